#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
# timeout: 300, takes: 20, suite: both
"""xptibpf serve by TLS and with passwords: who has the right one can read, and nobody else; probes of supervisors and Unix
sockets need none; guessing does not keep others out; SIGHUP brings a new certificate; files that everybody can read, or
that are wrong, are refused with their names. A real Prometheus reads with the example of packaging/prometheus.
"""
import base64
import ctypes
import json
import os
import re
import signal
import socket
import ssl
import subprocess
import urllib.parse
import urllib.request

from lib import real
from lib.real import check, equal
from lib.serving import Serve, ask, connect, free_port

# Of crypt_blowfish's own tests: the password is U*U.
KNOWN = "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"
COSTLY = "$2b$10$abcdefghijklmnopqrstuu"  # some 50 ms, of which guesses may take a quarter of the time
EXAMPLE = f"{real.ROOT}/packaging/prometheus/scrape.yml"


def hashed(word, setting):
    libcrypt = ctypes.CDLL("libcrypt.so.1")
    libcrypt.crypt.restype = ctypes.c_char_p
    return libcrypt.crypt(word.encode(), setting.encode()).decode()


def write(path, text, mode=0o600):
    with open(path, "w") as f:
        f.write(text)
    os.chmod(path, mode)
    return path


def certificate(d, name):
    """Its own authority, for 127.0.0.1: (certificate, key)."""
    cert, key = f"{d}/{name}.pem", f"{d}/{name}.key"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key, "-out", cert,
                    "-days", "2", "-subj", f"/CN={name}", "-addext", "subjectAltName=IP:127.0.0.1"], check=True, capture_output=True)
    os.chmod(key, 0o600)
    return cert, key


def get(port, ca, path="/metrics", user=None, method="GET"):
    """Status, headers, body, by TLS with a certificate that is verified."""
    context = ssl.create_default_context(cafile=ca)
    word = f"Authorization: Basic {base64.b64encode(user.encode()).decode()}\r\n" if user else ""
    with context.wrap_socket(connect(port), server_hostname="127.0.0.1") as s:
        s.sendall(f"{method} {path} HTTP/1.1\r\nHost: x\r\n{word}\r\n".encode())
        got = b""
        while part := s.recv(65536):
            got += part
    head, _, body = got.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    return int(lines[0].split()[1]), dict(line.lower().split(": ", 1) for line in lines[1:]), body.decode()


def who_may_read(port, ca, unix):
    for user in ("prometheus:secret", "known:U*U", "colon:a:b"):
        equal(get(port, ca, user=user)[0], 200, f"{user}: may read")
    for user in (None, "prometheus:secre", "prometheus:secret2", "prometheus:", "known:secret", "nobody:secret", ":", "prometheus", "x:" + "y" * 500):
        status, headers, body = get(port, ca, user=user)
        check(status == 401 and headers["www-authenticate"].startswith('basic realm="xptibpf"') and "xptibpf_calls" not in body, f"{str(user)[:20]}: may not", status)
    for path in ("/", "/status", "/nothing"):
        equal((get(port, ca, path)[0], get(port, ca, path, "known:U*U")[0]), (401, 404 if path == "/nothing" else 200), f"{path}: asks for a password")
    equal([get(port, ca, p)[0] for p in ("/healthz", "/readyz")], [200, 200], "supervisors need none")
    check("xptibpf_calls_total" in ask(unix, "/metrics")[2], "nor does who may enter the folder of a Unix socket")
    with connect(port) as s:
        s.sendall(b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
        try:
            got = s.recv(65536)
        except ConnectionResetError:
            got = b""
    check(b"xptibpf" not in got, "there is nothing without TLS", got[:50])
    with socket.create_connection(("127.0.0.1", port)) as raw:
        context = ssl.create_default_context()
        try:
            context.wrap_socket(raw, server_hostname="127.0.0.1")
            check(False, "a certificate of nobody's authority is noticed")
        except ssl.SSLCertVerificationError:
            check(True, "a certificate of nobody's authority is noticed")


def guessing(port, ca):
    """Hashes take some time each: what guesses may take of the process is soon spent. It is a part of each second, and how many
    guesses a second has depends on the machine: this user's hash takes more of a guess than all the rest, so it is too many."""
    get(port, ca, user="prometheus:secret")
    tried = 0
    while tried < 500 and get(port, ca, user=f"costly:guess{tried}")[0] == 401:
        tried += 1
    check(2 < tried < 500, "who guesses has to wait", tried)
    equal(get(port, ca, user="prometheus:secret")[0], 200, "who knows the password has not")
    real.wait_for(lambda: get(port, ca, user="prometheus:guess")[0] == 401, "and it may be tried again later", 60)


def unprivileged(s):
    status = dict(line.split(":\t", 1) for line in real.read(f"/proc/{s.web()}/status").splitlines() if ":\t" in line)
    equal((status["CapEff"].strip(), status["Seccomp"], status["Uid"].split()[0]), ("0" * 16, "2", "65534"), "with TLS, too, HTTP is served without privileges")
    fds = sorted(os.readlink(f"/proc/{s.web()}/fd/{n}") for n in os.listdir(f"/proc/{s.web()}/fd"))
    check(not [n for n in fds if ".key" in n or "auth" in n], "it has not opened the files itself", fds)


def reload(s, d, port, ca):
    """A new certificate is there for the next connection, and one that is wrong changes nothing."""
    new, new_key = certificate(d, "new")
    os.replace(new, f"{d}/cert.pem")
    s.p.send_signal(signal.SIGHUP)
    s.said("the configuration stays as it was: cannot use .*cert.pem.* do not match", where="err")
    equal(get(port, ca, user="known:U*U")[0], 200, "with the old one, it is served on")
    os.replace(new_key, f"{d}/cert.key")
    s.p.send_signal(signal.SIGHUP)
    s.said("the configuration was read again", where="err")

    def may(user):
        """What is asked for while one process follows another is not answered."""
        try:
            return get(port, f"{d}/cert.pem", user=user)[0] == 200
        except (OSError, IndexError):
            return False
    real.wait_for(lambda: may("known:U*U"), "the new certificate is served")
    write(f"{d}/auth", f"other:{KNOWN}\n")
    s.p.send_signal(signal.SIGHUP)
    real.wait_for(lambda: may("other:U*U"), "and new users")
    equal(get(port, f"{d}/cert.pem", user="known:U*U")[0], 401, "while old ones are gone")


def prometheus(d, port):
    """With what packaging/prometheus has as an example, its paths and its target being those of here."""
    text = real.read(EXAMPLE).replace("/etc/prometheus/", f"{d}/").replace("machine.example:17490", f"127.0.0.1:{port}")
    write(f"{d}/xptibpf-ca.pem", real.read(f"{d}/cert.pem"))
    write(f"{d}/xptibpf-password", "U*U")
    config = write(f"{d}/prometheus.yml", text.replace("username: prometheus", "username: other") + "global: {scrape_interval: 1s}\n")
    r = subprocess.run(["promtool", "check", "config", config], capture_output=True, text=True)
    check(r.returncode == 0 and "SUCCESS" in r.stdout, "promtool finds nothing wrong with the example", r.stdout + r.stderr)
    web = free_port()
    p = real.Process(["prometheus", f"--config.file={config}", f"--storage.tsdb.path={d}/data", f"--web.listen-address=127.0.0.1:{web}"])

    def up():
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{web}/api/v1/query?{urllib.parse.urlencode({'query': 'up == 1'})}", timeout=10) as answer:
                return json.load(answer)["data"]["result"]
        except OSError:
            return None
    real.wait_for(up, "Prometheus reads by TLS with a password", 60)
    p.p.terminate()
    p.wait(30)


def fails(status, words, **files):
    args = [a for k, v in files.items() for a in (f"--{k.replace('_', '-')}", v)]
    r = subprocess.run([real.XPTIBPF, "serve", "--check", *args], capture_output=True, text=True, timeout=60)
    check(r.returncode == status and len(r.stderr.splitlines()) in (1, 2) and re.search(words, r.stderr), f"{words[:60]}: {status}", f"{r.returncode}: {r.stderr}")


def mistakes(d):
    cert, key = certificate(d, "good")
    _, other = certificate(d, "other")
    fails(1, "open.key' is a secret, but its mode is 0644: make it", tls_cert=cert, tls_key=write(f"{d}/open.key", real.read(key), 0o644))
    fails(2, "good.pem' with the key '.*other.key': .*do not match", tls_cert=cert, tls_key=other)
    fails(2, "cannot use '.*junk' with", tls_cert=write(f"{d}/junk", "no certificate"), tls_key=key)
    fails(2, "no use without each other", tls_cert=cert)
    fails(1, "No such file", tls_cert=f"{d}/none", tls_key=key)
    fails(2, "it is no file", tls_cert=d, tls_key=key)
    fails(2, "invalid value", tls_cert="cert.pem", tls_key=key)
    fails(2, "empty", tls_cert=write(f"{d}/empty", ""), tls_key=key)
    fails(1, "too large", tls_cert=write(f"{d}/large", "x" * 40000), tls_key=key)
    auth = lambda text, mode=0o600: write(f"{d}/bad", text, mode)
    fails(1, "bad' is a secret, but its mode is 0604", auth_file=auth("x", 0o604))
    fails(1, "bad' is a secret, but its mode is 0660", auth_file=auth("x", 0o660))
    fails(2, "bad': line 2: expected NAME:HASH", auth_file=auth(f"# c\nname\na:{KNOWN}\n"))
    fails(2, "bad': line 1: expected a hash of crypt", auth_file=auth("a:secret\n"))
    fails(2, "bad': line 1: expected a hash of crypt", auth_file=auth("a:$1$abc$def\n"))
    fails(2, "bad': line 2: the name is given twice", auth_file=auth(f"a:{KNOWN}\na:{KNOWN}\n"))
    fails(2, "bad': the hash of 'a' is none", auth_file=auth("a:$2a$99$CCCCC\n"))
    fails(2, "bad': there is no user", auth_file=auth("# nobody\n"))
    fails(2, "more than 16 users", auth_file=auth("".join(f"u{i}:{KNOWN}\n" for i in range(17))))
    fails(1, "bad'.*(more than a second|take too long)", auth_file=auth("a:" + KNOWN.replace("$05$", "$16$") + "\n"))
    r = subprocess.run([real.XPTIBPF, "serve", "--check", "--listen", "0.0.0.0:1", "--auth-file", auth(f"a:{KNOWN}\n")], capture_output=True, text=True)
    check(r.returncode == 0 and "passwords can be read on their way" in r.stdout, "a password without TLS is remarked upon", r.stdout + r.stderr)


def main():
    d = real.folder()
    cert, key = certificate(d, "cert")
    auth = write(f"{d}/auth", f"# by hand\nprometheus:{hashed('secret', '$y$j9T$abcdefgh')}\nknown:{KNOWN}\n\ncostly:{hashed('secret', COSTLY)}\ncolon:{hashed('a:b', '$6$abcdefgh')}\n", 0o640)
    port, unix = free_port(), f"{d}/serve.sock"
    ca = write(f"{d}/ca.pem", real.read(cert))
    write(f"{d}/serve.yaml", f"listen: [127.0.0.1:{port}, 'unix:{unix}']\nevent: urUSMImportExp\ntls-cert: {cert}\ntls-key: {key}\nauth-file: {auth}\n")
    s = Serve("--config", f"{d}/serve.yaml").ready(unix)
    who_may_read(port, ca, unix)
    guessing(port, ca)
    unprivileged(s)
    mistakes(d)
    reload(s, d, port, ca)
    if real.in_check_all():
        prometheus(d, port)
    s.p.send_signal(signal.SIGTERM)
    equal(s.wait(20), 0, "it ends well")


real.run(main)
