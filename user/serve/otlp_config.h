// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * otlp_config.h - where `serve` sends its metrics by OTLP/HTTP, and how.
 *
 * The struct has a fixed size, as that of config.h, of which it is a part.
 */
#ifndef XB_SERVE_OTLP_CONFIG_H
#define XB_SERVE_OTLP_CONFIG_H

#include <stddef.h>

#define OTLP_URL_MAX	  512 /* bytes with the NUL */
#define OTLP_CA_MAX	  256 /* the same of a path */
#define OTLP_HEADER_MAX	  1024
#define OTLP_HEADERS_MAX  8
#define OTLP_INTERVAL_S	  60
#define OTLP_TIMEOUT_S	  10
#define OTLP_INTERVAL_MAX 3600
#define OTLP_TIMEOUT_MAX  300

/* All zeros: nothing was said. */
struct otlp_config {
	char url[OTLP_URL_MAX]; /* without a slash at the end, to be followed by OTLP_PATH; "": nothing is sent */
	char ca[OTLP_CA_MAX]; /* a file of certificates to be trusted; "": those of this machine */
	unsigned nheaders;
	char headers[OTLP_HEADERS_MAX][OTLP_HEADER_MAX]; /* "Name: value"; the values are secrets */
	unsigned interval_s, timeout_s;
};

/* Each sets what was said by its text. -EINVAL with *why, a constant without any of the text: it makes no sense. */
int otlp_config_url(struct otlp_config *c, const char *text, const char **why);
int otlp_config_header(struct otlp_config *c, const char *text, const char **why);
/* What options said goes before what the file says, and that before what is so by default. */
void otlp_config_merge(struct otlp_config *options, const struct otlp_config *file);
/* How many bytes of a header are its name. */
size_t otlp_config_header_name(const char *header);

#endif
