// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * libur_fake.c - a library with names of Unified Runtime, for tests of what calls can do. A queue or
 * event handle is a pointer to a callback, or NULL: the function calls it and returns its result.
 * urQueueRetain is nothing but a jump to urQueueFinish.
 */
#include <stddef.h>
#include <stdint.h>

struct callback {
	int (*fn)(void *);
	void *arg;
};

static int call_back(const struct callback *h)
{
	return h ? h->fn(h->arg) : 0;
}

/* A real frame, so that nothing is optimised into a jump. */
#define CALLS_BACK(name)                                       \
	__attribute__((noinline)) int name(struct callback *h) \
	{                                                      \
		volatile int r = call_back(h);                 \
		return r;                                      \
	}

CALLS_BACK(urQueueFinish)
CALLS_BACK(urQueueFlush)
CALLS_BACK(urQueueRelease)
CALLS_BACK(urEventRelease)
CALLS_BACK(urEventRetain)
CALLS_BACK(urKernelRelease)

int urEventWait(uint32_t n, struct callback *const *list)
{
	volatile int r = n ? call_back(list[0]) : 0;
	return r;
}

int urUSMFree(void *context, void *p)
{
	volatile int r = context == p;
	return r;
}

/* Nine arguments, three of them on the stack. */
int urEnqueueUSMMemcpy2D(void *queue, _Bool blocking, void *dst, size_t dst_pitch, const void *src,
			 size_t src_pitch, size_t width, size_t height, uint32_t n,
			 void *const *list, void **event)
{
	volatile size_t sum = dst_pitch + src_pitch + width + height + n + blocking;

	(void)queue;
	(void)dst;
	(void)src;
	(void)list;
	if (event)
		*event = (void *)sum;
	return 0;
}

/* Whoever traces it looks at the descriptor, and nobody else. */
int urUSMHostAlloc(void *context, const void *desc, void *pool, size_t size, void **memory)
{
	volatile size_t sum = size + (context == pool);

	(void)desc;
	*memory = (void *)sum;
	return 0;
}

__asm__(".text\n"
	".globl urQueueRetain\n"
	".type urQueueRetain, @function\n"
	"urQueueRetain:\n"
	"	endbr64\n"
	"	jmp urQueueFinish@PLT\n"
	".size urQueueRetain, . - urQueueRetain\n");
