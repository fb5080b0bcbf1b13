// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* identity.c - see identity.h. */
#include "serve/identity.h"

#include <ctype.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/foreign.h"
#include "base/read.h"

#define ENVIRON_MAX (64u << 10) /* of an environment, from its beginning */

/* ---- variables ----------------------------------------------------------------------------------- */

/* Of the first variable of that name, as getenv() has it; what is cut off is none. NULL: there is none. */
static const char *find(const char *environ, size_t len, const char *name)
{
	size_t n = strlen(name);

	for (const char *at = environ, *end = environ + len; at < end;) {
		const char *nul = memchr(at, '\0', (size_t)(end - at));

		if (!nul)
			return NULL;
		if ((size_t)(nul - at) > n && !memcmp(at, name, n) && at[n] == '=')
			return at + n + 1;
		at = nul + 1;
	}
	return NULL;
}

void identity_text(char ret[IDENTITY_TEXT], const char *text, size_t len)
{
	len = len < IDENTITY_TEXT ? len : IDENTITY_TEXT - 1;
	for (size_t i = 0; i < len; i++)
		ret[i] = iscntrl((unsigned char)text[i]) ? '?' : text[i];
	ret[len] = '\0';
}

static int digit(char c)
{
	return c >= '0' && c <= '9'	    ? c - '0'
	       : isxdigit((unsigned char)c) ? (c | 0x20) - 'a' + 10
					    : -1;
}

/* A value of OTEL_RESOURCE_ATTRIBUTES, whose other bytes than those of text are %XX. 0 or -EINVAL. */
static int put_decoded(char ret[IDENTITY_TEXT], const char *text, size_t len)
{
	char plain[IDENTITY_TEXT];
	size_t n = 0;

	for (size_t i = 0; i < len; i++) {
		bool coded = text[i] == '%';
		char c = text[i];

		if (coded && (i + 2 >= len || digit(text[i + 1]) < 0 || digit(text[i + 2]) < 0))
			return -EINVAL;
		if (coded)
			c = (char)(digit(text[i + 1]) << 4 | digit(text[i + 2]));
		i += coded ? 2 : 0;
		if (n < sizeof(plain))
			plain[n++] = c;
	}
	identity_text(ret, plain, n);
	return 0;
}

static void trim(const char **text, size_t *len)
{
	while (*len && strchr(" \t", **text)) {
		++*text;
		--*len;
	}
	while (*len && strchr(" \t", (*text)[*len - 1]))
		--*len;
}

/* KEY=VALUE,KEY=VALUE. */
static void of_attributes(const char *text, char ret[IDENTITY_TEXT])
{
	for (;; text++) {
		size_t len = strcspn(text, ","), key = strcspn(text, "=,"), n = key;
		const char *name = text, *value = text + key + 1;

		trim(&name, &n);
		if (key < len && n == strlen("service.name") && !memcmp(name, "service.name", n)) {
			n = len - key - 1;
			trim(&value, &n);
			(void)put_decoded(ret, value, n);
			return;
		}
		text += len;
		if (!*text)
			return;
	}
}

void identity_service(const char *environ, size_t len, char ret[IDENTITY_TEXT])
{
	const char *name = find(environ, len, "OTEL_SERVICE_NAME");
	const char *attributes = find(environ, len, "OTEL_RESOURCE_ATTRIBUTES");

	*ret = '\0';
	if (name && *name)
		identity_text(ret, name, strlen(name));
	else if (attributes)
		of_attributes(attributes, ret);
}

/* ---- the process --------------------------------------------------------------------------------- */

/* Of /proc/PID/stat. */
struct facts {
	uint64_t start;	       /* ticks since the machine began */
	uint64_t environ, end; /* addresses */
};

/* As proc(5) counts them; the end of the second one is at end. */
static uint64_t field(const char *end, unsigned n)
{
	for (unsigned i = 2; i < n; i++) {
		end += strcspn(end, " ");
		end += strspn(end, " ");
	}
	return strtoull(end, NULL, 10);
}

static int read_facts(pid_t pid, struct facts *ret)
{
	char line[2048];
	const char *at;
	long n = read_text(line, sizeof(line), "/proc/%d/stat", pid);

	if (n < 0)
		return (int)n;
	/* The name may have any characters, and the last ')' is its end. */
	at = strrchr(line, ')');
	if (!at)
		return -EPROTO;
	*ret = (struct facts){ field(at, 22), field(at, 50), field(at, 51) };
	return 0;
}

bool identity_ran_at(uint64_t start, uint64_t when, uint64_t asleep)
{
	return start <= when + asleep;
}

/* Its number may be that of another process by now, which began later. */
static bool ran_at(const struct facts *f, uint64_t when)
{
	uint64_t asleep = clock_ns(CLOCK_BOOTTIME) - clock_ns(CLOCK_MONOTONIC);
	uint64_t tick = NS_PER_S / (uint64_t)sysconf(_SC_CLK_TCK);

	return identity_ran_at(f->start * tick, when, asleep);
}

static void name_executable(pid_t pid, char ret[IDENTITY_TEXT])
{
	char path[64], target[4096], *name, *deleted;
	ssize_t n;

	snprintf(path, sizeof(path), "/proc/%d/exe", pid);
	n = readlink(path, target, sizeof(target) - 1);
	if (n <= 0)
		return;
	target[n] = '\0';
	deleted = strstr(target, " (deleted)");
	if (deleted && !deleted[strlen(" (deleted)")])
		*deleted = '\0';
	name = strrchr(target, '/');
	if (name && name[1])
		identity_text(ret, name + 1, strlen(name + 1));
}

static int name_service(pid_t pid, const struct facts *f, char ret[IDENTITY_TEXT])
{
	size_t size = f->end > f->environ ? f->end - f->environ : 0, have = 0;
	_cleanup_free_ char *text = NULL;
	char name[IDENTITY_TEXT];
	ssize_t n = 0;

	size = size < ENVIRON_MAX ? size : ENVIRON_MAX;
	text = size ? malloc(size) : NULL;
	while (text && have < size) {
		n = foreign_peek(pid, f->environ + have, text + have, size - have);
		if (n <= 0)
			break;
		have += (size_t)n;
	}
	if (text)
		identity_service(text, have, name);
	if (text && *name)
		memcpy(ret, name, sizeof(name));
	return n == -ETIMEDOUT ? -ETIMEDOUT : 0;
}

void identity_of_command(const char *comm, struct identity *ret)
{
	*ret = (struct identity){ 0 };
	identity_text(ret->service, comm, strlen(comm));
	identity_text(ret->executable, comm, strlen(comm));
}

int identity_of(pid_t pid, const char *comm, uint64_t when, struct identity *ret,
		struct context *ret_context)
{
	struct container c;
	struct facts f = { 0 };
	int r;

	identity_of_command(comm, ret);
	ret_context->len = 0;
	if (read_facts(pid, &f) < 0 || !ran_at(&f, when))
		return 0;
	name_executable(pid, ret->executable);
	if (container_read(pid, &c) >= 0) {
		memcpy(ret->container, c.id, sizeof(c.id));
		memcpy(ret->pod, c.pod, sizeof(c.pod));
	}
	r = name_service(pid, &f, ret->service);
	if (r >= 0)
		r = context_read(pid, ret_context);
	return r == -ENOENT ? 0 : r;
}
