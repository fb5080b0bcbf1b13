// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * start.c - the code of the thread that is started in the process: loads the beacon and goes on there.
 *
 * It is data for us: bytes that are copied. Written in assembly, so that no compiler option (sanitizers, coverage,
 * stack protector) puts something into it that isn't there, and because of its ends: the beacon's function is jumped
 * to, and so is munmap() of the memory that this very code lies in.
 *
 * In C:
 *
 * 	void *start(struct start_data *d)
 * 	{
 * 		struct arm_block *b = d->block;
 *
 * 		pthread_detach(pthread_self());
 * 		b->tid = gettid();
 * 		b->state = ARM_THREAD;
 * 		if (b->give_up)
 * 			goto failed;
 * 		if (d->by_file) {
 * 			b->fd = memfd_create(d->file_name, MFD_CLOEXEC);
 * 			if (b->fd < 0)
 * 				goto failed;
 * 			b->state = ARM_WANTS_FILE;
 * 			while (!b->file_ready) {
 * 				if (b->give_up)
 * 					goto close;
 * 				nap();
 * 			}
 * 		}
 * 		lib = dlopen(d->path, RTLD_NOW);
 * 		if (d->by_file)
 * 			close(b->fd);
 * 		if (lib) {
 * 			b->state = ARM_LOADED;
 * 			arm = dlsym(lib, d->symbol);
 * 			if (arm)
 * 				return arm(b);		// jumps
 * 		}
 * 		strncpy(b->why, dlerror(), sizeof(b->why) - 1);
 * 	failed:
 * 		b->state = ARM_FAILED;
 * 		for (n = START_NAPS; n; n--) {
 * 			if (b->seen)
 * 				return munmap(d->map, d->map_size);	// jumps
 * 			nap();
 * 		}
 * 		return NULL;	// nobody is there: the mapping stays
 * 	}
 */
#include "arm/start.h"

#include <dlfcn.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/syscall.h>

#define NUMBER(name, value) __asm__ volatile(".set .L" name ", %c0" ::"i"(value))
#define DATA(name, field)   NUMBER(name, offsetof(struct start_data, field))
#define BLOCK(name, field)  NUMBER(name, offsetof(struct arm_block, field))

/* Never called; a function because only there asm takes numbers from C. rbx: data; rbp: block. */
__attribute__((used, noinline, noclone, cold)) static void holder(void)
{
	DATA("block", block);
	DATA("self", pthread_self);
	DATA("detach", pthread_detach);
	DATA("dlopen", dlopen);
	DATA("dlsym", dlsym);
	DATA("dlerror", dlerror);
	DATA("munmap", munmap);
	DATA("map", map);
	DATA("map_size", map_size);
	DATA("by_file", by_file);
	DATA("nap", nap);
	DATA("file_name", file_name);
	DATA("symbol", symbol);
	DATA("path", path);
	BLOCK("tid", tid);
	BLOCK("state", state);
	BLOCK("give_up", give_up);
	BLOCK("fd", fd);
	BLOCK("file_ready", file_ready);
	BLOCK("why", why);
	BLOCK("seen", seen);
	NUMBER("text", ARM_TEXT);
	NUMBER("naps", START_NAPS);
	NUMBER("is_thread", ARM_THREAD);
	NUMBER("wants_file", ARM_WANTS_FILE);
	NUMBER("loaded", ARM_LOADED);
	NUMBER("failed", ARM_FAILED);
	NUMBER("cloexec", MFD_CLOEXEC);
	NUMBER("now", RTLD_NOW);
	NUMBER("nr_gettid", SYS_gettid);
	NUMBER("nr_memfd", SYS_memfd_create);
	NUMBER("nr_close", SYS_close);
	NUMBER("nr_nanosleep", SYS_nanosleep);
	__asm__ volatile(".pushsection .rodata.arm_start, \"a\"\n"
			 ".globl arm_start_code, arm_start_code_end\n"
			 ".hidden arm_start_code, arm_start_code_end\n"
			 ".balign 16\n"
			 "arm_start_code:\n"
			 "	endbr64\n"
			 "	push %rbx\n"
			 "	push %rbp\n"
			 "	push %r12\n"
			 "	mov %rdi, %rbx\n"
			 "	mov .Lblock(%rbx), %rbp\n"
			 "	call *.Lself(%rbx)\n"
			 "	mov %rax, %rdi\n"
			 "	call *.Ldetach(%rbx)\n"
			 "	mov $.Lnr_gettid, %eax\n"
			 "	syscall\n"
			 "	mov %eax, .Ltid(%rbp)\n"
			 "	movl $.Lis_thread, .Lstate(%rbp)\n"
			 "	cmpl $0, .Lgive_up(%rbp)\n"
			 "	jne 70f\n"
			 "	cmpq $0, .Lby_file(%rbx)\n"
			 "	je 20f\n"
			 "	lea .Lfile_name(%rbx), %rdi\n"
			 "	mov $.Lcloexec, %esi\n"
			 "	mov $.Lnr_memfd, %eax\n"
			 "	syscall\n"
			 "	mov %eax, .Lfd(%rbp)\n"
			 "	test %eax, %eax\n"
			 "	js 70f\n"
			 "	movl $.Lwants_file, .Lstate(%rbp)\n"
			 "10:	cmpl $0, .Lfile_ready(%rbp)\n"
			 "	jne 20f\n"
			 "	cmpl $0, .Lgive_up(%rbp)\n"
			 "	jne 60f\n"
			 "	call 90f\n"
			 "	jmp 10b\n"
			 /* The library. */
			 "20:	lea .Lpath(%rbx), %rdi\n"
			 "	mov $.Lnow, %esi\n"
			 "	call *.Ldlopen(%rbx)\n"
			 "	mov %rax, %r12\n"
			 "	cmpq $0, .Lby_file(%rbx)\n"
			 "	je 30f\n"
			 "	mov .Lfd(%rbp), %edi\n"
			 "	mov $.Lnr_close, %eax\n"
			 "	syscall\n"
			 "30:	test %r12, %r12\n"
			 "	je 40f\n"
			 "	movl $.Lloaded, .Lstate(%rbp)\n"
			 "	mov %r12, %rdi\n"
			 "	lea .Lsymbol(%rbx), %rsi\n"
			 "	call *.Ldlsym(%rbx)\n"
			 "	test %rax, %rax\n"
			 "	je 40f\n"
			 "	mov %rbp, %rdi\n"
			 "	pop %r12\n"
			 "	pop %rbp\n"
			 "	pop %rbx\n"
			 "	jmp *%rax\n"
			 /* Why not? */
			 "40:	call *.Ldlerror(%rbx)\n"
			 "	test %rax, %rax\n"
			 "	je 70f\n"
			 "	mov %rax, %rsi\n"
			 "	lea .Lwhy(%rbp), %rdi\n"
			 "	mov $.Ltext - 1, %ecx\n"
			 "	cld\n"
			 "50:	lodsb\n"
			 "	stosb\n"
			 "	test %al, %al\n"
			 "	je 70f\n"
			 "	dec %ecx\n"
			 "	jne 50b\n"
			 "	movb $0, (%rdi)\n"
			 "	jmp 70f\n"
			 "60:	mov .Lfd(%rbp), %edi\n"
			 "	mov $.Lnr_close, %eax\n"
			 "	syscall\n"
			 "70:	movl $.Lfailed, .Lstate(%rbp)\n"
			 "	mov $.Lnaps, %r12d\n"
			 "75:	cmpl $0, .Lseen(%rbp)\n"
			 "	jne 80f\n"
			 "	call 90f\n"
			 "	dec %r12d\n"
			 "	jne 75b\n"
			 "	xor %eax, %eax\n"
			 "	pop %r12\n"
			 "	pop %rbp\n"
			 "	pop %rbx\n"
			 "	ret\n"
			 "80:	mov .Lmap(%rbx), %rdi\n"
			 "	mov .Lmap_size(%rbx), %rsi\n"
			 "	mov .Lmunmap(%rbx), %rax\n"
			 "	pop %r12\n"
			 "	pop %rbp\n"
			 "	pop %rbx\n"
			 "	jmp *%rax\n"
			 "90:	lea .Lnap(%rbx), %rdi\n"
			 "	xor %esi, %esi\n"
			 "	mov $.Lnr_nanosleep, %eax\n"
			 "	syscall\n"
			 "	ret\n"
			 "arm_start_code_end:\n"
			 ".popsection\n");
}
