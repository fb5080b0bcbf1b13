#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 20, suite: all
# alone: the numbers on the page must be those that /metrics has a moment before
"""The live page of serve, in a real browser without a screen: its numbers are those of /metrics, it asks nobody but serve,
no text of a process becomes markup or runs, it says when the tracer hangs or does not answer and recovers, and it is light
or dark as is preferred.
"""
import os
import re
import signal
import time

from lib import browser, real
from lib.real import check, equal
from lib.serving import Serve, ask, free_port, metrics, samples
import serve

SCHEMES = {"light": "rgb(246, 247, 249)", "dark": "rgb(13, 17, 23)"}
ATTACK = '</script><img src=x onerror=window.pwned=1>'
PICK = """[...document.querySelectorAll("#table-%s tbody tr")].map((tr) =>
    Object.fromEntries([...tr.querySelectorAll("td[data-key]")].map((td) => [td.dataset.key, td.dataset.v])))"""


def number(text):
    return float(text) if text else None


def rows(b, table, key):
    return {r[key]: r for r in b.js(PICK % table)}


def quantile(q, buckets):
    """Prometheus' histogram_quantile(), from its documentation: linear in the bucket, the last limit beyond that."""
    if not buckets or not buckets[-1][1]:
        return None
    rank = q * buckets[-1][1]
    low, less = 0.0, 0.0
    for limit, n in buckets:
        if n >= rank:
            return low if limit == float("inf") else low + (limit - low) * (rank - less) / (n - less)
        low, less = limit, n
    return None


def expected(text):
    """{function: row}, from /metrics."""
    found = {}
    all_of = samples(text)
    for (name, labels), v in all_of.items():
        if name != "xptibpf_calls_total":
            continue
        buckets = [(float(re.search('le="([^"]+)"', k)[1]), n) for (m, k), n in all_of.items()
                   if m == "xptibpf_call_duration_seconds_bucket" and k.startswith(labels + ",")]
        seconds = lambda x: None if x is None else x * 1e9
        timed, took = (all_of["xptibpf_call_duration_seconds_" + s, labels] for s in ("count", "sum"))
        found[re.search('function="(.*?)"', labels)[1]] = {
            "calls": v, "errors": all_of["xptibpf_call_errors_total", labels], "time": took * 1e9, "average": seconds(took / timed) if timed else None,
            "p50": seconds(quantile(0.5, buckets)), "p99": seconds(quantile(0.99, buckets))}
    return found


def near(a, b):
    return a == b or (a is not None and b is not None and abs(a - b) <= 1e-9 * max(abs(a), abs(b)))


def numbers(b, port):
    """The page is compared with what /metrics has while nobody calls."""
    text = metrics(port)
    want = expected(text)
    b.wait("document.querySelectorAll('#table-functions tbody td[data-key]').length > 0")
    real.wait_for(lambda: {f: number(r["calls"]) for f, r in rows(b, "functions", "function").items()} == {f: w["calls"] for f, w in want.items()},
                  "the page has the functions and calls of /metrics")
    got = rows(b, "functions", "function")
    for f, w in want.items():
        have = {k: number(got[f][k]) for k in w}
        check(all(near(have[k], w[k]) for k in w), f"{f}: errors, time, average and percentiles are those of /metrics", (have, w))
    check(want["urUSMImportExp"]["p99"] > 0, "there are percentiles")
    all_of = samples(metrics(port))
    for kind, r in rows(b, "memory", "kind").items():
        equal([number(r[k]) for k in ("live", "allocations", "peak", "old", "leaked")],
              [all_of[m, f'kind="{kind}"'] for m in ("xptibpf_memory_live_bytes", "xptibpf_allocations_live", "xptibpf_memory_peak_bytes",
                                                    "xptibpf_memory_old_bytes", "xptibpf_memory_leaked_bytes_total")], f"memory of {kind}")
    equal(list(rows(b, "apis", "api")), ["ur"], "of the APIs, it has those that a program used")
    for api, r in rows(b, "apis", "api").items():
        equal([number(r[k]) for k in ("programs", "launches")], [all_of[f"xptibpf_{m}_total", f'api="{api}"'] for m in ("programs", "launches")], f"API {api}")
    check({"tracer", "web"} <= set(rows(b, "own", "process")), "what xptibpf itself uses is there")


def lately(b):
    b.click('[data-lately="true"]')
    real.wait_for(lambda: number(rows(b, "functions", "function")["urUSMImportExp"]["calls"]) is not None, "the last minute has numbers")
    check(number(rows(b, "functions", "function")["urUSMImportExp"]["calls"]) <= serve_calls, "which are not more than those since the start")
    b.click('[data-lately="false"]')
    equal(number(rows(b, "functions", "function")["urUSMImportExp"]["calls"]), serve_calls, "and back")


def policy(b, port):
    _, headers, body = ask(port, "/")
    rules = dict(r.strip().split(" ", 1) for r in headers["content-security-policy"].split(";"))
    equal((rules["default-src"], rules["connect-src"], rules["frame-ancestors"], rules["form-action"]), ("'none'", "'self'", "'none'", "'none'"), "the policy allows nothing external")
    check(re.fullmatch(r"'sha256-[\w+/=]+'", rules["script-src"]) and re.fullmatch(r"'sha256-[\w+/=]+'", rules["style-src"]), "and the page's own script and style alone", rules)
    check(not re.search(r'(src|href)="(?!#|data:,|/metrics)', body), "no element loads anything")
    asked = {re.sub(r"^http://127.0.0.1:\d+", "", u) for u in b.requests()}
    check(asked <= {"/", "/metrics", "data:,"}, "the page asks serve for its numbers, and nobody for anything else", asked)
    equal(b.complaints(), [], "and the browser complains of nothing")
    # What a process says comes as the value of a label at most: such a value is put where the page reads it.
    b.js(f"""(() => {{ const real = window.fetch; window.fetch = async (...a) => {{ const text = await (await real(...a)).text();
        return new Response(text.replaceAll('function="urUSMReleaseExp"', 'function={chr(34)}{ATTACK}{chr(34)}')); }}; }})()""")
    b.wait("document.querySelector('#table-functions').textContent.includes('onerror')")
    equal(b.js("[window.pwned === undefined, document.querySelectorAll('img').length, document.querySelectorAll('script').length]"), [True, 0, 1], "what attacks is shown as text")


def says_less(b):
    """That fewer calls are counted is said wherever it would look as if all were. Other programs of the machine may have losses."""
    tile = "document.querySelector('#tile-%s').textContent"
    for values, part, text in (({}, "lost", "Every call is counted"),
                               ({"functions_off": 3}, "lost", "3 functions cost too much, and are not counted now"),
                               ({"calls_unseen_estimated_total": 70}, "lost", "About 70 calls were not counted"),
                               ({"memory_off": 1}, "live", "Not counted now")):
        change = "".join(f".replace(/^xptibpf_{name} 0$/m, 'xptibpf_{name} {v}')" for name, v in values.items())
        change += r".replace(/^(xptibpf_losses_total{.*}) .*$/gm, '$1 0')"
        b.js(f"""(() => {{ window.really ??= window.fetch; window.fetch = async (...a) => {{ const text = await (await window.really(...a)).text();
            return new Response(text{change}); }}; }})()""")
        b.wait(f"{tile % part}.includes('{text}')")
        check(True, f"the page says: {text}")
    b.js("(() => { window.fetch = window.really; })()")


def looks(b, url):
    for scheme, ground in SCHEMES.items():
        b.prefers(scheme)
        b.open(url)
        equal((b.js("document.documentElement.dataset.theme"), b.js("getComputedStyle(document.body).backgroundColor")), (scheme, ground), f"{scheme} where that is preferred")
        for width in (1920, 1440, 1024, 390):
            b.size(width, 900)
            wide = b.wait(f"innerWidth === {width} && document.documentElement.scrollWidth")
            check(wide <= width, f"{scheme}: nothing is wider than {width}", wide)
            if os.environ.get("SCREENSHOTS") and width >= 1440:
                time.sleep(3)
                b.screenshot(f"{os.environ['SCREENSHOTS']}/{scheme}-{width}.png", whole=True)
    b.size(1440, 900)


def trouble(b, s):
    state = "document.querySelector('#state').textContent"
    said = "document.querySelector('#trouble').hidden ? '' : document.querySelector('#trouble').textContent"
    b.wait(f"{state}.includes('live')")
    os.kill(s.pid, signal.SIGSTOP)
    b.wait(f"{state}.includes('not counting') && ({said}).includes('has not read')", 60)
    os.kill(s.pid, signal.SIGCONT)
    b.wait(f"{state}.includes('live') && !({said})", 60)
    check(True, "a tracer that hangs is reported, and one that goes on")
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(20), 0, "serve ends well")
    b.wait(f"{state}.includes('no answer') && ({said}).includes('does not answer')", 60)
    check(number(rows(b, "functions", "function")["urUSMImportExp"]["calls"]) == serve_calls, "the last numbers stay, and it is said that they are old")


serve_calls = 1234


def main():
    d = real.folder()
    program = serve.build(d)
    port = free_port()
    s = Serve("--listen", f"127.0.0.1:{port}", "-e", "urUSMImportExp,urUSMReleaseExp").ready(port)
    serve.run_program(program, str(serve_calls), "77", port)
    real.wait_for(lambda: serve.of_functions(metrics(port)).get("urUSMImportExp") == serve_calls, "the calls are counted")
    b = browser.Browser()
    url = f"http://127.0.0.1:{port}/"
    b.open(url)
    numbers(b, port)
    lately(b)
    says_less(b)
    policy(b, port)
    looks(b, url)
    trouble(b, s)
    b.close()


if __name__ == "__main__":
    real.run(main)
