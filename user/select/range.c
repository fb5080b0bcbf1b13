// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* range.c - see range.h. */
#include "select/range.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#define NS	    1000000000LL
#define HALF_DAY_NS (12 * 3600 * NS)
#define FAR_NS	    4000000000000000000LL /* 126 years: sums of two stay in range */

/* "2.5s", "500ms", "3": ns. */
static int parse_offset(const char *text, int64_t *ret)
{
	static const struct {
		const char *name;
		double ns;
	} units[] = { { "", 1e9 }, { "s", 1e9 },  { "ms", 1e6 },  { "us", 1e3 },
		      { "ns", 1 }, { "m", 60e9 }, { "h", 3600e9 } };
	char *end;
	double v = strtod(text, &end);

	if (end == text || !(v >= 0) || !isfinite(v))
		return -EINVAL;
	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
		if (strcasecmp(end, units[i].name) != 0)
			continue;
		if (v * units[i].ns > (double)FAR_NS)
			return -EINVAL;
		*ret = (int64_t)(v * units[i].ns);
		return 0;
	}
	return -EINVAL;
}

/* ".25" or nothing, to the end of the text. */
static int parse_fraction(const char *text, int64_t *ret)
{
	int64_t ns = 0, scale = NS;

	if (!*text) {
		*ret = 0;
		return 0;
	}
	if (*text++ != '.' || !*text)
		return -EINVAL;
	for (; *text; text++) {
		if (*text < '0' || *text > '9')
			return -EINVAL;
		scale /= 10;
		ns += scale * (*text - '0');
	}
	*ret = ns;
	return 0;
}

/* The local time of these numbers, in ns since 1970. */
static int wall_of(struct tm tm, int64_t fraction, int64_t *ret)
{
	time_t t;

	tm.tm_isdst = -1;
	t = mktime(&tm);
	if (t < 0 || t > FAR_NS / NS)
		return -EINVAL;
	*ret = (int64_t)t * NS + fraction;
	return 0;
}

static int parse_date(const char *text, int64_t *ret)
{
	struct tm tm = { 0 };
	const char *rest = strptime(text, "%Y-%m-%d", &tm);
	int64_t fraction;

	if (!rest || (*rest != ' ' && *rest != 'T'))
		return -EINVAL;
	rest = strptime(rest + 1, "%H:%M:%S", &tm);
	if (!rest || parse_fraction(rest, &fraction) < 0)
		return -EINVAL;
	return wall_of(tm, fraction, ret);
}

/* A time on the day of that moment, or on the next day. */
static int parse_time_of_day(const char *text, int64_t begin, int64_t *ret)
{
	time_t seconds = (time_t)(begin / NS);
	struct tm tm, of_day = { 0 };
	const char *rest = strptime(text, "%H:%M:%S", &of_day);
	int64_t fraction;
	int r;

	if (!rest || parse_fraction(rest, &fraction) < 0 || !localtime_r(&seconds, &tm))
		return -EINVAL;
	tm.tm_hour = of_day.tm_hour;
	tm.tm_min = of_day.tm_min;
	tm.tm_sec = of_day.tm_sec;
	r = wall_of(tm, fraction, ret);
	if (r < 0 || *ret >= begin - HALF_DAY_NS)
		return r;
	tm.tm_mday++;
	return wall_of(tm, fraction, ret);
}

/* A sum that does not overflow, whatever a file contains. */
static int64_t in_reach(uint64_t ns)
{
	return ns > FAR_NS ? FAR_NS : (int64_t)ns;
}

int range_time(const char *text, const struct xb_def_clock *c, uint64_t *ret)
{
	const int64_t mono = in_reach(c->h.ts), real = in_reach(c->realtime);
	int64_t at;

	if (!parse_offset(text, &at))
		at += mono;
	else if (!parse_date(text, &at) || !parse_time_of_day(text, real, &at))
		at += mono - real;
	else
		return -EINVAL;
	*ret = at > 0 ? (uint64_t)at : 1;
	return 0;
}
