// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* doctor_nops.c - of doctor: whether a probe on a nop does harm on this kernel, and whether one would be placed there. */
#include "lib/doctor.h"

#include <string.h>

#include "attach/calib.h"
#include "attach/nops.h"
#include "base/cleanup.h"
#include "base/strbuf.h"
#include "plan/probe_point.h"

/* Of a function that begins with it. */
static bool is_chosen(const struct nops_seen *s)
{
	struct probe_point point;
	uint8_t code[16];

	if (s->len >= sizeof(code))
		return false;
	memcpy(code, s->code, s->len);
	code[s->len] = 0xc3; /* ret */
	return probe_point_decode(code, (uint32_t)s->len + 1, 0, 0, &point) == 0 && !point.delta;
}

static bool is_harmed(const struct nops_seen *s)
{
	return s->spoiled || s->died || s->killed;
}

/* A probe that the kernel takes, and that is not always hit. */
static bool is_missed(const struct nops_seen *s)
{
	return !s->refused && !is_harmed(s) && s->hits < s->calls + s->forked;
}

static bool same(const struct nops_seen *a, const struct nops_seen *b)
{
	return a->len == b->len && a->calls == b->calls && a->spoiled == b->spoiled &&
	       a->forked == b->forked && a->died == b->died && a->killed == b->killed;
}

static void add_code(struct strbuf *b, const struct nops_seen *s)
{
	for (size_t i = 0; i < s->len; i++)
		strbuf_addf(b, "%s%02x", i ? " " : "", s->code[i]);
}

/* With those after it of which the same was seen, as one. */
static void add_harm(struct strbuf *b, struct nops_seen *s, struct nops_seen *end)
{
	strbuf_addf(b, "%sof %zu bytes (", b->len ? "; " : "", s->len);
	add_code(b, s);
	for (struct nops_seen *other = s + 1; other < end; other++) {
		if (!is_harmed(other) || !same(s, other))
			continue;
		strbuf_adds(b, ", ");
		add_code(b, other);
		other->spoiled = other->died = other->killed = 0; /* it is reported */
	}
	strbuf_adds(b, "):");
	if (s->killed)
		strbuf_addf(b, " it kills the caller after %u calls", s->calls);
	else
		strbuf_addf(
			b,
			" red zone overwritten in %u of %u calls, %u of %u forked children killed",
			s->spoiled, s->calls, s->died, s->forked);
}

static void add_all(struct nops_seen seen[NOPS_FORMS], struct strbuf *harm, struct strbuf *missed)
{
	for (size_t i = 0; i < NOPS_FORMS; i++) {
		if (!is_missed(&seen[i]))
			continue;
		strbuf_adds(missed, missed->len ? ", " : "; not every hit is seen on ");
		add_code(missed, &seen[i]);
	}
	for (size_t i = 0; i < NOPS_FORMS; i++)
		if (is_harmed(&seen[i]))
			add_harm(harm, &seen[i], seen + NOPS_FORMS);
}

static void say_seen(struct doctor *d, struct nops_seen seen[NOPS_FORMS])
{
	_cleanup_(strbuf_done) struct strbuf harm = STRBUF_INIT, missed = STRBUF_INIT;
	unsigned placed = 0;
	bool chosen = false;

	for (size_t i = 0; i < NOPS_FORMS; i++) {
		placed += !seen[i].refused;
		chosen |= (is_harmed(&seen[i]) || is_missed(&seen[i])) && is_chosen(&seen[i]);
	}
	add_all(seen, &harm, &missed);
	if (!harm.len && !missed.len)
		doctor_say(d, "probes", "nops", XPTIBPF_OK, NULL,
			   "a probe does no harm on the %u forms that this kernel lets have one",
			   placed);
	else
		doctor_say(d, "probes", "nops", chosen ? XPTIBPF_LIMITED : XPTIBPF_INFO,
			   "please report it: xptibpf has to be changed for this kernel",
			   "%s%s%s%s",
			   harm.len ? "a probe does harm on a nop " : "a probe does no harm",
			   strbuf_str(&harm), strbuf_str(&missed),
			   chosen ? "" : "; xptibpf places none there");
}

void doctor_check_nops(struct doctor *d, const struct calib *c)
{
	struct nops_seen seen[NOPS_FORMS];
	int r;

	if (!c->bpf || !c->btf || !c->uprobe) {
		doctor_say(d, "probes", "nops", XPTIBPF_UNKNOWN, NULL,
			   "not tried without what is missing above");
		return;
	}
	r = nops_try(c, seen);
	if (r < 0)
		doctor_say(d, "probes", "nops", XPTIBPF_UNKNOWN, NULL, "can't be tried: %s",
			   strerror(-r));
	else
		say_seen(d, seen);
}
