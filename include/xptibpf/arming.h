// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * arming.h - the results of arming a process. xptibpf.h includes this file. It is separate because the code that arms
 * may not include the library's own header.
 */
#ifndef XPTIBPF_ARMING_H
#define XPTIBPF_ARMING_H

#include <stdint.h>
#include <sys/types.h>

enum xptibpf_arm_what {
	XPTIBPF_ARM_DONE,     /* the process was armed */
	XPTIBPF_ARM_ALREADY,  /* there was nothing to do: text says why */
	XPTIBPF_ARM_FAILED,   /* it could not be armed and is unchanged: text says why */
	XPTIBPF_ARM_DISARMED, /* it was disarmed */
	XPTIBPF_ARM_LEFT,     /* it was not disarmed: text says why */
};

/* The result of arming a process, see xptibpf_arm(). */
struct xptibpf_armed {
	pid_t pid;
	enum xptibpf_arm_what what;
	uint64_t ns;	  /* how long it took */
	uint64_t held_ns; /* for how much of this time one thread of the program was stopped */
	char comm[16];	  /* the process's name; not escaped */
	char release[32]; /* of its libsycl, not escaped; "": not known */
	char text[512];	  /* one line for people, or "" */
};

/* Whether a process emits XPTI events, and whether it can be armed. */
enum xptibpf_arming {
	XPTIBPF_ARM_NOT,    /* XPTI is silent, and nothing is known that prevents arming */
	XPTIBPF_ARM_CANNOT, /* it can't be armed, or not now */
	XPTIBPF_ARM_PREPARED, /* it was started with the beacon: emits events while there is a tracer */
	XPTIBPF_ARM_OTHERS, /* it was started with another subscriber: emits the events that one wants */
	XPTIBPF_ARM_ARMED, /* it was armed: emits events while there is a tracer */
};

#endif
