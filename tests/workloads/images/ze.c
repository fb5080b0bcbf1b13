// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ze.c - has a driver of Level Zero compile a module, with debug information, and writes what the driver returns of it to
 * files: ze FILE.spv NATIVE DEBUG
 */
#include <level_zero/ze_api.h>
#include <level_zero/zet_api.h>
#include <stdio.h>
#include <stdlib.h>

static void *read_all(const char *path, size_t *ret_size)
{
	FILE *f = fopen(path, "rb");
	void *bytes;

	if (!f || fseek(f, 0, SEEK_END))
		exit(2);
	*ret_size = ftell(f);
	rewind(f);
	bytes = malloc(*ret_size);
	if (fread(bytes, 1, *ret_size, f) != *ret_size)
		exit(2);
	fclose(f);
	return bytes;
}

static void write_all(const char *path, const void *bytes, size_t size)
{
	FILE *f = fopen(path, "wb");

	if (!f || fwrite(bytes, 1, size, f) != size || fclose(f))
		exit(2);
}

static void need(ze_result_t r, const char *what)
{
	if (!r)
		return;
	fprintf(stderr, "ze: %s: 0x%x\n", what, r);
	exit(1);
}

int main(int argc, char **argv)
{
	ze_context_desc_t desc = { ZE_STRUCTURE_TYPE_CONTEXT_DESC };
	ze_module_desc_t module_desc = { ZE_STRUCTURE_TYPE_MODULE_DESC };
	ze_context_handle_t context;
	ze_driver_handle_t driver;
	ze_device_handle_t device;
	ze_module_handle_t module;
	uint32_t one = 1;
	uint8_t *bytes;
	size_t size = 0;

	if (argc != 4)
		return 2;
	need(zeInit(0), "zeInit");
	need(zeDriverGet(&one, &driver), "zeDriverGet");
	need(zeDeviceGet(driver, &one, &device), "zeDeviceGet");
	need(zeContextCreate(driver, &desc, &context), "zeContextCreate");
	module_desc.pInputModule = read_all(argv[1], &module_desc.inputSize);
	module_desc.pBuildFlags = "-g";
	need(zeModuleCreate(context, device, &module_desc, &module, NULL), "zeModuleCreate");
	need(zeModuleGetNativeBinary(module, &size, NULL), "zeModuleGetNativeBinary");
	bytes = malloc(size);
	need(zeModuleGetNativeBinary(module, &size, bytes), "zeModuleGetNativeBinary");
	write_all(argv[2], bytes, size);
	size = 0;
	need(zetModuleGetDebugInfo(module, ZET_MODULE_DEBUG_INFO_FORMAT_ELF_DWARF, &size, NULL),
	     "zetModuleGetDebugInfo");
	bytes = malloc(size);
	need(zetModuleGetDebugInfo(module, ZET_MODULE_DEBUG_INFO_FORMAT_ELF_DWARF, &size, bytes),
	     "zetModuleGetDebugInfo");
	write_all(argv[3], bytes, size);
	need(zeModuleDestroy(module), "zeModuleDestroy");
	need(zeContextDestroy(context), "zeContextDestroy");
	return 0;
}
