// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* config.c - see config.h. */
#include "serve/config.h"

#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "base/cleanup.h"
#include "base/number.h"
#include "serve/labels.h"

/* ---- values -------------------------------------------------------------------------------------- */

static int take_listen(struct serve_config *c, const char *text, const char **why)
{
	struct listen_address address;
	int r;

	if (c->nlisten == SERVE_LISTEN_MAX) {
		*why = "more than 4 addresses";
		return -EINVAL;
	}
	r = listen_parse(text, &address, why);
	if (r < 0)
		return r;
	for (unsigned i = 0; i < c->nlisten; i++) {
		if (!strcmp(c->listen[i], text)) {
			*why = "the address is given twice";
			return -EINVAL;
		}
	}
	/* listen_parse() has checked the length. */
	memcpy(c->listen[c->nlisten++], text, strlen(text) + 1);
	return 0;
}

static int take_labels(struct serve_config *c, const char *text, const char **why)
{
	return labels_parse(text, &c->labels, why);
}

/* Percent with up to four digits after the point; "%" may be left out. */
static int take_overhead(struct serve_config *c, const char *text, const char **why)
{
	uint64_t v = 0;
	unsigned after = 0;
	bool point = false;
	const char *at = text;

	*why = "expected percent from 0.01 to 100, such as 2%, or off";
	if (!strcmp(text, "off")) {
		c->max_overhead = SERVE_OVERHEAD_OFF;
		return 0;
	}
	for (; *at && at - text < 9 && ((*at >= '0' && *at <= '9') || (*at == '.' && !point));
	     at++) {
		point |= *at == '.';
		if (*at == '.')
			continue;
		v = v * 10 + (uint64_t)(*at - '0');
		after += point;
	}
	at += *at == '%';
	if (*at || after > 4)
		return -EINVAL;
	for (; after < 4; after++)
		v *= 10;
	if (v < 100 || v > SERVE_OVERHEAD_MAX)
		return -EINVAL;
	c->max_overhead = (uint32_t)v;
	return 0;
}

static int take_slow(struct serve_config *c, const char *text, const char **why)
{
	unsigned ms;

	*why = "expected milliseconds, from 1 to 3600000, or off";
	if (!strcmp(text, "off")) {
		c->slow = SERVE_SLOW_OFF;
		return 0;
	}
	if (number_parse(text, SERVE_SLOW_MAX, &ms) < 0)
		return -EINVAL;
	c->slow = ms;
	return 0;
}

static int take_event(struct serve_config *c, const char *text, const char **why)
{
	if (!*text || strlen(text) >= sizeof(c->event)) {
		*why = "expected a selection as for -e, of at most 1023 bytes";
		return -EINVAL;
	}
	memcpy(c->event, text, strlen(text) + 1);
	c->has_event = true;
	return 0;
}

static int take_devices(struct serve_config *c, const char *text, const char **why)
{
	*why = "expected auto or off";
	if (strcmp(text, "auto") != 0 && strcmp(text, "off") != 0)
		return -EINVAL;
	c->devices = *text == 'a' ? SERVE_DEVICES_AUTO : SERVE_DEVICES_OFF;
	return 0;
}

/* Those of a part of the configuration. */
#define PART(part, name)                                                          \
	static int take_##part##_##name(struct serve_config *c, const char *text, \
					const char **why)                         \
	{                                                                         \
		return part##_config_##name(&c->part, text, why);                 \
	}
PART(otlp, url)
PART(otlp, header)
PART(control, path)
PART(control, group)
PART(flight, command)
PART(flight, cgroup)
#undef PART

/* ---- keys ---------------------------------------------------------------------------------------- */

static const struct key {
	const char *name;
	/* NULL: it is a number from 1 to max or, if it has a size, an absolute path of less bytes than that. */
	int (*take)(struct serve_config *c, const char *text, const char **why);
	bool list;
	size_t at, size; /* in the configuration */
	unsigned max;
	const char *expected;
} keys[] = {
#define NUMBER(name_, member, max_, expected_)         \
	{ .name = name_,                               \
	  .at = offsetof(struct serve_config, member), \
	  .max = max_,                                 \
	  .expected = "expected " expected_ }
#define PATH(name_, member, expected_)                        \
	{ .name = name_,                                      \
	  .at = offsetof(struct serve_config, member),        \
	  .size = sizeof(((struct serve_config *)0)->member), \
	  .expected = "expected " expected_ ", of at most 255 bytes" }
	{ "listen", take_listen, true },
	NUMBER("functions", functions, SERVE_FUNCTIONS_MAX, "a number from 1 to 1000"),
	{ "labels", take_labels, true },
	NUMBER("groups", groups, SERVE_GROUPS_MAX, "a number from 1 to 200"),
	{ "event", take_event },
	NUMBER("old", old, SERVE_OLD_MAX, "seconds, from 1 to 31536000"),
	{ "devices", take_devices },
	{ "max-overhead", take_overhead },
	{ "slow", take_slow },
	{ "otlp", take_otlp_url },
	{ "otlp-header", take_otlp_header, true },
	NUMBER("otlp-interval", otlp.interval_s, OTLP_INTERVAL_MAX, "seconds, from 1 to 3600"),
	NUMBER("otlp-timeout", otlp.timeout_s, OTLP_TIMEOUT_MAX, "seconds, from 1 to 300"),
	PATH("otlp-ca", otlp.ca, "the absolute path of a file in PEM"),
	PATH("tls-cert", web.cert, "the absolute path of a file"),
	PATH("tls-key", web.key, "the absolute path of a file"),
	PATH("auth-file", web.auth, "the absolute path of a file"),
	{ "control", take_control_path },
	{ "control-group", take_control_group },
	NUMBER("capture-seconds", control.seconds, CONTROL_SECONDS_MAX, "seconds, from 1 to 3600"),
	NUMBER("capture-size", control.mib, CONTROL_MIB_MAX, "MiB, from 1 to 65536"),
	{ "flight-command", take_flight_command, true },
	{ "flight-cgroup", take_flight_cgroup, true },
	PATH("flight-folder", flight.folder, "an absolute path"),
	NUMBER("flight-seconds", flight.seconds, FLIGHT_SECONDS_MAX, "seconds, from 1 to 3600"),
	NUMBER("flight-size", flight.mib, FLIGHT_MIB_MAX, "MiB, from 1 to 4096"),
	NUMBER("flight-files", flight.files, FLIGHT_FILES_MAX, "a number from 1 to 1000"),
	NUMBER("flight-every", flight.every, FLIGHT_EVERY_MAX, "seconds, from 1 to 86400"),
	NUMBER("flight-slow", flight.slow, FLIGHT_SLOW_MAX, "milliseconds, from 1 to 86400000"),
	NUMBER("flight-errors", flight.errors, FLIGHT_ERRORS_MAX, "a number from 1 to 1000000000"),
	NUMBER("flight-memory", flight.memory, FLIGHT_MEMORY_MAX, "MiB, from 1 to 16777216"),
#undef NUMBER
#undef PATH
};

/* NULL: there is none. */
static const struct key *key_of(const char *name)
{
	for (size_t i = 0; i < ARRAY_SIZE(keys); i++)
		if (!strcmp(keys[i].name, name))
			return &keys[i];
	return NULL;
}

static int set(struct serve_config *c, const struct key *key, const char *text, const char **why)
{
	void *at = (char *)c + key->at;

	if (key->take)
		return key->take(c, text, why);
	*why = key->expected;
	if (!key->size)
		return number_parse(text, key->max, at);
	if (*text != '/' || strlen(text) >= key->size)
		return -EINVAL;
	memcpy(at, text, strlen(text) + 1);
	return 0;
}

int serve_config_set(struct serve_config *c, const char *name, const char *text, const char **why)
{
	const struct key *key = key_of(name);

	return key ? set(c, key, text, why) : -ENOENT;
}

/* ---- the file ------------------------------------------------------------------------------------ */

_Static_assert(ARRAY_SIZE(keys) <= 64, "bits of reading.seen");

struct reading {
	yaml_parser_t parser;
	struct serve_config *config;
	struct errline *e;
	uint64_t seen; /* bits of keys */
};

static int wrong(struct reading *r, size_t line, const char *what)
{
	return errline_set(r->e, -EINVAL, "line %zu: %s", line + 1, what);
}

static int next(struct reading *r, yaml_event_t *ret)
{
	if (yaml_parser_parse(&r->parser, ret))
		return 0;
	if (r->parser.error == YAML_MEMORY_ERROR)
		return -ENOMEM;
	return wrong(r, r->parser.problem_mark.line, r->parser.problem ?: "this is no YAML");
}

static int take_scalar(struct reading *r, const struct key *key, const yaml_event_t *ev)
{
	const char *text = (const char *)ev->data.scalar.value, *why = "";

	if (strlen(text) != ev->data.scalar.length)
		return wrong(r, ev->start_mark.line, "a NUL byte");
	if (set(r->config, key, text, &why) >= 0)
		return 0;
	return errline_set(r->e, -EINVAL, "line %zu: %s: %s", ev->start_mark.line + 1, key->name,
			   why);
}

/* What stands before an event of type last, one after the other. */
static int take_each(struct reading *r, const struct key *key, yaml_event_type_t last,
		     int (*take)(struct reading *r, const struct key *key, const yaml_event_t *ev))
{
	bool end = false;
	int err = 0;

	while (!end && err >= 0) {
		yaml_event_t ev;

		err = next(r, &ev);
		if (err < 0)
			break;
		end = ev.type == last;
		if (!end)
			err = take(r, key, &ev);
		yaml_event_delete(&ev);
	}
	return err;
}

static int take_element(struct reading *r, const struct key *key, const yaml_event_t *ev)
{
	return ev->type == YAML_SCALAR_EVENT
		       ? take_scalar(r, key, ev)
		       : wrong(r, ev->start_mark.line, "expected a text in the list");
}

static int take_value(struct reading *r, const struct key *key)
{
	yaml_event_t ev;
	size_t line;
	int type, err = next(r, &ev);

	if (err < 0)
		return err;
	type = (int)ev.type;
	line = ev.start_mark.line;
	if (type == YAML_SCALAR_EVENT)
		err = take_scalar(r, key, &ev);
	yaml_event_delete(&ev);
	if (type == YAML_SCALAR_EVENT)
		return err;
	if (type == YAML_SEQUENCE_START_EVENT && key->list)
		return take_each(r, key, YAML_SEQUENCE_END_EVENT, take_element);
	return errline_set(r->e, -EINVAL, "line %zu: %s: expected %s", line + 1, key->name,
			   key->list ? "a text or a list of texts" : "a text or a number");
}

static int unknown(struct reading *r, size_t line, const char *name)
{
	char known[800] = "";
	size_t len = 0;

	for (size_t i = 0; i < ARRAY_SIZE(keys) && len < sizeof(known); i++)
		len += (size_t)snprintf(known + len, sizeof(known) - len, "%s%s", i ? ", " : "",
					keys[i].name);
	return errline_set(r->e, -EINVAL, "line %zu: unknown key '%.64s' (known: %s)", line + 1,
			   name, known);
}

static int take_key(struct reading *r, const struct key *none, const yaml_event_t *ev)
{
	const char *name = (const char *)ev->data.scalar.value;
	const struct key *key;

	(void)none;
	if (ev->type != YAML_SCALAR_EVENT)
		return wrong(r, ev->start_mark.line, "expected a key");
	key = key_of(name);
	if (!key)
		return unknown(r, ev->start_mark.line, name);
	if (r->seen & 1ull << (key - keys))
		return errline_set(r->e, -EINVAL, "line %zu: the key '%s' is given twice",
				   ev->start_mark.line + 1, name);
	r->seen |= 1ull << (key - keys);
	return take_value(r, key);
}

/* A file is one document, of keys, or an empty one. */
static int take_file(struct reading *r)
{
	unsigned documents = 0;
	yaml_event_t ev;
	int err;

	for (;;) {
		yaml_event_type_t type;
		size_t line;
		bool nothing;

		err = next(r, &ev);
		if (err < 0)
			return err;
		type = ev.type;
		line = ev.start_mark.line;
		nothing = type == YAML_SCALAR_EVENT && !ev.data.scalar.length;
		yaml_event_delete(&ev);
		if (type == YAML_STREAM_END_EVENT)
			return 0;
		if (type == YAML_STREAM_START_EVENT || type == YAML_DOCUMENT_END_EVENT || nothing)
			continue;
		if (type == YAML_DOCUMENT_START_EVENT) {
			if (documents++)
				return wrong(r, line, "a second document");
			continue;
		}
		if (type != YAML_MAPPING_START_EVENT)
			return wrong(r, line, "expected lines of the form 'key: value'");
		err = take_each(r, NULL, YAML_MAPPING_END_EVENT, take_key);
		if (err < 0)
			return err;
	}
}

int serve_config_parse(const char *text, size_t len, struct serve_config *ret, struct errline *e)
{
	struct reading r = { .config = ret, .e = e };
	int err;

	if (!yaml_parser_initialize(&r.parser))
		return -ENOMEM;
	yaml_parser_set_input_string(&r.parser, (const unsigned char *)text, len);
	err = take_file(&r);
	yaml_parser_delete(&r.parser);
	return err;
}

void serve_config_merge(struct serve_config *options, const struct serve_config *file)
{
	if (!options->nlisten) {
		options->nlisten = file->nlisten;
		memcpy(options->listen, file->listen, sizeof(options->listen));
	}
	if (!options->nlisten)
		memcpy(options->listen[options->nlisten++], SERVE_ADDRESS, sizeof(SERVE_ADDRESS));
	options->functions = options->functions ?: file->functions ?: SERVE_FUNCTIONS;
	options->labels = options->labels ?: file->labels;
	options->groups = options->groups ?: file->groups ?: SERVE_GROUPS;
	options->old = options->old ?: file->old ?: SERVE_OLD;
	options->devices = options->devices ?: file->devices ?: SERVE_DEVICES_AUTO;
	options->max_overhead = options->max_overhead ?: file->max_overhead ?: SERVE_OVERHEAD;
	options->slow = options->slow ?: file->slow ?: SERVE_SLOW_OFF;
	if (!options->has_event) {
		options->has_event = file->has_event;
		memcpy(options->event, file->event, sizeof(options->event));
	}
	otlp_config_merge(&options->otlp, &file->otlp);
	web_config_merge(&options->web, &file->web);
	control_config_merge(&options->control, &file->control);
	flight_config_merge(&options->flight, &file->flight);
}
