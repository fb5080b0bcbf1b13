// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   debian libze-dev 1.8.12-1 usr/include level_zero/ze_api.h
//   debian libze-dev 1.20.6-1 usr/include level_zero/ze_api.h
//   debian libze-dev 1.32.0-1 usr/include level_zero/ze_api.h
// clang-format off
#include "catalog/tables.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // what most rows don't have

static const struct cat_type p_char_ptr;
static const struct cat_type p_char_ptr_ptr;
static const struct cat_type p_const_char_ptr_ptr;
static const struct cat_type p_const_size_t_ptr;
static const struct cat_type p_const_uint32_t_ptr;
static const struct cat_type p_const_uint8_t_ptr;
static const struct cat_type p_const_uint8_t_ptr_ptr;
static const struct cat_type p_const_void_ptr;
static const struct cat_type p_const_void_ptr_ptr;
static const struct cat_type p_const_ze_command_list_desc_t_ptr;
static const struct cat_type p_const_ze_command_queue_desc_t_ptr;
static const struct cat_type p_const_ze_context_desc_t_ptr;
static const struct cat_type p_const_ze_copy_region_t_ptr;
static const struct cat_type p_const_ze_device_mem_alloc_desc_t_ptr;
static const struct cat_type p_const_ze_event_counter_based_desc_t_ptr;
static const struct cat_type p_const_ze_event_desc_t_ptr;
static const struct cat_type p_const_ze_event_pool_desc_t_ptr;
static const struct cat_type p_const_ze_external_semaphore_ext_desc_t_ptr;
static const struct cat_type p_const_ze_fence_desc_t_ptr;
static const struct cat_type p_const_ze_group_count_t_ptr;
static const struct cat_type p_const_ze_host_mem_alloc_desc_t_ptr;
static const struct cat_type p_const_ze_image_desc_t_ptr;
static const struct cat_type p_const_ze_image_region_t_ptr;
static const struct cat_type p_const_ze_kernel_desc_t_ptr;
static const struct cat_type p_const_ze_memory_free_ext_desc_t_ptr;
static const struct cat_type p_const_ze_module_constants_t_ptr;
static const struct cat_type p_const_ze_module_constants_t_ptr_ptr;
static const struct cat_type p_const_ze_module_desc_t_ptr;
static const struct cat_type p_const_ze_mutable_command_id_exp_desc_t_ptr;
static const struct cat_type p_const_ze_mutable_commands_exp_desc_t_ptr;
static const struct cat_type p_const_ze_rtas_builder_build_op_exp_desc_t_ptr;
static const struct cat_type p_const_ze_rtas_builder_build_op_ext_desc_t_ptr;
static const struct cat_type p_const_ze_rtas_builder_exp_desc_t_ptr;
static const struct cat_type p_const_ze_rtas_builder_ext_desc_t_ptr;
static const struct cat_type p_const_ze_rtas_builder_geometry_info_exp_t_ptr;
static const struct cat_type p_const_ze_rtas_builder_geometry_info_exp_t_ptr_ptr;
static const struct cat_type p_const_ze_rtas_builder_geometry_info_ext_t_ptr;
static const struct cat_type p_const_ze_rtas_builder_geometry_info_ext_t_ptr_ptr;
static const struct cat_type p_const_ze_sampler_desc_t_ptr;
static const struct cat_type p_size_t_ptr;
static const struct cat_type p_uint32_t_ptr;
static const struct cat_type p_uint64_t_ptr;
static const struct cat_type p_uint8_t_ptr;
static const struct cat_type p_void_ptr;
static const struct cat_type p_void_ptr_ptr;
static const struct cat_type p_ze_api_version_t_ptr;
static const struct cat_type p_ze_bool_t_ptr;
static const struct cat_type p_ze_command_list_flags_t_ptr;
static const struct cat_type p_ze_command_list_handle_t_ptr;
static const struct cat_type p_ze_command_queue_flags_t_ptr;
static const struct cat_type p_ze_command_queue_group_properties_t_ptr;
static const struct cat_type p_ze_command_queue_handle_t_ptr;
static const struct cat_type p_ze_command_queue_mode_t_ptr;
static const struct cat_type p_ze_command_queue_priority_t_ptr;
static const struct cat_type p_ze_context_handle_t_ptr;
static const struct cat_type p_ze_device_cache_properties_t_ptr;
static const struct cat_type p_ze_device_compute_properties_t_ptr;
static const struct cat_type p_ze_device_external_memory_properties_t_ptr;
static const struct cat_type p_ze_device_handle_t_ptr;
static const struct cat_type p_ze_device_image_properties_t_ptr;
static const struct cat_type p_ze_device_memory_access_properties_t_ptr;
static const struct cat_type p_ze_device_memory_properties_t_ptr;
static const struct cat_type p_ze_device_module_properties_t_ptr;
static const struct cat_type p_ze_device_p2p_properties_t_ptr;
static const struct cat_type p_ze_device_properties_t_ptr;
static const struct cat_type p_ze_device_vector_width_properties_ext_t_ptr;
static const struct cat_type p_ze_driver_extension_properties_t_ptr;
static const struct cat_type p_ze_driver_handle_t_ptr;
static const struct cat_type p_ze_driver_ipc_properties_t_ptr;
static const struct cat_type p_ze_driver_properties_t_ptr;
static const struct cat_type p_ze_event_counter_based_flags_t_ptr;
static const struct cat_type p_ze_event_handle_t_ptr;
static const struct cat_type p_ze_event_pool_flags_t_ptr;
static const struct cat_type p_ze_event_pool_handle_t_ptr;
static const struct cat_type p_ze_event_query_kernel_timestamps_results_ext_properties_t_ptr;
static const struct cat_type p_ze_event_scope_flags_t_ptr;
static const struct cat_type p_ze_executable_graph_handle_t_ptr;
static const struct cat_type p_ze_external_semaphore_ext_handle_t_ptr;
static const struct cat_type p_ze_external_semaphore_signal_params_ext_t_ptr;
static const struct cat_type p_ze_external_semaphore_wait_params_ext_t_ptr;
static const struct cat_type p_ze_fabric_edge_exp_properties_t_ptr;
static const struct cat_type p_ze_fabric_edge_handle_t_ptr;
static const struct cat_type p_ze_fabric_vertex_exp_properties_t_ptr;
static const struct cat_type p_ze_fabric_vertex_handle_t_ptr;
static const struct cat_type p_ze_fence_handle_t_ptr;
static const struct cat_type p_ze_graph_handle_t_ptr;
static const struct cat_type p_ze_image_allocation_ext_properties_t_ptr;
static const struct cat_type p_ze_image_handle_t_ptr;
static const struct cat_type p_ze_image_memory_properties_exp_t_ptr;
static const struct cat_type p_ze_image_properties_t_ptr;
static const struct cat_type p_ze_init_driver_type_desc_t_ptr;
static const struct cat_type p_ze_ipc_event_counter_based_handle_t_ptr;
static const struct cat_type p_ze_ipc_event_pool_handle_t_ptr;
static const struct cat_type p_ze_ipc_mem_handle_t_ptr;
static const struct cat_type p_ze_kernel_allocation_exp_properties_t_ptr;
static const struct cat_type p_ze_kernel_handle_t_ptr;
static const struct cat_type p_ze_kernel_indirect_access_flags_t_ptr;
static const struct cat_type p_ze_kernel_properties_t_ptr;
static const struct cat_type p_ze_kernel_timestamp_result_t_ptr;
static const struct cat_type p_ze_linkage_inspection_ext_desc_t_ptr;
static const struct cat_type p_ze_memory_access_attribute_t_ptr;
static const struct cat_type p_ze_memory_allocation_properties_t_ptr;
static const struct cat_type p_ze_memory_atomic_attr_exp_flags_t_ptr;
static const struct cat_type p_ze_module_build_log_handle_t_ptr;
static const struct cat_type p_ze_module_handle_t_ptr;
static const struct cat_type p_ze_module_properties_t_ptr;
static const struct cat_type p_ze_pci_ext_properties_t_ptr;
static const struct cat_type p_ze_physical_mem_desc_t_ptr;
static const struct cat_type p_ze_physical_mem_handle_t_ptr;
static const struct cat_type p_ze_physical_mem_properties_t_ptr;
static const struct cat_type p_ze_rtas_aabb_exp_t_ptr;
static const struct cat_type p_ze_rtas_aabb_ext_t_ptr;
static const struct cat_type p_ze_rtas_builder_exp_handle_t_ptr;
static const struct cat_type p_ze_rtas_builder_exp_properties_t_ptr;
static const struct cat_type p_ze_rtas_builder_ext_handle_t_ptr;
static const struct cat_type p_ze_rtas_builder_ext_properties_t_ptr;
static const struct cat_type p_ze_rtas_parallel_operation_exp_handle_t_ptr;
static const struct cat_type p_ze_rtas_parallel_operation_exp_properties_t_ptr;
static const struct cat_type p_ze_rtas_parallel_operation_ext_handle_t_ptr;
static const struct cat_type p_ze_rtas_parallel_operation_ext_properties_t_ptr;
static const struct cat_type p_ze_sampler_handle_t_ptr;
static const struct cat_type p_ze_scheduling_hint_exp_desc_t_ptr;
static const struct cat_type p_ze_sub_allocation_t_ptr;
static const struct cat_type p_ze_synchronized_timestamp_result_ext_t_ptr;
static const struct cat_type p_ze_validate_runtime_requirements_output_t_ptr;
static const struct cat_type s_const_char_ptr;
static const struct cat_type t_char;
static const struct cat_type t_char_n256;
static const struct cat_type t_float;
static const struct cat_type t_int;
static const struct cat_type t_int32_t;
static const struct cat_type t_int64_t;
static const struct cat_type t_size_t;
static const struct cat_type t_uint32_t;
static const struct cat_type t_uint32_t_n8;
static const struct cat_type t_uint64_t;
static const struct cat_type t_uint8_t;
static const struct cat_type t_uint8_t_n16;
static const struct cat_type t_uint8_t_n8;
static const struct cat_type t_unsigned_char;
static const struct cat_type t_unsigned_char_n64;
static const struct cat_type t_unsigned_int;
static const struct cat_type t_void;
static const struct cat_type t_ze_api_version_t;
static const struct cat_type t_ze_bandwidth_unit_t;
static const struct cat_type t_ze_bool_t;
static const struct cat_type t_ze_cache_config_flags_t;
static const struct cat_type t_ze_cache_ext_region_t;
static const struct cat_type t_ze_cache_reservation_ext_desc_t;
static const struct cat_type t_ze_command_list_append_launch_kernel_param_cooperative_desc_t;
static const struct cat_type t_ze_command_list_desc_t;
static const struct cat_type t_ze_command_list_flags_t;
static const struct cat_type t_ze_command_list_handle_t;
static const struct cat_type t_ze_command_queue_desc_t;
static const struct cat_type t_ze_command_queue_flags_t;
static const struct cat_type t_ze_command_queue_group_properties_t;
static const struct cat_type t_ze_command_queue_group_property_flags_t;
static const struct cat_type t_ze_command_queue_handle_t;
static const struct cat_type t_ze_command_queue_mode_t;
static const struct cat_type t_ze_command_queue_priority_t;
static const struct cat_type t_ze_context_desc_t;
static const struct cat_type t_ze_context_flags_t;
static const struct cat_type t_ze_context_handle_t;
static const struct cat_type t_ze_context_power_saving_hint_exp_desc_t;
static const struct cat_type t_ze_copy_bandwidth_exp_properties_t;
static const struct cat_type t_ze_copy_region_t;
static const struct cat_type t_ze_custom_pitch_exp_desc_t;
static const struct cat_type t_ze_device_cache_line_size_ext_t;
static const struct cat_type t_ze_device_cache_properties_t;
static const struct cat_type t_ze_device_cache_property_flags_t;
static const struct cat_type t_ze_device_compute_dotproduct_ext_properties_t;
static const struct cat_type t_ze_device_compute_properties_t;
static const struct cat_type t_ze_device_dp_capability_flags_t;
static const struct cat_type t_ze_device_event_properties_flags_t;
static const struct cat_type t_ze_device_event_properties_t;
static const struct cat_type t_ze_device_external_memory_properties_t;
static const struct cat_type t_ze_device_fp_atomic_ext_flags_t;
static const struct cat_type t_ze_device_fp_flags_t;
static const struct cat_type t_ze_device_handle_t;
static const struct cat_type t_ze_device_image_properties_t;
static const struct cat_type t_ze_device_input_data_type_flags_t;
static const struct cat_type t_ze_device_ip_version_ext_t;
static const struct cat_type t_ze_device_luid_ext_properties_t;
static const struct cat_type t_ze_device_luid_ext_t;
static const struct cat_type t_ze_device_mem_alloc_desc_t;
static const struct cat_type t_ze_device_mem_alloc_flags_t;
static const struct cat_type t_ze_device_memory_access_properties_t;
static const struct cat_type t_ze_device_memory_ext_properties_t;
static const struct cat_type t_ze_device_memory_ext_type_t;
static const struct cat_type t_ze_device_memory_properties_t;
static const struct cat_type t_ze_device_memory_property_flags_t;
static const struct cat_type t_ze_device_module_flags_t;
static const struct cat_type t_ze_device_module_properties_t;
static const struct cat_type t_ze_device_output_data_type_flags_t;
static const struct cat_type t_ze_device_p2p_bandwidth_exp_properties_t;
static const struct cat_type t_ze_device_p2p_properties_t;
static const struct cat_type t_ze_device_p2p_property_flags_t;
static const struct cat_type t_ze_device_pitched_alloc_exp_properties_t;
static const struct cat_type t_ze_device_properties_t;
static const struct cat_type t_ze_device_property_flags_t;
static const struct cat_type t_ze_device_raytracing_ext_flags_t;
static const struct cat_type t_ze_device_raytracing_ext_properties_t;
static const struct cat_type t_ze_device_readonly_memory_capability_t;
static const struct cat_type t_ze_device_readonly_memory_ext_properties_t;
static const struct cat_type t_ze_device_type_t;
static const struct cat_type t_ze_device_usablemem_size_ext_properties_t;
static const struct cat_type t_ze_device_uuid_t;
static const struct cat_type t_ze_device_vector_width_properties_ext_t;
static const struct cat_type t_ze_driver_ddi_handle_ext_flags_t;
static const struct cat_type t_ze_driver_ddi_handles_ext_properties_t;
static const struct cat_type t_ze_driver_extension_properties_t;
static const struct cat_type t_ze_driver_handle_t;
static const struct cat_type t_ze_driver_ipc_properties_t;
static const struct cat_type t_ze_driver_memory_free_ext_properties_t;
static const struct cat_type t_ze_driver_memory_free_policy_ext_flags_t;
static const struct cat_type t_ze_driver_properties_t;
static const struct cat_type t_ze_driver_uuid_t;
static const struct cat_type t_ze_eu_count_ext_t;
static const struct cat_type t_ze_event_counter_based_desc_t;
static const struct cat_type t_ze_event_counter_based_external_aggregate_storage_desc_t;
static const struct cat_type t_ze_event_counter_based_external_sync_allocation_desc_t;
static const struct cat_type t_ze_event_counter_based_flags_t;
static const struct cat_type t_ze_event_desc_t;
static const struct cat_type t_ze_event_handle_t;
static const struct cat_type t_ze_event_pool_counter_based_exp_desc_t;
static const struct cat_type t_ze_event_pool_counter_based_exp_flags_t;
static const struct cat_type t_ze_event_pool_desc_t;
static const struct cat_type t_ze_event_pool_flags_t;
static const struct cat_type t_ze_event_pool_handle_t;
static const struct cat_type t_ze_event_query_kernel_timestamps_ext_flags_t;
static const struct cat_type t_ze_event_query_kernel_timestamps_ext_properties_t;
static const struct cat_type t_ze_event_query_kernel_timestamps_results_ext_properties_t;
static const struct cat_type t_ze_event_scope_flags_t;
static const struct cat_type t_ze_event_sync_mode_desc_t;
static const struct cat_type t_ze_event_sync_mode_flags_t;
static const struct cat_type t_ze_executable_graph_handle_t;
static const struct cat_type t_ze_external_memmap_sysmem_ext_desc_t;
static const struct cat_type t_ze_external_memory_export_desc_t;
static const struct cat_type t_ze_external_memory_export_fd_t;
static const struct cat_type t_ze_external_memory_export_win32_handle_t;
static const struct cat_type t_ze_external_memory_import_fd_t;
static const struct cat_type t_ze_external_memory_import_win32_handle_t;
static const struct cat_type t_ze_external_memory_type_flags_t;
static const struct cat_type t_ze_external_semaphore_ext_desc_t;
static const struct cat_type t_ze_external_semaphore_ext_flags_t;
static const struct cat_type t_ze_external_semaphore_ext_handle_t;
static const struct cat_type t_ze_external_semaphore_fd_ext_desc_t;
static const struct cat_type t_ze_external_semaphore_signal_params_ext_t;
static const struct cat_type t_ze_external_semaphore_wait_params_ext_t;
static const struct cat_type t_ze_external_semaphore_win32_ext_desc_t;
static const struct cat_type t_ze_fabric_edge_exp_duplexity_t;
static const struct cat_type t_ze_fabric_edge_exp_properties_t;
static const struct cat_type t_ze_fabric_edge_handle_t;
static const struct cat_type t_ze_fabric_vertex_exp_properties_t;
static const struct cat_type t_ze_fabric_vertex_exp_type_t;
static const struct cat_type t_ze_fabric_vertex_handle_t;
static const struct cat_type t_ze_fabric_vertex_pci_exp_address_t;
static const struct cat_type t_ze_fence_desc_t;
static const struct cat_type t_ze_fence_flags_t;
static const struct cat_type t_ze_fence_handle_t;
static const struct cat_type t_ze_float_atomic_ext_properties_t;
static const struct cat_type t_ze_graph_handle_t;
static const struct cat_type t_ze_group_count_t;
static const struct cat_type t_ze_group_size_t;
static const struct cat_type t_ze_host_function_callback_t;
static const struct cat_type t_ze_host_mem_alloc_desc_t;
static const struct cat_type t_ze_host_mem_alloc_flags_t;
static const struct cat_type t_ze_image_allocation_ext_properties_t;
static const struct cat_type t_ze_image_bindless_exp_desc_t;
static const struct cat_type t_ze_image_bindless_exp_flags_t;
static const struct cat_type t_ze_image_desc_t;
static const struct cat_type t_ze_image_flags_t;
static const struct cat_type t_ze_image_format_layout_t;
static const struct cat_type t_ze_image_format_support_ext_properties_t;
static const struct cat_type t_ze_image_format_swizzle_t;
static const struct cat_type t_ze_image_format_t;
static const struct cat_type t_ze_image_format_type_t;
static const struct cat_type t_ze_image_handle_t;
static const struct cat_type t_ze_image_memory_properties_exp_t;
static const struct cat_type t_ze_image_pitched_exp_desc_t;
static const struct cat_type t_ze_image_properties_t;
static const struct cat_type t_ze_image_region_t;
static const struct cat_type t_ze_image_sampler_filter_flags_t;
static const struct cat_type t_ze_image_type_t;
static const struct cat_type t_ze_image_view_planar_exp_desc_t;
static const struct cat_type t_ze_image_view_planar_ext_desc_t;
static const struct cat_type t_ze_init_driver_type_desc_t;
static const struct cat_type t_ze_init_driver_type_flags_t;
static const struct cat_type t_ze_init_flags_t;
static const struct cat_type t_ze_ipc_event_counter_based_handle_t;
static const struct cat_type t_ze_ipc_event_pool_handle_t;
static const struct cat_type t_ze_ipc_mem_handle_t;
static const struct cat_type t_ze_ipc_mem_handle_type_ext_desc_t;
static const struct cat_type t_ze_ipc_mem_handle_type_flags_t;
static const struct cat_type t_ze_ipc_memory_flags_t;
static const struct cat_type t_ze_ipc_property_flags_t;
static const struct cat_type t_ze_kernel_allocation_exp_properties_t;
static const struct cat_type t_ze_kernel_desc_t;
static const struct cat_type t_ze_kernel_flags_t;
static const struct cat_type t_ze_kernel_handle_t;
static const struct cat_type t_ze_kernel_indirect_access_flags_t;
static const struct cat_type t_ze_kernel_max_group_size_properties_ext_t;
static const struct cat_type t_ze_kernel_preferred_group_size_properties_t;
static const struct cat_type t_ze_kernel_properties_t;
static const struct cat_type t_ze_kernel_timestamp_data_t;
static const struct cat_type t_ze_kernel_timestamp_result_t;
static const struct cat_type t_ze_kernel_uuid_t;
static const struct cat_type t_ze_latency_unit_t;
static const struct cat_type t_ze_linkage_inspection_ext_desc_t;
static const struct cat_type t_ze_linkage_inspection_ext_flags_t;
static const struct cat_type t_ze_memory_access_attribute_t;
static const struct cat_type t_ze_memory_access_cap_flags_t;
static const struct cat_type t_ze_memory_advice_t;
static const struct cat_type t_ze_memory_allocation_properties_t;
static const struct cat_type t_ze_memory_atomic_attr_exp_flags_t;
static const struct cat_type t_ze_memory_compression_hints_ext_desc_t;
static const struct cat_type t_ze_memory_compression_hints_ext_flags_t;
static const struct cat_type t_ze_memory_free_ext_desc_t;
static const struct cat_type t_ze_memory_sub_allocations_exp_properties_t;
static const struct cat_type t_ze_memory_type_t;
static const struct cat_type t_ze_module_build_log_handle_t;
static const struct cat_type t_ze_module_constants_t;
static const struct cat_type t_ze_module_desc_t;
static const struct cat_type t_ze_module_format_t;
static const struct cat_type t_ze_module_handle_t;
static const struct cat_type t_ze_module_program_exp_desc_t;
static const struct cat_type t_ze_module_properties_t;
static const struct cat_type t_ze_module_property_flags_t;
static const struct cat_type t_ze_mutable_command_exp_flags_t;
static const struct cat_type t_ze_mutable_command_id_exp_desc_t;
static const struct cat_type t_ze_mutable_command_list_exp_desc_t;
static const struct cat_type t_ze_mutable_command_list_exp_flags_t;
static const struct cat_type t_ze_mutable_command_list_exp_properties_t;
static const struct cat_type t_ze_mutable_commands_exp_desc_t;
static const struct cat_type t_ze_mutable_global_offset_exp_desc_t;
static const struct cat_type t_ze_mutable_graph_argument_exp_desc_t;
static const struct cat_type t_ze_mutable_group_count_exp_desc_t;
static const struct cat_type t_ze_mutable_group_size_exp_desc_t;
static const struct cat_type t_ze_mutable_kernel_argument_exp_desc_t;
static const struct cat_type t_ze_native_kernel_uuid_t;
static const struct cat_type t_ze_pci_address_ext_t;
static const struct cat_type t_ze_pci_ext_properties_t;
static const struct cat_type t_ze_pci_speed_ext_t;
static const struct cat_type t_ze_physical_mem_desc_t;
static const struct cat_type t_ze_physical_mem_flags_t;
static const struct cat_type t_ze_physical_mem_handle_t;
static const struct cat_type t_ze_physical_mem_properties_t;
static const struct cat_type t_ze_pitched_alloc_2dimage_linear_pitch_exp_info_t;
static const struct cat_type t_ze_raytracing_mem_alloc_ext_desc_t;
static const struct cat_type t_ze_raytracing_mem_alloc_ext_flags_t;
static const struct cat_type t_ze_record_replay_graph_ext_dump_desc_t;
static const struct cat_type t_ze_record_replay_graph_ext_dump_mode_t;
static const struct cat_type t_ze_record_replay_graph_ext_flags_t;
static const struct cat_type t_ze_record_replay_graph_ext_properties_t;
static const struct cat_type t_ze_relaxed_allocation_limits_exp_desc_t;
static const struct cat_type t_ze_relaxed_allocation_limits_exp_flags_t;
static const struct cat_type t_ze_relaxed_allocation_limits_ext_desc_t;
static const struct cat_type t_ze_relaxed_allocation_limits_ext_flags_t;
static const struct cat_type t_ze_result_t;
static const struct cat_type t_ze_rtas_aabb_exp_t;
static const struct cat_type t_ze_rtas_aabb_ext_t;
static const struct cat_type t_ze_rtas_builder_build_op_exp_desc_t;
static const struct cat_type t_ze_rtas_builder_build_op_exp_flags_t;
static const struct cat_type t_ze_rtas_builder_build_op_ext_desc_t;
static const struct cat_type t_ze_rtas_builder_build_op_ext_flags_t;
static const struct cat_type t_ze_rtas_builder_build_quality_hint_exp_t;
static const struct cat_type t_ze_rtas_builder_build_quality_hint_ext_t;
static const struct cat_type t_ze_rtas_builder_exp_desc_t;
static const struct cat_type t_ze_rtas_builder_exp_flags_t;
static const struct cat_type t_ze_rtas_builder_exp_handle_t;
static const struct cat_type t_ze_rtas_builder_exp_properties_t;
static const struct cat_type t_ze_rtas_builder_exp_version_t;
static const struct cat_type t_ze_rtas_builder_ext_desc_t;
static const struct cat_type t_ze_rtas_builder_ext_flags_t;
static const struct cat_type t_ze_rtas_builder_ext_handle_t;
static const struct cat_type t_ze_rtas_builder_ext_properties_t;
static const struct cat_type t_ze_rtas_builder_ext_version_t;
static const struct cat_type t_ze_rtas_builder_geometry_info_exp_t;
static const struct cat_type t_ze_rtas_builder_geometry_info_ext_t;
static const struct cat_type t_ze_rtas_builder_packed_geometry_type_exp_t;
static const struct cat_type t_ze_rtas_builder_packed_geometry_type_ext_t;
static const struct cat_type t_ze_rtas_device_exp_flags_t;
static const struct cat_type t_ze_rtas_device_exp_properties_t;
static const struct cat_type t_ze_rtas_device_ext_flags_t;
static const struct cat_type t_ze_rtas_device_ext_properties_t;
static const struct cat_type t_ze_rtas_float3_exp_t;
static const struct cat_type t_ze_rtas_float3_ext_t;
static const struct cat_type t_ze_rtas_format_exp_t;
static const struct cat_type t_ze_rtas_format_ext_t;
static const struct cat_type t_ze_rtas_geometry_aabbs_exp_cb_params_t;
static const struct cat_type t_ze_rtas_geometry_aabbs_ext_cb_params_t;
static const struct cat_type t_ze_rtas_parallel_operation_exp_flags_t;
static const struct cat_type t_ze_rtas_parallel_operation_exp_handle_t;
static const struct cat_type t_ze_rtas_parallel_operation_exp_properties_t;
static const struct cat_type t_ze_rtas_parallel_operation_ext_flags_t;
static const struct cat_type t_ze_rtas_parallel_operation_ext_handle_t;
static const struct cat_type t_ze_rtas_parallel_operation_ext_properties_t;
static const struct cat_type t_ze_runtime_requirements_graph_desc_t;
static const struct cat_type t_ze_runtime_requirements_module_desc_t;
static const struct cat_type t_ze_sampler_address_mode_t;
static const struct cat_type t_ze_sampler_desc_t;
static const struct cat_type t_ze_sampler_filter_mode_t;
static const struct cat_type t_ze_sampler_handle_t;
static const struct cat_type t_ze_scheduling_hint_exp_desc_t;
static const struct cat_type t_ze_scheduling_hint_exp_flags_t;
static const struct cat_type t_ze_scheduling_hint_exp_properties_t;
static const struct cat_type t_ze_srgb_ext_desc_t;
static const struct cat_type t_ze_structure_type_t;
static const struct cat_type t_ze_sub_allocation_t;
static const struct cat_type t_ze_synchronized_timestamp_data_ext_t;
static const struct cat_type t_ze_synchronized_timestamp_result_ext_t;
static const struct cat_type t_ze_uuid_t;
static const struct cat_type t_ze_validate_runtime_requirements_output_t;
static const struct cat_type t_ze_validate_runtime_requirements_result_t;
static const struct cat_type t_zex_mem_graph_free_callback_fn_t;

static const struct cat_type p_char_ptr = { "char *", CAT_PTR, 8, 0, &t_char, NULL, NULL };

static const struct cat_type p_char_ptr_ptr = { "char **", CAT_PTR, 8, 0, &p_char_ptr, NULL, NULL };

static const struct cat_type p_const_char_ptr_ptr = { "const char **", CAT_PTR, 8, 0, &s_const_char_ptr, NULL, NULL };

static const struct cat_type p_const_size_t_ptr = { "const size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_const_uint32_t_ptr = { "const uint32_t *", CAT_PTR, 8, 0, &t_uint32_t, NULL, NULL };

static const struct cat_type p_const_uint8_t_ptr = { "const uint8_t *", CAT_PTR, 8, 0, &t_uint8_t, NULL, NULL };

static const struct cat_type p_const_uint8_t_ptr_ptr = { "const uint8_t **", CAT_PTR, 8, 0, &p_const_uint8_t_ptr, NULL, NULL };

static const struct cat_type p_const_void_ptr = { "const void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_const_void_ptr_ptr = { "const void **", CAT_PTR, 8, 0, &p_const_void_ptr, NULL, NULL };

static const struct cat_type p_const_ze_command_list_desc_t_ptr = { "const ze_command_list_desc_t *", CAT_PTR, 8, 0, &t_ze_command_list_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_command_queue_desc_t_ptr = { "const ze_command_queue_desc_t *", CAT_PTR, 8, 0, &t_ze_command_queue_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_context_desc_t_ptr = { "const ze_context_desc_t *", CAT_PTR, 8, 0, &t_ze_context_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_copy_region_t_ptr = { "const ze_copy_region_t *", CAT_PTR, 8, 0, &t_ze_copy_region_t, NULL, NULL };

static const struct cat_type p_const_ze_device_mem_alloc_desc_t_ptr = { "const ze_device_mem_alloc_desc_t *", CAT_PTR, 8, 0, &t_ze_device_mem_alloc_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_event_counter_based_desc_t_ptr = { "const ze_event_counter_based_desc_t *", CAT_PTR, 8, 0, &t_ze_event_counter_based_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_event_desc_t_ptr = { "const ze_event_desc_t *", CAT_PTR, 8, 0, &t_ze_event_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_event_pool_desc_t_ptr = { "const ze_event_pool_desc_t *", CAT_PTR, 8, 0, &t_ze_event_pool_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_external_semaphore_ext_desc_t_ptr = { "const ze_external_semaphore_ext_desc_t *", CAT_PTR, 8, 0, &t_ze_external_semaphore_ext_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_fence_desc_t_ptr = { "const ze_fence_desc_t *", CAT_PTR, 8, 0, &t_ze_fence_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_group_count_t_ptr = { "const ze_group_count_t *", CAT_PTR, 8, 0, &t_ze_group_count_t, NULL, NULL };

static const struct cat_type p_const_ze_host_mem_alloc_desc_t_ptr = { "const ze_host_mem_alloc_desc_t *", CAT_PTR, 8, 0, &t_ze_host_mem_alloc_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_image_desc_t_ptr = { "const ze_image_desc_t *", CAT_PTR, 8, 0, &t_ze_image_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_image_region_t_ptr = { "const ze_image_region_t *", CAT_PTR, 8, 0, &t_ze_image_region_t, NULL, NULL };

static const struct cat_type p_const_ze_kernel_desc_t_ptr = { "const ze_kernel_desc_t *", CAT_PTR, 8, 0, &t_ze_kernel_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_memory_free_ext_desc_t_ptr = { "const ze_memory_free_ext_desc_t *", CAT_PTR, 8, 0, &t_ze_memory_free_ext_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_module_constants_t_ptr = { "const ze_module_constants_t *", CAT_PTR, 8, 0, &t_ze_module_constants_t, NULL, NULL };

static const struct cat_type p_const_ze_module_constants_t_ptr_ptr = { "const ze_module_constants_t **", CAT_PTR, 8, 0, &p_const_ze_module_constants_t_ptr, NULL, NULL };

static const struct cat_type p_const_ze_module_desc_t_ptr = { "const ze_module_desc_t *", CAT_PTR, 8, 0, &t_ze_module_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_mutable_command_id_exp_desc_t_ptr = { "const ze_mutable_command_id_exp_desc_t *", CAT_PTR, 8, 0, &t_ze_mutable_command_id_exp_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_mutable_commands_exp_desc_t_ptr = { "const ze_mutable_commands_exp_desc_t *", CAT_PTR, 8, 0, &t_ze_mutable_commands_exp_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_rtas_builder_build_op_exp_desc_t_ptr = { "const ze_rtas_builder_build_op_exp_desc_t *", CAT_PTR, 8, 0, &t_ze_rtas_builder_build_op_exp_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_rtas_builder_build_op_ext_desc_t_ptr = { "const ze_rtas_builder_build_op_ext_desc_t *", CAT_PTR, 8, 0, &t_ze_rtas_builder_build_op_ext_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_rtas_builder_exp_desc_t_ptr = { "const ze_rtas_builder_exp_desc_t *", CAT_PTR, 8, 0, &t_ze_rtas_builder_exp_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_rtas_builder_ext_desc_t_ptr = { "const ze_rtas_builder_ext_desc_t *", CAT_PTR, 8, 0, &t_ze_rtas_builder_ext_desc_t, NULL, NULL };

static const struct cat_type p_const_ze_rtas_builder_geometry_info_exp_t_ptr = { "const ze_rtas_builder_geometry_info_exp_t *", CAT_PTR, 8, 0, &t_ze_rtas_builder_geometry_info_exp_t, NULL, NULL };

static const struct cat_type p_const_ze_rtas_builder_geometry_info_exp_t_ptr_ptr = { "const ze_rtas_builder_geometry_info_exp_t **", CAT_PTR, 8, 0, &p_const_ze_rtas_builder_geometry_info_exp_t_ptr, NULL, NULL };

static const struct cat_type p_const_ze_rtas_builder_geometry_info_ext_t_ptr = { "const ze_rtas_builder_geometry_info_ext_t *", CAT_PTR, 8, 0, &t_ze_rtas_builder_geometry_info_ext_t, NULL, NULL };

static const struct cat_type p_const_ze_rtas_builder_geometry_info_ext_t_ptr_ptr = { "const ze_rtas_builder_geometry_info_ext_t **", CAT_PTR, 8, 0, &p_const_ze_rtas_builder_geometry_info_ext_t_ptr, NULL, NULL };

static const struct cat_type p_const_ze_sampler_desc_t_ptr = { "const ze_sampler_desc_t *", CAT_PTR, 8, 0, &t_ze_sampler_desc_t, NULL, NULL };

static const struct cat_type p_size_t_ptr = { "size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_uint32_t_ptr = { "uint32_t *", CAT_PTR, 8, 0, &t_uint32_t, NULL, NULL };

static const struct cat_type p_uint64_t_ptr = { "uint64_t *", CAT_PTR, 8, 0, &t_uint64_t, NULL, NULL };

static const struct cat_type p_uint8_t_ptr = { "uint8_t *", CAT_PTR, 8, 0, &t_uint8_t, NULL, NULL };

static const struct cat_type p_void_ptr = { "void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_void_ptr_ptr = { "void **", CAT_PTR, 8, 0, &p_void_ptr, NULL, NULL };

static const struct cat_type p_ze_api_version_t_ptr = { "ze_api_version_t *", CAT_PTR, 8, 0, &t_ze_api_version_t, NULL, NULL };

static const struct cat_type p_ze_bool_t_ptr = { "ze_bool_t *", CAT_PTR, 8, 0, &t_ze_bool_t, NULL, NULL };

static const struct cat_type p_ze_command_list_flags_t_ptr = { "ze_command_list_flags_t *", CAT_PTR, 8, 0, &t_ze_command_list_flags_t, NULL, NULL };

static const struct cat_type p_ze_command_list_handle_t_ptr = { "ze_command_list_handle_t *", CAT_PTR, 8, 0, &t_ze_command_list_handle_t, NULL, NULL };

static const struct cat_type p_ze_command_queue_flags_t_ptr = { "ze_command_queue_flags_t *", CAT_PTR, 8, 0, &t_ze_command_queue_flags_t, NULL, NULL };

static const struct cat_type p_ze_command_queue_group_properties_t_ptr = { "ze_command_queue_group_properties_t *", CAT_PTR, 8, 0, &t_ze_command_queue_group_properties_t, NULL, NULL };

static const struct cat_type p_ze_command_queue_handle_t_ptr = { "ze_command_queue_handle_t *", CAT_PTR, 8, 0, &t_ze_command_queue_handle_t, NULL, NULL };

static const struct cat_type p_ze_command_queue_mode_t_ptr = { "ze_command_queue_mode_t *", CAT_PTR, 8, 0, &t_ze_command_queue_mode_t, NULL, NULL };

static const struct cat_type p_ze_command_queue_priority_t_ptr = { "ze_command_queue_priority_t *", CAT_PTR, 8, 0, &t_ze_command_queue_priority_t, NULL, NULL };

static const struct cat_type p_ze_context_handle_t_ptr = { "ze_context_handle_t *", CAT_PTR, 8, 0, &t_ze_context_handle_t, NULL, NULL };

static const struct cat_type p_ze_device_cache_properties_t_ptr = { "ze_device_cache_properties_t *", CAT_PTR, 8, 0, &t_ze_device_cache_properties_t, NULL, NULL };

static const struct cat_type p_ze_device_compute_properties_t_ptr = { "ze_device_compute_properties_t *", CAT_PTR, 8, 0, &t_ze_device_compute_properties_t, NULL, NULL };

static const struct cat_type p_ze_device_external_memory_properties_t_ptr = { "ze_device_external_memory_properties_t *", CAT_PTR, 8, 0, &t_ze_device_external_memory_properties_t, NULL, NULL };

static const struct cat_type p_ze_device_handle_t_ptr = { "ze_device_handle_t *", CAT_PTR, 8, 0, &t_ze_device_handle_t, NULL, NULL };

static const struct cat_type p_ze_device_image_properties_t_ptr = { "ze_device_image_properties_t *", CAT_PTR, 8, 0, &t_ze_device_image_properties_t, NULL, NULL };

static const struct cat_type p_ze_device_memory_access_properties_t_ptr = { "ze_device_memory_access_properties_t *", CAT_PTR, 8, 0, &t_ze_device_memory_access_properties_t, NULL, NULL };

static const struct cat_type p_ze_device_memory_properties_t_ptr = { "ze_device_memory_properties_t *", CAT_PTR, 8, 0, &t_ze_device_memory_properties_t, NULL, NULL };

static const struct cat_type p_ze_device_module_properties_t_ptr = { "ze_device_module_properties_t *", CAT_PTR, 8, 0, &t_ze_device_module_properties_t, NULL, NULL };

static const struct cat_type p_ze_device_p2p_properties_t_ptr = { "ze_device_p2p_properties_t *", CAT_PTR, 8, 0, &t_ze_device_p2p_properties_t, NULL, NULL };

static const struct cat_type p_ze_device_properties_t_ptr = { "ze_device_properties_t *", CAT_PTR, 8, 0, &t_ze_device_properties_t, NULL, NULL };

static const struct cat_type p_ze_device_vector_width_properties_ext_t_ptr = { "ze_device_vector_width_properties_ext_t *", CAT_PTR, 8, 0, &t_ze_device_vector_width_properties_ext_t, NULL, NULL };

static const struct cat_type p_ze_driver_extension_properties_t_ptr = { "ze_driver_extension_properties_t *", CAT_PTR, 8, 0, &t_ze_driver_extension_properties_t, NULL, NULL };

static const struct cat_type p_ze_driver_handle_t_ptr = { "ze_driver_handle_t *", CAT_PTR, 8, 0, &t_ze_driver_handle_t, NULL, NULL };

static const struct cat_type p_ze_driver_ipc_properties_t_ptr = { "ze_driver_ipc_properties_t *", CAT_PTR, 8, 0, &t_ze_driver_ipc_properties_t, NULL, NULL };

static const struct cat_type p_ze_driver_properties_t_ptr = { "ze_driver_properties_t *", CAT_PTR, 8, 0, &t_ze_driver_properties_t, NULL, NULL };

static const struct cat_type p_ze_event_counter_based_flags_t_ptr = { "ze_event_counter_based_flags_t *", CAT_PTR, 8, 0, &t_ze_event_counter_based_flags_t, NULL, NULL };

static const struct cat_type p_ze_event_handle_t_ptr = { "ze_event_handle_t *", CAT_PTR, 8, 0, &t_ze_event_handle_t, NULL, NULL };

static const struct cat_type p_ze_event_pool_flags_t_ptr = { "ze_event_pool_flags_t *", CAT_PTR, 8, 0, &t_ze_event_pool_flags_t, NULL, NULL };

static const struct cat_type p_ze_event_pool_handle_t_ptr = { "ze_event_pool_handle_t *", CAT_PTR, 8, 0, &t_ze_event_pool_handle_t, NULL, NULL };

static const struct cat_type p_ze_event_query_kernel_timestamps_results_ext_properties_t_ptr = { "ze_event_query_kernel_timestamps_results_ext_properties_t *", CAT_PTR, 8, 0, &t_ze_event_query_kernel_timestamps_results_ext_properties_t, NULL, NULL };

static const struct cat_type p_ze_event_scope_flags_t_ptr = { "ze_event_scope_flags_t *", CAT_PTR, 8, 0, &t_ze_event_scope_flags_t, NULL, NULL };

static const struct cat_type p_ze_executable_graph_handle_t_ptr = { "ze_executable_graph_handle_t *", CAT_PTR, 8, 0, &t_ze_executable_graph_handle_t, NULL, NULL };

static const struct cat_type p_ze_external_semaphore_ext_handle_t_ptr = { "ze_external_semaphore_ext_handle_t *", CAT_PTR, 8, 0, &t_ze_external_semaphore_ext_handle_t, NULL, NULL };

static const struct cat_type p_ze_external_semaphore_signal_params_ext_t_ptr = { "ze_external_semaphore_signal_params_ext_t *", CAT_PTR, 8, 0, &t_ze_external_semaphore_signal_params_ext_t, NULL, NULL };

static const struct cat_type p_ze_external_semaphore_wait_params_ext_t_ptr = { "ze_external_semaphore_wait_params_ext_t *", CAT_PTR, 8, 0, &t_ze_external_semaphore_wait_params_ext_t, NULL, NULL };

static const struct cat_type p_ze_fabric_edge_exp_properties_t_ptr = { "ze_fabric_edge_exp_properties_t *", CAT_PTR, 8, 0, &t_ze_fabric_edge_exp_properties_t, NULL, NULL };

static const struct cat_type p_ze_fabric_edge_handle_t_ptr = { "ze_fabric_edge_handle_t *", CAT_PTR, 8, 0, &t_ze_fabric_edge_handle_t, NULL, NULL };

static const struct cat_type p_ze_fabric_vertex_exp_properties_t_ptr = { "ze_fabric_vertex_exp_properties_t *", CAT_PTR, 8, 0, &t_ze_fabric_vertex_exp_properties_t, NULL, NULL };

static const struct cat_type p_ze_fabric_vertex_handle_t_ptr = { "ze_fabric_vertex_handle_t *", CAT_PTR, 8, 0, &t_ze_fabric_vertex_handle_t, NULL, NULL };

static const struct cat_type p_ze_fence_handle_t_ptr = { "ze_fence_handle_t *", CAT_PTR, 8, 0, &t_ze_fence_handle_t, NULL, NULL };

static const struct cat_type p_ze_graph_handle_t_ptr = { "ze_graph_handle_t *", CAT_PTR, 8, 0, &t_ze_graph_handle_t, NULL, NULL };

static const struct cat_type p_ze_image_allocation_ext_properties_t_ptr = { "ze_image_allocation_ext_properties_t *", CAT_PTR, 8, 0, &t_ze_image_allocation_ext_properties_t, NULL, NULL };

static const struct cat_type p_ze_image_handle_t_ptr = { "ze_image_handle_t *", CAT_PTR, 8, 0, &t_ze_image_handle_t, NULL, NULL };

static const struct cat_type p_ze_image_memory_properties_exp_t_ptr = { "ze_image_memory_properties_exp_t *", CAT_PTR, 8, 0, &t_ze_image_memory_properties_exp_t, NULL, NULL };

static const struct cat_type p_ze_image_properties_t_ptr = { "ze_image_properties_t *", CAT_PTR, 8, 0, &t_ze_image_properties_t, NULL, NULL };

static const struct cat_type p_ze_init_driver_type_desc_t_ptr = { "ze_init_driver_type_desc_t *", CAT_PTR, 8, 0, &t_ze_init_driver_type_desc_t, NULL, NULL };

static const struct cat_type p_ze_ipc_event_counter_based_handle_t_ptr = { "ze_ipc_event_counter_based_handle_t *", CAT_PTR, 8, 0, &t_ze_ipc_event_counter_based_handle_t, NULL, NULL };

static const struct cat_type p_ze_ipc_event_pool_handle_t_ptr = { "ze_ipc_event_pool_handle_t *", CAT_PTR, 8, 0, &t_ze_ipc_event_pool_handle_t, NULL, NULL };

static const struct cat_type p_ze_ipc_mem_handle_t_ptr = { "ze_ipc_mem_handle_t *", CAT_PTR, 8, 0, &t_ze_ipc_mem_handle_t, NULL, NULL };

static const struct cat_type p_ze_kernel_allocation_exp_properties_t_ptr = { "ze_kernel_allocation_exp_properties_t *", CAT_PTR, 8, 0, &t_ze_kernel_allocation_exp_properties_t, NULL, NULL };

static const struct cat_type p_ze_kernel_handle_t_ptr = { "ze_kernel_handle_t *", CAT_PTR, 8, 0, &t_ze_kernel_handle_t, NULL, NULL };

static const struct cat_type p_ze_kernel_indirect_access_flags_t_ptr = { "ze_kernel_indirect_access_flags_t *", CAT_PTR, 8, 0, &t_ze_kernel_indirect_access_flags_t, NULL, NULL };

static const struct cat_type p_ze_kernel_properties_t_ptr = { "ze_kernel_properties_t *", CAT_PTR, 8, 0, &t_ze_kernel_properties_t, NULL, NULL };

static const struct cat_type p_ze_kernel_timestamp_result_t_ptr = { "ze_kernel_timestamp_result_t *", CAT_PTR, 8, 0, &t_ze_kernel_timestamp_result_t, NULL, NULL };

static const struct cat_type p_ze_linkage_inspection_ext_desc_t_ptr = { "ze_linkage_inspection_ext_desc_t *", CAT_PTR, 8, 0, &t_ze_linkage_inspection_ext_desc_t, NULL, NULL };

static const struct cat_type p_ze_memory_access_attribute_t_ptr = { "ze_memory_access_attribute_t *", CAT_PTR, 8, 0, &t_ze_memory_access_attribute_t, NULL, NULL };

static const struct cat_type p_ze_memory_allocation_properties_t_ptr = { "ze_memory_allocation_properties_t *", CAT_PTR, 8, 0, &t_ze_memory_allocation_properties_t, NULL, NULL };

static const struct cat_type p_ze_memory_atomic_attr_exp_flags_t_ptr = { "ze_memory_atomic_attr_exp_flags_t *", CAT_PTR, 8, 0, &t_ze_memory_atomic_attr_exp_flags_t, NULL, NULL };

static const struct cat_type p_ze_module_build_log_handle_t_ptr = { "ze_module_build_log_handle_t *", CAT_PTR, 8, 0, &t_ze_module_build_log_handle_t, NULL, NULL };

static const struct cat_type p_ze_module_handle_t_ptr = { "ze_module_handle_t *", CAT_PTR, 8, 0, &t_ze_module_handle_t, NULL, NULL };

static const struct cat_type p_ze_module_properties_t_ptr = { "ze_module_properties_t *", CAT_PTR, 8, 0, &t_ze_module_properties_t, NULL, NULL };

static const struct cat_type p_ze_pci_ext_properties_t_ptr = { "ze_pci_ext_properties_t *", CAT_PTR, 8, 0, &t_ze_pci_ext_properties_t, NULL, NULL };

static const struct cat_type p_ze_physical_mem_desc_t_ptr = { "ze_physical_mem_desc_t *", CAT_PTR, 8, 0, &t_ze_physical_mem_desc_t, NULL, NULL };

static const struct cat_type p_ze_physical_mem_handle_t_ptr = { "ze_physical_mem_handle_t *", CAT_PTR, 8, 0, &t_ze_physical_mem_handle_t, NULL, NULL };

static const struct cat_type p_ze_physical_mem_properties_t_ptr = { "ze_physical_mem_properties_t *", CAT_PTR, 8, 0, &t_ze_physical_mem_properties_t, NULL, NULL };

static const struct cat_type p_ze_rtas_aabb_exp_t_ptr = { "ze_rtas_aabb_exp_t *", CAT_PTR, 8, 0, &t_ze_rtas_aabb_exp_t, NULL, NULL };

static const struct cat_type p_ze_rtas_aabb_ext_t_ptr = { "ze_rtas_aabb_ext_t *", CAT_PTR, 8, 0, &t_ze_rtas_aabb_ext_t, NULL, NULL };

static const struct cat_type p_ze_rtas_builder_exp_handle_t_ptr = { "ze_rtas_builder_exp_handle_t *", CAT_PTR, 8, 0, &t_ze_rtas_builder_exp_handle_t, NULL, NULL };

static const struct cat_type p_ze_rtas_builder_exp_properties_t_ptr = { "ze_rtas_builder_exp_properties_t *", CAT_PTR, 8, 0, &t_ze_rtas_builder_exp_properties_t, NULL, NULL };

static const struct cat_type p_ze_rtas_builder_ext_handle_t_ptr = { "ze_rtas_builder_ext_handle_t *", CAT_PTR, 8, 0, &t_ze_rtas_builder_ext_handle_t, NULL, NULL };

static const struct cat_type p_ze_rtas_builder_ext_properties_t_ptr = { "ze_rtas_builder_ext_properties_t *", CAT_PTR, 8, 0, &t_ze_rtas_builder_ext_properties_t, NULL, NULL };

static const struct cat_type p_ze_rtas_parallel_operation_exp_handle_t_ptr = { "ze_rtas_parallel_operation_exp_handle_t *", CAT_PTR, 8, 0, &t_ze_rtas_parallel_operation_exp_handle_t, NULL, NULL };

static const struct cat_type p_ze_rtas_parallel_operation_exp_properties_t_ptr = { "ze_rtas_parallel_operation_exp_properties_t *", CAT_PTR, 8, 0, &t_ze_rtas_parallel_operation_exp_properties_t, NULL, NULL };

static const struct cat_type p_ze_rtas_parallel_operation_ext_handle_t_ptr = { "ze_rtas_parallel_operation_ext_handle_t *", CAT_PTR, 8, 0, &t_ze_rtas_parallel_operation_ext_handle_t, NULL, NULL };

static const struct cat_type p_ze_rtas_parallel_operation_ext_properties_t_ptr = { "ze_rtas_parallel_operation_ext_properties_t *", CAT_PTR, 8, 0, &t_ze_rtas_parallel_operation_ext_properties_t, NULL, NULL };

static const struct cat_type p_ze_sampler_handle_t_ptr = { "ze_sampler_handle_t *", CAT_PTR, 8, 0, &t_ze_sampler_handle_t, NULL, NULL };

static const struct cat_type p_ze_scheduling_hint_exp_desc_t_ptr = { "ze_scheduling_hint_exp_desc_t *", CAT_PTR, 8, 0, &t_ze_scheduling_hint_exp_desc_t, NULL, NULL };

static const struct cat_type p_ze_sub_allocation_t_ptr = { "ze_sub_allocation_t *", CAT_PTR, 8, 0, &t_ze_sub_allocation_t, NULL, NULL };

static const struct cat_type p_ze_synchronized_timestamp_result_ext_t_ptr = { "ze_synchronized_timestamp_result_ext_t *", CAT_PTR, 8, 0, &t_ze_synchronized_timestamp_result_ext_t, NULL, NULL };

static const struct cat_type p_ze_validate_runtime_requirements_output_t_ptr = { "ze_validate_runtime_requirements_output_t *", CAT_PTR, 8, 0, &t_ze_validate_runtime_requirements_output_t, NULL, NULL };

static const struct cat_type s_const_char_ptr = { "const char *", CAT_STRING, 8, 0, &t_char, NULL, NULL };

static const struct cat_type t_char = { "char", CAT_CHAR, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char_n256 = { "char[256]", CAT_ARRAY, 256, 256, &t_char, NULL, NULL };

static const struct cat_type t_float = { "float", CAT_FLOAT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_int = { "int", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_int32_t = { "int32_t", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_int64_t = { "int64_t", CAT_INT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_size_t = { "size_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_uint32_t = { "uint32_t", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_uint32_t_n8 = { "uint32_t[8]", CAT_ARRAY, 32, 8, &t_uint32_t, NULL, NULL };

static const struct cat_type t_uint64_t = { "uint64_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_uint8_t = { "uint8_t", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_uint8_t_n16 = { "uint8_t[16]", CAT_ARRAY, 16, 16, &t_uint8_t, NULL, NULL };

static const struct cat_type t_uint8_t_n8 = { "uint8_t[8]", CAT_ARRAY, 8, 8, &t_uint8_t, NULL, NULL };

static const struct cat_type t_unsigned_char = { "unsigned char", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_unsigned_char_n64 = { "unsigned char[64]", CAT_ARRAY, 64, 64, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_unsigned_int = { "unsigned int", CAT_UINT, 4, 0, NULL, NULL, NULL };

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

static const struct cat_enumerator e_t_ze_bandwidth_unit_t[] = {
	{ "ZE_BANDWIDTH_UNIT_UNKNOWN", 0 },
	{ "ZE_BANDWIDTH_UNIT_BYTES_PER_NANOSEC", 1 },
	{ "ZE_BANDWIDTH_UNIT_BYTES_PER_CLOCK", 2 },
};
static const struct cat_type t_ze_bandwidth_unit_t = { "ze_bandwidth_unit_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ze_bandwidth_unit_t };

static const struct cat_type t_ze_bool_t = { "ze_bool_t", CAT_BOOL, 1, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_ze_cache_config_flags_t[] = {
	{ "ZE_CACHE_CONFIG_FLAG_LARGE_SLM", 1 },
	{ "ZE_CACHE_CONFIG_FLAG_LARGE_DATA", 2 },
};
static const struct cat_type t_ze_cache_config_flags_t = { "ze_cache_config_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_cache_config_flags_t };

static const struct cat_enumerator e_t_ze_cache_ext_region_t[] = {
	{ "ZE_CACHE_EXT_REGION_ZE_CACHE_REGION_DEFAULT", 0 },
	{ "ZE_CACHE_EXT_REGION_ZE_CACHE_RESERVE_REGION", 1 },
	{ "ZE_CACHE_EXT_REGION_ZE_CACHE_NON_RESERVED_REGION", 2 },
};
static const struct cat_type t_ze_cache_ext_region_t = { "ze_cache_ext_region_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ze_cache_ext_region_t };

static const struct cat_field m_t_ze_cache_reservation_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "maxCacheReservationSize", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_cache_reservation_ext_desc_t = { "ze_cache_reservation_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_cache_reservation_ext_desc_t, NULL };

static const struct cat_field m_t_ze_command_list_append_launch_kernel_param_cooperative_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isCooperative", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_command_list_append_launch_kernel_param_cooperative_desc_t = { "ze_command_list_append_launch_kernel_param_cooperative_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_command_list_append_launch_kernel_param_cooperative_desc_t, NULL };

static const struct cat_field m_t_ze_command_list_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "commandQueueGroupOrdinal", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_ze_command_list_flags_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_command_list_desc_t = { "ze_command_list_desc_t", CAT_STRUCT, 24, 4, NULL, m_t_ze_command_list_desc_t, NULL };

static const struct cat_enumerator e_t_ze_command_list_flags_t[] = {
	{ "ZE_COMMAND_LIST_FLAG_RELAXED_ORDERING", 1 },
	{ "ZE_COMMAND_LIST_FLAG_MAXIMIZE_THROUGHPUT", 2 },
	{ "ZE_COMMAND_LIST_FLAG_EXPLICIT_ONLY", 4 },
	{ "ZE_COMMAND_LIST_FLAG_IN_ORDER", 8 },
	{ "ZE_COMMAND_LIST_FLAG_EXP_CLONEABLE", 16 },
	{ "ZE_COMMAND_LIST_FLAG_COPY_OFFLOAD_HINT", 32 },
};
static const struct cat_type t_ze_command_list_flags_t = { "ze_command_list_flags_t", CAT_FLAGS, 4, 6, NULL, NULL, e_t_ze_command_list_flags_t };

static const struct cat_type t_ze_command_list_handle_t = { "ze_command_list_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "list" };

static const struct cat_field m_t_ze_command_queue_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "ordinal", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "index", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_ze_command_queue_flags_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "mode", &t_ze_command_queue_mode_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_ze_command_queue_priority_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_command_queue_desc_t = { "ze_command_queue_desc_t", CAT_STRUCT, 40, 7, NULL, m_t_ze_command_queue_desc_t, NULL };

static const struct cat_enumerator e_t_ze_command_queue_flags_t[] = {
	{ "ZE_COMMAND_QUEUE_FLAG_EXPLICIT_ONLY", 1 },
	{ "ZE_COMMAND_QUEUE_FLAG_IN_ORDER", 2 },
	{ "ZE_COMMAND_QUEUE_FLAG_COPY_OFFLOAD_HINT", 4 },
};
static const struct cat_type t_ze_command_queue_flags_t = { "ze_command_queue_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ze_command_queue_flags_t };

static const struct cat_field m_t_ze_command_queue_group_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_command_queue_group_property_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxMemoryFillPatternSize", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "numQueues", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_command_queue_group_properties_t = { "ze_command_queue_group_properties_t", CAT_STRUCT, 40, 5, NULL, m_t_ze_command_queue_group_properties_t, NULL };

static const struct cat_enumerator e_t_ze_command_queue_group_property_flags_t[] = {
	{ "ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE", 1 },
	{ "ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY", 2 },
	{ "ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS", 4 },
	{ "ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_METRICS", 8 },
};
static const struct cat_type t_ze_command_queue_group_property_flags_t = { "ze_command_queue_group_property_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ze_command_queue_group_property_flags_t };

static const struct cat_type t_ze_command_queue_handle_t = { "ze_command_queue_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "queue" };

static const struct cat_enumerator e_t_ze_command_queue_mode_t[] = {
	{ "ZE_COMMAND_QUEUE_MODE_DEFAULT", 0 },
	{ "ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS", 1 },
	{ "ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS", 2 },
};
static const struct cat_type t_ze_command_queue_mode_t = { "ze_command_queue_mode_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ze_command_queue_mode_t };

static const struct cat_enumerator e_t_ze_command_queue_priority_t[] = {
	{ "ZE_COMMAND_QUEUE_PRIORITY_NORMAL", 0 },
	{ "ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_LOW", 1 },
	{ "ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH", 2 },
};
static const struct cat_type t_ze_command_queue_priority_t = { "ze_command_queue_priority_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ze_command_queue_priority_t };

static const struct cat_field m_t_ze_context_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_context_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_context_desc_t = { "ze_context_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_context_desc_t, NULL };

static const struct cat_enumerator e_t_ze_context_flags_t[] = {
	{ "ZE_CONTEXT_FLAG_TBD", 1 },
};
static const struct cat_type t_ze_context_flags_t = { "ze_context_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_context_flags_t };

static const struct cat_type t_ze_context_handle_t = { "ze_context_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "context" };

static const struct cat_field m_t_ze_context_power_saving_hint_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "hint", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_context_power_saving_hint_exp_desc_t = { "ze_context_power_saving_hint_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_context_power_saving_hint_exp_desc_t, NULL };

static const struct cat_field m_t_ze_copy_bandwidth_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "copyBandwidth", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "copyBandwidthUnit", &t_ze_bandwidth_unit_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_copy_bandwidth_exp_properties_t = { "ze_copy_bandwidth_exp_properties_t", CAT_STRUCT, 24, 4, NULL, m_t_ze_copy_bandwidth_exp_properties_t, NULL };

static const struct cat_field m_t_ze_copy_region_t[] = {
	{ "originX", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "originY", &t_uint32_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "originZ", &t_uint32_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "width", &t_uint32_t, 12, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "height", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "depth", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_copy_region_t = { "ze_copy_region_t", CAT_STRUCT, 24, 6, NULL, m_t_ze_copy_region_t, NULL };

static const struct cat_field m_t_ze_custom_pitch_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "rowPitch", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "slicePitch", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_custom_pitch_exp_desc_t = { "ze_custom_pitch_exp_desc_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_custom_pitch_exp_desc_t, NULL };

static const struct cat_field m_t_ze_device_cache_line_size_ext_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "cacheLineSize", &t_size_t, 16, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_ze_device_cache_line_size_ext_t = { "ze_device_cache_line_size_ext_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_device_cache_line_size_ext_t, NULL };

static const struct cat_field m_t_ze_device_cache_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_device_cache_property_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "cacheSize", &t_size_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_ze_device_cache_properties_t = { "ze_device_cache_properties_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_device_cache_properties_t, NULL };

static const struct cat_enumerator e_t_ze_device_cache_property_flags_t[] = {
	{ "ZE_DEVICE_CACHE_PROPERTY_FLAG_USER_CONTROL", 1 },
};
static const struct cat_type t_ze_device_cache_property_flags_t = { "ze_device_cache_property_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_device_cache_property_flags_t };

static const struct cat_field m_t_ze_device_compute_dotproduct_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "dp_caps", &t_ze_device_dp_capability_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "dpv4_input_types", &t_ze_device_input_data_type_flags_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "dpv4_output_types", &t_ze_device_output_data_type_flags_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "dpas_input_types", &t_ze_device_input_data_type_flags_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "dpas_output_types", &t_ze_device_output_data_type_flags_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "bdpas_input_types", &t_ze_device_input_data_type_flags_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "bdpas_output_types", &t_ze_device_output_data_type_flags_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_compute_dotproduct_ext_properties_t = { "ze_device_compute_dotproduct_ext_properties_t", CAT_STRUCT, 48, 9, NULL, m_t_ze_device_compute_dotproduct_ext_properties_t, NULL };

static const struct cat_field m_t_ze_device_compute_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "maxTotalGroupSize", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxGroupSizeX", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "maxGroupSizeY", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "maxGroupSizeZ", &t_uint32_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "maxGroupCountX", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "maxGroupCountY", &t_uint32_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "maxGroupCountZ", &t_uint32_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "maxSharedLocalMemory", &t_uint32_t, 44, CAT_LEN_NONE, 0, false, false },
	{ "numSubGroupSizes", &t_uint32_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "subGroupSizes", &t_uint32_t_n8, 52, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_compute_properties_t = { "ze_device_compute_properties_t", CAT_STRUCT, 88, 12, NULL, m_t_ze_device_compute_properties_t, NULL };

static const struct cat_enumerator e_t_ze_device_dp_capability_flags_t[] = {
	{ "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_NON_SYSTOLIC_DPA4_SIMD_ALL", 1 },
	{ "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_SIMD8", 2 },
	{ "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_SIMD16", 4 },
	{ "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_BDPAS_SIMD16", 8 },
	{ "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_DEPTH4", 16 },
	{ "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_DPAS_DEPTH8", 32 },
	{ "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_BDPAS_DEPTH8", 64 },
	{ "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_OUTPUT_MATRIX_ROWCOUNT_UPTO8", 128 },
	{ "ZE_DEVICE_DP_CAPABILITY_FLAG_DEVICE_SYSTOLIC_OUTPUT_MATRIX_ROWCOUNT_FIXED8", 256 },
};
static const struct cat_type t_ze_device_dp_capability_flags_t = { "ze_device_dp_capability_flags_t", CAT_FLAGS, 4, 9, NULL, NULL, e_t_ze_device_dp_capability_flags_t };

static const struct cat_enumerator e_t_ze_device_event_properties_flags_t[] = {
	{ "ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE", 1 },
	{ "ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_IPC", 2 },
	{ "ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION", 4 },
	{ "ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_INTERRUPT_WAIT", 8 },
};
static const struct cat_type t_ze_device_event_properties_flags_t = { "ze_device_event_properties_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ze_device_event_properties_flags_t };

static const struct cat_field m_t_ze_device_event_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_device_event_properties_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_event_properties_t = { "ze_device_event_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_device_event_properties_t, NULL };

static const struct cat_field m_t_ze_device_external_memory_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "memoryAllocationImportTypes", &t_ze_external_memory_type_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "memoryAllocationExportTypes", &t_ze_external_memory_type_flags_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "imageImportTypes", &t_ze_external_memory_type_flags_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "imageExportTypes", &t_ze_external_memory_type_flags_t, 28, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_external_memory_properties_t = { "ze_device_external_memory_properties_t", CAT_STRUCT, 32, 6, NULL, m_t_ze_device_external_memory_properties_t, NULL };

static const struct cat_enumerator e_t_ze_device_fp_atomic_ext_flags_t[] = {
	{ "ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_LOAD_STORE", 1 },
	{ "ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_ADD", 2 },
	{ "ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_MIN_MAX", 4 },
	{ "ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_LOAD_STORE", 65536 },
	{ "ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_ADD", 131072 },
	{ "ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_MIN_MAX", 262144 },
};
static const struct cat_type t_ze_device_fp_atomic_ext_flags_t = { "ze_device_fp_atomic_ext_flags_t", CAT_FLAGS, 4, 6, NULL, NULL, e_t_ze_device_fp_atomic_ext_flags_t };

static const struct cat_enumerator e_t_ze_device_fp_flags_t[] = {
	{ "ZE_DEVICE_FP_FLAG_DENORM", 1 },
	{ "ZE_DEVICE_FP_FLAG_INF_NAN", 2 },
	{ "ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST", 4 },
	{ "ZE_DEVICE_FP_FLAG_ROUND_TO_ZERO", 8 },
	{ "ZE_DEVICE_FP_FLAG_ROUND_TO_INF", 16 },
	{ "ZE_DEVICE_FP_FLAG_FMA", 32 },
	{ "ZE_DEVICE_FP_FLAG_ROUNDED_DIVIDE_SQRT", 64 },
	{ "ZE_DEVICE_FP_FLAG_SOFT_FLOAT", 128 },
};
static const struct cat_type t_ze_device_fp_flags_t = { "ze_device_fp_flags_t", CAT_FLAGS, 4, 8, NULL, NULL, e_t_ze_device_fp_flags_t };

static const struct cat_type t_ze_device_handle_t = { "ze_device_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "device" };

static const struct cat_field m_t_ze_device_image_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "maxImageDims1D", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxImageDims2D", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "maxImageDims3D", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "maxImageBufferSize", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "maxImageArraySlices", &t_uint32_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "maxSamplers", &t_uint32_t, 44, CAT_LEN_NONE, 0, false, false },
	{ "maxReadImageArgs", &t_uint32_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "maxWriteImageArgs", &t_uint32_t, 52, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_image_properties_t = { "ze_device_image_properties_t", CAT_STRUCT, 56, 10, NULL, m_t_ze_device_image_properties_t, NULL };

static const struct cat_enumerator e_t_ze_device_input_data_type_flags_t[] = {
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_TYPE_NONE", 1 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_ZE_DEVICE_INPUT_DATA_INT8_PACK4_PER_SIMD_LANE", 2 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT4_PACK8_PER_SIMD_LANE", 4 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT2_PACK8_PER_SIMD_LANE", 8 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_TF32_PACK1_PER_SIMD_LANE", 16 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_FP16_PACK2_PER_SIMD_LANE", 32 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_BF16_PACK2_PER_SIMD_LANE", 64 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_FP8_PACK4_PER_SIMD_LANE", 128 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_BF8_PACK4_PER_SIMD_LANE", 256 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_E2M1_PACK8_PER_SIMD_LANE", 512 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_E3M0_PACK8_PER_SIMD_LANE", 1024 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_INT8_PACK4_PER_SIMD_LANE", 2048 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UINT8", 4096 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UE5M3", 8192 },
	{ "ZE_DEVICE_INPUT_DATA_TYPE_FLAG_DEVICE_INPUT_DATA_SCALING_UE4M3", 16384 },
};
static const struct cat_type t_ze_device_input_data_type_flags_t = { "ze_device_input_data_type_flags_t", CAT_FLAGS, 4, 15, NULL, NULL, e_t_ze_device_input_data_type_flags_t };

static const struct cat_field m_t_ze_device_ip_version_ext_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "ipVersion", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_ip_version_ext_t = { "ze_device_ip_version_ext_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_device_ip_version_ext_t, NULL };

static const struct cat_field m_t_ze_device_luid_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "luid", &t_ze_device_luid_ext_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "nodeMask", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_luid_ext_properties_t = { "ze_device_luid_ext_properties_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_device_luid_ext_properties_t, NULL };

static const struct cat_field m_t_ze_device_luid_ext_t[] = {
	{ "id", &t_uint8_t_n8, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_luid_ext_t = { "ze_device_luid_ext_t", CAT_STRUCT, 8, 1, NULL, m_t_ze_device_luid_ext_t, NULL };

static const struct cat_field m_t_ze_device_mem_alloc_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_device_mem_alloc_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "ordinal", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_mem_alloc_desc_t = { "ze_device_mem_alloc_desc_t", CAT_STRUCT, 24, 4, NULL, m_t_ze_device_mem_alloc_desc_t, NULL };

static const struct cat_enumerator e_t_ze_device_mem_alloc_flags_t[] = {
	{ "ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_CACHED", 1 },
	{ "ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_UNCACHED", 2 },
	{ "ZE_DEVICE_MEM_ALLOC_FLAG_BIAS_INITIAL_PLACEMENT", 4 },
};
static const struct cat_type t_ze_device_mem_alloc_flags_t = { "ze_device_mem_alloc_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ze_device_mem_alloc_flags_t };

static const struct cat_field m_t_ze_device_memory_access_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "hostAllocCapabilities", &t_ze_memory_access_cap_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "deviceAllocCapabilities", &t_ze_memory_access_cap_flags_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "sharedSingleDeviceAllocCapabilities", &t_ze_memory_access_cap_flags_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "sharedCrossDeviceAllocCapabilities", &t_ze_memory_access_cap_flags_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "sharedSystemAllocCapabilities", &t_ze_memory_access_cap_flags_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_memory_access_properties_t = { "ze_device_memory_access_properties_t", CAT_STRUCT, 40, 7, NULL, m_t_ze_device_memory_access_properties_t, NULL };

static const struct cat_field m_t_ze_device_memory_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_ze_device_memory_ext_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "physicalSize", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "readBandwidth", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "writeBandwidth", &t_uint32_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "bandwidthUnit", &t_ze_bandwidth_unit_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_memory_ext_properties_t = { "ze_device_memory_ext_properties_t", CAT_STRUCT, 48, 7, NULL, m_t_ze_device_memory_ext_properties_t, NULL };

static const struct cat_enumerator e_t_ze_device_memory_ext_type_t[] = {
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_HBM", 0 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_HBM2", 1 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_DDR", 2 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_DDR2", 3 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_DDR3", 4 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_DDR4", 5 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_DDR5", 6 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR", 7 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR3", 8 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR4", 9 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR5", 10 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_SRAM", 11 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_L1", 12 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_L3", 13 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_GRF", 14 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_SLM", 15 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_GDDR4", 16 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_GDDR5", 17 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_GDDR5X", 18 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_GDDR6", 19 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_GDDR6X", 20 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_GDDR7", 21 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_HBM2E", 22 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_HBM3", 23 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_HBM3E", 24 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_HBM4", 25 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR5X", 26 },
	{ "ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR6", 27 },
};
static const struct cat_type t_ze_device_memory_ext_type_t = { "ze_device_memory_ext_type_t", CAT_ENUM, 4, 28, NULL, NULL, e_t_ze_device_memory_ext_type_t };

static const struct cat_field m_t_ze_device_memory_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_device_memory_property_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxClockRate", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "maxBusWidth", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "totalSize", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "name", &t_char_n256, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_memory_properties_t = { "ze_device_memory_properties_t", CAT_STRUCT, 296, 7, NULL, m_t_ze_device_memory_properties_t, NULL };

static const struct cat_enumerator e_t_ze_device_memory_property_flags_t[] = {
	{ "ZE_DEVICE_MEMORY_PROPERTY_FLAG_TBD", 1 },
};
static const struct cat_type t_ze_device_memory_property_flags_t = { "ze_device_memory_property_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_device_memory_property_flags_t };

static const struct cat_enumerator e_t_ze_device_module_flags_t[] = {
	{ "ZE_DEVICE_MODULE_FLAG_FP16", 1 },
	{ "ZE_DEVICE_MODULE_FLAG_FP64", 2 },
	{ "ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS", 4 },
	{ "ZE_DEVICE_MODULE_FLAG_DP4A", 8 },
};
static const struct cat_type t_ze_device_module_flags_t = { "ze_device_module_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ze_device_module_flags_t };

static const struct cat_field m_t_ze_device_module_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "spirvVersionSupported", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_ze_device_module_flags_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "fp16flags", &t_ze_device_fp_flags_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "fp32flags", &t_ze_device_fp_flags_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "fp64flags", &t_ze_device_fp_flags_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "maxArgumentsSize", &t_uint32_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "printfBufferSize", &t_uint32_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "nativeKernelSupported", &t_ze_native_kernel_uuid_t, 44, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_module_properties_t = { "ze_device_module_properties_t", CAT_STRUCT, 64, 10, NULL, m_t_ze_device_module_properties_t, NULL };

static const struct cat_enumerator e_t_ze_device_output_data_type_flags_t[] = {
	{ "ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_INT32", 1 },
	{ "ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_FP32", 2 },
	{ "ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_FP16", 4 },
	{ "ZE_DEVICE_OUTPUT_DATA_TYPE_FLAG_DEVICE_OUTPUT_DATA_BF16", 8 },
};
static const struct cat_type t_ze_device_output_data_type_flags_t = { "ze_device_output_data_type_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ze_device_output_data_type_flags_t };

static const struct cat_field m_t_ze_device_p2p_bandwidth_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "logicalBandwidth", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "physicalBandwidth", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "bandwidthUnit", &t_ze_bandwidth_unit_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "logicalLatency", &t_uint32_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "physicalLatency", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "latencyUnit", &t_ze_latency_unit_t, 36, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_p2p_bandwidth_exp_properties_t = { "ze_device_p2p_bandwidth_exp_properties_t", CAT_STRUCT, 40, 8, NULL, m_t_ze_device_p2p_bandwidth_exp_properties_t, NULL };

static const struct cat_field m_t_ze_device_p2p_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_device_p2p_property_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_p2p_properties_t = { "ze_device_p2p_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_device_p2p_properties_t, NULL };

static const struct cat_enumerator e_t_ze_device_p2p_property_flags_t[] = {
	{ "ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS", 1 },
	{ "ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS", 2 },
};
static const struct cat_type t_ze_device_p2p_property_flags_t = { "ze_device_p2p_property_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_device_p2p_property_flags_t };

static const struct cat_field m_t_ze_device_pitched_alloc_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "maxImageLinearWidth", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxImageLinearHeight", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_pitched_alloc_exp_properties_t = { "ze_device_pitched_alloc_exp_properties_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_device_pitched_alloc_exp_properties_t, NULL };

static const struct cat_field m_t_ze_device_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_ze_device_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "vendorId", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "deviceId", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_ze_device_property_flags_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "coreClockRate", &t_uint32_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "maxMemAllocSize", &t_uint64_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "maxHardwareContexts", &t_uint32_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "maxCommandQueuePriority", &t_uint32_t, 52, CAT_LEN_NONE, 0, false, false },
	{ "numThreadsPerEU", &t_uint32_t, 56, CAT_LEN_NONE, 0, false, false },
	{ "physicalEUSimdWidth", &t_uint32_t, 60, CAT_LEN_NONE, 0, false, false },
	{ "numEUsPerSubslice", &t_uint32_t, 64, CAT_LEN_NONE, 0, false, false },
	{ "numSubslicesPerSlice", &t_uint32_t, 68, CAT_LEN_NONE, 0, false, false },
	{ "numSlices", &t_uint32_t, 72, CAT_LEN_NONE, 0, false, false },
	{ "timerResolution", &t_uint64_t, 80, CAT_LEN_NONE, 0, false, false },
	{ "timestampValidBits", &t_uint32_t, 88, CAT_LEN_NONE, 0, false, false },
	{ "kernelTimestampValidBits", &t_uint32_t, 92, CAT_LEN_NONE, 0, false, false },
	{ "uuid", &t_ze_device_uuid_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "name", &t_char_n256, 112, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_properties_t = { "ze_device_properties_t", CAT_STRUCT, 368, 21, NULL, m_t_ze_device_properties_t, NULL };

static const struct cat_enumerator e_t_ze_device_property_flags_t[] = {
	{ "ZE_DEVICE_PROPERTY_FLAG_INTEGRATED", 1 },
	{ "ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE", 2 },
	{ "ZE_DEVICE_PROPERTY_FLAG_ECC", 4 },
	{ "ZE_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING", 8 },
};
static const struct cat_type t_ze_device_property_flags_t = { "ze_device_property_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ze_device_property_flags_t };

static const struct cat_enumerator e_t_ze_device_raytracing_ext_flags_t[] = {
	{ "ZE_DEVICE_RAYTRACING_EXT_FLAG_RAYQUERY", 1 },
};
static const struct cat_type t_ze_device_raytracing_ext_flags_t = { "ze_device_raytracing_ext_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_device_raytracing_ext_flags_t };

static const struct cat_field m_t_ze_device_raytracing_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_device_raytracing_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxBVHLevels", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_raytracing_ext_properties_t = { "ze_device_raytracing_ext_properties_t", CAT_STRUCT, 24, 4, NULL, m_t_ze_device_raytracing_ext_properties_t, NULL };

static const struct cat_enumerator e_t_ze_device_readonly_memory_capability_t[] = {
	{ "ZE_DEVICE_READONLY_MEMORY_CAPABILITY_NONE", 0 },
	{ "ZE_DEVICE_READONLY_MEMORY_CAPABILITY_HINT", 1 },
	{ "ZE_DEVICE_READONLY_MEMORY_CAPABILITY_ENFORCED", 2 },
};
static const struct cat_type t_ze_device_readonly_memory_capability_t = { "ze_device_readonly_memory_capability_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ze_device_readonly_memory_capability_t };

static const struct cat_field m_t_ze_device_readonly_memory_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "readonlyCapability", &t_ze_device_readonly_memory_capability_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_readonly_memory_ext_properties_t = { "ze_device_readonly_memory_ext_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_device_readonly_memory_ext_properties_t, NULL };

static const struct cat_enumerator e_t_ze_device_type_t[] = {
	{ "ZE_DEVICE_TYPE_GPU", 1 },
	{ "ZE_DEVICE_TYPE_CPU", 2 },
	{ "ZE_DEVICE_TYPE_FPGA", 3 },
	{ "ZE_DEVICE_TYPE_MCA", 4 },
	{ "ZE_DEVICE_TYPE_VPU", 5 },
};
static const struct cat_type t_ze_device_type_t = { "ze_device_type_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ze_device_type_t };

static const struct cat_field m_t_ze_device_usablemem_size_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "currUsableMemSize", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_usablemem_size_ext_properties_t = { "ze_device_usablemem_size_ext_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_device_usablemem_size_ext_properties_t, NULL };

static const struct cat_field m_t_ze_device_uuid_t[] = {
	{ "id", &t_uint8_t_n16, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_uuid_t = { "ze_device_uuid_t", CAT_STRUCT, 16, 1, NULL, m_t_ze_device_uuid_t, NULL };

static const struct cat_field m_t_ze_device_vector_width_properties_ext_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "vector_width_size", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "preferred_vector_width_char", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "preferred_vector_width_short", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "preferred_vector_width_int", &t_uint32_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "preferred_vector_width_long", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "preferred_vector_width_float", &t_uint32_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "preferred_vector_width_double", &t_uint32_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "preferred_vector_width_half", &t_uint32_t, 44, CAT_LEN_NONE, 0, false, false },
	{ "native_vector_width_char", &t_uint32_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "native_vector_width_short", &t_uint32_t, 52, CAT_LEN_NONE, 0, false, false },
	{ "native_vector_width_int", &t_uint32_t, 56, CAT_LEN_NONE, 0, false, false },
	{ "native_vector_width_long", &t_uint32_t, 60, CAT_LEN_NONE, 0, false, false },
	{ "native_vector_width_float", &t_uint32_t, 64, CAT_LEN_NONE, 0, false, false },
	{ "native_vector_width_double", &t_uint32_t, 68, CAT_LEN_NONE, 0, false, false },
	{ "native_vector_width_half", &t_uint32_t, 72, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_vector_width_properties_ext_t = { "ze_device_vector_width_properties_ext_t", CAT_STRUCT, 80, 17, NULL, m_t_ze_device_vector_width_properties_ext_t, NULL };

static const struct cat_enumerator e_t_ze_driver_ddi_handle_ext_flags_t[] = {
	{ "ZE_DRIVER_DDI_HANDLE_EXT_FLAG_DDI_HANDLE_EXT_SUPPORTED", 1 },
};
static const struct cat_type t_ze_driver_ddi_handle_ext_flags_t = { "ze_driver_ddi_handle_ext_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_driver_ddi_handle_ext_flags_t };

static const struct cat_field m_t_ze_driver_ddi_handles_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_driver_ddi_handle_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_driver_ddi_handles_ext_properties_t = { "ze_driver_ddi_handles_ext_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_driver_ddi_handles_ext_properties_t, NULL };

static const struct cat_field m_t_ze_driver_extension_properties_t[] = {
	{ "name", &t_char_n256, 0, CAT_LEN_NONE, 0, false, false },
	{ "version", &t_uint32_t, 256, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_driver_extension_properties_t = { "ze_driver_extension_properties_t", CAT_STRUCT, 260, 2, NULL, m_t_ze_driver_extension_properties_t, NULL };

static const struct cat_type t_ze_driver_handle_t = { "ze_driver_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "driver" };

static const struct cat_field m_t_ze_driver_ipc_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_ipc_property_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_driver_ipc_properties_t = { "ze_driver_ipc_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_driver_ipc_properties_t, NULL };

static const struct cat_field m_t_ze_driver_memory_free_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "freePolicies", &t_ze_driver_memory_free_policy_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_driver_memory_free_ext_properties_t = { "ze_driver_memory_free_ext_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_driver_memory_free_ext_properties_t, NULL };

static const struct cat_enumerator e_t_ze_driver_memory_free_policy_ext_flags_t[] = {
	{ "ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_BLOCKING_FREE", 1 },
	{ "ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_DEFER_FREE", 2 },
};
static const struct cat_type t_ze_driver_memory_free_policy_ext_flags_t = { "ze_driver_memory_free_policy_ext_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_driver_memory_free_policy_ext_flags_t };

static const struct cat_field m_t_ze_driver_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "uuid", &t_ze_driver_uuid_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "driverVersion", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_driver_properties_t = { "ze_driver_properties_t", CAT_STRUCT, 40, 4, NULL, m_t_ze_driver_properties_t, NULL };

static const struct cat_field m_t_ze_driver_uuid_t[] = {
	{ "id", &t_uint8_t_n16, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_driver_uuid_t = { "ze_driver_uuid_t", CAT_STRUCT, 16, 1, NULL, m_t_ze_driver_uuid_t, NULL };

static const struct cat_field m_t_ze_eu_count_ext_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "numTotalEUs", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_eu_count_ext_t = { "ze_eu_count_ext_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_eu_count_ext_t, NULL };

static const struct cat_field m_t_ze_event_counter_based_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_event_counter_based_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "signal", &t_ze_event_scope_flags_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "wait", &t_ze_event_scope_flags_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_event_counter_based_desc_t = { "ze_event_counter_based_desc_t", CAT_STRUCT, 32, 5, NULL, m_t_ze_event_counter_based_desc_t, NULL };

static const struct cat_field m_t_ze_event_counter_based_external_aggregate_storage_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "deviceAddress", &p_uint64_t_ptr, 16, CAT_LEN_ONE, 0, false, false, .unit = "address" },
	{ "incrementValue", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "completionValue", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_event_counter_based_external_aggregate_storage_desc_t = { "ze_event_counter_based_external_aggregate_storage_desc_t", CAT_STRUCT, 40, 5, NULL, m_t_ze_event_counter_based_external_aggregate_storage_desc_t, NULL };

static const struct cat_field m_t_ze_event_counter_based_external_sync_allocation_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "deviceAddress", &p_uint64_t_ptr, 16, CAT_LEN_ONE, 0, false, false, .unit = "address" },
	{ "hostAddress", &p_uint64_t_ptr, 24, CAT_LEN_ONE, 0, false, false, .unit = "address" },
	{ "completionValue", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_event_counter_based_external_sync_allocation_desc_t = { "ze_event_counter_based_external_sync_allocation_desc_t", CAT_STRUCT, 40, 5, NULL, m_t_ze_event_counter_based_external_sync_allocation_desc_t, NULL };

static const struct cat_enumerator e_t_ze_event_counter_based_flags_t[] = {
	{ "ZE_EVENT_COUNTER_BASED_FLAG_IMMEDIATE", 1 },
	{ "ZE_EVENT_COUNTER_BASED_FLAG_NON_IMMEDIATE", 2 },
	{ "ZE_EVENT_COUNTER_BASED_FLAG_HOST_VISIBLE", 4 },
	{ "ZE_EVENT_COUNTER_BASED_FLAG_IPC", 8 },
	{ "ZE_EVENT_COUNTER_BASED_FLAG_DEVICE_TIMESTAMP", 16 },
	{ "ZE_EVENT_COUNTER_BASED_FLAG_HOST_TIMESTAMP", 32 },
	{ "ZE_EVENT_COUNTER_BASED_FLAG_GRAPH_EXTERNAL", 64 },
};
static const struct cat_type t_ze_event_counter_based_flags_t = { "ze_event_counter_based_flags_t", CAT_FLAGS, 4, 7, NULL, NULL, e_t_ze_event_counter_based_flags_t };

static const struct cat_field m_t_ze_event_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "index", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "signal", &t_ze_event_scope_flags_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "wait", &t_ze_event_scope_flags_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_event_desc_t = { "ze_event_desc_t", CAT_STRUCT, 32, 5, NULL, m_t_ze_event_desc_t, NULL };

static const struct cat_type t_ze_event_handle_t = { "ze_event_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "event" };

static const struct cat_field m_t_ze_event_pool_counter_based_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_event_pool_counter_based_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_event_pool_counter_based_exp_desc_t = { "ze_event_pool_counter_based_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_event_pool_counter_based_exp_desc_t, NULL };

static const struct cat_enumerator e_t_ze_event_pool_counter_based_exp_flags_t[] = {
	{ "ZE_EVENT_POOL_COUNTER_BASED_EXP_FLAG_IMMEDIATE", 1 },
	{ "ZE_EVENT_POOL_COUNTER_BASED_EXP_FLAG_NON_IMMEDIATE", 2 },
};
static const struct cat_type t_ze_event_pool_counter_based_exp_flags_t = { "ze_event_pool_counter_based_exp_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_event_pool_counter_based_exp_flags_t };

static const struct cat_field m_t_ze_event_pool_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_event_pool_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "count", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_event_pool_desc_t = { "ze_event_pool_desc_t", CAT_STRUCT, 24, 4, NULL, m_t_ze_event_pool_desc_t, NULL };

static const struct cat_enumerator e_t_ze_event_pool_flags_t[] = {
	{ "ZE_EVENT_POOL_FLAG_HOST_VISIBLE", 1 },
	{ "ZE_EVENT_POOL_FLAG_IPC", 2 },
	{ "ZE_EVENT_POOL_FLAG_KERNEL_TIMESTAMP", 4 },
	{ "ZE_EVENT_POOL_FLAG_KERNEL_MAPPED_TIMESTAMP", 8 },
};
static const struct cat_type t_ze_event_pool_flags_t = { "ze_event_pool_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ze_event_pool_flags_t };

static const struct cat_type t_ze_event_pool_handle_t = { "ze_event_pool_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "event_pool" };

static const struct cat_enumerator e_t_ze_event_query_kernel_timestamps_ext_flags_t[] = {
	{ "ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_FLAG_KERNEL", 1 },
	{ "ZE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_FLAG_SYNCHRONIZED", 2 },
};
static const struct cat_type t_ze_event_query_kernel_timestamps_ext_flags_t = { "ze_event_query_kernel_timestamps_ext_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_event_query_kernel_timestamps_ext_flags_t };

static const struct cat_field m_t_ze_event_query_kernel_timestamps_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_event_query_kernel_timestamps_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_event_query_kernel_timestamps_ext_properties_t = { "ze_event_query_kernel_timestamps_ext_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_event_query_kernel_timestamps_ext_properties_t, NULL };

static const struct cat_field m_t_ze_event_query_kernel_timestamps_results_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pKernelTimestampsBuffer", &p_ze_kernel_timestamp_result_t_ptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "pSynchronizedTimestampsBuffer", &p_ze_synchronized_timestamp_result_ext_t_ptr, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_event_query_kernel_timestamps_results_ext_properties_t = { "ze_event_query_kernel_timestamps_results_ext_properties_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_event_query_kernel_timestamps_results_ext_properties_t, NULL };

static const struct cat_enumerator e_t_ze_event_scope_flags_t[] = {
	{ "ZE_EVENT_SCOPE_FLAG_SUBDEVICE", 1 },
	{ "ZE_EVENT_SCOPE_FLAG_DEVICE", 2 },
	{ "ZE_EVENT_SCOPE_FLAG_HOST", 4 },
};
static const struct cat_type t_ze_event_scope_flags_t = { "ze_event_scope_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ze_event_scope_flags_t };

static const struct cat_field m_t_ze_event_sync_mode_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "syncModeFlags", &t_ze_event_sync_mode_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "externalInterruptId", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_event_sync_mode_desc_t = { "ze_event_sync_mode_desc_t", CAT_STRUCT, 24, 4, NULL, m_t_ze_event_sync_mode_desc_t, NULL };

static const struct cat_enumerator e_t_ze_event_sync_mode_flags_t[] = {
	{ "ZE_EVENT_SYNC_MODE_FLAG_LOW_POWER_WAIT", 1 },
	{ "ZE_EVENT_SYNC_MODE_FLAG_SIGNAL_INTERRUPT", 2 },
	{ "ZE_EVENT_SYNC_MODE_FLAG_EXTERNAL_INTERRUPT_WAIT", 4 },
};
static const struct cat_type t_ze_event_sync_mode_flags_t = { "ze_event_sync_mode_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ze_event_sync_mode_flags_t };

static const struct cat_type t_ze_executable_graph_handle_t = { "ze_executable_graph_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "executable_graph" };

static const struct cat_field m_t_ze_external_memmap_sysmem_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pSystemMemory", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_external_memmap_sysmem_ext_desc_t = { "ze_external_memmap_sysmem_ext_desc_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_external_memmap_sysmem_ext_desc_t, NULL };

static const struct cat_field m_t_ze_external_memory_export_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_external_memory_type_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_external_memory_export_desc_t = { "ze_external_memory_export_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_external_memory_export_desc_t, NULL };

static const struct cat_field m_t_ze_external_memory_export_fd_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_external_memory_type_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "fd", &t_int, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_external_memory_export_fd_t = { "ze_external_memory_export_fd_t", CAT_STRUCT, 24, 4, NULL, m_t_ze_external_memory_export_fd_t, NULL };

static const struct cat_field m_t_ze_external_memory_export_win32_handle_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_external_memory_type_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "handle", &p_void_ptr, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_external_memory_export_win32_handle_t = { "ze_external_memory_export_win32_handle_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_external_memory_export_win32_handle_t, NULL };

static const struct cat_field m_t_ze_external_memory_import_fd_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_external_memory_type_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "fd", &t_int, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_external_memory_import_fd_t = { "ze_external_memory_import_fd_t", CAT_STRUCT, 24, 4, NULL, m_t_ze_external_memory_import_fd_t, NULL };

static const struct cat_field m_t_ze_external_memory_import_win32_handle_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_external_memory_type_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "handle", &p_void_ptr, 24, CAT_LEN_NONE, 0, false, false },
	{ "name", &p_const_void_ptr, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_external_memory_import_win32_handle_t = { "ze_external_memory_import_win32_handle_t", CAT_STRUCT, 40, 5, NULL, m_t_ze_external_memory_import_win32_handle_t, NULL };

static const struct cat_enumerator e_t_ze_external_memory_type_flags_t[] = {
	{ "ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD", 1 },
	{ "ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF", 2 },
	{ "ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_WIN32", 4 },
	{ "ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_WIN32_KMT", 8 },
	{ "ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D11_TEXTURE", 16 },
	{ "ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D11_TEXTURE_KMT", 32 },
	{ "ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D12_HEAP", 64 },
	{ "ZE_EXTERNAL_MEMORY_TYPE_FLAG_D3D12_RESOURCE", 128 },
};
static const struct cat_type t_ze_external_memory_type_flags_t = { "ze_external_memory_type_flags_t", CAT_FLAGS, 4, 8, NULL, NULL, e_t_ze_external_memory_type_flags_t };

static const struct cat_field m_t_ze_external_semaphore_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_external_semaphore_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_external_semaphore_ext_desc_t = { "ze_external_semaphore_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_external_semaphore_ext_desc_t, NULL };

static const struct cat_enumerator e_t_ze_external_semaphore_ext_flags_t[] = {
	{ "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_FD", 1 },
	{ "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_WIN32", 2 },
	{ "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_OPAQUE_WIN32_KMT", 4 },
	{ "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_D3D12_FENCE", 8 },
	{ "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_D3D11_FENCE", 16 },
	{ "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_KEYED_MUTEX", 32 },
	{ "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_KEYED_MUTEX_KMT", 64 },
	{ "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_VK_TIMELINE_SEMAPHORE_FD", 128 },
	{ "ZE_EXTERNAL_SEMAPHORE_EXT_FLAG_VK_TIMELINE_SEMAPHORE_WIN32", 256 },
};
static const struct cat_type t_ze_external_semaphore_ext_flags_t = { "ze_external_semaphore_ext_flags_t", CAT_FLAGS, 4, 9, NULL, NULL, e_t_ze_external_semaphore_ext_flags_t };

static const struct cat_type t_ze_external_semaphore_ext_handle_t = { "ze_external_semaphore_ext_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "external_semaphore" };

static const struct cat_field m_t_ze_external_semaphore_fd_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "fd", &t_int, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_external_semaphore_fd_ext_desc_t = { "ze_external_semaphore_fd_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_external_semaphore_fd_ext_desc_t, NULL };

static const struct cat_field m_t_ze_external_semaphore_signal_params_ext_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "value", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_external_semaphore_signal_params_ext_t = { "ze_external_semaphore_signal_params_ext_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_external_semaphore_signal_params_ext_t, NULL };

static const struct cat_field m_t_ze_external_semaphore_wait_params_ext_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "value", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_external_semaphore_wait_params_ext_t = { "ze_external_semaphore_wait_params_ext_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_external_semaphore_wait_params_ext_t, NULL };

static const struct cat_field m_t_ze_external_semaphore_win32_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "handle", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "name", &s_const_char_ptr, 24, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_ze_external_semaphore_win32_ext_desc_t = { "ze_external_semaphore_win32_ext_desc_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_external_semaphore_win32_ext_desc_t, NULL };

static const struct cat_enumerator e_t_ze_fabric_edge_exp_duplexity_t[] = {
	{ "ZE_FABRIC_EDGE_EXP_DUPLEXITY_UNKNOWN", 0 },
	{ "ZE_FABRIC_EDGE_EXP_DUPLEXITY_HALF_DUPLEX", 1 },
	{ "ZE_FABRIC_EDGE_EXP_DUPLEXITY_FULL_DUPLEX", 2 },
};
static const struct cat_type t_ze_fabric_edge_exp_duplexity_t = { "ze_fabric_edge_exp_duplexity_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ze_fabric_edge_exp_duplexity_t };

static const struct cat_field m_t_ze_fabric_edge_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "uuid", &t_ze_uuid_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "model", &t_char_n256, 32, CAT_LEN_NONE, 0, false, false },
	{ "bandwidth", &t_uint32_t, 288, CAT_LEN_NONE, 0, false, false },
	{ "bandwidthUnit", &t_ze_bandwidth_unit_t, 292, CAT_LEN_NONE, 0, false, false },
	{ "latency", &t_uint32_t, 296, CAT_LEN_NONE, 0, false, false },
	{ "latencyUnit", &t_ze_latency_unit_t, 300, CAT_LEN_NONE, 0, false, false },
	{ "duplexity", &t_ze_fabric_edge_exp_duplexity_t, 304, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_fabric_edge_exp_properties_t = { "ze_fabric_edge_exp_properties_t", CAT_STRUCT, 312, 9, NULL, m_t_ze_fabric_edge_exp_properties_t, NULL };

static const struct cat_type t_ze_fabric_edge_handle_t = { "ze_fabric_edge_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "fabric_edge" };

static const struct cat_field m_t_ze_fabric_vertex_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "uuid", &t_ze_uuid_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "type", &t_ze_fabric_vertex_exp_type_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "remote", &t_ze_bool_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "address", &t_ze_fabric_vertex_pci_exp_address_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_fabric_vertex_exp_properties_t = { "ze_fabric_vertex_exp_properties_t", CAT_STRUCT, 56, 6, NULL, m_t_ze_fabric_vertex_exp_properties_t, NULL };

static const struct cat_enumerator e_t_ze_fabric_vertex_exp_type_t[] = {
	{ "ZE_FABRIC_VERTEX_EXP_TYPE_UNKNOWN", 0 },
	{ "ZE_FABRIC_VERTEX_EXP_TYPE_DEVICE", 1 },
	{ "ZE_FABRIC_VERTEX_EXP_TYPE_SUBDEVICE", 2 },
	{ "ZE_FABRIC_VERTEX_EXP_TYPE_SWITCH", 3 },
};
static const struct cat_type t_ze_fabric_vertex_exp_type_t = { "ze_fabric_vertex_exp_type_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ze_fabric_vertex_exp_type_t };

static const struct cat_type t_ze_fabric_vertex_handle_t = { "ze_fabric_vertex_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "fabric_vertex" };

static const struct cat_field m_t_ze_fabric_vertex_pci_exp_address_t[] = {
	{ "domain", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "bus", &t_uint32_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "device", &t_uint32_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "function", &t_uint32_t, 12, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_fabric_vertex_pci_exp_address_t = { "ze_fabric_vertex_pci_exp_address_t", CAT_STRUCT, 16, 4, NULL, m_t_ze_fabric_vertex_pci_exp_address_t, NULL };

static const struct cat_field m_t_ze_fence_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_fence_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_fence_desc_t = { "ze_fence_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_fence_desc_t, NULL };

static const struct cat_enumerator e_t_ze_fence_flags_t[] = {
	{ "ZE_FENCE_FLAG_SIGNALED", 1 },
};
static const struct cat_type t_ze_fence_flags_t = { "ze_fence_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_fence_flags_t };

static const struct cat_type t_ze_fence_handle_t = { "ze_fence_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "fence" };

static const struct cat_field m_t_ze_float_atomic_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "fp16Flags", &t_ze_device_fp_atomic_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "fp32Flags", &t_ze_device_fp_atomic_ext_flags_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "fp64Flags", &t_ze_device_fp_atomic_ext_flags_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_float_atomic_ext_properties_t = { "ze_float_atomic_ext_properties_t", CAT_STRUCT, 32, 5, NULL, m_t_ze_float_atomic_ext_properties_t, NULL };

static const struct cat_type t_ze_graph_handle_t = { "ze_graph_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "graph" };

static const struct cat_field m_t_ze_group_count_t[] = {
	{ "groupCountX", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "groupCountY", &t_uint32_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "groupCountZ", &t_uint32_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_group_count_t = { "ze_group_count_t", CAT_STRUCT, 12, 3, NULL, m_t_ze_group_count_t, NULL };

static const struct cat_field m_t_ze_group_size_t[] = {
	{ "groupSizeX", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "groupSizeY", &t_uint32_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "groupSizeZ", &t_uint32_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_group_size_t = { "ze_group_size_t", CAT_STRUCT, 12, 3, NULL, m_t_ze_group_size_t, NULL };

static const struct cat_type t_ze_host_function_callback_t = { "ze_host_function_callback_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_field m_t_ze_host_mem_alloc_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_host_mem_alloc_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_host_mem_alloc_desc_t = { "ze_host_mem_alloc_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_host_mem_alloc_desc_t, NULL };

static const struct cat_enumerator e_t_ze_host_mem_alloc_flags_t[] = {
	{ "ZE_HOST_MEM_ALLOC_FLAG_BIAS_CACHED", 1 },
	{ "ZE_HOST_MEM_ALLOC_FLAG_BIAS_UNCACHED", 2 },
	{ "ZE_HOST_MEM_ALLOC_FLAG_BIAS_WRITE_COMBINED", 4 },
	{ "ZE_HOST_MEM_ALLOC_FLAG_BIAS_INITIAL_PLACEMENT", 8 },
	{ "ZE_HOST_MEM_ALLOC_FLAG_MEM_READ_ONLY", 16 },
};
static const struct cat_type t_ze_host_mem_alloc_flags_t = { "ze_host_mem_alloc_flags_t", CAT_FLAGS, 4, 5, NULL, NULL, e_t_ze_host_mem_alloc_flags_t };

static const struct cat_field m_t_ze_image_allocation_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "id", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_image_allocation_ext_properties_t = { "ze_image_allocation_ext_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_image_allocation_ext_properties_t, NULL };

static const struct cat_field m_t_ze_image_bindless_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_image_bindless_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_image_bindless_exp_desc_t = { "ze_image_bindless_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_image_bindless_exp_desc_t, NULL };

static const struct cat_enumerator e_t_ze_image_bindless_exp_flags_t[] = {
	{ "ZE_IMAGE_BINDLESS_EXP_FLAG_BINDLESS", 1 },
	{ "ZE_IMAGE_BINDLESS_EXP_FLAG_SAMPLED_IMAGE", 2 },
};
static const struct cat_type t_ze_image_bindless_exp_flags_t = { "ze_image_bindless_exp_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_image_bindless_exp_flags_t };

static const struct cat_field m_t_ze_image_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_image_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "type", &t_ze_image_type_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "format", &t_ze_image_format_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "width", &t_uint64_t, 48, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "height", &t_uint32_t, 56, CAT_LEN_NONE, 0, false, false },
	{ "depth", &t_uint32_t, 60, CAT_LEN_NONE, 0, false, false },
	{ "arraylevels", &t_uint32_t, 64, CAT_LEN_NONE, 0, false, false },
	{ "miplevels", &t_uint32_t, 68, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_image_desc_t = { "ze_image_desc_t", CAT_STRUCT, 72, 10, NULL, m_t_ze_image_desc_t, NULL };

static const struct cat_enumerator e_t_ze_image_flags_t[] = {
	{ "ZE_IMAGE_FLAG_KERNEL_WRITE", 1 },
	{ "ZE_IMAGE_FLAG_BIAS_UNCACHED", 2 },
};
static const struct cat_type t_ze_image_flags_t = { "ze_image_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_image_flags_t };

static const struct cat_enumerator e_t_ze_image_format_layout_t[] = {
	{ "ZE_IMAGE_FORMAT_LAYOUT_8", 0 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_16", 1 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_32", 2 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_8_8", 3 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_8_8_8_8", 4 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_16_16", 5 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_16_16_16_16", 6 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_32_32", 7 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32", 8 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_10_10_10_2", 9 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_11_11_10", 10 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_5_6_5", 11 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_5_5_5_1", 12 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_4_4_4_4", 13 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_Y8", 14 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_NV12", 15 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_YUYV", 16 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_VYUY", 17 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_YVYU", 18 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_UYVY", 19 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_AYUV", 20 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_P010", 21 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_Y410", 22 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_P012", 23 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_Y16", 24 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_P016", 25 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_Y216", 26 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_P216", 27 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_P8", 28 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_YUY2", 29 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_A8P8", 30 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_IA44", 31 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_AI44", 32 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_Y416", 33 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_Y210", 34 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_I420", 35 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_YV12", 36 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_400P", 37 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_422H", 38 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_422V", 39 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_444P", 40 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_RGBP", 41 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_BRGP", 42 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_8_8_8", 43 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_16_16_16", 44 },
	{ "ZE_IMAGE_FORMAT_LAYOUT_32_32_32", 45 },
};
static const struct cat_type t_ze_image_format_layout_t = { "ze_image_format_layout_t", CAT_ENUM, 4, 46, NULL, NULL, e_t_ze_image_format_layout_t };

static const struct cat_field m_t_ze_image_format_support_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "supported", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_image_format_support_ext_properties_t = { "ze_image_format_support_ext_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_image_format_support_ext_properties_t, NULL };

static const struct cat_enumerator e_t_ze_image_format_swizzle_t[] = {
	{ "ZE_IMAGE_FORMAT_SWIZZLE_R", 0 },
	{ "ZE_IMAGE_FORMAT_SWIZZLE_G", 1 },
	{ "ZE_IMAGE_FORMAT_SWIZZLE_B", 2 },
	{ "ZE_IMAGE_FORMAT_SWIZZLE_A", 3 },
	{ "ZE_IMAGE_FORMAT_SWIZZLE_0", 4 },
	{ "ZE_IMAGE_FORMAT_SWIZZLE_1", 5 },
	{ "ZE_IMAGE_FORMAT_SWIZZLE_X", 6 },
	{ "ZE_IMAGE_FORMAT_SWIZZLE_D", 7 },
};
static const struct cat_type t_ze_image_format_swizzle_t = { "ze_image_format_swizzle_t", CAT_ENUM, 4, 8, NULL, NULL, e_t_ze_image_format_swizzle_t };

static const struct cat_field m_t_ze_image_format_t[] = {
	{ "layout", &t_ze_image_format_layout_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "type", &t_ze_image_format_type_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "x", &t_ze_image_format_swizzle_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "y", &t_ze_image_format_swizzle_t, 12, CAT_LEN_NONE, 0, false, false },
	{ "z", &t_ze_image_format_swizzle_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "w", &t_ze_image_format_swizzle_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_image_format_t = { "ze_image_format_t", CAT_STRUCT, 24, 6, NULL, m_t_ze_image_format_t, NULL };

static const struct cat_enumerator e_t_ze_image_format_type_t[] = {
	{ "ZE_IMAGE_FORMAT_TYPE_UINT", 0 },
	{ "ZE_IMAGE_FORMAT_TYPE_SINT", 1 },
	{ "ZE_IMAGE_FORMAT_TYPE_UNORM", 2 },
	{ "ZE_IMAGE_FORMAT_TYPE_SNORM", 3 },
	{ "ZE_IMAGE_FORMAT_TYPE_FLOAT", 4 },
};
static const struct cat_type t_ze_image_format_type_t = { "ze_image_format_type_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ze_image_format_type_t };

static const struct cat_type t_ze_image_handle_t = { "ze_image_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "image" };

static const struct cat_field m_t_ze_image_memory_properties_exp_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "size", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "rowPitch", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "slicePitch", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_ze_image_memory_properties_exp_t = { "ze_image_memory_properties_exp_t", CAT_STRUCT, 40, 5, NULL, m_t_ze_image_memory_properties_exp_t, NULL };

static const struct cat_field m_t_ze_image_pitched_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "ptr", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_image_pitched_exp_desc_t = { "ze_image_pitched_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_image_pitched_exp_desc_t, NULL };

static const struct cat_field m_t_ze_image_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "samplerFilterFlags", &t_ze_image_sampler_filter_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_image_properties_t = { "ze_image_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_image_properties_t, NULL };

static const struct cat_field m_t_ze_image_region_t[] = {
	{ "originX", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "originY", &t_uint32_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "originZ", &t_uint32_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "width", &t_uint32_t, 12, CAT_LEN_NONE, 0, false, false },
	{ "height", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "depth", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_image_region_t = { "ze_image_region_t", CAT_STRUCT, 24, 6, NULL, m_t_ze_image_region_t, NULL };

static const struct cat_enumerator e_t_ze_image_sampler_filter_flags_t[] = {
	{ "ZE_IMAGE_SAMPLER_FILTER_FLAG_POINT", 1 },
	{ "ZE_IMAGE_SAMPLER_FILTER_FLAG_LINEAR", 2 },
};
static const struct cat_type t_ze_image_sampler_filter_flags_t = { "ze_image_sampler_filter_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_image_sampler_filter_flags_t };

static const struct cat_enumerator e_t_ze_image_type_t[] = {
	{ "ZE_IMAGE_TYPE_1D", 0 },
	{ "ZE_IMAGE_TYPE_1DARRAY", 1 },
	{ "ZE_IMAGE_TYPE_2D", 2 },
	{ "ZE_IMAGE_TYPE_2DARRAY", 3 },
	{ "ZE_IMAGE_TYPE_3D", 4 },
	{ "ZE_IMAGE_TYPE_BUFFER", 5 },
};
static const struct cat_type t_ze_image_type_t = { "ze_image_type_t", CAT_ENUM, 4, 6, NULL, NULL, e_t_ze_image_type_t };

static const struct cat_field m_t_ze_image_view_planar_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "planeIndex", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_image_view_planar_exp_desc_t = { "ze_image_view_planar_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_image_view_planar_exp_desc_t, NULL };

static const struct cat_field m_t_ze_image_view_planar_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "planeIndex", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_image_view_planar_ext_desc_t = { "ze_image_view_planar_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_image_view_planar_ext_desc_t, NULL };

static const struct cat_field m_t_ze_init_driver_type_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_init_driver_type_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_init_driver_type_desc_t = { "ze_init_driver_type_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_init_driver_type_desc_t, NULL };

static const struct cat_enumerator e_t_ze_init_driver_type_flags_t[] = {
	{ "ZE_INIT_DRIVER_TYPE_FLAG_GPU", 1 },
	{ "ZE_INIT_DRIVER_TYPE_FLAG_NPU", 2 },
};
static const struct cat_type t_ze_init_driver_type_flags_t = { "ze_init_driver_type_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_init_driver_type_flags_t };

static const struct cat_enumerator e_t_ze_init_flags_t[] = {
	{ "ZE_INIT_FLAG_GPU_ONLY", 1 },
	{ "ZE_INIT_FLAG_VPU_ONLY", 2 },
};
static const struct cat_type t_ze_init_flags_t = { "ze_init_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_init_flags_t };

static const struct cat_field m_t_ze_ipc_event_counter_based_handle_t[] = {
	{ "data", &t_unsigned_char_n64, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_ipc_event_counter_based_handle_t = { "ze_ipc_event_counter_based_handle_t", CAT_STRUCT, 64, 1, NULL, m_t_ze_ipc_event_counter_based_handle_t, NULL };

static const struct cat_field m_t_ze_ipc_event_pool_handle_t[] = {
	{ "data", &t_unsigned_char_n64, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_ipc_event_pool_handle_t = { "ze_ipc_event_pool_handle_t", CAT_STRUCT, 64, 1, NULL, m_t_ze_ipc_event_pool_handle_t, NULL };

static const struct cat_field m_t_ze_ipc_mem_handle_t[] = {
	{ "data", &t_unsigned_char_n64, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_ipc_mem_handle_t = { "ze_ipc_mem_handle_t", CAT_STRUCT, 64, 1, NULL, m_t_ze_ipc_mem_handle_t, NULL };

static const struct cat_field m_t_ze_ipc_mem_handle_type_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "typeFlags", &t_ze_ipc_mem_handle_type_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_ipc_mem_handle_type_ext_desc_t = { "ze_ipc_mem_handle_type_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_ipc_mem_handle_type_ext_desc_t, NULL };

static const struct cat_enumerator e_t_ze_ipc_mem_handle_type_flags_t[] = {
	{ "ZE_IPC_MEM_HANDLE_TYPE_FLAG_DEFAULT", 1 },
	{ "ZE_IPC_MEM_HANDLE_TYPE_FLAG_FABRIC_ACCESSIBLE", 2 },
};
static const struct cat_type t_ze_ipc_mem_handle_type_flags_t = { "ze_ipc_mem_handle_type_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_ipc_mem_handle_type_flags_t };

static const struct cat_enumerator e_t_ze_ipc_memory_flags_t[] = {
	{ "ZE_IPC_MEMORY_FLAG_BIAS_CACHED", 1 },
	{ "ZE_IPC_MEMORY_FLAG_BIAS_UNCACHED", 2 },
};
static const struct cat_type t_ze_ipc_memory_flags_t = { "ze_ipc_memory_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_ipc_memory_flags_t };

static const struct cat_enumerator e_t_ze_ipc_property_flags_t[] = {
	{ "ZE_IPC_PROPERTY_FLAG_MEMORY", 1 },
	{ "ZE_IPC_PROPERTY_FLAG_EVENT_POOL", 2 },
	{ "ZE_IPC_PROPERTY_FLAG_FABRIC_ACCESSIBLE", 4 },
};
static const struct cat_type t_ze_ipc_property_flags_t = { "ze_ipc_property_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ze_ipc_property_flags_t };

static const struct cat_field m_t_ze_kernel_allocation_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "base", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false, .unit = "address" },
	{ "size", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "type", &t_ze_memory_type_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "argIndex", &t_uint32_t, 36, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_kernel_allocation_exp_properties_t = { "ze_kernel_allocation_exp_properties_t", CAT_STRUCT, 40, 6, NULL, m_t_ze_kernel_allocation_exp_properties_t, NULL };

static const struct cat_field m_t_ze_kernel_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_kernel_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pKernelName", &s_const_char_ptr, 24, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_ze_kernel_desc_t = { "ze_kernel_desc_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_kernel_desc_t, NULL };

static const struct cat_enumerator e_t_ze_kernel_flags_t[] = {
	{ "ZE_KERNEL_FLAG_FORCE_RESIDENCY", 1 },
	{ "ZE_KERNEL_FLAG_EXPLICIT_RESIDENCY", 2 },
};
static const struct cat_type t_ze_kernel_flags_t = { "ze_kernel_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_kernel_flags_t };

static const struct cat_type t_ze_kernel_handle_t = { "ze_kernel_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "kernel" };

static const struct cat_enumerator e_t_ze_kernel_indirect_access_flags_t[] = {
	{ "ZE_KERNEL_INDIRECT_ACCESS_FLAG_HOST", 1 },
	{ "ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE", 2 },
	{ "ZE_KERNEL_INDIRECT_ACCESS_FLAG_SHARED", 4 },
};
static const struct cat_type t_ze_kernel_indirect_access_flags_t = { "ze_kernel_indirect_access_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ze_kernel_indirect_access_flags_t };

static const struct cat_field m_t_ze_kernel_max_group_size_properties_ext_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "maxGroupSize", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_kernel_max_group_size_properties_ext_t = { "ze_kernel_max_group_size_properties_ext_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_kernel_max_group_size_properties_ext_t, NULL };

static const struct cat_field m_t_ze_kernel_preferred_group_size_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "preferredMultiple", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_kernel_preferred_group_size_properties_t = { "ze_kernel_preferred_group_size_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_kernel_preferred_group_size_properties_t, NULL };

static const struct cat_field m_t_ze_kernel_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "numKernelArgs", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "requiredGroupSizeX", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "requiredGroupSizeY", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "requiredGroupSizeZ", &t_uint32_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "requiredNumSubGroups", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "requiredSubgroupSize", &t_uint32_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "maxSubgroupSize", &t_uint32_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "maxNumSubgroups", &t_uint32_t, 44, CAT_LEN_NONE, 0, false, false },
	{ "localMemSize", &t_uint32_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "privateMemSize", &t_uint32_t, 52, CAT_LEN_NONE, 0, false, false },
	{ "spillMemSize", &t_uint32_t, 56, CAT_LEN_NONE, 0, false, false },
	{ "uuid", &t_ze_kernel_uuid_t, 60, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_kernel_properties_t = { "ze_kernel_properties_t", CAT_STRUCT, 96, 14, NULL, m_t_ze_kernel_properties_t, NULL };

static const struct cat_field m_t_ze_kernel_timestamp_data_t[] = {
	{ "kernelStart", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "kernelEnd", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_kernel_timestamp_data_t = { "ze_kernel_timestamp_data_t", CAT_STRUCT, 16, 2, NULL, m_t_ze_kernel_timestamp_data_t, NULL };

static const struct cat_field m_t_ze_kernel_timestamp_result_t[] = {
	{ "global", &t_ze_kernel_timestamp_data_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "context", &t_ze_kernel_timestamp_data_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_kernel_timestamp_result_t = { "ze_kernel_timestamp_result_t", CAT_STRUCT, 32, 2, NULL, m_t_ze_kernel_timestamp_result_t, NULL };

static const struct cat_field m_t_ze_kernel_uuid_t[] = {
	{ "kid", &t_uint8_t_n16, 0, CAT_LEN_NONE, 0, false, false },
	{ "mid", &t_uint8_t_n16, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_kernel_uuid_t = { "ze_kernel_uuid_t", CAT_STRUCT, 32, 2, NULL, m_t_ze_kernel_uuid_t, NULL };

static const struct cat_enumerator e_t_ze_latency_unit_t[] = {
	{ "ZE_LATENCY_UNIT_UNKNOWN", 0 },
	{ "ZE_LATENCY_UNIT_NANOSEC", 1 },
	{ "ZE_LATENCY_UNIT_CLOCK", 2 },
	{ "ZE_LATENCY_UNIT_HOP", 3 },
};
static const struct cat_type t_ze_latency_unit_t = { "ze_latency_unit_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ze_latency_unit_t };

static const struct cat_field m_t_ze_linkage_inspection_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_linkage_inspection_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_linkage_inspection_ext_desc_t = { "ze_linkage_inspection_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_linkage_inspection_ext_desc_t, NULL };

static const struct cat_enumerator e_t_ze_linkage_inspection_ext_flags_t[] = {
	{ "ZE_LINKAGE_INSPECTION_EXT_FLAG_IMPORTS", 1 },
	{ "ZE_LINKAGE_INSPECTION_EXT_FLAG_UNRESOLVABLE_IMPORTS", 2 },
	{ "ZE_LINKAGE_INSPECTION_EXT_FLAG_EXPORTS", 4 },
};
static const struct cat_type t_ze_linkage_inspection_ext_flags_t = { "ze_linkage_inspection_ext_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ze_linkage_inspection_ext_flags_t };

static const struct cat_enumerator e_t_ze_memory_access_attribute_t[] = {
	{ "ZE_MEMORY_ACCESS_ATTRIBUTE_NONE", 0 },
	{ "ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE", 1 },
	{ "ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY", 2 },
};
static const struct cat_type t_ze_memory_access_attribute_t = { "ze_memory_access_attribute_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ze_memory_access_attribute_t };

static const struct cat_enumerator e_t_ze_memory_access_cap_flags_t[] = {
	{ "ZE_MEMORY_ACCESS_CAP_FLAG_RW", 1 },
	{ "ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC", 2 },
	{ "ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT", 4 },
	{ "ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC", 8 },
};
static const struct cat_type t_ze_memory_access_cap_flags_t = { "ze_memory_access_cap_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_ze_memory_access_cap_flags_t };

static const struct cat_enumerator e_t_ze_memory_advice_t[] = {
	{ "ZE_MEMORY_ADVICE_SET_READ_MOSTLY", 0 },
	{ "ZE_MEMORY_ADVICE_CLEAR_READ_MOSTLY", 1 },
	{ "ZE_MEMORY_ADVICE_SET_PREFERRED_LOCATION", 2 },
	{ "ZE_MEMORY_ADVICE_CLEAR_PREFERRED_LOCATION", 3 },
	{ "ZE_MEMORY_ADVICE_SET_NON_ATOMIC_MOSTLY", 4 },
	{ "ZE_MEMORY_ADVICE_CLEAR_NON_ATOMIC_MOSTLY", 5 },
	{ "ZE_MEMORY_ADVICE_BIAS_CACHED", 6 },
	{ "ZE_MEMORY_ADVICE_BIAS_UNCACHED", 7 },
	{ "ZE_MEMORY_ADVICE_SET_SYSTEM_MEMORY_PREFERRED_LOCATION", 8 },
	{ "ZE_MEMORY_ADVICE_CLEAR_SYSTEM_MEMORY_PREFERRED_LOCATION", 9 },
};
static const struct cat_type t_ze_memory_advice_t = { "ze_memory_advice_t", CAT_ENUM, 4, 10, NULL, NULL, e_t_ze_memory_advice_t };

static const struct cat_field m_t_ze_memory_allocation_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_ze_memory_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "id", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pageSize", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_memory_allocation_properties_t = { "ze_memory_allocation_properties_t", CAT_STRUCT, 40, 5, NULL, m_t_ze_memory_allocation_properties_t, NULL };

static const struct cat_enumerator e_t_ze_memory_atomic_attr_exp_flags_t[] = {
	{ "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_ATOMICS", 1 },
	{ "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_HOST_ATOMICS", 2 },
	{ "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_HOST_ATOMICS", 4 },
	{ "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_DEVICE_ATOMICS", 8 },
	{ "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_DEVICE_ATOMICS", 16 },
	{ "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_NO_SYSTEM_ATOMICS", 32 },
	{ "ZE_MEMORY_ATOMIC_ATTR_EXP_FLAG_SYSTEM_ATOMICS", 64 },
};
static const struct cat_type t_ze_memory_atomic_attr_exp_flags_t = { "ze_memory_atomic_attr_exp_flags_t", CAT_FLAGS, 4, 7, NULL, NULL, e_t_ze_memory_atomic_attr_exp_flags_t };

static const struct cat_field m_t_ze_memory_compression_hints_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_memory_compression_hints_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_memory_compression_hints_ext_desc_t = { "ze_memory_compression_hints_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_memory_compression_hints_ext_desc_t, NULL };

static const struct cat_enumerator e_t_ze_memory_compression_hints_ext_flags_t[] = {
	{ "ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_COMPRESSED", 1 },
	{ "ZE_MEMORY_COMPRESSION_HINTS_EXT_FLAG_UNCOMPRESSED", 2 },
};
static const struct cat_type t_ze_memory_compression_hints_ext_flags_t = { "ze_memory_compression_hints_ext_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_memory_compression_hints_ext_flags_t };

static const struct cat_field m_t_ze_memory_free_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "freePolicy", &t_ze_driver_memory_free_policy_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_memory_free_ext_desc_t = { "ze_memory_free_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_memory_free_ext_desc_t, NULL };

static const struct cat_field m_t_ze_memory_sub_allocations_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pCount", &p_uint32_t_ptr, 16, CAT_LEN_ONE, 0, false, false },
	{ "pSubAllocations", &p_ze_sub_allocation_t_ptr, 24, CAT_LEN_PARG, 2, false, false },
};
static const struct cat_type t_ze_memory_sub_allocations_exp_properties_t = { "ze_memory_sub_allocations_exp_properties_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_memory_sub_allocations_exp_properties_t, NULL };

static const struct cat_enumerator e_t_ze_memory_type_t[] = {
	{ "ZE_MEMORY_TYPE_UNKNOWN", 0 },
	{ "ZE_MEMORY_TYPE_HOST", 1 },
	{ "ZE_MEMORY_TYPE_DEVICE", 2 },
	{ "ZE_MEMORY_TYPE_SHARED", 3 },
	{ "ZE_MEMORY_TYPE_HOST_IMPORTED", 4 },
};
static const struct cat_type t_ze_memory_type_t = { "ze_memory_type_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ze_memory_type_t };

static const struct cat_type t_ze_module_build_log_handle_t = { "ze_module_build_log_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "module_build_log" };

static const struct cat_field m_t_ze_module_constants_t[] = {
	{ "numConstants", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "pConstantIds", &p_const_uint32_t_ptr, 8, CAT_LEN_ARG, 0, false, false },
	{ "pConstantValues", &p_const_void_ptr_ptr, 16, CAT_LEN_ARG, 0, false, false },
};
static const struct cat_type t_ze_module_constants_t = { "ze_module_constants_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_module_constants_t, NULL };

static const struct cat_field m_t_ze_module_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "format", &t_ze_module_format_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "inputSize", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pInputModule", &p_const_uint8_t_ptr, 32, CAT_LEN_NONE, 0, false, false },
	{ "pBuildFlags", &s_const_char_ptr, 40, CAT_LEN_ONE, 0, false, false },
	{ "pConstants", &p_const_ze_module_constants_t_ptr, 48, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_ze_module_desc_t = { "ze_module_desc_t", CAT_STRUCT, 56, 7, NULL, m_t_ze_module_desc_t, NULL };

static const struct cat_enumerator e_t_ze_module_format_t[] = {
	{ "ZE_MODULE_FORMAT_IL_SPIRV", 0 },
	{ "ZE_MODULE_FORMAT_NATIVE", 1 },
};
static const struct cat_type t_ze_module_format_t = { "ze_module_format_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ze_module_format_t };

static const struct cat_type t_ze_module_handle_t = { "ze_module_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "module" };

static const struct cat_field m_t_ze_module_program_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "count", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "inputSizes", &p_const_size_t_ptr, 24, CAT_LEN_ARG, 2, false, false },
	{ "pInputModules", &p_const_uint8_t_ptr_ptr, 32, CAT_LEN_ARG, 2, false, false },
	{ "pBuildFlags", &p_const_char_ptr_ptr, 40, CAT_LEN_ARG, 2, false, false },
	{ "pConstants", &p_const_ze_module_constants_t_ptr_ptr, 48, CAT_LEN_ARG, 2, false, false },
};
static const struct cat_type t_ze_module_program_exp_desc_t = { "ze_module_program_exp_desc_t", CAT_STRUCT, 56, 7, NULL, m_t_ze_module_program_exp_desc_t, NULL };

static const struct cat_field m_t_ze_module_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_module_property_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_module_properties_t = { "ze_module_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_module_properties_t, NULL };

static const struct cat_enumerator e_t_ze_module_property_flags_t[] = {
	{ "ZE_MODULE_PROPERTY_FLAG_IMPORTS", 1 },
};
static const struct cat_type t_ze_module_property_flags_t = { "ze_module_property_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_module_property_flags_t };

static const struct cat_enumerator e_t_ze_mutable_command_exp_flags_t[] = {
	{ "ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_ARGUMENTS", 1 },
	{ "ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_COUNT", 2 },
	{ "ZE_MUTABLE_COMMAND_EXP_FLAG_GROUP_SIZE", 4 },
	{ "ZE_MUTABLE_COMMAND_EXP_FLAG_GLOBAL_OFFSET", 8 },
	{ "ZE_MUTABLE_COMMAND_EXP_FLAG_SIGNAL_EVENT", 16 },
	{ "ZE_MUTABLE_COMMAND_EXP_FLAG_WAIT_EVENTS", 32 },
	{ "ZE_MUTABLE_COMMAND_EXP_FLAG_KERNEL_INSTRUCTION", 64 },
	{ "ZE_MUTABLE_COMMAND_EXP_FLAG_GRAPH_ARGUMENTS", 128 },
};
static const struct cat_type t_ze_mutable_command_exp_flags_t = { "ze_mutable_command_exp_flags_t", CAT_FLAGS, 4, 8, NULL, NULL, e_t_ze_mutable_command_exp_flags_t };

static const struct cat_field m_t_ze_mutable_command_id_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_mutable_command_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_mutable_command_id_exp_desc_t = { "ze_mutable_command_id_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_mutable_command_id_exp_desc_t, NULL };

static const struct cat_field m_t_ze_mutable_command_list_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_mutable_command_list_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_mutable_command_list_exp_desc_t = { "ze_mutable_command_list_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_mutable_command_list_exp_desc_t, NULL };

static const struct cat_enumerator e_t_ze_mutable_command_list_exp_flags_t[] = {
	{ "ZE_MUTABLE_COMMAND_LIST_EXP_FLAG_RESERVED", 1 },
};
static const struct cat_type t_ze_mutable_command_list_exp_flags_t = { "ze_mutable_command_list_exp_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_mutable_command_list_exp_flags_t };

static const struct cat_field m_t_ze_mutable_command_list_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "mutableCommandListFlags", &t_ze_mutable_command_list_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "mutableCommandFlags", &t_ze_mutable_command_exp_flags_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_mutable_command_list_exp_properties_t = { "ze_mutable_command_list_exp_properties_t", CAT_STRUCT, 24, 4, NULL, m_t_ze_mutable_command_list_exp_properties_t, NULL };

static const struct cat_field m_t_ze_mutable_commands_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_mutable_commands_exp_desc_t = { "ze_mutable_commands_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_mutable_commands_exp_desc_t, NULL };

static const struct cat_field m_t_ze_mutable_global_offset_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "commandId", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "offsetX", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "offsetY", &t_uint32_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "offsetZ", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_mutable_global_offset_exp_desc_t = { "ze_mutable_global_offset_exp_desc_t", CAT_STRUCT, 40, 6, NULL, m_t_ze_mutable_global_offset_exp_desc_t, NULL };

static const struct cat_field m_t_ze_mutable_graph_argument_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "commandId", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "argIndex", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pArgValue", &p_const_void_ptr, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_mutable_graph_argument_exp_desc_t = { "ze_mutable_graph_argument_exp_desc_t", CAT_STRUCT, 40, 5, NULL, m_t_ze_mutable_graph_argument_exp_desc_t, NULL };

static const struct cat_field m_t_ze_mutable_group_count_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "commandId", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pGroupCount", &p_const_ze_group_count_t_ptr, 24, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_ze_mutable_group_count_exp_desc_t = { "ze_mutable_group_count_exp_desc_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_mutable_group_count_exp_desc_t, NULL };

static const struct cat_field m_t_ze_mutable_group_size_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "commandId", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "groupSizeX", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "groupSizeY", &t_uint32_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "groupSizeZ", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_mutable_group_size_exp_desc_t = { "ze_mutable_group_size_exp_desc_t", CAT_STRUCT, 40, 6, NULL, m_t_ze_mutable_group_size_exp_desc_t, NULL };

static const struct cat_field m_t_ze_mutable_kernel_argument_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "commandId", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "argIndex", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "argSize", &t_size_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "pArgValue", &p_const_void_ptr, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_mutable_kernel_argument_exp_desc_t = { "ze_mutable_kernel_argument_exp_desc_t", CAT_STRUCT, 48, 6, NULL, m_t_ze_mutable_kernel_argument_exp_desc_t, NULL };

static const struct cat_field m_t_ze_native_kernel_uuid_t[] = {
	{ "id", &t_uint8_t_n16, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_native_kernel_uuid_t = { "ze_native_kernel_uuid_t", CAT_STRUCT, 16, 1, NULL, m_t_ze_native_kernel_uuid_t, NULL };

static const struct cat_field m_t_ze_pci_address_ext_t[] = {
	{ "domain", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "bus", &t_uint32_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "device", &t_uint32_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "function", &t_uint32_t, 12, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_pci_address_ext_t = { "ze_pci_address_ext_t", CAT_STRUCT, 16, 4, NULL, m_t_ze_pci_address_ext_t, NULL };

static const struct cat_field m_t_ze_pci_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "address", &t_ze_pci_address_ext_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxSpeed", &t_ze_pci_speed_ext_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_pci_ext_properties_t = { "ze_pci_ext_properties_t", CAT_STRUCT, 48, 4, NULL, m_t_ze_pci_ext_properties_t, NULL };

static const struct cat_field m_t_ze_pci_speed_ext_t[] = {
	{ "genVersion", &t_int32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "width", &t_int32_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "maxBandwidth", &t_int64_t, 8, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_ze_pci_speed_ext_t = { "ze_pci_speed_ext_t", CAT_STRUCT, 16, 3, NULL, m_t_ze_pci_speed_ext_t, NULL };

static const struct cat_field m_t_ze_physical_mem_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_physical_mem_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_ze_physical_mem_desc_t = { "ze_physical_mem_desc_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_physical_mem_desc_t, NULL };

static const struct cat_enumerator e_t_ze_physical_mem_flags_t[] = {
	{ "ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_DEVICE", 1 },
	{ "ZE_PHYSICAL_MEM_FLAG_ALLOCATE_ON_HOST", 2 },
};
static const struct cat_type t_ze_physical_mem_flags_t = { "ze_physical_mem_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_physical_mem_flags_t };

static const struct cat_type t_ze_physical_mem_handle_t = { "ze_physical_mem_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "physical_mem" };

static const struct cat_field m_t_ze_physical_mem_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "id", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_ze_physical_mem_properties_t = { "ze_physical_mem_properties_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_physical_mem_properties_t, NULL };

static const struct cat_field m_t_ze_pitched_alloc_2dimage_linear_pitch_exp_info_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pitchAlign", &t_size_t, 16, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "maxSupportedPitch", &t_size_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_ze_pitched_alloc_2dimage_linear_pitch_exp_info_t = { "ze_pitched_alloc_2dimage_linear_pitch_exp_info_t", CAT_STRUCT, 32, 4, NULL, m_t_ze_pitched_alloc_2dimage_linear_pitch_exp_info_t, NULL };

static const struct cat_field m_t_ze_raytracing_mem_alloc_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_raytracing_mem_alloc_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_raytracing_mem_alloc_ext_desc_t = { "ze_raytracing_mem_alloc_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_raytracing_mem_alloc_ext_desc_t, NULL };

static const struct cat_enumerator e_t_ze_raytracing_mem_alloc_ext_flags_t[] = {
	{ "ZE_RAYTRACING_MEM_ALLOC_EXT_FLAG_TBD", 1 },
};
static const struct cat_type t_ze_raytracing_mem_alloc_ext_flags_t = { "ze_raytracing_mem_alloc_ext_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_raytracing_mem_alloc_ext_flags_t };

static const struct cat_field m_t_ze_record_replay_graph_ext_dump_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "mode", &t_ze_record_replay_graph_ext_dump_mode_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_record_replay_graph_ext_dump_desc_t = { "ze_record_replay_graph_ext_dump_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_record_replay_graph_ext_dump_desc_t, NULL };

static const struct cat_enumerator e_t_ze_record_replay_graph_ext_dump_mode_t[] = {
	{ "ZE_RECORD_REPLAY_GRAPH_EXT_DUMP_MODE_DETAILED", 0 },
	{ "ZE_RECORD_REPLAY_GRAPH_EXT_DUMP_MODE_SIMPLE", 1 },
};
static const struct cat_type t_ze_record_replay_graph_ext_dump_mode_t = { "ze_record_replay_graph_ext_dump_mode_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ze_record_replay_graph_ext_dump_mode_t };

static const struct cat_enumerator e_t_ze_record_replay_graph_ext_flags_t[] = {
	{ "ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_IMMUTABLE_GRAPH", 1 },
	{ "ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_MUTABLE_GRAPH", 2 },
	{ "ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_SUBGRAPHS", 4 },
	{ "ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_APPEND_COMMANDLIST", 8 },
	{ "ZE_RECORD_REPLAY_GRAPH_EXT_FLAG_CB_EXTERNAL_IPC", 16 },
};
static const struct cat_type t_ze_record_replay_graph_ext_flags_t = { "ze_record_replay_graph_ext_flags_t", CAT_FLAGS, 4, 5, NULL, NULL, e_t_ze_record_replay_graph_ext_flags_t };

static const struct cat_field m_t_ze_record_replay_graph_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "graphFlags", &t_ze_record_replay_graph_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_record_replay_graph_ext_properties_t = { "ze_record_replay_graph_ext_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_record_replay_graph_ext_properties_t, NULL };

static const struct cat_field m_t_ze_relaxed_allocation_limits_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_relaxed_allocation_limits_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_relaxed_allocation_limits_exp_desc_t = { "ze_relaxed_allocation_limits_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_relaxed_allocation_limits_exp_desc_t, NULL };

static const struct cat_enumerator e_t_ze_relaxed_allocation_limits_exp_flags_t[] = {
	{ "ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE", 1 },
};
static const struct cat_type t_ze_relaxed_allocation_limits_exp_flags_t = { "ze_relaxed_allocation_limits_exp_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_relaxed_allocation_limits_exp_flags_t };

static const struct cat_field m_t_ze_relaxed_allocation_limits_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_relaxed_allocation_limits_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_relaxed_allocation_limits_ext_desc_t = { "ze_relaxed_allocation_limits_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_relaxed_allocation_limits_ext_desc_t, NULL };

static const struct cat_enumerator e_t_ze_relaxed_allocation_limits_ext_flags_t[] = {
	{ "ZE_RELAXED_ALLOCATION_LIMITS_EXT_FLAG_MAX_SIZE", 1 },
};
static const struct cat_type t_ze_relaxed_allocation_limits_ext_flags_t = { "ze_relaxed_allocation_limits_ext_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_relaxed_allocation_limits_ext_flags_t };

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

static const struct cat_field m_t_ze_rtas_aabb_exp_t[] = {
	{ "lower", &t_ze_rtas_float3_exp_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "upper", &t_ze_rtas_float3_exp_t, 12, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_aabb_exp_t = { "ze_rtas_aabb_exp_t", CAT_STRUCT, 24, 2, NULL, m_t_ze_rtas_aabb_exp_t, NULL };

static const struct cat_field m_t_ze_rtas_aabb_ext_t[] = {
	{ "lower", &t_ze_rtas_float3_ext_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "upper", &t_ze_rtas_float3_ext_t, 12, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_aabb_ext_t = { "ze_rtas_aabb_ext_t", CAT_STRUCT, 24, 2, NULL, m_t_ze_rtas_aabb_ext_t, NULL };

static const struct cat_field m_t_ze_rtas_builder_build_op_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "rtasFormat", &t_ze_rtas_format_exp_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "buildQuality", &t_ze_rtas_builder_build_quality_hint_exp_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "buildFlags", &t_ze_rtas_builder_build_op_exp_flags_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "ppGeometries", &p_const_ze_rtas_builder_geometry_info_exp_t_ptr_ptr, 32, CAT_LEN_ARG, 6, false, false },
	{ "numGeometries", &t_uint32_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_builder_build_op_exp_desc_t = { "ze_rtas_builder_build_op_exp_desc_t", CAT_STRUCT, 48, 7, NULL, m_t_ze_rtas_builder_build_op_exp_desc_t, NULL };

static const struct cat_enumerator e_t_ze_rtas_builder_build_op_exp_flags_t[] = {
	{ "ZE_RTAS_BUILDER_BUILD_OP_EXP_FLAG_COMPACT", 1 },
	{ "ZE_RTAS_BUILDER_BUILD_OP_EXP_FLAG_NO_DUPLICATE_ANYHIT_INVOCATION", 2 },
};
static const struct cat_type t_ze_rtas_builder_build_op_exp_flags_t = { "ze_rtas_builder_build_op_exp_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_rtas_builder_build_op_exp_flags_t };

static const struct cat_field m_t_ze_rtas_builder_build_op_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "rtasFormat", &t_ze_rtas_format_ext_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "buildQuality", &t_ze_rtas_builder_build_quality_hint_ext_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "buildFlags", &t_ze_rtas_builder_build_op_ext_flags_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "ppGeometries", &p_const_ze_rtas_builder_geometry_info_ext_t_ptr_ptr, 32, CAT_LEN_ARG, 6, false, false },
	{ "numGeometries", &t_uint32_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_builder_build_op_ext_desc_t = { "ze_rtas_builder_build_op_ext_desc_t", CAT_STRUCT, 48, 7, NULL, m_t_ze_rtas_builder_build_op_ext_desc_t, NULL };

static const struct cat_enumerator e_t_ze_rtas_builder_build_op_ext_flags_t[] = {
	{ "ZE_RTAS_BUILDER_BUILD_OP_EXT_FLAG_COMPACT", 1 },
	{ "ZE_RTAS_BUILDER_BUILD_OP_EXT_FLAG_NO_DUPLICATE_ANYHIT_INVOCATION", 2 },
};
static const struct cat_type t_ze_rtas_builder_build_op_ext_flags_t = { "ze_rtas_builder_build_op_ext_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_ze_rtas_builder_build_op_ext_flags_t };

static const struct cat_enumerator e_t_ze_rtas_builder_build_quality_hint_exp_t[] = {
	{ "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_LOW", 0 },
	{ "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_MEDIUM", 1 },
	{ "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXP_HIGH", 2 },
};
static const struct cat_type t_ze_rtas_builder_build_quality_hint_exp_t = { "ze_rtas_builder_build_quality_hint_exp_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ze_rtas_builder_build_quality_hint_exp_t };

static const struct cat_enumerator e_t_ze_rtas_builder_build_quality_hint_ext_t[] = {
	{ "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_LOW", 0 },
	{ "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_MEDIUM", 1 },
	{ "ZE_RTAS_BUILDER_BUILD_QUALITY_HINT_EXT_HIGH", 2 },
};
static const struct cat_type t_ze_rtas_builder_build_quality_hint_ext_t = { "ze_rtas_builder_build_quality_hint_ext_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_ze_rtas_builder_build_quality_hint_ext_t };

static const struct cat_field m_t_ze_rtas_builder_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "builderVersion", &t_ze_rtas_builder_exp_version_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_builder_exp_desc_t = { "ze_rtas_builder_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_rtas_builder_exp_desc_t, NULL };

static const struct cat_enumerator e_t_ze_rtas_builder_exp_flags_t[] = {
	{ "ZE_RTAS_BUILDER_EXP_FLAG_RESERVED", 1 },
};
static const struct cat_type t_ze_rtas_builder_exp_flags_t = { "ze_rtas_builder_exp_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_rtas_builder_exp_flags_t };

static const struct cat_type t_ze_rtas_builder_exp_handle_t = { "ze_rtas_builder_exp_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "rtas_builder" };

static const struct cat_field m_t_ze_rtas_builder_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_rtas_builder_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "rtasBufferSizeBytesExpected", &t_size_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "rtasBufferSizeBytesMaxRequired", &t_size_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "scratchBufferSizeBytes", &t_size_t, 40, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_ze_rtas_builder_exp_properties_t = { "ze_rtas_builder_exp_properties_t", CAT_STRUCT, 48, 6, NULL, m_t_ze_rtas_builder_exp_properties_t, NULL };

static const struct cat_enumerator e_t_ze_rtas_builder_exp_version_t[] = {
	{ "ZE_RTAS_BUILDER_EXP_VERSION_1_0", 65536 },
};
static const struct cat_type t_ze_rtas_builder_exp_version_t = { "ze_rtas_builder_exp_version_t", CAT_ENUM, 4, 1, NULL, NULL, e_t_ze_rtas_builder_exp_version_t };

static const struct cat_field m_t_ze_rtas_builder_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "builderVersion", &t_ze_rtas_builder_ext_version_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_builder_ext_desc_t = { "ze_rtas_builder_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_rtas_builder_ext_desc_t, NULL };

static const struct cat_enumerator e_t_ze_rtas_builder_ext_flags_t[] = {
	{ "ZE_RTAS_BUILDER_EXT_FLAG_RESERVED", 1 },
};
static const struct cat_type t_ze_rtas_builder_ext_flags_t = { "ze_rtas_builder_ext_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_rtas_builder_ext_flags_t };

static const struct cat_type t_ze_rtas_builder_ext_handle_t = { "ze_rtas_builder_ext_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "rtas_builder" };

static const struct cat_field m_t_ze_rtas_builder_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_rtas_builder_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "rtasBufferSizeBytesExpected", &t_size_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "rtasBufferSizeBytesMaxRequired", &t_size_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "scratchBufferSizeBytes", &t_size_t, 40, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_ze_rtas_builder_ext_properties_t = { "ze_rtas_builder_ext_properties_t", CAT_STRUCT, 48, 6, NULL, m_t_ze_rtas_builder_ext_properties_t, NULL };

static const struct cat_enumerator e_t_ze_rtas_builder_ext_version_t[] = {
	{ "ZE_RTAS_BUILDER_EXT_VERSION_1_0", 65536 },
};
static const struct cat_type t_ze_rtas_builder_ext_version_t = { "ze_rtas_builder_ext_version_t", CAT_ENUM, 4, 1, NULL, NULL, e_t_ze_rtas_builder_ext_version_t };

static const struct cat_field m_t_ze_rtas_builder_geometry_info_exp_t[] = {
	{ "geometryType", &t_ze_rtas_builder_packed_geometry_type_exp_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_builder_geometry_info_exp_t = { "ze_rtas_builder_geometry_info_exp_t", CAT_STRUCT, 1, 1, NULL, m_t_ze_rtas_builder_geometry_info_exp_t, NULL };

static const struct cat_field m_t_ze_rtas_builder_geometry_info_ext_t[] = {
	{ "geometryType", &t_ze_rtas_builder_packed_geometry_type_ext_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_builder_geometry_info_ext_t = { "ze_rtas_builder_geometry_info_ext_t", CAT_STRUCT, 1, 1, NULL, m_t_ze_rtas_builder_geometry_info_ext_t, NULL };

static const struct cat_type t_ze_rtas_builder_packed_geometry_type_exp_t = { "ze_rtas_builder_packed_geometry_type_exp_t", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_rtas_builder_packed_geometry_type_ext_t = { "ze_rtas_builder_packed_geometry_type_ext_t", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_ze_rtas_device_exp_flags_t[] = {
	{ "ZE_RTAS_DEVICE_EXP_FLAG_RESERVED", 1 },
};
static const struct cat_type t_ze_rtas_device_exp_flags_t = { "ze_rtas_device_exp_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_rtas_device_exp_flags_t };

static const struct cat_field m_t_ze_rtas_device_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_rtas_device_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "rtasFormat", &t_ze_rtas_format_exp_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "rtasBufferAlignment", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_device_exp_properties_t = { "ze_rtas_device_exp_properties_t", CAT_STRUCT, 32, 5, NULL, m_t_ze_rtas_device_exp_properties_t, NULL };

static const struct cat_enumerator e_t_ze_rtas_device_ext_flags_t[] = {
	{ "ZE_RTAS_DEVICE_EXT_FLAG_RESERVED", 1 },
};
static const struct cat_type t_ze_rtas_device_ext_flags_t = { "ze_rtas_device_ext_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_rtas_device_ext_flags_t };

static const struct cat_field m_t_ze_rtas_device_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_rtas_device_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "rtasFormat", &t_ze_rtas_format_ext_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "rtasBufferAlignment", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_device_ext_properties_t = { "ze_rtas_device_ext_properties_t", CAT_STRUCT, 32, 5, NULL, m_t_ze_rtas_device_ext_properties_t, NULL };

static const struct cat_field m_t_ze_rtas_float3_exp_t[] = {
	{ "x", &t_float, 0, CAT_LEN_NONE, 0, false, false },
	{ "y", &t_float, 4, CAT_LEN_NONE, 0, false, false },
	{ "z", &t_float, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_float3_exp_t = { "ze_rtas_float3_exp_t", CAT_STRUCT, 12, 3, NULL, m_t_ze_rtas_float3_exp_t, NULL };

static const struct cat_field m_t_ze_rtas_float3_ext_t[] = {
	{ "x", &t_float, 0, CAT_LEN_NONE, 0, false, false },
	{ "y", &t_float, 4, CAT_LEN_NONE, 0, false, false },
	{ "z", &t_float, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_float3_ext_t = { "ze_rtas_float3_ext_t", CAT_STRUCT, 12, 3, NULL, m_t_ze_rtas_float3_ext_t, NULL };

static const struct cat_enumerator e_t_ze_rtas_format_exp_t[] = {
	{ "ZE_RTAS_FORMAT_EXP_INVALID", 0 },
	{ "ZE_RTAS_FORMAT_EXP_MAX", 2147483646 },
};
static const struct cat_type t_ze_rtas_format_exp_t = { "ze_rtas_format_exp_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ze_rtas_format_exp_t };

static const struct cat_enumerator e_t_ze_rtas_format_ext_t[] = {
	{ "ZE_RTAS_FORMAT_EXT_INVALID", 0 },
	{ "ZE_RTAS_FORMAT_EXT_MAX", 2147483646 },
};
static const struct cat_type t_ze_rtas_format_ext_t = { "ze_rtas_format_ext_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ze_rtas_format_ext_t };

static const struct cat_field m_t_ze_rtas_geometry_aabbs_exp_cb_params_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "primID", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "primIDCount", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "pGeomUserPtr", &p_void_ptr, 24, CAT_LEN_NONE, 0, false, false },
	{ "pBuildUserPtr", &p_void_ptr, 32, CAT_LEN_NONE, 0, false, false },
	{ "pBoundsOut", &p_ze_rtas_aabb_exp_t_ptr, 40, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_geometry_aabbs_exp_cb_params_t = { "ze_rtas_geometry_aabbs_exp_cb_params_t", CAT_STRUCT, 48, 7, NULL, m_t_ze_rtas_geometry_aabbs_exp_cb_params_t, NULL };

static const struct cat_field m_t_ze_rtas_geometry_aabbs_ext_cb_params_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "primID", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "primIDCount", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "pGeomUserPtr", &p_void_ptr, 24, CAT_LEN_NONE, 0, false, false },
	{ "pBuildUserPtr", &p_void_ptr, 32, CAT_LEN_NONE, 0, false, false },
	{ "pBoundsOut", &p_ze_rtas_aabb_ext_t_ptr, 40, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_geometry_aabbs_ext_cb_params_t = { "ze_rtas_geometry_aabbs_ext_cb_params_t", CAT_STRUCT, 48, 7, NULL, m_t_ze_rtas_geometry_aabbs_ext_cb_params_t, NULL };

static const struct cat_enumerator e_t_ze_rtas_parallel_operation_exp_flags_t[] = {
	{ "ZE_RTAS_PARALLEL_OPERATION_EXP_FLAG_RESERVED", 1 },
};
static const struct cat_type t_ze_rtas_parallel_operation_exp_flags_t = { "ze_rtas_parallel_operation_exp_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_rtas_parallel_operation_exp_flags_t };

static const struct cat_type t_ze_rtas_parallel_operation_exp_handle_t = { "ze_rtas_parallel_operation_exp_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "rtas_parallel_operation" };

static const struct cat_field m_t_ze_rtas_parallel_operation_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_rtas_parallel_operation_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxConcurrency", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_parallel_operation_exp_properties_t = { "ze_rtas_parallel_operation_exp_properties_t", CAT_STRUCT, 24, 4, NULL, m_t_ze_rtas_parallel_operation_exp_properties_t, NULL };

static const struct cat_enumerator e_t_ze_rtas_parallel_operation_ext_flags_t[] = {
	{ "ZE_RTAS_PARALLEL_OPERATION_EXT_FLAG_RESERVED", 1 },
};
static const struct cat_type t_ze_rtas_parallel_operation_ext_flags_t = { "ze_rtas_parallel_operation_ext_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_ze_rtas_parallel_operation_ext_flags_t };

static const struct cat_type t_ze_rtas_parallel_operation_ext_handle_t = { "ze_rtas_parallel_operation_ext_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "rtas_parallel_operation" };

static const struct cat_field m_t_ze_rtas_parallel_operation_ext_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_rtas_parallel_operation_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxConcurrency", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_rtas_parallel_operation_ext_properties_t = { "ze_rtas_parallel_operation_ext_properties_t", CAT_STRUCT, 24, 4, NULL, m_t_ze_rtas_parallel_operation_ext_properties_t, NULL };

static const struct cat_field m_t_ze_runtime_requirements_graph_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "requirementsSrc", &t_ze_graph_handle_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_runtime_requirements_graph_desc_t = { "ze_runtime_requirements_graph_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_runtime_requirements_graph_desc_t, NULL };

static const struct cat_field m_t_ze_runtime_requirements_module_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "requirementsSrc", &t_ze_module_handle_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_runtime_requirements_module_desc_t = { "ze_runtime_requirements_module_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_runtime_requirements_module_desc_t, NULL };

static const struct cat_enumerator e_t_ze_sampler_address_mode_t[] = {
	{ "ZE_SAMPLER_ADDRESS_MODE_NONE", 0 },
	{ "ZE_SAMPLER_ADDRESS_MODE_REPEAT", 1 },
	{ "ZE_SAMPLER_ADDRESS_MODE_CLAMP", 2 },
	{ "ZE_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER", 3 },
	{ "ZE_SAMPLER_ADDRESS_MODE_MIRROR", 4 },
};
static const struct cat_type t_ze_sampler_address_mode_t = { "ze_sampler_address_mode_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ze_sampler_address_mode_t };

static const struct cat_field m_t_ze_sampler_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "addressMode", &t_ze_sampler_address_mode_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "filterMode", &t_ze_sampler_filter_mode_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "isNormalized", &t_ze_bool_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_sampler_desc_t = { "ze_sampler_desc_t", CAT_STRUCT, 32, 5, NULL, m_t_ze_sampler_desc_t, NULL };

static const struct cat_enumerator e_t_ze_sampler_filter_mode_t[] = {
	{ "ZE_SAMPLER_FILTER_MODE_NEAREST", 0 },
	{ "ZE_SAMPLER_FILTER_MODE_LINEAR", 1 },
};
static const struct cat_type t_ze_sampler_filter_mode_t = { "ze_sampler_filter_mode_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_ze_sampler_filter_mode_t };

static const struct cat_type t_ze_sampler_handle_t = { "ze_sampler_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "sampler" };

static const struct cat_field m_t_ze_scheduling_hint_exp_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_ze_scheduling_hint_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_scheduling_hint_exp_desc_t = { "ze_scheduling_hint_exp_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_scheduling_hint_exp_desc_t, NULL };

static const struct cat_enumerator e_t_ze_scheduling_hint_exp_flags_t[] = {
	{ "ZE_SCHEDULING_HINT_EXP_FLAG_OLDEST_FIRST", 1 },
	{ "ZE_SCHEDULING_HINT_EXP_FLAG_ROUND_ROBIN", 2 },
	{ "ZE_SCHEDULING_HINT_EXP_FLAG_STALL_BASED_ROUND_ROBIN", 4 },
};
static const struct cat_type t_ze_scheduling_hint_exp_flags_t = { "ze_scheduling_hint_exp_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_ze_scheduling_hint_exp_flags_t };

static const struct cat_field m_t_ze_scheduling_hint_exp_properties_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "schedulingHintFlags", &t_ze_scheduling_hint_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_scheduling_hint_exp_properties_t = { "ze_scheduling_hint_exp_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_scheduling_hint_exp_properties_t, NULL };

static const struct cat_field m_t_ze_srgb_ext_desc_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "sRGB", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_srgb_ext_desc_t = { "ze_srgb_ext_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_srgb_ext_desc_t, NULL };

static const struct cat_enumerator e_t_ze_structure_type_t[] = {
	{ "ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES", 1 },
	{ "ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES", 2 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES", 3 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES", 4 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES", 5 },
	{ "ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES", 6 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES", 7 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES", 8 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES", 9 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES", 10 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES", 11 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES", 12 },
	{ "ZE_STRUCTURE_TYPE_CONTEXT_DESC", 13 },
	{ "ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC", 14 },
	{ "ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC", 15 },
	{ "ZE_STRUCTURE_TYPE_EVENT_POOL_DESC", 16 },
	{ "ZE_STRUCTURE_TYPE_EVENT_DESC", 17 },
	{ "ZE_STRUCTURE_TYPE_FENCE_DESC", 18 },
	{ "ZE_STRUCTURE_TYPE_IMAGE_DESC", 19 },
	{ "ZE_STRUCTURE_TYPE_IMAGE_PROPERTIES", 20 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC", 21 },
	{ "ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC", 22 },
	{ "ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES", 23 },
	{ "ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC", 24 },
	{ "ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD", 25 },
	{ "ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD", 26 },
	{ "ZE_STRUCTURE_TYPE_MODULE_DESC", 27 },
	{ "ZE_STRUCTURE_TYPE_MODULE_PROPERTIES", 28 },
	{ "ZE_STRUCTURE_TYPE_KERNEL_DESC", 29 },
	{ "ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES", 30 },
	{ "ZE_STRUCTURE_TYPE_SAMPLER_DESC", 31 },
	{ "ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC", 32 },
	{ "ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES", 33 },
	{ "ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_WIN32", 34 },
	{ "ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_WIN32", 35 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_RAYTRACING_EXT_PROPERTIES", 65537 },
	{ "ZE_STRUCTURE_TYPE_RAYTRACING_MEM_ALLOC_EXT_DESC", 65538 },
	{ "ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES", 65539 },
	{ "ZE_STRUCTURE_TYPE_CACHE_RESERVATION_EXT_DESC", 65540 },
	{ "ZE_STRUCTURE_TYPE_EU_COUNT_EXT", 65541 },
	{ "ZE_STRUCTURE_TYPE_SRGB_EXT_DESC", 65542 },
	{ "ZE_STRUCTURE_TYPE_LINKAGE_INSPECTION_EXT_DESC", 65543 },
	{ "ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES", 65544 },
	{ "ZE_STRUCTURE_TYPE_DRIVER_MEMORY_FREE_EXT_PROPERTIES", 65545 },
	{ "ZE_STRUCTURE_TYPE_MEMORY_FREE_EXT_DESC", 65546 },
	{ "ZE_STRUCTURE_TYPE_MEMORY_COMPRESSION_HINTS_EXT_DESC", 65547 },
	{ "ZE_STRUCTURE_TYPE_IMAGE_ALLOCATION_EXT_PROPERTIES", 65548 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_LUID_EXT_PROPERTIES", 65549 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_MEMORY_EXT_PROPERTIES", 65550 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT", 65551 },
	{ "ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXT_DESC", 65552 },
	{ "ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_PROPERTIES", 65553 },
	{ "ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_RESULTS_EXT_PROPERTIES", 65554 },
	{ "ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES", 65555 },
	{ "ZE_STRUCTURE_TYPE_IMAGE_FORMAT_SUPPORT_EXT_PROPERTIES", 65556 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_READONLY_MEMORY_EXT_PROPERTIES", 65557 },
	{ "ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXT_DESC", 65558 },
	{ "ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC", 131073 },
	{ "ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC", 131074 },
	{ "ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_PROPERTIES", 131075 },
	{ "ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_DESC", 131076 },
	{ "ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXP_DESC", 131077 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2", 131078 },
	{ "ZE_STRUCTURE_TYPE_IMAGE_MEMORY_EXP_PROPERTIES", 131079 },
	{ "ZE_STRUCTURE_TYPE_POWER_SAVING_HINT_EXP_DESC", 131080 },
	{ "ZE_STRUCTURE_TYPE_COPY_BANDWIDTH_EXP_PROPERTIES", 131081 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_P2P_BANDWIDTH_EXP_PROPERTIES", 131082 },
	{ "ZE_STRUCTURE_TYPE_FABRIC_VERTEX_EXP_PROPERTIES", 131083 },
	{ "ZE_STRUCTURE_TYPE_FABRIC_EDGE_EXP_PROPERTIES", 131084 },
	{ "ZE_STRUCTURE_TYPE_MEMORY_SUB_ALLOCATIONS_EXP_PROPERTIES", 131085 },
	{ "ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_DESC", 131086 },
	{ "ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXP_DESC", 131087 },
	{ "ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_PROPERTIES", 131088 },
	{ "ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXP_PROPERTIES", 131089 },
	{ "ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXP_PROPERTIES", 131090 },
	{ "ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXP_CB_PARAMS", 131091 },
	{ "ZE_STRUCTURE_TYPE_COUNTER_BASED_EVENT_POOL_EXP_DESC", 131092 },
	{ "ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_PROPERTIES", 131093 },
	{ "ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_DESC", 131094 },
	{ "ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_ID_EXP_DESC", 131095 },
	{ "ZE_STRUCTURE_TYPE_MUTABLE_COMMANDS_EXP_DESC", 131096 },
	{ "ZE_STRUCTURE_TYPE_MUTABLE_KERNEL_ARGUMENT_EXP_DESC", 131097 },
	{ "ZE_STRUCTURE_TYPE_MUTABLE_GROUP_COUNT_EXP_DESC", 131098 },
	{ "ZE_STRUCTURE_TYPE_MUTABLE_GROUP_SIZE_EXP_DESC", 131099 },
	{ "ZE_STRUCTURE_TYPE_MUTABLE_GLOBAL_OFFSET_EXP_DESC", 131100 },
	{ "ZE_STRUCTURE_TYPE_PITCHED_ALLOC_DEVICE_EXP_PROPERTIES", 131101 },
	{ "ZE_STRUCTURE_TYPE_BINDLESS_IMAGE_EXP_DESC", 131102 },
	{ "ZE_STRUCTURE_TYPE_PITCHED_IMAGE_EXP_DESC", 131103 },
	{ "ZE_STRUCTURE_TYPE_MUTABLE_GRAPH_ARGUMENT_EXP_DESC", 131104 },
	{ "ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC", 131105 },
	{ "ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_EXT_DESC", 131106 },
	{ "ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WIN32_EXT_DESC", 131107 },
	{ "ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_FD_EXT_DESC", 131108 },
	{ "ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_EXT", 131109 },
	{ "ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WAIT_PARAMS_EXT", 131110 },
	{ "ZE_STRUCTURE_TYPE_DRIVER_DDI_HANDLES_EXT_PROPERTIES", 131111 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_CACHELINE_SIZE_EXT", 131112 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_VECTOR_WIDTH_PROPERTIES_EXT", 131113 },
	{ "ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_DESC", 131120 },
	{ "ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXT_DESC", 131121 },
	{ "ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_PROPERTIES", 131122 },
	{ "ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXT_PROPERTIES", 131123 },
	{ "ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXT_PROPERTIES", 131124 },
	{ "ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXT_CB_PARAMS", 131125 },
	{ "ZE_STRUCTURE_TYPE_COMMAND_LIST_APPEND_PARAM_COOPERATIVE_DESC", 131126 },
	{ "ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC", 131127 },
	{ "ZE_STRUCTURE_TYPE_PITCHED_ALLOC_2DIMAGE_LINEAR_PITCH_EXP_INFO", 131128 },
	{ "ZE_STRUCTURE_TYPE_KERNEL_ALLOCATION_PROPERTIES", 131129 },
	{ "ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC", 131130 },
	{ "ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION_DESC", 131131 },
	{ "ZE_STRUCTURE_TYPE_EVENT_SYNC_MODE_DESC", 131132 },
	{ "ZE_STRUCTURE_TYPE_IPC_MEM_HANDLE_TYPE_EXT_DESC", 131133 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_EVENT_PROPERTIES", 131134 },
	{ "ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE_DESC", 131135 },
	{ "ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES", 131136 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES", 131137 },
	{ "ZE_STRUCTURE_TYPE_CUSTOM_PITCH_EXP_DESC", 131138 },
	{ "ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_DOTPRODUCT_EXT_PROPERTIES", 131139 },
	{ "ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_MODULE_DESC", 131140 },
	{ "ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_GRAPH_DESC", 131141 },
	{ "ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_OUTPUT", 131142 },
	{ "ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_PROPERTIES", 131143 },
	{ "ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_DUMP_DESC", 131144 },
};
static const struct cat_type t_ze_structure_type_t = { "ze_structure_type_t", CAT_ENUM, 4, 123, NULL, NULL, e_t_ze_structure_type_t };

static const struct cat_field m_t_ze_sub_allocation_t[] = {
	{ "base", &p_void_ptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_sub_allocation_t = { "ze_sub_allocation_t", CAT_STRUCT, 16, 2, NULL, m_t_ze_sub_allocation_t, NULL };

static const struct cat_field m_t_ze_synchronized_timestamp_data_ext_t[] = {
	{ "kernelStart", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "ns" },
	{ "kernelEnd", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false, .unit = "ns" },
};
static const struct cat_type t_ze_synchronized_timestamp_data_ext_t = { "ze_synchronized_timestamp_data_ext_t", CAT_STRUCT, 16, 2, NULL, m_t_ze_synchronized_timestamp_data_ext_t, NULL };

static const struct cat_field m_t_ze_synchronized_timestamp_result_ext_t[] = {
	{ "global", &t_ze_synchronized_timestamp_data_ext_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "context", &t_ze_synchronized_timestamp_data_ext_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_synchronized_timestamp_result_ext_t = { "ze_synchronized_timestamp_result_ext_t", CAT_STRUCT, 32, 2, NULL, m_t_ze_synchronized_timestamp_result_ext_t, NULL };

static const struct cat_field m_t_ze_uuid_t[] = {
	{ "id", &t_uint8_t_n16, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_uuid_t = { "ze_uuid_t", CAT_STRUCT, 16, 1, NULL, m_t_ze_uuid_t, NULL };

static const struct cat_field m_t_ze_validate_runtime_requirements_output_t[] = {
	{ "stype", &t_ze_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "result", &t_ze_validate_runtime_requirements_result_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_validate_runtime_requirements_output_t = { "ze_validate_runtime_requirements_output_t", CAT_STRUCT, 24, 3, NULL, m_t_ze_validate_runtime_requirements_output_t, NULL };

static const struct cat_enumerator e_t_ze_validate_runtime_requirements_result_t[] = {
	{ "ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_NOT_APPLICABLE", 0 },
	{ "ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_MET", 1 },
	{ "ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_MET_RECOMPILATION_ADVISABLE", 2 },
	{ "ZE_VALIDATE_RUNTIME_REQUIREMENTS_RESULT_REQUIREMENTS_NOT_MET", 3 },
};
static const struct cat_type t_ze_validate_runtime_requirements_result_t = { "ze_validate_runtime_requirements_result_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_ze_validate_runtime_requirements_result_t };

static const struct cat_type t_zex_mem_graph_free_callback_fn_t = { "zex_mem_graph_free_callback_fn_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_arg a_zeCommandListAppendBarrier[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
};
static const struct cat_role r_zeCommandListAppendBarrier[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(1) } },
};
static const struct cat_func f_zeCommandListAppendBarrier = {
	"zeCommandListAppendBarrier", "zeCommandListAppendBarrier", 1, CAT_API_ZE, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendBarrier, a_zeCommandListAppendBarrier, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendEventReset[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeCommandListAppendEventReset[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandListAppendEventReset = {
	"zeCommandListAppendEventReset", "zeCommandListAppendEventReset", 2, CAT_API_ZE, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendEventReset, a_zeCommandListAppendEventReset, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendGraphExt[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hGraph", &t_ze_executable_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
};
static const struct cat_role r_zeCommandListAppendGraphExt[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(3) } },
};
static const struct cat_func f_zeCommandListAppendGraphExt = {
	"zeCommandListAppendGraphExt", "zeCommandListAppendGraphExt", 3, CAT_API_ZE, CAT_F_KERNEL, 6, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendGraphExt, a_zeCommandListAppendGraphExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendHostFunction[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnHostFunction", &t_ze_host_function_callback_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_role r_zeCommandListAppendHostFunction[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_zeCommandListAppendHostFunction = {
	"zeCommandListAppendHostFunction", "zeCommandListAppendHostFunction", 4, CAT_API_ZE, CAT_F_KERNEL, 7, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendHostFunction, a_zeCommandListAppendHostFunction, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendImageCopy[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDstImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSrcImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
};
static const struct cat_role r_zeCommandListAppendImageCopy[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendImageCopy = {
	"zeCommandListAppendImageCopy", "zeCommandListAppendImageCopy", 5, CAT_API_ZE, CAT_F_COPY, 6, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendImageCopy, a_zeCommandListAppendImageCopy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendImageCopyFromMemory[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDstImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDstRegion", &p_const_ze_image_region_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_role r_zeCommandListAppendImageCopyFromMemory[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendImageCopyFromMemory = {
	"zeCommandListAppendImageCopyFromMemory", "zeCommandListAppendImageCopyFromMemory", 6, CAT_API_ZE, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendImageCopyFromMemory, a_zeCommandListAppendImageCopyFromMemory, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendImageCopyFromMemoryExt[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDstImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDstRegion", &p_const_ze_image_region_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "srcRowPitch", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcSlicePitch", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
};
static const struct cat_role r_zeCommandListAppendImageCopyFromMemoryExt[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(6) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendImageCopyFromMemoryExt = {
	"zeCommandListAppendImageCopyFromMemoryExt", "zeCommandListAppendImageCopyFromMemoryExt", 7, CAT_API_ZE, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendImageCopyFromMemoryExt, a_zeCommandListAppendImageCopyFromMemoryExt, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendImageCopyRegion[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDstImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSrcImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDstRegion", &p_const_ze_image_region_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pSrcRegion", &p_const_ze_image_region_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
};
static const struct cat_role r_zeCommandListAppendImageCopyRegion[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(5) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendImageCopyRegion = {
	"zeCommandListAppendImageCopyRegion", "zeCommandListAppendImageCopyRegion", 8, CAT_API_ZE, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendImageCopyRegion, a_zeCommandListAppendImageCopyRegion, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendImageCopyToMemory[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSrcImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrcRegion", &p_const_ze_image_region_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_role r_zeCommandListAppendImageCopyToMemory[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendImageCopyToMemory = {
	"zeCommandListAppendImageCopyToMemory", "zeCommandListAppendImageCopyToMemory", 9, CAT_API_ZE, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendImageCopyToMemory, a_zeCommandListAppendImageCopyToMemory, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendImageCopyToMemoryExt[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSrcImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrcRegion", &p_const_ze_image_region_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "destRowPitch", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "destSlicePitch", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
};
static const struct cat_role r_zeCommandListAppendImageCopyToMemoryExt[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(6) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendImageCopyToMemoryExt = {
	"zeCommandListAppendImageCopyToMemoryExt", "zeCommandListAppendImageCopyToMemoryExt", 10, CAT_API_ZE, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendImageCopyToMemoryExt, a_zeCommandListAppendImageCopyToMemoryExt, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendLaunchCooperativeKernel[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pLaunchFuncArgs", &p_const_ze_group_count_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
};
static const struct cat_role r_zeCommandListAppendLaunchCooperativeKernel[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(3), [CAT_PART_GLOBAL] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendLaunchCooperativeKernel = {
	"zeCommandListAppendLaunchCooperativeKernel", "zeCommandListAppendLaunchCooperativeKernel", 11, CAT_API_ZE, CAT_F_KERNEL, 6, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendLaunchCooperativeKernel, a_zeCommandListAppendLaunchCooperativeKernel, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendLaunchKernel[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pLaunchFuncArgs", &p_const_ze_group_count_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
};
static const struct cat_role r_zeCommandListAppendLaunchKernel[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(3), [CAT_PART_GLOBAL] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendLaunchKernel = {
	"zeCommandListAppendLaunchKernel", "zeCommandListAppendLaunchKernel", 12, CAT_API_ZE, CAT_F_KERNEL, 6, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendLaunchKernel, a_zeCommandListAppendLaunchKernel, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendLaunchKernelIndirect[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pLaunchArgumentsBuffer", &p_const_ze_group_count_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
};
static const struct cat_role r_zeCommandListAppendLaunchKernelIndirect[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(3) } },
};
static const struct cat_func f_zeCommandListAppendLaunchKernelIndirect = {
	"zeCommandListAppendLaunchKernelIndirect", "zeCommandListAppendLaunchKernelIndirect", 13, CAT_API_ZE, CAT_F_KERNEL, 6, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendLaunchKernelIndirect, a_zeCommandListAppendLaunchKernelIndirect, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendLaunchKernelWithArguments[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "groupCounts", &t_ze_group_count_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "groupSizes", &t_ze_group_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pArguments", &p_void_ptr_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
};
static const struct cat_role r_zeCommandListAppendLaunchKernelWithArguments[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(6), [CAT_PART_GLOBAL] = CAT_ARG(2), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_zeCommandListAppendLaunchKernelWithArguments = {
	"zeCommandListAppendLaunchKernelWithArguments", "zeCommandListAppendLaunchKernelWithArguments", 14, CAT_API_ZE, CAT_F_KERNEL, 9, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendLaunchKernelWithArguments, a_zeCommandListAppendLaunchKernelWithArguments, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendLaunchKernelWithParameters[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGroupCounts", &p_const_ze_group_count_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_role r_zeCommandListAppendLaunchKernelWithParameters[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(4), [CAT_PART_GLOBAL] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendLaunchKernelWithParameters = {
	"zeCommandListAppendLaunchKernelWithParameters", "zeCommandListAppendLaunchKernelWithParameters", 15, CAT_API_ZE, CAT_F_KERNEL, 7, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendLaunchKernelWithParameters, a_zeCommandListAppendLaunchKernelWithParameters, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendLaunchMultipleKernelsIndirect[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numKernels", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phKernels", &p_ze_kernel_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pCountBuffer", &p_const_uint32_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pLaunchArgumentsBuffer", &p_const_ze_group_count_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
};
static const struct cat_role r_zeCommandListAppendLaunchMultipleKernelsIndirect[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_zeCommandListAppendLaunchMultipleKernelsIndirect = {
	"zeCommandListAppendLaunchMultipleKernelsIndirect", "zeCommandListAppendLaunchMultipleKernelsIndirect", 16, CAT_API_ZE, CAT_F_KERNEL, 8, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendLaunchMultipleKernelsIndirect, a_zeCommandListAppendLaunchMultipleKernelsIndirect, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendMemAdvise[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "advice", &t_ze_memory_advice_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeCommandListAppendMemAdvise[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandListAppendMemAdvise = {
	"zeCommandListAppendMemAdvise", "zeCommandListAppendMemAdvise", 17, CAT_API_ZE, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendMemAdvise, a_zeCommandListAppendMemAdvise, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendMemoryCopy[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_role r_zeCommandListAppendMemoryCopy[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendMemoryCopy = {
	"zeCommandListAppendMemoryCopy", "zeCommandListAppendMemoryCopy", 18, CAT_API_ZE, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendMemoryCopy, a_zeCommandListAppendMemoryCopy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendMemoryCopyFromContext[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContextSrc", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
};
static const struct cat_role r_zeCommandListAppendMemoryCopyFromContext[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(5) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_zeCommandListAppendMemoryCopyFromContext = {
	"zeCommandListAppendMemoryCopyFromContext", "zeCommandListAppendMemoryCopyFromContext", 19, CAT_API_ZE, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendMemoryCopyFromContext, a_zeCommandListAppendMemoryCopyFromContext, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendMemoryCopyRegion[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstRegion", &p_const_ze_copy_region_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "dstPitch", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "dstSlicePitch", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcRegion", &p_const_ze_copy_region_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "srcPitch", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcSlicePitch", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
};
static const struct cat_role r_zeCommandListAppendMemoryCopyRegion[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(5), [CAT_PART_WIDTH] = CAT_ARG(2), [CAT_PART_HEIGHT] = CAT_ARG(2), [CAT_PART_DEPTH] = CAT_ARG(2) }, { [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4), [CAT_PART_DEPTH] = CAT_ARG(5) } },
};
static const struct cat_func f_zeCommandListAppendMemoryCopyRegion = {
	"zeCommandListAppendMemoryCopyRegion", "zeCommandListAppendMemoryCopyRegion", 20, CAT_API_ZE, CAT_F_COPY, 12, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendMemoryCopyRegion, a_zeCommandListAppendMemoryCopyRegion, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendMemoryCopyWithParameters[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
};
static const struct cat_role r_zeCommandListAppendMemoryCopyWithParameters[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(5) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendMemoryCopyWithParameters = {
	"zeCommandListAppendMemoryCopyWithParameters", "zeCommandListAppendMemoryCopyWithParameters", 21, CAT_API_ZE, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendMemoryCopyWithParameters, a_zeCommandListAppendMemoryCopyWithParameters, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendMemoryFill[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "pattern_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
};
static const struct cat_role r_zeCommandListAppendMemoryFill[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(5) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_zeCommandListAppendMemoryFill = {
	"zeCommandListAppendMemoryFill", "zeCommandListAppendMemoryFill", 22, CAT_API_ZE, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendMemoryFill, a_zeCommandListAppendMemoryFill, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendMemoryFillWithParameters[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "pattern_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
};
static const struct cat_role r_zeCommandListAppendMemoryFillWithParameters[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(6) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_zeCommandListAppendMemoryFillWithParameters = {
	"zeCommandListAppendMemoryFillWithParameters", "zeCommandListAppendMemoryFillWithParameters", 23, CAT_API_ZE, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_zeCommandListAppendMemoryFillWithParameters, a_zeCommandListAppendMemoryFillWithParameters, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendMemoryPrefetch[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_zeCommandListAppendMemoryPrefetch[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandListAppendMemoryPrefetch = {
	"zeCommandListAppendMemoryPrefetch", "zeCommandListAppendMemoryPrefetch", 24, CAT_API_ZE, CAT_F_COPY, 3, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendMemoryPrefetch, a_zeCommandListAppendMemoryPrefetch, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendMemoryRangesBarrier[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numRanges", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pRangeSizes", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pRanges", &p_const_void_ptr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_role r_zeCommandListAppendMemoryRangesBarrier[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_zeCommandListAppendMemoryRangesBarrier = {
	"zeCommandListAppendMemoryRangesBarrier", "zeCommandListAppendMemoryRangesBarrier", 25, CAT_API_ZE, CAT_F_SYNC, 7, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendMemoryRangesBarrier, a_zeCommandListAppendMemoryRangesBarrier, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendQueryKernelTimestamps[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEvents", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEvents", &p_ze_event_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "dstptr", &p_void_ptr, CAT_IN | CAT_OUT, CAT_LEN_NONE, 0 },
	{ "pOffsets", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 1, .unit = "bytes" },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
};
static const struct cat_role r_zeCommandListAppendQueryKernelTimestamps[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_zeCommandListAppendQueryKernelTimestamps = {
	"zeCommandListAppendQueryKernelTimestamps", "zeCommandListAppendQueryKernelTimestamps", 26, CAT_API_ZE, 0, 8, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendQueryKernelTimestamps, a_zeCommandListAppendQueryKernelTimestamps, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendSignalEvent[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeCommandListAppendSignalEvent[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_EVENT] = CAT_ARG(1) } },
};
static const struct cat_func f_zeCommandListAppendSignalEvent = {
	"zeCommandListAppendSignalEvent", "zeCommandListAppendSignalEvent", 27, CAT_API_ZE, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendSignalEvent, a_zeCommandListAppendSignalEvent, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendSignalExternalSemaphoreExt[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSemaphores", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phSemaphores", &p_ze_external_semaphore_ext_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "signalParams", &p_ze_external_semaphore_signal_params_ext_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_role r_zeCommandListAppendSignalExternalSemaphoreExt[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_zeCommandListAppendSignalExternalSemaphoreExt = {
	"zeCommandListAppendSignalExternalSemaphoreExt", "zeCommandListAppendSignalExternalSemaphoreExt", 28, CAT_API_ZE, CAT_F_SYNC, 7, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendSignalExternalSemaphoreExt, a_zeCommandListAppendSignalExternalSemaphoreExt, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendWaitExternalSemaphoreExt[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSemaphores", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phSemaphores", &p_ze_external_semaphore_ext_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "waitParams", &p_ze_external_semaphore_wait_params_ext_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_role r_zeCommandListAppendWaitExternalSemaphoreExt[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_zeCommandListAppendWaitExternalSemaphoreExt = {
	"zeCommandListAppendWaitExternalSemaphoreExt", "zeCommandListAppendWaitExternalSemaphoreExt", 29, CAT_API_ZE, CAT_F_SYNC, 7, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendWaitExternalSemaphoreExt, a_zeCommandListAppendWaitExternalSemaphoreExt, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendWaitOnEvents[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEvents", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEvents", &p_ze_event_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
};
static const struct cat_role r_zeCommandListAppendWaitOnEvents[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(1), [CAT_PART_WAIT] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendWaitOnEvents = {
	"zeCommandListAppendWaitOnEvents", "zeCommandListAppendWaitOnEvents", 30, CAT_API_ZE, CAT_F_SYNC, 3, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendWaitOnEvents, a_zeCommandListAppendWaitOnEvents, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListAppendWriteGlobalTimestamp[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstptr", &p_uint64_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
};
static const struct cat_role r_zeCommandListAppendWriteGlobalTimestamp[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GROUPS, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(2) } },
};
static const struct cat_func f_zeCommandListAppendWriteGlobalTimestamp = {
	"zeCommandListAppendWriteGlobalTimestamp", "zeCommandListAppendWriteGlobalTimestamp", 31, CAT_API_ZE, 0, 5, 0, CAT_OK_RESULT, 1, r_zeCommandListAppendWriteGlobalTimestamp, a_zeCommandListAppendWriteGlobalTimestamp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListBeginCaptureIntoGraphExt[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hGraph", &t_ze_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeCommandListBeginCaptureIntoGraphExt = {
	"zeCommandListBeginCaptureIntoGraphExt", "zeCommandListBeginCaptureIntoGraphExt", 32, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListBeginCaptureIntoGraphExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListBeginGraphCaptureExt[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeCommandListBeginGraphCaptureExt = {
	"zeCommandListBeginGraphCaptureExt", "zeCommandListBeginGraphCaptureExt", 33, CAT_API_ZE, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListBeginGraphCaptureExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListClose[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeCommandListClose = {
	"zeCommandListClose", "zeCommandListClose", 34, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListClose, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListCreate[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_command_list_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phCommandList", &p_ze_command_list_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeCommandListCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandListCreate = {
	"zeCommandListCreate", "zeCommandListCreate", 35, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 1, r_zeCommandListCreate, a_zeCommandListCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListCreateCloneExp[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phClonedCommandList", &p_ze_command_list_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeCommandListCreateCloneExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandListCreateCloneExp = {
	"zeCommandListCreateCloneExp", "zeCommandListCreateCloneExp", 36, CAT_API_ZE, 0, 2, 0, CAT_OK_RESULT, 1, r_zeCommandListCreateCloneExp, a_zeCommandListCreateCloneExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListCreateImmediate[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "altdesc", &p_const_ze_command_queue_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phCommandList", &p_ze_command_list_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeCommandListCreateImmediate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandListCreateImmediate = {
	"zeCommandListCreateImmediate", "zeCommandListCreateImmediate", 37, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 1, r_zeCommandListCreateImmediate, a_zeCommandListCreateImmediate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListDestroy[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeCommandListDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandListDestroy = {
	"zeCommandListDestroy", "zeCommandListDestroy", 38, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeCommandListDestroy, a_zeCommandListDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListEndGraphCaptureExt[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	{ "phGraph", &p_ze_graph_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeCommandListEndGraphCaptureExt[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandListEndGraphCaptureExt = {
	"zeCommandListEndGraphCaptureExt", "zeCommandListEndGraphCaptureExt", 39, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 1, r_zeCommandListEndGraphCaptureExt, a_zeCommandListEndGraphCaptureExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListGetContextHandle[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phContext", &p_ze_context_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListGetContextHandle = {
	"zeCommandListGetContextHandle", "zeCommandListGetContextHandle", 40, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListGetContextHandle, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListGetDeviceHandle[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevice", &p_ze_device_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListGetDeviceHandle = {
	"zeCommandListGetDeviceHandle", "zeCommandListGetDeviceHandle", 41, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListGetDeviceHandle, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListGetFlags[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFlags", &p_ze_command_list_flags_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListGetFlags = {
	"zeCommandListGetFlags", "zeCommandListGetFlags", 42, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListGetFlags, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListGetGraphExt[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phGraph", &p_ze_graph_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListGetGraphExt = {
	"zeCommandListGetGraphExt", "zeCommandListGetGraphExt", 43, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListGetGraphExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListGetNextCommandIdExp[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_mutable_command_id_exp_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pCommandId", &p_uint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListGetNextCommandIdExp = {
	"zeCommandListGetNextCommandIdExp", "zeCommandListGetNextCommandIdExp", 44, CAT_API_ZE, CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListGetNextCommandIdExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListGetNextCommandIdWithKernelsExp[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_mutable_command_id_exp_desc_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "numKernels", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phKernels", &p_ze_kernel_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pCommandId", &p_uint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListGetNextCommandIdWithKernelsExp = {
	"zeCommandListGetNextCommandIdWithKernelsExp", "zeCommandListGetNextCommandIdWithKernelsExp", 45, CAT_API_ZE, CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListGetNextCommandIdWithKernelsExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListGetOrdinal[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOrdinal", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListGetOrdinal = {
	"zeCommandListGetOrdinal", "zeCommandListGetOrdinal", 46, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListGetOrdinal, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListHostSynchronize[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "timeout", &t_uint64_t, CAT_IN | CAT_FOREVER, CAT_LEN_NONE, 0, .unit = "ns" },
};
static const struct cat_role r_zeCommandListHostSynchronize[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandListHostSynchronize = {
	"zeCommandListHostSynchronize", "zeCommandListHostSynchronize", 47, CAT_API_ZE, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 1, r_zeCommandListHostSynchronize, a_zeCommandListHostSynchronize, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListImmediateAppendCommandListsExp[] = {
	{ "hCommandListImmediate", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numCommandLists", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phCommandLists", &p_ze_command_list_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
};
static const struct cat_role r_zeCommandListImmediateAppendCommandListsExp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_COUNT] = CAT_ARG(1), [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(3) } },
};
static const struct cat_func f_zeCommandListImmediateAppendCommandListsExp = {
	"zeCommandListImmediateAppendCommandListsExp", "zeCommandListImmediateAppendCommandListsExp", 48, CAT_API_ZE, CAT_F_KERNEL, 6, 0, CAT_OK_RESULT, 1, r_zeCommandListImmediateAppendCommandListsExp, a_zeCommandListImmediateAppendCommandListsExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListImmediateAppendCommandListsWithParameters[] = {
	{ "hCommandListImmediate", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numCommandLists", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phCommandLists", &p_ze_command_list_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_role r_zeCommandListImmediateAppendCommandListsWithParameters[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_COUNT] = CAT_ARG(1), [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_zeCommandListImmediateAppendCommandListsWithParameters = {
	"zeCommandListImmediateAppendCommandListsWithParameters", "zeCommandListImmediateAppendCommandListsWithParameters", 49, CAT_API_ZE, CAT_F_KERNEL, 7, 0, CAT_OK_RESULT, 1, r_zeCommandListImmediateAppendCommandListsWithParameters, a_zeCommandListImmediateAppendCommandListsWithParameters, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListImmediateGetFlags[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFlags", &p_ze_command_queue_flags_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListImmediateGetFlags = {
	"zeCommandListImmediateGetFlags", "zeCommandListImmediateGetFlags", 50, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListImmediateGetFlags, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListImmediateGetIndex[] = {
	{ "hCommandListImmediate", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIndex", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListImmediateGetIndex = {
	"zeCommandListImmediateGetIndex", "zeCommandListImmediateGetIndex", 51, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListImmediateGetIndex, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListImmediateGetMode[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMode", &p_ze_command_queue_mode_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListImmediateGetMode = {
	"zeCommandListImmediateGetMode", "zeCommandListImmediateGetMode", 52, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListImmediateGetMode, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListImmediateGetPriority[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPriority", &p_ze_command_queue_priority_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListImmediateGetPriority = {
	"zeCommandListImmediateGetPriority", "zeCommandListImmediateGetPriority", 53, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListImmediateGetPriority, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListIsGraphCaptureEnabledExt[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeCommandListIsGraphCaptureEnabledExt = {
	"zeCommandListIsGraphCaptureEnabledExt", "zeCommandListIsGraphCaptureEnabledExt", 54, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListIsGraphCaptureEnabledExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListIsImmediate[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIsImmediate", &p_ze_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListIsImmediate = {
	"zeCommandListIsImmediate", "zeCommandListIsImmediate", 55, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListIsImmediate, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListIsMutableExp[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIsMutable", &p_ze_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListIsMutableExp = {
	"zeCommandListIsMutableExp", "zeCommandListIsMutableExp", 56, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListIsMutableExp, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandListReset[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeCommandListReset = {
	"zeCommandListReset", "zeCommandListReset", 57, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListReset, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandListUpdateMutableCommandKernelsExp[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numKernels", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCommandId", &p_uint64_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "phKernels", &p_ze_kernel_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_zeCommandListUpdateMutableCommandKernelsExp = {
	"zeCommandListUpdateMutableCommandKernelsExp", "zeCommandListUpdateMutableCommandKernelsExp", 58, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListUpdateMutableCommandKernelsExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListUpdateMutableCommandSignalEventExp[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "commandId", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeCommandListUpdateMutableCommandSignalEventExp = {
	"zeCommandListUpdateMutableCommandSignalEventExp", "zeCommandListUpdateMutableCommandSignalEventExp", 59, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListUpdateMutableCommandSignalEventExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListUpdateMutableCommandWaitEventsExp[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "commandId", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
};
static const struct cat_func f_zeCommandListUpdateMutableCommandWaitEventsExp = {
	"zeCommandListUpdateMutableCommandWaitEventsExp", "zeCommandListUpdateMutableCommandWaitEventsExp", 60, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListUpdateMutableCommandWaitEventsExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandListUpdateMutableCommandsExp[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_mutable_commands_exp_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandListUpdateMutableCommandsExp = {
	"zeCommandListUpdateMutableCommandsExp", "zeCommandListUpdateMutableCommandsExp", 61, CAT_API_ZE, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandListUpdateMutableCommandsExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandQueueCreate[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_command_queue_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phCommandQueue", &p_ze_command_queue_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeCommandQueueCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandQueueCreate = {
	"zeCommandQueueCreate", "zeCommandQueueCreate", 62, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 1, r_zeCommandQueueCreate, a_zeCommandQueueCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandQueueDestroy[] = {
	{ "hCommandQueue", &t_ze_command_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeCommandQueueDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandQueueDestroy = {
	"zeCommandQueueDestroy", "zeCommandQueueDestroy", 63, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeCommandQueueDestroy, a_zeCommandQueueDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandQueueExecuteCommandLists[] = {
	{ "hCommandQueue", &t_ze_command_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numCommandLists", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phCommandLists", &p_ze_command_list_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "hFence", &t_ze_fence_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeCommandQueueExecuteCommandLists[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_COUNT] = CAT_ARG(1), [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_EVENT] = CAT_ARG(3) } },
};
static const struct cat_func f_zeCommandQueueExecuteCommandLists = {
	"zeCommandQueueExecuteCommandLists", "zeCommandQueueExecuteCommandLists", 64, CAT_API_ZE, CAT_F_KERNEL, 4, 0, CAT_OK_RESULT, 1, r_zeCommandQueueExecuteCommandLists, a_zeCommandQueueExecuteCommandLists, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeCommandQueueGetFlags[] = {
	{ "hCmdQueue", &t_ze_command_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFlags", &p_ze_command_queue_flags_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandQueueGetFlags = {
	"zeCommandQueueGetFlags", "zeCommandQueueGetFlags", 65, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandQueueGetFlags, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandQueueGetIndex[] = {
	{ "hCommandQueue", &t_ze_command_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIndex", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandQueueGetIndex = {
	"zeCommandQueueGetIndex", "zeCommandQueueGetIndex", 66, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandQueueGetIndex, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandQueueGetMode[] = {
	{ "hCmdQueue", &t_ze_command_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMode", &p_ze_command_queue_mode_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandQueueGetMode = {
	"zeCommandQueueGetMode", "zeCommandQueueGetMode", 67, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandQueueGetMode, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandQueueGetOrdinal[] = {
	{ "hCommandQueue", &t_ze_command_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOrdinal", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandQueueGetOrdinal = {
	"zeCommandQueueGetOrdinal", "zeCommandQueueGetOrdinal", 68, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandQueueGetOrdinal, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeCommandQueueGetPriority[] = {
	{ "hCmdQueue", &t_ze_command_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPriority", &p_ze_command_queue_priority_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeCommandQueueGetPriority = {
	"zeCommandQueueGetPriority", "zeCommandQueueGetPriority", 69, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeCommandQueueGetPriority, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeCommandQueueSynchronize[] = {
	{ "hCommandQueue", &t_ze_command_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "timeout", &t_uint64_t, CAT_IN | CAT_FOREVER, CAT_LEN_NONE, 0, .unit = "ns" },
};
static const struct cat_role r_zeCommandQueueSynchronize[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeCommandQueueSynchronize = {
	"zeCommandQueueSynchronize", "zeCommandQueueSynchronize", 70, CAT_API_ZE, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 1, r_zeCommandQueueSynchronize, a_zeCommandQueueSynchronize, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeContextCreate[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_context_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phContext", &p_ze_context_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeContextCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeContextCreate = {
	"zeContextCreate", "zeContextCreate", 71, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 1, r_zeContextCreate, a_zeContextCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeContextCreateEx[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_context_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_ze_device_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "phContext", &p_ze_context_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeContextCreateEx[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeContextCreateEx = {
	"zeContextCreateEx", "zeContextCreateEx", 72, CAT_API_ZE, 0, 5, 0, CAT_OK_RESULT, 1, r_zeContextCreateEx, a_zeContextCreateEx, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeContextDestroy[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeContextDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeContextDestroy = {
	"zeContextDestroy", "zeContextDestroy", 73, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeContextDestroy, a_zeContextDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeContextEvictImage[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeContextEvictImage = {
	"zeContextEvictImage", "zeContextEvictImage", 74, CAT_API_ZE, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeContextEvictImage, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeContextEvictMemory[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_zeContextEvictMemory = {
	"zeContextEvictMemory", "zeContextEvictMemory", 75, CAT_API_ZE, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeContextEvictMemory, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeContextGetStatus[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeContextGetStatus = {
	"zeContextGetStatus", "zeContextGetStatus", 76, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeContextGetStatus, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeContextMakeImageResident[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeContextMakeImageResident = {
	"zeContextMakeImageResident", "zeContextMakeImageResident", 77, CAT_API_ZE, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeContextMakeImageResident, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeContextMakeMemoryResident[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_zeContextMakeMemoryResident = {
	"zeContextMakeMemoryResident", "zeContextMakeMemoryResident", 78, CAT_API_ZE, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeContextMakeMemoryResident, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeContextSystemBarrier[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeContextSystemBarrier = {
	"zeContextSystemBarrier", "zeContextSystemBarrier", 79, CAT_API_ZE, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeContextSystemBarrier, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceCanAccessPeer[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hPeerDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_ze_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceCanAccessPeer = {
	"zeDeviceCanAccessPeer", "zeDeviceCanAccessPeer", 80, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceCanAccessPeer, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGet[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phDevices", &p_ze_device_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeDeviceGet = {
	"zeDeviceGet", "zeDeviceGet", 81, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGet, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetAggregatedCopyOffloadIncrementValue[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "incrementValue", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceGetAggregatedCopyOffloadIncrementValue = {
	"zeDeviceGetAggregatedCopyOffloadIncrementValue", "zeDeviceGetAggregatedCopyOffloadIncrementValue", 82, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetAggregatedCopyOffloadIncrementValue, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeDeviceGetCacheProperties[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pCacheProperties", &p_ze_device_cache_properties_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeDeviceGetCacheProperties = {
	"zeDeviceGetCacheProperties", "zeDeviceGetCacheProperties", 83, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetCacheProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetCommandQueueGroupProperties[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pCommandQueueGroupProperties", &p_ze_command_queue_group_properties_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeDeviceGetCommandQueueGroupProperties = {
	"zeDeviceGetCommandQueueGroupProperties", "zeDeviceGetCommandQueueGroupProperties", 84, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetCommandQueueGroupProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetComputeProperties[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pComputeProperties", &p_ze_device_compute_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceGetComputeProperties = {
	"zeDeviceGetComputeProperties", "zeDeviceGetComputeProperties", 85, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetComputeProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetCounterBasedEventMaxValue[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "maxValue", &p_uint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceGetCounterBasedEventMaxValue = {
	"zeDeviceGetCounterBasedEventMaxValue", "zeDeviceGetCounterBasedEventMaxValue", 86, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetCounterBasedEventMaxValue, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeDeviceGetExternalMemoryProperties[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pExternalMemoryProperties", &p_ze_device_external_memory_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceGetExternalMemoryProperties = {
	"zeDeviceGetExternalMemoryProperties", "zeDeviceGetExternalMemoryProperties", 87, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetExternalMemoryProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetFabricVertexExp[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phVertex", &p_ze_fabric_vertex_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceGetFabricVertexExp = {
	"zeDeviceGetFabricVertexExp", "zeDeviceGetFabricVertexExp", 88, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetFabricVertexExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetGlobalTimestamps[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostTimestamp", &p_uint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "ns" },
	{ "deviceTimestamp", &p_uint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "ns" },
};
static const struct cat_func f_zeDeviceGetGlobalTimestamps = {
	"zeDeviceGetGlobalTimestamps", "zeDeviceGetGlobalTimestamps", 89, CAT_API_ZE, CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetGlobalTimestamps, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetImageProperties[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageProperties", &p_ze_device_image_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceGetImageProperties = {
	"zeDeviceGetImageProperties", "zeDeviceGetImageProperties", 90, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetImageProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetMemoryAccessProperties[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemAccessProperties", &p_ze_device_memory_access_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceGetMemoryAccessProperties = {
	"zeDeviceGetMemoryAccessProperties", "zeDeviceGetMemoryAccessProperties", 91, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetMemoryAccessProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetMemoryProperties[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pMemProperties", &p_ze_device_memory_properties_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeDeviceGetMemoryProperties = {
	"zeDeviceGetMemoryProperties", "zeDeviceGetMemoryProperties", 92, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetMemoryProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetModuleProperties[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pModuleProperties", &p_ze_device_module_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceGetModuleProperties = {
	"zeDeviceGetModuleProperties", "zeDeviceGetModuleProperties", 93, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetModuleProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetP2PProperties[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hPeerDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pP2PProperties", &p_ze_device_p2p_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceGetP2PProperties = {
	"zeDeviceGetP2PProperties", "zeDeviceGetP2PProperties", 94, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetP2PProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetProperties[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDeviceProperties", &p_ze_device_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeDeviceGetProperties[] = {
	{ CAT_ACT_NAME, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(1) }, { [CAT_PART_NAME] = CAT_ARG(20) } },
	{ CAT_ACT_CLOCK, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(1), [CAT_PART_WHEN] = CAT_ARG(1) }, { [CAT_PART_SIZE] = CAT_ARG(18), [CAT_PART_VALUE] = CAT_ARG(16), [CAT_PART_WHEN] = CAT_ARG(0) }, 3 },
	{ CAT_ACT_CLOCK, CAT_CLOCK_HERTZ, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(1), [CAT_PART_WHEN] = CAT_ARG(1) }, { [CAT_PART_SIZE] = CAT_ARG(18), [CAT_PART_VALUE] = CAT_ARG(16), [CAT_PART_WHEN] = CAT_ARG(0) }, 131078 },
};
static const struct cat_func f_zeDeviceGetProperties = {
	"zeDeviceGetProperties", "zeDeviceGetProperties", 95, CAT_API_ZE, CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 3, r_zeDeviceGetProperties, a_zeDeviceGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetRootDevice[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phRootDevice", &p_ze_device_handle_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceGetRootDevice = {
	"zeDeviceGetRootDevice", "zeDeviceGetRootDevice", 96, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetRootDevice, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeDeviceGetRuntimeRequirements[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pObjDesc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "pRequirements", &p_char_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 2 },
};
static const struct cat_func f_zeDeviceGetRuntimeRequirements = {
	"zeDeviceGetRuntimeRequirements", "zeDeviceGetRuntimeRequirements", 97, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetRuntimeRequirements, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeDeviceGetRuntimeRequirementsKey[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pKey", &p_const_char_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceGetRuntimeRequirementsKey = {
	"zeDeviceGetRuntimeRequirementsKey", "zeDeviceGetRuntimeRequirementsKey", 98, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetRuntimeRequirementsKey, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeDeviceGetStatus[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeDeviceGetStatus = {
	"zeDeviceGetStatus", "zeDeviceGetStatus", 99, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetStatus, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetSubDevices[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phSubdevices", &p_ze_device_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeDeviceGetSubDevices = {
	"zeDeviceGetSubDevices", "zeDeviceGetSubDevices", 100, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetSubDevices, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceGetVectorWidthPropertiesExt[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pVectorWidthProperties", &p_ze_device_vector_width_properties_ext_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeDeviceGetVectorWidthPropertiesExt = {
	"zeDeviceGetVectorWidthPropertiesExt", "zeDeviceGetVectorWidthPropertiesExt", 101, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceGetVectorWidthPropertiesExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeDeviceImportExternalSemaphoreExt[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_external_semaphore_ext_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phSemaphore", &p_ze_external_semaphore_ext_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeDeviceImportExternalSemaphoreExt[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeDeviceImportExternalSemaphoreExt = {
	"zeDeviceImportExternalSemaphoreExt", "zeDeviceImportExternalSemaphoreExt", 102, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 1, r_zeDeviceImportExternalSemaphoreExt, a_zeDeviceImportExternalSemaphoreExt, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeDevicePciGetPropertiesExt[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPciProperties", &p_ze_pci_ext_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDevicePciGetPropertiesExt = {
	"zeDevicePciGetPropertiesExt", "zeDevicePciGetPropertiesExt", 103, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDevicePciGetPropertiesExt, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceReleaseExternalSemaphoreExt[] = {
	{ "hSemaphore", &t_ze_external_semaphore_ext_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeDeviceReleaseExternalSemaphoreExt[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeDeviceReleaseExternalSemaphoreExt = {
	"zeDeviceReleaseExternalSemaphoreExt", "zeDeviceReleaseExternalSemaphoreExt", 104, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeDeviceReleaseExternalSemaphoreExt, a_zeDeviceReleaseExternalSemaphoreExt, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeDeviceReserveCacheExt[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "cacheLevel", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "cacheReservationSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_zeDeviceReserveCacheExt = {
	"zeDeviceReserveCacheExt", "zeDeviceReserveCacheExt", 105, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceReserveCacheExt, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceSetCacheAdviceExt[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "regionSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "cacheRegion", &t_ze_cache_ext_region_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeDeviceSetCacheAdviceExt = {
	"zeDeviceSetCacheAdviceExt", "zeDeviceSetCacheAdviceExt", 106, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceSetCacheAdviceExt, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDeviceSynchronize[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeDeviceSynchronize[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeDeviceSynchronize = {
	"zeDeviceSynchronize", "zeDeviceSynchronize", 107, CAT_API_ZE, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 1, r_zeDeviceSynchronize, a_zeDeviceSynchronize, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeDeviceValidateRuntimeRequirements[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pRequirements", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pOut", &p_ze_validate_runtime_requirements_output_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDeviceValidateRuntimeRequirements = {
	"zeDeviceValidateRuntimeRequirements", "zeDeviceValidateRuntimeRequirements", 108, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDeviceValidateRuntimeRequirements, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeDriverGet[] = {
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phDrivers", &p_ze_driver_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 0 },
};
static const struct cat_func f_zeDriverGet = {
	"zeDriverGet", "zeDriverGet", 109, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDriverGet, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDriverGetApiVersion[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "version", &p_ze_api_version_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDriverGetApiVersion = {
	"zeDriverGetApiVersion", "zeDriverGetApiVersion", 110, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDriverGetApiVersion, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDriverGetDefaultContext[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeDriverGetDefaultContext = {
	"zeDriverGetDefaultContext", "zeDriverGetDefaultContext", 111, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_NOT_NULL, 0, NULL, a_zeDriverGetDefaultContext, &t_ze_context_handle_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeDriverGetExtensionFunctionAddress[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ppFunctionAddress", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDriverGetExtensionFunctionAddress = {
	"zeDriverGetExtensionFunctionAddress", "zeDriverGetExtensionFunctionAddress", 112, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDriverGetExtensionFunctionAddress, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDriverGetExtensionProperties[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pExtensionProperties", &p_ze_driver_extension_properties_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeDriverGetExtensionProperties = {
	"zeDriverGetExtensionProperties", "zeDriverGetExtensionProperties", 113, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDriverGetExtensionProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDriverGetIpcProperties[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIpcProperties", &p_ze_driver_ipc_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDriverGetIpcProperties = {
	"zeDriverGetIpcProperties", "zeDriverGetIpcProperties", 114, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDriverGetIpcProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDriverGetLastErrorDescription[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ppString", &p_const_char_ptr_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDriverGetLastErrorDescription = {
	"zeDriverGetLastErrorDescription", "zeDriverGetLastErrorDescription", 115, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDriverGetLastErrorDescription, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeDriverGetProperties[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDriverProperties", &p_ze_driver_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeDriverGetProperties = {
	"zeDriverGetProperties", "zeDriverGetProperties", 116, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeDriverGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeDriverRTASFormatCompatibilityCheckExp[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rtasFormatA", &t_ze_rtas_format_exp_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rtasFormatB", &t_ze_rtas_format_exp_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeDriverRTASFormatCompatibilityCheckExp = {
	"zeDriverRTASFormatCompatibilityCheckExp", "zeDriverRTASFormatCompatibilityCheckExp", 117, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDriverRTASFormatCompatibilityCheckExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeDriverRTASFormatCompatibilityCheckExt[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rtasFormatA", &t_ze_rtas_format_ext_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rtasFormatB", &t_ze_rtas_format_ext_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeDriverRTASFormatCompatibilityCheckExt = {
	"zeDriverRTASFormatCompatibilityCheckExt", "zeDriverRTASFormatCompatibilityCheckExt", 118, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeDriverRTASFormatCompatibilityCheckExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeEventCounterBasedCloseIpcHandle[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeEventCounterBasedCloseIpcHandle[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeEventCounterBasedCloseIpcHandle = {
	"zeEventCounterBasedCloseIpcHandle", "zeEventCounterBasedCloseIpcHandle", 119, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeEventCounterBasedCloseIpcHandle, a_zeEventCounterBasedCloseIpcHandle, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeEventCounterBasedCreate[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_event_counter_based_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ze_event_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeEventCounterBasedCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeEventCounterBasedCreate = {
	"zeEventCounterBasedCreate", "zeEventCounterBasedCreate", 120, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 1, r_zeEventCounterBasedCreate, a_zeEventCounterBasedCreate, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeEventCounterBasedGetDeviceAddress[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "completionValue", &p_uint64_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "deviceAddress", &p_uint64_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = "address" },
};
static const struct cat_func f_zeEventCounterBasedGetDeviceAddress = {
	"zeEventCounterBasedGetDeviceAddress", "zeEventCounterBasedGetDeviceAddress", 121, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeEventCounterBasedGetDeviceAddress, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeEventCounterBasedGetIpcHandle[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phIpc", &p_ze_ipc_event_counter_based_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeEventCounterBasedGetIpcHandle = {
	"zeEventCounterBasedGetIpcHandle", "zeEventCounterBasedGetIpcHandle", 122, CAT_API_ZE, CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeEventCounterBasedGetIpcHandle, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeEventCounterBasedOpenIpcHandle[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hIpc", &t_ze_ipc_event_counter_based_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEvent", &p_ze_event_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeEventCounterBasedOpenIpcHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeEventCounterBasedOpenIpcHandle = {
	"zeEventCounterBasedOpenIpcHandle", "zeEventCounterBasedOpenIpcHandle", 123, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 1, r_zeEventCounterBasedOpenIpcHandle, a_zeEventCounterBasedOpenIpcHandle, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeEventCreate[] = {
	{ "hEventPool", &t_ze_event_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_event_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phEvent", &p_ze_event_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeEventCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeEventCreate = {
	"zeEventCreate", "zeEventCreate", 124, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 1, r_zeEventCreate, a_zeEventCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventDestroy[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeEventDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeEventDestroy = {
	"zeEventDestroy", "zeEventDestroy", 125, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeEventDestroy, a_zeEventDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventGetCounterBasedFlags[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFlags", &p_ze_event_counter_based_flags_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeEventGetCounterBasedFlags = {
	"zeEventGetCounterBasedFlags", "zeEventGetCounterBasedFlags", 126, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeEventGetCounterBasedFlags, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeEventGetEventPool[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventPool", &p_ze_event_pool_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeEventGetEventPool = {
	"zeEventGetEventPool", "zeEventGetEventPool", 127, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeEventGetEventPool, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeEventGetSignalScope[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSignalScope", &p_ze_event_scope_flags_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeEventGetSignalScope = {
	"zeEventGetSignalScope", "zeEventGetSignalScope", 128, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeEventGetSignalScope, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeEventGetWaitScope[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pWaitScope", &p_ze_event_scope_flags_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeEventGetWaitScope = {
	"zeEventGetWaitScope", "zeEventGetWaitScope", 129, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeEventGetWaitScope, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeEventHostReset[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeEventHostReset = {
	"zeEventHostReset", "zeEventHostReset", 130, CAT_API_ZE, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeEventHostReset, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventHostSignal[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeEventHostSignal = {
	"zeEventHostSignal", "zeEventHostSignal", 131, CAT_API_ZE, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeEventHostSignal, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventHostSynchronize[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "timeout", &t_uint64_t, CAT_IN | CAT_FOREVER, CAT_LEN_NONE, 0, .unit = "ns" },
};
static const struct cat_role r_zeEventHostSynchronize[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeEventHostSynchronize = {
	"zeEventHostSynchronize", "zeEventHostSynchronize", 132, CAT_API_ZE, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 1, r_zeEventHostSynchronize, a_zeEventHostSynchronize, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventPoolCloseIpcHandle[] = {
	{ "hEventPool", &t_ze_event_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeEventPoolCloseIpcHandle[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeEventPoolCloseIpcHandle = {
	"zeEventPoolCloseIpcHandle", "zeEventPoolCloseIpcHandle", 133, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeEventPoolCloseIpcHandle, a_zeEventPoolCloseIpcHandle, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventPoolCreate[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_event_pool_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_ze_device_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "phEventPool", &p_ze_event_pool_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeEventPoolCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeEventPoolCreate = {
	"zeEventPoolCreate", "zeEventPoolCreate", 134, CAT_API_ZE, 0, 5, 0, CAT_OK_RESULT, 1, r_zeEventPoolCreate, a_zeEventPoolCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventPoolDestroy[] = {
	{ "hEventPool", &t_ze_event_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeEventPoolDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeEventPoolDestroy = {
	"zeEventPoolDestroy", "zeEventPoolDestroy", 135, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeEventPoolDestroy, a_zeEventPoolDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventPoolGetContextHandle[] = {
	{ "hEventPool", &t_ze_event_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phContext", &p_ze_context_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeEventPoolGetContextHandle = {
	"zeEventPoolGetContextHandle", "zeEventPoolGetContextHandle", 136, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeEventPoolGetContextHandle, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeEventPoolGetFlags[] = {
	{ "hEventPool", &t_ze_event_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFlags", &p_ze_event_pool_flags_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeEventPoolGetFlags = {
	"zeEventPoolGetFlags", "zeEventPoolGetFlags", 137, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeEventPoolGetFlags, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeEventPoolGetIpcHandle[] = {
	{ "hEventPool", &t_ze_event_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phIpc", &p_ze_ipc_event_pool_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeEventPoolGetIpcHandle = {
	"zeEventPoolGetIpcHandle", "zeEventPoolGetIpcHandle", 138, CAT_API_ZE, CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeEventPoolGetIpcHandle, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventPoolOpenIpcHandle[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hIpc", &t_ze_ipc_event_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventPool", &p_ze_event_pool_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeEventPoolOpenIpcHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeEventPoolOpenIpcHandle = {
	"zeEventPoolOpenIpcHandle", "zeEventPoolOpenIpcHandle", 139, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 1, r_zeEventPoolOpenIpcHandle, a_zeEventPoolOpenIpcHandle, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventPoolPutIpcHandle[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hIpc", &t_ze_ipc_event_pool_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeEventPoolPutIpcHandle = {
	"zeEventPoolPutIpcHandle", "zeEventPoolPutIpcHandle", 140, CAT_API_ZE, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeEventPoolPutIpcHandle, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeEventQueryKernelTimestamp[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstptr", &p_ze_kernel_timestamp_result_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeEventQueryKernelTimestamp[] = {
	{ CAT_ACT_TIMES, CAT_TIMES_TICKS, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(1) }, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_zeEventQueryKernelTimestamp = {
	"zeEventQueryKernelTimestamp", "zeEventQueryKernelTimestamp", 141, CAT_API_ZE, CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 1, r_zeEventQueryKernelTimestamp, a_zeEventQueryKernelTimestamp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventQueryKernelTimestampsExt[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pResults", &p_ze_event_query_kernel_timestamps_results_ext_properties_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 2 },
};
static const struct cat_func f_zeEventQueryKernelTimestampsExt = {
	"zeEventQueryKernelTimestampsExt", "zeEventQueryKernelTimestampsExt", 142, CAT_API_ZE, CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeEventQueryKernelTimestampsExt, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeEventQueryStatus[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeEventQueryStatus = {
	"zeEventQueryStatus", "zeEventQueryStatus", 143, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY | CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeEventQueryStatus, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeEventQueryTimestampsExp[] = {
	{ "hEvent", &t_ze_event_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pTimestamps", &p_ze_kernel_timestamp_result_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 2 },
};
static const struct cat_role r_zeEventQueryTimestampsExp[] = {
	{ CAT_ACT_TIMES, CAT_TIMES_TICKS, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(3) }, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_zeEventQueryTimestampsExp = {
	"zeEventQueryTimestampsExp", "zeEventQueryTimestampsExp", 144, CAT_API_ZE, CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 1, r_zeEventQueryTimestampsExp, a_zeEventQueryTimestampsExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeExecutableGraphDestroyExt[] = {
	{ "hGraph", &t_ze_executable_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeExecutableGraphDestroyExt[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeExecutableGraphDestroyExt = {
	"zeExecutableGraphDestroyExt", "zeExecutableGraphDestroyExt", 145, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeExecutableGraphDestroyExt, a_zeExecutableGraphDestroyExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeExecutableGraphGetSourceGraphExt[] = {
	{ "hGraph", &t_ze_executable_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phSourceGraph", &p_ze_graph_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeExecutableGraphGetSourceGraphExt = {
	"zeExecutableGraphGetSourceGraphExt", "zeExecutableGraphGetSourceGraphExt", 146, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeExecutableGraphGetSourceGraphExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeFabricEdgeGetExp[] = {
	{ "hVertexA", &t_ze_fabric_vertex_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hVertexB", &t_ze_fabric_vertex_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phEdges", &p_ze_fabric_edge_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 2 },
};
static const struct cat_func f_zeFabricEdgeGetExp = {
	"zeFabricEdgeGetExp", "zeFabricEdgeGetExp", 147, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeFabricEdgeGetExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeFabricEdgeGetPropertiesExp[] = {
	{ "hEdge", &t_ze_fabric_edge_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pEdgeProperties", &p_ze_fabric_edge_exp_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeFabricEdgeGetPropertiesExp = {
	"zeFabricEdgeGetPropertiesExp", "zeFabricEdgeGetPropertiesExp", 148, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeFabricEdgeGetPropertiesExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeFabricEdgeGetVerticesExp[] = {
	{ "hEdge", &t_ze_fabric_edge_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phVertexA", &p_ze_fabric_vertex_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phVertexB", &p_ze_fabric_vertex_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeFabricEdgeGetVerticesExp = {
	"zeFabricEdgeGetVerticesExp", "zeFabricEdgeGetVerticesExp", 149, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeFabricEdgeGetVerticesExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeFabricVertexGetDeviceExp[] = {
	{ "hVertex", &t_ze_fabric_vertex_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevice", &p_ze_device_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeFabricVertexGetDeviceExp = {
	"zeFabricVertexGetDeviceExp", "zeFabricVertexGetDeviceExp", 150, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeFabricVertexGetDeviceExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeFabricVertexGetExp[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phVertices", &p_ze_fabric_vertex_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeFabricVertexGetExp = {
	"zeFabricVertexGetExp", "zeFabricVertexGetExp", 151, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeFabricVertexGetExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeFabricVertexGetPropertiesExp[] = {
	{ "hVertex", &t_ze_fabric_vertex_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pVertexProperties", &p_ze_fabric_vertex_exp_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeFabricVertexGetPropertiesExp = {
	"zeFabricVertexGetPropertiesExp", "zeFabricVertexGetPropertiesExp", 152, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeFabricVertexGetPropertiesExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeFabricVertexGetSubVerticesExp[] = {
	{ "hVertex", &t_ze_fabric_vertex_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phSubvertices", &p_ze_fabric_vertex_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeFabricVertexGetSubVerticesExp = {
	"zeFabricVertexGetSubVerticesExp", "zeFabricVertexGetSubVerticesExp", 153, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeFabricVertexGetSubVerticesExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeFenceCreate[] = {
	{ "hCommandQueue", &t_ze_command_queue_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_fence_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phFence", &p_ze_fence_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeFenceCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeFenceCreate = {
	"zeFenceCreate", "zeFenceCreate", 154, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 1, r_zeFenceCreate, a_zeFenceCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeFenceDestroy[] = {
	{ "hFence", &t_ze_fence_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeFenceDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeFenceDestroy = {
	"zeFenceDestroy", "zeFenceDestroy", 155, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeFenceDestroy, a_zeFenceDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeFenceHostSynchronize[] = {
	{ "hFence", &t_ze_fence_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "timeout", &t_uint64_t, CAT_IN | CAT_FOREVER, CAT_LEN_NONE, 0, .unit = "ns" },
};
static const struct cat_role r_zeFenceHostSynchronize[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeFenceHostSynchronize = {
	"zeFenceHostSynchronize", "zeFenceHostSynchronize", 156, CAT_API_ZE, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 1, r_zeFenceHostSynchronize, a_zeFenceHostSynchronize, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeFenceQueryStatus[] = {
	{ "hFence", &t_ze_fence_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeFenceQueryStatus = {
	"zeFenceQueryStatus", "zeFenceQueryStatus", 157, CAT_API_ZE, CAT_F_GETTER | CAT_F_SYNC | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeFenceQueryStatus, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeFenceReset[] = {
	{ "hFence", &t_ze_fence_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeFenceReset = {
	"zeFenceReset", "zeFenceReset", 158, CAT_API_ZE, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeFenceReset, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeGraphCreateExt[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	{ "phGraph", &p_ze_graph_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeGraphCreateExt[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeGraphCreateExt = {
	"zeGraphCreateExt", "zeGraphCreateExt", 159, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 1, r_zeGraphCreateExt, a_zeGraphCreateExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeGraphDestroyExt[] = {
	{ "hGraph", &t_ze_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeGraphDestroyExt[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeGraphDestroyExt = {
	"zeGraphDestroyExt", "zeGraphDestroyExt", 160, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeGraphDestroyExt, a_zeGraphDestroyExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeGraphDumpContentsExt[] = {
	{ "hGraph", &t_ze_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "filePath", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeGraphDumpContentsExt = {
	"zeGraphDumpContentsExt", "zeGraphDumpContentsExt", 161, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeGraphDumpContentsExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeGraphGetPrimaryCommandListExt[] = {
	{ "hGraph", &t_ze_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phCommandList", &p_ze_command_list_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeGraphGetPrimaryCommandListExt = {
	"zeGraphGetPrimaryCommandListExt", "zeGraphGetPrimaryCommandListExt", 162, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeGraphGetPrimaryCommandListExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeGraphInstantiateExt[] = {
	{ "hGraph", &t_ze_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	{ "phExecutableGraph", &p_ze_executable_graph_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeGraphInstantiateExt[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeGraphInstantiateExt = {
	"zeGraphInstantiateExt", "zeGraphInstantiateExt", 163, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 1, r_zeGraphInstantiateExt, a_zeGraphInstantiateExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeGraphIsEmptyExt[] = {
	{ "hGraph", &t_ze_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeGraphIsEmptyExt = {
	"zeGraphIsEmptyExt", "zeGraphIsEmptyExt", 164, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeGraphIsEmptyExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeGraphSetDestructionCallbackExt[] = {
	{ "hGraph", &t_ze_graph_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnCallback", &t_zex_mem_graph_free_callback_fn_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pNext", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeGraphSetDestructionCallbackExt = {
	"zeGraphSetDestructionCallbackExt", "zeGraphSetDestructionCallbackExt", 165, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeGraphSetDestructionCallbackExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeImageCreate[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phImage", &p_ze_image_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeImageCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeImageCreate = {
	"zeImageCreate", "zeImageCreate", 166, CAT_API_ZE, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_zeImageCreate, a_zeImageCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeImageDestroy[] = {
	{ "hImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeImageDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeImageDestroy = {
	"zeImageDestroy", "zeImageDestroy", 167, CAT_API_ZE, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_zeImageDestroy, a_zeImageDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeImageGetAllocPropertiesExt[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageAllocProperties", &p_ze_image_allocation_ext_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeImageGetAllocPropertiesExt = {
	"zeImageGetAllocPropertiesExt", "zeImageGetAllocPropertiesExt", 168, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeImageGetAllocPropertiesExt, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeImageGetDeviceOffsetExp[] = {
	{ "hImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDeviceOffset", &p_uint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeImageGetDeviceOffsetExp = {
	"zeImageGetDeviceOffsetExp", "zeImageGetDeviceOffsetExp", 169, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeImageGetDeviceOffsetExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeImageGetMemoryPropertiesExp[] = {
	{ "hImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemoryProperties", &p_ze_image_memory_properties_exp_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeImageGetMemoryPropertiesExp = {
	"zeImageGetMemoryPropertiesExp", "zeImageGetMemoryPropertiesExp", 170, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeImageGetMemoryPropertiesExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeImageGetProperties[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pImageProperties", &p_ze_image_properties_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeImageGetProperties = {
	"zeImageGetProperties", "zeImageGetProperties", 171, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeImageGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeImageViewCreateExp[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phImageView", &p_ze_image_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeImageViewCreateExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(3) } },
};
static const struct cat_func f_zeImageViewCreateExp = {
	"zeImageViewCreateExp", "zeImageViewCreateExp", 172, CAT_API_ZE, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_zeImageViewCreateExp, a_zeImageViewCreateExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeImageViewCreateExt[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_image_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hImage", &t_ze_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phImageView", &p_ze_image_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeImageViewCreateExt[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(3) } },
};
static const struct cat_func f_zeImageViewCreateExt = {
	"zeImageViewCreateExt", "zeImageViewCreateExt", 173, CAT_API_ZE, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_zeImageViewCreateExt, a_zeImageViewCreateExt, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeInit[] = {
	{ "flags", &t_ze_init_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeInit = {
	"zeInit", "zeInit", 174, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_zeInit, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeInitDrivers[] = {
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phDrivers", &p_ze_driver_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 0 },
	{ "desc", &p_ze_init_driver_type_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeInitDrivers = {
	"zeInitDrivers", "zeInitDrivers", 175, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeInitDrivers, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeKernelCreate[] = {
	{ "hModule", &t_ze_module_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_kernel_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phKernel", &p_ze_kernel_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeKernelCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(1) }, { [CAT_PART_NAME] = CAT_ARG(3) } },
};
static const struct cat_func f_zeKernelCreate = {
	"zeKernelCreate", "zeKernelCreate", 176, CAT_API_ZE, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 1, r_zeKernelCreate, a_zeKernelCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelDestroy[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeKernelDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeKernelDestroy = {
	"zeKernelDestroy", "zeKernelDestroy", 177, CAT_API_ZE, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_zeKernelDestroy, a_zeKernelDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelGetAllocationPropertiesExp[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pAllocationProperties", &p_ze_kernel_allocation_exp_properties_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeKernelGetAllocationPropertiesExp = {
	"zeKernelGetAllocationPropertiesExp", "zeKernelGetAllocationPropertiesExp", 178, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeKernelGetAllocationPropertiesExp, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeKernelGetBinaryExp[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pKernelBinary", &p_uint8_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeKernelGetBinaryExp = {
	"zeKernelGetBinaryExp", "zeKernelGetBinaryExp", 179, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeKernelGetBinaryExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeKernelGetIndirectAccess[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFlags", &p_ze_kernel_indirect_access_flags_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeKernelGetIndirectAccess = {
	"zeKernelGetIndirectAccess", "zeKernelGetIndirectAccess", 180, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeKernelGetIndirectAccess, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelGetName[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "pName", &p_char_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_role r_zeKernelGetName[] = {
	{ CAT_ACT_NAME, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(2) } },
};
static const struct cat_func f_zeKernelGetName = {
	"zeKernelGetName", "zeKernelGetName", 181, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 1, r_zeKernelGetName, a_zeKernelGetName, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelGetProperties[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pKernelProperties", &p_ze_kernel_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeKernelGetProperties = {
	"zeKernelGetProperties", "zeKernelGetProperties", 182, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeKernelGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelGetSourceAttributes[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSize", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "pString", &p_char_ptr_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeKernelGetSourceAttributes = {
	"zeKernelGetSourceAttributes", "zeKernelGetSourceAttributes", 183, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeKernelGetSourceAttributes, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelSchedulingHintExp[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pHint", &p_ze_scheduling_hint_exp_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeKernelSchedulingHintExp = {
	"zeKernelSchedulingHintExp", "zeKernelSchedulingHintExp", 184, CAT_API_ZE, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeKernelSchedulingHintExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelSetArgumentValue[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pArgValue", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_BYTES, 2 },
};
static const struct cat_role r_zeKernelSetArgumentValue[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(3) } },
};
static const struct cat_func f_zeKernelSetArgumentValue = {
	"zeKernelSetArgumentValue", "zeKernelSetArgumentValue", 185, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 1, r_zeKernelSetArgumentValue, a_zeKernelSetArgumentValue, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelSetCacheConfig[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_ze_cache_config_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeKernelSetCacheConfig = {
	"zeKernelSetCacheConfig", "zeKernelSetCacheConfig", 186, CAT_API_ZE, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeKernelSetCacheConfig, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelSetGlobalOffsetExp[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offsetX", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offsetY", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offsetZ", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeKernelSetGlobalOffsetExp = {
	"zeKernelSetGlobalOffsetExp", "zeKernelSetGlobalOffsetExp", 187, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeKernelSetGlobalOffsetExp, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelSetGroupSize[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "groupSizeX", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "groupSizeY", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "groupSizeZ", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeKernelSetGroupSize[] = {
	{ CAT_ACT_SETSIZE, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(1) } },
};
static const struct cat_func f_zeKernelSetGroupSize = {
	"zeKernelSetGroupSize", "zeKernelSetGroupSize", 188, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 1, r_zeKernelSetGroupSize, a_zeKernelSetGroupSize, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelSetIndirectAccess[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_ze_kernel_indirect_access_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeKernelSetIndirectAccess = {
	"zeKernelSetIndirectAccess", "zeKernelSetIndirectAccess", 189, CAT_API_ZE, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeKernelSetIndirectAccess, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelSuggestGroupSize[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "globalSizeX", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "globalSizeY", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "globalSizeZ", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "groupSizeX", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "groupSizeY", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "groupSizeZ", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeKernelSuggestGroupSize = {
	"zeKernelSuggestGroupSize", "zeKernelSuggestGroupSize", 190, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 7, 0, CAT_OK_RESULT, 0, NULL, a_zeKernelSuggestGroupSize, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeKernelSuggestMaxCooperativeGroupCount[] = {
	{ "hKernel", &t_ze_kernel_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "totalGroupCount", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeKernelSuggestMaxCooperativeGroupCount = {
	"zeKernelSuggestMaxCooperativeGroupCount", "zeKernelSuggestMaxCooperativeGroupCount", 191, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeKernelSuggestMaxCooperativeGroupCount, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeMemAllocDevice[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device_desc", &p_const_ze_device_mem_alloc_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "alignment", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pptr", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeMemAllocDevice[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(5), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_zeMemAllocDevice = {
	"zeMemAllocDevice", "zeMemAllocDevice", 192, CAT_API_ZE, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_zeMemAllocDevice, a_zeMemAllocDevice, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeMemAllocHost[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "host_desc", &p_const_ze_host_mem_alloc_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "alignment", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pptr", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeMemAllocHost[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_HOST, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(4), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_zeMemAllocHost = {
	"zeMemAllocHost", "zeMemAllocHost", 193, CAT_API_ZE, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_zeMemAllocHost, a_zeMemAllocHost, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeMemAllocShared[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device_desc", &p_const_ze_device_mem_alloc_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "host_desc", &p_const_ze_host_mem_alloc_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "alignment", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pptr", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeMemAllocShared[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_SHARED, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(6), [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_zeMemAllocShared = {
	"zeMemAllocShared", "zeMemAllocShared", 194, CAT_API_ZE, CAT_F_MEMORY, 7, 0, CAT_OK_RESULT, 1, r_zeMemAllocShared, a_zeMemAllocShared, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeMemCloseIpcHandle[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeMemCloseIpcHandle[] = {
	{ CAT_ACT_FREE, CAT_MEM_IMPORTED, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(1) } },
};
static const struct cat_func f_zeMemCloseIpcHandle = {
	"zeMemCloseIpcHandle", "zeMemCloseIpcHandle", 195, CAT_API_ZE, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_zeMemCloseIpcHandle, a_zeMemCloseIpcHandle, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeMemFree[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeMemFree[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(1) } },
};
static const struct cat_func f_zeMemFree = {
	"zeMemFree", "zeMemFree", 196, CAT_API_ZE, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_zeMemFree, a_zeMemFree, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeMemFreeExt[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemFreeDesc", &p_const_ze_memory_free_ext_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeMemFreeExt[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(2) } },
};
static const struct cat_func f_zeMemFreeExt = {
	"zeMemFreeExt", "zeMemFreeExt", 197, CAT_API_ZE, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_zeMemFreeExt, a_zeMemFreeExt, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeMemGetAddressRange[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBase", &p_void_ptr_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pSize", &p_size_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeMemGetAddressRange = {
	"zeMemGetAddressRange", "zeMemGetAddressRange", 198, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeMemGetAddressRange, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeMemGetAllocProperties[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemAllocProperties", &p_ze_memory_allocation_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phDevice", &p_ze_device_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeMemGetAllocProperties = {
	"zeMemGetAllocProperties", "zeMemGetAllocProperties", 199, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeMemGetAllocProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeMemGetAtomicAccessAttributeExp[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pAttr", &p_ze_memory_atomic_attr_exp_flags_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeMemGetAtomicAccessAttributeExp = {
	"zeMemGetAtomicAccessAttributeExp", "zeMemGetAtomicAccessAttributeExp", 200, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_zeMemGetAtomicAccessAttributeExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeMemGetFileDescriptorFromIpcHandleExp[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ipcHandle", &t_ze_ipc_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pHandle", &p_uint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeMemGetFileDescriptorFromIpcHandleExp = {
	"zeMemGetFileDescriptorFromIpcHandleExp", "zeMemGetFileDescriptorFromIpcHandleExp", 201, CAT_API_ZE, CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeMemGetFileDescriptorFromIpcHandleExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeMemGetIpcHandle[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIpcHandle", &p_ze_ipc_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeMemGetIpcHandle[] = {
	{ CAT_ACT_EXPORT, 0, { [CAT_PART_POINTER] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_zeMemGetIpcHandle = {
	"zeMemGetIpcHandle", "zeMemGetIpcHandle", 202, CAT_API_ZE, CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_zeMemGetIpcHandle, a_zeMemGetIpcHandle, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeMemGetIpcHandleFromFileDescriptorExp[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handle", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIpcHandle", &p_ze_ipc_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeMemGetIpcHandleFromFileDescriptorExp[] = {
	{ CAT_ACT_EXPORT, 0, { [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_zeMemGetIpcHandleFromFileDescriptorExp = {
	"zeMemGetIpcHandleFromFileDescriptorExp", "zeMemGetIpcHandleFromFileDescriptorExp", 203, CAT_API_ZE, CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_zeMemGetIpcHandleFromFileDescriptorExp, a_zeMemGetIpcHandleFromFileDescriptorExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeMemGetIpcHandleWithProperties[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pNext", &p_void_ptr, CAT_IN | CAT_OPTIONAL | CAT_NEXT, CAT_LEN_NONE, 0 },
	{ "pIpcHandle", &p_ze_ipc_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeMemGetIpcHandleWithProperties[] = {
	{ CAT_ACT_EXPORT, 0, { [CAT_PART_POINTER] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(3) } },
};
static const struct cat_func f_zeMemGetIpcHandleWithProperties = {
	"zeMemGetIpcHandleWithProperties", "zeMemGetIpcHandleWithProperties", 204, CAT_API_ZE, CAT_F_QUERY | CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_zeMemGetIpcHandleWithProperties, a_zeMemGetIpcHandleWithProperties, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeMemGetPitchFor2dImage[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "imageWidth", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "imageHeight", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "elementSizeInBytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "rowPitch", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeMemGetPitchFor2dImage = {
	"zeMemGetPitchFor2dImage", "zeMemGetPitchFor2dImage", 205, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_zeMemGetPitchFor2dImage, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeMemOpenIpcHandle[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handle", &t_ze_ipc_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_ze_ipc_memory_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pptr", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeMemOpenIpcHandle[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_IMPORTED, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(4), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_zeMemOpenIpcHandle = {
	"zeMemOpenIpcHandle", "zeMemOpenIpcHandle", 206, CAT_API_ZE, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_zeMemOpenIpcHandle, a_zeMemOpenIpcHandle, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeMemPutIpcHandle[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handle", &t_ze_ipc_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeMemPutIpcHandle[] = {
	{ CAT_ACT_UNEXPORT, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_zeMemPutIpcHandle = {
	"zeMemPutIpcHandle", "zeMemPutIpcHandle", 207, CAT_API_ZE, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_zeMemPutIpcHandle, a_zeMemPutIpcHandle, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeMemSetAtomicAccessAttributeExp[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "attr", &t_ze_memory_atomic_attr_exp_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeMemSetAtomicAccessAttributeExp = {
	"zeMemSetAtomicAccessAttributeExp", "zeMemSetAtomicAccessAttributeExp", 208, CAT_API_ZE, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 0, NULL, a_zeMemSetAtomicAccessAttributeExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeModuleBuildLogDestroy[] = {
	{ "hModuleBuildLog", &t_ze_module_build_log_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeModuleBuildLogDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeModuleBuildLogDestroy = {
	"zeModuleBuildLogDestroy", "zeModuleBuildLogDestroy", 209, CAT_API_ZE, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_zeModuleBuildLogDestroy, a_zeModuleBuildLogDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeModuleBuildLogGetString[] = {
	{ "hModuleBuildLog", &t_ze_module_build_log_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pBuildLog", &p_char_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeModuleBuildLogGetString = {
	"zeModuleBuildLogGetString", "zeModuleBuildLogGetString", 210, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeModuleBuildLogGetString, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeModuleCreate[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_module_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phModule", &p_ze_module_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phBuildLog", &p_ze_module_build_log_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeModuleCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(2) }, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_VALUE] = CAT_ARG(4) } },
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeModuleCreate = {
	"zeModuleCreate", "zeModuleCreate", 211, CAT_API_ZE, CAT_F_MODULE, 5, 0, CAT_OK_RESULT, 3, r_zeModuleCreate, a_zeModuleCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeModuleDestroy[] = {
	{ "hModule", &t_ze_module_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeModuleDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeModuleDestroy = {
	"zeModuleDestroy", "zeModuleDestroy", 212, CAT_API_ZE, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_zeModuleDestroy, a_zeModuleDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeModuleDynamicLink[] = {
	{ "numModules", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phModules", &p_ze_module_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "phLinkLog", &p_ze_module_build_log_handle_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeModuleDynamicLink[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_zeModuleDynamicLink = {
	"zeModuleDynamicLink", "zeModuleDynamicLink", 213, CAT_API_ZE, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 1, r_zeModuleDynamicLink, a_zeModuleDynamicLink, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeModuleGetFunctionPointer[] = {
	{ "hModule", &t_ze_module_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFunctionName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pfnFunction", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeModuleGetFunctionPointer = {
	"zeModuleGetFunctionPointer", "zeModuleGetFunctionPointer", 214, CAT_API_ZE, CAT_F_QUERY | CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeModuleGetFunctionPointer, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeModuleGetGlobalPointer[] = {
	{ "hModule", &t_ze_module_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pSize", &p_size_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pptr", &p_void_ptr_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeModuleGetGlobalPointer = {
	"zeModuleGetGlobalPointer", "zeModuleGetGlobalPointer", 215, CAT_API_ZE, CAT_F_QUERY | CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeModuleGetGlobalPointer, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeModuleGetKernelNames[] = {
	{ "hModule", &t_ze_module_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pNames", &p_const_char_ptr_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zeModuleGetKernelNames = {
	"zeModuleGetKernelNames", "zeModuleGetKernelNames", 216, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeModuleGetKernelNames, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeModuleGetNativeBinary[] = {
	{ "hModule", &t_ze_module_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "pModuleNativeBinary", &p_uint8_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeModuleGetNativeBinary[] = {
	{ CAT_ACT_BINARY, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_zeModuleGetNativeBinary = {
	"zeModuleGetNativeBinary", "zeModuleGetNativeBinary", 217, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 1, r_zeModuleGetNativeBinary, a_zeModuleGetNativeBinary, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeModuleGetProperties[] = {
	{ "hModule", &t_ze_module_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pModuleProperties", &p_ze_module_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeModuleGetProperties = {
	"zeModuleGetProperties", "zeModuleGetProperties", 218, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeModuleGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeModuleInspectLinkageExt[] = {
	{ "pInspectDesc", &p_ze_linkage_inspection_ext_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numModules", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phModules", &p_ze_module_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "phLog", &p_ze_module_build_log_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeModuleInspectLinkageExt[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_zeModuleInspectLinkageExt = {
	"zeModuleInspectLinkageExt", "zeModuleInspectLinkageExt", 219, CAT_API_ZE, CAT_F_GETTER | CAT_F_MODULE | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 1, r_zeModuleInspectLinkageExt, a_zeModuleInspectLinkageExt, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zePhysicalMemCreate[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_ze_physical_mem_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phPhysicalMemory", &p_ze_physical_mem_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zePhysicalMemCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_PHYSICAL, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(2) }, { [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_zePhysicalMemCreate = {
	"zePhysicalMemCreate", "zePhysicalMemCreate", 220, CAT_API_ZE, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_zePhysicalMemCreate, a_zePhysicalMemCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zePhysicalMemDestroy[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hPhysicalMemory", &t_ze_physical_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zePhysicalMemDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1) } },
};
static const struct cat_func f_zePhysicalMemDestroy = {
	"zePhysicalMemDestroy", "zePhysicalMemDestroy", 221, CAT_API_ZE, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_zePhysicalMemDestroy, a_zePhysicalMemDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zePhysicalMemGetProperties[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hPhysicalMem", &t_ze_physical_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMemProperties", &p_ze_physical_mem_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zePhysicalMemGetProperties = {
	"zePhysicalMemGetProperties", "zePhysicalMemGetProperties", 222, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zePhysicalMemGetProperties, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeRTASBuilderBuildExp[] = {
	{ "hBuilder", &t_ze_rtas_builder_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBuildOpDescriptor", &p_const_ze_rtas_builder_build_op_exp_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pScratchBuffer", &p_void_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "scratchBufferSizeBytes", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pRtasBuffer", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rtasBufferSizeBytes", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hParallelOperation", &t_ze_rtas_parallel_operation_exp_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pBuildUserPtr", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pBounds", &p_ze_rtas_aabb_exp_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pRtasBufferSizeBytes", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_zeRTASBuilderBuildExp = {
	"zeRTASBuilderBuildExp", "zeRTASBuilderBuildExp", 223, CAT_API_ZE, 0, 10, 0, CAT_OK_RESULT, 0, NULL, a_zeRTASBuilderBuildExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeRTASBuilderBuildExt[] = {
	{ "hBuilder", &t_ze_rtas_builder_ext_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBuildOpDescriptor", &p_const_ze_rtas_builder_build_op_ext_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pScratchBuffer", &p_void_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "scratchBufferSizeBytes", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pRtasBuffer", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rtasBufferSizeBytes", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hParallelOperation", &t_ze_rtas_parallel_operation_ext_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pBuildUserPtr", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pBounds", &p_ze_rtas_aabb_ext_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pRtasBufferSizeBytes", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_zeRTASBuilderBuildExt = {
	"zeRTASBuilderBuildExt", "zeRTASBuilderBuildExt", 224, CAT_API_ZE, 0, 10, 0, CAT_OK_RESULT, 0, NULL, a_zeRTASBuilderBuildExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeRTASBuilderCommandListAppendCopyExt[] = {
	{ "hCommandList", &t_ze_command_list_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hSignalEvent", &t_ze_event_handle_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numWaitEvents", &t_uint32_t, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phWaitEvents", &p_ze_event_handle_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_role r_zeRTASBuilderCommandListAppendCopyExt[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_zeRTASBuilderCommandListAppendCopyExt = {
	"zeRTASBuilderCommandListAppendCopyExt", "zeRTASBuilderCommandListAppendCopyExt", 225, CAT_API_ZE, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 2, r_zeRTASBuilderCommandListAppendCopyExt, a_zeRTASBuilderCommandListAppendCopyExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeRTASBuilderCreateExp[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDescriptor", &p_const_ze_rtas_builder_exp_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phBuilder", &p_ze_rtas_builder_exp_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeRTASBuilderCreateExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeRTASBuilderCreateExp = {
	"zeRTASBuilderCreateExp", "zeRTASBuilderCreateExp", 226, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 1, r_zeRTASBuilderCreateExp, a_zeRTASBuilderCreateExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeRTASBuilderCreateExt[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDescriptor", &p_const_ze_rtas_builder_ext_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phBuilder", &p_ze_rtas_builder_ext_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeRTASBuilderCreateExt[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeRTASBuilderCreateExt = {
	"zeRTASBuilderCreateExt", "zeRTASBuilderCreateExt", 227, CAT_API_ZE, 0, 3, 0, CAT_OK_RESULT, 1, r_zeRTASBuilderCreateExt, a_zeRTASBuilderCreateExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeRTASBuilderDestroyExp[] = {
	{ "hBuilder", &t_ze_rtas_builder_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeRTASBuilderDestroyExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeRTASBuilderDestroyExp = {
	"zeRTASBuilderDestroyExp", "zeRTASBuilderDestroyExp", 228, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeRTASBuilderDestroyExp, a_zeRTASBuilderDestroyExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeRTASBuilderDestroyExt[] = {
	{ "hBuilder", &t_ze_rtas_builder_ext_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeRTASBuilderDestroyExt[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeRTASBuilderDestroyExt = {
	"zeRTASBuilderDestroyExt", "zeRTASBuilderDestroyExt", 229, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeRTASBuilderDestroyExt, a_zeRTASBuilderDestroyExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeRTASBuilderGetBuildPropertiesExp[] = {
	{ "hBuilder", &t_ze_rtas_builder_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBuildOpDescriptor", &p_const_ze_rtas_builder_build_op_exp_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pProperties", &p_ze_rtas_builder_exp_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeRTASBuilderGetBuildPropertiesExp = {
	"zeRTASBuilderGetBuildPropertiesExp", "zeRTASBuilderGetBuildPropertiesExp", 230, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeRTASBuilderGetBuildPropertiesExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeRTASBuilderGetBuildPropertiesExt[] = {
	{ "hBuilder", &t_ze_rtas_builder_ext_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBuildOpDescriptor", &p_const_ze_rtas_builder_build_op_ext_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pProperties", &p_ze_rtas_builder_ext_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeRTASBuilderGetBuildPropertiesExt = {
	"zeRTASBuilderGetBuildPropertiesExt", "zeRTASBuilderGetBuildPropertiesExt", 231, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zeRTASBuilderGetBuildPropertiesExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeRTASParallelOperationCreateExp[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phParallelOperation", &p_ze_rtas_parallel_operation_exp_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeRTASParallelOperationCreateExp[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeRTASParallelOperationCreateExp = {
	"zeRTASParallelOperationCreateExp", "zeRTASParallelOperationCreateExp", 232, CAT_API_ZE, 0, 2, 0, CAT_OK_RESULT, 1, r_zeRTASParallelOperationCreateExp, a_zeRTASParallelOperationCreateExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeRTASParallelOperationCreateExt[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phParallelOperation", &p_ze_rtas_parallel_operation_ext_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeRTASParallelOperationCreateExt[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeRTASParallelOperationCreateExt = {
	"zeRTASParallelOperationCreateExt", "zeRTASParallelOperationCreateExt", 233, CAT_API_ZE, 0, 2, 0, CAT_OK_RESULT, 1, r_zeRTASParallelOperationCreateExt, a_zeRTASParallelOperationCreateExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeRTASParallelOperationDestroyExp[] = {
	{ "hParallelOperation", &t_ze_rtas_parallel_operation_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeRTASParallelOperationDestroyExp[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeRTASParallelOperationDestroyExp = {
	"zeRTASParallelOperationDestroyExp", "zeRTASParallelOperationDestroyExp", 234, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeRTASParallelOperationDestroyExp, a_zeRTASParallelOperationDestroyExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeRTASParallelOperationDestroyExt[] = {
	{ "hParallelOperation", &t_ze_rtas_parallel_operation_ext_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeRTASParallelOperationDestroyExt[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeRTASParallelOperationDestroyExt = {
	"zeRTASParallelOperationDestroyExt", "zeRTASParallelOperationDestroyExt", 235, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeRTASParallelOperationDestroyExt, a_zeRTASParallelOperationDestroyExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeRTASParallelOperationGetPropertiesExp[] = {
	{ "hParallelOperation", &t_ze_rtas_parallel_operation_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_ze_rtas_parallel_operation_exp_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeRTASParallelOperationGetPropertiesExp = {
	"zeRTASParallelOperationGetPropertiesExp", "zeRTASParallelOperationGetPropertiesExp", 236, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeRTASParallelOperationGetPropertiesExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeRTASParallelOperationGetPropertiesExt[] = {
	{ "hParallelOperation", &t_ze_rtas_parallel_operation_ext_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_ze_rtas_parallel_operation_ext_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeRTASParallelOperationGetPropertiesExt = {
	"zeRTASParallelOperationGetPropertiesExt", "zeRTASParallelOperationGetPropertiesExt", 237, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zeRTASParallelOperationGetPropertiesExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeRTASParallelOperationJoinExp[] = {
	{ "hParallelOperation", &t_ze_rtas_parallel_operation_exp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeRTASParallelOperationJoinExp[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeRTASParallelOperationJoinExp = {
	"zeRTASParallelOperationJoinExp", "zeRTASParallelOperationJoinExp", 238, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeRTASParallelOperationJoinExp, a_zeRTASParallelOperationJoinExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zeRTASParallelOperationJoinExt[] = {
	{ "hParallelOperation", &t_ze_rtas_parallel_operation_ext_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeRTASParallelOperationJoinExt[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeRTASParallelOperationJoinExt = {
	"zeRTASParallelOperationJoinExt", "zeRTASParallelOperationJoinExt", 239, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeRTASParallelOperationJoinExt, a_zeRTASParallelOperationJoinExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zeSamplerCreate[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_ze_sampler_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phSampler", &p_ze_sampler_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeSamplerCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeSamplerCreate = {
	"zeSamplerCreate", "zeSamplerCreate", 240, CAT_API_ZE, 0, 4, 0, CAT_OK_RESULT, 1, r_zeSamplerCreate, a_zeSamplerCreate, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeSamplerDestroy[] = {
	{ "hSampler", &t_ze_sampler_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeSamplerDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_zeSamplerDestroy = {
	"zeSamplerDestroy", "zeSamplerDestroy", 241, CAT_API_ZE, 0, 1, 0, CAT_OK_RESULT, 1, r_zeSamplerDestroy, a_zeSamplerDestroy, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeVirtualMemFree[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_zeVirtualMemFree[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(1), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_zeVirtualMemFree = {
	"zeVirtualMemFree", "zeVirtualMemFree", 242, CAT_API_ZE, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_zeVirtualMemFree, a_zeVirtualMemFree, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeVirtualMemGetAccessAttribute[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "access", &p_ze_memory_access_attribute_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "outSize", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeVirtualMemGetAccessAttribute = {
	"zeVirtualMemGetAccessAttribute", "zeVirtualMemGetAccessAttribute", 243, CAT_API_ZE, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 0, NULL, a_zeVirtualMemGetAccessAttribute, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeVirtualMemMap[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hPhysicalMemory", &t_ze_physical_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "access", &t_ze_memory_access_attribute_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_zeVirtualMemMap[] = {
	{ CAT_ACT_MAP, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_POINTER] = CAT_ARG(1), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_OFFSET] = CAT_ARG(4) } },
};
static const struct cat_func f_zeVirtualMemMap = {
	"zeVirtualMemMap", "zeVirtualMemMap", 244, CAT_API_ZE, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_zeVirtualMemMap, a_zeVirtualMemMap, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeVirtualMemQueryPageSize[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pagesize", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zeVirtualMemQueryPageSize = {
	"zeVirtualMemQueryPageSize", "zeVirtualMemQueryPageSize", 245, CAT_API_ZE, CAT_F_GETTER | CAT_F_MEMORY | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeVirtualMemQueryPageSize, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeVirtualMemReserve[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pStart", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pptr", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_zeVirtualMemReserve[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_VIRTUAL, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_zeVirtualMemReserve = {
	"zeVirtualMemReserve", "zeVirtualMemReserve", 246, CAT_API_ZE, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_zeVirtualMemReserve, a_zeVirtualMemReserve, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeVirtualMemSetAccessAttribute[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "access", &t_ze_memory_access_attribute_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zeVirtualMemSetAccessAttribute = {
	"zeVirtualMemSetAccessAttribute", "zeVirtualMemSetAccessAttribute", 247, CAT_API_ZE, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zeVirtualMemSetAccessAttribute, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zeVirtualMemUnmap[] = {
	{ "hContext", &t_ze_context_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_zeVirtualMemUnmap[] = {
	{ CAT_ACT_UNMAP, 0, { [CAT_PART_POINTER] = CAT_ARG(1), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_zeVirtualMemUnmap = {
	"zeVirtualMemUnmap", "zeVirtualMemUnmap", 248, CAT_API_ZE, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_zeVirtualMemUnmap, a_zeVirtualMemUnmap, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_func *const funcs[] = {
	&f_zeCommandListAppendBarrier,
	&f_zeCommandListAppendEventReset,
	&f_zeCommandListAppendGraphExt,
	&f_zeCommandListAppendHostFunction,
	&f_zeCommandListAppendImageCopy,
	&f_zeCommandListAppendImageCopyFromMemory,
	&f_zeCommandListAppendImageCopyFromMemoryExt,
	&f_zeCommandListAppendImageCopyRegion,
	&f_zeCommandListAppendImageCopyToMemory,
	&f_zeCommandListAppendImageCopyToMemoryExt,
	&f_zeCommandListAppendLaunchCooperativeKernel,
	&f_zeCommandListAppendLaunchKernel,
	&f_zeCommandListAppendLaunchKernelIndirect,
	&f_zeCommandListAppendLaunchKernelWithArguments,
	&f_zeCommandListAppendLaunchKernelWithParameters,
	&f_zeCommandListAppendLaunchMultipleKernelsIndirect,
	&f_zeCommandListAppendMemAdvise,
	&f_zeCommandListAppendMemoryCopy,
	&f_zeCommandListAppendMemoryCopyFromContext,
	&f_zeCommandListAppendMemoryCopyRegion,
	&f_zeCommandListAppendMemoryCopyWithParameters,
	&f_zeCommandListAppendMemoryFill,
	&f_zeCommandListAppendMemoryFillWithParameters,
	&f_zeCommandListAppendMemoryPrefetch,
	&f_zeCommandListAppendMemoryRangesBarrier,
	&f_zeCommandListAppendQueryKernelTimestamps,
	&f_zeCommandListAppendSignalEvent,
	&f_zeCommandListAppendSignalExternalSemaphoreExt,
	&f_zeCommandListAppendWaitExternalSemaphoreExt,
	&f_zeCommandListAppendWaitOnEvents,
	&f_zeCommandListAppendWriteGlobalTimestamp,
	&f_zeCommandListBeginCaptureIntoGraphExt,
	&f_zeCommandListBeginGraphCaptureExt,
	&f_zeCommandListClose,
	&f_zeCommandListCreate,
	&f_zeCommandListCreateCloneExp,
	&f_zeCommandListCreateImmediate,
	&f_zeCommandListDestroy,
	&f_zeCommandListEndGraphCaptureExt,
	&f_zeCommandListGetContextHandle,
	&f_zeCommandListGetDeviceHandle,
	&f_zeCommandListGetFlags,
	&f_zeCommandListGetGraphExt,
	&f_zeCommandListGetNextCommandIdExp,
	&f_zeCommandListGetNextCommandIdWithKernelsExp,
	&f_zeCommandListGetOrdinal,
	&f_zeCommandListHostSynchronize,
	&f_zeCommandListImmediateAppendCommandListsExp,
	&f_zeCommandListImmediateAppendCommandListsWithParameters,
	&f_zeCommandListImmediateGetFlags,
	&f_zeCommandListImmediateGetIndex,
	&f_zeCommandListImmediateGetMode,
	&f_zeCommandListImmediateGetPriority,
	&f_zeCommandListIsGraphCaptureEnabledExt,
	&f_zeCommandListIsImmediate,
	&f_zeCommandListIsMutableExp,
	&f_zeCommandListReset,
	&f_zeCommandListUpdateMutableCommandKernelsExp,
	&f_zeCommandListUpdateMutableCommandSignalEventExp,
	&f_zeCommandListUpdateMutableCommandWaitEventsExp,
	&f_zeCommandListUpdateMutableCommandsExp,
	&f_zeCommandQueueCreate,
	&f_zeCommandQueueDestroy,
	&f_zeCommandQueueExecuteCommandLists,
	&f_zeCommandQueueGetFlags,
	&f_zeCommandQueueGetIndex,
	&f_zeCommandQueueGetMode,
	&f_zeCommandQueueGetOrdinal,
	&f_zeCommandQueueGetPriority,
	&f_zeCommandQueueSynchronize,
	&f_zeContextCreate,
	&f_zeContextCreateEx,
	&f_zeContextDestroy,
	&f_zeContextEvictImage,
	&f_zeContextEvictMemory,
	&f_zeContextGetStatus,
	&f_zeContextMakeImageResident,
	&f_zeContextMakeMemoryResident,
	&f_zeContextSystemBarrier,
	&f_zeDeviceCanAccessPeer,
	&f_zeDeviceGet,
	&f_zeDeviceGetAggregatedCopyOffloadIncrementValue,
	&f_zeDeviceGetCacheProperties,
	&f_zeDeviceGetCommandQueueGroupProperties,
	&f_zeDeviceGetComputeProperties,
	&f_zeDeviceGetCounterBasedEventMaxValue,
	&f_zeDeviceGetExternalMemoryProperties,
	&f_zeDeviceGetFabricVertexExp,
	&f_zeDeviceGetGlobalTimestamps,
	&f_zeDeviceGetImageProperties,
	&f_zeDeviceGetMemoryAccessProperties,
	&f_zeDeviceGetMemoryProperties,
	&f_zeDeviceGetModuleProperties,
	&f_zeDeviceGetP2PProperties,
	&f_zeDeviceGetProperties,
	&f_zeDeviceGetRootDevice,
	&f_zeDeviceGetRuntimeRequirements,
	&f_zeDeviceGetRuntimeRequirementsKey,
	&f_zeDeviceGetStatus,
	&f_zeDeviceGetSubDevices,
	&f_zeDeviceGetVectorWidthPropertiesExt,
	&f_zeDeviceImportExternalSemaphoreExt,
	&f_zeDevicePciGetPropertiesExt,
	&f_zeDeviceReleaseExternalSemaphoreExt,
	&f_zeDeviceReserveCacheExt,
	&f_zeDeviceSetCacheAdviceExt,
	&f_zeDeviceSynchronize,
	&f_zeDeviceValidateRuntimeRequirements,
	&f_zeDriverGet,
	&f_zeDriverGetApiVersion,
	&f_zeDriverGetDefaultContext,
	&f_zeDriverGetExtensionFunctionAddress,
	&f_zeDriverGetExtensionProperties,
	&f_zeDriverGetIpcProperties,
	&f_zeDriverGetLastErrorDescription,
	&f_zeDriverGetProperties,
	&f_zeDriverRTASFormatCompatibilityCheckExp,
	&f_zeDriverRTASFormatCompatibilityCheckExt,
	&f_zeEventCounterBasedCloseIpcHandle,
	&f_zeEventCounterBasedCreate,
	&f_zeEventCounterBasedGetDeviceAddress,
	&f_zeEventCounterBasedGetIpcHandle,
	&f_zeEventCounterBasedOpenIpcHandle,
	&f_zeEventCreate,
	&f_zeEventDestroy,
	&f_zeEventGetCounterBasedFlags,
	&f_zeEventGetEventPool,
	&f_zeEventGetSignalScope,
	&f_zeEventGetWaitScope,
	&f_zeEventHostReset,
	&f_zeEventHostSignal,
	&f_zeEventHostSynchronize,
	&f_zeEventPoolCloseIpcHandle,
	&f_zeEventPoolCreate,
	&f_zeEventPoolDestroy,
	&f_zeEventPoolGetContextHandle,
	&f_zeEventPoolGetFlags,
	&f_zeEventPoolGetIpcHandle,
	&f_zeEventPoolOpenIpcHandle,
	&f_zeEventPoolPutIpcHandle,
	&f_zeEventQueryKernelTimestamp,
	&f_zeEventQueryKernelTimestampsExt,
	&f_zeEventQueryStatus,
	&f_zeEventQueryTimestampsExp,
	&f_zeExecutableGraphDestroyExt,
	&f_zeExecutableGraphGetSourceGraphExt,
	&f_zeFabricEdgeGetExp,
	&f_zeFabricEdgeGetPropertiesExp,
	&f_zeFabricEdgeGetVerticesExp,
	&f_zeFabricVertexGetDeviceExp,
	&f_zeFabricVertexGetExp,
	&f_zeFabricVertexGetPropertiesExp,
	&f_zeFabricVertexGetSubVerticesExp,
	&f_zeFenceCreate,
	&f_zeFenceDestroy,
	&f_zeFenceHostSynchronize,
	&f_zeFenceQueryStatus,
	&f_zeFenceReset,
	&f_zeGraphCreateExt,
	&f_zeGraphDestroyExt,
	&f_zeGraphDumpContentsExt,
	&f_zeGraphGetPrimaryCommandListExt,
	&f_zeGraphInstantiateExt,
	&f_zeGraphIsEmptyExt,
	&f_zeGraphSetDestructionCallbackExt,
	&f_zeImageCreate,
	&f_zeImageDestroy,
	&f_zeImageGetAllocPropertiesExt,
	&f_zeImageGetDeviceOffsetExp,
	&f_zeImageGetMemoryPropertiesExp,
	&f_zeImageGetProperties,
	&f_zeImageViewCreateExp,
	&f_zeImageViewCreateExt,
	&f_zeInit,
	&f_zeInitDrivers,
	&f_zeKernelCreate,
	&f_zeKernelDestroy,
	&f_zeKernelGetAllocationPropertiesExp,
	&f_zeKernelGetBinaryExp,
	&f_zeKernelGetIndirectAccess,
	&f_zeKernelGetName,
	&f_zeKernelGetProperties,
	&f_zeKernelGetSourceAttributes,
	&f_zeKernelSchedulingHintExp,
	&f_zeKernelSetArgumentValue,
	&f_zeKernelSetCacheConfig,
	&f_zeKernelSetGlobalOffsetExp,
	&f_zeKernelSetGroupSize,
	&f_zeKernelSetIndirectAccess,
	&f_zeKernelSuggestGroupSize,
	&f_zeKernelSuggestMaxCooperativeGroupCount,
	&f_zeMemAllocDevice,
	&f_zeMemAllocHost,
	&f_zeMemAllocShared,
	&f_zeMemCloseIpcHandle,
	&f_zeMemFree,
	&f_zeMemFreeExt,
	&f_zeMemGetAddressRange,
	&f_zeMemGetAllocProperties,
	&f_zeMemGetAtomicAccessAttributeExp,
	&f_zeMemGetFileDescriptorFromIpcHandleExp,
	&f_zeMemGetIpcHandle,
	&f_zeMemGetIpcHandleFromFileDescriptorExp,
	&f_zeMemGetIpcHandleWithProperties,
	&f_zeMemGetPitchFor2dImage,
	&f_zeMemOpenIpcHandle,
	&f_zeMemPutIpcHandle,
	&f_zeMemSetAtomicAccessAttributeExp,
	&f_zeModuleBuildLogDestroy,
	&f_zeModuleBuildLogGetString,
	&f_zeModuleCreate,
	&f_zeModuleDestroy,
	&f_zeModuleDynamicLink,
	&f_zeModuleGetFunctionPointer,
	&f_zeModuleGetGlobalPointer,
	&f_zeModuleGetKernelNames,
	&f_zeModuleGetNativeBinary,
	&f_zeModuleGetProperties,
	&f_zeModuleInspectLinkageExt,
	&f_zePhysicalMemCreate,
	&f_zePhysicalMemDestroy,
	&f_zePhysicalMemGetProperties,
	&f_zeRTASBuilderBuildExp,
	&f_zeRTASBuilderBuildExt,
	&f_zeRTASBuilderCommandListAppendCopyExt,
	&f_zeRTASBuilderCreateExp,
	&f_zeRTASBuilderCreateExt,
	&f_zeRTASBuilderDestroyExp,
	&f_zeRTASBuilderDestroyExt,
	&f_zeRTASBuilderGetBuildPropertiesExp,
	&f_zeRTASBuilderGetBuildPropertiesExt,
	&f_zeRTASParallelOperationCreateExp,
	&f_zeRTASParallelOperationCreateExt,
	&f_zeRTASParallelOperationDestroyExp,
	&f_zeRTASParallelOperationDestroyExt,
	&f_zeRTASParallelOperationGetPropertiesExp,
	&f_zeRTASParallelOperationGetPropertiesExt,
	&f_zeRTASParallelOperationJoinExp,
	&f_zeRTASParallelOperationJoinExt,
	&f_zeSamplerCreate,
	&f_zeSamplerDestroy,
	&f_zeVirtualMemFree,
	&f_zeVirtualMemGetAccessAttribute,
	&f_zeVirtualMemMap,
	&f_zeVirtualMemQueryPageSize,
	&f_zeVirtualMemReserve,
	&f_zeVirtualMemSetAccessAttribute,
	&f_zeVirtualMemUnmap,
};

static const struct cat_stype stypes[] = {
	{ 1, &t_ze_driver_properties_t }, // ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES
	{ 2, &t_ze_driver_ipc_properties_t }, // ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES
	{ 3, &t_ze_device_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES
	{ 4, &t_ze_device_compute_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_PROPERTIES
	{ 5, &t_ze_device_module_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_MODULE_PROPERTIES
	{ 6, &t_ze_command_queue_group_properties_t }, // ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES
	{ 7, &t_ze_device_memory_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES
	{ 8, &t_ze_device_memory_access_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_MEMORY_ACCESS_PROPERTIES
	{ 9, &t_ze_device_cache_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_CACHE_PROPERTIES
	{ 10, &t_ze_device_image_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_IMAGE_PROPERTIES
	{ 11, &t_ze_device_p2p_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES
	{ 12, &t_ze_device_external_memory_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_EXTERNAL_MEMORY_PROPERTIES
	{ 13, &t_ze_context_desc_t }, // ZE_STRUCTURE_TYPE_CONTEXT_DESC
	{ 14, &t_ze_command_queue_desc_t }, // ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC
	{ 15, &t_ze_command_list_desc_t }, // ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC
	{ 16, &t_ze_event_pool_desc_t }, // ZE_STRUCTURE_TYPE_EVENT_POOL_DESC
	{ 17, &t_ze_event_desc_t }, // ZE_STRUCTURE_TYPE_EVENT_DESC
	{ 18, &t_ze_fence_desc_t }, // ZE_STRUCTURE_TYPE_FENCE_DESC
	{ 19, &t_ze_image_desc_t }, // ZE_STRUCTURE_TYPE_IMAGE_DESC
	{ 20, &t_ze_image_properties_t }, // ZE_STRUCTURE_TYPE_IMAGE_PROPERTIES
	{ 21, &t_ze_device_mem_alloc_desc_t }, // ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC
	{ 22, &t_ze_host_mem_alloc_desc_t }, // ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC
	{ 23, &t_ze_memory_allocation_properties_t }, // ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES
	{ 24, &t_ze_external_memory_export_desc_t }, // ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC
	{ 25, &t_ze_external_memory_import_fd_t }, // ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD
	{ 26, &t_ze_external_memory_export_fd_t }, // ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD
	{ 27, &t_ze_module_desc_t }, // ZE_STRUCTURE_TYPE_MODULE_DESC
	{ 28, &t_ze_module_properties_t }, // ZE_STRUCTURE_TYPE_MODULE_PROPERTIES
	{ 29, &t_ze_kernel_desc_t }, // ZE_STRUCTURE_TYPE_KERNEL_DESC
	{ 30, &t_ze_kernel_properties_t }, // ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES
	{ 31, &t_ze_sampler_desc_t }, // ZE_STRUCTURE_TYPE_SAMPLER_DESC
	{ 32, &t_ze_physical_mem_desc_t }, // ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC
	{ 33, &t_ze_kernel_preferred_group_size_properties_t }, // ZE_STRUCTURE_TYPE_KERNEL_PREFERRED_GROUP_SIZE_PROPERTIES
	{ 34, &t_ze_external_memory_import_win32_handle_t }, // ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_WIN32
	{ 35, &t_ze_external_memory_export_win32_handle_t }, // ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_WIN32
	{ 65537, &t_ze_device_raytracing_ext_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_RAYTRACING_EXT_PROPERTIES
	{ 65538, &t_ze_raytracing_mem_alloc_ext_desc_t }, // ZE_STRUCTURE_TYPE_RAYTRACING_MEM_ALLOC_EXT_DESC
	{ 65539, &t_ze_float_atomic_ext_properties_t }, // ZE_STRUCTURE_TYPE_FLOAT_ATOMIC_EXT_PROPERTIES
	{ 65540, &t_ze_cache_reservation_ext_desc_t }, // ZE_STRUCTURE_TYPE_CACHE_RESERVATION_EXT_DESC
	{ 65541, &t_ze_eu_count_ext_t }, // ZE_STRUCTURE_TYPE_EU_COUNT_EXT
	{ 65542, &t_ze_srgb_ext_desc_t }, // ZE_STRUCTURE_TYPE_SRGB_EXT_DESC
	{ 65543, &t_ze_linkage_inspection_ext_desc_t }, // ZE_STRUCTURE_TYPE_LINKAGE_INSPECTION_EXT_DESC
	{ 65544, &t_ze_pci_ext_properties_t }, // ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES
	{ 65545, &t_ze_driver_memory_free_ext_properties_t }, // ZE_STRUCTURE_TYPE_DRIVER_MEMORY_FREE_EXT_PROPERTIES
	{ 65546, &t_ze_memory_free_ext_desc_t }, // ZE_STRUCTURE_TYPE_MEMORY_FREE_EXT_DESC
	{ 65547, &t_ze_memory_compression_hints_ext_desc_t }, // ZE_STRUCTURE_TYPE_MEMORY_COMPRESSION_HINTS_EXT_DESC
	{ 65548, &t_ze_image_allocation_ext_properties_t }, // ZE_STRUCTURE_TYPE_IMAGE_ALLOCATION_EXT_PROPERTIES
	{ 65549, &t_ze_device_luid_ext_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_LUID_EXT_PROPERTIES
	{ 65550, &t_ze_device_memory_ext_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_MEMORY_EXT_PROPERTIES
	{ 65551, &t_ze_device_ip_version_ext_t }, // ZE_STRUCTURE_TYPE_DEVICE_IP_VERSION_EXT
	{ 65552, &t_ze_image_view_planar_ext_desc_t }, // ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXT_DESC
	{ 65553, &t_ze_event_query_kernel_timestamps_ext_properties_t }, // ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_EXT_PROPERTIES
	{ 65554, &t_ze_event_query_kernel_timestamps_results_ext_properties_t }, // ZE_STRUCTURE_TYPE_EVENT_QUERY_KERNEL_TIMESTAMPS_RESULTS_EXT_PROPERTIES
	{ 65555, &t_ze_kernel_max_group_size_properties_ext_t }, // ZE_STRUCTURE_TYPE_KERNEL_MAX_GROUP_SIZE_EXT_PROPERTIES
	{ 65556, &t_ze_image_format_support_ext_properties_t }, // ZE_STRUCTURE_TYPE_IMAGE_FORMAT_SUPPORT_EXT_PROPERTIES
	{ 65557, &t_ze_device_readonly_memory_ext_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_READONLY_MEMORY_EXT_PROPERTIES
	{ 65558, &t_ze_relaxed_allocation_limits_ext_desc_t }, // ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXT_DESC
	{ 131073, &t_ze_relaxed_allocation_limits_exp_desc_t }, // ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC
	{ 131074, &t_ze_module_program_exp_desc_t }, // ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC
	{ 131075, &t_ze_scheduling_hint_exp_properties_t }, // ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_PROPERTIES
	{ 131076, &t_ze_scheduling_hint_exp_desc_t }, // ZE_STRUCTURE_TYPE_SCHEDULING_HINT_EXP_DESC
	{ 131077, &t_ze_image_view_planar_exp_desc_t }, // ZE_STRUCTURE_TYPE_IMAGE_VIEW_PLANAR_EXP_DESC
	{ 131078, &t_ze_device_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES_1_2
	{ 131079, &t_ze_image_memory_properties_exp_t }, // ZE_STRUCTURE_TYPE_IMAGE_MEMORY_EXP_PROPERTIES
	{ 131080, &t_ze_context_power_saving_hint_exp_desc_t }, // ZE_STRUCTURE_TYPE_POWER_SAVING_HINT_EXP_DESC
	{ 131081, &t_ze_copy_bandwidth_exp_properties_t }, // ZE_STRUCTURE_TYPE_COPY_BANDWIDTH_EXP_PROPERTIES
	{ 131082, &t_ze_device_p2p_bandwidth_exp_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_P2P_BANDWIDTH_EXP_PROPERTIES
	{ 131083, &t_ze_fabric_vertex_exp_properties_t }, // ZE_STRUCTURE_TYPE_FABRIC_VERTEX_EXP_PROPERTIES
	{ 131084, &t_ze_fabric_edge_exp_properties_t }, // ZE_STRUCTURE_TYPE_FABRIC_EDGE_EXP_PROPERTIES
	{ 131085, &t_ze_memory_sub_allocations_exp_properties_t }, // ZE_STRUCTURE_TYPE_MEMORY_SUB_ALLOCATIONS_EXP_PROPERTIES
	{ 131086, &t_ze_rtas_builder_exp_desc_t }, // ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_DESC
	{ 131087, &t_ze_rtas_builder_build_op_exp_desc_t }, // ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXP_DESC
	{ 131088, &t_ze_rtas_builder_exp_properties_t }, // ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXP_PROPERTIES
	{ 131089, &t_ze_rtas_parallel_operation_exp_properties_t }, // ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXP_PROPERTIES
	{ 131090, &t_ze_rtas_device_exp_properties_t }, // ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXP_PROPERTIES
	{ 131091, &t_ze_rtas_geometry_aabbs_exp_cb_params_t }, // ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXP_CB_PARAMS
	{ 131092, &t_ze_event_pool_counter_based_exp_desc_t }, // ZE_STRUCTURE_TYPE_COUNTER_BASED_EVENT_POOL_EXP_DESC
	{ 131093, &t_ze_mutable_command_list_exp_properties_t }, // ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_PROPERTIES
	{ 131094, &t_ze_mutable_command_list_exp_desc_t }, // ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_LIST_EXP_DESC
	{ 131095, &t_ze_mutable_command_id_exp_desc_t }, // ZE_STRUCTURE_TYPE_MUTABLE_COMMAND_ID_EXP_DESC
	{ 131096, &t_ze_mutable_commands_exp_desc_t }, // ZE_STRUCTURE_TYPE_MUTABLE_COMMANDS_EXP_DESC
	{ 131097, &t_ze_mutable_kernel_argument_exp_desc_t }, // ZE_STRUCTURE_TYPE_MUTABLE_KERNEL_ARGUMENT_EXP_DESC
	{ 131098, &t_ze_mutable_group_count_exp_desc_t }, // ZE_STRUCTURE_TYPE_MUTABLE_GROUP_COUNT_EXP_DESC
	{ 131099, &t_ze_mutable_group_size_exp_desc_t }, // ZE_STRUCTURE_TYPE_MUTABLE_GROUP_SIZE_EXP_DESC
	{ 131100, &t_ze_mutable_global_offset_exp_desc_t }, // ZE_STRUCTURE_TYPE_MUTABLE_GLOBAL_OFFSET_EXP_DESC
	{ 131101, &t_ze_device_pitched_alloc_exp_properties_t }, // ZE_STRUCTURE_TYPE_PITCHED_ALLOC_DEVICE_EXP_PROPERTIES
	{ 131102, &t_ze_image_bindless_exp_desc_t }, // ZE_STRUCTURE_TYPE_BINDLESS_IMAGE_EXP_DESC
	{ 131103, &t_ze_image_pitched_exp_desc_t }, // ZE_STRUCTURE_TYPE_PITCHED_IMAGE_EXP_DESC
	{ 131104, &t_ze_mutable_graph_argument_exp_desc_t }, // ZE_STRUCTURE_TYPE_MUTABLE_GRAPH_ARGUMENT_EXP_DESC
	{ 131105, &t_ze_init_driver_type_desc_t }, // ZE_STRUCTURE_TYPE_INIT_DRIVER_TYPE_DESC
	{ 131106, &t_ze_external_semaphore_ext_desc_t }, // ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_EXT_DESC
	{ 131107, &t_ze_external_semaphore_win32_ext_desc_t }, // ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WIN32_EXT_DESC
	{ 131108, &t_ze_external_semaphore_fd_ext_desc_t }, // ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_FD_EXT_DESC
	{ 131109, &t_ze_external_semaphore_signal_params_ext_t }, // ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_EXT
	{ 131110, &t_ze_external_semaphore_wait_params_ext_t }, // ZE_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_WAIT_PARAMS_EXT
	{ 131111, &t_ze_driver_ddi_handles_ext_properties_t }, // ZE_STRUCTURE_TYPE_DRIVER_DDI_HANDLES_EXT_PROPERTIES
	{ 131112, &t_ze_device_cache_line_size_ext_t }, // ZE_STRUCTURE_TYPE_DEVICE_CACHELINE_SIZE_EXT
	{ 131113, &t_ze_device_vector_width_properties_ext_t }, // ZE_STRUCTURE_TYPE_DEVICE_VECTOR_WIDTH_PROPERTIES_EXT
	{ 131120, &t_ze_rtas_builder_ext_desc_t }, // ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_DESC
	{ 131121, &t_ze_rtas_builder_build_op_ext_desc_t }, // ZE_STRUCTURE_TYPE_RTAS_BUILDER_BUILD_OP_EXT_DESC
	{ 131122, &t_ze_rtas_builder_ext_properties_t }, // ZE_STRUCTURE_TYPE_RTAS_BUILDER_EXT_PROPERTIES
	{ 131123, &t_ze_rtas_parallel_operation_ext_properties_t }, // ZE_STRUCTURE_TYPE_RTAS_PARALLEL_OPERATION_EXT_PROPERTIES
	{ 131124, &t_ze_rtas_device_ext_properties_t }, // ZE_STRUCTURE_TYPE_RTAS_DEVICE_EXT_PROPERTIES
	{ 131125, &t_ze_rtas_geometry_aabbs_ext_cb_params_t }, // ZE_STRUCTURE_TYPE_RTAS_GEOMETRY_AABBS_EXT_CB_PARAMS
	{ 131126, &t_ze_command_list_append_launch_kernel_param_cooperative_desc_t }, // ZE_STRUCTURE_TYPE_COMMAND_LIST_APPEND_PARAM_COOPERATIVE_DESC
	{ 131127, &t_ze_external_memmap_sysmem_ext_desc_t }, // ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC
	{ 131128, &t_ze_pitched_alloc_2dimage_linear_pitch_exp_info_t }, // ZE_STRUCTURE_TYPE_PITCHED_ALLOC_2DIMAGE_LINEAR_PITCH_EXP_INFO
	{ 131129, &t_ze_kernel_allocation_exp_properties_t }, // ZE_STRUCTURE_TYPE_KERNEL_ALLOCATION_PROPERTIES
	{ 131130, &t_ze_event_counter_based_desc_t }, // ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_DESC
	{ 131131, &t_ze_event_counter_based_external_sync_allocation_desc_t }, // ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION_DESC
	{ 131132, &t_ze_event_sync_mode_desc_t }, // ZE_STRUCTURE_TYPE_EVENT_SYNC_MODE_DESC
	{ 131133, &t_ze_ipc_mem_handle_type_ext_desc_t }, // ZE_STRUCTURE_TYPE_IPC_MEM_HANDLE_TYPE_EXT_DESC
	{ 131134, &t_ze_device_event_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_EVENT_PROPERTIES
	{ 131135, &t_ze_event_counter_based_external_aggregate_storage_desc_t }, // ZE_STRUCTURE_TYPE_EVENT_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE_DESC
	{ 131136, &t_ze_physical_mem_properties_t }, // ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES
	{ 131137, &t_ze_device_usablemem_size_ext_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_USABLEMEM_SIZE_EXT_PROPERTIES
	{ 131138, &t_ze_custom_pitch_exp_desc_t }, // ZE_STRUCTURE_TYPE_CUSTOM_PITCH_EXP_DESC
	{ 131139, &t_ze_device_compute_dotproduct_ext_properties_t }, // ZE_STRUCTURE_TYPE_DEVICE_COMPUTE_DOTPRODUCT_EXT_PROPERTIES
	{ 131140, &t_ze_runtime_requirements_module_desc_t }, // ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_MODULE_DESC
	{ 131141, &t_ze_runtime_requirements_graph_desc_t }, // ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_GRAPH_DESC
	{ 131142, &t_ze_validate_runtime_requirements_output_t }, // ZE_STRUCTURE_TYPE_RUNTIME_REQUIREMENTS_OUTPUT
	{ 131143, &t_ze_record_replay_graph_ext_properties_t }, // ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_PROPERTIES
	{ 131144, &t_ze_record_replay_graph_ext_dump_desc_t }, // ZE_STRUCTURE_TYPE_RECORD_REPLAY_GRAPH_EXT_DUMP_DESC
};

static const uint32_t answers[] = {
	1u, // ZE_RESULT_NOT_READY
	1879179265u, // ZE_RESULT_WARNING_DROPPED_DATA
	2013265947u, // ZE_RESULT_WARNING_ACTION_REQUIRED
};

const struct cat_table cat_table_ze = {
	.api = { 1, "ze", "ze", 0, true, 1, CAT_DOMAIN_DRIVER, funcs, sizeof(funcs) / sizeof(*funcs), answers, sizeof(answers) / sizeof(*answers), .streams = CAT_STREAMS_POINTERS, .streams_since = "2022.2", .streams_until = "2024.2" },
	.stypes = stypes,
	.nstypes = sizeof(stypes) / sizeof(*stypes),
};
