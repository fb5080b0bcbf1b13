// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* spirv_words.h - the words of SPIR-V that are looked at, by the names of its specification. */
#ifndef XB_SINK_SPIRV_WORDS_H
#define XB_SINK_SPIRV_WORDS_H

#define SPIRV_MAGIC  0x07230203u
#define SPIRV_BOUND  3u /* the header's word that all ids are smaller than */
#define SPIRV_HEADER 5u /* words */

/* The first word of an instruction has its length in words above, and below: */
enum spirv_op {
	SPIRV_OP_LINE = 8,
	SPIRV_OP_MEMORY_MODEL = 14,
	SPIRV_OP_ENTRY_POINT = 15, /* all of these come before the first function */
	SPIRV_OP_TYPE_BOOL = 20,
	SPIRV_OP_TYPE_INT = 21,
	SPIRV_OP_TYPE_FLOAT = 22,
	SPIRV_OP_TYPE_VECTOR = 23,
	SPIRV_OP_TYPE_ARRAY = 28,
	SPIRV_OP_TYPE_STRUCT = 30,
	SPIRV_OP_TYPE_POINTER = 32,
	SPIRV_OP_CONSTANT = 43,
	SPIRV_OP_FUNCTION = 54,
	SPIRV_OP_FUNCTION_PARAMETER = 55,
	SPIRV_OP_DECORATE = 71,
};

#define SPIRV_MODEL_PHYSICAL32	 1u
#define SPIRV_MODEL_PHYSICAL64	 2u
#define SPIRV_EXECUTION_KERNEL	 6u
#define SPIRV_STORAGE_FUNCTION	 7u
#define SPIRV_DECORATION_CPACKED 10u

#endif
