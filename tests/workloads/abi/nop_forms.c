// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * nop_forms.c - functions with names of Unified Runtime, each of which begins with another nop, and a program that calls them in
 * forked children. Kernels from 6.18 on turn some nops into a call when they have a probe, which kills a forked child, and writes
 * below the stack pointer. So each function looks there for what its caller has left, and the program says how many children
 * died, and how many found something else. With -DLIBRARY this is the library, else the program.
 *
 * nop_forms FORKS
 */
#define FORMS(F)                                                        \
	F(urEventRetain, "0x90")                                        \
	F(urEventRelease, "0x66, 0x90")                                 \
	F(urKernelRetain, "0x0f, 0x1f, 0")                              \
	F(urKernelRelease, "0x0f, 0x1f, 0x40, 0")                       \
	F(urAdapterRetain, "0x0f, 0x1f, 0x44, 0, 0")                    \
	F(urAdapterRelease, "0x66, 0x0f, 0x1f, 0x40, 0")                \
	F(urContextRetain, "0x66, 0x66, 0x0f, 0x1f, 0")                 \
	F(urContextRelease, "0x66, 0x66, 0x66, 0x66, 0x90")             \
	F(urDeviceRetain, "0x48, 0x8d, 0x74, 0x26, 0")                  \
	F(urDeviceRelease, "0x4d, 0x8d, 0x64, 0x24, 0")                 \
	F(urSamplerRetain, "0x0f, 0x19, 0x44, 0, 0")                    \
	F(urMemRetain, "0x66, 0x0f, 0x1f, 0x44, 0, 0")                  \
	F(urMemRelease, "0x0f, 0x1f, 0x80, 0, 0, 0, 0")                 \
	F(urProgramRetain, "0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0")           \
	F(urProgramRelease, "0x66, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0")    \
	F(urQueueRetain, "0x66, 0x2e, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0") \
	F(urQueueRelease, "0x66, 0x66, 0x2e, 0x0f, 0x1f, 0x84, 0, 0, 0, 0, 0")

#ifdef LIBRARY

/* NAME(mark): 1 if the mark is not where call_marked() has put it. No instruction but the nop is a cheap place for a probe. */
#define DEFINE(name, nop)                                  \
	__asm__(".text\n"                                  \
		".globl " #name "\n"                       \
		".type " #name ", @function\n" #name ":\n" \
		".byte " nop "\n"                          \
		"mov -8(%rsp), %rax\n"                     \
		"xor %rdi, %rax\n"                         \
		"mov -16(%rsp), %rdx\n"                    \
		"xor %rdi, %rdx\n"                         \
		"or %rdx, %rax\n"                          \
		"mov -120(%rsp), %rdx\n"                   \
		"xor %rdi, %rdx\n"                         \
		"or %rdx, %rax\n"                          \
		"neg %rax\n"                               \
		"sbb %eax, %eax\n"                         \
		"neg %eax\n"                               \
		"ret\n"                                    \
		".size " #name ", . - " #name "\n");
FORMS(DEFINE)

#else

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#define CALLS 1000 /* so that the kernel has had time to change the code */

#define DECLARE(name, nop) int name(void *mark);
FORMS(DECLARE)

/* Calls the function with the mark, which it leaves below the place of the return address, too. */
int call_marked(int (*function)(void *), void *mark);
__asm__(".text\n"
	".globl call_marked\n"
	".type call_marked, @function\n"
	"call_marked:\n"
	"mov %rdi, %rax\n"
	"mov %rsi, %rdi\n"
	"mov %rsi, -16(%rsp)\n"
	"mov %rsi, -24(%rsp)\n"
	"mov %rsi, -128(%rsp)\n"
	"call *%rax\n"
	"ret\n"
	".size call_marked, . - call_marked\n");

static int wrong_of_all(void)
{
#define CALL(name, nop)	   call_marked(name, (void *)0x123456789abcdef0) +
	return FORMS(CALL) 0;
}

int main(int argc, char **argv)
{
	int forks = argc > 1 ? atoi(argv[1]) : 0, wrong = 0, died = 0;

	for (int i = 0; i < CALLS; i++)
		wrong += wrong_of_all();
	for (int i = 0; i < forks; i++) {
		int status = 0;
		pid_t pid = fork();

		if (!pid)
			_exit(wrong_of_all());
		if (pid < 0 || waitpid(pid, &status, 0) != pid || !WIFEXITED(status))
			died++;
		else
			wrong += WEXITSTATUS(status);
	}
	printf("%d children died, %d red zones were wrong\n", died, wrong);
	return died || wrong;
}

#endif
