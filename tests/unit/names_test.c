// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* names_test.c - names of kernels: what is shown of mangled ones, in lists too, and what stays as it is. */
#include "unit.h"
#include "base/cleanup.h"
#include "sink/names.h"

static int setup(void **state)
{
	*state = calloc(1, sizeof(struct names));
	return *state ? 0 : -1;
}

static int teardown(void **state)
{
	names_done(*state);
	free(*state);
	return 0;
}

TEST_WITH(test_what_is_shown, struct names *n)
{
	static const struct {
		const char *text, *shown;
	} cases[] = {
		{ "_Z6vecAddPfS_S_", "vecAdd" },
		{ "_ZTS6vector", "vector" },
		{ "_ZTSN3app3sumIiEE", "app::sum<int>" },
		/* A lambda in a lambda in main, as SYCL kernels mostly are. */
		{ "_ZTSZZ4mainENKUlRN4sycl3_V17handlerEE_clES2_EUlNS0_2idILi1EEEE_",
		  "main::{lambda(sycl::_V1::handler&)#1}::operator()(sycl::_V1::handler&) const"
		  "::{lambda(sycl::_V1::id<1>)#1}" },
		{ "queue#3 (_ZTS1A, _ZTS1B)", "queue#3 (A, B)" },
		{ "__sycl_kernel_scale_usm", "__sycl_kernel_scale_usm" },
		{ "", "" },
		/* No mangled names, though they begin like some. */
		{ "_Z", "_Z" },
		{ "_Zwhatever _ZTS99short", "_Zwhatever _ZTS99short" },
		{ "a_ZTS1A", "a_ZTS1A" },
	};
	size_t i, again;

	for (again = 0; again < 2; again++) {
		for (i = 0; i < ARRAY_SIZE(cases); i++)
			assert_string_equal(names_shown(n, cases[i].text), cases[i].shown);
	}
}

TEST_WITH(test_brief, struct names *n)
{
	static const char kernel[] =
		"_ZTSZZN6oneapi3dal6dbscan7backend10kernels_fpIfE19update_points_queueERN4sycl3_V15queueE"
		"ENKUlRNS5_7handlerEE0_clES9_EUlNS5_7nd_itemILi2EEEE_";
	static const struct {
		const char *text;
		size_t max;
		const char *brief;
	} cases[] = {
		{ "short", 16, "short" },
		{ "f(int, (anonymous namespace)::a, b<c>)", 16, "f" },
		{ "(anonymous namespace)::f(int)", 26, "(anonymous namespace)::f" },
		{ kernel, 80,
		  "oneapi::dal::dbscan::backend::kernels_fp<float>::update_points_queue{#2}{#1}" },
		{ kernel, 75,
		  "oneapi::dal::dbscan::backend::kernels_fp<f...>::update_points_queue{#2}{#1}" },
		{ kernel, 72,
		  "oneapi::dal::dbscan::backend::kernels_fp::update_points_queue{#2}{#1}" },
		{ kernel, 40, "...rnels_fp::update_points_queue{#2}{#1}" },
		{ "a::operator()(int) const::{lambda(b)#1}", 30, "a::operator{#1}" },
		/* No pairs of brackets. */
		{ "std::ostream::operator<<(std::x)", 20, "...tream::operator<<" },
		{ "a::operator->(std::x<int, int>)", 20, "a::operator->" },
		{ "((((((((((((((((((((((((", 20, "..." },
		{ "a::b<c<int>, d>::e(f<", 16, "a::b<c...>::e..." },
		{ "k<4, a::b::Fill<float>, std::array<char*, 1ul> >(int)", 44,
		  "k<4, Fill<float>, array<char*, 1ul> >" },
		{ "k<4, a::(anonymous namespace)::Fill<float> >(int)", 24, "k<4, Fill<float> >" },
		{ "k<4, a::b::Fill<float>, std::array<char*, 1ul> >(int)", 24,
		  "k<4, Fill<float>, ar...>" },
		{ "queue#2 (copy D->S, f<a, b>(c, d), twice)", 40,
		  "queue#2 (copy D->S, and 2 more)" },
		{ "queue#2 (copy D->S, f<a, b>(c, d), twice, thrice)", 48,
		  "queue#2 (copy D->S, f<a, b>(c, d), and 2 more)" },
		{ "queue#2 (a_very_long_name_of_a_kernel, twice)", 32, "queue#2 (2 more)" },
		{ "a::b::c::d(int, std::x<int", 20, "a::b::c::d..." },
		{ "<<<<<<<<<<<<<<<<<<<<<<<<", 20, "<<<<<<<<<<<...<<<<<<" },
		{ "))))))))))))))))))))))))", 20, ")))))))))))...))))))" },
		/* In the middle of a character of three bytes. */
		{ "a::0123456789\u20ac012345678901", 16, "...012345678901" },
		{ "01234567\u20ac9012345678901", 18, "01234567...78901" },
	};
	size_t i;

	for (i = 0; i < ARRAY_SIZE(cases); i++)
		assert_string_equal(names_brief(n, cases[i].text, cases[i].max), cases[i].brief);
	n->as_they_are = true;
	assert_string_equal(names_brief(n, kernel, 40), kernel);
	assert_string_equal(names_brief(NULL, kernel, 40), kernel);
}

TEST_WITH(test_as_they_are, struct names *n)
{
	assert_string_equal(names_shown(NULL, "_ZTS1A"), "_ZTS1A");
	n->as_they_are = true;
	assert_string_equal(names_shown(n, "_ZTS1A"), "_ZTS1A");
}

/* More names than there are slots, in turns: each is shown as itself. */
TEST_WITH(test_many, struct names *n)
{
	char text[64], shown[64];
	unsigned i;

	for (i = 0; i < 20 * NAMES_SLOTS; i++) {
		snprintf(text, sizeof(text), "_ZTS6k%05u", i * 7 % (3 * NAMES_SLOTS));
		snprintf(shown, sizeof(shown), "k%05u", i * 7 % (3 * NAMES_SLOTS));
		assert_string_equal(names_shown(n, text), shown);
	}
}

/* Written out it has 2^30 parts, or a word is as long as a text can be. */
TEST_WITH(test_hostile, struct names *n)
{
	_cleanup_free_ char *word = malloc(1u << 20);
	static const char ids[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
	char bomb[512] = "_Z1fI1pIiiE", part[16];
	const char *shown;

	for (int i = 0; i < 30; i++) {
		snprintf(part, sizeof(part), "S_IS%c_S%c_E", ids[i], ids[i]);
		strcat(bomb, part);
	}
	strcat(bomb, "Evv");
	shown = names_shown(n, bomb);
	assert_true(strlen(shown) < NAMES_MAX + 4);
	assert_string_equal(shown + strlen(shown) - 3, "...");
	assert_non_null(word);
	memset(word, 'Z', (1u << 20) - 1);
	word[0] = '_';
	word[(1u << 20) - 1] = '\0';
	assert_string_equal(names_shown(n, word), word);
}

static void json(struct names *n, const char *text, const char *wanted)
{
	_cleanup_(strbuf_done) struct strbuf out = STRBUF_INIT;
	struct json j;

	json_start(&j, &out);
	json_object(&j, NULL);
	names_json(&j, "name", "demangled", text, n);
	json_end_object(&j);
	assert_string_equal(strbuf_str(&out), wanted);
}

TEST_WITH(test_json, struct names *n)
{
	json(n, NULL, "{\"name\":null}");
	json(n, "copy", "{\"name\":\"copy\"}");
	json(n, "_ZTS1A", "{\"name\":\"_ZTS1A\",\"demangled\":\"A\"}");
	n->as_they_are = true;
	json(n, "_ZTS1A", "{\"name\":\"_ZTS1A\"}");
}
