// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * json_scan.h - reads JSON from its beginning to its end, value by value, such as a pack's list. It may be anybody's: all is
 * bounded by the text, and after the first mistake nothing more is found.
 */
#ifndef XB_PACKING_JSON_SCAN_H
#define XB_PACKING_JSON_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/strbuf.h"

struct json_scan {
	const char *at, *end;
	bool bad; /* it is no JSON, as far as it was read */
};

/* Whether the next value is an object or array, which is entered then. Otherwise it is left where it is. */
bool json_scan_enter(struct json_scan *s, char opening);
/* Whether there is another member of the object, whose key is put into *ret, and whose value comes next. Otherwise it is left. */
bool json_scan_member(struct json_scan *s, struct strbuf *ret_key);
/* Whether there is another element of the array, which comes next. Otherwise the array is left. */
bool json_scan_element(struct json_scan *s);
/* The next value; false, and it is skipped, if it is of another kind. Texts: in place of what was in *ret. */
bool json_scan_text(struct json_scan *s, struct strbuf *ret);
bool json_scan_u64(struct json_scan *s, uint64_t *ret);
void json_scan_skip(struct json_scan *s);

#endif
