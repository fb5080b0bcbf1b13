// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   debian libze-dev 1.8.12-1 usr/include level_zero/zet_api.h
//   debian libze-dev 1.20.6-1 usr/include level_zero/zet_api.h
//   debian libze-dev 1.32.0-1 usr/include level_zero/zet_api.h
// clang-format off
#include "catalog/tables.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // what most rows don't have

static const struct cat_type p_char_ptr;
static const struct cat_type p_const_uint8_t_ptr;
static const struct cat_type p_const_void_ptr;
static const struct cat_type p_const_zet_debug_config_t_ptr;
static const struct cat_type p_const_zet_debug_event_t_ptr;
static const struct cat_type p_const_zet_debug_memory_space_desc_t_ptr;
static const struct cat_type p_const_zet_metric_query_pool_desc_t_ptr;
static const struct cat_type p_const_zet_tracer_exp_desc_t_ptr;
static const struct cat_type p_size_t_ptr;
static const struct cat_type p_uint32_t_ptr;
static const struct cat_type p_uint64_t_ptr;
static const struct cat_type p_uint8_t_ptr;
static const struct cat_type p_void_ptr;
static const struct cat_type p_ze_event_handle_t_ptr;
static const struct cat_type p_zet_core_callbacks_t_ptr;
static const struct cat_type p_zet_debug_event_t_ptr;
static const struct cat_type p_zet_debug_regset_properties_t_ptr;
static const struct cat_type p_zet_debug_session_handle_t_ptr;
static const struct cat_type p_zet_device_debug_properties_t_ptr;
static const struct cat_type p_zet_metric_calculate_exp_desc_t_ptr;
static const struct cat_type p_zet_metric_decoder_exp_handle_t_ptr;
static const struct cat_type p_zet_metric_entry_exp_t_ptr;
static const struct cat_type p_zet_metric_group_handle_t_ptr;
static const struct cat_type p_zet_metric_group_properties_t_ptr;
static const struct cat_type p_zet_metric_handle_t_ptr;
static const struct cat_type p_zet_metric_programmable_exp_handle_t_ptr;
static const struct cat_type p_zet_metric_programmable_exp_properties_t_ptr;
static const struct cat_type p_zet_metric_programmable_param_info_exp_t_ptr;
static const struct cat_type p_zet_metric_programmable_param_value_exp_t_ptr;
static const struct cat_type p_zet_metric_programmable_param_value_info_exp_t_ptr;
static const struct cat_type p_zet_metric_properties_t_ptr;
static const struct cat_type p_zet_metric_query_handle_t_ptr;
static const struct cat_type p_zet_metric_query_pool_handle_t_ptr;
static const struct cat_type p_zet_metric_streamer_desc_t_ptr;
static const struct cat_type p_zet_metric_streamer_handle_t_ptr;
static const struct cat_type p_zet_metric_tracer_exp_desc_t_ptr;
static const struct cat_type p_zet_metric_tracer_exp_handle_t_ptr;
static const struct cat_type p_zet_profile_properties_t_ptr;
static const struct cat_type p_zet_tracer_exp_handle_t_ptr;
static const struct cat_type p_zet_typed_value_t_ptr;
static const struct cat_type s_const_char_ptr;
static const struct cat_type t_char;
static const struct cat_type t_char_n128;
static const struct cat_type t_char_n256;
static const struct cat_type t_double;
static const struct cat_type t_float;
static const struct cat_type t_int;
static const struct cat_type t_size_t;
static const struct cat_type t_uint16_t;
static const struct cat_type t_uint32_t;
static const struct cat_type t_uint64_t;
static const struct cat_type t_uint8_t;
static const struct cat_type t_void;
static const struct cat_type t_ze_bool_t;
static const struct cat_type t_ze_command_list_callbacks_t;
static const struct cat_type t_ze_command_queue_callbacks_t;
static const struct cat_type t_ze_context_callbacks_t;
static const struct cat_type t_ze_device_callbacks_t;
static const struct cat_type t_ze_device_thread_t;
static const struct cat_type t_ze_driver_callbacks_t;
static const struct cat_type t_ze_driver_handle_t;
static const struct cat_type t_ze_event_callbacks_t;
static const struct cat_type t_ze_event_handle_t;
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
static const struct cat_type t_zet_command_list_handle_t;
static const struct cat_type t_zet_context_handle_t;
static const struct cat_type t_zet_core_callbacks_t;
static const struct cat_type t_zet_debug_config_t;
static const struct cat_type t_zet_debug_detach_reason_t;
static const struct cat_type t_zet_debug_event_flags_t;
static const struct cat_type t_zet_debug_event_info_detached_t;
static const struct cat_type t_zet_debug_event_info_module_t;
static const struct cat_type t_zet_debug_event_info_page_fault_t;
static const struct cat_type t_zet_debug_event_info_t;
static const struct cat_type t_zet_debug_event_info_thread_stopped_t;
static const struct cat_type t_zet_debug_event_t;
static const struct cat_type t_zet_debug_event_type_t;
static const struct cat_type t_zet_debug_memory_space_desc_t;
static const struct cat_type t_zet_debug_memory_space_type_t;
static const struct cat_type t_zet_debug_page_fault_reason_t;
static const struct cat_type t_zet_debug_regset_flags_t;
static const struct cat_type t_zet_debug_regset_properties_t;
static const struct cat_type t_zet_debug_session_handle_t;
static const struct cat_type t_zet_device_debug_properties_t;
static const struct cat_type t_zet_device_debug_property_flags_t;
static const struct cat_type t_zet_device_handle_t;
static const struct cat_type t_zet_export_dma_buf_exp_properties_t;
static const struct cat_type t_zet_kernel_handle_t;
static const struct cat_type t_zet_metric_calculate_exp_desc_t;
static const struct cat_type t_zet_metric_decoder_exp_handle_t;
static const struct cat_type t_zet_metric_entry_exp_t;
static const struct cat_type t_zet_metric_global_timestamps_resolution_exp_t;
static const struct cat_type t_zet_metric_group_calculation_type_t;
static const struct cat_type t_zet_metric_group_handle_t;
static const struct cat_type t_zet_metric_group_properties_t;
static const struct cat_type t_zet_metric_group_sampling_type_flags_t;
static const struct cat_type t_zet_metric_group_type_exp_flags_t;
static const struct cat_type t_zet_metric_group_type_exp_t;
static const struct cat_type t_zet_metric_handle_t;
static const struct cat_type t_zet_metric_programmable_exp_handle_t;
static const struct cat_type t_zet_metric_programmable_exp_properties_t;
static const struct cat_type t_zet_metric_programmable_param_info_exp_t;
static const struct cat_type t_zet_metric_programmable_param_type_exp_t;
static const struct cat_type t_zet_metric_programmable_param_value_exp_t;
static const struct cat_type t_zet_metric_programmable_param_value_info_exp_t;
static const struct cat_type t_zet_metric_properties_t;
static const struct cat_type t_zet_metric_query_handle_t;
static const struct cat_type t_zet_metric_query_pool_desc_t;
static const struct cat_type t_zet_metric_query_pool_handle_t;
static const struct cat_type t_zet_metric_query_pool_type_t;
static const struct cat_type t_zet_metric_source_id_exp_t;
static const struct cat_type t_zet_metric_streamer_desc_t;
static const struct cat_type t_zet_metric_streamer_handle_t;
static const struct cat_type t_zet_metric_tracer_exp_desc_t;
static const struct cat_type t_zet_metric_tracer_exp_handle_t;
static const struct cat_type t_zet_metric_type_t;
static const struct cat_type t_zet_module_debug_info_format_t;
static const struct cat_type t_zet_module_handle_t;
static const struct cat_type t_zet_profile_flags_t;
static const struct cat_type t_zet_profile_properties_t;
static const struct cat_type t_zet_structure_type_t;
static const struct cat_type t_zet_tracer_exp_desc_t;
static const struct cat_type t_zet_tracer_exp_handle_t;
static const struct cat_type t_zet_typed_value_t;
static const struct cat_type t_zet_value_fp64_range_exp_t;
static const struct cat_type t_zet_value_info_exp_t;
static const struct cat_type t_zet_value_info_type_exp_t;
static const struct cat_type t_zet_value_t;
static const struct cat_type t_zet_value_type_t;
static const struct cat_type t_zet_value_uint64_range_exp_t;

static const struct cat_type p_char_ptr = { "char *", CAT_PTR, 8, 0, &t_char, NULL, NULL };

static const struct cat_type p_const_uint8_t_ptr = { "const uint8_t *", CAT_PTR, 8, 0, &t_uint8_t, NULL, NULL };

static const struct cat_type p_const_void_ptr = { "const void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_const_zet_debug_config_t_ptr = { "const zet_debug_config_t *", CAT_PTR, 8, 0, &t_zet_debug_config_t, NULL, NULL };

static const struct cat_type p_const_zet_debug_event_t_ptr = { "const zet_debug_event_t *", CAT_PTR, 8, 0, &t_zet_debug_event_t, NULL, NULL };

static const struct cat_type p_const_zet_debug_memory_space_desc_t_ptr = { "const zet_debug_memory_space_desc_t *", CAT_PTR, 8, 0, &t_zet_debug_memory_space_desc_t, NULL, NULL };

static const struct cat_type p_const_zet_metric_query_pool_desc_t_ptr = { "const zet_metric_query_pool_desc_t *", CAT_PTR, 8, 0, &t_zet_metric_query_pool_desc_t, NULL, NULL };

static const struct cat_type p_const_zet_tracer_exp_desc_t_ptr = { "const zet_tracer_exp_desc_t *", CAT_PTR, 8, 0, &t_zet_tracer_exp_desc_t, NULL, NULL };

static const struct cat_type p_size_t_ptr = { "size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_uint32_t_ptr = { "uint32_t *", CAT_PTR, 8, 0, &t_uint32_t, NULL, NULL };

static const struct cat_type p_uint64_t_ptr = { "uint64_t *", CAT_PTR, 8, 0, &t_uint64_t, NULL, NULL };

static const struct cat_type p_uint8_t_ptr = { "uint8_t *", CAT_PTR, 8, 0, &t_uint8_t, NULL, NULL };

static const struct cat_type p_void_ptr = { "void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_ze_event_handle_t_ptr = { "ze_event_handle_t *", CAT_PTR, 8, 0, &t_ze_event_handle_t, NULL, NULL };

static const struct cat_type p_zet_core_callbacks_t_ptr = { "zet_core_callbacks_t *", CAT_PTR, 8, 0, &t_zet_core_callbacks_t, NULL, NULL };

static const struct cat_type p_zet_debug_event_t_ptr = { "zet_debug_event_t *", CAT_PTR, 8, 0, &t_zet_debug_event_t, NULL, NULL };

static const struct cat_type p_zet_debug_regset_properties_t_ptr = { "zet_debug_regset_properties_t *", CAT_PTR, 8, 0, &t_zet_debug_regset_properties_t, NULL, NULL };

static const struct cat_type p_zet_debug_session_handle_t_ptr = { "zet_debug_session_handle_t *", CAT_PTR, 8, 0, &t_zet_debug_session_handle_t, NULL, NULL };

static const struct cat_type p_zet_device_debug_properties_t_ptr = { "zet_device_debug_properties_t *", CAT_PTR, 8, 0, &t_zet_device_debug_properties_t, NULL, NULL };

static const struct cat_type p_zet_metric_calculate_exp_desc_t_ptr = { "zet_metric_calculate_exp_desc_t *", CAT_PTR, 8, 0, &t_zet_metric_calculate_exp_desc_t, NULL, NULL };

static const struct cat_type p_zet_metric_decoder_exp_handle_t_ptr = { "zet_metric_decoder_exp_handle_t *", CAT_PTR, 8, 0, &t_zet_metric_decoder_exp_handle_t, NULL, NULL };

static const struct cat_type p_zet_metric_entry_exp_t_ptr = { "zet_metric_entry_exp_t *", CAT_PTR, 8, 0, &t_zet_metric_entry_exp_t, NULL, NULL };

static const struct cat_type p_zet_metric_group_handle_t_ptr = { "zet_metric_group_handle_t *", CAT_PTR, 8, 0, &t_zet_metric_group_handle_t, NULL, NULL };

static const struct cat_type p_zet_metric_group_properties_t_ptr = { "zet_metric_group_properties_t *", CAT_PTR, 8, 0, &t_zet_metric_group_properties_t, NULL, NULL };

static const struct cat_type p_zet_metric_handle_t_ptr = { "zet_metric_handle_t *", CAT_PTR, 8, 0, &t_zet_metric_handle_t, NULL, NULL };

static const struct cat_type p_zet_metric_programmable_exp_handle_t_ptr = { "zet_metric_programmable_exp_handle_t *", CAT_PTR, 8, 0, &t_zet_metric_programmable_exp_handle_t, NULL, NULL };

static const struct cat_type p_zet_metric_programmable_exp_properties_t_ptr = { "zet_metric_programmable_exp_properties_t *", CAT_PTR, 8, 0, &t_zet_metric_programmable_exp_properties_t, NULL, NULL };

static const struct cat_type p_zet_metric_programmable_param_info_exp_t_ptr = { "zet_metric_programmable_param_info_exp_t *", CAT_PTR, 8, 0, &t_zet_metric_programmable_param_info_exp_t, NULL, NULL };

static const struct cat_type p_zet_metric_programmable_param_value_exp_t_ptr = { "zet_metric_programmable_param_value_exp_t *", CAT_PTR, 8, 0, &t_zet_metric_programmable_param_value_exp_t, NULL, NULL };

static const struct cat_type p_zet_metric_programmable_param_value_info_exp_t_ptr = { "zet_metric_programmable_param_value_info_exp_t *", CAT_PTR, 8, 0, &t_zet_metric_programmable_param_value_info_exp_t, NULL, NULL };

static const struct cat_type p_zet_metric_properties_t_ptr = { "zet_metric_properties_t *", CAT_PTR, 8, 0, &t_zet_metric_properties_t, NULL, NULL };

static const struct cat_type p_zet_metric_query_handle_t_ptr = { "zet_metric_query_handle_t *", CAT_PTR, 8, 0, &t_zet_metric_query_handle_t, NULL, NULL };

static const struct cat_type p_zet_metric_query_pool_handle_t_ptr = { "zet_metric_query_pool_handle_t *", CAT_PTR, 8, 0, &t_zet_metric_query_pool_handle_t, NULL, NULL };

static const struct cat_type p_zet_metric_streamer_desc_t_ptr = { "zet_metric_streamer_desc_t *", CAT_PTR, 8, 0, &t_zet_metric_streamer_desc_t, NULL, NULL };

static const struct cat_type p_zet_metric_streamer_handle_t_ptr = { "zet_metric_streamer_handle_t *", CAT_PTR, 8, 0, &t_zet_metric_streamer_handle_t, NULL, NULL };

static const struct cat_type p_zet_metric_tracer_exp_desc_t_ptr = { "zet_metric_tracer_exp_desc_t *", CAT_PTR, 8, 0, &t_zet_metric_tracer_exp_desc_t, NULL, NULL };

static const struct cat_type p_zet_metric_tracer_exp_handle_t_ptr = { "zet_metric_tracer_exp_handle_t *", CAT_PTR, 8, 0, &t_zet_metric_tracer_exp_handle_t, NULL, NULL };

static const struct cat_type p_zet_profile_properties_t_ptr = { "zet_profile_properties_t *", CAT_PTR, 8, 0, &t_zet_profile_properties_t, NULL, NULL };

static const struct cat_type p_zet_tracer_exp_handle_t_ptr = { "zet_tracer_exp_handle_t *", CAT_PTR, 8, 0, &t_zet_tracer_exp_handle_t, NULL, NULL };

static const struct cat_type p_zet_typed_value_t_ptr = { "zet_typed_value_t *", CAT_PTR, 8, 0, &t_zet_typed_value_t, NULL, NULL };

static const struct cat_type s_const_char_ptr = { "const char *", CAT_STRING, 8, 0, &t_char, NULL, NULL };

static const struct cat_type t_char = { "char", CAT_CHAR, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char_n128 = { "char[128]", CAT_ARRAY, 128, 128, &t_char, NULL, NULL };

static const struct cat_type t_char_n256 = { "char[256]", CAT_ARRAY, 256, 256, &t_char, NULL, NULL };

static const struct cat_type t_double = { "double", CAT_FLOAT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_float = { "float", CAT_FLOAT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_int = { "int", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_size_t = { "size_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_uint16_t = { "uint16_t", CAT_UINT, 2, 0, NULL, NULL, NULL };

static const struct cat_type t_uint32_t = { "uint32_t", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_uint64_t = { "uint64_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_uint8_t = { "uint8_t", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_void = { "void", CAT_VOID, 0, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_bool_t = { "ze_bool_t", CAT_BOOL, 1, 0, NULL, NULL, NULL };

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

static const struct cat_field m_t_ze_device_thread_t[] = {
	{ "slice", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "subslice", &t_uint32_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "eu", &t_uint32_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "thread", &t_uint32_t, 12, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_thread_t = { "ze_device_thread_t", CAT_STRUCT, 16, 4, NULL, m_t_ze_device_thread_t, NULL };

static const struct cat_field m_t_ze_driver_callbacks_t[] = {
	{ "pfnGetCb", &t_ze_pfnDriverGetCb_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetApiVersionCb", &t_ze_pfnDriverGetApiVersionCb_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetPropertiesCb", &t_ze_pfnDriverGetPropertiesCb_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetIpcPropertiesCb", &t_ze_pfnDriverGetIpcPropertiesCb_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pfnGetExtensionPropertiesCb", &t_ze_pfnDriverGetExtensionPropertiesCb_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_driver_callbacks_t = { "ze_driver_callbacks_t", CAT_STRUCT, 40, 5, NULL, m_t_ze_driver_callbacks_t, NULL };

static const struct cat_type t_ze_driver_handle_t = { "ze_driver_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "driver" };

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

static const struct cat_type t_ze_event_handle_t = { "ze_event_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "event" };

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

static const struct cat_type t_zet_command_list_handle_t = { "zet_command_list_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "list" };

static const struct cat_type t_zet_context_handle_t = { "zet_context_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "context" };

static const struct cat_field m_t_zet_core_callbacks_t[] = {
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
static const struct cat_type t_zet_core_callbacks_t = { "zet_core_callbacks_t", CAT_STRUCT, 960, 17, NULL, m_t_zet_core_callbacks_t, NULL };

static const struct cat_field m_t_zet_debug_config_t[] = {
	{ "pid", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_debug_config_t = { "zet_debug_config_t", CAT_STRUCT, 4, 1, NULL, m_t_zet_debug_config_t, NULL };

static const struct cat_enumerator e_t_zet_debug_detach_reason_t[] = {
	{ "ZET_DEBUG_DETACH_REASON_INVALID", 0 },
	{ "ZET_DEBUG_DETACH_REASON_HOST_EXIT", 1 },
};
static const struct cat_type t_zet_debug_detach_reason_t = { "zet_debug_detach_reason_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_zet_debug_detach_reason_t };

static const struct cat_enumerator e_t_zet_debug_event_flags_t[] = {
	{ "ZET_DEBUG_EVENT_FLAG_NEED_ACK", 1 },
};
static const struct cat_type t_zet_debug_event_flags_t = { "zet_debug_event_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_zet_debug_event_flags_t };

static const struct cat_field m_t_zet_debug_event_info_detached_t[] = {
	{ "reason", &t_zet_debug_detach_reason_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_debug_event_info_detached_t = { "zet_debug_event_info_detached_t", CAT_STRUCT, 4, 1, NULL, m_t_zet_debug_event_info_detached_t, NULL };

static const struct cat_field m_t_zet_debug_event_info_module_t[] = {
	{ "format", &t_zet_module_debug_info_format_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "moduleBegin", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false, .unit = "address" },
	{ "moduleEnd", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false, .unit = "address" },
	{ "load", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "address" },
};
static const struct cat_type t_zet_debug_event_info_module_t = { "zet_debug_event_info_module_t", CAT_STRUCT, 32, 4, NULL, m_t_zet_debug_event_info_module_t, NULL };

static const struct cat_field m_t_zet_debug_event_info_page_fault_t[] = {
	{ "address", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "address" },
	{ "mask", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false, .unit = "address" },
	{ "reason", &t_zet_debug_page_fault_reason_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_debug_event_info_page_fault_t = { "zet_debug_event_info_page_fault_t", CAT_STRUCT, 24, 3, NULL, m_t_zet_debug_event_info_page_fault_t, NULL };

static const struct cat_field m_t_zet_debug_event_info_t[4] = {
	{ "detached", &t_zet_debug_event_info_detached_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "module", &t_zet_debug_event_info_module_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "thread", &t_zet_debug_event_info_thread_stopped_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "page_fault", &t_zet_debug_event_info_page_fault_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_debug_event_info_t = { "zet_debug_event_info_t", CAT_UNION, 32, 4, NULL, m_t_zet_debug_event_info_t, NULL };

static const struct cat_field m_t_zet_debug_event_info_thread_stopped_t[] = {
	{ "thread", &t_ze_device_thread_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_debug_event_info_thread_stopped_t = { "zet_debug_event_info_thread_stopped_t", CAT_STRUCT, 16, 1, NULL, m_t_zet_debug_event_info_thread_stopped_t, NULL };

static const struct cat_field m_t_zet_debug_event_info_t[4];

static const struct cat_choice c_t_zet_debug_event_t_2[] = {
	{ 1, NULL, &m_t_zet_debug_event_info_t[0], false }, // ZET_DEBUG_EVENT_TYPE_DETACHED
	{ 4, NULL, &m_t_zet_debug_event_info_t[1], false }, // ZET_DEBUG_EVENT_TYPE_MODULE_LOAD
	{ 5, NULL, &m_t_zet_debug_event_info_t[1], false }, // ZET_DEBUG_EVENT_TYPE_MODULE_UNLOAD
	{ 6, NULL, &m_t_zet_debug_event_info_t[2], false }, // ZET_DEBUG_EVENT_TYPE_THREAD_STOPPED
	{ 7, NULL, &m_t_zet_debug_event_info_t[2], false }, // ZET_DEBUG_EVENT_TYPE_THREAD_UNAVAILABLE
	{ 8, NULL, &m_t_zet_debug_event_info_t[3], false }, // ZET_DEBUG_EVENT_TYPE_PAGE_FAULT
};
static const struct cat_field m_t_zet_debug_event_t[] = {
	{ "type", &t_zet_debug_event_type_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_zet_debug_event_flags_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "info", &t_zet_debug_event_info_t, 8, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 0, 0, sizeof(c_t_zet_debug_event_t_2) / sizeof(*c_t_zet_debug_event_t_2), c_t_zet_debug_event_t_2 } },
};
static const struct cat_type t_zet_debug_event_t = { "zet_debug_event_t", CAT_STRUCT, 40, 3, NULL, m_t_zet_debug_event_t, NULL };

static const struct cat_enumerator e_t_zet_debug_event_type_t[] = {
	{ "ZET_DEBUG_EVENT_TYPE_INVALID", 0 },
	{ "ZET_DEBUG_EVENT_TYPE_DETACHED", 1 },
	{ "ZET_DEBUG_EVENT_TYPE_PROCESS_ENTRY", 2 },
	{ "ZET_DEBUG_EVENT_TYPE_PROCESS_EXIT", 3 },
	{ "ZET_DEBUG_EVENT_TYPE_MODULE_LOAD", 4 },
	{ "ZET_DEBUG_EVENT_TYPE_MODULE_UNLOAD", 5 },
	{ "ZET_DEBUG_EVENT_TYPE_THREAD_STOPPED", 6 },
	{ "ZET_DEBUG_EVENT_TYPE_THREAD_UNAVAILABLE", 7 },
	{ "ZET_DEBUG_EVENT_TYPE_PAGE_FAULT", 8 },
};
static const struct cat_type t_zet_debug_event_type_t = { "zet_debug_event_type_t", CAT_ENUM, 4, 9, NULL, NULL, e_t_zet_debug_event_type_t };

static const struct cat_field m_t_zet_debug_memory_space_desc_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zet_debug_memory_space_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "address", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "address" },
};
static const struct cat_type t_zet_debug_memory_space_desc_t = { "zet_debug_memory_space_desc_t", CAT_STRUCT, 32, 4, NULL, m_t_zet_debug_memory_space_desc_t, NULL };

static const struct cat_enumerator e_t_zet_debug_memory_space_type_t[] = {
	{ "ZET_DEBUG_MEMORY_SPACE_TYPE_DEFAULT", 0 },
	{ "ZET_DEBUG_MEMORY_SPACE_TYPE_SLM", 1 },
	{ "ZET_DEBUG_MEMORY_SPACE_TYPE_ELF", 2 },
	{ "ZET_DEBUG_MEMORY_SPACE_TYPE_BARRIER", 3 },
};
static const struct cat_type t_zet_debug_memory_space_type_t = { "zet_debug_memory_space_type_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_zet_debug_memory_space_type_t };

static const struct cat_enumerator e_t_zet_debug_page_fault_reason_t[] = {
	{ "ZET_DEBUG_PAGE_FAULT_REASON_INVALID", 0 },
	{ "ZET_DEBUG_PAGE_FAULT_REASON_MAPPING_ERROR", 1 },
	{ "ZET_DEBUG_PAGE_FAULT_REASON_PERMISSION_ERROR", 2 },
};
static const struct cat_type t_zet_debug_page_fault_reason_t = { "zet_debug_page_fault_reason_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zet_debug_page_fault_reason_t };

static const struct cat_enumerator e_t_zet_debug_regset_flags_t[] = {
	{ "ZET_DEBUG_REGSET_FLAG_READABLE", 1 },
	{ "ZET_DEBUG_REGSET_FLAG_WRITEABLE", 2 },
};
static const struct cat_type t_zet_debug_regset_flags_t = { "zet_debug_regset_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_zet_debug_regset_flags_t };

static const struct cat_field m_t_zet_debug_regset_properties_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "version", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "generalFlags", &t_zet_debug_regset_flags_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "deviceFlags", &t_uint32_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "count", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "bitSize", &t_uint32_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "byteSize", &t_uint32_t, 40, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_zet_debug_regset_properties_t = { "zet_debug_regset_properties_t", CAT_STRUCT, 48, 9, NULL, m_t_zet_debug_regset_properties_t, NULL };

static const struct cat_type t_zet_debug_session_handle_t = { "zet_debug_session_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "debug" };

static const struct cat_field m_t_zet_device_debug_properties_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_zet_device_debug_property_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_device_debug_properties_t = { "zet_device_debug_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_zet_device_debug_properties_t, NULL };

static const struct cat_enumerator e_t_zet_device_debug_property_flags_t[] = {
	{ "ZET_DEVICE_DEBUG_PROPERTY_FLAG_ATTACH", 1 },
};
static const struct cat_type t_zet_device_debug_property_flags_t = { "zet_device_debug_property_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_zet_device_debug_property_flags_t };

static const struct cat_type t_zet_device_handle_t = { "zet_device_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "device" };

static const struct cat_field m_t_zet_export_dma_buf_exp_properties_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "fd", &t_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_zet_export_dma_buf_exp_properties_t = { "zet_export_dma_buf_exp_properties_t", CAT_STRUCT, 32, 4, NULL, m_t_zet_export_dma_buf_exp_properties_t, NULL };

static const struct cat_type t_zet_kernel_handle_t = { "zet_kernel_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "kernel" };

static const struct cat_field m_t_zet_metric_calculate_exp_desc_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "rawReportSkipCount", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_calculate_exp_desc_t = { "zet_metric_calculate_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_zet_metric_calculate_exp_desc_t, NULL };

static const struct cat_type t_zet_metric_decoder_exp_handle_t = { "zet_metric_decoder_exp_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "metric_decoder" };

static const struct cat_field m_t_zet_metric_entry_exp_t[] = {
	{ "value", &t_zet_value_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "timeStamp", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "metricIndex", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "onSubdevice", &t_ze_bool_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_entry_exp_t = { "zet_metric_entry_exp_t", CAT_STRUCT, 32, 5, NULL, m_t_zet_metric_entry_exp_t, NULL };

static const struct cat_field m_t_zet_metric_global_timestamps_resolution_exp_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "timerResolution", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "timestampValidBits", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_global_timestamps_resolution_exp_t = { "zet_metric_global_timestamps_resolution_exp_t", CAT_STRUCT, 32, 4, NULL, m_t_zet_metric_global_timestamps_resolution_exp_t, NULL };

static const struct cat_enumerator e_t_zet_metric_group_calculation_type_t[] = {
	{ "ZET_METRIC_GROUP_CALCULATION_TYPE_METRIC_VALUES", 0 },
	{ "ZET_METRIC_GROUP_CALCULATION_TYPE_MAX_METRIC_VALUES", 1 },
};
static const struct cat_type t_zet_metric_group_calculation_type_t = { "zet_metric_group_calculation_type_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_zet_metric_group_calculation_type_t };

static const struct cat_type t_zet_metric_group_handle_t = { "zet_metric_group_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "metric_group" };

static const struct cat_field m_t_zet_metric_group_properties_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "name", &t_char_n256, 16, CAT_LEN_NONE, 0, false, false },
	{ "description", &t_char_n256, 272, CAT_LEN_NONE, 0, false, false },
	{ "samplingType", &t_zet_metric_group_sampling_type_flags_t, 528, CAT_LEN_NONE, 0, false, false },
	{ "domain", &t_uint32_t, 532, CAT_LEN_NONE, 0, false, false },
	{ "metricCount", &t_uint32_t, 536, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_group_properties_t = { "zet_metric_group_properties_t", CAT_STRUCT, 544, 7, NULL, m_t_zet_metric_group_properties_t, NULL };

static const struct cat_enumerator e_t_zet_metric_group_sampling_type_flags_t[] = {
	{ "ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_EVENT_BASED", 1 },
	{ "ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_TIME_BASED", 2 },
	{ "ZET_METRIC_GROUP_SAMPLING_TYPE_FLAG_EXP_TRACER_BASED", 4 },
};
static const struct cat_type t_zet_metric_group_sampling_type_flags_t = { "zet_metric_group_sampling_type_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_zet_metric_group_sampling_type_flags_t };

static const struct cat_enumerator e_t_zet_metric_group_type_exp_flags_t[] = {
	{ "ZET_METRIC_GROUP_TYPE_EXP_FLAG_EXPORT_DMA_BUF", 1 },
	{ "ZET_METRIC_GROUP_TYPE_EXP_FLAG_USER_CREATED", 2 },
	{ "ZET_METRIC_GROUP_TYPE_EXP_FLAG_OTHER", 4 },
	{ "ZET_METRIC_GROUP_TYPE_EXP_FLAG_MARKER", 8 },
};
static const struct cat_type t_zet_metric_group_type_exp_flags_t = { "zet_metric_group_type_exp_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_zet_metric_group_type_exp_flags_t };

static const struct cat_field m_t_zet_metric_group_type_exp_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zet_metric_group_type_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_group_type_exp_t = { "zet_metric_group_type_exp_t", CAT_STRUCT, 24, 3, NULL, m_t_zet_metric_group_type_exp_t, NULL };

static const struct cat_type t_zet_metric_handle_t = { "zet_metric_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "metric" };

static const struct cat_type t_zet_metric_programmable_exp_handle_t = { "zet_metric_programmable_exp_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "metric_programmable" };

static const struct cat_field m_t_zet_metric_programmable_exp_properties_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "name", &t_char_n128, 16, CAT_LEN_NONE, 0, false, false },
	{ "description", &t_char_n128, 144, CAT_LEN_NONE, 0, false, false },
	{ "component", &t_char_n128, 272, CAT_LEN_NONE, 0, false, false },
	{ "tierNumber", &t_uint32_t, 400, CAT_LEN_NONE, 0, false, false },
	{ "domain", &t_uint32_t, 404, CAT_LEN_NONE, 0, false, false },
	{ "parameterCount", &t_uint32_t, 408, CAT_LEN_NONE, 0, false, false },
	{ "samplingType", &t_zet_metric_group_sampling_type_flags_t, 412, CAT_LEN_NONE, 0, false, false },
	{ "sourceId", &t_uint32_t, 416, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_programmable_exp_properties_t = { "zet_metric_programmable_exp_properties_t", CAT_STRUCT, 424, 10, NULL, m_t_zet_metric_programmable_exp_properties_t, NULL };

static const struct cat_field m_t_zet_value_t[5];

static const struct cat_choice c_t_zet_metric_programmable_param_info_exp_t_5[] = {
	{ 0, NULL, &m_t_zet_value_t[0], false }, // ZET_VALUE_INFO_TYPE_EXP_UINT32
	{ 1, NULL, &m_t_zet_value_t[1], false }, // ZET_VALUE_INFO_TYPE_EXP_UINT64
	{ 2, NULL, &m_t_zet_value_t[2], false }, // ZET_VALUE_INFO_TYPE_EXP_FLOAT32
	{ 3, NULL, &m_t_zet_value_t[3], false }, // ZET_VALUE_INFO_TYPE_EXP_FLOAT64
	{ 4, NULL, &m_t_zet_value_t[4], false }, // ZET_VALUE_INFO_TYPE_EXP_BOOL8
};
static const struct cat_field m_t_zet_metric_programmable_param_info_exp_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zet_metric_programmable_param_type_exp_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "name", &t_char_n128, 20, CAT_LEN_NONE, 0, false, false },
	{ "valueInfoType", &t_zet_value_info_type_exp_t, 148, CAT_LEN_NONE, 0, false, false },
	{ "defaultValue", &t_zet_value_t, 152, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 4, 0, sizeof(c_t_zet_metric_programmable_param_info_exp_t_5) / sizeof(*c_t_zet_metric_programmable_param_info_exp_t_5), c_t_zet_metric_programmable_param_info_exp_t_5 } },
	{ "valueInfoCount", &t_uint32_t, 160, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_programmable_param_info_exp_t = { "zet_metric_programmable_param_info_exp_t", CAT_STRUCT, 168, 7, NULL, m_t_zet_metric_programmable_param_info_exp_t, NULL };

static const struct cat_enumerator e_t_zet_metric_programmable_param_type_exp_t[] = {
	{ "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_DISAGGREGATION", 0 },
	{ "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_LATENCY", 1 },
	{ "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_UTILIZATION", 2 },
	{ "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_AVERAGE", 3 },
	{ "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_RATE", 4 },
	{ "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_NORMALIZATION_BYTES", 5 },
	{ "ZET_METRIC_PROGRAMMABLE_PARAM_TYPE_EXP_GENERIC", 6 },
};
static const struct cat_type t_zet_metric_programmable_param_type_exp_t = { "zet_metric_programmable_param_type_exp_t", CAT_ENUM, 4, 7, NULL, NULL, e_t_zet_metric_programmable_param_type_exp_t };

static const struct cat_field m_t_zet_metric_programmable_param_value_exp_t[] = {
	{ "value", &t_zet_value_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_programmable_param_value_exp_t = { "zet_metric_programmable_param_value_exp_t", CAT_STRUCT, 8, 1, NULL, m_t_zet_metric_programmable_param_value_exp_t, NULL };

static const struct cat_field m_t_zet_metric_programmable_param_value_info_exp_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "valueInfo", &t_zet_value_info_exp_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "description", &t_char_n128, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_programmable_param_value_info_exp_t = { "zet_metric_programmable_param_value_info_exp_t", CAT_STRUCT, 160, 4, NULL, m_t_zet_metric_programmable_param_value_info_exp_t, NULL };

static const struct cat_field m_t_zet_metric_properties_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "name", &t_char_n256, 16, CAT_LEN_NONE, 0, false, false },
	{ "description", &t_char_n256, 272, CAT_LEN_NONE, 0, false, false },
	{ "component", &t_char_n256, 528, CAT_LEN_NONE, 0, false, false },
	{ "tierNumber", &t_uint32_t, 784, CAT_LEN_NONE, 0, false, false },
	{ "metricType", &t_zet_metric_type_t, 788, CAT_LEN_NONE, 0, false, false },
	{ "resultType", &t_zet_value_type_t, 792, CAT_LEN_NONE, 0, false, false },
	{ "resultUnits", &t_char_n256, 796, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_properties_t = { "zet_metric_properties_t", CAT_STRUCT, 1056, 9, NULL, m_t_zet_metric_properties_t, NULL };

static const struct cat_type t_zet_metric_query_handle_t = { "zet_metric_query_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "metric_query" };

static const struct cat_field m_t_zet_metric_query_pool_desc_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zet_metric_query_pool_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "count", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_query_pool_desc_t = { "zet_metric_query_pool_desc_t", CAT_STRUCT, 24, 4, NULL, m_t_zet_metric_query_pool_desc_t, NULL };

static const struct cat_type t_zet_metric_query_pool_handle_t = { "zet_metric_query_pool_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "metric_query_pool" };

static const struct cat_enumerator e_t_zet_metric_query_pool_type_t[] = {
	{ "ZET_METRIC_QUERY_POOL_TYPE_PERFORMANCE", 0 },
	{ "ZET_METRIC_QUERY_POOL_TYPE_EXECUTION", 1 },
};
static const struct cat_type t_zet_metric_query_pool_type_t = { "zet_metric_query_pool_type_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_zet_metric_query_pool_type_t };

static const struct cat_field m_t_zet_metric_source_id_exp_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "sourceId", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_source_id_exp_t = { "zet_metric_source_id_exp_t", CAT_STRUCT, 24, 3, NULL, m_t_zet_metric_source_id_exp_t, NULL };

static const struct cat_field m_t_zet_metric_streamer_desc_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "notifyEveryNReports", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "samplingPeriod", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false, .unit = "ns" },
};
static const struct cat_type t_zet_metric_streamer_desc_t = { "zet_metric_streamer_desc_t", CAT_STRUCT, 24, 4, NULL, m_t_zet_metric_streamer_desc_t, NULL };

static const struct cat_type t_zet_metric_streamer_handle_t = { "zet_metric_streamer_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "metric_streamer" };

static const struct cat_field m_t_zet_metric_tracer_exp_desc_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "notifyEveryNBytes", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_metric_tracer_exp_desc_t = { "zet_metric_tracer_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_zet_metric_tracer_exp_desc_t, NULL };

static const struct cat_type t_zet_metric_tracer_exp_handle_t = { "zet_metric_tracer_exp_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "metric_tracer" };

static const struct cat_enumerator e_t_zet_metric_type_t[] = {
	{ "ZET_METRIC_TYPE_DURATION", 0 },
	{ "ZET_METRIC_TYPE_EVENT", 1 },
	{ "ZET_METRIC_TYPE_EVENT_WITH_RANGE", 2 },
	{ "ZET_METRIC_TYPE_THROUGHPUT", 3 },
	{ "ZET_METRIC_TYPE_TIMESTAMP", 4 },
	{ "ZET_METRIC_TYPE_FLAG", 5 },
	{ "ZET_METRIC_TYPE_RATIO", 6 },
	{ "ZET_METRIC_TYPE_RAW", 7 },
	{ "ZET_METRIC_TYPE_EVENT_EXP_TIMESTAMP", 2147483641 },
	{ "ZET_METRIC_TYPE_EVENT_EXP_START", 2147483642 },
	{ "ZET_METRIC_TYPE_EVENT_EXP_END", 2147483643 },
	{ "ZET_METRIC_TYPE_EVENT_EXP_MONOTONIC_WRAPS_VALUE", 2147483644 },
	{ "ZET_METRIC_TYPE_EXP_EXPORT_DMA_BUF", 2147483645 },
	{ "ZET_METRIC_TYPE_IP_EXP", 2147483646 },
};
static const struct cat_type t_zet_metric_type_t = { "zet_metric_type_t", CAT_ENUM, 4, 14, NULL, NULL, e_t_zet_metric_type_t };

static const struct cat_enumerator e_t_zet_module_debug_info_format_t[] = {
	{ "ZET_MODULE_DEBUG_INFO_FORMAT_ELF_DWARF", 0 },
};
static const struct cat_type t_zet_module_debug_info_format_t = { "zet_module_debug_info_format_t", CAT_ENUM, 4, 1, NULL, NULL, e_t_zet_module_debug_info_format_t };

static const struct cat_type t_zet_module_handle_t = { "zet_module_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "module" };

static const struct cat_enumerator e_t_zet_profile_flags_t[] = {
	{ "ZET_PROFILE_FLAG_REGISTER_REALLOCATION", 1 },
	{ "ZET_PROFILE_FLAG_FREE_REGISTER_INFO", 2 },
};
static const struct cat_type t_zet_profile_flags_t = { "zet_profile_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_zet_profile_flags_t };

static const struct cat_field m_t_zet_profile_properties_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_zet_profile_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "numTokens", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_profile_properties_t = { "zet_profile_properties_t", CAT_STRUCT, 24, 4, NULL, m_t_zet_profile_properties_t, NULL };

static const struct cat_enumerator e_t_zet_structure_type_t[] = {
	{ "ZET_STRUCTURE_TYPE_METRIC_GROUP_PROPERTIES", 1 },
	{ "ZET_STRUCTURE_TYPE_METRIC_PROPERTIES", 2 },
	{ "ZET_STRUCTURE_TYPE_METRIC_STREAMER_DESC", 3 },
	{ "ZET_STRUCTURE_TYPE_METRIC_QUERY_POOL_DESC", 4 },
	{ "ZET_STRUCTURE_TYPE_PROFILE_PROPERTIES", 5 },
	{ "ZET_STRUCTURE_TYPE_DEVICE_DEBUG_PROPERTIES", 6 },
	{ "ZET_STRUCTURE_TYPE_DEBUG_MEMORY_SPACE_DESC", 7 },
	{ "ZET_STRUCTURE_TYPE_DEBUG_REGSET_PROPERTIES", 8 },
	{ "ZET_STRUCTURE_TYPE_GLOBAL_METRICS_TIMESTAMPS_EXP_PROPERTIES", 9 },
	{ "ZET_STRUCTURE_TYPE_TRACER_EXP_DESC", 65537 },
	{ "ZET_STRUCTURE_TYPE_METRICS_CALCULATE_EXP_DESC", 65538 },
	{ "ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_EXP_PROPERTIES", 65539 },
	{ "ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_INFO_EXP", 65540 },
	{ "ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_VALUE_INFO_EXP", 65541 },
	{ "ZET_STRUCTURE_TYPE_METRIC_GROUP_TYPE_EXP", 65542 },
	{ "ZET_STRUCTURE_TYPE_EXPORT_DMA_EXP_PROPERTIES", 65543 },
	{ "ZET_STRUCTURE_TYPE_METRIC_TRACER_EXP_DESC", 65544 },
	{ "ZET_STRUCTURE_TYPE_METRIC_SOURCE_ID_EXP", 65545 },
};
static const struct cat_type t_zet_structure_type_t = { "zet_structure_type_t", CAT_ENUM, 4, 18, NULL, NULL, e_t_zet_structure_type_t };

static const struct cat_field m_t_zet_tracer_exp_desc_t[] = {
	{ "stype", &t_zet_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pUserData", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_tracer_exp_desc_t = { "zet_tracer_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_zet_tracer_exp_desc_t, NULL };

static const struct cat_type t_zet_tracer_exp_handle_t = { "zet_tracer_exp_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "tracer" };

static const struct cat_field m_t_zet_value_t[5];

static const struct cat_choice c_t_zet_typed_value_t_1[] = {
	{ 0, NULL, &m_t_zet_value_t[0], false }, // ZET_VALUE_TYPE_UINT32
	{ 1, NULL, &m_t_zet_value_t[1], false }, // ZET_VALUE_TYPE_UINT64
	{ 2, NULL, &m_t_zet_value_t[2], false }, // ZET_VALUE_TYPE_FLOAT32
	{ 3, NULL, &m_t_zet_value_t[3], false }, // ZET_VALUE_TYPE_FLOAT64
	{ 4, NULL, &m_t_zet_value_t[4], false }, // ZET_VALUE_TYPE_BOOL8
};
static const struct cat_field m_t_zet_typed_value_t[] = {
	{ "type", &t_zet_value_type_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_zet_value_t, 8, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 0, 0, sizeof(c_t_zet_typed_value_t_1) / sizeof(*c_t_zet_typed_value_t_1), c_t_zet_typed_value_t_1 } },
};
static const struct cat_type t_zet_typed_value_t = { "zet_typed_value_t", CAT_STRUCT, 16, 2, NULL, m_t_zet_typed_value_t, NULL };

static const struct cat_field m_t_zet_value_fp64_range_exp_t[] = {
	{ "fp64Min", &t_double, 0, CAT_LEN_NONE, 0, false, false },
	{ "fp64Max", &t_double, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_value_fp64_range_exp_t = { "zet_value_fp64_range_exp_t", CAT_STRUCT, 16, 2, NULL, m_t_zet_value_fp64_range_exp_t, NULL };

static const struct cat_field m_t_zet_value_info_exp_t[9] = {
	{ "ui32", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "ui64", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "fp32", &t_float, 0, CAT_LEN_NONE, 0, false, false },
	{ "fp64", &t_double, 0, CAT_LEN_NONE, 0, false, false },
	{ "b8", &t_ze_bool_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "ui8", &t_uint8_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "ui16", &t_uint16_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "ui64Range", &t_zet_value_uint64_range_exp_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "fp64Range", &t_zet_value_fp64_range_exp_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_value_info_exp_t = { "zet_value_info_exp_t", CAT_UNION, 16, 9, NULL, m_t_zet_value_info_exp_t, NULL };

static const struct cat_enumerator e_t_zet_value_info_type_exp_t[] = {
	{ "ZET_VALUE_INFO_TYPE_EXP_UINT32", 0 },
	{ "ZET_VALUE_INFO_TYPE_EXP_UINT64", 1 },
	{ "ZET_VALUE_INFO_TYPE_EXP_FLOAT32", 2 },
	{ "ZET_VALUE_INFO_TYPE_EXP_FLOAT64", 3 },
	{ "ZET_VALUE_INFO_TYPE_EXP_BOOL8", 4 },
	{ "ZET_VALUE_INFO_TYPE_EXP_UINT8", 5 },
	{ "ZET_VALUE_INFO_TYPE_EXP_UINT16", 6 },
	{ "ZET_VALUE_INFO_TYPE_EXP_UINT64_RANGE", 7 },
	{ "ZET_VALUE_INFO_TYPE_EXP_FLOAT64_RANGE", 8 },
};
static const struct cat_type t_zet_value_info_type_exp_t = { "zet_value_info_type_exp_t", CAT_ENUM, 4, 9, NULL, NULL, e_t_zet_value_info_type_exp_t };

static const struct cat_field m_t_zet_value_t[5] = {
	{ "ui32", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "ui64", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "fp32", &t_float, 0, CAT_LEN_NONE, 0, false, false },
	{ "fp64", &t_double, 0, CAT_LEN_NONE, 0, false, false },
	{ "b8", &t_ze_bool_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_value_t = { "zet_value_t", CAT_UNION, 8, 5, NULL, m_t_zet_value_t, NULL };

static const struct cat_enumerator e_t_zet_value_type_t[] = {
	{ "ZET_VALUE_TYPE_UINT32", 0 },
	{ "ZET_VALUE_TYPE_UINT64", 1 },
	{ "ZET_VALUE_TYPE_FLOAT32", 2 },
	{ "ZET_VALUE_TYPE_FLOAT64", 3 },
	{ "ZET_VALUE_TYPE_BOOL8", 4 },
	{ "ZET_VALUE_TYPE_STRING", 5 },
	{ "ZET_VALUE_TYPE_UINT8", 6 },
	{ "ZET_VALUE_TYPE_UINT16", 7 },
};
static const struct cat_type t_zet_value_type_t = { "zet_value_type_t", CAT_ENUM, 4, 8, NULL, NULL, e_t_zet_value_type_t };

static const struct cat_field m_t_zet_value_uint64_range_exp_t[] = {
	{ "ui64Min", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "ui64Max", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zet_value_uint64_range_exp_t = { "zet_value_uint64_range_exp_t", CAT_STRUCT, 16, 2, NULL, m_t_zet_value_uint64_range_exp_t, NULL };

static const struct cat_arg a_zetCommandListAppendMarkerExp[] = {
	{ "hCommandList", &t_zet_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetCommandListAppendMarkerExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_zetCommandListAppendMarkerExp = {
	"zetCommandListAppendMarkerExp", "zetCommandListAppendMarkerExp", 2001, CAT_API_ZET, CAT_F_METRIC, 3, 0, CAT_OK_RESULT, 1, r_zetCommandListAppendMarkerExp, a_zetCommandListAppendMarkerExp, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zetCommandListAppendMetricMemoryBarrier[] = {
	{ "hCommandList", &t_zet_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetCommandListAppendMetricMemoryBarrier[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_zetCommandListAppendMetricMemoryBarrier = {
	"zetCommandListAppendMetricMemoryBarrier", "zetCommandListAppendMetricMemoryBarrier", 2002, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 1, r_zetCommandListAppendMetricMemoryBarrier, a_zetCommandListAppendMetricMemoryBarrier, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetCommandListAppendMetricQueryBegin[] = {
	{ "hCommandList", &t_zet_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMetricQuery", &t_zet_metric_query_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetCommandListAppendMetricQueryBegin[] = {
	{ CAT_ACT_QUERY, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_QUEUE] = CAT_ARG(0) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_zetCommandListAppendMetricQueryBegin = {
	"zetCommandListAppendMetricQueryBegin", "zetCommandListAppendMetricQueryBegin", 2003, CAT_API_ZET, CAT_F_METRIC, 2, 0, CAT_OK_RESULT, 2, r_zetCommandListAppendMetricQueryBegin, a_zetCommandListAppendMetricQueryBegin, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetCommandListAppendMetricQueryEnd[] = {
	{ "hCommandList", &t_zet_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMetricQuery", &t_zet_metric_query_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zetCommandListAppendMetricQueryEnd[] = {
	{ CAT_ACT_QUERY, CAT_QUERY_END, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_QUEUE] = CAT_ARG(0) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(2) } },
};
static const struct cat_func f_zetCommandListAppendMetricQueryEnd = {
	"zetCommandListAppendMetricQueryEnd", "zetCommandListAppendMetricQueryEnd", 2004, CAT_API_ZET, CAT_F_METRIC, 5, 0, CAT_OK_RESULT, 2, r_zetCommandListAppendMetricQueryEnd, a_zetCommandListAppendMetricQueryEnd, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetCommandListAppendMetricStreamerMarker[] = {
	{ "hCommandList", &t_zet_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMetricStreamer", &t_zet_metric_streamer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetCommandListAppendMetricStreamerMarker[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_zetCommandListAppendMetricStreamerMarker = {
	"zetCommandListAppendMetricStreamerMarker", "zetCommandListAppendMetricStreamerMarker", 2005, CAT_API_ZET, CAT_F_METRIC, 3, 0, CAT_OK_RESULT, 1, r_zetCommandListAppendMetricStreamerMarker, a_zetCommandListAppendMetricStreamerMarker, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetContextActivateMetricGroups[] = {
	{ "hContext", &t_zet_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMetricGroups", &p_zet_metric_group_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
};
static const struct cat_func f_zetContextActivateMetricGroups = {
	"zetContextActivateMetricGroups", "zetContextActivateMetricGroups", 2006, CAT_API_ZET, CAT_F_METRIC, 4, 0, CAT_OK_RESULT, 0, NULL, a_zetContextActivateMetricGroups, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDebugAcknowledgeEvent[] = {
	{ "hDebug", &t_zet_debug_session_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event", &p_const_zet_debug_event_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zetDebugAcknowledgeEvent = {
	"zetDebugAcknowledgeEvent", "zetDebugAcknowledgeEvent", 2007, CAT_API_ZET, CAT_F_DEBUG, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetDebugAcknowledgeEvent, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDebugAttach[] = {
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_zet_debug_config_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phDebug", &p_zet_debug_session_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zetDebugAttach[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_SESSION, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetDebugAttach = {
	"zetDebugAttach", "zetDebugAttach", 2008, CAT_API_ZET, CAT_F_DEBUG, 3, 0, CAT_OK_RESULT, 2, r_zetDebugAttach, a_zetDebugAttach, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDebugDetach[] = {
	{ "hDebug", &t_zet_debug_session_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetDebugDetach[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetDebugDetach = {
	"zetDebugDetach", "zetDebugDetach", 2009, CAT_API_ZET, CAT_F_DEBUG, 1, 0, CAT_OK_RESULT, 1, r_zetDebugDetach, a_zetDebugDetach, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDebugGetRegisterSetProperties[] = {
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pRegisterSetProperties", &p_zet_debug_regset_properties_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_role r_zetDebugGetRegisterSetProperties[] = {
	{ CAT_ACT_WIDTHS, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_INDEX] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(2) }, { [CAT_PART_SIZE] = CAT_ARG(8), [CAT_PART_INDEX] = CAT_ARG(2) } },
};
static const struct cat_func f_zetDebugGetRegisterSetProperties = {
	"zetDebugGetRegisterSetProperties", "zetDebugGetRegisterSetProperties", 2010, CAT_API_ZET, CAT_F_QUERY | CAT_F_DEBUG, 3, 0, CAT_OK_RESULT, 1, r_zetDebugGetRegisterSetProperties, a_zetDebugGetRegisterSetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDebugGetThreadRegisterSetProperties[] = {
	{ "hDebug", &t_zet_debug_session_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "thread", &t_ze_device_thread_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pRegisterSetProperties", &p_zet_debug_regset_properties_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 2 },
};
static const struct cat_role r_zetDebugGetThreadRegisterSetProperties[] = {
	{ CAT_ACT_WIDTHS, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_INDEX] = CAT_ARG(3), [CAT_PART_VALUE] = CAT_ARG(3) }, { [CAT_PART_SIZE] = CAT_ARG(8), [CAT_PART_INDEX] = CAT_ARG(2) } },
};
static const struct cat_func f_zetDebugGetThreadRegisterSetProperties = {
	"zetDebugGetThreadRegisterSetProperties", "zetDebugGetThreadRegisterSetProperties", 2011, CAT_API_ZET, CAT_F_QUERY | CAT_F_DEBUG, 4, 0, CAT_OK_RESULT, 1, r_zetDebugGetThreadRegisterSetProperties, a_zetDebugGetThreadRegisterSetProperties, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetDebugInterrupt[] = {
	{ "hDebug", &t_zet_debug_session_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "thread", &t_ze_device_thread_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zetDebugInterrupt = {
	"zetDebugInterrupt", "zetDebugInterrupt", 2012, CAT_API_ZET, CAT_F_DEBUG, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetDebugInterrupt, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDebugReadEvent[] = {
	{ "hDebug", &t_zet_debug_session_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "timeout", &t_uint64_t, CAT_IN | CAT_FOREVER, CAT_LEN_NONE, 0, .unit = "ms" },
	{ "event", &p_zet_debug_event_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zetDebugReadEvent = {
	"zetDebugReadEvent", "zetDebugReadEvent", 2013, CAT_API_ZET, CAT_F_DEBUG, 3, 0, CAT_OK_RESULT, 0, NULL, a_zetDebugReadEvent, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDebugReadMemory[] = {
	{ "hDebug", &t_zet_debug_session_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "thread", &t_ze_device_thread_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_zet_debug_memory_space_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "buffer", &p_void_ptr, CAT_IN | CAT_OUT, CAT_LEN_BYTES, 3 },
};
static const struct cat_func f_zetDebugReadMemory = {
	"zetDebugReadMemory", "zetDebugReadMemory", 2014, CAT_API_ZET, CAT_F_DEBUG, 5, 0, CAT_OK_RESULT, 0, NULL, a_zetDebugReadMemory, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDebugReadRegisters[] = {
	{ "hDebug", &t_zet_debug_session_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "thread", &t_ze_device_thread_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "start", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pRegisterValues", &p_void_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_REGISTERS, 4 },
};
static const struct cat_role r_zetDebugReadRegisters[] = {
	{ CAT_ACT_REGISTERS, 0, { [CAT_PART_COUNT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(5) } },
};
static const struct cat_func f_zetDebugReadRegisters = {
	"zetDebugReadRegisters", "zetDebugReadRegisters", 2015, CAT_API_ZET, CAT_F_DEBUG, 6, 0, CAT_OK_RESULT, 1, r_zetDebugReadRegisters, a_zetDebugReadRegisters, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDebugResume[] = {
	{ "hDebug", &t_zet_debug_session_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "thread", &t_ze_device_thread_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zetDebugResume = {
	"zetDebugResume", "zetDebugResume", 2016, CAT_API_ZET, CAT_F_DEBUG, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetDebugResume, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDebugWriteMemory[] = {
	{ "hDebug", &t_zet_debug_session_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "thread", &t_ze_device_thread_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_zet_debug_memory_space_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "buffer", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
};
static const struct cat_func f_zetDebugWriteMemory = {
	"zetDebugWriteMemory", "zetDebugWriteMemory", 2017, CAT_API_ZET, CAT_F_DEBUG, 5, 0, CAT_OK_RESULT, 0, NULL, a_zetDebugWriteMemory, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDebugWriteRegisters[] = {
	{ "hDebug", &t_zet_debug_session_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "thread", &t_ze_device_thread_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "start", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pRegisterValues", &p_void_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_REGISTERS, 4 },
};
static const struct cat_role r_zetDebugWriteRegisters[] = {
	{ CAT_ACT_REGISTERS, 0, { [CAT_PART_COUNT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(5) } },
};
static const struct cat_func f_zetDebugWriteRegisters = {
	"zetDebugWriteRegisters", "zetDebugWriteRegisters", 2018, CAT_API_ZET, CAT_F_DEBUG, 6, 0, CAT_OK_RESULT, 1, r_zetDebugWriteRegisters, a_zetDebugWriteRegisters, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetDeviceCreateMetricGroupsFromMetricsExp[] = {
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "metricCount", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMetrics", &p_zet_metric_handle_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pMetricGroupNamePrefix", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDescription", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pMetricGroupCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phMetricGroup", &p_zet_metric_group_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 5 },
};
static const struct cat_role r_zetDeviceCreateMetricGroupsFromMetricsExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(6), [CAT_PART_COUNT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetDeviceCreateMetricGroupsFromMetricsExp = {
	"zetDeviceCreateMetricGroupsFromMetricsExp", "zetDeviceCreateMetricGroupsFromMetricsExp", 2019, CAT_API_ZET, CAT_F_METRIC, 7, 0, CAT_OK_RESULT, 1, r_zetDeviceCreateMetricGroupsFromMetricsExp, a_zetDeviceCreateMetricGroupsFromMetricsExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetDeviceDisableMetricsExp[] = {
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zetDeviceDisableMetricsExp = {
	"zetDeviceDisableMetricsExp", "zetDeviceDisableMetricsExp", 2020, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 0, NULL, a_zetDeviceDisableMetricsExp, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zetDeviceEnableMetricsExp[] = {
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zetDeviceEnableMetricsExp = {
	"zetDeviceEnableMetricsExp", "zetDeviceEnableMetricsExp", 2021, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 0, NULL, a_zetDeviceEnableMetricsExp, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zetDeviceGetConcurrentMetricGroupsExp[] = {
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "metricGroupCount", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMetricGroups", &p_zet_metric_group_handle_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pMetricGroupsCountPerConcurrentGroup", &p_uint32_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pConcurrentGroupCount", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zetDeviceGetConcurrentMetricGroupsExp = {
	"zetDeviceGetConcurrentMetricGroupsExp", "zetDeviceGetConcurrentMetricGroupsExp", 2022, CAT_API_ZET, CAT_F_GETTER | CAT_F_QUERY | CAT_F_METRIC, 5, 0, CAT_OK_RESULT, 0, NULL, a_zetDeviceGetConcurrentMetricGroupsExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetDeviceGetDebugProperties[] = {
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDebugProperties", &p_zet_device_debug_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zetDeviceGetDebugProperties = {
	"zetDeviceGetDebugProperties", "zetDeviceGetDebugProperties", 2023, CAT_API_ZET, CAT_F_GETTER | CAT_F_QUERY | CAT_F_DEBUG, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetDeviceGetDebugProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetKernelGetProfileInfo[] = {
	{ "hKernel", &t_zet_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProfileProperties", &p_zet_profile_properties_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zetKernelGetProfileInfo = {
	"zetKernelGetProfileInfo", "zetKernelGetProfileInfo", 2024, CAT_API_ZET, CAT_F_QUERY | CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetKernelGetProfileInfo, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricCreateFromProgrammableExp[] = {
	{ "hMetricProgrammable", &t_zet_metric_programmable_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pParameterValues", &p_zet_metric_programmable_param_value_exp_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "parameterCount", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDescription", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pMetricHandleCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phMetricHandles", &p_zet_metric_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 5 },
};
static const struct cat_role r_zetMetricCreateFromProgrammableExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(6), [CAT_PART_COUNT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricCreateFromProgrammableExp = {
	"zetMetricCreateFromProgrammableExp", "zetMetricCreateFromProgrammableExp", 2025, CAT_API_ZET, CAT_F_METRIC, 7, 0, CAT_OK_RESULT, 1, r_zetMetricCreateFromProgrammableExp, a_zetMetricCreateFromProgrammableExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricCreateFromProgrammableExp2[] = {
	{ "hMetricProgrammable", &t_zet_metric_programmable_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "parameterCount", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pParameterValues", &p_zet_metric_programmable_param_value_exp_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDescription", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pMetricHandleCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phMetricHandles", &p_zet_metric_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 5 },
};
static const struct cat_role r_zetMetricCreateFromProgrammableExp2[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(6), [CAT_PART_COUNT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricCreateFromProgrammableExp2 = {
	"zetMetricCreateFromProgrammableExp2", "zetMetricCreateFromProgrammableExp2", 2026, CAT_API_ZET, CAT_F_METRIC, 7, 0, CAT_OK_RESULT, 1, r_zetMetricCreateFromProgrammableExp2, a_zetMetricCreateFromProgrammableExp2, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricDecoderCreateExp[] = {
	{ "hMetricTracer", &t_zet_metric_tracer_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMetricDecoder", &p_zet_metric_decoder_exp_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zetMetricDecoderCreateExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricDecoderCreateExp = {
	"zetMetricDecoderCreateExp", "zetMetricDecoderCreateExp", 2027, CAT_API_ZET, CAT_F_METRIC, 2, 0, CAT_OK_RESULT, 1, r_zetMetricDecoderCreateExp, a_zetMetricDecoderCreateExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricDecoderDestroyExp[] = {
	{ "phMetricDecoder", &t_zet_metric_decoder_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetMetricDecoderDestroyExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricDecoderDestroyExp = {
	"zetMetricDecoderDestroyExp", "zetMetricDecoderDestroyExp", 2028, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 1, r_zetMetricDecoderDestroyExp, a_zetMetricDecoderDestroyExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricDecoderGetDecodableMetricsExp[] = {
	{ "hMetricDecoder", &t_zet_metric_decoder_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phMetrics", &p_zet_metric_handle_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zetMetricDecoderGetDecodableMetricsExp = {
	"zetMetricDecoderGetDecodableMetricsExp", "zetMetricDecoderGetDecodableMetricsExp", 2029, CAT_API_ZET, CAT_F_GETTER | CAT_F_QUERY | CAT_F_METRIC, 3, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricDecoderGetDecodableMetricsExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricDestroyExp[] = {
	{ "hMetric", &t_zet_metric_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetMetricDestroyExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricDestroyExp = {
	"zetMetricDestroyExp", "zetMetricDestroyExp", 2030, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 1, r_zetMetricDestroyExp, a_zetMetricDestroyExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricGet[] = {
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phMetrics", &p_zet_metric_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_role r_zetMetricGet[] = {
	{ CAT_ACT_METRICS, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_COUNT] = CAT_ARG(1), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricGet = {
	"zetMetricGet", "zetMetricGet", 2031, CAT_API_ZET, CAT_F_QUERY | CAT_F_METRIC, 3, 0, CAT_OK_RESULT, 1, r_zetMetricGet, a_zetMetricGet, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricGetProperties[] = {
	{ "hMetric", &t_zet_metric_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zet_metric_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zetMetricGetProperties[] = {
	{ CAT_ACT_METRIC, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(1), [CAT_PART_UNIT] = CAT_ARG(1) }, { [CAT_PART_NAME] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(7), [CAT_PART_UNIT] = CAT_ARG(8) } },
};
static const struct cat_func f_zetMetricGetProperties = {
	"zetMetricGetProperties", "zetMetricGetProperties", 2032, CAT_API_ZET, CAT_F_QUERY | CAT_F_METRIC, 2, 0, CAT_OK_RESULT, 1, r_zetMetricGetProperties, a_zetMetricGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricGroupAddMetricExp[] = {
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMetric", &t_zet_metric_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pErrorStringSize", &p_size_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "pErrorString", &p_char_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 2 },
};
static const struct cat_func f_zetMetricGroupAddMetricExp = {
	"zetMetricGroupAddMetricExp", "zetMetricGroupAddMetricExp", 2033, CAT_API_ZET, CAT_F_METRIC, 4, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricGroupAddMetricExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricGroupCalculateMetricExportDataExp[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_zet_metric_group_calculation_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "exportDataSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pExportData", &p_const_uint8_t_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCalculateDescriptor", &p_zet_metric_calculate_exp_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pSetCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pTotalMetricValueCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pMetricCounts", &p_uint32_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 5 },
	{ "pMetricValues", &p_zet_typed_value_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 6 },
};
static const struct cat_func f_zetMetricGroupCalculateMetricExportDataExp = {
	"zetMetricGroupCalculateMetricExportDataExp", "zetMetricGroupCalculateMetricExportDataExp", 2034, CAT_API_ZET, CAT_F_METRIC, 9, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricGroupCalculateMetricExportDataExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricGroupCalculateMetricValues[] = {
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_zet_metric_group_calculation_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rawDataSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pRawData", &p_const_uint8_t_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMetricValueCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pMetricValues", &p_zet_typed_value_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 4 },
};
static const struct cat_role r_zetMetricGroupCalculateMetricValues[] = {
	{ CAT_ACT_VALUES, 0, { [CAT_PART_COUNT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(5), [CAT_PART_WHEN] = CAT_ARG(1) } },
};
static const struct cat_func f_zetMetricGroupCalculateMetricValues = {
	"zetMetricGroupCalculateMetricValues", "zetMetricGroupCalculateMetricValues", 2035, CAT_API_ZET, CAT_F_METRIC, 6, 0, CAT_OK_RESULT, 1, r_zetMetricGroupCalculateMetricValues, a_zetMetricGroupCalculateMetricValues, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricGroupCalculateMultipleMetricValuesExp[] = {
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_zet_metric_group_calculation_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rawDataSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pRawData", &p_const_uint8_t_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSetCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pTotalMetricValueCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pMetricCounts", &p_uint32_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 4 },
	{ "pMetricValues", &p_zet_typed_value_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 5 },
};
static const struct cat_role r_zetMetricGroupCalculateMultipleMetricValuesExp[] = {
	{ CAT_ACT_VALUES, 0, { [CAT_PART_COUNT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_INDEX] = CAT_ARG(6), [CAT_PART_VALUE] = CAT_ARG(7), [CAT_PART_WHEN] = CAT_ARG(1) } },
};
static const struct cat_func f_zetMetricGroupCalculateMultipleMetricValuesExp = {
	"zetMetricGroupCalculateMultipleMetricValuesExp", "zetMetricGroupCalculateMultipleMetricValuesExp", 2036, CAT_API_ZET, CAT_F_METRIC, 8, 0, CAT_OK_RESULT, 1, r_zetMetricGroupCalculateMultipleMetricValuesExp, a_zetMetricGroupCalculateMultipleMetricValuesExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricGroupCloseExp[] = {
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zetMetricGroupCloseExp = {
	"zetMetricGroupCloseExp", "zetMetricGroupCloseExp", 2037, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricGroupCloseExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricGroupCreateExp[] = {
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDescription", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "samplingType", &t_zet_metric_group_sampling_type_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMetricGroup", &p_zet_metric_group_handle_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zetMetricGroupCreateExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricGroupCreateExp = {
	"zetMetricGroupCreateExp", "zetMetricGroupCreateExp", 2038, CAT_API_ZET, CAT_F_METRIC, 5, 0, CAT_OK_RESULT, 1, r_zetMetricGroupCreateExp, a_zetMetricGroupCreateExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricGroupDestroyExp[] = {
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetMetricGroupDestroyExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricGroupDestroyExp = {
	"zetMetricGroupDestroyExp", "zetMetricGroupDestroyExp", 2039, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 1, r_zetMetricGroupDestroyExp, a_zetMetricGroupDestroyExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricGroupGet[] = {
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phMetricGroups", &p_zet_metric_group_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_role r_zetMetricGroupGet[] = {
	{ CAT_ACT_GROUP, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_COUNT] = CAT_ARG(1), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricGroupGet = {
	"zetMetricGroupGet", "zetMetricGroupGet", 2040, CAT_API_ZET, CAT_F_QUERY | CAT_F_METRIC, 3, 0, CAT_OK_RESULT, 1, r_zetMetricGroupGet, a_zetMetricGroupGet, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricGroupGetExportDataExp[] = {
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pRawData", &p_const_uint8_t_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rawDataSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pExportDataSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "pExportData", &p_uint8_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zetMetricGroupGetExportDataExp = {
	"zetMetricGroupGetExportDataExp", "zetMetricGroupGetExportDataExp", 2041, CAT_API_ZET, CAT_F_QUERY | CAT_F_METRIC, 5, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricGroupGetExportDataExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricGroupGetGlobalTimestampsExp[] = {
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "synchronizedWithHost", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "globalTimestamp", &p_uint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "ns" },
	{ "metricTimestamp", &p_uint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zetMetricGroupGetGlobalTimestampsExp = {
	"zetMetricGroupGetGlobalTimestampsExp", "zetMetricGroupGetGlobalTimestampsExp", 2042, CAT_API_ZET, CAT_F_QUERY | CAT_F_METRIC, 4, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricGroupGetGlobalTimestampsExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricGroupGetProperties[] = {
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zet_metric_group_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zetMetricGroupGetProperties[] = {
	{ CAT_ACT_GROUP, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1), [CAT_PART_NAME] = CAT_ARG(1) }, { [CAT_PART_SIZE] = CAT_ARG(6), [CAT_PART_NAME] = CAT_ARG(2) } },
};
static const struct cat_func f_zetMetricGroupGetProperties = {
	"zetMetricGroupGetProperties", "zetMetricGroupGetProperties", 2043, CAT_API_ZET, CAT_F_QUERY | CAT_F_METRIC, 2, 0, CAT_OK_RESULT, 1, r_zetMetricGroupGetProperties, a_zetMetricGroupGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricGroupRemoveMetricExp[] = {
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMetric", &t_zet_metric_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zetMetricGroupRemoveMetricExp = {
	"zetMetricGroupRemoveMetricExp", "zetMetricGroupRemoveMetricExp", 2044, CAT_API_ZET, CAT_F_METRIC, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricGroupRemoveMetricExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricProgrammableGetExp[] = {
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phMetricProgrammables", &p_zet_metric_programmable_exp_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zetMetricProgrammableGetExp = {
	"zetMetricProgrammableGetExp", "zetMetricProgrammableGetExp", 2045, CAT_API_ZET, CAT_F_GETTER | CAT_F_QUERY | CAT_F_METRIC, 3, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricProgrammableGetExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricProgrammableGetParamInfoExp[] = {
	{ "hMetricProgrammable", &t_zet_metric_programmable_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pParameterCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pParameterInfo", &p_zet_metric_programmable_param_info_exp_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zetMetricProgrammableGetParamInfoExp = {
	"zetMetricProgrammableGetParamInfoExp", "zetMetricProgrammableGetParamInfoExp", 2046, CAT_API_ZET, CAT_F_GETTER | CAT_F_QUERY | CAT_F_METRIC, 3, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricProgrammableGetParamInfoExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricProgrammableGetParamValueInfoExp[] = {
	{ "hMetricProgrammable", &t_zet_metric_programmable_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "parameterOrdinal", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pValueInfoCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pValueInfo", &p_zet_metric_programmable_param_value_info_exp_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_PARG, 2 },
};
static const struct cat_func f_zetMetricProgrammableGetParamValueInfoExp = {
	"zetMetricProgrammableGetParamValueInfoExp", "zetMetricProgrammableGetParamValueInfoExp", 2047, CAT_API_ZET, CAT_F_GETTER | CAT_F_QUERY | CAT_F_METRIC, 4, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricProgrammableGetParamValueInfoExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricProgrammableGetPropertiesExp[] = {
	{ "hMetricProgrammable", &t_zet_metric_programmable_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zet_metric_programmable_exp_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zetMetricProgrammableGetPropertiesExp = {
	"zetMetricProgrammableGetPropertiesExp", "zetMetricProgrammableGetPropertiesExp", 2048, CAT_API_ZET, CAT_F_GETTER | CAT_F_QUERY | CAT_F_METRIC, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricProgrammableGetPropertiesExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricQueryCreate[] = {
	{ "hMetricQueryPool", &t_zet_metric_query_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "index", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMetricQuery", &p_zet_metric_query_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zetMetricQueryCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricQueryCreate = {
	"zetMetricQueryCreate", "zetMetricQueryCreate", 2049, CAT_API_ZET, CAT_F_METRIC, 3, 0, CAT_OK_RESULT, 1, r_zetMetricQueryCreate, a_zetMetricQueryCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricQueryDestroy[] = {
	{ "hMetricQuery", &t_zet_metric_query_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetMetricQueryDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricQueryDestroy = {
	"zetMetricQueryDestroy", "zetMetricQueryDestroy", 2050, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 1, r_zetMetricQueryDestroy, a_zetMetricQueryDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricQueryGetData[] = {
	{ "hMetricQuery", &t_zet_metric_query_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pRawDataSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "pRawData", &p_uint8_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetMetricQueryGetData[] = {
	{ CAT_ACT_SAMPLE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(2), [CAT_PART_SIZE] = CAT_ARG(1) } },
	{ CAT_ACT_DROPPED, 0, { [CAT_PART_WHEN] = CAT_RETURN }, { 0 }, 1879179265 },
};
static const struct cat_func f_zetMetricQueryGetData = {
	"zetMetricQueryGetData", "zetMetricQueryGetData", 2051, CAT_API_ZET, CAT_F_QUERY | CAT_F_METRIC, 3, 0, CAT_OK_RESULT, 2, r_zetMetricQueryGetData, a_zetMetricQueryGetData, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricQueryPoolCreate[] = {
	{ "hContext", &t_zet_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_zet_metric_query_pool_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phMetricQueryPool", &p_zet_metric_query_pool_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zetMetricQueryPoolCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricQueryPoolCreate = {
	"zetMetricQueryPoolCreate", "zetMetricQueryPoolCreate", 2052, CAT_API_ZET, CAT_F_METRIC, 5, 0, CAT_OK_RESULT, 1, r_zetMetricQueryPoolCreate, a_zetMetricQueryPoolCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricQueryPoolDestroy[] = {
	{ "hMetricQueryPool", &t_zet_metric_query_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetMetricQueryPoolDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricQueryPoolDestroy = {
	"zetMetricQueryPoolDestroy", "zetMetricQueryPoolDestroy", 2053, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 1, r_zetMetricQueryPoolDestroy, a_zetMetricQueryPoolDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricQueryReset[] = {
	{ "hMetricQuery", &t_zet_metric_query_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zetMetricQueryReset = {
	"zetMetricQueryReset", "zetMetricQueryReset", 2054, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricQueryReset, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricStreamerClose[] = {
	{ "hMetricStreamer", &t_zet_metric_streamer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetMetricStreamerClose[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricStreamerClose = {
	"zetMetricStreamerClose", "zetMetricStreamerClose", 2055, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 1, r_zetMetricStreamerClose, a_zetMetricStreamerClose, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricStreamerOpen[] = {
	{ "hContext", &t_zet_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMetricGroup", &t_zet_metric_group_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_zet_metric_streamer_desc_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hNotificationEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phMetricStreamer", &p_zet_metric_streamer_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zetMetricStreamerOpen[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricStreamerOpen = {
	"zetMetricStreamerOpen", "zetMetricStreamerOpen", 2056, CAT_API_ZET, CAT_F_METRIC, 6, 0, CAT_OK_RESULT, 1, r_zetMetricStreamerOpen, a_zetMetricStreamerOpen, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricStreamerReadData[] = {
	{ "hMetricStreamer", &t_zet_metric_streamer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "maxReportCount", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pRawDataSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "pRawData", &p_uint8_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetMetricStreamerReadData[] = {
	{ CAT_ACT_SAMPLE, 0, { [CAT_PART_POINTER] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2) } },
	{ CAT_ACT_DROPPED, 0, { [CAT_PART_WHEN] = CAT_RETURN }, { 0 }, 1879179265 },
};
static const struct cat_func f_zetMetricStreamerReadData = {
	"zetMetricStreamerReadData", "zetMetricStreamerReadData", 2057, CAT_API_ZET, CAT_F_METRIC, 4, 0, CAT_OK_RESULT, 2, r_zetMetricStreamerReadData, a_zetMetricStreamerReadData, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetMetricTracerCreateExp[] = {
	{ "hContext", &t_zet_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_zet_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "metricGroupCount", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMetricGroups", &p_zet_metric_group_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "desc", &p_zet_metric_tracer_exp_desc_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hNotificationEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phMetricTracer", &p_zet_metric_tracer_exp_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zetMetricTracerCreateExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(6), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricTracerCreateExp = {
	"zetMetricTracerCreateExp", "zetMetricTracerCreateExp", 2058, CAT_API_ZET, CAT_F_METRIC, 7, 0, CAT_OK_RESULT, 1, r_zetMetricTracerCreateExp, a_zetMetricTracerCreateExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricTracerDecodeExp[] = {
	{ "phMetricDecoder", &t_zet_metric_decoder_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pRawDataSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "pRawData", &p_uint8_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "metricsCount", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMetrics", &p_zet_metric_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "pSetCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pMetricEntriesCountPerSet", &p_uint32_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 5 },
	{ "pMetricEntriesCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pMetricEntries", &p_zet_metric_entry_exp_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 7 },
};
static const struct cat_func f_zetMetricTracerDecodeExp = {
	"zetMetricTracerDecodeExp", "zetMetricTracerDecodeExp", 2059, CAT_API_ZET, CAT_F_METRIC, 9, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricTracerDecodeExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricTracerDestroyExp[] = {
	{ "hMetricTracer", &t_zet_metric_tracer_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetMetricTracerDestroyExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetMetricTracerDestroyExp = {
	"zetMetricTracerDestroyExp", "zetMetricTracerDestroyExp", 2060, CAT_API_ZET, CAT_F_METRIC, 1, 0, CAT_OK_RESULT, 1, r_zetMetricTracerDestroyExp, a_zetMetricTracerDestroyExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricTracerDisableExp[] = {
	{ "hMetricTracer", &t_zet_metric_tracer_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "synchronous", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zetMetricTracerDisableExp = {
	"zetMetricTracerDisableExp", "zetMetricTracerDisableExp", 2061, CAT_API_ZET, CAT_F_METRIC, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricTracerDisableExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricTracerEnableExp[] = {
	{ "hMetricTracer", &t_zet_metric_tracer_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "synchronous", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zetMetricTracerEnableExp = {
	"zetMetricTracerEnableExp", "zetMetricTracerEnableExp", 2062, CAT_API_ZET, CAT_F_METRIC, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetMetricTracerEnableExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetMetricTracerReadDataExp[] = {
	{ "hMetricTracer", &t_zet_metric_tracer_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pRawDataSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "pRawData", &p_uint8_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetMetricTracerReadDataExp[] = {
	{ CAT_ACT_DROPPED, 0, { [CAT_PART_WHEN] = CAT_RETURN }, { 0 }, 1879179265 },
};
static const struct cat_func f_zetMetricTracerReadDataExp = {
	"zetMetricTracerReadDataExp", "zetMetricTracerReadDataExp", 2063, CAT_API_ZET, CAT_F_METRIC, 3, 0, CAT_OK_RESULT, 1, r_zetMetricTracerReadDataExp, a_zetMetricTracerReadDataExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zetModuleGetDebugInfo[] = {
	{ "hModule", &t_zet_module_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "format", &t_zet_module_debug_info_format_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "pDebugInfo", &p_uint8_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetModuleGetDebugInfo[] = {
	{ CAT_ACT_BINARY, CAT_BINARY_DEBUG, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(3) } },
};
static const struct cat_func f_zetModuleGetDebugInfo = {
	"zetModuleGetDebugInfo", "zetModuleGetDebugInfo", 2064, CAT_API_ZET, CAT_F_QUERY | CAT_F_DEBUG | CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 1, r_zetModuleGetDebugInfo, a_zetModuleGetDebugInfo, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetTracerExpCreate[] = {
	{ "hContext", &t_zet_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_zet_tracer_exp_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phTracer", &p_zet_tracer_exp_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zetTracerExpCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetTracerExpCreate = {
	"zetTracerExpCreate", "zetTracerExpCreate", 2065, CAT_API_ZET, 0, 3, 0, CAT_OK_RESULT, 1, r_zetTracerExpCreate, a_zetTracerExpCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetTracerExpDestroy[] = {
	{ "hTracer", &t_zet_tracer_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zetTracerExpDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zetTracerExpDestroy = {
	"zetTracerExpDestroy", "zetTracerExpDestroy", 2066, CAT_API_ZET, 0, 1, 0, CAT_OK_RESULT, 1, r_zetTracerExpDestroy, a_zetTracerExpDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetTracerExpSetEnabled[] = {
	{ "hTracer", &t_zet_tracer_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "enable", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zetTracerExpSetEnabled = {
	"zetTracerExpSetEnabled", "zetTracerExpSetEnabled", 2067, CAT_API_ZET, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetTracerExpSetEnabled, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetTracerExpSetEpilogues[] = {
	{ "hTracer", &t_zet_tracer_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCoreCbs", &p_zet_core_callbacks_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zetTracerExpSetEpilogues = {
	"zetTracerExpSetEpilogues", "zetTracerExpSetEpilogues", 2068, CAT_API_ZET, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetTracerExpSetEpilogues, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zetTracerExpSetPrologues[] = {
	{ "hTracer", &t_zet_tracer_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCoreCbs", &p_zet_core_callbacks_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zetTracerExpSetPrologues = {
	"zetTracerExpSetPrologues", "zetTracerExpSetPrologues", 2069, CAT_API_ZET, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zetTracerExpSetPrologues, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_func *const funcs[] = {
	&f_zetCommandListAppendMarkerExp,
	&f_zetCommandListAppendMetricMemoryBarrier,
	&f_zetCommandListAppendMetricQueryBegin,
	&f_zetCommandListAppendMetricQueryEnd,
	&f_zetCommandListAppendMetricStreamerMarker,
	&f_zetContextActivateMetricGroups,
	&f_zetDebugAcknowledgeEvent,
	&f_zetDebugAttach,
	&f_zetDebugDetach,
	&f_zetDebugGetRegisterSetProperties,
	&f_zetDebugGetThreadRegisterSetProperties,
	&f_zetDebugInterrupt,
	&f_zetDebugReadEvent,
	&f_zetDebugReadMemory,
	&f_zetDebugReadRegisters,
	&f_zetDebugResume,
	&f_zetDebugWriteMemory,
	&f_zetDebugWriteRegisters,
	&f_zetDeviceCreateMetricGroupsFromMetricsExp,
	&f_zetDeviceDisableMetricsExp,
	&f_zetDeviceEnableMetricsExp,
	&f_zetDeviceGetConcurrentMetricGroupsExp,
	&f_zetDeviceGetDebugProperties,
	&f_zetKernelGetProfileInfo,
	&f_zetMetricCreateFromProgrammableExp,
	&f_zetMetricCreateFromProgrammableExp2,
	&f_zetMetricDecoderCreateExp,
	&f_zetMetricDecoderDestroyExp,
	&f_zetMetricDecoderGetDecodableMetricsExp,
	&f_zetMetricDestroyExp,
	&f_zetMetricGet,
	&f_zetMetricGetProperties,
	&f_zetMetricGroupAddMetricExp,
	&f_zetMetricGroupCalculateMetricExportDataExp,
	&f_zetMetricGroupCalculateMetricValues,
	&f_zetMetricGroupCalculateMultipleMetricValuesExp,
	&f_zetMetricGroupCloseExp,
	&f_zetMetricGroupCreateExp,
	&f_zetMetricGroupDestroyExp,
	&f_zetMetricGroupGet,
	&f_zetMetricGroupGetExportDataExp,
	&f_zetMetricGroupGetGlobalTimestampsExp,
	&f_zetMetricGroupGetProperties,
	&f_zetMetricGroupRemoveMetricExp,
	&f_zetMetricProgrammableGetExp,
	&f_zetMetricProgrammableGetParamInfoExp,
	&f_zetMetricProgrammableGetParamValueInfoExp,
	&f_zetMetricProgrammableGetPropertiesExp,
	&f_zetMetricQueryCreate,
	&f_zetMetricQueryDestroy,
	&f_zetMetricQueryGetData,
	&f_zetMetricQueryPoolCreate,
	&f_zetMetricQueryPoolDestroy,
	&f_zetMetricQueryReset,
	&f_zetMetricStreamerClose,
	&f_zetMetricStreamerOpen,
	&f_zetMetricStreamerReadData,
	&f_zetMetricTracerCreateExp,
	&f_zetMetricTracerDecodeExp,
	&f_zetMetricTracerDestroyExp,
	&f_zetMetricTracerDisableExp,
	&f_zetMetricTracerEnableExp,
	&f_zetMetricTracerReadDataExp,
	&f_zetModuleGetDebugInfo,
	&f_zetTracerExpCreate,
	&f_zetTracerExpDestroy,
	&f_zetTracerExpSetEnabled,
	&f_zetTracerExpSetEpilogues,
	&f_zetTracerExpSetPrologues,
};

static const struct cat_stype stypes[] = {
	{ 1, &t_zet_metric_group_properties_t }, // ZET_STRUCTURE_TYPE_METRIC_GROUP_PROPERTIES
	{ 2, &t_zet_metric_properties_t }, // ZET_STRUCTURE_TYPE_METRIC_PROPERTIES
	{ 3, &t_zet_metric_streamer_desc_t }, // ZET_STRUCTURE_TYPE_METRIC_STREAMER_DESC
	{ 4, &t_zet_metric_query_pool_desc_t }, // ZET_STRUCTURE_TYPE_METRIC_QUERY_POOL_DESC
	{ 5, &t_zet_profile_properties_t }, // ZET_STRUCTURE_TYPE_PROFILE_PROPERTIES
	{ 6, &t_zet_device_debug_properties_t }, // ZET_STRUCTURE_TYPE_DEVICE_DEBUG_PROPERTIES
	{ 7, &t_zet_debug_memory_space_desc_t }, // ZET_STRUCTURE_TYPE_DEBUG_MEMORY_SPACE_DESC
	{ 8, &t_zet_debug_regset_properties_t }, // ZET_STRUCTURE_TYPE_DEBUG_REGSET_PROPERTIES
	{ 9, &t_zet_metric_global_timestamps_resolution_exp_t }, // ZET_STRUCTURE_TYPE_GLOBAL_METRICS_TIMESTAMPS_EXP_PROPERTIES
	{ 65537, &t_zet_tracer_exp_desc_t }, // ZET_STRUCTURE_TYPE_TRACER_EXP_DESC
	{ 65538, &t_zet_metric_calculate_exp_desc_t }, // ZET_STRUCTURE_TYPE_METRICS_CALCULATE_EXP_DESC
	{ 65539, &t_zet_metric_programmable_exp_properties_t }, // ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_EXP_PROPERTIES
	{ 65540, &t_zet_metric_programmable_param_info_exp_t }, // ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_INFO_EXP
	{ 65541, &t_zet_metric_programmable_param_value_info_exp_t }, // ZET_STRUCTURE_TYPE_METRIC_PROGRAMMABLE_PARAM_VALUE_INFO_EXP
	{ 65542, &t_zet_metric_group_type_exp_t }, // ZET_STRUCTURE_TYPE_METRIC_GROUP_TYPE_EXP
	{ 65543, &t_zet_export_dma_buf_exp_properties_t }, // ZET_STRUCTURE_TYPE_EXPORT_DMA_EXP_PROPERTIES
	{ 65544, &t_zet_metric_tracer_exp_desc_t }, // ZET_STRUCTURE_TYPE_METRIC_TRACER_EXP_DESC
	{ 65545, &t_zet_metric_source_id_exp_t }, // ZET_STRUCTURE_TYPE_METRIC_SOURCE_ID_EXP
};

static const uint32_t answers[] = {
	1u, // ZE_RESULT_NOT_READY
	1879179265u, // ZE_RESULT_WARNING_DROPPED_DATA
	2013265947u, // ZE_RESULT_WARNING_ACTION_REQUIRED
};

const struct cat_table cat_table_zet = {
	.api = { 7, "zet", "zet", 0, true, 1, CAT_DOMAIN_DRIVER, funcs, sizeof(funcs) / sizeof(*funcs), answers, sizeof(answers) / sizeof(*answers) },
	.stypes = stypes,
	.nstypes = sizeof(stypes) / sizeof(*stypes),
};
