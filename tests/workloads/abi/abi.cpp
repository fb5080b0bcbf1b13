// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * abi.cpp - does to traced calls what programs do to calls: abi LIBRARY WORD..., each word a deed, done
 * one after the other. What it prints must be the same whether it is traced or not.
 *
 *   calls N       plain calls, N of urEventWait            frees N  urUSMFree
 *   nest N        urQueueFinish in itself, N deep           tail     a call that jumps to another
 *   args          a call with eleven arguments              catch    throws and catches inside a call
 *   throw         throws through two calls                  longjmp  leaves two calls, 100 times
 *   cancel        cancels a thread inside a call            exit N   ends the program inside a call
 *   thread-exit   pthread_exit inside a call                backtrace  names of the frames in a call
 *   signal        a handler on its own stack calls, in the middle of a call
 *   inner-context a coroutine that begins and ends inside a call
 *   context       two coroutines, each left in the middle of a call
 *   threads       a tree of threads, each with calls        fork     a child that calls, and its end
 *   exec FILE..   runs the rest as another program          kill N   a signal to itself
 *   load FILE     another library instead                   unload   no library any more
 *   say WORD      prints it                                 wait     for a line on stdin
 *   in-call       waits for a line inside a call            end N    ends with this status
 *   late-thread   starts a thread that calls at each line until "end"
 */
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <ucontext.h>
#include <unistd.h>
#include <vector>

namespace
{

struct callback {
	int (*fn)(void *);
	void *arg;
};
using through = int(callback *);
using wait_for = int(uint32_t, callback *const *);

void *library;
through *finish, *flush, *release, *retain, *event_release;
wait_for *event_wait;
int (*usm_free)(void *, void *);
int (*host_alloc)(void *, const void *, void *, size_t, void **);
int (*copy_2d)(void *, bool, void *, size_t, const void *, size_t, size_t, size_t, uint32_t,
	       void *const *, void **);

template <class T> void find(T *&f, const char *name)
{
	f = reinterpret_cast<T *>(dlsym(library, name));
}

void load(const char *file)
{
	library = dlopen(file, RTLD_NOW);
	if (!library) {
		fprintf(stderr, "%s\n", dlerror());
		exit(9);
	}
	find(finish, "urQueueFinish");
	find(flush, "urQueueFlush");
	find(release, "urQueueRelease");
	find(retain, "urQueueRetain");
	find(event_release, "urEventRelease");
	find(event_wait, "urEventWait");
	find(usm_free, "urUSMFree");
	find(copy_2d, "urEnqueueUSMMemcpy2D");
	find(host_alloc, "urUSMHostAlloc");
}

int plain(void *)
{
	return event_wait(0, nullptr);
}

int nest(void *arg)
{
	long left = reinterpret_cast<long>(arg);
	callback next{ nest, reinterpret_cast<void *>(left - 1) };

	return left ? finish(&next) + 1 : 0;
}

int throw_and_catch(void *)
{
	try {
		throw std::runtime_error("inside");
	} catch (const std::exception &e) {
		printf("caught %s\n", e.what());
	}
	return 4;
}

int throws(void *)
{
	throw std::runtime_error("through");
}

int flush_throwing(void *)
{
	callback c{ throws, nullptr };

	return flush(&c);
}

jmp_buf back;

int jumps(void *)
{
	longjmp(back, 1);
}

int flush_jumping(void *)
{
	callback c{ jumps, nullptr };

	return flush(&c);
}

void leave_by_longjmp()
{
	for (volatile int i = 0; i < 100; i++) {
		callback c{ flush_jumping, nullptr };

		if (!setjmp(back))
			finish(&c);
		event_wait(0, nullptr);
	}
	puts("jumped 100 times");
}

int sleeps(void *arg)
{
	*static_cast<volatile int *>(arg) = 1;
	for (;;)
		pause();
}

void cleaned_up(void *)
{
	puts("cleaned up");
}

void *to_be_cancelled(void *arg)
{
	callback c{ sleeps, arg };

	pthread_cleanup_push(cleaned_up, nullptr);
	finish(&c);
	pthread_cleanup_pop(0);
	return nullptr;
}

void cancel()
{
	for (int i = 0; i < 10; i++) {
		volatile int there = 0;
		pthread_t t;
		void *ret;

		pthread_create(&t, nullptr, to_be_cancelled, const_cast<int *>(&there));
		while (!there)
			usleep(100);
		pthread_cancel(t);
		pthread_join(t, &ret);
		puts(ret == PTHREAD_CANCELED ? "cancelled" : "not cancelled");
	}
	event_wait(0, nullptr);
}

int leaves_thread(void *arg)
{
	pthread_exit(arg);
}

void *thread_that_leaves(void *arg)
{
	callback c{ leaves_thread, arg };

	finish(&c);
	return nullptr;
}

void thread_exit()
{
	pthread_t t;
	void *ret;
	int x;

	pthread_create(&t, nullptr, thread_that_leaves, &x);
	pthread_join(t, &ret);
	puts(ret == &x ? "left with its value" : "left with another value");
}

__attribute__((noinline)) int frames(void *)
{
	void *at[64];
	int n = backtrace(at, 64);

	for (int i = 0; i < n; i++) {
		Dl_info info;

		if (dladdr(at[i], &info) && info.dli_sname)
			printf("frame %s\n", info.dli_sname);
		else
			puts("frame ?");
	}
	return 0;
}

int in_handler;

void on_signal(int)
{
	in_handler++;
	event_wait(0, nullptr);
}

int raises(void *)
{
	raise(SIGUSR1);
	return flush(nullptr);
}

void signals()
{
	static char stack[65536];
	stack_t alt{};
	struct sigaction sa{};
	callback c{ raises, nullptr };

	alt.ss_sp = stack;
	alt.ss_size = sizeof(stack);
	sigaltstack(&alt, nullptr);
	sa.sa_handler = on_signal;
	sa.sa_flags = SA_ONSTACK;
	sigaction(SIGUSR1, &sa, nullptr);
	for (int i = 0; i < 50; i++)
		finish(&c);
	printf("handled %d\n", in_handler);
}

ucontext_t main_context, contexts[2];
std::vector<char> stacks[2];

void begin(int i, void (*fn)(), ucontext_t *after)
{
	stacks[i].resize(65536);
	getcontext(&contexts[i]);
	contexts[i].uc_stack.ss_sp = stacks[i].data();
	contexts[i].uc_stack.ss_size = stacks[i].size();
	contexts[i].uc_link = after;
	makecontext(&contexts[i], fn, 0);
}

void calls_inside()
{
	flush(nullptr);
	event_wait(0, nullptr);
}

int runs_coroutine(void *)
{
	begin(0, calls_inside, &main_context);
	swapcontext(&main_context, &contexts[0]);
	return 0;
}

int yields(void *arg)
{
	long i = reinterpret_cast<long>(arg);

	for (int k = 0; k < 3; k++) {
		printf("coroutine %ld\n", i);
		swapcontext(&contexts[i], &contexts[1 - i]);
	}
	return 0;
}

template <long I> void yields_inside_call()
{
	callback c{ yields, reinterpret_cast<void *>(I) };

	(I ? flush : finish)(&c);
	printf("coroutine %ld has ended\n", I);
	swapcontext(&contexts[I], I ? &main_context : &contexts[1]);
}

void two_coroutines()
{
	begin(0, yields_inside_call<0>, &main_context);
	begin(1, yields_inside_call<1>, &main_context);
	swapcontext(&main_context, &contexts[0]);
}

/* main makes 1 and 2, 1 makes 1_1 and 1_2, 1_2 makes 1_2_1; each calls as often as its depth. */
void grow(int depth, int children)
{
	for (int i = 0; i < depth; i++)
		usm_free(nullptr, reinterpret_cast<void *>(long(depth)));
	for (int i = 1; i <= children; i++)
		std::thread(grow, depth + 1,
			    depth == 1 ? (i == 1 ? 2 : 0) : (depth == 2 && i == 2 ? 1 : 0))
			.join();
}

int waits(void *)
{
	char line[64];

	puts("in the call");
	fflush(stdout);
	return fgets(line, sizeof(line), stdin) ? 0 : 4;
}

int calls_and_waits(void *)
{
	event_wait(0, nullptr);
	return waits(nullptr);
}

int exits(void *arg)
{
	exit(int(reinterpret_cast<long>(arg)));
}

void late_thread()
{
	char line[64];

	std::thread([&] {
		printf("thread %d\n", int(gettid()));
		fflush(stdout);
		while (fgets(line, sizeof(line), stdin) && strcmp(line, "end\n")) {
			event_wait(0, nullptr);
			std::thread(plain, nullptr).join();
			puts("called");
			fflush(stdout);
		}
	}).join();
}

int child(char **words);

void through_call(through *call, int (*fn)(void *), long arg)
{
	callback c{ fn, reinterpret_cast<void *>(arg) };

	printf("returned %d\n", call(&c));
}

void call_args()
{
	void *event = nullptr;
	void *list[2] = { reinterpret_cast<void *>(0x1111), reinterpret_cast<void *>(0x2222) };

	copy_2d(reinterpret_cast<void *>(0xabc0), true, reinterpret_cast<void *>(0xd000), 101,
		reinterpret_cast<void *>(0xe000), 102, 103, 104, 2, list, &event);
	printf("event %p\n", event);
}

/* A pNext chain of so many structures behind a descriptor, that ends as the word says. */
void chain(long links, const std::string &end)
{
	struct next {
		uint32_t stype;
		const void *next;
		uint32_t location;
		char room[64];
	};
	struct {
		uint32_t stype;
		const void *next;
		uint32_t hints, align;
	} desc = { 7, nullptr, 0, 64 };
	std::vector<next> all(links, next{ 35, nullptr, 0, {} });
	void *memory;

	for (long i = 0; i < links; i++) {
		all[i].location = 100 + i;
		all[i].next = i + 1 < links ? &all[i + 1] : nullptr;
	}
	desc.next = &all[0];
	if (end == "circle")
		all[links - 1].next = &all[links / 2];
	else if (end == "nowhere")
		all[links - 1].next = reinterpret_cast<void *>(16);
	host_alloc(nullptr, &desc, nullptr, 4096, &memory);
	printf("chain of %ld\n", links);
}

int deeds(char **w)
{
	char line[64];

	for (; *w; w++) {
		std::string s = *w;
		auto number = [&] { return atol(*++w); };

		if (s == "calls") {
			for (long i = number(); i > 0; i--)
				event_wait(0, nullptr);
		} else if (s == "frees") {
			for (long i = number(); i > 0; i--)
				usm_free(nullptr, reinterpret_cast<void *>(i));
		} else if (s == "nest") {
			printf("depth %d\n", nest(reinterpret_cast<void *>(number())));
		} else if (s == "tail") {
			through_call(retain, plain, 0);
		} else if (s == "chain") {
			long n = number();

			chain(n, *++w);
		} else if (s == "args") {
			call_args();
		} else if (s == "catch") {
			through_call(finish, throw_and_catch, 0);
		} else if (s == "throw") {
			try {
				through_call(finish, flush_throwing, 0);
			} catch (const std::exception &e) {
				printf("caught %s\n", e.what());
			}
		} else if (s == "longjmp") {
			leave_by_longjmp();
		} else if (s == "cancel") {
			cancel();
		} else if (s == "thread-exit") {
			thread_exit();
		} else if (s == "exit") {
			through_call(finish, exits, number());
		} else if (s == "backtrace") {
			through_call(finish, frames, 0);
		} else if (s == "signal") {
			signals();
		} else if (s == "inner-context") {
			through_call(finish, runs_coroutine, 0);
		} else if (s == "context") {
			two_coroutines();
		} else if (s == "threads") {
			grow(1, 2);
		} else if (s == "fork") {
			fflush(stdout);
			return child(w + 1);
		} else if (s == "exec") {
			fflush(stdout);
			execv(w[1], w + 1);
			return 8;
		} else if (s == "kill") {
			fflush(stdout);
			raise(int(number()));
		} else if (s == "load") {
			load(*++w);
		} else if (s == "unload") {
			dlclose(library);
		} else if (s == "say") {
			puts(*++w);
		} else if (s == "wait") {
			if (!fgets(line, sizeof(line), stdin))
				return 7;
		} else if (s == "in-call") {
			through_call(finish, waits, 0);
		} else if (s == "long-call") {
			through_call(finish, calls_and_waits, 0);
		} else if (s == "late-thread") {
			late_thread();
		} else if (s == "end") {
			return int(number());
		} else {
			fprintf(stderr, "abi: no deed '%s'\n", s.c_str());
			return 2;
		}
		fflush(stdout);
	}
	return 0;
}

/* The rest is the child's; the parent ends as it does. */
int child(char **words)
{
	int status = 0;
	pid_t pid = fork();

	if (!pid) {
		int r = deeds(words);

		fflush(stdout);
		_exit(r);
	}
	event_wait(0, nullptr);
	waitpid(pid, &status, 0);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 100 + WTERMSIG(status);
}

} // namespace

int main(int argc, char **argv)
{
	if (argc < 2) {
		fprintf(stderr, "usage: abi LIBRARY DEED...\n");
		return 2;
	}
	if (strcmp(argv[1], "-"))
		load(argv[1]);
	return deeds(argv + 2);
}
