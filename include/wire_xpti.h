// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * wire_xpti.h - the XPTI records of the stream, and what the kernel side must know of a libxptifw.
 *
 * bpf/xpti.bpf.c writes them, and user/decode/xpti.c reads them. Where the layout numbers come from is in
 * docs/xpti.md and user/plan/xpti_layout.c.
 */
#ifndef XB_WIRE_XPTI_H
#define XB_WIRE_XPTI_H

#include "wire.h"

#define XB_XPTI_MAX_META 32   /* metadata pairs of one event */
#define XB_XPTI_VALUE	 4096 /* bytes of one metadata value, name or text, at most */
#define XB_XPTI_SHORT	 256  /* bytes of a stream's name or a stashed key, at most */
#define XB_XPTI_LAYOUTS	 256  /* slots of the kernel side's table of layouts */
#define XB_XPTI_TYPES	 128  /* trace types below this are the framework's own */

/* Values of XB_COOKIE_FUNC in the cookies of XPTI probes. */
#define XB_XPTI_FUNC_NOTIFY 1

/* ---- what the kernel side has to know of a library --------------------------------------------- */

/* How the id -> text tables of the framework are built. */
enum xb_xpti_table {
	XB_XPTI_TABLE_NONE, /* unknown: no metadata as text, no stream names */
	XB_XPTI_TABLE_STD,  /* libstdc++ unordered_map */
	XB_XPTI_TABLE_EMH7, /* emhash7 */
};

/* What the user_data of a trace type is. */
enum xb_xpti_data {
	XB_XPTI_DATA_ADDR,	/* not known: only its address is kept */
	XB_XPTI_DATA_TEXT,	/* NUL-terminated */
	XB_XPTI_DATA_HANDLE,	/* an opaque handle: the pointer is the value */
	XB_XPTI_DATA_CALL,	/* function_with_args_t */
	XB_XPTI_DATA_MEM,	/* text with an event, mem_alloc_data_t without */
	XB_XPTI_DATA_CONSTRUCT, /* offload_buffer_data_t; offload_image_data_t in an image stream */
	XB_XPTI_DATA_DESTRUCT,	/* pointer to a handle */
	XB_XPTI_DATA_ASSOCIATE, /* offload_association_data_t */
	XB_XPTI_DATA_ACCESSOR, /* offload_accessor_data_t; offload_image_accessor_data_t likewise */
};
#define XB_XPTI_DATA_MASK     0x7f
#define XB_XPTI_DATA_NO_EVENT 0x80 /* the framework accepts the type without an event */

/* Which numbers the trace types have. The event's record has it for the decoder. */
enum xb_xpti_numbering {
	XB_XPTI_TYPES_2022, /* 2022.2 to 2023.2; 2023.2 has 29 instead of 31, and uses 50 and 51 */
	XB_XPTI_TYPES_2024, /* from 2024.0 */
};

#define XB_XPTI_L_UID128  1 /* flags: 128-bit identity, unique_id is an address (from 2025.1) */
#define XB_XPTI_L_OBJECTS 2 /* flags: object_off is known */
#define XB_XPTI_L_ENABLED 4 /* flags: enabled_off is known */
#define XB_XPTI_L_STASH	  8 /* flags: tls_index and what follows it are known */
struct xb_xpti_layout {
	__u64 notify;	 /* virtual address (in the file) of the probed instruction */
	__u64 instance;	 /* virtual address of xpti::Framework::MInstance */
	__u64 tls_index; /* virtual address of the {module, offset} pair of the stash */
	__u32 flags;
	__u8 numbering; /* enum xb_xpti_numbering */
	__u8 table;	/* enum xb_xpti_table */
	__u16 live_off; /* the set of trace points; 0: unknown */
	/* Offsets in the framework object. */
	__u32 string_off;
	__u32 stream_off; /* 0: unknown */
	__u32 tool_off;	  /* the table of tools that define trace types; 0: unknown */
	__u32 object_off;
	__u32 enabled_off;
	__u32 stash_key_off; /* in the library's thread-local block */
	__u32 stash_value_off;
	__u8 data[XB_XPTI_TYPES]; /* enum xb_xpti_data | XB_XPTI_DATA_NO_EVENT, by trace type */
	__u32 obj;		  /* the object's id; set when the probe is placed */
	__u32 reserved;
};

/*
 * The calls that call streams report (ur.call and others): notifications whose user_data has a function's name, its number
 * and its arguments. What is known of a function by the release of the framework is found by its name.
 */
#define XB_STREAM_NAME	    60	  /* bytes, with the NUL */
#define XB_STREAM_FUNCS	    32768 /* of all frameworks */
#define XB_STREAM_NO_NUMBER 0xffffffff
#define XB_STREAM_BEGIN \
	28 /* trace types, of all releases: nothing else has ever had these numbers */
#define XB_STREAM_END	  29
#define XB_STREAM_END_OLD 31
struct xb_stream_key {
	__u32 obj; /* the framework's */
	char name[XB_STREAM_NAME];
};
struct xb_stream_arg {
	__u16 at;  /* where in args_data it is, or with POINTERS, its address; bytes */
	__u8 word; /* of the call, see struct xb_call */
	__u8 bytes;
};
#define XB_STREAM_POINTERS 1 /* flags: args_data has the addresses of the arguments */
struct xb_stream_func {
	__u32 slot; /* of the plan table */
	__u32 number; /* what the payload calls it; XB_STREAM_NO_NUMBER: not known, so it is not compared */
	__u8 nargs; /* with an entry in args */
	__u8 flags;
	__u16 reserved;
	struct xb_stream_arg args[XB_MAX_ARGS];
};

/* ---- records ----------------------------------------------------------------------------------- */

/* 128-bit identity of an event; in older generations p1 is 0 and p2 the 64-bit unique id. */
struct xb_xpti_uid {
	__u64 p1, p2;
	__u64 instance; /* 0: unknown */
};

/* xb_hdr.flags of XB_XPTI. */
#define XB_XPTI_EVENT	      0x01 /* there is an event: uid and what depends on it are valid */
#define XB_XPTI_PARENT	      0x02 /* there is a parent; its uid is 0 if it could not be read */
#define XB_XPTI_EDGE	      0x04 /* source and target are valid */
#define XB_XPTI_UID128	      0x08 /* the new identity: see struct xb_xpti_uid */
#define XB_XPTI_PAYLOAD	      0x10 /* line and column are valid */
#define XB_XPTI_STASH	      0x20 /* a tuple was stashed: stash is its value, an item has its key */
#define XB_XPTI_EVENT_FAULT   0x40  /* the event could not be read */
#define XB_XPTI_META_FAULT    0x80  /* the metadata list could not be read to its end */
#define XB_XPTI_META_TRUNC    0x100 /* more pairs than XB_XPTI_MAX_META */
#define XB_XPTI_PAYLOAD_FAULT 0x200
#define XB_XPTI_IS_CALL	      0x400 /* it begins or ends a call that has a record of its own */

struct xb_xpti_pair {
	__u32 key;   /* string id */
	__s32 value; /* object id */
};

/*
 * One notification. An XB_XPTI_POINT only describes the event: the members that belong to a
 * notification (instance, user_data, parent, stash, trace_type, stream, data) are 0. body has npairs
 * pairs, then items up to the end of the record. Each item is a struct xb_xpti_item, followed by its
 * bytes padded to 8.
 */
struct xb_xpti {
	struct xb_hdr h;
	__u64 fw; /* the framework object, to which the ids of strings, objects and streams belong */
	__u64 instance; /* the notification's argument */
	__u64 event;	/* address */
	__u64 user_data;
	struct xb_xpti_uid uid, parent, source, target;
	__u64 stash;
	__u32 line, column;
	__u16 trace_type;
	__u16 event_type;
	__u16 activity;
	__u8 stream;
	__u8 numbering; /* enum xb_xpti_numbering */
	__u8 data;	/* enum xb_xpti_data of the items DATA */
	__u8 npairs;
	__u8 reserved[2];
	__u32 total_pairs; /* as stated by the event */
	__u8 body[];
};

enum xb_xpti_item_kind {
	XB_XPTI_ITEM_NAME = 1, /* payload */
	XB_XPTI_ITEM_FILE,
	XB_XPTI_ITEM_DATA,	/* user_data's text or bytes */
	XB_XPTI_ITEM_DATA_TEXT, /* text to which these bytes point: function or element type */
	XB_XPTI_ITEM_DATA_RET,	/* 4 bytes of the result to which these bytes point */
	XB_XPTI_ITEM_STASH_KEY,
};
#define XB_XPTI_ITEM_FAULT 1 /* unreadable: no bytes; addr may be read later */
#define XB_XPTI_ITEM_TRUNC 2
struct xb_xpti_item {
	__u16 len; /* bytes that follow, before padding; no NUL */
	__u8 kind; /* enum xb_xpti_item_kind */
	__u8 flags;
	__u32 reserved;
	__u64 addr; /* where they were read */
};

/*
 * XB_XPTI_STRING, XB_XPTI_OBJECT, XB_XPTI_STREAM: before the first event that needs it. Streams have numbers below
 * XB_XPTI_TOOL; XB_XPTI_STREAM with that and a number added has the name of a tool, which is the high byte of the trace
 * types that the tool has defined.
 */
#define XB_XPTI_USER_TYPE 0x80 /* in the low byte: a trace type of a tool */
#define XB_XPTI_TOOL	  0x100
#define XB_XPTI_DEF_FAULT 1 /* h.flags: unreadable: no bytes */
#define XB_XPTI_DEF_TRUNC 2
struct xb_xpti_def {
	struct xb_hdr h;
	__u64 fw;
	__s32 id;
	__u32 len;   /* bytes in text, before padding to 8; no NUL */
	__u64 total; /* the full length; 0: unknown */
	__u64 addr;
	__u8 vtype; /* objects: 0 binary, 1 string, 2 signed, 3 unsigned, 4 floating, 5 boolean */
	__u8 reserved[7];
	__u8 text[];
};

#endif
