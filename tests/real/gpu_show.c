// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * gpu_show.c - for gpu.py: reads jobs as xptibpf does, but from trace points that a machine without a GPU has. Writes
 * the stream of it to its output until its input ends.
 *
 * gpu_show PID GROUP QUEUE RUN DONE KEY[,KEY] RING
 *
 * PID 0: everybody. Names of events and of their fields; "-" is none.
 */
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "attach/attach.h"
#include "attach/filter.h"
#include "attach/reading.h"
#include "attach/gpu_probes.h"
#include "proc/procfs.h"
#include "ring/ring.h"

static int write_out(void *u, const struct xb_hdr *rec)
{
	(void)u;
	return fwrite(rec, rec->len, 1, stdout) == 1 ? 0 : -EIO;
}

static const char *name(const char *word)
{
	return strcmp(word, "-") ? word : NULL;
}

static void die(const char *what, int error)
{
	fprintf(stderr, "%s: %s\n", what, strerror(-error));
	exit(1);
}

static void begin(const struct gpu_look *look)
{
	struct xb_def_clock clock = { .h = { .len = sizeof(clock), .type = XB_DEF_CLOCK },
				      .version = XB_WIRE_VERSION };
	struct {
		struct xb_def_gpu d;
		char text[sizeof(look->text)];
	} def = { .d = { .h = { .len = sizeof(def), .type = XB_DEF_GPU }, .state = look->state } };

	procfs_clock(&clock);
	def.d.h.ts = clock.h.ts;
	memcpy(def.text, look->text, sizeof(def.text));
	write_out(NULL, &clock.h);
	write_out(NULL, &def.d.h);
}

static void end(struct attacher *a)
{
	struct xb_loss loss = {
		.h = { .len = sizeof(loss), .type = XB_LOSS, .flags = XB_LOSS_END }
	};

	attacher_counters(a, (uint64_t *)loss.count);
	attacher_gpu_counters(a, (uint64_t *)loss.count);
	write_out(NULL, &loss.h);
}

int main(int argc, char *argv[])
{
	struct attach_opts opts = { .entry_only = true };
	struct gpu_family family = { .flags = XB_GPU_F_ADDRESS };
	struct pollfd in = { .fd = 0, .events = POLLIN };
	struct gpu_look look;
	struct attacher *a;
	struct ring *ring;
	char byte;
	int r;

	if (argc != 8)
		return 2;
	opts.filter.self = (uint32_t)getpid();
	opts.filter.flags = atoi(argv[1]) ? XB_FILTER_PID : 0;
	family.group = argv[2];
	for (int i = 0; i < XB_GPU_STAGES; i++)
		family.events[i] = argv[3 + i];
	family.key[0] = strtok(argv[6], ",");
	family.key[1] = strtok(NULL, ",");
	family.ring = name(argv[7]);
	r = attacher_new(&opts, &a);
	if (r < 0)
		die("attacher_new", r);
	r = attacher_load(a);
	if (r < 0)
		die("attacher_load", r);
	if (atoi(argv[1]))
		attacher_add_pid(a, (uint32_t)atoi(argv[1]));
	r = attacher_add_gpu(a, &family, 1, &look);
	if (r < 0)
		die("attacher_add_gpu", r);
	r = attacher_begin(a, 1);
	if (r < 0)
		die("attacher_begin", r);
	r = ring_new(attacher_ring_fd(a), write_out, NULL, &ring);
	if (r < 0)
		die("ring_new", r);
	begin(&look);
	fprintf(stderr, "state %d %s\n", (int)look.state, look.text);
	while (!(poll(&in, 1, 10) == 1 && read(0, &byte, 1) <= 0))
		ring_drain(ring, 65536);
	attacher_detach(a);
	ring_drain(ring, 1 << 20);
	end(a);
	ring_free(ring);
	attacher_free(a);
	return 0;
}
