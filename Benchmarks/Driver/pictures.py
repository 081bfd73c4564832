"""Pictures of the rasterisers beside each other: only those that draw the same can be compared."""

import glob
import os
import subprocess
import tempfile

# The most that pictures may differ, as a mean over all channels, of 255. They do along edges, where
# Skia's coverage has fewer steps; another shape, place or colour is far beyond. In S5 forty
# see-through gradients lie over each other, and each one's rounding adds up.
BOUND, BOUNDS = 0.5, {"S5": 1.5}


def read(path):
    """The bytes of a portable pixmap's pixels."""
    with open(path, "rb") as file:
        parts = file.read().split(b"\n", 3)
    return parts[3]


def difference(ours, theirs):
    """The mean difference of two pictures' bytes; those of different sizes are not comparable."""
    if len(ours) != len(theirs):
        raise RuntimeError(f"pictures of {len(ours)} and of {len(theirs)} bytes")
    return sum(abs(a - b) for a, b in zip(ours, theirs)) / len(ours)


def differences(programs):
    """Of each rasteriser but the first, how far its picture of each scene is from the first's.

    `programs` are commands and settings by name; scenes are named as in their files, "S1".
    """
    with tempfile.TemporaryDirectory() as folder:
        for command, own in programs.values():
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL,
                           env=os.environ | own | {"DUMP": folder, "SIZE": "0"})
        pictures = {}
        for path in glob.glob(f"{folder}/*.ppm"):
            library, scene, _ = os.path.basename(path).split("_")
            pictures.setdefault(library, {})[scene] = read(path)
    ours = pictures.pop("termanim")
    return {library: {scene: difference(ours[scene], own[scene]) for scene in sorted(own)}
            for library, own in sorted(pictures.items())}


def note(programs):
    """A sentence with the greatest difference of each scene; raises when one is out of bounds."""
    found = differences(programs)
    if not found:
        return ""
    worst = {scene: max((own[scene], library) for library, own in found.items() if scene in own)
             for scene in sorted(set().union(*found.values()))}
    for scene, (value, library) in worst.items():
        if value > BOUNDS.get(scene, BOUND):
            raise RuntimeError(f"{library} draws another {scene}: {value:.2f} of 255 on average")
    parts = (f"{scene} {value:.2f} ({library})" for scene, (value, library) in worst.items())
    return "Frame 100 at 200x120 differs from ours by so much of 255 on average, at most: " \
           f"{', '.join(parts)}.\n\n"
