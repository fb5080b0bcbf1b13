// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * inject.h - starts a new thread in a running process, which loads the beacon and arms the process (arm_abi.h).
 *
 * One thread of the process is borrowed at a time, for as long as it takes to start the new one. Whatever happens to
 * xptibpf meanwhile, the borrowed thread continues as before (inject_thread.c).
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

/* The steps of an injection. If xptibpf ends after any of them, the process continues as before. */
enum arm_step {
	ARM_STEP_LOOK,	   /* at the process, from outside */
	ARM_STEP_CHOOSE,   /* a thread that may be borrowed */
	ARM_STEP_STOPPED,  /* a thread is stopped */
	ARM_STEP_CHOSEN,   /* and may be borrowed */
	ARM_STEP_FRAME,	   /* its way back is written below its stack */
	ARM_STEP_SENT,	   /* it was sent to mmap() */
	ARM_STEP_MAPPED,   /* the memory for the new thread is there */
	ARM_STEP_WRITTEN,  /* with the block, code, and a second way back */
	ARM_STEP_GUARDED,  /* the code can be run */
	ARM_STEP_CREATE,   /* it is in pthread_create() */
	ARM_STEP_CLONED,   /* the new thread is there */
	ARM_STEP_RETURNED, /* the borrowed thread asks the kernel to restore it */
	ARM_STEP_RESTORED, /* the borrowed thread is as it was */
	ARM_STEP_RELEASED, /* and runs by itself */
	ARM_STEP_FILE,	   /* the beacon was written to a memory file */
	ARM_STEP_LOADED,   /* the beacon is in the process */
	ARM_STEP_TOLD,	   /* the beacon has reported the result */
	ARM_STEPS,
};

struct arm_request {
	pid_t pid; /* of the process, in xptibpf's pid namespace */
	/*
	 * To be filled, except map, map_size, dlopen, dlsym, dlerror and the members from give_up on. On return, it
	 * is as it was last read from the process (checked: state is a value of the enum, why is NUL-terminated).
	 */
	struct arm_block *block;
	int beacon; /* of the beacon's file, if block->beacon is "": copied to a memory file; or -1 */
	/*
	 * /proc/PID/mem from before the block was filled: so it is not another program, with that number, that is
	 * armed. Or -1.
	 */
	int mem;
	/*
	 * For the look from outside; and then anew, from the first stop of a thread until everything is undone. 2000 is
	 * good.
	 */
	unsigned timeout_ms;
	/* For tests: called as each step is done. May be NULL. */
	void (*step)(void *u, enum arm_step step);
	void *u;
};

struct arm_told {
	enum arm_step step; /* the last one done */
	pid_t thread;	    /* that was borrowed, 0: none */
	unsigned stops;	    /* how often any thread was stopped */
	uint64_t held_ns;   /* the longest time for which a thread was borrowed */
	bool pending;	    /* with -ETIMEDOUT: not yet undone, but it will be, without xptibpf */
	char text[400];	    /* a failure: why, one line for people, escaped; else "" */
};

/*
 * 0: the beacon reported ARM_DONE; its thread continues. Otherwise, everything is undone, ret_told->text says why, and
 * no code of xptibpf runs in the process (a library that the dynamic linker has to keep stays mapped):
 * -ESRCH	it has ended, is ending, or became another program
 * -EPERM	it may not be traced, or has another tracer
 * -EBUSY	it is stopped (job control, debugger, frozen)
 * -ETIMEDOUT	no thread could be borrowed, the beacon was not done in time, or it was about to become another program
 * -EOPNOTSUPP	this kind of process is not supported: 32 bits, static, no glibc, kernel thread, shadow stack, ...
 * -EACCES	its seccomp filter forbids what is needed
 * -EIO		the beacon, or the program's dynamic linker, refuses
 * -ENOMEM, -EINVAL (the request)
 * ret_told is always filled. Takes at most twice timeout_ms and a second. Needs root's capabilities. ptrace works by thread,
 * so a thread is started for the time; the caller must not call waitpid() meanwhile.
 */
int arm_start(const struct arm_request *rq, struct arm_told *ret_told);

#endif
