// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * dpcpp_format.h - the .trace files of dpcpp_trace, which have the calls of the Plugin Interface of one thread: what
 * those who write and who read them share.
 *
 * A file is one record after the other, in the order in which calls ended, as the tool's docs/theory_of_operation.md
 * describes it (in versions up to July 2021; later ones left out the backend, and then used protobuf). All numbers are
 * little-endian and nothing is aligned:
 *
 *	u32 function, u8 backend, u64 start, u64 end (us), u64 inputs, u64 outputs, u64 size
 *	size bytes: the arguments one after the other, each with its size in C; a string in place of its pointer
 *	for each input: u64 size, its bytes
 *	for each output: u64 size, its bytes
 *	i32 result
 */
#ifndef XB_CATALOG_DPCPP_FORMAT_H
#define XB_CATALOG_DPCPP_FORMAT_H

#include <stdbool.h>
#include <stdint.h>

#include "catalog/catalog.h"

#define DPCPP_HEAD_BYTES 45u

/* sycl::backend. */
enum dpcpp_backend {
	DPCPP_BACKEND_HOST,
	DPCPP_BACKEND_OPENCL,
	DPCPP_BACKEND_LEVEL_ZERO,
	DPCPP_BACKEND_CUDA,
	DPCPP_BACKEND_HIP = 5,
	DPCPP_BACKENDS,
};

/* Of a plugin, by the name of its file ("libpi_opencl.so"); DPCPP_BACKEND_HOST: it is none of the others'. */
uint8_t dpcpp_backend_of(const char *name);
/* The name of such a plugin's file; "": the number is of none. */
const char *dpcpp_plugin_of(uint8_t backend);

/* The bytes of an argument that is no string. */
unsigned dpcpp_argument_size(const struct cat_type *t);
/*
 * What the call gave through a pointer: one thing, or bytes of which another argument says how many. The tool's replay
 * takes the first of them for the value, and knows lists of handles by their number alone.
 */
bool dpcpp_is_output(const struct cat_arg *a);

#endif
