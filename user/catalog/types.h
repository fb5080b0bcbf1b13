// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * types.h - the structs of which the generated tables of the catalog consist. catalog.h has the look-ups.
 */
#ifndef XB_CATALOG_TYPES_H
#define XB_CATALOG_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Group numbers never change. If PTI has a group (cat_api.pti_group), the groups here are parts of it, and
 * one of them has PTI's number: level zero 1, opencl 2, sycl 3. Function ids are also unique in PTI's groups.
 */
enum cat_api_id {
	CAT_API_NONE = 0,
	CAT_API_ZE = 1,
	CAT_API_CL = 2,
	CAT_API_SYCL = 3, /* the XPTI streams; it has no functions that programs call */
	CAT_API_UR = 4,
	CAT_API_PI = 5,
	CAT_API_CU = 6,
	CAT_API_ZET = 7,
	CAT_API_ZES = 8,
	CAT_API_ZER = 9,
	CAT_API_THREAD = 10,
	CAT_API_ZEL = 11,    /* functions of the Level Zero loader and of its tracing layer */
	CAT_API_BEACON = 12, /* what the beacon tells, which no program calls */
	CAT_API_MAX,
};

enum cat_kind {
	CAT_VOID,
	CAT_UINT, /* size 1, 2, 4, 8 */
	CAT_INT,
	CAT_BOOL, /* size 1, or 4 for ur_bool_t and its like */
	CAT_CHAR,
	CAT_FLOAT,  /* size 4 or 8 */
	CAT_ENUM,   /* one value by name */
	CAT_FLAGS,  /* an or of values */
	CAT_HANDLE, /* an opaque pointer */
	CAT_PTR,    /* elem: what it points to (CAT_VOID: unknown bytes) */
	CAT_STRING, /* pointer to NUL-terminated text */
	CAT_FUNC,   /* pointer to code */
	CAT_ARRAY,  /* inline: count of elem */
	CAT_STRUCT,
	CAT_UNION,
};

/* PTI's numbers of the layers at which calls are made. */
enum cat_domain {
	CAT_DOMAIN_DRIVER = 1,
	CAT_DOMAIN_RUNTIME = 2,
	CAT_DOMAIN_CRITICAL = 3,
};

struct cat_enumerator {
	const char *name;
	int64_t value;
};

struct cat_type {
	const char *name; /* as in the header, "ur_queue_handle_t"; "" where it has none */
	uint8_t kind;	  /* enum cat_kind */
	uint32_t size;	  /* bytes */
	uint32_t count;	  /* CAT_ARRAY: elements; else how many fields or values */
	const struct cat_type *elem;
	const struct cat_field *fields;
	const struct cat_enumerator *values; /* sorted by value for CAT_ENUM */
	const char *object; /* CAT_HANDLE: the name of its objects, "queue"; NULL: it has none */
};

/* How many elements a pointer's target has. */
enum cat_len {
	CAT_LEN_ONE,   /* one */
	CAT_LEN_ARG,   /* given by argument (or sibling field) len */
	CAT_LEN_PARG,  /* given by the integer to which argument len points */
	CAT_LEN_BYTES, /* len is in bytes, not in elements */
	CAT_LEN_PBYTES,
	CAT_LEN_CONST, /* len itself */
	CAT_LEN_NONE,  /* unknown: show the address only */
	CAT_LEN_PAIRS, /* keys, each followed by a value, up to a key that is 0 */
	CAT_LEN_REGISTERS, /* as CAT_LEN_ARG; but how wide an element is, another call tells: CAT_ACT_REGISTERS */
};

struct cat_field {
	const char *name;
	const struct cat_type *type;
	uint32_t offset;
	uint8_t len_kind; /* enum cat_len; index is that of a sibling field */
	uint8_t len;
	bool is_stype;			 /* the field determines the structure's type */
	bool is_next;			 /* pNext: the next structure of the chain */
	const struct cat_select *select; /* of a union: how its active member is chosen; or NULL */
	const char *
		unit; /* of a number, or of the target of a pointer: "ns", "bytes", "address"; or NULL */
};

/* The choice that one value of a selector makes. */
struct cat_choice {
	int64_t value;
	const struct cat_type *type;	/* behind a pointer; CAT_ARRAY of 0: as many as there are */
	const struct cat_field *member; /* of a union */
	bool follow;			/* that member points to as many bytes as size states */
};

/*
 * The value of another argument or field determines the type: that of a property its name, that of a union
 * its tag. For a value without a choice, the type stays bytes.
 */
struct cat_select {
	uint8_t by;   /* the argument or sibling field that determines it */
	uint8_t size; /* CAT_ARG(the argument with the number of bytes after the call), or 0 */
	uint32_t n;
	const struct cat_choice *choices; /* by value */
	uint8_t index; /* CAT_ARG(the sibling field that says of which argument of a kernel it is the value), or 0 */
};

#define CAT_IN	     1
#define CAT_OUT	     2
#define CAT_OPTIONAL 4
#define CAT_NEXT     8	/* points to a chain of structures, like a field with is_next */
#define CAT_FOREVER  16 /* a time: if all bits are set, there is no end */
struct cat_arg {
	const char *name;
	const struct cat_type *type;
	uint8_t flags;	  /* CAT_IN and the others above */
	uint8_t len_kind; /* enum cat_len, for pointers and strings */
	uint8_t len;
	const struct cat_select *select; /* of what it points to; or NULL */
	const char *unit;		 /* as in cat_field */
	/* CAT_ARG(what points to the number of bytes behind the pointer that this one leads to), or 0 */
	uint8_t inner;
};

/*
 * Roles: what a function does to the objects and the memory of its API, so that no code has to know a
 * function by name. One function may have several roles: a read that may block is enqueued, copies, and
 * waits.
 */
enum cat_act {
	/*
	 * OBJECT is made from PARENT; it is memory of SIZE bytes if it has a kind (enum cat_mem), an image of elements with
	 * channels in an ORDER and of type CHANNEL; imported by VALUE.
	 */
	CAT_ACT_CREATE,
	CAT_ACT_RETAIN,	 /* one owner of OBJECT more */
	CAT_ACT_RELEASE, /* one less; with an API that doesn't count: OBJECT is gone */
	CAT_ACT_ALLOC,	 /* POINTER to SIZE bytes of a kind (enum cat_mem); imported by VALUE */
	CAT_ACT_FREE,	 /* POINTER; of a kind: only what is imported */
	/* To QUEUE, or to the default one: KERNEL, if it is one, after NWAIT events at WAIT; EVENT signals its end. */
	CAT_ACT_ENQUEUE,
	CAT_ACT_WAIT, /* returns when OBJECT (COUNT of them) is done; only if BLOCKING isn't 0 */
	/*
	 * SIZE bytes, or WIDTH by HEIGHT by DEPTH, or a REGION of image SRC, from SRC to DST, in a direction (enum cat_dir). Rows
	 * at DST begin at ORIGIN, and are ROW and SLICE apart.
	 */
	CAT_ACT_COPY,
	CAT_ACT_FILL, /* a number of elements (enum cat_elem) at DST */
	CAT_ACT_NAME, /* OBJECT is called NAME */
	CAT_ACT_SETARG, /* KERNEL's argument INDEX is VALUE, of SIZE bytes; without VALUE: local memory */
	CAT_ACT_SETSIZE, /* work-groups of KERNEL are of LOCAL size from now on */
	CAT_ACT_TIMES, /* VALUE is when the command of event OBJECT ran on its device (enum cat_times) */
	CAT_ACT_EXPORT,	  /* VALUE are bytes by which other processes identify POINTER or OBJECT */
	CAT_ACT_UNEXPORT, /* VALUE leads nowhere from now on */
	CAT_ACT_MAP,	  /* SIZE bytes of OBJECT, from OFFSET on, are at POINTER (enum cat_map) */
	CAT_ACT_UNMAP,	  /* SIZE bytes at POINTER are addresses without memory again */
	CAT_ACT_CLOCK, /* the clock of device OBJECT ticks at VALUE (enum cat_clock) and has SIZE bits */
	CAT_ACT_GROUP, /* metric group OBJECT (COUNT of them) is of device PARENT; or it is called NAME and has SIZE metrics */
	CAT_ACT_METRICS, /* OBJECT, COUNT of them, are the metrics of group PARENT, in the order of values */
	CAT_ACT_METRIC, /* metric OBJECT is called NAME, and its values are of type VALUE and of unit UNIT */
	CAT_ACT_QUERY, /* metric query OBJECT begins or ends (enum cat_query) among the commands of QUEUE */
	CAT_ACT_SAMPLE, /* SIZE bytes at POINTER are what was measured, by metric query OBJECT if there is one */
	CAT_ACT_DROPPED, /* with this result, measured data were dropped before they could be read */
	/* VALUE, COUNT of them, were calculated for group PARENT from SIZE bytes at POINTER; INDEX: how many of each set. */
	CAT_ACT_VALUES,
	/* Registers of set INDEX are SIZE bytes wide, of device or debug session OBJECT; fields of VALUE's elements. */
	CAT_ACT_WIDTHS,
	CAT_ACT_SESSION,   /* OBJECT is a debug session of device PARENT */
	CAT_ACT_REGISTERS, /* VALUE are COUNT registers of set INDEX, of debug session PARENT */
	/*
	 * VALUE are SIZE bytes of a device image (enum cat_image). With COUNT, arrays of addresses and sizes, or of pointers to
	 * structures that have both.
	 */
	CAT_ACT_IMAGE,
	/*
	 * Something of a kind (enum cat_binary) that was made of OBJECT comes out at VALUE: of SIZE bytes, or, of a property
	 * (WHEN), an array of SIZE bytes of which COUNT were needed.
	 */
	CAT_ACT_BINARY,
	CAT_ACT_MAPPED, /* SIZE bytes of OBJECT are at POINTER, an address of the host's, once the command has run */
	CAT_ACT_MAX,
};

enum cat_part {
	CAT_PART_OBJECT, /* a handle, or a pointer to one or (with COUNT) to many */
	CAT_PART_COUNT,
	CAT_PART_PARENT,
	CAT_PART_POINTER, /* the address, or a pointer to where it is written */
	CAT_PART_SIZE,
	CAT_PART_QUEUE, /* a queue, stream or command list */
	CAT_PART_KERNEL,
	CAT_PART_NWAIT,
	CAT_PART_WAIT,
	CAT_PART_EVENT, /* a handle: it is signalled; a pointer to one: it is made */
	CAT_PART_BLOCKING,
	CAT_PART_DST,
	CAT_PART_SRC,
	CAT_PART_PARAMS, /* a structure that contains parts that aren't arguments */
	CAT_PART_NAME,	 /* text, or an object whose name it is */
	CAT_PART_GLOBAL, /* sizes: an array, a structure, or the first of three integers side by side */
	CAT_PART_LOCAL,
	CAT_PART_INDEX,
	CAT_PART_VALUE, /* the address, a handle, or the bytes at a pointer */
	CAT_PART_ARGS,	/* the kernel's arguments, passed with the launch */
	CAT_PART_WHEN,	/* the role holds only if this is cat_role.when */
	CAT_PART_OFFSET,
	CAT_PART_WIDTH,	  /* bytes of a row, or all three in an array or structure */
	CAT_PART_HEIGHT,  /* rows */
	CAT_PART_DEPTH,	  /* 0: flat */
	CAT_PART_UNIT,	  /* text */
	CAT_PART_REGION,  /* width, height and depth in elements of an image */
	CAT_PART_ROW,	  /* bytes from one row to the next; 0: there is nothing between them */
	CAT_PART_SLICE,	  /* the same for slices */
	CAT_PART_ORIGIN,  /* where the first row begins: bytes, rows, slices */
	CAT_PART_ORDER,	  /* enumerators that name the channels */
	CAT_PART_CHANNEL, /* and the bits of one */
	CAT_PART_MAX,
};

enum cat_mem {
	CAT_MEM_UNKNOWN,
	CAT_MEM_DEVICE,
	CAT_MEM_HOST,
	CAT_MEM_SHARED,
	CAT_MEM_VIRTUAL, /* addresses without memory */
	/* For created objects that stand for memory: */
	CAT_MEM_BUFFER,
	CAT_MEM_IMAGE,
	CAT_MEM_PART,	  /* of a buffer, no memory of its own */
	CAT_MEM_POOL,	  /* that memory is taken from */
	CAT_MEM_PHYSICAL, /* memory without addresses yet */
	CAT_MEM_IMPORTED, /* another API's or process's, or a file's */
};

enum cat_dir {
	CAT_DIR_UNKNOWN, /* determined by the pointers */
	CAT_DIR_H2D,
	CAT_DIR_D2H,
	CAT_DIR_D2D,
};

/* How many bytes the elements of a fill have. */
enum cat_elem {
	CAT_ELEM_1,
	CAT_ELEM_2,
	CAT_ELEM_4,
};

/* What a map does to OBJECT. */
enum cat_map {
	CAT_MAP_LEAVES,
	CAT_MAP_HOLDS, /* after its release, it exists as long as it is mapped */
};

/* The unit of CAT_PART_GLOBAL. */
enum cat_sizes {
	CAT_SIZES_ITEMS,  /* work-items */
	CAT_SIZES_GROUPS, /* work-groups, of LOCAL items each */
	CAT_SIZES_GRID,	  /* the same; called grid and block */
};

/* What the VALUE of CAT_ACT_TIMES is. */
enum cat_times {
	CAT_TIMES_BEGIN, /* ns by the device's clock */
	CAT_TIMES_END,	 /* same */
	/* Begin and end, in ticks of the device's clock (CAT_ACT_CLOCK); or of each part of the run. */
	CAT_TIMES_TICKS,
	/* When it was seen not to have ended yet, and to have ended, in ns by the clock of the trace; 0: not seen. */
	CAT_TIMES_NOT_BEFORE,
	CAT_TIMES_NOT_AFTER,
};

/* What SIZE of CAT_ACT_IMAGE is. */
enum cat_image {
	CAT_IMAGE_SIZE,
	CAT_IMAGE_ENDS, /* the address at which the image ends */
};

/* What comes out by CAT_ACT_BINARY. */
enum cat_binary {
	CAT_BINARY_IMAGE,
	CAT_BINARY_DEBUG, /* debug information */
	CAT_BINARY_SIZES, /* of the images that come out by the same function */
};

/* What CAT_ACT_QUERY does. */
enum cat_query {
	CAT_QUERY_BEGIN,
	CAT_QUERY_END,
};

/* What the VALUE of CAT_ACT_CLOCK is. */
enum cat_clock {
	CAT_CLOCK_NS,	 /* ns a tick, a whole number of them */
	CAT_CLOCK_HERTZ, /* ticks a second */
};

struct cat_role {
	uint8_t act;  /* enum cat_act */
	uint8_t kind; /* enum cat_mem, cat_dir, cat_elem, cat_map, cat_sizes, cat_times, cat_clock, cat_query, cat_image or cat_binary */
	uint8_t parts[CAT_PART_MAX];  /* CAT_ARG(index), CAT_RETURN or 0: see catalog_part() */
	uint8_t fields[CAT_PART_MAX]; /* CAT_ARG(index of the part's field in that structure) or 0 */
	int32_t when;
};
#define CAT_ARG(index) ((index) + 1)
#define CAT_RETURN     255

/* How success is recognised. */
enum cat_ok {
	CAT_OK_RESULT,	 /* it returns the group's success value */
	CAT_OK_NOT_NULL, /* it returns something else than 0 */
	CAT_OK_ALWAYS,	 /* it returns nothing, or no status */
};

#define CAT_F_GETTER	1 /* cheap, called often, of little interest: not in the default set */
#define CAT_F_NO_RETURN 2 /* C++ or never returns: entry probe only */
#define CAT_F_KERNEL	4 /* class bits: launches a kernel */
#define CAT_F_MEMORY	8
#define CAT_F_COPY	16
#define CAT_F_SYNC	32
#define CAT_F_MODULE	64
#define CAT_F_QUERY	128 /* asks and changes nothing; every getter is one */
#define CAT_F_METRIC	256
#define CAT_F_DEBUG	512
#define CAT_F_SYSMAN	1024
#define CAT_F_HANDLE_NAME \
	2048 /* the kernel whose handle it gets or returns: memory there may lead to its name */
struct cat_func {
	const char *name;
	/*
	 * The symbol that libraries export. If an API exports several forms of a function (cuMemAlloc,
	 * cuMemAlloc_v2, ..._ptsz), they have one name and id, and each form has its variants: the newest form
	 * comes first, and in each form the newest signature.
	 */
	const char *symbol;
	uint32_t id;  /* stable in its group: the function id of the header, if it has one */
	uint16_t api; /* enum cat_api_id */
	uint16_t flags;
	uint8_t nargs;	 /* may exceed XB_MAX_ARGS; the others are not captured, and marked */
	uint8_t variant; /* 0 for the newest signature */
	uint8_t ok;	 /* enum cat_ok */
	uint8_t nroles;
	const struct cat_role *roles;
	const struct cat_arg *args;
	const struct cat_type *ret;
	const char *since,
		*until; /* releases with this signature, "2025.0" .. ; until "" is open */
	const struct cat_func *next_variant; /* older signature, or NULL */
	/* With cat_api.streams: what these call it in the releases of this variant, as CAT_ARG(number); 0: not known. */
	uint32_t number;
};

/* How XPTI's call streams report the arguments of a group's functions. */
enum cat_streams {
	CAT_STREAMS_NONE,     /* there is no stream that does */
	CAT_STREAMS_POINTERS, /* by their addresses, one after the other */
	CAT_STREAMS_VALUES,   /* by their values, without gaps, with the numbers of pi_kinds.h */
	CAT_STREAMS_MEMBERS, /* by their values, as members of a structure; functions by their symbols */
};

struct cat_api {
	uint16_t id;
	const char *name;   /* "ur": as users write it in -e */
	const char *prefix; /* of its functions' names */
	uint32_t success;   /* value of the result type that means success */
	bool by_default;    /* in the set that is traced when nothing is selected */
	uint8_t pti_group;  /* 0: PTI has none */
	uint8_t pti_domain; /* enum cat_domain; 0: none */
	const struct cat_func *const *funcs; /* newest variants, sorted by name (strcmp) */
	size_t nfuncs;
	const uint32_t *answers; /* results that are neither success nor failure: "not ready" */
	size_t nanswers;
	uint8_t streams; /* enum cat_streams */
	/* The releases of SYCL with such a stream, where the group's own are others; else NULL. */
	const char *streams_since, *streams_until;
};

#endif
