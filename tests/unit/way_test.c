// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * way_test.c - what a library's file says of its proxy: a small one that is made here, as the real ones are, and
 * each way in which it can be otherwise, or lie. tests/real/arm_ways.py has the real ones.
 */
#include "unit.h"

#include <elf.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arm/known.h"
#include "arm/way.h"
#include "base/cleanup.h"
#include "elf/elf_file.h"

/* ---- a library --------------------------------------------------------------------------------- */

#define TEXT	 0x1000
#define DATA	 0x4000
#define SYMTAB	 0x5000
#define STRTAB	 0x8000
#define COMMENT	 0xb000
#define SHDRS	 0xb800
#define SIZE	 0xc000
#define BSS	 0x10000 /* addresses: those in the file and 0x10000 more */
#define STUB	 64	 /* bytes for each */
#define BIAS	 0x7f0000000000
#define VARIABLE (BSS + DATA + 0x400)
#define FLAG	 0x38
#define POINTERS 0x48
#define DETAIL	 "_ZN4sycl3_V16detail"
#define LOADER	 "_ZZN4xpti11ProxyLoader8instanceEvE6loader"

enum { S_NULL, S_SYMTAB, S_STRTAB, S_COMMENT, NSHDR };

static struct {
	_Alignas(8) uint8_t b[SIZE];
	uint32_t nsym, nstr, nstub;
} lib;

static Elf64_Shdr *shdr(unsigned i)
{
	return (Elf64_Shdr *)(lib.b + SHDRS) + i;
}

static Elf64_Sym *symbol(unsigned i)
{
	return (Elf64_Sym *)(lib.b + SYMTAB) + i;
}

static Elf64_Sym *add(const char *name, unsigned type, uint64_t address, uint64_t size)
{
	Elf64_Sym *s = symbol(lib.nsym++);

	*s = (Elf64_Sym){ .st_name = lib.nstr,
			  .st_info = ELF64_ST_INFO(STB_LOCAL, type),
			  .st_shndx = 1,
			  .st_value = address,
			  .st_size = size };
	memcpy(lib.b + STRTAB + lib.nstr, name, strlen(name) + 1);
	lib.nstr += (uint32_t)strlen(name) + 1;
	shdr(S_SYMTAB)->sh_size = lib.nsym * sizeof(*s);
	shdr(S_STRTAB)->sh_size = lib.nstr;
	return s;
}

static Elf64_Sym *find(const char *name)
{
	for (unsigned i = 0; i < lib.nsym; i++)
		if (!strcmp((char *)lib.b + STRTAB + symbol(i)->st_name, name))
			return symbol(i);
	fail_msg("no %s", name);
	return NULL;
}

static uint8_t *code_of(const char *name)
{
	return lib.b + find(name)->st_value - BSS;
}

/* As the compiler makes them, less what makes the object. Places of what tests change: */
enum { AT_LEA = 3, AT_FLAG = 12, AT_AGAIN = 16, AT_TABLE = 22, AT_SLOT = 26, AT_TEST = 30 };

static Elf64_Sym *add_stub(const char *name, uint32_t slot)
{
	static const uint8_t code[] = {
		0x48, 0x8d, 0x1d, 0,	    0, 0, 0, /* lea variable(%rip),%rbx */
		0x48, 0x8b, 0x03,		     /* mov (%rbx),%rax */
		0x80, 0x78, FLAG, 0,		     /* cmpb $0,FLAG(%rax) */
		0x74, 21,			     /* je out */
		0x48, 0x8b, 0x03,		     /* mov (%rbx),%rax */
		0x48, 0x8b, 0x40, POINTERS,	     /* mov POINTERS(%rax),%rax */
		0x48, 0x8b, 0x80, 0,	    0, 0, 0, /* mov SLOT(%rax),%rax */
		0x48, 0x85, 0xc0,		     /* test %rax,%rax */
		0x74, 2,			     /* je out */
		0xff, 0xe0,			     /* jmp *%rax */
		0x31, 0xc0, 0xc3,		     /* out: xor %eax,%eax; ret */
	};
	uint32_t at = TEXT + STUB * lib.nstub++;
	int32_t to = VARIABLE - (int32_t)(BSS + at + 7);

	memcpy(lib.b + at, code, sizeof(code));
	memcpy(lib.b + at + AT_LEA, &to, 4);
	memcpy(lib.b + at + AT_SLOT, &slot, 4);
	return add(name, STT_FUNC, BSS + at, sizeof(code));
}

static void set_release(const char *release)
{
	int n = snprintf((char *)lib.b + COMMENT, 200,
			 "Intel(R) oneAPI DPC++/C++ Compiler %s (%s.20261001)", release, release);

	shdr(S_COMMENT)->sh_size = (uint64_t)n + 1;
}

static const char *const ids[] = { "15GBufferStreamIDE",       "14GImageStreamIDE",
				   "17GMemAllocStreamIDE",     "13GSYCLStreamIDE",
				   "18GSYCLDebugStreamIDE",    "14GUrApiStreamIDE",
				   "22GSYCLStreamDetailLevelE" };
static const char *const events[] = { "15GSYCLGraphEventE", "14GMemAllocEventE", "9GApiEventE",
				      "14GSYCLCallEventE" };

static const char *detail(const char *name)
{
	static char full[200];

	snprintf(full, sizeof(full), DETAIL "%s", name);
	return full;
}

static void set_header(void)
{
	Elf64_Ehdr *eh = (void *)lib.b;
	Elf64_Phdr *ph = (void *)(lib.b + sizeof(*eh));

	*eh = (Elf64_Ehdr){
		.e_ident = { 0x7f, 'E', 'L', 'F', ELFCLASS64, ELFDATA2LSB, EV_CURRENT },
		.e_type = ET_DYN,
		.e_machine = EM_X86_64,
		.e_version = EV_CURRENT,
		.e_phoff = sizeof(*eh),
		.e_shoff = SHDRS,
		.e_ehsize = sizeof(*eh),
		.e_phentsize = sizeof(*ph),
		.e_phnum = 2,
		.e_shentsize = sizeof(Elf64_Shdr),
		.e_shnum = NSHDR,
		.e_shstrndx = S_STRTAB,
	};
	ph[0] = (Elf64_Phdr){ PT_LOAD, PF_R | PF_X, TEXT, BSS + TEXT, 0, 0x3000, 0x3000, 4096 };
	ph[1] = (Elf64_Phdr){ PT_LOAD, PF_R | PF_W, DATA, BSS + DATA, 0, 0x100, 0x1000, 4096 };
}

/* As 2026.2 is, with four functions. */
static int setup(void **state)
{
	(void)state;
	memset(&lib, 0, sizeof(lib));
	set_header();
	*shdr(S_SYMTAB) = (Elf64_Shdr){
		.sh_type = SHT_SYMTAB, .sh_offset = SYMTAB, .sh_link = S_STRTAB, .sh_entsize = 24
	};
	*shdr(S_STRTAB) = (Elf64_Shdr){ .sh_type = SHT_STRTAB, .sh_offset = STRTAB };
	add("", STT_NOTYPE, 0, 0);
	*shdr(S_COMMENT) =
		(Elf64_Shdr){ .sh_name = lib.nstr, .sh_type = SHT_PROGBITS, .sh_offset = COMMENT };
	add(".comment", STT_NOTYPE, 0, 0);
	set_release("2026.2.0");
	add(LOADER, STT_OBJECT, VARIABLE, 8);
	for (size_t i = 0; i < ARRAY_SIZE(ids); i++)
		add(detail(ids[i]), STT_OBJECT, BSS + DATA + 8 + i, 1);
	for (size_t i = 0; i < ARRAY_SIZE(events); i++)
		add(detail(events[i]), STT_OBJECT, BSS + DATA + 0x800 + 8 * i, 8);
	add_stub("xptiTraceEnabled", 0xb8);
	add_stub("xptiNotifySubscribers", 0xa0);
	add_stub("xptiRegisterStream", 0x58);
	add_stub("xptiFrameworkFinalize", 0x8);
	return 0;
}

/* Its file is the caller's. */
static struct arm_symbols open_lib(void)
{
	_cleanup_close_ int fd = memfd_create("way_test", MFD_CLOEXEC);
	struct elf_file *f = NULL;
	struct arm_symbols s;

	assert_true(fd >= 0);
	assert_int_equal(write(fd, lib.b, SIZE), SIZE);
	assert_int_equal(elf_file_open(fd, &f), 0);
	assert_int_equal(arm_symbols_of(f, &s), 0);
	return s;
}

static int way(struct arm_module *ret)
{
	struct arm_symbols s = open_lib();
	int r = arm_way(&s, BIAS, ret);

	elf_file_free(s.f);
	return r;
}

static struct arm_module module;

static void assert_way(int wanted)
{
	static const struct arm_module untouched = { .bias = 42 };

	module = untouched;
	assert_int_equal(way(&module), wanted);
	if (wanted < 0)
		assert_memory_equal(&module, &untouched, sizeof(module));
}

/* ---- what it tells ----------------------------------------------------------------------------- */

static uint32_t slot(const char *name)
{
	for (uint32_t i = 0; i < module.nslots; i++)
		if (!strcmp(module.slots[i].name, name))
			return module.slots[i].offset;
	fail_msg("no %s", name);
	return 0;
}

TEST_BETWEEN(setup, NULL, a_library, void *none)
{
	unsigned levels = 0;

	add_stub("xptiTraceTryToEnable", 0x7f0); /* not of the table: whatever it does */
	*code_of("xptiTraceTryToEnable") = 0xc3;
	add_stub("xptinose", 0x7f8);
	assert_way(0);
	assert_int_equal(module.bias, BIAS);
	assert_int_equal(module.loader, BIAS + VARIABLE);
	assert_int_equal(module.stub, BIAS + BSS + TEXT);
	assert_int_equal(module.flag, FLAG);
	assert_int_equal(module.table, POINTERS);
	assert_int_equal(module.nslots, 4);
	assert_int_equal(slot("xptiTraceEnabled"), 0xb8);
	assert_int_equal(slot("xptiNotifySubscribers"), 0xa0);
	assert_int_equal(slot("xptiRegisterStream"), 0x58);
	assert_int_equal(slot("xptiFrameworkFinalize"), 0x8);
	assert_int_equal(module.nids, 7);
	for (uint32_t i = 0; i < module.nids; i++) {
		assert_int_equal(module.ids[i].address, BIAS + BSS + DATA + 8 + i);
		levels += module.ids[i].is_level;
	}
	assert_string_equal(module.ids[3].stream, "sycl");
	assert_int_equal(levels, 1);
	assert_true(module.ids[6].is_level);
	assert_int_equal(module.nevents, 4);
	assert_int_equal(module.events[0].address, BIAS + BSS + DATA + 0x800);
	assert_string_equal(module.events[0].name, "sycl.application.graph");
	assert_int_equal(module.events[0].line, 0);
}

/* libur_loader has the proxy alone. */
TEST_BETWEEN(setup, NULL, a_library_without_streams, void *none)
{
	static struct arm_block b;
	struct arm_symbols s;

	for (size_t i = 0; i < ARRAY_SIZE(ids); i++)
		find(detail(ids[i]))->st_name = 0;
	assert_way(-EINVAL); /* events, and no streams */
	for (size_t i = 0; i < ARRAY_SIZE(events); i++)
		find(detail(events[i]))->st_name = 0;
	assert_way(0);
	assert_int_equal(module.nids + module.nevents, 0);
	s = open_lib();
	assert_int_equal(arm_streams(&s, &module, &b), 0);
	assert_int_equal(b.nstreams, 0);
	elf_file_free(s.f);
}

TEST_BETWEEN(setup, NULL, other_libraries, void *none)
{
	set_release("2026.3.0");
	assert_way(-ENOTSUP);
	set_release("2023.2.4");
	assert_way(-ENOTSUP);
	set_release("self-made");
	assert_way(-ENOTSUP);
	set_release("2025.3.0"); /* which has no such bytes */
	assert_way(-EINVAL);
	set_release("2026.0.0"); /* which lacks one of them */
	assert_way(-EINVAL);
	set_release("2026.1.2");
	assert_way(0);
	set_release("2026.2.1");
	assert_way(0);
	find(LOADER)->st_name = 0;
	assert_way(-ENOENT);
	shdr(S_SYMTAB)->sh_type = SHT_NULL;
	assert_way(-ENODATA);
}

/* ---- code that is otherwise -------------------------------------------------------------------- */

static void code_is(const char *name, unsigned at, const void *bytes, size_t n)
{
	memcpy(code_of(name) + at, bytes, n);
}

/* Each change alone makes it a library that is not understood. */
TEST_BETWEEN(setup, NULL, code_that_is_otherwise, void *none)
{
	static const struct {
		unsigned at, n;
		uint8_t bytes[8];
		const char *what;
	} changes[] = {
		{ AT_LEA, 4, { 0 }, "another variable" },
		{ AT_FLAG, 1, { FLAG + 1 }, "another flag than the others'" },
		{ AT_FLAG - 2, 4, { 0x90, 0x90, 0x90, 0x90 }, "no flag" },
		{ AT_FLAG + 1, 1, { 1 }, "the flag is compared with 1" },
		{ AT_TABLE, 1, { POINTERS + 8 }, "another table" },
		{ AT_TABLE, 1, { 0xf8 }, "before the object" },
		{ AT_SLOT, 4, { 4 }, "not at a pointer" },
		{ AT_SLOT, 4, { 0x58 }, "where another one is" },
		{ AT_SLOT, 4, { (ARM_SLOTS * 8) & 255, (ARM_SLOTS * 8) >> 8 }, "beyond the table" },
		{ AT_SLOT, 4, { 0xf8, 0xff, 0xff, 0xff }, "before the table" },
		{ AT_SLOT, 4, { 0, 0, 0, 0x40 }, "far away" },
		{ AT_TEST, 3, { 0x90, 0x90, 0x90 }, "an empty place is not noticed" },
		{ AT_AGAIN, 3, { 0x31, 0xc0, 0x90 }, "the object is forgotten" },
		{ AT_AGAIN, 3, { 0x30, 0xc0, 0x90 }, "a part of the object's address" },
		{ AT_TEST + 3, 4, { 0x31, 0xc0, 0xff, 0xe0 }, "the function is forgotten" },
		{ AT_TEST + 5, 2, { 0xeb, 0 }, "goes on" },
		{ AT_TEST + 5, 2, { 0xff, 0xe3 }, "to somewhere else" },
		{ 0, 1, { 0xc3 }, "returns" },
		{ 0, 2, { 0xeb, 0xfe }, "goes in a circle" },
		{ 7, 1, { 0x06 }, "no instruction" },
		{ 0, 7, { 0x64, 0x48, 0x8b, 0x04, 0x25, 0, 0 }, "of the thread's" },
	};

	for (size_t i = 0; i < ARRAY_SIZE(changes); i++) {
		setup(NULL);
		code_is("xptiNotifySubscribers", changes[i].at, changes[i].bytes, changes[i].n);
		if (way(&module) != -EINVAL)
			fail_msg("%s", changes[i].what);
	}
}

/* A call leaves what belongs to the caller; rbx does, rax does not. */
TEST_BETWEEN(setup, NULL, calls_on_the_way, void *none)
{
	static const uint8_t code[] = { 0xe8, 0, 0, 0, 0 };
	uint8_t *stub;

	stub = code_of("xptiFrameworkFinalize"); /* the last one, with room after it */
	memmove(stub + AT_AGAIN + 5, stub + AT_AGAIN, 21);
	memcpy(stub + AT_AGAIN, code, 5);
	find("xptiFrameworkFinalize")->st_size += 5;
	assert_way(0);
	memmove(stub + AT_AGAIN, stub + AT_AGAIN + 5, 21);
	memmove(stub + AT_AGAIN + 3 + 5, stub + AT_AGAIN + 3, 21);
	memcpy(stub + AT_AGAIN + 3, code, 5);
	assert_way(-EINVAL);
}

TEST_BETWEEN(setup, NULL, cut_code, void *none)
{
	for (uint64_t n = 1; n < 37; n++) {
		find("xptiNotifySubscribers")->st_size = n;
		assert_way(-EINVAL);
	}
	find("xptiNotifySubscribers")->st_size = 37;
	assert_way(0);
	find("xptiNotifySubscribers")->st_size = UINT64_MAX;
	assert_way(0);
	find("xptiNotifySubscribers")->st_value = BSS + TEXT + 0x2fff;
	assert_way(-EINVAL);
}

TEST_BETWEEN(setup, NULL, functions, void *none)
{
	char name[ARM_NAME + 8];

	memset(name, 'a', sizeof(name));
	memcpy(name, "xptiA", 5);
	name[ARM_NAME] = '\0';
	add_stub(name, 0x100);
	assert_way(-EINVAL);
	setup(NULL);
	name[ARM_NAME - 1] = '\0';
	add_stub(name, 0x100);
	assert_way(0);
	setup(NULL);
	add_stub("xptiTraceEnabled", 0x100);
	assert_way(-EINVAL);
	for (const char *const *missing =
		     (const char *const[]){ "xptiTraceEnabled", "xptiNotifySubscribers",
					    "xptiRegisterStream", NULL };
	     *missing; missing++) {
		setup(NULL);
		find(*missing)->st_name = 0;
		assert_way(-EINVAL);
	}
	setup(NULL);
	for (unsigned i = 0; i < ARM_SLOTS; i++) {
		snprintf(name, sizeof(name), "xptiMore%u", i);
		if (i != 1 && i != 0xb && i != 0x14 && i != 0x17)
			add_stub(name, 8 * i);
	}
	assert_way(0);
	assert_int_equal(module.nslots, ARM_SLOTS);
	add_stub("xptiOneMore", 0);
	assert_way(-EINVAL);
}

/* ---- data that is otherwise -------------------------------------------------------------------- */

TEST_BETWEEN(setup, NULL, data_that_is_otherwise, void *none)
{
	const char *const names[] = { LOADER, DETAIL "13GSYCLStreamIDE",
				      DETAIL "15GSYCLGraphEventE" };

	for (size_t i = 0; i < ARRAY_SIZE(names); i++) {
		uint64_t size;

		setup(NULL);
		size = find(names[i])->st_size;
		find(names[i])->st_size = size + 1;
		assert_way(-EINVAL);
		find(names[i])->st_size = size;
		assert_way(0);
		find(names[i])->st_value = BSS + TEXT; /* code */
		assert_way(-EINVAL);
		find(names[i])->st_value = BSS + DATA + 0x1000;
		assert_way(-EINVAL);
		find(names[i])->st_value = UINT64_MAX - 7;
		assert_way(-EINVAL);
		find(names[i])->st_name = 0;
		assert_int_equal(way(&module), i ? -EINVAL : -ENOENT);
	}
	setup(NULL);
	find(LOADER)->st_value += 4;
	assert_way(-EINVAL);
	setup(NULL);
	add(DETAIL "14GOtherStreamIDE", STT_OBJECT, BSS + DATA + 0x30, 1);
	assert_way(-EINVAL);
}

/* The flag is none of the table's bytes. */
TEST_BETWEEN(setup, NULL, flag_in_the_table, void *none)
{
	const char *const names[] = { "xptiTraceEnabled", "xptiNotifySubscribers",
				      "xptiRegisterStream", "xptiFrameworkFinalize" };

	for (size_t i = 0; i < ARRAY_SIZE(names); i++)
		code_of(names[i])[AT_FLAG] = POINTERS + 23;
	assert_way(-EINVAL);
	for (size_t i = 0; i < ARRAY_SIZE(names); i++)
		code_of(names[i])[AT_FLAG] = POINTERS + 24;
	assert_way(0);
	for (size_t i = 0; i < ARRAY_SIZE(names); i++)
		code_of(names[i])[AT_TABLE] = POINTERS + 4;
	assert_way(-EINVAL);
}

/* Whatever the bytes are: what is found is within its bounds. */
TEST_BETWEEN(setup, NULL, any_bytes, void *none)
{
	unsigned good = 0;

	srandom(1);
	for (int turn = 0; turn < 4000; turn++) {
		unsigned n = 1 + (unsigned)random() % 3;

		setup(NULL);
		while (n--) {
			uint32_t parts[] = { TEXT, TEXT, SYMTAB, STRTAB, COMMENT, SHDRS };
			uint32_t sizes[] = { 256, 256, lib.nsym * 24, lib.nstr, 80, 256 };
			unsigned k = (unsigned)random() % 6;

			lib.b[parts[k] + (uint32_t)random() % sizes[k]] = (uint8_t)random();
		}
		if (way(&module) < 0)
			continue;
		good++;
		assert_true(module.nslots <= ARM_SLOTS && module.nids <= ARM_IDS);
		assert_true(module.nevents <= ARM_EVENTS && module.table % 8 == 0);
		assert_true(module.table < 0x400 && module.flag < 0x400);
		for (uint32_t i = 0; i < module.nslots; i++) {
			assert_true(module.slots[i].offset / 8 < ARM_SLOTS);
			assert_non_null(memchr(module.slots[i].name, 0, ARM_NAME));
		}
		for (uint32_t i = 0; i < module.nids; i++)
			assert_in_range(module.ids[i].address, BIAS + BSS + DATA,
					BIAS + BSS + DATA + 0xfff);
	}
	assert_in_range(good, 500, 3900);
}

/* ---- Unified Runtime's tracing layer ----------------------------------------------------------- */

#define LAYER  "_ZN16ur_tracing_layer"
#define HOLDER "_ZN15AtomicSingletonIN16ur_tracing_layer9context_tEE8instanceE"
#define TYPE   "_ZTVN16ur_tracing_layer9context_tE"
#define EVENT  LAYER "L12GURCallEventE"
#define GIVES  LAYER "10getContextEv"
#define MAKES  LAYER "9context_tC1Ev"
#define TELLS  LAYER "9context_t12notify_beginEjPKcPv"

enum {
	L_TEXT = TEXT + 0x2000, /* a function each 256 bytes */
	L_NAMES = TEXT + 0x2800,
	L_TYPE = TEXT + 0x2c00,
	L_HOLD = DATA + 0x900,
	L_EVENT = DATA + 0x920,
	LOCK = 0,
	POINTER = 8,
	PLAIN = 0x7e8,
	DEBUG = 0x7e9,
	OBJECT_SIZE = 0x800,
};

static uint32_t at; /* where the next byte of code goes */

static void put(const void *bytes, size_t n)
{
	memcpy(lib.b + at, bytes, n);
	at += (uint32_t)n;
}

#define PUT(...) put((const uint8_t[]){ __VA_ARGS__ }, sizeof((const uint8_t[]){ __VA_ARGS__ }))

static void put4(uint32_t value)
{
	put(&value, 4);
}

/* The last four bytes of an instruction but for more of them. */
static void put_to(uint32_t address, uint32_t more)
{
	put4(address - (BSS + at + 4 + more));
}

static void begin(unsigned n)
{
	at = L_TEXT + 256 * n;
}

static void end(unsigned n, const char *name)
{
	PUT(0xc3);
	add(name, STT_FUNC, BSS + L_TEXT + 256 * n, at - (L_TEXT + 256 * n));
}

static void put_registering(uint32_t name, uint32_t offset)
{
	PUT(0x48, 0x8d, 0x3d); /* lea name(%rip),%rdi */
	put_to(BSS + L_NAMES + name, 0);
	PUT(0xe8); /* call xptiRegisterStream */
	put_to((uint32_t)find("xptiRegisterStream")->st_value, 0);
	PUT(0x88, 0x83); /* mov %al,offset(%rbx) */
	put4(offset);
}

/* Offsets in what the three functions are. */
enum { GIVE_TEST = 7, GIVE_XCHG = 14, GIVE_SIZE = 20, GIVE_LAST = 39 };
enum {
	MAKE_THIS = 1,
	MAKE_TYPE = 7,
	MAKE_BEGIN = 11,
	MAKE_CALL = 21,
	MAKE_WRITE = 26,
	MAKE_SECOND = 28 + 4
};
enum { TELL_FIRST = 3, TELL_FIRST_AT = 6, TELL_SECOND_AT = 10 + 8 };

static void put_give(void)
{
	const uint32_t hold = BSS + L_HOLD;

	begin(0);
	PUT(0x48, 0x8b, 0x05); /* mov object(%rip),%rax */
	put_to(hold + POINTER, 0);
	PUT(0x48, 0x85, 0xc0, 0x75, 40); /* test %rax,%rax; jne */
	PUT(0xb0, 0x01, 0x86, 0x05);	 /* mov $1,%al; xchg %al,lock(%rip) */
	put_to(hold + LOCK, 0);
	PUT(0xbf); /* mov $size,%edi */
	put4(OBJECT_SIZE);
	PUT(0xe8); /* call operator new */
	put_to(BSS + TEXT + 0x1f00, 0);
	PUT(0x48, 0x87, 0x1d); /* xchg %rbx,object(%rip) */
	put_to(hold + POINTER, 0);
	PUT(0xc6, 0x05); /* movb $0,lock(%rip) */
	put_to(hold + LOCK, 1);
	PUT(0);
	end(0, GIVES);
}

static void put_make(void)
{
	begin(1);
	PUT(0x53, 0x48, 0x89, 0xfb); /* push %rbx; mov %rdi,%rbx */
	PUT(0x48, 0x8d, 0x05);	     /* lea type(%rip),%rax */
	put_to(BSS + L_TYPE + 16, 0);
	PUT(0x48, 0x89, 0x07); /* mov %rax,(%rdi) */
	put_registering(0, PLAIN);
	put_registering(16, DEBUG);
	end(1, MAKES);
}

static void put_tell(void)
{
	begin(2);
	PUT(0x48, 0x89, 0xfb); /* mov %rdi,%rbx */
	PUT(0x0f, 0xb6, 0xbf); /* movzbl offset(%rdi),%edi */
	put4(DEBUG);
	PUT(0xe8, 0, 0, 0, 0); /* call what answers */
	PUT(0x0f, 0xb6, 0xbb); /* movzbl offset(%rbx),%edi */
	put4(PLAIN);
	end(2, TELLS);
}

/* As 2026.2 has it. */
static int setup_layer(void **state)
{
	setup(state);
	add(HOLDER, STT_OBJECT, BSS + L_HOLD, 24);
	add(TYPE, STT_OBJECT, BSS + L_TYPE, 48);
	add(EVENT, STT_OBJECT, BSS + L_EVENT, 8);
	memcpy(lib.b + L_NAMES, "ur.call", 8);
	memcpy(lib.b + L_NAMES + 16, "ur.call.debug", 14);
	put_give();
	put_make();
	put_tell();
	return 0;
}

/* Of a library that is known otherwise; on failure nothing of it has changed. */
static int layer(void)
{
	static struct arm_module before;
	struct arm_symbols s = open_lib();
	int r;

	assert_int_equal(arm_way(&s, BIAS, &module), 0);
	before = module;
	r = arm_layer(&s, &module);
	if (r < 0)
		assert_memory_equal(&module, &before, sizeof(module));
	elf_file_free(s.f);
	return r;
}

TEST_BETWEEN(setup_layer, NULL, a_layer, void *none)
{
	static struct arm_block b;
	struct arm_symbols s;

	assert_int_equal(layer(), 0);
	assert_int_equal(module.layer.lock, BIAS + BSS + L_HOLD + LOCK);
	assert_int_equal(module.layer.object, BIAS + BSS + L_HOLD + POINTER);
	assert_int_equal(module.layer.type, BIAS + BSS + L_TYPE + 16);
	assert_int_equal(module.layer.nids, 2);
	assert_int_equal(module.layer.ids[0].offset, PLAIN);
	assert_string_equal(module.layer.ids[0].stream, "ur.call");
	assert_int_equal(module.layer.ids[1].offset, DEBUG);
	assert_string_equal(module.layer.ids[1].stream, "ur.call.debug");
	assert_int_equal(module.nevents, 5);
	assert_int_equal(module.events[4].address, BIAS + BSS + L_EVENT);
	assert_string_equal(module.events[4].name, "Unified Runtime call");
	s = open_lib();
	memset(&b, 0, sizeof(b));
	assert_int_equal(arm_streams(&s, &module, &b), 0);
	assert_int_equal(b.nstreams, 8);
	assert_string_equal(b.streams[6], "ur.call");
	assert_string_equal(b.streams[7], "ur.call.debug");
	elf_file_free(s.f);
}

/* In 2025 there is one stream, and no event. */
TEST_BETWEEN(setup_layer, NULL, a_layer_with_one_stream, void *none)
{
	find(EVENT)->st_name = 0;
	code_of(MAKES)[MAKE_WRITE + 6] = 0xc3;
	memset(code_of(TELLS) + TELL_FIRST, 0x90, 7);
	assert_int_equal(layer(), 0);
	assert_int_equal(module.layer.nids, 1);
	assert_int_equal(module.layer.ids[0].offset, PLAIN);
	assert_int_equal(module.nevents, 4);
}

TEST_BETWEEN(setup_layer, NULL, no_layer, void *none)
{
	find(TELLS)->st_name = 0;
	assert_int_equal(layer(), 0);
	assert_int_equal(module.layer.nids, 0);
	assert_int_equal(module.nevents, 4);
}

TEST_BETWEEN(setup_layer, NULL, a_layer_that_is_otherwise, void *none)
{
	static const struct {
		const char *function;
		unsigned at, n;
		uint8_t bytes[8];
		const char *what;
	} changes[] = {
		{ GIVES, GIVE_XCHG, 1, { 0x8a }, "the lock is not taken by an exchange" },
		{ GIVES, GIVE_XCHG, 6, { 0x90, 0x90, 0x90, 0x90, 0x90, 0x90 }, "no lock" },
		{ GIVES, GIVE_SIZE + 1, 4, { 0xe8, 0x07, 0, 0 }, "the object is smaller" },
		{ GIVES, GIVE_SIZE + 1, 4, { 0, 0, 0, 1 }, "the object is huge" },
		{ GIVES, GIVE_SIZE, 5, { 0x90, 0x90, 0x90, 0x90, 0x90 }, "its size is not given" },
		{ GIVES, 1, 1, { 0x63 }, "half a pointer" },
		{ GIVES, 0, 1, { 0xc3 }, "gives nothing" },
		{ MAKES, MAKE_THIS, 3, { 0x90, 0x90, 0x90 }, "another object" },
		{ MAKES, MAKE_THIS + 2, 1, { 0xf3 }, "another argument" },
		{ MAKES, MAKE_TYPE, 1, { 0xff }, "another type" },
		{ MAKES, MAKE_BEGIN + 2, 1, { 0x06 }, "another begins with it" },
		{ MAKES, MAKE_CALL + 1, 4, { 0, 0, 0, 0 }, "another function" },
		{ MAKES, MAKE_CALL, 5, { 0x90, 0x90, 0x90, 0x90, 0x90 }, "no call" },
		{ MAKES, MAKE_CALL, 5, { 0xeb, 0, 0x90, 0x90, 0x90 }, "a jump" },
		{ MAKES, MAKE_WRITE + 1, 1, { 0xa3 }, "another register is written" },
		{ MAKES, MAKE_WRITE + 2, 4, { 0xe9, 0x07, 0, 0 }, "both in one byte" },
		{ MAKES, MAKE_WRITE + 2, 4, { 0xe7, 0x07, 0, 0 }, "where nobody reads it" },
		{ MAKES, MAKE_WRITE + 2, 4, { 0, 8, 0, 0 }, "behind the object" },
		{ MAKES, MAKE_WRITE + 2, 4, { 7, 0, 0, 0 }, "in its type" },
		{ MAKES, MAKE_WRITE + 2, 4, { 0xff, 0xff, 0xff, 0xff }, "before the object" },
		{ MAKES, MAKE_SECOND + 3, 1, { 0xff }, "another text" },
		{ MAKES, 0, 1, { 0xc3 }, "makes nothing" },
		{ MAKES, 0, 1, { 0x06 }, "no instruction" },
		{ TELLS, TELL_FIRST_AT, 4, { 0xea, 0x07, 0, 0 }, "reads another byte" },
		{ TELLS, TELL_FIRST_AT, 4, { 0xe8, 0x07, 0, 0 }, "reads one of them alone" },
		{ TELLS, TELL_FIRST - 1, 1, { 0xf3 }, "of another object" },
		{ TELLS, TELL_SECOND_AT - 2, 1, { 0xb7 }, "reads two bytes" },
		{ TELLS, 0, 1, { 0xc3 }, "reads nothing" },
	};

	for (size_t i = 0; i < ARRAY_SIZE(changes); i++) {
		setup_layer(NULL);
		code_is(changes[i].function, changes[i].at, changes[i].bytes, changes[i].n);
		if (layer() != -EINVAL)
			fail_msg("%s", changes[i].what);
	}
	setup_layer(NULL);
	code_of(GIVES)[GIVE_LAST]++; /* another byte is let go */
	assert_int_equal(layer(), -EINVAL);
}

TEST_BETWEEN(setup_layer, NULL, a_layer_with_other_symbols, void *none)
{
	const char *const names[] = { HOLDER, TYPE, GIVES, MAKES };

	for (size_t i = 0; i < ARRAY_SIZE(names); i++) {
		setup_layer(NULL);
		find(names[i])->st_name = 0;
		assert_int_equal(layer(), -EINVAL);
	}
	for (uint64_t n = 0; n < 15; n++) {
		setup_layer(NULL);
		find(HOLDER)->st_size = n;
		assert_int_equal(layer(), -EINVAL);
	}
	setup_layer(NULL);
	find(HOLDER)->st_value = BSS + TEXT;
	assert_int_equal(layer(), -EINVAL);
	setup_layer(NULL);
	find(EVENT)->st_size = 4;
	assert_int_equal(layer(), -EINVAL);
	setup_layer(NULL);
	memcpy(lib.b + L_NAMES, "ur.cell", 8);
	assert_int_equal(layer(), -EINVAL);
	setup_layer(NULL);
	memcpy(lib.b + L_NAMES + 16, "ur.call", 8);
	assert_int_equal(layer(), -EINVAL);
	for (unsigned i = 0; i < 3; i++) {
		const char *const functions[] = { GIVES, MAKES, TELLS };

		for (uint64_t n = 1;; n++) {
			setup_layer(NULL);
			if (n == find(functions[i])->st_size)
				break;
			find(functions[i])->st_size = n;
			assert_int_equal(layer(), -EINVAL);
		}
	}
}

/* Whatever the bytes of these functions are. */
TEST_BETWEEN(setup_layer, NULL, any_layer, void *none)
{
	unsigned good = 0;

	srandom(2);
	for (int turn = 0; turn < 4000; turn++) {
		setup_layer(NULL);
		for (unsigned n = 1 + (unsigned)random() % 3; n; n--)
			lib.b[L_TEXT + 256 * (unsigned)(random() % 3) + (unsigned)random() % 64] =
				(uint8_t)random();
		if (layer() < 0)
			continue;
		good++;
		assert_true(module.layer.nids <= ARM_OWN && module.nevents <= ARM_EVENTS);
		assert_in_range(module.layer.lock, BIAS + BSS + L_HOLD, BIAS + BSS + L_HOLD + 23);
		assert_in_range(module.layer.object, BIAS + BSS + L_HOLD, BIAS + BSS + L_HOLD + 16);
		for (uint32_t i = 0; i < module.layer.nids; i++)
			assert_in_range(module.layer.ids[i].offset, 8, 0x3fff);
	}
	assert_in_range(good, 200, 3900);
}

/* ---- streams and the framework ----------------------------------------------------------------- */

TEST_BETWEEN(setup, NULL, streams, void *none)
{
	static struct arm_block b;
	struct arm_symbols s = open_lib();

	assert_way(0);
	assert_int_equal(arm_streams(&s, &module, &b), 0);
	assert_int_equal(b.nstreams, 6);
	assert_string_equal(b.streams[0], "sycl");
	assert_int_equal(arm_streams(&s, &module, &b), 0);
	assert_int_equal(b.nstreams, 6);
	b.nstreams = ARRAY_SIZE(b.streams);
	memset(b.streams, 'x', sizeof(b.streams));
	assert_int_equal(arm_streams(&s, &module, &b), -E2BIG);
	elf_file_free(s.f);
	set_release("2030.1.0");
	s = open_lib();
	assert_int_equal(arm_streams(&s, &module, &b), -ENOTSUP);
	elf_file_free(s.f);
}

/* The paths are the process's: nothing of them leaves its root. */
TEST_BETWEEN(setup, NULL, framework, void *none)
{
	char dir[] = "/tmp/way_test.XXXXXX", path[ARM_PATH] = "untouched", lng[ARM_PATH + 10];
	_cleanup_close_ int root = -1, made = -1;

	assert_non_null(mkdtemp(dir));
	root = open(dir, O_PATH | O_DIRECTORY | O_CLOEXEC);
	assert_true(root >= 0);
	assert_int_equal(mkdirat(root, "lib", 0700), 0);
	assert_int_equal(arm_framework(root, "/lib/libsycl.so.9", path), -ENOENT);
	assert_int_equal(arm_framework(root, "libsycl.so.9", path), -ENOENT);
	memset(lng, '/', sizeof(lng));
	lng[sizeof(lng) - 1] = '\0';
	assert_int_equal(arm_framework(root, lng, path), -ENAMETOOLONG);
	assert_string_equal(path, "untouched");
	made = openat(root, "lib/libxptifw.so", O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
	assert_true(made >= 0);
	assert_int_equal(arm_framework(root, "/lib/libsycl.so.9", path), 0);
	assert_string_equal(path, "/lib/libxptifw.so");
	assert_int_equal(symlinkat("/lib", root, "other"), 0);
	assert_int_equal(arm_framework(root, "/other/libsycl.so.9", path), 0);
	assert_int_equal(arm_framework(root, "/../../lib/libsycl.so.9", path), 0);
	assert_int_equal(unlinkat(root, "other", 0), 0);
	assert_int_equal(unlinkat(root, "lib/libxptifw.so", 0), 0);
	assert_int_equal(unlinkat(root, "lib", AT_REMOVEDIR), 0);
	assert_int_equal(rmdir(dir), 0);
}
