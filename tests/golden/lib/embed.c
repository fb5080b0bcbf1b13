// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * embed.c - a program in C that has libxptibpf inside, beside jansson, which has functions of the same names as rooms of
 * the library: see tests/golden/library.py. Its first argument says what to do; what it has to say goes to descriptor 3,
 * so that a word on the other two is the library's.
 */
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <xptibpf/xptibpf.h>

static int show(const char *input, const char *format, int fd)
{
	struct xptibpf_opts opts = { .input = input };
	struct xptibpf_output out = { .format = format, .fd = fd };
	struct xptibpf *x;
	int r;

	r = xptibpf_new(&opts, &x);
	if (r < 0)
		return r;
	r = xptibpf_add_output(x, &out);
	if (r >= 0)
		r = xptibpf_run(x);
	if (r < 0)
		dprintf(3, "%s\n", xptibpf_error(x));
	xptibpf_free(x);
	return r;
}

/* The version as an object that jansson makes and writes. */
static int version(void)
{
	json_t *o = json_object();
	char *text;

	json_object_set_new(o, "version", json_string(xptibpf_version()));
	text = json_dumps(o, 0);
	dprintf(3, "%s\n", text);
	json_decref(o);
	return 0;
}

int main(int argc, char **argv)
{
	if (argc == 2 && !strcmp(argv[1], "version"))
		return version();
	if (argc == 4 && !strcmp(argv[1], "show"))
		return -show(argv[2], argv[3], STDOUT_FILENO);
	return 99;
}
