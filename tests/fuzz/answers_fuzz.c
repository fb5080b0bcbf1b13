// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * answers_fuzz.c - any file of answers, and any calls of a program that is replayed.
 *
 * Built and run by "make fuzz". An input says how many functions, calls and acts there are, has what they say, then bytes of
 * the file that are changed, and last the program's calls. A file that is taken must be usable: each call is looked for, is
 * explained or gets its outputs, and nothing but the program's own memory may be touched. That is one large mapping: what an act
 * reads and writes at a word of a call is what a recording may say (SECURITY CONSIDERATIONS of xptibpf-replay(1)), but no further
 * than it may. The sources are included, so that the sanitizers see them.
 */
#include "../../adapter/give.c"
#include "../../adapter/match.c"
#include "../../adapter/state.c"

#include <stdlib.h>

#define MOST 6
#define ARENA \
	((uint8_t *)0x200000000000) /* its low 32 bits are 0: nobody waits for as many events */
#define CHANGES 4

struct input {
	const uint8_t *at;
	size_t left;
};

static uint64_t take(struct input *in, size_t n)
{
	uint64_t v = 0;

	n = n > in->left ? in->left : n;
	memcpy(&v, in->at, n);
	in->at += n;
	in->left -= n;
	return v;
}

static void *make_arena(void)
{
	/* An act reaches that far, and then has some bytes. */
	size_t size = 2 * REPLAY_REGION_MAX + (1u << 20);
	void *at = mmap(ARENA, size, PROT_READ | PROT_WRITE,
			MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);

	if (at != ARENA)
		abort();
	return at;
}

struct file {
	struct replay_header h;
	struct replay_function functions[MOST];
	struct replay_table tables[2];
	uint32_t slots[8];
	struct replay_thread threads[3];
	struct replay_call calls[2 * MOST];
	struct replay_act acts[4 * MOST];
	uint8_t bytes[64];
	union {
		struct replay_status status;
		uint8_t room[sizeof(struct replay_status) + 2 * MOST];
	} end;
};

static struct replay_array array_of(const struct file *f, const void *at, uint64_t n)
{
	return (struct replay_array){ (uint64_t)((const char *)at - (const char *)f), n };
}

static struct replay_act any_act(struct input *in)
{
	struct replay_act a = { .what = (uint32_t)take(in, 1) % (REPLAY_WHATS + 1),
				.word = (uint16_t)(take(in, 1) % 8),
				.flags = (uint16_t)take(in, 1) & (uint16_t)~REPLAY_INSIDE,
				.value = take(in, 1),
				.bytes = take(in, 1) };
	unsigned kind = (unsigned)take(in, 1);

	a.size = kind & 1 ? 1ULL << (kind >> 1 & 7) : kind >> 1;
	if (a.what != REPLAY_KEEP)
		a.extra = kind & 8 ? take(in, 6) : take(in, 1);
	return a;
}

static void fill_calls(struct file *f, struct input *in)
{
	uint64_t ncalls = 1 + take(in, 1) % (2 * MOST), act = 0;

	f->h.calls = array_of(f, f->calls, ncalls);
	for (uint64_t i = 0; i < ncalls; i++) {
		uint64_t n = take(in, 1) % 4;

		f->calls[i] = (struct replay_call){ .act = act,
						    .nacts = n,
						    .function = (uint32_t)take(in, 1) % MOST,
						    .thread = (uint32_t)take(in, 1) % 3,
						    .queue = take(in, 1) % 8 };
		for (; n && act < 4 * MOST; n--)
			f->acts[act++] = any_act(in);
	}
	f->h.acts = array_of(f, f->acts, act);
}

static void make_file(struct file *f, struct input *in)
{
	memset(f, 0, sizeof(*f));
	f->h = (struct replay_header){
		.magic = REPLAY_MAGIC,
		.version = REPLAY_VERSION,
		.size = sizeof(*f),
		.objects = 1 + take(in, 1) % 16,
		.regions = take(in, 1) % 16,
		.release = "2026.2",
		.functions = array_of(f, f->functions, MOST),
		.tables = array_of(f, f->tables, 2),
		.slots = array_of(f, f->slots, 8),
		.threads = array_of(f, f->threads, 3),
		.bytes = array_of(f, f->bytes, sizeof(f->bytes)),
		.status = (uint64_t)((char *)&f->end - (char *)f),
	};
	for (unsigned i = 0; i < MOST; i++) {
		memcpy(f->functions[i].name, "urCall", 6);
		f->functions[i].kind = (uint32_t)take(in, 1) % REPLAY_KINDS;
		f->slots[i] = i;
	}
	f->threads[0].main = 1;
	fill_calls(f, in);
	for (unsigned i = (unsigned)take(in, 1) % CHANGES; i > 0; i--) {
		size_t at = take(in, 2) % sizeof(*f);

		((uint8_t *)f)[at] = (uint8_t)take(in, 1);
	}
}

static void *stub(uint32_t function)
{
	if (function >= REPLAY_FUNCTIONS)
		abort();
	return (void *)(uintptr_t)(0x1000 + function);
}

static void make_call(struct replay *r, struct input *in)
{
	uint64_t words[REPLAY_WORDS], call, thread = take(in, 1) % (r->h->threads.n + 1);
	struct live l = { .function = (uint32_t)(take(in, 1) % r->h->functions.n),
			  .regs = words,
			  .stack = words + 6,
			  .thread = thread < r->h->threads.n ? thread : STATE_NOBODY };
	uint64_t null = take(in, 1);
	char text[REPLAY_TEXT];
	enum match m;

	/* All words are addresses, as an act may write at any. */
	for (unsigned i = 0; i < REPLAY_WORDS; i++)
		words[i] = null >> (i & 7) & 1 ? 0 : (uint64_t)(uintptr_t)ARENA + i;
	if (thread == r->h->threads.n)
		l.thread = match_thread(r, &l, null & 1, null & 2);
	m = match_find(r, &l, &call);
	if (m == MATCH_NONE) {
		match_explain(r, &l, text, sizeof(text));
		return;
	}
	if (call != STATE_NOBODY && call >= r->h->calls.n)
		abort();
	if (m == MATCH_CALL && !give_all(r, &r->calls[call], &l))
		r->status->done[call] = 1;
	if (m == MATCH_AGAIN)
		give_outputs(r, &r->calls[call], &l);
	if (m == MATCH_WAIT && call != STATE_NOBODY)
		give_memory(r, &r->calls[call]);
}

/* Whether an address that stands in memory is used. It is the program's own, and here there is none. */
static bool follows_memory(const struct replay *r)
{
	for (uint64_t i = 0; i < r->h->acts.n; i++) {
		const struct replay_act *a = &r->acts[i];

		if (a->flags & REPLAY_INSIDE || (a->what == REPLAY_KEEP && a->extra))
			return true;
	}
	return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static void *arena;
	struct input in = { data, size };
	struct file *f = malloc(sizeof(*f));
	struct replay r;

	if (!f)
		return 0;
	arena = arena ?: make_arena();
	make_file(f, &in);
	if (!state_open(&r, f, sizeof(*f), stub)) {
		if (!r.h->functions.n || follows_memory(&r))
			in.left = 0;
		while (in.left)
			make_call(&r, &in);
		state_close(&r);
	}
	free(f);
	return 0;
}
