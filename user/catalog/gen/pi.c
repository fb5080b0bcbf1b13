// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   own pi.h 2021.1
//   own pi.h 2021.4
//   own pi.h 2022.2
//   own pi.h 2023.0
//   own pi.h 2023.2
//   own pi.h 2024.0
//   own pi.h 2024.2
// clang-format off
#include "catalog/tables.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // what most rows don't have

static const struct cat_type p_char_ptr;
static const struct cat_type p_char_ptr_ptr;
static const struct cat_type p_const_char_ptr_ptr;
static const struct cat_type p_const_intptr_t_ptr;
static const struct cat_type p_const_pi_device_ptr;
static const struct cat_type p_const_pi_event_ptr;
static const struct cat_type p_const_pi_image_format_ptr;
static const struct cat_type p_const_pi_mem_ptr;
static const struct cat_type p_const_pi_program_ptr;
static const struct cat_type p_const_pi_sampler_ptr;
static const struct cat_type p_const_size_t_ptr;
static const struct cat_type p_const_uint32_t_ptr;
static const struct cat_type p_const_uint64_t_ptr;
static const struct cat_type p_const_unsigned_char_ptr;
static const struct cat_type p_const_unsigned_char_ptr_ptr;
static const struct cat_type p_const_void_ptr;
static const struct cat_type p_const_void_ptr_ptr;
static const struct cat_type p_const_void_ptrconst_ptr;
static const struct cat_type p_int32_t_ptr;
static const struct cat_type p_pi_buffer_region_ptr;
static const struct cat_type p_pi_command_buffer_ptr;
static const struct cat_type p_pi_context_ptr;
static const struct cat_type p_pi_device_binary_struct_ptr;
static const struct cat_type p_pi_device_binary_struct_ptr_ptr;
static const struct cat_type p_pi_device_ptr;
static const struct cat_type p_pi_event_ptr;
static const struct cat_type p_pi_image_handle_t_ptr;
static const struct cat_type p_pi_image_offset_ptr;
static const struct cat_type p_pi_image_region_ptr;
static const struct cat_type p_pi_interop_handle_t_ptr;
static const struct cat_type p_pi_kernel_ptr;
static const struct cat_type p_pi_mem_ptr;
static const struct cat_type p_pi_native_handle_t_ptr;
static const struct cat_type p_pi_platform_ptr;
static const struct cat_type p_pi_program_ptr;
static const struct cat_type p_pi_queue_ptr;
static const struct cat_type p_pi_rect_offset_ptr;
static const struct cat_type p_pi_rect_region_ptr;
static const struct cat_type p_pi_sampler_ptr;
static const struct cat_type p_size_t_ptr;
static const struct cat_type p_uint32_t_ptr;
static const struct cat_type p_uint64_t_ptr;
static const struct cat_type p_void_ptr;
static const struct cat_type p_void_ptr_ptr;
static const struct cat_type s_const_char_ptr;
static const struct cat_type t_anon;
static const struct cat_type t_bool;
static const struct cat_type t_char;
static const struct cat_type t_char_n;
static const struct cat_type t_float;
static const struct cat_type t_int;
static const struct cat_type t_int32_t;
static const struct cat_type t_intptr_t;
static const struct cat_type t_pi_bool;
static const struct cat_type t_pi_buffer_create_type;
static const struct cat_type t_pi_buffer_region;
static const struct cat_type t_pi_callback_t;
static const struct cat_type t_pi_command_buffer;
static const struct cat_type t_pi_context;
static const struct cat_type t_pi_context_info;
static const struct cat_type t_pi_device;
static const struct cat_type t_pi_device_binary_struct;
static const struct cat_type t_pi_device_info;
static const struct cat_type t_pi_device_n;
static const struct cat_type t_pi_device_type;
static const struct cat_type t_pi_event;
static const struct cat_type t_pi_event_info;
static const struct cat_type t_pi_event_status;
static const struct cat_type t_pi_image_channel_order;
static const struct cat_type t_pi_image_channel_type;
static const struct cat_type t_pi_image_copy_flags;
static const struct cat_type t_pi_image_format;
static const struct cat_type t_pi_image_handle_t;
static const struct cat_type t_pi_image_info;
static const struct cat_type t_pi_image_offset;
static const struct cat_type t_pi_image_region;
static const struct cat_type t_pi_info;
static const struct cat_type t_pi_interop_handle_t;
static const struct cat_type t_pi_kernel;
static const struct cat_type t_pi_kernel_exec_info;
static const struct cat_type t_pi_kernel_group_info;
static const struct cat_type t_pi_kernel_info;
static const struct cat_type t_pi_kernel_sub_group_info;
static const struct cat_type t_pi_map_flags;
static const struct cat_type t_pi_mem;
static const struct cat_type t_pi_mem_advice;
static const struct cat_type t_pi_mem_flags;
static const struct cat_type t_pi_mem_info;
static const struct cat_type t_pi_native_handle_t;
static const struct cat_type t_pi_platform;
static const struct cat_type t_pi_platform_backend;
static const struct cat_type t_pi_platform_info;
static const struct cat_type t_pi_profiling_info;
static const struct cat_type t_pi_program;
static const struct cat_type t_pi_program_build_info;
static const struct cat_type t_pi_program_info;
static const struct cat_type t_pi_queue;
static const struct cat_type t_pi_queue_info;
static const struct cat_type t_pi_rect_offset;
static const struct cat_type t_pi_rect_region;
static const struct cat_type t_pi_result;
static const struct cat_type t_pi_sampler;
static const struct cat_type t_pi_sampler_info;
static const struct cat_type t_pi_usm_info;
static const struct cat_type t_pi_usm_migration_flags;
static const struct cat_type t_pi_usm_type;
static const struct cat_type t_size_t;
static const struct cat_type t_size_t_n;
static const struct cat_type t_size_t_n3;
static const struct cat_type t_uint16_t;
static const struct cat_type t_uint32_t;
static const struct cat_type t_uint64_t;
static const struct cat_type t_uint8_t;
static const struct cat_type t_unsigned_char;
static const struct cat_type t_void;

static const struct cat_type p_char_ptr = { "char *", CAT_PTR, 8, 0, &t_char, NULL, NULL };

static const struct cat_type p_char_ptr_ptr = { "char **", CAT_PTR, 8, 0, &p_char_ptr, NULL, NULL };

static const struct cat_type p_const_char_ptr_ptr = { "const char **", CAT_PTR, 8, 0, &s_const_char_ptr, NULL, NULL };

static const struct cat_type p_const_intptr_t_ptr = { "const intptr_t *", CAT_PTR, 8, 0, &t_intptr_t, NULL, NULL };

static const struct cat_type p_const_pi_device_ptr = { "const pi_device *", CAT_PTR, 8, 0, &t_pi_device, NULL, NULL };

static const struct cat_type p_const_pi_event_ptr = { "const pi_event *", CAT_PTR, 8, 0, &t_pi_event, NULL, NULL };

static const struct cat_type p_const_pi_image_format_ptr = { "const pi_image_format *", CAT_PTR, 8, 0, &t_pi_image_format, NULL, NULL };

static const struct cat_type p_const_pi_mem_ptr = { "const pi_mem *", CAT_PTR, 8, 0, &t_pi_mem, NULL, NULL };

static const struct cat_type p_const_pi_program_ptr = { "const pi_program *", CAT_PTR, 8, 0, &t_pi_program, NULL, NULL };

static const struct cat_type p_const_pi_sampler_ptr = { "const pi_sampler *", CAT_PTR, 8, 0, &t_pi_sampler, NULL, NULL };

static const struct cat_type p_const_size_t_ptr = { "const size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_const_uint32_t_ptr = { "const uint32_t *", CAT_PTR, 8, 0, &t_uint32_t, NULL, NULL };

static const struct cat_type p_const_uint64_t_ptr = { "const uint64_t *", CAT_PTR, 8, 0, &t_uint64_t, NULL, NULL };

static const struct cat_type p_const_unsigned_char_ptr = { "const unsigned char *", CAT_PTR, 8, 0, &t_unsigned_char, NULL, NULL };

static const struct cat_type p_const_unsigned_char_ptr_ptr = { "const unsigned char **", CAT_PTR, 8, 0, &p_const_unsigned_char_ptr, NULL, NULL };

static const struct cat_type p_const_void_ptr = { "const void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_const_void_ptr_ptr = { "const void **", CAT_PTR, 8, 0, &p_const_void_ptr, NULL, NULL };

static const struct cat_type p_const_void_ptrconst_ptr = { "const void *const *", CAT_PTR, 8, 0, &p_const_void_ptr, NULL, NULL };

static const struct cat_type p_int32_t_ptr = { "int32_t *", CAT_PTR, 8, 0, &t_int32_t, NULL, NULL };

static const struct cat_type p_pi_buffer_region_ptr = { "pi_buffer_region *", CAT_PTR, 8, 0, &t_pi_buffer_region, NULL, NULL };

static const struct cat_type p_pi_command_buffer_ptr = { "pi_command_buffer *", CAT_PTR, 8, 0, &t_pi_command_buffer, NULL, NULL };

static const struct cat_type p_pi_context_ptr = { "pi_context *", CAT_PTR, 8, 0, &t_pi_context, NULL, NULL };

static const struct cat_type p_pi_device_binary_struct_ptr = { "pi_device_binary_struct *", CAT_PTR, 8, 0, &t_pi_device_binary_struct, NULL, NULL };

static const struct cat_type p_pi_device_binary_struct_ptr_ptr = { "pi_device_binary_struct **", CAT_PTR, 8, 0, &p_pi_device_binary_struct_ptr, NULL, NULL };

static const struct cat_type p_pi_device_ptr = { "pi_device *", CAT_PTR, 8, 0, &t_pi_device, NULL, NULL };

static const struct cat_type p_pi_event_ptr = { "pi_event *", CAT_PTR, 8, 0, &t_pi_event, NULL, NULL };

static const struct cat_type p_pi_image_handle_t_ptr = { "pi_image_handle_t *", CAT_PTR, 8, 0, &t_pi_image_handle_t, NULL, NULL };

static const struct cat_type p_pi_image_offset_ptr = { "pi_image_offset *", CAT_PTR, 8, 0, &t_pi_image_offset, NULL, NULL };

static const struct cat_type p_pi_image_region_ptr = { "pi_image_region *", CAT_PTR, 8, 0, &t_pi_image_region, NULL, NULL };

static const struct cat_type p_pi_interop_handle_t_ptr = { "pi_interop_handle_t *", CAT_PTR, 8, 0, &t_pi_interop_handle_t, NULL, NULL };

static const struct cat_type p_pi_kernel_ptr = { "pi_kernel *", CAT_PTR, 8, 0, &t_pi_kernel, NULL, NULL };

static const struct cat_type p_pi_mem_ptr = { "pi_mem *", CAT_PTR, 8, 0, &t_pi_mem, NULL, NULL };

static const struct cat_type p_pi_native_handle_t_ptr = { "pi_native_handle_t *", CAT_PTR, 8, 0, &t_pi_native_handle_t, NULL, NULL };

static const struct cat_type p_pi_platform_ptr = { "pi_platform *", CAT_PTR, 8, 0, &t_pi_platform, NULL, NULL };

static const struct cat_type p_pi_program_ptr = { "pi_program *", CAT_PTR, 8, 0, &t_pi_program, NULL, NULL };

static const struct cat_type p_pi_queue_ptr = { "pi_queue *", CAT_PTR, 8, 0, &t_pi_queue, NULL, NULL };

static const struct cat_type p_pi_rect_offset_ptr = { "pi_rect_offset *", CAT_PTR, 8, 0, &t_pi_rect_offset, NULL, NULL };

static const struct cat_type p_pi_rect_region_ptr = { "pi_rect_region *", CAT_PTR, 8, 0, &t_pi_rect_region, NULL, NULL };

static const struct cat_type p_pi_sampler_ptr = { "pi_sampler *", CAT_PTR, 8, 0, &t_pi_sampler, NULL, NULL };

static const struct cat_type p_size_t_ptr = { "size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_uint32_t_ptr = { "uint32_t *", CAT_PTR, 8, 0, &t_uint32_t, NULL, NULL };

static const struct cat_type p_uint64_t_ptr = { "uint64_t *", CAT_PTR, 8, 0, &t_uint64_t, NULL, NULL };

static const struct cat_type p_void_ptr = { "void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_void_ptr_ptr = { "void **", CAT_PTR, 8, 0, &p_void_ptr, NULL, NULL };

static const struct cat_type s_const_char_ptr = { "const char *", CAT_STRING, 8, 0, &t_char, NULL, NULL };

static const struct cat_type t_anon = { "", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_bool = { "bool", CAT_BOOL, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char = { "char", CAT_CHAR, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char_n = { "char[]", CAT_ARRAY, 0, 0, &t_char, NULL, NULL };

static const struct cat_type t_float = { "float", CAT_FLOAT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_int = { "int", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_int32_t = { "int32_t", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_intptr_t = { "intptr_t", CAT_INT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_pi_bool = { "pi_bool", CAT_BOOL, 4, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_pi_buffer_create_type[] = {
	{ "PI_BUFFER_CREATE_TYPE_REGION", 4640 },
};
static const struct cat_type t_pi_buffer_create_type = { "pi_buffer_create_type", CAT_ENUM, 4, 1, NULL, NULL, e_t_pi_buffer_create_type };

static const struct cat_field m_t_pi_buffer_region[] = {
	{ "origin", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_pi_buffer_region = { "pi_buffer_region", CAT_STRUCT, 16, 2, NULL, m_t_pi_buffer_region, NULL };

static const struct cat_type t_pi_callback_t = { "pi_callback_t", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_pi_command_buffer = { "pi_command_buffer", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "command_buffer" };

static const struct cat_type t_pi_context = { "pi_context", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "context" };

static const struct cat_enumerator e_t_pi_context_info[] = {
	{ "PI_CONTEXT_INFO_REFERENCE_COUNT", 4224 },
	{ "PI_CONTEXT_INFO_DEVICES", 4225 },
	{ "PI_CONTEXT_INFO_PROPERTIES", 4226 },
	{ "PI_CONTEXT_INFO_NUM_DEVICES", 4227 },
	{ "PI_CONTEXT_INFO_PLATFORM", 4228 },
};
static const struct cat_type t_pi_context_info = { "pi_context_info", CAT_ENUM, 4, 5, NULL, NULL, e_t_pi_context_info };

static const struct cat_type t_pi_device = { "pi_device", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "device" };

static const struct cat_field m_t_pi_device_binary_struct[] = {
	{ "Version", &t_uint16_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "Kind", &t_uint8_t, 2, CAT_LEN_NONE, 0, false, false },
	{ "Format", &t_uint8_t, 3, CAT_LEN_NONE, 0, false, false },
	{ "DeviceTargetSpec", &s_const_char_ptr, 8, CAT_LEN_ONE, 0, false, false },
	{ "CompileOptions", &s_const_char_ptr, 16, CAT_LEN_ONE, 0, false, false },
	{ "LinkOptions", &s_const_char_ptr, 24, CAT_LEN_ONE, 0, false, false },
	{ "ManifestStart", &s_const_char_ptr, 32, CAT_LEN_ONE, 0, false, false },
	{ "ManifestEnd", &s_const_char_ptr, 40, CAT_LEN_ONE, 0, false, false },
	{ "BinaryStart", &p_const_void_ptr, 48, CAT_LEN_NONE, 0, false, false },
	{ "BinaryEnd", &p_const_void_ptr, 56, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_pi_device_binary_struct = { "pi_device_binary_struct", CAT_STRUCT, 64, 10, NULL, m_t_pi_device_binary_struct, NULL };

static const struct cat_enumerator e_t_pi_device_info[] = {
	{ "PI_DEVICE_INFO_TYPE", 4096 },
	{ "PI_DEVICE_INFO_VENDOR_ID", 4097 },
	{ "PI_DEVICE_INFO_MAX_COMPUTE_UNITS", 4098 },
	{ "PI_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS", 4099 },
	{ "PI_DEVICE_INFO_MAX_WORK_GROUP_SIZE", 4100 },
	{ "PI_DEVICE_INFO_MAX_WORK_ITEM_SIZES", 4101 },
	{ "PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR", 4102 },
	{ "PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT", 4103 },
	{ "PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT", 4104 },
	{ "PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG", 4105 },
	{ "PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT", 4106 },
	{ "PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE", 4107 },
	{ "PI_DEVICE_INFO_MAX_CLOCK_FREQUENCY", 4108 },
	{ "PI_DEVICE_INFO_ADDRESS_BITS", 4109 },
	{ "PI_DEVICE_INFO_MAX_READ_IMAGE_ARGS", 4110 },
	{ "PI_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS", 4111 },
	{ "PI_DEVICE_INFO_MAX_MEM_ALLOC_SIZE", 4112 },
	{ "PI_DEVICE_INFO_IMAGE2D_MAX_WIDTH", 4113 },
	{ "PI_DEVICE_INFO_IMAGE2D_MAX_HEIGHT", 4114 },
	{ "PI_DEVICE_INFO_IMAGE3D_MAX_WIDTH", 4115 },
	{ "PI_DEVICE_INFO_IMAGE3D_MAX_HEIGHT", 4116 },
	{ "PI_DEVICE_INFO_IMAGE3D_MAX_DEPTH", 4117 },
	{ "PI_DEVICE_INFO_IMAGE_SUPPORT", 4118 },
	{ "PI_DEVICE_INFO_MAX_PARAMETER_SIZE", 4119 },
	{ "PI_DEVICE_INFO_MAX_SAMPLERS", 4120 },
	{ "PI_DEVICE_INFO_MEM_BASE_ADDR_ALIGN", 4121 },
	{ "PI_DEVICE_INFO_SINGLE_FP_CONFIG", 4123 },
	{ "PI_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE", 4124 },
	{ "PI_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE", 4125 },
	{ "PI_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE", 4126 },
	{ "PI_DEVICE_INFO_GLOBAL_MEM_SIZE", 4127 },
	{ "PI_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE", 4128 },
	{ "PI_DEVICE_INFO_MAX_CONSTANT_ARGS", 4129 },
	{ "PI_DEVICE_INFO_LOCAL_MEM_TYPE", 4130 },
	{ "PI_DEVICE_INFO_LOCAL_MEM_SIZE", 4131 },
	{ "PI_DEVICE_INFO_ERROR_CORRECTION_SUPPORT", 4132 },
	{ "PI_DEVICE_INFO_PROFILING_TIMER_RESOLUTION", 4133 },
	{ "PI_DEVICE_INFO_ENDIAN_LITTLE", 4134 },
	{ "PI_DEVICE_INFO_AVAILABLE", 4135 },
	{ "PI_DEVICE_INFO_COMPILER_AVAILABLE", 4136 },
	{ "PI_DEVICE_INFO_EXECUTION_CAPABILITIES", 4137 },
	{ "PI_DEVICE_INFO_QUEUE_PROPERTIES", 4138 },
	{ "PI_DEVICE_INFO_NAME", 4139 },
	{ "PI_DEVICE_INFO_VENDOR", 4140 },
	{ "PI_DEVICE_INFO_DRIVER_VERSION", 4141 },
	{ "PI_DEVICE_INFO_PROFILE", 4142 },
	{ "PI_DEVICE_INFO_VERSION", 4143 },
	{ "PI_DEVICE_INFO_EXTENSIONS", 4144 },
	{ "PI_DEVICE_INFO_PLATFORM", 4145 },
	{ "PI_DEVICE_INFO_DOUBLE_FP_CONFIG", 4146 },
	{ "PI_DEVICE_INFO_HALF_FP_CONFIG", 4147 },
	{ "PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF", 4148 },
	{ "PI_DEVICE_INFO_HOST_UNIFIED_MEMORY", 4149 },
	{ "PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR", 4150 },
	{ "PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT", 4151 },
	{ "PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT", 4152 },
	{ "PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG", 4153 },
	{ "PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT", 4154 },
	{ "PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE", 4155 },
	{ "PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF", 4156 },
	{ "PI_DEVICE_INFO_OPENCL_C_VERSION", 4157 },
	{ "PI_DEVICE_INFO_LINKER_AVAILABLE", 4158 },
	{ "PI_DEVICE_INFO_BUILT_IN_KERNELS", 4159 },
	{ "PI_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE", 4160 },
	{ "PI_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE", 4161 },
	{ "PI_DEVICE_INFO_PARENT_DEVICE", 4162 },
	{ "PI_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES", 4163 },
	{ "PI_DEVICE_INFO_PARTITION_PROPERTIES", 4164 },
	{ "PI_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN", 4165 },
	{ "PI_DEVICE_INFO_PARTITION_TYPE", 4166 },
	{ "PI_DEVICE_INFO_REFERENCE_COUNT", 4167 },
	{ "PI_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC", 4168 },
	{ "PI_DEVICE_INFO_PRINTF_BUFFER_SIZE", 4169 },
	{ "PI_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES", 4174 },
	{ "PI_DEVICE_INFO_IL_VERSION", 4187 },
	{ "PI_DEVICE_INFO_MAX_NUM_SUB_GROUPS", 4188 },
	{ "PI_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS", 4189 },
	{ "PI_DEVICE_INFO_UUID", 4202 },
	{ "PI_DEVICE_INFO_SUB_GROUP_SIZES_INTEL", 16648 },
	{ "PI_DEVICE_INFO_USM_HOST_SUPPORT", 16784 },
	{ "PI_DEVICE_INFO_USM_DEVICE_SUPPORT", 16785 },
	{ "PI_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT", 16786 },
	{ "PI_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT", 16787 },
	{ "PI_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT", 16788 },
	{ "PI_DEVICE_INFO_PCI_ADDRESS", 65568 },
	{ "PI_DEVICE_INFO_GPU_EU_COUNT", 65569 },
	{ "PI_DEVICE_INFO_GPU_EU_SIMD_WIDTH", 65570 },
	{ "PI_DEVICE_INFO_GPU_SLICES", 65571 },
	{ "PI_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE", 65572 },
	{ "PI_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE", 65573 },
	{ "PI_DEVICE_INFO_MAX_MEM_BANDWIDTH", 65574 },
	{ "PI_DEVICE_INFO_IMAGE_SRGB", 65575 },
	{ "PI_DEVICE_INFO_BUILD_ON_SUBDEVICE", 65576 },
};
static const struct cat_type t_pi_device_info = { "pi_device_info", CAT_ENUM, 4, 93, NULL, NULL, e_t_pi_device_info };

static const struct cat_type t_pi_device_n = { "pi_device[]", CAT_ARRAY, 0, 0, &t_pi_device, NULL, NULL };

static const struct cat_enumerator e_t_pi_device_type[] = {
	{ "PI_DEVICE_TYPE_DEFAULT", 1 },
	{ "PI_DEVICE_TYPE_CPU", 2 },
	{ "PI_DEVICE_TYPE_GPU", 4 },
	{ "PI_DEVICE_TYPE_ACC", 8 },
	{ "PI_DEVICE_TYPE_CUSTOM", 16 },
};
static const struct cat_type t_pi_device_type = { "pi_device_type", CAT_FLAGS, 8, 5, NULL, NULL, e_t_pi_device_type };

static const struct cat_type t_pi_event = { "pi_event", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "event" };

static const struct cat_enumerator e_t_pi_event_info[] = {
	{ "PI_EVENT_INFO_COMMAND_QUEUE", 4560 },
	{ "PI_EVENT_INFO_COMMAND_TYPE", 4561 },
	{ "PI_EVENT_INFO_REFERENCE_COUNT", 4562 },
	{ "PI_EVENT_INFO_COMMAND_EXECUTION_STATUS", 4563 },
	{ "PI_EVENT_INFO_CONTEXT", 4564 },
};
static const struct cat_type t_pi_event_info = { "pi_event_info", CAT_ENUM, 4, 5, NULL, NULL, e_t_pi_event_info };

static const struct cat_enumerator e_t_pi_event_status[] = {
	{ "PI_EVENT_COMPLETE", 0 },
	{ "PI_EVENT_RUNNING", 1 },
	{ "PI_EVENT_SUBMITTED", 2 },
	{ "PI_EVENT_QUEUED", 3 },
};
static const struct cat_type t_pi_event_status = { "pi_event_status", CAT_ENUM, 4, 4, NULL, NULL, e_t_pi_event_status };

static const struct cat_enumerator e_t_pi_image_channel_order[] = {
	{ "PI_IMAGE_CHANNEL_ORDER_R", 4272 },
	{ "PI_IMAGE_CHANNEL_ORDER_A", 4273 },
	{ "PI_IMAGE_CHANNEL_ORDER_RG", 4274 },
	{ "PI_IMAGE_CHANNEL_ORDER_RA", 4275 },
	{ "PI_IMAGE_CHANNEL_ORDER_RGB", 4276 },
	{ "PI_IMAGE_CHANNEL_ORDER_RGBA", 4277 },
	{ "PI_IMAGE_CHANNEL_ORDER_BGRA", 4278 },
	{ "PI_IMAGE_CHANNEL_ORDER_ARGB", 4279 },
	{ "PI_IMAGE_CHANNEL_ORDER_INTENSITY", 4280 },
	{ "PI_IMAGE_CHANNEL_ORDER_LUMINANCE", 4281 },
	{ "PI_IMAGE_CHANNEL_ORDER_Rx", 4282 },
	{ "PI_IMAGE_CHANNEL_ORDER_RGx", 4283 },
	{ "PI_IMAGE_CHANNEL_ORDER_RGBx", 4284 },
	{ "PI_IMAGE_CHANNEL_ORDER_sRGBA", 4289 },
	{ "PI_IMAGE_CHANNEL_ORDER_ABGR", 4291 },
};
static const struct cat_type t_pi_image_channel_order = { "pi_image_channel_order", CAT_ENUM, 4, 15, NULL, NULL, e_t_pi_image_channel_order };

static const struct cat_enumerator e_t_pi_image_channel_type[] = {
	{ "PI_IMAGE_CHANNEL_TYPE_SNORM_INT8", 4304 },
	{ "PI_IMAGE_CHANNEL_TYPE_SNORM_INT16", 4305 },
	{ "PI_IMAGE_CHANNEL_TYPE_UNORM_INT8", 4306 },
	{ "PI_IMAGE_CHANNEL_TYPE_UNORM_INT16", 4307 },
	{ "PI_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565", 4308 },
	{ "PI_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555", 4309 },
	{ "PI_IMAGE_CHANNEL_TYPE_UNORM_INT_101010", 4310 },
	{ "PI_IMAGE_CHANNEL_TYPE_SIGNED_INT8", 4311 },
	{ "PI_IMAGE_CHANNEL_TYPE_SIGNED_INT16", 4312 },
	{ "PI_IMAGE_CHANNEL_TYPE_SIGNED_INT32", 4313 },
	{ "PI_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8", 4314 },
	{ "PI_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16", 4315 },
	{ "PI_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32", 4316 },
	{ "PI_IMAGE_CHANNEL_TYPE_HALF_FLOAT", 4317 },
	{ "PI_IMAGE_CHANNEL_TYPE_FLOAT", 4318 },
};
static const struct cat_type t_pi_image_channel_type = { "pi_image_channel_type", CAT_ENUM, 4, 15, NULL, NULL, e_t_pi_image_channel_type };

static const struct cat_enumerator e_t_pi_image_copy_flags[] = {
	{ "PI_IMAGE_COPY_HOST_TO_DEVICE", 0 },
	{ "PI_IMAGE_COPY_DEVICE_TO_HOST", 1 },
	{ "PI_IMAGE_COPY_DEVICE_TO_DEVICE", 2 },
};
static const struct cat_type t_pi_image_copy_flags = { "pi_image_copy_flags", CAT_ENUM, 4, 3, NULL, NULL, e_t_pi_image_copy_flags };

static const struct cat_field m_t_pi_image_format[] = {
	{ "image_channel_order", &t_pi_image_channel_order, 0, CAT_LEN_NONE, 0, false, false },
	{ "image_channel_data_type", &t_pi_image_channel_type, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_pi_image_format = { "pi_image_format", CAT_STRUCT, 8, 2, NULL, m_t_pi_image_format, NULL };

static const struct cat_type t_pi_image_handle_t = { "pi_image_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "image" };

static const struct cat_enumerator e_t_pi_image_info[] = {
	{ "PI_IMAGE_INFO_FORMAT", 4368 },
	{ "PI_IMAGE_INFO_ELEMENT_SIZE", 4369 },
	{ "PI_IMAGE_INFO_ROW_PITCH", 4370 },
	{ "PI_IMAGE_INFO_SLICE_PITCH", 4371 },
	{ "PI_IMAGE_INFO_WIDTH", 4372 },
	{ "PI_IMAGE_INFO_HEIGHT", 4373 },
	{ "PI_IMAGE_INFO_DEPTH", 4374 },
};
static const struct cat_type t_pi_image_info = { "pi_image_info", CAT_ENUM, 4, 7, NULL, NULL, e_t_pi_image_info };

static const struct cat_field m_t_pi_image_offset[] = {
	{ "x", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "y", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "z", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_pi_image_offset = { "pi_image_offset", CAT_STRUCT, 24, 3, NULL, m_t_pi_image_offset, NULL };

static const struct cat_field m_t_pi_image_region[] = {
	{ "width", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "height", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "depth", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_pi_image_region = { "pi_image_region", CAT_STRUCT, 24, 3, NULL, m_t_pi_image_region, NULL };

static const struct cat_type t_pi_info = { "pi_info", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_pi_interop_handle_t = { "pi_interop_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "interop" };

static const struct cat_type t_pi_kernel = { "pi_kernel", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "kernel" };

static const struct cat_enumerator e_t_pi_kernel_exec_info[] = {
	{ "PI_USM_INDIRECT_ACCESS", 0 },
	{ "PI_USM_PTRS", 16899 },
};
static const struct cat_type t_pi_kernel_exec_info = { "pi_kernel_exec_info", CAT_ENUM, 4, 2, NULL, NULL, e_t_pi_kernel_exec_info };

static const struct cat_enumerator e_t_pi_kernel_group_info[] = {
	{ "PI_KERNEL_GROUP_INFO_WORK_GROUP_SIZE", 4528 },
	{ "PI_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE", 4529 },
	{ "PI_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE", 4530 },
	{ "PI_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE", 4531 },
	{ "PI_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE", 4532 },
	{ "PI_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE", 4533 },
	{ "PI_KERNEL_GROUP_INFO_NUM_REGS", 65810 },
};
static const struct cat_type t_pi_kernel_group_info = { "pi_kernel_group_info", CAT_ENUM, 4, 7, NULL, NULL, e_t_pi_kernel_group_info };

static const struct cat_enumerator e_t_pi_kernel_info[] = {
	{ "PI_KERNEL_INFO_FUNCTION_NAME", 4496 },
	{ "PI_KERNEL_INFO_NUM_ARGS", 4497 },
	{ "PI_KERNEL_INFO_REFERENCE_COUNT", 4498 },
	{ "PI_KERNEL_INFO_CONTEXT", 4499 },
	{ "PI_KERNEL_INFO_PROGRAM", 4500 },
	{ "PI_KERNEL_INFO_ATTRIBUTES", 4501 },
};
static const struct cat_type t_pi_kernel_info = { "pi_kernel_info", CAT_ENUM, 4, 6, NULL, NULL, e_t_pi_kernel_info };

static const struct cat_enumerator e_t_pi_kernel_sub_group_info[] = {
	{ "PI_KERNEL_MAX_NUM_SUB_GROUPS", 4537 },
	{ "PI_KERNEL_COMPILE_NUM_SUB_GROUPS", 4538 },
	{ "PI_KERNEL_MAX_SUB_GROUP_SIZE", 8243 },
	{ "PI_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL", 16650 },
};
static const struct cat_type t_pi_kernel_sub_group_info = { "pi_kernel_sub_group_info", CAT_ENUM, 4, 4, NULL, NULL, e_t_pi_kernel_sub_group_info };

static const struct cat_enumerator e_t_pi_map_flags[] = {
	{ "PI_MAP_READ", 1 },
	{ "PI_MAP_WRITE", 2 },
	{ "PI_MAP_WRITE_INVALIDATE_REGION", 4 },
};
static const struct cat_type t_pi_map_flags = { "pi_map_flags", CAT_FLAGS, 8, 3, NULL, NULL, e_t_pi_map_flags };

static const struct cat_type t_pi_mem = { "pi_mem", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "mem" };

static const struct cat_type t_pi_mem_advice = { "pi_mem_advice", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_pi_mem_flags[] = {
	{ "PI_MEM_FLAGS_ACCESS_RW", 1 },
	{ "PI_MEM_ACCESS_READ_ONLY", 4 },
	{ "PI_MEM_FLAGS_HOST_PTR_USE", 8 },
	{ "PI_MEM_FLAGS_HOST_PTR_ALLOC", 16 },
	{ "PI_MEM_FLAGS_HOST_PTR_COPY", 32 },
};
static const struct cat_type t_pi_mem_flags = { "pi_mem_flags", CAT_FLAGS, 8, 5, NULL, NULL, e_t_pi_mem_flags };

static const struct cat_enumerator e_t_pi_mem_info[] = {
	{ "PI_MEM_SIZE", 4354 },
	{ "PI_MEM_CONTEXT", 4358 },
};
static const struct cat_type t_pi_mem_info = { "pi_mem_info", CAT_ENUM, 4, 2, NULL, NULL, e_t_pi_mem_info };

static const struct cat_type t_pi_native_handle_t = { "pi_native_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_pi_platform = { "pi_platform", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "platform" };

static const struct cat_enumerator e_t_pi_platform_backend[] = {
	{ "PI_EXT_PLATFORM_BACKEND_UNKNOWN", 0 },
	{ "PI_EXT_PLATFORM_BACKEND_LEVEL_ZERO", 1 },
	{ "PI_EXT_PLATFORM_BACKEND_OPENCL", 2 },
	{ "PI_EXT_PLATFORM_BACKEND_CUDA", 3 },
	{ "PI_EXT_PLATFORM_BACKEND_HIP", 4 },
	{ "PI_EXT_PLATFORM_BACKEND_ESIMD", 5 },
	{ "PI_EXT_PLATFORM_BACKEND_NATIVE_CPU", 6 },
};
static const struct cat_type t_pi_platform_backend = { "pi_platform_backend", CAT_ENUM, 4, 7, NULL, NULL, e_t_pi_platform_backend };

static const struct cat_enumerator e_t_pi_platform_info[] = {
	{ "PI_PLATFORM_INFO_PROFILE", 2304 },
	{ "PI_PLATFORM_INFO_VERSION", 2305 },
	{ "PI_PLATFORM_INFO_NAME", 2306 },
	{ "PI_PLATFORM_INFO_VENDOR", 2307 },
	{ "PI_PLATFORM_INFO_EXTENSIONS", 2308 },
	{ "PI_EXT_PLATFORM_INFO_BACKEND", 135168 },
};
static const struct cat_type t_pi_platform_info = { "pi_platform_info", CAT_ENUM, 4, 6, NULL, NULL, e_t_pi_platform_info };

static const struct cat_enumerator e_t_pi_profiling_info[] = {
	{ "PI_PROFILING_INFO_COMMAND_QUEUED", 4736 },
	{ "PI_PROFILING_INFO_COMMAND_SUBMIT", 4737 },
	{ "PI_PROFILING_INFO_COMMAND_START", 4738 },
	{ "PI_PROFILING_INFO_COMMAND_END", 4739 },
};
static const struct cat_type t_pi_profiling_info = { "pi_profiling_info", CAT_ENUM, 4, 4, NULL, NULL, e_t_pi_profiling_info };

static const struct cat_type t_pi_program = { "pi_program", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "program" };

static const struct cat_enumerator e_t_pi_program_build_info[] = {
	{ "PI_PROGRAM_BUILD_INFO_STATUS", 4481 },
	{ "PI_PROGRAM_BUILD_INFO_OPTIONS", 4482 },
	{ "PI_PROGRAM_BUILD_INFO_LOG", 4483 },
	{ "PI_PROGRAM_BUILD_INFO_BINARY_TYPE", 4484 },
};
static const struct cat_type t_pi_program_build_info = { "pi_program_build_info", CAT_ENUM, 4, 4, NULL, NULL, e_t_pi_program_build_info };

static const struct cat_enumerator e_t_pi_program_info[] = {
	{ "PI_PROGRAM_INFO_REFERENCE_COUNT", 4448 },
	{ "PI_PROGRAM_INFO_CONTEXT", 4449 },
	{ "PI_PROGRAM_INFO_NUM_DEVICES", 4450 },
	{ "PI_PROGRAM_INFO_DEVICES", 4451 },
	{ "PI_PROGRAM_INFO_SOURCE", 4452 },
	{ "PI_PROGRAM_INFO_BINARY_SIZES", 4453 },
	{ "PI_PROGRAM_INFO_BINARIES", 4454 },
	{ "PI_PROGRAM_INFO_NUM_KERNELS", 4455 },
	{ "PI_PROGRAM_INFO_KERNEL_NAMES", 4456 },
};
static const struct cat_type t_pi_program_info = { "pi_program_info", CAT_ENUM, 4, 9, NULL, NULL, e_t_pi_program_info };

static const struct cat_type t_pi_queue = { "pi_queue", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "queue" };

static const struct cat_enumerator e_t_pi_queue_info[] = {
	{ "PI_QUEUE_INFO_CONTEXT", 4240 },
	{ "PI_QUEUE_INFO_DEVICE", 4241 },
	{ "PI_QUEUE_INFO_REFERENCE_COUNT", 4242 },
	{ "PI_QUEUE_INFO_PROPERTIES", 4243 },
	{ "PI_QUEUE_INFO_SIZE", 4244 },
	{ "PI_QUEUE_INFO_DEVICE_DEFAULT", 4245 },
};
static const struct cat_type t_pi_queue_info = { "pi_queue_info", CAT_ENUM, 4, 6, NULL, NULL, e_t_pi_queue_info };

static const struct cat_field m_t_pi_rect_offset[] = {
	{ "x_bytes", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "y_scalar", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "z_scalar", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_pi_rect_offset = { "pi_rect_offset", CAT_STRUCT, 24, 3, NULL, m_t_pi_rect_offset, NULL };

static const struct cat_field m_t_pi_rect_region[] = {
	{ "width_bytes", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "height_scalar", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "depth_scalar", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_pi_rect_region = { "pi_rect_region", CAT_STRUCT, 24, 3, NULL, m_t_pi_rect_region, NULL };

static const struct cat_enumerator e_t_pi_result[] = {
	{ "PI_ERROR_UNINITIALIZED", -1102 },
	{ "PI_ERROR_UNKNOWN", -999 },
	{ "PI_ERROR_FUNCTION_ADDRESS_IS_NOT_AVAILABLE", -998 },
	{ "PI_ERROR_COMMAND_EXECUTION_FAILURE", -997 },
	{ "PI_ERROR_PLUGIN_SPECIFIC_ERROR", -996 },
	{ "PI_ERROR_UNSUPPORTED_FEATURE", -995 },
	{ "PI_ERROR_INVALID_DEVICE_PARTITION_COUNT", -68 },
	{ "PI_ERROR_INVALID_LINKER_OPTIONS", -67 },
	{ "PI_ERROR_INVALID_COMPILER_OPTIONS", -66 },
	{ "PI_ERROR_INVALID_IMAGE_DESCRIPTOR", -65 },
	{ "PI_ERROR_INVALID_PROPERTY", -64 },
	{ "PI_ERROR_INVALID_GLOBAL_WORK_SIZE", -63 },
	{ "PI_ERROR_INVALID_BUFFER_SIZE", -61 },
	{ "PI_ERROR_INVALID_OPERATION", -59 },
	{ "PI_ERROR_INVALID_EVENT", -58 },
	{ "PI_ERROR_INVALID_EVENT_WAIT_LIST", -57 },
	{ "PI_ERROR_INVALID_GLOBAL_OFFSET", -56 },
	{ "PI_ERROR_INVALID_WORK_ITEM_SIZE", -55 },
	{ "PI_ERROR_INVALID_WORK_GROUP_SIZE", -54 },
	{ "PI_ERROR_INVALID_WORK_DIMENSION", -53 },
	{ "PI_ERROR_INVALID_KERNEL_ARGS", -52 },
	{ "PI_ERROR_INVALID_ARG_SIZE", -51 },
	{ "PI_ERROR_INVALID_ARG_VALUE", -50 },
	{ "PI_ERROR_INVALID_ARG_INDEX", -49 },
	{ "PI_ERROR_INVALID_KERNEL", -48 },
	{ "PI_ERROR_INVALID_KERNEL_DEFINITION", -47 },
	{ "PI_ERROR_INVALID_KERNEL_NAME", -46 },
	{ "PI_ERROR_INVALID_PROGRAM_EXECUTABLE", -45 },
	{ "PI_ERROR_INVALID_PROGRAM", -44 },
	{ "PI_ERROR_INVALID_BUILD_OPTIONS", -43 },
	{ "PI_ERROR_INVALID_BINARY", -42 },
	{ "PI_ERROR_INVALID_SAMPLER", -41 },
	{ "PI_ERROR_INVALID_IMAGE_SIZE", -40 },
	{ "PI_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR", -39 },
	{ "PI_ERROR_INVALID_MEM_OBJECT", -38 },
	{ "PI_ERROR_INVALID_HOST_PTR", -37 },
	{ "PI_ERROR_INVALID_QUEUE", -36 },
	{ "PI_ERROR_INVALID_QUEUE_PROPERTIES", -35 },
	{ "PI_ERROR_INVALID_CONTEXT", -34 },
	{ "PI_ERROR_INVALID_DEVICE", -33 },
	{ "PI_ERROR_INVALID_PLATFORM", -32 },
	{ "PI_ERROR_INVALID_DEVICE_TYPE", -31 },
	{ "PI_ERROR_INVALID_VALUE", -30 },
	{ "PI_ERROR_KERNEL_ARG_INFO_NOT_AVAILABLE", -19 },
	{ "PI_ERROR_DEVICE_PARTITION_FAILED", -18 },
	{ "PI_ERROR_LINK_PROGRAM_FAILURE", -17 },
	{ "PI_ERROR_LINKER_NOT_AVAILABLE", -16 },
	{ "PI_ERROR_COMPILE_PROGRAM_FAILURE", -15 },
	{ "PI_ERROR_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST", -14 },
	{ "PI_ERROR_MISALIGNED_SUB_BUFFER_OFFSET", -13 },
	{ "PI_ERROR_MAP_FAILURE", -12 },
	{ "PI_ERROR_BUILD_PROGRAM_FAILURE", -11 },
	{ "PI_ERROR_IMAGE_FORMAT_NOT_SUPPORTED", -10 },
	{ "PI_ERROR_IMAGE_FORMAT_MISMATCH", -9 },
	{ "PI_ERROR_MEM_COPY_OVERLAP", -8 },
	{ "PI_ERROR_PROFILING_INFO_NOT_AVAILABLE", -7 },
	{ "PI_ERROR_OUT_OF_HOST_MEMORY", -6 },
	{ "PI_ERROR_OUT_OF_RESOURCES", -5 },
	{ "PI_ERROR_MEM_OBJECT_ALLOCATION_FAILURE", -4 },
	{ "PI_ERROR_COMPILER_NOT_AVAILABLE", -3 },
	{ "PI_ERROR_DEVICE_NOT_AVAILABLE", -2 },
	{ "PI_ERROR_DEVICE_NOT_FOUND", -1 },
	{ "PI_SUCCESS", 0 },
};
static const struct cat_type t_pi_result = { "pi_result", CAT_ENUM, 4, 63, NULL, NULL, e_t_pi_result };

static const struct cat_type t_pi_sampler = { "pi_sampler", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "sampler" };

static const struct cat_enumerator e_t_pi_sampler_info[] = {
	{ "PI_SAMPLER_INFO_REFERENCE_COUNT", 4432 },
	{ "PI_SAMPLER_INFO_CONTEXT", 4433 },
	{ "PI_SAMPLER_INFO_NORMALIZED_COORDS", 4434 },
	{ "PI_SAMPLER_INFO_ADDRESSING_MODE", 4435 },
	{ "PI_SAMPLER_INFO_FILTER_MODE", 4436 },
};
static const struct cat_type t_pi_sampler_info = { "pi_sampler_info", CAT_ENUM, 4, 5, NULL, NULL, e_t_pi_sampler_info };

static const struct cat_enumerator e_t_pi_usm_info[] = {
	{ "PI_MEM_ALLOC_TYPE", 16794 },
	{ "PI_MEM_ALLOC_BASE_PTR", 16795 },
	{ "PI_MEM_ALLOC_SIZE", 16796 },
	{ "PI_MEM_ALLOC_DEVICE", 16797 },
};
static const struct cat_type t_pi_usm_info = { "pi_usm_info", CAT_ENUM, 4, 4, NULL, NULL, e_t_pi_usm_info };

static const struct cat_enumerator e_t_pi_usm_migration_flags[] = {
	{ "PI_USM_MIGRATION_TBD0", 1 },
};
static const struct cat_type t_pi_usm_migration_flags = { "pi_usm_migration_flags", CAT_ENUM, 4, 1, NULL, NULL, e_t_pi_usm_migration_flags };

static const struct cat_enumerator e_t_pi_usm_type[] = {
	{ "PI_MEM_TYPE_UNKNOWN", 16790 },
	{ "PI_MEM_TYPE_HOST", 16791 },
	{ "PI_MEM_TYPE_DEVICE", 16792 },
	{ "PI_MEM_TYPE_SHARED", 16793 },
};
static const struct cat_type t_pi_usm_type = { "pi_usm_type", CAT_ENUM, 4, 4, NULL, NULL, e_t_pi_usm_type };

static const struct cat_type t_size_t = { "size_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_size_t_n = { "size_t[]", CAT_ARRAY, 0, 0, &t_size_t, NULL, NULL };

static const struct cat_type t_size_t_n3 = { "size_t[3]", CAT_ARRAY, 24, 3, &t_size_t, NULL, NULL };

static const struct cat_type t_uint16_t = { "uint16_t", CAT_UINT, 2, 0, NULL, NULL, NULL };

static const struct cat_type t_uint32_t = { "uint32_t", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_uint64_t = { "uint64_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_uint8_t = { "uint8_t", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_unsigned_char = { "unsigned char", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_void = { "void", CAT_VOID, 0, 0, NULL, NULL, NULL };

static const struct cat_choice c_t_pi_context_info[] = {
	{ 4224, &t_uint32_t, NULL, false }, // PI_CONTEXT_INFO_REFERENCE_COUNT
	{ 4225, &t_pi_device_n, NULL, false }, // PI_CONTEXT_INFO_DEVICES
	{ 4227, &t_uint32_t, NULL, false }, // PI_CONTEXT_INFO_NUM_DEVICES
	{ 4228, &t_pi_platform, NULL, false }, // PI_CONTEXT_INFO_PLATFORM
};

static const struct cat_choice c_t_pi_device_info[] = {
	{ 4096, &t_pi_device_type, NULL, false }, // PI_DEVICE_INFO_TYPE
	{ 4097, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_VENDOR_ID
	{ 4098, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_MAX_COMPUTE_UNITS
	{ 4099, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS
	{ 4100, &t_size_t, NULL, false }, // PI_DEVICE_INFO_MAX_WORK_GROUP_SIZE
	{ 4101, &t_size_t_n, NULL, false }, // PI_DEVICE_INFO_MAX_WORK_ITEM_SIZES
	{ 4102, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR
	{ 4103, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT
	{ 4104, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT
	{ 4105, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG
	{ 4106, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT
	{ 4107, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE
	{ 4108, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_MAX_CLOCK_FREQUENCY
	{ 4109, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_ADDRESS_BITS
	{ 4110, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_MAX_READ_IMAGE_ARGS
	{ 4111, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS
	{ 4112, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_MAX_MEM_ALLOC_SIZE
	{ 4113, &t_size_t, NULL, false }, // PI_DEVICE_INFO_IMAGE2D_MAX_WIDTH
	{ 4114, &t_size_t, NULL, false }, // PI_DEVICE_INFO_IMAGE2D_MAX_HEIGHT
	{ 4115, &t_size_t, NULL, false }, // PI_DEVICE_INFO_IMAGE3D_MAX_WIDTH
	{ 4116, &t_size_t, NULL, false }, // PI_DEVICE_INFO_IMAGE3D_MAX_HEIGHT
	{ 4117, &t_size_t, NULL, false }, // PI_DEVICE_INFO_IMAGE3D_MAX_DEPTH
	{ 4118, &t_pi_bool, NULL, false }, // PI_DEVICE_INFO_IMAGE_SUPPORT
	{ 4119, &t_size_t, NULL, false }, // PI_DEVICE_INFO_MAX_PARAMETER_SIZE
	{ 4120, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_MAX_SAMPLERS
	{ 4121, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_MEM_BASE_ADDR_ALIGN
	{ 4123, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_SINGLE_FP_CONFIG
	{ 4124, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE
	{ 4125, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE
	{ 4126, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE
	{ 4127, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_GLOBAL_MEM_SIZE
	{ 4128, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE
	{ 4129, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_MAX_CONSTANT_ARGS
	{ 4130, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_LOCAL_MEM_TYPE
	{ 4131, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_LOCAL_MEM_SIZE
	{ 4132, &t_pi_bool, NULL, false }, // PI_DEVICE_INFO_ERROR_CORRECTION_SUPPORT
	{ 4133, &t_size_t, NULL, false }, // PI_DEVICE_INFO_PROFILING_TIMER_RESOLUTION
	{ 4134, &t_pi_bool, NULL, false }, // PI_DEVICE_INFO_ENDIAN_LITTLE
	{ 4135, &t_pi_bool, NULL, false }, // PI_DEVICE_INFO_AVAILABLE
	{ 4136, &t_pi_bool, NULL, false }, // PI_DEVICE_INFO_COMPILER_AVAILABLE
	{ 4137, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_EXECUTION_CAPABILITIES
	{ 4138, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_QUEUE_PROPERTIES
	{ 4139, &t_char_n, NULL, false }, // PI_DEVICE_INFO_NAME
	{ 4140, &t_char_n, NULL, false }, // PI_DEVICE_INFO_VENDOR
	{ 4141, &t_char_n, NULL, false }, // PI_DEVICE_INFO_DRIVER_VERSION
	{ 4142, &t_char_n, NULL, false }, // PI_DEVICE_INFO_PROFILE
	{ 4143, &t_char_n, NULL, false }, // PI_DEVICE_INFO_VERSION
	{ 4144, &t_char_n, NULL, false }, // PI_DEVICE_INFO_EXTENSIONS
	{ 4145, &t_pi_platform, NULL, false }, // PI_DEVICE_INFO_PLATFORM
	{ 4146, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_DOUBLE_FP_CONFIG
	{ 4147, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_HALF_FP_CONFIG
	{ 4148, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF
	{ 4149, &t_pi_bool, NULL, false }, // PI_DEVICE_INFO_HOST_UNIFIED_MEMORY
	{ 4150, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR
	{ 4151, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT
	{ 4152, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT
	{ 4153, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG
	{ 4154, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT
	{ 4155, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE
	{ 4156, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF
	{ 4157, &t_char_n, NULL, false }, // PI_DEVICE_INFO_OPENCL_C_VERSION
	{ 4158, &t_pi_bool, NULL, false }, // PI_DEVICE_INFO_LINKER_AVAILABLE
	{ 4159, &t_char_n, NULL, false }, // PI_DEVICE_INFO_BUILT_IN_KERNELS
	{ 4160, &t_size_t, NULL, false }, // PI_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE
	{ 4161, &t_size_t, NULL, false }, // PI_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE
	{ 4162, &t_pi_device, NULL, false }, // PI_DEVICE_INFO_PARENT_DEVICE
	{ 4163, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES
	{ 4165, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN
	{ 4167, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_REFERENCE_COUNT
	{ 4168, &t_pi_bool, NULL, false }, // PI_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC
	{ 4169, &t_size_t, NULL, false }, // PI_DEVICE_INFO_PRINTF_BUFFER_SIZE
	{ 4174, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES
	{ 4187, &t_char_n, NULL, false }, // PI_DEVICE_INFO_IL_VERSION
	{ 4188, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_MAX_NUM_SUB_GROUPS
	{ 4189, &t_pi_bool, NULL, false }, // PI_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS
	{ 16648, &t_size_t_n, NULL, false }, // PI_DEVICE_INFO_SUB_GROUP_SIZES_INTEL
	{ 65568, &t_char_n, NULL, false }, // PI_DEVICE_INFO_PCI_ADDRESS
	{ 65569, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_GPU_EU_COUNT
	{ 65570, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_GPU_EU_SIMD_WIDTH
	{ 65571, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_GPU_SLICES
	{ 65572, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE
	{ 65573, &t_uint32_t, NULL, false }, // PI_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE
	{ 65574, &t_uint64_t, NULL, false }, // PI_DEVICE_INFO_MAX_MEM_BANDWIDTH
	{ 65575, &t_pi_bool, NULL, false }, // PI_DEVICE_INFO_IMAGE_SRGB
	{ 65576, &t_pi_bool, NULL, false }, // PI_DEVICE_INFO_BUILD_ON_SUBDEVICE
};

static const struct cat_choice c_t_pi_event_info[] = {
	{ 4560, &t_pi_queue, NULL, false }, // PI_EVENT_INFO_COMMAND_QUEUE
	{ 4561, &t_uint32_t, NULL, false }, // PI_EVENT_INFO_COMMAND_TYPE
	{ 4562, &t_uint32_t, NULL, false }, // PI_EVENT_INFO_REFERENCE_COUNT
	{ 4563, &t_pi_event_status, NULL, false }, // PI_EVENT_INFO_COMMAND_EXECUTION_STATUS
	{ 4564, &t_pi_context, NULL, false }, // PI_EVENT_INFO_CONTEXT
};

static const struct cat_choice c_t_pi_profiling_info[] = {
	{ 4736, &t_uint64_t, NULL, false }, // PI_PROFILING_INFO_COMMAND_QUEUED
	{ 4737, &t_uint64_t, NULL, false }, // PI_PROFILING_INFO_COMMAND_SUBMIT
	{ 4738, &t_uint64_t, NULL, false }, // PI_PROFILING_INFO_COMMAND_START
	{ 4739, &t_uint64_t, NULL, false }, // PI_PROFILING_INFO_COMMAND_END
};

static const struct cat_choice c_t_pi_kernel_group_info[] = {
	{ 4528, &t_size_t, NULL, false }, // PI_KERNEL_GROUP_INFO_WORK_GROUP_SIZE
	{ 4529, &t_size_t_n3, NULL, false }, // PI_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE
	{ 4530, &t_uint64_t, NULL, false }, // PI_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE
	{ 4531, &t_size_t, NULL, false }, // PI_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE
	{ 4532, &t_uint64_t, NULL, false }, // PI_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE
	{ 4533, &t_size_t_n3, NULL, false }, // PI_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE
	{ 65810, &t_uint32_t, NULL, false }, // PI_KERNEL_GROUP_INFO_NUM_REGS
};

static const struct cat_choice c_t_pi_kernel_info[] = {
	{ 4496, &t_char_n, NULL, false }, // PI_KERNEL_INFO_FUNCTION_NAME
	{ 4497, &t_uint32_t, NULL, false }, // PI_KERNEL_INFO_NUM_ARGS
	{ 4498, &t_uint32_t, NULL, false }, // PI_KERNEL_INFO_REFERENCE_COUNT
	{ 4499, &t_pi_context, NULL, false }, // PI_KERNEL_INFO_CONTEXT
	{ 4500, &t_pi_program, NULL, false }, // PI_KERNEL_INFO_PROGRAM
	{ 4501, &t_char_n, NULL, false }, // PI_KERNEL_INFO_ATTRIBUTES
};

static const struct cat_choice c_t_pi_kernel_sub_group_info[] = {
	{ 4537, &t_uint32_t, NULL, false }, // PI_KERNEL_MAX_NUM_SUB_GROUPS
	{ 4538, &t_uint32_t, NULL, false }, // PI_KERNEL_COMPILE_NUM_SUB_GROUPS
	{ 8243, &t_uint32_t, NULL, false }, // PI_KERNEL_MAX_SUB_GROUP_SIZE
	{ 16650, &t_uint32_t, NULL, false }, // PI_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL
};

static const struct cat_choice c_t_pi_kernel_exec_info[] = {
	{ 0, &t_pi_bool, NULL, false }, // PI_USM_INDIRECT_ACCESS
	{ 16899, &t_size_t_n, NULL, false }, // PI_USM_PTRS
};

static const struct cat_choice c_t_pi_mem_info[] = {
	{ 4354, &t_size_t, NULL, false }, // PI_MEM_SIZE
	{ 4358, &t_pi_context, NULL, false }, // PI_MEM_CONTEXT
};

static const struct cat_choice c_t_pi_image_info[] = {
	{ 4369, &t_size_t, NULL, false }, // PI_IMAGE_INFO_ELEMENT_SIZE
	{ 4370, &t_size_t, NULL, false }, // PI_IMAGE_INFO_ROW_PITCH
	{ 4371, &t_size_t, NULL, false }, // PI_IMAGE_INFO_SLICE_PITCH
	{ 4372, &t_size_t, NULL, false }, // PI_IMAGE_INFO_WIDTH
	{ 4373, &t_size_t, NULL, false }, // PI_IMAGE_INFO_HEIGHT
	{ 4374, &t_size_t, NULL, false }, // PI_IMAGE_INFO_DEPTH
};

static const struct cat_choice c_t_pi_platform_info[] = {
	{ 2304, &t_char_n, NULL, false }, // PI_PLATFORM_INFO_PROFILE
	{ 2305, &t_char_n, NULL, false }, // PI_PLATFORM_INFO_VERSION
	{ 2306, &t_char_n, NULL, false }, // PI_PLATFORM_INFO_NAME
	{ 2307, &t_char_n, NULL, false }, // PI_PLATFORM_INFO_VENDOR
	{ 2308, &t_char_n, NULL, false }, // PI_PLATFORM_INFO_EXTENSIONS
	{ 135168, &t_pi_platform_backend, NULL, false }, // PI_EXT_PLATFORM_INFO_BACKEND
};

static const struct cat_choice c_t_pi_program_build_info[] = {
	{ 4481, &t_int32_t, NULL, false }, // PI_PROGRAM_BUILD_INFO_STATUS
	{ 4482, &t_char_n, NULL, false }, // PI_PROGRAM_BUILD_INFO_OPTIONS
	{ 4483, &t_char_n, NULL, false }, // PI_PROGRAM_BUILD_INFO_LOG
	{ 4484, &t_uint32_t, NULL, false }, // PI_PROGRAM_BUILD_INFO_BINARY_TYPE
};

static const struct cat_choice c_t_pi_program_info[] = {
	{ 4448, &t_uint32_t, NULL, false }, // PI_PROGRAM_INFO_REFERENCE_COUNT
	{ 4449, &t_pi_context, NULL, false }, // PI_PROGRAM_INFO_CONTEXT
	{ 4450, &t_uint32_t, NULL, false }, // PI_PROGRAM_INFO_NUM_DEVICES
	{ 4451, &t_pi_device_n, NULL, false }, // PI_PROGRAM_INFO_DEVICES
	{ 4452, &t_char_n, NULL, false }, // PI_PROGRAM_INFO_SOURCE
	{ 4453, &t_size_t_n, NULL, false }, // PI_PROGRAM_INFO_BINARY_SIZES
	{ 4455, &t_size_t, NULL, false }, // PI_PROGRAM_INFO_NUM_KERNELS
	{ 4456, &t_char_n, NULL, false }, // PI_PROGRAM_INFO_KERNEL_NAMES
};

static const struct cat_choice c_t_pi_queue_info[] = {
	{ 4240, &t_pi_context, NULL, false }, // PI_QUEUE_INFO_CONTEXT
	{ 4241, &t_pi_device, NULL, false }, // PI_QUEUE_INFO_DEVICE
	{ 4242, &t_uint32_t, NULL, false }, // PI_QUEUE_INFO_REFERENCE_COUNT
	{ 4243, &t_uint64_t, NULL, false }, // PI_QUEUE_INFO_PROPERTIES
	{ 4244, &t_uint32_t, NULL, false }, // PI_QUEUE_INFO_SIZE
	{ 4245, &t_pi_queue, NULL, false }, // PI_QUEUE_INFO_DEVICE_DEFAULT
};

static const struct cat_choice c_t_pi_sampler_info[] = {
	{ 4432, &t_uint32_t, NULL, false }, // PI_SAMPLER_INFO_REFERENCE_COUNT
	{ 4433, &t_pi_context, NULL, false }, // PI_SAMPLER_INFO_CONTEXT
	{ 4434, &t_pi_bool, NULL, false }, // PI_SAMPLER_INFO_NORMALIZED_COORDS
	{ 4435, &t_uint32_t, NULL, false }, // PI_SAMPLER_INFO_ADDRESSING_MODE
	{ 4436, &t_uint32_t, NULL, false }, // PI_SAMPLER_INFO_FILTER_MODE
};

static const struct cat_choice c_t_pi_usm_info[] = {
	{ 16794, &t_pi_usm_type, NULL, false }, // PI_MEM_ALLOC_TYPE
	{ 16795, &p_void_ptr, NULL, false }, // PI_MEM_ALLOC_BASE_PTR
	{ 16796, &t_size_t, NULL, false }, // PI_MEM_ALLOC_SIZE
	{ 16797, &t_pi_device, NULL, false }, // PI_MEM_ALLOC_DEVICE
};

static const struct cat_arg a_piContextCreate[] = {
	{ "pProperties", &p_const_intptr_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "DeviceCount", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_const_pi_device_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pfnNotify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phContext", &p_pi_context_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piContextCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(5) } },
};
static const struct cat_func f_piContextCreate = {
	"piContextCreate", "piContextCreate", 5001, CAT_API_PI, 0, 6, 0, CAT_OK_RESULT, 1, r_piContextCreate, a_piContextCreate, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piContextGetInfo[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_context_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_pi_context_info) / sizeof(*c_t_pi_context_info), c_t_pi_context_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piContextGetInfo = {
	"piContextGetInfo", "piContextGetInfo", 5002, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_piContextGetInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piContextRelease[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piContextRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piContextRelease = {
	"piContextRelease", "piContextRelease", 5003, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piContextRelease, a_piContextRelease, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piContextRetain[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piContextRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piContextRetain = {
	"piContextRetain", "piContextRetain", 5004, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piContextRetain, a_piContextRetain, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piDeviceGetInfo[] = {
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_device_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_pi_device_info) / sizeof(*c_t_pi_device_info), c_t_pi_device_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piDeviceGetInfo[] = {
	{ CAT_ACT_NAME, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4139 },
};
static const struct cat_func f_piDeviceGetInfo = {
	"piDeviceGetInfo", "piDeviceGetInfo", 5005, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 1, r_piDeviceGetInfo, a_piDeviceGetInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piDevicePartition[] = {
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_intptr_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "NumDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phSubDevices", &p_pi_device_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pNumDevicesRet", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piDevicePartition[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_COUNT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piDevicePartition = {
	"piDevicePartition", "piDevicePartition", 5006, CAT_API_PI, 0, 5, 0, CAT_OK_RESULT, 1, r_piDevicePartition, a_piDevicePartition, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piDeviceRelease[] = {
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piDeviceRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piDeviceRelease = {
	"piDeviceRelease", "piDeviceRelease", 5007, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piDeviceRelease, a_piDeviceRelease, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piDeviceRetain[] = {
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piDeviceRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piDeviceRetain = {
	"piDeviceRetain", "piDeviceRetain", 5008, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piDeviceRetain, a_piDeviceRetain, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piDevicesGet[] = {
	{ "hPlatform", &t_pi_platform, CAT_IN, CAT_LEN_NONE, 0 },
	{ "DeviceType", &t_pi_device_type, CAT_IN, CAT_LEN_NONE, 0 },
	{ "NumEntries", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_pi_device_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "pNumDevices", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piDevicesGet = {
	"piDevicesGet", "piDevicesGet", 5009, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_piDevicesGet, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueEventsWait[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 1 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueEventsWait[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(1), [CAT_PART_WAIT] = CAT_ARG(2), [CAT_PART_EVENT] = CAT_ARG(3) } },
};
static const struct cat_func f_piEnqueueEventsWait = {
	"piEnqueueEventsWait", "piEnqueueEventsWait", 5010, CAT_API_PI, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_piEnqueueEventsWait, a_piEnqueueEventsWait, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueEventsWaitWithBarrier[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 1 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueEventsWaitWithBarrier[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(1), [CAT_PART_WAIT] = CAT_ARG(2), [CAT_PART_EVENT] = CAT_ARG(3) } },
};
static const struct cat_func f_piEnqueueEventsWaitWithBarrier = {
	"piEnqueueEventsWaitWithBarrier", "piEnqueueEventsWaitWithBarrier", 5011, CAT_API_PI, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_piEnqueueEventsWaitWithBarrier, a_piEnqueueEventsWaitWithBarrier, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueKernelLaunch[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueKernelLaunch[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5) } },
};
static const struct cat_func f_piEnqueueKernelLaunch = {
	"piEnqueueKernelLaunch", "piEnqueueKernelLaunch", 5012, CAT_API_PI, CAT_F_KERNEL, 9, 0, CAT_OK_RESULT, 1, r_piEnqueueKernelLaunch, a_piEnqueueKernelLaunch, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemBufferCopy[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBufferSrc", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBufferDst", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemBufferCopy[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_piEnqueueMemBufferCopy = {
	"piEnqueueMemBufferCopy", "piEnqueueMemBufferCopy", 5013, CAT_API_PI, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_piEnqueueMemBufferCopy, a_piEnqueueMemBufferCopy, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemBufferCopyRect[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBufferSrc", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBufferDst", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrcOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDstOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pRegion", &p_pi_rect_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "srcRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemBufferCopyRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(12) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(5) } },
};
static const struct cat_func f_piEnqueueMemBufferCopyRect = {
	"piEnqueueMemBufferCopyRect", "piEnqueueMemBufferCopyRect", 5014, CAT_API_PI, CAT_F_COPY, 13, 0, CAT_OK_RESULT, 2, r_piEnqueueMemBufferCopyRect, a_piEnqueueMemBufferCopyRect, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemBufferFill[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "patternSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemBufferFill[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_piEnqueueMemBufferFill = {
	"piEnqueueMemBufferFill", "piEnqueueMemBufferFill", 5015, CAT_API_PI, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_piEnqueueMemBufferFill, a_piEnqueueMemBufferFill, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemBufferMap[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingMap", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mapFlags", &t_pi_map_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "ppRetMap", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemBufferMap[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_MAPPED, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_POINTER] = CAT_ARG(9), [CAT_PART_SIZE] = CAT_ARG(5) } },
};
static const struct cat_func f_piEnqueueMemBufferMap = {
	"piEnqueueMemBufferMap", "piEnqueueMemBufferMap", 5016, CAT_API_PI, CAT_F_COPY, 10, 0, CAT_OK_RESULT, 3, r_piEnqueueMemBufferMap, a_piEnqueueMemBufferMap, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemBufferRead[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingRead", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemBufferRead[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(5), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_piEnqueueMemBufferRead = {
	"piEnqueueMemBufferRead", "piEnqueueMemBufferRead", 5017, CAT_API_PI, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_piEnqueueMemBufferRead, a_piEnqueueMemBufferRead, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemBufferReadRect[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingRead", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBufferOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pHostOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pRegion", &p_pi_rect_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "bufferRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 11 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemBufferReadRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(11), [CAT_PART_WAIT] = CAT_ARG(12), [CAT_PART_EVENT] = CAT_ARG(13) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(13), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_DST] = CAT_ARG(10), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(5), [CAT_PART_ROW] = CAT_ARG(8), [CAT_PART_SLICE] = CAT_ARG(9), [CAT_PART_ORIGIN] = CAT_ARG(4) } },
};
static const struct cat_func f_piEnqueueMemBufferReadRect = {
	"piEnqueueMemBufferReadRect", "piEnqueueMemBufferReadRect", 5018, CAT_API_PI, CAT_F_COPY, 14, 0, CAT_OK_RESULT, 3, r_piEnqueueMemBufferReadRect, a_piEnqueueMemBufferReadRect, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemBufferWrite[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingWrite", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemBufferWrite[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(5) } },
};
static const struct cat_func f_piEnqueueMemBufferWrite = {
	"piEnqueueMemBufferWrite", "piEnqueueMemBufferWrite", 5019, CAT_API_PI, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_piEnqueueMemBufferWrite, a_piEnqueueMemBufferWrite, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemBufferWriteRect[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingWrite", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBufferOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pHostOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pRegion", &p_pi_rect_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "bufferRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 11 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemBufferWriteRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(11), [CAT_PART_WAIT] = CAT_ARG(12), [CAT_PART_EVENT] = CAT_ARG(13) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(13), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(10), [CAT_PART_WIDTH] = CAT_ARG(5) } },
};
static const struct cat_func f_piEnqueueMemBufferWriteRect = {
	"piEnqueueMemBufferWriteRect", "piEnqueueMemBufferWriteRect", 5020, CAT_API_PI, CAT_F_COPY, 14, 0, CAT_OK_RESULT, 3, r_piEnqueueMemBufferWriteRect, a_piEnqueueMemBufferWriteRect, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemImageCopy[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageSrc", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageDst", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrcOrigin", &p_pi_image_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDstOrigin", &p_pi_image_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pRegion", &p_pi_image_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemImageCopy[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_piEnqueueMemImageCopy = {
	"piEnqueueMemImageCopy", "piEnqueueMemImageCopy", 5021, CAT_API_PI, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_piEnqueueMemImageCopy, a_piEnqueueMemImageCopy, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemImageFill[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFillColor", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOrigin", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "pRegion", &p_const_size_t_ptr, CAT_IN, CAT_LEN_CONST, 3 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemImageFill[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_piEnqueueMemImageFill = {
	"piEnqueueMemImageFill", "piEnqueueMemImageFill", 5022, CAT_API_PI, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_piEnqueueMemImageFill, a_piEnqueueMemImageFill, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemImageRead[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingRead", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOrigin", &p_pi_image_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pRegion", &p_pi_image_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "rowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "slicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemImageRead[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(10), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_DST] = CAT_ARG(7), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_REGION] = CAT_ARG(4), [CAT_PART_ROW] = CAT_ARG(5), [CAT_PART_SLICE] = CAT_ARG(6) } },
};
static const struct cat_func f_piEnqueueMemImageRead = {
	"piEnqueueMemImageRead", "piEnqueueMemImageRead", 5023, CAT_API_PI, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 3, r_piEnqueueMemImageRead, a_piEnqueueMemImageRead, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemImageWrite[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockingWrite", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pOrigin", &p_pi_image_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pRegion", &p_pi_image_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "rowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "slicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemImageWrite[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(10), [CAT_PART_BLOCKING] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(7) } },
};
static const struct cat_func f_piEnqueueMemImageWrite = {
	"piEnqueueMemImageWrite", "piEnqueueMemImageWrite", 5024, CAT_API_PI, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 3, r_piEnqueueMemImageWrite, a_piEnqueueMemImageWrite, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueMemUnmap[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMem", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMappedPtr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueMemUnmap[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(3), [CAT_PART_WAIT] = CAT_ARG(4), [CAT_PART_EVENT] = CAT_ARG(5) } },
};
static const struct cat_func f_piEnqueueMemUnmap = {
	"piEnqueueMemUnmap", "piEnqueueMemUnmap", 5025, CAT_API_PI, CAT_F_COPY, 6, 0, CAT_OK_RESULT, 1, r_piEnqueueMemUnmap, a_piEnqueueMemUnmap, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEnqueueNativeKernel[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnUserFunc", &t_pi_callback_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pArgs", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argsSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numMemsInMemList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMemList", &p_const_pi_mem_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "ppArgsMemLoc", &p_const_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEnqueueNativeKernel[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
};
static const struct cat_func f_piEnqueueNativeKernel = {
	"piEnqueueNativeKernel", "piEnqueueNativeKernel", 5026, CAT_API_PI, CAT_F_KERNEL, 10, 0, CAT_OK_RESULT, 1, r_piEnqueueNativeKernel, a_piEnqueueNativeKernel, &t_pi_result,
	"2021.1", "2023.2", NULL,
};

static const struct cat_arg a_piEventCreate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEventCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piEventCreate = {
	"piEventCreate", "piEventCreate", 5027, CAT_API_PI, 0, 2, 0, CAT_OK_RESULT, 1, r_piEventCreate, a_piEventCreate, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEventGetInfo[] = {
	{ "hEvent", &t_pi_event, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_event_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_pi_event_info) / sizeof(*c_t_pi_event_info), c_t_pi_event_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piEventGetInfo = {
	"piEventGetInfo", "piEventGetInfo", 5028, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_piEventGetInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEventGetProfilingInfo[] = {
	{ "hEvent", &t_pi_event, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_profiling_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_pi_profiling_info) / sizeof(*c_t_pi_profiling_info), c_t_pi_profiling_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piEventGetProfilingInfo[] = {
	{ CAT_ACT_TIMES, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4738 },
	{ CAT_ACT_TIMES, CAT_TIMES_END, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4739 },
};
static const struct cat_func f_piEventGetProfilingInfo = {
	"piEventGetProfilingInfo", "piEventGetProfilingInfo", 5029, CAT_API_PI, CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 2, r_piEventGetProfilingInfo, a_piEventGetProfilingInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEventRelease[] = {
	{ "hEvent", &t_pi_event, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piEventRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piEventRelease = {
	"piEventRelease", "piEventRelease", 5030, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piEventRelease, a_piEventRelease, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEventRetain[] = {
	{ "hEvent", &t_pi_event, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piEventRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piEventRetain = {
	"piEventRetain", "piEventRetain", 5031, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piEventRetain, a_piEventRetain, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEventSetCallback[] = {
	{ "hEvent", &t_pi_event, CAT_IN, CAT_LEN_NONE, 0 },
	{ "execStatus", &t_int32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnNotify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piEventSetCallback = {
	"piEventSetCallback", "piEventSetCallback", 5032, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_piEventSetCallback, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEventSetStatus[] = {
	{ "hEvent", &t_pi_event, CAT_IN, CAT_LEN_NONE, 0 },
	{ "execStatus", &t_int32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piEventSetStatus = {
	"piEventSetStatus", "piEventSetStatus", 5033, CAT_API_PI, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 0, NULL, a_piEventSetStatus, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piEventsWait[] = {
	{ "numEvents", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN, CAT_LEN_ARG, 0 },
};
static const struct cat_role r_piEventsWait[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_COUNT] = CAT_ARG(0) } },
};
static const struct cat_func f_piEventsWait = {
	"piEventsWait", "piEventsWait", 5034, CAT_API_PI, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 1, r_piEventsWait, a_piEventsWait, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piGetDeviceAndHostTimer[] = {
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDeviceTimestamp", &p_uint64_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pHostTimestamp", &p_uint64_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piGetDeviceAndHostTimer = {
	"piGetDeviceAndHostTimer", "piGetDeviceAndHostTimer", 5035, CAT_API_PI, CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_piGetDeviceAndHostTimer, &t_pi_result,
	"2023.2", "", NULL,
};

static const struct cat_arg a_piKernelCreate[] = {
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pKernelName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phKernel", &p_pi_kernel_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piKernelCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(1) } },
};
static const struct cat_func f_piKernelCreate = {
	"piKernelCreate", "piKernelCreate", 5036, CAT_API_PI, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 1, r_piKernelCreate, a_piKernelCreate, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piKernelGetGroupInfo[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_kernel_group_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_pi_kernel_group_info) / sizeof(*c_t_pi_kernel_group_info), c_t_pi_kernel_group_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piKernelGetGroupInfo = {
	"piKernelGetGroupInfo", "piKernelGetGroupInfo", 5037, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_piKernelGetGroupInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piKernelGetInfo[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_kernel_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_pi_kernel_info) / sizeof(*c_t_pi_kernel_info), c_t_pi_kernel_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piKernelGetInfo[] = {
	{ CAT_ACT_NAME, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_NAME] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4496 },
};
static const struct cat_func f_piKernelGetInfo = {
	"piKernelGetInfo", "piKernelGetInfo", 5038, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 1, r_piKernelGetInfo, a_piKernelGetInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piKernelGetSubGroupInfo[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_kernel_sub_group_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "inputSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pInputValue", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_BYTES, 3 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 5, &(const struct cat_select){ 2, 8, sizeof(c_t_pi_kernel_sub_group_info) / sizeof(*c_t_pi_kernel_sub_group_info), c_t_pi_kernel_sub_group_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piKernelGetSubGroupInfo = {
	"piKernelGetSubGroupInfo", "piKernelGetSubGroupInfo", 5039, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 8, 0, CAT_OK_RESULT, 0, NULL, a_piKernelGetSubGroupInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piKernelRelease[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piKernelRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piKernelRelease = {
	"piKernelRelease", "piKernelRelease", 5040, CAT_API_PI, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_piKernelRelease, a_piKernelRelease, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piKernelRetain[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piKernelRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piKernelRetain = {
	"piKernelRetain", "piKernelRetain", 5041, CAT_API_PI, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_piKernelRetain, a_piKernelRetain, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piKernelSetArg[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pArgValue", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_BYTES, 2 },
};
static const struct cat_role r_piKernelSetArg[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(3) } },
};
static const struct cat_func f_piKernelSetArg = {
	"piKernelSetArg", "piKernelSetArg", 5042, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 1, r_piKernelSetArg, a_piKernelSetArg, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piKernelSetExecInfo[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_kernel_exec_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 0, sizeof(c_t_pi_kernel_exec_info) / sizeof(*c_t_pi_kernel_exec_info), c_t_pi_kernel_exec_info } },
};
static const struct cat_func f_piKernelSetExecInfo = {
	"piKernelSetExecInfo", "piKernelSetExecInfo", 5043, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_piKernelSetExecInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piMemBufferCreate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_pi_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pHost", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phBuffer", &p_pi_mem_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pProperties", &p_const_uint64_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
};
static const struct cat_role r_piMemBufferCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_BUFFER, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_piMemBufferCreate = {
	"piMemBufferCreate", "piMemBufferCreate", 5044, CAT_API_PI, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_piMemBufferCreate, a_piMemBufferCreate, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piMemBufferPartition[] = {
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_pi_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferCreateType", &t_pi_buffer_create_type, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pRegion", &p_pi_buffer_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "phMem", &p_pi_mem_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piMemBufferPartition[] = {
	{ CAT_ACT_CREATE, CAT_MEM_PART, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piMemBufferPartition = {
	"piMemBufferPartition", "piMemBufferPartition", 5045, CAT_API_PI, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_piMemBufferPartition, a_piMemBufferPartition, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piMemGetInfo[] = {
	{ "hMem", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_mem_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_pi_mem_info) / sizeof(*c_t_pi_mem_info), c_t_pi_mem_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piMemGetInfo = {
	"piMemGetInfo", "piMemGetInfo", 5046, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_piMemGetInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piMemImageCreate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_pi_mem_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_const_pi_image_format_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pImageDesc", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pHost", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phMem", &p_pi_mem_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piMemImageCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_ORDER] = CAT_ARG(2), [CAT_PART_CHANNEL] = CAT_ARG(2) }, { [CAT_PART_ORDER] = CAT_ARG(0), [CAT_PART_CHANNEL] = CAT_ARG(1) } },
};
static const struct cat_func f_piMemImageCreate = {
	"piMemImageCreate", "piMemImageCreate", 5047, CAT_API_PI, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_piMemImageCreate, a_piMemImageCreate, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piMemImageGetInfo[] = {
	{ "hMem", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_image_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_pi_image_info) / sizeof(*c_t_pi_image_info), c_t_pi_image_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piMemImageGetInfo = {
	"piMemImageGetInfo", "piMemImageGetInfo", 5048, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_piMemImageGetInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piMemRelease[] = {
	{ "hMem", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piMemRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piMemRelease = {
	"piMemRelease", "piMemRelease", 5049, CAT_API_PI, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_piMemRelease, a_piMemRelease, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piMemRetain[] = {
	{ "hMem", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piMemRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piMemRetain = {
	"piMemRetain", "piMemRetain", 5050, CAT_API_PI, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_piMemRetain, a_piMemRetain, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piPlatformGetInfo[] = {
	{ "hPlatform", &t_pi_platform, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_platform_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_pi_platform_info) / sizeof(*c_t_pi_platform_info), c_t_pi_platform_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piPlatformGetInfo = {
	"piPlatformGetInfo", "piPlatformGetInfo", 5051, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_piPlatformGetInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piPlatformsGet[] = {
	{ "NumEntries", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPlatforms", &p_pi_platform_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "pNumPlatforms", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piPlatformsGet = {
	"piPlatformsGet", "piPlatformsGet", 5052, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_piPlatformsGet, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piPluginGetBackendOption[] = {
	{ "hPlatform", &t_pi_platform, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFrontendOption", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ppPlatformOption", &p_const_char_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piPluginGetBackendOption = {
	"piPluginGetBackendOption", "piPluginGetBackendOption", 5053, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_piPluginGetBackendOption, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piPluginGetLastError[] = {
	{ "ppMessage", &p_char_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piPluginGetLastError = {
	"piPluginGetLastError", "piPluginGetLastError", 5054, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_piPluginGetLastError, &t_pi_result,
	"2022.2", "", NULL,
};

static const struct cat_arg a_piPluginInit[] = {
	{ "pPlugin", &p_void_ptr, CAT_IN | CAT_OUT, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piPluginInit = {
	"piPluginInit", "piPluginInit", 5055, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_piPluginInit, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piProgramBuild[] = {
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_const_pi_device_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pfnNotify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piProgramBuild = {
	"piProgramBuild", "piProgramBuild", 5056, CAT_API_PI, CAT_F_MODULE, 6, 0, CAT_OK_RESULT, 0, NULL, a_piProgramBuild, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piProgramCompile[] = {
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_const_pi_device_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "numInputHeaders", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phInputHeaders", &p_const_pi_program_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "ppHeaderIncludeNames", &p_const_char_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "pfnNotify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piProgramCompile = {
	"piProgramCompile", "piProgramCompile", 5057, CAT_API_PI, CAT_F_MODULE, 9, 0, CAT_OK_RESULT, 0, NULL, a_piProgramCompile, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piProgramCreate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pIL", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "length", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phProgram", &p_pi_program_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piProgramCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_piProgramCreate = {
	"piProgramCreate", "piProgramCreate", 5058, CAT_API_PI, CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 2, r_piProgramCreate, a_piProgramCreate, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piProgramCreateWithBinary[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_const_pi_device_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pLengths", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "ppBinaries", &p_const_unsigned_char_ptr_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numMetadataEntries", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMetadata", &p_const_void_ptrconst_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pBinaryStatus", &p_int32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "phProgram", &p_pi_program_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piProgramCreateWithBinary[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_PARENT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_COUNT] = CAT_ARG(1), [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_VALUE] = CAT_ARG(4) } },
};
static const struct cat_func f_piProgramCreateWithBinary = {
	"piProgramCreateWithBinary", "piProgramCreateWithBinary", 5059, CAT_API_PI, CAT_F_MODULE, 9, 0, CAT_OK_RESULT, 2, r_piProgramCreateWithBinary, a_piProgramCreateWithBinary, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piProgramGetBuildInfo[] = {
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_program_build_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_pi_program_build_info) / sizeof(*c_t_pi_program_build_info), c_t_pi_program_build_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piProgramGetBuildInfo = {
	"piProgramGetBuildInfo", "piProgramGetBuildInfo", 5060, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 6, 0, CAT_OK_RESULT, 0, NULL, a_piProgramGetBuildInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piProgramGetInfo[] = {
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_program_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_pi_program_info) / sizeof(*c_t_pi_program_info), c_t_pi_program_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piProgramGetInfo[] = {
	{ CAT_ACT_BINARY, CAT_BINARY_SIZES, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_COUNT] = CAT_ARG(4), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4453 },
	{ CAT_ACT_BINARY, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_COUNT] = CAT_ARG(4), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(3), [CAT_PART_WHEN] = CAT_ARG(1) }, { 0 }, 4454 },
};
static const struct cat_func f_piProgramGetInfo = {
	"piProgramGetInfo", "piProgramGetInfo", 5061, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 5, 0, CAT_OK_RESULT, 2, r_piProgramGetInfo, a_piProgramGetInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piProgramLink[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_const_pi_device_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pOptions", &s_const_char_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPrograms", &p_const_pi_program_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "pfnNotify", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phProgram", &p_pi_program_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piProgramLink[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piProgramLink = {
	"piProgramLink", "piProgramLink", 5062, CAT_API_PI, CAT_F_MODULE, 9, 0, CAT_OK_RESULT, 1, r_piProgramLink, a_piProgramLink, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piProgramRelease[] = {
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piProgramRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piProgramRelease = {
	"piProgramRelease", "piProgramRelease", 5063, CAT_API_PI, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_piProgramRelease, a_piProgramRelease, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piProgramRetain[] = {
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piProgramRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piProgramRetain = {
	"piProgramRetain", "piProgramRetain", 5064, CAT_API_PI, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_piProgramRetain, a_piProgramRetain, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piQueueCreate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "properties", &t_uint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phQueue", &p_pi_queue_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piQueueCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piQueueCreate = {
	"piQueueCreate", "piQueueCreate", 5065, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 1, r_piQueueCreate, a_piQueueCreate, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piQueueFinish[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piQueueFinish[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piQueueFinish = {
	"piQueueFinish", "piQueueFinish", 5066, CAT_API_PI, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 1, r_piQueueFinish, a_piQueueFinish, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piQueueFlush[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piQueueFlush = {
	"piQueueFlush", "piQueueFlush", 5067, CAT_API_PI, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 0, NULL, a_piQueueFlush, &t_pi_result,
	"2022.2", "", NULL,
};

static const struct cat_arg a_piQueueGetInfo[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_queue_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_pi_queue_info) / sizeof(*c_t_pi_queue_info), c_t_pi_queue_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piQueueGetInfo = {
	"piQueueGetInfo", "piQueueGetInfo", 5068, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_piQueueGetInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piQueueRelease[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piQueueRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piQueueRelease = {
	"piQueueRelease", "piQueueRelease", 5069, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piQueueRelease, a_piQueueRelease, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piQueueRetain[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piQueueRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piQueueRetain = {
	"piQueueRetain", "piQueueRetain", 5070, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piQueueRetain, a_piQueueRetain, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piSamplerCreate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_uint64_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "phSampler", &p_pi_sampler_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piSamplerCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piSamplerCreate = {
	"piSamplerCreate", "piSamplerCreate", 5071, CAT_API_PI, 0, 3, 0, CAT_OK_RESULT, 1, r_piSamplerCreate, a_piSamplerCreate, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piSamplerGetInfo[] = {
	{ "hSampler", &t_pi_sampler, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_sampler_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 2, &(const struct cat_select){ 1, 5, sizeof(c_t_pi_sampler_info) / sizeof(*c_t_pi_sampler_info), c_t_pi_sampler_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piSamplerGetInfo = {
	"piSamplerGetInfo", "piSamplerGetInfo", 5072, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_piSamplerGetInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piSamplerRelease[] = {
	{ "hSampler", &t_pi_sampler, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piSamplerRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piSamplerRelease = {
	"piSamplerRelease", "piSamplerRelease", 5073, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piSamplerRelease, a_piSamplerRelease, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piSamplerRetain[] = {
	{ "hSampler", &t_pi_sampler, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piSamplerRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piSamplerRetain = {
	"piSamplerRetain", "piSamplerRetain", 5074, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piSamplerRetain, a_piSamplerRetain, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piTearDown[] = {
	{ "pPluginParameter", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piTearDown = {
	"piTearDown", "piTearDown", 5075, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_piTearDown, &t_pi_result,
	"2021.4", "", NULL,
};

static const struct cat_arg a_piclProgramCreateWithSource[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ppStrings", &p_const_char_ptr_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "pLengths", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 1 },
	{ "phProgram", &p_pi_program_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piclProgramCreateWithSource[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piclProgramCreateWithSource = {
	"piclProgramCreateWithSource", "piclProgramCreateWithSource", 5076, CAT_API_PI, CAT_F_MODULE, 5, 0, CAT_OK_RESULT, 1, r_piclProgramCreateWithSource, a_piclProgramCreateWithSource, &t_pi_result,
	"2021.1", "2023.2", NULL,
};

static const struct cat_arg a_piextBindlessImageSamplerCreate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_uint64_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "minMipmapLevelClamp", &t_float, CAT_IN, CAT_LEN_NONE, 0 },
	{ "maxMipmapLevelClamp", &t_float, CAT_IN, CAT_LEN_NONE, 0 },
	{ "maxAnisotropy", &t_float, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phSampler", &p_pi_sampler_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextBindlessImageSamplerCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piextBindlessImageSamplerCreate = {
	"piextBindlessImageSamplerCreate", "piextBindlessImageSamplerCreate", 5077, CAT_API_PI, 0, 6, 0, CAT_OK_RESULT, 1, r_piextBindlessImageSamplerCreate, a_piextBindlessImageSamplerCreate, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferAdviseUSM[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "advice", &t_pi_mem_advice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferAdviseUSM[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_piextCommandBufferAdviseUSM = {
	"piextCommandBufferAdviseUSM", "piextCommandBufferAdviseUSM", 5078, CAT_API_PI, 0, 7, 0, CAT_OK_RESULT, 1, r_piextCommandBufferAdviseUSM, a_piextCommandBufferAdviseUSM, &t_pi_result,
	"2024.2", "", NULL,
};

static const struct cat_arg a_piextCommandBufferCreate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCommandBufferDesc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phCommandBuffer", &p_pi_command_buffer_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piextCommandBufferCreate = {
	"piextCommandBufferCreate", "piextCommandBufferCreate", 5079, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 1, r_piextCommandBufferCreate, a_piextCommandBufferCreate, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferFillUSM[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "patternSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferFillUSM[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_piextCommandBufferFillUSM = {
	"piextCommandBufferFillUSM", "piextCommandBufferFillUSM", 5080, CAT_API_PI, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_piextCommandBufferFillUSM, a_piextCommandBufferFillUSM, &t_pi_result,
	"2024.2", "", NULL,
};

static const struct cat_arg a_piextCommandBufferFinalize[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piextCommandBufferFinalize = {
	"piextCommandBufferFinalize", "piextCommandBufferFinalize", 5081, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_piextCommandBufferFinalize, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferMemBufferCopy[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSrcMem", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDstMem", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferMemBufferCopy[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_piextCommandBufferMemBufferCopy = {
	"piextCommandBufferMemBufferCopy", "piextCommandBufferMemBufferCopy", 5082, CAT_API_PI, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_piextCommandBufferMemBufferCopy, a_piextCommandBufferMemBufferCopy, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferMemBufferCopyRect[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hSrcMem", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDstMem", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrcOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDstOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pRegion", &p_pi_rect_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "srcRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferMemBufferCopyRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(12) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(5) } },
};
static const struct cat_func f_piextCommandBufferMemBufferCopyRect = {
	"piextCommandBufferMemBufferCopyRect", "piextCommandBufferMemBufferCopyRect", 5083, CAT_API_PI, CAT_F_COPY, 13, 0, CAT_OK_RESULT, 2, r_piextCommandBufferMemBufferCopyRect, a_piextCommandBufferMemBufferCopyRect, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferMemBufferFill[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "patternSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferMemBufferFill[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_piextCommandBufferMemBufferFill = {
	"piextCommandBufferMemBufferFill", "piextCommandBufferMemBufferFill", 5084, CAT_API_PI, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_piextCommandBufferMemBufferFill, a_piextCommandBufferMemBufferFill, &t_pi_result,
	"2024.2", "", NULL,
};

static const struct cat_arg a_piextCommandBufferMemBufferRead[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferMemBufferRead[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_piextCommandBufferMemBufferRead = {
	"piextCommandBufferMemBufferRead", "piextCommandBufferMemBufferRead", 5085, CAT_API_PI, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_piextCommandBufferMemBufferRead, a_piextCommandBufferMemBufferRead, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferMemBufferReadRect[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBufferOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pHostOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pRegion", &p_pi_rect_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "bufferRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferMemBufferReadRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(12) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_DST] = CAT_ARG(9), [CAT_PART_SRC] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(4), [CAT_PART_ROW] = CAT_ARG(7), [CAT_PART_SLICE] = CAT_ARG(8), [CAT_PART_ORIGIN] = CAT_ARG(3) } },
};
static const struct cat_func f_piextCommandBufferMemBufferReadRect = {
	"piextCommandBufferMemBufferReadRect", "piextCommandBufferMemBufferReadRect", 5086, CAT_API_PI, CAT_F_COPY, 13, 0, CAT_OK_RESULT, 2, r_piextCommandBufferMemBufferReadRect, a_piextCommandBufferMemBufferReadRect, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferMemBufferWrite[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferMemBufferWrite[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(4) } },
};
static const struct cat_func f_piextCommandBufferMemBufferWrite = {
	"piextCommandBufferMemBufferWrite", "piextCommandBufferMemBufferWrite", 5087, CAT_API_PI, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_piextCommandBufferMemBufferWrite, a_piextCommandBufferMemBufferWrite, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferMemBufferWriteRect[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hBuffer", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBufferOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pHostOrigin", &p_pi_rect_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pRegion", &p_pi_rect_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "bufferRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostRowPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hostSlicePitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferMemBufferWriteRect[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(12) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(9), [CAT_PART_WIDTH] = CAT_ARG(4) } },
};
static const struct cat_func f_piextCommandBufferMemBufferWriteRect = {
	"piextCommandBufferMemBufferWriteRect", "piextCommandBufferMemBufferWriteRect", 5088, CAT_API_PI, CAT_F_COPY, 13, 0, CAT_OK_RESULT, 2, r_piextCommandBufferMemBufferWriteRect, a_piextCommandBufferMemBufferWriteRect, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferMemcpyUSM[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferMemcpyUSM[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_piextCommandBufferMemcpyUSM = {
	"piextCommandBufferMemcpyUSM", "piextCommandBufferMemcpyUSM", 5089, CAT_API_PI, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 2, r_piextCommandBufferMemcpyUSM, a_piextCommandBufferMemcpyUSM, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferNDRangeKernel[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferNDRangeKernel[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5) } },
};
static const struct cat_func f_piextCommandBufferNDRangeKernel = {
	"piextCommandBufferNDRangeKernel", "piextCommandBufferNDRangeKernel", 5090, CAT_API_PI, CAT_F_KERNEL, 9, 0, CAT_OK_RESULT, 1, r_piextCommandBufferNDRangeKernel, a_piextCommandBufferNDRangeKernel, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferPrefetchUSM[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_pi_usm_migration_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numSyncPointsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSyncPointWaitList", &p_const_uint32_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "pSyncPoint", &p_uint32_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextCommandBufferPrefetchUSM[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_piextCommandBufferPrefetchUSM = {
	"piextCommandBufferPrefetchUSM", "piextCommandBufferPrefetchUSM", 5091, CAT_API_PI, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 1, r_piextCommandBufferPrefetchUSM, a_piextCommandBufferPrefetchUSM, &t_pi_result,
	"2024.2", "", NULL,
};

static const struct cat_arg a_piextCommandBufferRelease[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextCommandBufferRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piextCommandBufferRelease = {
	"piextCommandBufferRelease", "piextCommandBufferRelease", 5092, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piextCommandBufferRelease, a_piextCommandBufferRelease, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextCommandBufferRetain[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextCommandBufferRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_piextCommandBufferRetain = {
	"piextCommandBufferRetain", "piextCommandBufferRetain", 5093, CAT_API_PI, 0, 1, 0, CAT_OK_RESULT, 1, r_piextCommandBufferRetain, a_piextCommandBufferRetain, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextContextCreateWithNativeHandle[] = {
	{ "hNativeContext", &t_pi_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numDevices", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevices", &p_const_pi_device_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "isNativeHandleOwned", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phContext", &p_pi_context_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextContextCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4) } },
};
static const struct cat_func f_piextContextCreateWithNativeHandle = {
	"piextContextCreateWithNativeHandle", "piextContextCreateWithNativeHandle", 5094, CAT_API_PI, 0, 5, 0, CAT_OK_RESULT, 1, r_piextContextCreateWithNativeHandle, a_piextContextCreateWithNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextContextGetNativeHandle[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeContext", &p_pi_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextContextGetNativeHandle = {
	"piextContextGetNativeHandle", "piextContextGetNativeHandle", 5095, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_piextContextGetNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextContextSetExtendedDeleter[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pfnDeleter", &t_pi_callback_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pUserData", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piextContextSetExtendedDeleter = {
	"piextContextSetExtendedDeleter", "piextContextSetExtendedDeleter", 5096, CAT_API_PI, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_piextContextSetExtendedDeleter, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextDestroyExternalSemaphore[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hInteropSemaphore", &t_pi_interop_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextDestroyExternalSemaphore[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_piextDestroyExternalSemaphore = {
	"piextDestroyExternalSemaphore", "piextDestroyExternalSemaphore", 5097, CAT_API_PI, 0, 3, 0, CAT_OK_RESULT, 1, r_piextDestroyExternalSemaphore, a_piextDestroyExternalSemaphore, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextDeviceCreateWithNativeHandle[] = {
	{ "hNativeDevice", &t_pi_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hPlatform", &t_pi_platform, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phDevice", &p_pi_device_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextDeviceCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_piextDeviceCreateWithNativeHandle = {
	"piextDeviceCreateWithNativeHandle", "piextDeviceCreateWithNativeHandle", 5098, CAT_API_PI, 0, 3, 0, CAT_OK_RESULT, 1, r_piextDeviceCreateWithNativeHandle, a_piextDeviceCreateWithNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextDeviceGetNativeHandle[] = {
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeDevice", &p_pi_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextDeviceGetNativeHandle = {
	"piextDeviceGetNativeHandle", "piextDeviceGetNativeHandle", 5099, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_piextDeviceGetNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextDeviceSelectBinary[] = {
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ppBinaries", &p_pi_device_binary_struct_ptr_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "NumBinaries", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSelectedBinary", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextDeviceSelectBinary[] = {
	{ CAT_ACT_IMAGE, CAT_IMAGE_ENDS, { [CAT_PART_COUNT] = CAT_ARG(2), [CAT_PART_SIZE] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(1) }, { [CAT_PART_SIZE] = CAT_ARG(9), [CAT_PART_VALUE] = CAT_ARG(8) } },
};
static const struct cat_func f_piextDeviceSelectBinary = {
	"piextDeviceSelectBinary", "piextDeviceSelectBinary", 5100, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 1, r_piextDeviceSelectBinary, a_piextDeviceSelectBinary, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextDisablePeerAccess[] = {
	{ "commandDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "peerDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piextDisablePeerAccess = {
	"piextDisablePeerAccess", "piextDisablePeerAccess", 5101, CAT_API_PI, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_piextDisablePeerAccess, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextEnablePeerAccess[] = {
	{ "commandDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "peerDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piextEnablePeerAccess = {
	"piextEnablePeerAccess", "piextEnablePeerAccess", 5102, CAT_API_PI, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_piextEnablePeerAccess, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextEnqueueCommandBuffer[] = {
	{ "hCommandBuffer", &t_pi_command_buffer, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextEnqueueCommandBuffer[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_QUEUE] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_piextEnqueueCommandBuffer = {
	"piextEnqueueCommandBuffer", "piextEnqueueCommandBuffer", 5103, CAT_API_PI, CAT_F_KERNEL, 5, 0, CAT_OK_RESULT, 1, r_piextEnqueueCommandBuffer, a_piextEnqueueCommandBuffer, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextEnqueueCooperativeKernelLaunch[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "workDim", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalWorkOffset", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pGlobalWorkSize", &p_const_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "pLocalWorkSize", &p_const_size_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextEnqueueCooperativeKernelLaunch[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8), [CAT_PART_GLOBAL] = CAT_ARG(4), [CAT_PART_LOCAL] = CAT_ARG(5) } },
};
static const struct cat_func f_piextEnqueueCooperativeKernelLaunch = {
	"piextEnqueueCooperativeKernelLaunch", "piextEnqueueCooperativeKernelLaunch", 5104, CAT_API_PI, CAT_F_KERNEL, 9, 0, CAT_OK_RESULT, 1, r_piextEnqueueCooperativeKernelLaunch, a_piextEnqueueCooperativeKernelLaunch, &t_pi_result,
	"2024.2", "", NULL,
};

static const struct cat_arg a_piextEnqueueDeviceGlobalVariableRead[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "blockingRead", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextEnqueueDeviceGlobalVariableRead[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(9), [CAT_PART_BLOCKING] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(6), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_piextEnqueueDeviceGlobalVariableRead = {
	"piextEnqueueDeviceGlobalVariableRead", "piextEnqueueDeviceGlobalVariableRead", 5105, CAT_API_PI, CAT_F_COPY, 10, 0, CAT_OK_RESULT, 3, r_piextEnqueueDeviceGlobalVariableRead, a_piextEnqueueDeviceGlobalVariableRead, &t_pi_result,
	"2023.2", "", NULL,
};

static const struct cat_arg a_piextEnqueueDeviceGlobalVariableWrite[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "blockingWrite", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextEnqueueDeviceGlobalVariableWrite[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(9), [CAT_PART_BLOCKING] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(6) } },
};
static const struct cat_func f_piextEnqueueDeviceGlobalVariableWrite = {
	"piextEnqueueDeviceGlobalVariableWrite", "piextEnqueueDeviceGlobalVariableWrite", 5106, CAT_API_PI, CAT_F_COPY, 10, 0, CAT_OK_RESULT, 3, r_piextEnqueueDeviceGlobalVariableWrite, a_piextEnqueueDeviceGlobalVariableWrite, &t_pi_result,
	"2023.2", "", NULL,
};

static const struct cat_arg a_piextEnqueueReadHostPipe[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pipe_symbol", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "blocking", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextEnqueueReadHostPipe[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(4), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_piextEnqueueReadHostPipe = {
	"piextEnqueueReadHostPipe", "piextEnqueueReadHostPipe", 5107, CAT_API_PI, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_piextEnqueueReadHostPipe, a_piextEnqueueReadHostPipe, &t_pi_result,
	"2023.2", "", NULL,
};

static const struct cat_arg a_piextEnqueueWriteHostPipe[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pipe_symbol", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "blocking", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextEnqueueWriteHostPipe[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(8), [CAT_PART_BLOCKING] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(5), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(4) } },
};
static const struct cat_func f_piextEnqueueWriteHostPipe = {
	"piextEnqueueWriteHostPipe", "piextEnqueueWriteHostPipe", 5108, CAT_API_PI, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 3, r_piextEnqueueWriteHostPipe, a_piextEnqueueWriteHostPipe, &t_pi_result,
	"2023.2", "", NULL,
};

static const struct cat_arg a_piextEventCreateWithNativeHandle[] = {
	{ "hNativeEvent", &t_pi_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "isNativeHandleOwned", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextEventCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_piextEventCreateWithNativeHandle = {
	"piextEventCreateWithNativeHandle", "piextEventCreateWithNativeHandle", 5109, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 1, r_piextEventCreateWithNativeHandle, a_piextEventCreateWithNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextEventGetNativeHandle[] = {
	{ "hEvent", &t_pi_event, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeEvent", &p_pi_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextEventGetNativeHandle = {
	"piextEventGetNativeHandle", "piextEventGetNativeHandle", 5110, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_piextEventGetNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextGetDeviceFunctionPointer[] = {
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pFunctionName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ppFunctionPointer", &p_uint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextGetDeviceFunctionPointer = {
	"piextGetDeviceFunctionPointer", "piextGetDeviceFunctionPointer", 5111, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_piextGetDeviceFunctionPointer, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextGetGlobalVariablePointer[] = {
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGlobalVariableName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pGlobalVariableSizeRet", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "ppGlobalVariablePointerRet", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextGetGlobalVariablePointer = {
	"piextGetGlobalVariablePointer", "piextGetGlobalVariablePointer", 5112, CAT_API_PI, 0, 5, 0, CAT_OK_RESULT, 0, NULL, a_piextGetGlobalVariablePointer, &t_pi_result,
	"2024.2", "", NULL,
};

static const struct cat_arg a_piextImportExternalSemaphoreOpaqueFD[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fileDescriptor", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phInteropSemaphore", &p_pi_interop_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextImportExternalSemaphoreOpaqueFD[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piextImportExternalSemaphoreOpaqueFD = {
	"piextImportExternalSemaphoreOpaqueFD", "piextImportExternalSemaphoreOpaqueFD", 5113, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 1, r_piextImportExternalSemaphoreOpaqueFD, a_piextImportExternalSemaphoreOpaqueFD, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextKernelCreateWithNativeHandle[] = {
	{ "hNativeKernel", &t_pi_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "isNativeHandleOwned", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phKernel", &p_pi_kernel_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextKernelCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(2) } },
};
static const struct cat_func f_piextKernelCreateWithNativeHandle = {
	"piextKernelCreateWithNativeHandle", "piextKernelCreateWithNativeHandle", 5114, CAT_API_PI, CAT_F_MODULE, 5, 0, CAT_OK_RESULT, 1, r_piextKernelCreateWithNativeHandle, a_piextKernelCreateWithNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextKernelGetNativeHandle[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeKernel", &p_pi_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextKernelGetNativeHandle = {
	"piextKernelGetNativeHandle", "piextKernelGetNativeHandle", 5115, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_piextKernelGetNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextKernelSetArgMemObj_v1[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phArgValue", &p_const_pi_mem_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextKernelSetArgMemObj_v1[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_piextKernelSetArgMemObj_v1 = {
	"piextKernelSetArgMemObj", "piextKernelSetArgMemObj", 5116, CAT_API_PI, 0, 3, 1, CAT_OK_RESULT, 1, r_piextKernelSetArgMemObj_v1, a_piextKernelSetArgMemObj_v1, &t_pi_result,
	"2021.1", "2023.2", NULL,
};
static const struct cat_arg a_piextKernelSetArgMemObj[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phArgValue", &p_const_pi_mem_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextKernelSetArgMemObj[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(3) } },
};
static const struct cat_func f_piextKernelSetArgMemObj = {
	"piextKernelSetArgMemObj", "piextKernelSetArgMemObj", 5116, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 1, r_piextKernelSetArgMemObj, a_piextKernelSetArgMemObj, &t_pi_result,
	"2024.0", "", &f_piextKernelSetArgMemObj_v1,
};

static const struct cat_arg a_piextKernelSetArgPointer[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pArgValue", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2 },
};
static const struct cat_role r_piextKernelSetArgPointer[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(3) } },
};
static const struct cat_func f_piextKernelSetArgPointer = {
	"piextKernelSetArgPointer", "piextKernelSetArgPointer", 5117, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 1, r_piextKernelSetArgPointer, a_piextKernelSetArgPointer, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextKernelSetArgSampler[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "argIndex", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phArgValue", &p_const_pi_sampler_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextKernelSetArgSampler[] = {
	{ CAT_ACT_SETARG, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_INDEX] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_piextKernelSetArgSampler = {
	"piextKernelSetArgSampler", "piextKernelSetArgSampler", 5118, CAT_API_PI, 0, 3, 0, CAT_OK_RESULT, 1, r_piextKernelSetArgSampler, a_piextKernelSetArgSampler, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextKernelSuggestMaxCooperativeGroupCount[] = {
	{ "hKernel", &t_pi_kernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "localWorkSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dynamicSharedMemorySize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pGroupCountRet", &p_uint32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextKernelSuggestMaxCooperativeGroupCount = {
	"piextKernelSuggestMaxCooperativeGroupCount", "piextKernelSuggestMaxCooperativeGroupCount", 5119, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_piextKernelSuggestMaxCooperativeGroupCount, &t_pi_result,
	"2024.2", "", NULL,
};

static const struct cat_arg a_piextMemCreateWithNativeHandle[] = {
	{ "hNativeMem", &t_pi_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "isNativeHandleOwned", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMem", &p_pi_mem_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextMemCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_piextMemCreateWithNativeHandle = {
	"piextMemCreateWithNativeHandle", "piextMemCreateWithNativeHandle", 5120, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 1, r_piextMemCreateWithNativeHandle, a_piextMemCreateWithNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextMemGetNativeHandle_v1[] = {
	{ "hMem", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeMem", &p_pi_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextMemGetNativeHandle_v1 = {
	"piextMemGetNativeHandle", "piextMemGetNativeHandle", 5121, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_piextMemGetNativeHandle_v1, &t_pi_result,
	"2021.1", "2024.0", NULL,
};
static const struct cat_arg a_piextMemGetNativeHandle[] = {
	{ "hMem", &t_pi_mem, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeMem", &p_pi_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextMemGetNativeHandle = {
	"piextMemGetNativeHandle", "piextMemGetNativeHandle", 5121, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_piextMemGetNativeHandle, &t_pi_result,
	"2024.2", "", &f_piextMemGetNativeHandle_v1,
};

static const struct cat_arg a_piextMemImageAllocate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pImageDesc", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phImageMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextMemImageAllocate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piextMemImageAllocate = {
	"piextMemImageAllocate", "piextMemImageAllocate", 5122, CAT_API_PI, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_piextMemImageAllocate, a_piextMemImageAllocate, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemImageCopy[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pImageDesc", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "flags", &t_pi_image_copy_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrcOffset", &p_pi_image_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pDstOffset", &p_pi_image_offset_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pCopyExtent", &p_pi_image_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pHostExtent", &p_pi_image_region_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 10 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextMemImageCopy[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(10), [CAT_PART_WAIT] = CAT_ARG(11), [CAT_PART_EVENT] = CAT_ARG(12) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_piextMemImageCopy = {
	"piextMemImageCopy", "piextMemImageCopy", 5123, CAT_API_PI, CAT_F_COPY, 13, 0, CAT_OK_RESULT, 2, r_piextMemImageCopy, a_piextMemImageCopy, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemImageCreateWithNativeHandle[] = {
	{ "hNativeMem", &t_pi_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "isNativeHandleOwned", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pImageDesc", &p_const_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phMem", &p_pi_mem_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextMemImageCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_piextMemImageCreateWithNativeHandle = {
	"piextMemImageCreateWithNativeHandle", "piextMemImageCreateWithNativeHandle", 5124, CAT_API_PI, 0, 6, 0, CAT_OK_RESULT, 1, r_piextMemImageCreateWithNativeHandle, a_piextMemImageCreateWithNativeHandle, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemImageFree[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextMemImageFree[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_piextMemImageFree = {
	"piextMemImageFree", "piextMemImageFree", 5125, CAT_API_PI, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_piextMemImageFree, a_piextMemImageFree, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemImageGetInfo[] = {
	{ "hImageMem", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_image_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_NONE, 0, &(const struct cat_select){ 1, 4, sizeof(c_t_pi_image_info) / sizeof(*c_t_pi_image_info), c_t_pi_image_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextMemImageGetInfo = {
	"piextMemImageGetInfo", "piextMemImageGetInfo", 5126, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_piextMemImageGetInfo, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemImportOpaqueFD[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fileDescriptor", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phInteropMem", &p_pi_interop_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextMemImportOpaqueFD[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(2) } },
};
static const struct cat_func f_piextMemImportOpaqueFD = {
	"piextMemImportOpaqueFD", "piextMemImportOpaqueFD", 5127, CAT_API_PI, 0, 5, 0, CAT_OK_RESULT, 1, r_piextMemImportOpaqueFD, a_piextMemImportOpaqueFD, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemMapExternalArray[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pImageDesc", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "hInteropMem", &t_pi_interop_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phImageMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextMemMapExternalArray[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(5), [CAT_PART_PARENT] = CAT_ARG(4) } },
};
static const struct cat_func f_piextMemMapExternalArray = {
	"piextMemMapExternalArray", "piextMemMapExternalArray", 5128, CAT_API_PI, 0, 6, 0, CAT_OK_RESULT, 1, r_piextMemMapExternalArray, a_piextMemMapExternalArray, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemMipmapFree[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextMemMipmapFree[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_piextMemMipmapFree = {
	"piextMemMipmapFree", "piextMemMipmapFree", 5129, CAT_API_PI, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_piextMemMipmapFree, a_piextMemMipmapFree, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemMipmapGetLevel[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mipmapLevel", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phImageMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextMemMipmapGetLevel = {
	"piextMemMipmapGetLevel", "piextMemMipmapGetLevel", 5130, CAT_API_PI, 0, 5, 0, CAT_OK_RESULT, 0, NULL, a_piextMemMipmapGetLevel, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemReleaseInterop[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hInteropMem", &t_pi_interop_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextMemReleaseInterop[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_piextMemReleaseInterop = {
	"piextMemReleaseInterop", "piextMemReleaseInterop", 5131, CAT_API_PI, 0, 3, 0, CAT_OK_RESULT, 1, r_piextMemReleaseInterop, a_piextMemReleaseInterop, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemSampledImageCreate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pImageDesc", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "hSampler", &t_pi_sampler, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phMem", &p_pi_mem_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phImage", &p_pi_image_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextMemSampledImageCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(7), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piextMemSampledImageCreate = {
	"piextMemSampledImageCreate", "piextMemSampledImageCreate", 5132, CAT_API_PI, 0, 8, 0, CAT_OK_RESULT, 1, r_piextMemSampledImageCreate, a_piextMemSampledImageCreate, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemSampledImageHandleDestroy[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_pi_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextMemSampledImageHandleDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_piextMemSampledImageHandleDestroy = {
	"piextMemSampledImageHandleDestroy", "piextMemSampledImageHandleDestroy", 5133, CAT_API_PI, 0, 3, 0, CAT_OK_RESULT, 1, r_piextMemSampledImageHandleDestroy, a_piextMemSampledImageHandleDestroy, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemUnsampledImageCreate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImageMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pImageFormat", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "pImageDesc", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "phMem", &p_pi_mem_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "phImage", &p_pi_image_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextMemUnsampledImageCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(6), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piextMemUnsampledImageCreate = {
	"piextMemUnsampledImageCreate", "piextMemUnsampledImageCreate", 5134, CAT_API_PI, 0, 7, 0, CAT_OK_RESULT, 1, r_piextMemUnsampledImageCreate, a_piextMemUnsampledImageCreate, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextMemUnsampledImageHandleDestroy[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hImage", &t_pi_image_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextMemUnsampledImageHandleDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(2) } },
};
static const struct cat_func f_piextMemUnsampledImageHandleDestroy = {
	"piextMemUnsampledImageHandleDestroy", "piextMemUnsampledImageHandleDestroy", 5135, CAT_API_PI, 0, 3, 0, CAT_OK_RESULT, 1, r_piextMemUnsampledImageHandleDestroy, a_piextMemUnsampledImageHandleDestroy, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextPeerAccessGetInfo[] = {
	{ "commandDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "peerDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3 },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextPeerAccessGetInfo = {
	"piextPeerAccessGetInfo", "piextPeerAccessGetInfo", 5136, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_piextPeerAccessGetInfo, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextPlatformCreateWithNativeHandle[] = {
	{ "hNativePlatform", &t_pi_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phPlatform", &p_pi_platform_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextPlatformCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1) } },
};
static const struct cat_func f_piextPlatformCreateWithNativeHandle = {
	"piextPlatformCreateWithNativeHandle", "piextPlatformCreateWithNativeHandle", 5137, CAT_API_PI, 0, 2, 0, CAT_OK_RESULT, 1, r_piextPlatformCreateWithNativeHandle, a_piextPlatformCreateWithNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextPlatformGetNativeHandle[] = {
	{ "hPlatform", &t_pi_platform, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativePlatform", &p_pi_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextPlatformGetNativeHandle = {
	"piextPlatformGetNativeHandle", "piextPlatformGetNativeHandle", 5138, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_piextPlatformGetNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextPluginGetOpaqueData[] = {
	{ "pOpaqueDataParam", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "ppOpaqueDataReturn", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextPluginGetOpaqueData = {
	"piextPluginGetOpaqueData", "piextPluginGetOpaqueData", 5139, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_piextPluginGetOpaqueData, &t_pi_result,
	"2021.4", "", NULL,
};

static const struct cat_arg a_piextProgramCreateWithNativeHandle[] = {
	{ "hNativeProgram", &t_pi_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "isNativeHandleOwned", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phProgram", &p_pi_program_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextProgramCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_piextProgramCreateWithNativeHandle = {
	"piextProgramCreateWithNativeHandle", "piextProgramCreateWithNativeHandle", 5140, CAT_API_PI, CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 1, r_piextProgramCreateWithNativeHandle, a_piextProgramCreateWithNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextProgramGetNativeHandle[] = {
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeProgram", &p_pi_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextProgramGetNativeHandle = {
	"piextProgramGetNativeHandle", "piextProgramGetNativeHandle", 5141, CAT_API_PI, CAT_F_GETTER | CAT_F_MODULE | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_piextProgramGetNativeHandle, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextProgramSetSpecializationConstant[] = {
	{ "hProgram", &t_pi_program, CAT_IN, CAT_LEN_NONE, 0 },
	{ "specId", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "specSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSpecValue", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 2 },
};
static const struct cat_func f_piextProgramSetSpecializationConstant = {
	"piextProgramSetSpecializationConstant", "piextProgramSetSpecializationConstant", 5142, CAT_API_PI, CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 0, NULL, a_piextProgramSetSpecializationConstant, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextQueueCreate[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_uint64_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "phQueue", &p_pi_queue_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextQueueCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piextQueueCreate = {
	"piextQueueCreate", "piextQueueCreate", 5143, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 1, r_piextQueueCreate, a_piextQueueCreate, &t_pi_result,
	"2023.2", "", NULL,
};

static const struct cat_arg a_piextQueueCreate2[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_uint64_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "phQueue", &p_pi_queue_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextQueueCreate2[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_PARENT] = CAT_ARG(0) } },
};
static const struct cat_func f_piextQueueCreate2 = {
	"piextQueueCreate2", "piextQueueCreate2", 5144, CAT_API_PI, 0, 4, 0, CAT_OK_RESULT, 1, r_piextQueueCreate2, a_piextQueueCreate2, &t_pi_result,
	"2023.2", "2023.2", NULL,
};

static const struct cat_arg a_piextQueueCreateWithNativeHandle_v1[] = {
	{ "hNativeQueue", &t_pi_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "isNativeHandleOwned", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phQueue", &p_pi_queue_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextQueueCreateWithNativeHandle_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(4), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_piextQueueCreateWithNativeHandle_v1 = {
	"piextQueueCreateWithNativeHandle", "piextQueueCreateWithNativeHandle", 5145, CAT_API_PI, 0, 5, 1, CAT_OK_RESULT, 1, r_piextQueueCreateWithNativeHandle_v1, a_piextQueueCreateWithNativeHandle_v1, &t_pi_result,
	"2021.1", "2023.2", NULL,
};
static const struct cat_arg a_piextQueueCreateWithNativeHandle[] = {
	{ "hNativeQueue", &t_pi_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nativeHandleDesc", &t_int32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "isNativeHandleOwned", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_uint64_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "phQueue", &p_pi_queue_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextQueueCreateWithNativeHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(6), [CAT_PART_PARENT] = CAT_ARG(2) } },
};
static const struct cat_func f_piextQueueCreateWithNativeHandle = {
	"piextQueueCreateWithNativeHandle", "piextQueueCreateWithNativeHandle", 5145, CAT_API_PI, 0, 7, 0, CAT_OK_RESULT, 1, r_piextQueueCreateWithNativeHandle, a_piextQueueCreateWithNativeHandle, &t_pi_result,
	"2024.0", "", &f_piextQueueCreateWithNativeHandle_v1,
};

static const struct cat_arg a_piextQueueCreateWithNativeHandle2[] = {
	{ "hNativeQueue", &t_pi_native_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nativeHandleDesc", &t_int32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "isNativeHandleOwned", &t_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_uint64_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "phQueue", &p_pi_queue_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextQueueCreateWithNativeHandle2[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(6), [CAT_PART_PARENT] = CAT_ARG(2) } },
};
static const struct cat_func f_piextQueueCreateWithNativeHandle2 = {
	"piextQueueCreateWithNativeHandle2", "piextQueueCreateWithNativeHandle2", 5146, CAT_API_PI, 0, 7, 0, CAT_OK_RESULT, 1, r_piextQueueCreateWithNativeHandle2, a_piextQueueCreateWithNativeHandle2, &t_pi_result,
	"2023.2", "2023.2", NULL,
};

static const struct cat_arg a_piextQueueGetNativeHandle_v1[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeQueue", &p_pi_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextQueueGetNativeHandle_v1 = {
	"piextQueueGetNativeHandle", "piextQueueGetNativeHandle", 5147, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_piextQueueGetNativeHandle_v1, &t_pi_result,
	"2021.1", "2023.2", NULL,
};
static const struct cat_arg a_piextQueueGetNativeHandle[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeQueue", &p_pi_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pNativeHandleDesc", &p_int32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextQueueGetNativeHandle = {
	"piextQueueGetNativeHandle", "piextQueueGetNativeHandle", 5147, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_piextQueueGetNativeHandle, &t_pi_result,
	"2024.0", "", &f_piextQueueGetNativeHandle_v1,
};

static const struct cat_arg a_piextQueueGetNativeHandle2[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phNativeQueue", &p_pi_native_handle_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pNativeHandleDesc", &p_int32_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextQueueGetNativeHandle2 = {
	"piextQueueGetNativeHandle2", "piextQueueGetNativeHandle2", 5148, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_piextQueueGetNativeHandle2, &t_pi_result,
	"2023.2", "2023.2", NULL,
};

static const struct cat_arg a_piextSignalExternalSemaphore[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hInteropSemaphore", &t_pi_interop_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextSignalExternalSemaphore[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_piextSignalExternalSemaphore = {
	"piextSignalExternalSemaphore", "piextSignalExternalSemaphore", 5149, CAT_API_PI, CAT_F_SYNC, 5, 0, CAT_OK_RESULT, 1, r_piextSignalExternalSemaphore, a_piextSignalExternalSemaphore, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextUSMDeviceAlloc[] = {
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_uint64_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "alignment", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextUSMDeviceAlloc[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_PARENT] = CAT_ARG(1), [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(4) } },
};
static const struct cat_func f_piextUSMDeviceAlloc = {
	"piextUSMDeviceAlloc", "piextUSMDeviceAlloc", 5150, CAT_API_PI, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_piextUSMDeviceAlloc, a_piextUSMDeviceAlloc, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextUSMEnqueueFill2D[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "patternSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPattern", &p_const_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextUSMEnqueueFill2D[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(7), [CAT_PART_WAIT] = CAT_ARG(8), [CAT_PART_EVENT] = CAT_ARG(9) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(5), [CAT_PART_HEIGHT] = CAT_ARG(6) } },
};
static const struct cat_func f_piextUSMEnqueueFill2D = {
	"piextUSMEnqueueFill2D", "piextUSMEnqueueFill2D", 5151, CAT_API_PI, CAT_F_COPY, 10, 0, CAT_OK_RESULT, 2, r_piextUSMEnqueueFill2D, a_piextUSMEnqueueFill2D, &t_pi_result,
	"2023.2", "", NULL,
};

static const struct cat_arg a_piextUSMEnqueueMemAdvise[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "advice", &t_pi_mem_advice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextUSMEnqueueMemAdvise[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_piextUSMEnqueueMemAdvise = {
	"piextUSMEnqueueMemAdvise", "piextUSMEnqueueMemAdvise", 5152, CAT_API_PI, 0, 5, 0, CAT_OK_RESULT, 1, r_piextUSMEnqueueMemAdvise, a_piextUSMEnqueueMemAdvise, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextUSMEnqueueMemcpy[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextUSMEnqueueMemcpy[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(5), [CAT_PART_WAIT] = CAT_ARG(6), [CAT_PART_EVENT] = CAT_ARG(7) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(7), [CAT_PART_BLOCKING] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(3) } },
};
static const struct cat_func f_piextUSMEnqueueMemcpy = {
	"piextUSMEnqueueMemcpy", "piextUSMEnqueueMemcpy", 5153, CAT_API_PI, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 3, r_piextUSMEnqueueMemcpy, a_piextUSMEnqueueMemcpy, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextUSMEnqueueMemcpy2D[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blocking", &t_pi_bool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pDst", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pSrc", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 8 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextUSMEnqueueMemcpy2D[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(8), [CAT_PART_WAIT] = CAT_ARG(9), [CAT_PART_EVENT] = CAT_ARG(10) } },
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(10), [CAT_PART_BLOCKING] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_DST] = CAT_ARG(2), [CAT_PART_SRC] = CAT_ARG(4), [CAT_PART_WIDTH] = CAT_ARG(6), [CAT_PART_HEIGHT] = CAT_ARG(7), [CAT_PART_ROW] = CAT_ARG(3) } },
};
static const struct cat_func f_piextUSMEnqueueMemcpy2D = {
	"piextUSMEnqueueMemcpy2D", "piextUSMEnqueueMemcpy2D", 5154, CAT_API_PI, CAT_F_COPY, 11, 0, CAT_OK_RESULT, 3, r_piextUSMEnqueueMemcpy2D, a_piextUSMEnqueueMemcpy2D, &t_pi_result,
	"2023.2", "", NULL,
};

static const struct cat_arg a_piextUSMEnqueueMemset[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_int32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextUSMEnqueueMemset[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(1) } },
};
static const struct cat_func f_piextUSMEnqueueMemset = {
	"piextUSMEnqueueMemset", "piextUSMEnqueueMemset", 5155, CAT_API_PI, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 2, r_piextUSMEnqueueMemset, a_piextUSMEnqueueMemset, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextUSMEnqueueMemset2D[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 6 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextUSMEnqueueMemset2D[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(6), [CAT_PART_WAIT] = CAT_ARG(7), [CAT_PART_EVENT] = CAT_ARG(8) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(1), [CAT_PART_WIDTH] = CAT_ARG(4), [CAT_PART_HEIGHT] = CAT_ARG(5) } },
};
static const struct cat_func f_piextUSMEnqueueMemset2D = {
	"piextUSMEnqueueMemset2D", "piextUSMEnqueueMemset2D", 5156, CAT_API_PI, CAT_F_COPY, 9, 0, CAT_OK_RESULT, 2, r_piextUSMEnqueueMemset2D, a_piextUSMEnqueueMemset2D, &t_pi_result,
	"2023.2", "", NULL,
};

static const struct cat_arg a_piextUSMEnqueuePrefetch[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_pi_usm_migration_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextUSMEnqueuePrefetch[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(4), [CAT_PART_WAIT] = CAT_ARG(5), [CAT_PART_EVENT] = CAT_ARG(6) } },
};
static const struct cat_func f_piextUSMEnqueuePrefetch = {
	"piextUSMEnqueuePrefetch", "piextUSMEnqueuePrefetch", 5157, CAT_API_PI, CAT_F_COPY, 7, 0, CAT_OK_RESULT, 1, r_piextUSMEnqueuePrefetch, a_piextUSMEnqueuePrefetch, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextUSMFree[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextUSMFree[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_PARENT] = CAT_ARG(0), [CAT_PART_POINTER] = CAT_ARG(1) } },
};
static const struct cat_func f_piextUSMFree = {
	"piextUSMFree", "piextUSMFree", 5158, CAT_API_PI, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_piextUSMFree, a_piextUSMFree, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextUSMGetMemAllocInfo[] = {
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pMem", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propName", &t_pi_usm_info, CAT_IN, CAT_LEN_NONE, 0 },
	{ "propSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pPropValue", &p_void_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_BYTES, 3, &(const struct cat_select){ 2, 6, sizeof(c_t_pi_usm_info) / sizeof(*c_t_pi_usm_info), c_t_pi_usm_info } },
	{ "pPropSizeRet", &p_size_t_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_piextUSMGetMemAllocInfo = {
	"piextUSMGetMemAllocInfo", "piextUSMGetMemAllocInfo", 5159, CAT_API_PI, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_piextUSMGetMemAllocInfo, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextUSMHostAlloc[] = {
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_uint64_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "alignment", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextUSMHostAlloc[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_HOST, { [CAT_PART_PARENT] = CAT_ARG(1), [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(3) } },
};
static const struct cat_func f_piextUSMHostAlloc = {
	"piextUSMHostAlloc", "piextUSMHostAlloc", 5160, CAT_API_PI, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_piextUSMHostAlloc, a_piextUSMHostAlloc, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextUSMImport[] = {
	{ "pMem", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piextUSMImport = {
	"piextUSMImport", "piextUSMImport", 5161, CAT_API_PI, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_piextUSMImport, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextUSMPitchedAlloc[] = {
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pResultPitch", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_uint64_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "widthInBytes", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "elementSizeBytes", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextUSMPitchedAlloc[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_PARENT] = CAT_ARG(2), [CAT_PART_POINTER] = CAT_ARG(0) } },
};
static const struct cat_func f_piextUSMPitchedAlloc = {
	"piextUSMPitchedAlloc", "piextUSMPitchedAlloc", 5162, CAT_API_PI, CAT_F_MEMORY, 8, 0, CAT_OK_RESULT, 1, r_piextUSMPitchedAlloc, a_piextUSMPitchedAlloc, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextUSMRelease[] = {
	{ "pMem", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_piextUSMRelease = {
	"piextUSMRelease", "piextUSMRelease", 5163, CAT_API_PI, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 0, NULL, a_piextUSMRelease, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_arg a_piextUSMSharedAlloc[] = {
	{ "ppMem", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hContext", &t_pi_context, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hDevice", &t_pi_device, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pProperties", &p_uint64_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_PAIRS, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "alignment", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_piextUSMSharedAlloc[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_SHARED, { [CAT_PART_PARENT] = CAT_ARG(1), [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(4) } },
};
static const struct cat_func f_piextUSMSharedAlloc = {
	"piextUSMSharedAlloc", "piextUSMSharedAlloc", 5164, CAT_API_PI, CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 1, r_piextUSMSharedAlloc, a_piextUSMSharedAlloc, &t_pi_result,
	"2021.1", "", NULL,
};

static const struct cat_arg a_piextWaitExternalSemaphore[] = {
	{ "hQueue", &t_pi_queue, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hInteropSemaphore", &t_pi_interop_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numEventsInWaitList", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phEventWaitList", &p_const_pi_event_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "phEvent", &p_pi_event_ptr, CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_piextWaitExternalSemaphore[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_NWAIT] = CAT_ARG(2), [CAT_PART_WAIT] = CAT_ARG(3), [CAT_PART_EVENT] = CAT_ARG(4) } },
};
static const struct cat_func f_piextWaitExternalSemaphore = {
	"piextWaitExternalSemaphore", "piextWaitExternalSemaphore", 5165, CAT_API_PI, CAT_F_SYNC, 5, 0, CAT_OK_RESULT, 1, r_piextWaitExternalSemaphore, a_piextWaitExternalSemaphore, &t_pi_result,
	"2024.0", "", NULL,
};

static const struct cat_func *const funcs[] = {
	&f_piContextCreate,
	&f_piContextGetInfo,
	&f_piContextRelease,
	&f_piContextRetain,
	&f_piDeviceGetInfo,
	&f_piDevicePartition,
	&f_piDeviceRelease,
	&f_piDeviceRetain,
	&f_piDevicesGet,
	&f_piEnqueueEventsWait,
	&f_piEnqueueEventsWaitWithBarrier,
	&f_piEnqueueKernelLaunch,
	&f_piEnqueueMemBufferCopy,
	&f_piEnqueueMemBufferCopyRect,
	&f_piEnqueueMemBufferFill,
	&f_piEnqueueMemBufferMap,
	&f_piEnqueueMemBufferRead,
	&f_piEnqueueMemBufferReadRect,
	&f_piEnqueueMemBufferWrite,
	&f_piEnqueueMemBufferWriteRect,
	&f_piEnqueueMemImageCopy,
	&f_piEnqueueMemImageFill,
	&f_piEnqueueMemImageRead,
	&f_piEnqueueMemImageWrite,
	&f_piEnqueueMemUnmap,
	&f_piEnqueueNativeKernel,
	&f_piEventCreate,
	&f_piEventGetInfo,
	&f_piEventGetProfilingInfo,
	&f_piEventRelease,
	&f_piEventRetain,
	&f_piEventSetCallback,
	&f_piEventSetStatus,
	&f_piEventsWait,
	&f_piGetDeviceAndHostTimer,
	&f_piKernelCreate,
	&f_piKernelGetGroupInfo,
	&f_piKernelGetInfo,
	&f_piKernelGetSubGroupInfo,
	&f_piKernelRelease,
	&f_piKernelRetain,
	&f_piKernelSetArg,
	&f_piKernelSetExecInfo,
	&f_piMemBufferCreate,
	&f_piMemBufferPartition,
	&f_piMemGetInfo,
	&f_piMemImageCreate,
	&f_piMemImageGetInfo,
	&f_piMemRelease,
	&f_piMemRetain,
	&f_piPlatformGetInfo,
	&f_piPlatformsGet,
	&f_piPluginGetBackendOption,
	&f_piPluginGetLastError,
	&f_piPluginInit,
	&f_piProgramBuild,
	&f_piProgramCompile,
	&f_piProgramCreate,
	&f_piProgramCreateWithBinary,
	&f_piProgramGetBuildInfo,
	&f_piProgramGetInfo,
	&f_piProgramLink,
	&f_piProgramRelease,
	&f_piProgramRetain,
	&f_piQueueCreate,
	&f_piQueueFinish,
	&f_piQueueFlush,
	&f_piQueueGetInfo,
	&f_piQueueRelease,
	&f_piQueueRetain,
	&f_piSamplerCreate,
	&f_piSamplerGetInfo,
	&f_piSamplerRelease,
	&f_piSamplerRetain,
	&f_piTearDown,
	&f_piclProgramCreateWithSource,
	&f_piextBindlessImageSamplerCreate,
	&f_piextCommandBufferAdviseUSM,
	&f_piextCommandBufferCreate,
	&f_piextCommandBufferFillUSM,
	&f_piextCommandBufferFinalize,
	&f_piextCommandBufferMemBufferCopy,
	&f_piextCommandBufferMemBufferCopyRect,
	&f_piextCommandBufferMemBufferFill,
	&f_piextCommandBufferMemBufferRead,
	&f_piextCommandBufferMemBufferReadRect,
	&f_piextCommandBufferMemBufferWrite,
	&f_piextCommandBufferMemBufferWriteRect,
	&f_piextCommandBufferMemcpyUSM,
	&f_piextCommandBufferNDRangeKernel,
	&f_piextCommandBufferPrefetchUSM,
	&f_piextCommandBufferRelease,
	&f_piextCommandBufferRetain,
	&f_piextContextCreateWithNativeHandle,
	&f_piextContextGetNativeHandle,
	&f_piextContextSetExtendedDeleter,
	&f_piextDestroyExternalSemaphore,
	&f_piextDeviceCreateWithNativeHandle,
	&f_piextDeviceGetNativeHandle,
	&f_piextDeviceSelectBinary,
	&f_piextDisablePeerAccess,
	&f_piextEnablePeerAccess,
	&f_piextEnqueueCommandBuffer,
	&f_piextEnqueueCooperativeKernelLaunch,
	&f_piextEnqueueDeviceGlobalVariableRead,
	&f_piextEnqueueDeviceGlobalVariableWrite,
	&f_piextEnqueueReadHostPipe,
	&f_piextEnqueueWriteHostPipe,
	&f_piextEventCreateWithNativeHandle,
	&f_piextEventGetNativeHandle,
	&f_piextGetDeviceFunctionPointer,
	&f_piextGetGlobalVariablePointer,
	&f_piextImportExternalSemaphoreOpaqueFD,
	&f_piextKernelCreateWithNativeHandle,
	&f_piextKernelGetNativeHandle,
	&f_piextKernelSetArgMemObj,
	&f_piextKernelSetArgPointer,
	&f_piextKernelSetArgSampler,
	&f_piextKernelSuggestMaxCooperativeGroupCount,
	&f_piextMemCreateWithNativeHandle,
	&f_piextMemGetNativeHandle,
	&f_piextMemImageAllocate,
	&f_piextMemImageCopy,
	&f_piextMemImageCreateWithNativeHandle,
	&f_piextMemImageFree,
	&f_piextMemImageGetInfo,
	&f_piextMemImportOpaqueFD,
	&f_piextMemMapExternalArray,
	&f_piextMemMipmapFree,
	&f_piextMemMipmapGetLevel,
	&f_piextMemReleaseInterop,
	&f_piextMemSampledImageCreate,
	&f_piextMemSampledImageHandleDestroy,
	&f_piextMemUnsampledImageCreate,
	&f_piextMemUnsampledImageHandleDestroy,
	&f_piextPeerAccessGetInfo,
	&f_piextPlatformCreateWithNativeHandle,
	&f_piextPlatformGetNativeHandle,
	&f_piextPluginGetOpaqueData,
	&f_piextProgramCreateWithNativeHandle,
	&f_piextProgramGetNativeHandle,
	&f_piextProgramSetSpecializationConstant,
	&f_piextQueueCreate,
	&f_piextQueueCreate2,
	&f_piextQueueCreateWithNativeHandle,
	&f_piextQueueCreateWithNativeHandle2,
	&f_piextQueueGetNativeHandle,
	&f_piextQueueGetNativeHandle2,
	&f_piextSignalExternalSemaphore,
	&f_piextUSMDeviceAlloc,
	&f_piextUSMEnqueueFill2D,
	&f_piextUSMEnqueueMemAdvise,
	&f_piextUSMEnqueueMemcpy,
	&f_piextUSMEnqueueMemcpy2D,
	&f_piextUSMEnqueueMemset,
	&f_piextUSMEnqueueMemset2D,
	&f_piextUSMEnqueuePrefetch,
	&f_piextUSMFree,
	&f_piextUSMGetMemAllocInfo,
	&f_piextUSMHostAlloc,
	&f_piextUSMImport,
	&f_piextUSMPitchedAlloc,
	&f_piextUSMRelease,
	&f_piextUSMSharedAlloc,
	&f_piextWaitExternalSemaphore,
};

const struct cat_table cat_table_pi = {
	.api = { 5, "pi", "pi", 0, true, 3, CAT_DOMAIN_RUNTIME, funcs, sizeof(funcs) / sizeof(*funcs), .streams = CAT_STREAMS_VALUES },
};
