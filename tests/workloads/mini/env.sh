# shellcheck shell=bash
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# For the tests of discovery and holding, sourced: a scratch directory $dir that goes away, the small
# programs in $mini, and harness NAME, which builds tests/real/NAME.c into $dir/NAME.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
O=${O:-$root/build}
dir=$(mktemp -d)
mini=$dir/mini
background=()

clean_up() {
	for pid in "${background[@]}"; do
		kill "$pid" 2>/dev/null || true
		wait "$pid" 2>/dev/null || true
	done
	rm -rf "$dir"
}
trap clean_up EXIT

fail() {
	echo "FAILED: $*" >&2
	exit 1
}

harness() {
	gcc -O1 -g -Wall -Wextra -D_GNU_SOURCE -I"$root/include" -I"$root/user" \
		"$root/tests/real/$1.c" "$O/libxptibpf-inner.a" -o "$dir/$1" -lbpf -lelf -lz
}

# Until the file $1 has a line that matches $2, at most $3 (10) seconds.
wait_for() {
	local tries=$((${3:-10} * 50))
	while ! grep -Eq -- "$2" "$1" 2>/dev/null; do
		tries=$((tries - 1))
		if [ $tries -le 0 ]; then
			cat "$1" >&2 || true
			fail "no '$2' in $1"
		fi
		sleep 0.02
	done
}

"$root/tests/workloads/mini/build.sh" "$mini"
