// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* otlp_send.c - see otlp_send.h. */
#include "serve/otlp_send.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/gzip.h"
#include "serve/libcurl.h"
#include "serve/otlp.h"
#include "serve/otlp_spans.h"

#define ANSWER_MAX 65536
#define LAST_MS	   400L		   /* for the export at the end */
#define LAST_SPANS 200L		   /* the same for spans */
#define SPANS_NS   NS_PER_S	   /* how often it is looked whether there are any */
#define FIRST_NS   (NS_PER_S / 10) /* how often it is looked whether there is anything yet */
#define PAUSE_MAX  60u
#define AFTER_MAX  3600u

enum outcome {
	TAKEN,
	LATER, /* to be tried again */
	NEVER, /* it would be of no use */
	ENDED, /* it is to end, and was given up */
};

/* An export, which may have to be tried again. */
struct attempt {
	enum otlp_what what;
	char url[OTLP_URL_MAX + sizeof(OTLP_PATH)];
	uint64_t again;	   /* not before this */
	unsigned failures; /* of it */
};
_Static_assert(sizeof(OTLP_SPANS_PATH) <= sizeof(OTLP_PATH), "room for the path");

struct otlp_sender {
	const struct otlp_config *config;
	struct otlp_resource resource;
	const struct state_shared *shared;
	struct otlp_status *status;
	int until;
	struct libcurl curl;
	CURLM *multi;
	CURL *easy;
	char error[CURL_ERROR_SIZE];
	struct state state;
	struct strbuf body, packed, answer;
	bool too_long;	  /* the answer */
	uint64_t refused; /* spans of the export that was taken last */
	uint64_t number;  /* of the state that was taken last */
	uint64_t due;	  /* the next export */
	bool waits;	  /* an export of metrics does */
	struct attempt metrics, spans;
	const struct attempt *now; /* that of the two which is under way */
};

/* ---- what is said of it -------------------------------------------------------------------------- */

static void add(uint64_t *sum, uint64_t n)
{
	__atomic_store_n(sum, *sum + n, __ATOMIC_RELAXED);
}

static void say(struct otlp_sender *s, bool failing, const char *text)
{
	struct otlp_said *t = &s->status->said[s->now->what];

	if (t->failing == failing && !strncmp(t->text, text, sizeof(t->text) - 1))
		return;
	snprintf(t->text, sizeof(t->text), "%s", text);
	t->failing = failing;
	__atomic_store_n(&t->changes, t->changes + 1, __ATOMIC_RELEASE);
}

static uint32_t chance(void)
{
	uint32_t n = 0;

	(void)!getrandom(&n, sizeof(n), 0);
	return n;
}

uint64_t otlp_pause(unsigned failures, uint64_t retry_after_s, uint32_t chance)
{
	uint64_t s = failures > 6 ? PAUSE_MAX : 1u << (failures - !!failures);
	uint64_t ns;

	s = s < PAUSE_MAX ? s : PAUSE_MAX;
	ns = s * NS_PER_S;
	if (retry_after_s) {
		s = retry_after_s < AFTER_MAX ? retry_after_s : AFTER_MAX;
		return s * NS_PER_S + chance % (NS_PER_S / 2);
	}
	return ns - (ns / 2 >> 16) * (chance & 0xffff);
}

/* ---- one request --------------------------------------------------------------------------------- */

static size_t on_answer(char *bytes, size_t size, size_t n, void *u)
{
	struct otlp_sender *s = u;

	if (size * n > ANSWER_MAX - s->answer.len) {
		s->too_long = true;
		return 0;
	}
	strbuf_add(&s->answer, bytes, size * n);
	return size * n;
}

/* What is refused for good: nothing but time changes it. */
static bool is_certain(CURLcode code)
{
	return code == CURLE_WRITE_ERROR || code == CURLE_URL_MALFORMAT ||
	       code == CURLE_UNSUPPORTED_PROTOCOL || code == CURLE_PEER_FAILED_VERIFICATION ||
	       code == CURLE_SSL_CACERT_BADFILE || code == CURLE_WEIRD_SERVER_REPLY ||
	       code == CURLE_HTTP_RETURNED_ERROR;
}

/* As many as were sent, at most: what a receiver says is not to be trusted. */
static void refuse_spans(struct otlp_sender *s, uint64_t rejected)
{
	uint64_t sent = s->state.slow_number - s->status->spans_next;

	add(&s->status->sums.spans_failed, rejected < sent ? rejected : sent);
	s->refused = rejected < sent ? rejected : sent;
}

static enum outcome judge_answer(struct otlp_sender *s)
{
	char why[160], text[256];
	uint64_t rejected;

	if (otlp_answer(s->answer.buf, s->answer.len, &rejected, why, sizeof(why)) < 0) {
		say(s, true, "the answer is none of OTLP's: is the URL that of a receiver?");
		return NEVER;
	}
	if (s->now->what == OTLP_SPANS)
		refuse_spans(s, rejected);
	else
		add(&s->status->sums.rejected, rejected);
	snprintf(text, sizeof(text), "%llu %s were refused: %s", (unsigned long long)rejected,
		 s->now->what == OTLP_SPANS ? "spans" : "points",
		 *why ? why : "no reason was given");
	say(s, rejected, rejected ? text : "");
	return TAKEN;
}

static enum outcome judge_status(struct otlp_sender *s, long status)
{
	bool later = status == 429 || status == 502 || status == 503 || status == 504;
	char text[80];

	if (status >= 200 && status < 300)
		return judge_answer(s);
	snprintf(text, sizeof(text), "HTTP status %ld%s", status,
		 status >= 300 && status < 400 ? ": redirects are not followed" : "");
	say(s, true, text);
	return later ? LATER : NEVER;
}

static enum outcome judge(struct otlp_sender *s, CURLcode code, curl_off_t *ret_after)
{
	long status = 0;

	*ret_after = 0;
	if (s->too_long) {
		say(s, true, "the answer is longer than 64 KiB");
		return NEVER;
	}
	if (code != CURLE_OK) {
		say(s, true, *s->error ? s->error : s->curl.curl_easy_strerror(code));
		return is_certain(code) ? NEVER : LATER;
	}
	s->curl.curl_easy_getinfo(s->easy, CURLINFO_RESPONSE_CODE, &status);
	s->curl.curl_easy_getinfo(s->easy, CURLINFO_RETRY_AFTER, ret_after);
	return judge_status(s, status);
}

/* Until it is done, or the process is to end, if that is looked at. */
static enum outcome transfer(struct otlp_sender *s, bool stoppable, curl_off_t *ret_after)
{
	struct curl_waitfd end = { .fd = s->until, .events = CURL_WAIT_POLLIN };
	CURLMsg *m = NULL;
	int running = 1, left;

	while (s->curl.curl_multi_perform(s->multi, &running) == CURLM_OK && running) {
		if (s->curl.curl_multi_poll(s->multi, &end, stoppable, 1000, NULL) != CURLM_OK)
			break;
		if (stoppable && poll(&(struct pollfd){ .fd = s->until, .events = POLLIN }, 1, 0))
			return ENDED;
	}
	m = s->curl.curl_multi_info_read(s->multi, &left);
	return judge(s, m && m->msg == CURLMSG_DONE ? m->data.result : CURLE_FAILED_INIT,
		     ret_after);
}

static enum outcome post(struct otlp_sender *s, const struct attempt *a, long timeout_ms,
			 curl_off_t *ret_after)
{
	enum outcome outcome;

	s->now = a;
	s->refused = 0;
	strbuf_reset(&s->answer);
	s->too_long = false;
	s->error[0] = '\0';
	s->curl.curl_easy_setopt(s->easy, CURLOPT_URL, a->url);
	s->curl.curl_easy_setopt(s->easy, CURLOPT_POSTFIELDS, s->packed.buf);
	s->curl.curl_easy_setopt(s->easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)s->packed.len);
	s->curl.curl_easy_setopt(s->easy, CURLOPT_TIMEOUT_MS,
				 timeout_ms ?: s->config->timeout_s * 1000L);
	if (s->curl.curl_multi_add_handle(s->multi, s->easy) != CURLM_OK)
		return LATER;
	outcome = transfer(s, !timeout_ms, ret_after);
	s->curl.curl_multi_remove_handle(s->multi, s->easy);
	return outcome;
}

/* ---- exports ------------------------------------------------------------------------------------- */

/* Of the newest state. -ENODATA: it was taken already, or there is none yet. */
static int make_request(struct otlp_sender *s)
{
	int r = state_read(s->shared, &s->state);

	if (r < 0)
		return r;
	if (s->state.number == s->number)
		return -ENODATA;
	strbuf_reset(&s->body);
	strbuf_reset(&s->packed);
	r = otlp_encode(&s->body, &s->state, &s->resource);
	return r < 0 ? r : gzip_add(&s->packed, s->body.buf, s->body.len);
}

/* Whether it is to be tried again. */
static bool is_for_later(struct attempt *a, enum outcome outcome, curl_off_t after)
{
	bool later = outcome == LATER;

	a->failures = later ? a->failures + 1 : 0;
	a->again = later ? now_ns() + otlp_pause(a->failures, (uint64_t)after, chance()) : 0;
	return later;
}

static void export(struct otlp_sender *s, long timeout_ms)
{
	struct state_otlp *sums = &s->status->sums;
	enum outcome outcome;
	curl_off_t after = 0;
	int r = make_request(s);

	if (r < 0) {
		/* Without memory or a tracer, there may be some at the next one. */
		s->waits = false;
		add(&sums->failed, r != -ENODATA);
		return;
	}
	add(&sums->repeated, s->metrics.failures > 0);
	outcome = post(s, &s->metrics, timeout_ms, &after);
	if (outcome == ENDED)
		return;
	add(&sums->bytes, outcome == TAKEN ? s->packed.len : 0);
	add(&sums->done, outcome == TAKEN);
	add(&sums->failed, outcome == NEVER);
	if (outcome == TAKEN) {
		s->number = s->state.number;
		sums->taken_ns = clock_ns(CLOCK_REALTIME);
	}
	s->waits = is_for_later(&s->metrics, outcome, after);
}

/* ---- spans --------------------------------------------------------------------------------------- */

/* Those that were not sent yet, as far as the state still has them. -ENODATA: there are none. */
static int make_spans(struct otlp_sender *s)
{
	struct otlp_status *t = s->status;
	uint64_t first;
	int r;

	if (state_slow_number(s->shared) == t->spans_next)
		return -ENODATA;
	r = state_read(s->shared, &s->state);
	if (r < 0)
		return r;
	first = s->state.slow_number > STATE_SLOW ? s->state.slow_number - STATE_SLOW : 0;
	if (t->spans_next < first) {
		add(&t->sums.spans_dropped, first - t->spans_next);
		t->spans_next = first;
	}
	if (s->state.slow_number <= t->spans_next)
		return -ENODATA;
	strbuf_reset(&s->body);
	strbuf_reset(&s->packed);
	r = otlp_spans_encode(&s->body, &s->state, t->spans_next, &s->resource);
	return r < 0 ? r : gzip_add(&s->packed, s->body.buf, s->body.len);
}

/* An attempt that is repeated has what came meanwhile, too, so the state is all of the queue. */
static void export_spans(struct otlp_sender *s, long timeout_ms)
{
	struct otlp_status *t = s->status;
	enum outcome outcome;
	curl_off_t after = 0;
	uint64_t n;

	if (make_spans(s) < 0)
		return;
	n = s->state.slow_number - t->spans_next;
	outcome = post(s, &s->spans, timeout_ms, &after);
	if (outcome == ENDED)
		return;
	add(&t->sums.bytes, outcome == TAKEN ? s->packed.len : 0);
	add(&t->sums.spans_done, outcome == TAKEN ? n - s->refused : 0);
	add(&t->sums.spans_failed, outcome == NEVER ? n : 0);
	if (!is_for_later(&s->spans, outcome, after))
		t->spans_next = s->state.slow_number;
}

/* ---- when ---------------------------------------------------------------------------------------- */

/* The first interval is of any length up to a whole one: who started together need not come together for ever. */
static void schedule(struct otlp_sender *s, uint64_t now, bool first)
{
	uint64_t interval = s->config->interval_s * NS_PER_S;

	s->due = first ? now + (interval >> 16) * (chance() & 0xffff) : s->due + interval;
	if (s->due < now) /* the machine was asleep */
		s->due = now + interval;
}

static bool wait_until(const struct otlp_sender *s, uint64_t when)
{
	struct pollfd p = { .fd = s->until, .events = POLLIN };
	uint64_t now = now_ns();
	int r = poll(&p, 1, when > now ? (int)((when - now) / 1000000) + 1 : 0);

	return r <= 0; /* not when it is to end */
}

/* Those counts that are there at first are sent at once, so that a mistake is seen. */
static bool wait_for_first(struct otlp_sender *s)
{
	while (state_read(s->shared, &s->state) < 0 || !s->state.number)
		if (!wait_until(s, now_ns() + FIRST_NS))
			return false;
	return true;
}

static uint64_t next_look(const struct otlp_sender *s)
{
	uint64_t next = s->waits && s->metrics.again < s->due ? s->metrics.again : s->due;
	uint64_t spans = now_ns() + SPANS_NS;

	return s->state.has_slow && spans < next ? spans : next;
}

static void run(struct otlp_sender *s)
{
	if (!wait_for_first(s))
		return;
	schedule(s, now_ns(), true);
	s->waits = true;
	for (;;) {
		uint64_t now = now_ns();

		if (now >= s->due) {
			add(&s->status->sums.replaced, s->waits);
			s->waits = true;
			schedule(s, now, false);
		}
		if (s->waits && now >= s->metrics.again)
			export(s, 0);
		if (s->state.has_slow && now >= s->spans.again)
			export_spans(s, 0);
		if (!wait_until(s, next_look(s)))
			return;
	}
}

int otlp_sender_run(struct otlp_sender *s, const struct state_shared *shared,
		    struct otlp_status *status, int until)
{
	s->shared = shared;
	s->status = status;
	s->until = until;
	run(s);
	export(s, LAST_MS);
	export_spans(s, LAST_SPANS);
	return 0;
}

/* ---- beginning ----------------------------------------------------------------------------------- */

static struct curl_slist *headers_of(const struct otlp_sender *s)
{
	struct curl_slist *all = NULL;

	all = s->curl.curl_slist_append(all, "Content-Type: application/x-protobuf");
	all = s->curl.curl_slist_append(all, "Content-Encoding: gzip");
	all = s->curl.curl_slist_append(all, "Expect:");
	for (unsigned i = 0; i < s->config->nheaders && i < OTLP_HEADERS_MAX; i++)
		all = s->curl.curl_slist_append(all, s->config->headers[i]);
	return all;
}

#define SET(option, value) (s->curl.curl_easy_setopt(s->easy, CURLOPT_##option, value) == CURLE_OK)

/* Nothing of the environment: no proxy, no .netrc. What can't be set would be unsafe. */
static bool set_options(struct otlp_sender *s)
{
	char agent[96];

	snprintf(agent, sizeof(agent), "xptibpf/%s", s->resource.version);
	agent[strcspn(agent, " ")] = '\0';
	return SET(POST, 1L) && SET(HTTPHEADER, headers_of(s)) && SET(USERAGENT, agent) &&
	       SET(NOSIGNAL, 1L) && SET(NOPROGRESS, 1L) && SET(FOLLOWLOCATION, 0L) &&
	       SET(PROXY, "") && SET(ERRORBUFFER, s->error) &&
	       SET(HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1) && SET(HTTP09_ALLOWED, 0L) &&
	       SET(SSL_VERIFYPEER, 1L) && SET(SSL_VERIFYHOST, 2L) &&
	       SET(WRITEFUNCTION, on_answer) && SET(WRITEDATA, s) &&
	       (!*s->config->ca || SET(CAINFO, s->config->ca));
}
#undef SET

int otlp_sender_new(const struct otlp_config *config, const char *version, struct otlp_sender **ret)
{
	struct otlp_sender *s = calloc(1, sizeof(*s));
	int r = s ? libcurl_open(&s->curl) : -ENOMEM;

	if (r < 0) {
		free(s);
		return r;
	}
	s->config = config;
	otlp_resource(version, &s->resource);
	s->metrics.what = OTLP_METRICS;
	s->spans.what = OTLP_SPANS;
	snprintf(s->metrics.url, sizeof(s->metrics.url), "%s%s", config->url, OTLP_PATH);
	snprintf(s->spans.url, sizeof(s->spans.url), "%s%s", config->url, OTLP_SPANS_PATH);
	/* What was opened stays: this process does nothing else, and ends if it can't. */
	if (s->curl.curl_global_init(CURL_GLOBAL_ALL) == CURLE_OK) {
		s->multi = s->curl.curl_multi_init();
		s->easy = s->curl.curl_easy_init();
	}
	if (!s->multi || !s->easy || !set_options(s)) {
		free(s);
		return -EIO;
	}
	*ret = s;
	return 0;
}
