// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * json.h - the only writer of JSON: writes into a strbuf, sets the commas, and escapes everything.
 *
 * Text that is not valid UTF-8 has its bad bytes written as U+FFFD; control characters as \u00XX.
 * Numbers above 2^53 are written as plain integers (documented in the JSON page of the manual).
 * Depth is bounded (JSON_MAX_DEPTH); going deeper is a programming error and sets failed.
 */
#ifndef XB_BASE_JSON_H
#define XB_BASE_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "base/strbuf.h"

#define JSON_MAX_DEPTH 32

struct json {
	struct strbuf *out; /* not owned */
	unsigned depth;
	bool comma[JSON_MAX_DEPTH];
	bool failed;
};

void json_start(struct json *j, struct strbuf *out);
/* Begins an object on a line of its own, with the member "type". json_end_line() ends it. */
void json_line(struct json *j, struct strbuf *out, const char *type);
int json_end_line(struct json *j);		   /* 0 or -ENOMEM */
void json_object(struct json *j, const char *key); /* key is NULL inside arrays and at the top */
void json_end_object(struct json *j);
void json_array(struct json *j, const char *key);
void json_end_array(struct json *j);
void json_str(struct json *j, const char *key, const char *s); /* NULL: null */
void json_strn(struct json *j, const char *key, const char *s, size_t len);
void json_u64(struct json *j, const char *key, uint64_t v);
void json_u64_if(struct json *j, const char *key, bool have, uint64_t v); /* null if not have */
void json_i64(struct json *j, const char *key, int64_t v);
/* v is in thousandths: 1234 is written as 1.234. */
void json_thousandths(struct json *j, const char *key, uint64_t v);
void json_double(struct json *j, const char *key, double v); /* NaN and infinities: null */
void json_hex(struct json *j, const char *key, uint64_t v);  /* "0x1f" as a string */
void json_bool(struct json *j, const char *key, bool v);
void json_null(struct json *j, const char *key);

#endif
