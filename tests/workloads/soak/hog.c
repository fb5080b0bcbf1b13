// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// Takes all memory of its control group, a mebibyte after the other, until the kernel kills it: it is whom the kernel
// chooses first.

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void)
{
	int fd = open("/proc/self/oom_score_adj", O_WRONLY);
	void *p;

	if (fd < 0 || write(fd, "1000", 4) != 4)
		return 2;
	while ((p = malloc(1 << 20)))
		memset(p, 1, 1 << 20), usleep(1000);
	return 1;
}
