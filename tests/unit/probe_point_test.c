// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * probe_point_test.c - the instruction that gets the probe, on real functions and on every form of code that
 * the choice has a rule for. What is expected was read off the disassembly, which stands beside it.
 */
#include "unit.h"

#include <elf.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/cleanup.h"
#include "elf/elf_file.h"
#include "elf/symbols.h"
#include "plan/probe_point.h"
#include "unit/probe_point_real.h"
#include "wire.h"

#define VADDR 0x401000
#define ABI   XB_REGMAP_ABI

struct want {
	uint32_t delta;
	uint32_t regmap;
	bool emulated;
};

static void check(const char *what, const uint8_t *code, size_t len, unsigned nargs,
		  struct want want)
{
	struct probe_point s = { 0 };
	int r = probe_point_decode(code, (uint32_t)len, VADDR, nargs, &s);

	if (r != 0 || s.delta != want.delta || s.regmap != want.regmap ||
	    s.emulated != want.emulated)
		fail_msg("%s: %d, +%u regmap %06x %s; want +%u regmap %06x %s", what, r, s.delta,
			 s.regmap, s.emulated ? "emulated" : "stepped", want.delta, want.regmap,
			 want.emulated ? "emulated" : "stepped");
	assert_int_equal(s.vaddr, VADDR + s.delta);
}

static void check_refused(const char *what, const uint8_t *code, size_t len)
{
	struct probe_point s = { .delta = 42 };

	if (probe_point_decode(code, (uint32_t)len, VADDR, 6, &s) != -EINVAL)
		fail_msg("%s: not refused", what);
	assert_int_equal(s.delta, 42);
}

#define REAL(fn, nargs, ...) check(#fn, fn, sizeof(fn), nargs, (struct want){ __VA_ARGS__ })
/* A function as its bytes. */
#define CODE(text, nargs, ...) \
	check(#text, (const uint8_t *)(text), sizeof(text) - 1, nargs, (struct want){ __VA_ARGS__ })
#define REFUSED(text) check_refused(#text, (const uint8_t *)(text), sizeof(text) - 1)

#define STEPPED(delta)	delta, ABI, false
#define EMULATED(delta) delta, ABI, true

#define ENDBR "\xf3\x0f\x1e\xfa"
#define PUSH  "\x55" /* push %rbp */
#define POP   "\x5d" /* pop %rbp */
#define RET   "\xc3"
#define TESTQ "\x48\x85\xff" /* test %rdi,%rdi */

/* ---- shipped libraries ------------------------------------------------------------------------- */

TEST(sycl_and_ur)
{
	/* endbr64; push */
	REAL(sycl_urLoaderConfigRelease, 6, EMULATED(4));
	/* endbr64; test %rsi,%rsi; je */
	REAL(sycl_urGetDeviceExpProcAddrTable, 6, EMULATED(7));
	REAL(ur_loader_urGetKernelExpProcAddrTable, 6, EMULATED(7));
}

TEST(xptifw)
{
	/* endbr64; push */
	REAL(xptifw_xptiRegisterStream, 6, EMULATED(4));
	REAL(xptifw_xptiNotifySubscribers, 6, EMULATED(4));
	/* endbr64; test %rdi,%rdi; je. endbr64; test %dil,%dil; js */
	REAL(xptifw_xptiSetTracepointScopeData, 6, EMULATED(7));
	REAL(xptifw_xptiSetDefaultStreamID, 6, EMULATED(7));
	/* endbr64; lea; ret */
	REAL(xptifw_2026_xptiQueryMetadata, 6, STEPPED(0));
	/* push at once. lea; ret */
	REAL(xptifw_xptiTraceEnabled, 6, EMULATED(0));
	REAL(xptifw_2022_xptiQueryMetadata, 6, STEPPED(0));
}

TEST(level_zero)
{
	/* mov ,%rax; mov (%rax),%rdx; mov ,%rax; test; je: two arguments are whole, the third lost */
	REAL(ze_loader_zeDriverGet, 2, 0x11, 0x543f10, true);
	REAL(ze_loader_zeDriverGet, 3, STEPPED(0));
	REAL(ze_loader_zeEventHostSynchronize, 2, 0x14, 0x543f10, true);
	REAL(ze_loader_zeEventHostSynchronize, 6, STEPPED(0));
	/* mov %rdx,%r10 comes first: the third argument is in r10 (9) */
	REAL(ze_loader_zeCommandListAppendMemoryCopy, 6, 0x17, 0x543910, true);
	/* r9 is overwritten; the function has five arguments */
	REAL(ze_loader_zeContextCreateEx, 5, 0x14, 0xf43210, true);
	REAL(ze_loader_zeContextCreateEx, 6, STEPPED(0));
	/* mov ,%rax; mov %edi,%esi; mov (%rax),%rdi; jmp: the argument is there as 32 bits only */
	REAL(ze_loader_zelLoaderDriverCheck, 1, STEPPED(0));
	REAL(ze_loader_zelLoaderDriverCheck, 0, 0x0c, 0x5432ff, true);
}

TEST(opencl)
{
	/* endbr64; lea; mov; test; je. The function ends in tail calls through pointers. */
	REAL(OpenCL_clFinish, 6, EMULATED(0x11));
	REAL(OpenCL_clFinish_disp, 6, EMULATED(7));
	/* endbr64; mov; ret */
	REAL(OpenCL_clFlush_unsupp, 6, STEPPED(0));
	/* mov ,%rax; test; jne */
	REAL(ocl_icd_clGetDeviceInfo, 6, EMULATED(0x0a));
	REAL(ocl_icd_clWaitForEvents, 6, EMULATED(0x0a));
	/* mov ,%rax; mov %rdx,%r10; mov 8(%rsp),%r11; mov 16(%rsp),%rdx; test; jne */
	REAL(ocl_icd_clCreateImage2D, 6, 0x17, 0x543910, true);
}

TEST(others)
{
	/* lock incl (%rdi); xor; ret: the kernel refuses lock, so what is after it must do */
	REAL(pi_level_zero_piEventRetain, 1, STEPPED(3));
	/* lock decl (%rdi); jne. The jg back to the entry is a retry: it would hit that as often */
	REAL(glibc_pthread_spin_lock, 1, EMULATED(3));
	/* sub $0x98,%rsp first: after it the return address has moved */
	REAL(glibc_pthread_sigmask, 6, STEPPED(0));
	/* mov %rdi,%rax; mov %rsi,%rdi; mov %rax,%rsi; jmp memmove: 0 is in rsi, 1 in rdi */
	REAL(glibc_bcopy, 6, 0x09, 0x543201, true);
	/* mov %fs:0x10,%rax; ret. xor %eax,%eax; ret */
	REAL(glibc_pthread_self, 6, STEPPED(0));
	REAL(glibc_pthread_barrierattr_destroy, 6, STEPPED(0));
}

/* ---- what the kernel emulates ------------------------------------------------------------------ */

TEST(emulated_forms)
{
	CODE(PUSH POP RET, 6, EMULATED(0));
	CODE(ENDBR "\x57\x5f" RET, 6, EMULATED(4));			  /* push %rdi */
	CODE(ENDBR "\x54\x58" RET, 6, EMULATED(4));			  /* push %rsp */
	CODE(ENDBR "\x41\x54\x41\x5c" RET, 6, EMULATED(4));		  /* push %r12 */
	CODE(ENDBR "\x90" RET, 6, EMULATED(4));				  /* nop */
	CODE(ENDBR "\xeb\x00" RET, 6, EMULATED(4));			  /* jmp, short */
	CODE(ENDBR "\xe9\x00\x10\x00\x00", 6, EMULATED(4));		  /* jmp elsewhere */
	CODE(ENDBR "\xe9\x00\xf0\xff\xff", 6, EMULATED(4));		  /* the same, backwards */
	CODE(ENDBR "\xe8\x00\x10\x00\x00" RET, 6, EMULATED(4));		  /* call, as -pg makes */
	CODE(ENDBR TESTQ "\x74\x00" RET, 6, EMULATED(7));		  /* je, short */
	CODE(ENDBR TESTQ "\x0f\x85\x00\x00\x00\x00" RET, 6, EMULATED(7)); /* jne, near */
	CODE("\xe9\x00\x10\x00\x00", 6, EMULATED(0));
}

TEST(stepped_forms)
{
	CODE(ENDBR RET, 6, STEPPED(0));
	CODE(ENDBR "\x48\x55" POP RET, 6, STEPPED(0));	   /* rex.w push: rsp moves in a step */
	CODE(ENDBR "\x40\x55" POP RET, 6, STEPPED(0));	   /* rex push */
	CODE(ENDBR "\x49\x54\x41\x5c" RET, 6, STEPPED(0)); /* rex.wb push */
	CODE(ENDBR "\x66\x55\x66\x5d" RET, 6, STEPPED(0)); /* push %bp */
	CODE(ENDBR "\x6a\x01\x58" RET, 6, STEPPED(0));	   /* push $1 */
	CODE(ENDBR "\xff\xf5" POP RET, 6, STEPPED(0));	   /* push %rbp, the long way */
	CODE(ENDBR "\xff\x37\x58" RET, 6, STEPPED(0));	   /* push (%rdi) */
	CODE(ENDBR "\xe3\x00" RET, 6, STEPPED(0));	   /* jrcxz */
	CODE(ENDBR "\x67\xe3\x00" RET, 6, STEPPED(0));	   /* jecxz */
	CODE(ENDBR "\xe2\x00" RET, 6, STEPPED(0));	   /* loop */
	CODE(ENDBR "\xff\xe0", 6, STEPPED(0));		   /* jmp *%rax */
	CODE(ENDBR "\xff\xd0" RET, 6, STEPPED(0));	   /* call *%rax */
	CODE(ENDBR "\x3e\xff\xe0", 6, STEPPED(0));	   /* notrack jmp *%rax */
	CODE(ENDBR "\xf2\xe9\x00\x00\x00\x00" RET, 6, STEPPED(0)); /* bnd jmp */
	CODE(ENDBR "\xf2\x74\x00" RET, 6, STEPPED(0));		   /* bnd je */
	CODE(ENDBR "\x2e\x74\x00" RET, 6, STEPPED(0));		   /* je, hint */
	CODE(ENDBR "\x3e\x74\x00" RET, 6, STEPPED(0));		   /* je, hint */
	CODE(ENDBR "\x66\xe9\x00\x00\x00\x00" RET, 6, STEPPED(0)); /* 66 jmp */
	CODE(ENDBR "\x48\x74\x00" RET, 6, STEPPED(0));		   /* rex.w je */
	CODE("\xf3" RET, 6, STEPPED(0));			   /* rep ret */
	CODE("\xf2" RET, 6, STEPPED(0));			   /* bnd ret */
	CODE("\xf3\x90" RET, 6, STEPPED(0));			   /* pause */
}

/* They are emulated by new kernels only, so we go on to what is after them. */
TEST(long_nops_are_passed)
{
	CODE("\x0f\x1f\x44\x00\x00" PUSH POP RET, 6, EMULATED(5));
	CODE(ENDBR "\x0f\x1f\x44\x00\x00" PUSH POP RET, 6, EMULATED(9));
	CODE(ENDBR "\x66\x90" PUSH POP RET, 6, EMULATED(6));
	CODE(ENDBR "\x66\x2e\x0f\x1f\x84\x00\x00\x00\x00\x00" PUSH POP RET, 6, EMULATED(14));
	CODE("\x0f\x1f\x40\x00" RET, 6, STEPPED(0)); /* of four bytes */
}

/* New kernels make a call of them, which harms the program, so they are passed even at the entry. */
TEST(five_byte_nops_are_never_chosen)
{
	CODE("\x0f\x1f\x44\x00\x00" RET, 6, STEPPED(5));
	CODE("\x66\x66\x66\x66\x90" RET, 6, STEPPED(5)); /* data16 data16 data16 xchg %ax,%ax */
	CODE("\x66\x66\x0f\x1f\x00" RET, 6, STEPPED(5)); /* data16 nopw (%rax) */
	REFUSED("\x48\x8d\x74\x26\x00" RET); /* lea 0(%rsi),%rsi: rsi counts as lost after it */
	CODE("\x48\x8d\x7c\x24\x08" RET, 6, STEPPED(0)); /* lea 8(%rsp),%rdi is none */
	REFUSED("\x0f\x1f\x44\x00\x00");
	REFUSED("\x0f\x1f\x44\x00\x00\x0f\x0b");	     /* nothing but a trap after it */
	REFUSED("\x0f\x1f\x44\x00\x00\xff\xce\x75\xfc" RET); /* a loop right after it */
}

/* Kernels before 6.1 take it for a branch with that prefix, and refuse the probe. */
TEST(a_nop_with_66_is_never_chosen)
{
	CODE("\x66\x90" RET, 6, STEPPED(2));
	CODE("\x66\x90\x55" RET, 6, EMULATED(2));
	CODE("\x90" RET, 6, EMULATED(0));
	REFUSED("\x66\x90");
}

TEST(refused_at_the_entry)
{
	REFUSED("");
	REFUSED("\xcc" RET);
	REFUSED("\xcd\x80" RET);
	REFUSED("\xf1" RET);
	REFUSED("\x0f\x0b");
	REFUSED("\xf4");
	REFUSED("\xec" RET);			 /* in */
	REFUSED("\x00\x00\x00\x00");		 /* blank */
	REFUSED("\x06" RET);			 /* no instruction in 64-bit code */
	REFUSED("\x3e\xff\xe0");		 /* notrack jmp */
	REFUSED("\x2e\x74\x00" RET);		 /* je, hint */
	REFUSED("\x66\xe9\x00\x00\x00\x00" RET); /* 66 jmp */
	REFUSED("\x41\x90" RET); /* xchg %r8d,%eax, would become a nop; r8 is lost after it */
	REFUSED("\x2e\x48\x8b\x3f" RET); /* cs mov (%rdi),%rdi: rdi is lost after it */
	REFUSED("\xf0\xff\x07");	 /* lock incl (%rdi), and nothing after it */
	REFUSED("\xf0\xff\x07\x06");	 /* no instruction after it */
	REFUSED("\xf0\xff\x07\xff\xce\x75\xf9\xff\xce\x75\xf8" RET); /* come back to */
	REFUSED("\x0f\x1f");					     /* cut off */
}

/* What can't be probed itself is passed: to what is emulated, or at least can be probed. */
TEST(past_a_refused_one)
{
	CODE("\xc5\xf8\x77" PUSH POP RET, 6, EMULATED(3));	 /* vzeroupper; push */
	CODE("\x2e\x48\x8b\x07" PUSH POP RET, 6, EMULATED(4));	 /* cs mov (%rdi),%rax; push */
	CODE("\x41\x90" PUSH POP RET, 4, 2, 0x5f3210, true);	 /* xchg %r8d,%eax; push */
	CODE("\xf0\xff\x07" RET, 6, STEPPED(3));		 /* lock incl (%rdi); ret */
	CODE("\x2e\x48\x8b\x07" RET, 6, STEPPED(4));		 /* cs mov (%rdi),%rax; ret */
	CODE("\xc5\xf9\xeb\xc1" RET, 6, STEPPED(4));		 /* vpor: would become a jump */
	CODE("\xc5\xf8\x77" RET, 6, STEPPED(3));		 /* vzeroupper: the same */
	CODE("\xc5\xfe\x6f\x07\xc5\xf8\x77" RET, 6, STEPPED(7)); /* vmovdqu; vzeroupper */
	CODE("\x62\xf1\xfe\x48\x6f\x07" RET, 6, STEPPED(6));	 /* vmovdqu64 (%rdi),%zmm0 */
	CODE("\x66\x2e\x0f\x1f\x84\x00\x00\x00\x00\x00" RET, 6, STEPPED(10)); /* cs nopw */
	/* vmovups %ymm0,(%rdi) writes what an argument points to */
	REFUSED("\xc5\xfc\x11\x07" RET);
}

/* ---- arguments --------------------------------------------------------------------------------- */

TEST(arguments_that_move)
{
	/* mov %rdi,%rbx; push: both hold it, its own place is told */
	CODE("\x48\x89\xfb" PUSH POP RET, 6, EMULATED(3));
	/* mov %rdx,%r10; xor %edx,%edx; push */
	CODE("\x49\x89\xd2\x31\xd2" PUSH POP RET, 6, 5, 0x543910, true);
	/* mov %rdi,%rax; mov %rsi,%rdi; push: 0 in rax (6); rsi still holds 1 */
	CODE("\x48\x89\xf8\x48\x89\xf7" PUSH POP RET, 6, 6, 0x543216, true);
	/* the same load form: 48 8b f8 is mov %rax,%rdi: rdi is lost */
	CODE("\x48\x8b\xf8" PUSH POP RET, 1, STEPPED(0));
	/* mov %rdi,%r15; mov %r15,%r11; xor %r15d,%r15d; xor %edi,%edi; push: r11 (10) */
	CODE("\x49\x89\xff\x4d\x89\xfb\x45\x31\xff\x31\xff" PUSH POP RET, 6, 11, 0x54321a, true);
	/* xchg %rdi,%rsi; push. xchg %rax,%rdi (48 97); push */
	CODE("\x48\x87\xfe" PUSH POP RET, 6, 3, 0x543201, true);
	CODE("\x48\x97" PUSH POP RET, 6, 2, 0x543216, true);
	/* xchg %rdi,%rdi changes nothing; xchg %edi,%esi cuts both */
	CODE("\x48\x87\xff" PUSH POP RET, 6, EMULATED(3));
	CODE("\x87\xfe" PUSH POP RET, 6, STEPPED(0));
}

TEST(arguments_that_are_lost)
{
	CODE("\x31\xff" PUSH POP RET, 6, STEPPED(0));	     /* xor %edi,%edi; push */
	CODE("\x31\xff" PUSH POP RET, 0, 2, 0x54321f, true); /* no arguments: no harm */
	CODE("\x31\xc9" PUSH POP RET, 3, 2, 0x54f210, true); /* xor %ecx,%ecx: the fourth */
	CODE("\x31\xc9" PUSH POP RET, 4, STEPPED(0));
	CODE("\x40\xb7\x01" PUSH POP RET, 1, STEPPED(0));     /* mov $1,%dil */
	CODE("\xb5\x01" PUSH POP RET, 4, STEPPED(0));	      /* mov $1,%ch */
	CODE("\x66\xbf\x01\x00" PUSH POP RET, 1, STEPPED(0)); /* mov $1,%di */
	CODE("\x89\xff" PUSH POP RET, 1, STEPPED(0));	      /* mov %edi,%edi: upper half gone */
	CODE("\x89\xfb\x31\xff" PUSH POP RET, 1, STEPPED(0)); /* mov %edi,%ebx; xor %edi,%edi */
	CODE("\x48\xff\xc7" PUSH POP RET, 1, STEPPED(0));     /* inc %rdi */
	CODE("\x48\x0f\x44\xfe" PUSH POP RET, 1, STEPPED(0)); /* cmove %rsi,%rdi: perhaps */
	CODE("\x48\xf7\xe6" PUSH POP RET, 3, STEPPED(0));     /* mul %rsi writes rdx unseen */
	CODE("\x48\x99" PUSH POP RET, 3, STEPPED(0));	      /* cqo too */
	/* mov %rdi,%rax; inc %rax: the copy is spoilt, the argument is not */
	CODE("\x48\x89\xf8\x48\xff\xc0" PUSH POP RET, 6, EMULATED(6));
	/* mov %rdi,%rsp; push: the stack pointer is no place, and has moved */
	CODE("\x48\x89\xfc" PUSH POP RET, 1, STEPPED(0));
	/* mov %rsp,%rdi; push */
	CODE("\x48\x89\xe7" PUSH POP RET, 1, STEPPED(0));
}

/* ---- straight line, same stack, same memory ---------------------------------------------------- */

TEST(stack_and_memory)
{
	CODE(ENDBR "\x48\x83\xec\x08" PUSH POP RET, 6, STEPPED(0)); /* sub $8,%rsp; push */
	CODE(ENDBR "\x48\x8d\x64\x24\xf8" PUSH RET, 6, STEPPED(0)); /* lea -8(%rsp),%rsp */
	CODE(ENDBR "\x8f\xc0" PUSH POP RET, 6, STEPPED(0));	    /* pop %rax */
	CODE(ENDBR "\xc8\x00\x00\x00" PUSH POP RET, 6, STEPPED(0)); /* enter */
	/* mov %rdi,-8(%rsp), and -0x10: the red zone is the function's own */
	CODE("\x48\x89\x7c\x24\xf8" PUSH POP RET, 6, EMULATED(5));
	CODE("\x48\x89\x7c\x24\xf0" TESTQ "\x74\x00" RET, 6, EMULATED(8));
	/* mov %rdi,-4(%rsp) reaches into the return address; 8(%rsp) is an argument */
	CODE("\x48\x89\x7c\x24\xfc" PUSH POP RET, 6, STEPPED(0));
	CODE("\x48\x89\x7c\x24\x08" PUSH POP RET, 6, STEPPED(0));
	CODE("\x48\x89\x3c\x24" PUSH POP RET, 6, STEPPED(0)); /* mov %rdi,(%rsp) */
	/* movl $0,(%rsi): what an argument points to would be seen changed */
	CODE("\xc7\x06\x00\x00\x00\x00" PUSH POP RET, 6, STEPPED(0));
	CODE("\x48\x89\x7c\x34\xf8" PUSH POP RET, 6, STEPPED(0)); /* mov %rdi,-8(%rsp,%rsi) */
	CODE("\xf3\xa4" PUSH POP RET, 0, STEPPED(0));		  /* rep movsb */
	CODE("\xa4" PUSH POP RET, 0, STEPPED(0));		  /* movsb */
	/* reading is fine: mov (%rdi),%rax; cmpb $0,0x10(%rip); push */
	CODE("\x48\x8b\x07\x80\x3d\x10\x00\x00\x00\x00" PUSH POP RET, 6, EMULATED(10));
}

TEST(nothing_may_leave_before_it)
{
	CODE("\xe3\x01" PUSH POP RET, 6, STEPPED(0));		/* jrcxz past the push */
	CODE("\xff\xd0" PUSH POP RET, 6, STEPPED(0));		/* call *%rax; push */
	CODE("\x0f\x05" PUSH POP RET, 2, STEPPED(0));		/* syscall; push */
	CODE("\x0f\xa2" PUSH POP RET, 0, STEPPED(0));		/* cpuid: not a plain one */
	CODE(ENDBR "\x0f\x0b" PUSH POP RET, 6, STEPPED(0));	/* ud2; push */
	CODE(ENDBR "\x3e\x74\x01" PUSH POP RET, 6, STEPPED(0)); /* je with a hint, past the push */
}

/* ---- once a call ------------------------------------------------------------------------------- */

TEST(loops)
{
	/* dec %edi; jne to the entry: its own back edge is the first emulated instruction */
	CODE("\xff\xcf\x75\xfc" RET, 0, STEPPED(0));
	/* endbr64; 4: dec %edi; jne 4 */
	CODE(ENDBR "\xff\xcf\x75\xfc" RET, 0, STEPPED(0));
	/* endbr64; 4: test; je 12; jmp 4; ret: the je is inside the loop */
	CODE(ENDBR TESTQ "\x74\x02\xeb\xf9" RET, 6, STEPPED(0));
	/* the same with the loop after the je: fine */
	CODE(ENDBR TESTQ "\x74\x04\xff\xce\x75\xfc" RET, 6, EMULATED(7));
	/* jumping to itself */
	CODE(ENDBR "\xeb\xfe", 6, STEPPED(0));
	/* jmp to the entry, as in endless retries: hits the entry as often */
	CODE(ENDBR PUSH POP "\xeb\xf8", 6, EMULATED(4));
}

TEST(branches_into_the_prologue)
{
	/* endbr64; push; pop; jne to the push; ret */
	CODE(ENDBR PUSH POP "\x75\xfc" RET, 6, STEPPED(0));
	/* endbr64; test; push; pop; jne to the test */
	CODE(ENDBR TESTQ PUSH POP "\x75\xf9" RET, 6, STEPPED(0));
	/* the same by a near jump, and by a call */
	CODE(ENDBR TESTQ PUSH POP "\x0f\x85\xf5\xff\xff\xff" RET, 6, STEPPED(0));
	CODE(ENDBR TESTQ PUSH POP "\xe8\xf6\xff\xff\xff" RET, 6, STEPPED(0));
	/* jrcxz and loop count too */
	CODE(ENDBR TESTQ PUSH POP "\xe3\xf9" RET, 6, STEPPED(0));
	CODE(ENDBR TESTQ PUSH POP "\xe2\xf9" RET, 6, STEPPED(0));
	/* into the middle of the skipped instruction */
	CODE(ENDBR TESTQ PUSH POP "\x75\xfa" RET, 6, STEPPED(0));
	/* just after the place: fine */
	CODE(ENDBR TESTQ PUSH POP "\x75\xfd" RET, 6, EMULATED(7));
}

TEST(jump_tables)
{
	/* endbr64; cmp $3,%rdi; ja out; jmp *(%rax,%rdi,8); out: ret */
	CODE(ENDBR "\x48\x83\xff\x03\x77\x03\xff\x24\xf8" RET, 6, STEPPED(0));
	/* ...; movslq (%rax,%rdi,4),%rdx; add %rax,%rdx; jmp *%rdx */
	CODE(ENDBR "\x48\x83\xff\x03\x77\x09\x48\x63\x14\xb8\x48\x01\xc2\xff\xe2" RET, 2,
	     STEPPED(0));
	/* ...; mov (%rax,%rdi,8),%rdx; jmp *%rdx */
	CODE(ENDBR "\x48\x83\xff\x03\x77\x06\x48\x8b\x14\xf8\xff\xe2" RET, 2, STEPPED(0));
	/* notrack tells a table even through a plain register */
	CODE(ENDBR TESTQ "\x74\x06\x48\x8b\x07\x3e\xff\xe0" RET, 6, STEPPED(0));
	/* a register of unknown origin */
	CODE(ENDBR TESTQ "\x74\x02\xff\xe0" RET, 6, STEPPED(0));
	/* a pointer from memory is a tail call: mov 8(%rdi),%rax; jmp *%rax. jmp *8(%rdi) */
	CODE(ENDBR TESTQ "\x74\x06\x48\x8b\x47\x08\xff\xe0" RET, 6, EMULATED(7));
	CODE(ENDBR TESTQ "\x74\x03\xff\x67\x08" RET, 6, EMULATED(7));
	/* a push is not come back to, table or not */
	CODE(ENDBR PUSH "\xff\x24\xf8" POP RET, 6, EMULATED(4));
}

TEST(cold_parts)
{
	/* endbr64; test; je elsewhere: what is there may jump back */
	CODE(ENDBR TESTQ "\x0f\x84\x00\x10\x00\x00" RET, 6, STEPPED(0));
	/* a push is not come back to */
	CODE(ENDBR PUSH TESTQ "\x0f\x84\x00\x10\x00\x00" POP RET, 6, EMULATED(4));
	/* a tail call is no cold part */
	CODE(ENDBR TESTQ "\x74\x05\xe9\x00\x10\x00\x00" RET, 6, EMULATED(7));
}

TEST(not_wholly_understood)
{
	CODE(ENDBR PUSH "\x06" POP RET, 6, STEPPED(0)); /* 06 is no instruction */
	CODE(ENDBR PUSH POP "\xe9\x00", 6, STEPPED(0)); /* the last one is cut off */
	CODE(ENDBR, 6, STEPPED(0));			/* nothing after it */
}

TEST(far_away_places)
{
	uint8_t code[256];

	/* 24 plain instructions, then a push; and one more than that */
	for (unsigned n = 23; n <= 24; n++) {
		for (unsigned i = 0; i < n; i++)
			memcpy(code + 3 * i, TESTQ, 3);
		memcpy(code + 3 * n, PUSH POP RET, 3);
		check("many tests", code, 3 * n + 3, 6,
		      n == 23 ? (struct want){ EMULATED(69) } : (struct want){ STEPPED(0) });
	}
}

/* ---- through a file ---------------------------------------------------------------------------- */

struct small_elf {
	Elf64_Ehdr eh;
	Elf64_Phdr ph[1];
	uint8_t text[256];
};

static struct elf_file *file_with(const uint8_t *code, size_t len, uint64_t vaddr)
{
	struct small_elf m = {
		.eh = { .e_ident = { 0x7f, 'E', 'L', 'F', ELFCLASS64, ELFDATA2LSB, EV_CURRENT },
			.e_type = ET_DYN,
			.e_machine = EM_X86_64,
			.e_phoff = offsetof(struct small_elf, ph),
			.e_phentsize = sizeof(Elf64_Phdr),
			.e_phnum = 1 },
		.ph = { { PT_LOAD, PF_R | PF_X, offsetof(struct small_elf, text), vaddr, vaddr,
			  sizeof(m.text), sizeof(m.text), 1 } },
	};
	_cleanup_close_ int fd = memfd_create("probe_point_test", MFD_CLOEXEC);
	struct elf_file *f = NULL;

	assert_true(len <= sizeof(m.text));
	memset(m.text, 0xcc, sizeof(m.text));
	memcpy(m.text, code, len);
	assert_true(fd >= 0);
	assert_int_equal(write(fd, &m, sizeof(m)), sizeof(m));
	assert_int_equal(elf_file_open(fd, &f), 0);
	return f;
}

TEST(through_a_file)
{
	const uint64_t va = 0x7000;
	struct elf_file *f = file_with(ze_loader_zeDriverGet, sizeof(ze_loader_zeDriverGet), va);
	struct elf_sym s = { .name = "f", .vaddr = va, .size = sizeof(ze_loader_zeDriverGet) };
	struct probe_point p;

	assert_int_equal(probe_point_args(f, &s, 2, &p), 0);
	assert_int_equal(p.delta, 0x11);
	assert_int_equal(p.vaddr, va + 0x11);
	assert_int_equal(p.offset, offsetof(struct small_elf, text) + 0x11);
	assert_int_equal(p.regmap, 0x543f10);
	assert_true(p.emulated);
	assert_int_equal(probe_point_args(f, &s, 6, &p), 0); /* six arguments: one would be lost */
	assert_int_equal(p.delta, 0);
	assert_int_equal(p.regmap, ABI);
	assert_int_equal(p.offset, offsetof(struct small_elf, text));
	elf_file_free(f);
}

TEST(sizes_of_symbols)
{
	const uint64_t va = 0x7000;
	struct elf_file *f =
		file_with(xptifw_xptiRegisterStream, sizeof(xptifw_xptiRegisterStream), va);
	struct elf_sym s = { .name = "f", .vaddr = va, .size = sizeof(xptifw_xptiRegisterStream) };
	struct probe_point p = { .delta = 42 };

	assert_int_equal(probe_point_args(f, &s, 6, &p), 0);
	assert_int_equal(p.delta, 4);
	s.size = 0; /* unknown: nobody can say what jumps to the push */
	assert_int_equal(probe_point_args(f, &s, 6, &p), 0);
	assert_int_equal(p.delta, 0);
	assert_false(p.emulated);
	s.size = 1ULL << 40;
	assert_int_equal(probe_point_args(f, &s, 6, &p), 0);
	assert_int_equal(p.delta, 0);
	s.size = 4096; /* beyond the segment */
	assert_int_equal(probe_point_args(f, &s, 6, &p), 0);
	assert_int_equal(p.delta, 0);
	p.delta = 42;
	s.vaddr = va + 0x40; /* int3 */
	assert_int_equal(probe_point_args(f, &s, 6, &p), -EINVAL);
	s.vaddr = va + 256;
	assert_int_equal(probe_point_args(f, &s, 6, &p), -EINVAL);
	s.vaddr = UINT64_MAX;
	assert_int_equal(probe_point_args(f, &s, 6, &p), -EINVAL);
	assert_int_equal(p.delta, 42);
	elf_file_free(f);
}

/* ---- any bytes --------------------------------------------------------------------------------- */

static uint32_t random_next(uint32_t *s)
{
	*s ^= *s << 13;
	*s ^= *s >> 17;
	*s ^= *s << 5;
	return *s;
}

/* Whatever the bytes are, the answer lies in them, and says of every argument what it may say. */
TEST(random_bytes)
{
	uint32_t seed = 2463534242U;
	uint8_t code[64];

	for (unsigned round = 0; round < 50000; round++) {
		uint32_t len = random_next(&seed) % (sizeof(code) + 1);
		unsigned nargs = random_next(&seed) % 7;
		struct probe_point s;

		for (unsigned i = 0; i < len; i++)
			code[i] = (uint8_t)random_next(&seed);
		if (len > 8 && round & 1)
			memcpy(code, ENDBR, 4);
		if (probe_point_decode(code, len, VADDR, nargs, &s) < 0)
			continue;
		assert_true(s.delta < len);
		assert_true(s.delta > 0 || s.regmap == ABI);
		assert_int_equal(s.vaddr, VADDR + s.delta);
		assert_int_equal(s.regmap >> 24, 0);
		for (unsigned i = 0; i < nargs; i++)
			assert_int_not_equal(s.regmap >> (4 * i) & 15, XB_REG_LOST);
	}
}
