// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* stacks.c - see stacks.h. */
#include "select/stacks.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/strbuf.h"
#include "select/select.h"

#define DEFAULT "alloc,create,launch,wait"
#define ALL	~0U

struct stacks_choice {
	unsigned acts;		     /* a bit an enum cat_act */
	struct selection *selection; /* of the items that are no words of --stacks; NULL: none */
};

static const struct {
	const char *word;
	unsigned acts;
} words[] = {
	{ "alloc", 1U << CAT_ACT_ALLOC | 1U << CAT_ACT_MAP },
	{ "free", 1U << CAT_ACT_FREE | 1U << CAT_ACT_UNMAP },
	{ "create", 1U << CAT_ACT_CREATE },
	{ "launch", 1U << CAT_ACT_ENQUEUE },
	{ "wait", 1U << CAT_ACT_WAIT },
	{ "copy", 1U << CAT_ACT_COPY | 1U << CAT_ACT_FILL },
	{ "all", ALL },
};

const char *stacks_word(size_t i)
{
	return i < ARRAY_SIZE(words) ? words[i].word : NULL;
}

static unsigned acts_of(const char *word)
{
	for (size_t i = 0; i < ARRAY_SIZE(words); i++)
		if (!strcmp(words[i].word, word))
			return words[i].acts;
	return 0;
}

/* Handles the words of --stacks, and passes the others on. */
static int take_words(struct stacks_choice *s, char *spec, struct strbuf *others)
{
	char *word;

	while ((word = strsep(&spec, ","))) {
		unsigned acts = acts_of(word);

		s->acts |= acts;
		if (acts)
			continue;
		if (others->len)
			strbuf_addc(others, ',');
		strbuf_adds(others, word);
	}
	return strbuf_failed(others) ? -ENOMEM : 0;
}

int stacks_choice_new(const char *spec, struct stacks_choice **ret, char **ret_why)
{
	_cleanup_(strbuf_done) struct strbuf others = STRBUF_INIT;
	_cleanup_free_ char *copy = strdup(*spec ? spec : DEFAULT);
	struct stacks_choice *s = calloc(1, sizeof(*s));
	int r = copy && s ? 0 : -ENOMEM;

	if (!r)
		r = take_words(s, copy, &others);
	if (!r && others.len)
		r = selection_new(strbuf_str(&others), &s->selection, ret_why);
	if (r < 0) {
		stacks_choice_free(s);
		return r;
	}
	*ret = s;
	return 0;
}

struct stacks_choice *stacks_choice_free(struct stacks_choice *s)
{
	if (!s)
		return NULL;
	selection_free(s->selection);
	free(s);
	return NULL;
}

static bool acts(const struct cat_func *f, unsigned acts)
{
	for (unsigned i = 0; i < f->nroles; i++)
		if (acts & 1U << f->roles[i].act)
			return true;
	return false;
}

bool stacks_choice_has(const struct stacks_choice *s, const struct cat_func *f)
{
	if (s->acts == ALL || acts(f, s->acts))
		return true;
	return s->selection && selection_has_func(s->selection, f);
}

bool stacks_of_memory(const struct cat_func *f)
{
	return acts(f, acts_of("alloc"));
}
