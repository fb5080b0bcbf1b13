// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * replay_test.c - the adapter that answers from a recording: which calls may come in which order, of one thread and of
 * several; what is said of a call that is none of the recording; and files of answers that are cut, or say what can't be.
 */
#include "unit.h"

/* The adapter is a library of its own, which has nothing but libc. */
#include "adapter/give.c"
#include "adapter/match.c"
#include "adapter/release.c"
#include "adapter/state.c"

enum { LAUNCH, RELEASE, ASK, WAIT, FUNCTIONS };
static const uint32_t kinds[FUNCTIONS] = { REPLAY_COMMAND, REPLAY_COUNTED, REPLAY_ASKS,
					   REPLAY_WAITS };
static const char *const names[FUNCTIONS] = { "urLaunch", "urRelease", "urAsk", "urWait" };

#define CALLS 16
#define ACTS  32
#define BYTES 64

/* A file of answers, with room for what a test has. */
struct file {
	struct replay_header h;
	struct replay_function functions[FUNCTIONS];
	struct replay_table tables[1];
	uint32_t slots[FUNCTIONS + 2];
	struct replay_thread threads[2];
	struct replay_call calls[CALLS];
	struct replay_act acts[ACTS];
	uint8_t bytes[BYTES];
	union {
		struct replay_status status;
		uint8_t room[sizeof(struct replay_status) + CALLS];
	} end;
};

struct test {
	struct file f;
	struct replay r;
	bool open;
};

static void *no_stub(uint32_t function)
{
	return (void *)(uintptr_t)(0x1000 + function);
}

static struct replay_array array_of(const struct test *t, const void *at, uint64_t n)
{
	return (struct replay_array){ (uint64_t)((const char *)at - (const char *)&t->f), n };
}

static int setup(void **state)
{
	struct test *t = test_calloc(1, sizeof(*t));
	struct file *f = &t->f;

	for (unsigned i = 0; i < FUNCTIONS; i++) {
		snprintf(f->functions[i].name, REPLAY_NAME, "%s", names[i]);
		f->functions[i].kind = kinds[i];
		f->slots[i] = i;
	}
	f->slots[FUNCTIONS] = REPLAY_NO_FUNCTION;
	snprintf(f->tables[0].getter, REPLAY_NAME, "urGetTable");
	f->tables[0].n = FUNCTIONS + 1;
	f->threads[0] = (struct replay_thread){ .tid = 10, .main = 1 };
	f->threads[1] = (struct replay_thread){ .tid = 11 };
	memcpy(f->bytes + 1, "count", 5);
	memcpy(f->bytes + 16, "contents", 8);
	f->h = (struct replay_header){
		.magic = REPLAY_MAGIC,
		.version = REPLAY_VERSION,
		.size = sizeof(*f),
		.objects = 8,
		.regions = 4,
		.release = "2026.2",
		.functions = array_of(t, f->functions, FUNCTIONS),
		.tables = array_of(t, f->tables, 1),
		.slots = array_of(t, f->slots, FUNCTIONS + 1),
		.threads = array_of(t, f->threads, 1),
		.calls = array_of(t, f->calls, 0),
		.acts = array_of(t, f->acts, 0),
		.bytes = array_of(t, f->bytes, BYTES),
		.status = (uint64_t)((char *)&f->end - (char *)f),
	};
	*state = t;
	return 0;
}

static int teardown(void **state)
{
	struct test *t = *state;

	if (t->open)
		state_close(&t->r);
	test_free(t);
	return 0;
}

static void add_act(struct test *t, struct replay_act a)
{
	t->f.acts[t->f.h.acts.n++] = a;
	t->f.calls[t->f.h.calls.n - 1].nacts++;
}

/* A call that must have this number as its first word. */
static void add_call(struct test *t, uint32_t thread, uint32_t function, uint64_t value)
{
	t->f.calls[t->f.h.calls.n++] = (struct replay_call){ .function = function,
							     .thread = thread,
							     .act = t->f.h.acts.n };
	add_act(t,
		(struct replay_act){ .what = REPLAY_SCALAR, .value = value, .size = 4, .name = 1 });
}

static void open_file_of(struct test *t)
{
	assert_null(state_open(&t->r, &t->f, sizeof(t->f), no_stub));
	t->open = true;
	t->r.several = t->f.h.threads.n > 1;
}

/* The call that it is; -1: none, -2: like one that was made, -3: a wait for something else. */
static int make(struct test *t, uint64_t thread, uint32_t function, uint64_t value)
{
	uint64_t regs[6] = { value }, call;
	struct live l = { function, regs, regs, thread };

	switch (match_find(&t->r, &l, &call)) {
	case MATCH_CALL:
		t->f.end.status.done[call] = 1;
		return (int)call;
	case MATCH_AGAIN:
		return -2;
	case MATCH_WAIT:
		return -3;
	default:
		return -1;
	}
}

/* Which thread it is that makes this call, its first or a later one, and isn't known yet; -1: that is still not known. */
static int known(struct test *t, bool first, uint32_t function, uint64_t value)
{
	uint64_t regs[6] = { value };
	struct live l = { function, regs, regs, STATE_NOBODY };
	uint64_t thread = match_thread(&t->r, &l, false, first);

	return thread == STATE_NOBODY ? -1 : (int)thread;
}

static void gives_memory(struct test *t, uint64_t region)
{
	add_act(t, (struct replay_act){
			   .what = REPLAY_PUT_NEW, .value = region, .extra = 64, .size = 8 });
}

static const char *explain_of(struct test *t, uint64_t thread, uint32_t function, uint64_t value)
{
	static char text[REPLAY_TEXT];
	uint64_t regs[6] = { value };
	struct live l = { function, regs, regs, thread };

	match_explain(&t->r, &l, text, sizeof(text));
	return text;
}

static const char *explain(struct test *t, uint32_t function, uint64_t value)
{
	return explain_of(t, 0, function, value);
}

/* ---- order --------------------------------------------------------------------------------------- */

TEST_WITH(one_thread_is_exact, struct test *t)
{
	add_call(t, 0, LAUNCH, 1);
	add_call(t, 0, ASK, 2);
	add_call(t, 0, LAUNCH, 3);
	open_file_of(t);
	assert_int_equal(make(t, 0, LAUNCH, 3), -1);
	assert_int_equal(make(t, 0, LAUNCH, 1), 0);
	assert_int_equal(make(t, 0, LAUNCH, 1), -1);
	assert_int_equal(make(t, 0, LAUNCH, 3), -1);
	assert_int_equal(make(t, 0, ASK, 2), 1);
	assert_int_equal(make(t, 0, ASK, 2), -1);
	assert_int_equal(make(t, 0, LAUNCH, 3), 2);
}

TEST_WITH(releases_come_when_they_like, struct test *t)
{
	add_call(t, 0, RELEASE, 1);
	add_call(t, 0, RELEASE, 2);
	add_call(t, 0, LAUNCH, 3);
	add_call(t, 0, RELEASE, 4);
	open_file_of(t);
	assert_int_equal(make(t, 0, RELEASE, 4), 3);
	assert_int_equal(make(t, 0, RELEASE, 2), 1);
	assert_int_equal(make(t, 0, RELEASE, 2), -1);
	assert_int_equal(make(t, 0, LAUNCH, 3), 2);
	assert_int_equal(make(t, 0, RELEASE, 1), 0);
}

TEST_WITH(another_thread_makes_it, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 0, LAUNCH, 1);
	add_call(t, 0, LAUNCH, 2);
	add_call(t, 0, LAUNCH, 3);
	add_call(t, 1, WAIT, 9);
	open_file_of(t);
	assert_int_equal(make(t, 1, WAIT, 9), 3);
	/* What the first thread did, the second does; and the first goes on with what comes after it. */
	assert_int_equal(make(t, 1, LAUNCH, 1), 0);
	assert_int_equal(make(t, 0, LAUNCH, 3), 2);
	assert_int_equal(make(t, 1, LAUNCH, 2), 1);
	assert_int_equal(make(t, 1, LAUNCH, 2), -1);
}

TEST_WITH(a_thread_has_its_own, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 0, LAUNCH, 1);
	add_call(t, 1, ASK, 2);
	add_call(t, 1, LAUNCH, 1);
	open_file_of(t);
	/* It asks no more, and the other thread's turn is not its. */
	assert_int_equal(make(t, 1, LAUNCH, 1), 2);
	assert_int_equal(make(t, 0, LAUNCH, 1), 0);
}

TEST_WITH(queues_in_order_keep_it, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 0, LAUNCH, 1);
	t->f.calls[0].queue = 5;
	add_call(t, 0, LAUNCH, 2);
	t->f.calls[1].queue = 5;
	add_call(t, 0, LAUNCH, 3);
	t->f.calls[2].queue = 6;
	open_file_of(t);
	assert_int_equal(make(t, 0, LAUNCH, 2), -1);
	assert_int_equal(make(t, 0, LAUNCH, 3), 2);
	assert_int_equal(make(t, 1, LAUNCH, 1), 0);
	assert_int_equal(make(t, 0, LAUNCH, 2), 1);
}

TEST_WITH(asking_again_is_answered, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 0, ASK, 1);
	add_call(t, 0, WAIT, 2);
	open_file_of(t);
	assert_int_equal(make(t, 0, ASK, 1), 0);
	assert_int_equal(make(t, 1, ASK, 1), -2);
	assert_int_equal(make(t, 1, ASK, 3), -1);
	assert_int_equal(make(t, 1, WAIT, 2), 1);
	assert_int_equal(make(t, 0, WAIT, 2), -2);
	assert_int_equal(make(t, 0, WAIT, 4), -3);
}

/* Otherwise a thread that begins later would not be known by its first call, and be taken for another. */
TEST_WITH(asking_takes_nothing_of_a_thread_to_come, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 0, ASK, 1);
	add_call(t, 1, ASK, 1);
	add_call(t, 1, LAUNCH, 2);
	add_call(t, 1, ASK, 1);
	open_file_of(t);
	t->r.taken[0] = true;
	assert_int_equal(make(t, 0, ASK, 1), 0);
	assert_int_equal(make(t, 0, ASK, 1), -2);
	assert_int_equal(known(t, true, ASK, 1), 1);
	assert_int_equal(make(t, 1, ASK, 1), 1);
	assert_int_equal(make(t, 1, LAUNCH, 2), 2);
	/* Once it is known, it may be asked in its place: the answer may be another one. */
	assert_int_equal(make(t, 0, ASK, 1), 3);
}

/* It begins late, and has to do first what the other one left. */
TEST_WITH(a_thread_is_known_once_it_does_its_own, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 0, WAIT, 9);
	add_call(t, 1, ASK, 1);
	add_call(t, 1, LAUNCH, 2);
	open_file_of(t);
	assert_int_equal(known(t, true, WAIT, 9), -1);
	assert_int_equal(make(t, STATE_NOBODY, WAIT, 9), 0);
	assert_int_equal(known(t, false, ASK, 1), 1);
	assert_int_equal(known(t, true, ASK, 1), -1);
}

/* When it was recorded it had to do first what the other one left, which the other one does itself this time, and later. */
TEST_WITH(a_thread_is_known_although_it_began_with_what_is_not_its_own, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 1, LAUNCH, 5);
	add_call(t, 1, ASK, 2);
	add_call(t, 1, WAIT, 3);
	open_file_of(t);
	assert_int_equal(known(t, true, ASK, 2), -1);
	assert_int_equal(make(t, STATE_NOBODY, ASK, 2), 1);
	assert_int_equal(make(t, 0, LAUNCH, 5), 0);
	assert_int_equal(known(t, false, WAIT, 3), 1);
	assert_int_equal(make(t, 1, WAIT, 3), 2);
}

/* Whoever runs a host task makes commands behind it, which may be the first of a thread that has not begun. */
TEST_WITH(a_later_command_makes_no_thread_known, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 1, LAUNCH, 1);
	add_call(t, 1, LAUNCH, 2);
	gives_memory(t, 0);
	open_file_of(t);
	assert_int_equal(known(t, false, LAUNCH, 1), -1);
	assert_int_equal(make(t, STATE_NOBODY, LAUNCH, 1), 0);
	/* Nobody else wants the memory. */
	assert_int_equal(known(t, false, LAUNCH, 2), 1);
}

TEST_WITH(a_first_command_makes_a_thread_known, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 1, LAUNCH, 1);
	add_call(t, 1, ASK, 2);
	open_file_of(t);
	assert_int_equal(known(t, true, LAUNCH, 1), 1);
}

/* What one thread made when it was recorded, two may share: neither begins with what was made later. */
TEST_WITH(nobody_is_a_thread_that_only_makes_commands, struct test *t)
{
	t->f.h.threads.n = 2;
	t->f.threads[0].main = 0;
	add_call(t, 0, LAUNCH, 1);
	add_call(t, 0, LAUNCH, 1);
	add_call(t, 1, LAUNCH, 1);
	add_call(t, 1, WAIT, 2);
	open_file_of(t);
	for (int i = 0; i < 3; i++) {
		assert_int_equal(known(t, true, LAUNCH, 1), -1);
		assert_int_equal(make(t, STATE_NOBODY, LAUNCH, 1), i);
	}
}

/* Two threads allocate the same. The first one's command is made by somebody else, later. */
TEST_WITH(a_thread_has_its_own_memory, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 0, LAUNCH, 1);
	add_call(t, 0, LAUNCH, 2);
	gives_memory(t, 0);
	add_call(t, 1, LAUNCH, 2);
	gives_memory(t, 1);
	open_file_of(t);
	assert_int_equal(make(t, 0, LAUNCH, 2), 1);
	assert_int_equal(make(t, 1, LAUNCH, 2), 2);
	assert_int_equal(make(t, STATE_NOBODY, LAUNCH, 1), 0);
}

TEST_WITH(commands_wait_for_others, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 0, LAUNCH, 1);
	t->f.acts[0].flags = REPLAY_LOOSE;
	open_file_of(t);
	assert_int_equal(make(t, 1, LAUNCH, 7), 0);
	assert_int_equal(t->f.end.status.loose, 1);
}

/* Objects 2 and 3, made with these numbers, and a command with each. The first is made by who this time. */
static void two_objects(struct test *t, uint64_t who, uint64_t one, uint64_t other)
{
	const uint64_t numbers[2] = { 2, 3 };

	memcpy(t->f.bytes + 32, numbers, sizeof(numbers));
	for (unsigned i = 0; i < 2; i++) {
		add_call(t, 0, ASK, i ? other : one);
		add_act(t, (struct replay_act){ .what = REPLAY_PUT_HANDLES,
						.word = 1,
						.bytes = 32 + 8 * i,
						.size = 8,
						.name = 1 });
	}
	for (unsigned i = 0; i < 2; i++) {
		add_call(t, 0, LAUNCH, 0);
		t->f.acts[t->f.h.acts.n - 1] = (struct replay_act){
			.what = REPLAY_HANDLE, .flags = REPLAY_ALIKE, .value = 2 + i, .name = 1
		};
	}
	open_file_of(t);
	assert_int_equal(make(t, who, ASK, one), 0);
	assert_int_equal(make(t, 0, ASK, other), 1);
}

TEST_WITH(one_thread_has_the_objects_that_were_recorded, struct test *t)
{
	two_objects(t, 0, 5, 5);
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 3)), -1);
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 2)), 2);
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 3)), 3);
	assert_int_equal(t->f.end.status.alike, 0);
}

/* The order of a thread's commands counts for more than which of such objects they have. */
TEST_WITH(among_threads_objects_that_are_alike_change_places, struct test *t)
{
	t->f.h.threads.n = 2;
	two_objects(t, STATE_NOBODY, 5, 5);
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 3)), 2);
	assert_int_equal(t->f.end.status.alike, 1);
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 3)), 3);
	assert_int_equal(t->f.end.status.alike, 1);
}

TEST_WITH(those_that_their_own_thread_made_do_not, struct test *t)
{
	t->f.h.threads.n = 2;
	two_objects(t, 0, 5, 5);
	/* It passes over the one that has the other. */
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 3)), 3);
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 3)), -1);
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 2)), 2);
	assert_int_equal(t->f.end.status.alike, 0);
}

TEST_WITH(others_do_not, struct test *t)
{
	t->f.h.threads.n = 2;
	two_objects(t, STATE_NOBODY, 5, 6);
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 4)), -1);
	assert_int_equal(make(t, 0, LAUNCH, 1), -1);
	assert_int_equal(make(t, 0, LAUNCH, 0), -1);
	/* It is the next one's. */
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 2)), 2);
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 2)), -1);
	assert_int_equal(make(t, 0, LAUNCH, state_handle(&t->r, 3)), 3);
	assert_int_equal(t->f.end.status.alike, 0);
}

/* ---- arguments ----------------------------------------------------------------------------------- */

/* A call counts once, however much of it differs, and only if it differs. */
TEST_WITH(padding_may_differ_and_is_counted, struct test *t)
{
	for (unsigned i = 0; i < 2; i++) {
		add_call(t, 0, LAUNCH, 1);
		add_act(t, (struct replay_act){ .what = REPLAY_SCALAR,
						.flags = REPLAY_PADDING,
						.word = 1,
						.value = i,
						.size = 4,
						.name = 1 });
	}
	open_file_of(t);
	assert_int_equal(make(t, 0, LAUNCH, 2), -1);
	assert_int_equal(t->f.end.status.padding, 0);
	assert_int_equal(make(t, 0, LAUNCH, 1), 0);
	assert_int_equal(t->f.end.status.padding, 0);
	assert_int_equal(make(t, 0, LAUNCH, 1), 1);
	assert_int_equal(t->f.end.status.padding, 1);
}

TEST_WITH(arguments_are_compared, struct test *t)
{
	uint64_t handles[2], numbers[2] = { 2, 3 }, memory[2] = { 0, 0 }, inside[2] = { 0 };

	add_call(t, 0, LAUNCH, 1);
	memcpy(t->f.bytes + 32, numbers, sizeof(numbers));
	add_act(t, (struct replay_act){ .what = REPLAY_HANDLE, .word = 1, .value = 4, .name = 1 });
	add_act(t, (struct replay_act){
			   .what = REPLAY_HANDLES, .word = 2, .bytes = 32, .size = 16, .name = 1 });
	add_act(t, (struct replay_act){ .what = REPLAY_BYTES,
					.word = 3,
					.bytes = 16,
					.size = 8,
					.extra = 8,
					.name = 1 });
	add_act(t, (struct replay_act){ .what = REPLAY_NULL, .word = 4, .value = 1, .name = 1 });
	add_act(t, (struct replay_act){ .what = REPLAY_BYTES,
					.word = 5,
					.flags = REPLAY_INSIDE,
					.at = 8,
					.bytes = 16,
					.size = 8,
					.extra = 8,
					.name = 1 });
	open_file_of(t);
	handles[0] = state_handle(&t->r, 3);
	handles[1] = state_handle(&t->r, 2);
	memcpy(&memory[1], "contents", 8);

	uint64_t regs[6] = { 0xff00000000000001,
			     state_handle(&t->r, 4),
			     (uintptr_t)handles,
			     (uintptr_t)memory,
			     0,
			     (uintptr_t)inside };
	struct live l = { LAUNCH, regs, regs, 0 };
	const uint64_t good[6] = { regs[0], regs[1], regs[2], regs[3], regs[4], regs[5] };
	uint64_t theirs[2] = { 0, 0 };
	uint64_t call;
	char text[REPLAY_TEXT];

	memcpy(&theirs[1], "contents", 8);
	inside[1] = (uintptr_t)theirs;
	assert_int_equal(match_find(&t->r, &l, &call), MATCH_CALL);
	theirs[1] ^= 1ULL << 16;
	assert_int_equal(match_find(&t->r, &l, &call), MATCH_NONE);
	match_explain(&t->r, &l, text, sizeof(text));
	assert_string_equal(
		text, "call 1 of thread 10: argument count of urLaunch has 0x73746e65746f6f63 "
		      "from byte 8 on, recorded was 0x73746e65746e6f63");
	theirs[1] ^= 1ULL << 16;
	inside[1] = 0;
	assert_int_equal(match_find(&t->r, &l, &call), MATCH_NONE);
	inside[1] = (uintptr_t)theirs;
	regs[1] = state_handle(&t->r, 5);
	assert_int_equal(match_find(&t->r, &l, &call), MATCH_NONE);
	match_explain(&t->r, &l, text, sizeof(text));
	assert_string_equal(
		text,
		"call 1 of thread 10: argument count of urLaunch is object 5, recorded was object 4");
	memcpy(regs, good, sizeof(regs));
	regs[4] = 8;
	assert_int_equal(match_find(&t->r, &l, &call), MATCH_NONE);
	memcpy(regs, good, sizeof(regs));
	memory[1] ^= 1ULL << 16;
	assert_int_equal(match_find(&t->r, &l, &call), MATCH_NONE);
	match_explain(&t->r, &l, text, sizeof(text));
	assert_string_equal(
		text,
		"call 1 of thread 10: argument count of urLaunch has 0x6f in byte 10, recorded was 0x6e");
	memory[1] ^= 1ULL << 16;
	regs[3] = 0;
	assert_int_equal(match_find(&t->r, &l, &call), MATCH_NONE);
	match_explain(&t->r, &l, text, sizeof(text));
	assert_string_equal(text, "call 1 of thread 10: argument count of urLaunch is NULL, "
				  "recorded was an address");
	memcpy(regs, good, sizeof(regs));
	handles[1] = state_handle(&t->r, 6);
	assert_int_equal(match_find(&t->r, &l, &call), MATCH_NONE);
}

/* The second call's region is not known yet. */
TEST_WITH(another_allocation_is_noticed_at_once, struct test *t)
{
	static uint8_t memory[3][64];
	uint64_t regs[6] = { 1 }, call;
	struct live l = { LAUNCH, regs, regs, 0 };

	t->f.h.threads.n = 2;
	for (unsigned i = 0; i < 2; i++) {
		add_call(t, 0, LAUNCH, 1);
		add_act(t, (struct replay_act){
				   .what = REPLAY_POINTER, .word = 1, .value = i, .name = 1 });
	}
	open_file_of(t);
	for (unsigned i = 0; i < 2; i++)
		t->r.regions[i ? 2 : 0] =
			(struct region){ memory[i], memory[i], sizeof(memory[i]) };
	regs[1] = (uintptr_t)memory[1];
	assert_int_equal(match_find(&t->r, &l, &call), MATCH_NONE);
	regs[1] = (uintptr_t)memory[0];
	assert_int_equal(match_find(&t->r, &l, &call), MATCH_CALL);
	assert_int_equal(call, 0);
	/* What nobody has allocated here may be it. */
	regs[1] = (uintptr_t)memory[2];
	assert_int_equal(match_find(&t->r, &l, &call), MATCH_CALL);
	assert_int_equal(call, 1);
	memset(t->r.regions, 0, 4 * sizeof(*t->r.regions)); /* not to be unmapped */
}

TEST_WITH(leaving_is_explained, struct test *t)
{
	add_call(t, 0, LAUNCH, 1);
	add_call(t, 0, ASK, 2);
	add_call(t, 0, LAUNCH, 3);
	open_file_of(t);
	assert_string_equal(explain(t, LAUNCH, 5),
			    "call 1 of thread 10: argument count of urLaunch is 5, recorded was 1");
	assert_string_equal(
		explain(t, LAUNCH, 3),
		"call 1 of thread 10: argument count of urLaunch is 3, recorded was 1; such a call is "
		"call 3 of thread 10");
	assert_string_equal(explain(t, WAIT, 0),
			    "call 1 of thread 10: it is urWait, recorded was urLaunch");
	assert_int_equal(make(t, 0, LAUNCH, 1), 0);
	assert_string_equal(
		explain(t, LAUNCH, 3),
		"call 2 of thread 10: it is urLaunch, recorded was urAsk; such a call is call 3 of "
		"thread 10");
	assert_int_equal(make(t, 0, ASK, 2), 1);
	assert_int_equal(make(t, 0, LAUNCH, 3), 2);
	assert_string_equal(explain(t, LAUNCH, 3), "urLaunch: the recording has no more calls");
}

/* What asks or waits need not come then, and so nobody waits for it. */
TEST_WITH(leaving_of_several_threads_names_what_must_come, struct test *t)
{
	t->f.h.threads.n = 2;
	add_call(t, 0, ASK, 1);
	add_call(t, 0, RELEASE, 2);
	add_call(t, 1, LAUNCH, 3);
	add_call(t, 1, ASK, 4);
	open_file_of(t);
	assert_string_equal(explain_of(t, 1, LAUNCH, 5),
			    "call 1 of thread 11: argument count of urLaunch is 5, recorded was 3");
	assert_string_equal(explain_of(t, 1, WAIT, 5),
			    "call 1 of thread 11: it is urWait, recorded was urLaunch");
	/* A thread with no commands left, and one that is not known, are compared with what is like the call. */
	for (int i = 0; i < 2; i++)
		assert_string_equal(
			explain_of(t, i ? STATE_NOBODY : 0, LAUNCH, 5),
			"call 1 of thread 11: argument count of urLaunch is 5, recorded was 3");
	assert_string_equal(explain_of(t, STATE_NOBODY, WAIT, 5),
			    "call 1 of thread 11: it is urWait, recorded was urLaunch");
	assert_int_equal(make(t, 1, LAUNCH, 3), 2);
	assert_string_equal(explain_of(t, 1, LAUNCH, 5),
			    "urLaunch: the recording has no more calls");
}

TEST_WITH(outputs_are_given, struct test *t)
{
	uint64_t out = 0, pointer = 0;
	uint64_t regs[6] = { 1, (uintptr_t)&out, (uintptr_t)&pointer };
	struct live l = { LAUNCH, regs, regs, 0 };

	add_call(t, 0, LAUNCH, 1);
	add_act(t, (struct replay_act){ .what = REPLAY_PUT, .word = 1, .bytes = 16, .size = 8 });
	add_act(t,
		(struct replay_act){
			.what = REPLAY_PUT_NEW, .word = 2, .value = 2, .extra = 100, .size = 4096 });
	add_act(t, (struct replay_act){
			   .what = REPLAY_WRITE, .value = 2, .extra = 92, .bytes = 16, .size = 8 });
	/* Beyond what it has, with its alignment. */
	add_act(t, (struct replay_act){ .what = REPLAY_WRITE,
					.value = 2,
					.extra = 1 << 20,
					.bytes = 16,
					.size = 8 });
	open_file_of(t);
	assert_int_equal(give_all(&t->r, &t->r.calls[0], &l), 0);
	assert_memory_equal(&out, "contents", 8);
	assert_int_equal(pointer % 4096, 0);
	assert_memory_equal((char *)(uintptr_t)pointer + 92, "contents", 8);
	assert_int_equal(*(char *)(uintptr_t)pointer, 0);
}

TEST_WITH(lines_are_given, struct test *t)
{
	char out[] = "................", wide[] = "........";
	uint64_t regs[6] = { 1, (uintptr_t)out, (uintptr_t)wide };
	struct live l = { LAUNCH, regs, regs, 0 };

	add_call(t, 0, LAUNCH, 1);
	/* Three bytes of each five; the last line has nothing after it. */
	add_act(t, (struct replay_act){ .what = REPLAY_PUT_LINES,
					.word = 1,
					.extra = 2,
					.value = 5,
					.bytes = 16,
					.size = 8 });
	/* Lines that are side by side. */
	add_act(t,
		(struct replay_act){
			.what = REPLAY_PUT_LINES, .word = 2, .value = 4, .bytes = 16, .size = 8 });
	open_file_of(t);
	assert_int_equal(give_all(&t->r, &t->r.calls[0], &l), 0);
	assert_string_equal(out, "..con..nts......");
	assert_string_equal(wide, "contents");
}

/* ---- files --------------------------------------------------------------------------------------- */

static bool refused(struct test *t, const struct file *good)
{
	bool is = state_open(&t->r, &t->f, sizeof(t->f), no_stub) != NULL;

	if (!is)
		state_close(&t->r);
	t->f = *good;
	return is;
}

TEST_WITH(broken_files_are_refused, struct test *t)
{
	struct replay_header *h = &t->f.h;
	struct file good;

	add_call(t, 0, LAUNCH, 1);
	add_act(t,
		(struct replay_act){
			.what = REPLAY_PUT_NEW, .word = 2, .value = 2, .extra = 100, .size = 4096 });
	good = t->f;
	assert_false(refused(t, &good));
#define REFUSED(change)                         \
	do {                                    \
		change;                         \
		assert_true(refused(t, &good)); \
	} while (0)
	REFUSED(h->magic++);
	REFUSED(h->version++);
	REFUSED(h->size--);
	REFUSED(h->size++);
	REFUSED(h->functions.offset = h->size + 8);
	REFUSED(h->functions.offset = UINT64_MAX - 7);
	REFUSED(h->functions.n = UINT64_MAX / sizeof(struct replay_function));
	REFUSED(h->calls.offset++);
	REFUSED(h->calls.n = h->size);
	REFUSED(h->acts.n = UINT64_MAX);
	REFUSED(h->bytes.n = 0);
	REFUSED(h->bytes.n = h->size);
	REFUSED(h->status = h->size);
	REFUSED(h->status = UINT64_MAX - 7);
	REFUSED(h->status = 0);
	REFUSED(h->acts.offset = h->status);
	REFUSED(h->status = h->bytes.offset);
	REFUSED(h->objects = UINT64_MAX);
	REFUSED(h->objects = 0);
	REFUSED(h->regions = UINT64_MAX / 2);
	REFUSED(memset(h->release, 'x', sizeof(h->release)));
	REFUSED(memset(h->plugins, 'x', sizeof(h->plugins)));
	REFUSED(h->interface = REPLAY_INTERFACES);
	REFUSED(t->f.bytes[0] = 'x');
	REFUSED(t->f.bytes[BYTES - 1] = 'x');
	REFUSED(memset(t->f.functions[1].name, 'x', REPLAY_NAME));
	REFUSED(t->f.functions[1].kind = REPLAY_KINDS);
	REFUSED(t->f.tables[0].first = 1);
	REFUSED(t->f.tables[0].n = UINT32_MAX);
	REFUSED(t->f.tables[0].at = 4);
	REFUSED(t->f.tables[0].at = REPLAY_AT_MAX + 8);
	REFUSED(t->f.slots[1] = FUNCTIONS);
	REFUSED(t->f.calls[0].function = FUNCTIONS);
	REFUSED(t->f.calls[0].thread = 1);
	REFUSED(t->f.calls[0].queue = 8);
	REFUSED(t->f.calls[0].nacts = UINT64_MAX);
	REFUSED(t->f.calls[0].act = 3);
	REFUSED(t->f.acts[0].what = REPLAY_WHATS);
	REFUSED(t->f.acts[0].word = REPLAY_WORDS);
	REFUSED(t->f.acts[0].at = UINT64_MAX);
	REFUSED(t->f.acts[0].name = BYTES);
	REFUSED(t->f.acts[0].size = 3);
	REFUSED(t->f.acts[1].value = 4);
	REFUSED(t->f.acts[1].size = 3);
	REFUSED(t->f.acts[1].size = 0);
	REFUSED(t->f.acts[1].extra = UINT64_MAX);
	REFUSED((t->f.acts[0].what = REPLAY_BYTES, t->f.acts[0].bytes = BYTES));
	REFUSED((t->f.acts[0].what = REPLAY_PUT, t->f.acts[0].size = UINT64_MAX));
	REFUSED((t->f.acts[0].what = REPLAY_HANDLE, t->f.acts[0].value = 8));
	REFUSED((t->f.acts[0].what = REPLAY_WRITE, t->f.acts[0].value = 4));
#undef REFUSED
	for (size_t n = 0; n < sizeof(t->f); n += 8)
		assert_non_null(state_open(&t->r, &t->f, n, no_stub));
}

TEST_WITH(tables_have_their_slots, struct test *t)
{
	open_file_of(t);
	assert_ptr_equal(t->r.all[ASK], (void *)(0x1000 + ASK));
	assert_null(t->r.all[FUNCTIONS]);
	assert_ptr_equal(t->r.objects[3].tables, t->r.all);
}

TEST_WITH(releases_are_read, struct test *t)
{
	static const char comment[] = "GCC: 12\0Intel(R) oneAPI DPC++/C++ Compiler 2025.3.3 (x)\0"
				      "oneAPI DPC++/C++ Compiler 2024.2.0 (y)";
	static const char sections[] = "\0.comment";
	unsigned char file[1024] = { 0 };
	Elf64_Ehdr e = { .e_ident = { ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64 },
			 .e_shoff = 64,
			 .e_shnum = 2,
			 .e_shentsize = sizeof(Elf64_Shdr),
			 .e_shstrndx = 0 };
	Elf64_Shdr s[2] = { { .sh_offset = 300, .sh_size = sizeof(sections) },
			    { .sh_name = 1, .sh_offset = 400, .sh_size = sizeof(comment) } };
	char found[32] = "";

	memcpy(file, &e, sizeof(e));
	memcpy(file + 64, s, sizeof(s));
	memcpy(file + 300, sections, sizeof(sections));
	memcpy(file + 400, comment, sizeof(comment));
	assert_true(release_of_elf(file, sizeof(file), found, sizeof(found)));
	assert_string_equal(found, "2025.3.3");
	for (size_t n = 0; n < 400 + sizeof(comment); n++)
		assert_false(release_of_elf(file, n, found, sizeof(found)));
}
