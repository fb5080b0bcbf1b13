// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * dpcpp_trace_test.c - .trace files of dpcpp_trace as streams of records: what its document describes, what the tool
 * itself wrote (ends of lines after strings, eight bytes of a number of four, the memory after copies), each place at
 * which a file can be cut, damage, and files that are none. The bytes are written by hand.
 */
#include <sys/mman.h>
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "base/strbuf.h"
#include "decode/event.h"
#include "ring/stream.h"

#define U32(low) low "\0\0\0"
#define U64(low) low "\0\0\0\0\0\0\0"
/* Function 0 of every release, backend 1, 100 and 107 us, no inputs, one output, 20 bytes of arguments. */
#define PLATFORMS_GET                                                                    \
	U32("\0")                                                                        \
	"\1" U64("\x64") U64("\x6b") U64("\0") U64("\1") U64("\x14") U32("\0") U64("\0") \
		U64("\x70") U64("\4") U32("\3") U32("\0")
/* 49, its number in 2021.4: piKernelCreate(0x11, "ab", 0x22) without its output, failed. */
#define KERNEL_CREATE(end)                                           \
	U32("\x31")                                                  \
	"\1" U64("\x70") U64("\x72") U64("\0") U64("\0") U64("\x13") \
		U64("\x11") "ab" end U64("\x22") "\xe2\xff\xff\xff"
/* 9, of a device, with eight bytes of the number that came out. */
#define SELECT_BINARY                                                                        \
	U32("\x9")                                                                           \
	"\1" U64("\x80") U64("\x81") U64("\0") U64("\1") U64("\x1c") U64("\x11") U64("\x22") \
		U32("\2") U64("\x33") U64("\x8") U32("\1") U32("\7") U32("\0")

#define LENGTH(text) (sizeof(text) - 1)

static int file_of(const void *bytes, size_t len)
{
	int fd = memfd_create("dpcpp_trace_test", MFD_CLOEXEC);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, bytes, len), (ssize_t)len);
	assert_int_equal(lseek(fd, 0, SEEK_SET), 0);
	return fd;
}

static int open_bytes(const void *bytes, size_t len, int *ret_fd, struct stream **ret)
{
	uint32_t version = 0;

	*ret_fd = file_of(bytes, len);
	return stream_new(*ret_fd, -1, ret, &version);
}

static void add_value(struct strbuf *out, const char *key, const struct value *v)
{
	strbuf_addf(out, "%s%s=", out->buf && out->buf[out->len - 1] != '(' ? ", " : "", key);
	if (v->flags & VALUE_F_FAULT)
		strbuf_adds(out, "unreadable");
	else if (v->flags & VALUE_F_NULL)
		strbuf_adds(out, "null");
	else if (v->kind == VALUE_STRING)
		strbuf_addf(out, "'%.*s'%s", (int)v->len, v->str,
			    v->flags & VALUE_F_TRUNC ? "+" : "");
	else if (v->flags & VALUE_F_OUT)
		strbuf_addf(out, "[%llu]", (unsigned long long)v->u);
	else
		strbuf_addf(out, "%llu", (unsigned long long)v->u);
}

static void add_call(struct strbuf *out, const struct event_call *c)
{
	strbuf_addf(out, "%llu %llu %s(", (unsigned long long)c->rec->h.ts,
		    (unsigned long long)c->rec->dur, c->name);
	for (uint32_t i = 0; i < c->nargs; i++)
		add_value(out, c->fn->args[i].name, &c->args[i]);
	strbuf_addf(out, ") %d%s\n", (int)c->ret.u, c->error ? " failed" : "");
}

/* All that comes of it, as lines; the result of the last stream_next(). */
static int read_all(struct stream *s, struct strbuf *out)
{
	const struct xb_hdr *rec;
	struct decoder *d;
	struct event e;
	int r;

	assert_int_equal(decoder_new(&d), 0);
	while ((r = stream_next(s, &rec)) > 0) {
		int decoded = decoder_decode(d, rec, &e);

		assert_true(decoded >= 0);
		if (rec->type == XB_LOSS)
			strbuf_addf(out, "%s %llu\n", rec->flags & XB_LOSS_GAP ? "gap" : "end",
				    (unsigned long long)((const struct xb_loss *)rec)
					    ->count[XB_C_DAMAGED]);
		else if (decoded && e.type == EVENT_CALL)
			add_call(out, &e.call);
		else if (decoded && e.type == EVENT_THREAD)
			strbuf_addf(out, "thread %u %s\n", rec->tid, event_text(&e, 0));
		else if (decoded && e.type == EVENT_OBJECT)
			strbuf_addf(out, "plugin %s\n", event_text(&e, 0));
	}
	assert_int_equal(decoder_bad(d), 0);
	decoder_free(d);
	return r;
}

static void expect(const void *bytes, size_t len, const char *thread, const char *want, int end)
{
	_cleanup_(strbuf_done) struct strbuf got = STRBUF_INIT;
	struct stream *s;
	int fd;

	assert_int_equal(open_bytes(bytes, len, &fd, &s), 0);
	assert_non_null(stream_foreign(s));
	dpcpp_trace_thread(stream_foreign(s), thread, strlen(thread));
	assert_int_equal(read_all(s, &got), end);
	assert_string_equal(strbuf_str(&got), want);
	stream_free(s);
	close(fd);
}

#define PLATFORMS_LINE \
	"100000 7000 piPlatformsGet(NumEntries=0, phPlatforms=null, pNumPlatforms=[3]) 0\n"
#define KERNEL_LINE \
	"112000 2000 piKernelCreate(hProgram=17, pKernelName='ab', phKernel=34) -30 failed\n"
#define SELECT_LINE \
	"128000 1000 piextDeviceSelectBinary(hDevice=17, ppBinaries=34, NumBinaries=2, pSelectedBinary=[1]) 0\n"
#define OPENCL "plugin libpi_opencl.so\n"

TEST(test_document)
{
	static const char file[] = PLATFORMS_GET KERNEL_CREATE("\0") SELECT_BINARY;

	expect(file, LENGTH(file), "main",
	       "thread 1 main\n" OPENCL PLATFORMS_LINE KERNEL_LINE SELECT_LINE "end 0\n", 0);
}

TEST(test_tool)
{
	static const char file[] = PLATFORMS_GET KERNEL_CREATE("\n") SELECT_BINARY;

	expect(file, LENGTH(file), "main_2_1",
	       "thread 2 main_2_1\n" OPENCL PLATFORMS_LINE KERNEL_LINE SELECT_LINE "end 0\n", 0);
}

/* piEnqueueMemBufferRead of 2021.4 (78): a queue, a buffer, wait, 0, 5 bytes, to 9, no events; the memory is its output. */
TEST(test_memory)
{
	static const char file[] = KERNEL_CREATE("\n") U32("\x4e") "\1" U64("\x64") U64("\x6b")
		U64("\0") U64("\1") U64("\x40") U64("\1") U64("\2") U32("\1") U64("\0") U64("\5")
			U64("\x9") U32("\0") U64("\0") U64("\7") U64("\5") "hello" U32("\0");
	struct dpcpp_trace_state seen;
	struct strbuf got = STRBUF_INIT;
	struct stream *s;
	int fd;

	assert_int_equal(open_bytes(file, LENGTH(file), &fd, &s), 0);
	assert_int_equal(read_all(s, &got), 0);
	dpcpp_trace_get_state(stream_foreign(s), &seen);
	assert_non_null(strstr(
		strbuf_str(&got),
		"piEnqueueMemBufferRead(hQueue=1, hBuffer=2, blockingRead=1, offset=0, size=5, "
		"pDst=9, numEventsInWaitList=0, phEventWaitList=null, phEvent=7) 0\nend 0\n"));
	assert_int_equal(seen.homeless, 1);
	assert_int_equal(seen.damaged, 0);
	strbuf_done(&got);
	stream_free(s);
	close(fd);
}

/* Cut anywhere, it is no such file as long as it has no whole head, else what is whole is there, and the cut is reported. */
TEST(test_cut)
{
	static const char file[] = PLATFORMS_GET KERNEL_CREATE("\0");
	const size_t first = LENGTH(PLATFORMS_GET);

	for (size_t len = 0; len < LENGTH(file); len++) {
		struct strbuf got = STRBUF_INIT;
		struct stream *s;
		int fd, r = open_bytes(file, len, &fd, &s);

		assert_int_equal(r, len < 45 ? -EPROTO : 0);
		if (!r) {
			r = read_all(s, &got);
			assert_int_equal(r, len == first ? 0 : -ENODATA);
			assert_int_equal(strstr(strbuf_str(&got), PLATFORMS_LINE) != NULL,
					 len >= first);
			assert_null(strstr(strbuf_str(&got), "piKernelCreate"));
			if (len != first)
				assert_int_equal(stream_offset(s), len < first ? 0 : first);
			stream_free(s);
		}
		strbuf_done(&got);
		close(fd);
	}
}

static void expect_spoilt(const char *file, size_t len, size_t at, const char *left)
{
	_cleanup_(strbuf_done) struct strbuf want = STRBUF_INIT;
	_cleanup_free_ char *spoilt = malloc(len);

	assert_non_null(spoilt);
	memcpy(spoilt, file, len);
	spoilt[LENGTH(PLATFORMS_GET) + at] = 'x';
	strbuf_addf(&want, "thread 1 main\n" OPENCL PLATFORMS_LINE "gap 1\n%send 1\n", left);
	expect(spoilt, len, "main", strbuf_str(&want), 0);
}

TEST(test_damaged)
{
	static const char text_first[] = PLATFORMS_GET KERNEL_CREATE("\0") SELECT_BINARY;
	static const char text_last[] = PLATFORMS_GET SELECT_BINARY KERNEL_CREATE("\0");
	static const char behind[] = PLATFORMS_GET
		"what comes here is no record of any kind, as it is text";

	/* The backend, the end of the text, and the size of the arguments. */
	expect_spoilt(text_first, LENGTH(text_first), 4, SELECT_LINE);
	expect_spoilt(text_first, LENGTH(text_first), 45 + 8 + 2, SELECT_LINE);
	expect_spoilt(text_last, LENGTH(text_last), 37, KERNEL_LINE);
	expect(behind, LENGTH(behind), "main",
	       "thread 1 main\n" OPENCL PLATFORMS_LINE "gap 1\nend 1\n", 0);
}

/* Numbers that would lead beyond the file, or take memory. */
TEST(test_huge)
{
	static const char head[] = PLATFORMS_GET;
	char spoilt[LENGTH(head)];
	struct stream *s;
	int fd;

	/* Inputs, outputs, size of the arguments: none of a record. */
	for (size_t at = 21; at <= 37; at += 8) {
		memcpy(spoilt, head, sizeof(spoilt));
		memset(spoilt + at, 0xff, 8);
		assert_int_equal(open_bytes(spoilt, sizeof(spoilt), &fd, &s), -EPROTO);
		close(fd);
	}
	/* The output's size: more than a file has, or just more than this one has. */
	memcpy(spoilt, head, sizeof(spoilt));
	memset(spoilt + 45 + 20, 0xff, 8);
	expect(spoilt, sizeof(spoilt), "main", "thread 1 main\ngap 1\nend 1\n", 0);
	memset(spoilt + 45 + 20 + 4, 0, 4);
	expect(spoilt, sizeof(spoilt), "main", "thread 1 main\n", -ENODATA);
}

TEST(test_long_text)
{
	static const char head[] = U32("\x31") "\1" U64("\x70") U64("\x72") U64("\0") U64("\0");
	const uint64_t length = 70000, size = 8 + length + 1 + 8;
	struct strbuf file = STRBUF_INIT, got = STRBUF_INIT;
	struct stream *s;
	int fd;

	strbuf_add(&file, PLATFORMS_GET, LENGTH(PLATFORMS_GET));
	strbuf_add(&file, head, LENGTH(head));
	strbuf_add(&file, &size, 8);
	strbuf_add(&file, U64("\x11"), 8);
	for (unsigned i = 0; i < length; i++)
		strbuf_addc(&file, 'k');
	strbuf_add(&file, "\0" U64("\x22") U32("\0"), 1 + 8 + 4);
	assert_int_equal(open_bytes(strbuf_str(&file), file.len, &fd, &s), 0);
	assert_int_equal(read_all(s, &got), 0);
	assert_non_null(strstr(strbuf_str(&got), "kkk'+, phKernel=34) 0\nend 0\n"));
	assert_in_range(got.len, 1023, 1500);
	strbuf_done(&file);
	strbuf_done(&got);
	stream_free(s);
	close(fd);
}

TEST(test_others)
{
	static const char text[] =
		"PK\3\4 and whatever else a file of another program may begin with, for long";
	unsigned char random[4096];
	struct stream *s;
	int fd;

	for (unsigned i = 0; i < 100; i++) {
		srand(i);
		for (size_t k = 0; k < sizeof(random); k++)
			random[k] = (unsigned char)(i ? rand() : 0);
		assert_int_equal(open_bytes(random, sizeof(random), &fd, &s), -EPROTO);
		close(fd);
	}
	assert_int_equal(open_bytes(text, LENGTH(text), &fd, &s), -EPROTO);
	close(fd);
}

/* A call that looks the same by the numbers of each release, in which it has several names. */
TEST(test_releases)
{
	/* 24, of a queue: piQueueFinish in 2024.2, piQueueRetain in 2022.2. */
	static const char one[] = PLATFORMS_GET U32("\x18") "\1" U64("\x70") U64("\x72") U64("\0")
		U64("\0") U64("\x8") U64("\x11") U32("\0");
	struct dpcpp_trace_state seen;
	struct stream *s;
	int fd;

	assert_int_equal(open_bytes(one, LENGTH(one), &fd, &s), 0);
	dpcpp_trace_get_state(stream_foreign(s), &seen);
	assert_string_equal(seen.release, "2024.2");
	assert_non_null(strstr(seen.others, "2022.2"));
	stream_free(s);
	close(fd);
}
