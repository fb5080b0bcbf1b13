// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * cl.c - has an OpenCL runtime compile a program, asks for its binary, and writes it to a file: cl FILE
 */
#define CL_TARGET_OPENCL_VERSION 120
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>

static void need(cl_int r, const char *what)
{
	if (!r)
		return;
	fprintf(stderr, "cl: %s: %d\n", what, r);
	exit(1);
}

int main(int argc, char **argv)
{
	const char *text = "__kernel void first(__global int *a) { a[0] = 1; }\n"
			   "__kernel void second(__global int *a) { a[0] = 2; }\n";
	cl_platform_id platform;
	cl_device_id device;
	unsigned char *binary;
	cl_program program;
	cl_context context;
	size_t size;
	cl_int r;
	FILE *f;

	if (argc != 2)
		return 2;
	need(clGetPlatformIDs(1, &platform, NULL), "clGetPlatformIDs");
	need(clGetDeviceIDs(platform, CL_DEVICE_TYPE_CPU, 1, &device, NULL), "clGetDeviceIDs");
	context = clCreateContext(NULL, 1, &device, NULL, NULL, &r);
	need(r, "clCreateContext");
	program = clCreateProgramWithSource(context, 1, &text, NULL, &r);
	need(r, "clCreateProgramWithSource");
	need(clBuildProgram(program, 1, &device, "", NULL, NULL), "clBuildProgram");
	need(clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof(size), &size, NULL),
	     "clGetProgramInfo");
	binary = malloc(size);
	need(clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof(binary), &binary, NULL),
	     "clGetProgramInfo");
	f = fopen(argv[1], "wb");
	if (!f || fwrite(binary, 1, size, f) != size || fclose(f))
		return 2;
	need(clReleaseProgram(program), "clReleaseProgram");
	need(clReleaseContext(context), "clReleaseContext");
	return 0;
}
