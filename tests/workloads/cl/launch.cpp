// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * launch.cpp - kernel launches through SYCL with sizes that are known, without a device compiler: the
 * kernel is built by OpenCL from its source and handed to SYCL.
 *
 * Prints "launch GLOBAL LOCAL WAITS" for each: sizes as the driver gets them (SYCL counts dimensions from
 * the other end), "-" where no local size was asked for, and on how many events it was to wait.
 */
#include <sycl/sycl.hpp>
#include <sycl/backend.hpp>
#include <CL/cl.h>

#include <cstdio>
#include <string>
#include <vector>

static const char source[] = "__kernel void touch(__global int *a, int b) { a[0] = b; }";

struct bench {
	sycl::queue queue;
	sycl::kernel kernel;
	int *memory;
};

template <int D> static std::string text(const sycl::range<D> &r)
{
	std::string s;

	for (int i = D - 1; i >= 0; i--)
		s += std::to_string(r[i]) + (i ? "," : "");
	return s;
}

template <int D>
static sycl::event launch(bench &b, sycl::range<D> global, const sycl::range<D> *local,
			  std::vector<sycl::event> waits)
{
	sycl::event e = b.queue.submit([&](sycl::handler &h) {
		h.depends_on(waits);
		h.set_args(b.memory, D);
		if (local)
			h.parallel_for(sycl::nd_range<D>(global, *local), b.kernel);
		else
			h.parallel_for(global, b.kernel);
	});

	printf("launch %s %s %zu\n", text(global).c_str(), local ? text(*local).c_str() : "-",
	       waits.size());
	return e;
}

template <int D> static void launches(bench &b, sycl::range<D> global, sycl::range<D> local)
{
	sycl::event first = launch<D>(b, global, nullptr, {});
	sycl::event second = launch<D>(b, global, &local, {});

	launch<D>(b, global, &local, { first, second }).wait();
}

int main()
{
	sycl::queue q(sycl::cpu_selector_v); /* out of order: dependences become wait lists */
	cl_context context = sycl::get_native<sycl::backend::opencl>(q.get_context());
	cl_device_id device = sycl::get_native<sycl::backend::opencl>(q.get_device());
	const char *program_text = source;
	cl_int code;
	cl_program program = clCreateProgramWithSource(context, 1, &program_text, nullptr, &code);

	if (code || clBuildProgram(program, 1, &device, "", nullptr, nullptr))
		return 1;
	cl_kernel kernel = clCreateKernel(program, "touch", &code);

	if (code)
		return 1;
	bench b{ q, sycl::make_kernel<sycl::backend::opencl>(kernel, q.get_context()),
		 sycl::malloc_shared<int>(16, q) };

	launches<1>(b, { 64 }, { 16 });
	launches<2>(b, { 8, 24 }, { 2, 3 });
	launches<3>(b, { 2, 4, 6 }, { 1, 2, 3 });
	if (b.memory[0] != 3)
		return 1;
	sycl::free(b.memory, q);
	return 0;
}
