// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arming.h - what arming a process can come to: part of xptibpf.h, which includes it. It stands alone because the
 * code that arms is below the library's own header.
 */
#ifndef XPTIBPF_ARMING_H
#define XPTIBPF_ARMING_H

#include <stdint.h>
#include <sys/types.h>

enum xptibpf_arm_what {
	XPTIBPF_ARM_DONE,     /* the process was armed */
	XPTIBPF_ARM_ALREADY,  /* there was nothing to do: text says why */
	XPTIBPF_ARM_FAILED,   /* it could not be armed, and is as before: text says why */
	XPTIBPF_ARM_DISARMED, /* it was disarmed */
	XPTIBPF_ARM_LEFT,     /* it was not disarmed: text says why */
};

/* What became of arming a process, see xptibpf_arm(). */
struct xptibpf_armed {
	pid_t pid;
	enum xptibpf_arm_what what;
	uint64_t ns;	  /* that it took */
	uint64_t held_ns; /* of this, for how long one thread of the program was held up */
	char comm[16];	  /* not escaped */
	char release[32]; /* of its libsycl, not escaped; "": not told */
	char text[512];	  /* a line for people, or "" */
};

/* How a process stands, as to arming it. */
enum xptibpf_arming {
	XPTIBPF_ARM_NOT,      /* XPTI is silent, and nothing is known that stands against arming */
	XPTIBPF_ARM_CANNOT,   /* it can't be armed, or not now */
	XPTIBPF_ARM_PREPARED, /* it was started with the beacon: speaks while a tracer is there */
	XPTIBPF_ARM_OTHERS, /* it was started with another subscriber: speaks of what that wants */
	XPTIBPF_ARM_ARMED,  /* it was armed: speaks while a tracer is there */
};

#endif
