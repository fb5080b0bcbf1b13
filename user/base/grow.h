// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* grow.h - arrays that grow by doubling. They are freed by free(). When memory runs out, they stay as they are. */
#ifndef XB_BASE_GROW_H
#define XB_BASE_GROW_H

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* Makes room for one more than n elements, of an array that has room for so many; at first, for as many as first says. 0 or -ENOMEM. */
#define GROW_ROOM(array, n, room, first)                                          \
	({                                                                        \
		__typeof__(room) wanted_ = (room) ? 2 * (room) : (first);         \
		void *grown_ = (array);                                           \
		if ((n) >= (room))                                                \
			grown_ = reallocarray(grown_, wanted_, sizeof(*(array))); \
		if (grown_ && (n) >= (room)) {                                    \
			(array) = grown_;                                         \
			(room) = wanted_;                                         \
		}                                                                 \
		grown_ ? 0 : -ENOMEM;                                             \
	})

/*
 * The next element, of zeros, and n becomes one more; NULL: no memory. The room is the next power of two, which follows
 * from n: for arrays that are not emptied and filled again, of which others need not know the room.
 */
#define GROW_NEXT(array, n)                                                 \
	({                                                                  \
		__typeof__(array) next_ = NULL;                             \
		void *grown_ = grow_for((array), (n), sizeof(*(array)));    \
		if (grown_) {                                               \
			(array) = grown_;                                   \
			next_ = memset(&(array)[(n)++], 0, sizeof(*next_)); \
		}                                                           \
		next_;                                                      \
	})

/* The same with a value. 0 or -ENOMEM. */
#define GROW_APPEND(array, n, ...)                           \
	({                                                   \
		__typeof__(array) at_ = GROW_NEXT(array, n); \
		if (at_)                                     \
			*at_ = (__VA_ARGS__);                \
		at_ ? 0 : -ENOMEM;                           \
	})

/* The array, maybe at another place, with room for one more than n elements; NULL: no memory. */
static inline void *grow_for(void *array, size_t n, size_t size)
{
	return n & (n - 1) ? array : reallocarray(array, n ? 2 * n : 1, size);
}

#endif
