// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * addresses.c - intervals of addresses in a treap: a search tree by address that is also a heap by a
 * priority made of the address and a secret. It needs no balancing code, programs that choose the addresses
 * can't make it deep, because they don't know the secret, and live intervals never overlap, so only the one at or
 * below an address can contain it.
 */
#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "model/objects/addresses.h"

struct node {
	struct allocation a;
	uint64_t priority;
	struct node *left, *right;
};

struct addresses {
	struct node *root;
	uint64_t secret;
	uint32_t n;
	bool whole;
};

static uint64_t mix(uint64_t x)
{
	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
	x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
	return x ^ (x >> 31);
}

/* Everything below addr goes left, the rest right. */
static void split(struct node *t, uint64_t addr, struct node **left, struct node **right)
{
	while (t) {
		if (t->a.addr < addr) {
			*left = t;
			left = &t->right;
			t = t->right;
		} else {
			*right = t;
			right = &t->left;
			t = t->left;
		}
	}
	*left = *right = NULL;
}

/* All of left is below all of right. */
static struct node *join(struct node *left, struct node *right)
{
	struct node *root = NULL, **at = &root;

	while (left && right) {
		if (left->priority > right->priority) {
			*at = left;
			at = &left->right;
			left = left->right;
		} else {
			*at = right;
			at = &right->left;
			right = right->left;
		}
	}
	*at = left ? left : right;
	return root;
}

static const struct node *at_or_below(const struct addresses *m, uint64_t addr)
{
	const struct node *t = m->root, *best = NULL;

	while (t) {
		if (t->a.addr <= addr) {
			best = t;
			t = t->right;
		} else {
			t = t->left;
		}
	}
	return best;
}

static bool is_inside(const struct allocation *a, uint64_t addr)
{
	return addr - a->addr < (a->size ? a->size : 1);
}

const struct allocation *addresses_find(const struct addresses *m, uint64_t addr)
{
	const struct node *t = m ? at_or_below(m, addr) : NULL;

	return t && is_inside(&t->a, addr) ? &t->a : NULL;
}

static void drop(struct addresses *m, uint64_t addr)
{
	struct node *left, *middle, *right;

	split(m->root, addr, &left, &right);
	split(right, addr + 1, &middle, &right);
	m->n -= middle != NULL;
	free(middle);
	m->root = join(left, right);
}

static void drop_overlapped(struct addresses *m, const struct allocation *a)
{
	uint64_t last = a->addr + (a->size ? a->size - 1 : 0);
	const struct node *t;

	for (;;) {
		t = at_or_below(m, last);
		if (!t || (t->a.addr < a->addr && !is_inside(&t->a, a->addr)))
			return;
		drop(m, t->a.addr);
	}
}

int addresses_add(struct addresses *m, const struct allocation *a)
{
	struct node *n, *left, *right;

	if (!a->addr || a->addr == UINT64_MAX || (a->size && a->addr + (a->size - 1) < a->addr))
		return -EINVAL;
	drop_overlapped(m, a);
	if (!a->size)
		m->whole = false;
	if (m->n >= ADDRESSES_MAX) {
		m->whole = false;
		return -ENOSPC;
	}
	n = calloc(1, sizeof(*n));
	if (!n) {
		m->whole = false;
		return -ENOMEM;
	}
	n->a = *a;
	n->priority = mix(a->addr ^ m->secret);
	split(m->root, a->addr, &left, &right);
	m->root = join(join(left, n), right);
	m->n++;
	return 0;
}

bool addresses_remove(struct addresses *m, uint64_t addr, uint64_t since)
{
	const struct node *t = m ? at_or_below(m, addr) : NULL;

	if (!t || t->a.addr != addr || since < t->a.made_at)
		return false;
	drop(m, addr);
	return true;
}

uint32_t addresses_count(const struct addresses *m)
{
	return m ? m->n : 0;
}

void addresses_give_up(struct addresses *m)
{
	m->whole = false;
}

bool addresses_is_whole(const struct addresses *m)
{
	return !m || m->whole;
}

int addresses_new(struct addresses **ret)
{
	struct addresses *m = calloc(1, sizeof(*m));
	struct timespec now;

	if (!m)
		return -ENOMEM;
	clock_gettime(CLOCK_MONOTONIC, &now);
	m->secret = mix((uint64_t)now.tv_nsec ^ (uintptr_t)m ^ (uint64_t)now.tv_sec << 32);
	m->whole = true;
	*ret = m;
	return 0;
}

struct addresses *addresses_free(struct addresses *m)
{
	if (!m)
		return NULL;
	while (m->root) {
		struct node *n = m->root;

		m->root = join(n->left, n->right);
		free(n);
	}
	free(m);
	return NULL;
}
