// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   debian libze-dev 1.32.0-1 usr/include level_zero/zer_api.h
// clang-format off
#include "catalog/tables.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // what most rows don't have

static const struct cat_type p_const_char_ptr_ptr;
static const struct cat_type s_const_char_ptr;
static const struct cat_type t_char;
static const struct cat_type t_uint32_t;
static const struct cat_type t_ze_context_handle_t;
static const struct cat_type t_ze_device_handle_t;
static const struct cat_type t_ze_result_t;

static const struct cat_type p_const_char_ptr_ptr = { "const char **", CAT_PTR, 8, 0, &s_const_char_ptr, NULL, NULL };

static const struct cat_type s_const_char_ptr = { "const char *", CAT_STRING, 8, 0, &t_char, NULL, NULL };

static const struct cat_type t_char = { "char", CAT_CHAR, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_uint32_t = { "uint32_t", CAT_UINT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_ze_context_handle_t = { "ze_context_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "context" };

static const struct cat_type t_ze_device_handle_t = { "ze_device_handle_t", CAT_HANDLE, 8, 0, NULL, NULL, NULL, "device" };

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

static const struct cat_func f_zerGetDefaultContext = {
	"zerGetDefaultContext", "zerGetDefaultContext", 4001, CAT_API_ZER, CAT_F_GETTER | CAT_F_QUERY, 0, 0, CAT_OK_NOT_NULL, 0, NULL, NULL, &t_ze_context_handle_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zerGetLastErrorDescription[] = {
	{ "ppString", &p_const_char_ptr_ptr, CAT_IN | CAT_OUT, CAT_LEN_ONE, 0 },
};
static const struct cat_func f_zerGetLastErrorDescription = {
	"zerGetLastErrorDescription", "zerGetLastErrorDescription", 4002, CAT_API_ZER, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_RESULT, 0, NULL, a_zerGetLastErrorDescription, &t_ze_result_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zerTranslateDeviceHandleToIdentifier[] = {
	{ "hDevice", &t_ze_device_handle_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zerTranslateDeviceHandleToIdentifier = {
	"zerTranslateDeviceHandleToIdentifier", "zerTranslateDeviceHandleToIdentifier", 4003, CAT_API_ZER, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_ALWAYS, 0, NULL, a_zerTranslateDeviceHandleToIdentifier, &t_uint32_t,
	"1.32", "", NULL,
};

static const struct cat_arg a_zerTranslateIdentifierToDeviceHandle[] = {
	{ "identifier", &t_uint32_t, CAT_IN, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_zerTranslateIdentifierToDeviceHandle = {
	"zerTranslateIdentifierToDeviceHandle", "zerTranslateIdentifierToDeviceHandle", 4004, CAT_API_ZER, CAT_F_GETTER | CAT_F_QUERY, 1, 0, CAT_OK_NOT_NULL, 0, NULL, a_zerTranslateIdentifierToDeviceHandle, &t_ze_device_handle_t,
	"1.32", "", NULL,
};

static const struct cat_func *const funcs[] = {
	&f_zerGetDefaultContext,
	&f_zerGetLastErrorDescription,
	&f_zerTranslateDeviceHandleToIdentifier,
	&f_zerTranslateIdentifierToDeviceHandle,
};

static const uint32_t answers[] = {
	1u, // ZE_RESULT_NOT_READY
	1879179265u, // ZE_RESULT_WARNING_DROPPED_DATA
	2013265947u, // ZE_RESULT_WARNING_ACTION_REQUIRED
};

const struct cat_table cat_table_zer = {
	.api = { 9, "zer", "zer", 0, true, 1, CAT_DOMAIN_DRIVER, funcs, sizeof(funcs) / sizeof(*funcs), answers, sizeof(answers) / sizeof(*answers) },
};
