# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A headless Chromium, driven by its DevTools protocol over two pipes: JSON, each message with a NUL after
it. No package is needed for that, and no port is opened.

What a page complains of (exceptions, console errors, refused scripts) and what it asks the network for is kept, for
a test to look at.
"""
import base64
import json
import os
import select
import shutil
import time

from lib import real

KEYS = {"Escape": ("Escape", 27), "Enter": ("Enter", 13), "?": ("Slash", 191), "/": ("Slash", 191)}


class Browser:
    def __init__(self, width=1440, height=900):
        program = shutil.which("chromium")
        if not program:
            real.need(False, "there is a chromium (scripts/setup test)")
        to_read, self.to = os.pipe()
        self.back, to_write = os.pipe()
        home = real.folder()
        self.process = real.Process(
            ["bash", "-c", f'exec "$@" 3<&{to_read} 4>&{to_write}', "bash", program, "--headless=new", "--no-sandbox",
             "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking", "--disable-component-update",
             "--disable-extensions", "--hide-scrollbars", f"--user-data-dir={home}/profile", f"--window-size={width},{height}",
             "--remote-debugging-pipe", "about:blank"],
            env={**real.environment(), "HOME": home}, pass_fds=(to_read, to_write))
        os.close(to_read)
        os.close(to_write)
        self.buffer = b""
        self.sent = 0
        self.session = None
        self.events = []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.ask(domain + ".enable")
        self.size(width, height)

    # ---- messages

    def read(self, seconds):
        """The next message, or None."""
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.back], [], [], left)[0]:
                return None
            data = os.read(self.back, 1 << 20)
            if not data:
                real.need(False, "the browser runs", self.process.err[-500:])
            self.buffer += data
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def ask(self, method, seconds=60, **params):
        self.sent += 1
        message = {"id": self.sent, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            answer = self.read(max(0.01, end - time.monotonic()))
            if answer is None:
                break
            if answer.get("id") == self.sent:
                if "error" in answer:
                    real.need(False, f"the browser does {method}", answer["error"])
                return answer["result"]
            self.events.append(answer)
        real.need(False, f"the browser answers {method} within {seconds} s")

    def complaints(self):
        """All that went wrong in pages since open()."""
        self.js("0")  # what is on its way comes before this answer
        found = []
        for e in self.events:
            p = e.get("params", {})
            if e.get("method") == "Runtime.exceptionThrown":
                d = p["exceptionDetails"]
                found.append(d.get("exception", {}).get("description", d["text"]))
            elif e.get("method") == "Log.entryAdded" and p["entry"]["level"] in ("error", "warning"):
                found.append(p["entry"]["text"])
            elif e.get("method") == "Runtime.consoleAPICalled" and p["type"] in ("error", "warning", "assert"):
                found.append(str(p["args"]))
        return found

    def requests(self):
        return [e["params"]["request"]["url"] for e in self.events if e.get("method") == "Network.requestWillBeSent"]

    # ---- pages

    def size(self, width, height):
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def prefers(self, scheme, media=""):
        self.ask("Emulation.setEmulatedMedia", media=media, features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, path, until="document.documentElement.dataset.ready", seconds=60):
        """Opens a file, or a URL with its path; seconds until the expression is true."""
        self.events = []
        began = time.monotonic()
        self.ask("Page.navigate", url=path if "://" in path else "file://" + path)
        self.wait(f"{json.dumps(path)}.endsWith(location.pathname) && document.readyState === 'complete' && ({until})", seconds)
        return time.monotonic() - began

    def js(self, expression, seconds=60):
        r = self.ask("Runtime.evaluate", seconds, expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in r:
            real.need(False, f"{expression[:100]} can be evaluated", r["exceptionDetails"])
        return r["result"].get("value")

    def wait(self, expression, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            v = self.js(expression)
            if v:
                return v
            time.sleep(0.03)
        real.need(False, f"in {seconds} s: {expression[:200]}")

    def key(self, key, modifiers=0):
        code, number = KEYS.get(key, ("Key" + key.upper() if key.isalpha() else "Digit" + key, ord(key[0].upper())))
        common = {"key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers}
        text = {"text": key} if len(key) == 1 else {}
        self.ask("Input.dispatchKeyEvent", type="keyDown", **common, **text)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        self.ask("Input.insertText", text=text)

    def mouse(self, kind, x, y, modifiers=0, **more):
        self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, modifiers=modifiers, **more)

    def click(self, selector):
        x, y = self.js(f"""(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: "center", behavior: "instant"}});
            const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }})()""")
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    def drag(self, x0, y0, x1, y1, modifiers=0):
        self.mouse("mouseMoved", x0, y0, modifiers)
        self.mouse("mousePressed", x0, y0, modifiers, button="left", buttons=1, clickCount=1)
        for i in range(1, 6):
            self.mouse("mouseMoved", x0 + (x1 - x0) * i / 5, y0 + (y1 - y0) * i / 5, modifiers, button="left", buttons=1)
        self.mouse("mouseReleased", x1, y1, modifiers, button="left", clickCount=1)

    def screenshot(self, path, whole=False):
        data = self.ask("Page.captureScreenshot", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as f:
            f.write(base64.b64decode(data))

    def pdf(self):
        return base64.b64decode(self.ask("Page.printToPDF", printBackground=True)["data"])

    def close(self):
        """Its children end with it."""
        self.session = None
        self.sent += 1
        os.write(self.to, json.dumps({"id": self.sent, "method": "Browser.close"}).encode() + b"\0")
        self.process.wait(20)
        os.close(self.to)
        os.close(self.back)
