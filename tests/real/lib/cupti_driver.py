# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A libcuda.so.1 that tells XPTI of its calls as the CUDA adapter of Unified Runtime makes CUPTI's callbacks do it, and a program
that calls all of it.

The structures are those of NVIDIA's header for CUPTI's callbacks (generated_cuda_meta.h), which the compiler lays out. A function
fills its own from its arguments, reports it before and after, and does nothing else. The numbers are CUPTI's.
"""
import re
import subprocess

from lib import real

STREAM = "sycl.experimental.cuda.debug"

LIBRARY = """
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "generated_cuda_meta.h"
#include "cupti_driver_cbid.h"

struct told { uint32_t number; const char *name; void *args, *ret, *user; };
static int32_t (*notify)(uint8_t, uint16_t, void *, void *, uint64_t, const void *);
static _Thread_local uint64_t instance;
static uint8_t stream;

static void find(void)
{
	void *lib = dlopen("libxptifw.so", RTLD_LAZY);
	uint8_t (*enroll)(const char *) = lib ? dlsym(lib, "xptiRegisterStream") : NULL;
	int32_t (*begin)(const char *, uint32_t, uint32_t, const char *) = lib ? dlsym(lib, "xptiInitialize") : NULL;

	notify = lib ? dlsym(lib, "xptiNotifySubscribers") : NULL;
	if (!notify || !enroll || !begin)
		abort();
	stream = enroll("%s");
	begin("%s", 0, 1, "0.1");
}

static void tell(uint16_t type, uint32_t number, const char *name, void *args, CUresult *ret)
{
	struct told t = { number, name, args, ret, NULL };

	if (!notify)
		find();
	if (type == 28)
		instance++;
	notify(stream, type, NULL, NULL, instance, &t);
}
"""


class Driver:
    """folder: with NVIDIA's headers. functions: name -> [(type, member)]."""

    def __init__(self, folder):
        self.include = folder
        text = real.read(f"{folder}/generated_cuda_meta.h")
        self.functions = {}
        for members, name in re.findall(r"typedef struct \w+_params_st \{\n(.*?)\} (\w+)_params;", text, re.DOTALL):
            self.functions[name] = [re.fullmatch(r"(.*\W)(\w+)", m.strip()).groups() for m in members.split(";")[:-1]]

    def places(self, folder):
        """name -> [(where a member is, how many bytes it has)]: the compiler knows."""
        with open(f"{folder}/places.c", "w") as f:
            f.write('#include <stddef.h>\n#include <stdio.h>\n#include "generated_cuda_meta.h"\nint main(void)\n{\n')
            for name, members in self.functions.items():
                f.writelines(f'printf("{name} %zu %zu\\n", offsetof({name}_params, {m}), sizeof((({name}_params *)0)->{m}));\n' for _, m in members)
            f.write("}\n")
        program = real.build(f"{folder}/places.c", f"{folder}/places", f"-I{self.include}", "-D__CUDA_API_VERSION_INTERNAL")
        found = {name: [] for name in self.functions}
        for line in subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines():
            name, at, n = line.split()
            found[name].append((int(at), int(n)))
        return found

    def library(self, folder, exported):
        """Whether the functions are exported, or only to be had by a table, so that no symbol shows where they are."""
        lines = [LIBRARY.replace("%s", STREAM)]
        for i, (name, members) in enumerate(self.functions.items()):
            args = ", ".join(f"{t} a{k}" for k, (t, _) in enumerate(members)) or "void"
            lines.append(f'SHOWN CUresult f{i}({args}) __asm__("{name}");\nCUresult f{i}({args})\n{{')
            lines.append(f"\t{name}_params p;\n\tCUresult ret = {self.result(i)};\n\tmemset(&p, 0, sizeof(p));")
            lines += [f"\tmemcpy(&p.{m}, &a{k}, sizeof(a{k}));" for k, (_, m) in enumerate(members)]
            number = f'CUPTI_DRIVER_TRACE_CBID_{name}, "{name}", &p, &ret'
            lines.append(f"\ttell(28, {number});\n\ttell(29, {number});\n\treturn ret;\n}}\n")
        lines.append("void *const table[] = {" + ", ".join(f"f{i}" for i in range(len(self.functions))) + "};\n")
        out = f"{folder}/libcuda.so.1"
        with open(f"{folder}/libcuda.c", "w") as f:
            f.write("\n".join(lines))
        real.build(f"{folder}/libcuda.c", out, "-fPIC", "-shared", "-w", f"-I{self.include}", "-D__CUDA_API_VERSION_INTERNAL",
                   "-D_GNU_SOURCE", "-Wl,-soname,libcuda.so.1", "-ldl",
                   "-DSHOWN=" if exported else '-DSHOWN=__attribute__((visibility("hidden")))', *([] if exported else ["-s"]))
        return out

    @staticmethod
    def result(i):
        return "CUDA_ERROR_INVALID_VALUE" if i % 5 == 4 else "CUDA_SUCCESS"

    def program(self, folder):
        """Calls each function once, with a value of its own in each argument. Nothing is mapped where a pointer leads."""
        lines = ['#include <dlfcn.h>\n#include <stdint.h>\n#include <string.h>\n#include "generated_cuda_meta.h"\n',
                 "int main(int argc, char **argv)\n{\n\tvoid **table = dlsym(dlopen(argv[1], RTLD_NOW), \"table\");\n"]
        value = 0
        for i, members in enumerate(self.functions.values()):
            lines.append("\t{")
            for k, (t, _) in enumerate(members):
                value += 1
                lines.append(f"\t\t{t} a{k};\n\t\tmemset(&a{k}, {value % 200 + 1}, sizeof(a{k}));")
                lines.append(f"\t\tif (sizeof(a{k}) == 8)\n\t\t\tmemcpy(&a{k}, &(uint64_t){{{0x10000 + value * 16}}}, 8);")
                lines.append(f"\t\telse if (sizeof(a{k}) == 4)\n\t\t\tmemcpy(&a{k}, &(uint32_t){{{1000 + value}}}, 4);")
            types = ", ".join(t for t, _ in members) or "void"
            args = ", ".join(f"a{k}" for k in range(len(members)))
            lines.append(f"\t\t((CUresult (*)({types}))table[{i}])({args});\n\t}}")
        lines.append("\treturn 0;\n}\n")
        with open(f"{folder}/calls.c", "w") as f:
            f.write("\n".join(lines))
        return real.build(f"{folder}/calls.c", f"{folder}/calls", "-w", f"-I{self.include}", "-D__CUDA_API_VERSION_INTERNAL",
                          "-D_GNU_SOURCE", "-ldl")
