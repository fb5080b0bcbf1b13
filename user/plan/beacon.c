// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* beacon.c - see beacon.h. */
#include "plan/beacon.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "arm_abi.h"
#include "beacon_abi.h"
#include "elf/elf_file.h"
#include "elf/symbols.h"

static int find(struct elf_file *elf, const char *name, bool func, struct elf_sym *ret)
{
	int r = elf_file_find(elf, name, ret);

	if (r < 0)
		return r;
	return ret->is_func == func && ret->exported ? 0 : -ENOENT;
}

static int find_counter(struct elf_file *elf, const char *function, const char *counter,
			struct plan_counter *ret)
{
	struct elf_sym f, c;
	int r = find(elf, function, true, &f);

	if (r >= 0)
		r = find(elf, counter, false, &c);
	if (r < 0)
		return r;
	ret->function = f.offset;
	ret->counter = c.offset;
	return ret->counter && ret->counter % sizeof(uint16_t) == 0 ? 0 : -EINVAL;
}

int plan_beacon(struct elf_file *elf, struct plan_beacon *ret)
{
	struct plan_beacon b = { 0 };
	struct plan_counter leave, times;
	struct elf_sym state, armed, traced, now;
	int r;

	r = find_counter(elf, BEACON_EVENTS, BEACON_EVENTS_COUNT, &b.events);
	if (r >= 0)
		r = find_counter(elf, BEACON_DETAILS, BEACON_DETAILS_COUNT, &b.details);
	if (r >= 0)
		r = find(elf, BEACON_STATE, false, &state);
	if (r < 0)
		return r;
	b.state = state.vaddr;
	if (!find_counter(elf, BEACON_TIMES, BEACON_TIMES_COUNT, &times))
		b.times = times;
	if (!find_counter(elf, BEACON_LEAVE, BEACON_LEAVE_COUNT, &leave) &&
	    !find(elf, BEACON_ARMED, false, &armed) &&
	    !find(elf, BEACON_EVENTS_COUNT, false, &traced)) {
		b.leave = leave;
		b.armed = armed.vaddr;
		b.traced = traced.vaddr;
		b.leave_now = find(elf, BEACON_LEAVE_NOW, false, &now) ? 0 : now.vaddr;
	}
	*ret = b;
	return 0;
}
