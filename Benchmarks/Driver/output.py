"""The output path: the same frames to every side, bytes and processor time out."""

import os
import statistics
import subprocess
from collections import defaultdict

import machine
import tables

COUNT = 300
SIZES = [(200, 120), (80, 48)]
# The most bytes and processor time, as multiples of the yardstick's.
GATES = {"grad": (0.41, 1.9), "hgrad": (0.19, 2.4), "plasma": (1.0, 1.0), "splash": (0.62, 1.0),
         "counter": (0.84, 1.0), "idle": (1.0, 1.0)}
YARDSTICK = "greedy"
# Takes a hundred times as long as the others, and is far from every gate: measured once.
ONCE = {"ncurses-pairs"}
LEAST_MS = "150"


def programs():
    ours = {"TermAnim": os.path.join(machine.RELEASE, "present")}
    peers = {name: machine.peer(name) for name in [YARDSTICK, "ncurses-pairs", "notcurses"]}
    return ours | {name: path for name, path in peers.items() if path}


def frames(work, width, height):
    """The file with a work's frames, made when it is not there."""
    path = os.path.join(machine.FRAMES, f"{work}-{width}x{height}.rgba")
    if not os.path.exists(path):
        os.makedirs(machine.FRAMES, exist_ok=True)
        with open(path + ".part", "wb") as file:
            subprocess.run([machine.peer("frames"), work, str(width), str(height), str(COUNT)],
                           stdout=file, check=True)
        os.rename(path + ".part", path)
    return path


def measure(work, width, height, rounds):
    """Of each program: bytes a frame, and lists of microseconds a frame without and with a tty."""
    arguments = [frames(work, width, height), str(width), str(height), str(COUNT)]
    size, plain, tty = {}, defaultdict(list), defaultdict(list)
    for index in range(rounds):
        for name, path in programs().items():
            if name in ONCE and index > 0:
                continue
            figures, _ = machine.appended([path, *arguments, LEAST_MS])
            if figures is None:
                continue
            plain[name].append(figures["cpu_us_per_frame"])
            figures, sink = machine.on_terminal([path, *arguments, "0"], width, height // 2)
            tty[name].append(figures["cpu_us_per_frame"])
            written = figures["self_bytes"] or sink["bytes"] * (COUNT - 1) / COUNT
            size[name] = 0 if work == "idle" else written / figures["frames"]
    return size, plain, tty


def rows_of(work, width, height, rounds):
    size, plain, tty = measure(work, width, height, rounds)
    least = statistics.median(plain[YARDSTICK])
    for name in plain:
        cpu = statistics.median(plain[name])
        gate = GATES[work] if name == "TermAnim" and width == 200 else None
        yield [
            work if name == "TermAnim" else "", name, tables.number(size[name] / 1e3),
            tables.verdict(size[name], size[YARDSTICK], gate[0]) if gate
            else tables.ratio(size[name], size[YARDSTICK]),
            tables.spread(plain[name]),
            tables.verdict(cpu, least, gate[1]) if gate else tables.ratio(cpu, least),
            tables.spread(tty[name]),
        ]


def report(options):
    text = "## Output path\n\n"
    for width, height in SIZES[1:] if options.quick else SIZES:
        text += f"{width}x{height // 2} cells, {COUNT - 1} frames, medians of {options.rounds} " \
                "(and their range).\n\n"
        rows = [row for work in GATES for row in rows_of(work, width, height, options.rounds)]
        text += tables.table(
            ["work", "program", "KB a frame", "of greedy", "µs a frame, no tty", "of greedy",
             "µs a frame, pty"], rows) + "\n"
    missing = {"notcurses", "ncurses-pairs"} - set(programs())
    return text + (f"Not installed: {', '.join(sorted(missing))}.\n" if missing else "")
