// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
//
// Allocates from a hundred places at a high rate, and keeps one allocation of each. The places are called by one
// function, so that their stacks differ by single words, and this one is called by two others that have frames of the
// same size. What it did is written to a file, one line per allocation in their order: the place, and who wanted it.
//
//   --rounds N   how often each place allocates (100); in the round in the middle, what it gets is kept
//   PLACES_LOG   where the account goes (environment)

#include "common.hpp"

#include <array>
#include <fstream>
#include <utility>
#include <vector>

#define FRAME __attribute__((noipa))

constexpr unsigned number = 100;

static sycl::queue *queue;
static volatile int after; // written after each call, so that none is the last thing done

using place_fn = int *(*)(size_t);

template <unsigned N> FRAME static int *place(size_t n)
{
	int *memory = sycl::malloc_device<int>(n, *queue);

	after = N;
	return memory;
}

template <unsigned... N>
static constexpr std::array<place_fn, sizeof...(N)> make(std::integer_sequence<unsigned, N...>)
{
	return { place<N>... };
}

static constexpr auto places = make(std::make_integer_sequence<unsigned, number>());

FRAME static int *through(unsigned i)
{
	int *memory = places[i](64 + i);

	after = 1;
	return memory;
}

FRAME static int *left_one(unsigned i)
{
	int *memory = through(i);

	after = 2;
	return memory;
}

FRAME static int *right_one(unsigned i)
{
	int *memory = through(i);

	after = 3;
	return memory;
}

// As deep as the number says, each time from the same instruction.
FRAME static int *deeper(unsigned i, unsigned depth)
{
	int *memory = depth ? deeper(i, depth - 1) : through(i);

	after = 4;
	return memory;
}

int main(int argc, char **argv)
{
	workload::options options(argc, argv, { { "rounds", 100 } });
	const long rounds = options["rounds"];
	const char *file = std::getenv("PLACES_LOG");
	sycl::queue q;
	std::vector<std::pair<unsigned, const char *>> log;

	queue = &q;
	log.reserve(rounds * number);
	for (long round = 0; round < rounds; round++) {
		for (unsigned i = 0; i < number; i++) {
			unsigned way = static_cast<unsigned>(round + i) % 4;
			int *memory = way == 0	 ? left_one(i)
				      : way == 1 ? right_one(i)
						 : deeper(i, way);

			log.emplace_back(i, way == 0   ? "left_one"
					    : way == 1 ? "right_one"
					    : way == 2 ? "2"
						       : "3");
			if (round != rounds / 2)
				sycl::free(memory, q);
		}
	}
	std::ofstream out(file ? file : "/dev/null");
	for (const auto &[i, who] : log)
		out << i << ' ' << who << '\n';
	return out ? 0 : 1;
}
