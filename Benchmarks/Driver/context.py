"""Other animation libraries for terminals, each at its best with a full screen in motion."""

import os

import machine
import tables

SECONDS = 5
PROGRAMS = {
    "Textual": "textual_plasma.py",
    "rich": "rich_plasma.py",
    "asciimatics": "asciimatics_plasma.py",
    "TerminalTextEffects": "tte_beams.py",
}


def row_of(name, command, environment=None):
    try:
        figures, sink = machine.on_terminal(
            command, 200, 60, environment, None if name != "cacafire" else SECONDS)
    except RuntimeError as error:
        return [name, f"does not run: {error}"[:60], "–", "–", "–"]
    if sink["status"] != 0 and name != "cacafire":
        return [name, "not installed", "–", "–", "–"]
    seconds = figures["seconds"] if figures else sink["seconds"]
    cpu = figures["cpu"] if figures else sink["user"] + sink["sys"]
    count = figures["frames"] if figures else None
    return [name, tables.number(count / seconds) if count else "–",
            f"{100 * cpu / seconds:.0f} %",
            tables.number(sink["bytes"] / count / 1e3) if count else "–",
            tables.number(cpu / count * 1e3) if count else "–"]


def ours():
    """The same work, ready frames of plasma at 60 frames a second, through `present`."""
    import output
    path = output.frames("plasma", 200, 120)
    figures, _ = machine.on_terminal(
        [os.path.join(machine.RELEASE, "present"), path, "200", "120", str(output.COUNT),
         str(SECONDS * 1000)], 200, 60, {"BENCH_FPS": "60"})
    cpu = figures["user_us"] + figures["sys_us"]
    return ["TermAnim", tables.number(figures["fps"]), f"{cpu / SECONDS / 1e4:.0f} %",
            tables.number(figures["self_bytes"] / figures["frames"] / 1e3),
            tables.number(figures["cpu_us_per_frame"] / 1e3)]


def report(options):
    folder = os.path.join(machine.ROOT, "Peers/context")
    rows = [ours()]
    rows += [row_of(name, [machine.VENV, os.path.join(folder, file), str(SECONDS)])
             for name, file in PROGRAMS.items()]
    rows.append(row_of("cacafire", ["cacafire"], {"CACA_DRIVER": "ncurses"}))
    return "## For context\n\n200x60 cells, everything moving, as many frames as come up to 60 a " \
        "second.\n\n" + tables.table(
            ["library", "frames a second", "of a core", "KB a frame", "ms of processor a frame"],
            rows)
