# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""The picture of a task graph, measured: which boxes its edges cross, what is outside of it, and what its legend says."""
import bisect
import re
import xml.dom.minidom

LEGEND = ["a command, in the colour of its queue", "on the host", "a wait, or what was not seen", "on the critical path",
          "it waits for its event, or uses its data", "the order of a queue", "submitted when the host had waited"]
STEPS = 24  # points of a curve


def points(d):
    """Of the d of a path, absolute M, L, V, H, C and relative h: dots that are close to each other."""
    x = y = 0.0
    found = []

    def line(to):
        n = max(1, int(max(abs(to[0] - x), abs(to[1] - y)) / 5))
        found.extend((x + (to[0] - x) * k / n, y + (to[1] - y) * k / n) for k in range(n + 1))

    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        n = [float(v) for v in re.findall(r"-?[\d.]+", rest)]
        if letter == "M":
            found.append((n[0], n[1]))
        elif letter in "LVHh":
            to = {"L": lambda: (n[0], n[1]), "V": lambda: (x, n[0]), "H": lambda: (n[0], y), "h": lambda: (x + n[0], y)}[letter]()
            line(to)
        elif letter == "C":
            bend = [(x, y), *zip(n[::2], n[1::2])]
            for k in range(STEPS + 1):
                t = k / STEPS
                weight = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
                found.append(tuple(sum(w * p[i] for w, p in zip(weight, bend)) for i in (0, 1)))
        else:
            raise ValueError(f"{letter} in {d}")
        x, y = found[-1]
    return found


class Picture:
    def __init__(self, text):
        root = xml.dom.minidom.parseString(text).documentElement
        self.view = [float(v) for v in root.getAttribute("viewBox").split()]
        self.rects = [(r.getAttribute("id"), *(float(r.getAttribute(k)) for k in ("x", "y", "width", "height")))
                      for r in root.getElementsByTagName("rect") if r.getAttribute("x")]
        self.boxes = [r for r in self.rects if r[0].startswith("n")]
        self.rows = {}
        for box in self.boxes:
            self.rows.setdefault(box[2], []).append(box)
        self.tops = sorted(self.rows)
        paths = [p for p in root.getElementsByTagName("path") if p.parentNode.tagName == "g"]
        self.edges = [points(p.getAttribute("d")) for p in paths if p.getAttribute("marker-end")]
        self.lines = [points(p.getAttribute("d")) for p in paths]
        self.texts = [(t.firstChild.data if t.firstChild else "", float(t.getAttribute("x")), float(t.getAttribute("y")))
                      for t in root.getElementsByTagName("text")]

    def at(self, x, y):
        """The box that has the point on it, or in it."""
        row = bisect.bisect_right(self.tops, y + .01) - 1
        for name, bx, by, width, height in self.rows[self.tops[row]] if row >= 0 else ():
            if bx <= x <= bx + width and by - .01 <= y <= by + height + .01:
                return name, bx, by, width, height
        return None

    def crossed(self):
        """Edges that have a point inside of a box, and those that don't go from one box's border to another's."""
        bad = []
        for edge in self.edges:
            first, last = self.at(*edge[0]), self.at(*edge[-1])
            if not first or not last or abs(edge[0][1] - first[2] - first[4]) > .01 or abs(edge[-1][1] - last[2]) > .01:
                bad.append(("does not go from below a box to above one", edge[0], edge[-1]))
            for x, y in edge:
                box = self.at(x, y)
                if box and box[1] + .1 < x < box[1] + box[3] - .1 and box[2] + .1 < y < box[2] + box[4] - .1:
                    bad.append((f"crosses {box[0]}", edge[0], edge[-1]))
                    break
        return bad

    def outside(self):
        """What the viewBox doesn't hold. A text is at least as wide as a thin letter each."""
        x0, y0, w, h = self.view
        dots = [(x, y) for line in self.lines for x, y in line]
        dots += [(x + k * a, y + k * b) for _, x, y, a, b in self.rects for k in (0, 1)]
        dots += [(x + k * 3 * len(t), y) for t, x, y in self.texts for k in (0, 1)]
        return [d for d in dots if not (x0 <= d[0] <= x0 + w and y0 <= d[1] <= y0 + h)]

    def over_each_other(self):
        by_row = sorted(self.boxes, key=lambda b: (b[2], b[1]))
        return [(a[0], b[0]) for a, b in zip(by_row, by_row[1:]) if a[2] == b[2] and a[1] + a[3] > b[1]]

    def no_legend(self):
        shown = {t for t, _, _ in self.texts}
        return [t for t in LEGEND if t not in shown]
