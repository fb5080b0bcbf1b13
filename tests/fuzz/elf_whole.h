// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* elf_whole.h - the sources that read an ELF file, so that the sanitizers see them. Included first. */
#include "../../user/elf/elf_file.c"
#include "../../user/elf/symbols.c"
#include "../../user/elf/functions.c"
#include "../../user/elf/release.c"
#include "../../user/elf/debug.c"
#undef MAX_NAME
