// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// What the macros of libbpf, uthash and cmocka amount to, for cppcheck alone, which
// does not read their headers (`make lint-cppcheck`).

#define LIBBPF_OPTS(type, name, ...)			      struct type name = { 0 }
#define HASH_ITER(hh, head, el, tmp)			      for (el = head, tmp = el; el; el = tmp)
#define LL_FOREACH(head, el)				      for (el = head; el; el = (el)->next)
#define HASH_FIND(hh, head, key, len, out)		      out = head
#define HASH_FIND_INT(head, key, out)			      out = head
#define HASH_FIND_PTR(head, key, out)			      out = head
#define HASH_FIND_STR(head, key, out)			      out = head
#define HASH_FIND_BYHASHVALUE(hh, head, key, len, value, out) out = head

#define assert_non_null(p)       \
	do {                     \
		if (!(p))        \
			abort(); \
	} while (0)
