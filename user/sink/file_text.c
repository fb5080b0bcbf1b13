// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* file_text.c - see file_text.h. */
#include "sink/file_text.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>

#include "base/cleanup.h"

/* Those that consist of others come first. */
#define FLAG(f)     \
	{           \
		f,  \
		#f, \
	}
static const struct {
	uint64_t bits;
	const char *name;
} flag_names[] = {
	FLAG(O_CREAT),
	FLAG(O_EXCL),
	FLAG(O_NOCTTY),
	FLAG(O_TRUNC),
	FLAG(O_APPEND),
	FLAG(O_NONBLOCK),
	FLAG(O_SYNC),
	FLAG(O_DSYNC),
	FLAG(O_ASYNC),
	FLAG(O_DIRECT),
	FLAG(O_NOFOLLOW),
	FLAG(O_NOATIME),
	FLAG(O_CLOEXEC),
	FLAG(O_PATH),
	FLAG(O_TMPFILE),
	FLAG(O_DIRECTORY),
	{ 0100000, "O_LARGEFILE" },
};
#undef FLAG

const char *file_text_how(const struct xb_file *f)
{
	static const char *const words[XB_FILE_HOWS] = {
		[XB_FILE_NOTHING] = "?",	 [XB_FILE_OPEN] = "open",
		[XB_FILE_CREAT] = "creat",	 [XB_FILE_OPENAT] = "openat",
		[XB_FILE_OPENAT2] = "openat2",	 [XB_FILE_EXECVE] = "execve",
		[XB_FILE_EXECVEAT] = "execveat", [XB_FILE_INTERPRETER] = "interpreter",
		[XB_FILE_MAPPED] = "mapped",
	};

	return words[f->how < XB_FILE_HOWS ? f->how : XB_FILE_NOTHING];
}

bool file_text_is_open(const struct xb_file *f)
{
	return f->how >= XB_FILE_OPEN && f->how <= XB_FILE_OPENAT2;
}

bool file_text_has_mode(const struct xb_file *f)
{
	return file_text_is_open(f) && (f->flags & O_CREAT || (f->flags & O_TMPFILE) == O_TMPFILE);
}

void file_text_flags(struct strbuf *out, uint64_t flags)
{
	static const char *const access[] = { "O_RDONLY", "O_WRONLY", "O_RDWR", "O_ACCMODE" };

	strbuf_adds(out, access[flags & O_ACCMODE]);
	flags &= ~(uint64_t)O_ACCMODE;
	for (size_t i = 0; i < ARRAY_SIZE(flag_names); i++) {
		if ((flags & flag_names[i].bits) != flag_names[i].bits)
			continue;
		strbuf_addc(out, '|');
		strbuf_adds(out, flag_names[i].name);
		flags &= ~flag_names[i].bits;
	}
	if (flags)
		strbuf_addf(out, "|0x%" PRIx64, flags);
}

const char *file_text_error(const struct xb_file *f)
{
	return f->ret < 0 && f->ret > -4096 ? strerrorname_np((int)-f->ret) : NULL;
}

static void add_where(struct strbuf *out, const struct xb_file *f, const char *directory)
{
	if (f->dirfd == AT_FDCWD)
		strbuf_adds(out, "AT_FDCWD");
	else
		strbuf_addf(out, "%d", f->dirfd);
	if (*directory) {
		strbuf_addc(out, '<');
		strbuf_adds_escaped(out, directory);
		strbuf_addc(out, '>');
	}
	strbuf_adds(out, ", ");
}

static void add_result(struct strbuf *out, const struct xb_file *f)
{
	const char *error = file_text_error(f);

	if (error)
		strbuf_addf(out, " = -1 %s", error);
	else
		strbuf_addf(out, " = %" PRId64, (int64_t)f->ret);
	if (f->h.flags & XB_FILE_CREATED)
		strbuf_adds(out, " (created)");
}

void file_text(struct strbuf *out, const struct event *e)
{
	const struct xb_file *f = (const struct xb_file *)e->rec;
	const char *path = event_text(e, 0), *directory = event_text(e, 1);
	bool at = f->how == XB_FILE_OPENAT || f->how == XB_FILE_OPENAT2 ||
		  f->how == XB_FILE_EXECVEAT;

	strbuf_addf(out, "%s(", file_text_how(f));
	if (at)
		add_where(out, f, directory);
	if (f->h.flags & XB_FILE_UNREAD) {
		strbuf_adds(out, "?");
	} else {
		strbuf_addc(out, '"');
		strbuf_add_escaped(out, path, strlen(path), '"');
		strbuf_addc(out, '"');
	}
	if (f->h.flags & XB_FILE_CUT)
		strbuf_adds(out, "...");
	if (file_text_is_open(f)) {
		strbuf_adds(out, ", ");
		file_text_flags(out, f->flags);
	}
	if (file_text_has_mode(f))
		strbuf_addf(out, ", %#o", f->mode);
	strbuf_addc(out, ')');
	if (f->how != XB_FILE_MAPPED && f->how != XB_FILE_INTERPRETER)
		add_result(out, f);
}
