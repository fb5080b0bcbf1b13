// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* start.h - the code that runs first on the thread of ours in the process, and what it is given. */
#ifndef XB_ARM_START_H
#define XB_ARM_START_H

#include <stdint.h>

#include "arm_abi.h"

/* Addresses are the process's. Read-only for it but for thread. */
struct start_data {
	uint64_t block;
	uint64_t pthread_self, pthread_detach, dlopen, dlsym, dlerror, munmap;
	uint64_t map, map_size;
	uint64_t by_file; /* the beacon comes by a memory file: path is filled when it is known */
	uint64_t thread;  /* pthread_create() writes it */
	int64_t nap[2];	  /* a struct timespec */
	char file_name[16];
	char symbol[32];
	char path[ARM_PATH];
};

#define START_NAPS 5000 /* how many it waits to be seen */

/* void *(struct start_data *), as bytes: runs anywhere. */
extern const uint8_t arm_start_code[], arm_start_code_end[] __attribute__((visibility("hidden")));

#endif
