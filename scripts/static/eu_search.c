// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// For `make static` alone. The libelf.a of elfutils 0.192 calls six helpers of
// a library (libeu) that its Debian package does not ship. They put a search
// tree behind a lock that is compiled out by default, so libc's trees do; the
// root is the first member of the structure that the caller embeds.

#define _GNU_SOURCE
#include <search.h>
#include <stddef.h>

struct search_tree {
	void *root;
};

typedef int (*compare_fn)(const void *, const void *);
typedef void (*free_fn)(void *);

void eu_search_tree_init(struct search_tree *tree);
void eu_search_tree_fini(struct search_tree *tree, free_fn free_node);
void *eu_tsearch(const void *key, struct search_tree *tree, compare_fn compare);
void *eu_tfind(const void *key, struct search_tree *tree, compare_fn compare);
void *eu_tdelete(const void *key, struct search_tree *tree, compare_fn compare);
void eu_tdestroy(struct search_tree *tree, free_fn free_node);

void eu_search_tree_init(struct search_tree *tree)
{
	tree->root = NULL;
}

void eu_search_tree_fini(struct search_tree *tree, free_fn free_node)
{
	eu_tdestroy(tree, free_node);
}

void *eu_tsearch(const void *key, struct search_tree *tree, compare_fn compare)
{
	return tsearch(key, &tree->root, compare);
}

void *eu_tfind(const void *key, struct search_tree *tree, compare_fn compare)
{
	return tfind(key, &tree->root, compare);
}

void *eu_tdelete(const void *key, struct search_tree *tree, compare_fn compare)
{
	return tdelete(key, &tree->root, compare);
}

void eu_tdestroy(struct search_tree *tree, free_fn free_node)
{
	tdestroy(tree->root, free_node);
	tree->root = NULL;
}
