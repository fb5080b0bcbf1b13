// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   pypi intel-sycl-rt 2025.0.5 include/sycl/ur_api.h
//   pypi intel-sycl-rt 2025.1.1 include/ur_api.h
//   pypi intel-sycl-rt 2025.2.2 include/ur_api.h
//   pypi intel-sycl-rt 2025.3.3 include/ur_api.h
//   pypi intel-sycl-rt 2026.0.0 include/unified-runtime/ur_api.h
//   pypi intel-sycl-rt 2026.1.2 include/unified-runtime/ur_api.h
//   pypi intel-sycl-rt 2026.2.0 include/unified-runtime/ur_api.h
// clang-format off
#include "catalog/tables.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // what most rows don't have

static const struct cat_type p_Bool_ptr;
static const struct cat_type p_const_char_ptr_ptr;
static const struct cat_type p_const_int_ptr;
static const struct cat_type p_const_size_t_ptr;
static const struct cat_type p_const_uint32_t_ptr;
static const struct cat_type p_const_uint64_t_ptr;
static const struct cat_type p_const_uint8_t_ptr;
static const struct cat_type p_const_uint8_t_ptr_ptr;
static const struct cat_type p_const_ur_buffer_properties_t_ptr;
static const struct cat_type p_const_ur_buffer_region_t_ptr;
static const struct cat_type p_const_ur_context_native_properties_t_ptr;
static const struct cat_type p_const_ur_context_properties_t_ptr;
static const struct cat_type p_const_ur_device_binary_t_ptr;
static const struct cat_type p_const_ur_device_handle_t_ptr;
static const struct cat_type p_const_ur_device_native_properties_t_ptr;
static const struct cat_type p_const_ur_device_partition_properties_t_ptr;
static const struct cat_type p_const_ur_device_partition_property_t_ptr;
static const struct cat_type p_const_ur_event_handle_t_ptr;
static const struct cat_type p_const_ur_event_native_properties_t_ptr;
static const struct cat_type p_const_ur_exp_async_usm_alloc_properties_t_ptr;
static const struct cat_type p_const_ur_exp_command_buffer_desc_t_ptr;
static const struct cat_type p_const_ur_exp_command_buffer_sync_point_t_ptr;
static const struct cat_type p_const_ur_exp_command_buffer_update_kernel_launch_desc_t_ptr;
static const struct cat_type p_const_ur_exp_command_buffer_update_kernel_launch_desc_t_ptr_v1;
static const struct cat_type p_const_ur_exp_command_buffer_update_kernel_launch_desc_t_ptr_v2;
static const struct cat_type p_const_ur_exp_command_buffer_update_memobj_arg_desc_t_ptr;
static const struct cat_type p_const_ur_exp_command_buffer_update_pointer_arg_desc_t_ptr;
static const struct cat_type p_const_ur_exp_command_buffer_update_value_arg_desc_t_ptr;
static const struct cat_type p_const_ur_exp_command_buffer_update_value_arg_desc_t_ptr_v1;
static const struct cat_type p_const_ur_exp_enqueue_ext_properties_t_ptr;
static const struct cat_type p_const_ur_exp_enqueue_native_command_properties_t_ptr;
static const struct cat_type p_const_ur_exp_event_desc_t_ptr;
static const struct cat_type p_const_ur_exp_host_task_properties_t_ptr;
static const struct cat_type p_const_ur_exp_kernel_arg_properties_t_ptr;
static const struct cat_type p_const_ur_exp_launch_property_t_ptr;
static const struct cat_type p_const_ur_exp_launch_property_t_ptr_v1;
static const struct cat_type p_const_ur_exp_usm_host_alloc_register_properties_t_ptr;
static const struct cat_type p_const_ur_image_desc_t_ptr;
static const struct cat_type p_const_ur_image_format_t_ptr;
static const struct cat_type p_const_ur_kernel_arg_local_properties_t_ptr;
static const struct cat_type p_const_ur_kernel_arg_mem_obj_properties_t_ptr;
static const struct cat_type p_const_ur_kernel_arg_pointer_properties_t_ptr;
static const struct cat_type p_const_ur_kernel_arg_sampler_properties_t_ptr;
static const struct cat_type p_const_ur_kernel_arg_value_properties_t_ptr;
static const struct cat_type p_const_ur_kernel_exec_info_properties_t_ptr;
static const struct cat_type p_const_ur_kernel_launch_ext_properties_t_ptr;
static const struct cat_type p_const_ur_kernel_launch_property_t_ptr;
static const struct cat_type p_const_ur_kernel_native_properties_t_ptr;
static const struct cat_type p_const_ur_mem_handle_t_ptr;
static const struct cat_type p_const_ur_mem_native_properties_t_ptr;
static const struct cat_type p_const_ur_physical_mem_properties_t_ptr;
static const struct cat_type p_const_ur_platform_native_properties_t_ptr;
static const struct cat_type p_const_ur_program_handle_t_ptr;
static const struct cat_type p_const_ur_program_metadata_t_ptr;
static const struct cat_type p_const_ur_program_native_properties_t_ptr;
static const struct cat_type p_const_ur_program_properties_t_ptr;
static const struct cat_type p_const_ur_queue_native_properties_t_ptr;
static const struct cat_type p_const_ur_queue_properties_t_ptr;
static const struct cat_type p_const_ur_sampler_desc_t_ptr;
static const struct cat_type p_const_ur_sampler_native_properties_t_ptr;
static const struct cat_type p_const_ur_specialization_constant_info_t_ptr;
static const struct cat_type p_const_ur_usm_desc_t_ptr;
static const struct cat_type p_const_void_ptr;
static const struct cat_type p_int32_t_ptr;
static const struct cat_type p_size_t_ptr;
static const struct cat_type p_uint32_t_ptr;
static const struct cat_type p_uint64_t_ptr;
static const struct cat_type p_unsigned_char_ptr;
static const struct cat_type p_ur_adapter_handle_t_ptr;
static const struct cat_type p_ur_api_version_t_ptr;
static const struct cat_type p_ur_bool_t_ptr;
static const struct cat_type p_ur_context_handle_t_ptr;
static const struct cat_type p_ur_device_handle_t_ptr;
static const struct cat_type p_ur_event_handle_t_ptr;
static const struct cat_type p_ur_exp_command_buffer_command_handle_t_ptr;
static const struct cat_type p_ur_exp_command_buffer_handle_t_ptr;
static const struct cat_type p_ur_exp_command_buffer_sync_point_t_ptr;
static const struct cat_type p_ur_exp_executable_graph_handle_t_ptr;
static const struct cat_type p_ur_exp_external_mem_desc_t_ptr;
static const struct cat_type p_ur_exp_external_mem_handle_t_ptr;
static const struct cat_type p_ur_exp_external_semaphore_desc_t_ptr;
static const struct cat_type p_ur_exp_external_semaphore_handle_t_ptr;
static const struct cat_type p_ur_exp_graph_handle_t_ptr;
static const struct cat_type p_ur_exp_image_copy_region_t_ptr;
static const struct cat_type p_ur_exp_image_mem_native_handle_t_ptr;
static const struct cat_type p_ur_exp_image_native_handle_t_ptr;
static const struct cat_type p_ur_exp_tensor_map_handle_t_ptr;
static const struct cat_type p_ur_kernel_handle_t_ptr;
static const struct cat_type p_ur_loader_config_handle_t_ptr;
static const struct cat_type p_ur_mem_handle_t_ptr;
static const struct cat_type p_ur_native_handle_t_ptr;
static const struct cat_type p_ur_physical_mem_handle_t_ptr;
static const struct cat_type p_ur_platform_handle_t_ptr;
static const struct cat_type p_ur_program_handle_t_ptr;
static const struct cat_type p_ur_queue_handle_t_ptr;
static const struct cat_type p_ur_queue_native_desc_t_ptr;
static const struct cat_type p_ur_sampler_handle_t_ptr;
static const struct cat_type p_ur_usm_pool_desc_t_ptr;
static const struct cat_type p_ur_usm_pool_handle_t_ptr;
static const struct cat_type p_void_ptr;
static const struct cat_type p_void_ptr_ptr;
static const struct cat_type s_char_ptr;
static const struct cat_type s_const_char_ptr;
static const struct cat_type t_bool;
static const struct cat_type t_char;
static const struct cat_type t_char_n;
static const struct cat_type t_float;
static const struct cat_type t_int;
static const struct cat_type t_int32_t;
static const struct cat_type t_size_t;
static const struct cat_type t_size_t_n;
static const struct cat_type t_size_t_n3;
static const struct cat_type t_uint32_t;
static const struct cat_type t_uint32_t_n;
static const struct cat_type t_uint32_t_n3;
static const struct cat_type t_uint64_t;
static const struct cat_type t_uint8_t;
static const struct cat_type t_uint8_t_n;
static const struct cat_type t_unsigned_char;
static const struct cat_type t_unsigned_char_ptr_n;
static const struct cat_type t_ur_adapter_handle_t;
static const struct cat_type t_ur_adapter_info_t;
static const struct cat_type t_ur_api_version_t;
static const struct cat_type t_ur_backend_t;
static const struct cat_type t_ur_bool_t;
static const struct cat_type t_ur_buffer_alloc_location_properties_t;
static const struct cat_type t_ur_buffer_channel_properties_t;
static const struct cat_type t_ur_buffer_create_type_t;
static const struct cat_type t_ur_buffer_properties_t;
static const struct cat_type t_ur_buffer_region_t;
static const struct cat_type t_ur_code_location_callback_t;
static const struct cat_type t_ur_command_t;
static const struct cat_type t_ur_context_extended_deleter_t;
static const struct cat_type t_ur_context_flags_t;
static const struct cat_type t_ur_context_handle_t;
static const struct cat_type t_ur_context_info_t;
static const struct cat_type t_ur_context_native_properties_t;
static const struct cat_type t_ur_context_properties_t;
static const struct cat_type t_ur_device_affinity_domain_flags_t;
static const struct cat_type t_ur_device_binary_t;
static const struct cat_type t_ur_device_command_buffer_update_capability_flags_t;
static const struct cat_type t_ur_device_exec_capability_flags_t;
static const struct cat_type t_ur_device_fp_capability_flags_t;
static const struct cat_type t_ur_device_handle_t;
static const struct cat_type t_ur_device_handle_t_n;
static const struct cat_type t_ur_device_info_t;
static const struct cat_type t_ur_device_info_t_v1;
static const struct cat_type t_ur_device_init_flags_t;
static const struct cat_type t_ur_device_local_mem_type_t;
static const struct cat_type t_ur_device_mem_cache_type_t;
static const struct cat_type t_ur_device_native_properties_t;
static const struct cat_type t_ur_device_partition_properties_t;
static const struct cat_type t_ur_device_partition_property_t;
static const struct cat_type t_ur_device_partition_property_t_n;
static const struct cat_type t_ur_device_partition_t;
static const struct cat_type t_ur_device_partition_t_n;
static const struct cat_type t_ur_device_partition_value_t;
static const struct cat_type t_ur_device_throttle_reasons_flags_t;
static const struct cat_type t_ur_device_type_t;
static const struct cat_type t_ur_device_usm_access_capability_flags_t;
static const struct cat_type t_ur_event_callback_t;
static const struct cat_type t_ur_event_handle_t;
static const struct cat_type t_ur_event_info_t;
static const struct cat_type t_ur_event_native_properties_t;
static const struct cat_type t_ur_event_status_t;
static const struct cat_type t_ur_execution_info_t;
static const struct cat_type t_ur_exp_async_usm_alloc_flags_t;
static const struct cat_type t_ur_exp_async_usm_alloc_properties_t;
static const struct cat_type t_ur_exp_command_buffer_command_handle_t;
static const struct cat_type t_ur_exp_command_buffer_command_info_t;
static const struct cat_type t_ur_exp_command_buffer_desc_t;
static const struct cat_type t_ur_exp_command_buffer_handle_t;
static const struct cat_type t_ur_exp_command_buffer_info_t;
static const struct cat_type t_ur_exp_command_buffer_native_command_function_t;
static const struct cat_type t_ur_exp_command_buffer_sync_point_t;
static const struct cat_type t_ur_exp_command_buffer_update_kernel_launch_desc_t;
static const struct cat_type t_ur_exp_command_buffer_update_kernel_launch_desc_t_v1;
static const struct cat_type t_ur_exp_command_buffer_update_kernel_launch_desc_t_v2;
static const struct cat_type t_ur_exp_command_buffer_update_memobj_arg_desc_t;
static const struct cat_type t_ur_exp_command_buffer_update_pointer_arg_desc_t;
static const struct cat_type t_ur_exp_command_buffer_update_value_arg_desc_t;
static const struct cat_type t_ur_exp_command_buffer_update_value_arg_desc_t_v1;
static const struct cat_type t_ur_exp_device_2d_block_array_capability_flags_t;
static const struct cat_type t_ur_exp_enqueue_ext_flags_t;
static const struct cat_type t_ur_exp_enqueue_ext_properties_t;
static const struct cat_type t_ur_exp_enqueue_native_command_flags_t;
static const struct cat_type t_ur_exp_enqueue_native_command_function_t;
static const struct cat_type t_ur_exp_enqueue_native_command_properties_t;
static const struct cat_type t_ur_exp_event_desc_t;
static const struct cat_type t_ur_exp_event_flags_t;
static const struct cat_type t_ur_exp_executable_graph_handle_t;
static const struct cat_type t_ur_exp_external_mem_desc_t;
static const struct cat_type t_ur_exp_external_mem_handle_t;
static const struct cat_type t_ur_exp_external_mem_type_t;
static const struct cat_type t_ur_exp_external_semaphore_desc_t;
static const struct cat_type t_ur_exp_external_semaphore_handle_t;
static const struct cat_type t_ur_exp_external_semaphore_type_t;
static const struct cat_type t_ur_exp_file_descriptor_t;
static const struct cat_type t_ur_exp_graph_destruction_callback_t;
static const struct cat_type t_ur_exp_graph_handle_t;
static const struct cat_type t_ur_exp_host_task_flags_t;
static const struct cat_type t_ur_exp_host_task_function_t;
static const struct cat_type t_ur_exp_host_task_properties_t;
static const struct cat_type t_ur_exp_image_copy_flags_t;
static const struct cat_type t_ur_exp_image_copy_input_types_t;
static const struct cat_type t_ur_exp_image_copy_region_t;
static const struct cat_type t_ur_exp_image_mem_native_handle_t;
static const struct cat_type t_ur_exp_image_mem_type_t;
static const struct cat_type t_ur_exp_image_native_handle_t;
static const struct cat_type t_ur_exp_kernel_arg_mem_obj_tuple_t;
static const struct cat_type t_ur_exp_kernel_arg_properties_t;
static const struct cat_type t_ur_exp_kernel_arg_type_t;
static const struct cat_type t_ur_exp_kernel_arg_value_t;
static const struct cat_type t_ur_exp_launch_property_id_t;
static const struct cat_type t_ur_exp_launch_property_t;
static const struct cat_type t_ur_exp_launch_property_t_v1;
static const struct cat_type t_ur_exp_launch_property_value_t;
static const struct cat_type t_ur_exp_launch_property_value_t_v1;
static const struct cat_type t_ur_exp_peer_info_t;
static const struct cat_type t_ur_exp_program_flags_t;
static const struct cat_type t_ur_exp_sampler_addr_modes_t;
static const struct cat_type t_ur_exp_sampler_cubemap_filter_mode_t;
static const struct cat_type t_ur_exp_sampler_cubemap_properties_t;
static const struct cat_type t_ur_exp_sampler_mip_properties_t;
static const struct cat_type t_ur_exp_tensor_map_data_type_flags_t;
static const struct cat_type t_ur_exp_tensor_map_handle_t;
static const struct cat_type t_ur_exp_tensor_map_interleave_flags_t;
static const struct cat_type t_ur_exp_tensor_map_l2_promotion_flags_t;
static const struct cat_type t_ur_exp_tensor_map_oob_fill_flags_t;
static const struct cat_type t_ur_exp_tensor_map_swizzle_flags_t;
static const struct cat_type t_ur_exp_usm_host_alloc_register_flags_t;
static const struct cat_type t_ur_exp_usm_host_alloc_register_properties_t;
static const struct cat_type t_ur_exp_win32_handle_t;
static const struct cat_type t_ur_exp_win32_name_t;
static const struct cat_type t_ur_image_channel_order_t;
static const struct cat_type t_ur_image_channel_type_t;
static const struct cat_type t_ur_image_desc_t;
static const struct cat_type t_ur_image_format_t;
static const struct cat_type t_ur_image_info_t;
static const struct cat_type t_ur_kernel_arg_local_properties_t;
static const struct cat_type t_ur_kernel_arg_mem_obj_properties_t;
static const struct cat_type t_ur_kernel_arg_pointer_properties_t;
static const struct cat_type t_ur_kernel_arg_sampler_properties_t;
static const struct cat_type t_ur_kernel_arg_value_properties_t;
static const struct cat_type t_ur_kernel_cache_config_t;
static const struct cat_type t_ur_kernel_exec_info_properties_t;
static const struct cat_type t_ur_kernel_exec_info_t;
static const struct cat_type t_ur_kernel_group_info_t;
static const struct cat_type t_ur_kernel_handle_t;
static const struct cat_type t_ur_kernel_info_t;
static const struct cat_type t_ur_kernel_launch_cluster_property_t;
static const struct cat_type t_ur_kernel_launch_ext_properties_t;
static const struct cat_type t_ur_kernel_launch_flags_t;
static const struct cat_type t_ur_kernel_launch_properties_flags_t;
static const struct cat_type t_ur_kernel_launch_property_id_t;
static const struct cat_type t_ur_kernel_launch_property_t;
static const struct cat_type t_ur_kernel_launch_property_value_t;
static const struct cat_type t_ur_kernel_launch_workgroup_property_t;
static const struct cat_type t_ur_kernel_native_properties_t;
static const struct cat_type t_ur_kernel_sub_group_info_t;
static const struct cat_type t_ur_loader_config_handle_t;
static const struct cat_type t_ur_loader_config_info_t;
static const struct cat_type t_ur_logger_callback_t;
static const struct cat_type t_ur_logger_level_t;
static const struct cat_type t_ur_map_flags_t;
static const struct cat_type t_ur_mem_flags_t;
static const struct cat_type t_ur_mem_handle_t;
static const struct cat_type t_ur_mem_info_t;
static const struct cat_type t_ur_mem_native_properties_t;
static const struct cat_type t_ur_mem_type_t;
static const struct cat_type t_ur_memory_order_capability_flags_t;
static const struct cat_type t_ur_memory_scope_capability_flags_t;
static const struct cat_type t_ur_native_handle_t;
static const struct cat_type t_ur_physical_mem_flags_t;
static const struct cat_type t_ur_physical_mem_handle_t;
static const struct cat_type t_ur_physical_mem_info_t;
static const struct cat_type t_ur_physical_mem_properties_t;
static const struct cat_type t_ur_platform_handle_t;
static const struct cat_type t_ur_platform_info_t;
static const struct cat_type t_ur_platform_native_properties_t;
static const struct cat_type t_ur_profiling_info_t;
static const struct cat_type t_ur_program_binary_type_t;
static const struct cat_type t_ur_program_build_info_t;
static const struct cat_type t_ur_program_build_status_t;
static const struct cat_type t_ur_program_handle_t;
static const struct cat_type t_ur_program_info_t;
static const struct cat_type t_ur_program_metadata_t;
static const struct cat_type t_ur_program_metadata_type_t;
static const struct cat_type t_ur_program_metadata_value_t;
static const struct cat_type t_ur_program_native_properties_t;
static const struct cat_type t_ur_program_properties_t;
static const struct cat_type t_ur_queue_flags_t;
static const struct cat_type t_ur_queue_handle_t;
static const struct cat_type t_ur_queue_index_properties_t;
static const struct cat_type t_ur_queue_info_t;
static const struct cat_type t_ur_queue_native_desc_t;
static const struct cat_type t_ur_queue_native_properties_t;
static const struct cat_type t_ur_queue_properties_t;
static const struct cat_type t_ur_rect_offset_t;
static const struct cat_type t_ur_rect_region_t;
static const struct cat_type t_ur_result_t;
static const struct cat_type t_ur_sampler_addressing_mode_t;
static const struct cat_type t_ur_sampler_addressing_mode_t_n3;
static const struct cat_type t_ur_sampler_desc_t;
static const struct cat_type t_ur_sampler_filter_mode_t;
static const struct cat_type t_ur_sampler_handle_t;
static const struct cat_type t_ur_sampler_info_t;
static const struct cat_type t_ur_sampler_native_properties_t;
static const struct cat_type t_ur_specialization_constant_info_t;
static const struct cat_type t_ur_structure_type_t;
static const struct cat_type t_ur_usm_advice_flags_t;
static const struct cat_type t_ur_usm_alloc_info_t;
static const struct cat_type t_ur_usm_alloc_location_desc_t;
static const struct cat_type t_ur_usm_desc_t;
static const struct cat_type t_ur_usm_device_desc_t;
static const struct cat_type t_ur_usm_device_mem_flags_t;
static const struct cat_type t_ur_usm_host_desc_t;
static const struct cat_type t_ur_usm_host_mem_flags_t;
static const struct cat_type t_ur_usm_migration_flags_t;
static const struct cat_type t_ur_usm_pool_buffer_desc_t;
static const struct cat_type t_ur_usm_pool_desc_t;
static const struct cat_type t_ur_usm_pool_flags_t;
static const struct cat_type t_ur_usm_pool_handle_t;
static const struct cat_type t_ur_usm_pool_info_t;
static const struct cat_type t_ur_usm_pool_limits_desc_t;
static const struct cat_type t_ur_usm_type_t;
static const struct cat_type t_ur_virtual_mem_access_flags_t;
static const struct cat_type t_ur_virtual_mem_granularity_info_t;
static const struct cat_type t_ur_virtual_mem_info_t;
static const struct cat_type t_void;
static const struct cat_type t_void_ptr_n;

static const struct cat_type p_Bool_ptr = { "_Bool *", CAT_PTR, 8, 0, &t_bool, NULL, NULL };

static const struct cat_type p_const_char_ptr_ptr = { "const char **", CAT_PTR, 8, 0, &s_const_char_ptr, NULL, NULL };

static const struct cat_type p_const_int_ptr = { "const int *", CAT_PTR, 8, 0, &t_int, NULL, NULL };

static const struct cat_type p_const_size_t_ptr = { "const size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_const_uint32_t_ptr = { "const uint32_t *", CAT_PTR, 8, 0, &t_uint32_t, NULL, NULL };

static const struct cat_type p_const_uint64_t_ptr = { "const uint64_t *", CAT_PTR, 8, 0, &t_uint64_t, NULL, NULL };

static const struct cat_type p_const_uint8_t_ptr = { "const uint8_t *", CAT_PTR, 8, 0, &t_uint8_t, NULL, NULL };

static const struct cat_type p_const_uint8_t_ptr_ptr = { "const uint8_t **", CAT_PTR, 8, 0, &p_const_uint8_t_ptr, NULL, NULL };

static const struct cat_type p_const_ur_buffer_properties_t_ptr = { "const ur_buffer_properties_t *", CAT_PTR, 8, 0, &t_ur_buffer_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_buffer_region_t_ptr = { "const ur_buffer_region_t *", CAT_PTR, 8, 0, &t_ur_buffer_region_t, NULL, NULL };

static const struct cat_type p_const_ur_context_native_properties_t_ptr = { "const ur_context_native_properties_t *", CAT_PTR, 8, 0, &t_ur_context_native_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_context_properties_t_ptr = { "const ur_context_properties_t *", CAT_PTR, 8, 0, &t_ur_context_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_device_binary_t_ptr = { "const ur_device_binary_t *", CAT_PTR, 8, 0, &t_ur_device_binary_t, NULL, NULL };

static const struct cat_type p_const_ur_device_handle_t_ptr = { "const ur_device_handle_t *", CAT_PTR, 8, 0, &t_ur_device_handle_t, NULL, NULL };

static const struct cat_type p_const_ur_device_native_properties_t_ptr = { "const ur_device_native_properties_t *", CAT_PTR, 8, 0, &t_ur_device_native_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_device_partition_properties_t_ptr = { "const ur_device_partition_properties_t *", CAT_PTR, 8, 0, &t_ur_device_partition_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_device_partition_property_t_ptr = { "const ur_device_partition_property_t *", CAT_PTR, 8, 0, &t_ur_device_partition_property_t, NULL, NULL };

static const struct cat_type p_const_ur_event_handle_t_ptr = { "const ur_event_handle_t *", CAT_PTR, 8, 0, &t_ur_event_handle_t, NULL, NULL };

static const struct cat_type p_const_ur_event_native_properties_t_ptr = { "const ur_event_native_properties_t *", CAT_PTR, 8, 0, &t_ur_event_native_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_async_usm_alloc_properties_t_ptr = { "const ur_exp_async_usm_alloc_properties_t *", CAT_PTR, 8, 0, &t_ur_exp_async_usm_alloc_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_command_buffer_desc_t_ptr = { "const ur_exp_command_buffer_desc_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_desc_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_command_buffer_sync_point_t_ptr = { "const ur_exp_command_buffer_sync_point_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_sync_point_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_command_buffer_update_kernel_launch_desc_t_ptr = { "const ur_exp_command_buffer_update_kernel_launch_desc_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_update_kernel_launch_desc_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_command_buffer_update_kernel_launch_desc_t_ptr_v1 = { "const ur_exp_command_buffer_update_kernel_launch_desc_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_update_kernel_launch_desc_t_v1, NULL, NULL };

static const struct cat_type p_const_ur_exp_command_buffer_update_kernel_launch_desc_t_ptr_v2 = { "const ur_exp_command_buffer_update_kernel_launch_desc_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_update_kernel_launch_desc_t_v2, NULL, NULL };

static const struct cat_type p_const_ur_exp_command_buffer_update_memobj_arg_desc_t_ptr = { "const ur_exp_command_buffer_update_memobj_arg_desc_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_update_memobj_arg_desc_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_command_buffer_update_pointer_arg_desc_t_ptr = { "const ur_exp_command_buffer_update_pointer_arg_desc_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_update_pointer_arg_desc_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_command_buffer_update_value_arg_desc_t_ptr = { "const ur_exp_command_buffer_update_value_arg_desc_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_update_value_arg_desc_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_command_buffer_update_value_arg_desc_t_ptr_v1 = { "const ur_exp_command_buffer_update_value_arg_desc_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_update_value_arg_desc_t_v1, NULL, NULL };

static const struct cat_type p_const_ur_exp_enqueue_ext_properties_t_ptr = { "const ur_exp_enqueue_ext_properties_t *", CAT_PTR, 8, 0, &t_ur_exp_enqueue_ext_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_enqueue_native_command_properties_t_ptr = { "const ur_exp_enqueue_native_command_properties_t *", CAT_PTR, 8, 0, &t_ur_exp_enqueue_native_command_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_event_desc_t_ptr = { "const ur_exp_event_desc_t *", CAT_PTR, 8, 0, &t_ur_exp_event_desc_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_host_task_properties_t_ptr = { "const ur_exp_host_task_properties_t *", CAT_PTR, 8, 0, &t_ur_exp_host_task_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_kernel_arg_properties_t_ptr = { "const ur_exp_kernel_arg_properties_t *", CAT_PTR, 8, 0, &t_ur_exp_kernel_arg_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_launch_property_t_ptr = { "const ur_exp_launch_property_t *", CAT_PTR, 8, 0, &t_ur_exp_launch_property_t, NULL, NULL };

static const struct cat_type p_const_ur_exp_launch_property_t_ptr_v1 = { "const ur_exp_launch_property_t *", CAT_PTR, 8, 0, &t_ur_exp_launch_property_t_v1, NULL, NULL };

static const struct cat_type p_const_ur_exp_usm_host_alloc_register_properties_t_ptr = { "const ur_exp_usm_host_alloc_register_properties_t *", CAT_PTR, 8, 0, &t_ur_exp_usm_host_alloc_register_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_image_desc_t_ptr = { "const ur_image_desc_t *", CAT_PTR, 8, 0, &t_ur_image_desc_t, NULL, NULL };

static const struct cat_type p_const_ur_image_format_t_ptr = { "const ur_image_format_t *", CAT_PTR, 8, 0, &t_ur_image_format_t, NULL, NULL };

static const struct cat_type p_const_ur_kernel_arg_local_properties_t_ptr = { "const ur_kernel_arg_local_properties_t *", CAT_PTR, 8, 0, &t_ur_kernel_arg_local_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_kernel_arg_mem_obj_properties_t_ptr = { "const ur_kernel_arg_mem_obj_properties_t *", CAT_PTR, 8, 0, &t_ur_kernel_arg_mem_obj_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_kernel_arg_pointer_properties_t_ptr = { "const ur_kernel_arg_pointer_properties_t *", CAT_PTR, 8, 0, &t_ur_kernel_arg_pointer_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_kernel_arg_sampler_properties_t_ptr = { "const ur_kernel_arg_sampler_properties_t *", CAT_PTR, 8, 0, &t_ur_kernel_arg_sampler_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_kernel_arg_value_properties_t_ptr = { "const ur_kernel_arg_value_properties_t *", CAT_PTR, 8, 0, &t_ur_kernel_arg_value_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_kernel_exec_info_properties_t_ptr = { "const ur_kernel_exec_info_properties_t *", CAT_PTR, 8, 0, &t_ur_kernel_exec_info_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_kernel_launch_ext_properties_t_ptr = { "const ur_kernel_launch_ext_properties_t *", CAT_PTR, 8, 0, &t_ur_kernel_launch_ext_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_kernel_launch_property_t_ptr = { "const ur_kernel_launch_property_t *", CAT_PTR, 8, 0, &t_ur_kernel_launch_property_t, NULL, NULL };

static const struct cat_type p_const_ur_kernel_native_properties_t_ptr = { "const ur_kernel_native_properties_t *", CAT_PTR, 8, 0, &t_ur_kernel_native_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_mem_handle_t_ptr = { "const ur_mem_handle_t *", CAT_PTR, 8, 0, &t_ur_mem_handle_t, NULL, NULL };

static const struct cat_type p_const_ur_mem_native_properties_t_ptr = { "const ur_mem_native_properties_t *", CAT_PTR, 8, 0, &t_ur_mem_native_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_physical_mem_properties_t_ptr = { "const ur_physical_mem_properties_t *", CAT_PTR, 8, 0, &t_ur_physical_mem_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_platform_native_properties_t_ptr = { "const ur_platform_native_properties_t *", CAT_PTR, 8, 0, &t_ur_platform_native_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_program_handle_t_ptr = { "const ur_program_handle_t *", CAT_PTR, 8, 0, &t_ur_program_handle_t, NULL, NULL };

static const struct cat_type p_const_ur_program_metadata_t_ptr = { "const ur_program_metadata_t *", CAT_PTR, 8, 0, &t_ur_program_metadata_t, NULL, NULL };

static const struct cat_type p_const_ur_program_native_properties_t_ptr = { "const ur_program_native_properties_t *", CAT_PTR, 8, 0, &t_ur_program_native_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_program_properties_t_ptr = { "const ur_program_properties_t *", CAT_PTR, 8, 0, &t_ur_program_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_queue_native_properties_t_ptr = { "const ur_queue_native_properties_t *", CAT_PTR, 8, 0, &t_ur_queue_native_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_queue_properties_t_ptr = { "const ur_queue_properties_t *", CAT_PTR, 8, 0, &t_ur_queue_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_sampler_desc_t_ptr = { "const ur_sampler_desc_t *", CAT_PTR, 8, 0, &t_ur_sampler_desc_t, NULL, NULL };

static const struct cat_type p_const_ur_sampler_native_properties_t_ptr = { "const ur_sampler_native_properties_t *", CAT_PTR, 8, 0, &t_ur_sampler_native_properties_t, NULL, NULL };

static const struct cat_type p_const_ur_specialization_constant_info_t_ptr = { "const ur_specialization_constant_info_t *", CAT_PTR, 8, 0, &t_ur_specialization_constant_info_t, NULL, NULL };

static const struct cat_type p_const_ur_usm_desc_t_ptr = { "const ur_usm_desc_t *", CAT_PTR, 8, 0, &t_ur_usm_desc_t, NULL, NULL };

static const struct cat_type p_const_void_ptr = { "const void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_int32_t_ptr = { "int32_t *", CAT_PTR, 8, 0, &t_int32_t, NULL, NULL };

static const struct cat_type p_size_t_ptr = { "size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_uint32_t_ptr = { "uint32_t *", CAT_PTR, 8, 0, &t_uint32_t, NULL, NULL };

static const struct cat_type p_uint64_t_ptr = { "uint64_t *", CAT_PTR, 8, 0, &t_uint64_t, NULL, NULL };

static const struct cat_type p_unsigned_char_ptr = { "unsigned char *", CAT_PTR, 8, 0, &t_unsigned_char, NULL, NULL };

static const struct cat_type p_ur_adapter_handle_t_ptr = { "ur_adapter_handle_t *", CAT_PTR, 8, 0, &t_ur_adapter_handle_t, NULL, NULL };

static const struct cat_type p_ur_api_version_t_ptr = { "ur_api_version_t *", CAT_PTR, 8, 0, &t_ur_api_version_t, NULL, NULL };

static const struct cat_type p_ur_bool_t_ptr = { "ur_bool_t *", CAT_PTR, 8, 0, &t_ur_bool_t, NULL, NULL };

static const struct cat_type p_ur_context_handle_t_ptr = { "ur_context_handle_t *", CAT_PTR, 8, 0, &t_ur_context_handle_t, NULL, NULL };

static const struct cat_type p_ur_device_handle_t_ptr = { "ur_device_handle_t *", CAT_PTR, 8, 0, &t_ur_device_handle_t, NULL, NULL };

static const struct cat_type p_ur_event_handle_t_ptr = { "ur_event_handle_t *", CAT_PTR, 8, 0, &t_ur_event_handle_t, NULL, NULL };

static const struct cat_type p_ur_exp_command_buffer_command_handle_t_ptr = { "ur_exp_command_buffer_command_handle_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_command_handle_t, NULL, NULL };

static const struct cat_type p_ur_exp_command_buffer_handle_t_ptr = { "ur_exp_command_buffer_handle_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_handle_t, NULL, NULL };

static const struct cat_type p_ur_exp_command_buffer_sync_point_t_ptr = { "ur_exp_command_buffer_sync_point_t *", CAT_PTR, 8, 0, &t_ur_exp_command_buffer_sync_point_t, NULL, NULL };

static const struct cat_type p_ur_exp_executable_graph_handle_t_ptr = { "ur_exp_executable_graph_handle_t *", CAT_PTR, 8, 0, &t_ur_exp_executable_graph_handle_t, NULL, NULL };

static const struct cat_type p_ur_exp_external_mem_desc_t_ptr = { "ur_exp_external_mem_desc_t *", CAT_PTR, 8, 0, &t_ur_exp_external_mem_desc_t, NULL, NULL };

static const struct cat_type p_ur_exp_external_mem_handle_t_ptr = { "ur_exp_external_mem_handle_t *", CAT_PTR, 8, 0, &t_ur_exp_external_mem_handle_t, NULL, NULL };

static const struct cat_type p_ur_exp_external_semaphore_desc_t_ptr = { "ur_exp_external_semaphore_desc_t *", CAT_PTR, 8, 0, &t_ur_exp_external_semaphore_desc_t, NULL, NULL };

static const struct cat_type p_ur_exp_external_semaphore_handle_t_ptr = { "ur_exp_external_semaphore_handle_t *", CAT_PTR, 8, 0, &t_ur_exp_external_semaphore_handle_t, NULL, NULL };

static const struct cat_type p_ur_exp_graph_handle_t_ptr = { "ur_exp_graph_handle_t *", CAT_PTR, 8, 0, &t_ur_exp_graph_handle_t, NULL, NULL };

static const struct cat_type p_ur_exp_image_copy_region_t_ptr = { "ur_exp_image_copy_region_t *", CAT_PTR, 8, 0, &t_ur_exp_image_copy_region_t, NULL, NULL };

static const struct cat_type p_ur_exp_image_mem_native_handle_t_ptr = { "ur_exp_image_mem_native_handle_t *", CAT_PTR, 8, 0, &t_ur_exp_image_mem_native_handle_t, NULL, NULL };

static const struct cat_type p_ur_exp_image_native_handle_t_ptr = { "ur_exp_image_native_handle_t *", CAT_PTR, 8, 0, &t_ur_exp_image_native_handle_t, NULL, NULL };

static const struct cat_type p_ur_exp_tensor_map_handle_t_ptr = { "ur_exp_tensor_map_handle_t *", CAT_PTR, 8, 0, &t_ur_exp_tensor_map_handle_t, NULL, NULL };

static const struct cat_type p_ur_kernel_handle_t_ptr = { "ur_kernel_handle_t *", CAT_PTR, 8, 0, &t_ur_kernel_handle_t, NULL, NULL };

static const struct cat_type p_ur_loader_config_handle_t_ptr = { "ur_loader_config_handle_t *", CAT_PTR, 8, 0, &t_ur_loader_config_handle_t, NULL, NULL };

static const struct cat_type p_ur_mem_handle_t_ptr = { "ur_mem_handle_t *", CAT_PTR, 8, 0, &t_ur_mem_handle_t, NULL, NULL };

static const struct cat_type p_ur_native_handle_t_ptr = { "ur_native_handle_t *", CAT_PTR, 8, 0, &t_ur_native_handle_t, NULL, NULL };

static const struct cat_type p_ur_physical_mem_handle_t_ptr = { "ur_physical_mem_handle_t *", CAT_PTR, 8, 0, &t_ur_physical_mem_handle_t, NULL, NULL };

static const struct cat_type p_ur_platform_handle_t_ptr = { "ur_platform_handle_t *", CAT_PTR, 8, 0, &t_ur_platform_handle_t, NULL, NULL };

static const struct cat_type p_ur_program_handle_t_ptr = { "ur_program_handle_t *", CAT_PTR, 8, 0, &t_ur_program_handle_t, NULL, NULL };

static const struct cat_type p_ur_queue_handle_t_ptr = { "ur_queue_handle_t *", CAT_PTR, 8, 0, &t_ur_queue_handle_t, NULL, NULL };

static const struct cat_type p_ur_queue_native_desc_t_ptr = { "ur_queue_native_desc_t *", CAT_PTR, 8, 0, &t_ur_queue_native_desc_t, NULL, NULL };

static const struct cat_type p_ur_sampler_handle_t_ptr = { "ur_sampler_handle_t *", CAT_PTR, 8, 0, &t_ur_sampler_handle_t, NULL, NULL };

static const struct cat_type p_ur_usm_pool_desc_t_ptr = { "ur_usm_pool_desc_t *", CAT_PTR, 8, 0, &t_ur_usm_pool_desc_t, NULL, NULL };

static const struct cat_type p_ur_usm_pool_handle_t_ptr = { "ur_usm_pool_handle_t *", CAT_PTR, 8, 0, &t_ur_usm_pool_handle_t, NULL, NULL };

static const struct cat_type p_void_ptr = { "void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_void_ptr_ptr = { "void **", CAT_PTR, 8, 0, &p_void_ptr, NULL, NULL };

static const struct cat_type s_char_ptr = { "char *", CAT_STRING, 8, 0, &t_char, NULL, NULL };

static const struct cat_type s_const_char_ptr = { "const char *", CAT_STRING, 8, 0, &t_char, NULL, NULL };

static const struct cat_type t_bool = { "bool", CAT_BOOL, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char = { "char", CAT_CHAR, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char_n = { "char[]", CAT_ARRAY, 0, 0, &t_char, NULL, NULL };

static const struct cat_type t_float = { "float", CAT_FLOAT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_int = { "int", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_int32_t = { "int32_t", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_size_t = { "size_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_size_t_n = { "size_t[]", CAT_ARRAY, 0, 0, &t_size_t, NULL, NULL };

static const struct cat_type t_size_t_n3 = { "size_t[3]", CAT_ARRAY, 24, 3, &t_size_t, NULL, NULL };

static const struct cat_type t_uint32_t = { "uint32_t", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_uint32_t_n = { "uint32_t[]", CAT_ARRAY, 0, 0, &t_uint32_t, NULL, NULL };

static const struct cat_type t_uint32_t_n3 = { "uint32_t[3]", CAT_ARRAY, 12, 3, &t_uint32_t, NULL, NULL };

static const struct cat_type t_uint64_t = { "uint64_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_uint8_t = { "uint8_t", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_uint8_t_n = { "uint8_t[]", CAT_ARRAY, 0, 0, &t_uint8_t, NULL, NULL };

static const struct cat_type t_unsigned_char = { "unsigned char", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_unsigned_char_ptr_n = { "unsigned char *[]", CAT_ARRAY, 0, 0, &p_unsigned_char_ptr, NULL, NULL };

static const struct cat_type t_ur_adapter_handle_t = { "ur_adapter_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "adapter" };

static const struct cat_enumerator e_t_ur_adapter_info_t[] = {
	{ "UR_ADAPTER_INFO_BACKEND", 0 },
	{ "UR_ADAPTER_INFO_REFERENCE_COUNT", 1 },
	{ "UR_ADAPTER_INFO_VERSION", 2 },
};
static const struct cat_type t_ur_adapter_info_t = { "ur_adapter_info_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ur_adapter_info_t };

static const struct cat_enumerator e_t_ur_api_version_t[] = {
	{ "UR_API_VERSION_0_6", 6 },
	{ "UR_API_VERSION_0_7", 7 },
	{ "UR_API_VERSION_0_8", 8 },
	{ "UR_API_VERSION_0_9", 9 },
	{ "UR_API_VERSION_0_10", 10 },
	{ "UR_API_VERSION_0_11", 11 },
	{ "UR_API_VERSION_0_12", 12 },
};
static const struct cat_type t_ur_api_version_t = { "ur_api_version_t", CAT_ENUM, 4, 7, NULL, NULL, e_t_ur_api_version_t };

static const struct cat_enumerator e_t_ur_backend_t[] = {
	{ "UR_BACKEND_UNKNOWN", 0 },
	{ "UR_BACKEND_LEVEL_ZERO", 1 },
	{ "UR_BACKEND_OPENCL", 2 },
	{ "UR_BACKEND_CUDA", 3 },
	{ "UR_BACKEND_HIP", 4 },
	{ "UR_BACKEND_NATIVE_CPU", 5 },
	{ "UR_BACKEND_OFFLOAD", 256 },
};
static const struct cat_type t_ur_backend_t = { "ur_backend_t", CAT_ENUM, 4, 7, NULL, NULL, e_t_ur_backend_t };

static const struct cat_type t_ur_bool_t = { "ur_bool_t", CAT_BOOL, 1, 0, NULL, NULL, NULL };

static const struct cat_field m_t_ur_buffer_alloc_location_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "location", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_buffer_alloc_location_properties_t = { "ur_buffer_alloc_location_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_buffer_alloc_location_properties_t, NULL };

static const struct cat_field m_t_ur_buffer_channel_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "channel", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_buffer_channel_properties_t = { "ur_buffer_channel_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_buffer_channel_properties_t, NULL };

static const struct cat_enumerator e_t_ur_buffer_create_type_t[] = {
	{ "UR_BUFFER_CREATE_TYPE_REGION", 0 },
};
static const struct cat_type t_ur_buffer_create_type_t = { "ur_buffer_create_type_t", CAT_ENUM, 4, 1, NULL, NULL, e_t_ur_buffer_create_type_t };

static const struct cat_field m_t_ur_buffer_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pHost", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_buffer_properties_t = { "ur_buffer_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_buffer_properties_t, NULL };

static const struct cat_field m_t_ur_buffer_region_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "origin", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_buffer_region_t = { "ur_buffer_region_t", CAT_STRUCT, 32, 4, NULL, m_t_ur_buffer_region_t, NULL };

static const struct cat_type t_ur_code_location_callback_t = { "ur_code_location_callback_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_ur_command_t[] = {
	{ "UR_COMMAND_KERNEL_LAUNCH", 0 },
	{ "UR_COMMAND_EVENTS_WAIT", 1 },
	{ "UR_COMMAND_EVENTS_WAIT_WITH_BARRIER", 2 },
	{ "UR_COMMAND_MEM_BUFFER_READ", 3 },
	{ "UR_COMMAND_MEM_BUFFER_WRITE", 4 },
	{ "UR_COMMAND_MEM_BUFFER_READ_RECT", 5 },
	{ "UR_COMMAND_MEM_BUFFER_WRITE_RECT", 6 },
	{ "UR_COMMAND_MEM_BUFFER_COPY", 7 },
	{ "UR_COMMAND_MEM_BUFFER_COPY_RECT", 8 },
	{ "UR_COMMAND_MEM_BUFFER_FILL", 9 },
	{ "UR_COMMAND_MEM_IMAGE_READ", 10 },
	{ "UR_COMMAND_MEM_IMAGE_WRITE", 11 },
	{ "UR_COMMAND_MEM_IMAGE_COPY", 12 },
	{ "UR_COMMAND_MEM_BUFFER_MAP", 14 },
	{ "UR_COMMAND_MEM_UNMAP", 16 },
	{ "UR_COMMAND_USM_FILL", 17 },
	{ "UR_COMMAND_USM_MEMCPY", 18 },
	{ "UR_COMMAND_USM_PREFETCH", 19 },
	{ "UR_COMMAND_USM_ADVISE", 20 },
	{ "UR_COMMAND_USM_FILL_2D", 21 },
	{ "UR_COMMAND_USM_MEMCPY_2D", 22 },
	{ "UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE", 23 },
	{ "UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ", 24 },
	{ "UR_COMMAND_READ_HOST_PIPE", 25 },
	{ "UR_COMMAND_WRITE_HOST_PIPE", 26 },
	{ "UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP", 4096 },
	{ "UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP", 8192 },
	{ "UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP", 8193 },
	{ "UR_COMMAND_TIMESTAMP_RECORDING_EXP", 8194 },
	{ "UR_COMMAND_ENQUEUE_NATIVE_EXP", 8196 },
	{ "UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP", 8272 },
	{ "UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP", 8273 },
	{ "UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP", 8274 },
	{ "UR_COMMAND_ENQUEUE_USM_FREE_EXP", 8275 },
	{ "UR_COMMAND_ENQUEUE_GRAPH_EXP", 8448 },
	{ "UR_COMMAND_HOST_TASK_EXP", 8704 },
};
static const struct cat_type t_ur_command_t = { "ur_command_t", CAT_ENUM, 4, 36, NULL, NULL, e_t_ur_command_t };

static const struct cat_type t_ur_context_extended_deleter_t = { "ur_context_extended_deleter_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_ur_context_flags_t[] = {
	{ "UR_CONTEXT_FLAG_TBD", 1 },
};
static const struct cat_type t_ur_context_flags_t = { "ur_context_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ur_context_flags_t };

static const struct cat_type t_ur_context_handle_t = { "ur_context_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "context" };

static const struct cat_enumerator e_t_ur_context_info_t[] = {
	{ "UR_CONTEXT_INFO_NUM_DEVICES", 0 },
	{ "UR_CONTEXT_INFO_DEVICES", 1 },
	{ "UR_CONTEXT_INFO_REFERENCE_COUNT", 2 },
	{ "UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT", 3 },
	{ "UR_CONTEXT_INFO_USM_FILL2D_SUPPORT", 4 },
	{ "UR_CONTEXT_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES", 5 },
	{ "UR_CONTEXT_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES", 6 },
	{ "UR_CONTEXT_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES", 7 },
	{ "UR_CONTEXT_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES", 8 },
};
static const struct cat_type t_ur_context_info_t = { "ur_context_info_t", CAT_ENUM, 4, 9, NULL, NULL, e_t_ur_context_info_t };

static const struct cat_field m_t_ur_context_native_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isNativeHandleOwned", &t_bool, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_context_native_properties_t = { "ur_context_native_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_context_native_properties_t, NULL };

static const struct cat_field m_t_ur_context_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_context_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_context_properties_t = { "ur_context_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_context_properties_t, NULL };

static const struct cat_enumerator e_t_ur_device_affinity_domain_flags_t[] = {
	{ "UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA", 1 },
	{ "UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE", 2 },
	{ "UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE", 4 },
	{ "UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE", 8 },
	{ "UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE", 16 },
	{ "UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE", 32 },
};
static const struct cat_type t_ur_device_affinity_domain_flags_t = { "ur_device_affinity_domain_flags_t", CAT_FLAGS, 4, 6, NULL, NULL, e_t_ur_device_affinity_domain_flags_t };

static const struct cat_field m_t_ur_device_binary_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pDeviceTargetSpec", &s_const_char_ptr, 16, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_ur_device_binary_t = { "ur_device_binary_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_device_binary_t, NULL };

static const struct cat_enumerator e_t_ur_device_command_buffer_update_capability_flags_t[] = {
	{ "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS", 1 },
	{ "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE", 2 },
	{ "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE", 4 },
	{ "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET", 8 },
	{ "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE", 16 },
	{ "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS", 32 },
};
static const struct cat_type t_ur_device_command_buffer_update_capability_flags_t = { "ur_device_command_buffer_update_capability_flags_t", CAT_FLAGS, 4, 6, NULL, NULL, e_t_ur_device_command_buffer_update_capability_flags_t };

static const struct cat_enumerator e_t_ur_device_exec_capability_flags_t[] = {
	{ "UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL", 1 },
	{ "UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL", 2 },
};
static const struct cat_type t_ur_device_exec_capability_flags_t = { "ur_device_exec_capability_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ur_device_exec_capability_flags_t };

static const struct cat_enumerator e_t_ur_device_fp_capability_flags_t[] = {
	{ "UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT", 1 },
	{ "UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST", 2 },
	{ "UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO", 4 },
	{ "UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF", 8 },
	{ "UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN", 16 },
	{ "UR_DEVICE_FP_CAPABILITY_FLAG_DENORM", 32 },
	{ "UR_DEVICE_FP_CAPABILITY_FLAG_FMA", 64 },
	{ "UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT", 128 },
};
static const struct cat_type t_ur_device_fp_capability_flags_t = { "ur_device_fp_capability_flags_t", CAT_FLAGS, 4, 8, NULL, NULL, e_t_ur_device_fp_capability_flags_t };

static const struct cat_type t_ur_device_handle_t = { "ur_device_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "device" };

static const struct cat_type t_ur_device_handle_t_n = { "ur_device_handle_t[]", CAT_ARRAY, 0, 0, &t_ur_device_handle_t, NULL, NULL };

static const struct cat_enumerator e_t_ur_device_info_t[] = {
	{ "UR_DEVICE_INFO_TYPE", 0 },
	{ "UR_DEVICE_INFO_VENDOR_ID", 1 },
	{ "UR_DEVICE_INFO_DEVICE_ID", 2 },
	{ "UR_DEVICE_INFO_MAX_COMPUTE_UNITS", 3 },
	{ "UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS", 4 },
	{ "UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES", 5 },
	{ "UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE", 6 },
	{ "UR_DEVICE_INFO_SINGLE_FP_CONFIG", 7 },
	{ "UR_DEVICE_INFO_HALF_FP_CONFIG", 8 },
	{ "UR_DEVICE_INFO_DOUBLE_FP_CONFIG", 9 },
	{ "UR_DEVICE_INFO_QUEUE_PROPERTIES", 10 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR", 11 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT", 12 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT", 13 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG", 14 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT", 15 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE", 16 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF", 17 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR", 18 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT", 19 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT", 20 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG", 21 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT", 22 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE", 23 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF", 24 },
	{ "UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY", 25 },
	{ "UR_DEVICE_INFO_MEMORY_CLOCK_RATE", 26 },
	{ "UR_DEVICE_INFO_ADDRESS_BITS", 27 },
	{ "UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE", 28 },
	{ "UR_DEVICE_INFO_IMAGE_SUPPORT", 29 },
	{ "UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS", 30 },
	{ "UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS", 31 },
	{ "UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS", 32 },
	{ "UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH", 33 },
	{ "UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT", 34 },
	{ "UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH", 35 },
	{ "UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT", 36 },
	{ "UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH", 37 },
	{ "UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE", 38 },
	{ "UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE", 39 },
	{ "UR_DEVICE_INFO_MAX_SAMPLERS", 40 },
	{ "UR_DEVICE_INFO_MAX_PARAMETER_SIZE", 41 },
	{ "UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN", 42 },
	{ "UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE", 43 },
	{ "UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE", 44 },
	{ "UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE", 45 },
	{ "UR_DEVICE_INFO_GLOBAL_MEM_SIZE", 46 },
	{ "UR_DEVICE_INFO_GLOBAL_MEM_FREE", 47 },
	{ "UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE", 48 },
	{ "UR_DEVICE_INFO_MAX_CONSTANT_ARGS", 49 },
	{ "UR_DEVICE_INFO_LOCAL_MEM_TYPE", 50 },
	{ "UR_DEVICE_INFO_LOCAL_MEM_SIZE", 51 },
	{ "UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT", 52 },
	{ "UR_DEVICE_INFO_HOST_UNIFIED_MEMORY", 53 },
	{ "UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION", 54 },
	{ "UR_DEVICE_INFO_ENDIAN_LITTLE", 55 },
	{ "UR_DEVICE_INFO_AVAILABLE", 56 },
	{ "UR_DEVICE_INFO_COMPILER_AVAILABLE", 57 },
	{ "UR_DEVICE_INFO_LINKER_AVAILABLE", 58 },
	{ "UR_DEVICE_INFO_EXECUTION_CAPABILITIES", 59 },
	{ "UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES", 60 },
	{ "UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES", 61 },
	{ "UR_DEVICE_INFO_BUILT_IN_KERNELS", 62 },
	{ "UR_DEVICE_INFO_PLATFORM", 63 },
	{ "UR_DEVICE_INFO_REFERENCE_COUNT", 64 },
	{ "UR_DEVICE_INFO_IL_VERSION", 65 },
	{ "UR_DEVICE_INFO_NAME", 66 },
	{ "UR_DEVICE_INFO_VENDOR", 67 },
	{ "UR_DEVICE_INFO_DRIVER_VERSION", 68 },
	{ "UR_DEVICE_INFO_PROFILE", 69 },
	{ "UR_DEVICE_INFO_VERSION", 70 },
	{ "UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION", 71 },
	{ "UR_DEVICE_INFO_EXTENSIONS", 72 },
	{ "UR_DEVICE_INFO_PRINTF_BUFFER_SIZE", 73 },
	{ "UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC", 74 },
	{ "UR_DEVICE_INFO_PARENT_DEVICE", 75 },
	{ "UR_DEVICE_INFO_SUPPORTED_PARTITIONS", 76 },
	{ "UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES", 77 },
	{ "UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN", 78 },
	{ "UR_DEVICE_INFO_PARTITION_TYPE", 79 },
	{ "UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS", 80 },
	{ "UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS", 81 },
	{ "UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL", 82 },
	{ "UR_DEVICE_INFO_USM_HOST_SUPPORT", 83 },
	{ "UR_DEVICE_INFO_USM_DEVICE_SUPPORT", 84 },
	{ "UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT", 85 },
	{ "UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT", 86 },
	{ "UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT", 87 },
	{ "UR_DEVICE_INFO_UUID", 88 },
	{ "UR_DEVICE_INFO_PCI_ADDRESS", 89 },
	{ "UR_DEVICE_INFO_GPU_EU_COUNT", 90 },
	{ "UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH", 91 },
	{ "UR_DEVICE_INFO_GPU_EU_SLICES", 92 },
	{ "UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE", 93 },
	{ "UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE", 94 },
	{ "UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU", 95 },
	{ "UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH", 96 },
	{ "UR_DEVICE_INFO_IMAGE_SRGB", 97 },
	{ "UR_DEVICE_INFO_BUILD_ON_SUBDEVICE", 98 },
	{ "UR_DEVICE_INFO_ATOMIC_64", 99 },
	{ "UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES", 100 },
	{ "UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES", 101 },
	{ "UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES", 102 },
	{ "UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES", 103 },
	{ "UR_DEVICE_INFO_BFLOAT16", 104 },
	{ "UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES", 105 },
	{ "UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS", 106 },
	{ "UR_DEVICE_INFO_MEMORY_BUS_WIDTH", 107 },
	{ "UR_DEVICE_INFO_MAX_WORK_GROUPS_3D", 108 },
	{ "UR_DEVICE_INFO_ASYNC_BARRIER", 109 },
	{ "UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT", 110 },
	{ "UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT", 111 },
	{ "UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP", 112 },
	{ "UR_DEVICE_INFO_IP_VERSION", 113 },
	{ "UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT", 114 },
	{ "UR_DEVICE_INFO_ESIMD_SUPPORT", 115 },
	{ "UR_DEVICE_INFO_COMPONENT_DEVICES", 116 },
	{ "UR_DEVICE_INFO_COMPOSITE_DEVICE", 117 },
	{ "UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT", 118 },
	{ "UR_DEVICE_INFO_USM_POOL_SUPPORT", 119 },
	{ "UR_DEVICE_INFO_NUM_COMPUTE_UNITS", 120 },
	{ "UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS", 121 },
	{ "UR_DEVICE_INFO_USE_NATIVE_ASSERT", 122 },
	{ "UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS", 123 },
	{ "UR_DEVICE_INFO_FAN_SPEED", 124 },
	{ "UR_DEVICE_INFO_MIN_POWER_LIMIT", 125 },
	{ "UR_DEVICE_INFO_MAX_POWER_LIMIT", 126 },
	{ "UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE", 127 },
	{ "UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES", 128 },
	{ "UR_DEVICE_INFO_LUID", 129 },
	{ "UR_DEVICE_INFO_NODE_MASK", 130 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG", 131 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG", 132 },
	{ "UR_DEVICE_INFO_MAX_WORK_GROUPS", 133 },
	{ "UR_DEVICE_INFO_XE_STACK_COUNT", 134 },
	{ "UR_DEVICE_INFO_XE_REGIONS_PER_STACK", 135 },
	{ "UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION", 136 },
	{ "UR_DEVICE_INFO_XE_CORES_PER_CLUSTER", 137 },
	{ "UR_DEVICE_INFO_EUS_PER_XE_CORE", 138 },
	{ "UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD", 139 },
	{ "UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP", 4096 },
	{ "UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP", 4097 },
	{ "UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP", 4098 },
	{ "UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP", 4099 },
	{ "UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP", 8192 },
	{ "UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP", 8193 },
	{ "UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP", 8194 },
	{ "UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP", 8195 },
	{ "UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP", 8196 },
	{ "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP", 8197 },
	{ "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP", 8198 },
	{ "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP", 8199 },
	{ "UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP", 8200 },
	{ "UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP", 8201 },
	{ "UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP", 8202 },
	{ "UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP", 8203 },
	{ "UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP", 8204 },
	{ "UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP", 8206 },
	{ "UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP", 8208 },
	{ "UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP", 8209 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP", 8210 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP", 8211 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP", 8212 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP", 8213 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP", 8215 },
	{ "UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP", 8216 },
	{ "UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP", 8217 },
	{ "UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP", 8218 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP", 8219 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP", 8220 },
	{ "UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP", 8221 },
	{ "UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP", 8224 },
	{ "UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP", 8225 },
	{ "UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP", 8226 },
	{ "UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP", 8227 },
	{ "UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP", 8228 },
	{ "UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP", 8229 },
	{ "UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP", 8230 },
	{ "UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP", 8272 },
	{ "UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP", 8288 },
	{ "UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP", 8289 },
	{ "UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP", 8290 },
	{ "UR_DEVICE_INFO_IS_INTEGRATED_GPU", 8304 },
	{ "UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP", 8320 },
	{ "UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP", 8336 },
	{ "UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP", 8352 },
	{ "UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP", 16384 },
	{ "UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP", 24576 },
	{ "UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP", 24578 },
	{ "UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP", 24579 },
	{ "UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP", 28672 },
	{ "UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP", 32768 },
	{ "UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP", 36864 },
};
static const struct cat_type t_ur_device_info_t = { "ur_device_info_t", CAT_ENUM, 4, 193, NULL, NULL, e_t_ur_device_info_t };

static const struct cat_enumerator e_t_ur_device_info_t_v1[] = {
	{ "UR_DEVICE_INFO_TYPE", 0 },
	{ "UR_DEVICE_INFO_VENDOR_ID", 1 },
	{ "UR_DEVICE_INFO_DEVICE_ID", 2 },
	{ "UR_DEVICE_INFO_MAX_COMPUTE_UNITS", 3 },
	{ "UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS", 4 },
	{ "UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES", 5 },
	{ "UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE", 6 },
	{ "UR_DEVICE_INFO_SINGLE_FP_CONFIG", 7 },
	{ "UR_DEVICE_INFO_HALF_FP_CONFIG", 8 },
	{ "UR_DEVICE_INFO_DOUBLE_FP_CONFIG", 9 },
	{ "UR_DEVICE_INFO_QUEUE_PROPERTIES", 10 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR", 11 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT", 12 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT", 13 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG", 14 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT", 15 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE", 16 },
	{ "UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF", 17 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR", 18 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT", 19 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT", 20 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG", 21 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT", 22 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE", 23 },
	{ "UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF", 24 },
	{ "UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY", 25 },
	{ "UR_DEVICE_INFO_MEMORY_CLOCK_RATE", 26 },
	{ "UR_DEVICE_INFO_ADDRESS_BITS", 27 },
	{ "UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE", 28 },
	{ "UR_DEVICE_INFO_IMAGE_SUPPORT", 29 },
	{ "UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS", 30 },
	{ "UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS", 31 },
	{ "UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS", 32 },
	{ "UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH", 33 },
	{ "UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT", 34 },
	{ "UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH", 35 },
	{ "UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT", 36 },
	{ "UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH", 37 },
	{ "UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE", 38 },
	{ "UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE", 39 },
	{ "UR_DEVICE_INFO_MAX_SAMPLERS", 40 },
	{ "UR_DEVICE_INFO_MAX_PARAMETER_SIZE", 41 },
	{ "UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN", 42 },
	{ "UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE", 43 },
	{ "UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE", 44 },
	{ "UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE", 45 },
	{ "UR_DEVICE_INFO_GLOBAL_MEM_SIZE", 46 },
	{ "UR_DEVICE_INFO_GLOBAL_MEM_FREE", 47 },
	{ "UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE", 48 },
	{ "UR_DEVICE_INFO_MAX_CONSTANT_ARGS", 49 },
	{ "UR_DEVICE_INFO_LOCAL_MEM_TYPE", 50 },
	{ "UR_DEVICE_INFO_LOCAL_MEM_SIZE", 51 },
	{ "UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT", 52 },
	{ "UR_DEVICE_INFO_HOST_UNIFIED_MEMORY", 53 },
	{ "UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION", 54 },
	{ "UR_DEVICE_INFO_ENDIAN_LITTLE", 55 },
	{ "UR_DEVICE_INFO_AVAILABLE", 56 },
	{ "UR_DEVICE_INFO_COMPILER_AVAILABLE", 57 },
	{ "UR_DEVICE_INFO_LINKER_AVAILABLE", 58 },
	{ "UR_DEVICE_INFO_EXECUTION_CAPABILITIES", 59 },
	{ "UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES", 60 },
	{ "UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES", 61 },
	{ "UR_DEVICE_INFO_BUILT_IN_KERNELS", 62 },
	{ "UR_DEVICE_INFO_PLATFORM", 63 },
	{ "UR_DEVICE_INFO_REFERENCE_COUNT", 64 },
	{ "UR_DEVICE_INFO_IL_VERSION", 65 },
	{ "UR_DEVICE_INFO_NAME", 66 },
	{ "UR_DEVICE_INFO_VENDOR", 67 },
	{ "UR_DEVICE_INFO_DRIVER_VERSION", 68 },
	{ "UR_DEVICE_INFO_PROFILE", 69 },
	{ "UR_DEVICE_INFO_VERSION", 70 },
	{ "UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION", 71 },
	{ "UR_DEVICE_INFO_EXTENSIONS", 72 },
	{ "UR_DEVICE_INFO_PRINTF_BUFFER_SIZE", 73 },
	{ "UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC", 74 },
	{ "UR_DEVICE_INFO_PARENT_DEVICE", 75 },
	{ "UR_DEVICE_INFO_SUPPORTED_PARTITIONS", 76 },
	{ "UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES", 77 },
	{ "UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN", 78 },
	{ "UR_DEVICE_INFO_PARTITION_TYPE", 79 },
	{ "UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS", 80 },
	{ "UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS", 81 },
	{ "UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL", 82 },
	{ "UR_DEVICE_INFO_USM_HOST_SUPPORT", 83 },
	{ "UR_DEVICE_INFO_USM_DEVICE_SUPPORT", 84 },
	{ "UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT", 85 },
	{ "UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT", 86 },
	{ "UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT", 87 },
	{ "UR_DEVICE_INFO_UUID", 88 },
	{ "UR_DEVICE_INFO_PCI_ADDRESS", 89 },
	{ "UR_DEVICE_INFO_GPU_EU_COUNT", 90 },
	{ "UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH", 91 },
	{ "UR_DEVICE_INFO_GPU_EU_SLICES", 92 },
	{ "UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE", 93 },
	{ "UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE", 94 },
	{ "UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU", 95 },
	{ "UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH", 96 },
	{ "UR_DEVICE_INFO_IMAGE_SRGB", 97 },
	{ "UR_DEVICE_INFO_BUILD_ON_SUBDEVICE", 98 },
	{ "UR_DEVICE_INFO_ATOMIC_64", 99 },
	{ "UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES", 100 },
	{ "UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES", 101 },
	{ "UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES", 102 },
	{ "UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES", 103 },
	{ "UR_DEVICE_INFO_BFLOAT16", 104 },
	{ "UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES", 105 },
	{ "UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS", 106 },
	{ "UR_DEVICE_INFO_MEMORY_BUS_WIDTH", 107 },
	{ "UR_DEVICE_INFO_MAX_WORK_GROUPS_3D", 108 },
	{ "UR_DEVICE_INFO_ASYNC_BARRIER", 109 },
	{ "UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT", 110 },
	{ "UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT", 111 },
	{ "UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP", 112 },
	{ "UR_DEVICE_INFO_IP_VERSION", 113 },
	{ "UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT", 114 },
	{ "UR_DEVICE_INFO_ESIMD_SUPPORT", 115 },
	{ "UR_DEVICE_INFO_COMPONENT_DEVICES", 116 },
	{ "UR_DEVICE_INFO_COMPOSITE_DEVICE", 117 },
	{ "UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT", 118 },
	{ "UR_DEVICE_INFO_USM_POOL_SUPPORT", 119 },
	{ "UR_DEVICE_INFO_NUM_COMPUTE_UNITS", 120 },
	{ "UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS", 121 },
	{ "UR_DEVICE_INFO_USE_NATIVE_ASSERT", 122 },
	{ "UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS", 123 },
	{ "UR_DEVICE_INFO_FAN_SPEED", 124 },
	{ "UR_DEVICE_INFO_MIN_POWER_LIMIT", 125 },
	{ "UR_DEVICE_INFO_MAX_POWER_LIMIT", 126 },
	{ "UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE", 127 },
	{ "UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES", 128 },
	{ "UR_DEVICE_INFO_LUID", 129 },
	{ "UR_DEVICE_INFO_NODE_MASK", 130 },
	{ "UR_DEVICE_INFO_XE_STACK_COUNT", 133 },
	{ "UR_DEVICE_INFO_XE_REGIONS_PER_STACK", 134 },
	{ "UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION", 135 },
	{ "UR_DEVICE_INFO_XE_CORES_PER_CLUSTER", 136 },
	{ "UR_DEVICE_INFO_EUS_PER_XE_CORE", 137 },
	{ "UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD", 138 },
	{ "UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP", 4096 },
	{ "UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP", 4097 },
	{ "UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP", 4098 },
	{ "UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP", 4099 },
	{ "UR_DEVICE_INFO_CLUSTER_LAUNCH_EXP", 4369 },
	{ "UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP", 8192 },
	{ "UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP", 8193 },
	{ "UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP", 8194 },
	{ "UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP", 8195 },
	{ "UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP", 8196 },
	{ "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP", 8197 },
	{ "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP", 8198 },
	{ "UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP", 8199 },
	{ "UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP", 8200 },
	{ "UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP", 8201 },
	{ "UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP", 8202 },
	{ "UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP", 8203 },
	{ "UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP", 8204 },
	{ "UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP", 8206 },
	{ "UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP", 8208 },
	{ "UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP", 8209 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP", 8210 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP", 8211 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP", 8212 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP", 8213 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP", 8215 },
	{ "UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP", 8216 },
	{ "UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP", 8217 },
	{ "UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP", 8218 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP", 8219 },
	{ "UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP", 8220 },
	{ "UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP", 8221 },
	{ "UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP", 8224 },
	{ "UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP", 8225 },
	{ "UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP", 8226 },
	{ "UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP", 8227 },
	{ "UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP", 8272 },
	{ "UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP", 8288 },
	{ "UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP", 8289 },
	{ "UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP", 8290 },
	{ "UR_DEVICE_INFO_IS_INTEGRATED_GPU", 8304 },
	{ "UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP", 8320 },
	{ "UR_DEVICE_INFO_LAUNCH_PROPERTIES_SUPPORT_EXP", 12288 },
	{ "UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP", 16384 },
	{ "UR_DEVICE_INFO_COOPERATIVE_KERNEL_SUPPORT_EXP", 20480 },
	{ "UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP", 24576 },
	{ "UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP", 24578 },
	{ "UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP", 24579 },
	{ "UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP", 28672 },
	{ "UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP", 32768 },
	{ "UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP", 36864 },
};
static const struct cat_type t_ur_device_info_t_v1 = { "ur_device_info_t", CAT_ENUM, 4, 188, NULL, NULL, e_t_ur_device_info_t_v1 };

static const struct cat_enumerator e_t_ur_device_init_flags_t[] = {
	{ "UR_DEVICE_INIT_FLAG_GPU", 1 },
	{ "UR_DEVICE_INIT_FLAG_CPU", 2 },
	{ "UR_DEVICE_INIT_FLAG_FPGA", 4 },
	{ "UR_DEVICE_INIT_FLAG_MCA", 8 },
	{ "UR_DEVICE_INIT_FLAG_VPU", 16 },
};
static const struct cat_type t_ur_device_init_flags_t = { "ur_device_init_flags_t", CAT_FLAGS, 4, 5, NULL, NULL, e_t_ur_device_init_flags_t };

static const struct cat_enumerator e_t_ur_device_local_mem_type_t[] = {
	{ "UR_DEVICE_LOCAL_MEM_TYPE_NONE", 0 },
	{ "UR_DEVICE_LOCAL_MEM_TYPE_LOCAL", 1 },
	{ "UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL", 2 },
};
static const struct cat_type t_ur_device_local_mem_type_t = { "ur_device_local_mem_type_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ur_device_local_mem_type_t };

static const struct cat_enumerator e_t_ur_device_mem_cache_type_t[] = {
	{ "UR_DEVICE_MEM_CACHE_TYPE_NONE", 0 },
	{ "UR_DEVICE_MEM_CACHE_TYPE_READ_ONLY_CACHE", 1 },
	{ "UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE", 2 },
};
static const struct cat_type t_ur_device_mem_cache_type_t = { "ur_device_mem_cache_type_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ur_device_mem_cache_type_t };

static const struct cat_field m_t_ur_device_native_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isNativeHandleOwned", &t_bool, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_device_native_properties_t = { "ur_device_native_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_device_native_properties_t, NULL };

static const struct cat_field m_t_ur_device_partition_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pProperties", &p_const_ur_device_partition_property_t_ptr, 16, CAT_LEN_ARG, 3, false, false },
	{ "PropCount", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_device_partition_properties_t = { "ur_device_partition_properties_t", CAT_STRUCT, 32, 4, NULL, m_t_ur_device_partition_properties_t, NULL };

static const struct cat_field m_t_ur_device_partition_value_t[3];

static const struct cat_choice c_t_ur_device_partition_property_t_1[] = {
	{ 4230, NULL, &m_t_ur_device_partition_value_t[0], false }, // UR_DEVICE_PARTITION_EQUALLY
	{ 4231, NULL, &m_t_ur_device_partition_value_t[1], false }, // UR_DEVICE_PARTITION_BY_COUNTS
	{ 4232, NULL, &m_t_ur_device_partition_value_t[2], false }, // UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN
};
static const struct cat_field m_t_ur_device_partition_property_t[] = {
	{ "type", &t_ur_device_partition_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_ur_device_partition_value_t, 4, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 0, 0, sizeof(c_t_ur_device_partition_property_t_1) / sizeof(*c_t_ur_device_partition_property_t_1), c_t_ur_device_partition_property_t_1 } },
};
static const struct cat_type t_ur_device_partition_property_t = { "ur_device_partition_property_t", CAT_STRUCT, 8, 2, NULL, m_t_ur_device_partition_property_t, NULL };

static const struct cat_type t_ur_device_partition_property_t_n = { "ur_device_partition_property_t[]", CAT_ARRAY, 0, 0, &t_ur_device_partition_property_t, NULL, NULL };

static const struct cat_enumerator e_t_ur_device_partition_t[] = {
	{ "UR_DEVICE_PARTITION_EQUALLY", 4230 },
	{ "UR_DEVICE_PARTITION_BY_COUNTS", 4231 },
	{ "UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN", 4232 },
	{ "UR_DEVICE_PARTITION_BY_CSLICE", 4233 },
};
static const struct cat_type t_ur_device_partition_t = { "ur_device_partition_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ur_device_partition_t };

static const struct cat_type t_ur_device_partition_t_n = { "ur_device_partition_t[]", CAT_ARRAY, 0, 0, &t_ur_device_partition_t, NULL, NULL };

static const struct cat_field m_t_ur_device_partition_value_t[3] = {
	{ "equally", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "count", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "affinity_domain", &t_ur_device_affinity_domain_flags_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_device_partition_value_t = { "ur_device_partition_value_t", CAT_UNION, 4, 3, NULL, m_t_ur_device_partition_value_t, NULL };

static const struct cat_enumerator e_t_ur_device_throttle_reasons_flags_t[] = {
	{ "UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP", 1 },
	{ "UR_DEVICE_THROTTLE_REASONS_FLAG_CURRENT_LIMIT", 2 },
	{ "UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT", 4 },
	{ "UR_DEVICE_THROTTLE_REASONS_FLAG_PSU_ALERT", 8 },
	{ "UR_DEVICE_THROTTLE_REASONS_FLAG_SW_RANGE", 16 },
	{ "UR_DEVICE_THROTTLE_REASONS_FLAG_HW_RANGE", 32 },
	{ "UR_DEVICE_THROTTLE_REASONS_FLAG_OTHER", 64 },
};
static const struct cat_type t_ur_device_throttle_reasons_flags_t = { "ur_device_throttle_reasons_flags_t", CAT_FLAGS, 4, 7, NULL, NULL, e_t_ur_device_throttle_reasons_flags_t };

static const struct cat_enumerator e_t_ur_device_type_t[] = {
	{ "UR_DEVICE_TYPE_DEFAULT", 1 },
	{ "UR_DEVICE_TYPE_ALL", 2 },
	{ "UR_DEVICE_TYPE_GPU", 3 },
	{ "UR_DEVICE_TYPE_CPU", 4 },
	{ "UR_DEVICE_TYPE_FPGA", 5 },
	{ "UR_DEVICE_TYPE_MCA", 6 },
	{ "UR_DEVICE_TYPE_VPU", 7 },
	{ "UR_DEVICE_TYPE_CUSTOM", 8 },
};
static const struct cat_type t_ur_device_type_t = { "ur_device_type_t", CAT_ENUM, 4, 8, NULL, NULL, e_t_ur_device_type_t };

static const struct cat_enumerator e_t_ur_device_usm_access_capability_flags_t[] = {
	{ "UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS", 1 },
	{ "UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS", 2 },
	{ "UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS", 4 },
	{ "UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS", 8 },
};
static const struct cat_type t_ur_device_usm_access_capability_flags_t = { "ur_device_usm_access_capability_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ur_device_usm_access_capability_flags_t };

static const struct cat_type t_ur_event_callback_t = { "ur_event_callback_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ur_event_handle_t = { "ur_event_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "event" };

static const struct cat_enumerator e_t_ur_event_info_t[] = {
	{ "UR_EVENT_INFO_COMMAND_QUEUE", 0 },
	{ "UR_EVENT_INFO_CONTEXT", 1 },
	{ "UR_EVENT_INFO_COMMAND_TYPE", 2 },
	{ "UR_EVENT_INFO_COMMAND_EXECUTION_STATUS", 3 },
	{ "UR_EVENT_INFO_REFERENCE_COUNT", 4 },
};
static const struct cat_type t_ur_event_info_t = { "ur_event_info_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ur_event_info_t };

static const struct cat_field m_t_ur_event_native_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isNativeHandleOwned", &t_bool, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_event_native_properties_t = { "ur_event_native_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_event_native_properties_t, NULL };

static const struct cat_enumerator e_t_ur_event_status_t[] = {
	{ "UR_EVENT_STATUS_COMPLETE", 0 },
	{ "UR_EVENT_STATUS_RUNNING", 1 },
	{ "UR_EVENT_STATUS_SUBMITTED", 2 },
	{ "UR_EVENT_STATUS_QUEUED", 3 },
	{ "UR_EVENT_STATUS_ERROR", 4 },
};
static const struct cat_type t_ur_event_status_t = { "ur_event_status_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ur_event_status_t };

static const struct cat_enumerator e_t_ur_execution_info_t[] = {
	{ "UR_EXECUTION_INFO_COMPLETE", 0 },
	{ "UR_EXECUTION_INFO_RUNNING", 1 },
	{ "UR_EXECUTION_INFO_SUBMITTED", 2 },
	{ "UR_EXECUTION_INFO_QUEUED", 3 },
};
static const struct cat_type t_ur_execution_info_t = { "ur_execution_info_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ur_execution_info_t };

static const struct cat_enumerator e_t_ur_exp_async_usm_alloc_flags_t[] = {
	{ "UR_EXP_ASYNC_USM_ALLOC_FLAG_TBD", 1 },
};
static const struct cat_type t_ur_exp_async_usm_alloc_flags_t = { "ur_exp_async_usm_alloc_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ur_exp_async_usm_alloc_flags_t };

static const struct cat_field m_t_ur_exp_async_usm_alloc_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_exp_async_usm_alloc_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_async_usm_alloc_properties_t = { "ur_exp_async_usm_alloc_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_exp_async_usm_alloc_properties_t, NULL };

static const struct cat_type t_ur_exp_command_buffer_command_handle_t = { "ur_exp_command_buffer_command_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "command" };

static const struct cat_enumerator e_t_ur_exp_command_buffer_command_info_t[] = {
	{ "UR_EXP_COMMAND_BUFFER_COMMAND_INFO_REFERENCE_COUNT", 0 },
};
static const struct cat_type t_ur_exp_command_buffer_command_info_t = { "ur_exp_command_buffer_command_info_t", CAT_ENUM, 4, 1, NULL, NULL, e_t_ur_exp_command_buffer_command_info_t };

static const struct cat_field m_t_ur_exp_command_buffer_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isUpdatable", &t_ur_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "isInOrder", &t_ur_bool_t, 17, CAT_LEN_NONE, 0, false, false },
	{ "enableProfiling", &t_ur_bool_t, 18, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_command_buffer_desc_t = { "ur_exp_command_buffer_desc_t", CAT_STRUCT, 24, 5, NULL, m_t_ur_exp_command_buffer_desc_t, NULL };

static const struct cat_type t_ur_exp_command_buffer_handle_t = { "ur_exp_command_buffer_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "command_buffer" };

static const struct cat_enumerator e_t_ur_exp_command_buffer_info_t[] = {
	{ "UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT", 0 },
	{ "UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR", 1 },
};
static const struct cat_type t_ur_exp_command_buffer_info_t = { "ur_exp_command_buffer_info_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ur_exp_command_buffer_info_t };

static const struct cat_type t_ur_exp_command_buffer_native_command_function_t = { "ur_exp_command_buffer_native_command_function_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ur_exp_command_buffer_sync_point_t = { "ur_exp_command_buffer_sync_point_t", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_field m_t_ur_exp_command_buffer_update_kernel_launch_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "hCommand", &t_ur_exp_command_buffer_command_handle_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "hNewKernel", &t_ur_kernel_handle_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "numNewMemObjArgs", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "numNewPointerArgs", &t_uint32_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "numNewValueArgs", &t_uint32_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "newWorkDim", &t_uint32_t, 44, CAT_LEN_NONE, 0, false, false },
	{ "pNewMemObjArgList", &p_const_ur_exp_command_buffer_update_memobj_arg_desc_t_ptr, 48, CAT_LEN_ARG, 4, false, false },
	{ "pNewPointerArgList", &p_const_ur_exp_command_buffer_update_pointer_arg_desc_t_ptr, 56, CAT_LEN_ARG, 5, false, false },
	{ "pNewValueArgList", &p_const_ur_exp_command_buffer_update_value_arg_desc_t_ptr, 64, CAT_LEN_ARG, 6, false, false },
	{ "pNewGlobalWorkOffset", &p_size_t_ptr, 72, CAT_LEN_ARG, 7, false, false },
	{ "pNewGlobalWorkSize", &p_size_t_ptr, 80, CAT_LEN_ARG, 7, false, false },
	{ "pNewLocalWorkSize", &p_size_t_ptr, 88, CAT_LEN_ARG, 7, false, false },
};
static const struct cat_type t_ur_exp_command_buffer_update_kernel_launch_desc_t = { "ur_exp_command_buffer_update_kernel_launch_desc_t", CAT_STRUCT, 96, 14, NULL, m_t_ur_exp_command_buffer_update_kernel_launch_desc_t, NULL };

static const struct cat_field m_t_ur_exp_command_buffer_update_kernel_launch_desc_t_v1[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "hNewKernel", &t_ur_kernel_handle_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "numNewMemObjArgs", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "numNewPointerArgs", &t_uint32_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "numNewValueArgs", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "newWorkDim", &t_uint32_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "pNewMemObjArgList", &p_const_ur_exp_command_buffer_update_memobj_arg_desc_t_ptr, 40, CAT_LEN_ARG, 3, false, false },
	{ "pNewPointerArgList", &p_const_ur_exp_command_buffer_update_pointer_arg_desc_t_ptr, 48, CAT_LEN_ARG, 4, false, false },
	{ "pNewValueArgList", &p_const_ur_exp_command_buffer_update_value_arg_desc_t_ptr, 56, CAT_LEN_ARG, 5, false, false },
	{ "pNewGlobalWorkOffset", &p_size_t_ptr, 64, CAT_LEN_ARG, 6, false, false },
	{ "pNewGlobalWorkSize", &p_size_t_ptr, 72, CAT_LEN_ARG, 6, false, false },
	{ "pNewLocalWorkSize", &p_size_t_ptr, 80, CAT_LEN_ARG, 6, false, false },
};
static const struct cat_type t_ur_exp_command_buffer_update_kernel_launch_desc_t_v1 = { "ur_exp_command_buffer_update_kernel_launch_desc_t", CAT_STRUCT, 88, 13, NULL, m_t_ur_exp_command_buffer_update_kernel_launch_desc_t_v1, NULL };

static const struct cat_field m_t_ur_exp_command_buffer_update_kernel_launch_desc_t_v2[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "numNewMemObjArgs", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "numNewPointerArgs", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "numNewValueArgs", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "newWorkDim", &t_uint32_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "pNewMemObjArgList", &p_const_ur_exp_command_buffer_update_memobj_arg_desc_t_ptr, 32, CAT_LEN_ARG, 2, false, false },
	{ "pNewPointerArgList", &p_const_ur_exp_command_buffer_update_pointer_arg_desc_t_ptr, 40, CAT_LEN_ARG, 3, false, false },
	{ "pNewValueArgList", &p_const_ur_exp_command_buffer_update_value_arg_desc_t_ptr_v1, 48, CAT_LEN_ARG, 4, false, false },
	{ "pNewGlobalWorkOffset", &p_size_t_ptr, 56, CAT_LEN_ARG, 5, false, false },
	{ "pNewGlobalWorkSize", &p_size_t_ptr, 64, CAT_LEN_ARG, 5, false, false },
	{ "pNewLocalWorkSize", &p_size_t_ptr, 72, CAT_LEN_ARG, 5, false, false },
};
static const struct cat_type t_ur_exp_command_buffer_update_kernel_launch_desc_t_v2 = { "ur_exp_command_buffer_update_kernel_launch_desc_t", CAT_STRUCT, 80, 12, NULL, m_t_ur_exp_command_buffer_update_kernel_launch_desc_t_v2, NULL };

static const struct cat_field m_t_ur_exp_command_buffer_update_memobj_arg_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "argIndex", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pProperties", &p_const_ur_kernel_arg_mem_obj_properties_t_ptr, 24, CAT_LEN_ONE, 0, false, false },
	{ "hNewMemObjArg", &t_ur_mem_handle_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_command_buffer_update_memobj_arg_desc_t = { "ur_exp_command_buffer_update_memobj_arg_desc_t", CAT_STRUCT, 40, 5, NULL, m_t_ur_exp_command_buffer_update_memobj_arg_desc_t, NULL };

static const struct cat_field m_t_ur_exp_command_buffer_update_pointer_arg_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "argIndex", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pProperties", &p_const_ur_kernel_arg_pointer_properties_t_ptr, 24, CAT_LEN_ONE, 0, false, false },
	{ "pNewPointerArg", &p_const_void_ptr, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_command_buffer_update_pointer_arg_desc_t = { "ur_exp_command_buffer_update_pointer_arg_desc_t", CAT_STRUCT, 40, 5, NULL, m_t_ur_exp_command_buffer_update_pointer_arg_desc_t, NULL };

static const struct cat_field m_t_ur_exp_command_buffer_update_value_arg_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "argIndex", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "argSize", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pProperties", &p_const_ur_kernel_arg_value_properties_t_ptr, 32, CAT_LEN_ONE, 0, false, false },
	{ "pNewValueArg", &p_const_void_ptr, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_command_buffer_update_value_arg_desc_t = { "ur_exp_command_buffer_update_value_arg_desc_t", CAT_STRUCT, 48, 6, NULL, m_t_ur_exp_command_buffer_update_value_arg_desc_t, NULL };

static const struct cat_field m_t_ur_exp_command_buffer_update_value_arg_desc_t_v1[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "argIndex", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "argSize", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "pProperties", &p_const_ur_kernel_arg_value_properties_t_ptr, 24, CAT_LEN_ONE, 0, false, false },
	{ "pNewValueArg", &p_const_void_ptr, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_command_buffer_update_value_arg_desc_t_v1 = { "ur_exp_command_buffer_update_value_arg_desc_t", CAT_STRUCT, 40, 6, NULL, m_t_ur_exp_command_buffer_update_value_arg_desc_t_v1, NULL };

static const struct cat_enumerator e_t_ur_exp_device_2d_block_array_capability_flags_t[] = {
	{ "UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_LOAD", 1 },
	{ "UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_STORE", 2 },
};
static const struct cat_type t_ur_exp_device_2d_block_array_capability_flags_t = { "ur_exp_device_2d_block_array_capability_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ur_exp_device_2d_block_array_capability_flags_t };

static const struct cat_enumerator e_t_ur_exp_enqueue_ext_flags_t[] = {
	{ "UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT", 2048 },
};
static const struct cat_type t_ur_exp_enqueue_ext_flags_t = { "ur_exp_enqueue_ext_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ur_exp_enqueue_ext_flags_t };

static const struct cat_field m_t_ur_exp_enqueue_ext_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_exp_enqueue_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_enqueue_ext_properties_t = { "ur_exp_enqueue_ext_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_exp_enqueue_ext_properties_t, NULL };

static const struct cat_enumerator e_t_ur_exp_enqueue_native_command_flags_t[] = {
	{ "UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAG_TBD", 1 },
};
static const struct cat_type t_ur_exp_enqueue_native_command_flags_t = { "ur_exp_enqueue_native_command_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ur_exp_enqueue_native_command_flags_t };

static const struct cat_type t_ur_exp_enqueue_native_command_function_t = { "ur_exp_enqueue_native_command_function_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_field m_t_ur_exp_enqueue_native_command_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_exp_enqueue_native_command_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_enqueue_native_command_properties_t = { "ur_exp_enqueue_native_command_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_exp_enqueue_native_command_properties_t, NULL };

static const struct cat_field m_t_ur_exp_event_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_exp_event_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_event_desc_t = { "ur_exp_event_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_exp_event_desc_t, NULL };

static const struct cat_enumerator e_t_ur_exp_event_flags_t[] = {
	{ "UR_EXP_EVENT_FLAG_ENABLE_PROFILING", 1 },
	{ "UR_EXP_EVENT_FLAG_IPC_EXP", 2 },
};
static const struct cat_type t_ur_exp_event_flags_t = { "ur_exp_event_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ur_exp_event_flags_t };

static const struct cat_type t_ur_exp_executable_graph_handle_t = { "ur_exp_executable_graph_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "executable_graph" };

static const struct cat_field m_t_ur_exp_external_mem_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
};
static const struct cat_type t_ur_exp_external_mem_desc_t = { "ur_exp_external_mem_desc_t", CAT_STRUCT, 16, 2, NULL, m_t_ur_exp_external_mem_desc_t, NULL };

static const struct cat_type t_ur_exp_external_mem_handle_t = { "ur_exp_external_mem_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "external_mem" };

static const struct cat_enumerator e_t_ur_exp_external_mem_type_t[] = {
	{ "UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD", 0 },
	{ "UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT", 1 },
	{ "UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX12_RESOURCE", 2 },
	{ "UR_EXP_EXTERNAL_MEM_TYPE_DMA_BUF", 3 },
	{ "UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE", 4 },
};
static const struct cat_type t_ur_exp_external_mem_type_t = { "ur_exp_external_mem_type_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ur_exp_external_mem_type_t };

static const struct cat_field m_t_ur_exp_external_semaphore_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
};
static const struct cat_type t_ur_exp_external_semaphore_desc_t = { "ur_exp_external_semaphore_desc_t", CAT_STRUCT, 16, 2, NULL, m_t_ur_exp_external_semaphore_desc_t, NULL };

static const struct cat_type t_ur_exp_external_semaphore_handle_t = { "ur_exp_external_semaphore_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "external_semaphore" };

static const struct cat_enumerator e_t_ur_exp_external_semaphore_type_t[] = {
	{ "UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD", 0 },
	{ "UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT", 1 },
	{ "UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX12_FENCE", 2 },
	{ "UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_FD", 3 },
	{ "UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_WIN32_NT", 4 },
	{ "UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX11_FENCE", 5 },
};
static const struct cat_type t_ur_exp_external_semaphore_type_t = { "ur_exp_external_semaphore_type_t", CAT_ENUM, 4, 6, NULL, NULL, e_t_ur_exp_external_semaphore_type_t };

static const struct cat_field m_t_ur_exp_file_descriptor_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "fd", &t_int, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_file_descriptor_t = { "ur_exp_file_descriptor_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_exp_file_descriptor_t, NULL };

static const struct cat_type t_ur_exp_graph_destruction_callback_t = { "ur_exp_graph_destruction_callback_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_ur_exp_graph_handle_t = { "ur_exp_graph_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "graph" };

static const struct cat_enumerator e_t_ur_exp_host_task_flags_t[] = {
	{ "UR_EXP_HOST_TASK_FLAG_TBD", 1 },
};
static const struct cat_type t_ur_exp_host_task_flags_t = { "ur_exp_host_task_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ur_exp_host_task_flags_t };

static const struct cat_type t_ur_exp_host_task_function_t = { "ur_exp_host_task_function_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_field m_t_ur_exp_host_task_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_exp_host_task_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_host_task_properties_t = { "ur_exp_host_task_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_exp_host_task_properties_t, NULL };

static const struct cat_enumerator e_t_ur_exp_image_copy_flags_t[] = {
	{ "UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE", 1 },
	{ "UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_HOST", 2 },
	{ "UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_DEVICE", 4 },
	{ "UR_EXP_IMAGE_COPY_FLAG_HOST_TO_HOST", 8 },
};
static const struct cat_type t_ur_exp_image_copy_flags_t = { "ur_exp_image_copy_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ur_exp_image_copy_flags_t };

static const struct cat_enumerator e_t_ur_exp_image_copy_input_types_t[] = {
	{ "UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE", 0 },
	{ "UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM", 1 },
	{ "UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_MEM", 2 },
	{ "UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE", 3 },
};
static const struct cat_type t_ur_exp_image_copy_input_types_t = { "ur_exp_image_copy_input_types_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ur_exp_image_copy_input_types_t };

static const struct cat_field m_t_ur_exp_image_copy_region_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "srcOffset", &t_ur_rect_offset_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "dstOffset", &t_ur_rect_offset_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "copyExtent", &t_ur_rect_region_t, 64, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_image_copy_region_t = { "ur_exp_image_copy_region_t", CAT_STRUCT, 88, 5, NULL, m_t_ur_exp_image_copy_region_t, NULL };

static const struct cat_type t_ur_exp_image_mem_native_handle_t = { "ur_exp_image_mem_native_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "image_mem" };

static const struct cat_enumerator e_t_ur_exp_image_mem_type_t[] = {
	{ "UR_EXP_IMAGE_MEM_TYPE_USM_POINTER", 0 },
	{ "UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE", 1 },
};
static const struct cat_type t_ur_exp_image_mem_type_t = { "ur_exp_image_mem_type_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ur_exp_image_mem_type_t };

static const struct cat_type t_ur_exp_image_native_handle_t = { "ur_exp_image_native_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "image" };

static const struct cat_field m_t_ur_exp_kernel_arg_mem_obj_tuple_t[] = {
	{ "hMem", &t_ur_mem_handle_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_ur_mem_flags_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_kernel_arg_mem_obj_tuple_t = { "ur_exp_kernel_arg_mem_obj_tuple_t", CAT_STRUCT, 16, 2, NULL, m_t_ur_exp_kernel_arg_mem_obj_tuple_t, NULL };

static const struct cat_field m_t_ur_exp_kernel_arg_value_t[4];

static const struct cat_choice c_t_ur_exp_kernel_arg_properties_t_5[] = {
	{ 0, NULL, &m_t_ur_exp_kernel_arg_value_t[0], true }, // UR_EXP_KERNEL_ARG_TYPE_VALUE
	{ 1, NULL, &m_t_ur_exp_kernel_arg_value_t[1], false }, // UR_EXP_KERNEL_ARG_TYPE_POINTER
	{ 2, NULL, &m_t_ur_exp_kernel_arg_value_t[2], false }, // UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ
	{ 3, NULL, &m_t_ur_exp_kernel_arg_value_t[1], false }, // UR_EXP_KERNEL_ARG_TYPE_LOCAL
	{ 4, NULL, &m_t_ur_exp_kernel_arg_value_t[3], false }, // UR_EXP_KERNEL_ARG_TYPE_SAMPLER
};
static const struct cat_field m_t_ur_exp_kernel_arg_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_ur_exp_kernel_arg_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "index", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_ur_exp_kernel_arg_value_t, 32, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 2, 5, sizeof(c_t_ur_exp_kernel_arg_properties_t_5) / sizeof(*c_t_ur_exp_kernel_arg_properties_t_5), c_t_ur_exp_kernel_arg_properties_t_5, .index = CAT_ARG(3) } },
};
static const struct cat_type t_ur_exp_kernel_arg_properties_t = { "ur_exp_kernel_arg_properties_t", CAT_STRUCT, 48, 6, NULL, m_t_ur_exp_kernel_arg_properties_t, NULL };

static const struct cat_enumerator e_t_ur_exp_kernel_arg_type_t[] = {
	{ "UR_EXP_KERNEL_ARG_TYPE_VALUE", 0 },
	{ "UR_EXP_KERNEL_ARG_TYPE_POINTER", 1 },
	{ "UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ", 2 },
	{ "UR_EXP_KERNEL_ARG_TYPE_LOCAL", 3 },
	{ "UR_EXP_KERNEL_ARG_TYPE_SAMPLER", 4 },
};
static const struct cat_type t_ur_exp_kernel_arg_type_t = { "ur_exp_kernel_arg_type_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ur_exp_kernel_arg_type_t };

static const struct cat_field m_t_ur_exp_kernel_arg_value_t[4] = {
	{ "value", &p_const_void_ptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "pointer", &p_const_void_ptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "memObjTuple", &t_ur_exp_kernel_arg_mem_obj_tuple_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "sampler", &t_ur_sampler_handle_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_kernel_arg_value_t = { "ur_exp_kernel_arg_value_t", CAT_UNION, 16, 4, NULL, m_t_ur_exp_kernel_arg_value_t, NULL };

static const struct cat_enumerator e_t_ur_exp_launch_property_id_t[] = {
	{ "UR_EXP_LAUNCH_PROPERTY_ID_IGNORE", 0 },
	{ "UR_EXP_LAUNCH_PROPERTY_ID_COOPERATIVE", 1 },
	{ "UR_EXP_LAUNCH_PROPERTY_ID_CLUSTER_DIMENSION", 2 },
	{ "UR_EXP_LAUNCH_PROPERTY_ID_WORK_GROUP_MEMORY", 3 },
};
static const struct cat_type t_ur_exp_launch_property_id_t = { "ur_exp_launch_property_id_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ur_exp_launch_property_id_t };

static const struct cat_field m_t_ur_exp_launch_property_t[] = {
	{ "id", &t_ur_exp_launch_property_id_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_ur_exp_launch_property_value_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_launch_property_t = { "ur_exp_launch_property_t", CAT_STRUCT, 24, 2, NULL, m_t_ur_exp_launch_property_t, NULL };

static const struct cat_field m_t_ur_exp_launch_property_t_v1[] = {
	{ "id", &t_ur_exp_launch_property_id_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_ur_exp_launch_property_value_t_v1, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_launch_property_t_v1 = { "ur_exp_launch_property_t", CAT_STRUCT, 16, 2, NULL, m_t_ur_exp_launch_property_t_v1, NULL };

static const struct cat_field m_t_ur_exp_launch_property_value_t[3] = {
	{ "clusterDim", &t_uint32_t_n3, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "workgroup_mem_size", &t_size_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_ur_exp_launch_property_value_t = { "ur_exp_launch_property_value_t", CAT_UNION, 16, 3, NULL, m_t_ur_exp_launch_property_value_t, NULL };

static const struct cat_field m_t_ur_exp_launch_property_value_t_v1[2] = {
	{ "clusterDim", &t_uint32_t_n3, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_launch_property_value_t_v1 = { "ur_exp_launch_property_value_t", CAT_UNION, 12, 2, NULL, m_t_ur_exp_launch_property_value_t_v1, NULL };

static const struct cat_enumerator e_t_ur_exp_peer_info_t[] = {
	{ "UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT", 0 },
	{ "UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT", 1 },
};
static const struct cat_type t_ur_exp_peer_info_t = { "ur_exp_peer_info_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ur_exp_peer_info_t };

static const struct cat_enumerator e_t_ur_exp_program_flags_t[] = {
	{ "UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS", 1 },
};
static const struct cat_type t_ur_exp_program_flags_t = { "ur_exp_program_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ur_exp_program_flags_t };

static const struct cat_field m_t_ur_exp_sampler_addr_modes_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "addrModes", &t_ur_sampler_addressing_mode_t_n3, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_sampler_addr_modes_t = { "ur_exp_sampler_addr_modes_t", CAT_STRUCT, 32, 3, NULL, m_t_ur_exp_sampler_addr_modes_t, NULL };

static const struct cat_enumerator e_t_ur_exp_sampler_cubemap_filter_mode_t[] = {
	{ "UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_DISJOINTED", 0 },
	{ "UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_SEAMLESS", 1 },
};
static const struct cat_type t_ur_exp_sampler_cubemap_filter_mode_t = { "ur_exp_sampler_cubemap_filter_mode_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ur_exp_sampler_cubemap_filter_mode_t };

static const struct cat_field m_t_ur_exp_sampler_cubemap_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "cubemapFilterMode", &t_ur_exp_sampler_cubemap_filter_mode_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_sampler_cubemap_properties_t = { "ur_exp_sampler_cubemap_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_exp_sampler_cubemap_properties_t, NULL };

static const struct cat_field m_t_ur_exp_sampler_mip_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "minMipmapLevelClamp", &t_float, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxMipmapLevelClamp", &t_float, 20, CAT_LEN_NONE, 0, false, false },
	{ "maxAnisotropy", &t_float, 24, CAT_LEN_NONE, 0, false, false },
	{ "mipFilterMode", &t_ur_sampler_filter_mode_t, 28, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_sampler_mip_properties_t = { "ur_exp_sampler_mip_properties_t", CAT_STRUCT, 32, 6, NULL, m_t_ur_exp_sampler_mip_properties_t, NULL };

static const struct cat_enumerator e_t_ur_exp_tensor_map_data_type_flags_t[] = {
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_UINT8", 1 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_UINT16", 2 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_UINT32", 4 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_INT32", 8 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_UINT64", 16 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_INT64", 32 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_FLOAT16", 64 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_FLOAT32", 128 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_FLOAT64", 256 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_BFLOAT16", 512 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_FLOAT32_FTZ", 1024 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_TFLOAT32", 2048 },
	{ "UR_EXP_TENSOR_MAP_DATA_TYPE_FLAG_TFLOAT32_FTZ", 4096 },
};
static const struct cat_type t_ur_exp_tensor_map_data_type_flags_t = { "ur_exp_tensor_map_data_type_flags_t", CAT_FLAGS, 4, 13, NULL, NULL, e_t_ur_exp_tensor_map_data_type_flags_t };

static const struct cat_type t_ur_exp_tensor_map_handle_t = { "ur_exp_tensor_map_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_ur_exp_tensor_map_interleave_flags_t[] = {
	{ "UR_EXP_TENSOR_MAP_INTERLEAVE_FLAG_NONE", 1 },
	{ "UR_EXP_TENSOR_MAP_INTERLEAVE_FLAG_16B", 2 },
	{ "UR_EXP_TENSOR_MAP_INTERLEAVE_FLAG_32B", 4 },
};
static const struct cat_type t_ur_exp_tensor_map_interleave_flags_t = { "ur_exp_tensor_map_interleave_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ur_exp_tensor_map_interleave_flags_t };

static const struct cat_enumerator e_t_ur_exp_tensor_map_l2_promotion_flags_t[] = {
	{ "UR_EXP_TENSOR_MAP_L2_PROMOTION_FLAG_NONE", 1 },
	{ "UR_EXP_TENSOR_MAP_L2_PROMOTION_FLAG_64B", 2 },
	{ "UR_EXP_TENSOR_MAP_L2_PROMOTION_FLAG_128B", 4 },
	{ "UR_EXP_TENSOR_MAP_L2_PROMOTION_FLAG_256B", 8 },
};
static const struct cat_type t_ur_exp_tensor_map_l2_promotion_flags_t = { "ur_exp_tensor_map_l2_promotion_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ur_exp_tensor_map_l2_promotion_flags_t };

static const struct cat_enumerator e_t_ur_exp_tensor_map_oob_fill_flags_t[] = {
	{ "UR_EXP_TENSOR_MAP_OOB_FILL_FLAG_NONE", 1 },
	{ "UR_EXP_TENSOR_MAP_OOB_FILL_FLAG_REQUEST_ZERO_FMA", 2 },
};
static const struct cat_type t_ur_exp_tensor_map_oob_fill_flags_t = { "ur_exp_tensor_map_oob_fill_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ur_exp_tensor_map_oob_fill_flags_t };

static const struct cat_enumerator e_t_ur_exp_tensor_map_swizzle_flags_t[] = {
	{ "UR_EXP_TENSOR_MAP_SWIZZLE_FLAG_NONE", 1 },
	{ "UR_EXP_TENSOR_MAP_SWIZZLE_FLAG_32B", 2 },
	{ "UR_EXP_TENSOR_MAP_SWIZZLE_FLAG_64B", 4 },
	{ "UR_EXP_TENSOR_MAP_SWIZZLE_FLAG_128B", 8 },
};
static const struct cat_type t_ur_exp_tensor_map_swizzle_flags_t = { "ur_exp_tensor_map_swizzle_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ur_exp_tensor_map_swizzle_flags_t };

static const struct cat_enumerator e_t_ur_exp_usm_host_alloc_register_flags_t[] = {
	{ "UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY", 1 },
};
static const struct cat_type t_ur_exp_usm_host_alloc_register_flags_t = { "ur_exp_usm_host_alloc_register_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ur_exp_usm_host_alloc_register_flags_t };

static const struct cat_field m_t_ur_exp_usm_host_alloc_register_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_exp_usm_host_alloc_register_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_usm_host_alloc_register_properties_t = { "ur_exp_usm_host_alloc_register_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_exp_usm_host_alloc_register_properties_t, NULL };

static const struct cat_field m_t_ur_exp_win32_handle_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "handle", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_win32_handle_t = { "ur_exp_win32_handle_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_exp_win32_handle_t, NULL };

static const struct cat_field m_t_ur_exp_win32_name_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "name", &p_const_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_exp_win32_name_t = { "ur_exp_win32_name_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_exp_win32_name_t, NULL };

static const struct cat_enumerator e_t_ur_image_channel_order_t[] = {
	{ "UR_IMAGE_CHANNEL_ORDER_A", 0 },
	{ "UR_IMAGE_CHANNEL_ORDER_R", 1 },
	{ "UR_IMAGE_CHANNEL_ORDER_RG", 2 },
	{ "UR_IMAGE_CHANNEL_ORDER_RA", 3 },
	{ "UR_IMAGE_CHANNEL_ORDER_RGB", 4 },
	{ "UR_IMAGE_CHANNEL_ORDER_RGBA", 5 },
	{ "UR_IMAGE_CHANNEL_ORDER_BGRA", 6 },
	{ "UR_IMAGE_CHANNEL_ORDER_ARGB", 7 },
	{ "UR_IMAGE_CHANNEL_ORDER_ABGR", 8 },
	{ "UR_IMAGE_CHANNEL_ORDER_INTENSITY", 9 },
	{ "UR_IMAGE_CHANNEL_ORDER_LUMINANCE", 10 },
	{ "UR_IMAGE_CHANNEL_ORDER_RX", 11 },
	{ "UR_IMAGE_CHANNEL_ORDER_RGX", 12 },
	{ "UR_IMAGE_CHANNEL_ORDER_RGBX", 13 },
	{ "UR_IMAGE_CHANNEL_ORDER_SRGBA", 14 },
};
static const struct cat_type t_ur_image_channel_order_t = { "ur_image_channel_order_t", CAT_ENUM, 4, 15, NULL, NULL, e_t_ur_image_channel_order_t };

static const struct cat_enumerator e_t_ur_image_channel_type_t[] = {
	{ "UR_IMAGE_CHANNEL_TYPE_SNORM_INT8", 0 },
	{ "UR_IMAGE_CHANNEL_TYPE_SNORM_INT16", 1 },
	{ "UR_IMAGE_CHANNEL_TYPE_UNORM_INT8", 2 },
	{ "UR_IMAGE_CHANNEL_TYPE_UNORM_INT16", 3 },
	{ "UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565", 4 },
	{ "UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555", 5 },
	{ "UR_IMAGE_CHANNEL_TYPE_INT_101010", 6 },
	{ "UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8", 7 },
	{ "UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16", 8 },
	{ "UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32", 9 },
	{ "UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8", 10 },
	{ "UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16", 11 },
	{ "UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32", 12 },
	{ "UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT", 13 },
	{ "UR_IMAGE_CHANNEL_TYPE_FLOAT", 14 },
};
static const struct cat_type t_ur_image_channel_type_t = { "ur_image_channel_type_t", CAT_ENUM, 4, 15, NULL, NULL, e_t_ur_image_channel_type_t };

static const struct cat_field m_t_ur_image_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_ur_mem_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "width", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "height", &t_size_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "depth", &t_size_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "arraySize", &t_size_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "rowPitch", &t_size_t, 56, CAT_LEN_NONE, 0, false, false },
	{ "slicePitch", &t_size_t, 64, CAT_LEN_NONE, 0, false, false },
	{ "numMipLevel", &t_uint32_t, 72, CAT_LEN_NONE, 0, false, false },
	{ "numSamples", &t_uint32_t, 76, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_image_desc_t = { "ur_image_desc_t", CAT_STRUCT, 80, 11, NULL, m_t_ur_image_desc_t, NULL };

static const struct cat_field m_t_ur_image_format_t[] = {
	{ "channelOrder", &t_ur_image_channel_order_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "channelType", &t_ur_image_channel_type_t, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_image_format_t = { "ur_image_format_t", CAT_STRUCT, 8, 2, NULL, m_t_ur_image_format_t, NULL };

static const struct cat_enumerator e_t_ur_image_info_t[] = {
	{ "UR_IMAGE_INFO_FORMAT", 0 },
	{ "UR_IMAGE_INFO_ELEMENT_SIZE", 1 },
	{ "UR_IMAGE_INFO_ROW_PITCH", 2 },
	{ "UR_IMAGE_INFO_SLICE_PITCH", 3 },
	{ "UR_IMAGE_INFO_WIDTH", 4 },
	{ "UR_IMAGE_INFO_HEIGHT", 5 },
	{ "UR_IMAGE_INFO_DEPTH", 6 },
	{ "UR_IMAGE_INFO_ARRAY_SIZE", 7 },
	{ "UR_IMAGE_INFO_NUM_MIP_LEVELS", 8 },
	{ "UR_IMAGE_INFO_NUM_SAMPLES", 9 },
};
static const struct cat_type t_ur_image_info_t = { "ur_image_info_t", CAT_ENUM, 4, 10, NULL, NULL, e_t_ur_image_info_t };

static const struct cat_field m_t_ur_kernel_arg_local_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
};
static const struct cat_type t_ur_kernel_arg_local_properties_t = { "ur_kernel_arg_local_properties_t", CAT_STRUCT, 16, 2, NULL, m_t_ur_kernel_arg_local_properties_t, NULL };

static const struct cat_field m_t_ur_kernel_arg_mem_obj_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "memoryAccess", &t_ur_mem_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_kernel_arg_mem_obj_properties_t = { "ur_kernel_arg_mem_obj_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_kernel_arg_mem_obj_properties_t, NULL };

static const struct cat_field m_t_ur_kernel_arg_pointer_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
};
static const struct cat_type t_ur_kernel_arg_pointer_properties_t = { "ur_kernel_arg_pointer_properties_t", CAT_STRUCT, 16, 2, NULL, m_t_ur_kernel_arg_pointer_properties_t, NULL };

static const struct cat_field m_t_ur_kernel_arg_sampler_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
};
static const struct cat_type t_ur_kernel_arg_sampler_properties_t = { "ur_kernel_arg_sampler_properties_t", CAT_STRUCT, 16, 2, NULL, m_t_ur_kernel_arg_sampler_properties_t, NULL };

static const struct cat_field m_t_ur_kernel_arg_value_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
};
static const struct cat_type t_ur_kernel_arg_value_properties_t = { "ur_kernel_arg_value_properties_t", CAT_STRUCT, 16, 2, NULL, m_t_ur_kernel_arg_value_properties_t, NULL };

static const struct cat_enumerator e_t_ur_kernel_cache_config_t[] = {
	{ "UR_KERNEL_CACHE_CONFIG_DEFAULT", 0 },
	{ "UR_KERNEL_CACHE_CONFIG_LARGE_SLM", 1 },
	{ "UR_KERNEL_CACHE_CONFIG_LARGE_DATA", 2 },
};
static const struct cat_type t_ur_kernel_cache_config_t = { "ur_kernel_cache_config_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ur_kernel_cache_config_t };

static const struct cat_field m_t_ur_kernel_exec_info_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
};
static const struct cat_type t_ur_kernel_exec_info_properties_t = { "ur_kernel_exec_info_properties_t", CAT_STRUCT, 16, 2, NULL, m_t_ur_kernel_exec_info_properties_t, NULL };

static const struct cat_enumerator e_t_ur_kernel_exec_info_t[] = {
	{ "UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS", 0 },
	{ "UR_KERNEL_EXEC_INFO_USM_PTRS", 1 },
	{ "UR_KERNEL_EXEC_INFO_CACHE_CONFIG", 2 },
};
static const struct cat_type t_ur_kernel_exec_info_t = { "ur_kernel_exec_info_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ur_kernel_exec_info_t };

static const struct cat_enumerator e_t_ur_kernel_group_info_t[] = {
	{ "UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE", 0 },
	{ "UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE", 1 },
	{ "UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE", 2 },
	{ "UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE", 3 },
	{ "UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE", 4 },
	{ "UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE", 5 },
	{ "UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE", 6 },
	{ "UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE", 7 },
};
static const struct cat_type t_ur_kernel_group_info_t = { "ur_kernel_group_info_t", CAT_ENUM, 4, 8, NULL, NULL, e_t_ur_kernel_group_info_t };

static const struct cat_type t_ur_kernel_handle_t = { "ur_kernel_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "kernel" };

static const struct cat_enumerator e_t_ur_kernel_info_t[] = {
	{ "UR_KERNEL_INFO_FUNCTION_NAME", 0 },
	{ "UR_KERNEL_INFO_NUM_ARGS", 1 },
	{ "UR_KERNEL_INFO_REFERENCE_COUNT", 2 },
	{ "UR_KERNEL_INFO_CONTEXT", 3 },
	{ "UR_KERNEL_INFO_PROGRAM", 4 },
	{ "UR_KERNEL_INFO_ATTRIBUTES", 5 },
	{ "UR_KERNEL_INFO_NUM_REGS", 6 },
	{ "UR_KERNEL_INFO_SPILL_MEM_SIZE", 7 },
};
static const struct cat_type t_ur_kernel_info_t = { "ur_kernel_info_t", CAT_ENUM, 4, 8, NULL, NULL, e_t_ur_kernel_info_t };

static const struct cat_field m_t_ur_kernel_launch_cluster_property_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "clusterDim", &t_uint32_t_n3, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_kernel_launch_cluster_property_t = { "ur_kernel_launch_cluster_property_t", CAT_STRUCT, 32, 3, NULL, m_t_ur_kernel_launch_cluster_property_t, NULL };

static const struct cat_field m_t_ur_kernel_launch_ext_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_kernel_launch_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_kernel_launch_ext_properties_t = { "ur_kernel_launch_ext_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_kernel_launch_ext_properties_t, NULL };

static const struct cat_enumerator e_t_ur_kernel_launch_flags_t[] = {
	{ "UR_KERNEL_LAUNCH_FLAG_COOPERATIVE", 1 },
	{ "UR_KERNEL_LAUNCH_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE", 2 },
};
static const struct cat_type t_ur_kernel_launch_flags_t = { "ur_kernel_launch_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ur_kernel_launch_flags_t };

static const struct cat_enumerator e_t_ur_kernel_launch_properties_flags_t[] = {
	{ "UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE", 1 },
	{ "UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION", 2 },
	{ "UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY", 4 },
	{ "UR_KERNEL_LAUNCH_PROPERTIES_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE", 8 },
};
static const struct cat_type t_ur_kernel_launch_properties_flags_t = { "ur_kernel_launch_properties_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ur_kernel_launch_properties_flags_t };

static const struct cat_enumerator e_t_ur_kernel_launch_property_id_t[] = {
	{ "UR_KERNEL_LAUNCH_PROPERTY_ID_IGNORE", 0 },
	{ "UR_KERNEL_LAUNCH_PROPERTY_ID_COOPERATIVE", 1 },
	{ "UR_KERNEL_LAUNCH_PROPERTY_ID_CLUSTER_DIMENSION", 2 },
	{ "UR_KERNEL_LAUNCH_PROPERTY_ID_WORK_GROUP_MEMORY", 3 },
	{ "UR_KERNEL_LAUNCH_PROPERTY_ID_OPPORTUNISTIC_QUEUE_SERIALIZE", 4 },
};
static const struct cat_type t_ur_kernel_launch_property_id_t = { "ur_kernel_launch_property_id_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ur_kernel_launch_property_id_t };

static const struct cat_field m_t_ur_kernel_launch_property_t[] = {
	{ "id", &t_ur_kernel_launch_property_id_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_ur_kernel_launch_property_value_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_kernel_launch_property_t = { "ur_kernel_launch_property_t", CAT_STRUCT, 24, 2, NULL, m_t_ur_kernel_launch_property_t, NULL };

static const struct cat_field m_t_ur_kernel_launch_property_value_t[4] = {
	{ "clusterDim", &t_uint32_t_n3, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "workgroup_mem_size", &t_size_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "opportunistic_queue_serialize", &t_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_kernel_launch_property_value_t = { "ur_kernel_launch_property_value_t", CAT_UNION, 16, 4, NULL, m_t_ur_kernel_launch_property_value_t, NULL };

static const struct cat_field m_t_ur_kernel_launch_workgroup_property_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "workgroup_mem_size", &t_size_t, 16, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_ur_kernel_launch_workgroup_property_t = { "ur_kernel_launch_workgroup_property_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_kernel_launch_workgroup_property_t, NULL };

static const struct cat_field m_t_ur_kernel_native_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isNativeHandleOwned", &t_bool, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_kernel_native_properties_t = { "ur_kernel_native_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_kernel_native_properties_t, NULL };

static const struct cat_enumerator e_t_ur_kernel_sub_group_info_t[] = {
	{ "UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE", 0 },
	{ "UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS", 1 },
	{ "UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS", 2 },
	{ "UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL", 3 },
};
static const struct cat_type t_ur_kernel_sub_group_info_t = { "ur_kernel_sub_group_info_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ur_kernel_sub_group_info_t };

static const struct cat_type t_ur_loader_config_handle_t = { "ur_loader_config_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "loader_config" };

static const struct cat_enumerator e_t_ur_loader_config_info_t[] = {
	{ "UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS", 0 },
	{ "UR_LOADER_CONFIG_INFO_REFERENCE_COUNT", 1 },
};
static const struct cat_type t_ur_loader_config_info_t = { "ur_loader_config_info_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ur_loader_config_info_t };

static const struct cat_type t_ur_logger_callback_t = { "ur_logger_callback_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_ur_logger_level_t[] = {
	{ "UR_LOGGER_LEVEL_DEBUG", 0 },
	{ "UR_LOGGER_LEVEL_INFO", 1 },
	{ "UR_LOGGER_LEVEL_WARN", 2 },
	{ "UR_LOGGER_LEVEL_ERROR", 3 },
	{ "UR_LOGGER_LEVEL_QUIET", 4 },
};
static const struct cat_type t_ur_logger_level_t = { "ur_logger_level_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ur_logger_level_t };

static const struct cat_enumerator e_t_ur_map_flags_t[] = {
	{ "UR_MAP_FLAG_READ", 1 },
	{ "UR_MAP_FLAG_WRITE", 2 },
	{ "UR_MAP_FLAG_WRITE_INVALIDATE_REGION", 4 },
};
static const struct cat_type t_ur_map_flags_t = { "ur_map_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ur_map_flags_t };

static const struct cat_enumerator e_t_ur_mem_flags_t[] = {
	{ "UR_MEM_FLAG_READ_WRITE", 1 },
	{ "UR_MEM_FLAG_WRITE_ONLY", 2 },
	{ "UR_MEM_FLAG_READ_ONLY", 4 },
	{ "UR_MEM_FLAG_USE_HOST_POINTER", 8 },
	{ "UR_MEM_FLAG_ALLOC_HOST_POINTER", 16 },
	{ "UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER", 32 },
};
static const struct cat_type t_ur_mem_flags_t = { "ur_mem_flags_t", CAT_FLAGS, 4, 6, NULL, NULL, e_t_ur_mem_flags_t };

static const struct cat_type t_ur_mem_handle_t = { "ur_mem_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "mem" };

static const struct cat_enumerator e_t_ur_mem_info_t[] = {
	{ "UR_MEM_INFO_SIZE", 0 },
	{ "UR_MEM_INFO_CONTEXT", 1 },
	{ "UR_MEM_INFO_REFERENCE_COUNT", 2 },
};
static const struct cat_type t_ur_mem_info_t = { "ur_mem_info_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ur_mem_info_t };

static const struct cat_field m_t_ur_mem_native_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isNativeHandleOwned", &t_bool, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_mem_native_properties_t = { "ur_mem_native_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_mem_native_properties_t, NULL };

static const struct cat_enumerator e_t_ur_mem_type_t[] = {
	{ "UR_MEM_TYPE_IMAGE2D", 0 },
	{ "UR_MEM_TYPE_IMAGE3D", 1 },
	{ "UR_MEM_TYPE_IMAGE2D_ARRAY", 2 },
	{ "UR_MEM_TYPE_IMAGE1D", 3 },
	{ "UR_MEM_TYPE_IMAGE1D_ARRAY", 4 },
	{ "UR_MEM_TYPE_IMAGE_CUBEMAP_EXP", 8192 },
	{ "UR_MEM_TYPE_IMAGE_GATHER_EXP", 8193 },
};
static const struct cat_type t_ur_mem_type_t = { "ur_mem_type_t", CAT_ENUM, 4, 7, NULL, NULL, e_t_ur_mem_type_t };

static const struct cat_enumerator e_t_ur_memory_order_capability_flags_t[] = {
	{ "UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED", 1 },
	{ "UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE", 2 },
	{ "UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE", 4 },
	{ "UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL", 8 },
	{ "UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST", 16 },
};
static const struct cat_type t_ur_memory_order_capability_flags_t = { "ur_memory_order_capability_flags_t", CAT_FLAGS, 4, 5, NULL, NULL, e_t_ur_memory_order_capability_flags_t };

static const struct cat_enumerator e_t_ur_memory_scope_capability_flags_t[] = {
	{ "UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM", 1 },
	{ "UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP", 2 },
	{ "UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP", 4 },
	{ "UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE", 8 },
	{ "UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM", 16 },
};
static const struct cat_type t_ur_memory_scope_capability_flags_t = { "ur_memory_scope_capability_flags_t", CAT_FLAGS, 4, 5, NULL, NULL, e_t_ur_memory_scope_capability_flags_t };

static const struct cat_type t_ur_native_handle_t = { "ur_native_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_ur_physical_mem_flags_t[] = {
	{ "UR_PHYSICAL_MEM_FLAG_TBD", 1 },
	{ "UR_PHYSICAL_MEM_FLAG_ENABLE_IPC", 2 },
};
static const struct cat_type t_ur_physical_mem_flags_t = { "ur_physical_mem_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ur_physical_mem_flags_t };

static const struct cat_type t_ur_physical_mem_handle_t = { "ur_physical_mem_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "physical_mem" };

static const struct cat_enumerator e_t_ur_physical_mem_info_t[] = {
	{ "UR_PHYSICAL_MEM_INFO_CONTEXT", 0 },
	{ "UR_PHYSICAL_MEM_INFO_DEVICE", 1 },
	{ "UR_PHYSICAL_MEM_INFO_SIZE", 2 },
	{ "UR_PHYSICAL_MEM_INFO_PROPERTIES", 3 },
	{ "UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT", 4 },
};
static const struct cat_type t_ur_physical_mem_info_t = { "ur_physical_mem_info_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ur_physical_mem_info_t };

static const struct cat_field m_t_ur_physical_mem_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_physical_mem_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_physical_mem_properties_t = { "ur_physical_mem_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_physical_mem_properties_t, NULL };

static const struct cat_type t_ur_platform_handle_t = { "ur_platform_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "platform" };

static const struct cat_enumerator e_t_ur_platform_info_t[] = {
	{ "UR_PLATFORM_INFO_NAME", 1 },
	{ "UR_PLATFORM_INFO_VENDOR_NAME", 2 },
	{ "UR_PLATFORM_INFO_VERSION", 3 },
	{ "UR_PLATFORM_INFO_EXTENSIONS", 4 },
	{ "UR_PLATFORM_INFO_PROFILE", 5 },
	{ "UR_PLATFORM_INFO_BACKEND", 6 },
	{ "UR_PLATFORM_INFO_ADAPTER", 7 },
};
static const struct cat_type t_ur_platform_info_t = { "ur_platform_info_t", CAT_ENUM, 4, 7, NULL, NULL, e_t_ur_platform_info_t };

static const struct cat_field m_t_ur_platform_native_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isNativeHandleOwned", &t_bool, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_platform_native_properties_t = { "ur_platform_native_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_platform_native_properties_t, NULL };

static const struct cat_enumerator e_t_ur_profiling_info_t[] = {
	{ "UR_PROFILING_INFO_COMMAND_QUEUED", 0 },
	{ "UR_PROFILING_INFO_COMMAND_SUBMIT", 1 },
	{ "UR_PROFILING_INFO_COMMAND_START", 2 },
	{ "UR_PROFILING_INFO_COMMAND_END", 3 },
	{ "UR_PROFILING_INFO_COMMAND_COMPLETE", 4 },
};
static const struct cat_type t_ur_profiling_info_t = { "ur_profiling_info_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ur_profiling_info_t };

static const struct cat_enumerator e_t_ur_program_binary_type_t[] = {
	{ "UR_PROGRAM_BINARY_TYPE_NONE", 0 },
	{ "UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT", 1 },
	{ "UR_PROGRAM_BINARY_TYPE_LIBRARY", 2 },
	{ "UR_PROGRAM_BINARY_TYPE_EXECUTABLE", 3 },
};
static const struct cat_type t_ur_program_binary_type_t = { "ur_program_binary_type_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ur_program_binary_type_t };

static const struct cat_enumerator e_t_ur_program_build_info_t[] = {
	{ "UR_PROGRAM_BUILD_INFO_STATUS", 0 },
	{ "UR_PROGRAM_BUILD_INFO_OPTIONS", 1 },
	{ "UR_PROGRAM_BUILD_INFO_LOG", 2 },
	{ "UR_PROGRAM_BUILD_INFO_BINARY_TYPE", 3 },
};
static const struct cat_type t_ur_program_build_info_t = { "ur_program_build_info_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ur_program_build_info_t };

static const struct cat_enumerator e_t_ur_program_build_status_t[] = {
	{ "UR_PROGRAM_BUILD_STATUS_NONE", 0 },
	{ "UR_PROGRAM_BUILD_STATUS_ERROR", 1 },
	{ "UR_PROGRAM_BUILD_STATUS_SUCCESS", 2 },
	{ "UR_PROGRAM_BUILD_STATUS_IN_PROGRESS", 3 },
};
static const struct cat_type t_ur_program_build_status_t = { "ur_program_build_status_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ur_program_build_status_t };

static const struct cat_type t_ur_program_handle_t = { "ur_program_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "program" };

static const struct cat_enumerator e_t_ur_program_info_t[] = {
	{ "UR_PROGRAM_INFO_REFERENCE_COUNT", 0 },
	{ "UR_PROGRAM_INFO_CONTEXT", 1 },
	{ "UR_PROGRAM_INFO_NUM_DEVICES", 2 },
	{ "UR_PROGRAM_INFO_DEVICES", 3 },
	{ "UR_PROGRAM_INFO_IL", 4 },
	{ "UR_PROGRAM_INFO_BINARY_SIZES", 5 },
	{ "UR_PROGRAM_INFO_BINARIES", 6 },
	{ "UR_PROGRAM_INFO_NUM_KERNELS", 7 },
	{ "UR_PROGRAM_INFO_KERNEL_NAMES", 8 },
};
static const struct cat_type t_ur_program_info_t = { "ur_program_info_t", CAT_ENUM, 4, 9, NULL, NULL, e_t_ur_program_info_t };

static const struct cat_field m_t_ur_program_metadata_value_t[4];

static const struct cat_choice c_t_ur_program_metadata_t_3[] = {
	{ 0, NULL, &m_t_ur_program_metadata_value_t[0], false }, // UR_PROGRAM_METADATA_TYPE_UINT32
	{ 1, NULL, &m_t_ur_program_metadata_value_t[1], false }, // UR_PROGRAM_METADATA_TYPE_UINT64
	{ 2, NULL, &m_t_ur_program_metadata_value_t[3], false }, // UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY
	{ 3, NULL, &m_t_ur_program_metadata_value_t[2], false }, // UR_PROGRAM_METADATA_TYPE_STRING
};
static const struct cat_field m_t_ur_program_metadata_t[] = {
	{ "pName", &s_const_char_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "type", &t_ur_program_metadata_type_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 16, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "value", &t_ur_program_metadata_value_t, 24, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 1, 0, sizeof(c_t_ur_program_metadata_t_3) / sizeof(*c_t_ur_program_metadata_t_3), c_t_ur_program_metadata_t_3 } },
};
static const struct cat_type t_ur_program_metadata_t = { "ur_program_metadata_t", CAT_STRUCT, 32, 4, NULL, m_t_ur_program_metadata_t, NULL };

static const struct cat_enumerator e_t_ur_program_metadata_type_t[] = {
	{ "UR_PROGRAM_METADATA_TYPE_UINT32", 0 },
	{ "UR_PROGRAM_METADATA_TYPE_UINT64", 1 },
	{ "UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY", 2 },
	{ "UR_PROGRAM_METADATA_TYPE_STRING", 3 },
};
static const struct cat_type t_ur_program_metadata_type_t = { "ur_program_metadata_type_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ur_program_metadata_type_t };

static const struct cat_field m_t_ur_program_metadata_value_t[4] = {
	{ "data32", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "data64", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pString", &s_char_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "pData", &p_void_ptr, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_program_metadata_value_t = { "ur_program_metadata_value_t", CAT_UNION, 8, 4, NULL, m_t_ur_program_metadata_value_t, NULL };

static const struct cat_field m_t_ur_program_native_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isNativeHandleOwned", &t_bool, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_program_native_properties_t = { "ur_program_native_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_program_native_properties_t, NULL };

static const struct cat_field m_t_ur_program_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "count", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pMetadatas", &p_const_ur_program_metadata_t_ptr, 24, CAT_LEN_ARG, 2, false, false },
};
static const struct cat_type t_ur_program_properties_t = { "ur_program_properties_t", CAT_STRUCT, 32, 4, NULL, m_t_ur_program_properties_t, NULL };

static const struct cat_enumerator e_t_ur_queue_flags_t[] = {
	{ "UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE", 1 },
	{ "UR_QUEUE_FLAG_PROFILING_ENABLE", 2 },
	{ "UR_QUEUE_FLAG_ON_DEVICE", 4 },
	{ "UR_QUEUE_FLAG_ON_DEVICE_DEFAULT", 8 },
	{ "UR_QUEUE_FLAG_DISCARD_EVENTS", 16 },
	{ "UR_QUEUE_FLAG_PRIORITY_LOW", 32 },
	{ "UR_QUEUE_FLAG_PRIORITY_HIGH", 64 },
	{ "UR_QUEUE_FLAG_SUBMISSION_BATCHED", 128 },
	{ "UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE", 256 },
	{ "UR_QUEUE_FLAG_USE_DEFAULT_STREAM", 512 },
	{ "UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM", 1024 },
	{ "UR_QUEUE_FLAG_LOW_POWER_EVENTS_SUPPORT_EXP", 2048 },
};
static const struct cat_type t_ur_queue_flags_t = { "ur_queue_flags_t", CAT_FLAGS, 4, 12, NULL, NULL, e_t_ur_queue_flags_t };

static const struct cat_type t_ur_queue_handle_t = { "ur_queue_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "queue" };

static const struct cat_field m_t_ur_queue_index_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "computeIndex", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_queue_index_properties_t = { "ur_queue_index_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_queue_index_properties_t, NULL };

static const struct cat_enumerator e_t_ur_queue_info_t[] = {
	{ "UR_QUEUE_INFO_CONTEXT", 0 },
	{ "UR_QUEUE_INFO_DEVICE", 1 },
	{ "UR_QUEUE_INFO_DEVICE_DEFAULT", 2 },
	{ "UR_QUEUE_INFO_FLAGS", 3 },
	{ "UR_QUEUE_INFO_REFERENCE_COUNT", 4 },
	{ "UR_QUEUE_INFO_SIZE", 5 },
	{ "UR_QUEUE_INFO_EMPTY", 6 },
};
static const struct cat_type t_ur_queue_info_t = { "ur_queue_info_t", CAT_ENUM, 4, 7, NULL, NULL, e_t_ur_queue_info_t };

static const struct cat_field m_t_ur_queue_native_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pNativeData", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_queue_native_desc_t = { "ur_queue_native_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_queue_native_desc_t, NULL };

static const struct cat_field m_t_ur_queue_native_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isNativeHandleOwned", &t_bool, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_queue_native_properties_t = { "ur_queue_native_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_queue_native_properties_t, NULL };

static const struct cat_field m_t_ur_queue_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_queue_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_queue_properties_t = { "ur_queue_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_queue_properties_t, NULL };

static const struct cat_field m_t_ur_rect_offset_t[] = {
	{ "x", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "y", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "z", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_rect_offset_t = { "ur_rect_offset_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_rect_offset_t, NULL };

static const struct cat_field m_t_ur_rect_region_t[] = {
	{ "width", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "height", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "depth", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_rect_region_t = { "ur_rect_region_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_rect_region_t, NULL };

static const struct cat_enumerator e_t_ur_result_t[] = {
	{ "UR_RESULT_SUCCESS", 0 },
	{ "UR_RESULT_ERROR_INVALID_OPERATION", 1 },
	{ "UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES", 2 },
	{ "UR_RESULT_ERROR_INVALID_QUEUE", 3 },
	{ "UR_RESULT_ERROR_INVALID_VALUE", 4 },
	{ "UR_RESULT_ERROR_INVALID_CONTEXT", 5 },
	{ "UR_RESULT_ERROR_INVALID_PLATFORM", 6 },
	{ "UR_RESULT_ERROR_INVALID_BINARY", 7 },
	{ "UR_RESULT_ERROR_INVALID_PROGRAM", 8 },
	{ "UR_RESULT_ERROR_INVALID_SAMPLER", 9 },
	{ "UR_RESULT_ERROR_INVALID_BUFFER_SIZE", 10 },
	{ "UR_RESULT_ERROR_INVALID_MEM_OBJECT", 11 },
	{ "UR_RESULT_ERROR_INVALID_EVENT", 12 },
	{ "UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST", 13 },
	{ "UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET", 14 },
	{ "UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE", 15 },
	{ "UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE", 16 },
	{ "UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE", 17 },
	{ "UR_RESULT_ERROR_DEVICE_NOT_FOUND", 18 },
	{ "UR_RESULT_ERROR_INVALID_DEVICE", 19 },
	{ "UR_RESULT_ERROR_DEVICE_LOST", 20 },
	{ "UR_RESULT_ERROR_DEVICE_REQUIRES_RESET", 21 },
	{ "UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE", 22 },
	{ "UR_RESULT_ERROR_DEVICE_PARTITION_FAILED", 23 },
	{ "UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT", 24 },
	{ "UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE", 25 },
	{ "UR_RESULT_ERROR_INVALID_WORK_DIMENSION", 26 },
	{ "UR_RESULT_ERROR_INVALID_KERNEL_ARGS", 27 },
	{ "UR_RESULT_ERROR_INVALID_KERNEL", 28 },
	{ "UR_RESULT_ERROR_INVALID_KERNEL_NAME", 29 },
	{ "UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX", 30 },
	{ "UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE", 31 },
	{ "UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE", 32 },
	{ "UR_RESULT_ERROR_INVALID_IMAGE_SIZE", 33 },
	{ "UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR", 34 },
	{ "UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE", 35 },
	{ "UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE", 36 },
	{ "UR_RESULT_ERROR_UNINITIALIZED", 37 },
	{ "UR_RESULT_ERROR_OUT_OF_HOST_MEMORY", 38 },
	{ "UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY", 39 },
	{ "UR_RESULT_ERROR_OUT_OF_RESOURCES", 40 },
	{ "UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE", 41 },
	{ "UR_RESULT_ERROR_PROGRAM_LINK_FAILURE", 42 },
	{ "UR_RESULT_ERROR_UNSUPPORTED_VERSION", 43 },
	{ "UR_RESULT_ERROR_UNSUPPORTED_FEATURE", 44 },
	{ "UR_RESULT_ERROR_INVALID_ARGUMENT", 45 },
	{ "UR_RESULT_ERROR_INVALID_NULL_HANDLE", 46 },
	{ "UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE", 47 },
	{ "UR_RESULT_ERROR_INVALID_NULL_POINTER", 48 },
	{ "UR_RESULT_ERROR_INVALID_SIZE", 49 },
	{ "UR_RESULT_ERROR_UNSUPPORTED_SIZE", 50 },
	{ "UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT", 51 },
	{ "UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT", 52 },
	{ "UR_RESULT_ERROR_INVALID_ENUMERATION", 53 },
	{ "UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION", 54 },
	{ "UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT", 55 },
	{ "UR_RESULT_ERROR_INVALID_NATIVE_BINARY", 56 },
	{ "UR_RESULT_ERROR_INVALID_GLOBAL_NAME", 57 },
	{ "UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE", 58 },
	{ "UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION", 59 },
	{ "UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION", 60 },
	{ "UR_RESULT_ERROR_PROGRAM_UNLINKED", 61 },
	{ "UR_RESULT_ERROR_OVERLAPPING_REGIONS", 62 },
	{ "UR_RESULT_ERROR_INVALID_HOST_PTR", 63 },
	{ "UR_RESULT_ERROR_INVALID_USM_SIZE", 64 },
	{ "UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE", 65 },
	{ "UR_RESULT_ERROR_ADAPTER_SPECIFIC", 66 },
	{ "UR_RESULT_ERROR_LAYER_NOT_PRESENT", 67 },
	{ "UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS", 68 },
	{ "UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE", 69 },
	{ "UR_RESULT_ERROR_INVALID_SPEC_ID", 70 },
	{ "UR_RESULT_ERROR_INVALID_GRAPH", 71 },
	{ "UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED", 72 },
	{ "UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED", 73 },
	{ "UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT", 74 },
	{ "UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING", 75 },
	{ "UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS", 76 },
	{ "UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT", 77 },
	{ "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP", 4096 },
	{ "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP", 4097 },
	{ "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP", 4098 },
	{ "UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP", 4099 },
	{ "UR_RESULT_ERROR_UNKNOWN", 2147483646 },
};
static const struct cat_type t_ur_result_t = { "ur_result_t", CAT_ENUM, 4, 83, NULL, NULL, e_t_ur_result_t };

static const struct cat_enumerator e_t_ur_sampler_addressing_mode_t[] = {
	{ "UR_SAMPLER_ADDRESSING_MODE_NONE", 0 },
	{ "UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE", 1 },
	{ "UR_SAMPLER_ADDRESSING_MODE_CLAMP", 2 },
	{ "UR_SAMPLER_ADDRESSING_MODE_REPEAT", 3 },
	{ "UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT", 4 },
};
static const struct cat_type t_ur_sampler_addressing_mode_t = { "ur_sampler_addressing_mode_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ur_sampler_addressing_mode_t };

static const struct cat_type t_ur_sampler_addressing_mode_t_n3 = { "ur_sampler_addressing_mode_t[3]", CAT_ARRAY, 12, 3, &t_ur_sampler_addressing_mode_t, NULL, NULL };

static const struct cat_field m_t_ur_sampler_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "normalizedCoords", &t_bool, 16, CAT_LEN_NONE, 0, false, false },
	{ "addressingMode", &t_ur_sampler_addressing_mode_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "filterMode", &t_ur_sampler_filter_mode_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_sampler_desc_t = { "ur_sampler_desc_t", CAT_STRUCT, 32, 5, NULL, m_t_ur_sampler_desc_t, NULL };

static const struct cat_enumerator e_t_ur_sampler_filter_mode_t[] = {
	{ "UR_SAMPLER_FILTER_MODE_NEAREST", 0 },
	{ "UR_SAMPLER_FILTER_MODE_LINEAR", 1 },
};
static const struct cat_type t_ur_sampler_filter_mode_t = { "ur_sampler_filter_mode_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ur_sampler_filter_mode_t };

static const struct cat_type t_ur_sampler_handle_t = { "ur_sampler_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "sampler" };

static const struct cat_enumerator e_t_ur_sampler_info_t[] = {
	{ "UR_SAMPLER_INFO_REFERENCE_COUNT", 0 },
	{ "UR_SAMPLER_INFO_CONTEXT", 1 },
	{ "UR_SAMPLER_INFO_NORMALIZED_COORDS", 2 },
	{ "UR_SAMPLER_INFO_ADDRESSING_MODE", 3 },
	{ "UR_SAMPLER_INFO_FILTER_MODE", 4 },
};
static const struct cat_type t_ur_sampler_info_t = { "ur_sampler_info_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ur_sampler_info_t };

static const struct cat_field m_t_ur_sampler_native_properties_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isNativeHandleOwned", &t_bool, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_sampler_native_properties_t = { "ur_sampler_native_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_sampler_native_properties_t, NULL };

static const struct cat_field m_t_ur_specialization_constant_info_t[] = {
	{ "id", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "pValue", &p_const_void_ptr, 16, CAT_LEN_BYTES, 1, false, false },
};
static const struct cat_type t_ur_specialization_constant_info_t = { "ur_specialization_constant_info_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_specialization_constant_info_t, NULL };

static const struct cat_enumerator e_t_ur_structure_type_t[] = {
	{ "UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES", 0 },
	{ "UR_STRUCTURE_TYPE_IMAGE_DESC", 1 },
	{ "UR_STRUCTURE_TYPE_BUFFER_PROPERTIES", 2 },
	{ "UR_STRUCTURE_TYPE_BUFFER_REGION", 3 },
	{ "UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES", 4 },
	{ "UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES", 5 },
	{ "UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES", 6 },
	{ "UR_STRUCTURE_TYPE_USM_DESC", 7 },
	{ "UR_STRUCTURE_TYPE_USM_HOST_DESC", 8 },
	{ "UR_STRUCTURE_TYPE_USM_DEVICE_DESC", 9 },
	{ "UR_STRUCTURE_TYPE_USM_POOL_DESC", 10 },
	{ "UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC", 11 },
	{ "UR_STRUCTURE_TYPE_DEVICE_BINARY", 12 },
	{ "UR_STRUCTURE_TYPE_SAMPLER_DESC", 13 },
	{ "UR_STRUCTURE_TYPE_QUEUE_PROPERTIES", 14 },
	{ "UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES", 15 },
	{ "UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES", 16 },
	{ "UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES", 17 },
	{ "UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES", 18 },
	{ "UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES", 19 },
	{ "UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES", 20 },
	{ "UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES", 21 },
	{ "UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES", 22 },
	{ "UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES", 23 },
	{ "UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES", 24 },
	{ "UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC", 25 },
	{ "UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES", 26 },
	{ "UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES", 27 },
	{ "UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES", 28 },
	{ "UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES", 29 },
	{ "UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES", 30 },
	{ "UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES", 31 },
	{ "UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES", 32 },
	{ "UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES", 33 },
	{ "UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC", 35 },
	{ "UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC", 36 },
	{ "UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES", 37 },
	{ "UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES", 38 },
	{ "UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY", 40 },
	{ "UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY", 41 },
	{ "UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC", 4096 },
	{ "UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC", 4097 },
	{ "UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC", 4098 },
	{ "UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC", 4099 },
	{ "UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC", 4100 },
	{ "UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES", 8192 },
	{ "UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC", 8193 },
	{ "UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC", 8194 },
	{ "UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR", 8195 },
	{ "UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE", 8196 },
	{ "UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES", 8197 },
	{ "UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES", 8198 },
	{ "UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION", 8199 },
	{ "UR_STRUCTURE_TYPE_EXP_WIN32_NAME", 8200 },
	{ "UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES", 8272 },
	{ "UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES", 12288 },
	{ "UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES", 16384 },
	{ "UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES", 20480 },
	{ "UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES", 24576 },
	{ "UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES", 28672 },
	{ "UR_STRUCTURE_TYPE_EXP_EVENT_DESC", 32768 },
};
static const struct cat_type t_ur_structure_type_t = { "ur_structure_type_t", CAT_ENUM, 4, 61, NULL, NULL, e_t_ur_structure_type_t };

static const struct cat_enumerator e_t_ur_usm_advice_flags_t[] = {
	{ "UR_USM_ADVICE_FLAG_DEFAULT", 1 },
	{ "UR_USM_ADVICE_FLAG_SET_READ_MOSTLY", 2 },
	{ "UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY", 4 },
	{ "UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION", 8 },
	{ "UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION", 16 },
	{ "UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY", 32 },
	{ "UR_USM_ADVICE_FLAG_CLEAR_NON_ATOMIC_MOSTLY", 64 },
	{ "UR_USM_ADVICE_FLAG_BIAS_CACHED", 128 },
	{ "UR_USM_ADVICE_FLAG_BIAS_UNCACHED", 256 },
	{ "UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE", 512 },
	{ "UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_DEVICE", 1024 },
	{ "UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST", 2048 },
	{ "UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST", 4096 },
	{ "UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST", 8192 },
	{ "UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION_HOST", 16384 },
	{ "UR_USM_ADVICE_FLAG_SET_NON_COHERENT_MEMORY", 32768 },
	{ "UR_USM_ADVICE_FLAG_CLEAR_NON_COHERENT_MEMORY", 65536 },
};
static const struct cat_type t_ur_usm_advice_flags_t = { "ur_usm_advice_flags_t", CAT_FLAGS, 4, 17, NULL, NULL, e_t_ur_usm_advice_flags_t };

static const struct cat_enumerator e_t_ur_usm_alloc_info_t[] = {
	{ "UR_USM_ALLOC_INFO_TYPE", 0 },
	{ "UR_USM_ALLOC_INFO_BASE_PTR", 1 },
	{ "UR_USM_ALLOC_INFO_SIZE", 2 },
	{ "UR_USM_ALLOC_INFO_DEVICE", 3 },
	{ "UR_USM_ALLOC_INFO_POOL", 4 },
};
static const struct cat_type t_ur_usm_alloc_info_t = { "ur_usm_alloc_info_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ur_usm_alloc_info_t };

static const struct cat_field m_t_ur_usm_alloc_location_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "location", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_usm_alloc_location_desc_t = { "ur_usm_alloc_location_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_usm_alloc_location_desc_t, NULL };

static const struct cat_field m_t_ur_usm_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "hints", &t_ur_usm_advice_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "align", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_usm_desc_t = { "ur_usm_desc_t", CAT_STRUCT, 24, 4, NULL, m_t_ur_usm_desc_t, NULL };

static const struct cat_field m_t_ur_usm_device_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_usm_device_mem_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_usm_device_desc_t = { "ur_usm_device_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_usm_device_desc_t, NULL };

static const struct cat_enumerator e_t_ur_usm_device_mem_flags_t[] = {
	{ "UR_USM_DEVICE_MEM_FLAG_WRITE_COMBINED", 1 },
	{ "UR_USM_DEVICE_MEM_FLAG_INITIAL_PLACEMENT", 2 },
	{ "UR_USM_DEVICE_MEM_FLAG_DEVICE_READ_ONLY", 4 },
};
static const struct cat_type t_ur_usm_device_mem_flags_t = { "ur_usm_device_mem_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ur_usm_device_mem_flags_t };

static const struct cat_field m_t_ur_usm_host_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_usm_host_mem_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_usm_host_desc_t = { "ur_usm_host_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_usm_host_desc_t, NULL };

static const struct cat_enumerator e_t_ur_usm_host_mem_flags_t[] = {
	{ "UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT", 1 },
};
static const struct cat_type t_ur_usm_host_mem_flags_t = { "ur_usm_host_mem_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ur_usm_host_mem_flags_t };

static const struct cat_enumerator e_t_ur_usm_migration_flags_t[] = {
	{ "UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE", 1 },
	{ "UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST", 2 },
};
static const struct cat_type t_ur_usm_migration_flags_t = { "ur_usm_migration_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ur_usm_migration_flags_t };

static const struct cat_field m_t_ur_usm_pool_buffer_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pMem", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "memType", &t_ur_usm_type_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "device", &t_ur_device_handle_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_usm_pool_buffer_desc_t = { "ur_usm_pool_buffer_desc_t", CAT_STRUCT, 48, 6, NULL, m_t_ur_usm_pool_buffer_desc_t, NULL };

static const struct cat_field m_t_ur_usm_pool_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ur_usm_pool_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_usm_pool_desc_t = { "ur_usm_pool_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ur_usm_pool_desc_t, NULL };

static const struct cat_enumerator e_t_ur_usm_pool_flags_t[] = {
	{ "UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK", 1 },
	{ "UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP", 2 },
	{ "UR_USM_POOL_FLAG_READ_ONLY_EXP", 4 },
};
static const struct cat_type t_ur_usm_pool_flags_t = { "ur_usm_pool_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ur_usm_pool_flags_t };

static const struct cat_type t_ur_usm_pool_handle_t = { "ur_usm_pool_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "usm_pool" };

static const struct cat_enumerator e_t_ur_usm_pool_info_t[] = {
	{ "UR_USM_POOL_INFO_REFERENCE_COUNT", 0 },
	{ "UR_USM_POOL_INFO_CONTEXT", 1 },
	{ "UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP", 8272 },
	{ "UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP", 8273 },
	{ "UR_USM_POOL_INFO_RESERVED_CURRENT_EXP", 8274 },
	{ "UR_USM_POOL_INFO_RESERVED_HIGH_EXP", 8275 },
	{ "UR_USM_POOL_INFO_USED_CURRENT_EXP", 8276 },
	{ "UR_USM_POOL_INFO_USED_HIGH_EXP", 8277 },
};
static const struct cat_type t_ur_usm_pool_info_t = { "ur_usm_pool_info_t", CAT_ENUM, 4, 8, NULL, NULL, e_t_ur_usm_pool_info_t };

static const struct cat_field m_t_ur_usm_pool_limits_desc_t[] = {
	{ "stype", &t_ur_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "maxPoolableSize", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "minDriverAllocSize", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ur_usm_pool_limits_desc_t = { "ur_usm_pool_limits_desc_t", CAT_STRUCT, 32, 4, NULL, m_t_ur_usm_pool_limits_desc_t, NULL };

static const struct cat_enumerator e_t_ur_usm_type_t[] = {
	{ "UR_USM_TYPE_UNKNOWN", 0 },
	{ "UR_USM_TYPE_HOST", 1 },
	{ "UR_USM_TYPE_DEVICE", 2 },
	{ "UR_USM_TYPE_SHARED", 3 },
};
static const struct cat_type t_ur_usm_type_t = { "ur_usm_type_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ur_usm_type_t };

static const struct cat_enumerator e_t_ur_virtual_mem_access_flags_t[] = {
	{ "UR_VIRTUAL_MEM_ACCESS_FLAG_NONE", 1 },
	{ "UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE", 2 },
	{ "UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY", 4 },
};
static const struct cat_type t_ur_virtual_mem_access_flags_t = { "ur_virtual_mem_access_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ur_virtual_mem_access_flags_t };

static const struct cat_enumerator e_t_ur_virtual_mem_granularity_info_t[] = {
	{ "UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM", 196864 },
	{ "UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED", 196865 },
};
static const struct cat_type t_ur_virtual_mem_granularity_info_t = { "ur_virtual_mem_granularity_info_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ur_virtual_mem_granularity_info_t };

static const struct cat_enumerator e_t_ur_virtual_mem_info_t[] = {
	{ "UR_VIRTUAL_MEM_INFO_ACCESS_MODE", 0 },
};
static const struct cat_type t_ur_virtual_mem_info_t = { "ur_virtual_mem_info_t", CAT_ENUM, 4, 1, NULL, NULL, e_t_ur_virtual_mem_info_t };

static const struct cat_type t_void = { "void", CAT_VOID, 0, 0, NULL, NULL, NULL };

static const struct cat_type t_void_ptr_n = { "void *[]", CAT_ARRAY, 0, 0, &p_void_ptr, NULL, NULL };

static const struct cat_choice c_t_ur_adapter_info_t[] = {
	{ 0, &t_ur_backend_t, NULL, false }, // UR_ADAPTER_INFO_BACKEND
	{ 1, &t_uint32_t, NULL, false }, // UR_ADAPTER_INFO_REFERENCE_COUNT
	{ 2, &t_uint32_t, NULL, false }, // UR_ADAPTER_INFO_VERSION
};

static const struct cat_choice c_t_ur_image_info_t[] = {
	{ 0, &t_ur_image_format_t, NULL, false }, // UR_IMAGE_INFO_FORMAT
	{ 1, &t_size_t, NULL, false }, // UR_IMAGE_INFO_ELEMENT_SIZE
	{ 2, &t_size_t, NULL, false }, // UR_IMAGE_INFO_ROW_PITCH
	{ 3, &t_size_t, NULL, false }, // UR_IMAGE_INFO_SLICE_PITCH
	{ 4, &t_size_t, NULL, false }, // UR_IMAGE_INFO_WIDTH
	{ 5, &t_size_t, NULL, false }, // UR_IMAGE_INFO_HEIGHT
	{ 6, &t_size_t, NULL, false }, // UR_IMAGE_INFO_DEPTH
	{ 7, &t_size_t, NULL, false }, // UR_IMAGE_INFO_ARRAY_SIZE
	{ 8, &t_uint32_t, NULL, false }, // UR_IMAGE_INFO_NUM_MIP_LEVELS
	{ 9, &t_uint32_t, NULL, false }, // UR_IMAGE_INFO_NUM_SAMPLES
};

static const struct cat_choice c_t_ur_exp_command_buffer_command_info_t[] = {
	{ 0, &t_uint32_t, NULL, false }, // UR_EXP_COMMAND_BUFFER_COMMAND_INFO_REFERENCE_COUNT
};

static const struct cat_choice c_t_ur_exp_command_buffer_info_t[] = {
	{ 0, &t_uint32_t, NULL, false }, // UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT
	{ 1, &t_ur_exp_command_buffer_desc_t, NULL, false }, // UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR
};

static const struct cat_choice c_t_ur_context_info_t[] = {
	{ 0, &t_uint32_t, NULL, false }, // UR_CONTEXT_INFO_NUM_DEVICES
	{ 1, &t_ur_device_handle_t_n, NULL, false }, // UR_CONTEXT_INFO_DEVICES
	{ 2, &t_uint32_t, NULL, false }, // UR_CONTEXT_INFO_REFERENCE_COUNT
	{ 3, &t_ur_bool_t, NULL, false }, // UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT
	{ 4, &t_ur_bool_t, NULL, false }, // UR_CONTEXT_INFO_USM_FILL2D_SUPPORT
	{ 5, &t_ur_memory_order_capability_flags_t, NULL, false }, // UR_CONTEXT_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES
	{ 6, &t_ur_memory_scope_capability_flags_t, NULL, false }, // UR_CONTEXT_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES
	{ 7, &t_ur_memory_order_capability_flags_t, NULL, false }, // UR_CONTEXT_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES
	{ 8, &t_ur_memory_scope_capability_flags_t, NULL, false }, // UR_CONTEXT_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES
};

static const struct cat_choice c_t_ur_device_info_t[] = {
	{ 0, &t_ur_device_type_t, NULL, false }, // UR_DEVICE_INFO_TYPE
	{ 1, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_VENDOR_ID
	{ 2, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_DEVICE_ID
	{ 3, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_COMPUTE_UNITS
	{ 4, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS
	{ 5, &t_size_t_n, NULL, false }, // UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES
	{ 6, &t_size_t, NULL, false }, // UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE
	{ 7, &t_ur_device_fp_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_SINGLE_FP_CONFIG
	{ 8, &t_ur_device_fp_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_HALF_FP_CONFIG
	{ 9, &t_ur_device_fp_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_DOUBLE_FP_CONFIG
	{ 10, &t_ur_queue_flags_t, NULL, false }, // UR_DEVICE_INFO_QUEUE_PROPERTIES
	{ 11, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR
	{ 12, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT
	{ 13, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT
	{ 14, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG
	{ 15, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT
	{ 16, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE
	{ 17, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF
	{ 18, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR
	{ 19, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT
	{ 20, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT
	{ 21, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG
	{ 22, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT
	{ 23, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE
	{ 24, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF
	{ 25, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY
	{ 26, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MEMORY_CLOCK_RATE
	{ 27, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_ADDRESS_BITS
	{ 28, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE
	{ 29, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_SUPPORT
	{ 30, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS
	{ 31, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS
	{ 32, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS
	{ 33, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH
	{ 34, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT
	{ 35, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH
	{ 36, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT
	{ 37, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH
	{ 38, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE
	{ 39, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE
	{ 40, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_SAMPLERS
	{ 41, &t_size_t, NULL, false }, // UR_DEVICE_INFO_MAX_PARAMETER_SIZE
	{ 42, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN
	{ 43, &t_ur_device_mem_cache_type_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE
	{ 44, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE
	{ 45, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE
	{ 46, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_MEM_SIZE
	{ 47, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_MEM_FREE
	{ 48, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE
	{ 49, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_CONSTANT_ARGS
	{ 50, &t_ur_device_local_mem_type_t, NULL, false }, // UR_DEVICE_INFO_LOCAL_MEM_TYPE
	{ 51, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_LOCAL_MEM_SIZE
	{ 52, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT
	{ 53, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_HOST_UNIFIED_MEMORY
	{ 54, &t_size_t, NULL, false }, // UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION
	{ 55, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ENDIAN_LITTLE
	{ 56, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_AVAILABLE
	{ 57, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_COMPILER_AVAILABLE
	{ 58, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_LINKER_AVAILABLE
	{ 59, &t_ur_device_exec_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_EXECUTION_CAPABILITIES
	{ 60, &t_ur_queue_flags_t, NULL, false }, // UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES
	{ 61, &t_ur_queue_flags_t, NULL, false }, // UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES
	{ 62, &t_char_n, NULL, false }, // UR_DEVICE_INFO_BUILT_IN_KERNELS
	{ 63, &t_ur_platform_handle_t, NULL, false }, // UR_DEVICE_INFO_PLATFORM
	{ 64, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_REFERENCE_COUNT
	{ 65, &t_char_n, NULL, false }, // UR_DEVICE_INFO_IL_VERSION
	{ 66, &t_char_n, NULL, false }, // UR_DEVICE_INFO_NAME
	{ 67, &t_char_n, NULL, false }, // UR_DEVICE_INFO_VENDOR
	{ 68, &t_char_n, NULL, false }, // UR_DEVICE_INFO_DRIVER_VERSION
	{ 69, &t_char_n, NULL, false }, // UR_DEVICE_INFO_PROFILE
	{ 70, &t_char_n, NULL, false }, // UR_DEVICE_INFO_VERSION
	{ 71, &t_char_n, NULL, false }, // UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION
	{ 72, &t_char_n, NULL, false }, // UR_DEVICE_INFO_EXTENSIONS
	{ 73, &t_size_t, NULL, false }, // UR_DEVICE_INFO_PRINTF_BUFFER_SIZE
	{ 74, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC
	{ 75, &t_ur_device_handle_t, NULL, false }, // UR_DEVICE_INFO_PARENT_DEVICE
	{ 76, &t_ur_device_partition_t_n, NULL, false }, // UR_DEVICE_INFO_SUPPORTED_PARTITIONS
	{ 77, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES
	{ 78, &t_ur_device_affinity_domain_flags_t, NULL, false }, // UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN
	{ 79, &t_ur_device_partition_property_t_n, NULL, false }, // UR_DEVICE_INFO_PARTITION_TYPE
	{ 80, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS
	{ 81, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS
	{ 82, &t_uint32_t_n, NULL, false }, // UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL
	{ 83, &t_ur_device_usm_access_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_USM_HOST_SUPPORT
	{ 84, &t_ur_device_usm_access_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_USM_DEVICE_SUPPORT
	{ 85, &t_ur_device_usm_access_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT
	{ 86, &t_ur_device_usm_access_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT
	{ 87, &t_ur_device_usm_access_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT
	{ 88, &t_uint8_t_n, NULL, false }, // UR_DEVICE_INFO_UUID
	{ 89, &t_char_n, NULL, false }, // UR_DEVICE_INFO_PCI_ADDRESS
	{ 90, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_EU_COUNT
	{ 91, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH
	{ 92, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_EU_SLICES
	{ 93, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE
	{ 94, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE
	{ 95, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU
	{ 96, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH
	{ 97, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_SRGB
	{ 98, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BUILD_ON_SUBDEVICE
	{ 99, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ATOMIC_64
	{ 100, &t_ur_memory_order_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES
	{ 101, &t_ur_memory_scope_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES
	{ 102, &t_ur_memory_order_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES
	{ 103, &t_ur_memory_scope_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES
	{ 104, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BFLOAT16
	{ 105, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES
	{ 106, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS
	{ 107, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MEMORY_BUS_WIDTH
	{ 108, &t_size_t_n3, NULL, false }, // UR_DEVICE_INFO_MAX_WORK_GROUPS_3D
	{ 109, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ASYNC_BARRIER
	{ 110, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT
	{ 111, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT
	{ 112, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP
	{ 113, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_IP_VERSION
	{ 114, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT
	{ 115, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ESIMD_SUPPORT
	{ 116, &t_ur_device_handle_t_n, NULL, false }, // UR_DEVICE_INFO_COMPONENT_DEVICES
	{ 117, &t_ur_device_handle_t, NULL, false }, // UR_DEVICE_INFO_COMPOSITE_DEVICE
	{ 118, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT
	{ 119, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_USM_POOL_SUPPORT
	{ 120, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NUM_COMPUTE_UNITS
	{ 121, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS
	{ 122, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_USE_NATIVE_ASSERT
	{ 123, &t_ur_device_throttle_reasons_flags_t, NULL, false }, // UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS
	{ 124, &t_int32_t, NULL, false }, // UR_DEVICE_INFO_FAN_SPEED
	{ 125, &t_int32_t, NULL, false }, // UR_DEVICE_INFO_MIN_POWER_LIMIT
	{ 126, &t_int32_t, NULL, false }, // UR_DEVICE_INFO_MAX_POWER_LIMIT
	{ 127, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE
	{ 128, &t_ur_kernel_launch_properties_flags_t, NULL, false }, // UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES
	{ 129, &t_uint8_t_n, NULL, false }, // UR_DEVICE_INFO_LUID
	{ 130, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NODE_MASK
	{ 131, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG
	{ 132, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG
	{ 133, &t_size_t, NULL, false }, // UR_DEVICE_INFO_MAX_WORK_GROUPS
	{ 134, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_XE_STACK_COUNT
	{ 135, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_XE_REGIONS_PER_STACK
	{ 136, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION
	{ 137, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_XE_CORES_PER_CLUSTER
	{ 138, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_EUS_PER_XE_CORE
	{ 139, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD
	{ 4096, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP
	{ 4097, &t_ur_device_command_buffer_update_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP
	{ 4098, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP
	{ 4099, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP
	{ 8192, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP
	{ 8193, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP
	{ 8194, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP
	{ 8195, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP
	{ 8196, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP
	{ 8197, &t_size_t, NULL, false }, // UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP
	{ 8198, &t_size_t, NULL, false }, // UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP
	{ 8199, &t_size_t, NULL, false }, // UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP
	{ 8200, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP
	{ 8201, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP
	{ 8202, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP
	{ 8203, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP
	{ 8204, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP
	{ 8206, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP
	{ 8208, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP
	{ 8209, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP
	{ 8210, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP
	{ 8211, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP
	{ 8212, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP
	{ 8213, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP
	{ 8215, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP
	{ 8216, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP
	{ 8217, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP
	{ 8218, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP
	{ 8219, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP
	{ 8220, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP
	{ 8221, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP
	{ 8224, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP
	{ 8225, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP
	{ 8226, &t_ur_exp_device_2d_block_array_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP
	{ 8227, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP
	{ 8228, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP
	{ 8229, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP
	{ 8230, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP
	{ 8272, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP
	{ 8288, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP
	{ 8289, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP
	{ 8290, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP
	{ 8304, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IS_INTEGRATED_GPU
	{ 8320, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP
	{ 8336, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP
	{ 8352, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP
	{ 16384, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP
	{ 24576, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP
	{ 24578, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP
	{ 24579, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP
	{ 28672, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP
	{ 32768, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP
	{ 36864, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP
};

static const struct cat_choice c_t_ur_device_info_t_v1[] = {
	{ 0, &t_ur_device_type_t, NULL, false }, // UR_DEVICE_INFO_TYPE
	{ 1, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_VENDOR_ID
	{ 2, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_DEVICE_ID
	{ 3, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_COMPUTE_UNITS
	{ 4, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS
	{ 5, &t_size_t_n, NULL, false }, // UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES
	{ 6, &t_size_t, NULL, false }, // UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE
	{ 7, &t_ur_device_fp_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_SINGLE_FP_CONFIG
	{ 8, &t_ur_device_fp_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_HALF_FP_CONFIG
	{ 9, &t_ur_device_fp_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_DOUBLE_FP_CONFIG
	{ 10, &t_ur_queue_flags_t, NULL, false }, // UR_DEVICE_INFO_QUEUE_PROPERTIES
	{ 11, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR
	{ 12, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT
	{ 13, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT
	{ 14, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG
	{ 15, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT
	{ 16, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE
	{ 17, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF
	{ 18, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR
	{ 19, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT
	{ 20, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT
	{ 21, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG
	{ 22, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT
	{ 23, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE
	{ 24, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF
	{ 25, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY
	{ 26, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MEMORY_CLOCK_RATE
	{ 27, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_ADDRESS_BITS
	{ 28, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE
	{ 29, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_SUPPORT
	{ 30, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS
	{ 31, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS
	{ 32, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS
	{ 33, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH
	{ 34, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT
	{ 35, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH
	{ 36, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT
	{ 37, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH
	{ 38, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE
	{ 39, &t_size_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE
	{ 40, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_SAMPLERS
	{ 41, &t_size_t, NULL, false }, // UR_DEVICE_INFO_MAX_PARAMETER_SIZE
	{ 42, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN
	{ 43, &t_ur_device_mem_cache_type_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE
	{ 44, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE
	{ 45, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE
	{ 46, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_MEM_SIZE
	{ 47, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_MEM_FREE
	{ 48, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE
	{ 49, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_CONSTANT_ARGS
	{ 50, &t_ur_device_local_mem_type_t, NULL, false }, // UR_DEVICE_INFO_LOCAL_MEM_TYPE
	{ 51, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_LOCAL_MEM_SIZE
	{ 52, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT
	{ 53, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_HOST_UNIFIED_MEMORY
	{ 54, &t_size_t, NULL, false }, // UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION
	{ 55, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ENDIAN_LITTLE
	{ 56, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_AVAILABLE
	{ 57, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_COMPILER_AVAILABLE
	{ 58, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_LINKER_AVAILABLE
	{ 59, &t_ur_device_exec_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_EXECUTION_CAPABILITIES
	{ 60, &t_ur_queue_flags_t, NULL, false }, // UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES
	{ 61, &t_ur_queue_flags_t, NULL, false }, // UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES
	{ 62, &t_char_n, NULL, false }, // UR_DEVICE_INFO_BUILT_IN_KERNELS
	{ 63, &t_ur_platform_handle_t, NULL, false }, // UR_DEVICE_INFO_PLATFORM
	{ 64, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_REFERENCE_COUNT
	{ 65, &t_char_n, NULL, false }, // UR_DEVICE_INFO_IL_VERSION
	{ 66, &t_char_n, NULL, false }, // UR_DEVICE_INFO_NAME
	{ 67, &t_char_n, NULL, false }, // UR_DEVICE_INFO_VENDOR
	{ 68, &t_char_n, NULL, false }, // UR_DEVICE_INFO_DRIVER_VERSION
	{ 69, &t_char_n, NULL, false }, // UR_DEVICE_INFO_PROFILE
	{ 70, &t_char_n, NULL, false }, // UR_DEVICE_INFO_VERSION
	{ 71, &t_char_n, NULL, false }, // UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION
	{ 72, &t_char_n, NULL, false }, // UR_DEVICE_INFO_EXTENSIONS
	{ 73, &t_size_t, NULL, false }, // UR_DEVICE_INFO_PRINTF_BUFFER_SIZE
	{ 74, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC
	{ 75, &t_ur_device_handle_t, NULL, false }, // UR_DEVICE_INFO_PARENT_DEVICE
	{ 76, &t_ur_device_partition_t_n, NULL, false }, // UR_DEVICE_INFO_SUPPORTED_PARTITIONS
	{ 77, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES
	{ 78, &t_ur_device_affinity_domain_flags_t, NULL, false }, // UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN
	{ 79, &t_ur_device_partition_property_t_n, NULL, false }, // UR_DEVICE_INFO_PARTITION_TYPE
	{ 80, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS
	{ 81, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS
	{ 82, &t_uint32_t_n, NULL, false }, // UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL
	{ 83, &t_ur_device_usm_access_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_USM_HOST_SUPPORT
	{ 84, &t_ur_device_usm_access_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_USM_DEVICE_SUPPORT
	{ 85, &t_ur_device_usm_access_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT
	{ 86, &t_ur_device_usm_access_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT
	{ 87, &t_ur_device_usm_access_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT
	{ 88, &t_uint8_t_n, NULL, false }, // UR_DEVICE_INFO_UUID
	{ 89, &t_char_n, NULL, false }, // UR_DEVICE_INFO_PCI_ADDRESS
	{ 90, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_EU_COUNT
	{ 91, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH
	{ 92, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_EU_SLICES
	{ 93, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE
	{ 94, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE
	{ 95, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU
	{ 96, &t_uint64_t, NULL, false }, // UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH
	{ 97, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_SRGB
	{ 98, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BUILD_ON_SUBDEVICE
	{ 99, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ATOMIC_64
	{ 100, &t_ur_memory_order_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES
	{ 101, &t_ur_memory_scope_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES
	{ 102, &t_ur_memory_order_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES
	{ 103, &t_ur_memory_scope_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES
	{ 104, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BFLOAT16
	{ 105, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES
	{ 106, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS
	{ 107, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MEMORY_BUS_WIDTH
	{ 108, &t_size_t_n3, NULL, false }, // UR_DEVICE_INFO_MAX_WORK_GROUPS_3D
	{ 109, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ASYNC_BARRIER
	{ 110, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT
	{ 111, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT
	{ 112, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP
	{ 113, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_IP_VERSION
	{ 114, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT
	{ 115, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ESIMD_SUPPORT
	{ 116, &t_ur_device_handle_t_n, NULL, false }, // UR_DEVICE_INFO_COMPONENT_DEVICES
	{ 117, &t_ur_device_handle_t, NULL, false }, // UR_DEVICE_INFO_COMPOSITE_DEVICE
	{ 118, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT
	{ 119, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_USM_POOL_SUPPORT
	{ 120, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NUM_COMPUTE_UNITS
	{ 121, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS
	{ 122, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_USE_NATIVE_ASSERT
	{ 123, &t_ur_device_throttle_reasons_flags_t, NULL, false }, // UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS
	{ 124, &t_int32_t, NULL, false }, // UR_DEVICE_INFO_FAN_SPEED
	{ 125, &t_int32_t, NULL, false }, // UR_DEVICE_INFO_MIN_POWER_LIMIT
	{ 126, &t_int32_t, NULL, false }, // UR_DEVICE_INFO_MAX_POWER_LIMIT
	{ 127, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE
	{ 128, &t_ur_kernel_launch_properties_flags_t, NULL, false }, // UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES
	{ 129, &t_uint8_t_n, NULL, false }, // UR_DEVICE_INFO_LUID
	{ 130, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_NODE_MASK
	{ 133, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_XE_STACK_COUNT
	{ 134, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_XE_REGIONS_PER_STACK
	{ 135, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION
	{ 136, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_XE_CORES_PER_CLUSTER
	{ 137, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_EUS_PER_XE_CORE
	{ 138, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD
	{ 4096, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP
	{ 4097, &t_ur_device_command_buffer_update_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP
	{ 4098, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP
	{ 4099, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP
	{ 4369, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_CLUSTER_LAUNCH_EXP
	{ 8192, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP
	{ 8193, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP
	{ 8194, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP
	{ 8195, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP
	{ 8196, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP
	{ 8197, &t_size_t, NULL, false }, // UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP
	{ 8198, &t_size_t, NULL, false }, // UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP
	{ 8199, &t_size_t, NULL, false }, // UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP
	{ 8200, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP
	{ 8201, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP
	{ 8202, &t_uint32_t, NULL, false }, // UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP
	{ 8203, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP
	{ 8204, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP
	{ 8206, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP
	{ 8208, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP
	{ 8209, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP
	{ 8210, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP
	{ 8211, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP
	{ 8212, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP
	{ 8213, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP
	{ 8215, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP
	{ 8216, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP
	{ 8217, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP
	{ 8218, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP
	{ 8219, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP
	{ 8220, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP
	{ 8221, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP
	{ 8224, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP
	{ 8225, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP
	{ 8226, &t_ur_exp_device_2d_block_array_capability_flags_t, NULL, false }, // UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP
	{ 8227, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP
	{ 8272, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP
	{ 8288, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP
	{ 8289, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP
	{ 8290, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP
	{ 8304, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_IS_INTEGRATED_GPU
	{ 8320, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP
	{ 12288, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_LAUNCH_PROPERTIES_SUPPORT_EXP
	{ 16384, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP
	{ 20480, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_COOPERATIVE_KERNEL_SUPPORT_EXP
	{ 24576, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP
	{ 24578, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP
	{ 24579, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP
	{ 28672, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP
	{ 32768, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP
	{ 36864, &t_ur_bool_t, NULL, false }, // UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP
};

static const struct cat_choice c_t_ur_event_info_t[] = {
	{ 0, &t_ur_queue_handle_t, NULL, false }, // UR_EVENT_INFO_COMMAND_QUEUE
	{ 1, &t_ur_context_handle_t, NULL, false }, // UR_EVENT_INFO_CONTEXT
	{ 2, &t_ur_command_t, NULL, false }, // UR_EVENT_INFO_COMMAND_TYPE
	{ 3, &t_ur_event_status_t, NULL, false }, // UR_EVENT_INFO_COMMAND_EXECUTION_STATUS
	{ 4, &t_uint32_t, NULL, false }, // UR_EVENT_INFO_REFERENCE_COUNT
};

static const struct cat_choice c_t_ur_profiling_info_t[] = {
	{ 0, &t_uint64_t, NULL, false }, // UR_PROFILING_INFO_COMMAND_QUEUED
	{ 1, &t_uint64_t, NULL, false }, // UR_PROFILING_INFO_COMMAND_SUBMIT
	{ 2, &t_uint64_t, NULL, false }, // UR_PROFILING_INFO_COMMAND_START
	{ 3, &t_uint64_t, NULL, false }, // UR_PROFILING_INFO_COMMAND_END
	{ 4, &t_uint64_t, NULL, false }, // UR_PROFILING_INFO_COMMAND_COMPLETE
};

static const struct cat_choice c_t_ur_kernel_group_info_t[] = {
	{ 0, &t_size_t_n3, NULL, false }, // UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE
	{ 1, &t_size_t, NULL, false }, // UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE
	{ 2, &t_size_t_n3, NULL, false }, // UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE
	{ 3, &t_size_t, NULL, false }, // UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE
	{ 4, &t_size_t, NULL, false }, // UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE
	{ 5, &t_size_t, NULL, false }, // UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE
	{ 6, &t_size_t_n3, NULL, false }, // UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE
	{ 7, &t_size_t, NULL, false }, // UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE
};

static const struct cat_choice c_t_ur_kernel_info_t[] = {
	{ 0, &t_char_n, NULL, false }, // UR_KERNEL_INFO_FUNCTION_NAME
	{ 1, &t_uint32_t, NULL, false }, // UR_KERNEL_INFO_NUM_ARGS
	{ 2, &t_uint32_t, NULL, false }, // UR_KERNEL_INFO_REFERENCE_COUNT
	{ 3, &t_ur_context_handle_t, NULL, false }, // UR_KERNEL_INFO_CONTEXT
	{ 4, &t_ur_program_handle_t, NULL, false }, // UR_KERNEL_INFO_PROGRAM
	{ 5, &t_char_n, NULL, false }, // UR_KERNEL_INFO_ATTRIBUTES
	{ 6, &t_uint32_t, NULL, false }, // UR_KERNEL_INFO_NUM_REGS
	{ 7, &t_uint32_t_n, NULL, false }, // UR_KERNEL_INFO_SPILL_MEM_SIZE
};

static const struct cat_choice c_t_ur_kernel_sub_group_info_t[] = {
	{ 0, &t_uint32_t, NULL, false }, // UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE
	{ 1, &t_uint32_t, NULL, false }, // UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS
	{ 2, &t_uint32_t, NULL, false }, // UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS
	{ 3, &t_uint32_t, NULL, false }, // UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL
};

static const struct cat_choice c_t_ur_kernel_exec_info_t[] = {
	{ 0, &t_ur_bool_t, NULL, false }, // UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS
	{ 1, &t_void_ptr_n, NULL, false }, // UR_KERNEL_EXEC_INFO_USM_PTRS
	{ 2, &t_ur_kernel_cache_config_t, NULL, false }, // UR_KERNEL_EXEC_INFO_CACHE_CONFIG
};

static const struct cat_choice c_t_ur_loader_config_info_t[] = {
	{ 0, &t_char_n, NULL, false }, // UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS
	{ 1, &t_uint32_t, NULL, false }, // UR_LOADER_CONFIG_INFO_REFERENCE_COUNT
};

static const struct cat_choice c_t_ur_mem_info_t[] = {
	{ 0, &t_size_t, NULL, false }, // UR_MEM_INFO_SIZE
	{ 1, &t_ur_context_handle_t, NULL, false }, // UR_MEM_INFO_CONTEXT
	{ 2, &t_uint32_t, NULL, false }, // UR_MEM_INFO_REFERENCE_COUNT
};

static const struct cat_choice c_t_ur_physical_mem_info_t[] = {
	{ 0, &t_ur_context_handle_t, NULL, false }, // UR_PHYSICAL_MEM_INFO_CONTEXT
	{ 1, &t_ur_device_handle_t, NULL, false }, // UR_PHYSICAL_MEM_INFO_DEVICE
	{ 2, &t_size_t, NULL, false }, // UR_PHYSICAL_MEM_INFO_SIZE
	{ 3, &t_ur_physical_mem_properties_t, NULL, false }, // UR_PHYSICAL_MEM_INFO_PROPERTIES
	{ 4, &t_uint32_t, NULL, false }, // UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT
};

static const struct cat_choice c_t_ur_platform_info_t[] = {
	{ 1, &t_char_n, NULL, false }, // UR_PLATFORM_INFO_NAME
	{ 2, &t_char_n, NULL, false }, // UR_PLATFORM_INFO_VENDOR_NAME
	{ 3, &t_char_n, NULL, false }, // UR_PLATFORM_INFO_VERSION
	{ 4, &t_char_n, NULL, false }, // UR_PLATFORM_INFO_EXTENSIONS
	{ 5, &t_char_n, NULL, false }, // UR_PLATFORM_INFO_PROFILE
	{ 6, &t_ur_backend_t, NULL, false }, // UR_PLATFORM_INFO_BACKEND
	{ 7, &t_ur_adapter_handle_t, NULL, false }, // UR_PLATFORM_INFO_ADAPTER
};

static const struct cat_choice c_t_ur_program_build_info_t[] = {
	{ 0, &t_ur_program_build_status_t, NULL, false }, // UR_PROGRAM_BUILD_INFO_STATUS
	{ 1, &t_char_n, NULL, false }, // UR_PROGRAM_BUILD_INFO_OPTIONS
	{ 2, &t_char_n, NULL, false }, // UR_PROGRAM_BUILD_INFO_LOG
	{ 3, &t_ur_program_binary_type_t, NULL, false }, // UR_PROGRAM_BUILD_INFO_BINARY_TYPE
};

static const struct cat_choice c_t_ur_program_info_t[] = {
	{ 0, &t_uint32_t, NULL, false }, // UR_PROGRAM_INFO_REFERENCE_COUNT
	{ 1, &t_ur_context_handle_t, NULL, false }, // UR_PROGRAM_INFO_CONTEXT
	{ 2, &t_uint32_t, NULL, false }, // UR_PROGRAM_INFO_NUM_DEVICES
	{ 3, &t_ur_device_handle_t_n, NULL, false }, // UR_PROGRAM_INFO_DEVICES
	{ 4, &t_char_n, NULL, false }, // UR_PROGRAM_INFO_IL
	{ 5, &t_size_t_n, NULL, false }, // UR_PROGRAM_INFO_BINARY_SIZES
	{ 6, &t_unsigned_char_ptr_n, NULL, false }, // UR_PROGRAM_INFO_BINARIES
	{ 7, &t_size_t, NULL, false }, // UR_PROGRAM_INFO_NUM_KERNELS
	{ 8, &t_char_n, NULL, false }, // UR_PROGRAM_INFO_KERNEL_NAMES
};

static const struct cat_choice c_t_ur_queue_info_t[] = {
	{ 0, &t_ur_context_handle_t, NULL, false }, // UR_QUEUE_INFO_CONTEXT
	{ 1, &t_ur_device_handle_t, NULL, false }, // UR_QUEUE_INFO_DEVICE
	{ 2, &t_ur_queue_handle_t, NULL, false }, // UR_QUEUE_INFO_DEVICE_DEFAULT
	{ 3, &t_ur_queue_flags_t, NULL, false }, // UR_QUEUE_INFO_FLAGS
	{ 4, &t_uint32_t, NULL, false }, // UR_QUEUE_INFO_REFERENCE_COUNT
	{ 5, &t_uint32_t, NULL, false }, // UR_QUEUE_INFO_SIZE
	{ 6, &t_ur_bool_t, NULL, false }, // UR_QUEUE_INFO_EMPTY
};

static const struct cat_choice c_t_ur_sampler_info_t[] = {
	{ 0, &t_uint32_t, NULL, false }, // UR_SAMPLER_INFO_REFERENCE_COUNT
	{ 1, &t_ur_context_handle_t, NULL, false }, // UR_SAMPLER_INFO_CONTEXT
	{ 2, &t_ur_bool_t, NULL, false }, // UR_SAMPLER_INFO_NORMALIZED_COORDS
	{ 3, &t_ur_sampler_addressing_mode_t, NULL, false }, // UR_SAMPLER_INFO_ADDRESSING_MODE
	{ 4, &t_ur_sampler_filter_mode_t, NULL, false }, // UR_SAMPLER_INFO_FILTER_MODE
};

static const struct cat_choice c_t_ur_usm_alloc_info_t[] = {
	{ 0, &t_ur_usm_type_t, NULL, false }, // UR_USM_ALLOC_INFO_TYPE
	{ 1, &p_void_ptr, NULL, false }, // UR_USM_ALLOC_INFO_BASE_PTR
	{ 2, &t_size_t, NULL, false }, // UR_USM_ALLOC_INFO_SIZE
	{ 3, &t_ur_device_handle_t, NULL, false }, // UR_USM_ALLOC_INFO_DEVICE
	{ 4, &t_ur_usm_pool_handle_t, NULL, false }, // UR_USM_ALLOC_INFO_POOL
};

static const struct cat_choice c_t_ur_usm_pool_info_t[] = {
	{ 0, &t_uint32_t, NULL, false }, // UR_USM_POOL_INFO_REFERENCE_COUNT
	{ 1, &t_ur_context_handle_t, NULL, false }, // UR_USM_POOL_INFO_CONTEXT
	{ 8272, &t_size_t, NULL, false }, // UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP
	{ 8273, &t_size_t, NULL, false }, // UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP
	{ 8274, &t_size_t, NULL, false }, // UR_USM_POOL_INFO_RESERVED_CURRENT_EXP
	{ 8275, &t_size_t, NULL, false }, // UR_USM_POOL_INFO_RESERVED_HIGH_EXP
	{ 8276, &t_size_t, NULL, false }, // UR_USM_POOL_INFO_USED_CURRENT_EXP
	{ 8277, &t_size_t, NULL, false }, // UR_USM_POOL_INFO_USED_HIGH_EXP
};

static const struct cat_choice c_t_ur_exp_peer_info_t[] = {
	{ 0, &t_int, NULL, false }, // UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT
	{ 1, &t_int, NULL, false }, // UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT
};

static const struct cat_choice c_t_ur_virtual_mem_info_t[] = {
	{ 0, &t_ur_virtual_mem_access_flags_t, NULL, false }, // UR_VIRTUAL_MEM_INFO_ACCESS_MODE
};

static const struct cat_choice c_t_ur_virtual_mem_granularity_info_t[] = {
	{ 196864, &t_size_t, NULL, false }, // UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM
	{ 196865, &t_size_t, NULL, false }, // UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED
};

static const struct cat_arg a_urAdapterGet[] = {
	{ "NumEntries", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phAdapters", &p_ur_adapter_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "pNumAdapters", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urAdapterGet = {
	"urAdapterGet", "urAdapterGet", 178, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_urAdapterGet, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(178),
};

static const struct cat_arg a_urAdapterGetInfo[] = {
	{ "hAdapter", &t_ur_adapter_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_adapter_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_adapter_info_t) / sizeof(*c_t_ur_adapter_info_t), c_t_ur_adapter_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urAdapterGetInfo = {
	"urAdapterGetInfo", "urAdapterGetInfo", 181, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urAdapterGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(181),
};

static const struct cat_arg a_urAdapterGetLastError[] = {
	{ "hAdapter", &t_ur_adapter_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ppMessage", &p_const_char_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pError", &p_int32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urAdapterGetLastError = {
	"urAdapterGetLastError", "urAdapterGetLastError", 180, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_urAdapterGetLastError, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(180),
};

static const struct cat_arg a_urAdapterRelease[] = {
	{ "hAdapter", &t_ur_adapter_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urAdapterRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urAdapterRelease = {
	"urAdapterRelease", "urAdapterRelease", 177, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urAdapterRelease, a_urAdapterRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(177),
};

static const struct cat_arg a_urAdapterRetain[] = {
	{ "hAdapter", &t_ur_adapter_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urAdapterRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urAdapterRetain = {
	"urAdapterRetain", "urAdapterRetain", 179, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urAdapterRetain, a_urAdapterRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(179),
};

static const struct cat_arg a_urAdapterSetLoggerCallback[] = {
	{ "hAdapter", &t_ur_adapter_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnLoggerCallback", &t_ur_logger_callback_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "level", &t_ur_logger_level_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urAdapterSetLoggerCallback = {
	"urAdapterSetLoggerCallback", "urAdapterSetLoggerCallback", 266, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_urAdapterSetLoggerCallback, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(266),
};

static const struct cat_arg a_urAdapterSetLoggerCallbackLevel[] = {
	{ "hAdapter", &t_ur_adapter_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "level", &t_ur_logger_level_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urAdapterSetLoggerCallbackLevel = {
	"urAdapterSetLoggerCallbackLevel", "urAdapterSetLoggerCallbackLevel", 267, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_urAdapterSetLoggerCallbackLevel, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(267),
};

static const struct cat_arg a_urBindlessImagesFreeMappedLinearMemoryExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urBindlessImagesFreeMappedLinearMemoryExp[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(2) } },
};
static const struct cat_func f_urBindlessImagesFreeMappedLinearMemoryExp = {
	"urBindlessImagesFreeMappedLinearMemoryExp", "urBindlessImagesFreeMappedLinearMemoryExp", 271, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_urBindlessImagesFreeMappedLinearMemoryExp, a_urBindlessImagesFreeMappedLinearMemoryExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(271),
};

static const struct cat_arg a_urBindlessImagesGetImageMemoryHandleTypeSupportExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "imageMemHandleType", &t_ur_exp_image_mem_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSupportedRet", &p_ur_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urBindlessImagesGetImageMemoryHandleTypeSupportExp = {
	"urBindlessImagesGetImageMemoryHandleTypeSupportExp", "urBindlessImagesGetImageMemoryHandleTypeSupportExp", 270, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_urBindlessImagesGetImageMemoryHandleTypeSupportExp, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(270),
};

static const struct cat_arg a_urBindlessImagesGetImageSampledHandleSupportExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "imageMemHandleType", &t_ur_exp_image_mem_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSupportedRet", &p_ur_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urBindlessImagesGetImageSampledHandleSupportExp = {
	"urBindlessImagesGetImageSampledHandleSupportExp", "urBindlessImagesGetImageSampledHandleSupportExp", 269, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_urBindlessImagesGetImageSampledHandleSupportExp, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(269),
};

static const struct cat_arg a_urBindlessImagesGetImageUnsampledHandleSupportExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "imageMemHandleType", &t_ur_exp_image_mem_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSupportedRet", &p_ur_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urBindlessImagesGetImageUnsampledHandleSupportExp = {
	"urBindlessImagesGetImageUnsampledHandleSupportExp", "urBindlessImagesGetImageUnsampledHandleSupportExp", 268, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_urBindlessImagesGetImageUnsampledHandleSupportExp, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(268),
};

static const struct cat_arg a_urBindlessImagesImageAllocateExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phImageMem", &p_ur_exp_image_mem_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesImageAllocateExp[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urBindlessImagesImageAllocateExp = {
	"urBindlessImagesImageAllocateExp", "urBindlessImagesImageAllocateExp", 135, CAT_API_UR, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_urBindlessImagesImageAllocateExp, a_urBindlessImagesImageAllocateExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(135),
};

static const struct cat_arg a_urBindlessImagesImageCopyExp_v1[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrcImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDstImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pSrcImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDstImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pCopyRegion", &p_ur_exp_image_copy_region_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "imageCopyFlags", &t_ur_exp_image_copy_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 9 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesImageCopyExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(9), [CAT_PART_WAIT] = CAT_ARG(10), [CAT_PART_EVENT] = CAT_ARG(11) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_urBindlessImagesImageCopyExp_v1 = {
	"urBindlessImagesImageCopyExp", "urBindlessImagesImageCopyExp", 139, CAT_API_UR, CAT_F_COPY, 12, 1, CAT_OK_RESULT, 2, r_urBindlessImagesImageCopyExp_v1, a_urBindlessImagesImageCopyExp_v1, &t_ur_result_t,
	"2025.0", "2025.3", NULL, CAT_ARG(139),
};
static const struct cat_arg a_urBindlessImagesImageCopyExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrcImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDstImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pSrcImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDstImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pCopyRegion", &p_ur_exp_image_copy_region_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "imageCopyFlags", &t_ur_exp_image_copy_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "imageCopyInputTypes", &t_ur_exp_image_copy_input_types_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesImageCopyExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(12) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_urBindlessImagesImageCopyExp = {
	"urBindlessImagesImageCopyExp", "urBindlessImagesImageCopyExp", 139, CAT_API_UR, CAT_F_COPY, 13, 0, CAT_OK_RESULT, 2, r_urBindlessImagesImageCopyExp, a_urBindlessImagesImageCopyExp, &t_ur_result_t,
	"2026.0", "", &f_urBindlessImagesImageCopyExp_v1, CAT_ARG(139),
};

static const struct cat_arg a_urBindlessImagesImageFreeExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageMem", &t_ur_exp_image_mem_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urBindlessImagesImageFreeExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_urBindlessImagesImageFreeExp = {
	"urBindlessImagesImageFreeExp", "urBindlessImagesImageFreeExp", 136, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_urBindlessImagesImageFreeExp, a_urBindlessImagesImageFreeExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(136),
};

static const struct cat_arg a_urBindlessImagesImageGetInfoExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageMem", &t_ur_exp_image_mem_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_image_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_PBYTES, 4, &(const struct cat_select){ 2, 5, sizeof(c_t_ur_image_info_t) / sizeof(*c_t_ur_image_info_t), c_t_ur_image_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urBindlessImagesImageGetInfoExp = {
	"urBindlessImagesImageGetInfoExp", "urBindlessImagesImageGetInfoExp", 140, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urBindlessImagesImageGetInfoExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(140),
};

static const struct cat_arg a_urBindlessImagesImportExternalMemoryExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memHandleType", &t_ur_exp_external_mem_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pExternalMemDesc", &p_ur_exp_external_mem_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phExternalMem", &p_ur_exp_external_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesImportExternalMemoryExp[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_urBindlessImagesImportExternalMemoryExp = {
	"urBindlessImagesImportExternalMemoryExp", "urBindlessImagesImportExternalMemoryExp", 226, CAT_API_UR, 0, 6, 0, CAT_OK_RESULT, 1, r_urBindlessImagesImportExternalMemoryExp, a_urBindlessImagesImportExternalMemoryExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(226),
};

static const struct cat_arg a_urBindlessImagesImportExternalSemaphoreExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "semHandleType", &t_ur_exp_external_semaphore_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pExternalSemaphoreDesc", &p_ur_exp_external_semaphore_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phExternalSemaphore", &p_ur_exp_external_semaphore_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesImportExternalSemaphoreExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urBindlessImagesImportExternalSemaphoreExp = {
	"urBindlessImagesImportExternalSemaphoreExp", "urBindlessImagesImportExternalSemaphoreExp", 227, CAT_API_UR, 0, 5, 0, CAT_OK_RESULT, 1, r_urBindlessImagesImportExternalSemaphoreExp, a_urBindlessImagesImportExternalSemaphoreExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(227),
};

static const struct cat_arg a_urBindlessImagesMapExternalArrayExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hExternalMem", &t_ur_exp_external_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phImageMem", &p_ur_exp_image_mem_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesMapExternalArrayExp[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(4) } },
};
static const struct cat_func f_urBindlessImagesMapExternalArrayExp = {
	"urBindlessImagesMapExternalArrayExp", "urBindlessImagesMapExternalArrayExp", 144, CAT_API_UR, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_urBindlessImagesMapExternalArrayExp, a_urBindlessImagesMapExternalArrayExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(144),
};

static const struct cat_arg a_urBindlessImagesMapExternalLinearMemoryExp_v1[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hExternalMem", &t_ur_exp_external_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ppRetMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesMapExternalLinearMemoryExp_v1[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_IMPORTED, { [CAT_PART_PARENT] = CAT_ARG(4), [CAT_PART_POINTER] = CAT_ARG(5), [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_urBindlessImagesMapExternalLinearMemoryExp_v1 = {
	"urBindlessImagesMapExternalLinearMemoryExp", "urBindlessImagesMapExternalLinearMemoryExp", 245, CAT_API_UR, CAT_F_MEMORY, 6, 1, CAT_OK_RESULT, 1, r_urBindlessImagesMapExternalLinearMemoryExp_v1, a_urBindlessImagesMapExternalLinearMemoryExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(231),
};
static const struct cat_arg a_urBindlessImagesMapExternalLinearMemoryExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hExternalMem", &t_ur_exp_external_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ppRetMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesMapExternalLinearMemoryExp[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_IMPORTED, { [CAT_PART_PARENT] = CAT_ARG(4), [CAT_PART_POINTER] = CAT_ARG(5), [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_urBindlessImagesMapExternalLinearMemoryExp = {
	"urBindlessImagesMapExternalLinearMemoryExp", "urBindlessImagesMapExternalLinearMemoryExp", 245, CAT_API_UR, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_urBindlessImagesMapExternalLinearMemoryExp, a_urBindlessImagesMapExternalLinearMemoryExp, &t_ur_result_t,
	"2025.1", "", &f_urBindlessImagesMapExternalLinearMemoryExp_v1, CAT_ARG(245),
};

static const struct cat_arg a_urBindlessImagesMipmapFreeExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMem", &t_ur_exp_image_mem_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urBindlessImagesMipmapFreeExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_urBindlessImagesMipmapFreeExp = {
	"urBindlessImagesMipmapFreeExp", "urBindlessImagesMipmapFreeExp", 142, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_urBindlessImagesMipmapFreeExp, a_urBindlessImagesMipmapFreeExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(142),
};

static const struct cat_arg a_urBindlessImagesMipmapGetLevelExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageMem", &t_ur_exp_image_mem_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mipmapLevel", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phImageMem", &p_ur_exp_image_mem_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urBindlessImagesMipmapGetLevelExp = {
	"urBindlessImagesMipmapGetLevelExp", "urBindlessImagesMipmapGetLevelExp", 141, CAT_API_UR, 0, 5, 0, CAT_OK_RESULT, 0, NULL, a_urBindlessImagesMipmapGetLevelExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(141),
};

static const struct cat_arg a_urBindlessImagesReleaseExternalMemoryExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hExternalMem", &t_ur_exp_external_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urBindlessImagesReleaseExternalMemoryExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_urBindlessImagesReleaseExternalMemoryExp = {
	"urBindlessImagesReleaseExternalMemoryExp", "urBindlessImagesReleaseExternalMemoryExp", 230, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 1, r_urBindlessImagesReleaseExternalMemoryExp, a_urBindlessImagesReleaseExternalMemoryExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(230),
};

static const struct cat_arg a_urBindlessImagesReleaseExternalSemaphoreExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hExternalSemaphore", &t_ur_exp_external_semaphore_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urBindlessImagesReleaseExternalSemaphoreExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_urBindlessImagesReleaseExternalSemaphoreExp = {
	"urBindlessImagesReleaseExternalSemaphoreExp", "urBindlessImagesReleaseExternalSemaphoreExp", 147, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 1, r_urBindlessImagesReleaseExternalSemaphoreExp, a_urBindlessImagesReleaseExternalSemaphoreExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(147),
};

static const struct cat_arg a_urBindlessImagesSampledImageCreateExp_v1[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageMem", &t_ur_exp_image_mem_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hSampler", &t_ur_sampler_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phImage", &p_ur_exp_image_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesSampledImageCreateExp_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(6), [CAT_PART_PARENT] = CAT_ARG(2) } },
};
static const struct cat_func f_urBindlessImagesSampledImageCreateExp_v1 = {
	"urBindlessImagesSampledImageCreateExp", "urBindlessImagesSampledImageCreateExp", 138, CAT_API_UR, 0, 7, 1, CAT_OK_RESULT, 1, r_urBindlessImagesSampledImageCreateExp_v1, a_urBindlessImagesSampledImageCreateExp_v1, &t_ur_result_t,
	"2025.0", "2025.2", NULL, CAT_ARG(138),
};
static const struct cat_arg a_urBindlessImagesSampledImageCreateExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageMem", &t_ur_exp_image_mem_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pSamplerDesc", &p_const_ur_sampler_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phImage", &p_ur_exp_image_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesSampledImageCreateExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(6), [CAT_PART_PARENT] = CAT_ARG(2) } },
};
static const struct cat_func f_urBindlessImagesSampledImageCreateExp = {
	"urBindlessImagesSampledImageCreateExp", "urBindlessImagesSampledImageCreateExp", 138, CAT_API_UR, 0, 7, 0, CAT_OK_RESULT, 1, r_urBindlessImagesSampledImageCreateExp, a_urBindlessImagesSampledImageCreateExp, &t_ur_result_t,
	"2025.3", "", &f_urBindlessImagesSampledImageCreateExp_v1, CAT_ARG(138),
};

static const struct cat_arg a_urBindlessImagesSampledImageHandleDestroyExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_ur_exp_image_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urBindlessImagesSampledImageHandleDestroyExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_urBindlessImagesSampledImageHandleDestroyExp = {
	"urBindlessImagesSampledImageHandleDestroyExp", "urBindlessImagesSampledImageHandleDestroyExp", 134, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 1, r_urBindlessImagesSampledImageHandleDestroyExp, a_urBindlessImagesSampledImageHandleDestroyExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(134),
};

static const struct cat_arg a_urBindlessImagesSignalExternalSemaphoreExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSemaphore", &t_ur_exp_external_semaphore_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hasSignalValue", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "signalValue", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesSignalExternalSemaphoreExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_urBindlessImagesSignalExternalSemaphoreExp = {
	"urBindlessImagesSignalExternalSemaphoreExp", "urBindlessImagesSignalExternalSemaphoreExp", 149, CAT_API_UR, CAT_F_SYNC, 7, 0, CAT_OK_RESULT, 1, r_urBindlessImagesSignalExternalSemaphoreExp, a_urBindlessImagesSignalExternalSemaphoreExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(149),
};

static const struct cat_arg a_urBindlessImagesSupportsImportingHandleTypeExp[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memHandleType", &t_ur_exp_external_mem_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSupportedRet", &p_ur_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urBindlessImagesSupportsImportingHandleTypeExp = {
	"urBindlessImagesSupportsImportingHandleTypeExp", "urBindlessImagesSupportsImportingHandleTypeExp", 288, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_urBindlessImagesSupportsImportingHandleTypeExp, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(288),
};

static const struct cat_arg a_urBindlessImagesUnsampledImageCreateExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageMem", &t_ur_exp_image_mem_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phImage", &p_ur_exp_image_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesUnsampledImageCreateExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(2) } },
};
static const struct cat_func f_urBindlessImagesUnsampledImageCreateExp = {
	"urBindlessImagesUnsampledImageCreateExp", "urBindlessImagesUnsampledImageCreateExp", 137, CAT_API_UR, 0, 6, 0, CAT_OK_RESULT, 1, r_urBindlessImagesUnsampledImageCreateExp, a_urBindlessImagesUnsampledImageCreateExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(137),
};

static const struct cat_arg a_urBindlessImagesUnsampledImageHandleDestroyExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_ur_exp_image_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urBindlessImagesUnsampledImageHandleDestroyExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_urBindlessImagesUnsampledImageHandleDestroyExp = {
	"urBindlessImagesUnsampledImageHandleDestroyExp", "urBindlessImagesUnsampledImageHandleDestroyExp", 133, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 1, r_urBindlessImagesUnsampledImageHandleDestroyExp, a_urBindlessImagesUnsampledImageHandleDestroyExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(133),
};

static const struct cat_arg a_urBindlessImagesWaitExternalSemaphoreExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSemaphore", &t_ur_exp_external_semaphore_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hasWaitValue", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "waitValue", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urBindlessImagesWaitExternalSemaphoreExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_urBindlessImagesWaitExternalSemaphoreExp = {
	"urBindlessImagesWaitExternalSemaphoreExp", "urBindlessImagesWaitExternalSemaphoreExp", 148, CAT_API_UR, CAT_F_SYNC, 7, 0, CAT_OK_RESULT, 1, r_urBindlessImagesWaitExternalSemaphoreExp, a_urBindlessImagesWaitExternalSemaphoreExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(148),
};

static const struct cat_arg a_urCommandBufferAppendKernelLaunchExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendKernelLaunchExp_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(9), [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5) } },
};
static const struct cat_func f_urCommandBufferAppendKernelLaunchExp_v1 = {
	"urCommandBufferAppendKernelLaunchExp", "urCommandBufferAppendKernelLaunchExp", 125, CAT_API_UR, CAT_F_KERNEL, 10, 1, CAT_OK_RESULT, 2, r_urCommandBufferAppendKernelLaunchExp_v1, a_urCommandBufferAppendKernelLaunchExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(125),
};
static const struct cat_arg a_urCommandBufferAppendKernelLaunchExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numKernelAlternatives", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phKernelAlternatives", &p_ur_kernel_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendKernelLaunchExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(14), [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(12), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5) } },
};
static const struct cat_func f_urCommandBufferAppendKernelLaunchExp = {
	"urCommandBufferAppendKernelLaunchExp", "urCommandBufferAppendKernelLaunchExp", 125, CAT_API_UR, CAT_F_KERNEL, 15, 0, CAT_OK_RESULT, 2, r_urCommandBufferAppendKernelLaunchExp, a_urCommandBufferAppendKernelLaunchExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendKernelLaunchExp_v1, CAT_ARG(125),
};

static const struct cat_arg a_urCommandBufferAppendKernelLaunchWithArgsExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numArgs", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pArgs", &p_const_ur_exp_kernel_arg_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "numKernelAlternatives", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phKernelAlternatives", &p_ur_kernel_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 12 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendKernelLaunchWithArgsExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(16), [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(14), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5), [CAT_PART_ARGS] = CAT_ARG(7) } },
};
static const struct cat_func f_urCommandBufferAppendKernelLaunchWithArgsExp = {
	"urCommandBufferAppendKernelLaunchWithArgsExp", "urCommandBufferAppendKernelLaunchWithArgsExp", 310, CAT_API_UR, CAT_F_KERNEL, 17, 0, CAT_OK_RESULT, 2, r_urCommandBufferAppendKernelLaunchWithArgsExp, a_urCommandBufferAppendKernelLaunchWithArgsExp, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(310),
};

static const struct cat_arg a_urCommandBufferAppendMemBufferCopyExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSrcMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDstMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferCopyExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferCopyExp_v1 = {
	"urCommandBufferAppendMemBufferCopyExp", "urCommandBufferAppendMemBufferCopyExp", 233, CAT_API_UR, CAT_F_COPY, 9, 1, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferCopyExp_v1, a_urCommandBufferAppendMemBufferCopyExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(205),
};
static const struct cat_arg a_urCommandBufferAppendMemBufferCopyExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSrcMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDstMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferCopyExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferCopyExp = {
	"urCommandBufferAppendMemBufferCopyExp", "urCommandBufferAppendMemBufferCopyExp", 233, CAT_API_UR, CAT_F_COPY, 13, 0, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferCopyExp, a_urCommandBufferAppendMemBufferCopyExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendMemBufferCopyExp_v1, CAT_ARG(233),
};

static const struct cat_arg a_urCommandBufferAppendMemBufferCopyRectExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSrcMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDstMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferCopyRectExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(12) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(5) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferCopyRectExp_v1 = {
	"urCommandBufferAppendMemBufferCopyRectExp", "urCommandBufferAppendMemBufferCopyRectExp", 236, CAT_API_UR, CAT_F_COPY, 13, 1, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferCopyRectExp_v1, a_urCommandBufferAppendMemBufferCopyRectExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(208),
};
static const struct cat_arg a_urCommandBufferAppendMemBufferCopyRectExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSrcMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDstMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 12 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferCopyRectExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(14) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(5) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferCopyRectExp = {
	"urCommandBufferAppendMemBufferCopyRectExp", "urCommandBufferAppendMemBufferCopyRectExp", 236, CAT_API_UR, CAT_F_COPY, 17, 0, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferCopyRectExp, a_urCommandBufferAppendMemBufferCopyRectExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendMemBufferCopyRectExp_v1, CAT_ARG(236),
};

static const struct cat_arg a_urCommandBufferAppendMemBufferFillExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "patternSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferFillExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferFillExp_v1 = {
	"urCommandBufferAppendMemBufferFillExp", "urCommandBufferAppendMemBufferFillExp", 239, CAT_API_UR, CAT_F_COPY, 9, 1, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferFillExp_v1, a_urCommandBufferAppendMemBufferFillExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(211),
};
static const struct cat_arg a_urCommandBufferAppendMemBufferFillExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "patternSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferFillExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferFillExp = {
	"urCommandBufferAppendMemBufferFillExp", "urCommandBufferAppendMemBufferFillExp", 239, CAT_API_UR, CAT_F_COPY, 13, 0, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferFillExp, a_urCommandBufferAppendMemBufferFillExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendMemBufferFillExp_v1, CAT_ARG(239),
};

static const struct cat_arg a_urCommandBufferAppendMemBufferReadExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferReadExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferReadExp_v1 = {
	"urCommandBufferAppendMemBufferReadExp", "urCommandBufferAppendMemBufferReadExp", 235, CAT_API_UR, CAT_F_COPY, 8, 1, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferReadExp_v1, a_urCommandBufferAppendMemBufferReadExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(207),
};
static const struct cat_arg a_urCommandBufferAppendMemBufferReadExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferReadExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferReadExp = {
	"urCommandBufferAppendMemBufferReadExp", "urCommandBufferAppendMemBufferReadExp", 235, CAT_API_UR, CAT_F_COPY, 12, 0, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferReadExp, a_urCommandBufferAppendMemBufferReadExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendMemBufferReadExp_v1, CAT_ARG(235),
};

static const struct cat_arg a_urCommandBufferAppendMemBufferReadRectExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferOffset", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostOffset", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "bufferSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferReadRectExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(12) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_DST] = CAT_ARG(9), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(4), [CAT_PART_ROW] = CAT_ARG(7), [CAT_PART_SLICE] = CAT_ARG(8), [CAT_PART_ORIGIN] = CAT_ARG(3) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferReadRectExp_v1 = {
	"urCommandBufferAppendMemBufferReadRectExp", "urCommandBufferAppendMemBufferReadRectExp", 238, CAT_API_UR, CAT_F_COPY, 13, 1, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferReadRectExp_v1, a_urCommandBufferAppendMemBufferReadRectExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(210),
};
static const struct cat_arg a_urCommandBufferAppendMemBufferReadRectExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferOffset", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostOffset", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "bufferSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 12 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferReadRectExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(14) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_DST] = CAT_ARG(9), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(4), [CAT_PART_ROW] = CAT_ARG(7), [CAT_PART_SLICE] = CAT_ARG(8), [CAT_PART_ORIGIN] = CAT_ARG(3) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferReadRectExp = {
	"urCommandBufferAppendMemBufferReadRectExp", "urCommandBufferAppendMemBufferReadRectExp", 238, CAT_API_UR, CAT_F_COPY, 17, 0, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferReadRectExp, a_urCommandBufferAppendMemBufferReadRectExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendMemBufferReadRectExp_v1, CAT_ARG(238),
};

static const struct cat_arg a_urCommandBufferAppendMemBufferWriteExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferWriteExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(4) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferWriteExp_v1 = {
	"urCommandBufferAppendMemBufferWriteExp", "urCommandBufferAppendMemBufferWriteExp", 234, CAT_API_UR, CAT_F_COPY, 8, 1, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferWriteExp_v1, a_urCommandBufferAppendMemBufferWriteExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(206),
};
static const struct cat_arg a_urCommandBufferAppendMemBufferWriteExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferWriteExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(4) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferWriteExp = {
	"urCommandBufferAppendMemBufferWriteExp", "urCommandBufferAppendMemBufferWriteExp", 234, CAT_API_UR, CAT_F_COPY, 12, 0, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferWriteExp, a_urCommandBufferAppendMemBufferWriteExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendMemBufferWriteExp_v1, CAT_ARG(234),
};

static const struct cat_arg a_urCommandBufferAppendMemBufferWriteRectExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferOffset", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostOffset", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "bufferSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pSrc", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferWriteRectExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(12) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(9), [CAT_PART_WIDTH] = CAT_ARG(4) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferWriteRectExp_v1 = {
	"urCommandBufferAppendMemBufferWriteRectExp", "urCommandBufferAppendMemBufferWriteRectExp", 237, CAT_API_UR, CAT_F_COPY, 13, 1, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferWriteRectExp_v1, a_urCommandBufferAppendMemBufferWriteRectExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(209),
};
static const struct cat_arg a_urCommandBufferAppendMemBufferWriteRectExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferOffset", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostOffset", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "bufferSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pSrc", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 12 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendMemBufferWriteRectExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(14) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(9), [CAT_PART_WIDTH] = CAT_ARG(4) } },
};
static const struct cat_func f_urCommandBufferAppendMemBufferWriteRectExp = {
	"urCommandBufferAppendMemBufferWriteRectExp", "urCommandBufferAppendMemBufferWriteRectExp", 237, CAT_API_UR, CAT_F_COPY, 17, 0, CAT_OK_RESULT, 2, r_urCommandBufferAppendMemBufferWriteRectExp, a_urCommandBufferAppendMemBufferWriteRectExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendMemBufferWriteRectExp_v1, CAT_ARG(237),
};

static const struct cat_arg a_urCommandBufferAppendNativeCommandExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnNativeCommand", &t_ur_exp_command_buffer_native_command_function_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pData", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "hChildCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendNativeCommandExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_urCommandBufferAppendNativeCommandExp = {
	"urCommandBufferAppendNativeCommandExp", "urCommandBufferAppendNativeCommandExp", 263, CAT_API_UR, 0, 7, 0, CAT_OK_RESULT, 1, r_urCommandBufferAppendNativeCommandExp, a_urCommandBufferAppendNativeCommandExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(263),
};

static const struct cat_arg a_urCommandBufferAppendUSMAdviseExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemory", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "advice", &t_ur_usm_advice_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendUSMAdviseExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_urCommandBufferAppendUSMAdviseExp_v1 = {
	"urCommandBufferAppendUSMAdviseExp", "urCommandBufferAppendUSMAdviseExp", 241, CAT_API_UR, 0, 7, 1, CAT_OK_RESULT, 1, r_urCommandBufferAppendUSMAdviseExp_v1, a_urCommandBufferAppendUSMAdviseExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(213),
};
static const struct cat_arg a_urCommandBufferAppendUSMAdviseExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemory", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "advice", &t_ur_usm_advice_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendUSMAdviseExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(8) } },
};
static const struct cat_func f_urCommandBufferAppendUSMAdviseExp = {
	"urCommandBufferAppendUSMAdviseExp", "urCommandBufferAppendUSMAdviseExp", 241, CAT_API_UR, 0, 11, 0, CAT_OK_RESULT, 1, r_urCommandBufferAppendUSMAdviseExp, a_urCommandBufferAppendUSMAdviseExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendUSMAdviseExp_v1, CAT_ARG(241),
};

static const struct cat_arg a_urCommandBufferAppendUSMFillExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemory", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "patternSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendUSMFillExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_urCommandBufferAppendUSMFillExp_v1 = {
	"urCommandBufferAppendUSMFillExp", "urCommandBufferAppendUSMFillExp", 232, CAT_API_UR, CAT_F_COPY, 8, 1, CAT_OK_RESULT, 2, r_urCommandBufferAppendUSMFillExp_v1, a_urCommandBufferAppendUSMFillExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(204),
};
static const struct cat_arg a_urCommandBufferAppendUSMFillExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemory", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "patternSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendUSMFillExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_urCommandBufferAppendUSMFillExp = {
	"urCommandBufferAppendUSMFillExp", "urCommandBufferAppendUSMFillExp", 232, CAT_API_UR, CAT_F_COPY, 12, 0, CAT_OK_RESULT, 2, r_urCommandBufferAppendUSMFillExp, a_urCommandBufferAppendUSMFillExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendUSMFillExp_v1, CAT_ARG(232),
};

static const struct cat_arg a_urCommandBufferAppendUSMMemcpyExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendUSMMemcpyExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_urCommandBufferAppendUSMMemcpyExp_v1 = {
	"urCommandBufferAppendUSMMemcpyExp", "urCommandBufferAppendUSMMemcpyExp", 231, CAT_API_UR, CAT_F_COPY, 7, 1, CAT_OK_RESULT, 2, r_urCommandBufferAppendUSMMemcpyExp_v1, a_urCommandBufferAppendUSMMemcpyExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(203),
};
static const struct cat_arg a_urCommandBufferAppendUSMMemcpyExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendUSMMemcpyExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_urCommandBufferAppendUSMMemcpyExp = {
	"urCommandBufferAppendUSMMemcpyExp", "urCommandBufferAppendUSMMemcpyExp", 231, CAT_API_UR, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 2, r_urCommandBufferAppendUSMMemcpyExp, a_urCommandBufferAppendUSMMemcpyExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendUSMMemcpyExp_v1, CAT_ARG(231),
};

static const struct cat_arg a_urCommandBufferAppendUSMPrefetchExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemory", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "flags", &t_ur_usm_migration_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendUSMPrefetchExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_urCommandBufferAppendUSMPrefetchExp_v1 = {
	"urCommandBufferAppendUSMPrefetchExp", "urCommandBufferAppendUSMPrefetchExp", 240, CAT_API_UR, CAT_F_COPY, 7, 1, CAT_OK_RESULT, 1, r_urCommandBufferAppendUSMPrefetchExp_v1, a_urCommandBufferAppendUSMPrefetchExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(212),
};
static const struct cat_arg a_urCommandBufferAppendUSMPrefetchExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemory", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "flags", &t_ur_usm_migration_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_ur_exp_command_buffer_sync_point_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "pSyncPoint", &p_ur_exp_command_buffer_sync_point_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phCommand", &p_ur_exp_command_buffer_command_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferAppendUSMPrefetchExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(8) } },
};
static const struct cat_func f_urCommandBufferAppendUSMPrefetchExp = {
	"urCommandBufferAppendUSMPrefetchExp", "urCommandBufferAppendUSMPrefetchExp", 240, CAT_API_UR, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 1, r_urCommandBufferAppendUSMPrefetchExp, a_urCommandBufferAppendUSMPrefetchExp, &t_ur_result_t,
	"2025.1", "", &f_urCommandBufferAppendUSMPrefetchExp_v1, CAT_ARG(240),
};

static const struct cat_arg a_urCommandBufferCommandGetInfoExp[] = {
	{ "hCommand", &t_ur_exp_command_buffer_command_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_exp_command_buffer_command_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_exp_command_buffer_command_info_t) / sizeof(*c_t_ur_exp_command_buffer_command_info_t), c_t_ur_exp_command_buffer_command_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urCommandBufferCommandGetInfoExp = {
	"urCommandBufferCommandGetInfoExp", "urCommandBufferCommandGetInfoExp", 222, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urCommandBufferCommandGetInfoExp, &t_ur_result_t,
	"2025.0", "2025.1", NULL, CAT_ARG(222),
};

static const struct cat_arg a_urCommandBufferCreateExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCommandBufferDesc", &p_const_ur_exp_command_buffer_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phCommandBuffer", &p_ur_exp_command_buffer_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferCreateExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urCommandBufferCreateExp = {
	"urCommandBufferCreateExp", "urCommandBufferCreateExp", 113, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urCommandBufferCreateExp, a_urCommandBufferCreateExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(113),
};

static const struct cat_arg a_urCommandBufferEnqueueExp_v1[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferEnqueueExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_QUEUE] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_urCommandBufferEnqueueExp_v1 = {
	"urCommandBufferEnqueueExp", "urCommandBufferEnqueueExp", 1001, CAT_API_UR, CAT_F_KERNEL, 5, 1, CAT_OK_RESULT, 1, r_urCommandBufferEnqueueExp_v1, a_urCommandBufferEnqueueExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(128),
};
static const struct cat_arg a_urCommandBufferEnqueueExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urCommandBufferEnqueueExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_QUEUE] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_urCommandBufferEnqueueExp = {
	"urCommandBufferEnqueueExp", "urCommandBufferEnqueueExp", 1001, CAT_API_UR, CAT_F_KERNEL, 5, 0, CAT_OK_RESULT, 1, r_urCommandBufferEnqueueExp, a_urCommandBufferEnqueueExp, &t_ur_result_t,
	"2025.1", "2025.1", &f_urCommandBufferEnqueueExp_v1, CAT_ARG(242),
};

static const struct cat_arg a_urCommandBufferFinalizeExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urCommandBufferFinalizeExp = {
	"urCommandBufferFinalizeExp", "urCommandBufferFinalizeExp", 123, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_urCommandBufferFinalizeExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(123),
};

static const struct cat_arg a_urCommandBufferGetInfoExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_exp_command_buffer_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_exp_command_buffer_info_t) / sizeof(*c_t_ur_exp_command_buffer_info_t), c_t_ur_exp_command_buffer_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urCommandBufferGetInfoExp = {
	"urCommandBufferGetInfoExp", "urCommandBufferGetInfoExp", 221, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urCommandBufferGetInfoExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(221),
};

static const struct cat_arg a_urCommandBufferGetNativeHandleExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeCommandBuffer", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urCommandBufferGetNativeHandleExp = {
	"urCommandBufferGetNativeHandleExp", "urCommandBufferGetNativeHandleExp", 264, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urCommandBufferGetNativeHandleExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(264),
};

static const struct cat_arg a_urCommandBufferReleaseCommandExp[] = {
	{ "hCommand", &t_ur_exp_command_buffer_command_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urCommandBufferReleaseCommandExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urCommandBufferReleaseCommandExp = {
	"urCommandBufferReleaseCommandExp", "urCommandBufferReleaseCommandExp", 219, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urCommandBufferReleaseCommandExp, a_urCommandBufferReleaseCommandExp, &t_ur_result_t,
	"2025.0", "2025.1", NULL, CAT_ARG(219),
};

static const struct cat_arg a_urCommandBufferReleaseExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urCommandBufferReleaseExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urCommandBufferReleaseExp = {
	"urCommandBufferReleaseExp", "urCommandBufferReleaseExp", 122, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urCommandBufferReleaseExp, a_urCommandBufferReleaseExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(122),
};

static const struct cat_arg a_urCommandBufferRetainCommandExp[] = {
	{ "hCommand", &t_ur_exp_command_buffer_command_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urCommandBufferRetainCommandExp[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urCommandBufferRetainCommandExp = {
	"urCommandBufferRetainCommandExp", "urCommandBufferRetainCommandExp", 218, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urCommandBufferRetainCommandExp, a_urCommandBufferRetainCommandExp, &t_ur_result_t,
	"2025.0", "2025.1", NULL, CAT_ARG(218),
};

static const struct cat_arg a_urCommandBufferRetainExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urCommandBufferRetainExp[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urCommandBufferRetainExp = {
	"urCommandBufferRetainExp", "urCommandBufferRetainExp", 121, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urCommandBufferRetainExp, a_urCommandBufferRetainExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(121),
};

static const struct cat_arg a_urCommandBufferUpdateKernelLaunchExp_v2[] = {
	{ "hCommand", &t_ur_exp_command_buffer_command_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUpdateKernelLaunch", &p_const_ur_exp_command_buffer_update_kernel_launch_desc_t_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urCommandBufferUpdateKernelLaunchExp_v2 = {
	"urCommandBufferUpdateKernelLaunchExp", "urCommandBufferUpdateKernelLaunchExp", 220, CAT_API_UR, 0, 2, 2, CAT_OK_RESULT, 0, NULL, a_urCommandBufferUpdateKernelLaunchExp_v2, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(220),
};
static const struct cat_arg a_urCommandBufferUpdateKernelLaunchExp_v1[] = {
	{ "hCommand", &t_ur_exp_command_buffer_command_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUpdateKernelLaunch", &p_const_ur_exp_command_buffer_update_kernel_launch_desc_t_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urCommandBufferUpdateKernelLaunchExp_v1 = {
	"urCommandBufferUpdateKernelLaunchExp", "urCommandBufferUpdateKernelLaunchExp", 220, CAT_API_UR, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_urCommandBufferUpdateKernelLaunchExp_v1, &t_ur_result_t,
	"2025.1", "2025.1", &f_urCommandBufferUpdateKernelLaunchExp_v2, CAT_ARG(220),
};
static const struct cat_arg a_urCommandBufferUpdateKernelLaunchExp[] = {
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numKernelUpdates", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUpdateKernelLaunch", &p_const_ur_exp_command_buffer_update_kernel_launch_desc_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_urCommandBufferUpdateKernelLaunchExp = {
	"urCommandBufferUpdateKernelLaunchExp", "urCommandBufferUpdateKernelLaunchExp", 220, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_urCommandBufferUpdateKernelLaunchExp, &t_ur_result_t,
	"2025.2", "", &f_urCommandBufferUpdateKernelLaunchExp_v1, CAT_ARG(220),
};

static const struct cat_arg a_urCommandBufferUpdateSignalEventExp[] = {
	{ "hCommand", &t_ur_exp_command_buffer_command_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phSignalEvent", &p_ur_event_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urCommandBufferUpdateSignalEventExp = {
	"urCommandBufferUpdateSignalEventExp", "urCommandBufferUpdateSignalEventExp", 243, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_urCommandBufferUpdateSignalEventExp, &t_ur_result_t,
	"2025.1", "", NULL, CAT_ARG(243),
};

static const struct cat_arg a_urCommandBufferUpdateWaitEventsExp[] = {
	{ "hCommand", &t_ur_exp_command_buffer_command_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_urCommandBufferUpdateWaitEventsExp = {
	"urCommandBufferUpdateWaitEventsExp", "urCommandBufferUpdateWaitEventsExp", 244, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_urCommandBufferUpdateWaitEventsExp, &t_ur_result_t,
	"2025.1", "", NULL, CAT_ARG(244),
};

static const struct cat_arg a_urContextCreate[] = {
	{ "DeviceCount", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_const_ur_device_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "pProperties", &p_const_ur_context_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phContext", &p_ur_context_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urContextCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_urContextCreate = {
	"urContextCreate", "urContextCreate", 1, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urContextCreate, a_urContextCreate, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(1),
};

static const struct cat_arg a_urContextCreateWithNativeHandle[] = {
	{ "hNativeContext", &t_ur_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hAdapter", &t_ur_adapter_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_const_ur_device_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pProperties", &p_const_ur_context_native_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phContext", &p_ur_context_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urContextCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(5) } },
};
static const struct cat_func f_urContextCreateWithNativeHandle = {
	"urContextCreateWithNativeHandle", "urContextCreateWithNativeHandle", 6, CAT_API_UR, 0, 6, 0, CAT_OK_RESULT, 1, r_urContextCreateWithNativeHandle, a_urContextCreateWithNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(6),
};

static const struct cat_arg a_urContextGetInfo[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_context_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_context_info_t) / sizeof(*c_t_ur_context_info_t), c_t_ur_context_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urContextGetInfo = {
	"urContextGetInfo", "urContextGetInfo", 4, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urContextGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(4),
};

static const struct cat_arg a_urContextGetNativeHandle[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeContext", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urContextGetNativeHandle = {
	"urContextGetNativeHandle", "urContextGetNativeHandle", 5, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urContextGetNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(5),
};

static const struct cat_arg a_urContextRelease[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urContextRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urContextRelease = {
	"urContextRelease", "urContextRelease", 3, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urContextRelease, a_urContextRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(3),
};

static const struct cat_arg a_urContextRetain[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urContextRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urContextRetain = {
	"urContextRetain", "urContextRetain", 2, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urContextRetain, a_urContextRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(2),
};

static const struct cat_arg a_urContextSetExtendedDeleter[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDeleter", &t_ur_context_extended_deleter_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urContextSetExtendedDeleter = {
	"urContextSetExtendedDeleter", "urContextSetExtendedDeleter", 7, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_urContextSetExtendedDeleter, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(7),
};

static const struct cat_arg a_urDeviceCreateWithNativeHandle[] = {
	{ "hNativeDevice", &t_ur_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hAdapter", &t_ur_adapter_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_device_native_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phDevice", &p_ur_device_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urDeviceCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_urDeviceCreateWithNativeHandle = {
	"urDeviceCreateWithNativeHandle", "urDeviceCreateWithNativeHandle", 15, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urDeviceCreateWithNativeHandle, a_urDeviceCreateWithNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(15),
};

static const struct cat_arg a_urDeviceGet[] = {
	{ "hPlatform", &t_ur_platform_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "DeviceType", &t_ur_device_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "NumEntries", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_ur_device_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pNumDevices", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urDeviceGet = {
	"urDeviceGet", "urDeviceGet", 8, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urDeviceGet, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(8),
};

static const struct cat_arg a_urDeviceGetGlobalTimestamps[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDeviceTimestamp", &p_uint64_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pHostTimestamp", &p_uint64_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urDeviceGetGlobalTimestamps = {
	"urDeviceGetGlobalTimestamps", "urDeviceGetGlobalTimestamps", 16, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_urDeviceGetGlobalTimestamps, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(16),
};

static const struct cat_arg a_urDeviceGetInfo_v1[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_device_info_t_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_device_info_t_v1) / sizeof(*c_t_ur_device_info_t_v1), c_t_ur_device_info_t_v1 } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_role r_urDeviceGetInfo_v1[] = {
	{ CAT_ACT_NAME, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 66 },
};
static const struct cat_func f_urDeviceGetInfo_v1 = {
	"urDeviceGetInfo", "urDeviceGetInfo", 9, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 1, CAT_OK_RESULT, 1, r_urDeviceGetInfo_v1, a_urDeviceGetInfo_v1, &t_ur_result_t,
	"2025.0", "2026.1", NULL, CAT_ARG(9),
};
static const struct cat_arg a_urDeviceGetInfo[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_device_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_device_info_t) / sizeof(*c_t_ur_device_info_t), c_t_ur_device_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_role r_urDeviceGetInfo[] = {
	{ CAT_ACT_NAME, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 66 },
};
static const struct cat_func f_urDeviceGetInfo = {
	"urDeviceGetInfo", "urDeviceGetInfo", 9, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 1, r_urDeviceGetInfo, a_urDeviceGetInfo, &t_ur_result_t,
	"2026.2", "", &f_urDeviceGetInfo_v1, CAT_ARG(9),
};

static const struct cat_arg a_urDeviceGetNativeHandle[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeDevice", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urDeviceGetNativeHandle = {
	"urDeviceGetNativeHandle", "urDeviceGetNativeHandle", 14, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urDeviceGetNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(14),
};

static const struct cat_arg a_urDeviceGetSelected[] = {
	{ "hPlatform", &t_ur_platform_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "DeviceType", &t_ur_device_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "NumEntries", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_ur_device_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pNumDevices", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urDeviceGetSelected = {
	"urDeviceGetSelected", "urDeviceGetSelected", 217, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urDeviceGetSelected, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(217),
};

static const struct cat_arg a_urDevicePartition[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_device_partition_properties_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "NumDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phSubDevices", &p_ur_device_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pNumDevicesRet", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urDevicePartition[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_COUNT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urDevicePartition = {
	"urDevicePartition", "urDevicePartition", 12, CAT_API_UR, 0, 5, 0, CAT_OK_RESULT, 1, r_urDevicePartition, a_urDevicePartition, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(12),
};

static const struct cat_arg a_urDeviceRelease[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urDeviceRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urDeviceRelease = {
	"urDeviceRelease", "urDeviceRelease", 11, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urDeviceRelease, a_urDeviceRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(11),
};

static const struct cat_arg a_urDeviceRetain[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urDeviceRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urDeviceRetain = {
	"urDeviceRetain", "urDeviceRetain", 10, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urDeviceRetain, a_urDeviceRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(10),
};

static const struct cat_arg a_urDeviceSelectBinary[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBinaries", &p_const_ur_device_binary_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "NumBinaries", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSelectedBinary", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urDeviceSelectBinary = {
	"urDeviceSelectBinary", "urDeviceSelectBinary", 13, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_urDeviceSelectBinary, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(13),
};

static const struct cat_arg a_urDeviceWaitExp[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urDeviceWaitExp[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urDeviceWaitExp = {
	"urDeviceWaitExp", "urDeviceWaitExp", 293, CAT_API_UR, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 1, r_urDeviceWaitExp, a_urDeviceWaitExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(293),
};

static const struct cat_arg a_urEnqueueCommandBufferExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hCommandBuffer", &t_ur_exp_command_buffer_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueCommandBufferExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_urEnqueueCommandBufferExp = {
	"urEnqueueCommandBufferExp", "urEnqueueCommandBufferExp", 242, CAT_API_UR, CAT_F_KERNEL, 5, 0, CAT_OK_RESULT, 1, r_urEnqueueCommandBufferExp, a_urEnqueueCommandBufferExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(242),
};

static const struct cat_arg a_urEnqueueCooperativeKernelLaunchExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueCooperativeKernelLaunchExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5) } },
};
static const struct cat_func f_urEnqueueCooperativeKernelLaunchExp = {
	"urEnqueueCooperativeKernelLaunchExp", "urEnqueueCooperativeKernelLaunchExp", 214, CAT_API_UR, CAT_F_KERNEL, 9, 0, CAT_OK_RESULT, 1, r_urEnqueueCooperativeKernelLaunchExp, a_urEnqueueCooperativeKernelLaunchExp, &t_ur_result_t,
	"2025.0", "2025.2", NULL, CAT_ARG(214),
};

static const struct cat_arg a_urEnqueueDeviceGlobalVariableRead[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "blockingRead", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueDeviceGlobalVariableRead[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(9), [CAT_PART_BLOCKING] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(6), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_urEnqueueDeviceGlobalVariableRead = {
	"urEnqueueDeviceGlobalVariableRead", "urEnqueueDeviceGlobalVariableRead", 39, CAT_API_UR, CAT_F_COPY, 10, 0, CAT_OK_RESULT, 3, r_urEnqueueDeviceGlobalVariableRead, a_urEnqueueDeviceGlobalVariableRead, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(39),
};

static const struct cat_arg a_urEnqueueDeviceGlobalVariableWrite[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "blockingWrite", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueDeviceGlobalVariableWrite[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(9), [CAT_PART_BLOCKING] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(6) } },
};
static const struct cat_func f_urEnqueueDeviceGlobalVariableWrite = {
	"urEnqueueDeviceGlobalVariableWrite", "urEnqueueDeviceGlobalVariableWrite", 38, CAT_API_UR, CAT_F_COPY, 10, 0, CAT_OK_RESULT, 3, r_urEnqueueDeviceGlobalVariableWrite, a_urEnqueueDeviceGlobalVariableWrite, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(38),
};

static const struct cat_arg a_urEnqueueEventsWait[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 1 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueEventsWait[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(1), [CAT_PART_WAIT] = CAT_ARG(2), [CAT_PART_EVENT] = CAT_ARG(3) } },
};
static const struct cat_func f_urEnqueueEventsWait = {
	"urEnqueueEventsWait", "urEnqueueEventsWait", 18, CAT_API_UR, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_urEnqueueEventsWait, a_urEnqueueEventsWait, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(18),
};

static const struct cat_arg a_urEnqueueEventsWaitWithBarrier[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 1 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueEventsWaitWithBarrier[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(1), [CAT_PART_WAIT] = CAT_ARG(2), [CAT_PART_EVENT] = CAT_ARG(3) } },
};
static const struct cat_func f_urEnqueueEventsWaitWithBarrier = {
	"urEnqueueEventsWaitWithBarrier", "urEnqueueEventsWaitWithBarrier", 19, CAT_API_UR, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_urEnqueueEventsWaitWithBarrier, a_urEnqueueEventsWaitWithBarrier, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(19),
};

static const struct cat_arg a_urEnqueueEventsWaitWithBarrierExt[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_exp_enqueue_ext_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueEventsWaitWithBarrierExt[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_urEnqueueEventsWaitWithBarrierExt = {
	"urEnqueueEventsWaitWithBarrierExt", "urEnqueueEventsWaitWithBarrierExt", 246, CAT_API_UR, CAT_F_SYNC, 5, 0, CAT_OK_RESULT, 1, r_urEnqueueEventsWaitWithBarrierExt, a_urEnqueueEventsWaitWithBarrierExt, &t_ur_result_t,
	"2025.1", "", NULL, CAT_ARG(246),
};

static const struct cat_arg a_urEnqueueGraphExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hGraph", &t_ur_exp_executable_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueGraphExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_urEnqueueGraphExp = {
	"urEnqueueGraphExp", "urEnqueueGraphExp", 308, CAT_API_UR, CAT_F_KERNEL, 5, 0, CAT_OK_RESULT, 1, r_urEnqueueGraphExp, a_urEnqueueGraphExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(308),
};

static const struct cat_arg a_urEnqueueHostTaskExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnHostTask", &t_ur_exp_host_task_function_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_exp_host_task_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueHostTaskExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_urEnqueueHostTaskExp = {
	"urEnqueueHostTaskExp", "urEnqueueHostTaskExp", 309, CAT_API_UR, 0, 7, 0, CAT_OK_RESULT, 1, r_urEnqueueHostTaskExp, a_urEnqueueHostTaskExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(309),
};

static const struct cat_arg a_urEnqueueKernelLaunch_v2[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueKernelLaunch_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5) } },
};
static const struct cat_func f_urEnqueueKernelLaunch_v2 = {
	"urEnqueueKernelLaunch", "urEnqueueKernelLaunch", 17, CAT_API_UR, CAT_F_KERNEL, 9, 2, CAT_OK_RESULT, 1, r_urEnqueueKernelLaunch_v2, a_urEnqueueKernelLaunch_v2, &t_ur_result_t,
	"2025.0", "2025.2", NULL, CAT_ARG(17),
};
static const struct cat_arg a_urEnqueueKernelLaunch_v1[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numPropsInLaunchPropList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "launchPropList", &p_const_ur_kernel_launch_property_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueKernelLaunch_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5) } },
};
static const struct cat_func f_urEnqueueKernelLaunch_v1 = {
	"urEnqueueKernelLaunch", "urEnqueueKernelLaunch", 17, CAT_API_UR, CAT_F_KERNEL, 11, 1, CAT_OK_RESULT, 1, r_urEnqueueKernelLaunch_v1, a_urEnqueueKernelLaunch_v1, &t_ur_result_t,
	"2025.3", "2025.3", &f_urEnqueueKernelLaunch_v2, CAT_ARG(17),
};
static const struct cat_arg a_urEnqueueKernelLaunch[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "launchPropList", &p_const_ur_kernel_launch_ext_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueKernelLaunch[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5) } },
};
static const struct cat_func f_urEnqueueKernelLaunch = {
	"urEnqueueKernelLaunch", "urEnqueueKernelLaunch", 17, CAT_API_UR, CAT_F_KERNEL, 10, 0, CAT_OK_RESULT, 1, r_urEnqueueKernelLaunch, a_urEnqueueKernelLaunch, &t_ur_result_t,
	"2026.0", "2026.1", &f_urEnqueueKernelLaunch_v1, CAT_ARG(17),
};

static const struct cat_arg a_urEnqueueKernelLaunchCustomExp_v1[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numPropsInLaunchPropList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "launchPropList", &p_const_ur_exp_launch_property_t_ptr_v1, CAT_IN, CAT_LEN_ARG, 5 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueKernelLaunchCustomExp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9), [CAT_PART_GLOBAL] = CAT_ARG(3), [CAT_PART_LOCAL] = CAT_ARG(4) } },
};
static const struct cat_func f_urEnqueueKernelLaunchCustomExp_v1 = {
	"urEnqueueKernelLaunchCustomExp", "urEnqueueKernelLaunchCustomExp", 224, CAT_API_UR, CAT_F_KERNEL, 10, 1, CAT_OK_RESULT, 1, r_urEnqueueKernelLaunchCustomExp_v1, a_urEnqueueKernelLaunchCustomExp_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(224),
};
static const struct cat_arg a_urEnqueueKernelLaunchCustomExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numPropsInLaunchPropList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "launchPropList", &p_const_ur_exp_launch_property_t_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueKernelLaunchCustomExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5) } },
};
static const struct cat_func f_urEnqueueKernelLaunchCustomExp = {
	"urEnqueueKernelLaunchCustomExp", "urEnqueueKernelLaunchCustomExp", 224, CAT_API_UR, CAT_F_KERNEL, 11, 0, CAT_OK_RESULT, 1, r_urEnqueueKernelLaunchCustomExp, a_urEnqueueKernelLaunchCustomExp, &t_ur_result_t,
	"2025.1", "2025.2", &f_urEnqueueKernelLaunchCustomExp_v1, CAT_ARG(224),
};

static const struct cat_arg a_urEnqueueKernelLaunchWithArgsExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numArgs", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pArgs", &p_const_ur_exp_kernel_arg_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "launchPropList", &p_const_ur_kernel_launch_ext_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 9 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueKernelLaunchWithArgsExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(9), [CAT_PART_WAIT] = CAT_ARG(10), [CAT_PART_EVENT] = CAT_ARG(11), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5), [CAT_PART_ARGS] = CAT_ARG(7) } },
};
static const struct cat_func f_urEnqueueKernelLaunchWithArgsExp = {
	"urEnqueueKernelLaunchWithArgsExp", "urEnqueueKernelLaunchWithArgsExp", 295, CAT_API_UR, CAT_F_KERNEL, 12, 0, CAT_OK_RESULT, 1, r_urEnqueueKernelLaunchWithArgsExp, a_urEnqueueKernelLaunchWithArgsExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(295),
};

static const struct cat_arg a_urEnqueueMemBufferCopy[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBufferSrc", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBufferDst", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemBufferCopy[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_urEnqueueMemBufferCopy = {
	"urEnqueueMemBufferCopy", "urEnqueueMemBufferCopy", 24, CAT_API_UR, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_urEnqueueMemBufferCopy, a_urEnqueueMemBufferCopy, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(24),
};

static const struct cat_arg a_urEnqueueMemBufferCopyRect[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBufferSrc", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBufferDst", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "dstRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "dstSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemBufferCopyRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(12) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(5) } },
};
static const struct cat_func f_urEnqueueMemBufferCopyRect = {
	"urEnqueueMemBufferCopyRect", "urEnqueueMemBufferCopyRect", 25, CAT_API_UR, CAT_F_COPY, 13, 0, CAT_OK_RESULT, 2, r_urEnqueueMemBufferCopyRect, a_urEnqueueMemBufferCopyRect, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(25),
};

static const struct cat_arg a_urEnqueueMemBufferFill[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "patternSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemBufferFill[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_urEnqueueMemBufferFill = {
	"urEnqueueMemBufferFill", "urEnqueueMemBufferFill", 26, CAT_API_UR, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_urEnqueueMemBufferFill, a_urEnqueueMemBufferFill, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(26),
};

static const struct cat_arg a_urEnqueueMemBufferMap[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingMap", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mapFlags", &t_ur_map_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "ppRetMap", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemBufferMap[] = {
	{ CAT_ACT_MAPPED, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_POINTER] = CAT_ARG(9), [CAT_PART_SIZE] = CAT_ARG(5) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
};
static const struct cat_func f_urEnqueueMemBufferMap = {
	"urEnqueueMemBufferMap", "urEnqueueMemBufferMap", 30, CAT_API_UR, CAT_F_COPY, 10, 0, CAT_OK_RESULT, 3, r_urEnqueueMemBufferMap, a_urEnqueueMemBufferMap, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(30),
};

static const struct cat_arg a_urEnqueueMemBufferRead[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingRead", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemBufferRead[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(5), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_urEnqueueMemBufferRead = {
	"urEnqueueMemBufferRead", "urEnqueueMemBufferRead", 20, CAT_API_UR, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_urEnqueueMemBufferRead, a_urEnqueueMemBufferRead, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(20),
};

static const struct cat_arg a_urEnqueueMemBufferReadRect[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingRead", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "bufferSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 11 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemBufferReadRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(11), [CAT_PART_WAIT] = CAT_ARG(12), [CAT_PART_EVENT] = CAT_ARG(13) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(13), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_DST] = CAT_ARG(10), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(5), [CAT_PART_ROW] = CAT_ARG(8), [CAT_PART_SLICE] = CAT_ARG(9), [CAT_PART_ORIGIN] = CAT_ARG(4) } },
};
static const struct cat_func f_urEnqueueMemBufferReadRect = {
	"urEnqueueMemBufferReadRect", "urEnqueueMemBufferReadRect", 22, CAT_API_UR, CAT_F_COPY, 14, 0, CAT_OK_RESULT, 3, r_urEnqueueMemBufferReadRect, a_urEnqueueMemBufferReadRect, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(22),
};

static const struct cat_arg a_urEnqueueMemBufferWrite[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingWrite", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemBufferWrite[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(5) } },
};
static const struct cat_func f_urEnqueueMemBufferWrite = {
	"urEnqueueMemBufferWrite", "urEnqueueMemBufferWrite", 21, CAT_API_UR, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_urEnqueueMemBufferWrite, a_urEnqueueMemBufferWrite, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(21),
};

static const struct cat_arg a_urEnqueueMemBufferWriteRect[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingWrite", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "bufferSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hostSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pSrc", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 11 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemBufferWriteRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(11), [CAT_PART_WAIT] = CAT_ARG(12), [CAT_PART_EVENT] = CAT_ARG(13) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(13), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(10), [CAT_PART_WIDTH] = CAT_ARG(5) } },
};
static const struct cat_func f_urEnqueueMemBufferWriteRect = {
	"urEnqueueMemBufferWriteRect", "urEnqueueMemBufferWriteRect", 23, CAT_API_UR, CAT_F_COPY, 14, 0, CAT_OK_RESULT, 3, r_urEnqueueMemBufferWriteRect, a_urEnqueueMemBufferWriteRect, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(23),
};

static const struct cat_arg a_urEnqueueMemImageCopy[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageSrc", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageDst", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOrigin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemImageCopy[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_urEnqueueMemImageCopy = {
	"urEnqueueMemImageCopy", "urEnqueueMemImageCopy", 29, CAT_API_UR, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_urEnqueueMemImageCopy, a_urEnqueueMemImageCopy, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(29),
};

static const struct cat_arg a_urEnqueueMemImageRead[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingRead", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "origin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "slicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemImageRead[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(10), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_DST] = CAT_ARG(7), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_REGION] = CAT_ARG(4), [CAT_PART_ROW] = CAT_ARG(5), [CAT_PART_SLICE] = CAT_ARG(6) } },
};
static const struct cat_func f_urEnqueueMemImageRead = {
	"urEnqueueMemImageRead", "urEnqueueMemImageRead", 27, CAT_API_UR, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 3, r_urEnqueueMemImageRead, a_urEnqueueMemImageRead, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(27),
};

static const struct cat_arg a_urEnqueueMemImageWrite[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingWrite", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "origin", &t_ur_rect_offset_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "region", &t_ur_rect_region_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "slicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemImageWrite[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(10), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(7) } },
};
static const struct cat_func f_urEnqueueMemImageWrite = {
	"urEnqueueMemImageWrite", "urEnqueueMemImageWrite", 28, CAT_API_UR, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 3, r_urEnqueueMemImageWrite, a_urEnqueueMemImageWrite, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(28),
};

static const struct cat_arg a_urEnqueueMemUnmap[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMappedPtr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueMemUnmap[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_urEnqueueMemUnmap = {
	"urEnqueueMemUnmap", "urEnqueueMemUnmap", 31, CAT_API_UR, CAT_F_COPY, 6, 0, CAT_OK_RESULT, 1, r_urEnqueueMemUnmap, a_urEnqueueMemUnmap, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(31),
};

static const struct cat_arg a_urEnqueueNativeCommandExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnNativeEnqueue", &t_ur_exp_enqueue_native_command_function_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numMemsInMemList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMemList", &p_const_ur_mem_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "pProperties", &p_const_ur_exp_enqueue_native_command_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueNativeCommandExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
};
static const struct cat_func f_urEnqueueNativeCommandExp = {
	"urEnqueueNativeCommandExp", "urEnqueueNativeCommandExp", 228, CAT_API_UR, CAT_F_KERNEL, 9, 0, CAT_OK_RESULT, 1, r_urEnqueueNativeCommandExp, a_urEnqueueNativeCommandExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(228),
};

static const struct cat_arg a_urEnqueueReadHostPipe[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pipe_symbol", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "blocking", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueReadHostPipe[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_urEnqueueReadHostPipe = {
	"urEnqueueReadHostPipe", "urEnqueueReadHostPipe", 69, CAT_API_UR, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_urEnqueueReadHostPipe, a_urEnqueueReadHostPipe, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(69),
};

static const struct cat_arg a_urEnqueueTimestampRecordingExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueTimestampRecordingExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_BLOCKING] = CAT_ARG(1) } },
};
static const struct cat_func f_urEnqueueTimestampRecordingExp = {
	"urEnqueueTimestampRecordingExp", "urEnqueueTimestampRecordingExp", 223, CAT_API_UR, 0, 5, 0, CAT_OK_RESULT, 2, r_urEnqueueTimestampRecordingExp, a_urEnqueueTimestampRecordingExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(223),
};

static const struct cat_arg a_urEnqueueUSMAdvise[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "advice", &t_ur_usm_advice_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueUSMAdvise[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_urEnqueueUSMAdvise = {
	"urEnqueueUSMAdvise", "urEnqueueUSMAdvise", 35, CAT_API_UR, 0, 5, 0, CAT_OK_RESULT, 1, r_urEnqueueUSMAdvise, a_urEnqueueUSMAdvise, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(35),
};

static const struct cat_arg a_urEnqueueUSMDeviceAllocExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPool", &t_ur_usm_pool_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pProperties", &p_const_ur_exp_async_usm_alloc_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueUSMDeviceAllocExp[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_POINTER] = CAT_ARG(6), [CAT_PART_SIZE] = CAT_ARG(2) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(7) } },
};
static const struct cat_func f_urEnqueueUSMDeviceAllocExp = {
	"urEnqueueUSMDeviceAllocExp", "urEnqueueUSMDeviceAllocExp", 250, CAT_API_UR, CAT_F_MEMORY, 8, 0, CAT_OK_RESULT, 2, r_urEnqueueUSMDeviceAllocExp, a_urEnqueueUSMDeviceAllocExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(250),
};

static const struct cat_arg a_urEnqueueUSMFill[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "patternSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueUSMFill[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_urEnqueueUSMFill = {
	"urEnqueueUSMFill", "urEnqueueUSMFill", 32, CAT_API_UR, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_urEnqueueUSMFill, a_urEnqueueUSMFill, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(32),
};

static const struct cat_arg a_urEnqueueUSMFill2D[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "patternSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueUSMFill2D[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(5), [CAT_PART_HEIGHT] = CAT_ARG(6) } },
};
static const struct cat_func f_urEnqueueUSMFill2D = {
	"urEnqueueUSMFill2D", "urEnqueueUSMFill2D", 151, CAT_API_UR, CAT_F_COPY, 10, 0, CAT_OK_RESULT, 2, r_urEnqueueUSMFill2D, a_urEnqueueUSMFill2D, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(151),
};

static const struct cat_arg a_urEnqueueUSMFreeExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPool", &t_ur_usm_pool_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueUSMFreeExp[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_POINTER] = CAT_ARG(2) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_urEnqueueUSMFreeExp = {
	"urEnqueueUSMFreeExp", "urEnqueueUSMFreeExp", 253, CAT_API_UR, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 2, r_urEnqueueUSMFreeExp, a_urEnqueueUSMFreeExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(253),
};

static const struct cat_arg a_urEnqueueUSMHostAllocExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPool", &t_ur_usm_pool_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pProperties", &p_const_ur_exp_async_usm_alloc_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueUSMHostAllocExp[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_HOST, { [CAT_PART_POINTER] = CAT_ARG(6), [CAT_PART_SIZE] = CAT_ARG(2) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(7) } },
};
static const struct cat_func f_urEnqueueUSMHostAllocExp = {
	"urEnqueueUSMHostAllocExp", "urEnqueueUSMHostAllocExp", 252, CAT_API_UR, CAT_F_MEMORY, 8, 0, CAT_OK_RESULT, 2, r_urEnqueueUSMHostAllocExp, a_urEnqueueUSMHostAllocExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(252),
};

static const struct cat_arg a_urEnqueueUSMMemcpy[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueUSMMemcpy[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(7), [CAT_PART_BLOCKING] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_urEnqueueUSMMemcpy = {
	"urEnqueueUSMMemcpy", "urEnqueueUSMMemcpy", 33, CAT_API_UR, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 3, r_urEnqueueUSMMemcpy, a_urEnqueueUSMMemcpy, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(33),
};

static const struct cat_arg a_urEnqueueUSMMemcpy2D[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueUSMMemcpy2D[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(10), [CAT_PART_BLOCKING] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(4), [CAT_PART_WIDTH] = CAT_ARG(6), [CAT_PART_HEIGHT] = CAT_ARG(7), [CAT_PART_ROW] = CAT_ARG(3) } },
};
static const struct cat_func f_urEnqueueUSMMemcpy2D = {
	"urEnqueueUSMMemcpy2D", "urEnqueueUSMMemcpy2D", 152, CAT_API_UR, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 3, r_urEnqueueUSMMemcpy2D, a_urEnqueueUSMMemcpy2D, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(152),
};

static const struct cat_arg a_urEnqueueUSMPrefetch[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "flags", &t_ur_usm_migration_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueUSMPrefetch[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_urEnqueueUSMPrefetch = {
	"urEnqueueUSMPrefetch", "urEnqueueUSMPrefetch", 34, CAT_API_UR, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 1, r_urEnqueueUSMPrefetch, a_urEnqueueUSMPrefetch, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(34),
};

static const struct cat_arg a_urEnqueueUSMSharedAllocExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPool", &t_ur_usm_pool_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pProperties", &p_const_ur_exp_async_usm_alloc_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueUSMSharedAllocExp[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_SHARED, { [CAT_PART_POINTER] = CAT_ARG(6), [CAT_PART_SIZE] = CAT_ARG(2) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(7) } },
};
static const struct cat_func f_urEnqueueUSMSharedAllocExp = {
	"urEnqueueUSMSharedAllocExp", "urEnqueueUSMSharedAllocExp", 251, CAT_API_UR, CAT_F_MEMORY, 8, 0, CAT_OK_RESULT, 2, r_urEnqueueUSMSharedAllocExp, a_urEnqueueUSMSharedAllocExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(251),
};

static const struct cat_arg a_urEnqueueWriteHostPipe[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pipe_symbol", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "blocking", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEnqueueWriteHostPipe[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(4) } },
};
static const struct cat_func f_urEnqueueWriteHostPipe = {
	"urEnqueueWriteHostPipe", "urEnqueueWriteHostPipe", 117, CAT_API_UR, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_urEnqueueWriteHostPipe, a_urEnqueueWriteHostPipe, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(117),
};

static const struct cat_arg a_urEventCreateExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pEventDesc", &p_const_ur_exp_event_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEventCreateExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urEventCreateExp = {
	"urEventCreateExp", "urEventCreateExp", 322, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urEventCreateExp, a_urEventCreateExp, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(322),
};

static const struct cat_arg a_urEventCreateWithNativeHandle[] = {
	{ "hNativeEvent", &t_ur_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_event_native_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urEventCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_urEventCreateWithNativeHandle = {
	"urEventCreateWithNativeHandle", "urEventCreateWithNativeHandle", 46, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urEventCreateWithNativeHandle, a_urEventCreateWithNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(46),
};

static const struct cat_arg a_urEventGetInfo[] = {
	{ "hEvent", &t_ur_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_event_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_event_info_t) / sizeof(*c_t_ur_event_info_t), c_t_ur_event_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urEventGetInfo = {
	"urEventGetInfo", "urEventGetInfo", 40, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urEventGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(40),
};

static const struct cat_arg a_urEventGetNativeHandle[] = {
	{ "hEvent", &t_ur_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeEvent", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urEventGetNativeHandle = {
	"urEventGetNativeHandle", "urEventGetNativeHandle", 45, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urEventGetNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(45),
};

static const struct cat_arg a_urEventGetProfilingInfo[] = {
	{ "hEvent", &t_ur_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_profiling_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_profiling_info_t) / sizeof(*c_t_ur_profiling_info_t), c_t_ur_profiling_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_role r_urEventGetProfilingInfo[] = {
	{ CAT_ACT_TIMES, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 2 },
	{ CAT_ACT_TIMES, CAT_TIMES_END, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 3 },
};
static const struct cat_func f_urEventGetProfilingInfo = {
	"urEventGetProfilingInfo", "urEventGetProfilingInfo", 41, CAT_API_UR, 0, 5, 0, CAT_OK_RESULT, 2, r_urEventGetProfilingInfo, a_urEventGetProfilingInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(41),
};

static const struct cat_arg a_urEventRelease[] = {
	{ "hEvent", &t_ur_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urEventRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urEventRelease = {
	"urEventRelease", "urEventRelease", 44, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urEventRelease, a_urEventRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(44),
};

static const struct cat_arg a_urEventRetain[] = {
	{ "hEvent", &t_ur_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urEventRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urEventRetain = {
	"urEventRetain", "urEventRetain", 43, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urEventRetain, a_urEventRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(43),
};

static const struct cat_arg a_urEventSetCallback[] = {
	{ "hEvent", &t_ur_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "execStatus", &t_ur_execution_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnNotify", &t_ur_event_callback_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urEventSetCallback = {
	"urEventSetCallback", "urEventSetCallback", 47, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_urEventSetCallback, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(47),
};

static const struct cat_arg a_urEventWait[] = {
	{ "numEvents", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_ur_event_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 0 },
};
static const struct cat_role r_urEventWait[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_COUNT] = CAT_ARG(0) } },
};
static const struct cat_func f_urEventWait = {
	"urEventWait", "urEventWait", 42, CAT_API_UR, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 1, r_urEventWait, a_urEventWait, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(42),
};

static const struct cat_arg a_urGraphCreateExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phGraph", &p_ur_exp_graph_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urGraphCreateExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urGraphCreateExp = {
	"urGraphCreateExp", "urGraphCreateExp", 296, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 1, r_urGraphCreateExp, a_urGraphCreateExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(296),
};

static const struct cat_arg a_urGraphDestroyExp[] = {
	{ "hGraph", &t_ur_exp_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urGraphDestroyExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urGraphDestroyExp = {
	"urGraphDestroyExp", "urGraphDestroyExp", 302, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urGraphDestroyExp, a_urGraphDestroyExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(302),
};

static const struct cat_arg a_urGraphDumpContentsExp[] = {
	{ "hGraph", &t_ur_exp_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "filePath", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urGraphDumpContentsExp = {
	"urGraphDumpContentsExp", "urGraphDumpContentsExp", 306, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_urGraphDumpContentsExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(306),
};

static const struct cat_arg a_urGraphExecutableGraphDestroyExp[] = {
	{ "hExecutableGraph", &t_ur_exp_executable_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urGraphExecutableGraphDestroyExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urGraphExecutableGraphDestroyExp = {
	"urGraphExecutableGraphDestroyExp", "urGraphExecutableGraphDestroyExp", 303, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urGraphExecutableGraphDestroyExp, a_urGraphExecutableGraphDestroyExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(303),
};

static const struct cat_arg a_urGraphExecutableGraphGetNativeHandleExp[] = {
	{ "hExecutableGraph", &t_ur_exp_executable_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeExecutableGraph", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urGraphExecutableGraphGetNativeHandleExp = {
	"urGraphExecutableGraphGetNativeHandleExp", "urGraphExecutableGraphGetNativeHandleExp", 321, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urGraphExecutableGraphGetNativeHandleExp, &t_ur_result_t,
	"2026.1", "", NULL, CAT_ARG(321),
};

static const struct cat_arg a_urGraphGetIdExp[] = {
	{ "hGraph", &t_ur_exp_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGraphId", &p_uint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urGraphGetIdExp = {
	"urGraphGetIdExp", "urGraphGetIdExp", 326, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urGraphGetIdExp, &t_ur_result_t,
	"2026.1", "", NULL, CAT_ARG(326),
};

static const struct cat_arg a_urGraphGetNativeHandleExp[] = {
	{ "hGraph", &t_ur_exp_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeGraph", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urGraphGetNativeHandleExp = {
	"urGraphGetNativeHandleExp", "urGraphGetNativeHandleExp", 320, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urGraphGetNativeHandleExp, &t_ur_result_t,
	"2026.1", "", NULL, CAT_ARG(320),
};

static const struct cat_arg a_urGraphInstantiateGraphExp[] = {
	{ "hGraph", &t_ur_exp_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phExecGraph", &p_ur_exp_executable_graph_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urGraphInstantiateGraphExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urGraphInstantiateGraphExp = {
	"urGraphInstantiateGraphExp", "urGraphInstantiateGraphExp", 307, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 1, r_urGraphInstantiateGraphExp, a_urGraphInstantiateGraphExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(307),
};

static const struct cat_arg a_urGraphIsEmptyExp[] = {
	{ "hGraph", &t_ur_exp_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pResult", &p_Bool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urGraphIsEmptyExp = {
	"urGraphIsEmptyExp", "urGraphIsEmptyExp", 305, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urGraphIsEmptyExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(305),
};

static const struct cat_arg a_urGraphSetDestructionCallbackExp[] = {
	{ "hGraph", &t_ur_exp_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCallback", &t_ur_exp_graph_destruction_callback_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urGraphSetDestructionCallbackExp = {
	"urGraphSetDestructionCallbackExp", "urGraphSetDestructionCallbackExp", 315, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_urGraphSetDestructionCallbackExp, &t_ur_result_t,
	"2026.1", "", NULL, CAT_ARG(315),
};

static const struct cat_arg a_urIPCCloseMemHandleExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urIPCCloseMemHandleExp[] = {
	{ CAT_ACT_FREE, CAT_MEM_IMPORTED, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(1) } },
};
static const struct cat_func f_urIPCCloseMemHandleExp = {
	"urIPCCloseMemHandleExp", "urIPCCloseMemHandleExp", 292, CAT_API_UR, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_urIPCCloseMemHandleExp, a_urIPCCloseMemHandleExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(292),
};

static const struct cat_arg a_urIPCClosePhysMemHandleExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hPhysMem", &t_ur_physical_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urIPCClosePhysMemHandleExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1) } },
};
static const struct cat_func f_urIPCClosePhysMemHandleExp = {
	"urIPCClosePhysMemHandleExp", "urIPCClosePhysMemHandleExp", 319, CAT_API_UR, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_urIPCClosePhysMemHandleExp, a_urIPCClosePhysMemHandleExp, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(319),
};

static const struct cat_arg a_urIPCGetEventHandleExp[] = {
	{ "hEvent", &t_ur_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ppIPCEventHandleData", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0, .inner = CAT_ARG(2) },
	{ "pIPCEventHandleDataSizeRet", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urIPCGetEventHandleExp = {
	"urIPCGetEventHandleExp", "urIPCGetEventHandleExp", 323, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_urIPCGetEventHandleExp, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(323),
};

static const struct cat_arg a_urIPCGetMemHandleExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ppIPCMemHandleData", &p_void_ptr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .inner = CAT_ARG(3) },
	{ "pIPCMemHandleDataSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urIPCGetMemHandleExp[] = {
	{ CAT_ACT_EXPORT, 0, { [CAT_PART_POINTER] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_urIPCGetMemHandleExp = {
	"urIPCGetMemHandleExp", "urIPCGetMemHandleExp", 289, CAT_API_UR, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_urIPCGetMemHandleExp, a_urIPCGetMemHandleExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(289),
};

static const struct cat_arg a_urIPCGetPhysMemHandleExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hPhysMem", &t_ur_physical_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ppIPCPhysMemHandleData", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0, .inner = CAT_ARG(3) },
	{ "pIPCPhysMemHandleDataSizeRet", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urIPCGetPhysMemHandleExp[] = {
	{ CAT_ACT_EXPORT, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_urIPCGetPhysMemHandleExp = {
	"urIPCGetPhysMemHandleExp", "urIPCGetPhysMemHandleExp", 316, CAT_API_UR, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_urIPCGetPhysMemHandleExp, a_urIPCGetPhysMemHandleExp, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(316),
};

static const struct cat_arg a_urIPCOpenEventHandleExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIPCEventHandleData", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2 },
	{ "ipcEventHandleDataSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEvent", &p_ur_event_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urIPCOpenEventHandleExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urIPCOpenEventHandleExp = {
	"urIPCOpenEventHandleExp", "urIPCOpenEventHandleExp", 325, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urIPCOpenEventHandleExp, a_urIPCOpenEventHandleExp, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(325),
};

static const struct cat_arg a_urIPCOpenMemHandleExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIPCMemHandleData", &p_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "ipcMemHandleDataSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urIPCOpenMemHandleExp[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_IMPORTED, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(4), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_urIPCOpenMemHandleExp = {
	"urIPCOpenMemHandleExp", "urIPCOpenMemHandleExp", 291, CAT_API_UR, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_urIPCOpenMemHandleExp, a_urIPCOpenMemHandleExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(291),
};

static const struct cat_arg a_urIPCOpenPhysMemHandleExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIPCPhysMemHandleData", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "ipcPhysMemHandleDataSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPhysMem", &p_ur_physical_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urIPCOpenPhysMemHandleExp[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_urIPCOpenPhysMemHandleExp = {
	"urIPCOpenPhysMemHandleExp", "urIPCOpenPhysMemHandleExp", 318, CAT_API_UR, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_urIPCOpenPhysMemHandleExp, a_urIPCOpenPhysMemHandleExp, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(318),
};

static const struct cat_arg a_urIPCPutEventHandleExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIPCEventHandleData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urIPCPutEventHandleExp = {
	"urIPCPutEventHandleExp", "urIPCPutEventHandleExp", 324, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_urIPCPutEventHandleExp, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(324),
};

static const struct cat_arg a_urIPCPutMemHandleExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIPCMemHandleData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urIPCPutMemHandleExp[] = {
	{ CAT_ACT_UNEXPORT, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_urIPCPutMemHandleExp = {
	"urIPCPutMemHandleExp", "urIPCPutMemHandleExp", 290, CAT_API_UR, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_urIPCPutMemHandleExp, a_urIPCPutMemHandleExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(290),
};

static const struct cat_arg a_urIPCPutPhysMemHandleExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIPCPhysMemHandleData", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urIPCPutPhysMemHandleExp[] = {
	{ CAT_ACT_UNEXPORT, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_urIPCPutPhysMemHandleExp = {
	"urIPCPutPhysMemHandleExp", "urIPCPutPhysMemHandleExp", 317, CAT_API_UR, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_urIPCPutPhysMemHandleExp, a_urIPCPutPhysMemHandleExp, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(317),
};

static const struct cat_arg a_urKernelCreate[] = {
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pKernelName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phKernel", &p_ur_kernel_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urKernelCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(1) } },
};
static const struct cat_func f_urKernelCreate = {
	"urKernelCreate", "urKernelCreate", 48, CAT_API_UR, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 1, r_urKernelCreate, a_urKernelCreate, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(48),
};

static const struct cat_arg a_urKernelCreateWithNativeHandle[] = {
	{ "hNativeKernel", &t_ur_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_ur_program_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_kernel_native_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phKernel", &p_ur_kernel_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urKernelCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(2) } },
};
static const struct cat_func f_urKernelCreateWithNativeHandle = {
	"urKernelCreateWithNativeHandle", "urKernelCreateWithNativeHandle", 62, CAT_API_UR, CAT_F_MODULE, 5, 0, CAT_OK_RESULT, 1, r_urKernelCreateWithNativeHandle, a_urKernelCreateWithNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(62),
};

static const struct cat_arg a_urKernelGetGroupInfo[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_kernel_group_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_ur_kernel_group_info_t) / sizeof(*c_t_ur_kernel_group_info_t), c_t_ur_kernel_group_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urKernelGetGroupInfo = {
	"urKernelGetGroupInfo", "urKernelGetGroupInfo", 52, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_urKernelGetGroupInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(52),
};

static const struct cat_arg a_urKernelGetInfo[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_kernel_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_kernel_info_t) / sizeof(*c_t_ur_kernel_info_t), c_t_ur_kernel_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_role r_urKernelGetInfo[] = {
	{ CAT_ACT_NAME, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) } },
};
static const struct cat_func f_urKernelGetInfo = {
	"urKernelGetInfo", "urKernelGetInfo", 51, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 1, r_urKernelGetInfo, a_urKernelGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(51),
};

static const struct cat_arg a_urKernelGetNativeHandle[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeKernel", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urKernelGetNativeHandle = {
	"urKernelGetNativeHandle", "urKernelGetNativeHandle", 61, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urKernelGetNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(61),
};

static const struct cat_arg a_urKernelGetSubGroupInfo[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_kernel_sub_group_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_ur_kernel_sub_group_info_t) / sizeof(*c_t_ur_kernel_sub_group_info_t), c_t_ur_kernel_sub_group_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urKernelGetSubGroupInfo = {
	"urKernelGetSubGroupInfo", "urKernelGetSubGroupInfo", 53, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_urKernelGetSubGroupInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(53),
};

static const struct cat_arg a_urKernelGetSuggestedLocalWorkSize[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numWorkDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pSuggestedLocalWorkSize", &p_size_t_ptr, CAT_OUT, CAT_LEN_ARG, 2 },
};
static const struct cat_func f_urKernelGetSuggestedLocalWorkSize = {
	"urKernelGetSuggestedLocalWorkSize", "urKernelGetSuggestedLocalWorkSize", 225, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_urKernelGetSuggestedLocalWorkSize, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(225),
};

static const struct cat_arg a_urKernelGetSuggestedLocalWorkSizeWithArgs[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numWorkDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "numArgs", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pArgs", &p_const_ur_exp_kernel_arg_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "pSuggestedLocalWorkSize", &p_size_t_ptr, CAT_OUT, CAT_LEN_ARG, 2 },
};
static const struct cat_func f_urKernelGetSuggestedLocalWorkSizeWithArgs = {
	"urKernelGetSuggestedLocalWorkSizeWithArgs", "urKernelGetSuggestedLocalWorkSizeWithArgs", 311, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 8, 0, CAT_OK_RESULT, 0, NULL, a_urKernelGetSuggestedLocalWorkSizeWithArgs, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(311),
};

static const struct cat_arg a_urKernelRelease[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urKernelRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urKernelRelease = {
	"urKernelRelease", "urKernelRelease", 55, CAT_API_UR, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_urKernelRelease, a_urKernelRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(55),
};

static const struct cat_arg a_urKernelRetain[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urKernelRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urKernelRetain = {
	"urKernelRetain", "urKernelRetain", 54, CAT_API_UR, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_urKernelRetain, a_urKernelRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(54),
};

static const struct cat_arg a_urKernelSetArgLocal[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_kernel_arg_local_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urKernelSetArgLocal[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1) } },
};
static const struct cat_func f_urKernelSetArgLocal = {
	"urKernelSetArgLocal", "urKernelSetArgLocal", 50, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urKernelSetArgLocal, a_urKernelSetArgLocal, &t_ur_result_t,
	"2025.0", "2026.1", NULL, CAT_ARG(50),
};

static const struct cat_arg a_urKernelSetArgMemObj[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_kernel_arg_mem_obj_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "hArgValue", &t_ur_mem_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urKernelSetArgMemObj[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(3) } },
};
static const struct cat_func f_urKernelSetArgMemObj = {
	"urKernelSetArgMemObj", "urKernelSetArgMemObj", 59, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urKernelSetArgMemObj, a_urKernelSetArgMemObj, &t_ur_result_t,
	"2025.0", "2026.1", NULL, CAT_ARG(59),
};

static const struct cat_arg a_urKernelSetArgPointer[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_kernel_arg_pointer_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pArgValue", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urKernelSetArgPointer[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(3) } },
};
static const struct cat_func f_urKernelSetArgPointer = {
	"urKernelSetArgPointer", "urKernelSetArgPointer", 56, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urKernelSetArgPointer, a_urKernelSetArgPointer, &t_ur_result_t,
	"2025.0", "2026.1", NULL, CAT_ARG(56),
};

static const struct cat_arg a_urKernelSetArgSampler[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_kernel_arg_sampler_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "hArgValue", &t_ur_sampler_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urKernelSetArgSampler[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(3) } },
};
static const struct cat_func f_urKernelSetArgSampler = {
	"urKernelSetArgSampler", "urKernelSetArgSampler", 58, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urKernelSetArgSampler, a_urKernelSetArgSampler, &t_ur_result_t,
	"2025.0", "2026.1", NULL, CAT_ARG(58),
};

static const struct cat_arg a_urKernelSetArgValue[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_kernel_arg_value_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pArgValue", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2 },
};
static const struct cat_role r_urKernelSetArgValue[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(4) } },
};
static const struct cat_func f_urKernelSetArgValue = {
	"urKernelSetArgValue", "urKernelSetArgValue", 49, CAT_API_UR, 0, 5, 0, CAT_OK_RESULT, 1, r_urKernelSetArgValue, a_urKernelSetArgValue, &t_ur_result_t,
	"2025.0", "2026.1", NULL, CAT_ARG(49),
};

static const struct cat_arg a_urKernelSetExecInfo[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_kernel_exec_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_kernel_exec_info_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pPropValue", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 0, sizeof(c_t_ur_kernel_exec_info_t) / sizeof(*c_t_ur_kernel_exec_info_t), c_t_ur_kernel_exec_info_t } },
};
static const struct cat_func f_urKernelSetExecInfo = {
	"urKernelSetExecInfo", "urKernelSetExecInfo", 57, CAT_API_UR, 0, 5, 0, CAT_OK_RESULT, 0, NULL, a_urKernelSetExecInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(57),
};

static const struct cat_arg a_urKernelSetSpecializationConstants[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSpecConstants", &p_const_ur_specialization_constant_info_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_urKernelSetSpecializationConstants = {
	"urKernelSetSpecializationConstants", "urKernelSetSpecializationConstants", 60, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_urKernelSetSpecializationConstants, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(60),
};

static const struct cat_arg a_urKernelSuggestMaxCooperativeGroupCount[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "dynamicSharedMemorySize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pGroupCountRet", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urKernelSuggestMaxCooperativeGroupCount = {
	"urKernelSuggestMaxCooperativeGroupCount", "urKernelSuggestMaxCooperativeGroupCount", 272, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_urKernelSuggestMaxCooperativeGroupCount, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(272),
};

static const struct cat_arg a_urKernelSuggestMaxCooperativeGroupCountExp_v2[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "localWorkSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dynamicSharedMemorySize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pGroupCountRet", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urKernelSuggestMaxCooperativeGroupCountExp_v2 = {
	"urKernelSuggestMaxCooperativeGroupCountExp", "urKernelSuggestMaxCooperativeGroupCountExp", 215, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 4, 2, CAT_OK_RESULT, 0, NULL, a_urKernelSuggestMaxCooperativeGroupCountExp_v2, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(215),
};
static const struct cat_arg a_urKernelSuggestMaxCooperativeGroupCountExp_v1[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "dynamicSharedMemorySize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pGroupCountRet", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urKernelSuggestMaxCooperativeGroupCountExp_v1 = {
	"urKernelSuggestMaxCooperativeGroupCountExp", "urKernelSuggestMaxCooperativeGroupCountExp", 215, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 1, CAT_OK_RESULT, 0, NULL, a_urKernelSuggestMaxCooperativeGroupCountExp_v1, &t_ur_result_t,
	"2025.1", "2025.1", &f_urKernelSuggestMaxCooperativeGroupCountExp_v2, CAT_ARG(215),
};
static const struct cat_arg a_urKernelSuggestMaxCooperativeGroupCountExp[] = {
	{ "hKernel", &t_ur_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "dynamicSharedMemorySize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pGroupCountRet", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urKernelSuggestMaxCooperativeGroupCountExp = {
	"urKernelSuggestMaxCooperativeGroupCountExp", "urKernelSuggestMaxCooperativeGroupCountExp", 215, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_urKernelSuggestMaxCooperativeGroupCountExp, &t_ur_result_t,
	"2025.2", "2025.2", &f_urKernelSuggestMaxCooperativeGroupCountExp_v1, CAT_ARG(215),
};

static const struct cat_arg a_urLoaderConfigCreate[] = {
	{ "phLoaderConfig", &p_ur_loader_config_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urLoaderConfigCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urLoaderConfigCreate = {
	"urLoaderConfigCreate", "urLoaderConfigCreate", 172, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urLoaderConfigCreate, a_urLoaderConfigCreate, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(172),
};

static const struct cat_arg a_urLoaderConfigEnableLayer[] = {
	{ "hLoaderConfig", &t_ur_loader_config_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pLayerName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urLoaderConfigEnableLayer = {
	"urLoaderConfigEnableLayer", "urLoaderConfigEnableLayer", 176, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_urLoaderConfigEnableLayer, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(176),
};

static const struct cat_arg a_urLoaderConfigGetInfo[] = {
	{ "hLoaderConfig", &t_ur_loader_config_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_loader_config_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_loader_config_info_t) / sizeof(*c_t_ur_loader_config_info_t), c_t_ur_loader_config_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urLoaderConfigGetInfo = {
	"urLoaderConfigGetInfo", "urLoaderConfigGetInfo", 175, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urLoaderConfigGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(175),
};

static const struct cat_arg a_urLoaderConfigRelease[] = {
	{ "hLoaderConfig", &t_ur_loader_config_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urLoaderConfigRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urLoaderConfigRelease = {
	"urLoaderConfigRelease", "urLoaderConfigRelease", 173, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urLoaderConfigRelease, a_urLoaderConfigRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(173),
};

static const struct cat_arg a_urLoaderConfigRetain[] = {
	{ "hLoaderConfig", &t_ur_loader_config_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urLoaderConfigRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urLoaderConfigRetain = {
	"urLoaderConfigRetain", "urLoaderConfigRetain", 174, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urLoaderConfigRetain, a_urLoaderConfigRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(174),
};

static const struct cat_arg a_urLoaderConfigSetCodeLocationCallback[] = {
	{ "hLoaderConfig", &t_ur_loader_config_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCodeloc", &t_ur_code_location_callback_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urLoaderConfigSetCodeLocationCallback = {
	"urLoaderConfigSetCodeLocationCallback", "urLoaderConfigSetCodeLocationCallback", 200, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_urLoaderConfigSetCodeLocationCallback, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(200),
};

static const struct cat_arg a_urLoaderConfigSetMockingEnabled[] = {
	{ "hLoaderConfig", &t_ur_loader_config_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "enable", &t_ur_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urLoaderConfigSetMockingEnabled = {
	"urLoaderConfigSetMockingEnabled", "urLoaderConfigSetMockingEnabled", 229, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_urLoaderConfigSetMockingEnabled, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(229),
};

static const struct cat_arg a_urLoaderInit[] = {
	{ "device_flags", &t_ur_device_init_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hLoaderConfig", &t_ur_loader_config_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urLoaderInit = {
	"urLoaderInit", "urLoaderInit", 201, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_urLoaderInit, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(201),
};

static const struct cat_func f_urLoaderTearDown = {
	"urLoaderTearDown", "urLoaderTearDown", 202, CAT_API_UR, 0, 0, 0, CAT_OK_RESULT, 0, NULL, NULL, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(202),
};

static const struct cat_arg a_urMemBufferCreate[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_ur_mem_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pProperties", &p_const_ur_buffer_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phBuffer", &p_ur_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urMemBufferCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_BUFFER, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_urMemBufferCreate = {
	"urMemBufferCreate", "urMemBufferCreate", 64, CAT_API_UR, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_urMemBufferCreate, a_urMemBufferCreate, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(64),
};

static const struct cat_arg a_urMemBufferCreateWithNativeHandle[] = {
	{ "hNativeMem", &t_ur_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_mem_native_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phMem", &p_ur_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urMemBufferCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_urMemBufferCreateWithNativeHandle = {
	"urMemBufferCreateWithNativeHandle", "urMemBufferCreateWithNativeHandle", 115, CAT_API_UR, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_urMemBufferCreateWithNativeHandle, a_urMemBufferCreateWithNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(115),
};

static const struct cat_arg a_urMemBufferPartition[] = {
	{ "hBuffer", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_ur_mem_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferCreateType", &t_ur_buffer_create_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pRegion", &p_const_ur_buffer_region_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phMem", &p_ur_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urMemBufferPartition[] = {
	{ CAT_ACT_CREATE, CAT_MEM_PART, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(3) }, { [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_urMemBufferPartition = {
	"urMemBufferPartition", "urMemBufferPartition", 67, CAT_API_UR, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_urMemBufferPartition, a_urMemBufferPartition, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(67),
};

static const struct cat_arg a_urMemGetInfo[] = {
	{ "hMemory", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_mem_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_mem_info_t) / sizeof(*c_t_ur_mem_info_t), c_t_ur_mem_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urMemGetInfo = {
	"urMemGetInfo", "urMemGetInfo", 70, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urMemGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(70),
};

static const struct cat_arg a_urMemGetNativeHandle[] = {
	{ "hMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phNativeMem", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urMemGetNativeHandle = {
	"urMemGetNativeHandle", "urMemGetNativeHandle", 68, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_urMemGetNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(68),
};

static const struct cat_arg a_urMemImageCreate[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_ur_mem_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pHost", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phMem", &p_ur_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urMemImageCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_ORDER] = CAT_ARG(2), [CAT_PART_CHANNEL] = CAT_ARG(2) }, { [CAT_PART_ORDER] = CAT_ARG(0), [CAT_PART_CHANNEL] = CAT_ARG(1) } },
};
static const struct cat_func f_urMemImageCreate = {
	"urMemImageCreate", "urMemImageCreate", 63, CAT_API_UR, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_urMemImageCreate, a_urMemImageCreate, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(63),
};

static const struct cat_arg a_urMemImageCreateWithNativeHandle[] = {
	{ "hNativeMem", &t_ur_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_const_ur_image_format_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pImageDesc", &p_const_ur_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pProperties", &p_const_ur_mem_native_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phMem", &p_ur_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urMemImageCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_urMemImageCreateWithNativeHandle = {
	"urMemImageCreateWithNativeHandle", "urMemImageCreateWithNativeHandle", 116, CAT_API_UR, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_urMemImageCreateWithNativeHandle, a_urMemImageCreateWithNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(116),
};

static const struct cat_arg a_urMemImageGetInfo[] = {
	{ "hMemory", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_image_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_image_info_t) / sizeof(*c_t_ur_image_info_t), c_t_ur_image_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urMemImageGetInfo = {
	"urMemImageGetInfo", "urMemImageGetInfo", 71, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urMemImageGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(71),
};

static const struct cat_arg a_urMemRelease[] = {
	{ "hMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urMemRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urMemRelease = {
	"urMemRelease", "urMemRelease", 66, CAT_API_UR, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_urMemRelease, a_urMemRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(66),
};

static const struct cat_arg a_urMemRetain[] = {
	{ "hMem", &t_ur_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urMemRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urMemRetain = {
	"urMemRetain", "urMemRetain", 65, CAT_API_UR, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_urMemRetain, a_urMemRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(65),
};

static const struct cat_arg a_urMemoryExportAllocExportableMemoryExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "alignment", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleTypeToExport", &t_ur_exp_external_mem_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urMemoryExportAllocExportableMemoryExp[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(5), [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_urMemoryExportAllocExportableMemoryExp = {
	"urMemoryExportAllocExportableMemoryExp", "urMemoryExportAllocExportableMemoryExp", 285, CAT_API_UR, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_urMemoryExportAllocExportableMemoryExp, a_urMemoryExportAllocExportableMemoryExp, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(285),
};

static const struct cat_arg a_urMemoryExportExportMemoryHandleExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleTypeToExport", &t_ur_exp_external_mem_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemHandleRet", &p_void_ptr, CAT_OUT, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urMemoryExportExportMemoryHandleExp = {
	"urMemoryExportExportMemoryHandleExp", "urMemoryExportExportMemoryHandleExp", 287, CAT_API_UR, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urMemoryExportExportMemoryHandleExp, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(287),
};

static const struct cat_arg a_urMemoryExportFreeExportableMemoryExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urMemoryExportFreeExportableMemoryExp[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(2) } },
};
static const struct cat_func f_urMemoryExportFreeExportableMemoryExp = {
	"urMemoryExportFreeExportableMemoryExp", "urMemoryExportFreeExportableMemoryExp", 286, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_urMemoryExportFreeExportableMemoryExp, a_urMemoryExportFreeExportableMemoryExp, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(286),
};

static const struct cat_arg a_urPhysicalMemCreate[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pProperties", &p_const_ur_physical_mem_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phPhysicalMem", &p_ur_physical_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urPhysicalMemCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_PHYSICAL, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_urPhysicalMemCreate = {
	"urPhysicalMemCreate", "urPhysicalMemCreate", 160, CAT_API_UR, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_urPhysicalMemCreate, a_urPhysicalMemCreate, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(160),
};

static const struct cat_arg a_urPhysicalMemGetInfo[] = {
	{ "hPhysicalMem", &t_ur_physical_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_physical_mem_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_physical_mem_info_t) / sizeof(*c_t_ur_physical_mem_info_t), c_t_ur_physical_mem_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urPhysicalMemGetInfo = {
	"urPhysicalMemGetInfo", "urPhysicalMemGetInfo", 249, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urPhysicalMemGetInfo, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(249),
};

static const struct cat_arg a_urPhysicalMemRelease[] = {
	{ "hPhysicalMem", &t_ur_physical_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urPhysicalMemRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urPhysicalMemRelease = {
	"urPhysicalMemRelease", "urPhysicalMemRelease", 162, CAT_API_UR, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_urPhysicalMemRelease, a_urPhysicalMemRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(162),
};

static const struct cat_arg a_urPhysicalMemRetain[] = {
	{ "hPhysicalMem", &t_ur_physical_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urPhysicalMemRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urPhysicalMemRetain = {
	"urPhysicalMemRetain", "urPhysicalMemRetain", 161, CAT_API_UR, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_urPhysicalMemRetain, a_urPhysicalMemRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(161),
};

static const struct cat_arg a_urPlatformCreateWithNativeHandle[] = {
	{ "hNativePlatform", &t_ur_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hAdapter", &t_ur_adapter_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_platform_native_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phPlatform", &p_ur_platform_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urPlatformCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_urPlatformCreateWithNativeHandle = {
	"urPlatformCreateWithNativeHandle", "urPlatformCreateWithNativeHandle", 76, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urPlatformCreateWithNativeHandle, a_urPlatformCreateWithNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(76),
};

static const struct cat_arg a_urPlatformGet_v1[] = {
	{ "phAdapters", &p_ur_adapter_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "NumAdapters", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "NumEntries", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPlatforms", &p_ur_platform_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pNumPlatforms", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urPlatformGet_v1 = {
	"urPlatformGet", "urPlatformGet", 72, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 1, CAT_OK_RESULT, 0, NULL, a_urPlatformGet_v1, &t_ur_result_t,
	"2025.0", "2025.2", NULL, CAT_ARG(72),
};
static const struct cat_arg a_urPlatformGet[] = {
	{ "hAdapter", &t_ur_adapter_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "NumEntries", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPlatforms", &p_ur_platform_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 1 },
	{ "pNumPlatforms", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urPlatformGet = {
	"urPlatformGet", "urPlatformGet", 72, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_urPlatformGet, &t_ur_result_t,
	"2025.3", "", &f_urPlatformGet_v1, CAT_ARG(72),
};

static const struct cat_arg a_urPlatformGetApiVersion[] = {
	{ "hPlatform", &t_ur_platform_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pVersion", &p_ur_api_version_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urPlatformGetApiVersion = {
	"urPlatformGetApiVersion", "urPlatformGetApiVersion", 74, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urPlatformGetApiVersion, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(74),
};

static const struct cat_arg a_urPlatformGetBackendOption[] = {
	{ "hPlatform", &t_ur_platform_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFrontendOption", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ppPlatformOption", &p_const_char_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urPlatformGetBackendOption = {
	"urPlatformGetBackendOption", "urPlatformGetBackendOption", 114, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_urPlatformGetBackendOption, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(114),
};

static const struct cat_arg a_urPlatformGetInfo[] = {
	{ "hPlatform", &t_ur_platform_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_platform_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_platform_info_t) / sizeof(*c_t_ur_platform_info_t), c_t_ur_platform_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urPlatformGetInfo = {
	"urPlatformGetInfo", "urPlatformGetInfo", 73, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urPlatformGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(73),
};

static const struct cat_arg a_urPlatformGetNativeHandle[] = {
	{ "hPlatform", &t_ur_platform_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativePlatform", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urPlatformGetNativeHandle = {
	"urPlatformGetNativeHandle", "urPlatformGetNativeHandle", 75, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urPlatformGetNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(75),
};

static const struct cat_arg a_urProgramBuild[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urProgramBuild = {
	"urProgramBuild", "urProgramBuild", 80, CAT_API_UR, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_urProgramBuild, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(80),
};

static const struct cat_arg a_urProgramBuildExp_v1[] = {
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_ur_device_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urProgramBuildExp_v1 = {
	"urProgramBuildExp", "urProgramBuildExp", 197, CAT_API_UR, CAT_F_MODULE, 4, 1, CAT_OK_RESULT, 0, NULL, a_urProgramBuildExp_v1, &t_ur_result_t,
	"2025.0", "2025.3", NULL, CAT_ARG(197),
};
static const struct cat_arg a_urProgramBuildExp[] = {
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_ur_device_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_ur_exp_program_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urProgramBuildExp = {
	"urProgramBuildExp", "urProgramBuildExp", 197, CAT_API_UR, CAT_F_MODULE, 5, 0, CAT_OK_RESULT, 0, NULL, a_urProgramBuildExp, &t_ur_result_t,
	"2026.0", "", &f_urProgramBuildExp_v1, CAT_ARG(197),
};

static const struct cat_arg a_urProgramCompile[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_ur_program_handle_t, CAT_IN | CAT_OUT, CAT_LEN_NONE, 0 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urProgramCompile = {
	"urProgramCompile", "urProgramCompile", 81, CAT_API_UR, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_urProgramCompile, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(81),
};

static const struct cat_arg a_urProgramCompileExp_v1[] = {
	{ "hProgram", &t_ur_program_handle_t, CAT_IN | CAT_OUT, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_ur_device_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urProgramCompileExp_v1 = {
	"urProgramCompileExp", "urProgramCompileExp", 198, CAT_API_UR, CAT_F_MODULE, 4, 1, CAT_OK_RESULT, 0, NULL, a_urProgramCompileExp_v1, &t_ur_result_t,
	"2025.0", "2025.3", NULL, CAT_ARG(198),
};
static const struct cat_arg a_urProgramCompileExp[] = {
	{ "hProgram", &t_ur_program_handle_t, CAT_IN | CAT_OUT, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_ur_device_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_ur_exp_program_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urProgramCompileExp = {
	"urProgramCompileExp", "urProgramCompileExp", 198, CAT_API_UR, CAT_F_MODULE, 5, 0, CAT_OK_RESULT, 0, NULL, a_urProgramCompileExp, &t_ur_result_t,
	"2026.0", "", &f_urProgramCompileExp_v1, CAT_ARG(198),
};

static const struct cat_arg a_urProgramCreateWithBinary_v1[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pBinary", &p_const_uint8_t_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_program_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phProgram", &p_ur_program_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urProgramCreateWithBinary_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(3) } },
};
static const struct cat_func f_urProgramCreateWithBinary_v1 = {
	"urProgramCreateWithBinary", "urProgramCreateWithBinary", 79, CAT_API_UR, CAT_F_MODULE, 6, 1, CAT_OK_RESULT, 2, r_urProgramCreateWithBinary_v1, a_urProgramCreateWithBinary_v1, &t_ur_result_t,
	"2025.0", "2025.0", NULL, CAT_ARG(79),
};
static const struct cat_arg a_urProgramCreateWithBinary[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_ur_device_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pLengths", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 1, .unit = "bytes" },
	{ "ppBinaries", &p_const_uint8_t_ptr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pProperties", &p_const_ur_program_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phProgram", &p_ur_program_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urProgramCreateWithBinary[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(6), [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_COUNT] = CAT_ARG(1), [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_VALUE] = CAT_ARG(4) } },
};
static const struct cat_func f_urProgramCreateWithBinary = {
	"urProgramCreateWithBinary", "urProgramCreateWithBinary", 79, CAT_API_UR, CAT_F_MODULE, 7, 0, CAT_OK_RESULT, 2, r_urProgramCreateWithBinary, a_urProgramCreateWithBinary, &t_ur_result_t,
	"2025.1", "", &f_urProgramCreateWithBinary_v1, CAT_ARG(79),
};

static const struct cat_arg a_urProgramCreateWithIL[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIL", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "length", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pProperties", &p_const_ur_program_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phProgram", &p_ur_program_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urProgramCreateWithIL[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_urProgramCreateWithIL = {
	"urProgramCreateWithIL", "urProgramCreateWithIL", 78, CAT_API_UR, CAT_F_MODULE, 5, 0, CAT_OK_RESULT, 2, r_urProgramCreateWithIL, a_urProgramCreateWithIL, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(78),
};

static const struct cat_arg a_urProgramCreateWithNativeHandle[] = {
	{ "hNativeProgram", &t_ur_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_program_native_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phProgram", &p_ur_program_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urProgramCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_urProgramCreateWithNativeHandle = {
	"urProgramCreateWithNativeHandle", "urProgramCreateWithNativeHandle", 90, CAT_API_UR, CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 1, r_urProgramCreateWithNativeHandle, a_urProgramCreateWithNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(90),
};

static const struct cat_arg a_urProgramDynamicLinkExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPrograms", &p_const_ur_program_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_urProgramDynamicLinkExp = {
	"urProgramDynamicLinkExp", "urProgramDynamicLinkExp", 294, CAT_API_UR, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_urProgramDynamicLinkExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(294),
};

static const struct cat_arg a_urProgramGetBuildInfo[] = {
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_program_build_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_ur_program_build_info_t) / sizeof(*c_t_ur_program_build_info_t), c_t_ur_program_build_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urProgramGetBuildInfo = {
	"urProgramGetBuildInfo", "urProgramGetBuildInfo", 87, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_urProgramGetBuildInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(87),
};

static const struct cat_arg a_urProgramGetFunctionPointer[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFunctionName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ppFunctionPointer", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urProgramGetFunctionPointer = {
	"urProgramGetFunctionPointer", "urProgramGetFunctionPointer", 85, CAT_API_UR, CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 0, NULL, a_urProgramGetFunctionPointer, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(85),
};

static const struct cat_arg a_urProgramGetGlobalVariablePointer[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalVariableName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pGlobalVariableSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "ppGlobalVariablePointerRet", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urProgramGetGlobalVariablePointer = {
	"urProgramGetGlobalVariablePointer", "urProgramGetGlobalVariablePointer", 216, CAT_API_UR, CAT_F_MODULE, 5, 0, CAT_OK_RESULT, 0, NULL, a_urProgramGetGlobalVariablePointer, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(216),
};

static const struct cat_arg a_urProgramGetInfo[] = {
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_program_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_program_info_t) / sizeof(*c_t_ur_program_info_t), c_t_ur_program_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_role r_urProgramGetInfo[] = {
	{ CAT_ACT_BINARY, CAT_BINARY_SIZES, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_COUNT] = CAT_ARG(4), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 5 },
	{ CAT_ACT_BINARY, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_COUNT] = CAT_ARG(4), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 6 },
};
static const struct cat_func f_urProgramGetInfo = {
	"urProgramGetInfo", "urProgramGetInfo", 86, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 2, r_urProgramGetInfo, a_urProgramGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(86),
};

static const struct cat_arg a_urProgramGetNativeHandle[] = {
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeProgram", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urProgramGetNativeHandle = {
	"urProgramGetNativeHandle", "urProgramGetNativeHandle", 89, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urProgramGetNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(89),
};

static const struct cat_arg a_urProgramLink[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPrograms", &p_const_ur_program_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phProgram", &p_ur_program_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urProgramLink[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urProgramLink = {
	"urProgramLink", "urProgramLink", 82, CAT_API_UR, CAT_F_MODULE, 5, 0, CAT_OK_RESULT, 1, r_urProgramLink, a_urProgramLink, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(82),
};

static const struct cat_arg a_urProgramLinkExp_v1[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_ur_device_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPrograms", &p_const_ur_program_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phProgram", &p_ur_program_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urProgramLinkExp_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(6), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urProgramLinkExp_v1 = {
	"urProgramLinkExp", "urProgramLinkExp", 199, CAT_API_UR, CAT_F_MODULE, 7, 1, CAT_OK_RESULT, 1, r_urProgramLinkExp_v1, a_urProgramLinkExp_v1, &t_ur_result_t,
	"2025.0", "2025.3", NULL, CAT_ARG(199),
};
static const struct cat_arg a_urProgramLinkExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_ur_device_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_ur_exp_program_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPrograms", &p_const_ur_program_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phProgram", &p_ur_program_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urProgramLinkExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(7), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urProgramLinkExp = {
	"urProgramLinkExp", "urProgramLinkExp", 199, CAT_API_UR, CAT_F_MODULE, 8, 0, CAT_OK_RESULT, 1, r_urProgramLinkExp, a_urProgramLinkExp, &t_ur_result_t,
	"2026.0", "", &f_urProgramLinkExp_v1, CAT_ARG(199),
};

static const struct cat_arg a_urProgramRelease[] = {
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urProgramRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urProgramRelease = {
	"urProgramRelease", "urProgramRelease", 84, CAT_API_UR, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_urProgramRelease, a_urProgramRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(84),
};

static const struct cat_arg a_urProgramRetain[] = {
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urProgramRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urProgramRetain = {
	"urProgramRetain", "urProgramRetain", 83, CAT_API_UR, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_urProgramRetain, a_urProgramRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(83),
};

static const struct cat_arg a_urProgramSetSpecializationConstants[] = {
	{ "hProgram", &t_ur_program_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSpecConstants", &p_const_ur_specialization_constant_info_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_urProgramSetSpecializationConstants = {
	"urProgramSetSpecializationConstants", "urProgramSetSpecializationConstants", 88, CAT_API_UR, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_urProgramSetSpecializationConstants, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(88),
};

static const struct cat_arg a_urQueueBeginCaptureIntoGraphExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hGraph", &t_ur_exp_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urQueueBeginCaptureIntoGraphExp = {
	"urQueueBeginCaptureIntoGraphExp", "urQueueBeginCaptureIntoGraphExp", 298, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_urQueueBeginCaptureIntoGraphExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(298),
};

static const struct cat_arg a_urQueueBeginGraphCaptureExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urQueueBeginGraphCaptureExp = {
	"urQueueBeginGraphCaptureExp", "urQueueBeginGraphCaptureExp", 297, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_urQueueBeginGraphCaptureExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(297),
};

static const struct cat_arg a_urQueueCreate[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_queue_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phQueue", &p_ur_queue_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urQueueCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urQueueCreate = {
	"urQueueCreate", "urQueueCreate", 92, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urQueueCreate, a_urQueueCreate, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(92),
};

static const struct cat_arg a_urQueueCreateWithNativeHandle[] = {
	{ "hNativeQueue", &t_ur_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_queue_native_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phQueue", &p_ur_queue_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urQueueCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_urQueueCreateWithNativeHandle = {
	"urQueueCreateWithNativeHandle", "urQueueCreateWithNativeHandle", 96, CAT_API_UR, 0, 5, 0, CAT_OK_RESULT, 1, r_urQueueCreateWithNativeHandle, a_urQueueCreateWithNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(96),
};

static const struct cat_arg a_urQueueEndGraphCaptureExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phGraph", &p_ur_exp_graph_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urQueueEndGraphCaptureExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urQueueEndGraphCaptureExp = {
	"urQueueEndGraphCaptureExp", "urQueueEndGraphCaptureExp", 299, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 1, r_urQueueEndGraphCaptureExp, a_urQueueEndGraphCaptureExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(299),
};

static const struct cat_arg a_urQueueFinish[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urQueueFinish[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urQueueFinish = {
	"urQueueFinish", "urQueueFinish", 97, CAT_API_UR, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 1, r_urQueueFinish, a_urQueueFinish, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(97),
};

static const struct cat_arg a_urQueueFlush[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urQueueFlush = {
	"urQueueFlush", "urQueueFlush", 98, CAT_API_UR, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 0, NULL, a_urQueueFlush, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(98),
};

static const struct cat_arg a_urQueueGetGraphExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phGraph", &p_ur_exp_graph_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urQueueGetGraphExp = {
	"urQueueGetGraphExp", "urQueueGetGraphExp", 314, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urQueueGetGraphExp, &t_ur_result_t,
	"2026.1", "", NULL, CAT_ARG(314),
};

static const struct cat_arg a_urQueueGetInfo[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_queue_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_queue_info_t) / sizeof(*c_t_ur_queue_info_t), c_t_ur_queue_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urQueueGetInfo = {
	"urQueueGetInfo", "urQueueGetInfo", 91, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urQueueGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(91),
};

static const struct cat_arg a_urQueueGetNativeHandle[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDesc", &p_ur_queue_native_desc_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phNativeQueue", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urQueueGetNativeHandle = {
	"urQueueGetNativeHandle", "urQueueGetNativeHandle", 95, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_urQueueGetNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(95),
};

static const struct cat_arg a_urQueueIsGraphCaptureEnabledExp[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pResult", &p_Bool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urQueueIsGraphCaptureEnabledExp = {
	"urQueueIsGraphCaptureEnabledExp", "urQueueIsGraphCaptureEnabledExp", 304, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urQueueIsGraphCaptureEnabledExp, &t_ur_result_t,
	"2026.0", "", NULL, CAT_ARG(304),
};

static const struct cat_arg a_urQueueRelease[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urQueueRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urQueueRelease = {
	"urQueueRelease", "urQueueRelease", 94, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urQueueRelease, a_urQueueRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(94),
};

static const struct cat_arg a_urQueueRetain[] = {
	{ "hQueue", &t_ur_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urQueueRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urQueueRetain = {
	"urQueueRetain", "urQueueRetain", 93, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urQueueRetain, a_urQueueRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(93),
};

static const struct cat_arg a_urSamplerCreate[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDesc", &p_const_ur_sampler_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phSampler", &p_ur_sampler_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urSamplerCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urSamplerCreate = {
	"urSamplerCreate", "urSamplerCreate", 101, CAT_API_UR, 0, 3, 0, CAT_OK_RESULT, 1, r_urSamplerCreate, a_urSamplerCreate, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(101),
};

static const struct cat_arg a_urSamplerCreateWithNativeHandle[] = {
	{ "hNativeSampler", &t_ur_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_ur_sampler_native_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phSampler", &p_ur_sampler_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urSamplerCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_urSamplerCreateWithNativeHandle = {
	"urSamplerCreateWithNativeHandle", "urSamplerCreateWithNativeHandle", 106, CAT_API_UR, 0, 4, 0, CAT_OK_RESULT, 1, r_urSamplerCreateWithNativeHandle, a_urSamplerCreateWithNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(106),
};

static const struct cat_arg a_urSamplerGetInfo[] = {
	{ "hSampler", &t_ur_sampler_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_sampler_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_sampler_info_t) / sizeof(*c_t_ur_sampler_info_t), c_t_ur_sampler_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urSamplerGetInfo = {
	"urSamplerGetInfo", "urSamplerGetInfo", 104, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urSamplerGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(104),
};

static const struct cat_arg a_urSamplerGetNativeHandle[] = {
	{ "hSampler", &t_ur_sampler_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeSampler", &p_ur_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urSamplerGetNativeHandle = {
	"urSamplerGetNativeHandle", "urSamplerGetNativeHandle", 105, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urSamplerGetNativeHandle, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(105),
};

static const struct cat_arg a_urSamplerRelease[] = {
	{ "hSampler", &t_ur_sampler_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urSamplerRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urSamplerRelease = {
	"urSamplerRelease", "urSamplerRelease", 103, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urSamplerRelease, a_urSamplerRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(103),
};

static const struct cat_arg a_urSamplerRetain[] = {
	{ "hSampler", &t_ur_sampler_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urSamplerRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urSamplerRetain = {
	"urSamplerRetain", "urSamplerRetain", 102, CAT_API_UR, 0, 1, 0, CAT_OK_RESULT, 1, r_urSamplerRetain, a_urSamplerRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(102),
};

static const struct cat_arg a_urTensorMapEncodeIm2ColExp[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "TensorMapType", &t_ur_exp_tensor_map_data_type_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "TensorRank", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "GlobalAddress", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "GlobalDim", &p_const_uint64_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "GlobalStrides", &p_const_uint64_t_ptr, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "PixelBoxLowerCorner", &p_const_int_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "PixelBoxUpperCorner", &p_const_int_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ChannelsPerPixel", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "PixelsPerColumn", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ElementStrides", &p_const_uint32_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "Interleave", &t_ur_exp_tensor_map_interleave_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Swizzle", &t_ur_exp_tensor_map_swizzle_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "L2Promotion", &t_ur_exp_tensor_map_l2_promotion_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "OobFill", &t_ur_exp_tensor_map_oob_fill_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hTensorMap", &p_ur_exp_tensor_map_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urTensorMapEncodeIm2ColExp = {
	"urTensorMapEncodeIm2ColExp", "urTensorMapEncodeIm2ColExp", 247, CAT_API_UR, 0, 16, 0, CAT_OK_RESULT, 0, NULL, a_urTensorMapEncodeIm2ColExp, &t_ur_result_t,
	"2025.1", "2025.1", NULL, CAT_ARG(247),
};

static const struct cat_arg a_urTensorMapEncodeTiledExp[] = {
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "TensorMapType", &t_ur_exp_tensor_map_data_type_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "TensorRank", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "GlobalAddress", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "GlobalDim", &p_const_uint64_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "GlobalStrides", &p_const_uint64_t_ptr, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "BoxDim", &p_const_uint32_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "ElementStrides", &p_const_uint32_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "Interleave", &t_ur_exp_tensor_map_interleave_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Swizzle", &t_ur_exp_tensor_map_swizzle_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "L2Promotion", &t_ur_exp_tensor_map_l2_promotion_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "OobFill", &t_ur_exp_tensor_map_oob_fill_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hTensorMap", &p_ur_exp_tensor_map_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urTensorMapEncodeTiledExp = {
	"urTensorMapEncodeTiledExp", "urTensorMapEncodeTiledExp", 248, CAT_API_UR, 0, 13, 0, CAT_OK_RESULT, 0, NULL, a_urTensorMapEncodeTiledExp, &t_ur_result_t,
	"2025.1", "2025.1", NULL, CAT_ARG(248),
};

static const struct cat_arg a_urUSMContextMemcpyExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_urUSMContextMemcpyExp[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_urUSMContextMemcpyExp = {
	"urUSMContextMemcpyExp", "urUSMContextMemcpyExp", 273, CAT_API_UR, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 1, r_urUSMContextMemcpyExp, a_urUSMContextMemcpyExp, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(273),
};

static const struct cat_arg a_urUSMDeviceAlloc[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUSMDesc", &p_const_ur_usm_desc_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pool", &t_ur_usm_pool_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urUSMDeviceAlloc[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(5), [CAT_PART_SIZE] = CAT_ARG(4) } },
};
static const struct cat_func f_urUSMDeviceAlloc = {
	"urUSMDeviceAlloc", "urUSMDeviceAlloc", 108, CAT_API_UR, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_urUSMDeviceAlloc, a_urUSMDeviceAlloc, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(108),
};

static const struct cat_arg a_urUSMFree[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urUSMFree[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(1) } },
};
static const struct cat_func f_urUSMFree = {
	"urUSMFree", "urUSMFree", 110, CAT_API_UR, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_urUSMFree, a_urUSMFree, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(110),
};

static const struct cat_arg a_urUSMGetMemAllocInfo[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_usm_alloc_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_ur_usm_alloc_info_t) / sizeof(*c_t_ur_usm_alloc_info_t), c_t_ur_usm_alloc_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urUSMGetMemAllocInfo = {
	"urUSMGetMemAllocInfo", "urUSMGetMemAllocInfo", 111, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_urUSMGetMemAllocInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(111),
};

static const struct cat_arg a_urUSMHostAlloc[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUSMDesc", &p_const_ur_usm_desc_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pool", &t_ur_usm_pool_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urUSMHostAlloc[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_HOST, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(4), [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_urUSMHostAlloc = {
	"urUSMHostAlloc", "urUSMHostAlloc", 107, CAT_API_UR, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_urUSMHostAlloc, a_urUSMHostAlloc, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(107),
};

static const struct cat_arg a_urUSMHostAllocRegisterExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pHostMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pProperties", &p_const_ur_exp_usm_host_alloc_register_properties_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urUSMHostAllocRegisterExp = {
	"urUSMHostAllocRegisterExp", "urUSMHostAllocRegisterExp", 312, CAT_API_UR, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_urUSMHostAllocRegisterExp, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(312),
};

static const struct cat_arg a_urUSMHostAllocUnregisterExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pHostMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urUSMHostAllocUnregisterExp = {
	"urUSMHostAllocUnregisterExp", "urUSMHostAllocUnregisterExp", 313, CAT_API_UR, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urUSMHostAllocUnregisterExp, &t_ur_result_t,
	"2026.2", "", NULL, CAT_ARG(313),
};

static const struct cat_arg a_urUSMImportExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urUSMImportExp = {
	"urUSMImportExp", "urUSMImportExp", 163, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_urUSMImportExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(163),
};

static const struct cat_arg a_urUSMPitchedAllocExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUSMDesc", &p_const_ur_usm_desc_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pool", &t_ur_usm_pool_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "widthInBytes", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "elementSizeBytes", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pResultPitch", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urUSMPitchedAllocExp[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(7) } },
};
static const struct cat_func f_urUSMPitchedAllocExp = {
	"urUSMPitchedAllocExp", "urUSMPitchedAllocExp", 132, CAT_API_UR, CAT_F_MEMORY, 9, 0, CAT_OK_RESULT, 1, r_urUSMPitchedAllocExp, a_urUSMPitchedAllocExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(132),
};

static const struct cat_arg a_urUSMPoolCreate[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPoolDesc", &p_ur_usm_pool_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ppPool", &p_ur_usm_pool_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urUSMPoolCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_POOL, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urUSMPoolCreate = {
	"urUSMPoolCreate", "urUSMPoolCreate", 112, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_urUSMPoolCreate, a_urUSMPoolCreate, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(112),
};

static const struct cat_arg a_urUSMPoolCreateExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPoolDesc", &p_ur_usm_pool_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pPool", &p_ur_usm_pool_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urUSMPoolCreateExp[] = {
	{ CAT_ACT_CREATE, CAT_MEM_POOL, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_urUSMPoolCreateExp = {
	"urUSMPoolCreateExp", "urUSMPoolCreateExp", 254, CAT_API_UR, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_urUSMPoolCreateExp, a_urUSMPoolCreateExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(254),
};

static const struct cat_arg a_urUSMPoolDestroyExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hPool", &t_ur_usm_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urUSMPoolDestroyExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_urUSMPoolDestroyExp = {
	"urUSMPoolDestroyExp", "urUSMPoolDestroyExp", 255, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_urUSMPoolDestroyExp, a_urUSMPoolDestroyExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(255),
};

static const struct cat_arg a_urUSMPoolGetDefaultDevicePoolExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPool", &p_ur_usm_pool_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urUSMPoolGetDefaultDevicePoolExp = {
	"urUSMPoolGetDefaultDevicePoolExp", "urUSMPoolGetDefaultDevicePoolExp", 257, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_urUSMPoolGetDefaultDevicePoolExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(257),
};

static const struct cat_arg a_urUSMPoolGetDevicePoolExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPool", &p_ur_usm_pool_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urUSMPoolGetDevicePoolExp = {
	"urUSMPoolGetDevicePoolExp", "urUSMPoolGetDevicePoolExp", 260, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_urUSMPoolGetDevicePoolExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(260),
};

static const struct cat_arg a_urUSMPoolGetInfo[] = {
	{ "hPool", &t_ur_usm_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_usm_pool_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_ur_usm_pool_info_t) / sizeof(*c_t_ur_usm_pool_info_t), c_t_ur_usm_pool_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urUSMPoolGetInfo = {
	"urUSMPoolGetInfo", "urUSMPoolGetInfo", 120, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_urUSMPoolGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(120),
};

static const struct cat_arg a_urUSMPoolGetInfoExp[] = {
	{ "hPool", &t_ur_usm_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_usm_pool_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_PBYTES, 3, &(const struct cat_select){ 1, 4, sizeof(c_t_ur_usm_pool_info_t) / sizeof(*c_t_ur_usm_pool_info_t), c_t_ur_usm_pool_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_urUSMPoolGetInfoExp = {
	"urUSMPoolGetInfoExp", "urUSMPoolGetInfoExp", 262, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_urUSMPoolGetInfoExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(262),
};

static const struct cat_arg a_urUSMPoolRelease[] = {
	{ "pPool", &t_ur_usm_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urUSMPoolRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urUSMPoolRelease = {
	"urUSMPoolRelease", "urUSMPoolRelease", 119, CAT_API_UR, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_urUSMPoolRelease, a_urUSMPoolRelease, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(119),
};

static const struct cat_arg a_urUSMPoolRetain[] = {
	{ "pPool", &t_ur_usm_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urUSMPoolRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_urUSMPoolRetain = {
	"urUSMPoolRetain", "urUSMPoolRetain", 118, CAT_API_UR, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_urUSMPoolRetain, a_urUSMPoolRetain, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(118),
};

static const struct cat_arg a_urUSMPoolSetDevicePoolExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hPool", &t_ur_usm_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urUSMPoolSetDevicePoolExp = {
	"urUSMPoolSetDevicePoolExp", "urUSMPoolSetDevicePoolExp", 259, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_urUSMPoolSetDevicePoolExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(259),
};

static const struct cat_arg a_urUSMPoolSetInfoExp[] = {
	{ "hPool", &t_ur_usm_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_usm_pool_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_IN, CAT_LEN_BYTES, 3, &(const struct cat_select){ 1, 0, sizeof(c_t_ur_usm_pool_info_t) / sizeof(*c_t_ur_usm_pool_info_t), c_t_ur_usm_pool_info_t } },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urUSMPoolSetInfoExp = {
	"urUSMPoolSetInfoExp", "urUSMPoolSetInfoExp", 265, CAT_API_UR, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_urUSMPoolSetInfoExp, &t_ur_result_t,
	"2025.3", "", NULL, CAT_ARG(265),
};

static const struct cat_arg a_urUSMPoolSetThresholdExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hPool", &t_ur_usm_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "newThreshold", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urUSMPoolSetThresholdExp = {
	"urUSMPoolSetThresholdExp", "urUSMPoolSetThresholdExp", 256, CAT_API_UR, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_urUSMPoolSetThresholdExp, &t_ur_result_t,
	"2025.2", "2025.2", NULL, CAT_ARG(256),
};

static const struct cat_arg a_urUSMPoolTrimToExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hPool", &t_ur_usm_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "minBytesToKeep", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urUSMPoolTrimToExp = {
	"urUSMPoolTrimToExp", "urUSMPoolTrimToExp", 261, CAT_API_UR, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_urUSMPoolTrimToExp, &t_ur_result_t,
	"2025.2", "", NULL, CAT_ARG(261),
};

static const struct cat_arg a_urUSMReleaseExp[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urUSMReleaseExp = {
	"urUSMReleaseExp", "urUSMReleaseExp", 164, CAT_API_UR, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 0, NULL, a_urUSMReleaseExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(164),
};

static const struct cat_arg a_urUSMSharedAlloc[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUSMDesc", &p_const_ur_usm_desc_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pool", &t_ur_usm_pool_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urUSMSharedAlloc[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_SHARED, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(5), [CAT_PART_SIZE] = CAT_ARG(4) } },
};
static const struct cat_func f_urUSMSharedAlloc = {
	"urUSMSharedAlloc", "urUSMSharedAlloc", 109, CAT_API_UR, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_urUSMSharedAlloc, a_urUSMSharedAlloc, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(109),
};

static const struct cat_arg a_urUsmP2PDisablePeerAccessExp[] = {
	{ "commandDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "peerDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urUsmP2PDisablePeerAccessExp = {
	"urUsmP2PDisablePeerAccessExp", "urUsmP2PDisablePeerAccessExp", 166, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_urUsmP2PDisablePeerAccessExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(166),
};

static const struct cat_arg a_urUsmP2PEnablePeerAccessExp[] = {
	{ "commandDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "peerDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urUsmP2PEnablePeerAccessExp = {
	"urUsmP2PEnablePeerAccessExp", "urUsmP2PEnablePeerAccessExp", 165, CAT_API_UR, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_urUsmP2PEnablePeerAccessExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(165),
};

static const struct cat_arg a_urUsmP2PPeerAccessGetInfoExp[] = {
	{ "commandDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "peerDevice", &t_ur_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_exp_peer_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_ur_exp_peer_info_t) / sizeof(*c_t_ur_exp_peer_info_t), c_t_ur_exp_peer_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urUsmP2PPeerAccessGetInfoExp = {
	"urUsmP2PPeerAccessGetInfoExp", "urUsmP2PPeerAccessGetInfoExp", 167, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_urUsmP2PPeerAccessGetInfoExp, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(167),
};

static const struct cat_arg a_urVirtualMemFree[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pStart", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_urVirtualMemFree[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(1), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_urVirtualMemFree = {
	"urVirtualMemFree", "urVirtualMemFree", 155, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_urVirtualMemFree, a_urVirtualMemFree, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(155),
};

static const struct cat_arg a_urVirtualMemGetInfo[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pStart", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "propName", &t_ur_virtual_mem_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 4, &(const struct cat_select){ 3, 7, sizeof(c_t_ur_virtual_mem_info_t) / sizeof(*c_t_ur_virtual_mem_info_t), c_t_ur_virtual_mem_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urVirtualMemGetInfo = {
	"urVirtualMemGetInfo", "urVirtualMemGetInfo", 159, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 7, 0, CAT_OK_RESULT, 0, NULL, a_urVirtualMemGetInfo, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(159),
};

static const struct cat_arg a_urVirtualMemGranularityGetInfo_v1[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "propName", &t_ur_virtual_mem_granularity_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_ur_virtual_mem_granularity_info_t) / sizeof(*c_t_ur_virtual_mem_granularity_info_t), c_t_ur_virtual_mem_granularity_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urVirtualMemGranularityGetInfo_v1 = {
	"urVirtualMemGranularityGetInfo", "urVirtualMemGranularityGetInfo", 153, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 6, 1, CAT_OK_RESULT, 0, NULL, a_urVirtualMemGranularityGetInfo_v1, &t_ur_result_t,
	"2025.0", "2025.2", NULL, CAT_ARG(153),
};
static const struct cat_arg a_urVirtualMemGranularityGetInfo[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ur_device_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "allocationSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "propName", &t_ur_virtual_mem_granularity_info_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 4, &(const struct cat_select){ 3, 7, sizeof(c_t_ur_virtual_mem_granularity_info_t) / sizeof(*c_t_ur_virtual_mem_granularity_info_t), c_t_ur_virtual_mem_granularity_info_t } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_urVirtualMemGranularityGetInfo = {
	"urVirtualMemGranularityGetInfo", "urVirtualMemGranularityGetInfo", 153, CAT_API_UR, CAT_F_GETTER | CAT_F_QUERY, 7, 0, CAT_OK_RESULT, 0, NULL, a_urVirtualMemGranularityGetInfo, &t_ur_result_t,
	"2025.3", "", &f_urVirtualMemGranularityGetInfo_v1, CAT_ARG(153),
};

static const struct cat_arg a_urVirtualMemMap[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pStart", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hPhysicalMem", &t_ur_physical_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "flags", &t_ur_virtual_mem_access_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_urVirtualMemMap[] = {
	{ CAT_ACT_MAP, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_POINTER] = CAT_ARG(1), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_OFFSET] = CAT_ARG(4) } },
};
static const struct cat_func f_urVirtualMemMap = {
	"urVirtualMemMap", "urVirtualMemMap", 156, CAT_API_UR, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_urVirtualMemMap, a_urVirtualMemMap, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(156),
};

static const struct cat_arg a_urVirtualMemReserve[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pStart", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ppStart", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_urVirtualMemReserve[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_VIRTUAL, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_urVirtualMemReserve = {
	"urVirtualMemReserve", "urVirtualMemReserve", 154, CAT_API_UR, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_urVirtualMemReserve, a_urVirtualMemReserve, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(154),
};

static const struct cat_arg a_urVirtualMemSetAccess[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pStart", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "flags", &t_ur_virtual_mem_access_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_urVirtualMemSetAccess = {
	"urVirtualMemSetAccess", "urVirtualMemSetAccess", 158, CAT_API_UR, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_urVirtualMemSetAccess, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(158),
};

static const struct cat_arg a_urVirtualMemUnmap[] = {
	{ "hContext", &t_ur_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pStart", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_urVirtualMemUnmap[] = {
	{ CAT_ACT_UNMAP, 0, { [CAT_PART_POINTER] = CAT_ARG(1), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_urVirtualMemUnmap = {
	"urVirtualMemUnmap", "urVirtualMemUnmap", 157, CAT_API_UR, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_urVirtualMemUnmap, a_urVirtualMemUnmap, &t_ur_result_t,
	"2025.0", "", NULL, CAT_ARG(157),
};

static const struct cat_func *const funcs[] = {
	&f_urAdapterGet,
	&f_urAdapterGetInfo,
	&f_urAdapterGetLastError,
	&f_urAdapterRelease,
	&f_urAdapterRetain,
	&f_urAdapterSetLoggerCallback,
	&f_urAdapterSetLoggerCallbackLevel,
	&f_urBindlessImagesFreeMappedLinearMemoryExp,
	&f_urBindlessImagesGetImageMemoryHandleTypeSupportExp,
	&f_urBindlessImagesGetImageSampledHandleSupportExp,
	&f_urBindlessImagesGetImageUnsampledHandleSupportExp,
	&f_urBindlessImagesImageAllocateExp,
	&f_urBindlessImagesImageCopyExp,
	&f_urBindlessImagesImageFreeExp,
	&f_urBindlessImagesImageGetInfoExp,
	&f_urBindlessImagesImportExternalMemoryExp,
	&f_urBindlessImagesImportExternalSemaphoreExp,
	&f_urBindlessImagesMapExternalArrayExp,
	&f_urBindlessImagesMapExternalLinearMemoryExp,
	&f_urBindlessImagesMipmapFreeExp,
	&f_urBindlessImagesMipmapGetLevelExp,
	&f_urBindlessImagesReleaseExternalMemoryExp,
	&f_urBindlessImagesReleaseExternalSemaphoreExp,
	&f_urBindlessImagesSampledImageCreateExp,
	&f_urBindlessImagesSampledImageHandleDestroyExp,
	&f_urBindlessImagesSignalExternalSemaphoreExp,
	&f_urBindlessImagesSupportsImportingHandleTypeExp,
	&f_urBindlessImagesUnsampledImageCreateExp,
	&f_urBindlessImagesUnsampledImageHandleDestroyExp,
	&f_urBindlessImagesWaitExternalSemaphoreExp,
	&f_urCommandBufferAppendKernelLaunchExp,
	&f_urCommandBufferAppendKernelLaunchWithArgsExp,
	&f_urCommandBufferAppendMemBufferCopyExp,
	&f_urCommandBufferAppendMemBufferCopyRectExp,
	&f_urCommandBufferAppendMemBufferFillExp,
	&f_urCommandBufferAppendMemBufferReadExp,
	&f_urCommandBufferAppendMemBufferReadRectExp,
	&f_urCommandBufferAppendMemBufferWriteExp,
	&f_urCommandBufferAppendMemBufferWriteRectExp,
	&f_urCommandBufferAppendNativeCommandExp,
	&f_urCommandBufferAppendUSMAdviseExp,
	&f_urCommandBufferAppendUSMFillExp,
	&f_urCommandBufferAppendUSMMemcpyExp,
	&f_urCommandBufferAppendUSMPrefetchExp,
	&f_urCommandBufferCommandGetInfoExp,
	&f_urCommandBufferCreateExp,
	&f_urCommandBufferEnqueueExp,
	&f_urCommandBufferFinalizeExp,
	&f_urCommandBufferGetInfoExp,
	&f_urCommandBufferGetNativeHandleExp,
	&f_urCommandBufferReleaseCommandExp,
	&f_urCommandBufferReleaseExp,
	&f_urCommandBufferRetainCommandExp,
	&f_urCommandBufferRetainExp,
	&f_urCommandBufferUpdateKernelLaunchExp,
	&f_urCommandBufferUpdateSignalEventExp,
	&f_urCommandBufferUpdateWaitEventsExp,
	&f_urContextCreate,
	&f_urContextCreateWithNativeHandle,
	&f_urContextGetInfo,
	&f_urContextGetNativeHandle,
	&f_urContextRelease,
	&f_urContextRetain,
	&f_urContextSetExtendedDeleter,
	&f_urDeviceCreateWithNativeHandle,
	&f_urDeviceGet,
	&f_urDeviceGetGlobalTimestamps,
	&f_urDeviceGetInfo,
	&f_urDeviceGetNativeHandle,
	&f_urDeviceGetSelected,
	&f_urDevicePartition,
	&f_urDeviceRelease,
	&f_urDeviceRetain,
	&f_urDeviceSelectBinary,
	&f_urDeviceWaitExp,
	&f_urEnqueueCommandBufferExp,
	&f_urEnqueueCooperativeKernelLaunchExp,
	&f_urEnqueueDeviceGlobalVariableRead,
	&f_urEnqueueDeviceGlobalVariableWrite,
	&f_urEnqueueEventsWait,
	&f_urEnqueueEventsWaitWithBarrier,
	&f_urEnqueueEventsWaitWithBarrierExt,
	&f_urEnqueueGraphExp,
	&f_urEnqueueHostTaskExp,
	&f_urEnqueueKernelLaunch,
	&f_urEnqueueKernelLaunchCustomExp,
	&f_urEnqueueKernelLaunchWithArgsExp,
	&f_urEnqueueMemBufferCopy,
	&f_urEnqueueMemBufferCopyRect,
	&f_urEnqueueMemBufferFill,
	&f_urEnqueueMemBufferMap,
	&f_urEnqueueMemBufferRead,
	&f_urEnqueueMemBufferReadRect,
	&f_urEnqueueMemBufferWrite,
	&f_urEnqueueMemBufferWriteRect,
	&f_urEnqueueMemImageCopy,
	&f_urEnqueueMemImageRead,
	&f_urEnqueueMemImageWrite,
	&f_urEnqueueMemUnmap,
	&f_urEnqueueNativeCommandExp,
	&f_urEnqueueReadHostPipe,
	&f_urEnqueueTimestampRecordingExp,
	&f_urEnqueueUSMAdvise,
	&f_urEnqueueUSMDeviceAllocExp,
	&f_urEnqueueUSMFill,
	&f_urEnqueueUSMFill2D,
	&f_urEnqueueUSMFreeExp,
	&f_urEnqueueUSMHostAllocExp,
	&f_urEnqueueUSMMemcpy,
	&f_urEnqueueUSMMemcpy2D,
	&f_urEnqueueUSMPrefetch,
	&f_urEnqueueUSMSharedAllocExp,
	&f_urEnqueueWriteHostPipe,
	&f_urEventCreateExp,
	&f_urEventCreateWithNativeHandle,
	&f_urEventGetInfo,
	&f_urEventGetNativeHandle,
	&f_urEventGetProfilingInfo,
	&f_urEventRelease,
	&f_urEventRetain,
	&f_urEventSetCallback,
	&f_urEventWait,
	&f_urGraphCreateExp,
	&f_urGraphDestroyExp,
	&f_urGraphDumpContentsExp,
	&f_urGraphExecutableGraphDestroyExp,
	&f_urGraphExecutableGraphGetNativeHandleExp,
	&f_urGraphGetIdExp,
	&f_urGraphGetNativeHandleExp,
	&f_urGraphInstantiateGraphExp,
	&f_urGraphIsEmptyExp,
	&f_urGraphSetDestructionCallbackExp,
	&f_urIPCCloseMemHandleExp,
	&f_urIPCClosePhysMemHandleExp,
	&f_urIPCGetEventHandleExp,
	&f_urIPCGetMemHandleExp,
	&f_urIPCGetPhysMemHandleExp,
	&f_urIPCOpenEventHandleExp,
	&f_urIPCOpenMemHandleExp,
	&f_urIPCOpenPhysMemHandleExp,
	&f_urIPCPutEventHandleExp,
	&f_urIPCPutMemHandleExp,
	&f_urIPCPutPhysMemHandleExp,
	&f_urKernelCreate,
	&f_urKernelCreateWithNativeHandle,
	&f_urKernelGetGroupInfo,
	&f_urKernelGetInfo,
	&f_urKernelGetNativeHandle,
	&f_urKernelGetSubGroupInfo,
	&f_urKernelGetSuggestedLocalWorkSize,
	&f_urKernelGetSuggestedLocalWorkSizeWithArgs,
	&f_urKernelRelease,
	&f_urKernelRetain,
	&f_urKernelSetArgLocal,
	&f_urKernelSetArgMemObj,
	&f_urKernelSetArgPointer,
	&f_urKernelSetArgSampler,
	&f_urKernelSetArgValue,
	&f_urKernelSetExecInfo,
	&f_urKernelSetSpecializationConstants,
	&f_urKernelSuggestMaxCooperativeGroupCount,
	&f_urKernelSuggestMaxCooperativeGroupCountExp,
	&f_urLoaderConfigCreate,
	&f_urLoaderConfigEnableLayer,
	&f_urLoaderConfigGetInfo,
	&f_urLoaderConfigRelease,
	&f_urLoaderConfigRetain,
	&f_urLoaderConfigSetCodeLocationCallback,
	&f_urLoaderConfigSetMockingEnabled,
	&f_urLoaderInit,
	&f_urLoaderTearDown,
	&f_urMemBufferCreate,
	&f_urMemBufferCreateWithNativeHandle,
	&f_urMemBufferPartition,
	&f_urMemGetInfo,
	&f_urMemGetNativeHandle,
	&f_urMemImageCreate,
	&f_urMemImageCreateWithNativeHandle,
	&f_urMemImageGetInfo,
	&f_urMemRelease,
	&f_urMemRetain,
	&f_urMemoryExportAllocExportableMemoryExp,
	&f_urMemoryExportExportMemoryHandleExp,
	&f_urMemoryExportFreeExportableMemoryExp,
	&f_urPhysicalMemCreate,
	&f_urPhysicalMemGetInfo,
	&f_urPhysicalMemRelease,
	&f_urPhysicalMemRetain,
	&f_urPlatformCreateWithNativeHandle,
	&f_urPlatformGet,
	&f_urPlatformGetApiVersion,
	&f_urPlatformGetBackendOption,
	&f_urPlatformGetInfo,
	&f_urPlatformGetNativeHandle,
	&f_urProgramBuild,
	&f_urProgramBuildExp,
	&f_urProgramCompile,
	&f_urProgramCompileExp,
	&f_urProgramCreateWithBinary,
	&f_urProgramCreateWithIL,
	&f_urProgramCreateWithNativeHandle,
	&f_urProgramDynamicLinkExp,
	&f_urProgramGetBuildInfo,
	&f_urProgramGetFunctionPointer,
	&f_urProgramGetGlobalVariablePointer,
	&f_urProgramGetInfo,
	&f_urProgramGetNativeHandle,
	&f_urProgramLink,
	&f_urProgramLinkExp,
	&f_urProgramRelease,
	&f_urProgramRetain,
	&f_urProgramSetSpecializationConstants,
	&f_urQueueBeginCaptureIntoGraphExp,
	&f_urQueueBeginGraphCaptureExp,
	&f_urQueueCreate,
	&f_urQueueCreateWithNativeHandle,
	&f_urQueueEndGraphCaptureExp,
	&f_urQueueFinish,
	&f_urQueueFlush,
	&f_urQueueGetGraphExp,
	&f_urQueueGetInfo,
	&f_urQueueGetNativeHandle,
	&f_urQueueIsGraphCaptureEnabledExp,
	&f_urQueueRelease,
	&f_urQueueRetain,
	&f_urSamplerCreate,
	&f_urSamplerCreateWithNativeHandle,
	&f_urSamplerGetInfo,
	&f_urSamplerGetNativeHandle,
	&f_urSamplerRelease,
	&f_urSamplerRetain,
	&f_urTensorMapEncodeIm2ColExp,
	&f_urTensorMapEncodeTiledExp,
	&f_urUSMContextMemcpyExp,
	&f_urUSMDeviceAlloc,
	&f_urUSMFree,
	&f_urUSMGetMemAllocInfo,
	&f_urUSMHostAlloc,
	&f_urUSMHostAllocRegisterExp,
	&f_urUSMHostAllocUnregisterExp,
	&f_urUSMImportExp,
	&f_urUSMPitchedAllocExp,
	&f_urUSMPoolCreate,
	&f_urUSMPoolCreateExp,
	&f_urUSMPoolDestroyExp,
	&f_urUSMPoolGetDefaultDevicePoolExp,
	&f_urUSMPoolGetDevicePoolExp,
	&f_urUSMPoolGetInfo,
	&f_urUSMPoolGetInfoExp,
	&f_urUSMPoolRelease,
	&f_urUSMPoolRetain,
	&f_urUSMPoolSetDevicePoolExp,
	&f_urUSMPoolSetInfoExp,
	&f_urUSMPoolSetThresholdExp,
	&f_urUSMPoolTrimToExp,
	&f_urUSMReleaseExp,
	&f_urUSMSharedAlloc,
	&f_urUsmP2PDisablePeerAccessExp,
	&f_urUsmP2PEnablePeerAccessExp,
	&f_urUsmP2PPeerAccessGetInfoExp,
	&f_urVirtualMemFree,
	&f_urVirtualMemGetInfo,
	&f_urVirtualMemGranularityGetInfo,
	&f_urVirtualMemMap,
	&f_urVirtualMemReserve,
	&f_urVirtualMemSetAccess,
	&f_urVirtualMemUnmap,
};

static const struct cat_stype stypes[] = {
	{ 0, &t_ur_context_properties_t }, // UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES
	{ 1, &t_ur_image_desc_t }, // UR_STRUCTURE_TYPE_IMAGE_DESC
	{ 2, &t_ur_buffer_properties_t }, // UR_STRUCTURE_TYPE_BUFFER_PROPERTIES
	{ 3, &t_ur_buffer_region_t }, // UR_STRUCTURE_TYPE_BUFFER_REGION
	{ 4, &t_ur_buffer_channel_properties_t }, // UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES
	{ 5, &t_ur_buffer_alloc_location_properties_t }, // UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES
	{ 6, &t_ur_program_properties_t }, // UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES
	{ 7, &t_ur_usm_desc_t }, // UR_STRUCTURE_TYPE_USM_DESC
	{ 8, &t_ur_usm_host_desc_t }, // UR_STRUCTURE_TYPE_USM_HOST_DESC
	{ 9, &t_ur_usm_device_desc_t }, // UR_STRUCTURE_TYPE_USM_DEVICE_DESC
	{ 10, &t_ur_usm_pool_desc_t }, // UR_STRUCTURE_TYPE_USM_POOL_DESC
	{ 11, &t_ur_usm_pool_limits_desc_t }, // UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC
	{ 12, &t_ur_device_binary_t }, // UR_STRUCTURE_TYPE_DEVICE_BINARY
	{ 13, &t_ur_sampler_desc_t }, // UR_STRUCTURE_TYPE_SAMPLER_DESC
	{ 14, &t_ur_queue_properties_t }, // UR_STRUCTURE_TYPE_QUEUE_PROPERTIES
	{ 15, &t_ur_queue_index_properties_t }, // UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES
	{ 16, &t_ur_context_native_properties_t }, // UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES
	{ 17, &t_ur_kernel_native_properties_t }, // UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES
	{ 18, &t_ur_queue_native_properties_t }, // UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES
	{ 19, &t_ur_mem_native_properties_t }, // UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES
	{ 20, &t_ur_event_native_properties_t }, // UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES
	{ 21, &t_ur_platform_native_properties_t }, // UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES
	{ 22, &t_ur_device_native_properties_t }, // UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES
	{ 23, &t_ur_program_native_properties_t }, // UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES
	{ 24, &t_ur_sampler_native_properties_t }, // UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES
	{ 25, &t_ur_queue_native_desc_t }, // UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC
	{ 26, &t_ur_device_partition_properties_t }, // UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES
	{ 27, &t_ur_kernel_arg_mem_obj_properties_t }, // UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES
	{ 28, &t_ur_physical_mem_properties_t }, // UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES
	{ 29, &t_ur_kernel_arg_pointer_properties_t }, // UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES
	{ 30, &t_ur_kernel_arg_sampler_properties_t }, // UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES
	{ 31, &t_ur_kernel_exec_info_properties_t }, // UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES
	{ 32, &t_ur_kernel_arg_value_properties_t }, // UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES
	{ 33, &t_ur_kernel_arg_local_properties_t }, // UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES
	{ 35, &t_ur_usm_alloc_location_desc_t }, // UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC
	{ 36, &t_ur_usm_pool_buffer_desc_t }, // UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC
	{ 37, &t_ur_physical_mem_properties_t }, // UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES
	{ 38, &t_ur_kernel_launch_ext_properties_t }, // UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES
	{ 40, &t_ur_kernel_launch_cluster_property_t }, // UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY
	{ 41, &t_ur_kernel_launch_workgroup_property_t }, // UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY
	{ 4096, &t_ur_exp_command_buffer_desc_t }, // UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC
	{ 4097, &t_ur_exp_command_buffer_update_kernel_launch_desc_t }, // UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC
	{ 4098, &t_ur_exp_command_buffer_update_memobj_arg_desc_t }, // UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC
	{ 4099, &t_ur_exp_command_buffer_update_pointer_arg_desc_t }, // UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC
	{ 4100, &t_ur_exp_command_buffer_update_value_arg_desc_t }, // UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC
	{ 8192, &t_ur_exp_sampler_mip_properties_t }, // UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES
	{ 8193, &t_ur_exp_external_mem_desc_t }, // UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC
	{ 8194, &t_ur_exp_external_semaphore_desc_t }, // UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC
	{ 8195, &t_ur_exp_file_descriptor_t }, // UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR
	{ 8196, &t_ur_exp_win32_handle_t }, // UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE
	{ 8197, &t_ur_exp_sampler_addr_modes_t }, // UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES
	{ 8198, &t_ur_exp_sampler_cubemap_properties_t }, // UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES
	{ 8199, &t_ur_exp_image_copy_region_t }, // UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION
	{ 8200, &t_ur_exp_win32_name_t }, // UR_STRUCTURE_TYPE_EXP_WIN32_NAME
	{ 8272, &t_ur_exp_async_usm_alloc_properties_t }, // UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES
	{ 12288, &t_ur_exp_enqueue_native_command_properties_t }, // UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES
	{ 16384, &t_ur_exp_enqueue_ext_properties_t }, // UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES
	{ 20480, &t_ur_exp_kernel_arg_properties_t }, // UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES
	{ 24576, &t_ur_exp_host_task_properties_t }, // UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES
	{ 28672, &t_ur_exp_usm_host_alloc_register_properties_t }, // UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES
	{ 32768, &t_ur_exp_event_desc_t }, // UR_STRUCTURE_TYPE_EXP_EVENT_DESC
};

const struct cat_table cat_table_ur = {
	.api = { 4, "ur", "ur", 0, true, 3, CAT_DOMAIN_RUNTIME, funcs, sizeof(funcs) / sizeof(*funcs), .streams = CAT_STREAMS_POINTERS },
	.stypes = stypes,
	.nstypes = sizeof(stypes) / sizeof(*stypes),
};
