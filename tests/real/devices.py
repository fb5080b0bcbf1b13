#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 240, takes: 40, suite: all
"""What devices do is read by a process without privileges, which may crash or hang: serve goes on. Drivers are ones of our
own, as this machine may have no device: a library of NVML's name, and Level Zero's null driver behind its real loader."""
import errno
import os
import re
import signal
import subprocess

from lib import real, ze_witness
from lib.real import check, equal
from lib.serving import Serve, ask, free_port, metrics, one, read_again, samples

# What Sysman's headers say and what device_sysman.h has: (theirs, ours, [(member, ours)]).
LAYOUT = (
    ("ze_device_properties_t", "struct level_zero_device", [("name", "name")]),
    ("zes_device_properties_t", "struct sysman_device_properties", [("core", "core"), ("modelName", "model")]),
    ("zes_mem_state_t", "struct sysman_memory_state", [("free", "free"), ("size", "size")]),
    ("zes_power_energy_counter_t", "struct sysman_energy", [("energy", "energy"), ("timestamp", "timestamp")]),
    ("zes_engine_stats_t", "struct sysman_activity", [("activeTime", "active"), ("timestamp", "timestamp")]),
    ("zes_temp_properties_t", "struct sysman_temp_properties", [("type", "type")]),
    ("zes_engine_properties_t", "struct sysman_engine_properties", [("type", "type")]),
    ("zes_process_state_t", "struct sysman_process", [("processId", "pid"), ("memSize", "memory")]),
)
NUMBERS = (
    ("ZES_STRUCTURE_TYPE_DEVICE_PROPERTIES", "SYSMAN_DEVICE_PROPERTIES"), ("ZES_STRUCTURE_TYPE_ENGINE_PROPERTIES", "SYSMAN_ENGINE_PROPERTIES"),
    ("ZES_STRUCTURE_TYPE_TEMP_PROPERTIES", "SYSMAN_TEMP_PROPERTIES"), ("ZES_STRUCTURE_TYPE_PROCESS_STATE", "SYSMAN_PROCESS_STATE"),
    ("ZES_STRUCTURE_TYPE_MEM_STATE", "SYSMAN_MEM_STATE"), ("ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES", "SYSMAN_CORE_PROPERTIES"),
    ("ZES_TEMP_SENSORS_GLOBAL", "SYSMAN_TEMP_GLOBAL"), ("ZES_TEMP_SENSORS_GPU", "SYSMAN_TEMP_GPU"),
    ("ZES_ENGINE_GROUP_ALL", "SYSMAN_ENGINE_ALL"), ("ZES_ENGINE_GROUP_COMPUTE_ALL", "SYSMAN_ENGINE_COMPUTE_ALL"),
    ("ZES_STRING_PROPERTY_SIZE", "SYSMAN_TEXT"), ("ZE_MAX_DEVICE_NAME", "SYSMAN_NAME"),
)


# ---- Level Zero ----------------------------------------------------------------------------------------


def headers(d, include):
    equal(ze_witness.layout_differs(d, [include], ("<level_zero/zes_api.h>", '"serve/device_sysman.h"'), LAYOUT, NUMBERS), "",
          "Sysman's structures are those of the headers")


def null_driver(d):
    ze = ze_witness.fetched("null")
    headers(d, f"{ze}/include")
    show = real.build(f"{real.ROOT}/tests/real/devices_show.c", f"{d}/show", "-D_GNU_SOURCE", f"-I{real.ROOT}/include", f"-I{real.ROOT}/user",
                      f"-I{real.O}/gen", f"{real.O}/libxptibpf-inner.a", *real.libraries(), "-lyaml", "-lcrypt")
    r = subprocess.run([show, f"{d}/none", f"{ze}/lib/libze_loader.so.1"], capture_output=True, text=True, timeout=60,
                       env={"LD_LIBRARY_PATH": f"{ze}/lib", "ZE_ENABLE_ALT_DRIVERS": f"{ze}/lib/libze_null.so"})
    lines = r.stdout.splitlines()
    # The driver has one device, whose properties it doesn't set, and no process.
    equal(lines[:2] + lines[2:4], [f"nvml {-errno.ELIBACC} sysman 0", "told 1", "ze0 '' - - - - - 0 0", "told 1"],
          "the null driver's device is read by the real loader")


# ---- NVML ----------------------------------------------------------------------------------------------


class Driver:
    """Our libnvidia-ml.so.1, which only processes find whose ld.so.cache is ours. Libraries may lie in /opt."""

    def __init__(self):
        self.d = real.folder(within="/opt")
        self.be("n")
        real.build(f"{real.ROOT}/tests/real/devices_nvml.c", f"{self.d}/libnvidia-ml.so.1", "-shared", "-fPIC", f'-DMODE="{self.d}/mode"',
                   "-Wl,-soname,libnvidia-ml.so.1")
        with open(f"{self.d}/ld.so.conf", "w") as f:
            f.write(f"{self.d}\ninclude /etc/ld.so.conf\n")
        ldconfig = "/sbin/ldconfig" if os.path.exists("/sbin/ldconfig") else "/usr/sbin/ldconfig"
        subprocess.run([ldconfig, "-X", "-f", f"{self.d}/ld.so.conf", "-C", f"{self.d}/cache"], check=True, stderr=subprocess.DEVNULL)

    def be(self, mode):
        with open(f"{self.d}/mode.new", "w") as f:
            f.write(mode)
        os.rename(f"{self.d}/mode.new", f"{self.d}/mode")

    def serve(self, *args):
        s = Serve.__new__(Serve)
        real.Process.__init__(s, ["unshare", "-m", "--propagation", "private", "sh", "-c", f'mount --bind {self.d}/cache /etc/ld.so.cache && exec "$@"',
                                  "sh", real.XPTIBPF, "serve", *args], env=real.environment())
        return s


def reader(s):
    for pid in real.children(s.pid):
        if real.read(f"/proc/{pid}/comm").strip() == "xptibpf-device":
            return pid
    return 0


def of_device(text, name, device="nvidia0"):
    found = [v for (metric, labels), v in samples(text).items() if metric == name and labels.startswith(f'device="{device}",')]
    return found[0] if found else None


def normal(s, port):
    real.wait_for(lambda: one(metrics(port), "xptibpf_devices") == 1, "the device is read")
    text = metrics(port)
    equal((of_device(text, "xptibpf_device_power_watts"), of_device(text, "xptibpf_device_temperature_celsius")), (123.456, 41),
          "its numbers are those that the driver says")
    equal(of_device(text, "xptibpf_device_utilization_ratio"), None, "what the driver doesn't say is not there")
    model = re.search(r'xptibpf_device_power_watts\{device="nvidia0",model="([^"]*)"', text)[1]
    equal(model, f"fork {errno.EPERM} exec {errno.EPERM} kill {errno.EPERM} socket {errno.EPERM} read {errno.EACCES} write {errno.EACCES} make {errno.EACCES}",
          "the driver's library can reach nobody, and write nothing")
    status = dict(line.split(":\t", 1) for line in real.read(f"/proc/{reader(s)}/status").splitlines() if ":\t" in line)
    equal([status[k].strip() for k in ("CapInh", "CapPrm", "CapEff", "CapAmb")], ["0" * 16] * 4, "its process has no capability")
    equal((status["Uid"].split(), status["NoNewPrivs"], status["Seccomp"]), (["65534"] * 4, "1", "2"), "it is nobody, with a filter")


def goes_on(port, what):
    read_again(lambda: one(metrics(port), "xptibpf_read_time_seconds"))
    check(ask(port, "/readyz")[0] == 200, f"{what}: serve goes on")


def lies(driver, port):
    driver.be("l")
    real.wait_for(lambda: one(metrics(port), "xptibpf_devices") == 1000000, "it reports a million devices")
    equal(sum(name == "xptibpf_device_power_watts" for name, _ in samples(metrics(port))), 16, "sixteen have series")


def crashes(s, driver, port):
    driver.be("c")
    s.said(r"the process that reads devices has ended \(signal", where="err", seconds=40)
    driver.be("n")
    real.wait_for(lambda: one(metrics(port), "xptibpf_devices_restarts_total") >= 1, "that is counted")
    goes_on(port, "a driver that crashes")
    real.wait_for(lambda: of_device(metrics(port), "xptibpf_device_temperature_celsius") == 41, "it is read again", 60)


def hangs(s, driver, port):
    restarts = one(metrics(port), "xptibpf_devices_restarts_total")
    driver.be("h")
    s.said("a driver does not answer", where="err", seconds=60)
    real.wait_for(lambda: one(metrics(port), "xptibpf_devices_restarts_total") > restarts, "that is counted, too")
    equal(of_device(metrics(port), "xptibpf_device_temperature_celsius"), None, "and no old number is served")
    goes_on(port, "a driver that hangs")


def mistakes():
    for args in (("--devices", "maybe"), ("--devices", "")):
        r = subprocess.run([real.XPTIBPF, "serve", *args], capture_output=True, text=True)
        check(r.returncode == 2 and "expected one of auto, off" in r.stderr, f"serve {args} is refused", r.stderr)


def main():
    d = real.folder()
    mistakes()
    null_driver(d)
    driver, port = Driver(), free_port()
    with open(f"{d}/serve.yaml", "w") as f:
        f.write(f"listen: 127.0.0.1:{port}\n")
    s = driver.serve("--config", f"{d}/serve.yaml").ready(port)
    normal(s, port)
    lies(driver, port)
    crashes(s, driver, port)
    hangs(s, driver, port)
    with open(f"{d}/serve.yaml", "a") as f:
        f.write("devices: off\n")
    s.p.send_signal(signal.SIGHUP)
    s.said("the configuration was read again", where="err")
    real.wait_for(lambda: not reader(s), "devices: off ends the process")
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(20), 0, "it ends well")


real.run(main)
