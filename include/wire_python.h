// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wire_python.h - what the kernel side is told of a CPython, and what it tells of the frames in one.
 *
 * These records stay in front of decode, as XB_STACK does: peek/sites.c makes frames of them.
 */
#ifndef XB_WIRE_PYTHON_H
#define XB_WIRE_PYTHON_H

#include "wire.h"

#define XB_PY_FRAMES	  64 /* of one stack that are told; a power of two */
#define XB_PY_STEPS	  320 /* frames that are looked at, to find where the last one told belongs */
#define XB_PY_NAME	  512	/* bytes of a function's name */
#define XB_PY_PATH	  1024	/* bytes of a file's name */
#define XB_PY_TABLE	  32768 /* bytes of a table of lines */
#define XB_PY_FRAME_BYTES 112	/* of a frame in the process: all that matters of it */
#define XB_PY_CODE_BYTES  224	/* of a code object, at most */

#define XB_PY_CFRAME \
	1	      /* the thread state leads to a record on the C stack, and that to the frame */
#define XB_PY_ENTRY 2 /* frames say which of them began a run of the interpreter; else others do */
/*
 * 3.10: frames are objects, and each is a run; the thread state leads to both the frame and the record on the C
 * stack (cframe_top). instr is a number of instructions, in 4 bytes.
 */
#define XB_PY_OBJECT	   4
#define XB_PY_OBJECT_BYTES 128 /* of a code object, which has no instructions at its end */

/* Where things are in a version of CPython. Bytes from the start of the structure that has them. */
struct xb_py_layout {
	__u32 tss; /* _PyRuntime: the key of the thread states, behind whether it is in use */
	__u16 thread_id, top; /* thread state */
	__u16 cframe_top, cframe_previous;
	/* Frame, all in its first frame_bytes (at most XB_PY_FRAME_BYTES). owner is a byte. */
	__u8 frame_bytes, previous, code, instr, owner, is_entry;
	__u8 shim;  /* the owner of a frame that is none, but marks the start of a run */
	__u8 flags; /* XB_PY_ */
	/* Code object; its instructions are its end (XB_PY_OBJECT: another object). */
	__u16 first_line, filename, name, lines, instructions;
	__u16 version; /* a number that no other code object has; 0: it has none */
	/* Objects of text: how far its characters are, and what of its state tells their size. */
	__u8 ascii_data, compact_data;
};

/* The CPython in one process. Addresses. */
struct xb_python {
	__u64 runtime, code_type, text_type, bytes_type;
	struct xb_py_layout at;
};

/*
 * A code object, read while it runs, before the first stack that has it. Numbers are not used again: other
 * code at the same address has another one.
 */
struct xb_py_code {
	struct xb_hdr h;
	__u32 code;
	__u32 first_line;
	__u32 units;			     /* instructions, of 2 bytes */
	__u32 name_len, file_len, lines_len; /* bytes; 0: could not be read */
	__u8 name_size, file_size;	     /* of a character: 1 (of Latin 1), 2, 4 */
	__u8 cut;			     /* bit 0: of the name, 1: the file, 2: the lines */
	__u8 pairs;			     /* the table of lines is as 3.10 has it */
	__u8 reserved[4];
	__u8 bytes[]; /* name, file, lines; each padded to 8 */
};

enum xb_py_end {
	XB_PY_WHOLE,  /* no frame is missing */
	XB_PY_MANY,   /* there are more */
	XB_PY_UNREAD, /* the others could not be read, or made no sense */
	XB_PY_LOST,   /* what there was got lost on the way to user space */
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
		 * Where on the C stack the run of the interpreter has its record that this frame is the first of;
		 * 0: it is not the first, and belongs to the run of the next one.
		 */
		__u64 anchor;
		__u32 code;
		__u32 instr;	/* bytes from the first instruction */
	} frames[XB_PY_FRAMES]; /* innermost first; n of them are there */
};

#endif
