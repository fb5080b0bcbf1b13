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

debian_mirror_or_die() {
	local found
	found=$(debian_mirror)
	[ -n "$found" ] || die "found no Debian mirror in apt's sources"
	echo "$found"
}

# apt with lists of its own, so that neither root nor a source of that suite is needed, and
# signatures and checksums are looked at as ever.
debian_apt() { # FOLDER SUITE ARGUMENT...
	local base=$1 suite=$2 type
	shift 2
	mkdir -p "$base/lists/partial" "$base/archives/partial"
	for type in deb deb-src; do
		echo "$type [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(debian_mirror_or_die) $suite main"
	done >"$base/sources.list"
	quietly apt-get -q -o Dir::Etc::SourceList="$base/sources.list" -o Dir::Etc::SourceParts=/dev/null \
		-o Dir::State::Lists="$base/lists" -o Dir::Cache::Archives="$base/archives" \
		-o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o Acquire::Languages=none \
		-o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false -o APT::Sandbox::User= \
		-o Acquire::Check-Valid-Until=false -o Acquire::Retries=3 -o APT::Update::Error-Mode=any "$@"
}

# with_lock DIR COMMAND...: runs the command unless DIR of the cache is complete by then, and removes what an earlier one
# left behind.
with_lock() {
	local dir=$1 above
	shift
	above=$(dirname "$dir")
	mkdir -p "$above" || die "cannot write to $above"
	exec 9>"$dir.lock"
	flock 9
	if [ ! -e "$dir/.complete" ]; then
		rm -rf --one-file-system "$dir" "$dir".tmp.*
		"$@"
	fi
	exec 9>&-
	# Under sudo the cache is that of the user, who has to be able to remove it.
	if [ -n "${SUDO_UID:-}" ] && [ "$EUID" = 0 ]; then
		chown -h "$SUDO_UID:${SUDO_GID:-$SUDO_UID}" "$above" "$dir" "$dir.lock"
	fi
}
