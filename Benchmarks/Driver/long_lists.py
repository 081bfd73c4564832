"""Containers of many rows: what the first frame costs, and one after each of some changes."""

import os
import statistics

import machine
import tables

SIZES = [2_000, 20_000, 100_000]
# Programs, what they show, and up to how many rows they are asked for.
PROGRAMS = [
    ("TermAnim, `List`", [os.path.join(machine.RELEASE, "rows"), "list"], 100_000),
    ("TermAnim, bubbles in a `LazyVStack`", [os.path.join(machine.RELEASE, "rows"), "chat"],
     100_000),
    ("Textual, `OptionList`", [machine.VENV, os.path.join(machine.ROOT, "Peers/textual_rows.py"),
                               "options"], 100_000),
    ("Textual, `ListView`", [machine.VENV, os.path.join(machine.ROOT, "Peers/textual_rows.py"),
                             "list"], 2_000),
]
FIGURES = ["start", "append", "other", "scroll"]


def figures_of(command, rounds):
    """Medians of what a program says of itself; nothing when it does not run."""
    try:
        found = [machine.json_lines(command)[0] for _ in range(rounds)]
    except (RuntimeError, OSError, IndexError):
        return None
    return {name: statistics.median(line[name] for line in found)
            for name in [*FIGURES, "residentKilobytes"]}


def row_of(name, command, count, rounds):
    figures = figures_of([*command, str(count)], rounds)
    if figures is None:
        return [name, f"{count:,}"] + ["–"] * (len(FIGURES) + 1)
    return [name, f"{count:,}", *(tables.number(figures[key]) for key in FIGURES),
            tables.number(figures["residentKilobytes"] / 1e3)]


def report(options):
    rounds = min(options.rounds, 3)
    rows = [row_of(name, command, count, rounds)
            for name, command, most in PROGRAMS for count in SIZES if count <= most]
    return ("## Long lists\n\n120x40 cells, without a terminal; milliseconds of processor time to the "
            f"pixels, or to Textual's next rest; medians of 60 changes and {rounds} runs.\n\n"
            + tables.table(["container", "rows", "first frame", "a row more", "another text beside",
                            "a notch of the wheel", "MB"], rows))
