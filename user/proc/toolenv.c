// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * toolenv.c - variables of Level Zero's tools (see toolenv.h).
 *
 * The table has the variables that the loader 1.8 to 1.32, its validation layer and Intel's driver read, if they matter
 * to somebody who watches a program: those that enable tools, that insert layers between the program and its
 * driver, or that determine which drivers and devices there are.
 */
#include "proc/toolenv.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/cleanup.h"
#include "base/read.h"

#define MAX_ENVIRON (256 * 1024)

static const struct known {
	const char *name;   /* a name that ends with _ stands for all names that begin with it */
	bool is_switch;	    /* 0 or nothing means off */
	const char *effect; /* its effect when it is on */
} table[] = {
	{ "ZET_ENABLE_METRICS", true,
	  "hardware counters are available: zetMetric* work, which fail without it" },
	{ "ZET_ENABLE_PROGRAM_INSTRUMENTATION", true,
	  "kernels can be instrumented: zetModuleGetDebugInfo and zetKernelGetProfileInfo report how" },
	{ "ZET_ENABLE_PROGRAM_DEBUGGING", true,
	  "a debugger can attach to the device (zetDebugAttach); kernels run with its support" },
	{ "ZET_ENABLE_API_TRACING_EXP", true,
	  "the loader's tracing layer is on (the older name of ZE_ENABLE_TRACING_LAYER)" },
	{ "ZES_ENABLE_SYSMAN", true,
	  "core handles can be used for sysman calls: zes* work without zesInit" },
	{ "ZE_ENABLE_TRACING_LAYER", true,
	  "the loader's tracing layer is on: tools in the process see its calls, each takes some 60 ns more" },
	{ "ZE_ENABLE_VALIDATION_LAYER", true,
	  "the loader's validation layer stands before the driver: it checks calls, and each takes longer" },
	{ "ZE_ENABLE_PARAMETER_VALIDATION", true,
	  "the validation layer refuses wrong arguments that the driver would not notice" },
	{ "ZE_ENABLE_HANDLE_LIFETIME", true,
	  "the validation layer follows handles and refuses dead ones" },
	{ "ZE_ENABLE_THREADING_VALIDATION", true,
	  "the validation layer looks for objects that several threads use at once" },
	{ "ZEL_ENABLE_BASIC_LEAK_CHECKER", true,
	  "the validation layer counts what is created and destroyed, and reports it at the end" },
	{ "ZEL_ENABLE_CERTIFICATION_CHECKER", true,
	  "the validation layer reports calls that an older API version does not have" },
	{ "ZEL_ENABLE_EVENTS_CHECKER", true, "the validation layer looks for deadlocks of events" },
	{ "ZEL_ENABLE_PERFORMANCE_CHECKER", true,
	  "the validation layer looks for slow ways to do things" },
	{ "ZEL_ENABLE_SYSTEM_RESOURCE_TRACKER_CHECKER", true,
	  "the validation layer records the process's resources at each call" },
	{ "ZEL_ENABLE_LOADER_LOGGING", true,
	  "the loader writes a log (with the validation layer: of every call, a microsecond each)" },
	{ "ZE_ENABLE_LOADER_DEBUG_TRACE", true,
	  "the loader says on standard error which drivers it loads" },
	{ "ZE_ENABLE_LOADER_INTERCEPT", true,
	  "all calls go through the loader's own tables, as they do with several drivers" },
	{ "ZE_ENABLE_LOADER_DRIVER_DDI_PATH", true,
	  "handles carry their driver's table, which bypasses the loader" },
	{ "ZE_ENABLE_NULL_DRIVER", true,
	  "a driver that does nothing is loaded: every call succeeds, and no result is real" },
	{ "ZE_ENABLE_ALT_DRIVERS", false,
	  "these drivers are loaded instead of the installed ones" },
	{ "ZE_ENABLE_PCI_ID_DEVICE_ORDER", true,
	  "devices are in the order of their PCI addresses" },
	{ "ZEL_DRIVERS_ORDER", false, "the order of the drivers" },
	{ "ZEL_LIBRARY_PATH", false, "where the loader looks for its layers and drivers" },
	{ "ZE_AFFINITY_MASK", false, "only these devices and sub-devices are there" },
	{ "ZE_FLAT_DEVICE_HIERARCHY", false,
	  "what a device is: FLAT, each tile; COMPOSITE, a card with its tiles; COMBINED, both" },
	{ "ZEX_NUMBER_OF_CCS", false, "how many compute engines a device has" },
	/* The last ones are for variables of newer loaders and drivers. */
	{ "ZE_ENABLE_", true,
	  "not known here: something of Level Zero's loader or driver is switched on" },
	{ "ZET_ENABLE_", true, "not known here: something of Level Zero's tools is switched on" },
	{ "ZES_ENABLE_", true, "not known here: something of Level Zero's sysman is switched on" },
	{ "ZEL_", false, "not known here: a setting of Level Zero's loader or layers" },
};

static const struct known *find(const char *entry, size_t len)
{
	for (size_t i = 0; i < ARRAY_SIZE(table); i++) {
		size_t n = strlen(table[i].name);
		bool family = table[i].name[n - 1] == '_';

		if (!strncmp(entry, table[i].name, n) && (family ? len > n : len == n))
			return &table[i];
	}
	return NULL;
}

static void take(struct toolenv *t, char *entry)
{
	char *equals = strchr(entry, '=');
	const struct known *k;

	if (!equals || t->n == TOOLENV_MAX)
		return;
	k = find(entry, (size_t)(equals - entry));
	if (!k)
		return;
	*equals = '\0';
	t->vars[t->n++] = (struct toolenv_variable){
		.name = entry,
		.value = equals + 1,
		.on = equals[1] && !(k->is_switch && !strcmp(equals + 1, "0")),
		.effect = k->effect,
	};
}

int toolenv_read(pid_t pid, struct toolenv *ret)
{
	_cleanup_free_ char *text = malloc(MAX_ENVIRON + 1);
	struct toolenv t = { 0 };
	long n;

	if (!text)
		return -ENOMEM;
	n = read_text(text, MAX_ENVIRON + 1, "/proc/%d/environ", pid);
	if (n < 0)
		return (int)n;
	t.len = (size_t)n;
	t.text = TAKE_PTR(text);
	for (char *p = t.text, *next; p < t.text + t.len; p = next) {
		next = p + strlen(p) + 1;
		take(&t, p);
	}
	*ret = t;
	return 0;
}

const char *toolenv_get(const struct toolenv *t, const char *name)
{
	size_t n = strlen(name);

	for (const char *p = t->text; p && p < t->text + t->len; p += strlen(p) + 1)
		if (!strncmp(p, name, n) && p[n] == '=')
			return p + n + 1;
	return NULL;
}

void toolenv_done(struct toolenv *t)
{
	free(t->text);
}
