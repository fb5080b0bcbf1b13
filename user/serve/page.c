// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* page.c - see page.h. */
#include "serve/page.h"

/* Bytes of the files, made by the Makefile. */
const char page_html[] = {
#include "html/live.html.inc"
};
const size_t page_html_len = sizeof(page_html);
const char page_policy[] = {
#include "html/live.policy.inc"
	0
};
