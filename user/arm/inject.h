// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * inject.h - starts a thread of ours in a running process: the one that loads the beacon and arms (arm_abi.h).
 *
 * One thread of the process is borrowed for as long as it takes to make it; no other one is ever stopped.
 * Whatever happens to us meanwhile, it goes on as if nothing had been (inject.c).
 */
#ifndef XB_ARM_INJECT_H
#define XB_ARM_INJECT_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "arm_abi.h"

/* Behind EACCES and EPERM where all else is allowed. */
#define ARM_DENIED                                                                                 \
	" (a security module's doing? See its log: ausearch -m avc -ts recent, and the kernel's: " \
	"dmesg)"

/* How far it came. Whoever dies behind any of these leaves a process that goes on as before. */
enum arm_step {
	ARM_STEP_LOOK,	   /* at the process, from outside */
	ARM_STEP_CHOOSE,   /* a thread that may be borrowed */
	ARM_STEP_STOPPED,  /* a thread stands still */
	ARM_STEP_CHOSEN,   /* and may be borrowed */
	ARM_STEP_FRAME,	   /* its way back is written below its stack */
	ARM_STEP_SENT,	   /* it goes to mmap() */
	ARM_STEP_MAPPED,   /* memory of ours is there */
	ARM_STEP_WRITTEN,  /* with the block, code, and a second way back */
	ARM_STEP_GUARDED,  /* the code can be run */
	ARM_STEP_CREATE,   /* it is in pthread_create() */
	ARM_STEP_CLONED,   /* the new thread is there */
	ARM_STEP_RETURNED, /* the borrowed thread asks the kernel to restore it */
	ARM_STEP_RESTORED, /* it is as it was */
	ARM_STEP_RELEASED, /* and runs by itself */
	ARM_STEP_FILE,	   /* the beacon was written to a memory file */
	ARM_STEP_LOADED,   /* the beacon is in the process */
	ARM_STEP_TOLD,	   /* the beacon said how it went */
	ARM_STEPS,
};

struct arm_request {
	pid_t pid; /* of the process, as we see it */
	/*
	 * To be filled but for map, map_size, dlopen, dlsym, dlerror and what stands below give_up. On return it
	 * is as it was last read from the process (checked: state is one of the enum, why ends).
	 */
	struct arm_block *block;
	int beacon; /* of the beacon's file, if block->beacon is "": copied to a memory file; or -1 */
	/* /proc/PID/mem from before the block was filled: so it is not another program, with that number, that is armed. Or -1. */
	int mem;
	unsigned timeout_ms; /* until everything is undone; 2000 is good */
	/* For tests: called as each step is done. May be NULL. */
	void (*step)(void *u, enum arm_step step);
	void *u;
};

struct arm_told {
	enum arm_step step; /* the last one done */
	pid_t thread;	    /* that was borrowed, 0: none */
	unsigned stops;	    /* how often any thread was stopped */
	uint64_t held_ns;   /* the longest that one was not on its own way */
	bool pending;	    /* with -ETIMEDOUT: not yet undone, but it will be, without us */
	char text[400];	    /* a failure: why, one line for people, escaped; else "" */
};

/*
 * 0: the beacon said ARM_DONE; its thread goes on. Else everything is undone, ret_told->text says why, and nothing
 * of ours runs in the process (a library that the dynamic linker was told to keep, stays):
 * -ESRCH	it is gone, going, or became another program
 * -EPERM	not ours to trace, or another tracer is there
 * -EBUSY	it is stopped (job control, debugger, frozen)
 * -ETIMEDOUT	no thread could be borrowed, the beacon was not done in time, or it was about to become another program
 * -EOPNOTSUPP	not that kind of process: 32 bits, static, no glibc, kernel thread, shadow stack, sanitizer, ...
 * -EACCES	its seccomp filter forbids what is needed
 * -EIO		the beacon, or the program's dynamic linker, says no
 * -ENOMEM, -EINVAL (the request)
 * ret_told is filled always. Takes at most timeout_ms and a second. Needs root's capabilities. A thread of
 * our own is made for the time (ptrace is a matter of threads), so that the caller's waitpid() isn't in the way,
 * as long as it isn't called meanwhile.
 */
int arm_start(const struct arm_request *rq, struct arm_told *ret_told);

#endif
