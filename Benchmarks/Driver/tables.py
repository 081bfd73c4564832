"""Medians, ranges and ratios, and tables of them in Markdown."""

import statistics


def number(value):
    """Three digits that matter."""
    if value is None:
        return "–"
    if value == 0:
        return "0"
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{digits}f}"


def spread(values):
    """The median, and the range around it in brackets."""
    if not values:
        return "–"
    median = statistics.median(values)
    if len(values) == 1 or max(values) == 0:
        return number(median)
    return f"{number(median)} ({number(min(values))}–{number(max(values))})"


def ratio(ours, theirs):
    """How many times theirs ours is."""
    if not theirs:
        return "–" if ours else "1.00"
    return f"{ours / theirs:.2f}"


def verdict(ours, theirs, gate):
    """The ratio and whether it is within the gate."""
    if not theirs:
        return "met" if not ours else "missed"
    return f"{ours / theirs:.2f} " + ("met" if ours / theirs <= gate * 1.005 else "**missed**")


def table(header, rows):
    lines = ["| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines) + "\n"
