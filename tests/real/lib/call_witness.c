// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * call_witness.c - an XPTI subscriber that writes down what a call stream reports of each call: name, number, thread,
 * arguments and result, as numbers. Where arguments are is given by a table that the test makes:
 *
 *   NAME v AT:BYTES...    the values themselves are there
 *   NAME p AT:BYTES...    their addresses are there
 *
 * CALL_WITNESS names the file to write, CALL_WITNESS_TABLE the table, and CALL_WITNESS_STREAM the stream. One JSON object
 * a begin or end.
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { ROWS = 1024, ARGS = 32, BEGIN = 28, END = 29, END_OLD = 31 };

struct told { /* xpti::function_with_args_t */
	uint32_t number;
	const char *name;
	const char *args;
	const int32_t *ret;
	void *user;
};

struct row {
	char name[64], how;
	unsigned n;
	struct {
		unsigned at, bytes;
	} args[ARGS];
};

typedef void callback(uint16_t, void *, void *, uint64_t, const void *);
uint8_t xptiRegisterStream(const char *);
int32_t xptiRegisterCallback(uint8_t, uint16_t, callback *);

static struct row rows[ROWS];
static unsigned nrows;
static FILE *out;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *wanted(const char *name)
{
	char *v = getenv(name);

	if (!v)
		abort();
	return v;
}

static void read_table(void)
{
	FILE *in = fopen(wanted("CALL_WITNESS_TABLE"), "r");
	char line[1024], *rest, *word;

	if (!in)
		abort();
	while (fgets(line, sizeof(line), in) && nrows < ROWS) {
		struct row *r = &rows[nrows++];

		rest = line;
		snprintf(r->name, sizeof(r->name), "%s", strsep(&rest, " \n"));
		r->how = *strsep(&rest, " \n");
		while ((word = strsep(&rest, " \n")) && r->n < ARGS)
			if (sscanf(word, "%u:%u", &r->args[r->n].at, &r->args[r->n].bytes) == 2)
				r->n++;
	}
	fclose(in);
}

static int peek(const void *from, void *to, size_t n)
{
	struct iovec local = { to, n }, remote = { (void *)from, n };

	return process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == (ssize_t)n;
}

static void write_args(const struct row *r, const char *args)
{
	for (unsigned i = 0; i < r->n; i++) {
		const char *at = args + r->args[i].at;
		unsigned char bytes[64];
		unsigned n = r->args[i].bytes;

		if (n > sizeof(bytes) || (r->how == 'p' && !peek(at, &at, sizeof(at))) ||
		    !peek(at, bytes, n)) {
			fprintf(out, "%snull", i ? "," : "");
			continue;
		}
		fprintf(out, "%s\"", i ? "," : "");
		while (n--) /* little-endian: the highest first */
			fprintf(out, "%02x", bytes[n]);
		fprintf(out, "\"");
	}
}

static void tell(uint16_t type, void *parent, void *event, uint64_t instance, const void *user)
{
	const struct told *t = user;

	(void)parent, (void)event;
	pthread_mutex_lock(&lock);
	fprintf(out,
		"{\"tid\":%ld,\"end\":%s,\"instance\":%llu,\"name\":\"%s\",\"number\":%u,\"args\":[",
		syscall(SYS_gettid), type == BEGIN ? "false" : "true", (unsigned long long)instance,
		t->name, t->number);
	for (unsigned i = 0; i < nrows; i++)
		if (!strcmp(rows[i].name, t->name))
			write_args(&rows[i], t->args);
	fprintf(out, "]");
	if (type != BEGIN && t->ret)
		fprintf(out, ",\"ret\":%d", *t->ret);
	fprintf(out, "}\n");
	fflush(out);
	pthread_mutex_unlock(&lock);
}

__attribute__((visibility("default"))) void xptiTraceInit(unsigned major, unsigned minor,
							  const char *version, const char *name)
{
	static const uint16_t types[] = { BEGIN, END, END_OLD };
	uint8_t id;

	(void)major, (void)minor, (void)version;
	if (strcmp(name, wanted("CALL_WITNESS_STREAM")))
		return;
	if (!out) {
		read_table();
		out = fopen(wanted("CALL_WITNESS"), "we");
	}
	if (!out)
		abort();
	id = xptiRegisterStream(name);
	for (unsigned i = 0; i < sizeof(types) / sizeof(*types); i++)
		xptiRegisterCallback(id, types[i], tell);
}

__attribute__((visibility("default"))) void xptiTraceFinish(const char *name)
{
	(void)name;
}
