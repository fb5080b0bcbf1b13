// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pack_fuzz.c - any records as those of a program that is to be packed, and any paths.
 *
 * Built and run by "make fuzz". An input is a sequence of pieces, each with its length. Most become records of opened files,
 * with paths of any bytes, of a program whose start comes first; the others are bodies of records of any type that is looked
 * at. What is needed has to be bounded, and each path absolute. The paths are then looked for in a folder that only has links, up,
 * to itself and to another folder: whatever is found is there, and has no dots. The sources are included, so that the sanitizers
 * see them.
 */
#include "../../user/packing/needs.c"
#include "../../user/packing/secrets.c"
#include "../../user/packing/source.c"

#include <sys/mman.h>

#include "proc/start.h"

#define RECORDS 64

static int root = -1;

static bool is_made(int r)
{
	return !r || errno == EEXIST;
}

/* Beside the fuzzer, where it stays. */
static void make_root(void)
{
	bool made = is_made(mkdir("pack_fuzz.root", 0755));

	root = open("pack_fuzz.root", O_PATH | O_DIRECTORY | O_CLOEXEC);
	if (!made || root < 0 || !is_made(symlinkat("../..", root, "u")) ||
	    !is_made(symlinkat("l", root, "l")) || !is_made(mkdirat(root, "d", 0755)) ||
	    !is_made(symlinkat("/d", root, "a")))
		abort();
}

static void put_record(struct strbuf *out, struct xb_hdr h, const void *body, size_t len)
{
	static const char zeros[8];

	h.len = (uint32_t)(sizeof(h) + len + 7) & ~7U;
	strbuf_add(out, &h, sizeof(h));
	strbuf_add(out, body, len);
	strbuf_add(out, zeros, h.len - sizeof(h) - len);
}

static void put_start(struct strbuf *out)
{
	struct xb_start *s;

	if (start_make("/d/p", "/d", "p", 2, "", 0, &(struct start_names){ 0 }, &s))
		abort();
	s->h.tgid = s->h.tid = 1;
	strbuf_add(out, s, s->h.len);
	free(s);
}

/* Numbers from the first bytes; what follows is the path, up to a NUL, and the directory. */
static void put_file(struct strbuf *out, const uint8_t *data, size_t len)
{
	static const uint64_t flags[] = { O_RDONLY,  O_WRONLY,		 O_RDWR,
					  O_TMPFILE, O_WRONLY | O_TRUNC, O_RDONLY | O_DIRECTORY };
	static const uint32_t types[] = { 0, S_IFREG, S_IFDIR, S_IFIFO };
	struct xb_file f = {
		.h = { .type = XB_FILE, .tgid = data[1] % 4U, .flags = data[1] >> 5, .ts = data[2] },
		.flags = flags[data[2] % ARRAY_SIZE(flags)],
		.resolve = data[2] & 0x10,
		.ret = data[3] % 4 ? data[3] : -ENOENT,
		.how = data[3] % (XB_FILE_HOWS + 1U),
		.type = types[data[1] >> 2 & 3],
		.ino = data[3] & 0x20,
	};
	struct strbuf body = STRBUF_INIT;

	strbuf_add(&body, (const char *)&f + sizeof(f.h), sizeof(f) - sizeof(f.h));
	strbuf_add(&body, data + 4, len - 4);
	strbuf_add(&body, "\0\0", 2);
	put_record(out, f.h, body.buf, body.len);
	strbuf_done(&body);
}

static void put_other(struct strbuf *out, const uint8_t *data, size_t len)
{
	static const uint16_t types[] = { XB_FILE, XB_START, XB_FORK, XB_DEF_PROCESS,
					  XB_LOSS, XB_BLOB,  XB_EXIT, XB_DEF_HOST };
	const struct xb_hdr h = { .type = types[data[1] % ARRAY_SIZE(types)],
				  .flags = data[2] % 8,
				  .tgid = data[2] >> 6,
				  .ts = data[3] };

	put_record(out, h, data + 4, len - 4);
}

static void put_all(struct strbuf *out, const uint8_t *data, size_t size)
{
	const struct xb_def_clock c = { .h = { .len = sizeof(c), .type = XB_DEF_CLOCK },
					.version = XB_WIRE_VERSION };

	strbuf_add(out, &c, sizeof(c));
	put_start(out);
	for (unsigned i = 0; i < RECORDS && size > 6; i++) {
		size_t len = (data[0] | (size_t)data[1] << 8) % 4096 + 4;

		data += 2;
		size -= 2;
		len = len > size ? size : len;
		if (data[0] % 4)
			put_file(out, data, len);
		else
			put_other(out, data, len);
		data += len;
		size -= len;
	}
}

static int count_links(void *u, const char *at, const char *to)
{
	unsigned *n = u;

	if (*at != '/' || !*to || ++*n > LINKS_MAX)
		abort();
	return 0;
}

static void look_for(const char *path)
{
	_cleanup_(strbuf_done) struct strbuf at = STRBUF_INIT;
	unsigned links = 0;
	struct stat st;
	int r = source_find(root, path, count_links, &links, &at, &st);

	if (r > 0 || (!r && (*at.buf != '/' || strstr(at.buf, "/./") || strstr(at.buf, "/../"))))
		abort();
	/* There is nothing else. */
	if (!r && strcmp(at.buf, "/") && strcmp(at.buf, "/d"))
		abort();
	(void)secrets_by_path(path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	_cleanup_(strbuf_done) struct strbuf stream = STRBUF_INIT;
	struct errline error = { 0 };
	struct needs needs;
	int fd = memfd_create("pack_fuzz", MFD_CLOEXEC);

	if (root < 0)
		make_root();
	put_all(&stream, data, size);
	if (fd < 0 || write(fd, stream.buf, stream.len) != (ssize_t)stream.len)
		abort();
	if (!needs_read(fd, "input", 0, &needs, &error)) {
		for (const struct need *n = needs.files; n; n = n->hh.next) {
			if (*n->path != '/' || strlen(n->path) != n->len)
				abort();
			look_for(n->path);
		}
		if (needs.bytes > NEEDS_BYTES || HASH_COUNT(needs.files) > NEEDS_FILES)
			abort();
		needs_done(&needs);
	} else if (!error.text[0]) {
		abort();
	}
	close(fd);
	(void)secrets_by_head("/x.pem", data, size);
	(void)secrets_by_head("/x", data, size);
	return 0;
}
