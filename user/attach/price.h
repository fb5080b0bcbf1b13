// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * price.h - what a hit of a probe costs on this machine: a child of ours calls functions that have the real programs at
 * their probes, and measures its own time.
 *
 * In a loop of nothing but calls, a hit costs half of what it costs in a program: the kernel's code and ours, and the rows
 * of the maps, are then in the caches. Between two calls, the child therefore goes through as much code and data as fill
 * the first caches, and the hit has to pay for what it drives out of these, too.
 *
 * The kernel could say how long programs run (BPF_ENABLE_STATS), but not what the trap costs, which is most of it. It would
 * also make every BPF program of the machine slower, and wants CAP_SYS_ADMIN.
 */
#ifndef XB_PRICE_H
#define XB_PRICE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* Probed are functions whose first instruction the kernel emulates, or single-steps; without return, and with. */
enum price { PRICE_ENTRY, PRICE_CALL, PRICE_STEPPED_ENTRY, PRICE_STEPPED_CALL, PRICES };

/* Opens the file that has the functions, and says where in it. Returns the descriptor, or -errno. */
int price_open(uint64_t ret[PRICES]);
bool price_returns(enum price p);

struct price_child {
	pid_t pid;
	int go, told; /* pipes */
};

/* It waits until it is told to measure. -errno. */
int price_start(struct price_child *ret);
/* Tells it, and takes what it has measured: ns. 0, -EIO: it has measured nothing. */
int price_measure(const struct price_child *c, uint32_t ret[PRICES]);
/* Ends it. */
void price_end(struct price_child *c);

#endif
