#!/bin/bash
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 600, takes: 150, suite: all, quiet: it traces nothing, and reads headers and libraries
#
# The committed tables are what the real headers of every release say: nothing is stale, gcc agrees
# with each header, and the generator refuses annotations that match nothing and renumbers nobody.
# A release that its registry forgets costs the comparison with it, and no row.
#
# All this depends on files and compilers alone, and takes two minutes of a processor: where it has passed with the same ones
# before, it shows what it said then.
set -euo pipefail
cd "$(dirname "$0")/../.."

TMP=$(mktemp -d)
trap 'rm -rf "$TMP"' EXIT

cache=$(scripts/fetch-runtimes --cache)
export XPTIBPF_CACHE=$cache
loader=$(scripts/fetch-runtimes 2026.2.0)/lib/libOpenCL.so.1

if [ "${1:-}" != once ]; then
	scripts/gen-catalog --fetch
	mapfile -d '' files < <(find tests/real/catalog.sh scripts/gen-catalog user/catalog "$cache/headers" "$loader" -type f -print0 | sort -z)
	compilers=$(for tool in gcc clang-19 python3 nm; do "$tool" --version 2>/dev/null | head -1; done)
	rc=0
	scripts/cached "$TMP/said" "${files[@]}" -- bash tests/real/catalog.sh once "$TMP/said" "$compilers" || rc=$?
	cat "$TMP/said"
	exit "$rc"
fi
exec >"$2" 2>&1
date '+made %F %T %z'

scripts/gen-catalog --check --prove --jsonl >"$TMP/said"
grep -v '^{' "$TMP/said"

# No function is missing: other files of the same packages name them, and real libraries export them.
grep '^{' "$TMP/said" >"$TMP/rows"
python3 - "$cache/headers" "$TMP/rows" <<'PY'
import glob, json, os, re, sys
headers, rows = sys.argv[1], [json.loads(line) for line in open(sys.argv[2])]
number = lambda s: [int(n) for n in s.split(".") if n]

def known(api, release):
    return {r["name"] for r in rows if r["api"] == api and number(r["since"]) <= number(release) and
            (not r["until"] or number(release) <= number(r["until"]))}

def compare(what, ours, theirs):
    if len(theirs) < 4 or ours != theirs:
        sys.exit("%s: %d functions and not %d; only here: %s; only there: %s" % (
            what, len(ours), len(theirs), sorted(ours - theirs)[:9], sorted(theirs - ours)[:9]))
    print("%s: %d functions" % (what, len(ours)))

compared = []
# The cache may hold others that roles.txt named once.
pinned = {"-".join(w[2:4]) for w in map(str.split, open("user/catalog/roles.txt")) if w[:1] == ["source"]}

def found(pattern):
    return [p for p in sorted(glob.glob(headers + pattern)) if p[len(headers) + 1:].split("/")[0] in pinned]

for path in found("/libze-dev-*/usr/include/level_zero/ze*_ddi.h"):
    api = os.path.basename(path)[:-len("_ddi.h")]
    release = re.search(r"libze-dev-(\d+\.\d+)", path).group(1)
    if api not in ("ze", "zet", "zes", "zer"):
        continue
    text = open(path).read()
    names = {api + n for n in re.findall(r"\*%s_pfn(\w+)_t\)" % api, text)}
    compare("%s %s" % (api, release), known(api, release), {n for n in names if "ProcAddrTable" not in n})
    compared.append(api)
for path in found("/nvidia-cuda-runtime*/include/cudaTypedefs.h"):
    release = re.search(r"-(\d+\.\d+)\.\d+/", path).group(1)
    names = {re.sub(r"(_v\d{4,})?(_pt[sd][sz])?$", "", n) for n in re.findall(r"PFN_(cu\w+)", open(path).read())}
    # That file comes with the release; functions that it dropped later are there as well.
    compare("cu " + release, known("cu", release), {re.sub(r"_v\d$", "", n) for n in names})
    compared.append("cu")
if set(compared) < {"ze", "zet", "zes", "cu"}:
    sys.exit("only files of %s to compare with" % compared)
PY
nm -D --defined-only "$loader" | awk '$2 ~ /[TW]/ { sub(/@.*/, "", $3); print $3 }' | grep '^cl[A-Z]' | sort -u >"$TMP/exported"
[ "$(wc -l <"$TMP/exported")" -ge 100 ]
awk '$1 == "cl" { print $2 }' user/catalog/ids.txt | sort >"$TMP/known"
if comm -23 "$TMP/exported" "$TMP/known" | grep .; then
	echo "exported by the OpenCL loader, and not in the catalog"
	exit 1
fi

# A copy to spoil; the headers are in the cache by now.
tree=$TMP/tree
mkdir -p "$tree/scripts" "$tree/user"
cp scripts/gen-catalog "$tree/scripts/"
cp -r user/catalog "$tree/user/"
roles=$tree/user/catalog/roles.txt
ids=$tree/user/catalog/ids.txt
# What gen-catalog starts itself again with, where python3 has no libclang.
python=$cache/gen-catalog/libclang-$(sed -n 's/^LIBCLANG = "\(.*\)"$/\1/p' scripts/gen-catalog)/bin/python3
[ -x "$python" ] || python=python3

gen() { # ARGUMENT...: of the copy
	"$python" "$tree/scripts/gen-catalog" "$@"
}

# Roles with three releases of ur, in which each of its lines matches something: reading them is what takes long.
awk '/^\[/ { ur = $0 == "[ur]" } !ur || $1 != "source" || $4 ~ /^(2025\.0|2025\.1|2026\.2)\./' user/catalog/roles.txt >"$TMP/roles"
cp "$TMP/roles" "$roles"
gen --report ur >"$tree/out"
at=$(awk '/^\[thread\]/ { print NR }' "$TMP/roles")

refused() { # a line in the section of ur
	awk -v line="$1" '/^\[thread\]/ { print line } { print }' "$TMP/roles" >"$roles"
	local rc=0
	gen --check ur >"$tree/out" 2>&1 || rc=$?
	if [ "$rc" != 2 ] || ! grep -q "roles.txt:$at: " "$tree/out"; then
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
refused 'role fly urEventWait object=phEventWaitList'
refused 'role wait urNoSuch*'
refused 'role create urLoaderInit'
refused 'role create urLoaderInit object=noSuchArgument'
refused 'role wait urEventWait object=phEventWaitList' # has it already
refused 'role alloc urLoaderInit pointer=device_flags kind=cloud'
refused 'needs-role urLoaderInit'
refused 'no-role urEventWait'
refused 'as urEventWait numEvents enum ur_no_such_t'
refused 'len urEventWait phEventWaitList pairs'
refused 'select urDeviceGetInfo propSize propName'
refused 'select urDeviceGetInfo pPropValue noSuchArgument'
refused 'field-select ur_exp_kernel_arg_properties_t value noSuchField'
refused 'field-select ur_usm_desc_t hints align'
refused 'member ur_no_such_t value UR_EXP_KERNEL_ARG_TYPE_VALUE'
refused 'value-type UR_NO_SUCH_VALUE uint32_t'
cp user/catalog/roles.txt "$roles"

# A newest header that lost a function and numbers another one anew renumbers nothing.
mkdir -p "$tree/cache/gen-catalog"
cp -r "$cache/headers" "$tree/cache/"
ln -s "$cache"/gen-catalog/libclang-* "$tree/cache/gen-catalog/"
header=$tree/cache/headers/intel-sycl-rt-2026.2.0/include/unified-runtime/ur_api.h
perl -0pi -e 's/UR_FUNCTION_EVENT_WAIT = 42\b/UR_FUNCTION_EVENT_WAIT = 4242/ or die;
	s/UR_APIEXPORT ur_result_t UR_APICALL urQueueFlush\([^;]*\);// or die' "$header"
XPTIBPF_CACHE=$tree/cache gen ur
cmp user/catalog/ids.txt "$ids"
grep -A1 '"urQueueFlush", 98,' "$tree/user/catalog/gen/ur.c" | grep -q '"2025.0", "2026.1", NULL'

# A function without a number is noticed, and gets the header's own.
cp user/catalog/roles.txt "$roles"
sed -i '/ urEventWait /d' "$ids"
if gen --check ur 2>/dev/null; then
	echo "a function without an id was not noticed"
	exit 1
fi
gen ur
tail -1 "$ids" | grep -qx 'ur urEventWait 42'

# Two runs, one result. Those of all other APIs are compared below.
diff -r user/catalog/gen "$tree/user/catalog/gen"

# A registry that has forgotten a version: apt-get says so, and nothing else is asked.
cp user/catalog/ids.txt "$ids"
mkdir "$TMP/bin"
cat >"$TMP/bin/apt-get" <<'SH'
#!/bin/sh
case "$* " in
*" update ") exit "$(cat "$(dirname "$0")/update")" ;;
*" download "*) package=${*##* }; echo "E: Version '${package#*=}' for '${package%%=*}' was not found"; exit 100 ;;
esac
exit 99
SH
chmod +x "$TMP/bin/apt-get"
forgotten() { # RC TEXT ARGUMENT...: with a cache that lacks $lost
	local rc=0 want=$1 text=$2 version
	shift 2
	rm -rf "$tree/cache/headers" "$tree/cache/gen-catalog/gone"
	cp -r "$cache/headers" "$tree/cache/"
	for version in $lost; do
		rm -rf "$tree/cache/headers/libze-dev-$version" "$tree/cache/headers/opencl-clhpp-headers-$version"
	done
	PATH=$TMP/bin:$PATH XPTIBPF_CACHE=$tree/cache gen "$@" >"$tree/out" 2>&1 || rc=$?
	if [ "$rc" != "$want" ] || ! grep -qF "$text" "$tree/out"; then
		echo "without $lost, $*: $rc and not $want, or not: $text"
		cat "$tree/out"
		exit 1
	fi
}
unchanged() {
	diff -r user/catalog/gen "$tree/user/catalog/gen"
	cmp user/catalog/ids.txt "$ids"
}
versions=$(sed -n 's/^source debian libze-dev \([^ ]*\) .*/\1/p' user/catalog/roles.txt | sort -Vu)
newest=$(tail -1 <<<"$versions")
echo 0 >"$TMP/bin/update"
for lost in $versions; do
	forgotten 0 "(libze-dev $lost is no longer in the registry)" --check ze zes zer zel
done
lost=$newest
# The tables of all others are made anew.
rm "$tree"/user/catalog/gen/{pi,thread,beacon,cl,cu,ur,index,exports}.c
forgotten 0 "not compared: ze zet zes zer zel"
unchanged
lost=$versions
forgotten 2 "[ze] has no release that can be had" --check ze

# Without the file that tells what OpenCL's properties are, the table that it was made with stays.
lost=$(sed -n 's/^bindings debian opencl-clhpp-headers \([^ ]*\) .*/\1/p' user/catalog/roles.txt)
[ -n "$lost" ]
forgotten 0 "(opencl-clhpp-headers $lost is no longer in the registry)" --check cl
forgotten 0 "not compared: cl" cl
unchanged

# What the others say is compared all the same, and a table that would change is not made anew.
lost=$newest
spoiled() { # FILE FUNCTION PERL: in a copy of the committed table
	perl -0pi -e "$3 or die" "$tree/user/catalog/gen/$1.c"
	forgotten 1 ": $2" --check "$1"
	cp -r "$tree/user/catalog/gen" "$TMP/before"
	forgotten 2 "can't be made again" "$1"
	diff -r "$TMP/before" "$tree/user/catalog/gen"
	rm -rf "$TMP/before"
	cp "user/catalog/gen/$1.c" "$tree/user/catalog/gen/"
}
# shellcheck disable=SC2016 # the dollars are perl's
{
	spoiled ze zeMemAllocDevice 's/(a_zeMemAllocDevice\[\].*?)"alignment"/$1"alinement"/s'
	spoiled ze zeMemAllocDevice 's/"zeMemAllocDevice", 192,/"zeMemAllocDevice", 193,/'
	spoiled ze zeInit 's/\&f_zeInit,\n//; s/\nstatic const struct cat_func f_zeInit = .*?\n};\n//s'
	spoiled ze zeCommandListCreate 's/("ze_command_list_desc_t", CAT_STRUCT), 24/$1, 32/'
	spoiled ze zeInit 's/"ZE_RESULT_NOT_READY", 1 /"ZE_RESULT_NOT_READY", 77 /'
	spoiled zes zesDeviceGet 's/(f_zesDeviceGet = .*?)"1.20", ""/$1"1.32", ""/s'
}
unchanged

# No answer is no such answer.
echo 100 >"$TMP/bin/update"
forgotten 2 "can't download libze-dev $newest" --check ze
[ ! -e "$tree/cache/gen-catalog/gone" ]
