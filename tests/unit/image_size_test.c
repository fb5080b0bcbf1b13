// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* image_size_test.c - how many bytes an image has, by what the APIs call its sides and formats. */
#include "unit.h"
#include "catalog/catalog.h"
#include "model/memory/image_size.h"

#define WIDTH  16
#define HEIGHT 8
#define DEPTH  4
#define LAYERS 3

static struct value number(const char *key, uint64_t u)
{
	return (struct value){ .kind = VALUE_UINT, .key = key, .u = u };
}

static struct value word(const char *key, const struct cat_type *type, const char *name)
{
	return (struct value){ .kind = VALUE_ENUM, .key = key, .type = type, .name = name };
}

static struct value group(const char *key, const struct value *items, uint32_t n)
{
	return (struct value){ .kind = VALUE_STRUCT, .key = key, .items = items, .nitems = n };
}

/* 0: not known. */
static uint64_t size_of(const struct value *args, uint32_t n)
{
	uint64_t size = 0;

	image_size(&(struct event_call){ .args = args, .nargs = n }, &size);
	return size;
}

static uint64_t size_in_ur(const char *order, const char *channel, const char *type)
{
	static const struct cat_type mem_type = { .name = "ur_mem_type_t", .kind = CAT_ENUM };
	const struct value format[] = { word("channelOrder", NULL, order),
					word("channelType", NULL, channel) };
	const struct value desc[] = { word("type", &mem_type, type), number("width", WIDTH),
				      number("height", HEIGHT), number("depth", DEPTH),
				      number("arraySize", LAYERS) };
	const struct value args[] = { number("flags", 1), group("pImageFormat", format, 2),
				      group("pImageDesc", desc, 5) };

	return size_of(args, 3);
}

static uint64_t size_in_ze(const char *layout, const char *type)
{
	static const struct cat_type image_type = { .name = "ze_image_type_t", .kind = CAT_ENUM };
	static const struct cat_type other = { .name = "ze_image_format_type_t", .kind = CAT_ENUM };
	const struct value format[] = { word("layout", NULL, layout),
					word("type", &other, "ZE_IMAGE_FORMAT_TYPE_UINT") };
	const struct value desc[] = {
		word("type", &image_type, type), group("format", format, 2),
		number("width", WIDTH),		 number("height", HEIGHT),
		number("depth", DEPTH),		 number("arraylevels", LAYERS)
	};
	const struct value args[] = { group("desc", desc, 6) };

	return size_of(args, 1);
}

TEST(test_sides)
{
	assert_int_equal(size_in_ze("ZE_IMAGE_FORMAT_LAYOUT_8", "ZE_IMAGE_TYPE_1D"), WIDTH);
	assert_int_equal(size_in_ze("ZE_IMAGE_FORMAT_LAYOUT_8", "ZE_IMAGE_TYPE_1DARRAY"),
			 WIDTH * LAYERS);
	assert_int_equal(size_in_ze("ZE_IMAGE_FORMAT_LAYOUT_8", "ZE_IMAGE_TYPE_2D"),
			 WIDTH * HEIGHT);
	assert_int_equal(size_in_ze("ZE_IMAGE_FORMAT_LAYOUT_8", "ZE_IMAGE_TYPE_2DARRAY"),
			 WIDTH * HEIGHT * LAYERS);
	assert_int_equal(size_in_ze("ZE_IMAGE_FORMAT_LAYOUT_8", "ZE_IMAGE_TYPE_3D"),
			 WIDTH * HEIGHT * DEPTH);
	/* A view of a buffer, and what is no type at all. */
	assert_int_equal(size_in_ze("ZE_IMAGE_FORMAT_LAYOUT_8", "ZE_IMAGE_TYPE_BUFFER"), 0);
	assert_int_equal(size_in_ze("ZE_IMAGE_FORMAT_LAYOUT_8", NULL), 0);
	assert_int_equal(size_in_ur("UR_IMAGE_CHANNEL_ORDER_R", "UR_IMAGE_CHANNEL_TYPE_FLOAT",
				    "UR_MEM_TYPE_IMAGE1D_ARRAY"),
			 4 * WIDTH * LAYERS);
	assert_int_equal(size_in_ur("UR_IMAGE_CHANNEL_ORDER_R", "UR_IMAGE_CHANNEL_TYPE_FLOAT",
				    "UR_MEM_TYPE_IMAGE_CUBEMAP_EXP"),
			 0);
}

TEST(test_formats)
{
	static const struct {
		const char *order, *channel;
		unsigned bytes;
	} pairs[] = {
		{ "UR_IMAGE_CHANNEL_ORDER_A", "UR_IMAGE_CHANNEL_TYPE_SNORM_INT8", 1 },
		{ "UR_IMAGE_CHANNEL_ORDER_RG", "UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16", 4 },
		{ "UR_IMAGE_CHANNEL_ORDER_RGBA", "UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT", 8 },
		{ "UR_IMAGE_CHANNEL_ORDER_BGRA", "UR_IMAGE_CHANNEL_TYPE_UNORM_INT8", 4 },
		{ "UR_IMAGE_CHANNEL_ORDER_SRGBA", "UR_IMAGE_CHANNEL_TYPE_UNORM_INT8", 4 },
		{ "UR_IMAGE_CHANNEL_ORDER_LUMINANCE", "UR_IMAGE_CHANNEL_TYPE_FLOAT", 4 },
		{ "UR_IMAGE_CHANNEL_ORDER_RGB", "UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565", 2 },
		{ "UR_IMAGE_CHANNEL_ORDER_RGB", "UR_IMAGE_CHANNEL_TYPE_INT_101010", 4 },
		{ "CL_sRGBA", "CL_UNORM_INT8", 4 },
		{ "CL_RGBA", "CL_SIGNED_INT32", 16 },
		{ "CL_RGBA", "CL_UNORM_INT_101010_2", 4 },
		/* Padding, planes, depth, bits beyond a byte's. */
		{ "CL_sRGBx", "CL_UNORM_INT8", 0 },
		{ "CL_NV12_INTEL", "CL_UNORM_INT8", 0 },
		{ "CL_DEPTH", "CL_FLOAT", 0 },
		{ "CL_R", "CL_UNORM_INT10X6_EXT", 0 },
		{ NULL, "CL_FLOAT", 0 },
		{ "CL_R", NULL, 0 },
	};
	static const struct {
		const char *layout;
		unsigned bytes;
	} layouts[] = {
		{ "ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32", 16 },
		{ "ZE_IMAGE_FORMAT_LAYOUT_16_16", 4 },
		{ "ZE_IMAGE_FORMAT_LAYOUT_10_10_10_2", 4 },
		{ "ZE_IMAGE_FORMAT_LAYOUT_5_6_5", 2 },
		{ "ZE_IMAGE_FORMAT_LAYOUT_NV12", 0 },
		{ "ZE_IMAGE_FORMAT_LAYOUT_400P", 0 },
		{ "ZE_IMAGE_FORMAT_LAYOUT_", 0 },
		{ NULL, 0 },
	};

	for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++)
		if (size_in_ur(pairs[i].order, pairs[i].channel, "UR_MEM_TYPE_IMAGE2D") !=
		    (uint64_t)pairs[i].bytes * WIDTH * HEIGHT)
			fail_msg("%s, %s", pairs[i].order, pairs[i].channel);
	for (size_t i = 0; i < sizeof(layouts) / sizeof(layouts[0]); i++)
		if (size_in_ze(layouts[i].layout, "ZE_IMAGE_TYPE_2D") !=
		    (uint64_t)layouts[i].bytes * WIDTH * HEIGHT)
			fail_msg("%s", layouts[i].layout);
}

TEST(test_sides_as_arguments)
{
	const struct value format[] = { word("image_channel_order", NULL, "CL_RGBA"),
					word("image_channel_data_type", NULL, "CL_FLOAT") };
	const struct value args[] = { group("image_format", format, 2),
				      number("image_width", WIDTH), number("image_height", HEIGHT),
				      number("image_depth", DEPTH) };

	assert_int_equal(size_of(args, 4), 16 * WIDTH * HEIGHT * DEPTH);
	assert_int_equal(size_of(args, 3), 16 * WIDTH * HEIGHT);
	assert_int_equal(size_of(args, 1), 0);
}

TEST(test_views_and_nonsense_have_no_size)
{
	static const struct cat_type type = { .name = "cl_mem_object_type", .kind = CAT_ENUM };
	const struct value format[] = { word("image_channel_order", NULL, "CL_R"),
					word("image_channel_data_type", NULL, "CL_FLOAT") };
	struct value of = { .kind = VALUE_HANDLE, .key = "mem_object", .u = 0x10 };
	struct value desc[] = { word("image_type", &type, "CL_MEM_OBJECT_IMAGE2D"),
				number("image_width", WIDTH), number("image_height", HEIGHT), of };
	const struct value args[] = { group("image_format", format, 2),
				      group("image_desc", desc, 4) };

	assert_int_equal(size_of(args, 2), 0);
	desc[3].u = 0;
	assert_int_equal(size_of(args, 2), 4 * WIDTH * HEIGHT);
	desc[1].u = UINT64_MAX / 2;
	assert_int_equal(size_of(args, 2), 0);
	desc[1].flags = VALUE_F_FAULT;
	assert_int_equal(size_of(args, 2), 0);
	assert_int_equal(size_of(NULL, 0), 0);
}

/* The bytes of each element, as the names of SYCL's formats tell them. */
TEST(test_formats_of_sycl)
{
	static const unsigned bytes[] = { 4, 8, 4, 8, 16, 4, 8, 16, 8, 16, 4, 0 };

	for (unsigned i = 0; i < sizeof(bytes) / sizeof(bytes[0]); i++)
		assert_int_equal(image_format_bytes(i), bytes[i]);
	assert_int_equal(image_format_bytes(UINT64_MAX), 0);
}
