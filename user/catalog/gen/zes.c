// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   debian libze-dev 1.8.12-1 usr/include level_zero/zes_api.h
//   debian libze-dev 1.20.6-1 usr/include level_zero/zes_api.h
//   debian libze-dev 1.32.0-1 usr/include level_zero/zes_api.h
// clang-format off
#include "catalog/tables.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // what most rows don't have

static const struct cat_type p_char_ptr;
static const struct cat_type p_const_void_ptr;
static const struct cat_type p_const_zes_device_ecc_desc_t_ptr;
static const struct cat_type p_const_zes_fabric_port_config_t_ptr;
static const struct cat_type p_const_zes_fan_speed_t_ptr;
static const struct cat_type p_const_zes_fan_speed_table_t_ptr;
static const struct cat_type p_const_zes_freq_range_t_ptr;
static const struct cat_type p_const_zes_led_color_t_ptr;
static const struct cat_type p_const_zes_power_burst_limit_t_ptr;
static const struct cat_type p_const_zes_power_peak_limit_t_ptr;
static const struct cat_type p_const_zes_power_sustained_limit_t_ptr;
static const struct cat_type p_const_zes_ras_config_exp_t_ptr;
static const struct cat_type p_const_zes_ras_config_t_ptr;
static const struct cat_type p_const_zes_ras_error_category_exp_t_ptr;
static const struct cat_type p_const_zes_temp_config_t_ptr;
static const struct cat_type p_double_ptr;
static const struct cat_type p_int32_t_ptr;
static const struct cat_type p_size_t_ptr;
static const struct cat_type p_uint32_t_ptr;
static const struct cat_type p_void_ptr;
static const struct cat_type p_void_ptr_ptr;
static const struct cat_type p_ze_bool_t_ptr;
static const struct cat_type p_zes_control_property_t_ptr;
static const struct cat_type p_zes_control_state_t_ptr;
static const struct cat_type p_zes_device_action_t_ptr;
static const struct cat_type p_zes_device_ecc_properties_t_ptr;
static const struct cat_type p_zes_device_handle_t_ptr;
static const struct cat_type p_zes_device_properties_t_ptr;
static const struct cat_type p_zes_device_state_t_ptr;
static const struct cat_type p_zes_diag_handle_t_ptr;
static const struct cat_type p_zes_diag_properties_t_ptr;
static const struct cat_type p_zes_diag_result_t_ptr;
static const struct cat_type p_zes_diag_test_t_ptr;
static const struct cat_type p_zes_driver_extension_properties_t_ptr;
static const struct cat_type p_zes_driver_handle_t_ptr;
static const struct cat_type p_zes_energy_threshold_t_ptr;
static const struct cat_type p_zes_engine_handle_t_ptr;
static const struct cat_type p_zes_engine_properties_t_ptr;
static const struct cat_type p_zes_engine_stats_t_ptr;
static const struct cat_type p_zes_event_type_flags_t_ptr;
static const struct cat_type p_zes_fabric_link_type_t_ptr;
static const struct cat_type p_zes_fabric_port_config_t_ptr;
static const struct cat_type p_zes_fabric_port_error_counters_t_ptr;
static const struct cat_type p_zes_fabric_port_handle_t_ptr;
static const struct cat_type p_zes_fabric_port_properties_t_ptr;
static const struct cat_type p_zes_fabric_port_state_t_ptr;
static const struct cat_type p_zes_fabric_port_throughput_t_ptr;
static const struct cat_type p_zes_fabric_port_throughput_t_ptr_ptr;
static const struct cat_type p_zes_fan_config_t_ptr;
static const struct cat_type p_zes_fan_handle_t_ptr;
static const struct cat_type p_zes_fan_properties_t_ptr;
static const struct cat_type p_zes_firmware_handle_t_ptr;
static const struct cat_type p_zes_firmware_properties_t_ptr;
static const struct cat_type p_zes_freq_handle_t_ptr;
static const struct cat_type p_zes_freq_properties_t_ptr;
static const struct cat_type p_zes_freq_range_t_ptr;
static const struct cat_type p_zes_freq_state_t_ptr;
static const struct cat_type p_zes_freq_throttle_time_t_ptr;
static const struct cat_type p_zes_led_handle_t_ptr;
static const struct cat_type p_zes_led_properties_t_ptr;
static const struct cat_type p_zes_led_state_t_ptr;
static const struct cat_type p_zes_mem_bandwidth_t_ptr;
static const struct cat_type p_zes_mem_handle_t_ptr;
static const struct cat_type p_zes_mem_properties_t_ptr;
static const struct cat_type p_zes_mem_state_t_ptr;
static const struct cat_type p_zes_oc_capabilities_t_ptr;
static const struct cat_type p_zes_oc_mode_t_ptr;
static const struct cat_type p_zes_overclock_handle_t_ptr;
static const struct cat_type p_zes_overclock_mode_t_ptr;
static const struct cat_type p_zes_overclock_properties_t_ptr;
static const struct cat_type p_zes_pci_bar_properties_t_ptr;
static const struct cat_type p_zes_pci_properties_t_ptr;
static const struct cat_type p_zes_pci_state_t_ptr;
static const struct cat_type p_zes_pci_stats_t_ptr;
static const struct cat_type p_zes_pending_action_t_ptr;
static const struct cat_type p_zes_perf_handle_t_ptr;
static const struct cat_type p_zes_perf_properties_t_ptr;
static const struct cat_type p_zes_power_burst_limit_t_ptr;
static const struct cat_type p_zes_power_energy_counter_t_ptr;
static const struct cat_type p_zes_power_limit_ext_desc_t_ptr;
static const struct cat_type p_zes_power_peak_limit_t_ptr;
static const struct cat_type p_zes_power_properties_t_ptr;
static const struct cat_type p_zes_power_sustained_limit_t_ptr;
static const struct cat_type p_zes_process_state_t_ptr;
static const struct cat_type p_zes_psu_handle_t_ptr;
static const struct cat_type p_zes_psu_properties_t_ptr;
static const struct cat_type p_zes_psu_state_t_ptr;
static const struct cat_type p_zes_pwr_handle_t_ptr;
static const struct cat_type p_zes_ras_config_exp_t_ptr;
static const struct cat_type p_zes_ras_config_t_ptr;
static const struct cat_type p_zes_ras_error_category_exp_t_ptr;
static const struct cat_type p_zes_ras_handle_t_ptr;
static const struct cat_type p_zes_ras_properties_t_ptr;
static const struct cat_type p_zes_ras_state_exp2_t_ptr;
static const struct cat_type p_zes_ras_state_exp_t_ptr;
static const struct cat_type p_zes_ras_state_t_ptr;
static const struct cat_type p_zes_reset_properties_t_ptr;
static const struct cat_type p_zes_sched_handle_t_ptr;
static const struct cat_type p_zes_sched_mode_t_ptr;
static const struct cat_type p_zes_sched_properties_t_ptr;
static const struct cat_type p_zes_sched_timeout_properties_t_ptr;
static const struct cat_type p_zes_sched_timeslice_properties_t_ptr;
static const struct cat_type p_zes_standby_handle_t_ptr;
static const struct cat_type p_zes_standby_promo_mode_t_ptr;
static const struct cat_type p_zes_standby_properties_t_ptr;
static const struct cat_type p_zes_subdevice_exp_properties_t_ptr;
static const struct cat_type p_zes_temp_config_t_ptr;
static const struct cat_type p_zes_temp_handle_t_ptr;
static const struct cat_type p_zes_temp_properties_t_ptr;
static const struct cat_type p_zes_vf_exp2_capabilities_t_ptr;
static const struct cat_type p_zes_vf_exp_capabilities_t_ptr;
static const struct cat_type p_zes_vf_exp_properties_t_ptr;
static const struct cat_type p_zes_vf_handle_t_ptr;
static const struct cat_type p_zes_vf_property_t_ptr;
static const struct cat_type p_zes_vf_util_engine_exp2_t_ptr;
static const struct cat_type p_zes_vf_util_engine_exp_t_ptr;
static const struct cat_type p_zes_vf_util_mem_exp2_t_ptr;
static const struct cat_type p_zes_vf_util_mem_exp_t_ptr;
static const struct cat_type s_const_char_ptr;
static const struct cat_type t_char;
static const struct cat_type t_char_n1024;
static const struct cat_type t_char_n256;
static const struct cat_type t_char_n64;
static const struct cat_type t_double;
static const struct cat_type t_int32_t;
static const struct cat_type t_int64_t;
static const struct cat_type t_size_t;
static const struct cat_type t_uint16_t;
static const struct cat_type t_uint32_t;
static const struct cat_type t_uint64_t;
static const struct cat_type t_uint64_t_n7;
static const struct cat_type t_uint8_t;
static const struct cat_type t_uint8_t_n16;
static const struct cat_type t_void;
static const struct cat_type t_ze_bool_t;
static const struct cat_type t_ze_device_properties_t;
static const struct cat_type t_ze_device_property_flags_t;
static const struct cat_type t_ze_device_type_t;
static const struct cat_type t_ze_device_uuid_t;
static const struct cat_type t_ze_driver_handle_t;
static const struct cat_type t_ze_result_t;
static const struct cat_type t_ze_structure_type_t;
static const struct cat_type t_zes_control_property_t;
static const struct cat_type t_zes_control_state_t;
static const struct cat_type t_zes_device_action_t;
static const struct cat_type t_zes_device_ecc_default_properties_ext_t;
static const struct cat_type t_zes_device_ecc_desc_t;
static const struct cat_type t_zes_device_ecc_properties_t;
static const struct cat_type t_zes_device_ecc_state_t;
static const struct cat_type t_zes_device_ext_properties_t;
static const struct cat_type t_zes_device_ext_state_t;
static const struct cat_type t_zes_device_handle_t;
static const struct cat_type t_zes_device_properties_t;
static const struct cat_type t_zes_device_property_flags_t;
static const struct cat_type t_zes_device_state_ext_flags_t;
static const struct cat_type t_zes_device_state_t;
static const struct cat_type t_zes_device_type_t;
static const struct cat_type t_zes_diag_handle_t;
static const struct cat_type t_zes_diag_properties_t;
static const struct cat_type t_zes_diag_result_t;
static const struct cat_type t_zes_diag_test_t;
static const struct cat_type t_zes_driver_extension_properties_t;
static const struct cat_type t_zes_driver_handle_t;
static const struct cat_type t_zes_energy_threshold_t;
static const struct cat_type t_zes_engine_ext_properties_t;
static const struct cat_type t_zes_engine_group_t;
static const struct cat_type t_zes_engine_handle_t;
static const struct cat_type t_zes_engine_properties_t;
static const struct cat_type t_zes_engine_stats_t;
static const struct cat_type t_zes_engine_type_flags_t;
static const struct cat_type t_zes_event_type_flags_t;
static const struct cat_type t_zes_fabric_link_type_t;
static const struct cat_type t_zes_fabric_port_config_t;
static const struct cat_type t_zes_fabric_port_error_counters_t;
static const struct cat_type t_zes_fabric_port_failure_flags_t;
static const struct cat_type t_zes_fabric_port_handle_t;
static const struct cat_type t_zes_fabric_port_id_t;
static const struct cat_type t_zes_fabric_port_properties_t;
static const struct cat_type t_zes_fabric_port_qual_issue_flags_t;
static const struct cat_type t_zes_fabric_port_speed_t;
static const struct cat_type t_zes_fabric_port_state_t;
static const struct cat_type t_zes_fabric_port_status_t;
static const struct cat_type t_zes_fabric_port_throughput_t;
static const struct cat_type t_zes_fan_config_t;
static const struct cat_type t_zes_fan_handle_t;
static const struct cat_type t_zes_fan_properties_t;
static const struct cat_type t_zes_fan_speed_mode_t;
static const struct cat_type t_zes_fan_speed_t;
static const struct cat_type t_zes_fan_speed_table_t;
static const struct cat_type t_zes_fan_speed_units_t;
static const struct cat_type t_zes_fan_temp_speed_t;
static const struct cat_type t_zes_fan_temp_speed_t_n32;
static const struct cat_type t_zes_firmware_handle_t;
static const struct cat_type t_zes_firmware_properties_t;
static const struct cat_type t_zes_freq_domain_t;
static const struct cat_type t_zes_freq_handle_t;
static const struct cat_type t_zes_freq_properties_t;
static const struct cat_type t_zes_freq_range_t;
static const struct cat_type t_zes_freq_state_t;
static const struct cat_type t_zes_freq_throttle_reason_flags_t;
static const struct cat_type t_zes_freq_throttle_time_t;
static const struct cat_type t_zes_init_flags_t;
static const struct cat_type t_zes_led_color_t;
static const struct cat_type t_zes_led_handle_t;
static const struct cat_type t_zes_led_properties_t;
static const struct cat_type t_zes_led_state_t;
static const struct cat_type t_zes_limit_unit_t;
static const struct cat_type t_zes_mem_bandwidth_counter_bits_exp_properties_t;
static const struct cat_type t_zes_mem_bandwidth_t;
static const struct cat_type t_zes_mem_handle_t;
static const struct cat_type t_zes_mem_health_t;
static const struct cat_type t_zes_mem_loc_t;
static const struct cat_type t_zes_mem_page_offline_state_exp_t;
static const struct cat_type t_zes_mem_properties_t;
static const struct cat_type t_zes_mem_state_t;
static const struct cat_type t_zes_mem_type_t;
static const struct cat_type t_zes_oc_capabilities_t;
static const struct cat_type t_zes_oc_mode_t;
static const struct cat_type t_zes_oem_serial_id_ext_properties_t;
static const struct cat_type t_zes_overclock_control_t;
static const struct cat_type t_zes_overclock_domain_t;
static const struct cat_type t_zes_overclock_handle_t;
static const struct cat_type t_zes_overclock_mode_t;
static const struct cat_type t_zes_overclock_properties_t;
static const struct cat_type t_zes_pci_address_t;
static const struct cat_type t_zes_pci_bar_properties_1_2_t;
static const struct cat_type t_zes_pci_bar_properties_t;
static const struct cat_type t_zes_pci_bar_type_t;
static const struct cat_type t_zes_pci_link_qual_issue_flags_t;
static const struct cat_type t_zes_pci_link_speed_downgrade_ext_properties_t;
static const struct cat_type t_zes_pci_link_speed_downgrade_ext_state_t;
static const struct cat_type t_zes_pci_link_stab_issue_flags_t;
static const struct cat_type t_zes_pci_link_status_t;
static const struct cat_type t_zes_pci_properties_t;
static const struct cat_type t_zes_pci_speed_t;
static const struct cat_type t_zes_pci_state_t;
static const struct cat_type t_zes_pci_stats_t;
static const struct cat_type t_zes_pending_action_t;
static const struct cat_type t_zes_perf_handle_t;
static const struct cat_type t_zes_perf_properties_t;
static const struct cat_type t_zes_power_burst_limit_t;
static const struct cat_type t_zes_power_domain_exp_properties_t;
static const struct cat_type t_zes_power_domain_t;
static const struct cat_type t_zes_power_energy_counter_t;
static const struct cat_type t_zes_power_ext_properties_t;
static const struct cat_type t_zes_power_level_t;
static const struct cat_type t_zes_power_limit_ext_desc_t;
static const struct cat_type t_zes_power_peak_limit_t;
static const struct cat_type t_zes_power_properties_t;
static const struct cat_type t_zes_power_source_t;
static const struct cat_type t_zes_power_sustained_limit_t;
static const struct cat_type t_zes_process_state_t;
static const struct cat_type t_zes_psu_handle_t;
static const struct cat_type t_zes_psu_properties_t;
static const struct cat_type t_zes_psu_state_t;
static const struct cat_type t_zes_psu_voltage_status_t;
static const struct cat_type t_zes_pwr_handle_t;
static const struct cat_type t_zes_ras_config_exp_t;
static const struct cat_type t_zes_ras_config_t;
static const struct cat_type t_zes_ras_error_category_exp_t;
static const struct cat_type t_zes_ras_error_type_t;
static const struct cat_type t_zes_ras_handle_t;
static const struct cat_type t_zes_ras_properties_t;
static const struct cat_type t_zes_ras_state_exp2_t;
static const struct cat_type t_zes_ras_state_exp_t;
static const struct cat_type t_zes_ras_state_t;
static const struct cat_type t_zes_repair_status_t;
static const struct cat_type t_zes_reset_properties_t;
static const struct cat_type t_zes_reset_reason_flags_t;
static const struct cat_type t_zes_reset_type_t;
static const struct cat_type t_zes_sched_handle_t;
static const struct cat_type t_zes_sched_mode_t;
static const struct cat_type t_zes_sched_properties_t;
static const struct cat_type t_zes_sched_timeout_properties_t;
static const struct cat_type t_zes_sched_timeslice_properties_t;
static const struct cat_type t_zes_standby_handle_t;
static const struct cat_type t_zes_standby_promo_mode_t;
static const struct cat_type t_zes_standby_properties_t;
static const struct cat_type t_zes_standby_type_t;
static const struct cat_type t_zes_structure_type_t;
static const struct cat_type t_zes_subdevice_exp_properties_t;
static const struct cat_type t_zes_temp_config_t;
static const struct cat_type t_zes_temp_handle_t;
static const struct cat_type t_zes_temp_properties_t;
static const struct cat_type t_zes_temp_sensors_t;
static const struct cat_type t_zes_temp_threshold_t;
static const struct cat_type t_zes_uuid_t;
static const struct cat_type t_zes_vf_array_type_t;
static const struct cat_type t_zes_vf_exp2_capabilities_t;
static const struct cat_type t_zes_vf_exp_capabilities_t;
static const struct cat_type t_zes_vf_exp_properties_t;
static const struct cat_type t_zes_vf_handle_t;
static const struct cat_type t_zes_vf_info_mem_type_exp_flags_t;
static const struct cat_type t_zes_vf_info_util_exp_flags_t;
static const struct cat_type t_zes_vf_program_type_t;
static const struct cat_type t_zes_vf_property_t;
static const struct cat_type t_zes_vf_type_t;
static const struct cat_type t_zes_vf_util_engine_exp2_t;
static const struct cat_type t_zes_vf_util_engine_exp_t;
static const struct cat_type t_zes_vf_util_mem_exp2_t;
static const struct cat_type t_zes_vf_util_mem_exp_t;

static const struct cat_type p_char_ptr = { "char *", CAT_PTR, 8, 0, &t_char, NULL, NULL };

static const struct cat_type p_const_void_ptr = { "const void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_const_zes_device_ecc_desc_t_ptr = { "const zes_device_ecc_desc_t *", CAT_PTR, 8, 0, &t_zes_device_ecc_desc_t, NULL, NULL };

static const struct cat_type p_const_zes_fabric_port_config_t_ptr = { "const zes_fabric_port_config_t *", CAT_PTR, 8, 0, &t_zes_fabric_port_config_t, NULL, NULL };

static const struct cat_type p_const_zes_fan_speed_t_ptr = { "const zes_fan_speed_t *", CAT_PTR, 8, 0, &t_zes_fan_speed_t, NULL, NULL };

static const struct cat_type p_const_zes_fan_speed_table_t_ptr = { "const zes_fan_speed_table_t *", CAT_PTR, 8, 0, &t_zes_fan_speed_table_t, NULL, NULL };

static const struct cat_type p_const_zes_freq_range_t_ptr = { "const zes_freq_range_t *", CAT_PTR, 8, 0, &t_zes_freq_range_t, NULL, NULL };

static const struct cat_type p_const_zes_led_color_t_ptr = { "const zes_led_color_t *", CAT_PTR, 8, 0, &t_zes_led_color_t, NULL, NULL };

static const struct cat_type p_const_zes_power_burst_limit_t_ptr = { "const zes_power_burst_limit_t *", CAT_PTR, 8, 0, &t_zes_power_burst_limit_t, NULL, NULL };

static const struct cat_type p_const_zes_power_peak_limit_t_ptr = { "const zes_power_peak_limit_t *", CAT_PTR, 8, 0, &t_zes_power_peak_limit_t, NULL, NULL };

static const struct cat_type p_const_zes_power_sustained_limit_t_ptr = { "const zes_power_sustained_limit_t *", CAT_PTR, 8, 0, &t_zes_power_sustained_limit_t, NULL, NULL };

static const struct cat_type p_const_zes_ras_config_exp_t_ptr = { "const zes_ras_config_exp_t *", CAT_PTR, 8, 0, &t_zes_ras_config_exp_t, NULL, NULL };

static const struct cat_type p_const_zes_ras_config_t_ptr = { "const zes_ras_config_t *", CAT_PTR, 8, 0, &t_zes_ras_config_t, NULL, NULL };

static const struct cat_type p_const_zes_ras_error_category_exp_t_ptr = { "const zes_ras_error_category_exp_t *", CAT_PTR, 8, 0, &t_zes_ras_error_category_exp_t, NULL, NULL };

static const struct cat_type p_const_zes_temp_config_t_ptr = { "const zes_temp_config_t *", CAT_PTR, 8, 0, &t_zes_temp_config_t, NULL, NULL };

static const struct cat_type p_double_ptr = { "double *", CAT_PTR, 8, 0, &t_double, NULL, NULL };

static const struct cat_type p_int32_t_ptr = { "int32_t *", CAT_PTR, 8, 0, &t_int32_t, NULL, NULL };

static const struct cat_type p_size_t_ptr = { "size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_uint32_t_ptr = { "uint32_t *", CAT_PTR, 8, 0, &t_uint32_t, NULL, NULL };

static const struct cat_type p_void_ptr = { "void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_void_ptr_ptr = { "void **", CAT_PTR, 8, 0, &p_void_ptr, NULL, NULL };

static const struct cat_type p_ze_bool_t_ptr = { "ze_bool_t *", CAT_PTR, 8, 0, &t_ze_bool_t, NULL, NULL };

static const struct cat_type p_zes_control_property_t_ptr = { "zes_control_property_t *", CAT_PTR, 8, 0, &t_zes_control_property_t, NULL, NULL };

static const struct cat_type p_zes_control_state_t_ptr = { "zes_control_state_t *", CAT_PTR, 8, 0, &t_zes_control_state_t, NULL, NULL };

static const struct cat_type p_zes_device_action_t_ptr = { "zes_device_action_t *", CAT_PTR, 8, 0, &t_zes_device_action_t, NULL, NULL };

static const struct cat_type p_zes_device_ecc_properties_t_ptr = { "zes_device_ecc_properties_t *", CAT_PTR, 8, 0, &t_zes_device_ecc_properties_t, NULL, NULL };

static const struct cat_type p_zes_device_handle_t_ptr = { "zes_device_handle_t *", CAT_PTR, 8, 0, &t_zes_device_handle_t, NULL, NULL };

static const struct cat_type p_zes_device_properties_t_ptr = { "zes_device_properties_t *", CAT_PTR, 8, 0, &t_zes_device_properties_t, NULL, NULL };

static const struct cat_type p_zes_device_state_t_ptr = { "zes_device_state_t *", CAT_PTR, 8, 0, &t_zes_device_state_t, NULL, NULL };

static const struct cat_type p_zes_diag_handle_t_ptr = { "zes_diag_handle_t *", CAT_PTR, 8, 0, &t_zes_diag_handle_t, NULL, NULL };

static const struct cat_type p_zes_diag_properties_t_ptr = { "zes_diag_properties_t *", CAT_PTR, 8, 0, &t_zes_diag_properties_t, NULL, NULL };

static const struct cat_type p_zes_diag_result_t_ptr = { "zes_diag_result_t *", CAT_PTR, 8, 0, &t_zes_diag_result_t, NULL, NULL };

static const struct cat_type p_zes_diag_test_t_ptr = { "zes_diag_test_t *", CAT_PTR, 8, 0, &t_zes_diag_test_t, NULL, NULL };

static const struct cat_type p_zes_driver_extension_properties_t_ptr = { "zes_driver_extension_properties_t *", CAT_PTR, 8, 0, &t_zes_driver_extension_properties_t, NULL, NULL };

static const struct cat_type p_zes_driver_handle_t_ptr = { "zes_driver_handle_t *", CAT_PTR, 8, 0, &t_zes_driver_handle_t, NULL, NULL };

static const struct cat_type p_zes_energy_threshold_t_ptr = { "zes_energy_threshold_t *", CAT_PTR, 8, 0, &t_zes_energy_threshold_t, NULL, NULL };

static const struct cat_type p_zes_engine_handle_t_ptr = { "zes_engine_handle_t *", CAT_PTR, 8, 0, &t_zes_engine_handle_t, NULL, NULL };

static const struct cat_type p_zes_engine_properties_t_ptr = { "zes_engine_properties_t *", CAT_PTR, 8, 0, &t_zes_engine_properties_t, NULL, NULL };

static const struct cat_type p_zes_engine_stats_t_ptr = { "zes_engine_stats_t *", CAT_PTR, 8, 0, &t_zes_engine_stats_t, NULL, NULL };

static const struct cat_type p_zes_event_type_flags_t_ptr = { "zes_event_type_flags_t *", CAT_PTR, 8, 0, &t_zes_event_type_flags_t, NULL, NULL };

static const struct cat_type p_zes_fabric_link_type_t_ptr = { "zes_fabric_link_type_t *", CAT_PTR, 8, 0, &t_zes_fabric_link_type_t, NULL, NULL };

static const struct cat_type p_zes_fabric_port_config_t_ptr = { "zes_fabric_port_config_t *", CAT_PTR, 8, 0, &t_zes_fabric_port_config_t, NULL, NULL };

static const struct cat_type p_zes_fabric_port_error_counters_t_ptr = { "zes_fabric_port_error_counters_t *", CAT_PTR, 8, 0, &t_zes_fabric_port_error_counters_t, NULL, NULL };

static const struct cat_type p_zes_fabric_port_handle_t_ptr = { "zes_fabric_port_handle_t *", CAT_PTR, 8, 0, &t_zes_fabric_port_handle_t, NULL, NULL };

static const struct cat_type p_zes_fabric_port_properties_t_ptr = { "zes_fabric_port_properties_t *", CAT_PTR, 8, 0, &t_zes_fabric_port_properties_t, NULL, NULL };

static const struct cat_type p_zes_fabric_port_state_t_ptr = { "zes_fabric_port_state_t *", CAT_PTR, 8, 0, &t_zes_fabric_port_state_t, NULL, NULL };

static const struct cat_type p_zes_fabric_port_throughput_t_ptr = { "zes_fabric_port_throughput_t *", CAT_PTR, 8, 0, &t_zes_fabric_port_throughput_t, NULL, NULL };

static const struct cat_type p_zes_fabric_port_throughput_t_ptr_ptr = { "zes_fabric_port_throughput_t **", CAT_PTR, 8, 0, &p_zes_fabric_port_throughput_t_ptr, NULL, NULL };

static const struct cat_type p_zes_fan_config_t_ptr = { "zes_fan_config_t *", CAT_PTR, 8, 0, &t_zes_fan_config_t, NULL, NULL };

static const struct cat_type p_zes_fan_handle_t_ptr = { "zes_fan_handle_t *", CAT_PTR, 8, 0, &t_zes_fan_handle_t, NULL, NULL };

static const struct cat_type p_zes_fan_properties_t_ptr = { "zes_fan_properties_t *", CAT_PTR, 8, 0, &t_zes_fan_properties_t, NULL, NULL };

static const struct cat_type p_zes_firmware_handle_t_ptr = { "zes_firmware_handle_t *", CAT_PTR, 8, 0, &t_zes_firmware_handle_t, NULL, NULL };

static const struct cat_type p_zes_firmware_properties_t_ptr = { "zes_firmware_properties_t *", CAT_PTR, 8, 0, &t_zes_firmware_properties_t, NULL, NULL };

static const struct cat_type p_zes_freq_handle_t_ptr = { "zes_freq_handle_t *", CAT_PTR, 8, 0, &t_zes_freq_handle_t, NULL, NULL };

static const struct cat_type p_zes_freq_properties_t_ptr = { "zes_freq_properties_t *", CAT_PTR, 8, 0, &t_zes_freq_properties_t, NULL, NULL };

static const struct cat_type p_zes_freq_range_t_ptr = { "zes_freq_range_t *", CAT_PTR, 8, 0, &t_zes_freq_range_t, NULL, NULL };

static const struct cat_type p_zes_freq_state_t_ptr = { "zes_freq_state_t *", CAT_PTR, 8, 0, &t_zes_freq_state_t, NULL, NULL };

static const struct cat_type p_zes_freq_throttle_time_t_ptr = { "zes_freq_throttle_time_t *", CAT_PTR, 8, 0, &t_zes_freq_throttle_time_t, NULL, NULL };

static const struct cat_type p_zes_led_handle_t_ptr = { "zes_led_handle_t *", CAT_PTR, 8, 0, &t_zes_led_handle_t, NULL, NULL };

static const struct cat_type p_zes_led_properties_t_ptr = { "zes_led_properties_t *", CAT_PTR, 8, 0, &t_zes_led_properties_t, NULL, NULL };

static const struct cat_type p_zes_led_state_t_ptr = { "zes_led_state_t *", CAT_PTR, 8, 0, &t_zes_led_state_t, NULL, NULL };

static const struct cat_type p_zes_mem_bandwidth_t_ptr = { "zes_mem_bandwidth_t *", CAT_PTR, 8, 0, &t_zes_mem_bandwidth_t, NULL, NULL };

static const struct cat_type p_zes_mem_handle_t_ptr = { "zes_mem_handle_t *", CAT_PTR, 8, 0, &t_zes_mem_handle_t, NULL, NULL };

static const struct cat_type p_zes_mem_properties_t_ptr = { "zes_mem_properties_t *", CAT_PTR, 8, 0, &t_zes_mem_properties_t, NULL, NULL };

static const struct cat_type p_zes_mem_state_t_ptr = { "zes_mem_state_t *", CAT_PTR, 8, 0, &t_zes_mem_state_t, NULL, NULL };

static const struct cat_type p_zes_oc_capabilities_t_ptr = { "zes_oc_capabilities_t *", CAT_PTR, 8, 0, &t_zes_oc_capabilities_t, NULL, NULL };

static const struct cat_type p_zes_oc_mode_t_ptr = { "zes_oc_mode_t *", CAT_PTR, 8, 0, &t_zes_oc_mode_t, NULL, NULL };

static const struct cat_type p_zes_overclock_handle_t_ptr = { "zes_overclock_handle_t *", CAT_PTR, 8, 0, &t_zes_overclock_handle_t, NULL, NULL };

static const struct cat_type p_zes_overclock_mode_t_ptr = { "zes_overclock_mode_t *", CAT_PTR, 8, 0, &t_zes_overclock_mode_t, NULL, NULL };

static const struct cat_type p_zes_overclock_properties_t_ptr = { "zes_overclock_properties_t *", CAT_PTR, 8, 0, &t_zes_overclock_properties_t, NULL, NULL };

static const struct cat_type p_zes_pci_bar_properties_t_ptr = { "zes_pci_bar_properties_t *", CAT_PTR, 8, 0, &t_zes_pci_bar_properties_t, NULL, NULL };

static const struct cat_type p_zes_pci_properties_t_ptr = { "zes_pci_properties_t *", CAT_PTR, 8, 0, &t_zes_pci_properties_t, NULL, NULL };

static const struct cat_type p_zes_pci_state_t_ptr = { "zes_pci_state_t *", CAT_PTR, 8, 0, &t_zes_pci_state_t, NULL, NULL };

static const struct cat_type p_zes_pci_stats_t_ptr = { "zes_pci_stats_t *", CAT_PTR, 8, 0, &t_zes_pci_stats_t, NULL, NULL };

static const struct cat_type p_zes_pending_action_t_ptr = { "zes_pending_action_t *", CAT_PTR, 8, 0, &t_zes_pending_action_t, NULL, NULL };

static const struct cat_type p_zes_perf_handle_t_ptr = { "zes_perf_handle_t *", CAT_PTR, 8, 0, &t_zes_perf_handle_t, NULL, NULL };

static const struct cat_type p_zes_perf_properties_t_ptr = { "zes_perf_properties_t *", CAT_PTR, 8, 0, &t_zes_perf_properties_t, NULL, NULL };

static const struct cat_type p_zes_power_burst_limit_t_ptr = { "zes_power_burst_limit_t *", CAT_PTR, 8, 0, &t_zes_power_burst_limit_t, NULL, NULL };

static const struct cat_type p_zes_power_energy_counter_t_ptr = { "zes_power_energy_counter_t *", CAT_PTR, 8, 0, &t_zes_power_energy_counter_t, NULL, NULL };

static const struct cat_type p_zes_power_limit_ext_desc_t_ptr = { "zes_power_limit_ext_desc_t *", CAT_PTR, 8, 0, &t_zes_power_limit_ext_desc_t, NULL, NULL };

static const struct cat_type p_zes_power_peak_limit_t_ptr = { "zes_power_peak_limit_t *", CAT_PTR, 8, 0, &t_zes_power_peak_limit_t, NULL, NULL };

static const struct cat_type p_zes_power_properties_t_ptr = { "zes_power_properties_t *", CAT_PTR, 8, 0, &t_zes_power_properties_t, NULL, NULL };

static const struct cat_type p_zes_power_sustained_limit_t_ptr = { "zes_power_sustained_limit_t *", CAT_PTR, 8, 0, &t_zes_power_sustained_limit_t, NULL, NULL };

static const struct cat_type p_zes_process_state_t_ptr = { "zes_process_state_t *", CAT_PTR, 8, 0, &t_zes_process_state_t, NULL, NULL };

static const struct cat_type p_zes_psu_handle_t_ptr = { "zes_psu_handle_t *", CAT_PTR, 8, 0, &t_zes_psu_handle_t, NULL, NULL };

static const struct cat_type p_zes_psu_properties_t_ptr = { "zes_psu_properties_t *", CAT_PTR, 8, 0, &t_zes_psu_properties_t, NULL, NULL };

static const struct cat_type p_zes_psu_state_t_ptr = { "zes_psu_state_t *", CAT_PTR, 8, 0, &t_zes_psu_state_t, NULL, NULL };

static const struct cat_type p_zes_pwr_handle_t_ptr = { "zes_pwr_handle_t *", CAT_PTR, 8, 0, &t_zes_pwr_handle_t, NULL, NULL };

static const struct cat_type p_zes_ras_config_exp_t_ptr = { "zes_ras_config_exp_t *", CAT_PTR, 8, 0, &t_zes_ras_config_exp_t, NULL, NULL };

static const struct cat_type p_zes_ras_config_t_ptr = { "zes_ras_config_t *", CAT_PTR, 8, 0, &t_zes_ras_config_t, NULL, NULL };

static const struct cat_type p_zes_ras_error_category_exp_t_ptr = { "zes_ras_error_category_exp_t *", CAT_PTR, 8, 0, &t_zes_ras_error_category_exp_t, NULL, NULL };

static const struct cat_type p_zes_ras_handle_t_ptr = { "zes_ras_handle_t *", CAT_PTR, 8, 0, &t_zes_ras_handle_t, NULL, NULL };

static const struct cat_type p_zes_ras_properties_t_ptr = { "zes_ras_properties_t *", CAT_PTR, 8, 0, &t_zes_ras_properties_t, NULL, NULL };

static const struct cat_type p_zes_ras_state_exp2_t_ptr = { "zes_ras_state_exp2_t *", CAT_PTR, 8, 0, &t_zes_ras_state_exp2_t, NULL, NULL };

static const struct cat_type p_zes_ras_state_exp_t_ptr = { "zes_ras_state_exp_t *", CAT_PTR, 8, 0, &t_zes_ras_state_exp_t, NULL, NULL };

static const struct cat_type p_zes_ras_state_t_ptr = { "zes_ras_state_t *", CAT_PTR, 8, 0, &t_zes_ras_state_t, NULL, NULL };

static const struct cat_type p_zes_reset_properties_t_ptr = { "zes_reset_properties_t *", CAT_PTR, 8, 0, &t_zes_reset_properties_t, NULL, NULL };

static const struct cat_type p_zes_sched_handle_t_ptr = { "zes_sched_handle_t *", CAT_PTR, 8, 0, &t_zes_sched_handle_t, NULL, NULL };

static const struct cat_type p_zes_sched_mode_t_ptr = { "zes_sched_mode_t *", CAT_PTR, 8, 0, &t_zes_sched_mode_t, NULL, NULL };

static const struct cat_type p_zes_sched_properties_t_ptr = { "zes_sched_properties_t *", CAT_PTR, 8, 0, &t_zes_sched_properties_t, NULL, NULL };

static const struct cat_type p_zes_sched_timeout_properties_t_ptr = { "zes_sched_timeout_properties_t *", CAT_PTR, 8, 0, &t_zes_sched_timeout_properties_t, NULL, NULL };

static const struct cat_type p_zes_sched_timeslice_properties_t_ptr = { "zes_sched_timeslice_properties_t *", CAT_PTR, 8, 0, &t_zes_sched_timeslice_properties_t, NULL, NULL };

static const struct cat_type p_zes_standby_handle_t_ptr = { "zes_standby_handle_t *", CAT_PTR, 8, 0, &t_zes_standby_handle_t, NULL, NULL };

static const struct cat_type p_zes_standby_promo_mode_t_ptr = { "zes_standby_promo_mode_t *", CAT_PTR, 8, 0, &t_zes_standby_promo_mode_t, NULL, NULL };

static const struct cat_type p_zes_standby_properties_t_ptr = { "zes_standby_properties_t *", CAT_PTR, 8, 0, &t_zes_standby_properties_t, NULL, NULL };

static const struct cat_type p_zes_subdevice_exp_properties_t_ptr = { "zes_subdevice_exp_properties_t *", CAT_PTR, 8, 0, &t_zes_subdevice_exp_properties_t, NULL, NULL };

static const struct cat_type p_zes_temp_config_t_ptr = { "zes_temp_config_t *", CAT_PTR, 8, 0, &t_zes_temp_config_t, NULL, NULL };

static const struct cat_type p_zes_temp_handle_t_ptr = { "zes_temp_handle_t *", CAT_PTR, 8, 0, &t_zes_temp_handle_t, NULL, NULL };

static const struct cat_type p_zes_temp_properties_t_ptr = { "zes_temp_properties_t *", CAT_PTR, 8, 0, &t_zes_temp_properties_t, NULL, NULL };

static const struct cat_type p_zes_vf_exp2_capabilities_t_ptr = { "zes_vf_exp2_capabilities_t *", CAT_PTR, 8, 0, &t_zes_vf_exp2_capabilities_t, NULL, NULL };

static const struct cat_type p_zes_vf_exp_capabilities_t_ptr = { "zes_vf_exp_capabilities_t *", CAT_PTR, 8, 0, &t_zes_vf_exp_capabilities_t, NULL, NULL };

static const struct cat_type p_zes_vf_exp_properties_t_ptr = { "zes_vf_exp_properties_t *", CAT_PTR, 8, 0, &t_zes_vf_exp_properties_t, NULL, NULL };

static const struct cat_type p_zes_vf_handle_t_ptr = { "zes_vf_handle_t *", CAT_PTR, 8, 0, &t_zes_vf_handle_t, NULL, NULL };

static const struct cat_type p_zes_vf_property_t_ptr = { "zes_vf_property_t *", CAT_PTR, 8, 0, &t_zes_vf_property_t, NULL, NULL };

static const struct cat_type p_zes_vf_util_engine_exp2_t_ptr = { "zes_vf_util_engine_exp2_t *", CAT_PTR, 8, 0, &t_zes_vf_util_engine_exp2_t, NULL, NULL };

static const struct cat_type p_zes_vf_util_engine_exp_t_ptr = { "zes_vf_util_engine_exp_t *", CAT_PTR, 8, 0, &t_zes_vf_util_engine_exp_t, NULL, NULL };

static const struct cat_type p_zes_vf_util_mem_exp2_t_ptr = { "zes_vf_util_mem_exp2_t *", CAT_PTR, 8, 0, &t_zes_vf_util_mem_exp2_t, NULL, NULL };

static const struct cat_type p_zes_vf_util_mem_exp_t_ptr = { "zes_vf_util_mem_exp_t *", CAT_PTR, 8, 0, &t_zes_vf_util_mem_exp_t, NULL, NULL };

static const struct cat_type s_const_char_ptr = { "const char *", CAT_STRING, 8, 0, &t_char, NULL, NULL };

static const struct cat_type t_char = { "char", CAT_CHAR, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char_n1024 = { "char[1024]", CAT_ARRAY, 1024, 1024, &t_char, NULL, NULL };

static const struct cat_type t_char_n256 = { "char[256]", CAT_ARRAY, 256, 256, &t_char, NULL, NULL };

static const struct cat_type t_char_n64 = { "char[64]", CAT_ARRAY, 64, 64, &t_char, NULL, NULL };

static const struct cat_type t_double = { "double", CAT_FLOAT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_int32_t = { "int32_t", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_int64_t = { "int64_t", CAT_INT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_size_t = { "size_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_uint16_t = { "uint16_t", CAT_UINT, 2, 0, NULL, NULL, NULL };

static const struct cat_type t_uint32_t = { "uint32_t", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_uint64_t = { "uint64_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_uint64_t_n7 = { "uint64_t[7]", CAT_ARRAY, 56, 7, &t_uint64_t, NULL, NULL };

static const struct cat_type t_uint8_t = { "uint8_t", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_uint8_t_n16 = { "uint8_t[16]", CAT_ARRAY, 16, 16, &t_uint8_t, NULL, NULL };

static const struct cat_type t_void = { "void", CAT_VOID, 0, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_bool_t = { "ze_bool_t", CAT_BOOL, 1, 0, NULL, NULL, NULL };

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

static const struct cat_enumerator e_t_ze_device_type_t[] = {
	{ "ZE_DEVICE_TYPE_GPU", 1 },
	{ "ZE_DEVICE_TYPE_CPU", 2 },
	{ "ZE_DEVICE_TYPE_FPGA", 3 },
	{ "ZE_DEVICE_TYPE_MCA", 4 },
	{ "ZE_DEVICE_TYPE_VPU", 5 },
};
static const struct cat_type t_ze_device_type_t = { "ze_device_type_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_ze_device_type_t };

static const struct cat_field m_t_ze_device_uuid_t[] = {
	{ "id", &t_uint8_t_n16, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_ze_device_uuid_t = { "ze_device_uuid_t", CAT_STRUCT, 16, 1, NULL, m_t_ze_device_uuid_t, NULL };

static const struct cat_type t_ze_driver_handle_t = { "ze_driver_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "driver" };

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

static const struct cat_field m_t_zes_control_property_t[] = {
	{ "MinValue", &t_double, 0, CAT_LEN_NONE, 0, false, false },
	{ "MaxValue", &t_double, 8, CAT_LEN_NONE, 0, false, false },
	{ "StepValue", &t_double, 16, CAT_LEN_NONE, 0, false, false },
	{ "RefValue", &t_double, 24, CAT_LEN_NONE, 0, false, false },
	{ "DefaultValue", &t_double, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_control_property_t = { "zes_control_property_t", CAT_STRUCT, 40, 5, NULL, m_t_zes_control_property_t, NULL };

static const struct cat_enumerator e_t_zes_control_state_t[] = {
	{ "ZES_CONTROL_STATE_STATE_UNSET", 0 },
	{ "ZES_CONTROL_STATE_STATE_ACTIVE", 2 },
	{ "ZES_CONTROL_STATE_STATE_DISABLED", 3 },
};
static const struct cat_type t_zes_control_state_t = { "zes_control_state_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zes_control_state_t };

static const struct cat_enumerator e_t_zes_device_action_t[] = {
	{ "ZES_DEVICE_ACTION_NONE", 0 },
	{ "ZES_DEVICE_ACTION_WARM_CARD_RESET", 1 },
	{ "ZES_DEVICE_ACTION_COLD_CARD_RESET", 2 },
	{ "ZES_DEVICE_ACTION_COLD_SYSTEM_REBOOT", 3 },
};
static const struct cat_type t_zes_device_action_t = { "zes_device_action_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_zes_device_action_t };

static const struct cat_field m_t_zes_device_ecc_default_properties_ext_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "defaultState", &t_zes_device_ecc_state_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_device_ecc_default_properties_ext_t = { "zes_device_ecc_default_properties_ext_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_device_ecc_default_properties_ext_t, NULL };

static const struct cat_field m_t_zes_device_ecc_desc_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "state", &t_zes_device_ecc_state_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_device_ecc_desc_t = { "zes_device_ecc_desc_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_device_ecc_desc_t, NULL };

static const struct cat_field m_t_zes_device_ecc_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "currentState", &t_zes_device_ecc_state_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "pendingState", &t_zes_device_ecc_state_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "pendingAction", &t_zes_device_action_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_device_ecc_properties_t = { "zes_device_ecc_properties_t", CAT_STRUCT, 32, 5, NULL, m_t_zes_device_ecc_properties_t, NULL };

static const struct cat_enumerator e_t_zes_device_ecc_state_t[] = {
	{ "ZES_DEVICE_ECC_STATE_UNAVAILABLE", 0 },
	{ "ZES_DEVICE_ECC_STATE_ENABLED", 1 },
	{ "ZES_DEVICE_ECC_STATE_DISABLED", 2 },
};
static const struct cat_type t_zes_device_ecc_state_t = { "zes_device_ecc_state_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zes_device_ecc_state_t };

static const struct cat_field m_t_zes_device_ext_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "uuid", &t_zes_uuid_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "type", &t_zes_device_type_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_zes_device_property_flags_t, 36, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_device_ext_properties_t = { "zes_device_ext_properties_t", CAT_STRUCT, 40, 5, NULL, m_t_zes_device_ext_properties_t, NULL };

static const struct cat_field m_t_zes_device_ext_state_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "flags", &t_zes_device_state_ext_flags_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_device_ext_state_t = { "zes_device_ext_state_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_device_ext_state_t, NULL };

static const struct cat_type t_zes_device_handle_t = { "zes_device_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "device" };

static const struct cat_field m_t_zes_device_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "core", &t_ze_device_properties_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "numSubdevices", &t_uint32_t, 384, CAT_LEN_NONE, 0, false, false },
	{ "serialNumber", &t_char_n64, 388, CAT_LEN_NONE, 0, false, false },
	{ "boardNumber", &t_char_n64, 452, CAT_LEN_NONE, 0, false, false },
	{ "brandName", &t_char_n64, 516, CAT_LEN_NONE, 0, false, false },
	{ "modelName", &t_char_n64, 580, CAT_LEN_NONE, 0, false, false },
	{ "vendorName", &t_char_n64, 644, CAT_LEN_NONE, 0, false, false },
	{ "driverVersion", &t_char_n64, 708, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_device_properties_t = { "zes_device_properties_t", CAT_STRUCT, 776, 10, NULL, m_t_zes_device_properties_t, NULL };

static const struct cat_enumerator e_t_zes_device_property_flags_t[] = {
	{ "ZES_DEVICE_PROPERTY_FLAG_INTEGRATED", 1 },
	{ "ZES_DEVICE_PROPERTY_FLAG_SUBDEVICE", 2 },
	{ "ZES_DEVICE_PROPERTY_FLAG_ECC", 4 },
	{ "ZES_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING", 8 },
};
static const struct cat_type t_zes_device_property_flags_t = { "zes_device_property_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_zes_device_property_flags_t };

static const struct cat_enumerator e_t_zes_device_state_ext_flags_t[] = {
	{ "ZES_DEVICE_STATE_EXT_FLAG_NORMAL", 1 },
	{ "ZES_DEVICE_STATE_EXT_FLAG_WEDGED", 2 },
	{ "ZES_DEVICE_STATE_EXT_FLAG_SURVIVABILITY", 4 },
	{ "ZES_DEVICE_STATE_EXT_FLAG_FLASH_OVERRIDE", 8 },
};
static const struct cat_type t_zes_device_state_ext_flags_t = { "zes_device_state_ext_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_zes_device_state_ext_flags_t };

static const struct cat_field m_t_zes_device_state_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "reset", &t_zes_reset_reason_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "repaired", &t_zes_repair_status_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_device_state_t = { "zes_device_state_t", CAT_STRUCT, 24, 4, NULL, m_t_zes_device_state_t, NULL };

static const struct cat_enumerator e_t_zes_device_type_t[] = {
	{ "ZES_DEVICE_TYPE_GPU", 1 },
	{ "ZES_DEVICE_TYPE_CPU", 2 },
	{ "ZES_DEVICE_TYPE_FPGA", 3 },
	{ "ZES_DEVICE_TYPE_MCA", 4 },
	{ "ZES_DEVICE_TYPE_VPU", 5 },
};
static const struct cat_type t_zes_device_type_t = { "zes_device_type_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_zes_device_type_t };

static const struct cat_type t_zes_diag_handle_t = { "zes_diag_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "diag" };

static const struct cat_field m_t_zes_diag_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "onSubdevice", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "name", &t_char_n64, 24, CAT_LEN_NONE, 0, false, false },
	{ "haveTests", &t_ze_bool_t, 88, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_diag_properties_t = { "zes_diag_properties_t", CAT_STRUCT, 96, 6, NULL, m_t_zes_diag_properties_t, NULL };

static const struct cat_enumerator e_t_zes_diag_result_t[] = {
	{ "ZES_DIAG_RESULT_NO_ERRORS", 0 },
	{ "ZES_DIAG_RESULT_ABORT", 1 },
	{ "ZES_DIAG_RESULT_FAIL_CANT_REPAIR", 2 },
	{ "ZES_DIAG_RESULT_REBOOT_FOR_REPAIR", 3 },
};
static const struct cat_type t_zes_diag_result_t = { "zes_diag_result_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_zes_diag_result_t };

static const struct cat_field m_t_zes_diag_test_t[] = {
	{ "index", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "name", &t_char_n64, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_diag_test_t = { "zes_diag_test_t", CAT_STRUCT, 68, 2, NULL, m_t_zes_diag_test_t, NULL };

static const struct cat_field m_t_zes_driver_extension_properties_t[] = {
	{ "name", &t_char_n256, 0, CAT_LEN_NONE, 0, false, false },
	{ "version", &t_uint32_t, 256, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_driver_extension_properties_t = { "zes_driver_extension_properties_t", CAT_STRUCT, 260, 2, NULL, m_t_zes_driver_extension_properties_t, NULL };

static const struct cat_type t_zes_driver_handle_t = { "zes_driver_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "driver" };

static const struct cat_field m_t_zes_energy_threshold_t[] = {
	{ "enable", &t_ze_bool_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "threshold", &t_double, 8, CAT_LEN_NONE, 0, false, false },
	{ "processId", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_energy_threshold_t = { "zes_energy_threshold_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_energy_threshold_t, NULL };

static const struct cat_field m_t_zes_engine_ext_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "countOfVirtualFunctionInstance", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_engine_ext_properties_t = { "zes_engine_ext_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_engine_ext_properties_t, NULL };

static const struct cat_enumerator e_t_zes_engine_group_t[] = {
	{ "ZES_ENGINE_GROUP_ALL", 0 },
	{ "ZES_ENGINE_GROUP_COMPUTE_ALL", 1 },
	{ "ZES_ENGINE_GROUP_MEDIA_ALL", 2 },
	{ "ZES_ENGINE_GROUP_COPY_ALL", 3 },
	{ "ZES_ENGINE_GROUP_COMPUTE_SINGLE", 4 },
	{ "ZES_ENGINE_GROUP_RENDER_SINGLE", 5 },
	{ "ZES_ENGINE_GROUP_MEDIA_DECODE_SINGLE", 6 },
	{ "ZES_ENGINE_GROUP_MEDIA_ENCODE_SINGLE", 7 },
	{ "ZES_ENGINE_GROUP_COPY_SINGLE", 8 },
	{ "ZES_ENGINE_GROUP_MEDIA_ENHANCEMENT_SINGLE", 9 },
	{ "ZES_ENGINE_GROUP_3D_SINGLE", 10 },
	{ "ZES_ENGINE_GROUP_3D_RENDER_COMPUTE_ALL", 11 },
	{ "ZES_ENGINE_GROUP_RENDER_ALL", 12 },
	{ "ZES_ENGINE_GROUP_3D_ALL", 13 },
	{ "ZES_ENGINE_GROUP_MEDIA_CODEC_SINGLE", 14 },
};
static const struct cat_type t_zes_engine_group_t = { "zes_engine_group_t", CAT_ENUM, 4, 15, NULL, NULL, e_t_zes_engine_group_t };

static const struct cat_type t_zes_engine_handle_t = { "zes_engine_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "engine" };

static const struct cat_field m_t_zes_engine_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zes_engine_group_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "onSubdevice", &t_ze_bool_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_engine_properties_t = { "zes_engine_properties_t", CAT_STRUCT, 32, 5, NULL, m_t_zes_engine_properties_t, NULL };

static const struct cat_field m_t_zes_engine_stats_t[] = {
	{ "activeTime", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "timestamp", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_engine_stats_t = { "zes_engine_stats_t", CAT_STRUCT, 16, 2, NULL, m_t_zes_engine_stats_t, NULL };

static const struct cat_enumerator e_t_zes_engine_type_flags_t[] = {
	{ "ZES_ENGINE_TYPE_FLAG_OTHER", 1 },
	{ "ZES_ENGINE_TYPE_FLAG_COMPUTE", 2 },
	{ "ZES_ENGINE_TYPE_FLAG_3D", 4 },
	{ "ZES_ENGINE_TYPE_FLAG_MEDIA", 8 },
	{ "ZES_ENGINE_TYPE_FLAG_DMA", 16 },
	{ "ZES_ENGINE_TYPE_FLAG_RENDER", 32 },
};
static const struct cat_type t_zes_engine_type_flags_t = { "zes_engine_type_flags_t", CAT_FLAGS, 4, 6, NULL, NULL, e_t_zes_engine_type_flags_t };

static const struct cat_enumerator e_t_zes_event_type_flags_t[] = {
	{ "ZES_EVENT_TYPE_FLAG_DEVICE_DETACH", 1 },
	{ "ZES_EVENT_TYPE_FLAG_DEVICE_ATTACH", 2 },
	{ "ZES_EVENT_TYPE_FLAG_DEVICE_SLEEP_STATE_ENTER", 4 },
	{ "ZES_EVENT_TYPE_FLAG_DEVICE_SLEEP_STATE_EXIT", 8 },
	{ "ZES_EVENT_TYPE_FLAG_FREQ_THROTTLED", 16 },
	{ "ZES_EVENT_TYPE_FLAG_ENERGY_THRESHOLD_CROSSED", 32 },
	{ "ZES_EVENT_TYPE_FLAG_TEMP_CRITICAL", 64 },
	{ "ZES_EVENT_TYPE_FLAG_TEMP_THRESHOLD1", 128 },
	{ "ZES_EVENT_TYPE_FLAG_TEMP_THRESHOLD2", 256 },
	{ "ZES_EVENT_TYPE_FLAG_MEM_HEALTH", 512 },
	{ "ZES_EVENT_TYPE_FLAG_FABRIC_PORT_HEALTH", 1024 },
	{ "ZES_EVENT_TYPE_FLAG_PCI_LINK_HEALTH", 2048 },
	{ "ZES_EVENT_TYPE_FLAG_RAS_CORRECTABLE_ERRORS", 4096 },
	{ "ZES_EVENT_TYPE_FLAG_RAS_UNCORRECTABLE_ERRORS", 8192 },
	{ "ZES_EVENT_TYPE_FLAG_DEVICE_RESET_REQUIRED", 16384 },
	{ "ZES_EVENT_TYPE_FLAG_SURVIVABILITY_MODE_DETECTED", 32768 },
};
static const struct cat_type t_zes_event_type_flags_t = { "zes_event_type_flags_t", CAT_FLAGS, 4, 16, NULL, NULL, e_t_zes_event_type_flags_t };

static const struct cat_field m_t_zes_fabric_link_type_t[] = {
	{ "desc", &t_char_n256, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fabric_link_type_t = { "zes_fabric_link_type_t", CAT_STRUCT, 256, 1, NULL, m_t_zes_fabric_link_type_t, NULL };

static const struct cat_field m_t_zes_fabric_port_config_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "enabled", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "beaconing", &t_ze_bool_t, 17, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fabric_port_config_t = { "zes_fabric_port_config_t", CAT_STRUCT, 24, 4, NULL, m_t_zes_fabric_port_config_t, NULL };

static const struct cat_field m_t_zes_fabric_port_error_counters_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "linkFailureCount", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "fwCommErrorCount", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "fwErrorCount", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "linkDegradeCount", &t_uint64_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fabric_port_error_counters_t = { "zes_fabric_port_error_counters_t", CAT_STRUCT, 48, 6, NULL, m_t_zes_fabric_port_error_counters_t, NULL };

static const struct cat_enumerator e_t_zes_fabric_port_failure_flags_t[] = {
	{ "ZES_FABRIC_PORT_FAILURE_FLAG_FAILED", 1 },
	{ "ZES_FABRIC_PORT_FAILURE_FLAG_TRAINING_TIMEOUT", 2 },
	{ "ZES_FABRIC_PORT_FAILURE_FLAG_FLAPPING", 4 },
};
static const struct cat_type t_zes_fabric_port_failure_flags_t = { "zes_fabric_port_failure_flags_t", CAT_FLAGS, 4, 3, NULL, NULL, e_t_zes_fabric_port_failure_flags_t };

static const struct cat_type t_zes_fabric_port_handle_t = { "zes_fabric_port_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "fabric_port" };

static const struct cat_field m_t_zes_fabric_port_id_t[] = {
	{ "fabricId", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "attachId", &t_uint32_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "portNumber", &t_uint8_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fabric_port_id_t = { "zes_fabric_port_id_t", CAT_STRUCT, 12, 3, NULL, m_t_zes_fabric_port_id_t, NULL };

static const struct cat_field m_t_zes_fabric_port_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "model", &t_char_n256, 16, CAT_LEN_NONE, 0, false, false },
	{ "onSubdevice", &t_ze_bool_t, 272, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 276, CAT_LEN_NONE, 0, false, false },
	{ "portId", &t_zes_fabric_port_id_t, 280, CAT_LEN_NONE, 0, false, false },
	{ "maxRxSpeed", &t_zes_fabric_port_speed_t, 296, CAT_LEN_NONE, 0, false, false },
	{ "maxTxSpeed", &t_zes_fabric_port_speed_t, 312, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fabric_port_properties_t = { "zes_fabric_port_properties_t", CAT_STRUCT, 328, 8, NULL, m_t_zes_fabric_port_properties_t, NULL };

static const struct cat_enumerator e_t_zes_fabric_port_qual_issue_flags_t[] = {
	{ "ZES_FABRIC_PORT_QUAL_ISSUE_FLAG_LINK_ERRORS", 1 },
	{ "ZES_FABRIC_PORT_QUAL_ISSUE_FLAG_SPEED", 2 },
};
static const struct cat_type t_zes_fabric_port_qual_issue_flags_t = { "zes_fabric_port_qual_issue_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_zes_fabric_port_qual_issue_flags_t };

static const struct cat_field m_t_zes_fabric_port_speed_t[] = {
	{ "bitRate", &t_int64_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "width", &t_int32_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fabric_port_speed_t = { "zes_fabric_port_speed_t", CAT_STRUCT, 16, 2, NULL, m_t_zes_fabric_port_speed_t, NULL };

static const struct cat_field m_t_zes_fabric_port_state_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "status", &t_zes_fabric_port_status_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "qualityIssues", &t_zes_fabric_port_qual_issue_flags_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "failureReasons", &t_zes_fabric_port_failure_flags_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "remotePortId", &t_zes_fabric_port_id_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "rxSpeed", &t_zes_fabric_port_speed_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "txSpeed", &t_zes_fabric_port_speed_t, 56, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fabric_port_state_t = { "zes_fabric_port_state_t", CAT_STRUCT, 72, 8, NULL, m_t_zes_fabric_port_state_t, NULL };

static const struct cat_enumerator e_t_zes_fabric_port_status_t[] = {
	{ "ZES_FABRIC_PORT_STATUS_UNKNOWN", 0 },
	{ "ZES_FABRIC_PORT_STATUS_HEALTHY", 1 },
	{ "ZES_FABRIC_PORT_STATUS_DEGRADED", 2 },
	{ "ZES_FABRIC_PORT_STATUS_FAILED", 3 },
	{ "ZES_FABRIC_PORT_STATUS_DISABLED", 4 },
};
static const struct cat_type t_zes_fabric_port_status_t = { "zes_fabric_port_status_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_zes_fabric_port_status_t };

static const struct cat_field m_t_zes_fabric_port_throughput_t[] = {
	{ "timestamp", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "us" },
	{ "rxCounter", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "txCounter", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_zes_fabric_port_throughput_t = { "zes_fabric_port_throughput_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_fabric_port_throughput_t, NULL };

static const struct cat_field m_t_zes_fan_config_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "mode", &t_zes_fan_speed_mode_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "speedFixed", &t_zes_fan_speed_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "speedTable", &t_zes_fan_speed_table_t, 28, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fan_config_t = { "zes_fan_config_t", CAT_STRUCT, 416, 5, NULL, m_t_zes_fan_config_t, NULL };

static const struct cat_type t_zes_fan_handle_t = { "zes_fan_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "fan" };

static const struct cat_field m_t_zes_fan_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "onSubdevice", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "canControl", &t_ze_bool_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "supportedModes", &t_uint32_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "supportedUnits", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "maxRPM", &t_int32_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "maxPoints", &t_int32_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fan_properties_t = { "zes_fan_properties_t", CAT_STRUCT, 48, 9, NULL, m_t_zes_fan_properties_t, NULL };

static const struct cat_enumerator e_t_zes_fan_speed_mode_t[] = {
	{ "ZES_FAN_SPEED_MODE_DEFAULT", 0 },
	{ "ZES_FAN_SPEED_MODE_FIXED", 1 },
	{ "ZES_FAN_SPEED_MODE_TABLE", 2 },
};
static const struct cat_type t_zes_fan_speed_mode_t = { "zes_fan_speed_mode_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zes_fan_speed_mode_t };

static const struct cat_field m_t_zes_fan_speed_t[] = {
	{ "speed", &t_int32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "units", &t_zes_fan_speed_units_t, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fan_speed_t = { "zes_fan_speed_t", CAT_STRUCT, 8, 2, NULL, m_t_zes_fan_speed_t, NULL };

static const struct cat_field m_t_zes_fan_speed_table_t[] = {
	{ "numPoints", &t_int32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "table", &t_zes_fan_temp_speed_t_n32, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fan_speed_table_t = { "zes_fan_speed_table_t", CAT_STRUCT, 388, 2, NULL, m_t_zes_fan_speed_table_t, NULL };

static const struct cat_enumerator e_t_zes_fan_speed_units_t[] = {
	{ "ZES_FAN_SPEED_UNITS_RPM", 0 },
	{ "ZES_FAN_SPEED_UNITS_PERCENT", 1 },
};
static const struct cat_type t_zes_fan_speed_units_t = { "zes_fan_speed_units_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_zes_fan_speed_units_t };

static const struct cat_field m_t_zes_fan_temp_speed_t[] = {
	{ "temperature", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false, .unit = " degrees C" },
	{ "speed", &t_zes_fan_speed_t, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_fan_temp_speed_t = { "zes_fan_temp_speed_t", CAT_STRUCT, 12, 2, NULL, m_t_zes_fan_temp_speed_t, NULL };

static const struct cat_type t_zes_fan_temp_speed_t_n32 = { "zes_fan_temp_speed_t[32]", CAT_ARRAY, 384, 32, &t_zes_fan_temp_speed_t, NULL, NULL };

static const struct cat_type t_zes_firmware_handle_t = { "zes_firmware_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "firmware" };

static const struct cat_field m_t_zes_firmware_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "onSubdevice", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "canControl", &t_ze_bool_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "name", &t_char_n64, 25, CAT_LEN_NONE, 0, false, false },
	{ "version", &t_char_n64, 89, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_firmware_properties_t = { "zes_firmware_properties_t", CAT_STRUCT, 160, 7, NULL, m_t_zes_firmware_properties_t, NULL };

static const struct cat_enumerator e_t_zes_freq_domain_t[] = {
	{ "ZES_FREQ_DOMAIN_GPU", 0 },
	{ "ZES_FREQ_DOMAIN_MEMORY", 1 },
	{ "ZES_FREQ_DOMAIN_MEDIA", 2 },
};
static const struct cat_type t_zes_freq_domain_t = { "zes_freq_domain_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zes_freq_domain_t };

static const struct cat_type t_zes_freq_handle_t = { "zes_freq_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "freq" };

static const struct cat_field m_t_zes_freq_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zes_freq_domain_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "onSubdevice", &t_ze_bool_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "canControl", &t_ze_bool_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "isThrottleEventSupported", &t_ze_bool_t, 29, CAT_LEN_NONE, 0, false, false },
	{ "min", &t_double, 32, CAT_LEN_NONE, 0, false, false },
	{ "max", &t_double, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_freq_properties_t = { "zes_freq_properties_t", CAT_STRUCT, 48, 9, NULL, m_t_zes_freq_properties_t, NULL };

static const struct cat_field m_t_zes_freq_range_t[] = {
	{ "min", &t_double, 0, CAT_LEN_NONE, 0, false, false, .unit = "MHz" },
	{ "max", &t_double, 8, CAT_LEN_NONE, 0, false, false, .unit = "MHz" },
};
static const struct cat_type t_zes_freq_range_t = { "zes_freq_range_t", CAT_STRUCT, 16, 2, NULL, m_t_zes_freq_range_t, NULL };

static const struct cat_field m_t_zes_freq_state_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "currentVoltage", &t_double, 16, CAT_LEN_NONE, 0, false, false },
	{ "request", &t_double, 24, CAT_LEN_NONE, 0, false, false, .unit = "MHz" },
	{ "tdp", &t_double, 32, CAT_LEN_NONE, 0, false, false, .unit = "MHz" },
	{ "efficient", &t_double, 40, CAT_LEN_NONE, 0, false, false, .unit = "MHz" },
	{ "actual", &t_double, 48, CAT_LEN_NONE, 0, false, false, .unit = "MHz" },
	{ "throttleReasons", &t_zes_freq_throttle_reason_flags_t, 56, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_freq_state_t = { "zes_freq_state_t", CAT_STRUCT, 64, 8, NULL, m_t_zes_freq_state_t, NULL };

static const struct cat_enumerator e_t_zes_freq_throttle_reason_flags_t[] = {
	{ "ZES_FREQ_THROTTLE_REASON_FLAG_AVE_PWR_CAP", 1 },
	{ "ZES_FREQ_THROTTLE_REASON_FLAG_BURST_PWR_CAP", 2 },
	{ "ZES_FREQ_THROTTLE_REASON_FLAG_CURRENT_LIMIT", 4 },
	{ "ZES_FREQ_THROTTLE_REASON_FLAG_THERMAL_LIMIT", 8 },
	{ "ZES_FREQ_THROTTLE_REASON_FLAG_PSU_ALERT", 16 },
	{ "ZES_FREQ_THROTTLE_REASON_FLAG_SW_RANGE", 32 },
	{ "ZES_FREQ_THROTTLE_REASON_FLAG_HW_RANGE", 64 },
	{ "ZES_FREQ_THROTTLE_REASON_FLAG_VOLTAGE", 128 },
	{ "ZES_FREQ_THROTTLE_REASON_FLAG_THERMAL", 256 },
	{ "ZES_FREQ_THROTTLE_REASON_FLAG_POWER", 512 },
};
static const struct cat_type t_zes_freq_throttle_reason_flags_t = { "zes_freq_throttle_reason_flags_t", CAT_FLAGS, 4, 10, NULL, NULL, e_t_zes_freq_throttle_reason_flags_t };

static const struct cat_field m_t_zes_freq_throttle_time_t[] = {
	{ "throttleTime", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "us" },
	{ "timestamp", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_freq_throttle_time_t = { "zes_freq_throttle_time_t", CAT_STRUCT, 16, 2, NULL, m_t_zes_freq_throttle_time_t, NULL };

static const struct cat_enumerator e_t_zes_init_flags_t[] = {
	{ "ZES_INIT_FLAG_PLACEHOLDER", 1 },
};
static const struct cat_type t_zes_init_flags_t = { "zes_init_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_zes_init_flags_t };

static const struct cat_field m_t_zes_led_color_t[] = {
	{ "red", &t_double, 0, CAT_LEN_NONE, 0, false, false },
	{ "green", &t_double, 8, CAT_LEN_NONE, 0, false, false },
	{ "blue", &t_double, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_led_color_t = { "zes_led_color_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_led_color_t, NULL };

static const struct cat_type t_zes_led_handle_t = { "zes_led_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "led" };

static const struct cat_field m_t_zes_led_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "onSubdevice", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "canControl", &t_ze_bool_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "haveRGB", &t_ze_bool_t, 25, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_led_properties_t = { "zes_led_properties_t", CAT_STRUCT, 32, 6, NULL, m_t_zes_led_properties_t, NULL };

static const struct cat_field m_t_zes_led_state_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isOn", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "color", &t_zes_led_color_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_led_state_t = { "zes_led_state_t", CAT_STRUCT, 48, 4, NULL, m_t_zes_led_state_t, NULL };

static const struct cat_enumerator e_t_zes_limit_unit_t[] = {
	{ "ZES_LIMIT_UNIT_UNKNOWN", 0 },
	{ "ZES_LIMIT_UNIT_CURRENT", 1 },
	{ "ZES_LIMIT_UNIT_POWER", 2 },
};
static const struct cat_type t_zes_limit_unit_t = { "zes_limit_unit_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zes_limit_unit_t };

static const struct cat_field m_t_zes_mem_bandwidth_counter_bits_exp_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "validBitsCount", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_mem_bandwidth_counter_bits_exp_properties_t = { "zes_mem_bandwidth_counter_bits_exp_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_mem_bandwidth_counter_bits_exp_properties_t, NULL };

static const struct cat_field m_t_zes_mem_bandwidth_t[] = {
	{ "readCounter", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "writeCounter", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "maxBandwidth", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "timestamp", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "us" },
};
static const struct cat_type t_zes_mem_bandwidth_t = { "zes_mem_bandwidth_t", CAT_STRUCT, 32, 4, NULL, m_t_zes_mem_bandwidth_t, NULL };

static const struct cat_type t_zes_mem_handle_t = { "zes_mem_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "mem" };

static const struct cat_enumerator e_t_zes_mem_health_t[] = {
	{ "ZES_MEM_HEALTH_UNKNOWN", 0 },
	{ "ZES_MEM_HEALTH_OK", 1 },
	{ "ZES_MEM_HEALTH_DEGRADED", 2 },
	{ "ZES_MEM_HEALTH_CRITICAL", 3 },
	{ "ZES_MEM_HEALTH_REPLACE", 4 },
};
static const struct cat_type t_zes_mem_health_t = { "zes_mem_health_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_zes_mem_health_t };

static const struct cat_enumerator e_t_zes_mem_loc_t[] = {
	{ "ZES_MEM_LOC_SYSTEM", 0 },
	{ "ZES_MEM_LOC_DEVICE", 1 },
};
static const struct cat_type t_zes_mem_loc_t = { "zes_mem_loc_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_zes_mem_loc_t };

static const struct cat_field m_t_zes_mem_page_offline_state_exp_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "memoryPageOffline", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxMemoryPageOffline", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_mem_page_offline_state_exp_t = { "zes_mem_page_offline_state_exp_t", CAT_STRUCT, 24, 4, NULL, m_t_zes_mem_page_offline_state_exp_t, NULL };

static const struct cat_field m_t_zes_mem_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zes_mem_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "onSubdevice", &t_ze_bool_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "location", &t_zes_mem_loc_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "physicalSize", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "busWidth", &t_int32_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "numChannels", &t_int32_t, 44, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_mem_properties_t = { "zes_mem_properties_t", CAT_STRUCT, 48, 9, NULL, m_t_zes_mem_properties_t, NULL };

static const struct cat_field m_t_zes_mem_state_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "health", &t_zes_mem_health_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "free", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "size", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_zes_mem_state_t = { "zes_mem_state_t", CAT_STRUCT, 40, 5, NULL, m_t_zes_mem_state_t, NULL };

static const struct cat_enumerator e_t_zes_mem_type_t[] = {
	{ "ZES_MEM_TYPE_HBM", 0 },
	{ "ZES_MEM_TYPE_DDR", 1 },
	{ "ZES_MEM_TYPE_DDR3", 2 },
	{ "ZES_MEM_TYPE_DDR4", 3 },
	{ "ZES_MEM_TYPE_DDR5", 4 },
	{ "ZES_MEM_TYPE_LPDDR", 5 },
	{ "ZES_MEM_TYPE_LPDDR3", 6 },
	{ "ZES_MEM_TYPE_LPDDR4", 7 },
	{ "ZES_MEM_TYPE_LPDDR5", 8 },
	{ "ZES_MEM_TYPE_SRAM", 9 },
	{ "ZES_MEM_TYPE_L1", 10 },
	{ "ZES_MEM_TYPE_L3", 11 },
	{ "ZES_MEM_TYPE_GRF", 12 },
	{ "ZES_MEM_TYPE_SLM", 13 },
	{ "ZES_MEM_TYPE_GDDR4", 14 },
	{ "ZES_MEM_TYPE_GDDR5", 15 },
	{ "ZES_MEM_TYPE_GDDR5X", 16 },
	{ "ZES_MEM_TYPE_GDDR6", 17 },
	{ "ZES_MEM_TYPE_GDDR6X", 18 },
	{ "ZES_MEM_TYPE_GDDR7", 19 },
	{ "ZES_MEM_TYPE_LPDDR5X", 20 },
	{ "ZES_MEM_TYPE_HBM2", 21 },
	{ "ZES_MEM_TYPE_DDR2", 22 },
	{ "ZES_MEM_TYPE_HBM2E", 23 },
	{ "ZES_MEM_TYPE_HBM3", 24 },
	{ "ZES_MEM_TYPE_HBM3E", 25 },
	{ "ZES_MEM_TYPE_HBM4", 26 },
	{ "ZES_MEM_TYPE_LPDDR6", 27 },
};
static const struct cat_type t_zes_mem_type_t = { "zes_mem_type_t", CAT_ENUM, 4, 28, NULL, NULL, e_t_zes_mem_type_t };

static const struct cat_field m_t_zes_oc_capabilities_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "isOcSupported", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxFactoryDefaultFrequency", &t_double, 24, CAT_LEN_NONE, 0, false, false, .unit = "MHz" },
	{ "maxFactoryDefaultVoltage", &t_double, 32, CAT_LEN_NONE, 0, false, false, .unit = "MHz" },
	{ "maxOcFrequency", &t_double, 40, CAT_LEN_NONE, 0, false, false, .unit = "MHz" },
	{ "minOcVoltageOffset", &t_double, 48, CAT_LEN_NONE, 0, false, false },
	{ "maxOcVoltageOffset", &t_double, 56, CAT_LEN_NONE, 0, false, false },
	{ "maxOcVoltage", &t_double, 64, CAT_LEN_NONE, 0, false, false },
	{ "isTjMaxSupported", &t_ze_bool_t, 72, CAT_LEN_NONE, 0, false, false },
	{ "isIccMaxSupported", &t_ze_bool_t, 73, CAT_LEN_NONE, 0, false, false },
	{ "isHighVoltModeCapable", &t_ze_bool_t, 74, CAT_LEN_NONE, 0, false, false },
	{ "isHighVoltModeEnabled", &t_ze_bool_t, 75, CAT_LEN_NONE, 0, false, false },
	{ "isExtendedModeSupported", &t_ze_bool_t, 76, CAT_LEN_NONE, 0, false, false },
	{ "isFixedModeSupported", &t_ze_bool_t, 77, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_oc_capabilities_t = { "zes_oc_capabilities_t", CAT_STRUCT, 80, 15, NULL, m_t_zes_oc_capabilities_t, NULL };

static const struct cat_enumerator e_t_zes_oc_mode_t[] = {
	{ "ZES_OC_MODE_OFF", 0 },
	{ "ZES_OC_MODE_OVERRIDE", 1 },
	{ "ZES_OC_MODE_INTERPOLATIVE", 2 },
	{ "ZES_OC_MODE_FIXED", 3 },
};
static const struct cat_type t_zes_oc_mode_t = { "zes_oc_mode_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_zes_oc_mode_t };

static const struct cat_field m_t_zes_oem_serial_id_ext_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "length", &t_uint16_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "oemSerialId", &t_char_n1024, 18, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_oem_serial_id_ext_properties_t = { "zes_oem_serial_id_ext_properties_t", CAT_STRUCT, 1048, 4, NULL, m_t_zes_oem_serial_id_ext_properties_t, NULL };

static const struct cat_enumerator e_t_zes_overclock_control_t[] = {
	{ "ZES_OVERCLOCK_CONTROL_VF", 1 },
	{ "ZES_OVERCLOCK_CONTROL_FREQ_OFFSET", 2 },
	{ "ZES_OVERCLOCK_CONTROL_VMAX_OFFSET", 4 },
	{ "ZES_OVERCLOCK_CONTROL_FREQ", 8 },
	{ "ZES_OVERCLOCK_CONTROL_VOLT_LIMIT", 16 },
	{ "ZES_OVERCLOCK_CONTROL_POWER_SUSTAINED_LIMIT", 32 },
	{ "ZES_OVERCLOCK_CONTROL_POWER_BURST_LIMIT", 64 },
	{ "ZES_OVERCLOCK_CONTROL_POWER_PEAK_LIMIT", 128 },
	{ "ZES_OVERCLOCK_CONTROL_ICCMAX_LIMIT", 256 },
	{ "ZES_OVERCLOCK_CONTROL_TEMP_LIMIT", 512 },
	{ "ZES_OVERCLOCK_CONTROL_ITD_DISABLE", 1024 },
	{ "ZES_OVERCLOCK_CONTROL_ACM_DISABLE", 2048 },
};
static const struct cat_type t_zes_overclock_control_t = { "zes_overclock_control_t", CAT_ENUM, 4, 12, NULL, NULL, e_t_zes_overclock_control_t };

static const struct cat_enumerator e_t_zes_overclock_domain_t[] = {
	{ "ZES_OVERCLOCK_DOMAIN_CARD", 1 },
	{ "ZES_OVERCLOCK_DOMAIN_PACKAGE", 2 },
	{ "ZES_OVERCLOCK_DOMAIN_GPU_ALL", 4 },
	{ "ZES_OVERCLOCK_DOMAIN_GPU_RENDER_COMPUTE", 8 },
	{ "ZES_OVERCLOCK_DOMAIN_GPU_RENDER", 16 },
	{ "ZES_OVERCLOCK_DOMAIN_GPU_COMPUTE", 32 },
	{ "ZES_OVERCLOCK_DOMAIN_GPU_MEDIA", 64 },
	{ "ZES_OVERCLOCK_DOMAIN_VRAM", 128 },
	{ "ZES_OVERCLOCK_DOMAIN_ADM", 256 },
};
static const struct cat_type t_zes_overclock_domain_t = { "zes_overclock_domain_t", CAT_ENUM, 4, 9, NULL, NULL, e_t_zes_overclock_domain_t };

static const struct cat_type t_zes_overclock_handle_t = { "zes_overclock_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "overclock" };

static const struct cat_enumerator e_t_zes_overclock_mode_t[] = {
	{ "ZES_OVERCLOCK_MODE_MODE_OFF", 0 },
	{ "ZES_OVERCLOCK_MODE_MODE_STOCK", 2 },
	{ "ZES_OVERCLOCK_MODE_MODE_ON", 3 },
	{ "ZES_OVERCLOCK_MODE_MODE_UNAVAILABLE", 4 },
	{ "ZES_OVERCLOCK_MODE_MODE_DISABLED", 5 },
};
static const struct cat_type t_zes_overclock_mode_t = { "zes_overclock_mode_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_zes_overclock_mode_t };

static const struct cat_field m_t_zes_overclock_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "domainType", &t_zes_overclock_domain_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "AvailableControls", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "VFProgramType", &t_zes_vf_program_type_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "NumberOfVFPoints", &t_uint32_t, 28, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_overclock_properties_t = { "zes_overclock_properties_t", CAT_STRUCT, 32, 6, NULL, m_t_zes_overclock_properties_t, NULL };

static const struct cat_field m_t_zes_pci_address_t[] = {
	{ "domain", &t_uint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "bus", &t_uint32_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "device", &t_uint32_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "function", &t_uint32_t, 12, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_pci_address_t = { "zes_pci_address_t", CAT_STRUCT, 16, 4, NULL, m_t_zes_pci_address_t, NULL };

static const struct cat_field m_t_zes_pci_bar_properties_1_2_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zes_pci_bar_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "index", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "base", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "address" },
	{ "size", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "resizableBarSupported", &t_ze_bool_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "resizableBarEnabled", &t_ze_bool_t, 41, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_pci_bar_properties_1_2_t = { "zes_pci_bar_properties_1_2_t", CAT_STRUCT, 48, 8, NULL, m_t_zes_pci_bar_properties_1_2_t, NULL };

static const struct cat_field m_t_zes_pci_bar_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zes_pci_bar_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "index", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "base", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "address" },
	{ "size", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_pci_bar_properties_t = { "zes_pci_bar_properties_t", CAT_STRUCT, 40, 6, NULL, m_t_zes_pci_bar_properties_t, NULL };

static const struct cat_enumerator e_t_zes_pci_bar_type_t[] = {
	{ "ZES_PCI_BAR_TYPE_MMIO", 0 },
	{ "ZES_PCI_BAR_TYPE_ROM", 1 },
	{ "ZES_PCI_BAR_TYPE_MEM", 2 },
};
static const struct cat_type t_zes_pci_bar_type_t = { "zes_pci_bar_type_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zes_pci_bar_type_t };

static const struct cat_enumerator e_t_zes_pci_link_qual_issue_flags_t[] = {
	{ "ZES_PCI_LINK_QUAL_ISSUE_FLAG_REPLAYS", 1 },
	{ "ZES_PCI_LINK_QUAL_ISSUE_FLAG_SPEED", 2 },
};
static const struct cat_type t_zes_pci_link_qual_issue_flags_t = { "zes_pci_link_qual_issue_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_zes_pci_link_qual_issue_flags_t };

static const struct cat_field m_t_zes_pci_link_speed_downgrade_ext_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pciLinkSpeedUpdateCapable", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxPciGenSupported", &t_int32_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_pci_link_speed_downgrade_ext_properties_t = { "zes_pci_link_speed_downgrade_ext_properties_t", CAT_STRUCT, 24, 4, NULL, m_t_zes_pci_link_speed_downgrade_ext_properties_t, NULL };

static const struct cat_field m_t_zes_pci_link_speed_downgrade_ext_state_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "pciLinkSpeedDowngradeStatus", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_pci_link_speed_downgrade_ext_state_t = { "zes_pci_link_speed_downgrade_ext_state_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_pci_link_speed_downgrade_ext_state_t, NULL };

static const struct cat_enumerator e_t_zes_pci_link_stab_issue_flags_t[] = {
	{ "ZES_PCI_LINK_STAB_ISSUE_FLAG_RETRAINING", 1 },
};
static const struct cat_type t_zes_pci_link_stab_issue_flags_t = { "zes_pci_link_stab_issue_flags_t", CAT_FLAGS, 4, 1, NULL, NULL, e_t_zes_pci_link_stab_issue_flags_t };

static const struct cat_enumerator e_t_zes_pci_link_status_t[] = {
	{ "ZES_PCI_LINK_STATUS_UNKNOWN", 0 },
	{ "ZES_PCI_LINK_STATUS_GOOD", 1 },
	{ "ZES_PCI_LINK_STATUS_QUALITY_ISSUES", 2 },
	{ "ZES_PCI_LINK_STATUS_STABILITY_ISSUES", 3 },
};
static const struct cat_type t_zes_pci_link_status_t = { "zes_pci_link_status_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_zes_pci_link_status_t };

static const struct cat_field m_t_zes_pci_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "address", &t_zes_pci_address_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxSpeed", &t_zes_pci_speed_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "haveBandwidthCounters", &t_ze_bool_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "havePacketCounters", &t_ze_bool_t, 49, CAT_LEN_NONE, 0, false, false },
	{ "haveReplayCounters", &t_ze_bool_t, 50, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_pci_properties_t = { "zes_pci_properties_t", CAT_STRUCT, 56, 7, NULL, m_t_zes_pci_properties_t, NULL };

static const struct cat_field m_t_zes_pci_speed_t[] = {
	{ "gen", &t_int32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "width", &t_int32_t, 4, CAT_LEN_NONE, 0, false, false },
	{ "maxBandwidth", &t_int64_t, 8, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_zes_pci_speed_t = { "zes_pci_speed_t", CAT_STRUCT, 16, 3, NULL, m_t_zes_pci_speed_t, NULL };

static const struct cat_field m_t_zes_pci_state_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "status", &t_zes_pci_link_status_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "qualityIssues", &t_zes_pci_link_qual_issue_flags_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "stabilityIssues", &t_zes_pci_link_stab_issue_flags_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "speed", &t_zes_pci_speed_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_pci_state_t = { "zes_pci_state_t", CAT_STRUCT, 48, 6, NULL, m_t_zes_pci_state_t, NULL };

static const struct cat_field m_t_zes_pci_stats_t[] = {
	{ "timestamp", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "us" },
	{ "replayCounter", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "packetCounter", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "rxCounter", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "txCounter", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "speed", &t_zes_pci_speed_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_pci_stats_t = { "zes_pci_stats_t", CAT_STRUCT, 56, 6, NULL, m_t_zes_pci_stats_t, NULL };

static const struct cat_enumerator e_t_zes_pending_action_t[] = {
	{ "ZES_PENDING_ACTION_PENDING_NONE", 0 },
	{ "ZES_PENDING_ACTION_PENDING_IMMINENT", 1 },
	{ "ZES_PENDING_ACTION_PENDING_COLD_RESET", 2 },
	{ "ZES_PENDING_ACTION_PENDING_WARM_RESET", 3 },
};
static const struct cat_type t_zes_pending_action_t = { "zes_pending_action_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_zes_pending_action_t };

static const struct cat_type t_zes_perf_handle_t = { "zes_perf_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "perf" };

static const struct cat_field m_t_zes_perf_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "onSubdevice", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "engines", &t_zes_engine_type_flags_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_perf_properties_t = { "zes_perf_properties_t", CAT_STRUCT, 32, 5, NULL, m_t_zes_perf_properties_t, NULL };

static const struct cat_field m_t_zes_power_burst_limit_t[] = {
	{ "enabled", &t_ze_bool_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "power", &t_int32_t, 4, CAT_LEN_NONE, 0, false, false, .unit = "mW" },
};
static const struct cat_type t_zes_power_burst_limit_t = { "zes_power_burst_limit_t", CAT_STRUCT, 8, 2, NULL, m_t_zes_power_burst_limit_t, NULL };

static const struct cat_field m_t_zes_power_domain_exp_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "powerDomain", &t_zes_power_domain_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_power_domain_exp_properties_t = { "zes_power_domain_exp_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_power_domain_exp_properties_t, NULL };

static const struct cat_enumerator e_t_zes_power_domain_t[] = {
	{ "ZES_POWER_DOMAIN_UNKNOWN", 0 },
	{ "ZES_POWER_DOMAIN_CARD", 1 },
	{ "ZES_POWER_DOMAIN_PACKAGE", 2 },
	{ "ZES_POWER_DOMAIN_STACK", 3 },
	{ "ZES_POWER_DOMAIN_MEMORY", 4 },
	{ "ZES_POWER_DOMAIN_GPU", 5 },
};
static const struct cat_type t_zes_power_domain_t = { "zes_power_domain_t", CAT_ENUM, 4, 6, NULL, NULL, e_t_zes_power_domain_t };

static const struct cat_field m_t_zes_power_energy_counter_t[] = {
	{ "energy", &t_uint64_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "uJ" },
	{ "timestamp", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_power_energy_counter_t = { "zes_power_energy_counter_t", CAT_STRUCT, 16, 2, NULL, m_t_zes_power_energy_counter_t, NULL };

static const struct cat_field m_t_zes_power_ext_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "domain", &t_zes_power_domain_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "defaultLimit", &p_zes_power_limit_ext_desc_t_ptr, 24, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_zes_power_ext_properties_t = { "zes_power_ext_properties_t", CAT_STRUCT, 32, 4, NULL, m_t_zes_power_ext_properties_t, NULL };

static const struct cat_enumerator e_t_zes_power_level_t[] = {
	{ "ZES_POWER_LEVEL_UNKNOWN", 0 },
	{ "ZES_POWER_LEVEL_SUSTAINED", 1 },
	{ "ZES_POWER_LEVEL_BURST", 2 },
	{ "ZES_POWER_LEVEL_PEAK", 3 },
	{ "ZES_POWER_LEVEL_INSTANTANEOUS", 4 },
};
static const struct cat_type t_zes_power_level_t = { "zes_power_level_t", CAT_ENUM, 4, 5, NULL, NULL, e_t_zes_power_level_t };

static const struct cat_field m_t_zes_power_limit_ext_desc_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "level", &t_zes_power_level_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "source", &t_zes_power_source_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "limitUnit", &t_zes_limit_unit_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "enabledStateLocked", &t_ze_bool_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "enabled", &t_ze_bool_t, 29, CAT_LEN_NONE, 0, false, false },
	{ "intervalValueLocked", &t_ze_bool_t, 30, CAT_LEN_NONE, 0, false, false },
	{ "interval", &t_int32_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "ms" },
	{ "limitValueLocked", &t_ze_bool_t, 36, CAT_LEN_NONE, 0, false, false },
	{ "limit", &t_int32_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_power_limit_ext_desc_t = { "zes_power_limit_ext_desc_t", CAT_STRUCT, 48, 11, NULL, m_t_zes_power_limit_ext_desc_t, NULL };

static const struct cat_field m_t_zes_power_peak_limit_t[] = {
	{ "powerAC", &t_int32_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "mW" },
	{ "powerDC", &t_int32_t, 4, CAT_LEN_NONE, 0, false, false, .unit = "mW" },
};
static const struct cat_type t_zes_power_peak_limit_t = { "zes_power_peak_limit_t", CAT_STRUCT, 8, 2, NULL, m_t_zes_power_peak_limit_t, NULL };

static const struct cat_field m_t_zes_power_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "onSubdevice", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "canControl", &t_ze_bool_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "isEnergyThresholdSupported", &t_ze_bool_t, 25, CAT_LEN_NONE, 0, false, false },
	{ "defaultLimit", &t_int32_t, 28, CAT_LEN_NONE, 0, false, false, .unit = "mW" },
	{ "minLimit", &t_int32_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "mW" },
	{ "maxLimit", &t_int32_t, 36, CAT_LEN_NONE, 0, false, false, .unit = "mW" },
};
static const struct cat_type t_zes_power_properties_t = { "zes_power_properties_t", CAT_STRUCT, 40, 9, NULL, m_t_zes_power_properties_t, NULL };

static const struct cat_enumerator e_t_zes_power_source_t[] = {
	{ "ZES_POWER_SOURCE_ANY", 0 },
	{ "ZES_POWER_SOURCE_MAINS", 1 },
	{ "ZES_POWER_SOURCE_BATTERY", 2 },
};
static const struct cat_type t_zes_power_source_t = { "zes_power_source_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zes_power_source_t };

static const struct cat_field m_t_zes_power_sustained_limit_t[] = {
	{ "enabled", &t_ze_bool_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "power", &t_int32_t, 4, CAT_LEN_NONE, 0, false, false, .unit = "mW" },
	{ "interval", &t_int32_t, 8, CAT_LEN_NONE, 0, false, false, .unit = "ms" },
};
static const struct cat_type t_zes_power_sustained_limit_t = { "zes_power_sustained_limit_t", CAT_STRUCT, 12, 3, NULL, m_t_zes_power_sustained_limit_t, NULL };

static const struct cat_field m_t_zes_process_state_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "processId", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "memSize", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "sharedSize", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "engines", &t_zes_engine_type_flags_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_process_state_t = { "zes_process_state_t", CAT_STRUCT, 48, 6, NULL, m_t_zes_process_state_t, NULL };

static const struct cat_type t_zes_psu_handle_t = { "zes_psu_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "psu" };

static const struct cat_field m_t_zes_psu_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "onSubdevice", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "haveFan", &t_ze_bool_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "ampLimit", &t_int32_t, 28, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_psu_properties_t = { "zes_psu_properties_t", CAT_STRUCT, 32, 6, NULL, m_t_zes_psu_properties_t, NULL };

static const struct cat_field m_t_zes_psu_state_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "voltStatus", &t_zes_psu_voltage_status_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "fanFailed", &t_ze_bool_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "temperature", &t_int32_t, 24, CAT_LEN_NONE, 0, false, false, .unit = " degrees C" },
	{ "current", &t_int32_t, 28, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_psu_state_t = { "zes_psu_state_t", CAT_STRUCT, 32, 6, NULL, m_t_zes_psu_state_t, NULL };

static const struct cat_enumerator e_t_zes_psu_voltage_status_t[] = {
	{ "ZES_PSU_VOLTAGE_STATUS_UNKNOWN", 0 },
	{ "ZES_PSU_VOLTAGE_STATUS_NORMAL", 1 },
	{ "ZES_PSU_VOLTAGE_STATUS_OVER", 2 },
	{ "ZES_PSU_VOLTAGE_STATUS_UNDER", 3 },
};
static const struct cat_type t_zes_psu_voltage_status_t = { "zes_psu_voltage_status_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_zes_psu_voltage_status_t };

static const struct cat_type t_zes_pwr_handle_t = { "zes_pwr_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "pwr" };

static const struct cat_field m_t_zes_ras_config_exp_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "category", &t_zes_ras_error_category_exp_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "threshold", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_ras_config_exp_t = { "zes_ras_config_exp_t", CAT_STRUCT, 32, 4, NULL, m_t_zes_ras_config_exp_t, NULL };

static const struct cat_field m_t_zes_ras_config_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "totalThreshold", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "detailedThresholds", &t_zes_ras_state_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_ras_config_t = { "zes_ras_config_t", CAT_STRUCT, 96, 4, NULL, m_t_zes_ras_config_t, NULL };

static const struct cat_enumerator e_t_zes_ras_error_category_exp_t[] = {
	{ "ZES_RAS_ERROR_CATEGORY_EXP_RESET", 0 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_PROGRAMMING_ERRORS", 1 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_DRIVER_ERRORS", 2 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_COMPUTE_ERRORS", 3 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_NON_COMPUTE_ERRORS", 4 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_CACHE_ERRORS", 5 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_DISPLAY_ERRORS", 6 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_MEMORY_ERRORS", 7 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_SCALE_ERRORS", 8 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_L3FABRIC_ERRORS", 9 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_PCIE_ERRORS", 10 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_FABRIC_ERRORS", 11 },
	{ "ZES_RAS_ERROR_CATEGORY_EXP_SOC_INTERNAL_ERRORS", 12 },
};
static const struct cat_type t_zes_ras_error_category_exp_t = { "zes_ras_error_category_exp_t", CAT_ENUM, 4, 13, NULL, NULL, e_t_zes_ras_error_category_exp_t };

static const struct cat_enumerator e_t_zes_ras_error_type_t[] = {
	{ "ZES_RAS_ERROR_TYPE_CORRECTABLE", 0 },
	{ "ZES_RAS_ERROR_TYPE_UNCORRECTABLE", 1 },
};
static const struct cat_type t_zes_ras_error_type_t = { "zes_ras_error_type_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_zes_ras_error_type_t };

static const struct cat_type t_zes_ras_handle_t = { "zes_ras_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "ras" };

static const struct cat_field m_t_zes_ras_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zes_ras_error_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "onSubdevice", &t_ze_bool_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_ras_properties_t = { "zes_ras_properties_t", CAT_STRUCT, 32, 5, NULL, m_t_zes_ras_properties_t, NULL };

static const struct cat_field m_t_zes_ras_state_exp2_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "errorCounter", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_ras_state_exp2_t = { "zes_ras_state_exp2_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_ras_state_exp2_t, NULL };

static const struct cat_field m_t_zes_ras_state_exp_t[] = {
	{ "category", &t_zes_ras_error_category_exp_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "errorCounter", &t_uint64_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_ras_state_exp_t = { "zes_ras_state_exp_t", CAT_STRUCT, 16, 2, NULL, m_t_zes_ras_state_exp_t, NULL };

static const struct cat_field m_t_zes_ras_state_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "category", &t_uint64_t_n7, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_ras_state_t = { "zes_ras_state_t", CAT_STRUCT, 72, 3, NULL, m_t_zes_ras_state_t, NULL };

static const struct cat_enumerator e_t_zes_repair_status_t[] = {
	{ "ZES_REPAIR_STATUS_UNSUPPORTED", 0 },
	{ "ZES_REPAIR_STATUS_NOT_PERFORMED", 1 },
	{ "ZES_REPAIR_STATUS_PERFORMED", 2 },
};
static const struct cat_type t_zes_repair_status_t = { "zes_repair_status_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zes_repair_status_t };

static const struct cat_field m_t_zes_reset_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "force", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "resetType", &t_zes_reset_type_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_reset_properties_t = { "zes_reset_properties_t", CAT_STRUCT, 24, 4, NULL, m_t_zes_reset_properties_t, NULL };

static const struct cat_enumerator e_t_zes_reset_reason_flags_t[] = {
	{ "ZES_RESET_REASON_FLAG_WEDGED", 1 },
	{ "ZES_RESET_REASON_FLAG_REPAIR", 2 },
};
static const struct cat_type t_zes_reset_reason_flags_t = { "zes_reset_reason_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_zes_reset_reason_flags_t };

static const struct cat_enumerator e_t_zes_reset_type_t[] = {
	{ "ZES_RESET_TYPE_WARM", 0 },
	{ "ZES_RESET_TYPE_COLD", 1 },
	{ "ZES_RESET_TYPE_FLR", 2 },
};
static const struct cat_type t_zes_reset_type_t = { "zes_reset_type_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zes_reset_type_t };

static const struct cat_type t_zes_sched_handle_t = { "zes_sched_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "sched" };

static const struct cat_enumerator e_t_zes_sched_mode_t[] = {
	{ "ZES_SCHED_MODE_TIMEOUT", 0 },
	{ "ZES_SCHED_MODE_TIMESLICE", 1 },
	{ "ZES_SCHED_MODE_EXCLUSIVE", 2 },
	{ "ZES_SCHED_MODE_COMPUTE_UNIT_DEBUG", 3 },
};
static const struct cat_type t_zes_sched_mode_t = { "zes_sched_mode_t", CAT_ENUM, 4, 4, NULL, NULL, e_t_zes_sched_mode_t };

static const struct cat_field m_t_zes_sched_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "onSubdevice", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "canControl", &t_ze_bool_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "engines", &t_zes_engine_type_flags_t, 28, CAT_LEN_NONE, 0, false, false },
	{ "supportedModes", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_sched_properties_t = { "zes_sched_properties_t", CAT_STRUCT, 40, 7, NULL, m_t_zes_sched_properties_t, NULL };

static const struct cat_field m_t_zes_sched_timeout_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "watchdogTimeout", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false, .unit = "us" },
};
static const struct cat_type t_zes_sched_timeout_properties_t = { "zes_sched_timeout_properties_t", CAT_STRUCT, 24, 3, NULL, m_t_zes_sched_timeout_properties_t, NULL };

static const struct cat_field m_t_zes_sched_timeslice_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "interval", &t_uint64_t, 16, CAT_LEN_NONE, 0, false, false, .unit = "us" },
	{ "yieldTimeout", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "us" },
};
static const struct cat_type t_zes_sched_timeslice_properties_t = { "zes_sched_timeslice_properties_t", CAT_STRUCT, 32, 4, NULL, m_t_zes_sched_timeslice_properties_t, NULL };

static const struct cat_type t_zes_standby_handle_t = { "zes_standby_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "standby" };

static const struct cat_enumerator e_t_zes_standby_promo_mode_t[] = {
	{ "ZES_STANDBY_PROMO_MODE_DEFAULT", 0 },
	{ "ZES_STANDBY_PROMO_MODE_NEVER", 1 },
};
static const struct cat_type t_zes_standby_promo_mode_t = { "zes_standby_promo_mode_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_zes_standby_promo_mode_t };

static const struct cat_field m_t_zes_standby_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zes_standby_type_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "onSubdevice", &t_ze_bool_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_standby_properties_t = { "zes_standby_properties_t", CAT_STRUCT, 32, 5, NULL, m_t_zes_standby_properties_t, NULL };

static const struct cat_enumerator e_t_zes_standby_type_t[] = {
	{ "ZES_STANDBY_TYPE_GLOBAL", 0 },
};
static const struct cat_type t_zes_standby_type_t = { "zes_standby_type_t", CAT_ENUM, 4, 1, NULL, NULL, e_t_zes_standby_type_t };

static const struct cat_enumerator e_t_zes_structure_type_t[] = {
	{ "ZES_STRUCTURE_TYPE_DEVICE_PROPERTIES", 1 },
	{ "ZES_STRUCTURE_TYPE_PCI_PROPERTIES", 2 },
	{ "ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES", 3 },
	{ "ZES_STRUCTURE_TYPE_DIAG_PROPERTIES", 4 },
	{ "ZES_STRUCTURE_TYPE_ENGINE_PROPERTIES", 5 },
	{ "ZES_STRUCTURE_TYPE_FABRIC_PORT_PROPERTIES", 6 },
	{ "ZES_STRUCTURE_TYPE_FAN_PROPERTIES", 7 },
	{ "ZES_STRUCTURE_TYPE_FIRMWARE_PROPERTIES", 8 },
	{ "ZES_STRUCTURE_TYPE_FREQ_PROPERTIES", 9 },
	{ "ZES_STRUCTURE_TYPE_LED_PROPERTIES", 10 },
	{ "ZES_STRUCTURE_TYPE_MEM_PROPERTIES", 11 },
	{ "ZES_STRUCTURE_TYPE_PERF_PROPERTIES", 12 },
	{ "ZES_STRUCTURE_TYPE_POWER_PROPERTIES", 13 },
	{ "ZES_STRUCTURE_TYPE_PSU_PROPERTIES", 14 },
	{ "ZES_STRUCTURE_TYPE_RAS_PROPERTIES", 15 },
	{ "ZES_STRUCTURE_TYPE_SCHED_PROPERTIES", 16 },
	{ "ZES_STRUCTURE_TYPE_SCHED_TIMEOUT_PROPERTIES", 17 },
	{ "ZES_STRUCTURE_TYPE_SCHED_TIMESLICE_PROPERTIES", 18 },
	{ "ZES_STRUCTURE_TYPE_STANDBY_PROPERTIES", 19 },
	{ "ZES_STRUCTURE_TYPE_TEMP_PROPERTIES", 20 },
	{ "ZES_STRUCTURE_TYPE_DEVICE_STATE", 21 },
	{ "ZES_STRUCTURE_TYPE_PROCESS_STATE", 22 },
	{ "ZES_STRUCTURE_TYPE_PCI_STATE", 23 },
	{ "ZES_STRUCTURE_TYPE_FABRIC_PORT_CONFIG", 24 },
	{ "ZES_STRUCTURE_TYPE_FABRIC_PORT_STATE", 25 },
	{ "ZES_STRUCTURE_TYPE_FAN_CONFIG", 26 },
	{ "ZES_STRUCTURE_TYPE_FREQ_STATE", 27 },
	{ "ZES_STRUCTURE_TYPE_OC_CAPABILITIES", 28 },
	{ "ZES_STRUCTURE_TYPE_LED_STATE", 29 },
	{ "ZES_STRUCTURE_TYPE_MEM_STATE", 30 },
	{ "ZES_STRUCTURE_TYPE_PSU_STATE", 31 },
	{ "ZES_STRUCTURE_TYPE_BASE_STATE", 32 },
	{ "ZES_STRUCTURE_TYPE_RAS_CONFIG", 33 },
	{ "ZES_STRUCTURE_TYPE_RAS_STATE", 34 },
	{ "ZES_STRUCTURE_TYPE_TEMP_CONFIG", 35 },
	{ "ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES_1_2", 36 },
	{ "ZES_STRUCTURE_TYPE_DEVICE_ECC_DESC", 37 },
	{ "ZES_STRUCTURE_TYPE_DEVICE_ECC_PROPERTIES", 38 },
	{ "ZES_STRUCTURE_TYPE_POWER_LIMIT_EXT_DESC", 39 },
	{ "ZES_STRUCTURE_TYPE_POWER_EXT_PROPERTIES", 40 },
	{ "ZES_STRUCTURE_TYPE_OVERCLOCK_PROPERTIES", 41 },
	{ "ZES_STRUCTURE_TYPE_FABRIC_PORT_ERROR_COUNTERS", 42 },
	{ "ZES_STRUCTURE_TYPE_ENGINE_EXT_PROPERTIES", 43 },
	{ "ZES_STRUCTURE_TYPE_RESET_PROPERTIES", 44 },
	{ "ZES_STRUCTURE_TYPE_DEVICE_EXT_PROPERTIES", 45 },
	{ "ZES_STRUCTURE_TYPE_DEVICE_UUID", 46 },
	{ "ZES_STRUCTURE_TYPE_POWER_DOMAIN_EXP_PROPERTIES", 131073 },
	{ "ZES_STRUCTURE_TYPE_MEM_BANDWIDTH_COUNTER_BITS_EXP_PROPERTIES", 131074 },
	{ "ZES_STRUCTURE_TYPE_MEMORY_PAGE_OFFLINE_STATE_EXP", 131075 },
	{ "ZES_STRUCTURE_TYPE_SUBDEVICE_EXP_PROPERTIES", 131076 },
	{ "ZES_STRUCTURE_TYPE_VF_EXP_PROPERTIES", 131077 },
	{ "ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP", 131078 },
	{ "ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP", 131079 },
	{ "ZES_STRUCTURE_TYPE_VF_EXP_CAPABILITIES", 131080 },
	{ "ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP2", 131081 },
	{ "ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP2", 131088 },
	{ "ZES_STRUCTURE_TYPE_VF_EXP2_CAPABILITIES", 131089 },
	{ "ZES_STRUCTURE_TYPE_DEVICE_ECC_DEFAULT_PROPERTIES_EXT", 131090 },
	{ "ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_STATE", 131091 },
	{ "ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_PROPERTIES", 131092 },
	{ "ZES_STRUCTURE_TYPE_RAS_STATE_EXP2", 131093 },
	{ "ZES_STRUCTURE_TYPE_RAS_CONFIG_EXP", 131094 },
	{ "ZES_STRUCTURE_TYPE_OEM_SERIAL_ID_EXT_PROPERTIES", 131095 },
	{ "ZES_STRUCTURE_TYPE_DEVICE_EXT_STATE", 131096 },
};
static const struct cat_type t_zes_structure_type_t = { "zes_structure_type_t", CAT_ENUM, 4, 64, NULL, NULL, e_t_zes_structure_type_t };

static const struct cat_field m_t_zes_subdevice_exp_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "subdeviceId", &t_uint32_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "uuid", &t_zes_uuid_t, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_subdevice_exp_properties_t = { "zes_subdevice_exp_properties_t", CAT_STRUCT, 40, 4, NULL, m_t_zes_subdevice_exp_properties_t, NULL };

static const struct cat_field m_t_zes_temp_config_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "enableCritical", &t_ze_bool_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "threshold1", &t_zes_temp_threshold_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "threshold2", &t_zes_temp_threshold_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_temp_config_t = { "zes_temp_config_t", CAT_STRUCT, 56, 5, NULL, m_t_zes_temp_config_t, NULL };

static const struct cat_type t_zes_temp_handle_t = { "zes_temp_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "temp" };

static const struct cat_field m_t_zes_temp_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zes_temp_sensors_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "onSubdevice", &t_ze_bool_t, 20, CAT_LEN_NONE, 0, false, false },
	{ "subdeviceId", &t_uint32_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "maxTemperature", &t_double, 32, CAT_LEN_NONE, 0, false, false, .unit = " degrees C" },
	{ "isCriticalTempSupported", &t_ze_bool_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "isThreshold1Supported", &t_ze_bool_t, 41, CAT_LEN_NONE, 0, false, false },
	{ "isThreshold2Supported", &t_ze_bool_t, 42, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_temp_properties_t = { "zes_temp_properties_t", CAT_STRUCT, 48, 9, NULL, m_t_zes_temp_properties_t, NULL };

static const struct cat_enumerator e_t_zes_temp_sensors_t[] = {
	{ "ZES_TEMP_SENSORS_GLOBAL", 0 },
	{ "ZES_TEMP_SENSORS_GPU", 1 },
	{ "ZES_TEMP_SENSORS_MEMORY", 2 },
	{ "ZES_TEMP_SENSORS_GLOBAL_MIN", 3 },
	{ "ZES_TEMP_SENSORS_GPU_MIN", 4 },
	{ "ZES_TEMP_SENSORS_MEMORY_MIN", 5 },
	{ "ZES_TEMP_SENSORS_GPU_BOARD", 6 },
	{ "ZES_TEMP_SENSORS_GPU_BOARD_MIN", 7 },
	{ "ZES_TEMP_SENSORS_VOLTAGE_REGULATOR", 8 },
};
static const struct cat_type t_zes_temp_sensors_t = { "zes_temp_sensors_t", CAT_ENUM, 4, 9, NULL, NULL, e_t_zes_temp_sensors_t };

static const struct cat_field m_t_zes_temp_threshold_t[] = {
	{ "enableLowToHigh", &t_ze_bool_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "enableHighToLow", &t_ze_bool_t, 1, CAT_LEN_NONE, 0, false, false },
	{ "threshold", &t_double, 8, CAT_LEN_NONE, 0, false, false, .unit = " degrees C" },
};
static const struct cat_type t_zes_temp_threshold_t = { "zes_temp_threshold_t", CAT_STRUCT, 16, 3, NULL, m_t_zes_temp_threshold_t, NULL };

static const struct cat_field m_t_zes_uuid_t[] = {
	{ "id", &t_uint8_t_n16, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_uuid_t = { "zes_uuid_t", CAT_STRUCT, 16, 1, NULL, m_t_zes_uuid_t, NULL };

static const struct cat_enumerator e_t_zes_vf_array_type_t[] = {
	{ "ZES_VF_ARRAY_TYPE_USER_VF_ARRAY", 0 },
	{ "ZES_VF_ARRAY_TYPE_DEFAULT_VF_ARRAY", 1 },
	{ "ZES_VF_ARRAY_TYPE_LIVE_VF_ARRAY", 2 },
};
static const struct cat_type t_zes_vf_array_type_t = { "zes_vf_array_type_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zes_vf_array_type_t };

static const struct cat_field m_t_zes_vf_exp2_capabilities_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "address", &t_zes_pci_address_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "vfDeviceMemSize", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "vfID", &t_uint32_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_vf_exp2_capabilities_t = { "zes_vf_exp2_capabilities_t", CAT_STRUCT, 48, 5, NULL, m_t_zes_vf_exp2_capabilities_t, NULL };

static const struct cat_field m_t_zes_vf_exp_capabilities_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "address", &t_zes_pci_address_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "vfDeviceMemSize", &t_uint32_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "vfID", &t_uint32_t, 36, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_vf_exp_capabilities_t = { "zes_vf_exp_capabilities_t", CAT_STRUCT, 40, 5, NULL, m_t_zes_vf_exp_capabilities_t, NULL };

static const struct cat_field m_t_zes_vf_exp_properties_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "address", &t_zes_pci_address_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "uuid", &t_zes_uuid_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_zes_vf_info_util_exp_flags_t, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_vf_exp_properties_t = { "zes_vf_exp_properties_t", CAT_STRUCT, 56, 5, NULL, m_t_zes_vf_exp_properties_t, NULL };

static const struct cat_type t_zes_vf_handle_t = { "zes_vf_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "vf" };

static const struct cat_enumerator e_t_zes_vf_info_mem_type_exp_flags_t[] = {
	{ "ZES_VF_INFO_MEM_TYPE_EXP_FLAG_MEM_TYPE_SYSTEM", 1 },
	{ "ZES_VF_INFO_MEM_TYPE_EXP_FLAG_MEM_TYPE_DEVICE", 2 },
};
static const struct cat_type t_zes_vf_info_mem_type_exp_flags_t = { "zes_vf_info_mem_type_exp_flags_t", CAT_FLAGS, 4, 2, NULL, NULL, e_t_zes_vf_info_mem_type_exp_flags_t };

static const struct cat_enumerator e_t_zes_vf_info_util_exp_flags_t[] = {
	{ "ZES_VF_INFO_UTIL_EXP_FLAG_INFO_NONE", 1 },
	{ "ZES_VF_INFO_UTIL_EXP_FLAG_INFO_MEM_CPU", 2 },
	{ "ZES_VF_INFO_UTIL_EXP_FLAG_INFO_MEM_GPU", 4 },
	{ "ZES_VF_INFO_UTIL_EXP_FLAG_INFO_ENGINE", 8 },
};
static const struct cat_type t_zes_vf_info_util_exp_flags_t = { "zes_vf_info_util_exp_flags_t", CAT_FLAGS, 4, 4, NULL, NULL, e_t_zes_vf_info_util_exp_flags_t };

static const struct cat_enumerator e_t_zes_vf_program_type_t[] = {
	{ "ZES_VF_PROGRAM_TYPE_VF_ARBITRARY", 0 },
	{ "ZES_VF_PROGRAM_TYPE_VF_FREQ_FIXED", 1 },
	{ "ZES_VF_PROGRAM_TYPE_VF_VOLT_FIXED", 2 },
};
static const struct cat_type t_zes_vf_program_type_t = { "zes_vf_program_type_t", CAT_ENUM, 4, 3, NULL, NULL, e_t_zes_vf_program_type_t };

static const struct cat_field m_t_zes_vf_property_t[] = {
	{ "MinFreq", &t_double, 0, CAT_LEN_NONE, 0, false, false },
	{ "MaxFreq", &t_double, 8, CAT_LEN_NONE, 0, false, false },
	{ "StepFreq", &t_double, 16, CAT_LEN_NONE, 0, false, false },
	{ "MinVolt", &t_double, 24, CAT_LEN_NONE, 0, false, false },
	{ "MaxVolt", &t_double, 32, CAT_LEN_NONE, 0, false, false },
	{ "StepVolt", &t_double, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_vf_property_t = { "zes_vf_property_t", CAT_STRUCT, 48, 6, NULL, m_t_zes_vf_property_t, NULL };

static const struct cat_enumerator e_t_zes_vf_type_t[] = {
	{ "ZES_VF_TYPE_VOLT", 0 },
	{ "ZES_VF_TYPE_FREQ", 1 },
};
static const struct cat_type t_zes_vf_type_t = { "zes_vf_type_t", CAT_ENUM, 4, 2, NULL, NULL, e_t_zes_vf_type_t };

static const struct cat_field m_t_zes_vf_util_engine_exp2_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "vfEngineType", &t_zes_engine_group_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "activeCounterValue", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "samplingCounterValue", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_vf_util_engine_exp2_t = { "zes_vf_util_engine_exp2_t", CAT_STRUCT, 40, 5, NULL, m_t_zes_vf_util_engine_exp2_t, NULL };

static const struct cat_field m_t_zes_vf_util_engine_exp_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "type", &t_zes_engine_group_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "activeCounterValue", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "samplingCounterValue", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "timestamp", &t_uint64_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_vf_util_engine_exp_t = { "zes_vf_util_engine_exp_t", CAT_STRUCT, 48, 6, NULL, m_t_zes_vf_util_engine_exp_t, NULL };

static const struct cat_field m_t_zes_vf_util_mem_exp2_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "vfMemLocation", &t_zes_mem_loc_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "vfMemUtilized", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_zes_vf_util_mem_exp2_t = { "zes_vf_util_mem_exp2_t", CAT_STRUCT, 32, 4, NULL, m_t_zes_vf_util_mem_exp2_t, NULL };

static const struct cat_field m_t_zes_vf_util_mem_exp_t[] = {
	{ "stype", &t_zes_structure_type_t, 0, CAT_LEN_NONE, 0, true, false },
	{ "pNext", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, true },
	{ "memTypeFlags", &t_zes_vf_info_mem_type_exp_flags_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "free", &t_uint64_t, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "size", &t_uint64_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "timestamp", &t_uint64_t, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_zes_vf_util_mem_exp_t = { "zes_vf_util_mem_exp_t", CAT_STRUCT, 48, 6, NULL, m_t_zes_vf_util_mem_exp_t, NULL };

static const struct cat_arg a_zesDeviceEccAvailable[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pAvailable", &p_ze_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDeviceEccAvailable = {
	"zesDeviceEccAvailable", "zesDeviceEccAvailable", 3001, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEccAvailable, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEccConfigurable[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfigurable", &p_ze_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDeviceEccConfigurable = {
	"zesDeviceEccConfigurable", "zesDeviceEccConfigurable", 3002, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEccConfigurable, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumActiveVFExp[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phVFhandle", &p_zes_vf_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumActiveVFExp = {
	"zesDeviceEnumActiveVFExp", "zesDeviceEnumActiveVFExp", 3003, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumActiveVFExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumDiagnosticTestSuites[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phDiagnostics", &p_zes_diag_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumDiagnosticTestSuites = {
	"zesDeviceEnumDiagnosticTestSuites", "zesDeviceEnumDiagnosticTestSuites", 3004, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumDiagnosticTestSuites, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumEnabledVFExp[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phVFhandle", &p_zes_vf_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumEnabledVFExp = {
	"zesDeviceEnumEnabledVFExp", "zesDeviceEnumEnabledVFExp", 3005, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumEnabledVFExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumEngineGroups[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phEngine", &p_zes_engine_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumEngineGroups = {
	"zesDeviceEnumEngineGroups", "zesDeviceEnumEngineGroups", 3006, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumEngineGroups, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumFabricPorts[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phPort", &p_zes_fabric_port_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumFabricPorts = {
	"zesDeviceEnumFabricPorts", "zesDeviceEnumFabricPorts", 3007, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumFabricPorts, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumFans[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phFan", &p_zes_fan_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumFans = {
	"zesDeviceEnumFans", "zesDeviceEnumFans", 3008, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumFans, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumFirmwares[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phFirmware", &p_zes_firmware_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumFirmwares = {
	"zesDeviceEnumFirmwares", "zesDeviceEnumFirmwares", 3009, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumFirmwares, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumFrequencyDomains[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phFrequency", &p_zes_freq_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumFrequencyDomains = {
	"zesDeviceEnumFrequencyDomains", "zesDeviceEnumFrequencyDomains", 3010, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumFrequencyDomains, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumLeds[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phLed", &p_zes_led_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumLeds = {
	"zesDeviceEnumLeds", "zesDeviceEnumLeds", 3011, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumLeds, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumMemoryModules[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phMemory", &p_zes_mem_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumMemoryModules = {
	"zesDeviceEnumMemoryModules", "zesDeviceEnumMemoryModules", 3012, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumMemoryModules, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumOverclockDomains[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phDomainHandle", &p_zes_overclock_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumOverclockDomains = {
	"zesDeviceEnumOverclockDomains", "zesDeviceEnumOverclockDomains", 3013, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumOverclockDomains, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumPerformanceFactorDomains[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phPerf", &p_zes_perf_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumPerformanceFactorDomains = {
	"zesDeviceEnumPerformanceFactorDomains", "zesDeviceEnumPerformanceFactorDomains", 3014, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumPerformanceFactorDomains, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumPowerDomains[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phPower", &p_zes_pwr_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumPowerDomains = {
	"zesDeviceEnumPowerDomains", "zesDeviceEnumPowerDomains", 3015, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumPowerDomains, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumPsus[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phPsu", &p_zes_psu_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumPsus = {
	"zesDeviceEnumPsus", "zesDeviceEnumPsus", 3016, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumPsus, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumRasErrorSets[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phRas", &p_zes_ras_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumRasErrorSets = {
	"zesDeviceEnumRasErrorSets", "zesDeviceEnumRasErrorSets", 3017, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumRasErrorSets, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumSchedulers[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phScheduler", &p_zes_sched_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumSchedulers = {
	"zesDeviceEnumSchedulers", "zesDeviceEnumSchedulers", 3018, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumSchedulers, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumStandbyDomains[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phStandby", &p_zes_standby_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumStandbyDomains = {
	"zesDeviceEnumStandbyDomains", "zesDeviceEnumStandbyDomains", 3019, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumStandbyDomains, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEnumTemperatureSensors[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phTemperature", &p_zes_temp_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceEnumTemperatureSensors = {
	"zesDeviceEnumTemperatureSensors", "zesDeviceEnumTemperatureSensors", 3020, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEnumTemperatureSensors, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceEventRegister[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "events", &t_zes_event_type_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesDeviceEventRegister = {
	"zesDeviceEventRegister", "zesDeviceEventRegister", 3021, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceEventRegister, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceGet[] = {
	{ "hDriver", &t_zes_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phDevices", &p_zes_device_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceGet = {
	"zesDeviceGet", "zesDeviceGet", 3022, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceGet, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDeviceGetCardPowerDomain[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPower", &p_zes_pwr_handle_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDeviceGetCardPowerDomain = {
	"zesDeviceGetCardPowerDomain", "zesDeviceGetCardPowerDomain", 3023, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceGetCardPowerDomain, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceGetEccState[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pState", &p_zes_device_ecc_properties_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDeviceGetEccState = {
	"zesDeviceGetEccState", "zesDeviceGetEccState", 3024, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceGetEccState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceGetOverclockControls[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "domainType", &t_zes_overclock_domain_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pAvailableControls", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDeviceGetOverclockControls = {
	"zesDeviceGetOverclockControls", "zesDeviceGetOverclockControls", 3025, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceGetOverclockControls, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDeviceGetOverclockDomains[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOverclockDomains", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDeviceGetOverclockDomains = {
	"zesDeviceGetOverclockDomains", "zesDeviceGetOverclockDomains", 3026, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceGetOverclockDomains, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDeviceGetProperties[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_device_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDeviceGetProperties = {
	"zesDeviceGetProperties", "zesDeviceGetProperties", 3027, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceGetState[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pState", &p_zes_device_state_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDeviceGetState = {
	"zesDeviceGetState", "zesDeviceGetState", 3028, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceGetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceGetSubDevicePropertiesExp[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pSubdeviceProps", &p_zes_subdevice_exp_properties_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceGetSubDevicePropertiesExp = {
	"zesDeviceGetSubDevicePropertiesExp", "zesDeviceGetSubDevicePropertiesExp", 3029, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceGetSubDevicePropertiesExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDevicePciGetBars[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pProperties", &p_zes_pci_bar_properties_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDevicePciGetBars = {
	"zesDevicePciGetBars", "zesDevicePciGetBars", 3030, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDevicePciGetBars, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDevicePciGetProperties[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_pci_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDevicePciGetProperties = {
	"zesDevicePciGetProperties", "zesDevicePciGetProperties", 3031, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDevicePciGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDevicePciGetState[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pState", &p_zes_pci_state_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDevicePciGetState = {
	"zesDevicePciGetState", "zesDevicePciGetState", 3032, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDevicePciGetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDevicePciGetStats[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pStats", &p_zes_pci_stats_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDevicePciGetStats = {
	"zesDevicePciGetStats", "zesDevicePciGetStats", 3033, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDevicePciGetStats, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDevicePciLinkSpeedUpdateExt[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "shouldDowngrade", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pendingAction", &p_zes_device_action_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDevicePciLinkSpeedUpdateExt = {
	"zesDevicePciLinkSpeedUpdateExt", "zesDevicePciLinkSpeedUpdateExt", 3034, CAT_API_ZES, CAT_F_SYSMAN, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDevicePciLinkSpeedUpdateExt, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zesDeviceProcessesGetState[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pProcesses", &p_zes_process_state_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDeviceProcessesGetState = {
	"zesDeviceProcessesGetState", "zesDeviceProcessesGetState", 3035, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceProcessesGetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceReadOverclockState[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOverclockMode", &p_zes_overclock_mode_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pWaiverSetting", &p_ze_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pOverclockState", &p_ze_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pPendingAction", &p_zes_pending_action_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pPendingReset", &p_ze_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDeviceReadOverclockState = {
	"zesDeviceReadOverclockState", "zesDeviceReadOverclockState", 3036, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceReadOverclockState, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDeviceReset[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "force", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesDeviceReset = {
	"zesDeviceReset", "zesDeviceReset", 3037, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceReset, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceResetExt[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_reset_properties_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDeviceResetExt = {
	"zesDeviceResetExt", "zesDeviceResetExt", 3038, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceResetExt, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDeviceResetOverclockSettings[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "onShippedState", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesDeviceResetOverclockSettings = {
	"zesDeviceResetOverclockSettings", "zesDeviceResetOverclockSettings", 3039, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceResetOverclockSettings, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDeviceSetEccState[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "newState", &p_const_zes_device_ecc_desc_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pState", &p_zes_device_ecc_properties_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDeviceSetEccState = {
	"zesDeviceSetEccState", "zesDeviceSetEccState", 3040, CAT_API_ZES, CAT_F_SYSMAN, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceSetEccState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDeviceSetOverclockWaiver[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesDeviceSetOverclockWaiver = {
	"zesDeviceSetOverclockWaiver", "zesDeviceSetOverclockWaiver", 3041, CAT_API_ZES, CAT_F_SYSMAN, 1, 0, CAT_OK_RESULT, 0, NULL, a_zesDeviceSetOverclockWaiver, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDiagnosticsGetProperties[] = {
	{ "hDiagnostics", &t_zes_diag_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_diag_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDiagnosticsGetProperties = {
	"zesDiagnosticsGetProperties", "zesDiagnosticsGetProperties", 3042, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDiagnosticsGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDiagnosticsGetTests[] = {
	{ "hDiagnostics", &t_zes_diag_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pTests", &p_zes_diag_test_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDiagnosticsGetTests = {
	"zesDiagnosticsGetTests", "zesDiagnosticsGetTests", 3043, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDiagnosticsGetTests, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDiagnosticsRunTests[] = {
	{ "hDiagnostics", &t_zes_diag_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "startIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "endIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pResult", &p_zes_diag_result_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDiagnosticsRunTests = {
	"zesDiagnosticsRunTests", "zesDiagnosticsRunTests", 3044, CAT_API_ZES, CAT_F_SYSMAN, 4, 0, CAT_OK_RESULT, 0, NULL, a_zesDiagnosticsRunTests, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDriverEventListen[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "timeout", &t_uint32_t, CAT_IN | CAT_FOREVER, CAT_LEN_NONE, 0, .unit = "ms" },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_zes_device_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pNumDeviceEvents", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pEvents", &p_zes_event_type_flags_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDriverEventListen = {
	"zesDriverEventListen", "zesDriverEventListen", 3045, CAT_API_ZES, CAT_F_SYSMAN, 6, 0, CAT_OK_RESULT, 0, NULL, a_zesDriverEventListen, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDriverEventListenEx[] = {
	{ "hDriver", &t_ze_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "timeout", &t_uint64_t, CAT_IN | CAT_FOREVER, CAT_LEN_NONE, 0, .unit = "ms" },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_zes_device_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pNumDeviceEvents", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pEvents", &p_zes_event_type_flags_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDriverEventListenEx = {
	"zesDriverEventListenEx", "zesDriverEventListenEx", 3046, CAT_API_ZES, CAT_F_SYSMAN, 6, 0, CAT_OK_RESULT, 0, NULL, a_zesDriverEventListenEx, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesDriverGet[] = {
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phDrivers", &p_zes_driver_handle_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 0 },
};
static const struct cat_func f_zesDriverGet = {
	"zesDriverGet", "zesDriverGet", 3047, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesDriverGet, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDriverGetDeviceByUuidExp[] = {
	{ "hDriver", &t_zes_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "uuid", &t_zes_uuid_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevice", &p_zes_device_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "onSubdevice", &p_ze_bool_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "subdeviceId", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDriverGetDeviceByUuidExp = {
	"zesDriverGetDeviceByUuidExp", "zesDriverGetDeviceByUuidExp", 3048, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_zesDriverGetDeviceByUuidExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDriverGetExtensionFunctionAddress[] = {
	{ "hDriver", &t_zes_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ppFunctionAddress", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesDriverGetExtensionFunctionAddress = {
	"zesDriverGetExtensionFunctionAddress", "zesDriverGetExtensionFunctionAddress", 3049, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDriverGetExtensionFunctionAddress, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesDriverGetExtensionProperties[] = {
	{ "hDriver", &t_zes_driver_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pExtensionProperties", &p_zes_driver_extension_properties_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesDriverGetExtensionProperties = {
	"zesDriverGetExtensionProperties", "zesDriverGetExtensionProperties", 3050, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesDriverGetExtensionProperties, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesEngineGetActivity[] = {
	{ "hEngine", &t_zes_engine_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pStats", &p_zes_engine_stats_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesEngineGetActivity = {
	"zesEngineGetActivity", "zesEngineGetActivity", 3051, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesEngineGetActivity, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesEngineGetActivityExt[] = {
	{ "hEngine", &t_zes_engine_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pStats", &p_zes_engine_stats_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesEngineGetActivityExt = {
	"zesEngineGetActivityExt", "zesEngineGetActivityExt", 3052, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesEngineGetActivityExt, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesEngineGetProperties[] = {
	{ "hEngine", &t_zes_engine_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_engine_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesEngineGetProperties = {
	"zesEngineGetProperties", "zesEngineGetProperties", 3053, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesEngineGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFabricPortGetConfig[] = {
	{ "hPort", &t_zes_fabric_port_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfig", &p_zes_fabric_port_config_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFabricPortGetConfig = {
	"zesFabricPortGetConfig", "zesFabricPortGetConfig", 3054, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFabricPortGetConfig, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFabricPortGetFabricErrorCounters[] = {
	{ "hPort", &t_zes_fabric_port_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pErrors", &p_zes_fabric_port_error_counters_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFabricPortGetFabricErrorCounters = {
	"zesFabricPortGetFabricErrorCounters", "zesFabricPortGetFabricErrorCounters", 3055, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFabricPortGetFabricErrorCounters, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesFabricPortGetLinkType[] = {
	{ "hPort", &t_zes_fabric_port_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pLinkType", &p_zes_fabric_link_type_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFabricPortGetLinkType = {
	"zesFabricPortGetLinkType", "zesFabricPortGetLinkType", 3056, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFabricPortGetLinkType, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFabricPortGetMultiPortThroughput[] = {
	{ "hDevice", &t_zes_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numPorts", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPort", &p_zes_fabric_port_handle_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pThroughput", &p_zes_fabric_port_throughput_t_ptr_ptr, CAT_OUT, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_zesFabricPortGetMultiPortThroughput = {
	"zesFabricPortGetMultiPortThroughput", "zesFabricPortGetMultiPortThroughput", 3057, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zesFabricPortGetMultiPortThroughput, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesFabricPortGetProperties[] = {
	{ "hPort", &t_zes_fabric_port_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_fabric_port_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFabricPortGetProperties = {
	"zesFabricPortGetProperties", "zesFabricPortGetProperties", 3058, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFabricPortGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFabricPortGetState[] = {
	{ "hPort", &t_zes_fabric_port_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pState", &p_zes_fabric_port_state_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFabricPortGetState = {
	"zesFabricPortGetState", "zesFabricPortGetState", 3059, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFabricPortGetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFabricPortGetThroughput[] = {
	{ "hPort", &t_zes_fabric_port_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pThroughput", &p_zes_fabric_port_throughput_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFabricPortGetThroughput = {
	"zesFabricPortGetThroughput", "zesFabricPortGetThroughput", 3060, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFabricPortGetThroughput, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFabricPortSetConfig[] = {
	{ "hPort", &t_zes_fabric_port_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfig", &p_const_zes_fabric_port_config_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFabricPortSetConfig = {
	"zesFabricPortSetConfig", "zesFabricPortSetConfig", 3061, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFabricPortSetConfig, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFanGetConfig[] = {
	{ "hFan", &t_zes_fan_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfig", &p_zes_fan_config_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFanGetConfig = {
	"zesFanGetConfig", "zesFanGetConfig", 3062, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFanGetConfig, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFanGetProperties[] = {
	{ "hFan", &t_zes_fan_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_fan_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFanGetProperties = {
	"zesFanGetProperties", "zesFanGetProperties", 3063, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFanGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFanGetState[] = {
	{ "hFan", &t_zes_fan_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "units", &t_zes_fan_speed_units_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSpeed", &p_int32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFanGetState = {
	"zesFanGetState", "zesFanGetState", 3064, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesFanGetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFanSetDefaultMode[] = {
	{ "hFan", &t_zes_fan_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesFanSetDefaultMode = {
	"zesFanSetDefaultMode", "zesFanSetDefaultMode", 3065, CAT_API_ZES, CAT_F_SYSMAN, 1, 0, CAT_OK_RESULT, 0, NULL, a_zesFanSetDefaultMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFanSetFixedSpeedMode[] = {
	{ "hFan", &t_zes_fan_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "speed", &p_const_zes_fan_speed_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFanSetFixedSpeedMode = {
	"zesFanSetFixedSpeedMode", "zesFanSetFixedSpeedMode", 3066, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFanSetFixedSpeedMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFanSetSpeedTableMode[] = {
	{ "hFan", &t_zes_fan_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "speedTable", &p_const_zes_fan_speed_table_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFanSetSpeedTableMode = {
	"zesFanSetSpeedTableMode", "zesFanSetSpeedTableMode", 3067, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFanSetSpeedTableMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFirmwareFlash[] = {
	{ "hFirmware", &t_zes_firmware_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImage", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesFirmwareFlash = {
	"zesFirmwareFlash", "zesFirmwareFlash", 3068, CAT_API_ZES, CAT_F_SYSMAN, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesFirmwareFlash, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFirmwareGetConsoleLogs[] = {
	{ "hFirmware", &t_zes_firmware_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSize", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pFirmwareLog", &p_char_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesFirmwareGetConsoleLogs = {
	"zesFirmwareGetConsoleLogs", "zesFirmwareGetConsoleLogs", 3069, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesFirmwareGetConsoleLogs, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesFirmwareGetFlashProgress[] = {
	{ "hFirmware", &t_zes_firmware_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCompletionPercent", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFirmwareGetFlashProgress = {
	"zesFirmwareGetFlashProgress", "zesFirmwareGetFlashProgress", 3070, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFirmwareGetFlashProgress, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesFirmwareGetProperties[] = {
	{ "hFirmware", &t_zes_firmware_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_firmware_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFirmwareGetProperties = {
	"zesFirmwareGetProperties", "zesFirmwareGetProperties", 3071, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFirmwareGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFirmwareGetSecurityVersionExp[] = {
	{ "hFirmware", &t_zes_firmware_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pVersion", &p_char_ptr, CAT_IN | CAT_OUT, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesFirmwareGetSecurityVersionExp = {
	"zesFirmwareGetSecurityVersionExp", "zesFirmwareGetSecurityVersionExp", 3072, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFirmwareGetSecurityVersionExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesFirmwareSetSecurityVersionExp[] = {
	{ "hFirmware", &t_zes_firmware_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesFirmwareSetSecurityVersionExp = {
	"zesFirmwareSetSecurityVersionExp", "zesFirmwareSetSecurityVersionExp", 3073, CAT_API_ZES, CAT_F_SYSMAN, 1, 0, CAT_OK_RESULT, 0, NULL, a_zesFirmwareSetSecurityVersionExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesFrequencyGetAvailableClocks[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phFrequency", &p_double_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesFrequencyGetAvailableClocks = {
	"zesFrequencyGetAvailableClocks", "zesFrequencyGetAvailableClocks", 3074, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyGetAvailableClocks, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyGetProperties[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_freq_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFrequencyGetProperties = {
	"zesFrequencyGetProperties", "zesFrequencyGetProperties", 3075, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyGetRange[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pLimits", &p_zes_freq_range_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFrequencyGetRange = {
	"zesFrequencyGetRange", "zesFrequencyGetRange", 3076, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyGetRange, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyGetState[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pState", &p_zes_freq_state_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFrequencyGetState = {
	"zesFrequencyGetState", "zesFrequencyGetState", 3077, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyGetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyGetThrottleTime[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pThrottleTime", &p_zes_freq_throttle_time_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFrequencyGetThrottleTime = {
	"zesFrequencyGetThrottleTime", "zesFrequencyGetThrottleTime", 3078, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyGetThrottleTime, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyOcGetCapabilities[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOcCapabilities", &p_zes_oc_capabilities_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFrequencyOcGetCapabilities = {
	"zesFrequencyOcGetCapabilities", "zesFrequencyOcGetCapabilities", 3079, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyOcGetCapabilities, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyOcGetFrequencyTarget[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCurrentOcFrequency", &p_double_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "MHz" },
};
static const struct cat_func f_zesFrequencyOcGetFrequencyTarget = {
	"zesFrequencyOcGetFrequencyTarget", "zesFrequencyOcGetFrequencyTarget", 3080, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyOcGetFrequencyTarget, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyOcGetIccMax[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOcIccMax", &p_double_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFrequencyOcGetIccMax = {
	"zesFrequencyOcGetIccMax", "zesFrequencyOcGetIccMax", 3081, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyOcGetIccMax, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyOcGetMode[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCurrentOcMode", &p_zes_oc_mode_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFrequencyOcGetMode = {
	"zesFrequencyOcGetMode", "zesFrequencyOcGetMode", 3082, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyOcGetMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyOcGetTjMax[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOcTjMax", &p_double_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = " degrees C" },
};
static const struct cat_func f_zesFrequencyOcGetTjMax = {
	"zesFrequencyOcGetTjMax", "zesFrequencyOcGetTjMax", 3083, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyOcGetTjMax, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyOcGetVoltageTarget[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCurrentVoltageTarget", &p_double_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pCurrentVoltageOffset", &p_double_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFrequencyOcGetVoltageTarget = {
	"zesFrequencyOcGetVoltageTarget", "zesFrequencyOcGetVoltageTarget", 3084, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyOcGetVoltageTarget, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyOcSetFrequencyTarget[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "CurrentOcFrequency", &t_double, CAT_IN, CAT_LEN_NONE, 0, .unit = "MHz" },
};
static const struct cat_func f_zesFrequencyOcSetFrequencyTarget = {
	"zesFrequencyOcSetFrequencyTarget", "zesFrequencyOcSetFrequencyTarget", 3085, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyOcSetFrequencyTarget, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyOcSetIccMax[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ocIccMax", &t_double, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesFrequencyOcSetIccMax = {
	"zesFrequencyOcSetIccMax", "zesFrequencyOcSetIccMax", 3086, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyOcSetIccMax, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyOcSetMode[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "CurrentOcMode", &t_zes_oc_mode_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesFrequencyOcSetMode = {
	"zesFrequencyOcSetMode", "zesFrequencyOcSetMode", 3087, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyOcSetMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyOcSetTjMax[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ocTjMax", &t_double, CAT_IN, CAT_LEN_NONE, 0, .unit = " degrees C" },
};
static const struct cat_func f_zesFrequencyOcSetTjMax = {
	"zesFrequencyOcSetTjMax", "zesFrequencyOcSetTjMax", 3088, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyOcSetTjMax, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencyOcSetVoltageTarget[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "CurrentVoltageTarget", &t_double, CAT_IN, CAT_LEN_NONE, 0 },
	{ "CurrentVoltageOffset", &t_double, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesFrequencyOcSetVoltageTarget = {
	"zesFrequencyOcSetVoltageTarget", "zesFrequencyOcSetVoltageTarget", 3089, CAT_API_ZES, CAT_F_SYSMAN, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencyOcSetVoltageTarget, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesFrequencySetRange[] = {
	{ "hFrequency", &t_zes_freq_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pLimits", &p_const_zes_freq_range_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesFrequencySetRange = {
	"zesFrequencySetRange", "zesFrequencySetRange", 3090, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesFrequencySetRange, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesInit[] = {
	{ "flags", &t_zes_init_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesInit = {
	"zesInit", "zesInit", 3091, CAT_API_ZES, CAT_F_SYSMAN, 1, 0, CAT_OK_RESULT, 0, NULL, a_zesInit, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesLedGetProperties[] = {
	{ "hLed", &t_zes_led_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_led_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesLedGetProperties = {
	"zesLedGetProperties", "zesLedGetProperties", 3092, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesLedGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesLedGetState[] = {
	{ "hLed", &t_zes_led_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pState", &p_zes_led_state_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesLedGetState = {
	"zesLedGetState", "zesLedGetState", 3093, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesLedGetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesLedSetColor[] = {
	{ "hLed", &t_zes_led_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pColor", &p_const_zes_led_color_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesLedSetColor = {
	"zesLedSetColor", "zesLedSetColor", 3094, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesLedSetColor, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesLedSetState[] = {
	{ "hLed", &t_zes_led_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "enable", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesLedSetState = {
	"zesLedSetState", "zesLedSetState", 3095, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesLedSetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesMemoryGetBandwidth[] = {
	{ "hMemory", &t_zes_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBandwidth", &p_zes_mem_bandwidth_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesMemoryGetBandwidth = {
	"zesMemoryGetBandwidth", "zesMemoryGetBandwidth", 3096, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesMemoryGetBandwidth, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesMemoryGetProperties[] = {
	{ "hMemory", &t_zes_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_mem_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesMemoryGetProperties = {
	"zesMemoryGetProperties", "zesMemoryGetProperties", 3097, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesMemoryGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesMemoryGetState[] = {
	{ "hMemory", &t_zes_mem_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pState", &p_zes_mem_state_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesMemoryGetState = {
	"zesMemoryGetState", "zesMemoryGetState", 3098, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesMemoryGetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesOverclockGetControlCurrentValue[] = {
	{ "hDomainHandle", &t_zes_overclock_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "DomainControl", &t_zes_overclock_control_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pValue", &p_double_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesOverclockGetControlCurrentValue = {
	"zesOverclockGetControlCurrentValue", "zesOverclockGetControlCurrentValue", 3099, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesOverclockGetControlCurrentValue, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesOverclockGetControlPendingValue[] = {
	{ "hDomainHandle", &t_zes_overclock_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "DomainControl", &t_zes_overclock_control_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pValue", &p_double_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesOverclockGetControlPendingValue = {
	"zesOverclockGetControlPendingValue", "zesOverclockGetControlPendingValue", 3100, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesOverclockGetControlPendingValue, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesOverclockGetControlState[] = {
	{ "hDomainHandle", &t_zes_overclock_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "DomainControl", &t_zes_overclock_control_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pControlState", &p_zes_control_state_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pPendingAction", &p_zes_pending_action_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesOverclockGetControlState = {
	"zesOverclockGetControlState", "zesOverclockGetControlState", 3101, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zesOverclockGetControlState, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesOverclockGetDomainControlProperties[] = {
	{ "hDomainHandle", &t_zes_overclock_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "DomainControl", &t_zes_overclock_control_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pControlProperties", &p_zes_control_property_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesOverclockGetDomainControlProperties = {
	"zesOverclockGetDomainControlProperties", "zesOverclockGetDomainControlProperties", 3102, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesOverclockGetDomainControlProperties, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesOverclockGetDomainProperties[] = {
	{ "hDomainHandle", &t_zes_overclock_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDomainProperties", &p_zes_overclock_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesOverclockGetDomainProperties = {
	"zesOverclockGetDomainProperties", "zesOverclockGetDomainProperties", 3103, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesOverclockGetDomainProperties, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesOverclockGetDomainVFProperties[] = {
	{ "hDomainHandle", &t_zes_overclock_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pVFProperties", &p_zes_vf_property_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesOverclockGetDomainVFProperties = {
	"zesOverclockGetDomainVFProperties", "zesOverclockGetDomainVFProperties", 3104, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesOverclockGetDomainVFProperties, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesOverclockGetVFPointValues[] = {
	{ "hDomainHandle", &t_zes_overclock_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "VFType", &t_zes_vf_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "VFArrayType", &t_zes_vf_array_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "PointIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "PointValue", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesOverclockGetVFPointValues = {
	"zesOverclockGetVFPointValues", "zesOverclockGetVFPointValues", 3105, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_zesOverclockGetVFPointValues, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesOverclockSetControlUserValue[] = {
	{ "hDomainHandle", &t_zes_overclock_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "DomainControl", &t_zes_overclock_control_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pValue", &t_double, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPendingAction", &p_zes_pending_action_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesOverclockSetControlUserValue = {
	"zesOverclockSetControlUserValue", "zesOverclockSetControlUserValue", 3106, CAT_API_ZES, CAT_F_SYSMAN, 4, 0, CAT_OK_RESULT, 0, NULL, a_zesOverclockSetControlUserValue, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesOverclockSetVFPointValues[] = {
	{ "hDomainHandle", &t_zes_overclock_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "VFType", &t_zes_vf_type_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "PointIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "PointValue", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesOverclockSetVFPointValues = {
	"zesOverclockSetVFPointValues", "zesOverclockSetVFPointValues", 3107, CAT_API_ZES, CAT_F_SYSMAN, 4, 0, CAT_OK_RESULT, 0, NULL, a_zesOverclockSetVFPointValues, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesPerformanceFactorGetConfig[] = {
	{ "hPerf", &t_zes_perf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFactor", &p_double_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesPerformanceFactorGetConfig = {
	"zesPerformanceFactorGetConfig", "zesPerformanceFactorGetConfig", 3108, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesPerformanceFactorGetConfig, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPerformanceFactorGetProperties[] = {
	{ "hPerf", &t_zes_perf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_perf_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesPerformanceFactorGetProperties = {
	"zesPerformanceFactorGetProperties", "zesPerformanceFactorGetProperties", 3109, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesPerformanceFactorGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPerformanceFactorSetConfig[] = {
	{ "hPerf", &t_zes_perf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "factor", &t_double, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesPerformanceFactorSetConfig = {
	"zesPerformanceFactorSetConfig", "zesPerformanceFactorSetConfig", 3110, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesPerformanceFactorSetConfig, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPowerGetEnergyCounter[] = {
	{ "hPower", &t_zes_pwr_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pEnergy", &p_zes_power_energy_counter_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesPowerGetEnergyCounter = {
	"zesPowerGetEnergyCounter", "zesPowerGetEnergyCounter", 3111, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesPowerGetEnergyCounter, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPowerGetEnergyThreshold[] = {
	{ "hPower", &t_zes_pwr_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pThreshold", &p_zes_energy_threshold_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesPowerGetEnergyThreshold = {
	"zesPowerGetEnergyThreshold", "zesPowerGetEnergyThreshold", 3112, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesPowerGetEnergyThreshold, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPowerGetLimits[] = {
	{ "hPower", &t_zes_pwr_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSustained", &p_zes_power_sustained_limit_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pBurst", &p_zes_power_burst_limit_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pPeak", &p_zes_power_peak_limit_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesPowerGetLimits = {
	"zesPowerGetLimits", "zesPowerGetLimits", 3113, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zesPowerGetLimits, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPowerGetLimitsExt[] = {
	{ "hPower", &t_zes_pwr_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pSustained", &p_zes_power_limit_ext_desc_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesPowerGetLimitsExt = {
	"zesPowerGetLimitsExt", "zesPowerGetLimitsExt", 3114, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesPowerGetLimitsExt, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPowerGetLimitsExt2[] = {
	{ "hPower", &t_zes_pwr_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pLimit", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "mW" },
};
static const struct cat_func f_zesPowerGetLimitsExt2 = {
	"zesPowerGetLimitsExt2", "zesPowerGetLimitsExt2", 3115, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesPowerGetLimitsExt2, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zesPowerGetProperties[] = {
	{ "hPower", &t_zes_pwr_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_power_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesPowerGetProperties = {
	"zesPowerGetProperties", "zesPowerGetProperties", 3116, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesPowerGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPowerGetUsage[] = {
	{ "hPower", &t_zes_pwr_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pInstantPower", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "mW" },
	{ "pAveragePower", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "mW" },
};
static const struct cat_func f_zesPowerGetUsage = {
	"zesPowerGetUsage", "zesPowerGetUsage", 3117, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesPowerGetUsage, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zesPowerSetEnergyThreshold[] = {
	{ "hPower", &t_zes_pwr_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "threshold", &t_double, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesPowerSetEnergyThreshold = {
	"zesPowerSetEnergyThreshold", "zesPowerSetEnergyThreshold", 3118, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesPowerSetEnergyThreshold, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPowerSetLimits[] = {
	{ "hPower", &t_zes_pwr_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSustained", &p_const_zes_power_sustained_limit_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pBurst", &p_const_zes_power_burst_limit_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pPeak", &p_const_zes_power_peak_limit_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesPowerSetLimits = {
	"zesPowerSetLimits", "zesPowerSetLimits", 3119, CAT_API_ZES, CAT_F_SYSMAN, 4, 0, CAT_OK_RESULT, 0, NULL, a_zesPowerSetLimits, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPowerSetLimitsExt[] = {
	{ "hPower", &t_zes_pwr_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pSustained", &p_zes_power_limit_ext_desc_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesPowerSetLimitsExt = {
	"zesPowerSetLimitsExt", "zesPowerSetLimitsExt", 3120, CAT_API_ZES, CAT_F_SYSMAN, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesPowerSetLimitsExt, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPowerSetLimitsExt2[] = {
	{ "hPower", &t_zes_pwr_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "limit", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "mW" },
};
static const struct cat_func f_zesPowerSetLimitsExt2 = {
	"zesPowerSetLimitsExt2", "zesPowerSetLimitsExt2", 3121, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesPowerSetLimitsExt2, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zesPsuGetProperties[] = {
	{ "hPsu", &t_zes_psu_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_psu_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesPsuGetProperties = {
	"zesPsuGetProperties", "zesPsuGetProperties", 3122, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesPsuGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesPsuGetState[] = {
	{ "hPsu", &t_zes_psu_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pState", &p_zes_psu_state_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesPsuGetState = {
	"zesPsuGetState", "zesPsuGetState", 3123, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesPsuGetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesRasClearStateExp[] = {
	{ "hRas", &t_zes_ras_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "category", &t_zes_ras_error_category_exp_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesRasClearStateExp = {
	"zesRasClearStateExp", "zesRasClearStateExp", 3124, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesRasClearStateExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesRasGetConfig[] = {
	{ "hRas", &t_zes_ras_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfig", &p_zes_ras_config_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesRasGetConfig = {
	"zesRasGetConfig", "zesRasGetConfig", 3125, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesRasGetConfig, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesRasGetConfigExp[] = {
	{ "hRas", &t_zes_ras_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfig", &p_zes_ras_config_exp_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_zesRasGetConfigExp = {
	"zesRasGetConfigExp", "zesRasGetConfigExp", 3126, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesRasGetConfigExp, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zesRasGetProperties[] = {
	{ "hRas", &t_zes_ras_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_ras_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesRasGetProperties = {
	"zesRasGetProperties", "zesRasGetProperties", 3127, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesRasGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesRasGetState[] = {
	{ "hRas", &t_zes_ras_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "clear", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pState", &p_zes_ras_state_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesRasGetState = {
	"zesRasGetState", "zesRasGetState", 3128, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesRasGetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesRasGetStateExp[] = {
	{ "hRas", &t_zes_ras_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pState", &p_zes_ras_state_exp_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesRasGetStateExp = {
	"zesRasGetStateExp", "zesRasGetStateExp", 3129, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesRasGetStateExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesRasGetStateExp2[] = {
	{ "hRas", &t_zes_ras_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCategories", &p_const_zes_ras_error_category_exp_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pState", &p_zes_ras_state_exp2_t_ptr, CAT_OUT, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_zesRasGetStateExp2 = {
	"zesRasGetStateExp2", "zesRasGetStateExp2", 3130, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_zesRasGetStateExp2, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zesRasGetSupportedCategoriesExp[] = {
	{ "hRas", &t_zes_ras_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pCategories", &p_zes_ras_error_category_exp_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesRasGetSupportedCategoriesExp = {
	"zesRasGetSupportedCategoriesExp", "zesRasGetSupportedCategoriesExp", 3131, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesRasGetSupportedCategoriesExp, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zesRasSetConfig[] = {
	{ "hRas", &t_zes_ras_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfig", &p_const_zes_ras_config_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesRasSetConfig = {
	"zesRasSetConfig", "zesRasSetConfig", 3132, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesRasSetConfig, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesRasSetConfigExp[] = {
	{ "hRas", &t_zes_ras_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfig", &p_const_zes_ras_config_exp_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_zesRasSetConfigExp = {
	"zesRasSetConfigExp", "zesRasSetConfigExp", 3133, CAT_API_ZES, CAT_F_SYSMAN, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesRasSetConfigExp, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zesSchedulerGetCurrentMode[] = {
	{ "hScheduler", &t_zes_sched_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMode", &p_zes_sched_mode_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesSchedulerGetCurrentMode = {
	"zesSchedulerGetCurrentMode", "zesSchedulerGetCurrentMode", 3134, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesSchedulerGetCurrentMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesSchedulerGetProperties[] = {
	{ "hScheduler", &t_zes_sched_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_sched_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesSchedulerGetProperties = {
	"zesSchedulerGetProperties", "zesSchedulerGetProperties", 3135, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesSchedulerGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesSchedulerGetTimeoutModeProperties[] = {
	{ "hScheduler", &t_zes_sched_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "getDefaults", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfig", &p_zes_sched_timeout_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesSchedulerGetTimeoutModeProperties = {
	"zesSchedulerGetTimeoutModeProperties", "zesSchedulerGetTimeoutModeProperties", 3136, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesSchedulerGetTimeoutModeProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesSchedulerGetTimesliceModeProperties[] = {
	{ "hScheduler", &t_zes_sched_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "getDefaults", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfig", &p_zes_sched_timeslice_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesSchedulerGetTimesliceModeProperties = {
	"zesSchedulerGetTimesliceModeProperties", "zesSchedulerGetTimesliceModeProperties", 3137, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesSchedulerGetTimesliceModeProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesSchedulerSetComputeUnitDebugMode[] = {
	{ "hScheduler", &t_zes_sched_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pNeedReload", &p_ze_bool_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesSchedulerSetComputeUnitDebugMode = {
	"zesSchedulerSetComputeUnitDebugMode", "zesSchedulerSetComputeUnitDebugMode", 3138, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesSchedulerSetComputeUnitDebugMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesSchedulerSetExclusiveMode[] = {
	{ "hScheduler", &t_zes_sched_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pNeedReload", &p_ze_bool_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesSchedulerSetExclusiveMode = {
	"zesSchedulerSetExclusiveMode", "zesSchedulerSetExclusiveMode", 3139, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesSchedulerSetExclusiveMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesSchedulerSetTimeoutMode[] = {
	{ "hScheduler", &t_zes_sched_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_sched_timeout_properties_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pNeedReload", &p_ze_bool_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesSchedulerSetTimeoutMode = {
	"zesSchedulerSetTimeoutMode", "zesSchedulerSetTimeoutMode", 3140, CAT_API_ZES, CAT_F_SYSMAN, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesSchedulerSetTimeoutMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesSchedulerSetTimesliceMode[] = {
	{ "hScheduler", &t_zes_sched_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_sched_timeslice_properties_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pNeedReload", &p_ze_bool_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesSchedulerSetTimesliceMode = {
	"zesSchedulerSetTimesliceMode", "zesSchedulerSetTimesliceMode", 3141, CAT_API_ZES, CAT_F_SYSMAN, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesSchedulerSetTimesliceMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesStandbyGetMode[] = {
	{ "hStandby", &t_zes_standby_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMode", &p_zes_standby_promo_mode_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesStandbyGetMode = {
	"zesStandbyGetMode", "zesStandbyGetMode", 3142, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesStandbyGetMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesStandbyGetProperties[] = {
	{ "hStandby", &t_zes_standby_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_standby_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesStandbyGetProperties = {
	"zesStandbyGetProperties", "zesStandbyGetProperties", 3143, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesStandbyGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesStandbySetMode[] = {
	{ "hStandby", &t_zes_standby_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mode", &t_zes_standby_promo_mode_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesStandbySetMode = {
	"zesStandbySetMode", "zesStandbySetMode", 3144, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesStandbySetMode, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesTemperatureGetConfig[] = {
	{ "hTemperature", &t_zes_temp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfig", &p_zes_temp_config_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesTemperatureGetConfig = {
	"zesTemperatureGetConfig", "zesTemperatureGetConfig", 3145, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesTemperatureGetConfig, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesTemperatureGetProperties[] = {
	{ "hTemperature", &t_zes_temp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_temp_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesTemperatureGetProperties = {
	"zesTemperatureGetProperties", "zesTemperatureGetProperties", 3146, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesTemperatureGetProperties, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesTemperatureGetState[] = {
	{ "hTemperature", &t_zes_temp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pTemperature", &p_double_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0, .unit = " degrees C" },
};
static const struct cat_func f_zesTemperatureGetState = {
	"zesTemperatureGetState", "zesTemperatureGetState", 3147, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesTemperatureGetState, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesTemperatureSetConfig[] = {
	{ "hTemperature", &t_zes_temp_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pConfig", &p_const_zes_temp_config_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesTemperatureSetConfig = {
	"zesTemperatureSetConfig", "zesTemperatureSetConfig", 3148, CAT_API_ZES, CAT_F_SYSMAN, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesTemperatureSetConfig, &t_ze_result_t,
	"1.8", "", NULL,
};

static const struct cat_arg a_zesVFManagementGetVFCapabilitiesExp[] = {
	{ "hVFhandle", &t_zes_vf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCapability", &p_zes_vf_exp_capabilities_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesVFManagementGetVFCapabilitiesExp = {
	"zesVFManagementGetVFCapabilitiesExp", "zesVFManagementGetVFCapabilitiesExp", 3149, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesVFManagementGetVFCapabilitiesExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesVFManagementGetVFCapabilitiesExp2[] = {
	{ "hVFhandle", &t_zes_vf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCapability", &p_zes_vf_exp2_capabilities_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesVFManagementGetVFCapabilitiesExp2 = {
	"zesVFManagementGetVFCapabilitiesExp2", "zesVFManagementGetVFCapabilitiesExp2", 3150, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesVFManagementGetVFCapabilitiesExp2, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesVFManagementGetVFEngineUtilizationExp[] = {
	{ "hVFhandle", &t_zes_vf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pEngineUtil", &p_zes_vf_util_engine_exp_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesVFManagementGetVFEngineUtilizationExp = {
	"zesVFManagementGetVFEngineUtilizationExp", "zesVFManagementGetVFEngineUtilizationExp", 3151, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesVFManagementGetVFEngineUtilizationExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesVFManagementGetVFEngineUtilizationExp2[] = {
	{ "hVFhandle", &t_zes_vf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pEngineUtil", &p_zes_vf_util_engine_exp2_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesVFManagementGetVFEngineUtilizationExp2 = {
	"zesVFManagementGetVFEngineUtilizationExp2", "zesVFManagementGetVFEngineUtilizationExp2", 3152, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesVFManagementGetVFEngineUtilizationExp2, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesVFManagementGetVFMemoryUtilizationExp[] = {
	{ "hVFhandle", &t_zes_vf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pMemUtil", &p_zes_vf_util_mem_exp_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesVFManagementGetVFMemoryUtilizationExp = {
	"zesVFManagementGetVFMemoryUtilizationExp", "zesVFManagementGetVFMemoryUtilizationExp", 3153, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesVFManagementGetVFMemoryUtilizationExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesVFManagementGetVFMemoryUtilizationExp2[] = {
	{ "hVFhandle", &t_zes_vf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCount", &p_uint32_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pMemUtil", &p_zes_vf_util_mem_exp2_t_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_PARG, 1 },
};
static const struct cat_func f_zesVFManagementGetVFMemoryUtilizationExp2 = {
	"zesVFManagementGetVFMemoryUtilizationExp2", "zesVFManagementGetVFMemoryUtilizationExp2", 3154, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesVFManagementGetVFMemoryUtilizationExp2, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesVFManagementGetVFPropertiesExp[] = {
	{ "hVFhandle", &t_zes_vf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_zes_vf_exp_properties_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zesVFManagementGetVFPropertiesExp = {
	"zesVFManagementGetVFPropertiesExp", "zesVFManagementGetVFPropertiesExp", 3155, CAT_API_ZES, CAT_F_SYSMAN | CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_zesVFManagementGetVFPropertiesExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesVFManagementSetVFTelemetryModeExp[] = {
	{ "hVFhandle", &t_zes_vf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_zes_vf_info_util_exp_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "enable", &t_ze_bool_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesVFManagementSetVFTelemetryModeExp = {
	"zesVFManagementSetVFTelemetryModeExp", "zesVFManagementSetVFTelemetryModeExp", 3156, CAT_API_ZES, CAT_F_SYSMAN, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesVFManagementSetVFTelemetryModeExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_arg a_zesVFManagementSetVFTelemetrySamplingIntervalExp[] = {
	{ "hVFhandle", &t_zes_vf_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flag", &t_zes_vf_info_util_exp_flags_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "samplingInterval", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zesVFManagementSetVFTelemetrySamplingIntervalExp = {
	"zesVFManagementSetVFTelemetrySamplingIntervalExp", "zesVFManagementSetVFTelemetrySamplingIntervalExp", 3157, CAT_API_ZES, CAT_F_SYSMAN, 3, 0, CAT_OK_RESULT, 0, NULL, a_zesVFManagementSetVFTelemetrySamplingIntervalExp, &t_ze_result_t,
	"1.20", "", NULL,
};

static const struct cat_func *const funcs[] = {
	&f_zesDeviceEccAvailable,
	&f_zesDeviceEccConfigurable,
	&f_zesDeviceEnumActiveVFExp,
	&f_zesDeviceEnumDiagnosticTestSuites,
	&f_zesDeviceEnumEnabledVFExp,
	&f_zesDeviceEnumEngineGroups,
	&f_zesDeviceEnumFabricPorts,
	&f_zesDeviceEnumFans,
	&f_zesDeviceEnumFirmwares,
	&f_zesDeviceEnumFrequencyDomains,
	&f_zesDeviceEnumLeds,
	&f_zesDeviceEnumMemoryModules,
	&f_zesDeviceEnumOverclockDomains,
	&f_zesDeviceEnumPerformanceFactorDomains,
	&f_zesDeviceEnumPowerDomains,
	&f_zesDeviceEnumPsus,
	&f_zesDeviceEnumRasErrorSets,
	&f_zesDeviceEnumSchedulers,
	&f_zesDeviceEnumStandbyDomains,
	&f_zesDeviceEnumTemperatureSensors,
	&f_zesDeviceEventRegister,
	&f_zesDeviceGet,
	&f_zesDeviceGetCardPowerDomain,
	&f_zesDeviceGetEccState,
	&f_zesDeviceGetOverclockControls,
	&f_zesDeviceGetOverclockDomains,
	&f_zesDeviceGetProperties,
	&f_zesDeviceGetState,
	&f_zesDeviceGetSubDevicePropertiesExp,
	&f_zesDevicePciGetBars,
	&f_zesDevicePciGetProperties,
	&f_zesDevicePciGetState,
	&f_zesDevicePciGetStats,
	&f_zesDevicePciLinkSpeedUpdateExt,
	&f_zesDeviceProcessesGetState,
	&f_zesDeviceReadOverclockState,
	&f_zesDeviceReset,
	&f_zesDeviceResetExt,
	&f_zesDeviceResetOverclockSettings,
	&f_zesDeviceSetEccState,
	&f_zesDeviceSetOverclockWaiver,
	&f_zesDiagnosticsGetProperties,
	&f_zesDiagnosticsGetTests,
	&f_zesDiagnosticsRunTests,
	&f_zesDriverEventListen,
	&f_zesDriverEventListenEx,
	&f_zesDriverGet,
	&f_zesDriverGetDeviceByUuidExp,
	&f_zesDriverGetExtensionFunctionAddress,
	&f_zesDriverGetExtensionProperties,
	&f_zesEngineGetActivity,
	&f_zesEngineGetActivityExt,
	&f_zesEngineGetProperties,
	&f_zesFabricPortGetConfig,
	&f_zesFabricPortGetFabricErrorCounters,
	&f_zesFabricPortGetLinkType,
	&f_zesFabricPortGetMultiPortThroughput,
	&f_zesFabricPortGetProperties,
	&f_zesFabricPortGetState,
	&f_zesFabricPortGetThroughput,
	&f_zesFabricPortSetConfig,
	&f_zesFanGetConfig,
	&f_zesFanGetProperties,
	&f_zesFanGetState,
	&f_zesFanSetDefaultMode,
	&f_zesFanSetFixedSpeedMode,
	&f_zesFanSetSpeedTableMode,
	&f_zesFirmwareFlash,
	&f_zesFirmwareGetConsoleLogs,
	&f_zesFirmwareGetFlashProgress,
	&f_zesFirmwareGetProperties,
	&f_zesFirmwareGetSecurityVersionExp,
	&f_zesFirmwareSetSecurityVersionExp,
	&f_zesFrequencyGetAvailableClocks,
	&f_zesFrequencyGetProperties,
	&f_zesFrequencyGetRange,
	&f_zesFrequencyGetState,
	&f_zesFrequencyGetThrottleTime,
	&f_zesFrequencyOcGetCapabilities,
	&f_zesFrequencyOcGetFrequencyTarget,
	&f_zesFrequencyOcGetIccMax,
	&f_zesFrequencyOcGetMode,
	&f_zesFrequencyOcGetTjMax,
	&f_zesFrequencyOcGetVoltageTarget,
	&f_zesFrequencyOcSetFrequencyTarget,
	&f_zesFrequencyOcSetIccMax,
	&f_zesFrequencyOcSetMode,
	&f_zesFrequencyOcSetTjMax,
	&f_zesFrequencyOcSetVoltageTarget,
	&f_zesFrequencySetRange,
	&f_zesInit,
	&f_zesLedGetProperties,
	&f_zesLedGetState,
	&f_zesLedSetColor,
	&f_zesLedSetState,
	&f_zesMemoryGetBandwidth,
	&f_zesMemoryGetProperties,
	&f_zesMemoryGetState,
	&f_zesOverclockGetControlCurrentValue,
	&f_zesOverclockGetControlPendingValue,
	&f_zesOverclockGetControlState,
	&f_zesOverclockGetDomainControlProperties,
	&f_zesOverclockGetDomainProperties,
	&f_zesOverclockGetDomainVFProperties,
	&f_zesOverclockGetVFPointValues,
	&f_zesOverclockSetControlUserValue,
	&f_zesOverclockSetVFPointValues,
	&f_zesPerformanceFactorGetConfig,
	&f_zesPerformanceFactorGetProperties,
	&f_zesPerformanceFactorSetConfig,
	&f_zesPowerGetEnergyCounter,
	&f_zesPowerGetEnergyThreshold,
	&f_zesPowerGetLimits,
	&f_zesPowerGetLimitsExt,
	&f_zesPowerGetLimitsExt2,
	&f_zesPowerGetProperties,
	&f_zesPowerGetUsage,
	&f_zesPowerSetEnergyThreshold,
	&f_zesPowerSetLimits,
	&f_zesPowerSetLimitsExt,
	&f_zesPowerSetLimitsExt2,
	&f_zesPsuGetProperties,
	&f_zesPsuGetState,
	&f_zesRasClearStateExp,
	&f_zesRasGetConfig,
	&f_zesRasGetConfigExp,
	&f_zesRasGetProperties,
	&f_zesRasGetState,
	&f_zesRasGetStateExp,
	&f_zesRasGetStateExp2,
	&f_zesRasGetSupportedCategoriesExp,
	&f_zesRasSetConfig,
	&f_zesRasSetConfigExp,
	&f_zesSchedulerGetCurrentMode,
	&f_zesSchedulerGetProperties,
	&f_zesSchedulerGetTimeoutModeProperties,
	&f_zesSchedulerGetTimesliceModeProperties,
	&f_zesSchedulerSetComputeUnitDebugMode,
	&f_zesSchedulerSetExclusiveMode,
	&f_zesSchedulerSetTimeoutMode,
	&f_zesSchedulerSetTimesliceMode,
	&f_zesStandbyGetMode,
	&f_zesStandbyGetProperties,
	&f_zesStandbySetMode,
	&f_zesTemperatureGetConfig,
	&f_zesTemperatureGetProperties,
	&f_zesTemperatureGetState,
	&f_zesTemperatureSetConfig,
	&f_zesVFManagementGetVFCapabilitiesExp,
	&f_zesVFManagementGetVFCapabilitiesExp2,
	&f_zesVFManagementGetVFEngineUtilizationExp,
	&f_zesVFManagementGetVFEngineUtilizationExp2,
	&f_zesVFManagementGetVFMemoryUtilizationExp,
	&f_zesVFManagementGetVFMemoryUtilizationExp2,
	&f_zesVFManagementGetVFPropertiesExp,
	&f_zesVFManagementSetVFTelemetryModeExp,
	&f_zesVFManagementSetVFTelemetrySamplingIntervalExp,
};

static const struct cat_stype stypes[] = {
	{ 1, &t_zes_device_properties_t }, // ZES_STRUCTURE_TYPE_DEVICE_PROPERTIES
	{ 2, &t_zes_pci_properties_t }, // ZES_STRUCTURE_TYPE_PCI_PROPERTIES
	{ 3, &t_zes_pci_bar_properties_t }, // ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES
	{ 4, &t_zes_diag_properties_t }, // ZES_STRUCTURE_TYPE_DIAG_PROPERTIES
	{ 5, &t_zes_engine_properties_t }, // ZES_STRUCTURE_TYPE_ENGINE_PROPERTIES
	{ 6, &t_zes_fabric_port_properties_t }, // ZES_STRUCTURE_TYPE_FABRIC_PORT_PROPERTIES
	{ 7, &t_zes_fan_properties_t }, // ZES_STRUCTURE_TYPE_FAN_PROPERTIES
	{ 8, &t_zes_firmware_properties_t }, // ZES_STRUCTURE_TYPE_FIRMWARE_PROPERTIES
	{ 9, &t_zes_freq_properties_t }, // ZES_STRUCTURE_TYPE_FREQ_PROPERTIES
	{ 10, &t_zes_led_properties_t }, // ZES_STRUCTURE_TYPE_LED_PROPERTIES
	{ 11, &t_zes_mem_properties_t }, // ZES_STRUCTURE_TYPE_MEM_PROPERTIES
	{ 12, &t_zes_perf_properties_t }, // ZES_STRUCTURE_TYPE_PERF_PROPERTIES
	{ 13, &t_zes_power_properties_t }, // ZES_STRUCTURE_TYPE_POWER_PROPERTIES
	{ 14, &t_zes_psu_properties_t }, // ZES_STRUCTURE_TYPE_PSU_PROPERTIES
	{ 15, &t_zes_ras_properties_t }, // ZES_STRUCTURE_TYPE_RAS_PROPERTIES
	{ 16, &t_zes_sched_properties_t }, // ZES_STRUCTURE_TYPE_SCHED_PROPERTIES
	{ 17, &t_zes_sched_timeout_properties_t }, // ZES_STRUCTURE_TYPE_SCHED_TIMEOUT_PROPERTIES
	{ 18, &t_zes_sched_timeslice_properties_t }, // ZES_STRUCTURE_TYPE_SCHED_TIMESLICE_PROPERTIES
	{ 19, &t_zes_standby_properties_t }, // ZES_STRUCTURE_TYPE_STANDBY_PROPERTIES
	{ 20, &t_zes_temp_properties_t }, // ZES_STRUCTURE_TYPE_TEMP_PROPERTIES
	{ 21, &t_zes_device_state_t }, // ZES_STRUCTURE_TYPE_DEVICE_STATE
	{ 22, &t_zes_process_state_t }, // ZES_STRUCTURE_TYPE_PROCESS_STATE
	{ 23, &t_zes_pci_state_t }, // ZES_STRUCTURE_TYPE_PCI_STATE
	{ 24, &t_zes_fabric_port_config_t }, // ZES_STRUCTURE_TYPE_FABRIC_PORT_CONFIG
	{ 25, &t_zes_fabric_port_state_t }, // ZES_STRUCTURE_TYPE_FABRIC_PORT_STATE
	{ 26, &t_zes_fan_config_t }, // ZES_STRUCTURE_TYPE_FAN_CONFIG
	{ 27, &t_zes_freq_state_t }, // ZES_STRUCTURE_TYPE_FREQ_STATE
	{ 28, &t_zes_oc_capabilities_t }, // ZES_STRUCTURE_TYPE_OC_CAPABILITIES
	{ 29, &t_zes_led_state_t }, // ZES_STRUCTURE_TYPE_LED_STATE
	{ 30, &t_zes_mem_state_t }, // ZES_STRUCTURE_TYPE_MEM_STATE
	{ 31, &t_zes_psu_state_t }, // ZES_STRUCTURE_TYPE_PSU_STATE
	{ 33, &t_zes_ras_config_t }, // ZES_STRUCTURE_TYPE_RAS_CONFIG
	{ 34, &t_zes_ras_state_t }, // ZES_STRUCTURE_TYPE_RAS_STATE
	{ 35, &t_zes_temp_config_t }, // ZES_STRUCTURE_TYPE_TEMP_CONFIG
	{ 36, &t_zes_pci_bar_properties_1_2_t }, // ZES_STRUCTURE_TYPE_PCI_BAR_PROPERTIES_1_2
	{ 37, &t_zes_device_ecc_desc_t }, // ZES_STRUCTURE_TYPE_DEVICE_ECC_DESC
	{ 38, &t_zes_device_ecc_properties_t }, // ZES_STRUCTURE_TYPE_DEVICE_ECC_PROPERTIES
	{ 39, &t_zes_power_limit_ext_desc_t }, // ZES_STRUCTURE_TYPE_POWER_LIMIT_EXT_DESC
	{ 40, &t_zes_power_ext_properties_t }, // ZES_STRUCTURE_TYPE_POWER_EXT_PROPERTIES
	{ 41, &t_zes_overclock_properties_t }, // ZES_STRUCTURE_TYPE_OVERCLOCK_PROPERTIES
	{ 42, &t_zes_fabric_port_error_counters_t }, // ZES_STRUCTURE_TYPE_FABRIC_PORT_ERROR_COUNTERS
	{ 43, &t_zes_engine_ext_properties_t }, // ZES_STRUCTURE_TYPE_ENGINE_EXT_PROPERTIES
	{ 44, &t_zes_reset_properties_t }, // ZES_STRUCTURE_TYPE_RESET_PROPERTIES
	{ 45, &t_zes_device_ext_properties_t }, // ZES_STRUCTURE_TYPE_DEVICE_EXT_PROPERTIES
	{ 131073, &t_zes_power_domain_exp_properties_t }, // ZES_STRUCTURE_TYPE_POWER_DOMAIN_EXP_PROPERTIES
	{ 131074, &t_zes_mem_bandwidth_counter_bits_exp_properties_t }, // ZES_STRUCTURE_TYPE_MEM_BANDWIDTH_COUNTER_BITS_EXP_PROPERTIES
	{ 131075, &t_zes_mem_page_offline_state_exp_t }, // ZES_STRUCTURE_TYPE_MEMORY_PAGE_OFFLINE_STATE_EXP
	{ 131076, &t_zes_subdevice_exp_properties_t }, // ZES_STRUCTURE_TYPE_SUBDEVICE_EXP_PROPERTIES
	{ 131077, &t_zes_vf_exp_properties_t }, // ZES_STRUCTURE_TYPE_VF_EXP_PROPERTIES
	{ 131078, &t_zes_vf_util_mem_exp_t }, // ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP
	{ 131079, &t_zes_vf_util_engine_exp_t }, // ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP
	{ 131080, &t_zes_vf_exp_capabilities_t }, // ZES_STRUCTURE_TYPE_VF_EXP_CAPABILITIES
	{ 131081, &t_zes_vf_util_mem_exp2_t }, // ZES_STRUCTURE_TYPE_VF_UTIL_MEM_EXP2
	{ 131088, &t_zes_vf_util_engine_exp2_t }, // ZES_STRUCTURE_TYPE_VF_UTIL_ENGINE_EXP2
	{ 131089, &t_zes_vf_exp2_capabilities_t }, // ZES_STRUCTURE_TYPE_VF_EXP2_CAPABILITIES
	{ 131090, &t_zes_device_ecc_default_properties_ext_t }, // ZES_STRUCTURE_TYPE_DEVICE_ECC_DEFAULT_PROPERTIES_EXT
	{ 131091, &t_zes_pci_link_speed_downgrade_ext_state_t }, // ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_STATE
	{ 131092, &t_zes_pci_link_speed_downgrade_ext_properties_t }, // ZES_STRUCTURE_TYPE_PCI_LINK_SPEED_DOWNGRADE_EXT_PROPERTIES
	{ 131093, &t_zes_ras_state_exp2_t }, // ZES_STRUCTURE_TYPE_RAS_STATE_EXP2
	{ 131094, &t_zes_ras_config_exp_t }, // ZES_STRUCTURE_TYPE_RAS_CONFIG_EXP
	{ 131095, &t_zes_oem_serial_id_ext_properties_t }, // ZES_STRUCTURE_TYPE_OEM_SERIAL_ID_EXT_PROPERTIES
	{ 131096, &t_zes_device_ext_state_t }, // ZES_STRUCTURE_TYPE_DEVICE_EXT_STATE
};

static const uint32_t answers[] = {
	1u, // ZE_RESULT_NOT_READY
	1879179265u, // ZE_RESULT_WARNING_DROPPED_DATA
	2013265947u, // ZE_RESULT_WARNING_ACTION_REQUIRED
};

const struct cat_table cat_table_zes = {
	.api = { 8, "zes", "zes", 0, true, 1, CAT_DOMAIN_DRIVER, funcs, sizeof(funcs) / sizeof(*funcs), answers, sizeof(answers) / sizeof(*answers) },
	.stypes = stypes,
	.nstypes = sizeof(stypes) / sizeof(*stypes),
};
