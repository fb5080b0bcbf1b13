// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* match.h - which call of the recording a call of the program is. */
#ifndef XB_ADAPTER_MATCH_H
#define XB_ADAPTER_MATCH_H

#include "state.h"

enum match {
	MATCH_NONE,  /* the program leaves the recording */
	MATCH_CALL,  /* this one, which is made now */
	MATCH_AGAIN, /* it is like this one, which was made before */
	MATCH_WAIT, /* it waits for something else than any that was recorded; this one waits for a part of it, or there is none */
};

/* ret_call: STATE_NOBODY for none. */
enum match match_find(struct replay *r, const struct live *l, uint64_t *ret_call);
/*
 * The thread of the recording that goes on with this call and that nobody is yet; STATE_NOBODY: none. first: the live thread
 * has made no other.
 */
uint64_t match_thread(struct replay *r, const struct live *l, bool main, bool first);
/* Says where the program leaves the recording by a call that is none of it, and how. */
void match_explain(const struct replay *r, const struct live *l, char *text, size_t size);

#endif
