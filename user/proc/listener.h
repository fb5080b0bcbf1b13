// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/* listener.h - which process listens at an address of this machine. */
#ifndef XB_PROC_LISTENER_H
#define XB_PROC_LISTENER_H

#include <sys/socket.h>
#include <sys/types.h>

/*
 * Of an address of AF_INET, AF_INET6 or AF_UNIX that was found to be in use; a port that is open at all addresses is open
 * at this one, too. -ESRCH: nobody, or somebody whom this process may not see.
 */
int listener_find(const struct sockaddr *sa, socklen_t len, pid_t *ret);

#endif
