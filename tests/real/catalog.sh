#!/bin/bash
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 600
#
# The committed tables are what the real headers of every release say: nothing is stale, gcc agrees
# with each header, and the generator refuses annotations that match nothing and renumbers nobody.
set -euo pipefail
cd "$(dirname "$0")/../.."

scripts/gen-catalog --check
scripts/gen-catalog --prove

# A copy to spoil; the headers are in the cache by now.
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/scripts" "$tree/user"
cp scripts/gen-catalog "$tree/scripts/"
cp -r user/catalog "$tree/user/"
roles=$tree/user/catalog/roles.txt
ids=$tree/user/catalog/ids.txt

refused() { # a line in the section of ur
	awk -v line="$1" '/^\[thread\]/ { print line } { print }' user/catalog/roles.txt >"$roles"
	local rc=0
	"$tree/scripts/gen-catalog" --check >"$tree/out" 2>&1 || rc=$?
	if [ "$rc" != 2 ] || ! grep -q 'roles.txt:[0-9]' "$tree/out"; then
		echo "not refused with its line number ($rc): $1"
		cat "$tree/out"
		exit 1
	fi
}
refused 'flag getter urNoSuch*'
refused 'flag cheap urDeviceGet'
refused 'len urEventWait noSuchArgument none'
refused 'len urQueueFinish hQueue none'
refused 'len urEventWait phEventWaitList arg noSuchArgument'
refused 'field-len ur_usm_desc_t noSuchField none'
refused 'type ur_no_such_t bool'
refused 'stype ur_no_such_t none'
refused 'skip urPrint*'
refused 'no-such-word 1'
cp user/catalog/roles.txt "$roles"

# A newest header that lost a function and numbers another one anew renumbers nothing.
cache=$(scripts/fetch-runtimes --cache)
mkdir "$tree/cache"
cp -r "$cache/headers" "$tree/cache/"
ln -s "$cache/gen-catalog" "$tree/cache/gen-catalog"
header=$tree/cache/headers/intel-sycl-rt-2026.2.0/include/unified-runtime/ur_api.h
perl -0pi -e 's/UR_FUNCTION_EVENT_WAIT = 42\b/UR_FUNCTION_EVENT_WAIT = 4242/ or die;
	s/UR_APIEXPORT ur_result_t UR_APICALL urQueueFlush\([^;]*\);// or die' "$header"
XPTIBPF_CACHE=$tree/cache "$tree/scripts/gen-catalog"
cmp user/catalog/ids.txt "$ids"
grep -A1 '"urQueueFlush", 98,' "$tree/user/catalog/gen/ur.c" | grep -q '"2025.0", "2026.1", NULL'

# A function without a number is noticed, and gets the header's own.
cp user/catalog/roles.txt "$roles"
sed -i '/ urEventWait /d' "$ids"
if "$tree/scripts/gen-catalog" --check 2>/dev/null; then
	echo "a function without an id was not noticed"
	exit 1
fi
"$tree/scripts/gen-catalog"
tail -1 "$ids" | grep -qx 'ur urEventWait 42'

# Two runs, one result.
"$tree/scripts/gen-catalog" --check
diff -r user/catalog/gen "$tree/user/catalog/gen"
