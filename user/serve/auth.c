// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* auth.c - see auth.h. */
#include "serve/auth.h"

#include <crypt.h>
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/allowance.h"
#include "base/cleanup.h"
#include "base/clock.h"

#define TRIES_NS \
	2000000000ll /* of a processor that wrong passwords may take at once; then a quarter of the time */
#define TRY_NS 1000000000ull /* that one hash may take */

struct user {
	char name[AUTH_NAME_MAX], hash[AUTH_HASH_MAX];
	char known[AUTH_WORD_MAX]; /* the password, once it was right; "": it never was */
};

struct auth {
	unsigned n;
	struct user users[AUTH_USERS_MAX];
	struct allowance tries;
	struct crypt_data data; /* 32 KiB */
};

/* ---- the file ------------------------------------------------------------------------------------ */

/* Methods that a guesser can't try by the million in a second. */
static bool is_good_method(const char *hash)
{
	static const char *const good[] = { "$y$",  "$gy$", "$7$", "$2a$",
					    "$2b$", "$2y$", "$6$", "$5$" };

	for (size_t i = 0; i < ARRAY_SIZE(good); i++)
		if (!strncmp(hash, good[i], strlen(good[i])))
			return true;
	return false;
}

static int wrong(struct errline *e, unsigned line, const char *what)
{
	return errline_set(e, -EINVAL, "line %u: %s", line, what);
}

static int take_line(struct auth *a, unsigned line, const char *text, size_t len, struct errline *e)
{
	const char *colon = memchr(text, ':', len);
	size_t name, hash;
	struct user *u = &a->users[a->n];

	if (!colon || colon == text)
		return wrong(e, line, "expected NAME:HASH, as 'htpasswd -nB NAME' prints it");
	name = (size_t)(colon - text);
	hash = len - name - 1;
	if (name >= sizeof(u->name) || hash >= sizeof(u->hash))
		return wrong(e, line, "a name has at most 63 bytes, and a hash 255");
	if (a->n == AUTH_USERS_MAX)
		return wrong(e, line, "more than 16 users");
	memcpy(u->name, text, name);
	memcpy(u->hash, colon + 1, hash);
	for (unsigned i = 0; i < a->n; i++)
		if (!strcmp(a->users[i].name, u->name))
			return wrong(e, line, "the name is given twice");
	if (!is_good_method(u->hash))
		return wrong(
			e, line,
			"expected a hash of crypt(3): bcrypt, yescrypt, scrypt or SHA-2 ($2y$, $y$, $7$, $6$, $5$)");
	a->n++;
	return 0;
}

static int take_text(struct auth *a, const char *text, struct errline *e)
{
	int r = 0;

	for (unsigned line = 1; *text && r >= 0; line++) {
		size_t len = strcspn(text, "\n"), shown = len;

		while (shown && strchr(" \t\r", text[shown - 1]))
			shown--;
		if (shown && *text != '#')
			r = take_line(a, line, text, shown, e);
		text += len + (text[len] == '\n');
	}
	return r < 0 || a->n ? r : errline_set(e, -EINVAL, "there is no user in it");
}

int auth_new(const char *text, struct auth **ret, struct errline *e)
{
	struct auth *a = calloc(1, sizeof(*a));
	int r;

	if (!a)
		return -ENOMEM;
	a->tries = allowance_new(TRIES_NS);
	r = take_text(a, text, e);
	if (r < 0) {
		auth_free(a);
		return r;
	}
	*ret = a;
	return 0;
}

struct auth *auth_free(struct auth *a)
{
	if (!a)
		return NULL;
	explicit_bzero(a, sizeof(*a));
	free(a);
	return NULL;
}

/* ---- passwords ----------------------------------------------------------------------------------- */

/* Takes the same time wherever the two differ; both have as many bytes as that, with zeros after their ends. */
static bool same(const char *a, const char *b, size_t size)
{
	volatile unsigned char differs = 0;

	for (size_t i = 0; i < size; i++)
		differs |= (unsigned char)(a[i] ^ b[i]);
	return !differs;
}

/* NULL: the hash is none that is known here. AddressSanitizer has a crypt_r() of its own, which finds no other one. */
static const char *compute(struct crypt_data *data, const char *word, const char *hash)
{
	return crypt_rn(word, hash, data, sizeof(*data));
}

static bool is_hash_of(struct auth *a, const char *word, const char *hash)
{
	char computed[AUTH_HASH_MAX] = "";
	const char *r = compute(&a->data, word, hash);

	if (!r || strlen(r) >= sizeof(computed))
		return false;
	memcpy(computed, r, strlen(r));
	return same(computed, hash, sizeof(computed));
}

int auth_try(const struct auth *a, struct errline *e)
{
	_cleanup_free_ struct crypt_data *data = calloc(1, sizeof(*data));

	if (!data)
		return -ENOMEM;
	for (unsigned i = 0; i < a->n; i++) {
		uint64_t began = clock_ns(CLOCK_PROCESS_CPUTIME_ID);

		if (!compute(data, "", a->users[i].hash))
			return errline_set(e, -EINVAL,
					   "the hash of '%s' is none that crypt(3) knows",
					   a->users[i].name);
		if (clock_ns(CLOCK_PROCESS_CPUTIME_ID) - began > TRY_NS)
			return errline_set(
				e, -ETIME,
				"the hash of '%s' takes more than a second: choose a lower cost",
				a->users[i].name);
	}
	return 0;
}

/* Of a name that is not there, the hash of another one is computed, so that it takes as long. */
int auth_check(struct auth *a, const char *name, const char *word)
{
	char padded[AUTH_WORD_MAX] = "";
	struct user *u = NULL;
	uint64_t began = now_ns();
	bool right;

	if (!name || !word || strlen(word) >= sizeof(padded))
		return -EACCES;
	memcpy(padded, word, strlen(word));
	for (unsigned i = 0; i < a->n; i++)
		if (!strcmp(a->users[i].name, name))
			u = &a->users[i];
	if (u && *u->known && same(u->known, padded, sizeof(padded)))
		return 0;
	if (!allowance_left(&a->tries, began))
		return -EAGAIN;
	right = is_hash_of(a, word, u ? u->hash : a->users[0].hash) && u;
	allowance_spend(&a->tries, began);
	if (right)
		memcpy(u->known, padded, sizeof(padded));
	return right ? 0 : -EACCES;
}
