// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* wish.c - see wish.h. */
#include "sample/wish.h"

#include <string.h>

const char *wish_word(const char **at, size_t *ret_len)
{
	const char *word = *at;

	if (!word)
		return NULL;
	*ret_len = strcspn(word, ",");
	*at = word[*ret_len] ? word + *ret_len + 1 : NULL;
	return word;
}

bool wish_word_means(const char *word, size_t len, const char *device, const char *group)
{
	const size_t n = strlen(device);

	if (len > n && !memcmp(word, device, n) && word[n] == ':') {
		word += n + 1;
		len -= n + 1;
	}
	return len == strlen(group) && !memcmp(word, group, len);
}

bool wish_means(const struct sample_wish *w, const char *device, const char *group)
{
	const char *at = w->groups, *word;
	size_t len;

	while ((word = wish_word(&at, &len)))
		if (wish_word_means(word, len, device, group))
			return true;
	return false;
}
