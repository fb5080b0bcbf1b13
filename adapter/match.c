// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * match.c - see match.h.
 *
 * A program that is run again makes the same calls, but not each time in the same order:
 *
 *   - SYCL releases what it has finished with in the order of addresses, which differ from run to run. Of a call that
 *     retains or releases it only counts how often it comes.
 *   - A command that waits for a host task is made by whoever notices that the task has ended: the thread that ran it, or one
 *     that waits. So are those behind it, while other threads go on with theirs; and how often somebody asks whether an event
 *     is complete, or waits for it, is a matter of time.
 *   - Threads that do the same begin with the same calls, and allocate the same. If one were taken for another, all that it
 *     does with its memory would be wrong.
 *   - Which thread of the recording one is, its first call says; but a thread that begins late first has to do what others
 *     have left, such as releasing what they are done with. So a later call may say it, too, if nobody makes it for others.
 *   - What one thread made that ran host tasks, several may share, or one that waits. Such threads are nobody's.
 *
 * Of a program with a single thread all but the first is exact: the next call of the recording is the only one that may
 * come. Where there are several threads, now or when it was recorded, a call may be any of its function that has the same
 * arguments, as long as few others are passed over; of a queue that executes commands in their order, none is. But memory
 * is allocated by the thread that wants it, whoever makes the commands before that; and the call by which a thread will be
 * known is left for it.
 */
#include "match.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

#define TRIED	 2048 /* calls of one function that are compared with one of the program's */
#define PASSED	 4096 /* calls of a thread that may be passed over */
#define COMMANDS 256  /* commands among them */

static bool is_made(const struct replay *r, uint64_t call)
{
	return r->status->done[call];
}

/* ---- arguments ----------------------------------------------------------------------------------- */

static uint64_t low(uint64_t v, uint64_t size)
{
	return size < 8 ? v & ((1ULL << 8 * size) - 1) : v;
}

/* In any order: runtimes sort what they wait for by its address. */
static bool has_handles(const struct replay *r, const struct replay_act *a, const uint8_t *at)
{
	for (uint64_t i = 0; i < a->size / 8; i++) {
		bool there = false;
		uint64_t got;

		memcpy(&got, at + 8 * i, 8);
		for (uint64_t k = 0; k < a->size / 8 && !there; k++)
			there = got == state_handle(r, state_object(r, a, k));
		if (!there)
			return false;
	}
	return true;
}

/* What the act is about. */
static uint64_t value_of(const struct live *l, const struct replay_act *a)
{
	uint64_t v = live_word(l, a->word);

	if (v && a->flags & REPLAY_INSIDE)
		memcpy(&v, (const uint8_t *)(uintptr_t)v + a->at, sizeof(v));
	return v;
}

static uint64_t first_other_byte(const struct replay *r, const struct replay_act *a,
				 const uint8_t *at)
{
	for (uint64_t i = 0; i < a->size; i++)
		if (at[i] != r->bytes[a->bytes + i])
			return i;
	return a->size;
}

/* Whether it is somewhere in memory that the adapter has allocated. */
static bool is_known(const struct replay *r, uint64_t v)
{
	for (uint64_t i = 0; i < r->h->regions; i++)
		if (r->regions[i].mapping &&
		    v - (uint64_t)(uintptr_t)r->regions[i].mapping < r->regions[i].mapped)
			return true;
	return false;
}

static bool is_as_recorded(const struct replay *r, const struct replay_act *a, uint64_t v)
{
	const uint8_t *at = (const uint8_t *)(uintptr_t)v;

	switch (a->what) {
	case REPLAY_SCALAR:
		return low(v, a->size) == low(a->value, a->size);
	case REPLAY_HANDLE:
		return v == state_handle(r, a->value);
	case REPLAY_NULL:
		return !v == (a->value == 1);
	case REPLAY_POINTER:
		/* What another allocation has is not that of one that is still to come. */
		return r->regions[a->value].at
			       ? v == (uint64_t)(uintptr_t)r->regions[a->value].at + a->extra
			       : !is_known(r, v);
	case REPLAY_HANDLES:
		return at && has_handles(r, a, at);
	case REPLAY_BYTES:
		return at && first_other_byte(r, a, at + a->extra) == a->size;
	default:
		return true;
	}
}

/* STATE_NOBODY: it is no handle of an object. */
static uint64_t object_of(const struct replay *r, uint64_t v)
{
	uint64_t i = (v - (uint64_t)(uintptr_t)r->objects) / sizeof(*r->objects);

	return i && i < r->h->objects && v == state_handle(r, i) ? i : STATE_NOBODY;
}

/*
 * Whether the calls that made them have the same numbers, and the same that are NULL, and not both were made by the threads that
 * were recorded: those have made them in their order.
 */
static bool are_alike(const struct replay *r, uint64_t one, uint64_t other)
{
	uint64_t a = one < r->h->objects ? r->made_by[one] : STATE_NOBODY;
	uint64_t b = other < r->h->objects ? r->made_by[other] : STATE_NOBODY;

	if (a == STATE_NOBODY || b == STATE_NOBODY ||
	    r->calls[a].function != r->calls[b].function || (r->own[a] && r->own[b]))
		return false;
	for (uint64_t i = 0; i < r->calls[a].nacts && i < r->calls[b].nacts; i++) {
		const struct replay_act *x = &r->acts[r->calls[a].act + i];
		const struct replay_act *y = &r->acts[r->calls[b].act + i];

		if (x->what == y->what && (x->what == REPLAY_SCALAR || x->what == REPLAY_NULL) &&
		    (x->size != y->size || x->value != y->value))
			return false;
	}
	return true;
}

/* NULL: all is as recorded, or may be otherwise by one of these flags; else the first thing that is not. Scalars come before what
 * they count. */
static const struct replay_act *other(const struct replay *r, const struct replay_call *c,
				      const struct live *l, unsigned may_differ)
{
	for (uint64_t i = 0; i < c->nacts; i++) {
		const struct replay_act *a = &r->acts[c->act + i];

		if (a->what >= REPLAY_FIRST_GIVEN ||
		    a->flags & (REPLAY_PADDING | (may_differ & REPLAY_LOOSE)))
			continue;
		if (is_as_recorded(r, a, value_of(l, a)))
			continue;
		if (a->flags & may_differ & REPLAY_ALIKE &&
		    are_alike(r, object_of(r, value_of(l, a)), a->value))
			continue;
		return a;
	}
	return NULL;
}

static bool fits(const struct replay *r, uint64_t call, const struct live *l, unsigned may_differ)
{
	return !other(r, &r->calls[call], l, may_differ);
}

/* ---- order --------------------------------------------------------------------------------------- */

/* All before it were made. */
static uint64_t next_of(const struct replay *r, struct sorted *s, uint64_t value)
{
	while (s->from[value] < s->first[value + 1] && is_made(r, s->calls[s->from[value]]))
		s->from[value]++;
	return s->from[value];
}

/* What a call may pass over in its thread. */
enum order {
	ORDER_EXACT, /* calls that retain or release */
	ORDER_EASY,  /* all but commands */
	ORDER_LOOSE, /* commands, too */
};

/* Whether one that comes now may pass over another of its thread. */
static bool may_pass(const struct replay *r, uint64_t call, uint64_t over, enum order order)
{
	uint32_t kind = state_kind(r, call), left = state_kind(r, over);

	if (kind == REPLAY_COUNTED || left == REPLAY_COUNTED)
		return true;
	if (order == ORDER_EXACT || (order == ORDER_EASY && left == REPLAY_COMMAND))
		return false;
	return kind != REPLAY_COMMAND || left != REPLAY_COMMAND || !r->calls[call].queue ||
	       r->calls[call].queue != r->calls[over].queue;
}

static bool may_come(struct replay *r, uint64_t call, enum order order)
{
	const struct sorted *s = &r->by_thread;
	uint64_t i = next_of(r, &r->by_thread, r->calls[call].thread), passed = 0, commands = 0;

	for (; s->calls[i] != call; i++) {
		if (is_made(r, s->calls[i]))
			continue;
		commands += state_kind(r, s->calls[i]) == REPLAY_COMMAND;
		if (++passed > PASSED || commands > COMMANDS ||
		    !may_pass(r, call, s->calls[i], order))
			return false;
	}
	return true;
}

/* ---- search -------------------------------------------------------------------------------------- */

/* The first that fits: of the live thread's own recorded one, or of all others. */
static bool find(struct replay *r, const struct live *l, bool own, enum order order,
		 unsigned may_differ, uint64_t *ret)
{
	const struct sorted *s = &r->by_function;
	uint64_t end = s->first[l->function + 1], tried = 0;

	for (uint64_t i = next_of(r, &r->by_function, l->function); i < end && tried < TRIED; i++) {
		uint64_t call = s->calls[i];

		if (is_made(r, call) || (r->calls[call].thread == l->thread) != own)
			continue;
		tried++;
		if (!fits(r, call, l, may_differ) || !may_come(r, call, order))
			continue;
		*ret = call;
		return true;
	}
	return false;
}

/* The latest that is like it: of those that were made; or of all, about another object of which the same can be said. */
static bool find_again(struct replay *r, const struct live *l, bool loose, uint64_t *ret)
{
	const struct sorted *s = &r->by_function;
	uint64_t i = s->first[l->function + 1], tried = 0;

	while (i-- > s->first[l->function] && tried < TRIED) {
		if (!loose && !is_made(r, s->calls[i]))
			continue;
		tried++;
		if (!fits(r, s->calls[i], l, loose ? REPLAY_LOOSE : 0))
			continue;
		*ret = s->calls[i];
		return true;
	}
	return false;
}

/* Whether the calls wait for one object that is the same. The program's waits for n, the first argument. */
static bool shares(const struct replay *r, const struct replay_call *c, const struct live *l)
{
	for (uint64_t i = 0; i < c->nacts; i++) {
		const struct replay_act *a = &r->acts[c->act + i];
		uint64_t n = (uint32_t)live_word(l, 0), got;
		const uint8_t *at = (const uint8_t *)(uintptr_t)live_word(l, a->word);

		if (a->what != REPLAY_HANDLES || a->word != 1 || !at)
			continue;
		for (uint64_t k = 0; k < n; k++) {
			memcpy(&got, at + 8 * k, 8);
			for (uint64_t j = 0; j < a->size / 8; j++)
				if (got == state_handle(r, state_object(r, a, j)))
					return true;
		}
	}
	return false;
}

static uint64_t find_shared(struct replay *r, const struct live *l)
{
	const struct sorted *s = &r->by_function;
	uint64_t end = s->first[l->function + 1], tried = 0;

	for (uint64_t i = next_of(r, &r->by_function, l->function); i < end && tried < TRIED; i++) {
		if (is_made(r, s->calls[i]))
			continue;
		tried++;
		if (shares(r, &r->calls[s->calls[i]], l))
			return s->calls[i];
	}
	return STATE_NOBODY;
}

/* Whether there is more than one thread, which could have made what is not the next call. */
static bool is_several(struct replay *r)
{
	unsigned n = 0;
	DIR *d;

	if (r->several)
		return true;
	d = opendir("/proc/self/task");
	for (struct dirent *e; d && (e = readdir(d));)
		n += e->d_name[0] != '.';
	if (d)
		closedir(d);
	r->several = n > 1;
	return r->several;
}

/* In what is compared only to be counted. */
static bool differs_in(const struct replay *r, const struct replay_call *c, const struct live *l,
		       unsigned flag)
{
	for (uint64_t i = 0; i < c->nacts; i++) {
		const struct replay_act *a = &r->acts[c->act + i];

		if (a->what < REPLAY_FIRST_GIVEN && a->flags & flag &&
		    !is_as_recorded(r, a, value_of(l, a)))
			return true;
	}
	return false;
}

/* One that is of the live thread, with whatever is between. */
static bool find_allocation(struct replay *r, const struct live *l, uint64_t *ret)
{
	uint64_t call;

	if (!find(r, l, true, ORDER_LOOSE, REPLAY_ALIKE, &call) || !state_gives_memory(r, call))
		return false;
	*ret = call;
	return true;
}

/* Whether match_thread() needs it: the next call of a thread that nobody is yet. */
static bool makes_known(struct replay *r, uint64_t call)
{
	uint64_t thread = r->calls[call].thread;

	return !r->taken[thread] && r->by_thread.calls[next_of(r, &r->by_thread, thread)] == call;
}

static enum match find_call(struct replay *r, const struct live *l, uint64_t *ret_call)
{
	uint32_t kind = r->functions[l->function].kind;

	*ret_call = STATE_NOBODY;
	if (find(r, l, true, ORDER_EXACT, 0, ret_call))
		return MATCH_CALL;
	if (!is_several(r))
		return MATCH_NONE;
	r->status->several = 1;
	if (find(r, l, true, ORDER_EXACT, REPLAY_ALIKE, ret_call))
		return MATCH_CALL;
	if (find_allocation(r, l, ret_call))
		return MATCH_CALL;
	/* What the thread did itself is more likely than what another did, if no command is between. */
	for (enum order order = ORDER_EASY; order <= ORDER_LOOSE; order++)
		if (find(r, l, true, order, REPLAY_ALIKE, ret_call) ||
		    find(r, l, false, ORDER_EXACT, REPLAY_ALIKE, ret_call) ||
		    find(r, l, false, order, REPLAY_ALIKE, ret_call))
			return MATCH_CALL;
	if (kind == REPLAY_COMMAND &&
	    (find(r, l, true, ORDER_LOOSE, REPLAY_LOOSE | REPLAY_ALIKE, ret_call) ||
	     find(r, l, false, ORDER_LOOSE, REPLAY_LOOSE | REPLAY_ALIKE, ret_call))) {
		r->status->loose++;
		return MATCH_CALL;
	}
	if ((kind == REPLAY_ASKS || kind == REPLAY_WAITS) &&
	    (find_again(r, l, false, ret_call) || find_again(r, l, true, ret_call)))
		return MATCH_AGAIN;
	if (kind != REPLAY_WAITS)
		return MATCH_NONE;
	*ret_call = find_shared(r, l);
	return MATCH_WAIT;
}

enum match match_find(struct replay *r, const struct live *l, uint64_t *ret_call)
{
	enum match found = find_call(r, l, ret_call);

	if (found == MATCH_CALL && state_kind(r, *ret_call) == REPLAY_ASKS &&
	    r->calls[*ret_call].thread != l->thread && makes_known(r, *ret_call) &&
	    find_again(r, l, false, ret_call))
		return MATCH_AGAIN;
	if (found == MATCH_CALL) {
		r->own[*ret_call] = r->calls[*ret_call].thread == l->thread;
		r->status->padding += differs_in(r, &r->calls[*ret_call], l, REPLAY_PADDING);
		r->status->alike += differs_in(r, &r->calls[*ret_call], l, REPLAY_ALIKE);
	}
	return found;
}

/* What a thread makes for another says nothing of who it is. */
static bool is_its_own(const struct replay *r, uint64_t call)
{
	uint32_t kind = state_kind(r, call);

	return kind == REPLAY_ASKS || kind == REPLAY_WAITS || state_gives_memory(r, call);
}

uint64_t match_thread(struct replay *r, const struct live *l, bool main, bool first)
{
	for (uint64_t i = 0; i < r->h->threads.n; i++) {
		uint64_t next = next_of(r, &r->by_thread, i), call;

		if (r->taken[i] || main != (r->threads[i].main != 0) ||
		    next == r->by_thread.first[i + 1])
			continue;
		call = r->by_thread.calls[next];
		if (!main &&
		    (r->calls[call].function != l->function || !fits(r, call, l, REPLAY_ALIKE)))
			continue;
		if (!first && !is_its_own(r, call))
			continue;
		r->taken[i] = true;
		return i;
	}
	return STATE_NOBODY;
}

/* ---- explaining ---------------------------------------------------------------------------------- */

static void say_object(const struct replay *r, uint64_t v, char *text, size_t size)
{
	uint64_t i = object_of(r, v);

	if (!v)
		snprintf(text, size, "NULL");
	else if (i != STATE_NOBODY)
		snprintf(text, size, "object %llu", (unsigned long long)i);
	else
		snprintf(text, size, "%#llx, which is no object", (unsigned long long)v);
}

static void explain_bytes(const struct replay *r, const struct replay_act *a, uint64_t v,
			  char *text, size_t size)
{
	const uint8_t *at = (const uint8_t *)(uintptr_t)v + a->extra;
	uint64_t i = first_other_byte(r, a, at), byte = a->extra + i, got = 0, wanted = 0;

	/* Mostly a number. */
	if (a->flags & REPLAY_INSIDE && a->size <= sizeof(got)) {
		memcpy(&got, at, a->size);
		memcpy(&wanted, r->bytes + a->bytes, a->size);
		snprintf(text, size, "has %#llx from byte %llu on, recorded was %#llx",
			 (unsigned long long)got, (unsigned long long)a->extra,
			 (unsigned long long)wanted);
		return;
	}
	snprintf(text, size, "has %#x in byte %llu, recorded was %#x", at[i],
		 (unsigned long long)byte, r->bytes[a->bytes + i]);
}

static void explain_act(const struct replay *r, const struct replay_act *a, uint64_t v, char *text,
			size_t size)
{
	char got[64], wanted[64];

	if (!v && (a->what == REPLAY_HANDLES || a->what == REPLAY_BYTES)) {
		snprintf(text, size, "is NULL, recorded was an address");
		return;
	}
	switch (a->what) {
	case REPLAY_SCALAR:
		snprintf(text, size, "is %llu, recorded was %llu",
			 (unsigned long long)low(v, a->size),
			 (unsigned long long)low(a->value, a->size));
		return;
	case REPLAY_HANDLE:
		say_object(r, v, got, sizeof(got));
		say_object(r, state_handle(r, a->value), wanted, sizeof(wanted));
		snprintf(text, size, "is %s, recorded was %s", got, wanted);
		return;
	case REPLAY_NULL:
		snprintf(text, size, "is %s",
			 v ? "an address, recorded was NULL" : "NULL, recorded was an address");
		return;
	case REPLAY_POINTER:
		snprintf(text, size, "is %#llx, recorded was what is now %#llx",
			 (unsigned long long)v,
			 (unsigned long long)(uintptr_t)(r->regions[a->value].at + a->extra));
		return;
	case REPLAY_HANDLES:
		snprintf(text, size, "has other objects than were recorded");
		return;
	default:
		explain_bytes(r, a, v, text, size);
	}
}

/* Whether it may not be left out. Among several threads, what asks or waits may be. */
static bool must_come(const struct replay *r, uint64_t call)
{
	uint32_t kind = state_kind(r, call);

	return !is_made(r, call) && kind != REPLAY_COUNTED &&
	       (!r->several || kind == REPLAY_COMMAND);
}

static uint64_t next_in(const struct replay *r, uint64_t thread)
{
	const struct sorted *s = &r->by_thread;

	for (uint64_t i = s->from[thread]; i < s->first[thread + 1]; i++)
		if (must_come(r, s->calls[i]))
			return s->calls[i];
	return STATE_NOBODY;
}

static uint64_t next_alike(const struct replay *r, uint32_t function)
{
	const struct sorted *s = &r->by_function;

	for (uint64_t i = s->from[function]; i < s->first[function + 1]; i++)
		if (!is_made(r, s->calls[i]))
			return s->calls[i];
	return STATE_NOBODY;
}

/*
 * The next call that the thread has to make. If it has none, or it is not known which thread it is: the next of this function,
 * or else the next that anybody has to make.
 */
static uint64_t expected(const struct replay *r, const struct live *l)
{
	uint64_t next = l->thread == STATE_NOBODY ? STATE_NOBODY : next_in(r, l->thread);

	if (next == STATE_NOBODY)
		next = next_alike(r, l->function);
	if (next != STATE_NOBODY)
		return next;
	for (uint64_t t = 0; t < r->h->threads.n; t++) {
		uint64_t other = next_in(r, t);

		next = other < next ? other : next;
	}
	return next;
}

/* What may be otherwise as things are. */
static unsigned tolerated(const struct replay *r)
{
	return r->several ? REPLAY_ALIKE : 0;
}

/* One that would fit, if it were its turn. */
static uint64_t later(const struct replay *r, const struct live *l)
{
	const struct sorted *s = &r->by_function;

	for (uint64_t i = s->from[l->function]; i < s->first[l->function + 1]; i++)
		if (!is_made(r, s->calls[i]) && fits(r, s->calls[i], l, tolerated(r)))
			return s->calls[i];
	return STATE_NOBODY;
}

static unsigned long long number_in_thread(const struct replay *r, uint64_t call)
{
	return r->place[call] - r->by_thread.first[r->calls[call].thread] + 1;
}

void match_explain(const struct replay *r, const struct live *l, char *text, size_t size)
{
	uint64_t next = expected(r, l), fit = later(r, l);
	const char *name = state_name(r, l->function);
	const struct replay_act *a;
	char how[256], where[96];

	if (next == STATE_NOBODY) {
		snprintf(text, size, "%s: the recording has no more calls", name);
		return;
	}
	where[0] = '\0';
	if (fit != STATE_NOBODY)
		snprintf(where, sizeof(where), "; such a call is call %llu of thread %u",
			 number_in_thread(r, fit), r->threads[r->calls[fit].thread].tid);
	if (r->calls[next].function == l->function &&
	    (a = other(r, &r->calls[next], l, tolerated(r)))) {
		explain_act(r, a, value_of(l, a), how, sizeof(how));
		snprintf(text, size, "call %llu of thread %u: argument %s of %s %s%s",
			 number_in_thread(r, next), r->threads[r->calls[next].thread].tid,
			 (const char *)r->bytes + a->name, name, how, where);
		return;
	}
	snprintf(text, size, "call %llu of thread %u: it is %s, recorded was %s%s",
		 number_in_thread(r, next), r->threads[r->calls[next].thread].tid, name,
		 state_name(r, r->calls[next].function), where);
}
