// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
// Made by scripts/gen-catalog; changes are lost. What it read:
//   system pthread.h
// clang-format off
#include "catalog/tables.h"

#pragma GCC diagnostic ignored "-Wmissing-field-initializers" // what most rows don't have

static const struct cat_type p_const_pthread_attr_t_ptr;
static const struct cat_type p_pthread_t_ptr;
static const struct cat_type p_void_ptr;
static const struct cat_type t_anon;
static const struct cat_type t_char;
static const struct cat_type t_char_n56;
static const struct cat_type t_int;
static const struct cat_type t_long;
static const struct cat_type t_pthread_attr_t;
static const struct cat_type t_pthread_t;
static const struct cat_type t_void;

static const struct cat_type p_const_pthread_attr_t_ptr = { "const pthread_attr_t *", CAT_PTR, 8, 0, &t_pthread_attr_t, NULL, NULL };

static const struct cat_type p_pthread_t_ptr = { "pthread_t *", CAT_PTR, 8, 0, &t_pthread_t, NULL, NULL };

static const struct cat_type p_void_ptr = { "void *", CAT_PTR, 8, 0, &t_void, NULL, NULL };

static const struct cat_type t_anon = { "", CAT_FUNC, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_char = { "char", CAT_CHAR, 1, 0, NULL, NULL, NULL };

static const struct cat_type t_char_n56 = { "char[56]", CAT_ARRAY, 56, 56, &t_char, NULL, NULL };

static const struct cat_type t_int = { "int", CAT_INT, 4, 0, NULL, NULL, NULL };

static const struct cat_type t_long = { "long", CAT_INT, 8, 0, NULL, NULL, NULL };

static const struct cat_field m_t_pthread_attr_t[2] = {
	{ "__size", &t_char_n56, 0, CAT_LEN_NONE, 0, false, false },
	{ "__align", &t_long, 0, CAT_LEN_NONE, 0, false, false },
};
static const struct cat_type t_pthread_attr_t = { "pthread_attr_t", CAT_UNION, 56, 2, NULL, m_t_pthread_attr_t, NULL };

static const struct cat_type t_pthread_t = { "pthread_t", CAT_UINT, 8, 0, NULL, NULL, NULL };

static const struct cat_type t_void = { "void", CAT_VOID, 0, 0, NULL, NULL, NULL };

static const struct cat_arg a_pthread_create[] = {
	{ "newthread", &p_pthread_t_ptr, CAT_OUT, CAT_LEN_ONE, 0 },
	{ "attr", &p_const_pthread_attr_t_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
	{ "start_routine", &t_anon, CAT_IN, CAT_LEN_NONE, 0 },
	{ "arg", &p_void_ptr, CAT_IN | CAT_OPTIONAL, CAT_LEN_NONE, 0 },
};
static const struct cat_func f_pthread_create = {
	"pthread_create", "pthread_create", 1, CAT_API_THREAD, 0, 4, 0, CAT_OK_RESULT, 0, NULL, a_pthread_create, &t_int,
	"", "", NULL,
};

static const struct cat_func *const funcs[] = {
	&f_pthread_create,
};

const struct cat_table cat_table_thread = {
	.api = { 10, "thread", "pthread_", 0, true, 0, 0, funcs, sizeof(funcs) / sizeof(*funcs) },
};
