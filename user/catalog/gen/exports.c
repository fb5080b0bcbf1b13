// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost.
// clang-format off
#include "catalog/tables.h"

const struct cat_exports cat_exports[CAT_API_MAX] = {
	[CAT_API_UR] = { .hidden = (const char *const[]){ "urGet*ProcAddrTable", "urPrint*", "ur*ReleaseInternal", "urAllAddrTable", NULL }, .unread = (const char *const[]){ "urInit", "urTearDown", "urCommandBufferAppendMembuffer*", "urCommandBufferAppendMemcpyUSMExp", "urBindlessImagesDestroyExternalSemaphoreExp", "urBindlessImagesImportExternalSemaphoreOpaqueFDExp", "urBindlessImagesImportOpaqueFDExp", "urBindlessImagesReleaseInteropExp", NULL } },
	[CAT_API_ZE] = { .hidden = (const char *const[]){ "zeGet*ProcAddrTable", "zeLoaderInit", "zeLoaderGetTracingHandle", NULL } },
	[CAT_API_ZET] = { .hidden = (const char *const[]){ "zetGet*ProcAddrTable", NULL }, .unread = (const char *const[]){ "zetIntel*", NULL } },
	[CAT_API_ZES] = { .hidden = (const char *const[]){ "zesGet*ProcAddrTable", NULL }, .unread = (const char *const[]){ "zesIntel*", NULL } },
	[CAT_API_ZER] = { .hidden = (const char *const[]){ "zerGet*ProcAddrTable", NULL } },
	[CAT_API_ZEL] = { .hidden = (const char *const[]){ "zelGet*ProcAddrTable", "zelLoaderDriverCheck", "zelLoaderGetContext", "zelLoaderGetVersion", "zelLoaderSetLogger", "zelLoader*Internal", "zelLoader*TracingLayerInit", NULL } },
	[CAT_API_CL] = { .unread = (const char *const[]){ "cl*INTEL", "cl*IntelFPGA", NULL } },
	[CAT_API_CU] = { .unread = (const char *const[]){ "cuEGL*", "cuGL*", "cuVDPAU*", "cuGraphicsEGL*", "cuGraphicsGL*", "cuGraphicsVDPAU*", "cuGraphicsResourceGetMappedEglFrame", "cuProfiler*", "cuMemGetAttribute", "cuMemGetAttribute_v2", NULL } },
};
