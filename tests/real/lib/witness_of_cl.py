# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""The witness of OpenCL calls: the layer cl_witness.c, made from a release's own headers, and how what it
wrote is held against a trace.
"""
import collections
import os
import re
import subprocess

from lib import real

# How long a list is, by the name of the argument that says it: the specification's words, not our tables.
LENGTHS = {"event_wait_list": "num_events_in_wait_list", "global_work_size": "work_dim", "local_work_size": "work_dim",
           "global_work_offset": "work_dim", "event_list": "num_events", "device_list": "num_devices"}
TRIPLES = {"src_origin", "dst_origin", "origin", "region", "buffer_origin", "host_origin"}


# ---- what the headers say ----------------------------------------------------------------------------


def split(text):
    """At the commas that stand in no parentheses."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c == "(") - (c == ")")
        if c == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    return [p for p in parts + [text[start:].strip()] if p and p != "void"]


class Parameter:
    def __init__(self, text):
        self.text = re.sub(r"\s+", " ", text)
        m = re.search(r"\(\s*\*\s*(\w+)\s*\)\s*\(", self.text)
        self.callback = bool(m)
        self.name = m.group(1) if m else re.search(r"(\w+)\s*(?:\[\w*\]\s*)*$", self.text).group(1)
        self.type = "callback" if m else re.sub(r"\b%s\b" % self.name, "", self.text).replace("[]", "*").strip()
        self.pointer = not self.callback and ("*" in self.text or "[" in self.text)


class Headers:
    def __init__(self, release):
        self.folder = os.path.join(real.runtime(release), "include")
        deprecated = [f"-DCL_USE_DEPRECATED_OPENCL_{v}_APIS" for v in ("1_0", "1_1", "1_2", "2_0", "2_1", "2_2")]
        command = ["gcc", "-E", "-DCL_TARGET_OPENCL_VERSION=300", "-DCL_ENABLE_BETA_EXTENSIONS", *deprecated,
                   "-isystem", self.folder, "-include", "CL/cl.h", "-include", "CL/cl_ext.h", "-include", "CL/cl_icd.h",
                   "-x", "c", "/dev/null"]
        text = subprocess.run(command + ["-P"], capture_output=True, text=True, check=True).stdout
        text = re.sub(r"__attribute__\(\(.*?\)\)", "", text)
        self.functions = {}
        for result, name, parameters in re.findall(r"typedef ([\w\s\*]+?)\s*\b(cl\w+)_t\s*\(([^;]*)\);", text):
            if re.match(r"cl[A-Z]", name):
                self.functions[name] = (result.strip(), [Parameter(p) for p in split(parameters)])
        # The prototypes name some arguments otherwise.
        self.names = {name: [Parameter(p).name for p in split(parameters)]
                      for name, parameters in re.findall(r"extern [\w\s\*]+?\b(cl[A-Z]\w+)\s*\(([^;]*)\)\s*;", text)}
        body = re.search(r"typedef struct _cl_icd_dispatch \{(.*?)\} cl_icd_dispatch;", text, re.S).group(1)
        self.dispatched = [n for n in re.findall(r"(\w+)\s*;", body) if n in self.functions]
        self.values = collections.defaultdict(set)
        macros = subprocess.run(command + ["-dM"], capture_output=True, text=True, check=True).stdout
        for name, value in re.findall(r"^#define (CL_\w+) (.*)$", macros, re.M):
            value = re.sub(r"\b(\d+|0x[0-9a-fA-F]+)[uUlL]+\b", r"\1", re.sub(r"\(cl_\w+\)", "", value))
            if re.fullmatch(r"[\s()\d\-+<|~xXa-fA-F]+", value) and re.search(r"\d", value):
                self.values[name].add(eval(value, {}))  # digits and operators only

    def table(self):
        """cl_table.inc: a wrapper a function, around what the dispatch table has, or what has that name."""
        for name, (result, parameters) in sorted(self.functions.items()):
            dispatched = name in self.dispatched
            callee = f"witnessed.{name}" if dispatched else f"real_{name}"
            if not dispatched:
                yield f"static {name}_t *real_{name};\n"
            yield f"static {result} w_{name}({', '.join(p.text for p in parameters) or 'void'})\n{{\n"
            yield f'\tstruct line l;\n\tchar text[24];\n\n\tbegin(&l, "{name}");\n'
            for p in parameters:
                yield f'\tbefore(&l, "{p.name}", {p.name});\n' if p.pointer else f'\tscalar(&l, "{p.name}", BITS({p.name}));\n'
            call = f"{callee}({', '.join(p.name for p in parameters)})"
            if result == "void":
                yield f"\t{call};\n"
            else:
                yield f"\t{result} ret = {call};\n"
            if name.startswith("clGetExtensionFunctionAddress"):
                yield f"\tret = wrapped({parameters[-1].name}, ret);\n"
            for p in parameters:
                if p.pointer:
                    yield f'\tafter(&l, "{p.name}", {p.name});\n'
            yield '\tend(&l, "null");\n}\n' if result == "void" else "\tend(&l, number(text, BITS(ret)));\n\treturn ret;\n}\n"
        yield "static const struct { const char *name; void *wrapper; void **real; } extensions[] = {\n"
        for name in sorted(set(self.functions) - set(self.dispatched)):
            yield f'\t{{ "{name}", (void *)w_{name}, (void **)&real_{name} }},\n'
        yield "};\nstatic void fill(void)\n{\n"
        for name in self.dispatched:
            yield f"\tif (witnessed.{name})\n\t\tlayer.{name} = w_{name};\n"
        yield "}\n"


def build_layer(headers, folder):
    with open(f"{folder}/cl_table.inc", "w") as f:
        f.writelines(headers.table())
    lib = f"{folder}/libcl_witness.so"
    subprocess.run(["gcc", "-std=gnu17", "-O1", "-g", "-w", "-fPIC", "-shared", "-fvisibility=hidden", f"-I{folder}",
                    "-isystem", headers.folder, f"{real.HERE}/cl_witness.c", "-o", lib, "-pthread"], check=True)
    return lib


# ---- the comparison ----------------------------------------------------------------------------------

SIZES = {"char": 1, "unsigned char": 1, "void": 1, "cl_int": 4, "cl_uint": 4, "cl_bool": 4, "size_t": 8}


def element_size(kind):
    base = kind.replace("const", "").replace("*", "", 1).strip()
    return 8 if "*" in base else SIZES.get(base, 8)


def words(text, headers):
    """Every number that an enumerator's name, or several with | between, may stand for."""
    found = {0}
    for word in text.split("|"):
        more = headers.values.get(word) or ({int(word, 0)} if re.fullmatch(r"0x[0-9a-f]+|\d+", word) else set())
        found = {a | b for a in found for b in more}
    return found


def same_bits(a, b, size):
    mask = (1 << 8 * size) - 1
    return a & mask == b & mask


def same_scalar(headers, ours, raw, size=8):
    if ours is None:
        return raw == 0
    if isinstance(ours, bool):
        return ours == bool(raw)
    if isinstance(ours, int):
        return same_bits(ours, raw, 4 if raw < 1 << 32 else size)
    if isinstance(ours, str) and re.fullmatch(r"0x[0-9a-f]+", ours):
        return int(ours, 16) == raw
    if isinstance(ours, str):
        return any(same_bits(w, raw, 4 if raw < 1 << 32 else size) for w in words(ours, headers))
    return False


def same_elements(headers, ours, memory, size):
    """As far as the witness has copied the memory; at least one."""
    pieces = [memory[i * size:(i + 1) * size] for i in range(min(len(ours), len(memory) // size))]
    return all(same_scalar(headers, o, int.from_bytes(p, "little"), size) for o, p in zip(ours, pieces)) and (pieces or not ours)


def leaves(value):
    if isinstance(value, dict):
        for v in value.values():
            yield from leaves(v)
    elif isinstance(value, list):
        for v in value:
            yield from leaves(v)
    else:
        yield value


def same_pointer(headers, kind, ours, raw, memory, way):
    """Returns None if they differ, else how much of it was shown: "address" or "followed"."""
    if ours is None and raw and "void" in kind:  # the property is a NULL handle or address
        return "followed" if len(memory) >= 8 and not any(memory[:8]) else None
    if ours is None or raw == 0:
        return "address" if ours is None and raw == 0 else None
    if isinstance(ours, dict) and "value" in ours and "truncated" in ours:
        ours = ours["value"]
    if isinstance(ours, dict) and ("unreadable" in ours or "unknown" in ours):
        return None
    if isinstance(ours, str) and ours == f"0x{raw:x}":
        return "address"
    size = element_size(kind)
    sizes = (1, 4, 8) if "void" in kind else (size,)  # what is behind a void * is another argument's word
    if isinstance(ours, dict) and "bytes" in ours:
        return "followed" if memory.hex().startswith(ours["bytes"][:len(memory) * 2]) else None
    if isinstance(ours, dict) or isinstance(ours, list) and any(isinstance(e, dict) and "value" not in e for e in ours):
        chunks = {memory[i:i + n] for n in (4, 8) for i in range(0, len(memory) - n + 1, 4)}
        for leaf in leaves(ours):
            wanted = words(leaf, headers) if isinstance(leaf, str) else {0 if leaf is None else int(leaf)}
            if not any((w & (1 << 8 * n) - 1).to_bytes(n, "little") in chunks for w in wanted for n in (4, 8)):
                return None
        return "followed"
    if isinstance(ours, list):
        if "char" in kind:  # strings: the layer has only their addresses
            return "followed" if all(isinstance(s, (str, dict)) for s in ours) else None
        return "followed" if any(same_elements(headers, ours, memory, n) for n in sizes) else None
    if isinstance(ours, str) and size == 1:
        text = memory.split(b"\0")[0].decode("utf-8", "replace")
        if ours == text or text and ours[:len(text)] == text[:len(ours)]:
            return "followed"
    return "followed" if any(same_elements(headers, [ours], memory, n) for n in sizes) else None


def same_length(name, call, args):
    ours = call["args"].get(name)
    if not isinstance(ours, list):
        return True
    if name in TRIPLES:
        return len(ours) == 3
    return name not in LENGTHS or LENGTHS[name] not in args or len(ours) == args[LENGTHS[name]]


def differences(headers, ours, witness):
    """Everything that tells the two apart, in words; a list that is empty when they are equal."""
    wrong, compared, followed = [], collections.Counter(), set()
    mine, theirs = collections.defaultdict(list), collections.defaultdict(list)
    for c in ours:
        mine[c["tid"]].append(c)
    for w in sorted(witness, key=lambda w: w["seq"]):
        theirs[w["tid"]].append(w)
    for tid in sorted(set(mine) | set(theirs)):
        a, b = [c["name"] for c in mine[tid]], [w["name"] for w in theirs[tid]]
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            wrong.append(f"thread {tid}: {len(a)} calls traced, {len(b)} told; from call {at}: {a[at:at + 4]} against {b[at:at + 4]}")
            continue
        for call, told in zip(mine[tid], theirs[tid]):
            compared["call"] += 1
            result, parameters = headers.functions[call["name"]]
            if (result == "void") != (call["ret"] is None and told["ret"] is None) and result == "void" or \
                    result != "void" and not same_scalar(headers, call["ret"], told["ret"]):
                wrong.append(f"{call['name']}: result {call['ret']}, told {told['ret']}")
            compared["result"] += 1
            declared = headers.names[call["name"]]
            if list(call["args"]) != declared:
                wrong.append(f"{call['name']}: arguments {list(call['args'])}, declared {declared}")
                continue
            for p, name in zip(parameters, declared):
                value, raw = call["args"][name], told["args"][p.name]
                compared["argument"] += 1
                if not p.pointer:
                    ok = same_scalar(headers, value, raw)
                else:
                    way = "in" if "const" in p.type else "out"
                    memory = bytes.fromhex(told[way].get(p.name, ""))
                    how = same_pointer(headers, p.type, value, raw, memory, way)
                    ok = how and same_length(p.name, call, told["args"])
                    if how == "followed":
                        compared["followed"] += 1
                        followed.add((call["name"], p.name))
                if not ok:
                    wrong.append(f"{call['name']}({p.type} {p.name}): {value}, told {raw} "
                                 f"in {told['in'].get(p.name, '')[:48]} out {told['out'].get(p.name, '')[:48]}")
    return wrong, compared, followed
