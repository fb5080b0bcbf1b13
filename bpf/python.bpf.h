// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * python.bpf.h - walks the Python frames of a CPython thread. Part of stack.bpf.h.
 *
 * The frames are walked at the moment of the call: the thread is inside the call, so nobody changes its thread
 * state, its frames and the code objects that they execute. When user space could read them, other calls would
 * have taken their place.
 *
 * The offsets come from a table, and the memory is that of a program that may contain anything, so the walk
 * checks what it finds:
 *  - The thread state is the one in the thread's own storage (as pthread_getspecific returns it for the key in
 *    _PyRuntime), and it must have the id of this thread.
 *  - The code of a frame must be an object of the type code, with texts of the type str and a table of the
 *    type bytes, and the instruction must be inside it.
 *  - Each run of the interpreter keeps a record in its own frame of the C stack. The address of this record
 *    (anchor) is reported, too, and user space must find the C frame that contains it.
 *
 * The texts of a code object are sent once. To distinguish it from another one that has the same address later,
 * the addresses of its parts are remembered, with the number that 3.12 and later assign to each code object. In
 * earlier versions, the lengths of the parts, the hashes that its texts contain and the beginning of its table are used
 * instead. Other processes, and Python programs whose calls take no stack, do not run this code.
 */
#ifndef XB_PYTHON_BPF_H
#define XB_PYTHON_BPF_H

/* Processes with a known version of Python, filled by user space. Children are added when they are forked. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 16384);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__type(key, __u32);
	__type(value, struct xb_python);
} pythons SEC(".maps");

#define TABLE_HEAD 32

struct py_key {
	__u32 tgid, first_line, version, reserved;
	__u64 code, units, filename, name, lines, lines_len, filename_hash, name_hash;
	__u8 head[TABLE_HEAD];
};

/* Sized by user space. */
struct {
	__uint(type, BPF_MAP_TYPE_LRU_HASH);
	__uint(max_entries, 8192);
	__type(key, struct py_key);
	__type(value, __u32);
} py_codes SEC(".maps");

__u64 next_py_code = 1;

/* Offset of the first 32 values of a thread's own storage in glibc's struct pthread. */
#define GLIBC_SPECIFIC 0x310
#define GLIBC_FIRST    32
#define GLIBC_SLOT     16

/* PyObject, PyVarObject, PyUnicodeObject, PyBytesObject: the same in all known versions. */
#define OB_TYPE	      8
#define OB_SIZE	      16
#define TEXT_LENGTH   16
#define TEXT_HASH     24
#define TEXT_STATE    32
#define TEXT_HEAD     40
#define BYTES_DATA    32
#define KIND(state)   ((state) >> 2 & 7)
#define STATE_COMPACT 0x20
#define STATE_ASCII   0x40

#define RAW_U64(w, off)	 (*(__u64 *)((__u8 *)(w)->raw + ((off) & 0x7f)))
#define RAW_CODE(w, off) (*(__u64 *)((__u8 *)(w)->raw + ((off) & 0xf8)))
#define RAW_U32(w, off)	 (*(__u32 *)((__u8 *)(w)->raw + ((off) & 0xfc)))

static __always_inline void py_end(struct py_walk *w, __u32 end)
{
	w->rec.end = end;
	w->done = 1;
}

static __always_inline bool py_text_hash(struct py_walk *w, __u64 addr, __u64 *ret)
{
	if (bpf_probe_read_user(w->raw, TEXT_HEAD, (void *)addr) ||
	    RAW_U64(w, OB_TYPE) != w->p.text_type)
		return false;
	*ret = RAW_U64(w, TEXT_HASH);
	return true;
}

static __always_inline bool py_lines_len(struct py_walk *w, __u64 addr, __u64 *ret)
{
	if (bpf_probe_read_user(w->raw, BYTES_DATA, (void *)addr) ||
	    RAW_U64(w, OB_TYPE) != w->p.bytes_type)
		return false;
	*ret = RAW_U64(w, OB_SIZE);
	return true;
}

static __always_inline bool py_lines_head(struct py_walk *w, struct py_key *k)
{
	__u64 len;

	if (!py_lines_len(w, k->lines, &k->lines_len))
		return false;
	len = k->lines_len;
	BOUND(len, 32);
	return !bpf_probe_read_user(k->head, len, (void *)k->lines + BYTES_DATA);
}

_Static_assert(TABLE_HEAD == 32, "the bound in py_lines_head");

/* Appends the characters of a text to a record. Returns the number of bytes; 0: they could not be read. */
static __always_inline __u32 py_put_text(struct stack_buf *b, __u32 at, __u64 addr, __u32 max,
					 __u8 *ret_size, __u32 *ret_cut)
{
	struct xb_py_code *code = (void *)&b->rec;
	struct py_walk *w = &b->py;
	__u64 len, state, data;
	__u32 size;

	if (bpf_probe_read_user(w->raw, TEXT_HEAD, (void *)addr) ||
	    RAW_U64(w, OB_TYPE) != w->p.text_type)
		return 0;
	len = RAW_U64(w, TEXT_LENGTH);
	state = RAW_U64(w, TEXT_STATE);
	size = KIND(state);
	if (!(state & STATE_COMPACT) || (size != 1 && size != 2 && size != 4) || len > 1 << 20)
		return 0;
	data = addr + (state & STATE_ASCII ? w->p.at.ascii_data : w->p.at.compact_data);
	len *= size;
	*ret_size = size;
	if (len > max) {
		len = max;
		*ret_cut = 1;
	}
	BOUND(len, 1024);
	if (EXCEEDS(at, 1024) || bpf_probe_read_user(code->bytes + at, len, (void *)data))
		return 0;
	return len;
}

/* Sends a code object that was not seen before. Returns its number, or 0 if there was no room for it. */
__noinline int py_define(struct stack_buf *b, struct py_key *k)
{
	struct xb_py_code *code;
	__u32 at, cut_name = 0, cut_file = 0, cut_lines = 0;
	__u64 len;

	if (!b || !k || !stack_bytes || !py_lines_len(&b->py, k->lines, &len))
		return 0;
	code = (void *)&b->rec;
	__builtin_memset(code, 0, sizeof(*code));
	code->name_len = py_put_text(b, 0, k->name, XB_PY_NAME, &code->name_size, &cut_name);
	at = (code->name_len + 7) & 0xff8;
	code->file_len = py_put_text(b, at, k->filename, XB_PY_PATH, &code->file_size, &cut_file);
	at += (code->file_len + 7) & 0xff8;
	if (len > XB_PY_TABLE) {
		len = XB_PY_TABLE;
		cut_lines = 1;
	}
	BOUND(len, 32768);
	if (EXCEEDS(at, 2048))
		return 0;
	if (bpf_probe_read_user(code->bytes + at, len, (void *)k->lines + BYTES_DATA))
		len = 0;
	code->lines_len = len;
	code->cut = cut_name | cut_file << 1 | cut_lines << 2;
	code->first_line = k->first_line;
	code->units = k->units;
	code->pairs = !!(b->py.p.at.flags & XB_PY_OBJECT);
	code->code = __sync_fetch_and_add(&next_py_code, 1);
	code->h.type = XB_PY_CODE;
	code->h.tgid = k->tgid;
	code->h.tid = b->py.rec.h.tid;
	code->h.ts = b->py.rec.h.ts;
	len = at + ((len + 7) & ~7ULL);
	BOUND(len, 34816);
	len += sizeof(*code);
	code->h.len = len;
	return emit(code, len) ? 0 : code->code;
}

_Static_assert(XB_PY_TABLE == 32768 && XB_PY_NAME <= 1024 && XB_PY_PATH <= 1024,
	       "the bounds above");

/* Computes what distinguishes the code object in raw, at k->code, from all others. */
static __always_inline bool py_identify(struct py_walk *w, struct py_key *k)
{
	k->tgid = w->rec.h.tgid;
	k->units = w->units;
	if (w->p.at.flags & XB_PY_OBJECT)
		k->units = RAW_CODE(w, w->p.at.instructions);
	k->first_line = RAW_U32(w, w->p.at.first_line);
	k->filename = RAW_CODE(w, w->p.at.filename);
	k->name = RAW_CODE(w, w->p.at.name);
	k->lines = RAW_CODE(w, w->p.at.lines);
	if (w->p.at.version)
		k->version = RAW_U32(w, w->p.at.version);
	if (k->version)
		return true;
	return py_lines_head(w, k) && py_text_hash(w, k->filename, &k->filename_hash) &&
	       py_text_hash(w, k->name, &k->name_hash);
}

/* The number of the code object at addr; 0: it is none, or could not be sent. */
static __always_inline __u32 py_code_id(struct stack_buf *b, __u64 addr, __u64 len)
{
	struct py_walk *w = &b->py;
	struct py_key k = { .code = addr };
	__u32 *known, id;

	/* A function that called itself has the same code. */
	if (addr == w->code)
		return w->code_id;
	w->code = 0;
	if (w->p.at.flags & XB_PY_OBJECT)
		len = XB_PY_OBJECT_BYTES;
	BOUND(len, 224);
	if (bpf_probe_read_user(w->raw, len, (void *)addr) || RAW_U64(w, OB_TYPE) != w->p.code_type)
		return 0;
	/* If the instructions are in another object, so is their number, and the table of lines bounds them. */
	w->units = w->p.at.flags & XB_PY_OBJECT ? 1 << 30 : RAW_U64(w, OB_SIZE);
	if (!py_identify(w, &k))
		return 0;
	known = bpf_map_lookup_elem(&py_codes, &k);
	if (known) {
		id = *known;
	} else {
		id = py_define(b, &k);
		if (!id)
			return 0;
		bpf_map_update_elem(&py_codes, &k, &id, BPF_ANY);
	}
	w->code = addr;
	w->code_id = id;
	return id;
}

/* The code at addr, and the offset of instr in it. False: there is none. */
static __always_inline bool py_code(struct stack_buf *b, __u64 addr, __u64 instr,
				    struct xb_py_frame *ret)
{
	struct py_walk *w = &b->py;
	__u64 len = w->p.at.instructions;

	ret->code = py_code_id(b, addr, len);
	instr -= addr + len;
	/* A frame begins before its first instruction. */
	if ((__s64)instr < 0 && (__s64)instr >= -2)
		instr = 0;
	if (!ret->code || w->units > 1 << 30 || instr >= w->units * 2)
		return false;
	ret->instr = instr;
	return true;
}

/* The run of the interpreter to which the last frames belong has its record at this address. */
static __always_inline void py_anchor(struct py_walk *w, __u64 anchor)
{
	__u32 n = w->rec.n - 1;

	if (!w->rec.n || !w->open)
		return;
	barrier_var(n);
	w->rec.frames[n & (XB_PY_FRAMES - 1)].anchor = anchor;
	w->open = 0;
	if (w->rec.end == XB_PY_MANY)
		w->done = 1;
}

/* Moves on to the next frame. */
__noinline int py_step(struct stack_buf *b)
{
	struct xb_py_frame one = {};
	struct py_walk *w;
	__u64 code, instr, at, size;
	__u32 owner, entry, n;

	if (!b || !stack_bytes)
		return 0;
	w = &b->py;
	at = w->frame;
	if (!at) {
		w->done = 1;
		return 0;
	}
	size = w->p.at.frame_bytes;
	BOUND(size, 112);
	if (bpf_probe_read_user(w->raw, size, (void *)at)) {
		py_end(w, XB_PY_UNREAD);
		return 0;
	}
	owner = *((__u8 *)w->raw + (w->p.at.owner & 0x7f));
	entry = w->p.at.flags & XB_PY_ENTRY ? *((__u8 *)w->raw + (w->p.at.is_entry & 0x7f)) : 0;
	code = RAW_U64(w, w->p.at.code);
	instr = RAW_U64(w, w->p.at.instr);
	if (w->p.at.flags & XB_PY_OBJECT) {
		entry = 1;
		instr = code + w->p.at.instructions + 2 * (__s64)(__s32)instr;
	}
	w->frame = RAW_U64(w, w->p.at.previous);
	if (!(w->p.at.flags & XB_PY_ENTRY) && owner == w->p.at.shim) {
		py_anchor(w, at);
		return 0;
	}
	n = w->rec.n;
	if (n >= XB_PY_FRAMES) {
		w->rec.end = XB_PY_MANY;
		/* The following frames belong to the next run; the last one that is reported gets its anchor. */
		if (!w->open)
			w->done = 1;
	} else {
		if (!py_code(b, code, instr, &one)) {
			py_end(w, XB_PY_UNREAD);
			return 0;
		}
		barrier_var(n);
		w->rec.frames[n & (XB_PY_FRAMES - 1)] = one;
		w->rec.n = n + 1;
		w->open = 1;
	}
	if (entry) {
		py_anchor(w, w->cframe);
		if (bpf_probe_read_user(&w->cframe, 8, (void *)w->cframe + w->p.at.cframe_previous))
			py_end(w, XB_PY_UNREAD);
	}
	return 0;
}

static __always_inline bool py_is_of(const struct py_walk *w, __u64 state, __u64 self)
{
	__u64 id = 0;

	return state && !bpf_probe_read_user(&id, sizeof(id), (void *)state + w->p.at.thread_id) &&
	       id == self;
}

/*
 * Searches the thread state among all values of the thread's own storage, in case the key is not where it was when
 * the structures of this version were examined. A thread state is recognised by the id of the thread in it.
 */
__noinline __u64 py_search(struct stack_buf *b, __u64 self)
{
	__u64 found = 1;

	if (!b || !stack_bytes ||
	    bpf_probe_read_user(b->bytes, GLIBC_FIRST * GLIBC_SLOT, (void *)self + GLIBC_SPECIFIC))
		return 1;
	for (int i = 0; i < GLIBC_FIRST; i++) {
		__u64 state = *(__u64 *)(b->bytes + i * GLIBC_SLOT + 8);

		if (!py_is_of(&b->py, state, self))
			continue;
		found = state;
		break;
	}
	return found;
}

/* The thread state of this thread; 0: it has none; 1: its value makes no sense. */
static __always_inline __u64 py_thread_state(struct stack_buf *b)
{
	struct task_struct *task = (void *)bpf_get_current_task();
	__u64 self = BPF_CORE_READ(task, thread.fsbase);
	struct py_walk *w = &b->py;
	__u32 is_made, key;
	__u64 state;

	/* The stack has no room for these. */
	if (bpf_probe_read_user(w->raw, 2 * sizeof(key), (void *)w->p.runtime + w->p.at.tss))
		return 1;
	is_made = w->raw[0];
	key = w->raw[0] >> 32;
	if (!is_made) {
		/* It seems that Python was not started in this process. */
		state = py_search(b, self);
		return state == 1 ? 0 : state;
	}
	if (is_made != 1 || key >= GLIBC_FIRST ||
	    bpf_probe_read_user(w->raw, GLIBC_SLOT,
				(void *)self + GLIBC_SPECIFIC + key * GLIBC_SLOT))
		return py_search(b, self);
	state = w->raw[1];
	if (!state)
		return 0;
	return py_is_of(w, state, self) ? state : py_search(b, self);
}

static __always_inline bool py_begin(struct py_walk *w, __u64 state)
{
	if (bpf_probe_read_user(&w->frame, sizeof(w->frame), (void *)state + w->p.at.top))
		return false;
	if (w->p.at.flags & XB_PY_OBJECT)
		return !bpf_probe_read_user(&w->cframe, sizeof(w->cframe),
					    (void *)state + w->p.at.cframe_top);
	if (!(w->p.at.flags & XB_PY_CFRAME))
		return true;
	w->cframe = w->frame;
	return !bpf_probe_read_user(&w->frame, sizeof(w->frame),
				    (void *)w->cframe + w->p.at.cframe_top);
}

/* Writes the Python frames of this thread. False: it does not belong to a known version of Python. */
__noinline int take_python(struct stack_buf *b, __u64 call)
{
	__u64 id = bpf_get_current_pid_tgid(), state, len;
	__u32 tgid = id >> 32, n;
	struct xb_python *p;
	struct py_walk *w;

	if (!b || !stack_bytes)
		return 0;
	p = bpf_map_lookup_elem(&pythons, &tgid);
	if (!p)
		return 0;
	w = &b->py;
	w->p = *p;
	state = py_thread_state(b);
	if (!state)
		return 0;
	w->rec.h.type = XB_PY_STACK;
	w->rec.h.flags = 0;
	w->rec.h.tgid = tgid;
	w->rec.h.tid = id;
	w->rec.h.ts = bpf_ktime_get_ns();
	w->rec.call = call;
	w->rec.n = 0;
	w->rec.end = XB_PY_WHOLE;
	w->open = 0;
	w->done = 0;
	w->code = 0;
	if (state == 1 || !py_begin(w, state))
		py_end(w, XB_PY_UNREAD);
	for (int i = 0; i < XB_PY_STEPS; i++) {
		if (*(volatile __u32 *)&w->done)
			break;
		py_step(b);
	}
	if (!w->done)
		w->rec.end = XB_PY_MANY;
	n = w->rec.n;
	BOUND(n, 64);
	len = sizeof(w->rec) - sizeof(w->rec.frames) + n * sizeof(w->rec.frames[0]);
	w->rec.h.len = len;
	emit(&w->rec, len);
	return 1;
}

_Static_assert(XB_PY_FRAMES == 64, "the bound in take_python");

/* A child begins with its parent's memory. */
static __always_inline void inherit_python(__u32 parent, __u32 child)
{
	struct xb_python *p = bpf_map_lookup_elem(&pythons, &parent);

	if (p)
		bpf_map_update_elem(&pythons, &child, p, BPF_ANY);
}

#endif
