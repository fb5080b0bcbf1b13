// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* words.h - numbers of Level Zero's metrics in words. */
#ifndef XB_SAMPLE_WORDS_H
#define XB_SAMPLE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Values of zet_metric_type_t and zet_value_type_t in the API's words; NULL: it has none. */
const char *sample_metric_type(uint32_t type);
const char *sample_value_type(uint32_t type);
/* Whether it is known why a driver that returns it gives no metrics. */
bool sample_has_advice(uint32_t result);
/* A ze_result_t for people, and, if that is known, why a driver that returns it gives no metrics, and what to do. */
void sample_result(uint32_t result, char *ret, size_t size);

#endif
