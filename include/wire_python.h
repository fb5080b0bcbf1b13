// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wire_python.h - what the kernel side has to know of a CPython, and the records in which it reports its frames.
 *
 * Like XB_STACK, these records are not passed to decode: peek/sites.c makes frames of them.
 */
#ifndef XB_WIRE_PYTHON_H
#define XB_WIRE_PYTHON_H

#include "wire.h"

#define XB_PY_FRAMES	  64 /* that are reported of one stack; a power of two */
#define XB_PY_STEPS	  320 /* frames that are looked at to find where the last reported one belongs */
#define XB_PY_NAME	  512	/* bytes of a function's name */
#define XB_PY_PATH	  1024	/* bytes of a file's name */
#define XB_PY_TABLE	  32768 /* bytes of a table of lines */
#define XB_PY_FRAME_BYTES 112	/* that are read of a frame in the process */
#define XB_PY_CODE_BYTES  224	/* of a code object, at most */

/* The thread state points to a record on the C stack, which points to the frame. */
#define XB_PY_CFRAME 1
/* Frames have a mark if they began a run of the interpreter. Otherwise, shims show where runs begin. */
#define XB_PY_ENTRY 2
/*
 * 3.10: frames are objects, and each of them is a run of the interpreter. The thread state points both to the frame
 * and to the record on the C stack (cframe_top). instr is a number of instructions, in 4 bytes.
 */
#define XB_PY_OBJECT	   4
#define XB_PY_OBJECT_BYTES 128 /* of a code object, which has no instructions at its end */

/* Where things are in a version of CPython, in bytes from the start of the structure that contains them. */
struct xb_py_layout {
	__u32 tss; /* _PyRuntime: the key of the thread states, after the flag whether it is in use */
	__u16 thread_id, top; /* thread state */
	__u16 cframe_top, cframe_previous;
	/* Frame, all in its first frame_bytes (at most XB_PY_FRAME_BYTES). owner is a byte. */
	__u8 frame_bytes, previous, code, instr, owner, is_entry;
	__u8 shim;  /* the owner value of entries that are no frames but mark the start of a run */
	__u8 flags; /* XB_PY_ */
	/* Code object. Its instructions are at its end (XB_PY_OBJECT: in another object). */
	__u16 first_line, filename, name, lines, instructions;
	__u16 version; /* a number that is unique among code objects; 0: there is none */
	/* Text objects: offsets of the characters, in the two forms that such an object can have. */
	__u8 ascii_data, compact_data;
};

/* The CPython in one process. All but at are addresses. */
struct xb_python {
	__u64 runtime, code_type, text_type, bytes_type;
	struct xb_py_layout at;
};

/*
 * A code object, which is read while it runs, before the first stack that contains it. Numbers are not reused:
 * different code at the same address has a different number.
 */
struct xb_py_code {
	struct xb_hdr h;
	__u32 code;
	__u32 first_line;
	__u32 units;			     /* instructions, of 2 bytes */
	__u32 name_len, file_len, lines_len; /* bytes; 0: could not be read */
	__u8 name_size, file_size;	     /* of a character: 1 (of Latin 1), 2, 4 */
	__u8 cut;			     /* bit 0: of the name, 1: the file, 2: the lines */
	__u8 pairs;			     /* the table of lines has the format of 3.10 */
	__u8 reserved[4];
	__u8 bytes[]; /* name, file, lines; each padded to 8 */
};

enum xb_py_end {
	XB_PY_WHOLE,  /* no frame is missing */
	XB_PY_MANY,   /* there are more */
	XB_PY_UNREAD, /* the others could not be read, or made no sense */
	XB_PY_LOST,   /* they were lost on the way to user space */
	XB_PY_ENDS,
};

/* The Python frames of a thread at a call, before its XB_STACK. */
struct xb_py_stack {
	struct xb_hdr h;
	__u64 call; /* id */
	__u32 n;
	__u32 end; /* enum xb_py_end */
	struct xb_py_frame {
		/*
		 * If this frame is the first of a run of the interpreter: where on the C stack this run has its
		 * record. 0: it is not the first, and belongs to the same run as the next one.
		 */
		__u64 anchor;
		__u32 code;
		__u32 instr;	/* bytes from the first instruction */
	} frames[XB_PY_FRAMES]; /* innermost first; n of them are there */
};

#endif
