// SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
/*
 * container_test.c - the control groups of each engine, as their own documents, tests and bug reports show them, and
 * names that only look like one.
 */
#include <unistd.h>

#include "unit.h"
#include "base/cleanup.h"
#include "proc/container.h"

/* Ids of those who have shown their groups. */
#define ID1  "9bca8d63d5fa610783847915bcff0ecac1273e5b4bed3f6fa1b07350e0135961"
#define ID2  "b2a102854b4969b2ce98dc329c86b4fb2b06e4ad2cc8da9d8a7578c9cd2004a2"
#define ID3  "45490e76e0878aaa4d9808f7d2eefba37f093c3efbba9838b6d8ab804d9bd814"
#define ID4  "9687bac58d5c4d1606aa46af33d1a21c1d1652e0ac9fb3fc0fc86e3495f42869"
#define ID5  "6dd05e91f00f99281f70b1fd90a29e5cc30b0dab243cb7cfb6153d8017872394"
#define POD1 "2c48913c-b29f-11e7-9350-020968147796"
#define POD2 "72f7f152-440c-66ac-9084-e0fc1d8a910c"

struct row {
	const char *path, *engine, *id, *pod, *unit;
};

static const struct row rows[] = {
	/* Docker: docs.docker.com/engine/containers/runmetrics, for both drivers and both versions of cgroups. */
	{ "/docker/" ID1, "docker", ID1, "", "" },
	{ "/system.slice/docker-" ID1 ".scope", "docker", ID1, "", "" },
	/* The same without root: moby docs/rootless, below the user's systemd. */
	{ "/user.slice/user-1000.slice/user@1000.service/user.slice/docker-" ID1 ".scope", "docker",
	  ID1, "", "user@1000.service" },
	/* systemd inside it. */
	{ "/docker/" ID1 "/system.slice/cron.service", "docker", ID1, "", "" },
	/* Kubernetes: spire pkg/agent/plugin/workloadattestor/k8s has these five. */
	{ "/kubepods/burstable/pod" POD1 "/" ID1, "", ID1, POD1, "" },
	{ "/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod" POD1
	  ".slice/docker-" ID1 ".scope",
	  "docker", ID1, POD1, "" },
	{ "/kubepods-besteffort-pod72f7f152_440c_66ac_9084_e0fc1d8a910c.slice:cri-containerd:" ID2,
	  "containerd", ID2, POD2, "" },
	{ "/../../pod" POD1 "/" ID1, "", ID1, POD1, "" },
	{ "/../crio-" ID3 ".scope", "cri-o", ID3, "", "" },
	/* A guaranteed pod has no class in its path; kubelet's e2e tests (test/e2e_node/util.go). */
	{ "/kubepods/pod" POD1 "/" ID1, "", ID1, POD1, "" },
	{ "/kubepods.slice/kubepods-pod72f7f152_440c_66ac_9084_e0fc1d8a910c.slice/cri-containerd-" ID2
	  ".scope",
	  "containerd", ID2, POD2, "" },
	/* A static pod's UID is a hash (kubelet pkg/kubelet/config/common.go: applyDefaults). */
	{ "/kubepods.slice/kubepods-burstable.slice/"
	  "kubepods-burstable-podc704ef4c297ab11032b83ce52cbfc87b.slice/cri-containerd-" ID2
	  ".scope",
	  "containerd", ID2, "c704ef4c297ab11032b83ce52cbfc87b", "" },
	/* kind: --cgroup-root=/kubelet. From outside, the node is the container. */
	{ "/kubelet.slice/kubelet-kubepods.slice/kubelet-kubepods-besteffort.slice/"
	  "kubelet-kubepods-besteffort-pod72f7f152_440c_66ac_9084_e0fc1d8a910c.slice/"
	  "cri-containerd-" ID2 ".scope",
	  "containerd", ID2, POD2, "" },
	{ "/docker/" ID1 "/kubepods/besteffort/pod" POD2 "/" ID2, "docker", ID1, "", "" },
	/* containerd with --systemd-cgroup=false under a kubelet of systemd's: opentelemetry-js tests. */
	{ "/system.slice/containerd.service/kubepods-burstable-pod" POD1
	  ".slice:cri-containerd:" ID1,
	  "containerd", ID1, POD1, "containerd.service" },
	/* nerdctl: docs/cgroup.md. */
	{ "/system.slice/nerdctl-" ID1 ".scope", "containerd", ID1, "", "" },
	/* CRI-O: kubernetes test/e2e_node, with crun's own group inside; and its cgroupfs manager. */
	{ "/kubepods.slice/kubepods-burstable.slice/"
	  "kubepods-burstable-pod72f7f152_440c_66ac_9084_e0fc1d8a910c.slice/crio-" ID3
	  ".scope/container",
	  "cri-o", ID3, POD2, "" },
	{ "/kubepods/besteffort/pod" POD2 "/crio-" ID3, "cri-o", ID3, POD2, "" },
	/* Podman: containers/podman issues 3959, 6400 and its cgroupfs manager's default parent. */
	{ "/machine.slice/libpod-" ID5 ".scope/container", "podman", ID5, "", "" },
	{ "/machine.slice/machine-libpod_pod_" ID4 ".slice/libpod-" ID5 ".scope", "podman", ID5, "",
	  "" },
	{ "/user.slice/user-1000.slice/user@1000.service/user.slice/libpod-" ID5 ".scope/container",
	  "podman", ID5, "", "user@1000.service" },
	{ "/libpod_parent/libpod-" ID5, "podman", ID5, "", "" },
	/* Quadlet: podman-systemd.unit(5), --cgroups=split. */
	{ "/system.slice/nginx.service/libpod-payload-" ID4, "podman", ID4, "", "nginx.service" },
	{ "/user.slice/user-1000.slice/user@1000.service/app.slice/redis.service/libpod-payload-" ID4,
	  "podman", ID4, "", "user@1000.service" },
	/* systemd-nspawn(1): with a scope of its own, in a service (--keep-unit), and systemd inside. */
	{ "/machine.slice/machine-debian\\x2dtree.scope/payload", "systemd-nspawn", "debian-tree",
	  "", "" },
	{ "/machine.slice/machine-fedora.scope/payload/system.slice/cron.service", "systemd-nspawn",
	  "fedora", "", "" },
	{ "/machine.slice/systemd-nspawn@web.service/payload/init.scope", "systemd-nspawn", "web",
	  "", "systemd-nspawn@web.service" },
	/* LXC: lxc.container.conf(5), lxc.cgroup.pattern; LXD's projects; Proxmox and LXC 3. */
	{ "/lxc.payload.openwrt", "lxc", "openwrt", "", "" },
	{ "/lxc.payload.snapcraft_some-container/system.slice/cron.service", "lxc",
	  "snapcraft_some-container", "", "" },
	{ "/lxc.payload/c1", "lxc", "c1", "", "" },
	{ "/lxc/101/ns/init.scope", "lxc", "101", "", "" },
	{ "/user.slice/user-1000.slice/user@1000.service/lxc.payload.c1", "lxc", "c1", "",
	  "user@1000.service" },
	/* Services: systemd.slice(5). */
	{ "/system.slice/cron.service", "", "", "", "cron.service" },
	{ "/system.slice/system-getty.slice/getty@tty1.service", "", "", "", "getty@tty1.service" },
	{ "/system.slice/system-postgresql.slice/postgresql@15-main.service", "", "", "",
	  "postgresql@15-main.service" },
	{ "/system.slice/dev\\x2dtest.service/worker", "", "", "", "dev\\x2dtest.service" },
	{ "/system.slice/_memory.service", "", "", "", "memory.service" },
	{ "/../../system.slice/cron.service", "", "", "", "cron.service" },
};

/* What is in no container, although some of it looks like one. */
static const char *const none[] = {
	"",
	"/",
	"//",
	"/..",
	"/init.scope",
	"/user.slice/user-1000.slice/session-3.scope",
	/* Some other supervisor's, with 32 digits. */
	"/process_api/c840cefb097830df3520fd3d1aec4004",
	/* Those who look after a container. */
	"/machine.slice/libpod-conmon-" ID5 ".scope",
	"/libpod_parent/conmon",
	"/kubepods.slice/kubepods-burstable.slice/"
	"kubepods-burstable-pod72f7f152_440c_66ac_9084_e0fc1d8a910c.slice/crio-conmon-" ID3
	".scope",
	"/lxc.monitor.web",
	"/lxc.monitor/101",
	"/machine.slice/machine-debian.scope/supervisor",
	/* A virtual machine. */
	"/machine.slice/machine-qemu\\x2d1\\x2dvm.scope/libvirt/emulator",
	/* Not an id: a digit less, one more, capitals, another letter, nothing. */
	"/system.slice/docker-bca8d63d5fa610783847915bcff0ecac1273e5b4bed3f6fa1b07350e0135961.scope",
	"/docker/0" ID1,
	"/docker/9BCA8D63D5FA610783847915BCFF0ECAC1273E5B4BED3F6FA1B07350E0135961",
	"/docker/gbca8d63d5fa610783847915bcff0ecac1273e5b4bed3f6fa1b07350e0135961",
	"/docker",
	"/docker/",
	"/system.slice/docker-.scope",
	/* Another's form. */
	"/system.slice/docker-" ID1,
	"/" ID1,
	"/default/" ID1,
	"/docker/buildx/" ID1,
	"/cri-containerd-" ID1,
	"/system.slice/podman-" ID1 ".scope",
	"/a/lxc/101",
	"/../lxc/101",
	/* Pods without a container, or with another number. */
	"/kubepods.slice/kubepods-burstable.slice/kubepods-burstable-pod" POD1 ".slice",
	"/kubepods/burstable/pod" POD1,
	"/kubepods/burstable/podx/" ID1,
	"/kubepods/burstable/pod2c48913c+b29f-11e7-9350-020968147796/" ID1,
	"/kubepods-pod" POD1 ".slice:conmon:" ID1,
	"/podlike-pod" POD1 ".slice:crio:" ID1,
	/* Names that nobody can have. */
	"/lxc.payload.",
	"/lxc.payload.a b",
	"/lxc.payload.\x1b[31m",
	"/lxc.payload..",
	"/machine.slice/machine-.scope/payload",
	"/machine.slice/machine-a\\x41.scope/payload",
	"/system.slice/.service",
	"/system.slice/a\nb.service",
	"/system.slice/a\"b.service",
	"/system.slice/cron.service.d",
};

/* From memory that ends where the text does. */
static bool of_path(const char *path, size_t len, struct container *ret)
{
	_cleanup_free_ char *own = malloc(len ?: 1);

	assert_non_null(own);
	memcpy(own, path, len);
	memset(ret, 'x', sizeof(*ret));
	return container_of_path(own, len, ret);
}

static void expect(const struct container *c, const struct row *r)
{
	assert_string_equal(c->engine, r->engine);
	assert_string_equal(c->id, r->id);
	assert_string_equal(c->pod, r->pod);
	assert_string_equal(c->unit, r->unit);
}

TEST(test_each_engine)
{
	struct container c;

	for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
		print_message("%s\n", rows[i].path);
		assert_true(of_path(rows[i].path, strlen(rows[i].path), &c));
		expect(&c, &rows[i]);
	}
}

TEST(test_other_names_are_no_containers)
{
	const struct row nothing = { "", "", "", "", "" };
	struct container c;

	for (size_t i = 0; i < ARRAY_SIZE(none); i++) {
		print_message("%zu\n", i);
		assert_false(of_path(none[i], strlen(none[i]), &c));
		expect(&c, &nothing);
	}
}

/* In a container, a process may have groups made whose names are those of another container. */
TEST(test_an_inner_name_does_not_count)
{
	static const char path[] = "/system.slice/docker-" ID1 ".scope/docker/" ID2;
	static const char pod[] = "/lxc.payload.c1/kubepods/pod" POD1 "/" ID2;
	struct container c;

	assert_true(of_path(path, strlen(path), &c));
	assert_string_equal(c.id, ID1);
	assert_true(of_path(pod, strlen(pod), &c));
	assert_string_equal(c.id, "c1");
	assert_string_equal(c.pod, "");
}

TEST(test_long_names)
{
	static char path[8192];
	struct container c;

	memset(path, 'a', sizeof(path));
	memcpy(path, "/lxc.payload.", 13);
	assert_true(of_path(path, 13 + 64, &c));
	assert_int_equal(strlen(c.id), 64);
	assert_false(of_path(path, 13 + 65, &c));
	assert_false(of_path(path, sizeof(path), &c));
	memcpy(path, "/system.slice/", 14);
	memcpy(path + 14 + 247, ".service", 8);
	assert_true(of_path(path, 14 + 255, &c));
	assert_int_equal(strlen(c.unit), 255);
	memcpy(path + 14 + 247, "a.service", 9);
	assert_false(of_path(path, 14 + 256, &c));
	/* As deep as a path can be. */
	for (size_t i = 0; i < sizeof(path); i++)
		path[i] = "/.."[i % 3];
	assert_false(of_path(path, sizeof(path), &c));
	memset(path, '/', sizeof(path));
	assert_false(of_path(path, sizeof(path), &c));
}

/* Whatever becomes of a path, nothing is read outside of it, and the results are texts. */
TEST(test_changed_paths)
{
	struct container c;

	for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
		size_t len = strlen(rows[i].path);
		_cleanup_free_ char *path = strdup(rows[i].path);

		for (size_t at = 0; at < len; at++) {
			static const char odd[] = { '\0', '/',	'-', ':',	'.',
						    '\\', '\n', 'p', (char)0xff };

			(void)of_path(path, at, &c);
			assert_true(strlen(c.id) < sizeof(c.id) && strlen(c.unit) < sizeof(c.unit));
			for (size_t k = 0; k < sizeof(odd); k++) {
				path[at] = odd[k];
				(void)of_path(path, len, &c);
				assert_true(strlen(c.id) < sizeof(c.id) &&
					    strlen(c.pod) < sizeof(c.pod));
				assert_null(strpbrk(c.id, "/:\n\xff"));
				assert_null(strpbrk(c.unit, "/\n\xff"));
			}
			path[at] = rows[i].path[at];
		}
	}
}

static void of_groups(const char *text, const char *engine, const char *id, const char *unit)
{
	const struct row wanted = { "", engine, id, "", unit };
	size_t len = strlen(text);
	_cleanup_free_ char *own = malloc(len ?: 1);
	struct container c;

	assert_non_null(own);
	memcpy(own, text, len);
	memset(&c, 'x', sizeof(c));
	assert_int_equal(container_of_groups(own, len, &c), *id || *unit);
	expect(&c, &wanted);
}

TEST(test_all_groups_of_a_process)
{
	/* v2 alone. */
	of_groups("0::/system.slice/docker-" ID1 ".scope\n", "docker", ID1, "");
	of_groups("0::/system.slice/cron.service\n", "", "", "cron.service");
	/* v1 alone: each controller has its own, and some are left out. */
	of_groups("11:net_cls,net_prio:/docker/" ID1 "\n10:rdma:/\n2:cpu,cpuacct:/docker/" ID1
		  "\n1:name=systemd:/docker/" ID1 "\n",
		  "docker", ID1, "");
	of_groups("9:memory:/\n3:cpuset:/docker/" ID1 "\n1:name=systemd:/\n", "docker", ID1, "");
	/* Both. */
	of_groups("9:memory:/docker/" ID1 "\n1:name=systemd:/docker/" ID1
		  "\n0::/system.slice/containerd.service\n",
		  "docker", ID1, "containerd.service");
	of_groups("1:name=systemd:/system.slice/cron.service\n0::/system.slice/cron.service\n", "",
		  "", "cron.service");
	/* nspawn on v1 has its group in systemd's hierarchy alone. */
	of_groups("4:memory:/machine.slice/machine-web.scope\n"
		  "1:name=systemd:/machine.slice/machine-web.scope/payload\n",
		  "systemd-nspawn", "web", "");
	/* What a controller alone says is no service. */
	of_groups("4:memory:/system.slice/cron.service\n", "", "", "");
	/* The group is gone, and the process is not. */
	of_groups("0::/system.slice/docker-" ID1 ".scope (deleted)\n", "docker", ID1, "");
	/* A colon in a path. */
	of_groups("0::/system.slice/a:b.service\n", "", "", "a:b.service");
	/* No such lines. */
	of_groups("", "", "", "");
	of_groups("\n\n:\n::\n0:\n0::\n0::docker/" ID1 "\nname=systemd:/docker/" ID1 "\n", "", "",
		  "");
	of_groups("0::/system.slice/docker-" ID1 ".scope", "docker", ID1, "");
}

TEST(test_a_process)
{
	struct container c;

	assert_int_equal(container_read(getpid(), &c), 0);
	assert_non_null(c.engine);
	memset(&c, 'x', sizeof(c));
	assert_int_equal(container_read(0x7fffffff, &c), -ESRCH);
	assert_int_equal(c.id[0], 'x');
}
