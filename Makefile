# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
#
# make            build everything            make O=/tmp/x   build elsewhere
# make check      tests (needs root)          make unit       unit tests (no root)
# make check-all  tests of every release      make golden     recorded streams (no root)
# make install    DESTDIR= PREFIX=            make static     one self-contained binary
# make demo       see it work (needs root)    make parquet    one that writes Parquet
# make deb        Debian packages
# make help       the rest
#
# The road of a build: bpf/*.bpf.c -> BPF objects -> skeleton headers -> user
# objects -> libxptibpf -> xptibpf. Nothing here calls a package manager
# except `demo` and `check`, through scripts/setup.

O ?= build
# However it is written: files that tell what depends on what name it as it was then.
override O := $(patsubst $(CURDIR)/%,%,$(abspath $(O)))
V ?= 0
PREFIX ?= /usr/local
DESTDIR ?=

ifeq ($(V),0)
Q := @
say = @printf '  %-8s %s\n' '$(1)' '$(2)';
MAKEFLAGS += --no-print-directory
else
Q :=
say :=
endif

.DELETE_ON_ERROR:
.SUFFIXES:
.SECONDARY:

# --- tools ------------------------------------------------------------------

comma := ,
first = $(firstword $(foreach t,$(1),$(if $(shell command -v $(t) 2>/dev/null),$(t))))

ifeq ($(origin CC),default)
CC := gcc
endif
ifeq ($(origin CXX),default)
CXX := g++
endif
CLANG ?= $(or $(call first,clang-19 clang-20 clang-18 clang-17 clang),clang-19)
LLVM_STRIP ?= $(or $(call first,$(subst clang,llvm-strip,$(CLANG)) llvm-strip),true)
BPFTOOL ?= $(or $(call first,bpftool /usr/sbin/bpftool),bpftool)
PROTOC_C ?= protoc-c
PKG_CONFIG ?= pkg-config
OBJCOPY ?= objcopy
CLANG_FORMAT ?= $(or $(call first,clang-format-19 clang-format),clang-format-19)
CLANG_TIDY ?= $(or $(call first,clang-tidy-19 clang-tidy),clang-tidy-19)
PYTHON ?= python3
PYFLAKES ?= $(or $(call first,pyflakes3 pyflakes),pyflakes3)

# --- flags ------------------------------------------------------------------

# What a release is called stands in the file VERSION; a build from a checkout adds its commit.
VERSION := $(shell cat VERSION)
COMMIT := $(if $(wildcard .git),$(shell git describe --match= --always --dirty=-changed 2>/dev/null))
VERSION_LONG := $(VERSION)$(if $(COMMIT), ($(COMMIT)))
OPT ?= -O2
# Runs everywhere all the same: this only chooses between instructions. By its generic choice gcc clears structures with
# `rep stos`, which takes 30 cycles to begin, and there are dozens of them in an event.
TUNE ?= -mtune=skylake
SAN ?=
WARN := -Wall -Wextra -Wstrict-prototypes -Wmissing-prototypes -Wshadow -Wpointer-arith -Wvla -Wno-missing-field-initializers

# Debian's libzydis-dev has no .pc file; every other one has.
pc = $(shell $(PKG_CONFIG) $(2) $(1) 2>/dev/null)
LIBS_PC := libbpf libelf libdw zlib libzstd libprotobuf-c sqlite3 nettle
PC_CFLAGS := $(foreach l,$(LIBS_PC),$(call pc,$(l),--cflags)) $(call pc,zydis,--cflags)
PC_LIBS := $(foreach l,$(LIBS_PC),$(call pc,$(l),--libs)) $(or $(call pc,zydis,--libs),-lZydis) -liberty
# Of the program alone, not of the library.
CMD_PC := ncursesw yaml-0.1 libcrypt
CMD_LIBS := $(or $(call pc,$(CMD_PC),--libs),-lncursesw -ltinfo -lyaml -lcrypt)
LDLIBS := -Wl,--as-needed $(or $(PC_LIBS)) -lpthread -lm

CPPFLAGS_ALL := -Iinclude -Iuser -I$(O)/skel -I$(O)/gen -D_GNU_SOURCE $(PC_CFLAGS) $(CPPFLAGS)
CFLAGS_ALL := -std=gnu17 $(OPT) $(TUNE) -g $(WARN) -fno-common -fPIC -fvisibility=hidden $(SAN) $(CFLAGS)
LDFLAGS_ALL := $(SAN) $(LDFLAGS)
DEPFLAGS = -MMD -MP -MF $(@:.o=.d)

# -idirafter: wire.h may ask for <linux/types.h>, which asks for <asm/types.h>.
BPF_CFLAGS := -g -O2 -target bpf -mcpu=v3 -D__TARGET_ARCH_x86 -Wall -Wno-missing-declarations \
	-Wno-gnu-variable-sized-type-not-at-end \
	-Ivmlinux -Iinclude -Ibpf -idirafter /usr/include/x86_64-linux-gnu

# --- what there is ----------------------------------------------------------

BPF_SRC := $(sort $(wildcard bpf/*.bpf.c))
BPF_OBJ := $(BPF_SRC:bpf/%.bpf.c=$(O)/bpf/%.bpf.o)
SKELS := $(BPF_SRC:bpf/%.bpf.c=$(O)/skel/%.skel.h)

# serve/ is the program's too, as it needs libraries that nobody else should have to have.
SERVE_SRC := $(sort $(wildcard user/serve/*.c))
CMD_SRC := $(sort $(wildcard user/main.c user/cmds/*.c)) $(SERVE_SRC)
LIB_SRC := $(sort $(filter-out $(CMD_SRC),$(wildcard user/*.c user/*/*.c user/*/*/*.c)))
SERVE_OBJ := $(SERVE_SRC:%.c=$(O)/%.o) $(O)/gen/otlp.pb-c.o
CMD_OBJ := $(sort $(CMD_SRC:%.c=$(O)/%.o) $(SERVE_OBJ))
# With everything that a build without Arrow has. Parquet is written by one of two objects, see below.
LIB_OBJ := $(LIB_SRC:%.c=$(O)/%.o) $(addprefix $(O)/gen/,perfetto.pb-c.o profile.pb-c.o)
PARQUET_NONE := $(filter %/parquet_none.o,$(LIB_OBJ))
PARQUET_ARROW := $(PARQUET_NONE:%none.o=%arrow.o)
# The library in three forms: the two that are installed, which show xptibpf_* alone, and one for the program, the
# unit tests and whatever else is made here, which shows every room's functions.
LIB := $(O)/libxptibpf.a
SO_NAME := libxptibpf.so.0
SO_FILE := libxptibpf.so.$(VERSION)
SO := $(O)/libxptibpf.so
INNER := $(O)/libxptibpf-inner.a
BIN := $(if $(wildcard user/main.c),$(O)/xptibpf)

BEACON_SRC := $(sort $(wildcard beacon/*.c))
BEACON := $(if $(BEACON_SRC),$(O)/libxptibpf-beacon.so)
ADAPTER_SRC := $(sort $(wildcard adapter/*.c))
ADAPTERS := $(O)/libur_adapter_replay.so $(O)/libpi_replay.so

UNIT_SRC := $(sort $(wildcard tests/unit/*_test.c))
UNIT_BIN := $(UNIT_SRC:tests/unit/%_test.c=$(O)/tests/unit/%)
UNIT_HELP := $(sort $(filter-out $(UNIT_SRC),$(wildcard tests/unit/*.c)))
UNIT_HELP_OBJ := $(UNIT_HELP:%.c=$(O)/%.o)
GOLDEN := $(sort $(wildcard tests/golden/*.sh tests/golden/*.py))
REAL := $(sort $(wildcard tests/real/*.sh tests/real/*.py))

PUBLIC_H := $(sort $(wildcard include/xptibpf/*.h))
MAN_SRC := $(sort $(wildcard docs/*.[1-8]))

.PHONY: arm-torture soak deb parquet lint-format lint-shell lint-python lint-page lint-man lint-symbols lint-cppcheck lint-tidy compile_commands.json all lib bpf unit golden layers programs real golden-real check check-begin check-rest check-all install uninstall static tarball install-tarball deb asan asan-programs asan-real coverage fuzz fuzz-long survey format \
	lint clean bench bench-fleet matrix demo workloads runtimes help setup-check FORCE

all: $(LIB) $(SO) $(INNER) $(BIN) $(BEACON) $(ADAPTERS)
lib: $(LIB) $(SO)
bpf: $(SKELS)

# --- build ------------------------------------------------------------------

$(O)/bpf/%.bpf.o: bpf/%.bpf.c
	@mkdir -p $(@D)
	$(call say,BPF,$@)$(CLANG) $(BPF_CFLAGS) -MMD -MP -MF $(@:.o=.d) -MT $@ -c $< -o $@
	$(Q)$(LLVM_STRIP) -g $@

$(O)/skel/%.skel.h: $(O)/bpf/%.bpf.o
	@mkdir -p $(@D)
	$(call say,SKEL,$@)$(BPFTOOL) gen skeleton $< name $(subst -,_,$*)_bpf >$@

# Writes a file only when it changes, so that a new commit rebuilds one object. Two makes may do so at the same time.
renew = printf '%s\n' '$(1)' >$@.$$$$ && if cmp -s $@.$$$$ $@; then rm $@.$$$$; else mv $@.$$$$ $@; fi

$(O)/gen/version.h: FORCE
	@mkdir -p $(@D)
	@$(call renew,#define XPTIBPF_VERSION "$(VERSION_LONG)")

# An object is made anew when the flags that it was compiled with have changed.
$(O)/gen/flags: FORCE
	@mkdir -p $(@D)
	@$(call renew,$(CFLAGS_ALL))

# The page of report --html, as bytes of C arrays, and what its policy allows to run; and the live page of serve, whole, with
# its policy. Both scripts begin with the same file.
HTML_INC := $(patsubst %,$(O)/gen/html/%.inc,page.html page.css page.js page.hash live.html live.policy)
bytes_of = od -An -v -tx1 | sed 's/ *\([0-9a-f][0-9a-f]\)/0x\1,/g'
hash_of = env printf "$$(sha256sum | head -c 64 | sed 's/../\\x&/g')" | base64 -w 0
$(O)/gen/html/page.js: user/sink/html/base.js user/sink/html/page.js
$(O)/gen/html/live.js: user/sink/html/base.js user/serve/live.js
$(O)/gen/html/live.css: user/sink/html/page.css user/serve/live.css
$(O)/gen/html/page.js $(O)/gen/html/live.js $(O)/gen/html/live.css:
	@mkdir -p $(@D)
	$(call say,GEN,$@)cat $^ >$@
$(O)/gen/html/page.hash: $(O)/gen/html/page.js
	$(call say,GEN,$@)cat $< | $(hash_of) >$@
$(O)/gen/html/live.html: user/serve/live.html $(O)/gen/html/live.css $(O)/gen/html/live.js
	$(call say,GEN,$@)sed -e '/^{{css}}$$/{r $(word 2,$^)' -e 'd}' -e '/^{{js}}$$/{r $(word 3,$^)' -e 'd}' $< >$@
# Between a tag and what stands in it, there is the end of a line.
$(O)/gen/html/live.policy: $(O)/gen/html/live.js $(O)/gen/html/live.css
	$(call say,GEN,$@)script=$$({ echo; cat $<; } | $(hash_of)) && style=$$({ echo; cat $(word 2,$^); } | $(hash_of)) && \
	printf '%s' "default-src 'none'; script-src 'sha256-$$script'; style-src 'sha256-$$style'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" >$@
$(O)/gen/html/%.inc: $(O)/gen/html/%
	$(call say,GEN,$@)cat $< | $(bytes_of) >$@
$(O)/gen/html/%.inc: user/sink/html/%
	@mkdir -p $(@D)
	$(call say,GEN,$@)cat $< | $(bytes_of) >$@

# What the shells get to complete command lines, as the command prints it.
SHELL_INC := $(patsubst %,$(O)/gen/completions/xptibpf.%.inc,bash zsh fish)
$(O)/gen/completions/%.inc: scripts/completions/%
	@mkdir -p $(@D)
	$(call say,GEN,$@)cat $< | $(bytes_of) >$@

# Perfetto's trace format and pprof's, as far as export writes them, and OTLP, as far as serve sends it.
PB := $(O)/gen/perfetto.pb-c $(O)/gen/profile.pb-c $(O)/gen/otlp.pb-c
PB_H := $(PB:=.h)
$(O)/gen/perfetto.pb-c.c: user/sink/timeline/perfetto.proto
$(O)/gen/profile.pb-c.c: user/sink/profile/profile.proto
$(O)/gen/otlp.pb-c.c: user/serve/otlp.proto
$(PB:=.c):
	@mkdir -p $(@D)
	$(call say,PROTO,$@)$(PROTOC_C) --proto_path=$(<D) --c_out=$(@D) $<
$(PB_H): %.h: %.c
$(PB:=.o): %.o: %.c $(O)/gen/flags
	$(call say,CC,$@)$(CC) $(CPPFLAGS_ALL) $(CFLAGS_ALL) $(DEPFLAGS) -c $< -o $@

# Frames between a callback in C++ that throws and xptibpf_run().
$(O)/user/session/subscribers.o $(O)/user/lib/xptibpf.o: CFLAGS_ALL += -fexceptions

$(O)/user/%.o: user/%.c $(O)/gen/flags | $(SKELS) $(O)/gen/version.h $(PB_H) $(HTML_INC) $(SHELL_INC)
	@mkdir -p $(@D)
	$(call say,CC,$@)$(CC) $(CPPFLAGS_ALL) $(CFLAGS_ALL) $(DEPFLAGS) -c $< -o $@

# Parquet needs Arrow, a large library in C++: PARQUET=1 builds everything with it, and `make parquet` a second program
# beside the first. parquet_arrow.o then stands where parquet_none.o does otherwise.
PARQUET ?= 0
ARROW_LIBS = $$(scripts/fetch-arrow --libs)
with_arrow = $(filter-out $(PARQUET_NONE),$(1)) $(PARQUET_ARROW)
ifeq ($(PARQUET),1)
LIB_ALL := $(call with_arrow,$(LIB_OBJ))
LIB_ARROW = $(ARROW_LIBS)
else
LIB_ALL := $(LIB_OBJ)
LIB_ARROW =
endif
$(PARQUET_ARROW): $(O)/%.o: %.cpp $(patsubst $(O)/%arrow.o,%file.h,$(PARQUET_ARROW)) scripts/fetch-arrow
	@mkdir -p $(@D)
	$(call say,CXX,$@)flags=$$(scripts/fetch-arrow --cflags) && \
	$(CXX) -std=c++20 $(OPT) -g -Wall -Wextra -fPIC -fvisibility=hidden -fvisibility-inlines-hidden -Iuser $$flags $(CXXFLAGS) -c $< -o $@

# The libraries are made anew when the list of objects changes, so that a deleted
# or renamed source leaves nothing behind.
$(O)/libxptibpf.list: FORCE
	@mkdir -p $(@D)
	@$(call renew,$(patsubst $(O)/%,%,$(LIB_ALL) $(SERVE_OBJ)))

$(INNER): $(LIB_ALL) $(SERVE_OBJ) $(O)/libxptibpf.list
	@rm -f $@
	$(call say,AR,$@)$(AR) rcs $@ $(LIB_ALL) $(SERVE_OBJ)

# One object, in which a hidden symbol has become a local one: it can't meet another library's of that name. What Arrow's
# headers instantiate can't be hidden when it is compiled, so that such an object keeps our prefix alone.
$(LIB): $(LIB_ALL) $(O)/libxptibpf.list
	@rm -f $@
	$(call say,AR,$@)$(CC) -r -nostdlib -Wl,--force-group-allocation $(LIB_ALL) -o $(O)/libxptibpf.o && \
	$(OBJCOPY) --localize-hidden $(if $(filter 1,$(PARQUET)),-w --keep-global-symbol='xptibpf_*') $(O)/libxptibpf.o && \
	$(AR) rcs $@ $(O)/libxptibpf.o && rm $(O)/libxptibpf.o

# -z nodelete: libbpf keeps the address of a function of ours (user/lib/quiet.h).
$(O)/$(SO_FILE): $(LIB_ALL) $(O)/libxptibpf.list user/lib/libxptibpf.map
	$(call say,LINK,$@)$(CC) -shared $(LDFLAGS_ALL) -Wl,-soname,$(SO_NAME) -Wl,--version-script,user/lib/libxptibpf.map \
		$(if $(SAN),,-Wl$(comma)-z$(comma)defs) -Wl,-z,nodelete $(LIB_ALL) $(LDLIBS) $(LIB_ARROW) -o $@
$(SO): $(O)/$(SO_FILE)
	@ln -sf $(SO_FILE) $(O)/$(SO_NAME) && ln -sf $(SO_NAME) $@

$(O)/xptibpf: $(CMD_OBJ) $(INNER)
	$(call say,LINK,$@)$(CC) $(LDFLAGS_ALL) $(CMD_OBJ) $(INNER) $(LDLIBS) $(CMD_LIBS) $(LIB_ARROW) -o $@

parquet: $(O)/xptibpf-parquet
$(O)/xptibpf-parquet: $(CMD_OBJ) $(call with_arrow,$(LIB_OBJ))
	$(call say,LINK,$@)$(CC) $(LDFLAGS_ALL) $^ $(LDLIBS) $(CMD_LIBS) $(ARROW_LIBS) -o $@

# The beacon is loaded into other people's programs: no dependency but libc, and
# never a sanitizer that wants one. What is undefined ends the program there.
BEACON_SAN := $(if $(findstring undefined,$(SAN)),-fsanitize=undefined -fsanitize-undefined-trap-on-error)
$(O)/libxptibpf-beacon.so: $(BEACON_SRC) $(wildcard beacon/*.h) include/beacon_abi.h include/arm_abi.h
	@mkdir -p $(@D)
	$(call say,BEACON,$@)$(CC) -std=gnu17 -O2 -g $(WARN) $(BEACON_SAN) -D_GNU_SOURCE -Iinclude -fPIC -shared -fvisibility=hidden \
		-Wl,-soname,libxptibpf-beacon.so -Wl,-z,defs,-z,nodelete $(BEACON_SRC) -Wl,--no-as-needed -l:libdl.so.2 -l:libpthread.so.0 -o $@

# So are those that answer from a recording, which differ in one file.
$(O)/libur_adapter_replay.so: $(filter-out adapter/pi.c,$(ADAPTER_SRC))
$(O)/libpi_replay.so: $(filter-out adapter/ur.c,$(ADAPTER_SRC))
$(ADAPTERS): $(wildcard adapter/*.h adapter/*.inc) include/replay_abi.h
	@mkdir -p $(@D)
	$(call say,ADAPTER,$@)$(CC) -std=gnu17 -O2 -g $(WARN) $(BEACON_SAN) -D_GNU_SOURCE -Iinclude -fPIC -shared -fvisibility=hidden \
		-Wl,-soname,$(notdir $@) -Wl,-z,defs,-z,nodelete $(filter %.c,$^) -Wl,--no-as-needed -l:libdl.so.2 -l:libpthread.so.0 -o $@

# --- tests ------------------------------------------------------------------

$(O)/tests/unit/%.o: tests/unit/%.c $(O)/gen/flags | $(SKELS) $(O)/gen/version.h
	@mkdir -p $(@D)
	$(call say,CC,$@)$(CC) $(CPPFLAGS_ALL) -I. -Itests $(CFLAGS_ALL) -Wno-missing-prototypes $(DEPFLAGS) -c $< -o $@

$(UNIT_BIN): $(O)/tests/unit/%: $(O)/tests/unit/%_test.o $(UNIT_HELP_OBJ) $(INNER)
	$(call say,LINK,$@)$(CC) $(LDFLAGS_ALL) $< $(UNIT_HELP_OBJ) $(INNER) $(LDLIBS) $(CMD_LIBS) -lcmocka -ldl -o $@

# quick: the newest and the oldest runtimes, of what is fetched in minutes; all: every release, and every program that
# reads what we write; rest: what all has and quick has not. tests/run says how a test tells to which it belongs.
SUITE ?= all
quick := $(filter quick,$(SUITE))
# Where make was not told how many: as many as there are processors.
jobs = $(if $(filter -j%,$(MAKEFLAGS)),,-j$(shell nproc))

export O SUITE
RUN = XPTIBPF=$(abspath $(O))/xptibpf O=$(abspath $(O)) tests/run $(if $(J),-j $(J)) --suite $(SUITE) $(if $(SAN),--slower 4)

unit: $(UNIT_BIN)
	$(Q)$(RUN) $(UNIT_BIN)

golden: all
	$(Q)$(RUN) $(GOLDEN)

layers:
	$(Q)scripts/check-layers
	$(Q)scripts/check-docs

# One file:  make real REAL=tests/real/nesting.py
real golden-real: all $(if $(quick),,parquet) workloads runtimes
	$(Q)$(RUN) $(if $(filter golden-%,$@),$(GOLDEN)) $(REAL)

# All that the suite's tests run and read.
programs: all $(if $(quick),,parquet static) $(UNIT_BIN) runtimes workloads

# Builds and fetches beside each other, and runs the parts, of which each is tried whatever became of those before it; then,
# if asked for, adds up what all have counted.
define CHECK
	$(Q)test "$$(id -u)" = 0 || { echo 'make $@ needs root (eBPF): sudo make $@' >&2; exit 1; }
	$(Q)scripts/setup build test $(if $(quick),,witness static vm)
	+$(Q)$(MAKE) $(jobs) programs
	+$(Q)status=0; for part in $(1); do $(MAKE) $$part || status=1; done; \
	$(if $(2),$(RUN) --total || status=1;) \
	test -z "$$SUDO_UID" || chown -R "$$SUDO_UID:$$SUDO_GID" $(O); exit $$status
endef

check: override SUITE := quick
check: override quick := quick
check: check-begin
	$(call CHECK,layers unit golden-real,total)
# As tests/run --reset does it: where nothing is installed yet there is no Python.
check-begin:
	@mkdir -p $(O)/log && : >$(O)/log/totals && : >$(O)/log/failures

# What `make check` leaves out. What failed before is no failure of it: `make check-all` and CI add the numbers up.
check-rest: override SUITE := rest
check-rest:
	$(call CHECK,real)

check-all:
	+$(Q)status=0; $(MAKE) check || status=1; $(MAKE) check-rest || status=1; \
	$(RUN) --total || status=1; exit $$status

bench: all workloads
	$(Q)scripts/setup build bench
	$(Q)XPTIBPF=$(abspath $(O))/xptibpf O=$(abspath $(O)) tests/bench/run
	$(Q)XPTIBPF=$(abspath $(O))/xptibpf O=$(abspath $(O)) tests/bench/record

# What 1,000 machines cost those who collect from them (docs/fleet.md): some minutes, and as many GiB.
bench-fleet: all parquet workloads runtimes
	$(Q)scripts/setup build witness
	$(Q)XPTIBPF=$(abspath $(O))/xptibpf O=$(abspath $(O)) tests/bench/fleet

# Programs armed and disarmed 200 times each, at random moments: an hour. The short form is part of check.
ARM_TIMES ?= 200
arm-torture: all workloads runtimes
	$(Q)XPTIBPF=$(abspath $(O))/xptibpf O=$(abspath $(O)) tests/real/arm.py --times $(ARM_TIMES)
	$(Q)XPTIBPF=$(abspath $(O))/xptibpf O=$(abspath $(O)) tests/real/arm_inject.py --times 60 replaced

# serve among programs that begin and end, files that are replaced, and all that goes wrong meanwhile: 20 minutes here, two in
# check-all.
SOAK_SECONDS ?= 1200
soak: all workloads runtimes
	$(Q)SOAK_SECONDS=$(SOAK_SECONDS) XPTIBPF=$(abspath $(O))/xptibpf O=$(abspath $(O)) tests/real/soak.py

# Every command on other kernels, each in a virtual machine. KERNELS: other ones than it knows.
matrix: all static $(O)/workloads/2026.2.0/steps
	$(Q)scripts/setup build test static vm
	$(Q)XPTIBPF=$(abspath $(O))/xptibpf O=$(abspath $(O)) tests/vm/matrix.py $(KERNELS)

demo:
	$(Q)scripts/demo

# --- real SYCL programs -----------------------------------------------------

-include tests/workloads/rules.mk

# --- other builds -----------------------------------------------------------

# Each for FUZZ_SECONDS; what is found is a crash, and its input in a file. Of what they print, only a failure is shown.
FUZZ_SECONDS ?= 60
FUZZ_SRC := $(wildcard tests/fuzz/*_fuzz.c)
# An input that takes 2 s or 256 MiB is found like a crash. What was freed is kept for a while to find late uses.
FUZZ_FLAGS = -max_len=16384 -max_total_time=$(FUZZ_SECONDS) -print_final_stats=1 -timeout=2 -rss_limit_mb=256
FUZZ_ENV = ASAN_OPTIONS=quarantine_size_mb=16:max_malloc_fill_size=1000000
fuzz: $(FUZZ_SRC:tests/fuzz/%.c=fuzz-%)
# One of them:  make fuzz-way_fuzz
fuzz-%_fuzz: $(O)/fuzz/%_fuzz
	$(Q)echo "== $<"; mkdir -p $<.inputs; cd $(<D) && \
	if $(FUZZ_ENV) ./$(<F) $(FUZZ_FLAGS) $(<F).inputs $(notdir $(filter %seeds,$^)) >$(<F).log 2>&1; \
	then grep number_of_executed_units $(<F).log; else tail -n 60 $(<F).log | cut -c 1-300; exit 1; fi
# Libraries to begin with, for those that read such: small ones, made here.
FUZZ_SEEDS := $(foreach r,2024.2.1 2025.3.3 2026.0.0 2026.2.0,$(O)/fuzz/seeds/libsycl-$(r).so) $(O)/fuzz/seeds/stub
fuzz-way_fuzz fuzz-layer_fuzz fuzz-elf_fuzz: $(O)/fuzz/seeds
$(O)/fuzz/seeds: $(FUZZ_SEEDS)
number_of = $(word 1,$(subst ., ,$(1)))0$(word 2,$(subst ., ,$(1)))
$(O)/fuzz/seeds/libsycl-%.so: tests/fuzz/seeds/proxy.S
	@mkdir -p $(@D)
	$(call say,SEED,$@)$(CC) -shared -nostdlib -DRELEASE=$(call number_of,$*) -DRELEASE_NAME='"$*"' \
		-Wl,-z,noseparate-code,-z,norelro,--build-id=none $< -o $@
$(O)/fuzz/seeds/stub: tests/fuzz/seeds/proxy.S
	@mkdir -p $(@D)
	$(call say,SEED,$@)$(CC) -DRAW -c $< -o $@.o && $(OBJCOPY) -O binary -j .text $@.o $@ && rm $@.o
# Streams to begin with, which have what recordings may have: images, data, opened files.
WITH_CONTENTS := recording replay pack
$(foreach f,$(WITH_CONTENTS),fuzz-$(f)_fuzz): fuzz-%_fuzz: $(O)/fuzz/%-seeds
$(O)/fuzz/%-seeds: tests/fuzz/seeds/contents.py tests/golden/lib/wire.py $(BIN)
	$(call say,SEED,$@)rm -rf $@ && $(PYTHON) $< $* $(BIN) $@
# What reads and merges recordings, for as long as a release wants it: ten minutes.
fuzz-long: $(O)/fuzz/recording_fuzz $(O)/fuzz/merge_fuzz $(O)/fuzz/recording-seeds
	$(Q)mkdir -p $(O)/fuzz/recordings $(O)/fuzz/merged
	$(Q)$< -max_len=16384 -max_total_time=420 -print_final_stats=1 $(O)/fuzz/recordings tests/golden/recording $(O)/fuzz/recording-seeds
	$(Q)$(O)/fuzz/merge_fuzz -max_len=16384 -max_total_time=180 -print_final_stats=1 $(O)/fuzz/merged
# What a stream passes on its way through the library is made for the fuzzer, the rest is the library as it is.
FUZZ_ROOMS := $(filter $(foreach r,base ring decode session replay sink/answers,user/$(r)/%),$(LIB_SRC))
$(O)/fuzz/room/%.o: %.c $(O)/gen/flags | $(SKELS)
	@mkdir -p $(@D)
	$(call say,FUZZ,$@)$(CLANG) -g -O1 -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -Wno-everything $(CPPFLAGS_ALL) $(DEPFLAGS) -c $< -o $@
$(O)/fuzz/replay_fuzz: tests/fuzz/replay_fuzz.c $(FUZZ_ROOMS:%.c=$(O)/fuzz/room/%.o) $(INNER)
	$(call say,FUZZ,$@)$(CLANG) -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all -Wno-everything $(CPPFLAGS_ALL) $^ -o $@ $(LDLIBS) $(LIB_ARROW) -lstdc++
$(O)/fuzz/%: tests/fuzz/%.c $(LIB_SRC) $(INNER) | $(HTML_INC)
	$(Q)mkdir -p $(@D)
	$(call say,FUZZ,$@)$(CLANG) -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all -Wno-everything $(CPPFLAGS_ALL) $< $(INNER) -o $@ -lelf -ldw -lZydis -liberty -lnettle -lzstd -lz

# How many functions of real libraries get a cheap place: build/bench/probe_point_survey LIBRARY...
survey: $(O)/bench/probe_point_survey
$(O)/bench/probe_point_survey: tests/bench/probe_point_survey.c $(INNER)
	$(Q)mkdir -p $(@D)
	$(call say,LINK,$@)$(CC) -std=gnu17 -O2 $(CPPFLAGS_ALL) $^ $(LDFLAGS_ALL) $(LDLIBS) -o $@

SANITIZED := O=$(O)-asan OPT=-O1 SAN='-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer'
asan: asan-programs
	$(Q)$(MAKE) $(SANITIZED) unit golden
# What `make asan` compiles.
asan-programs:
	+$(Q)$(MAKE) $(SANITIZED) all $(UNIT_BIN:$(O)/%=$(O)-asan/%)

# Real tests, with sanitizers in xptibpf and what the tests link with its library. What they find is kept in files, as
# some tests expect failures.
ASAN_REAL ?= $(foreach t,arm_command arm_inject arm_ways export merge part progress record report stat top,tests/real/$(t).py)
FINDINGS = $(abspath $(O))-asan/findings
asan-real: workloads
	$(Q)mkdir -p $(O)-asan && ln -sfn $(abspath $(O))/workloads $(O)-asan/workloads
	$(Q)rm -rf $(FINDINGS) && mkdir -m 1777 $(FINDINGS)
	$(Q)status=0; export ASAN_OPTIONS=log_path=$(FINDINGS)/address UBSAN_OPTIONS=log_path=$(FINDINGS)/undefined; \
	$(MAKE) $(SANITIZED) real REAL='$(ASAN_REAL)' || status=1; \
	test -z "$$(ls $(FINDINGS))" || { head -n 60 $(FINDINGS)/*; status=1; }; exit $$status

# What the unit tests alone have to run, in percent of all lines of user/: 65.3 when it was measured for 0.2.0.
COVERAGE_FLOOR ?= 64
coverage:
	$(Q)rm -rf $(O)-cov
	$(Q)$(MAKE) O=$(O)-cov OPT=-O0 SAN='--coverage' all unit
	$(Q)scripts/coverage $(O)-cov $(COVERAGE_FLOOR)

# scripts/static-libs builds what Debian has no static library of. What user/serve/mhd.c would open at run time is
# linked as a whole, because weak references take nothing out of an archive.
STATIC_LIBS = $(foreach l,$(LIBS_PC) $(CMD_PC),$(call pc,$(l),--static --libs))
static: $(O)/xptibpf-static
$(O)/xptibpf-static: $(CMD_OBJ) $(INNER)
	$(call say,STATIC,$@)z=$$(scripts/static-libs) && \
	$(CC) -static $(LDFLAGS_ALL) $(CMD_OBJ) $(INNER) -L"$$z" -lZydis -Wl,--whole-archive -lmicrohttpd -Wl,--no-whole-archive -liberty -Wl,--start-group $(STATIC_LIBS) -leu -Wl,--end-group \
		-lpthread -lm -o $@

# --- install ----------------------------------------------------------------

bindir := $(DESTDIR)$(PREFIX)/bin
libdir := $(DESTDIR)$(PREFIX)/lib
incdir := $(DESTDIR)$(PREFIX)/include/xptibpf
mandir := $(DESTDIR)$(PREFIX)/share/man
# SCRIPT:PLACE, for the shells to find.
COMPLETIONS := bash:share/bash-completion/completions/xptibpf zsh:share/zsh/site-functions/_xptibpf \
	fish:share/fish/vendor_completions.d/xptibpf.fish
part_of = $(word $(2),$(subst :, ,$(1)))

# NAME.3:PAGE, for each function that a page describes beside the one that it is called by.
MAN_LINKS = $(foreach m,$(filter %.3,$(MAN_SRC)),$(foreach n,$(filter-out $(basename $(notdir $(m))),$(shell sed -n 's/^\.Nm \(xptibpf_[a-z_]*\).*/\1/p' $(m))),$(n).3:$(notdir $(m))))

install_pages = $(foreach m,$(1),install -D -m 644 $(m) $(mandir)/man$(subst .,,$(suffix $(m)))/$(notdir $(m)) &&) true
install_completions = $(foreach c,$(COMPLETIONS),install -D -m 644 scripts/completions/xptibpf.$(call part_of,$(c),1) $(DESTDIR)$(PREFIX)/$(call part_of,$(c),2) &&) true

define PC_FILE
prefix=$(PREFIX)
includedir=$${prefix}/include
libdir=$${prefix}/lib

Name: xptibpf
Description: System-wide tracer for SYCL, Unified Runtime and XPTI
Version: $(VERSION)
Requires.private: $(LIBS_PC)
Cflags: -I$${includedir}
Libs: -L$${libdir} -lxptibpf
Libs.private: $(or $(call pc,zydis,--libs),-lZydis) -liberty $(if $(filter 1,$(PARQUET)),$(shell scripts/fetch-arrow --libs)) -lpthread -lm
endef
export PC_FILE

install: all
	install -d $(bindir) $(libdir)/pkgconfig
	install -m 755 $(BIN) $(bindir)/
	install -m 644 $(LIB) $(libdir)/
	install -m 755 $(O)/$(SO_FILE) $(libdir)/
	ln -sf $(SO_FILE) $(libdir)/$(SO_NAME)
	ln -sf $(SO_NAME) $(libdir)/libxptibpf.so
	$(if $(BEACON),install -m 755 $(BEACON) $(libdir)/)
	install -m 755 $(ADAPTERS) $(libdir)/
	$(if $(PUBLIC_H),install -d $(incdir) && install -m 644 $(PUBLIC_H) $(incdir)/)
	@echo "$$PC_FILE" >$(libdir)/pkgconfig/xptibpf.pc
	$(call install_pages,$(MAN_SRC))
	$(foreach l,$(MAN_LINKS),ln -sf $(call part_of,$(l),2) $(mandir)/man3/$(call part_of,$(l),1) &&) true
	$(install_completions)

uninstall:
	rm -f $(bindir)/xptibpf $(libdir)/libxptibpf.a $(libdir)/libxptibpf.so $(libdir)/$(SO_NAME) $(libdir)/$(SO_FILE)
	rm -f $(libdir)/libxptibpf-beacon.so $(addprefix $(libdir)/,$(notdir $(ADAPTERS))) $(libdir)/pkgconfig/xptibpf.pc
	rm -rf $(incdir)
	rm -f $(foreach m,$(MAN_SRC),$(mandir)/man$(subst .,,$(suffix $(m)))/$(notdir $(m)))
	rm -f $(foreach l,$(MAN_LINKS),$(mandir)/man3/$(call part_of,$(l),1))
	rm -f $(foreach c,$(COMPLETIONS),$(DESTDIR)$(PREFIX)/$(call part_of,$(c),2))

# Debian packages, by packaging/debian: $(O)/deb.
deb:
	$(Q)scripts/deb $(O)/deb

# The static program with what belongs to it, in the folders of a prefix, for machines that have no package of it. The same
# source makes the same bytes.
TARBALL := $(O)/xptibpf-$(VERSION)-x86_64.tar.xz
TARBALL_DOCS := README.md CHANGELOG.md SECURITY.md LICENSES docs packaging/systemd packaging/debian/serve.yaml \
	packaging/prometheus packaging/grafana
tarball: $(O)/xptibpf-static $(BEACON) $(ADAPTERS)
	$(Q)rm -rf $(TARBALL:.tar.xz=)
	+$(Q)$(MAKE) install-tarball DESTDIR=$(TARBALL:.tar.xz=) PREFIX=
	$(call say,TAR,$(TARBALL))tar -C $(O) --sort=name --owner=0 --group=0 --numeric-owner --mode=go+rX,go-w \
		--mtime="@$$(git log -1 --format=%ct 2>/dev/null || stat -c %Y VERSION)" -cJf $(TARBALL) $(notdir $(TARBALL:.tar.xz=))
install-tarball: docdir := $(DESTDIR)/share/doc/xptibpf
install-tarball:
	$(Q)install -D -m 755 $(O)/xptibpf-static $(bindir)/xptibpf
	$(Q)install -D -m 755 $(BEACON) $(libdir)/$(notdir $(BEACON))
	$(Q)install -m 755 $(ADAPTERS) $(libdir)/
	$(Q)$(call install_pages,$(filter %.1,$(MAN_SRC)))
	$(Q)$(install_completions)
	$(Q)install -d $(docdir)
	$(Q)tar -c --exclude='docs/*.[1-8]' $(TARBALL_DOCS) | tar -x -C $(docdir)

# --- style ------------------------------------------------------------------

# In every folder, except vmlinux.h and what a script writes: tables are long lines on purpose.
STYLED := $(sort $(filter-out user/arm/gen/% user/catalog/gen/%,$(shell find include bpf beacon adapter user tests scripts -name '*.[ch]' -o -name '*.cpp')))
SCRIPTS := $(shell grep -rlE '^\#!.*\b(ba|da)?sh\b' scripts .ci tests --include='*' 2>/dev/null)

format:
	$(Q)$(CLANG_FORMAT) -i $(STYLED)

# Each part runs even when one before it failed: make -k lint.
lint: lint-format lint-shell lint-python lint-page lint-man lint-symbols lint-cppcheck lint-tidy
lint-format:
	$(call say,FORMAT,$(words $(STYLED)) files)$(CLANG_FORMAT) --dry-run -Werror $(STYLED)
lint-shell:
	$(call say,SHELL,$(words $(SCRIPTS)) files)shellcheck -x $(SCRIPTS) scripts/completions/*.bash
PYTHONS := $(shell grep -rlE '^\#!.*\bpython3?\b' scripts tests --include='*' 2>/dev/null)
lint-python:
	$(call say,PYTHON,$(words $(PYTHONS)) files)$(PYFLAKES) $(sort $(PYTHONS) $(shell find scripts tests -name '*.py'))
# Debian's eslint finds its modules by itself only with Debian's own node.
lint-page: $(wildcard user/sink/html/*.js user/serve/*.js)
	$(call say,ESLINT,$^)NODE_PATH=/usr/share/nodejs:/usr/lib/nodejs eslint --no-eslintrc -f unix -c scripts/eslint.json $^
lint-man: all
	$(Q)scripts/check-man $(O)/xptibpf
lint-symbols: $(LIB) $(SO)
	$(Q)scripts/check-symbols $(LIB) $(SO) include/xptibpf/xptibpf.h
# The tests' C files that need no other headers than the system's and ours. Those of the others are downloaded.
TEST_C := $(sort $(foreach d,unit fuzz golden/lib xpti real workloads/abi workloads/arm workloads/cuda workloads/hostile workloads/mini \
	workloads/stacks,$(wildcard tests/$(d)/*.c)))
# memleak and resourceLeak are left out because it knows no cleanup attribute; it does not expand the lists of columns in
# schema.h; the rest of the list are
# places where cppcheck misreads `x ?: y`, designated initialisers, flexible arrays and buffers that a function fills.
CPPCHECK := cppcheck --quiet --std=c11 --language=c --enable=warning,performance,portability \
	--inline-suppr --error-exitcode=1 --include=scripts/cppcheck.h \
	$(patsubst %,--suppress=%,missingIncludeSystem memleak resourceLeak internalAstError:user/catalog/catalog.c \
		selfAssignment:user/attach/place.c uninitvar:user/live/refine.c uninitvar:user/live/on_demand.c \
		preprocessorErrorDirective:user/sink/tables/schema.h ctuuninitvar:user/base/pass.c) \
	-Iinclude -Iuser -I. -Itests -iuser/sink/tables/parquet_arrow.cpp -j2
CPPCHECKED := user beacon adapter scripts/static $(TEST_C)
# What it found in a file is kept until the file changes, or what it includes; so there is a folder for each set of options
# and suppressions, also of those in the files. What nobody asked for in two months is removed.
lint-cppcheck:
	$(call say,CPPCHECK,user beacon adapter scripts tests)key=$$({ echo '$(CPPCHECK)'; cat scripts/cppcheck.h; \
		grep -rh cppcheck-suppress $(CPPCHECKED); } | sha256sum | head -c 16) && \
	kept=$$(scripts/fetch-runtimes --cache)/cppcheck/$$key && mkdir -p "$$kept" && touch "$$kept" && \
	find "$${kept%/*}" -mindepth 1 -maxdepth 1 -mtime +60 -exec rm -r {} + && \
	$(CPPCHECK) --cppcheck-build-dir="$$kept" $(CPPCHECKED)

# One stamp a file, so that only what changed is looked at again.
TIDY := $(patsubst %,$(O)/tidy/%.ok,$(LIB_SRC) $(CMD_SRC) $(BEACON_SRC) $(ADAPTER_SRC) $(wildcard scripts/static/*.c) $(TEST_C))
TIDY_FLAGS := $(CPPFLAGS_ALL) -I. -Itests -std=gnu17
# What passed once passes in each checkout, as long as all that the file includes, comments too, and the linter are the same.
TIDY_SHELL := bash -c 'out=$$0; shift; "$$@" 2>/dev/null && touch "$$out"'
CLANG_TIDY_VERSION = $(eval CLANG_TIDY_VERSION := $$(shell $(CLANG_TIDY) --version | tr -d '\n'))$(CLANG_TIDY_VERSION)
lint-tidy: $(TIDY)
$(O)/tidy/%.ok: % .clang-tidy $(SKELS) | $(O)/gen/version.h $(PB_H) $(HTML_INC) $(SHELL_INC)
	@mkdir -p $(@D)
	$(call say,TIDY,$<)$(CLANG) -E -dD -CC $(TIDY_FLAGS) $< -o $@.i && \
	scripts/cached $@ $< .clang-tidy $@.i -- $(TIDY_SHELL) $@ '$(CLANG_TIDY_VERSION)' $(CLANG_TIDY) --quiet $< -- $(TIDY_FLAGS) && rm $@.i

# For editors and other tools: how each file is compiled.
compile_commands.json: $(SKELS) $(O)/gen/version.h $(PB_H) $(HTML_INC) $(SHELL_INC)
	$(call say,GEN,$@)scripts/compile-commands '$(CC) $(CPPFLAGS_ALL) $(CFLAGS_ALL)' $(LIB_SRC) $(CMD_SRC) $(BEACON_SRC) $(ADAPTER_SRC) >$@.tmp && \
	scripts/compile-commands '$(CC) $(CPPFLAGS_ALL) -I. -Itests $(CFLAGS_ALL)' $(wildcard tests/unit/*.c) >>$@.tmp && \
	scripts/compile-commands '$(CLANG) $(BPF_CFLAGS)' $(BPF_SRC) >>$@.tmp && \
	{ echo '['; sed '$$!s/$$/,/' $@.tmp; echo ']'; } >$@ && rm $@.tmp

clean:
	$(Q)rm -rf $(O) $(O)-asan $(O)-cov

help:
	@echo 'all parquet unit golden layers real check check-begin check-rest check-all install uninstall static tarball deb asan asan-real coverage fuzz fuzz-long survey format lint compile_commands.json'
	@echo 'workloads runtimes programs asan-programs bench bench-fleet matrix arm-torture soak demo clean; variables O= V=1 DESTDIR= PREFIX= CC= CLANG='

FORCE:

-include $(BPF_OBJ:.o=.d) $(LIB_OBJ:.o=.d) $(CMD_OBJ:.o=.d) $(UNIT_HELP_OBJ:.o=.d)
-include $(UNIT_SRC:%.c=$(O)/%.d) $(FUZZ_ROOMS:%.c=$(O)/fuzz/room/%.d)
