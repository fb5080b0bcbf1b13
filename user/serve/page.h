// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * page.h - the live page of `serve` (live.html, .css and .js), one file that reads /metrics. It has the looks and tables of
 * the page of `report --html` (user/sink/html).
 */
#ifndef XB_SERVE_PAGE_H
#define XB_SERVE_PAGE_H

#include <stddef.h>

/* Not ended by a NUL. */
extern const char page_html[];
extern const size_t page_html_len;
/* Content-Security-Policy: the page's own script and style, and this server; a text. */
extern const char page_policy[];

#endif
