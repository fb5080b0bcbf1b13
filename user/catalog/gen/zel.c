// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   debian libze-dev 1.8.12-1 usr/include level_zero/loader/ze_loader.h,level_zero/layers/zel_tracing_api.h,level_zero/layers/zel_tracing_register_cb.h
//   debian libze-dev 1.20.6-1 usr/include level_zero/loader/ze_loader.h,level_zero/layers/zel_tracing_api.h,level_zero/layers/zel_tracing_register_cb.h
//   debian libze-dev 1.32.0-1 usr/include level_zero/loader/ze_loader.h,level_zero/layers/zel_tracing_api.h,level_zero/layers/zel_tracing_register_cb.h
// clang-format off
#include "catalog/tables.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // what most rows don't have

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
static const struct cat_type t_ze_pfnCommandListAppendGraphExtCb_t;
static const struct cat_type t_ze_pfnCommandListAppendHostFunctionCb_t;
static const struct cat_type t_ze_pfnCommandListAppendImageCopyCb_t;
static const struct cat_type t_ze_pfnCommandListAppendImageCopyFromMemoryCb_t;
static const struct cat_type t_ze_pfnCommandListAppendImageCopyFromMemoryExtCb_t;
static const struct cat_type t_ze_pfnCommandListAppendImageCopyRegionCb_t;
static const struct cat_type t_ze_pfnCommandListAppendImageCopyToMemoryCb_t;
static const struct cat_type t_ze_pfnCommandListAppendImageCopyToMemoryExtCb_t;
static const struct cat_type t_ze_pfnCommandListAppendLaunchCooperativeKernelCb_t;
static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelCb_t;
static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelIndirectCb_t;
static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelWithArgumentsCb_t;
static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelWithParametersCb_t;
static const struct cat_type t_ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemAdviseCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyFromContextCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyRegionCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyWithParametersCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryFillCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryFillWithParametersCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryPrefetchCb_t;
static const struct cat_type t_ze_pfnCommandListAppendMemoryRangesBarrierCb_t;
static const struct cat_type t_ze_pfnCommandListAppendQueryKernelTimestampsCb_t;
static const struct cat_type t_ze_pfnCommandListAppendSignalEventCb_t;
static const struct cat_type t_ze_pfnCommandListAppendSignalExternalSemaphoreExtCb_t;
static const struct cat_type t_ze_pfnCommandListAppendWaitExternalSemaphoreExtCb_t;
static const struct cat_type t_ze_pfnCommandListAppendWaitOnEventsCb_t;
static const struct cat_type t_ze_pfnCommandListAppendWriteGlobalTimestampCb_t;
static const struct cat_type t_ze_pfnCommandListBeginCaptureIntoGraphExtCb_t;
static const struct cat_type t_ze_pfnCommandListBeginGraphCaptureExtCb_t;
static const struct cat_type t_ze_pfnCommandListCloseCb_t;
static const struct cat_type t_ze_pfnCommandListCreateCb_t;
static const struct cat_type t_ze_pfnCommandListCreateCloneExpCb_t;
static const struct cat_type t_ze_pfnCommandListCreateImmediateCb_t;
static const struct cat_type t_ze_pfnCommandListDestroyCb_t;
static const struct cat_type t_ze_pfnCommandListEndGraphCaptureExtCb_t;
static const struct cat_type t_ze_pfnCommandListGetContextHandleCb_t;
static const struct cat_type t_ze_pfnCommandListGetDeviceHandleCb_t;
static const struct cat_type t_ze_pfnCommandListGetFlagsCb_t;
static const struct cat_type t_ze_pfnCommandListGetGraphExtCb_t;
static const struct cat_type t_ze_pfnCommandListGetNextCommandIdExpCb_t;
static const struct cat_type t_ze_pfnCommandListGetNextCommandIdWithKernelsExpCb_t;
static const struct cat_type t_ze_pfnCommandListGetOrdinalCb_t;
static const struct cat_type t_ze_pfnCommandListHostSynchronizeCb_t;
static const struct cat_type t_ze_pfnCommandListImmediateAppendCommandListsExpCb_t;
static const struct cat_type t_ze_pfnCommandListImmediateAppendCommandListsWithParametersCb_t;
static const struct cat_type t_ze_pfnCommandListImmediateGetFlagsCb_t;
static const struct cat_type t_ze_pfnCommandListImmediateGetIndexCb_t;
static const struct cat_type t_ze_pfnCommandListImmediateGetModeCb_t;
static const struct cat_type t_ze_pfnCommandListImmediateGetPriorityCb_t;
static const struct cat_type t_ze_pfnCommandListIsGraphCaptureEnabledExtCb_t;
static const struct cat_type t_ze_pfnCommandListIsImmediateCb_t;
static const struct cat_type t_ze_pfnCommandListIsMutableExpCb_t;
static const struct cat_type t_ze_pfnCommandListResetCb_t;
static const struct cat_type t_ze_pfnCommandListUpdateMutableCommandKernelsExpCb_t;
static const struct cat_type t_ze_pfnCommandListUpdateMutableCommandSignalEventExpCb_t;
static const struct cat_type t_ze_pfnCommandListUpdateMutableCommandWaitEventsExpCb_t;
static const struct cat_type t_ze_pfnCommandListUpdateMutableCommandsExpCb_t;
static const struct cat_type t_ze_pfnCommandQueueCreateCb_t;
static const struct cat_type t_ze_pfnCommandQueueDestroyCb_t;
static const struct cat_type t_ze_pfnCommandQueueExecuteCommandListsCb_t;
static const struct cat_type t_ze_pfnCommandQueueGetFlagsCb_t;
static const struct cat_type t_ze_pfnCommandQueueGetIndexCb_t;
static const struct cat_type t_ze_pfnCommandQueueGetModeCb_t;
static const struct cat_type t_ze_pfnCommandQueueGetOrdinalCb_t;
static const struct cat_type t_ze_pfnCommandQueueGetPriorityCb_t;
static const struct cat_type t_ze_pfnCommandQueueSynchronizeCb_t;
static const struct cat_type t_ze_pfnContextCreateCb_t;
static const struct cat_type t_ze_pfnContextCreateExCb_t;
static const struct cat_type t_ze_pfnContextDestroyCb_t;
static const struct cat_type t_ze_pfnContextEvictImageCb_t;
static const struct cat_type t_ze_pfnContextEvictMemoryCb_t;
static const struct cat_type t_ze_pfnContextGetStatusCb_t;
static const struct cat_type t_ze_pfnContextMakeImageResidentCb_t;
static const struct cat_type t_ze_pfnContextMakeMemoryResidentCb_t;
static const struct cat_type t_ze_pfnContextSystemBarrierCb_t;
static const struct cat_type t_ze_pfnDeviceCanAccessPeerCb_t;
static const struct cat_type t_ze_pfnDeviceGetAggregatedCopyOffloadIncrementValueCb_t;
static const struct cat_type t_ze_pfnDeviceGetCachePropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetCb_t;
static const struct cat_type t_ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetComputePropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetCounterBasedEventMaxValueCb_t;
static const struct cat_type t_ze_pfnDeviceGetExternalMemoryPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetFabricVertexExpCb_t;
static const struct cat_type t_ze_pfnDeviceGetGlobalTimestampsCb_t;
static const struct cat_type t_ze_pfnDeviceGetImagePropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetMemoryAccessPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetMemoryPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetModulePropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetP2PPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetPropertiesCb_t;
static const struct cat_type t_ze_pfnDeviceGetRootDeviceCb_t;
static const struct cat_type t_ze_pfnDeviceGetRuntimeRequirementsCb_t;
static const struct cat_type t_ze_pfnDeviceGetRuntimeRequirementsKeyCb_t;
static const struct cat_type t_ze_pfnDeviceGetStatusCb_t;
static const struct cat_type t_ze_pfnDeviceGetSubDevicesCb_t;
static const struct cat_type t_ze_pfnDeviceGetVectorWidthPropertiesExtCb_t;
static const struct cat_type t_ze_pfnDeviceImportExternalSemaphoreExtCb_t;
static const struct cat_type t_ze_pfnDevicePciGetPropertiesExtCb_t;
static const struct cat_type t_ze_pfnDeviceReleaseExternalSemaphoreExtCb_t;
static const struct cat_type t_ze_pfnDeviceReserveCacheExtCb_t;
static const struct cat_type t_ze_pfnDeviceSetCacheAdviceExtCb_t;
static const struct cat_type t_ze_pfnDeviceSynchronizeCb_t;
static const struct cat_type t_ze_pfnDeviceValidateRuntimeRequirementsCb_t;
static const struct cat_type t_ze_pfnDriverGetApiVersionCb_t;
static const struct cat_type t_ze_pfnDriverGetCb_t;
static const struct cat_type t_ze_pfnDriverGetDefaultContextCb_t;
static const struct cat_type t_ze_pfnDriverGetExtensionFunctionAddressCb_t;
static const struct cat_type t_ze_pfnDriverGetExtensionPropertiesCb_t;
static const struct cat_type t_ze_pfnDriverGetIpcPropertiesCb_t;
static const struct cat_type t_ze_pfnDriverGetLastErrorDescriptionCb_t;
static const struct cat_type t_ze_pfnDriverGetPropertiesCb_t;
static const struct cat_type t_ze_pfnDriverRTASFormatCompatibilityCheckExpCb_t;
static const struct cat_type t_ze_pfnDriverRTASFormatCompatibilityCheckExtCb_t;
static const struct cat_type t_ze_pfnEventCounterBasedCloseIpcHandleCb_t;
static const struct cat_type t_ze_pfnEventCounterBasedCreateCb_t;
static const struct cat_type t_ze_pfnEventCounterBasedGetDeviceAddressCb_t;
static const struct cat_type t_ze_pfnEventCounterBasedGetIpcHandleCb_t;
static const struct cat_type t_ze_pfnEventCounterBasedOpenIpcHandleCb_t;
static const struct cat_type t_ze_pfnEventCreateCb_t;
static const struct cat_type t_ze_pfnEventDestroyCb_t;
static const struct cat_type t_ze_pfnEventGetCounterBasedFlagsCb_t;
static const struct cat_type t_ze_pfnEventGetEventPoolCb_t;
static const struct cat_type t_ze_pfnEventGetSignalScopeCb_t;
static const struct cat_type t_ze_pfnEventGetWaitScopeCb_t;
static const struct cat_type t_ze_pfnEventHostResetCb_t;
static const struct cat_type t_ze_pfnEventHostSignalCb_t;
static const struct cat_type t_ze_pfnEventHostSynchronizeCb_t;
static const struct cat_type t_ze_pfnEventPoolCloseIpcHandleCb_t;
static const struct cat_type t_ze_pfnEventPoolCreateCb_t;
static const struct cat_type t_ze_pfnEventPoolDestroyCb_t;
static const struct cat_type t_ze_pfnEventPoolGetContextHandleCb_t;
static const struct cat_type t_ze_pfnEventPoolGetFlagsCb_t;
static const struct cat_type t_ze_pfnEventPoolGetIpcHandleCb_t;
static const struct cat_type t_ze_pfnEventPoolOpenIpcHandleCb_t;
static const struct cat_type t_ze_pfnEventPoolPutIpcHandleCb_t;
static const struct cat_type t_ze_pfnEventQueryKernelTimestampCb_t;
static const struct cat_type t_ze_pfnEventQueryKernelTimestampsExtCb_t;
static const struct cat_type t_ze_pfnEventQueryStatusCb_t;
static const struct cat_type t_ze_pfnEventQueryTimestampsExpCb_t;
static const struct cat_type t_ze_pfnExecutableGraphDestroyExtCb_t;
static const struct cat_type t_ze_pfnExecutableGraphGetSourceGraphExtCb_t;
static const struct cat_type t_ze_pfnFabricEdgeGetExpCb_t;
static const struct cat_type t_ze_pfnFabricEdgeGetPropertiesExpCb_t;
static const struct cat_type t_ze_pfnFabricEdgeGetVerticesExpCb_t;
static const struct cat_type t_ze_pfnFabricVertexGetDeviceExpCb_t;
static const struct cat_type t_ze_pfnFabricVertexGetExpCb_t;
static const struct cat_type t_ze_pfnFabricVertexGetPropertiesExpCb_t;
static const struct cat_type t_ze_pfnFabricVertexGetSubVerticesExpCb_t;
static const struct cat_type t_ze_pfnFenceCreateCb_t;
static const struct cat_type t_ze_pfnFenceDestroyCb_t;
static const struct cat_type t_ze_pfnFenceHostSynchronizeCb_t;
static const struct cat_type t_ze_pfnFenceQueryStatusCb_t;
static const struct cat_type t_ze_pfnFenceResetCb_t;
static const struct cat_type t_ze_pfnGraphCreateExtCb_t;
static const struct cat_type t_ze_pfnGraphDestroyExtCb_t;
static const struct cat_type t_ze_pfnGraphDumpContentsExtCb_t;
static const struct cat_type t_ze_pfnGraphGetPrimaryCommandListExtCb_t;
static const struct cat_type t_ze_pfnGraphInstantiateExtCb_t;
static const struct cat_type t_ze_pfnGraphIsEmptyExtCb_t;
static const struct cat_type t_ze_pfnGraphSetDestructionCallbackExtCb_t;
static const struct cat_type t_ze_pfnImageCreateCb_t;
static const struct cat_type t_ze_pfnImageDestroyCb_t;
static const struct cat_type t_ze_pfnImageGetAllocPropertiesExtCb_t;
static const struct cat_type t_ze_pfnImageGetDeviceOffsetExpCb_t;
static const struct cat_type t_ze_pfnImageGetMemoryPropertiesExpCb_t;
static const struct cat_type t_ze_pfnImageGetPropertiesCb_t;
static const struct cat_type t_ze_pfnImageViewCreateExpCb_t;
static const struct cat_type t_ze_pfnImageViewCreateExtCb_t;
static const struct cat_type t_ze_pfnInitCb_t;
static const struct cat_type t_ze_pfnInitDriversCb_t;
static const struct cat_type t_ze_pfnKernelCreateCb_t;
static const struct cat_type t_ze_pfnKernelDestroyCb_t;
static const struct cat_type t_ze_pfnKernelGetAllocationPropertiesExpCb_t;
static const struct cat_type t_ze_pfnKernelGetBinaryExpCb_t;
static const struct cat_type t_ze_pfnKernelGetIndirectAccessCb_t;
static const struct cat_type t_ze_pfnKernelGetNameCb_t;
static const struct cat_type t_ze_pfnKernelGetPropertiesCb_t;
static const struct cat_type t_ze_pfnKernelGetSourceAttributesCb_t;
static const struct cat_type t_ze_pfnKernelSchedulingHintExpCb_t;
static const struct cat_type t_ze_pfnKernelSetArgumentValueCb_t;
static const struct cat_type t_ze_pfnKernelSetCacheConfigCb_t;
static const struct cat_type t_ze_pfnKernelSetGlobalOffsetExpCb_t;
static const struct cat_type t_ze_pfnKernelSetGroupSizeCb_t;
static const struct cat_type t_ze_pfnKernelSetIndirectAccessCb_t;
static const struct cat_type t_ze_pfnKernelSuggestGroupSizeCb_t;
static const struct cat_type t_ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t;
static const struct cat_type t_ze_pfnMemAllocDeviceCb_t;
static const struct cat_type t_ze_pfnMemAllocHostCb_t;
static const struct cat_type t_ze_pfnMemAllocSharedCb_t;
static const struct cat_type t_ze_pfnMemCloseIpcHandleCb_t;
static const struct cat_type t_ze_pfnMemFreeCb_t;
static const struct cat_type t_ze_pfnMemFreeExtCb_t;
static const struct cat_type t_ze_pfnMemGetAddressRangeCb_t;
static const struct cat_type t_ze_pfnMemGetAllocPropertiesCb_t;
static const struct cat_type t_ze_pfnMemGetAtomicAccessAttributeExpCb_t;
static const struct cat_type t_ze_pfnMemGetFileDescriptorFromIpcHandleExpCb_t;
static const struct cat_type t_ze_pfnMemGetIpcHandleCb_t;
static const struct cat_type t_ze_pfnMemGetIpcHandleFromFileDescriptorExpCb_t;
static const struct cat_type t_ze_pfnMemGetIpcHandleWithPropertiesCb_t;
static const struct cat_type t_ze_pfnMemGetPitchFor2dImageCb_t;
static const struct cat_type t_ze_pfnMemOpenIpcHandleCb_t;
static const struct cat_type t_ze_pfnMemPutIpcHandleCb_t;
static const struct cat_type t_ze_pfnMemSetAtomicAccessAttributeExpCb_t;
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
static const struct cat_type t_ze_pfnModuleInspectLinkageExtCb_t;
static const struct cat_type t_ze_pfnPhysicalMemCreateCb_t;
static const struct cat_type t_ze_pfnPhysicalMemDestroyCb_t;
static const struct cat_type t_ze_pfnPhysicalMemGetPropertiesCb_t;
static const struct cat_type t_ze_pfnRTASBuilderBuildExpCb_t;
static const struct cat_type t_ze_pfnRTASBuilderBuildExtCb_t;
static const struct cat_type t_ze_pfnRTASBuilderCommandListAppendCopyExtCb_t;
static const struct cat_type t_ze_pfnRTASBuilderCreateExpCb_t;
static const struct cat_type t_ze_pfnRTASBuilderCreateExtCb_t;
static const struct cat_type t_ze_pfnRTASBuilderDestroyExpCb_t;
static const struct cat_type t_ze_pfnRTASBuilderDestroyExtCb_t;
static const struct cat_type t_ze_pfnRTASBuilderGetBuildPropertiesExpCb_t;
static const struct cat_type t_ze_pfnRTASBuilderGetBuildPropertiesExtCb_t;
static const struct cat_type t_ze_pfnRTASParallelOperationCreateExpCb_t;
static const struct cat_type t_ze_pfnRTASParallelOperationCreateExtCb_t;
static const struct cat_type t_ze_pfnRTASParallelOperationDestroyExpCb_t;
static const struct cat_type t_ze_pfnRTASParallelOperationDestroyExtCb_t;
static const struct cat_type t_ze_pfnRTASParallelOperationGetPropertiesExpCb_t;
static const struct cat_type t_ze_pfnRTASParallelOperationGetPropertiesExtCb_t;
static const struct cat_type t_ze_pfnRTASParallelOperationJoinExpCb_t;
static const struct cat_type t_ze_pfnRTASParallelOperationJoinExtCb_t;
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
static const struct cat_type t_zel_tracer_reg_t;
static const struct cat_type t_zel_version_t;
static const struct cat_type t_zer_pfnGetDefaultContextCb_t;
static const struct cat_type t_zer_pfnGetLastErrorDescriptionCb_t;
static const struct cat_type t_zer_pfnTranslateDeviceHandleToIdentifierCb_t;
static const struct cat_type t_zer_pfnTranslateIdentifierToDeviceHandleCb_t;

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

static const struct cat_type t_ze_pfnCommandListAppendGraphExtCb_t = { "ze_pfnCommandListAppendGraphExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendHostFunctionCb_t = { "ze_pfnCommandListAppendHostFunctionCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendImageCopyCb_t = { "ze_pfnCommandListAppendImageCopyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendImageCopyFromMemoryCb_t = { "ze_pfnCommandListAppendImageCopyFromMemoryCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendImageCopyFromMemoryExtCb_t = { "ze_pfnCommandListAppendImageCopyFromMemoryExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendImageCopyRegionCb_t = { "ze_pfnCommandListAppendImageCopyRegionCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendImageCopyToMemoryCb_t = { "ze_pfnCommandListAppendImageCopyToMemoryCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendImageCopyToMemoryExtCb_t = { "ze_pfnCommandListAppendImageCopyToMemoryExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendLaunchCooperativeKernelCb_t = { "ze_pfnCommandListAppendLaunchCooperativeKernelCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelCb_t = { "ze_pfnCommandListAppendLaunchKernelCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelIndirectCb_t = { "ze_pfnCommandListAppendLaunchKernelIndirectCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelWithArgumentsCb_t = { "ze_pfnCommandListAppendLaunchKernelWithArgumentsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendLaunchKernelWithParametersCb_t = { "ze_pfnCommandListAppendLaunchKernelWithParametersCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t = { "ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemAdviseCb_t = { "ze_pfnCommandListAppendMemAdviseCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyCb_t = { "ze_pfnCommandListAppendMemoryCopyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyFromContextCb_t = { "ze_pfnCommandListAppendMemoryCopyFromContextCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyRegionCb_t = { "ze_pfnCommandListAppendMemoryCopyRegionCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryCopyWithParametersCb_t = { "ze_pfnCommandListAppendMemoryCopyWithParametersCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryFillCb_t = { "ze_pfnCommandListAppendMemoryFillCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryFillWithParametersCb_t = { "ze_pfnCommandListAppendMemoryFillWithParametersCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryPrefetchCb_t = { "ze_pfnCommandListAppendMemoryPrefetchCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendMemoryRangesBarrierCb_t = { "ze_pfnCommandListAppendMemoryRangesBarrierCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendQueryKernelTimestampsCb_t = { "ze_pfnCommandListAppendQueryKernelTimestampsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendSignalEventCb_t = { "ze_pfnCommandListAppendSignalEventCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendSignalExternalSemaphoreExtCb_t = { "ze_pfnCommandListAppendSignalExternalSemaphoreExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendWaitExternalSemaphoreExtCb_t = { "ze_pfnCommandListAppendWaitExternalSemaphoreExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendWaitOnEventsCb_t = { "ze_pfnCommandListAppendWaitOnEventsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListAppendWriteGlobalTimestampCb_t = { "ze_pfnCommandListAppendWriteGlobalTimestampCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListBeginCaptureIntoGraphExtCb_t = { "ze_pfnCommandListBeginCaptureIntoGraphExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListBeginGraphCaptureExtCb_t = { "ze_pfnCommandListBeginGraphCaptureExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListCloseCb_t = { "ze_pfnCommandListCloseCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListCreateCb_t = { "ze_pfnCommandListCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListCreateCloneExpCb_t = { "ze_pfnCommandListCreateCloneExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListCreateImmediateCb_t = { "ze_pfnCommandListCreateImmediateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListDestroyCb_t = { "ze_pfnCommandListDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListEndGraphCaptureExtCb_t = { "ze_pfnCommandListEndGraphCaptureExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListGetContextHandleCb_t = { "ze_pfnCommandListGetContextHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListGetDeviceHandleCb_t = { "ze_pfnCommandListGetDeviceHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListGetFlagsCb_t = { "ze_pfnCommandListGetFlagsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListGetGraphExtCb_t = { "ze_pfnCommandListGetGraphExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListGetNextCommandIdExpCb_t = { "ze_pfnCommandListGetNextCommandIdExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListGetNextCommandIdWithKernelsExpCb_t = { "ze_pfnCommandListGetNextCommandIdWithKernelsExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListGetOrdinalCb_t = { "ze_pfnCommandListGetOrdinalCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListHostSynchronizeCb_t = { "ze_pfnCommandListHostSynchronizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListImmediateAppendCommandListsExpCb_t = { "ze_pfnCommandListImmediateAppendCommandListsExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListImmediateAppendCommandListsWithParametersCb_t = { "ze_pfnCommandListImmediateAppendCommandListsWithParametersCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListImmediateGetFlagsCb_t = { "ze_pfnCommandListImmediateGetFlagsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListImmediateGetIndexCb_t = { "ze_pfnCommandListImmediateGetIndexCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListImmediateGetModeCb_t = { "ze_pfnCommandListImmediateGetModeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListImmediateGetPriorityCb_t = { "ze_pfnCommandListImmediateGetPriorityCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListIsGraphCaptureEnabledExtCb_t = { "ze_pfnCommandListIsGraphCaptureEnabledExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListIsImmediateCb_t = { "ze_pfnCommandListIsImmediateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListIsMutableExpCb_t = { "ze_pfnCommandListIsMutableExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListResetCb_t = { "ze_pfnCommandListResetCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListUpdateMutableCommandKernelsExpCb_t = { "ze_pfnCommandListUpdateMutableCommandKernelsExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListUpdateMutableCommandSignalEventExpCb_t = { "ze_pfnCommandListUpdateMutableCommandSignalEventExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListUpdateMutableCommandWaitEventsExpCb_t = { "ze_pfnCommandListUpdateMutableCommandWaitEventsExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandListUpdateMutableCommandsExpCb_t = { "ze_pfnCommandListUpdateMutableCommandsExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueCreateCb_t = { "ze_pfnCommandQueueCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueDestroyCb_t = { "ze_pfnCommandQueueDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueExecuteCommandListsCb_t = { "ze_pfnCommandQueueExecuteCommandListsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueGetFlagsCb_t = { "ze_pfnCommandQueueGetFlagsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueGetIndexCb_t = { "ze_pfnCommandQueueGetIndexCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueGetModeCb_t = { "ze_pfnCommandQueueGetModeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueGetOrdinalCb_t = { "ze_pfnCommandQueueGetOrdinalCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueGetPriorityCb_t = { "ze_pfnCommandQueueGetPriorityCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnCommandQueueSynchronizeCb_t = { "ze_pfnCommandQueueSynchronizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextCreateCb_t = { "ze_pfnContextCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextCreateExCb_t = { "ze_pfnContextCreateExCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextDestroyCb_t = { "ze_pfnContextDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextEvictImageCb_t = { "ze_pfnContextEvictImageCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextEvictMemoryCb_t = { "ze_pfnContextEvictMemoryCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextGetStatusCb_t = { "ze_pfnContextGetStatusCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextMakeImageResidentCb_t = { "ze_pfnContextMakeImageResidentCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextMakeMemoryResidentCb_t = { "ze_pfnContextMakeMemoryResidentCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnContextSystemBarrierCb_t = { "ze_pfnContextSystemBarrierCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceCanAccessPeerCb_t = { "ze_pfnDeviceCanAccessPeerCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetAggregatedCopyOffloadIncrementValueCb_t = { "ze_pfnDeviceGetAggregatedCopyOffloadIncrementValueCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetCachePropertiesCb_t = { "ze_pfnDeviceGetCachePropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetCb_t = { "ze_pfnDeviceGetCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t = { "ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetComputePropertiesCb_t = { "ze_pfnDeviceGetComputePropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetCounterBasedEventMaxValueCb_t = { "ze_pfnDeviceGetCounterBasedEventMaxValueCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetExternalMemoryPropertiesCb_t = { "ze_pfnDeviceGetExternalMemoryPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetFabricVertexExpCb_t = { "ze_pfnDeviceGetFabricVertexExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetGlobalTimestampsCb_t = { "ze_pfnDeviceGetGlobalTimestampsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetImagePropertiesCb_t = { "ze_pfnDeviceGetImagePropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetMemoryAccessPropertiesCb_t = { "ze_pfnDeviceGetMemoryAccessPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetMemoryPropertiesCb_t = { "ze_pfnDeviceGetMemoryPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetModulePropertiesCb_t = { "ze_pfnDeviceGetModulePropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetP2PPropertiesCb_t = { "ze_pfnDeviceGetP2PPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetPropertiesCb_t = { "ze_pfnDeviceGetPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetRootDeviceCb_t = { "ze_pfnDeviceGetRootDeviceCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetRuntimeRequirementsCb_t = { "ze_pfnDeviceGetRuntimeRequirementsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetRuntimeRequirementsKeyCb_t = { "ze_pfnDeviceGetRuntimeRequirementsKeyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetStatusCb_t = { "ze_pfnDeviceGetStatusCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetSubDevicesCb_t = { "ze_pfnDeviceGetSubDevicesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceGetVectorWidthPropertiesExtCb_t = { "ze_pfnDeviceGetVectorWidthPropertiesExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceImportExternalSemaphoreExtCb_t = { "ze_pfnDeviceImportExternalSemaphoreExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDevicePciGetPropertiesExtCb_t = { "ze_pfnDevicePciGetPropertiesExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceReleaseExternalSemaphoreExtCb_t = { "ze_pfnDeviceReleaseExternalSemaphoreExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceReserveCacheExtCb_t = { "ze_pfnDeviceReserveCacheExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceSetCacheAdviceExtCb_t = { "ze_pfnDeviceSetCacheAdviceExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceSynchronizeCb_t = { "ze_pfnDeviceSynchronizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDeviceValidateRuntimeRequirementsCb_t = { "ze_pfnDeviceValidateRuntimeRequirementsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetApiVersionCb_t = { "ze_pfnDriverGetApiVersionCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetCb_t = { "ze_pfnDriverGetCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetDefaultContextCb_t = { "ze_pfnDriverGetDefaultContextCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetExtensionFunctionAddressCb_t = { "ze_pfnDriverGetExtensionFunctionAddressCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetExtensionPropertiesCb_t = { "ze_pfnDriverGetExtensionPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetIpcPropertiesCb_t = { "ze_pfnDriverGetIpcPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetLastErrorDescriptionCb_t = { "ze_pfnDriverGetLastErrorDescriptionCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverGetPropertiesCb_t = { "ze_pfnDriverGetPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverRTASFormatCompatibilityCheckExpCb_t = { "ze_pfnDriverRTASFormatCompatibilityCheckExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnDriverRTASFormatCompatibilityCheckExtCb_t = { "ze_pfnDriverRTASFormatCompatibilityCheckExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventCounterBasedCloseIpcHandleCb_t = { "ze_pfnEventCounterBasedCloseIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventCounterBasedCreateCb_t = { "ze_pfnEventCounterBasedCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventCounterBasedGetDeviceAddressCb_t = { "ze_pfnEventCounterBasedGetDeviceAddressCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventCounterBasedGetIpcHandleCb_t = { "ze_pfnEventCounterBasedGetIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventCounterBasedOpenIpcHandleCb_t = { "ze_pfnEventCounterBasedOpenIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventCreateCb_t = { "ze_pfnEventCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventDestroyCb_t = { "ze_pfnEventDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventGetCounterBasedFlagsCb_t = { "ze_pfnEventGetCounterBasedFlagsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventGetEventPoolCb_t = { "ze_pfnEventGetEventPoolCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventGetSignalScopeCb_t = { "ze_pfnEventGetSignalScopeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventGetWaitScopeCb_t = { "ze_pfnEventGetWaitScopeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventHostResetCb_t = { "ze_pfnEventHostResetCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventHostSignalCb_t = { "ze_pfnEventHostSignalCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventHostSynchronizeCb_t = { "ze_pfnEventHostSynchronizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolCloseIpcHandleCb_t = { "ze_pfnEventPoolCloseIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolCreateCb_t = { "ze_pfnEventPoolCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolDestroyCb_t = { "ze_pfnEventPoolDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolGetContextHandleCb_t = { "ze_pfnEventPoolGetContextHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolGetFlagsCb_t = { "ze_pfnEventPoolGetFlagsCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolGetIpcHandleCb_t = { "ze_pfnEventPoolGetIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolOpenIpcHandleCb_t = { "ze_pfnEventPoolOpenIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventPoolPutIpcHandleCb_t = { "ze_pfnEventPoolPutIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventQueryKernelTimestampCb_t = { "ze_pfnEventQueryKernelTimestampCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventQueryKernelTimestampsExtCb_t = { "ze_pfnEventQueryKernelTimestampsExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventQueryStatusCb_t = { "ze_pfnEventQueryStatusCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnEventQueryTimestampsExpCb_t = { "ze_pfnEventQueryTimestampsExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnExecutableGraphDestroyExtCb_t = { "ze_pfnExecutableGraphDestroyExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnExecutableGraphGetSourceGraphExtCb_t = { "ze_pfnExecutableGraphGetSourceGraphExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFabricEdgeGetExpCb_t = { "ze_pfnFabricEdgeGetExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFabricEdgeGetPropertiesExpCb_t = { "ze_pfnFabricEdgeGetPropertiesExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFabricEdgeGetVerticesExpCb_t = { "ze_pfnFabricEdgeGetVerticesExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFabricVertexGetDeviceExpCb_t = { "ze_pfnFabricVertexGetDeviceExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFabricVertexGetExpCb_t = { "ze_pfnFabricVertexGetExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFabricVertexGetPropertiesExpCb_t = { "ze_pfnFabricVertexGetPropertiesExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFabricVertexGetSubVerticesExpCb_t = { "ze_pfnFabricVertexGetSubVerticesExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFenceCreateCb_t = { "ze_pfnFenceCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFenceDestroyCb_t = { "ze_pfnFenceDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFenceHostSynchronizeCb_t = { "ze_pfnFenceHostSynchronizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFenceQueryStatusCb_t = { "ze_pfnFenceQueryStatusCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnFenceResetCb_t = { "ze_pfnFenceResetCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnGraphCreateExtCb_t = { "ze_pfnGraphCreateExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnGraphDestroyExtCb_t = { "ze_pfnGraphDestroyExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnGraphDumpContentsExtCb_t = { "ze_pfnGraphDumpContentsExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnGraphGetPrimaryCommandListExtCb_t = { "ze_pfnGraphGetPrimaryCommandListExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnGraphInstantiateExtCb_t = { "ze_pfnGraphInstantiateExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnGraphIsEmptyExtCb_t = { "ze_pfnGraphIsEmptyExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnGraphSetDestructionCallbackExtCb_t = { "ze_pfnGraphSetDestructionCallbackExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnImageCreateCb_t = { "ze_pfnImageCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnImageDestroyCb_t = { "ze_pfnImageDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnImageGetAllocPropertiesExtCb_t = { "ze_pfnImageGetAllocPropertiesExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnImageGetDeviceOffsetExpCb_t = { "ze_pfnImageGetDeviceOffsetExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnImageGetMemoryPropertiesExpCb_t = { "ze_pfnImageGetMemoryPropertiesExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnImageGetPropertiesCb_t = { "ze_pfnImageGetPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnImageViewCreateExpCb_t = { "ze_pfnImageViewCreateExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnImageViewCreateExtCb_t = { "ze_pfnImageViewCreateExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnInitCb_t = { "ze_pfnInitCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnInitDriversCb_t = { "ze_pfnInitDriversCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelCreateCb_t = { "ze_pfnKernelCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelDestroyCb_t = { "ze_pfnKernelDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelGetAllocationPropertiesExpCb_t = { "ze_pfnKernelGetAllocationPropertiesExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelGetBinaryExpCb_t = { "ze_pfnKernelGetBinaryExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelGetIndirectAccessCb_t = { "ze_pfnKernelGetIndirectAccessCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelGetNameCb_t = { "ze_pfnKernelGetNameCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelGetPropertiesCb_t = { "ze_pfnKernelGetPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelGetSourceAttributesCb_t = { "ze_pfnKernelGetSourceAttributesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSchedulingHintExpCb_t = { "ze_pfnKernelSchedulingHintExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSetArgumentValueCb_t = { "ze_pfnKernelSetArgumentValueCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSetCacheConfigCb_t = { "ze_pfnKernelSetCacheConfigCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSetGlobalOffsetExpCb_t = { "ze_pfnKernelSetGlobalOffsetExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSetGroupSizeCb_t = { "ze_pfnKernelSetGroupSizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSetIndirectAccessCb_t = { "ze_pfnKernelSetIndirectAccessCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSuggestGroupSizeCb_t = { "ze_pfnKernelSuggestGroupSizeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t = { "ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemAllocDeviceCb_t = { "ze_pfnMemAllocDeviceCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemAllocHostCb_t = { "ze_pfnMemAllocHostCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemAllocSharedCb_t = { "ze_pfnMemAllocSharedCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemCloseIpcHandleCb_t = { "ze_pfnMemCloseIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemFreeCb_t = { "ze_pfnMemFreeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemFreeExtCb_t = { "ze_pfnMemFreeExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemGetAddressRangeCb_t = { "ze_pfnMemGetAddressRangeCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemGetAllocPropertiesCb_t = { "ze_pfnMemGetAllocPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemGetAtomicAccessAttributeExpCb_t = { "ze_pfnMemGetAtomicAccessAttributeExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemGetFileDescriptorFromIpcHandleExpCb_t = { "ze_pfnMemGetFileDescriptorFromIpcHandleExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemGetIpcHandleCb_t = { "ze_pfnMemGetIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemGetIpcHandleFromFileDescriptorExpCb_t = { "ze_pfnMemGetIpcHandleFromFileDescriptorExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemGetIpcHandleWithPropertiesCb_t = { "ze_pfnMemGetIpcHandleWithPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemGetPitchFor2dImageCb_t = { "ze_pfnMemGetPitchFor2dImageCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemOpenIpcHandleCb_t = { "ze_pfnMemOpenIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemPutIpcHandleCb_t = { "ze_pfnMemPutIpcHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnMemSetAtomicAccessAttributeExpCb_t = { "ze_pfnMemSetAtomicAccessAttributeExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

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

static const struct cat_type t_ze_pfnModuleInspectLinkageExtCb_t = { "ze_pfnModuleInspectLinkageExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnPhysicalMemCreateCb_t = { "ze_pfnPhysicalMemCreateCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnPhysicalMemDestroyCb_t = { "ze_pfnPhysicalMemDestroyCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnPhysicalMemGetPropertiesCb_t = { "ze_pfnPhysicalMemGetPropertiesCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASBuilderBuildExpCb_t = { "ze_pfnRTASBuilderBuildExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASBuilderBuildExtCb_t = { "ze_pfnRTASBuilderBuildExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASBuilderCommandListAppendCopyExtCb_t = { "ze_pfnRTASBuilderCommandListAppendCopyExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASBuilderCreateExpCb_t = { "ze_pfnRTASBuilderCreateExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASBuilderCreateExtCb_t = { "ze_pfnRTASBuilderCreateExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASBuilderDestroyExpCb_t = { "ze_pfnRTASBuilderDestroyExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASBuilderDestroyExtCb_t = { "ze_pfnRTASBuilderDestroyExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASBuilderGetBuildPropertiesExpCb_t = { "ze_pfnRTASBuilderGetBuildPropertiesExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASBuilderGetBuildPropertiesExtCb_t = { "ze_pfnRTASBuilderGetBuildPropertiesExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASParallelOperationCreateExpCb_t = { "ze_pfnRTASParallelOperationCreateExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASParallelOperationCreateExtCb_t = { "ze_pfnRTASParallelOperationCreateExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASParallelOperationDestroyExpCb_t = { "ze_pfnRTASParallelOperationDestroyExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASParallelOperationDestroyExtCb_t = { "ze_pfnRTASParallelOperationDestroyExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASParallelOperationGetPropertiesExpCb_t = { "ze_pfnRTASParallelOperationGetPropertiesExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASParallelOperationGetPropertiesExtCb_t = { "ze_pfnRTASParallelOperationGetPropertiesExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASParallelOperationJoinExpCb_t = { "ze_pfnRTASParallelOperationJoinExpCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_pfnRTASParallelOperationJoinExtCb_t = { "ze_pfnRTASParallelOperationJoinExtCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

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

static const struct cat_type t_zel_tracer_handle_t = { "zel_tracer_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "tracer" };

static const struct cat_enumerator e_t_zel_tracer_reg_t[] = {
	{ "ZEL_REGISTER_PROLOGUE", 0 },
	{ "ZEL_REGISTER_EPILOGUE", 1 },
};
static const struct cat_type t_zel_tracer_reg_t = { "zel_tracer_reg_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_zel_tracer_reg_t };

static const struct cat_field m_t_zel_version_t[] = {
	{ "major", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "minor", &t_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "patch", &t_int, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zel_version_t = { "zel_version_t", CAT_STRUCT, 12, 3, NULL, m_t_zel_version_t, NULL };

static const struct cat_type t_zer_pfnGetDefaultContextCb_t = { "zer_pfnGetDefaultContextCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_zer_pfnGetLastErrorDescriptionCb_t = { "zer_pfnGetLastErrorDescriptionCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_zer_pfnTranslateDeviceHandleToIdentifierCb_t = { "zer_pfnTranslateDeviceHandleToIdentifierCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_zer_pfnTranslateIdentifierToDeviceHandleCb_t = { "zer_pfnTranslateIdentifierToDeviceHandleCb_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_func f_zelCheckIsLoaderInTearDown = {
	"zelCheckIsLoaderInTearDown", "zelCheckIsLoaderInTearDown", 5001, CAT_API_ZEL, CAT_F_GETTER | CAT_F_QUERY, 0, 0, CAT_OK_ALWAYS, 0, NULL, NULL, &t_bool,
	"1.32", "", NULL,
};

static const struct cat_func f_zelDisableTracingLayer = {
	"zelDisableTracingLayer", "zelDisableTracingLayer", 5002, CAT_API_ZEL, 0, 0, 0, CAT_OK_RESULT, 0, NULL, NULL, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_func f_zelEnableTracingLayer = {
	"zelEnableTracingLayer", "zelEnableTracingLayer", 5003, CAT_API_ZEL, 0, 0, 0, CAT_OK_RESULT, 0, NULL, NULL, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelGetLoaderVersion[] = {
	{ "version", &p_zel_component_version_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zelGetLoaderVersion = {
	"zelGetLoaderVersion", "zelGetLoaderVersion", 5004, CAT_API_ZEL, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_zelGetLoaderVersion, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelGetTracingLayerState[] = {
	{ "enabled", &p_Bool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zelGetTracingLayerState = {
	"zelGetTracingLayerState", "zelGetTracingLayerState", 5005, CAT_API_ZEL, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_zelGetTracingLayerState, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_func f_zelLoaderContextTeardown = {
	"zelLoaderContextTeardown", "zelLoaderContextTeardown", 5006, CAT_API_ZEL, 0, 0, 0, CAT_OK_ALWAYS, 0, NULL, NULL, &t_void,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelLoaderGetVersions[] = {
	{ "num_elems", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "versions", &p_zel_component_version_t_ptr, CAT_OUT, CAT_LEN_PARG, 0 },
};
static const struct cat_func f_zelLoaderGetVersions = {
	"zelLoaderGetVersions", "zelLoaderGetVersions", 5007, CAT_API_ZEL, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zelLoaderGetVersions, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelLoaderTranslateHandle[] = {
	{ "handleType", &t_zel_handle_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleIn", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleOut", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zelLoaderTranslateHandle = {
	"zelLoaderTranslateHandle", "zelLoaderTranslateHandle", 5008, CAT_API_ZEL, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelLoaderTranslateHandle, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelRegisterTeardownCallback[] = {
	{ "application_callback", &t_zel_loader_teardown_callback_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "loader_callback", &p_zel_application_teardown_callback_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "index", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zelRegisterTeardownCallback = {
	"zelRegisterTeardownCallback", "zelRegisterTeardownCallback", 5009, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelRegisterTeardownCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_func f_zelSetDelayLoaderContextTeardown = {
	"zelSetDelayLoaderContextTeardown", "zelSetDelayLoaderContextTeardown", 5010, CAT_API_ZEL, 0, 0, 0, CAT_OK_ALWAYS, 0, NULL, NULL, &t_void,
	"1.32", "", NULL,
};

static const struct cat_func f_zelSetDriverTeardown = {
	"zelSetDriverTeardown", "zelSetDriverTeardown", 5011, CAT_API_ZEL, 0, 0, 0, CAT_OK_RESULT, 0, NULL, NULL, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendBarrierRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendBarrierCb", &t_ze_pfnCommandListAppendBarrierCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendBarrierRegisterCallback = {
	"zelTracerCommandListAppendBarrierRegisterCallback", "zelTracerCommandListAppendBarrierRegisterCallback", 5012, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendBarrierRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendEventResetRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendEventResetCb", &t_ze_pfnCommandListAppendEventResetCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendEventResetRegisterCallback = {
	"zelTracerCommandListAppendEventResetRegisterCallback", "zelTracerCommandListAppendEventResetRegisterCallback", 5013, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendEventResetRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendGraphExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendGraphExtCb", &t_ze_pfnCommandListAppendGraphExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendGraphExtRegisterCallback = {
	"zelTracerCommandListAppendGraphExtRegisterCallback", "zelTracerCommandListAppendGraphExtRegisterCallback", 5014, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendGraphExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendHostFunctionRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendHostFunctionCb", &t_ze_pfnCommandListAppendHostFunctionCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendHostFunctionRegisterCallback = {
	"zelTracerCommandListAppendHostFunctionRegisterCallback", "zelTracerCommandListAppendHostFunctionRegisterCallback", 5015, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendHostFunctionRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendImageCopyFromMemoryExtCb", &t_ze_pfnCommandListAppendImageCopyFromMemoryExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback = {
	"zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback", "zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback", 5016, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendImageCopyFromMemoryCb", &t_ze_pfnCommandListAppendImageCopyFromMemoryCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback = {
	"zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback", "zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback", 5017, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendImageCopyRegionRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendImageCopyRegionCb", &t_ze_pfnCommandListAppendImageCopyRegionCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendImageCopyRegionRegisterCallback = {
	"zelTracerCommandListAppendImageCopyRegionRegisterCallback", "zelTracerCommandListAppendImageCopyRegionRegisterCallback", 5018, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendImageCopyRegionRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendImageCopyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendImageCopyCb", &t_ze_pfnCommandListAppendImageCopyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendImageCopyRegisterCallback = {
	"zelTracerCommandListAppendImageCopyRegisterCallback", "zelTracerCommandListAppendImageCopyRegisterCallback", 5019, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendImageCopyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendImageCopyToMemoryExtCb", &t_ze_pfnCommandListAppendImageCopyToMemoryExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback = {
	"zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback", "zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback", 5020, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendImageCopyToMemoryRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendImageCopyToMemoryCb", &t_ze_pfnCommandListAppendImageCopyToMemoryCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendImageCopyToMemoryRegisterCallback = {
	"zelTracerCommandListAppendImageCopyToMemoryRegisterCallback", "zelTracerCommandListAppendImageCopyToMemoryRegisterCallback", 5021, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendImageCopyToMemoryRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendLaunchCooperativeKernelCb", &t_ze_pfnCommandListAppendLaunchCooperativeKernelCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback = {
	"zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback", "zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback", 5022, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendLaunchKernelIndirectCb", &t_ze_pfnCommandListAppendLaunchKernelIndirectCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback = {
	"zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback", "zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback", 5023, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendLaunchKernelRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendLaunchKernelCb", &t_ze_pfnCommandListAppendLaunchKernelCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendLaunchKernelRegisterCallback = {
	"zelTracerCommandListAppendLaunchKernelRegisterCallback", "zelTracerCommandListAppendLaunchKernelRegisterCallback", 5024, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendLaunchKernelRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendLaunchKernelWithArgumentsCb", &t_ze_pfnCommandListAppendLaunchKernelWithArgumentsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback = {
	"zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback", "zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback", 5025, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendLaunchKernelWithParametersCb", &t_ze_pfnCommandListAppendLaunchKernelWithParametersCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback = {
	"zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback", "zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback", 5026, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendLaunchMultipleKernelsIndirectCb", &t_ze_pfnCommandListAppendLaunchMultipleKernelsIndirectCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback = {
	"zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback", "zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback", 5027, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendMemAdviseRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendMemAdviseCb", &t_ze_pfnCommandListAppendMemAdviseCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendMemAdviseRegisterCallback = {
	"zelTracerCommandListAppendMemAdviseRegisterCallback", "zelTracerCommandListAppendMemAdviseRegisterCallback", 5028, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendMemAdviseRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendMemoryCopyFromContextCb", &t_ze_pfnCommandListAppendMemoryCopyFromContextCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback = {
	"zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback", "zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback", 5029, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendMemoryCopyRegionRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendMemoryCopyRegionCb", &t_ze_pfnCommandListAppendMemoryCopyRegionCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendMemoryCopyRegionRegisterCallback = {
	"zelTracerCommandListAppendMemoryCopyRegionRegisterCallback", "zelTracerCommandListAppendMemoryCopyRegionRegisterCallback", 5030, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendMemoryCopyRegionRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendMemoryCopyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendMemoryCopyCb", &t_ze_pfnCommandListAppendMemoryCopyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendMemoryCopyRegisterCallback = {
	"zelTracerCommandListAppendMemoryCopyRegisterCallback", "zelTracerCommandListAppendMemoryCopyRegisterCallback", 5031, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendMemoryCopyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendMemoryCopyWithParametersCb", &t_ze_pfnCommandListAppendMemoryCopyWithParametersCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback = {
	"zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback", "zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback", 5032, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendMemoryFillRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendMemoryFillCb", &t_ze_pfnCommandListAppendMemoryFillCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendMemoryFillRegisterCallback = {
	"zelTracerCommandListAppendMemoryFillRegisterCallback", "zelTracerCommandListAppendMemoryFillRegisterCallback", 5033, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendMemoryFillRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendMemoryFillWithParametersCb", &t_ze_pfnCommandListAppendMemoryFillWithParametersCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback = {
	"zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback", "zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback", 5034, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendMemoryPrefetchRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendMemoryPrefetchCb", &t_ze_pfnCommandListAppendMemoryPrefetchCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendMemoryPrefetchRegisterCallback = {
	"zelTracerCommandListAppendMemoryPrefetchRegisterCallback", "zelTracerCommandListAppendMemoryPrefetchRegisterCallback", 5035, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendMemoryPrefetchRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendMemoryRangesBarrierCb", &t_ze_pfnCommandListAppendMemoryRangesBarrierCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback = {
	"zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback", "zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback", 5036, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendQueryKernelTimestampsCb", &t_ze_pfnCommandListAppendQueryKernelTimestampsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback = {
	"zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback", "zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback", 5037, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendSignalEventRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendSignalEventCb", &t_ze_pfnCommandListAppendSignalEventCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendSignalEventRegisterCallback = {
	"zelTracerCommandListAppendSignalEventRegisterCallback", "zelTracerCommandListAppendSignalEventRegisterCallback", 5038, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendSignalEventRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendSignalExternalSemaphoreExtCb", &t_ze_pfnCommandListAppendSignalExternalSemaphoreExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback = {
	"zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback", "zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback", 5039, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendWaitExternalSemaphoreExtCb", &t_ze_pfnCommandListAppendWaitExternalSemaphoreExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback = {
	"zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback", "zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback", 5040, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendWaitOnEventsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendWaitOnEventsCb", &t_ze_pfnCommandListAppendWaitOnEventsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendWaitOnEventsRegisterCallback = {
	"zelTracerCommandListAppendWaitOnEventsRegisterCallback", "zelTracerCommandListAppendWaitOnEventsRegisterCallback", 5041, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendWaitOnEventsRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAppendWriteGlobalTimestampCb", &t_ze_pfnCommandListAppendWriteGlobalTimestampCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback = {
	"zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback", "zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback", 5042, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnBeginCaptureIntoGraphExtCb", &t_ze_pfnCommandListBeginCaptureIntoGraphExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback = {
	"zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback", "zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback", 5043, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListBeginGraphCaptureExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnBeginGraphCaptureExtCb", &t_ze_pfnCommandListBeginGraphCaptureExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListBeginGraphCaptureExtRegisterCallback = {
	"zelTracerCommandListBeginGraphCaptureExtRegisterCallback", "zelTracerCommandListBeginGraphCaptureExtRegisterCallback", 5044, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListBeginGraphCaptureExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListCloseRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCloseCb", &t_ze_pfnCommandListCloseCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListCloseRegisterCallback = {
	"zelTracerCommandListCloseRegisterCallback", "zelTracerCommandListCloseRegisterCallback", 5045, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListCloseRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListCreateCloneExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCloneExpCb", &t_ze_pfnCommandListCreateCloneExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListCreateCloneExpRegisterCallback = {
	"zelTracerCommandListCreateCloneExpRegisterCallback", "zelTracerCommandListCreateCloneExpRegisterCallback", 5046, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListCreateCloneExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListCreateImmediateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateImmediateCb", &t_ze_pfnCommandListCreateImmediateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListCreateImmediateRegisterCallback = {
	"zelTracerCommandListCreateImmediateRegisterCallback", "zelTracerCommandListCreateImmediateRegisterCallback", 5047, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListCreateImmediateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCb", &t_ze_pfnCommandListCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListCreateRegisterCallback = {
	"zelTracerCommandListCreateRegisterCallback", "zelTracerCommandListCreateRegisterCallback", 5048, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListCreateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnCommandListDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListDestroyRegisterCallback = {
	"zelTracerCommandListDestroyRegisterCallback", "zelTracerCommandListDestroyRegisterCallback", 5049, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListEndGraphCaptureExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnEndGraphCaptureExtCb", &t_ze_pfnCommandListEndGraphCaptureExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListEndGraphCaptureExtRegisterCallback = {
	"zelTracerCommandListEndGraphCaptureExtRegisterCallback", "zelTracerCommandListEndGraphCaptureExtRegisterCallback", 5050, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListEndGraphCaptureExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListGetContextHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetContextHandleCb", &t_ze_pfnCommandListGetContextHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListGetContextHandleRegisterCallback = {
	"zelTracerCommandListGetContextHandleRegisterCallback", "zelTracerCommandListGetContextHandleRegisterCallback", 5051, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListGetContextHandleRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListGetDeviceHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetDeviceHandleCb", &t_ze_pfnCommandListGetDeviceHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListGetDeviceHandleRegisterCallback = {
	"zelTracerCommandListGetDeviceHandleRegisterCallback", "zelTracerCommandListGetDeviceHandleRegisterCallback", 5052, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListGetDeviceHandleRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListGetFlagsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetFlagsCb", &t_ze_pfnCommandListGetFlagsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListGetFlagsRegisterCallback = {
	"zelTracerCommandListGetFlagsRegisterCallback", "zelTracerCommandListGetFlagsRegisterCallback", 5053, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListGetFlagsRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListGetGraphExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetGraphExtCb", &t_ze_pfnCommandListGetGraphExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListGetGraphExtRegisterCallback = {
	"zelTracerCommandListGetGraphExtRegisterCallback", "zelTracerCommandListGetGraphExtRegisterCallback", 5054, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListGetGraphExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListGetNextCommandIdExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetNextCommandIdExpCb", &t_ze_pfnCommandListGetNextCommandIdExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListGetNextCommandIdExpRegisterCallback = {
	"zelTracerCommandListGetNextCommandIdExpRegisterCallback", "zelTracerCommandListGetNextCommandIdExpRegisterCallback", 5055, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListGetNextCommandIdExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetNextCommandIdWithKernelsExpCb", &t_ze_pfnCommandListGetNextCommandIdWithKernelsExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback = {
	"zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback", "zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback", 5056, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListGetOrdinalRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetOrdinalCb", &t_ze_pfnCommandListGetOrdinalCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListGetOrdinalRegisterCallback = {
	"zelTracerCommandListGetOrdinalRegisterCallback", "zelTracerCommandListGetOrdinalRegisterCallback", 5057, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListGetOrdinalRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListHostSynchronizeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnHostSynchronizeCb", &t_ze_pfnCommandListHostSynchronizeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListHostSynchronizeRegisterCallback = {
	"zelTracerCommandListHostSynchronizeRegisterCallback", "zelTracerCommandListHostSynchronizeRegisterCallback", 5058, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListHostSynchronizeRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnImmediateAppendCommandListsExpCb", &t_ze_pfnCommandListImmediateAppendCommandListsExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback = {
	"zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback", "zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback", 5059, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnImmediateAppendCommandListsWithParametersCb", &t_ze_pfnCommandListImmediateAppendCommandListsWithParametersCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback = {
	"zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback", "zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback", 5060, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListImmediateGetFlagsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnImmediateGetFlagsCb", &t_ze_pfnCommandListImmediateGetFlagsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListImmediateGetFlagsRegisterCallback = {
	"zelTracerCommandListImmediateGetFlagsRegisterCallback", "zelTracerCommandListImmediateGetFlagsRegisterCallback", 5061, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListImmediateGetFlagsRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListImmediateGetIndexRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnImmediateGetIndexCb", &t_ze_pfnCommandListImmediateGetIndexCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListImmediateGetIndexRegisterCallback = {
	"zelTracerCommandListImmediateGetIndexRegisterCallback", "zelTracerCommandListImmediateGetIndexRegisterCallback", 5062, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListImmediateGetIndexRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListImmediateGetModeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnImmediateGetModeCb", &t_ze_pfnCommandListImmediateGetModeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListImmediateGetModeRegisterCallback = {
	"zelTracerCommandListImmediateGetModeRegisterCallback", "zelTracerCommandListImmediateGetModeRegisterCallback", 5063, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListImmediateGetModeRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListImmediateGetPriorityRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnImmediateGetPriorityCb", &t_ze_pfnCommandListImmediateGetPriorityCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListImmediateGetPriorityRegisterCallback = {
	"zelTracerCommandListImmediateGetPriorityRegisterCallback", "zelTracerCommandListImmediateGetPriorityRegisterCallback", 5064, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListImmediateGetPriorityRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnIsGraphCaptureEnabledExtCb", &t_ze_pfnCommandListIsGraphCaptureEnabledExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback = {
	"zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback", "zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback", 5065, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListIsImmediateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnIsImmediateCb", &t_ze_pfnCommandListIsImmediateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListIsImmediateRegisterCallback = {
	"zelTracerCommandListIsImmediateRegisterCallback", "zelTracerCommandListIsImmediateRegisterCallback", 5066, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListIsImmediateRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListIsMutableExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnIsMutableExpCb", &t_ze_pfnCommandListIsMutableExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListIsMutableExpRegisterCallback = {
	"zelTracerCommandListIsMutableExpRegisterCallback", "zelTracerCommandListIsMutableExpRegisterCallback", 5067, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListIsMutableExpRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListResetRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnResetCb", &t_ze_pfnCommandListResetCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListResetRegisterCallback = {
	"zelTracerCommandListResetRegisterCallback", "zelTracerCommandListResetRegisterCallback", 5068, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListResetRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnUpdateMutableCommandKernelsExpCb", &t_ze_pfnCommandListUpdateMutableCommandKernelsExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback = {
	"zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback", "zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback", 5069, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnUpdateMutableCommandSignalEventExpCb", &t_ze_pfnCommandListUpdateMutableCommandSignalEventExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback = {
	"zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback", "zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback", 5070, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnUpdateMutableCommandWaitEventsExpCb", &t_ze_pfnCommandListUpdateMutableCommandWaitEventsExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback = {
	"zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback", "zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback", 5071, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandListUpdateMutableCommandsExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnUpdateMutableCommandsExpCb", &t_ze_pfnCommandListUpdateMutableCommandsExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandListUpdateMutableCommandsExpRegisterCallback = {
	"zelTracerCommandListUpdateMutableCommandsExpRegisterCallback", "zelTracerCommandListUpdateMutableCommandsExpRegisterCallback", 5072, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandListUpdateMutableCommandsExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandQueueCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCb", &t_ze_pfnCommandQueueCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandQueueCreateRegisterCallback = {
	"zelTracerCommandQueueCreateRegisterCallback", "zelTracerCommandQueueCreateRegisterCallback", 5073, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandQueueCreateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandQueueDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnCommandQueueDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandQueueDestroyRegisterCallback = {
	"zelTracerCommandQueueDestroyRegisterCallback", "zelTracerCommandQueueDestroyRegisterCallback", 5074, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandQueueDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandQueueExecuteCommandListsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnExecuteCommandListsCb", &t_ze_pfnCommandQueueExecuteCommandListsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandQueueExecuteCommandListsRegisterCallback = {
	"zelTracerCommandQueueExecuteCommandListsRegisterCallback", "zelTracerCommandQueueExecuteCommandListsRegisterCallback", 5075, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandQueueExecuteCommandListsRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCommandQueueGetFlagsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetFlagsCb", &t_ze_pfnCommandQueueGetFlagsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandQueueGetFlagsRegisterCallback = {
	"zelTracerCommandQueueGetFlagsRegisterCallback", "zelTracerCommandQueueGetFlagsRegisterCallback", 5076, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandQueueGetFlagsRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandQueueGetIndexRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetIndexCb", &t_ze_pfnCommandQueueGetIndexCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandQueueGetIndexRegisterCallback = {
	"zelTracerCommandQueueGetIndexRegisterCallback", "zelTracerCommandQueueGetIndexRegisterCallback", 5077, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandQueueGetIndexRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandQueueGetModeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetModeCb", &t_ze_pfnCommandQueueGetModeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandQueueGetModeRegisterCallback = {
	"zelTracerCommandQueueGetModeRegisterCallback", "zelTracerCommandQueueGetModeRegisterCallback", 5078, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandQueueGetModeRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandQueueGetOrdinalRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetOrdinalCb", &t_ze_pfnCommandQueueGetOrdinalCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandQueueGetOrdinalRegisterCallback = {
	"zelTracerCommandQueueGetOrdinalRegisterCallback", "zelTracerCommandQueueGetOrdinalRegisterCallback", 5079, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandQueueGetOrdinalRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerCommandQueueGetPriorityRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPriorityCb", &t_ze_pfnCommandQueueGetPriorityCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandQueueGetPriorityRegisterCallback = {
	"zelTracerCommandQueueGetPriorityRegisterCallback", "zelTracerCommandQueueGetPriorityRegisterCallback", 5080, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandQueueGetPriorityRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerCommandQueueSynchronizeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSynchronizeCb", &t_ze_pfnCommandQueueSynchronizeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerCommandQueueSynchronizeRegisterCallback = {
	"zelTracerCommandQueueSynchronizeRegisterCallback", "zelTracerCommandQueueSynchronizeRegisterCallback", 5081, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerCommandQueueSynchronizeRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerContextCreateExRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateExCb", &t_ze_pfnContextCreateExCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerContextCreateExRegisterCallback = {
	"zelTracerContextCreateExRegisterCallback", "zelTracerContextCreateExRegisterCallback", 5082, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerContextCreateExRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerContextCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCb", &t_ze_pfnContextCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerContextCreateRegisterCallback = {
	"zelTracerContextCreateRegisterCallback", "zelTracerContextCreateRegisterCallback", 5083, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerContextCreateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerContextDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnContextDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerContextDestroyRegisterCallback = {
	"zelTracerContextDestroyRegisterCallback", "zelTracerContextDestroyRegisterCallback", 5084, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerContextDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerContextEvictImageRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnEvictImageCb", &t_ze_pfnContextEvictImageCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerContextEvictImageRegisterCallback = {
	"zelTracerContextEvictImageRegisterCallback", "zelTracerContextEvictImageRegisterCallback", 5085, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerContextEvictImageRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerContextEvictMemoryRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnEvictMemoryCb", &t_ze_pfnContextEvictMemoryCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerContextEvictMemoryRegisterCallback = {
	"zelTracerContextEvictMemoryRegisterCallback", "zelTracerContextEvictMemoryRegisterCallback", 5086, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerContextEvictMemoryRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerContextGetStatusRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetStatusCb", &t_ze_pfnContextGetStatusCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerContextGetStatusRegisterCallback = {
	"zelTracerContextGetStatusRegisterCallback", "zelTracerContextGetStatusRegisterCallback", 5087, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerContextGetStatusRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerContextMakeImageResidentRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnMakeImageResidentCb", &t_ze_pfnContextMakeImageResidentCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerContextMakeImageResidentRegisterCallback = {
	"zelTracerContextMakeImageResidentRegisterCallback", "zelTracerContextMakeImageResidentRegisterCallback", 5088, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerContextMakeImageResidentRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerContextMakeMemoryResidentRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnMakeMemoryResidentCb", &t_ze_pfnContextMakeMemoryResidentCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerContextMakeMemoryResidentRegisterCallback = {
	"zelTracerContextMakeMemoryResidentRegisterCallback", "zelTracerContextMakeMemoryResidentRegisterCallback", 5089, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerContextMakeMemoryResidentRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerContextSystemBarrierRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSystemBarrierCb", &t_ze_pfnContextSystemBarrierCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerContextSystemBarrierRegisterCallback = {
	"zelTracerContextSystemBarrierRegisterCallback", "zelTracerContextSystemBarrierRegisterCallback", 5090, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerContextSystemBarrierRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerCreate[] = {
	{ "desc", &p_const_zel_tracer_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phTracer", &p_zel_tracer_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zelTracerCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1) } },
};
static const struct cat_func f_zelTracerCreate = {
	"zelTracerCreate", "zelTracerCreate", 5091, CAT_API_ZEL, 0, 2, 0, CAT_OK_RESULT, 1, r_zelTracerCreate, a_zelTracerCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDestroy[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zelTracerDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zelTracerDestroy = {
	"zelTracerDestroy", "zelTracerDestroy", 5092, CAT_API_ZEL, 0, 1, 0, CAT_OK_RESULT, 1, r_zelTracerDestroy, a_zelTracerDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceCanAccessPeerRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCanAccessPeerCb", &t_ze_pfnDeviceCanAccessPeerCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceCanAccessPeerRegisterCallback = {
	"zelTracerDeviceCanAccessPeerRegisterCallback", "zelTracerDeviceCanAccessPeerRegisterCallback", 5093, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceCanAccessPeerRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetAggregatedCopyOffloadIncrementValueCb", &t_ze_pfnDeviceGetAggregatedCopyOffloadIncrementValueCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback = {
	"zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback", "zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback", 5094, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetCachePropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetCachePropertiesCb", &t_ze_pfnDeviceGetCachePropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetCachePropertiesRegisterCallback = {
	"zelTracerDeviceGetCachePropertiesRegisterCallback", "zelTracerDeviceGetCachePropertiesRegisterCallback", 5095, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetCachePropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetCommandQueueGroupPropertiesCb", &t_ze_pfnDeviceGetCommandQueueGroupPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback = {
	"zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback", "zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback", 5096, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetComputePropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetComputePropertiesCb", &t_ze_pfnDeviceGetComputePropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetComputePropertiesRegisterCallback = {
	"zelTracerDeviceGetComputePropertiesRegisterCallback", "zelTracerDeviceGetComputePropertiesRegisterCallback", 5097, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetComputePropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetCounterBasedEventMaxValueCb", &t_ze_pfnDeviceGetCounterBasedEventMaxValueCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback = {
	"zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback", "zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback", 5098, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetExternalMemoryPropertiesCb", &t_ze_pfnDeviceGetExternalMemoryPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback = {
	"zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback", "zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback", 5099, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetFabricVertexExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetFabricVertexExpCb", &t_ze_pfnDeviceGetFabricVertexExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetFabricVertexExpRegisterCallback = {
	"zelTracerDeviceGetFabricVertexExpRegisterCallback", "zelTracerDeviceGetFabricVertexExpRegisterCallback", 5100, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetFabricVertexExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetGlobalTimestampsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetGlobalTimestampsCb", &t_ze_pfnDeviceGetGlobalTimestampsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetGlobalTimestampsRegisterCallback = {
	"zelTracerDeviceGetGlobalTimestampsRegisterCallback", "zelTracerDeviceGetGlobalTimestampsRegisterCallback", 5101, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetGlobalTimestampsRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetImagePropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetImagePropertiesCb", &t_ze_pfnDeviceGetImagePropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetImagePropertiesRegisterCallback = {
	"zelTracerDeviceGetImagePropertiesRegisterCallback", "zelTracerDeviceGetImagePropertiesRegisterCallback", 5102, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetImagePropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetMemoryAccessPropertiesCb", &t_ze_pfnDeviceGetMemoryAccessPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback = {
	"zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback", "zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback", 5103, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetMemoryPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetMemoryPropertiesCb", &t_ze_pfnDeviceGetMemoryPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetMemoryPropertiesRegisterCallback = {
	"zelTracerDeviceGetMemoryPropertiesRegisterCallback", "zelTracerDeviceGetMemoryPropertiesRegisterCallback", 5104, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetMemoryPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetModulePropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetModulePropertiesCb", &t_ze_pfnDeviceGetModulePropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetModulePropertiesRegisterCallback = {
	"zelTracerDeviceGetModulePropertiesRegisterCallback", "zelTracerDeviceGetModulePropertiesRegisterCallback", 5105, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetModulePropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetP2PPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetP2PPropertiesCb", &t_ze_pfnDeviceGetP2PPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetP2PPropertiesRegisterCallback = {
	"zelTracerDeviceGetP2PPropertiesRegisterCallback", "zelTracerDeviceGetP2PPropertiesRegisterCallback", 5106, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetP2PPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPropertiesCb", &t_ze_pfnDeviceGetPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetPropertiesRegisterCallback = {
	"zelTracerDeviceGetPropertiesRegisterCallback", "zelTracerDeviceGetPropertiesRegisterCallback", 5107, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetCb", &t_ze_pfnDeviceGetCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetRegisterCallback = {
	"zelTracerDeviceGetRegisterCallback", "zelTracerDeviceGetRegisterCallback", 5108, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetRootDeviceRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetRootDeviceCb", &t_ze_pfnDeviceGetRootDeviceCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetRootDeviceRegisterCallback = {
	"zelTracerDeviceGetRootDeviceRegisterCallback", "zelTracerDeviceGetRootDeviceRegisterCallback", 5109, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetRootDeviceRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetRuntimeRequirementsKeyCb", &t_ze_pfnDeviceGetRuntimeRequirementsKeyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback = {
	"zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback", "zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback", 5110, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetRuntimeRequirementsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetRuntimeRequirementsCb", &t_ze_pfnDeviceGetRuntimeRequirementsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetRuntimeRequirementsRegisterCallback = {
	"zelTracerDeviceGetRuntimeRequirementsRegisterCallback", "zelTracerDeviceGetRuntimeRequirementsRegisterCallback", 5111, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetRuntimeRequirementsRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetStatusRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetStatusCb", &t_ze_pfnDeviceGetStatusCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetStatusRegisterCallback = {
	"zelTracerDeviceGetStatusRegisterCallback", "zelTracerDeviceGetStatusRegisterCallback", 5112, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetStatusRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetSubDevicesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetSubDevicesCb", &t_ze_pfnDeviceGetSubDevicesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetSubDevicesRegisterCallback = {
	"zelTracerDeviceGetSubDevicesRegisterCallback", "zelTracerDeviceGetSubDevicesRegisterCallback", 5113, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetSubDevicesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetVectorWidthPropertiesExtCb", &t_ze_pfnDeviceGetVectorWidthPropertiesExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback = {
	"zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback", "zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback", 5114, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceImportExternalSemaphoreExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnImportExternalSemaphoreExtCb", &t_ze_pfnDeviceImportExternalSemaphoreExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceImportExternalSemaphoreExtRegisterCallback = {
	"zelTracerDeviceImportExternalSemaphoreExtRegisterCallback", "zelTracerDeviceImportExternalSemaphoreExtRegisterCallback", 5115, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceImportExternalSemaphoreExtRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerDevicePciGetPropertiesExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnPciGetPropertiesExtCb", &t_ze_pfnDevicePciGetPropertiesExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDevicePciGetPropertiesExtRegisterCallback = {
	"zelTracerDevicePciGetPropertiesExtRegisterCallback", "zelTracerDevicePciGetPropertiesExtRegisterCallback", 5116, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDevicePciGetPropertiesExtRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnReleaseExternalSemaphoreExtCb", &t_ze_pfnDeviceReleaseExternalSemaphoreExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback = {
	"zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback", "zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback", 5117, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceReserveCacheExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnReserveCacheExtCb", &t_ze_pfnDeviceReserveCacheExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceReserveCacheExtRegisterCallback = {
	"zelTracerDeviceReserveCacheExtRegisterCallback", "zelTracerDeviceReserveCacheExtRegisterCallback", 5118, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceReserveCacheExtRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceSetCacheAdviceExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSetCacheAdviceExtCb", &t_ze_pfnDeviceSetCacheAdviceExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceSetCacheAdviceExtRegisterCallback = {
	"zelTracerDeviceSetCacheAdviceExtRegisterCallback", "zelTracerDeviceSetCacheAdviceExtRegisterCallback", 5119, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceSetCacheAdviceExtRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceSynchronizeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSynchronizeCb", &t_ze_pfnDeviceSynchronizeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceSynchronizeRegisterCallback = {
	"zelTracerDeviceSynchronizeRegisterCallback", "zelTracerDeviceSynchronizeRegisterCallback", 5120, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceSynchronizeRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerDeviceValidateRuntimeRequirementsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnValidateRuntimeRequirementsCb", &t_ze_pfnDeviceValidateRuntimeRequirementsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDeviceValidateRuntimeRequirementsRegisterCallback = {
	"zelTracerDeviceValidateRuntimeRequirementsRegisterCallback", "zelTracerDeviceValidateRuntimeRequirementsRegisterCallback", 5121, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDeviceValidateRuntimeRequirementsRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerDriverGetApiVersionRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetApiVersionCb", &t_ze_pfnDriverGetApiVersionCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDriverGetApiVersionRegisterCallback = {
	"zelTracerDriverGetApiVersionRegisterCallback", "zelTracerDriverGetApiVersionRegisterCallback", 5122, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDriverGetApiVersionRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDriverGetDefaultContextRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetDefaultContextCb", &t_ze_pfnDriverGetDefaultContextCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDriverGetDefaultContextRegisterCallback = {
	"zelTracerDriverGetDefaultContextRegisterCallback", "zelTracerDriverGetDefaultContextRegisterCallback", 5123, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDriverGetDefaultContextRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerDriverGetExtensionFunctionAddressRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetExtensionFunctionAddressCb", &t_ze_pfnDriverGetExtensionFunctionAddressCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDriverGetExtensionFunctionAddressRegisterCallback = {
	"zelTracerDriverGetExtensionFunctionAddressRegisterCallback", "zelTracerDriverGetExtensionFunctionAddressRegisterCallback", 5124, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDriverGetExtensionFunctionAddressRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDriverGetExtensionPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetExtensionPropertiesCb", &t_ze_pfnDriverGetExtensionPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDriverGetExtensionPropertiesRegisterCallback = {
	"zelTracerDriverGetExtensionPropertiesRegisterCallback", "zelTracerDriverGetExtensionPropertiesRegisterCallback", 5125, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDriverGetExtensionPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDriverGetIpcPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetIpcPropertiesCb", &t_ze_pfnDriverGetIpcPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDriverGetIpcPropertiesRegisterCallback = {
	"zelTracerDriverGetIpcPropertiesRegisterCallback", "zelTracerDriverGetIpcPropertiesRegisterCallback", 5126, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDriverGetIpcPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDriverGetLastErrorDescriptionRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetLastErrorDescriptionCb", &t_ze_pfnDriverGetLastErrorDescriptionCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDriverGetLastErrorDescriptionRegisterCallback = {
	"zelTracerDriverGetLastErrorDescriptionRegisterCallback", "zelTracerDriverGetLastErrorDescriptionRegisterCallback", 5127, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDriverGetLastErrorDescriptionRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerDriverGetPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPropertiesCb", &t_ze_pfnDriverGetPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDriverGetPropertiesRegisterCallback = {
	"zelTracerDriverGetPropertiesRegisterCallback", "zelTracerDriverGetPropertiesRegisterCallback", 5128, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDriverGetPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDriverGetRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetCb", &t_ze_pfnDriverGetCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDriverGetRegisterCallback = {
	"zelTracerDriverGetRegisterCallback", "zelTracerDriverGetRegisterCallback", 5129, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDriverGetRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnRTASFormatCompatibilityCheckExpCb", &t_ze_pfnDriverRTASFormatCompatibilityCheckExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback = {
	"zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback", "zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback", 5130, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnRTASFormatCompatibilityCheckExtCb", &t_ze_pfnDriverRTASFormatCompatibilityCheckExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback = {
	"zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback", "zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback", 5131, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerEventCounterBasedCloseIpcHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCounterBasedCloseIpcHandleCb", &t_ze_pfnEventCounterBasedCloseIpcHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventCounterBasedCloseIpcHandleRegisterCallback = {
	"zelTracerEventCounterBasedCloseIpcHandleRegisterCallback", "zelTracerEventCounterBasedCloseIpcHandleRegisterCallback", 5132, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventCounterBasedCloseIpcHandleRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerEventCounterBasedCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCounterBasedCreateCb", &t_ze_pfnEventCounterBasedCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventCounterBasedCreateRegisterCallback = {
	"zelTracerEventCounterBasedCreateRegisterCallback", "zelTracerEventCounterBasedCreateRegisterCallback", 5133, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventCounterBasedCreateRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerEventCounterBasedGetDeviceAddressRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCounterBasedGetDeviceAddressCb", &t_ze_pfnEventCounterBasedGetDeviceAddressCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventCounterBasedGetDeviceAddressRegisterCallback = {
	"zelTracerEventCounterBasedGetDeviceAddressRegisterCallback", "zelTracerEventCounterBasedGetDeviceAddressRegisterCallback", 5134, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventCounterBasedGetDeviceAddressRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerEventCounterBasedGetIpcHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCounterBasedGetIpcHandleCb", &t_ze_pfnEventCounterBasedGetIpcHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventCounterBasedGetIpcHandleRegisterCallback = {
	"zelTracerEventCounterBasedGetIpcHandleRegisterCallback", "zelTracerEventCounterBasedGetIpcHandleRegisterCallback", 5135, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventCounterBasedGetIpcHandleRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerEventCounterBasedOpenIpcHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCounterBasedOpenIpcHandleCb", &t_ze_pfnEventCounterBasedOpenIpcHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventCounterBasedOpenIpcHandleRegisterCallback = {
	"zelTracerEventCounterBasedOpenIpcHandleRegisterCallback", "zelTracerEventCounterBasedOpenIpcHandleRegisterCallback", 5136, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventCounterBasedOpenIpcHandleRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerEventCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCb", &t_ze_pfnEventCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventCreateRegisterCallback = {
	"zelTracerEventCreateRegisterCallback", "zelTracerEventCreateRegisterCallback", 5137, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventCreateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnEventDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventDestroyRegisterCallback = {
	"zelTracerEventDestroyRegisterCallback", "zelTracerEventDestroyRegisterCallback", 5138, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventGetCounterBasedFlagsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetCounterBasedFlagsCb", &t_ze_pfnEventGetCounterBasedFlagsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventGetCounterBasedFlagsRegisterCallback = {
	"zelTracerEventGetCounterBasedFlagsRegisterCallback", "zelTracerEventGetCounterBasedFlagsRegisterCallback", 5139, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventGetCounterBasedFlagsRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerEventGetEventPoolRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetEventPoolCb", &t_ze_pfnEventGetEventPoolCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventGetEventPoolRegisterCallback = {
	"zelTracerEventGetEventPoolRegisterCallback", "zelTracerEventGetEventPoolRegisterCallback", 5140, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventGetEventPoolRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerEventGetSignalScopeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetSignalScopeCb", &t_ze_pfnEventGetSignalScopeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventGetSignalScopeRegisterCallback = {
	"zelTracerEventGetSignalScopeRegisterCallback", "zelTracerEventGetSignalScopeRegisterCallback", 5141, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventGetSignalScopeRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerEventGetWaitScopeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetWaitScopeCb", &t_ze_pfnEventGetWaitScopeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventGetWaitScopeRegisterCallback = {
	"zelTracerEventGetWaitScopeRegisterCallback", "zelTracerEventGetWaitScopeRegisterCallback", 5142, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventGetWaitScopeRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerEventHostResetRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnHostResetCb", &t_ze_pfnEventHostResetCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventHostResetRegisterCallback = {
	"zelTracerEventHostResetRegisterCallback", "zelTracerEventHostResetRegisterCallback", 5143, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventHostResetRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventHostSignalRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnHostSignalCb", &t_ze_pfnEventHostSignalCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventHostSignalRegisterCallback = {
	"zelTracerEventHostSignalRegisterCallback", "zelTracerEventHostSignalRegisterCallback", 5144, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventHostSignalRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventHostSynchronizeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnHostSynchronizeCb", &t_ze_pfnEventHostSynchronizeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventHostSynchronizeRegisterCallback = {
	"zelTracerEventHostSynchronizeRegisterCallback", "zelTracerEventHostSynchronizeRegisterCallback", 5145, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventHostSynchronizeRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventPoolCloseIpcHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCloseIpcHandleCb", &t_ze_pfnEventPoolCloseIpcHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventPoolCloseIpcHandleRegisterCallback = {
	"zelTracerEventPoolCloseIpcHandleRegisterCallback", "zelTracerEventPoolCloseIpcHandleRegisterCallback", 5146, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventPoolCloseIpcHandleRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventPoolCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCb", &t_ze_pfnEventPoolCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventPoolCreateRegisterCallback = {
	"zelTracerEventPoolCreateRegisterCallback", "zelTracerEventPoolCreateRegisterCallback", 5147, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventPoolCreateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventPoolDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnEventPoolDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventPoolDestroyRegisterCallback = {
	"zelTracerEventPoolDestroyRegisterCallback", "zelTracerEventPoolDestroyRegisterCallback", 5148, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventPoolDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventPoolGetContextHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetContextHandleCb", &t_ze_pfnEventPoolGetContextHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventPoolGetContextHandleRegisterCallback = {
	"zelTracerEventPoolGetContextHandleRegisterCallback", "zelTracerEventPoolGetContextHandleRegisterCallback", 5149, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventPoolGetContextHandleRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerEventPoolGetFlagsRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetFlagsCb", &t_ze_pfnEventPoolGetFlagsCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventPoolGetFlagsRegisterCallback = {
	"zelTracerEventPoolGetFlagsRegisterCallback", "zelTracerEventPoolGetFlagsRegisterCallback", 5150, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventPoolGetFlagsRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerEventPoolGetIpcHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetIpcHandleCb", &t_ze_pfnEventPoolGetIpcHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventPoolGetIpcHandleRegisterCallback = {
	"zelTracerEventPoolGetIpcHandleRegisterCallback", "zelTracerEventPoolGetIpcHandleRegisterCallback", 5151, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventPoolGetIpcHandleRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventPoolOpenIpcHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnOpenIpcHandleCb", &t_ze_pfnEventPoolOpenIpcHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventPoolOpenIpcHandleRegisterCallback = {
	"zelTracerEventPoolOpenIpcHandleRegisterCallback", "zelTracerEventPoolOpenIpcHandleRegisterCallback", 5152, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventPoolOpenIpcHandleRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventPoolPutIpcHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnPutIpcHandleCb", &t_ze_pfnEventPoolPutIpcHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventPoolPutIpcHandleRegisterCallback = {
	"zelTracerEventPoolPutIpcHandleRegisterCallback", "zelTracerEventPoolPutIpcHandleRegisterCallback", 5153, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventPoolPutIpcHandleRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerEventQueryKernelTimestampRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnQueryKernelTimestampCb", &t_ze_pfnEventQueryKernelTimestampCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventQueryKernelTimestampRegisterCallback = {
	"zelTracerEventQueryKernelTimestampRegisterCallback", "zelTracerEventQueryKernelTimestampRegisterCallback", 5154, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventQueryKernelTimestampRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventQueryKernelTimestampsExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnQueryKernelTimestampsExtCb", &t_ze_pfnEventQueryKernelTimestampsExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventQueryKernelTimestampsExtRegisterCallback = {
	"zelTracerEventQueryKernelTimestampsExtRegisterCallback", "zelTracerEventQueryKernelTimestampsExtRegisterCallback", 5155, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventQueryKernelTimestampsExtRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerEventQueryStatusRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnQueryStatusCb", &t_ze_pfnEventQueryStatusCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventQueryStatusRegisterCallback = {
	"zelTracerEventQueryStatusRegisterCallback", "zelTracerEventQueryStatusRegisterCallback", 5156, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventQueryStatusRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerEventQueryTimestampsExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnQueryTimestampsExpCb", &t_ze_pfnEventQueryTimestampsExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerEventQueryTimestampsExpRegisterCallback = {
	"zelTracerEventQueryTimestampsExpRegisterCallback", "zelTracerEventQueryTimestampsExpRegisterCallback", 5157, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerEventQueryTimestampsExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerExecutableGraphDestroyExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyExtCb", &t_ze_pfnExecutableGraphDestroyExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerExecutableGraphDestroyExtRegisterCallback = {
	"zelTracerExecutableGraphDestroyExtRegisterCallback", "zelTracerExecutableGraphDestroyExtRegisterCallback", 5158, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerExecutableGraphDestroyExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerExecutableGraphGetSourceGraphExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetSourceGraphExtCb", &t_ze_pfnExecutableGraphGetSourceGraphExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerExecutableGraphGetSourceGraphExtRegisterCallback = {
	"zelTracerExecutableGraphGetSourceGraphExtRegisterCallback", "zelTracerExecutableGraphGetSourceGraphExtRegisterCallback", 5159, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerExecutableGraphGetSourceGraphExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerFabricEdgeGetExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetExpCb", &t_ze_pfnFabricEdgeGetExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFabricEdgeGetExpRegisterCallback = {
	"zelTracerFabricEdgeGetExpRegisterCallback", "zelTracerFabricEdgeGetExpRegisterCallback", 5160, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFabricEdgeGetExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerFabricEdgeGetPropertiesExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPropertiesExpCb", &t_ze_pfnFabricEdgeGetPropertiesExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFabricEdgeGetPropertiesExpRegisterCallback = {
	"zelTracerFabricEdgeGetPropertiesExpRegisterCallback", "zelTracerFabricEdgeGetPropertiesExpRegisterCallback", 5161, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFabricEdgeGetPropertiesExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerFabricEdgeGetVerticesExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetVerticesExpCb", &t_ze_pfnFabricEdgeGetVerticesExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFabricEdgeGetVerticesExpRegisterCallback = {
	"zelTracerFabricEdgeGetVerticesExpRegisterCallback", "zelTracerFabricEdgeGetVerticesExpRegisterCallback", 5162, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFabricEdgeGetVerticesExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerFabricVertexGetDeviceExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetDeviceExpCb", &t_ze_pfnFabricVertexGetDeviceExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFabricVertexGetDeviceExpRegisterCallback = {
	"zelTracerFabricVertexGetDeviceExpRegisterCallback", "zelTracerFabricVertexGetDeviceExpRegisterCallback", 5163, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFabricVertexGetDeviceExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerFabricVertexGetExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetExpCb", &t_ze_pfnFabricVertexGetExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFabricVertexGetExpRegisterCallback = {
	"zelTracerFabricVertexGetExpRegisterCallback", "zelTracerFabricVertexGetExpRegisterCallback", 5164, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFabricVertexGetExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerFabricVertexGetPropertiesExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPropertiesExpCb", &t_ze_pfnFabricVertexGetPropertiesExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFabricVertexGetPropertiesExpRegisterCallback = {
	"zelTracerFabricVertexGetPropertiesExpRegisterCallback", "zelTracerFabricVertexGetPropertiesExpRegisterCallback", 5165, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFabricVertexGetPropertiesExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerFabricVertexGetSubVerticesExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetSubVerticesExpCb", &t_ze_pfnFabricVertexGetSubVerticesExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFabricVertexGetSubVerticesExpRegisterCallback = {
	"zelTracerFabricVertexGetSubVerticesExpRegisterCallback", "zelTracerFabricVertexGetSubVerticesExpRegisterCallback", 5166, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFabricVertexGetSubVerticesExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerFenceCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCb", &t_ze_pfnFenceCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFenceCreateRegisterCallback = {
	"zelTracerFenceCreateRegisterCallback", "zelTracerFenceCreateRegisterCallback", 5167, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFenceCreateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerFenceDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnFenceDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFenceDestroyRegisterCallback = {
	"zelTracerFenceDestroyRegisterCallback", "zelTracerFenceDestroyRegisterCallback", 5168, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFenceDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerFenceHostSynchronizeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnHostSynchronizeCb", &t_ze_pfnFenceHostSynchronizeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFenceHostSynchronizeRegisterCallback = {
	"zelTracerFenceHostSynchronizeRegisterCallback", "zelTracerFenceHostSynchronizeRegisterCallback", 5169, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFenceHostSynchronizeRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerFenceQueryStatusRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnQueryStatusCb", &t_ze_pfnFenceQueryStatusCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFenceQueryStatusRegisterCallback = {
	"zelTracerFenceQueryStatusRegisterCallback", "zelTracerFenceQueryStatusRegisterCallback", 5170, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFenceQueryStatusRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerFenceResetRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnResetCb", &t_ze_pfnFenceResetCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerFenceResetRegisterCallback = {
	"zelTracerFenceResetRegisterCallback", "zelTracerFenceResetRegisterCallback", 5171, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerFenceResetRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerGetDefaultContextRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetDefaultContextCb", &t_zer_pfnGetDefaultContextCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerGetDefaultContextRegisterCallback = {
	"zelTracerGetDefaultContextRegisterCallback", "zelTracerGetDefaultContextRegisterCallback", 5172, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerGetDefaultContextRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerGetLastErrorDescriptionRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetLastErrorDescriptionCb", &t_zer_pfnGetLastErrorDescriptionCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerGetLastErrorDescriptionRegisterCallback = {
	"zelTracerGetLastErrorDescriptionRegisterCallback", "zelTracerGetLastErrorDescriptionRegisterCallback", 5173, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerGetLastErrorDescriptionRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerGraphCreateExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateExtCb", &t_ze_pfnGraphCreateExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerGraphCreateExtRegisterCallback = {
	"zelTracerGraphCreateExtRegisterCallback", "zelTracerGraphCreateExtRegisterCallback", 5174, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerGraphCreateExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerGraphDestroyExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyExtCb", &t_ze_pfnGraphDestroyExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerGraphDestroyExtRegisterCallback = {
	"zelTracerGraphDestroyExtRegisterCallback", "zelTracerGraphDestroyExtRegisterCallback", 5175, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerGraphDestroyExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerGraphDumpContentsExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDumpContentsExtCb", &t_ze_pfnGraphDumpContentsExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerGraphDumpContentsExtRegisterCallback = {
	"zelTracerGraphDumpContentsExtRegisterCallback", "zelTracerGraphDumpContentsExtRegisterCallback", 5176, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerGraphDumpContentsExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerGraphGetPrimaryCommandListExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPrimaryCommandListExtCb", &t_ze_pfnGraphGetPrimaryCommandListExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerGraphGetPrimaryCommandListExtRegisterCallback = {
	"zelTracerGraphGetPrimaryCommandListExtRegisterCallback", "zelTracerGraphGetPrimaryCommandListExtRegisterCallback", 5177, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerGraphGetPrimaryCommandListExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerGraphInstantiateExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnInstantiateExtCb", &t_ze_pfnGraphInstantiateExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerGraphInstantiateExtRegisterCallback = {
	"zelTracerGraphInstantiateExtRegisterCallback", "zelTracerGraphInstantiateExtRegisterCallback", 5178, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerGraphInstantiateExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerGraphIsEmptyExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnIsEmptyExtCb", &t_ze_pfnGraphIsEmptyExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerGraphIsEmptyExtRegisterCallback = {
	"zelTracerGraphIsEmptyExtRegisterCallback", "zelTracerGraphIsEmptyExtRegisterCallback", 5179, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerGraphIsEmptyExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerGraphSetDestructionCallbackExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSetDestructionCallbackExtCb", &t_ze_pfnGraphSetDestructionCallbackExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerGraphSetDestructionCallbackExtRegisterCallback = {
	"zelTracerGraphSetDestructionCallbackExtRegisterCallback", "zelTracerGraphSetDestructionCallbackExtRegisterCallback", 5180, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerGraphSetDestructionCallbackExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerImageCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCb", &t_ze_pfnImageCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerImageCreateRegisterCallback = {
	"zelTracerImageCreateRegisterCallback", "zelTracerImageCreateRegisterCallback", 5181, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerImageCreateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerImageDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnImageDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerImageDestroyRegisterCallback = {
	"zelTracerImageDestroyRegisterCallback", "zelTracerImageDestroyRegisterCallback", 5182, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerImageDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerImageGetAllocPropertiesExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetAllocPropertiesExtCb", &t_ze_pfnImageGetAllocPropertiesExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerImageGetAllocPropertiesExtRegisterCallback = {
	"zelTracerImageGetAllocPropertiesExtRegisterCallback", "zelTracerImageGetAllocPropertiesExtRegisterCallback", 5183, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerImageGetAllocPropertiesExtRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerImageGetDeviceOffsetExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetDeviceOffsetExpCb", &t_ze_pfnImageGetDeviceOffsetExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerImageGetDeviceOffsetExpRegisterCallback = {
	"zelTracerImageGetDeviceOffsetExpRegisterCallback", "zelTracerImageGetDeviceOffsetExpRegisterCallback", 5184, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerImageGetDeviceOffsetExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerImageGetMemoryPropertiesExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetMemoryPropertiesExpCb", &t_ze_pfnImageGetMemoryPropertiesExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerImageGetMemoryPropertiesExpRegisterCallback = {
	"zelTracerImageGetMemoryPropertiesExpRegisterCallback", "zelTracerImageGetMemoryPropertiesExpRegisterCallback", 5185, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerImageGetMemoryPropertiesExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerImageGetPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPropertiesCb", &t_ze_pfnImageGetPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerImageGetPropertiesRegisterCallback = {
	"zelTracerImageGetPropertiesRegisterCallback", "zelTracerImageGetPropertiesRegisterCallback", 5186, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerImageGetPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerImageViewCreateExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnViewCreateExpCb", &t_ze_pfnImageViewCreateExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerImageViewCreateExpRegisterCallback = {
	"zelTracerImageViewCreateExpRegisterCallback", "zelTracerImageViewCreateExpRegisterCallback", 5187, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerImageViewCreateExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerImageViewCreateExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnViewCreateExtCb", &t_ze_pfnImageViewCreateExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerImageViewCreateExtRegisterCallback = {
	"zelTracerImageViewCreateExtRegisterCallback", "zelTracerImageViewCreateExtRegisterCallback", 5188, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerImageViewCreateExtRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerInitDriversRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnInitDriversCb", &t_ze_pfnInitDriversCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerInitDriversRegisterCallback = {
	"zelTracerInitDriversRegisterCallback", "zelTracerInitDriversRegisterCallback", 5189, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerInitDriversRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerInitRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnInitCb", &t_ze_pfnInitCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerInitRegisterCallback = {
	"zelTracerInitRegisterCallback", "zelTracerInitRegisterCallback", 5190, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerInitRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCb", &t_ze_pfnKernelCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelCreateRegisterCallback = {
	"zelTracerKernelCreateRegisterCallback", "zelTracerKernelCreateRegisterCallback", 5191, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelCreateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnKernelDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelDestroyRegisterCallback = {
	"zelTracerKernelDestroyRegisterCallback", "zelTracerKernelDestroyRegisterCallback", 5192, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelGetAllocationPropertiesExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetAllocationPropertiesExpCb", &t_ze_pfnKernelGetAllocationPropertiesExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelGetAllocationPropertiesExpRegisterCallback = {
	"zelTracerKernelGetAllocationPropertiesExpRegisterCallback", "zelTracerKernelGetAllocationPropertiesExpRegisterCallback", 5193, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelGetAllocationPropertiesExpRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerKernelGetBinaryExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetBinaryExpCb", &t_ze_pfnKernelGetBinaryExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelGetBinaryExpRegisterCallback = {
	"zelTracerKernelGetBinaryExpRegisterCallback", "zelTracerKernelGetBinaryExpRegisterCallback", 5194, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelGetBinaryExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerKernelGetIndirectAccessRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetIndirectAccessCb", &t_ze_pfnKernelGetIndirectAccessCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelGetIndirectAccessRegisterCallback = {
	"zelTracerKernelGetIndirectAccessRegisterCallback", "zelTracerKernelGetIndirectAccessRegisterCallback", 5195, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelGetIndirectAccessRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelGetNameRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetNameCb", &t_ze_pfnKernelGetNameCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelGetNameRegisterCallback = {
	"zelTracerKernelGetNameRegisterCallback", "zelTracerKernelGetNameRegisterCallback", 5196, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelGetNameRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelGetPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPropertiesCb", &t_ze_pfnKernelGetPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelGetPropertiesRegisterCallback = {
	"zelTracerKernelGetPropertiesRegisterCallback", "zelTracerKernelGetPropertiesRegisterCallback", 5197, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelGetPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelGetSourceAttributesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetSourceAttributesCb", &t_ze_pfnKernelGetSourceAttributesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelGetSourceAttributesRegisterCallback = {
	"zelTracerKernelGetSourceAttributesRegisterCallback", "zelTracerKernelGetSourceAttributesRegisterCallback", 5198, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelGetSourceAttributesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelSchedulingHintExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSchedulingHintExpCb", &t_ze_pfnKernelSchedulingHintExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelSchedulingHintExpRegisterCallback = {
	"zelTracerKernelSchedulingHintExpRegisterCallback", "zelTracerKernelSchedulingHintExpRegisterCallback", 5199, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelSchedulingHintExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelSetArgumentValueRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSetArgumentValueCb", &t_ze_pfnKernelSetArgumentValueCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelSetArgumentValueRegisterCallback = {
	"zelTracerKernelSetArgumentValueRegisterCallback", "zelTracerKernelSetArgumentValueRegisterCallback", 5200, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelSetArgumentValueRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelSetCacheConfigRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSetCacheConfigCb", &t_ze_pfnKernelSetCacheConfigCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelSetCacheConfigRegisterCallback = {
	"zelTracerKernelSetCacheConfigRegisterCallback", "zelTracerKernelSetCacheConfigRegisterCallback", 5201, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelSetCacheConfigRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelSetGlobalOffsetExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSetGlobalOffsetExpCb", &t_ze_pfnKernelSetGlobalOffsetExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelSetGlobalOffsetExpRegisterCallback = {
	"zelTracerKernelSetGlobalOffsetExpRegisterCallback", "zelTracerKernelSetGlobalOffsetExpRegisterCallback", 5202, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelSetGlobalOffsetExpRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelSetGroupSizeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSetGroupSizeCb", &t_ze_pfnKernelSetGroupSizeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelSetGroupSizeRegisterCallback = {
	"zelTracerKernelSetGroupSizeRegisterCallback", "zelTracerKernelSetGroupSizeRegisterCallback", 5203, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelSetGroupSizeRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelSetIndirectAccessRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSetIndirectAccessCb", &t_ze_pfnKernelSetIndirectAccessCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelSetIndirectAccessRegisterCallback = {
	"zelTracerKernelSetIndirectAccessRegisterCallback", "zelTracerKernelSetIndirectAccessRegisterCallback", 5204, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelSetIndirectAccessRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelSuggestGroupSizeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSuggestGroupSizeCb", &t_ze_pfnKernelSuggestGroupSizeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelSuggestGroupSizeRegisterCallback = {
	"zelTracerKernelSuggestGroupSizeRegisterCallback", "zelTracerKernelSuggestGroupSizeRegisterCallback", 5205, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelSuggestGroupSizeRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSuggestMaxCooperativeGroupCountCb", &t_ze_pfnKernelSuggestMaxCooperativeGroupCountCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback = {
	"zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback", "zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback", 5206, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerMemAllocDeviceRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAllocDeviceCb", &t_ze_pfnMemAllocDeviceCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemAllocDeviceRegisterCallback = {
	"zelTracerMemAllocDeviceRegisterCallback", "zelTracerMemAllocDeviceRegisterCallback", 5207, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemAllocDeviceRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerMemAllocHostRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAllocHostCb", &t_ze_pfnMemAllocHostCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemAllocHostRegisterCallback = {
	"zelTracerMemAllocHostRegisterCallback", "zelTracerMemAllocHostRegisterCallback", 5208, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemAllocHostRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerMemAllocSharedRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnAllocSharedCb", &t_ze_pfnMemAllocSharedCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemAllocSharedRegisterCallback = {
	"zelTracerMemAllocSharedRegisterCallback", "zelTracerMemAllocSharedRegisterCallback", 5209, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemAllocSharedRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerMemCloseIpcHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCloseIpcHandleCb", &t_ze_pfnMemCloseIpcHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemCloseIpcHandleRegisterCallback = {
	"zelTracerMemCloseIpcHandleRegisterCallback", "zelTracerMemCloseIpcHandleRegisterCallback", 5210, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemCloseIpcHandleRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerMemFreeExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnFreeExtCb", &t_ze_pfnMemFreeExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemFreeExtRegisterCallback = {
	"zelTracerMemFreeExtRegisterCallback", "zelTracerMemFreeExtRegisterCallback", 5211, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemFreeExtRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerMemFreeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnFreeCb", &t_ze_pfnMemFreeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemFreeRegisterCallback = {
	"zelTracerMemFreeRegisterCallback", "zelTracerMemFreeRegisterCallback", 5212, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemFreeRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerMemGetAddressRangeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetAddressRangeCb", &t_ze_pfnMemGetAddressRangeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemGetAddressRangeRegisterCallback = {
	"zelTracerMemGetAddressRangeRegisterCallback", "zelTracerMemGetAddressRangeRegisterCallback", 5213, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemGetAddressRangeRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerMemGetAllocPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetAllocPropertiesCb", &t_ze_pfnMemGetAllocPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemGetAllocPropertiesRegisterCallback = {
	"zelTracerMemGetAllocPropertiesRegisterCallback", "zelTracerMemGetAllocPropertiesRegisterCallback", 5214, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemGetAllocPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerMemGetAtomicAccessAttributeExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetAtomicAccessAttributeExpCb", &t_ze_pfnMemGetAtomicAccessAttributeExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemGetAtomicAccessAttributeExpRegisterCallback = {
	"zelTracerMemGetAtomicAccessAttributeExpRegisterCallback", "zelTracerMemGetAtomicAccessAttributeExpRegisterCallback", 5215, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemGetAtomicAccessAttributeExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetFileDescriptorFromIpcHandleExpCb", &t_ze_pfnMemGetFileDescriptorFromIpcHandleExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback = {
	"zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback", "zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback", 5216, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetIpcHandleFromFileDescriptorExpCb", &t_ze_pfnMemGetIpcHandleFromFileDescriptorExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback = {
	"zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback", "zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback", 5217, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerMemGetIpcHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetIpcHandleCb", &t_ze_pfnMemGetIpcHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemGetIpcHandleRegisterCallback = {
	"zelTracerMemGetIpcHandleRegisterCallback", "zelTracerMemGetIpcHandleRegisterCallback", 5218, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemGetIpcHandleRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerMemGetIpcHandleWithPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetIpcHandleWithPropertiesCb", &t_ze_pfnMemGetIpcHandleWithPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemGetIpcHandleWithPropertiesRegisterCallback = {
	"zelTracerMemGetIpcHandleWithPropertiesRegisterCallback", "zelTracerMemGetIpcHandleWithPropertiesRegisterCallback", 5219, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemGetIpcHandleWithPropertiesRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerMemGetPitchFor2dImageRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPitchFor2dImageCb", &t_ze_pfnMemGetPitchFor2dImageCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemGetPitchFor2dImageRegisterCallback = {
	"zelTracerMemGetPitchFor2dImageRegisterCallback", "zelTracerMemGetPitchFor2dImageRegisterCallback", 5220, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemGetPitchFor2dImageRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerMemOpenIpcHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnOpenIpcHandleCb", &t_ze_pfnMemOpenIpcHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemOpenIpcHandleRegisterCallback = {
	"zelTracerMemOpenIpcHandleRegisterCallback", "zelTracerMemOpenIpcHandleRegisterCallback", 5221, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemOpenIpcHandleRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerMemPutIpcHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnPutIpcHandleCb", &t_ze_pfnMemPutIpcHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemPutIpcHandleRegisterCallback = {
	"zelTracerMemPutIpcHandleRegisterCallback", "zelTracerMemPutIpcHandleRegisterCallback", 5222, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemPutIpcHandleRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerMemSetAtomicAccessAttributeExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSetAtomicAccessAttributeExpCb", &t_ze_pfnMemSetAtomicAccessAttributeExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerMemSetAtomicAccessAttributeExpRegisterCallback = {
	"zelTracerMemSetAtomicAccessAttributeExpRegisterCallback", "zelTracerMemSetAtomicAccessAttributeExpRegisterCallback", 5223, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerMemSetAtomicAccessAttributeExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerModuleBuildLogDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnModuleBuildLogDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerModuleBuildLogDestroyRegisterCallback = {
	"zelTracerModuleBuildLogDestroyRegisterCallback", "zelTracerModuleBuildLogDestroyRegisterCallback", 5224, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerModuleBuildLogDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerModuleBuildLogGetStringRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetStringCb", &t_ze_pfnModuleBuildLogGetStringCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerModuleBuildLogGetStringRegisterCallback = {
	"zelTracerModuleBuildLogGetStringRegisterCallback", "zelTracerModuleBuildLogGetStringRegisterCallback", 5225, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerModuleBuildLogGetStringRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerModuleCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCb", &t_ze_pfnModuleCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerModuleCreateRegisterCallback = {
	"zelTracerModuleCreateRegisterCallback", "zelTracerModuleCreateRegisterCallback", 5226, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerModuleCreateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerModuleDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnModuleDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerModuleDestroyRegisterCallback = {
	"zelTracerModuleDestroyRegisterCallback", "zelTracerModuleDestroyRegisterCallback", 5227, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerModuleDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerModuleDynamicLinkRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDynamicLinkCb", &t_ze_pfnModuleDynamicLinkCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerModuleDynamicLinkRegisterCallback = {
	"zelTracerModuleDynamicLinkRegisterCallback", "zelTracerModuleDynamicLinkRegisterCallback", 5228, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerModuleDynamicLinkRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerModuleGetFunctionPointerRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetFunctionPointerCb", &t_ze_pfnModuleGetFunctionPointerCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerModuleGetFunctionPointerRegisterCallback = {
	"zelTracerModuleGetFunctionPointerRegisterCallback", "zelTracerModuleGetFunctionPointerRegisterCallback", 5229, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerModuleGetFunctionPointerRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerModuleGetGlobalPointerRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetGlobalPointerCb", &t_ze_pfnModuleGetGlobalPointerCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerModuleGetGlobalPointerRegisterCallback = {
	"zelTracerModuleGetGlobalPointerRegisterCallback", "zelTracerModuleGetGlobalPointerRegisterCallback", 5230, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerModuleGetGlobalPointerRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerModuleGetKernelNamesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetKernelNamesCb", &t_ze_pfnModuleGetKernelNamesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerModuleGetKernelNamesRegisterCallback = {
	"zelTracerModuleGetKernelNamesRegisterCallback", "zelTracerModuleGetKernelNamesRegisterCallback", 5231, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerModuleGetKernelNamesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerModuleGetNativeBinaryRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetNativeBinaryCb", &t_ze_pfnModuleGetNativeBinaryCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerModuleGetNativeBinaryRegisterCallback = {
	"zelTracerModuleGetNativeBinaryRegisterCallback", "zelTracerModuleGetNativeBinaryRegisterCallback", 5232, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerModuleGetNativeBinaryRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerModuleGetPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPropertiesCb", &t_ze_pfnModuleGetPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerModuleGetPropertiesRegisterCallback = {
	"zelTracerModuleGetPropertiesRegisterCallback", "zelTracerModuleGetPropertiesRegisterCallback", 5233, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerModuleGetPropertiesRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerModuleInspectLinkageExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnInspectLinkageExtCb", &t_ze_pfnModuleInspectLinkageExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerModuleInspectLinkageExtRegisterCallback = {
	"zelTracerModuleInspectLinkageExtRegisterCallback", "zelTracerModuleInspectLinkageExtRegisterCallback", 5234, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerModuleInspectLinkageExtRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerPhysicalMemCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCb", &t_ze_pfnPhysicalMemCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerPhysicalMemCreateRegisterCallback = {
	"zelTracerPhysicalMemCreateRegisterCallback", "zelTracerPhysicalMemCreateRegisterCallback", 5235, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerPhysicalMemCreateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerPhysicalMemDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnPhysicalMemDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerPhysicalMemDestroyRegisterCallback = {
	"zelTracerPhysicalMemDestroyRegisterCallback", "zelTracerPhysicalMemDestroyRegisterCallback", 5236, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerPhysicalMemDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerPhysicalMemGetPropertiesRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPropertiesCb", &t_ze_pfnPhysicalMemGetPropertiesCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerPhysicalMemGetPropertiesRegisterCallback = {
	"zelTracerPhysicalMemGetPropertiesRegisterCallback", "zelTracerPhysicalMemGetPropertiesRegisterCallback", 5237, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerPhysicalMemGetPropertiesRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerRTASBuilderBuildExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnBuildExpCb", &t_ze_pfnRTASBuilderBuildExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASBuilderBuildExpRegisterCallback = {
	"zelTracerRTASBuilderBuildExpRegisterCallback", "zelTracerRTASBuilderBuildExpRegisterCallback", 5238, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASBuilderBuildExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerRTASBuilderBuildExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnBuildExtCb", &t_ze_pfnRTASBuilderBuildExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASBuilderBuildExtRegisterCallback = {
	"zelTracerRTASBuilderBuildExtRegisterCallback", "zelTracerRTASBuilderBuildExtRegisterCallback", 5239, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASBuilderBuildExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCommandListAppendCopyExtCb", &t_ze_pfnRTASBuilderCommandListAppendCopyExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback = {
	"zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback", "zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback", 5240, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerRTASBuilderCreateExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateExpCb", &t_ze_pfnRTASBuilderCreateExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASBuilderCreateExpRegisterCallback = {
	"zelTracerRTASBuilderCreateExpRegisterCallback", "zelTracerRTASBuilderCreateExpRegisterCallback", 5241, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASBuilderCreateExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerRTASBuilderCreateExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateExtCb", &t_ze_pfnRTASBuilderCreateExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASBuilderCreateExtRegisterCallback = {
	"zelTracerRTASBuilderCreateExtRegisterCallback", "zelTracerRTASBuilderCreateExtRegisterCallback", 5242, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASBuilderCreateExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerRTASBuilderDestroyExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyExpCb", &t_ze_pfnRTASBuilderDestroyExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASBuilderDestroyExpRegisterCallback = {
	"zelTracerRTASBuilderDestroyExpRegisterCallback", "zelTracerRTASBuilderDestroyExpRegisterCallback", 5243, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASBuilderDestroyExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerRTASBuilderDestroyExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyExtCb", &t_ze_pfnRTASBuilderDestroyExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASBuilderDestroyExtRegisterCallback = {
	"zelTracerRTASBuilderDestroyExtRegisterCallback", "zelTracerRTASBuilderDestroyExtRegisterCallback", 5244, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASBuilderDestroyExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetBuildPropertiesExpCb", &t_ze_pfnRTASBuilderGetBuildPropertiesExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback = {
	"zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback", "zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback", 5245, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetBuildPropertiesExtCb", &t_ze_pfnRTASBuilderGetBuildPropertiesExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback = {
	"zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback", "zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback", 5246, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerRTASParallelOperationCreateExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateExpCb", &t_ze_pfnRTASParallelOperationCreateExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASParallelOperationCreateExpRegisterCallback = {
	"zelTracerRTASParallelOperationCreateExpRegisterCallback", "zelTracerRTASParallelOperationCreateExpRegisterCallback", 5247, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASParallelOperationCreateExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerRTASParallelOperationCreateExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateExtCb", &t_ze_pfnRTASParallelOperationCreateExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASParallelOperationCreateExtRegisterCallback = {
	"zelTracerRTASParallelOperationCreateExtRegisterCallback", "zelTracerRTASParallelOperationCreateExtRegisterCallback", 5248, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASParallelOperationCreateExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerRTASParallelOperationDestroyExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyExpCb", &t_ze_pfnRTASParallelOperationDestroyExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASParallelOperationDestroyExpRegisterCallback = {
	"zelTracerRTASParallelOperationDestroyExpRegisterCallback", "zelTracerRTASParallelOperationDestroyExpRegisterCallback", 5249, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASParallelOperationDestroyExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerRTASParallelOperationDestroyExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyExtCb", &t_ze_pfnRTASParallelOperationDestroyExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASParallelOperationDestroyExtRegisterCallback = {
	"zelTracerRTASParallelOperationDestroyExtRegisterCallback", "zelTracerRTASParallelOperationDestroyExtRegisterCallback", 5250, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASParallelOperationDestroyExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPropertiesExpCb", &t_ze_pfnRTASParallelOperationGetPropertiesExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback = {
	"zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback", "zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback", 5251, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetPropertiesExtCb", &t_ze_pfnRTASParallelOperationGetPropertiesExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback = {
	"zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback", "zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback", 5252, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerRTASParallelOperationJoinExpRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnJoinExpCb", &t_ze_pfnRTASParallelOperationJoinExpCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASParallelOperationJoinExpRegisterCallback = {
	"zelTracerRTASParallelOperationJoinExpRegisterCallback", "zelTracerRTASParallelOperationJoinExpRegisterCallback", 5253, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASParallelOperationJoinExpRegisterCallback, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zelTracerRTASParallelOperationJoinExtRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnJoinExtCb", &t_ze_pfnRTASParallelOperationJoinExtCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerRTASParallelOperationJoinExtRegisterCallback = {
	"zelTracerRTASParallelOperationJoinExtRegisterCallback", "zelTracerRTASParallelOperationJoinExtRegisterCallback", 5254, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerRTASParallelOperationJoinExtRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerResetAllCallbacks[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerResetAllCallbacks = {
	"zelTracerResetAllCallbacks", "zelTracerResetAllCallbacks", 5255, CAT_API_ZEL, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerResetAllCallbacks, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerSamplerCreateRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCreateCb", &t_ze_pfnSamplerCreateCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerSamplerCreateRegisterCallback = {
	"zelTracerSamplerCreateRegisterCallback", "zelTracerSamplerCreateRegisterCallback", 5256, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerSamplerCreateRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerSamplerDestroyRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDestroyCb", &t_ze_pfnSamplerDestroyCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerSamplerDestroyRegisterCallback = {
	"zelTracerSamplerDestroyRegisterCallback", "zelTracerSamplerDestroyRegisterCallback", 5257, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerSamplerDestroyRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerSetEnabled[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "enable", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerSetEnabled = {
	"zelTracerSetEnabled", "zelTracerSetEnabled", 5258, CAT_API_ZEL, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerSetEnabled, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerSetEpilogues[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCoreCbs", &p_zel_core_callbacks_t_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerSetEpilogues = {
	"zelTracerSetEpilogues", "zelTracerSetEpilogues", 5259, CAT_API_ZEL, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerSetEpilogues, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerSetPrologues[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCoreCbs", &p_zel_core_callbacks_t_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerSetPrologues = {
	"zelTracerSetPrologues", "zelTracerSetPrologues", 5260, CAT_API_ZEL, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerSetPrologues, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerTranslateDeviceHandleToIdentifierRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnTranslateDeviceHandleToIdentifierCb", &t_zer_pfnTranslateDeviceHandleToIdentifierCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerTranslateDeviceHandleToIdentifierRegisterCallback = {
	"zelTracerTranslateDeviceHandleToIdentifierRegisterCallback", "zelTracerTranslateDeviceHandleToIdentifierRegisterCallback", 5261, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerTranslateDeviceHandleToIdentifierRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerTranslateIdentifierToDeviceHandleRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnTranslateIdentifierToDeviceHandleCb", &t_zer_pfnTranslateIdentifierToDeviceHandleCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerTranslateIdentifierToDeviceHandleRegisterCallback = {
	"zelTracerTranslateIdentifierToDeviceHandleRegisterCallback", "zelTracerTranslateIdentifierToDeviceHandleRegisterCallback", 5262, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerTranslateIdentifierToDeviceHandleRegisterCallback, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zelTracerVirtualMemFreeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnFreeCb", &t_ze_pfnVirtualMemFreeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerVirtualMemFreeRegisterCallback = {
	"zelTracerVirtualMemFreeRegisterCallback", "zelTracerVirtualMemFreeRegisterCallback", 5263, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerVirtualMemFreeRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerVirtualMemGetAccessAttributeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnGetAccessAttributeCb", &t_ze_pfnVirtualMemGetAccessAttributeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerVirtualMemGetAccessAttributeRegisterCallback = {
	"zelTracerVirtualMemGetAccessAttributeRegisterCallback", "zelTracerVirtualMemGetAccessAttributeRegisterCallback", 5264, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerVirtualMemGetAccessAttributeRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerVirtualMemMapRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnMapCb", &t_ze_pfnVirtualMemMapCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerVirtualMemMapRegisterCallback = {
	"zelTracerVirtualMemMapRegisterCallback", "zelTracerVirtualMemMapRegisterCallback", 5265, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerVirtualMemMapRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerVirtualMemQueryPageSizeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnQueryPageSizeCb", &t_ze_pfnVirtualMemQueryPageSizeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerVirtualMemQueryPageSizeRegisterCallback = {
	"zelTracerVirtualMemQueryPageSizeRegisterCallback", "zelTracerVirtualMemQueryPageSizeRegisterCallback", 5266, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerVirtualMemQueryPageSizeRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerVirtualMemReserveRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnReserveCb", &t_ze_pfnVirtualMemReserveCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerVirtualMemReserveRegisterCallback = {
	"zelTracerVirtualMemReserveRegisterCallback", "zelTracerVirtualMemReserveRegisterCallback", 5267, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerVirtualMemReserveRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerVirtualMemSetAccessAttributeRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnSetAccessAttributeCb", &t_ze_pfnVirtualMemSetAccessAttributeCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerVirtualMemSetAccessAttributeRegisterCallback = {
	"zelTracerVirtualMemSetAccessAttributeRegisterCallback", "zelTracerVirtualMemSetAccessAttributeRegisterCallback", 5268, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerVirtualMemSetAccessAttributeRegisterCallback, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zelTracerVirtualMemUnmapRegisterCallback[] = {
	{ "hTracer", &t_zel_tracer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_type", &t_zel_tracer_reg_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnUnmapCb", &t_ze_pfnVirtualMemUnmapCb_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zelTracerVirtualMemUnmapRegisterCallback = {
	"zelTracerVirtualMemUnmapRegisterCallback", "zelTracerVirtualMemUnmapRegisterCallback", 5269, CAT_API_ZEL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zelTracerVirtualMemUnmapRegisterCallback, &t_ze_result_t,
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
	&f_zelTracerCommandListAppendBarrierRegisterCallback,
	&f_zelTracerCommandListAppendEventResetRegisterCallback,
	&f_zelTracerCommandListAppendGraphExtRegisterCallback,
	&f_zelTracerCommandListAppendHostFunctionRegisterCallback,
	&f_zelTracerCommandListAppendImageCopyFromMemoryExtRegisterCallback,
	&f_zelTracerCommandListAppendImageCopyFromMemoryRegisterCallback,
	&f_zelTracerCommandListAppendImageCopyRegionRegisterCallback,
	&f_zelTracerCommandListAppendImageCopyRegisterCallback,
	&f_zelTracerCommandListAppendImageCopyToMemoryExtRegisterCallback,
	&f_zelTracerCommandListAppendImageCopyToMemoryRegisterCallback,
	&f_zelTracerCommandListAppendLaunchCooperativeKernelRegisterCallback,
	&f_zelTracerCommandListAppendLaunchKernelIndirectRegisterCallback,
	&f_zelTracerCommandListAppendLaunchKernelRegisterCallback,
	&f_zelTracerCommandListAppendLaunchKernelWithArgumentsRegisterCallback,
	&f_zelTracerCommandListAppendLaunchKernelWithParametersRegisterCallback,
	&f_zelTracerCommandListAppendLaunchMultipleKernelsIndirectRegisterCallback,
	&f_zelTracerCommandListAppendMemAdviseRegisterCallback,
	&f_zelTracerCommandListAppendMemoryCopyFromContextRegisterCallback,
	&f_zelTracerCommandListAppendMemoryCopyRegionRegisterCallback,
	&f_zelTracerCommandListAppendMemoryCopyRegisterCallback,
	&f_zelTracerCommandListAppendMemoryCopyWithParametersRegisterCallback,
	&f_zelTracerCommandListAppendMemoryFillRegisterCallback,
	&f_zelTracerCommandListAppendMemoryFillWithParametersRegisterCallback,
	&f_zelTracerCommandListAppendMemoryPrefetchRegisterCallback,
	&f_zelTracerCommandListAppendMemoryRangesBarrierRegisterCallback,
	&f_zelTracerCommandListAppendQueryKernelTimestampsRegisterCallback,
	&f_zelTracerCommandListAppendSignalEventRegisterCallback,
	&f_zelTracerCommandListAppendSignalExternalSemaphoreExtRegisterCallback,
	&f_zelTracerCommandListAppendWaitExternalSemaphoreExtRegisterCallback,
	&f_zelTracerCommandListAppendWaitOnEventsRegisterCallback,
	&f_zelTracerCommandListAppendWriteGlobalTimestampRegisterCallback,
	&f_zelTracerCommandListBeginCaptureIntoGraphExtRegisterCallback,
	&f_zelTracerCommandListBeginGraphCaptureExtRegisterCallback,
	&f_zelTracerCommandListCloseRegisterCallback,
	&f_zelTracerCommandListCreateCloneExpRegisterCallback,
	&f_zelTracerCommandListCreateImmediateRegisterCallback,
	&f_zelTracerCommandListCreateRegisterCallback,
	&f_zelTracerCommandListDestroyRegisterCallback,
	&f_zelTracerCommandListEndGraphCaptureExtRegisterCallback,
	&f_zelTracerCommandListGetContextHandleRegisterCallback,
	&f_zelTracerCommandListGetDeviceHandleRegisterCallback,
	&f_zelTracerCommandListGetFlagsRegisterCallback,
	&f_zelTracerCommandListGetGraphExtRegisterCallback,
	&f_zelTracerCommandListGetNextCommandIdExpRegisterCallback,
	&f_zelTracerCommandListGetNextCommandIdWithKernelsExpRegisterCallback,
	&f_zelTracerCommandListGetOrdinalRegisterCallback,
	&f_zelTracerCommandListHostSynchronizeRegisterCallback,
	&f_zelTracerCommandListImmediateAppendCommandListsExpRegisterCallback,
	&f_zelTracerCommandListImmediateAppendCommandListsWithParametersRegisterCallback,
	&f_zelTracerCommandListImmediateGetFlagsRegisterCallback,
	&f_zelTracerCommandListImmediateGetIndexRegisterCallback,
	&f_zelTracerCommandListImmediateGetModeRegisterCallback,
	&f_zelTracerCommandListImmediateGetPriorityRegisterCallback,
	&f_zelTracerCommandListIsGraphCaptureEnabledExtRegisterCallback,
	&f_zelTracerCommandListIsImmediateRegisterCallback,
	&f_zelTracerCommandListIsMutableExpRegisterCallback,
	&f_zelTracerCommandListResetRegisterCallback,
	&f_zelTracerCommandListUpdateMutableCommandKernelsExpRegisterCallback,
	&f_zelTracerCommandListUpdateMutableCommandSignalEventExpRegisterCallback,
	&f_zelTracerCommandListUpdateMutableCommandWaitEventsExpRegisterCallback,
	&f_zelTracerCommandListUpdateMutableCommandsExpRegisterCallback,
	&f_zelTracerCommandQueueCreateRegisterCallback,
	&f_zelTracerCommandQueueDestroyRegisterCallback,
	&f_zelTracerCommandQueueExecuteCommandListsRegisterCallback,
	&f_zelTracerCommandQueueGetFlagsRegisterCallback,
	&f_zelTracerCommandQueueGetIndexRegisterCallback,
	&f_zelTracerCommandQueueGetModeRegisterCallback,
	&f_zelTracerCommandQueueGetOrdinalRegisterCallback,
	&f_zelTracerCommandQueueGetPriorityRegisterCallback,
	&f_zelTracerCommandQueueSynchronizeRegisterCallback,
	&f_zelTracerContextCreateExRegisterCallback,
	&f_zelTracerContextCreateRegisterCallback,
	&f_zelTracerContextDestroyRegisterCallback,
	&f_zelTracerContextEvictImageRegisterCallback,
	&f_zelTracerContextEvictMemoryRegisterCallback,
	&f_zelTracerContextGetStatusRegisterCallback,
	&f_zelTracerContextMakeImageResidentRegisterCallback,
	&f_zelTracerContextMakeMemoryResidentRegisterCallback,
	&f_zelTracerContextSystemBarrierRegisterCallback,
	&f_zelTracerCreate,
	&f_zelTracerDestroy,
	&f_zelTracerDeviceCanAccessPeerRegisterCallback,
	&f_zelTracerDeviceGetAggregatedCopyOffloadIncrementValueRegisterCallback,
	&f_zelTracerDeviceGetCachePropertiesRegisterCallback,
	&f_zelTracerDeviceGetCommandQueueGroupPropertiesRegisterCallback,
	&f_zelTracerDeviceGetComputePropertiesRegisterCallback,
	&f_zelTracerDeviceGetCounterBasedEventMaxValueRegisterCallback,
	&f_zelTracerDeviceGetExternalMemoryPropertiesRegisterCallback,
	&f_zelTracerDeviceGetFabricVertexExpRegisterCallback,
	&f_zelTracerDeviceGetGlobalTimestampsRegisterCallback,
	&f_zelTracerDeviceGetImagePropertiesRegisterCallback,
	&f_zelTracerDeviceGetMemoryAccessPropertiesRegisterCallback,
	&f_zelTracerDeviceGetMemoryPropertiesRegisterCallback,
	&f_zelTracerDeviceGetModulePropertiesRegisterCallback,
	&f_zelTracerDeviceGetP2PPropertiesRegisterCallback,
	&f_zelTracerDeviceGetPropertiesRegisterCallback,
	&f_zelTracerDeviceGetRegisterCallback,
	&f_zelTracerDeviceGetRootDeviceRegisterCallback,
	&f_zelTracerDeviceGetRuntimeRequirementsKeyRegisterCallback,
	&f_zelTracerDeviceGetRuntimeRequirementsRegisterCallback,
	&f_zelTracerDeviceGetStatusRegisterCallback,
	&f_zelTracerDeviceGetSubDevicesRegisterCallback,
	&f_zelTracerDeviceGetVectorWidthPropertiesExtRegisterCallback,
	&f_zelTracerDeviceImportExternalSemaphoreExtRegisterCallback,
	&f_zelTracerDevicePciGetPropertiesExtRegisterCallback,
	&f_zelTracerDeviceReleaseExternalSemaphoreExtRegisterCallback,
	&f_zelTracerDeviceReserveCacheExtRegisterCallback,
	&f_zelTracerDeviceSetCacheAdviceExtRegisterCallback,
	&f_zelTracerDeviceSynchronizeRegisterCallback,
	&f_zelTracerDeviceValidateRuntimeRequirementsRegisterCallback,
	&f_zelTracerDriverGetApiVersionRegisterCallback,
	&f_zelTracerDriverGetDefaultContextRegisterCallback,
	&f_zelTracerDriverGetExtensionFunctionAddressRegisterCallback,
	&f_zelTracerDriverGetExtensionPropertiesRegisterCallback,
	&f_zelTracerDriverGetIpcPropertiesRegisterCallback,
	&f_zelTracerDriverGetLastErrorDescriptionRegisterCallback,
	&f_zelTracerDriverGetPropertiesRegisterCallback,
	&f_zelTracerDriverGetRegisterCallback,
	&f_zelTracerDriverRTASFormatCompatibilityCheckExpRegisterCallback,
	&f_zelTracerDriverRTASFormatCompatibilityCheckExtRegisterCallback,
	&f_zelTracerEventCounterBasedCloseIpcHandleRegisterCallback,
	&f_zelTracerEventCounterBasedCreateRegisterCallback,
	&f_zelTracerEventCounterBasedGetDeviceAddressRegisterCallback,
	&f_zelTracerEventCounterBasedGetIpcHandleRegisterCallback,
	&f_zelTracerEventCounterBasedOpenIpcHandleRegisterCallback,
	&f_zelTracerEventCreateRegisterCallback,
	&f_zelTracerEventDestroyRegisterCallback,
	&f_zelTracerEventGetCounterBasedFlagsRegisterCallback,
	&f_zelTracerEventGetEventPoolRegisterCallback,
	&f_zelTracerEventGetSignalScopeRegisterCallback,
	&f_zelTracerEventGetWaitScopeRegisterCallback,
	&f_zelTracerEventHostResetRegisterCallback,
	&f_zelTracerEventHostSignalRegisterCallback,
	&f_zelTracerEventHostSynchronizeRegisterCallback,
	&f_zelTracerEventPoolCloseIpcHandleRegisterCallback,
	&f_zelTracerEventPoolCreateRegisterCallback,
	&f_zelTracerEventPoolDestroyRegisterCallback,
	&f_zelTracerEventPoolGetContextHandleRegisterCallback,
	&f_zelTracerEventPoolGetFlagsRegisterCallback,
	&f_zelTracerEventPoolGetIpcHandleRegisterCallback,
	&f_zelTracerEventPoolOpenIpcHandleRegisterCallback,
	&f_zelTracerEventPoolPutIpcHandleRegisterCallback,
	&f_zelTracerEventQueryKernelTimestampRegisterCallback,
	&f_zelTracerEventQueryKernelTimestampsExtRegisterCallback,
	&f_zelTracerEventQueryStatusRegisterCallback,
	&f_zelTracerEventQueryTimestampsExpRegisterCallback,
	&f_zelTracerExecutableGraphDestroyExtRegisterCallback,
	&f_zelTracerExecutableGraphGetSourceGraphExtRegisterCallback,
	&f_zelTracerFabricEdgeGetExpRegisterCallback,
	&f_zelTracerFabricEdgeGetPropertiesExpRegisterCallback,
	&f_zelTracerFabricEdgeGetVerticesExpRegisterCallback,
	&f_zelTracerFabricVertexGetDeviceExpRegisterCallback,
	&f_zelTracerFabricVertexGetExpRegisterCallback,
	&f_zelTracerFabricVertexGetPropertiesExpRegisterCallback,
	&f_zelTracerFabricVertexGetSubVerticesExpRegisterCallback,
	&f_zelTracerFenceCreateRegisterCallback,
	&f_zelTracerFenceDestroyRegisterCallback,
	&f_zelTracerFenceHostSynchronizeRegisterCallback,
	&f_zelTracerFenceQueryStatusRegisterCallback,
	&f_zelTracerFenceResetRegisterCallback,
	&f_zelTracerGetDefaultContextRegisterCallback,
	&f_zelTracerGetLastErrorDescriptionRegisterCallback,
	&f_zelTracerGraphCreateExtRegisterCallback,
	&f_zelTracerGraphDestroyExtRegisterCallback,
	&f_zelTracerGraphDumpContentsExtRegisterCallback,
	&f_zelTracerGraphGetPrimaryCommandListExtRegisterCallback,
	&f_zelTracerGraphInstantiateExtRegisterCallback,
	&f_zelTracerGraphIsEmptyExtRegisterCallback,
	&f_zelTracerGraphSetDestructionCallbackExtRegisterCallback,
	&f_zelTracerImageCreateRegisterCallback,
	&f_zelTracerImageDestroyRegisterCallback,
	&f_zelTracerImageGetAllocPropertiesExtRegisterCallback,
	&f_zelTracerImageGetDeviceOffsetExpRegisterCallback,
	&f_zelTracerImageGetMemoryPropertiesExpRegisterCallback,
	&f_zelTracerImageGetPropertiesRegisterCallback,
	&f_zelTracerImageViewCreateExpRegisterCallback,
	&f_zelTracerImageViewCreateExtRegisterCallback,
	&f_zelTracerInitDriversRegisterCallback,
	&f_zelTracerInitRegisterCallback,
	&f_zelTracerKernelCreateRegisterCallback,
	&f_zelTracerKernelDestroyRegisterCallback,
	&f_zelTracerKernelGetAllocationPropertiesExpRegisterCallback,
	&f_zelTracerKernelGetBinaryExpRegisterCallback,
	&f_zelTracerKernelGetIndirectAccessRegisterCallback,
	&f_zelTracerKernelGetNameRegisterCallback,
	&f_zelTracerKernelGetPropertiesRegisterCallback,
	&f_zelTracerKernelGetSourceAttributesRegisterCallback,
	&f_zelTracerKernelSchedulingHintExpRegisterCallback,
	&f_zelTracerKernelSetArgumentValueRegisterCallback,
	&f_zelTracerKernelSetCacheConfigRegisterCallback,
	&f_zelTracerKernelSetGlobalOffsetExpRegisterCallback,
	&f_zelTracerKernelSetGroupSizeRegisterCallback,
	&f_zelTracerKernelSetIndirectAccessRegisterCallback,
	&f_zelTracerKernelSuggestGroupSizeRegisterCallback,
	&f_zelTracerKernelSuggestMaxCooperativeGroupCountRegisterCallback,
	&f_zelTracerMemAllocDeviceRegisterCallback,
	&f_zelTracerMemAllocHostRegisterCallback,
	&f_zelTracerMemAllocSharedRegisterCallback,
	&f_zelTracerMemCloseIpcHandleRegisterCallback,
	&f_zelTracerMemFreeExtRegisterCallback,
	&f_zelTracerMemFreeRegisterCallback,
	&f_zelTracerMemGetAddressRangeRegisterCallback,
	&f_zelTracerMemGetAllocPropertiesRegisterCallback,
	&f_zelTracerMemGetAtomicAccessAttributeExpRegisterCallback,
	&f_zelTracerMemGetFileDescriptorFromIpcHandleExpRegisterCallback,
	&f_zelTracerMemGetIpcHandleFromFileDescriptorExpRegisterCallback,
	&f_zelTracerMemGetIpcHandleRegisterCallback,
	&f_zelTracerMemGetIpcHandleWithPropertiesRegisterCallback,
	&f_zelTracerMemGetPitchFor2dImageRegisterCallback,
	&f_zelTracerMemOpenIpcHandleRegisterCallback,
	&f_zelTracerMemPutIpcHandleRegisterCallback,
	&f_zelTracerMemSetAtomicAccessAttributeExpRegisterCallback,
	&f_zelTracerModuleBuildLogDestroyRegisterCallback,
	&f_zelTracerModuleBuildLogGetStringRegisterCallback,
	&f_zelTracerModuleCreateRegisterCallback,
	&f_zelTracerModuleDestroyRegisterCallback,
	&f_zelTracerModuleDynamicLinkRegisterCallback,
	&f_zelTracerModuleGetFunctionPointerRegisterCallback,
	&f_zelTracerModuleGetGlobalPointerRegisterCallback,
	&f_zelTracerModuleGetKernelNamesRegisterCallback,
	&f_zelTracerModuleGetNativeBinaryRegisterCallback,
	&f_zelTracerModuleGetPropertiesRegisterCallback,
	&f_zelTracerModuleInspectLinkageExtRegisterCallback,
	&f_zelTracerPhysicalMemCreateRegisterCallback,
	&f_zelTracerPhysicalMemDestroyRegisterCallback,
	&f_zelTracerPhysicalMemGetPropertiesRegisterCallback,
	&f_zelTracerRTASBuilderBuildExpRegisterCallback,
	&f_zelTracerRTASBuilderBuildExtRegisterCallback,
	&f_zelTracerRTASBuilderCommandListAppendCopyExtRegisterCallback,
	&f_zelTracerRTASBuilderCreateExpRegisterCallback,
	&f_zelTracerRTASBuilderCreateExtRegisterCallback,
	&f_zelTracerRTASBuilderDestroyExpRegisterCallback,
	&f_zelTracerRTASBuilderDestroyExtRegisterCallback,
	&f_zelTracerRTASBuilderGetBuildPropertiesExpRegisterCallback,
	&f_zelTracerRTASBuilderGetBuildPropertiesExtRegisterCallback,
	&f_zelTracerRTASParallelOperationCreateExpRegisterCallback,
	&f_zelTracerRTASParallelOperationCreateExtRegisterCallback,
	&f_zelTracerRTASParallelOperationDestroyExpRegisterCallback,
	&f_zelTracerRTASParallelOperationDestroyExtRegisterCallback,
	&f_zelTracerRTASParallelOperationGetPropertiesExpRegisterCallback,
	&f_zelTracerRTASParallelOperationGetPropertiesExtRegisterCallback,
	&f_zelTracerRTASParallelOperationJoinExpRegisterCallback,
	&f_zelTracerRTASParallelOperationJoinExtRegisterCallback,
	&f_zelTracerResetAllCallbacks,
	&f_zelTracerSamplerCreateRegisterCallback,
	&f_zelTracerSamplerDestroyRegisterCallback,
	&f_zelTracerSetEnabled,
	&f_zelTracerSetEpilogues,
	&f_zelTracerSetPrologues,
	&f_zelTracerTranslateDeviceHandleToIdentifierRegisterCallback,
	&f_zelTracerTranslateIdentifierToDeviceHandleRegisterCallback,
	&f_zelTracerVirtualMemFreeRegisterCallback,
	&f_zelTracerVirtualMemGetAccessAttributeRegisterCallback,
	&f_zelTracerVirtualMemMapRegisterCallback,
	&f_zelTracerVirtualMemQueryPageSizeRegisterCallback,
	&f_zelTracerVirtualMemReserveRegisterCallback,
	&f_zelTracerVirtualMemSetAccessAttributeRegisterCallback,
	&f_zelTracerVirtualMemUnmapRegisterCallback,
};

static const struct cat_stype stypes[] = {
	{ 1, &t_zel_tracer_desc_t }, // ZEL_STRUCTURE_TYPE_TRACER_DESC
};

static const uint32_t answers[] = {
	1u, // ZE_RESULT_NOT_READY
	1879179265u, // ZE_RESULT_WARNING_DROPPED_DATA
	2013265947u, // ZE_RESULT_WARNING_ACTION_REQUIRED
};

const struct cat_table cat_table_zel = {
	.api = { 11, "zel", "zel", 0, false, 1, CAT_DOMAIN_DRIVER, funcs, sizeof(funcs) / sizeof(*funcs), answers, sizeof(answers) / sizeof(*answers) },
	.stypes = stypes,
	.nstypes = sizeof(stypes) / sizeof(*stypes),
};
