// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * proxy.S - a small library with the proxy of XPTI in it, for way_fuzz, layer_fuzz and elf_fuzz to begin with: what
 * user/arm/way.c and user/arm/layer.c follow in libsycl, and nothing else. RELEASE is its number (202602) and
 * RELEASE_NAME the same for people; RAW makes one stub alone, as way_fuzz takes code without a file.
 */
#ifdef RAW
#define VARIABLE (begin + 0x1000)
#else
#define VARIABLE _ZZN4xpti11ProxyLoader8instanceEvE6loader
#endif

	.text
begin:
	/* As compilers make it: arguments kept, the object made where it isn't there, then the way to the framework. */
	.macro stub name, slot
	.type	\name, @function
\name:	push	%r14
	push	%rbx
	push	%rax
	mov	%edi, %r14d
	lea	VARIABLE(%rip), %rbx
	mov	(%rbx), %rax
	test	%rax, %rax
	je	2f
1:	cmpb	$0, 0x38(%rax)
	je	3f
	mov	(%rbx), %rax
	mov	0x48(%rax), %rax
	mov	\slot(%rax), %rax
	test	%rax, %rax
	je	3f
	mov	%r14d, %edi
	add	$8, %rsp
	pop	%rbx
	pop	%r14
	jmp	*%rax
2:	ud2
3:	xor	%eax, %eax
	add	$8, %rsp
	pop	%rbx
	pop	%r14
	ret
	.size	\name, . - \name
	.endm

	.macro variable name, size
	.balign	\size
	.type	\name, @object
	.size	\name, \size
\name:	.skip	\size, 0xff
	.endm

	stub	xptiTraceEnabled, 0xb8
#ifndef RAW
	stub	xptiNotifySubscribers, 0xa0
	stub	xptiRegisterStream, 0x58
	stub	xptiFrameworkFinalize, 0x8

	/* Unified Runtime's tracing layer: what gives its object, what makes it, what notifies (user/arm/layer.c). */
#define HOLDER _ZN15AtomicSingletonIN16ur_tracing_layer9context_tEE8instanceE
#define TYPE   _ZTVN16ur_tracing_layer9context_tE
#define GIVES  _ZN16ur_tracing_layer10getContextEv
#define MAKES  _ZN16ur_tracing_layer9context_tC1Ev
#define TELLS  _ZN16ur_tracing_layer9context_t12notify_beginEjPKcPv
	.type	GIVES, @function
GIVES:	mov	HOLDER+8(%rip), %rax
	test	%rax, %rax
	jne	1f
	mov	$1, %al
	xchg	%al, HOLDER(%rip)
	mov	$0x800, %edi
	call	begin
	xchg	%rbx, HOLDER+8(%rip)
	mov	HOLDER+8(%rip), %rax
	movb	$0, HOLDER(%rip)
1:	ret
	.size	GIVES, . - GIVES
	.type	MAKES, @function
MAKES:	mov	%rdi, %rbx
	lea	TYPE+16(%rip), %rax
	mov	%rax, (%rdi)
	lea	name1(%rip), %rdi
	call	xptiRegisterStream
	mov	%al, 0x7e8(%rbx)
	lea	name2(%rip), %rdi
	call	xptiRegisterStream
	mov	%al, 0x7e9(%rbx)
	ret
	.size	MAKES, . - MAKES
	.type	TELLS, @function
TELLS:	mov	%rdi, %rbx
	movzbl	0x7e9(%rdi), %edi
	call	begin
	movzbl	0x7e8(%rbx), %edi
	ret
	.size	TELLS, . - TELLS
name1:	.asciz	"ur.call"
name2:	.asciz	"ur.call.debug"

	.data
	.balign	8
	.type	HOLDER, @object
	.size	HOLDER, 24
HOLDER:	.skip	24
	.type	TYPE, @object
	.size	TYPE, 48
TYPE:	.skip	48
	variable _ZN16ur_tracing_layerL12GURCallEventE, 8
	variable VARIABLE, 8
	variable _ZN4sycl3_V16detail15GSYCLGraphEventE, 8
	variable _ZN4sycl3_V16detail14GMemAllocEventE, 8
#if RELEASE < 202500
	variable _ZN4sycl3_V16detail12GPICallEventE, 8
	variable _ZN4sycl3_V16detail15GPIArgCallEventE, 8
	variable _ZN4sycl3_V16detail14PiCallStreamIDE, 1
	variable _ZN4sycl3_V16detail19PiDebugCallStreamIDE, 1
#endif
	variable _ZN4sycl3_V16detail15GBufferStreamIDE, 1
	variable _ZN4sycl3_V16detail14GImageStreamIDE, 1
	variable _ZN4sycl3_V16detail17GMemAllocStreamIDE, 1
#if RELEASE >= 202600
	variable _ZN4sycl3_V16detail9GApiEventE, 8
	variable _ZN4sycl3_V16detail14GSYCLCallEventE, 8
	variable _ZN4sycl3_V16detail13GSYCLStreamIDE, 1
	variable _ZN4sycl3_V16detail18GSYCLDebugStreamIDE, 1
	variable _ZN4sycl3_V16detail14GUrApiStreamIDE, 1
#endif
#if RELEASE >= 202602
	variable _ZN4sycl3_V16detail22GSYCLStreamDetailLevelE, 1
#endif

	.ident	"Intel(R) oneAPI DPC++/C++ Compiler " RELEASE_NAME " (" RELEASE_NAME ".20261001)"
#endif
	.section .note.GNU-stack, "", @progbits
