// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// The page of report --html. Its data stand in three elements, deflated, in base64: lines of JSON (docs/json.md),
// the boxes of the timeline (user/sink/html/boxes.c), and what is known of one event (user/sink/html/details.c), which is
// only read when one is chosen.
//
// Everything that comes from a traced process reaches the screen by textContent or fillText alone; nothing here
// makes markup of text, and the page's policy would not run it. Numbers are doubles: beyond 2^53 ns, 104 days of
// uptime, times of day are a few ns off; lengths never are.
/* global ui */
"use strict";
(() => {
const {
	$, el, fill, shape, sum, clamp, count, many, GAP, time, bytes, percent, figure, LAYERS, layerVar, layerTag,
	repaint, inPrint, setTheme, switchTheme, table, timeColumn, bytesColumn, numColumn, textColumn, failing, section,
	card, titled, tableCard
} = ui;

// ---- data -------------------------------------------------------------------------------------------

async function unpack(id) {
	const element = document.getElementById(id);
	const text = atob(element.textContent);
	const packed = new Uint8Array(text.length);
	for (let i = 0; i < text.length; i++)
		packed[i] = text.charCodeAt(i);
	element.remove();
	const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/* Names as their authors wrote them, where the lines have both. */
function demangle(o) {
	if (o.demangled)
		o[/_Z/.test(o.command || "") ? "command" : "name"] = o.demangled;
	if (o.for_demangled)
		o.for = o.for_demangled;
	return o;
}

function readLines(data) {
	const by = new Map();
	for (const line of new TextDecoder().decode(data).split("\n")) {
		if (!line)
			continue;
		const o = demangle(JSON.parse(line));
		if (!by.has(o.type))
			by.set(o.type, []);
		by.get(o.type).push(o);
	}
	return by;
}

// Gives one number after another, from a place on.
function reader(data, from) {
	const next = () => {
		let v = 0, scale = 1, b;
		do {
			b = data[next.at++];
			v += (b & 127) * scale;
			scale *= 128;
		} while (b & 128);
		return v;
	};
	next.at = from;
	return next;
}

function readBoxes(line, data) {
	const next = reader(data, 0);
	return line.levels.map((level) => {
		const n = level.boxes;
		const l = {
			cell: level.cell, n,
			start: new Float64Array(n), dur: new Float64Array(n), name: new Uint16Array(n),
			flags: new Uint8Array(n), events: new Uint32Array(n), busy: new Uint8Array(n).fill(255),
			first: new Uint32Array(line.lanes.length + 1),
		};
		let i = 0;
		level.lanes.forEach((boxes, lane) => {
			l.first[lane] = i;
			for (let before = 0, end = i + boxes; i < end; i++)
				before = l.start[i] = before + next();
		});
		l.first[line.lanes.length] = i;
		for (i = 0; i < n; i++)
			l.dur[i] = next();
		for (i = 0; i < n; i++)
			l.name[i] = next();
		for (i = 0; i < n; i++) {
			const v = next();
			l.flags[i] = v % 8;
			l.events[i] = Math.floor(v / 8) + 1;
		}
		for (i = 0; i < n; i++)
			if (l.events[i] > 1)
				l.busy[i] = next();
		return l;
	});
}

// Finds what is shown of an event by its lane and its begin; null: nothing is.
function readDetails(data) {
	const end = data.indexOf(10), head = JSON.parse(new TextDecoder().decode(data.subarray(0, end)));
	const next = reader(data, end + 1), { texts, signatures, stacks, events } = head;
	const difference = () => {
		const v = next();
		return v % 2 ? -(v + 1) / 2 : v / 2;
	};
	// Each number is given as its difference from the one before.
	const sums = (kind, n, from) => {
		const column = new kind(n);
		for (let i = 0, v = from; i < n; i++)
			column[i] = v += difference();
		return column;
	};
	const lanes = Uint16Array.from({ length: events }, next), begins = sums(Float64Array, events, head.first);
	const numbers = Uint16Array.from({ length: events }, next);
	// Of each signature, its events; of each event, how many of its signature are before it.
	const there = new Uint32Array(signatures.length), rows = new Uint32Array(events), places = new Map();
	for (let i = 0; i < events; i++) {
		if (!places.has(lanes[i]))
			places.set(lanes[i], new Map());
		places.get(lanes[i]).set(begins[i], i);
		rows[i] = there[numbers[i]]++;
	}
	const columns = signatures.map((names, number) => {
		const column = () => sums(Uint32Array, there[number], 0);
		return { values: Array.from({ length: number ? names.length / 2 : 1 }, column), work: column(), result: column(), stack: column() };
	});
	const find = (lane, start) => {
		const i = places.get(lane)?.get(start);
		if (i === undefined)
			return null;
		const number = numbers[i], row = rows[i], column = columns[number], names = number ? signatures[number] : [0, 0];
		return { known: number > 0,
			values: column.values.map((v, k) => ({ name: texts[names[2 * k]], type: texts[names[2 * k + 1]], text: texts[v[row]] })),
			work: texts[column.work[row]].trim(), result: texts[column.result[row]], stack: stacks[column.stack[row]].map((n) => texts[n]) };
	};
	return { find, events, stacks: stacks.length > 1 };
}

const ERROR = 1, UNFINISHED = 2, EVENT = 4;

// ---- colours ----------------------------------------------------------------------------------------

let paint = {};

function readColours() {
	const style = getComputedStyle(document.documentElement);
	const names = ["card", "ground", "sunken", "ink", "soft", "faint", "line", "grid", "accent", "accent-soft", "bad", "good", "warn",
		"l-ur", "l-ze", "l-cl", "l-cu", "l-pi", "l-xpti", "l-device", "l-other", "t-submit", "t-wait", "t-other", "t-else"];
	paint = {};
	for (const n of names)
		paint[n] = style.getPropertyValue("--" + n).trim();
	paint.mono = style.getPropertyValue("--mono");
	paint.sans = style.getPropertyValue("--sans");
}
repaint.push(readColours);

// ---- tip --------------------------------------------------------------------------------------------

const tip = $("#tip");
function showTip(x, y, title, lines) {
	fill(tip, el("b", {}, title), lines.filter(Boolean).map((l) => typeof l === "string" ? el("div", {}, l) : l));
	tip.hidden = false;
	const w = tip.offsetWidth, h = tip.offsetHeight;
	tip.style.left = `${clamp(x + 14, 8, Math.max(8, innerWidth - w - 8))}px`;
	tip.style.top = `${y + 18 + h > innerHeight ? Math.max(8, y - h - 12) : y + 18}px`;
}
const hideTip = () => { tip.hidden = true; };

// ---- canvases ---------------------------------------------------------------------------------------

// Sized in CSS pixels, sharp on every screen.
function fit(canvas, width, height) {
	const scale = window.devicePixelRatio || 1;
	const w = Math.max(1, Math.round(width * scale)), h = Math.max(1, Math.round(height * scale));
	if (canvas.width !== w || canvas.height !== h) {
		canvas.width = w;
		canvas.height = h;
	}
	const c = canvas.getContext("2d");
	c.setTransform(scale, 0, 0, scale, 0, 0);
	return c;
}
// What there is room for.
function clipped(c, text, room) {
	const whole = c.measureText(text).width;
	if (whole <= room)
		return text;
	let n = Math.min(text.length, Math.ceil(text.length * room / whole) + 2);
	while (n > 1 && c.measureText(text.slice(0, n) + "…").width > room)
		n--;
	return text.slice(0, n) + "…";
}
// Once a frame at most; at once for the printer, who does not wait for one.
function later(f) {
	let asked = false;
	return () => {
		if (inPrint())
			return f();
		if (asked)
			return;
		asked = true;
		requestAnimationFrame(() => { asked = false; f(); });
	};
}
function onDrag(element, start, move, end) {
	element.addEventListener("pointerdown", (e) => {
		if (e.button || start(e) === false)
			return;
		element.setPointerCapture(e.pointerId);
		const moved = (m) => move(m);
		const done = (m) => {
			element.removeEventListener("pointermove", moved);
			element.removeEventListener("pointerup", done);
			element.removeEventListener("pointercancel", done);
			end(m);
		};
		element.addEventListener("pointermove", moved);
		element.addEventListener("pointerup", done);
		element.addEventListener("pointercancel", done);
	});
}
// Round steps of time, some `about` of them over a span.
function steps(span, about) {
	const raw = span / Math.max(1, about), base = 10 ** Math.floor(Math.log10(raw));
	return base * [1, 2, 5, 10].find((m) => base * m >= raw);
}
// In the unit of the largest, with as many digits as tell one step from the next.
function tick(ns, step, most) {
	const [unit, scale] = most >= 1e9 ? ["s", 1e9] : most >= 1e6 ? ["ms", 1e6] : most >= 1e3 ? ["µs", 1e3] : ["ns", 1];
	return `${(ns / scale).toFixed(clamp(Math.ceil(Math.log10(scale / step) - 1e-9), 0, 9))}${GAP}${unit}`;
}

// ---- what the trace says ----------------------------------------------------------------------------

function digest(by) {
	const get = (type) => by.get(type) || [];
	const one = (type) => get(type)[0] || {};
	const d = { get, one };
	d.programs = get("program");
	d.from = Math.min(...d.programs.map((p) => p.from), one("timeline").events ? one("timeline").from : Infinity);
	d.to = Math.max(...d.programs.map((p) => p.to), one("timeline").events ? one("timeline").to : -Infinity);
	if (!(d.to >= d.from))
		d.from = d.to = 0;
	d.span = d.to - d.from;
	d.calls = sum(d.programs, (p) => p.calls);
	d.xpti = sum(d.programs, (p) => p.xpti_events);
	d.functions = get("latency");
	d.self = sum(d.functions, (f) => f.self);
	d.threads = get("time");
	d.waited = sum(d.threads, (t) => t.waiting);
	d.threadTime = sum(d.threads, (t) => t.span);
	d.commands = get("command");
	d.kernels = kernels(d.commands);
	d.launches = sum(d.kernels, (k) => k.submitted);
	d.device = d.kernels.some((k) => k.device !== null) ? sum(d.kernels, (k) => k.device || 0) : null;
	d.memory = get("memory");
	d.total = d.memory.find((m) => m.by === "total") || { peak: 0, live: 0, leaked: 0, leaked_count: 0, count: 0, bytes: 0 };
	d.leaks = get("leak").filter((l) => l.in_total);
	d.failures = get("failure");
	d.failed = sum(d.failures, (f) => f.count);
	d.diagnostics = get("diagnostic");
	d.bad = d.programs.filter((p) => p.ended && (p.signal || p.status));
	d.losses = get("lost").filter((l) => l.count);
	d.spoils = (kind, where) => one("loss_kinds")[kind].includes(where);
	const spoiling = (kind) => sum(d.losses.filter((l) => d.spoils(kind, l.where) && l.where !== "cut_off"), (l) => l.count);
	d.lost = spoiling("events");
	d.partial = spoiling("values");
	d.unsure = d.losses.some((l) => d.spoils("absence", l.where));
	d.cut = d.losses.some((l) => l.where === "cut_off");
	[d.part] = get("part");
	return d;
}

// The layers' views of one kernel of one process as one row: the largest counts.
function kernels(commands) {
	const by = new Map();
	for (const c of commands) {
		if (c.kind !== "kernel")
			continue;
		const key = `${c.pid} ${c.name}`;
		const k = by.get(key) || { name: c.name, pid: c.pid, process: c.process, submitted: 0, apis: [], device: null, measured: 0, submit: null };
		k.apis.push(c.api);
		if (c.submitted > k.submitted || !k.submit) {
			k.submitted = c.submitted;
			k.submit = c.submit.total;
			k.mean = c.submit.mean;
			k.p99 = c.submit.p99;
		}
		if (c.device && c.device.timed > k.measured) {
			k.device = c.device.total;
			k.measured = c.device.timed;
			k.device_mean = c.device.mean;
		}
		by.set(key, k);
	}
	return [...by.values()];
}

const names = (programs) => {
	const all = [...new Set(programs.map((p) => p.process || "?"))];
	return all.length === 1 ? (programs.length > 1 ? `${programs.length} processes of ${all[0]}` : all[0]) :
		all.length <= 3 ? listed(all) : `${all.length} programs`;
};
const listed = (words) => words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
const link = (to, text) => el("a", { href: `#${to}` }, text);

function findings(d) {
	const list = [];
	const add = (kind, icon, ...text) => list.push(el("li", {}, el("span", { class: `icon ${kind}`, "aria-hidden": "true" }, icon), el("p", {}, text)));
	if (d.cut)
		add("bad", "!", el("b", {}, "The recording has no end. "), "What came after could not be read, and is in no number of this page.");
	if (d.part && d.part.text)
		add("warn", "!", el("b", {}, "This is a part of what was traced: "), `${d.part.text}.`);
	else if (d.part)
		add("warn", "!", el("b", {}, "This is a part of a recording. "), "What was before it, or after it, is in no number of this page.");
	if (d.lost || d.unsure)
		add("bad", "!", el("b", {}, d.lost ? `${many(d.lost, "event")} or more were lost. ` : "Calls may have been lost. "),
			d.unsure ? "What this page says of what did not happen is no proof. " : "", link("lost", "Which, and why"));
	for (const p of d.bad)
		add("bad", "!", el("b", {}, `${p.process} (${p.pid}) `), p.signal ? `was killed by signal ${p.signal}.` : `ended with exit status ${p.status}.`);
	if (d.failures.length) {
		const f = [...d.failures].sort((a, b) => b.count - a.count)[0];
		add("warn", "!", el("b", {}, `${many(d.failed, "call")} failed`), d.failures.length > 1 ? `, in ${d.failures.length} ways; most often ` : ": ",
			el("span", { class: "mono" }, f.function), `, ${f.result}. `, link("errors", "All failures"));
	}
	if (d.diagnostics.length) {
		const m = [...d.diagnostics].sort((a, b) => b.count - a.count)[0];
		add("warn", "!", el("b", {}, `${many(sum(d.diagnostics, (x) => x.count), "message")} of the runtime`), d.diagnostics.length > 1 ? "; most often " : ": ",
			el("span", { class: "mono" }, m.text ?? "(not known)"), ". ", link("errors", "All messages"));
	}
	if (d.leaks.length)
		add("warn", "!", el("b", {}, `${many(sum(d.leaks, (l) => l.count), "allocation")}, ${bytes(sum(d.leaks, (l) => l.bytes))}, never freed. `), link("memory", "Where they came from"));
	const wrong = d.get("wrong_free");
	if (wrong.length)
		add("bad", "!", el("b", {}, `${many(sum(wrong, (w) => w.count), "wrong free")}. `), link("memory", "Which"));
	const top = [...d.functions].sort((a, b) => b.self - a.self)[0];
	if (top && d.self)
		add("", "i", el("b", {}, `${percent(top.self, d.self)} of the time in calls`), " is in ", el("span", { class: "mono" }, top.function), ` (${time(top.self)} in ${many(top.calls, "call")}). `, link("functions", "All functions"));
	const group = [...d.get("waits")].sort((a, b) => b.total - a.total)[0];
	if (group && group.total)
		add("", "i", el("b", {}, `Threads waited ${time(d.waited)}`), `, ${percent(d.waited, d.threadTime)} of their time; most for `, el("span", { class: "mono" }, group.for), `, ${time(group.total)}. `, link("waits", "All waits"));
	const inside = d.get("in_flight");
	if (inside.length)
		add("warn", "!", el("b", {}, `${many(inside.length, "call")} had not returned`), " when the trace ended. ", link("waits", "Which"));
	if (!d.leaks.length && !wrong.length && d.total.count && !d.unsure)
		add("good", "✓", `No leak and no wrong free was seen; ${many(d.total.count, "allocation")}, at most ${bytes(d.total.peak)} at once.`);
	if (!d.failures.length && !d.bad.length && d.calls && !d.unsure)
		add("good", "✓", "No call failed.");
	if (!d.losses.length)
		add("good", "✓", "Nothing was lost.");
	else if (!d.lost && !d.cut && !d.unsure)
		add("good", "✓", ["No event was lost; ", d.partial ? link("lost", `${many(d.partial, "part")} of what was seen ${d.partial === 1 ? "is" : "are"} missing`) : link("lost", "but some calls did not return"), "."]);
	return el("ul", { class: "findings" }, list);
}

function stackBar(parts, all) {
	return el("div", { class: "stack" }, parts.filter((p) => p.value > 0).map((p) =>
		el("i", { css: { width: `${100 * p.value / (all || 1)}%`, background: `var(${p.colour})` }, title: `${p.label}: ${time(p.value)}, ${percent(p.value, all)}` })));
}

function byLayer(d) {
	const by = new Map();
	for (const f of d.functions)
		by.set(f.api || "other", (by.get(f.api || "other") || 0) + f.self);
	const parts = [...by].sort((a, b) => b[1] - a[1]).map(([layer, value]) => ({ label: layer, value, colour: layerVar(layer) }));
	return [stackBar(parts, d.self), el("div", { class: "legend" }, parts.map((p) =>
		el("span", {}, el("i", { class: "dot", css: { background: `var(${p.colour})` } }), `${p.label} ${time(p.value)} · ${percent(p.value, d.self)}`)))];
}

function threadBars(d) {
	const words = [["submitting", "submitting work", "--t-submit"], ["waiting", "waiting", "--t-wait"], ["other", "in other calls", "--t-other"], ["elsewhere", "outside traced calls", "--t-else"]];
	const list = [...d.threads].sort((a, b) => b.span - a.span), shown = list.slice(0, 8);
	const rows = shown.flatMap((t) => [
		el("span", { class: "who", title: `${t.process ?? ""} ${t.pid ?? ""}, thread ${t.tid ?? ""}` }, t.tid ? t.thread : `${t.threads} threads`),
		stackBar(words.map(([key, label, colour]) => ({ label, value: t[key], colour })), t.span),
		el("span", { class: "count" }, time(t.span))]);
	return [el("div", { class: "shares" }, rows),
		el("div", { class: "legend" }, words.map(([, label, colour]) => el("span", {}, el("i", { class: "dot", css: { background: `var(${colour})` } }), label)),
			list.length > shown.length && el("span", {}, `and ${many(list.length - shown.length, "more thread")}, in Waits`))];
}

function overview(d) {
	const clock = d.one("clock"), program = d.programs.length ? names(d.programs) : "Nothing";
	const when = clock.realtime ? new Date((clock.realtime + (d.from - clock.ts)) / 1e6) : null;
	const hosts = [...new Set(d.programs.map((p) => p.host).filter(Boolean))];
	const where = hosts.length > 3 ? ` on ${hosts.length} machines` : hosts.length ? ` on ${listed(hosts)}` : "";
	document.title = `${program} – xptibpf report`;
	const s = el("section", { id: "overview", "aria-label": "Overview" });
	$("#nav").append(el("a", { href: "#overview" }, "Overview"));
	const tile = (id, what, value, more, cls, exact) => el("div", { class: `tile ${cls || ""}`, id: `tile-${id}`, "data-v": exact, title: exact === undefined ? null : count(exact) },
		el("span", { class: "what" }, what), el("b", {}, figure(value)), el("div", { class: "more", title: more }, more));
	const rate = d.span ? d.calls / (d.span / 1e9) : 0;
	s.append(
		el("p", { class: "eyebrow" }, `Report of a trace${when ? ` · ${when.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" })}, ${when.toLocaleTimeString("en-GB")}` : ""}`),
		el("h1", {}, d.programs.length ? `${program} made ${many(d.calls, "API call")} in ${time(d.span)}${where}.` : "No process made a call."),
		el("p", { class: "lede" }, lede(d)),
		el("div", { class: "tiles" },
			tile("calls", "API calls", count(d.calls), d.span ? `${count(Math.round(rate))} a second` : "", "", d.calls),
			tile("xpti", "XPTI events", count(d.xpti), d.xpti ? many(d.get("xpti_events").length, "kind") : "the program emitted none", "", d.xpti),
			tile("launches", "Kernel launches", count(d.launches), d.kernels.length ? many(d.kernels.length, "kernel") : "no kernels", "", d.launches),
			tile("device", "Time on the device", d.device === null ? "–" : time(d.device), d.device === null ? "the program did not measure it" : "as the program measured it", "", d.device ?? undefined),
			tile("waited", "Waiting", percent(d.waited, d.threadTime), `${time(d.waited)} of ${many(sum(d.threads, (t) => t.threads), "thread")}`, "", d.waited),
			tile("peak", "Peak memory", bytes(d.total.peak), many(d.total.count, "allocation"), "", d.total.peak),
			tile("failed", "Failed calls", count(d.failed), d.failed ? many(d.failures.length, "way", "ways") : "none", d.failed ? "warn" : "", d.failed),
			tile("lost", "Lost events", count(d.lost), lossWords(d), d.lost || d.cut || d.unsure ? "bad" : "", d.lost)),
		el("div", { class: "grid" }, card("w6", titled("What to know", findings(d))),
			card("w6", titled("Where the threads’ time went", d.threads.length ? threadBars(d) : el("p", { class: "empty" }, "No thread made a call."),
				el("h3", { css: { "margin-top": "22px" } }, "Time in calls, by layer"), d.self ? byLayer(d) : el("p", { class: "empty" }, "No call was timed.")))));
	if (d.programs.length) {
		const started = new Map(d.get("started").map((s) => [s.pid, s.cmdline]));
		const t = table("programs", d.programs, [
			textColumn("process", "Process", { mono: true, show: (r) => r.process || "?" }), numColumn("pid", "PID", "", { show: (r) => String(r.pid) }),
			...(hosts.length ? [textColumn("host", "Host")] : []),
			...(d.programs.some((p) => p.rank !== undefined) ? [numColumn("rank", "Rank", "", { of: (r) => r.rank ?? null })] : []),
			{ key: "span", label: "Time", num: true, of: (r) => r.to - r.from, show: (r) => time(r.to - r.from) },
			numColumn("threads", "Threads"), numColumn("calls", "Calls"), numColumn("xpti_events", "XPTI events"),
			{ key: "end", label: "End", of: (r) => !r.ended ? "runs, or its end was not seen" : r.signal ? `killed by signal ${r.signal}` : `exit status ${r.status}`, cls: (r) => r.signal || r.status ? "bad" : null },
			{ key: "cmdline", label: "Command line", mono: true, of: (r) => started.get(r.pid) || "" , show: (r) => started.get(r.pid) || "–" }], "calls");
		s.append(el("div", { css: { height: "16px" } }), tableCard("Processes", t));
	}
	$("#main").append(s);
}

// What the tile of losses says below its number.
function lossWords(d) {
	if (d.cut)
		return d.lost ? "and all after its end" : "but all after its end";
	if (d.lost)
		return many(d.losses.length, "cause");
	if (d.unsure)
		return "calls may be missing";
	return d.partial ? `${many(d.partial, "part")} missing` : "every event was seen";
}

function lede(d) {
	if (!d.programs.length)
		return "No traced library was used, or the selection left all of its calls out.";
	const parts = [];
	const several = d.programs.length > 1;
	if (d.launches)
		parts.push(`${several ? "They" : "It"} launched ${d.kernels.length === 1 ? "one kernel" : `${d.kernels.length} kernels`} ${count(d.launches)} times${d.device === null ? "" : `, which ran for ${time(d.device)} on the device`}.`);
	const alone = sum(d.threads, (t) => t.threads) === 1;
	if (d.threads.length)
		parts.push(`${several ? "Their" : "Its"} ${alone ? "thread" : "threads"} spent ${percent(sum(d.threads, (t) => t.submitting), d.threadTime)} of ${alone ? "its" : "their"} time submitting work, ${percent(d.waited, d.threadTime)} waiting and ${percent(sum(d.threads, (t) => t.elsewhere), d.threadTime)} outside traced calls.`);
	return parts.join(" ");
}

// ---- losses, always in sight ------------------------------------------------------------------------

function lossPill(d) {
	const pill = $("#loss");
	pill.hidden = false;
	pill.className = `pill ${d.lost || d.cut || d.unsure ? "bad" : d.partial ? "warn" : ""}`;
	pill.dataset.v = d.lost;
	pill.textContent = d.cut ? `✕ no end${d.lost ? `, ${count(d.lost)} lost` : ""}` : d.lost ? `✕ ${count(d.lost)} lost` : d.unsure ? "✕ calls may be missing" : d.partial ? `✓ no event lost, ${many(d.partial, "gap")}` : "✓ nothing lost";
}

// ---- the timeline -----------------------------------------------------------------------------------

const LANE = 19, XLANE = 12, HEAD = 25, MEMORY = 46, RULER = 24;

function timeline(d, line, levels, points) {
	const base = line.from, whole = Math.max(1, line.to - line.from);
	const mini = el("canvas", { class: "mini", "aria-hidden": "true" });
	const canvas = el("canvas", { tabindex: "0", role: "application", "aria-label": "Timeline of calls: W and S zoom, A and D pan, ? lists all keys" });
	const spacer = el("div"), lanes = el("div", { class: "lanes" }, canvas, spacer);
	const facts = el("div", { class: "facts", "aria-live": "polite" }), told = el("div", { class: "told", id: "told", hidden: true });
	let details = null, asked = false;
	const search = el("input", { type: "search", id: "find", placeholder: "Find a call or kernel   /", "aria-label": "Find in the timeline" });
	const found = el("span", { class: "count", id: "found" });
	const button = (text, title, f, id) => el("button", { class: "button", type: "button", title, id, onclick: f }, text);
	const stage = el("div", { class: "card flush stage", id: "stage" });
	let t0 = 0, t1 = whole, hover = null, picked = null, range = null, query = "", hits = null, animation = 0;
	const folded = new Set();
	let width = 0, GUTTER = 168, rows = [];

	// -- rows: processes, their threads with a lane a depth, then their queues with what ran on them

	const threads = new Map();
	line.lanes.forEach((lane, i) => {
		const key = `${lane.pid} ${lane.queue ? "queue " + lane.queue : lane.tid} ${lane.thread}`;
		if (!threads.has(key))
			threads.set(key, { key, pid: lane.pid, tid: lane.queue ? null : lane.tid, queue: lane.queue, process: lane.process, label: lane.thread, lanes: [] });
		threads.get(key).lanes.push(i);
	});
	const processes = new Map();
	for (const t of threads.values()) {
		t.lanes.sort((a, b) => (line.lanes[b].xpti - line.lanes[a].xpti) || line.lanes[a].depth - line.lanes[b].depth);
		if (!processes.has(t.pid))
			processes.set(t.pid, { key: `p ${t.pid}`, pid: t.pid, process: t.process, threads: [] });
		processes.get(t.pid).threads.push(t);
	}
	for (const p of processes.values())
		p.threads.sort((a, b) => !!a.queue - !!b.queue || (a.tid !== a.pid) - (b.tid !== b.pid) || a.label.localeCompare(b.label, "en", { numeric: true }));
	const list = [...processes.values()];
	if (threads.size > 24)
		for (const t of threads.values())
			folded.add(t.key);

	function layout() {
		let y = 0;
		rows = [];
		const add = (row) => { row.y = y; y += row.h; rows.push(row); };
		if (points.length)
			add({ type: "memory", h: MEMORY, label: "live memory", most: Math.max(...points.map((p) => p.peak)) });
		for (const p of list) {
			if (list.length > 1 || p.pid === null)
				add({ type: "process", h: HEAD, label: p.pid === null ? "further threads" : `${p.process || "?"}  ${p.pid}`, key: p.key, folded: folded.has(p.key) });
			if (folded.has(p.key))
				continue;
			for (const t of p.threads) {
				const shown = folded.has(t.key) ? t.lanes.filter((i) => !line.lanes[i].depth && !line.lanes[i].xpti).slice(0, 1) : t.lanes;
				(shown.length ? shown : t.lanes.slice(0, 1)).forEach((lane, i, all) => add({ type: "lane", lane, h: line.lanes[lane].xpti ? XLANE : LANE,
					first: !i, last: i === all.length - 1, label: t.label || "thread", sub: t.tid, key: t.key, more: t.lanes.length > 1, folded: folded.has(t.key) }));
				y += 5;
			}
		}
		rows.height = y + 4;
		spacer.style.height = `${Math.max(0, rows.height - canvas.clientHeight)}px`;
	}

	// -- colours of names: a layer's, in three strengths

	let fills = [], inks = [];
	const mixed = (hex, k) => [16, 8, 0].map((at) => {
		const v = (parseInt(hex.slice(1), 16) >> at) & 255;
		return Math.round(k < 0 ? v * (1 + k) : v + (255 - v) * k);
	});
	function colours() {
		fills = [];
		inks = [];
		line.names.forEach(([layer, what, more]) => {
			let h = 0;
			for (const c of what)
				h = (h * 31 + c.charCodeAt(0)) >>> 0;
			const rgb = mixed(paint[layerVar(layer).slice(2)], more ? 0 : [0, .2, -.16][h % 3]);
			const bright = (rgb[0] * 299 + rgb[1] * 587 + rgb[2] * 114) / 1000;
			fills.push(`rgb(${rgb.join(",")})`);
			inks.push(bright > 140 ? "#10151c" : "#ffffff");
		});
	}

	// -- where

	const plot = () => Math.max(10, width - GUTTER);
	const toX = (t) => GUTTER + (t - t0) / (t1 - t0) * plot();
	const toT = (x) => t0 + (x - GUTTER) / plot() * (t1 - t0);
	function levelFor(span, pixels) {
		const per = span / pixels;
		let best = levels[0];
		for (const l of levels)
			if (l.cell <= per && l.cell >= best.cell)
				best = l;
		return best;
	}
	// The first box of a lane that ends after t.
	function firstAfter(l, lane, t) {
		let lo = l.first[lane], hi = l.first[lane + 1];
		const begin = lo;
		while (lo < hi) {
			const mid = (lo + hi) >> 1;
			if (l.start[mid] < t)
				lo = mid + 1;
			else
				hi = mid;
		}
		while (lo > begin && l.start[lo - 1] + l.dur[lo - 1] > t)
			lo--;
		return lo;
	}

	// -- drawing

	let drawn = 0;
	function drawLane(c, row, y, l) {
		const end = l.first[row.lane + 1], k = plot() / (t1 - t0), tall = row.h - 2, font = row.h >= LANE;
		let lastX = -1, lastFill = null, alpha = -1, lastHit = 0;
		for (let i = firstAfter(l, row.lane, t0); i < end && l.start[i] < t1; i++) {
			const x0 = GUTTER + (l.start[i] - t0) * k;
			const from = Math.max(GUTTER, x0), to = Math.min(width, x0 + Math.max(l.dur[i] * k, 1));
			const w = to - from, name = l.name[i], flags = l.flags[i];
			const a = (hits && !hits[name] ? .13 : 1) * (l.events[i] > 1 && l.dur[i] ? .35 + .65 * l.busy[i] / 255 : 1);
			/* One box a pixel will do, but for those that somebody looks for. */
			if (w <= 1.01 && Math.floor(from) === lastX && !(flags & ERROR) && (!hits || !hits[name] || lastHit))
				continue;
			lastHit = hits && hits[name];
			if (a !== alpha)
				c.globalAlpha = alpha = a;
			if (fills[name] !== lastFill)
				c.fillStyle = lastFill = fills[name];
			lastX = Math.floor(from);
			drawn++;
			if (w > 3) {
				c.fillRect(from, y, w - .7, tall);
			} else {
				c.fillRect(from, y, Math.max(1, w), tall);
			}
			if (flags & UNFINISHED && w > 6) {
				c.strokeStyle = paint.card;
				c.lineWidth = 1.5;
				c.beginPath();
				for (let x = from + 4; x < to; x += 7) {
					c.moveTo(x, y + tall);
					c.lineTo(Math.min(to, x + 6), y);
				}
				c.stroke();
			}
			if (flags & ERROR) {
				c.globalAlpha = alpha = 1;
				c.fillStyle = lastFill = paint.bad;
				c.fillRect(from, y, Math.max(2, Math.min(w, 4)), tall);
				c.fillRect(from, y + tall - 2.5, Math.max(2, w - .7), 2.5);
			}
			if (font && w > 34) {
				const text = line.names[name][2] ? `${line.names[name][1]} · ${line.names[name][2]}` : line.names[name][1];
				const shown = l.events[i] > 1 ? `${count(l.events[i])} ${line.lanes[row.lane].queue ? "runs" : "calls"}` : text;
				const room = Math.floor((w - 9) / charWidth);
				c.globalAlpha = alpha = a;
				c.fillStyle = lastFill = inks[name];
				c.fillText(shown.length > room ? shown.slice(0, Math.max(1, room - 1)) + "…" : shown, from + 5 + (flags & ERROR ? 3 : 0), y + tall / 2 + .5);
			}
		}
		c.globalAlpha = 1;
	}
	let charWidth = 6.6;

	function drawMemory(c, row, y) {
		const max = Math.max(1, row.most), tall = row.h - 10;
		area(c, points, (t) => clamp(toX(t - base), GUTTER - 2, width + 2), (v) => y + 5 + tall - v / max * tall, y + 5 + tall);
	}

	const draw = later(() => {
		width = canvas.clientWidth;
		if (!width)
			return;
		GUTTER = width < 640 ? 92 : 168;
		const height = Math.min(rows.height, stage.classList.contains("full") ? lanes.clientHeight : inPrint() ? Math.min(rows.height, 900) : Math.min(innerHeight * .62, 640));
		canvas.style.height = `${height}px`;
		spacer.style.height = `${Math.max(0, rows.height - height)}px`;
		const c = fit(canvas, width, height), top = lanes.scrollTop;
		const l = levelFor(t1 - t0, plot());
		drawn = 0;
		c.fillStyle = paint.card;
		c.fillRect(0, 0, width, height);
		c.textBaseline = "middle";
		c.font = `11px ${paint.mono}`;
		charWidth = c.measureText("MMMMMMMMMM").width / 10;
		grid(c, height);
		for (const row of rows) {
			const y = row.y - top;
			if (y > height || y + row.h < 0)
				continue;
			if (row.type === "lane") {
				c.font = `11px ${paint.mono}`;
				drawLane(c, row, y + 1, l);
			} else if (row.type === "memory") {
				drawMemory(c, row, y);
			} else {
				c.fillStyle = paint.sunken;
				c.fillRect(0, y, width, row.h - 2);
			}
		}
		gutter(c, top, height);
		if (range)
			band(c, range, height);
		outline(c, hover, top, paint.ink);
		outline(c, picked, top, paint.accent);
		drawMini();
		Object.assign(stage.dataset, { from: t0, to: t1, drawn, lanes: line.lanes.length, cell: l.cell, boxes: l.n });
	});
	function grid(c, height) {
		const step = steps(t1 - t0, plot() / 110);
		c.fillStyle = paint.grid;
		for (let t = Math.ceil(t0 / step) * step; t <= t1; t += step)
			c.fillRect(Math.round(toX(t)), 0, 1, height);
	}
	function gutter(c, top, height) {
		c.fillStyle = paint.card;
		c.fillRect(0, 0, GUTTER - 1, height);
		c.fillStyle = paint.line;
		c.fillRect(GUTTER - 1, 0, 1, height);
		for (const row of rows) {
			const y = row.y - top;
			if (y > height || y + row.h < 0)
				continue;
			if (row.type === "process") {
				c.fillStyle = paint.sunken;
				c.fillRect(0, y, GUTTER - 1, row.h - 2);
				c.fillStyle = paint.ink;
				c.font = `600 12px ${paint.sans}`;
				c.fillText(clipped(c, `${row.folded ? "▸" : "▾"} ${row.label}`, GUTTER - 24), 12, y + row.h / 2 - 1);
			} else if (row.type === "memory") {
				c.fillStyle = paint.soft;
				c.font = `12px ${paint.sans}`;
				c.fillText(GUTTER > 100 ? row.label : "memory", 26, y + row.h / 2 - 8);
				c.fillStyle = paint.faint;
				c.font = `11px ${paint.sans}`;
				c.fillText(GUTTER > 100 ? `up to ${bytes(row.most)}` : bytes(row.most), 26, y + row.h / 2 + 8);
			} else if (row.first) {
				c.fillStyle = paint.soft;
				c.font = `12px ${paint.sans}`;
				c.fillText(row.more ? (row.folded ? "▸" : "▾") : "", 12, y + 10);
				const label = clipped(c, row.label, GUTTER > 100 && row.sub ? GUTTER - 84 : GUTTER - 34);
				c.fillText(label, 26, y + 10);
				if (row.sub && GUTTER > 100) {
					c.fillStyle = paint.faint;
					c.font = `11px ${paint.sans}`;
					c.textAlign = "right";
					c.fillText(String(row.sub), GUTTER - 10, y + 10.5);
					c.textAlign = "left";
				}
			}
		}
	}
	function band(c, r, height) {
		const x0 = toX(Math.min(r.a, r.b)), x1 = toX(Math.max(r.a, r.b));
		c.globalAlpha = .14;
		c.fillStyle = paint.accent;
		c.fillRect(x0, 0, x1 - x0, height);
		c.globalAlpha = 1;
		c.fillRect(x0, 0, 1, height);
		c.fillRect(x1, 0, 1, height);
		const text = time(Math.abs(r.b - r.a));
		c.font = `600 12px ${paint.sans}`;
		const w = c.measureText(text).width + 14, x = clamp((x0 + x1) / 2 - w / 2, GUTTER, width - w);
		c.fillRect(x, 6, w, 20);
		c.fillStyle = paint.card;
		c.fillText(text, x + 7, 16.5);
	}
	function outline(c, box, top, colour) {
		if (!box)
			return;
		const row = rows.find((r) => r.type === "lane" && r.lane === box.lane);
		if (!row)
			return;
		const x = toX(box.start), w = Math.max(2, box.dur / (t1 - t0) * plot());
		c.save();
		c.beginPath();
		c.rect(GUTTER, 0, width, 1e5);
		c.clip();
		c.strokeStyle = colour;
		c.lineWidth = 2;
		c.strokeRect(x - .5, row.y - top + .5, w + 1, row.h - 1);
		c.restore();
	}

	function area(c, list, x, y, floor) {
		if (!list.length)
			return;
		const step = list[0].step || 0;
		c.beginPath();
		c.moveTo(x(list[0].ts), floor);
		let last = 0;
		for (const p of list) {
			c.lineTo(x(p.ts), y(last));
			c.lineTo(x(p.ts), y(p.peak));
			c.lineTo(x(p.ts + step), y(p.peak));
			last = p.live;
			c.lineTo(x(p.ts + step), y(last));
		}
		c.lineTo(x(Math.max(line.to, list.at(-1).ts + step)), y(last));
		c.lineTo(x(Math.max(line.to, list.at(-1).ts + step)), floor);
		c.closePath();
		c.globalAlpha = .22;
		c.fillStyle = paint.accent;
		c.fill();
		c.globalAlpha = 1;
		c.strokeStyle = paint.accent;
		c.lineWidth = 1.3;
		c.stroke();
	}

	// The whole trace: how full each moment is of outermost calls; drawn when that changes, and then copied.
	const picture = document.createElement("canvas");
	let pictured = "";
	function drawPicture(tall) {
		const now = [plot(), tall, document.documentElement.dataset.theme, query, window.devicePixelRatio].join(" ");
		if (now === pictured)
			return;
		pictured = now;
		const c = fit(picture, plot(), tall), l = levelFor(whole, plot());
		const outer = line.lanes.map((o, i) => i).filter((i) => !line.lanes[i].xpti && !line.lanes[i].depth);
		const each = Math.max(1, tall / Math.max(1, outer.length));
		c.fillStyle = paint.sunken;
		c.fillRect(0, 0, plot(), tall);
		outer.slice(0, Math.floor(tall)).forEach((lane, n) => {
			let last = -1;
			for (let i = l.first[lane]; i < l.first[lane + 1]; i++) {
				const px = l.start[i] / whole * plot(), w = Math.max(1, l.dur[i] / whole * plot());
				if (Math.floor(px) === last && w <= 1)
					continue;
				last = Math.floor(px);
				c.globalAlpha = (hits && !hits[l.name[i]] ? .15 : 1) * (l.events[i] > 1 && l.dur[i] ? .4 + .6 * l.busy[i] / 255 : 1);
				c.fillStyle = fills[l.name[i]];
				c.fillRect(px, n * each, w, Math.max(1, each - (each > 3 ? 1 : 0)));
			}
		});
		c.globalAlpha = 1;
	}
	// That, what of it is in sight, and the ruler of that.
	function drawMini() {
		const h = mini.clientHeight, c = fit(mini, width, h), top = 8, tall = h - RULER - 12;
		const x = (t) => GUTTER + t / whole * plot();
		c.fillStyle = paint.card;
		c.fillRect(0, 0, width, h);
		drawPicture(tall);
		c.drawImage(picture, GUTTER, top, plot(), tall);
		const a = x(t0), b = Math.max(a + 3, x(t1));
		if (t1 - t0 < whole * .9999) {
			c.fillStyle = paint.card;
			c.globalAlpha = .62;
			c.fillRect(GUTTER, top, a - GUTTER, tall);
			c.fillRect(b, top, width - b, tall);
			c.globalAlpha = 1;
			c.strokeStyle = paint.accent;
			c.lineWidth = 1.5;
			c.strokeRect(a + .5, top - 1.5, b - a - 1, tall + 3);
		}
		c.textBaseline = "middle";
		c.font = `11px ${paint.sans}`;
		c.fillStyle = paint.soft;
		c.fillText("whole trace", GUTTER > 100 ? 26 : 10, top + tall / 2);
		c.fillText(GUTTER > 100 ? `${time(t1 - t0)} in sight` : time(t1 - t0), GUTTER > 100 ? 26 : 10, h - RULER / 2);
		const step = steps(t1 - t0, plot() / 110);
		for (let t = Math.ceil(t0 / step) * step; t <= t1; t += step) {
			const px = toX(t), text = tick(t, step, t1);
			c.fillStyle = paint.line;
			c.fillRect(Math.round(px), h - RULER + 4, 1, RULER - 4);
			c.fillStyle = paint.soft;
			if (px + c.measureText(text).width + 6 < width)
				c.fillText(text, px + 5, h - RULER / 2 + 1);
		}
	}

	// -- moving

	function look(a, b) {
		const least = 40, span = clamp(b - a, Math.min(least, whole), whole * 1.0001);
		const mid = (a + b) / 2;
		t0 = clamp(mid - span / 2, 0, Math.max(0, whole - span));
		t1 = t0 + span;
		draw();
	}
	function glide(a, b) {
		const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
		cancelAnimationFrame(animation);
		if (still)
			return look(a, b);
		const from = [t0, t1], began = performance.now();
		const frame = (now) => {
			const k = clamp((now - began) / 170, 0, 1), e = 1 - (1 - k) ** 3;
			// Widths go by their logarithm: each frame zooms by the same factor.
			const w0 = from[1] - from[0], w1 = b - a, w = w0 * (w1 / w0) ** e;
			const f = Math.abs(w1 - w0) < 1e-9 ? e : (w - w0) / (w1 - w0);
			const left = from[0] + (a - from[0]) * f;
			look(left, left + w);
			if (k < 1)
				animation = requestAnimationFrame(frame);
			else
				look(a, b);
		};
		animation = requestAnimationFrame(frame);
	}
	function zoom(factor, at, smooth) {
		const t = at === undefined ? (t0 + t1) / 2 : at, span = clamp((t1 - t0) * factor, Math.min(40, whole), whole);
		const a = clamp(t - (t - t0) * span / (t1 - t0), 0, whole - span);
		(smooth ? glide : look)(a, a + span);
	}
	const pan = (share) => { const w = t1 - t0, a = clamp(t0 + share * w, 0, whole - w); glide(a, a + w); };
	const all = () => glide(0, whole);
	function near(box) {
		const room = Math.max(box.dur * .6, 200);
		glide(clamp(box.start - room, 0, whole), clamp(box.start + box.dur + room, 0, whole));
	}

	// -- what is under the pointer

	const boxAt = (l, lane, i) => ({ lane, i, start: l.start[i], dur: l.dur[i], name: l.name[i], flags: l.flags[i], events: l.events[i], busy: l.busy[i] });
	function rowAt(y) {
		const at = y + lanes.scrollTop;
		return rows.find((r) => at >= r.y && at < r.y + r.h);
	}
	function find(x, y) {
		const row = rowAt(y);
		if (!row || row.type !== "lane" || x < GUTTER)
			return null;
		const l = levelFor(t1 - t0, plot()), per = (t1 - t0) / plot(), t = toT(x);
		let best = null, distance = 2.5 * per;
		for (let i = firstAfter(l, row.lane, t - 3 * per); i < l.first[row.lane + 1] && l.start[i] <= t + 3 * per; i++) {
			const away = t < l.start[i] ? l.start[i] - t : Math.max(0, t - l.start[i] - l.dur[i]);
			if (away < distance) {
				distance = away;
				best = boxAt(l, row.lane, i);
			}
		}
		return best;
	}
	function words(box) {
		const [layer, what, more] = line.names[box.name], lane = line.lanes[box.lane];
		const single = box.events === 1, event = box.flags & EVENT;
		return {
			title: single ? what : `${count(box.events)} ${lane.xpti ? "events" : lane.queue ? "runs" : "calls"}, mostly ${what}`,
			lines: [more && single && more,
				single && event ? `XPTI event` : `${time(box.dur)}${single ? "" : ` together, ${Math.round(100 * box.busy / 255)} % of it in ${lane.queue ? "runs" : "calls"}`}`,
				`at ${time(box.start)} · ${lane.thread || "thread"} · ${layer}${lane.depth && !lane.queue ? ` · depth ${lane.depth}` : ""}`,
				box.flags & ERROR && el("div", { class: "bad" }, single ? "it failed" : "some of them failed"),
				box.flags & UNFINISHED && "it did not return",
				!single && "zoom in to tell them apart"],
		};
	}
	function tellFacts() {
		if (range && Math.abs(range.b - range.a) > 0) {
			const a = Math.min(range.a, range.b), b = Math.max(range.a, range.b), within = eventsIn(a, b);
			fill(facts, el("span", {}, "Selected ", el("b", {}, time(b - a))), el("span", {}, "from ", el("b", {}, time(a))),
				el("span", {}, "events that begin in it ", el("b", { id: "in-range", "data-from": a, "data-to": b, "data-v": within }, count(within))), el("span", { class: "hint" }, el("kbd", {}, "f"), " zooms to it, ", el("kbd", {}, "Esc"), " ends it"));
			return;
		}
		if (picked) {
			const w = words(picked), [layer, , more] = line.names[picked.name], lane = line.lanes[picked.lane];
			fill(facts, el("span", {}, layerTag(layer), el("b", { class: "mono" }, w.title)), more && el("span", { class: "mono" }, more),
				!(picked.flags & EVENT) && el("span", { title: `${count(picked.dur)} ns` }, "took ", el("b", { id: "picked-dur", "data-v": picked.dur }, time(picked.dur))),
				el("span", { title: `${count(base + picked.start)} ns of CLOCK_MONOTONIC` }, "at ", el("b", {}, time(picked.start))), el("span", {}, "in ", el("b", {}, `${lane.process} ${lane.thread}`)),
				!!(picked.flags & ERROR) && el("span", { class: "icon bad" }, "failed"), el("span", { class: "hint" }, el("kbd", {}, "f"), " zooms to it"));
			return;
		}
		fill(facts, el("span", { class: "hint" }, "Drag to pan, Ctrl and the wheel to zoom, Shift and drag to measure; ", el("kbd", {}, "W"), " ", el("kbd", {}, "A"), " ", el("kbd", {}, "S"), " ", el("kbd", {}, "D"), " as well. ", el("kbd", {}, "?"), " lists all keys."),
			levels[0].cell ? el("span", {}, `Events that lie within ${time(levels[0].cell)} are one box: there were too many to keep each.`) : "");
	}
	// Its arguments, its result and its stack, as 'trace' prints them.
	function tellDetails() {
		told.hidden = !picked || picked.events > 1 || !details || line.lanes[picked.lane].queue > 0;
		if (told.hidden)
			return fill(told);
		const o = details.find(picked.lane, picked.start), event = line.lanes[picked.lane].xpti;
		Object.assign(told.dataset, { start: picked.start, lane: picked.lane });
		if (!o)
			return fill(told, el("p", { class: "empty" }, `Not on this page: what it was called with, and its stack. There was room for ${many(details.events, "event")}; 'xptibpf trace -i' shows them all.`));
		const row = (v) => el("tr", {}, el("th", { scope: "row" }, v.name), el("td", { class: "type" }, v.type), el("td", {}, v.text));
		const part = (id, title, ...content) => el("div", { class: "part", id }, el("h3", {}, title), content);
		fill(told,
			o.values.length && (o.known ? part("told-args", "Arguments", el("table", {}, el("tbody", {}, o.values.map(row)))) :
				o.values[0].text && part("told-args", event ? "Event" : "Arguments", el("p", { class: "mono" }, o.values[0].text))),
			o.work && part("told-work", "On the device", el("p", { class: "mono" }, o.work)),
			o.result && part("told-result", "Result", el("p", { class: picked.flags & ERROR ? "mono bad" : "mono" }, o.result)),
			o.stack.length ? part("told-stack", "Stack, innermost first", el("ol", {}, o.stack.map((frame) => el("li", {}, frame)))) :
				!event && !details.stacks && el("p", { class: "empty" }, "Not on this page: stacks. They are recorded with -k."));
	}
	// They are read when they are asked for first.
	async function askDetails() {
		asked = true;
		details = readDetails(await unpack("data-details"));
		tellDetails();
	}
	function eventsIn(a, b) {
		const l = levels[0];
		let n = 0;
		for (let lane = 0; lane < line.lanes.length; lane++)
			for (let i = line.lanes[lane].queue ? Infinity : firstAfter(l, lane, a); i < l.first[lane + 1] && l.start[i] <= b; i++)
				if (l.start[i] >= a)
					n += l.events[i];
		return n;
	}
	function pick(box) {
		picked = box;
		tellFacts();
		tellDetails();
		if (box && !asked)
			askDetails();
		draw();
	}

	// -- searching

	function setQuery(text) {
		query = text.trim().toLowerCase();
		hits = null;
		if (query) {
			hits = new Uint8Array(line.names.length);
			line.names.forEach((n, i) => { hits[i] = n.some((part) => part.toLowerCase().includes(query)) ? 1 : 0; });
			const l = levels[0];
			let n = 0;
			for (let i = 0; i < l.n; i++)
				if (hits[l.name[i]])
					n += l.events[i];
			found.textContent = l.cell ? `about ${many(n, "event")}` : many(n, "event");
			found.dataset.v = n;
		} else {
			found.textContent = "";
			delete found.dataset.v;
		}
		draw();
	}
	// The next box, by time, that is like that.
	function jump(forward, like) {
		const l = levels[0], at = picked ? picked.start : (forward ? t0 - 1 : t1 + 1);
		let best = -1, lane = -1;
		for (let k = 0; k < line.lanes.length; k++)
			for (let i = l.first[k]; i < l.first[k + 1]; i++) {
				if (!like(l, i))
					continue;
				const s = l.start[i];
				if (forward ? s > at && (best < 0 || s < l.start[best]) : s < at && (best < 0 || s > l.start[best])) {
					best = i;
					lane = k;
				}
			}
		if (best < 0)
			return;
		unfold(lane);
		pick(boxAt(l, lane, best));
		const span = t1 - t0, mid = l.start[best] + l.dur[best] / 2;
		if (l.dur[best] > span || mid < t0 || mid > t1 || l.dur[best] < span / 400)
			near(picked);
		const row = rows.find((r) => r.lane === lane && r.type === "lane");
		if (row && (row.y < lanes.scrollTop || row.y + row.h > lanes.scrollTop + canvas.clientHeight))
			lanes.scrollTop = row.y - 40;
	}
	function unfold(lane) {
		const row = rows.find((r) => r.type === "lane" && r.lane === lane);
		if (row)
			return;
		for (const t of threads.values())
			if (t.lanes.includes(lane)) {
				folded.delete(t.key);
				folded.delete(`p ${t.pid}`);
			}
		layout();
	}

	// -- hands

	canvas.addEventListener("mousemove", (e) => {
		const r = canvas.getBoundingClientRect(), x = e.clientX - r.left, y = e.clientY - r.top;
		const box = dragging ? null : find(x, y), before = hover;
		hover = box;
		if (box) {
			const w = words(box);
			showTip(e.clientX, e.clientY, w.title, w.lines);
		} else {
			const row = rowAt(y);
			if (row && row.type === "memory" && x > GUTTER && !dragging)
				memoryTip(e, toT(x) + base);
			else
				hideTip();
		}
		if ((before && before.i) !== (hover && hover.i) || (before && before.lane) !== (hover && hover.lane))
			draw();
	});
	function memoryTip(e, ts) {
		const p = points.findLast((q) => q.ts <= ts);
		if (p)
			showTip(e.clientX, e.clientY, bytes(ts < p.ts + p.step ? p.peak : p.live), [ts < p.ts + p.step ? `the most within ${time(p.step)}; ${bytes(p.live)} at its end` : "live"]);
		else
			hideTip();
	}
	canvas.addEventListener("mouseleave", () => { hover = null; hideTip(); draw(); });
	let dragging = null;
	onDrag(canvas, (e) => {
		const r = canvas.getBoundingClientRect(), x = e.clientX - r.left, y = e.clientY - r.top;
		if (x < GUTTER) {
			const row = rowAt(y);
			if (row && row.key && (row.more || row.type === "process")) {
				folded.has(row.key) ? folded.delete(row.key) : folded.add(row.key);
				layout();
				draw();
			}
			return false;
		}
		cancelAnimationFrame(animation);
		dragging = { x: e.clientX, y: e.clientY, t0, t1, top: lanes.scrollTop, moved: false, measure: e.shiftKey };
		if (e.shiftKey)
			range = { a: toT(x), b: toT(x) };
		hideTip();
		return true;
	}, (e) => {
		const dx = e.clientX - dragging.x, dy = e.clientY - dragging.y;
		dragging.moved = dragging.moved || Math.abs(dx) + Math.abs(dy) > 3;
		if (!dragging.moved)
			return;
		canvas.classList.add("grabbing");
		if (dragging.measure) {
			range.b = clamp(toT(e.clientX - canvas.getBoundingClientRect().left), t0, t1);
			tellFacts();
			return draw();
		}
		const shift = -dx / plot() * (dragging.t1 - dragging.t0), w = dragging.t1 - dragging.t0, a = clamp(dragging.t0 + shift, 0, whole - w);
		lanes.scrollTop = dragging.top - dy;
		look(a, a + w);
	}, (e) => {
		canvas.classList.remove("grabbing");
		const r = canvas.getBoundingClientRect();
		if (!dragging.moved) {
			range = null;
			pick(find(e.clientX - r.left, e.clientY - r.top));
		}
		dragging = null;
	});
	canvas.addEventListener("dblclick", (e) => {
		const r = canvas.getBoundingClientRect(), box = find(e.clientX - r.left, e.clientY - r.top);
		if (box)
			near(box);
		else
			zoom(.25, toT(e.clientX - r.left), true);
	});
	const wheel = (e) => {
		const r = canvas.getBoundingClientRect();
		if (e.ctrlKey || e.metaKey) {
			e.preventDefault();
			zoom(Math.exp(clamp(e.deltaY, -120, 120) * .0035), toT(clamp(e.clientX - r.left, GUTTER, width)));
		} else if (e.shiftKey || Math.abs(e.deltaX) > Math.abs(e.deltaY)) {
			e.preventDefault();
			const w = t1 - t0, a = clamp(t0 + (e.deltaX || e.deltaY) / plot() * w, 0, whole - w);
			look(a, a + w);
		}
	};
	canvas.addEventListener("wheel", wheel, { passive: false });
	mini.addEventListener("wheel", wheel, { passive: false });
	let brush = null;
	const miniT = (e) => clamp((e.clientX - mini.getBoundingClientRect().left - GUTTER) / plot(), 0, 1) * whole;
	onDrag(mini, (e) => {
		const t = miniT(e), inside = t >= t0 && t <= t1 && t1 - t0 < whole * .999;
		brush = { t, t0, t1, inside, moved: false };
		return true;
	}, (e) => {
		const t = miniT(e);
		brush.moved = true;
		if (brush.inside) {
			const w = brush.t1 - brush.t0, a = clamp(brush.t0 + t - brush.t, 0, whole - w);
			look(a, a + w);
		} else if (Math.abs(t - brush.t) > whole / plot() * 2) {
			look(Math.min(t, brush.t), Math.max(t, brush.t));
		}
	}, () => {
		if (!brush.moved) {
			const w = Math.min(t1 - t0, whole / 10), a = clamp(brush.t - w / 2, 0, whole - w);
			glide(a, a + w);
		}
		brush = null;
	});
	lanes.addEventListener("scroll", () => { hover = null; hideTip(); draw(); });
	search.addEventListener("input", () => setQuery(search.value));
	search.addEventListener("keydown", (e) => {
		if (e.key === "Enter")
			jump(!e.shiftKey, (l, i) => hits && hits[l.name[i]]);
		if (e.key === "Escape") {
			search.value = "";
			setQuery("");
			canvas.focus();
		}
	});
	function full() {
		stage.classList.toggle("full");
		document.documentElement.style.overflow = stage.classList.contains("full") ? "hidden" : "";
		draw();
	}

	const shown = [...new Set(line.names.map((n) => n[0]))].filter((n) => n).sort((a, b) => LAYERS.indexOf(a) - LAYERS.indexOf(b));
	stage.append(el("div", { class: "tools" }, search, found,
		button("‹", "Previous like that (p)", () => jump(false, wanted)), button("›", "Next like that (n)", () => jump(true, wanted)),
		button("Next failure", "The next call that failed (e)", () => jump(true, isError)),
		el("span", { class: "space" }), el("span", { class: "legend", css: { margin: "0" } }, shown.map((n) => el("span", {}, el("i", { class: "dot", css: { background: `var(${layerVar(n)})` } }), n)),
			el("span", {}, el("i", { class: "dot", css: { background: "var(--bad)" } }), "failed")),
		button("−", "Zoom out (s)", () => zoom(2, undefined, true)), button("+", "Zoom in (w)", () => zoom(.5, undefined, true)),
		button("All", "The whole trace (0)", all, "whole"), button("Full window", "Full window (m)", full)), mini, lanes, facts, told);
	const wanted = (l, i) => hits ? hits[l.name[i]] : true;
	const isError = (l, i) => l.flags[i] & ERROR;
	const queues = [...threads.values()].filter((t) => t.queue).length;

	section("timeline", "Timeline", `${many(line.events, "event")} in ${many(threads.size - queues, "thread")}${queues ? ` and ${many(queues, "queue")}` : ""} over ${time(whole)}. Each row is a thread, calls made inside others below them${queues ? ", or a queue with what ran on its device, as far as the program measured it" : ""}${line.lanes.some((l) => l.xpti) ? "; XPTI events are the marks above" : ""}.`, stage);
	layout();
	colours();
	tellFacts();
	repaint.push(() => { colours(); layout(); draw(); });
	new ResizeObserver(draw).observe(lanes);
	draw();

	return {
		keys: {
			w: () => zoom(.5, undefined, true), s: () => zoom(2, undefined, true), "+": () => zoom(.5, undefined, true), "-": () => zoom(2, undefined, true),
			a: () => pan(-.3), d: () => pan(.3), 0: all, m: full,
			n: () => jump(true, wanted), p: () => jump(false, wanted), e: () => jump(true, isError),
			f: () => {
				if (range)
					glide(Math.min(range.a, range.b), Math.max(range.a, range.b));
				else if (picked)
					near(picked);
			},
			"/": () => { search.scrollIntoView({ block: "center" }); search.focus(); search.select(); },
		},
		escape: () => {
			if (stage.classList.contains("full"))
				return full();
			range = null;
			pick(null);
		},
		show: (name) => {
			search.value = name;
			setQuery(name);
			$("#timeline").scrollIntoView();
		},
		area,
	};
}

// ---- functions --------------------------------------------------------------------------------------

// From the shortest to the longest on one scale for all: half of the calls are left of the mark, 99 of 100 left of the other.
function spread(f, lo, hi) {
	const w = 130, h = 16, x = (v) => (Math.log10(Math.max(1, v)) - lo) / (hi - lo || 1) * (w - 4) + 2;
	const svg = shape("svg", { class: "spread", width: w, height: h, viewBox: `0 0 ${w} ${h}`, role: "img", "aria-label": `${time(f.min)} to ${time(f.max)}` });
	svg.append(shape("rect", { class: "thin", x: x(f.min), y: 7, width: Math.max(1, x(f.max) - x(f.min)), height: 2 }),
		shape("rect", { class: "thick", x: x(f.min), y: 5, width: Math.max(1, x(f.p90) - x(f.min)), height: 6, rx: 2 }),
		shape("rect", { class: "mark", x: x(f.p50) - 1.5, y: 2, width: 3, height: 12, rx: 1.5 }),
		shape("circle", { class: "far", cx: x(f.p99), cy: 8, r: 2.5 }));
	return svg;
}

function functions(d, show) {
	const timed = d.functions.filter((f) => f.timed), lo = Math.log10(Math.max(1, Math.min(...timed.map((f) => f.min)))), hi = Math.log10(Math.max(2, ...timed.map((f) => f.max)));
	if (!d.functions.length)
		return section("functions", "Functions", null, card("", el("p", { class: "empty" }, "No call was made.")));
	const t = table("functions", d.functions, [
		textColumn("function", "Function", { mono: true, show: (r) => [layerTag(r.api), el("button", { class: "link", type: "button", title: "Show it in the timeline", onclick: () => show(r.function) }, r.function)] }),
		numColumn("calls", "Calls"), numColumn("errors", "Errors", "Calls that returned an error", { cls: failing("errors") }),
		{ key: "self", label: "Self", about: "Time without the traced calls inside", num: true, of: (r) => r.self, title: (r) => `${count(r.self)} ns`,
			show: (r) => el("span", { class: "share" }, time(r.self), el("span", { class: "meter" }, el("i", { css: { width: `${100 * r.self / (d.self || 1)}%` } }))) },
		{ key: "share", label: "Share", about: "Of the time in all calls", num: true, of: (r) => d.self ? r.self / d.self : 0, show: (r) => percent(r.self, d.self) },
		timeColumn("total", "Total", "With the calls inside"), timeColumn("mean", "Mean"), timeColumn("p50", "p50"), timeColumn("p99", "p99", "99 of 100 calls were shorter"), timeColumn("max", "Longest"),
		{ key: "spread", label: "Spread", about: "From shortest to longest, log scale: the bar ends at p90, the mark is p50, the point p99", num: true, of: (r) => r.timed ? r.max / Math.max(1, r.min) : null, show: (r) => r.timed ? spread(r, lo, hi) : "–" }], "self", 20);
	const search = el("input", { type: "search", id: "filter-functions", placeholder: "Filter, as urEnqueue*", "aria-label": "Filter functions" });
	const layers = [...new Set(d.functions.map((f) => f.api))], on = new Set(layers);
	const only = el("button", { class: "chip", type: "button", "aria-pressed": "false", id: "only-errors" }, "only with errors");
	const shown = el("span", { class: "count", id: "count-functions" });
	const apply = () => {
		const q = search.value.trim().toLowerCase();
		const like = q.includes("*") ? new RegExp(`^${q.split("*").map((p) => p.replace(/[.+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`) : null;
		t.filter((f) => on.has(f.api) && (only.getAttribute("aria-pressed") === "false" || f.errors) && (!q || (like ? like.test(f.function.toLowerCase()) : f.function.toLowerCase().includes(q))));
	};
	t.ondraw = (list) => { shown.textContent = list.length === d.functions.length ? many(list.length, "function") : `${count(list.length)} of ${many(d.functions.length, "function")}`; };
	const toggle = (b) => { b.setAttribute("aria-pressed", b.getAttribute("aria-pressed") === "true" ? "false" : "true"); apply(); };
	only.addEventListener("click", () => toggle(only));
	search.addEventListener("input", apply);
	const chips = layers.map((l) => el("button", { class: "chip", type: "button", "aria-pressed": "true", "data-layer": l ?? "", onclick: (e) => {
		on.has(l) ? on.delete(l) : on.add(l);
		toggle(e.currentTarget);
	} }, el("i", { class: "dot", css: { background: `var(${layerVar(l)})` } }), l ?? "?"));
	section("functions", "Functions", "Every function that was called. Self is the time without the traced calls inside it. Click a column to sort, a name to find it in the timeline.",
		el("div", { class: "card flush long" }, el("div", { class: "tools" }, search, chips, only, el("span", { class: "space" }), shown), t.box));
	t.draw();
	const xpti = d.get("xpti_events");
	if (xpti.length)
		$("#functions").append(el("div", { css: { height: "16px" } }), tableCard("XPTI events", table("xpti", xpti, [textColumn("name", "Stream and event", { mono: true }), numColumn("events", "Events")], "events")));
}

// ---- kernels, waits, memory -------------------------------------------------------------------------

function kernelSection(d, show) {
	const others = d.commands.filter((c) => c.kind !== "kernel").map((c) => ({ name: c.name, kind: c.kind, api: c.api, pid: c.pid, submitted: c.submitted, total: c.submit.total, mean: c.submit.timed ? c.submit.mean : null, device: c.device ? c.device.total : null }));
	const content = [];
	if (d.kernels.length)
		content.push(tableCard("Kernels", table("kernels", d.kernels, [
			textColumn("name", "Kernel", { mono: true, show: (r) => el("button", { class: "link", type: "button", title: "Show it in the timeline", onclick: () => show(r.name) }, r.name) }),
			{ key: "apis", label: "Seen by", of: (r) => r.apis.join(" "), show: (r) => r.apis.map(layerTag) }, numColumn("submitted", "Launches"),
			timeColumn("device", "On the device", "As the program measured it; – where it did not"), timeColumn("device_mean", "Mean on device", "", { of: (r) => r.device_mean ?? null }),
			timeColumn("submit", "Submitting", "Time on the host, in the launching calls"), timeColumn("mean", "Mean"), timeColumn("p99", "p99")], "submitted")));
	else
		content.push(card("", el("p", { class: "empty" }, "No kernel was launched.")));
	const copies = [...d.get("copies").map((c) => ({ what: "copy", direction: c.direction.replace("2", " → "), ...c })), ...d.get("fills").map((c) => ({ what: "fill", direction: c.of, ...c }))];
	const two = [];
	if (copies.length)
		two.push(tableCard("Copies and fills", table("copies", copies, [
			{ key: "what", label: "What", of: (r) => r.what, show: (r) => r.by_runtime ? `${r.what}, by the runtime` : r.what }, textColumn("direction", "Direction"), numColumn("count", "Number"), bytesColumn("bytes", "Bytes"),
			bytesColumn("max", "Largest", "", { of: (r) => r.max ?? null })], "bytes"), others.length ? "w5" : "w12"));
	if (others.length)
		two.push(tableCard("Other commands", table("commands", others, [
			textColumn("name", "Command", { mono: true, show: (r) => [layerTag(r.api), r.name] }), numColumn("submitted", "Submitted"), timeColumn("total", "Submitting"), timeColumn("device", "On the device")], "total"), copies.length ? "w7" : "w12"));
	section("kernels", "Kernels and copies", `${d.launches ? `${many(d.launches, "launch", "launches")} of ${many(d.kernels.length, "kernel")}. ` : ""}Time on the device is what the program itself asked its API for; it is never guessed.${copies.length ? " D is device, H host, S shared, M other memory." : ""}`,
		content, two.length ? el("div", { class: "grid", css: { "margin-top": "16px" } }, two) : null);
}

function waitSection(d) {
	const groups = d.get("waits"), longest = d.get("wait"), inside = d.get("in_flight"), content = [];
	const who = (r) => r.pid === null || r.pid === undefined ? "several" : `${r.process} ${r.thread ?? ""}`.trim();
	if (groups.length)
		content.push(tableCard("What was waited for", table("waits", groups, [
			textColumn("function", "Function", { mono: true, show: (r) => [layerTag(r.api), r.function] }), textColumn("for", "For"), numColumn("waits", "Waits"),
			numColumn("failed", "Failed", "Returned an error, or that it is not done yet", { cls: failing("failed") }), timeColumn("total", "Total"), timeColumn("max", "Longest")], "total")));
	else
		content.push(card("", el("p", { class: "empty" }, "Nothing waited.")));
	if (inside.length)
		content.push(tableCard("Had not returned at the end", table("in_flight", inside, [
			textColumn("function", "Function", { mono: true, show: (r) => [layerTag(r.api), r.function] }), { key: "who", label: "Thread", of: who }, textColumn("for", "Waits for"), timeColumn("age", "Age")], "age")));
	if (longest.length)
		content.push(tableCard("The longest waits, one by one", table("longest", longest, [
			textColumn("function", "Function", { mono: true, show: (r) => [layerTag(r.api), r.function] }), textColumn("for", "For"), { key: "who", label: "Thread", of: who },
			{ key: "at", label: "At", num: true, of: (r) => r.ts - d.from, show: (r) => time(r.ts - d.from) }, timeColumn("dur", "Length")], "dur")));
	if (d.threads.length)
		content.push(tableCard("Threads", table("threads", d.threads, [
			{ key: "who", label: "Thread", of: (r) => r.tid ? who(r) : `${r.threads} threads that ended`, show: (r) => r.tid ? `${who(r)} (${r.tid})` : `${r.threads} threads that ended` }, numColumn("calls", "Outermost calls"), timeColumn("span", "Time", "From its first call to the end of its last"),
			timeColumn("submitting", "Submitting"), timeColumn("waiting", "Waiting"), timeColumn("other", "Other calls"), timeColumn("elsewhere", "Outside", "Between traced calls")], "span")));
	section("waits", "Waits", d.waited ? `Threads spent ${time(d.waited)} in calls that wait, ${percent(d.waited, d.threadTime)} of their time.` : null, content);
}

function memorySection(d, points, line, area) {
	const rows = d.memory.filter((m) => m.by === "site"), kinds = d.memory.filter((m) => m.by === "kind"), devices = d.memory.filter((m) => m.by === "device"), content = [];
	const columns = (label) => [textColumn("of", label, { mono: label === "Site" }), bytesColumn("peak", "Peak"), bytesColumn("live", "Live at the end"), bytesColumn("bytes", "In all"), numColumn("count", "Allocations"), bytesColumn("leaked", "Never freed", "", { cls: failing("leaked") })];
	if (points.length)
		content.push(el("div", { class: "card chart" }, titled("Live memory over time", chart(d, points, line, area))));
	const known = rows.filter((r) => r.of && r.peak >= 0);
	if (known.length)
		content.push(tableCard("By allocation site", table("sites", known, columns("Site"), "peak")));
	const leaks = [...d.get("leak"), ...d.get("live")];
	if (leaks.length)
		content.push(tableCard("Not freed", table("leaks", leaks, [
			{ key: "type", label: "What", of: (r) => r.type === "leak" ? "leaked" : "live", show: (r) => `${r.type === "leak" ? "leaked" : "live at the end"}${r.may_be ? ", maybe" : ""}`, cls: (r) => r.type === "leak" && r.in_total ? "bad" : null },
			textColumn("kind", "Kind"), textColumn("site", "Site", { mono: true }), textColumn("call", "By", { mono: true }), textColumn("process", "Process"), numColumn("count", "Number"), bytesColumn("bytes", "Bytes")], "bytes")));
	const wrong = d.get("wrong_free");
	if (wrong.length)
		content.push(tableCard("Wrong frees", table("wrong", wrong, [
			{ key: "what", label: "What", of: (r) => r.what.replace("_", " "), cls: () => "bad" }, textColumn("call", "By", { mono: true }), textColumn("site", "Site", { mono: true }), textColumn("address", "Address", { mono: true }), textColumn("allocated_by", "Allocated by", { mono: true }), textColumn("process", "Process"), numColumn("count", "Number")], "count")));
	const two = [];
	if (kinds.length)
		two.push(tableCard("By kind", table("kinds", kinds, columns("Kind"), "peak"), devices.length ? "w6" : "w12"));
	if (devices.length)
		two.push(tableCard("By device", table("devices", devices, columns("Device"), "peak"), "w6"));
	if (two.length)
		content.push(el("div", { class: "grid", css: { "margin-top": "16px" } }, two));
	if (!content.length)
		content.push(card("", el("p", { class: "empty" }, "No allocation was seen.")));
	section("memory", "Memory", d.total.count ? `${many(d.total.count, "allocation")} of ${bytes(d.total.bytes)} in all, at most ${bytes(d.total.peak)} at once. ${d.total.leaked_count ? `${bytes(d.total.leaked)} were never freed.` : "All of it was freed, or is still in use."}` : null, content);
}

function chart(d, points, line, area) {
	const canvas = el("canvas", { role: "img", "aria-label": `Live memory over time, at most ${bytes(d.total.peak)}` });
	const from = line.events ? line.from : points[0].ts, to = Math.max(line.events ? line.to : 0, points.at(-1).ts + points.at(-1).step);
	const left = 74;
	let at = null;
	const draw = later(() => {
		const w = canvas.clientWidth, h = canvas.clientHeight;
		if (!w)
			return;
		const c = fit(canvas, w, h), max = Math.max(1, ...points.map((p) => p.peak)), floor = h - 24;
		const x = (t) => left + (t - from) / (to - from || 1) * (w - left - 8), y = (v) => floor - v / max * (floor - 12);
		c.clearRect(0, 0, w, h);
		c.font = `11.5px ${paint.sans}`;
		c.textBaseline = "middle";
		for (let i = 0; i <= 4; i++) {
			c.fillStyle = paint.grid;
			c.fillRect(left, Math.round(y(max * i / 4)), w - left - 8, 1);
			c.fillStyle = paint.faint;
			c.textAlign = "right";
			c.fillText(i ? bytes(max * i / 4) : "0", left - 10, y(max * i / 4));
		}
		c.textAlign = "center";
		const step = steps(to - from, (w - left) / 120);
		for (let t = 0; t <= to - from; t += step)
			c.fillText(tick(t, step, to - from), Math.max(left + 14, x(from + t)), h - 9);
		area(c, points, x, y, floor);
		if (at !== null) {
			c.fillStyle = paint.soft;
			c.fillRect(x(at), 8, 1, floor - 8);
		}
	});
	canvas.addEventListener("mousemove", (e) => {
		const r = canvas.getBoundingClientRect(), ts = from + (e.clientX - r.left - left) / (r.width - left - 8) * (to - from);
		const p = points.findLast((q) => q.ts <= ts);
		at = clamp(ts, from, to);
		if (p)
			showTip(e.clientX, e.clientY, bytes(ts < p.ts + p.step ? p.peak : p.live), [`at ${time(ts - from)}`, ts < p.ts + p.step ? `the most within ${time(p.step)}; ${bytes(p.live)} at its end` : "live"]);
		draw();
	});
	canvas.addEventListener("mouseleave", () => { at = null; hideTip(); draw(); });
	new ResizeObserver(draw).observe(canvas);
	repaint.push(draw);
	draw();
	return canvas;
}

// ---- the task graph ---------------------------------------------------------------------------------

const KINDS = { device: ["on the device", "--l-ur"], host: ["by the host", "--l-ze"], wait: ["a wait", "--l-cl"], event: ["an event", "--l-pi"], unseen: ["not seen", "--l-other"] };
const LABELS = .42; // below this scale they are too small to be read
const NODE_W = 196, NODE_H = 40, GAP_X = 56, GAP_Y = 18;

// Columns by the longest way from a beginning; edges that would go back (a collapsed graph has circles) are left out of that.
function place(nodes, edges) {
	const at = new Map(nodes.map((n, i) => [n.id, i]));
	const links = edges.map((e) => ({ e, a: at.get(e.from), b: at.get(e.to) })).filter((l) => l.a !== undefined && l.b !== undefined && l.a !== l.b);
	const next = nodes.map(() => []), before = nodes.map(() => []), state = new Uint8Array(nodes.length), order = [];
	for (const l of links)
		next[l.a].push(l);
	for (let s = 0; s < nodes.length; s++) {
		if (state[s])
			continue;
		const stack = [[s, 0]];
		state[s] = 1;
		while (stack.length) {
			const top = stack.at(-1);
			if (top[1] < next[top[0]].length) {
				const l = next[top[0]][top[1]++];
				if (state[l.b] === 1)
					l.back = true;
				else if (!state[l.b]) {
					state[l.b] = 1;
					stack.push([l.b, 0]);
				}
			} else {
				state[top[0]] = 2;
				order.push(top[0]);
				stack.pop();
			}
		}
	}
	const column = new Int32Array(nodes.length);
	for (const i of order.reverse())
		for (const l of next[i])
			if (!l.back)
				column[l.b] = Math.max(column[l.b], column[i] + 1);
	const columns = [];
	nodes.forEach((n, i) => {
		columns[column[i]] = columns[column[i]] || [];
		columns[column[i]].push(i);
	});
	for (const l of links) {
		before[l.b].push(l.a);
	}
	const row = new Float64Array(nodes.length);
	columns.forEach((list) => list.forEach((i, k) => { row[i] = k; }));
	for (let sweep = 0; sweep < 6; sweep++) {
		const down = sweep % 2 === 0, seq = down ? columns : [...columns].reverse();
		for (const list of seq) {
			const want = new Map(list.map((i) => {
				const near = down ? before[i] : next[i].map((l) => l.b);
				return [i, near.length ? sum(near, (k) => row[k]) / near.length : row[i]];
			}));
			list.sort((a, b) => want.get(a) - want.get(b));
			let y = -Infinity;
			const mid = sum(list, (i) => want.get(i)) / list.length;
			list.forEach((i) => { y = row[i] = Math.max(y + 1, want.get(i)); });
			const shift = mid - sum(list, (i) => row[i]) / list.length;
			list.forEach((i) => { row[i] += shift; });
		}
	}
	const low = Math.min(...row);
	return { links, x: nodes.map((n, i) => column[i] * (NODE_W + GAP_X)), y: nodes.map((n, i) => (row[i] - low) * (NODE_H + GAP_Y)) };
}

function graphSection(d) {
	const size = d.one("graph_size"), whole = d.one("graph"), nodes = d.get("graph_node"), edges = d.get("graph_edge");
	if (!size.nodes)
		return section("graph", "Task graph", null, card("", el("p", { class: "empty" }, "No command was seen.")));
	const path = whole.critical_path || {};
	const about = [`${many(size.nodes, "node")} and ${many(size.edges, "edge")}: what was submitted, and what it had to wait for.`,
		size.collapsed && size.drawn && "Submissions of one place in the program are one node.",
		path.basis && path.ns ? `The critical path is ${time(path.ns)}${path.basis === "submission" ? " of submitting, for runs were not measured" : ""}.` : null,
		whole.let_go ? `${many(whole.let_go, "older node")} made room and are not in it.` : null].filter(Boolean).join(" ");
	if (!size.drawn)
		return section("graph", "Task graph", about, card("", el("p", { class: "empty" }, `That is too much for a picture in a page, even together. 'xptibpf graph' writes all of it.`)));
	const canvas = el("canvas", { tabindex: "0", role: "application", "aria-label": "Task graph: arrows pan, + and - zoom, 0 shows all" });
	const button = (text, title, f) => el("button", { class: "button", type: "button", title, onclick: f }, text);
	const { links, x, y } = place(nodes, edges), W = Math.max(...x) + NODE_W, H = Math.max(...y) + NODE_H;
	const label = (n) => (n.kind === "wait" ? "wait: " : "") + (n.name || n.call || (n.command || n.kind).replace(/_node$/, "").replace(/_/g, " "));
	const spent = (n) => n.execution ? `${time(n.execution.ns)} on device` : n.submission ? `${time(n.submission.ns)} submitting` : n.waited ? `${time(n.waited.ns)} waiting` : KINDS[n.kind][0];
	let scale = 1, ox = 0, oy = 0, over = -1, w = 0, h = 0, near = null, placed = false;
	canvas.style.height = `${clamp(H * 1.15 + 170, 200, 560)}px`;
	const draw = later(() => {
		w = canvas.clientWidth;
		h = canvas.clientHeight;
		if (!w)
			return;
		if (!placed) {
			placed = true;
			readable();
		}
		const c = fit(canvas, w, h);
		c.fillStyle = paint.card;
		c.fillRect(0, 0, w, h);
		const X = (v) => v * scale + ox, Y = (v) => v * scale + oy, text = scale > LABELS;
		const visible = (i) => X(x[i] + NODE_W) > 0 && X(x[i]) < w && Y(y[i] + NODE_H) > 0 && Y(y[i]) < h;
		for (const bold of [false, true]) {
			for (const l of links) {
				if (!!l.e.critical !== bold)
					continue;
				const ax = X(x[l.a] + NODE_W), ay = Y(y[l.a] + NODE_H / 2), bx = X(x[l.b]), by = Y(y[l.b] + NODE_H / 2);
				if (Math.max(ax, bx) < 0 || Math.min(ax, bx) > w || Math.max(ay, by) < -200 || Math.min(ay, by) > h + 200)
					continue;
				const lit = near && near.has(l);
				c.globalAlpha = near && !lit ? .12 : bold || lit ? 1 : .55;
				c.strokeStyle = lit ? paint.accent : bold ? paint["l-cu"] : paint.faint;
				c.lineWidth = (bold || lit ? 2.2 : 1.1) * Math.max(.5, Math.min(1, scale));
				c.setLineDash(l.e.uncertain ? [5, 4] : []);
				c.beginPath();
				c.moveTo(ax, ay);
				const bend = Math.max(18 * scale, Math.abs(bx - ax) * .45);
				if (bx > ax)
					c.bezierCurveTo(ax + bend, ay, bx - bend, by, bx, by);
				else /* back again: below the others */
					c.bezierCurveTo(ax + 70 * scale, ay + 110 * scale, bx - 70 * scale, by + 110 * scale, bx, by);
				c.stroke();
				if (text) {
					c.setLineDash([]);
					c.fillStyle = c.strokeStyle;
					c.beginPath();
					c.moveTo(bx, by);
					c.lineTo(bx - 6 * scale, by - 3.5 * scale);
					c.lineTo(bx - 6 * scale, by + 3.5 * scale);
					c.fill();
				}
			}
		}
		c.setLineDash([]);
		c.textBaseline = "middle";
		nodes.forEach((n, i) => {
			if (!visible(i))
				return;
			const px = X(x[i]), py = Y(y[i]), nw = NODE_W * scale, nh = NODE_H * scale, colour = paint[KINDS[n.kind][1].slice(2)];
			c.globalAlpha = near && over !== i && ![...near].some((l) => l.a === i || l.b === i) ? .3 : 1;
			c.beginPath();
			c.roundRect(px, py, nw, nh, (n.kind === "wait" ? 19 : n.kind === "host" ? 3 : 8) * scale);
			c.fillStyle = paint.card;
			c.fill();
			c.save();
			c.clip();
			c.fillStyle = colour;
			c.globalAlpha *= .13;
			c.fillRect(px, py, nw, nh);
			c.globalAlpha = c.globalAlpha / .13;
			c.fillRect(px, py, (n.kind === "wait" ? 8 : 5) * scale, nh);
			c.restore();
			c.strokeStyle = over === i ? paint.accent : n.critical ? paint["l-cu"] : colour;
			c.lineWidth = n.critical || over === i ? 2 : 1;
			c.setLineDash(n.kind === "unseen" || n.kind === "event" ? [4, 3] : []);
			c.stroke();
			c.setLineDash([]);
			if (!text)
				return;
			const room = (NODE_W - 24) * scale;
			const put = (s, yy, font, fill) => {
				c.font = font;
				c.fillStyle = fill;
				c.fillText(clipped(c, s, room), px + 14 * scale, yy);
			};
			put(label(n), py + 13 * scale, `600 ${11.5 * scale}px ${paint.sans}`, paint.ink);
			put(spent(n) + (n.nodes > 1 ? ` · ×${count(n.nodes)}` : ""), py + 28 * scale, `${10.5 * scale}px ${paint.sans}`, paint.soft);
		});
		c.globalAlpha = 1;
		canvas.dataset.scale = scale;
		Object.assign(canvas.dataset, { nodes: nodes.length, labels: text ? nodes.filter((n, i) => visible(i)).length : 0 });
	});
	// All of it, if labels can be read then; else where the critical path begins, or the graph.
	function readable() {
		scale = Math.min((w - 40) / W, (h - 40) / H, 1.15);
		ox = (w - W * scale) / 2;
		oy = (h - H * scale) / 2;
		if (scale >= LABELS)
			return;
		const left = (a, b) => x[a] - x[b] || y[a] - y[b], on = nodes.map((n, i) => i), path = on.filter((i) => nodes[i].critical);
		const first = (path.length ? path : on).sort(left)[0];
		scale = .86;
		ox = W * scale <= w - 40 ? (w - W * scale) / 2 : 20 - x[first] * scale;
		oy = H * scale <= h - 40 ? (h - H * scale) / 2 : h / 2 - (y[first] + NODE_H / 2) * scale;
	}
	function everything() {
		scale = Math.min((w - 32) / W, (h - 32) / H, 1.15);
		ox = (w - W * scale) / 2;
		oy = (h - H * scale) / 2;
		draw();
	}
	function zoom(f, px = w / 2, py = h / 2) {
		const s = clamp(scale * f, Math.min(.02, (w - 32) / W), 3);
		ox = px - (px - ox) * s / scale;
		oy = py - (py - oy) * s / scale;
		scale = s;
		draw();
	}
	let drag = null;
	onDrag(canvas, (e) => { drag = { x: e.clientX, y: e.clientY, ox, oy }; canvas.classList.add("grabbing"); hideTip(); return true; },
		(e) => { ox = drag.ox + e.clientX - drag.x; oy = drag.oy + e.clientY - drag.y; draw(); }, () => { drag = null; canvas.classList.remove("grabbing"); });
	canvas.addEventListener("wheel", (e) => {
		if (!e.ctrlKey && !e.metaKey && document.activeElement !== canvas)
			return;
		e.preventDefault();
		const r = canvas.getBoundingClientRect();
		zoom(Math.exp(-clamp(e.deltaY, -120, 120) * .003), e.clientX - r.left, e.clientY - r.top);
	}, { passive: false });
	canvas.addEventListener("mousemove", (e) => {
		if (drag)
			return;
		const r = canvas.getBoundingClientRect(), px = (e.clientX - r.left - ox) / scale, py = (e.clientY - r.top - oy) / scale;
		const i = nodes.findIndex((n, k) => px >= x[k] && px <= x[k] + NODE_W && py >= y[k] && py <= y[k] + NODE_H);
		if (i >= 0) {
			const n = nodes[i];
			showTip(e.clientX, e.clientY, label(n), [[n.call, n.command].filter(Boolean).join(" · ") || null, `${KINDS[n.kind][0]}${n.queue ? ` · ${n.queue.object}` : ""}${n.nodes > 1 ? ` · ${count(n.nodes)} together` : ""}`,
				n.submission && `submitting ${time(n.submission.ns)}`, n.waited && `waited ${time(n.waited.ns)}`, n.execution && `on the device ${time(n.execution.ns)}`,
				n.file && n.line && `${n.file}:${n.line}`, n.critical && "on the critical path"]);
		} else {
			hideTip();
		}
		if (i !== over) {
			over = i;
			near = i >= 0 ? new Set(links.filter((l) => l.a === i || l.b === i)) : null;
			draw();
		}
	});
	canvas.addEventListener("mouseleave", () => { over = -1; near = null; hideTip(); draw(); });
	canvas.addEventListener("keydown", (e) => {
		const move = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[e.key];
		if (move) {
			ox += move[0];
			oy += move[1];
			draw();
		} else if (e.key === "+" || e.key === "=") {
			zoom(1.3);
		} else if (e.key === "-") {
			zoom(1 / 1.3);
		} else if (e.key === "0") {
			everything();
		} else {
			return;
		}
		e.preventDefault();
		e.stopPropagation();
	});
	const used = Object.keys(KINDS).filter((k) => nodes.some((n) => n.kind === k));
	section("graph", "Task graph", about, el("div", { class: "card flush draw" }, el("div", { class: "tools" },
		el("span", { class: "legend", css: { margin: "0" } }, used.map((k) => el("span", {}, el("i", { class: "dot", css: { background: `var(${KINDS[k][1]})` } }), KINDS[k][0])),
			el("span", {}, el("i", { class: "dot", css: { background: "var(--l-cu)", height: "3px", width: "16px" } }), "critical path")),
		el("span", { class: "space" }), button("−", "Zoom out", () => zoom(1 / 1.4)), button("+", "Zoom in", () => zoom(1.4)), button("All", "The whole graph", everything)), canvas));
	repaint.push(draw);
	new ResizeObserver(draw).observe(canvas);
	draw();
}

// ---- errors and losses ------------------------------------------------------------------------------

function errorSection(d, show) {
	const content = [], memory = d.get("failed_memory_call");
	const first = { key: "first", label: "First at", num: true, of: (r) => r.first_ts - d.from, show: (r) => time(Math.max(0, r.first_ts - d.from)) };
	const pid = { key: "pid", label: "First in", num: true, of: (r) => r.first_pid, show: (r) => String(r.first_pid) };
	if (d.failures.length)
		content.push(tableCard("Calls that failed", table("failures", d.failures, [
			textColumn("function", "Function", { mono: true, show: (r) => [layerTag(r.api), el("button", { class: "link", type: "button", title: "Show it in the timeline", onclick: () => show(r.function) }, r.function)] }),
			textColumn("result", "Result", { mono: true }), numColumn("count", "Calls"), first, pid], "count")));
	if (memory.length)
		content.push(tableCard("Allocations and frees that failed", table("failed_memory", memory, [textColumn("call", "Call", { mono: true }), textColumn("result", "Result", { mono: true }), textColumn("process", "Process"), numColumn("count", "Calls"), bytesColumn("bytes", "Bytes asked for")], "count")));
	if (!content.length)
		content.push(card("", el("p", { class: "empty" }, "No call failed.")));
	if (d.diagnostics.length)
		content.push(tableCard("Messages of the runtime (XPTI)", table("diagnostics", d.diagnostics, [
			textColumn("text", "Message", { show: (r) => r.text ?? "(not known)" }), textColumn("function", "Function", { mono: true }), textColumn("file", "File", { mono: true }),
			numColumn("line", "Line", "", { show: (r) => r.line === null ? "–" : String(r.line) }), numColumn("count", "Messages"), first, pid], "count")));
	section("errors", "Errors", d.failures.length ? "An error that passes through several layers is a call of each. Some calls fail by plan: a runtime asks for a feature and does without it." : null, content);
}

function lossSection(d) {
	const gaps = d.get("unknown").map((u) => u.text), cell = (d.one("timeline").levels || [{}])[0].cell;
	if (cell)
		gaps.push(`The timeline keeps events apart that are ${time(cell)} from each other; closer ones are one box with their number.`);
	const untold = d.one("details_left_out").events;
	if (untold)
		gaps.push(`Not on this page: the arguments and stacks of ${many(untold, "event")}, for which there was no room. 'xptibpf trace -i' shows them.`);
	const content = [];
	if (d.cut)
		content.push(card("", el("p", { css: { margin: "0" } }, "The recording has no end: what came after could not be read, and nobody knows how much that was.")));
	if (d.losses.length)
		content.push(tableCard("Counted losses", table("lost", d.losses, [textColumn("where", "Cause", { mono: true }), textColumn("text", "What is missing"), numColumn("count", "Number", "", { cls: (r) => d.spoils("events", r.where) ? "bad" : null })], "count")));
	else if (!d.cut)
		content.push(card("", el("p", { css: { margin: "0" } }, "Nothing was lost.")));
	content.push(el("div", { class: "card" }, titled("What could not be known", gaps.length ? el("ul", { css: { margin: "0", "padding-left": "20px" } }, gaps.map((t) => el("li", {}, t))) : el("p", { class: "empty" }, "Nothing more."))));
	const objects = d.get("object").filter((o) => o.probes || o.failed);
	if (objects.length)
		content.push(tableCard("Traced libraries", table("objects", objects, [textColumn("path", "File", { mono: true }), textColumn("release", "Release", { show: (r) => r.release || "–" }), numColumn("probes", "Probes"), numColumn("failed", "Refused", "", { cls: failing("failed") })], "probes")));
	section("lost", "Losses", "A tracer can't show what it does not see. This is all that is known to be missing.", content);
}

// ---- keys and the rest ------------------------------------------------------------------------------

const KEYS = [["?", "these keys"], ["1 … 9", "go to a section"], ["t", "light or dark"], ["/", "find in the timeline"], ["n   p", "next, previous like that; or the next event"], ["e", "next call that failed"],
	["w   s", "zoom in, out"], ["a   d", "earlier, later"], ["0", "the whole trace"], ["f", "zoom to what is selected"], ["m", "timeline in the full window"],
	["Shift + drag", "measure a span"], ["Ctrl + wheel", "zoom where the pointer is"], ["Esc", "end a selection, a search, the full window"]];

function keyboard(view) {
	const help = $("#help");
	$("#keys").append(...KEYS.map(([k, text]) => el("tr", {}, el("td", {}, k.split("   ").flatMap((x, i) => [i ? " " : "", el("kbd", {}, x)])), el("td", {}, text))));
	$("#help-open").addEventListener("click", () => help.showModal());
	$("#theme").addEventListener("click", switchTheme);
	addEventListener("keydown", (e) => {
		const typing = e.target.closest && e.target.closest("input, textarea, select");
		if (e.ctrlKey || e.metaKey || e.altKey || help.open)
			return;
		if (e.key === "Escape") {
			if (!typing)
				view.escape();
			return;
		}
		if (typing)
			return;
		const sections = [...document.querySelectorAll("#nav a")];
		if (e.key === "?")
			help.showModal();
		else if (e.key === "t")
			switchTheme();
		else if (/^[1-9]$/.test(e.key) && sections[e.key - 1])
			sections[e.key - 1].click();
		else if (view.keys[e.key.toLowerCase()])
			view.keys[e.key.toLowerCase()]();
		else
			return;
		e.preventDefault();
	});
	const links = [...document.querySelectorAll("#nav a")];
	const here = new IntersectionObserver(() => {
		let current = links[0];
		for (const a of links)
			if ($(a.getAttribute("href")).getBoundingClientRect().top < innerHeight * .4)
				current = a;
		links.forEach((a) => a === current ? a.setAttribute("aria-current", "true") : a.removeAttribute("aria-current"));
	}, { rootMargin: "0px 0px -55% 0px", threshold: [0, .1, .5, 1] });
	document.querySelectorAll("section").forEach((s) => here.observe(s));
}

async function start() {
	setTheme();
	const lines = readLines(await unpack("data-lines")), d = digest(lines), line = d.one("timeline");
	const levels = readBoxes(line, await unpack("data-boxes"));
	const points = d.get("memory_at");
	$("#loading").remove();
	lossPill(d);
	overview(d);
	const view = timeline(d, line, levels, points);
	functions(d, view.show);
	kernelSection(d, view.show);
	waitSection(d);
	memorySection(d, points, line, view.area);
	graphSection(d);
	errorSection(d, view.show);
	lossSection(d);
	$("#main").append(el("footer", {}, "Written by xptibpf report --html. Percentiles are at most 3.125 % off; all other numbers are exact, and the same that report --json tells."));
	keyboard(view);
	document.documentElement.dataset.ready = "true";
}

start().catch((e) => {
	const p = $("#loading") || $("#main").appendChild(el("p", { class: "note" }));
	p.textContent = `This report could not be shown: ${e.message}. It needs a browser of 2023 or later, and a file that is whole.`;
	document.documentElement.dataset.ready = "failed";
	throw e;
});

})();
