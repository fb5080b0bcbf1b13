// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* known_map.c - see known_map.h. */
#include "attach/known_map.h"

#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <errno.h>

int known_map_code(const struct known_map *m, uint32_t tgid, struct xb_code *code)
{
	struct xb_code_ask ask = { .tgid = tgid, .code = *code };
	LIBBPF_OPTS(bpf_test_run_opts, o, .ctx_in = &ask, .ctx_size_in = sizeof(ask));
	int r = bpf_prog_test_run_opts(m->tell_code, &o);

	if (r < 0 || !o.retval)
		return -ENOENT;
	*code = ask.code;
	return 0;
}

int known_map_put(const struct known_map *m, const struct xb_known_key *key,
		  const struct xb_known *entry)
{
	return bpf_map_update_elem(m->entries, key, entry, BPF_ANY);
}

void known_map_remove(const struct known_map *m, const struct xb_known_key *key)
{
	bpf_map_delete_elem(m->entries, key);
}
