// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * nops.c - functions with names of Unified Runtime that begin with a nop of five bytes, and a program that calls
 * them, in forked children, too. Kernels from 6.18 on turn such a nop into a call when it has a probe. With
 * -DLIBRARY this is the library, else the program.
 */
#ifdef LIBRARY

/* urQueueFinish can be probed after the nop; of urQueueFlush, what comes after it is a loop. */
__asm__(".text\n"
	".globl urQueueFinish, urQueueFlush\n"
	".type urQueueFinish, @function\n"
	".type urQueueFlush, @function\n"
	"urQueueFinish:\n"
	".byte 0x0f, 0x1f, 0x44, 0, 0\n"
	"xor %eax, %eax\n"
	"ret\n"
	".size urQueueFinish, . - urQueueFinish\n"
	"urQueueFlush:\n"
	".byte 0x0f, 0x1f, 0x44, 0, 0\n"
	"1: dec %esi\n"
	"jg 1b\n"
	"xor %eax, %eax\n"
	"ret\n"
	".size urQueueFlush, . - urQueueFlush\n");

#else

#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#define CALLS	 1000 /* so that the kernel has had time to change the code */
#define CHILDREN 20

int urQueueFinish(void *queue);
int urQueueFlush(void *queue, int n);

static void calls(int n)
{
	for (int i = 0; i < n; i++) {
		urQueueFinish(NULL);
		urQueueFlush(NULL, 1);
	}
}

int main(void)
{
	int died = 0;

	calls(CALLS);
	for (int i = 0; i < CHILDREN; i++) {
		int status = 0;
		pid_t pid = fork();

		if (!pid) {
			calls(1);
			_exit(0);
		}
		if (pid < 0 || waitpid(pid, &status, 0) != pid || status)
			died++;
	}
	printf("%d children died\n", died);
	return died > 0;
}

#endif
