// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   pypi intel-sycl-rt 2025.2.0 include CL/cl.h,CL/cl_gl.h,CL/cl_ext.h
//   pypi intel-sycl-rt 2026.2.0 include CL/cl.h,CL/cl_gl.h,CL/cl_ext.h
// clang-format off
#include "catalog/tables.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // what most rows don't have

static const struct cat_type p_cl_GLenum_ptr;
static const struct cat_type p_cl_GLuint_ptr;
static const struct cat_type p_cl_command_queue_properties_ptr;
static const struct cat_type p_cl_command_queue_ptr;
static const struct cat_type p_cl_device_id_ptr;
static const struct cat_type p_cl_event_ptr;
static const struct cat_type p_cl_gl_object_type_ptr;
static const struct cat_type p_cl_image_format_ptr;
static const struct cat_type p_cl_int_ptr;
static const struct cat_type p_cl_kernel_ptr;
static const struct cat_type p_cl_mutable_command_khr_ptr;
static const struct cat_type p_cl_platform_id_ptr;
static const struct cat_type p_cl_semaphore_reimport_properties_khr_ptr;
static const struct cat_type p_cl_sync_point_khr_ptr;
static const struct cat_type p_cl_uint_ptr;
static const struct cat_type p_cl_ulong_ptr;
static const struct cat_type p_const_char_ptr_ptr;
static const struct cat_type p_const_cl_command_buffer_properties_khr_ptr;
static const struct cat_type p_const_cl_command_buffer_update_type_khr_ptr;
static const struct cat_type p_const_cl_command_properties_khr_ptr;
static const struct cat_type p_const_cl_command_properties_khr_ptr_v1;
static const struct cat_type p_const_cl_command_queue_ptr;
static const struct cat_type p_const_cl_context_properties_ptr;
static const struct cat_type p_const_cl_device_id_ptr;
static const struct cat_type p_const_cl_device_partition_property_ext_ptr;
static const struct cat_type p_const_cl_device_partition_property_ptr;
static const struct cat_type p_const_cl_event_ptr;
static const struct cat_type p_const_cl_image_desc_ptr;
static const struct cat_type p_const_cl_image_format_ptr;
static const struct cat_type p_const_cl_import_properties_arm_ptr;
static const struct cat_type p_const_cl_mem_properties_intel_ptr;
static const struct cat_type p_const_cl_mem_properties_ptr;
static const struct cat_type p_const_cl_mem_ptr;
static const struct cat_type p_const_cl_mutable_command_khr_ptr;
static const struct cat_type p_const_cl_pipe_properties_ptr;
static const struct cat_type p_const_cl_program_ptr;
static const struct cat_type p_const_cl_queue_properties_khr_ptr;
static const struct cat_type p_const_cl_queue_properties_ptr;
static const struct cat_type p_const_cl_sampler_properties_ptr;
static const struct cat_type p_const_cl_semaphore_khr_ptr;
static const struct cat_type p_const_cl_semaphore_payload_khr_ptr;
static const struct cat_type p_const_cl_semaphore_properties_khr_ptr;
static const struct cat_type p_const_cl_svm_alloc_properties_khr_ptr;
static const struct cat_type p_const_cl_svm_free_properties_khr_ptr;
static const struct cat_type p_const_cl_sync_point_khr_ptr;
static const struct cat_type p_const_size_t_ptr;
static const struct cat_type p_const_unsigned_char_ptr;
static const struct cat_type p_const_unsigned_char_ptr_ptr;
static const struct cat_type p_const_void_ptr;
static const struct cat_type p_const_void_ptr_ptr;
static const struct cat_type p_size_t_ptr;
static const struct cat_type p_void_ptr;
static const struct cat_type p_void_ptr_ptr;
static const struct cat_type s_const_char_ptr;
static const struct cat_type t_anon;
static const struct cat_type t_anon_v1;
static const struct cat_type t_char;
static const struct cat_type t_char_n;
static const struct cat_type t_char_n64;
static const struct cat_type t_cl_GLenum;
static const struct cat_type t_cl_GLint;
static const struct cat_type t_cl_GLsync;
static const struct cat_type t_cl_GLuint;
static const struct cat_type t_cl_accelerator_info_intel;
static const struct cat_type t_cl_accelerator_intel;
static const struct cat_type t_cl_accelerator_type_intel;
static const struct cat_type t_cl_addressing_mode;
static const struct cat_type t_cl_bool;
static const struct cat_type t_cl_buffer_create_type;
static const struct cat_type t_cl_build_status;
static const struct cat_type t_cl_channel_order;
static const struct cat_type t_cl_channel_type;
static const struct cat_type t_cl_command_buffer_info_khr;
static const struct cat_type t_cl_command_buffer_khr;
static const struct cat_type t_cl_command_buffer_properties_khr;
static const struct cat_type t_cl_command_buffer_update_type_khr;
static const struct cat_type t_cl_command_execution_status;
static const struct cat_type t_cl_command_properties_khr;
static const struct cat_type t_cl_command_properties_khr_v1;
static const struct cat_type t_cl_command_queue;
static const struct cat_type t_cl_command_queue_info;
static const struct cat_type t_cl_command_queue_properties;
static const struct cat_type t_cl_command_type;
static const struct cat_type t_cl_context;
static const struct cat_type t_cl_context_info;
static const struct cat_type t_cl_context_properties;
static const struct cat_type t_cl_context_properties_n;
static const struct cat_type t_cl_device_affinity_domain;
static const struct cat_type t_cl_device_atomic_capabilities;
static const struct cat_type t_cl_device_device_enqueue_capabilities;
static const struct cat_type t_cl_device_exec_capabilities;
static const struct cat_type t_cl_device_fp_config;
static const struct cat_type t_cl_device_id;
static const struct cat_type t_cl_device_id_n;
static const struct cat_type t_cl_device_info;
static const struct cat_type t_cl_device_local_mem_type;
static const struct cat_type t_cl_device_mem_cache_type;
static const struct cat_type t_cl_device_partition_property;
static const struct cat_type t_cl_device_partition_property_ext;
static const struct cat_type t_cl_device_partition_property_ext_n;
static const struct cat_type t_cl_device_partition_property_n;
static const struct cat_type t_cl_device_svm_capabilities;
static const struct cat_type t_cl_device_type;
static const struct cat_type t_cl_error_code;
static const struct cat_type t_cl_event;
static const struct cat_type t_cl_event_info;
static const struct cat_type t_cl_external_semaphore_handle_type_khr;
static const struct cat_type t_cl_filter_mode;
static const struct cat_type t_cl_gl_context_info;
static const struct cat_type t_cl_gl_object_type;
static const struct cat_type t_cl_gl_texture_info;
static const struct cat_type t_cl_icdl_info;
static const struct cat_type t_cl_image_desc;
static const struct cat_type t_cl_image_format;
static const struct cat_type t_cl_image_info;
static const struct cat_type t_cl_image_pitch_info_qcom;
static const struct cat_type t_cl_image_requirements_info_ext;
static const struct cat_type t_cl_import_properties_arm;
static const struct cat_type t_cl_int;
static const struct cat_type t_cl_kernel;
static const struct cat_type t_cl_kernel_arg_access_qualifier;
static const struct cat_type t_cl_kernel_arg_address_qualifier;
static const struct cat_type t_cl_kernel_arg_info;
static const struct cat_type t_cl_kernel_arg_type_qualifier;
static const struct cat_type t_cl_kernel_exec_info;
static const struct cat_type t_cl_kernel_exec_info_arm;
static const struct cat_type t_cl_kernel_info;
static const struct cat_type t_cl_kernel_sub_group_info;
static const struct cat_type t_cl_kernel_work_group_info;
static const struct cat_type t_cl_map_flags;
static const struct cat_type t_cl_mem;
static const struct cat_type t_cl_mem_advice_intel;
static const struct cat_type t_cl_mem_alloc_flags_intel;
static const struct cat_type t_cl_mem_device_address_ext;
static const struct cat_type t_cl_mem_flags;
static const struct cat_type t_cl_mem_info;
static const struct cat_type t_cl_mem_info_intel;
static const struct cat_type t_cl_mem_migration_flags;
static const struct cat_type t_cl_mem_migration_flags_ext;
static const struct cat_type t_cl_mem_object_type;
static const struct cat_type t_cl_mem_properties;
static const struct cat_type t_cl_mem_properties_intel;
static const struct cat_type t_cl_mem_properties_n;
static const struct cat_type t_cl_mipmap_filter_mode_img;
static const struct cat_type t_cl_mutable_command_info_khr;
static const struct cat_type t_cl_mutable_command_khr;
static const struct cat_type t_cl_name_version;
static const struct cat_type t_cl_name_version_n;
static const struct cat_type t_cl_perf_hint_qcom;
static const struct cat_type t_cl_pipe_info;
static const struct cat_type t_cl_pipe_properties;
static const struct cat_type t_cl_pipe_properties_n;
static const struct cat_type t_cl_platform_id;
static const struct cat_type t_cl_platform_info;
static const struct cat_type t_cl_profiling_info;
static const struct cat_type t_cl_program;
static const struct cat_type t_cl_program_binary_type;
static const struct cat_type t_cl_program_build_info;
static const struct cat_type t_cl_program_info;
static const struct cat_type t_cl_queue_priority_khr;
static const struct cat_type t_cl_queue_properties;
static const struct cat_type t_cl_queue_properties_n;
static const struct cat_type t_cl_queue_throttle_khr;
static const struct cat_type t_cl_sampler;
static const struct cat_type t_cl_sampler_info;
static const struct cat_type t_cl_sampler_properties;
static const struct cat_type t_cl_semaphore_info_khr;
static const struct cat_type t_cl_semaphore_khr;
static const struct cat_type t_cl_semaphore_payload_khr;
static const struct cat_type t_cl_semaphore_properties_khr;
static const struct cat_type t_cl_semaphore_reimport_properties_khr;
static const struct cat_type t_cl_svm_alloc_properties_khr;
static const struct cat_type t_cl_svm_capabilities_khr;
static const struct cat_type t_cl_svm_free_flags_khr;
static const struct cat_type t_cl_svm_free_properties_khr;
static const struct cat_type t_cl_svm_mem_flags;
static const struct cat_type t_cl_svm_mem_flags_arm;
static const struct cat_type t_cl_svm_pointer_info_khr;
static const struct cat_type t_cl_sync_point_khr;
static const struct cat_type t_cl_uint;
static const struct cat_type t_cl_ulong;
static const struct cat_type t_cl_unified_shared_memory_type_intel;
static const struct cat_type t_cl_version;
static const struct cat_type t_cl_version_khr;
static const struct cat_type t_int;
static const struct cat_type t_size_t;
static const struct cat_type t_size_t_n;
static const struct cat_type t_unsigned_char;
static const struct cat_type t_unsigned_char_n;
static const struct cat_type t_void;

static const struct cat_type p_cl_GLenum_ptr = { "cl_GLenum *", CAT_PTR, 8, 0, &t_cl_GLenum, NULL, NULL };

static const struct cat_type p_cl_GLuint_ptr = { "cl_GLuint *", CAT_PTR, 8, 0, &t_cl_GLuint, NULL, NULL };

static const struct cat_type p_cl_command_queue_properties_ptr = { "cl_command_queue_properties *", CAT_PTR, 8, 0, &t_cl_command_queue_properties, NULL, NULL };

static const struct cat_type p_cl_command_queue_ptr = { "cl_command_queue *", CAT_PTR, 8, 0, &t_cl_command_queue, NULL, NULL };

static const struct cat_type p_cl_device_id_ptr = { "cl_device_id *", CAT_PTR, 8, 0, &t_cl_device_id, NULL, NULL };

static const struct cat_type p_cl_event_ptr = { "cl_event *", CAT_PTR, 8, 0, &t_cl_event, NULL, NULL };

static const struct cat_type p_cl_gl_object_type_ptr = { "cl_gl_object_type *", CAT_PTR, 8, 0, &t_cl_gl_object_type, NULL, NULL };

static const struct cat_type p_cl_image_format_ptr = { "cl_image_format *", CAT_PTR, 8, 0, &t_cl_image_format, NULL, NULL };

static const struct cat_type p_cl_int_ptr = { "cl_int *", CAT_PTR, 8, 0, &t_cl_error_code, NULL, NULL };

static const struct cat_type p_cl_kernel_ptr = { "cl_kernel *", CAT_PTR, 8, 0, &t_cl_kernel, NULL, NULL };

static const struct cat_type p_cl_mutable_command_khr_ptr = { "cl_mutable_command_khr *", CAT_PTR, 8, 0, &t_cl_mutable_command_khr, NULL, NULL };

static const struct cat_type p_cl_platform_id_ptr = { "cl_platform_id *", CAT_PTR, 8, 0, &t_cl_platform_id, NULL, NULL };

static const struct cat_type p_cl_semaphore_reimport_properties_khr_ptr = { "cl_semaphore_reimport_properties_khr *", CAT_PTR, 8, 0, &t_cl_semaphore_reimport_properties_khr, NULL, NULL };

static const struct cat_type p_cl_sync_point_khr_ptr = { "cl_sync_point_khr *", CAT_PTR, 8, 0, &t_cl_sync_point_khr, NULL, NULL };

static const struct cat_type p_cl_uint_ptr = { "cl_uint *", CAT_PTR, 8, 0, &t_cl_uint, NULL, NULL };

static const struct cat_type p_cl_ulong_ptr = { "cl_ulong *", CAT_PTR, 8, 0, &t_cl_ulong, NULL, NULL };

static const struct cat_type p_const_char_ptr_ptr = { "const char **", CAT_PTR, 8, 0, &s_const_char_ptr, NULL, NULL };

static const struct cat_type p_const_cl_command_buffer_properties_khr_ptr = { "const cl_command_buffer_properties_khr *", CAT_PTR, 8, 0, &t_cl_command_buffer_properties_khr, NULL, NULL };

static const struct cat_type p_const_cl_command_buffer_update_type_khr_ptr = { "const cl_command_buffer_update_type_khr *", CAT_PTR, 8, 0, &t_cl_command_buffer_update_type_khr, NULL, NULL };

static const struct cat_type p_const_cl_command_properties_khr_ptr = { "const cl_command_properties_khr *", CAT_PTR, 8, 0, &t_cl_command_properties_khr, NULL, NULL };

static const struct cat_type p_const_cl_command_properties_khr_ptr_v1 = { "const cl_command_properties_khr *", CAT_PTR, 8, 0, &t_cl_command_properties_khr_v1, NULL, NULL };

static const struct cat_type p_const_cl_command_queue_ptr = { "const cl_command_queue *", CAT_PTR, 8, 0, &t_cl_command_queue, NULL, NULL };

static const struct cat_type p_const_cl_context_properties_ptr = { "const cl_context_properties *", CAT_PTR, 8, 0, &t_cl_context_properties, NULL, NULL };

static const struct cat_type p_const_cl_device_id_ptr = { "const cl_device_id *", CAT_PTR, 8, 0, &t_cl_device_id, NULL, NULL };

static const struct cat_type p_const_cl_device_partition_property_ext_ptr = { "const cl_device_partition_property_ext *", CAT_PTR, 8, 0, &t_cl_device_partition_property_ext, NULL, NULL };

static const struct cat_type p_const_cl_device_partition_property_ptr = { "const cl_device_partition_property *", CAT_PTR, 8, 0, &t_cl_device_partition_property, NULL, NULL };

static const struct cat_type p_const_cl_event_ptr = { "const cl_event *", CAT_PTR, 8, 0, &t_cl_event, NULL, NULL };

static const struct cat_type p_const_cl_image_desc_ptr = { "const cl_image_desc *", CAT_PTR, 8, 0, &t_cl_image_desc, NULL, NULL };

static const struct cat_type p_const_cl_image_format_ptr = { "const cl_image_format *", CAT_PTR, 8, 0, &t_cl_image_format, NULL, NULL };

static const struct cat_type p_const_cl_import_properties_arm_ptr = { "const cl_import_properties_arm *", CAT_PTR, 8, 0, &t_cl_import_properties_arm, NULL, NULL };

static const struct cat_type p_const_cl_mem_properties_intel_ptr = { "const cl_mem_properties_intel *", CAT_PTR, 8, 0, &t_cl_mem_properties_intel, NULL, NULL };

static const struct cat_type p_const_cl_mem_properties_ptr = { "const cl_mem_properties *", CAT_PTR, 8, 0, &t_cl_mem_properties, NULL, NULL };

static const struct cat_type p_const_cl_mem_ptr = { "const cl_mem *", CAT_PTR, 8, 0, &t_cl_mem, NULL, NULL };

static const struct cat_type p_const_cl_mutable_command_khr_ptr = { "const cl_mutable_command_khr *", CAT_PTR, 8, 0, &t_cl_mutable_command_khr, NULL, NULL };

static const struct cat_type p_const_cl_pipe_properties_ptr = { "const cl_pipe_properties *", CAT_PTR, 8, 0, &t_cl_pipe_properties, NULL, NULL };

static const struct cat_type p_const_cl_program_ptr = { "const cl_program *", CAT_PTR, 8, 0, &t_cl_program, NULL, NULL };

static const struct cat_type p_const_cl_queue_properties_khr_ptr = { "const cl_queue_properties_khr *", CAT_PTR, 8, 0, &t_cl_queue_properties, NULL, NULL };

static const struct cat_type p_const_cl_queue_properties_ptr = { "const cl_queue_properties *", CAT_PTR, 8, 0, &t_cl_queue_properties, NULL, NULL };

static const struct cat_type p_const_cl_sampler_properties_ptr = { "const cl_sampler_properties *", CAT_PTR, 8, 0, &t_cl_sampler_properties, NULL, NULL };

static const struct cat_type p_const_cl_semaphore_khr_ptr = { "const cl_semaphore_khr *", CAT_PTR, 8, 0, &t_cl_semaphore_khr, NULL, NULL };

static const struct cat_type p_const_cl_semaphore_payload_khr_ptr = { "const cl_semaphore_payload_khr *", CAT_PTR, 8, 0, &t_cl_semaphore_payload_khr, NULL, NULL };

static const struct cat_type p_const_cl_semaphore_properties_khr_ptr = { "const cl_semaphore_properties_khr *", CAT_PTR, 8, 0, &t_cl_semaphore_properties_khr, NULL, NULL };

static const struct cat_type p_const_cl_svm_alloc_properties_khr_ptr = { "const cl_svm_alloc_properties_khr *", CAT_PTR, 8, 0, &t_cl_svm_alloc_properties_khr, NULL, NULL };

static const struct cat_type p_const_cl_svm_free_properties_khr_ptr = { "const cl_svm_free_properties_khr *", CAT_PTR, 8, 0, &t_cl_svm_free_properties_khr, NULL, NULL };

static const struct cat_type p_const_cl_sync_point_khr_ptr = { "const cl_sync_point_khr *", CAT_PTR, 8, 0, &t_cl_sync_point_khr, NULL, NULL };

static const struct cat_type p_const_size_t_ptr = { "const size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_const_unsigned_char_ptr = { "const unsigned char *", CAT_PTR, 8, 0, &t_unsigned_char, NULL, NULL };

static const struct cat_type p_const_unsigned_char_ptr_ptr = { "const unsigned char **", CAT_PTR, 8, 0, &p_const_unsigned_char_ptr, NULL, NULL };

static const struct cat_type p_const_void_ptr = { "const void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_const_void_ptr_ptr = { "const void **", CAT_PTR, 8, 0, &p_const_void_ptr, NULL, NULL };

static const struct cat_type p_size_t_ptr = { "size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_void_ptr = { "void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_void_ptr_ptr = { "void **", CAT_PTR, 8, 0, &p_void_ptr, NULL, NULL };

static const struct cat_type s_const_char_ptr = { "const char *", CAT_STRING, 8, 0, &t_char, NULL, NULL };

static const struct cat_type t_anon = { "", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_field m_t_anon_v1[2] = {
	{ "buffer", &t_cl_mem, 0, CAT_LEN_NONE, 0, false, false },
	{ "mem_object", &t_cl_mem, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v1 = { "", CAT_UNION, 8, 2, NULL, m_t_anon_v1, NULL };

static const struct cat_type t_char = { "char", CAT_CHAR, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char_n = { "char[]", CAT_ARRAY, 0, 0, &t_char, NULL, NULL };

static const struct cat_type t_char_n64 = { "char[64]", CAT_ARRAY, 64, 64, &t_char, NULL, NULL };

static const struct cat_type t_cl_GLenum = { "cl_GLenum", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_cl_GLint = { "cl_GLint", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_cl_GLsync = { "cl_GLsync", CAT_HANDLE, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_cl_GLuint = { "cl_GLuint", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_cl_accelerator_info_intel[] = {
	{ "CL_ACCELERATOR_DESCRIPTOR_INTEL", 16528 },
	{ "CL_ACCELERATOR_REFERENCE_COUNT_INTEL", 16529 },
	{ "CL_ACCELERATOR_CONTEXT_INTEL", 16530 },
	{ "CL_ACCELERATOR_TYPE_INTEL", 16531 },
};
static const struct cat_type t_cl_accelerator_info_intel = { "cl_accelerator_info_intel", CAT_ENUM, 4, 4, NULL, NULL, e_t_cl_accelerator_info_intel };

static const struct cat_type t_cl_accelerator_intel = { "cl_accelerator_intel", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "accelerator" };

static const struct cat_enumerator e_t_cl_accelerator_type_intel[] = {
	{ "CL_ACCELERATOR_TYPE_MOTION_ESTIMATION_INTEL", 0 },
};
static const struct cat_type t_cl_accelerator_type_intel = { "cl_accelerator_type_intel", CAT_ENUM, 4, 1, NULL, NULL, e_t_cl_accelerator_type_intel };

static const struct cat_enumerator e_t_cl_addressing_mode[] = {
	{ "CL_ADDRESS_NONE", 4400 },
	{ "CL_ADDRESS_CLAMP_TO_EDGE", 4401 },
	{ "CL_ADDRESS_CLAMP", 4402 },
	{ "CL_ADDRESS_REPEAT", 4403 },
	{ "CL_ADDRESS_MIRRORED_REPEAT", 4404 },
};
static const struct cat_type t_cl_addressing_mode = { "cl_addressing_mode", CAT_ENUM, 4, 5, NULL, NULL, e_t_cl_addressing_mode };

static const struct cat_type t_cl_bool = { "cl_bool", CAT_BOOL, 4, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_cl_buffer_create_type[] = {
	{ "CL_BUFFER_CREATE_TYPE_REGION", 4640 },
};
static const struct cat_type t_cl_buffer_create_type = { "cl_buffer_create_type", CAT_ENUM, 4, 1, NULL, NULL, e_t_cl_buffer_create_type };

static const struct cat_enumerator e_t_cl_build_status[] = {
	{ "CL_BUILD_IN_PROGRESS", -3 },
	{ "CL_BUILD_ERROR", -2 },
	{ "CL_BUILD_NONE", -1 },
	{ "CL_BUILD_SUCCESS", 0 },
};
static const struct cat_type t_cl_build_status = { "cl_build_status", CAT_ENUM, 4, 4, NULL, NULL, e_t_cl_build_status };

static const struct cat_enumerator e_t_cl_channel_order[] = {
	{ "CL_R", 4272 },
	{ "CL_A", 4273 },
	{ "CL_RG", 4274 },
	{ "CL_RA", 4275 },
	{ "CL_RGB", 4276 },
	{ "CL_RGBA", 4277 },
	{ "CL_BGRA", 4278 },
	{ "CL_ARGB", 4279 },
	{ "CL_INTENSITY", 4280 },
	{ "CL_LUMINANCE", 4281 },
	{ "CL_Rx", 4282 },
	{ "CL_RGx", 4283 },
	{ "CL_RGBx", 4284 },
	{ "CL_DEPTH", 4285 },
	{ "CL_DEPTH_STENCIL", 4286 },
	{ "CL_sRGB", 4287 },
	{ "CL_sRGBx", 4288 },
	{ "CL_sRGBA", 4289 },
	{ "CL_sBGRA", 4290 },
	{ "CL_ABGR", 4291 },
	{ "CL_YUYV_INTEL", 16502 },
	{ "CL_UYVY_INTEL", 16503 },
	{ "CL_YVYU_INTEL", 16504 },
	{ "CL_VYUY_INTEL", 16505 },
	{ "CL_NV21_IMG", 16592 },
	{ "CL_YV12_IMG", 16593 },
	{ "CL_NV12_INTEL", 16654 },
};
static const struct cat_type t_cl_channel_order = { "cl_channel_order", CAT_ENUM, 4, 27, NULL, NULL, e_t_cl_channel_order };

static const struct cat_enumerator e_t_cl_channel_type[] = {
	{ "CL_SNORM_INT8", 4304 },
	{ "CL_SNORM_INT16", 4305 },
	{ "CL_UNORM_INT8", 4306 },
	{ "CL_UNORM_INT16", 4307 },
	{ "CL_UNORM_SHORT_565", 4308 },
	{ "CL_UNORM_SHORT_555", 4309 },
	{ "CL_UNORM_INT_101010", 4310 },
	{ "CL_SIGNED_INT8", 4311 },
	{ "CL_SIGNED_INT16", 4312 },
	{ "CL_SIGNED_INT32", 4313 },
	{ "CL_UNSIGNED_INT8", 4314 },
	{ "CL_UNSIGNED_INT16", 4315 },
	{ "CL_UNSIGNED_INT32", 4316 },
	{ "CL_HALF_FLOAT", 4317 },
	{ "CL_FLOAT", 4318 },
	{ "CL_UNORM_INT24", 4319 },
	{ "CL_UNORM_INT_101010_2", 4320 },
	{ "CL_UNORM_INT10X6_EXT", 4321 },
	{ "CL_UNSIGNED_INT_RAW10_EXT", 4323 },
	{ "CL_UNSIGNED_INT_RAW12_EXT", 4324 },
	{ "CL_UNORM_INT_2_101010_EXT", 4325 },
	{ "CL_UNSIGNED_INT10X6_EXT", 4326 },
	{ "CL_UNSIGNED_INT12X4_EXT", 4327 },
	{ "CL_UNSIGNED_INT14X2_EXT", 4328 },
	{ "CL_UNORM_INT12X4_EXT", 4329 },
	{ "CL_UNORM_INT14X2_EXT", 4330 },
};
static const struct cat_type t_cl_channel_type = { "cl_channel_type", CAT_ENUM, 4, 26, NULL, NULL, e_t_cl_channel_type };

static const struct cat_enumerator e_t_cl_command_buffer_info_khr[] = {
	{ "CL_COMMAND_BUFFER_QUEUES_KHR", 4756 },
	{ "CL_COMMAND_BUFFER_NUM_QUEUES_KHR", 4757 },
	{ "CL_COMMAND_BUFFER_REFERENCE_COUNT_KHR", 4758 },
	{ "CL_COMMAND_BUFFER_STATE_KHR", 4759 },
	{ "CL_COMMAND_BUFFER_PROPERTIES_ARRAY_KHR", 4760 },
	{ "CL_COMMAND_BUFFER_CONTEXT_KHR", 4761 },
};
static const struct cat_type t_cl_command_buffer_info_khr = { "cl_command_buffer_info_khr", CAT_ENUM, 4, 6, NULL, NULL, e_t_cl_command_buffer_info_khr };

static const struct cat_type t_cl_command_buffer_khr = { "cl_command_buffer_khr", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "command_buffer" };

static const struct cat_enumerator e_t_cl_command_buffer_properties_khr[] = {
	{ "CL_COMMAND_BUFFER_FLAGS_KHR", 4755 },
	{ "CL_COMMAND_BUFFER_MUTABLE_DISPATCH_ASSERTS_KHR", 4791 },
};
static const struct cat_type t_cl_command_buffer_properties_khr = { "cl_command_buffer_properties_khr", CAT_ENUM, 8, 2, NULL, NULL, e_t_cl_command_buffer_properties_khr };

static const struct cat_enumerator e_t_cl_command_buffer_update_type_khr[] = {
	{ "CL_STRUCTURE_TYPE_MUTABLE_DISPATCH_CONFIG_KHR", 0 },
};
static const struct cat_type t_cl_command_buffer_update_type_khr = { "cl_command_buffer_update_type_khr", CAT_ENUM, 4, 1, NULL, NULL, e_t_cl_command_buffer_update_type_khr };

static const struct cat_enumerator e_t_cl_command_execution_status[] = {
	{ "CL_COMPLETE", 0 },
	{ "CL_RUNNING", 1 },
	{ "CL_SUBMITTED", 2 },
	{ "CL_QUEUED", 3 },
};
static const struct cat_type t_cl_command_execution_status = { "cl_command_execution_status", CAT_ENUM, 4, 4, NULL, NULL, e_t_cl_command_execution_status };

static const struct cat_enumerator e_t_cl_command_properties_khr[] = {
	{ "CL_MUTABLE_DISPATCH_UPDATABLE_FIELDS_KHR", 4785 },
	{ "CL_MUTABLE_DISPATCH_ASSERTS_KHR", 4792 },
};
static const struct cat_type t_cl_command_properties_khr = { "cl_command_properties_khr", CAT_ENUM, 8, 2, NULL, NULL, e_t_cl_command_properties_khr };

static const struct cat_type t_cl_command_properties_khr_v1 = { "cl_command_properties_khr", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_cl_command_queue = { "cl_command_queue", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "queue" };

static const struct cat_enumerator e_t_cl_command_queue_info[] = {
	{ "CL_QUEUE_CONTEXT", 4240 },
	{ "CL_QUEUE_DEVICE", 4241 },
	{ "CL_QUEUE_REFERENCE_COUNT", 4242 },
	{ "CL_QUEUE_PROPERTIES", 4243 },
	{ "CL_QUEUE_SIZE", 4244 },
	{ "CL_QUEUE_DEVICE_DEFAULT", 4245 },
	{ "CL_QUEUE_PROPERTIES_ARRAY", 4248 },
};
static const struct cat_type t_cl_command_queue_info = { "cl_command_queue_info", CAT_ENUM, 4, 7, NULL, NULL, e_t_cl_command_queue_info };

static const struct cat_enumerator e_t_cl_command_queue_properties[] = {
	{ "CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE", 1 },
	{ "CL_QUEUE_PROFILING_ENABLE", 2 },
	{ "CL_QUEUE_ON_DEVICE", 4 },
	{ "CL_QUEUE_ON_DEVICE_DEFAULT", 8 },
	{ "CL_QUEUE_NO_SYNC_OPERATIONS_INTEL", 536870912 },
	{ "CL_QUEUE_THREAD_LOCAL_EXEC_ENABLE_INTEL", INT64_C(2147483648) },
};
static const struct cat_type t_cl_command_queue_properties = { "cl_command_queue_properties", CAT_FLAGS, 8, 6, NULL, NULL, e_t_cl_command_queue_properties };

static const struct cat_enumerator e_t_cl_command_type[] = {
	{ "CL_COMMAND_NDRANGE_KERNEL", 4592 },
	{ "CL_COMMAND_TASK", 4593 },
	{ "CL_COMMAND_NATIVE_KERNEL", 4594 },
	{ "CL_COMMAND_READ_BUFFER", 4595 },
	{ "CL_COMMAND_WRITE_BUFFER", 4596 },
	{ "CL_COMMAND_COPY_BUFFER", 4597 },
	{ "CL_COMMAND_READ_IMAGE", 4598 },
	{ "CL_COMMAND_WRITE_IMAGE", 4599 },
	{ "CL_COMMAND_COPY_IMAGE", 4600 },
	{ "CL_COMMAND_COPY_IMAGE_TO_BUFFER", 4601 },
	{ "CL_COMMAND_COPY_BUFFER_TO_IMAGE", 4602 },
	{ "CL_COMMAND_MAP_BUFFER", 4603 },
	{ "CL_COMMAND_MAP_IMAGE", 4604 },
	{ "CL_COMMAND_UNMAP_MEM_OBJECT", 4605 },
	{ "CL_COMMAND_MARKER", 4606 },
	{ "CL_COMMAND_ACQUIRE_GL_OBJECTS", 4607 },
	{ "CL_COMMAND_RELEASE_GL_OBJECTS", 4608 },
	{ "CL_COMMAND_READ_BUFFER_RECT", 4609 },
	{ "CL_COMMAND_WRITE_BUFFER_RECT", 4610 },
	{ "CL_COMMAND_COPY_BUFFER_RECT", 4611 },
	{ "CL_COMMAND_USER", 4612 },
	{ "CL_COMMAND_BARRIER", 4613 },
	{ "CL_COMMAND_MIGRATE_MEM_OBJECTS", 4614 },
	{ "CL_COMMAND_FILL_BUFFER", 4615 },
	{ "CL_COMMAND_FILL_IMAGE", 4616 },
	{ "CL_COMMAND_SVM_FREE", 4617 },
	{ "CL_COMMAND_SVM_MEMCPY", 4618 },
	{ "CL_COMMAND_SVM_MEMFILL", 4619 },
	{ "CL_COMMAND_SVM_MAP", 4620 },
	{ "CL_COMMAND_SVM_UNMAP", 4621 },
	{ "CL_COMMAND_SVM_MIGRATE_MEM", 4622 },
	{ "CL_COMMAND_COMMAND_BUFFER_KHR", 4776 },
	{ "CL_COMMAND_GL_FENCE_SYNC_OBJECT_KHR", 8205 },
	{ "CL_COMMAND_SEMAPHORE_WAIT_KHR", 8258 },
	{ "CL_COMMAND_SEMAPHORE_SIGNAL_KHR", 8259 },
	{ "CL_COMMAND_ACQUIRE_EXTERNAL_MEM_OBJECTS_KHR", 8263 },
	{ "CL_COMMAND_RELEASE_EXTERNAL_MEM_OBJECTS_KHR", 8264 },
	{ "CL_COMMAND_MIGRATE_MEM_OBJECT_EXT", 16448 },
	{ "CL_COMMAND_SVM_FREE_ARM", 16570 },
	{ "CL_COMMAND_SVM_MEMCPY_ARM", 16571 },
	{ "CL_COMMAND_SVM_MEMFILL_ARM", 16572 },
	{ "CL_COMMAND_SVM_MAP_ARM", 16573 },
	{ "CL_COMMAND_SVM_UNMAP_ARM", 16574 },
	{ "CL_COMMAND_ACQUIRE_GRALLOC_OBJECTS_IMG", 16594 },
	{ "CL_COMMAND_RELEASE_GRALLOC_OBJECTS_IMG", 16595 },
	{ "CL_COMMAND_GENERATE_MIPMAP_IMG", 16598 },
	{ "CL_COMMAND_MEMFILL_INTEL", 16900 },
	{ "CL_COMMAND_MEMCPY_INTEL", 16901 },
	{ "CL_COMMAND_MIGRATEMEM_INTEL", 16902 },
	{ "CL_COMMAND_MEMADVISE_INTEL", 16903 },
};
static const struct cat_type t_cl_command_type = { "cl_command_type", CAT_ENUM, 4, 50, NULL, NULL, e_t_cl_command_type };

static const struct cat_type t_cl_context = { "cl_context", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "context" };

static const struct cat_enumerator e_t_cl_context_info[] = {
	{ "CL_CONTEXT_REFERENCE_COUNT", 4224 },
	{ "CL_CONTEXT_DEVICES", 4225 },
	{ "CL_CONTEXT_PROPERTIES", 4226 },
	{ "CL_CONTEXT_NUM_DEVICES", 4227 },
	{ "CL_CONTEXT_PERF_HINT_QCOM", 16578 },
};
static const struct cat_type t_cl_context_info = { "cl_context_info", CAT_ENUM, 4, 5, NULL, NULL, e_t_cl_context_info };

static const struct cat_enumerator e_t_cl_context_properties[] = {
	{ "CL_CONTEXT_DIAGNOSTICS_LEVEL_GOOD_INTEL", 1 },
	{ "CL_CONTEXT_DIAGNOSTICS_LEVEL_BAD_INTEL", 2 },
	{ "CL_CONTEXT_DIAGNOSTICS_LEVEL_NEUTRAL_INTEL", 4 },
	{ "CL_CONTEXT_DIAGNOSTICS_LEVEL_ALL_INTEL", 255 },
	{ "CL_CONTEXT_PLATFORM", 4228 },
	{ "CL_CONTEXT_INTEROP_USER_SYNC", 4229 },
	{ "CL_GL_CONTEXT_KHR", 8200 },
	{ "CL_EGL_DISPLAY_KHR", 8201 },
	{ "CL_GLX_DISPLAY_KHR", 8202 },
	{ "CL_WGL_HDC_KHR", 8203 },
	{ "CL_CGL_SHAREGROUP_KHR", 8204 },
	{ "CL_CONTEXT_MEMORY_INITIALIZE_KHR", 8240 },
	{ "CL_CONTEXT_TERMINATE_KHR", 8242 },
	{ "CL_PRINTF_CALLBACK_ARM", 16560 },
	{ "CL_PRINTF_BUFFERSIZE_ARM", 16561 },
	{ "CL_CONTEXT_SAFETY_PROPERTIES_IMG", 16601 },
	{ "CL_CONTEXT_SHOW_DIAGNOSTICS_INTEL", 16646 },
};
static const struct cat_type t_cl_context_properties = { "cl_context_properties", CAT_ENUM, 8, 17, NULL, NULL, e_t_cl_context_properties };

static const struct cat_type t_cl_context_properties_n = { "cl_context_properties[]", CAT_ARRAY, 0, 0, &t_cl_context_properties, NULL, NULL };

static const struct cat_enumerator e_t_cl_device_affinity_domain[] = {
	{ "CL_DEVICE_AFFINITY_DOMAIN_NUMA", 1 },
	{ "CL_DEVICE_AFFINITY_DOMAIN_L4_CACHE", 2 },
	{ "CL_DEVICE_AFFINITY_DOMAIN_L3_CACHE", 4 },
	{ "CL_DEVICE_AFFINITY_DOMAIN_L2_CACHE", 8 },
	{ "CL_DEVICE_AFFINITY_DOMAIN_L1_CACHE", 16 },
	{ "CL_DEVICE_AFFINITY_DOMAIN_NEXT_PARTITIONABLE", 32 },
};
static const struct cat_type t_cl_device_affinity_domain = { "cl_device_affinity_domain", CAT_FLAGS, 8, 6, NULL, NULL, e_t_cl_device_affinity_domain };

static const struct cat_enumerator e_t_cl_device_atomic_capabilities[] = {
	{ "CL_DEVICE_ATOMIC_ORDER_RELAXED", 1 },
	{ "CL_DEVICE_ATOMIC_ORDER_ACQ_REL", 2 },
	{ "CL_DEVICE_ATOMIC_ORDER_SEQ_CST", 4 },
	{ "CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM", 8 },
	{ "CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP", 16 },
	{ "CL_DEVICE_ATOMIC_SCOPE_DEVICE", 32 },
	{ "CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES", 64 },
};
static const struct cat_type t_cl_device_atomic_capabilities = { "cl_device_atomic_capabilities", CAT_FLAGS, 8, 7, NULL, NULL, e_t_cl_device_atomic_capabilities };

static const struct cat_enumerator e_t_cl_device_device_enqueue_capabilities[] = {
	{ "CL_DEVICE_QUEUE_SUPPORTED", 1 },
	{ "CL_DEVICE_QUEUE_REPLACEABLE_DEFAULT", 2 },
};
static const struct cat_type t_cl_device_device_enqueue_capabilities = { "cl_device_device_enqueue_capabilities", CAT_FLAGS, 8, 2, NULL, NULL, e_t_cl_device_device_enqueue_capabilities };

static const struct cat_enumerator e_t_cl_device_exec_capabilities[] = {
	{ "CL_EXEC_KERNEL", 1 },
	{ "CL_EXEC_NATIVE_KERNEL", 2 },
};
static const struct cat_type t_cl_device_exec_capabilities = { "cl_device_exec_capabilities", CAT_FLAGS, 8, 2, NULL, NULL, e_t_cl_device_exec_capabilities };

static const struct cat_enumerator e_t_cl_device_fp_config[] = {
	{ "CL_FP_DENORM", 1 },
	{ "CL_FP_INF_NAN", 2 },
	{ "CL_FP_ROUND_TO_NEAREST", 4 },
	{ "CL_FP_ROUND_TO_ZERO", 8 },
	{ "CL_FP_ROUND_TO_INF", 16 },
	{ "CL_FP_FMA", 32 },
	{ "CL_FP_SOFT_FLOAT", 64 },
	{ "CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT", 128 },
};
static const struct cat_type t_cl_device_fp_config = { "cl_device_fp_config", CAT_FLAGS, 8, 8, NULL, NULL, e_t_cl_device_fp_config };

static const struct cat_type t_cl_device_id = { "cl_device_id", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "device" };

static const struct cat_type t_cl_device_id_n = { "cl_device_id[]", CAT_ARRAY, 0, 0, &t_cl_device_id, NULL, NULL };

static const struct cat_enumerator e_t_cl_device_info[] = {
	{ "CL_DEVICE_TYPE", 4096 },
	{ "CL_DEVICE_VENDOR_ID", 4097 },
	{ "CL_DEVICE_MAX_COMPUTE_UNITS", 4098 },
	{ "CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS", 4099 },
	{ "CL_DEVICE_MAX_WORK_GROUP_SIZE", 4100 },
	{ "CL_DEVICE_MAX_WORK_ITEM_SIZES", 4101 },
	{ "CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR", 4102 },
	{ "CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT", 4103 },
	{ "CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT", 4104 },
	{ "CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG", 4105 },
	{ "CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT", 4106 },
	{ "CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE", 4107 },
	{ "CL_DEVICE_MAX_CLOCK_FREQUENCY", 4108 },
	{ "CL_DEVICE_ADDRESS_BITS", 4109 },
	{ "CL_DEVICE_MAX_READ_IMAGE_ARGS", 4110 },
	{ "CL_DEVICE_MAX_WRITE_IMAGE_ARGS", 4111 },
	{ "CL_DEVICE_MAX_MEM_ALLOC_SIZE", 4112 },
	{ "CL_DEVICE_IMAGE2D_MAX_WIDTH", 4113 },
	{ "CL_DEVICE_IMAGE2D_MAX_HEIGHT", 4114 },
	{ "CL_DEVICE_IMAGE3D_MAX_WIDTH", 4115 },
	{ "CL_DEVICE_IMAGE3D_MAX_HEIGHT", 4116 },
	{ "CL_DEVICE_IMAGE3D_MAX_DEPTH", 4117 },
	{ "CL_DEVICE_IMAGE_SUPPORT", 4118 },
	{ "CL_DEVICE_MAX_PARAMETER_SIZE", 4119 },
	{ "CL_DEVICE_MAX_SAMPLERS", 4120 },
	{ "CL_DEVICE_MEM_BASE_ADDR_ALIGN", 4121 },
	{ "CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE", 4122 },
	{ "CL_DEVICE_SINGLE_FP_CONFIG", 4123 },
	{ "CL_DEVICE_GLOBAL_MEM_CACHE_TYPE", 4124 },
	{ "CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE", 4125 },
	{ "CL_DEVICE_GLOBAL_MEM_CACHE_SIZE", 4126 },
	{ "CL_DEVICE_GLOBAL_MEM_SIZE", 4127 },
	{ "CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE", 4128 },
	{ "CL_DEVICE_MAX_CONSTANT_ARGS", 4129 },
	{ "CL_DEVICE_LOCAL_MEM_TYPE", 4130 },
	{ "CL_DEVICE_LOCAL_MEM_SIZE", 4131 },
	{ "CL_DEVICE_ERROR_CORRECTION_SUPPORT", 4132 },
	{ "CL_DEVICE_PROFILING_TIMER_RESOLUTION", 4133 },
	{ "CL_DEVICE_ENDIAN_LITTLE", 4134 },
	{ "CL_DEVICE_AVAILABLE", 4135 },
	{ "CL_DEVICE_COMPILER_AVAILABLE", 4136 },
	{ "CL_DEVICE_EXECUTION_CAPABILITIES", 4137 },
	{ "CL_DEVICE_QUEUE_PROPERTIES", 4138 },
	{ "CL_DEVICE_NAME", 4139 },
	{ "CL_DEVICE_VENDOR", 4140 },
	{ "CL_DRIVER_VERSION", 4141 },
	{ "CL_DEVICE_PROFILE", 4142 },
	{ "CL_DEVICE_VERSION", 4143 },
	{ "CL_DEVICE_EXTENSIONS", 4144 },
	{ "CL_DEVICE_PLATFORM", 4145 },
	{ "CL_DEVICE_DOUBLE_FP_CONFIG", 4146 },
	{ "CL_DEVICE_HALF_FP_CONFIG", 4147 },
	{ "CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF", 4148 },
	{ "CL_DEVICE_HOST_UNIFIED_MEMORY", 4149 },
	{ "CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR", 4150 },
	{ "CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT", 4151 },
	{ "CL_DEVICE_NATIVE_VECTOR_WIDTH_INT", 4152 },
	{ "CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG", 4153 },
	{ "CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT", 4154 },
	{ "CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE", 4155 },
	{ "CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF", 4156 },
	{ "CL_DEVICE_OPENCL_C_VERSION", 4157 },
	{ "CL_DEVICE_LINKER_AVAILABLE", 4158 },
	{ "CL_DEVICE_BUILT_IN_KERNELS", 4159 },
	{ "CL_DEVICE_IMAGE_MAX_BUFFER_SIZE", 4160 },
	{ "CL_DEVICE_IMAGE_MAX_ARRAY_SIZE", 4161 },
	{ "CL_DEVICE_PARENT_DEVICE", 4162 },
	{ "CL_DEVICE_PARTITION_MAX_SUB_DEVICES", 4163 },
	{ "CL_DEVICE_PARTITION_PROPERTIES", 4164 },
	{ "CL_DEVICE_PARTITION_AFFINITY_DOMAIN", 4165 },
	{ "CL_DEVICE_PARTITION_TYPE", 4166 },
	{ "CL_DEVICE_REFERENCE_COUNT", 4167 },
	{ "CL_DEVICE_PREFERRED_INTEROP_USER_SYNC", 4168 },
	{ "CL_DEVICE_PRINTF_BUFFER_SIZE", 4169 },
	{ "CL_DEVICE_IMAGE_PITCH_ALIGNMENT", 4170 },
	{ "CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT", 4171 },
	{ "CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS", 4172 },
	{ "CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE", 4173 },
	{ "CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES", 4174 },
	{ "CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE", 4175 },
	{ "CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE", 4176 },
	{ "CL_DEVICE_MAX_ON_DEVICE_QUEUES", 4177 },
	{ "CL_DEVICE_MAX_ON_DEVICE_EVENTS", 4178 },
	{ "CL_DEVICE_SVM_CAPABILITIES", 4179 },
	{ "CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE", 4180 },
	{ "CL_DEVICE_MAX_PIPE_ARGS", 4181 },
	{ "CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS", 4182 },
	{ "CL_DEVICE_PIPE_MAX_PACKET_SIZE", 4183 },
	{ "CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT", 4184 },
	{ "CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT", 4185 },
	{ "CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT", 4186 },
	{ "CL_DEVICE_IL_VERSION", 4187 },
	{ "CL_DEVICE_MAX_NUM_SUB_GROUPS", 4188 },
	{ "CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS", 4189 },
	{ "CL_DEVICE_NUMERIC_VERSION", 4190 },
	{ "CL_DEVICE_OPENCL_C_NUMERIC_VERSION_KHR", 4191 },
	{ "CL_DEVICE_EXTENSIONS_WITH_VERSION", 4192 },
	{ "CL_DEVICE_ILS_WITH_VERSION", 4193 },
	{ "CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION", 4194 },
	{ "CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES", 4195 },
	{ "CL_DEVICE_ATOMIC_FENCE_CAPABILITIES", 4196 },
	{ "CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT", 4197 },
	{ "CL_DEVICE_OPENCL_C_ALL_VERSIONS", 4198 },
	{ "CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE", 4199 },
	{ "CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT", 4200 },
	{ "CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT", 4201 },
	{ "CL_DEVICE_UUID", 4202 },
	{ "CL_DRIVER_UUID", 4203 },
	{ "CL_DEVICE_LUID_VALID", 4204 },
	{ "CL_DEVICE_LUID", 4205 },
	{ "CL_DEVICE_NODE_MASK", 4206 },
	{ "CL_DEVICE_OPENCL_C_FEATURES", 4207 },
	{ "CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES", 4208 },
	{ "CL_DEVICE_PIPE_SUPPORT", 4209 },
	{ "CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED", 4210 },
	{ "CL_DEVICE_INTEGER_DOT_PRODUCT_CAPABILITIES", 4211 },
	{ "CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_8BIT", 4212 },
	{ "CL_DEVICE_INTEGER_DOT_PRODUCT_ACCELERATION_PROPERTIES_4x8BIT_PACKED", 4213 },
	{ "CL_DEVICE_KERNEL_CLOCK_CAPABILITIES_KHR", 4214 },
	{ "CL_DEVICE_SVM_TYPE_CAPABILITIES_KHR", 4215 },
	{ "CL_DEVICE_COMMAND_BUFFER_SUPPORTED_QUEUE_PROPERTIES_KHR", 4762 },
	{ "CL_DEVICE_COMMAND_BUFFER_CAPABILITIES_KHR", 4777 },
	{ "CL_DEVICE_COMMAND_BUFFER_REQUIRED_QUEUE_PROPERTIES_KHR", 4778 },
	{ "CL_DEVICE_COMMAND_BUFFER_NUM_SYNC_DEVICES_KHR", 4779 },
	{ "CL_DEVICE_COMMAND_BUFFER_SYNC_DEVICES_KHR", 4780 },
	{ "CL_DEVICE_MUTABLE_DISPATCH_CAPABILITIES_KHR", 4784 },
	{ "CL_DEVICE_SPIRV_EXTENDED_INSTRUCTION_SETS", 4793 },
	{ "CL_DEVICE_SPIRV_EXTENSIONS", 4794 },
	{ "CL_DEVICE_SPIRV_CAPABILITIES", 4795 },
	{ "CL_DEVICE_TERMINATE_CAPABILITY_KHR", 8241 },
	{ "CL_DEVICE_MAX_NAMED_BARRIER_COUNT_KHR", 8245 },
	{ "CL_DEVICE_SEMAPHORE_TYPES_KHR", 8268 },
	{ "CL_DEVICE_SEMAPHORE_IMPORT_HANDLE_TYPES_KHR", 8269 },
	{ "CL_DEVICE_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR", 8270 },
	{ "CL_DEVICE_EXTERNAL_MEMORY_IMPORT_HANDLE_TYPES_KHR", 8271 },
	{ "CL_DEVICE_EXTERNAL_MEMORY_IMPORT_ASSUME_LINEAR_IMAGES_HANDLE_TYPES_KHR", 8274 },
	{ "CL_DEVICE_COMPUTE_CAPABILITY_MAJOR_NV", 16384 },
	{ "CL_DEVICE_COMPUTE_CAPABILITY_MINOR_NV", 16385 },
	{ "CL_DEVICE_REGISTERS_PER_BLOCK_NV", 16386 },
	{ "CL_DEVICE_WARP_SIZE_NV", 16387 },
	{ "CL_DEVICE_GPU_OVERLAP_NV", 16388 },
	{ "CL_DEVICE_KERNEL_EXEC_TIMEOUT_NV", 16389 },
	{ "CL_DEVICE_INTEGRATED_MEMORY_NV", 16390 },
	{ "CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_AMD", 16432 },
	{ "CL_DEVICE_MAX_WORK_GROUP_SIZE_AMD", 16433 },
	{ "CL_DEVICE_PREFERRED_CONSTANT_BUFFER_SIZE_AMD", 16435 },
	{ "CL_DEVICE_PCIE_ID_AMD", 16436 },
	{ "CL_DEVICE_PROFILING_TIMER_OFFSET_AMD", 16438 },
	{ "CL_DEVICE_TOPOLOGY_AMD", 16439 },
	{ "CL_DEVICE_BOARD_NAME_AMD", 16440 },
	{ "CL_DEVICE_GLOBAL_FREE_MEMORY_AMD", 16441 },
	{ "CL_DEVICE_SIMD_PER_COMPUTE_UNIT_AMD", 16448 },
	{ "CL_DEVICE_SIMD_WIDTH_AMD", 16449 },
	{ "CL_DEVICE_SIMD_INSTRUCTION_WIDTH_AMD", 16450 },
	{ "CL_DEVICE_WAVEFRONT_WIDTH_AMD", 16451 },
	{ "CL_DEVICE_GLOBAL_MEM_CHANNELS_AMD", 16452 },
	{ "CL_DEVICE_GLOBAL_MEM_CHANNEL_BANKS_AMD", 16453 },
	{ "CL_DEVICE_GLOBAL_MEM_CHANNEL_BANK_WIDTH_AMD", 16454 },
	{ "CL_DEVICE_LOCAL_MEM_SIZE_PER_COMPUTE_UNIT_AMD", 16455 },
	{ "CL_DEVICE_LOCAL_MEM_BANKS_AMD", 16456 },
	{ "CL_DEVICE_THREAD_TRACE_SUPPORTED_AMD", 16457 },
	{ "CL_DEVICE_GFXIP_MAJOR_AMD", 16458 },
	{ "CL_DEVICE_GFXIP_MINOR_AMD", 16459 },
	{ "CL_DEVICE_AVAILABLE_ASYNC_QUEUES_AMD", 16460 },
	{ "CL_DEVICE_PARENT_DEVICE_EXT", 16468 },
	{ "CL_DEVICE_PARTITION_TYPES_EXT", 16469 },
	{ "CL_DEVICE_AFFINITY_DOMAINS_EXT", 16470 },
	{ "CL_DEVICE_REFERENCE_COUNT_EXT", 16471 },
	{ "CL_DEVICE_PARTITION_STYLE_EXT", 16472 },
	{ "CL_DEVICE_ME_VERSION_INTEL", 16510 },
	{ "CL_DEVICE_EXT_MEM_PADDING_IN_BYTES_QCOM", 16544 },
	{ "CL_DEVICE_PAGE_SIZE_QCOM", 16545 },
	{ "CL_DEVICE_SVM_CAPABILITIES_ARM", 16566 },
	{ "CL_DEVICE_COMPUTE_UNITS_BITFIELD_ARM", 16575 },
	{ "CL_DEVICE_MEMORY_CAPABILITIES_IMG", 16600 },
	{ "CL_DEVICE_WORKGROUP_PROTECTION_SVM_CAPABILITIES_IMG", 16602 },
	{ "CL_DEVICE_WORKGROUP_PROTECTION_DEVICE_ENQUEUE_CAPABILITIES_IMG", 16603 },
	{ "CL_DEVICE_SAFETY_MEM_SIZE_IMG", 16604 },
	{ "CL_DEVICE_SPIR_VERSIONS", 16608 },
	{ "CL_DEVICE_SIMULTANEOUS_INTEROPS_INTEL", 16644 },
	{ "CL_DEVICE_NUM_SIMULTANEOUS_INTEROPS_INTEL", 16645 },
	{ "CL_DEVICE_SUB_GROUP_SIZES_INTEL", 16648 },
	{ "CL_DEVICE_AVC_ME_VERSION_INTEL", 16651 },
	{ "CL_DEVICE_AVC_ME_SUPPORTS_TEXTURE_SAMPLER_USE_INTEL", 16652 },
	{ "CL_DEVICE_AVC_ME_SUPPORTS_PREEMPTION_INTEL", 16653 },
	{ "CL_DEVICE_PCI_BUS_INFO_KHR", 16655 },
	{ "CL_DEVICE_PLANAR_YUV_MAX_WIDTH_INTEL", 16766 },
	{ "CL_DEVICE_PLANAR_YUV_MAX_HEIGHT_INTEL", 16767 },
	{ "CL_DEVICE_QUEUE_FAMILY_PROPERTIES_INTEL", 16779 },
	{ "CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL", 16784 },
	{ "CL_DEVICE_DEVICE_MEM_CAPABILITIES_INTEL", 16785 },
	{ "CL_DEVICE_SINGLE_DEVICE_SHARED_MEM_CAPABILITIES_INTEL", 16786 },
	{ "CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL", 16787 },
	{ "CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL", 16788 },
	{ "CL_DEVICE_JOB_SLOTS_ARM", 16864 },
	{ "CL_DEVICE_SCHEDULING_CONTROLS_CAPABILITIES_ARM", 16868 },
	{ "CL_DEVICE_MAX_WARP_COUNT_ARM", 16874 },
	{ "CL_DEVICE_SUPPORTED_REGISTER_ALLOCATIONS_ARM", 16875 },
	{ "CL_DEVICE_CONTROLLED_TERMINATION_CAPABILITIES_ARM", 16878 },
	{ "CL_DEVICE_CXX_FOR_OPENCL_NUMERIC_VERSION_EXT", 16944 },
	{ "CL_DEVICE_SINGLE_FP_ATOMIC_CAPABILITIES_EXT", 16945 },
	{ "CL_DEVICE_DOUBLE_FP_ATOMIC_CAPABILITIES_EXT", 16946 },
	{ "CL_DEVICE_HALF_FP_ATOMIC_CAPABILITIES_EXT", 16947 },
	{ "CL_DEVICE_IP_VERSION_INTEL", 16976 },
	{ "CL_DEVICE_ID_INTEL", 16977 },
	{ "CL_DEVICE_NUM_SLICES_INTEL", 16978 },
	{ "CL_DEVICE_NUM_SUB_SLICES_PER_SLICE_INTEL", 16979 },
	{ "CL_DEVICE_NUM_EUS_PER_SUB_SLICE_INTEL", 16980 },
	{ "CL_DEVICE_NUM_THREADS_PER_EU_INTEL", 16981 },
	{ "CL_DEVICE_FEATURE_CAPABILITIES_INTEL", 16982 },
};
static const struct cat_type t_cl_device_info = { "cl_device_info", CAT_ENUM, 4, 210, NULL, NULL, e_t_cl_device_info };

static const struct cat_enumerator e_t_cl_device_local_mem_type[] = {
	{ "CL_LOCAL", 1 },
	{ "CL_GLOBAL", 2 },
};
static const struct cat_type t_cl_device_local_mem_type = { "cl_device_local_mem_type", CAT_ENUM, 4, 2, NULL, NULL, e_t_cl_device_local_mem_type };

static const struct cat_enumerator e_t_cl_device_mem_cache_type[] = {
	{ "CL_NONE", 0 },
	{ "CL_READ_ONLY_CACHE", 1 },
	{ "CL_READ_WRITE_CACHE", 2 },
};
static const struct cat_type t_cl_device_mem_cache_type = { "cl_device_mem_cache_type", CAT_ENUM, 4, 3, NULL, NULL, e_t_cl_device_mem_cache_type };

static const struct cat_enumerator e_t_cl_device_partition_property[] = {
	{ "CL_DEVICE_PARTITION_BY_COUNTS_LIST_END", 0 },
	{ "CL_DEVICE_PARTITION_EQUALLY", 4230 },
	{ "CL_DEVICE_PARTITION_BY_COUNTS", 4231 },
	{ "CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN", 4232 },
};
static const struct cat_type t_cl_device_partition_property = { "cl_device_partition_property", CAT_ENUM, 8, 4, NULL, NULL, e_t_cl_device_partition_property };

static const struct cat_enumerator e_t_cl_device_partition_property_ext[] = {
	{ "CL_PARTITION_BY_NAMES_LIST_END_EXT", -1 },
	{ "CL_PROPERTIES_LIST_END_EXT", 0 },
	{ "CL_AFFINITY_DOMAIN_L1_CACHE_EXT", 1 },
	{ "CL_AFFINITY_DOMAIN_L2_CACHE_EXT", 2 },
	{ "CL_AFFINITY_DOMAIN_L3_CACHE_EXT", 3 },
	{ "CL_AFFINITY_DOMAIN_L4_CACHE_EXT", 4 },
	{ "CL_AFFINITY_DOMAIN_NUMA_EXT", 16 },
	{ "CL_AFFINITY_DOMAIN_NEXT_FISSIONABLE_EXT", 256 },
	{ "CL_DEVICE_PARTITION_EQUALLY_EXT", 16464 },
	{ "CL_DEVICE_PARTITION_BY_COUNTS_EXT", 16465 },
	{ "CL_DEVICE_PARTITION_BY_NAMES_EXT", 16466 },
	{ "CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN_EXT", 16467 },
};
static const struct cat_type t_cl_device_partition_property_ext = { "cl_device_partition_property_ext", CAT_ENUM, 8, 12, NULL, NULL, e_t_cl_device_partition_property_ext };

static const struct cat_type t_cl_device_partition_property_ext_n = { "cl_device_partition_property_ext[]", CAT_ARRAY, 0, 0, &t_cl_device_partition_property_ext, NULL, NULL };

static const struct cat_type t_cl_device_partition_property_n = { "cl_device_partition_property[]", CAT_ARRAY, 0, 0, &t_cl_device_partition_property, NULL, NULL };

static const struct cat_enumerator e_t_cl_device_svm_capabilities[] = {
	{ "CL_DEVICE_SVM_COARSE_GRAIN_BUFFER", 1 },
	{ "CL_DEVICE_SVM_FINE_GRAIN_BUFFER", 2 },
	{ "CL_DEVICE_SVM_FINE_GRAIN_SYSTEM", 4 },
	{ "CL_DEVICE_SVM_ATOMICS", 8 },
};
static const struct cat_type t_cl_device_svm_capabilities = { "cl_device_svm_capabilities", CAT_FLAGS, 8, 4, NULL, NULL, e_t_cl_device_svm_capabilities };

static const struct cat_enumerator e_t_cl_device_type[] = {
	{ "CL_DEVICE_TYPE_DEFAULT", 1 },
	{ "CL_DEVICE_TYPE_CPU", 2 },
	{ "CL_DEVICE_TYPE_GPU", 4 },
	{ "CL_DEVICE_TYPE_ACCELERATOR", 8 },
	{ "CL_DEVICE_TYPE_CUSTOM", 16 },
	{ "CL_DEVICE_TYPE_ALL", INT64_C(4294967295) },
};
static const struct cat_type t_cl_device_type = { "cl_device_type", CAT_FLAGS, 8, 6, NULL, NULL, e_t_cl_device_type };

static const struct cat_enumerator e_t_cl_error_code[] = {
	{ "CL_INVALID_SEMAPHORE_KHR", -1142 },
	{ "CL_INVALID_MUTABLE_COMMAND_KHR", -1141 },
	{ "CL_INCOMPATIBLE_COMMAND_QUEUE_KHR", -1140 },
	{ "CL_INVALID_SYNC_POINT_WAIT_LIST_KHR", -1139 },
	{ "CL_INVALID_COMMAND_BUFFER_KHR", -1138 },
	{ "CL_ECC_UNRECOVERED_IMG", -1130 },
	{ "CL_GENERAL_FAULT_IMG", -1129 },
	{ "CL_SAFETY_FAULT_IMG", -1128 },
	{ "CL_PAGE_FAULT_IMG", -1127 },
	{ "CL_CANCELLED_IMG", -1126 },
	{ "CL_CONTEXT_TERMINATED_KHR", -1121 },
	{ "CL_COMMAND_TERMINATED_ITSELF_WITH_FAILURE_ARM", -1108 },
	{ "CL_ACCELERATOR_TYPE_NOT_SUPPORTED_INTEL", -1097 },
	{ "CL_INVALID_ACCELERATOR_DESCRIPTOR_INTEL", -1096 },
	{ "CL_INVALID_ACCELERATOR_TYPE_INTEL", -1095 },
	{ "CL_INVALID_ACCELERATOR_INTEL", -1094 },
	{ "CL_INVALID_PARTITION_NAME_EXT", -1059 },
	{ "CL_INVALID_PARTITION_COUNT_EXT", -1058 },
	{ "CL_DEVICE_PARTITION_FAILED_EXT", -1057 },
	{ "CL_PLATFORM_NOT_FOUND_KHR", -1001 },
	{ "CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR", -1000 },
	{ "CL_MAX_SIZE_RESTRICTION_EXCEEDED", -72 },
	{ "CL_INVALID_SPEC_ID", -71 },
	{ "CL_INVALID_DEVICE_QUEUE", -70 },
	{ "CL_INVALID_PIPE_SIZE", -69 },
	{ "CL_INVALID_DEVICE_PARTITION_COUNT", -68 },
	{ "CL_INVALID_LINKER_OPTIONS", -67 },
	{ "CL_INVALID_COMPILER_OPTIONS", -66 },
	{ "CL_INVALID_IMAGE_DESCRIPTOR", -65 },
	{ "CL_INVALID_PROPERTY", -64 },
	{ "CL_INVALID_GLOBAL_WORK_SIZE", -63 },
	{ "CL_INVALID_MIP_LEVEL", -62 },
	{ "CL_INVALID_BUFFER_SIZE", -61 },
	{ "CL_INVALID_GL_OBJECT", -60 },
	{ "CL_INVALID_OPERATION", -59 },
	{ "CL_INVALID_EVENT", -58 },
	{ "CL_INVALID_EVENT_WAIT_LIST", -57 },
	{ "CL_INVALID_GLOBAL_OFFSET", -56 },
	{ "CL_INVALID_WORK_ITEM_SIZE", -55 },
	{ "CL_INVALID_WORK_GROUP_SIZE", -54 },
	{ "CL_INVALID_WORK_DIMENSION", -53 },
	{ "CL_INVALID_KERNEL_ARGS", -52 },
	{ "CL_INVALID_ARG_SIZE", -51 },
	{ "CL_INVALID_ARG_VALUE", -50 },
	{ "CL_INVALID_ARG_INDEX", -49 },
	{ "CL_INVALID_KERNEL", -48 },
	{ "CL_INVALID_KERNEL_DEFINITION", -47 },
	{ "CL_INVALID_KERNEL_NAME", -46 },
	{ "CL_INVALID_PROGRAM_EXECUTABLE", -45 },
	{ "CL_INVALID_PROGRAM", -44 },
	{ "CL_INVALID_BUILD_OPTIONS", -43 },
	{ "CL_INVALID_BINARY", -42 },
	{ "CL_INVALID_SAMPLER", -41 },
	{ "CL_INVALID_IMAGE_SIZE", -40 },
	{ "CL_INVALID_IMAGE_FORMAT_DESCRIPTOR", -39 },
	{ "CL_INVALID_MEM_OBJECT", -38 },
	{ "CL_INVALID_HOST_PTR", -37 },
	{ "CL_INVALID_COMMAND_QUEUE", -36 },
	{ "CL_INVALID_QUEUE_PROPERTIES", -35 },
	{ "CL_INVALID_CONTEXT", -34 },
	{ "CL_INVALID_DEVICE", -33 },
	{ "CL_INVALID_PLATFORM", -32 },
	{ "CL_INVALID_DEVICE_TYPE", -31 },
	{ "CL_INVALID_VALUE", -30 },
	{ "CL_KERNEL_ARG_INFO_NOT_AVAILABLE", -19 },
	{ "CL_DEVICE_PARTITION_FAILED", -18 },
	{ "CL_LINK_PROGRAM_FAILURE", -17 },
	{ "CL_LINKER_NOT_AVAILABLE", -16 },
	{ "CL_COMPILE_PROGRAM_FAILURE", -15 },
	{ "CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST", -14 },
	{ "CL_MISALIGNED_SUB_BUFFER_OFFSET", -13 },
	{ "CL_MAP_FAILURE", -12 },
	{ "CL_BUILD_PROGRAM_FAILURE", -11 },
	{ "CL_IMAGE_FORMAT_NOT_SUPPORTED", -10 },
	{ "CL_IMAGE_FORMAT_MISMATCH", -9 },
	{ "CL_MEM_COPY_OVERLAP", -8 },
	{ "CL_PROFILING_INFO_NOT_AVAILABLE", -7 },
	{ "CL_OUT_OF_HOST_MEMORY", -6 },
	{ "CL_OUT_OF_RESOURCES", -5 },
	{ "CL_MEM_OBJECT_ALLOCATION_FAILURE", -4 },
	{ "CL_COMPILER_NOT_AVAILABLE", -3 },
	{ "CL_DEVICE_NOT_AVAILABLE", -2 },
	{ "CL_DEVICE_NOT_FOUND", -1 },
	{ "CL_SUCCESS", 0 },
	{ "CL_GRALLOC_RESOURCE_NOT_ACQUIRED_IMG", 16596 },
	{ "CL_INVALID_GRALLOC_OBJECT_IMG", 16597 },
	{ "CL_ECC_RECOVERED_IMG", 16605 },
};
static const struct cat_type t_cl_error_code = { "cl_error_code", CAT_ENUM, 4, 87, NULL, NULL, e_t_cl_error_code };

static const struct cat_type t_cl_event = { "cl_event", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "event" };

static const struct cat_enumerator e_t_cl_event_info[] = {
	{ "CL_EVENT_COMMAND_QUEUE", 4560 },
	{ "CL_EVENT_COMMAND_TYPE", 4561 },
	{ "CL_EVENT_REFERENCE_COUNT", 4562 },
	{ "CL_EVENT_COMMAND_EXECUTION_STATUS", 4563 },
	{ "CL_EVENT_CONTEXT", 4564 },
	{ "CL_EVENT_COMMAND_TERMINATION_REASON_ARM", 16877 },
};
static const struct cat_type t_cl_event_info = { "cl_event_info", CAT_ENUM, 4, 6, NULL, NULL, e_t_cl_event_info };

static const struct cat_enumerator e_t_cl_external_semaphore_handle_type_khr[] = {
	{ "CL_SEMAPHORE_HANDLE_OPAQUE_FD_KHR", 8277 },
	{ "CL_SEMAPHORE_HANDLE_OPAQUE_WIN32_KHR", 8278 },
	{ "CL_SEMAPHORE_HANDLE_OPAQUE_WIN32_KMT_KHR", 8279 },
	{ "CL_SEMAPHORE_HANDLE_SYNC_FD_KHR", 8280 },
	{ "CL_SEMAPHORE_HANDLE_D3D12_FENCE_KHR", 8281 },
	{ "CL_SEMAPHORE_HANDLE_OPAQUE_WIN32_NAME_KHR", 8296 },
};
static const struct cat_type t_cl_external_semaphore_handle_type_khr = { "cl_external_semaphore_handle_type_khr", CAT_ENUM, 4, 6, NULL, NULL, e_t_cl_external_semaphore_handle_type_khr };

static const struct cat_enumerator e_t_cl_filter_mode[] = {
	{ "CL_FILTER_NEAREST", 4416 },
	{ "CL_FILTER_LINEAR", 4417 },
};
static const struct cat_type t_cl_filter_mode = { "cl_filter_mode", CAT_ENUM, 4, 2, NULL, NULL, e_t_cl_filter_mode };

static const struct cat_enumerator e_t_cl_gl_context_info[] = {
	{ "CL_CURRENT_DEVICE_FOR_GL_CONTEXT_KHR", 8198 },
	{ "CL_DEVICES_FOR_GL_CONTEXT_KHR", 8199 },
};
static const struct cat_type t_cl_gl_context_info = { "cl_gl_context_info", CAT_ENUM, 4, 2, NULL, NULL, e_t_cl_gl_context_info };

static const struct cat_enumerator e_t_cl_gl_object_type[] = {
	{ "CL_GL_OBJECT_BUFFER", 8192 },
	{ "CL_GL_OBJECT_TEXTURE2D", 8193 },
	{ "CL_GL_OBJECT_TEXTURE3D", 8194 },
	{ "CL_GL_OBJECT_RENDERBUFFER", 8195 },
	{ "CL_GL_OBJECT_TEXTURE2D_ARRAY", 8206 },
	{ "CL_GL_OBJECT_TEXTURE1D", 8207 },
	{ "CL_GL_OBJECT_TEXTURE1D_ARRAY", 8208 },
	{ "CL_GL_OBJECT_TEXTURE_BUFFER", 8209 },
};
static const struct cat_type t_cl_gl_object_type = { "cl_gl_object_type", CAT_ENUM, 4, 8, NULL, NULL, e_t_cl_gl_object_type };

static const struct cat_enumerator e_t_cl_gl_texture_info[] = {
	{ "CL_GL_TEXTURE_TARGET", 8196 },
	{ "CL_GL_MIPMAP_LEVEL", 8197 },
	{ "CL_GL_NUM_SAMPLES", 8210 },
};
static const struct cat_type t_cl_gl_texture_info = { "cl_gl_texture_info", CAT_ENUM, 4, 3, NULL, NULL, e_t_cl_gl_texture_info };

static const struct cat_enumerator e_t_cl_icdl_info[] = {
	{ "CL_ICDL_OCL_VERSION", 1 },
	{ "CL_ICDL_VERSION", 2 },
	{ "CL_ICDL_NAME", 3 },
	{ "CL_ICDL_VENDOR", 4 },
};
static const struct cat_type t_cl_icdl_info = { "cl_icdl_info", CAT_ENUM, 4, 4, NULL, NULL, e_t_cl_icdl_info };

static const struct cat_field m_t_cl_image_desc[] = {
	{ "image_type", &t_cl_mem_object_type, 0, CAT_LEN_NONE, 0, false, false },
	{ "image_width", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "image_height", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "image_depth", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "image_array_size", &t_size_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "image_row_pitch", &t_size_t, 40, CAT_LEN_NONE, 0, false, false },
	{ "image_slice_pitch", &t_size_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "num_mip_levels", &t_cl_uint, 56, CAT_LEN_NONE, 0, false, false },
	{ "num_samples", &t_cl_uint, 60, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v1, 64, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_cl_image_desc = { "cl_image_desc", CAT_STRUCT, 72, 10, NULL, m_t_cl_image_desc, NULL };

static const struct cat_field m_t_cl_image_format[] = {
	{ "image_channel_order", &t_cl_channel_order, 0, CAT_LEN_NONE, 0, false, false },
	{ "image_channel_data_type", &t_cl_channel_type, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_cl_image_format = { "cl_image_format", CAT_STRUCT, 8, 2, NULL, m_t_cl_image_format, NULL };

static const struct cat_enumerator e_t_cl_image_info[] = {
	{ "CL_IMAGE_FORMAT", 4368 },
	{ "CL_IMAGE_ELEMENT_SIZE", 4369 },
	{ "CL_IMAGE_ROW_PITCH", 4370 },
	{ "CL_IMAGE_SLICE_PITCH", 4371 },
	{ "CL_IMAGE_WIDTH", 4372 },
	{ "CL_IMAGE_HEIGHT", 4373 },
	{ "CL_IMAGE_DEPTH", 4374 },
	{ "CL_IMAGE_ARRAY_SIZE", 4375 },
	{ "CL_IMAGE_BUFFER", 4376 },
	{ "CL_IMAGE_NUM_MIP_LEVELS", 4377 },
	{ "CL_IMAGE_NUM_SAMPLES", 4378 },
};
static const struct cat_type t_cl_image_info = { "cl_image_info", CAT_ENUM, 4, 11, NULL, NULL, e_t_cl_image_info };

static const struct cat_enumerator e_t_cl_image_pitch_info_qcom[] = {
	{ "CL_IMAGE_ROW_ALIGNMENT_QCOM", 16546 },
	{ "CL_IMAGE_SLICE_ALIGNMENT_QCOM", 16547 },
};
static const struct cat_type t_cl_image_pitch_info_qcom = { "cl_image_pitch_info_qcom", CAT_ENUM, 4, 2, NULL, NULL, e_t_cl_image_pitch_info_qcom };

static const struct cat_enumerator e_t_cl_image_requirements_info_ext[] = {
	{ "CL_IMAGE_REQUIREMENTS_ROW_PITCH_ALIGNMENT_EXT", 4752 },
	{ "CL_IMAGE_REQUIREMENTS_SLICE_PITCH_ALIGNMENT_EXT", 4753 },
	{ "CL_IMAGE_REQUIREMENTS_BASE_ADDRESS_ALIGNMENT_EXT", 4754 },
	{ "CL_IMAGE_REQUIREMENTS_SIZE_EXT", 4786 },
	{ "CL_IMAGE_REQUIREMENTS_MAX_WIDTH_EXT", 4787 },
	{ "CL_IMAGE_REQUIREMENTS_MAX_HEIGHT_EXT", 4788 },
	{ "CL_IMAGE_REQUIREMENTS_MAX_DEPTH_EXT", 4789 },
	{ "CL_IMAGE_REQUIREMENTS_MAX_ARRAY_SIZE_EXT", 4790 },
};
static const struct cat_type t_cl_image_requirements_info_ext = { "cl_image_requirements_info_ext", CAT_ENUM, 4, 8, NULL, NULL, e_t_cl_image_requirements_info_ext };

static const struct cat_enumerator e_t_cl_import_properties_arm[] = {
	{ "CL_IMPORT_MEMORY_WHOLE_ALLOCATION_ARM", -1 },
	{ "CL_IMPORT_TYPE_ARM", 16562 },
	{ "CL_IMPORT_TYPE_HOST_ARM", 16563 },
	{ "CL_IMPORT_TYPE_DMA_BUF_ARM", 16564 },
	{ "CL_IMPORT_TYPE_PROTECTED_ARM", 16565 },
	{ "CL_IMPORT_TYPE_ANDROID_HARDWARE_BUFFER_ARM", 16866 },
	{ "CL_IMPORT_DMA_BUF_DATA_CONSISTENCY_WITH_HOST_ARM", 16867 },
	{ "CL_IMPORT_ANDROID_HARDWARE_BUFFER_PLANE_INDEX_ARM", 16879 },
	{ "CL_IMPORT_ANDROID_HARDWARE_BUFFER_LAYER_INDEX_ARM", 16880 },
};
static const struct cat_type t_cl_import_properties_arm = { "cl_import_properties_arm", CAT_ENUM, 8, 9, NULL, NULL, e_t_cl_import_properties_arm };

static const struct cat_type t_cl_int = { "cl_int", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_cl_kernel = { "cl_kernel", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "kernel" };

static const struct cat_enumerator e_t_cl_kernel_arg_access_qualifier[] = {
	{ "CL_KERNEL_ARG_ACCESS_READ_ONLY", 4512 },
	{ "CL_KERNEL_ARG_ACCESS_WRITE_ONLY", 4513 },
	{ "CL_KERNEL_ARG_ACCESS_READ_WRITE", 4514 },
	{ "CL_KERNEL_ARG_ACCESS_NONE", 4515 },
};
static const struct cat_type t_cl_kernel_arg_access_qualifier = { "cl_kernel_arg_access_qualifier", CAT_ENUM, 4, 4, NULL, NULL, e_t_cl_kernel_arg_access_qualifier };

static const struct cat_enumerator e_t_cl_kernel_arg_address_qualifier[] = {
	{ "CL_KERNEL_ARG_ADDRESS_GLOBAL", 4507 },
	{ "CL_KERNEL_ARG_ADDRESS_LOCAL", 4508 },
	{ "CL_KERNEL_ARG_ADDRESS_CONSTANT", 4509 },
	{ "CL_KERNEL_ARG_ADDRESS_PRIVATE", 4510 },
};
static const struct cat_type t_cl_kernel_arg_address_qualifier = { "cl_kernel_arg_address_qualifier", CAT_ENUM, 4, 4, NULL, NULL, e_t_cl_kernel_arg_address_qualifier };

static const struct cat_enumerator e_t_cl_kernel_arg_info[] = {
	{ "CL_KERNEL_ARG_ADDRESS_QUALIFIER", 4502 },
	{ "CL_KERNEL_ARG_ACCESS_QUALIFIER", 4503 },
	{ "CL_KERNEL_ARG_TYPE_NAME", 4504 },
	{ "CL_KERNEL_ARG_TYPE_QUALIFIER", 4505 },
	{ "CL_KERNEL_ARG_NAME", 4506 },
};
static const struct cat_type t_cl_kernel_arg_info = { "cl_kernel_arg_info", CAT_ENUM, 4, 5, NULL, NULL, e_t_cl_kernel_arg_info };

static const struct cat_enumerator e_t_cl_kernel_arg_type_qualifier[] = {
	{ "CL_KERNEL_ARG_TYPE_NONE", 0 },
	{ "CL_KERNEL_ARG_TYPE_CONST", 1 },
	{ "CL_KERNEL_ARG_TYPE_RESTRICT", 2 },
	{ "CL_KERNEL_ARG_TYPE_VOLATILE", 4 },
	{ "CL_KERNEL_ARG_TYPE_PIPE", 8 },
};
static const struct cat_type t_cl_kernel_arg_type_qualifier = { "cl_kernel_arg_type_qualifier", CAT_FLAGS, 8, 5, NULL, NULL, e_t_cl_kernel_arg_type_qualifier };

static const struct cat_enumerator e_t_cl_kernel_exec_info[] = {
	{ "CL_KERNEL_EXEC_INFO_SVM_PTRS", 4534 },
	{ "CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM", 4535 },
	{ "CL_KERNEL_EXEC_INFO_SVM_INDIRECT_ACCESS_KHR", 4539 },
	{ "CL_KERNEL_EXEC_INFO_WORKGROUP_BATCH_SIZE_ARM", 16869 },
	{ "CL_KERNEL_EXEC_INFO_WORKGROUP_BATCH_SIZE_MODIFIER_ARM", 16870 },
	{ "CL_KERNEL_EXEC_INFO_WARP_COUNT_LIMIT_ARM", 16872 },
	{ "CL_KERNEL_EXEC_INFO_COMPUTE_UNIT_MAX_QUEUED_BATCHES_ARM", 16881 },
	{ "CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL", 16896 },
	{ "CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL", 16897 },
	{ "CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL", 16898 },
	{ "CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL", 16899 },
	{ "CL_KERNEL_EXEC_INFO_DEVICE_PTRS_EXT", 20482 },
};
static const struct cat_type t_cl_kernel_exec_info = { "cl_kernel_exec_info", CAT_ENUM, 4, 12, NULL, NULL, e_t_cl_kernel_exec_info };

static const struct cat_enumerator e_t_cl_kernel_exec_info_arm[] = {
	{ "CL_KERNEL_EXEC_INFO_SVM_PTRS_ARM", 16568 },
	{ "CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM_ARM", 16569 },
};
static const struct cat_type t_cl_kernel_exec_info_arm = { "cl_kernel_exec_info_arm", CAT_ENUM, 4, 2, NULL, NULL, e_t_cl_kernel_exec_info_arm };

static const struct cat_enumerator e_t_cl_kernel_info[] = {
	{ "CL_KERNEL_FUNCTION_NAME", 4496 },
	{ "CL_KERNEL_NUM_ARGS", 4497 },
	{ "CL_KERNEL_REFERENCE_COUNT", 4498 },
	{ "CL_KERNEL_CONTEXT", 4499 },
	{ "CL_KERNEL_PROGRAM", 4500 },
	{ "CL_KERNEL_ATTRIBUTES", 4501 },
	{ "CL_KERNEL_MAX_WARP_COUNT_ARM", 16873 },
};
static const struct cat_type t_cl_kernel_info = { "cl_kernel_info", CAT_ENUM, 4, 7, NULL, NULL, e_t_cl_kernel_info };

static const struct cat_enumerator e_t_cl_kernel_sub_group_info[] = {
	{ "CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT", 4536 },
	{ "CL_KERNEL_MAX_NUM_SUB_GROUPS", 4537 },
	{ "CL_KERNEL_COMPILE_NUM_SUB_GROUPS", 4538 },
	{ "CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE", 8243 },
	{ "CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE", 8244 },
	{ "CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL", 16650 },
};
static const struct cat_type t_cl_kernel_sub_group_info = { "cl_kernel_sub_group_info", CAT_ENUM, 4, 6, NULL, NULL, e_t_cl_kernel_sub_group_info };

static const struct cat_enumerator e_t_cl_kernel_work_group_info[] = {
	{ "CL_KERNEL_WORK_GROUP_SIZE", 4528 },
	{ "CL_KERNEL_COMPILE_WORK_GROUP_SIZE", 4529 },
	{ "CL_KERNEL_LOCAL_MEM_SIZE", 4530 },
	{ "CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE", 4531 },
	{ "CL_KERNEL_PRIVATE_MEM_SIZE", 4532 },
	{ "CL_KERNEL_GLOBAL_WORK_SIZE", 4533 },
	{ "CL_KERNEL_SPILL_MEM_SIZE_INTEL", 16649 },
};
static const struct cat_type t_cl_kernel_work_group_info = { "cl_kernel_work_group_info", CAT_ENUM, 4, 7, NULL, NULL, e_t_cl_kernel_work_group_info };

static const struct cat_enumerator e_t_cl_map_flags[] = {
	{ "CL_MAP_READ", 1 },
	{ "CL_MAP_WRITE", 2 },
	{ "CL_MAP_WRITE_INVALIDATE_REGION", 4 },
};
static const struct cat_type t_cl_map_flags = { "cl_map_flags", CAT_FLAGS, 8, 3, NULL, NULL, e_t_cl_map_flags };

static const struct cat_type t_cl_mem = { "cl_mem", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "mem" };

static const struct cat_type t_cl_mem_advice_intel = { "cl_mem_advice_intel", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_cl_mem_alloc_flags_intel[] = {
	{ "CL_MEM_ALLOC_WRITE_COMBINED_INTEL", 1 },
	{ "CL_MEM_ALLOC_INITIAL_PLACEMENT_DEVICE_INTEL", 2 },
	{ "CL_MEM_ALLOC_INITIAL_PLACEMENT_HOST_INTEL", 4 },
};
static const struct cat_type t_cl_mem_alloc_flags_intel = { "cl_mem_alloc_flags_intel", CAT_FLAGS, 8, 3, NULL, NULL, e_t_cl_mem_alloc_flags_intel };

static const struct cat_type t_cl_mem_device_address_ext = { "cl_mem_device_address_ext", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_cl_mem_flags[] = {
	{ "CL_MEM_READ_WRITE", 1 },
	{ "CL_MEM_WRITE_ONLY", 2 },
	{ "CL_MEM_READ_ONLY", 4 },
	{ "CL_MEM_USE_HOST_PTR", 8 },
	{ "CL_MEM_ALLOC_HOST_PTR", 16 },
	{ "CL_MEM_COPY_HOST_PTR", 32 },
	{ "CL_MEM_IMMUTABLE_EXT", 64 },
	{ "CL_MEM_HOST_WRITE_ONLY", 128 },
	{ "CL_MEM_HOST_READ_ONLY", 256 },
	{ "CL_MEM_HOST_NO_ACCESS", 512 },
	{ "CL_MEM_SVM_FINE_GRAIN_BUFFER", 1024 },
	{ "CL_MEM_SVM_ATOMICS", 2048 },
	{ "CL_MEM_KERNEL_READ_AND_WRITE", 4096 },
	{ "CL_MEM_FORCE_HOST_MEMORY_INTEL", 1048576 },
	{ "CL_MEM_NO_ACCESS_INTEL", 16777216 },
	{ "CL_MEM_ACCESS_FLAGS_UNRESTRICTED_INTEL", 33554432 },
	{ "CL_MEM_USE_UNCACHED_CPU_MEMORY_IMG", 67108864 },
	{ "CL_MEM_USE_CACHED_CPU_MEMORY_IMG", 134217728 },
	{ "CL_MEM_USE_GRALLOC_PTR_IMG", 268435456 },
	{ "CL_MEM_EXT_HOST_PTR_QCOM", 536870912 },
};
static const struct cat_type t_cl_mem_flags = { "cl_mem_flags", CAT_FLAGS, 8, 20, NULL, NULL, e_t_cl_mem_flags };

static const struct cat_enumerator e_t_cl_mem_info[] = {
	{ "CL_MEM_TYPE", 4352 },
	{ "CL_MEM_FLAGS", 4353 },
	{ "CL_MEM_SIZE", 4354 },
	{ "CL_MEM_HOST_PTR", 4355 },
	{ "CL_MEM_MAP_COUNT", 4356 },
	{ "CL_MEM_REFERENCE_COUNT", 4357 },
	{ "CL_MEM_CONTEXT", 4358 },
	{ "CL_MEM_ASSOCIATED_MEMOBJECT", 4359 },
	{ "CL_MEM_OFFSET", 4360 },
	{ "CL_MEM_USES_SVM_POINTER", 4361 },
	{ "CL_MEM_PROPERTIES", 4362 },
	{ "CL_MEM_USES_SVM_POINTER_ARM", 16567 },
	{ "CL_MEM_DEVICE_ADDRESS_EXT", 20481 },
};
static const struct cat_type t_cl_mem_info = { "cl_mem_info", CAT_ENUM, 4, 13, NULL, NULL, e_t_cl_mem_info };

static const struct cat_enumerator e_t_cl_mem_info_intel[] = {
	{ "CL_MEM_ALLOC_TYPE_INTEL", 16794 },
	{ "CL_MEM_ALLOC_BASE_PTR_INTEL", 16795 },
	{ "CL_MEM_ALLOC_SIZE_INTEL", 16796 },
	{ "CL_MEM_ALLOC_DEVICE_INTEL", 16797 },
};
static const struct cat_type t_cl_mem_info_intel = { "cl_mem_info_intel", CAT_ENUM, 4, 4, NULL, NULL, e_t_cl_mem_info_intel };

static const struct cat_enumerator e_t_cl_mem_migration_flags[] = {
	{ "CL_MIGRATE_MEM_OBJECT_HOST", 1 },
	{ "CL_MIGRATE_MEM_OBJECT_CONTENT_UNDEFINED", 2 },
};
static const struct cat_type t_cl_mem_migration_flags = { "cl_mem_migration_flags", CAT_FLAGS, 8, 2, NULL, NULL, e_t_cl_mem_migration_flags };

static const struct cat_enumerator e_t_cl_mem_migration_flags_ext[] = {
	{ "CL_MIGRATE_MEM_OBJECT_HOST_EXT", 1 },
};
static const struct cat_type t_cl_mem_migration_flags_ext = { "cl_mem_migration_flags_ext", CAT_FLAGS, 8, 1, NULL, NULL, e_t_cl_mem_migration_flags_ext };

static const struct cat_enumerator e_t_cl_mem_object_type[] = {
	{ "CL_MEM_OBJECT_BUFFER", 4336 },
	{ "CL_MEM_OBJECT_IMAGE2D", 4337 },
	{ "CL_MEM_OBJECT_IMAGE3D", 4338 },
	{ "CL_MEM_OBJECT_IMAGE2D_ARRAY", 4339 },
	{ "CL_MEM_OBJECT_IMAGE1D", 4340 },
	{ "CL_MEM_OBJECT_IMAGE1D_ARRAY", 4341 },
	{ "CL_MEM_OBJECT_IMAGE1D_BUFFER", 4342 },
	{ "CL_MEM_OBJECT_PIPE", 4343 },
};
static const struct cat_type t_cl_mem_object_type = { "cl_mem_object_type", CAT_ENUM, 4, 8, NULL, NULL, e_t_cl_mem_object_type };

static const struct cat_enumerator e_t_cl_mem_properties[] = {
	{ "CL_MEM_DEVICE_HANDLE_LIST_END_KHR", 0 },
	{ "CL_MEM_DEVICE_HANDLE_LIST_KHR", 8273 },
	{ "CL_MEM_ALLOC_FLAGS_IMG", 16599 },
	{ "CL_MEM_LOCALLY_UNCACHED_RESOURCE_INTEL", 16920 },
	{ "CL_MEM_DEVICE_ID_INTEL", 16921 },
	{ "CL_MEM_DEVICE_PRIVATE_ADDRESS_EXT", 20480 },
};
static const struct cat_type t_cl_mem_properties = { "cl_mem_properties", CAT_ENUM, 8, 6, NULL, NULL, e_t_cl_mem_properties };

static const struct cat_enumerator e_t_cl_mem_properties_intel[] = {
	{ "CL_MEM_ALLOC_FLAGS_INTEL", 16789 },
	{ "CL_MEM_ALLOC_BUFFER_LOCATION_INTEL", 16798 },
	{ "CL_MEM_CHANNEL_INTEL", 16915 },
};
static const struct cat_type t_cl_mem_properties_intel = { "cl_mem_properties_intel", CAT_ENUM, 8, 3, NULL, NULL, e_t_cl_mem_properties_intel };

static const struct cat_type t_cl_mem_properties_n = { "cl_mem_properties[]", CAT_ARRAY, 0, 0, &t_cl_mem_properties, NULL, NULL };

static const struct cat_enumerator e_t_cl_mipmap_filter_mode_img[] = {
	{ "CL_MIPMAP_FILTER_ANY_IMG", 0 },
	{ "CL_MIPMAP_FILTER_BOX_IMG", 1 },
};
static const struct cat_type t_cl_mipmap_filter_mode_img = { "cl_mipmap_filter_mode_img", CAT_ENUM, 4, 2, NULL, NULL, e_t_cl_mipmap_filter_mode_img };

static const struct cat_enumerator e_t_cl_mutable_command_info_khr[] = {
	{ "CL_MUTABLE_COMMAND_COMMAND_QUEUE_KHR", 4768 },
	{ "CL_MUTABLE_COMMAND_COMMAND_BUFFER_KHR", 4769 },
	{ "CL_MUTABLE_COMMAND_PROPERTIES_ARRAY_KHR", 4770 },
	{ "CL_MUTABLE_DISPATCH_KERNEL_KHR", 4771 },
	{ "CL_MUTABLE_DISPATCH_DIMENSIONS_KHR", 4772 },
	{ "CL_MUTABLE_DISPATCH_GLOBAL_WORK_OFFSET_KHR", 4773 },
	{ "CL_MUTABLE_DISPATCH_GLOBAL_WORK_SIZE_KHR", 4774 },
	{ "CL_MUTABLE_DISPATCH_LOCAL_WORK_SIZE_KHR", 4775 },
	{ "CL_MUTABLE_COMMAND_COMMAND_TYPE_KHR", 4781 },
};
static const struct cat_type t_cl_mutable_command_info_khr = { "cl_mutable_command_info_khr", CAT_ENUM, 4, 9, NULL, NULL, e_t_cl_mutable_command_info_khr };

static const struct cat_type t_cl_mutable_command_khr = { "cl_mutable_command_khr", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "command" };

static const struct cat_field m_t_cl_name_version[] = {
	{ "version", &t_cl_version, 0, CAT_LEN_NONE, 0, false, false },
	{ "name", &t_char_n64, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_cl_name_version = { "cl_name_version", CAT_STRUCT, 68, 2, NULL, m_t_cl_name_version, NULL };

static const struct cat_type t_cl_name_version_n = { "cl_name_version[]", CAT_ARRAY, 0, 0, &t_cl_name_version, NULL, NULL };

static const struct cat_enumerator e_t_cl_perf_hint_qcom[] = {
	{ "CL_PERF_HINT_HIGH_QCOM", 16579 },
	{ "CL_PERF_HINT_NORMAL_QCOM", 16580 },
	{ "CL_PERF_HINT_LOW_QCOM", 16581 },
};
static const struct cat_type t_cl_perf_hint_qcom = { "cl_perf_hint_qcom", CAT_ENUM, 4, 3, NULL, NULL, e_t_cl_perf_hint_qcom };

static const struct cat_enumerator e_t_cl_pipe_info[] = {
	{ "CL_PIPE_PACKET_SIZE", 4384 },
	{ "CL_PIPE_MAX_PACKETS", 4385 },
	{ "CL_PIPE_PROPERTIES", 4386 },
};
static const struct cat_type t_cl_pipe_info = { "cl_pipe_info", CAT_ENUM, 4, 3, NULL, NULL, e_t_cl_pipe_info };

static const struct cat_type t_cl_pipe_properties = { "cl_pipe_properties", CAT_INT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_cl_pipe_properties_n = { "cl_pipe_properties[]", CAT_ARRAY, 0, 0, &t_cl_pipe_properties, NULL, NULL };

static const struct cat_type t_cl_platform_id = { "cl_platform_id", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "platform" };

static const struct cat_enumerator e_t_cl_platform_info[] = {
	{ "CL_PLATFORM_PROFILE", 2304 },
	{ "CL_PLATFORM_VERSION", 2305 },
	{ "CL_PLATFORM_NAME", 2306 },
	{ "CL_PLATFORM_VENDOR", 2307 },
	{ "CL_PLATFORM_EXTENSIONS", 2308 },
	{ "CL_PLATFORM_HOST_TIMER_RESOLUTION", 2309 },
	{ "CL_PLATFORM_NUMERIC_VERSION", 2310 },
	{ "CL_PLATFORM_EXTENSIONS_WITH_VERSION", 2311 },
	{ "CL_PLATFORM_COMMAND_BUFFER_CAPABILITIES_KHR", 2312 },
	{ "CL_PLATFORM_SVM_TYPE_CAPABILITIES_KHR", 2313 },
	{ "CL_PLATFORM_ICD_SUFFIX_KHR", 2336 },
	{ "CL_PLATFORM_UNLOADABLE_KHR", 2337 },
	{ "CL_PLATFORM_SEMAPHORE_TYPES_KHR", 8246 },
	{ "CL_PLATFORM_SEMAPHORE_IMPORT_HANDLE_TYPES_KHR", 8247 },
	{ "CL_PLATFORM_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR", 8248 },
	{ "CL_PLATFORM_EXTERNAL_MEMORY_IMPORT_HANDLE_TYPES_KHR", 8260 },
};
static const struct cat_type t_cl_platform_info = { "cl_platform_info", CAT_ENUM, 4, 16, NULL, NULL, e_t_cl_platform_info };

static const struct cat_enumerator e_t_cl_profiling_info[] = {
	{ "CL_PROFILING_COMMAND_QUEUED", 4736 },
	{ "CL_PROFILING_COMMAND_SUBMIT", 4737 },
	{ "CL_PROFILING_COMMAND_START", 4738 },
	{ "CL_PROFILING_COMMAND_END", 4739 },
	{ "CL_PROFILING_COMMAND_COMPLETE", 4740 },
};
static const struct cat_type t_cl_profiling_info = { "cl_profiling_info", CAT_ENUM, 4, 5, NULL, NULL, e_t_cl_profiling_info };

static const struct cat_type t_cl_program = { "cl_program", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "program" };

static const struct cat_enumerator e_t_cl_program_binary_type[] = {
	{ "CL_PROGRAM_BINARY_TYPE_NONE", 0 },
	{ "CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT", 1 },
	{ "CL_PROGRAM_BINARY_TYPE_LIBRARY", 2 },
	{ "CL_PROGRAM_BINARY_TYPE_EXECUTABLE", 4 },
	{ "CL_PROGRAM_BINARY_TYPE_INTERMEDIATE", 16609 },
};
static const struct cat_type t_cl_program_binary_type = { "cl_program_binary_type", CAT_ENUM, 4, 5, NULL, NULL, e_t_cl_program_binary_type };

static const struct cat_enumerator e_t_cl_program_build_info[] = {
	{ "CL_PROGRAM_BUILD_STATUS", 4481 },
	{ "CL_PROGRAM_BUILD_OPTIONS", 4482 },
	{ "CL_PROGRAM_BUILD_LOG", 4483 },
	{ "CL_PROGRAM_BINARY_TYPE", 4484 },
	{ "CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE", 4485 },
};
static const struct cat_type t_cl_program_build_info = { "cl_program_build_info", CAT_ENUM, 4, 5, NULL, NULL, e_t_cl_program_build_info };

static const struct cat_enumerator e_t_cl_program_info[] = {
	{ "CL_PROGRAM_REFERENCE_COUNT", 4448 },
	{ "CL_PROGRAM_CONTEXT", 4449 },
	{ "CL_PROGRAM_NUM_DEVICES", 4450 },
	{ "CL_PROGRAM_DEVICES", 4451 },
	{ "CL_PROGRAM_SOURCE", 4452 },
	{ "CL_PROGRAM_BINARY_SIZES", 4453 },
	{ "CL_PROGRAM_BINARIES", 4454 },
	{ "CL_PROGRAM_NUM_KERNELS", 4455 },
	{ "CL_PROGRAM_KERNEL_NAMES", 4456 },
	{ "CL_PROGRAM_IL", 4457 },
	{ "CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT", 4458 },
	{ "CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT", 4459 },
};
static const struct cat_type t_cl_program_info = { "cl_program_info", CAT_ENUM, 4, 12, NULL, NULL, e_t_cl_program_info };

static const struct cat_enumerator e_t_cl_queue_priority_khr[] = {
	{ "CL_QUEUE_PRIORITY_HIGH_KHR", 1 },
	{ "CL_QUEUE_PRIORITY_MED_KHR", 2 },
	{ "CL_QUEUE_PRIORITY_LOW_KHR", 4 },
};
static const struct cat_type t_cl_queue_priority_khr = { "cl_queue_priority_khr", CAT_ENUM, 4, 3, NULL, NULL, e_t_cl_queue_priority_khr };

static const struct cat_enumerator e_t_cl_queue_properties[] = {
	{ "CL_QUEUE_CONTEXT", 4240 },
	{ "CL_QUEUE_DEVICE", 4241 },
	{ "CL_QUEUE_REFERENCE_COUNT", 4242 },
	{ "CL_QUEUE_PROPERTIES", 4243 },
	{ "CL_QUEUE_SIZE", 4244 },
	{ "CL_QUEUE_DEVICE_DEFAULT", 4245 },
	{ "CL_QUEUE_PRIORITY_KHR", 4246 },
	{ "CL_QUEUE_THROTTLE_KHR", 4247 },
	{ "CL_QUEUE_PROPERTIES_ARRAY", 4248 },
	{ "CL_QUEUE_FAMILY_INTEL", 16780 },
	{ "CL_QUEUE_INDEX_INTEL", 16781 },
	{ "CL_QUEUE_JOB_SLOT_ARM", 16865 },
	{ "CL_QUEUE_KERNEL_BATCHING_ARM", 16871 },
	{ "CL_QUEUE_DEFERRED_FLUSH_ARM", 16876 },
	{ "CL_QUEUE_COMPUTE_UNIT_LIMIT_ARM", 16883 },
};
static const struct cat_type t_cl_queue_properties = { "cl_queue_properties", CAT_ENUM, 8, 15, NULL, NULL, e_t_cl_queue_properties };

static const struct cat_type t_cl_queue_properties_n = { "cl_queue_properties[]", CAT_ARRAY, 0, 0, &t_cl_queue_properties, NULL, NULL };

static const struct cat_enumerator e_t_cl_queue_throttle_khr[] = {
	{ "CL_QUEUE_THROTTLE_HIGH_KHR", 1 },
	{ "CL_QUEUE_THROTTLE_MED_KHR", 2 },
	{ "CL_QUEUE_THROTTLE_LOW_KHR", 4 },
};
static const struct cat_type t_cl_queue_throttle_khr = { "cl_queue_throttle_khr", CAT_ENUM, 4, 3, NULL, NULL, e_t_cl_queue_throttle_khr };

static const struct cat_type t_cl_sampler = { "cl_sampler", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "sampler" };

static const struct cat_enumerator e_t_cl_sampler_info[] = {
	{ "CL_SAMPLER_REFERENCE_COUNT", 4432 },
	{ "CL_SAMPLER_CONTEXT", 4433 },
	{ "CL_SAMPLER_NORMALIZED_COORDS", 4434 },
	{ "CL_SAMPLER_ADDRESSING_MODE", 4435 },
	{ "CL_SAMPLER_FILTER_MODE", 4436 },
};
static const struct cat_type t_cl_sampler_info = { "cl_sampler_info", CAT_ENUM, 4, 5, NULL, NULL, e_t_cl_sampler_info };

static const struct cat_enumerator e_t_cl_sampler_properties[] = {
	{ "CL_SAMPLER_REFERENCE_COUNT", 4432 },
	{ "CL_SAMPLER_CONTEXT", 4433 },
	{ "CL_SAMPLER_NORMALIZED_COORDS", 4434 },
	{ "CL_SAMPLER_ADDRESSING_MODE", 4435 },
	{ "CL_SAMPLER_FILTER_MODE", 4436 },
	{ "CL_SAMPLER_MIP_FILTER_MODE_KHR", 4437 },
	{ "CL_SAMPLER_LOD_MIN_KHR", 4438 },
	{ "CL_SAMPLER_LOD_MAX_KHR", 4439 },
};
static const struct cat_type t_cl_sampler_properties = { "cl_sampler_properties", CAT_ENUM, 8, 8, NULL, NULL, e_t_cl_sampler_properties };

static const struct cat_enumerator e_t_cl_semaphore_info_khr[] = {
	{ "CL_SEMAPHORE_DEVICE_HANDLE_LIST_END_KHR", 0 },
	{ "CL_SEMAPHORE_CONTEXT_KHR", 8249 },
	{ "CL_SEMAPHORE_REFERENCE_COUNT_KHR", 8250 },
	{ "CL_SEMAPHORE_PROPERTIES_KHR", 8251 },
	{ "CL_SEMAPHORE_PAYLOAD_KHR", 8252 },
	{ "CL_SEMAPHORE_TYPE_KHR", 8253 },
	{ "CL_SEMAPHORE_DEVICE_HANDLE_LIST_KHR", 8275 },
	{ "CL_SEMAPHORE_EXPORTABLE_KHR", 8276 },
};
static const struct cat_type t_cl_semaphore_info_khr = { "cl_semaphore_info_khr", CAT_ENUM, 4, 8, NULL, NULL, e_t_cl_semaphore_info_khr };

static const struct cat_type t_cl_semaphore_khr = { "cl_semaphore_khr", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "semaphore" };

static const struct cat_type t_cl_semaphore_payload_khr = { "cl_semaphore_payload_khr", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_cl_semaphore_properties_khr[] = {
	{ "CL_SEMAPHORE_EXPORT_HANDLE_TYPES_LIST_END_KHR", 0 },
	{ "CL_SEMAPHORE_TYPE_KHR", 8253 },
	{ "CL_SEMAPHORE_EXPORT_HANDLE_TYPES_KHR", 8255 },
	{ "CL_SEMAPHORE_DEVICE_HANDLE_LIST_KHR", 8275 },
};
static const struct cat_type t_cl_semaphore_properties_khr = { "cl_semaphore_properties_khr", CAT_ENUM, 8, 4, NULL, NULL, e_t_cl_semaphore_properties_khr };

static const struct cat_type t_cl_semaphore_reimport_properties_khr = { "cl_semaphore_reimport_properties_khr", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_cl_svm_alloc_properties_khr[] = {
	{ "CL_SVM_ALLOC_ASSOCIATED_DEVICE_HANDLE_KHR", 8312 },
	{ "CL_SVM_ALLOC_ACCESS_FLAGS_KHR", 8313 },
	{ "CL_SVM_ALLOC_ALIGNMENT_KHR", 8314 },
	{ "CL_SVM_ALLOC_EXTERNAL_MEMORY_DMA_BUF_VIRTUAL_ADDRESS_IMG", 16928 },
	{ "CL_SVM_ALLOC_EXTERNAL_MEMORY_DMA_BUF_IMG", 16929 },
};
static const struct cat_type t_cl_svm_alloc_properties_khr = { "cl_svm_alloc_properties_khr", CAT_ENUM, 8, 5, NULL, NULL, e_t_cl_svm_alloc_properties_khr };

static const struct cat_enumerator e_t_cl_svm_capabilities_khr[] = {
	{ "CL_SVM_CAPABILITY_SINGLE_ADDRESS_SPACE_KHR", 1 },
	{ "CL_SVM_CAPABILITY_SYSTEM_ALLOCATED_KHR", 2 },
	{ "CL_SVM_CAPABILITY_DEVICE_OWNED_KHR", 4 },
	{ "CL_SVM_CAPABILITY_DEVICE_UNASSOCIATED_KHR", 8 },
	{ "CL_SVM_CAPABILITY_CONTEXT_ACCESS_KHR", 16 },
	{ "CL_SVM_CAPABILITY_HOST_OWNED_KHR", 32 },
	{ "CL_SVM_CAPABILITY_HOST_READ_KHR", 64 },
	{ "CL_SVM_CAPABILITY_HOST_WRITE_KHR", 128 },
	{ "CL_SVM_CAPABILITY_HOST_MAP_KHR", 256 },
	{ "CL_SVM_CAPABILITY_DEVICE_READ_KHR", 512 },
	{ "CL_SVM_CAPABILITY_DEVICE_WRITE_KHR", 1024 },
	{ "CL_SVM_CAPABILITY_DEVICE_ATOMIC_ACCESS_KHR", 2048 },
	{ "CL_SVM_CAPABILITY_CONCURRENT_ACCESS_KHR", 4096 },
	{ "CL_SVM_CAPABILITY_CONCURRENT_ATOMIC_ACCESS_KHR", 8192 },
	{ "CL_SVM_CAPABILITY_INDIRECT_ACCESS_KHR", 16384 },
};
static const struct cat_type t_cl_svm_capabilities_khr = { "cl_svm_capabilities_khr", CAT_FLAGS, 8, 15, NULL, NULL, e_t_cl_svm_capabilities_khr };

static const struct cat_type t_cl_svm_free_flags_khr = { "cl_svm_free_flags_khr", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_cl_svm_free_properties_khr = { "cl_svm_free_properties_khr", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_cl_svm_mem_flags[] = {
	{ "CL_MEM_READ_WRITE", 1 },
	{ "CL_MEM_WRITE_ONLY", 2 },
	{ "CL_MEM_READ_ONLY", 4 },
	{ "CL_MEM_USE_HOST_PTR", 8 },
	{ "CL_MEM_ALLOC_HOST_PTR", 16 },
	{ "CL_MEM_COPY_HOST_PTR", 32 },
	{ "CL_MEM_HOST_WRITE_ONLY", 128 },
	{ "CL_MEM_HOST_READ_ONLY", 256 },
	{ "CL_MEM_HOST_NO_ACCESS", 512 },
	{ "CL_MEM_SVM_FINE_GRAIN_BUFFER", 1024 },
	{ "CL_MEM_SVM_ATOMICS", 2048 },
	{ "CL_MEM_KERNEL_READ_AND_WRITE", 4096 },
};
static const struct cat_type t_cl_svm_mem_flags = { "cl_svm_mem_flags", CAT_FLAGS, 8, 12, NULL, NULL, e_t_cl_svm_mem_flags };

static const struct cat_enumerator e_t_cl_svm_mem_flags_arm[] = {
	{ "CL_MEM_SVM_FINE_GRAIN_BUFFER_ARM", 1024 },
	{ "CL_MEM_SVM_ATOMICS_ARM", 2048 },
};
static const struct cat_type t_cl_svm_mem_flags_arm = { "cl_svm_mem_flags_arm", CAT_FLAGS, 8, 2, NULL, NULL, e_t_cl_svm_mem_flags_arm };

static const struct cat_enumerator e_t_cl_svm_pointer_info_khr[] = {
	{ "CL_SVM_INFO_TYPE_INDEX_KHR", 8328 },
	{ "CL_SVM_INFO_CAPABILITIES_KHR", 8329 },
	{ "CL_SVM_INFO_PROPERTIES_KHR", 8330 },
	{ "CL_SVM_INFO_ACCESS_FLAGS_KHR", 8331 },
	{ "CL_SVM_INFO_BASE_PTR_KHR", 16795 },
	{ "CL_SVM_INFO_SIZE_KHR", 16796 },
	{ "CL_SVM_INFO_ASSOCIATED_DEVICE_HANDLE_KHR", 16797 },
};
static const struct cat_type t_cl_svm_pointer_info_khr = { "cl_svm_pointer_info_khr", CAT_ENUM, 4, 7, NULL, NULL, e_t_cl_svm_pointer_info_khr };

static const struct cat_type t_cl_sync_point_khr = { "cl_sync_point_khr", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_cl_uint = { "cl_uint", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_cl_ulong = { "cl_ulong", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_cl_unified_shared_memory_type_intel[] = {
	{ "CL_MEM_TYPE_UNKNOWN_INTEL", 16790 },
	{ "CL_MEM_TYPE_HOST_INTEL", 16791 },
	{ "CL_MEM_TYPE_DEVICE_INTEL", 16792 },
	{ "CL_MEM_TYPE_SHARED_INTEL", 16793 },
};
static const struct cat_type t_cl_unified_shared_memory_type_intel = { "cl_unified_shared_memory_type_intel", CAT_ENUM, 4, 4, NULL, NULL, e_t_cl_unified_shared_memory_type_intel };

static const struct cat_enumerator e_t_cl_version[] = {
	{ "CL_VERSION_MAJOR_BITS", 10 },
	{ "CL_VERSION_PATCH_BITS", 12 },
	{ "CL_VERSION_MAJOR_MASK", 1023 },
	{ "CL_VERSION_PATCH_MASK", 4095 },
};
static const struct cat_type t_cl_version = { "cl_version", CAT_ENUM, 4, 4, NULL, NULL, e_t_cl_version };

static const struct cat_type t_cl_version_khr = { "cl_version_khr", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_int = { "int", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_size_t = { "size_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_size_t_n = { "size_t[]", CAT_ARRAY, 0, 0, &t_size_t, NULL, NULL };

static const struct cat_type t_unsigned_char = { "unsigned char", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_unsigned_char_n = { "unsigned char[]", CAT_ARRAY, 0, 0, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_void = { "void", CAT_VOID, 0, 0, NULL, NULL, NULL };

static const struct cat_choice c_t_cl_mem_properties_intel[] = {
	{ 16789, &t_cl_mem_alloc_flags_intel, NULL, false }, // CL_MEM_ALLOC_FLAGS_INTEL
};

static const struct cat_choice c_t_cl_queue_properties[] = {
	{ 4241, &t_cl_device_id, NULL, false }, // CL_QUEUE_DEVICE
	{ 4242, &t_cl_uint, NULL, false }, // CL_QUEUE_REFERENCE_COUNT
	{ 4243, &t_cl_command_queue_properties, NULL, false }, // CL_QUEUE_PROPERTIES
	{ 4244, &t_cl_uint, NULL, false }, // CL_QUEUE_SIZE
	{ 4245, &t_cl_command_queue, NULL, false }, // CL_QUEUE_DEVICE_DEFAULT
	{ 4246, &t_cl_queue_priority_khr, NULL, false }, // CL_QUEUE_PRIORITY_KHR
	{ 4247, &t_cl_queue_throttle_khr, NULL, false }, // CL_QUEUE_THROTTLE_KHR
	{ 4248, &t_cl_queue_properties_n, NULL, false }, // CL_QUEUE_PROPERTIES_ARRAY
};

static const struct cat_choice c_t_cl_context_properties[] = {
	{ 4228, &t_cl_platform_id, NULL, false }, // CL_CONTEXT_PLATFORM
	{ 4229, &t_cl_bool, NULL, false }, // CL_CONTEXT_INTEROP_USER_SYNC
};

static const struct cat_choice c_t_cl_sampler_properties[] = {
	{ 4432, &t_cl_uint, NULL, false }, // CL_SAMPLER_REFERENCE_COUNT
	{ 4434, &t_cl_bool, NULL, false }, // CL_SAMPLER_NORMALIZED_COORDS
	{ 4435, &t_cl_addressing_mode, NULL, false }, // CL_SAMPLER_ADDRESSING_MODE
	{ 4436, &t_cl_filter_mode, NULL, false }, // CL_SAMPLER_FILTER_MODE
};

static const struct cat_choice c_t_cl_command_queue_info[] = {
	{ 4241, &t_cl_device_id, NULL, false }, // CL_QUEUE_DEVICE
	{ 4242, &t_cl_uint, NULL, false }, // CL_QUEUE_REFERENCE_COUNT
	{ 4243, &t_cl_command_queue_properties, NULL, false }, // CL_QUEUE_PROPERTIES
	{ 4244, &t_cl_uint, NULL, false }, // CL_QUEUE_SIZE
	{ 4245, &t_cl_command_queue, NULL, false }, // CL_QUEUE_DEVICE_DEFAULT
	{ 4248, &t_cl_queue_properties_n, NULL, false }, // CL_QUEUE_PROPERTIES_ARRAY
};

static const struct cat_choice c_t_cl_context_info[] = {
	{ 4224, &t_cl_uint, NULL, false }, // CL_CONTEXT_REFERENCE_COUNT
	{ 4225, &t_cl_device_id_n, NULL, false }, // CL_CONTEXT_DEVICES
	{ 4226, &t_cl_context_properties_n, NULL, false }, // CL_CONTEXT_PROPERTIES
	{ 4227, &t_cl_uint, NULL, false }, // CL_CONTEXT_NUM_DEVICES
};

static const struct cat_choice c_t_cl_device_info[] = {
	{ 4096, &t_cl_device_type, NULL, false }, // CL_DEVICE_TYPE
	{ 4097, &t_cl_uint, NULL, false }, // CL_DEVICE_VENDOR_ID
	{ 4098, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_COMPUTE_UNITS
	{ 4099, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS
	{ 4100, &t_size_t, NULL, false }, // CL_DEVICE_MAX_WORK_GROUP_SIZE
	{ 4101, &t_size_t_n, NULL, false }, // CL_DEVICE_MAX_WORK_ITEM_SIZES
	{ 4102, &t_cl_uint, NULL, false }, // CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR
	{ 4103, &t_cl_uint, NULL, false }, // CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT
	{ 4104, &t_cl_uint, NULL, false }, // CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT
	{ 4105, &t_cl_uint, NULL, false }, // CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG
	{ 4106, &t_cl_uint, NULL, false }, // CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT
	{ 4107, &t_cl_uint, NULL, false }, // CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE
	{ 4108, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_CLOCK_FREQUENCY
	{ 4109, &t_cl_uint, NULL, false }, // CL_DEVICE_ADDRESS_BITS
	{ 4110, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_READ_IMAGE_ARGS
	{ 4111, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_WRITE_IMAGE_ARGS
	{ 4112, &t_cl_ulong, NULL, false }, // CL_DEVICE_MAX_MEM_ALLOC_SIZE
	{ 4113, &t_size_t, NULL, false }, // CL_DEVICE_IMAGE2D_MAX_WIDTH
	{ 4114, &t_size_t, NULL, false }, // CL_DEVICE_IMAGE2D_MAX_HEIGHT
	{ 4115, &t_size_t, NULL, false }, // CL_DEVICE_IMAGE3D_MAX_WIDTH
	{ 4116, &t_size_t, NULL, false }, // CL_DEVICE_IMAGE3D_MAX_HEIGHT
	{ 4117, &t_size_t, NULL, false }, // CL_DEVICE_IMAGE3D_MAX_DEPTH
	{ 4118, &t_cl_bool, NULL, false }, // CL_DEVICE_IMAGE_SUPPORT
	{ 4119, &t_size_t, NULL, false }, // CL_DEVICE_MAX_PARAMETER_SIZE
	{ 4120, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_SAMPLERS
	{ 4121, &t_cl_uint, NULL, false }, // CL_DEVICE_MEM_BASE_ADDR_ALIGN
	{ 4122, &t_cl_uint, NULL, false }, // CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE
	{ 4123, &t_cl_device_fp_config, NULL, false }, // CL_DEVICE_SINGLE_FP_CONFIG
	{ 4124, &t_cl_device_mem_cache_type, NULL, false }, // CL_DEVICE_GLOBAL_MEM_CACHE_TYPE
	{ 4125, &t_cl_uint, NULL, false }, // CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE
	{ 4126, &t_cl_ulong, NULL, false }, // CL_DEVICE_GLOBAL_MEM_CACHE_SIZE
	{ 4127, &t_cl_ulong, NULL, false }, // CL_DEVICE_GLOBAL_MEM_SIZE
	{ 4128, &t_cl_ulong, NULL, false }, // CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE
	{ 4129, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_CONSTANT_ARGS
	{ 4130, &t_cl_device_local_mem_type, NULL, false }, // CL_DEVICE_LOCAL_MEM_TYPE
	{ 4131, &t_cl_ulong, NULL, false }, // CL_DEVICE_LOCAL_MEM_SIZE
	{ 4132, &t_cl_bool, NULL, false }, // CL_DEVICE_ERROR_CORRECTION_SUPPORT
	{ 4133, &t_size_t, NULL, false }, // CL_DEVICE_PROFILING_TIMER_RESOLUTION
	{ 4134, &t_cl_bool, NULL, false }, // CL_DEVICE_ENDIAN_LITTLE
	{ 4135, &t_cl_bool, NULL, false }, // CL_DEVICE_AVAILABLE
	{ 4136, &t_cl_bool, NULL, false }, // CL_DEVICE_COMPILER_AVAILABLE
	{ 4137, &t_cl_device_exec_capabilities, NULL, false }, // CL_DEVICE_EXECUTION_CAPABILITIES
	{ 4138, &t_cl_command_queue_properties, NULL, false }, // CL_DEVICE_QUEUE_PROPERTIES
	{ 4139, &t_char_n, NULL, false }, // CL_DEVICE_NAME
	{ 4140, &t_char_n, NULL, false }, // CL_DEVICE_VENDOR
	{ 4141, &t_char_n, NULL, false }, // CL_DRIVER_VERSION
	{ 4142, &t_char_n, NULL, false }, // CL_DEVICE_PROFILE
	{ 4143, &t_char_n, NULL, false }, // CL_DEVICE_VERSION
	{ 4144, &t_char_n, NULL, false }, // CL_DEVICE_EXTENSIONS
	{ 4145, &t_cl_platform_id, NULL, false }, // CL_DEVICE_PLATFORM
	{ 4146, &t_cl_device_fp_config, NULL, false }, // CL_DEVICE_DOUBLE_FP_CONFIG
	{ 4147, &t_cl_device_fp_config, NULL, false }, // CL_DEVICE_HALF_FP_CONFIG
	{ 4148, &t_cl_uint, NULL, false }, // CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF
	{ 4149, &t_cl_bool, NULL, false }, // CL_DEVICE_HOST_UNIFIED_MEMORY
	{ 4150, &t_cl_uint, NULL, false }, // CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR
	{ 4151, &t_cl_uint, NULL, false }, // CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT
	{ 4152, &t_cl_uint, NULL, false }, // CL_DEVICE_NATIVE_VECTOR_WIDTH_INT
	{ 4153, &t_cl_uint, NULL, false }, // CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG
	{ 4154, &t_cl_uint, NULL, false }, // CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT
	{ 4155, &t_cl_uint, NULL, false }, // CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE
	{ 4156, &t_cl_uint, NULL, false }, // CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF
	{ 4157, &t_char_n, NULL, false }, // CL_DEVICE_OPENCL_C_VERSION
	{ 4158, &t_cl_bool, NULL, false }, // CL_DEVICE_LINKER_AVAILABLE
	{ 4159, &t_char_n, NULL, false }, // CL_DEVICE_BUILT_IN_KERNELS
	{ 4160, &t_size_t, NULL, false }, // CL_DEVICE_IMAGE_MAX_BUFFER_SIZE
	{ 4161, &t_size_t, NULL, false }, // CL_DEVICE_IMAGE_MAX_ARRAY_SIZE
	{ 4162, &t_cl_device_id, NULL, false }, // CL_DEVICE_PARENT_DEVICE
	{ 4163, &t_cl_uint, NULL, false }, // CL_DEVICE_PARTITION_MAX_SUB_DEVICES
	{ 4164, &t_cl_device_partition_property_n, NULL, false }, // CL_DEVICE_PARTITION_PROPERTIES
	{ 4165, &t_cl_device_affinity_domain, NULL, false }, // CL_DEVICE_PARTITION_AFFINITY_DOMAIN
	{ 4166, &t_cl_device_partition_property_n, NULL, false }, // CL_DEVICE_PARTITION_TYPE
	{ 4167, &t_cl_uint, NULL, false }, // CL_DEVICE_REFERENCE_COUNT
	{ 4168, &t_cl_bool, NULL, false }, // CL_DEVICE_PREFERRED_INTEROP_USER_SYNC
	{ 4169, &t_size_t, NULL, false }, // CL_DEVICE_PRINTF_BUFFER_SIZE
	{ 4170, &t_cl_uint, NULL, false }, // CL_DEVICE_IMAGE_PITCH_ALIGNMENT
	{ 4171, &t_cl_uint, NULL, false }, // CL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT
	{ 4172, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS
	{ 4173, &t_size_t, NULL, false }, // CL_DEVICE_MAX_GLOBAL_VARIABLE_SIZE
	{ 4174, &t_cl_command_queue_properties, NULL, false }, // CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES
	{ 4175, &t_cl_uint, NULL, false }, // CL_DEVICE_QUEUE_ON_DEVICE_PREFERRED_SIZE
	{ 4176, &t_cl_uint, NULL, false }, // CL_DEVICE_QUEUE_ON_DEVICE_MAX_SIZE
	{ 4177, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_ON_DEVICE_QUEUES
	{ 4178, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_ON_DEVICE_EVENTS
	{ 4179, &t_cl_device_svm_capabilities, NULL, false }, // CL_DEVICE_SVM_CAPABILITIES
	{ 4180, &t_size_t, NULL, false }, // CL_DEVICE_GLOBAL_VARIABLE_PREFERRED_TOTAL_SIZE
	{ 4181, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_PIPE_ARGS
	{ 4182, &t_cl_uint, NULL, false }, // CL_DEVICE_PIPE_MAX_ACTIVE_RESERVATIONS
	{ 4183, &t_cl_uint, NULL, false }, // CL_DEVICE_PIPE_MAX_PACKET_SIZE
	{ 4184, &t_cl_uint, NULL, false }, // CL_DEVICE_PREFERRED_PLATFORM_ATOMIC_ALIGNMENT
	{ 4185, &t_cl_uint, NULL, false }, // CL_DEVICE_PREFERRED_GLOBAL_ATOMIC_ALIGNMENT
	{ 4186, &t_cl_uint, NULL, false }, // CL_DEVICE_PREFERRED_LOCAL_ATOMIC_ALIGNMENT
	{ 4187, &t_char_n, NULL, false }, // CL_DEVICE_IL_VERSION
	{ 4188, &t_cl_uint, NULL, false }, // CL_DEVICE_MAX_NUM_SUB_GROUPS
	{ 4189, &t_cl_bool, NULL, false }, // CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS
	{ 4190, &t_cl_version, NULL, false }, // CL_DEVICE_NUMERIC_VERSION
	{ 4191, &t_cl_version_khr, NULL, false }, // CL_DEVICE_OPENCL_C_NUMERIC_VERSION_KHR
	{ 4192, &t_cl_name_version_n, NULL, false }, // CL_DEVICE_EXTENSIONS_WITH_VERSION
	{ 4193, &t_cl_name_version_n, NULL, false }, // CL_DEVICE_ILS_WITH_VERSION
	{ 4194, &t_cl_name_version_n, NULL, false }, // CL_DEVICE_BUILT_IN_KERNELS_WITH_VERSION
	{ 4195, &t_cl_device_atomic_capabilities, NULL, false }, // CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES
	{ 4196, &t_cl_device_atomic_capabilities, NULL, false }, // CL_DEVICE_ATOMIC_FENCE_CAPABILITIES
	{ 4197, &t_cl_bool, NULL, false }, // CL_DEVICE_NON_UNIFORM_WORK_GROUP_SUPPORT
	{ 4198, &t_cl_name_version_n, NULL, false }, // CL_DEVICE_OPENCL_C_ALL_VERSIONS
	{ 4199, &t_size_t, NULL, false }, // CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_MULTIPLE
	{ 4200, &t_cl_bool, NULL, false }, // CL_DEVICE_WORK_GROUP_COLLECTIVE_FUNCTIONS_SUPPORT
	{ 4201, &t_cl_bool, NULL, false }, // CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT
	{ 4207, &t_cl_name_version_n, NULL, false }, // CL_DEVICE_OPENCL_C_FEATURES
	{ 4208, &t_cl_device_device_enqueue_capabilities, NULL, false }, // CL_DEVICE_DEVICE_ENQUEUE_CAPABILITIES
	{ 4209, &t_cl_bool, NULL, false }, // CL_DEVICE_PIPE_SUPPORT
	{ 4210, &t_char_n, NULL, false }, // CL_DEVICE_LATEST_CONFORMANCE_VERSION_PASSED
	{ 16468, &t_cl_device_id, NULL, false }, // CL_DEVICE_PARENT_DEVICE_EXT
	{ 16469, &t_cl_device_partition_property_ext_n, NULL, false }, // CL_DEVICE_PARTITION_TYPES_EXT
	{ 16470, &t_cl_device_partition_property_ext_n, NULL, false }, // CL_DEVICE_AFFINITY_DOMAINS_EXT
	{ 16471, &t_cl_uint, NULL, false }, // CL_DEVICE_REFERENCE_COUNT_EXT
	{ 16472, &t_cl_device_partition_property_ext_n, NULL, false }, // CL_DEVICE_PARTITION_STYLE_EXT
};

static const struct cat_choice c_t_cl_event_info[] = {
	{ 4560, &t_cl_command_queue, NULL, false }, // CL_EVENT_COMMAND_QUEUE
	{ 4561, &t_cl_command_type, NULL, false }, // CL_EVENT_COMMAND_TYPE
	{ 4562, &t_cl_uint, NULL, false }, // CL_EVENT_REFERENCE_COUNT
	{ 4563, &t_cl_command_execution_status, NULL, false }, // CL_EVENT_COMMAND_EXECUTION_STATUS
};

static const struct cat_choice c_t_cl_profiling_info[] = {
	{ 4736, &t_cl_ulong, NULL, false }, // CL_PROFILING_COMMAND_QUEUED
	{ 4737, &t_cl_ulong, NULL, false }, // CL_PROFILING_COMMAND_SUBMIT
	{ 4738, &t_cl_ulong, NULL, false }, // CL_PROFILING_COMMAND_START
	{ 4739, &t_cl_ulong, NULL, false }, // CL_PROFILING_COMMAND_END
	{ 4740, &t_cl_ulong, NULL, false }, // CL_PROFILING_COMMAND_COMPLETE
};

static const struct cat_choice c_t_cl_image_info[] = {
	{ 4368, &t_cl_image_format, NULL, false }, // CL_IMAGE_FORMAT
	{ 4369, &t_size_t, NULL, false }, // CL_IMAGE_ELEMENT_SIZE
	{ 4370, &t_size_t, NULL, false }, // CL_IMAGE_ROW_PITCH
	{ 4371, &t_size_t, NULL, false }, // CL_IMAGE_SLICE_PITCH
	{ 4372, &t_size_t, NULL, false }, // CL_IMAGE_WIDTH
	{ 4373, &t_size_t, NULL, false }, // CL_IMAGE_HEIGHT
	{ 4374, &t_size_t, NULL, false }, // CL_IMAGE_DEPTH
	{ 4375, &t_size_t, NULL, false }, // CL_IMAGE_ARRAY_SIZE
	{ 4377, &t_cl_uint, NULL, false }, // CL_IMAGE_NUM_MIP_LEVELS
	{ 4378, &t_cl_uint, NULL, false }, // CL_IMAGE_NUM_SAMPLES
};

static const struct cat_choice c_t_cl_kernel_arg_info[] = {
	{ 4502, &t_cl_kernel_arg_address_qualifier, NULL, false }, // CL_KERNEL_ARG_ADDRESS_QUALIFIER
	{ 4503, &t_cl_kernel_arg_access_qualifier, NULL, false }, // CL_KERNEL_ARG_ACCESS_QUALIFIER
	{ 4504, &t_char_n, NULL, false }, // CL_KERNEL_ARG_TYPE_NAME
	{ 4505, &t_cl_kernel_arg_type_qualifier, NULL, false }, // CL_KERNEL_ARG_TYPE_QUALIFIER
	{ 4506, &t_char_n, NULL, false }, // CL_KERNEL_ARG_NAME
};

static const struct cat_choice c_t_cl_kernel_info[] = {
	{ 4496, &t_char_n, NULL, false }, // CL_KERNEL_FUNCTION_NAME
	{ 4497, &t_cl_uint, NULL, false }, // CL_KERNEL_NUM_ARGS
	{ 4498, &t_cl_uint, NULL, false }, // CL_KERNEL_REFERENCE_COUNT
	{ 4500, &t_cl_program, NULL, false }, // CL_KERNEL_PROGRAM
	{ 4501, &t_char_n, NULL, false }, // CL_KERNEL_ATTRIBUTES
};

static const struct cat_choice c_t_cl_kernel_sub_group_info[] = {
	{ 4537, &t_size_t, NULL, false }, // CL_KERNEL_MAX_NUM_SUB_GROUPS
	{ 4538, &t_size_t, NULL, false }, // CL_KERNEL_COMPILE_NUM_SUB_GROUPS
	{ 8243, &t_size_t, NULL, false }, // CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE
	{ 8244, &t_size_t, NULL, false }, // CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE
};

static const struct cat_choice c_t_cl_kernel_work_group_info[] = {
	{ 4528, &t_size_t, NULL, false }, // CL_KERNEL_WORK_GROUP_SIZE
	{ 4530, &t_cl_ulong, NULL, false }, // CL_KERNEL_LOCAL_MEM_SIZE
	{ 4531, &t_size_t, NULL, false }, // CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE
	{ 4532, &t_cl_ulong, NULL, false }, // CL_KERNEL_PRIVATE_MEM_SIZE
};

static const struct cat_choice c_t_cl_mem_info_intel[] = {
	{ 16794, &t_cl_unified_shared_memory_type_intel, NULL, false }, // CL_MEM_ALLOC_TYPE_INTEL
	{ 16795, &p_void_ptr, NULL, false }, // CL_MEM_ALLOC_BASE_PTR_INTEL
	{ 16796, &t_size_t, NULL, false }, // CL_MEM_ALLOC_SIZE_INTEL
	{ 16797, &t_cl_device_id, NULL, false }, // CL_MEM_ALLOC_DEVICE_INTEL
};

static const struct cat_choice c_t_cl_mem_info[] = {
	{ 4352, &t_cl_mem_object_type, NULL, false }, // CL_MEM_TYPE
	{ 4353, &t_cl_mem_flags, NULL, false }, // CL_MEM_FLAGS
	{ 4354, &t_size_t, NULL, false }, // CL_MEM_SIZE
	{ 4355, &p_void_ptr, NULL, false }, // CL_MEM_HOST_PTR
	{ 4356, &t_cl_uint, NULL, false }, // CL_MEM_MAP_COUNT
	{ 4357, &t_cl_uint, NULL, false }, // CL_MEM_REFERENCE_COUNT
	{ 4359, &t_cl_mem, NULL, false }, // CL_MEM_ASSOCIATED_MEMOBJECT
	{ 4360, &t_size_t, NULL, false }, // CL_MEM_OFFSET
	{ 4361, &t_cl_bool, NULL, false }, // CL_MEM_USES_SVM_POINTER
	{ 4362, &t_cl_mem_properties_n, NULL, false }, // CL_MEM_PROPERTIES
};

static const struct cat_choice c_t_cl_pipe_info[] = {
	{ 4384, &t_cl_uint, NULL, false }, // CL_PIPE_PACKET_SIZE
	{ 4385, &t_cl_uint, NULL, false }, // CL_PIPE_MAX_PACKETS
	{ 4386, &t_cl_pipe_properties_n, NULL, false }, // CL_PIPE_PROPERTIES
};

static const struct cat_choice c_t_cl_platform_info[] = {
	{ 2304, &t_char_n, NULL, false }, // CL_PLATFORM_PROFILE
	{ 2305, &t_char_n, NULL, false }, // CL_PLATFORM_VERSION
	{ 2306, &t_char_n, NULL, false }, // CL_PLATFORM_NAME
	{ 2307, &t_char_n, NULL, false }, // CL_PLATFORM_VENDOR
	{ 2308, &t_char_n, NULL, false }, // CL_PLATFORM_EXTENSIONS
	{ 2309, &t_cl_ulong, NULL, false }, // CL_PLATFORM_HOST_TIMER_RESOLUTION
	{ 2310, &t_cl_version, NULL, false }, // CL_PLATFORM_NUMERIC_VERSION
	{ 2311, &t_cl_name_version_n, NULL, false }, // CL_PLATFORM_EXTENSIONS_WITH_VERSION
};

static const struct cat_choice c_t_cl_program_build_info[] = {
	{ 4481, &t_cl_build_status, NULL, false }, // CL_PROGRAM_BUILD_STATUS
	{ 4482, &t_char_n, NULL, false }, // CL_PROGRAM_BUILD_OPTIONS
	{ 4483, &t_char_n, NULL, false }, // CL_PROGRAM_BUILD_LOG
	{ 4484, &t_cl_program_binary_type, NULL, false }, // CL_PROGRAM_BINARY_TYPE
	{ 4485, &t_size_t, NULL, false }, // CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE
};

static const struct cat_choice c_t_cl_program_info[] = {
	{ 4448, &t_cl_uint, NULL, false }, // CL_PROGRAM_REFERENCE_COUNT
	{ 4450, &t_cl_uint, NULL, false }, // CL_PROGRAM_NUM_DEVICES
	{ 4451, &t_cl_device_id_n, NULL, false }, // CL_PROGRAM_DEVICES
	{ 4452, &t_char_n, NULL, false }, // CL_PROGRAM_SOURCE
	{ 4453, &t_size_t_n, NULL, false }, // CL_PROGRAM_BINARY_SIZES
	{ 4455, &t_size_t, NULL, false }, // CL_PROGRAM_NUM_KERNELS
	{ 4456, &t_char_n, NULL, false }, // CL_PROGRAM_KERNEL_NAMES
	{ 4457, &t_unsigned_char_n, NULL, false }, // CL_PROGRAM_IL
	{ 4458, &t_cl_bool, NULL, false }, // CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT
	{ 4459, &t_cl_bool, NULL, false }, // CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT
};

static const struct cat_choice c_t_cl_sampler_info[] = {
	{ 4432, &t_cl_uint, NULL, false }, // CL_SAMPLER_REFERENCE_COUNT
	{ 4434, &t_cl_bool, NULL, false }, // CL_SAMPLER_NORMALIZED_COORDS
	{ 4435, &t_cl_addressing_mode, NULL, false }, // CL_SAMPLER_ADDRESSING_MODE
	{ 4436, &t_cl_filter_mode, NULL, false }, // CL_SAMPLER_FILTER_MODE
};

static const struct cat_choice c_t_cl_kernel_exec_info[] = {
	{ 4534, &p_void_ptr, NULL, false }, // CL_KERNEL_EXEC_INFO_SVM_PTRS
	{ 4535, &t_cl_bool, NULL, false }, // CL_KERNEL_EXEC_INFO_SVM_FINE_GRAIN_SYSTEM
	{ 16896, &t_cl_bool, NULL, false }, // CL_KERNEL_EXEC_INFO_INDIRECT_HOST_ACCESS_INTEL
	{ 16897, &t_cl_bool, NULL, false }, // CL_KERNEL_EXEC_INFO_INDIRECT_DEVICE_ACCESS_INTEL
	{ 16898, &t_cl_bool, NULL, false }, // CL_KERNEL_EXEC_INFO_INDIRECT_SHARED_ACCESS_INTEL
};

static const struct cat_arg a_clBuildProgram[] = {
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_devices", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device_list", &p_const_cl_device_id_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "options", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pfn_notify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clBuildProgram = {
	"clBuildProgram", "clBuildProgram", 1, CAT_API_CL, CAT_F_MODULE, 6, 0, CAT_OK_RESULT, 0, NULL, a_clBuildProgram, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clCancelCommandsIMG[] = {
	{ "event_list", &p_const_cl_event_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "num_events_in_list", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clCancelCommandsIMG = {
	"clCancelCommandsIMG", "clCancelCommandsIMG", 2, CAT_API_CL, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_clCancelCommandsIMG, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clCloneKernel[] = {
	{ "source_kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCloneKernel[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(0) } },
};
static const struct cat_func f_clCloneKernel = {
	"clCloneKernel", "clCloneKernel", 3, CAT_API_CL, CAT_F_MODULE, 2, 0, CAT_OK_NOT_NULL, 1, r_clCloneKernel, a_clCloneKernel, &t_cl_kernel,
	"2.1", "", NULL,
};

static const struct cat_arg a_clCommandBarrierWithWaitListKHR_v1[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandBarrierWithWaitListKHR_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_clCommandBarrierWithWaitListKHR_v1 = {
	"clCommandBarrierWithWaitListKHR", "clCommandBarrierWithWaitListKHR", 4, CAT_API_CL, CAT_F_SYNC, 7, 1, CAT_OK_RESULT, 1, r_clCommandBarrierWithWaitListKHR_v1, a_clCommandBarrierWithWaitListKHR_v1, &t_cl_error_code,
	"", "2025.2", NULL,
};
static const struct cat_arg a_clCommandBarrierWithWaitListKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandBarrierWithWaitListKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_clCommandBarrierWithWaitListKHR = {
	"clCommandBarrierWithWaitListKHR", "clCommandBarrierWithWaitListKHR", 4, CAT_API_CL, CAT_F_SYNC, 7, 0, CAT_OK_RESULT, 1, r_clCommandBarrierWithWaitListKHR, a_clCommandBarrierWithWaitListKHR, &t_cl_error_code,
	"", "", &f_clCommandBarrierWithWaitListKHR_v1,
};

static const struct cat_arg a_clCommandCopyBufferKHR_v1[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "src_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandCopyBufferKHR_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(7), [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandCopyBufferKHR_v1 = {
	"clCommandCopyBufferKHR", "clCommandCopyBufferKHR", 5, CAT_API_CL, CAT_F_COPY, 12, 1, CAT_OK_RESULT, 2, r_clCommandCopyBufferKHR_v1, a_clCommandCopyBufferKHR_v1, &t_cl_error_code,
	"", "2025.2", NULL,
};
static const struct cat_arg a_clCommandCopyBufferKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "src_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandCopyBufferKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(7), [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandCopyBufferKHR = {
	"clCommandCopyBufferKHR", "clCommandCopyBufferKHR", 5, CAT_API_CL, CAT_F_COPY, 12, 0, CAT_OK_RESULT, 2, r_clCommandCopyBufferKHR, a_clCommandCopyBufferKHR, &t_cl_error_code,
	"", "", &f_clCommandCopyBufferKHR_v1,
};

static const struct cat_arg a_clCommandCopyBufferRectKHR_v1[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "src_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "dst_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "src_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 12 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandCopyBufferRectKHR_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(12), [CAT_PART_WAIT] = CAT_ARG(13), [CAT_PART_EVENT] = CAT_ARG(14) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(3), [CAT_PART_WIDTH] = CAT_ARG(7) } },
};
static const struct cat_func f_clCommandCopyBufferRectKHR_v1 = {
	"clCommandCopyBufferRectKHR", "clCommandCopyBufferRectKHR", 6, CAT_API_CL, CAT_F_COPY, 16, 1, CAT_OK_RESULT, 2, r_clCommandCopyBufferRectKHR_v1, a_clCommandCopyBufferRectKHR_v1, &t_cl_error_code,
	"", "2025.2", NULL,
};
static const struct cat_arg a_clCommandCopyBufferRectKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "src_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "dst_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "src_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 12 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandCopyBufferRectKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(12), [CAT_PART_WAIT] = CAT_ARG(13), [CAT_PART_EVENT] = CAT_ARG(14) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(3), [CAT_PART_WIDTH] = CAT_ARG(7) } },
};
static const struct cat_func f_clCommandCopyBufferRectKHR = {
	"clCommandCopyBufferRectKHR", "clCommandCopyBufferRectKHR", 6, CAT_API_CL, CAT_F_COPY, 16, 0, CAT_OK_RESULT, 2, r_clCommandCopyBufferRectKHR, a_clCommandCopyBufferRectKHR, &t_cl_error_code,
	"", "", &f_clCommandCopyBufferRectKHR_v1,
};

static const struct cat_arg a_clCommandCopyBufferToImageKHR_v1[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "src_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandCopyBufferToImageKHR_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandCopyBufferToImageKHR_v1 = {
	"clCommandCopyBufferToImageKHR", "clCommandCopyBufferToImageKHR", 7, CAT_API_CL, CAT_F_COPY, 12, 1, CAT_OK_RESULT, 2, r_clCommandCopyBufferToImageKHR_v1, a_clCommandCopyBufferToImageKHR_v1, &t_cl_error_code,
	"", "2025.2", NULL,
};
static const struct cat_arg a_clCommandCopyBufferToImageKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "src_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandCopyBufferToImageKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandCopyBufferToImageKHR = {
	"clCommandCopyBufferToImageKHR", "clCommandCopyBufferToImageKHR", 7, CAT_API_CL, CAT_F_COPY, 12, 0, CAT_OK_RESULT, 2, r_clCommandCopyBufferToImageKHR, a_clCommandCopyBufferToImageKHR, &t_cl_error_code,
	"", "", &f_clCommandCopyBufferToImageKHR_v1,
};

static const struct cat_arg a_clCommandCopyImageKHR_v1[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "src_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "dst_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandCopyImageKHR_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandCopyImageKHR_v1 = {
	"clCommandCopyImageKHR", "clCommandCopyImageKHR", 8, CAT_API_CL, CAT_F_COPY, 12, 1, CAT_OK_RESULT, 2, r_clCommandCopyImageKHR_v1, a_clCommandCopyImageKHR_v1, &t_cl_error_code,
	"", "2025.2", NULL,
};
static const struct cat_arg a_clCommandCopyImageKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "src_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "dst_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandCopyImageKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandCopyImageKHR = {
	"clCommandCopyImageKHR", "clCommandCopyImageKHR", 8, CAT_API_CL, CAT_F_COPY, 12, 0, CAT_OK_RESULT, 2, r_clCommandCopyImageKHR, a_clCommandCopyImageKHR, &t_cl_error_code,
	"", "", &f_clCommandCopyImageKHR_v1,
};

static const struct cat_arg a_clCommandCopyImageToBufferKHR_v1[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "src_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "dst_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandCopyImageToBufferKHR_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandCopyImageToBufferKHR_v1 = {
	"clCommandCopyImageToBufferKHR", "clCommandCopyImageToBufferKHR", 9, CAT_API_CL, CAT_F_COPY, 12, 1, CAT_OK_RESULT, 2, r_clCommandCopyImageToBufferKHR_v1, a_clCommandCopyImageToBufferKHR_v1, &t_cl_error_code,
	"", "2025.2", NULL,
};
static const struct cat_arg a_clCommandCopyImageToBufferKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "src_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "dst_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandCopyImageToBufferKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandCopyImageToBufferKHR = {
	"clCommandCopyImageToBufferKHR", "clCommandCopyImageToBufferKHR", 9, CAT_API_CL, CAT_F_COPY, 12, 0, CAT_OK_RESULT, 2, r_clCommandCopyImageToBufferKHR, a_clCommandCopyImageToBufferKHR, &t_cl_error_code,
	"", "", &f_clCommandCopyImageToBufferKHR_v1,
};

static const struct cat_arg a_clCommandFillBufferKHR_v1[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 5 },
	{ "pattern_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandFillBufferKHR_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(7), [CAT_PART_DST] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandFillBufferKHR_v1 = {
	"clCommandFillBufferKHR", "clCommandFillBufferKHR", 10, CAT_API_CL, CAT_F_COPY, 12, 1, CAT_OK_RESULT, 2, r_clCommandFillBufferKHR_v1, a_clCommandFillBufferKHR_v1, &t_cl_error_code,
	"", "2025.2", NULL,
};
static const struct cat_arg a_clCommandFillBufferKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 5 },
	{ "pattern_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandFillBufferKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(7), [CAT_PART_DST] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandFillBufferKHR = {
	"clCommandFillBufferKHR", "clCommandFillBufferKHR", 10, CAT_API_CL, CAT_F_COPY, 12, 0, CAT_OK_RESULT, 2, r_clCommandFillBufferKHR, a_clCommandFillBufferKHR, &t_cl_error_code,
	"", "", &f_clCommandFillBufferKHR_v1,
};

static const struct cat_arg a_clCommandFillImageKHR_v1[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fill_color", &p_const_void_ptr, CAT_IN, CAT_LEN_CONST, 16 },
	{ "origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandFillImageKHR_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandFillImageKHR_v1 = {
	"clCommandFillImageKHR", "clCommandFillImageKHR", 11, CAT_API_CL, CAT_F_COPY, 11, 1, CAT_OK_RESULT, 2, r_clCommandFillImageKHR_v1, a_clCommandFillImageKHR_v1, &t_cl_error_code,
	"", "2025.2", NULL,
};
static const struct cat_arg a_clCommandFillImageKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fill_color", &p_const_void_ptr, CAT_IN, CAT_LEN_CONST, 16 },
	{ "origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandFillImageKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandFillImageKHR = {
	"clCommandFillImageKHR", "clCommandFillImageKHR", 11, CAT_API_CL, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 2, r_clCommandFillImageKHR, a_clCommandFillImageKHR, &t_cl_error_code,
	"", "", &f_clCommandFillImageKHR_v1,
};

static const struct cat_arg a_clCommandNDRangeKernelKHR_v1[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "work_dim", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "global_work_offset", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "global_work_size", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "local_work_size", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandNDRangeKernelKHR_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(3), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10), [CAT_PART_GLOBAL] = CAT_ARG(6), [CAT_PART_LOCAL] = CAT_ARG(7) } },
};
static const struct cat_func f_clCommandNDRangeKernelKHR_v1 = {
	"clCommandNDRangeKernelKHR", "clCommandNDRangeKernelKHR", 12, CAT_API_CL, CAT_F_KERNEL, 12, 1, CAT_OK_RESULT, 1, r_clCommandNDRangeKernelKHR_v1, a_clCommandNDRangeKernelKHR_v1, &t_cl_error_code,
	"", "2025.2", NULL,
};
static const struct cat_arg a_clCommandNDRangeKernelKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "work_dim", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "global_work_offset", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "global_work_size", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "local_work_size", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandNDRangeKernelKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(3), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10), [CAT_PART_GLOBAL] = CAT_ARG(6), [CAT_PART_LOCAL] = CAT_ARG(7) } },
};
static const struct cat_func f_clCommandNDRangeKernelKHR = {
	"clCommandNDRangeKernelKHR", "clCommandNDRangeKernelKHR", 12, CAT_API_CL, CAT_F_KERNEL, 12, 0, CAT_OK_RESULT, 1, r_clCommandNDRangeKernelKHR, a_clCommandNDRangeKernelKHR, &t_cl_error_code,
	"", "", &f_clCommandNDRangeKernelKHR_v1,
};

static const struct cat_arg a_clCommandSVMMemFillKHR_v1[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "svm_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 5 },
	{ "pattern_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandSVMMemFillKHR_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(6), [CAT_PART_DST] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandSVMMemFillKHR_v1 = {
	"clCommandSVMMemFillKHR", "clCommandSVMMemFillKHR", 13, CAT_API_CL, CAT_F_COPY, 11, 1, CAT_OK_RESULT, 2, r_clCommandSVMMemFillKHR_v1, a_clCommandSVMMemFillKHR_v1, &t_cl_error_code,
	"2.0", "2025.2", NULL,
};
static const struct cat_arg a_clCommandSVMMemFillKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "svm_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 5 },
	{ "pattern_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandSVMMemFillKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(6), [CAT_PART_DST] = CAT_ARG(3) } },
};
static const struct cat_func f_clCommandSVMMemFillKHR = {
	"clCommandSVMMemFillKHR", "clCommandSVMMemFillKHR", 13, CAT_API_CL, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 2, r_clCommandSVMMemFillKHR, a_clCommandSVMMemFillKHR, &t_cl_error_code,
	"2.0", "", &f_clCommandSVMMemFillKHR_v1,
};

static const struct cat_arg a_clCommandSVMMemcpyKHR_v1[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "dst_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandSVMMemcpyKHR_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(3), [CAT_PART_SRC] = CAT_ARG(4) } },
};
static const struct cat_func f_clCommandSVMMemcpyKHR_v1 = {
	"clCommandSVMMemcpyKHR", "clCommandSVMMemcpyKHR", 14, CAT_API_CL, CAT_F_COPY, 10, 1, CAT_OK_RESULT, 2, r_clCommandSVMMemcpyKHR_v1, a_clCommandSVMMemcpyKHR_v1, &t_cl_error_code,
	"2.0", "2025.2", NULL,
};
static const struct cat_arg a_clCommandSVMMemcpyKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_command_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "dst_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sync_points_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync_point_wait_list", &p_const_cl_sync_point_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "sync_point", &p_cl_sync_point_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "mutable_handle", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCommandSVMMemcpyKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(3), [CAT_PART_SRC] = CAT_ARG(4) } },
};
static const struct cat_func f_clCommandSVMMemcpyKHR = {
	"clCommandSVMMemcpyKHR", "clCommandSVMMemcpyKHR", 14, CAT_API_CL, CAT_F_COPY, 10, 0, CAT_OK_RESULT, 2, r_clCommandSVMMemcpyKHR, a_clCommandSVMMemcpyKHR, &t_cl_error_code,
	"2.0", "", &f_clCommandSVMMemcpyKHR_v1,
};

static const struct cat_arg a_clCompileProgram[] = {
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_devices", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device_list", &p_const_cl_device_id_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "options", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "num_input_headers", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "input_headers", &p_const_cl_program_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "header_include_names", &p_const_char_ptr_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "pfn_notify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clCompileProgram = {
	"clCompileProgram", "clCompileProgram", 15, CAT_API_CL, CAT_F_MODULE, 9, 0, CAT_OK_RESULT, 0, NULL, a_clCompileProgram, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clCreateAcceleratorINTEL[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "accelerator_type", &t_cl_accelerator_type_intel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "descriptor_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "descriptor", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateAcceleratorINTEL[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateAcceleratorINTEL = {
	"clCreateAcceleratorINTEL", "clCreateAcceleratorINTEL", 16, CAT_API_CL, 0, 5, 0, CAT_OK_NOT_NULL, 1, r_clCreateAcceleratorINTEL, a_clCreateAcceleratorINTEL, &t_cl_accelerator_intel,
	"1.2", "", NULL,
};

static const struct cat_arg a_clCreateBuffer[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "host_ptr", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateBuffer[] = {
	{ CAT_ACT_CREATE, CAT_MEM_BUFFER, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_clCreateBuffer = {
	"clCreateBuffer", "clCreateBuffer", 17, CAT_API_CL, CAT_F_MEMORY, 5, 0, CAT_OK_NOT_NULL, 1, r_clCreateBuffer, a_clCreateBuffer, &t_cl_mem,
	"1.0", "", NULL,
};

static const struct cat_arg a_clCreateBufferWithProperties[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_mem_properties_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "host_ptr", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateBufferWithProperties[] = {
	{ CAT_ACT_CREATE, CAT_MEM_BUFFER, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_clCreateBufferWithProperties = {
	"clCreateBufferWithProperties", "clCreateBufferWithProperties", 18, CAT_API_CL, CAT_F_MEMORY, 6, 0, CAT_OK_NOT_NULL, 1, r_clCreateBufferWithProperties, a_clCreateBufferWithProperties, &t_cl_mem,
	"3.0", "", NULL,
};

static const struct cat_arg a_clCreateBufferWithPropertiesINTEL[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_mem_properties_intel_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0, &(const struct cat_select){ 1, 0, sizeof(c_t_cl_mem_properties_intel) / sizeof(*c_t_cl_mem_properties_intel), c_t_cl_mem_properties_intel } },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "host_ptr", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateBufferWithPropertiesINTEL[] = {
	{ CAT_ACT_CREATE, CAT_MEM_BUFFER, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_clCreateBufferWithPropertiesINTEL = {
	"clCreateBufferWithPropertiesINTEL", "clCreateBufferWithPropertiesINTEL", 19, CAT_API_CL, CAT_F_MEMORY, 6, 0, CAT_OK_NOT_NULL, 1, r_clCreateBufferWithPropertiesINTEL, a_clCreateBufferWithPropertiesINTEL, &t_cl_mem,
	"1.0", "", NULL,
};

static const struct cat_arg a_clCreateCommandBufferKHR[] = {
	{ "num_queues", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "queues", &p_const_cl_command_queue_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "properties", &p_const_cl_command_buffer_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateCommandBufferKHR[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN } },
};
static const struct cat_func f_clCreateCommandBufferKHR = {
	"clCreateCommandBufferKHR", "clCreateCommandBufferKHR", 20, CAT_API_CL, 0, 4, 0, CAT_OK_NOT_NULL, 1, r_clCreateCommandBufferKHR, a_clCreateCommandBufferKHR, &t_cl_command_buffer_khr,
	"", "", NULL,
};

static const struct cat_arg a_clCreateCommandQueue[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &t_cl_command_queue_properties, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateCommandQueue[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateCommandQueue = {
	"clCreateCommandQueue", "clCreateCommandQueue", 21, CAT_API_CL, 0, 4, 0, CAT_OK_NOT_NULL, 1, r_clCreateCommandQueue, a_clCreateCommandQueue, &t_cl_command_queue,
	"", "", NULL,
};

static const struct cat_arg a_clCreateCommandQueueWithProperties[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_queue_properties_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0, &(const struct cat_select){ 2, 0, sizeof(c_t_cl_queue_properties) / sizeof(*c_t_cl_queue_properties), c_t_cl_queue_properties } },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateCommandQueueWithProperties[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateCommandQueueWithProperties = {
	"clCreateCommandQueueWithProperties", "clCreateCommandQueueWithProperties", 22, CAT_API_CL, 0, 4, 0, CAT_OK_NOT_NULL, 1, r_clCreateCommandQueueWithProperties, a_clCreateCommandQueueWithProperties, &t_cl_command_queue,
	"2.0", "", NULL,
};

static const struct cat_arg a_clCreateCommandQueueWithPropertiesKHR[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_queue_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0, &(const struct cat_select){ 2, 0, sizeof(c_t_cl_queue_properties) / sizeof(*c_t_cl_queue_properties), c_t_cl_queue_properties } },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateCommandQueueWithPropertiesKHR[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateCommandQueueWithPropertiesKHR = {
	"clCreateCommandQueueWithPropertiesKHR", "clCreateCommandQueueWithPropertiesKHR", 23, CAT_API_CL, 0, 4, 0, CAT_OK_NOT_NULL, 1, r_clCreateCommandQueueWithPropertiesKHR, a_clCreateCommandQueueWithPropertiesKHR, &t_cl_command_queue,
	"1.2", "", NULL,
};

static const struct cat_arg a_clCreateContext[] = {
	{ "properties", &p_const_cl_context_properties_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0, &(const struct cat_select){ 0, 0, sizeof(c_t_cl_context_properties) / sizeof(*c_t_cl_context_properties), c_t_cl_context_properties } },
	{ "num_devices", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "devices", &p_const_cl_device_id_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pfn_notify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateContext[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN } },
};
static const struct cat_func f_clCreateContext = {
	"clCreateContext", "clCreateContext", 24, CAT_API_CL, 0, 6, 0, CAT_OK_NOT_NULL, 1, r_clCreateContext, a_clCreateContext, &t_cl_context,
	"1.0", "", NULL,
};

static const struct cat_arg a_clCreateContextFromType[] = {
	{ "properties", &p_const_cl_context_properties_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0, &(const struct cat_select){ 0, 0, sizeof(c_t_cl_context_properties) / sizeof(*c_t_cl_context_properties), c_t_cl_context_properties } },
	{ "device_type", &t_cl_device_type, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfn_notify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateContextFromType[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN } },
};
static const struct cat_func f_clCreateContextFromType = {
	"clCreateContextFromType", "clCreateContextFromType", 25, CAT_API_CL, 0, 5, 0, CAT_OK_NOT_NULL, 1, r_clCreateContextFromType, a_clCreateContextFromType, &t_cl_context,
	"1.0", "", NULL,
};

static const struct cat_arg a_clCreateEventFromGLsyncKHR[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sync", &t_cl_GLsync, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateEventFromGLsyncKHR[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateEventFromGLsyncKHR = {
	"clCreateEventFromGLsyncKHR", "clCreateEventFromGLsyncKHR", 26, CAT_API_CL, 0, 3, 0, CAT_OK_NOT_NULL, 1, r_clCreateEventFromGLsyncKHR, a_clCreateEventFromGLsyncKHR, &t_cl_event,
	"1.1", "", NULL,
};

static const struct cat_arg a_clCreateFromGLBuffer[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufobj", &t_cl_GLuint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateFromGLBuffer[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateFromGLBuffer = {
	"clCreateFromGLBuffer", "clCreateFromGLBuffer", 27, CAT_API_CL, CAT_F_MEMORY, 4, 0, CAT_OK_NOT_NULL, 1, r_clCreateFromGLBuffer, a_clCreateFromGLBuffer, &t_cl_mem,
	"1.0", "", NULL,
};

static const struct cat_arg a_clCreateFromGLRenderbuffer[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "renderbuffer", &t_cl_GLuint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateFromGLRenderbuffer[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateFromGLRenderbuffer = {
	"clCreateFromGLRenderbuffer", "clCreateFromGLRenderbuffer", 28, CAT_API_CL, CAT_F_MEMORY, 4, 0, CAT_OK_NOT_NULL, 1, r_clCreateFromGLRenderbuffer, a_clCreateFromGLRenderbuffer, &t_cl_mem,
	"1.0", "", NULL,
};

static const struct cat_arg a_clCreateFromGLTexture[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "target", &t_cl_GLenum, CAT_IN, CAT_LEN_NONE, 0 },
	{ "miplevel", &t_cl_GLint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "texture", &t_cl_GLuint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateFromGLTexture[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateFromGLTexture = {
	"clCreateFromGLTexture", "clCreateFromGLTexture", 29, CAT_API_CL, CAT_F_MEMORY, 6, 0, CAT_OK_NOT_NULL, 1, r_clCreateFromGLTexture, a_clCreateFromGLTexture, &t_cl_mem,
	"1.2", "", NULL,
};

static const struct cat_arg a_clCreateFromGLTexture2D[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "target", &t_cl_GLenum, CAT_IN, CAT_LEN_NONE, 0 },
	{ "miplevel", &t_cl_GLint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "texture", &t_cl_GLuint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateFromGLTexture2D[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateFromGLTexture2D = {
	"clCreateFromGLTexture2D", "clCreateFromGLTexture2D", 30, CAT_API_CL, CAT_F_MEMORY, 6, 0, CAT_OK_NOT_NULL, 1, r_clCreateFromGLTexture2D, a_clCreateFromGLTexture2D, &t_cl_mem,
	"", "", NULL,
};

static const struct cat_arg a_clCreateFromGLTexture3D[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "target", &t_cl_GLenum, CAT_IN, CAT_LEN_NONE, 0 },
	{ "miplevel", &t_cl_GLint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "texture", &t_cl_GLuint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateFromGLTexture3D[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateFromGLTexture3D = {
	"clCreateFromGLTexture3D", "clCreateFromGLTexture3D", 31, CAT_API_CL, CAT_F_MEMORY, 6, 0, CAT_OK_NOT_NULL, 1, r_clCreateFromGLTexture3D, a_clCreateFromGLTexture3D, &t_cl_mem,
	"", "", NULL,
};

static const struct cat_arg a_clCreateImage[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_format", &p_const_cl_image_format_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "image_desc", &p_const_cl_image_desc_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "host_ptr", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateImage[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_ORDER] = CAT_ARG(2), [CAT_PART_CHANNEL] = CAT_ARG(2) }, { [CAT_PART_ORDER] = CAT_ARG(0), [CAT_PART_CHANNEL] = CAT_ARG(1) } },
};
static const struct cat_func f_clCreateImage = {
	"clCreateImage", "clCreateImage", 32, CAT_API_CL, CAT_F_MEMORY, 6, 0, CAT_OK_NOT_NULL, 1, r_clCreateImage, a_clCreateImage, &t_cl_mem,
	"1.2", "", NULL,
};

static const struct cat_arg a_clCreateImage2D[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_format", &p_const_cl_image_format_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "image_width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "host_ptr", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateImage2D[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_ORDER] = CAT_ARG(2), [CAT_PART_CHANNEL] = CAT_ARG(2) }, { [CAT_PART_ORDER] = CAT_ARG(0), [CAT_PART_CHANNEL] = CAT_ARG(1) } },
};
static const struct cat_func f_clCreateImage2D = {
	"clCreateImage2D", "clCreateImage2D", 33, CAT_API_CL, CAT_F_MEMORY, 8, 0, CAT_OK_NOT_NULL, 1, r_clCreateImage2D, a_clCreateImage2D, &t_cl_mem,
	"", "", NULL,
};

static const struct cat_arg a_clCreateImage3D[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_format", &p_const_cl_image_format_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "image_width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_depth", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "host_ptr", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateImage3D[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_ORDER] = CAT_ARG(2), [CAT_PART_CHANNEL] = CAT_ARG(2) }, { [CAT_PART_ORDER] = CAT_ARG(0), [CAT_PART_CHANNEL] = CAT_ARG(1) } },
};
static const struct cat_func f_clCreateImage3D = {
	"clCreateImage3D", "clCreateImage3D", 34, CAT_API_CL, CAT_F_MEMORY, 10, 0, CAT_OK_NOT_NULL, 1, r_clCreateImage3D, a_clCreateImage3D, &t_cl_mem,
	"", "", NULL,
};

static const struct cat_arg a_clCreateImageWithProperties[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_mem_properties_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_format", &p_const_cl_image_format_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "image_desc", &p_const_cl_image_desc_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "host_ptr", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateImageWithProperties[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_ORDER] = CAT_ARG(3), [CAT_PART_CHANNEL] = CAT_ARG(3) }, { [CAT_PART_ORDER] = CAT_ARG(0), [CAT_PART_CHANNEL] = CAT_ARG(1) } },
};
static const struct cat_func f_clCreateImageWithProperties = {
	"clCreateImageWithProperties", "clCreateImageWithProperties", 35, CAT_API_CL, CAT_F_MEMORY, 7, 0, CAT_OK_NOT_NULL, 1, r_clCreateImageWithProperties, a_clCreateImageWithProperties, &t_cl_mem,
	"3.0", "", NULL,
};

static const struct cat_arg a_clCreateKernel[] = {
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernel_name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateKernel[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(1) } },
};
static const struct cat_func f_clCreateKernel = {
	"clCreateKernel", "clCreateKernel", 36, CAT_API_CL, CAT_F_MODULE, 3, 0, CAT_OK_NOT_NULL, 1, r_clCreateKernel, a_clCreateKernel, &t_cl_kernel,
	"1.0", "", NULL,
};

static const struct cat_arg a_clCreateKernelsInProgram[] = {
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_kernels", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernels", &p_cl_kernel_ptr, CAT_OUT, CAT_LEN_ARG, 1 },
	{ "num_kernels_ret", &p_cl_uint_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateKernelsInProgram[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_COUNT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateKernelsInProgram = {
	"clCreateKernelsInProgram", "clCreateKernelsInProgram", 37, CAT_API_CL, CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 1, r_clCreateKernelsInProgram, a_clCreateKernelsInProgram, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clCreatePipe[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pipe_packet_size", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pipe_max_packets", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_pipe_properties_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreatePipe[] = {
	{ CAT_ACT_CREATE, CAT_MEM_BUFFER, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreatePipe = {
	"clCreatePipe", "clCreatePipe", 38, CAT_API_CL, CAT_F_MEMORY, 6, 0, CAT_OK_NOT_NULL, 1, r_clCreatePipe, a_clCreatePipe, &t_cl_mem,
	"2.0", "", NULL,
};

static const struct cat_arg a_clCreateProgramWithBinary[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_devices", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device_list", &p_const_cl_device_id_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "lengths", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "binaries", &p_const_unsigned_char_ptr_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "binary_status", &p_cl_int_ptr, CAT_OUT, CAT_LEN_ARG, 1 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateProgramWithBinary[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_COUNT] = CAT_ARG(1), [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_VALUE] = CAT_ARG(4) } },
};
static const struct cat_func f_clCreateProgramWithBinary = {
	"clCreateProgramWithBinary", "clCreateProgramWithBinary", 39, CAT_API_CL, CAT_F_MODULE, 7, 0, CAT_OK_NOT_NULL, 2, r_clCreateProgramWithBinary, a_clCreateProgramWithBinary, &t_cl_program,
	"1.0", "", NULL,
};

static const struct cat_arg a_clCreateProgramWithBuiltInKernels[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_devices", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device_list", &p_const_cl_device_id_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "kernel_names", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateProgramWithBuiltInKernels[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateProgramWithBuiltInKernels = {
	"clCreateProgramWithBuiltInKernels", "clCreateProgramWithBuiltInKernels", 40, CAT_API_CL, CAT_F_MODULE, 5, 0, CAT_OK_NOT_NULL, 1, r_clCreateProgramWithBuiltInKernels, a_clCreateProgramWithBuiltInKernels, &t_cl_program,
	"1.2", "", NULL,
};

static const struct cat_arg a_clCreateProgramWithIL[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "il", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "length", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateProgramWithIL[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_clCreateProgramWithIL = {
	"clCreateProgramWithIL", "clCreateProgramWithIL", 41, CAT_API_CL, CAT_F_MODULE, 4, 0, CAT_OK_NOT_NULL, 2, r_clCreateProgramWithIL, a_clCreateProgramWithIL, &t_cl_program,
	"2.1", "", NULL,
};

static const struct cat_arg a_clCreateProgramWithILKHR[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "il", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "length", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateProgramWithILKHR[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_clCreateProgramWithILKHR = {
	"clCreateProgramWithILKHR", "clCreateProgramWithILKHR", 42, CAT_API_CL, CAT_F_MODULE, 4, 0, CAT_OK_NOT_NULL, 2, r_clCreateProgramWithILKHR, a_clCreateProgramWithILKHR, &t_cl_program,
	"1.2", "", NULL,
};

static const struct cat_arg a_clCreateProgramWithSource[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "strings", &p_const_char_ptr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "lengths", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateProgramWithSource[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateProgramWithSource = {
	"clCreateProgramWithSource", "clCreateProgramWithSource", 43, CAT_API_CL, CAT_F_MODULE, 5, 0, CAT_OK_NOT_NULL, 1, r_clCreateProgramWithSource, a_clCreateProgramWithSource, &t_cl_program,
	"1.0", "", NULL,
};

static const struct cat_arg a_clCreateSampler[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "normalized_coords", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addressing_mode", &t_cl_addressing_mode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "filter_mode", &t_cl_filter_mode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateSampler[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateSampler = {
	"clCreateSampler", "clCreateSampler", 44, CAT_API_CL, 0, 5, 0, CAT_OK_NOT_NULL, 1, r_clCreateSampler, a_clCreateSampler, &t_cl_sampler,
	"", "", NULL,
};

static const struct cat_arg a_clCreateSamplerWithProperties[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sampler_properties", &p_const_cl_sampler_properties_ptr, CAT_IN, CAT_LEN_PAIRS, 0, &(const struct cat_select){ 1, 0, sizeof(c_t_cl_sampler_properties) / sizeof(*c_t_cl_sampler_properties), c_t_cl_sampler_properties } },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateSamplerWithProperties[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateSamplerWithProperties = {
	"clCreateSamplerWithProperties", "clCreateSamplerWithProperties", 45, CAT_API_CL, 0, 3, 0, CAT_OK_NOT_NULL, 1, r_clCreateSamplerWithProperties, a_clCreateSamplerWithProperties, &t_cl_sampler,
	"2.0", "", NULL,
};

static const struct cat_arg a_clCreateSemaphoreWithPropertiesKHR[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sema_props", &p_const_cl_semaphore_properties_khr_ptr, CAT_IN, CAT_LEN_PAIRS, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateSemaphoreWithPropertiesKHR[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateSemaphoreWithPropertiesKHR = {
	"clCreateSemaphoreWithPropertiesKHR", "clCreateSemaphoreWithPropertiesKHR", 46, CAT_API_CL, 0, 3, 0, CAT_OK_NOT_NULL, 1, r_clCreateSemaphoreWithPropertiesKHR, a_clCreateSemaphoreWithPropertiesKHR, &t_cl_semaphore_khr,
	"1.2", "", NULL,
};

static const struct cat_arg a_clCreateSubBuffer[] = {
	{ "buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer_create_type", &t_cl_buffer_create_type, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer_create_info", &p_const_void_ptr, CAT_IN, CAT_LEN_CONST, 16 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateSubBuffer[] = {
	{ CAT_ACT_CREATE, CAT_MEM_PART, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateSubBuffer = {
	"clCreateSubBuffer", "clCreateSubBuffer", 47, CAT_API_CL, CAT_F_MEMORY, 5, 0, CAT_OK_NOT_NULL, 1, r_clCreateSubBuffer, a_clCreateSubBuffer, &t_cl_mem,
	"1.1", "", NULL,
};

static const struct cat_arg a_clCreateSubDevices[] = {
	{ "in_device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_device_partition_property_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "num_devices", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "out_devices", &p_cl_device_id_ptr, CAT_OUT, CAT_LEN_ARG, 2 },
	{ "num_devices_ret", &p_cl_uint_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateSubDevices[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_COUNT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateSubDevices = {
	"clCreateSubDevices", "clCreateSubDevices", 48, CAT_API_CL, 0, 5, 0, CAT_OK_RESULT, 1, r_clCreateSubDevices, a_clCreateSubDevices, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clCreateSubDevicesEXT[] = {
	{ "in_device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_device_partition_property_ext_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "num_entries", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "out_devices", &p_cl_device_id_ptr, CAT_OUT, CAT_LEN_ARG, 2 },
	{ "num_devices", &p_cl_uint_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateSubDevicesEXT[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_COUNT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateSubDevicesEXT = {
	"clCreateSubDevicesEXT", "clCreateSubDevicesEXT", 49, CAT_API_CL, 0, 5, 0, CAT_OK_RESULT, 1, r_clCreateSubDevicesEXT, a_clCreateSubDevicesEXT, &t_cl_error_code,
	"1.1", "", NULL,
};

static const struct cat_arg a_clCreateUserEvent[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clCreateUserEvent[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clCreateUserEvent = {
	"clCreateUserEvent", "clCreateUserEvent", 50, CAT_API_CL, 0, 2, 0, CAT_OK_NOT_NULL, 1, r_clCreateUserEvent, a_clCreateUserEvent, &t_cl_event,
	"1.1", "", NULL,
};

static const struct cat_arg a_clDeviceMemAllocINTEL[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_mem_properties_intel_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0, &(const struct cat_select){ 2, 0, sizeof(c_t_cl_mem_properties_intel) / sizeof(*c_t_cl_mem_properties_intel), c_t_cl_mem_properties_intel } },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "alignment", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clDeviceMemAllocINTEL[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_RETURN, [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_clDeviceMemAllocINTEL = {
	"clDeviceMemAllocINTEL", "clDeviceMemAllocINTEL", 51, CAT_API_CL, CAT_F_MEMORY, 6, 0, CAT_OK_NOT_NULL, 1, r_clDeviceMemAllocINTEL, a_clDeviceMemAllocINTEL, &p_void_ptr,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueAcquireExternalMemObjectsKHR[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_mem_objects", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mem_objects", &p_const_cl_mem_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueAcquireExternalMemObjectsKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueAcquireExternalMemObjectsKHR = {
	"clEnqueueAcquireExternalMemObjectsKHR", "clEnqueueAcquireExternalMemObjectsKHR", 52, CAT_API_CL, 0, 6, 0, CAT_OK_RESULT, 1, r_clEnqueueAcquireExternalMemObjectsKHR, a_clEnqueueAcquireExternalMemObjectsKHR, &t_cl_error_code,
	"3.0", "", NULL,
};

static const struct cat_arg a_clEnqueueAcquireGLObjects[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_objects", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mem_objects", &p_const_cl_mem_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueAcquireGLObjects[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueAcquireGLObjects = {
	"clEnqueueAcquireGLObjects", "clEnqueueAcquireGLObjects", 53, CAT_API_CL, 0, 6, 0, CAT_OK_RESULT, 1, r_clEnqueueAcquireGLObjects, a_clEnqueueAcquireGLObjects, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueAcquireGrallocObjectsIMG[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_objects", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mem_objects", &p_const_cl_mem_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueAcquireGrallocObjectsIMG[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueAcquireGrallocObjectsIMG = {
	"clEnqueueAcquireGrallocObjectsIMG", "clEnqueueAcquireGrallocObjectsIMG", 54, CAT_API_CL, 0, 6, 0, CAT_OK_RESULT, 1, r_clEnqueueAcquireGrallocObjectsIMG, a_clEnqueueAcquireGrallocObjectsIMG, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueBarrier[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clEnqueueBarrier[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_clEnqueueBarrier = {
	"clEnqueueBarrier", "clEnqueueBarrier", 55, CAT_API_CL, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 1, r_clEnqueueBarrier, a_clEnqueueBarrier, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueBarrierWithWaitList[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 1 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueBarrierWithWaitList[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(1), [CAT_PART_WAIT] = CAT_ARG(2), [CAT_PART_EVENT] = CAT_ARG(3) } },
};
static const struct cat_func f_clEnqueueBarrierWithWaitList = {
	"clEnqueueBarrierWithWaitList", "clEnqueueBarrierWithWaitList", 56, CAT_API_CL, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_clEnqueueBarrierWithWaitList, a_clEnqueueBarrierWithWaitList, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueCommandBufferKHR[] = {
	{ "num_queues", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "queues", &p_cl_command_queue_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueCommandBufferKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_COUNT] = CAT_ARG(0), [CAT_PART_QUEUE] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueCommandBufferKHR = {
	"clEnqueueCommandBufferKHR", "clEnqueueCommandBufferKHR", 57, CAT_API_CL, CAT_F_KERNEL, 6, 0, CAT_OK_RESULT, 1, r_clEnqueueCommandBufferKHR, a_clEnqueueCommandBufferKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueCopyBuffer[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueCopyBuffer[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueCopyBuffer = {
	"clEnqueueCopyBuffer", "clEnqueueCopyBuffer", 58, CAT_API_CL, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_clEnqueueCopyBuffer, a_clEnqueueCopyBuffer, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueCopyBufferRect[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "dst_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "src_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueCopyBufferRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(12) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueCopyBufferRect = {
	"clEnqueueCopyBufferRect", "clEnqueueCopyBufferRect", 59, CAT_API_CL, CAT_F_COPY, 13, 0, CAT_OK_RESULT, 2, r_clEnqueueCopyBufferRect, a_clEnqueueCopyBufferRect, &t_cl_error_code,
	"1.1", "", NULL,
};

static const struct cat_arg a_clEnqueueCopyBufferToImage[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueCopyBufferToImage[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueCopyBufferToImage = {
	"clEnqueueCopyBufferToImage", "clEnqueueCopyBufferToImage", 60, CAT_API_CL, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_clEnqueueCopyBufferToImage, a_clEnqueueCopyBufferToImage, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueCopyImage[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "dst_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueCopyImage[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueCopyImage = {
	"clEnqueueCopyImage", "clEnqueueCopyImage", 61, CAT_API_CL, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_clEnqueueCopyImage, a_clEnqueueCopyImage, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueCopyImageToBuffer[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "dst_offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueCopyImageToBuffer[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueCopyImageToBuffer = {
	"clEnqueueCopyImageToBuffer", "clEnqueueCopyImageToBuffer", 62, CAT_API_CL, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_clEnqueueCopyImageToBuffer, a_clEnqueueCopyImageToBuffer, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueFillBuffer[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "pattern_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueFillBuffer[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueFillBuffer = {
	"clEnqueueFillBuffer", "clEnqueueFillBuffer", 63, CAT_API_CL, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_clEnqueueFillBuffer, a_clEnqueueFillBuffer, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueFillImage[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fill_color", &p_const_void_ptr, CAT_IN, CAT_LEN_CONST, 16 },
	{ "origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueFillImage[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueFillImage = {
	"clEnqueueFillImage", "clEnqueueFillImage", 64, CAT_API_CL, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_clEnqueueFillImage, a_clEnqueueFillImage, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueGenerateMipmapIMG[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mipmap_filter_mode", &t_cl_mipmap_filter_mode_img, CAT_IN, CAT_LEN_NONE, 0 },
	{ "array_region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mip_region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueGenerateMipmapIMG[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
};
static const struct cat_func f_clEnqueueGenerateMipmapIMG = {
	"clEnqueueGenerateMipmapIMG", "clEnqueueGenerateMipmapIMG", 65, CAT_API_CL, 0, 9, 0, CAT_OK_RESULT, 1, r_clEnqueueGenerateMipmapIMG, a_clEnqueueGenerateMipmapIMG, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueMapBuffer[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_map", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "map_flags", &t_cl_map_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueMapBuffer[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
};
static const struct cat_func f_clEnqueueMapBuffer = {
	"clEnqueueMapBuffer", "clEnqueueMapBuffer", 66, CAT_API_CL, CAT_F_COPY, 10, 0, CAT_OK_NOT_NULL, 2, r_clEnqueueMapBuffer, a_clEnqueueMapBuffer, &p_void_ptr,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueMapImage[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_map", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "map_flags", &t_cl_map_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "image_row_pitch", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "image_slice_pitch", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueMapImage[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(10), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
};
static const struct cat_func f_clEnqueueMapImage = {
	"clEnqueueMapImage", "clEnqueueMapImage", 67, CAT_API_CL, CAT_F_COPY, 12, 0, CAT_OK_NOT_NULL, 2, r_clEnqueueMapImage, a_clEnqueueMapImage, &p_void_ptr,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueMarker[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueMarker[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_EVENT] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueMarker = {
	"clEnqueueMarker", "clEnqueueMarker", 68, CAT_API_CL, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 1, r_clEnqueueMarker, a_clEnqueueMarker, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueMarkerWithWaitList[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 1 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueMarkerWithWaitList[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(1), [CAT_PART_WAIT] = CAT_ARG(2), [CAT_PART_EVENT] = CAT_ARG(3) } },
};
static const struct cat_func f_clEnqueueMarkerWithWaitList = {
	"clEnqueueMarkerWithWaitList", "clEnqueueMarkerWithWaitList", 69, CAT_API_CL, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_clEnqueueMarkerWithWaitList, a_clEnqueueMarkerWithWaitList, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueMemAdviseINTEL[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "advice", &t_cl_mem_advice_intel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueMemAdviseINTEL[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_clEnqueueMemAdviseINTEL = {
	"clEnqueueMemAdviseINTEL", "clEnqueueMemAdviseINTEL", 70, CAT_API_CL, CAT_F_MEMORY, 7, 0, CAT_OK_RESULT, 1, r_clEnqueueMemAdviseINTEL, a_clEnqueueMemAdviseINTEL, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueMemFillINTEL[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "pattern_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueMemFillINTEL[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueMemFillINTEL = {
	"clEnqueueMemFillINTEL", "clEnqueueMemFillINTEL", 71, CAT_API_CL, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_clEnqueueMemFillINTEL, a_clEnqueueMemFillINTEL, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueMemcpyINTEL[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueMemcpyINTEL[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(7), [CAT_PART_BLOCKING] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_clEnqueueMemcpyINTEL = {
	"clEnqueueMemcpyINTEL", "clEnqueueMemcpyINTEL", 72, CAT_API_CL, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 3, r_clEnqueueMemcpyINTEL, a_clEnqueueMemcpyINTEL, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueMemsetINTEL[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cl_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueMemsetINTEL[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueMemsetINTEL = {
	"clEnqueueMemsetINTEL", "clEnqueueMemsetINTEL", 73, CAT_API_CL, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 2, r_clEnqueueMemsetINTEL, a_clEnqueueMemsetINTEL, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueMigrateMemINTEL[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_migration_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueMigrateMemINTEL[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_clEnqueueMigrateMemINTEL = {
	"clEnqueueMigrateMemINTEL", "clEnqueueMigrateMemINTEL", 74, CAT_API_CL, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 1, r_clEnqueueMigrateMemINTEL, a_clEnqueueMigrateMemINTEL, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueMigrateMemObjectEXT[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_mem_objects", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mem_objects", &p_const_cl_mem_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_cl_mem_migration_flags_ext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueMigrateMemObjectEXT[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_clEnqueueMigrateMemObjectEXT = {
	"clEnqueueMigrateMemObjectEXT", "clEnqueueMigrateMemObjectEXT", 75, CAT_API_CL, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 1, r_clEnqueueMigrateMemObjectEXT, a_clEnqueueMigrateMemObjectEXT, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueMigrateMemObjects[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_mem_objects", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mem_objects", &p_const_cl_mem_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_cl_mem_migration_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueMigrateMemObjects[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_clEnqueueMigrateMemObjects = {
	"clEnqueueMigrateMemObjects", "clEnqueueMigrateMemObjects", 76, CAT_API_CL, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 1, r_clEnqueueMigrateMemObjects, a_clEnqueueMigrateMemObjects, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueNDRangeKernel[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "work_dim", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "global_work_offset", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "global_work_size", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "local_work_size", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueNDRangeKernel[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueNDRangeKernel = {
	"clEnqueueNDRangeKernel", "clEnqueueNDRangeKernel", 77, CAT_API_CL, CAT_F_KERNEL, 9, 0, CAT_OK_RESULT, 1, r_clEnqueueNDRangeKernel, a_clEnqueueNDRangeKernel, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueNativeKernel[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_func", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "args", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "cb_args", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_mem_objects", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mem_list", &p_const_cl_mem_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "args_mem_loc", &p_const_void_ptr_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueNativeKernel[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
};
static const struct cat_func f_clEnqueueNativeKernel = {
	"clEnqueueNativeKernel", "clEnqueueNativeKernel", 78, CAT_API_CL, CAT_F_KERNEL, 10, 0, CAT_OK_RESULT, 1, r_clEnqueueNativeKernel, a_clEnqueueNativeKernel, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueReadBuffer[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_read", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueReadBuffer[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(5), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueReadBuffer = {
	"clEnqueueReadBuffer", "clEnqueueReadBuffer", 79, CAT_API_CL, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_clEnqueueReadBuffer, a_clEnqueueReadBuffer, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueReadBufferRect[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_read", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "host_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "buffer_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "host_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "host_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 11 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueReadBufferRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(11), [CAT_PART_WAIT] = CAT_ARG(12), [CAT_PART_EVENT] = CAT_ARG(13) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(13), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_DST] = CAT_ARG(10), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(5), [CAT_PART_ROW] = CAT_ARG(8), [CAT_PART_SLICE] = CAT_ARG(9), [CAT_PART_ORIGIN] = CAT_ARG(4) } },
};
static const struct cat_func f_clEnqueueReadBufferRect = {
	"clEnqueueReadBufferRect", "clEnqueueReadBufferRect", 80, CAT_API_CL, CAT_F_COPY, 14, 0, CAT_OK_RESULT, 3, r_clEnqueueReadBufferRect, a_clEnqueueReadBufferRect, &t_cl_error_code,
	"1.1", "", NULL,
};

static const struct cat_arg a_clEnqueueReadHostPipeINTEL[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pipe_symbol", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "blocking_read", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueReadHostPipeINTEL[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_clEnqueueReadHostPipeINTEL = {
	"clEnqueueReadHostPipeINTEL", "clEnqueueReadHostPipeINTEL", 81, CAT_API_CL, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_clEnqueueReadHostPipeINTEL, a_clEnqueueReadHostPipeINTEL, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueReadImage[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_read", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueReadImage[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(10), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_DST] = CAT_ARG(7), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_REGION] = CAT_ARG(4), [CAT_PART_ROW] = CAT_ARG(5), [CAT_PART_SLICE] = CAT_ARG(6) } },
};
static const struct cat_func f_clEnqueueReadImage = {
	"clEnqueueReadImage", "clEnqueueReadImage", 82, CAT_API_CL, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 3, r_clEnqueueReadImage, a_clEnqueueReadImage, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueReleaseExternalMemObjectsKHR[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_mem_objects", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mem_objects", &p_const_cl_mem_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueReleaseExternalMemObjectsKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueReleaseExternalMemObjectsKHR = {
	"clEnqueueReleaseExternalMemObjectsKHR", "clEnqueueReleaseExternalMemObjectsKHR", 83, CAT_API_CL, 0, 6, 0, CAT_OK_RESULT, 1, r_clEnqueueReleaseExternalMemObjectsKHR, a_clEnqueueReleaseExternalMemObjectsKHR, &t_cl_error_code,
	"3.0", "", NULL,
};

static const struct cat_arg a_clEnqueueReleaseGLObjects[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_objects", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mem_objects", &p_const_cl_mem_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueReleaseGLObjects[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueReleaseGLObjects = {
	"clEnqueueReleaseGLObjects", "clEnqueueReleaseGLObjects", 84, CAT_API_CL, 0, 6, 0, CAT_OK_RESULT, 1, r_clEnqueueReleaseGLObjects, a_clEnqueueReleaseGLObjects, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueReleaseGrallocObjectsIMG[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_objects", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mem_objects", &p_const_cl_mem_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueReleaseGrallocObjectsIMG[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueReleaseGrallocObjectsIMG = {
	"clEnqueueReleaseGrallocObjectsIMG", "clEnqueueReleaseGrallocObjectsIMG", 85, CAT_API_CL, 0, 6, 0, CAT_OK_RESULT, 1, r_clEnqueueReleaseGrallocObjectsIMG, a_clEnqueueReleaseGrallocObjectsIMG, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueSVMFree[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_svm_pointers", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "svm_pointers", &p_void_ptr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pfn_free_func", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSVMFree[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_COUNT] = CAT_ARG(1), [CAT_PART_POINTER] = CAT_ARG(2) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
};
static const struct cat_func f_clEnqueueSVMFree = {
	"clEnqueueSVMFree", "clEnqueueSVMFree", 86, CAT_API_CL, CAT_F_MEMORY, 8, 0, CAT_OK_RESULT, 2, r_clEnqueueSVMFree, a_clEnqueueSVMFree, &t_cl_error_code,
	"2.0", "", NULL,
};

static const struct cat_arg a_clEnqueueSVMFreeARM[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_svm_pointers", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "svm_pointers", &p_void_ptr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pfn_free_func", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSVMFreeARM[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_COUNT] = CAT_ARG(1), [CAT_PART_POINTER] = CAT_ARG(2) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
};
static const struct cat_func f_clEnqueueSVMFreeARM = {
	"clEnqueueSVMFreeARM", "clEnqueueSVMFreeARM", 87, CAT_API_CL, CAT_F_MEMORY, 8, 0, CAT_OK_RESULT, 2, r_clEnqueueSVMFreeARM, a_clEnqueueSVMFreeARM, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueSVMMap[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_map", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_map_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "svm_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSVMMap[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(7), [CAT_PART_BLOCKING] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueSVMMap = {
	"clEnqueueSVMMap", "clEnqueueSVMMap", 88, CAT_API_CL, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_clEnqueueSVMMap, a_clEnqueueSVMMap, &t_cl_error_code,
	"2.0", "", NULL,
};

static const struct cat_arg a_clEnqueueSVMMapARM[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_map", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_map_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "svm_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSVMMapARM[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(7), [CAT_PART_BLOCKING] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueSVMMapARM = {
	"clEnqueueSVMMapARM", "clEnqueueSVMMapARM", 89, CAT_API_CL, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_clEnqueueSVMMapARM, a_clEnqueueSVMMapARM, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueSVMMemFill[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "svm_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "pattern_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSVMMemFill[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueSVMMemFill = {
	"clEnqueueSVMMemFill", "clEnqueueSVMMemFill", 90, CAT_API_CL, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_clEnqueueSVMMemFill, a_clEnqueueSVMMemFill, &t_cl_error_code,
	"2.0", "", NULL,
};

static const struct cat_arg a_clEnqueueSVMMemFillARM[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "svm_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "pattern_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSVMMemFillARM[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_clEnqueueSVMMemFillARM = {
	"clEnqueueSVMMemFillARM", "clEnqueueSVMMemFillARM", 91, CAT_API_CL, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_clEnqueueSVMMemFillARM, a_clEnqueueSVMMemFillARM, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueSVMMemcpy[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_copy", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSVMMemcpy[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(7), [CAT_PART_BLOCKING] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_clEnqueueSVMMemcpy = {
	"clEnqueueSVMMemcpy", "clEnqueueSVMMemcpy", 92, CAT_API_CL, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 3, r_clEnqueueSVMMemcpy, a_clEnqueueSVMMemcpy, &t_cl_error_code,
	"2.0", "", NULL,
};

static const struct cat_arg a_clEnqueueSVMMemcpyARM[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_copy", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dst_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src_ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSVMMemcpyARM[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(7), [CAT_PART_BLOCKING] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_clEnqueueSVMMemcpyARM = {
	"clEnqueueSVMMemcpyARM", "clEnqueueSVMMemcpyARM", 93, CAT_API_CL, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 3, r_clEnqueueSVMMemcpyARM, a_clEnqueueSVMMemcpyARM, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueSVMMigrateMem[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_svm_pointers", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "svm_pointers", &p_const_void_ptr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "sizes", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_cl_mem_migration_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSVMMigrateMem[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
};
static const struct cat_func f_clEnqueueSVMMigrateMem = {
	"clEnqueueSVMMigrateMem", "clEnqueueSVMMigrateMem", 94, CAT_API_CL, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 1, r_clEnqueueSVMMigrateMem, a_clEnqueueSVMMigrateMem, &t_cl_error_code,
	"2.1", "", NULL,
};

static const struct cat_arg a_clEnqueueSVMUnmap[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "svm_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSVMUnmap[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_clEnqueueSVMUnmap = {
	"clEnqueueSVMUnmap", "clEnqueueSVMUnmap", 95, CAT_API_CL, CAT_F_COPY, 5, 0, CAT_OK_RESULT, 1, r_clEnqueueSVMUnmap, a_clEnqueueSVMUnmap, &t_cl_error_code,
	"2.0", "", NULL,
};

static const struct cat_arg a_clEnqueueSVMUnmapARM[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "svm_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSVMUnmapARM[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_clEnqueueSVMUnmapARM = {
	"clEnqueueSVMUnmapARM", "clEnqueueSVMUnmapARM", 96, CAT_API_CL, CAT_F_COPY, 5, 0, CAT_OK_RESULT, 1, r_clEnqueueSVMUnmapARM, a_clEnqueueSVMUnmapARM, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueSignalSemaphoresKHR[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sema_objects", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sema_objects", &p_const_cl_semaphore_khr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "sema_payload_list", &p_const_cl_semaphore_payload_khr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueSignalSemaphoresKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_clEnqueueSignalSemaphoresKHR = {
	"clEnqueueSignalSemaphoresKHR", "clEnqueueSignalSemaphoresKHR", 97, CAT_API_CL, CAT_F_SYNC, 7, 0, CAT_OK_RESULT, 1, r_clEnqueueSignalSemaphoresKHR, a_clEnqueueSignalSemaphoresKHR, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueTask[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueTask[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_clEnqueueTask = {
	"clEnqueueTask", "clEnqueueTask", 98, CAT_API_CL, CAT_F_KERNEL, 5, 0, CAT_OK_RESULT, 1, r_clEnqueueTask, a_clEnqueueTask, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueUnmapMemObject[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memobj", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mapped_ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueUnmapMemObject[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueUnmapMemObject = {
	"clEnqueueUnmapMemObject", "clEnqueueUnmapMemObject", 99, CAT_API_CL, CAT_F_COPY, 6, 0, CAT_OK_RESULT, 1, r_clEnqueueUnmapMemObject, a_clEnqueueUnmapMemObject, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueWaitForEvents[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_list", &p_const_cl_event_ptr, CAT_IN, CAT_LEN_ARG, 1 },
};
static const struct cat_role r_clEnqueueWaitForEvents[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(1), [CAT_PART_WAIT] = CAT_ARG(2) } },
};
static const struct cat_func f_clEnqueueWaitForEvents = {
	"clEnqueueWaitForEvents", "clEnqueueWaitForEvents", 100, CAT_API_CL, CAT_F_SYNC, 3, 0, CAT_OK_RESULT, 1, r_clEnqueueWaitForEvents, a_clEnqueueWaitForEvents, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clEnqueueWaitSemaphoresKHR[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_sema_objects", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sema_objects", &p_const_cl_semaphore_khr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "sema_payload_list", &p_const_cl_semaphore_payload_khr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueWaitSemaphoresKHR[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_clEnqueueWaitSemaphoresKHR = {
	"clEnqueueWaitSemaphoresKHR", "clEnqueueWaitSemaphoresKHR", 101, CAT_API_CL, CAT_F_SYNC, 7, 0, CAT_OK_RESULT, 1, r_clEnqueueWaitSemaphoresKHR, a_clEnqueueWaitSemaphoresKHR, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clEnqueueWriteBuffer[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_write", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueWriteBuffer[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueWriteBuffer = {
	"clEnqueueWriteBuffer", "clEnqueueWriteBuffer", 102, CAT_API_CL, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_clEnqueueWriteBuffer, a_clEnqueueWriteBuffer, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueWriteBufferRect[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_write", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "host_origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "buffer_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "buffer_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "host_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "host_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 11 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueWriteBufferRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(11), [CAT_PART_WAIT] = CAT_ARG(12), [CAT_PART_EVENT] = CAT_ARG(13) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(13), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(10), [CAT_PART_WIDTH] = CAT_ARG(5) } },
};
static const struct cat_func f_clEnqueueWriteBufferRect = {
	"clEnqueueWriteBufferRect", "clEnqueueWriteBufferRect", 103, CAT_API_CL, CAT_F_COPY, 14, 0, CAT_OK_RESULT, 3, r_clEnqueueWriteBufferRect, a_clEnqueueWriteBufferRect, &t_cl_error_code,
	"1.1", "", NULL,
};

static const struct cat_arg a_clEnqueueWriteHostPipeINTEL[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pipe_symbol", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "blocking_write", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueWriteHostPipeINTEL[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(4) } },
};
static const struct cat_func f_clEnqueueWriteHostPipeINTEL = {
	"clEnqueueWriteHostPipeINTEL", "clEnqueueWriteHostPipeINTEL", 104, CAT_API_CL, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_clEnqueueWriteHostPipeINTEL, a_clEnqueueWriteHostPipeINTEL, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clEnqueueWriteImage[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking_write", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "origin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "region", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "input_row_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "input_slice_pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_events_in_wait_list", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_wait_list", &p_const_cl_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "event", &p_cl_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clEnqueueWriteImage[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(10), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(7) } },
};
static const struct cat_func f_clEnqueueWriteImage = {
	"clEnqueueWriteImage", "clEnqueueWriteImage", 105, CAT_API_CL, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 3, r_clEnqueueWriteImage, a_clEnqueueWriteImage, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clFinalizeCommandBufferKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clFinalizeCommandBufferKHR = {
	"clFinalizeCommandBufferKHR", "clFinalizeCommandBufferKHR", 106, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_clFinalizeCommandBufferKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clFinish[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clFinish[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clFinish = {
	"clFinish", "clFinish", 107, CAT_API_CL, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 1, r_clFinish, a_clFinish, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clFlush[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clFlush = {
	"clFlush", "clFlush", 108, CAT_API_CL, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 0, NULL, a_clFlush, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetAcceleratorInfoINTEL[] = {
	{ "accelerator", &t_cl_accelerator_intel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_accelerator_info_intel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2 },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetAcceleratorInfoINTEL = {
	"clGetAcceleratorInfoINTEL", "clGetAcceleratorInfoINTEL", 109, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetAcceleratorInfoINTEL, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clGetCommandBufferInfoKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_command_buffer_info_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2 },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetCommandBufferInfoKHR = {
	"clGetCommandBufferInfoKHR", "clGetCommandBufferInfoKHR", 110, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetCommandBufferInfoKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clGetCommandQueueInfo[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_command_queue_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_command_queue_info) / sizeof(*c_t_cl_command_queue_info), c_t_cl_command_queue_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetCommandQueueInfo = {
	"clGetCommandQueueInfo", "clGetCommandQueueInfo", 111, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetCommandQueueInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetContextInfo[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_context_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_context_info) / sizeof(*c_t_cl_context_info), c_t_cl_context_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetContextInfo = {
	"clGetContextInfo", "clGetContextInfo", 112, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetContextInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetDeviceAndHostTimer[] = {
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device_timestamp", &p_cl_ulong_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "host_timestamp", &p_cl_ulong_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetDeviceAndHostTimer = {
	"clGetDeviceAndHostTimer", "clGetDeviceAndHostTimer", 113, CAT_API_CL, CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_clGetDeviceAndHostTimer, &t_cl_error_code,
	"2.1", "", NULL,
};

static const struct cat_arg a_clGetDeviceIDs[] = {
	{ "platform", &t_cl_platform_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device_type", &t_cl_device_type, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_entries", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "devices", &p_cl_device_id_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "num_devices", &p_cl_uint_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetDeviceIDs = {
	"clGetDeviceIDs", "clGetDeviceIDs", 114, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetDeviceIDs, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetDeviceImageInfoQCOM[] = {
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_format", &p_const_cl_image_format_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "param_name", &t_cl_image_pitch_info_qcom, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 5 },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetDeviceImageInfoQCOM = {
	"clGetDeviceImageInfoQCOM", "clGetDeviceImageInfoQCOM", 115, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 8, 0, CAT_OK_RESULT, 0, NULL, a_clGetDeviceImageInfoQCOM, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clGetDeviceInfo[] = {
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_device_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_device_info) / sizeof(*c_t_cl_device_info), c_t_cl_device_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clGetDeviceInfo[] = {
	{ CAT_ACT_NAME, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4139 },
};
static const struct cat_func f_clGetDeviceInfo = {
	"clGetDeviceInfo", "clGetDeviceInfo", 116, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 1, r_clGetDeviceInfo, a_clGetDeviceInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetEventInfo[] = {
	{ "event", &t_cl_event, CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_event_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_event_info) / sizeof(*c_t_cl_event_info), c_t_cl_event_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetEventInfo = {
	"clGetEventInfo", "clGetEventInfo", 117, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetEventInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetEventProfilingInfo[] = {
	{ "event", &t_cl_event, CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_profiling_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_profiling_info) / sizeof(*c_t_cl_profiling_info), c_t_cl_profiling_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clGetEventProfilingInfo[] = {
	{ CAT_ACT_TIMES, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4738 },
	{ CAT_ACT_TIMES, CAT_TIMES_END, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4739 },
};
static const struct cat_func f_clGetEventProfilingInfo = {
	"clGetEventProfilingInfo", "clGetEventProfilingInfo", 118, CAT_API_CL, CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 2, r_clGetEventProfilingInfo, a_clGetEventProfilingInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetExtensionFunctionAddress[] = {
	{ "func_name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetExtensionFunctionAddress = {
	"clGetExtensionFunctionAddress", "clGetExtensionFunctionAddress", 119, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_NOT_NULL, 0, NULL, a_clGetExtensionFunctionAddress, &p_void_ptr,
	"", "", NULL,
};

static const struct cat_arg a_clGetExtensionFunctionAddressForPlatform[] = {
	{ "platform", &t_cl_platform_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "func_name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetExtensionFunctionAddressForPlatform = {
	"clGetExtensionFunctionAddressForPlatform", "clGetExtensionFunctionAddressForPlatform", 120, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_NOT_NULL, 0, NULL, a_clGetExtensionFunctionAddressForPlatform, &p_void_ptr,
	"1.2", "", NULL,
};

static const struct cat_arg a_clGetGLContextInfoKHR[] = {
	{ "properties", &p_const_cl_context_properties_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0, &(const struct cat_select){ 0, 0, sizeof(c_t_cl_context_properties) / sizeof(*c_t_cl_context_properties), c_t_cl_context_properties } },
	{ "param_name", &t_cl_gl_context_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2 },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetGLContextInfoKHR = {
	"clGetGLContextInfoKHR", "clGetGLContextInfoKHR", 121, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetGLContextInfoKHR, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetGLObjectInfo[] = {
	{ "memobj", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gl_object_type", &p_cl_gl_object_type_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "gl_object_name", &p_cl_GLuint_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetGLObjectInfo = {
	"clGetGLObjectInfo", "clGetGLObjectInfo", 122, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_clGetGLObjectInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetGLTextureInfo[] = {
	{ "memobj", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_gl_texture_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2 },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetGLTextureInfo = {
	"clGetGLTextureInfo", "clGetGLTextureInfo", 123, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetGLTextureInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetHostTimer[] = {
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "host_timestamp", &p_cl_ulong_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetHostTimer = {
	"clGetHostTimer", "clGetHostTimer", 124, CAT_API_CL, CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_clGetHostTimer, &t_cl_error_code,
	"2.1", "", NULL,
};

static const struct cat_arg a_clGetICDLoaderInfoOCLICD[] = {
	{ "param_name", &t_cl_icdl_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 1 },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetICDLoaderInfoOCLICD = {
	"clGetICDLoaderInfoOCLICD", "clGetICDLoaderInfoOCLICD", 125, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_clGetICDLoaderInfoOCLICD, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clGetImageInfo[] = {
	{ "image", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_image_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_image_info) / sizeof(*c_t_cl_image_info), c_t_cl_image_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetImageInfo = {
	"clGetImageInfo", "clGetImageInfo", 126, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetImageInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetImageRequirementsInfoEXT[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_mem_properties_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_format", &p_const_cl_image_format_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "image_desc", &p_const_cl_image_desc_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "param_name", &t_cl_image_requirements_info_ext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 6 },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetImageRequirementsInfoEXT = {
	"clGetImageRequirementsInfoEXT", "clGetImageRequirementsInfoEXT", 127, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 9, 0, CAT_OK_RESULT, 0, NULL, a_clGetImageRequirementsInfoEXT, &t_cl_error_code,
	"3.0", "", NULL,
};

static const struct cat_arg a_clGetKernelArgInfo[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_indx", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_kernel_arg_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_cl_kernel_arg_info) / sizeof(*c_t_cl_kernel_arg_info), c_t_cl_kernel_arg_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetKernelArgInfo = {
	"clGetKernelArgInfo", "clGetKernelArgInfo", 128, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_clGetKernelArgInfo, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clGetKernelInfo[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_kernel_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_kernel_info) / sizeof(*c_t_cl_kernel_info), c_t_cl_kernel_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clGetKernelInfo[] = {
	{ CAT_ACT_NAME, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4496 },
};
static const struct cat_func f_clGetKernelInfo = {
	"clGetKernelInfo", "clGetKernelInfo", 129, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 1, r_clGetKernelInfo, a_clGetKernelInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetKernelSubGroupInfo[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_kernel_sub_group_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "input_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "input_value", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 5, &(const struct cat_select){ 2, 8, sizeof(c_t_cl_kernel_sub_group_info) / sizeof(*c_t_cl_kernel_sub_group_info), c_t_cl_kernel_sub_group_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetKernelSubGroupInfo = {
	"clGetKernelSubGroupInfo", "clGetKernelSubGroupInfo", 130, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 8, 0, CAT_OK_RESULT, 0, NULL, a_clGetKernelSubGroupInfo, &t_cl_error_code,
	"2.1", "", NULL,
};

static const struct cat_arg a_clGetKernelSubGroupInfoKHR[] = {
	{ "in_kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "in_device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_kernel_sub_group_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "input_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "input_value", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 5, &(const struct cat_select){ 2, 8, sizeof(c_t_cl_kernel_sub_group_info) / sizeof(*c_t_cl_kernel_sub_group_info), c_t_cl_kernel_sub_group_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetKernelSubGroupInfoKHR = {
	"clGetKernelSubGroupInfoKHR", "clGetKernelSubGroupInfoKHR", 131, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 8, 0, CAT_OK_RESULT, 0, NULL, a_clGetKernelSubGroupInfoKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clGetKernelSuggestedLocalWorkSize[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "work_dim", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "global_work_offset", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "global_work_size", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "suggested_local_work_size", &p_size_t_ptr, CAT_OUT, CAT_LEN_ARG, 2 },
};
static const struct cat_func f_clGetKernelSuggestedLocalWorkSize = {
	"clGetKernelSuggestedLocalWorkSize", "clGetKernelSuggestedLocalWorkSize", 132, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_clGetKernelSuggestedLocalWorkSize, &t_cl_error_code,
	"3.1", "", NULL,
};

static const struct cat_arg a_clGetKernelSuggestedLocalWorkSizeKHR[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "work_dim", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "global_work_offset", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "global_work_size", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "suggested_local_work_size", &p_size_t_ptr, CAT_OUT, CAT_LEN_ARG, 2 },
};
static const struct cat_func f_clGetKernelSuggestedLocalWorkSizeKHR = {
	"clGetKernelSuggestedLocalWorkSizeKHR", "clGetKernelSuggestedLocalWorkSizeKHR", 133, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_clGetKernelSuggestedLocalWorkSizeKHR, &t_cl_error_code,
	"3.0", "", NULL,
};

static const struct cat_arg a_clGetKernelWorkGroupInfo[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_kernel_work_group_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_cl_kernel_work_group_info) / sizeof(*c_t_cl_kernel_work_group_info), c_t_cl_kernel_work_group_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetKernelWorkGroupInfo = {
	"clGetKernelWorkGroupInfo", "clGetKernelWorkGroupInfo", 134, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_clGetKernelWorkGroupInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetMemAllocInfoINTEL[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_mem_info_intel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_cl_mem_info_intel) / sizeof(*c_t_cl_mem_info_intel), c_t_cl_mem_info_intel } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetMemAllocInfoINTEL = {
	"clGetMemAllocInfoINTEL", "clGetMemAllocInfoINTEL", 135, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_clGetMemAllocInfoINTEL, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clGetMemObjectInfo[] = {
	{ "memobj", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_mem_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_mem_info) / sizeof(*c_t_cl_mem_info), c_t_cl_mem_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetMemObjectInfo = {
	"clGetMemObjectInfo", "clGetMemObjectInfo", 136, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetMemObjectInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetMutableCommandInfoKHR[] = {
	{ "command", &t_cl_mutable_command_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_mutable_command_info_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2 },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetMutableCommandInfoKHR = {
	"clGetMutableCommandInfoKHR", "clGetMutableCommandInfoKHR", 137, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetMutableCommandInfoKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clGetPipeInfo[] = {
	{ "pipe", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_pipe_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_pipe_info) / sizeof(*c_t_cl_pipe_info), c_t_cl_pipe_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetPipeInfo = {
	"clGetPipeInfo", "clGetPipeInfo", 138, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetPipeInfo, &t_cl_error_code,
	"2.0", "", NULL,
};

static const struct cat_arg a_clGetPlatformIDs[] = {
	{ "num_entries", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "platforms", &p_cl_platform_id_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "num_platforms", &p_cl_uint_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetPlatformIDs = {
	"clGetPlatformIDs", "clGetPlatformIDs", 139, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_clGetPlatformIDs, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetPlatformInfo[] = {
	{ "platform", &t_cl_platform_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_platform_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_platform_info) / sizeof(*c_t_cl_platform_info), c_t_cl_platform_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetPlatformInfo = {
	"clGetPlatformInfo", "clGetPlatformInfo", 140, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetPlatformInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetProgramBuildInfo[] = {
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_program_build_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_cl_program_build_info) / sizeof(*c_t_cl_program_build_info), c_t_cl_program_build_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetProgramBuildInfo = {
	"clGetProgramBuildInfo", "clGetProgramBuildInfo", 141, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 6, 0, CAT_OK_RESULT, 0, NULL, a_clGetProgramBuildInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetProgramInfo[] = {
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_program_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_program_info) / sizeof(*c_t_cl_program_info), c_t_cl_program_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clGetProgramInfo[] = {
	{ CAT_ACT_BINARY, CAT_BINARY_SIZES, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_COUNT] = CAT_ARG(4), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4453 },
	{ CAT_ACT_BINARY, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_COUNT] = CAT_ARG(4), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4454 },
};
static const struct cat_func f_clGetProgramInfo = {
	"clGetProgramInfo", "clGetProgramInfo", 142, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 2, r_clGetProgramInfo, a_clGetProgramInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetSVMPointerInfoKHR[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_svm_pointer_info_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 4 },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetSVMPointerInfoKHR = {
	"clGetSVMPointerInfoKHR", "clGetSVMPointerInfoKHR", 143, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 7, 0, CAT_OK_RESULT, 0, NULL, a_clGetSVMPointerInfoKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clGetSVMSuggestedTypeIndexKHR[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "required_capabilities", &t_cl_svm_capabilities_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desired_capabilities", &t_cl_svm_capabilities_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_svm_alloc_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "suggested_svm_type_index", &p_cl_uint_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetSVMSuggestedTypeIndexKHR = {
	"clGetSVMSuggestedTypeIndexKHR", "clGetSVMSuggestedTypeIndexKHR", 144, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_clGetSVMSuggestedTypeIndexKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clGetSamplerInfo[] = {
	{ "sampler", &t_cl_sampler, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_sampler_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_cl_sampler_info) / sizeof(*c_t_cl_sampler_info), c_t_cl_sampler_info } },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetSamplerInfo = {
	"clGetSamplerInfo", "clGetSamplerInfo", 145, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetSamplerInfo, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clGetSemaphoreHandleForTypeKHR[] = {
	{ "sema_object", &t_cl_semaphore_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handle_type", &t_cl_external_semaphore_handle_type_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handle_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handle_ptr", &p_void_ptr, CAT_OUT, CAT_LEN_BYTES, 3 },
	{ "handle_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetSemaphoreHandleForTypeKHR = {
	"clGetSemaphoreHandleForTypeKHR", "clGetSemaphoreHandleForTypeKHR", 146, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_clGetSemaphoreHandleForTypeKHR, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clGetSemaphoreInfoKHR[] = {
	{ "sema_object", &t_cl_semaphore_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_semaphore_info_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2 },
	{ "param_value_size_ret", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetSemaphoreInfoKHR = {
	"clGetSemaphoreInfoKHR", "clGetSemaphoreInfoKHR", 147, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_clGetSemaphoreInfoKHR, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clGetSupportedGLTextureFormatsINTEL[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_type", &t_cl_mem_object_type, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_entries", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gl_formats", &p_cl_GLenum_ptr, CAT_OUT, CAT_LEN_ARG, 3 },
	{ "num_texture_formats", &p_cl_uint_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetSupportedGLTextureFormatsINTEL = {
	"clGetSupportedGLTextureFormatsINTEL", "clGetSupportedGLTextureFormatsINTEL", 148, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_clGetSupportedGLTextureFormatsINTEL, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clGetSupportedImageFormats[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_type", &t_cl_mem_object_type, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_entries", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "image_formats", &p_cl_image_format_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "num_image_formats", &p_cl_uint_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clGetSupportedImageFormats = {
	"clGetSupportedImageFormats", "clGetSupportedImageFormats", 149, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_clGetSupportedImageFormats, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clHostMemAllocINTEL[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_mem_properties_intel_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0, &(const struct cat_select){ 1, 0, sizeof(c_t_cl_mem_properties_intel) / sizeof(*c_t_cl_mem_properties_intel), c_t_cl_mem_properties_intel } },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "alignment", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clHostMemAllocINTEL[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_HOST, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_RETURN, [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_clHostMemAllocINTEL = {
	"clHostMemAllocINTEL", "clHostMemAllocINTEL", 150, CAT_API_CL, CAT_F_MEMORY, 5, 0, CAT_OK_NOT_NULL, 1, r_clHostMemAllocINTEL, a_clHostMemAllocINTEL, &p_void_ptr,
	"", "", NULL,
};

static const struct cat_arg a_clIcdGetFunctionAddressForPlatformKHR[] = {
	{ "platform", &t_cl_platform_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "func_name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clIcdGetFunctionAddressForPlatformKHR = {
	"clIcdGetFunctionAddressForPlatformKHR", "clIcdGetFunctionAddressForPlatformKHR", 151, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_NOT_NULL, 0, NULL, a_clIcdGetFunctionAddressForPlatformKHR, &p_void_ptr,
	"", "", NULL,
};

static const struct cat_arg a_clIcdGetPlatformIDsKHR[] = {
	{ "num_entries", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "platforms", &p_cl_platform_id_ptr, CAT_OUT, CAT_LEN_ARG, 0 },
	{ "num_platforms", &p_cl_uint_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clIcdGetPlatformIDsKHR = {
	"clIcdGetPlatformIDsKHR", "clIcdGetPlatformIDsKHR", 152, CAT_API_CL, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_clIcdGetPlatformIDsKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clIcdSetPlatformDispatchDataKHR[] = {
	{ "platform", &t_cl_platform_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dispatch_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clIcdSetPlatformDispatchDataKHR = {
	"clIcdSetPlatformDispatchDataKHR", "clIcdSetPlatformDispatchDataKHR", 153, CAT_API_CL, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_clIcdSetPlatformDispatchDataKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clImportMemoryARM[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_import_properties_arm_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "memory", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clImportMemoryARM[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(4) } },
};
static const struct cat_func f_clImportMemoryARM = {
	"clImportMemoryARM", "clImportMemoryARM", 154, CAT_API_CL, CAT_F_MEMORY, 6, 0, CAT_OK_NOT_NULL, 1, r_clImportMemoryARM, a_clImportMemoryARM, &t_cl_mem,
	"1.0", "", NULL,
};

static const struct cat_arg a_clLinkProgram[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_devices", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device_list", &p_const_cl_device_id_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "options", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "num_input_programs", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "input_programs", &p_const_cl_program_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "pfn_notify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clLinkProgram[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clLinkProgram = {
	"clLinkProgram", "clLinkProgram", 155, CAT_API_CL, CAT_F_MODULE, 9, 0, CAT_OK_NOT_NULL, 1, r_clLinkProgram, a_clLinkProgram, &t_cl_program,
	"1.2", "", NULL,
};

static const struct cat_arg a_clLogMessagesToStderrAPPLE[] = {
	{ "errstr", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "private_info", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "cb", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clLogMessagesToStderrAPPLE = {
	"clLogMessagesToStderrAPPLE", "clLogMessagesToStderrAPPLE", 156, CAT_API_CL, 0, 4, 0, CAT_OK_ALWAYS, 0, NULL, a_clLogMessagesToStderrAPPLE, &t_void,
	"1.0", "", NULL,
};

static const struct cat_arg a_clLogMessagesToStdoutAPPLE[] = {
	{ "errstr", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "private_info", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "cb", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clLogMessagesToStdoutAPPLE = {
	"clLogMessagesToStdoutAPPLE", "clLogMessagesToStdoutAPPLE", 157, CAT_API_CL, 0, 4, 0, CAT_OK_ALWAYS, 0, NULL, a_clLogMessagesToStdoutAPPLE, &t_void,
	"1.0", "", NULL,
};

static const struct cat_arg a_clLogMessagesToSystemLogAPPLE[] = {
	{ "errstr", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "private_info", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "cb", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clLogMessagesToSystemLogAPPLE = {
	"clLogMessagesToSystemLogAPPLE", "clLogMessagesToSystemLogAPPLE", 158, CAT_API_CL, 0, 4, 0, CAT_OK_ALWAYS, 0, NULL, a_clLogMessagesToSystemLogAPPLE, &t_void,
	"1.0", "", NULL,
};

static const struct cat_arg a_clMemBlockingFreeINTEL[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clMemBlockingFreeINTEL[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(1) } },
};
static const struct cat_func f_clMemBlockingFreeINTEL = {
	"clMemBlockingFreeINTEL", "clMemBlockingFreeINTEL", 159, CAT_API_CL, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_clMemBlockingFreeINTEL, a_clMemBlockingFreeINTEL, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clMemFreeINTEL[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clMemFreeINTEL[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(1) } },
};
static const struct cat_func f_clMemFreeINTEL = {
	"clMemFreeINTEL", "clMemFreeINTEL", 160, CAT_API_CL, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_clMemFreeINTEL, a_clMemFreeINTEL, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clReImportSemaphoreSyncFdKHR[] = {
	{ "sema_object", &t_cl_semaphore_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "reimport_props", &p_cl_semaphore_reimport_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "fd", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clReImportSemaphoreSyncFdKHR = {
	"clReImportSemaphoreSyncFdKHR", "clReImportSemaphoreSyncFdKHR", 161, CAT_API_CL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_clReImportSemaphoreSyncFdKHR, &t_cl_error_code,
	"3.0", "", NULL,
};

static const struct cat_arg a_clReleaseAcceleratorINTEL[] = {
	{ "accelerator", &t_cl_accelerator_intel, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseAcceleratorINTEL[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseAcceleratorINTEL = {
	"clReleaseAcceleratorINTEL", "clReleaseAcceleratorINTEL", 162, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clReleaseAcceleratorINTEL, a_clReleaseAcceleratorINTEL, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clReleaseCommandBufferKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseCommandBufferKHR[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseCommandBufferKHR = {
	"clReleaseCommandBufferKHR", "clReleaseCommandBufferKHR", 163, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clReleaseCommandBufferKHR, a_clReleaseCommandBufferKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clReleaseCommandQueue[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseCommandQueue[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseCommandQueue = {
	"clReleaseCommandQueue", "clReleaseCommandQueue", 164, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clReleaseCommandQueue, a_clReleaseCommandQueue, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clReleaseContext[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseContext[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseContext = {
	"clReleaseContext", "clReleaseContext", 165, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clReleaseContext, a_clReleaseContext, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clReleaseDevice[] = {
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseDevice[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseDevice = {
	"clReleaseDevice", "clReleaseDevice", 166, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clReleaseDevice, a_clReleaseDevice, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clReleaseDeviceEXT[] = {
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseDeviceEXT[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseDeviceEXT = {
	"clReleaseDeviceEXT", "clReleaseDeviceEXT", 167, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clReleaseDeviceEXT, a_clReleaseDeviceEXT, &t_cl_error_code,
	"1.1", "", NULL,
};

static const struct cat_arg a_clReleaseEvent[] = {
	{ "event", &t_cl_event, CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseEvent[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseEvent = {
	"clReleaseEvent", "clReleaseEvent", 168, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clReleaseEvent, a_clReleaseEvent, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clReleaseKernel[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseKernel[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseKernel = {
	"clReleaseKernel", "clReleaseKernel", 169, CAT_API_CL, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_clReleaseKernel, a_clReleaseKernel, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clReleaseMemObject[] = {
	{ "memobj", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseMemObject[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseMemObject = {
	"clReleaseMemObject", "clReleaseMemObject", 170, CAT_API_CL, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_clReleaseMemObject, a_clReleaseMemObject, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clReleaseProgram[] = {
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseProgram[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseProgram = {
	"clReleaseProgram", "clReleaseProgram", 171, CAT_API_CL, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_clReleaseProgram, a_clReleaseProgram, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clReleaseSampler[] = {
	{ "sampler", &t_cl_sampler, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseSampler[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseSampler = {
	"clReleaseSampler", "clReleaseSampler", 172, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clReleaseSampler, a_clReleaseSampler, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clReleaseSemaphoreKHR[] = {
	{ "sema_object", &t_cl_semaphore_khr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clReleaseSemaphoreKHR[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clReleaseSemaphoreKHR = {
	"clReleaseSemaphoreKHR", "clReleaseSemaphoreKHR", 173, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clReleaseSemaphoreKHR, a_clReleaseSemaphoreKHR, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clRemapCommandBufferKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "automatic", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_queues", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "queues", &p_const_cl_command_queue_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "num_handles", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handles", &p_const_cl_mutable_command_khr_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "handles_ret", &p_cl_mutable_command_khr_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clRemapCommandBufferKHR[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_RETURN, [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRemapCommandBufferKHR = {
	"clRemapCommandBufferKHR", "clRemapCommandBufferKHR", 174, CAT_API_CL, 0, 8, 0, CAT_OK_NOT_NULL, 1, r_clRemapCommandBufferKHR, a_clRemapCommandBufferKHR, &t_cl_command_buffer_khr,
	"", "", NULL,
};

static const struct cat_arg a_clRetainAcceleratorINTEL[] = {
	{ "accelerator", &t_cl_accelerator_intel, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainAcceleratorINTEL[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainAcceleratorINTEL = {
	"clRetainAcceleratorINTEL", "clRetainAcceleratorINTEL", 175, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clRetainAcceleratorINTEL, a_clRetainAcceleratorINTEL, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clRetainCommandBufferKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainCommandBufferKHR[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainCommandBufferKHR = {
	"clRetainCommandBufferKHR", "clRetainCommandBufferKHR", 176, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clRetainCommandBufferKHR, a_clRetainCommandBufferKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clRetainCommandQueue[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainCommandQueue[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainCommandQueue = {
	"clRetainCommandQueue", "clRetainCommandQueue", 177, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clRetainCommandQueue, a_clRetainCommandQueue, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clRetainContext[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainContext[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainContext = {
	"clRetainContext", "clRetainContext", 178, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clRetainContext, a_clRetainContext, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clRetainDevice[] = {
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainDevice[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainDevice = {
	"clRetainDevice", "clRetainDevice", 179, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clRetainDevice, a_clRetainDevice, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clRetainDeviceEXT[] = {
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainDeviceEXT[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainDeviceEXT = {
	"clRetainDeviceEXT", "clRetainDeviceEXT", 180, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clRetainDeviceEXT, a_clRetainDeviceEXT, &t_cl_error_code,
	"1.1", "", NULL,
};

static const struct cat_arg a_clRetainEvent[] = {
	{ "event", &t_cl_event, CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainEvent[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainEvent = {
	"clRetainEvent", "clRetainEvent", 181, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clRetainEvent, a_clRetainEvent, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clRetainKernel[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainKernel[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainKernel = {
	"clRetainKernel", "clRetainKernel", 182, CAT_API_CL, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_clRetainKernel, a_clRetainKernel, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clRetainMemObject[] = {
	{ "memobj", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainMemObject[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainMemObject = {
	"clRetainMemObject", "clRetainMemObject", 183, CAT_API_CL, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_clRetainMemObject, a_clRetainMemObject, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clRetainProgram[] = {
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainProgram[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainProgram = {
	"clRetainProgram", "clRetainProgram", 184, CAT_API_CL, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_clRetainProgram, a_clRetainProgram, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clRetainSampler[] = {
	{ "sampler", &t_cl_sampler, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainSampler[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainSampler = {
	"clRetainSampler", "clRetainSampler", 185, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clRetainSampler, a_clRetainSampler, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clRetainSemaphoreKHR[] = {
	{ "sema_object", &t_cl_semaphore_khr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clRetainSemaphoreKHR[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_clRetainSemaphoreKHR = {
	"clRetainSemaphoreKHR", "clRetainSemaphoreKHR", 186, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 1, r_clRetainSemaphoreKHR, a_clRetainSemaphoreKHR, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clSVMAlloc[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_svm_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "alignment", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clSVMAlloc[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_SHARED, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_RETURN, [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_clSVMAlloc = {
	"clSVMAlloc", "clSVMAlloc", 187, CAT_API_CL, CAT_F_MEMORY, 4, 0, CAT_OK_NOT_NULL, 1, r_clSVMAlloc, a_clSVMAlloc, &p_void_ptr,
	"2.0", "", NULL,
};

static const struct cat_arg a_clSVMAllocARM[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cl_svm_mem_flags_arm, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "alignment", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clSVMAllocARM[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_SHARED, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_RETURN, [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_clSVMAllocARM = {
	"clSVMAllocARM", "clSVMAllocARM", 188, CAT_API_CL, CAT_F_MEMORY, 4, 0, CAT_OK_NOT_NULL, 1, r_clSVMAllocARM, a_clSVMAllocARM, &p_void_ptr,
	"1.2", "", NULL,
};

static const struct cat_arg a_clSVMAllocWithPropertiesKHR[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_svm_alloc_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "svm_type_index", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clSVMAllocWithPropertiesKHR[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_SHARED, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_RETURN, [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_clSVMAllocWithPropertiesKHR = {
	"clSVMAllocWithPropertiesKHR", "clSVMAllocWithPropertiesKHR", 189, CAT_API_CL, CAT_F_MEMORY, 5, 0, CAT_OK_NOT_NULL, 1, r_clSVMAllocWithPropertiesKHR, a_clSVMAllocWithPropertiesKHR, &p_void_ptr,
	"", "", NULL,
};

static const struct cat_arg a_clSVMFree[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "svm_pointer", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clSVMFree[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(1) } },
};
static const struct cat_func f_clSVMFree = {
	"clSVMFree", "clSVMFree", 190, CAT_API_CL, CAT_F_MEMORY, 2, 0, CAT_OK_ALWAYS, 1, r_clSVMFree, a_clSVMFree, &t_void,
	"2.0", "", NULL,
};

static const struct cat_arg a_clSVMFreeARM[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "svm_pointer", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clSVMFreeARM[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(1) } },
};
static const struct cat_func f_clSVMFreeARM = {
	"clSVMFreeARM", "clSVMFreeARM", 191, CAT_API_CL, CAT_F_MEMORY, 2, 0, CAT_OK_ALWAYS, 1, r_clSVMFreeARM, a_clSVMFreeARM, &t_void,
	"1.2", "", NULL,
};

static const struct cat_arg a_clSVMFreeWithPropertiesKHR[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_svm_free_properties_khr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "flags", &t_cl_svm_free_flags_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clSVMFreeWithPropertiesKHR[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(3) } },
};
static const struct cat_func f_clSVMFreeWithPropertiesKHR = {
	"clSVMFreeWithPropertiesKHR", "clSVMFreeWithPropertiesKHR", 192, CAT_API_CL, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_clSVMFreeWithPropertiesKHR, a_clSVMFreeWithPropertiesKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clSetCommandQueueProperty[] = {
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &t_cl_command_queue_properties, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "enable", &t_cl_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "old_properties", &p_cl_command_queue_properties_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_clSetCommandQueueProperty = {
	"clSetCommandQueueProperty", "clSetCommandQueueProperty", 193, CAT_API_CL, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_clSetCommandQueueProperty, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clSetContentSizeBufferPoCL[] = {
	{ "buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "content_size_buffer", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clSetContentSizeBufferPoCL = {
	"clSetContentSizeBufferPoCL", "clSetContentSizeBufferPoCL", 194, CAT_API_CL, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_clSetContentSizeBufferPoCL, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clSetContextDestructorCallback[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfn_notify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clSetContextDestructorCallback = {
	"clSetContextDestructorCallback", "clSetContextDestructorCallback", 195, CAT_API_CL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_clSetContextDestructorCallback, &t_cl_error_code,
	"3.0", "", NULL,
};

static const struct cat_arg a_clSetDefaultDeviceCommandQueue[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "command_queue", &t_cl_command_queue, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clSetDefaultDeviceCommandQueue = {
	"clSetDefaultDeviceCommandQueue", "clSetDefaultDeviceCommandQueue", 196, CAT_API_CL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_clSetDefaultDeviceCommandQueue, &t_cl_error_code,
	"2.1", "", NULL,
};

static const struct cat_arg a_clSetEventCallback[] = {
	{ "event", &t_cl_event, CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "command_exec_callback_type", &t_cl_command_execution_status, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfn_notify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clSetEventCallback = {
	"clSetEventCallback", "clSetEventCallback", 197, CAT_API_CL, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_clSetEventCallback, &t_cl_error_code,
	"1.1", "", NULL,
};

static const struct cat_arg a_clSetKernelArg[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_index", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_value", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2 },
};
static const struct cat_role r_clSetKernelArg[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(3) } },
};
static const struct cat_func f_clSetKernelArg = {
	"clSetKernelArg", "clSetKernelArg", 198, CAT_API_CL, 0, 4, 0, CAT_OK_RESULT, 1, r_clSetKernelArg, a_clSetKernelArg, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clSetKernelArgDevicePointerEXT[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_index", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_value", &t_cl_mem_device_address_ext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clSetKernelArgDevicePointerEXT[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_clSetKernelArgDevicePointerEXT = {
	"clSetKernelArgDevicePointerEXT", "clSetKernelArgDevicePointerEXT", 199, CAT_API_CL, 0, 3, 0, CAT_OK_RESULT, 1, r_clSetKernelArgDevicePointerEXT, a_clSetKernelArgDevicePointerEXT, &t_cl_error_code,
	"3.0", "", NULL,
};

static const struct cat_arg a_clSetKernelArgMemPointerINTEL[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_index", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_value", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clSetKernelArgMemPointerINTEL[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_clSetKernelArgMemPointerINTEL = {
	"clSetKernelArgMemPointerINTEL", "clSetKernelArgMemPointerINTEL", 200, CAT_API_CL, 0, 3, 0, CAT_OK_RESULT, 1, r_clSetKernelArgMemPointerINTEL, a_clSetKernelArgMemPointerINTEL, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clSetKernelArgSVMPointer[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_index", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_value", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clSetKernelArgSVMPointer[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_clSetKernelArgSVMPointer = {
	"clSetKernelArgSVMPointer", "clSetKernelArgSVMPointer", 201, CAT_API_CL, 0, 3, 0, CAT_OK_RESULT, 1, r_clSetKernelArgSVMPointer, a_clSetKernelArgSVMPointer, &t_cl_error_code,
	"2.0", "", NULL,
};

static const struct cat_arg a_clSetKernelArgSVMPointerARM[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_index", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg_value", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_clSetKernelArgSVMPointerARM[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_clSetKernelArgSVMPointerARM = {
	"clSetKernelArgSVMPointerARM", "clSetKernelArgSVMPointerARM", 202, CAT_API_CL, 0, 3, 0, CAT_OK_RESULT, 1, r_clSetKernelArgSVMPointerARM, a_clSetKernelArgSVMPointerARM, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clSetKernelExecInfo[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_kernel_exec_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 0, sizeof(c_t_cl_kernel_exec_info) / sizeof(*c_t_cl_kernel_exec_info), c_t_cl_kernel_exec_info } },
};
static const struct cat_func f_clSetKernelExecInfo = {
	"clSetKernelExecInfo", "clSetKernelExecInfo", 203, CAT_API_CL, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_clSetKernelExecInfo, &t_cl_error_code,
	"2.0", "", NULL,
};

static const struct cat_arg a_clSetKernelExecInfoARM[] = {
	{ "kernel", &t_cl_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_name", &t_cl_kernel_exec_info_arm, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param_value", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2 },
};
static const struct cat_func f_clSetKernelExecInfoARM = {
	"clSetKernelExecInfoARM", "clSetKernelExecInfoARM", 204, CAT_API_CL, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_clSetKernelExecInfoARM, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clSetMemObjectDestructorAPPLE[] = {
	{ "memobj", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfn_notify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clSetMemObjectDestructorAPPLE = {
	"clSetMemObjectDestructorAPPLE", "clSetMemObjectDestructorAPPLE", 205, CAT_API_CL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_clSetMemObjectDestructorAPPLE, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_arg a_clSetMemObjectDestructorCallback[] = {
	{ "memobj", &t_cl_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfn_notify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clSetMemObjectDestructorCallback = {
	"clSetMemObjectDestructorCallback", "clSetMemObjectDestructorCallback", 206, CAT_API_CL, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_clSetMemObjectDestructorCallback, &t_cl_error_code,
	"1.1", "", NULL,
};

static const struct cat_arg a_clSetPerfHintQCOM[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "perf_hint", &t_cl_perf_hint_qcom, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clSetPerfHintQCOM = {
	"clSetPerfHintQCOM", "clSetPerfHintQCOM", 207, CAT_API_CL, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_clSetPerfHintQCOM, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clSetProgramReleaseCallback[] = {
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfn_notify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "user_data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clSetProgramReleaseCallback = {
	"clSetProgramReleaseCallback", "clSetProgramReleaseCallback", 208, CAT_API_CL, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_clSetProgramReleaseCallback, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clSetProgramSpecializationConstant[] = {
	{ "program", &t_cl_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "spec_id", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "spec_size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "spec_value", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2 },
};
static const struct cat_func f_clSetProgramSpecializationConstant = {
	"clSetProgramSpecializationConstant", "clSetProgramSpecializationConstant", 209, CAT_API_CL, CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 0, NULL, a_clSetProgramSpecializationConstant, &t_cl_error_code,
	"2.2", "", NULL,
};

static const struct cat_arg a_clSetUserEventStatus[] = {
	{ "event", &t_cl_event, CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "execution_status", &t_cl_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clSetUserEventStatus = {
	"clSetUserEventStatus", "clSetUserEventStatus", 210, CAT_API_CL, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 0, NULL, a_clSetUserEventStatus, &t_cl_error_code,
	"1.1", "", NULL,
};

static const struct cat_arg a_clSharedMemAllocINTEL[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_cl_device_id, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &p_const_cl_mem_properties_intel_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0, &(const struct cat_select){ 2, 0, sizeof(c_t_cl_mem_properties_intel) / sizeof(*c_t_cl_mem_properties_intel), c_t_cl_mem_properties_intel } },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "alignment", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errcode_ret", &p_cl_int_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_clSharedMemAllocINTEL[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_SHARED, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_RETURN, [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_clSharedMemAllocINTEL = {
	"clSharedMemAllocINTEL", "clSharedMemAllocINTEL", 211, CAT_API_CL, CAT_F_MEMORY, 6, 0, CAT_OK_NOT_NULL, 1, r_clSharedMemAllocINTEL, a_clSharedMemAllocINTEL, &p_void_ptr,
	"", "", NULL,
};

static const struct cat_arg a_clTerminateContextKHR[] = {
	{ "context", &t_cl_context, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clTerminateContextKHR = {
	"clTerminateContextKHR", "clTerminateContextKHR", 212, CAT_API_CL, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_clTerminateContextKHR, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_func f_clUnloadCompiler = {
	"clUnloadCompiler", "clUnloadCompiler", 213, CAT_API_CL, CAT_F_MODULE, 0, 0, CAT_OK_RESULT, 0, NULL, NULL, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clUnloadPlatformCompiler[] = {
	{ "platform", &t_cl_platform_id, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_clUnloadPlatformCompiler = {
	"clUnloadPlatformCompiler", "clUnloadPlatformCompiler", 214, CAT_API_CL, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 0, NULL, a_clUnloadPlatformCompiler, &t_cl_error_code,
	"1.2", "", NULL,
};

static const struct cat_arg a_clUpdateMutableCommandsKHR[] = {
	{ "command_buffer", &t_cl_command_buffer_khr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "num_configs", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config_types", &p_const_cl_command_buffer_update_type_khr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "configs", &p_const_void_ptr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_clUpdateMutableCommandsKHR = {
	"clUpdateMutableCommandsKHR", "clUpdateMutableCommandsKHR", 215, CAT_API_CL, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_clUpdateMutableCommandsKHR, &t_cl_error_code,
	"", "", NULL,
};

static const struct cat_arg a_clWaitForEvents[] = {
	{ "num_events", &t_cl_uint, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_list", &p_const_cl_event_ptr, CAT_IN, CAT_LEN_ARG, 0 },
};
static const struct cat_role r_clWaitForEvents[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_COUNT] = CAT_ARG(0) } },
};
static const struct cat_func f_clWaitForEvents = {
	"clWaitForEvents", "clWaitForEvents", 216, CAT_API_CL, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 1, r_clWaitForEvents, a_clWaitForEvents, &t_cl_error_code,
	"1.0", "", NULL,
};

static const struct cat_func *const funcs[] = {
	&f_clBuildProgram,
	&f_clCancelCommandsIMG,
	&f_clCloneKernel,
	&f_clCommandBarrierWithWaitListKHR,
	&f_clCommandCopyBufferKHR,
	&f_clCommandCopyBufferRectKHR,
	&f_clCommandCopyBufferToImageKHR,
	&f_clCommandCopyImageKHR,
	&f_clCommandCopyImageToBufferKHR,
	&f_clCommandFillBufferKHR,
	&f_clCommandFillImageKHR,
	&f_clCommandNDRangeKernelKHR,
	&f_clCommandSVMMemFillKHR,
	&f_clCommandSVMMemcpyKHR,
	&f_clCompileProgram,
	&f_clCreateAcceleratorINTEL,
	&f_clCreateBuffer,
	&f_clCreateBufferWithProperties,
	&f_clCreateBufferWithPropertiesINTEL,
	&f_clCreateCommandBufferKHR,
	&f_clCreateCommandQueue,
	&f_clCreateCommandQueueWithProperties,
	&f_clCreateCommandQueueWithPropertiesKHR,
	&f_clCreateContext,
	&f_clCreateContextFromType,
	&f_clCreateEventFromGLsyncKHR,
	&f_clCreateFromGLBuffer,
	&f_clCreateFromGLRenderbuffer,
	&f_clCreateFromGLTexture,
	&f_clCreateFromGLTexture2D,
	&f_clCreateFromGLTexture3D,
	&f_clCreateImage,
	&f_clCreateImage2D,
	&f_clCreateImage3D,
	&f_clCreateImageWithProperties,
	&f_clCreateKernel,
	&f_clCreateKernelsInProgram,
	&f_clCreatePipe,
	&f_clCreateProgramWithBinary,
	&f_clCreateProgramWithBuiltInKernels,
	&f_clCreateProgramWithIL,
	&f_clCreateProgramWithILKHR,
	&f_clCreateProgramWithSource,
	&f_clCreateSampler,
	&f_clCreateSamplerWithProperties,
	&f_clCreateSemaphoreWithPropertiesKHR,
	&f_clCreateSubBuffer,
	&f_clCreateSubDevices,
	&f_clCreateSubDevicesEXT,
	&f_clCreateUserEvent,
	&f_clDeviceMemAllocINTEL,
	&f_clEnqueueAcquireExternalMemObjectsKHR,
	&f_clEnqueueAcquireGLObjects,
	&f_clEnqueueAcquireGrallocObjectsIMG,
	&f_clEnqueueBarrier,
	&f_clEnqueueBarrierWithWaitList,
	&f_clEnqueueCommandBufferKHR,
	&f_clEnqueueCopyBuffer,
	&f_clEnqueueCopyBufferRect,
	&f_clEnqueueCopyBufferToImage,
	&f_clEnqueueCopyImage,
	&f_clEnqueueCopyImageToBuffer,
	&f_clEnqueueFillBuffer,
	&f_clEnqueueFillImage,
	&f_clEnqueueGenerateMipmapIMG,
	&f_clEnqueueMapBuffer,
	&f_clEnqueueMapImage,
	&f_clEnqueueMarker,
	&f_clEnqueueMarkerWithWaitList,
	&f_clEnqueueMemAdviseINTEL,
	&f_clEnqueueMemFillINTEL,
	&f_clEnqueueMemcpyINTEL,
	&f_clEnqueueMemsetINTEL,
	&f_clEnqueueMigrateMemINTEL,
	&f_clEnqueueMigrateMemObjectEXT,
	&f_clEnqueueMigrateMemObjects,
	&f_clEnqueueNDRangeKernel,
	&f_clEnqueueNativeKernel,
	&f_clEnqueueReadBuffer,
	&f_clEnqueueReadBufferRect,
	&f_clEnqueueReadHostPipeINTEL,
	&f_clEnqueueReadImage,
	&f_clEnqueueReleaseExternalMemObjectsKHR,
	&f_clEnqueueReleaseGLObjects,
	&f_clEnqueueReleaseGrallocObjectsIMG,
	&f_clEnqueueSVMFree,
	&f_clEnqueueSVMFreeARM,
	&f_clEnqueueSVMMap,
	&f_clEnqueueSVMMapARM,
	&f_clEnqueueSVMMemFill,
	&f_clEnqueueSVMMemFillARM,
	&f_clEnqueueSVMMemcpy,
	&f_clEnqueueSVMMemcpyARM,
	&f_clEnqueueSVMMigrateMem,
	&f_clEnqueueSVMUnmap,
	&f_clEnqueueSVMUnmapARM,
	&f_clEnqueueSignalSemaphoresKHR,
	&f_clEnqueueTask,
	&f_clEnqueueUnmapMemObject,
	&f_clEnqueueWaitForEvents,
	&f_clEnqueueWaitSemaphoresKHR,
	&f_clEnqueueWriteBuffer,
	&f_clEnqueueWriteBufferRect,
	&f_clEnqueueWriteHostPipeINTEL,
	&f_clEnqueueWriteImage,
	&f_clFinalizeCommandBufferKHR,
	&f_clFinish,
	&f_clFlush,
	&f_clGetAcceleratorInfoINTEL,
	&f_clGetCommandBufferInfoKHR,
	&f_clGetCommandQueueInfo,
	&f_clGetContextInfo,
	&f_clGetDeviceAndHostTimer,
	&f_clGetDeviceIDs,
	&f_clGetDeviceImageInfoQCOM,
	&f_clGetDeviceInfo,
	&f_clGetEventInfo,
	&f_clGetEventProfilingInfo,
	&f_clGetExtensionFunctionAddress,
	&f_clGetExtensionFunctionAddressForPlatform,
	&f_clGetGLContextInfoKHR,
	&f_clGetGLObjectInfo,
	&f_clGetGLTextureInfo,
	&f_clGetHostTimer,
	&f_clGetICDLoaderInfoOCLICD,
	&f_clGetImageInfo,
	&f_clGetImageRequirementsInfoEXT,
	&f_clGetKernelArgInfo,
	&f_clGetKernelInfo,
	&f_clGetKernelSubGroupInfo,
	&f_clGetKernelSubGroupInfoKHR,
	&f_clGetKernelSuggestedLocalWorkSize,
	&f_clGetKernelSuggestedLocalWorkSizeKHR,
	&f_clGetKernelWorkGroupInfo,
	&f_clGetMemAllocInfoINTEL,
	&f_clGetMemObjectInfo,
	&f_clGetMutableCommandInfoKHR,
	&f_clGetPipeInfo,
	&f_clGetPlatformIDs,
	&f_clGetPlatformInfo,
	&f_clGetProgramBuildInfo,
	&f_clGetProgramInfo,
	&f_clGetSVMPointerInfoKHR,
	&f_clGetSVMSuggestedTypeIndexKHR,
	&f_clGetSamplerInfo,
	&f_clGetSemaphoreHandleForTypeKHR,
	&f_clGetSemaphoreInfoKHR,
	&f_clGetSupportedGLTextureFormatsINTEL,
	&f_clGetSupportedImageFormats,
	&f_clHostMemAllocINTEL,
	&f_clIcdGetFunctionAddressForPlatformKHR,
	&f_clIcdGetPlatformIDsKHR,
	&f_clIcdSetPlatformDispatchDataKHR,
	&f_clImportMemoryARM,
	&f_clLinkProgram,
	&f_clLogMessagesToStderrAPPLE,
	&f_clLogMessagesToStdoutAPPLE,
	&f_clLogMessagesToSystemLogAPPLE,
	&f_clMemBlockingFreeINTEL,
	&f_clMemFreeINTEL,
	&f_clReImportSemaphoreSyncFdKHR,
	&f_clReleaseAcceleratorINTEL,
	&f_clReleaseCommandBufferKHR,
	&f_clReleaseCommandQueue,
	&f_clReleaseContext,
	&f_clReleaseDevice,
	&f_clReleaseDeviceEXT,
	&f_clReleaseEvent,
	&f_clReleaseKernel,
	&f_clReleaseMemObject,
	&f_clReleaseProgram,
	&f_clReleaseSampler,
	&f_clReleaseSemaphoreKHR,
	&f_clRemapCommandBufferKHR,
	&f_clRetainAcceleratorINTEL,
	&f_clRetainCommandBufferKHR,
	&f_clRetainCommandQueue,
	&f_clRetainContext,
	&f_clRetainDevice,
	&f_clRetainDeviceEXT,
	&f_clRetainEvent,
	&f_clRetainKernel,
	&f_clRetainMemObject,
	&f_clRetainProgram,
	&f_clRetainSampler,
	&f_clRetainSemaphoreKHR,
	&f_clSVMAlloc,
	&f_clSVMAllocARM,
	&f_clSVMAllocWithPropertiesKHR,
	&f_clSVMFree,
	&f_clSVMFreeARM,
	&f_clSVMFreeWithPropertiesKHR,
	&f_clSetCommandQueueProperty,
	&f_clSetContentSizeBufferPoCL,
	&f_clSetContextDestructorCallback,
	&f_clSetDefaultDeviceCommandQueue,
	&f_clSetEventCallback,
	&f_clSetKernelArg,
	&f_clSetKernelArgDevicePointerEXT,
	&f_clSetKernelArgMemPointerINTEL,
	&f_clSetKernelArgSVMPointer,
	&f_clSetKernelArgSVMPointerARM,
	&f_clSetKernelExecInfo,
	&f_clSetKernelExecInfoARM,
	&f_clSetMemObjectDestructorAPPLE,
	&f_clSetMemObjectDestructorCallback,
	&f_clSetPerfHintQCOM,
	&f_clSetProgramReleaseCallback,
	&f_clSetProgramSpecializationConstant,
	&f_clSetUserEventStatus,
	&f_clSharedMemAllocINTEL,
	&f_clTerminateContextKHR,
	&f_clUnloadCompiler,
	&f_clUnloadPlatformCompiler,
	&f_clUpdateMutableCommandsKHR,
	&f_clWaitForEvents,
};

const struct cat_table cat_table_cl = {
	.api = { 2, "cl", "cl", 0, true, 2, CAT_DOMAIN_DRIVER, funcs, sizeof(funcs) / sizeof(*funcs) },
};
