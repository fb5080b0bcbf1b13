#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A receiver of OTLP/HTTP for tests, which reads requests with Google's protobuf by OpenTelemetry's own definitions.

    otlp_receiver.py PORT [CERTIFICATE KEY]

Each request is a line of JSON on stdout: when it came, its path and headers, and the metrics or spans in it. Lines on stdin say how
the next requests are answered (see Handler.answer); "ok" is how it begins.
"""
import gzip
import http.server
import json
import os
import ssl
import sys
import threading
import time

from opentelemetry.proto.collector.metrics.v1 import metrics_service_pb2 as service
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2 as traces
from opentelemetry.proto.metrics.v1 import metrics_pb2

mode = ["ok"]
writing = threading.Lock()  # requests come by several connections at once, and each is a line


def attributes(of):
    return {a.key: getattr(a.value, a.value.WhichOneof("value")) for a in of}


def point(p):
    told = {"attributes": attributes(p.attributes), "start": p.start_time_unix_nano, "time": p.time_unix_nano}
    if isinstance(p, metrics_pb2.NumberDataPoint):
        told["value"] = getattr(p, p.WhichOneof("value"))
    else:
        told.update(count=p.count, sum=p.sum, scale=p.scale, zero_count=p.zero_count, zero_threshold=p.zero_threshold,
                    offset=p.positive.offset, buckets=list(p.positive.bucket_counts))
    return told


def metric(m):
    kind = m.WhichOneof("data")
    data = getattr(m, kind)
    return {"name": m.name, "unit": m.unit, "help": m.description, "type": kind,
            "temporality": getattr(data, "aggregation_temporality", None), "monotonic": getattr(data, "is_monotonic", None),
            "points": [point(p) for p in data.data_points]}


def request(body):
    r = service.ExportMetricsServiceRequest.FromString(body)
    known = service.ExportMetricsServiceRequest.FromString(body)
    known.DiscardUnknownFields()
    all_known = known.ByteSize() == r.ByteSize()
    of_resource, = r.resource_metrics
    of_scope, = of_resource.scope_metrics
    return {"known": all_known, "resource": attributes(of_resource.resource.attributes), "scope": of_scope.scope.name,
            "metrics": [metric(m) for m in of_scope.metrics]}


def span(s, resource):
    return {"trace": s.trace_id.hex(), "id": s.span_id.hex(), "parent": s.parent_span_id.hex(), "name": s.name, "kind": s.kind,
            "start": s.start_time_unix_nano, "end": s.end_time_unix_nano, "status": s.status.code, "attributes": attributes(s.attributes),
            "resource": resource}


def of_traces(body):
    r = traces.ExportTraceServiceRequest.FromString(body)
    known = traces.ExportTraceServiceRequest.FromString(body)
    known.DiscardUnknownFields()
    return {"known": known.ByteSize() == r.ByteSize(), "metrics": [],
            "spans": [span(s, attributes(of.resource.attributes)) for of in r.resource_spans for scope in of.scope_spans for s in scope.spans]}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def reply(self, status, body=b"", **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def answer(self, how):
        word, *more = how.split()
        if word == "ok":
            self.reply(200, service.ExportMetricsServiceResponse().SerializeToString(), Content_Type="application/x-protobuf")
        elif word == "partly":
            said = service.ExportMetricsServiceResponse()
            said.partial_success.rejected_data_points = int(more[0])
            said.partial_success.error_message = "too\nold\x1b[31m"
            self.reply(200, said.SerializeToString())
        elif word == "status":
            headers = {"Retry_After": more[1]} if len(more) > 1 else {}
            self.reply(int(more[0]), b"no", **headers)
        elif word == "redirect":
            self.reply(307, Location="/elsewhere")
        elif word == "page":
            self.reply(200, b"<html>welcome</html>", Content_Type="text/html")
        elif word == "huge":
            self.send_response(200)
            self.send_header("Content-Length", str(1 << 40))
            self.end_headers()
            try:
                while True:
                    self.wfile.write(bytes(65536))
            except OSError:
                self.close_connection = True
        elif word == "noise":
            self.wfile.write(os.urandom(1000) + b"\n")
            self.close_connection = True
        elif word == "hang":
            time.sleep(30)
            self.close_connection = True
        elif word == "close":
            self.close_connection = True

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        told = {"at": time.monotonic(), "how": mode[0], "path": self.path,
                "headers": {k.lower(): v for k, v in self.headers.items()}, "size": len(body)}
        told.update((of_traces if self.path == "/v1/traces" else request)(gzip.decompress(body)))
        with writing:
            print(json.dumps(told), flush=True)
        self.answer(mode[0])


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler)
    if len(sys.argv) > 2:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(sys.argv[2], sys.argv[3])
        server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print("listens", flush=True)
    for line in sys.stdin:
        mode[0] = line.strip()
    os._exit(0)


if __name__ == "__main__":
    main()
