# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
#
# Real SYCL programs, built by g++ against the headers of each runtime release
# and run on its CPU device. `make runtimes` fetches what all tests use.

# What `make check` (SUITE=quick) takes of each list: the newest, and the oldest that is promised, of Unified Runtime and
# of PI. Of libxptifw, which is small, it takes these. tests/real/lib/real.py reads both lines.
QUICK_RELEASES := 2021.4.0 2025.0.0 2026.2.0
QUICK_XPTIFW := 2022.2.1 2025.0.0 2026.2.0
of_suite = $(if $(quick),$(filter $(QUICK_RELEASES),$(1)),$(1))

WORKLOAD_RELEASES ?= $(call of_suite,2026.2.0 2025.3.3)
# One for each form that urEnqueueKernelLaunch has had.
LAUNCH_RELEASES ?= $(call of_suite,2025.0.0 2025.1.0 2025.2.0 2025.3.3 2026.0.0 2026.1.2 2026.2.0)
# With PI below SYCL.
PLUGIN_RELEASES ?= $(call of_suite,2021.4.0 2022.2.1 2023.2.4 2024.0.3 2024.2.1)
TEST_RELEASES ?= $(sort $(WORKLOAD_RELEASES) $(LAUNCH_RELEASES) $(PLUGIN_RELEASES))
XPTIFW_RELEASES ?= $(if $(quick),$(QUICK_XPTIFW),2022.2.1 2023.0.0 2023.1.0 2023.2.4 2024.0.3 2024.1.2 2024.2.1 2025.0.0 \
	2025.1.0 2025.2.0 2025.3.3 2026.0.0 2026.1.2 2026.2.0)
PI_RELEASES ?= $(call of_suite,2021.4.0 2022.2.1 2023.0.0 2023.2.4 2024.0.3 2024.2.1)
# The headers of CUPTI's callbacks; tests/real/cuda_calls.py takes each.
CUPTI_VERSIONS ?= $(if $(quick),,13.0.85 12.4.127)
DPNP_VERSIONS ?= $(if $(quick),,0.20.0 0.19.1 0.15.0)

WORKLOAD_SRC := $(sort $(wildcard tests/workloads/*.cpp))
WORKLOAD_NAMES := $(WORKLOAD_SRC:tests/workloads/%.cpp=%)
WORKLOAD_BIN := $(foreach r,$(WORKLOAD_RELEASES),$(WORKLOAD_NAMES:%=$(O)/workloads/$(r)/%))

workloads: $(WORKLOAD_BIN)

# What the tests read and run is fetched beside each other: most of the time each waits for a server.
FETCH_DPNP := $(DPNP_VERSIONS:%=fetch-dpnp-%)
FETCH_BY_NAME := fetch-perfetto fetch-otlp $(if $(quick),,fetch-headers fetch-sklearnex fetch-pyopencl)
FETCH_CUPTI := $(CUPTI_VERSIONS:%=fetch-cupti-%)
FETCH_ARROW := $(if $(quick),,fetch-readers fetch-frames fetch-clickhouse)
FETCH_ROOTS := $(if $(quick),,$(if $(filter 0,$(shell id -u)),$(addprefix fetch-root-,bullseye bookworm trixie sid)))
FETCH_COLLECTOR := $(if $(quick),,fetch-collector)
FETCHES := fetch-releases fetch-libc fetch-level-zero $(FETCH_DPNP) $(FETCH_CUPTI) $(FETCH_BY_NAME) $(FETCH_ARROW) $(FETCH_COLLECTOR) \
	$(FETCH_ROOTS)
.PHONY: runtimes $(FETCHES)
runtimes:
	+$(Q)$(MAKE) $(if $(filter -j%,$(MAKEFLAGS)),,-j4) $(FETCHES)
# One after the other, as the later ones take what they can from those before.
fetch-releases:
	$(Q)scripts/fetch-runtimes -j 4 $(TEST_RELEASES) >/dev/null
	$(Q)scripts/fetch-runtimes -j 4 --only xptifw $(XPTIFW_RELEASES) >/dev/null
	$(Q)scripts/fetch-runtimes -j 4 --only pi $(PI_RELEASES) >/dev/null
fetch-libc:
	$(Q)scripts/fetch-libc bullseye trixie sid musl >/dev/null
fetch-level-zero:
	$(Q)scripts/fetch-level-zero null $(if $(quick),,$(if $(filter 0,$(shell id -u)),neo)) >/dev/null
fetch-collector:
	$(Q)scripts/fetch-collector >/dev/null
$(FETCH_ROOTS): fetch-root-%:
	$(Q)scripts/fetch-root $* >/dev/null
$(FETCH_DPNP): fetch-dpnp-%:
	$(Q)scripts/fetch-runtimes dpnp==$* >/dev/null
$(FETCH_CUPTI): fetch-cupti-%:
	$(Q)scripts/fetch-runtimes cupti==$* >/dev/null
$(FETCH_BY_NAME): fetch-%:
	$(Q)scripts/fetch-runtimes $* >/dev/null
$(FETCH_ARROW): fetch-%:
	$(Q)scripts/fetch-arrow $* >/dev/null

define RUNTIME_RULE
.PHONY: runtime-$(1)
runtime-$(1):
	$$(Q)scripts/fetch-runtimes $(1) >/dev/null
endef
$(foreach r,$(sort $(WORKLOAD_RELEASES) $(LAUNCH_RELEASES) $(PLUGIN_RELEASES)),$(eval $(call RUNTIME_RULE,$(r))))

# -w -Wno-psabi: the runtime's headers warn about themselves. Each is built once, whatever the number of checkouts.
define WORKLOAD_RULE
$$(O)/workloads/$(1)/%: tests/workloads/%.cpp tests/workloads/common.hpp | runtime-$(1)
	@mkdir -p $$(@D)
	$$(call say,CXX,$$@)r=$$$$(scripts/fetch-runtimes $(1)) && scripts/cached $$@ $$^ -- \
	$$(CXX) -std=c++17 -O1 -g -w -Wno-psabi -isystem "$$$$r/include" $$< -L"$$$$r/lib" -Wl,-rpath-link,"$$$$r/lib" -lsycl -pthread -o $$@
endef
$(foreach r,$(WORKLOAD_RELEASES),$(eval $(call WORKLOAD_RULE,$(r))))

# An OpenCL program in C, against each release's own headers and ICD loader.
define CL_WORKLOAD_RULE
$$(O)/workloads/$(1)/cl_all: tests/workloads/cl/cl_all.c | runtime-$(1)
	@mkdir -p $$(@D)
	$$(call say,CC,$$@)r=$$$$(scripts/fetch-runtimes $(1)) && scripts/cached $$@ $$^ -- \
	$$(CC) -std=gnu17 -O1 -g -Wall -Wextra -Wno-deprecated-declarations -isystem "$$$$r/include" $$< \
		-L"$$$$r/lib" -Wl,-rpath-link,"$$$$r/lib" -lOpenCL -pthread -o $$@
endef
$(foreach r,$(WORKLOAD_RELEASES),$(eval $(call CL_WORKLOAD_RULE,$(r))))
workloads: $(foreach r,$(WORKLOAD_RELEASES),$(O)/workloads/$(r)/cl_all)

# 2025.0 keeps OpenCL's headers elsewhere.
define LAUNCH_RULE
$$(O)/workloads/$(1)/launch $$(O)/workloads/$(1)/times: $$(O)/workloads/$(1)/%: tests/workloads/cl/%.cpp | runtime-$(1)
	@mkdir -p $$(@D)
	$$(call say,CXX,$$@)r=$$$$(scripts/fetch-runtimes $(1)) && scripts/cached $$@ $$^ -- \
	$$(CXX) -std=c++17 -O1 -g -w -Wno-psabi -isystem "$$$$r/include" -idirafter "$$$$r/include/sycl" $$< \
		-L"$$$$r/lib" -Wl,-rpath-link,"$$$$r/lib" -lsycl -lOpenCL -pthread -o $$@
endef
$(foreach r,$(LAUNCH_RELEASES),$(eval $(call LAUNCH_RULE,$(r))))
workloads: $(LAUNCH_RELEASES:%=$(O)/workloads/%/launch) $(LAUNCH_RELEASES:%=$(O)/workloads/%/times)

# SYCL on the Level Zero adapter, which runs in the root of scripts/fetch-level-zero.
ZE_RELEASE := 2026.2.0
$(O)/workloads/$(ZE_RELEASE)/ze_launch: tests/workloads/ze/launch.cpp
$(O)/workloads/$(ZE_RELEASE)/ze_platforms: tests/workloads/ze/platforms.cpp
$(O)/workloads/$(ZE_RELEASE)/ze_launch $(O)/workloads/$(ZE_RELEASE)/ze_platforms: | runtime-$(ZE_RELEASE)
	@mkdir -p $(@D)
	$(call say,CXX,$@)r=$$(scripts/fetch-runtimes $(ZE_RELEASE)) && scripts/cached $@ $^ -- \
	$(CXX) -std=c++17 -O1 -g -w -Wno-psabi -isystem "$$r/include" $< -L"$$r/lib" -Wl,-rpath-link,"$$r/lib" -lsycl -pthread -o $@
workloads: $(O)/workloads/$(ZE_RELEASE)/ze_launch $(if $(quick),,$(O)/workloads/$(ZE_RELEASE)/ze_platforms)

# For virtual machines, and for devices that have no memory.
define STEPS_RULE
$$(O)/workloads/$(1)/steps: tests/workloads/cl/steps.cpp tests/workloads/cl/nothing.hpp | runtime-$(1)
	@mkdir -p $$(@D)
	$$(call say,CXX,$$@)r=$$$$(scripts/fetch-runtimes $(1)) && scripts/cached $$@ $$^ -- \
	$$(CXX) -std=c++17 -O1 -g -w -Wno-psabi -isystem "$$$$r/include" $$< -L"$$$$r/lib" -Wl,-rpath-link,"$$$$r/lib" -lsycl -pthread -o $$@
endef
$(foreach r,$(WORKLOAD_RELEASES),$(eval $(call STEPS_RULE,$(r))))
workloads: $(if $(quick),,$(WORKLOAD_RELEASES:%=$(O)/workloads/%/steps))

# Of the releases between these, a program without kernels, which is run again without a device.
OUTPUTS_RELEASES := $(if $(quick),,$(filter-out $(WORKLOAD_RELEASES),$(LAUNCH_RELEASES)))
define OUTPUTS_RULE
$$(O)/workloads/$(1)/outputs: tests/workloads/outputs.cpp tests/workloads/common.hpp | runtime-$(1)
	@mkdir -p $$(@D)
	$$(call say,CXX,$$@)r=$$$$(scripts/fetch-runtimes $(1)) && scripts/cached $$@ $$^ -- \
	$$(CXX) -std=c++17 -O1 -g -w -Wno-psabi -isystem "$$$$r/include" -idirafter "$$$$r/include/sycl" $$< \
		-L"$$$$r/lib" -Wl,-rpath-link,"$$$$r/lib" -lsycl -pthread -o $$@
endef
$(foreach r,$(OUTPUTS_RELEASES),$(eval $(call OUTPUTS_RULE,$(r))))
workloads: $(OUTPUTS_RELEASES:%=$(O)/workloads/%/outputs)

# Its functions that launch are others from 2026.2 on.
UR_LAUNCH_RELEASES := $(filter-out 2026.2.%,$(LAUNCH_RELEASES))
define UR_LAUNCH_RULE
$$(O)/workloads/$(1)/ur_launch: tests/workloads/cl/ur_launch.cpp tests/workloads/cl/ur.hpp tests/workloads/cl/nothing.hpp | runtime-$(1)
	@mkdir -p $$(@D)
	$$(call say,CXX,$$@)r=$$$$(scripts/fetch-runtimes $(1)) && scripts/cached $$@ $$^ -- \
	$$(CXX) -std=c++17 -O1 -g -w -DRELEASE=$(word 1,$(subst ., ,$(1)))0$(word 2,$(subst ., ,$(1))) -isystem "$$$$r/include" \
		-isystem "$$$$r/include/unified-runtime" -idirafter "$$$$r/include/sycl" $$< \
		-L"$$$$r/lib" -Wl,-rpath-link,"$$$$r/lib" -lur_loader -pthread -o $$@
endef
$(foreach r,$(UR_LAUNCH_RELEASES),$(eval $(call UR_LAUNCH_RULE,$(r))))
workloads: $(UR_LAUNCH_RELEASES:%=$(O)/workloads/%/ur_launch)

define UR_MEM_RULE
$$(O)/workloads/$(1)/ur_mem $$(O)/workloads/$(1)/ur_lines: $$(O)/workloads/$(1)/%: tests/workloads/cl/%.cpp tests/workloads/cl/ur.hpp | runtime-$(1)
	@mkdir -p $$(@D)
	$$(call say,CXX,$$@)r=$$$$(scripts/fetch-runtimes $(1)) && scripts/cached $$@ $$^ -- \
	$$(CXX) -std=c++17 -O1 -g -w -isystem "$$$$r/include" -isystem "$$$$r/include/unified-runtime" $$< \
		-L"$$$$r/lib" -Wl,-rpath-link,"$$$$r/lib" -lur_loader -pthread -o $$@
endef
$(foreach r,$(WORKLOAD_RELEASES),$(eval $(call UR_MEM_RULE,$(r))))
workloads: $(WORKLOAD_RELEASES:%=$(O)/workloads/%/ur_mem) $(if $(quick),,$(WORKLOAD_RELEASES:%=$(O)/workloads/%/ur_lines))

define PI_HOST_RULE
$$(O)/workloads/$(1)/pi_host $$(O)/workloads/$(1)/pi_replayed: $$(O)/workloads/$(1)/%: tests/workloads/cl/%.cpp tests/workloads/cl/no_headers.hpp | runtime-$(1)
	@mkdir -p $$(@D)
	$$(call say,CXX,$$@)r=$$$$(scripts/fetch-runtimes $(1)) && scripts/cached $$@ $$^ -- \
	$$(CXX) -std=c++17 -O1 -g -w -DRELEASE=$(word 1,$(subst ., ,$(1)))0$(word 2,$(subst ., ,$(1))) $$< \
		-L"$$$$r/lib" -Wl,-rpath-link,"$$$$r/lib" -lsycl -pthread -o $$@
endef
$(foreach r,$(PLUGIN_RELEASES),$(eval $(call PI_HOST_RULE,$(r))))
workloads: $(PLUGIN_RELEASES:%=$(O)/workloads/%/pi_host) $(if $(quick),,$(PLUGIN_RELEASES:%=$(O)/workloads/%/pi_replayed))

# The newest release with PI, and the headers of the one after it, as it has none.
PI_BUFFERS_RELEASE := 2024.2.1
PI_BUFFERS_HEADERS := 2025.0.0
$(O)/workloads/$(PI_BUFFERS_RELEASE)/pi_buffers: tests/workloads/cl/pi_buffers.cpp | runtime-$(PI_BUFFERS_RELEASE) runtime-$(PI_BUFFERS_HEADERS)
	@mkdir -p $(@D)
	$(call say,CXX,$@)r=$$(scripts/fetch-runtimes $(PI_BUFFERS_RELEASE)) && h=$$(scripts/fetch-runtimes $(PI_BUFFERS_HEADERS)) && \
	scripts/cached $@ $^ -- $(CXX) -std=c++17 -O1 -g -w -Wno-psabi -isystem "$$h/include" -idirafter "$$h/include/sycl" $< \
		-L"$$r/lib" -Wl,-rpath-link,"$$r/lib" -lsycl -pthread -o $@
workloads: $(if $(quick),,$(O)/workloads/$(PI_BUFFERS_RELEASE)/pi_buffers)

# Busy threads, to be armed and disarmed at any moment.
CROWD_RELEASES := $(LAUNCH_RELEASES) $(call of_suite,2024.0.3 2024.2.1)
define CROWD_RULE
$$(O)/workloads/$(1)/crowd: tests/workloads/cl/crowd.cpp tests/workloads/cl/no_headers.hpp | runtime-$(1)
	@mkdir -p $$(@D)
	$$(call say,CXX,$$@)r=$$$$(scripts/fetch-runtimes $(1)) && scripts/cached $$@ $$^ -- \
	$$(CXX) -std=c++17 -O1 -g -w -Wno-psabi -DRELEASE=$(word 1,$(subst ., ,$(1)))0$(word 2,$(subst ., ,$(1))) \
		-isystem "$$$$r/include" -idirafter "$$$$r/include/sycl" $$< \
		-L"$$$$r/lib" -Wl,-rpath-link,"$$$$r/lib" -lsycl -lOpenCL -ldl -pthread -o $$@
endef
$(foreach r,$(CROWD_RELEASES),$(eval $(call CROWD_RULE,$(r))))
workloads: $(CROWD_RELEASES:%=$(O)/workloads/%/crowd)
