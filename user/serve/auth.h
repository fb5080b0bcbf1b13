// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * auth.h - who may read what `serve` has: names and passwords of HTTP's basic authentication, held against a file of lines
 * "NAME:HASH", as htpasswd writes them, with hashes of crypt(3).
 *
 * To compute such a hash takes long on purpose. A password that was right once is known from then on, and of others a
 * few are tried at once and then a part of the time, so that who guesses takes little of it from who scrapes.
 */
#ifndef XB_SERVE_AUTH_H
#define XB_SERVE_AUTH_H

#include "base/errline.h"

#define AUTH_USERS_MAX 16
#define AUTH_NAME_MAX  64  /* bytes with the NUL */
#define AUTH_HASH_MAX  256 /* the same */
#define AUTH_WORD_MAX  128 /* the same of a password */

struct auth;
/* text: of the file. -EINVAL with a line in *e ("line 3: ..."), -ENOMEM. */
int auth_new(const char *text, struct auth **ret, struct errline *e);
struct auth *auth_free(struct auth *a);
/* Computes each hash once. -ETIME with a line in *e: one takes longer than a second; -EINVAL: one is not known here. */
int auth_try(const struct auth *a, struct errline *e);
/* Whether it is a name (NULL: none) with its password. -EACCES: it is not; -EAGAIN: too many were wrong, ask later. */
int auth_check(struct auth *a, const char *name, const char *word);

#endif
