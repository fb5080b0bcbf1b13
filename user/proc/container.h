// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * container.h - in which container, pod and systemd service a process is, by the names of its control groups. No engine
 * is asked, and no file but /proc/PID/cgroup is read.
 *
 * A name of a group says what its engine has made of it. Each engine has its own forms, which container.c lists; what has
 * none of these forms is in no container, so that nothing is guessed. Of containers in each other, the outermost is
 * taken: it was named by the machine's own engine, and what is inside may have been named by anyone in it. A user who has
 * been given a part of the tree (user@1000.service) can make groups of any name there, as Podman without root does.
 */
#ifndef XB_PROC_CONTAINER_H
#define XB_PROC_CONTAINER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#define CONTAINER_ID   65  /* 64 hexadecimal digits, or a name of at most 64 bytes */
#define CONTAINER_POD  37  /* a UUID; a static pod's UID has 32 digits without '-' */
#define CONTAINER_UNIT 256 /* as long as a file's name */

struct container {
	/* "docker", "containerd", "cri-o", "podman", "systemd-nspawn", "lxc"; "": the name doesn't say. A constant. */
	const char *engine;
	char id[CONTAINER_ID]; /* of the container, or the machine's name for nspawn and LXC; "": in none */
	char pod[CONTAINER_POD]; /* the UID of a pod of Kubernetes; "": none, or not to be seen from here */
	char unit[CONTAINER_UNIT]; /* the service of the system's systemd, such as "cron.service"; "": none */
};

/*
 * By the path of a group (of len bytes, which may be any), as /proc/PID/cgroup has it: it may begin with "/.." where the
 * reader is in a cgroup namespace of its own. Every member of *ret is set; returns whether any of them says something.
 */
bool container_of_path(const char *path, size_t len, struct container *ret);
/* By all of /proc/PID/cgroup: one group of v2, or several of v1, or both. */
bool container_of_groups(const char *text, size_t len, struct container *ret);
/* Of a process. 0, even if it is in none; -ESRCH: it has ended; -errno. */
int container_read(pid_t pid, struct container *ret);

#endif
