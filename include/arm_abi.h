/* SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only */
/*
 * arm_abi.h - what xptibpf writes into a running process to arm it, and what the beacon
 * (beacon/xptibpf-beacon.c), started there on a thread of its own, makes of it.
 *
 * A library that notifies by XPTI carries a static proxy: stubs of all xpti* functions, which go through a table in
 * one object, the loader, and do nothing while its flag is 0. The proxy fills the table when the library starts, if
 * XPTI_FRAMEWORK_DISPATCHER is set. Arming does the same later: the beacon opens the framework, finds each function by
 * its name, fills the table, and sets the flag last. Where table, flag and each function's slot are is in the stubs'
 * machine code (user/arm/way.h). So no environment variable is touched and no code of the program's is changed.
 *
 * One block is written into memory mapped for it. xptibpf fills it, then only writes give_up, file_ready and seen;
 * everything else below "out" is the process's. Addresses are of that process; numbers of its own kind (x86-64).
 * What is read back is as hostile as all its memory.
 */
#ifndef XB_ARM_ABI_H
#define XB_ARM_ABI_H

#include <stdint.h>

#define ARM_VERSION 2
#define ARM_MODULES \
	4 /* libraries with a proxy in one process: libsycl, libsycl-preview, libur_loader */
#define ARM_SLOTS  80 /* functions of a proxy: 49 in 2026.2 */
#define ARM_IDS	   12 /* stream ids that a library keeps: 6 in 2026.2 */
#define ARM_EVENTS 8  /* events that it made at its start: 4 in 2026.2 */
#define ARM_OWN	   2  /* stream ids that an object on the heap keeps: 2 in 2026 */
#define ARM_NAME   64 /* bytes of a function's, stream's or event's name, with its end */
#define ARM_PATH   1024
#define ARM_TEXT   256

/* What the beacon exports for it. Names never change. */
#define BEACON_ARM   "xptibpf_beacon_arm"   /* void *(struct arm_block *), on a thread of its own */
#define BEACON_LEAVE "xptibpf_beacon_leave" /* a place for a probe */
#define BEACON_LEAVE_COUNT \
	"xptibpf_beacon_leave_count"	    /* uint16_t, its reference counter: disarm */
#define BEACON_ARMED "xptibpf_beacon_armed" /* uint8_t: enum beacon_armed */

enum beacon_armed {
	BEACON_NOT_ARMED, /* never, or loaded by XPTI_SUBSCRIBERS */
	BEACON_ARMED_NOW, /* by a block; its thread runs */
	BEACON_DISARMED,  /* the tables' flags are 0 again and its thread is gone */
};

/* A function of the framework and where the proxy keeps its address: bytes from the table's begin. */
struct arm_slot {
	uint32_t offset;
	char name[ARM_NAME];
};

/*
 * A byte in which the library keeps the number that the framework gave a stream, or how much is to be told on
 * that stream. The beacon puts back what it found there.
 */
struct arm_id {
	uint64_t address;
	uint8_t is_level;
	char stream[ARM_NAME];
};

/*
 * A pointer to an event that the library makes at its start, for all that has no event of its own: NULL where nobody
 * listened. The beacon makes the event, and leaves it there for good: a thread may hold it.
 */
struct arm_event {
	uint64_t address;
	uint16_t type; /* of xpti::trace_event_type_t */
	/* its payload's: line and column are the same number */
	uint32_t line;
	char name[ARM_NAME];
};

/*
 * The object on the heap in which Unified Runtime's tracing layer keeps the numbers of its streams, a byte each: 0xff if
 * XPTI was off when it was made. It is made at the first use of Unified Runtime, and can be freed at any time by
 * whoever has its lock: a byte, which is 1 meanwhile, and is set by an exchange.
 */
struct arm_layer {
	uint64_t lock,
		object; /* addresses of that byte and of the pointer, which is NULL without an object */
	uint64_t type; /* the object's first 8 bytes */
	uint32_t nids; /* 0: there is no such object */
	struct {
		uint32_t offset; /* from its begin */
		char stream[ARM_NAME];
	} ids[ARM_OWN];
};

/* A library with a proxy. */
struct arm_module {
	uint64_t bias; /* what was added to the file's addresses: another library there now is not this one */
	uint64_t loader; /* address of the pointer to the loader object; the pointer is NULL before first use */
	uint64_t stub;	/* its xptiTraceEnabled, which makes the object if it isn't there */
	uint32_t flag;	/* bytes from the object's begin to the flag (1 byte) */
	uint32_t table; /* and to three pointers: begin, end and capacity of the table */
	uint32_t nslots, nids, nevents;
	struct arm_slot slots[ARM_SLOTS];
	struct arm_id ids[ARM_IDS];
	struct arm_event events[ARM_EVENTS];
	struct arm_layer layer;
};

enum arm_flags {
	ARM_WHILE_TRACED = 1 << 0, /* disarm by itself when no tracer is there any more */
};

enum arm_state {
	ARM_BEGUN,	/* 0: as written */
	ARM_THREAD,	/* the new thread runs */
	ARM_WANTS_FILE, /* the memory file .fd waits for the beacon's content, then file_ready */
	ARM_LOADED,	/* the beacon is mapped */
	ARM_DONE,	/* armed */
	ARM_FAILED,	/* everything undone; why[] says why */
};

struct arm_block {
	uint32_t version; /* ARM_VERSION */
	uint32_t size;	  /* of this structure */
	uint32_t flags;	  /* enum arm_flags */
	uint64_t map; /* the mapping that the block lies in, for the beacon to unmap when .seen */
	uint64_t map_size;
	/* functions of the process's own C library, for the code that starts the thread */
	uint64_t dlopen, dlsym, dlerror;
	char beacon[ARM_PATH];	  /* "": by a memory file */
	char framework[ARM_PATH]; /* libxptifw.so */
	uint32_t nmodules;
	uint32_t nstreams;
	struct arm_module modules[ARM_MODULES];
	char streams[ARM_IDS * 2][ARM_NAME]; /* to listen to, while a tracer is there */
	/* from xptibpf, while it runs */
	uint32_t give_up;    /* stop at the next possible place and undo */
	uint32_t file_ready; /* the memory file is written */
	uint32_t seen;	     /* the result was read: the mapping can go */
	/* out */
	uint32_t state; /* enum arm_state */
	int32_t tid;	/* of the new thread, as its own namespace has it */
	int32_t fd;	/* of the memory file */
	char why[ARM_TEXT];
};

#endif
