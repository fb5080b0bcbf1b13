# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Callbacks for events of SYCL programs, by libxptibpf.so.0 (xptibpf_subscribe(3)), without anything but Python.

    with xptibpf.Tracer(pids=[4711]) as t:
        t.subscribe(lambda e: print(e.name, e.dur)).enable(domain=xptibpf.RUNTIME)
        t.run()

    for e in xptibpf.events(input="run.xbt"):
        print(e.name, e.values)

    db = xptibpf.tables("run.xbt")      # sqlite3, with the tables and views of docs/sqlite.md
    xptibpf.arrow_tables("run.xbt")     # the same as {name: pyarrow.Table}
    xptibpf.data_frames("run.xbt")      # the same as {name: pandas.DataFrame}

XPTIBPF_LIBRARY is the path of the library, if it is not where libraries are.
"""
import collections
import contextlib
import ctypes as c
import os
import queue
import sqlite3
import tempfile
import threading

NONE, DRIVER, RUNTIME, CRITICAL, OTHER, XPTI = range(6)
DOMAINS = (DRIVER, RUNTIME, CRITICAL, OTHER, XPTI)
ENTER, EXIT, POINT = range(3)
ON_EXIT, ON_ENTER = 1, 2
KERNEL, QUEUE, DEVICE, CONTEXT = range(4)
ENDINGS = ("returned", "unseen", "unwound", "exited", "in_flight")
_UNKNOWN, _UINT, _INT, _BOOL, _FLOAT, _ENUM, _FLAGS, _HANDLE, _POINTER, _STRING, _BYTES, _STRUCT, _ARRAY = range(13)
_UNREADABLE, _CUT, _NULL = 1, 2, 4
_BATCH = 512  # events that events() hands from one thread to the other at once


class Error(OSError):
    """What the library refused, and why."""


def _struct(name, *fields):
    return type(name, (c.Structure,), {"_fields_": fields})


# As the headers have them. Of the structs with a size, the first members are enough.
_Event = _struct("_Event", ("domain", c.c_int), ("phase", c.c_int), ("group_id", c.c_uint), ("id", c.c_uint), ("group", c.c_char_p),
                 ("name", c.c_char_p), ("pid", c.c_int), ("tid", c.c_int), ("process", c.c_char_p), ("thread", c.c_char_p), ("host", c.c_char_p),
                 ("ts", c.c_uint64), ("dur", c.c_uint64), ("correlation", c.c_uint64), ("parent", c.c_uint64), ("ending", c.c_int),
                 ("failed", c.c_bool), ("lower", c.c_bool), ("nvalues", c.c_size_t), ("local", c.POINTER(c.c_uint64)), ("text", c.c_char_p),
                 ("count", c.c_uint64), ("inner", c.c_void_p), ("why", c.c_char_p))
_Value = _struct("_Value", ("size", c.c_size_t), ("kind", c.c_int), ("flags", c.c_uint), ("name", c.c_char_p), ("type", c.c_char_p),
                 ("unit", c.c_char_p), ("number", c.c_uint64), ("real", c.c_double), ("text", c.c_void_p), ("len", c.c_size_t),
                 ("total", c.c_uint64), ("nitems", c.c_size_t), ("inner", c.c_void_p))
_Object = _struct("_Object", ("size", c.c_size_t), ("word", c.c_char_p), ("handle", c.c_uint64), ("number", c.c_uint32),
                  ("uncertain", c.c_bool), ("name", c.c_char_p))
_Opts = _struct("_Opts", ("size", c.c_size_t), ("pids", c.c_void_p), ("npids", c.c_size_t), ("tids", c.c_void_p), ("ntids", c.c_size_t),
                ("comms", c.c_void_p), ("ncomms", c.c_size_t), ("uids", c.c_void_p), ("nuids", c.c_size_t), ("cgroups", c.c_void_p),
                ("ncgroups", c.c_size_t), ("follow", c.c_bool), ("input", c.c_char_p), ("from_", c.c_char_p), ("to", c.c_char_p),
                ("argv", c.c_void_p), ("program_stdio", c.c_void_p), ("xpti", c.c_bool), ("beacon", c.c_char_p), ("arm", c.c_bool),
                ("arm_timeout_ms", c.c_uint), ("armed", c.c_void_p), ("armed_u", c.c_void_p), ("select", c.c_char_p),
                ("duration_ns", c.c_uint64))
_Recording = _struct("_Recording", ("size", c.c_size_t), ("path", c.c_char_p), ("force", c.c_bool), ("writer", c.c_char_p),
                     ("rotate_bytes", c.c_uint64), ("rotate_ns", c.c_uint64), ("keep", c.c_uint), ("ring_ns", c.c_uint64),
                     ("trigger", c.c_char_p))
_Output = _struct("_Output", ("size", c.c_size_t), ("by", c.c_char_p), ("view", c.c_uint), ("format", c.c_char_p), ("fd", c.c_int),
                  ("interval_ns", c.c_uint64), ("path", c.c_char_p))
_CALLBACK = c.CFUNCTYPE(None, c.c_void_p, c.POINTER(_Event))

_lib = c.CDLL(os.environ.get("XPTIBPF_LIBRARY", "libxptibpf.so.0"))
_p = c.c_void_p
for _name, _types in {
        "new": (c.POINTER(_Opts), c.POINTER(_p)), "add_output": (_p, c.POINTER(_Output)), "add_recording": (_p, c.POINTER(_Recording)),
        "run": (_p,), "subscribe": (_p, _CALLBACK, _p, c.POINTER(_p)), "enable_domain": (_p, c.c_int, c.c_uint),
        "enable_group": (_p, c.c_uint, c.c_uint), "enable_api": (_p, c.c_uint, c.c_uint, c.c_uint),
        "event_value": (_p, c.c_size_t, c.POINTER(_Value)), "event_result": (_p, c.POINTER(_Value)),
        "value_item": (c.POINTER(_Value), c.c_size_t, c.POINTER(_Value)),
        "value_object": (_p, c.POINTER(_Value), c.POINTER(_Object)), "event_object": (_p, c.c_int, c.POINTER(_Object)),
        "stop": (_p,), "dump": (_p,), "free": (_p,), "unsubscribe": (_p,)}.items():
    getattr(_lib, "xptibpf_" + _name).argtypes = _types
for _name in "stop", "dump", "unsubscribe":
    getattr(_lib, "xptibpf_" + _name).restype = None
_lib.xptibpf_free.restype = _p
_lib.xptibpf_error.restype = c.c_char_p
_lib.xptibpf_error.argtypes = (_p,)


def _check(r, x=None):
    if r < 0:
        why = _lib.xptibpf_error(x) or _lib.xptibpf_error(None)
        raise Error(-r, why.decode(errors="replace") or os.strerror(-r))


def _text(b):
    return None if b is None else b.decode(errors="replace")


Object = collections.namedtuple("Object", "word handle number name")  # number 0, name None: not known


def _object(o):
    return Object(_text(o.word), o.handle, o.number, _text(o.name))


class Event:
    """An event. values, result, kernel, queue, device and context are for the callback alone, unless they were asked for there."""

    __slots__ = ("domain", "phase", "group_id", "id", "group", "name", "pid", "tid", "process", "thread", "ts", "dur", "correlation",
                 "parent", "ending", "failed", "text", "count", "why", "_at", "_kept")

    def __init__(self, at):
        e = at.contents
        self.domain, self.phase, self.group_id, self.id = e.domain, e.phase, e.group_id, e.id
        self.group, self.name, self.pid, self.tid = _text(e.group), _text(e.name), e.pid, e.tid
        self.process, self.thread, self.ts, self.dur = _text(e.process), _text(e.thread), e.ts, e.dur
        self.correlation, self.parent, self.ending, self.failed = e.correlation, e.parent, ENDINGS[e.ending], e.failed
        self.text, self.count, self.why, self._at, self._kept = _text(e.text), e.count, _text(e.why), at, {}

    def _keep(self, what, get):
        if what not in self._kept:
            if not self._at:
                raise Error(0, f"{what} of an event is for its callback alone")
            self._kept[what] = get()
        return self._kept[what]

    def _value(self, v):
        """As JSON has it (docs/json.md), but with an Object for a handle that stands for one."""
        if v.flags & _UNREADABLE or v.kind == _UNKNOWN:
            return {"unreadable": hex(v.number)} if v.flags & _UNREADABLE else None
        if v.flags & _NULL:
            return None
        if v.kind in (_STRUCT, _ARRAY):
            return self._items(v)
        if v.kind in (_STRING, _BYTES):
            raw = c.string_at(v.text, v.len) if v.len else b""
            return raw.decode(errors="replace") if v.kind == _STRING else raw
        if v.kind == _HANDLE:
            o = _Object(size=c.sizeof(_Object))
            return _object(o) if _lib.xptibpf_value_object(self._at, v, o) == 0 else v.number
        if v.text:
            return c.string_at(v.text, v.len).decode(errors="replace")
        if v.kind == _INT:
            return v.number - (1 << 64) if v.number >> 63 else v.number
        return {_BOOL: bool(v.number), _FLOAT: v.real}.get(v.kind, v.number)

    def _all(self, n, get):
        for i in range(n):
            v = _Value(size=c.sizeof(_Value))
            if get(i, v) == 0:
                yield _text(v.name) or f"arg{i}", self._value(v)

    def _items(self, v):
        found = self._all(v.nitems, lambda i, to: _lib.xptibpf_value_item(v, i, to))
        return dict(found) if v.kind == _STRUCT else [item for _, item in found]

    def _result(self):
        v = _Value(size=c.sizeof(_Value))
        return self._value(v) if _lib.xptibpf_event_result(self._at, v) == 0 else None

    def _about(self, about):
        o = _Object(size=c.sizeof(_Object))
        return _object(o) if _lib.xptibpf_event_object(self._at, about, o) == 0 else None

    @property
    def values(self):
        """Arguments of a call, metadata of XPTI: by name."""
        return self._keep("values", lambda: dict(self._all(self._at.contents.nvalues, lambda i, to: _lib.xptibpf_event_value(self._at, i, to))))

    result = property(lambda self: self._keep("result", self._result))
    kernel = property(lambda self: self._keep("kernel", lambda: self._about(KERNEL)))
    queue = property(lambda self: self._keep("queue", lambda: self._about(QUEUE)))
    device = property(lambda self: self._keep("device", lambda: self._about(DEVICE)))
    context = property(lambda self: self._keep("context", lambda: self._about(CONTEXT)))


class Subscriber:
    def __init__(self, tracer, callback):
        self.callback, self.tracer = callback, tracer
        self._called = _CALLBACK(self._call)  # it must live as long as the subscription
        self._at = _p()
        _check(_lib.xptibpf_subscribe(tracer._at, self._called, None, self._at), tracer._at)

    def _call(self, _, at):
        event = Event(at)
        try:
            self.callback(event)
        except BaseException as e:  # pylint: disable=broad-except
            # run() raises it; no exception can go through C.
            self.tracer._raised = self.tracer._raised or e
            _lib.xptibpf_unsubscribe(self._at)
            self.tracer.stop()
        event._at = None

    def enable(self, domain=None, group=None, id=None, on=ON_EXIT):
        """One id of a group, a whole group, or a whole domain; on=0 disables it. At any time, by any thread. Gives itself."""
        if domain is not None:
            _check(_lib.xptibpf_enable_domain(self._at, domain, on))
        elif id is None:
            _check(_lib.xptibpf_enable_group(self._at, group, on))
        else:
            _check(_lib.xptibpf_enable_api(self._at, group, id, on))
        return self

    def unsubscribe(self):
        _lib.xptibpf_unsubscribe(self._at)


class Tracer:
    """Traces processes, a program that it starts, or everything; or reads a recording (input)."""

    def __init__(self, pids=(), program=None, input=None, select=None, xpti=False, beacon=None, seconds=0):
        self._at, self._raised, self._subscribers = _p(), None, []
        self._pids = (c.c_int * len(pids))(*pids)
        self._argv = (c.c_char_p * (len(program) + 1))(*[os.fsencode(a) for a in program], None) if program else None
        o = _Opts(size=c.sizeof(_Opts), pids=c.cast(self._pids, _p) if pids else None, npids=len(pids),
                  argv=c.cast(self._argv, _p) if program else None, input=os.fsencode(input) if input else None,
                  select=select.encode() if select else None, xpti=xpti, beacon=os.fsencode(beacon) if beacon else None,
                  duration_ns=int(seconds * 1e9))
        self._opts = o
        _check(_lib.xptibpf_new(o, self._at))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def subscribe(self, callback):
        """Has callback(event) called; nothing is enabled at first."""
        self._subscribers.append(Subscriber(self, callback))
        return self._subscribers[-1]

    def record(self, path, force=False, keep_seconds=0):
        """keep_seconds: only the last ones are kept, and written when dump() is called, and at the end."""
        self._recording = _Recording(size=c.sizeof(_Recording), path=os.fsencode(path), force=force, writer=b"python",
                                     ring_ns=int(keep_seconds * 1e9))
        _check(_lib.xptibpf_add_recording(self._at, self._recording), self._at)
        return self

    def output(self, format, path):
        """One of those that make files of their own, such as "sqlite"."""
        o = _Output(size=c.sizeof(_Output), format=format.encode(), fd=-1, path=os.fsencode(path))
        _check(_lib.xptibpf_add_output(self._at, o), self._at)
        return self

    def run(self):
        """Until stop(), or nothing is left. Raises what a callback raised."""
        r = _lib.xptibpf_run(self._at)
        if self._raised:
            raise self._raised
        _check(r, self._at)

    def stop(self):
        _lib.xptibpf_stop(self._at)

    def dump(self):
        _lib.xptibpf_dump(self._at)

    def close(self):
        if self._at:
            _lib.xptibpf_free(self._at)
            self._at = _p()


def events(domains=DOMAINS, values=True, **options):
    """Iterates over events, which are run in a thread of their own; options are those of Tracer. When the loop is left, so is
    the trace. values=False: without values and result, which cost most."""
    batches, batch = queue.Queue(16), []

    def on_event(e):
        if values:
            e.values, e.result  # pylint: disable=pointless-statement
        batch.append(e)
        if len(batch) >= _BATCH or e.domain == CRITICAL or batches.empty():
            batches.put(batch[:])
            batch.clear()

    def work():
        try:
            tracer.run()
            end = None
        except BaseException as e:  # pylint: disable=broad-except
            end = e
        batches.put(batch[:])
        batches.put(end)

    with Tracer(**options) as tracer:
        subscriber = tracer.subscribe(on_event)
        for domain in domains:
            subscriber.enable(domain=domain)
        thread = threading.Thread(target=work)
        thread.start()
        try:
            got = batches.get()
            while isinstance(got, list):
                yield from got
                got = batches.get()
            if got:
                raise got
        finally:
            tracer.stop()
            while thread.is_alive():
                with contextlib.suppress(queue.Empty):
                    batches.get(timeout=0.05)
            thread.join()


def tables(path):
    """A recording as a database in memory (docs/sqlite.md has its tables and views)."""
    with tempfile.TemporaryDirectory() as d:
        with Tracer(input=path) as t:
            t.output("sqlite", f"{d}/run.db").run()
        db = sqlite3.connect(":memory:")
        with contextlib.closing(sqlite3.connect(f"{d}/run.db")) as file:
            file.backup(db)
    db.row_factory = sqlite3.Row
    return db


def arrow_tables(path):
    """A recording's tables and views (docs/sqlite.md) as {name: pyarrow.Table}; needs pyarrow."""
    import pyarrow as pa

    types = {"INTEGER": pa.int64(), "REAL": pa.float64(), "TEXT": pa.string()}

    def column(declared, values):
        # What a view computes has no declared type; a result is a number, or the name of one: as texts, both.
        if {str, int} <= set(map(type, values)):
            values = [v if v is None else str(v) for v in values]
        return pa.array(values, types.get(declared))

    def table(db, name):
        columns = db.execute(f'SELECT name, type FROM pragma_table_info("{name}")').fetchall()
        rows = db.execute(f'SELECT * FROM "{name}"').fetchall()
        return pa.table({c["name"]: column(c["type"], [r[i] for r in rows]) for i, c in enumerate(columns)})

    with contextlib.closing(tables(path)) as db:
        names = db.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')").fetchall()
        return {name: table(db, name) for name, in names}


def data_frames(path):
    """The same as {name: pandas.DataFrame}. Numbers that are not known are null, and the others keep all of their digits; needs
    pyarrow and pandas."""
    import pandas as pd

    return {name: t.to_pandas(types_mapper=pd.ArrowDtype) for name, t in arrow_tables(path).items()}
