// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * What seccomp filters answer, by the machine in user/arm/seccomp.c; and, for the same filters and calls, by the kernel,
 * which is asked in a child.
 */
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "unit.h"
#include "arm/seccomp.h"

#define LOAD(field)    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define LOW(n)	       BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[n]))
#define HIGH(n)	       BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[n]) + 4)
#define EQUAL(k, t, f) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (k), (t), (f))
#define ANSWER(k)      BPF_STMT(BPF_RET | BPF_K, (k))
#define ALLOW	       ANSWER(SECCOMP_RET_ALLOW)
#define NO(e)	       ANSWER(SECCOMP_RET_ERRNO | (e))

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static const struct seccomp_data getpid_call = { .nr = SYS_getpid, .arch = AUDIT_ARCH_X86_64 };

static void expect(const struct sock_filter *code, size_t n, const struct seccomp_data *call,
		   uint32_t answer)
{
	uint32_t got = ~answer;

	assert_int_equal(seccomp_ask(code, n, call, &got), 0);
	assert_int_equal(got, answer);
}

static void refuse(const struct sock_filter *code, size_t n)
{
	uint32_t got = 77;

	assert_int_equal(seccomp_ask(code, n, &getpid_call, &got), -EBADMSG);
	assert_int_equal(got, 77);
}

static void expect_all(const struct sock_filter *code, size_t n, bool memory_file, const char *call)
{
	const char *named = NULL;
	int r = seccomp_ask_all(code, n, memory_file, &named);

	assert_int_equal(r, call ? -EACCES : 0);
	if (call)
		assert_string_equal(named, call);
}

/* ---- by number and by argument ------------------------------------------------------------------- */

TEST(test_allow)
{
	static const struct sock_filter all[] = { ALLOW };
	static const struct sock_filter logs[] = { ANSWER(SECCOMP_RET_LOG) };
	static const struct sock_filter traces[] = { ANSWER(SECCOMP_RET_TRACE | 5) };

	expect(all, COUNT(all), &getpid_call, SECCOMP_RET_ALLOW);
	expect_all(all, COUNT(all), true, NULL);
	expect_all(logs, COUNT(logs), true, NULL);
	expect_all(traces, COUNT(traces), true, "mmap");
}

TEST(test_by_number)
{
	static const struct sock_filter no_openat[] = { LOAD(nr), EQUAL(SYS_openat, 0, 1),
							NO(EPERM), ALLOW };
	static const struct sock_filter no_memfd[] = { LOAD(nr), EQUAL(SYS_memfd_create, 0, 1),
						       ANSWER(SECCOMP_RET_KILL_PROCESS), ALLOW };
	struct seccomp_data call = { .nr = SYS_openat, .arch = AUDIT_ARCH_X86_64 };

	expect(no_openat, COUNT(no_openat), &call, SECCOMP_RET_ERRNO | EPERM);
	expect(no_openat, COUNT(no_openat), &getpid_call, SECCOMP_RET_ALLOW);
	expect_all(no_openat, COUNT(no_openat), false, "openat");
	/* Only asked where it is needed. */
	expect_all(no_memfd, COUNT(no_memfd), false, NULL);
	expect_all(no_memfd, COUNT(no_memfd), true, "memfd_create");
}

/* Memory that can be run, and files mapped so, as hardened services have it. */
TEST(test_by_argument)
{
	static const struct sock_filter no_code[] = {
		LOAD(nr),   EQUAL(SYS_mmap, 0, 3),
		LOW(2),	    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1),
		NO(EACCES), ALLOW,
	};
	/* A number of 64 bits: both halves. */
	static const struct sock_filter high[] = {
		HIGH(0),    EQUAL(0x7f00, 0, 3),
		LOW(0),	    BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, 0x1000, 0, 1),
		NO(EFAULT), ALLOW
	};
	struct seccomp_data call = { .nr = SYS_mmap, .arch = AUDIT_ARCH_X86_64 };

	call.args[2] = PROT_READ | PROT_EXEC;
	expect(no_code, COUNT(no_code), &call, SECCOMP_RET_ERRNO | EACCES);
	call.args[2] = PROT_READ | PROT_WRITE;
	expect(no_code, COUNT(no_code), &call, SECCOMP_RET_ALLOW);
	expect_all(no_code, COUNT(no_code), false, "mmap of code");
	call.args[0] = 0x7f0000001001;
	expect(high, COUNT(high), &call, SECCOMP_RET_ERRNO | EFAULT);
	call.args[0] = 0x7f0000001000;
	expect(high, COUNT(high), &call, SECCOMP_RET_ALLOW);
	call.args[0] = 0x1001;
	expect(high, COUNT(high), &call, SECCOMP_RET_ALLOW);
}

/* The C library goes on with clone() then, as in containers; with any other answer it does not. */
TEST(test_optional)
{
	static const struct sock_filter no_clone3[] = { LOAD(nr), EQUAL(SYS_clone3, 0, 1),
							NO(ENOSYS), ALLOW };
	static const struct sock_filter never[] = { LOAD(nr), EQUAL(SYS_clone3, 0, 1), NO(EPERM),
						    ALLOW };
	static const struct sock_filter no_clone[] = { LOAD(nr), EQUAL(SYS_clone, 0, 1), NO(ENOSYS),
						       ALLOW };

	expect_all(no_clone3, COUNT(no_clone3), false, NULL);
	expect_all(never, COUNT(never), false, "clone3");
	expect_all(no_clone, COUNT(no_clone), false, "clone");
}

TEST(test_architecture)
{
	static const struct sock_filter usual[] = { LOAD(arch),
						    EQUAL(AUDIT_ARCH_X86_64, 1, 0),
						    ANSWER(SECCOMP_RET_KILL_PROCESS),
						    LOAD(nr),
						    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000,
							     0, 1),
						    NO(ENOSYS),
						    ALLOW };
	static const struct sock_filter other[] = { LOAD(arch), EQUAL(AUDIT_ARCH_AARCH64, 1, 0),
						    ANSWER(SECCOMP_RET_KILL_PROCESS), ALLOW };
	struct seccomp_data call = { .nr = SYS_getpid, .arch = AUDIT_ARCH_I386 };

	expect(usual, COUNT(usual), &getpid_call, SECCOMP_RET_ALLOW);
	expect(usual, COUNT(usual), &call, SECCOMP_RET_KILL_PROCESS);
	call = (struct seccomp_data){ .nr = 0x40000000 | SYS_getpid, .arch = AUDIT_ARCH_X86_64 };
	expect(usual, COUNT(usual), &call, SECCOMP_RET_ERRNO | ENOSYS);
	expect_all(usual, COUNT(usual), true, NULL);
	expect_all(other, COUNT(other), true, "mmap");
}

/* ---- programs ------------------------------------------------------------------------------------ */

TEST(test_hostile)
{
	static const struct sock_filter endless[] = { LOAD(nr), LOAD(nr) };
	static const struct sock_filter far[] = { BPF_STMT(BPF_JMP | BPF_JA, 3), ALLOW };
	static const struct sock_filter wraps[] = { BPF_STMT(BPF_JMP | BPF_JA, UINT32_MAX), ALLOW };
	static const struct sock_filter branch[] = { EQUAL(0, 255, 255), ALLOW };
	static const struct sock_filter beyond[] = { BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 64),
						     ALLOW };
	static const struct sock_filter uneven[] = { BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 2), ALLOW };
	static const struct sock_filter huge[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, UINT32_MAX - 3), ALLOW
	};
	static const struct sock_filter byte[] = { BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 0), ALLOW };
	static const struct sock_filter indexed[] = { BPF_STMT(BPF_LD | BPF_W | BPF_IND, 0),
						      ALLOW };
	static const struct sock_filter to_x[] = { BPF_STMT(BPF_LDX | BPF_W | BPF_ABS, 0), ALLOW };
	static const struct sock_filter word[] = { BPF_STMT(BPF_LD | BPF_MEM, BPF_MEMWORDS),
						   ALLOW };
	static const struct sock_filter store[] = { BPF_STMT(BPF_ST, BPF_MEMWORDS), ALLOW };
	static const struct sock_filter storex[] = { BPF_STMT(BPF_STX, UINT32_MAX), ALLOW };
	static const struct sock_filter modulo[] = { BPF_STMT(BPF_ALU | BPF_MOD | BPF_K, 3),
						     ALLOW };
	static const struct sock_filter strange[] = { BPF_STMT(BPF_ALU | 0xf0 | BPF_K, 3), ALLOW };
	static const struct sock_filter jump[] = { BPF_STMT(BPF_JMP | 0xf0 | BPF_K, 0), ALLOW };

	refuse(NULL, 0);
	refuse(endless, COUNT(endless));
	refuse(far, COUNT(far));
	refuse(wraps, COUNT(wraps));
	refuse(branch, COUNT(branch));
	refuse(beyond, COUNT(beyond));
	refuse(uneven, COUNT(uneven));
	refuse(huge, COUNT(huge));
	refuse(byte, COUNT(byte));
	refuse(indexed, COUNT(indexed));
	refuse(to_x, COUNT(to_x));
	refuse(word, COUNT(word));
	refuse(store, COUNT(store));
	refuse(storex, COUNT(storex));
	refuse(modulo, COUNT(modulo));
	refuse(strange, COUNT(strange));
	refuse(jump, COUNT(jump));
	assert_int_equal(seccomp_ask_all(far, COUNT(far), true, &(const char *){ NULL }), -ENOTSUP);
}

/* The status of a child that has this filter and says getppid(); its result, or 1000 and the signal. */
static int by_kernel(const struct sock_filter *code, size_t n)
{
	struct sock_fprog prog = { (unsigned short)n, (struct sock_filter *)(uintptr_t)code };
	int status;
	pid_t pid = fork();

	assert_true(pid >= 0);
	if (!pid) {
		if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
		    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &prog))
			_exit(255);
		_exit(syscall(SYS_getppid, 0x1234567800000007, 5) < 0 ? errno : 0);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

static int by_machine(const struct sock_filter *code, size_t n)
{
	const struct seccomp_data call = { .nr = SYS_getppid,
					   .arch = AUDIT_ARCH_X86_64,
					   .args = { 0x1234567800000007, 5 } };
	uint32_t answer;
	int r = seccomp_ask(code, n, &call, &answer);

	if (r)
		return 255;
	if ((answer & SECCOMP_RET_ACTION_FULL) == SECCOMP_RET_ERRNO)
		return (int)(answer & SECCOMP_RET_DATA);
	return answer == SECCOMP_RET_ALLOW ? 0 : 1000 + SIGSYS;
}

/* All but getppid() may pass; what is computed is its errno. */
#define BEGIN	LOAD(nr), EQUAL(SYS_getppid, 1, 0), ALLOW
#define ALU(op) BPF_STMT(BPF_ALU | BPF_##op | BPF_X, 0)
#define END                                                            \
	BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 63),                       \
		BPF_STMT(BPF_ALU | BPF_OR | BPF_K, SECCOMP_RET_ERRNO), \
		BPF_STMT(BPF_RET | BPF_A, 0)
#define PROGRAM(...) { BEGIN, __VA_ARGS__, END }

/* The machine computes as the kernel does. */
TEST(test_as_the_kernel)
{
#define A_IS(k) BPF_STMT(BPF_LD | BPF_IMM, (k))
#define X_IS(k) BPF_STMT(BPF_LDX | BPF_IMM, (k))
	static const struct sock_filter programs[][10] = {
		PROGRAM(A_IS(40), X_IS(3), ALU(ADD)),
		PROGRAM(A_IS(40), X_IS(3), ALU(SUB)),
		PROGRAM(A_IS(7), X_IS(5), ALU(MUL)),
		PROGRAM(A_IS(99), X_IS(5), ALU(DIV)),
		PROGRAM(A_IS(99), X_IS(0), ALU(DIV)),
		PROGRAM(A_IS(0xff), X_IS(0x2a), ALU(AND)),
		PROGRAM(A_IS(0x15), X_IS(0x2a), ALU(OR)),
		PROGRAM(A_IS(0x3f), X_IS(0x2a), ALU(XOR)),
		PROGRAM(A_IS(3), X_IS(2), ALU(LSH)),
		PROGRAM(A_IS(3), X_IS(33), ALU(LSH)),
		PROGRAM(A_IS(200), X_IS(3), ALU(RSH)),
		PROGRAM(A_IS(200), X_IS(35), ALU(RSH)),
		PROGRAM(A_IS(200), BPF_STMT(BPF_ALU | BPF_NEG, 0), X_IS(0)),
		PROGRAM(LOW(0), X_IS(5), ALU(MUL)),
		PROGRAM(HIGH(0), X_IS(3), ALU(RSH)),
		PROGRAM(A_IS(11), BPF_STMT(BPF_ST, 15), BPF_STMT(BPF_LD | BPF_MEM, 15)),
		PROGRAM(X_IS(12), BPF_STMT(BPF_STX, 0), BPF_STMT(BPF_LD | BPF_MEM, 0)),
		PROGRAM(X_IS(13), BPF_STMT(BPF_MISC | BPF_TXA, 0), X_IS(0)),
		PROGRAM(A_IS(14), BPF_STMT(BPF_MISC | BPF_TAX, 0), ALU(ADD)),
		PROGRAM(BPF_STMT(BPF_LD | BPF_W | BPF_LEN, 0), X_IS(2), ALU(SUB)),
		PROGRAM(BPF_STMT(BPF_LDX | BPF_W | BPF_LEN, 0), A_IS(80), ALU(SUB)),
		PROGRAM(A_IS(9), BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 9, 1, 0), A_IS(5)),
		PROGRAM(A_IS(9), BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, 9, 1, 0), A_IS(5)),
		PROGRAM(A_IS(9), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 6, 1, 0), A_IS(5)),
		PROGRAM(A_IS(9), BPF_STMT(BPF_JMP | BPF_JA, 1), A_IS(5)),
	};

	for (size_t i = 0; i < COUNT(programs); i++) {
		int kernel = by_kernel(programs[i], 9);

		/* 255: it takes no filter, here. */
		assert_int_not_equal(kernel, 255);
		if (kernel != by_machine(programs[i], 9))
			fail_msg("program %zu: kernel %d, machine %d", i, kernel,
				 by_machine(programs[i], 9));
	}
}
