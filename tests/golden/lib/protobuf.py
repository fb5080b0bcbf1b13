# SPDX-License-Identifier: BSD-2-Clause OR GPL-2.0-only
"""Reads protobuf's wire format, without a schema."""
import collections


def number(data, at):
    """The number that begins there, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def fields(data):
    """(number, value) of each field of a message: an integer, or bytes."""
    at = 0
    while at < len(data):
        key, at = number(data, at)
        if key & 7 == 0:
            value, at = number(data, at)
        else:
            size, at = (8, at) if key & 7 == 1 else number(data, at)
            value, at = data[at:at + size], at + size
        yield key >> 3, value


def message(data):
    """The values of each field, by its number."""
    found = collections.defaultdict(list)
    for number, value in fields(data):
        found[number].append(value)
    return found


def packed(data):
    """The numbers of a repeated field."""
    values, at = [], 0
    while at < len(data):
        value, at = number(data, at)
        values.append(value)
    return values
