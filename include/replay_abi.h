// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * replay_abi.h - what `xptibpf replay` tells the adapter in the program, and what the adapter answers.
 *
 * One file, made of a recording, has everything: a header, then arrays, each at an offset and with a number of elements.
 * The adapter checks all offsets and numbers before it uses any. At the end of the file is struct replay_status, the only
 * part to which the adapter writes.
 */
#ifndef XB_REPLAY_ABI_H
#define XB_REPLAY_ABI_H

#include <stdint.h>

#define REPLAY_MAGIC		0x5945524c50425058ULL
#define REPLAY_VERSION		6
#define REPLAY_VARIABLE		"XPTIBPF_REPLAY"	 /* the file's path */
#define REPLAY_PLUGINS_VARIABLE "XPTIBPF_REPLAY_PLUGINS" /* header's plugins */
#define REPLAY_PI_GETTER	"piPluginInit"		 /* fills PI's only table */
#define REPLAY_NAME		80	     /* bytes of a function's name, with a NUL */
#define REPLAY_RELEASE		16	     /* bytes of a release, with a NUL */
#define REPLAY_FUNCTIONS	1024	     /* at most: the adapter has as many stubs */
#define REPLAY_SLOTS		1024	     /* at most, of all tables */
#define REPLAY_WORDS		32	     /* at most, of a call: XB_MAX_ARGS */
#define REPLAY_PLUGINS		512	     /* bytes of plugins' names, with a NUL */
#define REPLAY_AT_MAX		256	     /* bytes before the first slot of a table */
#define REPLAY_REGION_MAX	(1ULL << 40) /* bytes */
#define REPLAY_NO_FUNCTION	UINT32_MAX

struct replay_array {
	uint64_t offset, n; /* bytes from the file's beginning, a multiple of 8; elements */
};

/* By which a runtime calls what drives devices. */
enum replay_interface {
	REPLAY_UR, /* Unified Runtime: 2025.0 and later */
	REPLAY_PI, /* the Plugin Interface: until 2024.2 */
	REPLAY_INTERFACES,
};

struct replay_header {
	uint64_t magic;
	uint32_t version;
	uint32_t timing;	      /* calls that wait last at least as long as they did */
	uint64_t size;		      /* bytes of the file */
	uint64_t objects, regions;    /* their numbers are smaller; object 0 is none */
	char release[REPLAY_RELEASE]; /* of the runtime that was recorded: "2026.2" */
	struct replay_array functions, tables, slots, threads, calls, acts, bytes;
	uint64_t status; /* offset of struct replay_status */
	/* What the recording lacks, for the command. */
	char said[REPLAY_NAME]; /* the release as the recording says it, if it is none that is known */
	uint64_t cut;		/* outputs of which only the beginning is there, or nothing */
	uint64_t uncopied;	/* commands whose bytes in the program's memory are not there */
	uint64_t early; /* commands whose bytes were recorded before they were waited for, and not again */
	uint64_t unfinished; /* calls that had not returned, or whose results were not recorded */
	uint64_t others;     /* calls of other processes */
	uint64_t native;     /* handles of the driver that the program was given */
	uint32_t has_data, has_images, has_getters;
	uint32_t lacks_handed_out; /* calls of OpenCL's own functions, which the plugin has handed out */
	uint32_t interface;	   /* enum replay_interface */
	uint32_t unused;
	char plugins[REPLAY_PLUGINS]; /* of PI, that the program had: the names of their files, with blanks between */
};

/* How freely a function's calls may come in another order than they were recorded. */
enum replay_kind {
	REPLAY_COMMAND, /* in order */
	REPLAY_COUNTED, /* only how often counts: it retains or releases */
	REPLAY_ASKS,	/* it changes nothing: among several threads, any number of times */
	REPLAY_WAITS,	/* the same, for it returns when something is done, and here all is done */
	REPLAY_KINDS,
};

struct replay_function {
	char name[REPLAY_NAME];
	uint32_t kind; /* enum replay_kind */
	uint32_t unused;
};

/* A table of functions by which the runtime calls, in the order of the release's header: some of the slots. */
struct replay_table {
	char getter[REPLAY_NAME]; /* the function that fills it */
	uint32_t first, n;
	uint32_t at; /* of the first slot: bytes from the address that the getter is given */
	uint32_t unused;
};
/* A slot is the number of a function, or REPLAY_NO_FUNCTION. */

struct replay_thread {
	uint32_t tid;  /* as it was recorded */
	uint32_t main; /* the program's first thread */
};

/* Calls are in the order in which they began. */
struct replay_call {
	uint64_t dur; /* ns */
	uint64_t act, nacts;
	uint64_t queue; /* the object to which it adds a command, if that executes commands in their order; 0 */
	uint32_t function, thread;
	uint32_t ret;
	uint32_t waits;
};

enum replay_what {
	/* What the call must have. */
	REPLAY_SCALAR,	/* the low size bytes of word are value */
	REPLAY_HANDLE,	/* word is object value, 0: NULL */
	REPLAY_NULL,	/* word is NULL if value is 1, and not if it is 0 */
	REPLAY_POINTER, /* word is region value's address, plus extra */
	REPLAY_HANDLES, /* word points to size / 8 handles: bytes are numbers of objects */
	REPLAY_BYTES,	/* at word plus extra there are these bytes */
	/* What the call is given. */
	REPLAY_KEEP, /* region value is at the address in word, or if extra is not 0, in the memory there at extra - 1 */
	REPLAY_PUT,	  /* bytes, to where word points, plus extra */
	REPLAY_PUT_LINES, /* the same for lines that are value bytes apart: size % value of each value bytes, if that is not 0 */
	REPLAY_PUT_HANDLES, /* size / 8 handles, of which bytes are the objects, to where word points */
	REPLAY_PUT_REGION, /* the address of region value, plus extra */
	REPLAY_PUT_NEW, /* the address of new memory of extra bytes, aligned to size, which is region value from now on */
	REPLAY_PUT_TEXT, /* the address of these bytes */
	REPLAY_WRITE,	 /* bytes, to region value, at extra */
	REPLAY_DROP,	 /* region value is no more */
	REPLAY_WHATS,
};
#define REPLAY_FIRST_GIVEN REPLAY_KEEP

/* flags */
#define REPLAY_LOOSE \
	1 /* among several threads, it need not be so: for which commands a command waits, or of which event the state is asked */
#define REPLAY_PADDING \
	2 /* it need not be so, and is counted: no member of the argument's type has these bytes */
#define REPLAY_INSIDE \
	4 /* not the word counts, but that which is at bytes behind the address in it */
#define REPLAY_ALIKE \
	8 /* among several threads, it may be another object that was made alike, which is counted: they make them in another order */

struct replay_act {
	uint32_t what; /* enum replay_what */
	uint16_t word; /* of the call */
	uint16_t flags;
	uint64_t value, extra;
	uint64_t bytes, size; /* a part of bytes */
	uint64_t name;	      /* where in bytes the argument's name is, which ends with a NUL */
	uint64_t at;	      /* with REPLAY_INSIDE */
};

enum replay_state {
	REPLAY_UNUSED,	/* no adapter has opened it */
	REPLAY_USED,	/* by the process pid */
	REPLAY_LEFT,	/* text says where the program has left the recording */
	REPLAY_REFUSED, /* text says why the adapter does nothing */
};

#define REPLAY_TEXT 1024
struct replay_status {
	uint32_t state; /* enum replay_state */
	uint32_t pid;
	uint32_t several; /* the program had several threads, so that the order is less strict */
	uint32_t unused;
	uint64_t made;	   /* calls that were answered by one of the recording */
	uint64_t again;	   /* calls that were answered by one that had been used */
	uint64_t unwaited; /* waits that were recorded for something else */
	uint64_t loose;	   /* commands that waited for others than recorded */
	uint64_t padding; /* arguments of kernels that differed between the members of their structures */
	uint64_t alike; /* commands with other objects than recorded */
	char text[REPLAY_TEXT];
	uint8_t done[]; /* of each call: whether it was made */
};

#endif
