"""The rasterisers: the same scenes through each, microseconds a frame."""

import os
import statistics
from collections import defaultdict

import machine
import tables

SCENES = [f"S{number}" for number in range(1, 8)]
NAMES = {"S1": "S1 growing disc", "S2": "S2 rounded rectangle, linear gradient",
         "S3": "S3 dashed arc", "S4": "S4 star, filled and stroked",
         "S5": "S5 40 translucent ellipses", "S6": "S6 15 letters",
         "S7": "S7 15 letters of our face"}
# At most this share of the better of Cairo and Skia.
GATE = 1 / 3


def programs():
    """Each rasteriser's command and settings."""
    raster = [os.path.join(machine.RELEASE, "raster"), "1"]
    found = {"TermAnim": (raster, {}), "TermAnim, damage": (raster, {"DAMAGE": "1"})}
    for name in ["cairo", "blend2d"]:
        if path := machine.peer(f"{name}-raster"):
            found[name] = ([path, "1"], {})
    if machine.first_line([machine.VENV, "-c", "import skia; print(1)"]) == "1":
        found["skia"] = ([machine.VENV, os.path.join(machine.ROOT, "Peers/skia_raster.py"), "1"],
                         {})
    return found


def measure(size, rounds):
    """Of each scene and rasteriser, a list of microseconds a frame."""
    figures = defaultdict(list)
    for _ in range(rounds):
        for name, (command, settings) in programs().items():
            for line in machine.json_lines(command, settings | {"SIZE": str(size), "MINMS": "100"}):
                figures[line["scene"], name].append(line["us"])
    return figures


def row_of(scene, names, figures):
    median = {name: statistics.median(figures[scene, name]) for name in names}
    rivals = [median[name] for name in ("cairo", "skia") if name in median]
    better = min(rivals) if rivals else None
    return [NAMES[scene], *(tables.spread(figures[scene, name]) for name in names),
            tables.verdict(median["TermAnim"], better, GATE) if better else "–",
            tables.verdict(median["TermAnim, damage"], better, GATE) if better else "–"]


def report(options):
    names = list(programs())
    text = "## Rasteriser\n\n"
    for size, title in enumerate(["200x120", "1280x720"][:1 if options.quick else 2]):
        figures = measure(size, options.rounds)
        text += f"{title} pixels, µs of processor time a frame, medians of {options.rounds} " \
                "(and their range).\n\n"
        text += tables.table(
            ["scene", *names, "of the better of Cairo and Skia", "with damage"],
            [row_of(scene, names, figures) for scene in SCENES]) + "\n"
    return text
