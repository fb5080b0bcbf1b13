#!/bin/bash
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 200
# Under a seccomp listener of somebody else's, where a second one can't be had: the same promise by
# fanotify. The outer hold_count is that somebody.
# shellcheck disable=SC1091,SC2154
. "$(dirname "$0")/../workloads/mini/env.sh"
harness hold_count

runs=${RUNS:-10}
expect() {
	local name=$1 calls=$2 status=$3 out=$dir/out i
	shift 3
	for ((i = 0; i < runs; i++)); do
		"$dir/hold_count" -n none "$dir/hold_count" mini_call "$@" >/dev/null 2>"$out" || {
			cat "$out"
			fail "$name: run $i"
		}
		grep -Eq "^calls $calls missed 0 method fanotify .* status $status$" "$out" || {
			cat "$out"
			fail "$name: run $i: wanted calls $calls status $status"
		}
	done
	echo "$name: $runs runs, none lost; $(head -1 "$out")"
}

expect dlopen 5 700 "$mini/mini" load "$mini/libmini.so" call 5 exit 7
expect linked-constructor 4 0 "$mini/mini-linked" call 1
expect static 5 0 "$mini/mini-static" call 2
expect vfork-exec 5 300 "$mini/mini" vfork "$mini/mini-static" call 2 exit 3
expect shell 10 0 sh -c "$mini/mini-static call 2; $mini/mini-linked call 2"
