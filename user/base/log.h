// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * log.h - messages of commands for the user, on stderr. Library code does not include this.
 *
 * A message is one line that begins with the program's name. -v raises the level, -q lowers it.
 */
#ifndef XB_BASE_LOG_H
#define XB_BASE_LOG_H

enum log_level { LOG_LVL_ERROR, LOG_LVL_WARN, LOG_LVL_NOTE, LOG_LVL_INFO, LOG_LVL_DEBUG };

void log_set_level(enum log_level level); /* default: LOG_LVL_NOTE */
void log_msg(enum log_level level, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
#define log_error(...) log_msg(LOG_LVL_ERROR, __VA_ARGS__)
#define log_warn(...)  log_msg(LOG_LVL_WARN, __VA_ARGS__)
/* What people want to know although nothing is wrong; -q hides it. */
#define log_note(...)  log_msg(LOG_LVL_NOTE, __VA_ARGS__)
#define log_info(...)  log_msg(LOG_LVL_INFO, __VA_ARGS__)
#define log_debug(...) log_msg(LOG_LVL_DEBUG, __VA_ARGS__)

#endif
