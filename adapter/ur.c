// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ur.c - an adapter of Unified Runtime that answers from a recording (libur_adapter_replay.so). Its loader asks for each
 * table by a function of its own, and wants a handle to begin with the address of all tables.
 */
#include "answer.h"
#include "replay_abi.h"

const struct answer_interface answer_interface = {
	.library = "libur_adapter_replay.so",
	.number = REPLAY_UR,
	.uninitialized = 37,   /* UR_RESULT_ERROR_UNINITIALIZED */
	.unknown = 0x7ffffffe, /* UR_RESULT_ERROR_UNKNOWN */
};

#define GETTER(name)                                                                       \
	__attribute__((visibility("default"))) uint32_t name(uint32_t version, void **to); \
	uint32_t name(uint32_t version, void **to)                                         \
	{                                                                                  \
		(void)version;                                                             \
		return answer_fill(#name, to, __builtin_return_address(0));                \
	}
#include "getters.inc"
