// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * xpti_names.c - see xpti_names.h. The streams and their releases were read from the libraries themselves, what they mean
 * from the runtime's documentation.
 */
#include "decode/xpti_names.h"

#include <fnmatch.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/cleanup.h"
#include "wire_xpti.h"

#define CALLS(n, first, last, what, whose, need) \
	{ .kind = XPTI_NAMES_STREAM,             \
	  .name = (n),                           \
	  .old = "",                             \
	  .since = (first),                      \
	  .until = (last),                       \
	  .type = "",                            \
	  .about = (what),                       \
	  .calls = (whose),                      \
	  .needs = (need) }
#define STREAM(n, first, last, what) CALLS(n, first, last, what, "", "")
#define POINT_WAS(n, before, what)  \
	{ .kind = XPTI_NAMES_POINT, \
	  .name = (n),              \
	  .old = (before),          \
	  .since = "",              \
	  .until = "",              \
	  .type = "",               \
	  .about = (what),          \
	  .calls = "",              \
	  .needs = "" }
#define POINT(n, what) POINT_WAS(n, "", what)
#define KEY(n, t, what)           \
	{ .kind = XPTI_NAMES_KEY, \
	  .name = (n),            \
	  .old = "",              \
	  .since = "",            \
	  .until = "",            \
	  .type = (t),            \
	  .about = (what),        \
	  .calls = "",            \
	  .needs = "" }

static const struct xpti_names_entry entries[] = {
	STREAM("sycl", "2021.1", "", "queues, commands, their order, waits"),
	STREAM("sycl.debug", "2026.0", "",
	       "the same with arguments and places of kernels, instead of sycl"),
	STREAM("sycl.experimental.buffer", "2022.2", "", "buffers and their accessors"),
	STREAM("sycl.experimental.image", "2024.0", "", "images and their accessors"),
	STREAM("sycl.experimental.mem_alloc", "2022.2", "",
	       "memory that is allocated and released"),
	STREAM("sycl.pi", "2021.1", "2024.2", "calls of plugins, by name"),
	CALLS("sycl.pi.debug", "2022.0", "2024.2", "calls of plugins, with arguments", "PI",
	      "nothing but a subscriber"),
	STREAM("sycl.experimental.level_zero.call", "2022.2", "2024.2",
	       "Level Zero calls of a plugin, by name"),
	CALLS("sycl.experimental.level_zero.debug", "2022.2", "2024.2",
	      "Level Zero calls of a plugin, with arguments", "Level Zero",
	      "a program that was started with ZE_ENABLE_TRACING_LAYER=1"),
	STREAM("sycl.experimental.cuda.call", "", "", "CUDA calls of a plugin, by name"),
	CALLS("sycl.experimental.cuda.debug", "", "", "CUDA calls of a plugin, with arguments",
	      "CUDA",
	      "a program that was started with --xpti, an adapter that was built with CUPTI, and libcupti.so"),
	CALLS("ur.call", "2025.0", "", "calls of Unified Runtime", "Unified Runtime",
	      "a program that was started with UR_ENABLE_LAYERS=UR_LAYER_TRACING, or arming"),
	STREAM("ur.call.debug", "2026.0", "",
	       "the same with the place of each call, instead of ur.call"),
	STREAM("ur.api", "2026.0", "", "nothing in releases so far"),
	STREAM("xpti.framework", "2025.1", "", "XPTI's own"),
	POINT("graph_create", "the graph of all commands is made"),
	POINT("node_create", "a command is made"),
	POINT("edge_create", "a command depends on another one"),
	POINT("region_begin", "a parallel region"),
	POINT("region_end", ""),
	POINT("task_begin", "a command is submitted"),
	POINT("task_end", ""),
	POINT("barrier_begin", "a command can't be submitted yet"),
	POINT("barrier_end", ""),
	POINT("lock_begin", "a lock is taken"),
	POINT("lock_end", ""),
	POINT("signal", "the event of a command that was submitted"),
	POINT("transfer_begin", "a transfer between devices"),
	POINT("transfer_end", ""),
	POINT("thread_begin", "a thread of a runtime"),
	POINT("thread_end", ""),
	POINT("wait_begin", "the host waits for an event or a queue"),
	POINT("wait_end", ""),
	POINT("function_begin", "a call, by name"),
	POINT("function_end", ""),
	POINT("metadata", "an event has new metadata"),
	POINT("function_with_args_begin", "a call, with arguments"),
	POINT("function_with_args_end", ""),
	POINT("mem_alloc_begin", "memory is allocated"),
	POINT("mem_alloc_end", ""),
	POINT("mem_release_begin", "memory is released"),
	POINT("mem_release_end", ""),
	POINT_WAS("offload_alloc_memory_object_construct", "offload_alloc_construct",
		  "a buffer or an image begins"),
	POINT_WAS("offload_alloc_memory_object_destruct", "offload_alloc_destruct", "it ends"),
	POINT_WAS("offload_alloc_memory_object_associate", "offload_alloc_associate",
		  "it has memory on a device"),
	POINT_WAS("offload_alloc_memory_object_release", "offload_alloc_release",
		  "it has it no longer"),
	POINT("offload_alloc_accessor", "an accessor of a buffer or an image"),
	POINT("queue_create", "a queue is made"),
	POINT("queue_destroy", "it ends"),
	POINT("diagnostics", "a message, such as that of an exception"),
	POINT("unknown_type", "a notification of no type"),
	POINT("trace_point", "xptibpf's own: what is known of a trace point older than the trace"),
	KEY("access_mode", "number", "how a command uses memory, shown as a word"),
	KEY("access_range_end", "number", "where an accessor's range ends"),
	KEY("access_range_start", "number", "where an accessor's range begins"),
	KEY("allocation_type", "text", "what a command allocates or releases memory for"),
	KEY("argN", "structure", "argument N of a kernel: type, pointer, size, index"),
	KEY("copy_from", "number", "the device from which memory is copied"),
	KEY("copy_to", "number", "the device to which memory is copied"),
	KEY("dest_memory_ptr", "number", "where a copy goes"),
	KEY("enqueue_kernel_data", "structure",
	    "a kernel's ranges and the number of its arguments"),
	KEY("event", "number", "the event that an edge stands for"),
	KEY("from_source", "boolean", "whether a kernel is of the program's source"),
	KEY("is_inorder", "boolean", "whether a queue keeps the order of its commands"),
	KEY("kernel_name", "text", "a kernel's name"),
	KEY("memory_object", "number", "the memory object that a command or an edge is about"),
	KEY("memory_ptr", "number", "the memory that is written, allocated or released"),
	KEY("memory_size", "number", "its bytes"),
	KEY("offset", "number", "an accessor's offset in bytes"),
	KEY("queue_handle", "number", "a queue's handle in Unified Runtime or of the plugin"),
	KEY("queue_id", "number", "a queue's number"),
	KEY("src_memory_ptr", "number", "where a copy comes from"),
	KEY("sycl_context", "number", "a queue's context"),
	KEY("sycl_device", "number", "the device of a queue or a command"),
	KEY("sycl_device_name", "text", "its name"),
	KEY("sycl_device_type", "text", "CPU, GPU, ACC or HOST"),
	KEY("sym_column_no", "number", "where it is in the program: column"),
	KEY("sym_function_name", "text", "function or kernel"),
	KEY("sym_line_no", "number", "line"),
	KEY("sym_source_file_name", "text", "file"),
	KEY("value_set", "number", "the byte or pattern that memory is filled with"),
};

const struct xpti_names_entry *xpti_names_entry(size_t i)
{
	return i < ARRAY_SIZE(entries) ? &entries[i] : NULL;
}

bool xpti_names_is_detail(const struct xpti_names_entry *e)
{
	static const char suffix[] = ".debug";
	size_t n = strlen(e->name), len = sizeof(suffix) - 1;

	return e->kind == XPTI_NAMES_STREAM && n > len && !strcmp(e->name + n - len, suffix);
}

const char *xpti_names_old(const char *event)
{
	static const char common[] = "offload_alloc_memory_";

	/* Each event that is selected by a name asks. */
	if (strncmp(event, common, sizeof(common) - 1) != 0)
		return "";
	for (size_t i = 0; i < ARRAY_SIZE(entries); i++)
		if (*entries[i].old && !strcmp(entries[i].name, event))
			return entries[i].old;
	return "";
}

/* The names that xpti.h writes for trace types without one: of tools, and of later releases. */
static bool match_numbers(const char *glob)
{
	char name[40];

	for (unsigned type = 0; type < XB_XPTI_TYPES; type++) {
		snprintf(name, sizeof(name), "type_%u", type);
		if (!fnmatch(glob, name, 0))
			return true;
		for (unsigned tool = 0; tool <= UINT8_MAX; tool++) {
			snprintf(name, sizeof(name), "user_defined_%u_%u", tool, type);
			if (!fnmatch(glob, name, 0))
				return true;
		}
	}
	return false;
}

bool xpti_names_match(const char *glob)
{
	for (size_t i = 0; i < ARRAY_SIZE(entries); i++) {
		const struct xpti_names_entry *e = &entries[i];

		if (e->kind != XPTI_NAMES_KEY &&
		    (!fnmatch(glob, e->name, 0) || (*e->old && !fnmatch(glob, e->old, 0))))
			return true;
	}
	return match_numbers(glob);
}
