#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# shellcheck disable=SC2086
# Builds the small programs into the directory given: libmini.so, libmini-load.so (its constructor
# calls 3 times), mini (nothing linked in), mini-linked (needs libmini-load.so), mini-static.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$1
cc=${CC:-gcc} # may be two words: ccache gcc
mkdir -p "$out"
$cc -O1 -g -fPIC -shared "$here/libmini.c" -o "$out/libmini.so"
$cc -O1 -g -fPIC -shared -DAT_LOAD=3 "$here/libmini.c" -o "$out/libmini-load.so"
$cc -O1 -g "$here/mini.c" -o "$out/mini" -ldl -lpthread
$cc -O1 -g -DLINKED "$here/mini.c" -o "$out/mini-linked" "$out/libmini-load.so" \
	-Wl,-rpath,"$out" -ldl -lpthread
$cc -O1 -g -static -DLINKED -DSTATIC -DAT_LOAD=3 "$here/mini.c" "$here/libmini.c" \
	-o "$out/mini-static" -lpthread
