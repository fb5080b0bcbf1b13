// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * pi.c - a plugin of the Plugin Interface that answers from a recording (libpi_replay.so).
 *
 * SYCL loads its plugins by fixed names from its own folder, and asks nobody. So the same library is an auditor of the
 * dynamic loader (LD_AUDIT, rtld-audit(7)), which names itself wherever a plugin is looked for that the recorded program
 * had, and nothing where it had none. One library is all plugins: each call is the next of the recording.
 *
 * SYCL does not look at the result of piPluginInit(), and calls what is not there. So a program for which there are no
 * answers has no plugins.
 */
#include <dlfcn.h>
#include <link.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "answer.h"
#include "replay_abi.h"

#define PLUGIN "libpi_"

const struct answer_interface answer_interface = {
	.library = "libpi_replay.so",
	.number = REPLAY_PI,
	.uninitialized = (uint32_t)-1102, /* PI_ERROR_UNINITIALIZED */
	.unknown = (uint32_t)-999,	  /* PI_ERROR_UNKNOWN */
};

#define EXPORTED __attribute__((visibility("default")))

EXPORTED uint32_t piPluginInit(void *plugin);
uint32_t piPluginInit(void *plugin)
{
	return answer_fill(REPLAY_PI_GETTER, plugin, __builtin_return_address(0));
}

/* ---- the auditor --------------------------------------------------------------------------------- */

EXPORTED unsigned la_version(unsigned version);
unsigned la_version(unsigned version)
{
	return version < LAV_CURRENT ? version : LAV_CURRENT;
}

/* Whether the word is one of the list, in which blanks are between them. */
static bool is_listed(const char *list, const char *word)
{
	size_t n = strlen(word);

	for (const char *at = list; (at = strstr(at, word)); at += n)
		if ((at == list || at[-1] == ' ') && (at[n] == ' ' || !at[n]))
			return true;
	return false;
}

/* Who looks for a library is known by its cookie. */
EXPORTED unsigned la_objopen(struct link_map *map, Lmid_t space, uintptr_t *cookie);
unsigned la_objopen(struct link_map *map, Lmid_t space, uintptr_t *cookie)
{
	(void)space;
	*cookie = (uintptr_t)map;
	return 0;
}

EXPORTED char *la_objsearch(const char *name, uintptr_t *cookie, unsigned flag);
char *la_objsearch(const char *name, uintptr_t *cookie, unsigned flag)
{
	const char *slash = strrchr(name, '/'), *file = slash ? slash + 1 : name;
	const char *plugins = getenv(REPLAY_PLUGINS_VARIABLE);
	const struct link_map *runtime = (const void *)*cookie;
	Dl_info here;

	if (flag != LA_SER_ORIG || !plugins || strncmp(file, PLUGIN, strlen(PLUGIN)) != 0)
		return (char *)name;
	if (!is_listed(plugins, file) || !answer_open(runtime->l_name) ||
	    !dladdr(&answer_interface, &here))
		return NULL;
	return (char *)here.dli_fname;
}
