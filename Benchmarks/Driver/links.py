"""The whole screen in motion on links that are too slow for it: what arrives, and how late."""

import os
import tempfile
import time

import context
import machine
import tables
from terminal import DistantTerminal, Terminal

SECONDS = 15
# How long the last byte is waited for.
PATIENCE = 30
LINKS = {
    "1 MB/s": (1_000_000, Terminal), "100 kB/s": (100_000, Terminal),
    "100 kB/s, ssh": (100_000, DistantTerminal),
}
# Those that show the same plasma; so does `stage`.
PEERS = ["Textual", "rich", "asciimatics"]


class Show:
    """A program that moves for some seconds on a link that passes so many bytes a second on."""

    def __init__(self, command, link, is_endless=False):
        rate, kind = LINKS[link]
        with tempfile.NamedTemporaryFile("r", suffix=".json") as file:
            os.environ["BENCH_OUT"] = file.name
            terminal = kind(command)
            terminal.wait_for_any()
            begin = time.monotonic()
            terminal.trickle(rate, begin + SECONDS)
            self.bytes, self.frames = terminal.bytes, len(terminal.frames)
            if is_endless:
                terminal.send(b"q")
            ended = time.time()
            terminal.trickle(rate, time.monotonic() + PATIENCE)
            self.is_over, over = terminal.is_closed, time.time()
            terminal.end()
            if not is_endless and os.stat(file.name).st_size:
                ended = os.stat(file.name).st_mtime
            self.seconds_late = over - ended


def row(name, link, show, frames):
    late = tables.number(show.seconds_late) if show.is_over else f"more than {PATIENCE}"
    return [link, name, tables.number(frames / SECONDS), tables.number(show.bytes / SECONDS / 1e3),
            late]


def ours(link):
    show = Show([os.path.join(machine.RELEASE, "stage"), "plasma"], link, is_endless=True)
    return row("TermAnim", link, show, show.frames)


def theirs(name, link):
    """Frames are told by their size on a terminal that takes everything."""
    command = [machine.VENV, os.path.join(machine.ROOT, "Peers/context", context.PROGRAMS[name]),
               str(SECONDS)]
    figures, sink = machine.on_terminal(command, 200, 60)
    show = Show(command, link)
    return row(name, link, show, show.bytes / (sink["bytes"] / figures["frames"]))


def report(options):
    rows = []
    for link in LINKS:
        rows.append(ours(link))
        rows += [theirs(name, link) for name in PEERS]
    return "## Slow links\n\n200x60 cells, everything moving for a quarter of a minute, on a " \
        "terminal that takes so many bytes a second.\n\n" + tables.table(
            ["link", "library", "frames a second", "KB a second", "seconds late at the end"], rows)
