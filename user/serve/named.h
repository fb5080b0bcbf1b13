// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * named.h - what other instrumentation counts under names of its own, and is known here, too: NAMED(ID, API, OTLP name,
 * functions whose calls are counted, help).
 *
 * They are sent by OTLP alone, with the type and unit that they have there, if a program has used the API: /metrics has the
 * calls by function. Those of CUDA are OpenTelemetry's eBPF instrumentation's (OBI, devdocs/gpu-monitoring.md of its commit
 * 1bf8b3cb5f35). It has others, which are left out: distributions, because the kernel side has none of sizes, and bytes,
 * because memory and copies are counted by the outermost call, of whatever API.
 *
 * docs/metrics.md has the same table for people; scripts/check-docs compares the two.
 */
/* clang-format off */
NAMED(KERNEL_LAUNCHES, "cu", "gpu.cuda.kernel.launch.calls", "cuLaunchKernel cuLaunchKernelEx cuLaunchCooperativeKernel cuLaunchCooperativeKernelMultiDevice cuLaunch cuLaunchGrid cuLaunchGridAsync", "Calls that launch a kernel.")
NAMED(GRAPH_LAUNCHES, "cu", "gpu.cuda.graph.launch.calls", "cuGraphLaunch", "Calls that launch a graph.")
NAMED(STREAMS, "cu", "gpu.cuda.stream.create.calls", "cuStreamCreate cuStreamCreateWithPriority cuGreenCtxStreamCreate", "Calls that make a stream.")
NAMED(STREAMS_DESTROYED, "cu", "gpu.cuda.stream.destroy.calls", "cuStreamDestroy", "Calls that destroy a stream.")
NAMED(EVENTS_RECORDED, "cu", "gpu.cuda.event.record.calls", "cuEventRecord cuEventRecordWithFlags", "Calls that record an event.")
NAMED(EVENT_WAITS, "cu", "gpu.cuda.event.synchronize.calls", "cuEventSynchronize", "Calls that wait for an event.")
NAMED(STREAM_WAITS, "cu", "gpu.cuda.stream.synchronize.calls", "cuStreamSynchronize", "Calls that wait for a stream.")
NAMED(DEVICE_WAITS, "cu", "gpu.cuda.device.synchronize.calls", "cuCtxSynchronize", "Calls that wait for all that a context has to do.")
