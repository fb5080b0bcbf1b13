// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   debian libze-dev 1.8.12-1 usr/include level_zero/loader/ze_loader.h,level_zero/layers/zel_tracing_api.h
//   debian libze-dev 1.20.6-1 usr/include level_zero/loader/ze_loader.h,level_zero/layers/zel_tracing_api.h
//   debian libze-dev 1.32.0-1 usr/include level_zero/loader/ze_loader.h,level_zero/layers/zel_tracing_api.h
// clang-format off
#include "catalog/tables.h"

static const struct cat_type p_Bool_ptr;
static const struct cat_type p_const_void_ptr;
static const struct cat_type p_const_zel_tracer_desc_t_ptr;
static const struct cat_type p_size_t_ptr;
static const struct cat_type p_uint32_t_ptr;
static const struct cat_type p_void_ptr;
static const struct cat_type p_void_ptr_ptr;
static const struct cat_type p_zel_application_teardown_callback_t_ptr;
static const struct cat_type p_zel_component_version_t_ptr;
static const struct cat_type p_zel_core_callbacks_t_ptr;
static const struct cat_type p_zel_tracer_handle_t_ptr;
static const struct cat_type t_bool;
static const struct cat_type t_char;
static const struct cat_type t_char_n64;
static const struct cat_type t_int;
static const struct cat_type t_size_t;
static const struct cat_type t_uint32_t;
static const struct cat_type t_void;
static const struct cat_type t_ze_api_version_t;
static const struct cat_type t_ze_bool_t;
static const struct cat_type t_ze_command_list_callbacks_t;
static const struct cat_type t_ze_command_queue_callbacks_t;
static const struct cat_type t_ze_context_callbacks_t;
static const struct cat_type t_ze_device_callbacks_t;
static const struct cat_type t_ze_driver_callbacks_t;
static const struct cat_type t_ze_event_callbacks_t;
static const struct cat_type t_ze_event_pool_callbacks_t;
static const struct cat_type t_ze_fence_callbacks_t;
static const struct cat_type t_ze_global_callbacks_t;
static const struct cat_type t_ze_image_callbacks_t;
static const struct cat_type t_ze_kernel_callbacks_t;
static const struct cat_type t_ze_mem_callbacks_t;
static const struct cat_type t_ze_module_build_log_callbacks_t;
static const struct cat_type t_ze_module_callbacks_t;
static const struct cat_type t_ze_pfnCommandListAppendBarrierCb_t;
static const struct cat_type t_ze_pfnCommandListAppendEventResetCb_t;
static const struct cat_type t_ze_pfnCommandListAppendImageCopyCb_t;
static const struct cat_type t_ze_pfnCommandListAppendImageCopyFromMemoryCb_t;
static const struct cat_type t_ze_pfnCommandListAppendImageCopyRegionCb_t;
static const struct cat_type t_ze_pfnCommandListAppendImageCopyToMemoryCb_t;
static const struct cat_type t_ze_pfnCommandListAppendLaunchCooperativeKernelCb_t;
static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelCb_t;
static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelIndirectCb_t;
static const struct cat_type t_ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemAdviseCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyFromContextCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyRegionCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryFillCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryPrefetchCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryRangesBarrierCb_t;
static const struct cat_type t_ze_pfnCommandListAppendQueryKernelTimestampsCb_t;
static const struct cat_type t_ze_pfnCommandListAppendSignalEventCb_t;
static const struct cat_type t_ze_pfnCommandListAppendWaitOnEventsCb_t;
static const struct cat_type t_ze_pfnCommandListAppendWriteGlobalTimestampCb_t;
static const struct cat_type t_ze_pfnCommandListCloseCb_t;
static const struct cat_type t_ze_pfnCommandListCreateCb_t;
static const struct cat_type t_ze_pfnCommandListCreateImmediateCb_t;
static const struct cat_type t_ze_pfnCommandListDestroyCb_t;
static const struct cat_type t_ze_pfnCommandListResetCb_t;
static const struct cat_type t_ze_pfnCommandQueueCreateCb_t;
static const struct cat_type t_ze_pfnCommandQueueDestroyCb_t;
static const struct cat_type t_ze_pfnCommandQueueExecuteCommandListsCb_t;
static const struct cat_type t_ze_pfnCommandQueueSynchronizeCb_t;
static const struct cat_type t_ze_pfnContextCreateCb_t;
static const struct cat_type t_ze_pfnContextDestroyCb_t;
static const struct cat_type t_ze_pfnContextEvictImageCb_t;
static const struct cat_type t_ze_pfnContextEvictMemoryCb_t;
static const struct cat_type t_ze_pfnContextGetStatusCb_t;
static const struct cat_type t_ze_pfnContextMakeImageResidentCb_t;
static const struct cat_type t_ze_pfnContextMakeMemoryResidentCb_t;
static const struct cat_type t_ze_pfnContextSystemBarrierCb_t;
static const struct cat_type t_ze_pfnDeviceCanAccessPeerCb_t;
static const struct cat_type t_ze_pfnDeviceGetCachePropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetCb_t;
static const struct cat_type t_ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetComputePropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetExternalMemoryPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetImagePropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetMemoryAccessPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetMemoryPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetModulePropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetP2PPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetStatusCb_t;
static const struct cat_type t_ze_pfnDeviceGetSubDevicesCb_t;
static const struct cat_type t_ze_pfnDriverGetApiVersionCb_t;
static const struct cat_type t_ze_pfnDriverGetCb_t;
static const struct cat_type t_ze_pfnDriverGetExtensionPropertiesCb_t;
static const struct cat_type t_ze_pfnDriverGetIpcPropertiesCb_t;
static const struct cat_type t_ze_pfnDriverGetPropertiesCb_t;
static const struct cat_type t_ze_pfnEventCreateCb_t;
static const struct cat_type t_ze_pfnEventDestroyCb_t;
static const struct cat_type t_ze_pfnEventHostResetCb_t;
static const struct cat_type t_ze_pfnEventHostSignalCb_t;
static const struct cat_type t_ze_pfnEventHostSynchronizeCb_t;
static const struct cat_type t_ze_pfnEventPoolCloseIpcHandleCb_t;
static const struct cat_type t_ze_pfnEventPoolCreateCb_t;
static const struct cat_type t_ze_pfnEventPoolDestroyCb_t;
static const struct cat_type t_ze_pfnEventPoolGetIpcHandleCb_t;
static const struct cat_type t_ze_pfnEventPoolOpenIpcHandleCb_t;
static const struct cat_type t_ze_pfnEventQueryKernelTimestampCb_t;
static const struct cat_type t_ze_pfnEventQueryStatusCb_t;
static const struct cat_type t_ze_pfnFenceCreateCb_t;
static const struct cat_type t_ze_pfnFenceDestroyCb_t;
static const struct cat_type t_ze_pfnFenceHostSynchronizeCb_t;
static const struct cat_type t_ze_pfnFenceQueryStatusCb_t;
static const struct cat_type t_ze_pfnFenceResetCb_t;
static const struct cat_type t_ze_pfnImageCreateCb_t;
static const struct cat_type t_ze_pfnImageDestroyCb_t;
static const struct cat_type t_ze_pfnImageGetPropertiesCb_t;
static const struct cat_type t_ze_pfnInitCb_t;
static const struct cat_type t_ze_pfnKernelCreateCb_t;
static const struct cat_type t_ze_pfnKernelDestroyCb_t;
static const struct cat_type t_ze_pfnKernelGetIndirectAccessCb_t;
static const struct cat_type t_ze_pfnKernelGetNameCb_t;
static const struct cat_type t_ze_pfnKernelGetPropertiesCb_t;
static const struct cat_type t_ze_pfnKernelGetSourceAttributesCb_t;
static const struct cat_type t_ze_pfnKernelSetArgumentValueCb_t;
static const struct cat_type t_ze_pfnKernelSetCacheConfigCb_t;
static const struct cat_type t_ze_pfnKernelSetGroupSizeCb_t;
static const struct cat_type t_ze_pfnKernelSetIndirectAccessCb_t;
static const struct cat_type t_ze_pfnKernelSuggestGroupSizeCb_t;
static const struct cat_type t_ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t;
static const struct cat_type t_ze_pfnMemAllocDeviceCb_t;
static const struct cat_type t_ze_pfnMemAllocHostCb_t;
static const struct cat_type t_ze_pfnMemAllocSharedCb_t;
static const struct cat_type t_ze_pfnMemCloseIpcHandleCb_t;
static const struct cat_type t_ze_pfnMemFreeCb_t;
static const struct cat_type t_ze_pfnMemGetAddressRangeCb_t;
static const struct cat_type t_ze_pfnMemGetAllocPropertiesCb_t;
static const struct cat_type t_ze_pfnMemGetIpcHandleCb_t;
static const struct cat_type t_ze_pfnMemOpenIpcHandleCb_t;
static const struct cat_type t_ze_pfnModuleBuildLogDestroyCb_t;
static const struct cat_type t_ze_pfnModuleBuildLogGetStringCb_t;
static const struct cat_type t_ze_pfnModuleCreateCb_t;
static const struct cat_type t_ze_pfnModuleDestroyCb_t;
static const struct cat_type t_ze_pfnModuleDynamicLinkCb_t;
static const struct cat_type t_ze_pfnModuleGetFunctionPointerCb_t;
static const struct cat_type t_ze_pfnModuleGetGlobalPointerCb_t;
static const struct cat_type t_ze_pfnModuleGetKernelNamesCb_t;
static const struct cat_type t_ze_pfnModuleGetNativeBinaryCb_t;
static const struct cat_type t_ze_pfnModuleGetPropertiesCb_t;
static const struct cat_type t_ze_pfnPhysicalMemCreateCb_t;
static const struct cat_type t_ze_pfnPhysicalMemDestroyCb_t;
static const struct cat_type t_ze_pfnSamplerCreateCb_t;
static const struct cat_type t_ze_pfnSamplerDestroyCb_t;
static const struct cat_type t_ze_pfnVirtualMemFreeCb_t;
static const struct cat_type t_ze_pfnVirtualMemGetAccessAttributeCb_t;
static const struct cat_type t_ze_pfnVirtualMemMapCb_t;
static const struct cat_type t_ze_pfnVirtualMemQueryPageSizeCb_t;
static const struct cat_type t_ze_pfnVirtualMemReserveCb_t;
static const struct cat_type t_ze_pfnVirtualMemSetAccessAttributeCb_t;
static const struct cat_type t_ze_pfnVirtualMemUnmapCb_t;
static const struct cat_type t_ze_physical_mem_callbacks_t;
static const struct cat_type t_ze_result_t;
static const struct cat_type t_ze_sampler_callbacks_t;
static const struct cat_type t_ze_virtual_mem_callbacks_t;
static const struct cat_type t_zel_application_teardown_callback_t;
static const struct cat_type t_zel_component_version_t;
static const struct cat_type t_zel_core_callbacks_t;
static const struct cat_type t_zel_handle_type_t;
static const struct cat_type t_zel_loader_teardown_callback_t;
static const struct cat_type t_zel_structure_type_t;
static const struct cat_type t_zel_tracer_desc_t;
static const struct cat_type t_zel_tracer_handle_t;
static const struct cat_type t_zel_version_t;

static const struct cat_type p_Bool_ptr = { "_Bool *", CAT_PTR, 8, 0, &t_bool, NULL, NULL };

static const struct cat_type p_const_void_ptr = { "const void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_const_zel_tracer_desc_t_ptr = { "const zel_tracer_desc_t *", CAT_PTR, 8, 0, &t_zel_tracer_desc_t, NULL, NULL };

static const struct cat_type p_size_t_ptr = { "size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_uint32_t_ptr = { "uint32_t *", CAT_PTR, 8, 0, &t_uint32_t, NULL, NULL };

static const struct cat_type p_void_ptr = { "void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_void_ptr_ptr = { "void **", CAT_PTR, 8, 0, &p_void_ptr, NULL, NULL };

static const struct cat_type p_zel_application_teardown_callback_t_ptr = { "zel_application_teardown_callback_t *", CAT_PTR, 8, 0, &t_zel_application_teardown_callback_t, NULL, NULL };

static const struct cat_type p_zel_component_version_t_ptr = { "zel_component_version_t *", CAT_PTR, 8, 0, &t_zel_component_version_t, NULL, NULL };

static const struct cat_type p_zel_core_callbacks_t_ptr = { "zel_core_callbacks_t *", CAT_PTR, 8, 0, &t_zel_core_callbacks_t, NULL, NULL };

static const struct cat_type p_zel_tracer_handle_t_ptr = { "zel_tracer_handle_t *", CAT_PTR, 8, 0, &t_zel_tracer_handle_t, NULL, NULL };

static const struct cat_type t_bool = { "bool", CAT_BOOL, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char = { "char", CAT_CHAR, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char_n64 = { "char[64]", CAT_ARRAY, 64, 64, &t_char, NULL, NULL };

static const struct cat_type t_int = { "int", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_size_t = { "size_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_uint32_t = { "uint32_t", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_void = { "void", CAT_VOID, 0, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_ze_api_version_t[] = {
	{ "ZE_API_VERSION_1_0", 65536 },
	{ "ZE_API_VERSION_1_1", 65537 },
	{ "ZE_API_VERSION_1_2", 65538 },
	{ "ZE_API_VERSION_1_3", 65539 },
	{ "ZE_API_VERSION_1_4", 65540 },
	{ "ZE_API_VERSION_1_5", 65541 },
	{ "ZE_API_VERSION_1_6", 65542 },
	{ "ZE_API_VERSION_1_7", 65543 },
	{ "ZE_API_VERSION_1_8", 65544 },
	{ "ZE_API_VERSION_1_9", 65545 },
	{ "ZE_API_VERSION_1_10", 65546 },
	{ "ZE_API_VERSION_1_11", 65547 },
	{ "ZE_API_VERSION_1_12", 65548 },
	{ "ZE_API_VERSION_1_13", 65549 },
	{ "ZE_API_VERSION_1_14", 65550 },
	{ "ZE_API_VERSION_1_15", 65551 },
	{ "ZE_API_VERSION_1_16", 65552 },
	{ "ZE_API_VERSION_1_17", 65553 },
};
static const struct cat_type t_ze_api_version_t = { "ze_api_version_t", CAT_ENUM, 4, 18, NULL, NULL, e_t_ze_api_version_t };

static const struct cat_type t_ze_bool_t = { "ze_bool_t", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_field m_t_ze_command_list_callbacks_t[] = {
	{ "pfnCreateCb", &t_ze_pfnCommandListCreateCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnCreateImmediateCb", &t_ze_pfnCommandListCreateImmediateCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnDestroyCb", &t_ze_pfnCommandListDestroyCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnCloseCb", &t_ze_pfnCommandListCloseCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnResetCb", &t_ze_pfnCommandListResetCb_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendWriteGlobalTimestampCb", &t_ze_pfnCommandListAppendWriteGlobalTimestampCb_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendBarrierCb", &t_ze_pfnCommandListAppendBarrierCb_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendMemoryRangesBarrierCb", &t_ze_pfnCommandListAppendMemoryRangesBarrierCb_t, 56, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendMemoryCopyCb", &t_ze_pfnCommandListAppendMemoryCopyCb_t, 64, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendMemoryFillCb", &t_ze_pfnCommandListAppendMemoryFillCb_t, 72, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendMemoryCopyRegionCb", &t_ze_pfnCommandListAppendMemoryCopyRegionCb_t, 80, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendMemoryCopyFromContextCb", &t_ze_pfnCommandListAppendMemoryCopyFromContextCb_t, 88, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendImageCopyCb", &t_ze_pfnCommandListAppendImageCopyCb_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendImageCopyRegionCb", &t_ze_pfnCommandListAppendImageCopyRegionCb_t, 104, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendImageCopyToMemoryCb", &t_ze_pfnCommandListAppendImageCopyToMemoryCb_t, 112, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendImageCopyFromMemoryCb", &t_ze_pfnCommandListAppendImageCopyFromMemoryCb_t, 120, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendMemoryPrefetchCb", &t_ze_pfnCommandListAppendMemoryPrefetchCb_t, 128, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendMemAdviseCb", &t_ze_pfnCommandListAppendMemAdviseCb_t, 136, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendSignalEventCb", &t_ze_pfnCommandListAppendSignalEventCb_t, 144, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendWaitOnEventsCb", &t_ze_pfnCommandListAppendWaitOnEventsCb_t, 152, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendEventResetCb", &t_ze_pfnCommandListAppendEventResetCb_t, 160, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendQueryKernelTimestampsCb", &t_ze_pfnCommandListAppendQueryKernelTimestampsCb_t, 168, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendLaunchKernelCb", &t_ze_pfnCommandListAppendLaunchKernelCb_t, 176, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendLaunchCooperativeKernelCb", &t_ze_pfnCommandListAppendLaunchCooperativeKernelCb_t, 184, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendLaunchKernelIndirectCb", &t_ze_pfnCommandListAppendLaunchKernelIndirectCb_t, 192, CAT_LEN_NONE, 0, false, false },
	{ "pfnAppendLaunchMultipleKernelsIndirectCb", &t_ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t, 200, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_command_list_callbacks_t = { "ze_command_list_callbacks_t", CAT_STRUCT, 208, 26, NULL, m_t_ze_command_list_callbacks_t, NULL };

static const struct cat_field m_t_ze_command_queue_callbacks_t[] = {
	{ "pfnCreateCb", &t_ze_pfnCommandQueueCreateCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnDestroyCb", &t_ze_pfnCommandQueueDestroyCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnExecuteCommandListsCb", &t_ze_pfnCommandQueueExecuteCommandListsCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnSynchronizeCb", &t_ze_pfnCommandQueueSynchronizeCb_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_command_queue_callbacks_t = { "ze_command_queue_callbacks_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_command_queue_callbacks_t, NULL };

static const struct cat_field m_t_ze_context_callbacks_t[] = {
	{ "pfnCreateCb", &t_ze_pfnContextCreateCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnDestroyCb", &t_ze_pfnContextDestroyCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetStatusCb", &t_ze_pfnContextGetStatusCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnSystemBarrierCb", &t_ze_pfnContextSystemBarrierCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnMakeMemoryResidentCb", &t_ze_pfnContextMakeMemoryResidentCb_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "pfnEvictMemoryCb", &t_ze_pfnContextEvictMemoryCb_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "pfnMakeImageResidentCb", &t_ze_pfnContextMakeImageResidentCb_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "pfnEvictImageCb", &t_ze_pfnContextEvictImageCb_t, 56, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_context_callbacks_t = { "ze_context_callbacks_t", CAT_STRUCT, 64, 8, NULL, m_t_ze_context_callbacks_t, NULL };

static const struct cat_field m_t_ze_device_callbacks_t[] = {
	{ "pfnGetCb", &t_ze_pfnDeviceGetCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetSubDevicesCb", &t_ze_pfnDeviceGetSubDevicesCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetPropertiesCb", &t_ze_pfnDeviceGetPropertiesCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetComputePropertiesCb", &t_ze_pfnDeviceGetComputePropertiesCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetModulePropertiesCb", &t_ze_pfnDeviceGetModulePropertiesCb_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetCommandQueueGroupPropertiesCb", &t_ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetMemoryPropertiesCb", &t_ze_pfnDeviceGetMemoryPropertiesCb_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetMemoryAccessPropertiesCb", &t_ze_pfnDeviceGetMemoryAccessPropertiesCb_t, 56, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetCachePropertiesCb", &t_ze_pfnDeviceGetCachePropertiesCb_t, 64, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetImagePropertiesCb", &t_ze_pfnDeviceGetImagePropertiesCb_t, 72, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetExternalMemoryPropertiesCb", &t_ze_pfnDeviceGetExternalMemoryPropertiesCb_t, 80, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetP2PPropertiesCb", &t_ze_pfnDeviceGetP2PPropertiesCb_t, 88, CAT_LEN_NONE, 0, false, false },
	{ "pfnCanAccessPeerCb", &t_ze_pfnDeviceCanAccessPeerCb_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetStatusCb", &t_ze_pfnDeviceGetStatusCb_t, 104, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_callbacks_t = { "ze_device_callbacks_t", CAT_STRUCT, 112, 14, NULL, m_t_ze_device_callbacks_t, NULL };

static const struct cat_field m_t_ze_driver_callbacks_t[] = {
	{ "pfnGetCb", &t_ze_pfnDriverGetCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetApiVersionCb", &t_ze_pfnDriverGetApiVersionCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetPropertiesCb", &t_ze_pfnDriverGetPropertiesCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetIpcPropertiesCb", &t_ze_pfnDriverGetIpcPropertiesCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetExtensionPropertiesCb", &t_ze_pfnDriverGetExtensionPropertiesCb_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_driver_callbacks_t = { "ze_driver_callbacks_t", CAT_STRUCT, 40, 5, NULL, m_t_ze_driver_callbacks_t, NULL };

static const struct cat_field m_t_ze_event_callbacks_t[] = {
	{ "pfnCreateCb", &t_ze_pfnEventCreateCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnDestroyCb", &t_ze_pfnEventDestroyCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnHostSignalCb", &t_ze_pfnEventHostSignalCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnHostSynchronizeCb", &t_ze_pfnEventHostSynchronizeCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnQueryStatusCb", &t_ze_pfnEventQueryStatusCb_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "pfnHostResetCb", &t_ze_pfnEventHostResetCb_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "pfnQueryKernelTimestampCb", &t_ze_pfnEventQueryKernelTimestampCb_t, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_event_callbacks_t = { "ze_event_callbacks_t", CAT_STRUCT, 56, 7, NULL, m_t_ze_event_callbacks_t, NULL };

static const struct cat_field m_t_ze_event_pool_callbacks_t[] = {
	{ "pfnCreateCb", &t_ze_pfnEventPoolCreateCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnDestroyCb", &t_ze_pfnEventPoolDestroyCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetIpcHandleCb", &t_ze_pfnEventPoolGetIpcHandleCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnOpenIpcHandleCb", &t_ze_pfnEventPoolOpenIpcHandleCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnCloseIpcHandleCb", &t_ze_pfnEventPoolCloseIpcHandleCb_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_event_pool_callbacks_t = { "ze_event_pool_callbacks_t", CAT_STRUCT, 40, 5, NULL, m_t_ze_event_pool_callbacks_t, NULL };

static const struct cat_field m_t_ze_fence_callbacks_t[] = {
	{ "pfnCreateCb", &t_ze_pfnFenceCreateCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnDestroyCb", &t_ze_pfnFenceDestroyCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnHostSynchronizeCb", &t_ze_pfnFenceHostSynchronizeCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnQueryStatusCb", &t_ze_pfnFenceQueryStatusCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnResetCb", &t_ze_pfnFenceResetCb_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_fence_callbacks_t = { "ze_fence_callbacks_t", CAT_STRUCT, 40, 5, NULL, m_t_ze_fence_callbacks_t, NULL };

static const struct cat_field m_t_ze_global_callbacks_t[] = {
	{ "pfnInitCb", &t_ze_pfnInitCb_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_global_callbacks_t = { "ze_global_callbacks_t", CAT_STRUCT, 8, 1, NULL, m_t_ze_global_callbacks_t, NULL };

static const struct cat_field m_t_ze_image_callbacks_t[] = {
	{ "pfnGetPropertiesCb", &t_ze_pfnImageGetPropertiesCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnCreateCb", &t_ze_pfnImageCreateCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnDestroyCb", &t_ze_pfnImageDestroyCb_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_image_callbacks_t = { "ze_image_callbacks_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_image_callbacks_t, NULL };

static const struct cat_field m_t_ze_kernel_callbacks_t[] = {
	{ "pfnCreateCb", &t_ze_pfnKernelCreateCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnDestroyCb", &t_ze_pfnKernelDestroyCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnSetCacheConfigCb", &t_ze_pfnKernelSetCacheConfigCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnSetGroupSizeCb", &t_ze_pfnKernelSetGroupSizeCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnSuggestGroupSizeCb", &t_ze_pfnKernelSuggestGroupSizeCb_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "pfnSuggestMaxCooperativeGroupCountCb", &t_ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "pfnSetArgumentValueCb", &t_ze_pfnKernelSetArgumentValueCb_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "pfnSetIndirectAccessCb", &t_ze_pfnKernelSetIndirectAccessCb_t, 56, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetIndirectAccessCb", &t_ze_pfnKernelGetIndirectAccessCb_t, 64, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetSourceAttributesCb", &t_ze_pfnKernelGetSourceAttributesCb_t, 72, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetPropertiesCb", &t_ze_pfnKernelGetPropertiesCb_t, 80, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetNameCb", &t_ze_pfnKernelGetNameCb_t, 88, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_kernel_callbacks_t = { "ze_kernel_callbacks_t", CAT_STRUCT, 96, 12, NULL, m_t_ze_kernel_callbacks_t, NULL };

static const struct cat_field m_t_ze_mem_callbacks_t[] = {
	{ "pfnAllocSharedCb", &t_ze_pfnMemAllocSharedCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnAllocDeviceCb", &t_ze_pfnMemAllocDeviceCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnAllocHostCb", &t_ze_pfnMemAllocHostCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnFreeCb", &t_ze_pfnMemFreeCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetAllocPropertiesCb", &t_ze_pfnMemGetAllocPropertiesCb_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetAddressRangeCb", &t_ze_pfnMemGetAddressRangeCb_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetIpcHandleCb", &t_ze_pfnMemGetIpcHandleCb_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "pfnOpenIpcHandleCb", &t_ze_pfnMemOpenIpcHandleCb_t, 56, CAT_LEN_NONE, 0, false, false },
	{ "pfnCloseIpcHandleCb", &t_ze_pfnMemCloseIpcHandleCb_t, 64, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_mem_callbacks_t = { "ze_mem_callbacks_t", CAT_STRUCT, 72, 9, NULL, m_t_ze_mem_callbacks_t, NULL };

static const struct cat_field m_t_ze_module_build_log_callbacks_t[] = {
	{ "pfnDestroyCb", &t_ze_pfnModuleBuildLogDestroyCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetStringCb", &t_ze_pfnModuleBuildLogGetStringCb_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_module_build_log_callbacks_t = { "ze_module_build_log_callbacks_t", CAT_STRUCT, 16, 2, NULL, m_t_ze_module_build_log_callbacks_t, NULL };

static const struct cat_field m_t_ze_module_callbacks_t[] = {
	{ "pfnCreateCb", &t_ze_pfnModuleCreateCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnDestroyCb", &t_ze_pfnModuleDestroyCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnDynamicLinkCb", &t_ze_pfnModuleDynamicLinkCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetNativeBinaryCb", &t_ze_pfnModuleGetNativeBinaryCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetGlobalPointerCb", &t_ze_pfnModuleGetGlobalPointerCb_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetKernelNamesCb", &t_ze_pfnModuleGetKernelNamesCb_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetPropertiesCb", &t_ze_pfnModuleGetPropertiesCb_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetFunctionPointerCb", &t_ze_pfnModuleGetFunctionPointerCb_t, 56, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_module_callbacks_t = { "ze_module_callbacks_t", CAT_STRUCT, 64, 8, NULL, m_t_ze_module_callbacks_t, NULL };

static const struct cat_type t_ze_pfnCommandListAppendBarrierCb_t = { "ze_pfnCommandListAppendBarrierCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendEventResetCb_t = { "ze_pfnCommandListAppendEventResetCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendImageCopyCb_t = { "ze_pfnCommandListAppendImageCopyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendImageCopyFromMemoryCb_t = { "ze_pfnCommandListAppendImageCopyFromMemoryCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendImageCopyRegionCb_t = { "ze_pfnCommandListAppendImageCopyRegionCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendImageCopyToMemoryCb_t = { "ze_pfnCommandListAppendImageCopyToMemoryCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendLaunchCooperativeKernelCb_t = { "ze_pfnCommandListAppendLaunchCooperativeKernelCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelCb_t = { "ze_pfnCommandListAppendLaunchKernelCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelIndirectCb_t = { "ze_pfnCommandListAppendLaunchKernelIndirectCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t = { "ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemAdviseCb_t = { "ze_pfnCommandListAppendMemAdviseCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyCb_t = { "ze_pfnCommandListAppendMemoryCopyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyFromContextCb_t = { "ze_pfnCommandListAppendMemoryCopyFromContextCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyRegionCb_t = { "ze_pfnCommandListAppendMemoryCopyRegionCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryFillCb_t = { "ze_pfnCommandListAppendMemoryFillCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryPrefetchCb_t = { "ze_pfnCommandListAppendMemoryPrefetchCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryRangesBarrierCb_t = { "ze_pfnCommandListAppendMemoryRangesBarrierCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendQueryKernelTimestampsCb_t = { "ze_pfnCommandListAppendQueryKernelTimestampsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendSignalEventCb_t = { "ze_pfnCommandListAppendSignalEventCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendWaitOnEventsCb_t = { "ze_pfnCommandListAppendWaitOnEventsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendWriteGlobalTimestampCb_t = { "ze_pfnCommandListAppendWriteGlobalTimestampCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListCloseCb_t = { "ze_pfnCommandListCloseCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListCreateCb_t = { "ze_pfnCommandListCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListCreateImmediateCb_t = { "ze_pfnCommandListCreateImmediateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListDestroyCb_t = { "ze_pfnCommandListDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListResetCb_t = { "ze_pfnCommandListResetCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueCreateCb_t = { "ze_pfnCommandQueueCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueDestroyCb_t = { "ze_pfnCommandQueueDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueExecuteCommandListsCb_t = { "ze_pfnCommandQueueExecuteCommandListsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueSynchronizeCb_t = { "ze_pfnCommandQueueSynchronizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextCreateCb_t = { "ze_pfnContextCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextDestroyCb_t = { "ze_pfnContextDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextEvictImageCb_t = { "ze_pfnContextEvictImageCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextEvictMemoryCb_t = { "ze_pfnContextEvictMemoryCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextGetStatusCb_t = { "ze_pfnContextGetStatusCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextMakeImageResidentCb_t = { "ze_pfnContextMakeImageResidentCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextMakeMemoryResidentCb_t = { "ze_pfnContextMakeMemoryResidentCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextSystemBarrierCb_t = { "ze_pfnContextSystemBarrierCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceCanAccessPeerCb_t = { "ze_pfnDeviceCanAccessPeerCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetCachePropertiesCb_t = { "ze_pfnDeviceGetCachePropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetCb_t = { "ze_pfnDeviceGetCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t = { "ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetComputePropertiesCb_t = { "ze_pfnDeviceGetComputePropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetExternalMemoryPropertiesCb_t = { "ze_pfnDeviceGetExternalMemoryPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetImagePropertiesCb_t = { "ze_pfnDeviceGetImagePropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetMemoryAccessPropertiesCb_t = { "ze_pfnDeviceGetMemoryAccessPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetMemoryPropertiesCb_t = { "ze_pfnDeviceGetMemoryPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetModulePropertiesCb_t = { "ze_pfnDeviceGetModulePropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetP2PPropertiesCb_t = { "ze_pfnDeviceGetP2PPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetPropertiesCb_t = { "ze_pfnDeviceGetPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetStatusCb_t = { "ze_pfnDeviceGetStatusCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetSubDevicesCb_t = { "ze_pfnDeviceGetSubDevicesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetApiVersionCb_t = { "ze_pfnDriverGetApiVersionCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetCb_t = { "ze_pfnDriverGetCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetExtensionPropertiesCb_t = { "ze_pfnDriverGetExtensionPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetIpcPropertiesCb_t = { "ze_pfnDriverGetIpcPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetPropertiesCb_t = { "ze_pfnDriverGetPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventCreateCb_t = { "ze_pfnEventCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventDestroyCb_t = { "ze_pfnEventDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventHostResetCb_t = { "ze_pfnEventHostResetCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventHostSignalCb_t = { "ze_pfnEventHostSignalCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventHostSynchronizeCb_t = { "ze_pfnEventHostSynchronizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolCloseIpcHandleCb_t = { "ze_pfnEventPoolCloseIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolCreateCb_t = { "ze_pfnEventPoolCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolDestroyCb_t = { "ze_pfnEventPoolDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolGetIpcHandleCb_t = { "ze_pfnEventPoolGetIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolOpenIpcHandleCb_t = { "ze_pfnEventPoolOpenIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventQueryKernelTimestampCb_t = { "ze_pfnEventQueryKernelTimestampCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventQueryStatusCb_t = { "ze_pfnEventQueryStatusCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFenceCreateCb_t = { "ze_pfnFenceCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFenceDestroyCb_t = { "ze_pfnFenceDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFenceHostSynchronizeCb_t = { "ze_pfnFenceHostSynchronizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFenceQueryStatusCb_t = { "ze_pfnFenceQueryStatusCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFenceResetCb_t = { "ze_pfnFenceResetCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnImageCreateCb_t = { "ze_pfnImageCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnImageDestroyCb_t = { "ze_pfnImageDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnImageGetPropertiesCb_t = { "ze_pfnImageGetPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnInitCb_t = { "ze_pfnInitCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelCreateCb_t = { "ze_pfnKernelCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelDestroyCb_t = { "ze_pfnKernelDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelGetIndirectAccessCb_t = { "ze_pfnKernelGetIndirectAccessCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelGetNameCb_t = { "ze_pfnKernelGetNameCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelGetPropertiesCb_t = { "ze_pfnKernelGetPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelGetSourceAttributesCb_t = { "ze_pfnKernelGetSourceAttributesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSetArgumentValueCb_t = { "ze_pfnKernelSetArgumentValueCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSetCacheConfigCb_t = { "ze_pfnKernelSetCacheConfigCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSetGroupSizeCb_t = { "ze_pfnKernelSetGroupSizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSetIndirectAccessCb_t = { "ze_pfnKernelSetIndirectAccessCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSuggestGroupSizeCb_t = { "ze_pfnKernelSuggestGroupSizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t = { "ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemAllocDeviceCb_t = { "ze_pfnMemAllocDeviceCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemAllocHostCb_t = { "ze_pfnMemAllocHostCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemAllocSharedCb_t = { "ze_pfnMemAllocSharedCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemCloseIpcHandleCb_t = { "ze_pfnMemCloseIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemFreeCb_t = { "ze_pfnMemFreeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemGetAddressRangeCb_t = { "ze_pfnMemGetAddressRangeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemGetAllocPropertiesCb_t = { "ze_pfnMemGetAllocPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemGetIpcHandleCb_t = { "ze_pfnMemGetIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemOpenIpcHandleCb_t = { "ze_pfnMemOpenIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnModuleBuildLogDestroyCb_t = { "ze_pfnModuleBuildLogDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnModuleBuildLogGetStringCb_t = { "ze_pfnModuleBuildLogGetStringCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnModuleCreateCb_t = { "ze_pfnModuleCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnModuleDestroyCb_t = { "ze_pfnModuleDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnModuleDynamicLinkCb_t = { "ze_pfnModuleDynamicLinkCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnModuleGetFunctionPointerCb_t = { "ze_pfnModuleGetFunctionPointerCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnModuleGetGlobalPointerCb_t = { "ze_pfnModuleGetGlobalPointerCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnModuleGetKernelNamesCb_t = { "ze_pfnModuleGetKernelNamesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnModuleGetNativeBinaryCb_t = { "ze_pfnModuleGetNativeBinaryCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnModuleGetPropertiesCb_t = { "ze_pfnModuleGetPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnPhysicalMemCreateCb_t = { "ze_pfnPhysicalMemCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnPhysicalMemDestroyCb_t = { "ze_pfnPhysicalMemDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnSamplerCreateCb_t = { "ze_pfnSamplerCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnSamplerDestroyCb_t = { "ze_pfnSamplerDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnVirtualMemFreeCb_t = { "ze_pfnVirtualMemFreeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnVirtualMemGetAccessAttributeCb_t = { "ze_pfnVirtualMemGetAccessAttributeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnVirtualMemMapCb_t = { "ze_pfnVirtualMemMapCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnVirtualMemQueryPageSizeCb_t = { "ze_pfnVirtualMemQueryPageSizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnVirtualMemReserveCb_t = { "ze_pfnVirtualMemReserveCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnVirtualMemSetAccessAttributeCb_t = { "ze_pfnVirtualMemSetAccessAttributeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnVirtualMemUnmapCb_t = { "ze_pfnVirtualMemUnmapCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_field m_t_ze_physical_mem_callbacks_t[] = {
	{ "pfnCreateCb", &t_ze_pfnPhysicalMemCreateCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnDestroyCb", &t_ze_pfnPhysicalMemDestroyCb_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_physical_mem_callbacks_t = { "ze_physical_mem_callbacks_t", CAT_STRUCT, 16, 2, NULL, m_t_ze_physical_mem_callbacks_t, NULL };

static const struct cat_enumerator e_t_ze_result_t[] = {
	{ "ZE_RESULT_SUCCESS", 0 },
	{ "ZE_RESULT_NOT_READY", 1 },
	{ "ZE_RESULT_ERROR_DEVICE_LOST", 1879048193 },
	{ "ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY", 1879048194 },
	{ "ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY", 1879048195 },
	{ "ZE_RESULT_ERROR_MODULE_BUILD_FAILURE", 1879048196 },
	{ "ZE_RESULT_ERROR_MODULE_LINK_FAILURE", 1879048197 },
	{ "ZE_RESULT_ERROR_DEVICE_REQUIRES_RESET", 1879048198 },
	{ "ZE_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE", 1879048199 },
	{ "ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS", 1879113728 },
	{ "ZE_RESULT_ERROR_NOT_AVAILABLE", 1879113729 },
	{ "ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE", 1879179264 },
	{ "ZE_RESULT_WARNING_DROPPED_DATA", 1879179265 },
	{ "ZE_RESULT_ERROR_UNINITIALIZED", 2013265921 },
	{ "ZE_RESULT_ERROR_UNSUPPORTED_VERSION", 2013265922 },
	{ "ZE_RESULT_ERROR_UNSUPPORTED_FEATURE", 2013265923 },
	{ "ZE_RESULT_ERROR_INVALID_ARGUMENT", 2013265924 },
	{ "ZE_RESULT_ERROR_INVALID_NULL_HANDLE", 2013265925 },
	{ "ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE", 2013265926 },
	{ "ZE_RESULT_ERROR_INVALID_NULL_POINTER", 2013265927 },
	{ "ZE_RESULT_ERROR_INVALID_SIZE", 2013265928 },
	{ "ZE_RESULT_ERROR_UNSUPPORTED_SIZE", 2013265929 },
	{ "ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT", 2013265930 },
	{ "ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT", 2013265931 },
	{ "ZE_RESULT_ERROR_INVALID_ENUMERATION", 2013265932 },
	{ "ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION", 2013265933 },
	{ "ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT", 2013265934 },
	{ "ZE_RESULT_ERROR_INVALID_NATIVE_BINARY", 2013265935 },
	{ "ZE_RESULT_ERROR_INVALID_GLOBAL_NAME", 2013265936 },
	{ "ZE_RESULT_ERROR_INVALID_KERNEL_NAME", 2013265937 },
	{ "ZE_RESULT_ERROR_INVALID_FUNCTION_NAME", 2013265938 },
	{ "ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION", 2013265939 },
	{ "ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION", 2013265940 },
	{ "ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX", 2013265941 },
	{ "ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE", 2013265942 },
	{ "ZE_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE", 2013265943 },
	{ "ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED", 2013265944 },
	{ "ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE", 2013265945 },
	{ "ZE_RESULT_ERROR_OVERLAPPING_REGIONS", 2013265946 },
	{ "ZE_RESULT_WARNING_ACTION_REQUIRED", 2013265947 },
	{ "ZE_RESULT_ERROR_INVALID_KERNEL_HANDLE", 2013265948 },
	{ "ZE_RESULT_EXT_RTAS_BUILD_RETRY", 2013265949 },
	{ "ZE_RESULT_EXT_RTAS_BUILD_DEFERRED", 2013265950 },
	{ "ZE_RESULT_EXT_ERROR_OPERANDS_INCOMPATIBLE", 2013265951 },
	{ "ZE_RESULT_ERROR_SURVIVABILITY_MODE_DETECTED", 2013265952 },
	{ "ZE_RESULT_ERROR_ADDRESS_NOT_FOUND", 2013265953 },
	{ "ZE_RESULT_QUERY_TRUE", 2013265954 },
	{ "ZE_RESULT_QUERY_FALSE", 2013265955 },
	{ "ZE_RESULT_ERROR_INVALID_GRAPH", 2013265956 },
	{ "ZE_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED", 2013265957 },
	{ "ZE_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED", 2013265958 },
	{ "ZE_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT", 2013265959 },
	{ "ZE_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING", 2013265960 },
	{ "ZE_RESULT_ERROR_GRAPH_UNJOINED_FORKS", 2013265961 },
	{ "ZE_RESULT_ERROR_GRAPH_INTERNAL_EVENT", 2013265962 },
	{ "ZE_RESULT_EXP_ERROR_DEVICE_IS_NOT_VERTEX", 2146435073 },
	{ "ZE_RESULT_EXP_ERROR_VERTEX_IS_NOT_DEVICE", 2146435074 },
	{ "ZE_RESULT_EXP_ERROR_REMOTE_DEVICE", 2146435075 },
	{ "ZE_RESULT_EXP_ERROR_OPERANDS_INCOMPATIBLE", 2146435076 },
	{ "ZE_RESULT_EXP_RTAS_BUILD_RETRY", 2146435077 },
	{ "ZE_RESULT_EXP_RTAS_BUILD_DEFERRED", 2146435078 },
	{ "ZE_RESULT_ERROR_UNKNOWN", 2147483646 },
};
static const struct cat_type t_ze_result_t = { "ze_result_t", CAT_ENUM, 4, 62, NULL, NULL, e_t_ze_result_t };

static const struct cat_field m_t_ze_sampler_callbacks_t[] = {
	{ "pfnCreateCb", &t_ze_pfnSamplerCreateCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnDestroyCb", &t_ze_pfnSamplerDestroyCb_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_sampler_callbacks_t = { "ze_sampler_callbacks_t", CAT_STRUCT, 16, 2, NULL, m_t_ze_sampler_callbacks_t, NULL };

static const struct cat_field m_t_ze_virtual_mem_callbacks_t[] = {
	{ "pfnReserveCb", &t_ze_pfnVirtualMemReserveCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnFreeCb", &t_ze_pfnVirtualMemFreeCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnQueryPageSizeCb", &t_ze_pfnVirtualMemQueryPageSizeCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnMapCb", &t_ze_pfnVirtualMemMapCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnUnmapCb", &t_ze_pfnVirtualMemUnmapCb_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "pfnSetAccessAttributeCb", &t_ze_pfnVirtualMemSetAccessAttributeCb_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetAccessAttributeCb", &t_ze_pfnVirtualMemGetAccessAttributeCb_t, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_virtual_mem_callbacks_t = { "ze_virtual_mem_callbacks_t", CAT_STRUCT, 56, 7, NULL, m_t_ze_virtual_mem_callbacks_t, NULL };

static const struct cat_type t_zel_application_teardown_callback_t = { "zel_application_teardown_callback_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_field m_t_zel_component_version_t[] = {
	{ "component_name", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "spec_version", &t_ze_api_version_t, 64, CAT_LEN_NONE, 0, false, false },
	{ "component_lib_version", &t_zel_version_t, 68, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zel_component_version_t = { "zel_component_version_t", CAT_STRUCT, 80, 3, NULL, m_t_zel_component_version_t, NULL };

static const struct cat_field m_t_zel_core_callbacks_t[] = {
	{ "Global", &t_ze_global_callbacks_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "Driver", &t_ze_driver_callbacks_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "Device", &t_ze_device_callbacks_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "Context", &t_ze_context_callbacks_t, 160, CAT_LEN_NONE, 0, false, false },
	{ "CommandQueue", &t_ze_command_queue_callbacks_t, 224, CAT_LEN_NONE, 0, false, false },
	{ "CommandList", &t_ze_command_list_callbacks_t, 256, CAT_LEN_NONE, 0, false, false },
	{ "Fence", &t_ze_fence_callbacks_t, 464, CAT_LEN_NONE, 0, false, false },
	{ "EventPool", &t_ze_event_pool_callbacks_t, 504, CAT_LEN_NONE, 0, false, false },
	{ "Event", &t_ze_event_callbacks_t, 544, CAT_LEN_NONE, 0, false, false },
	{ "Image", &t_ze_image_callbacks_t, 600, CAT_LEN_NONE, 0, false, false },
	{ "Module", &t_ze_module_callbacks_t, 624, CAT_LEN_NONE, 0, false, false },
	{ "ModuleBuildLog", &t_ze_module_build_log_callbacks_t, 688, CAT_LEN_NONE, 0, false, false },
	{ "Kernel", &t_ze_kernel_callbacks_t, 704, CAT_LEN_NONE, 0, false, false },
	{ "Sampler", &t_ze_sampler_callbacks_t, 800, CAT_LEN_NONE, 0, false, false },
	{ "PhysicalMem", &t_ze_physical_mem_callbacks_t, 816, CAT_LEN_NONE, 0, false, false },
	{ "Mem", &t_ze_mem_callbacks_t, 832, CAT_LEN_NONE, 0, false, false },
	{ "VirtualMem", &t_ze_virtual_mem_callbacks_t, 904, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zel_core_callbacks_t = { "zel_core_callbacks_t", CAT_STRUCT, 960, 17, NULL, m_t_zel_core_callbacks_t, NULL };

static const struct cat_enumerator e_t_zel_handle_type_t[] = {
	{ "ZEL_HANDLE_DRIVER", 0 },
	{ "ZEL_HANDLE_DEVICE", 1 },
	{ "ZEL_HANDLE_CONTEXT", 2 },
	{ "ZEL_HANDLE_COMMAND_QUEUE", 3 },
	{ "ZEL_HANDLE_COMMAND_LIST", 4 },
	{ "ZEL_HANDLE_FENCE", 5 },
	{ "ZEL_HANDLE_EVENT_POOL", 6 },
	{ "ZEL_HANDLE_EVENT", 7 },
	{ "ZEL_HANDLE_IMAGE", 8 },
	{ "ZEL_HANDLE_MODULE", 9 },
	{ "ZEL_HANDLE_MODULE_BUILD_LOG", 10 },
	{ "ZEL_HANDLE_KERNEL", 11 },
	{ "ZEL_HANDLE_SAMPLER", 12 },
	{ "ZEL_HANDLE_PHYSICAL_MEM", 13 },
};
static const struct cat_type t_zel_handle_type_t = { "zel_handle_type_t", CAT_ENUM, 4, 14, NULL, NULL, e_t_zel_handle_type_t };

static const struct cat_type t_zel_loader_teardown_callback_t = { "zel_loader_teardown_callback_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_zel_structure_type_t[] = {
	{ "ZEL_STRUCTURE_TYPE_TRACER_DESC", 1 },
};
static const struct cat_type t_zel_structure_type_t = { "zel_structure_type_t", CAT_ENUM, 4, 1, NULL, NULL, e_t_zel_structure_type_t };

static const struct cat_field m_t_zel_tracer_desc_t[] = {
	{ "stype", &t_zel_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pUserData", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zel_tracer_desc_t = { "zel_tracer_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_zel_tracer_desc_t, NULL };

static const struct cat_type t_zel_tracer_handle_t = { "zel_tracer_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL };

static const struct cat_field m_t_zel_version_t[] = {
	{ "major", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "minor", &t_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "patch", &t_int, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zel_version_t = { "zel_version_t", CAT_STRUCT, 12, 3, NULL, m_t_zel_version_t, NULL };

static const struct cat_func f_zelCheckIsLoaderInTearDown = {
	"zelCheckIsLoaderInTearDown", "zelCheckIsLoaderInTearDown", 1, CAT_API_ZEL, CAT_F_GETTER | CAT_F_QUERY, 0, 0, CAT_OK_ALWAYS, 0, NULL, NULL, &t_bool,
	"1.32", "", NULL,
};

static const struct cat_func f_zelDisableTracingLayer = {
	"zelDisableTracingLayer", "zelDisableTracingLayer", 2, CAT_API_ZEL, 0, 0, 0, CAT_OK_RESULT, 0, NULL, NULL, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_func f_zelEnableTracingLayer = {
	"zelEnableTracingLayer", "zelEnableTracingLayer", 3, CAT_API_ZEL, 0, 0, 0, CAT_OK_RESULT, 0, NULL, NULL, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelGetLoaderVersion[] = {
	{ "version", &p_zel_component_version_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zelGetLoaderVersion = {
	"zelGetLoaderVersion", "zelGetLoaderVersion", 4, CAT_API_ZEL, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_zelGetLoaderVersion, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelGetTracingLayerState[] = {
	{ "enabled", &p_Bool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zelGetTracingLayerState = {
	"zelGetTracingLayerState", "zelGetTracingLayerState", 5, CAT_API_ZEL, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_zelGetTracingLayerState, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_func f_zelLoaderContextTeardown = {
	"zelLoaderContextTeardown", "zelLoaderContextTeardown", 6, CAT_API_ZEL, 0, 0, 0, CAT_OK_ALWAYS, 0, NULL, NULL, &t_void,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelLoaderGetVersions[] = {
	{ "num_elems", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "versions", &p_zel_component_version_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zelLoaderGetVersions = {
	"zelLoaderGetVersions", "zelLoaderGetVersions", 7, CAT_API_ZEL, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zelLoaderGetVersions, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelLoaderTranslateHandle[] = {
	{ "handleType", &t_zel_handle_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleIn", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleOut", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zelLoaderTranslateHandle = {
	"zelLoaderTranslateHandle", "zelLoaderTranslateHandle", 8, CAT_API_ZEL, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelLoaderTranslateHandle, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelRegisterTeardownCallback[] = {
	{ "application_callback", &t_zel_loader_teardown_callback_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "loader_callback", &p_zel_application_teardown_callback_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "index", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zelRegisterTeardownCallback = {
	"zelRegisterTeardownCallback", "zelRegisterTeardownCallback", 9, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelRegisterTeardownCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_func f_zelSetDelayLoaderContextTeardown = {
	"zelSetDelayLoaderContextTeardown", "zelSetDelayLoaderContextTeardown", 10, CAT_API_ZEL, 0, 0, 0, CAT_OK_ALWAYS, 0, NULL, NULL, &t_void,
	"1.32", "", NULL,
};

static const struct cat_func f_zelSetDriverTeardown = {
	"zelSetDriverTeardown", "zelSetDriverTeardown", 11, CAT_API_ZEL, 0, 0, 0, CAT_OK_RESULT, 0, NULL, NULL, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCreate[] = {
	{ "desc", &p_const_zel_tracer_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phTracer", &p_zel_tracer_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zelTracerCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1) } },
};
static const struct cat_func f_zelTracerCreate = {
	"zelTracerCreate", "zelTracerCreate", 12, CAT_API_ZEL, 0, 2, 0, CAT_OK_RESULT, 1, r_zelTracerCreate, a_zelTracerCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDestroy[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zelTracerDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zelTracerDestroy = {
	"zelTracerDestroy", "zelTracerDestroy", 13, CAT_API_ZEL, 0, 1, 0, CAT_OK_RESULT, 1, r_zelTracerDestroy, a_zelTracerDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerSetEnabled[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "enable", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerSetEnabled = {
	"zelTracerSetEnabled", "zelTracerSetEnabled", 14, CAT_API_ZEL, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerSetEnabled, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerSetEpilogues[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCoreCbs", &p_zel_core_callbacks_t_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerSetEpilogues = {
	"zelTracerSetEpilogues", "zelTracerSetEpilogues", 15, CAT_API_ZEL, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerSetEpilogues, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerSetPrologues[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCoreCbs", &p_zel_core_callbacks_t_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerSetPrologues = {
	"zelTracerSetPrologues", "zelTracerSetPrologues", 16, CAT_API_ZEL, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerSetPrologues, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_func *const funcs[] = {
	&f_zelCheckIsLoaderInTearDown,
	&f_zelDisableTracingLayer,
	&f_zelEnableTracingLayer,
	&f_zelGetLoaderVersion,
	&f_zelGetTracingLayerState,
	&f_zelLoaderContextTeardown,
	&f_zelLoaderGetVersions,
	&f_zelLoaderTranslateHandle,
	&f_zelRegisterTeardownCallback,
	&f_zelSetDelayLoaderContextTeardown,
	&f_zelSetDriverTeardown,
	&f_zelTracerCreate,
	&f_zelTracerDestroy,
	&f_zelTracerSetEnabled,
	&f_zelTracerSetEpilogues,
	&f_zelTracerSetPrologues,
};

static const struct cat_stype stypes[] = {
	{ 1, &t_zel_tracer_desc_t }, // ZEL_STRUCTURE_TYPE_TRACER_DESC
};

const struct cat_table cat_table_zel = {
	.api = { 11, "zel", "zel", 0, false, funcs, sizeof(funcs) / sizeof(*funcs) },
	.stypes = stypes,
	.nstypes = sizeof(stypes) / sizeof(*stypes),
};
