#!/bin/bash
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 40, alone: a tracer of everyone would arm the program that it wants quiet
# doctor: right for root, for capabilities alone, for a user without any; sees processes as they are; leaves
# nothing behind. What it says of privileges is held against what trace can do with the same ones.
set -u
rt=$("$(dirname "$0")/../../scripts/fetch-runtimes" 2026.2.0) || exit 1
prog=$O/workloads/2026.2.0/sycl_loop
dir=$(mktemp -d)
kept=()

cleanup() {
	local p
	for p in "${kept[@]}"; do kill "$p" 2>/dev/null; done
	wait 2>/dev/null
	rm -rf "$dir"
}
trap cleanup EXIT

fail() {
	echo "FAIL: $*"
	exit 1
}

# The state of one check in JSON output.
state() {
	python3 -c '
import json, sys
for line in open(sys.argv[1]):
    r = json.loads(line)
    if r["type"] == "check" and r["name"] == sys.argv[2]:
        print(r["state"])' "$1" "$2"
}

expect() {
	local got
	got=$(state "$1" "$2")
	[ "$got" = "$3" ] || fail "$2: wanted $3, got '$got' ($4)"
}

# A process's entry, as "XPTI API:FUNCTIONS ... remark".
process() {
	python3 -c '
import json, sys
for line in open(sys.argv[1]):
    r = json.loads(line)
    if r["type"] == "candidate" and r["pid"] == int(sys.argv[2]):
        apis = ["%s:%d" % (a["api"], a["functions"]) for l in r["libraries"] for a in l["apis"]]
        xpti = ["xpti"] if any(l["xpti"] for l in r["libraries"]) else []
        print(r["xpti"], *apis, *xpti, "-", r["remark"])' "$1" "$2"
}

# Where real.warm() has it.
warm=${SUDO_UID:+$O}
warm=${warm:-${rt%/rt/*}}/sycl-cache/2026.2.0

# Starts the SYCL program with an environment of its own; waits until its first kernel has run.
start() {
	local out
	out=$dir/out.${#kept[@]}
	(
		# shellcheck disable=SC1091
		. "$rt/env.sh"
		exec env SYCL_CACHE_PERSISTENT=1 SYCL_CACHE_DIR="$warm" "$@" "$prog" >"$out" 2>&1
	) &
	kept+=($!)
	last=$!
	for _ in $(seq 600); do
		grep -q '^pid' "$out" 2>/dev/null && return
		kill -0 "$last" 2>/dev/null || fail "the program ended: $(cat "$out")"
		sleep 0.1
	done
	fail "the program did not come up"
}

without() { setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; }
with() {
	local caps=$1
	shift
	without --inh-caps="$caps" --ambient-caps="$caps" "$@"
}

# A copy that any user can run, whatever the checkout's permissions are.
cp "$XPTIBPF" "$dir/xptibpf"
chmod 755 "$dir" "$dir/xptibpf"
x=$dir/xptibpf

# 1. Root, on the machine that runs the tests: it works, and every try says so.
"$x" doctor --json >"$dir/root" || fail "doctor says that tracing can't work here: $(cat "$dir/root")"
for name in CAP_BPF CAP_PERFMON BTF BPF "ring buffer" "task storage" uprobes cookies canary; do
	expect "$dir/root" "$name" ok root
done
for name in "Unified Runtime" PI "Level Zero" CUDA; do
	expect "$dir/root" "$name" info root
done
tail -n 1 "$dir/root" | grep -q '"type":"verdict","works":true' || fail "no verdict"
"$x" doctor >"$dir/text" || fail "text: status $?"
grep -q '^Tracing works here\.$' "$dir/text" || fail "no verdict in text"
[ "$(grep -c '"type":"check"' "$dir/root")" -ge 20 ] || fail "too few checks"

# 2. A user without privileges: told what is missing, status 1; the rest is unknown, never ok.
without "$x" doctor --json >"$dir/user"
[ $? = 1 ] || fail "without privileges: status is not 1"
expect "$dir/user" CAP_BPF missing user
expect "$dir/user" CAP_PERFMON missing user
expect "$dir/user" BPF missing user
for name in uprobes canary "return probes" "new mappings"; do
	expect "$dir/user" "$name" unknown user
done

# 3. Processes as they are: not armed, armed by the beacon (quiet but while traced), silent (mapped but no subscriber).
start A=1
plain=$last
start XPTI_FRAMEWORK_DISPATCHER=libxptifw.so XPTI_SUBSCRIBERS="$O/libxptibpf-beacon.so"
armed=$last
start LD_PRELOAD=libxptifw.so
silent=$last
"$x" doctor --json >"$dir/all" || fail "status $?"
p=$(process "$dir/all" "$plain")
[[ $p == "none "*"ur:"[0-9]*" - None" ]] || fail "plain process: '$p'"
[[ $p == *" cl:"[0-9]* ]] || fail "plain process: none of OpenCL's functions: '$p'"
n=${p#*ur:}
[ "${n%% *}" -ge 200 ] || fail "plain process: too few functions: '$p'"
p=$(process "$dir/all" "$armed")
[[ $p == "quiet "*"ur:"*" xpti - None" ]] || fail "armed process: '$p'"
"$x" trace -e sycl -q -p "$armed" -o /dev/null &
tracer=$!
kept+=("$tracer")
for _ in $(seq 300); do
	sleep 0.1
	"$x" doctor --json -p "$armed" >"$dir/traced" || fail "status $?"
	p=$(process "$dir/traced" "$armed")
	[[ $p == "armed "* ]] && break
done
[[ $p == "armed "*"ur:"*" xpti - None" ]] || fail "armed process, traced: '$p'"
kill "$tracer"
wait "$tracer"
p=$(process "$dir/all" "$silent")
[[ $p == "silent "* ]] || fail "silent process: '$p'"
"$x" doctor -p $$ --json >"$dir/shell" || fail "-p: status $?"
[[ $(process "$dir/shell" $$) == "none - maps no library"* ]] || fail "a shell: '$(process "$dir/shell" $$)'"
[ "$(grep -c '"type":"candidate"' "$dir/shell")" = 1 ] || fail "-p does not limit"

# 4. What Level Zero's tool variables change, of those that it was started with; bytes that a terminal would obey;
# an environment that may not be read is said to be.
variables() {
	python3 -c '
import json, sys
for line in open(sys.argv[1]):
    r = json.loads(line)
    if r["type"] == "candidate" and r["pid"] == int(sys.argv[2]):
        v = r["variables"]
        print(v if v is None else sorted((x["name"], x["value"], x["on"], bool(x["effect"])) for x in v))' "$1" "$2"
}
start ZET_ENABLE_METRICS=1 ZES_ENABLE_SYSMAN=0 ZE_AFFINITY_MASK=$'0\e[31m' ZEL_OF_TOMORROW=x ZEBRA=1
tools=$last
"$x" doctor -p "$tools,$plain" --json >"$dir/tools" || fail "tools: status $?"
wanted="[('ZEL_OF_TOMORROW', 'x', True, True), ('ZES_ENABLE_SYSMAN', '0', False, True), ('ZET_ENABLE_METRICS', '1', True, True), ('ZE_AFFINITY_MASK', '0\\x1b[31m', True, True)]"
[ "$(variables "$dir/tools" "$tools")" = "$wanted" ] || fail "tool variables: $(variables "$dir/tools" "$tools") and not $wanted"
[ "$(variables "$dir/tools" "$plain")" = "[]" ] || fail "tool variables of a process without: $(variables "$dir/tools" "$plain")"
"$x" doctor -p "$tools" >"$dir/tools.text"
grep -q '^    ZET_ENABLE_METRICS=1  hardware counters' "$dir/tools.text" || fail "text: no ZET_ENABLE_METRICS"
grep -q '^    ZES_ENABLE_SYSMAN=0  off; otherwise ' "$dir/tools.text" || fail "text: ZES_ENABLE_SYSMAN=0 is not off"
grep -q $'\e' "$dir/tools.text" && fail "text: a terminal would obey"
without "$x" doctor -p "$tools" --json >"$dir/tools.user"
[ "$(variables "$dir/tools.user" "$tools")" = None ] || fail "an environment that can't be read: $(variables "$dir/tools.user" "$tools")"

# 5. In a pid namespace of its own nothing can be seen: doctor and trace name the cause, and no program is started.
for cmd in "1 doctor" "3 trace -a -d 1" "3 trace -p 1" "3 trace -- touch $dir/ran"; do
	# shellcheck disable=SC2086
	timeout 30 unshare -pf --kill-child --mount-proc "$x" ${cmd#* } >"$dir/ns" 2>&1
	status=$?
	[ "$status" = "${cmd%% *}" ] || fail "in a pid namespace: ${cmd#* }: status $status"
	grep -q 'pid namespace.*of its own' "$dir/ns" || fail "in a pid namespace: ${cmd#* }: $(cat "$dir/ns")"
	grep -q -e '--pid=host' "$dir/ns" || fail "in a pid namespace: ${cmd#* }: no advice: $(cat "$dir/ns")"
done
[ -e "$dir/ran" ] && fail "in a pid namespace: the program was started"

# 6. Those capabilities that it asks for are enough, and trace agrees; one less, and neither works.
sees() {
	# Until the first call, after which the trace ends of a closed pipe; what may not trace ends by itself.
	with "$1" timeout 60 "$x" trace -v -p "$plain" 2>&1 | tee "$dir/sees" | grep -m 1 -c ' ur[A-Z]'
}
for caps in +bpf,+perfmon,+sys_ptrace,+dac_read_search +sys_admin,+sys_ptrace,+dac_read_search; do
	with "$caps" "$x" doctor --json >"$dir/caps" || fail "$caps: status $?"
	[ "$(sees "$caps")" -gt 0 ] || fail "$caps: doctor says yes, trace sees nothing: $(tail -n 5 "$dir/sees")"
done
for caps in +perfmon,+sys_ptrace,+dac_read_search +bpf,+sys_ptrace,+dac_read_search; do
	with "$caps" "$x" doctor --json >"$dir/caps" && fail "$caps: doctor says yes"
	[ "$(sees "$caps")" = 0 ] || fail "$caps: doctor says no, trace sees calls"
done

# 7. A program that has the shared library gets the same answers: its probes are in another file.
cat >"$dir/embeds.c" <<'EOF2'
#include <stdio.h>
#include <unistd.h>
#include <xptibpf/xptibpf.h>
static void say(void *u, const struct xptibpf_check *c)
{
	static const char *const words[] = { "ok", "info", "limited", "missing", "unknown" };
	printf("%s %s\n", c->name, words[c->state]);
}
int main(void)
{
	pid_t pid = getpid();
	bool works;
	struct xptibpf_doctor_opts o = { .size = sizeof(o), .pids = &pid, .npids = 1, .check = say };
	return xptibpf_doctor(&o, &works) < 0 || !works;
}
EOF2
gcc -I "$(dirname "$0")/../../include" -o "$dir/embeds" "$dir/embeds.c" -L "$O" -lxptibpf -Wl,-rpath,"$O" || exit 1
"$dir/embeds" >"$dir/embeds.out" || fail "with the shared library: status $?: $(cat "$dir/embeds.out")"
python3 -c '
import json, sys
for r in map(json.loads, open(sys.argv[1])):
    if r["type"] == "check" and r["group"] != "processes":
        print(r["name"], r["state"])' "$dir/root" >"$dir/embeds.wanted"
diff "$dir/embeds.wanted" <(grep -v '^pid namespace' "$dir/embeds.out") || fail "with the shared library: other answers"

# 8. Mistakes.
"$x" doctor -p 4194305 >/dev/null 2>&1
[ $? = 3 ] || fail "unknown pid: status is not 3"
for bad in "-p 0" "-p 1,,2" "-p x" "-x" "word"; do
	# shellcheck disable=SC2086
	"$x" doctor $bad >/dev/null 2>&1
	[ $? = 2 ] || fail "$bad: status is not 2"
done
"$x" doctor >/dev/full 2>/dev/null
[ $? = 1 ] || fail "full disk: status is not 1"

# 9. Nothing is left: no child, no guardian.
command -v pgrep >/dev/null || fail "no pgrep"
pgrep -f "^$x" >/dev/null && fail "left running: $(pgrep -af "^$x")"
echo "plain: $(process "$dir/all" "$plain"); armed: $(process "$dir/all" "$armed")"
