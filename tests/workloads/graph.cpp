// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// A program whose task graph is known: it says on its output, before it submits, what it submits and
// behind what, and each command is a kernel of its own name.
//
//   queue NAME in-order|out-of-order
//   command KERNEL QUEUE
//   edge A B event|data|queue|barrier|host|host_task   B may not begin before A has ended, and why
//   count NAME N                             of host tasks, host accessors, barriers
//
// A diamond, a chain, a fan-out, two queues that wait for each other's events, an in-order queue, a
// barrier, readers and writers of one buffer, a host task, a host accessor. What the main thread waits
// for is before all that it submits later.
//
//   --rounds N   the diamond again and again, for instances of the same places (1)
//   --reuse N    nothing of that, but N times: commands whose events XPTI reports, or not, come and go at
//                the same few addresses, and host tasks wait for them (0)
//   --gate N     1: says "ready" when the queues are there and used, and waits for a line (0)

#include "common.hpp"

#include <array>

namespace exp_ = sycl::ext::oneapi::experimental;
using read_write = sycl::accessor<int, 1, sycl::access_mode::read_write>;
using read_only = sycl::accessor<int, 1, sycl::access_mode::read>;

static const std::vector<std::string> plain_kernels = {
	"before_a", "before_b", "dia_a",   "dia_b", "dia_c",   "dia_d",	  "chain_a",
	"chain_b",  "chain_c",	"chain_d", "fan_a", "fan_b",   "fan_c",	  "fan_d",
	"fan_e",    "two_a",	"two_b",   "two_c", "order_a", "order_b", "order_c",
	"order_d",  "bar_a",	"bar_b",   "bar_c", "bar_d",   "last_a",
};
static const std::vector<std::string> buffer_kernels = {
	"buf_write", "buf_read_a", "buf_read_b", "buf_again", "task_a", "task_b", "acc_a", "acc_b",
};

static sycl::kernel_bundle<sycl::bundle_state::executable> build(const sycl::context &context)
{
	std::string text = "#include <sycl/sycl.hpp>\n"
			   "namespace exp = sycl::ext::oneapi::experimental;\n";

	for (auto &name : plain_kernels)
		text += "extern \"C\" SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((exp::single_task_kernel))\n"
			"void " +
			name + "(int *p) { *p += 1; }\n";
	for (auto &name : buffer_kernels) {
		bool reads = name.find("_read") != std::string::npos;

		text += "extern \"C\" SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((exp::single_task_kernel))\n"
			"void " +
			name + "(sycl::accessor<int, 1, sycl::access_mode::" +
			(reads ? "read" : "read_write") + "> a, int *p) { " +
			(reads ? "*p = a[0];" : "a[0] += 1; *p += 1;") + " }\n";
	}
	auto bundle =
		exp_::create_kernel_bundle_from_source(context, exp_::source_language::sycl, text);
#if __LIBSYCL_MAJOR_VERSION < 9
	std::vector<std::string> flags = { "-fno-sycl-device-lib=all" };

	return exp_::build(bundle, exp_::properties{ exp_::build_options(flags) });
#else
	return exp_::build(bundle);
#endif
}

struct program {
	sycl::queue one, two{ one.get_context(), one.get_device() },
		three{ one.get_context(), one.get_device() },
		in_order{ one.get_context(), one.get_device(), sycl::property::queue::in_order() };
	// Never destroyed: the runtime cleans up behind buffers in a thread of its own, and when the last
	// kernel goes with them after main() has ended, it uses what is gone already (2026.2).
	sycl::kernel_bundle<sycl::bundle_state::executable> &kernels =
		*new sycl::kernel_bundle<sycl::bundle_state::executable>(build(one.get_context()));
	workload::counters done;
	std::vector<std::string> waited; // for by the main thread
	std::vector<int *> cells;

	// A cell of its own for each command: they share nothing but what is declared.
	int *cell()
	{
		cells.push_back(sycl::malloc_device<int>(1, one));
		return cells.back();
	}

	void say_queue(const char *name, const char *order)
	{
		std::printf("queue %s %s\n", name, order);
	}

	void edge(const std::string &from, const std::string &to, const char *why)
	{
		std::printf("edge %s %s %s\n", from.c_str(), to.c_str(), why);
	}

	void say(const std::string &name, const char *queue)
	{
		std::printf("command %s %s\n", name.c_str(), queue);
		for (auto &each : waited)
			edge(each, name, "host");
	}

	struct command {
		std::string name;
		sycl::event event;
	};

	command run(sycl::queue &queue, const char *queue_name, const std::string &name,
		    const std::vector<command> &behind = {})
	{
		int *to = cell();

		say(name, queue_name);
		for (auto &each : behind)
			edge(each.name, name, "event");
		return { name, queue.submit([&](sycl::handler &h) {
				for (auto &each : behind)
					h.depends_on(each.event);
				h.set_args(to);
				h.single_task(kernels.ext_oneapi_get_kernel(name));
			}) };
	}

	template <typename access>
	command use(sycl::queue &queue, const char *queue_name, const std::string &name,
		    sycl::buffer<int, 1> &buffer, const std::vector<std::string> &behind,
		    const char *why = "data")
	{
		int *to = cell();

		say(name, queue_name);
		for (auto &each : behind)
			edge(each, name, why);
		return { name, queue.submit([&](sycl::handler &h) {
				access a(buffer, h);

				h.set_args(a, to);
				h.single_task(kernels.ext_oneapi_get_kernel(name));
			}) };
	}

	void wait(command c)
	{
		c.event.wait();
		waited.push_back(c.name);
	}
};

static void diamond(program &p)
{
	auto a = p.run(p.one, "one", "dia_a");
	auto b = p.run(p.one, "one", "dia_b", { a }), c = p.run(p.one, "one", "dia_c", { a });

	p.run(p.one, "one", "dia_d", { b, c });
}

static void chain(program &p)
{
	auto last = p.run(p.one, "one", "chain_a");

	for (const char *name : { "chain_b", "chain_c", "chain_d" })
		last = p.run(p.one, "one", name, { last });
}

static void fan_out(program &p)
{
	auto first = p.run(p.two, "two", "fan_a");

	for (const char *name : { "fan_b", "fan_c", "fan_d", "fan_e" })
		p.run(p.two, "two", name, { first });
}

static void two_queues(program &p)
{
	auto a = p.run(p.one, "one", "two_a");
	auto b = p.run(p.two, "two", "two_b", { a });

	p.run(p.one, "one", "two_c", { b });
}

static void in_order(program &p)
{
	std::string last;

	for (const char *name : { "order_a", "order_b", "order_c", "order_d" }) {
		p.run(p.in_order, "in_order", name);
		if (!last.empty())
			p.edge(last, name, "queue");
		last = name;
	}
}

static void barrier(program &p)
{
	p.run(p.three, "three", "bar_a");
	p.run(p.three, "three", "bar_b");
	p.three.ext_oneapi_submit_barrier();
	p.done.add("barrier");
	for (const char *name : { "bar_c", "bar_d" }) {
		p.run(p.three, "three", name);
		p.edge("bar_a", name, "barrier");
		p.edge("bar_b", name, "barrier");
	}
}

static void buffers(program &p, sycl::buffer<int, 1> &buffer)
{
	p.use<read_write>(p.one, "one", "buf_write", buffer, {});
	p.use<read_only>(p.one, "one", "buf_read_a", buffer, { "buf_write" });
	p.use<read_only>(p.two, "two", "buf_read_b", buffer, { "buf_write" });
	p.use<read_write>(p.one, "one", "buf_again", buffer,
			  { "buf_write", "buf_read_a", "buf_read_b" });
}

static program::command host_task(program &p, sycl::buffer<int, 1> &buffer)
{
	p.use<read_write>(p.one, "one", "task_a", buffer, {});
	p.one.submit([&](sycl::handler &h) {
		sycl::accessor<int, 1, sycl::access_mode::read_write, sycl::target::host_task> a(
			buffer, h);

		h.host_task([=] { a[0] += 1; });
	});
	p.done.add("host_task");
	return p.use<read_write>(p.one, "one", "task_b", buffer, { "task_a" }, "host_task");
}

static program::command host_accessor(program &p, sycl::buffer<int, 1> &buffer)
{
	p.use<read_write>(p.one, "one", "acc_a", buffer, {});
	{
		sycl::host_accessor a(buffer, sycl::read_write);

		p.done.add("host_accessor");
		a[0] += 1;
		p.waited.push_back("acc_a");
	}
	return p.use<read_write>(p.one, "one", "acc_b", buffer, { "acc_a" });
}

static void host_task_behind(sycl::queue &q, const sycl::event &e)
{
	q.submit([&](sycl::handler &h) {
		 h.depends_on(e);
		 h.host_task([] {});
	 }).wait();
}

static int reuse(int n)
{
	sycl::queue q;
	int *from = sycl::malloc_shared<int>(1, q), *to = sycl::malloc_shared<int>(1, q);

	for (int i = 0; i < n; i++) {
		q.memset(from, 1, sizeof(*from)).wait();
		host_task_behind(q, q.ext_oneapi_submit_barrier());
		host_task_behind(q, q.memcpy(to, from, sizeof(*to)));
		host_task_behind(q, q.prefetch(to, sizeof(*to)));
	}
	sycl::free(from, q);
	sycl::free(to, q);
	return 0;
}

int main(int argc, char **argv)
try {
	workload::options opt(argc, argv, { { "rounds", 1 }, { "gate", 0 }, { "reuse", 0 } });

	if (opt["reuse"])
		return reuse(int(opt["reuse"]));
	sycl::buffer<int, 1> shared{ sycl::range<1>(1) }, task{ sycl::range<1>(1) },
		looked_at{ sycl::range<1>(1) };
	program p;

	p.say_queue("one", "out-of-order");
	p.say_queue("two", "out-of-order");
	p.say_queue("three", "out-of-order");
	p.say_queue("in_order", "in-order");
	p.run(p.one, "one", "before_a");
	p.run(p.in_order, "in_order", "before_b");
	p.edge("before_b", "order_a", "queue");
	if (opt["gate"]) {
		std::printf("ready\n");
		std::fflush(stdout);
		if (std::getchar() == EOF)
			return 1;
	}
	for (int i = 0; i < int(opt["rounds"]); i++)
		diamond(p);
	chain(p);
	fan_out(p);
	two_queues(p);
	in_order(p);
	barrier(p);
	buffers(p, shared);
	auto behind_task = host_task(p, task);
	auto behind_accessor = host_accessor(p, looked_at);
	p.wait(behind_task);
	p.wait(behind_accessor);
	p.run(p.two, "two", "last_a");
	for (sycl::queue *each : { &p.one, &p.two, &p.three, &p.in_order })
		each->wait_and_throw();
	for (int *each : p.cells)
		sycl::free(each, p.one);
	p.done.print();
	return 0;
} catch (const std::exception &e) {
	std::fprintf(stderr, "graph: %s\n", e.what());
	return 1;
}
