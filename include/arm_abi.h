/* SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only */
/*
 * arm_abi.h - the interface between xptibpf, which writes a block into a running process to arm it, and the beacon
 * (beacon/xptibpf-beacon.c), which reads the block there on a thread of its own.
 *
 * A library that notifies by XPTI contains a static proxy: stubs of all xpti* functions, which call through a table in
 * one object, the loader, and do nothing while the flag of this object is 0. If XPTI_FRAMEWORK_DISPATCHER is set, the
 * proxy fills the table when the library starts. Arming does the same later: the beacon opens the framework, finds each
 * function by its name, fills the table, and sets the flag last. The places of the table, of the flag and of each
 * function's slot are found in the stubs' machine code (user/arm/way.h). Arming therefore changes no environment
 * variable and no code of the program.
 *
 * The block is written into memory that is mapped for it. xptibpf fills it, and from then on only writes give_up,
 * file_ready and seen; the process writes everything below "out". Addresses and numbers are those of the process
 * (x86-64). Like all of its memory, what is read back from the block is hostile.
 */
#ifndef XB_ARM_ABI_H
#define XB_ARM_ABI_H

#include <stdint.h>

#define ARM_VERSION 3
/* libraries with a proxy in one process: libsycl, libsycl-preview, libur_loader */
#define ARM_MODULES 4
#define ARM_SLOTS   80 /* functions of a proxy: 49 in 2026.2 */
#define ARM_IDS	    12 /* stream ids that a library keeps: 6 in 2026.2 */
#define ARM_EVENTS  8  /* events that it made at its start: 4 in 2026.2 */
#define ARM_OWN	    2  /* stream ids that an object on the heap keeps: 2 in 2026 */
#define ARM_NAME    64 /* bytes of the name of a function, stream or event, with its NUL */
#define ARM_PATH    1024
#define ARM_TEXT    256

/* What the beacon exports for this. The names never change. */
#define BEACON_ARM   "xptibpf_beacon_arm"   /* void *(struct arm_block *), on a thread of its own */
#define BEACON_LEAVE "xptibpf_beacon_leave" /* a place for a probe */
#define BEACON_LEAVE_COUNT \
	"xptibpf_beacon_leave_count"		    /* uint16_t, its reference counter: disarm */
#define BEACON_LEAVE_NOW "xptibpf_beacon_leave_now" /* uint8_t, written from outside: the same */
#define BEACON_ARMED	 "xptibpf_beacon_armed"	    /* uint8_t: enum beacon_armed */

enum beacon_armed {
	BEACON_NOT_ARMED, /* never, or loaded by XPTI_SUBSCRIBERS */
	BEACON_ARMED_NOW, /* by a block; its thread runs */
	BEACON_DISARMED,  /* the tables' flags are 0 again and its thread is gone */
};

/* A function of the framework, and where the proxy keeps its address: bytes from the table's beginning. */
struct arm_slot {
	uint32_t offset;
	char name[ARM_NAME];
};

/*
 * A byte in which the library keeps the number that the framework gave to a stream, or (is_level) the stream's level
 * of detail. When it disarms, the beacon restores what it found there.
 */
struct arm_id {
	uint64_t address;
	uint8_t is_level;
	char stream[ARM_NAME];
};

/*
 * A pointer to an event that the library makes at its start and uses for all notifications without an event of their
 * own. It is NULL if nobody listened at that time. The beacon makes the event and never removes it, because a thread
 * may be using it.
 */
struct arm_event {
	uint64_t address;
	uint16_t type; /* an xpti::trace_event_type_t */
	/* Of its payload, in which line and column are the same number: */
	uint32_t line;
	char name[ARM_NAME];
};

/*
 * The object on the heap in which Unified Runtime's tracing layer keeps the numbers of its streams, one byte each,
 * which is 0xff if XPTI was off when the object was made. It is made at the first use of Unified Runtime, and may be
 * freed at any time by code that holds its lock. The lock is a byte that is set to 1 by an exchange.
 */
struct arm_layer {
	/* Addresses of the lock and of the pointer to the object, which is NULL if there is no object. */
	uint64_t lock, object;
	uint64_t type; /* the object's first 8 bytes */
	uint32_t nids; /* 0: there is no such object */
	struct {
		uint32_t offset; /* from the object's beginning */
		char stream[ARM_NAME];
	} ids[ARM_OWN];
};

/* A library with a proxy. */
struct arm_module {
	uint64_t bias; /* what was added to the file's addresses; used to notice another library there */
	uint64_t loader; /* address of the pointer to the loader object, which is NULL before its first use */
	uint64_t stub;	/* its xptiTraceEnabled, which makes the object if there is none */
	uint32_t flag;	/* bytes from the object's beginning to the flag (1 byte) */
	uint32_t table; /* and to three pointers: the table's beginning, end and capacity */
	uint32_t nslots, nids, nevents;
	struct arm_slot slots[ARM_SLOTS];
	struct arm_id ids[ARM_IDS];
	struct arm_event events[ARM_EVENTS];
	struct arm_layer layer;
};

enum arm_flags {
	ARM_WHILE_TRACED = 1 << 0, /* disarm itself when there is no tracer any more */
};

enum arm_state {
	ARM_BEGUN,  /* 0: as written */
	ARM_THREAD, /* the new thread runs */
	ARM_WANTS_FILE, /* it waits for file_ready: xptibpf writes the beacon into the memory file .fd */
	ARM_LOADED, /* the beacon is mapped */
	ARM_DONE,   /* armed */
	ARM_FAILED, /* everything undone; why[] says why */
};

struct arm_block {
	uint32_t version; /* ARM_VERSION */
	uint32_t size;	  /* of this structure */
	uint32_t flags;	  /* enum arm_flags */
	uint64_t map; /* the mapping that contains the block, for the beacon to unmap when .seen */
	uint64_t map_size;
	/* Functions of the process's own C library, for the code that starts the thread: */
	uint64_t dlopen, dlsym, dlerror;
	char beacon[ARM_PATH];	  /* "": use a memory file */
	char framework[ARM_PATH]; /* libxptifw.so */
	/* The file that was found there and checked, as stat() has it. ino 0: whatever is there. */
	struct {
		uint64_t dev, ino, size;
		int64_t mtime_s, mtime_ns;
	} framework_is;
	uint32_t nmodules;
	uint32_t nstreams;
	struct arm_module modules[ARM_MODULES];
	char streams[ARM_IDS * 2][ARM_NAME]; /* to subscribe to while there is a tracer */
	/* Written by xptibpf while the process runs: */
	uint32_t give_up;    /* stop at the next possible place and undo everything */
	uint32_t file_ready; /* the memory file is written */
	uint32_t seen;	     /* the result was read, so the mapping can be removed */
	/* out: written by the process */
	uint32_t state; /* enum arm_state */
	int32_t tid;	/* of the new thread, in its own pid namespace */
	int32_t fd;	/* of the memory file */
	char why[ARM_TEXT];
};

#endif
