// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * way.c - see way.h.
 *
 * The proxy is a static library that Intel's runtimes are linked with. Each of its functions does the same: makes
 * the loader object if it isn't there, returns if the object's flag is 0, and else jumps to what the object's table
 * of functions has at this function's place:
 *
 *	lea    loader(%rip),%rbx         the variable that points to the object
 *	mov    (%rbx),%rax
 *	cmpb   $0,FLAG(%rax)
 *	je     ...
 *	mov    (%rbx),%rax
 *	mov    TABLE(%rax),%rax
 *	mov    SLOT(%rax),%rax
 *	test   %rax,%rax
 *	je     ...
 *	jmp    *%rax
 *
 * So each of them is followed from its beginning to that jump, and what its registers hold on the way says the
 * three numbers. The ways off that path (the object has to be made, the flag is 0) are forward jumps, which are not
 * followed. A function that is not like that, or that disagrees with another one about the object, makes the library
 * one that we don't understand: there is no second source, and nothing is guessed.
 *
 * Which streams there are, and which bytes hold their numbers, is no code's to tell: that is a table by release, held
 * against the library's symbols. A byte that is not in the table makes it unknown.
 *
 * The file is hostile. What it can make us do is to tell its own process to write into that process's memory.
 */
#include "arm/way.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arm/code.h"
#include "arm/known.h"
#include "base/cleanup.h"
#include "base/foreign.h"
#include "elf/elf_file.h"
#include "elf/release.h"
#include "elf/symbols.h"

#define LOADER	   "_ZZN4xpti11ProxyLoader8instanceEvE6loader"
#define ENABLED	   "xptiTraceEnabled"
#define TRY	   "xptiTraceTryToEnable" /* the proxy's own: not in the table */
#define FRAMEWORK  "libxptifw.so"
#define CODE_MAX   1024 /* bytes of a stub that are decoded */
#define MEMBER_MAX 0x400
#define DETAIL	   "_ZN4sycl3_V16detail"

/* ---- what is known by release ------------------------------------------------------------------ */

struct known_id {
	const char *symbol, *stream;
	bool is_level;
};

static const struct known_id known_ids[] = {
	{ DETAIL "13GSYCLStreamIDE", "sycl", false },
	{ DETAIL "14GImageStreamIDE", "sycl.experimental.image", false },
	{ DETAIL "14GUrApiStreamIDE", "ur.api", false },
	{ DETAIL "14PiCallStreamIDE", "sycl.pi", false },
	{ DETAIL "15GBufferStreamIDE", "sycl.experimental.buffer", false },
	{ DETAIL "17GMemAllocStreamIDE", "sycl.experimental.mem_alloc", false },
	{ DETAIL "18GSYCLDebugStreamIDE", "sycl.debug", false },
	{ DETAIL "19PiDebugCallStreamIDE", "sycl.pi.debug", false },
	{ DETAIL "22GSYCLStreamDetailLevelE", "sycl", true },
};

struct known_event {
	unsigned from, to; /* releases: 202402 is 2024.2 */
	const char *symbol, *name;
	uint16_t type;
};

#define GRAPH	  1
#define ALGORITHM 2

static const struct known_event known_events[] = {
	{ 202400, 202503, DETAIL "15GSYCLGraphEventE", "application_graph", GRAPH },
	{ 202400, 202503, DETAIL "14GMemAllocEventE", "SYCL Memory Allocations Layer", ALGORITHM },
	{ 202400, 202402, DETAIL "12GPICallEventE", "Plugin Interface Layer", ALGORITHM },
	{ 202400, 202402, DETAIL "15GPIArgCallEventE",
	  "Plugin Interface Layer (with function arguments)", ALGORITHM },
	{ 202600, 202602, DETAIL "15GSYCLGraphEventE", "sycl.application.graph", GRAPH },
	{ 202600, 202602, DETAIL "14GMemAllocEventE", "sycl.memory.alloc", ALGORITHM },
	{ 202600, 202602, DETAIL "9GApiEventE", "api.function", ALGORITHM },
	{ 202600, 202602, DETAIL "14GSYCLCallEventE", "sycl.exceptions", ALGORITHM },
};

struct known_release {
	unsigned from, to;
	unsigned nids, nevents;
	const char *streams[ARM_IDS];
};

#define OFFLOAD "sycl.experimental.buffer", "sycl.experimental.image", "sycl.experimental.mem_alloc"

static const struct known_release known_releases[] = {
	{ 202400, 202402, 5, 4, { "sycl", OFFLOAD, "sycl.pi", "sycl.pi.debug" } },
	{ 202500, 202503, 3, 2, { "sycl", OFFLOAD } },
	{ 202600, 202600, 6, 4, { "sycl", "sycl.debug", OFFLOAD, "ur.api" } },
	{ 202601, 202602, 7, 4, { "sycl", "sycl.debug", OFFLOAD, "ur.api" } },
};

static const struct known_release *find_release(const struct arm_symbols *s)
{
	unsigned is = elf_release_number(arm_symbols_release(s));

	for (size_t i = 0; is && i < ARRAY_SIZE(known_releases); i++)
		if (is >= known_releases[i].from && is <= known_releases[i].to)
			return &known_releases[i];
	return NULL;
}

/* ---- one stub ---------------------------------------------------------------------------------- */

enum holds {
	NOTHING,
	VARIABLE, /* the address of the variable */
	OBJECT,	  /* what it points to */
	TABLE,	  /* the table's begin */
	FUNCTION, /* what it has at the stub's place */
};

struct stub {
	uint32_t flag, table, slot;
};

struct walk {
	uint64_t loader;
	enum holds reg[16];
	bool has_flag, is_tested;
	struct stub stub;
};

static enum holds held(const struct walk *w, ZydisRegister r)
{
	int n = gpr(r);

	return n < 0 ? NOTHING : w->reg[n];
}

static bool is_member(const ZydisDecodedOperand *op, uint32_t *ret)
{
	int64_t disp = displacement(op);

	if (disp < 0 || disp >= MEMBER_MAX)
		return false;
	*ret = (uint32_t)disp;
	return true;
}

/* What 8 bytes read from there are. */
static enum holds loaded(struct walk *w, const struct insn *n, const ZydisDecodedOperand *op)
{
	if (!is_plain(op) || op->size != 64)
		return NOTHING;
	if (op->mem.base == ZYDIS_REGISTER_RIP)
		return rip_target(n, op) == w->loader ? OBJECT : NOTHING;
	switch (held(w, op->mem.base)) {
	case VARIABLE:
		return displacement(op) == 0 ? OBJECT : NOTHING;
	case OBJECT:
		return is_member(op, &w->stub.table) ? TABLE : NOTHING;
	case TABLE:
		return is_member(op, &w->stub.slot) ? FUNCTION : NOTHING;
	default:
		return NOTHING;
	}
}

static enum holds value_of(struct walk *w, const struct insn *n)
{
	const ZydisDecodedOperand *from = &n->op[1];

	if (n->i.mnemonic == ZYDIS_MNEMONIC_LEA)
		return rip_target(n, from) == w->loader ? VARIABLE : NOTHING;
	if (n->i.mnemonic != ZYDIS_MNEMONIC_MOV || n->op[0].size != 64)
		return NOTHING;
	if (from->type == ZYDIS_OPERAND_TYPE_REGISTER && from->size == 64)
		return held(w, from->reg.value);
	return loaded(w, n, from);
}

static bool is_flag_test(struct walk *w, const struct insn *n)
{
	return n->i.mnemonic == ZYDIS_MNEMONIC_CMP && is_plain(&n->op[0]) && n->op[0].size == 8 &&
	       held(w, n->op[0].mem.base) == OBJECT &&
	       n->op[1].type == ZYDIS_OPERAND_TYPE_IMMEDIATE && n->op[1].imm.value.u == 0;
}

static bool is_function_test(struct walk *w, const struct insn *n)
{
	return n->i.mnemonic == ZYDIS_MNEMONIC_TEST &&
	       n->op[0].type == ZYDIS_OPERAND_TYPE_REGISTER &&
	       n->op[1].type == ZYDIS_OPERAND_TYPE_REGISTER &&
	       n->op[0].reg.value == n->op[1].reg.value && held(w, n->op[0].reg.value) == FUNCTION;
}

/* What the instruction writes is no longer what it was; a function that is called may write more. */
static void forget(struct walk *w, const struct insn *n)
{
	for (int k = 0; k < n->i.operand_count; k++)
		if (written(n, k) >= 0)
			w->reg[written(n, k)] = NOTHING;
	for (int r = 0; n->i.meta.category == ZYDIS_CATEGORY_CALL && r < 16; r++)
		if (!is_kept(r))
			w->reg[r] = NOTHING;
}

/* 1: it goes to the function in the framework. -EINVAL: it ends otherwise. */
static int step(struct walk *w, const struct insn *n)
{
	bool calls = n->i.meta.category == ZYDIS_CATEGORY_CALL;
	bool jumps = n->i.meta.category == ZYDIS_CATEGORY_UNCOND_BR;
	enum holds value;

	if ((calls || jumps) && n->op[0].type == ZYDIS_OPERAND_TYPE_REGISTER &&
	    held(w, n->op[0].reg.value) == FUNCTION)
		return w->has_flag && w->is_tested ? 1 : -EINVAL;
	if (jumps || n->i.meta.category == ZYDIS_CATEGORY_RET)
		return -EINVAL;
	if (is_flag_test(w, n)) {
		if (!is_member(&n->op[0], &w->stub.flag))
			return -EINVAL;
		w->has_flag = true;
	}
	w->is_tested |= is_function_test(w, n);
	value = value_of(w, n);
	forget(w, n);
	if (value != NOTHING && n->op[0].type == ZYDIS_OPERAND_TYPE_REGISTER &&
	    gpr(n->op[0].reg.value) >= 0)
		w->reg[gpr(n->op[0].reg.value)] = value;
	return 0;
}

static int decode_stub(const uint8_t *code, size_t len, uint64_t vaddr, uint64_t loader,
		       struct stub *ret)
{
	struct walk w = { .loader = loader };
	ZydisDecoder d;

	ZydisDecoderInit(&d, ZYDIS_MACHINE_MODE_LONG_64, ZYDIS_STACK_WIDTH_64);
	for (size_t pos = 0; pos < len;) {
		struct insn n;
		int r;

		if (ZYAN_FAILED(ZydisDecoderDecodeFull(&d, code + pos, len - pos, &n.i, n.op)))
			return -EINVAL;
		pos += n.i.length;
		n.next = vaddr + pos;
		r = step(&w, &n);
		if (r < 0)
			return r;
		if (r > 0) {
			*ret = w.stub;
			return 0;
		}
	}
	return -EINVAL;
}

static int read_stub(struct elf_file *f, uint64_t loader, const struct elf_sym *s, struct stub *ret)
{
	uint8_t code[CODE_MAX];
	long len;

	len = elf_file_read(f, s->vaddr, code,
			    s->size && s->size < sizeof(code) ? s->size : sizeof(code));
	return len < 0 ? (int)len : decode_stub(code, (size_t)len, s->vaddr, loader, ret);
}

/* ---- all of them ------------------------------------------------------------------------------- */

struct finding {
	struct elf_file *f;
	const struct arm_symbols *symbols;
	uint64_t bias, loader;
	const struct known_release *release;
	struct arm_module *module;
};

static bool is_stub(const char *name, void *u)
{
	(void)u;
	return !strncmp(name, "xpti", 4) && name[4] >= 'A' && name[4] <= 'Z' && strcmp(name, TRY);
}

static bool is_free(const struct arm_module *m, const char *name, uint32_t slot)
{
	for (uint32_t i = 0; i < m->nslots; i++)
		if (m->slots[i].offset == slot || !strcmp(m->slots[i].name, name))
			return false;
	return true;
}

static int add_stub(const struct elf_sym *s, void *u)
{
	struct finding *q = u;
	struct arm_module *m = q->module;
	struct stub stub;
	int r;

	if (!s->is_func || s->exported)
		return 0;
	r = read_stub(q->f, q->loader, s, &stub);
	if (r < 0)
		return -EINVAL;
	if (m->nslots && (stub.flag != m->flag || stub.table != m->table))
		return -EINVAL;
	if (m->nslots == ARM_SLOTS || stub.slot % 8 || stub.slot / 8 >= ARM_SLOTS ||
	    strlen(s->name) >= ARM_NAME || !is_free(m, s->name, stub.slot))
		return -EINVAL;
	m->flag = stub.flag;
	m->table = stub.table;
	m->slots[m->nslots].offset = stub.slot;
	snprintf(m->slots[m->nslots++].name, ARM_NAME, "%s", s->name);
	if (!strcmp(s->name, ENABLED))
		m->stub = q->bias + s->vaddr;
	return 0;
}

static bool has_slot(const struct arm_module *m, const char *name)
{
	for (uint32_t i = 0; i < m->nslots; i++)
		if (!strcmp(m->slots[i].name, name))
			return true;
	return false;
}

static int find_stubs(struct finding *q)
{
	struct arm_module *m = q->module;
	int r = arm_symbols_each(q->symbols, is_stub, add_stub, q);

	if (r < 0)
		return r;
	if (!m->stub || !has_slot(m, "xptiNotifySubscribers") || !has_slot(m, "xptiRegisterStream"))
		return -EINVAL;
	/* The flag, then three pointers, all of their own. */
	if (m->table % 8 || (m->flag >= m->table && m->flag < m->table + 24))
		return -EINVAL;
	return 0;
}

static bool is_id(const char *name, void *u)
{
	(void)u;
	return !strncmp(name, DETAIL, sizeof(DETAIL) - 1) &&
	       (strstr(name, "StreamIDE") || strstr(name, "DetailLevelE"));
}

static int add_id(const struct elf_sym *s, void *u)
{
	const struct known_id *k = NULL;
	struct finding *q = u;
	struct arm_module *m = q->module;

	for (size_t i = 0; i < ARRAY_SIZE(known_ids); i++)
		if (!strcmp(s->name, known_ids[i].symbol))
			k = &known_ids[i];
	if (!k || s->size != 1 || !elf_file_is_data(q->f, s->vaddr, 1) || m->nids == ARM_IDS)
		return -EINVAL;
	m->ids[m->nids].address = q->bias + s->vaddr;
	m->ids[m->nids].is_level = k->is_level;
	snprintf(m->ids[m->nids++].stream, ARM_NAME, "%s", k->stream);
	return 0;
}

static bool is_pointer(struct elf_file *f, const struct elf_sym *s)
{
	return s->size == 8 && s->vaddr % 8 == 0 && elf_file_is_data(f, s->vaddr, 8);
}

static bool is_event(const char *name, void *u)
{
	const struct finding *q = u;

	for (size_t i = 0; i < ARRAY_SIZE(known_events); i++)
		if (q->release->from >= known_events[i].from &&
		    q->release->to <= known_events[i].to && !strcmp(name, known_events[i].symbol))
			return true;
	return false;
}

static int add_event(const struct elf_sym *s, void *u)
{
	struct finding *q = u;
	struct arm_module *m = q->module;
	const struct known_event *k = known_events;

	while (strcmp(k->symbol, s->name) || q->release->from < k->from || q->release->to > k->to)
		k++;
	if (!is_pointer(q->f, s) || m->nevents == ARM_EVENTS)
		return -EINVAL;
	m->events[m->nevents].address = q->bias + s->vaddr;
	m->events[m->nevents].type = k->type;
	m->events[m->nevents].line = k->to < 202600 ? UINT32_MAX : 0;
	snprintf(m->events[m->nevents++].name, ARM_NAME, "%s", k->name);
	return 0;
}

int arm_way(const struct arm_symbols *s, uint64_t bias, struct arm_module *ret)
{
	_cleanup_free_ struct arm_module *m = calloc(1, sizeof(*m));
	struct finding q = { .f = s->f, .symbols = s, .bias = bias, .module = m };
	struct elf_sym loader;
	int r;

	if (!m)
		return -ENOMEM;
	r = arm_symbols_find(s, LOADER, &loader);
	if (r == -ENOENT && elf_file_stripped(s->f))
		return -ENODATA;
	if (r < 0)
		return r;
	q.release = find_release(s);
	if (!q.release)
		return -ENOTSUP;
	if (!is_pointer(s->f, &loader))
		return -EINVAL;
	q.loader = loader.vaddr;
	m->bias = bias;
	m->loader = bias + loader.vaddr;
	r = find_stubs(&q);
	if (r >= 0)
		r = arm_symbols_each(s, is_id, add_id, &q);
	if (r >= 0)
		r = arm_symbols_each(s, is_event, add_event, &q);
	if (r < 0)
		return r;
	/* The Unified Runtime's loader has the proxy, too, and none of these: see arm_layer(). */
	if ((m->nids || m->nevents) &&
	    (m->nids != q.release->nids || m->nevents != q.release->nevents))
		return -EINVAL;
	*ret = *m;
	return 0;
}

/* ---- streams and framework --------------------------------------------------------------------- */

static bool has_stream(const struct arm_block *block, const char *name)
{
	for (uint32_t i = 0; i < block->nstreams; i++)
		if (!strncmp(block->streams[i], name, ARM_NAME))
			return true;
	return false;
}

static int add_stream(struct arm_block *block, const char *name)
{
	if (has_stream(block, name))
		return 0;
	if (block->nstreams == ARRAY_SIZE(block->streams))
		return -E2BIG;
	snprintf(block->streams[block->nstreams++], ARM_NAME, "%s", name);
	return 0;
}

int arm_streams(const struct arm_symbols *s, const struct arm_module *m, struct arm_block *block)
{
	const struct known_release *k = find_release(s);
	int r = k ? 0 : -ENOTSUP;

	for (size_t i = 0; r >= 0 && m->nids && i < ARRAY_SIZE(k->streams) && k->streams[i]; i++)
		r = add_stream(block, k->streams[i]);
	for (uint32_t i = 0; r >= 0 && i < m->layer.nids; i++)
		r = add_stream(block, m->layer.ids[i].stream);
	return r;
}

int arm_framework(int root, const char *module, char ret[ARM_PATH])
{
	const char *slash = strrchr(module, '/');
	_cleanup_close_ int fd = -1;
	char path[ARM_PATH];
	int n;

	if (!slash)
		return -ENOENT;
	n = snprintf(path, sizeof(path), "%.*s/" FRAMEWORK, (int)(slash - module), module);
	if (n < 0 || (size_t)n >= sizeof(path))
		return -ENAMETOOLONG;
	fd = foreign_open_in(root, path);
	if (fd < 0)
		return fd;
	memcpy(ret, path, (size_t)n + 1);
	return 0;
}
