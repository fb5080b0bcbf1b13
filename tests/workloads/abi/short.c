// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * short.c - a program that ends as soon as it has passed texts to functions of Unified Runtime, whose library
 * (-DLIBRARY) does not look at them. None of their pages is ever touched, so a probe can read none.
 *
 *     short constant      a text in memory that nobody can write
 *     short variable      a text in memory that can be written
 *     short own           a text in a mapping that could be written once, and of which the process has pages of its own
 */
#ifdef LIBRARY

int urKernelCreate(void *program, const char *name, void **ret)
{
	(void)program;
	(void)name;
	*ret = (void *)16;
	return 0;
}

#else
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define PAGE 4096

int urKernelCreate(void *program, const char *name, void **ret);

/* Each text is alone in memory that is further from all else than the kernel maps at once (64 KiB). */
#define FAR  1048576
struct far {
	_Alignas(FAR) char before[FAR];
	char text[FAR];
	char behind[FAR];
};

static const struct far constant = { .text = "kernel_of_a_constant" };
static struct far variable = { .text = "kernel_of_a_variable" };
static const struct far own = { .text = "kernel_of_an_own_page" };

static const char *text_in(const struct far *f)
{
	return f->text;
}

int main(int argc, char **argv)
{
	const char *what = argc > 1 ? argv[1] : "constant";
	void *kernel;

	if (!strcmp(what, "own")) {
		mprotect((void *)(uintptr_t)&own, sizeof(own), PROT_READ | PROT_WRITE);
		*(volatile char *)(uintptr_t)own.before = 1;
		mprotect((void *)(uintptr_t)&own, sizeof(own), PROT_READ);
	}
	urKernelCreate((void *)8,
		       text_in(!strcmp(what, "own")	   ? &own
			       : !strcmp(what, "variable") ? &variable
							   : &constant),
		       &kernel);
	_exit(0);
}
#endif
