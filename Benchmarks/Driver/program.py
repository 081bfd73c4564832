"""The whole program: processor share, wake-ups at rest, latency of a key, start and memory."""

import os
import statistics
import time

import machine
import tables
from terminal import Terminal

SPLASH = os.path.join(os.path.dirname(machine.ROOT), ".build/release/termsplash")
STAGE = os.path.join(machine.RELEASE, "stage")
BARE = os.path.join(machine.ROOT, ".build/bare/release/bare")
# A colour, in a program's first frame.
FRAME = b"8;2;"
SECONDS = 5
# Scenes at whose space something is to be seen at once, and how often it is pressed in each.
ANSWERING = ["splash", "counter", "percent"]
KEYS = 34


def share(command, keys=None):
    """The part of a core that a moving program takes, and when its frames came.

    With keys, one comes every 0.4 s.
    """
    terminal = Terminal(command)
    try:
        terminal.wait_for(FRAME)
        terminal.drain(0.5)
        start, cpu, first = time.monotonic(), terminal.processor_seconds(), len(terminal.frames)
        for _ in range(round(SECONDS / 0.4)):
            if keys:
                terminal.send(keys)
            terminal.drain(0.4)
        elapsed = time.monotonic() - start
        return (terminal.processor_seconds() - cpu) / elapsed, terminal.frames[first:]
    finally:
        terminal.end()


def at_rest(command):
    """The part of a core, the switches and the bytes of a program that has settled."""
    terminal = Terminal(command)
    try:
        terminal.wait_for(FRAME)
        terminal.settle()
        terminal.rest()
        cpu, switches, count = terminal.processor_seconds(), terminal.switches(), terminal.bytes
        terminal.drain(SECONDS)
        return ((terminal.processor_seconds() - cpu) / SECONDS, terminal.switches() - switches,
                terminal.bytes - count)
    finally:
        terminal.end()


def latencies(command, wait, count):
    """Milliseconds from a key to the first byte out, each time after `wait`."""
    terminal = Terminal(command)
    found = []
    try:
        terminal.wait_for(FRAME)
        for _ in range(count):
            wait(terminal)
            start = time.monotonic()
            terminal.send(b" ")
            if terminal.read(2):
                found.append((time.monotonic() - start) * 1e3)
        return sorted(found)
    finally:
        terminal.end()


def start(command, mark, is_silent=False):
    """Milliseconds to the first frame, and the most kilobytes resident."""
    terminal = Terminal(command, is_silent=is_silent)
    try:
        elapsed = terminal.wait_for(mark) * 1e3
        terminal.drain(0.2)
        return elapsed, terminal.resident_kb()
    finally:
        terminal.end()


def gate(value, limit):
    return "met" if value <= limit else "**missed**"


def starts(rounds):
    ours, bare, silent = [], [], []
    for _ in range(max(rounds, 3) * 2):
        ours.append(start([SPLASH, "splash"], FRAME))
        bare.append(start([BARE], b"bare"))
        silent.append(start([SPLASH, "splash"], FRAME, is_silent=True))
    for column, name, unit, limit, most in [
            (0, "start to first frame", "ms", 15, 2.3), (1, "resident memory", "MB", 24, 1.4)]:
        scale = 1 if column == 0 else 1024
        mine = [pair[column] / scale for pair in ours]
        base = [pair[column] / scale for pair in bare]
        median, ratio = statistics.median(mine), statistics.median(mine) / statistics.median(base)
        yield [f"{name}, {unit}", tables.spread(mine), f"≤ {limit}: {gate(median, limit)}"]
        yield [f"of a bare Foundation program ({tables.spread(base)} {unit})",
               f"{ratio:.2f}", f"≤ {most}: {gate(ratio, most)}"]
    yield ["start on a terminal that answers nothing, ms",
           tables.spread([pair[0] for pair in silent]), ""]


def late(frames, interval):
    """How many frames came more than half an interval late after the one before, in one text."""
    gaps = [after - before for before, after in zip(frames, frames[1:])]
    count = sum(gap > 1.5 * interval for gap in gaps)
    return f"{count} of {len(gaps)}, at most {1e3 * (max(gaps, default=interval) - interval):.1f} ms"


def shares():
    works = [("the scene splash, a key every 0.4 s", [SPLASH, "splash"], b" ", None)]
    if os.access(STAGE, os.X_OK):
        works += [("a disc that grows", [STAGE, "splash"], None, 0.01),
                  ("meters", [STAGE, "meters"], None, 0.01),
                  ("full-screen gradient", [STAGE, "gradient"], None, 0.03)]
    for name, command, keys, limit in works:
        used, frames = share(command, keys)
        yield [f"{name}, of a core at 60 frames a second", f"{100 * used:.1f} %",
               f"≤ {100 * limit:.0f} %: {gate(used, limit)}" if limit else ""]
    for name, command, keys, limit in works[1:]:
        used, frames = share(command + ["120"], keys)
        yield [f"{name} at 120 frames a second: share · late frames",
               f"{100 * used:.1f} % · {late(frames, 1 / 120)}", ""]


def answers(count):
    everything = []
    for scene in ANSWERING:
        found = latencies([SPLASH, scene], Terminal.rest, count)
        everything += found
        median = statistics.median(found)
        yield [f"key at rest to first byte, {scene}, ms", tables.spread(found),
               f"median ≤ 1: {gate(median, 1)}"]
    tail = sorted(everything)[int(len(everything) * 0.99)]
    yield [f"the 99th of 100 of all {len(everything)} keys, ms", tables.number(tail),
           f"≤ 4: {gate(tail, 4)}"]
    yield ["key 0.3 s after the last byte, splash, ms",
           tables.spread(latencies([SPLASH, "splash"], Terminal.settle, count)), ""]


def report(options):
    text = "## Whole program\n\n200x60 cells, on a pty that is read at once.\n\n"
    if not os.access(SPLASH, os.X_OK):
        return text + "termsplash has not been built.\n"
    rows = list(shares())
    used, switches, count = at_rest([SPLASH, "splash"])
    rows.append(["at rest: share · wake-ups · bytes in 5 s",
                 f"{100 * used:.1f} % · {switches} · {count}",
                 f"0 · 0 · 0: {gate(used + switches + count, 0)}"])
    rows += answers(10 if options.quick else KEYS)
    rows += starts(options.rounds)
    rows.append(["size of the binary, MB", tables.number(os.path.getsize(SPLASH) / 2**20), ""])
    return text + tables.table(["what", "measured", "target"], rows)
