# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A witness of Level Zero calls: what the loader's headers say, code made from it, and the comparison.

The headers are read here by themselves and not through our catalog, so that a wrong row shows. From a
header are made, for ze_witness.c: how each structure is written down, callbacks for the loader's own
tracing layer (all ze functions), wrappers for what that layer does not cover (zet, zes, zer, zel), and
a sweep that calls each function once with made-up arguments, for the null driver, which takes anything.
"""
import collections
import glob
import json
import os
import re
import struct
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(os.path.dirname(os.path.dirname(HERE)), "workloads", "ze")
USER = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(HERE))), "user")

Arg = collections.namedtuple("Arg", "type name way length dimension")  # way: in, out, inout; length: C expression or None

# Lengths that the headers tell in words only: {function or structure: {argument: (kind, length)}}.
IN_WORDS = {
    "zeKernelSetArgumentValue": {"pArgValue": ("bytes", "argSize")},
    "zeCommandListAppendMemoryFill": {"pattern": ("bytes", "pattern_size")},
    "zeCommandListAppendMemoryFillWithParameters": {"pattern": ("bytes", "pattern_size")},
    "zeCommandListAppendSignalExternalSemaphoreExt": {"signalParams": ("array", "numSemaphores")},
    "zeCommandListAppendWaitExternalSemaphoreExt": {"waitParams": ("array", "numSemaphores")},
    "zeDeviceGetRuntimeRequirements": {"pRequirements": ("text", "*pSize")},
    "zesFirmwareGetConsoleLogs": {"pFirmwareLog": ("text", "*pSize")},
    "zeKernelGetName": {"pName": ("text", "*pSize")},
    "zeModuleBuildLogGetString": {"pBuildLog": ("text", "*pSize")},
    "zelLoaderGetVersions": {"versions": ("array", "*num_elems")},
    "zeModuleGetNativeBinary": {"pModuleNativeBinary": ("bytes", "*pSize")},
    "zetDebugReadMemory": {"buffer": ("bytes", "size")},
    "zetDebugWriteMemory": {"buffer": ("bytes", "size")},
    # As many registers, of a width that another call tells.
    "zetDebugReadRegisters": {"pRegisterValues": ("address", None)},
    "zetDebugWriteRegisters": {"pRegisterValues": ("address", None)},
}
# What ends the process, or is no call of the program.
NO_SWEEP = {"zeMemFree", "zeMemFreeExt", "zeInit", "zeInitDrivers", "zesInit", "zerInit"}


def uncomment(text):
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)


class Header:
    def __init__(self, include):
        self.include = include
        base = os.path.join(include, "level_zero")
        self.files = [f for f in ("ze_api.h", "zet_api.h", "zes_api.h", "zer_api.h", "loader/ze_loader.h",
                                  "layers/zel_tracing_api.h", "layers/zel_tracing_register_cb.h")
                      if os.path.exists(f"{base}/{f}")]
        self.text = "\n".join(open(f"{base}/{f}").read() for f in self.files)
        self.enums = self.read_enums()
        self.enum_types = set(re.findall(r"^typedef enum \w+\s*\{[^{}]*\}\s*(\w+);", self.text, re.M))
        self.structs, self.unions = {}, set()
        self.comments = {}
        for kind, body, name in re.findall(r"typedef (struct|union) \w+\s*\{((?:(?!typedef).)*?)\n\s*\}\s*(\w+)\s*;", self.text, re.S):
            if kind == "union":
                self.unions.add(name)
            elif not name.endswith(("_params_t", "_callbacks_t")):
                self.structs[name] = self.read_fields(name, body)
        self.functions = {}
        for kind, name, body in re.findall(r"^ZE_(?:API|DLL)EXPORT\s+(\w+)\s+ZE_APICALL\s+(\w+)\s*\((.*?)\n?\s*\);", self.text, re.S | re.M):
            if not name.endswith("RegisterCallback"):
                self.functions[name] = (kind, self.read_args(name, body))
        # The tracing layer's: name -> (type of the parameters, their fields, how to register).
        params = {name: [f.strip().rpartition("*")[2].strip() for f in uncomment(body).split(";") if f.strip()]
                  for body, name in re.findall(r"typedef struct \w+\s*\{([^{}]*)\}\s*(\w+_params_t);", self.text)}
        registered = set(re.findall(r"zelTracer(\w+)RegisterCallback\(", self.text))
        tables = {}
        for body, group in re.findall(r"typedef struct _ze_\w+_callbacks_t\s*\{([^{}]*)\}\s*(ze_\w+_callbacks_t);", self.text):
            for kind, field in re.findall(r"(ze_pfn\w+Cb_t)\s+(\w+);", body):
                tables[kind] = (group, field)
        members = dict(re.findall(r"(ze_\w+_callbacks_t)\s+(\w+);", re.search(r"typedef struct _ze_callbacks_t(.*?)\}", self.text, re.S)[1]))
        self.traced = {}
        for stem, kind, result in re.findall(r"\(ZE_APICALL \*ze_pfn(\w+)Cb_t\)\(\s*(\w+_params_t)\s*\*\s*\w+,\s*(\w+)", self.text):
            name, callback = "ze" + stem, f"ze_pfn{stem}Cb_t"
            if name not in self.functions or len(params[kind]) != len(self.functions[name][1]):
                continue
            if stem in registered:
                how = f"zelTracer{stem}RegisterCallback(tracer, ZEL_REGISTER_%s, %s)"
            elif callback in tables:
                group, field = tables[callback]
                how = f"%s.{members[group]}.{field} = %s"
            else:
                continue
            self.traced[name] = (kind, params[kind], how, result)

    def leave_out_newer(self, versions):
        """Debian testing moves on: functions that came after the catalog's newest headers are not called.
        With headers that the catalog was made from none may be missing there."""
        root = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
        known = set(re.findall(r"^ze\w* (ze\w+) \d+$", open(f"{root}/user/catalog/ids.txt").read(), re.M))
        made_from = re.findall(r"^source debian libze-dev (\S+)", open(f"{root}/user/catalog/roles.txt").read(), re.M)
        here = re.search(r"^libze-dev (\S+)$", versions, re.M)
        newer = set(self.functions) - known
        if newer and (not here or here[1] in made_from):
            raise SystemExit(f"the catalog has no {sorted(newer)}")
        for name in newer:
            print(f"left out: {name}, which is newer than the catalog")
            del self.functions[name]
            self.traced.pop(name, None)

    def read_enums(self):
        known = {}
        for body in re.findall(r"typedef enum \w+\s*\{(.*?)\}\s*\w+;", self.text, re.S):
            value = -1
            for item in filter(None, (i.strip() for i in re.split(r",(?![^()]*\))", uncomment(body)))):
                key, _, number = (p.strip() for p in item.partition("="))
                if not number:
                    value += 1
                else:
                    number = re.sub(r"ZE_(?:BIT|MAKE_VERSION)\(\s*(\d+)\s*(?:,\s*(\d+)\s*)?\)", lambda m: str(
                        1 << int(m[1]) if m[2] is None else int(m[1]) << 16 | int(m[2])), number)
                    number = re.sub(r"\b[A-Z]\w+\b", lambda m: str(known.get(m[0], 0)), number)
                    value = eval(re.sub(r"\b(0[xX][0-9a-fA-F]+|\d+)[uUlL]*\b", r"\1", number), {"__builtins__": {}})
                known[key] = value
        return known

    def read_args(self, owner, body):
        """One a line, and its comment after it or in the lines that follow."""
        found, pending = [], None
        for line in body.split("\n"):
            code, _, comment = line.partition("//")
            comment = comment.removeprefix("/<")
            code = code.strip().rstrip(",").strip()
            if code and code != "void":
                m = re.match(r"(.*?[\s*])(\w+)(\[[^\]]*\])?$", code)
                if m:
                    pending = [m[1].strip(), m[2], comment, m[3]]
                    found.append(pending)
            elif comment and pending:
                pending[2] += " " + comment
        return [self.argument(owner, *a) for a in found]

    def read_fields(self, owner, body):
        lines = [line.replace(";", "", 1) if ";" in line.partition("//")[0] else line for line in body.split("\n")]
        return self.read_args(owner, "\n".join(lines))

    def argument(self, owner, kind, name, comment, dimension):
        way = "inout" if re.match(r"\s*\[in,\s*out\]|\s*\[in\]\[out\]", comment) else "out" if re.match(r"\s*\[out", comment) else "in"
        if owner.startswith("zel") and "*" in kind and "const" not in kind:
            way = "inout"  # nothing is said there
        m = re.search(r"range\(\s*[01]\s*,\s*`?(\*?\w+)`?\s*\)", comment)
        length = m[1] if m else None
        return Arg(kind, name, way, length, dimension)

    # ---- code ----

    def kind(self, name):
        """How a value of that type is written down: (kind, type or NULL)."""
        base = re.sub(r"\bconst\b|\bstruct\b", "", name).strip()
        if base.endswith("*") or base.endswith("_handle_t") and base not in self.structs or self.is_code(base):
            return "POINTER", "NULL"
        if base in self.structs:
            return "STRUCT", f"&t_{base}"
        if base in self.unions:
            return "BYTES", "NULL"
        if base in ("float", "double"):
            return "FLOATING", "NULL"
        return "SIGNED" if base in self.enum_types or re.match(r"int|char", base) else "UNSIGNED", "NULL"

    def is_code(self, name):
        return bool(re.search(rf"\*\s*{re.escape(name)}\s*\)\s*\(", self.text))

    def field(self, owner, container, arg, siblings, whole):
        base = re.sub(r"\bconst\b", "", arg.type).replace(" []", " *").strip()
        dimension = arg.dimension and whole
        kind, of = self.kind(base)
        special = IN_WORDS.get(owner, {}).get(arg.name)
        count, size = "0", f"sizeof((({container} *)0)->{arg.name})"
        if dimension:
            element = re.sub(r"\bconst\b", "", arg.type).strip()
            kind, of = self.kind(element)
            if element == "char" and not re.search(r"_ipc_\w*handle_t$", container):
                kind = "TEXT"
            elif element in ("char", "uint8_t"):
                kind = "BYTES"
            else:
                count = f"{size} / sizeof((({container} *)0)->{arg.name}[0])"
                size = f"sizeof((({container} *)0)->{arg.name}[0])"
        follow, to, to_type, to_size = "NOT", "UNSIGNED", "NULL", "0"
        length, deep = special[1] if special else arg.length, False
        if length:
            deep = length[0] == "*"
            length = length.lstrip("*")
            if length not in siblings:
                length = None
        index = siblings.index(length) if length else -1
        pointer = base.endswith("*") and not dimension
        if pointer:
            target = base[:-1].strip()
            to, to_type = self.kind(target)
            if re.match(r"const char\s*\*\s*\*$", arg.type):
                to = "STRINGS"
            if target != "void":
                to_size = f"sizeof({target})"
            if target.endswith("_callbacks_t") or self.is_code(target):
                pass
            elif special:
                follow = {"text": "STRING", "bytes": "RAW", "array": "SOME", "address": "NOT"}[special[0]]
            elif target in ("void", "uint8_t") and length:
                follow = "RAW"
            elif target == "void":
                follow = "CHAIN" if arg.name == "pNext" else "NOT"
            elif target == "char":
                follow = "STRING" if "const" in arg.type or length else "NOT"
            else:
                follow = "SOME" if length else "ONE"
        length_size = "0"
        if deep and index >= 0:
            length_size = f"sizeof(*(({container} *)0)->{length})"
        return (f'\t{{ "{arg.name}", offsetof({container}, {arg.name}), {size}, {count}, {kind}, {of}, {follow}, '
                f'{str("in" in arg.way).lower()}, {str("out" in arg.way).lower()}, {to}, {to_size}, {to_type}, {index}, '
                f'{str(deep).lower()}, {length_size}, 1024 }},')

    def table(self, owner, container, args, stype, whole):
        fields = "\n".join(self.field(owner, container, a, [b.name for b in args], whole) for a in args)
        api = re.match(r"zet|zes|zer|zel|ze", owner)
        name = "t_" + owner
        inside = f"static const struct field {name}_fields[] = {{\n{fields}\n}};\n" if args else ""
        return (f'{inside}static const struct type {name} = {{ "{owner}", sizeof({container}), {stype}, "{api[0] if api else ""}", '
                f'{len(args)}, {name + "_fields" if args else "NULL"} }};')

    def declared(self, args):
        return [f"{a.type}{' *' if a.dimension else ''} {a.name}" for a in args]

    def code(self):
        """ze_table.inc"""
        out = [f"static const struct type t_{name};" for name in self.structs]
        for name, fields in self.structs.items():
            stype = 0
            if fields[:1] and fields[0].name == "stype":
                m = re.match(r"(zet|zes|zer|zel|ze)_(\w+)_t$", name)
                stype = self.enums.get(f"{m[1].upper()}_STRUCTURE_TYPE_{m[2].upper()}", 0)
            out.append(self.table(name, name, fields, stype, True))
        out.append("static const struct type *const all_types[] = {" + ", ".join(f"&t_{n}" for n in self.structs) + "};")
        for name, (kind, args) in self.functions.items():
            out.append(f"struct a_{name} {{ {' '.join(d + ';' for d in self.declared(args))} }};")
            out.append(self.table(name, f"struct a_{name}", args, 0, False))
        for name, (params, fields, how, result) in self.traced.items():
            values = ", ".join(f"*p->{f}" for f in fields)
            for phase, begin in (("before", "true"), ("after", "false")):
                end = "NULL" if begin == "true" else "&v"
                out.append(f"static void {phase}_{name}({params} *p, {result} r, void *user, void **own)\n{{\n"
                           f"\tstruct a_{name} a = {{ {values} }};\n\tint32_t v = (int32_t)(uintptr_t)r;\n\n"
                           f'\ttell("layer", {begin}, &t_{name}, &a, {end});\n}}')
        out.append("static void set_callbacks(zel_tracer_handle_t tracer)\n{\n\tstatic zel_core_callbacks_t pro, epi;\n")
        registered = {n: t[2] for n, t in self.traced.items() if "RegisterCallback" in t[2]}
        for name, (_, _, how, _) in self.traced.items():
            if name not in registered:
                out.append(f"\t{how % ('pro', 'before_' + name)};\n\t{how % ('epi', 'after_' + name)};")
        if len(registered) < len(self.traced):
            out.append("\tzelTracerSetPrologues(tracer, &pro);\n\tzelTracerSetEpilogues(tracer, &epi);")
        for name, how in registered.items():
            out.append(f"\t{how % ('PROLOGUE', 'before_' + name)};\n\t{how % ('EPILOGUE', 'after_' + name)};")
        out.append("}")
        for name, (kind, args) in self.functions.items():
            given = ", ".join(a.name for a in args)
            out.append(f"{kind} w_{name}({', '.join(self.declared(args)) or 'void'})\n{{\n\tstruct a_{name} a = {{ {given} }};\n"
                       f'\ttell("program", true, &t_{name}, &a, NULL);')
            if kind == "void":
                out.append(f'\t{name}({given});\n\ttell("program", false, &t_{name}, &a, NULL);\n}}')
            else:
                out.append(f"\t{kind} r = {name}({given});\n\tint32_t v = (int32_t)(uintptr_t)r;\n\n"
                           f'\ttell("program", false, &t_{name}, &a, &v);\n\treturn r;\n}}')
        return "\n".join(out) + "\n"

    def wrappers(self):
        """ze_wrap.h: the program calls the wrappers by the functions' own names."""
        out = []
        for name, (kind, args) in self.functions.items():
            out.append(f"{kind} w_{name}({', '.join(self.declared(args)) or 'void'});\n#define {name} w_{name}")
        return "\n".join(out) + "\n"

    def sweep(self):
        """ze_sweep.inc: each function once. Numbers are all different, so that none can stand for another."""
        out, number = [], 1000
        for name, (kind, args) in self.functions.items():
            if name.startswith("zel") or name in NO_SWEEP:
                continue
            body, given = [], []
            lengths = {a.length for a in args} | {length for _, length in IN_WORDS.get(name, {}).values()}
            for a in args:
                number += 1
                base = re.sub(r"\bconst\b", "", a.type).strip()
                stype = self.structs.get(base.rstrip("* "), [])[:1]
                if base.endswith("*"):
                    to = base[:-1].strip()
                    if to == "char" and "const" in a.type:
                        given.append(f"\"text {number}\"")
                        continue
                    v = f"p{len(given)}"
                    body.append(f"{base} {v} = scratch({len(given)});")
                    if "*" + a.name in lengths:
                        body.append(f"*{v} = 2;")
                    elif a.way != "out" and re.match(r"u?int|size_t|double", to):
                        body.append(f"*{v} = {number % 100};")
                    if stype and stype[0].name == "stype":
                        for key, value in self.enums.items():
                            m = re.match(r"(ZE\w?)_STRUCTURE_TYPE_(\w+)$", key)
                            if m and f"{m[1].lower()}_{m[2].lower()}_t" == to:
                                body += [f"{v}[{i}].stype = {value};" for i in (0, 1)]
                                break
                    elif a.name == "pNext":
                        body.append(f"*(uint32_t *){v} = ZE_STRUCTURE_TYPE_CONTEXT_DESC;")
                    elif to.endswith("_handle_t") and a.way == "in":
                        body.append(f"{v}[0] = (void *){number}ul; {v}[1] = (void *){number + 7000}ul;")
                    given.append(v)
                elif a.name in lengths:
                    given.append("2")
                elif a.name == "timeout":
                    given.append("~0ull")
                elif base.endswith("_handle_t") and base not in self.structs:
                    given.append(f"(void *){number}ul")
                elif base in self.structs:
                    body.append(f"{base} v{len(given)};\n\tmemset(&v{len(given)}, {32 + number % 90}, sizeof(v{len(given)}));")
                    given.append(f"v{len(given)}")
                elif re.search(r"\bpfn|_cb_t$|function", base):
                    given.append("NULL")
                elif base in ("ze_bool_t",):
                    given.append("1")
                elif base in ("float", "double"):
                    given.append(f"{number}.5")
                else:
                    given.append(str(number % 200) if base.startswith(("uint8", "int8")) else str(number))
            out.append(f"static void s_{name}(void)\n{{\n\t" + "\n\t".join(body + [f"{name}({', '.join(given)});"]) + "\n}\n")
        out.append("static void sweep(void)\n{\n" + "".join(f"\ts_{n}();\n" for n in self.functions
                                                           if not n.startswith("zel") and n not in NO_SWEEP) + "}")
        return "\n".join(out) + "\n"


def build(header, lib, folder, *flags):
    """The witness as a library and the program that uses it, in that folder; gives the program's path."""
    os.makedirs(folder, exist_ok=True)
    for name, text in (("ze_table.inc", header.code()), ("ze_wrap.h", header.wrappers()), ("ze_sweep.inc", header.sweep())):
        with open(f"{folder}/{name}", "w") as f:
            f.write(text)
    common = ["-O0", "-w", f"-I{folder}", f"-I{header.include}"]
    loader = sorted(glob.glob(f"{lib}/libze_loader.so.1"))[0]
    link = [loader, "-Wl,--allow-shlib-undefined", "-pthread", "-ldl"]
    subprocess.run(["gcc", "-fPIC", "-shared", "-Wl,-soname,libze_witness.so", *common, f"{HERE}/ze_witness.c", "-o",
                    f"{folder}/libze_witness.so", *link], check=True)
    subprocess.run(["gcc", *common, *flags, f"{WORK}/calls.c", "-o", f"{folder}/calls", f"-L{folder}", "-lze_witness",
                    "-Wl,-rpath,$ORIGIN", *link], check=True)
    return f"{folder}/calls"


# ---- what both told ----------------------------------------------------------------------------------


def read_log(text):
    """What a log tells: {tid: [call]}, in the order of their beginning. A call is {"name", "args",
    "after", "ret"}, as the program made it; "layer" is the same as the tracing layer reported it, or
    None. In a log without the program's side the layer's calls are all there is."""
    threads, unfinished = collections.defaultdict(list), collections.defaultdict(list)
    entries = [json.loads(line) for line in text.splitlines()]
    top = "program" if any(e["from"] == "program" for e in entries) else "layer"
    for e in entries:
        stack = unfinished[e["tid"]]
        if "begin" in e:
            call = {"name": e["begin"], "args": e["args"], "from": e["from"], "layer": None,
                    "in": stack[-1]["name"] if stack else None}
            if e["from"] == top:
                threads[e["tid"]].append(call)
            elif not stack or stack[-1]["layer"] or stack[-1]["name"] != call["name"]:
                raise ValueError(f"the layer reports a {call['name']} that the program does not make")
            else:
                stack[-1]["layer"] = call
            stack.append(call)
        else:
            call = stack.pop()
            if call["name"] != e["end"] or call["from"] != e["from"]:
                raise ValueError(f"the witness ends {e['end']} in {call['name']}")
            call["after"], call["ret"] = e["args"], e.get("ret")
    if any(unfinished.values()):
        raise ValueError(f"the witness does not end {unfinished}")
    return dict(threads)


def read_loader_log(text):
    """The loader's own text log (ZEL_ENABLE_LOADER_LOGGING): [[(name, result, {argument: text})]], a list a thread."""
    threads = collections.defaultdict(list)
    for thread, result, name, rest in re.findall(r"\[thread-id: (\d+)\] \[\w+\] [A-Z]+ \((\w+)\) in (\w+)\((.*)\)$", text, re.M):
        args, depth, part = {}, 0, ""
        for c in rest + ",":
            depth += (c in "{[(") - (c in "}])")
            if c == "," and depth == 0:
                key, _, value = part.strip().partition("=")
                args[key] = value
                part = ""
            else:
                part += c
        threads[thread].append((name, result, args))
    return list(threads.values())


def plain(header, v):
    """Ours as numbers: names of enumerators, flags, null and true are ways of writing one."""
    if isinstance(v, dict) and "handle" in v:
        v = v["handle"]  # with the object's number and name, which no witness knows
    if isinstance(v, bool) or v is None:
        return int(v or 0)
    if isinstance(v, str):
        if re.fullmatch(r"0x[0-9a-f]+|\d+", v):
            return int(v, 0)
        parts = v.split("|")
        if v and all(p in header.enums or re.fullmatch(r"0x[0-9a-f]+", p) for p in parts):
            total = 0
            for p in parts:
                total |= header.enums[p] if p in header.enums else int(p, 16)
            return total
    return v


class Comparison:
    """Collects where the two differ: wrong is a list of (function, where, text)."""

    def __init__(self, header):
        self.header = header
        self.wrong = []
        self.compared = collections.Counter()

    def differ(self, call, where, ours, told):
        self.wrong.append((call, where, f"{ours!r}, told {told!r}"))

    def value(self, call, where, ours, told):
        header = self.header
        if isinstance(told, dict) and "p" in told:
            return self.pointer(call, where, ours, told)
        self.compared["value"] += 1
        if isinstance(told, dict) and set(told) == {"bytes"} and where.lower().endswith("value") and not isinstance(ours, dict):
            # A union, of which ours knows the member.
            mine, raw = plain(header, ours), bytes.fromhex(told["bytes"])
            sizes = [n for n in (1, 2, 4, 8) if n <= len(raw)]
            if mine not in [int.from_bytes(raw[:n], "little") for n in sizes] + [struct.unpack(f, raw[:n])[0] for f, n in (("<f", 4), ("<d", 8))]:
                self.differ(call, where, ours, told)
        elif isinstance(told, dict) and set(told) == {"bytes"}:
            if isinstance(ours, dict) and ours.get("truncated") and isinstance(ours.get("value", ours.get("bytes")), str):
                cut = ours.get("bytes", ours.get("value"))
                if not cut or not told["bytes"].startswith(cut):
                    self.differ(call, where, ours, told)
            elif not isinstance(ours, dict) or ours.get("bytes") != told["bytes"]:
                self.differ(call, where, ours, told)
        elif isinstance(told, dict):
            if isinstance(ours, dict) and ours.get("truncated") and isinstance(ours.get("value"), dict):
                # Cut by the limit: the fields up to there.
                ours = ours["value"]
                told = {k: told[k] for k in list(told)[:len(ours)]}
            if not isinstance(ours, dict) or not ours or set(ours) != set(told):
                return self.differ(call, where, ours, told)
            for key in told:
                self.value(call, f"{where}.{key}", ours[key], told[key])
        elif isinstance(told, list):
            cut = isinstance(ours, dict) and ours.get("truncated") and isinstance(ours.get("value"), list)
            mine = ours["value"] if cut else ours
            if not isinstance(mine, list) or (len(mine) > len(told) if cut else len(mine) != len(told)) or cut and not mine:
                return self.differ(call, where, ours, told)
            for a, b in zip(mine, told):
                self.value(call, where + "[]", a, b)
        elif isinstance(told, str):
            if ours != told:
                self.differ(call, where, ours, told)
        else:
            mine = plain(header, ours)
            if isinstance(told, float) and isinstance(mine, (int, float)):
                same = abs(mine - told) <= 1e-9 * abs(told)
            else:
                same = isinstance(mine, (int, float)) and (mine == told or isinstance(mine, int) and isinstance(told, int) and any(
                    (mine - told) % (1 << bits) == 0 and -(1 << bits - 1) <= told < 0 for bits in (32, 64)))
            if not same:
                self.differ(call, where, ours, told)

    def pointer(self, call, where, ours, told):
        self.compared["pointer"] += 1
        if not told["p"]:
            if ours is not None:
                self.differ(call, where, ours, told)
        elif "v" in told and not (isinstance(told["v"], dict) and told["v"] == {}):
            total = told.get("n")
            if total == 0 and plain(self.header, ours) == told["p"]:
                return  # no element: the address says no less
            if isinstance(told["v"], list) and total is not None and len(told["v"]) < total and isinstance(ours, dict) and \
                    ours.get("truncated") and ours.get("total") != total:
                return self.differ(call, where, ours, told)
            self.value(call, where, ours, told["v"])
        elif isinstance(ours, dict) and set(ours) == {"unreadable"}:
            if ours["unreadable"] is not None and int(ours["unreadable"], 16) != told["p"]:
                self.differ(call, where, ours, told)
        elif plain(self.header, ours) != told["p"]:
            self.differ(call, where, ours, told)

    def call(self, ours, told):
        name = told["name"]
        args = self.header.functions[name][1]
        self.compared["call"] += 1
        if list(ours["args"]) != [a.name for a in args]:
            return self.differ(name, "the arguments", list(ours["args"]), [a.name for a in args])
        failed = self.header.functions[name][0] == "ze_result_t" and told.get("ret") != 0
        if self.header.functions[name][0] != "void":
            mine = plain(self.header, ours["ret"])
            if not isinstance(mine, int) or (mine - told["ret"]) % (1 << 32):
                self.differ(name, "the result", ours["ret"], told["ret"])
        for a in args:
            v = told["args"][a.name]
            if a.name in told["after"] and (not failed or a.way == "inout"):
                v = told["after"][a.name]
            elif failed and a.way == "out" and isinstance(v, dict) and "p" in v:
                v = {"p": v["p"]}  # nothing is there; the address is all that is known
            self.compared["argument"] += 1
            self.value(name, a.name, ours["args"][a.name], v)

    def threads(self, ours, told):
        """Both {tid: [call]}."""
        for tid in sorted(set(ours) | set(told)):
            a, b = [c["name"] for c in ours.get(tid, [])], [c["name"] for c in told.get(tid, [])]
            if a != b:
                at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
                self.wrong.append(("order", f"thread {tid}", f"{len(a)} calls, told {len(b)}; from {at}: {a[at:at + 4]}, told {b[at:at + 4]}"))
                continue
            for x, y in zip(ours.get(tid, []), told[tid]):
                self.call(x, y)
                if y["layer"]:
                    self.compared["layer"] += 1
                    self.call(x, y["layer"])
        return self


# ---- running it --------------------------------------------------------------------------------------


def fetched(what):
    """null or neo, as scripts/fetch-level-zero has it."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
    out = subprocess.run([f"{root}/scripts/fetch-level-zero", what], capture_output=True, text=True)
    if out.returncode:
        raise SystemExit(f"no Level Zero to test with: {out.stderr[-2000:]}")
    return out.stdout.split()[-1]


def inside(root, binds, env, argv):
    """The command line that runs argv in that root, folders of this system bound to others in it
    ({there: here}). In a mount namespace of its own: what it mounts goes with it."""
    script = ['mount -t proc proc "$1/proc"']
    words = ["unshare", "--mount", "--propagation", "private", "sh", "-ec", "", "sh", root]
    for there, here in binds.items():
        words += [here, f"{root}{there}"]
        script.append(f'mkdir -p "${{{len(words) - 8}}}"; mount --bind "${{{len(words) - 9}}}" "${{{len(words) - 8}}}"')
    words[6] = "; ".join(script + [f"shift {len(words) - 8}", 'exec chroot "$@"'])
    return words + [root, "env", "-i", "PATH=/usr/bin:/bin", *(f"{k}={v}" for k, v in env.items()), *argv]


def without_start(calls):
    """Our calls of the main thread from where the witness listens on, and the names of those before."""
    at = next((i for i, c in enumerate(calls) if c["name"] == "zelTracerSetEnabled"), None)
    if at is None:
        return calls, None
    return calls[at + 1:], [c["name"] for c in calls[:at + 1]]


def layout_differs(folder, includes, sources, layout, numbers):
    """What the compiler says where our structures are not those of the API's headers: "" if they are. layout: (theirs, ours,
    [(member, ours)]); numbers: (theirs, ours)."""
    with open(f"{folder}/layout.c", "w", encoding="utf-8") as f:
        f.writelines(f"#include {source}\n" for source in sources)
        for theirs, ours, members in layout:
            f.write(f"_Static_assert(sizeof({theirs}) == sizeof({ours}), \"{theirs}\");\n")
            for a, b in members:
                f.write(f"_Static_assert(__builtin_offsetof({theirs}, {a}) == __builtin_offsetof({ours}, {b}), \"{theirs}.{a}\");\n")
        for theirs, ours in numbers:
            f.write(f"_Static_assert((int){theirs} == (int){ours}, \"{theirs}\");\n")
    r = subprocess.run(["gcc", "-fsyntax-only", *(f"-I{i}" for i in includes), f"-I{USER}", f"{folder}/layout.c"],
                       capture_output=True, text=True, check=False)
    return r.stderr or (f"status {r.returncode}" if r.returncode else "")
