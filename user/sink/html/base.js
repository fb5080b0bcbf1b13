// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// What the pages of report --html and of serve share: elements, numbers as text, light and dark, tables. It stands before
// either page's own script, in one element with it.
//
// Everything that comes from a traced process reaches the screen by textContent alone; nothing here makes markup of text.
/* exported ui */
"use strict";
const ui = (() => {

// ---- small things -----------------------------------------------------------------------------------

const $ = (selector, root = document) => root.querySelector(selector);
const SVG = "http://www.w3.org/2000/svg";

// What is not an element becomes text.
function el(tag, attrs, ...children) {
	const e = document.createElement(tag);
	for (const [k, v] of Object.entries(attrs || {})) {
		if (v === null || v === undefined || v === false)
			continue;
		if (k.startsWith("on"))
			e.addEventListener(k.slice(2), v);
		else if (k === "css")
			for (const [name, value] of Object.entries(v))
				e.style.setProperty(name, value);
		else
			e.setAttribute(k, v === true ? "" : v);
	}
	fill(e, ...children);
	return e;
}
// What is not there, and what a condition left of it, is nothing.
const fill = (e, ...children) => e.replaceChildren(...children.flat(9).filter((c) => c !== null && c !== undefined && c !== false && c !== 0 && c !== ""));

function shape(tag, attrs) {
	const e = document.createElementNS(SVG, tag);
	for (const [k, v] of Object.entries(attrs))
		e.setAttribute(k, v);
	return e;
}

const sum = (list, f) => list.reduce((n, x) => n + f(x), 0);
const clamp = (v, lo, hi) => Math.min(hi, Math.max(lo, v));
const count = (n) => n.toLocaleString("en-US");
const many = (n, one, more) => `${count(n)} ${n === 1 ? one : more || one + "s"}`;

// Between a number and its unit: no line ends there.
const GAP = "\u00a0";
// Three digits that count, and the exact number beside it where there is room for a title.
function three(v) {
	return v >= 99.95 ? v.toFixed(0) : v >= 9.995 ? v.toFixed(1) : v.toFixed(2);
}
function time(ns) {
	if (ns === null || ns === undefined)
		return "–";
	if (ns < 999.5)
		return `${Math.round(ns)}${GAP}ns`;
	if (ns < 999.5e3)
		return `${three(ns / 1e3)}${GAP}µs`;
	if (ns < 999.5e6)
		return `${three(ns / 1e6)}${GAP}ms`;
	if (ns < 119.5e9)
		return `${three(ns / 1e9)}${GAP}s`;
	const s = Math.round(ns / 1e9), part = (a, one, b, two) => `${a}${GAP}${one}${GAP}${b}${GAP}${two}`;
	return s < 7200 ? part(Math.floor(s / 60), "min", s % 60, "s") : part(Math.floor(s / 3600), "h", Math.floor(s % 3600 / 60), "min");
}
function bytes(n) {
	const units = ["bytes", "KiB", "MiB", "GiB", "TiB", "PiB"];
	let i = 0;
	if (n === null || n === undefined)
		return "–";
	if (n < 1024)
		return n ? many(n, "byte") : "0";
	while (n >= 999.5 && i < 5) {
		n /= 1024;
		i++;
	}
	return `${three(n)}${GAP}${units[i]}`;
}
function percent(part, all) {
	const p = all ? 100 * part / all : 0;
	return (p > 0 && p < 0.1 ? "<0.1" : p >= 99.95 || p === 0 ? p.toFixed(0) : p.toFixed(1)) + GAP + "%";
}
// A number and its unit, the unit smaller.
function figure(text) {
	const at = text.search(/[ \u00a0]/);
	return at < 0 ? [text] : [text.slice(0, at), el("small", {}, text.slice(at + 1))];
}

const LAYERS = ["sycl", "xpti", "ur", "pi", "ze", "zet", "zes", "cl", "cu", "device"];
const LAYER_COLOURS = { sycl: "xpti", xpti: "xpti", ur: "ur", pi: "pi", ze: "ze", zet: "ze", zes: "ze", cl: "cl", cu: "cu", device: "device" };
const layerVar = (layer) => `--l-${LAYER_COLOURS[layer] || "other"}`;
const layerTag = (layer) => el("span", { class: "layer", css: { background: `var(${layerVar(layer)})` } }, layer || "?");
// ---- light and dark ---------------------------------------------------------------------------------

const dark = matchMedia("(prefers-color-scheme: dark)");
const repaint = [];
let chosen = null, printing = false;
const inPrint = () => printing;

function setTheme() {
	const theme = printing ? "light" : chosen || (dark.matches ? "dark" : "light");
	document.documentElement.dataset.theme = theme;
	const icon = shape("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
	if (theme === "dark") {
		icon.append(shape("circle", { cx: 12, cy: 12, r: 4.2 }));
		for (let i = 0; i < 8; i++)
			icon.append(shape("line", { x1: 12, y1: 2.5, x2: 12, y2: 4.6, transform: `rotate(${i * 45} 12 12)` }));
	} else {
		icon.append(shape("path", { d: "M20 14.5A8.2 8.2 0 0 1 9.5 4a8.2 8.2 0 1 0 10.500 10.500z" }));
	}
	$("#theme").replaceChildren(icon);
	repaint.forEach((f) => f());
}
function switchTheme() {
	chosen = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
	setTheme();
}
dark.addEventListener("change", setTheme);
addEventListener("beforeprint", () => { printing = true; setTheme(); });
addEventListener("afterprint", () => { printing = false; setTheme(); });
// ---- tables -----------------------------------------------------------------------------------------

// columns: { key, label, num, of(row) -> what it is sorted by, show(row) -> text or node, title(row), cls(row), mono }
function table(id, rows, columns, sorted, few = 10) {
	const body = el("tbody"), more = el("div", { class: "more-rows" }), box = el("div");
	const t = { rows, shown: rows, key: sorted, down: true, all: false, box, keep: () => true, empty: "No row is like that." };
	const heads = columns.map((c) => {
		const th = el("th", { class: [c.num && "num", c.key === "spread" && "spread-head"].filter(Boolean).join(" ") || null, scope: "col", title: c.about });
		th.append(el("button", { type: "button", onclick: () => t.sort(c.key) }, c.label));
		return th;
	});
	box.append(el("div", { class: "scroll" }, el("table", { class: "data", id: `table-${id}` }, el("thead", {}, el("tr", {}, heads)), body)), more);
	const cell = (c, row) => {
		const v = c.of(row), shown = c.show ? c.show(row) : c.num ? (v === null ? "–" : count(v)) : v;
		const classes = [c.num && "num", c.mono && "name", !c.num && !c.mono && "text", c.cls && c.cls(row), c.num && !v && "zero"];
		return el("td", { class: classes.filter(Boolean).join(" "), "data-key": c.key, "data-v": v === null ? "" : v,
			title: c.title ? c.title(row) : null }, shown);
	};
	t.draw = () => {
		const c = columns.find((x) => x.key === t.key), list = t.rows.filter(t.keep);
		if (c)
			list.sort((a, b) => {
				const x = c.of(a), y = c.of(b);
				const order = typeof x === "string" || typeof y === "string" ? String(x ?? "").localeCompare(String(y ?? "")) : (x ?? -1) - (y ?? -1);
				return t.down ? -order : order;
			});
		columns.forEach((x, i) => {
			if (x.key === t.key)
				heads[i].setAttribute("aria-sort", t.down ? "descending" : "ascending");
			else
				heads[i].removeAttribute("aria-sort");
		});
		t.shown = list;
		body.replaceChildren(...(t.all ? list : list.slice(0, few)).map((row) => el("tr", {}, columns.map((x) => cell(x, row)))));
		if (!list.length)
			body.append(el("tr", {}, el("td", { class: "zero", colspan: columns.length }, t.empty)));
		more.replaceChildren(...(list.length > few ? [el("button", { class: "button", type: "button", onclick: () => { t.all = !t.all; t.draw(); } },
			t.all ? "Show fewer" : `Show all ${count(list.length)}`)] : []));
		more.hidden = list.length <= few;
		if (t.ondraw)
			t.ondraw(list);
	};
	t.sort = (key) => {
		const c = columns.find((x) => x.key === key);
		t.down = t.key === key ? !t.down : !!c.num;
		t.key = key;
		t.draw();
	};
	t.filter = (keep) => { t.keep = keep; t.draw(); };
	t.draw();
	return t;
}

const timeColumn = (key, label, about, extra) => Object.assign({ key, label, about, num: true, of: (r) => r[key], show: (r) => time(r[key]),
	title: (r) => r[key] === null || r[key] === undefined ? null : `${count(r[key])} ns` }, extra);
const bytesColumn = (key, label, about, extra) => Object.assign({ key, label, about, num: true, of: (r) => r[key], show: (r) => bytes(r[key]),
	title: (r) => r[key] === null || r[key] === undefined ? null : `${count(r[key])} bytes` }, extra);
const numColumn = (key, label, about, extra) => Object.assign({ key, label, about, num: true, of: (r) => r[key] }, extra);
const textColumn = (key, label, extra) => Object.assign({ key, label, of: (r) => r[key] ?? "", show: (r) => r[key] ?? "–" }, extra);
const failing = (key) => (r) => r[key] ? "bad" : null;

function section(id, title, about, ...content) {
	const s = el("section", { id, "aria-labelledby": `${id}-title` }, el("h2", { id: `${id}-title` }, title), about && el("p", { class: "sub" }, about), content);
	$("#main").append(s);
	$("#nav").append(el("a", { href: `#${id}` }, title));
	return s;
}
const card = (cls, ...content) => el("div", { class: `card ${cls}` }, content);
const titled = (title, ...content) => [el("h3", {}, title), ...content];
// A table in a card, with its title above.
function tableCard(title, t, cls) {
	return el("div", { class: `card flush long ${cls || ""}` }, el("div", { class: "tools" }, el("h3", { css: { margin: "0" } }, title),
		el("span", { class: "space" }), el("span", { class: "count" }, many(t.rows.length, "row"))), t.box);
}

return {
	$, el, fill, shape, sum, clamp, count, many, GAP, three, time, bytes, percent, figure, LAYERS, layerVar, layerTag,
	repaint, inPrint, setTheme, switchTheme, table, timeColumn, bytesColumn, numColumn, textColumn, failing,
	section, card, titled, tableCard
};
})();
