// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * catalog_test.c - the generated tables against facts that were read from the headers by hand, or
 * counted in another file of the release (ur_api_funcs.def), and against the promises of catalog.h.
 */
#include "unit.h"
#include "base/cleanup.h"
#include "catalog/catalog.h"

static const struct cat_func *variant(const char *name, const char *release)
{
	const struct cat_func *f = catalog_find(name);

	assert_non_null(f);
	return catalog_variant(f, release);
}

static const struct cat_arg *arg(const struct cat_func *f, const char *name)
{
	for (unsigned i = 0; i < f->nargs; i++)
		if (!strcmp(f->args[i].name, name))
			return &f->args[i];
	fail_msg("%s has no argument %s", f->name, name);
	return NULL;
}

static const struct cat_field *field(const struct cat_type *t, const char *name)
{
	assert_non_null(t);
	for (unsigned i = 0; i < t->count; i++)
		if (!strcmp(t->fields[i].name, name))
			return &t->fields[i];
	fail_msg("%s has no field %s", t->name, name);
	return NULL;
}

/* ---- what every row promises --------------------------------------------------------------------- */

#define MAX_TYPES 4096
struct seen {
	const struct cat_type *types[MAX_TYPES];
	size_t n;
};

static void check_type(struct seen *seen, const struct cat_type *t);

static void check_len(uint8_t kind, uint8_t len, unsigned siblings, const struct cat_type *of_len,
		      const char *where)
{
	bool through_pointer = kind == CAT_LEN_PARG || kind == CAT_LEN_PBYTES;

	assert_in_range(kind, CAT_LEN_ONE, CAT_LEN_REGISTERS);
	if (kind == CAT_LEN_CONST)
		assert_true(len > 0);
	if (kind != CAT_LEN_ARG && kind != CAT_LEN_BYTES && kind != CAT_LEN_REGISTERS &&
	    !through_pointer)
		return;
	if (len >= siblings)
		fail_msg("%s: length %u of %u", where, len, siblings);
	if (through_pointer) {
		assert_int_equal(of_len->kind, CAT_PTR);
		of_len = of_len->elem;
	}
	if (of_len->kind != CAT_UINT && of_len->kind != CAT_INT)
		fail_msg("%s: its length is no integer", where);
}

static void check_fields(struct seen *seen, const struct cat_type *t)
{
	for (unsigned i = 0; i < t->count; i++) {
		const struct cat_field *f = &t->fields[i];
		unsigned len = f->len < t->count ? f->len : 0;

		assert_non_null(f->name);
		assert_non_null(f->type);
		assert_true(f->offset + f->type->size <= t->size);
		check_len(f->len_kind, f->len, t->count, t->fields[len].type, t->name);
		if (f->is_stype)
			assert_int_equal(f->type->kind, CAT_ENUM);
		if (f->is_next)
			assert_int_equal(f->type->kind, CAT_PTR);
		check_type(seen, f->type);
	}
}

static void check_type(struct seen *seen, const struct cat_type *t)
{
	assert_non_null(t);
	for (size_t i = 0; i < seen->n; i++)
		if (seen->types[i] == t)
			return;
	assert_true(seen->n < MAX_TYPES);
	seen->types[seen->n++] = t;
	assert_non_null(t->name);
	switch (t->kind) {
	case CAT_VOID:
		assert_int_equal(t->size, 0);
		break;
	case CAT_UINT:
	case CAT_INT:
		assert_true(t->size == 1 || t->size == 2 || t->size == 4 || t->size == 8);
		break;
	case CAT_BOOL:
		assert_true(t->size == 1 || t->size == 4);
		break;
	case CAT_CHAR:
		assert_int_equal(t->size, 1);
		break;
	case CAT_FLOAT:
		assert_true(t->size == 4 || t->size == 8);
		break;
	case CAT_ENUM:
	case CAT_FLAGS:
		assert_true(t->size == 4 || t->size == 8);
		assert_true(t->count > 0);
		for (unsigned i = 0; i < t->count; i++) {
			assert_non_null(t->values[i].name);
			assert_null(strstr(t->values[i].name, "FORCE_UINT32"));
			assert_true(i == 0 || t->values[i - 1].value < t->values[i].value);
		}
		break;
	case CAT_HANDLE:
	case CAT_FUNC:
		assert_int_equal(t->size, 8);
		break;
	case CAT_STRING:
	case CAT_PTR:
		assert_int_equal(t->size, 8);
		check_type(seen, t->elem);
		break;
	case CAT_ARRAY:
		check_type(seen, t->elem);
		assert_int_equal(t->size, t->count * t->elem->size);
		break;
	case CAT_STRUCT:
	case CAT_UNION:
		check_fields(seen, t);
		break;
	default:
		fail_msg("%s: kind %u", t->name, t->kind);
	}
}

/* A part of a role is of a type that it can be. */
static void check_part(const struct cat_func *f, const struct cat_role *role, enum cat_part part)
{
	int index = catalog_part(role, part);
	const struct cat_type *t;

	if (index == CAT_PART_NONE)
		return;
	if (index != CAT_PART_RETURNED && index >= f->nargs)
		fail_msg("%s: part %u is argument %d", f->name, part, index);
	t = index == CAT_PART_RETURNED ? f->ret : f->args[index].type;
	if (catalog_part_field(role, part) != CAT_PART_NONE) {
		while (t->kind == CAT_PTR)
			t = t->elem;
		if (t->kind != CAT_STRUCT || (uint32_t)catalog_part_field(role, part) >= t->count)
			fail_msg("%s: part %u is in no structure", f->name, part);
		t = t->fields[catalog_part_field(role, part)].type;
	}
	switch (part) {
	case CAT_PART_WHEN:
		if (t->kind != CAT_ENUM && t->kind != CAT_UINT)
			fail_msg("%s: part %u is a %s", f->name, part, t->name);
		break;
	case CAT_PART_COUNT:
	case CAT_PART_INDEX:
	case CAT_PART_SIZE:
	case CAT_PART_NWAIT:
	case CAT_PART_BLOCKING:
		if (t->kind == CAT_PTR)
			t = t->elem;
		if (role->act == CAT_ACT_IMAGE && role->kind == CAT_IMAGE_ENDS &&
		    t->kind == CAT_VOID)
			break;
		if (t->kind != CAT_UINT && t->kind != CAT_INT && t->kind != CAT_BOOL)
			fail_msg("%s: part %u is a %s", f->name, part, t->name);
		break;
	case CAT_PART_QUEUE:
	case CAT_PART_KERNEL:
		if (t->kind != CAT_HANDLE && t->kind != CAT_PTR)
			fail_msg("%s: part %u is a %s", f->name, part, t->name);
		break;
	case CAT_PART_POINTER:
		/* CUDA's old forms have addresses of 4 bytes. */
		if (t->kind != CAT_PTR && t->kind != CAT_UINT)
			fail_msg("%s: its pointer is a %s", f->name, t->name);
		break;
	default:
		break;
	}
	if (part == CAT_PART_OBJECT && role->act == CAT_ACT_CREATE && index >= 0)
		if (t->kind != CAT_PTR || !(f->args[index].flags & CAT_OUT))
			fail_msg("%s: what it creates is in %s", f->name, f->args[index].name);
}

static void check_roles(const struct cat_func *f)
{
	static const uint8_t needs[CAT_ACT_MAX] = {
		[CAT_ACT_CREATE] = CAT_PART_OBJECT,   [CAT_ACT_RETAIN] = CAT_PART_OBJECT,
		[CAT_ACT_RELEASE] = CAT_PART_OBJECT,  [CAT_ACT_ALLOC] = CAT_PART_POINTER,
		[CAT_ACT_FREE] = CAT_PART_POINTER,    [CAT_ACT_FILL] = CAT_PART_DST,
		[CAT_ACT_EXPORT] = CAT_PART_VALUE,    [CAT_ACT_UNEXPORT] = CAT_PART_VALUE,
		[CAT_ACT_MAP] = CAT_PART_OBJECT,      [CAT_ACT_UNMAP] = CAT_PART_POINTER,
		[CAT_ACT_CLOCK] = CAT_PART_OBJECT,    [CAT_ACT_GROUP] = CAT_PART_OBJECT,
		[CAT_ACT_METRICS] = CAT_PART_OBJECT,  [CAT_ACT_METRIC] = CAT_PART_OBJECT,
		[CAT_ACT_QUERY] = CAT_PART_OBJECT,    [CAT_ACT_SAMPLE] = CAT_PART_POINTER,
		[CAT_ACT_DROPPED] = CAT_PART_WHEN,    [CAT_ACT_VALUES] = CAT_PART_VALUE,
		[CAT_ACT_WIDTHS] = CAT_PART_OBJECT,   [CAT_ACT_SESSION] = CAT_PART_OBJECT,
		[CAT_ACT_REGISTERS] = CAT_PART_VALUE, [CAT_ACT_IMAGE] = CAT_PART_VALUE,
	};

	assert_true(f->ok <= CAT_OK_ALWAYS);
	for (unsigned i = 0; i < f->nroles; i++) {
		const struct cat_role *role = &f->roles[i];

		assert_true(role->act < CAT_ACT_MAX);
		if (role->act <= CAT_ACT_FREE || role->act == CAT_ACT_FILL ||
		    role->act >= CAT_ACT_EXPORT)
			assert_int_not_equal(catalog_part(role, needs[role->act]), CAT_PART_NONE);
		for (unsigned p = 0; p < CAT_PART_MAX; p++)
			check_part(f, role, p);
	}
}

static void check_func(struct seen *seen, const struct cat_api *api, const struct cat_func *f)
{
	check_roles(f);
	assert_ptr_equal(catalog_find_symbol(f->symbol)->name, f->name);
	assert_true(!(f->flags & CAT_F_GETTER) || f->flags & CAT_F_QUERY);
	assert_int_equal(f->api, api->id);
	assert_int_equal(strncmp(f->name, api->prefix, strlen(api->prefix)), 0);
	assert_non_null(f->since);
	assert_non_null(f->until);
	check_type(seen, f->ret);
	for (unsigned i = 0; i < f->nargs; i++) {
		const struct cat_arg *a = &f->args[i];
		unsigned len = a->len < f->nargs ? a->len : 0;

		assert_non_null(a->name);
		assert_true(*a->name);
		check_type(seen, a->type);
		assert_true(a->flags & (CAT_IN | CAT_OUT));
		if (a->type->kind == CAT_PTR || a->type->kind == CAT_STRING)
			check_len(a->len_kind, a->len, f->nargs, f->args[len].type, f->name);
	}
}

/* Launches tell how much they launch, but where the device is told so by memory, or earlier calls. */
TEST(test_launches)
{
	static const char *const without[] = { "clEnqueueTask", "cuLaunch", "cuLaunchGrid",
					       "cuLaunchGridAsync",
					       "zeCommandListAppendLaunchKernelIndirect" };
	unsigned launches = 0, excused = 0;

	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		for (size_t i = 0; api && i < api->nfuncs; i++) {
			const struct cat_func *f = api->funcs[i];
			const struct cat_role *r = catalog_role(f, CAT_ACT_ENQUEUE);
			bool known = false;

			if (catalog_part(r, CAT_PART_KERNEL) == CAT_PART_NONE)
				continue;
			launches++;
			for (size_t k = 0; k < ARRAY_SIZE(without); k++)
				known |= !strcmp(f->name, without[k]);
			excused += known;
			if (known == (catalog_part(r, CAT_PART_GLOBAL) != CAT_PART_NONE))
				fail_msg("%s: sizes", f->name);
		}
	}
	assert_int_equal(excused, ARRAY_SIZE(without));
	assert_true(launches > 15);
}

/* Every type of handle that stands for an object has a word for it, and the words are short. */
TEST(test_object_words)
{
	static const struct {
		const char *function, *word;
		unsigned arg;
	} some[] = {
		{ "urQueueRelease", "queue", 0 },
		{ "zeCommandQueueDestroy", "queue", 0 },
		{ "zeCommandListClose", "list", 0 },
		{ "zetDebugDetach", "debug", 0 },
		{ "clFinish", "queue", 0 },
		{ "clReleaseMemObject", "mem", 0 },
		{ "clReleaseDevice", "device", 0 },
		{ "cuStreamSynchronize", "stream", 0 },
		{ "cuLaunchKernel", "kernel", 0 },
		{ "piQueueFinish", "queue", 0 },
		{ "urCommandBufferFinalizeExp", "command_buffer", 0 },
		{ "urQueueCreateWithNativeHandle", NULL, 0 },
	};

	for (size_t i = 0; i < ARRAY_SIZE(some); i++) {
		const struct cat_func *f = catalog_find(some[i].function);
		const char *word = f ? f->args[some[i].arg].type->object : "";

		if (some[i].word)
			assert_string_equal(word, some[i].word);
		else
			assert_null(word);
	}
}

TEST(test_every_row)
{
	struct seen *seen = calloc(1, sizeof(*seen));
	unsigned groups = 0;

	assert_non_null(seen);
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		if (!api)
			continue;
		groups++;
		assert_int_equal(api->id, id);
		assert_ptr_equal(catalog_api_by_name(api->name), api);
		assert_true(api->nfuncs > 0);
		for (size_t i = 0; i < api->nfuncs; i++) {
			const struct cat_func *f = api->funcs[i];
			const char *last = "";
			unsigned n = 0;

			assert_true(i == 0 || strcmp(api->funcs[i - 1]->name, f->name) < 0);
			assert_ptr_equal(catalog_find(f->name), f);
			for (; f; f = f->next_variant) {
				/* An older signature, or another form's newest, which is what the symbol leads to. */
				if (n == 0 || strcmp(f->symbol, last) != 0)
					assert_ptr_equal(catalog_find_symbol(f->symbol), f);
				last = f->symbol;
				assert_int_equal(f->variant, n++);
				assert_int_equal(f->id, api->funcs[i]->id);
				assert_string_equal(f->name, api->funcs[i]->name);
				check_func(seen, api, f);
			}
		}
	}
	assert_int_equal(groups, 11);
	free(seen);
}

static int by_value(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

	return (x > y) - (x < y);
}

TEST(test_ids_are_unique)
{
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);
		uint32_t *ids;

		if (!api)
			continue;
		ids = calloc(api->nfuncs, sizeof(*ids));
		assert_non_null(ids);
		for (size_t i = 0; i < api->nfuncs; i++)
			ids[i] = api->funcs[i]->id;
		qsort(ids, api->nfuncs, sizeof(*ids), by_value);
		for (size_t i = 0; i < api->nfuncs; i++)
			assert_true(ids[i] > (i ? ids[i - 1] : 0));
		free(ids);
	}
}

/* ---- Unified Runtime ----------------------------------------------------------------------------- */

static bool existed(const struct cat_func *f, double release)
{
	for (; f; f = f->next_variant)
		if (release >= atof(f->since) && (!*f->until || release <= atof(f->until)))
			return true;
	return false;
}

/*
 * Lines of each release's own ur_api_funcs.def, and urDeviceGetSelected, which that file leaves out:
 * the header declares it and each release's libur_loader exports it (251 functions in 2026.2).
 */
TEST(test_ur_counts)
{
	static const struct {
		double release;
		unsigned funcs;
	} want[] = { { 2025.0, 196 }, { 2025.1, 201 }, { 2025.2, 212 }, { 2025.3, 220 },
		     { 2026.0, 239 }, { 2026.1, 244 }, { 2026.2, 250 } };
	const struct cat_api *ur = catalog_api(CAT_API_UR);

	assert_non_null(ur);
	assert_string_equal(ur->name, "ur");
	assert_int_equal(ur->success, 0);
	assert_non_null(catalog_find("urDeviceGetSelected"));
	for (size_t r = 0; r < sizeof(want) / sizeof(*want); r++) {
		unsigned n = 0;

		for (size_t i = 0; i < ur->nfuncs; i++)
			n += existed(ur->funcs[i], want[r].release);
		assert_int_equal(n, want[r].funcs + 1);
	}
}

TEST(test_ur_ids)
{
	assert_int_equal(catalog_find("urContextCreate")->id, 1);
	assert_int_equal(catalog_find("urEnqueueKernelLaunch")->id, 17);
	assert_int_equal(catalog_find("urEventWait")->id, 42);
	assert_int_equal(catalog_find("urQueueFinish")->id, 97);
	assert_int_equal(catalog_find("urUSMDeviceAlloc")->id, 108);
	assert_int_equal(catalog_find("urEnqueueKernelLaunchWithArgsExp")->id, 295);
}

TEST(test_find)
{
	assert_null(catalog_find(NULL));
	assert_null(catalog_find(""));
	assert_null(catalog_find("ur"));
	assert_null(catalog_find("urEventWai"));
	assert_null(catalog_find("urEventWaitt"));
	assert_null(catalog_find("ureventwait"));
	assert_null(catalog_find("urPrintResult"));
	assert_null(catalog_find("pthread_join"));
	assert_null(catalog_api(CAT_API_NONE));
	assert_null(catalog_api(CAT_API_MAX));
	assert_null(catalog_api(UINT32_MAX));
	assert_null(catalog_api_by_name(NULL));
	assert_null(catalog_api_by_name(""));
	assert_null(catalog_api_by_name("UR"));
}

TEST(test_launch_variants)
{
	const struct cat_func *newest = catalog_find("urEnqueueKernelLaunch"), *f;

	assert_non_null(newest);
	assert_string_equal(newest->until, "2026.1"); /* removed after it */
	f = catalog_variant(newest, "2025.0.5");
	assert_int_equal(f->nargs, 9);
	assert_string_equal(f->args[6].name, "numEventsInWaitList");
	assert_ptr_equal(catalog_variant(newest, "2025.2.1"), f);
	assert_int_equal(catalog_variant(newest, "2025.3.0")->nargs, 11);
	assert_int_equal(catalog_variant(newest, "2025.3.10")->nargs, 11);
	assert_string_equal(catalog_variant(newest, "2025.3")->args[6].name,
			    "numPropsInLaunchPropList");
	assert_int_equal(catalog_variant(newest, "2026.0.0")->nargs, 10);
	assert_string_equal(catalog_variant(newest, "2026.1.2")->args[6].name, "launchPropList");
	/* Older than all: the oldest. Newer, none, or no release at all: the newest. */
	assert_ptr_equal(catalog_variant(newest, "2024.2.1"), f);
	assert_ptr_equal(catalog_variant(newest, "2026.2.0"), newest);
	assert_ptr_equal(catalog_variant(newest, "2031"), newest);
	assert_ptr_equal(catalog_variant(newest, NULL), newest);
	assert_ptr_equal(catalog_variant(newest, ""), newest);
	assert_ptr_equal(catalog_variant(newest, "clang version 21"), newest);
	assert_ptr_equal(catalog_variant(newest, "2025.0x"), newest);
	assert_ptr_equal(catalog_variant(newest, "-2025.0"), newest);
	assert_ptr_equal(catalog_variant(newest, "2025..0"), newest);
	assert_null(catalog_variant(NULL, "2025.0"));
	/* By fields, not as text or as a fraction. */
	assert_ptr_equal(catalog_variant(newest, "10000.0"), newest);
	assert_int_equal(catalog_variant(newest, "2025.10")->nargs, 11);
}

TEST(test_other_variants)
{
	assert_int_equal(variant("urProgramCreateWithBinary", "2025.0.0")->nargs, 6);
	assert_int_equal(variant("urProgramCreateWithBinary", "2025.1.0")->nargs, 7);
	assert_int_equal(variant("urPlatformGet", "2025.2.0")->nargs, 5);
	assert_int_equal(variant("urPlatformGet", "2025.3.0")->nargs, 4);
	assert_int_equal(variant("urProgramBuildExp", "2025.3.3")->nargs, 4);
	assert_int_equal(variant("urProgramBuildExp", "2026.0.0")->nargs, 5);
	assert_string_equal(catalog_find("urCommandBufferEnqueueExp")->until, "2025.1");
	assert_string_equal(catalog_find("urEnqueueCommandBufferExp")->since, "2025.2");
	/* Never changed, so one variant that still stands. */
	for (unsigned i = 0; i < 8; i++) {
		static const char *const same[] = { "urUSMDeviceAlloc",	  "urUSMHostAlloc",
						    "urUSMSharedAlloc",	  "urUSMFree",
						    "urEnqueueUSMMemcpy", "urEventWait",
						    "urQueueCreate",	  "urMemBufferCreate" };
		const struct cat_func *f = catalog_find(same[i]);

		assert_non_null(f);
		assert_null(f->next_variant);
		assert_string_equal(f->since, "2025.0");
		assert_string_equal(f->until, "");
	}
}

TEST(test_launch_with_args)
{
	const struct cat_func *f = catalog_find("urEnqueueKernelLaunchWithArgsExp");
	const struct cat_arg *args = arg(f, "pArgs");
	const struct cat_type *t = args->type->elem;

	assert_int_equal(f->nargs, 12);
	assert_true(f->flags & CAT_F_KERNEL);
	assert_int_equal(args->len_kind, CAT_LEN_ARG);
	assert_string_equal(f->args[args->len].name, "numArgs");
	assert_string_equal(t->name, "ur_exp_kernel_arg_properties_t");
	assert_int_equal(t->size, 48);
	assert_int_equal(field(t, "stype")->offset, 0);
	assert_true(field(t, "stype")->is_stype);
	assert_int_equal(field(t, "pNext")->offset, 8);
	assert_true(field(t, "pNext")->is_next);
	assert_int_equal(field(t, "type")->offset, 16);
	assert_int_equal(field(t, "index")->offset, 20);
	assert_int_equal(field(t, "size")->offset, 24);
	assert_int_equal(field(t, "value")->offset, 32);
	assert_int_equal(field(t, "value")->type->kind, CAT_UNION);
	assert_int_equal(field(t, "value")->type->size, 16);
	assert_string_equal(catalog_enum_name(field(t, "type")->type, 3),
			    "UR_EXP_KERNEL_ARG_TYPE_LOCAL");
	assert_string_equal(f->args[arg(f, "pGlobalWorkSize")->len].name, "workDim");
	assert_string_equal(f->args[arg(f, "phEventWaitList")->len].name, "numEventsInWaitList");
	assert_int_equal(arg(f, "phEvent")->flags, CAT_OUT | CAT_OPTIONAL);
}

TEST(test_usm)
{
	const struct cat_func *f = catalog_find("urUSMDeviceAlloc");
	const struct cat_arg *desc = arg(f, "pUSMDesc"), *mem = arg(f, "ppMem");

	assert_int_equal(f->nargs, 6);
	assert_true(f->flags & CAT_F_MEMORY);
	assert_int_equal(arg(f, "hContext")->type->kind, CAT_HANDLE);
	assert_int_equal(arg(f, "pool")->flags, CAT_IN | CAT_OPTIONAL);
	assert_int_equal(desc->len_kind, CAT_LEN_ONE);
	assert_int_equal(desc->type->elem->size, 24);
	assert_int_equal(field(desc->type->elem, "align")->offset, 20);
	assert_int_equal(field(desc->type->elem, "hints")->type->kind, CAT_FLAGS);
	assert_int_equal(mem->flags, CAT_OUT);
	assert_int_equal(mem->type->elem->kind, CAT_PTR);
	assert_int_equal(mem->type->elem->elem->kind, CAT_VOID);
	/* What a copy moves is not read. */
	assert_int_equal(arg(catalog_find("urEnqueueUSMMemcpy"), "pSrc")->len_kind, CAT_LEN_NONE);
}

TEST(test_info)
{
	const struct cat_func *f = catalog_find("urDeviceGetInfo");
	const struct cat_arg *value = arg(f, "pPropValue");

	assert_true(f->flags & CAT_F_GETTER);
	assert_int_equal(value->type->elem->kind, CAT_VOID);
	assert_int_equal(value->len_kind, CAT_LEN_BYTES);
	assert_string_equal(f->args[value->len].name, "propSize");
	assert_int_equal(value->flags, CAT_OUT | CAT_OPTIONAL);
	/* 2026.2 moved six of its values up by one. */
	assert_string_equal(catalog_enum_name(arg(f, "propName")->type, 134),
			    "UR_DEVICE_INFO_XE_STACK_COUNT");
	f = catalog_variant(f, "2026.1.2");
	assert_string_equal(catalog_enum_name(arg(f, "propName")->type, 133),
			    "UR_DEVICE_INFO_XE_STACK_COUNT");
	assert_string_equal(catalog_enum_name(arg(f, "propName")->type, 134),
			    "UR_DEVICE_INFO_XE_REGIONS_PER_STACK");
}

/* ---- values whose type another one tells --------------------------------------------------------- */

static const struct cat_choice *choice(const char *function, const char *argument, int64_t value)
{
	return catalog_choice(arg(catalog_find(function), argument)->select, value);
}

static void check_choices(const struct cat_select *s, const struct cat_type *by,
			  const struct cat_type *selected)
{
	assert_true(s->n > 0);
	assert_int_equal(by->kind, CAT_ENUM);
	for (uint32_t i = 0; i < s->n; i++) {
		const struct cat_choice *c = &s->choices[i];

		assert_true(i == 0 || s->choices[i - 1].value < c->value);
		assert_true(!c->type != !c->member);
		assert_ptr_equal(catalog_choice(s, c->value), c);
		if (selected->kind != CAT_UNION) {
			assert_non_null(c->type);
			continue;
		}
		assert_true(c->member >= selected->fields &&
			    c->member < selected->fields + selected->count);
		assert_true(c->member->offset + c->member->type->size <= selected->size);
	}
}

TEST(test_every_choice)
{
	unsigned args = 0;

	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		for (size_t i = 0; api && i < api->nfuncs; i++) {
			for (const struct cat_func *f = api->funcs[i]; f; f = f->next_variant) {
				for (unsigned k = 0; k < f->nargs; k++) {
					const struct cat_select *s = f->args[k].select;

					if (!s)
						continue;
					args++;
					assert_true(s->by < f->nargs && s->size <= f->nargs);
					/* A list's own keys, or another argument. */
					check_choices(s,
						      s->by == k ? f->args[k].type->elem
								 : f->args[s->by].type,
						      f->args[k].type);
				}
			}
		}
	}
	assert_true(args > 40);
	assert_null(catalog_choice(NULL, 0));
}

TEST(test_choices)
{
	const struct cat_func *f = catalog_find("urDeviceGetInfo");
	const struct cat_select *s = arg(f, "pPropValue")->select;
	const struct cat_choice *c;
	const struct cat_type *t;

	assert_string_equal(f->args[s->by].name, "propName");
	assert_string_equal(f->args[s->size - 1].name, "pPropSizeRet");
	assert_string_equal(choice("urDeviceGetInfo", "pPropValue", 0)->type->name,
			    "ur_device_type_t");
	assert_int_equal(choice("urDeviceGetInfo", "pPropValue", 0)->type->kind, CAT_ENUM);
	c = choice("urDeviceGetInfo", "pPropValue", 66); /* name */
	assert_int_equal(c->type->kind, CAT_ARRAY);
	assert_int_equal(c->type->count, 0);
	assert_int_equal(c->type->elem->kind, CAT_CHAR);
	c = choice("urDeviceGetInfo", "pPropValue", 108); /* work groups: size_t[3] */
	assert_int_equal(c->type->count, 3);
	assert_int_equal(c->type->size, 24);
	assert_null(choice("urDeviceGetInfo", "pPropValue", 0x7ffffff0));
	/* A value that was moved has its own release's meaning. */
	assert_null(catalog_choice(arg(catalog_variant(f, "2026.1.2"), "pPropValue")->select, 139));
	assert_non_null(choice("urDeviceGetInfo", "pPropValue", 139));

	/* OpenCL's comments are silent; its C++ bindings are not. */
	assert_int_equal(choice("clGetDeviceInfo", "param_value", 0x1000)->type->kind, CAT_FLAGS);
	assert_int_equal(choice("clGetDeviceInfo", "param_value", 0x102b)->type->elem->kind,
			 CAT_CHAR);
	assert_string_equal(choice("clGetDeviceInfo", "param_value", 0x1031)->type->name,
			    "cl_platform_id");
	assert_string_equal(choice("clGetEventProfilingInfo", "param_value", 0x1283)->type->name,
			    "cl_ulong");

	f = catalog_find("clCreateCommandQueueWithProperties");
	assert_int_equal(arg(f, "properties")->len_kind, CAT_LEN_PAIRS);
	c = choice(f->name, "properties", 0x1093);
	assert_string_equal(c->type->name, "cl_command_queue_properties");
	assert_int_equal(c->type->kind, CAT_FLAGS);
	/* Keys of two lists of constants. */
	t = arg(f, "properties")->type->elem;
	assert_string_equal(catalog_enum_name(t, 0x1093), "CL_QUEUE_PROPERTIES");
	assert_string_equal(catalog_enum_name(t, 0x1096), "CL_QUEUE_PRIORITY_KHR");

	t = arg(catalog_find("urEnqueueKernelLaunchWithArgsExp"), "pArgs")->type->elem;
	s = field(t, "value")->select;
	assert_string_equal(t->fields[s->by].name, "type");
	assert_string_equal(t->fields[s->size - 1].name, "size");
	assert_string_equal(catalog_choice(s, 0)->member->name, "value");
	assert_true(catalog_choice(s, 0)->follow);
	assert_string_equal(catalog_choice(s, 2)->member->name, "memObjTuple");
	assert_false(catalog_choice(s, 2)->follow);
	t = arg(catalog_find("zetMetricGroupCalculateMetricValues"), "pMetricValues")->type->elem;
	assert_string_equal(catalog_choice(field(t, "value")->select, 3)->member->name, "fp64");
}

TEST(test_enums)
{
	const struct cat_type *result = catalog_find("urEventWait")->ret;
	const struct cat_type *flags = field(catalog_stype(CAT_API_UR, 14), "flags")->type;

	assert_string_equal(result->name, "ur_result_t");
	assert_int_equal(result->kind, CAT_ENUM);
	assert_string_equal(catalog_enum_name(result, 0), "UR_RESULT_SUCCESS");
	assert_string_equal(catalog_enum_name(result, 39), "UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY");
	assert_string_equal(catalog_enum_name(result, 0x7ffffffe), "UR_RESULT_ERROR_UNKNOWN");
	assert_null(catalog_enum_name(result, 0x7fffffff));
	assert_null(catalog_enum_name(result, -1));
	assert_null(catalog_enum_name(result, INT64_MIN));
	assert_null(catalog_enum_name(result, INT64_MAX));
	assert_null(catalog_enum_name(NULL, 0));
	assert_null(catalog_enum_name(arg(catalog_find("urQueueFinish"), "hQueue")->type, 0));
	assert_string_equal(flags->name, "ur_queue_flags_t");
	assert_int_equal(flags->kind, CAT_FLAGS);
	assert_int_equal(flags->size, 4);
	assert_string_equal(catalog_enum_name(flags, 2), "UR_QUEUE_FLAG_PROFILING_ENABLE");
}

TEST(test_stypes)
{
	assert_string_equal(catalog_stype(CAT_API_UR, 7)->name, "ur_usm_desc_t");
	assert_string_equal(catalog_stype(CAT_API_UR, 14)->name, "ur_queue_properties_t");
	/* Its number changed in 2025.3; the old one was not used again. */
	assert_string_equal(catalog_stype(CAT_API_UR, 37)->name, "ur_physical_mem_properties_t");
	assert_string_equal(catalog_stype(CAT_API_UR, 28)->name, "ur_physical_mem_properties_t");
	assert_null(catalog_stype(CAT_API_UR, 0x7fffffff));
	assert_null(catalog_stype(CAT_API_UR, UINT32_MAX));
	assert_null(catalog_stype(CAT_API_THREAD, 7));
	assert_null(catalog_stype(CAT_API_MAX, 7));
}

TEST(test_strings_bools_callbacks)
{
	assert_int_equal(arg(catalog_find("urKernelCreate"), "pKernelName")->type->kind,
			 CAT_STRING);
	assert_int_equal(arg(catalog_find("urProgramBuild"), "pOptions")->flags,
			 CAT_IN | CAT_OPTIONAL);
	assert_int_equal(arg(catalog_find("urEnqueueMemBufferRead"), "blockingRead")->type->kind,
			 CAT_BOOL);
	assert_int_equal(arg(catalog_find("urEnqueueMemBufferRead"), "blockingRead")->type->size,
			 1);
	assert_int_equal(arg(catalog_find("urEventSetCallback"), "pfnNotify")->type->kind,
			 CAT_FUNC);
	/* By value: 24 bytes. */
	assert_int_equal(arg(catalog_find("urEnqueueMemBufferReadRect"), "region")->type->kind,
			 CAT_STRUCT);
	assert_int_equal(arg(catalog_find("urEnqueueMemBufferReadRect"), "region")->type->size, 24);
}

/* The default selection must not lose what tells how the program runs. */
TEST(test_default_selection)
{
	static const char *const in[] = { "urEnqueueKernelLaunch",
					  "urEnqueueKernelLaunchWithArgsExp",
					  "urEventWait",
					  "urQueueFinish",
					  "urUSMFree",
					  "urEventRelease",
					  "urEventGetProfilingInfo",
					  "urMemBufferCreate",
					  "urProgramBuild",
					  "urKernelSetArgValue",
					  "urLoaderInit" };
	static const char *const out[] = { "urPlatformGetInfo",
					   "urAdapterGet",
					   "urAdapterGetInfo",
					   "urDeviceGet",
					   "urDeviceGetSelected",
					   "urEventGetInfo",
					   "urKernelGetGroupInfo",
					   "urUSMGetMemAllocInfo",
					   "urQueueIsGraphCaptureEnabledExp",
					   "urMemGetNativeHandle",
					   "urBindlessImagesImageGetInfoExp" };

	for (size_t i = 0; i < sizeof(in) / sizeof(*in); i++)
		assert_false(catalog_find(in[i])->flags & CAT_F_GETTER);
	for (size_t i = 0; i < sizeof(out) / sizeof(*out); i++)
		assert_true(catalog_find(out[i])->flags & CAT_F_GETTER);
	assert_int_equal(catalog_find("urEventWait")->flags, CAT_F_SYNC);
	assert_int_equal(catalog_find("urEnqueueMemBufferCopy")->flags, CAT_F_COPY);
	assert_int_equal(catalog_find("urProgramBuild")->flags, CAT_F_MODULE);
}

/* ---- Level Zero ---------------------------------------------------------------------------------- */

/* Function pointers in each release's own *_ddi.h, which the loader's tables are made of. */
TEST(test_ze_counts)
{
	static const struct {
		const char *name;
		double release;
		unsigned funcs;
	} want[] = { { "ze", 1.08, 144 }, { "zet", 1.08, 39 }, { "zes", 1.08, 106 },
		     { "ze", 1.20, 192 }, { "zet", 1.20, 66 }, { "zes", 1.20, 149 },
		     { "ze", 1.32, 248 }, { "zet", 1.32, 69 }, { "zes", 1.32, 157 },
		     { "zer", 1.32, 4 } };

	for (size_t w = 0; w < sizeof(want) / sizeof(*want); w++) {
		const struct cat_api *api = catalog_api_by_name(want[w].name);
		unsigned n = 0;

		assert_non_null(api);
		for (size_t i = 0; i < api->nfuncs; i++) {
			const char *since = api->funcs[i]->since, *until = api->funcs[i]->until;

			for (const struct cat_func *f = api->funcs[i]; f; f = f->next_variant)
				since = f->since;
			/* "1.8" is before "1.20": by a hundredth each. */
			n += 1 + atof(since + 2) / 100 <= want[w].release + 1e-9 &&
			     (!*until || 1 + atof(until + 2) / 100 >= want[w].release - 1e-9);
		}
		assert_int_equal(n, want[w].funcs);
	}
}

static int part(const char *name, enum cat_act act, enum cat_part p)
{
	return catalog_part(catalog_role(catalog_find(name), act), p);
}

TEST(test_ze)
{
	const struct cat_func *f = catalog_find("zeCommandListAppendMemoryCopy");
	const struct cat_type *desc;

	assert_non_null(f);
	assert_int_equal(f->api, CAT_API_ZE);
	assert_int_equal(f->nargs, 7);
	assert_int_equal(f->flags, CAT_F_COPY);
	assert_string_equal(f->symbol, f->name);
	assert_int_equal(arg(f, "phWaitEvents")->len_kind, CAT_LEN_ARG);
	assert_string_equal(f->args[arg(f, "phWaitEvents")->len].name, "numWaitEvents");
	assert_int_equal(arg(f, "srcptr")->len_kind, CAT_LEN_NONE);
	assert_string_equal(catalog_enum_name(f->ret, 0x78000001), "ZE_RESULT_ERROR_UNINITIALIZED");
	assert_int_equal(f->nroles, 2);
	assert_int_equal(part(f->name, CAT_ACT_ENQUEUE, CAT_PART_QUEUE), 0);
	assert_int_equal(part(f->name, CAT_ACT_ENQUEUE, CAT_PART_EVENT), 4);
	assert_int_equal(part(f->name, CAT_ACT_ENQUEUE, CAT_PART_WAIT), 6);
	assert_int_equal(part(f->name, CAT_ACT_ENQUEUE, CAT_PART_KERNEL), CAT_PART_NONE);
	assert_int_equal(part(f->name, CAT_ACT_COPY, CAT_PART_DST), 1);
	assert_int_equal(part(f->name, CAT_ACT_COPY, CAT_PART_SRC), 2);
	assert_int_equal(part(f->name, CAT_ACT_COPY, CAT_PART_SIZE), 3);

	f = catalog_find("zeDeviceGet");
	assert_true(f->flags & CAT_F_GETTER);
	assert_int_equal(arg(f, "phDevices")->len_kind, CAT_LEN_PARG);
	assert_int_equal(arg(f, "pCount")->flags, CAT_IN | CAT_OUT);
	assert_int_equal(part("zeCommandListAppendLaunchKernel", CAT_ACT_ENQUEUE, CAT_PART_KERNEL),
			 1);
	assert_int_equal(catalog_role(catalog_find("zeMemAllocShared"), CAT_ACT_ALLOC)->kind,
			 CAT_MEM_SHARED);
	assert_int_equal(part("zeMemAllocShared", CAT_ACT_ALLOC, CAT_PART_POINTER), 6);
	assert_int_equal(part("zeMemFree", CAT_ACT_FREE, CAT_PART_POINTER), 1);
	assert_null(catalog_role(catalog_find("zeInit"), CAT_ACT_CREATE));

	desc = catalog_stype(CAT_API_ZE, 0x1b);
	assert_string_equal(desc->name, "ze_module_desc_t");
	assert_int_equal(field(desc, "pBuildFlags")->type->kind, CAT_STRING);
	assert_int_equal(field(desc, "pInputModule")->len_kind, CAT_LEN_NONE);
	assert_int_equal(field(desc, "inputSize")->offset, 24);
	assert_true(field(desc, "pNext")->is_next);
	assert_string_equal(catalog_stype(CAT_API_ZE, 0x15)->name, "ze_device_mem_alloc_desc_t");
	/* The same number means another structure to the tools' functions. */
	assert_string_equal(catalog_stype(CAT_API_ZET, 1)->name, "zet_metric_group_properties_t");
	assert_string_equal(catalog_stype(CAT_API_ZES, 1)->name, "zes_device_properties_t");
}

TEST(test_units)
{
	const struct cat_func *f = catalog_find("zeEventHostSynchronize");

	assert_string_equal(arg(f, "timeout")->unit, "ns");
	assert_null(arg(f, "hEvent")->unit);
	assert_true(arg(f, "timeout")->flags & CAT_FOREVER);
	assert_true(arg(catalog_find("zesDriverEventListen"), "timeout")->flags & CAT_FOREVER);
	assert_false(arg(catalog_find("zeMemAllocDevice"), "size")->flags & CAT_FOREVER);
	assert_string_equal(arg(catalog_find("zeMemAllocDevice"), "size")->unit, "bytes");
	assert_string_equal(arg(catalog_find("zesPowerGetLimits"), "pSustained")->type->elem->name,
			    "zes_power_sustained_limit_t");
	assert_string_equal(field(arg(catalog_find("zesPowerGetLimits"), "pSustained")->type->elem,
				  "power")
				    ->unit,
			    "mW");
	/* Nanoseconds in one version of the structure, cycles a second in another. */
	assert_null(
		field(arg(catalog_find("zeDeviceGetProperties"), "pDeviceProperties")->type->elem,
		      "timerResolution")
			->unit);
}

TEST(test_numbers_that_are_addresses)
{
	const struct cat_type *event = arg(catalog_find("zetDebugReadEvent"), "event")->type->elem;
	const struct cat_type *info = field(event, "info")->type;
	static const char *const module[] = { "moduleBegin", "moduleEnd", "load" };

	for (unsigned i = 0; i < ARRAY_SIZE(module); i++)
		assert_string_equal(field(field(info, "module")->type, module[i])->unit, "address");
	assert_string_equal(field(field(info, "page_fault")->type, "address")->unit, "address");
	assert_string_equal(field(field(info, "page_fault")->type, "mask")->unit, "address");
	/* It is told to be aligned as addresses are. */
	assert_null(arg(catalog_find("zeVirtualMemQueryPageSize"), "pagesize")->unit);
}

TEST(test_ze_groups)
{
	assert_int_equal(catalog_find("zetMetricStreamerOpen")->api, CAT_API_ZET);
	assert_true(catalog_find("zetMetricStreamerOpen")->flags & CAT_F_METRIC);
	assert_true(catalog_find("zetDebugAttach")->flags & CAT_F_DEBUG);
	assert_int_equal(part("zetDebugAttach", CAT_ACT_CREATE, CAT_PART_OBJECT), 2);
	assert_true(catalog_find("zesPowerGetEnergyCounter")->flags & CAT_F_SYSMAN);
	assert_int_equal(catalog_find("zesDeviceGet")->api, CAT_API_ZES);
	assert_int_equal(catalog_find("zerGetDefaultContext")->api, CAT_API_ZER);
	assert_int_equal(catalog_find("zerGetDefaultContext")->ok, CAT_OK_NOT_NULL);
	assert_int_equal(catalog_find("zelTracerCreate")->api, CAT_API_ZEL);
	for (unsigned id = CAT_API_ZET; id <= CAT_API_ZER; id++)
		assert_int_equal(catalog_api(id)->pti_group, 1);
	assert_int_equal(catalog_api(CAT_API_CL)->pti_group, 2);
	assert_int_equal(catalog_api(CAT_API_UR)->pti_group, 3);
	assert_int_equal(catalog_api(CAT_API_UR)->pti_domain, 2);
	assert_int_equal(catalog_api(CAT_API_CU)->pti_group, 0);
}

/* Groups that PTI takes for one give no number twice. */
TEST(test_ids_in_pti_groups)
{
	for (unsigned a = 0; a < CAT_API_MAX; a++) {
		for (unsigned b = a + 1; b < CAT_API_MAX; b++) {
			const struct cat_api *x = catalog_api(a), *y = catalog_api(b);

			if (!x || !y || !x->pti_group || x->pti_group != y->pti_group)
				continue;
			for (size_t i = 0; i < x->nfuncs; i++)
				for (size_t k = 0; k < y->nfuncs; k++)
					assert_int_not_equal(x->funcs[i]->id, y->funcs[k]->id);
		}
	}
}

/* ---- OpenCL -------------------------------------------------------------------------------------- */

TEST(test_cl)
{
	const struct cat_func *f = catalog_find("clEnqueueNDRangeKernel");

	assert_int_equal(f->api, CAT_API_CL);
	assert_int_equal(f->nargs, 9);
	assert_true(f->flags & CAT_F_KERNEL);
	assert_string_equal(f->since, "1.0");
	assert_int_equal(f->ok, CAT_OK_RESULT);
	assert_string_equal(f->args[arg(f, "local_work_size")->len].name, "work_dim");
	assert_string_equal(f->args[arg(f, "event_wait_list")->len].name,
			    "num_events_in_wait_list");
	assert_int_equal(arg(f, "event")->flags, CAT_OUT | CAT_OPTIONAL);
	/* Constants that are macros. */
	assert_string_equal(catalog_enum_name(f->ret, -5), "CL_OUT_OF_RESOURCES");
	assert_string_equal(catalog_enum_name(f->ret, -1001), "CL_PLATFORM_NOT_FOUND_KHR");
	assert_string_equal(catalog_enum_name(f->ret, 0), "CL_SUCCESS");
	f = catalog_find("clGetDeviceIDs");
	assert_int_equal(arg(f, "device_type")->type->kind, CAT_FLAGS);
	assert_string_equal(catalog_enum_name(arg(f, "device_type")->type, 4),
			    "CL_DEVICE_TYPE_GPU");
	assert_string_equal(f->args[arg(f, "devices")->len].name, "num_entries");
	f = catalog_find("clGetDeviceInfo");
	assert_string_equal(catalog_enum_name(arg(f, "param_name")->type, 0x102b),
			    "CL_DEVICE_NAME");
	assert_int_equal(arg(f, "param_value")->len_kind, CAT_LEN_BYTES);
	assert_int_equal(arg(f, "param_value")->flags, CAT_OUT | CAT_OPTIONAL);
	f = catalog_find("clEnqueueReadBuffer");
	assert_int_equal(arg(f, "blocking_read")->type->kind, CAT_BOOL);
	assert_int_equal(part(f->name, CAT_ACT_WAIT, CAT_PART_BLOCKING), 2);
	assert_int_equal(catalog_role(f, CAT_ACT_COPY)->kind, CAT_DIR_D2H);
	assert_int_equal(arg(catalog_find("clEnqueueCopyBufferRect"), "region")->len_kind,
			 CAT_LEN_CONST);
	assert_int_equal(arg(catalog_find("clEnqueueCopyBufferRect"), "region")->len, 3);
	f = catalog_find("clDeviceMemAllocINTEL");
	assert_int_equal(f->ok, CAT_OK_NOT_NULL);
	assert_int_equal(part(f->name, CAT_ACT_ALLOC, CAT_PART_POINTER), CAT_PART_RETURNED);
	assert_int_equal(part(f->name, CAT_ACT_ALLOC, CAT_PART_SIZE), 3);
	assert_int_equal(part("clCreateBuffer", CAT_ACT_CREATE, CAT_PART_OBJECT),
			 CAT_PART_RETURNED);
	assert_non_null(catalog_find("clCommandNDRangeKernelKHR"));
	assert_null(catalog_find("clearenv"));
}

/* ---- the plugin interface ------------------------------------------------------------------------ */

TEST(test_pi)
{
	const struct cat_func *f = catalog_find("piEnqueueKernelLaunch");

	assert_int_equal(f->api, CAT_API_PI);
	assert_int_equal(f->nargs, 9);
	assert_null(f->next_variant);
	assert_string_equal(f->since, "2021.1");
	assert_string_equal(f->until, "");
	assert_string_equal(catalog_enum_name(f->ret, -46), "PI_ERROR_INVALID_KERNEL_NAME");
	assert_string_equal(f->args[arg(f, "pLocalWorkSize")->len].name, "workDim");
	assert_int_equal(part(f->name, CAT_ACT_ENQUEUE, CAT_PART_KERNEL), 1);
	assert_int_equal(part("piextUSMDeviceAlloc", CAT_ACT_ALLOC, CAT_PART_POINTER), 0);
	/* What changed: a device came in with 2024.2, properties with 2024.0. */
	assert_int_equal(variant("piextMemGetNativeHandle", "2024.2.1")->nargs, 3);
	assert_int_equal(variant("piextMemGetNativeHandle", "2024.1.0")->nargs, 2);
	assert_int_equal(variant("piextKernelSetArgMemObj", "2024.0.3")->nargs, 4);
	assert_int_equal(variant("piextKernelSetArgMemObj", "2023.2.4")->nargs, 3);
	assert_string_equal(catalog_find("piEnqueueNativeKernel")->until, "2023.2");
	assert_string_equal(catalog_find("piQueueFlush")->since, "2022.2");
	assert_null(catalog_find("pi_queue"));
}

/* ---- CUDA ---------------------------------------------------------------------------------------- */

TEST(test_cu_forms)
{
	const struct cat_func *newest = catalog_find("cuMemAlloc");
	const struct cat_func *old = catalog_find_symbol("cuMemAlloc");

	assert_string_equal(newest->symbol, "cuMemAlloc_v2");
	assert_ptr_equal(catalog_find_symbol("cuMemAlloc_v2"), newest);
	assert_int_equal(arg(newest, "bytesize")->type->size, 8);
	assert_non_null(old);
	assert_string_equal(old->name, "cuMemAlloc");
	assert_int_equal(old->id, newest->id);
	assert_int_equal(arg(old, "bytesize")->type->size, 4);
	assert_int_not_equal(old->variant, newest->variant);
	assert_null(catalog_find("cuMemAlloc_v2"));
	assert_null(catalog_find_symbol("cuMemAlloc_v3"));
	assert_null(catalog_find_symbol(NULL));
	/* A release changes the signature of a form, never the form. */
	assert_ptr_equal(catalog_variant(old, "11.8"), old);
	assert_ptr_equal(catalog_variant(old, "1.0"), old);
	assert_ptr_equal(catalog_variant(newest, "11.8"), newest);
	assert_string_equal(catalog_find_symbol("cuMemcpyHtoDAsync_v2_ptsz")->name,
			    "cuMemcpyHtoDAsync");
	assert_string_equal(catalog_find_symbol("cuMemcpy_ptds")->name, "cuMemcpy");
	assert_string_equal(catalog_find_symbol("cuEventRecord_ptsz")->symbol,
			    "cuEventRecord_ptsz");
	/* Names that only look like forms stay what they are. */
	assert_string_equal(catalog_find_symbol("cuMemcpy2DUnaligned_v2")->name,
			    "cuMemcpy2DUnaligned");
	assert_non_null(catalog_find("cuCtxSynchronize"));
}

TEST(test_cu)
{
	const struct cat_func *f = catalog_find("cuLaunchKernel");

	assert_int_equal(f->nargs, 11);
	assert_true(f->flags & CAT_F_KERNEL);
	assert_int_equal(arg(f, "kernelParams")->len_kind, CAT_LEN_NONE);
	assert_true(arg(f, "kernelParams")->flags & CAT_IN);
	assert_int_equal(part(f->name, CAT_ACT_ENQUEUE, CAT_PART_QUEUE), 8);
	assert_int_equal(part(f->name, CAT_ACT_ENQUEUE, CAT_PART_KERNEL), 0);
	assert_string_equal(catalog_enum_name(f->ret, 2), "CUDA_ERROR_OUT_OF_MEMORY");
	assert_string_equal(catalog_enum_name(f->ret, 600), "CUDA_ERROR_NOT_READY");
	f = catalog_find("cuMemcpyDtoHAsync");
	assert_int_equal(f->flags, CAT_F_COPY);
	assert_int_equal(catalog_role(f, CAT_ACT_COPY)->kind, CAT_DIR_D2H);
	assert_int_equal(arg(f, "srcDevice")->type->kind, CAT_PTR);
	assert_int_equal(part(f->name, CAT_ACT_ENQUEUE, CAT_PART_QUEUE), 3);
	assert_int_equal(part("cuMemcpy3DAsync", CAT_ACT_COPY, CAT_PART_PARAMS), 0);
	assert_true(catalog_find("cuCtxGetCurrent")->flags & CAT_F_GETTER);
	assert_int_equal(arg(catalog_find("cuStreamCreate"), "Flags")->type->kind, CAT_FLAGS);
}

/* Only tools call the loader's own functions. */
TEST(test_default_groups)
{
	for (unsigned id = 0; id < CAT_API_MAX; id++) {
		const struct cat_api *api = catalog_api(id);

		if (api)
			assert_int_equal(api->by_default, id != CAT_API_ZEL);
	}
}

static void like(const char *symbol, unsigned api, bool expected)
{
	bool got = !expected;

	assert_null(catalog_find_symbol(symbol));
	assert_int_equal(catalog_like(symbol, &got), api);
	if (api != CAT_API_NONE)
		assert_int_equal(got, expected);
}

TEST(test_symbols_that_look_like_functions)
{
	like("urBrandNew", CAT_API_UR, false);
	like("zeBrandNew2Ext", CAT_API_ZE, false);
	like("zetBrandNew", CAT_API_ZET, false);
	like("cuBrandNew", CAT_API_CU, false);
	/* Headers that are not read have it. */
	like("cuProfilerStart", CAT_API_CU, true);
	like("clSetTracingPointINTEL", CAT_API_CL, true);
	/* No program calls it. */
	like("urPrintKernelInfo", CAT_API_NONE, false);
	like("zeGetDriverProcAddrTable", CAT_API_NONE, false);
	/* Other words, C++ names, static helpers. */
	like("zefir", CAT_API_NONE, false);
	like("ze", CAT_API_NONE, false);
	like("ze_init", CAT_API_NONE, false);
	like("clBuildProgram_disp", CAT_API_NONE, false);
	like("urEventWait.cold", CAT_API_NONE, false);
	like("_ZN2ur4InitEv", CAT_API_NONE, false);
	like("", CAT_API_NONE, false);
	assert_int_equal(catalog_like(NULL, NULL), CAT_API_NONE);
}

TEST(test_ur_roles)
{
	const struct cat_func *newest = catalog_find("urEnqueueKernelLaunch");

	/* The arguments moved; the roles moved with them. */
	assert_int_equal(
		catalog_part(catalog_role(catalog_variant(newest, "2025.0"), CAT_ACT_ENQUEUE),
			     CAT_PART_EVENT),
		8);
	assert_int_equal(catalog_part(catalog_role(newest, CAT_ACT_ENQUEUE), CAT_PART_EVENT), 9);
	assert_int_equal(part("urUSMFree", CAT_ACT_FREE, CAT_PART_POINTER), 1);
	assert_int_equal(part("urEventWait", CAT_ACT_WAIT, CAT_PART_COUNT), 0);
	assert_int_equal(part("urEventRelease", CAT_ACT_RELEASE, CAT_PART_OBJECT), 0);
	assert_int_equal(part("urEnqueueMemBufferRead", CAT_ACT_WAIT, CAT_PART_BLOCKING), 2);
	assert_int_equal(catalog_part(NULL, CAT_PART_OBJECT), CAT_PART_NONE);
	assert_null(catalog_role(NULL, CAT_ACT_CREATE));
	assert_int_equal(catalog_find("urEventWait")->nroles, 1);
	assert_int_equal(catalog_find("urLoaderInit")->nroles, 0);
}

TEST(test_thread)
{
	const struct cat_func *f = catalog_find("pthread_create");

	assert_non_null(f);
	assert_int_equal(f->api, CAT_API_THREAD);
	assert_int_equal(f->nargs, 4);
	assert_int_equal(f->ret->kind, CAT_INT);
	assert_int_equal(f->ret->size, 4);
	assert_int_equal(f->args[0].flags, CAT_OUT);
	assert_int_equal(f->args[0].type->elem->size, 8);
	assert_int_equal(f->args[1].len_kind, CAT_LEN_NONE);
	assert_int_equal(f->args[2].type->kind, CAT_FUNC);
	assert_int_equal(f->args[3].type->kind, CAT_PTR);
	assert_ptr_equal(catalog_variant(f, "2026.2.0"), f);
}
