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
// clang-format off: comments behind arguments are data
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

/* What is asked for in pi...GetInfo: OpenCL's numbers, and some of PI's own. */
typedef uint32_t pi_info;
typedef uint32_t pi_mem_advice;

typedef struct pi_rect_offset { size_t x_bytes, y_scalar, z_scalar; } pi_rect_offset;
typedef struct pi_rect_region { size_t width_bytes, height_scalar, depth_scalar; } pi_rect_region;
typedef struct pi_image_offset { size_t x, y, z; } pi_image_offset;
typedef struct pi_image_region { size_t width, height, depth; } pi_image_region;
typedef struct pi_buffer_region { size_t origin, size; } pi_buffer_region;

/* ---- platforms, devices, contexts ---------------------------------------------------------------- */

pi_result piPlatformsGet(uint32_t NumEntries,
			 pi_platform *phPlatforms, ///< [out][optional][range(0, NumEntries)]
			 uint32_t *pNumPlatforms); ///< [out][optional]
pi_result piPlatformGetInfo(pi_platform hPlatform, pi_info propName, size_t propSize,
			    void *pPropValue,	  ///< [out][optional][typename(propName, propSize)]
			    size_t *pPropSizeRet); ///< [out][optional]
pi_result piextPlatformGetNativeHandle(pi_platform hPlatform,
				       pi_native_handle_t *phNativePlatform); ///< [out]
pi_result piextPlatformCreateWithNativeHandle(pi_native_handle_t hNativePlatform,
					      pi_platform *phPlatform); ///< [out]
pi_result piDevicesGet(pi_platform hPlatform, pi_device_type DeviceType, uint32_t NumEntries,
		       pi_device *phDevices,   ///< [out][optional][range(0, NumEntries)]
		       uint32_t *pNumDevices); ///< [out][optional]
pi_result piDeviceGetInfo(pi_device hDevice, pi_info propName, size_t propSize,
			  void *pPropValue,	///< [out][optional][typename(propName, propSize)]
			  size_t *pPropSizeRet); ///< [out][optional]
pi_result piDevicePartition(pi_device hDevice, const intptr_t *pProperties, uint32_t NumDevices,
			    pi_device *phSubDevices,   ///< [out][optional][range(0, NumDevices)]
			    uint32_t *pNumDevicesRet); ///< [out][optional]
pi_result piDeviceRetain(pi_device hDevice);
pi_result piDeviceRelease(pi_device hDevice);
pi_result piextDeviceSelectBinary(pi_device hDevice,
				  void **ppBinaries, ///< [in]
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
pi_result piContextGetInfo(pi_context hContext, pi_info propName, size_t propSize,
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
pi_result piQueueGetInfo(pi_queue hQueue, pi_info propName, size_t propSize,
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
pi_result piMemImageCreate(pi_context hContext, pi_mem_flags flags, const void *pImageFormat,
			   const void *pImageDesc,
			   void *pHost,	   ///< [in][optional]
			   pi_mem *phMem); ///< [out]
pi_result piMemGetInfo(pi_mem hMem, pi_info propName, size_t propSize,
		       void *pPropValue,     ///< [out][optional][typename(propName, propSize)]
		       size_t *pPropSizeRet); ///< [out][optional]
pi_result piMemImageGetInfo(pi_mem hMem, pi_info propName, size_t propSize,
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
pi_result piextUSMGetMemAllocInfo(pi_context hContext, const void *pMem, pi_info propName,
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
pi_result piProgramGetInfo(pi_program hProgram, pi_info propName, size_t propSize,
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
pi_result piProgramGetBuildInfo(pi_program hProgram, pi_device hDevice, pi_info propName, size_t propSize,
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
pi_result piKernelGetInfo(pi_kernel hKernel, pi_info propName, size_t propSize,
			  void *pPropValue,	///< [out][optional][typename(propName, propSize)]
			  size_t *pPropSizeRet); ///< [out][optional]
pi_result piKernelGetGroupInfo(pi_kernel hKernel, pi_device hDevice, pi_info propName, size_t propSize,
			       void *pPropValue,     ///< [out][optional][typename(propName, propSize)]
			       size_t *pPropSizeRet); ///< [out][optional]
pi_result piKernelGetSubGroupInfo(pi_kernel hKernel, pi_device hDevice, pi_info propName, size_t inputSize,
				  const void *pInputValue, ///< [in][optional][typename(propName, inputSize)]
				  size_t propSize,
				  void *pPropValue,	///< [out][optional][typename(propName, propSize)]
				  size_t *pPropSizeRet); ///< [out][optional]
pi_result piKernelRetain(pi_kernel hKernel);
pi_result piKernelRelease(pi_kernel hKernel);
pi_result piextKernelSetArgPointer(pi_kernel hKernel, uint32_t argIndex, size_t argSize,
				   const void *pArgValue); ///< [in][typename(argIndex, argSize)]
pi_result piKernelSetExecInfo(pi_kernel hKernel, pi_info propName, size_t propSize,
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
pi_result piEventGetInfo(pi_event hEvent, pi_info propName, size_t propSize,
			 void *pPropValue,     ///< [out][optional][typename(propName, propSize)]
			 size_t *pPropSizeRet); ///< [out][optional]
pi_result piEventGetProfilingInfo(pi_event hEvent, pi_info propName, size_t propSize,
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
pi_result piSamplerGetInfo(pi_sampler hSampler, pi_info propName, size_t propSize,
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
pi_result piextMemImageGetInfo(const void *hImageMem, pi_info propName,
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
