// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * raw_tee.c - for raw.py: traces a program once, into several files of several formats.
 *
 * raw_tee FOLDER SELECTION BEACON PROGRAM ARGS...: FOLDER/text, FOLDER/json, FOLDER/summary, FOLDER/raw;
 * or those of TEE_FORMATS, with commas; and of the same run FOLDER/xbt, a recording.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "xptibpf/xptibpf.h"

int main(int argc, char **argv)
{
	char formats[] = "text,json,summary,raw", *rest = getenv("TEE_FORMATS"), *format;
	struct xptibpf_recording rec = { .size = sizeof(rec), .writer = "raw_tee" };
	char recording[4096];
	struct xptibpf_opts o = { .size = sizeof(o) };
	struct xptibpf *x;

	if (argc < 5)
		return 2;
	o.select = *argv[2] ? argv[2] : NULL;
	o.beacon = argv[3];
	o.argv = argv + 4;
	o.xpti = true;
	if (xptibpf_new(&o, &x) < 0) {
		fprintf(stderr, "%s\n", xptibpf_error(NULL));
		return 1;
	}
	if (!rest)
		rest = formats;
	while ((format = strsep(&rest, ","))) {
		struct xptibpf_output out = { .size = sizeof(out), .format = format };
		char path[4096];

		snprintf(path, sizeof(path), "%s/%s", argv[1], format);
		out.fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
		if (out.fd < 0 || xptibpf_add_output(x, &out) < 0)
			return 1;
	}
	snprintf(recording, sizeof(recording), "%s/xbt", argv[1]);
	rec.path = recording;
	if (xptibpf_add_recording(x, &rec) < 0)
		return 1;
	if (xptibpf_run(x) < 0) {
		fprintf(stderr, "%s\n", xptibpf_error(x));
		return 1;
	}
	xptibpf_free(x);
	return 0;
}
