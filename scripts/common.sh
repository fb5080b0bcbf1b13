# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# shellcheck shell=bash
#
# What several scripts here need; they source it, and have die() of their own.

# quietly COMMAND...: its output only if it fails, and then the end of it.
quietly() {
	local log
	log=$(mktemp)
	if ! "$@" >"$log" 2>&1; then
		tail -30 "$log" >&2
		rm -f "$log"
		return 1
	fi
	rm -f "$log"
}

# space FOLDER MIB: ends the script if there is less.
space() {
	local free
	free=$(df -Pm "$1" | awk 'NR == 2 { print $4 }')
	[ "$free" -ge "$2" ] || die "$1 has $free MiB left; $2 MiB are needed"
}

# The mirror that this system's own apt uses for Debian itself; nothing if there is none.
debian_mirror() {
	grep -rhoE 'https?://[^ ]+/debian/?([[:space:]]|$)' /etc/apt/sources.list /etc/apt/sources.list.d \
		2>/dev/null | head -1 | tr -d '[:space:]' || true
}
