// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * late.c - finds the names of kernels that are older than the trace.
 *
 * A kernel's name only passes through the APIs when the kernel is created; later, a program launches it by its
 * handle alone. But on the way to every launch, the SYCL runtime calls a function of its own that gets the name,
 * detail::enqueueImpKernel(). It is not part of an interface, so the table lists the releases in which it has
 * been examined, by its whole mangled name, which includes the types of all parameters. In all of them, the name
 * is the sixth parameter and therefore in %r9:
 *
 *   - 2022.2 to 2025.3: a const std::string &, which is {char *, size_t, ...} in the ABI that the mangled
 *     name states (__cxx11);
 *   - 2026.0 to 2026.2: a DeviceKernelInfo &, whose first member is the name as a string_view of the
 *     runtime's own, {const char *, size_t}.
 *
 * One plan therefore fits all of them: the 16 bytes at the argument, and the text at the address in these. The
 * decoder compares the length with the text (decode/call_values.c), so that a different layout results in no name.
 *
 * It is a C++ function through which exceptions pass, so only its entry has a probe. It launches nothing else in
 * between, so the name belongs to the thread's next launch from deeper in the stack.
 */
#include "plan/late.h"

#include <string.h>

#include "base/cleanup.h"
#include "elf/elf_file.h"
#include "elf/release.h"

#define NAME_ARG   5 /* counted from 0 */
#define NAME_BYTES 16

struct known {
	const char *symbol;
	const char *since, *until; /* "2025.1": releases of these years and minors, both included */
};

#define BEGIN_NEW "_ZN4sycl3_V16detail16enqueueImpKernelE"
#define BEGIN_OLD "_ZN2cl4sycl6detail16enqueueImpKernelE"
#define QUEUE_PTR                                                                            \
	"RKSt10shared_ptrINS1_10queue_implEERNS1_8NDRDescTERSt6vectorINS1_7ArgDescESaISA_EE" \
	"RKS2_INS1_18kernel_bundle_implEERKS2_INS1_11kernel_implEE"                          \
	"RKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
#define QUEUE_REF                                                           \
	"RNS1_10queue_implERNS1_8NDRDescTERSt6vectorINS1_7ArgDescESaIS7_EE" \
	"PNS1_18kernel_bundle_implEPKNS1_11kernel_implE"
#define EVENT_PTR "EERKS2_INS1_10event_implEE"
#define FUNCTION  "RKSt8functionIFPvPNS1_16AccessorImplHostEEE"

static const struct known table[] = {
	{ BEGIN_NEW QUEUE_REF "RNS1_16DeviceKernelInfoERS6_IP18ur_event_handle_t_SaISJ_EE"
			      "PNS1_10event_implE" FUNCTION
			      "24ur_kernel_cache_config_tbbmPKNS1_19RTDeviceBinaryImageESQ_",
	  "2026.0", "2026.2" },
	{ BEGIN_NEW QUEUE_REF
	  "RKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEPNS1_21KernelNameBasedCacheTE"
	  "RS6_IP18ur_event_handle_t_SaISR_EEPNS1_10event_implE" FUNCTION
	  "24ur_kernel_cache_config_tbbmPKNS1_19RTDeviceBinaryImageESY_iPFNS1_19kernel_param_desc_tEiEb",
	  "2025.3", "2025.3" },
	{ BEGIN_NEW QUEUE_PTR "RS9_IP18ur_event_handle_t_SaISV_" EVENT_PTR FUNCTION
			      "24ur_kernel_cache_config_tbbmPKNS1_19RTDeviceBinaryImageE",
	  "2025.1", "2025.2" },
	{ BEGIN_NEW QUEUE_PTR "RS9_IP18ur_event_handle_t_SaISV_" EVENT_PTR FUNCTION
			      "24ur_kernel_cache_config_tbbPKNS1_19RTDeviceBinaryImageE",
	  "2025.0", "2025.0" },
	{ BEGIN_NEW QUEUE_PTR "RS9_IP9_pi_eventSaISV_" EVENT_PTR FUNCTION
			      "23_pi_kernel_cache_configb",
	  "2024.2", "2024.2" },
	{ BEGIN_NEW QUEUE_PTR "RS9_IP9_pi_eventSaISV_" EVENT_PTR FUNCTION
			      "23_pi_kernel_cache_config",
	  "2024.0", "2024.0" },
	{ BEGIN_NEW QUEUE_PTR "RKlRS9_IP9_pi_eventSaISX_EEPSX_" FUNCTION
			      "23_pi_kernel_cache_config",
	  "2023.2", "2023.2" },
	{ BEGIN_OLD QUEUE_PTR "RKlRS9_IP9_pi_eventSaISX_EEPSX_" FUNCTION, "2022.2", "2022.2" },
};

bool plan_late_is_like(const char *symbol)
{
	return !strncmp(symbol, BEGIN_NEW, sizeof(BEGIN_NEW) - 1) ||
	       !strncmp(symbol, BEGIN_OLD, sizeof(BEGIN_OLD) - 1);
}

bool plan_late_knows(const char *symbol, const char *release)
{
	unsigned is = elf_release_number(release);

	for (size_t i = 0; is && i < ARRAY_SIZE(table); i++) {
		if (is >= elf_release_number(table[i].since) &&
		    is <= elf_release_number(table[i].until) && !strcmp(symbol, table[i].symbol))
			return true;
	}
	return false;
}

void plan_late(uint32_t slot, unsigned str_max, struct xb_plan *ret)
{
	*ret = (struct xb_plan){
		.func = slot,
		.nargs = PLAN_LATE_ARGS,
		.nops = 2,
		.flags = XB_PLAN_ENTRY_ONLY | XB_PLAN_NAMES | XB_PLAN_OK_ALWAYS,
		.ops = {
			{ .kind = XB_OP_MEM, .src = NAME_ARG, .max = NAME_BYTES },
			{ .kind = XB_OP_STR, .src = XB_SRC_OP | 0, .max = (uint16_t)str_max },
		},
	};
}
