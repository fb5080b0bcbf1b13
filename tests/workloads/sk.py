# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""A scikit-learn-intelex program whose estimators go through oneDAL's SYCL kernels.

Every iteration makes statistics, clusters and a linear model of a table, and checks them against what
is known of it; "count NAME N" at the end. oneDAL uses SYCL on GPUs alone, so the device has to be one, or
to say so (tests/workloads/cl/as_gpu.c): there oneMKL's product of matrices fails, which the model survives.
rounds.py says how it goes on.
"""
import numpy
import rounds
from sklearnex import config_context
from sklearnex.basic_statistics import BasicStatistics
from sklearnex.cluster import DBSCAN
from sklearnex.linear_model import LinearRegression

rounds.parser.add_argument("--rows", type=int, default=512)
options = rounds.parser.parse_args()
loop = rounds.Rounds(options)

COEFFICIENTS = numpy.arange(1, 9, dtype=numpy.float32)
# Two heaps, far from each other.
wanted = numpy.arange(options.rows) % 2
table = numpy.random.default_rng(1).random((options.rows, len(COEFFICIENTS)), dtype=numpy.float32)
table += 10 * wanted[:, None].astype(numpy.float32)
answers = table @ COEFFICIENTS + 3
with config_context(target_offload="gpu", allow_fallback_to_host=False):
    for _ in loop:
        statistics = BasicStatistics().fit(table)
        if not numpy.allclose(statistics.mean_, table.mean(axis=0), atol=1e-3):
            raise SystemExit(f"sk.py: wrong means {statistics.mean_}")
        clusters = DBSCAN(eps=2).fit(table)
        if not numpy.array_equal(clusters.labels_, wanted):
            raise SystemExit(f"sk.py: wrong clusters {clusters.labels_}")
        model = LinearRegression().fit(table, answers)
        if not numpy.allclose(model.coef_, COEFFICIENTS, atol=1e-2):
            raise SystemExit(f"sk.py: wrong coefficients {model.coef_}")

print("count statistics", loop.done)
print("count clusters", loop.done)
print("count model", loop.done)
print("count iteration", loop.done, flush=True)
