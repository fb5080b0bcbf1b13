// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* list.c - see list.h. */
#include "packing/list.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>

#include "base/cleanup.h"
#include "base/json.h"
#include "base/sha256.h"
#include "packing/program.h"
#include "proc/procfs.h"
#include "sink/sink.h"

#define FORMAT	"xptibpf-pack"
#define VERSION 1

/* ---- the list ------------------------------------------------------------------------------------ */

struct pack_file *pack_list_find(const struct pack_list *l, const char *at)
{
	struct pack_file *f;

	HASH_FIND_STR(l->files, at, f);
	return f;
}

struct pack_file *pack_list_file(struct pack_list *l, const char *at)
{
	struct pack_file *f = pack_list_find(l, at);

	if (f)
		return f;
	f = calloc(1, sizeof(*f));
	if (!f)
		return NULL;
	f->at = strdup(at);
	if (!f->at) {
		free(f);
		return NULL;
	}
	f->kind = PACK_OPENED;
	HASH_ADD_KEYPTR(hh, l->files, f->at, strlen(f->at), f);
	return f;
}

static void free_place(struct pack_place *p)
{
	free(p->at);
	free(p->to);
	free(p);
}

struct pack_place *pack_list_place(struct pack_list *l, const char *at, const char *to)
{
	struct pack_place *p;

	HASH_FIND_STR(l->places, at, p);
	if (p)
		return p;
	p = calloc(1, sizeof(*p));
	if (!p)
		return NULL;
	p->at = strdup(at);
	p->to = to ? strdup(to) : NULL;
	if (!p->at || (to && !p->to)) {
		free_place(p);
		return NULL;
	}
	HASH_ADD_KEYPTR(hh, l->places, p->at, strlen(p->at), p);
	return p;
}

void pack_list_done(struct pack_list *l)
{
	struct pack_file *f, *next;
	struct pack_place *p, *after;

	HASH_ITER(hh, l->files, f, next) {
		HASH_DEL(l->files, f);
		free(f->at);
		free(f);
	}
	HASH_ITER(hh, l->places, p, after) {
		HASH_DEL(l->places, p);
		free_place(p);
	}
}

uint64_t pack_list_count(const struct pack_list *l, enum pack_state state, uint64_t *ret_bytes)
{
	uint64_t n = 0, bytes = 0;

	for (const struct pack_file *f = l->files; f; f = f->hh.next) {
		if (f->state != state)
			continue;
		n++;
		bytes += (uint64_t)f->st.st_size;
	}
	if (ret_bytes)
		*ret_bytes = bytes;
	return n;
}

/* ---- JSON ---------------------------------------------------------------------------------------- */

static const char *const kinds[] = {
	[PACK_EXECUTABLE] = "executable",   [PACK_SCRIPT] = "script",
	[PACK_INTERPRETER] = "interpreter", [PACK_LIBRARY] = "library",
	[PACK_OPENED] = "opened",	    [PACK_IMAGE] = "image",
};
static const char *const states[] = {
	[PACK_SAME] = "same",	      [PACK_CHANGED] = "changed",     [PACK_MISSING] = "missing",
	[PACK_LEFT_OUT] = "left_out", [PACK_ELSEWHERE] = "elsewhere",
};

static void add_file(struct json *j, const struct pack_file *f)
{
	bool there = f->state == PACK_SAME || f->state == PACK_CHANGED;
	char hash[SHA256_TEXT];

	sha256_text(f->hash, hash);
	json_object(j, NULL);
	json_str(j, "path", f->at);
	json_str(j, "kind", kinds[f->kind]);
	json_str(j, "state", states[f->state]);
	json_u64_if(j, "size", there, (uint64_t)f->st.st_size);
	json_str(j, "sha256", there ? hash : NULL);
	json_str(j, "why", *f->why ? f->why : NULL);
	json_end_object(j);
}

static void add_places(struct json *j, const struct pack_list *l)
{
	json_array(j, "links");
	for (const struct pack_place *p = l->places; p; p = p->hh.next) {
		if (!p->to)
			continue;
		json_object(j, NULL);
		json_str(j, "path", p->at);
		json_str(j, "to", p->to);
		json_end_object(j);
	}
	json_end_array(j);
	json_array(j, "folders");
	for (const struct pack_place *p = l->places; p; p = p->hh.next)
		if (!p->to)
			json_str(j, NULL, p->at);
	json_end_array(j);
}

static void add_texts(struct json *j, const char *key, const char *const *texts)
{
	json_array(j, key);
	for (; *texts; texts++)
		json_str(j, NULL, *texts);
	json_end_array(j);
}

static int add_start(struct json *j, const struct needs *n)
{
	_cleanup_free_ const char **words = NULL;
	struct xptibpf_program p;
	int r = program_of(n, &p, &words);

	if (r < 0)
		return r;
	json_str(j, "program", p.path);
	json_str(j, "file", event_text(&n->told, 0));
	add_texts(j, "args", p.args);
	add_texts(j, "env", p.env);
	json_u64(j, "env_left_out", p.nenv_left_out);
	json_bool(j, "cut", p.cut);
	json_str(j, "cwd", p.cwd);
	json_u64(j, "pid", (uint64_t)p.pid);
	json_u64(j, "processes", n->processes);
	json_bool(j, "older", n->older);
	return 0;
}

/* Of this machine; the recording has no more than its host. *ret has the value, and "" if there is none. */
static void distribution(char *ret, size_t size)
{
	_cleanup_fclose_ FILE *f = fopen("/etc/os-release", "re");
	static const char name[] = "PRETTY_NAME=";
	char line[512];

	*ret = '\0';
	while (f && fgets(line, sizeof(line), f)) {
		char *begin = line + sizeof(name) - 1;

		if (strncmp(line, name, sizeof(name) - 1) != 0)
			continue;
		begin += *begin == '"';
		begin[strcspn(begin, "\"\n")] = '\0';
		snprintf(ret, size, "%s", begin);
	}
}

static void add_machine(struct json *j, const struct needs *n)
{
	struct xb_def_clock here = { 0 };
	char name[256] = "";
	struct utsname u;
	bool same;

	procfs_clock(&here);
	same = !memcmp(here.boot_id, n->clock.boot_id, sizeof(here.boot_id)) && !uname(&u);
	if (same)
		distribution(name, sizeof(name));
	/* No other programs are traced. */
	json_str(j, "arch", "x86_64");
	json_str(j, "host", *n->host ? n->host : NULL);
	json_str(j, "kernel", same ? u.release : NULL);
	json_str(j, "distribution", *name ? name : NULL);
	json_u64(j, "recorded", n->clock.realtime);
}

static void add_counts(struct json *j, const struct pack_list *l, const struct needs *n,
		       uint64_t unknown)
{
	uint64_t bytes, more;
	uint64_t files = pack_list_count(l, PACK_SAME, &bytes);

	files += pack_list_count(l, PACK_CHANGED, &more);
	json_u64(j, "packed", files);
	json_u64(j, "bytes", bytes + more);
	json_u64(j, "changed", pack_list_count(l, PACK_CHANGED, NULL));
	json_u64(j, "missing", pack_list_count(l, PACK_MISSING, NULL));
	json_u64(j, "left_out", pack_list_count(l, PACK_LEFT_OUT, NULL));
	json_u64(j, "elsewhere", pack_list_count(l, PACK_ELSEWHERE, NULL));
	json_u64(j, "unknown", unknown);
	json_bool(j, "whole", n->whole);
	sink_losses_json(j, n->counters);
}

int pack_list_json(const struct pack_list *l, const struct needs *n, const char *writer,
		   uint64_t unknown, struct strbuf *out)
{
	struct json j;
	int r;

	json_start(&j, out);
	json_object(&j, NULL);
	json_str(&j, "format", FORMAT);
	json_u64(&j, "version", VERSION);
	json_str(&j, "writer", writer);
	json_str(&j, "recording", "run.xbt");
	r = add_start(&j, n);
	if (r < 0)
		return r;
	add_machine(&j, n);
	add_counts(&j, l, n, unknown);
	json_array(&j, "files");
	for (const struct pack_file *f = l->files; f; f = f->hh.next)
		add_file(&j, f);
	json_end_array(&j);
	add_places(&j, l);
	json_end_object(&j);
	strbuf_addc(out, '\n');
	return strbuf_failed(out) || j.failed ? -ENOMEM : 0;
}
