"""Turning time back: how long it takes to show the end of ten minutes again, for every scene."""

import statistics
import subprocess

import program
import tables

MINUTES = 10
LIMIT = 100


def milliseconds(scene, *options):
    """What one rehearsal takes."""
    output = subprocess.run(
        [program.SPLASH, "rehearse", scene, "--minutes", str(MINUTES), *options],
        check=True, capture_output=True, text=True).stdout
    return float(output.split()[1])


def report(options):
    scenes = subprocess.run([program.SPLASH, "list"], check=True, capture_output=True,
                            text=True).stdout.split()
    rows = []
    for name, command in [(scene, (scene,)) for scene in scenes] + [
            ("tour", (scenes[0], "--tour"))]:
        times = [milliseconds(*command) for _ in range(options.rounds)]
        median = statistics.median(times)
        rows.append([name, f"{median:.1f}", program.gate(median, LIMIT)])
    return (f"## Turning time back\n\nA frame back after {MINUTES} minutes with a key every 5 s; "
            f"the target is {LIMIT} ms.\n\n"
            + tables.table(["scene", "ms", ""], rows))
