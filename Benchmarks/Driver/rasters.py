"""The rasterisers: the same scenes through each, microseconds a frame."""

import os
import statistics

import machine
import pictures
import tables

NAMES = {"S1": "S1 growing disc", "S2": "S2 rounded rectangle, linear gradient",
         "S3": "S3 dashed arc", "S4": "S4 star, filled and stroked",
         "S5": "S5 40 translucent ellipses", "S6": "S6 15 letters",
         "S7": "S7 15 letters of our face", "S8": "S8 star with a soft shadow"}
SIZES = ["200x120", "1280x720"]
# At most this share of the better of Cairo and Skia, and of Blend2D on a terminal's screen.
GATE, BLEND2D_GATE = 1 / 3, 1


def programs():
    """Each rasteriser's command and settings."""
    raster = [os.path.join(machine.RELEASE, "raster"), "1"]
    found = {"TermAnim": (raster, {}), "TermAnim, damage": (raster, {"DAMAGE": "1"})}
    if path := machine.peer("cairo-raster"):
        found["cairo"] = ([path, "1"], {})
    for name in ["skia", "blend2d"]:
        if machine.first_line([machine.VENV, "-c", f"import {name}; print(1)"]) == "1":
            script = os.path.join(machine.ROOT, f"Peers/{name}_raster.py")
            found[name] = ([machine.VENV, script, "1"], {})
    return found


def measure(found, scene, size, rounds):
    """Of each rasteriser, microseconds a frame in each round, in which all of them take turns."""
    settings = {"SCENE": scene[1:], "SIZE": str(size), "MINMS": "100"}
    figures = {name: [] for name in found}
    for _ in range(rounds):
        for name, (command, own) in found.items():
            # Cairo and Blend2D do not blur.
            if lines := machine.json_lines(command, settings | own):
                figures[name].append(lines[0]["us"])
    return figures


def better(rivals, figures):
    """The rival with the lower median; None when none takes part."""
    return min((name for name in rivals if figures.get(name)),
               key=lambda name: statistics.median(figures[name]), default=None)


def ratio(ours, theirs):
    """The median of the ratios of the rounds: what slows the machine down slows both."""
    return statistics.median(a / b for a, b in zip(ours, theirs))


def verdicts(figures, size):
    rival = better(["cairo", "skia"], figures)
    for name in ["TermAnim", "TermAnim, damage"]:
        yield tables.verdict(ratio(figures[name], figures[rival]), 1, GATE) if rival else "–"
    if figures.get("blend2d") == []:
        yield "–"
    elif "blend2d" in figures:
        share = ratio(figures["TermAnim"], figures["blend2d"])
        yield tables.verdict(share, 1, BLEND2D_GATE) if size == 0 else f"{share:.2f}"


def report(options):
    found = programs()
    header = ["scene", *found, "of the better of Cairo and Skia", "with damage"]
    if "blend2d" in found:
        header.append("of Blend2D")
    text = "## Rasteriser\n\n"
    text += pictures.note({name: found[name] for name in found if name != "TermAnim, damage"})
    for size, title in enumerate(SIZES[:1 if options.quick else 2]):
        text += f"{title} pixels, µs of processor time a frame, medians of {options.rounds} " \
                "(and their range); ratios are medians of those of the rounds.\n\n"
        rows = []
        for scene in NAMES:
            figures = measure(found, scene, size, options.rounds)
            rows.append([NAMES[scene], *(tables.spread(figures[name]) for name in found),
                         *verdicts(figures, size)])
        text += tables.table(header, rows) + "\n"
    return text
