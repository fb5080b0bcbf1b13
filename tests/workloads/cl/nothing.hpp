// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* nothing.hpp - a kernel that does nothing, as SPIR-V, for programs that have no compiler. */
#ifndef NOTHING_HPP
#define NOTHING_HPP

#include <cstdint>

/* Assembled by hand: an empty kernel "nothing". */
static const uint32_t nothing_spirv[] = {
	0x07230203,    0x00010000, 0, 5,	  0,
	2 << 16 | 17,  4,				      /* OpCapability Addresses */
	2 << 16 | 17,  6,				      /* OpCapability Kernel */
	3 << 16 | 14,  2,	   2,			      /* OpMemoryModel Physical64 OpenCL */
	5 << 16 | 15,  6,	   3, 0x68746f6e, 0x00676e69, /* OpEntryPoint Kernel %3 "nothing" */
	2 << 16 | 19,  1,				      /* %1 = OpTypeVoid */
	3 << 16 | 33,  2,	   1,			      /* %2 = OpTypeFunction %1 */
	5 << 16 | 54,  1,	   3, 0,	  2,	      /* %3 = OpFunction %1 None %2 */
	2 << 16 | 248, 4,				      /* %4 = OpLabel */
	1 << 16 | 253,					      /* OpReturn */
	1 << 16 | 56,					      /* OpFunctionEnd */
};

#endif
