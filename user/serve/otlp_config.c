// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* otlp_config.c - see otlp_config.h. */
#include "serve/otlp_config.h"

#include <ctype.h>
#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/cleanup.h"

/* ---- values -------------------------------------------------------------------------------------- */

static bool is_visible(const char *text)
{
	for (; *text; text++)
		if (*text <= ' ' || *text > '~')
			return false;
	return true;
}

int otlp_config_url(struct otlp_config *c, const char *text, const char **why)
{
	size_t scheme = !strncasecmp(text, "http://", 7)    ? 7
			: !strncasecmp(text, "https://", 8) ? 8
							    : 0;
	size_t len = strlen(text);

	*why = "expected a URL, e.g. http://127.0.0.1:4318 or https://collector.example/otlp";
	if (!scheme || !is_visible(text) || !strcspn(text + scheme, "/:"))
		return -EINVAL;
	if (strchr(text, '?') || strchr(text, '#')) {
		*why = "a URL to which /v1/metrics is added has no '?' and no '#'";
		return -EINVAL;
	}
	if (strchr(text, '@')) {
		*why = "a URL is shown to people: user and password belong in otlp-header";
		return -EINVAL;
	}
	while (len > scheme && text[len - 1] == '/')
		len--;
	if (len >= sizeof(c->url)) {
		*why = "a URL has at most 511 bytes";
		return -EINVAL;
	}
	memcpy(c->url, text, len);
	c->url[len] = '\0';
	return 0;
}

size_t otlp_config_header_name(const char *header)
{
	size_t n = 0;

	while (isalnum((unsigned char)header[n]) ||
	       (header[n] && strchr("-_.!#$%&'*+^`|~", header[n])))
		n++;
	return header[n] == ':' ? n : 0;
}

static bool same_name(const char *header, size_t len, const char *name)
{
	return strlen(name) == len && !strncasecmp(header, name, len);
}

int otlp_config_header(struct otlp_config *c, const char *text, const char **why)
{
	static const char *const ours[] = { "Content-Type",   "Content-Encoding",
					    "Content-Length", "Transfer-Encoding",
					    "Host",	      "Connection",
					    "Expect",	      "User-Agent" };
	size_t len = otlp_config_header_name(text);

	*why = "expected NAME: VALUE, of at most 1023 bytes";
	if (!len || strlen(text) >= sizeof(c->headers[0]))
		return -EINVAL;
	for (const char *p = text; *p; p++)
		if ((unsigned char)*p < ' ' || *p == '\x7f')
			return -EINVAL;
	/* For libcurl, a name without a value means that the header is left out. */
	if (!text[len + 1 + strspn(text + len + 1, " ")])
		return -EINVAL;
	*why = "xptibpf sets this header itself";
	for (size_t i = 0; i < ARRAY_SIZE(ours); i++)
		if (same_name(text, len, ours[i]))
			return -EINVAL;
	*why = "more than 8 headers";
	if (c->nheaders == OTLP_HEADERS_MAX)
		return -EINVAL;
	memcpy(c->headers[c->nheaders++], text, strlen(text) + 1);
	return 0;
}

/* ---- all of it ----------------------------------------------------------------------------------- */

void otlp_config_merge(struct otlp_config *options, const struct otlp_config *file)
{
	if (!*options->url)
		memcpy(options->url, file->url, sizeof(options->url));
	if (!*options->ca)
		memcpy(options->ca, file->ca, sizeof(options->ca));
	if (!options->nheaders) {
		options->nheaders = file->nheaders;
		memcpy(options->headers, file->headers, sizeof(options->headers));
	}
	options->interval_s = options->interval_s ?: file->interval_s ?: OTLP_INTERVAL_S;
	options->timeout_s = options->timeout_s ?: file->timeout_s ?: OTLP_TIMEOUT_S;
}
