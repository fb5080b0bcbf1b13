// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ur_mem.cpp - allocates through Unified Runtime itself, without SYCL: pools, buffers with several owners
 * and parts, images, two contexts. Says what it left, and what it did wrongly:
 *
 *   leak KIND SIZE         of the kinds of xptibpf-mem(1)
 *   wrong WHAT             as in its JSON
 *   made KIND COUNT        what an adapter can't do is not made
 */
#include "ur.hpp"

#include <cstdio>
#include <map>
#include <string>

static std::map<std::string, int> made;

static void usm(ur_context_handle_t one, ur_context_handle_t other, ur_device_handle_t device)
{
	void *p, *q;

	OK(urUSMDeviceAlloc(one, device, nullptr, nullptr, 1111, &p));
	OK(urUSMFree(one, p));
	OK(urUSMDeviceAlloc(one, device, nullptr, nullptr, 2222, &q));
	made["device"] += 2;
	printf("leak device 2222\n");
	OK(urUSMSharedAlloc(one, device, nullptr, nullptr, 3333, &p));
	made["shared"]++;
	/* The driver may mind, or not. */
	if (urUSMFree(other, p))
		OK(urUSMFree(one, p));
	printf("wrong other_context\n");
}

static void pool(ur_context_handle_t context, ur_device_handle_t device)
{
	ur_usm_pool_desc_t desc = {};
	ur_usm_pool_handle_t pool;
	void *p;

	desc.stype = UR_STRUCTURE_TYPE_USM_POOL_DESC;
	if (urUSMPoolCreate(context, &desc, &pool))
		return;
	made["pool"]++;
	if (!urUSMDeviceAlloc(context, device, nullptr, pool, 4444, &p)) {
		made["device"]++;
		OK(urUSMFree(context, p));
	}
	OK(urUSMPoolRetain(pool));
	OK(urUSMPoolRelease(pool));
	OK(urUSMPoolRelease(pool));
}

static void buffers(ur_context_handle_t context)
{
	ur_buffer_region_t region = {};
	ur_mem_handle_t kept, gone, part;

	OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 8192, nullptr, &gone));
	region.stype = UR_STRUCTURE_TYPE_BUFFER_REGION;
	region.size = 1024;
	OK(urMemBufferPartition(gone, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region,
				&part));
	OK(urMemRetain(gone));
	OK(urMemRelease(part));
	OK(urMemRelease(gone));
	OK(urMemRelease(gone));
	/* Has two owners, and only one gives it up. */
	OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 5000, nullptr, &kept));
	OK(urMemRetain(kept));
	OK(urMemRelease(kept));
	made["buffer"] += 2;
	made["sub-buffer"]++;
	printf("leak buffer 5000\n");
}

static void image(ur_context_handle_t context)
{
	ur_image_format_t format = { UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT };
	ur_image_desc_t desc = {};
	ur_mem_handle_t image;

	desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
	desc.type = UR_MEM_TYPE_IMAGE2D;
	desc.width = 16;
	desc.height = 8;
	desc.depth = desc.arraySize = 1;
	if (urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE, &format, &desc, nullptr, &image))
		return;
	made["image"]++;
	printf("image %zu\n", desc.width * desc.height * 4 * sizeof(float));
	OK(urMemRelease(image));
}

int main()
{
	ur_context_handle_t one, other;
	ur_device_handle_t device = cpu_device();

	OK(urContextCreate(1, &device, nullptr, &one));
	OK(urContextCreate(1, &device, nullptr, &other));
	usm(one, other, device);
	pool(one, device);
	buffers(one);
	image(one);
	for (const auto &m : made)
		printf("made %s %d\n", m.first.c_str(), m.second);
	return 0;
}
