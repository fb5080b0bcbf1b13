// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * ur_lines.cpp - has Unified Runtime put lines of a buffer and of images into memory of its own, with dots between them, and
 * prints that memory, each byte as a character. Each has other distances and another number of slices; one waits at once, the
 * others later.
 */
#include "ur.hpp"

#include <cstring>
#include <string>

enum { WIDTH = 8, HEIGHT = 4, DEPTH = 2, ROOM = 512 };

struct memory {
	char bytes[ROOM];

	memory()
	{
		memset(bytes, '.', sizeof(bytes));
	}
	void print(const char *what)
	{
		printf("%s %s\n", what, std::string(bytes, sizeof(bytes)).c_str());
	}
};

static void fill(char *data, size_t size)
{
	for (size_t i = 0; i < size; i++)
		data[i] = "abcdefghijklmnopqrstuvwxyz0123456789"[i % 36];
}

static void wait(ur_event_handle_t event)
{
	OK(urEventWait(1, &event));
	OK(urEventRelease(event));
}

static void buffer(ur_context_handle_t context, ur_queue_handle_t queue)
{
	char data[WIDTH * HEIGHT * DEPTH];
	memory now, later, slices;
	ur_event_handle_t event, other;
	ur_mem_handle_t buffer;

	fill(data, sizeof(data));
	OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof(data), nullptr, &buffer));
	OK(urEnqueueMemBufferWrite(queue, buffer, true, 0, sizeof(data), data, 0, nullptr,
				   nullptr));
	OK(urEnqueueMemBufferReadRect(queue, buffer, true, { 1, 1, 0 }, { 3, 2, 0 }, { 5, 3, 1 },
				      WIDTH, WIDTH * HEIGHT, 11, 0, now.bytes, 0, nullptr,
				      nullptr));
	OK(urEnqueueMemBufferReadRect(queue, buffer, false, { 0, 0, 0 }, { 0, 0, 0 },
				      { 4, HEIGHT, DEPTH }, WIDTH, WIDTH * HEIGHT, 0, 0,
				      later.bytes, 0, nullptr, &event));
	OK(urEnqueueMemBufferReadRect(queue, buffer, false, { 2, 1, 0 }, { 1, 1, 1 },
				      { 6, 2, DEPTH }, WIDTH, WIDTH * HEIGHT, 9, 100, slices.bytes,
				      0, nullptr, &other));
	wait(event);
	wait(other);
	now.print("now");
	later.print("later");
	slices.print("slices");
	OK(urMemRelease(buffer));
}

static void image(ur_context_handle_t context, ur_queue_handle_t queue, ur_mem_type_t type,
		  size_t depth, ur_image_format_t format, size_t element)
{
	std::string data(WIDTH * HEIGHT * depth * element, '\0');
	ur_image_desc_t desc = {};
	ur_event_handle_t event;
	ur_mem_handle_t image;
	memory apart, beside;

	fill(&data[0], data.size());
	desc.stype = UR_STRUCTURE_TYPE_IMAGE_DESC;
	desc.type = type;
	desc.width = WIDTH;
	desc.height = HEIGHT;
	desc.depth = depth;
	desc.arraySize = 1;
	OK(urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE, &format, &desc, nullptr, &image));
	OK(urEnqueueMemImageWrite(queue, image, true, { 0, 0, 0 }, { WIDTH, HEIGHT, depth }, 0, 0,
				  &data[0], 0, nullptr, nullptr));
	OK(urEnqueueMemImageRead(queue, image, false, { 1, 1, 0 }, { 3, 2, depth }, 40,
				 depth > 1 ? 160 : 0, apart.bytes, 0, nullptr, &event));
	wait(event);
	OK(urEnqueueMemImageRead(queue, image, true, { 2, 0, depth - 1 }, { 5, HEIGHT, 1 }, 0, 0,
				 beside.bytes, 0, nullptr, nullptr));
	apart.print("apart");
	beside.print("beside");
	OK(urMemRelease(image));
}

int main()
{
	ur_device_handle_t device = cpu_device();
	ur_context_handle_t context;
	ur_queue_handle_t queue;

	OK(urContextCreate(1, &device, nullptr, &context));
	OK(urQueueCreate(context, device, nullptr, &queue));
	buffer(context, queue);
	image(context, queue, UR_MEM_TYPE_IMAGE2D, 1,
	      { UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8 }, 4);
	image(context, queue, UR_MEM_TYPE_IMAGE3D, DEPTH,
	      { UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT16 }, 8);
	OK(urQueueRelease(queue));
	OK(urContextRelease(context));
	return 0;
}
