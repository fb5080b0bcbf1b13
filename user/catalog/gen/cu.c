// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   pypi nvidia-cuda-runtime-cu11 11.8.89 include cuda.h
//   pypi nvidia-cuda-runtime-cu12 12.0.146 include cuda.h
//   pypi nvidia-cuda-runtime-cu12 12.4.127 include cuda.h
//   pypi nvidia-cuda-runtime-cu12 12.9.79 include cuda.h
//   pypi nvidia-cuda-runtime 13.0.96 include cuda.h
//   pypi nvidia-cuda-runtime 13.5.37 include cuda.h
// clang-format off
#include "catalog/tables.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // what most rows don't have

static const struct cat_type p_CUDA_ARRAY3D_DESCRIPTOR_ptr;
static const struct cat_type p_CUDA_ARRAY3D_DESCRIPTOR_v1_ptr;
static const struct cat_type p_CUDA_ARRAY_DESCRIPTOR_ptr;
static const struct cat_type p_CUDA_ARRAY_DESCRIPTOR_v1_ptr;
static const struct cat_type p_CUDA_ARRAY_MEMORY_REQUIREMENTS_ptr;
static const struct cat_type p_CUDA_ARRAY_SPARSE_PROPERTIES_ptr;
static const struct cat_type p_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr;
static const struct cat_type p_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr_v1;
static const struct cat_type p_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_ptr;
static const struct cat_type p_CUDA_EXT_SEM_WAIT_NODE_PARAMS_ptr;
static const struct cat_type p_CUDA_FABRIC_COPY_BATCH_OP_ptr;
static const struct cat_type p_CUDA_GRAPH_INSTANTIATE_PARAMS_ptr;
static const struct cat_type p_CUDA_HOST_NODE_PARAMS_ptr;
static const struct cat_type p_CUDA_KERNEL_NODE_PARAMS_ptr;
static const struct cat_type p_CUDA_KERNEL_NODE_PARAMS_ptr_v1;
static const struct cat_type p_CUDA_KERNEL_NODE_PARAMS_v1_ptr;
static const struct cat_type p_CUDA_LAUNCH_PARAMS_ptr;
static const struct cat_type p_CUDA_MEMCPY3D_BATCH_OP_ptr;
static const struct cat_type p_CUDA_MEMCPY3D_BATCH_OP_ptr_v1;
static const struct cat_type p_CUDA_MEMCPY3D_ptr;
static const struct cat_type p_CUDA_MEMSET_NODE_PARAMS_ptr;
static const struct cat_type p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr;
static const struct cat_type p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v1;
static const struct cat_type p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v2;
static const struct cat_type p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v3;
static const struct cat_type p_CUDA_RESOURCE_DESC_ptr;
static const struct cat_type p_CUDA_RESOURCE_VIEW_DESC_ptr;
static const struct cat_type p_CUDA_TEXTURE_DESC_ptr;
static const struct cat_type p_CU_DEV_SM_RESOURCE_GROUP_PARAMS_ptr;
static const struct cat_type p_CUaddress_mode_ptr;
static const struct cat_type p_CUarrayMapInfo_ptr;
static const struct cat_type p_CUarray_format_ptr;
static const struct cat_type p_CUarray_ptr;
static const struct cat_type p_CUasyncCallbackHandle_ptr;
static const struct cat_type p_CUcheckpointCheckpointArgs_ptr;
static const struct cat_type p_CUcheckpointCheckpointArgs_ptr_v1;
static const struct cat_type p_CUcheckpointCustomStorageInfo_ptr;
static const struct cat_type p_CUcheckpointCustomStorageInfo_ptr_ptr;
static const struct cat_type p_CUcheckpointCustomStoragePerDeviceData_ptr;
static const struct cat_type p_CUcheckpointGpuPair_ptr;
static const struct cat_type p_CUcheckpointLockArgs_ptr;
static const struct cat_type p_CUcheckpointRestoreArgs_ptr;
static const struct cat_type p_CUcheckpointRestoreArgs_ptr_v1;
static const struct cat_type p_CUcheckpointRestoreArgs_ptr_v2;
static const struct cat_type p_CUcheckpointUnlockArgs_ptr;
static const struct cat_type p_CUcliqueInfo_ptr;
static const struct cat_type p_CUcontext_ptr;
static const struct cat_type p_CUcoredumpCallbackHandle_ptr;
static const struct cat_type p_CUctxCigParam_ptr;
static const struct cat_type p_CUctxCreateParams_ptr;
static const struct cat_type p_CUdevResourceDesc_ptr;
static const struct cat_type p_CUdevResource_ptr;
static const struct cat_type p_CUdevResource_ptr_v1;
static const struct cat_type p_CUdevResource_ptr_v2;
static const struct cat_type p_CUdevice_ptr;
static const struct cat_type p_CUdeviceptr;
static const struct cat_type p_CUdeviceptr_ptr;
static const struct cat_type p_CUdeviceptr_v1_ptr;
static const struct cat_type p_CUdevprop_ptr;
static const struct cat_type p_CUdriverProcAddressQueryResult_ptr;
static const struct cat_type p_CUevent_ptr;
static const struct cat_type p_CUexecAffinityParam_ptr;
static const struct cat_type p_CUexternalMemory_ptr;
static const struct cat_type p_CUexternalSemaphore_ptr;
static const struct cat_type p_CUfilter_mode_ptr;
static const struct cat_type p_CUfunc_cache_ptr;
static const struct cat_type p_CUfunctionLoadingState_ptr;
static const struct cat_type p_CUfunction_ptr;
static const struct cat_type p_CUgraphConditionalHandle_ptr;
static const struct cat_type p_CUgraphEdgeData_ptr;
static const struct cat_type p_CUgraphExecUpdateResultInfo_ptr;
static const struct cat_type p_CUgraphExecUpdateResult_ptr;
static const struct cat_type p_CUgraphExec_ptr;
static const struct cat_type p_CUgraphNodeParams_ptr;
static const struct cat_type p_CUgraphNodeParams_ptr_v1;
static const struct cat_type p_CUgraphNodeParams_ptr_v2;
static const struct cat_type p_CUgraphNodeType_ptr;
static const struct cat_type p_CUgraphNode_ptr;
static const struct cat_type p_CUgraph_ptr;
static const struct cat_type p_CUgraphicsResource_ptr;
static const struct cat_type p_CUgreenCtx_ptr;
static const struct cat_type p_CUipcEventHandle_ptr;
static const struct cat_type p_CUipcMemHandle_ptr;
static const struct cat_type p_CUjit_option_ptr;
static const struct cat_type p_CUjit_option_ptr_v1;
static const struct cat_type p_CUjit_option_ptr_v2;
static const struct cat_type p_CUjit_option_ptr_v3;
static const struct cat_type p_CUjit_option_ptr_v4;
static const struct cat_type p_CUkernelNodeAttrValue_ptr;
static const struct cat_type p_CUkernelNodeAttrValue_ptr_v1;
static const struct cat_type p_CUkernelNodeAttrValue_ptr_v2;
static const struct cat_type p_CUkernelNodeAttrValue_ptr_v3;
static const struct cat_type p_CUkernelNodeAttrValue_ptr_v4;
static const struct cat_type p_CUkernelNodeAttrValue_ptr_v5;
static const struct cat_type p_CUkernel_ptr;
static const struct cat_type p_CUlaunchAttribute_ptr;
static const struct cat_type p_CUlaunchAttribute_ptr_v1;
static const struct cat_type p_CUlaunchAttribute_ptr_v2;
static const struct cat_type p_CUlaunchAttribute_ptr_v3;
static const struct cat_type p_CUlaunchAttribute_ptr_v4;
static const struct cat_type p_CUlaunchAttribute_ptr_v5;
static const struct cat_type p_CUlibraryOption_ptr;
static const struct cat_type p_CUlibrary_ptr;
static const struct cat_type p_CUlinkState_ptr;
static const struct cat_type p_CUlogIterator_ptr;
static const struct cat_type p_CUlogicalEndpointId_ptr;
static const struct cat_type p_CUlogsCallbackHandle_ptr;
static const struct cat_type p_CUmemAccess_flags_ptr;
static const struct cat_type p_CUmemAllocationProp_ptr;
static const struct cat_type p_CUmemAllocationProp_ptr_v1;
static const struct cat_type p_CUmemDecompressParams_ptr;
static const struct cat_type p_CUmemGenericAllocationHandle_ptr;
static const struct cat_type p_CUmemLocation_ptr;
static const struct cat_type p_CUmemLocation_ptr_v1;
static const struct cat_type p_CUmemPoolPtrExportData_ptr;
static const struct cat_type p_CUmem_range_attribute_ptr;
static const struct cat_type p_CUmemcpyAttributes_ptr;
static const struct cat_type p_CUmemcpyAttributes_ptr_v1;
static const struct cat_type p_CUmemoryPool_ptr;
static const struct cat_type p_CUmipmappedArray_ptr;
static const struct cat_type p_CUmoduleLoadingMode_ptr;
static const struct cat_type p_CUmodule_ptr;
static const struct cat_type p_CUpointer_attribute_ptr;
static const struct cat_type p_CUprocessState_ptr;
static const struct cat_type p_CUsharedconfig_ptr;
static const struct cat_type p_CUstreamAttrValue_ptr;
static const struct cat_type p_CUstreamAttrValue_ptr_v1;
static const struct cat_type p_CUstreamAttrValue_ptr_v2;
static const struct cat_type p_CUstreamAttrValue_ptr_v3;
static const struct cat_type p_CUstreamAttrValue_ptr_v4;
static const struct cat_type p_CUstreamAttrValue_ptr_v5;
static const struct cat_type p_CUstreamBatchMemOpParams_ptr;
static const struct cat_type p_CUstreamBatchMemOpParams_ptr_v1;
static const struct cat_type p_CUstreamCaptureMode_ptr;
static const struct cat_type p_CUstreamCaptureStatus_ptr;
static const struct cat_type p_CUstreamCigCaptureParams_ptr;
static const struct cat_type p_CUstreamCigParam_ptr;
static const struct cat_type p_CUstream_ptr;
static const struct cat_type p_CUsurfObject_ptr;
static const struct cat_type p_CUsurfref_ptr;
static const struct cat_type p_CUtensorMapAllocClass_ptr;
static const struct cat_type p_CUtensorMap_ptr;
static const struct cat_type p_CUtexObject_ptr;
static const struct cat_type p_CUtexref_ptr;
static const struct cat_type p_CUuserObject_ptr;
static const struct cat_type p_CUuuid_ptr;
static const struct cat_type p_char_ptr;
static const struct cat_type p_const_CUDA_ARRAY3D_DESCRIPTOR_ptr;
static const struct cat_type p_const_CUDA_ARRAY3D_DESCRIPTOR_v1_ptr;
static const struct cat_type p_const_CUDA_ARRAY_DESCRIPTOR_ptr;
static const struct cat_type p_const_CUDA_ARRAY_DESCRIPTOR_v1_ptr;
static const struct cat_type p_const_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr;
static const struct cat_type p_const_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr_v1;
static const struct cat_type p_const_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_ptr;
static const struct cat_type p_const_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_ptr;
static const struct cat_type p_const_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_ptr;
static const struct cat_type p_const_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_ptr;
static const struct cat_type p_const_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_ptr;
static const struct cat_type p_const_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_ptr;
static const struct cat_type p_const_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_ptr;
static const struct cat_type p_const_CUDA_EXT_SEM_WAIT_NODE_PARAMS_ptr;
static const struct cat_type p_const_CUDA_HOST_NODE_PARAMS_ptr;
static const struct cat_type p_const_CUDA_KERNEL_NODE_PARAMS_ptr;
static const struct cat_type p_const_CUDA_KERNEL_NODE_PARAMS_ptr_v1;
static const struct cat_type p_const_CUDA_KERNEL_NODE_PARAMS_v1_ptr;
static const struct cat_type p_const_CUDA_MEMCPY2D_ptr;
static const struct cat_type p_const_CUDA_MEMCPY2D_v1_ptr;
static const struct cat_type p_const_CUDA_MEMCPY3D_PEER_ptr;
static const struct cat_type p_const_CUDA_MEMCPY3D_ptr;
static const struct cat_type p_const_CUDA_MEMCPY3D_v1_ptr;
static const struct cat_type p_const_CUDA_MEMSET_NODE_PARAMS_ptr;
static const struct cat_type p_const_CUDA_RESOURCE_DESC_ptr;
static const struct cat_type p_const_CUDA_RESOURCE_VIEW_DESC_ptr;
static const struct cat_type p_const_CUDA_TEXTURE_DESC_ptr;
static const struct cat_type p_const_CUatomicOperation_ptr;
static const struct cat_type p_const_CUdevResource_ptr;
static const struct cat_type p_const_CUdevResource_ptr_v1;
static const struct cat_type p_const_CUdevResource_ptr_v2;
static const struct cat_type p_const_CUexternalSemaphore_ptr;
static const struct cat_type p_const_CUgraphEdgeData_ptr;
static const struct cat_type p_const_CUgraphEdgeData_ptr_ptr;
static const struct cat_type p_const_CUgraphNode_ptr;
static const struct cat_type p_const_CUgraphNode_ptr_ptr;
static const struct cat_type p_const_CUkernelNodeAttrValue_ptr;
static const struct cat_type p_const_CUkernelNodeAttrValue_ptr_v1;
static const struct cat_type p_const_CUkernelNodeAttrValue_ptr_v2;
static const struct cat_type p_const_CUkernelNodeAttrValue_ptr_v3;
static const struct cat_type p_const_CUkernelNodeAttrValue_ptr_v4;
static const struct cat_type p_const_CUkernelNodeAttrValue_ptr_v5;
static const struct cat_type p_const_CUlaunchConfig_ptr;
static const struct cat_type p_const_CUlaunchConfig_ptr_v1;
static const struct cat_type p_const_CUlaunchConfig_ptr_v2;
static const struct cat_type p_const_CUlaunchConfig_ptr_v3;
static const struct cat_type p_const_CUlaunchConfig_ptr_v4;
static const struct cat_type p_const_CUlaunchConfig_ptr_v5;
static const struct cat_type p_const_CUlogicalEndpointProp_ptr;
static const struct cat_type p_const_CUmemAccessDesc_ptr;
static const struct cat_type p_const_CUmemAccessDesc_ptr_v1;
static const struct cat_type p_const_CUmemAllocationProp_ptr;
static const struct cat_type p_const_CUmemAllocationProp_ptr_v1;
static const struct cat_type p_const_CUmemLocation_ptr;
static const struct cat_type p_const_CUmemLocation_ptr_v1;
static const struct cat_type p_const_CUmemPoolProps_ptr;
static const struct cat_type p_const_CUmemPoolProps_ptr_v1;
static const struct cat_type p_const_CUmemPoolProps_ptr_v2;
static const struct cat_type p_const_CUmemPoolProps_ptr_v3;
static const struct cat_type p_const_CUmulticastObjectProp_ptr;
static const struct cat_type p_const_CUstreamAttrValue_ptr;
static const struct cat_type p_const_CUstreamAttrValue_ptr_v1;
static const struct cat_type p_const_CUstreamAttrValue_ptr_v2;
static const struct cat_type p_const_CUstreamAttrValue_ptr_v3;
static const struct cat_type p_const_CUstreamAttrValue_ptr_v4;
static const struct cat_type p_const_CUstreamAttrValue_ptr_v5;
static const struct cat_type p_const_CUuuid_ptr;
static const struct cat_type p_const_char_ptr_ptr;
static const struct cat_type p_const_cuuint32_t_ptr;
static const struct cat_type p_const_cuuint64_t_ptr;
static const struct cat_type p_const_int_ptr;
static const struct cat_type p_const_void_ptr;
static const struct cat_type p_const_void_ptr_ptr;
static const struct cat_type p_cuuint32_t_ptr;
static const struct cat_type p_cuuint64_t_ptr;
static const struct cat_type p_float_ptr;
static const struct cat_type p_int_ptr;
static const struct cat_type p_size_t_ptr;
static const struct cat_type p_struct_CUdevResource_st_ptr;
static const struct cat_type p_unsigned_int_ptr;
static const struct cat_type p_unsigned_long_long_ptr;
static const struct cat_type p_void_ptr;
static const struct cat_type p_void_ptr_ptr;
static const struct cat_type s_const_char_ptr;
static const struct cat_type t_CUDA_ARRAY3D_DESCRIPTOR;
static const struct cat_type t_CUDA_ARRAY3D_DESCRIPTOR_v1;
static const struct cat_type t_CUDA_ARRAY_DESCRIPTOR;
static const struct cat_type t_CUDA_ARRAY_DESCRIPTOR_v1;
static const struct cat_type t_CUDA_ARRAY_MEMORY_REQUIREMENTS;
static const struct cat_type t_CUDA_ARRAY_SPARSE_PROPERTIES;
static const struct cat_type t_CUDA_BATCH_MEM_OP_NODE_PARAMS;
static const struct cat_type t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1;
static const struct cat_type t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2;
static const struct cat_type t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_v1;
static const struct cat_type t_CUDA_CHILD_GRAPH_NODE_PARAMS;
static const struct cat_type t_CUDA_CHILD_GRAPH_NODE_PARAMS_v1;
static const struct cat_type t_CUDA_CONDITIONAL_NODE_PARAMS;
static const struct cat_type t_CUDA_EVENT_RECORD_NODE_PARAMS;
static const struct cat_type t_CUDA_EVENT_RECORD_NODE_PARAMS_v1;
static const struct cat_type t_CUDA_EVENT_WAIT_NODE_PARAMS;
static const struct cat_type t_CUDA_EXTERNAL_MEMORY_BUFFER_DESC;
static const struct cat_type t_CUDA_EXTERNAL_MEMORY_HANDLE_DESC;
static const struct cat_type t_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;
static const struct cat_type t_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;
static const struct cat_type t_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS;
static const struct cat_type t_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;
static const struct cat_type t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;
static const struct cat_type t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2;
static const struct cat_type t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_v1;
static const struct cat_type t_CUDA_EXT_SEM_WAIT_NODE_PARAMS;
static const struct cat_type t_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2;
static const struct cat_type t_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_v1;
static const struct cat_type t_CUDA_FABRIC_COPY_BATCH_OP;
static const struct cat_type t_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1;
static const struct cat_type t_CUDA_GRAPH_INSTANTIATE_PARAMS;
static const struct cat_type t_CUDA_HOST_NODE_PARAMS;
static const struct cat_type t_CUDA_HOST_NODE_PARAMS_v2;
static const struct cat_type t_CUDA_HOST_NODE_PARAMS_v2_v1;
static const struct cat_type t_CUDA_KERNEL_NODE_PARAMS;
static const struct cat_type t_CUDA_KERNEL_NODE_PARAMS_v1;
static const struct cat_type t_CUDA_KERNEL_NODE_PARAMS_v2;
static const struct cat_type t_CUDA_KERNEL_NODE_PARAMS_v3;
static const struct cat_type t_CUDA_LAUNCH_PARAMS;
static const struct cat_type t_CUDA_MEMCPY2D;
static const struct cat_type t_CUDA_MEMCPY2D_v1;
static const struct cat_type t_CUDA_MEMCPY3D;
static const struct cat_type t_CUDA_MEMCPY3D_BATCH_OP;
static const struct cat_type t_CUDA_MEMCPY3D_BATCH_OP_v1;
static const struct cat_type t_CUDA_MEMCPY3D_PEER;
static const struct cat_type t_CUDA_MEMCPY3D_v1;
static const struct cat_type t_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1;
static const struct cat_type t_CUDA_MEMCPY_NODE_PARAMS;
static const struct cat_type t_CUDA_MEMSET_NODE_PARAMS;
static const struct cat_type t_CUDA_MEMSET_NODE_PARAMS_v2;
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS;
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v1;
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v2;
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v0;
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v1;
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v2;
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v3;
static const struct cat_type t_CUDA_MEM_FREE_NODE_PARAMS;
static const struct cat_type t_CUDA_RESOURCE_DESC;
static const struct cat_type t_CUDA_RESOURCE_VIEW_DESC;
static const struct cat_type t_CUDA_TEXTURE_DESC;
static const struct cat_type t_CU_DEV_SM_RESOURCE_GROUP_PARAMS;
static const struct cat_type t_CUaccessPolicyWindow;
static const struct cat_type t_CUaccessProperty;
static const struct cat_type t_CUaddress_mode;
static const struct cat_type t_CUaddress_mode_n3;
static const struct cat_type t_CUarray;
static const struct cat_type t_CUarrayMapInfo;
static const struct cat_type t_CUarraySparseSubresourceType;
static const struct cat_type t_CUarray_format;
static const struct cat_type t_CUasyncCallback;
static const struct cat_type t_CUasyncCallbackHandle;
static const struct cat_type t_CUatomicOperation;
static const struct cat_type t_CUcheckpointCheckpointArgs;
static const struct cat_type t_CUcheckpointCheckpointArgs_v1;
static const struct cat_type t_CUcheckpointCustomStorageInfo;
static const struct cat_type t_CUcheckpointCustomStoragePerDeviceData;
static const struct cat_type t_CUcheckpointGpuPair;
static const struct cat_type t_CUcheckpointLockArgs;
static const struct cat_type t_CUcheckpointOperationHandle;
static const struct cat_type t_CUcheckpointRestoreArgs;
static const struct cat_type t_CUcheckpointRestoreArgs_v1;
static const struct cat_type t_CUcheckpointRestoreArgs_v2;
static const struct cat_type t_CUcheckpointUnlockArgs;
static const struct cat_type t_CUcigDataType;
static const struct cat_type t_CUcliqueInfo;
static const struct cat_type t_CUcliqueType;
static const struct cat_type t_CUclusterSchedulingPolicy;
static const struct cat_type t_CUcontext;
static const struct cat_type t_CUcoredumpCallbackHandle;
static const struct cat_type t_CUcoredumpSettings;
static const struct cat_type t_CUcoredumpSettings_v1;
static const struct cat_type t_CUcoredumpStatusCallback;
static const struct cat_type t_CUctxCigParam;
static const struct cat_type t_CUctxCreateParams;
static const struct cat_type t_CUctx_flags;
static const struct cat_type t_CUdevResource;
static const struct cat_type t_CUdevResourceDesc;
static const struct cat_type t_CUdevResourceType;
static const struct cat_type t_CUdevResource_v1;
static const struct cat_type t_CUdevResource_v2;
static const struct cat_type t_CUdevResource_v3;
static const struct cat_type t_CUdevSmResource;
static const struct cat_type t_CUdevSmResource_v1;
static const struct cat_type t_CUdevSmResource_v2;
static const struct cat_type t_CUdevWorkqueueConfigResource;
static const struct cat_type t_CUdevWorkqueueConfigScope;
static const struct cat_type t_CUdevWorkqueueResource;
static const struct cat_type t_CUdevice;
static const struct cat_type t_CUdevice_P2PAttribute;
static const struct cat_type t_CUdevice_attribute;
static const struct cat_type t_CUdevice_attribute_v1;
static const struct cat_type t_CUdevice_attribute_v2;
static const struct cat_type t_CUdevice_attribute_v3;
static const struct cat_type t_CUdevice_attribute_v4;
static const struct cat_type t_CUdevice_attribute_v5;
static const struct cat_type t_CUdeviceptr_v1;
static const struct cat_type t_CUdevprop;
static const struct cat_type t_CUdriverProcAddressQueryResult;
static const struct cat_type t_CUevent;
static const struct cat_type t_CUevent_flags;
static const struct cat_type t_CUexecAffinityParam;
static const struct cat_type t_CUexecAffinitySmCount;
static const struct cat_type t_CUexecAffinityType;
static const struct cat_type t_CUextent3D;
static const struct cat_type t_CUexternalMemory;
static const struct cat_type t_CUexternalMemoryHandleType;
static const struct cat_type t_CUexternalSemaphore;
static const struct cat_type t_CUexternalSemaphoreHandleType;
static const struct cat_type t_CUfabricCpyOperand;
static const struct cat_type t_CUfabricCpyOperandType;
static const struct cat_type t_CUfilter_mode;
static const struct cat_type t_CUflushGPUDirectRDMAWritesScope;
static const struct cat_type t_CUflushGPUDirectRDMAWritesTarget;
static const struct cat_type t_CUfunc_cache;
static const struct cat_type t_CUfunction;
static const struct cat_type t_CUfunctionLoadingState;
static const struct cat_type t_CUfunction_attribute;
static const struct cat_type t_CUfunction_attribute_v1;
static const struct cat_type t_CUgraph;
static const struct cat_type t_CUgraphChildGraphNodeOwnership;
static const struct cat_type t_CUgraphConditionalHandle;
static const struct cat_type t_CUgraphConditionalNodeType;
static const struct cat_type t_CUgraphDeviceNode;
static const struct cat_type t_CUgraphEdgeData;
static const struct cat_type t_CUgraphExec;
static const struct cat_type t_CUgraphExecUpdateResult;
static const struct cat_type t_CUgraphExecUpdateResultInfo;
static const struct cat_type t_CUgraphInstantiateResult;
static const struct cat_type t_CUgraphInstantiate_flags;
static const struct cat_type t_CUgraphMem_attribute;
static const struct cat_type t_CUgraphNode;
static const struct cat_type t_CUgraphNodeParams;
static const struct cat_type t_CUgraphNodeParams_v1;
static const struct cat_type t_CUgraphNodeParams_v2;
static const struct cat_type t_CUgraphNodeType;
static const struct cat_type t_CUgraphRecaptureCallback;
static const struct cat_type t_CUgraphicsResource;
static const struct cat_type t_CUgreenCtx;
static const struct cat_type t_CUhostFn;
static const struct cat_type t_CUipcEventHandle;
static const struct cat_type t_CUipcMemHandle;
static const struct cat_type t_CUjitInputType;
static const struct cat_type t_CUjit_option;
static const struct cat_type t_CUjit_option_v1;
static const struct cat_type t_CUjit_option_v2;
static const struct cat_type t_CUjit_option_v3;
static const struct cat_type t_CUjit_option_v4;
static const struct cat_type t_CUkernel;
static const struct cat_type t_CUkernelNodeAttrID;
static const struct cat_type t_CUkernelNodeAttrID_v1;
static const struct cat_type t_CUkernelNodeAttrID_v2;
static const struct cat_type t_CUkernelNodeAttrValue;
static const struct cat_type t_CUkernelNodeAttrValue_v1;
static const struct cat_type t_CUkernelNodeAttrValue_v2;
static const struct cat_type t_CUkernelNodeAttrValue_v3;
static const struct cat_type t_CUkernelNodeAttrValue_v4;
static const struct cat_type t_CUkernelNodeAttrValue_v5;
static const struct cat_type t_CUlaunchAttribute;
static const struct cat_type t_CUlaunchAttributeID;
static const struct cat_type t_CUlaunchAttributeID_v1;
static const struct cat_type t_CUlaunchAttributeID_v2;
static const struct cat_type t_CUlaunchAttributePortableClusterMode;
static const struct cat_type t_CUlaunchAttributeValue;
static const struct cat_type t_CUlaunchAttributeValue_v1;
static const struct cat_type t_CUlaunchAttributeValue_v2;
static const struct cat_type t_CUlaunchAttributeValue_v3;
static const struct cat_type t_CUlaunchAttributeValue_v4;
static const struct cat_type t_CUlaunchAttributeValue_v5;
static const struct cat_type t_CUlaunchAttribute_v1;
static const struct cat_type t_CUlaunchAttribute_v2;
static const struct cat_type t_CUlaunchAttribute_v3;
static const struct cat_type t_CUlaunchAttribute_v4;
static const struct cat_type t_CUlaunchAttribute_v5;
static const struct cat_type t_CUlaunchConfig;
static const struct cat_type t_CUlaunchConfig_v1;
static const struct cat_type t_CUlaunchConfig_v2;
static const struct cat_type t_CUlaunchConfig_v3;
static const struct cat_type t_CUlaunchConfig_v4;
static const struct cat_type t_CUlaunchConfig_v5;
static const struct cat_type t_CUlaunchMemSyncDomain;
static const struct cat_type t_CUlaunchMemSyncDomainMap;
static const struct cat_type t_CUlibrary;
static const struct cat_type t_CUlibraryOption;
static const struct cat_type t_CUlimit;
static const struct cat_type t_CUlimit_v1;
static const struct cat_type t_CUlimit_v2;
static const struct cat_type t_CUlinkState;
static const struct cat_type t_CUlogIterator;
static const struct cat_type t_CUlogicalEndpointId;
static const struct cat_type t_CUlogicalEndpointIpcHandleType;
static const struct cat_type t_CUlogicalEndpointProp;
static const struct cat_type t_CUlogicalEndpointType;
static const struct cat_type t_CUlogsCallback;
static const struct cat_type t_CUlogsCallbackHandle;
static const struct cat_type t_CUmemAccessDesc;
static const struct cat_type t_CUmemAccessDesc_v1;
static const struct cat_type t_CUmemAccess_flags;
static const struct cat_type t_CUmemAllocationGranularity_flags;
static const struct cat_type t_CUmemAllocationHandleType;
static const struct cat_type t_CUmemAllocationProp;
static const struct cat_type t_CUmemAllocationProp_v1;
static const struct cat_type t_CUmemAllocationType;
static const struct cat_type t_CUmemAttach_flags;
static const struct cat_type t_CUmemDecompressAlgorithm;
static const struct cat_type t_CUmemDecompressParams;
static const struct cat_type t_CUmemGenericAllocationHandle;
static const struct cat_type t_CUmemHandleType;
static const struct cat_type t_CUmemLocation;
static const struct cat_type t_CUmemLocationType;
static const struct cat_type t_CUmemLocation_v1;
static const struct cat_type t_CUmemOperationType;
static const struct cat_type t_CUmemPoolProps;
static const struct cat_type t_CUmemPoolProps_v1;
static const struct cat_type t_CUmemPoolProps_v2;
static const struct cat_type t_CUmemPoolProps_v3;
static const struct cat_type t_CUmemPoolPtrExportData;
static const struct cat_type t_CUmemPool_attribute;
static const struct cat_type t_CUmemRangeHandleType;
static const struct cat_type t_CUmem_advise;
static const struct cat_type t_CUmem_range_attribute;
static const struct cat_type t_CUmemcpy3DOperand;
static const struct cat_type t_CUmemcpy3DOperandType;
static const struct cat_type t_CUmemcpy3DOperand_v1;
static const struct cat_type t_CUmemcpyAttributes;
static const struct cat_type t_CUmemcpyAttributes_v1;
static const struct cat_type t_CUmemcpySrcAccessOrder;
static const struct cat_type t_CUmemoryPool;
static const struct cat_type t_CUmemorytype;
static const struct cat_type t_CUmipmappedArray;
static const struct cat_type t_CUmodule;
static const struct cat_type t_CUmoduleLoadingMode;
static const struct cat_type t_CUmulticastGranularity_flags;
static const struct cat_type t_CUmulticastObjectProp;
static const struct cat_type t_CUoccupancyB2DSize;
static const struct cat_type t_CUoccupancy_flags;
static const struct cat_type t_CUoffset3D;
static const struct cat_type t_CUpointer_attribute;
static const struct cat_type t_CUprocessState;
static const struct cat_type t_CUresourceViewFormat;
static const struct cat_type t_CUresourcetype;
static const struct cat_type t_CUresult;
static const struct cat_type t_CUsharedMemoryMode;
static const struct cat_type t_CUsharedconfig;
static const struct cat_type t_CUstream;
static const struct cat_type t_CUstreamAtomicReductionDataType;
static const struct cat_type t_CUstreamAtomicReductionOpType;
static const struct cat_type t_CUstreamAttrID;
static const struct cat_type t_CUstreamAttrID_v1;
static const struct cat_type t_CUstreamAttrID_v2;
static const struct cat_type t_CUstreamAttrValue;
static const struct cat_type t_CUstreamAttrValue_v1;
static const struct cat_type t_CUstreamAttrValue_v2;
static const struct cat_type t_CUstreamAttrValue_v3;
static const struct cat_type t_CUstreamAttrValue_v4;
static const struct cat_type t_CUstreamAttrValue_v5;
static const struct cat_type t_CUstreamBatchMemOpParams;
static const struct cat_type t_CUstreamBatchMemOpParams_v1;
static const struct cat_type t_CUstreamBatchMemOpType;
static const struct cat_type t_CUstreamCallback;
static const struct cat_type t_CUstreamCaptureMode;
static const struct cat_type t_CUstreamCaptureStatus;
static const struct cat_type t_CUstreamCigCaptureParams;
static const struct cat_type t_CUstreamCigDataType;
static const struct cat_type t_CUstreamCigParam;
static const struct cat_type t_CUstreamMemOpAtomicReductionParams_st;
static const struct cat_type t_CUstreamMemOpFlushRemoteWritesParams_st;
static const struct cat_type t_CUstreamMemOpMemoryBarrierParams_st;
static const struct cat_type t_CUstreamMemOpWaitValueParams_st;
static const struct cat_type t_CUstreamMemOpWriteValueParams_st;
static const struct cat_type t_CUstream_flags;
static const struct cat_type t_CUsurfObject;
static const struct cat_type t_CUsurfref;
static const struct cat_type t_CUsynchronizationPolicy;
static const struct cat_type t_CUtensorMap;
static const struct cat_type t_CUtensorMapAllocClass;
static const struct cat_type t_CUtensorMapDataType;
static const struct cat_type t_CUtensorMapFloatOOBfill;
static const struct cat_type t_CUtensorMapIm2ColWideMode;
static const struct cat_type t_CUtensorMapInterleave;
static const struct cat_type t_CUtensorMapL2promotion;
static const struct cat_type t_CUtensorMapSwizzle;
static const struct cat_type t_CUtexObject;
static const struct cat_type t_CUtexref;
static const struct cat_type t_CUuserObject;
static const struct cat_type t_CUuuid;
static const struct cat_type t_anon;
static const struct cat_type t_anon_v1;
static const struct cat_type t_anon_v10;
static const struct cat_type t_anon_v11;
static const struct cat_type t_anon_v12;
static const struct cat_type t_anon_v13;
static const struct cat_type t_anon_v14;
static const struct cat_type t_anon_v15;
static const struct cat_type t_anon_v16;
static const struct cat_type t_anon_v17;
static const struct cat_type t_anon_v18;
static const struct cat_type t_anon_v19;
static const struct cat_type t_anon_v2;
static const struct cat_type t_anon_v20;
static const struct cat_type t_anon_v21;
static const struct cat_type t_anon_v22;
static const struct cat_type t_anon_v23;
static const struct cat_type t_anon_v24;
static const struct cat_type t_anon_v25;
static const struct cat_type t_anon_v26;
static const struct cat_type t_anon_v27;
static const struct cat_type t_anon_v28;
static const struct cat_type t_anon_v29;
static const struct cat_type t_anon_v3;
static const struct cat_type t_anon_v30;
static const struct cat_type t_anon_v31;
static const struct cat_type t_anon_v32;
static const struct cat_type t_anon_v33;
static const struct cat_type t_anon_v34;
static const struct cat_type t_anon_v35;
static const struct cat_type t_anon_v36;
static const struct cat_type t_anon_v37;
static const struct cat_type t_anon_v38;
static const struct cat_type t_anon_v39;
static const struct cat_type t_anon_v4;
static const struct cat_type t_anon_v40;
static const struct cat_type t_anon_v41;
static const struct cat_type t_anon_v42;
static const struct cat_type t_anon_v43;
static const struct cat_type t_anon_v44;
static const struct cat_type t_anon_v45;
static const struct cat_type t_anon_v46;
static const struct cat_type t_anon_v47;
static const struct cat_type t_anon_v5;
static const struct cat_type t_anon_v6;
static const struct cat_type t_anon_v7;
static const struct cat_type t_anon_v8;
static const struct cat_type t_anon_v9;
static const struct cat_type t_char;
static const struct cat_type t_char_n16;
static const struct cat_type t_char_n232;
static const struct cat_type t_char_n4;
static const struct cat_type t_char_n40;
static const struct cat_type t_char_n44;
static const struct cat_type t_char_n56;
static const struct cat_type t_char_n64;
static const struct cat_type t_cuuint32_t;
static const struct cat_type t_cuuint64_t;
static const struct cat_type t_cuuint64_t_n16;
static const struct cat_type t_cuuint64_t_n6;
static const struct cat_type t_cuuint64_t_n7;
static const struct cat_type t_cuuint64_t_n8;
static const struct cat_type t_float;
static const struct cat_type t_float_n4;
static const struct cat_type t_int;
static const struct cat_type t_int_n12;
static const struct cat_type t_int_n3;
static const struct cat_type t_int_n32;
static const struct cat_type t_long_long;
static const struct cat_type t_long_long_n29;
static const struct cat_type t_size_t;
static const struct cat_type t_unsigned_char;
static const struct cat_type t_unsigned_char_n20;
static const struct cat_type t_unsigned_char_n4;
static const struct cat_type t_unsigned_char_n40;
static const struct cat_type t_unsigned_char_n48;
static const struct cat_type t_unsigned_char_n5;
static const struct cat_type t_unsigned_char_n53;
static const struct cat_type t_unsigned_char_n54;
static const struct cat_type t_unsigned_char_n56;
static const struct cat_type t_unsigned_char_n64;
static const struct cat_type t_unsigned_char_n92;
static const struct cat_type t_unsigned_int;
static const struct cat_type t_unsigned_int_n10;
static const struct cat_type t_unsigned_int_n11;
static const struct cat_type t_unsigned_int_n12;
static const struct cat_type t_unsigned_int_n16;
static const struct cat_type t_unsigned_int_n2;
static const struct cat_type t_unsigned_int_n4;
static const struct cat_type t_unsigned_long_long;
static const struct cat_type t_unsigned_short;
static const struct cat_type t_void;

static const struct cat_type p_CUDA_ARRAY3D_DESCRIPTOR_ptr = { "CUDA_ARRAY3D_DESCRIPTOR *", CAT_PTR, 8, 0, &t_CUDA_ARRAY3D_DESCRIPTOR, NULL, NULL };

static const struct cat_type p_CUDA_ARRAY3D_DESCRIPTOR_v1_ptr = { "CUDA_ARRAY3D_DESCRIPTOR_v1 *", CAT_PTR, 8, 0, &t_CUDA_ARRAY3D_DESCRIPTOR_v1, NULL, NULL };

static const struct cat_type p_CUDA_ARRAY_DESCRIPTOR_ptr = { "CUDA_ARRAY_DESCRIPTOR *", CAT_PTR, 8, 0, &t_CUDA_ARRAY_DESCRIPTOR, NULL, NULL };

static const struct cat_type p_CUDA_ARRAY_DESCRIPTOR_v1_ptr = { "CUDA_ARRAY_DESCRIPTOR_v1 *", CAT_PTR, 8, 0, &t_CUDA_ARRAY_DESCRIPTOR_v1, NULL, NULL };

static const struct cat_type p_CUDA_ARRAY_MEMORY_REQUIREMENTS_ptr = { "CUDA_ARRAY_MEMORY_REQUIREMENTS *", CAT_PTR, 8, 0, &t_CUDA_ARRAY_MEMORY_REQUIREMENTS, NULL, NULL };

static const struct cat_type p_CUDA_ARRAY_SPARSE_PROPERTIES_ptr = { "CUDA_ARRAY_SPARSE_PROPERTIES *", CAT_PTR, 8, 0, &t_CUDA_ARRAY_SPARSE_PROPERTIES, NULL, NULL };

static const struct cat_type p_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr = { "CUDA_BATCH_MEM_OP_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_BATCH_MEM_OP_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr_v1 = { "CUDA_BATCH_MEM_OP_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, NULL, NULL };

static const struct cat_type p_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_ptr = { "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_CUDA_EXT_SEM_WAIT_NODE_PARAMS_ptr = { "CUDA_EXT_SEM_WAIT_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_EXT_SEM_WAIT_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_CUDA_FABRIC_COPY_BATCH_OP_ptr = { "CUDA_FABRIC_COPY_BATCH_OP *", CAT_PTR, 8, 0, &t_CUDA_FABRIC_COPY_BATCH_OP, NULL, NULL };

static const struct cat_type p_CUDA_GRAPH_INSTANTIATE_PARAMS_ptr = { "CUDA_GRAPH_INSTANTIATE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_GRAPH_INSTANTIATE_PARAMS, NULL, NULL };

static const struct cat_type p_CUDA_HOST_NODE_PARAMS_ptr = { "CUDA_HOST_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_HOST_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_CUDA_KERNEL_NODE_PARAMS_ptr = { "CUDA_KERNEL_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_KERNEL_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_CUDA_KERNEL_NODE_PARAMS_ptr_v1 = { "CUDA_KERNEL_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_KERNEL_NODE_PARAMS_v2, NULL, NULL };

static const struct cat_type p_CUDA_KERNEL_NODE_PARAMS_v1_ptr = { "CUDA_KERNEL_NODE_PARAMS_v1 *", CAT_PTR, 8, 0, &t_CUDA_KERNEL_NODE_PARAMS_v1, NULL, NULL };

static const struct cat_type p_CUDA_LAUNCH_PARAMS_ptr = { "CUDA_LAUNCH_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_LAUNCH_PARAMS, NULL, NULL };

static const struct cat_type p_CUDA_MEMCPY3D_BATCH_OP_ptr = { "CUDA_MEMCPY3D_BATCH_OP *", CAT_PTR, 8, 0, &t_CUDA_MEMCPY3D_BATCH_OP, NULL, NULL };

static const struct cat_type p_CUDA_MEMCPY3D_BATCH_OP_ptr_v1 = { "CUDA_MEMCPY3D_BATCH_OP *", CAT_PTR, 8, 0, &t_CUDA_MEMCPY3D_BATCH_OP_v1, NULL, NULL };

static const struct cat_type p_CUDA_MEMCPY3D_ptr = { "CUDA_MEMCPY3D *", CAT_PTR, 8, 0, &t_CUDA_MEMCPY3D, NULL, NULL };

static const struct cat_type p_CUDA_MEMSET_NODE_PARAMS_ptr = { "CUDA_MEMSET_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_MEMSET_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr = { "CUDA_MEM_ALLOC_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_MEM_ALLOC_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v1 = { "CUDA_MEM_ALLOC_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_MEM_ALLOC_NODE_PARAMS_v1, NULL, NULL };

static const struct cat_type p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v2 = { "CUDA_MEM_ALLOC_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_MEM_ALLOC_NODE_PARAMS_v2, NULL, NULL };

static const struct cat_type p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v3 = { "CUDA_MEM_ALLOC_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_MEM_ALLOC_NODE_PARAMS_v3, NULL, NULL };

static const struct cat_type p_CUDA_RESOURCE_DESC_ptr = { "CUDA_RESOURCE_DESC *", CAT_PTR, 8, 0, &t_CUDA_RESOURCE_DESC, NULL, NULL };

static const struct cat_type p_CUDA_RESOURCE_VIEW_DESC_ptr = { "CUDA_RESOURCE_VIEW_DESC *", CAT_PTR, 8, 0, &t_CUDA_RESOURCE_VIEW_DESC, NULL, NULL };

static const struct cat_type p_CUDA_TEXTURE_DESC_ptr = { "CUDA_TEXTURE_DESC *", CAT_PTR, 8, 0, &t_CUDA_TEXTURE_DESC, NULL, NULL };

static const struct cat_type p_CU_DEV_SM_RESOURCE_GROUP_PARAMS_ptr = { "CU_DEV_SM_RESOURCE_GROUP_PARAMS *", CAT_PTR, 8, 0, &t_CU_DEV_SM_RESOURCE_GROUP_PARAMS, NULL, NULL };

static const struct cat_type p_CUaddress_mode_ptr = { "CUaddress_mode *", CAT_PTR, 8, 0, &t_CUaddress_mode, NULL, NULL };

static const struct cat_type p_CUarrayMapInfo_ptr = { "CUarrayMapInfo *", CAT_PTR, 8, 0, &t_CUarrayMapInfo, NULL, NULL };

static const struct cat_type p_CUarray_format_ptr = { "CUarray_format *", CAT_PTR, 8, 0, &t_CUarray_format, NULL, NULL };

static const struct cat_type p_CUarray_ptr = { "CUarray *", CAT_PTR, 8, 0, &t_CUarray, NULL, NULL };

static const struct cat_type p_CUasyncCallbackHandle_ptr = { "CUasyncCallbackHandle *", CAT_PTR, 8, 0, &t_CUasyncCallbackHandle, NULL, NULL };

static const struct cat_type p_CUcheckpointCheckpointArgs_ptr = { "CUcheckpointCheckpointArgs *", CAT_PTR, 8, 0, &t_CUcheckpointCheckpointArgs, NULL, NULL };

static const struct cat_type p_CUcheckpointCheckpointArgs_ptr_v1 = { "CUcheckpointCheckpointArgs *", CAT_PTR, 8, 0, &t_CUcheckpointCheckpointArgs_v1, NULL, NULL };

static const struct cat_type p_CUcheckpointCustomStorageInfo_ptr = { "CUcheckpointCustomStorageInfo *", CAT_PTR, 8, 0, &t_CUcheckpointCustomStorageInfo, NULL, NULL };

static const struct cat_type p_CUcheckpointCustomStorageInfo_ptr_ptr = { "CUcheckpointCustomStorageInfo **", CAT_PTR, 8, 0, &p_CUcheckpointCustomStorageInfo_ptr, NULL, NULL };

static const struct cat_type p_CUcheckpointCustomStoragePerDeviceData_ptr = { "CUcheckpointCustomStoragePerDeviceData *", CAT_PTR, 8, 0, &t_CUcheckpointCustomStoragePerDeviceData, NULL, NULL };

static const struct cat_type p_CUcheckpointGpuPair_ptr = { "CUcheckpointGpuPair *", CAT_PTR, 8, 0, &t_CUcheckpointGpuPair, NULL, NULL };

static const struct cat_type p_CUcheckpointLockArgs_ptr = { "CUcheckpointLockArgs *", CAT_PTR, 8, 0, &t_CUcheckpointLockArgs, NULL, NULL };

static const struct cat_type p_CUcheckpointRestoreArgs_ptr = { "CUcheckpointRestoreArgs *", CAT_PTR, 8, 0, &t_CUcheckpointRestoreArgs, NULL, NULL };

static const struct cat_type p_CUcheckpointRestoreArgs_ptr_v1 = { "CUcheckpointRestoreArgs *", CAT_PTR, 8, 0, &t_CUcheckpointRestoreArgs_v1, NULL, NULL };

static const struct cat_type p_CUcheckpointRestoreArgs_ptr_v2 = { "CUcheckpointRestoreArgs *", CAT_PTR, 8, 0, &t_CUcheckpointRestoreArgs_v2, NULL, NULL };

static const struct cat_type p_CUcheckpointUnlockArgs_ptr = { "CUcheckpointUnlockArgs *", CAT_PTR, 8, 0, &t_CUcheckpointUnlockArgs, NULL, NULL };

static const struct cat_type p_CUcliqueInfo_ptr = { "CUcliqueInfo *", CAT_PTR, 8, 0, &t_CUcliqueInfo, NULL, NULL };

static const struct cat_type p_CUcontext_ptr = { "CUcontext *", CAT_PTR, 8, 0, &t_CUcontext, NULL, NULL };

static const struct cat_type p_CUcoredumpCallbackHandle_ptr = { "CUcoredumpCallbackHandle *", CAT_PTR, 8, 0, &t_CUcoredumpCallbackHandle, NULL, NULL };

static const struct cat_type p_CUctxCigParam_ptr = { "CUctxCigParam *", CAT_PTR, 8, 0, &t_CUctxCigParam, NULL, NULL };

static const struct cat_type p_CUctxCreateParams_ptr = { "CUctxCreateParams *", CAT_PTR, 8, 0, &t_CUctxCreateParams, NULL, NULL };

static const struct cat_type p_CUdevResourceDesc_ptr = { "CUdevResourceDesc *", CAT_PTR, 8, 0, &t_CUdevResourceDesc, NULL, NULL };

static const struct cat_type p_CUdevResource_ptr = { "CUdevResource *", CAT_PTR, 8, 0, &t_CUdevResource, NULL, NULL };

static const struct cat_type p_CUdevResource_ptr_v1 = { "CUdevResource *", CAT_PTR, 8, 0, &t_CUdevResource_v2, NULL, NULL };

static const struct cat_type p_CUdevResource_ptr_v2 = { "CUdevResource *", CAT_PTR, 8, 0, &t_CUdevResource_v3, NULL, NULL };

static const struct cat_type p_CUdevice_ptr = { "CUdevice *", CAT_PTR, 8, 0, &t_CUdevice, NULL, NULL };

static const struct cat_type p_CUdeviceptr = { "CUdeviceptr", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_CUdeviceptr_ptr = { "CUdeviceptr *", CAT_PTR, 8, 0, &p_CUdeviceptr, NULL, NULL };

static const struct cat_type p_CUdeviceptr_v1_ptr = { "CUdeviceptr_v1 *", CAT_PTR, 8, 0, &t_CUdeviceptr_v1, NULL, NULL };

static const struct cat_type p_CUdevprop_ptr = { "CUdevprop *", CAT_PTR, 8, 0, &t_CUdevprop, NULL, NULL };

static const struct cat_type p_CUdriverProcAddressQueryResult_ptr = { "CUdriverProcAddressQueryResult *", CAT_PTR, 8, 0, &t_CUdriverProcAddressQueryResult, NULL, NULL };

static const struct cat_type p_CUevent_ptr = { "CUevent *", CAT_PTR, 8, 0, &t_CUevent, NULL, NULL };

static const struct cat_type p_CUexecAffinityParam_ptr = { "CUexecAffinityParam *", CAT_PTR, 8, 0, &t_CUexecAffinityParam, NULL, NULL };

static const struct cat_type p_CUexternalMemory_ptr = { "CUexternalMemory *", CAT_PTR, 8, 0, &t_CUexternalMemory, NULL, NULL };

static const struct cat_type p_CUexternalSemaphore_ptr = { "CUexternalSemaphore *", CAT_PTR, 8, 0, &t_CUexternalSemaphore, NULL, NULL };

static const struct cat_type p_CUfilter_mode_ptr = { "CUfilter_mode *", CAT_PTR, 8, 0, &t_CUfilter_mode, NULL, NULL };

static const struct cat_type p_CUfunc_cache_ptr = { "CUfunc_cache *", CAT_PTR, 8, 0, &t_CUfunc_cache, NULL, NULL };

static const struct cat_type p_CUfunctionLoadingState_ptr = { "CUfunctionLoadingState *", CAT_PTR, 8, 0, &t_CUfunctionLoadingState, NULL, NULL };

static const struct cat_type p_CUfunction_ptr = { "CUfunction *", CAT_PTR, 8, 0, &t_CUfunction, NULL, NULL };

static const struct cat_type p_CUgraphConditionalHandle_ptr = { "CUgraphConditionalHandle *", CAT_PTR, 8, 0, &t_CUgraphConditionalHandle, NULL, NULL };

static const struct cat_type p_CUgraphEdgeData_ptr = { "CUgraphEdgeData *", CAT_PTR, 8, 0, &t_CUgraphEdgeData, NULL, NULL };

static const struct cat_type p_CUgraphExecUpdateResultInfo_ptr = { "CUgraphExecUpdateResultInfo *", CAT_PTR, 8, 0, &t_CUgraphExecUpdateResultInfo, NULL, NULL };

static const struct cat_type p_CUgraphExecUpdateResult_ptr = { "CUgraphExecUpdateResult *", CAT_PTR, 8, 0, &t_CUgraphExecUpdateResult, NULL, NULL };

static const struct cat_type p_CUgraphExec_ptr = { "CUgraphExec *", CAT_PTR, 8, 0, &t_CUgraphExec, NULL, NULL };

static const struct cat_type p_CUgraphNodeParams_ptr = { "CUgraphNodeParams *", CAT_PTR, 8, 0, &t_CUgraphNodeParams, NULL, NULL };

static const struct cat_type p_CUgraphNodeParams_ptr_v1 = { "CUgraphNodeParams *", CAT_PTR, 8, 0, &t_CUgraphNodeParams_v1, NULL, NULL };

static const struct cat_type p_CUgraphNodeParams_ptr_v2 = { "CUgraphNodeParams *", CAT_PTR, 8, 0, &t_CUgraphNodeParams_v2, NULL, NULL };

static const struct cat_type p_CUgraphNodeType_ptr = { "CUgraphNodeType *", CAT_PTR, 8, 0, &t_CUgraphNodeType, NULL, NULL };

static const struct cat_type p_CUgraphNode_ptr = { "CUgraphNode *", CAT_PTR, 8, 0, &t_CUgraphNode, NULL, NULL };

static const struct cat_type p_CUgraph_ptr = { "CUgraph *", CAT_PTR, 8, 0, &t_CUgraph, NULL, NULL };

static const struct cat_type p_CUgraphicsResource_ptr = { "CUgraphicsResource *", CAT_PTR, 8, 0, &t_CUgraphicsResource, NULL, NULL };

static const struct cat_type p_CUgreenCtx_ptr = { "CUgreenCtx *", CAT_PTR, 8, 0, &t_CUgreenCtx, NULL, NULL };

static const struct cat_type p_CUipcEventHandle_ptr = { "CUipcEventHandle *", CAT_PTR, 8, 0, &t_CUipcEventHandle, NULL, NULL };

static const struct cat_type p_CUipcMemHandle_ptr = { "CUipcMemHandle *", CAT_PTR, 8, 0, &t_CUipcMemHandle, NULL, NULL };

static const struct cat_type p_CUjit_option_ptr = { "CUjit_option *", CAT_PTR, 8, 0, &t_CUjit_option, NULL, NULL };

static const struct cat_type p_CUjit_option_ptr_v1 = { "CUjit_option *", CAT_PTR, 8, 0, &t_CUjit_option_v1, NULL, NULL };

static const struct cat_type p_CUjit_option_ptr_v2 = { "CUjit_option *", CAT_PTR, 8, 0, &t_CUjit_option_v2, NULL, NULL };

static const struct cat_type p_CUjit_option_ptr_v3 = { "CUjit_option *", CAT_PTR, 8, 0, &t_CUjit_option_v3, NULL, NULL };

static const struct cat_type p_CUjit_option_ptr_v4 = { "CUjit_option *", CAT_PTR, 8, 0, &t_CUjit_option_v4, NULL, NULL };

static const struct cat_type p_CUkernelNodeAttrValue_ptr = { "CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue, NULL, NULL };

static const struct cat_type p_CUkernelNodeAttrValue_ptr_v1 = { "CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue_v1, NULL, NULL };

static const struct cat_type p_CUkernelNodeAttrValue_ptr_v2 = { "CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue_v2, NULL, NULL };

static const struct cat_type p_CUkernelNodeAttrValue_ptr_v3 = { "CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue_v3, NULL, NULL };

static const struct cat_type p_CUkernelNodeAttrValue_ptr_v4 = { "CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue_v4, NULL, NULL };

static const struct cat_type p_CUkernelNodeAttrValue_ptr_v5 = { "CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue_v5, NULL, NULL };

static const struct cat_type p_CUkernel_ptr = { "CUkernel *", CAT_PTR, 8, 0, &t_CUkernel, NULL, NULL };

static const struct cat_type p_CUlaunchAttribute_ptr = { "CUlaunchAttribute *", CAT_PTR, 8, 0, &t_CUlaunchAttribute, NULL, NULL };

static const struct cat_type p_CUlaunchAttribute_ptr_v1 = { "CUlaunchAttribute *", CAT_PTR, 8, 0, &t_CUlaunchAttribute_v1, NULL, NULL };

static const struct cat_type p_CUlaunchAttribute_ptr_v2 = { "CUlaunchAttribute *", CAT_PTR, 8, 0, &t_CUlaunchAttribute_v2, NULL, NULL };

static const struct cat_type p_CUlaunchAttribute_ptr_v3 = { "CUlaunchAttribute *", CAT_PTR, 8, 0, &t_CUlaunchAttribute_v3, NULL, NULL };

static const struct cat_type p_CUlaunchAttribute_ptr_v4 = { "CUlaunchAttribute *", CAT_PTR, 8, 0, &t_CUlaunchAttribute_v4, NULL, NULL };

static const struct cat_type p_CUlaunchAttribute_ptr_v5 = { "CUlaunchAttribute *", CAT_PTR, 8, 0, &t_CUlaunchAttribute_v5, NULL, NULL };

static const struct cat_type p_CUlibraryOption_ptr = { "CUlibraryOption *", CAT_PTR, 8, 0, &t_CUlibraryOption, NULL, NULL };

static const struct cat_type p_CUlibrary_ptr = { "CUlibrary *", CAT_PTR, 8, 0, &t_CUlibrary, NULL, NULL };

static const struct cat_type p_CUlinkState_ptr = { "CUlinkState *", CAT_PTR, 8, 0, &t_CUlinkState, NULL, NULL };

static const struct cat_type p_CUlogIterator_ptr = { "CUlogIterator *", CAT_PTR, 8, 0, &t_CUlogIterator, NULL, NULL };

static const struct cat_type p_CUlogicalEndpointId_ptr = { "CUlogicalEndpointId *", CAT_PTR, 8, 0, &t_CUlogicalEndpointId, NULL, NULL };

static const struct cat_type p_CUlogsCallbackHandle_ptr = { "CUlogsCallbackHandle *", CAT_PTR, 8, 0, &t_CUlogsCallbackHandle, NULL, NULL };

static const struct cat_type p_CUmemAccess_flags_ptr = { "CUmemAccess_flags *", CAT_PTR, 8, 0, &t_CUmemAccess_flags, NULL, NULL };

static const struct cat_type p_CUmemAllocationProp_ptr = { "CUmemAllocationProp *", CAT_PTR, 8, 0, &t_CUmemAllocationProp, NULL, NULL };

static const struct cat_type p_CUmemAllocationProp_ptr_v1 = { "CUmemAllocationProp *", CAT_PTR, 8, 0, &t_CUmemAllocationProp_v1, NULL, NULL };

static const struct cat_type p_CUmemDecompressParams_ptr = { "CUmemDecompressParams *", CAT_PTR, 8, 0, &t_CUmemDecompressParams, NULL, NULL };

static const struct cat_type p_CUmemGenericAllocationHandle_ptr = { "CUmemGenericAllocationHandle *", CAT_PTR, 8, 0, &t_CUmemGenericAllocationHandle, NULL, NULL };

static const struct cat_type p_CUmemLocation_ptr = { "CUmemLocation *", CAT_PTR, 8, 0, &t_CUmemLocation, NULL, NULL };

static const struct cat_type p_CUmemLocation_ptr_v1 = { "CUmemLocation *", CAT_PTR, 8, 0, &t_CUmemLocation_v1, NULL, NULL };

static const struct cat_type p_CUmemPoolPtrExportData_ptr = { "CUmemPoolPtrExportData *", CAT_PTR, 8, 0, &t_CUmemPoolPtrExportData, NULL, NULL };

static const struct cat_type p_CUmem_range_attribute_ptr = { "CUmem_range_attribute *", CAT_PTR, 8, 0, &t_CUmem_range_attribute, NULL, NULL };

static const struct cat_type p_CUmemcpyAttributes_ptr = { "CUmemcpyAttributes *", CAT_PTR, 8, 0, &t_CUmemcpyAttributes, NULL, NULL };

static const struct cat_type p_CUmemcpyAttributes_ptr_v1 = { "CUmemcpyAttributes *", CAT_PTR, 8, 0, &t_CUmemcpyAttributes_v1, NULL, NULL };

static const struct cat_type p_CUmemoryPool_ptr = { "CUmemoryPool *", CAT_PTR, 8, 0, &t_CUmemoryPool, NULL, NULL };

static const struct cat_type p_CUmipmappedArray_ptr = { "CUmipmappedArray *", CAT_PTR, 8, 0, &t_CUmipmappedArray, NULL, NULL };

static const struct cat_type p_CUmoduleLoadingMode_ptr = { "CUmoduleLoadingMode *", CAT_PTR, 8, 0, &t_CUmoduleLoadingMode, NULL, NULL };

static const struct cat_type p_CUmodule_ptr = { "CUmodule *", CAT_PTR, 8, 0, &t_CUmodule, NULL, NULL };

static const struct cat_type p_CUpointer_attribute_ptr = { "CUpointer_attribute *", CAT_PTR, 8, 0, &t_CUpointer_attribute, NULL, NULL };

static const struct cat_type p_CUprocessState_ptr = { "CUprocessState *", CAT_PTR, 8, 0, &t_CUprocessState, NULL, NULL };

static const struct cat_type p_CUsharedconfig_ptr = { "CUsharedconfig *", CAT_PTR, 8, 0, &t_CUsharedconfig, NULL, NULL };

static const struct cat_type p_CUstreamAttrValue_ptr = { "CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue, NULL, NULL };

static const struct cat_type p_CUstreamAttrValue_ptr_v1 = { "CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue_v1, NULL, NULL };

static const struct cat_type p_CUstreamAttrValue_ptr_v2 = { "CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue_v2, NULL, NULL };

static const struct cat_type p_CUstreamAttrValue_ptr_v3 = { "CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue_v3, NULL, NULL };

static const struct cat_type p_CUstreamAttrValue_ptr_v4 = { "CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue_v4, NULL, NULL };

static const struct cat_type p_CUstreamAttrValue_ptr_v5 = { "CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue_v5, NULL, NULL };

static const struct cat_type p_CUstreamBatchMemOpParams_ptr = { "CUstreamBatchMemOpParams *", CAT_PTR, 8, 0, &t_CUstreamBatchMemOpParams, NULL, NULL };

static const struct cat_type p_CUstreamBatchMemOpParams_ptr_v1 = { "CUstreamBatchMemOpParams *", CAT_PTR, 8, 0, &t_CUstreamBatchMemOpParams_v1, NULL, NULL };

static const struct cat_type p_CUstreamCaptureMode_ptr = { "CUstreamCaptureMode *", CAT_PTR, 8, 0, &t_CUstreamCaptureMode, NULL, NULL };

static const struct cat_type p_CUstreamCaptureStatus_ptr = { "CUstreamCaptureStatus *", CAT_PTR, 8, 0, &t_CUstreamCaptureStatus, NULL, NULL };

static const struct cat_type p_CUstreamCigCaptureParams_ptr = { "CUstreamCigCaptureParams *", CAT_PTR, 8, 0, &t_CUstreamCigCaptureParams, NULL, NULL };

static const struct cat_type p_CUstreamCigParam_ptr = { "CUstreamCigParam *", CAT_PTR, 8, 0, &t_CUstreamCigParam, NULL, NULL };

static const struct cat_type p_CUstream_ptr = { "CUstream *", CAT_PTR, 8, 0, &t_CUstream, NULL, NULL };

static const struct cat_type p_CUsurfObject_ptr = { "CUsurfObject *", CAT_PTR, 8, 0, &t_CUsurfObject, NULL, NULL };

static const struct cat_type p_CUsurfref_ptr = { "CUsurfref *", CAT_PTR, 8, 0, &t_CUsurfref, NULL, NULL };

static const struct cat_type p_CUtensorMapAllocClass_ptr = { "CUtensorMapAllocClass *", CAT_PTR, 8, 0, &t_CUtensorMapAllocClass, NULL, NULL };

static const struct cat_type p_CUtensorMap_ptr = { "CUtensorMap *", CAT_PTR, 8, 0, &t_CUtensorMap, NULL, NULL };

static const struct cat_type p_CUtexObject_ptr = { "CUtexObject *", CAT_PTR, 8, 0, &t_CUtexObject, NULL, NULL };

static const struct cat_type p_CUtexref_ptr = { "CUtexref *", CAT_PTR, 8, 0, &t_CUtexref, NULL, NULL };

static const struct cat_type p_CUuserObject_ptr = { "CUuserObject *", CAT_PTR, 8, 0, &t_CUuserObject, NULL, NULL };

static const struct cat_type p_CUuuid_ptr = { "CUuuid *", CAT_PTR, 8, 0, &t_CUuuid, NULL, NULL };

static const struct cat_type p_char_ptr = { "char *", CAT_PTR, 8, 0, &t_char, NULL, NULL };

static const struct cat_type p_const_CUDA_ARRAY3D_DESCRIPTOR_ptr = { "const CUDA_ARRAY3D_DESCRIPTOR *", CAT_PTR, 8, 0, &t_CUDA_ARRAY3D_DESCRIPTOR, NULL, NULL };

static const struct cat_type p_const_CUDA_ARRAY3D_DESCRIPTOR_v1_ptr = { "const CUDA_ARRAY3D_DESCRIPTOR_v1 *", CAT_PTR, 8, 0, &t_CUDA_ARRAY3D_DESCRIPTOR_v1, NULL, NULL };

static const struct cat_type p_const_CUDA_ARRAY_DESCRIPTOR_ptr = { "const CUDA_ARRAY_DESCRIPTOR *", CAT_PTR, 8, 0, &t_CUDA_ARRAY_DESCRIPTOR, NULL, NULL };

static const struct cat_type p_const_CUDA_ARRAY_DESCRIPTOR_v1_ptr = { "const CUDA_ARRAY_DESCRIPTOR_v1 *", CAT_PTR, 8, 0, &t_CUDA_ARRAY_DESCRIPTOR_v1, NULL, NULL };

static const struct cat_type p_const_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr = { "const CUDA_BATCH_MEM_OP_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_BATCH_MEM_OP_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_const_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr_v1 = { "const CUDA_BATCH_MEM_OP_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, NULL, NULL };

static const struct cat_type p_const_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_ptr = { "const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *", CAT_PTR, 8, 0, &t_CUDA_EXTERNAL_MEMORY_BUFFER_DESC, NULL, NULL };

static const struct cat_type p_const_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_ptr = { "const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *", CAT_PTR, 8, 0, &t_CUDA_EXTERNAL_MEMORY_HANDLE_DESC, NULL, NULL };

static const struct cat_type p_const_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_ptr = { "const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *", CAT_PTR, 8, 0, &t_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, NULL, NULL };

static const struct cat_type p_const_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_ptr = { "const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *", CAT_PTR, 8, 0, &t_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, NULL, NULL };

static const struct cat_type p_const_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_ptr = { "const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, NULL, NULL };

static const struct cat_type p_const_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_ptr = { "const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, NULL, NULL };

static const struct cat_type p_const_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_ptr = { "const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_const_CUDA_EXT_SEM_WAIT_NODE_PARAMS_ptr = { "const CUDA_EXT_SEM_WAIT_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_EXT_SEM_WAIT_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_const_CUDA_HOST_NODE_PARAMS_ptr = { "const CUDA_HOST_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_HOST_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_const_CUDA_KERNEL_NODE_PARAMS_ptr = { "const CUDA_KERNEL_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_KERNEL_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_const_CUDA_KERNEL_NODE_PARAMS_ptr_v1 = { "const CUDA_KERNEL_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_KERNEL_NODE_PARAMS_v2, NULL, NULL };

static const struct cat_type p_const_CUDA_KERNEL_NODE_PARAMS_v1_ptr = { "const CUDA_KERNEL_NODE_PARAMS_v1 *", CAT_PTR, 8, 0, &t_CUDA_KERNEL_NODE_PARAMS_v1, NULL, NULL };

static const struct cat_type p_const_CUDA_MEMCPY2D_ptr = { "const CUDA_MEMCPY2D *", CAT_PTR, 8, 0, &t_CUDA_MEMCPY2D, NULL, NULL };

static const struct cat_type p_const_CUDA_MEMCPY2D_v1_ptr = { "const CUDA_MEMCPY2D_v1 *", CAT_PTR, 8, 0, &t_CUDA_MEMCPY2D_v1, NULL, NULL };

static const struct cat_type p_const_CUDA_MEMCPY3D_PEER_ptr = { "const CUDA_MEMCPY3D_PEER *", CAT_PTR, 8, 0, &t_CUDA_MEMCPY3D_PEER, NULL, NULL };

static const struct cat_type p_const_CUDA_MEMCPY3D_ptr = { "const CUDA_MEMCPY3D *", CAT_PTR, 8, 0, &t_CUDA_MEMCPY3D, NULL, NULL };

static const struct cat_type p_const_CUDA_MEMCPY3D_v1_ptr = { "const CUDA_MEMCPY3D_v1 *", CAT_PTR, 8, 0, &t_CUDA_MEMCPY3D_v1, NULL, NULL };

static const struct cat_type p_const_CUDA_MEMSET_NODE_PARAMS_ptr = { "const CUDA_MEMSET_NODE_PARAMS *", CAT_PTR, 8, 0, &t_CUDA_MEMSET_NODE_PARAMS, NULL, NULL };

static const struct cat_type p_const_CUDA_RESOURCE_DESC_ptr = { "const CUDA_RESOURCE_DESC *", CAT_PTR, 8, 0, &t_CUDA_RESOURCE_DESC, NULL, NULL };

static const struct cat_type p_const_CUDA_RESOURCE_VIEW_DESC_ptr = { "const CUDA_RESOURCE_VIEW_DESC *", CAT_PTR, 8, 0, &t_CUDA_RESOURCE_VIEW_DESC, NULL, NULL };

static const struct cat_type p_const_CUDA_TEXTURE_DESC_ptr = { "const CUDA_TEXTURE_DESC *", CAT_PTR, 8, 0, &t_CUDA_TEXTURE_DESC, NULL, NULL };

static const struct cat_type p_const_CUatomicOperation_ptr = { "const CUatomicOperation *", CAT_PTR, 8, 0, &t_CUatomicOperation, NULL, NULL };

static const struct cat_type p_const_CUdevResource_ptr = { "const CUdevResource *", CAT_PTR, 8, 0, &t_CUdevResource, NULL, NULL };

static const struct cat_type p_const_CUdevResource_ptr_v1 = { "const CUdevResource *", CAT_PTR, 8, 0, &t_CUdevResource_v2, NULL, NULL };

static const struct cat_type p_const_CUdevResource_ptr_v2 = { "const CUdevResource *", CAT_PTR, 8, 0, &t_CUdevResource_v3, NULL, NULL };

static const struct cat_type p_const_CUexternalSemaphore_ptr = { "const CUexternalSemaphore *", CAT_PTR, 8, 0, &t_CUexternalSemaphore, NULL, NULL };

static const struct cat_type p_const_CUgraphEdgeData_ptr = { "const CUgraphEdgeData *", CAT_PTR, 8, 0, &t_CUgraphEdgeData, NULL, NULL };

static const struct cat_type p_const_CUgraphEdgeData_ptr_ptr = { "const CUgraphEdgeData **", CAT_PTR, 8, 0, &p_const_CUgraphEdgeData_ptr, NULL, NULL };

static const struct cat_type p_const_CUgraphNode_ptr = { "const CUgraphNode *", CAT_PTR, 8, 0, &t_CUgraphNode, NULL, NULL };

static const struct cat_type p_const_CUgraphNode_ptr_ptr = { "const CUgraphNode **", CAT_PTR, 8, 0, &p_const_CUgraphNode_ptr, NULL, NULL };

static const struct cat_type p_const_CUkernelNodeAttrValue_ptr = { "const CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue, NULL, NULL };

static const struct cat_type p_const_CUkernelNodeAttrValue_ptr_v1 = { "const CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue_v1, NULL, NULL };

static const struct cat_type p_const_CUkernelNodeAttrValue_ptr_v2 = { "const CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue_v2, NULL, NULL };

static const struct cat_type p_const_CUkernelNodeAttrValue_ptr_v3 = { "const CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue_v3, NULL, NULL };

static const struct cat_type p_const_CUkernelNodeAttrValue_ptr_v4 = { "const CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue_v4, NULL, NULL };

static const struct cat_type p_const_CUkernelNodeAttrValue_ptr_v5 = { "const CUkernelNodeAttrValue *", CAT_PTR, 8, 0, &t_CUkernelNodeAttrValue_v5, NULL, NULL };

static const struct cat_type p_const_CUlaunchConfig_ptr = { "const CUlaunchConfig *", CAT_PTR, 8, 0, &t_CUlaunchConfig, NULL, NULL };

static const struct cat_type p_const_CUlaunchConfig_ptr_v1 = { "const CUlaunchConfig *", CAT_PTR, 8, 0, &t_CUlaunchConfig_v1, NULL, NULL };

static const struct cat_type p_const_CUlaunchConfig_ptr_v2 = { "const CUlaunchConfig *", CAT_PTR, 8, 0, &t_CUlaunchConfig_v2, NULL, NULL };

static const struct cat_type p_const_CUlaunchConfig_ptr_v3 = { "const CUlaunchConfig *", CAT_PTR, 8, 0, &t_CUlaunchConfig_v3, NULL, NULL };

static const struct cat_type p_const_CUlaunchConfig_ptr_v4 = { "const CUlaunchConfig *", CAT_PTR, 8, 0, &t_CUlaunchConfig_v4, NULL, NULL };

static const struct cat_type p_const_CUlaunchConfig_ptr_v5 = { "const CUlaunchConfig *", CAT_PTR, 8, 0, &t_CUlaunchConfig_v5, NULL, NULL };

static const struct cat_type p_const_CUlogicalEndpointProp_ptr = { "const CUlogicalEndpointProp *", CAT_PTR, 8, 0, &t_CUlogicalEndpointProp, NULL, NULL };

static const struct cat_type p_const_CUmemAccessDesc_ptr = { "const CUmemAccessDesc *", CAT_PTR, 8, 0, &t_CUmemAccessDesc, NULL, NULL };

static const struct cat_type p_const_CUmemAccessDesc_ptr_v1 = { "const CUmemAccessDesc *", CAT_PTR, 8, 0, &t_CUmemAccessDesc_v1, NULL, NULL };

static const struct cat_type p_const_CUmemAllocationProp_ptr = { "const CUmemAllocationProp *", CAT_PTR, 8, 0, &t_CUmemAllocationProp, NULL, NULL };

static const struct cat_type p_const_CUmemAllocationProp_ptr_v1 = { "const CUmemAllocationProp *", CAT_PTR, 8, 0, &t_CUmemAllocationProp_v1, NULL, NULL };

static const struct cat_type p_const_CUmemLocation_ptr = { "const CUmemLocation *", CAT_PTR, 8, 0, &t_CUmemLocation, NULL, NULL };

static const struct cat_type p_const_CUmemLocation_ptr_v1 = { "const CUmemLocation *", CAT_PTR, 8, 0, &t_CUmemLocation_v1, NULL, NULL };

static const struct cat_type p_const_CUmemPoolProps_ptr = { "const CUmemPoolProps *", CAT_PTR, 8, 0, &t_CUmemPoolProps, NULL, NULL };

static const struct cat_type p_const_CUmemPoolProps_ptr_v1 = { "const CUmemPoolProps *", CAT_PTR, 8, 0, &t_CUmemPoolProps_v1, NULL, NULL };

static const struct cat_type p_const_CUmemPoolProps_ptr_v2 = { "const CUmemPoolProps *", CAT_PTR, 8, 0, &t_CUmemPoolProps_v2, NULL, NULL };

static const struct cat_type p_const_CUmemPoolProps_ptr_v3 = { "const CUmemPoolProps *", CAT_PTR, 8, 0, &t_CUmemPoolProps_v3, NULL, NULL };

static const struct cat_type p_const_CUmulticastObjectProp_ptr = { "const CUmulticastObjectProp *", CAT_PTR, 8, 0, &t_CUmulticastObjectProp, NULL, NULL };

static const struct cat_type p_const_CUstreamAttrValue_ptr = { "const CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue, NULL, NULL };

static const struct cat_type p_const_CUstreamAttrValue_ptr_v1 = { "const CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue_v1, NULL, NULL };

static const struct cat_type p_const_CUstreamAttrValue_ptr_v2 = { "const CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue_v2, NULL, NULL };

static const struct cat_type p_const_CUstreamAttrValue_ptr_v3 = { "const CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue_v3, NULL, NULL };

static const struct cat_type p_const_CUstreamAttrValue_ptr_v4 = { "const CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue_v4, NULL, NULL };

static const struct cat_type p_const_CUstreamAttrValue_ptr_v5 = { "const CUstreamAttrValue *", CAT_PTR, 8, 0, &t_CUstreamAttrValue_v5, NULL, NULL };

static const struct cat_type p_const_CUuuid_ptr = { "const CUuuid *", CAT_PTR, 8, 0, &t_CUuuid, NULL, NULL };

static const struct cat_type p_const_char_ptr_ptr = { "const char **", CAT_PTR, 8, 0, &s_const_char_ptr, NULL, NULL };

static const struct cat_type p_const_cuuint32_t_ptr = { "const cuuint32_t *", CAT_PTR, 8, 0, &t_cuuint32_t, NULL, NULL };

static const struct cat_type p_const_cuuint64_t_ptr = { "const cuuint64_t *", CAT_PTR, 8, 0, &t_cuuint64_t, NULL, NULL };

static const struct cat_type p_const_int_ptr = { "const int *", CAT_PTR, 8, 0, &t_int, NULL, NULL };

static const struct cat_type p_const_void_ptr = { "const void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_const_void_ptr_ptr = { "const void **", CAT_PTR, 8, 0, &p_const_void_ptr, NULL, NULL };

static const struct cat_type p_cuuint32_t_ptr = { "cuuint32_t *", CAT_PTR, 8, 0, &t_cuuint32_t, NULL, NULL };

static const struct cat_type p_cuuint64_t_ptr = { "cuuint64_t *", CAT_PTR, 8, 0, &t_cuuint64_t, NULL, NULL };

static const struct cat_type p_float_ptr = { "float *", CAT_PTR, 8, 0, &t_float, NULL, NULL };

static const struct cat_type p_int_ptr = { "int *", CAT_PTR, 8, 0, &t_int, NULL, NULL };

static const struct cat_type p_size_t_ptr = { "size_t *", CAT_PTR, 8, 0, &t_size_t, NULL, NULL };

static const struct cat_type p_struct_CUdevResource_st_ptr = { "struct CUdevResource_st *", CAT_PTR, 8, 0, &t_CUdevResource_v1, NULL, NULL };

static const struct cat_type p_unsigned_int_ptr = { "unsigned int *", CAT_PTR, 8, 0, &t_unsigned_int, NULL, NULL };

static const struct cat_type p_unsigned_long_long_ptr = { "unsigned long long *", CAT_PTR, 8, 0, &t_unsigned_long_long, NULL, NULL };

static const struct cat_type p_void_ptr = { "void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type p_void_ptr_ptr = { "void **", CAT_PTR, 8, 0, &p_void_ptr, NULL, NULL };

static const struct cat_type s_const_char_ptr = { "const char *", CAT_STRING, 8, 0, &t_char, NULL, NULL };

static const struct cat_field m_t_CUDA_ARRAY3D_DESCRIPTOR[] = {
	{ "Width", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "Height", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "Depth", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "Format", &t_CUarray_format, 24, CAT_LEN_NONE, 0, false, false },
	{ "NumChannels", &t_unsigned_int, 28, CAT_LEN_NONE, 0, false, false },
	{ "Flags", &t_unsigned_int, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_ARRAY3D_DESCRIPTOR = { "CUDA_ARRAY3D_DESCRIPTOR", CAT_STRUCT, 40, 6, NULL, m_t_CUDA_ARRAY3D_DESCRIPTOR, NULL };

static const struct cat_field m_t_CUDA_ARRAY3D_DESCRIPTOR_v1[] = {
	{ "Width", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "Height", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "Depth", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "Format", &t_CUarray_format, 12, CAT_LEN_NONE, 0, false, false },
	{ "NumChannels", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "Flags", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_ARRAY3D_DESCRIPTOR_v1 = { "CUDA_ARRAY3D_DESCRIPTOR_v1", CAT_STRUCT, 24, 6, NULL, m_t_CUDA_ARRAY3D_DESCRIPTOR_v1, NULL };

static const struct cat_field m_t_CUDA_ARRAY_DESCRIPTOR[] = {
	{ "Width", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "Height", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "Format", &t_CUarray_format, 16, CAT_LEN_NONE, 0, false, false },
	{ "NumChannels", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_ARRAY_DESCRIPTOR = { "CUDA_ARRAY_DESCRIPTOR", CAT_STRUCT, 24, 4, NULL, m_t_CUDA_ARRAY_DESCRIPTOR, NULL };

static const struct cat_field m_t_CUDA_ARRAY_DESCRIPTOR_v1[] = {
	{ "Width", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "Height", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "Format", &t_CUarray_format, 8, CAT_LEN_NONE, 0, false, false },
	{ "NumChannels", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_ARRAY_DESCRIPTOR_v1 = { "CUDA_ARRAY_DESCRIPTOR_v1", CAT_STRUCT, 16, 4, NULL, m_t_CUDA_ARRAY_DESCRIPTOR_v1, NULL };

static const struct cat_field m_t_CUDA_ARRAY_MEMORY_REQUIREMENTS[] = {
	{ "size", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "alignment", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n4, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_ARRAY_MEMORY_REQUIREMENTS = { "CUDA_ARRAY_MEMORY_REQUIREMENTS", CAT_STRUCT, 32, 3, NULL, m_t_CUDA_ARRAY_MEMORY_REQUIREMENTS, NULL };

static const struct cat_field m_t_CUDA_ARRAY_SPARSE_PROPERTIES[] = {
	{ "tileExtent", &t_anon, 0, CAT_LEN_NONE, 0, false, false },
	{ "miptailFirstLevel", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "miptailSize", &t_unsigned_long_long, 16, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n4, 28, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_ARRAY_SPARSE_PROPERTIES = { "CUDA_ARRAY_SPARSE_PROPERTIES", CAT_STRUCT, 48, 5, NULL, m_t_CUDA_ARRAY_SPARSE_PROPERTIES, NULL };

static const struct cat_field m_t_CUDA_BATCH_MEM_OP_NODE_PARAMS[] = {
	{ "ctx", &t_CUcontext, 0, CAT_LEN_NONE, 0, false, false },
	{ "count", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr, 16, CAT_LEN_ONE, 0, false, false },
	{ "flags", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_BATCH_MEM_OP_NODE_PARAMS = { "CUDA_BATCH_MEM_OP_NODE_PARAMS", CAT_STRUCT, 32, 4, NULL, m_t_CUDA_BATCH_MEM_OP_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1[] = {
	{ "ctx", &t_CUcontext, 0, CAT_LEN_NONE, 0, false, false },
	{ "count", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr_v1, 16, CAT_LEN_ONE, 0, false, false },
	{ "flags", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 = { "CUDA_BATCH_MEM_OP_NODE_PARAMS", CAT_STRUCT, 32, 4, NULL, m_t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, NULL };

static const struct cat_field m_t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2[] = {
	{ "ctx", &t_CUcontext, 0, CAT_LEN_NONE, 0, false, false },
	{ "count", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr, 16, CAT_LEN_ONE, 0, false, false },
	{ "flags", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 = { "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2", CAT_STRUCT, 32, 4, NULL, m_t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, NULL };

static const struct cat_field m_t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_v1[] = {
	{ "ctx", &t_CUcontext, 0, CAT_LEN_NONE, 0, false, false },
	{ "count", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr_v1, 16, CAT_LEN_ONE, 0, false, false },
	{ "flags", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_v1 = { "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2", CAT_STRUCT, 32, 4, NULL, m_t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_v1, NULL };

static const struct cat_field m_t_CUDA_CHILD_GRAPH_NODE_PARAMS[] = {
	{ "graph", &t_CUgraph, 0, CAT_LEN_NONE, 0, false, false },
	{ "ownership", &t_CUgraphChildGraphNodeOwnership, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_CHILD_GRAPH_NODE_PARAMS = { "CUDA_CHILD_GRAPH_NODE_PARAMS", CAT_STRUCT, 16, 2, NULL, m_t_CUDA_CHILD_GRAPH_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_CHILD_GRAPH_NODE_PARAMS_v1[] = {
	{ "graph", &t_CUgraph, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_CHILD_GRAPH_NODE_PARAMS_v1 = { "CUDA_CHILD_GRAPH_NODE_PARAMS", CAT_STRUCT, 8, 1, NULL, m_t_CUDA_CHILD_GRAPH_NODE_PARAMS_v1, NULL };

static const struct cat_field m_t_CUDA_CONDITIONAL_NODE_PARAMS[] = {
	{ "handle", &t_CUgraphConditionalHandle, 0, CAT_LEN_NONE, 0, false, false },
	{ "type", &t_CUgraphConditionalNodeType, 8, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "phGraph_out", &p_CUgraph_ptr, 16, CAT_LEN_ONE, 0, false, false },
	{ "ctx", &t_CUcontext, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_CONDITIONAL_NODE_PARAMS = { "CUDA_CONDITIONAL_NODE_PARAMS", CAT_STRUCT, 32, 5, NULL, m_t_CUDA_CONDITIONAL_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_EVENT_RECORD_NODE_PARAMS[] = {
	{ "event", &t_CUevent, 0, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v18, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EVENT_RECORD_NODE_PARAMS = { "CUDA_EVENT_RECORD_NODE_PARAMS", CAT_STRUCT, 16, 2, NULL, m_t_CUDA_EVENT_RECORD_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_EVENT_RECORD_NODE_PARAMS_v1[] = {
	{ "event", &t_CUevent, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EVENT_RECORD_NODE_PARAMS_v1 = { "CUDA_EVENT_RECORD_NODE_PARAMS", CAT_STRUCT, 8, 1, NULL, m_t_CUDA_EVENT_RECORD_NODE_PARAMS_v1, NULL };

static const struct cat_field m_t_CUDA_EVENT_WAIT_NODE_PARAMS[] = {
	{ "event", &t_CUevent, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EVENT_WAIT_NODE_PARAMS = { "CUDA_EVENT_WAIT_NODE_PARAMS", CAT_STRUCT, 8, 1, NULL, m_t_CUDA_EVENT_WAIT_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_EXTERNAL_MEMORY_BUFFER_DESC[] = {
	{ "offset", &t_unsigned_long_long, 0, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_unsigned_long_long, 8, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n16, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXTERNAL_MEMORY_BUFFER_DESC = { "CUDA_EXTERNAL_MEMORY_BUFFER_DESC", CAT_STRUCT, 88, 4, NULL, m_t_CUDA_EXTERNAL_MEMORY_BUFFER_DESC, NULL };

static const struct cat_field m_t_anon_v25[3];

static const struct cat_choice c_t_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_1[] = {
	{ 1, NULL, &m_t_anon_v25[0], false }, // CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD
	{ 8, NULL, &m_t_anon_v25[2], false }, // CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF
};
static const struct cat_field m_t_CUDA_EXTERNAL_MEMORY_HANDLE_DESC[] = {
	{ "type", &t_CUexternalMemoryHandleType, 0, CAT_LEN_NONE, 0, false, false },
	{ "handle", &t_anon_v25, 8, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 0, 0, sizeof(c_t_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_1) / sizeof(*c_t_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_1), c_t_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_1 } },
	{ "size", &t_unsigned_long_long, 24, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 32, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n16, 36, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXTERNAL_MEMORY_HANDLE_DESC = { "CUDA_EXTERNAL_MEMORY_HANDLE_DESC", CAT_STRUCT, 104, 5, NULL, m_t_CUDA_EXTERNAL_MEMORY_HANDLE_DESC, NULL };

static const struct cat_field m_t_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC[] = {
	{ "offset", &t_unsigned_long_long, 0, CAT_LEN_NONE, 0, false, false },
	{ "arrayDesc", &t_CUDA_ARRAY3D_DESCRIPTOR, 8, CAT_LEN_NONE, 0, false, false },
	{ "numLevels", &t_unsigned_int, 48, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n16, 52, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC = { "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC", CAT_STRUCT, 120, 4, NULL, m_t_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, NULL };

static const struct cat_field m_t_anon_v27[3];

static const struct cat_choice c_t_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_1[] = {
	{ 1, NULL, &m_t_anon_v27[0], false }, // CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD
	{ 9, NULL, &m_t_anon_v27[0], false }, // CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD
};
static const struct cat_field m_t_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC[] = {
	{ "type", &t_CUexternalSemaphoreHandleType, 0, CAT_LEN_NONE, 0, false, false },
	{ "handle", &t_anon_v27, 8, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 0, 0, sizeof(c_t_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_1) / sizeof(*c_t_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_1), c_t_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_1 } },
	{ "flags", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n16, 28, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = { "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC", CAT_STRUCT, 96, 4, NULL, m_t_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC, NULL };

static const struct cat_field m_t_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS[] = {
	{ "params", &t_anon_v11, 0, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 72, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n16, 76, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS = { "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS", CAT_STRUCT, 144, 3, NULL, m_t_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, NULL };

static const struct cat_field m_t_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS[] = {
	{ "params", &t_anon_v15, 0, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 72, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n16, 76, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = { "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS", CAT_STRUCT, 144, 3, NULL, m_t_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, NULL };

static const struct cat_field m_t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS[] = {
	{ "extSemArray", &p_CUexternalSemaphore_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "paramsArray", &p_const_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_ptr, 8, CAT_LEN_ONE, 0, false, false },
	{ "numExtSems", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS = { "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS", CAT_STRUCT, 24, 3, NULL, m_t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2[] = {
	{ "extSemArray", &p_CUexternalSemaphore_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "paramsArray", &p_const_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_ptr, 8, CAT_LEN_ONE, 0, false, false },
	{ "numExtSems", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v18, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 = { "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2", CAT_STRUCT, 32, 4, NULL, m_t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, NULL };

static const struct cat_field m_t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_v1[] = {
	{ "extSemArray", &p_CUexternalSemaphore_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "paramsArray", &p_const_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_ptr, 8, CAT_LEN_ONE, 0, false, false },
	{ "numExtSems", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_v1 = { "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2", CAT_STRUCT, 24, 3, NULL, m_t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_v1, NULL };

static const struct cat_field m_t_CUDA_EXT_SEM_WAIT_NODE_PARAMS[] = {
	{ "extSemArray", &p_CUexternalSemaphore_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "paramsArray", &p_const_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_ptr, 8, CAT_LEN_ONE, 0, false, false },
	{ "numExtSems", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXT_SEM_WAIT_NODE_PARAMS = { "CUDA_EXT_SEM_WAIT_NODE_PARAMS", CAT_STRUCT, 24, 3, NULL, m_t_CUDA_EXT_SEM_WAIT_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2[] = {
	{ "extSemArray", &p_CUexternalSemaphore_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "paramsArray", &p_const_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_ptr, 8, CAT_LEN_ONE, 0, false, false },
	{ "numExtSems", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v18, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 = { "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2", CAT_STRUCT, 32, 4, NULL, m_t_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, NULL };

static const struct cat_field m_t_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_v1[] = {
	{ "extSemArray", &p_CUexternalSemaphore_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "paramsArray", &p_const_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_ptr, 8, CAT_LEN_ONE, 0, false, false },
	{ "numExtSems", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_v1 = { "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2", CAT_STRUCT, 24, 3, NULL, m_t_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_v1, NULL };

static const struct cat_field m_t_CUDA_FABRIC_COPY_BATCH_OP[] = {
	{ "src", &t_CUfabricCpyOperand, 0, CAT_LEN_NONE, 0, false, false },
	{ "dst", &t_CUfabricCpyOperand, 24, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 48, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "flags", &t_unsigned_int, 56, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_FABRIC_COPY_BATCH_OP = { "CUDA_FABRIC_COPY_BATCH_OP", CAT_STRUCT, 64, 4, NULL, m_t_CUDA_FABRIC_COPY_BATCH_OP, NULL };

static const struct cat_field m_t_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1[] = {
	{ "numOps", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "opList", &p_CUDA_FABRIC_COPY_BATCH_OP_ptr, 8, CAT_LEN_ONE, 0, false, false },
	{ "flags", &t_unsigned_long_long, 16, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v18, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 = { "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1", CAT_STRUCT, 32, 4, NULL, m_t_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, NULL };

static const struct cat_field m_t_CUDA_GRAPH_INSTANTIATE_PARAMS[] = {
	{ "flags", &t_cuuint64_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "hUploadStream", &t_CUstream, 8, CAT_LEN_NONE, 0, false, false },
	{ "hErrNode_out", &t_CUgraphNode, 16, CAT_LEN_NONE, 0, false, false },
	{ "result_out", &t_CUgraphInstantiateResult, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_GRAPH_INSTANTIATE_PARAMS = { "CUDA_GRAPH_INSTANTIATE_PARAMS", CAT_STRUCT, 32, 4, NULL, m_t_CUDA_GRAPH_INSTANTIATE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_HOST_NODE_PARAMS[] = {
	{ "fn", &t_CUhostFn, 0, CAT_LEN_NONE, 0, false, false },
	{ "userData", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_HOST_NODE_PARAMS = { "CUDA_HOST_NODE_PARAMS", CAT_STRUCT, 16, 2, NULL, m_t_CUDA_HOST_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_HOST_NODE_PARAMS_v2[] = {
	{ "fn", &t_CUhostFn, 0, CAT_LEN_NONE, 0, false, false },
	{ "userData", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, false },
	{ "syncMode", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v18, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_HOST_NODE_PARAMS_v2 = { "CUDA_HOST_NODE_PARAMS_v2", CAT_STRUCT, 32, 4, NULL, m_t_CUDA_HOST_NODE_PARAMS_v2, NULL };

static const struct cat_field m_t_CUDA_HOST_NODE_PARAMS_v2_v1[] = {
	{ "fn", &t_CUhostFn, 0, CAT_LEN_NONE, 0, false, false },
	{ "userData", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_HOST_NODE_PARAMS_v2_v1 = { "CUDA_HOST_NODE_PARAMS_v2", CAT_STRUCT, 16, 2, NULL, m_t_CUDA_HOST_NODE_PARAMS_v2_v1, NULL };

static const struct cat_field m_t_CUDA_KERNEL_NODE_PARAMS[] = {
	{ "func", &t_CUfunction, 0, CAT_LEN_NONE, 0, false, false },
	{ "gridDimX", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "gridDimY", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "gridDimZ", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "blockDimX", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "blockDimY", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
	{ "blockDimZ", &t_unsigned_int, 28, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemBytes", &t_unsigned_int, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "kernelParams", &p_void_ptr_ptr, 40, CAT_LEN_NONE, 0, false, false },
	{ "extra", &p_void_ptr_ptr, 48, CAT_LEN_NONE, 0, false, false },
	{ "kern", &t_CUkernel, 56, CAT_LEN_NONE, 0, false, false },
	{ "ctx", &t_CUcontext, 64, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_KERNEL_NODE_PARAMS = { "CUDA_KERNEL_NODE_PARAMS", CAT_STRUCT, 72, 12, NULL, m_t_CUDA_KERNEL_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_KERNEL_NODE_PARAMS_v1[] = {
	{ "func", &t_CUfunction, 0, CAT_LEN_NONE, 0, false, false },
	{ "gridDimX", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "gridDimY", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "gridDimZ", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "blockDimX", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "blockDimY", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
	{ "blockDimZ", &t_unsigned_int, 28, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemBytes", &t_unsigned_int, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "kernelParams", &p_void_ptr_ptr, 40, CAT_LEN_NONE, 0, false, false },
	{ "extra", &p_void_ptr_ptr, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_KERNEL_NODE_PARAMS_v1 = { "CUDA_KERNEL_NODE_PARAMS_v1", CAT_STRUCT, 56, 10, NULL, m_t_CUDA_KERNEL_NODE_PARAMS_v1, NULL };

static const struct cat_field m_t_CUDA_KERNEL_NODE_PARAMS_v2[] = {
	{ "func", &t_CUfunction, 0, CAT_LEN_NONE, 0, false, false },
	{ "gridDimX", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "gridDimY", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "gridDimZ", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "blockDimX", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "blockDimY", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
	{ "blockDimZ", &t_unsigned_int, 28, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemBytes", &t_unsigned_int, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "kernelParams", &p_void_ptr_ptr, 40, CAT_LEN_NONE, 0, false, false },
	{ "extra", &p_void_ptr_ptr, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_KERNEL_NODE_PARAMS_v2 = { "CUDA_KERNEL_NODE_PARAMS", CAT_STRUCT, 56, 10, NULL, m_t_CUDA_KERNEL_NODE_PARAMS_v2, NULL };

static const struct cat_field m_t_CUDA_KERNEL_NODE_PARAMS_v3[] = {
	{ "func", &t_CUfunction, 0, CAT_LEN_NONE, 0, false, false },
	{ "gridDimX", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "gridDimY", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "gridDimZ", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "blockDimX", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "blockDimY", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
	{ "blockDimZ", &t_unsigned_int, 28, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemBytes", &t_unsigned_int, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "kernelParams", &p_void_ptr_ptr, 40, CAT_LEN_NONE, 0, false, false },
	{ "extra", &p_void_ptr_ptr, 48, CAT_LEN_NONE, 0, false, false },
	{ "kern", &t_CUkernel, 56, CAT_LEN_NONE, 0, false, false },
	{ "ctx", &t_CUcontext, 64, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_KERNEL_NODE_PARAMS_v3 = { "CUDA_KERNEL_NODE_PARAMS_v3", CAT_STRUCT, 72, 12, NULL, m_t_CUDA_KERNEL_NODE_PARAMS_v3, NULL };

static const struct cat_field m_t_CUDA_LAUNCH_PARAMS[] = {
	{ "function", &t_CUfunction, 0, CAT_LEN_NONE, 0, false, false },
	{ "gridDimX", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "gridDimY", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "gridDimZ", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "blockDimX", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "blockDimY", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
	{ "blockDimZ", &t_unsigned_int, 28, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemBytes", &t_unsigned_int, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "hStream", &t_CUstream, 40, CAT_LEN_NONE, 0, false, false },
	{ "kernelParams", &p_void_ptr_ptr, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_LAUNCH_PARAMS = { "CUDA_LAUNCH_PARAMS", CAT_STRUCT, 56, 10, NULL, m_t_CUDA_LAUNCH_PARAMS, NULL };

static const struct cat_field m_t_CUDA_MEMCPY2D[] = {
	{ "srcXInBytes", &t_size_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "srcY", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "srcMemoryType", &t_CUmemorytype, 16, CAT_LEN_NONE, 0, false, false },
	{ "srcHost", &p_const_void_ptr, 24, CAT_LEN_NONE, 0, false, false },
	{ "srcDevice", &p_CUdeviceptr, 32, CAT_LEN_NONE, 0, false, false },
	{ "srcArray", &t_CUarray, 40, CAT_LEN_NONE, 0, false, false },
	{ "srcPitch", &t_size_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "dstXInBytes", &t_size_t, 56, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dstY", &t_size_t, 64, CAT_LEN_NONE, 0, false, false },
	{ "dstMemoryType", &t_CUmemorytype, 72, CAT_LEN_NONE, 0, false, false },
	{ "dstHost", &p_void_ptr, 80, CAT_LEN_NONE, 0, false, false },
	{ "dstDevice", &p_CUdeviceptr, 88, CAT_LEN_NONE, 0, false, false },
	{ "dstArray", &t_CUarray, 96, CAT_LEN_NONE, 0, false, false },
	{ "dstPitch", &t_size_t, 104, CAT_LEN_NONE, 0, false, false },
	{ "WidthInBytes", &t_size_t, 112, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "Height", &t_size_t, 120, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEMCPY2D = { "CUDA_MEMCPY2D", CAT_STRUCT, 128, 16, NULL, m_t_CUDA_MEMCPY2D, NULL };

static const struct cat_field m_t_CUDA_MEMCPY2D_v1[] = {
	{ "srcXInBytes", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "srcY", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "srcMemoryType", &t_CUmemorytype, 8, CAT_LEN_NONE, 0, false, false },
	{ "srcHost", &p_const_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "srcDevice", &t_CUdeviceptr_v1, 24, CAT_LEN_NONE, 0, false, false },
	{ "srcArray", &t_CUarray, 32, CAT_LEN_NONE, 0, false, false },
	{ "srcPitch", &t_unsigned_int, 40, CAT_LEN_NONE, 0, false, false },
	{ "dstXInBytes", &t_unsigned_int, 44, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dstY", &t_unsigned_int, 48, CAT_LEN_NONE, 0, false, false },
	{ "dstMemoryType", &t_CUmemorytype, 52, CAT_LEN_NONE, 0, false, false },
	{ "dstHost", &p_void_ptr, 56, CAT_LEN_NONE, 0, false, false },
	{ "dstDevice", &t_CUdeviceptr_v1, 64, CAT_LEN_NONE, 0, false, false },
	{ "dstArray", &t_CUarray, 72, CAT_LEN_NONE, 0, false, false },
	{ "dstPitch", &t_unsigned_int, 80, CAT_LEN_NONE, 0, false, false },
	{ "WidthInBytes", &t_unsigned_int, 84, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "Height", &t_unsigned_int, 88, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEMCPY2D_v1 = { "CUDA_MEMCPY2D_v1", CAT_STRUCT, 96, 16, NULL, m_t_CUDA_MEMCPY2D_v1, NULL };

static const struct cat_field m_t_CUDA_MEMCPY3D[] = {
	{ "srcXInBytes", &t_size_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "srcY", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "srcZ", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "srcLOD", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "srcMemoryType", &t_CUmemorytype, 32, CAT_LEN_NONE, 0, false, false },
	{ "srcHost", &p_const_void_ptr, 40, CAT_LEN_NONE, 0, false, false },
	{ "srcDevice", &p_CUdeviceptr, 48, CAT_LEN_NONE, 0, false, false },
	{ "srcArray", &t_CUarray, 56, CAT_LEN_NONE, 0, false, false },
	{ "reserved0", &p_void_ptr, 64, CAT_LEN_NONE, 0, false, false },
	{ "srcPitch", &t_size_t, 72, CAT_LEN_NONE, 0, false, false },
	{ "srcHeight", &t_size_t, 80, CAT_LEN_NONE, 0, false, false },
	{ "dstXInBytes", &t_size_t, 88, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dstY", &t_size_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "dstZ", &t_size_t, 104, CAT_LEN_NONE, 0, false, false },
	{ "dstLOD", &t_size_t, 112, CAT_LEN_NONE, 0, false, false },
	{ "dstMemoryType", &t_CUmemorytype, 120, CAT_LEN_NONE, 0, false, false },
	{ "dstHost", &p_void_ptr, 128, CAT_LEN_NONE, 0, false, false },
	{ "dstDevice", &p_CUdeviceptr, 136, CAT_LEN_NONE, 0, false, false },
	{ "dstArray", &t_CUarray, 144, CAT_LEN_NONE, 0, false, false },
	{ "reserved1", &p_void_ptr, 152, CAT_LEN_NONE, 0, false, false },
	{ "dstPitch", &t_size_t, 160, CAT_LEN_NONE, 0, false, false },
	{ "dstHeight", &t_size_t, 168, CAT_LEN_NONE, 0, false, false },
	{ "WidthInBytes", &t_size_t, 176, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "Height", &t_size_t, 184, CAT_LEN_NONE, 0, false, false },
	{ "Depth", &t_size_t, 192, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEMCPY3D = { "CUDA_MEMCPY3D", CAT_STRUCT, 200, 25, NULL, m_t_CUDA_MEMCPY3D, NULL };

static const struct cat_field m_t_CUDA_MEMCPY3D_BATCH_OP[] = {
	{ "src", &t_CUmemcpy3DOperand, 0, CAT_LEN_NONE, 0, false, false },
	{ "dst", &t_CUmemcpy3DOperand, 40, CAT_LEN_NONE, 0, false, false },
	{ "extent", &t_CUextent3D, 80, CAT_LEN_NONE, 0, false, false },
	{ "srcAccessOrder", &t_CUmemcpySrcAccessOrder, 104, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 108, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEMCPY3D_BATCH_OP = { "CUDA_MEMCPY3D_BATCH_OP", CAT_STRUCT, 112, 5, NULL, m_t_CUDA_MEMCPY3D_BATCH_OP, NULL };

static const struct cat_field m_t_CUDA_MEMCPY3D_BATCH_OP_v1[] = {
	{ "src", &t_CUmemcpy3DOperand_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "dst", &t_CUmemcpy3DOperand_v1, 40, CAT_LEN_NONE, 0, false, false },
	{ "extent", &t_CUextent3D, 80, CAT_LEN_NONE, 0, false, false },
	{ "srcAccessOrder", &t_CUmemcpySrcAccessOrder, 104, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 108, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEMCPY3D_BATCH_OP_v1 = { "CUDA_MEMCPY3D_BATCH_OP", CAT_STRUCT, 112, 5, NULL, m_t_CUDA_MEMCPY3D_BATCH_OP_v1, NULL };

static const struct cat_field m_t_CUDA_MEMCPY3D_PEER[] = {
	{ "srcXInBytes", &t_size_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "srcY", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "srcZ", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "srcLOD", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "srcMemoryType", &t_CUmemorytype, 32, CAT_LEN_NONE, 0, false, false },
	{ "srcHost", &p_const_void_ptr, 40, CAT_LEN_NONE, 0, false, false },
	{ "srcDevice", &p_CUdeviceptr, 48, CAT_LEN_NONE, 0, false, false },
	{ "srcArray", &t_CUarray, 56, CAT_LEN_NONE, 0, false, false },
	{ "srcContext", &t_CUcontext, 64, CAT_LEN_NONE, 0, false, false },
	{ "srcPitch", &t_size_t, 72, CAT_LEN_NONE, 0, false, false },
	{ "srcHeight", &t_size_t, 80, CAT_LEN_NONE, 0, false, false },
	{ "dstXInBytes", &t_size_t, 88, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dstY", &t_size_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "dstZ", &t_size_t, 104, CAT_LEN_NONE, 0, false, false },
	{ "dstLOD", &t_size_t, 112, CAT_LEN_NONE, 0, false, false },
	{ "dstMemoryType", &t_CUmemorytype, 120, CAT_LEN_NONE, 0, false, false },
	{ "dstHost", &p_void_ptr, 128, CAT_LEN_NONE, 0, false, false },
	{ "dstDevice", &p_CUdeviceptr, 136, CAT_LEN_NONE, 0, false, false },
	{ "dstArray", &t_CUarray, 144, CAT_LEN_NONE, 0, false, false },
	{ "dstContext", &t_CUcontext, 152, CAT_LEN_NONE, 0, false, false },
	{ "dstPitch", &t_size_t, 160, CAT_LEN_NONE, 0, false, false },
	{ "dstHeight", &t_size_t, 168, CAT_LEN_NONE, 0, false, false },
	{ "WidthInBytes", &t_size_t, 176, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "Height", &t_size_t, 184, CAT_LEN_NONE, 0, false, false },
	{ "Depth", &t_size_t, 192, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEMCPY3D_PEER = { "CUDA_MEMCPY3D_PEER", CAT_STRUCT, 200, 25, NULL, m_t_CUDA_MEMCPY3D_PEER, NULL };

static const struct cat_field m_t_CUDA_MEMCPY3D_v1[] = {
	{ "srcXInBytes", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "srcY", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "srcZ", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "srcLOD", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "srcMemoryType", &t_CUmemorytype, 16, CAT_LEN_NONE, 0, false, false },
	{ "srcHost", &p_const_void_ptr, 24, CAT_LEN_NONE, 0, false, false },
	{ "srcDevice", &t_CUdeviceptr_v1, 32, CAT_LEN_NONE, 0, false, false },
	{ "srcArray", &t_CUarray, 40, CAT_LEN_NONE, 0, false, false },
	{ "reserved0", &p_void_ptr, 48, CAT_LEN_NONE, 0, false, false },
	{ "srcPitch", &t_unsigned_int, 56, CAT_LEN_NONE, 0, false, false },
	{ "srcHeight", &t_unsigned_int, 60, CAT_LEN_NONE, 0, false, false },
	{ "dstXInBytes", &t_unsigned_int, 64, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dstY", &t_unsigned_int, 68, CAT_LEN_NONE, 0, false, false },
	{ "dstZ", &t_unsigned_int, 72, CAT_LEN_NONE, 0, false, false },
	{ "dstLOD", &t_unsigned_int, 76, CAT_LEN_NONE, 0, false, false },
	{ "dstMemoryType", &t_CUmemorytype, 80, CAT_LEN_NONE, 0, false, false },
	{ "dstHost", &p_void_ptr, 88, CAT_LEN_NONE, 0, false, false },
	{ "dstDevice", &t_CUdeviceptr_v1, 96, CAT_LEN_NONE, 0, false, false },
	{ "dstArray", &t_CUarray, 104, CAT_LEN_NONE, 0, false, false },
	{ "reserved1", &p_void_ptr, 112, CAT_LEN_NONE, 0, false, false },
	{ "dstPitch", &t_unsigned_int, 120, CAT_LEN_NONE, 0, false, false },
	{ "dstHeight", &t_unsigned_int, 124, CAT_LEN_NONE, 0, false, false },
	{ "WidthInBytes", &t_unsigned_int, 128, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "Height", &t_unsigned_int, 132, CAT_LEN_NONE, 0, false, false },
	{ "Depth", &t_unsigned_int, 136, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEMCPY3D_v1 = { "CUDA_MEMCPY3D_v1", CAT_STRUCT, 144, 25, NULL, m_t_CUDA_MEMCPY3D_v1, NULL };

static const struct cat_field m_t_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1[] = {
	{ "count", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "dsts", &p_CUdeviceptr_ptr, 8, CAT_LEN_ONE, 0, false, false },
	{ "srcs", &p_CUdeviceptr_ptr, 16, CAT_LEN_ONE, 0, false, false },
	{ "sizes", &p_size_t_ptr, 24, CAT_LEN_ONE, 0, false, false },
	{ "attrs", &p_CUmemcpyAttributes_ptr, 32, CAT_LEN_ONE, 0, false, false },
	{ "attrsIdxs", &p_size_t_ptr, 40, CAT_LEN_ONE, 0, false, false },
	{ "numAttrs", &t_size_t, 48, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v18, 56, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 = { "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1", CAT_STRUCT, 64, 8, NULL, m_t_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, NULL };

static const struct cat_field m_t_CUDA_MEMCPY_NODE_PARAMS[] = {
	{ "flags", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "copyCtx", &t_CUcontext, 8, CAT_LEN_NONE, 0, false, false },
	{ "copyParams", &t_CUDA_MEMCPY3D, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEMCPY_NODE_PARAMS = { "CUDA_MEMCPY_NODE_PARAMS", CAT_STRUCT, 216, 4, NULL, m_t_CUDA_MEMCPY_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_MEMSET_NODE_PARAMS[] = {
	{ "dst", &p_CUdeviceptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "pitch", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "elementSize", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "width", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "height", &t_size_t, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEMSET_NODE_PARAMS = { "CUDA_MEMSET_NODE_PARAMS", CAT_STRUCT, 40, 6, NULL, m_t_CUDA_MEMSET_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_MEMSET_NODE_PARAMS_v2[] = {
	{ "dst", &p_CUdeviceptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "pitch", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "elementSize", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "width", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "height", &t_size_t, 32, CAT_LEN_NONE, 0, false, false },
	{ "ctx", &t_CUcontext, 40, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEMSET_NODE_PARAMS_v2 = { "CUDA_MEMSET_NODE_PARAMS_v2", CAT_STRUCT, 48, 7, NULL, m_t_CUDA_MEMSET_NODE_PARAMS_v2, NULL };

static const struct cat_field m_t_CUDA_MEM_ALLOC_NODE_PARAMS[] = {
	{ "poolProps", &t_CUmemPoolProps, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessDescs", &p_const_CUmemAccessDesc_ptr, 88, CAT_LEN_ONE, 0, false, false },
	{ "accessDescCount", &t_size_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "bytesize", &t_size_t, 104, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dptr", &p_CUdeviceptr, 112, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS = { "CUDA_MEM_ALLOC_NODE_PARAMS", CAT_STRUCT, 120, 5, NULL, m_t_CUDA_MEM_ALLOC_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v1[] = {
	{ "poolProps", &t_CUmemPoolProps_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessDescs", &p_const_CUmemAccessDesc_ptr_v1, 88, CAT_LEN_ONE, 0, false, false },
	{ "accessDescCount", &t_size_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "bytesize", &t_size_t, 104, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dptr", &p_CUdeviceptr, 112, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v1 = { "CUDA_MEM_ALLOC_NODE_PARAMS", CAT_STRUCT, 120, 5, NULL, m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v1, NULL };

static const struct cat_field m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v2[] = {
	{ "poolProps", &t_CUmemPoolProps_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessDescs", &p_const_CUmemAccessDesc_ptr_v1, 88, CAT_LEN_ONE, 0, false, false },
	{ "accessDescCount", &t_size_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "bytesize", &t_size_t, 104, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dptr", &p_CUdeviceptr, 112, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v2 = { "CUDA_MEM_ALLOC_NODE_PARAMS", CAT_STRUCT, 120, 5, NULL, m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v2, NULL };

static const struct cat_field m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v0[] = {
	{ "poolProps", &t_CUmemPoolProps, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessDescs", &p_const_CUmemAccessDesc_ptr, 88, CAT_LEN_ONE, 0, false, false },
	{ "accessDescCount", &t_size_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "bytesize", &t_size_t, 104, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dptr", &p_CUdeviceptr, 112, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v0 = { "CUDA_MEM_ALLOC_NODE_PARAMS_v2", CAT_STRUCT, 120, 5, NULL, m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v0, NULL };

static const struct cat_field m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v1[] = {
	{ "poolProps", &t_CUmemPoolProps_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessDescs", &p_const_CUmemAccessDesc_ptr_v1, 88, CAT_LEN_ONE, 0, false, false },
	{ "accessDescCount", &t_size_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "bytesize", &t_size_t, 104, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dptr", &p_CUdeviceptr, 112, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v1 = { "CUDA_MEM_ALLOC_NODE_PARAMS_v2", CAT_STRUCT, 120, 5, NULL, m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v1, NULL };

static const struct cat_field m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v2[] = {
	{ "poolProps", &t_CUmemPoolProps_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessDescs", &p_const_CUmemAccessDesc_ptr_v1, 88, CAT_LEN_ONE, 0, false, false },
	{ "accessDescCount", &t_size_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "bytesize", &t_size_t, 104, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dptr", &p_CUdeviceptr, 112, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v2 = { "CUDA_MEM_ALLOC_NODE_PARAMS_v2", CAT_STRUCT, 120, 5, NULL, m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v2, NULL };

static const struct cat_field m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v3[] = {
	{ "poolProps", &t_CUmemPoolProps_v3, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessDescs", &p_const_CUmemAccessDesc_ptr_v1, 88, CAT_LEN_ONE, 0, false, false },
	{ "accessDescCount", &t_size_t, 96, CAT_LEN_NONE, 0, false, false },
	{ "bytesize", &t_size_t, 104, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dptr", &p_CUdeviceptr, 112, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEM_ALLOC_NODE_PARAMS_v3 = { "CUDA_MEM_ALLOC_NODE_PARAMS", CAT_STRUCT, 120, 5, NULL, m_t_CUDA_MEM_ALLOC_NODE_PARAMS_v3, NULL };

static const struct cat_field m_t_CUDA_MEM_FREE_NODE_PARAMS[] = {
	{ "dptr", &p_CUdeviceptr, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_MEM_FREE_NODE_PARAMS = { "CUDA_MEM_FREE_NODE_PARAMS", CAT_STRUCT, 8, 1, NULL, m_t_CUDA_MEM_FREE_NODE_PARAMS, NULL };

static const struct cat_field m_t_CUDA_RESOURCE_DESC[] = {
	{ "resType", &t_CUresourcetype, 0, CAT_LEN_NONE, 0, false, false },
	{ "res", &t_anon_v42, 8, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 136, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_RESOURCE_DESC = { "CUDA_RESOURCE_DESC", CAT_STRUCT, 144, 3, NULL, m_t_CUDA_RESOURCE_DESC, NULL };

static const struct cat_field m_t_CUDA_RESOURCE_VIEW_DESC[] = {
	{ "format", &t_CUresourceViewFormat, 0, CAT_LEN_NONE, 0, false, false },
	{ "width", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "height", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "depth", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "firstMipmapLevel", &t_unsigned_int, 32, CAT_LEN_NONE, 0, false, false },
	{ "lastMipmapLevel", &t_unsigned_int, 36, CAT_LEN_NONE, 0, false, false },
	{ "firstLayer", &t_unsigned_int, 40, CAT_LEN_NONE, 0, false, false },
	{ "lastLayer", &t_unsigned_int, 44, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n16, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_RESOURCE_VIEW_DESC = { "CUDA_RESOURCE_VIEW_DESC", CAT_STRUCT, 112, 9, NULL, m_t_CUDA_RESOURCE_VIEW_DESC, NULL };

static const struct cat_field m_t_CUDA_TEXTURE_DESC[] = {
	{ "addressMode", &t_CUaddress_mode_n3, 0, CAT_LEN_NONE, 0, false, false },
	{ "filterMode", &t_CUfilter_mode, 12, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxAnisotropy", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "mipmapFilterMode", &t_CUfilter_mode, 24, CAT_LEN_NONE, 0, false, false },
	{ "mipmapLevelBias", &t_float, 28, CAT_LEN_NONE, 0, false, false },
	{ "minMipmapLevelClamp", &t_float, 32, CAT_LEN_NONE, 0, false, false },
	{ "maxMipmapLevelClamp", &t_float, 36, CAT_LEN_NONE, 0, false, false },
	{ "borderColor", &t_float_n4, 40, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_int_n12, 56, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUDA_TEXTURE_DESC = { "CUDA_TEXTURE_DESC", CAT_STRUCT, 104, 10, NULL, m_t_CUDA_TEXTURE_DESC, NULL };

static const struct cat_field m_t_CU_DEV_SM_RESOURCE_GROUP_PARAMS[] = {
	{ "smCount", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "coscheduledSmCount", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "preferredCoscheduledSmCount", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "localityDomainId", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n11, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CU_DEV_SM_RESOURCE_GROUP_PARAMS = { "CU_DEV_SM_RESOURCE_GROUP_PARAMS", CAT_STRUCT, 64, 6, NULL, m_t_CU_DEV_SM_RESOURCE_GROUP_PARAMS, NULL };

static const struct cat_field m_t_CUaccessPolicyWindow[] = {
	{ "base_ptr", &p_void_ptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "num_bytes", &t_size_t, 8, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "hitRatio", &t_float, 16, CAT_LEN_NONE, 0, false, false },
	{ "hitProp", &t_CUaccessProperty, 20, CAT_LEN_NONE, 0, false, false },
	{ "missProp", &t_CUaccessProperty, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUaccessPolicyWindow = { "CUaccessPolicyWindow", CAT_STRUCT, 32, 5, NULL, m_t_CUaccessPolicyWindow, NULL };

static const struct cat_enumerator e_t_CUaccessProperty[] = {
	{ "CU_ACCESS_PROPERTY_NORMAL", 0 },
	{ "CU_ACCESS_PROPERTY_STREAMING", 1 },
	{ "CU_ACCESS_PROPERTY_PERSISTING", 2 },
};
static const struct cat_type t_CUaccessProperty = { "CUaccessProperty", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUaccessProperty };

static const struct cat_enumerator e_t_CUaddress_mode[] = {
	{ "CU_TR_ADDRESS_MODE_WRAP", 0 },
	{ "CU_TR_ADDRESS_MODE_CLAMP", 1 },
	{ "CU_TR_ADDRESS_MODE_MIRROR", 2 },
	{ "CU_TR_ADDRESS_MODE_BORDER", 3 },
};
static const struct cat_type t_CUaddress_mode = { "CUaddress_mode", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUaddress_mode };

static const struct cat_type t_CUaddress_mode_n3 = { "CUaddress_mode[3]", CAT_ARRAY, 12, 3, &t_CUaddress_mode, NULL, NULL };

static const struct cat_type t_CUarray = { "CUarray", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "array" };

static const struct cat_field m_t_CUarrayMapInfo[] = {
	{ "resourceType", &t_CUresourcetype, 0, CAT_LEN_NONE, 0, false, false },
	{ "resource", &t_anon_v32, 8, CAT_LEN_NONE, 0, false, false },
	{ "subresourceType", &t_CUarraySparseSubresourceType, 16, CAT_LEN_NONE, 0, false, false },
	{ "subresource", &t_anon_v33, 24, CAT_LEN_NONE, 0, false, false },
	{ "memOperationType", &t_CUmemOperationType, 56, CAT_LEN_NONE, 0, false, false },
	{ "memHandleType", &t_CUmemHandleType, 60, CAT_LEN_NONE, 0, false, false },
	{ "memHandle", &t_anon_v36, 64, CAT_LEN_NONE, 0, false, false },
	{ "offset", &t_unsigned_long_long, 72, CAT_LEN_NONE, 0, false, false },
	{ "deviceBitMask", &t_unsigned_int, 80, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 84, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n2, 88, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUarrayMapInfo = { "CUarrayMapInfo", CAT_STRUCT, 96, 11, NULL, m_t_CUarrayMapInfo, NULL };

static const struct cat_enumerator e_t_CUarraySparseSubresourceType[] = {
	{ "CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL", 0 },
	{ "CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL", 1 },
};
static const struct cat_type t_CUarraySparseSubresourceType = { "CUarraySparseSubresourceType", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUarraySparseSubresourceType };

static const struct cat_enumerator e_t_CUarray_format[] = {
	{ "CU_AD_FORMAT_UNSIGNED_INT8", 1 },
	{ "CU_AD_FORMAT_UNSIGNED_INT16", 2 },
	{ "CU_AD_FORMAT_UNSIGNED_INT32", 3 },
	{ "CU_AD_FORMAT_SIGNED_INT8", 8 },
	{ "CU_AD_FORMAT_SIGNED_INT16", 9 },
	{ "CU_AD_FORMAT_SIGNED_INT32", 10 },
	{ "CU_AD_FORMAT_HALF", 16 },
	{ "CU_AD_FORMAT_FLOAT", 32 },
	{ "CU_AD_FORMAT_UNORM_INT_101010_2", 80 },
	{ "CU_AD_FORMAT_UINT8_PACKED_422", 81 },
	{ "CU_AD_FORMAT_UINT8_PACKED_444", 82 },
	{ "CU_AD_FORMAT_UINT8_SEMIPLANAR_420", 83 },
	{ "CU_AD_FORMAT_UINT16_SEMIPLANAR_420", 84 },
	{ "CU_AD_FORMAT_UINT8_SEMIPLANAR_422", 85 },
	{ "CU_AD_FORMAT_UINT16_SEMIPLANAR_422", 86 },
	{ "CU_AD_FORMAT_UINT8_SEMIPLANAR_444", 87 },
	{ "CU_AD_FORMAT_UINT16_SEMIPLANAR_444", 88 },
	{ "CU_AD_FORMAT_UINT8_PLANAR_420", 89 },
	{ "CU_AD_FORMAT_UINT16_PLANAR_420", 90 },
	{ "CU_AD_FORMAT_UINT8_PLANAR_422", 91 },
	{ "CU_AD_FORMAT_UINT16_PLANAR_422", 92 },
	{ "CU_AD_FORMAT_UINT8_PLANAR_444", 93 },
	{ "CU_AD_FORMAT_UINT16_PLANAR_444", 94 },
	{ "CU_AD_FORMAT_BC1_UNORM", 145 },
	{ "CU_AD_FORMAT_BC1_UNORM_SRGB", 146 },
	{ "CU_AD_FORMAT_BC2_UNORM", 147 },
	{ "CU_AD_FORMAT_BC2_UNORM_SRGB", 148 },
	{ "CU_AD_FORMAT_BC3_UNORM", 149 },
	{ "CU_AD_FORMAT_BC3_UNORM_SRGB", 150 },
	{ "CU_AD_FORMAT_BC4_UNORM", 151 },
	{ "CU_AD_FORMAT_BC4_SNORM", 152 },
	{ "CU_AD_FORMAT_BC5_UNORM", 153 },
	{ "CU_AD_FORMAT_BC5_SNORM", 154 },
	{ "CU_AD_FORMAT_BC6H_UF16", 155 },
	{ "CU_AD_FORMAT_BC6H_SF16", 156 },
	{ "CU_AD_FORMAT_BC7_UNORM", 157 },
	{ "CU_AD_FORMAT_BC7_UNORM_SRGB", 158 },
	{ "CU_AD_FORMAT_P010", 159 },
	{ "CU_AD_FORMAT_P016", 161 },
	{ "CU_AD_FORMAT_NV16", 162 },
	{ "CU_AD_FORMAT_P210", 163 },
	{ "CU_AD_FORMAT_P216", 164 },
	{ "CU_AD_FORMAT_YUY2", 165 },
	{ "CU_AD_FORMAT_Y210", 166 },
	{ "CU_AD_FORMAT_Y216", 167 },
	{ "CU_AD_FORMAT_AYUV", 168 },
	{ "CU_AD_FORMAT_Y410", 169 },
	{ "CU_AD_FORMAT_NV12", 176 },
	{ "CU_AD_FORMAT_Y416", 177 },
	{ "CU_AD_FORMAT_Y444_PLANAR8", 178 },
	{ "CU_AD_FORMAT_Y444_PLANAR10", 179 },
	{ "CU_AD_FORMAT_YUV444_8bit_SemiPlanar", 180 },
	{ "CU_AD_FORMAT_YUV444_16bit_SemiPlanar", 181 },
	{ "CU_AD_FORMAT_UNORM_INT8X1", 192 },
	{ "CU_AD_FORMAT_UNORM_INT8X2", 193 },
	{ "CU_AD_FORMAT_UNORM_INT8X4", 194 },
	{ "CU_AD_FORMAT_UNORM_INT16X1", 195 },
	{ "CU_AD_FORMAT_UNORM_INT16X2", 196 },
	{ "CU_AD_FORMAT_UNORM_INT16X4", 197 },
	{ "CU_AD_FORMAT_SNORM_INT8X1", 198 },
	{ "CU_AD_FORMAT_SNORM_INT8X2", 199 },
	{ "CU_AD_FORMAT_SNORM_INT8X4", 200 },
	{ "CU_AD_FORMAT_SNORM_INT16X1", 201 },
	{ "CU_AD_FORMAT_SNORM_INT16X2", 202 },
	{ "CU_AD_FORMAT_SNORM_INT16X4", 203 },
	{ "CU_AD_FORMAT_MAX", 2147483647 },
};
static const struct cat_type t_CUarray_format = { "CUarray_format", CAT_ENUM, 4, 66, NULL, NULL, e_t_CUarray_format };

static const struct cat_type t_CUasyncCallback = { "CUasyncCallback", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_CUasyncCallbackHandle = { "CUasyncCallbackHandle", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "callback" };

static const struct cat_enumerator e_t_CUatomicOperation[] = {
	{ "CU_ATOMIC_OPERATION_INTEGER_ADD", 0 },
	{ "CU_ATOMIC_OPERATION_INTEGER_MIN", 1 },
	{ "CU_ATOMIC_OPERATION_INTEGER_MAX", 2 },
	{ "CU_ATOMIC_OPERATION_INTEGER_INCREMENT", 3 },
	{ "CU_ATOMIC_OPERATION_INTEGER_DECREMENT", 4 },
	{ "CU_ATOMIC_OPERATION_AND", 5 },
	{ "CU_ATOMIC_OPERATION_OR", 6 },
	{ "CU_ATOMIC_OPERATION_XOR", 7 },
	{ "CU_ATOMIC_OPERATION_EXCHANGE", 8 },
	{ "CU_ATOMIC_OPERATION_CAS", 9 },
	{ "CU_ATOMIC_OPERATION_FLOAT_ADD", 10 },
	{ "CU_ATOMIC_OPERATION_FLOAT_MIN", 11 },
	{ "CU_ATOMIC_OPERATION_FLOAT_MAX", 12 },
	{ "CU_ATOMIC_OPERATION_MAX", 13 },
};
static const struct cat_type t_CUatomicOperation = { "CUatomicOperation", CAT_ENUM, 4, 14, NULL, NULL, e_t_CUatomicOperation };

static const struct cat_field m_t_CUcheckpointCheckpointArgs[] = {
	{ "customStorageInfo_out", &p_CUcheckpointCustomStorageInfo_ptr_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "reserved", &t_char_n56, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUcheckpointCheckpointArgs = { "CUcheckpointCheckpointArgs", CAT_STRUCT, 64, 2, NULL, m_t_CUcheckpointCheckpointArgs, NULL };

static const struct cat_field m_t_CUcheckpointCheckpointArgs_v1[] = {
	{ "reserved", &t_cuuint64_t_n8, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUcheckpointCheckpointArgs_v1 = { "CUcheckpointCheckpointArgs", CAT_STRUCT, 64, 1, NULL, m_t_CUcheckpointCheckpointArgs_v1, NULL };

static const struct cat_field m_t_CUcheckpointCustomStorageInfo[] = {
	{ "handle", &t_CUcheckpointOperationHandle, 0, CAT_LEN_NONE, 0, false, false },
	{ "perDeviceData", &p_CUcheckpointCustomStoragePerDeviceData_ptr, 8, CAT_LEN_ONE, 0, false, false },
	{ "deviceCount", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUcheckpointCustomStorageInfo = { "CUcheckpointCustomStorageInfo", CAT_STRUCT, 24, 3, NULL, m_t_CUcheckpointCustomStorageInfo, NULL };

static const struct cat_field m_t_CUcheckpointCustomStoragePerDeviceData[] = {
	{ "devPtr", &p_CUdeviceptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "stream", &t_CUstream, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUcheckpointCustomStoragePerDeviceData = { "CUcheckpointCustomStoragePerDeviceData", CAT_STRUCT, 24, 3, NULL, m_t_CUcheckpointCustomStoragePerDeviceData, NULL };

static const struct cat_field m_t_CUcheckpointGpuPair[] = {
	{ "oldUuid", &t_CUuuid, 0, CAT_LEN_NONE, 0, false, false },
	{ "newUuid", &t_CUuuid, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUcheckpointGpuPair = { "CUcheckpointGpuPair", CAT_STRUCT, 32, 2, NULL, m_t_CUcheckpointGpuPair, NULL };

static const struct cat_field m_t_CUcheckpointLockArgs[] = {
	{ "timeoutMs", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false, .unit = "ms" },
	{ "reserved0", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "reserved1", &t_cuuint64_t_n7, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUcheckpointLockArgs = { "CUcheckpointLockArgs", CAT_STRUCT, 64, 3, NULL, m_t_CUcheckpointLockArgs, NULL };

static const struct cat_type t_CUcheckpointOperationHandle = { "CUcheckpointOperationHandle", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "operation" };

static const struct cat_field m_t_CUcheckpointRestoreArgs[] = {
	{ "gpuPairs", &p_CUcheckpointGpuPair_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "gpuPairsCount", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "padding0", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "customStorageInfo_out", &p_CUcheckpointCustomStorageInfo_ptr_ptr, 16, CAT_LEN_ONE, 0, false, false },
	{ "reserved", &t_char_n40, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUcheckpointRestoreArgs = { "CUcheckpointRestoreArgs", CAT_STRUCT, 64, 5, NULL, m_t_CUcheckpointRestoreArgs, NULL };

static const struct cat_field m_t_CUcheckpointRestoreArgs_v1[] = {
	{ "gpuPairs", &p_CUcheckpointGpuPair_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "gpuPairsCount", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_char_n44, 12, CAT_LEN_NONE, 0, false, false },
	{ "reserved1", &t_cuuint64_t, 56, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUcheckpointRestoreArgs_v1 = { "CUcheckpointRestoreArgs", CAT_STRUCT, 64, 4, NULL, m_t_CUcheckpointRestoreArgs_v1, NULL };

static const struct cat_field m_t_CUcheckpointRestoreArgs_v2[] = {
	{ "reserved", &t_cuuint64_t_n8, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUcheckpointRestoreArgs_v2 = { "CUcheckpointRestoreArgs", CAT_STRUCT, 64, 1, NULL, m_t_CUcheckpointRestoreArgs_v2, NULL };

static const struct cat_field m_t_CUcheckpointUnlockArgs[] = {
	{ "reserved", &t_cuuint64_t_n8, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUcheckpointUnlockArgs = { "CUcheckpointUnlockArgs", CAT_STRUCT, 64, 1, NULL, m_t_CUcheckpointUnlockArgs, NULL };

static const struct cat_enumerator e_t_CUcigDataType[] = {
	{ "CIG_DATA_TYPE_D3D12_COMMAND_QUEUE", 1 },
	{ "CIG_DATA_TYPE_NV_BLOB", 2 },
};
static const struct cat_type t_CUcigDataType = { "CUcigDataType", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUcigDataType };

static const struct cat_field m_t_CUcliqueInfo[] = {
	{ "type", &t_CUcliqueType, 0, CAT_LEN_NONE, 0, false, false },
	{ "id", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUcliqueInfo = { "CUcliqueInfo", CAT_STRUCT, 8, 2, NULL, m_t_CUcliqueInfo, NULL };

static const struct cat_enumerator e_t_CUcliqueType[] = {
	{ "CU_CLIQUE_TYPE_UNICAST_POINTER", 0 },
	{ "CU_CLIQUE_TYPE_MULTICAST_POINTER", 1 },
	{ "CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT", 2 },
	{ "CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT", 3 },
};
static const struct cat_type t_CUcliqueType = { "CUcliqueType", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUcliqueType };

static const struct cat_enumerator e_t_CUclusterSchedulingPolicy[] = {
	{ "CU_CLUSTER_SCHEDULING_POLICY_DEFAULT", 0 },
	{ "CU_CLUSTER_SCHEDULING_POLICY_SPREAD", 1 },
	{ "CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING", 2 },
	{ "CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY", 3 },
};
static const struct cat_type t_CUclusterSchedulingPolicy = { "CUclusterSchedulingPolicy", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUclusterSchedulingPolicy };

static const struct cat_type t_CUcontext = { "CUcontext", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "context" };

static const struct cat_type t_CUcoredumpCallbackHandle = { "CUcoredumpCallbackHandle", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "callback" };

static const struct cat_enumerator e_t_CUcoredumpSettings[] = {
	{ "CU_COREDUMP_ENABLE_ON_EXCEPTION", 1 },
	{ "CU_COREDUMP_TRIGGER_HOST", 2 },
	{ "CU_COREDUMP_LIGHTWEIGHT", 3 },
	{ "CU_COREDUMP_ENABLE_USER_TRIGGER", 4 },
	{ "CU_COREDUMP_FILE", 5 },
	{ "CU_COREDUMP_PIPE", 6 },
	{ "CU_COREDUMP_GENERATION_FLAGS", 7 },
	{ "CU_COREDUMP_MAX", 8 },
};
static const struct cat_type t_CUcoredumpSettings = { "CUcoredumpSettings", CAT_ENUM, 4, 8, NULL, NULL, e_t_CUcoredumpSettings };

static const struct cat_enumerator e_t_CUcoredumpSettings_v1[] = {
	{ "CU_COREDUMP_ENABLE_ON_EXCEPTION", 1 },
	{ "CU_COREDUMP_TRIGGER_HOST", 2 },
	{ "CU_COREDUMP_LIGHTWEIGHT", 3 },
	{ "CU_COREDUMP_ENABLE_USER_TRIGGER", 4 },
	{ "CU_COREDUMP_FILE", 5 },
	{ "CU_COREDUMP_PIPE", 6 },
	{ "CU_COREDUMP_MAX", 7 },
};
static const struct cat_type t_CUcoredumpSettings_v1 = { "CUcoredumpSettings", CAT_ENUM, 4, 7, NULL, NULL, e_t_CUcoredumpSettings_v1 };

static const struct cat_type t_CUcoredumpStatusCallback = { "CUcoredumpStatusCallback", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_field m_t_CUctxCigParam[] = {
	{ "sharedDataType", &t_CUcigDataType, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedData", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUctxCigParam = { "CUctxCigParam", CAT_STRUCT, 16, 2, NULL, m_t_CUctxCigParam, NULL };

static const struct cat_field m_t_CUctxCreateParams[] = {
	{ "execAffinityParams", &p_CUexecAffinityParam_ptr, 0, CAT_LEN_ONE, 0, false, false },
	{ "numExecAffinityParams", &t_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "cigParams", &p_CUctxCigParam_ptr, 16, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_CUctxCreateParams = { "CUctxCreateParams", CAT_STRUCT, 24, 3, NULL, m_t_CUctxCreateParams, NULL };

static const struct cat_enumerator e_t_CUctx_flags[] = {
	{ "CU_CTX_SCHED_AUTO", 0 },
	{ "CU_CTX_SCHED_SPIN", 1 },
	{ "CU_CTX_SCHED_YIELD", 2 },
	{ "CU_CTX_SCHED_BLOCKING_SYNC", 4 },
	{ "CU_CTX_SCHED_MASK", 7 },
	{ "CU_CTX_MAP_HOST", 8 },
	{ "CU_CTX_LMEM_RESIZE_TO_MAX", 16 },
	{ "CU_CTX_FLAGS_MASK", 31 },
	{ "CU_CTX_COREDUMP_ENABLE", 32 },
	{ "CU_CTX_USER_COREDUMP_ENABLE", 64 },
	{ "CU_CTX_SYNC_MEMOPS", 128 },
	{ "CU_CTX_FLAGS_MASK", 255 },
};
static const struct cat_type t_CUctx_flags = { "CUctx_flags", CAT_FLAGS, 4, 12, NULL, NULL, e_t_CUctx_flags };

static const struct cat_field m_t_CUdevResource[] = {
	{ "type", &t_CUdevResourceType, 0, CAT_LEN_NONE, 0, false, false },
	{ "_internal_padding", &t_unsigned_char_n92, 4, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v2, 96, CAT_LEN_NONE, 0, false, false },
	{ "nextResource", &p_struct_CUdevResource_st_ptr, 136, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_CUdevResource = { "CUdevResource", CAT_STRUCT, 144, 4, NULL, m_t_CUdevResource, NULL };

static const struct cat_type t_CUdevResourceDesc = { "CUdevResourceDesc", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "resource_desc" };

static const struct cat_enumerator e_t_CUdevResourceType[] = {
	{ "CU_DEV_RESOURCE_TYPE_INVALID", 0 },
	{ "CU_DEV_RESOURCE_TYPE_SM", 1 },
	{ "CU_DEV_RESOURCE_TYPE_MAX", 2 },
	{ "CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG", 1000 },
	{ "CU_DEV_RESOURCE_TYPE_WORKQUEUE", 10000 },
};
static const struct cat_type t_CUdevResourceType = { "CUdevResourceType", CAT_ENUM, 4, 5, NULL, NULL, e_t_CUdevResourceType };

static const struct cat_field m_t_CUdevResource_v1[] = {
	{ "type", &t_CUdevResourceType, 0, CAT_LEN_NONE, 0, false, false },
	{ "_internal_padding", &t_unsigned_char_n92, 4, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v2, 96, CAT_LEN_NONE, 0, false, false },
	{ "nextResource", &p_struct_CUdevResource_st_ptr, 136, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_CUdevResource_v1 = { "CUdevResource_v1", CAT_STRUCT, 144, 4, NULL, m_t_CUdevResource_v1, NULL };

static const struct cat_field m_t_CUdevResource_v2[] = {
	{ "type", &t_CUdevResourceType, 0, CAT_LEN_NONE, 0, false, false },
	{ "_internal_padding", &t_unsigned_char_n92, 4, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v3, 96, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUdevResource_v2 = { "CUdevResource", CAT_STRUCT, 144, 3, NULL, m_t_CUdevResource_v2, NULL };

static const struct cat_field m_t_CUdevResource_v3[] = {
	{ "type", &t_CUdevResourceType, 0, CAT_LEN_NONE, 0, false, false },
	{ "_internal_padding", &t_unsigned_char_n92, 4, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v4, 96, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUdevResource_v3 = { "CUdevResource", CAT_STRUCT, 144, 3, NULL, m_t_CUdevResource_v3, NULL };

static const struct cat_field m_t_CUdevSmResource[] = {
	{ "smCount", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "minSmPartitionSize", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "smCoscheduledAlignment", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "localityDomainId", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUdevSmResource = { "CUdevSmResource", CAT_STRUCT, 20, 5, NULL, m_t_CUdevSmResource, NULL };

static const struct cat_field m_t_CUdevSmResource_v1[] = {
	{ "smCount", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "minSmPartitionSize", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "smCoscheduledAlignment", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUdevSmResource_v1 = { "CUdevSmResource", CAT_STRUCT, 12, 3, NULL, m_t_CUdevSmResource_v1, NULL };

static const struct cat_field m_t_CUdevSmResource_v2[] = {
	{ "smCount", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUdevSmResource_v2 = { "CUdevSmResource", CAT_STRUCT, 4, 1, NULL, m_t_CUdevSmResource_v2, NULL };

static const struct cat_field m_t_CUdevWorkqueueConfigResource[] = {
	{ "device", &t_CUdevice, 0, CAT_LEN_NONE, 0, false, false },
	{ "wqConcurrencyLimit", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "sharingScope", &t_CUdevWorkqueueConfigScope, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUdevWorkqueueConfigResource = { "CUdevWorkqueueConfigResource", CAT_STRUCT, 12, 3, NULL, m_t_CUdevWorkqueueConfigResource, NULL };

static const struct cat_enumerator e_t_CUdevWorkqueueConfigScope[] = {
	{ "CU_WORKQUEUE_SCOPE_DEVICE_CTX", 0 },
	{ "CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED", 1 },
};
static const struct cat_type t_CUdevWorkqueueConfigScope = { "CUdevWorkqueueConfigScope", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUdevWorkqueueConfigScope };

static const struct cat_field m_t_CUdevWorkqueueResource[] = {
	{ "reserved", &t_unsigned_char_n40, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUdevWorkqueueResource = { "CUdevWorkqueueResource", CAT_STRUCT, 40, 1, NULL, m_t_CUdevWorkqueueResource, NULL };

static const struct cat_type t_CUdevice = { "CUdevice", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_CUdevice_P2PAttribute[] = {
	{ "CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK", 1 },
	{ "CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED", 2 },
	{ "CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED", 3 },
	{ "CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED", 4 },
	{ "CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED", 5 },
};
static const struct cat_type t_CUdevice_P2PAttribute = { "CUdevice_P2PAttribute", CAT_ENUM, 4, 5, NULL, NULL, e_t_CUdevice_P2PAttribute };

static const struct cat_enumerator e_t_CUdevice_attribute[] = {
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 1 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X", 2 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y", 3 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z", 4 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X", 5 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y", 6 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z", 7 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK", 8 },
	{ "CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY", 9 },
	{ "CU_DEVICE_ATTRIBUTE_WARP_SIZE", 10 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PITCH", 11 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK", 12 },
	{ "CU_DEVICE_ATTRIBUTE_CLOCK_RATE", 13 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT", 14 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_OVERLAP", 15 },
	{ "CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT", 16 },
	{ "CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT", 17 },
	{ "CU_DEVICE_ATTRIBUTE_INTEGRATED", 18 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY", 19 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_MODE", 20 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH", 21 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH", 22 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT", 23 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH", 24 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT", 25 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH", 26 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH", 27 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT", 28 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS", 29 },
	{ "CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT", 30 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS", 31 },
	{ "CU_DEVICE_ATTRIBUTE_ECC_ENABLED", 32 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_BUS_ID", 33 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID", 34 },
	{ "CU_DEVICE_ATTRIBUTE_TCC_DRIVER", 35 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE", 36 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH", 37 },
	{ "CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE", 38 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR", 39 },
	{ "CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT", 40 },
	{ "CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING", 41 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH", 42 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS", 43 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER", 44 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH", 45 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT", 46 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE", 47 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE", 48 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE", 49 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID", 50 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT", 51 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH", 52 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH", 53 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS", 54 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH", 55 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH", 56 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT", 57 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH", 58 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT", 59 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH", 60 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH", 61 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS", 62 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH", 63 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT", 64 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS", 65 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH", 66 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH", 67 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS", 68 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH", 69 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH", 70 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT", 71 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH", 72 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH", 73 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT", 74 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR", 75 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR", 76 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH", 77 },
	{ "CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED", 78 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED", 79 },
	{ "CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED", 80 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", 81 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR", 82 },
	{ "CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY", 83 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD", 84 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID", 85 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED", 86 },
	{ "CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO", 87 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS", 88 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS", 89 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED", 90 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM", 91 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1", 92 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1", 93 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1", 94 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH", 95 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH", 96 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", 97 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES", 98 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED", 99 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES", 100 },
	{ "CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST", 101 },
	{ "CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED", 102 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", 103 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED", 104 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED", 105 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR", 106 },
	{ "CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED", 107 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE", 108 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE", 109 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED", 110 },
	{ "CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK", 111 },
	{ "CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED", 112 },
	{ "CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED", 113 },
	{ "CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED", 114 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED", 115 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED", 116 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS", 117 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING", 118 },
	{ "CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES", 119 },
	{ "CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH", 120 },
	{ "CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED", 121 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS", 122 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR", 123 },
	{ "CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED", 124 },
	{ "CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED", 125 },
	{ "CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT", 126 },
	{ "CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED", 127 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED", 128 },
	{ "CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS", 129 },
	{ "CU_DEVICE_ATTRIBUTE_NUMA_CONFIG", 130 },
	{ "CU_DEVICE_ATTRIBUTE_NUMA_ID", 131 },
	{ "CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED", 132 },
	{ "CU_DEVICE_ATTRIBUTE_MPS_ENABLED", 133 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID", 134 },
	{ "CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED", 135 },
	{ "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK", 136 },
	{ "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH", 137 },
	{ "CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED", 138 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID", 139 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID", 140 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", 141 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED", 142 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED", 143 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED", 144 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", 145 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED", 146 },
	{ "CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED", 147 },
	{ "CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED", 148 },
	{ "CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT", 149 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK", 150 },
	{ "CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED", 151 },
	{ "CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED", 152 },
	{ "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED", 153 },
	{ "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED", 154 },
	{ "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED", 155 },
	{ "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED", 156 },
	{ "CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT", 157 },
	{ "CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES", 158 },
	{ "CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED", 159 },
	{ "CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE", 160 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED", 161 },
	{ "CU_DEVICE_ATTRIBUTE_MAX", 162 },
};
static const struct cat_type t_CUdevice_attribute = { "CUdevice_attribute", CAT_ENUM, 4, 162, NULL, NULL, e_t_CUdevice_attribute };

static const struct cat_enumerator e_t_CUdevice_attribute_v1[] = {
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 1 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X", 2 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y", 3 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z", 4 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X", 5 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y", 6 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z", 7 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK", 8 },
	{ "CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY", 9 },
	{ "CU_DEVICE_ATTRIBUTE_WARP_SIZE", 10 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PITCH", 11 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK", 12 },
	{ "CU_DEVICE_ATTRIBUTE_CLOCK_RATE", 13 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT", 14 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_OVERLAP", 15 },
	{ "CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT", 16 },
	{ "CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT", 17 },
	{ "CU_DEVICE_ATTRIBUTE_INTEGRATED", 18 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY", 19 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_MODE", 20 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH", 21 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH", 22 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT", 23 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH", 24 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT", 25 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH", 26 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH", 27 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT", 28 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS", 29 },
	{ "CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT", 30 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS", 31 },
	{ "CU_DEVICE_ATTRIBUTE_ECC_ENABLED", 32 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_BUS_ID", 33 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID", 34 },
	{ "CU_DEVICE_ATTRIBUTE_TCC_DRIVER", 35 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE", 36 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH", 37 },
	{ "CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE", 38 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR", 39 },
	{ "CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT", 40 },
	{ "CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING", 41 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH", 42 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS", 43 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER", 44 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH", 45 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT", 46 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE", 47 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE", 48 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE", 49 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID", 50 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT", 51 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH", 52 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH", 53 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS", 54 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH", 55 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH", 56 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT", 57 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH", 58 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT", 59 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH", 60 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH", 61 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS", 62 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH", 63 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT", 64 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS", 65 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH", 66 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH", 67 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS", 68 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH", 69 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH", 70 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT", 71 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH", 72 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH", 73 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT", 74 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR", 75 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR", 76 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH", 77 },
	{ "CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED", 78 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED", 79 },
	{ "CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED", 80 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", 81 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR", 82 },
	{ "CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY", 83 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD", 84 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID", 85 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED", 86 },
	{ "CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO", 87 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS", 88 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS", 89 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED", 90 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM", 91 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1", 92 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1", 93 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1", 94 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH", 95 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH", 96 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", 97 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES", 98 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED", 99 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES", 100 },
	{ "CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST", 101 },
	{ "CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED", 102 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", 103 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED", 104 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED", 105 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR", 106 },
	{ "CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED", 107 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE", 108 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE", 109 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED", 110 },
	{ "CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK", 111 },
	{ "CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED", 112 },
	{ "CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED", 113 },
	{ "CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED", 114 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED", 115 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED", 116 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS", 117 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING", 118 },
	{ "CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES", 119 },
	{ "CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH", 120 },
	{ "CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED", 121 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS", 122 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR", 123 },
	{ "CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED", 124 },
	{ "CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED", 125 },
	{ "CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT", 126 },
	{ "CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED", 127 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED", 128 },
	{ "CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS", 129 },
	{ "CU_DEVICE_ATTRIBUTE_NUMA_CONFIG", 130 },
	{ "CU_DEVICE_ATTRIBUTE_NUMA_ID", 131 },
	{ "CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED", 132 },
	{ "CU_DEVICE_ATTRIBUTE_MPS_ENABLED", 133 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID", 134 },
	{ "CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED", 135 },
	{ "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK", 136 },
	{ "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH", 137 },
	{ "CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED", 138 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID", 139 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID", 140 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", 141 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED", 142 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED", 143 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED", 144 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", 145 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED", 146 },
	{ "CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED", 147 },
	{ "CU_DEVICE_ATTRIBUTE_MAX", 148 },
};
static const struct cat_type t_CUdevice_attribute_v1 = { "CUdevice_attribute", CAT_ENUM, 4, 148, NULL, NULL, e_t_CUdevice_attribute_v1 };

static const struct cat_enumerator e_t_CUdevice_attribute_v2[] = {
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 1 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X", 2 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y", 3 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z", 4 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X", 5 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y", 6 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z", 7 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK", 8 },
	{ "CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY", 9 },
	{ "CU_DEVICE_ATTRIBUTE_WARP_SIZE", 10 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PITCH", 11 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK", 12 },
	{ "CU_DEVICE_ATTRIBUTE_CLOCK_RATE", 13 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT", 14 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_OVERLAP", 15 },
	{ "CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT", 16 },
	{ "CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT", 17 },
	{ "CU_DEVICE_ATTRIBUTE_INTEGRATED", 18 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY", 19 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_MODE", 20 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH", 21 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH", 22 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT", 23 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH", 24 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT", 25 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH", 26 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH", 27 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT", 28 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS", 29 },
	{ "CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT", 30 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS", 31 },
	{ "CU_DEVICE_ATTRIBUTE_ECC_ENABLED", 32 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_BUS_ID", 33 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID", 34 },
	{ "CU_DEVICE_ATTRIBUTE_TCC_DRIVER", 35 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE", 36 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH", 37 },
	{ "CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE", 38 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR", 39 },
	{ "CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT", 40 },
	{ "CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING", 41 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH", 42 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS", 43 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER", 44 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH", 45 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT", 46 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE", 47 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE", 48 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE", 49 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID", 50 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT", 51 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH", 52 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH", 53 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS", 54 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH", 55 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH", 56 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT", 57 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH", 58 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT", 59 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH", 60 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH", 61 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS", 62 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH", 63 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT", 64 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS", 65 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH", 66 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH", 67 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS", 68 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH", 69 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH", 70 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT", 71 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH", 72 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH", 73 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT", 74 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR", 75 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR", 76 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH", 77 },
	{ "CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED", 78 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED", 79 },
	{ "CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED", 80 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", 81 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR", 82 },
	{ "CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY", 83 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD", 84 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID", 85 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED", 86 },
	{ "CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO", 87 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS", 88 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS", 89 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED", 90 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM", 91 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1", 92 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1", 93 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1", 94 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH", 95 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH", 96 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", 97 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES", 98 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED", 99 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES", 100 },
	{ "CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST", 101 },
	{ "CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED", 102 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", 103 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED", 104 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED", 105 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR", 106 },
	{ "CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED", 107 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE", 108 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE", 109 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED", 110 },
	{ "CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK", 111 },
	{ "CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED", 112 },
	{ "CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED", 113 },
	{ "CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED", 114 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED", 115 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED", 116 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS", 117 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING", 118 },
	{ "CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES", 119 },
	{ "CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH", 120 },
	{ "CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED", 121 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS", 122 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR", 123 },
	{ "CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED", 124 },
	{ "CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED", 125 },
	{ "CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT", 126 },
	{ "CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED", 127 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED", 128 },
	{ "CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS", 129 },
	{ "CU_DEVICE_ATTRIBUTE_NUMA_CONFIG", 130 },
	{ "CU_DEVICE_ATTRIBUTE_NUMA_ID", 131 },
	{ "CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED", 132 },
	{ "CU_DEVICE_ATTRIBUTE_MPS_ENABLED", 133 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID", 134 },
	{ "CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED", 135 },
	{ "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK", 136 },
	{ "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH", 137 },
	{ "CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED", 138 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID", 139 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID", 140 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", 141 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED", 142 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED", 143 },
	{ "CU_DEVICE_ATTRIBUTE_MAX", 144 },
};
static const struct cat_type t_CUdevice_attribute_v2 = { "CUdevice_attribute", CAT_ENUM, 4, 144, NULL, NULL, e_t_CUdevice_attribute_v2 };

static const struct cat_enumerator e_t_CUdevice_attribute_v3[] = {
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 1 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X", 2 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y", 3 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z", 4 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X", 5 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y", 6 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z", 7 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK", 8 },
	{ "CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY", 9 },
	{ "CU_DEVICE_ATTRIBUTE_WARP_SIZE", 10 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PITCH", 11 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK", 12 },
	{ "CU_DEVICE_ATTRIBUTE_CLOCK_RATE", 13 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT", 14 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_OVERLAP", 15 },
	{ "CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT", 16 },
	{ "CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT", 17 },
	{ "CU_DEVICE_ATTRIBUTE_INTEGRATED", 18 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY", 19 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_MODE", 20 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH", 21 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH", 22 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT", 23 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH", 24 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT", 25 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH", 26 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH", 27 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT", 28 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS", 29 },
	{ "CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT", 30 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS", 31 },
	{ "CU_DEVICE_ATTRIBUTE_ECC_ENABLED", 32 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_BUS_ID", 33 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID", 34 },
	{ "CU_DEVICE_ATTRIBUTE_TCC_DRIVER", 35 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE", 36 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH", 37 },
	{ "CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE", 38 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR", 39 },
	{ "CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT", 40 },
	{ "CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING", 41 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH", 42 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS", 43 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER", 44 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH", 45 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT", 46 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE", 47 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE", 48 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE", 49 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID", 50 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT", 51 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH", 52 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH", 53 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS", 54 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH", 55 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH", 56 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT", 57 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH", 58 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT", 59 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH", 60 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH", 61 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS", 62 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH", 63 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT", 64 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS", 65 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH", 66 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH", 67 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS", 68 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH", 69 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH", 70 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT", 71 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH", 72 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH", 73 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT", 74 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR", 75 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR", 76 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH", 77 },
	{ "CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED", 78 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED", 79 },
	{ "CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED", 80 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", 81 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR", 82 },
	{ "CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY", 83 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD", 84 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID", 85 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED", 86 },
	{ "CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO", 87 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS", 88 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS", 89 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED", 90 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM", 91 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1", 92 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1", 93 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1", 94 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH", 95 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH", 96 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", 97 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES", 98 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED", 99 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES", 100 },
	{ "CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST", 101 },
	{ "CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED", 102 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", 103 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED", 104 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED", 105 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR", 106 },
	{ "CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED", 107 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE", 108 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE", 109 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED", 110 },
	{ "CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK", 111 },
	{ "CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED", 112 },
	{ "CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED", 113 },
	{ "CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED", 114 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED", 115 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED", 116 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS", 117 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING", 118 },
	{ "CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES", 119 },
	{ "CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH", 120 },
	{ "CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED", 121 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS", 122 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR", 123 },
	{ "CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED", 124 },
	{ "CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED", 125 },
	{ "CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT", 126 },
	{ "CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED", 127 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED", 128 },
	{ "CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS", 129 },
	{ "CU_DEVICE_ATTRIBUTE_NUMA_CONFIG", 130 },
	{ "CU_DEVICE_ATTRIBUTE_NUMA_ID", 131 },
	{ "CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED", 132 },
	{ "CU_DEVICE_ATTRIBUTE_MPS_ENABLED", 133 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID", 134 },
	{ "CU_DEVICE_ATTRIBUTE_MAX", 135 },
};
static const struct cat_type t_CUdevice_attribute_v3 = { "CUdevice_attribute", CAT_ENUM, 4, 135, NULL, NULL, e_t_CUdevice_attribute_v3 };

static const struct cat_enumerator e_t_CUdevice_attribute_v4[] = {
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 1 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X", 2 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y", 3 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z", 4 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X", 5 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y", 6 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z", 7 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK", 8 },
	{ "CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY", 9 },
	{ "CU_DEVICE_ATTRIBUTE_WARP_SIZE", 10 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PITCH", 11 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK", 12 },
	{ "CU_DEVICE_ATTRIBUTE_CLOCK_RATE", 13 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT", 14 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_OVERLAP", 15 },
	{ "CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT", 16 },
	{ "CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT", 17 },
	{ "CU_DEVICE_ATTRIBUTE_INTEGRATED", 18 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY", 19 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_MODE", 20 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH", 21 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH", 22 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT", 23 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH", 24 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT", 25 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH", 26 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH", 27 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT", 28 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS", 29 },
	{ "CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT", 30 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS", 31 },
	{ "CU_DEVICE_ATTRIBUTE_ECC_ENABLED", 32 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_BUS_ID", 33 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID", 34 },
	{ "CU_DEVICE_ATTRIBUTE_TCC_DRIVER", 35 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE", 36 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH", 37 },
	{ "CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE", 38 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR", 39 },
	{ "CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT", 40 },
	{ "CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING", 41 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH", 42 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS", 43 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER", 44 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH", 45 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT", 46 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE", 47 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE", 48 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE", 49 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID", 50 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT", 51 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH", 52 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH", 53 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS", 54 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH", 55 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH", 56 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT", 57 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH", 58 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT", 59 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH", 60 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH", 61 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS", 62 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH", 63 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT", 64 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS", 65 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH", 66 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH", 67 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS", 68 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH", 69 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH", 70 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT", 71 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH", 72 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH", 73 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT", 74 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR", 75 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR", 76 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH", 77 },
	{ "CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED", 78 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED", 79 },
	{ "CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED", 80 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", 81 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR", 82 },
	{ "CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY", 83 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD", 84 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID", 85 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED", 86 },
	{ "CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO", 87 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS", 88 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS", 89 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED", 90 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM", 91 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1", 92 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1", 93 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1", 94 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH", 95 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH", 96 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", 97 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES", 98 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED", 99 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES", 100 },
	{ "CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST", 101 },
	{ "CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED", 102 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", 103 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED", 104 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED", 105 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR", 106 },
	{ "CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED", 107 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE", 108 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE", 109 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED", 110 },
	{ "CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK", 111 },
	{ "CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED", 112 },
	{ "CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED", 113 },
	{ "CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED", 114 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED", 115 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED", 116 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS", 117 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING", 118 },
	{ "CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES", 119 },
	{ "CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH", 120 },
	{ "CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED", 121 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS", 122 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR", 123 },
	{ "CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED", 124 },
	{ "CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED", 125 },
	{ "CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT", 126 },
	{ "CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED", 127 },
	{ "CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS", 129 },
	{ "CU_DEVICE_ATTRIBUTE_MAX", 130 },
};
static const struct cat_type t_CUdevice_attribute_v4 = { "CUdevice_attribute", CAT_ENUM, 4, 129, NULL, NULL, e_t_CUdevice_attribute_v4 };

static const struct cat_enumerator e_t_CUdevice_attribute_v5[] = {
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 1 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X", 2 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y", 3 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z", 4 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X", 5 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y", 6 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z", 7 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK", 8 },
	{ "CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY", 9 },
	{ "CU_DEVICE_ATTRIBUTE_WARP_SIZE", 10 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PITCH", 11 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK", 12 },
	{ "CU_DEVICE_ATTRIBUTE_CLOCK_RATE", 13 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT", 14 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_OVERLAP", 15 },
	{ "CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT", 16 },
	{ "CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT", 17 },
	{ "CU_DEVICE_ATTRIBUTE_INTEGRATED", 18 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY", 19 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_MODE", 20 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH", 21 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH", 22 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT", 23 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH", 24 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT", 25 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH", 26 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH", 27 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT", 28 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS", 29 },
	{ "CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT", 30 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS", 31 },
	{ "CU_DEVICE_ATTRIBUTE_ECC_ENABLED", 32 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_BUS_ID", 33 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID", 34 },
	{ "CU_DEVICE_ATTRIBUTE_TCC_DRIVER", 35 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE", 36 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH", 37 },
	{ "CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE", 38 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR", 39 },
	{ "CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT", 40 },
	{ "CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING", 41 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH", 42 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS", 43 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER", 44 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH", 45 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT", 46 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE", 47 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE", 48 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE", 49 },
	{ "CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID", 50 },
	{ "CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT", 51 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH", 52 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH", 53 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS", 54 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH", 55 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH", 56 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT", 57 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH", 58 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT", 59 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH", 60 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH", 61 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS", 62 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH", 63 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT", 64 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS", 65 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH", 66 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH", 67 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS", 68 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH", 69 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH", 70 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT", 71 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH", 72 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH", 73 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT", 74 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR", 75 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR", 76 },
	{ "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH", 77 },
	{ "CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED", 78 },
	{ "CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED", 79 },
	{ "CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED", 80 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", 81 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR", 82 },
	{ "CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY", 83 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD", 84 },
	{ "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID", 85 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED", 86 },
	{ "CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO", 87 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS", 88 },
	{ "CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS", 89 },
	{ "CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED", 90 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM", 91 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS", 92 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS", 93 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR", 94 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH", 95 },
	{ "CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH", 96 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", 97 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES", 98 },
	{ "CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED", 99 },
	{ "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES", 100 },
	{ "CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST", 101 },
	{ "CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED", 102 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", 103 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED", 104 },
	{ "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED", 105 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR", 106 },
	{ "CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED", 107 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE", 108 },
	{ "CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE", 109 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED", 110 },
	{ "CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK", 111 },
	{ "CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED", 112 },
	{ "CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED", 113 },
	{ "CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED", 114 },
	{ "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED", 115 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED", 116 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS", 117 },
	{ "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING", 118 },
	{ "CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES", 119 },
	{ "CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH", 120 },
	{ "CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED", 121 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V2", 122 },
	{ "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V2", 123 },
	{ "CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED", 124 },
	{ "CU_DEVICE_ATTRIBUTE_MAX", 125 },
};
static const struct cat_type t_CUdevice_attribute_v5 = { "CUdevice_attribute", CAT_ENUM, 4, 125, NULL, NULL, e_t_CUdevice_attribute_v5 };

static const struct cat_type t_CUdeviceptr_v1 = { "CUdeviceptr_v1", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_field m_t_CUdevprop[] = {
	{ "maxThreadsPerBlock", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "maxThreadsDim", &t_int_n3, 4, CAT_LEN_NONE, 0, false, false },
	{ "maxGridSize", &t_int_n3, 16, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemPerBlock", &t_int, 28, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "totalConstantMemory", &t_int, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "SIMDWidth", &t_int, 36, CAT_LEN_NONE, 0, false, false },
	{ "memPitch", &t_int, 40, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "regsPerBlock", &t_int, 44, CAT_LEN_NONE, 0, false, false },
	{ "clockRate", &t_int, 48, CAT_LEN_NONE, 0, false, false },
	{ "textureAlign", &t_int, 52, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUdevprop = { "CUdevprop", CAT_STRUCT, 56, 10, NULL, m_t_CUdevprop, NULL };

static const struct cat_enumerator e_t_CUdriverProcAddressQueryResult[] = {
	{ "CU_GET_PROC_ADDRESS_SUCCESS", 0 },
	{ "CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND", 1 },
	{ "CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT", 2 },
};
static const struct cat_type t_CUdriverProcAddressQueryResult = { "CUdriverProcAddressQueryResult", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUdriverProcAddressQueryResult };

static const struct cat_type t_CUevent = { "CUevent", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "event" };

static const struct cat_enumerator e_t_CUevent_flags[] = {
	{ "CU_EVENT_DEFAULT", 0 },
	{ "CU_EVENT_BLOCKING_SYNC", 1 },
	{ "CU_EVENT_DISABLE_TIMING", 2 },
	{ "CU_EVENT_INTERPROCESS", 4 },
};
static const struct cat_type t_CUevent_flags = { "CUevent_flags", CAT_FLAGS, 4, 4, NULL, NULL, e_t_CUevent_flags };

static const struct cat_field m_t_anon_v1[1];

static const struct cat_choice c_t_CUexecAffinityParam_1[] = {
	{ 0, NULL, &m_t_anon_v1[0], false }, // CU_EXEC_AFFINITY_TYPE_SM_COUNT
};
static const struct cat_field m_t_CUexecAffinityParam[] = {
	{ "type", &t_CUexecAffinityType, 0, CAT_LEN_NONE, 0, false, false },
	{ "param", &t_anon_v1, 4, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 0, 0, sizeof(c_t_CUexecAffinityParam_1) / sizeof(*c_t_CUexecAffinityParam_1), c_t_CUexecAffinityParam_1 } },
};
static const struct cat_type t_CUexecAffinityParam = { "CUexecAffinityParam", CAT_STRUCT, 8, 2, NULL, m_t_CUexecAffinityParam, NULL };

static const struct cat_field m_t_CUexecAffinitySmCount[] = {
	{ "val", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUexecAffinitySmCount = { "CUexecAffinitySmCount", CAT_STRUCT, 4, 1, NULL, m_t_CUexecAffinitySmCount, NULL };

static const struct cat_enumerator e_t_CUexecAffinityType[] = {
	{ "CU_EXEC_AFFINITY_TYPE_SM_COUNT", 0 },
	{ "CU_EXEC_AFFINITY_TYPE_MAX", 1 },
};
static const struct cat_type t_CUexecAffinityType = { "CUexecAffinityType", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUexecAffinityType };

static const struct cat_field m_t_CUextent3D[] = {
	{ "width", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "height", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "depth", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUextent3D = { "CUextent3D", CAT_STRUCT, 24, 3, NULL, m_t_CUextent3D, NULL };

static const struct cat_type t_CUexternalMemory = { "CUexternalMemory", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "external_mem" };

static const struct cat_enumerator e_t_CUexternalMemoryHandleType[] = {
	{ "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD", 1 },
	{ "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32", 2 },
	{ "CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT", 3 },
	{ "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP", 4 },
	{ "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE", 5 },
	{ "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE", 6 },
	{ "CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT", 7 },
	{ "CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF", 8 },
	{ "CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD", 9 },
};
static const struct cat_type t_CUexternalMemoryHandleType = { "CUexternalMemoryHandleType", CAT_ENUM, 4, 9, NULL, NULL, e_t_CUexternalMemoryHandleType };

static const struct cat_type t_CUexternalSemaphore = { "CUexternalSemaphore", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "external_semaphore" };

static const struct cat_enumerator e_t_CUexternalSemaphoreHandleType[] = {
	{ "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD", 1 },
	{ "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32", 2 },
	{ "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT", 3 },
	{ "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE", 4 },
	{ "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE", 5 },
	{ "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC", 6 },
	{ "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX", 7 },
	{ "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT", 8 },
	{ "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD", 9 },
	{ "CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32", 10 },
};
static const struct cat_type t_CUexternalSemaphoreHandleType = { "CUexternalSemaphoreHandleType", CAT_ENUM, 4, 10, NULL, NULL, e_t_CUexternalSemaphoreHandleType };

static const struct cat_field m_t_CUfabricCpyOperand[] = {
	{ "type", &t_CUfabricCpyOperandType, 0, CAT_LEN_NONE, 0, false, false },
	{ "op", &t_anon_v5, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUfabricCpyOperand = { "CUfabricCpyOperand", CAT_STRUCT, 24, 2, NULL, m_t_CUfabricCpyOperand, NULL };

static const struct cat_enumerator e_t_CUfabricCpyOperandType[] = {
	{ "CU_FABRIC_COPY_OPERAND_TYPE_POINTER", 1 },
	{ "CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT", 2 },
	{ "CU_FABRIC_COPY_OPERAND_TYPE_MAX", 2147483647 },
};
static const struct cat_type t_CUfabricCpyOperandType = { "CUfabricCpyOperandType", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUfabricCpyOperandType };

static const struct cat_enumerator e_t_CUfilter_mode[] = {
	{ "CU_TR_FILTER_MODE_POINT", 0 },
	{ "CU_TR_FILTER_MODE_LINEAR", 1 },
};
static const struct cat_type t_CUfilter_mode = { "CUfilter_mode", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUfilter_mode };

static const struct cat_enumerator e_t_CUflushGPUDirectRDMAWritesScope[] = {
	{ "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER", 100 },
	{ "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES", 200 },
};
static const struct cat_type t_CUflushGPUDirectRDMAWritesScope = { "CUflushGPUDirectRDMAWritesScope", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUflushGPUDirectRDMAWritesScope };

static const struct cat_enumerator e_t_CUflushGPUDirectRDMAWritesTarget[] = {
	{ "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX", 0 },
};
static const struct cat_type t_CUflushGPUDirectRDMAWritesTarget = { "CUflushGPUDirectRDMAWritesTarget", CAT_ENUM, 4, 1, NULL, NULL, e_t_CUflushGPUDirectRDMAWritesTarget };

static const struct cat_enumerator e_t_CUfunc_cache[] = {
	{ "CU_FUNC_CACHE_PREFER_NONE", 0 },
	{ "CU_FUNC_CACHE_PREFER_SHARED", 1 },
	{ "CU_FUNC_CACHE_PREFER_L1", 2 },
	{ "CU_FUNC_CACHE_PREFER_EQUAL", 3 },
};
static const struct cat_type t_CUfunc_cache = { "CUfunc_cache", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUfunc_cache };

static const struct cat_type t_CUfunction = { "CUfunction", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "kernel" };

static const struct cat_enumerator e_t_CUfunctionLoadingState[] = {
	{ "CU_FUNCTION_LOADING_STATE_UNLOADED", 0 },
	{ "CU_FUNCTION_LOADING_STATE_LOADED", 1 },
	{ "CU_FUNCTION_LOADING_STATE_MAX", 2 },
};
static const struct cat_type t_CUfunctionLoadingState = { "CUfunctionLoadingState", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUfunctionLoadingState };

static const struct cat_enumerator e_t_CUfunction_attribute[] = {
	{ "CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 0 },
	{ "CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES", 1 },
	{ "CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES", 2 },
	{ "CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES", 3 },
	{ "CU_FUNC_ATTRIBUTE_NUM_REGS", 4 },
	{ "CU_FUNC_ATTRIBUTE_PTX_VERSION", 5 },
	{ "CU_FUNC_ATTRIBUTE_BINARY_VERSION", 6 },
	{ "CU_FUNC_ATTRIBUTE_CACHE_MODE_CA", 7 },
	{ "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES", 8 },
	{ "CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 9 },
	{ "CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET", 10 },
	{ "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", 11 },
	{ "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", 12 },
	{ "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", 13 },
	{ "CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED", 14 },
	{ "CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 15 },
	{ "CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED", 16 },
	{ "CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE", 17 },
	{ "CU_FUNC_ATTRIBUTE_MAX", 18 },
};
static const struct cat_type t_CUfunction_attribute = { "CUfunction_attribute", CAT_ENUM, 4, 19, NULL, NULL, e_t_CUfunction_attribute };

static const struct cat_enumerator e_t_CUfunction_attribute_v1[] = {
	{ "CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 0 },
	{ "CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES", 1 },
	{ "CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES", 2 },
	{ "CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES", 3 },
	{ "CU_FUNC_ATTRIBUTE_NUM_REGS", 4 },
	{ "CU_FUNC_ATTRIBUTE_PTX_VERSION", 5 },
	{ "CU_FUNC_ATTRIBUTE_BINARY_VERSION", 6 },
	{ "CU_FUNC_ATTRIBUTE_CACHE_MODE_CA", 7 },
	{ "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES", 8 },
	{ "CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 9 },
	{ "CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET", 10 },
	{ "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", 11 },
	{ "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", 12 },
	{ "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", 13 },
	{ "CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED", 14 },
	{ "CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 15 },
	{ "CU_FUNC_ATTRIBUTE_MAX", 16 },
};
static const struct cat_type t_CUfunction_attribute_v1 = { "CUfunction_attribute", CAT_ENUM, 4, 17, NULL, NULL, e_t_CUfunction_attribute_v1 };

static const struct cat_type t_CUgraph = { "CUgraph", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "graph" };

static const struct cat_enumerator e_t_CUgraphChildGraphNodeOwnership[] = {
	{ "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID", -1 },
	{ "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE", 0 },
	{ "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE", 1 },
};
static const struct cat_type t_CUgraphChildGraphNodeOwnership = { "CUgraphChildGraphNodeOwnership", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUgraphChildGraphNodeOwnership };

static const struct cat_type t_CUgraphConditionalHandle = { "CUgraphConditionalHandle", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_CUgraphConditionalNodeType[] = {
	{ "CU_GRAPH_COND_TYPE_IF", 0 },
	{ "CU_GRAPH_COND_TYPE_WHILE", 1 },
	{ "CU_GRAPH_COND_TYPE_SWITCH", 2 },
};
static const struct cat_type t_CUgraphConditionalNodeType = { "CUgraphConditionalNodeType", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUgraphConditionalNodeType };

static const struct cat_type t_CUgraphDeviceNode = { "CUgraphDeviceNode", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "node" };

static const struct cat_field m_t_CUgraphEdgeData[] = {
	{ "from_port", &t_unsigned_char, 0, CAT_LEN_NONE, 0, false, false },
	{ "to_port", &t_unsigned_char, 1, CAT_LEN_NONE, 0, false, false },
	{ "type", &t_unsigned_char, 2, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_char_n5, 3, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUgraphEdgeData = { "CUgraphEdgeData", CAT_STRUCT, 8, 4, NULL, m_t_CUgraphEdgeData, NULL };

static const struct cat_type t_CUgraphExec = { "CUgraphExec", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "graph_exec" };

static const struct cat_enumerator e_t_CUgraphExecUpdateResult[] = {
	{ "CU_GRAPH_EXEC_UPDATE_SUCCESS", 0 },
	{ "CU_GRAPH_EXEC_UPDATE_ERROR", 1 },
	{ "CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED", 2 },
	{ "CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED", 3 },
	{ "CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED", 4 },
	{ "CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED", 5 },
	{ "CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED", 6 },
	{ "CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE", 7 },
	{ "CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED", 8 },
};
static const struct cat_type t_CUgraphExecUpdateResult = { "CUgraphExecUpdateResult", CAT_ENUM, 4, 9, NULL, NULL, e_t_CUgraphExecUpdateResult };

static const struct cat_field m_t_CUgraphExecUpdateResultInfo[] = {
	{ "result", &t_CUgraphExecUpdateResult, 0, CAT_LEN_NONE, 0, false, false },
	{ "errorNode", &t_CUgraphNode, 8, CAT_LEN_NONE, 0, false, false },
	{ "errorFromNode", &t_CUgraphNode, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUgraphExecUpdateResultInfo = { "CUgraphExecUpdateResultInfo", CAT_STRUCT, 24, 3, NULL, m_t_CUgraphExecUpdateResultInfo, NULL };

static const struct cat_enumerator e_t_CUgraphInstantiateResult[] = {
	{ "CUDA_GRAPH_INSTANTIATE_SUCCESS", 0 },
	{ "CUDA_GRAPH_INSTANTIATE_ERROR", 1 },
	{ "CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE", 2 },
	{ "CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED", 3 },
	{ "CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED", 4 },
	{ "CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED", 5 },
};
static const struct cat_type t_CUgraphInstantiateResult = { "CUgraphInstantiateResult", CAT_ENUM, 4, 6, NULL, NULL, e_t_CUgraphInstantiateResult };

static const struct cat_enumerator e_t_CUgraphInstantiate_flags[] = {
	{ "CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH", 1 },
	{ "CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD", 2 },
	{ "CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH", 4 },
	{ "CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY", 8 },
};
static const struct cat_type t_CUgraphInstantiate_flags = { "CUgraphInstantiate_flags", CAT_FLAGS, 8, 4, NULL, NULL, e_t_CUgraphInstantiate_flags };

static const struct cat_enumerator e_t_CUgraphMem_attribute[] = {
	{ "CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT", 0 },
	{ "CU_GRAPH_MEM_ATTR_USED_MEM_HIGH", 1 },
	{ "CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT", 2 },
	{ "CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH", 3 },
};
static const struct cat_type t_CUgraphMem_attribute = { "CUgraphMem_attribute", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUgraphMem_attribute };

static const struct cat_type t_CUgraphNode = { "CUgraphNode", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "node" };

static const struct cat_field m_t_CUgraphNodeParams[] = {
	{ "type", &t_CUgraphNodeType, 0, CAT_LEN_NONE, 0, false, false },
	{ "reserved0", &t_int_n3, 4, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v17, 16, CAT_LEN_NONE, 0, false, false },
	{ "reserved2", &t_long_long, 248, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUgraphNodeParams = { "CUgraphNodeParams", CAT_STRUCT, 256, 4, NULL, m_t_CUgraphNodeParams, NULL };

static const struct cat_field m_t_CUgraphNodeParams_v1[] = {
	{ "type", &t_CUgraphNodeType, 0, CAT_LEN_NONE, 0, false, false },
	{ "reserved0", &t_int_n3, 4, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v19, 16, CAT_LEN_NONE, 0, false, false },
	{ "reserved2", &t_long_long, 248, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUgraphNodeParams_v1 = { "CUgraphNodeParams", CAT_STRUCT, 256, 4, NULL, m_t_CUgraphNodeParams_v1, NULL };

static const struct cat_field m_t_CUgraphNodeParams_v2[] = {
	{ "type", &t_CUgraphNodeType, 0, CAT_LEN_NONE, 0, false, false },
	{ "reserved0", &t_int_n3, 4, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v20, 16, CAT_LEN_NONE, 0, false, false },
	{ "reserved2", &t_long_long, 248, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUgraphNodeParams_v2 = { "CUgraphNodeParams", CAT_STRUCT, 256, 4, NULL, m_t_CUgraphNodeParams_v2, NULL };

static const struct cat_enumerator e_t_CUgraphNodeType[] = {
	{ "CU_GRAPH_NODE_TYPE_KERNEL", 0 },
	{ "CU_GRAPH_NODE_TYPE_MEMCPY", 1 },
	{ "CU_GRAPH_NODE_TYPE_MEMSET", 2 },
	{ "CU_GRAPH_NODE_TYPE_HOST", 3 },
	{ "CU_GRAPH_NODE_TYPE_GRAPH", 4 },
	{ "CU_GRAPH_NODE_TYPE_EMPTY", 5 },
	{ "CU_GRAPH_NODE_TYPE_WAIT_EVENT", 6 },
	{ "CU_GRAPH_NODE_TYPE_EVENT_RECORD", 7 },
	{ "CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL", 8 },
	{ "CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT", 9 },
	{ "CU_GRAPH_NODE_TYPE_MEM_ALLOC", 10 },
	{ "CU_GRAPH_NODE_TYPE_MEM_FREE", 11 },
	{ "CU_GRAPH_NODE_TYPE_BATCH_MEM_OP", 12 },
	{ "CU_GRAPH_NODE_TYPE_CONDITIONAL", 13 },
	{ "CU_GRAPH_NODE_TYPE_MEMCPY_BATCH", 14 },
	{ "CU_GRAPH_NODE_TYPE_RESERVED_16", 16 },
	{ "CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE", 17 },
	{ "CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH", 18 },
};
static const struct cat_type t_CUgraphNodeType = { "CUgraphNodeType", CAT_ENUM, 4, 18, NULL, NULL, e_t_CUgraphNodeType };

static const struct cat_type t_CUgraphRecaptureCallback = { "CUgraphRecaptureCallback", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_CUgraphicsResource = { "CUgraphicsResource", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "resource" };

static const struct cat_type t_CUgreenCtx = { "CUgreenCtx", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "green_context" };

static const struct cat_type t_CUhostFn = { "CUhostFn", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_field m_t_CUipcEventHandle[] = {
	{ "reserved", &t_unsigned_char_n64, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUipcEventHandle = { "CUipcEventHandle", CAT_STRUCT, 64, 1, NULL, m_t_CUipcEventHandle, NULL };

static const struct cat_field m_t_CUipcMemHandle[] = {
	{ "reserved", &t_unsigned_char_n64, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUipcMemHandle = { "CUipcMemHandle", CAT_STRUCT, 64, 1, NULL, m_t_CUipcMemHandle, NULL };

static const struct cat_enumerator e_t_CUjitInputType[] = {
	{ "CU_JIT_INPUT_CUBIN", 0 },
	{ "CU_JIT_INPUT_PTX", 1 },
	{ "CU_JIT_INPUT_FATBINARY", 2 },
	{ "CU_JIT_INPUT_OBJECT", 3 },
	{ "CU_JIT_INPUT_LIBRARY", 4 },
	{ "CU_JIT_INPUT_NVVM", 5 },
	{ "CU_JIT_NUM_INPUT_TYPES", 6 },
};
static const struct cat_type t_CUjitInputType = { "CUjitInputType", CAT_ENUM, 4, 7, NULL, NULL, e_t_CUjitInputType };

static const struct cat_enumerator e_t_CUjit_option[] = {
	{ "CU_JIT_MAX_REGISTERS", 0 },
	{ "CU_JIT_THREADS_PER_BLOCK", 1 },
	{ "CU_JIT_WALL_TIME", 2 },
	{ "CU_JIT_INFO_LOG_BUFFER", 3 },
	{ "CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES", 4 },
	{ "CU_JIT_ERROR_LOG_BUFFER", 5 },
	{ "CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES", 6 },
	{ "CU_JIT_OPTIMIZATION_LEVEL", 7 },
	{ "CU_JIT_TARGET_FROM_CUCONTEXT", 8 },
	{ "CU_JIT_TARGET", 9 },
	{ "CU_JIT_FALLBACK_STRATEGY", 10 },
	{ "CU_JIT_GENERATE_DEBUG_INFO", 11 },
	{ "CU_JIT_LOG_VERBOSE", 12 },
	{ "CU_JIT_GENERATE_LINE_INFO", 13 },
	{ "CU_JIT_CACHE_MODE", 14 },
	{ "CU_JIT_NEW_SM3X_OPT", 15 },
	{ "CU_JIT_FAST_COMPILE", 16 },
	{ "CU_JIT_GLOBAL_SYMBOL_NAMES", 17 },
	{ "CU_JIT_GLOBAL_SYMBOL_ADDRESSES", 18 },
	{ "CU_JIT_GLOBAL_SYMBOL_COUNT", 19 },
	{ "CU_JIT_LTO", 20 },
	{ "CU_JIT_FTZ", 21 },
	{ "CU_JIT_PREC_DIV", 22 },
	{ "CU_JIT_PREC_SQRT", 23 },
	{ "CU_JIT_FMA", 24 },
	{ "CU_JIT_REFERENCED_KERNEL_NAMES", 25 },
	{ "CU_JIT_REFERENCED_KERNEL_COUNT", 26 },
	{ "CU_JIT_REFERENCED_VARIABLE_NAMES", 27 },
	{ "CU_JIT_REFERENCED_VARIABLE_COUNT", 28 },
	{ "CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES", 29 },
	{ "CU_JIT_POSITION_INDEPENDENT_CODE", 30 },
	{ "CU_JIT_MIN_CTA_PER_SM", 31 },
	{ "CU_JIT_MAX_THREADS_PER_BLOCK", 32 },
	{ "CU_JIT_OVERRIDE_DIRECTIVE_VALUES", 33 },
	{ "CU_JIT_SPLIT_COMPILE", 34 },
	{ "CU_JIT_BINARY_LOADER_THREAD_COUNT", 35 },
	{ "CU_JIT_NUM_OPTIONS", 36 },
};
static const struct cat_type t_CUjit_option = { "CUjit_option", CAT_ENUM, 4, 37, NULL, NULL, e_t_CUjit_option };

static const struct cat_enumerator e_t_CUjit_option_v1[] = {
	{ "CU_JIT_MAX_REGISTERS", 0 },
	{ "CU_JIT_THREADS_PER_BLOCK", 1 },
	{ "CU_JIT_WALL_TIME", 2 },
	{ "CU_JIT_INFO_LOG_BUFFER", 3 },
	{ "CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES", 4 },
	{ "CU_JIT_ERROR_LOG_BUFFER", 5 },
	{ "CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES", 6 },
	{ "CU_JIT_OPTIMIZATION_LEVEL", 7 },
	{ "CU_JIT_TARGET_FROM_CUCONTEXT", 8 },
	{ "CU_JIT_TARGET", 9 },
	{ "CU_JIT_FALLBACK_STRATEGY", 10 },
	{ "CU_JIT_GENERATE_DEBUG_INFO", 11 },
	{ "CU_JIT_LOG_VERBOSE", 12 },
	{ "CU_JIT_GENERATE_LINE_INFO", 13 },
	{ "CU_JIT_CACHE_MODE", 14 },
	{ "CU_JIT_NEW_SM3X_OPT", 15 },
	{ "CU_JIT_FAST_COMPILE", 16 },
	{ "CU_JIT_GLOBAL_SYMBOL_NAMES", 17 },
	{ "CU_JIT_GLOBAL_SYMBOL_ADDRESSES", 18 },
	{ "CU_JIT_GLOBAL_SYMBOL_COUNT", 19 },
	{ "CU_JIT_LTO", 20 },
	{ "CU_JIT_FTZ", 21 },
	{ "CU_JIT_PREC_DIV", 22 },
	{ "CU_JIT_PREC_SQRT", 23 },
	{ "CU_JIT_FMA", 24 },
	{ "CU_JIT_REFERENCED_KERNEL_NAMES", 25 },
	{ "CU_JIT_REFERENCED_KERNEL_COUNT", 26 },
	{ "CU_JIT_REFERENCED_VARIABLE_NAMES", 27 },
	{ "CU_JIT_REFERENCED_VARIABLE_COUNT", 28 },
	{ "CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES", 29 },
	{ "CU_JIT_POSITION_INDEPENDENT_CODE", 30 },
	{ "CU_JIT_MIN_CTA_PER_SM", 31 },
	{ "CU_JIT_MAX_THREADS_PER_BLOCK", 32 },
	{ "CU_JIT_OVERRIDE_DIRECTIVE_VALUES", 33 },
	{ "CU_JIT_SPLIT_COMPILE", 34 },
	{ "CU_JIT_NUM_OPTIONS", 35 },
};
static const struct cat_type t_CUjit_option_v1 = { "CUjit_option", CAT_ENUM, 4, 36, NULL, NULL, e_t_CUjit_option_v1 };

static const struct cat_enumerator e_t_CUjit_option_v2[] = {
	{ "CU_JIT_MAX_REGISTERS", 0 },
	{ "CU_JIT_THREADS_PER_BLOCK", 1 },
	{ "CU_JIT_WALL_TIME", 2 },
	{ "CU_JIT_INFO_LOG_BUFFER", 3 },
	{ "CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES", 4 },
	{ "CU_JIT_ERROR_LOG_BUFFER", 5 },
	{ "CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES", 6 },
	{ "CU_JIT_OPTIMIZATION_LEVEL", 7 },
	{ "CU_JIT_TARGET_FROM_CUCONTEXT", 8 },
	{ "CU_JIT_TARGET", 9 },
	{ "CU_JIT_FALLBACK_STRATEGY", 10 },
	{ "CU_JIT_GENERATE_DEBUG_INFO", 11 },
	{ "CU_JIT_LOG_VERBOSE", 12 },
	{ "CU_JIT_GENERATE_LINE_INFO", 13 },
	{ "CU_JIT_CACHE_MODE", 14 },
	{ "CU_JIT_NEW_SM3X_OPT", 15 },
	{ "CU_JIT_FAST_COMPILE", 16 },
	{ "CU_JIT_GLOBAL_SYMBOL_NAMES", 17 },
	{ "CU_JIT_GLOBAL_SYMBOL_ADDRESSES", 18 },
	{ "CU_JIT_GLOBAL_SYMBOL_COUNT", 19 },
	{ "CU_JIT_LTO", 20 },
	{ "CU_JIT_FTZ", 21 },
	{ "CU_JIT_PREC_DIV", 22 },
	{ "CU_JIT_PREC_SQRT", 23 },
	{ "CU_JIT_FMA", 24 },
	{ "CU_JIT_REFERENCED_KERNEL_NAMES", 25 },
	{ "CU_JIT_REFERENCED_KERNEL_COUNT", 26 },
	{ "CU_JIT_REFERENCED_VARIABLE_NAMES", 27 },
	{ "CU_JIT_REFERENCED_VARIABLE_COUNT", 28 },
	{ "CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES", 29 },
	{ "CU_JIT_POSITION_INDEPENDENT_CODE", 30 },
	{ "CU_JIT_MIN_CTA_PER_SM", 31 },
	{ "CU_JIT_MAX_THREADS_PER_BLOCK", 32 },
	{ "CU_JIT_OVERRIDE_DIRECTIVE_VALUES", 33 },
	{ "CU_JIT_NUM_OPTIONS", 34 },
};
static const struct cat_type t_CUjit_option_v2 = { "CUjit_option", CAT_ENUM, 4, 35, NULL, NULL, e_t_CUjit_option_v2 };

static const struct cat_enumerator e_t_CUjit_option_v3[] = {
	{ "CU_JIT_MAX_REGISTERS", 0 },
	{ "CU_JIT_THREADS_PER_BLOCK", 1 },
	{ "CU_JIT_WALL_TIME", 2 },
	{ "CU_JIT_INFO_LOG_BUFFER", 3 },
	{ "CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES", 4 },
	{ "CU_JIT_ERROR_LOG_BUFFER", 5 },
	{ "CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES", 6 },
	{ "CU_JIT_OPTIMIZATION_LEVEL", 7 },
	{ "CU_JIT_TARGET_FROM_CUCONTEXT", 8 },
	{ "CU_JIT_TARGET", 9 },
	{ "CU_JIT_FALLBACK_STRATEGY", 10 },
	{ "CU_JIT_GENERATE_DEBUG_INFO", 11 },
	{ "CU_JIT_LOG_VERBOSE", 12 },
	{ "CU_JIT_GENERATE_LINE_INFO", 13 },
	{ "CU_JIT_CACHE_MODE", 14 },
	{ "CU_JIT_NEW_SM3X_OPT", 15 },
	{ "CU_JIT_FAST_COMPILE", 16 },
	{ "CU_JIT_GLOBAL_SYMBOL_NAMES", 17 },
	{ "CU_JIT_GLOBAL_SYMBOL_ADDRESSES", 18 },
	{ "CU_JIT_GLOBAL_SYMBOL_COUNT", 19 },
	{ "CU_JIT_LTO", 20 },
	{ "CU_JIT_FTZ", 21 },
	{ "CU_JIT_PREC_DIV", 22 },
	{ "CU_JIT_PREC_SQRT", 23 },
	{ "CU_JIT_FMA", 24 },
	{ "CU_JIT_REFERENCED_KERNEL_NAMES", 25 },
	{ "CU_JIT_REFERENCED_KERNEL_COUNT", 26 },
	{ "CU_JIT_REFERENCED_VARIABLE_NAMES", 27 },
	{ "CU_JIT_REFERENCED_VARIABLE_COUNT", 28 },
	{ "CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES", 29 },
	{ "CU_JIT_POSITION_INDEPENDENT_CODE", 30 },
	{ "CU_JIT_NUM_OPTIONS", 31 },
};
static const struct cat_type t_CUjit_option_v3 = { "CUjit_option", CAT_ENUM, 4, 32, NULL, NULL, e_t_CUjit_option_v3 };

static const struct cat_enumerator e_t_CUjit_option_v4[] = {
	{ "CU_JIT_MAX_REGISTERS", 0 },
	{ "CU_JIT_THREADS_PER_BLOCK", 1 },
	{ "CU_JIT_WALL_TIME", 2 },
	{ "CU_JIT_INFO_LOG_BUFFER", 3 },
	{ "CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES", 4 },
	{ "CU_JIT_ERROR_LOG_BUFFER", 5 },
	{ "CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES", 6 },
	{ "CU_JIT_OPTIMIZATION_LEVEL", 7 },
	{ "CU_JIT_TARGET_FROM_CUCONTEXT", 8 },
	{ "CU_JIT_TARGET", 9 },
	{ "CU_JIT_FALLBACK_STRATEGY", 10 },
	{ "CU_JIT_GENERATE_DEBUG_INFO", 11 },
	{ "CU_JIT_LOG_VERBOSE", 12 },
	{ "CU_JIT_GENERATE_LINE_INFO", 13 },
	{ "CU_JIT_CACHE_MODE", 14 },
	{ "CU_JIT_NEW_SM3X_OPT", 15 },
	{ "CU_JIT_FAST_COMPILE", 16 },
	{ "CU_JIT_GLOBAL_SYMBOL_NAMES", 17 },
	{ "CU_JIT_GLOBAL_SYMBOL_ADDRESSES", 18 },
	{ "CU_JIT_GLOBAL_SYMBOL_COUNT", 19 },
	{ "CU_JIT_LTO", 20 },
	{ "CU_JIT_FTZ", 21 },
	{ "CU_JIT_PREC_DIV", 22 },
	{ "CU_JIT_PREC_SQRT", 23 },
	{ "CU_JIT_FMA", 24 },
	{ "CU_JIT_REFERENCED_KERNEL_NAMES", 25 },
	{ "CU_JIT_REFERENCED_KERNEL_COUNT", 26 },
	{ "CU_JIT_REFERENCED_VARIABLE_NAMES", 27 },
	{ "CU_JIT_REFERENCED_VARIABLE_COUNT", 28 },
	{ "CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES", 29 },
	{ "CU_JIT_NUM_OPTIONS", 30 },
};
static const struct cat_type t_CUjit_option_v4 = { "CUjit_option", CAT_ENUM, 4, 31, NULL, NULL, e_t_CUjit_option_v4 };

static const struct cat_type t_CUkernel = { "CUkernel", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "kernel" };

static const struct cat_enumerator e_t_CUkernelNodeAttrID[] = {
	{ "CU_LAUNCH_ATTRIBUTE_IGNORE", 0 },
	{ "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1 },
	{ "CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2 },
	{ "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7 },
	{ "CU_LAUNCH_ATTRIBUTE_PRIORITY", 8 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", 11 },
	{ "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12 },
	{ "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 14 },
	{ "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING", 16 },
	{ "CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE", 17 },
	{ "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE", 18 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 19 },
};
static const struct cat_type t_CUkernelNodeAttrID = { "CUkernelNodeAttrID", CAT_ENUM, 4, 19, NULL, NULL, e_t_CUkernelNodeAttrID };

static const struct cat_enumerator e_t_CUkernelNodeAttrID_v1[] = {
	{ "CU_LAUNCH_ATTRIBUTE_IGNORE", 0 },
	{ "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1 },
	{ "CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2 },
	{ "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7 },
	{ "CU_LAUNCH_ATTRIBUTE_PRIORITY", 8 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", 11 },
	{ "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12 },
	{ "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 14 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 15 },
	{ "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING", 16 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 17 },
};
static const struct cat_type t_CUkernelNodeAttrID_v1 = { "CUkernelNodeAttrID", CAT_ENUM, 4, 18, NULL, NULL, e_t_CUkernelNodeAttrID_v1 };

static const struct cat_enumerator e_t_CUkernelNodeAttrID_v2[] = {
	{ "CU_LAUNCH_ATTRIBUTE_IGNORE", 0 },
	{ "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1 },
	{ "CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2 },
	{ "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7 },
	{ "CU_LAUNCH_ATTRIBUTE_PRIORITY", 8 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10 },
	{ "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12 },
	{ "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 14 },
};
static const struct cat_type t_CUkernelNodeAttrID_v2 = { "CUkernelNodeAttrID", CAT_ENUM, 4, 14, NULL, NULL, e_t_CUkernelNodeAttrID_v2 };

static const struct cat_field m_t_CUkernelNodeAttrValue[18] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "preferredClusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemCarveout", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "nvlinkUtilCentricScheduling", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "portableClusterSizeMode", &t_CUlaunchAttributePortableClusterMode, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemoryMode", &t_CUsharedMemoryMode, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUkernelNodeAttrValue = { "CUkernelNodeAttrValue", CAT_UNION, 64, 18, NULL, m_t_CUkernelNodeAttrValue, NULL };

static const struct cat_field m_t_CUkernelNodeAttrValue_v1[16] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "preferredClusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemCarveout", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "nvlinkUtilCentricScheduling", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUkernelNodeAttrValue_v1 = { "CUkernelNodeAttrValue", CAT_UNION, 64, 16, NULL, m_t_CUkernelNodeAttrValue_v1, NULL };

static const struct cat_field m_t_CUkernelNodeAttrValue_v2[15] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "preferredClusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemCarveout", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUkernelNodeAttrValue_v2 = { "CUkernelNodeAttrValue", CAT_UNION, 64, 15, NULL, m_t_CUkernelNodeAttrValue_v2, NULL };

static const struct cat_field m_t_CUkernelNodeAttrValue_v3[13] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUkernelNodeAttrValue_v3 = { "CUkernelNodeAttrValue", CAT_UNION, 64, 13, NULL, m_t_CUkernelNodeAttrValue_v3, NULL };

static const struct cat_field m_t_CUkernelNodeAttrValue_v4[11] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUkernelNodeAttrValue_v4 = { "CUkernelNodeAttrValue", CAT_UNION, 64, 11, NULL, m_t_CUkernelNodeAttrValue_v4, NULL };

static const struct cat_field m_t_CUkernelNodeAttrValue_v5[9] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUkernelNodeAttrValue_v5 = { "CUkernelNodeAttrValue", CAT_UNION, 64, 9, NULL, m_t_CUkernelNodeAttrValue_v5, NULL };

static const struct cat_field m_t_CUlaunchAttributeValue[18];

static const struct cat_choice c_t_CUlaunchAttribute_2[] = {
	{ 1, NULL, &m_t_CUlaunchAttributeValue[1], false }, // CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
	{ 2, NULL, &m_t_CUlaunchAttributeValue[2], false }, // CU_LAUNCH_ATTRIBUTE_COOPERATIVE
	{ 3, NULL, &m_t_CUlaunchAttributeValue[3], false }, // CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY
	{ 5, NULL, &m_t_CUlaunchAttributeValue[5], false }, // CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
	{ 6, NULL, &m_t_CUlaunchAttributeValue[6], false }, // CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION
	{ 8, NULL, &m_t_CUlaunchAttributeValue[9], false }, // CU_LAUNCH_ATTRIBUTE_PRIORITY
	{ 9, NULL, &m_t_CUlaunchAttributeValue[10], false }, // CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
	{ 10, NULL, &m_t_CUlaunchAttributeValue[11], false }, // CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN
	{ 14, NULL, &m_t_CUlaunchAttributeValue[14], false }, // CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
	{ 17, NULL, &m_t_CUlaunchAttributeValue[16], false }, // CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE
	{ 18, NULL, &m_t_CUlaunchAttributeValue[17], false }, // CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE
};
static const struct cat_field m_t_CUlaunchAttribute[] = {
	{ "id", &t_CUlaunchAttributeID, 0, CAT_LEN_NONE, 0, false, false },
	{ "pad", &t_char_n4, 4, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_CUlaunchAttributeValue, 8, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 0, 0, sizeof(c_t_CUlaunchAttribute_2) / sizeof(*c_t_CUlaunchAttribute_2), c_t_CUlaunchAttribute_2 } },
};
static const struct cat_type t_CUlaunchAttribute = { "CUlaunchAttribute", CAT_STRUCT, 72, 3, NULL, m_t_CUlaunchAttribute, NULL };

static const struct cat_enumerator e_t_CUlaunchAttributeID[] = {
	{ "CU_LAUNCH_ATTRIBUTE_IGNORE", 0 },
	{ "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1 },
	{ "CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2 },
	{ "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7 },
	{ "CU_LAUNCH_ATTRIBUTE_PRIORITY", 8 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", 11 },
	{ "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12 },
	{ "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 14 },
	{ "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING", 16 },
	{ "CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE", 17 },
	{ "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE", 18 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 19 },
};
static const struct cat_type t_CUlaunchAttributeID = { "CUlaunchAttributeID", CAT_ENUM, 4, 19, NULL, NULL, e_t_CUlaunchAttributeID };

static const struct cat_enumerator e_t_CUlaunchAttributeID_v1[] = {
	{ "CU_LAUNCH_ATTRIBUTE_IGNORE", 0 },
	{ "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1 },
	{ "CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2 },
	{ "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7 },
	{ "CU_LAUNCH_ATTRIBUTE_PRIORITY", 8 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", 11 },
	{ "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12 },
	{ "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 14 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 15 },
	{ "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING", 16 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 17 },
};
static const struct cat_type t_CUlaunchAttributeID_v1 = { "CUlaunchAttributeID", CAT_ENUM, 4, 18, NULL, NULL, e_t_CUlaunchAttributeID_v1 };

static const struct cat_enumerator e_t_CUlaunchAttributeID_v2[] = {
	{ "CU_LAUNCH_ATTRIBUTE_IGNORE", 0 },
	{ "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1 },
	{ "CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2 },
	{ "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7 },
	{ "CU_LAUNCH_ATTRIBUTE_PRIORITY", 8 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10 },
	{ "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12 },
	{ "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 14 },
};
static const struct cat_type t_CUlaunchAttributeID_v2 = { "CUlaunchAttributeID", CAT_ENUM, 4, 14, NULL, NULL, e_t_CUlaunchAttributeID_v2 };

static const struct cat_enumerator e_t_CUlaunchAttributePortableClusterMode[] = {
	{ "CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT", 0 },
	{ "CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE", 1 },
	{ "CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE", 2 },
};
static const struct cat_type t_CUlaunchAttributePortableClusterMode = { "CUlaunchAttributePortableClusterMode", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUlaunchAttributePortableClusterMode };

static const struct cat_field m_t_CUlaunchAttributeValue[18] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "preferredClusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemCarveout", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "nvlinkUtilCentricScheduling", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "portableClusterSizeMode", &t_CUlaunchAttributePortableClusterMode, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemoryMode", &t_CUsharedMemoryMode, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchAttributeValue = { "CUlaunchAttributeValue", CAT_UNION, 64, 18, NULL, m_t_CUlaunchAttributeValue, NULL };

static const struct cat_field m_t_CUlaunchAttributeValue_v1[16] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "preferredClusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemCarveout", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "nvlinkUtilCentricScheduling", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchAttributeValue_v1 = { "CUlaunchAttributeValue", CAT_UNION, 64, 16, NULL, m_t_CUlaunchAttributeValue_v1, NULL };

static const struct cat_field m_t_CUlaunchAttributeValue_v2[15] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "preferredClusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemCarveout", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchAttributeValue_v2 = { "CUlaunchAttributeValue", CAT_UNION, 64, 15, NULL, m_t_CUlaunchAttributeValue_v2, NULL };

static const struct cat_field m_t_CUlaunchAttributeValue_v3[13] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchAttributeValue_v3 = { "CUlaunchAttributeValue", CAT_UNION, 64, 13, NULL, m_t_CUlaunchAttributeValue_v3, NULL };

static const struct cat_field m_t_CUlaunchAttributeValue_v4[11] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchAttributeValue_v4 = { "CUlaunchAttributeValue", CAT_UNION, 64, 11, NULL, m_t_CUlaunchAttributeValue_v4, NULL };

static const struct cat_field m_t_CUlaunchAttributeValue_v5[9] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchAttributeValue_v5 = { "CUlaunchAttributeValue", CAT_UNION, 64, 9, NULL, m_t_CUlaunchAttributeValue_v5, NULL };

static const struct cat_field m_t_CUlaunchAttributeValue_v1[16];

static const struct cat_choice c_t_CUlaunchAttribute_v1_2[] = {
	{ 1, NULL, &m_t_CUlaunchAttributeValue_v1[1], false }, // CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
	{ 2, NULL, &m_t_CUlaunchAttributeValue_v1[2], false }, // CU_LAUNCH_ATTRIBUTE_COOPERATIVE
	{ 3, NULL, &m_t_CUlaunchAttributeValue_v1[3], false }, // CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY
	{ 5, NULL, &m_t_CUlaunchAttributeValue_v1[5], false }, // CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
	{ 6, NULL, &m_t_CUlaunchAttributeValue_v1[6], false }, // CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION
	{ 8, NULL, &m_t_CUlaunchAttributeValue_v1[9], false }, // CU_LAUNCH_ATTRIBUTE_PRIORITY
	{ 9, NULL, &m_t_CUlaunchAttributeValue_v1[10], false }, // CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
	{ 10, NULL, &m_t_CUlaunchAttributeValue_v1[11], false }, // CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN
	{ 14, NULL, &m_t_CUlaunchAttributeValue_v1[14], false }, // CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
};
static const struct cat_field m_t_CUlaunchAttribute_v1[] = {
	{ "id", &t_CUlaunchAttributeID_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "pad", &t_char_n4, 4, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_CUlaunchAttributeValue_v1, 8, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 0, 0, sizeof(c_t_CUlaunchAttribute_v1_2) / sizeof(*c_t_CUlaunchAttribute_v1_2), c_t_CUlaunchAttribute_v1_2 } },
};
static const struct cat_type t_CUlaunchAttribute_v1 = { "CUlaunchAttribute", CAT_STRUCT, 72, 3, NULL, m_t_CUlaunchAttribute_v1, NULL };

static const struct cat_field m_t_CUlaunchAttributeValue_v2[15];

static const struct cat_choice c_t_CUlaunchAttribute_v2_2[] = {
	{ 1, NULL, &m_t_CUlaunchAttributeValue_v2[1], false }, // CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
	{ 2, NULL, &m_t_CUlaunchAttributeValue_v2[2], false }, // CU_LAUNCH_ATTRIBUTE_COOPERATIVE
	{ 3, NULL, &m_t_CUlaunchAttributeValue_v2[3], false }, // CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY
	{ 5, NULL, &m_t_CUlaunchAttributeValue_v2[5], false }, // CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
	{ 6, NULL, &m_t_CUlaunchAttributeValue_v2[6], false }, // CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION
	{ 8, NULL, &m_t_CUlaunchAttributeValue_v2[9], false }, // CU_LAUNCH_ATTRIBUTE_PRIORITY
	{ 9, NULL, &m_t_CUlaunchAttributeValue_v2[10], false }, // CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
	{ 10, NULL, &m_t_CUlaunchAttributeValue_v2[11], false }, // CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN
	{ 14, NULL, &m_t_CUlaunchAttributeValue_v2[14], false }, // CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
};
static const struct cat_field m_t_CUlaunchAttribute_v2[] = {
	{ "id", &t_CUlaunchAttributeID_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "pad", &t_char_n4, 4, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_CUlaunchAttributeValue_v2, 8, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 0, 0, sizeof(c_t_CUlaunchAttribute_v2_2) / sizeof(*c_t_CUlaunchAttribute_v2_2), c_t_CUlaunchAttribute_v2_2 } },
};
static const struct cat_type t_CUlaunchAttribute_v2 = { "CUlaunchAttribute", CAT_STRUCT, 72, 3, NULL, m_t_CUlaunchAttribute_v2, NULL };

static const struct cat_field m_t_CUlaunchAttributeValue_v3[13];

static const struct cat_choice c_t_CUlaunchAttribute_v3_2[] = {
	{ 1, NULL, &m_t_CUlaunchAttributeValue_v3[1], false }, // CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
	{ 2, NULL, &m_t_CUlaunchAttributeValue_v3[2], false }, // CU_LAUNCH_ATTRIBUTE_COOPERATIVE
	{ 3, NULL, &m_t_CUlaunchAttributeValue_v3[3], false }, // CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY
	{ 5, NULL, &m_t_CUlaunchAttributeValue_v3[5], false }, // CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
	{ 6, NULL, &m_t_CUlaunchAttributeValue_v3[6], false }, // CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION
	{ 7, NULL, &m_t_CUlaunchAttributeValue_v3[7], false }, // CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT
	{ 8, NULL, &m_t_CUlaunchAttributeValue_v3[9], false }, // CU_LAUNCH_ATTRIBUTE_PRIORITY
	{ 9, NULL, &m_t_CUlaunchAttributeValue_v3[10], false }, // CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
	{ 10, NULL, &m_t_CUlaunchAttributeValue_v3[11], false }, // CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN
	{ 12, NULL, &m_t_CUlaunchAttributeValue_v3[8], false }, // CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT
	{ 13, NULL, &m_t_CUlaunchAttributeValue_v3[12], false }, // CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE
};
static const struct cat_field m_t_CUlaunchAttribute_v3[] = {
	{ "id", &t_CUlaunchAttributeID_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "pad", &t_char_n4, 4, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_CUlaunchAttributeValue_v3, 8, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 0, 0, sizeof(c_t_CUlaunchAttribute_v3_2) / sizeof(*c_t_CUlaunchAttribute_v3_2), c_t_CUlaunchAttribute_v3_2 } },
};
static const struct cat_type t_CUlaunchAttribute_v3 = { "CUlaunchAttribute", CAT_STRUCT, 72, 3, NULL, m_t_CUlaunchAttribute_v3, NULL };

static const struct cat_field m_t_CUlaunchAttribute_v4[] = {
	{ "id", &t_CUlaunchAttributeID_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "pad", &t_char_n4, 4, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_CUlaunchAttributeValue_v4, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchAttribute_v4 = { "CUlaunchAttribute", CAT_STRUCT, 72, 3, NULL, m_t_CUlaunchAttribute_v4, NULL };

static const struct cat_field m_t_CUlaunchAttribute_v5[] = {
	{ "id", &t_CUlaunchAttributeID_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "pad", &t_char_n4, 4, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_CUlaunchAttributeValue_v5, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchAttribute_v5 = { "CUlaunchAttribute", CAT_STRUCT, 72, 3, NULL, m_t_CUlaunchAttribute_v5, NULL };

static const struct cat_field m_t_CUlaunchConfig[] = {
	{ "gridDimX", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "gridDimY", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "gridDimZ", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "blockDimX", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "blockDimY", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "blockDimZ", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemBytes", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "hStream", &t_CUstream, 32, CAT_LEN_NONE, 0, false, false },
	{ "attrs", &p_CUlaunchAttribute_ptr, 40, CAT_LEN_ARG, 9, false, false },
	{ "numAttrs", &t_unsigned_int, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchConfig = { "CUlaunchConfig", CAT_STRUCT, 56, 10, NULL, m_t_CUlaunchConfig, NULL };

static const struct cat_field m_t_CUlaunchConfig_v1[] = {
	{ "gridDimX", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "gridDimY", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "gridDimZ", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "blockDimX", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "blockDimY", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "blockDimZ", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemBytes", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "hStream", &t_CUstream, 32, CAT_LEN_NONE, 0, false, false },
	{ "attrs", &p_CUlaunchAttribute_ptr_v1, 40, CAT_LEN_ARG, 9, false, false },
	{ "numAttrs", &t_unsigned_int, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchConfig_v1 = { "CUlaunchConfig", CAT_STRUCT, 56, 10, NULL, m_t_CUlaunchConfig_v1, NULL };

static const struct cat_field m_t_CUlaunchConfig_v2[] = {
	{ "gridDimX", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "gridDimY", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "gridDimZ", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "blockDimX", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "blockDimY", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "blockDimZ", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemBytes", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "hStream", &t_CUstream, 32, CAT_LEN_NONE, 0, false, false },
	{ "attrs", &p_CUlaunchAttribute_ptr_v2, 40, CAT_LEN_ARG, 9, false, false },
	{ "numAttrs", &t_unsigned_int, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchConfig_v2 = { "CUlaunchConfig", CAT_STRUCT, 56, 10, NULL, m_t_CUlaunchConfig_v2, NULL };

static const struct cat_field m_t_CUlaunchConfig_v3[] = {
	{ "gridDimX", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "gridDimY", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "gridDimZ", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "blockDimX", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "blockDimY", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "blockDimZ", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemBytes", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "hStream", &t_CUstream, 32, CAT_LEN_NONE, 0, false, false },
	{ "attrs", &p_CUlaunchAttribute_ptr_v3, 40, CAT_LEN_ARG, 9, false, false },
	{ "numAttrs", &t_unsigned_int, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchConfig_v3 = { "CUlaunchConfig", CAT_STRUCT, 56, 10, NULL, m_t_CUlaunchConfig_v3, NULL };

static const struct cat_field m_t_CUlaunchConfig_v4[] = {
	{ "gridDimX", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "gridDimY", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "gridDimZ", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "blockDimX", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "blockDimY", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "blockDimZ", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemBytes", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "hStream", &t_CUstream, 32, CAT_LEN_NONE, 0, false, false },
	{ "attrs", &p_CUlaunchAttribute_ptr_v4, 40, CAT_LEN_ARG, 9, false, false },
	{ "numAttrs", &t_unsigned_int, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchConfig_v4 = { "CUlaunchConfig", CAT_STRUCT, 56, 10, NULL, m_t_CUlaunchConfig_v4, NULL };

static const struct cat_field m_t_CUlaunchConfig_v5[] = {
	{ "gridDimX", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "gridDimY", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "gridDimZ", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "blockDimX", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "blockDimY", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "blockDimZ", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemBytes", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "hStream", &t_CUstream, 32, CAT_LEN_NONE, 0, false, false },
	{ "attrs", &p_CUlaunchAttribute_ptr_v5, 40, CAT_LEN_ARG, 9, false, false },
	{ "numAttrs", &t_unsigned_int, 48, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchConfig_v5 = { "CUlaunchConfig", CAT_STRUCT, 56, 10, NULL, m_t_CUlaunchConfig_v5, NULL };

static const struct cat_enumerator e_t_CUlaunchMemSyncDomain[] = {
	{ "CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT", 0 },
	{ "CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE", 1 },
};
static const struct cat_type t_CUlaunchMemSyncDomain = { "CUlaunchMemSyncDomain", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUlaunchMemSyncDomain };

static const struct cat_field m_t_CUlaunchMemSyncDomainMap[] = {
	{ "default_", &t_unsigned_char, 0, CAT_LEN_NONE, 0, false, false },
	{ "remote", &t_unsigned_char, 1, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlaunchMemSyncDomainMap = { "CUlaunchMemSyncDomainMap", CAT_STRUCT, 2, 2, NULL, m_t_CUlaunchMemSyncDomainMap, NULL };

static const struct cat_type t_CUlibrary = { "CUlibrary", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "library" };

static const struct cat_enumerator e_t_CUlibraryOption[] = {
	{ "CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE", 0 },
	{ "CU_LIBRARY_BINARY_IS_PRESERVED", 1 },
	{ "CU_LIBRARY_NUM_OPTIONS", 2 },
};
static const struct cat_type t_CUlibraryOption = { "CUlibraryOption", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUlibraryOption };

static const struct cat_enumerator e_t_CUlimit[] = {
	{ "CU_LIMIT_STACK_SIZE", 0 },
	{ "CU_LIMIT_PRINTF_FIFO_SIZE", 1 },
	{ "CU_LIMIT_MALLOC_HEAP_SIZE", 2 },
	{ "CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH", 3 },
	{ "CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT", 4 },
	{ "CU_LIMIT_MAX_L2_FETCH_GRANULARITY", 5 },
	{ "CU_LIMIT_PERSISTING_L2_CACHE_SIZE", 6 },
	{ "CU_LIMIT_SHMEM_SIZE", 7 },
	{ "CU_LIMIT_CIG_ENABLED", 8 },
	{ "CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED", 9 },
	{ "CU_LIMIT_PER_BLOCK_MEMORY_SIZE", 10 },
	{ "CU_LIMIT_MAX", 11 },
};
static const struct cat_type t_CUlimit = { "CUlimit", CAT_ENUM, 4, 12, NULL, NULL, e_t_CUlimit };

static const struct cat_enumerator e_t_CUlimit_v1[] = {
	{ "CU_LIMIT_STACK_SIZE", 0 },
	{ "CU_LIMIT_PRINTF_FIFO_SIZE", 1 },
	{ "CU_LIMIT_MALLOC_HEAP_SIZE", 2 },
	{ "CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH", 3 },
	{ "CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT", 4 },
	{ "CU_LIMIT_MAX_L2_FETCH_GRANULARITY", 5 },
	{ "CU_LIMIT_PERSISTING_L2_CACHE_SIZE", 6 },
	{ "CU_LIMIT_SHMEM_SIZE", 7 },
	{ "CU_LIMIT_CIG_ENABLED", 8 },
	{ "CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED", 9 },
	{ "CU_LIMIT_MAX", 10 },
};
static const struct cat_type t_CUlimit_v1 = { "CUlimit", CAT_ENUM, 4, 11, NULL, NULL, e_t_CUlimit_v1 };

static const struct cat_enumerator e_t_CUlimit_v2[] = {
	{ "CU_LIMIT_STACK_SIZE", 0 },
	{ "CU_LIMIT_PRINTF_FIFO_SIZE", 1 },
	{ "CU_LIMIT_MALLOC_HEAP_SIZE", 2 },
	{ "CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH", 3 },
	{ "CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT", 4 },
	{ "CU_LIMIT_MAX_L2_FETCH_GRANULARITY", 5 },
	{ "CU_LIMIT_PERSISTING_L2_CACHE_SIZE", 6 },
	{ "CU_LIMIT_MAX", 7 },
};
static const struct cat_type t_CUlimit_v2 = { "CUlimit", CAT_ENUM, 4, 8, NULL, NULL, e_t_CUlimit_v2 };

static const struct cat_type t_CUlinkState = { "CUlinkState", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "link" };

static const struct cat_type t_CUlogIterator = { "CUlogIterator", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_CUlogicalEndpointId = { "CUlogicalEndpointId", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_CUlogicalEndpointIpcHandleType[] = {
	{ "CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE", 0 },
	{ "CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC", 1 },
};
static const struct cat_type t_CUlogicalEndpointIpcHandleType = { "CUlogicalEndpointIpcHandleType", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUlogicalEndpointIpcHandleType };

static const struct cat_field m_t_CUlogicalEndpointProp[] = {
	{ "type", &t_CUlogicalEndpointType, 0, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v28, 4, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_unsigned_long_long, 8, CAT_LEN_NONE, 0, false, false },
	{ "ipcHandleTypes", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUlogicalEndpointProp = { "CUlogicalEndpointProp", CAT_STRUCT, 24, 5, NULL, m_t_CUlogicalEndpointProp, NULL };

static const struct cat_enumerator e_t_CUlogicalEndpointType[] = {
	{ "CU_LOGICAL_ENDPOINT_TYPE_INVALID", 0 },
	{ "CU_LOGICAL_ENDPOINT_TYPE_UNICAST", 1 },
	{ "CU_LOGICAL_ENDPOINT_TYPE_MULTICAST", 2 },
};
static const struct cat_type t_CUlogicalEndpointType = { "CUlogicalEndpointType", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUlogicalEndpointType };

static const struct cat_type t_CUlogsCallback = { "CUlogsCallback", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_CUlogsCallbackHandle = { "CUlogsCallbackHandle", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "callback" };

static const struct cat_field m_t_CUmemAccessDesc[] = {
	{ "location", &t_CUmemLocation, 0, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_CUmemAccess_flags, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemAccessDesc = { "CUmemAccessDesc", CAT_STRUCT, 12, 2, NULL, m_t_CUmemAccessDesc, NULL };

static const struct cat_field m_t_CUmemAccessDesc_v1[] = {
	{ "location", &t_CUmemLocation_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_CUmemAccess_flags, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemAccessDesc_v1 = { "CUmemAccessDesc", CAT_STRUCT, 12, 2, NULL, m_t_CUmemAccessDesc_v1, NULL };

static const struct cat_enumerator e_t_CUmemAccess_flags[] = {
	{ "CU_MEM_ACCESS_FLAGS_PROT_NONE", 0 },
	{ "CU_MEM_ACCESS_FLAGS_PROT_READ", 1 },
	{ "CU_MEM_ACCESS_FLAGS_PROT_READWRITE", 3 },
	{ "CU_MEM_ACCESS_FLAGS_PROT_MAX", 2147483647 },
};
static const struct cat_type t_CUmemAccess_flags = { "CUmemAccess_flags", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUmemAccess_flags };

static const struct cat_enumerator e_t_CUmemAllocationGranularity_flags[] = {
	{ "CU_MEM_ALLOC_GRANULARITY_MINIMUM", 0 },
	{ "CU_MEM_ALLOC_GRANULARITY_RECOMMENDED", 1 },
};
static const struct cat_type t_CUmemAllocationGranularity_flags = { "CUmemAllocationGranularity_flags", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUmemAllocationGranularity_flags };

static const struct cat_enumerator e_t_CUmemAllocationHandleType[] = {
	{ "CU_MEM_HANDLE_TYPE_NONE", 0 },
	{ "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR", 1 },
	{ "CU_MEM_HANDLE_TYPE_WIN32", 2 },
	{ "CU_MEM_HANDLE_TYPE_WIN32_KMT", 4 },
	{ "CU_MEM_HANDLE_TYPE_FABRIC", 8 },
	{ "CU_MEM_HANDLE_TYPE_MAX", 2147483647 },
};
static const struct cat_type t_CUmemAllocationHandleType = { "CUmemAllocationHandleType", CAT_ENUM, 4, 6, NULL, NULL, e_t_CUmemAllocationHandleType };

static const struct cat_field m_t_CUmemAllocationProp[] = {
	{ "type", &t_CUmemAllocationType, 0, CAT_LEN_NONE, 0, false, false },
	{ "requestedHandleTypes", &t_CUmemAllocationHandleType, 4, CAT_LEN_NONE, 0, false, false },
	{ "location", &t_CUmemLocation, 8, CAT_LEN_NONE, 0, false, false },
	{ "win32HandleMetaData", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "allocFlags", &t_anon_v31, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemAllocationProp = { "CUmemAllocationProp", CAT_STRUCT, 32, 5, NULL, m_t_CUmemAllocationProp, NULL };

static const struct cat_field m_t_CUmemAllocationProp_v1[] = {
	{ "type", &t_CUmemAllocationType, 0, CAT_LEN_NONE, 0, false, false },
	{ "requestedHandleTypes", &t_CUmemAllocationHandleType, 4, CAT_LEN_NONE, 0, false, false },
	{ "location", &t_CUmemLocation_v1, 8, CAT_LEN_NONE, 0, false, false },
	{ "win32HandleMetaData", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "allocFlags", &t_anon_v31, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemAllocationProp_v1 = { "CUmemAllocationProp", CAT_STRUCT, 32, 5, NULL, m_t_CUmemAllocationProp_v1, NULL };

static const struct cat_enumerator e_t_CUmemAllocationType[] = {
	{ "CU_MEM_ALLOCATION_TYPE_INVALID", 0 },
	{ "CU_MEM_ALLOCATION_TYPE_PINNED", 1 },
	{ "CU_MEM_ALLOCATION_TYPE_MANAGED", 2 },
	{ "CU_MEM_ALLOCATION_TYPE_MAX", 2147483647 },
};
static const struct cat_type t_CUmemAllocationType = { "CUmemAllocationType", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUmemAllocationType };

static const struct cat_enumerator e_t_CUmemAttach_flags[] = {
	{ "CU_MEM_ATTACH_GLOBAL", 1 },
	{ "CU_MEM_ATTACH_HOST", 2 },
	{ "CU_MEM_ATTACH_SINGLE", 4 },
};
static const struct cat_type t_CUmemAttach_flags = { "CUmemAttach_flags", CAT_FLAGS, 4, 3, NULL, NULL, e_t_CUmemAttach_flags };

static const struct cat_enumerator e_t_CUmemDecompressAlgorithm[] = {
	{ "CU_MEM_DECOMPRESS_UNSUPPORTED", 0 },
	{ "CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE", 1 },
	{ "CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY", 2 },
	{ "CU_MEM_DECOMPRESS_ALGORITHM_LZ4", 4 },
};
static const struct cat_type t_CUmemDecompressAlgorithm = { "CUmemDecompressAlgorithm", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUmemDecompressAlgorithm };

static const struct cat_field m_t_CUmemDecompressParams[] = {
	{ "srcNumBytes", &t_size_t, 0, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dstNumBytes", &t_size_t, 8, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
	{ "dstActBytes", &p_cuuint32_t_ptr, 16, CAT_LEN_ONE, 0, false, false },
	{ "src", &p_const_void_ptr, 24, CAT_LEN_NONE, 0, false, false },
	{ "dst", &p_void_ptr, 32, CAT_LEN_NONE, 0, false, false },
	{ "algo", &t_CUmemDecompressAlgorithm, 40, CAT_LEN_NONE, 0, false, false },
	{ "padding", &t_unsigned_char_n20, 44, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemDecompressParams = { "CUmemDecompressParams", CAT_STRUCT, 64, 7, NULL, m_t_CUmemDecompressParams, NULL };

static const struct cat_type t_CUmemGenericAllocationHandle = { "CUmemGenericAllocationHandle", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "physical_mem" };

static const struct cat_enumerator e_t_CUmemHandleType[] = {
	{ "CU_MEM_HANDLE_TYPE_GENERIC", 0 },
};
static const struct cat_type t_CUmemHandleType = { "CUmemHandleType", CAT_ENUM, 4, 1, NULL, NULL, e_t_CUmemHandleType };

static const struct cat_field m_t_anon_v7[2];

static const struct cat_choice c_t_CUmemLocation_1[] = {
	{ 1, NULL, &m_t_anon_v7[0], false }, // CU_MEM_LOCATION_TYPE_DEVICE
	{ 2, NULL, &m_t_anon_v7[0], false }, // CU_MEM_LOCATION_TYPE_HOST
	{ 3, NULL, &m_t_anon_v7[0], false }, // CU_MEM_LOCATION_TYPE_HOST_NUMA
	{ 6, NULL, &m_t_anon_v7[1], false }, // CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN
};
static const struct cat_field m_t_CUmemLocation[] = {
	{ "type", &t_CUmemLocationType, 0, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v7, 4, CAT_LEN_NONE, 0, false, false, &(const struct cat_select){ 0, 0, sizeof(c_t_CUmemLocation_1) / sizeof(*c_t_CUmemLocation_1), c_t_CUmemLocation_1 } },
};
static const struct cat_type t_CUmemLocation = { "CUmemLocation", CAT_STRUCT, 8, 2, NULL, m_t_CUmemLocation, NULL };

static const struct cat_enumerator e_t_CUmemLocationType[] = {
	{ "CU_MEM_LOCATION_TYPE_INVALID", 0 },
	{ "CU_MEM_LOCATION_TYPE_DEVICE", 1 },
	{ "CU_MEM_LOCATION_TYPE_HOST", 2 },
	{ "CU_MEM_LOCATION_TYPE_HOST_NUMA", 3 },
	{ "CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT", 4 },
	{ "CU_MEM_LOCATION_TYPE_INVISIBLE", 5 },
	{ "CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN", 6 },
	{ "CU_MEM_LOCATION_TYPE_MAX", 2147483647 },
};
static const struct cat_type t_CUmemLocationType = { "CUmemLocationType", CAT_ENUM, 4, 8, NULL, NULL, e_t_CUmemLocationType };

static const struct cat_field m_t_CUmemLocation_v1[] = {
	{ "type", &t_CUmemLocationType, 0, CAT_LEN_NONE, 0, false, false },
	{ "id", &t_int, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemLocation_v1 = { "CUmemLocation", CAT_STRUCT, 8, 2, NULL, m_t_CUmemLocation_v1, NULL };

static const struct cat_enumerator e_t_CUmemOperationType[] = {
	{ "CU_MEM_OPERATION_TYPE_MAP", 1 },
	{ "CU_MEM_OPERATION_TYPE_UNMAP", 2 },
};
static const struct cat_type t_CUmemOperationType = { "CUmemOperationType", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUmemOperationType };

static const struct cat_field m_t_CUmemPoolProps[] = {
	{ "allocType", &t_CUmemAllocationType, 0, CAT_LEN_NONE, 0, false, false },
	{ "handleTypes", &t_CUmemAllocationHandleType, 4, CAT_LEN_NONE, 0, false, false },
	{ "location", &t_CUmemLocation, 8, CAT_LEN_NONE, 0, false, false },
	{ "win32SecurityAttributes", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxSize", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "usage", &t_unsigned_short, 32, CAT_LEN_NONE, 0, false, false },
	{ "gpuDirectRDMACapable", &t_unsigned_char, 34, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_char_n53, 35, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemPoolProps = { "CUmemPoolProps", CAT_STRUCT, 88, 8, NULL, m_t_CUmemPoolProps, NULL };

static const struct cat_field m_t_CUmemPoolProps_v1[] = {
	{ "allocType", &t_CUmemAllocationType, 0, CAT_LEN_NONE, 0, false, false },
	{ "handleTypes", &t_CUmemAllocationHandleType, 4, CAT_LEN_NONE, 0, false, false },
	{ "location", &t_CUmemLocation_v1, 8, CAT_LEN_NONE, 0, false, false },
	{ "win32SecurityAttributes", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxSize", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "usage", &t_unsigned_short, 32, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_char_n54, 34, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemPoolProps_v1 = { "CUmemPoolProps", CAT_STRUCT, 88, 7, NULL, m_t_CUmemPoolProps_v1, NULL };

static const struct cat_field m_t_CUmemPoolProps_v2[] = {
	{ "allocType", &t_CUmemAllocationType, 0, CAT_LEN_NONE, 0, false, false },
	{ "handleTypes", &t_CUmemAllocationHandleType, 4, CAT_LEN_NONE, 0, false, false },
	{ "location", &t_CUmemLocation_v1, 8, CAT_LEN_NONE, 0, false, false },
	{ "win32SecurityAttributes", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "maxSize", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_char_n56, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemPoolProps_v2 = { "CUmemPoolProps", CAT_STRUCT, 88, 6, NULL, m_t_CUmemPoolProps_v2, NULL };

static const struct cat_field m_t_CUmemPoolProps_v3[] = {
	{ "allocType", &t_CUmemAllocationType, 0, CAT_LEN_NONE, 0, false, false },
	{ "handleTypes", &t_CUmemAllocationHandleType, 4, CAT_LEN_NONE, 0, false, false },
	{ "location", &t_CUmemLocation_v1, 8, CAT_LEN_NONE, 0, false, false },
	{ "win32SecurityAttributes", &p_void_ptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_char_n64, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemPoolProps_v3 = { "CUmemPoolProps", CAT_STRUCT, 88, 5, NULL, m_t_CUmemPoolProps_v3, NULL };

static const struct cat_field m_t_CUmemPoolPtrExportData[] = {
	{ "reserved", &t_unsigned_char_n64, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemPoolPtrExportData = { "CUmemPoolPtrExportData", CAT_STRUCT, 64, 1, NULL, m_t_CUmemPoolPtrExportData, NULL };

static const struct cat_enumerator e_t_CUmemPool_attribute[] = {
	{ "CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES", 1 },
	{ "CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC", 2 },
	{ "CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES", 3 },
	{ "CU_MEMPOOL_ATTR_RELEASE_THRESHOLD", 4 },
	{ "CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT", 5 },
	{ "CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH", 6 },
	{ "CU_MEMPOOL_ATTR_USED_MEM_CURRENT", 7 },
	{ "CU_MEMPOOL_ATTR_USED_MEM_HIGH", 8 },
	{ "CU_MEMPOOL_ATTR_ALLOCATION_TYPE", 9 },
	{ "CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES", 10 },
	{ "CU_MEMPOOL_ATTR_LOCATION_ID", 11 },
	{ "CU_MEMPOOL_ATTR_LOCATION_TYPE", 12 },
	{ "CU_MEMPOOL_ATTR_MAX_POOL_SIZE", 13 },
	{ "CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED", 14 },
	{ "CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID", 15 },
};
static const struct cat_type t_CUmemPool_attribute = { "CUmemPool_attribute", CAT_ENUM, 4, 15, NULL, NULL, e_t_CUmemPool_attribute };

static const struct cat_enumerator e_t_CUmemRangeHandleType[] = {
	{ "CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD", 1 },
	{ "CU_MEM_RANGE_HANDLE_TYPE_MAX", 2147483647 },
};
static const struct cat_type t_CUmemRangeHandleType = { "CUmemRangeHandleType", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUmemRangeHandleType };

static const struct cat_enumerator e_t_CUmem_advise[] = {
	{ "CU_MEM_ADVISE_SET_READ_MOSTLY", 1 },
	{ "CU_MEM_ADVISE_UNSET_READ_MOSTLY", 2 },
	{ "CU_MEM_ADVISE_SET_PREFERRED_LOCATION", 3 },
	{ "CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION", 4 },
	{ "CU_MEM_ADVISE_SET_ACCESSED_BY", 5 },
	{ "CU_MEM_ADVISE_UNSET_ACCESSED_BY", 6 },
};
static const struct cat_type t_CUmem_advise = { "CUmem_advise", CAT_ENUM, 4, 6, NULL, NULL, e_t_CUmem_advise };

static const struct cat_enumerator e_t_CUmem_range_attribute[] = {
	{ "CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY", 1 },
	{ "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION", 2 },
	{ "CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY", 3 },
	{ "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION", 4 },
	{ "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE", 5 },
	{ "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID", 6 },
	{ "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE", 7 },
	{ "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID", 8 },
};
static const struct cat_type t_CUmem_range_attribute = { "CUmem_range_attribute", CAT_ENUM, 4, 8, NULL, NULL, e_t_CUmem_range_attribute };

static const struct cat_field m_t_CUmemcpy3DOperand[] = {
	{ "type", &t_CUmemcpy3DOperandType, 0, CAT_LEN_NONE, 0, false, false },
	{ "op", &t_anon_v37, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemcpy3DOperand = { "CUmemcpy3DOperand", CAT_STRUCT, 40, 2, NULL, m_t_CUmemcpy3DOperand, NULL };

static const struct cat_enumerator e_t_CUmemcpy3DOperandType[] = {
	{ "CU_MEMCPY_OPERAND_TYPE_POINTER", 1 },
	{ "CU_MEMCPY_OPERAND_TYPE_ARRAY", 2 },
	{ "CU_MEMCPY_OPERAND_TYPE_MAX", 2147483647 },
};
static const struct cat_type t_CUmemcpy3DOperandType = { "CUmemcpy3DOperandType", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUmemcpy3DOperandType };

static const struct cat_field m_t_CUmemcpy3DOperand_v1[] = {
	{ "type", &t_CUmemcpy3DOperandType, 0, CAT_LEN_NONE, 0, false, false },
	{ "op", &t_anon_v40, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemcpy3DOperand_v1 = { "CUmemcpy3DOperand", CAT_STRUCT, 40, 2, NULL, m_t_CUmemcpy3DOperand_v1, NULL };

static const struct cat_field m_t_CUmemcpyAttributes[] = {
	{ "srcAccessOrder", &t_CUmemcpySrcAccessOrder, 0, CAT_LEN_NONE, 0, false, false },
	{ "srcLocHint", &t_CUmemLocation, 4, CAT_LEN_NONE, 0, false, false },
	{ "dstLocHint", &t_CUmemLocation, 12, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemcpyAttributes = { "CUmemcpyAttributes", CAT_STRUCT, 24, 4, NULL, m_t_CUmemcpyAttributes, NULL };

static const struct cat_field m_t_CUmemcpyAttributes_v1[] = {
	{ "srcAccessOrder", &t_CUmemcpySrcAccessOrder, 0, CAT_LEN_NONE, 0, false, false },
	{ "srcLocHint", &t_CUmemLocation_v1, 4, CAT_LEN_NONE, 0, false, false },
	{ "dstLocHint", &t_CUmemLocation_v1, 12, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmemcpyAttributes_v1 = { "CUmemcpyAttributes", CAT_STRUCT, 24, 4, NULL, m_t_CUmemcpyAttributes_v1, NULL };

static const struct cat_enumerator e_t_CUmemcpySrcAccessOrder[] = {
	{ "CU_MEMCPY_SRC_ACCESS_ORDER_INVALID", 0 },
	{ "CU_MEMCPY_SRC_ACCESS_ORDER_STREAM", 1 },
	{ "CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL", 2 },
	{ "CU_MEMCPY_SRC_ACCESS_ORDER_ANY", 3 },
	{ "CU_MEMCPY_SRC_ACCESS_ORDER_MAX", 2147483647 },
};
static const struct cat_type t_CUmemcpySrcAccessOrder = { "CUmemcpySrcAccessOrder", CAT_ENUM, 4, 5, NULL, NULL, e_t_CUmemcpySrcAccessOrder };

static const struct cat_type t_CUmemoryPool = { "CUmemoryPool", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "pool" };

static const struct cat_enumerator e_t_CUmemorytype[] = {
	{ "CU_MEMORYTYPE_HOST", 1 },
	{ "CU_MEMORYTYPE_DEVICE", 2 },
	{ "CU_MEMORYTYPE_ARRAY", 3 },
	{ "CU_MEMORYTYPE_UNIFIED", 4 },
};
static const struct cat_type t_CUmemorytype = { "CUmemorytype", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUmemorytype };

static const struct cat_type t_CUmipmappedArray = { "CUmipmappedArray", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "mipmapped_array" };

static const struct cat_type t_CUmodule = { "CUmodule", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "module" };

static const struct cat_enumerator e_t_CUmoduleLoadingMode[] = {
	{ "CU_MODULE_EAGER_LOADING", 1 },
	{ "CU_MODULE_LAZY_LOADING", 2 },
};
static const struct cat_type t_CUmoduleLoadingMode = { "CUmoduleLoadingMode", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUmoduleLoadingMode };

static const struct cat_enumerator e_t_CUmulticastGranularity_flags[] = {
	{ "CU_MULTICAST_GRANULARITY_MINIMUM", 0 },
	{ "CU_MULTICAST_GRANULARITY_RECOMMENDED", 1 },
};
static const struct cat_type t_CUmulticastGranularity_flags = { "CUmulticastGranularity_flags", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUmulticastGranularity_flags };

static const struct cat_field m_t_CUmulticastObjectProp[] = {
	{ "numDevices", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "handleTypes", &t_unsigned_long_long, 16, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_long_long, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUmulticastObjectProp = { "CUmulticastObjectProp", CAT_STRUCT, 32, 4, NULL, m_t_CUmulticastObjectProp, NULL };

static const struct cat_type t_CUoccupancyB2DSize = { "CUoccupancyB2DSize", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_CUoccupancy_flags[] = {
	{ "CU_OCCUPANCY_DEFAULT", 0 },
	{ "CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE", 1 },
};
static const struct cat_type t_CUoccupancy_flags = { "CUoccupancy_flags", CAT_FLAGS, 4, 2, NULL, NULL, e_t_CUoccupancy_flags };

static const struct cat_field m_t_CUoffset3D[] = {
	{ "x", &t_size_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "y", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "z", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUoffset3D = { "CUoffset3D", CAT_STRUCT, 24, 3, NULL, m_t_CUoffset3D, NULL };

static const struct cat_enumerator e_t_CUpointer_attribute[] = {
	{ "CU_POINTER_ATTRIBUTE_CONTEXT", 1 },
	{ "CU_POINTER_ATTRIBUTE_MEMORY_TYPE", 2 },
	{ "CU_POINTER_ATTRIBUTE_DEVICE_POINTER", 3 },
	{ "CU_POINTER_ATTRIBUTE_HOST_POINTER", 4 },
	{ "CU_POINTER_ATTRIBUTE_P2P_TOKENS", 5 },
	{ "CU_POINTER_ATTRIBUTE_SYNC_MEMOPS", 6 },
	{ "CU_POINTER_ATTRIBUTE_BUFFER_ID", 7 },
	{ "CU_POINTER_ATTRIBUTE_IS_MANAGED", 8 },
	{ "CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL", 9 },
	{ "CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE", 10 },
	{ "CU_POINTER_ATTRIBUTE_RANGE_START_ADDR", 11 },
	{ "CU_POINTER_ATTRIBUTE_RANGE_SIZE", 12 },
	{ "CU_POINTER_ATTRIBUTE_MAPPED", 13 },
	{ "CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES", 14 },
	{ "CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE", 15 },
	{ "CU_POINTER_ATTRIBUTE_ACCESS_FLAGS", 16 },
	{ "CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE", 17 },
	{ "CU_POINTER_ATTRIBUTE_MAPPING_SIZE", 18 },
	{ "CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR", 19 },
	{ "CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID", 20 },
	{ "CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE", 21 },
	{ "CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL", 22 },
};
static const struct cat_type t_CUpointer_attribute = { "CUpointer_attribute", CAT_ENUM, 4, 22, NULL, NULL, e_t_CUpointer_attribute };

static const struct cat_enumerator e_t_CUprocessState[] = {
	{ "CU_PROCESS_STATE_RUNNING", 0 },
	{ "CU_PROCESS_STATE_LOCKED", 1 },
	{ "CU_PROCESS_STATE_CHECKPOINTED", 2 },
	{ "CU_PROCESS_STATE_FAILED", 3 },
	{ "CU_PROCESS_STATE_CHECKPOINTING", 4 },
	{ "CU_PROCESS_STATE_RESTORING", 5 },
};
static const struct cat_type t_CUprocessState = { "CUprocessState", CAT_ENUM, 4, 6, NULL, NULL, e_t_CUprocessState };

static const struct cat_enumerator e_t_CUresourceViewFormat[] = {
	{ "CU_RES_VIEW_FORMAT_NONE", 0 },
	{ "CU_RES_VIEW_FORMAT_UINT_1X8", 1 },
	{ "CU_RES_VIEW_FORMAT_UINT_2X8", 2 },
	{ "CU_RES_VIEW_FORMAT_UINT_4X8", 3 },
	{ "CU_RES_VIEW_FORMAT_SINT_1X8", 4 },
	{ "CU_RES_VIEW_FORMAT_SINT_2X8", 5 },
	{ "CU_RES_VIEW_FORMAT_SINT_4X8", 6 },
	{ "CU_RES_VIEW_FORMAT_UINT_1X16", 7 },
	{ "CU_RES_VIEW_FORMAT_UINT_2X16", 8 },
	{ "CU_RES_VIEW_FORMAT_UINT_4X16", 9 },
	{ "CU_RES_VIEW_FORMAT_SINT_1X16", 10 },
	{ "CU_RES_VIEW_FORMAT_SINT_2X16", 11 },
	{ "CU_RES_VIEW_FORMAT_SINT_4X16", 12 },
	{ "CU_RES_VIEW_FORMAT_UINT_1X32", 13 },
	{ "CU_RES_VIEW_FORMAT_UINT_2X32", 14 },
	{ "CU_RES_VIEW_FORMAT_UINT_4X32", 15 },
	{ "CU_RES_VIEW_FORMAT_SINT_1X32", 16 },
	{ "CU_RES_VIEW_FORMAT_SINT_2X32", 17 },
	{ "CU_RES_VIEW_FORMAT_SINT_4X32", 18 },
	{ "CU_RES_VIEW_FORMAT_FLOAT_1X16", 19 },
	{ "CU_RES_VIEW_FORMAT_FLOAT_2X16", 20 },
	{ "CU_RES_VIEW_FORMAT_FLOAT_4X16", 21 },
	{ "CU_RES_VIEW_FORMAT_FLOAT_1X32", 22 },
	{ "CU_RES_VIEW_FORMAT_FLOAT_2X32", 23 },
	{ "CU_RES_VIEW_FORMAT_FLOAT_4X32", 24 },
	{ "CU_RES_VIEW_FORMAT_UNSIGNED_BC1", 25 },
	{ "CU_RES_VIEW_FORMAT_UNSIGNED_BC2", 26 },
	{ "CU_RES_VIEW_FORMAT_UNSIGNED_BC3", 27 },
	{ "CU_RES_VIEW_FORMAT_UNSIGNED_BC4", 28 },
	{ "CU_RES_VIEW_FORMAT_SIGNED_BC4", 29 },
	{ "CU_RES_VIEW_FORMAT_UNSIGNED_BC5", 30 },
	{ "CU_RES_VIEW_FORMAT_SIGNED_BC5", 31 },
	{ "CU_RES_VIEW_FORMAT_UNSIGNED_BC6H", 32 },
	{ "CU_RES_VIEW_FORMAT_SIGNED_BC6H", 33 },
	{ "CU_RES_VIEW_FORMAT_UNSIGNED_BC7", 34 },
};
static const struct cat_type t_CUresourceViewFormat = { "CUresourceViewFormat", CAT_ENUM, 4, 35, NULL, NULL, e_t_CUresourceViewFormat };

static const struct cat_enumerator e_t_CUresourcetype[] = {
	{ "CU_RESOURCE_TYPE_ARRAY", 0 },
	{ "CU_RESOURCE_TYPE_MIPMAPPED_ARRAY", 1 },
	{ "CU_RESOURCE_TYPE_LINEAR", 2 },
	{ "CU_RESOURCE_TYPE_PITCH2D", 3 },
};
static const struct cat_type t_CUresourcetype = { "CUresourcetype", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUresourcetype };

static const struct cat_enumerator e_t_CUresult[] = {
	{ "CUDA_SUCCESS", 0 },
	{ "CUDA_ERROR_INVALID_VALUE", 1 },
	{ "CUDA_ERROR_OUT_OF_MEMORY", 2 },
	{ "CUDA_ERROR_NOT_INITIALIZED", 3 },
	{ "CUDA_ERROR_DEINITIALIZED", 4 },
	{ "CUDA_ERROR_PROFILER_DISABLED", 5 },
	{ "CUDA_ERROR_PROFILER_NOT_INITIALIZED", 6 },
	{ "CUDA_ERROR_PROFILER_ALREADY_STARTED", 7 },
	{ "CUDA_ERROR_PROFILER_ALREADY_STOPPED", 8 },
	{ "CUDA_ERROR_STUB_LIBRARY", 34 },
	{ "CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER", 36 },
	{ "CUDA_ERROR_DEVICE_UNAVAILABLE", 46 },
	{ "CUDA_ERROR_MULTICAST_RESOURCE_FULL", 47 },
	{ "CUDA_ERROR_NO_DEVICE", 100 },
	{ "CUDA_ERROR_INVALID_DEVICE", 101 },
	{ "CUDA_ERROR_DEVICE_NOT_LICENSED", 102 },
	{ "CUDA_ERROR_INVALID_IMAGE", 200 },
	{ "CUDA_ERROR_INVALID_CONTEXT", 201 },
	{ "CUDA_ERROR_CONTEXT_ALREADY_CURRENT", 202 },
	{ "CUDA_ERROR_MAP_FAILED", 205 },
	{ "CUDA_ERROR_UNMAP_FAILED", 206 },
	{ "CUDA_ERROR_ARRAY_IS_MAPPED", 207 },
	{ "CUDA_ERROR_ALREADY_MAPPED", 208 },
	{ "CUDA_ERROR_NO_BINARY_FOR_GPU", 209 },
	{ "CUDA_ERROR_ALREADY_ACQUIRED", 210 },
	{ "CUDA_ERROR_NOT_MAPPED", 211 },
	{ "CUDA_ERROR_NOT_MAPPED_AS_ARRAY", 212 },
	{ "CUDA_ERROR_NOT_MAPPED_AS_POINTER", 213 },
	{ "CUDA_ERROR_ECC_UNCORRECTABLE", 214 },
	{ "CUDA_ERROR_UNSUPPORTED_LIMIT", 215 },
	{ "CUDA_ERROR_CONTEXT_ALREADY_IN_USE", 216 },
	{ "CUDA_ERROR_PEER_ACCESS_UNSUPPORTED", 217 },
	{ "CUDA_ERROR_INVALID_PTX", 218 },
	{ "CUDA_ERROR_INVALID_GRAPHICS_CONTEXT", 219 },
	{ "CUDA_ERROR_NVLINK_UNCORRECTABLE", 220 },
	{ "CUDA_ERROR_JIT_COMPILER_NOT_FOUND", 221 },
	{ "CUDA_ERROR_UNSUPPORTED_PTX_VERSION", 222 },
	{ "CUDA_ERROR_JIT_COMPILATION_DISABLED", 223 },
	{ "CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY", 224 },
	{ "CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC", 225 },
	{ "CUDA_ERROR_CONTAINED", 226 },
	{ "CUDA_ERROR_INSUFFICIENT_LOADER_VERSION", 227 },
	{ "CUDA_ERROR_INVALID_SOURCE", 300 },
	{ "CUDA_ERROR_FILE_NOT_FOUND", 301 },
	{ "CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND", 302 },
	{ "CUDA_ERROR_SHARED_OBJECT_INIT_FAILED", 303 },
	{ "CUDA_ERROR_OPERATING_SYSTEM", 304 },
	{ "CUDA_ERROR_INVALID_HANDLE", 400 },
	{ "CUDA_ERROR_ILLEGAL_STATE", 401 },
	{ "CUDA_ERROR_LOSSY_QUERY", 402 },
	{ "CUDA_ERROR_NOT_FOUND", 500 },
	{ "CUDA_ERROR_NOT_READY", 600 },
	{ "CUDA_ERROR_ILLEGAL_ADDRESS", 700 },
	{ "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", 701 },
	{ "CUDA_ERROR_LAUNCH_TIMEOUT", 702 },
	{ "CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING", 703 },
	{ "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", 704 },
	{ "CUDA_ERROR_PEER_ACCESS_NOT_ENABLED", 705 },
	{ "CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE", 708 },
	{ "CUDA_ERROR_CONTEXT_IS_DESTROYED", 709 },
	{ "CUDA_ERROR_ASSERT", 710 },
	{ "CUDA_ERROR_TOO_MANY_PEERS", 711 },
	{ "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED", 712 },
	{ "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED", 713 },
	{ "CUDA_ERROR_HARDWARE_STACK_ERROR", 714 },
	{ "CUDA_ERROR_ILLEGAL_INSTRUCTION", 715 },
	{ "CUDA_ERROR_MISALIGNED_ADDRESS", 716 },
	{ "CUDA_ERROR_INVALID_ADDRESS_SPACE", 717 },
	{ "CUDA_ERROR_INVALID_PC", 718 },
	{ "CUDA_ERROR_LAUNCH_FAILED", 719 },
	{ "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE", 720 },
	{ "CUDA_ERROR_TENSOR_MEMORY_LEAK", 721 },
	{ "CUDA_ERROR_NOT_PERMITTED", 800 },
	{ "CUDA_ERROR_NOT_SUPPORTED", 801 },
	{ "CUDA_ERROR_SYSTEM_NOT_READY", 802 },
	{ "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH", 803 },
	{ "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE", 804 },
	{ "CUDA_ERROR_MPS_CONNECTION_FAILED", 805 },
	{ "CUDA_ERROR_MPS_RPC_FAILURE", 806 },
	{ "CUDA_ERROR_MPS_SERVER_NOT_READY", 807 },
	{ "CUDA_ERROR_MPS_MAX_CLIENTS_REACHED", 808 },
	{ "CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED", 809 },
	{ "CUDA_ERROR_MPS_CLIENT_TERMINATED", 810 },
	{ "CUDA_ERROR_CDP_NOT_SUPPORTED", 811 },
	{ "CUDA_ERROR_CDP_VERSION_MISMATCH", 812 },
	{ "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", 900 },
	{ "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", 901 },
	{ "CUDA_ERROR_STREAM_CAPTURE_MERGE", 902 },
	{ "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED", 903 },
	{ "CUDA_ERROR_STREAM_CAPTURE_UNJOINED", 904 },
	{ "CUDA_ERROR_STREAM_CAPTURE_ISOLATION", 905 },
	{ "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT", 906 },
	{ "CUDA_ERROR_CAPTURED_EVENT", 907 },
	{ "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD", 908 },
	{ "CUDA_ERROR_TIMEOUT", 909 },
	{ "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE", 910 },
	{ "CUDA_ERROR_EXTERNAL_DEVICE", 911 },
	{ "CUDA_ERROR_INVALID_CLUSTER_SIZE", 912 },
	{ "CUDA_ERROR_FUNCTION_NOT_LOADED", 913 },
	{ "CUDA_ERROR_INVALID_RESOURCE_TYPE", 914 },
	{ "CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION", 915 },
	{ "CUDA_ERROR_KEY_ROTATION", 916 },
	{ "CUDA_ERROR_STREAM_DETACHED", 917 },
	{ "CUDA_ERROR_GRAPH_RECAPTURE_FAILURE", 918 },
	{ "CUDA_ERROR_FABRIC_NOT_READY", 919 },
	{ "CUDA_ERROR_UNKNOWN", 999 },
};
static const struct cat_type t_CUresult = { "CUresult", CAT_ENUM, 4, 106, NULL, NULL, e_t_CUresult };

static const struct cat_enumerator e_t_CUsharedMemoryMode[] = {
	{ "CU_SHARED_MEMORY_MODE_DEFAULT", 0 },
	{ "CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE", 1 },
	{ "CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE", 2 },
	{ "CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY", 3 },
	{ "CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY", 4 },
};
static const struct cat_type t_CUsharedMemoryMode = { "CUsharedMemoryMode", CAT_ENUM, 4, 5, NULL, NULL, e_t_CUsharedMemoryMode };

static const struct cat_enumerator e_t_CUsharedconfig[] = {
	{ "CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE", 0 },
	{ "CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE", 1 },
	{ "CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE", 2 },
};
static const struct cat_type t_CUsharedconfig = { "CUsharedconfig", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUsharedconfig };

static const struct cat_type t_CUstream = { "CUstream", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "stream" };

static const struct cat_enumerator e_t_CUstreamAtomicReductionDataType[] = {
	{ "CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32", 14 },
	{ "CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64", 22 },
};
static const struct cat_type t_CUstreamAtomicReductionDataType = { "CUstreamAtomicReductionDataType", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUstreamAtomicReductionDataType };

static const struct cat_enumerator e_t_CUstreamAtomicReductionOpType[] = {
	{ "CU_STREAM_ATOMIC_REDUCTION_OP_ADD", 0 },
	{ "CU_STREAM_ATOMIC_REDUCTION_OP_AND", 5 },
	{ "CU_STREAM_ATOMIC_REDUCTION_OP_OR", 6 },
};
static const struct cat_type t_CUstreamAtomicReductionOpType = { "CUstreamAtomicReductionOpType", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUstreamAtomicReductionOpType };

static const struct cat_enumerator e_t_CUstreamAttrID[] = {
	{ "CU_LAUNCH_ATTRIBUTE_IGNORE", 0 },
	{ "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1 },
	{ "CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2 },
	{ "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7 },
	{ "CU_LAUNCH_ATTRIBUTE_PRIORITY", 8 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", 11 },
	{ "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12 },
	{ "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 14 },
	{ "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING", 16 },
	{ "CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE", 17 },
	{ "CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE", 18 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 19 },
};
static const struct cat_type t_CUstreamAttrID = { "CUstreamAttrID", CAT_ENUM, 4, 19, NULL, NULL, e_t_CUstreamAttrID };

static const struct cat_enumerator e_t_CUstreamAttrID_v1[] = {
	{ "CU_LAUNCH_ATTRIBUTE_IGNORE", 0 },
	{ "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1 },
	{ "CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2 },
	{ "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7 },
	{ "CU_LAUNCH_ATTRIBUTE_PRIORITY", 8 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", 11 },
	{ "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12 },
	{ "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13 },
	{ "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 14 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 15 },
	{ "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING", 16 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 17 },
};
static const struct cat_type t_CUstreamAttrID_v1 = { "CUstreamAttrID", CAT_ENUM, 4, 18, NULL, NULL, e_t_CUstreamAttrID_v1 };

static const struct cat_enumerator e_t_CUstreamAttrID_v2[] = {
	{ "CU_LAUNCH_ATTRIBUTE_IGNORE", 0 },
	{ "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1 },
	{ "CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2 },
	{ "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4 },
	{ "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6 },
	{ "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7 },
	{ "CU_LAUNCH_ATTRIBUTE_PRIORITY", 8 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9 },
	{ "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10 },
	{ "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12 },
	{ "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13 },
	{ "CU_LAUNCH_ATTRIBUTE_MAX", 14 },
};
static const struct cat_type t_CUstreamAttrID_v2 = { "CUstreamAttrID", CAT_ENUM, 4, 14, NULL, NULL, e_t_CUstreamAttrID_v2 };

static const struct cat_field m_t_CUstreamAttrValue[18] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "preferredClusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemCarveout", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "nvlinkUtilCentricScheduling", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "portableClusterSizeMode", &t_CUlaunchAttributePortableClusterMode, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemoryMode", &t_CUsharedMemoryMode, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamAttrValue = { "CUstreamAttrValue", CAT_UNION, 64, 18, NULL, m_t_CUstreamAttrValue, NULL };

static const struct cat_field m_t_CUstreamAttrValue_v1[16] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "preferredClusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemCarveout", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "nvlinkUtilCentricScheduling", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamAttrValue_v1 = { "CUstreamAttrValue", CAT_UNION, 64, 16, NULL, m_t_CUstreamAttrValue_v1, NULL };

static const struct cat_field m_t_CUstreamAttrValue_v2[15] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "preferredClusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
	{ "sharedMemCarveout", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamAttrValue_v2 = { "CUstreamAttrValue", CAT_UNION, 64, 15, NULL, m_t_CUstreamAttrValue_v2, NULL };

static const struct cat_field m_t_CUstreamAttrValue_v3[13] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "launchCompletionEvent", &t_anon_v23, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
	{ "deviceUpdatableKernelNode", &t_anon_v24, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamAttrValue_v3 = { "CUstreamAttrValue", CAT_UNION, 64, 13, NULL, m_t_CUstreamAttrValue_v3, NULL };

static const struct cat_field m_t_CUstreamAttrValue_v4[11] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomainMap", &t_CUlaunchMemSyncDomainMap, 0, CAT_LEN_NONE, 0, false, false },
	{ "memSyncDomain", &t_CUlaunchMemSyncDomain, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamAttrValue_v4 = { "CUstreamAttrValue", CAT_UNION, 64, 11, NULL, m_t_CUstreamAttrValue_v4, NULL };

static const struct cat_field m_t_CUstreamAttrValue_v5[9] = {
	{ "pad", &t_char_n64, 0, CAT_LEN_NONE, 0, false, false },
	{ "accessPolicyWindow", &t_CUaccessPolicyWindow, 0, CAT_LEN_NONE, 0, false, false },
	{ "cooperative", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "syncPolicy", &t_CUsynchronizationPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterDim", &t_anon_v21, 0, CAT_LEN_NONE, 0, false, false },
	{ "clusterSchedulingPolicyPreference", &t_CUclusterSchedulingPolicy, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticStreamSerializationAllowed", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "programmaticEvent", &t_anon_v22, 0, CAT_LEN_NONE, 0, false, false },
	{ "priority", &t_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamAttrValue_v5 = { "CUstreamAttrValue", CAT_UNION, 64, 9, NULL, m_t_CUstreamAttrValue_v5, NULL };

static const struct cat_field m_t_CUstreamBatchMemOpParams[7] = {
	{ "operation", &t_CUstreamBatchMemOpType, 0, CAT_LEN_NONE, 0, false, false },
	{ "waitValue", &t_CUstreamMemOpWaitValueParams_st, 0, CAT_LEN_NONE, 0, false, false },
	{ "writeValue", &t_CUstreamMemOpWriteValueParams_st, 0, CAT_LEN_NONE, 0, false, false },
	{ "flushRemoteWrites", &t_CUstreamMemOpFlushRemoteWritesParams_st, 0, CAT_LEN_NONE, 0, false, false },
	{ "memoryBarrier", &t_CUstreamMemOpMemoryBarrierParams_st, 0, CAT_LEN_NONE, 0, false, false },
	{ "atomicReduction", &t_CUstreamMemOpAtomicReductionParams_st, 0, CAT_LEN_NONE, 0, false, false },
	{ "pad", &t_cuuint64_t_n6, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamBatchMemOpParams = { "CUstreamBatchMemOpParams", CAT_UNION, 48, 7, NULL, m_t_CUstreamBatchMemOpParams, NULL };

static const struct cat_field m_t_CUstreamBatchMemOpParams_v1[6] = {
	{ "operation", &t_CUstreamBatchMemOpType, 0, CAT_LEN_NONE, 0, false, false },
	{ "waitValue", &t_CUstreamMemOpWaitValueParams_st, 0, CAT_LEN_NONE, 0, false, false },
	{ "writeValue", &t_CUstreamMemOpWriteValueParams_st, 0, CAT_LEN_NONE, 0, false, false },
	{ "flushRemoteWrites", &t_CUstreamMemOpFlushRemoteWritesParams_st, 0, CAT_LEN_NONE, 0, false, false },
	{ "memoryBarrier", &t_CUstreamMemOpMemoryBarrierParams_st, 0, CAT_LEN_NONE, 0, false, false },
	{ "pad", &t_cuuint64_t_n6, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamBatchMemOpParams_v1 = { "CUstreamBatchMemOpParams", CAT_UNION, 48, 6, NULL, m_t_CUstreamBatchMemOpParams_v1, NULL };

static const struct cat_enumerator e_t_CUstreamBatchMemOpType[] = {
	{ "CU_STREAM_MEM_OP_WAIT_VALUE_32", 1 },
	{ "CU_STREAM_MEM_OP_WRITE_VALUE_32", 2 },
	{ "CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES", 3 },
	{ "CU_STREAM_MEM_OP_WAIT_VALUE_64", 4 },
	{ "CU_STREAM_MEM_OP_WRITE_VALUE_64", 5 },
	{ "CU_STREAM_MEM_OP_BARRIER", 6 },
	{ "CU_STREAM_MEM_OP_ATOMIC_REDUCTION", 8 },
};
static const struct cat_type t_CUstreamBatchMemOpType = { "CUstreamBatchMemOpType", CAT_ENUM, 4, 7, NULL, NULL, e_t_CUstreamBatchMemOpType };

static const struct cat_type t_CUstreamCallback = { "CUstreamCallback", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_enumerator e_t_CUstreamCaptureMode[] = {
	{ "CU_STREAM_CAPTURE_MODE_GLOBAL", 0 },
	{ "CU_STREAM_CAPTURE_MODE_THREAD_LOCAL", 1 },
	{ "CU_STREAM_CAPTURE_MODE_RELAXED", 2 },
};
static const struct cat_type t_CUstreamCaptureMode = { "CUstreamCaptureMode", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUstreamCaptureMode };

static const struct cat_enumerator e_t_CUstreamCaptureStatus[] = {
	{ "CU_STREAM_CAPTURE_STATUS_NONE", 0 },
	{ "CU_STREAM_CAPTURE_STATUS_ACTIVE", 1 },
	{ "CU_STREAM_CAPTURE_STATUS_INVALIDATED", 2 },
};
static const struct cat_type t_CUstreamCaptureStatus = { "CUstreamCaptureStatus", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUstreamCaptureStatus };

static const struct cat_field m_t_CUstreamCigCaptureParams[] = {
	{ "streamCigParams", &p_CUstreamCigParam_ptr, 0, CAT_LEN_ONE, 0, false, false },
};
static const struct cat_type t_CUstreamCigCaptureParams = { "CUstreamCigCaptureParams", CAT_STRUCT, 8, 1, NULL, m_t_CUstreamCigCaptureParams, NULL };

static const struct cat_enumerator e_t_CUstreamCigDataType[] = {
	{ "STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST", 1 },
	{ "STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV", 2 },
};
static const struct cat_type t_CUstreamCigDataType = { "CUstreamCigDataType", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUstreamCigDataType };

static const struct cat_field m_t_CUstreamCigParam[] = {
	{ "streamSharedDataType", &t_CUstreamCigDataType, 0, CAT_LEN_NONE, 0, false, false },
	{ "streamSharedData", &p_void_ptr, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamCigParam = { "CUstreamCigParam", CAT_STRUCT, 16, 2, NULL, m_t_CUstreamCigParam, NULL };

static const struct cat_field m_t_CUstreamMemOpAtomicReductionParams_st[] = {
	{ "operation", &t_CUstreamBatchMemOpType, 0, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "reductionOp", &t_CUstreamAtomicReductionOpType, 8, CAT_LEN_NONE, 0, false, false },
	{ "dataType", &t_CUstreamAtomicReductionDataType, 12, CAT_LEN_NONE, 0, false, false },
	{ "address", &p_CUdeviceptr, 16, CAT_LEN_NONE, 0, false, false },
	{ "value", &t_cuuint64_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "alias", &p_CUdeviceptr, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamMemOpAtomicReductionParams_st = { "CUstreamMemOpAtomicReductionParams_st", CAT_STRUCT, 40, 7, NULL, m_t_CUstreamMemOpAtomicReductionParams_st, NULL };

static const struct cat_field m_t_CUstreamMemOpFlushRemoteWritesParams_st[] = {
	{ "operation", &t_CUstreamBatchMemOpType, 0, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamMemOpFlushRemoteWritesParams_st = { "CUstreamMemOpFlushRemoteWritesParams_st", CAT_STRUCT, 8, 2, NULL, m_t_CUstreamMemOpFlushRemoteWritesParams_st, NULL };

static const struct cat_field m_t_CUstreamMemOpMemoryBarrierParams_st[] = {
	{ "operation", &t_CUstreamBatchMemOpType, 0, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamMemOpMemoryBarrierParams_st = { "CUstreamMemOpMemoryBarrierParams_st", CAT_STRUCT, 8, 2, NULL, m_t_CUstreamMemOpMemoryBarrierParams_st, NULL };

static const struct cat_field m_t_CUstreamMemOpWaitValueParams_st[] = {
	{ "operation", &t_CUstreamBatchMemOpType, 0, CAT_LEN_NONE, 0, false, false },
	{ "address", &p_CUdeviceptr, 8, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v10, 16, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
	{ "alias", &p_CUdeviceptr, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamMemOpWaitValueParams_st = { "CUstreamMemOpWaitValueParams_st", CAT_STRUCT, 40, 5, NULL, m_t_CUstreamMemOpWaitValueParams_st, NULL };

static const struct cat_field m_t_CUstreamMemOpWriteValueParams_st[] = {
	{ "operation", &t_CUstreamBatchMemOpType, 0, CAT_LEN_NONE, 0, false, false },
	{ "address", &p_CUdeviceptr, 8, CAT_LEN_NONE, 0, false, false },
	{ "", &t_anon_v10, 16, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
	{ "alias", &p_CUdeviceptr, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUstreamMemOpWriteValueParams_st = { "CUstreamMemOpWriteValueParams_st", CAT_STRUCT, 40, 5, NULL, m_t_CUstreamMemOpWriteValueParams_st, NULL };

static const struct cat_enumerator e_t_CUstream_flags[] = {
	{ "CU_STREAM_DEFAULT", 0 },
	{ "CU_STREAM_NON_BLOCKING", 1 },
};
static const struct cat_type t_CUstream_flags = { "CUstream_flags", CAT_FLAGS, 4, 2, NULL, NULL, e_t_CUstream_flags };

static const struct cat_type t_CUsurfObject = { "CUsurfObject", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_CUsurfref = { "CUsurfref", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "surfref" };

static const struct cat_enumerator e_t_CUsynchronizationPolicy[] = {
	{ "CU_SYNC_POLICY_AUTO", 1 },
	{ "CU_SYNC_POLICY_SPIN", 2 },
	{ "CU_SYNC_POLICY_YIELD", 3 },
	{ "CU_SYNC_POLICY_BLOCKING_SYNC", 4 },
};
static const struct cat_type t_CUsynchronizationPolicy = { "CUsynchronizationPolicy", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUsynchronizationPolicy };

static const struct cat_field m_t_CUtensorMap[] = {
	{ "opaque", &t_cuuint64_t_n16, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUtensorMap = { "CUtensorMap", CAT_STRUCT, 128, 1, NULL, m_t_CUtensorMap, NULL };

static const struct cat_enumerator e_t_CUtensorMapAllocClass[] = {
	{ "CU_TENSOR_MAP_ALLOC_CLASS_AUTO", 0 },
	{ "CU_TENSOR_MAP_ALLOC_CLASS_SMALL", 1 },
	{ "CU_TENSOR_MAP_ALLOC_CLASS_LARGE", 2 },
};
static const struct cat_type t_CUtensorMapAllocClass = { "CUtensorMapAllocClass", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUtensorMapAllocClass };

static const struct cat_enumerator e_t_CUtensorMapDataType[] = {
	{ "CU_TENSOR_MAP_DATA_TYPE_UINT8", 0 },
	{ "CU_TENSOR_MAP_DATA_TYPE_UINT16", 1 },
	{ "CU_TENSOR_MAP_DATA_TYPE_UINT32", 2 },
	{ "CU_TENSOR_MAP_DATA_TYPE_INT32", 3 },
	{ "CU_TENSOR_MAP_DATA_TYPE_UINT64", 4 },
	{ "CU_TENSOR_MAP_DATA_TYPE_INT64", 5 },
	{ "CU_TENSOR_MAP_DATA_TYPE_FLOAT16", 6 },
	{ "CU_TENSOR_MAP_DATA_TYPE_FLOAT32", 7 },
	{ "CU_TENSOR_MAP_DATA_TYPE_FLOAT64", 8 },
	{ "CU_TENSOR_MAP_DATA_TYPE_BFLOAT16", 9 },
	{ "CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ", 10 },
	{ "CU_TENSOR_MAP_DATA_TYPE_TFLOAT32", 11 },
	{ "CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ", 12 },
	{ "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B", 13 },
	{ "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", 14 },
	{ "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B", 15 },
};
static const struct cat_type t_CUtensorMapDataType = { "CUtensorMapDataType", CAT_ENUM, 4, 16, NULL, NULL, e_t_CUtensorMapDataType };

static const struct cat_enumerator e_t_CUtensorMapFloatOOBfill[] = {
	{ "CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE", 0 },
	{ "CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA", 1 },
};
static const struct cat_type t_CUtensorMapFloatOOBfill = { "CUtensorMapFloatOOBfill", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUtensorMapFloatOOBfill };

static const struct cat_enumerator e_t_CUtensorMapIm2ColWideMode[] = {
	{ "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W", 0 },
	{ "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128", 1 },
};
static const struct cat_type t_CUtensorMapIm2ColWideMode = { "CUtensorMapIm2ColWideMode", CAT_ENUM, 4, 2, NULL, NULL, e_t_CUtensorMapIm2ColWideMode };

static const struct cat_enumerator e_t_CUtensorMapInterleave[] = {
	{ "CU_TENSOR_MAP_INTERLEAVE_NONE", 0 },
	{ "CU_TENSOR_MAP_INTERLEAVE_16B", 1 },
	{ "CU_TENSOR_MAP_INTERLEAVE_32B", 2 },
};
static const struct cat_type t_CUtensorMapInterleave = { "CUtensorMapInterleave", CAT_ENUM, 4, 3, NULL, NULL, e_t_CUtensorMapInterleave };

static const struct cat_enumerator e_t_CUtensorMapL2promotion[] = {
	{ "CU_TENSOR_MAP_L2_PROMOTION_NONE", 0 },
	{ "CU_TENSOR_MAP_L2_PROMOTION_L2_64B", 1 },
	{ "CU_TENSOR_MAP_L2_PROMOTION_L2_128B", 2 },
	{ "CU_TENSOR_MAP_L2_PROMOTION_L2_256B", 3 },
};
static const struct cat_type t_CUtensorMapL2promotion = { "CUtensorMapL2promotion", CAT_ENUM, 4, 4, NULL, NULL, e_t_CUtensorMapL2promotion };

static const struct cat_enumerator e_t_CUtensorMapSwizzle[] = {
	{ "CU_TENSOR_MAP_SWIZZLE_NONE", 0 },
	{ "CU_TENSOR_MAP_SWIZZLE_32B", 1 },
	{ "CU_TENSOR_MAP_SWIZZLE_64B", 2 },
	{ "CU_TENSOR_MAP_SWIZZLE_128B", 3 },
	{ "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B", 4 },
	{ "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B", 5 },
	{ "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B", 6 },
};
static const struct cat_type t_CUtensorMapSwizzle = { "CUtensorMapSwizzle", CAT_ENUM, 4, 7, NULL, NULL, e_t_CUtensorMapSwizzle };

static const struct cat_type t_CUtexObject = { "CUtexObject", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_CUtexref = { "CUtexref", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "texref" };

static const struct cat_type t_CUuserObject = { "CUuserObject", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "user_object" };

static const struct cat_field m_t_CUuuid[] = {
	{ "bytes", &t_char_n16, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_CUuuid = { "CUuuid", CAT_STRUCT, 16, 1, NULL, m_t_CUuuid, NULL };

static const struct cat_field m_t_anon[] = {
	{ "width", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "height", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "depth", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon = { "", CAT_STRUCT, 12, 3, NULL, m_t_anon, NULL };

static const struct cat_field m_t_anon_v1[1] = {
	{ "smCount", &t_CUexecAffinitySmCount, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v1 = { "", CAT_UNION, 4, 1, NULL, m_t_anon_v1, NULL };

static const struct cat_field m_t_anon_v10[2] = {
	{ "value", &t_cuuint32_t, 0, CAT_LEN_NONE, 0, false, false },
	{ "value64", &t_cuuint64_t, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v10 = { "", CAT_UNION, 8, 2, NULL, m_t_anon_v10, NULL };

static const struct cat_field m_t_anon_v11[] = {
	{ "fence", &t_anon_v12, 0, CAT_LEN_NONE, 0, false, false },
	{ "nvSciSync", &t_anon_v13, 8, CAT_LEN_NONE, 0, false, false },
	{ "keyedMutex", &t_anon_v14, 16, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n12, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v11 = { "", CAT_STRUCT, 72, 4, NULL, m_t_anon_v11, NULL };

static const struct cat_field m_t_anon_v12[] = {
	{ "value", &t_unsigned_long_long, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v12 = { "", CAT_STRUCT, 8, 1, NULL, m_t_anon_v12, NULL };

static const struct cat_field m_t_anon_v13[2] = {
	{ "fence", &p_void_ptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_long_long, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v13 = { "", CAT_UNION, 8, 2, NULL, m_t_anon_v13, NULL };

static const struct cat_field m_t_anon_v14[] = {
	{ "key", &t_unsigned_long_long, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v14 = { "", CAT_STRUCT, 8, 1, NULL, m_t_anon_v14, NULL };

static const struct cat_field m_t_anon_v15[] = {
	{ "fence", &t_anon_v12, 0, CAT_LEN_NONE, 0, false, false },
	{ "nvSciSync", &t_anon_v13, 8, CAT_LEN_NONE, 0, false, false },
	{ "keyedMutex", &t_anon_v16, 16, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_int_n10, 32, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v15 = { "", CAT_STRUCT, 72, 4, NULL, m_t_anon_v15, NULL };

static const struct cat_field m_t_anon_v16[] = {
	{ "key", &t_unsigned_long_long, 0, CAT_LEN_NONE, 0, false, false },
	{ "timeoutMs", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false, .unit = "ms" },
};
static const struct cat_type t_anon_v16 = { "", CAT_STRUCT, 16, 2, NULL, m_t_anon_v16, NULL };

static const struct cat_field m_t_anon_v17[17] = {
	{ "reserved1", &t_long_long_n29, 0, CAT_LEN_NONE, 0, false, false },
	{ "kernel", &t_CUDA_KERNEL_NODE_PARAMS_v3, 0, CAT_LEN_NONE, 0, false, false },
	{ "memcpy", &t_CUDA_MEMCPY_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "memset", &t_CUDA_MEMSET_NODE_PARAMS_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "host", &t_CUDA_HOST_NODE_PARAMS_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "graph", &t_CUDA_CHILD_GRAPH_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "eventWait", &t_CUDA_EVENT_WAIT_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "eventRecord", &t_CUDA_EVENT_RECORD_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "extSemSignal", &t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "extSemWait", &t_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "alloc", &t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v0, 0, CAT_LEN_NONE, 0, false, false },
	{ "free", &t_CUDA_MEM_FREE_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "memOp", &t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "conditional", &t_CUDA_CONDITIONAL_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "memcpyBatch", &t_CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, 0, CAT_LEN_NONE, 0, false, false },
	{ "fabricCpyBatch", &t_CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, 0, CAT_LEN_NONE, 0, false, false },
	{ "asBytes", &t_char_n232, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v17 = { "", CAT_UNION, 232, 17, NULL, m_t_anon_v17, NULL };

static const struct cat_field m_t_anon_v18[2] = {
	{ "ctx", &t_CUcontext, 0, CAT_LEN_NONE, 0, false, false },
	{ "gCtx", &t_CUgreenCtx, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v18 = { "", CAT_UNION, 8, 2, NULL, m_t_anon_v18, NULL };

static const struct cat_field m_t_anon_v19[14] = {
	{ "reserved1", &t_long_long_n29, 0, CAT_LEN_NONE, 0, false, false },
	{ "kernel", &t_CUDA_KERNEL_NODE_PARAMS_v3, 0, CAT_LEN_NONE, 0, false, false },
	{ "memcpy", &t_CUDA_MEMCPY_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "memset", &t_CUDA_MEMSET_NODE_PARAMS_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "host", &t_CUDA_HOST_NODE_PARAMS_v2_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "graph", &t_CUDA_CHILD_GRAPH_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "eventWait", &t_CUDA_EVENT_WAIT_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "eventRecord", &t_CUDA_EVENT_RECORD_NODE_PARAMS_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "extSemSignal", &t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "extSemWait", &t_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "alloc", &t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "free", &t_CUDA_MEM_FREE_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "memOp", &t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "conditional", &t_CUDA_CONDITIONAL_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v19 = { "", CAT_UNION, 232, 14, NULL, m_t_anon_v19, NULL };

static const struct cat_field m_t_anon_v2[4] = {
	{ "sm", &t_CUdevSmResource, 0, CAT_LEN_NONE, 0, false, false },
	{ "wqConfig", &t_CUdevWorkqueueConfigResource, 0, CAT_LEN_NONE, 0, false, false },
	{ "wq", &t_CUdevWorkqueueResource, 0, CAT_LEN_NONE, 0, false, false },
	{ "_oversize", &t_unsigned_char_n40, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v2 = { "", CAT_UNION, 40, 4, NULL, m_t_anon_v2, NULL };

static const struct cat_field m_t_anon_v20[14] = {
	{ "reserved1", &t_long_long_n29, 0, CAT_LEN_NONE, 0, false, false },
	{ "kernel", &t_CUDA_KERNEL_NODE_PARAMS_v3, 0, CAT_LEN_NONE, 0, false, false },
	{ "memcpy", &t_CUDA_MEMCPY_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "memset", &t_CUDA_MEMSET_NODE_PARAMS_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "host", &t_CUDA_HOST_NODE_PARAMS_v2_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "graph", &t_CUDA_CHILD_GRAPH_NODE_PARAMS_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "eventWait", &t_CUDA_EVENT_WAIT_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "eventRecord", &t_CUDA_EVENT_RECORD_NODE_PARAMS_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "extSemSignal", &t_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "extSemWait", &t_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "alloc", &t_CUDA_MEM_ALLOC_NODE_PARAMS_v2_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "free", &t_CUDA_MEM_FREE_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
	{ "memOp", &t_CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "conditional", &t_CUDA_CONDITIONAL_NODE_PARAMS, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v20 = { "", CAT_UNION, 232, 14, NULL, m_t_anon_v20, NULL };

static const struct cat_field m_t_anon_v21[] = {
	{ "x", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "y", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "z", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v21 = { "", CAT_STRUCT, 12, 3, NULL, m_t_anon_v21, NULL };

static const struct cat_field m_t_anon_v22[] = {
	{ "event", &t_CUevent, 0, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "triggerAtBlockStart", &t_int, 12, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v22 = { "", CAT_STRUCT, 16, 3, NULL, m_t_anon_v22, NULL };

static const struct cat_field m_t_anon_v23[] = {
	{ "event", &t_CUevent, 0, CAT_LEN_NONE, 0, false, false },
	{ "flags", &t_int, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v23 = { "", CAT_STRUCT, 16, 2, NULL, m_t_anon_v23, NULL };

static const struct cat_field m_t_anon_v24[] = {
	{ "deviceUpdatable", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "devNode", &t_CUgraphDeviceNode, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v24 = { "", CAT_STRUCT, 16, 2, NULL, m_t_anon_v24, NULL };

static const struct cat_field m_t_anon_v25[3] = {
	{ "fd", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "win32", &t_anon_v26, 0, CAT_LEN_NONE, 0, false, false },
	{ "nvSciBufObject", &p_const_void_ptr, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v25 = { "", CAT_UNION, 16, 3, NULL, m_t_anon_v25, NULL };

static const struct cat_field m_t_anon_v26[] = {
	{ "handle", &p_void_ptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "name", &p_const_void_ptr, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v26 = { "", CAT_STRUCT, 16, 2, NULL, m_t_anon_v26, NULL };

static const struct cat_field m_t_anon_v27[3] = {
	{ "fd", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "win32", &t_anon_v26, 0, CAT_LEN_NONE, 0, false, false },
	{ "nvSciSyncObj", &p_const_void_ptr, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v27 = { "", CAT_UNION, 16, 3, NULL, m_t_anon_v27, NULL };

static const struct cat_field m_t_anon_v28[2] = {
	{ "unicast", &t_anon_v29, 0, CAT_LEN_NONE, 0, false, false },
	{ "multicast", &t_anon_v30, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v28 = { "", CAT_UNION, 4, 2, NULL, m_t_anon_v28, NULL };

static const struct cat_field m_t_anon_v29[] = {
	{ "device", &t_CUdevice, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v29 = { "", CAT_STRUCT, 4, 1, NULL, m_t_anon_v29, NULL };

static const struct cat_field m_t_anon_v3[2] = {
	{ "sm", &t_CUdevSmResource_v1, 0, CAT_LEN_NONE, 0, false, false },
	{ "_oversize", &t_unsigned_char_n48, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v3 = { "", CAT_UNION, 48, 2, NULL, m_t_anon_v3, NULL };

static const struct cat_field m_t_anon_v30[] = {
	{ "numDevices", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v30 = { "", CAT_STRUCT, 4, 1, NULL, m_t_anon_v30, NULL };

static const struct cat_field m_t_anon_v31[] = {
	{ "compressionType", &t_unsigned_char, 0, CAT_LEN_NONE, 0, false, false },
	{ "gpuDirectRDMACapable", &t_unsigned_char, 1, CAT_LEN_NONE, 0, false, false },
	{ "usage", &t_unsigned_short, 2, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_unsigned_char_n4, 4, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v31 = { "", CAT_STRUCT, 8, 4, NULL, m_t_anon_v31, NULL };

static const struct cat_field m_t_anon_v32[2] = {
	{ "mipmap", &t_CUmipmappedArray, 0, CAT_LEN_NONE, 0, false, false },
	{ "array", &t_CUarray, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v32 = { "", CAT_UNION, 8, 2, NULL, m_t_anon_v32, NULL };

static const struct cat_field m_t_anon_v33[2] = {
	{ "sparseLevel", &t_anon_v34, 0, CAT_LEN_NONE, 0, false, false },
	{ "miptail", &t_anon_v35, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v33 = { "", CAT_UNION, 32, 2, NULL, m_t_anon_v33, NULL };

static const struct cat_field m_t_anon_v34[] = {
	{ "level", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "layer", &t_unsigned_int, 4, CAT_LEN_NONE, 0, false, false },
	{ "offsetX", &t_unsigned_int, 8, CAT_LEN_NONE, 0, false, false },
	{ "offsetY", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "offsetZ", &t_unsigned_int, 16, CAT_LEN_NONE, 0, false, false },
	{ "extentWidth", &t_unsigned_int, 20, CAT_LEN_NONE, 0, false, false },
	{ "extentHeight", &t_unsigned_int, 24, CAT_LEN_NONE, 0, false, false },
	{ "extentDepth", &t_unsigned_int, 28, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v34 = { "", CAT_STRUCT, 32, 8, NULL, m_t_anon_v34, NULL };

static const struct cat_field m_t_anon_v35[] = {
	{ "layer", &t_unsigned_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "offset", &t_unsigned_long_long, 8, CAT_LEN_NONE, 0, false, false },
	{ "size", &t_unsigned_long_long, 16, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_anon_v35 = { "", CAT_STRUCT, 24, 3, NULL, m_t_anon_v35, NULL };

static const struct cat_field m_t_anon_v36[1] = {
	{ "memHandle", &t_CUmemGenericAllocationHandle, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v36 = { "", CAT_UNION, 8, 1, NULL, m_t_anon_v36, NULL };

static const struct cat_field m_t_anon_v37[2] = {
	{ "ptr", &t_anon_v38, 0, CAT_LEN_NONE, 0, false, false },
	{ "array", &t_anon_v39, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v37 = { "", CAT_UNION, 32, 2, NULL, m_t_anon_v37, NULL };

static const struct cat_field m_t_anon_v38[] = {
	{ "ptr", &p_CUdeviceptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "rowLength", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "layerHeight", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "locHint", &t_CUmemLocation, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v38 = { "", CAT_STRUCT, 32, 4, NULL, m_t_anon_v38, NULL };

static const struct cat_field m_t_anon_v39[] = {
	{ "array", &t_CUarray, 0, CAT_LEN_NONE, 0, false, false },
	{ "offset", &t_CUoffset3D, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v39 = { "", CAT_STRUCT, 32, 2, NULL, m_t_anon_v39, NULL };

static const struct cat_field m_t_anon_v4[2] = {
	{ "sm", &t_CUdevSmResource_v2, 0, CAT_LEN_NONE, 0, false, false },
	{ "_oversize", &t_unsigned_char_n48, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v4 = { "", CAT_UNION, 48, 2, NULL, m_t_anon_v4, NULL };

static const struct cat_field m_t_anon_v40[2] = {
	{ "ptr", &t_anon_v41, 0, CAT_LEN_NONE, 0, false, false },
	{ "array", &t_anon_v39, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v40 = { "", CAT_UNION, 32, 2, NULL, m_t_anon_v40, NULL };

static const struct cat_field m_t_anon_v41[] = {
	{ "ptr", &p_CUdeviceptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "rowLength", &t_size_t, 8, CAT_LEN_NONE, 0, false, false },
	{ "layerHeight", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "locHint", &t_CUmemLocation_v1, 24, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v41 = { "", CAT_STRUCT, 32, 4, NULL, m_t_anon_v41, NULL };

static const struct cat_field m_t_anon_v42[5] = {
	{ "array", &t_anon_v43, 0, CAT_LEN_NONE, 0, false, false },
	{ "mipmap", &t_anon_v44, 0, CAT_LEN_NONE, 0, false, false },
	{ "linear", &t_anon_v45, 0, CAT_LEN_NONE, 0, false, false },
	{ "pitch2D", &t_anon_v46, 0, CAT_LEN_NONE, 0, false, false },
	{ "reserved", &t_anon_v47, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v42 = { "", CAT_UNION, 128, 5, NULL, m_t_anon_v42, NULL };

static const struct cat_field m_t_anon_v43[] = {
	{ "hArray", &t_CUarray, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v43 = { "", CAT_STRUCT, 8, 1, NULL, m_t_anon_v43, NULL };

static const struct cat_field m_t_anon_v44[] = {
	{ "hMipmappedArray", &t_CUmipmappedArray, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v44 = { "", CAT_STRUCT, 8, 1, NULL, m_t_anon_v44, NULL };

static const struct cat_field m_t_anon_v45[] = {
	{ "devPtr", &p_CUdeviceptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "format", &t_CUarray_format, 8, CAT_LEN_NONE, 0, false, false },
	{ "numChannels", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "sizeInBytes", &t_size_t, 16, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_anon_v45 = { "", CAT_STRUCT, 24, 4, NULL, m_t_anon_v45, NULL };

static const struct cat_field m_t_anon_v46[] = {
	{ "devPtr", &p_CUdeviceptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "format", &t_CUarray_format, 8, CAT_LEN_NONE, 0, false, false },
	{ "numChannels", &t_unsigned_int, 12, CAT_LEN_NONE, 0, false, false },
	{ "width", &t_size_t, 16, CAT_LEN_NONE, 0, false, false },
	{ "height", &t_size_t, 24, CAT_LEN_NONE, 0, false, false },
	{ "pitchInBytes", &t_size_t, 32, CAT_LEN_NONE, 0, false, false, .unit = "bytes" },
};
static const struct cat_type t_anon_v46 = { "", CAT_STRUCT, 40, 6, NULL, m_t_anon_v46, NULL };

static const struct cat_field m_t_anon_v47[] = {
	{ "reserved", &t_int_n32, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v47 = { "", CAT_STRUCT, 128, 1, NULL, m_t_anon_v47, NULL };

static const struct cat_field m_t_anon_v5[2] = {
	{ "ptr", &t_anon_v6, 0, CAT_LEN_NONE, 0, false, false },
	{ "le", &t_anon_v9, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v5 = { "", CAT_UNION, 16, 2, NULL, m_t_anon_v5, NULL };

static const struct cat_field m_t_anon_v6[] = {
	{ "ptr", &p_CUdeviceptr, 0, CAT_LEN_NONE, 0, false, false },
	{ "locHint", &t_CUmemLocation, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v6 = { "", CAT_STRUCT, 16, 2, NULL, m_t_anon_v6, NULL };

static const struct cat_field m_t_anon_v7[2] = {
	{ "id", &t_int, 0, CAT_LEN_NONE, 0, false, false },
	{ "localized", &t_anon_v8, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v7 = { "", CAT_UNION, 4, 2, NULL, m_t_anon_v7, NULL };

static const struct cat_field m_t_anon_v8[] = {
	{ "deviceId", &t_unsigned_char, 0, CAT_LEN_NONE, 0, false, false },
	{ "localityDomainId", &t_unsigned_char, 1, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v8 = { "", CAT_STRUCT, 2, 2, NULL, m_t_anon_v8, NULL };

static const struct cat_field m_t_anon_v9[] = {
	{ "id", &t_CUlogicalEndpointId, 0, CAT_LEN_NONE, 0, false, false },
	{ "offset", &t_cuuint64_t, 8, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_anon_v9 = { "", CAT_STRUCT, 16, 2, NULL, m_t_anon_v9, NULL };

static const struct cat_type t_char = { "char", CAT_CHAR, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char_n16 = { "char[16]", CAT_ARRAY, 16, 16, &t_char, NULL, NULL };

static const struct cat_type t_char_n232 = { "char[232]", CAT_ARRAY, 232, 232, &t_char, NULL, NULL };

static const struct cat_type t_char_n4 = { "char[4]", CAT_ARRAY, 4, 4, &t_char, NULL, NULL };

static const struct cat_type t_char_n40 = { "char[40]", CAT_ARRAY, 40, 40, &t_char, NULL, NULL };

static const struct cat_type t_char_n44 = { "char[44]", CAT_ARRAY, 44, 44, &t_char, NULL, NULL };

static const struct cat_type t_char_n56 = { "char[56]", CAT_ARRAY, 56, 56, &t_char, NULL, NULL };

static const struct cat_type t_char_n64 = { "char[64]", CAT_ARRAY, 64, 64, &t_char, NULL, NULL };

static const struct cat_type t_cuuint32_t = { "cuuint32_t", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_cuuint64_t = { "cuuint64_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_cuuint64_t_n16 = { "cuuint64_t[16]", CAT_ARRAY, 128, 16, &t_cuuint64_t, NULL, NULL };

static const struct cat_type t_cuuint64_t_n6 = { "cuuint64_t[6]", CAT_ARRAY, 48, 6, &t_cuuint64_t, NULL, NULL };

static const struct cat_type t_cuuint64_t_n7 = { "cuuint64_t[7]", CAT_ARRAY, 56, 7, &t_cuuint64_t, NULL, NULL };

static const struct cat_type t_cuuint64_t_n8 = { "cuuint64_t[8]", CAT_ARRAY, 64, 8, &t_cuuint64_t, NULL, NULL };

static const struct cat_type t_float = { "float", CAT_FLOAT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_float_n4 = { "float[4]", CAT_ARRAY, 16, 4, &t_float, NULL, NULL };

static const struct cat_type t_int = { "int", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_int_n12 = { "int[12]", CAT_ARRAY, 48, 12, &t_int, NULL, NULL };

static const struct cat_type t_int_n3 = { "int[3]", CAT_ARRAY, 12, 3, &t_int, NULL, NULL };

static const struct cat_type t_int_n32 = { "int[32]", CAT_ARRAY, 128, 32, &t_int, NULL, NULL };

static const struct cat_type t_long_long = { "long long", CAT_INT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_long_long_n29 = { "long long[29]", CAT_ARRAY, 232, 29, &t_long_long, NULL, NULL };

static const struct cat_type t_size_t = { "size_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_unsigned_char = { "unsigned char", CAT_UINT, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_unsigned_char_n20 = { "unsigned char[20]", CAT_ARRAY, 20, 20, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_unsigned_char_n4 = { "unsigned char[4]", CAT_ARRAY, 4, 4, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_unsigned_char_n40 = { "unsigned char[40]", CAT_ARRAY, 40, 40, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_unsigned_char_n48 = { "unsigned char[48]", CAT_ARRAY, 48, 48, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_unsigned_char_n5 = { "unsigned char[5]", CAT_ARRAY, 5, 5, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_unsigned_char_n53 = { "unsigned char[53]", CAT_ARRAY, 53, 53, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_unsigned_char_n54 = { "unsigned char[54]", CAT_ARRAY, 54, 54, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_unsigned_char_n56 = { "unsigned char[56]", CAT_ARRAY, 56, 56, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_unsigned_char_n64 = { "unsigned char[64]", CAT_ARRAY, 64, 64, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_unsigned_char_n92 = { "unsigned char[92]", CAT_ARRAY, 92, 92, &t_unsigned_char, NULL, NULL };

static const struct cat_type t_unsigned_int = { "unsigned int", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_unsigned_int_n10 = { "unsigned int[10]", CAT_ARRAY, 40, 10, &t_unsigned_int, NULL, NULL };

static const struct cat_type t_unsigned_int_n11 = { "unsigned int[11]", CAT_ARRAY, 44, 11, &t_unsigned_int, NULL, NULL };

static const struct cat_type t_unsigned_int_n12 = { "unsigned int[12]", CAT_ARRAY, 48, 12, &t_unsigned_int, NULL, NULL };

static const struct cat_type t_unsigned_int_n16 = { "unsigned int[16]", CAT_ARRAY, 64, 16, &t_unsigned_int, NULL, NULL };

static const struct cat_type t_unsigned_int_n2 = { "unsigned int[2]", CAT_ARRAY, 8, 2, &t_unsigned_int, NULL, NULL };

static const struct cat_type t_unsigned_int_n4 = { "unsigned int[4]", CAT_ARRAY, 16, 4, &t_unsigned_int, NULL, NULL };

static const struct cat_type t_unsigned_long_long = { "unsigned long long", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_unsigned_short = { "unsigned short", CAT_UINT, 2, 0, NULL, NULL, NULL };

static const struct cat_type t_void = { "void", CAT_VOID, 0, 0, NULL, NULL, NULL };

static const struct cat_choice c_t_CUgraphMem_attribute[] = {
	{ 0, &t_cuuint64_t, NULL, false }, // CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT
	{ 1, &t_cuuint64_t, NULL, false }, // CU_GRAPH_MEM_ATTR_USED_MEM_HIGH
	{ 2, &t_cuuint64_t, NULL, false }, // CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT
	{ 3, &t_cuuint64_t, NULL, false }, // CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH
};

static const struct cat_choice c_t_CUmemPool_attribute[] = {
	{ 1, &t_int, NULL, false }, // CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES
	{ 2, &t_int, NULL, false }, // CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC
	{ 3, &t_int, NULL, false }, // CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES
	{ 4, &t_cuuint64_t, NULL, false }, // CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
	{ 5, &t_cuuint64_t, NULL, false }, // CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT
	{ 6, &t_cuuint64_t, NULL, false }, // CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH
	{ 7, &t_cuuint64_t, NULL, false }, // CU_MEMPOOL_ATTR_USED_MEM_CURRENT
	{ 8, &t_cuuint64_t, NULL, false }, // CU_MEMPOOL_ATTR_USED_MEM_HIGH
	{ 9, &t_CUmemAllocationType, NULL, false }, // CU_MEMPOOL_ATTR_ALLOCATION_TYPE
	{ 10, &t_CUmemAllocationHandleType, NULL, false }, // CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES
	{ 11, &t_int, NULL, false }, // CU_MEMPOOL_ATTR_LOCATION_ID
	{ 12, &t_CUmemLocationType, NULL, false }, // CU_MEMPOOL_ATTR_LOCATION_TYPE
	{ 13, &t_cuuint64_t, NULL, false }, // CU_MEMPOOL_ATTR_MAX_POOL_SIZE
	{ 14, &t_int, NULL, false }, // CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED
	{ 15, &t_int, NULL, false }, // CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID
};

static const struct cat_choice c_t_CUpointer_attribute[] = {
	{ 1, &t_CUcontext, NULL, false }, // CU_POINTER_ATTRIBUTE_CONTEXT
	{ 2, &t_CUmemorytype, NULL, false }, // CU_POINTER_ATTRIBUTE_MEMORY_TYPE
	{ 3, &p_CUdeviceptr, NULL, false }, // CU_POINTER_ATTRIBUTE_DEVICE_POINTER
	{ 4, &p_void_ptr, NULL, false }, // CU_POINTER_ATTRIBUTE_HOST_POINTER
	{ 6, &t_unsigned_int, NULL, false }, // CU_POINTER_ATTRIBUTE_SYNC_MEMOPS
	{ 7, &t_unsigned_long_long, NULL, false }, // CU_POINTER_ATTRIBUTE_BUFFER_ID
	{ 8, &t_unsigned_int, NULL, false }, // CU_POINTER_ATTRIBUTE_IS_MANAGED
	{ 9, &t_int, NULL, false }, // CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
	{ 11, &p_CUdeviceptr, NULL, false }, // CU_POINTER_ATTRIBUTE_RANGE_START_ADDR
	{ 12, &t_size_t, NULL, false }, // CU_POINTER_ATTRIBUTE_RANGE_SIZE
	{ 13, &t_unsigned_int, NULL, false }, // CU_POINTER_ATTRIBUTE_MAPPED
	{ 17, &t_CUmemoryPool, NULL, false }, // CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
};

static const struct cat_arg a_cuArray3DCreate_v1[] = {
	{ "pHandle", &p_CUarray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pAllocateArray", &p_const_CUDA_ARRAY3D_DESCRIPTOR_v1_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuArray3DCreate_v1[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuArray3DCreate_v1 = {
	"cuArray3DCreate", "cuArray3DCreate", 1, CAT_API_CU, CAT_F_MEMORY, 2, 1, CAT_OK_RESULT, 1, r_cuArray3DCreate_v1, a_cuArray3DCreate_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuArray3DCreate[] = {
	{ "pHandle", &p_CUarray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pAllocateArray", &p_const_CUDA_ARRAY3D_DESCRIPTOR_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuArray3DCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuArray3DCreate = {
	"cuArray3DCreate", "cuArray3DCreate_v2", 1, CAT_API_CU, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_cuArray3DCreate, a_cuArray3DCreate, &t_CUresult,
	"11.8", "", &f_cuArray3DCreate_v1,
};

static const struct cat_arg a_cuArray3DGetDescriptor_v1[] = {
	{ "pArrayDescriptor", &p_CUDA_ARRAY3D_DESCRIPTOR_v1_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuArray3DGetDescriptor_v1 = {
	"cuArray3DGetDescriptor", "cuArray3DGetDescriptor", 2, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuArray3DGetDescriptor_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuArray3DGetDescriptor[] = {
	{ "pArrayDescriptor", &p_CUDA_ARRAY3D_DESCRIPTOR_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuArray3DGetDescriptor = {
	"cuArray3DGetDescriptor", "cuArray3DGetDescriptor_v2", 2, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuArray3DGetDescriptor, &t_CUresult,
	"11.8", "", &f_cuArray3DGetDescriptor_v1,
};

static const struct cat_arg a_cuArrayCreate_v1[] = {
	{ "pHandle", &p_CUarray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pAllocateArray", &p_const_CUDA_ARRAY_DESCRIPTOR_v1_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuArrayCreate_v1[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuArrayCreate_v1 = {
	"cuArrayCreate", "cuArrayCreate", 3, CAT_API_CU, CAT_F_MEMORY, 2, 1, CAT_OK_RESULT, 1, r_cuArrayCreate_v1, a_cuArrayCreate_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuArrayCreate[] = {
	{ "pHandle", &p_CUarray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pAllocateArray", &p_const_CUDA_ARRAY_DESCRIPTOR_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuArrayCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuArrayCreate = {
	"cuArrayCreate", "cuArrayCreate_v2", 3, CAT_API_CU, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_cuArrayCreate, a_cuArrayCreate, &t_CUresult,
	"11.8", "", &f_cuArrayCreate_v1,
};

static const struct cat_arg a_cuArrayDestroy[] = {
	{ "hArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuArrayDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuArrayDestroy = {
	"cuArrayDestroy", "cuArrayDestroy", 4, CAT_API_CU, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_cuArrayDestroy, a_cuArrayDestroy, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuArrayGetDescriptor_v1[] = {
	{ "pArrayDescriptor", &p_CUDA_ARRAY_DESCRIPTOR_v1_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuArrayGetDescriptor_v1 = {
	"cuArrayGetDescriptor", "cuArrayGetDescriptor", 5, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuArrayGetDescriptor_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuArrayGetDescriptor[] = {
	{ "pArrayDescriptor", &p_CUDA_ARRAY_DESCRIPTOR_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuArrayGetDescriptor = {
	"cuArrayGetDescriptor", "cuArrayGetDescriptor_v2", 5, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuArrayGetDescriptor, &t_CUresult,
	"11.8", "", &f_cuArrayGetDescriptor_v1,
};

static const struct cat_arg a_cuArrayGetMemoryRequirements[] = {
	{ "memoryRequirements", &p_CUDA_ARRAY_MEMORY_REQUIREMENTS_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "array", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuArrayGetMemoryRequirements = {
	"cuArrayGetMemoryRequirements", "cuArrayGetMemoryRequirements", 6, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuArrayGetMemoryRequirements, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuArrayGetPlane[] = {
	{ "pPlaneArray", &p_CUarray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "planeIdx", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuArrayGetPlane = {
	"cuArrayGetPlane", "cuArrayGetPlane", 7, CAT_API_CU, CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuArrayGetPlane, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuArrayGetSparseProperties[] = {
	{ "sparseProperties", &p_CUDA_ARRAY_SPARSE_PROPERTIES_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "array", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuArrayGetSparseProperties = {
	"cuArrayGetSparseProperties", "cuArrayGetSparseProperties", 8, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuArrayGetSparseProperties, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCheckpointOperationComplete[] = {
	{ "handle", &t_CUcheckpointOperationHandle, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCheckpointOperationComplete = {
	"cuCheckpointOperationComplete", "cuCheckpointOperationComplete", 9, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCheckpointOperationComplete, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuCheckpointProcessCheckpoint_v1[] = {
	{ "pid", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "args", &p_CUcheckpointCheckpointArgs_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCheckpointProcessCheckpoint_v1 = {
	"cuCheckpointProcessCheckpoint", "cuCheckpointProcessCheckpoint", 10, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuCheckpointProcessCheckpoint_v1, &t_CUresult,
	"12.9", "13.0", NULL,
};
static const struct cat_arg a_cuCheckpointProcessCheckpoint[] = {
	{ "pid", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "args", &p_CUcheckpointCheckpointArgs_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCheckpointProcessCheckpoint = {
	"cuCheckpointProcessCheckpoint", "cuCheckpointProcessCheckpoint", 10, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCheckpointProcessCheckpoint, &t_CUresult,
	"13.5", "", &f_cuCheckpointProcessCheckpoint_v1,
};

static const struct cat_arg a_cuCheckpointProcessGetRestoreThreadId[] = {
	{ "pid", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "tid", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCheckpointProcessGetRestoreThreadId = {
	"cuCheckpointProcessGetRestoreThreadId", "cuCheckpointProcessGetRestoreThreadId", 11, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCheckpointProcessGetRestoreThreadId, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuCheckpointProcessGetState[] = {
	{ "pid", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "state", &p_CUprocessState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCheckpointProcessGetState = {
	"cuCheckpointProcessGetState", "cuCheckpointProcessGetState", 12, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCheckpointProcessGetState, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuCheckpointProcessLock[] = {
	{ "pid", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "args", &p_CUcheckpointLockArgs_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCheckpointProcessLock = {
	"cuCheckpointProcessLock", "cuCheckpointProcessLock", 13, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCheckpointProcessLock, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuCheckpointProcessRestore_v2[] = {
	{ "pid", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "args", &p_CUcheckpointRestoreArgs_ptr_v2, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCheckpointProcessRestore_v2 = {
	"cuCheckpointProcessRestore", "cuCheckpointProcessRestore", 14, CAT_API_CU, 0, 2, 2, CAT_OK_RESULT, 0, NULL, a_cuCheckpointProcessRestore_v2, &t_CUresult,
	"12.9", "12.9", NULL,
};
static const struct cat_arg a_cuCheckpointProcessRestore_v1[] = {
	{ "pid", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "args", &p_CUcheckpointRestoreArgs_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCheckpointProcessRestore_v1 = {
	"cuCheckpointProcessRestore", "cuCheckpointProcessRestore", 14, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuCheckpointProcessRestore_v1, &t_CUresult,
	"13.0", "13.0", &f_cuCheckpointProcessRestore_v2,
};
static const struct cat_arg a_cuCheckpointProcessRestore[] = {
	{ "pid", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "args", &p_CUcheckpointRestoreArgs_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCheckpointProcessRestore = {
	"cuCheckpointProcessRestore", "cuCheckpointProcessRestore", 14, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCheckpointProcessRestore, &t_CUresult,
	"13.5", "", &f_cuCheckpointProcessRestore_v1,
};

static const struct cat_arg a_cuCheckpointProcessUnlock[] = {
	{ "pid", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "args", &p_CUcheckpointUnlockArgs_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCheckpointProcessUnlock = {
	"cuCheckpointProcessUnlock", "cuCheckpointProcessUnlock", 15, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCheckpointProcessUnlock, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuCoredumpDeregisterCompleteCallback[] = {
	{ "callback", &t_CUcoredumpCallbackHandle, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCoredumpDeregisterCompleteCallback = {
	"cuCoredumpDeregisterCompleteCallback", "cuCoredumpDeregisterCompleteCallback", 16, CAT_API_CU, CAT_F_DEBUG, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCoredumpDeregisterCompleteCallback, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuCoredumpDeregisterStartCallback[] = {
	{ "callback", &t_CUcoredumpCallbackHandle, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCoredumpDeregisterStartCallback = {
	"cuCoredumpDeregisterStartCallback", "cuCoredumpDeregisterStartCallback", 17, CAT_API_CU, CAT_F_DEBUG, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCoredumpDeregisterStartCallback, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuCoredumpGetAttribute_v1[] = {
	{ "attrib", &t_CUcoredumpSettings_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_OUT, CAT_LEN_PBYTES, 2 },
	{ "size", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCoredumpGetAttribute_v1 = {
	"cuCoredumpGetAttribute", "cuCoredumpGetAttribute", 18, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_DEBUG, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuCoredumpGetAttribute_v1, &t_CUresult,
	"12.4", "12.4", NULL,
};
static const struct cat_arg a_cuCoredumpGetAttribute[] = {
	{ "attrib", &t_CUcoredumpSettings, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_OUT, CAT_LEN_PBYTES, 2 },
	{ "size", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCoredumpGetAttribute = {
	"cuCoredumpGetAttribute", "cuCoredumpGetAttribute", 18, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_DEBUG, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuCoredumpGetAttribute, &t_CUresult,
	"12.9", "", &f_cuCoredumpGetAttribute_v1,
};

static const struct cat_arg a_cuCoredumpGetAttributeGlobal_v1[] = {
	{ "attrib", &t_CUcoredumpSettings_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_OUT, CAT_LEN_PBYTES, 2 },
	{ "size", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCoredumpGetAttributeGlobal_v1 = {
	"cuCoredumpGetAttributeGlobal", "cuCoredumpGetAttributeGlobal", 19, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_DEBUG, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuCoredumpGetAttributeGlobal_v1, &t_CUresult,
	"12.4", "12.4", NULL,
};
static const struct cat_arg a_cuCoredumpGetAttributeGlobal[] = {
	{ "attrib", &t_CUcoredumpSettings, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_OUT, CAT_LEN_PBYTES, 2 },
	{ "size", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCoredumpGetAttributeGlobal = {
	"cuCoredumpGetAttributeGlobal", "cuCoredumpGetAttributeGlobal", 19, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_DEBUG, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuCoredumpGetAttributeGlobal, &t_CUresult,
	"12.9", "", &f_cuCoredumpGetAttributeGlobal_v1,
};

static const struct cat_arg a_cuCoredumpRegisterCompleteCallback[] = {
	{ "callback", &t_CUcoredumpStatusCallback, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callbackOut", &p_CUcoredumpCallbackHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCoredumpRegisterCompleteCallback = {
	"cuCoredumpRegisterCompleteCallback", "cuCoredumpRegisterCompleteCallback", 20, CAT_API_CU, CAT_F_DEBUG, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuCoredumpRegisterCompleteCallback, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuCoredumpRegisterStartCallback[] = {
	{ "callback", &t_CUcoredumpStatusCallback, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callbackOut", &p_CUcoredumpCallbackHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCoredumpRegisterStartCallback = {
	"cuCoredumpRegisterStartCallback", "cuCoredumpRegisterStartCallback", 21, CAT_API_CU, CAT_F_DEBUG, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuCoredumpRegisterStartCallback, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuCoredumpSetAttribute_v1[] = {
	{ "attrib", &t_CUcoredumpSettings_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_IN, CAT_LEN_PBYTES, 2 },
	{ "size", &p_size_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCoredumpSetAttribute_v1 = {
	"cuCoredumpSetAttribute", "cuCoredumpSetAttribute", 22, CAT_API_CU, CAT_F_DEBUG, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuCoredumpSetAttribute_v1, &t_CUresult,
	"12.4", "12.4", NULL,
};
static const struct cat_arg a_cuCoredumpSetAttribute[] = {
	{ "attrib", &t_CUcoredumpSettings, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_IN, CAT_LEN_PBYTES, 2 },
	{ "size", &p_size_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCoredumpSetAttribute = {
	"cuCoredumpSetAttribute", "cuCoredumpSetAttribute", 22, CAT_API_CU, CAT_F_DEBUG, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuCoredumpSetAttribute, &t_CUresult,
	"12.9", "", &f_cuCoredumpSetAttribute_v1,
};

static const struct cat_arg a_cuCoredumpSetAttributeGlobal_v1[] = {
	{ "attrib", &t_CUcoredumpSettings_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_IN, CAT_LEN_PBYTES, 2 },
	{ "size", &p_size_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCoredumpSetAttributeGlobal_v1 = {
	"cuCoredumpSetAttributeGlobal", "cuCoredumpSetAttributeGlobal", 23, CAT_API_CU, CAT_F_DEBUG, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuCoredumpSetAttributeGlobal_v1, &t_CUresult,
	"12.4", "12.4", NULL,
};
static const struct cat_arg a_cuCoredumpSetAttributeGlobal[] = {
	{ "attrib", &t_CUcoredumpSettings, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_IN, CAT_LEN_PBYTES, 2 },
	{ "size", &p_size_t_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCoredumpSetAttributeGlobal = {
	"cuCoredumpSetAttributeGlobal", "cuCoredumpSetAttributeGlobal", 23, CAT_API_CU, CAT_F_DEBUG, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuCoredumpSetAttributeGlobal, &t_CUresult,
	"12.9", "", &f_cuCoredumpSetAttributeGlobal_v1,
};

static const struct cat_arg a_cuCtxAttach[] = {
	{ "pctx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuCtxAttach[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuCtxAttach = {
	"cuCtxAttach", "cuCtxAttach", 24, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuCtxAttach, a_cuCtxAttach, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxCreate_v3[] = {
	{ "pctx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_CUctx_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuCtxCreate_v3[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(2) } },
};
static const struct cat_func f_cuCtxCreate_v3 = {
	"cuCtxCreate", "cuCtxCreate", 25, CAT_API_CU, 0, 3, 3, CAT_OK_RESULT, 1, r_cuCtxCreate_v3, a_cuCtxCreate_v3, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuCtxCreate_v2[] = {
	{ "pctx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_CUctx_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuCtxCreate_v2[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(2) } },
};
static const struct cat_func f_cuCtxCreate_v2 = {
	"cuCtxCreate", "cuCtxCreate_v2", 25, CAT_API_CU, 0, 3, 2, CAT_OK_RESULT, 1, r_cuCtxCreate_v2, a_cuCtxCreate_v2, &t_CUresult,
	"11.8", "", &f_cuCtxCreate_v3,
};
static const struct cat_arg a_cuCtxCreate_v1[] = {
	{ "pctx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "paramsArray", &p_CUexecAffinityParam_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "numParams", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_CUctx_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuCtxCreate_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuCtxCreate_v1 = {
	"cuCtxCreate", "cuCtxCreate_v3", 25, CAT_API_CU, 0, 5, 1, CAT_OK_RESULT, 1, r_cuCtxCreate_v1, a_cuCtxCreate_v1, &t_CUresult,
	"11.8", "", &f_cuCtxCreate_v2,
};
static const struct cat_arg a_cuCtxCreate[] = {
	{ "pctx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "ctxCreateParams", &p_CUctxCreateParams_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "flags", &t_CUctx_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuCtxCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(3) } },
};
static const struct cat_func f_cuCtxCreate = {
	"cuCtxCreate", "cuCtxCreate_v4", 25, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 1, r_cuCtxCreate, a_cuCtxCreate, &t_CUresult,
	"12.9", "", &f_cuCtxCreate_v1,
};

static const struct cat_arg a_cuCtxDestroy_v1[] = {
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuCtxDestroy_v1[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuCtxDestroy_v1 = {
	"cuCtxDestroy", "cuCtxDestroy", 26, CAT_API_CU, 0, 1, 1, CAT_OK_RESULT, 1, r_cuCtxDestroy_v1, a_cuCtxDestroy_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuCtxDestroy[] = {
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuCtxDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuCtxDestroy = {
	"cuCtxDestroy", "cuCtxDestroy_v2", 26, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuCtxDestroy, a_cuCtxDestroy, &t_CUresult,
	"11.8", "", &f_cuCtxDestroy_v1,
};

static const struct cat_arg a_cuCtxDetach[] = {
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuCtxDetach[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuCtxDetach = {
	"cuCtxDetach", "cuCtxDetach", 27, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuCtxDetach, a_cuCtxDetach, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxDisablePeerAccess[] = {
	{ "peerContext", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxDisablePeerAccess = {
	"cuCtxDisablePeerAccess", "cuCtxDisablePeerAccess", 28, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxDisablePeerAccess, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxEnablePeerAccess[] = {
	{ "peerContext", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxEnablePeerAccess = {
	"cuCtxEnablePeerAccess", "cuCtxEnablePeerAccess", 29, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxEnablePeerAccess, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxFromGreenCtx[] = {
	{ "pContext", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hCtx", &t_CUgreenCtx, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuCtxFromGreenCtx[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuCtxFromGreenCtx = {
	"cuCtxFromGreenCtx", "cuCtxFromGreenCtx", 30, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuCtxFromGreenCtx, a_cuCtxFromGreenCtx, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuCtxGetApiVersion[] = {
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "version", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCtxGetApiVersion = {
	"cuCtxGetApiVersion", "cuCtxGetApiVersion", 31, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxGetApiVersion, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxGetCacheConfig[] = {
	{ "pconfig", &p_CUfunc_cache_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCtxGetCacheConfig = {
	"cuCtxGetCacheConfig", "cuCtxGetCacheConfig", 32, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxGetCacheConfig, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxGetCurrent[] = {
	{ "pctx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCtxGetCurrent = {
	"cuCtxGetCurrent", "cuCtxGetCurrent", 33, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxGetCurrent, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxGetDevResource_v2[] = {
	{ "hCtx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resource", &p_CUdevResource_ptr_v2, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUdevResourceType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxGetDevResource_v2 = {
	"cuCtxGetDevResource", "cuCtxGetDevResource", 34, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuCtxGetDevResource_v2, &t_CUresult,
	"12.4", "12.9", NULL,
};
static const struct cat_arg a_cuCtxGetDevResource_v1[] = {
	{ "hCtx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resource", &p_CUdevResource_ptr_v1, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUdevResourceType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxGetDevResource_v1 = {
	"cuCtxGetDevResource", "cuCtxGetDevResource", 34, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuCtxGetDevResource_v1, &t_CUresult,
	"13.0", "13.0", &f_cuCtxGetDevResource_v2,
};
static const struct cat_arg a_cuCtxGetDevResource[] = {
	{ "hCtx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resource", &p_CUdevResource_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUdevResourceType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxGetDevResource = {
	"cuCtxGetDevResource", "cuCtxGetDevResource", 34, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxGetDevResource, &t_CUresult,
	"13.5", "", &f_cuCtxGetDevResource_v1,
};

static const struct cat_arg a_cuCtxGetDevice_v1[] = {
	{ "device", &p_CUdevice_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCtxGetDevice_v1 = {
	"cuCtxGetDevice", "cuCtxGetDevice", 35, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 1, 1, CAT_OK_RESULT, 0, NULL, a_cuCtxGetDevice_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuCtxGetDevice[] = {
	{ "device", &p_CUdevice_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxGetDevice = {
	"cuCtxGetDevice", "cuCtxGetDevice_v2", 35, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxGetDevice, &t_CUresult,
	"13.0", "", &f_cuCtxGetDevice_v1,
};

static const struct cat_arg a_cuCtxGetExecAffinity[] = {
	{ "pExecAffinity", &p_CUexecAffinityParam_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUexecAffinityType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxGetExecAffinity = {
	"cuCtxGetExecAffinity", "cuCtxGetExecAffinity", 36, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxGetExecAffinity, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxGetFlags[] = {
	{ "flags", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCtxGetFlags = {
	"cuCtxGetFlags", "cuCtxGetFlags", 37, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxGetFlags, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxGetId[] = {
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ctxId", &p_unsigned_long_long_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCtxGetId = {
	"cuCtxGetId", "cuCtxGetId", 38, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxGetId, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuCtxGetLimit_v2[] = {
	{ "pvalue", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "limit", &t_CUlimit_v2, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxGetLimit_v2 = {
	"cuCtxGetLimit", "cuCtxGetLimit", 39, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 2, CAT_OK_RESULT, 0, NULL, a_cuCtxGetLimit_v2, &t_CUresult,
	"11.8", "12.4", NULL,
};
static const struct cat_arg a_cuCtxGetLimit_v1[] = {
	{ "pvalue", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "limit", &t_CUlimit_v1, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxGetLimit_v1 = {
	"cuCtxGetLimit", "cuCtxGetLimit", 39, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuCtxGetLimit_v1, &t_CUresult,
	"12.9", "13.0", &f_cuCtxGetLimit_v2,
};
static const struct cat_arg a_cuCtxGetLimit[] = {
	{ "pvalue", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "limit", &t_CUlimit, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxGetLimit = {
	"cuCtxGetLimit", "cuCtxGetLimit", 39, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxGetLimit, &t_CUresult,
	"13.5", "", &f_cuCtxGetLimit_v1,
};

static const struct cat_arg a_cuCtxGetSharedMemConfig[] = {
	{ "pConfig", &p_CUsharedconfig_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCtxGetSharedMemConfig = {
	"cuCtxGetSharedMemConfig", "cuCtxGetSharedMemConfig", 40, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxGetSharedMemConfig, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxGetStreamPriorityRange[] = {
	{ "leastPriority", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "greatestPriority", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCtxGetStreamPriorityRange = {
	"cuCtxGetStreamPriorityRange", "cuCtxGetStreamPriorityRange", 41, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxGetStreamPriorityRange, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxPopCurrent_v1[] = {
	{ "pctx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCtxPopCurrent_v1 = {
	"cuCtxPopCurrent", "cuCtxPopCurrent", 42, CAT_API_CU, 0, 1, 1, CAT_OK_RESULT, 0, NULL, a_cuCtxPopCurrent_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuCtxPopCurrent[] = {
	{ "pctx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuCtxPopCurrent = {
	"cuCtxPopCurrent", "cuCtxPopCurrent_v2", 42, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxPopCurrent, &t_CUresult,
	"11.8", "", &f_cuCtxPopCurrent_v1,
};

static const struct cat_arg a_cuCtxPushCurrent_v1[] = {
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxPushCurrent_v1 = {
	"cuCtxPushCurrent", "cuCtxPushCurrent", 43, CAT_API_CU, 0, 1, 1, CAT_OK_RESULT, 0, NULL, a_cuCtxPushCurrent_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuCtxPushCurrent[] = {
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxPushCurrent = {
	"cuCtxPushCurrent", "cuCtxPushCurrent_v2", 43, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxPushCurrent, &t_CUresult,
	"11.8", "", &f_cuCtxPushCurrent_v1,
};

static const struct cat_arg a_cuCtxRecordEvent[] = {
	{ "hCtx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxRecordEvent = {
	"cuCtxRecordEvent", "cuCtxRecordEvent", 44, CAT_API_CU, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxRecordEvent, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_func f_cuCtxResetPersistingL2Cache = {
	"cuCtxResetPersistingL2Cache", "cuCtxResetPersistingL2Cache", 45, CAT_API_CU, 0, 0, 0, CAT_OK_RESULT, 0, NULL, NULL, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxSetCacheConfig[] = {
	{ "config", &t_CUfunc_cache, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxSetCacheConfig = {
	"cuCtxSetCacheConfig", "cuCtxSetCacheConfig", 46, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxSetCacheConfig, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxSetCurrent[] = {
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxSetCurrent = {
	"cuCtxSetCurrent", "cuCtxSetCurrent", 47, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxSetCurrent, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuCtxSetFlags[] = {
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxSetFlags = {
	"cuCtxSetFlags", "cuCtxSetFlags", 48, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxSetFlags, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuCtxSetLimit_v2[] = {
	{ "limit", &t_CUlimit_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxSetLimit_v2 = {
	"cuCtxSetLimit", "cuCtxSetLimit", 49, CAT_API_CU, 0, 2, 2, CAT_OK_RESULT, 0, NULL, a_cuCtxSetLimit_v2, &t_CUresult,
	"11.8", "12.4", NULL,
};
static const struct cat_arg a_cuCtxSetLimit_v1[] = {
	{ "limit", &t_CUlimit_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxSetLimit_v1 = {
	"cuCtxSetLimit", "cuCtxSetLimit", 49, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuCtxSetLimit_v1, &t_CUresult,
	"12.9", "13.0", &f_cuCtxSetLimit_v2,
};
static const struct cat_arg a_cuCtxSetLimit[] = {
	{ "limit", &t_CUlimit, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxSetLimit = {
	"cuCtxSetLimit", "cuCtxSetLimit", 49, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxSetLimit, &t_CUresult,
	"13.5", "", &f_cuCtxSetLimit_v1,
};

static const struct cat_arg a_cuCtxSetSharedMemConfig[] = {
	{ "config", &t_CUsharedconfig, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxSetSharedMemConfig = {
	"cuCtxSetSharedMemConfig", "cuCtxSetSharedMemConfig", 50, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxSetSharedMemConfig, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_role r_cuCtxSynchronize_v1[] = {
	{ CAT_ACT_WAIT, 0, { 0 } },
};
static const struct cat_func f_cuCtxSynchronize_v1 = {
	"cuCtxSynchronize", "cuCtxSynchronize", 51, CAT_API_CU, CAT_F_SYNC, 0, 1, CAT_OK_RESULT, 1, r_cuCtxSynchronize_v1, NULL, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuCtxSynchronize[] = {
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuCtxSynchronize[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuCtxSynchronize = {
	"cuCtxSynchronize", "cuCtxSynchronize_v2", 51, CAT_API_CU, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 1, r_cuCtxSynchronize, a_cuCtxSynchronize, &t_CUresult,
	"13.0", "", &f_cuCtxSynchronize_v1,
};

static const struct cat_arg a_cuCtxWaitEvent[] = {
	{ "hCtx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuCtxWaitEvent = {
	"cuCtxWaitEvent", "cuCtxWaitEvent", 52, CAT_API_CU, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuCtxWaitEvent, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuDestroyExternalMemory[] = {
	{ "extMem", &t_CUexternalMemory, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuDestroyExternalMemory[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuDestroyExternalMemory = {
	"cuDestroyExternalMemory", "cuDestroyExternalMemory", 53, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuDestroyExternalMemory, a_cuDestroyExternalMemory, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDestroyExternalSemaphore[] = {
	{ "extSem", &t_CUexternalSemaphore, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuDestroyExternalSemaphore[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuDestroyExternalSemaphore = {
	"cuDestroyExternalSemaphore", "cuDestroyExternalSemaphore", 54, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuDestroyExternalSemaphore, a_cuDestroyExternalSemaphore, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDevResourceGenerateDesc_v2[] = {
	{ "phDesc", &p_CUdevResourceDesc_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "resources", &p_CUdevResource_ptr_v2, CAT_IN, CAT_LEN_ARG, 2 },
	{ "nbResources", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDevResourceGenerateDesc_v2 = {
	"cuDevResourceGenerateDesc", "cuDevResourceGenerateDesc", 55, CAT_API_CU, 0, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuDevResourceGenerateDesc_v2, &t_CUresult,
	"12.4", "12.9", NULL,
};
static const struct cat_arg a_cuDevResourceGenerateDesc_v1[] = {
	{ "phDesc", &p_CUdevResourceDesc_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "resources", &p_CUdevResource_ptr_v1, CAT_IN, CAT_LEN_ARG, 2 },
	{ "nbResources", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDevResourceGenerateDesc_v1 = {
	"cuDevResourceGenerateDesc", "cuDevResourceGenerateDesc", 55, CAT_API_CU, 0, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuDevResourceGenerateDesc_v1, &t_CUresult,
	"13.0", "13.0", &f_cuDevResourceGenerateDesc_v2,
};
static const struct cat_arg a_cuDevResourceGenerateDesc[] = {
	{ "phDesc", &p_CUdevResourceDesc_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "resources", &p_CUdevResource_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "nbResources", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDevResourceGenerateDesc = {
	"cuDevResourceGenerateDesc", "cuDevResourceGenerateDesc", 55, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDevResourceGenerateDesc, &t_CUresult,
	"13.5", "", &f_cuDevResourceGenerateDesc_v1,
};

static const struct cat_arg a_cuDevSmResourceSplit[] = {
	{ "result", &p_CUdevResource_ptr, CAT_OUT, CAT_LEN_ARG, 1 },
	{ "nbGroups", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "input", &p_const_CUdevResource_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "remainder", &p_CUdevResource_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "groupParams", &p_CU_DEV_SM_RESOURCE_GROUP_PARAMS_ptr, CAT_IN, CAT_LEN_ARG, 1 },
};
static const struct cat_func f_cuDevSmResourceSplit = {
	"cuDevSmResourceSplit", "cuDevSmResourceSplit", 56, CAT_API_CU, 0, 6, 0, CAT_OK_RESULT, 0, NULL, a_cuDevSmResourceSplit, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuDevSmResourceSplitByCount_v2[] = {
	{ "result", &p_CUdevResource_ptr_v2, CAT_OUT, CAT_LEN_PARG, 1 },
	{ "nbGroups", &p_unsigned_int_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "input", &p_const_CUdevResource_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
	{ "remaining", &p_CUdevResource_ptr_v2, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "useFlags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "minCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDevSmResourceSplitByCount_v2 = {
	"cuDevSmResourceSplitByCount", "cuDevSmResourceSplitByCount", 57, CAT_API_CU, 0, 6, 2, CAT_OK_RESULT, 0, NULL, a_cuDevSmResourceSplitByCount_v2, &t_CUresult,
	"12.4", "12.9", NULL,
};
static const struct cat_arg a_cuDevSmResourceSplitByCount_v1[] = {
	{ "result", &p_CUdevResource_ptr_v1, CAT_OUT, CAT_LEN_PARG, 1 },
	{ "nbGroups", &p_unsigned_int_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "input", &p_const_CUdevResource_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
	{ "remaining", &p_CUdevResource_ptr_v1, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "useFlags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "minCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDevSmResourceSplitByCount_v1 = {
	"cuDevSmResourceSplitByCount", "cuDevSmResourceSplitByCount", 57, CAT_API_CU, 0, 6, 1, CAT_OK_RESULT, 0, NULL, a_cuDevSmResourceSplitByCount_v1, &t_CUresult,
	"13.0", "13.0", &f_cuDevSmResourceSplitByCount_v2,
};
static const struct cat_arg a_cuDevSmResourceSplitByCount[] = {
	{ "result", &p_CUdevResource_ptr, CAT_OUT, CAT_LEN_PARG, 1 },
	{ "nbGroups", &p_unsigned_int_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "input", &p_const_CUdevResource_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "remainder", &p_CUdevResource_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "minCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDevSmResourceSplitByCount = {
	"cuDevSmResourceSplitByCount", "cuDevSmResourceSplitByCount", 57, CAT_API_CU, 0, 6, 0, CAT_OK_RESULT, 0, NULL, a_cuDevSmResourceSplitByCount, &t_CUresult,
	"13.5", "", &f_cuDevSmResourceSplitByCount_v1,
};

static const struct cat_arg a_cuDeviceCanAccessPeer[] = {
	{ "canAccessPeer", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "peerDev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceCanAccessPeer = {
	"cuDeviceCanAccessPeer", "cuDeviceCanAccessPeer", 58, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceCanAccessPeer, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceComputeCapability[] = {
	{ "major", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "minor", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceComputeCapability = {
	"cuDeviceComputeCapability", "cuDeviceComputeCapability", 59, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceComputeCapability, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGet[] = {
	{ "device", &p_CUdevice_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "ordinal", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGet = {
	"cuDeviceGet", "cuDeviceGet", 60, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGet, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetAttribute_v5[] = {
	{ "pi", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attrib", &t_CUdevice_attribute_v5, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetAttribute_v5 = {
	"cuDeviceGetAttribute", "cuDeviceGetAttribute", 61, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 5, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetAttribute_v5, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuDeviceGetAttribute_v4[] = {
	{ "pi", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attrib", &t_CUdevice_attribute_v4, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetAttribute_v4 = {
	"cuDeviceGetAttribute", "cuDeviceGetAttribute", 61, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 4, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetAttribute_v4, &t_CUresult,
	"12.0", "12.0", &f_cuDeviceGetAttribute_v5,
};
static const struct cat_arg a_cuDeviceGetAttribute_v3[] = {
	{ "pi", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attrib", &t_CUdevice_attribute_v3, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetAttribute_v3 = {
	"cuDeviceGetAttribute", "cuDeviceGetAttribute", 61, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 3, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetAttribute_v3, &t_CUresult,
	"12.4", "12.4", &f_cuDeviceGetAttribute_v4,
};
static const struct cat_arg a_cuDeviceGetAttribute_v2[] = {
	{ "pi", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attrib", &t_CUdevice_attribute_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetAttribute_v2 = {
	"cuDeviceGetAttribute", "cuDeviceGetAttribute", 61, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetAttribute_v2, &t_CUresult,
	"12.9", "12.9", &f_cuDeviceGetAttribute_v3,
};
static const struct cat_arg a_cuDeviceGetAttribute_v1[] = {
	{ "pi", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attrib", &t_CUdevice_attribute_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetAttribute_v1 = {
	"cuDeviceGetAttribute", "cuDeviceGetAttribute", 61, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetAttribute_v1, &t_CUresult,
	"13.0", "13.0", &f_cuDeviceGetAttribute_v2,
};
static const struct cat_arg a_cuDeviceGetAttribute[] = {
	{ "pi", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attrib", &t_CUdevice_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetAttribute = {
	"cuDeviceGetAttribute", "cuDeviceGetAttribute", 61, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetAttribute, &t_CUresult,
	"13.5", "", &f_cuDeviceGetAttribute_v1,
};

static const struct cat_arg a_cuDeviceGetByPCIBusId[] = {
	{ "dev", &p_CUdevice_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pciBusId", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuDeviceGetByPCIBusId = {
	"cuDeviceGetByPCIBusId", "cuDeviceGetByPCIBusId", 62, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetByPCIBusId, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetCliqueCount[] = {
	{ "count", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetCliqueCount = {
	"cuDeviceGetCliqueCount", "cuDeviceGetCliqueCount", 63, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetCliqueCount, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuDeviceGetCliqueInfo[] = {
	{ "cliqueInfo", &p_CUcliqueInfo_ptr, CAT_OUT, CAT_LEN_PARG, 1 },
	{ "count", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetCliqueInfo = {
	"cuDeviceGetCliqueInfo", "cuDeviceGetCliqueInfo", 64, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetCliqueInfo, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuDeviceGetCount[] = {
	{ "count", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuDeviceGetCount = {
	"cuDeviceGetCount", "cuDeviceGetCount", 65, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetCount, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetDefaultMemPool[] = {
	{ "pool_out", &p_CUmemoryPool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetDefaultMemPool = {
	"cuDeviceGetDefaultMemPool", "cuDeviceGetDefaultMemPool", 66, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetDefaultMemPool, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetDevResource_v2[] = {
	{ "device", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resource", &p_CUdevResource_ptr_v2, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUdevResourceType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetDevResource_v2 = {
	"cuDeviceGetDevResource", "cuDeviceGetDevResource", 67, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetDevResource_v2, &t_CUresult,
	"12.4", "12.9", NULL,
};
static const struct cat_arg a_cuDeviceGetDevResource_v1[] = {
	{ "device", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resource", &p_CUdevResource_ptr_v1, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUdevResourceType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetDevResource_v1 = {
	"cuDeviceGetDevResource", "cuDeviceGetDevResource", 67, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetDevResource_v1, &t_CUresult,
	"13.0", "13.0", &f_cuDeviceGetDevResource_v2,
};
static const struct cat_arg a_cuDeviceGetDevResource[] = {
	{ "device", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resource", &p_CUdevResource_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUdevResourceType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetDevResource = {
	"cuDeviceGetDevResource", "cuDeviceGetDevResource", 67, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetDevResource, &t_CUresult,
	"13.5", "", &f_cuDeviceGetDevResource_v1,
};

static const struct cat_arg a_cuDeviceGetExecAffinitySupport[] = {
	{ "pi", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUexecAffinityType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetExecAffinitySupport = {
	"cuDeviceGetExecAffinitySupport", "cuDeviceGetExecAffinitySupport", 68, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetExecAffinitySupport, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetFabricClusterUuid[] = {
	{ "uuid", &p_CUuuid_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetFabricClusterUuid = {
	"cuDeviceGetFabricClusterUuid", "cuDeviceGetFabricClusterUuid", 69, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetFabricClusterUuid, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuDeviceGetGraphMemAttribute[] = {
	{ "device", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUgraphMem_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_OUT, CAT_LEN_CONST, 8, &(const struct cat_select){ 1, 0, sizeof(c_t_CUgraphMem_attribute) / sizeof(*c_t_CUgraphMem_attribute), c_t_CUgraphMem_attribute } },
};
static const struct cat_func f_cuDeviceGetGraphMemAttribute = {
	"cuDeviceGetGraphMemAttribute", "cuDeviceGetGraphMemAttribute", 70, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetGraphMemAttribute, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetHostAtomicCapabilities[] = {
	{ "capabilities", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ARG, 2 },
	{ "operations", &p_const_CUatomicOperation_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetHostAtomicCapabilities = {
	"cuDeviceGetHostAtomicCapabilities", "cuDeviceGetHostAtomicCapabilities", 71, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetHostAtomicCapabilities, &t_CUresult,
	"13.0", "", NULL,
};

static const struct cat_arg a_cuDeviceGetLuid[] = {
	{ "luid", &p_char_ptr, CAT_OUT, CAT_LEN_CONST, 8 },
	{ "deviceNodeMask", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetLuid = {
	"cuDeviceGetLuid", "cuDeviceGetLuid", 72, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetLuid, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetMemPool[] = {
	{ "pool", &p_CUmemoryPool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetMemPool = {
	"cuDeviceGetMemPool", "cuDeviceGetMemPool", 73, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetMemPool, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetName[] = {
	{ "name", &p_char_ptr, CAT_OUT, CAT_LEN_ARG, 1 },
	{ "len", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetName = {
	"cuDeviceGetName", "cuDeviceGetName", 74, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetName, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetNvSciSyncAttributes[] = {
	{ "nvSciSyncAttrList", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetNvSciSyncAttributes = {
	"cuDeviceGetNvSciSyncAttributes", "cuDeviceGetNvSciSyncAttributes", 75, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetNvSciSyncAttributes, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetP2PAtomicCapabilities[] = {
	{ "capabilities", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ARG, 2 },
	{ "operations", &p_const_CUatomicOperation_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstDevice", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetP2PAtomicCapabilities = {
	"cuDeviceGetP2PAtomicCapabilities", "cuDeviceGetP2PAtomicCapabilities", 76, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetP2PAtomicCapabilities, &t_CUresult,
	"13.0", "", NULL,
};

static const struct cat_arg a_cuDeviceGetP2PAttribute[] = {
	{ "value", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attrib", &t_CUdevice_P2PAttribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstDevice", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetP2PAttribute = {
	"cuDeviceGetP2PAttribute", "cuDeviceGetP2PAttribute", 77, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetP2PAttribute, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetPCIBusId[] = {
	{ "pciBusId", &p_char_ptr, CAT_OUT, CAT_LEN_ARG, 1 },
	{ "len", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetPCIBusId = {
	"cuDeviceGetPCIBusId", "cuDeviceGetPCIBusId", 78, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetPCIBusId, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetProperties[] = {
	{ "prop", &p_CUdevprop_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetProperties = {
	"cuDeviceGetProperties", "cuDeviceGetProperties", 79, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetProperties, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetTexture1DLinearMaxWidth[] = {
	{ "maxWidthInElements", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "format", &t_CUarray_format, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numChannels", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetTexture1DLinearMaxWidth = {
	"cuDeviceGetTexture1DLinearMaxWidth", "cuDeviceGetTexture1DLinearMaxWidth", 80, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetTexture1DLinearMaxWidth, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceGetUuid_v1[] = {
	{ "uuid", &p_CUuuid_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetUuid_v1 = {
	"cuDeviceGetUuid", "cuDeviceGetUuid", 81, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetUuid_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuDeviceGetUuid[] = {
	{ "uuid", &p_CUuuid_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGetUuid = {
	"cuDeviceGetUuid", "cuDeviceGetUuid_v2", 81, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGetUuid, &t_CUresult,
	"11.8", "", &f_cuDeviceGetUuid_v1,
};

static const struct cat_arg a_cuDeviceGraphMemTrim[] = {
	{ "device", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceGraphMemTrim = {
	"cuDeviceGraphMemTrim", "cuDeviceGraphMemTrim", 82, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceGraphMemTrim, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDevicePrimaryCtxGetState[] = {
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "active", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuDevicePrimaryCtxGetState = {
	"cuDevicePrimaryCtxGetState", "cuDevicePrimaryCtxGetState", 83, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDevicePrimaryCtxGetState, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDevicePrimaryCtxRelease_v1[] = {
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuDevicePrimaryCtxRelease_v1[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuDevicePrimaryCtxRelease_v1 = {
	"cuDevicePrimaryCtxRelease", "cuDevicePrimaryCtxRelease", 84, CAT_API_CU, 0, 1, 1, CAT_OK_RESULT, 1, r_cuDevicePrimaryCtxRelease_v1, a_cuDevicePrimaryCtxRelease_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuDevicePrimaryCtxRelease[] = {
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuDevicePrimaryCtxRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuDevicePrimaryCtxRelease = {
	"cuDevicePrimaryCtxRelease", "cuDevicePrimaryCtxRelease_v2", 84, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuDevicePrimaryCtxRelease, a_cuDevicePrimaryCtxRelease, &t_CUresult,
	"11.8", "", &f_cuDevicePrimaryCtxRelease_v1,
};

static const struct cat_arg a_cuDevicePrimaryCtxReset_v1[] = {
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuDevicePrimaryCtxReset_v1[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuDevicePrimaryCtxReset_v1 = {
	"cuDevicePrimaryCtxReset", "cuDevicePrimaryCtxReset", 85, CAT_API_CU, 0, 1, 1, CAT_OK_RESULT, 1, r_cuDevicePrimaryCtxReset_v1, a_cuDevicePrimaryCtxReset_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuDevicePrimaryCtxReset[] = {
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuDevicePrimaryCtxReset[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuDevicePrimaryCtxReset = {
	"cuDevicePrimaryCtxReset", "cuDevicePrimaryCtxReset_v2", 85, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuDevicePrimaryCtxReset, a_cuDevicePrimaryCtxReset, &t_CUresult,
	"11.8", "", &f_cuDevicePrimaryCtxReset_v1,
};

static const struct cat_arg a_cuDevicePrimaryCtxRetain[] = {
	{ "pctx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuDevicePrimaryCtxRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuDevicePrimaryCtxRetain = {
	"cuDevicePrimaryCtxRetain", "cuDevicePrimaryCtxRetain", 86, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuDevicePrimaryCtxRetain, a_cuDevicePrimaryCtxRetain, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDevicePrimaryCtxSetFlags_v1[] = {
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDevicePrimaryCtxSetFlags_v1 = {
	"cuDevicePrimaryCtxSetFlags", "cuDevicePrimaryCtxSetFlags", 87, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuDevicePrimaryCtxSetFlags_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuDevicePrimaryCtxSetFlags[] = {
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDevicePrimaryCtxSetFlags = {
	"cuDevicePrimaryCtxSetFlags", "cuDevicePrimaryCtxSetFlags_v2", 87, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDevicePrimaryCtxSetFlags, &t_CUresult,
	"11.8", "", &f_cuDevicePrimaryCtxSetFlags_v1,
};

static const struct cat_arg a_cuDeviceRegisterAsyncNotification[] = {
	{ "device", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callbackFunc", &t_CUasyncCallback, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback", &p_CUasyncCallbackHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuDeviceRegisterAsyncNotification = {
	"cuDeviceRegisterAsyncNotification", "cuDeviceRegisterAsyncNotification", 88, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceRegisterAsyncNotification, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuDeviceSetGraphMemAttribute[] = {
	{ "device", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUgraphMem_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_IN, CAT_LEN_CONST, 8, &(const struct cat_select){ 1, 0, sizeof(c_t_CUgraphMem_attribute) / sizeof(*c_t_CUgraphMem_attribute), c_t_CUgraphMem_attribute } },
};
static const struct cat_func f_cuDeviceSetGraphMemAttribute = {
	"cuDeviceSetGraphMemAttribute", "cuDeviceSetGraphMemAttribute", 89, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceSetGraphMemAttribute, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceSetMemPool[] = {
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceSetMemPool = {
	"cuDeviceSetMemPool", "cuDeviceSetMemPool", 90, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceSetMemPool, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuDeviceTotalMem_v1[] = {
	{ "bytes", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceTotalMem_v1 = {
	"cuDeviceTotalMem", "cuDeviceTotalMem", 91, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuDeviceTotalMem_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuDeviceTotalMem[] = {
	{ "bytes", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceTotalMem = {
	"cuDeviceTotalMem", "cuDeviceTotalMem_v2", 91, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceTotalMem, &t_CUresult,
	"11.8", "", &f_cuDeviceTotalMem_v1,
};

static const struct cat_arg a_cuDeviceUnregisterAsyncNotification[] = {
	{ "device", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback", &t_CUasyncCallbackHandle, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuDeviceUnregisterAsyncNotification = {
	"cuDeviceUnregisterAsyncNotification", "cuDeviceUnregisterAsyncNotification", 92, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuDeviceUnregisterAsyncNotification, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuDriverGetVersion[] = {
	{ "driverVersion", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuDriverGetVersion = {
	"cuDriverGetVersion", "cuDriverGetVersion", 93, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuDriverGetVersion, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuEventCreate[] = {
	{ "phEvent", &p_CUevent_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "Flags", &t_CUevent_flags, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuEventCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuEventCreate = {
	"cuEventCreate", "cuEventCreate", 94, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuEventCreate, a_cuEventCreate, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuEventDestroy_v1[] = {
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuEventDestroy_v1[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuEventDestroy_v1 = {
	"cuEventDestroy", "cuEventDestroy", 95, CAT_API_CU, 0, 1, 1, CAT_OK_RESULT, 1, r_cuEventDestroy_v1, a_cuEventDestroy_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuEventDestroy[] = {
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuEventDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuEventDestroy = {
	"cuEventDestroy", "cuEventDestroy_v2", 95, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuEventDestroy, a_cuEventDestroy, &t_CUresult,
	"11.8", "", &f_cuEventDestroy_v1,
};

static const struct cat_arg a_cuEventElapsedTime_v1[] = {
	{ "pMilliseconds", &p_float_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hStart", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hEnd", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuEventElapsedTime_v1 = {
	"cuEventElapsedTime", "cuEventElapsedTime", 96, CAT_API_CU, CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuEventElapsedTime_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuEventElapsedTime[] = {
	{ "pMilliseconds", &p_float_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hStart", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hEnd", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuEventElapsedTime = {
	"cuEventElapsedTime", "cuEventElapsedTime_v2", 96, CAT_API_CU, CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuEventElapsedTime, &t_CUresult,
	"12.9", "", &f_cuEventElapsedTime_v1,
};

static const struct cat_arg a_cuEventQuery[] = {
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuEventQuery = {
	"cuEventQuery", "cuEventQuery", 97, CAT_API_CU, CAT_F_GETTER | CAT_F_SYNC | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuEventQuery, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuEventRecord_v1[] = {
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuEventRecord_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1), [CAT_PART_EVENT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuEventRecord_v1 = {
	"cuEventRecord", "cuEventRecord_ptsz", 98, CAT_API_CU, CAT_F_SYNC, 2, 1, CAT_OK_RESULT, 1, r_cuEventRecord_v1, a_cuEventRecord_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuEventRecord[] = {
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuEventRecord[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1), [CAT_PART_EVENT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuEventRecord = {
	"cuEventRecord", "cuEventRecord", 98, CAT_API_CU, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 1, r_cuEventRecord, a_cuEventRecord, &t_CUresult,
	"11.8", "", &f_cuEventRecord_v1,
};

static const struct cat_arg a_cuEventRecordWithFlags_v1[] = {
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuEventRecordWithFlags_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1), [CAT_PART_EVENT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuEventRecordWithFlags_v1 = {
	"cuEventRecordWithFlags", "cuEventRecordWithFlags_ptsz", 99, CAT_API_CU, CAT_F_SYNC, 3, 1, CAT_OK_RESULT, 1, r_cuEventRecordWithFlags_v1, a_cuEventRecordWithFlags_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuEventRecordWithFlags[] = {
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuEventRecordWithFlags[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1), [CAT_PART_EVENT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuEventRecordWithFlags = {
	"cuEventRecordWithFlags", "cuEventRecordWithFlags", 99, CAT_API_CU, CAT_F_SYNC, 3, 0, CAT_OK_RESULT, 1, r_cuEventRecordWithFlags, a_cuEventRecordWithFlags, &t_CUresult,
	"11.8", "", &f_cuEventRecordWithFlags_v1,
};

static const struct cat_arg a_cuEventSynchronize[] = {
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuEventSynchronize[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuEventSynchronize = {
	"cuEventSynchronize", "cuEventSynchronize", 100, CAT_API_CU, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 1, r_cuEventSynchronize, a_cuEventSynchronize, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuExternalMemoryGetMappedBuffer[] = {
	{ "devPtr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "extMem", &t_CUexternalMemory, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bufferDesc", &p_const_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuExternalMemoryGetMappedBuffer = {
	"cuExternalMemoryGetMappedBuffer", "cuExternalMemoryGetMappedBuffer", 101, CAT_API_CU, CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuExternalMemoryGetMappedBuffer, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuExternalMemoryGetMappedMipmappedArray[] = {
	{ "mipmap", &p_CUmipmappedArray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "extMem", &t_CUexternalMemory, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mipmapDesc", &p_const_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuExternalMemoryGetMappedMipmappedArray = {
	"cuExternalMemoryGetMappedMipmappedArray", "cuExternalMemoryGetMappedMipmappedArray", 102, CAT_API_CU, CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuExternalMemoryGetMappedMipmappedArray, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuFabricCpyBatchAsync_v1[] = {
	{ "numOps", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "opList", &p_CUDA_FABRIC_COPY_BATCH_OP_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuFabricCpyBatchAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(0), [CAT_PART_PARAMS] = CAT_ARG(1) } },
};
static const struct cat_func f_cuFabricCpyBatchAsync_v1 = {
	"cuFabricCpyBatchAsync", "cuFabricCpyBatchAsync_ptsz", 103, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 2, r_cuFabricCpyBatchAsync_v1, a_cuFabricCpyBatchAsync_v1, &t_CUresult,
	"13.5", "", NULL,
};
static const struct cat_arg a_cuFabricCpyBatchAsync[] = {
	{ "numOps", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "opList", &p_CUDA_FABRIC_COPY_BATCH_OP_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuFabricCpyBatchAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(0), [CAT_PART_PARAMS] = CAT_ARG(1) } },
};
static const struct cat_func f_cuFabricCpyBatchAsync = {
	"cuFabricCpyBatchAsync", "cuFabricCpyBatchAsync", 103, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 2, r_cuFabricCpyBatchAsync, a_cuFabricCpyBatchAsync, &t_CUresult,
	"13.5", "", &f_cuFabricCpyBatchAsync_v1,
};

static const struct cat_arg a_cuFlushGPUDirectRDMAWrites[] = {
	{ "target", &t_CUflushGPUDirectRDMAWritesTarget, CAT_IN, CAT_LEN_NONE, 0 },
	{ "scope", &t_CUflushGPUDirectRDMAWritesScope, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuFlushGPUDirectRDMAWrites = {
	"cuFlushGPUDirectRDMAWrites", "cuFlushGPUDirectRDMAWrites", 104, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuFlushGPUDirectRDMAWrites, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuFuncGetAttribute_v1[] = {
	{ "pi", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attrib", &t_CUfunction_attribute_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuFuncGetAttribute_v1 = {
	"cuFuncGetAttribute", "cuFuncGetAttribute", 105, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuFuncGetAttribute_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuFuncGetAttribute[] = {
	{ "pi", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attrib", &t_CUfunction_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuFuncGetAttribute = {
	"cuFuncGetAttribute", "cuFuncGetAttribute", 105, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuFuncGetAttribute, &t_CUresult,
	"13.5", "", &f_cuFuncGetAttribute_v1,
};

static const struct cat_arg a_cuFuncGetModule[] = {
	{ "hmod", &p_CUmodule_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuFuncGetModule = {
	"cuFuncGetModule", "cuFuncGetModule", 106, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuFuncGetModule, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuFuncGetName[] = {
	{ "name", &p_const_char_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuFuncGetName = {
	"cuFuncGetName", "cuFuncGetName", 107, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuFuncGetName, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuFuncGetParamCount[] = {
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramCount", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuFuncGetParamCount = {
	"cuFuncGetParamCount", "cuFuncGetParamCount", 108, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuFuncGetParamCount, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuFuncGetParamInfo[] = {
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramIndex", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramOffset", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "paramSize", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuFuncGetParamInfo = {
	"cuFuncGetParamInfo", "cuFuncGetParamInfo", 109, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuFuncGetParamInfo, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuFuncIsLoaded[] = {
	{ "state", &p_CUfunctionLoadingState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "function", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuFuncIsLoaded = {
	"cuFuncIsLoaded", "cuFuncIsLoaded", 110, CAT_API_CU, CAT_F_GETTER | CAT_F_MODULE | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuFuncIsLoaded, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuFuncLoad[] = {
	{ "function", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuFuncLoad = {
	"cuFuncLoad", "cuFuncLoad", 111, CAT_API_CU, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuFuncLoad, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuFuncSetAttribute_v1[] = {
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attrib", &t_CUfunction_attribute_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuFuncSetAttribute_v1 = {
	"cuFuncSetAttribute", "cuFuncSetAttribute", 112, CAT_API_CU, CAT_F_MODULE, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuFuncSetAttribute_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuFuncSetAttribute[] = {
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attrib", &t_CUfunction_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuFuncSetAttribute = {
	"cuFuncSetAttribute", "cuFuncSetAttribute", 112, CAT_API_CU, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuFuncSetAttribute, &t_CUresult,
	"13.5", "", &f_cuFuncSetAttribute_v1,
};

static const struct cat_arg a_cuFuncSetBlockShape[] = {
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "x", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "y", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "z", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuFuncSetBlockShape[] = {
	{ CAT_ACT_SETSIZE, 0, { [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(1) } },
};
static const struct cat_func f_cuFuncSetBlockShape = {
	"cuFuncSetBlockShape", "cuFuncSetBlockShape", 113, CAT_API_CU, CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 1, r_cuFuncSetBlockShape, a_cuFuncSetBlockShape, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuFuncSetCacheConfig[] = {
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &t_CUfunc_cache, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuFuncSetCacheConfig = {
	"cuFuncSetCacheConfig", "cuFuncSetCacheConfig", 114, CAT_API_CU, CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuFuncSetCacheConfig, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuFuncSetSharedMemConfig[] = {
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &t_CUsharedconfig, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuFuncSetSharedMemConfig = {
	"cuFuncSetSharedMemConfig", "cuFuncSetSharedMemConfig", 115, CAT_API_CU, CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuFuncSetSharedMemConfig, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuFuncSetSharedSize[] = {
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_cuFuncSetSharedSize = {
	"cuFuncSetSharedSize", "cuFuncSetSharedSize", 116, CAT_API_CU, CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuFuncSetSharedSize, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGetErrorName[] = {
	{ "error", &t_CUresult, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pStr", &p_const_char_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGetErrorName = {
	"cuGetErrorName", "cuGetErrorName", 117, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGetErrorName, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGetErrorString[] = {
	{ "error", &t_CUresult, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pStr", &p_const_char_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGetErrorString = {
	"cuGetErrorString", "cuGetErrorString", 118, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGetErrorString, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGetExportTable[] = {
	{ "ppExportTable", &p_const_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pExportTableId", &p_const_CUuuid_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGetExportTable = {
	"cuGetExportTable", "cuGetExportTable", 119, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGetExportTable, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGetProcAddress_v1[] = {
	{ "symbol", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pfn", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "cudaVersion", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGetProcAddress_v1 = {
	"cuGetProcAddress", "cuGetProcAddress", 120, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuGetProcAddress_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGetProcAddress[] = {
	{ "symbol", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pfn", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "cudaVersion", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "symbolStatus", &p_CUdriverProcAddressQueryResult_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGetProcAddress = {
	"cuGetProcAddress", "cuGetProcAddress_v2", 120, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_cuGetProcAddress, &t_CUresult,
	"12.0", "", &f_cuGetProcAddress_v1,
};

static const struct cat_arg a_cuGraphAddBatchMemOpNode_v1[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddBatchMemOpNode_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddBatchMemOpNode_v1 = {
	"cuGraphAddBatchMemOpNode", "cuGraphAddBatchMemOpNode", 121, CAT_API_CU, 0, 5, 1, CAT_OK_RESULT, 1, r_cuGraphAddBatchMemOpNode_v1, a_cuGraphAddBatchMemOpNode_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuGraphAddBatchMemOpNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddBatchMemOpNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddBatchMemOpNode = {
	"cuGraphAddBatchMemOpNode", "cuGraphAddBatchMemOpNode", 121, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphAddBatchMemOpNode, a_cuGraphAddBatchMemOpNode, &t_CUresult,
	"13.5", "", &f_cuGraphAddBatchMemOpNode_v1,
};

static const struct cat_arg a_cuGraphAddChildGraphNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "childGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphAddChildGraphNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddChildGraphNode = {
	"cuGraphAddChildGraphNode", "cuGraphAddChildGraphNode", 122, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphAddChildGraphNode, a_cuGraphAddChildGraphNode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphAddDependencies_v1[] = {
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "from", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "to", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphAddDependencies_v1 = {
	"cuGraphAddDependencies", "cuGraphAddDependencies", 123, CAT_API_CU, 0, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphAddDependencies_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphAddDependencies[] = {
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "from", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "to", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "edgeData", &p_const_CUgraphEdgeData_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphAddDependencies = {
	"cuGraphAddDependencies", "cuGraphAddDependencies_v2", 123, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphAddDependencies, &t_CUresult,
	"12.4", "", &f_cuGraphAddDependencies_v1,
};

static const struct cat_arg a_cuGraphAddEmptyNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphAddEmptyNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddEmptyNode = {
	"cuGraphAddEmptyNode", "cuGraphAddEmptyNode", 124, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 1, r_cuGraphAddEmptyNode, a_cuGraphAddEmptyNode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphAddEventRecordNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphAddEventRecordNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddEventRecordNode = {
	"cuGraphAddEventRecordNode", "cuGraphAddEventRecordNode", 125, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphAddEventRecordNode, a_cuGraphAddEventRecordNode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphAddEventWaitNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphAddEventWaitNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddEventWaitNode = {
	"cuGraphAddEventWaitNode", "cuGraphAddEventWaitNode", 126, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphAddEventWaitNode, a_cuGraphAddEventWaitNode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphAddExternalSemaphoresSignalNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddExternalSemaphoresSignalNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddExternalSemaphoresSignalNode = {
	"cuGraphAddExternalSemaphoresSignalNode", "cuGraphAddExternalSemaphoresSignalNode", 127, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphAddExternalSemaphoresSignalNode, a_cuGraphAddExternalSemaphoresSignalNode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphAddExternalSemaphoresWaitNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_EXT_SEM_WAIT_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddExternalSemaphoresWaitNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddExternalSemaphoresWaitNode = {
	"cuGraphAddExternalSemaphoresWaitNode", "cuGraphAddExternalSemaphoresWaitNode", 128, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphAddExternalSemaphoresWaitNode, a_cuGraphAddExternalSemaphoresWaitNode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphAddHostNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_HOST_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddHostNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddHostNode = {
	"cuGraphAddHostNode", "cuGraphAddHostNode", 129, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphAddHostNode, a_cuGraphAddHostNode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphAddKernelNode_v2[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_KERNEL_NODE_PARAMS_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddKernelNode_v2[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddKernelNode_v2 = {
	"cuGraphAddKernelNode", "cuGraphAddKernelNode", 130, CAT_API_CU, 0, 5, 2, CAT_OK_RESULT, 1, r_cuGraphAddKernelNode_v2, a_cuGraphAddKernelNode_v2, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuGraphAddKernelNode_v1[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_KERNEL_NODE_PARAMS_v1_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddKernelNode_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddKernelNode_v1 = {
	"cuGraphAddKernelNode", "cuGraphAddKernelNode", 130, CAT_API_CU, 0, 5, 1, CAT_OK_RESULT, 1, r_cuGraphAddKernelNode_v1, a_cuGraphAddKernelNode_v1, &t_CUresult,
	"12.0", "", &f_cuGraphAddKernelNode_v2,
};
static const struct cat_arg a_cuGraphAddKernelNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_KERNEL_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddKernelNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddKernelNode = {
	"cuGraphAddKernelNode", "cuGraphAddKernelNode_v2", 130, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphAddKernelNode, a_cuGraphAddKernelNode, &t_CUresult,
	"12.0", "", &f_cuGraphAddKernelNode_v1,
};

static const struct cat_arg a_cuGraphAddMemAllocNode_v3[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v3, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddMemAllocNode_v3[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddMemAllocNode_v3 = {
	"cuGraphAddMemAllocNode", "cuGraphAddMemAllocNode", 131, CAT_API_CU, 0, 5, 3, CAT_OK_RESULT, 1, r_cuGraphAddMemAllocNode_v3, a_cuGraphAddMemAllocNode_v3, &t_CUresult,
	"11.8", "12.0", NULL,
};
static const struct cat_arg a_cuGraphAddMemAllocNode_v2[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddMemAllocNode_v2[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddMemAllocNode_v2 = {
	"cuGraphAddMemAllocNode", "cuGraphAddMemAllocNode", 131, CAT_API_CU, 0, 5, 2, CAT_OK_RESULT, 1, r_cuGraphAddMemAllocNode_v2, a_cuGraphAddMemAllocNode_v2, &t_CUresult,
	"12.4", "12.4", &f_cuGraphAddMemAllocNode_v3,
};
static const struct cat_arg a_cuGraphAddMemAllocNode_v1[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddMemAllocNode_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddMemAllocNode_v1 = {
	"cuGraphAddMemAllocNode", "cuGraphAddMemAllocNode", 131, CAT_API_CU, 0, 5, 1, CAT_OK_RESULT, 1, r_cuGraphAddMemAllocNode_v1, a_cuGraphAddMemAllocNode_v1, &t_CUresult,
	"12.9", "13.0", &f_cuGraphAddMemAllocNode_v2,
};
static const struct cat_arg a_cuGraphAddMemAllocNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddMemAllocNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddMemAllocNode = {
	"cuGraphAddMemAllocNode", "cuGraphAddMemAllocNode", 131, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphAddMemAllocNode, a_cuGraphAddMemAllocNode, &t_CUresult,
	"13.5", "", &f_cuGraphAddMemAllocNode_v1,
};

static const struct cat_arg a_cuGraphAddMemFreeNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphAddMemFreeNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddMemFreeNode = {
	"cuGraphAddMemFreeNode", "cuGraphAddMemFreeNode", 132, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphAddMemFreeNode, a_cuGraphAddMemFreeNode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphAddMemcpyNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "copyParams", &p_const_CUDA_MEMCPY3D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphAddMemcpyNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddMemcpyNode = {
	"cuGraphAddMemcpyNode", "cuGraphAddMemcpyNode", 133, CAT_API_CU, 0, 6, 0, CAT_OK_RESULT, 1, r_cuGraphAddMemcpyNode, a_cuGraphAddMemcpyNode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphAddMemsetNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memsetParams", &p_const_CUDA_MEMSET_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphAddMemsetNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddMemsetNode = {
	"cuGraphAddMemsetNode", "cuGraphAddMemsetNode", 134, CAT_API_CU, 0, 6, 0, CAT_OK_RESULT, 1, r_cuGraphAddMemsetNode, a_cuGraphAddMemsetNode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphAddNode_v6[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddNode_v6[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddNode_v6 = {
	"cuGraphAddNode", "cuGraphAddNode", 135, CAT_API_CU, 0, 5, 6, CAT_OK_RESULT, 1, r_cuGraphAddNode_v6, a_cuGraphAddNode_v6, &t_CUresult,
	"12.4", "12.4", NULL,
};
static const struct cat_arg a_cuGraphAddNode_v5[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddNode_v5[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddNode_v5 = {
	"cuGraphAddNode", "cuGraphAddNode", 135, CAT_API_CU, 0, 5, 5, CAT_OK_RESULT, 1, r_cuGraphAddNode_v5, a_cuGraphAddNode_v5, &t_CUresult,
	"12.9", "13.0", &f_cuGraphAddNode_v6,
};
static const struct cat_arg a_cuGraphAddNode_v4[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddNode_v4[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddNode_v4 = {
	"cuGraphAddNode", "cuGraphAddNode", 135, CAT_API_CU, 0, 5, 4, CAT_OK_RESULT, 1, r_cuGraphAddNode_v4, a_cuGraphAddNode_v4, &t_CUresult,
	"13.5", "", &f_cuGraphAddNode_v5,
};
static const struct cat_arg a_cuGraphAddNode_v3[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "dependencyData", &p_const_CUgraphEdgeData_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddNode_v3[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddNode_v3 = {
	"cuGraphAddNode", "cuGraphAddNode_v2", 135, CAT_API_CU, 0, 6, 3, CAT_OK_RESULT, 1, r_cuGraphAddNode_v3, a_cuGraphAddNode_v3, &t_CUresult,
	"12.4", "12.4", &f_cuGraphAddNode_v4,
};
static const struct cat_arg a_cuGraphAddNode_v2[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "dependencyData", &p_const_CUgraphEdgeData_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddNode_v2[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddNode_v2 = {
	"cuGraphAddNode", "cuGraphAddNode_v2", 135, CAT_API_CU, 0, 6, 2, CAT_OK_RESULT, 1, r_cuGraphAddNode_v2, a_cuGraphAddNode_v2, &t_CUresult,
	"12.9", "13.0", &f_cuGraphAddNode_v3,
};
static const struct cat_arg a_cuGraphAddNode_v1[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "dependencyData", &p_const_CUgraphEdgeData_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddNode_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddNode_v1 = {
	"cuGraphAddNode", "cuGraphAddNode_v2", 135, CAT_API_CU, 0, 6, 1, CAT_OK_RESULT, 1, r_cuGraphAddNode_v1, a_cuGraphAddNode_v1, &t_CUresult,
	"13.5", "", &f_cuGraphAddNode_v2,
};
static const struct cat_arg a_cuGraphAddNode[] = {
	{ "phGraphNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "dependencyData", &p_const_CUgraphEdgeData_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphAddNode[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphAddNode = {
	"cuGraphAddNode", "cuGraphAddNode_v3", 135, CAT_API_CU, 0, 6, 0, CAT_OK_RESULT, 1, r_cuGraphAddNode, a_cuGraphAddNode, &t_CUresult,
	"13.5", "", &f_cuGraphAddNode_v1,
};

static const struct cat_arg a_cuGraphBatchMemOpNodeGetParams_v1[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams_out", &p_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr_v1, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphBatchMemOpNodeGetParams_v1 = {
	"cuGraphBatchMemOpNodeGetParams", "cuGraphBatchMemOpNodeGetParams", 136, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphBatchMemOpNodeGetParams_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuGraphBatchMemOpNodeGetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams_out", &p_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphBatchMemOpNodeGetParams = {
	"cuGraphBatchMemOpNodeGetParams", "cuGraphBatchMemOpNodeGetParams", 136, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphBatchMemOpNodeGetParams, &t_CUresult,
	"13.5", "", &f_cuGraphBatchMemOpNodeGetParams_v1,
};

static const struct cat_arg a_cuGraphBatchMemOpNodeSetParams_v1[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphBatchMemOpNodeSetParams_v1 = {
	"cuGraphBatchMemOpNodeSetParams", "cuGraphBatchMemOpNodeSetParams", 137, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphBatchMemOpNodeSetParams_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuGraphBatchMemOpNodeSetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphBatchMemOpNodeSetParams = {
	"cuGraphBatchMemOpNodeSetParams", "cuGraphBatchMemOpNodeSetParams", 137, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphBatchMemOpNodeSetParams, &t_CUresult,
	"13.5", "", &f_cuGraphBatchMemOpNodeSetParams_v1,
};

static const struct cat_arg a_cuGraphChildGraphNodeGetGraph[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phGraph", &p_CUgraph_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphChildGraphNodeGetGraph = {
	"cuGraphChildGraphNodeGetGraph", "cuGraphChildGraphNodeGetGraph", 138, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphChildGraphNodeGetGraph, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphClone[] = {
	{ "phGraphClone", &p_CUgraph_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "originalGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphClone[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphClone = {
	"cuGraphClone", "cuGraphClone", 139, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuGraphClone, a_cuGraphClone, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphConditionalHandleCreate[] = {
	{ "pHandle_out", &p_CUgraphConditionalHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "defaultLaunchValue", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphConditionalHandleCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphConditionalHandleCreate = {
	"cuGraphConditionalHandleCreate", "cuGraphConditionalHandleCreate", 140, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphConditionalHandleCreate, a_cuGraphConditionalHandleCreate, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuGraphCreate[] = {
	{ "phGraph", &p_CUgraph_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuGraphCreate = {
	"cuGraphCreate", "cuGraphCreate", 141, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuGraphCreate, a_cuGraphCreate, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphDebugDotPrint[] = {
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "path", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphDebugDotPrint = {
	"cuGraphDebugDotPrint", "cuGraphDebugDotPrint", 142, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphDebugDotPrint, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphDestroy[] = {
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuGraphDestroy = {
	"cuGraphDestroy", "cuGraphDestroy", 143, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuGraphDestroy, a_cuGraphDestroy, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphDestroyNode[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphDestroyNode[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuGraphDestroyNode = {
	"cuGraphDestroyNode", "cuGraphDestroyNode", 144, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuGraphDestroyNode, a_cuGraphDestroyNode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphEventRecordNodeGetEvent[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_out", &p_CUevent_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphEventRecordNodeGetEvent = {
	"cuGraphEventRecordNodeGetEvent", "cuGraphEventRecordNodeGetEvent", 145, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphEventRecordNodeGetEvent, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphEventRecordNodeSetEvent[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphEventRecordNodeSetEvent = {
	"cuGraphEventRecordNodeSetEvent", "cuGraphEventRecordNodeSetEvent", 146, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphEventRecordNodeSetEvent, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphEventWaitNodeGetEvent[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event_out", &p_CUevent_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphEventWaitNodeGetEvent = {
	"cuGraphEventWaitNodeGetEvent", "cuGraphEventWaitNodeGetEvent", 147, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphEventWaitNodeGetEvent, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphEventWaitNodeSetEvent[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphEventWaitNodeSetEvent = {
	"cuGraphEventWaitNodeSetEvent", "cuGraphEventWaitNodeSetEvent", 148, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphEventWaitNodeSetEvent, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExecBatchMemOpNodeSetParams_v1[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecBatchMemOpNodeSetParams_v1 = {
	"cuGraphExecBatchMemOpNodeSetParams", "cuGraphExecBatchMemOpNodeSetParams", 149, CAT_API_CU, 0, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphExecBatchMemOpNodeSetParams_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuGraphExecBatchMemOpNodeSetParams[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_BATCH_MEM_OP_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecBatchMemOpNodeSetParams = {
	"cuGraphExecBatchMemOpNodeSetParams", "cuGraphExecBatchMemOpNodeSetParams", 149, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecBatchMemOpNodeSetParams, &t_CUresult,
	"13.5", "", &f_cuGraphExecBatchMemOpNodeSetParams_v1,
};

static const struct cat_arg a_cuGraphExecChildGraphNodeSetParams[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "childGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphExecChildGraphNodeSetParams = {
	"cuGraphExecChildGraphNodeSetParams", "cuGraphExecChildGraphNodeSetParams", 150, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecChildGraphNodeSetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExecDestroy[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphExecDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuGraphExecDestroy = {
	"cuGraphExecDestroy", "cuGraphExecDestroy", 151, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuGraphExecDestroy, a_cuGraphExecDestroy, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExecEventRecordNodeSetEvent[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphExecEventRecordNodeSetEvent = {
	"cuGraphExecEventRecordNodeSetEvent", "cuGraphExecEventRecordNodeSetEvent", 152, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecEventRecordNodeSetEvent, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExecEventWaitNodeSetEvent[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "event", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphExecEventWaitNodeSetEvent = {
	"cuGraphExecEventWaitNodeSetEvent", "cuGraphExecEventWaitNodeSetEvent", 153, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecEventWaitNodeSetEvent, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExecExternalSemaphoresSignalNodeSetParams[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecExternalSemaphoresSignalNodeSetParams = {
	"cuGraphExecExternalSemaphoresSignalNodeSetParams", "cuGraphExecExternalSemaphoresSignalNodeSetParams", 154, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecExternalSemaphoresSignalNodeSetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExecExternalSemaphoresWaitNodeSetParams[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_EXT_SEM_WAIT_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecExternalSemaphoresWaitNodeSetParams = {
	"cuGraphExecExternalSemaphoresWaitNodeSetParams", "cuGraphExecExternalSemaphoresWaitNodeSetParams", 155, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecExternalSemaphoresWaitNodeSetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExecGetFlags[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &p_cuuint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecGetFlags = {
	"cuGraphExecGetFlags", "cuGraphExecGetFlags", 156, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecGetFlags, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuGraphExecGetId[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "graphId", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecGetId = {
	"cuGraphExecGetId", "cuGraphExecGetId", 157, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecGetId, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuGraphExecHostNodeSetParams[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_HOST_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecHostNodeSetParams = {
	"cuGraphExecHostNodeSetParams", "cuGraphExecHostNodeSetParams", 158, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecHostNodeSetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExecKernelNodeSetParams_v2[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_KERNEL_NODE_PARAMS_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecKernelNodeSetParams_v2 = {
	"cuGraphExecKernelNodeSetParams", "cuGraphExecKernelNodeSetParams", 159, CAT_API_CU, 0, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuGraphExecKernelNodeSetParams_v2, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuGraphExecKernelNodeSetParams_v1[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_KERNEL_NODE_PARAMS_v1_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecKernelNodeSetParams_v1 = {
	"cuGraphExecKernelNodeSetParams", "cuGraphExecKernelNodeSetParams", 159, CAT_API_CU, 0, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphExecKernelNodeSetParams_v1, &t_CUresult,
	"12.0", "", &f_cuGraphExecKernelNodeSetParams_v2,
};
static const struct cat_arg a_cuGraphExecKernelNodeSetParams[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_KERNEL_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecKernelNodeSetParams = {
	"cuGraphExecKernelNodeSetParams", "cuGraphExecKernelNodeSetParams_v2", 159, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecKernelNodeSetParams, &t_CUresult,
	"12.0", "", &f_cuGraphExecKernelNodeSetParams_v1,
};

static const struct cat_arg a_cuGraphExecMemcpyNodeSetParams[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "copyParams", &p_const_CUDA_MEMCPY3D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphExecMemcpyNodeSetParams = {
	"cuGraphExecMemcpyNodeSetParams", "cuGraphExecMemcpyNodeSetParams", 160, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecMemcpyNodeSetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExecMemsetNodeSetParams[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memsetParams", &p_const_CUDA_MEMSET_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ctx", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphExecMemsetNodeSetParams = {
	"cuGraphExecMemsetNodeSetParams", "cuGraphExecMemsetNodeSetParams", 161, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecMemsetNodeSetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExecNodeSetParams_v2[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecNodeSetParams_v2 = {
	"cuGraphExecNodeSetParams", "cuGraphExecNodeSetParams", 162, CAT_API_CU, 0, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuGraphExecNodeSetParams_v2, &t_CUresult,
	"12.4", "12.4", NULL,
};
static const struct cat_arg a_cuGraphExecNodeSetParams_v1[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecNodeSetParams_v1 = {
	"cuGraphExecNodeSetParams", "cuGraphExecNodeSetParams", 162, CAT_API_CU, 0, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphExecNodeSetParams_v1, &t_CUresult,
	"12.9", "13.0", &f_cuGraphExecNodeSetParams_v2,
};
static const struct cat_arg a_cuGraphExecNodeSetParams[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecNodeSetParams = {
	"cuGraphExecNodeSetParams", "cuGraphExecNodeSetParams", 162, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecNodeSetParams, &t_CUresult,
	"13.5", "", &f_cuGraphExecNodeSetParams_v1,
};

static const struct cat_arg a_cuGraphExecUpdate_v1[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hErrorNode_out", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "updateResult_out", &p_CUgraphExecUpdateResult_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecUpdate_v1 = {
	"cuGraphExecUpdate", "cuGraphExecUpdate", 163, CAT_API_CU, 0, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphExecUpdate_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphExecUpdate[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resultInfo", &p_CUgraphExecUpdateResultInfo_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExecUpdate = {
	"cuGraphExecUpdate", "cuGraphExecUpdate_v2", 163, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExecUpdate, &t_CUresult,
	"12.0", "", &f_cuGraphExecUpdate_v1,
};

static const struct cat_arg a_cuGraphExternalSemaphoresSignalNodeGetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "params_out", &p_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExternalSemaphoresSignalNodeGetParams = {
	"cuGraphExternalSemaphoresSignalNodeGetParams", "cuGraphExternalSemaphoresSignalNodeGetParams", 164, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExternalSemaphoresSignalNodeGetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExternalSemaphoresSignalNodeSetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExternalSemaphoresSignalNodeSetParams = {
	"cuGraphExternalSemaphoresSignalNodeSetParams", "cuGraphExternalSemaphoresSignalNodeSetParams", 165, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExternalSemaphoresSignalNodeSetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExternalSemaphoresWaitNodeGetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "params_out", &p_CUDA_EXT_SEM_WAIT_NODE_PARAMS_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExternalSemaphoresWaitNodeGetParams = {
	"cuGraphExternalSemaphoresWaitNodeGetParams", "cuGraphExternalSemaphoresWaitNodeGetParams", 166, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExternalSemaphoresWaitNodeGetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphExternalSemaphoresWaitNodeSetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_EXT_SEM_WAIT_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphExternalSemaphoresWaitNodeSetParams = {
	"cuGraphExternalSemaphoresWaitNodeSetParams", "cuGraphExternalSemaphoresWaitNodeSetParams", 167, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphExternalSemaphoresWaitNodeSetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphGetEdges_v1[] = {
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "from", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_PARG, 3 },
	{ "to", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_PARG, 3 },
	{ "numEdges", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphGetEdges_v1 = {
	"cuGraphGetEdges", "cuGraphGetEdges", 168, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphGetEdges_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphGetEdges[] = {
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "from", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_PARG, 4 },
	{ "to", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_PARG, 4 },
	{ "edgeData", &p_CUgraphEdgeData_ptr, CAT_OUT, CAT_LEN_PARG, 4 },
	{ "numEdges", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphGetEdges = {
	"cuGraphGetEdges", "cuGraphGetEdges_v2", 168, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphGetEdges, &t_CUresult,
	"12.4", "", &f_cuGraphGetEdges_v1,
};

static const struct cat_arg a_cuGraphGetId[] = {
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "graphId", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphGetId = {
	"cuGraphGetId", "cuGraphGetId", 169, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphGetId, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuGraphGetNodes[] = {
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodes", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_PARG, 2 },
	{ "numNodes", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphGetNodes = {
	"cuGraphGetNodes", "cuGraphGetNodes", 170, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphGetNodes, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphGetRootNodes[] = {
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "rootNodes", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_PARG, 2 },
	{ "numRootNodes", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphGetRootNodes = {
	"cuGraphGetRootNodes", "cuGraphGetRootNodes", 171, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphGetRootNodes, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphHostNodeGetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUDA_HOST_NODE_PARAMS_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphHostNodeGetParams = {
	"cuGraphHostNodeGetParams", "cuGraphHostNodeGetParams", 172, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphHostNodeGetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphHostNodeSetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_HOST_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphHostNodeSetParams = {
	"cuGraphHostNodeSetParams", "cuGraphHostNodeSetParams", 173, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphHostNodeSetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphInstantiate_v1[] = {
	{ "phGraphExec", &p_CUgraphExec_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phErrorNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "logBuffer", &p_char_ptr, CAT_OUT, CAT_LEN_ARG, 4 },
	{ "bufferSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphInstantiate_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphInstantiate_v1 = {
	"cuGraphInstantiate", "cuGraphInstantiate", 174, CAT_API_CU, 0, 5, 1, CAT_OK_RESULT, 1, r_cuGraphInstantiate_v1, a_cuGraphInstantiate_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphInstantiate[] = {
	{ "phGraphExec", &p_CUgraphExec_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phErrorNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "logBuffer", &p_char_ptr, CAT_OUT, CAT_LEN_ARG, 4 },
	{ "bufferSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphInstantiate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphInstantiate = {
	"cuGraphInstantiate", "cuGraphInstantiate_v2", 174, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuGraphInstantiate, a_cuGraphInstantiate, &t_CUresult,
	"11.8", "", &f_cuGraphInstantiate_v1,
};

static const struct cat_arg a_cuGraphInstantiateWithFlags[] = {
	{ "phGraphExec", &p_CUgraphExec_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_CUgraphInstantiate_flags, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphInstantiateWithFlags[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphInstantiateWithFlags = {
	"cuGraphInstantiateWithFlags", "cuGraphInstantiateWithFlags", 175, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 1, r_cuGraphInstantiateWithFlags, a_cuGraphInstantiateWithFlags, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphInstantiateWithParams_v1[] = {
	{ "phGraphExec", &p_CUgraphExec_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "instantiateParams", &p_CUDA_GRAPH_INSTANTIATE_PARAMS_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphInstantiateWithParams_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphInstantiateWithParams_v1 = {
	"cuGraphInstantiateWithParams", "cuGraphInstantiateWithParams_ptsz", 176, CAT_API_CU, 0, 3, 1, CAT_OK_RESULT, 1, r_cuGraphInstantiateWithParams_v1, a_cuGraphInstantiateWithParams_v1, &t_CUresult,
	"12.0", "", NULL,
};
static const struct cat_arg a_cuGraphInstantiateWithParams[] = {
	{ "phGraphExec", &p_CUgraphExec_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "instantiateParams", &p_CUDA_GRAPH_INSTANTIATE_PARAMS_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuGraphInstantiateWithParams[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphInstantiateWithParams = {
	"cuGraphInstantiateWithParams", "cuGraphInstantiateWithParams", 176, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 1, r_cuGraphInstantiateWithParams, a_cuGraphInstantiateWithParams, &t_CUresult,
	"12.0", "", &f_cuGraphInstantiateWithParams_v1,
};

static const struct cat_arg a_cuGraphKernelNodeCopyAttributes[] = {
	{ "dst", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeCopyAttributes = {
	"cuGraphKernelNodeCopyAttributes", "cuGraphKernelNodeCopyAttributes", 177, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeCopyAttributes, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphKernelNodeGetAttribute_v5[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUkernelNodeAttrValue_ptr_v5, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeGetAttribute_v5 = {
	"cuGraphKernelNodeGetAttribute", "cuGraphKernelNodeGetAttribute", 178, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 5, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeGetAttribute_v5, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuGraphKernelNodeGetAttribute_v4[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUkernelNodeAttrValue_ptr_v4, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeGetAttribute_v4 = {
	"cuGraphKernelNodeGetAttribute", "cuGraphKernelNodeGetAttribute", 178, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 4, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeGetAttribute_v4, &t_CUresult,
	"12.0", "12.0", &f_cuGraphKernelNodeGetAttribute_v5,
};
static const struct cat_arg a_cuGraphKernelNodeGetAttribute_v3[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUkernelNodeAttrValue_ptr_v3, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeGetAttribute_v3 = {
	"cuGraphKernelNodeGetAttribute", "cuGraphKernelNodeGetAttribute", 178, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 3, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeGetAttribute_v3, &t_CUresult,
	"12.4", "12.4", &f_cuGraphKernelNodeGetAttribute_v4,
};
static const struct cat_arg a_cuGraphKernelNodeGetAttribute_v2[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUkernelNodeAttrValue_ptr_v2, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeGetAttribute_v2 = {
	"cuGraphKernelNodeGetAttribute", "cuGraphKernelNodeGetAttribute", 178, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeGetAttribute_v2, &t_CUresult,
	"12.9", "12.9", &f_cuGraphKernelNodeGetAttribute_v3,
};
static const struct cat_arg a_cuGraphKernelNodeGetAttribute_v1[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUkernelNodeAttrValue_ptr_v1, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeGetAttribute_v1 = {
	"cuGraphKernelNodeGetAttribute", "cuGraphKernelNodeGetAttribute", 178, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeGetAttribute_v1, &t_CUresult,
	"13.0", "13.0", &f_cuGraphKernelNodeGetAttribute_v2,
};
static const struct cat_arg a_cuGraphKernelNodeGetAttribute[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUkernelNodeAttrValue_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeGetAttribute = {
	"cuGraphKernelNodeGetAttribute", "cuGraphKernelNodeGetAttribute", 178, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeGetAttribute, &t_CUresult,
	"13.5", "", &f_cuGraphKernelNodeGetAttribute_v1,
};

static const struct cat_arg a_cuGraphKernelNodeGetParams_v2[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUDA_KERNEL_NODE_PARAMS_ptr_v1, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeGetParams_v2 = {
	"cuGraphKernelNodeGetParams", "cuGraphKernelNodeGetParams", 179, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 2, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeGetParams_v2, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuGraphKernelNodeGetParams_v1[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUDA_KERNEL_NODE_PARAMS_v1_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeGetParams_v1 = {
	"cuGraphKernelNodeGetParams", "cuGraphKernelNodeGetParams", 179, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeGetParams_v1, &t_CUresult,
	"12.0", "", &f_cuGraphKernelNodeGetParams_v2,
};
static const struct cat_arg a_cuGraphKernelNodeGetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUDA_KERNEL_NODE_PARAMS_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeGetParams = {
	"cuGraphKernelNodeGetParams", "cuGraphKernelNodeGetParams_v2", 179, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeGetParams, &t_CUresult,
	"12.0", "", &f_cuGraphKernelNodeGetParams_v1,
};

static const struct cat_arg a_cuGraphKernelNodeSetAttribute_v5[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUkernelNodeAttrValue_ptr_v5, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeSetAttribute_v5 = {
	"cuGraphKernelNodeSetAttribute", "cuGraphKernelNodeSetAttribute", 180, CAT_API_CU, 0, 3, 5, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeSetAttribute_v5, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuGraphKernelNodeSetAttribute_v4[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUkernelNodeAttrValue_ptr_v4, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeSetAttribute_v4 = {
	"cuGraphKernelNodeSetAttribute", "cuGraphKernelNodeSetAttribute", 180, CAT_API_CU, 0, 3, 4, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeSetAttribute_v4, &t_CUresult,
	"12.0", "12.0", &f_cuGraphKernelNodeSetAttribute_v5,
};
static const struct cat_arg a_cuGraphKernelNodeSetAttribute_v3[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUkernelNodeAttrValue_ptr_v3, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeSetAttribute_v3 = {
	"cuGraphKernelNodeSetAttribute", "cuGraphKernelNodeSetAttribute", 180, CAT_API_CU, 0, 3, 3, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeSetAttribute_v3, &t_CUresult,
	"12.4", "12.4", &f_cuGraphKernelNodeSetAttribute_v4,
};
static const struct cat_arg a_cuGraphKernelNodeSetAttribute_v2[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUkernelNodeAttrValue_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeSetAttribute_v2 = {
	"cuGraphKernelNodeSetAttribute", "cuGraphKernelNodeSetAttribute", 180, CAT_API_CU, 0, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeSetAttribute_v2, &t_CUresult,
	"12.9", "12.9", &f_cuGraphKernelNodeSetAttribute_v3,
};
static const struct cat_arg a_cuGraphKernelNodeSetAttribute_v1[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUkernelNodeAttrValue_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeSetAttribute_v1 = {
	"cuGraphKernelNodeSetAttribute", "cuGraphKernelNodeSetAttribute", 180, CAT_API_CU, 0, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeSetAttribute_v1, &t_CUresult,
	"13.0", "13.0", &f_cuGraphKernelNodeSetAttribute_v2,
};
static const struct cat_arg a_cuGraphKernelNodeSetAttribute[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUkernelNodeAttrID, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUkernelNodeAttrValue_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeSetAttribute = {
	"cuGraphKernelNodeSetAttribute", "cuGraphKernelNodeSetAttribute", 180, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeSetAttribute, &t_CUresult,
	"13.5", "", &f_cuGraphKernelNodeSetAttribute_v1,
};

static const struct cat_arg a_cuGraphKernelNodeSetParams_v2[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_KERNEL_NODE_PARAMS_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeSetParams_v2 = {
	"cuGraphKernelNodeSetParams", "cuGraphKernelNodeSetParams", 181, CAT_API_CU, 0, 2, 2, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeSetParams_v2, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuGraphKernelNodeSetParams_v1[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_KERNEL_NODE_PARAMS_v1_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeSetParams_v1 = {
	"cuGraphKernelNodeSetParams", "cuGraphKernelNodeSetParams", 181, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeSetParams_v1, &t_CUresult,
	"12.0", "", &f_cuGraphKernelNodeSetParams_v2,
};
static const struct cat_arg a_cuGraphKernelNodeSetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_KERNEL_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphKernelNodeSetParams = {
	"cuGraphKernelNodeSetParams", "cuGraphKernelNodeSetParams_v2", 181, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphKernelNodeSetParams, &t_CUresult,
	"12.0", "", &f_cuGraphKernelNodeSetParams_v1,
};

static const struct cat_arg a_cuGraphLaunch_v1[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphLaunch_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_QUEUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphLaunch_v1 = {
	"cuGraphLaunch", "cuGraphLaunch_ptsz", 182, CAT_API_CU, CAT_F_KERNEL, 2, 1, CAT_OK_RESULT, 1, r_cuGraphLaunch_v1, a_cuGraphLaunch_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphLaunch[] = {
	{ "hGraph", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphLaunch[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_QUEUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphLaunch = {
	"cuGraphLaunch", "cuGraphLaunch", 182, CAT_API_CU, CAT_F_KERNEL, 2, 0, CAT_OK_RESULT, 1, r_cuGraphLaunch, a_cuGraphLaunch, &t_CUresult,
	"11.8", "", &f_cuGraphLaunch_v1,
};

static const struct cat_arg a_cuGraphMemAllocNodeGetParams_v3[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "params_out", &p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v3, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphMemAllocNodeGetParams_v3 = {
	"cuGraphMemAllocNodeGetParams", "cuGraphMemAllocNodeGetParams", 183, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 3, CAT_OK_RESULT, 0, NULL, a_cuGraphMemAllocNodeGetParams_v3, &t_CUresult,
	"11.8", "12.0", NULL,
};
static const struct cat_arg a_cuGraphMemAllocNodeGetParams_v2[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "params_out", &p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v2, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphMemAllocNodeGetParams_v2 = {
	"cuGraphMemAllocNodeGetParams", "cuGraphMemAllocNodeGetParams", 183, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 2, CAT_OK_RESULT, 0, NULL, a_cuGraphMemAllocNodeGetParams_v2, &t_CUresult,
	"12.4", "12.4", &f_cuGraphMemAllocNodeGetParams_v3,
};
static const struct cat_arg a_cuGraphMemAllocNodeGetParams_v1[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "params_out", &p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr_v1, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphMemAllocNodeGetParams_v1 = {
	"cuGraphMemAllocNodeGetParams", "cuGraphMemAllocNodeGetParams", 183, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphMemAllocNodeGetParams_v1, &t_CUresult,
	"12.9", "13.0", &f_cuGraphMemAllocNodeGetParams_v2,
};
static const struct cat_arg a_cuGraphMemAllocNodeGetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "params_out", &p_CUDA_MEM_ALLOC_NODE_PARAMS_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphMemAllocNodeGetParams = {
	"cuGraphMemAllocNodeGetParams", "cuGraphMemAllocNodeGetParams", 183, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphMemAllocNodeGetParams, &t_CUresult,
	"13.5", "", &f_cuGraphMemAllocNodeGetParams_v1,
};

static const struct cat_arg a_cuGraphMemFreeNodeGetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dptr_out", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphMemFreeNodeGetParams = {
	"cuGraphMemFreeNodeGetParams", "cuGraphMemFreeNodeGetParams", 184, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphMemFreeNodeGetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphMemcpyNodeGetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUDA_MEMCPY3D_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphMemcpyNodeGetParams = {
	"cuGraphMemcpyNodeGetParams", "cuGraphMemcpyNodeGetParams", 185, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphMemcpyNodeGetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphMemcpyNodeSetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_MEMCPY3D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphMemcpyNodeSetParams = {
	"cuGraphMemcpyNodeSetParams", "cuGraphMemcpyNodeSetParams", 186, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphMemcpyNodeSetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphMemsetNodeGetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUDA_MEMSET_NODE_PARAMS_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphMemsetNodeGetParams = {
	"cuGraphMemsetNodeGetParams", "cuGraphMemsetNodeGetParams", 187, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphMemsetNodeGetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphMemsetNodeSetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_const_CUDA_MEMSET_NODE_PARAMS_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphMemsetNodeSetParams = {
	"cuGraphMemsetNodeSetParams", "cuGraphMemsetNodeSetParams", 188, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphMemsetNodeSetParams, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphNodeFindInClone[] = {
	{ "phNode", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hOriginalNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hClonedGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphNodeFindInClone = {
	"cuGraphNodeFindInClone", "cuGraphNodeFindInClone", 189, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeFindInClone, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphNodeGetContainingGraph[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phGraph", &p_CUgraph_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeGetContainingGraph = {
	"cuGraphNodeGetContainingGraph", "cuGraphNodeGetContainingGraph", 190, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeGetContainingGraph, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuGraphNodeGetDependencies_v1[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_PARG, 2 },
	{ "numDependencies", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeGetDependencies_v1 = {
	"cuGraphNodeGetDependencies", "cuGraphNodeGetDependencies", 191, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeGetDependencies_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphNodeGetDependencies[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_PARG, 3 },
	{ "edgeData", &p_CUgraphEdgeData_ptr, CAT_OUT, CAT_LEN_PARG, 3 },
	{ "numDependencies", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeGetDependencies = {
	"cuGraphNodeGetDependencies", "cuGraphNodeGetDependencies_v2", 191, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeGetDependencies, &t_CUresult,
	"12.4", "", &f_cuGraphNodeGetDependencies_v1,
};

static const struct cat_arg a_cuGraphNodeGetDependentNodes_v1[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependentNodes", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_PARG, 2 },
	{ "numDependentNodes", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeGetDependentNodes_v1 = {
	"cuGraphNodeGetDependentNodes", "cuGraphNodeGetDependentNodes", 192, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeGetDependentNodes_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphNodeGetDependentNodes[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependentNodes", &p_CUgraphNode_ptr, CAT_OUT, CAT_LEN_PARG, 3 },
	{ "edgeData", &p_CUgraphEdgeData_ptr, CAT_OUT, CAT_LEN_PARG, 3 },
	{ "numDependentNodes", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeGetDependentNodes = {
	"cuGraphNodeGetDependentNodes", "cuGraphNodeGetDependentNodes_v2", 192, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeGetDependentNodes, &t_CUresult,
	"12.4", "", &f_cuGraphNodeGetDependentNodes_v1,
};

static const struct cat_arg a_cuGraphNodeGetEnabled[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "isEnabled", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeGetEnabled = {
	"cuGraphNodeGetEnabled", "cuGraphNodeGetEnabled", 193, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeGetEnabled, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphNodeGetLocalId[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeId", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeGetLocalId = {
	"cuGraphNodeGetLocalId", "cuGraphNodeGetLocalId", 194, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeGetLocalId, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuGraphNodeGetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeGetParams = {
	"cuGraphNodeGetParams", "cuGraphNodeGetParams", 195, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeGetParams, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuGraphNodeGetToolsId[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "toolsNodeId", &p_unsigned_long_long_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeGetToolsId = {
	"cuGraphNodeGetToolsId", "cuGraphNodeGetToolsId", 196, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeGetToolsId, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuGraphNodeGetType[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &p_CUgraphNodeType_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeGetType = {
	"cuGraphNodeGetType", "cuGraphNodeGetType", 197, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeGetType, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphNodeSetEnabled[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "isEnabled", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphNodeSetEnabled = {
	"cuGraphNodeSetEnabled", "cuGraphNodeSetEnabled", 198, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeSetEnabled, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphNodeSetParams_v3[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeSetParams_v3 = {
	"cuGraphNodeSetParams", "cuGraphNodeSetParams", 199, CAT_API_CU, 0, 2, 3, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeSetParams_v3, &t_CUresult,
	"12.4", "12.4", NULL,
};
static const struct cat_arg a_cuGraphNodeSetParams_v2[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeSetParams_v2 = {
	"cuGraphNodeSetParams", "cuGraphNodeSetParams", 199, CAT_API_CU, 0, 2, 2, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeSetParams_v2, &t_CUresult,
	"12.9", "13.0", &f_cuGraphNodeSetParams_v3,
};
static const struct cat_arg a_cuGraphNodeSetParams_v1[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeSetParams_v1 = {
	"cuGraphNodeSetParams", "cuGraphNodeSetParams", 199, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeSetParams_v1, &t_CUresult,
	"13.5", "", &f_cuGraphNodeSetParams_v2,
};
static const struct cat_arg a_cuGraphNodeSetParams[] = {
	{ "hNode", &t_CUgraphNode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "nodeParams", &p_CUgraphNodeParams_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGraphNodeSetParams = {
	"cuGraphNodeSetParams", "cuGraphNodeSetParams_v2", 199, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphNodeSetParams, &t_CUresult,
	"13.5", "", &f_cuGraphNodeSetParams_v1,
};

static const struct cat_arg a_cuGraphReleaseUserObject[] = {
	{ "graph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "object", &t_CUuserObject, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphReleaseUserObject[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_COUNT] = CAT_ARG(2) } },
};
static const struct cat_func f_cuGraphReleaseUserObject = {
	"cuGraphReleaseUserObject", "cuGraphReleaseUserObject", 200, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 1, r_cuGraphReleaseUserObject, a_cuGraphReleaseUserObject, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphRemoveDependencies_v1[] = {
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "from", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "to", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphRemoveDependencies_v1 = {
	"cuGraphRemoveDependencies", "cuGraphRemoveDependencies", 201, CAT_API_CU, 0, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphRemoveDependencies_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphRemoveDependencies[] = {
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "from", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "to", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "edgeData", &p_const_CUgraphEdgeData_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphRemoveDependencies = {
	"cuGraphRemoveDependencies", "cuGraphRemoveDependencies_v2", 201, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphRemoveDependencies, &t_CUresult,
	"12.4", "", &f_cuGraphRemoveDependencies_v1,
};

static const struct cat_arg a_cuGraphRetainUserObject[] = {
	{ "graph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "object", &t_CUuserObject, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphRetainUserObject[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(1), [CAT_PART_COUNT] = CAT_ARG(2) } },
};
static const struct cat_func f_cuGraphRetainUserObject = {
	"cuGraphRetainUserObject", "cuGraphRetainUserObject", 202, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 1, r_cuGraphRetainUserObject, a_cuGraphRetainUserObject, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphUpload_v1[] = {
	{ "hGraphExec", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphUpload_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_QUEUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphUpload_v1 = {
	"cuGraphUpload", "cuGraphUpload_ptsz", 203, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 1, r_cuGraphUpload_v1, a_cuGraphUpload_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphUpload[] = {
	{ "hGraph", &t_CUgraphExec, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphUpload[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_QUEUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGraphUpload = {
	"cuGraphUpload", "cuGraphUpload", 203, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuGraphUpload, a_cuGraphUpload, &t_CUresult,
	"11.8", "", &f_cuGraphUpload_v1,
};

static const struct cat_arg a_cuGraphicsMapResources_v1[] = {
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resources", &p_CUgraphicsResource_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphicsMapResources_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(2) } },
};
static const struct cat_func f_cuGraphicsMapResources_v1 = {
	"cuGraphicsMapResources", "cuGraphicsMapResources_ptsz", 204, CAT_API_CU, 0, 3, 1, CAT_OK_RESULT, 1, r_cuGraphicsMapResources_v1, a_cuGraphicsMapResources_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphicsMapResources[] = {
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resources", &p_CUgraphicsResource_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphicsMapResources[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(2) } },
};
static const struct cat_func f_cuGraphicsMapResources = {
	"cuGraphicsMapResources", "cuGraphicsMapResources", 204, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 1, r_cuGraphicsMapResources, a_cuGraphicsMapResources, &t_CUresult,
	"11.8", "", &f_cuGraphicsMapResources_v1,
};

static const struct cat_arg a_cuGraphicsResourceGetMappedMipmappedArray[] = {
	{ "pMipmappedArray", &p_CUmipmappedArray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "resource", &t_CUgraphicsResource, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphicsResourceGetMappedMipmappedArray = {
	"cuGraphicsResourceGetMappedMipmappedArray", "cuGraphicsResourceGetMappedMipmappedArray", 205, CAT_API_CU, CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphicsResourceGetMappedMipmappedArray, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphicsResourceGetMappedPointer_v1[] = {
	{ "pDevPtr", &p_CUdeviceptr_v1_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pSize", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "resource", &t_CUgraphicsResource, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphicsResourceGetMappedPointer_v1 = {
	"cuGraphicsResourceGetMappedPointer", "cuGraphicsResourceGetMappedPointer", 206, CAT_API_CU, CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphicsResourceGetMappedPointer_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphicsResourceGetMappedPointer[] = {
	{ "pDevPtr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pSize", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "resource", &t_CUgraphicsResource, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphicsResourceGetMappedPointer = {
	"cuGraphicsResourceGetMappedPointer", "cuGraphicsResourceGetMappedPointer_v2", 206, CAT_API_CU, CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphicsResourceGetMappedPointer, &t_CUresult,
	"11.8", "", &f_cuGraphicsResourceGetMappedPointer_v1,
};

static const struct cat_arg a_cuGraphicsResourceSetMapFlags_v1[] = {
	{ "resource", &t_CUgraphicsResource, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphicsResourceSetMapFlags_v1 = {
	"cuGraphicsResourceSetMapFlags", "cuGraphicsResourceSetMapFlags", 207, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuGraphicsResourceSetMapFlags_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphicsResourceSetMapFlags[] = {
	{ "resource", &t_CUgraphicsResource, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphicsResourceSetMapFlags = {
	"cuGraphicsResourceSetMapFlags", "cuGraphicsResourceSetMapFlags_v2", 207, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphicsResourceSetMapFlags, &t_CUresult,
	"11.8", "", &f_cuGraphicsResourceSetMapFlags_v1,
};

static const struct cat_arg a_cuGraphicsSubResourceGetMappedArray[] = {
	{ "pArray", &p_CUarray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "resource", &t_CUgraphicsResource, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arrayIndex", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mipLevel", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphicsSubResourceGetMappedArray = {
	"cuGraphicsSubResourceGetMappedArray", "cuGraphicsSubResourceGetMappedArray", 208, CAT_API_CU, CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphicsSubResourceGetMappedArray, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGraphicsUnmapResources_v1[] = {
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resources", &p_CUgraphicsResource_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphicsUnmapResources_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(2) } },
};
static const struct cat_func f_cuGraphicsUnmapResources_v1 = {
	"cuGraphicsUnmapResources", "cuGraphicsUnmapResources_ptsz", 209, CAT_API_CU, 0, 3, 1, CAT_OK_RESULT, 1, r_cuGraphicsUnmapResources_v1, a_cuGraphicsUnmapResources_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuGraphicsUnmapResources[] = {
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resources", &p_CUgraphicsResource_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGraphicsUnmapResources[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(2) } },
};
static const struct cat_func f_cuGraphicsUnmapResources = {
	"cuGraphicsUnmapResources", "cuGraphicsUnmapResources", 209, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 1, r_cuGraphicsUnmapResources, a_cuGraphicsUnmapResources, &t_CUresult,
	"11.8", "", &f_cuGraphicsUnmapResources_v1,
};

static const struct cat_arg a_cuGraphicsUnregisterResource[] = {
	{ "resource", &t_CUgraphicsResource, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGraphicsUnregisterResource = {
	"cuGraphicsUnregisterResource", "cuGraphicsUnregisterResource", 210, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuGraphicsUnregisterResource, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuGreenCtxCreate[] = {
	{ "phCtx", &p_CUgreenCtx_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "desc", &t_CUdevResourceDesc, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGreenCtxCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(2) } },
};
static const struct cat_func f_cuGreenCtxCreate = {
	"cuGreenCtxCreate", "cuGreenCtxCreate", 211, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 1, r_cuGreenCtxCreate, a_cuGreenCtxCreate, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuGreenCtxDestroy[] = {
	{ "hCtx", &t_CUgreenCtx, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGreenCtxDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuGreenCtxDestroy = {
	"cuGreenCtxDestroy", "cuGreenCtxDestroy", 212, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuGreenCtxDestroy, a_cuGreenCtxDestroy, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuGreenCtxGetDevResource_v2[] = {
	{ "hCtx", &t_CUgreenCtx, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resource", &p_CUdevResource_ptr_v2, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUdevResourceType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGreenCtxGetDevResource_v2 = {
	"cuGreenCtxGetDevResource", "cuGreenCtxGetDevResource", 213, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuGreenCtxGetDevResource_v2, &t_CUresult,
	"12.4", "12.9", NULL,
};
static const struct cat_arg a_cuGreenCtxGetDevResource_v1[] = {
	{ "hCtx", &t_CUgreenCtx, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resource", &p_CUdevResource_ptr_v1, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUdevResourceType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGreenCtxGetDevResource_v1 = {
	"cuGreenCtxGetDevResource", "cuGreenCtxGetDevResource", 213, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuGreenCtxGetDevResource_v1, &t_CUresult,
	"13.0", "13.0", &f_cuGreenCtxGetDevResource_v2,
};
static const struct cat_arg a_cuGreenCtxGetDevResource[] = {
	{ "hCtx", &t_CUgreenCtx, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resource", &p_CUdevResource_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUdevResourceType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGreenCtxGetDevResource = {
	"cuGreenCtxGetDevResource", "cuGreenCtxGetDevResource", 213, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuGreenCtxGetDevResource, &t_CUresult,
	"13.5", "", &f_cuGreenCtxGetDevResource_v1,
};

static const struct cat_arg a_cuGreenCtxGetId[] = {
	{ "greenCtx", &t_CUgreenCtx, CAT_IN, CAT_LEN_NONE, 0 },
	{ "greenCtxId", &p_unsigned_long_long_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuGreenCtxGetId = {
	"cuGreenCtxGetId", "cuGreenCtxGetId", 214, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGreenCtxGetId, &t_CUresult,
	"13.0", "", NULL,
};

static const struct cat_arg a_cuGreenCtxRecordEvent[] = {
	{ "hCtx", &t_CUgreenCtx, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGreenCtxRecordEvent = {
	"cuGreenCtxRecordEvent", "cuGreenCtxRecordEvent", 215, CAT_API_CU, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGreenCtxRecordEvent, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuGreenCtxStreamCreate[] = {
	{ "phStream", &p_CUstream_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "greenCtx", &t_CUgreenCtx, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "priority", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuGreenCtxStreamCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuGreenCtxStreamCreate = {
	"cuGreenCtxStreamCreate", "cuGreenCtxStreamCreate", 216, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 1, r_cuGreenCtxStreamCreate, a_cuGreenCtxStreamCreate, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuGreenCtxWaitEvent[] = {
	{ "hCtx", &t_CUgreenCtx, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuGreenCtxWaitEvent = {
	"cuGreenCtxWaitEvent", "cuGreenCtxWaitEvent", 217, CAT_API_CU, CAT_F_SYNC, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuGreenCtxWaitEvent, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuImportExternalMemory[] = {
	{ "extMem_out", &p_CUexternalMemory_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "memHandleDesc", &p_const_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuImportExternalMemory[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuImportExternalMemory = {
	"cuImportExternalMemory", "cuImportExternalMemory", 218, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuImportExternalMemory, a_cuImportExternalMemory, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuImportExternalSemaphore[] = {
	{ "extSem_out", &p_CUexternalSemaphore_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "semHandleDesc", &p_const_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuImportExternalSemaphore[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuImportExternalSemaphore = {
	"cuImportExternalSemaphore", "cuImportExternalSemaphore", 219, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuImportExternalSemaphore, a_cuImportExternalSemaphore, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuInit[] = {
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuInit = {
	"cuInit", "cuInit", 220, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuInit, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuIpcCloseMemHandle[] = {
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuIpcCloseMemHandle[] = {
	{ CAT_ACT_FREE, CAT_MEM_IMPORTED, { [CAT_PART_POINTER] = CAT_ARG(0) } },
};
static const struct cat_func f_cuIpcCloseMemHandle = {
	"cuIpcCloseMemHandle", "cuIpcCloseMemHandle", 221, CAT_API_CU, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_cuIpcCloseMemHandle, a_cuIpcCloseMemHandle, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuIpcGetEventHandle[] = {
	{ "pHandle", &p_CUipcEventHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "event", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuIpcGetEventHandle = {
	"cuIpcGetEventHandle", "cuIpcGetEventHandle", 222, CAT_API_CU, CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuIpcGetEventHandle, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuIpcGetMemHandle[] = {
	{ "pHandle", &p_CUipcMemHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuIpcGetMemHandle[] = {
	{ CAT_ACT_EXPORT, 0, { [CAT_PART_POINTER] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuIpcGetMemHandle = {
	"cuIpcGetMemHandle", "cuIpcGetMemHandle", 223, CAT_API_CU, CAT_F_QUERY | CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_cuIpcGetMemHandle, a_cuIpcGetMemHandle, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuIpcOpenEventHandle[] = {
	{ "phEvent", &p_CUevent_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "handle", &t_CUipcEventHandle, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuIpcOpenEventHandle[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuIpcOpenEventHandle = {
	"cuIpcOpenEventHandle", "cuIpcOpenEventHandle", 224, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuIpcOpenEventHandle, a_cuIpcOpenEventHandle, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuIpcOpenMemHandle_v1[] = {
	{ "pdptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "handle", &t_CUipcMemHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuIpcOpenMemHandle_v1[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_IMPORTED, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuIpcOpenMemHandle_v1 = {
	"cuIpcOpenMemHandle", "cuIpcOpenMemHandle", 225, CAT_API_CU, CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 1, r_cuIpcOpenMemHandle_v1, a_cuIpcOpenMemHandle_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuIpcOpenMemHandle[] = {
	{ "pdptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "handle", &t_CUipcMemHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuIpcOpenMemHandle[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_IMPORTED, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuIpcOpenMemHandle = {
	"cuIpcOpenMemHandle", "cuIpcOpenMemHandle_v2", 225, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_cuIpcOpenMemHandle, a_cuIpcOpenMemHandle, &t_CUresult,
	"11.8", "", &f_cuIpcOpenMemHandle_v1,
};

static const struct cat_arg a_cuKernelGetAttribute_v1[] = {
	{ "pi", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attrib", &t_CUfunction_attribute_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernel", &t_CUkernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuKernelGetAttribute_v1 = {
	"cuKernelGetAttribute", "cuKernelGetAttribute", 226, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuKernelGetAttribute_v1, &t_CUresult,
	"12.0", "13.0", NULL,
};
static const struct cat_arg a_cuKernelGetAttribute[] = {
	{ "pi", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attrib", &t_CUfunction_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernel", &t_CUkernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuKernelGetAttribute = {
	"cuKernelGetAttribute", "cuKernelGetAttribute", 226, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuKernelGetAttribute, &t_CUresult,
	"13.5", "", &f_cuKernelGetAttribute_v1,
};

static const struct cat_arg a_cuKernelGetFunction[] = {
	{ "pFunc", &p_CUfunction_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "kernel", &t_CUkernel, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuKernelGetFunction[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1), [CAT_PART_NAME] = CAT_ARG(1) } },
};
static const struct cat_func f_cuKernelGetFunction = {
	"cuKernelGetFunction", "cuKernelGetFunction", 227, CAT_API_CU, CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 1, r_cuKernelGetFunction, a_cuKernelGetFunction, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuKernelGetLibrary[] = {
	{ "pLib", &p_CUlibrary_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "kernel", &t_CUkernel, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuKernelGetLibrary = {
	"cuKernelGetLibrary", "cuKernelGetLibrary", 228, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuKernelGetLibrary, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuKernelGetName[] = {
	{ "name", &p_const_char_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hfunc", &t_CUkernel, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuKernelGetName = {
	"cuKernelGetName", "cuKernelGetName", 229, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuKernelGetName, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuKernelGetParamCount[] = {
	{ "kernel", &t_CUkernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramCount", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuKernelGetParamCount = {
	"cuKernelGetParamCount", "cuKernelGetParamCount", 230, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuKernelGetParamCount, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuKernelGetParamInfo[] = {
	{ "kernel", &t_CUkernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramIndex", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramOffset", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "paramSize", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuKernelGetParamInfo = {
	"cuKernelGetParamInfo", "cuKernelGetParamInfo", 231, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuKernelGetParamInfo, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuKernelSetAttribute_v1[] = {
	{ "attrib", &t_CUfunction_attribute_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "val", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernel", &t_CUkernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuKernelSetAttribute_v1 = {
	"cuKernelSetAttribute", "cuKernelSetAttribute", 232, CAT_API_CU, CAT_F_MODULE, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuKernelSetAttribute_v1, &t_CUresult,
	"12.0", "13.0", NULL,
};
static const struct cat_arg a_cuKernelSetAttribute[] = {
	{ "attrib", &t_CUfunction_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "val", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernel", &t_CUkernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuKernelSetAttribute = {
	"cuKernelSetAttribute", "cuKernelSetAttribute", 232, CAT_API_CU, CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuKernelSetAttribute, &t_CUresult,
	"13.5", "", &f_cuKernelSetAttribute_v1,
};

static const struct cat_arg a_cuKernelSetCacheConfig[] = {
	{ "kernel", &t_CUkernel, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &t_CUfunc_cache, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuKernelSetCacheConfig = {
	"cuKernelSetCacheConfig", "cuKernelSetCacheConfig", 233, CAT_API_CU, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuKernelSetCacheConfig, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuLaunch[] = {
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunch[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_KERNEL] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLaunch = {
	"cuLaunch", "cuLaunch", 234, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 1, 0, CAT_OK_RESULT, 1, r_cuLaunch, a_cuLaunch, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuLaunchCooperativeKernel_v1[] = {
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimX", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimY", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimZ", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimX", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimY", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimZ", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sharedMemBytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchCooperativeKernel_v1[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(8), [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(1), [CAT_PART_LOCAL] = CAT_ARG(4) } },
};
static const struct cat_func f_cuLaunchCooperativeKernel_v1 = {
	"cuLaunchCooperativeKernel", "cuLaunchCooperativeKernel_ptsz", 235, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 10, 1, CAT_OK_RESULT, 1, r_cuLaunchCooperativeKernel_v1, a_cuLaunchCooperativeKernel_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuLaunchCooperativeKernel[] = {
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimX", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimY", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimZ", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimX", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimY", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimZ", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sharedMemBytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchCooperativeKernel[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(8), [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(1), [CAT_PART_LOCAL] = CAT_ARG(4) } },
};
static const struct cat_func f_cuLaunchCooperativeKernel = {
	"cuLaunchCooperativeKernel", "cuLaunchCooperativeKernel", 235, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 10, 0, CAT_OK_RESULT, 1, r_cuLaunchCooperativeKernel, a_cuLaunchCooperativeKernel, &t_CUresult,
	"11.8", "", &f_cuLaunchCooperativeKernel_v1,
};

static const struct cat_arg a_cuLaunchCooperativeKernelMultiDevice[] = {
	{ "launchParamsList", &p_CUDA_LAUNCH_PARAMS_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "numDevices", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchCooperativeKernelMultiDevice[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_COUNT] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLaunchCooperativeKernelMultiDevice = {
	"cuLaunchCooperativeKernelMultiDevice", "cuLaunchCooperativeKernelMultiDevice", 236, CAT_API_CU, CAT_F_KERNEL, 3, 0, CAT_OK_RESULT, 1, r_cuLaunchCooperativeKernelMultiDevice, a_cuLaunchCooperativeKernelMultiDevice, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuLaunchGrid[] = {
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "grid_width", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "grid_height", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchGrid[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_KERNEL] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLaunchGrid = {
	"cuLaunchGrid", "cuLaunchGrid", 237, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 3, 0, CAT_OK_RESULT, 1, r_cuLaunchGrid, a_cuLaunchGrid, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuLaunchGridAsync[] = {
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "grid_width", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "grid_height", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchGridAsync[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(3), [CAT_PART_KERNEL] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLaunchGridAsync = {
	"cuLaunchGridAsync", "cuLaunchGridAsync", 238, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 0, CAT_OK_RESULT, 1, r_cuLaunchGridAsync, a_cuLaunchGridAsync, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuLaunchHostFunc_v3[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fn", &t_CUhostFn, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchHostFunc_v3[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLaunchHostFunc_v3 = {
	"cuLaunchHostFunc", "cuLaunchHostFunc_ptsz", 239, CAT_API_CU, CAT_F_KERNEL, 3, 3, CAT_OK_RESULT, 1, r_cuLaunchHostFunc_v3, a_cuLaunchHostFunc_v3, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuLaunchHostFunc_v2[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fn", &t_CUhostFn, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchHostFunc_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLaunchHostFunc_v2 = {
	"cuLaunchHostFunc", "cuLaunchHostFunc", 239, CAT_API_CU, CAT_F_KERNEL, 3, 2, CAT_OK_RESULT, 1, r_cuLaunchHostFunc_v2, a_cuLaunchHostFunc_v2, &t_CUresult,
	"11.8", "", &f_cuLaunchHostFunc_v3,
};
static const struct cat_arg a_cuLaunchHostFunc_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fn", &t_CUhostFn, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "syncMode", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchHostFunc_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLaunchHostFunc_v1 = {
	"cuLaunchHostFunc", "cuLaunchHostFunc_v2_ptsz", 239, CAT_API_CU, CAT_F_KERNEL, 4, 1, CAT_OK_RESULT, 1, r_cuLaunchHostFunc_v1, a_cuLaunchHostFunc_v1, &t_CUresult,
	"13.5", "", &f_cuLaunchHostFunc_v2,
};
static const struct cat_arg a_cuLaunchHostFunc[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fn", &t_CUhostFn, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "syncMode", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchHostFunc[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLaunchHostFunc = {
	"cuLaunchHostFunc", "cuLaunchHostFunc_v2", 239, CAT_API_CU, CAT_F_KERNEL, 4, 0, CAT_OK_RESULT, 1, r_cuLaunchHostFunc, a_cuLaunchHostFunc, &t_CUresult,
	"13.5", "", &f_cuLaunchHostFunc_v1,
};

static const struct cat_arg a_cuLaunchKernel_v1[] = {
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimX", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimY", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimZ", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimX", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimY", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimZ", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sharedMemBytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernel_v1[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(8), [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(1), [CAT_PART_LOCAL] = CAT_ARG(4) } },
};
static const struct cat_func f_cuLaunchKernel_v1 = {
	"cuLaunchKernel", "cuLaunchKernel_ptsz", 240, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 11, 1, CAT_OK_RESULT, 1, r_cuLaunchKernel_v1, a_cuLaunchKernel_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuLaunchKernel[] = {
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimX", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimY", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "gridDimZ", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimX", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimY", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockDimZ", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "sharedMemBytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernel[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(8), [CAT_PART_KERNEL] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(1), [CAT_PART_LOCAL] = CAT_ARG(4) } },
};
static const struct cat_func f_cuLaunchKernel = {
	"cuLaunchKernel", "cuLaunchKernel", 240, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 11, 0, CAT_OK_RESULT, 1, r_cuLaunchKernel, a_cuLaunchKernel, &t_CUresult,
	"11.8", "", &f_cuLaunchKernel_v1,
};

static const struct cat_arg a_cuLaunchKernelEx_v11[] = {
	{ "config", &p_const_CUlaunchConfig_ptr_v5, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx_v11[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx_v11 = {
	"cuLaunchKernelEx", "cuLaunchKernelEx_ptsz", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 11, CAT_OK_RESULT, 1, r_cuLaunchKernelEx_v11, a_cuLaunchKernelEx_v11, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuLaunchKernelEx_v10[] = {
	{ "config", &p_const_CUlaunchConfig_ptr_v4, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx_v10[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx_v10 = {
	"cuLaunchKernelEx", "cuLaunchKernelEx_ptsz", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 10, CAT_OK_RESULT, 1, r_cuLaunchKernelEx_v10, a_cuLaunchKernelEx_v10, &t_CUresult,
	"12.0", "12.0", &f_cuLaunchKernelEx_v11,
};
static const struct cat_arg a_cuLaunchKernelEx_v9[] = {
	{ "config", &p_const_CUlaunchConfig_ptr_v3, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx_v9[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx_v9 = {
	"cuLaunchKernelEx", "cuLaunchKernelEx_ptsz", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 9, CAT_OK_RESULT, 1, r_cuLaunchKernelEx_v9, a_cuLaunchKernelEx_v9, &t_CUresult,
	"12.4", "12.4", &f_cuLaunchKernelEx_v10,
};
static const struct cat_arg a_cuLaunchKernelEx_v8[] = {
	{ "config", &p_const_CUlaunchConfig_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx_v8[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx_v8 = {
	"cuLaunchKernelEx", "cuLaunchKernelEx_ptsz", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 8, CAT_OK_RESULT, 1, r_cuLaunchKernelEx_v8, a_cuLaunchKernelEx_v8, &t_CUresult,
	"12.9", "12.9", &f_cuLaunchKernelEx_v9,
};
static const struct cat_arg a_cuLaunchKernelEx_v7[] = {
	{ "config", &p_const_CUlaunchConfig_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx_v7[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx_v7 = {
	"cuLaunchKernelEx", "cuLaunchKernelEx_ptsz", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 7, CAT_OK_RESULT, 1, r_cuLaunchKernelEx_v7, a_cuLaunchKernelEx_v7, &t_CUresult,
	"13.0", "13.0", &f_cuLaunchKernelEx_v8,
};
static const struct cat_arg a_cuLaunchKernelEx_v6[] = {
	{ "config", &p_const_CUlaunchConfig_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx_v6[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx_v6 = {
	"cuLaunchKernelEx", "cuLaunchKernelEx_ptsz", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 6, CAT_OK_RESULT, 1, r_cuLaunchKernelEx_v6, a_cuLaunchKernelEx_v6, &t_CUresult,
	"13.5", "", &f_cuLaunchKernelEx_v7,
};
static const struct cat_arg a_cuLaunchKernelEx_v5[] = {
	{ "config", &p_const_CUlaunchConfig_ptr_v5, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx_v5[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx_v5 = {
	"cuLaunchKernelEx", "cuLaunchKernelEx", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 5, CAT_OK_RESULT, 1, r_cuLaunchKernelEx_v5, a_cuLaunchKernelEx_v5, &t_CUresult,
	"11.8", "11.8", &f_cuLaunchKernelEx_v6,
};
static const struct cat_arg a_cuLaunchKernelEx_v4[] = {
	{ "config", &p_const_CUlaunchConfig_ptr_v4, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx_v4[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx_v4 = {
	"cuLaunchKernelEx", "cuLaunchKernelEx", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 4, CAT_OK_RESULT, 1, r_cuLaunchKernelEx_v4, a_cuLaunchKernelEx_v4, &t_CUresult,
	"12.0", "12.0", &f_cuLaunchKernelEx_v5,
};
static const struct cat_arg a_cuLaunchKernelEx_v3[] = {
	{ "config", &p_const_CUlaunchConfig_ptr_v3, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx_v3[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx_v3 = {
	"cuLaunchKernelEx", "cuLaunchKernelEx", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 3, CAT_OK_RESULT, 1, r_cuLaunchKernelEx_v3, a_cuLaunchKernelEx_v3, &t_CUresult,
	"12.4", "12.4", &f_cuLaunchKernelEx_v4,
};
static const struct cat_arg a_cuLaunchKernelEx_v2[] = {
	{ "config", &p_const_CUlaunchConfig_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx_v2[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx_v2 = {
	"cuLaunchKernelEx", "cuLaunchKernelEx", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 2, CAT_OK_RESULT, 1, r_cuLaunchKernelEx_v2, a_cuLaunchKernelEx_v2, &t_CUresult,
	"12.9", "12.9", &f_cuLaunchKernelEx_v3,
};
static const struct cat_arg a_cuLaunchKernelEx_v1[] = {
	{ "config", &p_const_CUlaunchConfig_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx_v1[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx_v1 = {
	"cuLaunchKernelEx", "cuLaunchKernelEx", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 1, CAT_OK_RESULT, 1, r_cuLaunchKernelEx_v1, a_cuLaunchKernelEx_v1, &t_CUresult,
	"13.0", "13.0", &f_cuLaunchKernelEx_v2,
};
static const struct cat_arg a_cuLaunchKernelEx[] = {
	{ "config", &p_const_CUlaunchConfig_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "f", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "kernelParams", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "extra", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLaunchKernelEx[] = {
	{ CAT_ACT_ENQUEUE, CAT_SIZES_GRID, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_KERNEL] = CAT_ARG(1), [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(0) }, { [CAT_PART_QUEUE] = CAT_ARG(7), [CAT_PART_GLOBAL] = CAT_ARG(0), [CAT_PART_LOCAL] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLaunchKernelEx = {
	"cuLaunchKernelEx", "cuLaunchKernelEx", 241, CAT_API_CU, CAT_F_KERNEL | CAT_F_HANDLE_NAME, 4, 0, CAT_OK_RESULT, 1, r_cuLaunchKernelEx, a_cuLaunchKernelEx, &t_CUresult,
	"13.5", "", &f_cuLaunchKernelEx_v1,
};

static const struct cat_arg a_cuLibraryEnumerateKernels[] = {
	{ "kernels", &p_CUkernel_ptr, CAT_OUT, CAT_LEN_ARG, 1 },
	{ "numKernels", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "lib", &t_CUlibrary, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLibraryEnumerateKernels = {
	"cuLibraryEnumerateKernels", "cuLibraryEnumerateKernels", 242, CAT_API_CU, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuLibraryEnumerateKernels, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuLibraryGetGlobal[] = {
	{ "dptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytes", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "library", &t_CUlibrary, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuLibraryGetGlobal = {
	"cuLibraryGetGlobal", "cuLibraryGetGlobal", 243, CAT_API_CU, CAT_F_QUERY | CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuLibraryGetGlobal, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuLibraryGetKernel[] = {
	{ "pKernel", &p_CUkernel_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "library", &t_CUlibrary, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLibraryGetKernel[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1), [CAT_PART_NAME] = CAT_ARG(2) } },
};
static const struct cat_func f_cuLibraryGetKernel = {
	"cuLibraryGetKernel", "cuLibraryGetKernel", 244, CAT_API_CU, CAT_F_MODULE | CAT_F_HANDLE_NAME, 3, 0, CAT_OK_RESULT, 1, r_cuLibraryGetKernel, a_cuLibraryGetKernel, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuLibraryGetKernelCount[] = {
	{ "count", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "lib", &t_CUlibrary, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLibraryGetKernelCount = {
	"cuLibraryGetKernelCount", "cuLibraryGetKernelCount", 245, CAT_API_CU, CAT_F_QUERY | CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuLibraryGetKernelCount, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuLibraryGetManaged[] = {
	{ "dptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytes", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "library", &t_CUlibrary, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuLibraryGetManaged = {
	"cuLibraryGetManaged", "cuLibraryGetManaged", 246, CAT_API_CU, CAT_F_QUERY | CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuLibraryGetManaged, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuLibraryGetModule[] = {
	{ "pMod", &p_CUmodule_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "library", &t_CUlibrary, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLibraryGetModule = {
	"cuLibraryGetModule", "cuLibraryGetModule", 247, CAT_API_CU, CAT_F_QUERY | CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuLibraryGetModule, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuLibraryGetUnifiedFunction[] = {
	{ "fptr", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "library", &t_CUlibrary, CAT_IN, CAT_LEN_NONE, 0 },
	{ "symbol", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuLibraryGetUnifiedFunction = {
	"cuLibraryGetUnifiedFunction", "cuLibraryGetUnifiedFunction", 248, CAT_API_CU, CAT_F_QUERY | CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuLibraryGetUnifiedFunction, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuLibraryLoadData_v3[] = {
	{ "library", &p_CUlibrary_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "code", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "jitOptions", &p_CUjit_option_ptr_v3, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "jitOptionsValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "numJitOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "libraryOptions", &p_CUlibraryOption_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "libraryOptionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "numLibraryOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLibraryLoadData_v3[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuLibraryLoadData_v3 = {
	"cuLibraryLoadData", "cuLibraryLoadData", 249, CAT_API_CU, CAT_F_MODULE, 8, 3, CAT_OK_RESULT, 2, r_cuLibraryLoadData_v3, a_cuLibraryLoadData_v3, &t_CUresult,
	"12.0", "12.0", NULL,
};
static const struct cat_arg a_cuLibraryLoadData_v2[] = {
	{ "library", &p_CUlibrary_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "code", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "jitOptions", &p_CUjit_option_ptr_v2, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "jitOptionsValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "numJitOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "libraryOptions", &p_CUlibraryOption_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "libraryOptionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "numLibraryOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLibraryLoadData_v2[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuLibraryLoadData_v2 = {
	"cuLibraryLoadData", "cuLibraryLoadData", 249, CAT_API_CU, CAT_F_MODULE, 8, 2, CAT_OK_RESULT, 2, r_cuLibraryLoadData_v2, a_cuLibraryLoadData_v2, &t_CUresult,
	"12.4", "12.9", &f_cuLibraryLoadData_v3,
};
static const struct cat_arg a_cuLibraryLoadData_v1[] = {
	{ "library", &p_CUlibrary_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "code", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "jitOptions", &p_CUjit_option_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "jitOptionsValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "numJitOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "libraryOptions", &p_CUlibraryOption_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "libraryOptionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "numLibraryOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLibraryLoadData_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuLibraryLoadData_v1 = {
	"cuLibraryLoadData", "cuLibraryLoadData", 249, CAT_API_CU, CAT_F_MODULE, 8, 1, CAT_OK_RESULT, 2, r_cuLibraryLoadData_v1, a_cuLibraryLoadData_v1, &t_CUresult,
	"13.0", "13.0", &f_cuLibraryLoadData_v2,
};
static const struct cat_arg a_cuLibraryLoadData[] = {
	{ "library", &p_CUlibrary_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "code", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "jitOptions", &p_CUjit_option_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "jitOptionsValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "numJitOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "libraryOptions", &p_CUlibraryOption_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "libraryOptionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "numLibraryOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLibraryLoadData[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuLibraryLoadData = {
	"cuLibraryLoadData", "cuLibraryLoadData", 249, CAT_API_CU, CAT_F_MODULE, 8, 0, CAT_OK_RESULT, 2, r_cuLibraryLoadData, a_cuLibraryLoadData, &t_CUresult,
	"13.5", "", &f_cuLibraryLoadData_v1,
};

static const struct cat_arg a_cuLibraryLoadFromFile_v3[] = {
	{ "library", &p_CUlibrary_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "fileName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "jitOptions", &p_CUjit_option_ptr_v3, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "jitOptionsValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "numJitOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "libraryOptions", &p_CUlibraryOption_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "libraryOptionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "numLibraryOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLibraryLoadFromFile_v3[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLibraryLoadFromFile_v3 = {
	"cuLibraryLoadFromFile", "cuLibraryLoadFromFile", 250, CAT_API_CU, CAT_F_MODULE, 8, 3, CAT_OK_RESULT, 1, r_cuLibraryLoadFromFile_v3, a_cuLibraryLoadFromFile_v3, &t_CUresult,
	"12.0", "12.0", NULL,
};
static const struct cat_arg a_cuLibraryLoadFromFile_v2[] = {
	{ "library", &p_CUlibrary_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "fileName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "jitOptions", &p_CUjit_option_ptr_v2, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "jitOptionsValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "numJitOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "libraryOptions", &p_CUlibraryOption_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "libraryOptionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "numLibraryOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLibraryLoadFromFile_v2[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLibraryLoadFromFile_v2 = {
	"cuLibraryLoadFromFile", "cuLibraryLoadFromFile", 250, CAT_API_CU, CAT_F_MODULE, 8, 2, CAT_OK_RESULT, 1, r_cuLibraryLoadFromFile_v2, a_cuLibraryLoadFromFile_v2, &t_CUresult,
	"12.4", "12.9", &f_cuLibraryLoadFromFile_v3,
};
static const struct cat_arg a_cuLibraryLoadFromFile_v1[] = {
	{ "library", &p_CUlibrary_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "fileName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "jitOptions", &p_CUjit_option_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "jitOptionsValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "numJitOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "libraryOptions", &p_CUlibraryOption_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "libraryOptionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "numLibraryOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLibraryLoadFromFile_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLibraryLoadFromFile_v1 = {
	"cuLibraryLoadFromFile", "cuLibraryLoadFromFile", 250, CAT_API_CU, CAT_F_MODULE, 8, 1, CAT_OK_RESULT, 1, r_cuLibraryLoadFromFile_v1, a_cuLibraryLoadFromFile_v1, &t_CUresult,
	"13.0", "13.0", &f_cuLibraryLoadFromFile_v2,
};
static const struct cat_arg a_cuLibraryLoadFromFile[] = {
	{ "library", &p_CUlibrary_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "fileName", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "jitOptions", &p_CUjit_option_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "jitOptionsValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 4 },
	{ "numJitOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "libraryOptions", &p_CUlibraryOption_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "libraryOptionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 7 },
	{ "numLibraryOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLibraryLoadFromFile[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLibraryLoadFromFile = {
	"cuLibraryLoadFromFile", "cuLibraryLoadFromFile", 250, CAT_API_CU, CAT_F_MODULE, 8, 0, CAT_OK_RESULT, 1, r_cuLibraryLoadFromFile, a_cuLibraryLoadFromFile, &t_CUresult,
	"13.5", "", &f_cuLibraryLoadFromFile_v1,
};

static const struct cat_arg a_cuLibraryUnload[] = {
	{ "library", &t_CUlibrary, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLibraryUnload[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLibraryUnload = {
	"cuLibraryUnload", "cuLibraryUnload", 251, CAT_API_CU, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_cuLibraryUnload, a_cuLibraryUnload, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuLinkAddData_v9[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v4, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_func f_cuLinkAddData_v9 = {
	"cuLinkAddData", "cuLinkAddData", 252, CAT_API_CU, CAT_F_MODULE, 8, 9, CAT_OK_RESULT, 0, NULL, a_cuLinkAddData_v9, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuLinkAddData_v8[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v3, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_func f_cuLinkAddData_v8 = {
	"cuLinkAddData", "cuLinkAddData", 252, CAT_API_CU, CAT_F_MODULE, 8, 8, CAT_OK_RESULT, 0, NULL, a_cuLinkAddData_v8, &t_CUresult,
	"12.0", "12.0", &f_cuLinkAddData_v9,
};
static const struct cat_arg a_cuLinkAddData_v7[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v2, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_func f_cuLinkAddData_v7 = {
	"cuLinkAddData", "cuLinkAddData", 252, CAT_API_CU, CAT_F_MODULE, 8, 7, CAT_OK_RESULT, 0, NULL, a_cuLinkAddData_v7, &t_CUresult,
	"12.4", "12.9", &f_cuLinkAddData_v8,
};
static const struct cat_arg a_cuLinkAddData_v6[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_func f_cuLinkAddData_v6 = {
	"cuLinkAddData", "cuLinkAddData", 252, CAT_API_CU, CAT_F_MODULE, 8, 6, CAT_OK_RESULT, 0, NULL, a_cuLinkAddData_v6, &t_CUresult,
	"13.0", "13.0", &f_cuLinkAddData_v7,
};
static const struct cat_arg a_cuLinkAddData_v5[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_func f_cuLinkAddData_v5 = {
	"cuLinkAddData", "cuLinkAddData", 252, CAT_API_CU, CAT_F_MODULE, 8, 5, CAT_OK_RESULT, 0, NULL, a_cuLinkAddData_v5, &t_CUresult,
	"13.5", "", &f_cuLinkAddData_v6,
};
static const struct cat_arg a_cuLinkAddData_v4[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v4, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_func f_cuLinkAddData_v4 = {
	"cuLinkAddData", "cuLinkAddData_v2", 252, CAT_API_CU, CAT_F_MODULE, 8, 4, CAT_OK_RESULT, 0, NULL, a_cuLinkAddData_v4, &t_CUresult,
	"11.8", "11.8", &f_cuLinkAddData_v5,
};
static const struct cat_arg a_cuLinkAddData_v3[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v3, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_func f_cuLinkAddData_v3 = {
	"cuLinkAddData", "cuLinkAddData_v2", 252, CAT_API_CU, CAT_F_MODULE, 8, 3, CAT_OK_RESULT, 0, NULL, a_cuLinkAddData_v3, &t_CUresult,
	"12.0", "12.0", &f_cuLinkAddData_v4,
};
static const struct cat_arg a_cuLinkAddData_v2[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v2, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_func f_cuLinkAddData_v2 = {
	"cuLinkAddData", "cuLinkAddData_v2", 252, CAT_API_CU, CAT_F_MODULE, 8, 2, CAT_OK_RESULT, 0, NULL, a_cuLinkAddData_v2, &t_CUresult,
	"12.4", "12.9", &f_cuLinkAddData_v3,
};
static const struct cat_arg a_cuLinkAddData_v1[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_func f_cuLinkAddData_v1 = {
	"cuLinkAddData", "cuLinkAddData_v2", 252, CAT_API_CU, CAT_F_MODULE, 8, 1, CAT_OK_RESULT, 0, NULL, a_cuLinkAddData_v1, &t_CUresult,
	"13.0", "13.0", &f_cuLinkAddData_v2,
};
static const struct cat_arg a_cuLinkAddData[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "data", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 5 },
};
static const struct cat_func f_cuLinkAddData = {
	"cuLinkAddData", "cuLinkAddData_v2", 252, CAT_API_CU, CAT_F_MODULE, 8, 0, CAT_OK_RESULT, 0, NULL, a_cuLinkAddData, &t_CUresult,
	"13.5", "", &f_cuLinkAddData_v1,
};

static const struct cat_arg a_cuLinkAddFile_v9[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "path", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v4, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
};
static const struct cat_func f_cuLinkAddFile_v9 = {
	"cuLinkAddFile", "cuLinkAddFile", 253, CAT_API_CU, CAT_F_MODULE, 6, 9, CAT_OK_RESULT, 0, NULL, a_cuLinkAddFile_v9, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuLinkAddFile_v8[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "path", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v3, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
};
static const struct cat_func f_cuLinkAddFile_v8 = {
	"cuLinkAddFile", "cuLinkAddFile", 253, CAT_API_CU, CAT_F_MODULE, 6, 8, CAT_OK_RESULT, 0, NULL, a_cuLinkAddFile_v8, &t_CUresult,
	"12.0", "12.0", &f_cuLinkAddFile_v9,
};
static const struct cat_arg a_cuLinkAddFile_v7[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "path", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v2, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
};
static const struct cat_func f_cuLinkAddFile_v7 = {
	"cuLinkAddFile", "cuLinkAddFile", 253, CAT_API_CU, CAT_F_MODULE, 6, 7, CAT_OK_RESULT, 0, NULL, a_cuLinkAddFile_v7, &t_CUresult,
	"12.4", "12.9", &f_cuLinkAddFile_v8,
};
static const struct cat_arg a_cuLinkAddFile_v6[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "path", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
};
static const struct cat_func f_cuLinkAddFile_v6 = {
	"cuLinkAddFile", "cuLinkAddFile", 253, CAT_API_CU, CAT_F_MODULE, 6, 6, CAT_OK_RESULT, 0, NULL, a_cuLinkAddFile_v6, &t_CUresult,
	"13.0", "13.0", &f_cuLinkAddFile_v7,
};
static const struct cat_arg a_cuLinkAddFile_v5[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "path", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
};
static const struct cat_func f_cuLinkAddFile_v5 = {
	"cuLinkAddFile", "cuLinkAddFile", 253, CAT_API_CU, CAT_F_MODULE, 6, 5, CAT_OK_RESULT, 0, NULL, a_cuLinkAddFile_v5, &t_CUresult,
	"13.5", "", &f_cuLinkAddFile_v6,
};
static const struct cat_arg a_cuLinkAddFile_v4[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "path", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v4, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
};
static const struct cat_func f_cuLinkAddFile_v4 = {
	"cuLinkAddFile", "cuLinkAddFile_v2", 253, CAT_API_CU, CAT_F_MODULE, 6, 4, CAT_OK_RESULT, 0, NULL, a_cuLinkAddFile_v4, &t_CUresult,
	"11.8", "11.8", &f_cuLinkAddFile_v5,
};
static const struct cat_arg a_cuLinkAddFile_v3[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "path", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v3, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
};
static const struct cat_func f_cuLinkAddFile_v3 = {
	"cuLinkAddFile", "cuLinkAddFile_v2", 253, CAT_API_CU, CAT_F_MODULE, 6, 3, CAT_OK_RESULT, 0, NULL, a_cuLinkAddFile_v3, &t_CUresult,
	"12.0", "12.0", &f_cuLinkAddFile_v4,
};
static const struct cat_arg a_cuLinkAddFile_v2[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "path", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v2, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
};
static const struct cat_func f_cuLinkAddFile_v2 = {
	"cuLinkAddFile", "cuLinkAddFile_v2", 253, CAT_API_CU, CAT_F_MODULE, 6, 2, CAT_OK_RESULT, 0, NULL, a_cuLinkAddFile_v2, &t_CUresult,
	"12.4", "12.9", &f_cuLinkAddFile_v3,
};
static const struct cat_arg a_cuLinkAddFile_v1[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "path", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
};
static const struct cat_func f_cuLinkAddFile_v1 = {
	"cuLinkAddFile", "cuLinkAddFile_v2", 253, CAT_API_CU, CAT_F_MODULE, 6, 1, CAT_OK_RESULT, 0, NULL, a_cuLinkAddFile_v1, &t_CUresult,
	"13.0", "13.0", &f_cuLinkAddFile_v2,
};
static const struct cat_arg a_cuLinkAddFile[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "type", &t_CUjitInputType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "path", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 3 },
};
static const struct cat_func f_cuLinkAddFile = {
	"cuLinkAddFile", "cuLinkAddFile_v2", 253, CAT_API_CU, CAT_F_MODULE, 6, 0, CAT_OK_RESULT, 0, NULL, a_cuLinkAddFile, &t_CUresult,
	"13.5", "", &f_cuLinkAddFile_v1,
};

static const struct cat_arg a_cuLinkComplete[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
	{ "cubinOut", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "sizeOut", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLinkComplete[] = {
	{ CAT_ACT_BINARY, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuLinkComplete = {
	"cuLinkComplete", "cuLinkComplete", 254, CAT_API_CU, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 1, r_cuLinkComplete, a_cuLinkComplete, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuLinkCreate_v9[] = {
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v4, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "stateOut", &p_CUlinkState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLinkCreate_v9[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLinkCreate_v9 = {
	"cuLinkCreate", "cuLinkCreate", 255, CAT_API_CU, CAT_F_MODULE, 4, 9, CAT_OK_RESULT, 1, r_cuLinkCreate_v9, a_cuLinkCreate_v9, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuLinkCreate_v8[] = {
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v3, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "stateOut", &p_CUlinkState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLinkCreate_v8[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLinkCreate_v8 = {
	"cuLinkCreate", "cuLinkCreate", 255, CAT_API_CU, CAT_F_MODULE, 4, 8, CAT_OK_RESULT, 1, r_cuLinkCreate_v8, a_cuLinkCreate_v8, &t_CUresult,
	"12.0", "12.0", &f_cuLinkCreate_v9,
};
static const struct cat_arg a_cuLinkCreate_v7[] = {
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v2, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "stateOut", &p_CUlinkState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLinkCreate_v7[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLinkCreate_v7 = {
	"cuLinkCreate", "cuLinkCreate", 255, CAT_API_CU, CAT_F_MODULE, 4, 7, CAT_OK_RESULT, 1, r_cuLinkCreate_v7, a_cuLinkCreate_v7, &t_CUresult,
	"12.4", "12.9", &f_cuLinkCreate_v8,
};
static const struct cat_arg a_cuLinkCreate_v6[] = {
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "stateOut", &p_CUlinkState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLinkCreate_v6[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLinkCreate_v6 = {
	"cuLinkCreate", "cuLinkCreate", 255, CAT_API_CU, CAT_F_MODULE, 4, 6, CAT_OK_RESULT, 1, r_cuLinkCreate_v6, a_cuLinkCreate_v6, &t_CUresult,
	"13.0", "13.0", &f_cuLinkCreate_v7,
};
static const struct cat_arg a_cuLinkCreate_v5[] = {
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "stateOut", &p_CUlinkState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLinkCreate_v5[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLinkCreate_v5 = {
	"cuLinkCreate", "cuLinkCreate", 255, CAT_API_CU, CAT_F_MODULE, 4, 5, CAT_OK_RESULT, 1, r_cuLinkCreate_v5, a_cuLinkCreate_v5, &t_CUresult,
	"13.5", "", &f_cuLinkCreate_v6,
};
static const struct cat_arg a_cuLinkCreate_v4[] = {
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v4, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "stateOut", &p_CUlinkState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLinkCreate_v4[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLinkCreate_v4 = {
	"cuLinkCreate", "cuLinkCreate_v2", 255, CAT_API_CU, CAT_F_MODULE, 4, 4, CAT_OK_RESULT, 1, r_cuLinkCreate_v4, a_cuLinkCreate_v4, &t_CUresult,
	"11.8", "11.8", &f_cuLinkCreate_v5,
};
static const struct cat_arg a_cuLinkCreate_v3[] = {
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v3, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "stateOut", &p_CUlinkState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLinkCreate_v3[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLinkCreate_v3 = {
	"cuLinkCreate", "cuLinkCreate_v2", 255, CAT_API_CU, CAT_F_MODULE, 4, 3, CAT_OK_RESULT, 1, r_cuLinkCreate_v3, a_cuLinkCreate_v3, &t_CUresult,
	"12.0", "12.0", &f_cuLinkCreate_v4,
};
static const struct cat_arg a_cuLinkCreate_v2[] = {
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v2, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "stateOut", &p_CUlinkState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLinkCreate_v2[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLinkCreate_v2 = {
	"cuLinkCreate", "cuLinkCreate_v2", 255, CAT_API_CU, CAT_F_MODULE, 4, 2, CAT_OK_RESULT, 1, r_cuLinkCreate_v2, a_cuLinkCreate_v2, &t_CUresult,
	"12.4", "12.9", &f_cuLinkCreate_v3,
};
static const struct cat_arg a_cuLinkCreate_v1[] = {
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "stateOut", &p_CUlinkState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLinkCreate_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLinkCreate_v1 = {
	"cuLinkCreate", "cuLinkCreate_v2", 255, CAT_API_CU, CAT_F_MODULE, 4, 1, CAT_OK_RESULT, 1, r_cuLinkCreate_v1, a_cuLinkCreate_v1, &t_CUresult,
	"13.0", "13.0", &f_cuLinkCreate_v2,
};
static const struct cat_arg a_cuLinkCreate[] = {
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 0 },
	{ "stateOut", &p_CUlinkState_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuLinkCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(3) } },
};
static const struct cat_func f_cuLinkCreate = {
	"cuLinkCreate", "cuLinkCreate_v2", 255, CAT_API_CU, CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 1, r_cuLinkCreate, a_cuLinkCreate, &t_CUresult,
	"13.5", "", &f_cuLinkCreate_v1,
};

static const struct cat_arg a_cuLinkDestroy[] = {
	{ "state", &t_CUlinkState, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuLinkDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuLinkDestroy = {
	"cuLinkDestroy", "cuLinkDestroy", 256, CAT_API_CU, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_cuLinkDestroy, a_cuLinkDestroy, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointAddDevice[] = {
	{ "leId", &t_CUlogicalEndpointId, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointAddDevice = {
	"cuLogicalEndpointAddDevice", "cuLogicalEndpointAddDevice", 257, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointAddDevice, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointBindAddr[] = {
	{ "leId", &t_CUlogicalEndpointId, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointBindAddr = {
	"cuLogicalEndpointBindAddr", "cuLogicalEndpointBindAddr", 258, CAT_API_CU, 0, 6, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointBindAddr, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointBindMem[] = {
	{ "leId", &t_CUlogicalEndpointId, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memHandle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memOffset", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointBindMem = {
	"cuLogicalEndpointBindMem", "cuLogicalEndpointBindMem", 259, CAT_API_CU, 0, 7, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointBindMem, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointCreate[] = {
	{ "leId", &t_CUlogicalEndpointId, CAT_IN, CAT_LEN_NONE, 0 },
	{ "prop", &p_const_CUlogicalEndpointProp_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointCreate = {
	"cuLogicalEndpointCreate", "cuLogicalEndpointCreate", 260, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointCreate, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointDestroy[] = {
	{ "leId", &t_CUlogicalEndpointId, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointDestroy = {
	"cuLogicalEndpointDestroy", "cuLogicalEndpointDestroy", 261, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointDestroy, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointExport[] = {
	{ "handle", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "leId", &t_CUlogicalEndpointId, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleType", &t_CUlogicalEndpointIpcHandleType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointExport = {
	"cuLogicalEndpointExport", "cuLogicalEndpointExport", 262, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointExport, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointGetLimits[] = {
	{ "bindAlignment", &p_cuuint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "maxSize", &p_cuuint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "prop", &p_const_CUlogicalEndpointProp_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointGetLimits = {
	"cuLogicalEndpointGetLimits", "cuLogicalEndpointGetLimits", 263, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointGetLimits, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointIdRelease[] = {
	{ "baseLeId", &t_CUlogicalEndpointId, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointIdRelease = {
	"cuLogicalEndpointIdRelease", "cuLogicalEndpointIdRelease", 264, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointIdRelease, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointIdReserve[] = {
	{ "baseLeId", &p_CUlogicalEndpointId_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "count", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointIdReserve = {
	"cuLogicalEndpointIdReserve", "cuLogicalEndpointIdReserve", 265, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointIdReserve, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointImport[] = {
	{ "leId", &t_CUlogicalEndpointId, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handle", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleType", &t_CUlogicalEndpointIpcHandleType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointImport = {
	"cuLogicalEndpointImport", "cuLogicalEndpointImport", 266, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointImport, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointQuery[] = {
	{ "leId", &t_CUlogicalEndpointId, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "queryStatus", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointQuery = {
	"cuLogicalEndpointQuery", "cuLogicalEndpointQuery", 267, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointQuery, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogicalEndpointUnbind[] = {
	{ "leId", &t_CUlogicalEndpointId, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogicalEndpointUnbind = {
	"cuLogicalEndpointUnbind", "cuLogicalEndpointUnbind", 268, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuLogicalEndpointUnbind, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuLogsCurrent[] = {
	{ "iterator_out", &p_CUlogIterator_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogsCurrent = {
	"cuLogsCurrent", "cuLogsCurrent", 269, CAT_API_CU, CAT_F_DEBUG, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuLogsCurrent, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuLogsDumpToFile[] = {
	{ "iterator", &p_CUlogIterator_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "pathToFile", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogsDumpToFile = {
	"cuLogsDumpToFile", "cuLogsDumpToFile", 270, CAT_API_CU, CAT_F_DEBUG, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuLogsDumpToFile, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuLogsDumpToMemory[] = {
	{ "iterator", &p_CUlogIterator_ptr, CAT_IN | CAT_OUT | CAT_OPTIONAL, CAT_LEN_ONE, 0 },
	{ "buffer", &p_char_ptr, CAT_OUT, CAT_LEN_PARG, 2 },
	{ "size", &p_size_t_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogsDumpToMemory = {
	"cuLogsDumpToMemory", "cuLogsDumpToMemory", 271, CAT_API_CU, CAT_F_DEBUG, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuLogsDumpToMemory, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuLogsRegisterCallback[] = {
	{ "callbackFunc", &t_CUlogsCallback, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback_out", &p_CUlogsCallbackHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuLogsRegisterCallback = {
	"cuLogsRegisterCallback", "cuLogsRegisterCallback", 272, CAT_API_CU, CAT_F_DEBUG, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuLogsRegisterCallback, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuLogsUnregisterCallback[] = {
	{ "callback", &t_CUlogsCallbackHandle, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuLogsUnregisterCallback = {
	"cuLogsUnregisterCallback", "cuLogsUnregisterCallback", 273, CAT_API_CU, CAT_F_DEBUG, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuLogsUnregisterCallback, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuMemAddressFree[] = {
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemAddressFree[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemAddressFree = {
	"cuMemAddressFree", "cuMemAddressFree", 274, CAT_API_CU, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_cuMemAddressFree, a_cuMemAddressFree, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemAddressReserve[] = {
	{ "ptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "alignment", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemAddressReserve[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_VIRTUAL, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemAddressReserve = {
	"cuMemAddressReserve", "cuMemAddressReserve", 275, CAT_API_CU, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_cuMemAddressReserve, a_cuMemAddressReserve, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemAdvise_v2[] = {
	{ "devPtr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "advice", &t_CUmem_advise, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemAdvise_v2 = {
	"cuMemAdvise", "cuMemAdvise", 276, CAT_API_CU, CAT_F_MEMORY, 4, 2, CAT_OK_RESULT, 0, NULL, a_cuMemAdvise_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemAdvise_v1[] = {
	{ "devPtr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "advice", &t_CUmem_advise, CAT_IN, CAT_LEN_NONE, 0 },
	{ "location", &t_CUmemLocation_v1, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemAdvise_v1 = {
	"cuMemAdvise", "cuMemAdvise_v2", 276, CAT_API_CU, CAT_F_MEMORY, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuMemAdvise_v1, &t_CUresult,
	"12.4", "13.0", &f_cuMemAdvise_v2,
};
static const struct cat_arg a_cuMemAdvise[] = {
	{ "devPtr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "advice", &t_CUmem_advise, CAT_IN, CAT_LEN_NONE, 0 },
	{ "location", &t_CUmemLocation, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemAdvise = {
	"cuMemAdvise", "cuMemAdvise_v2", 276, CAT_API_CU, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuMemAdvise, &t_CUresult,
	"13.5", "", &f_cuMemAdvise_v1,
};

static const struct cat_arg a_cuMemAlloc_v1[] = {
	{ "dptr", &p_CUdeviceptr_v1_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytesize", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemAlloc_v1[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemAlloc_v1 = {
	"cuMemAlloc", "cuMemAlloc", 277, CAT_API_CU, CAT_F_MEMORY, 2, 1, CAT_OK_RESULT, 1, r_cuMemAlloc_v1, a_cuMemAlloc_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemAlloc[] = {
	{ "dptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytesize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemAlloc[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemAlloc = {
	"cuMemAlloc", "cuMemAlloc_v2", 277, CAT_API_CU, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_cuMemAlloc, a_cuMemAlloc, &t_CUresult,
	"11.8", "", &f_cuMemAlloc_v1,
};

static const struct cat_arg a_cuMemAllocAsync_v1[] = {
	{ "dptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytesize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemAllocAsync_v1[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemAllocAsync_v1 = {
	"cuMemAllocAsync", "cuMemAllocAsync_ptsz", 278, CAT_API_CU, CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 2, r_cuMemAllocAsync_v1, a_cuMemAllocAsync_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemAllocAsync[] = {
	{ "dptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytesize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemAllocAsync[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemAllocAsync = {
	"cuMemAllocAsync", "cuMemAllocAsync", 278, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 2, r_cuMemAllocAsync, a_cuMemAllocAsync, &t_CUresult,
	"11.8", "", &f_cuMemAllocAsync_v1,
};

static const struct cat_arg a_cuMemAllocFromPoolAsync_v1[] = {
	{ "dptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytesize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemAllocFromPoolAsync_v1[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
};
static const struct cat_func f_cuMemAllocFromPoolAsync_v1 = {
	"cuMemAllocFromPoolAsync", "cuMemAllocFromPoolAsync_ptsz", 279, CAT_API_CU, CAT_F_MEMORY, 4, 1, CAT_OK_RESULT, 2, r_cuMemAllocFromPoolAsync_v1, a_cuMemAllocFromPoolAsync_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemAllocFromPoolAsync[] = {
	{ "dptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytesize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemAllocFromPoolAsync[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
};
static const struct cat_func f_cuMemAllocFromPoolAsync = {
	"cuMemAllocFromPoolAsync", "cuMemAllocFromPoolAsync", 279, CAT_API_CU, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 2, r_cuMemAllocFromPoolAsync, a_cuMemAllocFromPoolAsync, &t_CUresult,
	"11.8", "", &f_cuMemAllocFromPoolAsync_v1,
};

static const struct cat_arg a_cuMemAllocHost_v1[] = {
	{ "pp", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytesize", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemAllocHost_v1[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_HOST, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemAllocHost_v1 = {
	"cuMemAllocHost", "cuMemAllocHost", 280, CAT_API_CU, CAT_F_MEMORY, 2, 1, CAT_OK_RESULT, 1, r_cuMemAllocHost_v1, a_cuMemAllocHost_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemAllocHost[] = {
	{ "pp", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytesize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemAllocHost[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_HOST, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemAllocHost = {
	"cuMemAllocHost", "cuMemAllocHost_v2", 280, CAT_API_CU, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_cuMemAllocHost, a_cuMemAllocHost, &t_CUresult,
	"11.8", "", &f_cuMemAllocHost_v1,
};

static const struct cat_arg a_cuMemAllocManaged[] = {
	{ "dptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytesize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "flags", &t_CUmemAttach_flags, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemAllocManaged[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_SHARED, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemAllocManaged = {
	"cuMemAllocManaged", "cuMemAllocManaged", 281, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_cuMemAllocManaged, a_cuMemAllocManaged, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemAllocPitch_v1[] = {
	{ "dptr", &p_CUdeviceptr_v1_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pPitch", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "WidthInBytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "Height", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ElementSizeBytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemAllocPitch_v1[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_POINTER] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemAllocPitch_v1 = {
	"cuMemAllocPitch", "cuMemAllocPitch", 282, CAT_API_CU, CAT_F_MEMORY, 5, 1, CAT_OK_RESULT, 1, r_cuMemAllocPitch_v1, a_cuMemAllocPitch_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemAllocPitch[] = {
	{ "dptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pPitch", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "WidthInBytes", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ElementSizeBytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemAllocPitch[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_DEVICE, { [CAT_PART_POINTER] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemAllocPitch = {
	"cuMemAllocPitch", "cuMemAllocPitch_v2", 282, CAT_API_CU, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_cuMemAllocPitch, a_cuMemAllocPitch, &t_CUresult,
	"11.8", "", &f_cuMemAllocPitch_v1,
};

static const struct cat_arg a_cuMemBatchDecompressAsync_v1[] = {
	{ "paramsArray", &p_CUmemDecompressParams_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errorIndex", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemBatchDecompressAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemBatchDecompressAsync_v1 = {
	"cuMemBatchDecompressAsync", "cuMemBatchDecompressAsync_ptsz", 283, CAT_API_CU, CAT_F_MEMORY, 5, 1, CAT_OK_RESULT, 1, r_cuMemBatchDecompressAsync_v1, a_cuMemBatchDecompressAsync_v1, &t_CUresult,
	"12.9", "", NULL,
};
static const struct cat_arg a_cuMemBatchDecompressAsync[] = {
	{ "paramsArray", &p_CUmemDecompressParams_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "errorIndex", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemBatchDecompressAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemBatchDecompressAsync = {
	"cuMemBatchDecompressAsync", "cuMemBatchDecompressAsync", 283, CAT_API_CU, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_cuMemBatchDecompressAsync, a_cuMemBatchDecompressAsync, &t_CUresult,
	"12.9", "", &f_cuMemBatchDecompressAsync_v1,
};

static const struct cat_arg a_cuMemCreate_v1[] = {
	{ "handle", &p_CUmemGenericAllocationHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "prop", &p_const_CUmemAllocationProp_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemCreate_v1[] = {
	{ CAT_ACT_CREATE, CAT_MEM_PHYSICAL, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemCreate_v1 = {
	"cuMemCreate", "cuMemCreate", 284, CAT_API_CU, CAT_F_MEMORY, 4, 1, CAT_OK_RESULT, 1, r_cuMemCreate_v1, a_cuMemCreate_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuMemCreate[] = {
	{ "handle", &p_CUmemGenericAllocationHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "prop", &p_const_CUmemAllocationProp_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_PHYSICAL, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemCreate = {
	"cuMemCreate", "cuMemCreate", 284, CAT_API_CU, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_cuMemCreate, a_cuMemCreate, &t_CUresult,
	"13.5", "", &f_cuMemCreate_v1,
};

static const struct cat_arg a_cuMemDiscardAndPrefetchBatchAsync_v3[] = {
	{ "dptrs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "prefetchLocs", &p_CUmemLocation_ptr_v1, CAT_IN, CAT_LEN_ARG, 5 },
	{ "prefetchLocIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "numPrefetchLocs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemDiscardAndPrefetchBatchAsync_v3[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
};
static const struct cat_func f_cuMemDiscardAndPrefetchBatchAsync_v3 = {
	"cuMemDiscardAndPrefetchBatchAsync", "cuMemDiscardAndPrefetchBatchAsync_ptsz", 285, CAT_API_CU, CAT_F_MEMORY | CAT_F_COPY, 8, 3, CAT_OK_RESULT, 1, r_cuMemDiscardAndPrefetchBatchAsync_v3, a_cuMemDiscardAndPrefetchBatchAsync_v3, &t_CUresult,
	"13.0", "13.0", NULL,
};
static const struct cat_arg a_cuMemDiscardAndPrefetchBatchAsync_v2[] = {
	{ "dptrs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "prefetchLocs", &p_CUmemLocation_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "prefetchLocIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "numPrefetchLocs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemDiscardAndPrefetchBatchAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
};
static const struct cat_func f_cuMemDiscardAndPrefetchBatchAsync_v2 = {
	"cuMemDiscardAndPrefetchBatchAsync", "cuMemDiscardAndPrefetchBatchAsync_ptsz", 285, CAT_API_CU, CAT_F_MEMORY | CAT_F_COPY, 8, 2, CAT_OK_RESULT, 1, r_cuMemDiscardAndPrefetchBatchAsync_v2, a_cuMemDiscardAndPrefetchBatchAsync_v2, &t_CUresult,
	"13.5", "", &f_cuMemDiscardAndPrefetchBatchAsync_v3,
};
static const struct cat_arg a_cuMemDiscardAndPrefetchBatchAsync_v1[] = {
	{ "dptrs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "prefetchLocs", &p_CUmemLocation_ptr_v1, CAT_IN, CAT_LEN_ARG, 5 },
	{ "prefetchLocIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "numPrefetchLocs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemDiscardAndPrefetchBatchAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
};
static const struct cat_func f_cuMemDiscardAndPrefetchBatchAsync_v1 = {
	"cuMemDiscardAndPrefetchBatchAsync", "cuMemDiscardAndPrefetchBatchAsync", 285, CAT_API_CU, CAT_F_MEMORY | CAT_F_COPY, 8, 1, CAT_OK_RESULT, 1, r_cuMemDiscardAndPrefetchBatchAsync_v1, a_cuMemDiscardAndPrefetchBatchAsync_v1, &t_CUresult,
	"13.0", "13.0", &f_cuMemDiscardAndPrefetchBatchAsync_v2,
};
static const struct cat_arg a_cuMemDiscardAndPrefetchBatchAsync[] = {
	{ "dptrs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "prefetchLocs", &p_CUmemLocation_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "prefetchLocIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "numPrefetchLocs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemDiscardAndPrefetchBatchAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
};
static const struct cat_func f_cuMemDiscardAndPrefetchBatchAsync = {
	"cuMemDiscardAndPrefetchBatchAsync", "cuMemDiscardAndPrefetchBatchAsync", 285, CAT_API_CU, CAT_F_MEMORY | CAT_F_COPY, 8, 0, CAT_OK_RESULT, 1, r_cuMemDiscardAndPrefetchBatchAsync, a_cuMemDiscardAndPrefetchBatchAsync, &t_CUresult,
	"13.5", "", &f_cuMemDiscardAndPrefetchBatchAsync_v1,
};

static const struct cat_arg a_cuMemDiscardBatchAsync_v1[] = {
	{ "dptrs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemDiscardBatchAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemDiscardBatchAsync_v1 = {
	"cuMemDiscardBatchAsync", "cuMemDiscardBatchAsync_ptsz", 286, CAT_API_CU, CAT_F_MEMORY, 5, 1, CAT_OK_RESULT, 1, r_cuMemDiscardBatchAsync_v1, a_cuMemDiscardBatchAsync_v1, &t_CUresult,
	"13.0", "", NULL,
};
static const struct cat_arg a_cuMemDiscardBatchAsync[] = {
	{ "dptrs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemDiscardBatchAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemDiscardBatchAsync = {
	"cuMemDiscardBatchAsync", "cuMemDiscardBatchAsync", 286, CAT_API_CU, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_cuMemDiscardBatchAsync, a_cuMemDiscardBatchAsync, &t_CUresult,
	"13.0", "", &f_cuMemDiscardBatchAsync_v1,
};

static const struct cat_arg a_cuMemExportToShareableHandle[] = {
	{ "shareableHandle", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleType", &t_CUmemAllocationHandleType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemExportToShareableHandle = {
	"cuMemExportToShareableHandle", "cuMemExportToShareableHandle", 287, CAT_API_CU, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuMemExportToShareableHandle, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemFree_v1[] = {
	{ "dptr", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemFree_v1[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_POINTER] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemFree_v1 = {
	"cuMemFree", "cuMemFree", 288, CAT_API_CU, CAT_F_MEMORY, 1, 1, CAT_OK_RESULT, 1, r_cuMemFree_v1, a_cuMemFree_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemFree[] = {
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemFree[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_POINTER] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemFree = {
	"cuMemFree", "cuMemFree_v2", 288, CAT_API_CU, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_cuMemFree, a_cuMemFree, &t_CUresult,
	"11.8", "", &f_cuMemFree_v1,
};

static const struct cat_arg a_cuMemFreeAsync_v1[] = {
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemFreeAsync_v1[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_POINTER] = CAT_ARG(0) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemFreeAsync_v1 = {
	"cuMemFreeAsync", "cuMemFreeAsync_ptsz", 289, CAT_API_CU, CAT_F_MEMORY, 2, 1, CAT_OK_RESULT, 2, r_cuMemFreeAsync_v1, a_cuMemFreeAsync_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemFreeAsync[] = {
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemFreeAsync[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_POINTER] = CAT_ARG(0) } },
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemFreeAsync = {
	"cuMemFreeAsync", "cuMemFreeAsync", 289, CAT_API_CU, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 2, r_cuMemFreeAsync, a_cuMemFreeAsync, &t_CUresult,
	"11.8", "", &f_cuMemFreeAsync_v1,
};

static const struct cat_arg a_cuMemFreeHost[] = {
	{ "p", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemFreeHost[] = {
	{ CAT_ACT_FREE, 0, { [CAT_PART_POINTER] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemFreeHost = {
	"cuMemFreeHost", "cuMemFreeHost", 290, CAT_API_CU, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_cuMemFreeHost, a_cuMemFreeHost, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemGetAccess_v1[] = {
	{ "flags", &p_unsigned_long_long_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "location", &p_const_CUmemLocation_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetAccess_v1 = {
	"cuMemGetAccess", "cuMemGetAccess", 291, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuMemGetAccess_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuMemGetAccess[] = {
	{ "flags", &p_unsigned_long_long_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "location", &p_const_CUmemLocation_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetAccess = {
	"cuMemGetAccess", "cuMemGetAccess", 291, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemGetAccess, &t_CUresult,
	"13.5", "", &f_cuMemGetAccess_v1,
};

static const struct cat_arg a_cuMemGetAddressRange_v1[] = {
	{ "pbase", &p_CUdeviceptr_v1_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "psize", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dptr", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetAddressRange_v1 = {
	"cuMemGetAddressRange", "cuMemGetAddressRange", 292, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuMemGetAddressRange_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemGetAddressRange[] = {
	{ "pbase", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "psize", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetAddressRange = {
	"cuMemGetAddressRange", "cuMemGetAddressRange_v2", 292, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemGetAddressRange, &t_CUresult,
	"11.8", "", &f_cuMemGetAddressRange_v1,
};

static const struct cat_arg a_cuMemGetAllocationGranularity_v1[] = {
	{ "granularity", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "prop", &p_const_CUmemAllocationProp_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
	{ "option", &t_CUmemAllocationGranularity_flags, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetAllocationGranularity_v1 = {
	"cuMemGetAllocationGranularity", "cuMemGetAllocationGranularity", 293, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuMemGetAllocationGranularity_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuMemGetAllocationGranularity[] = {
	{ "granularity", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "prop", &p_const_CUmemAllocationProp_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "option", &t_CUmemAllocationGranularity_flags, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetAllocationGranularity = {
	"cuMemGetAllocationGranularity", "cuMemGetAllocationGranularity", 293, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemGetAllocationGranularity, &t_CUresult,
	"13.5", "", &f_cuMemGetAllocationGranularity_v1,
};

static const struct cat_arg a_cuMemGetAllocationPropertiesFromHandle_v1[] = {
	{ "prop", &p_CUmemAllocationProp_ptr_v1, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "handle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetAllocationPropertiesFromHandle_v1 = {
	"cuMemGetAllocationPropertiesFromHandle", "cuMemGetAllocationPropertiesFromHandle", 294, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuMemGetAllocationPropertiesFromHandle_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuMemGetAllocationPropertiesFromHandle[] = {
	{ "prop", &p_CUmemAllocationProp_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "handle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetAllocationPropertiesFromHandle = {
	"cuMemGetAllocationPropertiesFromHandle", "cuMemGetAllocationPropertiesFromHandle", 294, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuMemGetAllocationPropertiesFromHandle, &t_CUresult,
	"13.5", "", &f_cuMemGetAllocationPropertiesFromHandle_v1,
};

static const struct cat_arg a_cuMemGetDefaultMemPool_v1[] = {
	{ "pool_out", &p_CUmemoryPool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "location", &p_CUmemLocation_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
	{ "type", &t_CUmemAllocationType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetDefaultMemPool_v1 = {
	"cuMemGetDefaultMemPool", "cuMemGetDefaultMemPool", 295, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuMemGetDefaultMemPool_v1, &t_CUresult,
	"13.0", "13.0", NULL,
};
static const struct cat_arg a_cuMemGetDefaultMemPool[] = {
	{ "pool_out", &p_CUmemoryPool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "location", &p_CUmemLocation_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "type", &t_CUmemAllocationType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetDefaultMemPool = {
	"cuMemGetDefaultMemPool", "cuMemGetDefaultMemPool", 295, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemGetDefaultMemPool, &t_CUresult,
	"13.5", "", &f_cuMemGetDefaultMemPool_v1,
};

static const struct cat_arg a_cuMemGetHandleForAddressRange[] = {
	{ "handle", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleType", &t_CUmemRangeHandleType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetHandleForAddressRange = {
	"cuMemGetHandleForAddressRange", "cuMemGetHandleForAddressRange", 296, CAT_API_CU, CAT_F_QUERY | CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 0, NULL, a_cuMemGetHandleForAddressRange, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemGetInfo_v1[] = {
	{ "free", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "total", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_cuMemGetInfo_v1 = {
	"cuMemGetInfo", "cuMemGetInfo", 297, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuMemGetInfo_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemGetInfo[] = {
	{ "free", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "total", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
};
static const struct cat_func f_cuMemGetInfo = {
	"cuMemGetInfo", "cuMemGetInfo_v2", 297, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuMemGetInfo, &t_CUresult,
	"11.8", "", &f_cuMemGetInfo_v1,
};

static const struct cat_arg a_cuMemGetLocationInfo[] = {
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "summaryGranularity", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "samplingGranularity", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "location_out", &p_CUmemLocation_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuMemGetLocationInfo = {
	"cuMemGetLocationInfo", "cuMemGetLocationInfo", 298, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 0, NULL, a_cuMemGetLocationInfo, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuMemGetMemPool_v1[] = {
	{ "pool", &p_CUmemoryPool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "location", &p_CUmemLocation_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
	{ "type", &t_CUmemAllocationType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetMemPool_v1 = {
	"cuMemGetMemPool", "cuMemGetMemPool", 299, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuMemGetMemPool_v1, &t_CUresult,
	"13.0", "13.0", NULL,
};
static const struct cat_arg a_cuMemGetMemPool[] = {
	{ "pool", &p_CUmemoryPool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "location", &p_CUmemLocation_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "type", &t_CUmemAllocationType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemGetMemPool = {
	"cuMemGetMemPool", "cuMemGetMemPool", 299, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemGetMemPool, &t_CUresult,
	"13.5", "", &f_cuMemGetMemPool_v1,
};

static const struct cat_arg a_cuMemHostAlloc[] = {
	{ "pp", &p_void_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytesize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemHostAlloc[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_HOST, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemHostAlloc = {
	"cuMemHostAlloc", "cuMemHostAlloc", 300, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_cuMemHostAlloc, a_cuMemHostAlloc, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemHostGetDevicePointer_v1[] = {
	{ "pdptr", &p_CUdeviceptr_v1_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "p", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemHostGetDevicePointer_v1 = {
	"cuMemHostGetDevicePointer", "cuMemHostGetDevicePointer", 301, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuMemHostGetDevicePointer_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemHostGetDevicePointer[] = {
	{ "pdptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "p", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemHostGetDevicePointer = {
	"cuMemHostGetDevicePointer", "cuMemHostGetDevicePointer_v2", 301, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemHostGetDevicePointer, &t_CUresult,
	"11.8", "", &f_cuMemHostGetDevicePointer_v1,
};

static const struct cat_arg a_cuMemHostGetFlags[] = {
	{ "pFlags", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "p", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemHostGetFlags = {
	"cuMemHostGetFlags", "cuMemHostGetFlags", 302, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuMemHostGetFlags, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemHostRegister_v1[] = {
	{ "p", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bytesize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemHostRegister_v1 = {
	"cuMemHostRegister", "cuMemHostRegister", 303, CAT_API_CU, CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuMemHostRegister_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemHostRegister[] = {
	{ "p", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bytesize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemHostRegister = {
	"cuMemHostRegister", "cuMemHostRegister_v2", 303, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemHostRegister, &t_CUresult,
	"11.8", "", &f_cuMemHostRegister_v1,
};

static const struct cat_arg a_cuMemHostUnregister[] = {
	{ "p", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemHostUnregister = {
	"cuMemHostUnregister", "cuMemHostUnregister", 304, CAT_API_CU, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuMemHostUnregister, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemImportFromShareableHandle[] = {
	{ "handle", &p_CUmemGenericAllocationHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "osHandle", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "shHandleType", &t_CUmemAllocationHandleType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemImportFromShareableHandle[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemImportFromShareableHandle = {
	"cuMemImportFromShareableHandle", "cuMemImportFromShareableHandle", 305, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_cuMemImportFromShareableHandle, a_cuMemImportFromShareableHandle, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemMap[] = {
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemMap[] = {
	{ CAT_ACT_MAP, CAT_MAP_HOLDS, { [CAT_PART_OBJECT] = CAT_ARG(3), [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1), [CAT_PART_OFFSET] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemMap = {
	"cuMemMap", "cuMemMap", 306, CAT_API_CU, CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 1, r_cuMemMap, a_cuMemMap, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemMapArrayAsync_v1[] = {
	{ "mapInfoList", &p_CUarrayMapInfo_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemMapArrayAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemMapArrayAsync_v1 = {
	"cuMemMapArrayAsync", "cuMemMapArrayAsync_ptsz", 307, CAT_API_CU, CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 1, r_cuMemMapArrayAsync_v1, a_cuMemMapArrayAsync_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemMapArrayAsync[] = {
	{ "mapInfoList", &p_CUarrayMapInfo_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemMapArrayAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemMapArrayAsync = {
	"cuMemMapArrayAsync", "cuMemMapArrayAsync", 307, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_cuMemMapArrayAsync, a_cuMemMapArrayAsync, &t_CUresult,
	"11.8", "", &f_cuMemMapArrayAsync_v1,
};

static const struct cat_arg a_cuMemPoolCreate_v3[] = {
	{ "pool", &p_CUmemoryPool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "poolProps", &p_const_CUmemPoolProps_ptr_v3, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemPoolCreate_v3[] = {
	{ CAT_ACT_CREATE, CAT_MEM_POOL, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemPoolCreate_v3 = {
	"cuMemPoolCreate", "cuMemPoolCreate", 308, CAT_API_CU, CAT_F_MEMORY, 2, 3, CAT_OK_RESULT, 1, r_cuMemPoolCreate_v3, a_cuMemPoolCreate_v3, &t_CUresult,
	"11.8", "12.0", NULL,
};
static const struct cat_arg a_cuMemPoolCreate_v2[] = {
	{ "pool", &p_CUmemoryPool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "poolProps", &p_const_CUmemPoolProps_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemPoolCreate_v2[] = {
	{ CAT_ACT_CREATE, CAT_MEM_POOL, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemPoolCreate_v2 = {
	"cuMemPoolCreate", "cuMemPoolCreate", 308, CAT_API_CU, CAT_F_MEMORY, 2, 2, CAT_OK_RESULT, 1, r_cuMemPoolCreate_v2, a_cuMemPoolCreate_v2, &t_CUresult,
	"12.4", "12.4", &f_cuMemPoolCreate_v3,
};
static const struct cat_arg a_cuMemPoolCreate_v1[] = {
	{ "pool", &p_CUmemoryPool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "poolProps", &p_const_CUmemPoolProps_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemPoolCreate_v1[] = {
	{ CAT_ACT_CREATE, CAT_MEM_POOL, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemPoolCreate_v1 = {
	"cuMemPoolCreate", "cuMemPoolCreate", 308, CAT_API_CU, CAT_F_MEMORY, 2, 1, CAT_OK_RESULT, 1, r_cuMemPoolCreate_v1, a_cuMemPoolCreate_v1, &t_CUresult,
	"12.9", "13.0", &f_cuMemPoolCreate_v2,
};
static const struct cat_arg a_cuMemPoolCreate[] = {
	{ "pool", &p_CUmemoryPool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "poolProps", &p_const_CUmemPoolProps_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemPoolCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_POOL, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemPoolCreate = {
	"cuMemPoolCreate", "cuMemPoolCreate", 308, CAT_API_CU, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_cuMemPoolCreate, a_cuMemPoolCreate, &t_CUresult,
	"13.5", "", &f_cuMemPoolCreate_v1,
};

static const struct cat_arg a_cuMemPoolDestroy[] = {
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPoolDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemPoolDestroy = {
	"cuMemPoolDestroy", "cuMemPoolDestroy", 309, CAT_API_CU, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_cuMemPoolDestroy, a_cuMemPoolDestroy, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemPoolExportPointer[] = {
	{ "shareData_out", &p_CUmemPoolPtrExportData_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPoolExportPointer[] = {
	{ CAT_ACT_EXPORT, 0, { [CAT_PART_POINTER] = CAT_ARG(1), [CAT_PART_VALUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemPoolExportPointer = {
	"cuMemPoolExportPointer", "cuMemPoolExportPointer", 310, CAT_API_CU, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_cuMemPoolExportPointer, a_cuMemPoolExportPointer, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemPoolExportToShareableHandle[] = {
	{ "handle_out", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleType", &t_CUmemAllocationHandleType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemPoolExportToShareableHandle = {
	"cuMemPoolExportToShareableHandle", "cuMemPoolExportToShareableHandle", 311, CAT_API_CU, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuMemPoolExportToShareableHandle, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemPoolGetAccess_v1[] = {
	{ "flags", &p_CUmemAccess_flags_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "memPool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "location", &p_CUmemLocation_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuMemPoolGetAccess_v1 = {
	"cuMemPoolGetAccess", "cuMemPoolGetAccess", 312, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuMemPoolGetAccess_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuMemPoolGetAccess[] = {
	{ "flags", &p_CUmemAccess_flags_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "memPool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "location", &p_CUmemLocation_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuMemPoolGetAccess = {
	"cuMemPoolGetAccess", "cuMemPoolGetAccess", 312, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemPoolGetAccess, &t_CUresult,
	"13.5", "", &f_cuMemPoolGetAccess_v1,
};

static const struct cat_arg a_cuMemPoolGetAttribute[] = {
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUmemPool_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_OUT, CAT_LEN_CONST, 8, &(const struct cat_select){ 1, 0, sizeof(c_t_CUmemPool_attribute) / sizeof(*c_t_CUmemPool_attribute), c_t_CUmemPool_attribute } },
};
static const struct cat_func f_cuMemPoolGetAttribute = {
	"cuMemPoolGetAttribute", "cuMemPoolGetAttribute", 313, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemPoolGetAttribute, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemPoolImportFromShareableHandle[] = {
	{ "pool_out", &p_CUmemoryPool_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "handle", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "handleType", &t_CUmemAllocationHandleType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPoolImportFromShareableHandle[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMPORTED, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemPoolImportFromShareableHandle = {
	"cuMemPoolImportFromShareableHandle", "cuMemPoolImportFromShareableHandle", 314, CAT_API_CU, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 1, r_cuMemPoolImportFromShareableHandle, a_cuMemPoolImportFromShareableHandle, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemPoolImportPointer[] = {
	{ "ptr_out", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "shareData", &p_CUmemPoolPtrExportData_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemPoolImportPointer[] = {
	{ CAT_ACT_ALLOC, CAT_MEM_IMPORTED, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_VALUE] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemPoolImportPointer = {
	"cuMemPoolImportPointer", "cuMemPoolImportPointer", 315, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_cuMemPoolImportPointer, a_cuMemPoolImportPointer, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemPoolSetAccess_v1[] = {
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "map", &p_const_CUmemAccessDesc_ptr_v1, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemPoolSetAccess_v1 = {
	"cuMemPoolSetAccess", "cuMemPoolSetAccess", 316, CAT_API_CU, CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuMemPoolSetAccess_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuMemPoolSetAccess[] = {
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "map", &p_const_CUmemAccessDesc_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemPoolSetAccess = {
	"cuMemPoolSetAccess", "cuMemPoolSetAccess", 316, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemPoolSetAccess, &t_CUresult,
	"13.5", "", &f_cuMemPoolSetAccess_v1,
};

static const struct cat_arg a_cuMemPoolSetAttribute[] = {
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUmemPool_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_void_ptr, CAT_IN, CAT_LEN_CONST, 8, &(const struct cat_select){ 1, 0, sizeof(c_t_CUmemPool_attribute) / sizeof(*c_t_CUmemPool_attribute), c_t_CUmemPool_attribute } },
};
static const struct cat_func f_cuMemPoolSetAttribute = {
	"cuMemPoolSetAttribute", "cuMemPoolSetAttribute", 317, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemPoolSetAttribute, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemPoolTrimTo[] = {
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
	{ "minBytesToKeep", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemPoolTrimTo = {
	"cuMemPoolTrimTo", "cuMemPoolTrimTo", 318, CAT_API_CU, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuMemPoolTrimTo, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemPrefetchAsync_v5[] = {
	{ "devPtr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "dstDevice", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPrefetchAsync_v5[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
};
static const struct cat_func f_cuMemPrefetchAsync_v5 = {
	"cuMemPrefetchAsync", "cuMemPrefetchAsync_ptsz", 319, CAT_API_CU, CAT_F_COPY, 4, 5, CAT_OK_RESULT, 1, r_cuMemPrefetchAsync_v5, a_cuMemPrefetchAsync_v5, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemPrefetchAsync_v4[] = {
	{ "devPtr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "dstDevice", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPrefetchAsync_v4[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
};
static const struct cat_func f_cuMemPrefetchAsync_v4 = {
	"cuMemPrefetchAsync", "cuMemPrefetchAsync", 319, CAT_API_CU, CAT_F_COPY, 4, 4, CAT_OK_RESULT, 1, r_cuMemPrefetchAsync_v4, a_cuMemPrefetchAsync_v4, &t_CUresult,
	"11.8", "", &f_cuMemPrefetchAsync_v5,
};
static const struct cat_arg a_cuMemPrefetchAsync_v3[] = {
	{ "devPtr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "location", &t_CUmemLocation_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPrefetchAsync_v3[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemPrefetchAsync_v3 = {
	"cuMemPrefetchAsync", "cuMemPrefetchAsync_v2_ptsz", 319, CAT_API_CU, CAT_F_COPY, 5, 3, CAT_OK_RESULT, 1, r_cuMemPrefetchAsync_v3, a_cuMemPrefetchAsync_v3, &t_CUresult,
	"12.4", "13.0", &f_cuMemPrefetchAsync_v4,
};
static const struct cat_arg a_cuMemPrefetchAsync_v2[] = {
	{ "devPtr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "location", &t_CUmemLocation, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPrefetchAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemPrefetchAsync_v2 = {
	"cuMemPrefetchAsync", "cuMemPrefetchAsync_v2_ptsz", 319, CAT_API_CU, CAT_F_COPY, 5, 2, CAT_OK_RESULT, 1, r_cuMemPrefetchAsync_v2, a_cuMemPrefetchAsync_v2, &t_CUresult,
	"13.5", "", &f_cuMemPrefetchAsync_v3,
};
static const struct cat_arg a_cuMemPrefetchAsync_v1[] = {
	{ "devPtr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "location", &t_CUmemLocation_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPrefetchAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemPrefetchAsync_v1 = {
	"cuMemPrefetchAsync", "cuMemPrefetchAsync_v2", 319, CAT_API_CU, CAT_F_COPY, 5, 1, CAT_OK_RESULT, 1, r_cuMemPrefetchAsync_v1, a_cuMemPrefetchAsync_v1, &t_CUresult,
	"12.4", "13.0", &f_cuMemPrefetchAsync_v2,
};
static const struct cat_arg a_cuMemPrefetchAsync[] = {
	{ "devPtr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "location", &t_CUmemLocation, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPrefetchAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemPrefetchAsync = {
	"cuMemPrefetchAsync", "cuMemPrefetchAsync_v2", 319, CAT_API_CU, CAT_F_COPY, 5, 0, CAT_OK_RESULT, 1, r_cuMemPrefetchAsync, a_cuMemPrefetchAsync, &t_CUresult,
	"13.5", "", &f_cuMemPrefetchAsync_v1,
};

static const struct cat_arg a_cuMemPrefetchBatchAsync_v3[] = {
	{ "dptrs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "prefetchLocs", &p_CUmemLocation_ptr_v1, CAT_IN, CAT_LEN_ARG, 5 },
	{ "prefetchLocIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "numPrefetchLocs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPrefetchBatchAsync_v3[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
};
static const struct cat_func f_cuMemPrefetchBatchAsync_v3 = {
	"cuMemPrefetchBatchAsync", "cuMemPrefetchBatchAsync_ptsz", 320, CAT_API_CU, CAT_F_COPY, 8, 3, CAT_OK_RESULT, 1, r_cuMemPrefetchBatchAsync_v3, a_cuMemPrefetchBatchAsync_v3, &t_CUresult,
	"13.0", "13.0", NULL,
};
static const struct cat_arg a_cuMemPrefetchBatchAsync_v2[] = {
	{ "dptrs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "prefetchLocs", &p_CUmemLocation_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "prefetchLocIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "numPrefetchLocs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPrefetchBatchAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
};
static const struct cat_func f_cuMemPrefetchBatchAsync_v2 = {
	"cuMemPrefetchBatchAsync", "cuMemPrefetchBatchAsync_ptsz", 320, CAT_API_CU, CAT_F_COPY, 8, 2, CAT_OK_RESULT, 1, r_cuMemPrefetchBatchAsync_v2, a_cuMemPrefetchBatchAsync_v2, &t_CUresult,
	"13.5", "", &f_cuMemPrefetchBatchAsync_v3,
};
static const struct cat_arg a_cuMemPrefetchBatchAsync_v1[] = {
	{ "dptrs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "prefetchLocs", &p_CUmemLocation_ptr_v1, CAT_IN, CAT_LEN_ARG, 5 },
	{ "prefetchLocIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "numPrefetchLocs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPrefetchBatchAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
};
static const struct cat_func f_cuMemPrefetchBatchAsync_v1 = {
	"cuMemPrefetchBatchAsync", "cuMemPrefetchBatchAsync", 320, CAT_API_CU, CAT_F_COPY, 8, 1, CAT_OK_RESULT, 1, r_cuMemPrefetchBatchAsync_v1, a_cuMemPrefetchBatchAsync_v1, &t_CUresult,
	"13.0", "13.0", &f_cuMemPrefetchBatchAsync_v2,
};
static const struct cat_arg a_cuMemPrefetchBatchAsync[] = {
	{ "dptrs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "prefetchLocs", &p_CUmemLocation_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "prefetchLocIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 5 },
	{ "numPrefetchLocs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemPrefetchBatchAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
};
static const struct cat_func f_cuMemPrefetchBatchAsync = {
	"cuMemPrefetchBatchAsync", "cuMemPrefetchBatchAsync", 320, CAT_API_CU, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 1, r_cuMemPrefetchBatchAsync, a_cuMemPrefetchBatchAsync, &t_CUresult,
	"13.5", "", &f_cuMemPrefetchBatchAsync_v1,
};

static const struct cat_arg a_cuMemRangeGetAttribute[] = {
	{ "data", &p_void_ptr, CAT_OUT, CAT_LEN_BYTES, 1 },
	{ "dataSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attribute", &t_CUmem_range_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "devPtr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemRangeGetAttribute = {
	"cuMemRangeGetAttribute", "cuMemRangeGetAttribute", 321, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 5, 0, CAT_OK_RESULT, 0, NULL, a_cuMemRangeGetAttribute, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemRangeGetAttributes[] = {
	{ "data", &p_void_ptr_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dataSizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "attributes", &p_CUmem_range_attribute_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numAttributes", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "devPtr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemRangeGetAttributes = {
	"cuMemRangeGetAttributes", "cuMemRangeGetAttributes", 322, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MEMORY, 6, 0, CAT_OK_RESULT, 0, NULL, a_cuMemRangeGetAttributes, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemRelease[] = {
	{ "handle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemRelease = {
	"cuMemRelease", "cuMemRelease", 323, CAT_API_CU, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_cuMemRelease, a_cuMemRelease, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemRetainAllocationHandle[] = {
	{ "handle", &p_CUmemGenericAllocationHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "addr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemRetainAllocationHandle[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemRetainAllocationHandle = {
	"cuMemRetainAllocationHandle", "cuMemRetainAllocationHandle", 324, CAT_API_CU, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_cuMemRetainAllocationHandle, a_cuMemRetainAllocationHandle, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemSetAccess_v1[] = {
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_CUmemAccessDesc_ptr_v1, CAT_IN, CAT_LEN_ARG, 3 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemSetAccess_v1 = {
	"cuMemSetAccess", "cuMemSetAccess", 325, CAT_API_CU, CAT_F_MEMORY, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuMemSetAccess_v1, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuMemSetAccess[] = {
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_CUmemAccessDesc_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemSetAccess = {
	"cuMemSetAccess", "cuMemSetAccess", 325, CAT_API_CU, CAT_F_MEMORY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuMemSetAccess, &t_CUresult,
	"13.5", "", &f_cuMemSetAccess_v1,
};

static const struct cat_arg a_cuMemSetMemPool_v1[] = {
	{ "location", &p_CUmemLocation_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
	{ "type", &t_CUmemAllocationType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemSetMemPool_v1 = {
	"cuMemSetMemPool", "cuMemSetMemPool", 326, CAT_API_CU, CAT_F_MEMORY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuMemSetMemPool_v1, &t_CUresult,
	"13.0", "13.0", NULL,
};
static const struct cat_arg a_cuMemSetMemPool[] = {
	{ "location", &p_CUmemLocation_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "type", &t_CUmemAllocationType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pool", &t_CUmemoryPool, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMemSetMemPool = {
	"cuMemSetMemPool", "cuMemSetMemPool", 326, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMemSetMemPool, &t_CUresult,
	"13.5", "", &f_cuMemSetMemPool_v1,
};

static const struct cat_arg a_cuMemUnmap[] = {
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemUnmap[] = {
	{ CAT_ACT_UNMAP, 0, { [CAT_PART_POINTER] = CAT_ARG(0), [CAT_PART_SIZE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemUnmap = {
	"cuMemUnmap", "cuMemUnmap", 327, CAT_API_CU, CAT_F_MEMORY, 2, 0, CAT_OK_RESULT, 1, r_cuMemUnmap, a_cuMemUnmap, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMemcpy_v1[] = {
	{ "dst", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpy_v1[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpy_v1 = {
	"cuMemcpy", "cuMemcpy_ptds", 328, CAT_API_CU, CAT_F_COPY, 3, 1, CAT_OK_RESULT, 1, r_cuMemcpy_v1, a_cuMemcpy_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpy[] = {
	{ "dst", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpy[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpy = {
	"cuMemcpy", "cuMemcpy", 328, CAT_API_CU, CAT_F_COPY, 3, 0, CAT_OK_RESULT, 1, r_cuMemcpy, a_cuMemcpy, &t_CUresult,
	"11.8", "", &f_cuMemcpy_v1,
};

static const struct cat_arg a_cuMemcpy2D_v2[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY2D_v1_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemcpy2D_v2[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(14), [CAT_PART_HEIGHT] = CAT_ARG(15) } },
};
static const struct cat_func f_cuMemcpy2D_v2 = {
	"cuMemcpy2D", "cuMemcpy2D", 329, CAT_API_CU, CAT_F_COPY, 1, 2, CAT_OK_RESULT, 1, r_cuMemcpy2D_v2, a_cuMemcpy2D_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpy2D_v1[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY2D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemcpy2D_v1[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(14), [CAT_PART_HEIGHT] = CAT_ARG(15) } },
};
static const struct cat_func f_cuMemcpy2D_v1 = {
	"cuMemcpy2D", "cuMemcpy2D_v2_ptds", 329, CAT_API_CU, CAT_F_COPY, 1, 1, CAT_OK_RESULT, 1, r_cuMemcpy2D_v1, a_cuMemcpy2D_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpy2D_v2,
};
static const struct cat_arg a_cuMemcpy2D[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY2D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemcpy2D[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(14), [CAT_PART_HEIGHT] = CAT_ARG(15) } },
};
static const struct cat_func f_cuMemcpy2D = {
	"cuMemcpy2D", "cuMemcpy2D_v2", 329, CAT_API_CU, CAT_F_COPY, 1, 0, CAT_OK_RESULT, 1, r_cuMemcpy2D, a_cuMemcpy2D, &t_CUresult,
	"11.8", "", &f_cuMemcpy2D_v1,
};

static const struct cat_arg a_cuMemcpy2DAsync_v2[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY2D_v1_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy2DAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(14), [CAT_PART_HEIGHT] = CAT_ARG(15) } },
};
static const struct cat_func f_cuMemcpy2DAsync_v2 = {
	"cuMemcpy2DAsync", "cuMemcpy2DAsync", 330, CAT_API_CU, CAT_F_COPY, 2, 2, CAT_OK_RESULT, 2, r_cuMemcpy2DAsync_v2, a_cuMemcpy2DAsync_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpy2DAsync_v1[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY2D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy2DAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(14), [CAT_PART_HEIGHT] = CAT_ARG(15) } },
};
static const struct cat_func f_cuMemcpy2DAsync_v1 = {
	"cuMemcpy2DAsync", "cuMemcpy2DAsync_v2_ptsz", 330, CAT_API_CU, CAT_F_COPY, 2, 1, CAT_OK_RESULT, 2, r_cuMemcpy2DAsync_v1, a_cuMemcpy2DAsync_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpy2DAsync_v2,
};
static const struct cat_arg a_cuMemcpy2DAsync[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY2D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy2DAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(14), [CAT_PART_HEIGHT] = CAT_ARG(15) } },
};
static const struct cat_func f_cuMemcpy2DAsync = {
	"cuMemcpy2DAsync", "cuMemcpy2DAsync_v2", 330, CAT_API_CU, CAT_F_COPY, 2, 0, CAT_OK_RESULT, 2, r_cuMemcpy2DAsync, a_cuMemcpy2DAsync, &t_CUresult,
	"11.8", "", &f_cuMemcpy2DAsync_v1,
};

static const struct cat_arg a_cuMemcpy2DUnaligned_v2[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY2D_v1_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemcpy2DUnaligned_v2[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(14), [CAT_PART_HEIGHT] = CAT_ARG(15) } },
};
static const struct cat_func f_cuMemcpy2DUnaligned_v2 = {
	"cuMemcpy2DUnaligned", "cuMemcpy2DUnaligned", 331, CAT_API_CU, CAT_F_COPY, 1, 2, CAT_OK_RESULT, 1, r_cuMemcpy2DUnaligned_v2, a_cuMemcpy2DUnaligned_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpy2DUnaligned_v1[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY2D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemcpy2DUnaligned_v1[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(14), [CAT_PART_HEIGHT] = CAT_ARG(15) } },
};
static const struct cat_func f_cuMemcpy2DUnaligned_v1 = {
	"cuMemcpy2DUnaligned", "cuMemcpy2DUnaligned_v2_ptds", 331, CAT_API_CU, CAT_F_COPY, 1, 1, CAT_OK_RESULT, 1, r_cuMemcpy2DUnaligned_v1, a_cuMemcpy2DUnaligned_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpy2DUnaligned_v2,
};
static const struct cat_arg a_cuMemcpy2DUnaligned[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY2D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemcpy2DUnaligned[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(14), [CAT_PART_HEIGHT] = CAT_ARG(15) } },
};
static const struct cat_func f_cuMemcpy2DUnaligned = {
	"cuMemcpy2DUnaligned", "cuMemcpy2DUnaligned_v2", 331, CAT_API_CU, CAT_F_COPY, 1, 0, CAT_OK_RESULT, 1, r_cuMemcpy2DUnaligned, a_cuMemcpy2DUnaligned, &t_CUresult,
	"11.8", "", &f_cuMemcpy2DUnaligned_v1,
};

static const struct cat_arg a_cuMemcpy3D_v2[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY3D_v1_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemcpy3D_v2[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0), [CAT_PART_DEPTH] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(22), [CAT_PART_HEIGHT] = CAT_ARG(23), [CAT_PART_DEPTH] = CAT_ARG(24) } },
};
static const struct cat_func f_cuMemcpy3D_v2 = {
	"cuMemcpy3D", "cuMemcpy3D", 332, CAT_API_CU, CAT_F_COPY, 1, 2, CAT_OK_RESULT, 1, r_cuMemcpy3D_v2, a_cuMemcpy3D_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpy3D_v1[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY3D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemcpy3D_v1[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0), [CAT_PART_DEPTH] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(22), [CAT_PART_HEIGHT] = CAT_ARG(23), [CAT_PART_DEPTH] = CAT_ARG(24) } },
};
static const struct cat_func f_cuMemcpy3D_v1 = {
	"cuMemcpy3D", "cuMemcpy3D_v2_ptds", 332, CAT_API_CU, CAT_F_COPY, 1, 1, CAT_OK_RESULT, 1, r_cuMemcpy3D_v1, a_cuMemcpy3D_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpy3D_v2,
};
static const struct cat_arg a_cuMemcpy3D[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY3D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemcpy3D[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0), [CAT_PART_DEPTH] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(22), [CAT_PART_HEIGHT] = CAT_ARG(23), [CAT_PART_DEPTH] = CAT_ARG(24) } },
};
static const struct cat_func f_cuMemcpy3D = {
	"cuMemcpy3D", "cuMemcpy3D_v2", 332, CAT_API_CU, CAT_F_COPY, 1, 0, CAT_OK_RESULT, 1, r_cuMemcpy3D, a_cuMemcpy3D, &t_CUresult,
	"11.8", "", &f_cuMemcpy3D_v1,
};

static const struct cat_arg a_cuMemcpy3DAsync_v2[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY3D_v1_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0), [CAT_PART_DEPTH] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(22), [CAT_PART_HEIGHT] = CAT_ARG(23), [CAT_PART_DEPTH] = CAT_ARG(24) } },
};
static const struct cat_func f_cuMemcpy3DAsync_v2 = {
	"cuMemcpy3DAsync", "cuMemcpy3DAsync", 333, CAT_API_CU, CAT_F_COPY, 2, 2, CAT_OK_RESULT, 2, r_cuMemcpy3DAsync_v2, a_cuMemcpy3DAsync_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpy3DAsync_v1[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY3D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0), [CAT_PART_DEPTH] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(22), [CAT_PART_HEIGHT] = CAT_ARG(23), [CAT_PART_DEPTH] = CAT_ARG(24) } },
};
static const struct cat_func f_cuMemcpy3DAsync_v1 = {
	"cuMemcpy3DAsync", "cuMemcpy3DAsync_v2_ptsz", 333, CAT_API_CU, CAT_F_COPY, 2, 1, CAT_OK_RESULT, 2, r_cuMemcpy3DAsync_v1, a_cuMemcpy3DAsync_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpy3DAsync_v2,
};
static const struct cat_arg a_cuMemcpy3DAsync[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY3D_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0), [CAT_PART_DEPTH] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(22), [CAT_PART_HEIGHT] = CAT_ARG(23), [CAT_PART_DEPTH] = CAT_ARG(24) } },
};
static const struct cat_func f_cuMemcpy3DAsync = {
	"cuMemcpy3DAsync", "cuMemcpy3DAsync_v2", 333, CAT_API_CU, CAT_F_COPY, 2, 0, CAT_OK_RESULT, 2, r_cuMemcpy3DAsync, a_cuMemcpy3DAsync, &t_CUresult,
	"11.8", "", &f_cuMemcpy3DAsync_v1,
};

static const struct cat_arg a_cuMemcpy3DBatchAsync_v7[] = {
	{ "numOps", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "opList", &p_CUDA_MEMCPY3D_BATCH_OP_ptr_v1, CAT_IN, CAT_LEN_ARG, 0 },
	{ "failIdx", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DBatchAsync_v7[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(0), [CAT_PART_PARAMS] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpy3DBatchAsync_v7 = {
	"cuMemcpy3DBatchAsync", "cuMemcpy3DBatchAsync_ptsz", 334, CAT_API_CU, CAT_F_COPY, 5, 7, CAT_OK_RESULT, 2, r_cuMemcpy3DBatchAsync_v7, a_cuMemcpy3DBatchAsync_v7, &t_CUresult,
	"12.9", "13.0", NULL,
};
static const struct cat_arg a_cuMemcpy3DBatchAsync_v6[] = {
	{ "numOps", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "opList", &p_CUDA_MEMCPY3D_BATCH_OP_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "failIdx", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DBatchAsync_v6[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(0), [CAT_PART_PARAMS] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpy3DBatchAsync_v6 = {
	"cuMemcpy3DBatchAsync", "cuMemcpy3DBatchAsync_ptsz", 334, CAT_API_CU, CAT_F_COPY, 5, 6, CAT_OK_RESULT, 2, r_cuMemcpy3DBatchAsync_v6, a_cuMemcpy3DBatchAsync_v6, &t_CUresult,
	"13.5", "", &f_cuMemcpy3DBatchAsync_v7,
};
static const struct cat_arg a_cuMemcpy3DBatchAsync_v5[] = {
	{ "numOps", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "opList", &p_CUDA_MEMCPY3D_BATCH_OP_ptr_v1, CAT_IN, CAT_LEN_ARG, 0 },
	{ "failIdx", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DBatchAsync_v5[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(0), [CAT_PART_PARAMS] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpy3DBatchAsync_v5 = {
	"cuMemcpy3DBatchAsync", "cuMemcpy3DBatchAsync", 334, CAT_API_CU, CAT_F_COPY, 5, 5, CAT_OK_RESULT, 2, r_cuMemcpy3DBatchAsync_v5, a_cuMemcpy3DBatchAsync_v5, &t_CUresult,
	"12.9", "13.0", &f_cuMemcpy3DBatchAsync_v6,
};
static const struct cat_arg a_cuMemcpy3DBatchAsync_v4[] = {
	{ "numOps", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "opList", &p_CUDA_MEMCPY3D_BATCH_OP_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "failIdx", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DBatchAsync_v4[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(0), [CAT_PART_PARAMS] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpy3DBatchAsync_v4 = {
	"cuMemcpy3DBatchAsync", "cuMemcpy3DBatchAsync", 334, CAT_API_CU, CAT_F_COPY, 5, 4, CAT_OK_RESULT, 2, r_cuMemcpy3DBatchAsync_v4, a_cuMemcpy3DBatchAsync_v4, &t_CUresult,
	"13.5", "", &f_cuMemcpy3DBatchAsync_v5,
};
static const struct cat_arg a_cuMemcpy3DBatchAsync_v3[] = {
	{ "numOps", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "opList", &p_CUDA_MEMCPY3D_BATCH_OP_ptr_v1, CAT_IN, CAT_LEN_ARG, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DBatchAsync_v3[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(0), [CAT_PART_PARAMS] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpy3DBatchAsync_v3 = {
	"cuMemcpy3DBatchAsync", "cuMemcpy3DBatchAsync_v2_ptsz", 334, CAT_API_CU, CAT_F_COPY, 4, 3, CAT_OK_RESULT, 2, r_cuMemcpy3DBatchAsync_v3, a_cuMemcpy3DBatchAsync_v3, &t_CUresult,
	"13.0", "13.0", &f_cuMemcpy3DBatchAsync_v4,
};
static const struct cat_arg a_cuMemcpy3DBatchAsync_v2[] = {
	{ "numOps", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "opList", &p_CUDA_MEMCPY3D_BATCH_OP_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DBatchAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(0), [CAT_PART_PARAMS] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpy3DBatchAsync_v2 = {
	"cuMemcpy3DBatchAsync", "cuMemcpy3DBatchAsync_v2_ptsz", 334, CAT_API_CU, CAT_F_COPY, 4, 2, CAT_OK_RESULT, 2, r_cuMemcpy3DBatchAsync_v2, a_cuMemcpy3DBatchAsync_v2, &t_CUresult,
	"13.5", "", &f_cuMemcpy3DBatchAsync_v3,
};
static const struct cat_arg a_cuMemcpy3DBatchAsync_v1[] = {
	{ "numOps", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "opList", &p_CUDA_MEMCPY3D_BATCH_OP_ptr_v1, CAT_IN, CAT_LEN_ARG, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DBatchAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(0), [CAT_PART_PARAMS] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpy3DBatchAsync_v1 = {
	"cuMemcpy3DBatchAsync", "cuMemcpy3DBatchAsync_v2", 334, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 2, r_cuMemcpy3DBatchAsync_v1, a_cuMemcpy3DBatchAsync_v1, &t_CUresult,
	"13.0", "13.0", &f_cuMemcpy3DBatchAsync_v2,
};
static const struct cat_arg a_cuMemcpy3DBatchAsync[] = {
	{ "numOps", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "opList", &p_CUDA_MEMCPY3D_BATCH_OP_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DBatchAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(0), [CAT_PART_PARAMS] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpy3DBatchAsync = {
	"cuMemcpy3DBatchAsync", "cuMemcpy3DBatchAsync_v2", 334, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 2, r_cuMemcpy3DBatchAsync, a_cuMemcpy3DBatchAsync, &t_CUresult,
	"13.5", "", &f_cuMemcpy3DBatchAsync_v1,
};

static const struct cat_arg a_cuMemcpy3DPeer_v1[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY3D_PEER_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemcpy3DPeer_v1[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0), [CAT_PART_DEPTH] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(22), [CAT_PART_HEIGHT] = CAT_ARG(23), [CAT_PART_DEPTH] = CAT_ARG(24) } },
};
static const struct cat_func f_cuMemcpy3DPeer_v1 = {
	"cuMemcpy3DPeer", "cuMemcpy3DPeer_ptds", 335, CAT_API_CU, CAT_F_COPY, 1, 1, CAT_OK_RESULT, 1, r_cuMemcpy3DPeer_v1, a_cuMemcpy3DPeer_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpy3DPeer[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY3D_PEER_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMemcpy3DPeer[] = {
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0), [CAT_PART_DEPTH] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(22), [CAT_PART_HEIGHT] = CAT_ARG(23), [CAT_PART_DEPTH] = CAT_ARG(24) } },
};
static const struct cat_func f_cuMemcpy3DPeer = {
	"cuMemcpy3DPeer", "cuMemcpy3DPeer", 335, CAT_API_CU, CAT_F_COPY, 1, 0, CAT_OK_RESULT, 1, r_cuMemcpy3DPeer, a_cuMemcpy3DPeer, &t_CUresult,
	"11.8", "", &f_cuMemcpy3DPeer_v1,
};

static const struct cat_arg a_cuMemcpy3DPeerAsync_v1[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY3D_PEER_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DPeerAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0), [CAT_PART_DEPTH] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(22), [CAT_PART_HEIGHT] = CAT_ARG(23), [CAT_PART_DEPTH] = CAT_ARG(24) } },
};
static const struct cat_func f_cuMemcpy3DPeerAsync_v1 = {
	"cuMemcpy3DPeerAsync", "cuMemcpy3DPeerAsync_ptsz", 336, CAT_API_CU, CAT_F_COPY, 2, 1, CAT_OK_RESULT, 2, r_cuMemcpy3DPeerAsync_v1, a_cuMemcpy3DPeerAsync_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpy3DPeerAsync[] = {
	{ "pCopy", &p_const_CUDA_MEMCPY3D_PEER_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DPeerAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(1) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(0), [CAT_PART_HEIGHT] = CAT_ARG(0), [CAT_PART_DEPTH] = CAT_ARG(0) }, { [CAT_PART_WIDTH] = CAT_ARG(22), [CAT_PART_HEIGHT] = CAT_ARG(23), [CAT_PART_DEPTH] = CAT_ARG(24) } },
};
static const struct cat_func f_cuMemcpy3DPeerAsync = {
	"cuMemcpy3DPeerAsync", "cuMemcpy3DPeerAsync", 336, CAT_API_CU, CAT_F_COPY, 2, 0, CAT_OK_RESULT, 2, r_cuMemcpy3DPeerAsync, a_cuMemcpy3DPeerAsync, &t_CUresult,
	"11.8", "", &f_cuMemcpy3DPeerAsync_v1,
};

static const struct cat_arg a_cuMemcpy3DWithAttributesAsync_v1[] = {
	{ "op", &p_CUDA_MEMCPY3D_BATCH_OP_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DWithAttributesAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemcpy3DWithAttributesAsync_v1 = {
	"cuMemcpy3DWithAttributesAsync", "cuMemcpy3DWithAttributesAsync_ptsz", 337, CAT_API_CU, CAT_F_COPY, 3, 1, CAT_OK_RESULT, 2, r_cuMemcpy3DWithAttributesAsync_v1, a_cuMemcpy3DWithAttributesAsync_v1, &t_CUresult,
	"13.5", "", NULL,
};
static const struct cat_arg a_cuMemcpy3DWithAttributesAsync[] = {
	{ "op", &p_CUDA_MEMCPY3D_BATCH_OP_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpy3DWithAttributesAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(2) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_PARAMS] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemcpy3DWithAttributesAsync = {
	"cuMemcpy3DWithAttributesAsync", "cuMemcpy3DWithAttributesAsync", 337, CAT_API_CU, CAT_F_COPY, 3, 0, CAT_OK_RESULT, 2, r_cuMemcpy3DWithAttributesAsync, a_cuMemcpy3DWithAttributesAsync, &t_CUresult,
	"13.5", "", &f_cuMemcpy3DWithAttributesAsync_v1,
};

static const struct cat_arg a_cuMemcpyAsync_v1[] = {
	{ "dst", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyAsync_v1 = {
	"cuMemcpyAsync", "cuMemcpyAsync_ptsz", 338, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 2, r_cuMemcpyAsync_v1, a_cuMemcpyAsync_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyAsync[] = {
	{ "dst", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyAsync = {
	"cuMemcpyAsync", "cuMemcpyAsync", 338, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 2, r_cuMemcpyAsync, a_cuMemcpyAsync, &t_CUresult,
	"11.8", "", &f_cuMemcpyAsync_v1,
};

static const struct cat_arg a_cuMemcpyAtoA_v2[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyAtoA_v2[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyAtoA_v2 = {
	"cuMemcpyAtoA", "cuMemcpyAtoA", 339, CAT_API_CU, CAT_F_COPY, 5, 2, CAT_OK_RESULT, 1, r_cuMemcpyAtoA_v2, a_cuMemcpyAtoA_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyAtoA_v1[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyAtoA_v1[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyAtoA_v1 = {
	"cuMemcpyAtoA", "cuMemcpyAtoA_v2_ptds", 339, CAT_API_CU, CAT_F_COPY, 5, 1, CAT_OK_RESULT, 1, r_cuMemcpyAtoA_v1, a_cuMemcpyAtoA_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyAtoA_v2,
};
static const struct cat_arg a_cuMemcpyAtoA[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyAtoA[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyAtoA = {
	"cuMemcpyAtoA", "cuMemcpyAtoA_v2", 339, CAT_API_CU, CAT_F_COPY, 5, 0, CAT_OK_RESULT, 1, r_cuMemcpyAtoA, a_cuMemcpyAtoA, &t_CUresult,
	"11.8", "", &f_cuMemcpyAtoA_v1,
};

static const struct cat_arg a_cuMemcpyAtoD_v2[] = {
	{ "dstDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyAtoD_v2[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyAtoD_v2 = {
	"cuMemcpyAtoD", "cuMemcpyAtoD", 340, CAT_API_CU, CAT_F_COPY, 4, 2, CAT_OK_RESULT, 1, r_cuMemcpyAtoD_v2, a_cuMemcpyAtoD_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyAtoD_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyAtoD_v1[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyAtoD_v1 = {
	"cuMemcpyAtoD", "cuMemcpyAtoD_v2_ptds", 340, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 1, r_cuMemcpyAtoD_v1, a_cuMemcpyAtoD_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyAtoD_v2,
};
static const struct cat_arg a_cuMemcpyAtoD[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyAtoD[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyAtoD = {
	"cuMemcpyAtoD", "cuMemcpyAtoD_v2", 340, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 1, r_cuMemcpyAtoD, a_cuMemcpyAtoD, &t_CUresult,
	"11.8", "", &f_cuMemcpyAtoD_v1,
};

static const struct cat_arg a_cuMemcpyAtoH_v2[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyAtoH_v2[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyAtoH_v2 = {
	"cuMemcpyAtoH", "cuMemcpyAtoH", 341, CAT_API_CU, CAT_F_COPY, 4, 2, CAT_OK_RESULT, 1, r_cuMemcpyAtoH_v2, a_cuMemcpyAtoH_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyAtoH_v1[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyAtoH_v1[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyAtoH_v1 = {
	"cuMemcpyAtoH", "cuMemcpyAtoH_v2_ptds", 341, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 1, r_cuMemcpyAtoH_v1, a_cuMemcpyAtoH_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyAtoH_v2,
};
static const struct cat_arg a_cuMemcpyAtoH[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyAtoH[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyAtoH = {
	"cuMemcpyAtoH", "cuMemcpyAtoH_v2", 341, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 1, r_cuMemcpyAtoH, a_cuMemcpyAtoH, &t_CUresult,
	"11.8", "", &f_cuMemcpyAtoH_v1,
};

static const struct cat_arg a_cuMemcpyAtoHAsync_v2[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyAtoHAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyAtoHAsync_v2 = {
	"cuMemcpyAtoHAsync", "cuMemcpyAtoHAsync", 342, CAT_API_CU, CAT_F_COPY, 5, 2, CAT_OK_RESULT, 2, r_cuMemcpyAtoHAsync_v2, a_cuMemcpyAtoHAsync_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyAtoHAsync_v1[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyAtoHAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyAtoHAsync_v1 = {
	"cuMemcpyAtoHAsync", "cuMemcpyAtoHAsync_v2_ptsz", 342, CAT_API_CU, CAT_F_COPY, 5, 1, CAT_OK_RESULT, 2, r_cuMemcpyAtoHAsync_v1, a_cuMemcpyAtoHAsync_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyAtoHAsync_v2,
};
static const struct cat_arg a_cuMemcpyAtoHAsync[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyAtoHAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyAtoHAsync = {
	"cuMemcpyAtoHAsync", "cuMemcpyAtoHAsync_v2", 342, CAT_API_CU, CAT_F_COPY, 5, 0, CAT_OK_RESULT, 2, r_cuMemcpyAtoHAsync, a_cuMemcpyAtoHAsync, &t_CUresult,
	"11.8", "", &f_cuMemcpyAtoHAsync_v1,
};

static const struct cat_arg a_cuMemcpyBatchAsync_v7[] = {
	{ "dsts", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "srcs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attrs", &p_CUmemcpyAttributes_ptr_v1, CAT_IN, CAT_LEN_ARG, 6 },
	{ "attrsIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "numAttrs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "failIdx", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyBatchAsync_v7[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyBatchAsync_v7 = {
	"cuMemcpyBatchAsync", "cuMemcpyBatchAsync_ptsz", 343, CAT_API_CU, CAT_F_COPY, 9, 7, CAT_OK_RESULT, 2, r_cuMemcpyBatchAsync_v7, a_cuMemcpyBatchAsync_v7, &t_CUresult,
	"12.9", "13.0", NULL,
};
static const struct cat_arg a_cuMemcpyBatchAsync_v6[] = {
	{ "dsts", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "srcs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attrs", &p_CUmemcpyAttributes_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "attrsIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "numAttrs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "failIdx", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyBatchAsync_v6[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyBatchAsync_v6 = {
	"cuMemcpyBatchAsync", "cuMemcpyBatchAsync_ptsz", 343, CAT_API_CU, CAT_F_COPY, 9, 6, CAT_OK_RESULT, 2, r_cuMemcpyBatchAsync_v6, a_cuMemcpyBatchAsync_v6, &t_CUresult,
	"13.5", "", &f_cuMemcpyBatchAsync_v7,
};
static const struct cat_arg a_cuMemcpyBatchAsync_v5[] = {
	{ "dsts", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "srcs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attrs", &p_CUmemcpyAttributes_ptr_v1, CAT_IN, CAT_LEN_ARG, 6 },
	{ "attrsIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "numAttrs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "failIdx", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyBatchAsync_v5[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyBatchAsync_v5 = {
	"cuMemcpyBatchAsync", "cuMemcpyBatchAsync", 343, CAT_API_CU, CAT_F_COPY, 9, 5, CAT_OK_RESULT, 2, r_cuMemcpyBatchAsync_v5, a_cuMemcpyBatchAsync_v5, &t_CUresult,
	"12.9", "13.0", &f_cuMemcpyBatchAsync_v6,
};
static const struct cat_arg a_cuMemcpyBatchAsync_v4[] = {
	{ "dsts", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "srcs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attrs", &p_CUmemcpyAttributes_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "attrsIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "numAttrs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "failIdx", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyBatchAsync_v4[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(8) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyBatchAsync_v4 = {
	"cuMemcpyBatchAsync", "cuMemcpyBatchAsync", 343, CAT_API_CU, CAT_F_COPY, 9, 4, CAT_OK_RESULT, 2, r_cuMemcpyBatchAsync_v4, a_cuMemcpyBatchAsync_v4, &t_CUresult,
	"13.5", "", &f_cuMemcpyBatchAsync_v5,
};
static const struct cat_arg a_cuMemcpyBatchAsync_v3[] = {
	{ "dsts", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "srcs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attrs", &p_CUmemcpyAttributes_ptr_v1, CAT_IN, CAT_LEN_ARG, 6 },
	{ "attrsIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "numAttrs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyBatchAsync_v3[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyBatchAsync_v3 = {
	"cuMemcpyBatchAsync", "cuMemcpyBatchAsync_v2_ptsz", 343, CAT_API_CU, CAT_F_COPY, 8, 3, CAT_OK_RESULT, 2, r_cuMemcpyBatchAsync_v3, a_cuMemcpyBatchAsync_v3, &t_CUresult,
	"13.0", "13.0", &f_cuMemcpyBatchAsync_v4,
};
static const struct cat_arg a_cuMemcpyBatchAsync_v2[] = {
	{ "dsts", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "srcs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attrs", &p_CUmemcpyAttributes_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "attrsIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "numAttrs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyBatchAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyBatchAsync_v2 = {
	"cuMemcpyBatchAsync", "cuMemcpyBatchAsync_v2_ptsz", 343, CAT_API_CU, CAT_F_COPY, 8, 2, CAT_OK_RESULT, 2, r_cuMemcpyBatchAsync_v2, a_cuMemcpyBatchAsync_v2, &t_CUresult,
	"13.5", "", &f_cuMemcpyBatchAsync_v3,
};
static const struct cat_arg a_cuMemcpyBatchAsync_v1[] = {
	{ "dsts", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "srcs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attrs", &p_CUmemcpyAttributes_ptr_v1, CAT_IN, CAT_LEN_ARG, 6 },
	{ "attrsIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "numAttrs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyBatchAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyBatchAsync_v1 = {
	"cuMemcpyBatchAsync", "cuMemcpyBatchAsync_v2", 343, CAT_API_CU, CAT_F_COPY, 8, 1, CAT_OK_RESULT, 2, r_cuMemcpyBatchAsync_v1, a_cuMemcpyBatchAsync_v1, &t_CUresult,
	"13.0", "13.0", &f_cuMemcpyBatchAsync_v2,
};
static const struct cat_arg a_cuMemcpyBatchAsync[] = {
	{ "dsts", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "srcs", &p_CUdeviceptr_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "sizes", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "count", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attrs", &p_CUmemcpyAttributes_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "attrsIdxs", &p_size_t_ptr, CAT_IN, CAT_LEN_ARG, 6 },
	{ "numAttrs", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyBatchAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(7) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_COUNT] = CAT_ARG(3), [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyBatchAsync = {
	"cuMemcpyBatchAsync", "cuMemcpyBatchAsync_v2", 343, CAT_API_CU, CAT_F_COPY, 8, 0, CAT_OK_RESULT, 2, r_cuMemcpyBatchAsync, a_cuMemcpyBatchAsync, &t_CUresult,
	"13.5", "", &f_cuMemcpyBatchAsync_v1,
};

static const struct cat_arg a_cuMemcpyDtoA_v2[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyDtoA_v2[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyDtoA_v2 = {
	"cuMemcpyDtoA", "cuMemcpyDtoA", 344, CAT_API_CU, CAT_F_COPY, 4, 2, CAT_OK_RESULT, 1, r_cuMemcpyDtoA_v2, a_cuMemcpyDtoA_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyDtoA_v1[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyDtoA_v1[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyDtoA_v1 = {
	"cuMemcpyDtoA", "cuMemcpyDtoA_v2_ptds", 344, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 1, r_cuMemcpyDtoA_v1, a_cuMemcpyDtoA_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyDtoA_v2,
};
static const struct cat_arg a_cuMemcpyDtoA[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyDtoA[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyDtoA = {
	"cuMemcpyDtoA", "cuMemcpyDtoA_v2", 344, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 1, r_cuMemcpyDtoA, a_cuMemcpyDtoA, &t_CUresult,
	"11.8", "", &f_cuMemcpyDtoA_v1,
};

static const struct cat_arg a_cuMemcpyDtoD_v2[] = {
	{ "dstDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyDtoD_v2[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoD_v2 = {
	"cuMemcpyDtoD", "cuMemcpyDtoD", 345, CAT_API_CU, CAT_F_COPY, 3, 2, CAT_OK_RESULT, 1, r_cuMemcpyDtoD_v2, a_cuMemcpyDtoD_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyDtoD_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyDtoD_v1[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoD_v1 = {
	"cuMemcpyDtoD", "cuMemcpyDtoD_v2_ptds", 345, CAT_API_CU, CAT_F_COPY, 3, 1, CAT_OK_RESULT, 1, r_cuMemcpyDtoD_v1, a_cuMemcpyDtoD_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyDtoD_v2,
};
static const struct cat_arg a_cuMemcpyDtoD[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyDtoD[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoD = {
	"cuMemcpyDtoD", "cuMemcpyDtoD_v2", 345, CAT_API_CU, CAT_F_COPY, 3, 0, CAT_OK_RESULT, 1, r_cuMemcpyDtoD, a_cuMemcpyDtoD, &t_CUresult,
	"11.8", "", &f_cuMemcpyDtoD_v1,
};

static const struct cat_arg a_cuMemcpyDtoDAsync_v2[] = {
	{ "dstDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyDtoDAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoDAsync_v2 = {
	"cuMemcpyDtoDAsync", "cuMemcpyDtoDAsync", 346, CAT_API_CU, CAT_F_COPY, 4, 2, CAT_OK_RESULT, 2, r_cuMemcpyDtoDAsync_v2, a_cuMemcpyDtoDAsync_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyDtoDAsync_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyDtoDAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoDAsync_v1 = {
	"cuMemcpyDtoDAsync", "cuMemcpyDtoDAsync_v2_ptsz", 346, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 2, r_cuMemcpyDtoDAsync_v1, a_cuMemcpyDtoDAsync_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyDtoDAsync_v2,
};
static const struct cat_arg a_cuMemcpyDtoDAsync[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyDtoDAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoDAsync = {
	"cuMemcpyDtoDAsync", "cuMemcpyDtoDAsync_v2", 346, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 2, r_cuMemcpyDtoDAsync, a_cuMemcpyDtoDAsync, &t_CUresult,
	"11.8", "", &f_cuMemcpyDtoDAsync_v1,
};

static const struct cat_arg a_cuMemcpyDtoH_v2[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyDtoH_v2[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoH_v2 = {
	"cuMemcpyDtoH", "cuMemcpyDtoH", 347, CAT_API_CU, CAT_F_COPY, 3, 2, CAT_OK_RESULT, 1, r_cuMemcpyDtoH_v2, a_cuMemcpyDtoH_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyDtoH_v1[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyDtoH_v1[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoH_v1 = {
	"cuMemcpyDtoH", "cuMemcpyDtoH_v2_ptds", 347, CAT_API_CU, CAT_F_COPY, 3, 1, CAT_OK_RESULT, 1, r_cuMemcpyDtoH_v1, a_cuMemcpyDtoH_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyDtoH_v2,
};
static const struct cat_arg a_cuMemcpyDtoH[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyDtoH[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoH = {
	"cuMemcpyDtoH", "cuMemcpyDtoH_v2", 347, CAT_API_CU, CAT_F_COPY, 3, 0, CAT_OK_RESULT, 1, r_cuMemcpyDtoH, a_cuMemcpyDtoH, &t_CUresult,
	"11.8", "", &f_cuMemcpyDtoH_v1,
};

static const struct cat_arg a_cuMemcpyDtoHAsync_v2[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyDtoHAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoHAsync_v2 = {
	"cuMemcpyDtoHAsync", "cuMemcpyDtoHAsync", 348, CAT_API_CU, CAT_F_COPY, 4, 2, CAT_OK_RESULT, 2, r_cuMemcpyDtoHAsync_v2, a_cuMemcpyDtoHAsync_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyDtoHAsync_v1[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyDtoHAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoHAsync_v1 = {
	"cuMemcpyDtoHAsync", "cuMemcpyDtoHAsync_v2_ptsz", 348, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 2, r_cuMemcpyDtoHAsync_v1, a_cuMemcpyDtoHAsync_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyDtoHAsync_v2,
};
static const struct cat_arg a_cuMemcpyDtoHAsync[] = {
	{ "dstHost", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyDtoHAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_D2H, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyDtoHAsync = {
	"cuMemcpyDtoHAsync", "cuMemcpyDtoHAsync_v2", 348, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 2, r_cuMemcpyDtoHAsync, a_cuMemcpyDtoHAsync, &t_CUresult,
	"11.8", "", &f_cuMemcpyDtoHAsync_v1,
};

static const struct cat_arg a_cuMemcpyHtoA_v2[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyHtoA_v2[] = {
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyHtoA_v2 = {
	"cuMemcpyHtoA", "cuMemcpyHtoA", 349, CAT_API_CU, CAT_F_COPY, 4, 2, CAT_OK_RESULT, 1, r_cuMemcpyHtoA_v2, a_cuMemcpyHtoA_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyHtoA_v1[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyHtoA_v1[] = {
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyHtoA_v1 = {
	"cuMemcpyHtoA", "cuMemcpyHtoA_v2_ptds", 349, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 1, r_cuMemcpyHtoA_v1, a_cuMemcpyHtoA_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyHtoA_v2,
};
static const struct cat_arg a_cuMemcpyHtoA[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyHtoA[] = {
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyHtoA = {
	"cuMemcpyHtoA", "cuMemcpyHtoA_v2", 349, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 1, r_cuMemcpyHtoA, a_cuMemcpyHtoA, &t_CUresult,
	"11.8", "", &f_cuMemcpyHtoA_v1,
};

static const struct cat_arg a_cuMemcpyHtoAAsync_v2[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyHtoAAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyHtoAAsync_v2 = {
	"cuMemcpyHtoAAsync", "cuMemcpyHtoAAsync", 350, CAT_API_CU, CAT_F_COPY, 5, 2, CAT_OK_RESULT, 2, r_cuMemcpyHtoAAsync_v2, a_cuMemcpyHtoAAsync_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyHtoAAsync_v1[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyHtoAAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyHtoAAsync_v1 = {
	"cuMemcpyHtoAAsync", "cuMemcpyHtoAAsync_v2_ptsz", 350, CAT_API_CU, CAT_F_COPY, 5, 1, CAT_OK_RESULT, 2, r_cuMemcpyHtoAAsync_v1, a_cuMemcpyHtoAAsync_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyHtoAAsync_v2,
};
static const struct cat_arg a_cuMemcpyHtoAAsync[] = {
	{ "dstArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyHtoAAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(3), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyHtoAAsync = {
	"cuMemcpyHtoAAsync", "cuMemcpyHtoAAsync_v2", 350, CAT_API_CU, CAT_F_COPY, 5, 0, CAT_OK_RESULT, 2, r_cuMemcpyHtoAAsync, a_cuMemcpyHtoAAsync, &t_CUresult,
	"11.8", "", &f_cuMemcpyHtoAAsync_v1,
};

static const struct cat_arg a_cuMemcpyHtoD_v2[] = {
	{ "dstDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyHtoD_v2[] = {
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyHtoD_v2 = {
	"cuMemcpyHtoD", "cuMemcpyHtoD", 351, CAT_API_CU, CAT_F_COPY, 3, 2, CAT_OK_RESULT, 1, r_cuMemcpyHtoD_v2, a_cuMemcpyHtoD_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyHtoD_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyHtoD_v1[] = {
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyHtoD_v1 = {
	"cuMemcpyHtoD", "cuMemcpyHtoD_v2_ptds", 351, CAT_API_CU, CAT_F_COPY, 3, 1, CAT_OK_RESULT, 1, r_cuMemcpyHtoD_v1, a_cuMemcpyHtoD_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyHtoD_v2,
};
static const struct cat_arg a_cuMemcpyHtoD[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyHtoD[] = {
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyHtoD = {
	"cuMemcpyHtoD", "cuMemcpyHtoD_v2", 351, CAT_API_CU, CAT_F_COPY, 3, 0, CAT_OK_RESULT, 1, r_cuMemcpyHtoD, a_cuMemcpyHtoD, &t_CUresult,
	"11.8", "", &f_cuMemcpyHtoD_v1,
};

static const struct cat_arg a_cuMemcpyHtoDAsync_v2[] = {
	{ "dstDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyHtoDAsync_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyHtoDAsync_v2 = {
	"cuMemcpyHtoDAsync", "cuMemcpyHtoDAsync", 352, CAT_API_CU, CAT_F_COPY, 4, 2, CAT_OK_RESULT, 2, r_cuMemcpyHtoDAsync_v2, a_cuMemcpyHtoDAsync_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyHtoDAsync_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyHtoDAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyHtoDAsync_v1 = {
	"cuMemcpyHtoDAsync", "cuMemcpyHtoDAsync_v2_ptsz", 352, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 2, r_cuMemcpyHtoDAsync_v1, a_cuMemcpyHtoDAsync_v1, &t_CUresult,
	"11.8", "", &f_cuMemcpyHtoDAsync_v2,
};
static const struct cat_arg a_cuMemcpyHtoDAsync[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcHost", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyHtoDAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_COPY, CAT_DIR_H2D, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyHtoDAsync = {
	"cuMemcpyHtoDAsync", "cuMemcpyHtoDAsync_v2", 352, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 2, r_cuMemcpyHtoDAsync, a_cuMemcpyHtoDAsync, &t_CUresult,
	"11.8", "", &f_cuMemcpyHtoDAsync_v1,
};

static const struct cat_arg a_cuMemcpyPeer_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstContext", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcContext", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyPeer_v1[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyPeer_v1 = {
	"cuMemcpyPeer", "cuMemcpyPeer_ptds", 353, CAT_API_CU, CAT_F_COPY, 5, 1, CAT_OK_RESULT, 1, r_cuMemcpyPeer_v1, a_cuMemcpyPeer_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyPeer[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstContext", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcContext", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_role r_cuMemcpyPeer[] = {
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyPeer = {
	"cuMemcpyPeer", "cuMemcpyPeer", 353, CAT_API_CU, CAT_F_COPY, 5, 0, CAT_OK_RESULT, 1, r_cuMemcpyPeer, a_cuMemcpyPeer, &t_CUresult,
	"11.8", "", &f_cuMemcpyPeer_v1,
};

static const struct cat_arg a_cuMemcpyPeerAsync_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstContext", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcContext", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyPeerAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(5) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyPeerAsync_v1 = {
	"cuMemcpyPeerAsync", "cuMemcpyPeerAsync_ptsz", 354, CAT_API_CU, CAT_F_COPY, 6, 1, CAT_OK_RESULT, 2, r_cuMemcpyPeerAsync_v1, a_cuMemcpyPeerAsync_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemcpyPeerAsync[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstContext", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcContext", &t_CUcontext, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ByteCount", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyPeerAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(5) } },
	{ CAT_ACT_COPY, CAT_DIR_D2D, { [CAT_PART_SIZE] = CAT_ARG(4), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(2) } },
};
static const struct cat_func f_cuMemcpyPeerAsync = {
	"cuMemcpyPeerAsync", "cuMemcpyPeerAsync", 354, CAT_API_CU, CAT_F_COPY, 6, 0, CAT_OK_RESULT, 2, r_cuMemcpyPeerAsync, a_cuMemcpyPeerAsync, &t_CUresult,
	"11.8", "", &f_cuMemcpyPeerAsync_v1,
};

static const struct cat_arg a_cuMemcpyWithAttributesAsync_v1[] = {
	{ "dst", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "attr", &p_CUmemcpyAttributes_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyWithAttributesAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyWithAttributesAsync_v1 = {
	"cuMemcpyWithAttributesAsync", "cuMemcpyWithAttributesAsync_ptsz", 355, CAT_API_CU, CAT_F_COPY, 5, 1, CAT_OK_RESULT, 2, r_cuMemcpyWithAttributesAsync_v1, a_cuMemcpyWithAttributesAsync_v1, &t_CUresult,
	"13.5", "", NULL,
};
static const struct cat_arg a_cuMemcpyWithAttributesAsync[] = {
	{ "dst", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "attr", &p_CUmemcpyAttributes_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemcpyWithAttributesAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(4) } },
	{ CAT_ACT_COPY, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_SRC] = CAT_ARG(1) } },
};
static const struct cat_func f_cuMemcpyWithAttributesAsync = {
	"cuMemcpyWithAttributesAsync", "cuMemcpyWithAttributesAsync", 355, CAT_API_CU, CAT_F_COPY, 5, 0, CAT_OK_RESULT, 2, r_cuMemcpyWithAttributesAsync, a_cuMemcpyWithAttributesAsync, &t_CUresult,
	"13.5", "", &f_cuMemcpyWithAttributesAsync_v1,
};

static const struct cat_arg a_cuMemsetD16_v2[] = {
	{ "dstDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "us", &t_unsigned_short, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD16_v2[] = {
	{ CAT_ACT_FILL, CAT_ELEM_2, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD16_v2 = {
	"cuMemsetD16", "cuMemsetD16", 356, CAT_API_CU, CAT_F_COPY, 3, 2, CAT_OK_RESULT, 1, r_cuMemsetD16_v2, a_cuMemsetD16_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD16_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "us", &t_unsigned_short, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD16_v1[] = {
	{ CAT_ACT_FILL, CAT_ELEM_2, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD16_v1 = {
	"cuMemsetD16", "cuMemsetD16_v2_ptds", 356, CAT_API_CU, CAT_F_COPY, 3, 1, CAT_OK_RESULT, 1, r_cuMemsetD16_v1, a_cuMemsetD16_v1, &t_CUresult,
	"11.8", "", &f_cuMemsetD16_v2,
};
static const struct cat_arg a_cuMemsetD16[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "us", &t_unsigned_short, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD16[] = {
	{ CAT_ACT_FILL, CAT_ELEM_2, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD16 = {
	"cuMemsetD16", "cuMemsetD16_v2", 356, CAT_API_CU, CAT_F_COPY, 3, 0, CAT_OK_RESULT, 1, r_cuMemsetD16, a_cuMemsetD16, &t_CUresult,
	"11.8", "", &f_cuMemsetD16_v1,
};

static const struct cat_arg a_cuMemsetD16Async_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "us", &t_unsigned_short, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD16Async_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_FILL, CAT_ELEM_2, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD16Async_v1 = {
	"cuMemsetD16Async", "cuMemsetD16Async_ptsz", 357, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 2, r_cuMemsetD16Async_v1, a_cuMemsetD16Async_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD16Async[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "us", &t_unsigned_short, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD16Async[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_FILL, CAT_ELEM_2, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD16Async = {
	"cuMemsetD16Async", "cuMemsetD16Async", 357, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 2, r_cuMemsetD16Async, a_cuMemsetD16Async, &t_CUresult,
	"11.8", "", &f_cuMemsetD16Async_v1,
};

static const struct cat_arg a_cuMemsetD2D16_v2[] = {
	{ "dstDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "us", &t_unsigned_short, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D16_v2[] = {
	{ CAT_ACT_FILL, CAT_ELEM_2, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D16_v2 = {
	"cuMemsetD2D16", "cuMemsetD2D16", 358, CAT_API_CU, CAT_F_COPY, 5, 2, CAT_OK_RESULT, 1, r_cuMemsetD2D16_v2, a_cuMemsetD2D16_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD2D16_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "us", &t_unsigned_short, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D16_v1[] = {
	{ CAT_ACT_FILL, CAT_ELEM_2, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D16_v1 = {
	"cuMemsetD2D16", "cuMemsetD2D16_v2_ptds", 358, CAT_API_CU, CAT_F_COPY, 5, 1, CAT_OK_RESULT, 1, r_cuMemsetD2D16_v1, a_cuMemsetD2D16_v1, &t_CUresult,
	"11.8", "", &f_cuMemsetD2D16_v2,
};
static const struct cat_arg a_cuMemsetD2D16[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "us", &t_unsigned_short, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D16[] = {
	{ CAT_ACT_FILL, CAT_ELEM_2, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D16 = {
	"cuMemsetD2D16", "cuMemsetD2D16_v2", 358, CAT_API_CU, CAT_F_COPY, 5, 0, CAT_OK_RESULT, 1, r_cuMemsetD2D16, a_cuMemsetD2D16, &t_CUresult,
	"11.8", "", &f_cuMemsetD2D16_v1,
};

static const struct cat_arg a_cuMemsetD2D16Async_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "us", &t_unsigned_short, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D16Async_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(5) } },
	{ CAT_ACT_FILL, CAT_ELEM_2, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D16Async_v1 = {
	"cuMemsetD2D16Async", "cuMemsetD2D16Async_ptsz", 359, CAT_API_CU, CAT_F_COPY, 6, 1, CAT_OK_RESULT, 2, r_cuMemsetD2D16Async_v1, a_cuMemsetD2D16Async_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD2D16Async[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "us", &t_unsigned_short, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D16Async[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(5) } },
	{ CAT_ACT_FILL, CAT_ELEM_2, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D16Async = {
	"cuMemsetD2D16Async", "cuMemsetD2D16Async", 359, CAT_API_CU, CAT_F_COPY, 6, 0, CAT_OK_RESULT, 2, r_cuMemsetD2D16Async, a_cuMemsetD2D16Async, &t_CUresult,
	"11.8", "", &f_cuMemsetD2D16Async_v1,
};

static const struct cat_arg a_cuMemsetD2D32_v2[] = {
	{ "dstDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ui", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D32_v2[] = {
	{ CAT_ACT_FILL, CAT_ELEM_4, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D32_v2 = {
	"cuMemsetD2D32", "cuMemsetD2D32", 360, CAT_API_CU, CAT_F_COPY, 5, 2, CAT_OK_RESULT, 1, r_cuMemsetD2D32_v2, a_cuMemsetD2D32_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD2D32_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ui", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D32_v1[] = {
	{ CAT_ACT_FILL, CAT_ELEM_4, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D32_v1 = {
	"cuMemsetD2D32", "cuMemsetD2D32_v2_ptds", 360, CAT_API_CU, CAT_F_COPY, 5, 1, CAT_OK_RESULT, 1, r_cuMemsetD2D32_v1, a_cuMemsetD2D32_v1, &t_CUresult,
	"11.8", "", &f_cuMemsetD2D32_v2,
};
static const struct cat_arg a_cuMemsetD2D32[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ui", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D32[] = {
	{ CAT_ACT_FILL, CAT_ELEM_4, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D32 = {
	"cuMemsetD2D32", "cuMemsetD2D32_v2", 360, CAT_API_CU, CAT_F_COPY, 5, 0, CAT_OK_RESULT, 1, r_cuMemsetD2D32, a_cuMemsetD2D32, &t_CUresult,
	"11.8", "", &f_cuMemsetD2D32_v1,
};

static const struct cat_arg a_cuMemsetD2D32Async_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ui", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D32Async_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(5) } },
	{ CAT_ACT_FILL, CAT_ELEM_4, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D32Async_v1 = {
	"cuMemsetD2D32Async", "cuMemsetD2D32Async_ptsz", 361, CAT_API_CU, CAT_F_COPY, 6, 1, CAT_OK_RESULT, 2, r_cuMemsetD2D32Async_v1, a_cuMemsetD2D32Async_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD2D32Async[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ui", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D32Async[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(5) } },
	{ CAT_ACT_FILL, CAT_ELEM_4, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D32Async = {
	"cuMemsetD2D32Async", "cuMemsetD2D32Async", 361, CAT_API_CU, CAT_F_COPY, 6, 0, CAT_OK_RESULT, 2, r_cuMemsetD2D32Async, a_cuMemsetD2D32Async, &t_CUresult,
	"11.8", "", &f_cuMemsetD2D32Async_v1,
};

static const struct cat_arg a_cuMemsetD2D8_v2[] = {
	{ "dstDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "uc", &t_unsigned_char, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D8_v2[] = {
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D8_v2 = {
	"cuMemsetD2D8", "cuMemsetD2D8", 362, CAT_API_CU, CAT_F_COPY, 5, 2, CAT_OK_RESULT, 1, r_cuMemsetD2D8_v2, a_cuMemsetD2D8_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD2D8_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "uc", &t_unsigned_char, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D8_v1[] = {
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D8_v1 = {
	"cuMemsetD2D8", "cuMemsetD2D8_v2_ptds", 362, CAT_API_CU, CAT_F_COPY, 5, 1, CAT_OK_RESULT, 1, r_cuMemsetD2D8_v1, a_cuMemsetD2D8_v1, &t_CUresult,
	"11.8", "", &f_cuMemsetD2D8_v2,
};
static const struct cat_arg a_cuMemsetD2D8[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "uc", &t_unsigned_char, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D8[] = {
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D8 = {
	"cuMemsetD2D8", "cuMemsetD2D8_v2", 362, CAT_API_CU, CAT_F_COPY, 5, 0, CAT_OK_RESULT, 1, r_cuMemsetD2D8, a_cuMemsetD2D8, &t_CUresult,
	"11.8", "", &f_cuMemsetD2D8_v1,
};

static const struct cat_arg a_cuMemsetD2D8Async_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "uc", &t_unsigned_char, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D8Async_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(5) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D8Async_v1 = {
	"cuMemsetD2D8Async", "cuMemsetD2D8Async_ptsz", 363, CAT_API_CU, CAT_F_COPY, 6, 1, CAT_OK_RESULT, 2, r_cuMemsetD2D8Async_v1, a_cuMemsetD2D8Async_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD2D8Async[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dstPitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "uc", &t_unsigned_char, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Width", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Height", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD2D8Async[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(5) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_DST] = CAT_ARG(0), [CAT_PART_WIDTH] = CAT_ARG(3), [CAT_PART_HEIGHT] = CAT_ARG(4) } },
};
static const struct cat_func f_cuMemsetD2D8Async = {
	"cuMemsetD2D8Async", "cuMemsetD2D8Async", 363, CAT_API_CU, CAT_F_COPY, 6, 0, CAT_OK_RESULT, 2, r_cuMemsetD2D8Async, a_cuMemsetD2D8Async, &t_CUresult,
	"11.8", "", &f_cuMemsetD2D8Async_v1,
};

static const struct cat_arg a_cuMemsetD32_v2[] = {
	{ "dstDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ui", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD32_v2[] = {
	{ CAT_ACT_FILL, CAT_ELEM_4, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD32_v2 = {
	"cuMemsetD32", "cuMemsetD32", 364, CAT_API_CU, CAT_F_COPY, 3, 2, CAT_OK_RESULT, 1, r_cuMemsetD32_v2, a_cuMemsetD32_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD32_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ui", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD32_v1[] = {
	{ CAT_ACT_FILL, CAT_ELEM_4, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD32_v1 = {
	"cuMemsetD32", "cuMemsetD32_v2_ptds", 364, CAT_API_CU, CAT_F_COPY, 3, 1, CAT_OK_RESULT, 1, r_cuMemsetD32_v1, a_cuMemsetD32_v1, &t_CUresult,
	"11.8", "", &f_cuMemsetD32_v2,
};
static const struct cat_arg a_cuMemsetD32[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ui", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD32[] = {
	{ CAT_ACT_FILL, CAT_ELEM_4, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD32 = {
	"cuMemsetD32", "cuMemsetD32_v2", 364, CAT_API_CU, CAT_F_COPY, 3, 0, CAT_OK_RESULT, 1, r_cuMemsetD32, a_cuMemsetD32, &t_CUresult,
	"11.8", "", &f_cuMemsetD32_v1,
};

static const struct cat_arg a_cuMemsetD32Async_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ui", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD32Async_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_FILL, CAT_ELEM_4, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD32Async_v1 = {
	"cuMemsetD32Async", "cuMemsetD32Async_ptsz", 365, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 2, r_cuMemsetD32Async_v1, a_cuMemsetD32Async_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD32Async[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ui", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD32Async[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_FILL, CAT_ELEM_4, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD32Async = {
	"cuMemsetD32Async", "cuMemsetD32Async", 365, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 2, r_cuMemsetD32Async, a_cuMemsetD32Async, &t_CUresult,
	"11.8", "", &f_cuMemsetD32Async_v1,
};

static const struct cat_arg a_cuMemsetD8_v2[] = {
	{ "dstDevice", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "uc", &t_unsigned_char, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD8_v2[] = {
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD8_v2 = {
	"cuMemsetD8", "cuMemsetD8", 366, CAT_API_CU, CAT_F_COPY, 3, 2, CAT_OK_RESULT, 1, r_cuMemsetD8_v2, a_cuMemsetD8_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD8_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "uc", &t_unsigned_char, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD8_v1[] = {
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD8_v1 = {
	"cuMemsetD8", "cuMemsetD8_v2_ptds", 366, CAT_API_CU, CAT_F_COPY, 3, 1, CAT_OK_RESULT, 1, r_cuMemsetD8_v1, a_cuMemsetD8_v1, &t_CUresult,
	"11.8", "", &f_cuMemsetD8_v2,
};
static const struct cat_arg a_cuMemsetD8[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "uc", &t_unsigned_char, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD8[] = {
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD8 = {
	"cuMemsetD8", "cuMemsetD8_v2", 366, CAT_API_CU, CAT_F_COPY, 3, 0, CAT_OK_RESULT, 1, r_cuMemsetD8, a_cuMemsetD8, &t_CUresult,
	"11.8", "", &f_cuMemsetD8_v1,
};

static const struct cat_arg a_cuMemsetD8Async_v1[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "uc", &t_unsigned_char, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD8Async_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD8Async_v1 = {
	"cuMemsetD8Async", "cuMemsetD8Async_ptsz", 367, CAT_API_CU, CAT_F_COPY, 4, 1, CAT_OK_RESULT, 2, r_cuMemsetD8Async_v1, a_cuMemsetD8Async_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuMemsetD8Async[] = {
	{ "dstDevice", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "uc", &t_unsigned_char, CAT_IN, CAT_LEN_NONE, 0 },
	{ "N", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMemsetD8Async[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
	{ CAT_ACT_FILL, 0, { [CAT_PART_SIZE] = CAT_ARG(2), [CAT_PART_DST] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMemsetD8Async = {
	"cuMemsetD8Async", "cuMemsetD8Async", 367, CAT_API_CU, CAT_F_COPY, 4, 0, CAT_OK_RESULT, 2, r_cuMemsetD8Async, a_cuMemsetD8Async, &t_CUresult,
	"11.8", "", &f_cuMemsetD8Async_v1,
};

static const struct cat_arg a_cuMipmappedArrayCreate[] = {
	{ "pHandle", &p_CUmipmappedArray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pMipmappedArrayDesc", &p_const_CUDA_ARRAY3D_DESCRIPTOR_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "numMipmapLevels", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMipmappedArrayCreate[] = {
	{ CAT_ACT_CREATE, CAT_MEM_IMAGE, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMipmappedArrayCreate = {
	"cuMipmappedArrayCreate", "cuMipmappedArrayCreate", 368, CAT_API_CU, CAT_F_MEMORY, 3, 0, CAT_OK_RESULT, 1, r_cuMipmappedArrayCreate, a_cuMipmappedArrayCreate, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMipmappedArrayDestroy[] = {
	{ "hMipmappedArray", &t_CUmipmappedArray, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuMipmappedArrayDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMipmappedArrayDestroy = {
	"cuMipmappedArrayDestroy", "cuMipmappedArrayDestroy", 369, CAT_API_CU, CAT_F_MEMORY, 1, 0, CAT_OK_RESULT, 1, r_cuMipmappedArrayDestroy, a_cuMipmappedArrayDestroy, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMipmappedArrayGetLevel[] = {
	{ "pLevelArray", &p_CUarray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hMipmappedArray", &t_CUmipmappedArray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "level", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMipmappedArrayGetLevel = {
	"cuMipmappedArrayGetLevel", "cuMipmappedArrayGetLevel", 370, CAT_API_CU, CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMipmappedArrayGetLevel, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMipmappedArrayGetMemoryRequirements[] = {
	{ "memoryRequirements", &p_CUDA_ARRAY_MEMORY_REQUIREMENTS_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "mipmap", &t_CUmipmappedArray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMipmappedArrayGetMemoryRequirements = {
	"cuMipmappedArrayGetMemoryRequirements", "cuMipmappedArrayGetMemoryRequirements", 371, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMipmappedArrayGetMemoryRequirements, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMipmappedArrayGetSparseProperties[] = {
	{ "sparseProperties", &p_CUDA_ARRAY_SPARSE_PROPERTIES_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "mipmap", &t_CUmipmappedArray, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMipmappedArrayGetSparseProperties = {
	"cuMipmappedArrayGetSparseProperties", "cuMipmappedArrayGetSparseProperties", 372, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuMipmappedArrayGetSparseProperties, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuModuleEnumerateFunctions[] = {
	{ "functions", &p_CUfunction_ptr, CAT_OUT, CAT_LEN_ARG, 1 },
	{ "numFunctions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mod", &t_CUmodule, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuModuleEnumerateFunctions = {
	"cuModuleEnumerateFunctions", "cuModuleEnumerateFunctions", 373, CAT_API_CU, CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuModuleEnumerateFunctions, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuModuleGetFunction[] = {
	{ "hfunc", &p_CUfunction_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hmod", &t_CUmodule, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuModuleGetFunction[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_PARENT] = CAT_ARG(1), [CAT_PART_NAME] = CAT_ARG(2) } },
};
static const struct cat_func f_cuModuleGetFunction = {
	"cuModuleGetFunction", "cuModuleGetFunction", 374, CAT_API_CU, CAT_F_MODULE | CAT_F_HANDLE_NAME, 3, 0, CAT_OK_RESULT, 1, r_cuModuleGetFunction, a_cuModuleGetFunction, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuModuleGetFunctionCount[] = {
	{ "count", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "mod", &t_CUmodule, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuModuleGetFunctionCount = {
	"cuModuleGetFunctionCount", "cuModuleGetFunctionCount", 375, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuModuleGetFunctionCount, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuModuleGetGlobal_v1[] = {
	{ "dptr", &p_CUdeviceptr_v1_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytes", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "hmod", &t_CUmodule, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuModuleGetGlobal_v1 = {
	"cuModuleGetGlobal", "cuModuleGetGlobal", 376, CAT_API_CU, CAT_F_QUERY | CAT_F_MODULE, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuModuleGetGlobal_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuModuleGetGlobal[] = {
	{ "dptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "bytes", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0, .unit = "bytes" },
	{ "hmod", &t_CUmodule, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuModuleGetGlobal = {
	"cuModuleGetGlobal", "cuModuleGetGlobal_v2", 376, CAT_API_CU, CAT_F_QUERY | CAT_F_MODULE, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuModuleGetGlobal, &t_CUresult,
	"11.8", "", &f_cuModuleGetGlobal_v1,
};

static const struct cat_arg a_cuModuleGetLoadingMode[] = {
	{ "mode", &p_CUmoduleLoadingMode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuModuleGetLoadingMode = {
	"cuModuleGetLoadingMode", "cuModuleGetLoadingMode", 377, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuModuleGetLoadingMode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuModuleGetSurfRef[] = {
	{ "pSurfRef", &p_CUsurfref_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hmod", &t_CUmodule, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuModuleGetSurfRef = {
	"cuModuleGetSurfRef", "cuModuleGetSurfRef", 378, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuModuleGetSurfRef, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuModuleGetTexRef[] = {
	{ "pTexRef", &p_CUtexref_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hmod", &t_CUmodule, CAT_IN, CAT_LEN_NONE, 0 },
	{ "name", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuModuleGetTexRef = {
	"cuModuleGetTexRef", "cuModuleGetTexRef", 379, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY | CAT_F_MODULE, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuModuleGetTexRef, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuModuleLoad[] = {
	{ "module", &p_CUmodule_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "fname", &s_const_char_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuModuleLoad[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuModuleLoad = {
	"cuModuleLoad", "cuModuleLoad", 380, CAT_API_CU, CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 1, r_cuModuleLoad, a_cuModuleLoad, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuModuleLoadData[] = {
	{ "module", &p_CUmodule_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "image", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuModuleLoadData[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuModuleLoadData = {
	"cuModuleLoadData", "cuModuleLoadData", 381, CAT_API_CU, CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 2, r_cuModuleLoadData, a_cuModuleLoadData, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuModuleLoadDataEx_v4[] = {
	{ "module", &p_CUmodule_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "image", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v4, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
};
static const struct cat_role r_cuModuleLoadDataEx_v4[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuModuleLoadDataEx_v4 = {
	"cuModuleLoadDataEx", "cuModuleLoadDataEx", 382, CAT_API_CU, CAT_F_MODULE, 5, 4, CAT_OK_RESULT, 2, r_cuModuleLoadDataEx_v4, a_cuModuleLoadDataEx_v4, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuModuleLoadDataEx_v3[] = {
	{ "module", &p_CUmodule_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "image", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v3, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
};
static const struct cat_role r_cuModuleLoadDataEx_v3[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuModuleLoadDataEx_v3 = {
	"cuModuleLoadDataEx", "cuModuleLoadDataEx", 382, CAT_API_CU, CAT_F_MODULE, 5, 3, CAT_OK_RESULT, 2, r_cuModuleLoadDataEx_v3, a_cuModuleLoadDataEx_v3, &t_CUresult,
	"12.0", "12.0", &f_cuModuleLoadDataEx_v4,
};
static const struct cat_arg a_cuModuleLoadDataEx_v2[] = {
	{ "module", &p_CUmodule_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "image", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v2, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
};
static const struct cat_role r_cuModuleLoadDataEx_v2[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuModuleLoadDataEx_v2 = {
	"cuModuleLoadDataEx", "cuModuleLoadDataEx", 382, CAT_API_CU, CAT_F_MODULE, 5, 2, CAT_OK_RESULT, 2, r_cuModuleLoadDataEx_v2, a_cuModuleLoadDataEx_v2, &t_CUresult,
	"12.4", "12.9", &f_cuModuleLoadDataEx_v3,
};
static const struct cat_arg a_cuModuleLoadDataEx_v1[] = {
	{ "module", &p_CUmodule_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "image", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr_v1, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
};
static const struct cat_role r_cuModuleLoadDataEx_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuModuleLoadDataEx_v1 = {
	"cuModuleLoadDataEx", "cuModuleLoadDataEx", 382, CAT_API_CU, CAT_F_MODULE, 5, 1, CAT_OK_RESULT, 2, r_cuModuleLoadDataEx_v1, a_cuModuleLoadDataEx_v1, &t_CUresult,
	"13.0", "13.0", &f_cuModuleLoadDataEx_v2,
};
static const struct cat_arg a_cuModuleLoadDataEx[] = {
	{ "module", &p_CUmodule_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "image", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numOptions", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "options", &p_CUjit_option_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
	{ "optionValues", &p_void_ptr_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_ARG, 2 },
};
static const struct cat_role r_cuModuleLoadDataEx[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuModuleLoadDataEx = {
	"cuModuleLoadDataEx", "cuModuleLoadDataEx", 382, CAT_API_CU, CAT_F_MODULE, 5, 0, CAT_OK_RESULT, 2, r_cuModuleLoadDataEx, a_cuModuleLoadDataEx, &t_CUresult,
	"13.5", "", &f_cuModuleLoadDataEx_v1,
};

static const struct cat_arg a_cuModuleLoadFatBinary[] = {
	{ "module", &p_CUmodule_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "fatCubin", &p_const_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuModuleLoadFatBinary[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
	{ CAT_ACT_IMAGE, 0, { [CAT_PART_VALUE] = CAT_ARG(1) } },
};
static const struct cat_func f_cuModuleLoadFatBinary = {
	"cuModuleLoadFatBinary", "cuModuleLoadFatBinary", 383, CAT_API_CU, CAT_F_MODULE, 2, 0, CAT_OK_RESULT, 2, r_cuModuleLoadFatBinary, a_cuModuleLoadFatBinary, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuModuleUnload[] = {
	{ "hmod", &t_CUmodule, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuModuleUnload[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuModuleUnload = {
	"cuModuleUnload", "cuModuleUnload", 384, CAT_API_CU, CAT_F_MODULE, 1, 0, CAT_OK_RESULT, 1, r_cuModuleUnload, a_cuModuleUnload, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuMulticastAddDevice[] = {
	{ "mcHandle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMulticastAddDevice = {
	"cuMulticastAddDevice", "cuMulticastAddDevice", 385, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuMulticastAddDevice, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuMulticastBindAddr_v1[] = {
	{ "mcHandle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMulticastBindAddr_v1 = {
	"cuMulticastBindAddr", "cuMulticastBindAddr", 386, CAT_API_CU, 0, 5, 1, CAT_OK_RESULT, 0, NULL, a_cuMulticastBindAddr_v1, &t_CUresult,
	"12.4", "", NULL,
};
static const struct cat_arg a_cuMulticastBindAddr[] = {
	{ "mcHandle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMulticastBindAddr = {
	"cuMulticastBindAddr", "cuMulticastBindAddr_v2", 386, CAT_API_CU, 0, 6, 0, CAT_OK_RESULT, 0, NULL, a_cuMulticastBindAddr, &t_CUresult,
	"13.5", "", &f_cuMulticastBindAddr_v1,
};

static const struct cat_arg a_cuMulticastBindMem_v1[] = {
	{ "mcHandle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memHandle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMulticastBindMem_v1 = {
	"cuMulticastBindMem", "cuMulticastBindMem", 387, CAT_API_CU, 0, 6, 1, CAT_OK_RESULT, 0, NULL, a_cuMulticastBindMem_v1, &t_CUresult,
	"12.4", "", NULL,
};
static const struct cat_arg a_cuMulticastBindMem[] = {
	{ "mcHandle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memHandle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "memOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_long_long, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMulticastBindMem = {
	"cuMulticastBindMem", "cuMulticastBindMem_v2", 387, CAT_API_CU, 0, 7, 0, CAT_OK_RESULT, 0, NULL, a_cuMulticastBindMem, &t_CUresult,
	"13.5", "", &f_cuMulticastBindMem_v1,
};

static const struct cat_arg a_cuMulticastCreate[] = {
	{ "mcHandle", &p_CUmemGenericAllocationHandle_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "prop", &p_const_CUmulticastObjectProp_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuMulticastCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuMulticastCreate = {
	"cuMulticastCreate", "cuMulticastCreate", 388, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuMulticastCreate, a_cuMulticastCreate, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuMulticastGetGranularity[] = {
	{ "granularity", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "prop", &p_const_CUmulticastObjectProp_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "option", &t_CUmulticastGranularity_flags, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMulticastGetGranularity = {
	"cuMulticastGetGranularity", "cuMulticastGetGranularity", 389, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuMulticastGetGranularity, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuMulticastUnbind[] = {
	{ "mcHandle", &t_CUmemGenericAllocationHandle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dev", &t_CUdevice, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mcOffset", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "size", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuMulticastUnbind = {
	"cuMulticastUnbind", "cuMulticastUnbind", 390, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuMulticastUnbind, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuOccupancyAvailableDynamicSMemPerBlock[] = {
	{ "dynamicSmemSize", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numBlocks", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockSize", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuOccupancyAvailableDynamicSMemPerBlock = {
	"cuOccupancyAvailableDynamicSMemPerBlock", "cuOccupancyAvailableDynamicSMemPerBlock", 391, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuOccupancyAvailableDynamicSMemPerBlock, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuOccupancyMaxActiveBlocksPerMultiprocessor[] = {
	{ "numBlocks", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockSize", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dynamicSMemSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_cuOccupancyMaxActiveBlocksPerMultiprocessor = {
	"cuOccupancyMaxActiveBlocksPerMultiprocessor", "cuOccupancyMaxActiveBlocksPerMultiprocessor", 392, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxActiveBlocksPerMultiprocessor, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags[] = {
	{ "numBlocks", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockSize", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dynamicSMemSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "flags", &t_CUoccupancy_flags, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = {
	"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 393, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 5, 0, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuOccupancyMaxActiveClusters_v5[] = {
	{ "numClusters", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr_v5, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxActiveClusters_v5 = {
	"cuOccupancyMaxActiveClusters", "cuOccupancyMaxActiveClusters", 394, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 5, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxActiveClusters_v5, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuOccupancyMaxActiveClusters_v4[] = {
	{ "numClusters", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr_v4, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxActiveClusters_v4 = {
	"cuOccupancyMaxActiveClusters", "cuOccupancyMaxActiveClusters", 394, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 4, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxActiveClusters_v4, &t_CUresult,
	"12.0", "12.0", &f_cuOccupancyMaxActiveClusters_v5,
};
static const struct cat_arg a_cuOccupancyMaxActiveClusters_v3[] = {
	{ "numClusters", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr_v3, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxActiveClusters_v3 = {
	"cuOccupancyMaxActiveClusters", "cuOccupancyMaxActiveClusters", 394, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 3, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxActiveClusters_v3, &t_CUresult,
	"12.4", "12.4", &f_cuOccupancyMaxActiveClusters_v4,
};
static const struct cat_arg a_cuOccupancyMaxActiveClusters_v2[] = {
	{ "numClusters", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxActiveClusters_v2 = {
	"cuOccupancyMaxActiveClusters", "cuOccupancyMaxActiveClusters", 394, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxActiveClusters_v2, &t_CUresult,
	"12.9", "12.9", &f_cuOccupancyMaxActiveClusters_v3,
};
static const struct cat_arg a_cuOccupancyMaxActiveClusters_v1[] = {
	{ "numClusters", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxActiveClusters_v1 = {
	"cuOccupancyMaxActiveClusters", "cuOccupancyMaxActiveClusters", 394, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxActiveClusters_v1, &t_CUresult,
	"13.0", "13.0", &f_cuOccupancyMaxActiveClusters_v2,
};
static const struct cat_arg a_cuOccupancyMaxActiveClusters[] = {
	{ "numClusters", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxActiveClusters = {
	"cuOccupancyMaxActiveClusters", "cuOccupancyMaxActiveClusters", 394, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxActiveClusters, &t_CUresult,
	"13.5", "", &f_cuOccupancyMaxActiveClusters_v1,
};

static const struct cat_arg a_cuOccupancyMaxPotentialBlockSize[] = {
	{ "minGridSize", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "blockSize", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockSizeToDynamicSMemSize", &t_CUoccupancyB2DSize, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dynamicSMemSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "blockSizeLimit", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxPotentialBlockSize = {
	"cuOccupancyMaxPotentialBlockSize", "cuOccupancyMaxPotentialBlockSize", 395, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 6, 0, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxPotentialBlockSize, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuOccupancyMaxPotentialBlockSizeWithFlags[] = {
	{ "minGridSize", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "blockSize", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "blockSizeToDynamicSMemSize", &t_CUoccupancyB2DSize, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dynamicSMemSize", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "blockSizeLimit", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_CUoccupancy_flags, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxPotentialBlockSizeWithFlags = {
	"cuOccupancyMaxPotentialBlockSizeWithFlags", "cuOccupancyMaxPotentialBlockSizeWithFlags", 396, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 7, 0, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxPotentialBlockSizeWithFlags, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuOccupancyMaxPotentialClusterSize_v5[] = {
	{ "clusterSize", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr_v5, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxPotentialClusterSize_v5 = {
	"cuOccupancyMaxPotentialClusterSize", "cuOccupancyMaxPotentialClusterSize", 397, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 5, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxPotentialClusterSize_v5, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuOccupancyMaxPotentialClusterSize_v4[] = {
	{ "clusterSize", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr_v4, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxPotentialClusterSize_v4 = {
	"cuOccupancyMaxPotentialClusterSize", "cuOccupancyMaxPotentialClusterSize", 397, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 4, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxPotentialClusterSize_v4, &t_CUresult,
	"12.0", "12.0", &f_cuOccupancyMaxPotentialClusterSize_v5,
};
static const struct cat_arg a_cuOccupancyMaxPotentialClusterSize_v3[] = {
	{ "clusterSize", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr_v3, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxPotentialClusterSize_v3 = {
	"cuOccupancyMaxPotentialClusterSize", "cuOccupancyMaxPotentialClusterSize", 397, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 3, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxPotentialClusterSize_v3, &t_CUresult,
	"12.4", "12.4", &f_cuOccupancyMaxPotentialClusterSize_v4,
};
static const struct cat_arg a_cuOccupancyMaxPotentialClusterSize_v2[] = {
	{ "clusterSize", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxPotentialClusterSize_v2 = {
	"cuOccupancyMaxPotentialClusterSize", "cuOccupancyMaxPotentialClusterSize", 397, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxPotentialClusterSize_v2, &t_CUresult,
	"12.9", "12.9", &f_cuOccupancyMaxPotentialClusterSize_v3,
};
static const struct cat_arg a_cuOccupancyMaxPotentialClusterSize_v1[] = {
	{ "clusterSize", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxPotentialClusterSize_v1 = {
	"cuOccupancyMaxPotentialClusterSize", "cuOccupancyMaxPotentialClusterSize", 397, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxPotentialClusterSize_v1, &t_CUresult,
	"13.0", "13.0", &f_cuOccupancyMaxPotentialClusterSize_v2,
};
static const struct cat_arg a_cuOccupancyMaxPotentialClusterSize[] = {
	{ "clusterSize", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "func", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "config", &p_const_CUlaunchConfig_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuOccupancyMaxPotentialClusterSize = {
	"cuOccupancyMaxPotentialClusterSize", "cuOccupancyMaxPotentialClusterSize", 397, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuOccupancyMaxPotentialClusterSize, &t_CUresult,
	"13.5", "", &f_cuOccupancyMaxPotentialClusterSize_v1,
};

static const struct cat_arg a_cuParamSetSize[] = {
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "numbytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_cuParamSetSize = {
	"cuParamSetSize", "cuParamSetSize", 398, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuParamSetSize, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuParamSetTexRef[] = {
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "texunit", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuParamSetTexRef = {
	"cuParamSetTexRef", "cuParamSetTexRef", 399, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuParamSetTexRef, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuParamSetf[] = {
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_float, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuParamSetf = {
	"cuParamSetf", "cuParamSetf", 400, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuParamSetf, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuParamSeti[] = {
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuParamSeti = {
	"cuParamSeti", "cuParamSeti", 401, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuParamSeti, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuParamSetv[] = {
	{ "hfunc", &t_CUfunction, CAT_IN, CAT_LEN_NONE, 0 },
	{ "offset", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_BYTES, 3 },
	{ "numbytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_cuParamSetv = {
	"cuParamSetv", "cuParamSetv", 402, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuParamSetv, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuPointerGetAttribute[] = {
	{ "data", &p_void_ptr, CAT_OUT, CAT_LEN_CONST, 8, &(const struct cat_select){ 1, 0, sizeof(c_t_CUpointer_attribute) / sizeof(*c_t_CUpointer_attribute), c_t_CUpointer_attribute } },
	{ "attribute", &t_CUpointer_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuPointerGetAttribute = {
	"cuPointerGetAttribute", "cuPointerGetAttribute", 403, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuPointerGetAttribute, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuPointerGetAttributes[] = {
	{ "numAttributes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attributes", &p_CUpointer_attribute_ptr, CAT_IN, CAT_LEN_ARG, 0 },
	{ "data", &p_void_ptr_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuPointerGetAttributes = {
	"cuPointerGetAttributes", "cuPointerGetAttributes", 404, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuPointerGetAttributes, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuPointerSetAttribute[] = {
	{ "value", &p_const_void_ptr, CAT_IN, CAT_LEN_CONST, 8, &(const struct cat_select){ 1, 0, sizeof(c_t_CUpointer_attribute) / sizeof(*c_t_CUpointer_attribute), c_t_CUpointer_attribute } },
	{ "attribute", &t_CUpointer_attribute, CAT_IN, CAT_LEN_NONE, 0 },
	{ "ptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuPointerSetAttribute = {
	"cuPointerSetAttribute", "cuPointerSetAttribute", 405, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuPointerSetAttribute, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuSignalExternalSemaphoresAsync_v1[] = {
	{ "extSemArray", &p_const_CUexternalSemaphore_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "paramsArray", &p_const_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "numExtSems", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuSignalExternalSemaphoresAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
};
static const struct cat_func f_cuSignalExternalSemaphoresAsync_v1 = {
	"cuSignalExternalSemaphoresAsync", "cuSignalExternalSemaphoresAsync_ptsz", 406, CAT_API_CU, CAT_F_SYNC, 4, 1, CAT_OK_RESULT, 1, r_cuSignalExternalSemaphoresAsync_v1, a_cuSignalExternalSemaphoresAsync_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuSignalExternalSemaphoresAsync[] = {
	{ "extSemArray", &p_const_CUexternalSemaphore_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "paramsArray", &p_const_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "numExtSems", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuSignalExternalSemaphoresAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
};
static const struct cat_func f_cuSignalExternalSemaphoresAsync = {
	"cuSignalExternalSemaphoresAsync", "cuSignalExternalSemaphoresAsync", 406, CAT_API_CU, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_cuSignalExternalSemaphoresAsync, a_cuSignalExternalSemaphoresAsync, &t_CUresult,
	"11.8", "", &f_cuSignalExternalSemaphoresAsync_v1,
};

static const struct cat_arg a_cuStreamAddCallback_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback", &t_CUstreamCallback, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamAddCallback_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamAddCallback_v1 = {
	"cuStreamAddCallback", "cuStreamAddCallback_ptsz", 407, CAT_API_CU, 0, 4, 1, CAT_OK_RESULT, 1, r_cuStreamAddCallback_v1, a_cuStreamAddCallback_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamAddCallback[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callback", &t_CUstreamCallback, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamAddCallback[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamAddCallback = {
	"cuStreamAddCallback", "cuStreamAddCallback", 407, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 1, r_cuStreamAddCallback, a_cuStreamAddCallback, &t_CUresult,
	"11.8", "", &f_cuStreamAddCallback_v1,
};

static const struct cat_arg a_cuStreamAttachMemAsync_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "length", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamAttachMemAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamAttachMemAsync_v1 = {
	"cuStreamAttachMemAsync", "cuStreamAttachMemAsync_ptsz", 408, CAT_API_CU, 0, 4, 1, CAT_OK_RESULT, 1, r_cuStreamAttachMemAsync_v1, a_cuStreamAttachMemAsync_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamAttachMemAsync[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "length", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamAttachMemAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamAttachMemAsync = {
	"cuStreamAttachMemAsync", "cuStreamAttachMemAsync", 408, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 1, r_cuStreamAttachMemAsync, a_cuStreamAttachMemAsync, &t_CUresult,
	"11.8", "", &f_cuStreamAttachMemAsync_v1,
};

static const struct cat_arg a_cuStreamBatchMemOp_v7[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr_v1, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamBatchMemOp_v7[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamBatchMemOp_v7 = {
	"cuStreamBatchMemOp", "cuStreamBatchMemOp_ptsz", 409, CAT_API_CU, CAT_F_SYNC, 4, 7, CAT_OK_RESULT, 1, r_cuStreamBatchMemOp_v7, a_cuStreamBatchMemOp_v7, &t_CUresult,
	"11.8", "13.0", NULL,
};
static const struct cat_arg a_cuStreamBatchMemOp_v6[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamBatchMemOp_v6[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamBatchMemOp_v6 = {
	"cuStreamBatchMemOp", "cuStreamBatchMemOp_ptsz", 409, CAT_API_CU, CAT_F_SYNC, 4, 6, CAT_OK_RESULT, 1, r_cuStreamBatchMemOp_v6, a_cuStreamBatchMemOp_v6, &t_CUresult,
	"13.5", "", &f_cuStreamBatchMemOp_v7,
};
static const struct cat_arg a_cuStreamBatchMemOp_v5[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr_v1, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamBatchMemOp_v5[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamBatchMemOp_v5 = {
	"cuStreamBatchMemOp", "cuStreamBatchMemOp", 409, CAT_API_CU, CAT_F_SYNC, 4, 5, CAT_OK_RESULT, 1, r_cuStreamBatchMemOp_v5, a_cuStreamBatchMemOp_v5, &t_CUresult,
	"11.8", "13.0", &f_cuStreamBatchMemOp_v6,
};
static const struct cat_arg a_cuStreamBatchMemOp_v4[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamBatchMemOp_v4[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamBatchMemOp_v4 = {
	"cuStreamBatchMemOp", "cuStreamBatchMemOp", 409, CAT_API_CU, CAT_F_SYNC, 4, 4, CAT_OK_RESULT, 1, r_cuStreamBatchMemOp_v4, a_cuStreamBatchMemOp_v4, &t_CUresult,
	"13.5", "", &f_cuStreamBatchMemOp_v5,
};
static const struct cat_arg a_cuStreamBatchMemOp_v3[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr_v1, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamBatchMemOp_v3[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamBatchMemOp_v3 = {
	"cuStreamBatchMemOp", "cuStreamBatchMemOp_v2_ptsz", 409, CAT_API_CU, CAT_F_SYNC, 4, 3, CAT_OK_RESULT, 1, r_cuStreamBatchMemOp_v3, a_cuStreamBatchMemOp_v3, &t_CUresult,
	"11.8", "13.0", &f_cuStreamBatchMemOp_v4,
};
static const struct cat_arg a_cuStreamBatchMemOp_v2[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamBatchMemOp_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamBatchMemOp_v2 = {
	"cuStreamBatchMemOp", "cuStreamBatchMemOp_v2_ptsz", 409, CAT_API_CU, CAT_F_SYNC, 4, 2, CAT_OK_RESULT, 1, r_cuStreamBatchMemOp_v2, a_cuStreamBatchMemOp_v2, &t_CUresult,
	"13.5", "", &f_cuStreamBatchMemOp_v3,
};
static const struct cat_arg a_cuStreamBatchMemOp_v1[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr_v1, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamBatchMemOp_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamBatchMemOp_v1 = {
	"cuStreamBatchMemOp", "cuStreamBatchMemOp_v2", 409, CAT_API_CU, CAT_F_SYNC, 4, 1, CAT_OK_RESULT, 1, r_cuStreamBatchMemOp_v1, a_cuStreamBatchMemOp_v1, &t_CUresult,
	"11.8", "13.0", &f_cuStreamBatchMemOp_v2,
};
static const struct cat_arg a_cuStreamBatchMemOp[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "paramArray", &p_CUstreamBatchMemOpParams_ptr, CAT_IN, CAT_LEN_ARG, 1 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamBatchMemOp[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamBatchMemOp = {
	"cuStreamBatchMemOp", "cuStreamBatchMemOp_v2", 409, CAT_API_CU, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_cuStreamBatchMemOp, a_cuStreamBatchMemOp, &t_CUresult,
	"13.5", "", &f_cuStreamBatchMemOp_v1,
};

static const struct cat_arg a_cuStreamBeginCapture_v3[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamBeginCapture_v3 = {
	"cuStreamBeginCapture", "cuStreamBeginCapture_ptsz", 410, CAT_API_CU, 0, 1, 3, CAT_OK_RESULT, 0, NULL, a_cuStreamBeginCapture_v3, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamBeginCapture_v2[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamBeginCapture_v2 = {
	"cuStreamBeginCapture", "cuStreamBeginCapture", 410, CAT_API_CU, 0, 1, 2, CAT_OK_RESULT, 0, NULL, a_cuStreamBeginCapture_v2, &t_CUresult,
	"11.8", "", &f_cuStreamBeginCapture_v3,
};
static const struct cat_arg a_cuStreamBeginCapture_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mode", &t_CUstreamCaptureMode, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamBeginCapture_v1 = {
	"cuStreamBeginCapture", "cuStreamBeginCapture_v2_ptsz", 410, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamBeginCapture_v1, &t_CUresult,
	"11.8", "", &f_cuStreamBeginCapture_v2,
};
static const struct cat_arg a_cuStreamBeginCapture[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mode", &t_CUstreamCaptureMode, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamBeginCapture = {
	"cuStreamBeginCapture", "cuStreamBeginCapture_v2", 410, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamBeginCapture, &t_CUresult,
	"11.8", "", &f_cuStreamBeginCapture_v1,
};

static const struct cat_arg a_cuStreamBeginCaptureToCig_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "streamCigCaptureParams", &p_CUstreamCigCaptureParams_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamBeginCaptureToCig_v1 = {
	"cuStreamBeginCaptureToCig", "cuStreamBeginCaptureToCig_ptsz", 411, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamBeginCaptureToCig_v1, &t_CUresult,
	"13.5", "", NULL,
};
static const struct cat_arg a_cuStreamBeginCaptureToCig[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "streamCigCaptureParams", &p_CUstreamCigCaptureParams_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamBeginCaptureToCig = {
	"cuStreamBeginCaptureToCig", "cuStreamBeginCaptureToCig", 411, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamBeginCaptureToCig, &t_CUresult,
	"13.5", "", &f_cuStreamBeginCaptureToCig_v1,
};

static const struct cat_arg a_cuStreamBeginCaptureToGraph_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "dependencyData", &p_const_CUgraphEdgeData_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mode", &t_CUstreamCaptureMode, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamBeginCaptureToGraph_v1 = {
	"cuStreamBeginCaptureToGraph", "cuStreamBeginCaptureToGraph_ptsz", 412, CAT_API_CU, 0, 6, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamBeginCaptureToGraph_v1, &t_CUresult,
	"12.4", "", NULL,
};
static const struct cat_arg a_cuStreamBeginCaptureToGraph[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_const_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "dependencyData", &p_const_CUgraphEdgeData_ptr, CAT_IN, CAT_LEN_ARG, 4 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mode", &t_CUstreamCaptureMode, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamBeginCaptureToGraph = {
	"cuStreamBeginCaptureToGraph", "cuStreamBeginCaptureToGraph", 412, CAT_API_CU, 0, 6, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamBeginCaptureToGraph, &t_CUresult,
	"12.4", "", &f_cuStreamBeginCaptureToGraph_v1,
};

static const struct cat_arg a_cuStreamBeginRecaptureToGraph_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mode", &t_CUstreamCaptureMode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callbackFunc", &t_CUgraphRecaptureCallback, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamBeginRecaptureToGraph_v1 = {
	"cuStreamBeginRecaptureToGraph", "cuStreamBeginRecaptureToGraph_ptsz", 413, CAT_API_CU, 0, 5, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamBeginRecaptureToGraph_v1, &t_CUresult,
	"13.5", "", NULL,
};
static const struct cat_arg a_cuStreamBeginRecaptureToGraph[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mode", &t_CUstreamCaptureMode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hGraph", &t_CUgraph, CAT_IN, CAT_LEN_NONE, 0 },
	{ "callbackFunc", &t_CUgraphRecaptureCallback, CAT_IN, CAT_LEN_NONE, 0 },
	{ "userData", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamBeginRecaptureToGraph = {
	"cuStreamBeginRecaptureToGraph", "cuStreamBeginRecaptureToGraph", 413, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamBeginRecaptureToGraph, &t_CUresult,
	"13.5", "", &f_cuStreamBeginRecaptureToGraph_v1,
};

static const struct cat_arg a_cuStreamCopyAttributes_v1[] = {
	{ "dst", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "src", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamCopyAttributes_v1 = {
	"cuStreamCopyAttributes", "cuStreamCopyAttributes_ptsz", 414, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamCopyAttributes_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamCopyAttributes[] = {
	{ "dstStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "srcStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamCopyAttributes = {
	"cuStreamCopyAttributes", "cuStreamCopyAttributes", 414, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamCopyAttributes, &t_CUresult,
	"11.8", "", &f_cuStreamCopyAttributes_v1,
};

static const struct cat_arg a_cuStreamCreate[] = {
	{ "phStream", &p_CUstream_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "Flags", &t_CUstream_flags, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamCreate = {
	"cuStreamCreate", "cuStreamCreate", 415, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuStreamCreate, a_cuStreamCreate, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuStreamCreateWithPriority[] = {
	{ "phStream", &p_CUstream_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "flags", &t_CUstream_flags, CAT_IN, CAT_LEN_NONE, 0 },
	{ "priority", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamCreateWithPriority[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamCreateWithPriority = {
	"cuStreamCreateWithPriority", "cuStreamCreateWithPriority", 416, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 1, r_cuStreamCreateWithPriority, a_cuStreamCreateWithPriority, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuStreamDestroy_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamDestroy_v1[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamDestroy_v1 = {
	"cuStreamDestroy", "cuStreamDestroy", 417, CAT_API_CU, 0, 1, 1, CAT_OK_RESULT, 1, r_cuStreamDestroy_v1, a_cuStreamDestroy_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamDestroy[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamDestroy = {
	"cuStreamDestroy", "cuStreamDestroy_v2", 417, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuStreamDestroy, a_cuStreamDestroy, &t_CUresult,
	"11.8", "", &f_cuStreamDestroy_v1,
};

static const struct cat_arg a_cuStreamEndCapture_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phGraph", &p_CUgraph_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuStreamEndCapture_v1[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuStreamEndCapture_v1 = {
	"cuStreamEndCapture", "cuStreamEndCapture_ptsz", 418, CAT_API_CU, 0, 2, 1, CAT_OK_RESULT, 1, r_cuStreamEndCapture_v1, a_cuStreamEndCapture_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamEndCapture[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phGraph", &p_CUgraph_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuStreamEndCapture[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuStreamEndCapture = {
	"cuStreamEndCapture", "cuStreamEndCapture", 418, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuStreamEndCapture, a_cuStreamEndCapture, &t_CUresult,
	"11.8", "", &f_cuStreamEndCapture_v1,
};

static const struct cat_arg a_cuStreamEndCaptureToCig_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamEndCaptureToCig_v1 = {
	"cuStreamEndCaptureToCig", "cuStreamEndCaptureToCig_ptsz", 419, CAT_API_CU, 0, 1, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamEndCaptureToCig_v1, &t_CUresult,
	"13.5", "", NULL,
};
static const struct cat_arg a_cuStreamEndCaptureToCig[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamEndCaptureToCig = {
	"cuStreamEndCaptureToCig", "cuStreamEndCaptureToCig", 419, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamEndCaptureToCig, &t_CUresult,
	"13.5", "", &f_cuStreamEndCaptureToCig_v1,
};

static const struct cat_arg a_cuStreamGetAttribute_v11[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUstreamAttrValue_ptr_v5, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute_v11 = {
	"cuStreamGetAttribute", "cuStreamGetAttribute_ptsz", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 11, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute_v11, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuStreamGetAttribute_v10[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUstreamAttrValue_ptr_v4, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute_v10 = {
	"cuStreamGetAttribute", "cuStreamGetAttribute_ptsz", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 10, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute_v10, &t_CUresult,
	"12.0", "12.0", &f_cuStreamGetAttribute_v11,
};
static const struct cat_arg a_cuStreamGetAttribute_v9[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUstreamAttrValue_ptr_v3, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute_v9 = {
	"cuStreamGetAttribute", "cuStreamGetAttribute_ptsz", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 9, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute_v9, &t_CUresult,
	"12.4", "12.4", &f_cuStreamGetAttribute_v10,
};
static const struct cat_arg a_cuStreamGetAttribute_v8[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUstreamAttrValue_ptr_v2, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute_v8 = {
	"cuStreamGetAttribute", "cuStreamGetAttribute_ptsz", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 8, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute_v8, &t_CUresult,
	"12.9", "12.9", &f_cuStreamGetAttribute_v9,
};
static const struct cat_arg a_cuStreamGetAttribute_v7[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUstreamAttrValue_ptr_v1, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute_v7 = {
	"cuStreamGetAttribute", "cuStreamGetAttribute_ptsz", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 7, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute_v7, &t_CUresult,
	"13.0", "13.0", &f_cuStreamGetAttribute_v8,
};
static const struct cat_arg a_cuStreamGetAttribute_v6[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value_out", &p_CUstreamAttrValue_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute_v6 = {
	"cuStreamGetAttribute", "cuStreamGetAttribute_ptsz", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 6, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute_v6, &t_CUresult,
	"13.5", "", &f_cuStreamGetAttribute_v7,
};
static const struct cat_arg a_cuStreamGetAttribute_v5[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_CUstreamAttrValue_ptr_v5, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute_v5 = {
	"cuStreamGetAttribute", "cuStreamGetAttribute", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 5, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute_v5, &t_CUresult,
	"11.8", "11.8", &f_cuStreamGetAttribute_v6,
};
static const struct cat_arg a_cuStreamGetAttribute_v4[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_CUstreamAttrValue_ptr_v4, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute_v4 = {
	"cuStreamGetAttribute", "cuStreamGetAttribute", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 4, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute_v4, &t_CUresult,
	"12.0", "12.0", &f_cuStreamGetAttribute_v5,
};
static const struct cat_arg a_cuStreamGetAttribute_v3[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_CUstreamAttrValue_ptr_v3, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute_v3 = {
	"cuStreamGetAttribute", "cuStreamGetAttribute", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 3, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute_v3, &t_CUresult,
	"12.4", "12.4", &f_cuStreamGetAttribute_v4,
};
static const struct cat_arg a_cuStreamGetAttribute_v2[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_CUstreamAttrValue_ptr_v2, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute_v2 = {
	"cuStreamGetAttribute", "cuStreamGetAttribute", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute_v2, &t_CUresult,
	"12.9", "12.9", &f_cuStreamGetAttribute_v3,
};
static const struct cat_arg a_cuStreamGetAttribute_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_CUstreamAttrValue_ptr_v1, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute_v1 = {
	"cuStreamGetAttribute", "cuStreamGetAttribute", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute_v1, &t_CUresult,
	"13.0", "13.0", &f_cuStreamGetAttribute_v2,
};
static const struct cat_arg a_cuStreamGetAttribute[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_CUstreamAttrValue_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetAttribute = {
	"cuStreamGetAttribute", "cuStreamGetAttribute", 420, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamGetAttribute, &t_CUresult,
	"13.5", "", &f_cuStreamGetAttribute_v1,
};

static const struct cat_arg a_cuStreamGetCaptureInfo_v5[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "captureStatus_out", &p_CUstreamCaptureStatus_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "id_out", &p_cuuint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetCaptureInfo_v5 = {
	"cuStreamGetCaptureInfo", "cuStreamGetCaptureInfo_ptsz", 421, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 5, CAT_OK_RESULT, 0, NULL, a_cuStreamGetCaptureInfo_v5, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamGetCaptureInfo_v4[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "captureStatus_out", &p_CUstreamCaptureStatus_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "id_out", &p_cuuint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetCaptureInfo_v4 = {
	"cuStreamGetCaptureInfo", "cuStreamGetCaptureInfo", 421, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 4, CAT_OK_RESULT, 0, NULL, a_cuStreamGetCaptureInfo_v4, &t_CUresult,
	"11.8", "", &f_cuStreamGetCaptureInfo_v5,
};
static const struct cat_arg a_cuStreamGetCaptureInfo_v3[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "captureStatus_out", &p_CUstreamCaptureStatus_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "id_out", &p_cuuint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "graph_out", &p_CUgraph_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dependencies_out", &p_const_CUgraphNode_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "numDependencies_out", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetCaptureInfo_v3 = {
	"cuStreamGetCaptureInfo", "cuStreamGetCaptureInfo_v2_ptsz", 421, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 6, 3, CAT_OK_RESULT, 0, NULL, a_cuStreamGetCaptureInfo_v3, &t_CUresult,
	"11.8", "", &f_cuStreamGetCaptureInfo_v4,
};
static const struct cat_arg a_cuStreamGetCaptureInfo_v2[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "captureStatus_out", &p_CUstreamCaptureStatus_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "id_out", &p_cuuint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "graph_out", &p_CUgraph_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dependencies_out", &p_const_CUgraphNode_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "numDependencies_out", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetCaptureInfo_v2 = {
	"cuStreamGetCaptureInfo", "cuStreamGetCaptureInfo_v2", 421, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 6, 2, CAT_OK_RESULT, 0, NULL, a_cuStreamGetCaptureInfo_v2, &t_CUresult,
	"11.8", "", &f_cuStreamGetCaptureInfo_v3,
};
static const struct cat_arg a_cuStreamGetCaptureInfo_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "captureStatus_out", &p_CUstreamCaptureStatus_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "id_out", &p_cuuint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "graph_out", &p_CUgraph_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dependencies_out", &p_const_CUgraphNode_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "edgeData_out", &p_const_CUgraphEdgeData_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "numDependencies_out", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetCaptureInfo_v1 = {
	"cuStreamGetCaptureInfo", "cuStreamGetCaptureInfo_v3_ptsz", 421, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 7, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamGetCaptureInfo_v1, &t_CUresult,
	"12.4", "", &f_cuStreamGetCaptureInfo_v2,
};
static const struct cat_arg a_cuStreamGetCaptureInfo[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "captureStatus_out", &p_CUstreamCaptureStatus_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "id_out", &p_cuuint64_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "graph_out", &p_CUgraph_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "dependencies_out", &p_const_CUgraphNode_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "edgeData_out", &p_const_CUgraphEdgeData_ptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "numDependencies_out", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetCaptureInfo = {
	"cuStreamGetCaptureInfo", "cuStreamGetCaptureInfo_v3", 421, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 7, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamGetCaptureInfo, &t_CUresult,
	"12.4", "", &f_cuStreamGetCaptureInfo_v1,
};

static const struct cat_arg a_cuStreamGetCtx_v3[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pctx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetCtx_v3 = {
	"cuStreamGetCtx", "cuStreamGetCtx_ptsz", 422, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 3, CAT_OK_RESULT, 0, NULL, a_cuStreamGetCtx_v3, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamGetCtx_v2[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pctx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetCtx_v2 = {
	"cuStreamGetCtx", "cuStreamGetCtx", 422, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 2, CAT_OK_RESULT, 0, NULL, a_cuStreamGetCtx_v2, &t_CUresult,
	"11.8", "", &f_cuStreamGetCtx_v3,
};
static const struct cat_arg a_cuStreamGetCtx_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCtx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pGreenCtx", &p_CUgreenCtx_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetCtx_v1 = {
	"cuStreamGetCtx", "cuStreamGetCtx_v2_ptsz", 422, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamGetCtx_v1, &t_CUresult,
	"12.9", "", &f_cuStreamGetCtx_v2,
};
static const struct cat_arg a_cuStreamGetCtx[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pCtx", &p_CUcontext_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pGreenCtx", &p_CUgreenCtx_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetCtx = {
	"cuStreamGetCtx", "cuStreamGetCtx_v2", 422, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamGetCtx, &t_CUresult,
	"12.9", "", &f_cuStreamGetCtx_v1,
};

static const struct cat_arg a_cuStreamGetDevResource_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resource", &p_CUdevResource_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUdevResourceType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamGetDevResource_v1 = {
	"cuStreamGetDevResource", "cuStreamGetDevResource_ptsz", 423, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamGetDevResource_v1, &t_CUresult,
	"13.5", "", NULL,
};
static const struct cat_arg a_cuStreamGetDevResource[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "resource", &p_CUdevResource_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "type", &t_CUdevResourceType, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamGetDevResource = {
	"cuStreamGetDevResource", "cuStreamGetDevResource", 423, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamGetDevResource, &t_CUresult,
	"13.5", "", &f_cuStreamGetDevResource_v1,
};

static const struct cat_arg a_cuStreamGetDevice_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &p_CUdevice_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetDevice_v1 = {
	"cuStreamGetDevice", "cuStreamGetDevice_ptsz", 424, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamGetDevice_v1, &t_CUresult,
	"12.9", "", NULL,
};
static const struct cat_arg a_cuStreamGetDevice[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "device", &p_CUdevice_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetDevice = {
	"cuStreamGetDevice", "cuStreamGetDevice", 424, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamGetDevice, &t_CUresult,
	"12.9", "", &f_cuStreamGetDevice_v1,
};

static const struct cat_arg a_cuStreamGetFlags_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetFlags_v1 = {
	"cuStreamGetFlags", "cuStreamGetFlags_ptsz", 425, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamGetFlags_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamGetFlags[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetFlags = {
	"cuStreamGetFlags", "cuStreamGetFlags", 425, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamGetFlags, &t_CUresult,
	"11.8", "", &f_cuStreamGetFlags_v1,
};

static const struct cat_arg a_cuStreamGetGreenCtx[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "phCtx", &p_CUgreenCtx_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetGreenCtx = {
	"cuStreamGetGreenCtx", "cuStreamGetGreenCtx", 426, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamGetGreenCtx, &t_CUresult,
	"12.4", "", NULL,
};

static const struct cat_arg a_cuStreamGetId_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "streamId", &p_unsigned_long_long_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetId_v1 = {
	"cuStreamGetId", "cuStreamGetId_ptsz", 427, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamGetId_v1, &t_CUresult,
	"12.0", "", NULL,
};
static const struct cat_arg a_cuStreamGetId[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "streamId", &p_unsigned_long_long_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetId = {
	"cuStreamGetId", "cuStreamGetId", 427, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamGetId, &t_CUresult,
	"12.0", "", &f_cuStreamGetId_v1,
};

static const struct cat_arg a_cuStreamGetPriority_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "priority", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetPriority_v1 = {
	"cuStreamGetPriority", "cuStreamGetPriority_ptsz", 428, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamGetPriority_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamGetPriority[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "priority", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamGetPriority = {
	"cuStreamGetPriority", "cuStreamGetPriority", 428, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamGetPriority, &t_CUresult,
	"11.8", "", &f_cuStreamGetPriority_v1,
};

static const struct cat_arg a_cuStreamIsCapturing_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "captureStatus", &p_CUstreamCaptureStatus_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamIsCapturing_v1 = {
	"cuStreamIsCapturing", "cuStreamIsCapturing_ptsz", 429, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamIsCapturing_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamIsCapturing[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "captureStatus", &p_CUstreamCaptureStatus_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamIsCapturing = {
	"cuStreamIsCapturing", "cuStreamIsCapturing", 429, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamIsCapturing, &t_CUresult,
	"11.8", "", &f_cuStreamIsCapturing_v1,
};

static const struct cat_arg a_cuStreamQuery_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamQuery_v1 = {
	"cuStreamQuery", "cuStreamQuery_ptsz", 430, CAT_API_CU, CAT_F_GETTER | CAT_F_SYNC | CAT_F_QUERY, 1, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamQuery_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamQuery[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamQuery = {
	"cuStreamQuery", "cuStreamQuery", 430, CAT_API_CU, CAT_F_GETTER | CAT_F_SYNC | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamQuery, &t_CUresult,
	"11.8", "", &f_cuStreamQuery_v1,
};

static const struct cat_arg a_cuStreamSetAttribute_v11[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUstreamAttrValue_ptr_v5, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute_v11 = {
	"cuStreamSetAttribute", "cuStreamSetAttribute_ptsz", 431, CAT_API_CU, 0, 3, 11, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute_v11, &t_CUresult,
	"11.8", "11.8", NULL,
};
static const struct cat_arg a_cuStreamSetAttribute_v10[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUstreamAttrValue_ptr_v4, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute_v10 = {
	"cuStreamSetAttribute", "cuStreamSetAttribute_ptsz", 431, CAT_API_CU, 0, 3, 10, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute_v10, &t_CUresult,
	"12.0", "12.0", &f_cuStreamSetAttribute_v11,
};
static const struct cat_arg a_cuStreamSetAttribute_v9[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUstreamAttrValue_ptr_v3, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute_v9 = {
	"cuStreamSetAttribute", "cuStreamSetAttribute_ptsz", 431, CAT_API_CU, 0, 3, 9, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute_v9, &t_CUresult,
	"12.4", "12.4", &f_cuStreamSetAttribute_v10,
};
static const struct cat_arg a_cuStreamSetAttribute_v8[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUstreamAttrValue_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute_v8 = {
	"cuStreamSetAttribute", "cuStreamSetAttribute_ptsz", 431, CAT_API_CU, 0, 3, 8, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute_v8, &t_CUresult,
	"12.9", "12.9", &f_cuStreamSetAttribute_v9,
};
static const struct cat_arg a_cuStreamSetAttribute_v7[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUstreamAttrValue_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute_v7 = {
	"cuStreamSetAttribute", "cuStreamSetAttribute_ptsz", 431, CAT_API_CU, 0, 3, 7, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute_v7, &t_CUresult,
	"13.0", "13.0", &f_cuStreamSetAttribute_v8,
};
static const struct cat_arg a_cuStreamSetAttribute_v6[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &p_const_CUstreamAttrValue_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute_v6 = {
	"cuStreamSetAttribute", "cuStreamSetAttribute_ptsz", 431, CAT_API_CU, 0, 3, 6, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute_v6, &t_CUresult,
	"13.5", "", &f_cuStreamSetAttribute_v7,
};
static const struct cat_arg a_cuStreamSetAttribute_v5[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param", &p_const_CUstreamAttrValue_ptr_v5, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute_v5 = {
	"cuStreamSetAttribute", "cuStreamSetAttribute", 431, CAT_API_CU, 0, 3, 5, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute_v5, &t_CUresult,
	"11.8", "11.8", &f_cuStreamSetAttribute_v6,
};
static const struct cat_arg a_cuStreamSetAttribute_v4[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param", &p_const_CUstreamAttrValue_ptr_v4, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute_v4 = {
	"cuStreamSetAttribute", "cuStreamSetAttribute", 431, CAT_API_CU, 0, 3, 4, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute_v4, &t_CUresult,
	"12.0", "12.0", &f_cuStreamSetAttribute_v5,
};
static const struct cat_arg a_cuStreamSetAttribute_v3[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v2, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param", &p_const_CUstreamAttrValue_ptr_v3, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute_v3 = {
	"cuStreamSetAttribute", "cuStreamSetAttribute", 431, CAT_API_CU, 0, 3, 3, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute_v3, &t_CUresult,
	"12.4", "12.4", &f_cuStreamSetAttribute_v4,
};
static const struct cat_arg a_cuStreamSetAttribute_v2[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param", &p_const_CUstreamAttrValue_ptr_v2, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute_v2 = {
	"cuStreamSetAttribute", "cuStreamSetAttribute", 431, CAT_API_CU, 0, 3, 2, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute_v2, &t_CUresult,
	"12.9", "12.9", &f_cuStreamSetAttribute_v3,
};
static const struct cat_arg a_cuStreamSetAttribute_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param", &p_const_CUstreamAttrValue_ptr_v1, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute_v1 = {
	"cuStreamSetAttribute", "cuStreamSetAttribute", 431, CAT_API_CU, 0, 3, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute_v1, &t_CUresult,
	"13.0", "13.0", &f_cuStreamSetAttribute_v2,
};
static const struct cat_arg a_cuStreamSetAttribute[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "attr", &t_CUstreamAttrID, CAT_IN, CAT_LEN_NONE, 0 },
	{ "param", &p_const_CUstreamAttrValue_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuStreamSetAttribute = {
	"cuStreamSetAttribute", "cuStreamSetAttribute", 431, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamSetAttribute, &t_CUresult,
	"13.5", "", &f_cuStreamSetAttribute_v1,
};

static const struct cat_arg a_cuStreamSynchronize_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamSynchronize_v1[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamSynchronize_v1 = {
	"cuStreamSynchronize", "cuStreamSynchronize_ptsz", 432, CAT_API_CU, CAT_F_SYNC, 1, 1, CAT_OK_RESULT, 1, r_cuStreamSynchronize_v1, a_cuStreamSynchronize_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamSynchronize[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamSynchronize[] = {
	{ CAT_ACT_WAIT, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamSynchronize = {
	"cuStreamSynchronize", "cuStreamSynchronize", 432, CAT_API_CU, CAT_F_SYNC, 1, 0, CAT_OK_RESULT, 1, r_cuStreamSynchronize, a_cuStreamSynchronize, &t_CUresult,
	"11.8", "", &f_cuStreamSynchronize_v1,
};

static const struct cat_arg a_cuStreamUpdateCaptureDependencies_v3[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamUpdateCaptureDependencies_v3 = {
	"cuStreamUpdateCaptureDependencies", "cuStreamUpdateCaptureDependencies_ptsz", 433, CAT_API_CU, 0, 4, 3, CAT_OK_RESULT, 0, NULL, a_cuStreamUpdateCaptureDependencies_v3, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamUpdateCaptureDependencies_v2[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamUpdateCaptureDependencies_v2 = {
	"cuStreamUpdateCaptureDependencies", "cuStreamUpdateCaptureDependencies", 433, CAT_API_CU, 0, 4, 2, CAT_OK_RESULT, 0, NULL, a_cuStreamUpdateCaptureDependencies_v2, &t_CUresult,
	"11.8", "", &f_cuStreamUpdateCaptureDependencies_v3,
};
static const struct cat_arg a_cuStreamUpdateCaptureDependencies_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "dependencyData", &p_const_CUgraphEdgeData_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamUpdateCaptureDependencies_v1 = {
	"cuStreamUpdateCaptureDependencies", "cuStreamUpdateCaptureDependencies_v2_ptsz", 433, CAT_API_CU, 0, 5, 1, CAT_OK_RESULT, 0, NULL, a_cuStreamUpdateCaptureDependencies_v1, &t_CUresult,
	"12.4", "", &f_cuStreamUpdateCaptureDependencies_v2,
};
static const struct cat_arg a_cuStreamUpdateCaptureDependencies[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dependencies", &p_CUgraphNode_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "dependencyData", &p_const_CUgraphEdgeData_ptr, CAT_IN, CAT_LEN_ARG, 3 },
	{ "numDependencies", &t_size_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuStreamUpdateCaptureDependencies = {
	"cuStreamUpdateCaptureDependencies", "cuStreamUpdateCaptureDependencies_v2", 433, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 0, NULL, a_cuStreamUpdateCaptureDependencies, &t_CUresult,
	"12.4", "", &f_cuStreamUpdateCaptureDependencies_v1,
};

static const struct cat_arg a_cuStreamWaitEvent_v1[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWaitEvent_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_WAIT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuStreamWaitEvent_v1 = {
	"cuStreamWaitEvent", "cuStreamWaitEvent_ptsz", 434, CAT_API_CU, CAT_F_SYNC, 3, 1, CAT_OK_RESULT, 1, r_cuStreamWaitEvent_v1, a_cuStreamWaitEvent_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamWaitEvent[] = {
	{ "hStream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hEvent", &t_CUevent, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWaitEvent[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0), [CAT_PART_WAIT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuStreamWaitEvent = {
	"cuStreamWaitEvent", "cuStreamWaitEvent", 434, CAT_API_CU, CAT_F_SYNC, 3, 0, CAT_OK_RESULT, 1, r_cuStreamWaitEvent, a_cuStreamWaitEvent, &t_CUresult,
	"11.8", "", &f_cuStreamWaitEvent_v1,
};

static const struct cat_arg a_cuStreamWaitValue32_v3[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWaitValue32_v3[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWaitValue32_v3 = {
	"cuStreamWaitValue32", "cuStreamWaitValue32_ptsz", 435, CAT_API_CU, CAT_F_SYNC, 4, 3, CAT_OK_RESULT, 1, r_cuStreamWaitValue32_v3, a_cuStreamWaitValue32_v3, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamWaitValue32_v2[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWaitValue32_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWaitValue32_v2 = {
	"cuStreamWaitValue32", "cuStreamWaitValue32", 435, CAT_API_CU, CAT_F_SYNC, 4, 2, CAT_OK_RESULT, 1, r_cuStreamWaitValue32_v2, a_cuStreamWaitValue32_v2, &t_CUresult,
	"11.8", "", &f_cuStreamWaitValue32_v3,
};
static const struct cat_arg a_cuStreamWaitValue32_v1[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWaitValue32_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWaitValue32_v1 = {
	"cuStreamWaitValue32", "cuStreamWaitValue32_v2_ptsz", 435, CAT_API_CU, CAT_F_SYNC, 4, 1, CAT_OK_RESULT, 1, r_cuStreamWaitValue32_v1, a_cuStreamWaitValue32_v1, &t_CUresult,
	"11.8", "", &f_cuStreamWaitValue32_v2,
};
static const struct cat_arg a_cuStreamWaitValue32[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWaitValue32[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWaitValue32 = {
	"cuStreamWaitValue32", "cuStreamWaitValue32_v2", 435, CAT_API_CU, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_cuStreamWaitValue32, a_cuStreamWaitValue32, &t_CUresult,
	"11.8", "", &f_cuStreamWaitValue32_v1,
};

static const struct cat_arg a_cuStreamWaitValue64_v3[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWaitValue64_v3[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWaitValue64_v3 = {
	"cuStreamWaitValue64", "cuStreamWaitValue64_ptsz", 436, CAT_API_CU, CAT_F_SYNC, 4, 3, CAT_OK_RESULT, 1, r_cuStreamWaitValue64_v3, a_cuStreamWaitValue64_v3, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamWaitValue64_v2[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWaitValue64_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWaitValue64_v2 = {
	"cuStreamWaitValue64", "cuStreamWaitValue64", 436, CAT_API_CU, CAT_F_SYNC, 4, 2, CAT_OK_RESULT, 1, r_cuStreamWaitValue64_v2, a_cuStreamWaitValue64_v2, &t_CUresult,
	"11.8", "", &f_cuStreamWaitValue64_v3,
};
static const struct cat_arg a_cuStreamWaitValue64_v1[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWaitValue64_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWaitValue64_v1 = {
	"cuStreamWaitValue64", "cuStreamWaitValue64_v2_ptsz", 436, CAT_API_CU, CAT_F_SYNC, 4, 1, CAT_OK_RESULT, 1, r_cuStreamWaitValue64_v1, a_cuStreamWaitValue64_v1, &t_CUresult,
	"11.8", "", &f_cuStreamWaitValue64_v2,
};
static const struct cat_arg a_cuStreamWaitValue64[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWaitValue64[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWaitValue64 = {
	"cuStreamWaitValue64", "cuStreamWaitValue64_v2", 436, CAT_API_CU, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_cuStreamWaitValue64, a_cuStreamWaitValue64, &t_CUresult,
	"11.8", "", &f_cuStreamWaitValue64_v1,
};

static const struct cat_arg a_cuStreamWriteValue32_v3[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWriteValue32_v3[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWriteValue32_v3 = {
	"cuStreamWriteValue32", "cuStreamWriteValue32_ptsz", 437, CAT_API_CU, CAT_F_SYNC, 4, 3, CAT_OK_RESULT, 1, r_cuStreamWriteValue32_v3, a_cuStreamWriteValue32_v3, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamWriteValue32_v2[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWriteValue32_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWriteValue32_v2 = {
	"cuStreamWriteValue32", "cuStreamWriteValue32", 437, CAT_API_CU, CAT_F_SYNC, 4, 2, CAT_OK_RESULT, 1, r_cuStreamWriteValue32_v2, a_cuStreamWriteValue32_v2, &t_CUresult,
	"11.8", "", &f_cuStreamWriteValue32_v3,
};
static const struct cat_arg a_cuStreamWriteValue32_v1[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWriteValue32_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWriteValue32_v1 = {
	"cuStreamWriteValue32", "cuStreamWriteValue32_v2_ptsz", 437, CAT_API_CU, CAT_F_SYNC, 4, 1, CAT_OK_RESULT, 1, r_cuStreamWriteValue32_v1, a_cuStreamWriteValue32_v1, &t_CUresult,
	"11.8", "", &f_cuStreamWriteValue32_v2,
};
static const struct cat_arg a_cuStreamWriteValue32[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWriteValue32[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWriteValue32 = {
	"cuStreamWriteValue32", "cuStreamWriteValue32_v2", 437, CAT_API_CU, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_cuStreamWriteValue32, a_cuStreamWriteValue32, &t_CUresult,
	"11.8", "", &f_cuStreamWriteValue32_v1,
};

static const struct cat_arg a_cuStreamWriteValue64_v3[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWriteValue64_v3[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWriteValue64_v3 = {
	"cuStreamWriteValue64", "cuStreamWriteValue64_ptsz", 438, CAT_API_CU, CAT_F_SYNC, 4, 3, CAT_OK_RESULT, 1, r_cuStreamWriteValue64_v3, a_cuStreamWriteValue64_v3, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuStreamWriteValue64_v2[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWriteValue64_v2[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWriteValue64_v2 = {
	"cuStreamWriteValue64", "cuStreamWriteValue64", 438, CAT_API_CU, CAT_F_SYNC, 4, 2, CAT_OK_RESULT, 1, r_cuStreamWriteValue64_v2, a_cuStreamWriteValue64_v2, &t_CUresult,
	"11.8", "", &f_cuStreamWriteValue64_v3,
};
static const struct cat_arg a_cuStreamWriteValue64_v1[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWriteValue64_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWriteValue64_v1 = {
	"cuStreamWriteValue64", "cuStreamWriteValue64_v2_ptsz", 438, CAT_API_CU, CAT_F_SYNC, 4, 1, CAT_OK_RESULT, 1, r_cuStreamWriteValue64_v1, a_cuStreamWriteValue64_v1, &t_CUresult,
	"11.8", "", &f_cuStreamWriteValue64_v2,
};
static const struct cat_arg a_cuStreamWriteValue64[] = {
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
	{ "addr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "value", &t_cuuint64_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuStreamWriteValue64[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(0) } },
};
static const struct cat_func f_cuStreamWriteValue64 = {
	"cuStreamWriteValue64", "cuStreamWriteValue64_v2", 438, CAT_API_CU, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_cuStreamWriteValue64, a_cuStreamWriteValue64, &t_CUresult,
	"11.8", "", &f_cuStreamWriteValue64_v1,
};

static const struct cat_arg a_cuSurfObjectCreate[] = {
	{ "pSurfObject", &p_CUsurfObject_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pResDesc", &p_const_CUDA_RESOURCE_DESC_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuSurfObjectCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuSurfObjectCreate = {
	"cuSurfObjectCreate", "cuSurfObjectCreate", 439, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuSurfObjectCreate, a_cuSurfObjectCreate, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuSurfObjectDestroy[] = {
	{ "surfObject", &t_CUsurfObject, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuSurfObjectDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuSurfObjectDestroy = {
	"cuSurfObjectDestroy", "cuSurfObjectDestroy", 440, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuSurfObjectDestroy, a_cuSurfObjectDestroy, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuSurfObjectGetResourceDesc[] = {
	{ "pResDesc", &p_CUDA_RESOURCE_DESC_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "surfObject", &t_CUsurfObject, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuSurfObjectGetResourceDesc = {
	"cuSurfObjectGetResourceDesc", "cuSurfObjectGetResourceDesc", 441, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuSurfObjectGetResourceDesc, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuSurfRefGetArray[] = {
	{ "phArray", &p_CUarray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hSurfRef", &t_CUsurfref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuSurfRefGetArray = {
	"cuSurfRefGetArray", "cuSurfRefGetArray", 442, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuSurfRefGetArray, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuSurfRefSetArray[] = {
	{ "hSurfRef", &t_CUsurfref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuSurfRefSetArray = {
	"cuSurfRefSetArray", "cuSurfRefSetArray", 443, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuSurfRefSetArray, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTensorMapEncodeIm2col[] = {
	{ "tensorMap", &p_CUtensorMap_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "tensorDataType", &t_CUtensorMapDataType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "tensorRank", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "globalAddress", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "globalDim", &p_const_cuuint64_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "globalStrides", &p_const_cuuint64_t_ptr, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pixelBoxLowerCorner", &p_const_int_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pixelBoxUpperCorner", &p_const_int_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "channelsPerPixel", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pixelsPerColumn", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "elementStrides", &p_const_cuuint32_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "interleave", &t_CUtensorMapInterleave, CAT_IN, CAT_LEN_NONE, 0 },
	{ "swizzle", &t_CUtensorMapSwizzle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "l2Promotion", &t_CUtensorMapL2promotion, CAT_IN, CAT_LEN_NONE, 0 },
	{ "oobFill", &t_CUtensorMapFloatOOBfill, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTensorMapEncodeIm2col = {
	"cuTensorMapEncodeIm2col", "cuTensorMapEncodeIm2col", 444, CAT_API_CU, 0, 15, 0, CAT_OK_RESULT, 0, NULL, a_cuTensorMapEncodeIm2col, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuTensorMapEncodeIm2colWide[] = {
	{ "tensorMap", &p_CUtensorMap_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "tensorDataType", &t_CUtensorMapDataType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "tensorRank", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "globalAddress", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "globalDim", &p_const_cuuint64_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "globalStrides", &p_const_cuuint64_t_ptr, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "pixelBoxLowerCornerWidth", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pixelBoxUpperCornerWidth", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "channelsPerPixel", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pixelsPerColumn", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "elementStrides", &p_const_cuuint32_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "interleave", &t_CUtensorMapInterleave, CAT_IN, CAT_LEN_NONE, 0 },
	{ "mode", &t_CUtensorMapIm2ColWideMode, CAT_IN, CAT_LEN_NONE, 0 },
	{ "swizzle", &t_CUtensorMapSwizzle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "l2Promotion", &t_CUtensorMapL2promotion, CAT_IN, CAT_LEN_NONE, 0 },
	{ "oobFill", &t_CUtensorMapFloatOOBfill, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTensorMapEncodeIm2colWide = {
	"cuTensorMapEncodeIm2colWide", "cuTensorMapEncodeIm2colWide", 445, CAT_API_CU, 0, 16, 0, CAT_OK_RESULT, 0, NULL, a_cuTensorMapEncodeIm2colWide, &t_CUresult,
	"12.9", "", NULL,
};

static const struct cat_arg a_cuTensorMapEncodeTiled[] = {
	{ "tensorMap", &p_CUtensorMap_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "tensorDataType", &t_CUtensorMapDataType, CAT_IN, CAT_LEN_NONE, 0 },
	{ "tensorRank", &t_cuuint32_t, CAT_IN, CAT_LEN_NONE, 0 },
	{ "globalAddress", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "globalDim", &p_const_cuuint64_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "globalStrides", &p_const_cuuint64_t_ptr, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
	{ "boxDim", &p_const_cuuint32_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "elementStrides", &p_const_cuuint32_t_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "interleave", &t_CUtensorMapInterleave, CAT_IN, CAT_LEN_NONE, 0 },
	{ "swizzle", &t_CUtensorMapSwizzle, CAT_IN, CAT_LEN_NONE, 0 },
	{ "l2Promotion", &t_CUtensorMapL2promotion, CAT_IN, CAT_LEN_NONE, 0 },
	{ "oobFill", &t_CUtensorMapFloatOOBfill, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTensorMapEncodeTiled = {
	"cuTensorMapEncodeTiled", "cuTensorMapEncodeTiled", 446, CAT_API_CU, 0, 12, 0, CAT_OK_RESULT, 0, NULL, a_cuTensorMapEncodeTiled, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuTensorMapReplaceAddress[] = {
	{ "tensorMap", &p_CUtensorMap_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "globalAddress", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTensorMapReplaceAddress = {
	"cuTensorMapReplaceAddress", "cuTensorMapReplaceAddress", 447, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTensorMapReplaceAddress, &t_CUresult,
	"12.0", "", NULL,
};

static const struct cat_arg a_cuTensorMapSetAllocationClass[] = {
	{ "tensorMap", &p_CUtensorMap_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
	{ "allocClass", &t_CUtensorMapAllocClass, CAT_IN, CAT_LEN_NONE, 0 },
	{ "outAllocClass", &p_CUtensorMapAllocClass_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuTensorMapSetAllocationClass = {
	"cuTensorMapSetAllocationClass", "cuTensorMapSetAllocationClass", 448, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuTensorMapSetAllocationClass, &t_CUresult,
	"13.5", "", NULL,
};

static const struct cat_arg a_cuTexObjectCreate[] = {
	{ "pTexObject", &p_CUtexObject_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pResDesc", &p_const_CUDA_RESOURCE_DESC_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pTexDesc", &p_const_CUDA_TEXTURE_DESC_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "pResViewDesc", &p_const_CUDA_RESOURCE_VIEW_DESC_ptr, CAT_IN, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuTexObjectCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuTexObjectCreate = {
	"cuTexObjectCreate", "cuTexObjectCreate", 449, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 1, r_cuTexObjectCreate, a_cuTexObjectCreate, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexObjectDestroy[] = {
	{ "texObject", &t_CUtexObject, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuTexObjectDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuTexObjectDestroy = {
	"cuTexObjectDestroy", "cuTexObjectDestroy", 450, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuTexObjectDestroy, a_cuTexObjectDestroy, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexObjectGetResourceDesc[] = {
	{ "pResDesc", &p_CUDA_RESOURCE_DESC_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "texObject", &t_CUtexObject, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexObjectGetResourceDesc = {
	"cuTexObjectGetResourceDesc", "cuTexObjectGetResourceDesc", 451, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexObjectGetResourceDesc, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexObjectGetResourceViewDesc[] = {
	{ "pResViewDesc", &p_CUDA_RESOURCE_VIEW_DESC_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "texObject", &t_CUtexObject, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexObjectGetResourceViewDesc = {
	"cuTexObjectGetResourceViewDesc", "cuTexObjectGetResourceViewDesc", 452, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexObjectGetResourceViewDesc, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexObjectGetTextureDesc[] = {
	{ "pTexDesc", &p_CUDA_TEXTURE_DESC_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "texObject", &t_CUtexObject, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexObjectGetTextureDesc = {
	"cuTexObjectGetTextureDesc", "cuTexObjectGetTextureDesc", 453, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexObjectGetTextureDesc, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefCreate[] = {
	{ "pTexRef", &p_CUtexref_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_role r_cuTexRefCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuTexRefCreate = {
	"cuTexRefCreate", "cuTexRefCreate", 454, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuTexRefCreate, a_cuTexRefCreate, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefDestroy[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuTexRefDestroy[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuTexRefDestroy = {
	"cuTexRefDestroy", "cuTexRefDestroy", 455, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 1, r_cuTexRefDestroy, a_cuTexRefDestroy, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefGetAddress_v1[] = {
	{ "pdptr", &p_CUdeviceptr_v1_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetAddress_v1 = {
	"cuTexRefGetAddress", "cuTexRefGetAddress", 456, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 1, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetAddress_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuTexRefGetAddress[] = {
	{ "pdptr", &p_CUdeviceptr_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetAddress = {
	"cuTexRefGetAddress", "cuTexRefGetAddress_v2", 456, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetAddress, &t_CUresult,
	"11.8", "", &f_cuTexRefGetAddress_v1,
};

static const struct cat_arg a_cuTexRefGetAddressMode[] = {
	{ "pam", &p_CUaddress_mode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dim", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetAddressMode = {
	"cuTexRefGetAddressMode", "cuTexRefGetAddressMode", 457, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetAddressMode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefGetArray[] = {
	{ "phArray", &p_CUarray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetArray = {
	"cuTexRefGetArray", "cuTexRefGetArray", 458, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetArray, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefGetBorderColor[] = {
	{ "pBorderColor", &p_float_ptr, CAT_OUT, CAT_LEN_CONST, 4 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetBorderColor = {
	"cuTexRefGetBorderColor", "cuTexRefGetBorderColor", 459, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetBorderColor, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefGetFilterMode[] = {
	{ "pfm", &p_CUfilter_mode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetFilterMode = {
	"cuTexRefGetFilterMode", "cuTexRefGetFilterMode", 460, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetFilterMode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefGetFlags[] = {
	{ "pFlags", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetFlags = {
	"cuTexRefGetFlags", "cuTexRefGetFlags", 461, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetFlags, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefGetFormat[] = {
	{ "pFormat", &p_CUarray_format_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pNumChannels", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetFormat = {
	"cuTexRefGetFormat", "cuTexRefGetFormat", 462, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetFormat, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefGetMaxAnisotropy[] = {
	{ "pmaxAniso", &p_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetMaxAnisotropy = {
	"cuTexRefGetMaxAnisotropy", "cuTexRefGetMaxAnisotropy", 463, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetMaxAnisotropy, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefGetMipmapFilterMode[] = {
	{ "pfm", &p_CUfilter_mode_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetMipmapFilterMode = {
	"cuTexRefGetMipmapFilterMode", "cuTexRefGetMipmapFilterMode", 464, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetMipmapFilterMode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefGetMipmapLevelBias[] = {
	{ "pbias", &p_float_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetMipmapLevelBias = {
	"cuTexRefGetMipmapLevelBias", "cuTexRefGetMipmapLevelBias", 465, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetMipmapLevelBias, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefGetMipmapLevelClamp[] = {
	{ "pminMipmapLevelClamp", &p_float_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "pmaxMipmapLevelClamp", &p_float_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetMipmapLevelClamp = {
	"cuTexRefGetMipmapLevelClamp", "cuTexRefGetMipmapLevelClamp", 466, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetMipmapLevelClamp, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefGetMipmappedArray[] = {
	{ "phMipmappedArray", &p_CUmipmappedArray_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefGetMipmappedArray = {
	"cuTexRefGetMipmappedArray", "cuTexRefGetMipmappedArray", 467, CAT_API_CU, CAT_F_GETTER | CAT_F_QUERY, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefGetMipmappedArray, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefSetAddress_v1[] = {
	{ "ByteOffset", &p_unsigned_int_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dptr", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bytes", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_cuTexRefSetAddress_v1 = {
	"cuTexRefSetAddress", "cuTexRefSetAddress", 468, CAT_API_CU, 0, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetAddress_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuTexRefSetAddress[] = {
	{ "ByteOffset", &p_size_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bytes", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_cuTexRefSetAddress = {
	"cuTexRefSetAddress", "cuTexRefSetAddress_v2", 468, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetAddress, &t_CUresult,
	"11.8", "", &f_cuTexRefSetAddress_v1,
};

static const struct cat_arg a_cuTexRefSetAddress2D_v2[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_CUDA_ARRAY_DESCRIPTOR_v1_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "dptr", &t_CUdeviceptr_v1, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Pitch", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_cuTexRefSetAddress2D_v2 = {
	"cuTexRefSetAddress2D", "cuTexRefSetAddress2D", 469, CAT_API_CU, 0, 4, 2, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetAddress2D_v2, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuTexRefSetAddress2D_v1[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_CUDA_ARRAY_DESCRIPTOR_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_cuTexRefSetAddress2D_v1 = {
	"cuTexRefSetAddress2D", "cuTexRefSetAddress2D_v2", 469, CAT_API_CU, 0, 4, 1, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetAddress2D_v1, &t_CUresult,
	"11.8", "", &f_cuTexRefSetAddress2D_v2,
};
static const struct cat_arg a_cuTexRefSetAddress2D[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "desc", &p_const_CUDA_ARRAY_DESCRIPTOR_ptr, CAT_IN, CAT_LEN_ONE, 0 },
	{ "dptr", &p_CUdeviceptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Pitch", &t_size_t, CAT_IN, CAT_LEN_NONE, 0, .unit = "bytes" },
};
static const struct cat_func f_cuTexRefSetAddress2D = {
	"cuTexRefSetAddress2D", "cuTexRefSetAddress2D_v3", 469, CAT_API_CU, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetAddress2D, &t_CUresult,
	"11.8", "", &f_cuTexRefSetAddress2D_v1,
};

static const struct cat_arg a_cuTexRefSetAddressMode[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "dim", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "am", &t_CUaddress_mode, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefSetAddressMode = {
	"cuTexRefSetAddressMode", "cuTexRefSetAddressMode", 470, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetAddressMode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefSetArray[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hArray", &t_CUarray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefSetArray = {
	"cuTexRefSetArray", "cuTexRefSetArray", 471, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetArray, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefSetBorderColor[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "pBorderColor", &p_float_ptr, CAT_IN, CAT_LEN_CONST, 4 },
};
static const struct cat_func f_cuTexRefSetBorderColor = {
	"cuTexRefSetBorderColor", "cuTexRefSetBorderColor", 472, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetBorderColor, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefSetFilterMode[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fm", &t_CUfilter_mode, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefSetFilterMode = {
	"cuTexRefSetFilterMode", "cuTexRefSetFilterMode", 473, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetFilterMode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefSetFlags[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefSetFlags = {
	"cuTexRefSetFlags", "cuTexRefSetFlags", 474, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetFlags, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefSetFormat[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fmt", &t_CUarray_format, CAT_IN, CAT_LEN_NONE, 0 },
	{ "NumPackedComponents", &t_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefSetFormat = {
	"cuTexRefSetFormat", "cuTexRefSetFormat", 475, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetFormat, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefSetMaxAnisotropy[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "maxAniso", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefSetMaxAnisotropy = {
	"cuTexRefSetMaxAnisotropy", "cuTexRefSetMaxAnisotropy", 476, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetMaxAnisotropy, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefSetMipmapFilterMode[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "fm", &t_CUfilter_mode, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefSetMipmapFilterMode = {
	"cuTexRefSetMipmapFilterMode", "cuTexRefSetMipmapFilterMode", 477, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetMipmapFilterMode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefSetMipmapLevelBias[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "bias", &t_float, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefSetMipmapLevelBias = {
	"cuTexRefSetMipmapLevelBias", "cuTexRefSetMipmapLevelBias", 478, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetMipmapLevelBias, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefSetMipmapLevelClamp[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "minMipmapLevelClamp", &t_float, CAT_IN, CAT_LEN_NONE, 0 },
	{ "maxMipmapLevelClamp", &t_float, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefSetMipmapLevelClamp = {
	"cuTexRefSetMipmapLevelClamp", "cuTexRefSetMipmapLevelClamp", 479, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetMipmapLevelClamp, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuTexRefSetMipmappedArray[] = {
	{ "hTexRef", &t_CUtexref, CAT_IN, CAT_LEN_NONE, 0 },
	{ "hMipmappedArray", &t_CUmipmappedArray, CAT_IN, CAT_LEN_NONE, 0 },
	{ "Flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_cuTexRefSetMipmappedArray = {
	"cuTexRefSetMipmappedArray", "cuTexRefSetMipmappedArray", 480, CAT_API_CU, 0, 3, 0, CAT_OK_RESULT, 0, NULL, a_cuTexRefSetMipmappedArray, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuThreadExchangeStreamCaptureMode[] = {
	{ "mode", &p_CUstreamCaptureMode_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_cuThreadExchangeStreamCaptureMode = {
	"cuThreadExchangeStreamCaptureMode", "cuThreadExchangeStreamCaptureMode", 481, CAT_API_CU, 0, 1, 0, CAT_OK_RESULT, 0, NULL, a_cuThreadExchangeStreamCaptureMode, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuUserObjectCreate[] = {
	{ "object_out", &p_CUuserObject_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "ptr", &p_void_ptr, CAT_IN, CAT_LEN_NONE, 0 },
	{ "destroy", &t_CUhostFn, CAT_IN, CAT_LEN_NONE, 0 },
	{ "initialRefcount", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "flags", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuUserObjectCreate[] = {
	{ CAT_ACT_CREATE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0) } },
};
static const struct cat_func f_cuUserObjectCreate = {
	"cuUserObjectCreate", "cuUserObjectCreate", 482, CAT_API_CU, 0, 5, 0, CAT_OK_RESULT, 1, r_cuUserObjectCreate, a_cuUserObjectCreate, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuUserObjectRelease[] = {
	{ "object", &t_CUuserObject, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuUserObjectRelease[] = {
	{ CAT_ACT_RELEASE, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_COUNT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuUserObjectRelease = {
	"cuUserObjectRelease", "cuUserObjectRelease", 483, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuUserObjectRelease, a_cuUserObjectRelease, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuUserObjectRetain[] = {
	{ "object", &t_CUuserObject, CAT_IN, CAT_LEN_NONE, 0 },
	{ "count", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuUserObjectRetain[] = {
	{ CAT_ACT_RETAIN, 0, { [CAT_PART_OBJECT] = CAT_ARG(0), [CAT_PART_COUNT] = CAT_ARG(1) } },
};
static const struct cat_func f_cuUserObjectRetain = {
	"cuUserObjectRetain", "cuUserObjectRetain", 484, CAT_API_CU, 0, 2, 0, CAT_OK_RESULT, 1, r_cuUserObjectRetain, a_cuUserObjectRetain, &t_CUresult,
	"11.8", "", NULL,
};

static const struct cat_arg a_cuWaitExternalSemaphoresAsync_v1[] = {
	{ "extSemArray", &p_const_CUexternalSemaphore_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "paramsArray", &p_const_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "numExtSems", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuWaitExternalSemaphoresAsync_v1[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
};
static const struct cat_func f_cuWaitExternalSemaphoresAsync_v1 = {
	"cuWaitExternalSemaphoresAsync", "cuWaitExternalSemaphoresAsync_ptsz", 485, CAT_API_CU, CAT_F_SYNC, 4, 1, CAT_OK_RESULT, 1, r_cuWaitExternalSemaphoresAsync_v1, a_cuWaitExternalSemaphoresAsync_v1, &t_CUresult,
	"11.8", "", NULL,
};
static const struct cat_arg a_cuWaitExternalSemaphoresAsync[] = {
	{ "extSemArray", &p_const_CUexternalSemaphore_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "paramsArray", &p_const_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_ptr, CAT_IN, CAT_LEN_ARG, 2 },
	{ "numExtSems", &t_unsigned_int, CAT_IN, CAT_LEN_NONE, 0 },
	{ "stream", &t_CUstream, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_role r_cuWaitExternalSemaphoresAsync[] = {
	{ CAT_ACT_ENQUEUE, 0, { [CAT_PART_QUEUE] = CAT_ARG(3) } },
};
static const struct cat_func f_cuWaitExternalSemaphoresAsync = {
	"cuWaitExternalSemaphoresAsync", "cuWaitExternalSemaphoresAsync", 485, CAT_API_CU, CAT_F_SYNC, 4, 0, CAT_OK_RESULT, 1, r_cuWaitExternalSemaphoresAsync, a_cuWaitExternalSemaphoresAsync, &t_CUresult,
	"11.8", "", &f_cuWaitExternalSemaphoresAsync_v1,
};

static const struct cat_func *const funcs[] = {
	&f_cuArray3DCreate,
	&f_cuArray3DGetDescriptor,
	&f_cuArrayCreate,
	&f_cuArrayDestroy,
	&f_cuArrayGetDescriptor,
	&f_cuArrayGetMemoryRequirements,
	&f_cuArrayGetPlane,
	&f_cuArrayGetSparseProperties,
	&f_cuCheckpointOperationComplete,
	&f_cuCheckpointProcessCheckpoint,
	&f_cuCheckpointProcessGetRestoreThreadId,
	&f_cuCheckpointProcessGetState,
	&f_cuCheckpointProcessLock,
	&f_cuCheckpointProcessRestore,
	&f_cuCheckpointProcessUnlock,
	&f_cuCoredumpDeregisterCompleteCallback,
	&f_cuCoredumpDeregisterStartCallback,
	&f_cuCoredumpGetAttribute,
	&f_cuCoredumpGetAttributeGlobal,
	&f_cuCoredumpRegisterCompleteCallback,
	&f_cuCoredumpRegisterStartCallback,
	&f_cuCoredumpSetAttribute,
	&f_cuCoredumpSetAttributeGlobal,
	&f_cuCtxAttach,
	&f_cuCtxCreate,
	&f_cuCtxDestroy,
	&f_cuCtxDetach,
	&f_cuCtxDisablePeerAccess,
	&f_cuCtxEnablePeerAccess,
	&f_cuCtxFromGreenCtx,
	&f_cuCtxGetApiVersion,
	&f_cuCtxGetCacheConfig,
	&f_cuCtxGetCurrent,
	&f_cuCtxGetDevResource,
	&f_cuCtxGetDevice,
	&f_cuCtxGetExecAffinity,
	&f_cuCtxGetFlags,
	&f_cuCtxGetId,
	&f_cuCtxGetLimit,
	&f_cuCtxGetSharedMemConfig,
	&f_cuCtxGetStreamPriorityRange,
	&f_cuCtxPopCurrent,
	&f_cuCtxPushCurrent,
	&f_cuCtxRecordEvent,
	&f_cuCtxResetPersistingL2Cache,
	&f_cuCtxSetCacheConfig,
	&f_cuCtxSetCurrent,
	&f_cuCtxSetFlags,
	&f_cuCtxSetLimit,
	&f_cuCtxSetSharedMemConfig,
	&f_cuCtxSynchronize,
	&f_cuCtxWaitEvent,
	&f_cuDestroyExternalMemory,
	&f_cuDestroyExternalSemaphore,
	&f_cuDevResourceGenerateDesc,
	&f_cuDevSmResourceSplit,
	&f_cuDevSmResourceSplitByCount,
	&f_cuDeviceCanAccessPeer,
	&f_cuDeviceComputeCapability,
	&f_cuDeviceGet,
	&f_cuDeviceGetAttribute,
	&f_cuDeviceGetByPCIBusId,
	&f_cuDeviceGetCliqueCount,
	&f_cuDeviceGetCliqueInfo,
	&f_cuDeviceGetCount,
	&f_cuDeviceGetDefaultMemPool,
	&f_cuDeviceGetDevResource,
	&f_cuDeviceGetExecAffinitySupport,
	&f_cuDeviceGetFabricClusterUuid,
	&f_cuDeviceGetGraphMemAttribute,
	&f_cuDeviceGetHostAtomicCapabilities,
	&f_cuDeviceGetLuid,
	&f_cuDeviceGetMemPool,
	&f_cuDeviceGetName,
	&f_cuDeviceGetNvSciSyncAttributes,
	&f_cuDeviceGetP2PAtomicCapabilities,
	&f_cuDeviceGetP2PAttribute,
	&f_cuDeviceGetPCIBusId,
	&f_cuDeviceGetProperties,
	&f_cuDeviceGetTexture1DLinearMaxWidth,
	&f_cuDeviceGetUuid,
	&f_cuDeviceGraphMemTrim,
	&f_cuDevicePrimaryCtxGetState,
	&f_cuDevicePrimaryCtxRelease,
	&f_cuDevicePrimaryCtxReset,
	&f_cuDevicePrimaryCtxRetain,
	&f_cuDevicePrimaryCtxSetFlags,
	&f_cuDeviceRegisterAsyncNotification,
	&f_cuDeviceSetGraphMemAttribute,
	&f_cuDeviceSetMemPool,
	&f_cuDeviceTotalMem,
	&f_cuDeviceUnregisterAsyncNotification,
	&f_cuDriverGetVersion,
	&f_cuEventCreate,
	&f_cuEventDestroy,
	&f_cuEventElapsedTime,
	&f_cuEventQuery,
	&f_cuEventRecord,
	&f_cuEventRecordWithFlags,
	&f_cuEventSynchronize,
	&f_cuExternalMemoryGetMappedBuffer,
	&f_cuExternalMemoryGetMappedMipmappedArray,
	&f_cuFabricCpyBatchAsync,
	&f_cuFlushGPUDirectRDMAWrites,
	&f_cuFuncGetAttribute,
	&f_cuFuncGetModule,
	&f_cuFuncGetName,
	&f_cuFuncGetParamCount,
	&f_cuFuncGetParamInfo,
	&f_cuFuncIsLoaded,
	&f_cuFuncLoad,
	&f_cuFuncSetAttribute,
	&f_cuFuncSetBlockShape,
	&f_cuFuncSetCacheConfig,
	&f_cuFuncSetSharedMemConfig,
	&f_cuFuncSetSharedSize,
	&f_cuGetErrorName,
	&f_cuGetErrorString,
	&f_cuGetExportTable,
	&f_cuGetProcAddress,
	&f_cuGraphAddBatchMemOpNode,
	&f_cuGraphAddChildGraphNode,
	&f_cuGraphAddDependencies,
	&f_cuGraphAddEmptyNode,
	&f_cuGraphAddEventRecordNode,
	&f_cuGraphAddEventWaitNode,
	&f_cuGraphAddExternalSemaphoresSignalNode,
	&f_cuGraphAddExternalSemaphoresWaitNode,
	&f_cuGraphAddHostNode,
	&f_cuGraphAddKernelNode,
	&f_cuGraphAddMemAllocNode,
	&f_cuGraphAddMemFreeNode,
	&f_cuGraphAddMemcpyNode,
	&f_cuGraphAddMemsetNode,
	&f_cuGraphAddNode,
	&f_cuGraphBatchMemOpNodeGetParams,
	&f_cuGraphBatchMemOpNodeSetParams,
	&f_cuGraphChildGraphNodeGetGraph,
	&f_cuGraphClone,
	&f_cuGraphConditionalHandleCreate,
	&f_cuGraphCreate,
	&f_cuGraphDebugDotPrint,
	&f_cuGraphDestroy,
	&f_cuGraphDestroyNode,
	&f_cuGraphEventRecordNodeGetEvent,
	&f_cuGraphEventRecordNodeSetEvent,
	&f_cuGraphEventWaitNodeGetEvent,
	&f_cuGraphEventWaitNodeSetEvent,
	&f_cuGraphExecBatchMemOpNodeSetParams,
	&f_cuGraphExecChildGraphNodeSetParams,
	&f_cuGraphExecDestroy,
	&f_cuGraphExecEventRecordNodeSetEvent,
	&f_cuGraphExecEventWaitNodeSetEvent,
	&f_cuGraphExecExternalSemaphoresSignalNodeSetParams,
	&f_cuGraphExecExternalSemaphoresWaitNodeSetParams,
	&f_cuGraphExecGetFlags,
	&f_cuGraphExecGetId,
	&f_cuGraphExecHostNodeSetParams,
	&f_cuGraphExecKernelNodeSetParams,
	&f_cuGraphExecMemcpyNodeSetParams,
	&f_cuGraphExecMemsetNodeSetParams,
	&f_cuGraphExecNodeSetParams,
	&f_cuGraphExecUpdate,
	&f_cuGraphExternalSemaphoresSignalNodeGetParams,
	&f_cuGraphExternalSemaphoresSignalNodeSetParams,
	&f_cuGraphExternalSemaphoresWaitNodeGetParams,
	&f_cuGraphExternalSemaphoresWaitNodeSetParams,
	&f_cuGraphGetEdges,
	&f_cuGraphGetId,
	&f_cuGraphGetNodes,
	&f_cuGraphGetRootNodes,
	&f_cuGraphHostNodeGetParams,
	&f_cuGraphHostNodeSetParams,
	&f_cuGraphInstantiate,
	&f_cuGraphInstantiateWithFlags,
	&f_cuGraphInstantiateWithParams,
	&f_cuGraphKernelNodeCopyAttributes,
	&f_cuGraphKernelNodeGetAttribute,
	&f_cuGraphKernelNodeGetParams,
	&f_cuGraphKernelNodeSetAttribute,
	&f_cuGraphKernelNodeSetParams,
	&f_cuGraphLaunch,
	&f_cuGraphMemAllocNodeGetParams,
	&f_cuGraphMemFreeNodeGetParams,
	&f_cuGraphMemcpyNodeGetParams,
	&f_cuGraphMemcpyNodeSetParams,
	&f_cuGraphMemsetNodeGetParams,
	&f_cuGraphMemsetNodeSetParams,
	&f_cuGraphNodeFindInClone,
	&f_cuGraphNodeGetContainingGraph,
	&f_cuGraphNodeGetDependencies,
	&f_cuGraphNodeGetDependentNodes,
	&f_cuGraphNodeGetEnabled,
	&f_cuGraphNodeGetLocalId,
	&f_cuGraphNodeGetParams,
	&f_cuGraphNodeGetToolsId,
	&f_cuGraphNodeGetType,
	&f_cuGraphNodeSetEnabled,
	&f_cuGraphNodeSetParams,
	&f_cuGraphReleaseUserObject,
	&f_cuGraphRemoveDependencies,
	&f_cuGraphRetainUserObject,
	&f_cuGraphUpload,
	&f_cuGraphicsMapResources,
	&f_cuGraphicsResourceGetMappedMipmappedArray,
	&f_cuGraphicsResourceGetMappedPointer,
	&f_cuGraphicsResourceSetMapFlags,
	&f_cuGraphicsSubResourceGetMappedArray,
	&f_cuGraphicsUnmapResources,
	&f_cuGraphicsUnregisterResource,
	&f_cuGreenCtxCreate,
	&f_cuGreenCtxDestroy,
	&f_cuGreenCtxGetDevResource,
	&f_cuGreenCtxGetId,
	&f_cuGreenCtxRecordEvent,
	&f_cuGreenCtxStreamCreate,
	&f_cuGreenCtxWaitEvent,
	&f_cuImportExternalMemory,
	&f_cuImportExternalSemaphore,
	&f_cuInit,
	&f_cuIpcCloseMemHandle,
	&f_cuIpcGetEventHandle,
	&f_cuIpcGetMemHandle,
	&f_cuIpcOpenEventHandle,
	&f_cuIpcOpenMemHandle,
	&f_cuKernelGetAttribute,
	&f_cuKernelGetFunction,
	&f_cuKernelGetLibrary,
	&f_cuKernelGetName,
	&f_cuKernelGetParamCount,
	&f_cuKernelGetParamInfo,
	&f_cuKernelSetAttribute,
	&f_cuKernelSetCacheConfig,
	&f_cuLaunch,
	&f_cuLaunchCooperativeKernel,
	&f_cuLaunchCooperativeKernelMultiDevice,
	&f_cuLaunchGrid,
	&f_cuLaunchGridAsync,
	&f_cuLaunchHostFunc,
	&f_cuLaunchKernel,
	&f_cuLaunchKernelEx,
	&f_cuLibraryEnumerateKernels,
	&f_cuLibraryGetGlobal,
	&f_cuLibraryGetKernel,
	&f_cuLibraryGetKernelCount,
	&f_cuLibraryGetManaged,
	&f_cuLibraryGetModule,
	&f_cuLibraryGetUnifiedFunction,
	&f_cuLibraryLoadData,
	&f_cuLibraryLoadFromFile,
	&f_cuLibraryUnload,
	&f_cuLinkAddData,
	&f_cuLinkAddFile,
	&f_cuLinkComplete,
	&f_cuLinkCreate,
	&f_cuLinkDestroy,
	&f_cuLogicalEndpointAddDevice,
	&f_cuLogicalEndpointBindAddr,
	&f_cuLogicalEndpointBindMem,
	&f_cuLogicalEndpointCreate,
	&f_cuLogicalEndpointDestroy,
	&f_cuLogicalEndpointExport,
	&f_cuLogicalEndpointGetLimits,
	&f_cuLogicalEndpointIdRelease,
	&f_cuLogicalEndpointIdReserve,
	&f_cuLogicalEndpointImport,
	&f_cuLogicalEndpointQuery,
	&f_cuLogicalEndpointUnbind,
	&f_cuLogsCurrent,
	&f_cuLogsDumpToFile,
	&f_cuLogsDumpToMemory,
	&f_cuLogsRegisterCallback,
	&f_cuLogsUnregisterCallback,
	&f_cuMemAddressFree,
	&f_cuMemAddressReserve,
	&f_cuMemAdvise,
	&f_cuMemAlloc,
	&f_cuMemAllocAsync,
	&f_cuMemAllocFromPoolAsync,
	&f_cuMemAllocHost,
	&f_cuMemAllocManaged,
	&f_cuMemAllocPitch,
	&f_cuMemBatchDecompressAsync,
	&f_cuMemCreate,
	&f_cuMemDiscardAndPrefetchBatchAsync,
	&f_cuMemDiscardBatchAsync,
	&f_cuMemExportToShareableHandle,
	&f_cuMemFree,
	&f_cuMemFreeAsync,
	&f_cuMemFreeHost,
	&f_cuMemGetAccess,
	&f_cuMemGetAddressRange,
	&f_cuMemGetAllocationGranularity,
	&f_cuMemGetAllocationPropertiesFromHandle,
	&f_cuMemGetDefaultMemPool,
	&f_cuMemGetHandleForAddressRange,
	&f_cuMemGetInfo,
	&f_cuMemGetLocationInfo,
	&f_cuMemGetMemPool,
	&f_cuMemHostAlloc,
	&f_cuMemHostGetDevicePointer,
	&f_cuMemHostGetFlags,
	&f_cuMemHostRegister,
	&f_cuMemHostUnregister,
	&f_cuMemImportFromShareableHandle,
	&f_cuMemMap,
	&f_cuMemMapArrayAsync,
	&f_cuMemPoolCreate,
	&f_cuMemPoolDestroy,
	&f_cuMemPoolExportPointer,
	&f_cuMemPoolExportToShareableHandle,
	&f_cuMemPoolGetAccess,
	&f_cuMemPoolGetAttribute,
	&f_cuMemPoolImportFromShareableHandle,
	&f_cuMemPoolImportPointer,
	&f_cuMemPoolSetAccess,
	&f_cuMemPoolSetAttribute,
	&f_cuMemPoolTrimTo,
	&f_cuMemPrefetchAsync,
	&f_cuMemPrefetchBatchAsync,
	&f_cuMemRangeGetAttribute,
	&f_cuMemRangeGetAttributes,
	&f_cuMemRelease,
	&f_cuMemRetainAllocationHandle,
	&f_cuMemSetAccess,
	&f_cuMemSetMemPool,
	&f_cuMemUnmap,
	&f_cuMemcpy,
	&f_cuMemcpy2D,
	&f_cuMemcpy2DAsync,
	&f_cuMemcpy2DUnaligned,
	&f_cuMemcpy3D,
	&f_cuMemcpy3DAsync,
	&f_cuMemcpy3DBatchAsync,
	&f_cuMemcpy3DPeer,
	&f_cuMemcpy3DPeerAsync,
	&f_cuMemcpy3DWithAttributesAsync,
	&f_cuMemcpyAsync,
	&f_cuMemcpyAtoA,
	&f_cuMemcpyAtoD,
	&f_cuMemcpyAtoH,
	&f_cuMemcpyAtoHAsync,
	&f_cuMemcpyBatchAsync,
	&f_cuMemcpyDtoA,
	&f_cuMemcpyDtoD,
	&f_cuMemcpyDtoDAsync,
	&f_cuMemcpyDtoH,
	&f_cuMemcpyDtoHAsync,
	&f_cuMemcpyHtoA,
	&f_cuMemcpyHtoAAsync,
	&f_cuMemcpyHtoD,
	&f_cuMemcpyHtoDAsync,
	&f_cuMemcpyPeer,
	&f_cuMemcpyPeerAsync,
	&f_cuMemcpyWithAttributesAsync,
	&f_cuMemsetD16,
	&f_cuMemsetD16Async,
	&f_cuMemsetD2D16,
	&f_cuMemsetD2D16Async,
	&f_cuMemsetD2D32,
	&f_cuMemsetD2D32Async,
	&f_cuMemsetD2D8,
	&f_cuMemsetD2D8Async,
	&f_cuMemsetD32,
	&f_cuMemsetD32Async,
	&f_cuMemsetD8,
	&f_cuMemsetD8Async,
	&f_cuMipmappedArrayCreate,
	&f_cuMipmappedArrayDestroy,
	&f_cuMipmappedArrayGetLevel,
	&f_cuMipmappedArrayGetMemoryRequirements,
	&f_cuMipmappedArrayGetSparseProperties,
	&f_cuModuleEnumerateFunctions,
	&f_cuModuleGetFunction,
	&f_cuModuleGetFunctionCount,
	&f_cuModuleGetGlobal,
	&f_cuModuleGetLoadingMode,
	&f_cuModuleGetSurfRef,
	&f_cuModuleGetTexRef,
	&f_cuModuleLoad,
	&f_cuModuleLoadData,
	&f_cuModuleLoadDataEx,
	&f_cuModuleLoadFatBinary,
	&f_cuModuleUnload,
	&f_cuMulticastAddDevice,
	&f_cuMulticastBindAddr,
	&f_cuMulticastBindMem,
	&f_cuMulticastCreate,
	&f_cuMulticastGetGranularity,
	&f_cuMulticastUnbind,
	&f_cuOccupancyAvailableDynamicSMemPerBlock,
	&f_cuOccupancyMaxActiveBlocksPerMultiprocessor,
	&f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
	&f_cuOccupancyMaxActiveClusters,
	&f_cuOccupancyMaxPotentialBlockSize,
	&f_cuOccupancyMaxPotentialBlockSizeWithFlags,
	&f_cuOccupancyMaxPotentialClusterSize,
	&f_cuParamSetSize,
	&f_cuParamSetTexRef,
	&f_cuParamSetf,
	&f_cuParamSeti,
	&f_cuParamSetv,
	&f_cuPointerGetAttribute,
	&f_cuPointerGetAttributes,
	&f_cuPointerSetAttribute,
	&f_cuSignalExternalSemaphoresAsync,
	&f_cuStreamAddCallback,
	&f_cuStreamAttachMemAsync,
	&f_cuStreamBatchMemOp,
	&f_cuStreamBeginCapture,
	&f_cuStreamBeginCaptureToCig,
	&f_cuStreamBeginCaptureToGraph,
	&f_cuStreamBeginRecaptureToGraph,
	&f_cuStreamCopyAttributes,
	&f_cuStreamCreate,
	&f_cuStreamCreateWithPriority,
	&f_cuStreamDestroy,
	&f_cuStreamEndCapture,
	&f_cuStreamEndCaptureToCig,
	&f_cuStreamGetAttribute,
	&f_cuStreamGetCaptureInfo,
	&f_cuStreamGetCtx,
	&f_cuStreamGetDevResource,
	&f_cuStreamGetDevice,
	&f_cuStreamGetFlags,
	&f_cuStreamGetGreenCtx,
	&f_cuStreamGetId,
	&f_cuStreamGetPriority,
	&f_cuStreamIsCapturing,
	&f_cuStreamQuery,
	&f_cuStreamSetAttribute,
	&f_cuStreamSynchronize,
	&f_cuStreamUpdateCaptureDependencies,
	&f_cuStreamWaitEvent,
	&f_cuStreamWaitValue32,
	&f_cuStreamWaitValue64,
	&f_cuStreamWriteValue32,
	&f_cuStreamWriteValue64,
	&f_cuSurfObjectCreate,
	&f_cuSurfObjectDestroy,
	&f_cuSurfObjectGetResourceDesc,
	&f_cuSurfRefGetArray,
	&f_cuSurfRefSetArray,
	&f_cuTensorMapEncodeIm2col,
	&f_cuTensorMapEncodeIm2colWide,
	&f_cuTensorMapEncodeTiled,
	&f_cuTensorMapReplaceAddress,
	&f_cuTensorMapSetAllocationClass,
	&f_cuTexObjectCreate,
	&f_cuTexObjectDestroy,
	&f_cuTexObjectGetResourceDesc,
	&f_cuTexObjectGetResourceViewDesc,
	&f_cuTexObjectGetTextureDesc,
	&f_cuTexRefCreate,
	&f_cuTexRefDestroy,
	&f_cuTexRefGetAddress,
	&f_cuTexRefGetAddressMode,
	&f_cuTexRefGetArray,
	&f_cuTexRefGetBorderColor,
	&f_cuTexRefGetFilterMode,
	&f_cuTexRefGetFlags,
	&f_cuTexRefGetFormat,
	&f_cuTexRefGetMaxAnisotropy,
	&f_cuTexRefGetMipmapFilterMode,
	&f_cuTexRefGetMipmapLevelBias,
	&f_cuTexRefGetMipmapLevelClamp,
	&f_cuTexRefGetMipmappedArray,
	&f_cuTexRefSetAddress,
	&f_cuTexRefSetAddress2D,
	&f_cuTexRefSetAddressMode,
	&f_cuTexRefSetArray,
	&f_cuTexRefSetBorderColor,
	&f_cuTexRefSetFilterMode,
	&f_cuTexRefSetFlags,
	&f_cuTexRefSetFormat,
	&f_cuTexRefSetMaxAnisotropy,
	&f_cuTexRefSetMipmapFilterMode,
	&f_cuTexRefSetMipmapLevelBias,
	&f_cuTexRefSetMipmapLevelClamp,
	&f_cuTexRefSetMipmappedArray,
	&f_cuThreadExchangeStreamCaptureMode,
	&f_cuUserObjectCreate,
	&f_cuUserObjectRelease,
	&f_cuUserObjectRetain,
	&f_cuWaitExternalSemaphoresAsync,
};

static const struct cat_func *const symbols[] = {
	&f_cuArray3DCreate_v1,
	&f_cuArray3DCreate,
	&f_cuArray3DGetDescriptor_v1,
	&f_cuArray3DGetDescriptor,
	&f_cuArrayCreate_v1,
	&f_cuArrayCreate,
	&f_cuArrayDestroy,
	&f_cuArrayGetDescriptor_v1,
	&f_cuArrayGetDescriptor,
	&f_cuArrayGetMemoryRequirements,
	&f_cuArrayGetPlane,
	&f_cuArrayGetSparseProperties,
	&f_cuCheckpointOperationComplete,
	&f_cuCheckpointProcessCheckpoint,
	&f_cuCheckpointProcessGetRestoreThreadId,
	&f_cuCheckpointProcessGetState,
	&f_cuCheckpointProcessLock,
	&f_cuCheckpointProcessRestore,
	&f_cuCheckpointProcessUnlock,
	&f_cuCoredumpDeregisterCompleteCallback,
	&f_cuCoredumpDeregisterStartCallback,
	&f_cuCoredumpGetAttribute,
	&f_cuCoredumpGetAttributeGlobal,
	&f_cuCoredumpRegisterCompleteCallback,
	&f_cuCoredumpRegisterStartCallback,
	&f_cuCoredumpSetAttribute,
	&f_cuCoredumpSetAttributeGlobal,
	&f_cuCtxAttach,
	&f_cuCtxCreate_v3,
	&f_cuCtxCreate_v2,
	&f_cuCtxCreate_v1,
	&f_cuCtxCreate,
	&f_cuCtxDestroy_v1,
	&f_cuCtxDestroy,
	&f_cuCtxDetach,
	&f_cuCtxDisablePeerAccess,
	&f_cuCtxEnablePeerAccess,
	&f_cuCtxFromGreenCtx,
	&f_cuCtxGetApiVersion,
	&f_cuCtxGetCacheConfig,
	&f_cuCtxGetCurrent,
	&f_cuCtxGetDevResource,
	&f_cuCtxGetDevice_v1,
	&f_cuCtxGetDevice,
	&f_cuCtxGetExecAffinity,
	&f_cuCtxGetFlags,
	&f_cuCtxGetId,
	&f_cuCtxGetLimit,
	&f_cuCtxGetSharedMemConfig,
	&f_cuCtxGetStreamPriorityRange,
	&f_cuCtxPopCurrent_v1,
	&f_cuCtxPopCurrent,
	&f_cuCtxPushCurrent_v1,
	&f_cuCtxPushCurrent,
	&f_cuCtxRecordEvent,
	&f_cuCtxResetPersistingL2Cache,
	&f_cuCtxSetCacheConfig,
	&f_cuCtxSetCurrent,
	&f_cuCtxSetFlags,
	&f_cuCtxSetLimit,
	&f_cuCtxSetSharedMemConfig,
	&f_cuCtxSynchronize_v1,
	&f_cuCtxSynchronize,
	&f_cuCtxWaitEvent,
	&f_cuDestroyExternalMemory,
	&f_cuDestroyExternalSemaphore,
	&f_cuDevResourceGenerateDesc,
	&f_cuDevSmResourceSplit,
	&f_cuDevSmResourceSplitByCount,
	&f_cuDeviceCanAccessPeer,
	&f_cuDeviceComputeCapability,
	&f_cuDeviceGet,
	&f_cuDeviceGetAttribute,
	&f_cuDeviceGetByPCIBusId,
	&f_cuDeviceGetCliqueCount,
	&f_cuDeviceGetCliqueInfo,
	&f_cuDeviceGetCount,
	&f_cuDeviceGetDefaultMemPool,
	&f_cuDeviceGetDevResource,
	&f_cuDeviceGetExecAffinitySupport,
	&f_cuDeviceGetFabricClusterUuid,
	&f_cuDeviceGetGraphMemAttribute,
	&f_cuDeviceGetHostAtomicCapabilities,
	&f_cuDeviceGetLuid,
	&f_cuDeviceGetMemPool,
	&f_cuDeviceGetName,
	&f_cuDeviceGetNvSciSyncAttributes,
	&f_cuDeviceGetP2PAtomicCapabilities,
	&f_cuDeviceGetP2PAttribute,
	&f_cuDeviceGetPCIBusId,
	&f_cuDeviceGetProperties,
	&f_cuDeviceGetTexture1DLinearMaxWidth,
	&f_cuDeviceGetUuid_v1,
	&f_cuDeviceGetUuid,
	&f_cuDeviceGraphMemTrim,
	&f_cuDevicePrimaryCtxGetState,
	&f_cuDevicePrimaryCtxRelease_v1,
	&f_cuDevicePrimaryCtxRelease,
	&f_cuDevicePrimaryCtxReset_v1,
	&f_cuDevicePrimaryCtxReset,
	&f_cuDevicePrimaryCtxRetain,
	&f_cuDevicePrimaryCtxSetFlags_v1,
	&f_cuDevicePrimaryCtxSetFlags,
	&f_cuDeviceRegisterAsyncNotification,
	&f_cuDeviceSetGraphMemAttribute,
	&f_cuDeviceSetMemPool,
	&f_cuDeviceTotalMem_v1,
	&f_cuDeviceTotalMem,
	&f_cuDeviceUnregisterAsyncNotification,
	&f_cuDriverGetVersion,
	&f_cuEventCreate,
	&f_cuEventDestroy_v1,
	&f_cuEventDestroy,
	&f_cuEventElapsedTime_v1,
	&f_cuEventElapsedTime,
	&f_cuEventQuery,
	&f_cuEventRecord,
	&f_cuEventRecordWithFlags,
	&f_cuEventRecordWithFlags_v1,
	&f_cuEventRecord_v1,
	&f_cuEventSynchronize,
	&f_cuExternalMemoryGetMappedBuffer,
	&f_cuExternalMemoryGetMappedMipmappedArray,
	&f_cuFabricCpyBatchAsync,
	&f_cuFabricCpyBatchAsync_v1,
	&f_cuFlushGPUDirectRDMAWrites,
	&f_cuFuncGetAttribute,
	&f_cuFuncGetModule,
	&f_cuFuncGetName,
	&f_cuFuncGetParamCount,
	&f_cuFuncGetParamInfo,
	&f_cuFuncIsLoaded,
	&f_cuFuncLoad,
	&f_cuFuncSetAttribute,
	&f_cuFuncSetBlockShape,
	&f_cuFuncSetCacheConfig,
	&f_cuFuncSetSharedMemConfig,
	&f_cuFuncSetSharedSize,
	&f_cuGetErrorName,
	&f_cuGetErrorString,
	&f_cuGetExportTable,
	&f_cuGetProcAddress_v1,
	&f_cuGetProcAddress,
	&f_cuGraphAddBatchMemOpNode,
	&f_cuGraphAddChildGraphNode,
	&f_cuGraphAddDependencies_v1,
	&f_cuGraphAddDependencies,
	&f_cuGraphAddEmptyNode,
	&f_cuGraphAddEventRecordNode,
	&f_cuGraphAddEventWaitNode,
	&f_cuGraphAddExternalSemaphoresSignalNode,
	&f_cuGraphAddExternalSemaphoresWaitNode,
	&f_cuGraphAddHostNode,
	&f_cuGraphAddKernelNode_v1,
	&f_cuGraphAddKernelNode,
	&f_cuGraphAddMemAllocNode,
	&f_cuGraphAddMemFreeNode,
	&f_cuGraphAddMemcpyNode,
	&f_cuGraphAddMemsetNode,
	&f_cuGraphAddNode_v4,
	&f_cuGraphAddNode_v1,
	&f_cuGraphAddNode,
	&f_cuGraphBatchMemOpNodeGetParams,
	&f_cuGraphBatchMemOpNodeSetParams,
	&f_cuGraphChildGraphNodeGetGraph,
	&f_cuGraphClone,
	&f_cuGraphConditionalHandleCreate,
	&f_cuGraphCreate,
	&f_cuGraphDebugDotPrint,
	&f_cuGraphDestroy,
	&f_cuGraphDestroyNode,
	&f_cuGraphEventRecordNodeGetEvent,
	&f_cuGraphEventRecordNodeSetEvent,
	&f_cuGraphEventWaitNodeGetEvent,
	&f_cuGraphEventWaitNodeSetEvent,
	&f_cuGraphExecBatchMemOpNodeSetParams,
	&f_cuGraphExecChildGraphNodeSetParams,
	&f_cuGraphExecDestroy,
	&f_cuGraphExecEventRecordNodeSetEvent,
	&f_cuGraphExecEventWaitNodeSetEvent,
	&f_cuGraphExecExternalSemaphoresSignalNodeSetParams,
	&f_cuGraphExecExternalSemaphoresWaitNodeSetParams,
	&f_cuGraphExecGetFlags,
	&f_cuGraphExecGetId,
	&f_cuGraphExecHostNodeSetParams,
	&f_cuGraphExecKernelNodeSetParams_v1,
	&f_cuGraphExecKernelNodeSetParams,
	&f_cuGraphExecMemcpyNodeSetParams,
	&f_cuGraphExecMemsetNodeSetParams,
	&f_cuGraphExecNodeSetParams,
	&f_cuGraphExecUpdate_v1,
	&f_cuGraphExecUpdate,
	&f_cuGraphExternalSemaphoresSignalNodeGetParams,
	&f_cuGraphExternalSemaphoresSignalNodeSetParams,
	&f_cuGraphExternalSemaphoresWaitNodeGetParams,
	&f_cuGraphExternalSemaphoresWaitNodeSetParams,
	&f_cuGraphGetEdges_v1,
	&f_cuGraphGetEdges,
	&f_cuGraphGetId,
	&f_cuGraphGetNodes,
	&f_cuGraphGetRootNodes,
	&f_cuGraphHostNodeGetParams,
	&f_cuGraphHostNodeSetParams,
	&f_cuGraphInstantiate_v1,
	&f_cuGraphInstantiateWithFlags,
	&f_cuGraphInstantiateWithParams,
	&f_cuGraphInstantiateWithParams_v1,
	&f_cuGraphInstantiate,
	&f_cuGraphKernelNodeCopyAttributes,
	&f_cuGraphKernelNodeGetAttribute,
	&f_cuGraphKernelNodeGetParams_v1,
	&f_cuGraphKernelNodeGetParams,
	&f_cuGraphKernelNodeSetAttribute,
	&f_cuGraphKernelNodeSetParams_v1,
	&f_cuGraphKernelNodeSetParams,
	&f_cuGraphLaunch,
	&f_cuGraphLaunch_v1,
	&f_cuGraphMemAllocNodeGetParams,
	&f_cuGraphMemFreeNodeGetParams,
	&f_cuGraphMemcpyNodeGetParams,
	&f_cuGraphMemcpyNodeSetParams,
	&f_cuGraphMemsetNodeGetParams,
	&f_cuGraphMemsetNodeSetParams,
	&f_cuGraphNodeFindInClone,
	&f_cuGraphNodeGetContainingGraph,
	&f_cuGraphNodeGetDependencies_v1,
	&f_cuGraphNodeGetDependencies,
	&f_cuGraphNodeGetDependentNodes_v1,
	&f_cuGraphNodeGetDependentNodes,
	&f_cuGraphNodeGetEnabled,
	&f_cuGraphNodeGetLocalId,
	&f_cuGraphNodeGetParams,
	&f_cuGraphNodeGetToolsId,
	&f_cuGraphNodeGetType,
	&f_cuGraphNodeSetEnabled,
	&f_cuGraphNodeSetParams_v1,
	&f_cuGraphNodeSetParams,
	&f_cuGraphReleaseUserObject,
	&f_cuGraphRemoveDependencies_v1,
	&f_cuGraphRemoveDependencies,
	&f_cuGraphRetainUserObject,
	&f_cuGraphUpload,
	&f_cuGraphUpload_v1,
	&f_cuGraphicsMapResources,
	&f_cuGraphicsMapResources_v1,
	&f_cuGraphicsResourceGetMappedMipmappedArray,
	&f_cuGraphicsResourceGetMappedPointer_v1,
	&f_cuGraphicsResourceGetMappedPointer,
	&f_cuGraphicsResourceSetMapFlags_v1,
	&f_cuGraphicsResourceSetMapFlags,
	&f_cuGraphicsSubResourceGetMappedArray,
	&f_cuGraphicsUnmapResources,
	&f_cuGraphicsUnmapResources_v1,
	&f_cuGraphicsUnregisterResource,
	&f_cuGreenCtxCreate,
	&f_cuGreenCtxDestroy,
	&f_cuGreenCtxGetDevResource,
	&f_cuGreenCtxGetId,
	&f_cuGreenCtxRecordEvent,
	&f_cuGreenCtxStreamCreate,
	&f_cuGreenCtxWaitEvent,
	&f_cuImportExternalMemory,
	&f_cuImportExternalSemaphore,
	&f_cuInit,
	&f_cuIpcCloseMemHandle,
	&f_cuIpcGetEventHandle,
	&f_cuIpcGetMemHandle,
	&f_cuIpcOpenEventHandle,
	&f_cuIpcOpenMemHandle_v1,
	&f_cuIpcOpenMemHandle,
	&f_cuKernelGetAttribute,
	&f_cuKernelGetFunction,
	&f_cuKernelGetLibrary,
	&f_cuKernelGetName,
	&f_cuKernelGetParamCount,
	&f_cuKernelGetParamInfo,
	&f_cuKernelSetAttribute,
	&f_cuKernelSetCacheConfig,
	&f_cuLaunch,
	&f_cuLaunchCooperativeKernel,
	&f_cuLaunchCooperativeKernelMultiDevice,
	&f_cuLaunchCooperativeKernel_v1,
	&f_cuLaunchGrid,
	&f_cuLaunchGridAsync,
	&f_cuLaunchHostFunc_v2,
	&f_cuLaunchHostFunc_v3,
	&f_cuLaunchHostFunc,
	&f_cuLaunchHostFunc_v1,
	&f_cuLaunchKernel,
	&f_cuLaunchKernelEx,
	&f_cuLaunchKernelEx_v6,
	&f_cuLaunchKernel_v1,
	&f_cuLibraryEnumerateKernels,
	&f_cuLibraryGetGlobal,
	&f_cuLibraryGetKernel,
	&f_cuLibraryGetKernelCount,
	&f_cuLibraryGetManaged,
	&f_cuLibraryGetModule,
	&f_cuLibraryGetUnifiedFunction,
	&f_cuLibraryLoadData,
	&f_cuLibraryLoadFromFile,
	&f_cuLibraryUnload,
	&f_cuLinkAddData_v5,
	&f_cuLinkAddData,
	&f_cuLinkAddFile_v5,
	&f_cuLinkAddFile,
	&f_cuLinkComplete,
	&f_cuLinkCreate_v5,
	&f_cuLinkCreate,
	&f_cuLinkDestroy,
	&f_cuLogicalEndpointAddDevice,
	&f_cuLogicalEndpointBindAddr,
	&f_cuLogicalEndpointBindMem,
	&f_cuLogicalEndpointCreate,
	&f_cuLogicalEndpointDestroy,
	&f_cuLogicalEndpointExport,
	&f_cuLogicalEndpointGetLimits,
	&f_cuLogicalEndpointIdRelease,
	&f_cuLogicalEndpointIdReserve,
	&f_cuLogicalEndpointImport,
	&f_cuLogicalEndpointQuery,
	&f_cuLogicalEndpointUnbind,
	&f_cuLogsCurrent,
	&f_cuLogsDumpToFile,
	&f_cuLogsDumpToMemory,
	&f_cuLogsRegisterCallback,
	&f_cuLogsUnregisterCallback,
	&f_cuMemAddressFree,
	&f_cuMemAddressReserve,
	&f_cuMemAdvise_v2,
	&f_cuMemAdvise,
	&f_cuMemAlloc_v1,
	&f_cuMemAllocAsync,
	&f_cuMemAllocAsync_v1,
	&f_cuMemAllocFromPoolAsync,
	&f_cuMemAllocFromPoolAsync_v1,
	&f_cuMemAllocHost_v1,
	&f_cuMemAllocHost,
	&f_cuMemAllocManaged,
	&f_cuMemAllocPitch_v1,
	&f_cuMemAllocPitch,
	&f_cuMemAlloc,
	&f_cuMemBatchDecompressAsync,
	&f_cuMemBatchDecompressAsync_v1,
	&f_cuMemCreate,
	&f_cuMemDiscardAndPrefetchBatchAsync,
	&f_cuMemDiscardAndPrefetchBatchAsync_v2,
	&f_cuMemDiscardBatchAsync,
	&f_cuMemDiscardBatchAsync_v1,
	&f_cuMemExportToShareableHandle,
	&f_cuMemFree_v1,
	&f_cuMemFreeAsync,
	&f_cuMemFreeAsync_v1,
	&f_cuMemFreeHost,
	&f_cuMemFree,
	&f_cuMemGetAccess,
	&f_cuMemGetAddressRange_v1,
	&f_cuMemGetAddressRange,
	&f_cuMemGetAllocationGranularity,
	&f_cuMemGetAllocationPropertiesFromHandle,
	&f_cuMemGetDefaultMemPool,
	&f_cuMemGetHandleForAddressRange,
	&f_cuMemGetInfo_v1,
	&f_cuMemGetInfo,
	&f_cuMemGetLocationInfo,
	&f_cuMemGetMemPool,
	&f_cuMemHostAlloc,
	&f_cuMemHostGetDevicePointer_v1,
	&f_cuMemHostGetDevicePointer,
	&f_cuMemHostGetFlags,
	&f_cuMemHostRegister_v1,
	&f_cuMemHostRegister,
	&f_cuMemHostUnregister,
	&f_cuMemImportFromShareableHandle,
	&f_cuMemMap,
	&f_cuMemMapArrayAsync,
	&f_cuMemMapArrayAsync_v1,
	&f_cuMemPoolCreate,
	&f_cuMemPoolDestroy,
	&f_cuMemPoolExportPointer,
	&f_cuMemPoolExportToShareableHandle,
	&f_cuMemPoolGetAccess,
	&f_cuMemPoolGetAttribute,
	&f_cuMemPoolImportFromShareableHandle,
	&f_cuMemPoolImportPointer,
	&f_cuMemPoolSetAccess,
	&f_cuMemPoolSetAttribute,
	&f_cuMemPoolTrimTo,
	&f_cuMemPrefetchAsync_v4,
	&f_cuMemPrefetchAsync_v5,
	&f_cuMemPrefetchAsync,
	&f_cuMemPrefetchAsync_v2,
	&f_cuMemPrefetchBatchAsync,
	&f_cuMemPrefetchBatchAsync_v2,
	&f_cuMemRangeGetAttribute,
	&f_cuMemRangeGetAttributes,
	&f_cuMemRelease,
	&f_cuMemRetainAllocationHandle,
	&f_cuMemSetAccess,
	&f_cuMemSetMemPool,
	&f_cuMemUnmap,
	&f_cuMemcpy,
	&f_cuMemcpy2D_v2,
	&f_cuMemcpy2DAsync_v2,
	&f_cuMemcpy2DAsync,
	&f_cuMemcpy2DAsync_v1,
	&f_cuMemcpy2DUnaligned_v2,
	&f_cuMemcpy2DUnaligned,
	&f_cuMemcpy2DUnaligned_v1,
	&f_cuMemcpy2D,
	&f_cuMemcpy2D_v1,
	&f_cuMemcpy3D_v2,
	&f_cuMemcpy3DAsync_v2,
	&f_cuMemcpy3DAsync,
	&f_cuMemcpy3DAsync_v1,
	&f_cuMemcpy3DBatchAsync_v4,
	&f_cuMemcpy3DBatchAsync_v6,
	&f_cuMemcpy3DBatchAsync,
	&f_cuMemcpy3DBatchAsync_v2,
	&f_cuMemcpy3DPeer,
	&f_cuMemcpy3DPeerAsync,
	&f_cuMemcpy3DPeerAsync_v1,
	&f_cuMemcpy3DPeer_v1,
	&f_cuMemcpy3DWithAttributesAsync,
	&f_cuMemcpy3DWithAttributesAsync_v1,
	&f_cuMemcpy3D,
	&f_cuMemcpy3D_v1,
	&f_cuMemcpyAsync,
	&f_cuMemcpyAsync_v1,
	&f_cuMemcpyAtoA_v2,
	&f_cuMemcpyAtoA,
	&f_cuMemcpyAtoA_v1,
	&f_cuMemcpyAtoD_v2,
	&f_cuMemcpyAtoD,
	&f_cuMemcpyAtoD_v1,
	&f_cuMemcpyAtoH_v2,
	&f_cuMemcpyAtoHAsync_v2,
	&f_cuMemcpyAtoHAsync,
	&f_cuMemcpyAtoHAsync_v1,
	&f_cuMemcpyAtoH,
	&f_cuMemcpyAtoH_v1,
	&f_cuMemcpyBatchAsync_v4,
	&f_cuMemcpyBatchAsync_v6,
	&f_cuMemcpyBatchAsync,
	&f_cuMemcpyBatchAsync_v2,
	&f_cuMemcpyDtoA_v2,
	&f_cuMemcpyDtoA,
	&f_cuMemcpyDtoA_v1,
	&f_cuMemcpyDtoD_v2,
	&f_cuMemcpyDtoDAsync_v2,
	&f_cuMemcpyDtoDAsync,
	&f_cuMemcpyDtoDAsync_v1,
	&f_cuMemcpyDtoD,
	&f_cuMemcpyDtoD_v1,
	&f_cuMemcpyDtoH_v2,
	&f_cuMemcpyDtoHAsync_v2,
	&f_cuMemcpyDtoHAsync,
	&f_cuMemcpyDtoHAsync_v1,
	&f_cuMemcpyDtoH,
	&f_cuMemcpyDtoH_v1,
	&f_cuMemcpyHtoA_v2,
	&f_cuMemcpyHtoAAsync_v2,
	&f_cuMemcpyHtoAAsync,
	&f_cuMemcpyHtoAAsync_v1,
	&f_cuMemcpyHtoA,
	&f_cuMemcpyHtoA_v1,
	&f_cuMemcpyHtoD_v2,
	&f_cuMemcpyHtoDAsync_v2,
	&f_cuMemcpyHtoDAsync,
	&f_cuMemcpyHtoDAsync_v1,
	&f_cuMemcpyHtoD,
	&f_cuMemcpyHtoD_v1,
	&f_cuMemcpyPeer,
	&f_cuMemcpyPeerAsync,
	&f_cuMemcpyPeerAsync_v1,
	&f_cuMemcpyPeer_v1,
	&f_cuMemcpyWithAttributesAsync,
	&f_cuMemcpyWithAttributesAsync_v1,
	&f_cuMemcpy_v1,
	&f_cuMemsetD16_v2,
	&f_cuMemsetD16Async,
	&f_cuMemsetD16Async_v1,
	&f_cuMemsetD16,
	&f_cuMemsetD16_v1,
	&f_cuMemsetD2D16_v2,
	&f_cuMemsetD2D16Async,
	&f_cuMemsetD2D16Async_v1,
	&f_cuMemsetD2D16,
	&f_cuMemsetD2D16_v1,
	&f_cuMemsetD2D32_v2,
	&f_cuMemsetD2D32Async,
	&f_cuMemsetD2D32Async_v1,
	&f_cuMemsetD2D32,
	&f_cuMemsetD2D32_v1,
	&f_cuMemsetD2D8_v2,
	&f_cuMemsetD2D8Async,
	&f_cuMemsetD2D8Async_v1,
	&f_cuMemsetD2D8,
	&f_cuMemsetD2D8_v1,
	&f_cuMemsetD32_v2,
	&f_cuMemsetD32Async,
	&f_cuMemsetD32Async_v1,
	&f_cuMemsetD32,
	&f_cuMemsetD32_v1,
	&f_cuMemsetD8_v2,
	&f_cuMemsetD8Async,
	&f_cuMemsetD8Async_v1,
	&f_cuMemsetD8,
	&f_cuMemsetD8_v1,
	&f_cuMipmappedArrayCreate,
	&f_cuMipmappedArrayDestroy,
	&f_cuMipmappedArrayGetLevel,
	&f_cuMipmappedArrayGetMemoryRequirements,
	&f_cuMipmappedArrayGetSparseProperties,
	&f_cuModuleEnumerateFunctions,
	&f_cuModuleGetFunction,
	&f_cuModuleGetFunctionCount,
	&f_cuModuleGetGlobal_v1,
	&f_cuModuleGetGlobal,
	&f_cuModuleGetLoadingMode,
	&f_cuModuleGetSurfRef,
	&f_cuModuleGetTexRef,
	&f_cuModuleLoad,
	&f_cuModuleLoadData,
	&f_cuModuleLoadDataEx,
	&f_cuModuleLoadFatBinary,
	&f_cuModuleUnload,
	&f_cuMulticastAddDevice,
	&f_cuMulticastBindAddr_v1,
	&f_cuMulticastBindAddr,
	&f_cuMulticastBindMem_v1,
	&f_cuMulticastBindMem,
	&f_cuMulticastCreate,
	&f_cuMulticastGetGranularity,
	&f_cuMulticastUnbind,
	&f_cuOccupancyAvailableDynamicSMemPerBlock,
	&f_cuOccupancyMaxActiveBlocksPerMultiprocessor,
	&f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
	&f_cuOccupancyMaxActiveClusters,
	&f_cuOccupancyMaxPotentialBlockSize,
	&f_cuOccupancyMaxPotentialBlockSizeWithFlags,
	&f_cuOccupancyMaxPotentialClusterSize,
	&f_cuParamSetSize,
	&f_cuParamSetTexRef,
	&f_cuParamSetf,
	&f_cuParamSeti,
	&f_cuParamSetv,
	&f_cuPointerGetAttribute,
	&f_cuPointerGetAttributes,
	&f_cuPointerSetAttribute,
	&f_cuSignalExternalSemaphoresAsync,
	&f_cuSignalExternalSemaphoresAsync_v1,
	&f_cuStreamAddCallback,
	&f_cuStreamAddCallback_v1,
	&f_cuStreamAttachMemAsync,
	&f_cuStreamAttachMemAsync_v1,
	&f_cuStreamBatchMemOp_v4,
	&f_cuStreamBatchMemOp_v6,
	&f_cuStreamBatchMemOp,
	&f_cuStreamBatchMemOp_v2,
	&f_cuStreamBeginCapture_v2,
	&f_cuStreamBeginCaptureToCig,
	&f_cuStreamBeginCaptureToCig_v1,
	&f_cuStreamBeginCaptureToGraph,
	&f_cuStreamBeginCaptureToGraph_v1,
	&f_cuStreamBeginCapture_v3,
	&f_cuStreamBeginCapture,
	&f_cuStreamBeginCapture_v1,
	&f_cuStreamBeginRecaptureToGraph,
	&f_cuStreamBeginRecaptureToGraph_v1,
	&f_cuStreamCopyAttributes,
	&f_cuStreamCopyAttributes_v1,
	&f_cuStreamCreate,
	&f_cuStreamCreateWithPriority,
	&f_cuStreamDestroy_v1,
	&f_cuStreamDestroy,
	&f_cuStreamEndCapture,
	&f_cuStreamEndCaptureToCig,
	&f_cuStreamEndCaptureToCig_v1,
	&f_cuStreamEndCapture_v1,
	&f_cuStreamGetAttribute,
	&f_cuStreamGetAttribute_v6,
	&f_cuStreamGetCaptureInfo_v4,
	&f_cuStreamGetCaptureInfo_v5,
	&f_cuStreamGetCaptureInfo_v2,
	&f_cuStreamGetCaptureInfo_v3,
	&f_cuStreamGetCaptureInfo,
	&f_cuStreamGetCaptureInfo_v1,
	&f_cuStreamGetCtx_v2,
	&f_cuStreamGetCtx_v3,
	&f_cuStreamGetCtx,
	&f_cuStreamGetCtx_v1,
	&f_cuStreamGetDevResource,
	&f_cuStreamGetDevResource_v1,
	&f_cuStreamGetDevice,
	&f_cuStreamGetDevice_v1,
	&f_cuStreamGetFlags,
	&f_cuStreamGetFlags_v1,
	&f_cuStreamGetGreenCtx,
	&f_cuStreamGetId,
	&f_cuStreamGetId_v1,
	&f_cuStreamGetPriority,
	&f_cuStreamGetPriority_v1,
	&f_cuStreamIsCapturing,
	&f_cuStreamIsCapturing_v1,
	&f_cuStreamQuery,
	&f_cuStreamQuery_v1,
	&f_cuStreamSetAttribute,
	&f_cuStreamSetAttribute_v6,
	&f_cuStreamSynchronize,
	&f_cuStreamSynchronize_v1,
	&f_cuStreamUpdateCaptureDependencies_v2,
	&f_cuStreamUpdateCaptureDependencies_v3,
	&f_cuStreamUpdateCaptureDependencies,
	&f_cuStreamUpdateCaptureDependencies_v1,
	&f_cuStreamWaitEvent,
	&f_cuStreamWaitEvent_v1,
	&f_cuStreamWaitValue32_v2,
	&f_cuStreamWaitValue32_v3,
	&f_cuStreamWaitValue32,
	&f_cuStreamWaitValue32_v1,
	&f_cuStreamWaitValue64_v2,
	&f_cuStreamWaitValue64_v3,
	&f_cuStreamWaitValue64,
	&f_cuStreamWaitValue64_v1,
	&f_cuStreamWriteValue32_v2,
	&f_cuStreamWriteValue32_v3,
	&f_cuStreamWriteValue32,
	&f_cuStreamWriteValue32_v1,
	&f_cuStreamWriteValue64_v2,
	&f_cuStreamWriteValue64_v3,
	&f_cuStreamWriteValue64,
	&f_cuStreamWriteValue64_v1,
	&f_cuSurfObjectCreate,
	&f_cuSurfObjectDestroy,
	&f_cuSurfObjectGetResourceDesc,
	&f_cuSurfRefGetArray,
	&f_cuSurfRefSetArray,
	&f_cuTensorMapEncodeIm2col,
	&f_cuTensorMapEncodeIm2colWide,
	&f_cuTensorMapEncodeTiled,
	&f_cuTensorMapReplaceAddress,
	&f_cuTensorMapSetAllocationClass,
	&f_cuTexObjectCreate,
	&f_cuTexObjectDestroy,
	&f_cuTexObjectGetResourceDesc,
	&f_cuTexObjectGetResourceViewDesc,
	&f_cuTexObjectGetTextureDesc,
	&f_cuTexRefCreate,
	&f_cuTexRefDestroy,
	&f_cuTexRefGetAddress_v1,
	&f_cuTexRefGetAddressMode,
	&f_cuTexRefGetAddress,
	&f_cuTexRefGetArray,
	&f_cuTexRefGetBorderColor,
	&f_cuTexRefGetFilterMode,
	&f_cuTexRefGetFlags,
	&f_cuTexRefGetFormat,
	&f_cuTexRefGetMaxAnisotropy,
	&f_cuTexRefGetMipmapFilterMode,
	&f_cuTexRefGetMipmapLevelBias,
	&f_cuTexRefGetMipmapLevelClamp,
	&f_cuTexRefGetMipmappedArray,
	&f_cuTexRefSetAddress_v1,
	&f_cuTexRefSetAddress2D_v2,
	&f_cuTexRefSetAddress2D_v1,
	&f_cuTexRefSetAddress2D,
	&f_cuTexRefSetAddressMode,
	&f_cuTexRefSetAddress,
	&f_cuTexRefSetArray,
	&f_cuTexRefSetBorderColor,
	&f_cuTexRefSetFilterMode,
	&f_cuTexRefSetFlags,
	&f_cuTexRefSetFormat,
	&f_cuTexRefSetMaxAnisotropy,
	&f_cuTexRefSetMipmapFilterMode,
	&f_cuTexRefSetMipmapLevelBias,
	&f_cuTexRefSetMipmapLevelClamp,
	&f_cuTexRefSetMipmappedArray,
	&f_cuThreadExchangeStreamCaptureMode,
	&f_cuUserObjectCreate,
	&f_cuUserObjectRelease,
	&f_cuUserObjectRetain,
	&f_cuWaitExternalSemaphoresAsync,
	&f_cuWaitExternalSemaphoresAsync_v1,
};

static const uint32_t answers[] = {
	600u, // CUDA_ERROR_NOT_READY
};

const struct cat_table cat_table_cu = {
	.api = { 6, "cu", "cu", 0, true, 0, CAT_DOMAIN_DRIVER, funcs, sizeof(funcs) / sizeof(*funcs), answers, sizeof(answers) / sizeof(*answers), .streams = CAT_STREAMS_MEMBERS, .streams_since = "", .streams_until = "" },
	.symbols = symbols,
	.nsymbols = sizeof(symbols) / sizeof(*symbols),
};
