// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * notify.h - tells the service manager how a service is, by the protocol of sd_notify(3): a datagram to the socket that
 * NOTIFY_SOCKET names. libsystemd would be a library for twenty lines, and is not there for a static program.
 */
#ifndef XB_BASE_NOTIFY_H
#define XB_BASE_NOTIFY_H

/* text: lines such as "READY=1". 0, also where nobody wants to know; -errno. Never waits. */
int notify(const char *text);

#endif
