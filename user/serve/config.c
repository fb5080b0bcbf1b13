// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* config.c - see config.h. */
#include "serve/config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "base/cleanup.h"

/* ---- values -------------------------------------------------------------------------------------- */

int serve_config_listen(struct serve_config *c, const char *text, const char **why)
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

int serve_config_functions(struct serve_config *c, const char *text, const char **why)
{
	unsigned long v;
	char *end;

	errno = 0;
	v = strtoul(text, &end, 10);
	if (errno || *end || *text < '0' || *text > '9' || !v || v > SERVE_FUNCTIONS_MAX) {
		*why = "expected a number from 1 to 1000";
		return -EINVAL;
	}
	c->functions = (unsigned)v;
	return 0;
}

int serve_config_event(struct serve_config *c, const char *text, const char **why)
{
	if (!*text || strlen(text) >= sizeof(c->event)) {
		*why = "expected a selection as for -e, of at most 1023 bytes";
		return -EINVAL;
	}
	memcpy(c->event, text, strlen(text) + 1);
	c->has_event = true;
	return 0;
}

static const struct key {
	const char *name;
	int (*take)(struct serve_config *c, const char *text, const char **why);
	bool list;
} keys[] = {
	{ "listen", serve_config_listen, true },
	{ "functions", serve_config_functions, false },
	{ "event", serve_config_event, false },
};

/* ---- the file ------------------------------------------------------------------------------------ */

_Static_assert(ARRAY_SIZE(keys) <= 32, "bits of reading.seen");

struct reading {
	yaml_parser_t parser;
	struct serve_config *config;
	struct errline *e;
	unsigned seen; /* bits of keys */
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
	if (key->take(r->config, text, &why) >= 0)
		return 0;
	return errline_set(r->e, -EINVAL, "line %zu: %s: %s", ev->start_mark.line + 1, key->name,
			   why);
}

static int take_list(struct reading *r, const struct key *key)
{
	yaml_event_t ev;
	int err;

	for (;;) {
		bool end;

		err = next(r, &ev);
		if (err < 0)
			return err;
		end = ev.type == YAML_SEQUENCE_END_EVENT;
		if (!end)
			err = ev.type == YAML_SCALAR_EVENT
				      ? take_scalar(r, key, &ev)
				      : wrong(r, ev.start_mark.line, "expected a text in the list");
		yaml_event_delete(&ev);
		if (end || err < 0)
			return err;
	}
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
		return take_list(r, key);
	return errline_set(r->e, -EINVAL, "line %zu: %s: expected %s", line + 1, key->name,
			   key->list ? "a text or a list of texts" : "a text or a number");
}

static int take_key(struct reading *r, const yaml_event_t *ev)
{
	const char *name = (const char *)ev->data.scalar.value;

	if (ev->type != YAML_SCALAR_EVENT)
		return wrong(r, ev->start_mark.line, "expected a key");
	for (size_t i = 0; i < ARRAY_SIZE(keys); i++) {
		if (strcmp(keys[i].name, name) != 0)
			continue;
		if (r->seen & 1u << i)
			return errline_set(r->e, -EINVAL, "line %zu: the key '%s' is given twice",
					   ev->start_mark.line + 1, name);
		r->seen |= 1u << i;
		return take_value(r, &keys[i]);
	}
	return errline_set(r->e, -EINVAL,
			   "line %zu: unknown key '%.64s' (known: listen, functions, event)",
			   ev->start_mark.line + 1, name);
}

/* The keys of the document, whose beginning was read. */
static int take_keys(struct reading *r)
{
	yaml_event_t ev;
	int err;

	for (;;) {
		bool end;

		err = next(r, &ev);
		if (err < 0)
			return err;
		end = ev.type == YAML_MAPPING_END_EVENT;
		if (!end)
			err = take_key(r, &ev);
		yaml_event_delete(&ev);
		if (end || err < 0)
			return err;
	}
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
		err = take_keys(r);
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
	if (!options->has_event) {
		options->has_event = file->has_event;
		memcpy(options->event, file->event, sizeof(options->event));
	}
}
