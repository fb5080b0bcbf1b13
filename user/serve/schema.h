// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * schema.h - all metrics of `serve`, each once: METRIC(ID, name, type, unit, labels, help).
 *
 * Counters are named without "_total", which their samples have. docs/metrics.md has the same table for people;
 * scripts/check-docs compares the two. The order is that of the output.
 */
/* clang-format off */
METRIC(BUILD, "xptibpf_build", INFO, "", "version", "The release of xptibpf.")
METRIC(START, "xptibpf_start_time_seconds", GAUGE, "seconds", "", "When counting began, as Unix time.")
METRIC(READ, "xptibpf_read_time_seconds", GAUGE, "seconds", "", "When these numbers were read from the kernel, as Unix time.")
METRIC(PROGRAMS, "xptibpf_programs", COUNTER, "", "api", "Programs that use the API; one that executes another program, or forks, is more than one.")
METRIC(CALLS, "xptibpf_calls", COUNTER, "", "api, function", "Calls that ended, in whatever way.")
METRIC(ERRORS, "xptibpf_call_errors", COUNTER, "", "api, function", "Calls whose result tells of an error.")
METRIC(DURATION, "xptibpf_call_duration_seconds", HISTOGRAM, "seconds", "api, function", "How long calls took that returned, with calls inside them.")
METRIC(UNFINISHED, "xptibpf_calls_unfinished", COUNTER, "", "api", "Calls that were left by an exception, or by the end of their thread.")
METRIC(LAUNCHES, "xptibpf_launches", COUNTER, "", "api", "Calls that launch a kernel; a launch through several APIs is one in each.")
METRIC(FOLDED, "xptibpf_functions_folded", COUNTER, "", "", "Functions without series of their own: they share those with the function \"other\".")
METRIC(LOSSES, "xptibpf_losses", COUNTER, "", "cause", "What was not seen or not kept.")
METRIC(CPU, "xptibpf_cpu_seconds", COUNTER, "seconds", "process", "Processor time of xptibpf's own processes.")
METRIC(MEMORY, "xptibpf_resident_memory_bytes", GAUGE, "bytes", "process", "Memory of xptibpf's own processes.")
METRIC(RESTARTS, "xptibpf_web_restarts", COUNTER, "", "", "How often the process that serves HTTP was started again.")
METRIC(RELOADS, "xptibpf_config_reloads", COUNTER, "", "result", "How often the configuration was read again.")
