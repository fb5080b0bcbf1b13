// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * images.c - device images as files of a folder, with the names that dpcpp_trace gives them: INDEX_ARCHITECTURE.EXTENSION,
 * in the order in which they came, each content once. images.json has a line for each: where it came from, and its kernels.
 *
 * Contents come in pieces of a recording that anybody may have written. A file is written when its content is whole and has
 * the hash by which it is known.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "base/create.h"
#include "base/json.h"
#include "base/keyed.h"
#include "base/sha256.h"
#include "base/write.h"
#include "sink/images/about.h"
#include "sink/sink.h"
#include "wire_image.h"

#define CONTENTS_MAX 65536u
#define COMING_MAX   (2ULL * XB_IMAGE_MAX) /* bytes of contents that are not whole */
#define CALLS_MAX    4096u		   /* whose record has not come */
#define LIST	     "images.json"

/* A content, and those who had it. */
struct content {
	struct keyed_row row;
	uint8_t hash[XB_HASH_BYTES];
	uint64_t size, have;
	uint8_t *bytes; /* until it is whole */
	bool whole, bad;
	unsigned index;
	struct image_about about;
	bool debug; /* it is debug information */
	char file[64];
	struct strbuf kernels;	  /* names, each with a NUL */
	bool broken;		  /* it contradicts itself, so some may be missing */
	uint32_t tgid;		  /* of the first call; 0: there was none yet */
	char function[64];	  /* the same; "": not known */
	uint64_t calls, returned; /* returned: by these of the calls */
};

struct call_key {
	uint64_t id, index;
};

struct call {
	struct keyed_row row;
	struct call_key key;
	uint8_t hash[XB_HASH_BYTES];
};

struct images_sink {
	struct sink sink;
	char *folder;
	bool made; /* by us */
	struct keyed contents, calls;
	uint64_t coming;
	unsigned files;
	uint64_t bad, missing; /* contents */
	struct strbuf losses;
};

static void content_done(void *u, void *row)
{
	struct images_sink *s = u;
	struct content *c = row;

	if (c->bytes)
		s->coming -= c->size;
	free(c->bytes);
	strbuf_done(&c->kernels);
}

/* ---- files --------------------------------------------------------------------------------------- */

/* A new file: in its place there may be one of a trace before, or a link of somebody who guessed the name. */
static int write_file(const struct images_sink *s, const char *name, const void *bytes, size_t len)
{
	_cleanup_free_ char *path = NULL;
	int fd, r;

	if (asprintf(&path, "%s/%s", s->folder, name) < 0) {
		path = NULL;
		return -ENOMEM;
	}
	if (unlink(path) < 0 && errno != ENOENT)
		return -errno;
	fd = create_new(path, O_WRONLY);
	if (fd < 0)
		return fd;
	r = write_all(fd, bytes, len);
	if (close(fd) < 0 && !r)
		r = -errno;
	return r;
}

static int add_kernel(void *u, const char *name, size_t len)
{
	struct strbuf *kernels = u;

	strbuf_add(kernels, name, len);
	strbuf_addc(kernels, '\0');
	return 0;
}

static int write_content(struct images_sink *s, struct content *c)
{
	int r;

	c->index = s->files;
	image_about(c->bytes, c->size, &c->about);
	c->broken = image_kernels(c->bytes, c->size, add_kernel, &c->kernels) < 0;
	snprintf(c->file, sizeof(c->file), "%u_%s.%s", c->index, c->about.arch,
		 c->debug ? "dbg" : c->about.extension);
	r = write_file(s, c->file, c->bytes, c->size);
	if (r >= 0 && strbuf_failed(&c->kernels))
		r = -ENOMEM;
	if (r >= 0)
		s->files++;
	return r;
}

/* ---- records ------------------------------------------------------------------------------------- */

static void drop_bytes(struct images_sink *s, struct content *c)
{
	if (c->bytes)
		s->coming -= c->size;
	free(c->bytes);
	c->bytes = NULL;
}

static int begin_content(struct images_sink *s, const struct xb_blob *b, struct content **ret)
{
	struct content *c;

	if (keyed_is_full(&s->contents) || b->offset || !b->size || b->size > XB_IMAGE_MAX ||
	    s->coming + b->size > COMING_MAX) {
		s->bad++;
		return 0;
	}
	c = keyed_add(&s->contents, b->hash, sizeof(b->hash));
	if (!c)
		return -ENOMEM;
	c->size = b->size;
	c->debug = b->h.flags & XB_IMAGE_DEBUG;
	c->bytes = malloc(b->size);
	if (!c->bytes)
		return -ENOMEM;
	s->coming += b->size;
	*ret = c;
	return 0;
}

static int end_content(struct images_sink *s, struct content *c)
{
	uint8_t hash[XB_HASH_BYTES];
	int r = 0;

	sha256(c->bytes, c->size, hash);
	if (memcmp(hash, c->hash, sizeof(hash)) != 0) {
		c->bad = true;
		s->bad++;
	} else {
		c->whole = true;
		r = write_content(s, c);
	}
	drop_bytes(s, c);
	return r;
}

static int on_blob(struct images_sink *s, const struct xb_blob *b)
{
	struct content *c = keyed_find(&s->contents, b->hash, sizeof(b->hash));
	int r = 0;

	if (b->kind != XB_BLOB_IMAGE || !b->len || b->len > b->h.len - sizeof(*b))
		return 0;
	if (!c && !b->offset)
		r = begin_content(s, b, &c);
	/* Merged recordings may have one twice. */
	if (!c || c->whole || c->bad || r < 0)
		return r;
	if (b->size != c->size || b->offset != c->have || b->len > c->size - c->have) {
		c->bad = true;
		s->bad++;
		drop_bytes(s, c);
		return 0;
	}
	memcpy(c->bytes + c->have, b->bytes, b->len);
	c->have += b->len;
	return c->have == c->size ? end_content(s, c) : 0;
}

static int on_image(struct images_sink *s, const struct xb_image *i)
{
	struct content *c = keyed_find(&s->contents, i->hash, sizeof(i->hash));
	const struct call_key key = { i->call, i->index };
	struct call *call;

	if (!c) {
		s->missing++;
		return 0;
	}
	c->calls++;
	c->returned += (i->h.flags & XB_IMAGE_OUT) != 0;
	if (c->tgid)
		return 0;
	c->tgid = i->h.tgid;
	call = keyed_get(&s->calls, &key, sizeof(key));
	if (!call)
		return -ENOMEM;
	memcpy(call->hash, i->hash, sizeof(call->hash));
	return 0;
}

static int images_record(struct sink *sink, const struct xb_hdr *rec, struct strbuf *out)
{
	struct images_sink *s = sink_own(images_sink, sink);

	(void)out;
	if (rec->type == XB_BLOB && rec->len >= sizeof(struct xb_blob))
		return on_blob(s, (const void *)rec);
	if (rec->type == XB_IMAGE && rec->len >= sizeof(struct xb_image))
		return on_image(s, (const void *)rec);
	return 0;
}

static int images_event(struct sink *sink, const struct event *e, const struct told *told,
			struct strbuf *out)
{
	struct images_sink *s = sink_own(images_sink, sink);

	(void)told, (void)out;
	if (e->type != EVENT_CALL ||
	    (!call_does(&e->call, CAT_ACT_IMAGE) && !call_does(&e->call, CAT_ACT_BINARY)))
		return 0;
	for (unsigned i = 0; i < XB_IMAGES_MAX; i++) {
		const struct call_key key = { e->call.rec->id, i };
		struct call *call = keyed_find(&s->calls, &key, sizeof(key));
		struct content *c = call ? keyed_find(&s->contents, call->hash, sizeof(call->hash))
					 : NULL;

		if (c)
			snprintf(c->function, sizeof(c->function), "%s", e->call.name);
		keyed_drop(&s->calls, call);
	}
	return 0;
}

/* ---- the list ------------------------------------------------------------------------------------ */

static void add_line(const struct content *c, struct strbuf *out)
{
	char hash[SHA256_TEXT];
	struct json j;

	sha256_text(c->hash, hash);
	json_line(&j, out, "image");
	json_str(&j, "file", c->file);
	json_str(&j, "format", c->about.format);
	json_str(&j, "architecture", c->about.arch);
	json_u64(&j, "size", c->size);
	json_str(&j, "sha256", hash);
	json_bool(&j, "debug_info", c->debug);
	json_u64(&j, "calls", c->calls);
	json_u64(&j, "returned", c->returned);
	json_u64_if(&j, "process", c->tgid, xb_id(c->tgid));
	json_str(&j, "function", *c->function ? c->function : NULL);
	if (c->about.lists) {
		const char *at = strbuf_str(&c->kernels), *end = at + c->kernels.len;

		json_array(&j, "kernels");
		for (; at < end; at += strlen(at) + 1)
			json_str(&j, NULL, at);
		json_end_array(&j);
	} else {
		json_null(&j, "kernels");
	}
	json_bool(&j, "broken", c->broken);
	json_end_line(&j);
}

static int images_finish(struct sink *sink, struct model *m, struct strbuf *out)
{
	struct images_sink *s = sink_own(images_sink, sink);
	const struct content *c;

	(void)m, (void)out;
	KEYED_EACH(&s->contents, c)
	s->missing += !c->whole && !c->bad;
	return 0;
}

/* The list has the losses, too, so it is written when they are known. */
static int images_lost(struct sink *sink, const uint64_t counters[], struct strbuf *out)
{
	_cleanup_(strbuf_done) struct strbuf list = STRBUF_INIT;
	struct images_sink *s = sink_own(images_sink, sink);
	const struct content *c;

	(void)out;
	/* If nothing is written, that is the error, and not that the file is cut off. */
	sink->cut_told &= s->files > 0;
	sink_loss_remarks(sink, counters, &s->losses);
	KEYED_EACH(&s->contents, c)
	if (c->whole)
		add_line(c, &list);
	sink_lost_as_json(sink, counters, &list);
	if (strbuf_failed(&list) || strbuf_failed(&s->losses))
		return -ENOMEM;
	return s->files ? write_file(s, LIST, strbuf_str(&list), list.len) : -ENOMSG;
}

static int images_remarks(struct sink *sink, struct strbuf *out)
{
	struct images_sink *s = sink_own(images_sink, sink);

	if (s->bad)
		strbuf_addf(out, "not in the folder: %llu images that the recording has broken\n",
			    (unsigned long long)s->bad);
	if (s->missing)
		strbuf_addf(
			out,
			"not in the folder: %llu images that the recording, or this part of it, does not have\n",
			(unsigned long long)s->missing);
	if (s->sink.part)
		strbuf_addf(out, "part: %s\n", s->sink.part->text);
	strbuf_add(out, strbuf_str(&s->losses), s->losses.len);
	return strbuf_failed(out) ? -ENOMEM : 0;
}

/* ---- the sink ------------------------------------------------------------------------------------ */

static void images_done(struct sink *sink)
{
	struct images_sink *s = sink_own(images_sink, sink);

	keyed_clear(&s->contents);
	keyed_clear(&s->calls);
	if (s->made)
		rmdir(s->folder); /* fails where something is in it */
	free(s->folder);
	strbuf_done(&s->losses);
}

static int images_open(struct sink *sink)
{
	struct images_sink *s = sink_own(images_sink, sink);
	const struct sink_opts *o = &sink->opts;
	int made;

	s->contents = (struct keyed){
		.size = sizeof(struct content), .max = CONTENTS_MAX, .done = content_done, .u = s
	};
	s->calls = (struct keyed){ .size = sizeof(struct call), .max = CALLS_MAX };
	if (!o->path)
		return -EINVAL;
	made = create_or_use_folder(o->path);
	if (made < 0 && !(made == -EEXIST && o->force))
		return made;
	s->made = made > 0;
	s->folder = strdup(o->path);
	return s->folder ? 0 : -ENOMEM;
}

const struct sink_ops sink_images = {
	.name = "images",
	.size = sizeof(struct images_sink),
	.record = images_record,
	.open = images_open,
	.event = images_event,
	.finish = images_finish,
	.nothing =
		"there is no device image in it: record with --images, and with the calls that load images",
	.lost = images_lost,
	.remarks = images_remarks,
	.done = images_done,
};
