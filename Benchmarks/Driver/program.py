"""The whole program: processor share, wake-ups at rest, latency of a key, start and memory."""

import os
import statistics
import time

import machine
import tables
from terminal import Terminal

SPLASH = os.path.join(os.path.dirname(machine.ROOT), ".build/release/termsplash")
STAGE = os.path.join(machine.RELEASE, "stage")
BARE = os.path.join(machine.RELEASE, "bare")
# A colour, in a program's first frame.
FRAME = b"8;2;"
SECONDS = 5


def share(command, keys=None):
    """The part of a core that a moving program takes; with keys, one comes every 0.4 s."""
    terminal = Terminal(command)
    try:
        terminal.wait_for(FRAME)
        terminal.drain(0.5)
        start, cpu, writes = time.monotonic(), terminal.processor_seconds(), terminal.writes
        for _ in range(round(SECONDS / 0.4)):
            if keys:
                terminal.send(keys)
            terminal.drain(0.4)
        elapsed = time.monotonic() - start
        return (terminal.processor_seconds() - cpu) / elapsed, terminal.writes - writes
    finally:
        terminal.end()


def at_rest(command):
    """The part of a core, the switches and the bytes of a program that has settled."""
    terminal = Terminal(command)
    try:
        terminal.wait_for(FRAME)
        terminal.settle()
        terminal.drain(1)
        cpu, switches, count = terminal.processor_seconds(), terminal.switches(), terminal.bytes
        terminal.drain(SECONDS)
        return ((terminal.processor_seconds() - cpu) / SECONDS, terminal.switches() - switches,
                terminal.bytes - count)
    finally:
        terminal.end()


def latencies(command, count=100):
    """Milliseconds from a key to the first byte out, each time at rest."""
    terminal = Terminal(command)
    found = []
    try:
        terminal.wait_for(FRAME)
        for _ in range(count):
            terminal.settle()
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


def shares():
    works = [("splash, a key every 0.4 s", [SPLASH, "splash"], b" ", 0.01)]
    if os.access(STAGE, os.X_OK):
        works += [("full-screen gradient", [STAGE, "gradient"], None, 0.03),
                  ("meters", [STAGE, "meters"], None, 0.01)]
    for name, command, keys, limit in works:
        used, writes = share(command, keys)
        yield [f"{name}, of a core at 60 frames a second", f"{100 * used:.1f} %",
               f"≤ {100 * limit:.0f} %: {gate(used, limit)}"]
    if os.access(STAGE, os.X_OK):
        used, writes = share([STAGE, "gradient", "120"], None)
        yield ["full-screen gradient at 120 frames a second: share · reads a second",
               f"{100 * used:.1f} % · {writes / SECONDS:.0f}", ""]


def report(options):
    text = "## Whole program\n\n200x60 cells, on a pty that is read at once.\n\n"
    if not os.access(SPLASH, os.X_OK):
        return text + "termsplash has not been built.\n"
    rows = list(shares())
    used, switches, count = at_rest([SPLASH, "splash"])
    rows.append(["at rest: share · wake-ups · bytes in 5 s",
                 f"{100 * used:.1f} % · {switches} · {count}",
                 f"0 · 0 · 0: {gate(used + switches + count, 0)}"])
    keys = latencies([SPLASH, "splash"])
    tail = keys[int(len(keys) * 0.99)]
    rows.append(["key to first byte, ms: median", tables.number(statistics.median(keys)),
                 f"≤ 1: {gate(statistics.median(keys), 1)}"])
    rows.append([f"key to first byte, ms: 99th of 100 ({len(keys)} keys)", tables.number(tail),
                 f"≤ 4: {gate(tail, 4)}"])
    rows += starts(options.rounds)
    rows.append(["size of the binary, MB", tables.number(os.path.getsize(SPLASH) / 2**20), ""])
    return text + tables.table(["what", "measured", "target"], rows)
