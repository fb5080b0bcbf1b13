// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * texts.h - names that kernels of an ELF file with GPU code may have: strings of its constant data.
 *
 * Programs register their kernels with the CUDA runtime by name, so each name is a string of its own there.
 */
#ifndef XB_PLAN_TEXTS_H
#define XB_PLAN_TEXTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TEXTS_SHORTEST 4u    /* bytes: shorter ones occur by chance in any data */
#define TEXTS_LONGEST  4095u /* without a NUL */

/* If it does not return 0, there are no more. */
typedef int (*texts_fn)(void *u, const char *text, size_t len);

struct texts_end {
	int32_t error; /* of the file, or what the function returned; some texts may have come before */
	uint32_t zero;
	uint64_t searched; /* bytes */
};

/* Letters, digits and a few signs, and no digit first: assemblers take no other names. */
static inline bool texts_is_name(const char *text, size_t len)
{
	if (!len || (text[0] >= '0' && text[0] <= '9'))
		return false;
	for (size_t i = 0; i < len; i++) {
		const char c = text[i];

		if (!(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && !(c >= '0' && c <= '9') &&
		    c != '_' && c != '$' && c != '.' && c != '@')
			return false;
	}
	return true;
}

/* Passes on all, of at most max bytes of the file. *ret is all zeros before. */
void texts_read(int fd, uint64_t max, texts_fn fn, void *u, struct texts_end *ret);

#endif
