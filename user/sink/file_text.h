// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* file_text.h - inside sink/: an opened file (EVENT_FILE) in the words of the system calls. */
#ifndef XB_SINK_FILE_TEXT_H
#define XB_SINK_FILE_TEXT_H

#include <stdint.h>

#include "base/strbuf.h"
#include "decode/event.h"

/* "openat"; "mapped" and "interpreter" are no calls. */
const char *file_text_how(const struct xb_file *f);
/* "O_RDONLY|O_CLOEXEC", of open and its like; bits without a name in hex. */
void file_text_flags(struct strbuf *out, uint64_t flags);
/* "ENOENT"; NULL: it succeeded, or the error has no name. */
const char *file_text_error(const struct xb_file *f);
/* Whether its flags are those of open, and a mode is given. */
bool file_text_is_open(const struct xb_file *f);
bool file_text_has_mode(const struct xb_file *f);
/* The whole call, as strace -y shows it, with its result. */
void file_text(struct strbuf *out, const struct event *e);

#endif
