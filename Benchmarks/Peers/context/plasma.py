"""Colours of a moving plasma, made beforehand so that only showing them is measured."""

import math

COUNT = 60


def frames(columns, rows):
    """Frames of rows of (upper, lower) colours as (red, green, blue)."""
    def color(x, y, frame):
        t = 2 * math.pi * frame / COUNT
        waves = math.sin(x / 16 + t) + math.sin(y / 11 - t) + math.sin((x + y) / 20 + t)
        return tuple(int(127.5 + 127.5 * math.sin(waves * 1.7 + channel * 2.1))
                     for channel in range(3))
    return [[[(color(x, 2 * y, frame), color(x, 2 * y + 1, frame)) for x in range(columns)]
             for y in range(rows)] for frame in range(COUNT)]
