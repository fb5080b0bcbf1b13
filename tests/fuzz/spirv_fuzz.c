// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * spirv_fuzz.c - any device image as SPIR-V: its kernels, and which bytes of their arguments are padding.
 *
 * Built and run by "make fuzz". Hardly any bytes are a module that has a kernel with an argument. An input is therefore cut into
 * instructions: each has a byte that selects it, one with its length, and then its words, so that most
 * are ids of others. Then come words of the file that are changed. Each kernel that is listed must also be found by its name,
 * and nothing takes more steps than it may. The sources are included, so that the sanitizers see them.
 */
#include "../../user/sink/answers/spirv.c"
#include "../../user/sink/images/about.c"

#define ROOM	(1u << 16)
#define STEPS	100000u
#define CHANGES 4u
#define SIZES	32u

static const unsigned ops[] = {
	SPIRV_OP_LINE,
	SPIRV_OP_MEMORY_MODEL,
	SPIRV_OP_ENTRY_POINT,
	SPIRV_OP_TYPE_BOOL,
	SPIRV_OP_TYPE_INT,
	SPIRV_OP_TYPE_FLOAT,
	SPIRV_OP_TYPE_VECTOR,
	SPIRV_OP_TYPE_ARRAY,
	SPIRV_OP_TYPE_STRUCT,
	SPIRV_OP_TYPE_POINTER,
	SPIRV_OP_CONSTANT,
	SPIRV_OP_FUNCTION,
	SPIRV_OP_FUNCTION_PARAMETER,
	SPIRV_OP_DECORATE,
	0,
};

struct input {
	const uint8_t *at;
	size_t left;
};

struct asked {
	const struct spirv *m;
	const uint8_t *image;
	uint32_t index;
	size_t size;
	unsigned kernels;
};

static uint8_t take(struct input *in)
{
	return in->left ? in->left--, *in->at++ : 0;
}

/* Most are ids; others would hardly ever make sense. */
static uint32_t any_word(struct input *in, unsigned op, unsigned i)
{
	uint32_t v = take(in);

	if (op == SPIRV_OP_ENTRY_POINT && i == 1)
		return v % 8 ? SPIRV_EXECUTION_KERNEL : v;
	if (op == SPIRV_OP_ENTRY_POINT && i > 2)
		return v | (uint32_t)take(in) << 8 | (v & 1 ? 0x6b6b0000 : 0);
	if ((op == SPIRV_OP_TYPE_INT || op == SPIRV_OP_TYPE_FLOAT) && i == 2)
		return v & 8 ? v : 8u << v % 4;
	return v % 32;
}

/* The words, in a place of its own size, so that a byte behind it is found. NULL: there is none. */
static uint8_t *make_image(struct input *in, size_t *ret_size)
{
	static uint32_t words[ROOM];
	unsigned changes = take(in) % CHANGES, cut = take(in) % 8;
	struct input changed = { in->at, in->left < 4 * changes ? in->left : 4 * changes };
	size_t n = SPIRV_HEADER;
	uint8_t *image;

	memcpy(words, (uint32_t[]){ SPIRV_MAGIC, 0x10000, 0, 256, 0 }, 4 * SPIRV_HEADER);
	in->at += changed.left;
	in->left -= changed.left;
	while (in->left && n + 64 < ROOM) {
		unsigned op = ops[take(in) % (sizeof(ops) / sizeof(*ops))], len = 1 + take(in) % 8;

		words[n++] = len << 16 | op;
		for (unsigned i = 1; i < len; i++)
			words[n++] = any_word(in, op, i);
	}
	while (changed.left) {
		size_t at = (take(&changed) | (size_t)take(&changed) << 8) % n;

		words[at] ^= (uint32_t)take(&changed) << 8 * (take(&changed) % 4);
	}
	*ret_size = 4 * n - (cut < 4 ? 0 : cut);
	image = malloc(*ret_size);
	if (image)
		memcpy(image, words, *ret_size);
	return image;
}

static int ask(const struct asked *a, const char *name, size_t len, bool whole)
{
	const struct spirv_argument arg = { name, len, whole, a->index, a->size };
	uint8_t *covered = calloc(1, a->size);
	uint64_t left = STEPS;
	int n = covered ? spirv_cover(a->m, a->image, &arg, covered, &left) : -ENOTSUP;

	if (left > STEPS)
		abort();
	free(covered);
	return n;
}

static int ask_of(void *u, const char *name, size_t len)
{
	struct asked *a = u;

	if (memchr(name, '\0', len) || ++a->kernels > IMAGE_KERNELS_MAX)
		abort();
	/* The type has one size, which is hardly ever the one that an input says. */
	for (a->size = SIZES; a->m && a->size; a->size--)
		if (!ask(a, name, len, true))
			return 1;
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct input in = { data, size };
	struct asked a = { .index = take(&in) % 8, .size = 1 };
	struct spirv *m = NULL;
	uint8_t *image = make_image(&in, &size);

	if (!image)
		return 0;
	if (spirv_new(image, size, &m) < 0 && m)
		abort();
	a.m = m;
	a.image = image;
	if (image_kernels(image, size, ask_of, &a) > 0)
		abort();
	if (m)
		ask(&a, "", 0, false);
	spirv_free(m);
	free(image);
	return 0;
}
