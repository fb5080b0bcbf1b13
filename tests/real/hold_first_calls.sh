#!/bin/bash
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 400, takes: 80, suite: both
# Not one call is lost: programs whose calls come as early as they can (constructors, dlopen, static,
# from threads, in vforked and forked children, under a storm of signals), started held, each counted
# by a real uprobe. The number is exact in every one of 100 runs of the first three kinds, and of ten
# of the others; in `make check`, of a tenth as many.
# shellcheck disable=SC1091,SC2154
. "$(dirname "$0")/../workloads/mini/env.sh"
harness hold_count

runs=${RUNS:-100}
[ "${XPTIBPF_RELEASES:-all}" != quick ] || runs=$((runs / 10))
m=$mini/mini
so=$mini/libmini.so
load=$mini/libmini-load.so

# NAME CALLS STATUS(hex, as wait has it) PROGRAM...
expect() {
	local name=$1 calls=$2 status=$3 out=$dir/out got sum=0 i
	shift 3
	for ((i = 0; i < runs; i++)); do
		"$dir/hold_count" mini_call "$@" >/dev/null 2>"$out" || {
			cat "$out"
			fail "$name: run $i"
		}
		got=$(cat "$out")
		case $got in
		"calls $calls missed 0 method seccomp "*" status $status") ;;
		*) fail "$name: run $i: wanted calls $calls status $status, got: $got" ;;
		esac
		sum=$((sum + calls))
	done
	echo "$name: $runs runs, $sum calls, none lost; last: $got"
}

expect dlopen 5 700 "$m" load "$so" call 5 exit 7
expect linked-constructor 4 0 "$mini/mini-linked" call 1
expect static 5 0 "$mini/mini-static" call 2
runs=$(((runs + 9) / 10))
expect dlopen-constructor 3 0 "$m" load "$load"
expect thread 8 0 "$m" thread load "$load" call 5
expect again 10 0 "$m" load "$load" call 2 unload load "$load" call 2
expect fork 6 300 "$m" fork load "$load" call 3 exit 3
expect vfork-exec 5 300 "$m" vfork "$mini/mini-static" call 2 exit 3
expect exec 5 0 "$m" exec "$mini/mini-linked" call 2
expect shell 10 0 sh -c "$mini/mini-static call 2; $mini/mini-linked call 2"
expect signals 8 0 "$m" signal load "$load" call 5
expect killed 5 9 "$m" load "$so" call 5 exec /bin/sh -c 'kill -9 $$'
