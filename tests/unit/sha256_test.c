// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* sha256_test.c - the examples of FIPS 180-4 and of NIST's page of examples: that it is this hash, of all bytes. */
#include "unit.h"

#include "base/cleanup.h"
#include "base/sha256.h"

static void is(const char *bytes, size_t len, const char *wanted)
{
	uint8_t hash[32];
	char text[65];

	sha256(bytes, len, hash);
	for (unsigned i = 0; i < 32; i++)
		snprintf(text + 2 * (size_t)i, 3, "%02x", hash[i]);
	assert_string_equal(text, wanted);
}

TEST(test_examples)
{
	_cleanup_free_ char *many = malloc(1000000);

	assert_non_null(many);
	memset(many, 'a', 1000000);
	is("", 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
	is("abc", 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
	is("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56,
	   "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
	is(many, 1000000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}
