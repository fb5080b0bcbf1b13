// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// The live page of serve: it reads /metrics every two seconds and shows what top shows, as far as the counts of serve have
// it. What the page knows of the past is what it has read since it was opened, for a minute.
//
// All text reaches the screen by textContent alone (base.js).
/* global ui */
"use strict";
(() => {
const { $, el, fill, sum, count, many, GAP, three, time, bytes, figure, layerTag,
	setTheme, switchTheme, table, timeColumn, bytesColumn, numColumn, textColumn, failing, section, tableCard } = ui;

const EVERY_MS = 2000, ANSWER_MS = 5000; // between two readings; how long one may take
const RATE_S = 10, KEEP_S = 60; // rates are of so many seconds; so many are kept
const SILENT_S = 10; // a tracer that reads once a second has stopped

// ---- reading ----------------------------------------------------------------------------------------

const SAMPLE = /^([A-Za-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const unescaped = (text) => text.replace(/\\(.)/g, (_, c) => c === "n" ? "\n" : c);

// Prometheus' text: { metric: [{ labels, v }] }.
function parse(text) {
	const found = new Map();
	for (const line of text.split("\n")) {
		const m = line.startsWith("#") ? null : SAMPLE.exec(line);
		if (!m)
			continue;
		const labels = new Map([...(m[2] || "").matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name, unescaped(value)]));
		if (!found.has(m[1]))
			found.set(m[1], []);
		found.get(m[1]).push({ labels, v: Number(m[3]) });
	}
	return found;
}

// One reading, with its samples by metric and labels.
class Shot {
	constructor(text) {
		this.all = parse(text);
		this.by = new Map();
		this.limits = new Map(); // of the buckets of a function
		for (const [metric, samples] of this.all)
			for (const s of samples)
				this.by.set(Shot.key(metric, Object.fromEntries(s.labels)), s.v);
		for (const { labels } of this.list("call_duration_seconds_bucket")) {
			const { le, ...of } = Object.fromEntries(labels), key = Shot.key("", of);
			this.limits.set(key, [...this.limits.get(key) || [], le]);
		}
		this.read = this.one("read_time_seconds");
		this.started = this.one("start_time_seconds");
	}
	static key(metric, labels) {
		return JSON.stringify([metric, ...Object.keys(labels).sort().map((k) => [k, labels[k]])]);
	}
	list(metric) {
		return this.all.get(`xptibpf_${metric}`) || [];
	}
	// null: there is no such sample.
	one(metric, labels = {}) {
		return this.by.get(Shot.key(`xptibpf_${metric}`, labels)) ?? null;
	}
	total(metric) {
		return sum(this.list(metric), (s) => s.v);
	}
	values(metric, label) {
		return this.list(metric).map((s) => s.labels.get(label));
	}
}

let shots = []; // the oldest first

// The youngest that is so much older than the last one, or the oldest.
function before(seconds) {
	const last = shots.at(-1);
	return [...shots].reverse().find((s) => s !== last && last.read - s.read >= seconds) || shots[0];
}

// How much a counter has grown since a shot; null: that shot does not have it. A series that is new has a past.
function grown(base, metric, labels) {
	const now = shots.at(-1).one(metric, labels), then = base.one(metric, labels);
	return now === null || then === null ? null : now - then;
}

// The same a second.
function rate(metric, labels) {
	const base = before(RATE_S), more = grown(base, metric, labels), s = shots.at(-1).read - base.read;
	return more === null || s <= 0 ? null : more / s;
}
const perSecond = (v) => v === null ? "–" : v >= 99.95 || v === 0 ? count(Math.round(v)) : three(v);

// ---- durations --------------------------------------------------------------------------------------

// As Prometheus' histogram_quantile() has it, in seconds; buckets: [limit, calls up to it] in their order.
function quantile(q, buckets) {
	const all = buckets.length ? buckets.at(-1)[1] : 0;
	if (!(all > 0))
		return null;
	const rank = q * all, i = buckets.findIndex(([, n]) => n >= rank);
	if (i === buckets.length - 1)
		return buckets.at(-2)[0];
	const [limit, n] = buckets[i], [low, less] = i ? buckets[i - 1] : [0, 0];
	return low + (limit - low) * (rank - less) / (n - less);
}

// What was counted of a function since a shot, or (null) since the start.
function functionRow(labels, base) {
	const last = shots.at(-1);
	const since = (metric, more = {}) => base ? grown(base, metric, { ...labels, ...more }) : last.one(metric, { ...labels, ...more });
	const buckets = (last.limits.get(Shot.key("", labels)) || []).map((le) => [Number(le.replace("+Inf", "Infinity")), since("call_duration_seconds_bucket", { le })]);
	const took = since("call_duration_seconds_sum"), timed = since("call_duration_seconds_count");
	const ns = (s) => s === null ? null : s * 1e9, known = took !== null && timed !== null;
	return { ...labels, rate: rate("calls_total", labels), calls: since("calls_total"), errors: since("call_errors_total"), time: ns(took),
		average: known && timed ? ns(took / timed) : null, p50: known ? ns(quantile(0.5, buckets)) : null, p99: known ? ns(quantile(0.99, buckets)) : null };
}

// ---- the page ---------------------------------------------------------------------------------------

const drawers = [];
let lately = false; // functions of the last minute, not since the start

// A table that is drawn anew with each reading, in a card.
function live(id, title, rows, columns, sorted, few, ...tools) {
	const t = table(id, [], columns, sorted, few), c = tableCard(title, t), n = c.querySelector(".count");
	t.empty = "None so far.";
	n.before(...tools);
	drawers.push(() => {
		t.rows = rows();
		n.textContent = many(t.rows.length, "row");
		t.draw();
	});
	return c;
}

const tile = (id, what) => el("div", { class: "tile", id: `tile-${id}` }, el("div", { class: "what" }, what), el("b", {}, "–"), el("div", { class: "more" }));

// v: the number itself; text: as it is shown.
function setTile(id, v, text, more, kind) {
	const t = $(`#tile-${id}`);
	t.className = `tile ${kind || ""}`;
	t.dataset.v = v ?? "";
	fill($("b", t), figure(text));
	fill($(".more", t), more || GAP);
	$(".more", t).title = more || "";
}

// Why fewer calls are counted than were made, or "".
function uncounted(last) {
	const causes = last.list("losses_total").filter((x) => x.v).length, off = last.one("functions_off"), unseen = last.one("calls_unseen_estimated_total");
	return off ? `${many(off, "function")} cost too much, and ${off === 1 ? "is" : "are"} not counted now`
		: causes ? many(causes, "cause") : unseen ? `About ${count(unseen)} calls were not counted, as they cost too much` : "";
}

function overview() {
	const head = el("h1", {}, location.host), lede = el("p", { class: "lede" });
	const s = el("section", { id: "overview", "aria-label": "Overview" }, head, lede, el("div", { class: "tiles" },
		tile("rate", "Calls a second"), tile("errors", "Failed, last minute"), tile("oldest", "Oldest call in flight"),
		tile("live", "Live memory"), tile("lost", "Losses"), tile("cost", "Our own cost")));
	$("#main").append(s);
	drawers.push(() => {
		const last = shots.at(-1), base = before(KEEP_S), version = last.list("build_info")[0];
		const began = new Date(last.started * 1000).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" });
		fill(lede, `xptibpf ${version ? version.labels.get("version") : ""} has counted since ${began}, for ${time((last.read - last.started) * 1e9)}.`);
		const rates = [...new Set(last.values("calls_total", "api"))].map((api) => ({ api, v: sum(ofApi(api), (labels) => rate("calls_total", labels) || 0) }));
		const calls = sum(rates, (r) => r.v), errors = sum(last.list("call_errors_total"), (x) => grown(base, "call_errors_total", Object.fromEntries(x.labels)) || 0);
		setTile("rate", calls, perSecond(calls), rates.filter((r) => r.v > 0).sort((a, b) => b.v - a.v).map((r) => `${r.api} ${perSecond(r.v)}`).join(", "));
		setTile("errors", errors, count(errors), null, errors ? "bad" : "");
		const oldest = last.one("oldest_call_seconds") || 0;
		setTile("oldest", oldest, oldest ? time(oldest * 1e9) : "none", null, oldest > 300 ? "warn" : "");
		if (last.one("memory_off"))
			setTile("live", null, "–", "Not counted now: it cost too much", "warn");
		else
			setTile("live", last.total("memory_live_bytes"), bytes(last.total("memory_live_bytes")), many(last.total("allocations_live"), "allocation"));
		const why = uncounted(last);
		setTile("lost", last.total("losses_total"), count(last.total("losses_total")), why || "Every call is counted", why ? "warn" : "");
		const cpu = last.values("cpu_seconds_total", "process").map((process) => rate("cpu_seconds_total", { process }));
		const used = cpu.some((v) => v === null) ? null : sum(cpu, (v) => v);
		setTile("cost", used, used === null ? "–" : `${three(used * 100)}${GAP}%`, `of one processor, ${bytes(last.total("resident_memory_bytes"))}`);
	});
}

// The labels of an API's functions.
const ofApi = (api) => shots.at(-1).list("calls_total").filter((s) => s.labels.get("api") === api).map((s) => Object.fromEntries(s.labels));

function functions() {
	const choice = (text, value) => el("button", { class: "chip", type: "button", "data-lately": String(value), "aria-pressed": String(value === lately), onclick: () => {
		lately = value;
		document.querySelectorAll("[data-lately]").forEach((b) => b.setAttribute("aria-pressed", String(b.dataset.lately === String(lately))));
		draw();
	} }, text);
	const rateColumn = numColumn("rate", "calls/s", "Of the last ten seconds", { show: (r) => perSecond(r.rate) });
	section("functions", "Functions", "The busiest functions have rows of their own, the others share one of their API, “other”. Percentiles are Prometheus’ histogram_quantile() of the buckets in /metrics.",
		live("functions", "Calls by function", () => shots.at(-1).list("calls_total").map((s) => functionRow(Object.fromEntries(s.labels), lately ? before(KEEP_S) : null)), [
			textColumn("function", "function", { mono: true, show: (r) => [layerTag(r.api), r.function] }),
			rateColumn, numColumn("calls", "calls"), numColumn("errors", "errors", "Calls whose result is an error", { cls: failing("errors") }),
			timeColumn("time", "time", "Of all calls that returned, with calls inside them"), timeColumn("average", "average"),
			timeColumn("p50", "p50"), timeColumn("p99", "p99")], "time", 40, choice("since the start", false), choice("last minute", true)));
}

function interfaces() {
	const waiting = numColumn("waiting", "threads that wait", "Time in calls that wait, a second", { show: (r) => r.waiting === null ? "–" : three(r.waiting) });
	section("apis", "APIs and waits", "A call through several APIs (Unified Runtime calls Level Zero) is a call in each.",
		live("apis", "By API", () => shots.at(-1).values("programs_total", "api").map((api) => {
			const last = shots.at(-1), waited = last.one("wait_seconds_total", { api });
			return { api, programs: last.one("programs_total", { api }), launches: last.one("launches_total", { api }), launching: rate("launches_total", { api }),
				waiting: rate("wait_seconds_total", { api }), waited: waited === null ? null : waited * 1e9, unfinished: last.one("calls_unfinished_total", { api }) };
		}).filter((r) => r.programs), [textColumn("api", "API", { show: (r) => layerTag(r.api) }), numColumn("programs", "programs", "That used it since the start"), numColumn("launches", "kernel launches"),
			numColumn("launching", "launches/s", "Of the last ten seconds", { show: (r) => perSecond(r.launching) }), waiting,
			timeColumn("waited", "waited", "All threads together, since the start"),
			numColumn("unfinished", "unfinished", "Calls that were left by an exception, or by the end of their thread")], "programs", 20));
}

function memory() {
	const of = (key, metric) => [key, (kind) => shots.at(-1).one(metric, { kind })];
	const parts = [of("live", "memory_live_bytes"), of("allocations", "allocations_live"), of("peak", "memory_peak_bytes"), of("old", "memory_old_bytes"),
		of("olds", "allocations_old"), of("leaked", "memory_leaked_bytes_total"), ["allocating", (kind) => rate("memory_allocated_bytes_total", { kind })]];
	section("memory", "Memory and copies", "Memory that calls allocate by address. Old are allocations that have lived for longer than --old says; leaked is what programs had not freed when they ended.",
		live("memory", "By kind", () => shots.at(-1).values("memory_live_bytes", "kind").map((kind) => Object.fromEntries([["kind", kind], ...parts.map(([key, f]) => [key, f(kind)])])), [
			textColumn("kind", "kind"), bytesColumn("live", "live"), numColumn("allocations", "allocations"), bytesColumn("peak", "peak"), bytesColumn("old", "old"),
			numColumn("olds", "old allocations"), bytesColumn("leaked", "leaked"), bytesColumn("allocating", "allocated/s", "Of the last ten seconds")], "live", 10),
		live("copies", "Copies", () => shots.at(-1).list("copied_bytes_total").filter((s) => s.v).map((s) => {
			const labels = Object.fromEntries(s.labels);
			return { ...labels, bytes: s.v, rate: rate("copied_bytes_total", labels) };
		}), [textColumn("from", "from"), textColumn("to", "to"), bytesColumn("bytes", "bytes", "Since the start"), bytesColumn("rate", "bytes/s", "Of the last ten seconds")], "bytes", 16));
}

function own() {
	section("own", "Losses and our own cost", "What was not seen or not kept, by cause, and what xptibpf itself uses. Counts are read from the kernel: lost events take nothing from them.",
		live("losses", "Losses", () => shots.at(-1).list("losses_total").filter((s) => s.v).map((s) => ({ cause: s.labels.get("cause"), count: s.v, rate: rate("losses_total", { cause: s.labels.get("cause") }) })),
			[textColumn("cause", "cause", { mono: true }), numColumn("count", "losses"), numColumn("rate", "losses/s", "Of the last ten seconds", { show: (r) => perSecond(r.rate) })], "count", 20),
		live("own", "xptibpf’s processes", () => shots.at(-1).values("cpu_seconds_total", "process").map((process) => ({ process, share: rate("cpu_seconds_total", { process }),
			cpu: shots.at(-1).one("cpu_seconds_total", { process }) * 1e9, memory: shots.at(-1).one("resident_memory_bytes", { process }) })),
			[textColumn("process", "process", { mono: true }), numColumn("share", "of a processor", "Of the last ten seconds", { show: (r) => r.share === null ? "–" : `${three(r.share * 100)}${GAP}%` }),
				timeColumn("cpu", "processor time"), bytesColumn("memory", "memory")], "cpu", 10));
}

function draw() {
	if (shots.length)
		drawers.forEach((f) => f());
}

// ---- the state of serve -----------------------------------------------------------------------------

let answered = null, changed = null; // local times: of the last answer, and of the first with its read time

function say(kind, short, long) {
	const pill = $("#state");
	pill.className = `pill ${kind}`;
	pill.textContent = short;
	$("#trouble").hidden = !long;
	$("#trouble").textContent = long || "";
	document.body.classList.toggle("old", !!long);
}

function trouble(why) {
	const since = answered === null ? "" : ` The numbers below are those of ${new Date(answered).toLocaleTimeString("en-GB")}.`;
	say("bad", "✕ no answer", `xptibpf serve at ${location.host} does not answer: ${why}.${since} It is asked again every ${EVERY_MS / 1000} seconds.`);
}

function take(text) {
	const shot = new Shot(text), last = shots.at(-1);
	if (shot.read === null)
		throw new Error("what it answers are no metrics of xptibpf");
	answered = Date.now();
	if (last && (shot.started !== last.started || shot.read < last.read))
		shots = []; // it was started anew
	if (!last || shot.read !== last.read)
		changed = answered;
	shots = shots.filter((s) => s.read !== shot.read).concat(shot);
	while (shots.length > 2 && shot.read - shots[1].read >= KEEP_S)
		shots.shift();
	draw();
	if (answered - changed > SILENT_S * 1000)
		say("bad", "✕ not counting", `The tracer has not read its counts for ${time((answered - changed) * 1e6)}: it hangs, or is stopped.`);
	else
		say("", "✓ live");
	document.documentElement.dataset.ready = "true";
}

async function ask() {
	const stop = new AbortController(), timer = setTimeout(() => stop.abort(), ANSWER_MS);
	try {
		const r = await fetch("/metrics", { cache: "no-store", redirect: "error", signal: stop.signal });
		if (!r.ok)
			throw new Error(r.status === 503 ? "it has counted nothing yet" : `HTTP status ${r.status}`);
		take(await r.text());
	} catch (e) {
		trouble(stop.signal.aborted ? `it took more than ${ANSWER_MS / 1000} seconds` : e.message);
	} finally {
		clearTimeout(timer);
	}
}

// A page that nobody sees asks nothing.
async function watch() {
	if (!document.hidden)
		await ask();
	setTimeout(watch, EVERY_MS);
}

document.title = `xptibpf serve, ${location.host}`;
$("#theme").addEventListener("click", switchTheme);
setTheme();
overview();
functions();
interfaces();
memory();
own();
watch();

})();
