// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pi.h - the Plugin Interface of SYCL runtimes before 2025, as their libraries show it.
 *
 * No package brings a header of PI. What stands here was read out of the libraries themselves: which
 * functions a plugin exports, and with which argument types libsycl calls each of them (its symbols of
 * plugin::call<kind, types...> tell both). tests/real/catalog_pi.py holds every line against them
 * again. Arguments have the names that Unified Runtime, which followed, gave to the same things, so
 * that traces of both read alike; words in brackets are gen-catalog's.
 *
 * XB_RELEASE is the release, 202402 for 2024.2. Signatures from before 2023.0 are those of 2023.0: what
 * changed until then are arguments of functions that take native handles.
 */
// clang-format off: comments after arguments are data
#include <stddef.h>
#include <stdint.h>

typedef uint32_t pi_bool;
typedef uint64_t pi_native_handle_t;
typedef struct pi_platform_s *pi_platform;
typedef struct pi_device_s *pi_device;
typedef struct pi_context_s *pi_context;
typedef struct pi_queue_s *pi_queue;
typedef struct pi_mem_s *pi_mem;
typedef struct pi_program_s *pi_program;
typedef struct pi_kernel_s *pi_kernel;
typedef struct pi_event_s *pi_event;
typedef struct pi_sampler_s *pi_sampler;
typedef struct pi_command_buffer_s *pi_command_buffer;
typedef uint64_t pi_image_handle_t;
typedef uint64_t pi_interop_handle_t;
typedef void (*pi_callback_t)(void *);

/* OpenCL's numbers, with names of PI's. */
typedef enum pi_result {
	PI_SUCCESS = 0,
	PI_ERROR_DEVICE_NOT_FOUND = -1,
	PI_ERROR_DEVICE_NOT_AVAILABLE = -2,
	PI_ERROR_COMPILER_NOT_AVAILABLE = -3,
	PI_ERROR_MEM_OBJECT_ALLOCATION_FAILURE = -4,
	PI_ERROR_OUT_OF_RESOURCES = -5,
	PI_ERROR_OUT_OF_HOST_MEMORY = -6,
	PI_ERROR_PROFILING_INFO_NOT_AVAILABLE = -7,
	PI_ERROR_MEM_COPY_OVERLAP = -8,
	PI_ERROR_IMAGE_FORMAT_MISMATCH = -9,
	PI_ERROR_IMAGE_FORMAT_NOT_SUPPORTED = -10,
	PI_ERROR_BUILD_PROGRAM_FAILURE = -11,
	PI_ERROR_MAP_FAILURE = -12,
	PI_ERROR_MISALIGNED_SUB_BUFFER_OFFSET = -13,
	PI_ERROR_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST = -14,
	PI_ERROR_COMPILE_PROGRAM_FAILURE = -15,
	PI_ERROR_LINKER_NOT_AVAILABLE = -16,
	PI_ERROR_LINK_PROGRAM_FAILURE = -17,
	PI_ERROR_DEVICE_PARTITION_FAILED = -18,
	PI_ERROR_KERNEL_ARG_INFO_NOT_AVAILABLE = -19,
	PI_ERROR_INVALID_VALUE = -30,
	PI_ERROR_INVALID_DEVICE_TYPE = -31,
	PI_ERROR_INVALID_PLATFORM = -32,
	PI_ERROR_INVALID_DEVICE = -33,
	PI_ERROR_INVALID_CONTEXT = -34,
	PI_ERROR_INVALID_QUEUE_PROPERTIES = -35,
	PI_ERROR_INVALID_QUEUE = -36,
	PI_ERROR_INVALID_HOST_PTR = -37,
	PI_ERROR_INVALID_MEM_OBJECT = -38,
	PI_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR = -39,
	PI_ERROR_INVALID_IMAGE_SIZE = -40,
	PI_ERROR_INVALID_SAMPLER = -41,
	PI_ERROR_INVALID_BINARY = -42,
	PI_ERROR_INVALID_BUILD_OPTIONS = -43,
	PI_ERROR_INVALID_PROGRAM = -44,
	PI_ERROR_INVALID_PROGRAM_EXECUTABLE = -45,
	PI_ERROR_INVALID_KERNEL_NAME = -46,
	PI_ERROR_INVALID_KERNEL_DEFINITION = -47,
	PI_ERROR_INVALID_KERNEL = -48,
	PI_ERROR_INVALID_ARG_INDEX = -49,
	PI_ERROR_INVALID_ARG_VALUE = -50,
	PI_ERROR_INVALID_ARG_SIZE = -51,
	PI_ERROR_INVALID_KERNEL_ARGS = -52,
	PI_ERROR_INVALID_WORK_DIMENSION = -53,
	PI_ERROR_INVALID_WORK_GROUP_SIZE = -54,
	PI_ERROR_INVALID_WORK_ITEM_SIZE = -55,
	PI_ERROR_INVALID_GLOBAL_OFFSET = -56,
	PI_ERROR_INVALID_EVENT_WAIT_LIST = -57,
	PI_ERROR_INVALID_EVENT = -58,
	PI_ERROR_INVALID_OPERATION = -59,
	PI_ERROR_INVALID_BUFFER_SIZE = -61,
	PI_ERROR_INVALID_GLOBAL_WORK_SIZE = -63,
	PI_ERROR_INVALID_PROPERTY = -64,
	PI_ERROR_INVALID_IMAGE_DESCRIPTOR = -65,
	PI_ERROR_INVALID_COMPILER_OPTIONS = -66,
	PI_ERROR_INVALID_LINKER_OPTIONS = -67,
	PI_ERROR_INVALID_DEVICE_PARTITION_COUNT = -68,
	PI_ERROR_UNSUPPORTED_FEATURE = -995,
	PI_ERROR_PLUGIN_SPECIFIC_ERROR = -996,
	PI_ERROR_COMMAND_EXECUTION_FAILURE = -997,
	PI_ERROR_FUNCTION_ADDRESS_IS_NOT_AVAILABLE = -998,
	PI_ERROR_UNKNOWN = -999,
	PI_ERROR_UNINITIALIZED = -1102,
} pi_result;

typedef enum pi_event_status {
	PI_EVENT_COMPLETE = 0,
	PI_EVENT_RUNNING = 1,
	PI_EVENT_SUBMITTED = 2,
	PI_EVENT_QUEUED = 3,
} pi_event_status;

typedef enum pi_usm_migration_flags {
	PI_USM_MIGRATION_TBD0 = 1,
} pi_usm_migration_flags;

typedef enum pi_image_copy_flags {
	PI_IMAGE_COPY_HOST_TO_DEVICE = 0,
	PI_IMAGE_COPY_DEVICE_TO_HOST = 1,
	PI_IMAGE_COPY_DEVICE_TO_DEVICE = 2,
} pi_image_copy_flags;

typedef enum pi_buffer_create_type {
	PI_BUFFER_CREATE_TYPE_REGION = 0x1220,
} pi_buffer_create_type;

enum pi_device_type_bits {
	PI_DEVICE_TYPE_DEFAULT = 1,
	PI_DEVICE_TYPE_CPU = 2,
	PI_DEVICE_TYPE_GPU = 4,
	PI_DEVICE_TYPE_ACC = 8,
	PI_DEVICE_TYPE_CUSTOM = 16,
};
typedef uint64_t pi_device_type;

enum pi_mem_bits {
	PI_MEM_FLAGS_ACCESS_RW = 1,
	PI_MEM_ACCESS_READ_ONLY = 4,
	PI_MEM_FLAGS_HOST_PTR_USE = 8,
	PI_MEM_FLAGS_HOST_PTR_ALLOC = 16,
	PI_MEM_FLAGS_HOST_PTR_COPY = 32,
};
typedef uint64_t pi_mem_flags;

enum pi_map_bits {
	PI_MAP_READ = 1,
	PI_MAP_WRITE = 2,
	PI_MAP_WRITE_INVALIDATE_REGION = 4,
};
typedef uint64_t pi_map_flags;

/*
 * What is asked for in pi...GetInfo, and after it what the answer is. The numbers are OpenCL's: PI_X_INFO_Y
 * is CL_X_Y, but for a few of PI's own from 0x2033 on. Without a type: lists, and what plugins answer in
 * fewer bytes than they were given.
 */
typedef enum pi_platform_backend {
	PI_EXT_PLATFORM_BACKEND_UNKNOWN = 0,
	PI_EXT_PLATFORM_BACKEND_LEVEL_ZERO = 1,
	PI_EXT_PLATFORM_BACKEND_OPENCL = 2,
	PI_EXT_PLATFORM_BACKEND_CUDA = 3,
	PI_EXT_PLATFORM_BACKEND_HIP = 4,
	PI_EXT_PLATFORM_BACKEND_ESIMD = 5,
	PI_EXT_PLATFORM_BACKEND_NATIVE_CPU = 6,
} pi_platform_backend;

typedef enum pi_usm_type {
	PI_MEM_TYPE_UNKNOWN = 0x4196,
	PI_MEM_TYPE_HOST = 0x4197,
	PI_MEM_TYPE_DEVICE = 0x4198,
	PI_MEM_TYPE_SHARED = 0x4199,
} pi_usm_type;

typedef enum pi_platform_info {
	PI_PLATFORM_INFO_PROFILE = 0x900, ///< [char[]]
	PI_PLATFORM_INFO_VERSION = 0x901, ///< [char[]]
	PI_PLATFORM_INFO_NAME = 0x902, ///< [char[]]
	PI_PLATFORM_INFO_VENDOR = 0x903, ///< [char[]]
	PI_PLATFORM_INFO_EXTENSIONS = 0x904, ///< [char[]]
	PI_EXT_PLATFORM_INFO_BACKEND = 0x21000, ///< [pi_platform_backend]
} pi_platform_info;

typedef enum pi_device_info {
	PI_DEVICE_INFO_TYPE = 0x1000, ///< [pi_device_type]
	PI_DEVICE_INFO_VENDOR_ID = 0x1001, ///< [uint32_t]
	PI_DEVICE_INFO_MAX_COMPUTE_UNITS = 0x1002, ///< [uint32_t]
	PI_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS = 0x1003, ///< [uint32_t]
	PI_DEVICE_INFO_MAX_WORK_GROUP_SIZE = 0x1004, ///< [size_t]
	PI_DEVICE_INFO_MAX_WORK_ITEM_SIZES = 0x1005, ///< [size_t[]]
	PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR = 0x1006, ///< [uint32_t]
	PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT = 0x1007, ///< [uint32_t]
	PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT = 0x1008, ///< [uint32_t]
	PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG = 0x1009, ///< [uint32_t]
	PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT = 0x100a, ///< [uint32_t]
	PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE = 0x100b, ///< [uint32_t]
	PI_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF = 0x1034, ///< [uint32_t]
	PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR = 0x1036, ///< [uint32_t]
	PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT = 0x1037, ///< [uint32_t]
	PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT = 0x1038, ///< [uint32_t]
	PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG = 0x1039, ///< [uint32_t]
	PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT = 0x103a, ///< [uint32_t]
	PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE = 0x103b, ///< [uint32_t]
	PI_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF = 0x103c, ///< [uint32_t]
	PI_DEVICE_INFO_MAX_CLOCK_FREQUENCY = 0x100c, ///< [uint32_t]
	PI_DEVICE_INFO_ADDRESS_BITS = 0x100d, ///< [uint32_t]
	PI_DEVICE_INFO_MAX_READ_IMAGE_ARGS = 0x100e, ///< [uint32_t]
	PI_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS = 0x100f, ///< [uint32_t]
	PI_DEVICE_INFO_MAX_MEM_ALLOC_SIZE = 0x1010, ///< [uint64_t]
	PI_DEVICE_INFO_IMAGE2D_MAX_WIDTH = 0x1011, ///< [size_t]
	PI_DEVICE_INFO_IMAGE2D_MAX_HEIGHT = 0x1012, ///< [size_t]
	PI_DEVICE_INFO_IMAGE3D_MAX_WIDTH = 0x1013, ///< [size_t]
	PI_DEVICE_INFO_IMAGE3D_MAX_HEIGHT = 0x1014, ///< [size_t]
	PI_DEVICE_INFO_IMAGE3D_MAX_DEPTH = 0x1015, ///< [size_t]
	PI_DEVICE_INFO_IMAGE_SUPPORT = 0x1016, ///< [pi_bool]
	PI_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE = 0x1040, ///< [size_t]
	PI_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE = 0x1041, ///< [size_t]
	PI_DEVICE_INFO_MAX_PARAMETER_SIZE = 0x1017, ///< [size_t]
	PI_DEVICE_INFO_MAX_SAMPLERS = 0x1018, ///< [uint32_t]
	PI_DEVICE_INFO_MEM_BASE_ADDR_ALIGN = 0x1019, ///< [uint32_t]
	PI_DEVICE_INFO_SINGLE_FP_CONFIG = 0x101b, ///< [uint64_t]
	PI_DEVICE_INFO_DOUBLE_FP_CONFIG = 0x1032, ///< [uint64_t]
	PI_DEVICE_INFO_HALF_FP_CONFIG = 0x1033, ///< [uint64_t]
	PI_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE = 0x101c, ///< [uint32_t]
	PI_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE = 0x101d, ///< [uint32_t]
	PI_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE = 0x101e, ///< [uint64_t]
	PI_DEVICE_INFO_GLOBAL_MEM_SIZE = 0x101f, ///< [uint64_t]
	PI_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE = 0x1020, ///< [uint64_t]
	PI_DEVICE_INFO_MAX_CONSTANT_ARGS = 0x1021, ///< [uint32_t]
	PI_DEVICE_INFO_LOCAL_MEM_TYPE = 0x1022, ///< [uint32_t]
	PI_DEVICE_INFO_LOCAL_MEM_SIZE = 0x1023, ///< [uint64_t]
	PI_DEVICE_INFO_ERROR_CORRECTION_SUPPORT = 0x1024, ///< [pi_bool]
	PI_DEVICE_INFO_PROFILING_TIMER_RESOLUTION = 0x1025, ///< [size_t]
	PI_DEVICE_INFO_ENDIAN_LITTLE = 0x1026, ///< [pi_bool]
	PI_DEVICE_INFO_AVAILABLE = 0x1027, ///< [pi_bool]
	PI_DEVICE_INFO_COMPILER_AVAILABLE = 0x1028, ///< [pi_bool]
	PI_DEVICE_INFO_EXECUTION_CAPABILITIES = 0x1029, ///< [uint64_t]
	PI_DEVICE_INFO_QUEUE_PROPERTIES = 0x102a, ///< [uint64_t]
	PI_DEVICE_INFO_NAME = 0x102b, ///< [char[]]
	PI_DEVICE_INFO_VENDOR = 0x102c, ///< [char[]]
	PI_DEVICE_INFO_DRIVER_VERSION = 0x102d, ///< [char[]]
	PI_DEVICE_INFO_PROFILE = 0x102e, ///< [char[]]
	PI_DEVICE_INFO_VERSION = 0x102f, ///< [char[]]
	PI_DEVICE_INFO_EXTENSIONS = 0x1030, ///< [char[]]
	PI_DEVICE_INFO_PLATFORM = 0x1031, ///< [pi_platform]
	PI_DEVICE_INFO_HOST_UNIFIED_MEMORY = 0x1035, ///< [pi_bool]
	PI_DEVICE_INFO_OPENCL_C_VERSION = 0x103d, ///< [char[]]
	PI_DEVICE_INFO_LINKER_AVAILABLE = 0x103e, ///< [pi_bool]
	PI_DEVICE_INFO_BUILT_IN_KERNELS = 0x103f, ///< [char[]]
	PI_DEVICE_INFO_PARENT_DEVICE = 0x1042, ///< [pi_device]
	PI_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES = 0x1043, ///< [uint32_t]
	PI_DEVICE_INFO_PARTITION_PROPERTIES = 0x1044,
	PI_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN = 0x1045, ///< [uint64_t]
	PI_DEVICE_INFO_PARTITION_TYPE = 0x1046,
	PI_DEVICE_INFO_REFERENCE_COUNT = 0x1047, ///< [uint32_t]
	PI_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC = 0x1048, ///< [pi_bool]
	PI_DEVICE_INFO_PRINTF_BUFFER_SIZE = 0x1049, ///< [size_t]
	PI_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES = 0x104e, ///< [uint64_t]
	PI_DEVICE_INFO_IL_VERSION = 0x105b, ///< [char[]]
	PI_DEVICE_INFO_MAX_NUM_SUB_GROUPS = 0x105c, ///< [uint32_t]
	PI_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS = 0x105d, ///< [pi_bool]
	PI_DEVICE_INFO_UUID = 0x106a,
	PI_DEVICE_INFO_SUB_GROUP_SIZES_INTEL = 0x4108, ///< [size_t[]]
	PI_DEVICE_INFO_USM_HOST_SUPPORT = 0x4190,
	PI_DEVICE_INFO_USM_DEVICE_SUPPORT = 0x4191,
	PI_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT = 0x4192,
	PI_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT = 0x4193,
	PI_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT = 0x4194,
	PI_DEVICE_INFO_PCI_ADDRESS = 0x10020, ///< [char[]]
	PI_DEVICE_INFO_GPU_EU_COUNT = 0x10021, ///< [uint32_t]
	PI_DEVICE_INFO_GPU_EU_SIMD_WIDTH = 0x10022, ///< [uint32_t]
	PI_DEVICE_INFO_GPU_SLICES = 0x10023, ///< [uint32_t]
	PI_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE = 0x10024, ///< [uint32_t]
	PI_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE = 0x10025, ///< [uint32_t]
	PI_DEVICE_INFO_MAX_MEM_BANDWIDTH = 0x10026, ///< [uint64_t]
	PI_DEVICE_INFO_IMAGE_SRGB = 0x10027, ///< [pi_bool]
	PI_DEVICE_INFO_BUILD_ON_SUBDEVICE = 0x10028, ///< [pi_bool]
} pi_device_info;

typedef enum pi_context_info {
	PI_CONTEXT_INFO_REFERENCE_COUNT = 0x1080, ///< [uint32_t]
	PI_CONTEXT_INFO_DEVICES = 0x1081, ///< [pi_device[]]
	PI_CONTEXT_INFO_PROPERTIES = 0x1082,
	PI_CONTEXT_INFO_NUM_DEVICES = 0x1083, ///< [uint32_t]
	PI_CONTEXT_INFO_PLATFORM = 0x1084, ///< [pi_platform]
} pi_context_info;

typedef enum pi_queue_info {
	PI_QUEUE_INFO_CONTEXT = 0x1090, ///< [pi_context]
	PI_QUEUE_INFO_DEVICE = 0x1091, ///< [pi_device]
	PI_QUEUE_INFO_REFERENCE_COUNT = 0x1092, ///< [uint32_t]
	PI_QUEUE_INFO_PROPERTIES = 0x1093, ///< [uint64_t]
	PI_QUEUE_INFO_SIZE = 0x1094, ///< [uint32_t]
	PI_QUEUE_INFO_DEVICE_DEFAULT = 0x1095, ///< [pi_queue]
} pi_queue_info;

typedef enum pi_mem_info {
	PI_MEM_SIZE = 0x1102, ///< [size_t]
	PI_MEM_CONTEXT = 0x1106, ///< [pi_context]
} pi_mem_info;

typedef enum pi_image_info {
	PI_IMAGE_INFO_FORMAT = 0x1110,
	PI_IMAGE_INFO_ELEMENT_SIZE = 0x1111, ///< [size_t]
	PI_IMAGE_INFO_ROW_PITCH = 0x1112, ///< [size_t]
	PI_IMAGE_INFO_SLICE_PITCH = 0x1113, ///< [size_t]
	PI_IMAGE_INFO_WIDTH = 0x1114, ///< [size_t]
	PI_IMAGE_INFO_HEIGHT = 0x1115, ///< [size_t]
	PI_IMAGE_INFO_DEPTH = 0x1116, ///< [size_t]
} pi_image_info;

typedef enum pi_usm_info {
	PI_MEM_ALLOC_TYPE = 0x419a, ///< [pi_usm_type]
	PI_MEM_ALLOC_BASE_PTR = 0x419b, ///< [void *]
	PI_MEM_ALLOC_SIZE = 0x419c, ///< [size_t]
	PI_MEM_ALLOC_DEVICE = 0x419d, ///< [pi_device]
} pi_usm_info;

typedef enum pi_program_info {
	PI_PROGRAM_INFO_REFERENCE_COUNT = 0x1160, ///< [uint32_t]
	PI_PROGRAM_INFO_CONTEXT = 0x1161, ///< [pi_context]
	PI_PROGRAM_INFO_NUM_DEVICES = 0x1162, ///< [uint32_t]
	PI_PROGRAM_INFO_DEVICES = 0x1163, ///< [pi_device[]]
	PI_PROGRAM_INFO_SOURCE = 0x1164, ///< [char[]]
	PI_PROGRAM_INFO_BINARY_SIZES = 0x1165, ///< [size_t[]]
	PI_PROGRAM_INFO_BINARIES = 0x1166,
	PI_PROGRAM_INFO_NUM_KERNELS = 0x1167, ///< [size_t]
	PI_PROGRAM_INFO_KERNEL_NAMES = 0x1168, ///< [char[]]
} pi_program_info;

typedef enum pi_program_build_info {
	PI_PROGRAM_BUILD_INFO_STATUS = 0x1181, ///< [int32_t]
	PI_PROGRAM_BUILD_INFO_OPTIONS = 0x1182, ///< [char[]]
	PI_PROGRAM_BUILD_INFO_LOG = 0x1183, ///< [char[]]
	PI_PROGRAM_BUILD_INFO_BINARY_TYPE = 0x1184, ///< [uint32_t]
} pi_program_build_info;

typedef enum pi_kernel_info {
	PI_KERNEL_INFO_FUNCTION_NAME = 0x1190, ///< [char[]]
	PI_KERNEL_INFO_NUM_ARGS = 0x1191, ///< [uint32_t]
	PI_KERNEL_INFO_REFERENCE_COUNT = 0x1192, ///< [uint32_t]
	PI_KERNEL_INFO_CONTEXT = 0x1193, ///< [pi_context]
	PI_KERNEL_INFO_PROGRAM = 0x1194, ///< [pi_program]
	PI_KERNEL_INFO_ATTRIBUTES = 0x1195, ///< [char[]]
} pi_kernel_info;

typedef enum pi_kernel_group_info {
	PI_KERNEL_GROUP_INFO_WORK_GROUP_SIZE = 0x11b0, ///< [size_t]
	PI_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE = 0x11b1, ///< [size_t[3]]
	PI_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE = 0x11b2, ///< [uint64_t]
	PI_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE = 0x11b3, ///< [size_t]
	PI_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE = 0x11b4, ///< [uint64_t]
	PI_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE = 0x11b5, ///< [size_t[3]]
	PI_KERNEL_GROUP_INFO_NUM_REGS = 0x10112, ///< [uint32_t]
} pi_kernel_group_info;

typedef enum pi_kernel_sub_group_info {
	PI_KERNEL_MAX_SUB_GROUP_SIZE = 0x2033, ///< [uint32_t]
	PI_KERNEL_MAX_NUM_SUB_GROUPS = 0x11b9, ///< [uint32_t]
	PI_KERNEL_COMPILE_NUM_SUB_GROUPS = 0x11ba, ///< [uint32_t]
	PI_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL = 0x410a, ///< [uint32_t]
} pi_kernel_sub_group_info;

typedef enum pi_event_info {
	PI_EVENT_INFO_COMMAND_QUEUE = 0x11d0, ///< [pi_queue]
	PI_EVENT_INFO_COMMAND_TYPE = 0x11d1, ///< [uint32_t]
	PI_EVENT_INFO_REFERENCE_COUNT = 0x11d2, ///< [uint32_t]
	PI_EVENT_INFO_COMMAND_EXECUTION_STATUS = 0x11d3, ///< [pi_event_status]
	PI_EVENT_INFO_CONTEXT = 0x11d4, ///< [pi_context]
} pi_event_info;

typedef enum pi_profiling_info {
	PI_PROFILING_INFO_COMMAND_QUEUED = 0x1280, ///< [uint64_t]
	PI_PROFILING_INFO_COMMAND_SUBMIT = 0x1281, ///< [uint64_t]
	PI_PROFILING_INFO_COMMAND_START = 0x1282, ///< [uint64_t]
	PI_PROFILING_INFO_COMMAND_END = 0x1283, ///< [uint64_t]
} pi_profiling_info;

typedef enum pi_sampler_info {
	PI_SAMPLER_INFO_REFERENCE_COUNT = 0x1150, ///< [uint32_t]
	PI_SAMPLER_INFO_CONTEXT = 0x1151, ///< [pi_context]
	PI_SAMPLER_INFO_NORMALIZED_COORDS = 0x1152, ///< [pi_bool]
	PI_SAMPLER_INFO_ADDRESSING_MODE = 0x1153, ///< [uint32_t]
	PI_SAMPLER_INFO_FILTER_MODE = 0x1154, ///< [uint32_t]
} pi_sampler_info;

typedef enum pi_kernel_exec_info {
	PI_USM_INDIRECT_ACCESS = 0, ///< [pi_bool]
	PI_USM_PTRS = 0x4203, ///< [size_t[]]
} pi_kernel_exec_info;

/* Of other things. */
typedef uint32_t pi_info;
typedef uint32_t pi_mem_advice;

/* Those of OpenCL. */
typedef enum pi_image_channel_order {
	PI_IMAGE_CHANNEL_ORDER_A = 0x10b1,
	PI_IMAGE_CHANNEL_ORDER_R = 0x10b0,
	PI_IMAGE_CHANNEL_ORDER_RG = 0x10b2,
	PI_IMAGE_CHANNEL_ORDER_RA = 0x10b3,
	PI_IMAGE_CHANNEL_ORDER_RGB = 0x10b4,
	PI_IMAGE_CHANNEL_ORDER_RGBA = 0x10b5,
	PI_IMAGE_CHANNEL_ORDER_BGRA = 0x10b6,
	PI_IMAGE_CHANNEL_ORDER_ARGB = 0x10b7,
	PI_IMAGE_CHANNEL_ORDER_ABGR = 0x10c3,
	PI_IMAGE_CHANNEL_ORDER_INTENSITY = 0x10b8,
	PI_IMAGE_CHANNEL_ORDER_LUMINANCE = 0x10b9,
	PI_IMAGE_CHANNEL_ORDER_Rx = 0x10ba,
	PI_IMAGE_CHANNEL_ORDER_RGx = 0x10bb,
	PI_IMAGE_CHANNEL_ORDER_RGBx = 0x10bc,
	PI_IMAGE_CHANNEL_ORDER_sRGBA = 0x10c1,
} pi_image_channel_order;
typedef enum pi_image_channel_type {
	PI_IMAGE_CHANNEL_TYPE_SNORM_INT8 = 0x10d0,
	PI_IMAGE_CHANNEL_TYPE_SNORM_INT16 = 0x10d1,
	PI_IMAGE_CHANNEL_TYPE_UNORM_INT8 = 0x10d2,
	PI_IMAGE_CHANNEL_TYPE_UNORM_INT16 = 0x10d3,
	PI_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565 = 0x10d4,
	PI_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555 = 0x10d5,
	PI_IMAGE_CHANNEL_TYPE_UNORM_INT_101010 = 0x10d6,
	PI_IMAGE_CHANNEL_TYPE_SIGNED_INT8 = 0x10d7,
	PI_IMAGE_CHANNEL_TYPE_SIGNED_INT16 = 0x10d8,
	PI_IMAGE_CHANNEL_TYPE_SIGNED_INT32 = 0x10d9,
	PI_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8 = 0x10da,
	PI_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16 = 0x10db,
	PI_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32 = 0x10dc,
	PI_IMAGE_CHANNEL_TYPE_HALF_FLOAT = 0x10dd,
	PI_IMAGE_CHANNEL_TYPE_FLOAT = 0x10de,
} pi_image_channel_type;
typedef struct pi_image_format {
	pi_image_channel_order image_channel_order;
	pi_image_channel_type image_channel_data_type;
} pi_image_format;
typedef struct pi_rect_offset { size_t x_bytes, y_scalar, z_scalar; } pi_rect_offset;
typedef struct pi_rect_region { size_t width_bytes, height_scalar, depth_scalar; } pi_rect_region;
typedef struct pi_image_offset { size_t x, y, z; } pi_image_offset;
typedef struct pi_image_region { size_t width, height, depth; } pi_image_region;
typedef struct pi_buffer_region { size_t origin, size; } pi_buffer_region;
/* An image as compilers put it into programs, up to where its bytes end. More follows. */
typedef struct pi_device_binary_struct {
	uint16_t Version;
	uint8_t Kind, Format;
	const char *DeviceTargetSpec, *CompileOptions, *LinkOptions;
	const char *ManifestStart, *ManifestEnd;
	const void *BinaryStart, *BinaryEnd;
} pi_device_binary_struct;

/* ---- platforms, devices, contexts ---------------------------------------------------------------- */

pi_result piPlatformsGet(uint32_t NumEntries,
			 pi_platform *phPlatforms, ///< [out][optional][range(0, NumEntries)]
			 uint32_t *pNumPlatforms); ///< [out][optional]
pi_result piPlatformGetInfo(pi_platform hPlatform, pi_platform_info propName, size_t propSize,
			    void *pPropValue,	  ///< [out][optional][typename(propName, propSize)]
			    size_t *pPropSizeRet); ///< [out][optional]
pi_result piextPlatformGetNativeHandle(pi_platform hPlatform,
				       pi_native_handle_t *phNativePlatform); ///< [out]
pi_result piextPlatformCreateWithNativeHandle(pi_native_handle_t hNativePlatform,
					      pi_platform *phPlatform); ///< [out]
pi_result piDevicesGet(pi_platform hPlatform, pi_device_type DeviceType, uint32_t NumEntries,
		       pi_device *phDevices,   ///< [out][optional][range(0, NumEntries)]
		       uint32_t *pNumDevices); ///< [out][optional]
pi_result piDeviceGetInfo(pi_device hDevice, pi_device_info propName, size_t propSize,
			  void *pPropValue,	///< [out][optional][typename(propName, propSize)]
			  size_t *pPropSizeRet); ///< [out][optional]
pi_result piDevicePartition(pi_device hDevice, const intptr_t *pProperties, uint32_t NumDevices,
			    pi_device *phSubDevices,   ///< [out][optional][range(0, NumDevices)]
			    uint32_t *pNumDevicesRet); ///< [out][optional]
pi_result piDeviceRetain(pi_device hDevice);
pi_result piDeviceRelease(pi_device hDevice);
pi_result piextDeviceSelectBinary(pi_device hDevice,
				  pi_device_binary_struct **ppBinaries, ///< [in]
				  uint32_t NumBinaries,
				  uint32_t *pSelectedBinary); ///< [out]
pi_result piextGetDeviceFunctionPointer(pi_device hDevice, pi_program hProgram,
					const char *pFunctionName,
					uint64_t *ppFunctionPointer); ///< [out]
#if XB_RELEASE >= 202402
pi_result piextGetGlobalVariablePointer(pi_device hDevice, pi_program hProgram,
					const char *pGlobalVariableName,
					size_t *pGlobalVariableSizeRet,	    ///< [out]
					void **ppGlobalVariablePointerRet); ///< [out]
#endif
pi_result piextDeviceGetNativeHandle(pi_device hDevice,
				     pi_native_handle_t *phNativeDevice); ///< [out]
pi_result piextDeviceCreateWithNativeHandle(pi_native_handle_t hNativeDevice, pi_platform hPlatform,
					    pi_device *phDevice); ///< [out]
pi_result piContextCreate(const intptr_t *pProperties, ///< [in][optional]
			  uint32_t DeviceCount,
			  const pi_device *phDevices, ///< [in][range(0, DeviceCount)]
			  void (*pfnNotify)(const char *, const void *, size_t, void *), void *pUserData,
			  pi_context *phContext); ///< [out]
pi_result piContextGetInfo(pi_context hContext, pi_context_info propName, size_t propSize,
			   void *pPropValue,	 ///< [out][optional][typename(propName, propSize)]
			   size_t *pPropSizeRet); ///< [out][optional]
pi_result piContextRetain(pi_context hContext);
pi_result piContextRelease(pi_context hContext);
pi_result piextContextSetExtendedDeleter(pi_context hContext, pi_callback_t pfnDeleter, void *pUserData);
pi_result piextContextGetNativeHandle(pi_context hContext,
				      pi_native_handle_t *phNativeContext); ///< [out]
pi_result piextContextCreateWithNativeHandle(pi_native_handle_t hNativeContext, uint32_t numDevices,
					     const pi_device *phDevices, ///< [in][range(0, numDevices)]
					     _Bool isNativeHandleOwned,
					     pi_context *phContext); ///< [out]
#if XB_RELEASE >= 202302
pi_result piGetDeviceAndHostTimer(pi_device hDevice,
				  uint64_t *pDeviceTimestamp, ///< [out][optional]
				  uint64_t *pHostTimestamp);  ///< [out][optional]
#endif

/* ---- queues -------------------------------------------------------------------------------------- */

pi_result piQueueCreate(pi_context hContext, pi_device hDevice, uint64_t properties,
			pi_queue *phQueue); ///< [out]
#if XB_RELEASE >= 202302
pi_result piextQueueCreate(pi_context hContext, pi_device hDevice,
			   uint64_t *pProperties, ///< [in][optional]
			   pi_queue *phQueue);	  ///< [out]
#endif
#if XB_RELEASE == 202302
pi_result piextQueueCreate2(pi_context hContext, pi_device hDevice,
			    uint64_t *pProperties, ///< [in][optional]
			    pi_queue *phQueue);	   ///< [out]
pi_result piextQueueGetNativeHandle2(pi_queue hQueue,
				     pi_native_handle_t *phNativeQueue, ///< [out]
				     int32_t *pNativeHandleDesc);	///< [out]
pi_result piextQueueCreateWithNativeHandle2(pi_native_handle_t hNativeQueue, int32_t nativeHandleDesc,
					    pi_context hContext, pi_device hDevice,
					    _Bool isNativeHandleOwned,
					    uint64_t *pProperties, ///< [in][optional]
					    pi_queue *phQueue);	   ///< [out]
#endif
pi_result piQueueGetInfo(pi_queue hQueue, pi_queue_info propName, size_t propSize,
			 void *pPropValue,     ///< [out][optional][typename(propName, propSize)]
			 size_t *pPropSizeRet); ///< [out][optional]
pi_result piQueueFinish(pi_queue hQueue);
#if XB_RELEASE >= 202202
pi_result piQueueFlush(pi_queue hQueue);
#endif
pi_result piQueueRetain(pi_queue hQueue);
pi_result piQueueRelease(pi_queue hQueue);
#if XB_RELEASE >= 202400
pi_result piextQueueGetNativeHandle(pi_queue hQueue,
				    pi_native_handle_t *phNativeQueue, ///< [out]
				    int32_t *pNativeHandleDesc);       ///< [out]
pi_result piextQueueCreateWithNativeHandle(pi_native_handle_t hNativeQueue, int32_t nativeHandleDesc,
					   pi_context hContext, pi_device hDevice,
					   _Bool isNativeHandleOwned,
					   uint64_t *pProperties, ///< [in][optional]
					   pi_queue *phQueue);	  ///< [out]
#else
pi_result piextQueueGetNativeHandle(pi_queue hQueue,
				    pi_native_handle_t *phNativeQueue); ///< [out]
pi_result piextQueueCreateWithNativeHandle(pi_native_handle_t hNativeQueue, pi_context hContext,
					   pi_device hDevice, _Bool isNativeHandleOwned,
					   pi_queue *phQueue); ///< [out]
#endif

/* ---- memory -------------------------------------------------------------------------------------- */

pi_result piMemBufferCreate(pi_context hContext, pi_mem_flags flags, size_t size,
			    void *pHost,		  ///< [in][optional]
			    pi_mem *phBuffer,		  ///< [out]
			    const uint64_t *pProperties); ///< [in][optional]
pi_result piMemImageCreate(pi_context hContext, pi_mem_flags flags, const pi_image_format *pImageFormat,
			   const void *pImageDesc,
			   void *pHost,	   ///< [in][optional]
			   pi_mem *phMem); ///< [out]
pi_result piMemGetInfo(pi_mem hMem, pi_mem_info propName, size_t propSize,
		       void *pPropValue,     ///< [out][optional][typename(propName, propSize)]
		       size_t *pPropSizeRet); ///< [out][optional]
pi_result piMemImageGetInfo(pi_mem hMem, pi_image_info propName, size_t propSize,
			    void *pPropValue,	  ///< [out][optional][typename(propName, propSize)]
			    size_t *pPropSizeRet); ///< [out][optional]
pi_result piMemRetain(pi_mem hMem);
pi_result piMemRelease(pi_mem hMem);
pi_result piMemBufferPartition(pi_mem hBuffer, pi_mem_flags flags,
			       pi_buffer_create_type bufferCreateType,
			       pi_buffer_region *pRegion, ///< [in]
			       pi_mem *phMem);		  ///< [out]
#if XB_RELEASE >= 202402
pi_result piextMemGetNativeHandle(pi_mem hMem, pi_device hDevice,
				  pi_native_handle_t *phNativeMem); ///< [out]
#else
pi_result piextMemGetNativeHandle(pi_mem hMem,
				  pi_native_handle_t *phNativeMem); ///< [out]
#endif
pi_result piextMemCreateWithNativeHandle(pi_native_handle_t hNativeMem, pi_context hContext,
					 _Bool isNativeHandleOwned,
					 pi_mem *phMem); ///< [out]
#if XB_RELEASE >= 202400
pi_result piextMemImageCreateWithNativeHandle(pi_native_handle_t hNativeMem, pi_context hContext,
					      _Bool isNativeHandleOwned, const void *pImageFormat,
					      const void *pImageDesc,
					      pi_mem *phMem); ///< [out]
#endif
pi_result piextUSMHostAlloc(void **ppMem, ///< [out]
			    pi_context hContext,
			    uint64_t *pProperties, ///< [in][optional]
			    size_t size, uint32_t alignment);
pi_result piextUSMDeviceAlloc(void **ppMem, ///< [out]
			      pi_context hContext, pi_device hDevice,
			      uint64_t *pProperties, ///< [in][optional]
			      size_t size, uint32_t alignment);
pi_result piextUSMSharedAlloc(void **ppMem, ///< [out]
			      pi_context hContext, pi_device hDevice,
			      uint64_t *pProperties, ///< [in][optional]
			      size_t size, uint32_t alignment);
pi_result piextUSMFree(pi_context hContext, void *pMem);
pi_result piextUSMGetMemAllocInfo(pi_context hContext, const void *pMem, pi_usm_info propName,
				  size_t propSize,
				  void *pPropValue,	///< [out][optional][typename(propName, propSize)]
				  size_t *pPropSizeRet); ///< [out][optional]
#if XB_RELEASE >= 202400
pi_result piextUSMPitchedAlloc(void **ppMem,	    ///< [out]
			       size_t *pResultPitch, ///< [out]
			       pi_context hContext, pi_device hDevice,
			       uint64_t *pProperties, ///< [in][optional]
			       size_t widthInBytes, size_t height, uint32_t elementSizeBytes);
pi_result piextUSMImport(const void *pMem, size_t size, pi_context hContext);
pi_result piextUSMRelease(const void *pMem, pi_context hContext);
#endif

/* ---- programs and kernels ------------------------------------------------------------------------ */

pi_result piProgramCreate(pi_context hContext, const void *pIL, size_t length,
			  pi_program *phProgram); ///< [out]
pi_result piProgramCreateWithBinary(pi_context hContext, uint32_t numDevices,
				    const pi_device *phDevices, ///< [in][range(0, numDevices)]
				    const size_t *pLengths,	///< [in][range(0, numDevices)]
				    const unsigned char **ppBinaries, ///< [in]
				    size_t numMetadataEntries,
				    const void *const *pMetadata, ///< [in][optional]
				    int32_t *pBinaryStatus,	  ///< [out][optional]
				    pi_program *phProgram);	  ///< [out]
#if XB_RELEASE < 202400
pi_result piclProgramCreateWithSource(pi_context hContext, uint32_t count,
				      const char **ppStrings,	///< [in][range(0, count)]
				      const size_t *pLengths,	///< [in][optional][range(0, count)]
				      pi_program *phProgram); ///< [out]
#endif
pi_result piProgramGetInfo(pi_program hProgram, pi_program_info propName, size_t propSize,
			   void *pPropValue,	 ///< [out][optional][typename(propName, propSize)]
			   size_t *pPropSizeRet); ///< [out][optional]
pi_result piProgramCompile(pi_program hProgram, uint32_t numDevices,
			   const pi_device *phDevices, ///< [in][range(0, numDevices)]
			   const char *pOptions,       ///< [in][optional]
			   uint32_t numInputHeaders,
			   const pi_program *phInputHeaders, ///< [in][optional][range(0, numInputHeaders)]
			   const char **ppHeaderIncludeNames, ///< [in][optional][range(0, numInputHeaders)]
			   void (*pfnNotify)(pi_program, void *), void *pUserData);
pi_result piProgramBuild(pi_program hProgram, uint32_t numDevices,
			 const pi_device *phDevices, ///< [in][range(0, numDevices)]
			 const char *pOptions,	     ///< [in][optional]
			 void (*pfnNotify)(pi_program, void *), void *pUserData);
pi_result piProgramLink(pi_context hContext, uint32_t numDevices,
			const pi_device *phDevices, ///< [in][range(0, numDevices)]
			const char *pOptions,	    ///< [in][optional]
			uint32_t count,
			const pi_program *phPrograms, ///< [in][range(0, count)]
			void (*pfnNotify)(pi_program, void *), void *pUserData,
			pi_program *phProgram); ///< [out]
pi_result piProgramGetBuildInfo(pi_program hProgram, pi_device hDevice, pi_program_build_info propName, size_t propSize,
				void *pPropValue,     ///< [out][optional][typename(propName, propSize)]
				size_t *pPropSizeRet); ///< [out][optional]
pi_result piProgramRetain(pi_program hProgram);
pi_result piProgramRelease(pi_program hProgram);
pi_result piextProgramSetSpecializationConstant(pi_program hProgram, uint32_t specId, size_t specSize,
						const void *pSpecValue); ///< [in][typename(specId, specSize)]
pi_result piextProgramGetNativeHandle(pi_program hProgram,
				      pi_native_handle_t *phNativeProgram); ///< [out]
pi_result piextProgramCreateWithNativeHandle(pi_native_handle_t hNativeProgram, pi_context hContext,
					     _Bool isNativeHandleOwned,
					     pi_program *phProgram); ///< [out]
pi_result piKernelCreate(pi_program hProgram, const char *pKernelName,
			 pi_kernel *phKernel); ///< [out]
pi_result piKernelSetArg(pi_kernel hKernel, uint32_t argIndex, size_t argSize,
			 const void *pArgValue); ///< [in][optional][typename(argIndex, argSize)]
pi_result piKernelGetInfo(pi_kernel hKernel, pi_kernel_info propName, size_t propSize,
			  void *pPropValue,	///< [out][optional][typename(propName, propSize)]
			  size_t *pPropSizeRet); ///< [out][optional]
pi_result piKernelGetGroupInfo(pi_kernel hKernel, pi_device hDevice, pi_kernel_group_info propName, size_t propSize,
			       void *pPropValue,     ///< [out][optional][typename(propName, propSize)]
			       size_t *pPropSizeRet); ///< [out][optional]
pi_result piKernelGetSubGroupInfo(pi_kernel hKernel, pi_device hDevice, pi_kernel_sub_group_info propName, size_t inputSize,
				  const void *pInputValue, ///< [in][optional][typename(propName, inputSize)]
				  size_t propSize,
				  void *pPropValue,	///< [out][optional][typename(propName, propSize)]
				  size_t *pPropSizeRet); ///< [out][optional]
pi_result piKernelRetain(pi_kernel hKernel);
pi_result piKernelRelease(pi_kernel hKernel);
pi_result piextKernelSetArgPointer(pi_kernel hKernel, uint32_t argIndex, size_t argSize,
				   const void *pArgValue); ///< [in][typename(argIndex, argSize)]
pi_result piKernelSetExecInfo(pi_kernel hKernel, pi_kernel_exec_info propName, size_t propSize,
			      const void *pPropValue); ///< [in][typename(propName, propSize)]
pi_result piextKernelCreateWithNativeHandle(pi_native_handle_t hNativeKernel, pi_context hContext,
					    pi_program hProgram, _Bool isNativeHandleOwned,
					    pi_kernel *phKernel); ///< [out]
pi_result piextKernelGetNativeHandle(pi_kernel hKernel,
				     pi_native_handle_t *phNativeKernel); ///< [out]
#if XB_RELEASE >= 202402
pi_result piextKernelSuggestMaxCooperativeGroupCount(pi_kernel hKernel, size_t localWorkSize,
						     size_t dynamicSharedMemorySize,
						     uint32_t *pGroupCountRet); ///< [out]
#endif
#if XB_RELEASE >= 202400
pi_result piextKernelSetArgMemObj(pi_kernel hKernel, uint32_t argIndex, const void *pProperties,
				  const pi_mem *phArgValue); ///< [in]
#else
pi_result piextKernelSetArgMemObj(pi_kernel hKernel, uint32_t argIndex,
				  const pi_mem *phArgValue); ///< [in]
#endif
pi_result piextKernelSetArgSampler(pi_kernel hKernel, uint32_t argIndex,
				   const pi_sampler *phArgValue); ///< [in]

/* ---- events and samplers ------------------------------------------------------------------------- */

pi_result piEventCreate(pi_context hContext,
			pi_event *phEvent); ///< [out]
pi_result piEventGetInfo(pi_event hEvent, pi_event_info propName, size_t propSize,
			 void *pPropValue,     ///< [out][optional][typename(propName, propSize)]
			 size_t *pPropSizeRet); ///< [out][optional]
pi_result piEventGetProfilingInfo(pi_event hEvent, pi_profiling_info propName, size_t propSize,
				  void *pPropValue,	///< [out][optional][typename(propName, propSize)]
				  size_t *pPropSizeRet); ///< [out][optional]
pi_result piEventsWait(uint32_t numEvents,
		       const pi_event *phEventWaitList); ///< [in][range(0, numEvents)]
pi_result piEventSetCallback(pi_event hEvent, int32_t execStatus,
			     void (*pfnNotify)(pi_event, int32_t, void *), void *pUserData);
pi_result piEventSetStatus(pi_event hEvent, int32_t execStatus);
pi_result piEventRetain(pi_event hEvent);
pi_result piEventRelease(pi_event hEvent);
pi_result piextEventGetNativeHandle(pi_event hEvent,
				    pi_native_handle_t *phNativeEvent); ///< [out]
pi_result piextEventCreateWithNativeHandle(pi_native_handle_t hNativeEvent, pi_context hContext,
					   _Bool isNativeHandleOwned,
					   pi_event *phEvent); ///< [out]
pi_result piSamplerCreate(pi_context hContext, const uint64_t *pProperties,
			  pi_sampler *phSampler); ///< [out]
pi_result piSamplerGetInfo(pi_sampler hSampler, pi_sampler_info propName, size_t propSize,
			   void *pPropValue,	 ///< [out][optional][typename(propName, propSize)]
			   size_t *pPropSizeRet); ///< [out][optional]
pi_result piSamplerRetain(pi_sampler hSampler);
pi_result piSamplerRelease(pi_sampler hSampler);

/* ---- commands ------------------------------------------------------------------------------------ */

pi_result piEnqueueKernelLaunch(pi_queue hQueue, pi_kernel hKernel, uint32_t workDim,
				const size_t *pGlobalWorkOffset, ///< [in][range(0, workDim)]
				const size_t *pGlobalWorkSize,	 ///< [in][range(0, workDim)]
				const size_t *pLocalWorkSize,	 ///< [in][optional][range(0, workDim)]
				uint32_t numEventsInWaitList,
				const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				pi_event *phEvent);		 ///< [out][optional]
#if XB_RELEASE >= 202402
pi_result piextEnqueueCooperativeKernelLaunch(pi_queue hQueue, pi_kernel hKernel, uint32_t workDim,
					      const size_t *pGlobalWorkOffset, ///< [in][range(0, workDim)]
					      const size_t *pGlobalWorkSize,   ///< [in][range(0, workDim)]
					      const size_t *pLocalWorkSize, ///< [in][optional][range(0, workDim)]
					      uint32_t numEventsInWaitList,
					      const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
					      pi_event *phEvent); ///< [out][optional]
#endif
#if XB_RELEASE < 202400
pi_result piEnqueueNativeKernel(pi_queue hQueue, pi_callback_t pfnUserFunc,
				void *pArgs, ///< [in]
				size_t argsSize, uint32_t numMemsInMemList,
				const pi_mem *phMemList, ///< [in][optional][range(0, numMemsInMemList)]
				const void **ppArgsMemLoc, ///< [in][optional]
				uint32_t numEventsInWaitList,
				const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				pi_event *phEvent);		 ///< [out][optional]
#endif
pi_result piEnqueueEventsWait(pi_queue hQueue, uint32_t numEventsInWaitList,
			      const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
			      pi_event *phEvent);	       ///< [out][optional]
pi_result piEnqueueEventsWaitWithBarrier(pi_queue hQueue, uint32_t numEventsInWaitList,
					 const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
					 pi_event *phEvent); ///< [out][optional]
pi_result piEnqueueMemBufferRead(pi_queue hQueue, pi_mem hBuffer, pi_bool blockingRead, size_t offset,
				 size_t size, void *pDst, uint32_t numEventsInWaitList,
				 const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				 pi_event *phEvent);		  ///< [out][optional]
pi_result piEnqueueMemBufferReadRect(pi_queue hQueue, pi_mem hBuffer, pi_bool blockingRead,
				     pi_rect_offset *pBufferOrigin, ///< [in]
				     pi_rect_offset *pHostOrigin,   ///< [in]
				     pi_rect_region *pRegion,	    ///< [in]
				     size_t bufferRowPitch, size_t bufferSlicePitch,
				     size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
				     uint32_t numEventsInWaitList,
				     const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				     pi_event *phEvent); ///< [out][optional]
pi_result piEnqueueMemBufferWrite(pi_queue hQueue, pi_mem hBuffer, pi_bool blockingWrite, size_t offset,
				  size_t size, const void *pSrc, uint32_t numEventsInWaitList,
				  const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				  pi_event *phEvent);		   ///< [out][optional]
pi_result piEnqueueMemBufferWriteRect(pi_queue hQueue, pi_mem hBuffer, pi_bool blockingWrite,
				      pi_rect_offset *pBufferOrigin, ///< [in]
				      pi_rect_offset *pHostOrigin,   ///< [in]
				      pi_rect_region *pRegion,	     ///< [in]
				      size_t bufferRowPitch, size_t bufferSlicePitch,
				      size_t hostRowPitch, size_t hostSlicePitch, const void *pSrc,
				      uint32_t numEventsInWaitList,
				      const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				      pi_event *phEvent); ///< [out][optional]
pi_result piEnqueueMemBufferCopy(pi_queue hQueue, pi_mem hBufferSrc, pi_mem hBufferDst, size_t srcOffset,
				 size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
				 const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				 pi_event *phEvent);		  ///< [out][optional]
pi_result piEnqueueMemBufferCopyRect(pi_queue hQueue, pi_mem hBufferSrc, pi_mem hBufferDst,
				     pi_rect_offset *pSrcOrigin, ///< [in]
				     pi_rect_offset *pDstOrigin, ///< [in]
				     pi_rect_region *pRegion,	 ///< [in]
				     size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
				     size_t dstSlicePitch, uint32_t numEventsInWaitList,
				     const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				     pi_event *phEvent); ///< [out][optional]
pi_result piEnqueueMemBufferFill(pi_queue hQueue, pi_mem hBuffer,
				 const void *pPattern, ///< [in][typename(hBuffer, patternSize)]
				 size_t patternSize, size_t offset, size_t size,
				 uint32_t numEventsInWaitList,
				 const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				 pi_event *phEvent);		  ///< [out][optional]
pi_result piEnqueueMemImageRead(pi_queue hQueue, pi_mem hImage, pi_bool blockingRead,
				pi_image_offset *pOrigin, ///< [in]
				pi_image_region *pRegion, ///< [in]
				size_t rowPitch, size_t slicePitch, void *pDst,
				uint32_t numEventsInWaitList,
				const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				pi_event *phEvent);		 ///< [out][optional]
pi_result piEnqueueMemImageWrite(pi_queue hQueue, pi_mem hImage, pi_bool blockingWrite,
				 pi_image_offset *pOrigin, ///< [in]
				 pi_image_region *pRegion, ///< [in]
				 size_t rowPitch, size_t slicePitch, const void *pSrc,
				 uint32_t numEventsInWaitList,
				 const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				 pi_event *phEvent);		  ///< [out][optional]
pi_result piEnqueueMemImageCopy(pi_queue hQueue, pi_mem hImageSrc, pi_mem hImageDst,
				pi_image_offset *pSrcOrigin, ///< [in]
				pi_image_offset *pDstOrigin, ///< [in]
				pi_image_region *pRegion,    ///< [in]
				uint32_t numEventsInWaitList,
				const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				pi_event *phEvent);		 ///< [out][optional]
pi_result piEnqueueMemImageFill(pi_queue hQueue, pi_mem hImage, const void *pFillColor,
				const size_t *pOrigin, const size_t *pRegion, uint32_t numEventsInWaitList,
				const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				pi_event *phEvent);		 ///< [out][optional]
pi_result piEnqueueMemBufferMap(pi_queue hQueue, pi_mem hBuffer, pi_bool blockingMap, pi_map_flags mapFlags,
				size_t offset, size_t size, uint32_t numEventsInWaitList,
				const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				pi_event *phEvent,		 ///< [out][optional]
				void **ppRetMap);		 ///< [out]
pi_result piEnqueueMemUnmap(pi_queue hQueue, pi_mem hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
			    const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
			    pi_event *phEvent);		     ///< [out][optional]
pi_result piextUSMEnqueueMemset(pi_queue hQueue, void *pMem, int32_t value, size_t size,
				uint32_t numEventsInWaitList,
				const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				pi_event *phEvent);		 ///< [out][optional]
pi_result piextUSMEnqueueMemcpy(pi_queue hQueue, pi_bool blocking, void *pDst, const void *pSrc, size_t size,
				uint32_t numEventsInWaitList,
				const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				pi_event *phEvent);		 ///< [out][optional]
pi_result piextUSMEnqueuePrefetch(pi_queue hQueue, const void *pMem, size_t size,
				  pi_usm_migration_flags flags, uint32_t numEventsInWaitList,
				  const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				  pi_event *phEvent);		   ///< [out][optional]
pi_result piextUSMEnqueueMemAdvise(pi_queue hQueue, const void *pMem, size_t size, pi_mem_advice advice,
				   pi_event *phEvent); ///< [out][optional]
#if XB_RELEASE >= 202302
pi_result piextUSMEnqueueFill2D(pi_queue hQueue, void *pMem, size_t pitch, size_t patternSize,
				const void *pPattern, ///< [in][typename(pMem, patternSize)]
				size_t width, size_t height, uint32_t numEventsInWaitList,
				const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				pi_event *phEvent);		 ///< [out][optional]
pi_result piextUSMEnqueueMemset2D(pi_queue hQueue, void *pMem, size_t pitch, int value, size_t width,
				  size_t height, uint32_t numEventsInWaitList,
				  const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				  pi_event *phEvent);		   ///< [out][optional]
pi_result piextUSMEnqueueMemcpy2D(pi_queue hQueue, pi_bool blocking, void *pDst, size_t dstPitch,
				  const void *pSrc, size_t srcPitch, size_t width, size_t height,
				  uint32_t numEventsInWaitList,
				  const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				  pi_event *phEvent);		   ///< [out][optional]
pi_result piextEnqueueDeviceGlobalVariableWrite(pi_queue hQueue, pi_program hProgram, const char *name,
						pi_bool blockingWrite, size_t count, size_t offset,
						const void *pSrc, uint32_t numEventsInWaitList,
						const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
						pi_event *phEvent); ///< [out][optional]
pi_result piextEnqueueDeviceGlobalVariableRead(pi_queue hQueue, pi_program hProgram, const char *name,
					       pi_bool blockingRead, size_t count, size_t offset,
					       void *pDst, uint32_t numEventsInWaitList,
					       const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
					       pi_event *phEvent); ///< [out][optional]
pi_result piextEnqueueReadHostPipe(pi_queue hQueue, pi_program hProgram, const char *pipe_symbol,
				   pi_bool blocking, void *pDst, size_t size,
				   uint32_t numEventsInWaitList,
				   const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				   pi_event *phEvent);		    ///< [out][optional]
pi_result piextEnqueueWriteHostPipe(pi_queue hQueue, pi_program hProgram, const char *pipe_symbol,
				    pi_bool blocking, void *pSrc, size_t size,
				    uint32_t numEventsInWaitList,
				    const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				    pi_event *phEvent);		     ///< [out][optional]
#endif

/* ---- the plugin itself, peers -------------------------------------------------------------------- */

pi_result piPluginInit(void *pPlugin); ///< [in,out]
#if XB_RELEASE >= 202104
pi_result piextPluginGetOpaqueData(void *pOpaqueDataParam, ///< [in][optional]
				   void **ppOpaqueDataReturn); ///< [out]
pi_result piTearDown(void *pPluginParameter); ///< [in][optional]
#endif
#if XB_RELEASE >= 202202
pi_result piPluginGetLastError(char **ppMessage); ///< [out]
#endif
#if XB_RELEASE >= 202400
pi_result piPluginGetBackendOption(pi_platform hPlatform, const char *pFrontendOption,
				   const char **ppPlatformOption); ///< [out]
pi_result piextEnablePeerAccess(pi_device commandDevice, pi_device peerDevice);
pi_result piextDisablePeerAccess(pi_device commandDevice, pi_device peerDevice);
pi_result piextPeerAccessGetInfo(pi_device commandDevice, pi_device peerDevice, pi_info propName,
				 size_t propSize,
				 void *pPropValue,     ///< [out][optional][typename(propName, propSize)]
				 size_t *pPropSizeRet); ///< [out][optional]

/* ---- command buffers ----------------------------------------------------------------------------- */

pi_result piextCommandBufferCreate(pi_context hContext, pi_device hDevice, const void *pCommandBufferDesc,
				   pi_command_buffer *phCommandBuffer); ///< [out]
pi_result piextCommandBufferRetain(pi_command_buffer hCommandBuffer);
pi_result piextCommandBufferRelease(pi_command_buffer hCommandBuffer);
pi_result piextCommandBufferFinalize(pi_command_buffer hCommandBuffer);
pi_result piextCommandBufferNDRangeKernel(pi_command_buffer hCommandBuffer, pi_kernel hKernel,
					  uint32_t workDim,
					  const size_t *pGlobalWorkOffset, ///< [in][range(0, workDim)]
					  const size_t *pGlobalWorkSize,   ///< [in][range(0, workDim)]
					  const size_t *pLocalWorkSize, ///< [in][optional][range(0, workDim)]
					  uint32_t numSyncPointsInWaitList,
					  const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
					  uint32_t *pSyncPoint); ///< [out][optional]
pi_result piextCommandBufferMemcpyUSM(pi_command_buffer hCommandBuffer, void *pDst, const void *pSrc,
				      size_t size, uint32_t numSyncPointsInWaitList,
				      const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
				      uint32_t *pSyncPoint); ///< [out][optional]
pi_result piextCommandBufferMemBufferCopy(pi_command_buffer hCommandBuffer, pi_mem hSrcMem, pi_mem hDstMem,
					  size_t srcOffset, size_t dstOffset, size_t size,
					  uint32_t numSyncPointsInWaitList,
					  const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
					  uint32_t *pSyncPoint); ///< [out][optional]
pi_result piextCommandBufferMemBufferCopyRect(pi_command_buffer hCommandBuffer, pi_mem hSrcMem,
					      pi_mem hDstMem,
					      pi_rect_offset *pSrcOrigin, ///< [in]
					      pi_rect_offset *pDstOrigin, ///< [in]
					      pi_rect_region *pRegion,	  ///< [in]
					      size_t srcRowPitch, size_t srcSlicePitch,
					      size_t dstRowPitch, size_t dstSlicePitch,
					      uint32_t numSyncPointsInWaitList,
					      const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
					      uint32_t *pSyncPoint); ///< [out][optional]
pi_result piextCommandBufferMemBufferWrite(pi_command_buffer hCommandBuffer, pi_mem hBuffer, size_t offset,
					   size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
					   const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
					   uint32_t *pSyncPoint); ///< [out][optional]
pi_result piextCommandBufferMemBufferWriteRect(pi_command_buffer hCommandBuffer, pi_mem hBuffer,
					       pi_rect_offset *pBufferOrigin, ///< [in]
					       pi_rect_offset *pHostOrigin,   ///< [in]
					       pi_rect_region *pRegion,	      ///< [in]
					       size_t bufferRowPitch, size_t bufferSlicePitch,
					       size_t hostRowPitch, size_t hostSlicePitch, const void *pSrc,
					       uint32_t numSyncPointsInWaitList,
					       const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
					       uint32_t *pSyncPoint); ///< [out][optional]
pi_result piextCommandBufferMemBufferRead(pi_command_buffer hCommandBuffer, pi_mem hBuffer, size_t offset,
					  size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
					  const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
					  uint32_t *pSyncPoint); ///< [out][optional]
pi_result piextCommandBufferMemBufferReadRect(pi_command_buffer hCommandBuffer, pi_mem hBuffer,
					      pi_rect_offset *pBufferOrigin, ///< [in]
					      pi_rect_offset *pHostOrigin,   ///< [in]
					      pi_rect_region *pRegion,	     ///< [in]
					      size_t bufferRowPitch, size_t bufferSlicePitch,
					      size_t hostRowPitch, size_t hostSlicePitch, void *pDst,
					      uint32_t numSyncPointsInWaitList,
					      const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
					      uint32_t *pSyncPoint); ///< [out][optional]
pi_result piextEnqueueCommandBuffer(pi_command_buffer hCommandBuffer, pi_queue hQueue,
				    uint32_t numEventsInWaitList,
				    const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				    pi_event *phEvent);		     ///< [out][optional]
#endif
#if XB_RELEASE >= 202402
pi_result piextCommandBufferMemBufferFill(pi_command_buffer hCommandBuffer, pi_mem hBuffer,
					  const void *pPattern, ///< [in][typename(hBuffer, patternSize)]
					  size_t patternSize, size_t offset, size_t size,
					  uint32_t numSyncPointsInWaitList,
					  const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
					  uint32_t *pSyncPoint); ///< [out][optional]
pi_result piextCommandBufferFillUSM(pi_command_buffer hCommandBuffer, void *pMem,
				    const void *pPattern, ///< [in][typename(pMem, patternSize)]
				    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
				    const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
				    uint32_t *pSyncPoint); ///< [out][optional]
pi_result piextCommandBufferPrefetchUSM(pi_command_buffer hCommandBuffer, const void *pMem, size_t size,
					pi_usm_migration_flags flags, uint32_t numSyncPointsInWaitList,
					const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
					uint32_t *pSyncPoint); ///< [out][optional]
pi_result piextCommandBufferAdviseUSM(pi_command_buffer hCommandBuffer, const void *pMem, size_t size,
				      pi_mem_advice advice, uint32_t numSyncPointsInWaitList,
				      const uint32_t *pSyncPointWaitList, ///< [in][optional][range(0, numSyncPointsInWaitList)]
				      uint32_t *pSyncPoint); ///< [out][optional]
#endif

/* ---- images without samplers bound, and what other APIs hand over -------------------------------- */

#if XB_RELEASE >= 202400
pi_result piextMemUnsampledImageHandleDestroy(pi_context hContext, pi_device hDevice,
					      pi_image_handle_t hImage);
pi_result piextMemSampledImageHandleDestroy(pi_context hContext, pi_device hDevice,
					    pi_image_handle_t hImage);
pi_result piextBindlessImageSamplerCreate(pi_context hContext, const uint64_t *pProperties,
					  float minMipmapLevelClamp, float maxMipmapLevelClamp,
					  float maxAnisotropy,
					  pi_sampler *phSampler); ///< [out]
pi_result piextMemImageAllocate(pi_context hContext, pi_device hDevice, void *pImageFormat, void *pImageDesc,
				void **phImageMem); ///< [out]
pi_result piextMemImageFree(pi_context hContext, pi_device hDevice, void *hImageMem);
pi_result piextMemUnsampledImageCreate(pi_context hContext, pi_device hDevice, void *hImageMem,
				       void *pImageFormat, void *pImageDesc,
				       pi_mem *phMem, ///< [out]
				       pi_image_handle_t *phImage); ///< [out]
pi_result piextMemSampledImageCreate(pi_context hContext, pi_device hDevice, void *hImageMem,
				     void *pImageFormat, void *pImageDesc, pi_sampler hSampler,
				     pi_mem *phMem, ///< [out]
				     pi_image_handle_t *phImage); ///< [out]
pi_result piextMemImageCopy(pi_queue hQueue, void *pDst, void *pSrc, const void *pImageFormat,
			    const void *pImageDesc, pi_image_copy_flags flags,
			    pi_image_offset *pSrcOffset,      ///< [in]
			    pi_image_offset *pDstOffset,      ///< [in]
			    pi_image_region *pCopyExtent,     ///< [in]
			    pi_image_region *pHostExtent,     ///< [in]
			    uint32_t numEventsInWaitList,
			    const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
			    pi_event *phEvent);		     ///< [out][optional]
pi_result piextMemImageGetInfo(const void *hImageMem, pi_image_info propName,
			       void *pPropValue,     ///< [out][optional]
			       size_t *pPropSizeRet); ///< [out][optional]
pi_result piextMemMipmapGetLevel(pi_context hContext, pi_device hDevice, void *hImageMem,
				 uint32_t mipmapLevel,
				 void **phImageMem); ///< [out]
pi_result piextMemMipmapFree(pi_context hContext, pi_device hDevice, void *hMem);
pi_result piextMemImportOpaqueFD(pi_context hContext, pi_device hDevice, size_t size, int fileDescriptor,
				 pi_interop_handle_t *phInteropMem); ///< [out]
pi_result piextMemReleaseInterop(pi_context hContext, pi_device hDevice, pi_interop_handle_t hInteropMem);
pi_result piextMemMapExternalArray(pi_context hContext, pi_device hDevice, void *pImageFormat,
				   void *pImageDesc, pi_interop_handle_t hInteropMem,
				   void **phImageMem); ///< [out]
pi_result piextImportExternalSemaphoreOpaqueFD(pi_context hContext, pi_device hDevice, int fileDescriptor,
					       pi_interop_handle_t *phInteropSemaphore); ///< [out]
pi_result piextDestroyExternalSemaphore(pi_context hContext, pi_device hDevice,
					pi_interop_handle_t hInteropSemaphore);
pi_result piextWaitExternalSemaphore(pi_queue hQueue, pi_interop_handle_t hInteropSemaphore,
				     uint32_t numEventsInWaitList,
				     const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				     pi_event *phEvent); ///< [out][optional]
pi_result piextSignalExternalSemaphore(pi_queue hQueue, pi_interop_handle_t hInteropSemaphore,
				       uint32_t numEventsInWaitList,
				       const pi_event *phEventWaitList, ///< [in][optional][range(0, numEventsInWaitList)]
				       pi_event *phEvent); ///< [out][optional]
#endif
