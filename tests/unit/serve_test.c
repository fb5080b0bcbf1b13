// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * serve_test.c - the rooms of `serve` without a kernel: which function has a row, what is written of a state in each
 * form, what a configuration may say, what an address is, and that the shared state is read whole.
 */
#include <sys/mman.h>
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "catalog/catalog.h"
#include "serve/auth.h"
#include "serve/collect.h"
#include "serve/config.h"
#include "serve/listen.h"
#include "serve/metrics.h"
#include "serve/state.h"

/* ---- configuration ------------------------------------------------------------------------------- */

static int parse(const char *text, struct serve_config *c, struct errline *e)
{
	memset(c, 0, sizeof(*c));
	memset(e, 0, sizeof(*e));
	return serve_config_parse(text, strlen(text), c, e);
}

TEST(test_config)
{
	struct serve_config c, options = { 0 };
	struct errline e;

	assert_int_equal(parse("", &c, &e), 0);
	assert_int_equal(c.nlisten + c.functions + c.has_event, 0);
	assert_int_equal(parse("# nothing\n---\n...\n", &c, &e), 0);
	assert_int_equal(parse("listen: 127.0.0.1:1\nfunctions: 1000\nevent: 'ur,!ur:urEvent*'\n",
			       &c, &e),
			 0);
	assert_int_equal(c.nlisten, 1);
	assert_string_equal(c.listen[0], "127.0.0.1:1");
	assert_int_equal(c.functions, 1000);
	assert_string_equal(c.event, "ur,!ur:urEvent*");
	assert_int_equal(parse("listen:\n- '[::1]:80'\n- unix:/run/x\n", &c, &e), 0);
	assert_int_equal(c.nlisten, 2);
	assert_int_equal(parse("max-overhead: 0.25%\n", &c, &e), 0);
	assert_int_equal(c.max_overhead, 2500);
	assert_int_equal(parse("max-overhead: off\n", &c, &e), 0);
	assert_int_equal(c.max_overhead, SERVE_OVERHEAD_OFF);
	assert_int_equal(parse("max-overhead: 100\n", &c, &e), 0);
	assert_int_equal(c.max_overhead, 1000000);
	assert_int_equal(parse("max-overhead: 0\n", &c, &e), -EINVAL);
	assert_int_equal(parse("max-overhead: 100.1\n", &c, &e), -EINVAL);
	assert_int_equal(parse("slow: 250\n", &c, &e), 0);
	assert_int_equal(c.slow, 250);
	assert_int_equal(parse("slow: off\n", &c, &e), 0);
	assert_int_equal(c.slow, SERVE_SLOW_OFF);
	assert_int_equal(parse("slow: 0\n", &c, &e), -EINVAL);
	assert_int_equal(parse("slow: 3600001\n", &c, &e), -EINVAL);
	assert_int_equal(parse("slow: 1s\n", &c, &e), -EINVAL);
	assert_int_equal(parse("listen:\n- '[::1]:80'\n- unix:/run/x\n", &c, &e), 0);
	/* What an option says goes before the file. */
	options.functions = 3;
	serve_config_merge(&options, &c);
	assert_int_equal(options.functions, 3);
	assert_string_equal(options.listen[1], "unix:/run/x");
	memset(&options, 0, sizeof(options));
	memset(&c, 0, sizeof(c));
	serve_config_merge(&options, &c);
	assert_string_equal(options.listen[0], SERVE_ADDRESS);
	assert_int_equal(options.functions, SERVE_FUNCTIONS);
}

TEST(test_bad_config)
{
	static const struct {
		const char *text, *line;
	} bad[] = {
		{ "functions: 1\nlisten_at: x\n", "line 2: unknown key 'listen_at'" },
		{ "\n\nfunctions: 0", "line 3: functions: expected a number" },
		{ "functions: 1\nfunctions: 2", "line 2: the key 'functions' is given twice" },
		{ "functions: [1]", "line 1: functions: expected a text or a number" },
		{ "listen: {a: b}", "line 1: listen: expected a text or a list" },
		{ "listen:\n - 127.0.0.1:1\n - 127.0.0.1:1\n",
		  "line 3: listen: the address is given twice" },
		{ "listen: [a]", "line 1: listen: expected ADDRESS:PORT" },
		{ "? [a]\n: b", "line 1: expected a key" },
		{ "just text", "line 1: expected lines of the form" },
		{ "a: 1\n  b: 2", "line 1: unknown key 'a'" },
		{ "functions: 1\n---\nfunctions: 1\n", "line 2: a second document" },
		{ "functions: \"1\\0\"", "line 1: a NUL byte" },
		{ "functions: 1\n\tx: [", "line 2: " },
		{ "functions: &a 1\nevent: *a", "line 2: event: expected" },
		{ "groups: 3\nlabels: [user, nam]\n",
		  "line 2: labels: expected labels, of which there are container" },
		{ "groups: 201", "line 1: groups: expected a number" },
		{ "event: ''", "line 1: event: expected a selection" },
		{ "functions: \"unclosed", "line 1: " },
		{ "tls-cert: cert.pem", "line 1: tls-cert: expected the absolute path" },
		{ "auth-file: [/a, /b]", "line 1: auth-file: expected a text" },
	};
	struct serve_config c;
	struct errline e;

	for (size_t i = 0; i < ARRAY_SIZE(bad); i++) {
		assert_int_equal(parse(bad[i].text, &c, &e), -EINVAL);
		if (strncmp(e.text, bad[i].line, strlen(bad[i].line)) != 0)
			fail_msg("%s: %s", bad[i].line, e.text);
	}
}

/* ---- passwords ----------------------------------------------------------------------------------- */

/* Of crypt_blowfish's own tests: the password is U*U. */
#define HASH "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"

TEST(test_passwords)
{
	struct errline e = { 0 };
	struct auth *a = NULL;
	char longest[AUTH_WORD_MAX + 1];

	assert_int_equal(auth_new("# c\n\nbob:" HASH "\r\neve:" HASH, &a, &e), 0);
	assert_int_equal(auth_try(a, &e), 0);
	for (unsigned i = 0; i < 2; i++) {
		assert_int_equal(auth_check(a, "bob", "U*U"), 0);
		assert_int_equal(auth_check(a, "eve", "U*U"), 0);
		assert_int_equal(auth_check(a, "bob", "U*V"), -EACCES);
		assert_int_equal(auth_check(a, "bob", ""), -EACCES);
		assert_int_equal(auth_check(a, "bo", "U*U"), -EACCES);
		assert_int_equal(auth_check(a, NULL, NULL), -EACCES);
		assert_int_equal(auth_check(a, "bob", NULL), -EACCES);
	}
	memset(longest, 'U', sizeof(longest) - 1);
	longest[sizeof(longest) - 1] = '\0';
	assert_int_equal(auth_check(a, "bob", longest), -EACCES);
	auth_free(a);
}

TEST(test_bad_passwords)
{
	static const struct {
		const char *text, *line;
	} bad[] = {
		{ "", "there is no user" },
		{ "# a:" HASH "\n", "there is no user" },
		{ "\nbob", "line 2: expected NAME:HASH" },
		{ ":" HASH, "line 1: expected NAME:HASH" },
		{ "bob:", "line 1: expected a hash" },
		{ "bob:U*U", "line 1: expected a hash" },
		{ "bob:$1$CCCCCCCC$x", "line 1: expected a hash" },
		{ "bob:" HASH "\nbob:" HASH, "line 2: the name is given twice" },
	};
	struct errline e = { 0 };
	struct auth *a = NULL;

	for (size_t i = 0; i < ARRAY_SIZE(bad); i++) {
		assert_int_equal(auth_new(bad[i].text, &a, &e), -EINVAL);
		if (strncmp(e.text, bad[i].line, strlen(bad[i].line)) != 0)
			fail_msg("%s: %s", bad[i].line, e.text);
	}
	assert_int_equal(auth_new("bob:$2a$05$C", &a, &e), 0);
	assert_int_equal(auth_try(a, &e), -EINVAL);
	assert_int_equal(auth_check(a, "bob", "U*U"), -EACCES);
	auth_free(a);
}

/* ---- addresses ----------------------------------------------------------------------------------- */

TEST(test_addresses)
{
	static const struct {
		const char *text;
		int result;
		bool local;
	} all[] = {
		{ "127.0.0.1:80", 0, true },
		{ "127.1.2.3:65535", 0, true },
		{ "[::1]:80", 0, true },
		{ "0.0.0.0:80", 0, false },
		{ "[::]:80", 0, false },
		{ "unix:/run/a b", 0, true },
		{ "", -EINVAL, false },
		{ "127.0.0.1", -EINVAL, false },
		{ "127.0.0.1:", -EINVAL, false },
		{ "127.0.0.1:+1", -EINVAL, false },
		{ "127.0.0.1:0", -EINVAL, false },
		{ "127.0.0.1:65536", -EINVAL, false },
		{ "127.0.0.1:1x", -EINVAL, false },
		{ "::1:80", -EINVAL, false },
		{ "[::1:80", -EINVAL, false },
		{ "[127.0.0.1]:80", -EINVAL, false },
		{ "localhost:80", -EINVAL, false },
		{ "unix:run", -EINVAL, false },
	};
	struct listen_address a;
	const char *why;

	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		memset(&a, 0, sizeof(a));
		if (listen_parse(all[i].text, &a, &why) != all[i].result || a.local != all[i].local)
			fail_msg("%s", all[i].text);
	}
}

/* ---- rows ---------------------------------------------------------------------------------------- */

#define MANY 30

struct source {
	struct xptibpf_function_now functions[MANY];
	uint64_t within[MANY][STATE_LIMITS];
	size_t n;
};

static void called(struct source *s, const char *api, const char *name, uint64_t calls, uint64_t ns)
{
	size_t i = 0;

	while (i < s->n && s->functions[i].name != name)
		i++;
	s->n += i == s->n;
	s->functions[i] = (struct xptibpf_function_now){
		.name = name,
		.api = api,
		.calls = { .calls = calls, .errors = calls / 2, .timed = calls, .ns = ns },
	};
	for (unsigned k = 0; k < STATE_LIMITS; k++)
		s->within[i][k] = calls;
}

static void take(struct collect *c, const struct source *s)
{
	const struct xptibpf_loss_now loss = { .where = "ring_full", .count = 5 };
	const struct xptibpf_users_now users = { "ur", 7 };
	const struct xptibpf_snapshot shot = {
		.functions = s->functions,
		.nfunctions = s->n,
		.within = s->within[0],
		.losses = &loss,
		.nlosses = 1,
		.users = &users,
		.nusers = 1,
	};

	assert_int_equal(collect_take(c, &shot), 0);
}

static const struct state_row *row(struct collect *c, const char *api, const char *function)
{
	const struct state *s = collect_state(c);

	for (uint32_t i = 0; i < s->nrows; i++)
		if (!strcmp(s->rows[i].api, api) && !strcmp(s->rows[i].function, function))
			return &s->rows[i];
	fail_msg("no row %s %s", api, function);
	return NULL;
}

/* Of all functions, whether they have rows or not. */
TEST(test_named)
{
	static const struct {
		const char *api, *functions;
	} all[] = {
#define NAMED(id, api, otlp, functions, help) [STATE_##id] = { api, functions },
#include "serve/named.h"
#undef NAMED
	};
	struct source s = { 0 };
	struct collect *c;

	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		_cleanup_free_ char *names = strdup(all[i].functions);

		for (char *name = strtok(names, " "); name; name = strtok(NULL, " ")) {
			const struct cat_func *f = catalog_find(name);

			if (!f || strncmp(name, catalog_api_by_name(all[i].api)->prefix, 2) != 0)
				fail_msg("%s: no function of %s", name, all[i].api);
		}
	}
	assert_int_equal(collect_new(1, &c), 0);
	called(&s, "cu", "cuLaunchKernel", 3, 10);
	called(&s, "cu", "cuLaunchKernelEx", 4, 9);
	called(&s, "cu", "cuLaunch", 5, 8);
	called(&s, "cu", "cuLaunchHostFunc", 6, 7);
	called(&s, "ur", "urQueueFinish", 7, 6);
	take(c, &s);
	take(c, &s);
	assert_int_equal(collect_state(c)->named[STATE_KERNEL_LAUNCHES], 12);
	assert_int_equal(collect_state(c)->named[STATE_GRAPH_LAUNCHES], 0);
	called(&s, "cu", "cuGraphLaunch", 2, 8);
	take(c, &s);
	assert_int_equal(collect_state(c)->named[STATE_KERNEL_LAUNCHES], 12);
	assert_int_equal(collect_state(c)->named[STATE_GRAPH_LAUNCHES], 2);
	collect_free(c);
}

TEST(test_rows)
{
	struct source s = { 0 };
	struct collect *c;

	assert_int_equal(collect_new(2, &c), 0);
	called(&s, "ur", "urEventWait", 10, 100);
	called(&s, "ur", "urUSMFree", 20, 500);
	called(&s, "ze", "zeInit", 5, 300);
	called(&s, "ur", "urQueueFlush", 3, 50);
	called(&s, "cl", "clFlush", 0, 0);
	take(c, &s);
	/* Those with the most time have rows; the others share one of their group; what was not called has none. */
	assert_int_equal(collect_state(c)->nrows, 3);
	assert_int_equal(collect_state(c)->folded, 2);
	assert_int_equal(row(c, "ur", "urUSMFree")->calls, 20);
	assert_int_equal(row(c, "ze", "zeInit")->calls, 5);
	assert_int_equal(row(c, "ur", "other")->calls, 13);
	assert_int_equal(row(c, "ur", "other")->ns, 150);
	assert_int_equal(row(c, "ur", "other")->errors, 6);
	assert_int_equal(row(c, "ur", "other")->within[0], 13);
	/* Nobody changes the row at once. */
	called(&s, "ur", "urEventWait", 1000, 100000);
	called(&s, "ur", "urUSMFree", 21, 501);
	take(c, &s);
	assert_int_equal(row(c, "ur", "other")->calls, 1003);
	assert_int_equal(row(c, "ur", "urUSMFree")->calls, 21);
	/* A number that is less than before is no new one, and a counter never falls. */
	called(&s, "ur", "urEventWait", 900, 90000);
	take(c, &s);
	assert_int_equal(row(c, "ur", "other")->calls, 1003);
	called(&s, "ur", "urEventWait", 1001, 100001);
	take(c, &s);
	assert_int_equal(row(c, "ur", "other")->calls, 1004);
	assert_int_equal(collect_state(c)->folded, 2);
	assert_int_equal(collect_state(c)->losses[XB_C_RING_FULL], 5);
	assert_int_equal(collect_state(c)->number, 4);
	/* More may have rows from now on. */
	collect_set_functions(c, 3);
	called(&s, "ur", "urEnqueueKernelLaunch", 6, 60);
	take(c, &s);
	assert_int_equal(row(c, "ur", "urEnqueueKernelLaunch")->calls, 6);
	for (uint32_t i = 0; i < collect_state(c)->napis; i++) {
		const struct state_api *a = &collect_state(c)->apis[i];

		assert_int_equal(a->launches, strcmp(a->name, "ur") ? 0 : 6);
		assert_int_equal(a->programs, strcmp(a->name, "ur") ? 0 : 7);
	}
	collect_free(c);
}

static uint64_t sum_of_calls(struct collect *c)
{
	uint64_t sum = 0;

	for (uint32_t i = 0; i < collect_state(c)->nrows; i++)
		sum += collect_state(c)->rows[i].calls;
	return sum;
}

static bool has_row(struct collect *c, const char *function)
{
	const struct state *s = collect_state(c);

	for (uint32_t i = 0; i < s->nrows; i++)
		if (!strcmp(s->rows[i].function, function))
			return true;
	return false;
}

/* Those that are busy get the rows of those that were called first. No number falls, and no increase is in two rows. */
TEST(test_busiest)
{
	uint64_t before, other = 0, was = 0;
	struct source s = { 0 };
	struct collect *c;

	assert_int_equal(collect_new(2, &c), 0);
	called(&s, "ur", "urInit", 1, 100);
	called(&s, "ur", "urUSMFree", 2, 200);
	take(c, &s);
	called(&s, "ur", "urEventWait", 10, 150);
	called(&s, "ur", "urQueueFlush", 5, 50);
	take(c, &s);
	assert_false(has_row(c, "urEventWait"));
	assert_int_equal(row(c, "ur", "other")->calls, 15);
	for (unsigned i = 1; !has_row(c, "urEventWait"); i++) {
		before = sum_of_calls(c);
		other = row(c, "ur", "other")->calls;
		was = 10 + i;
		called(&s, "ur", "urEventWait", was, 150 + i * 1000);
		called(&s, "ur", "urUSMFree", 2 + i, 200 + i * 900);
		take(c, &s);
		if (!has_row(c, "urEventWait"))
			assert_int_equal(sum_of_calls(c) - before, 2);
		assert_true(i < 1000);
	}
	/* With all that it was counted, which "other" keeps. The least busy one has made room. */
	assert_int_equal(row(c, "ur", "urEventWait")->calls, was);
	assert_int_equal(row(c, "ur", "urEventWait")->errors, was / 2);
	assert_int_equal(row(c, "ur", "other")->calls, other + 1);
	assert_false(has_row(c, "urInit"));
	assert_true(has_row(c, "urUSMFree"));
	assert_int_equal(collect_state(c)->folded, 2);
	/* What comes now is in one row. */
	other = row(c, "ur", "other")->calls;
	called(&s, "ur", "urEventWait", was + 7, 1000000);
	called(&s, "ur", "urInit", 4, 103);
	take(c, &s);
	assert_int_equal(row(c, "ur", "urEventWait")->calls, was + 7);
	assert_int_equal(row(c, "ur", "other")->calls, other + 3);
	/* One that is a little busier changes nothing, for it would go back and forth. */
	called(&s, "ur", "urInit", 5, 110);
	for (unsigned i = 0; i < 200; i++)
		take(c, &s);
	assert_false(has_row(c, "urInit"));
	collect_free(c);
}

TEST(test_strange_names)
{
	static char long_name[STATE_NAME + 3];
	struct source s = { 0 };
	struct collect *c;

	memset(long_name, 'a', sizeof(long_name) - 1);
	assert_int_equal(collect_new(10, &c), 0);
	called(&s, "ur", long_name, 1, 1);
	called(&s, "ur", "a\nb\"", 2, 1);
	called(&s, "ur", "other", 4, 1);
	called(&s, "ur", "", 8, 1);
	called(&s, NULL, "urX", 16, 1);
	called(&s, "none", "urY", 32, 1);
	take(c, &s);
	assert_int_equal(row(c, "ur", "other")->calls, 15);
	assert_int_equal(row(c, "other", "urX")->calls, 16);
	assert_int_equal(row(c, "other", "urY")->calls, 32);
	collect_free(c);
}

/* ---- forms --------------------------------------------------------------------------------------- */

static struct state *some(void)
{
	struct state *s = calloc(1, sizeof(*s));
	struct state_row *r;

	assert_non_null(s);
	r = &s->rows[s->nrows++];
	strcpy(r->api, "ur");
	strcpy(r->function, "urUSMFree");
	r->calls = 3;
	r->errors = 1;
	r->timed = 2;
	r->ns = 1500000010;
	for (unsigned i = 0; i < STATE_LIMITS; i++)
		r->within[i] = i + STATE_LIMIT_FIRST < 19 ? 0 : i + STATE_LIMIT_FIRST < 31 ? 1 : 2;
	strcpy(s->apis[s->napis++].name, "ur");
	s->apis[0].launches = 4;
	s->start_ns = 1700000000ull * 1000000000;
	s->number = 1;
	return s;
}

static void has(const struct strbuf *text, const char *part)
{
	if (!strstr(strbuf_str(text), part))
		fail_msg("no '%s' in: %s", part, strbuf_str(text));
}

TEST(test_text)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	_cleanup_free_ struct state *s = some();

	metrics_write(&out, s, "1 \"x\"", false);
	has(&out,
	    "# TYPE xptibpf_build_info gauge\nxptibpf_build_info{version=\"1 \\\"x\\\"\"} 1\n");
	has(&out, "# TYPE xptibpf_calls_total counter\n"
		  "xptibpf_calls_total{api=\"ur\",function=\"urUSMFree\"} 3\n");
	has(&out, "\nxptibpf_start_time_seconds 1700000000.0\n");
	has(&out, "_bucket{api=\"ur\",function=\"urUSMFree\",le=\"0.000002048\"} 0\n");
	has(&out,
	    "_bucket{api=\"ur\",function=\"urUSMFree\",le=\"2.147483648\"} 2\n"
	    "xptibpf_call_duration_seconds_bucket{api=\"ur\",function=\"urUSMFree\",le=\"+Inf\"} 2\n"
	    "xptibpf_call_duration_seconds_sum{api=\"ur\",function=\"urUSMFree\"} 1.50000001\n"
	    "xptibpf_call_duration_seconds_count{api=\"ur\",function=\"urUSMFree\"} 2\n");
	has(&out, "\nxptibpf_losses_total{cause=\"ring_full\"} 0\n");
	has(&out, "share those with the function \"other\".\n");
	assert_null(strstr(strbuf_str(&out), "# EOF"));
	assert_null(strstr(strbuf_str(&out), "# UNIT"));
}

TEST(test_open)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	_cleanup_free_ struct state *s = some();

	metrics_write(&out, s, "1", true);
	has(&out, "# TYPE xptibpf_build info\nxptibpf_build_info{version=\"1\"} 1\n");
	has(&out, "# TYPE xptibpf_calls counter\n"
		  "xptibpf_calls_total{api=\"ur\",function=\"urUSMFree\"} 3\n");
	has(&out, "# UNIT xptibpf_call_duration_seconds seconds\n");
	has(&out, "share those with the function \\\"other\\\".\n");
	assert_string_equal(strbuf_str(&out) + out.len - 6, "# EOF\n");
}

/* The most that a machine can have by default: all rows, all groups (SYCL and the beacon have no functions that are counted), all causes, all runtimes. */
TEST(test_series)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	_cleanup_free_ struct state *s = some();
	unsigned series = 0;

	s->napis = CAT_API_MAX - 2;
	s->nrows = SERVE_FUNCTIONS + s->napis;
	s->nruntimes = XPTIBPF_RUNTIMES_MAX;
	metrics_write(&out, s, "1", false);
	for (const char *line = strbuf_str(&out); *line; line = strchr(line, '\n') + 1)
		series += *line != '#';
	assert_in_range(series, 400, 500);
}

TEST(test_labels)
{
	static const struct {
		const char *value, *text;
	} all[] = {
		{ "plain \xc3\xa4", "plain \xc3\xa4" },
		{ "a\"b\\c\nd", "a\\\"b\\\\c\\nd" },
		{ "\xff", "\xef\xbf\xbd" },
		{ "x\xc3", "x\xef\xbf\xbd" },
		{ "\xed\xa0\x80", "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd" },
		{ "", "" },
	};

	for (size_t i = 0; i < ARRAY_SIZE(all); i++) {
		_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;

		metrics_add_label(&out, all[i].value);
		assert_string_equal(strbuf_str(&out), all[i].text);
	}
}

TEST(test_accept)
{
	assert_false(metrics_wants_open(NULL));
	assert_false(metrics_wants_open(""));
	assert_false(metrics_wants_open("*/*"));
	assert_false(metrics_wants_open("text/plain, */*"));
	assert_true(metrics_wants_open("application/openmetrics-text"));
	assert_true(metrics_wants_open(
		"application/openmetrics-text;version=1.0.0,application/openmetrics-text;version=0.0.1;q=0.75,"
		"text/plain;version=0.0.4;q=0.5,*/*;q=0.1"));
	assert_true(metrics_wants_open("text/plain;q=0.3, Application/OpenMetrics-Text; q=0.4"));
	assert_false(metrics_wants_open("application/openmetrics-text;q=0.3,text/plain;q=0.4"));
	assert_false(metrics_wants_open("application/openmetrics-text;q=0"));
	assert_false(metrics_wants_open("application/openmetrics-textual"));
	assert_false(metrics_wants_open(",,,"));
}

/* ---- the shared state ---------------------------------------------------------------------------- */

TEST(test_state)
{
	_cleanup_free_ struct state *s = some(), *copy = calloc(1, sizeof(*copy));
	_cleanup_close_ int fd = -1, other = -1;
	struct state_shared *writer, *reader;

	assert_non_null(copy);
	assert_int_equal(state_create(&writer, &fd), 0);
	assert_int_equal(state_map(fd, &reader), 0);
	state_write(writer, s);
	assert_int_equal(state_read(reader, copy), 0);
	assert_memory_equal(copy, s, sizeof(*s));
	/* Who has the descriptor can't write, nor make it another size. */
	assert_int_equal(write(fd, "x", 1), -1);
	assert_int_equal(ftruncate(fd, 1), -1);
	assert_ptr_equal(mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0), MAP_FAILED);
	other = memfd_create("x", MFD_CLOEXEC);
	assert_true(other >= 0);
	assert_int_equal(state_map(other, &reader), -EPROTO);
	state_unmap(reader);
	state_unmap(writer);
}

/* Any number of slow calls and bytes of contexts later. */
static void add_slow(struct state *s, uint32_t calls, uint32_t bytes)
{
	struct context c = { .len = 0 };

	while (calls--) {
		s->slow[s->slow_number % STATE_SLOW].start_ns = s->slow_number + 1;
		s->slow_number++;
	}
	for (; bytes; bytes -= c.len) {
		c.len = bytes < CONTEXT_MAX ? bytes : CONTEXT_MAX;
		memset(c.bytes, (int)(s->contexts_end % 251), c.len);
		state_put_context(s, &c);
	}
}

TEST(test_state_again)
{
	static const uint32_t calls[] = { 0, 1, 3, STATE_SLOW - 1, STATE_SLOW, 2 * STATE_SLOW + 5 };
	static const uint32_t bytes[] = { 0, 7, STATE_CONTEXTS - 3, STATE_CONTEXTS,
					  2 * STATE_CONTEXTS + 9 };
	_cleanup_free_ struct state *s = some(), *copy = calloc(1, sizeof(*copy));
	_cleanup_close_ int fd = -1;
	struct state_shared *writer;

	assert_non_null(copy);
	s->ngroups = 1;
	assert_int_equal(state_create(&writer, &fd), 0);
	for (size_t i = 0; i < 60; i++) {
		add_slow(s, calls[i % 6], bytes[i % 5]);
		s->taken_ns = i;
		s->rows[0].calls += i;
		s->groups[0].numbers.processes += i;
		s->losses[0] += i;
		state_write(writer, s);
		assert_int_equal(state_read(writer, copy), 0);
		assert_memory_equal(copy, s, sizeof(*s));
	}
	state_unmap(writer);
}
