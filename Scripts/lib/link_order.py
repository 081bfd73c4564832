"""Plays the scenes of a termsplash that has its names, and lists the functions that run.

Callgrind counts what every function does; here only matters which of them do anything.
"""

import collections
import os
import re
import subprocess
import sys
import tempfile

from guest import Guest

KEYS = [b" ", b"\x1b[A", b"c"]
# Seconds that a scene is given before each key: callgrind takes fifty times as long for a frame.
PAUSE = 4
# A record names its file or function by a number, and by its name where it comes first.
RECORD = re.compile(r"(c?ob|c?fn)=\((\d+)\)(?: (.*))?")
# A linker's name, and not what callgrind says of code that has none.
LINKED = re.compile(r"[$_A-Za-z][\w$.]*")


def play(binary, scene, profile):
    """Plays a scene, with keys, as someone does who names it."""
    guest = Guest(
        ["valgrind", "--quiet", "--tool=callgrind", "--demangle=no",
         f"--callgrind-out-file={profile}", binary, scene],
        columns=200, rows=60)
    if not guest.greet(seconds=60):
        sys.exit(f"{scene}: it did not begin")
    for key in KEYS:
        guest.read(PAUSE)
        guest.send(key)
    guest.read(PAUSE)
    if guest.quit(seconds=60)[1] != 0:
        sys.exit(f"{scene}: it did not end")


def functions(profile, binary):
    """The names of the functions of `binary` that ran."""
    names, found, is_ours = {}, set(), False
    with open(profile) as lines:
        for line in lines:
            record = RECORD.match(line)
            if not record:
                continue
            kind, number, name = record.groups()
            key = (kind[-2:], number)
            if name:
                names[key] = name
            if kind == "ob":
                is_ours = names[key] == binary
            elif kind == "fn" and is_ours:
                # What callgrind appends when a function is called by itself.
                found.add(names[key].partition("'")[0])
    return {name for name in found if LINKED.fullmatch(name)}


def main():
    binary, order = os.path.realpath(sys.argv[1]), sys.argv[2]
    scenes = subprocess.run([binary, "list"], check=True, capture_output=True, text=True)
    runs = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        for scene in scenes.stdout.split():
            profile = os.path.join(folder, scene)
            play(binary, scene, profile)
            known = len(runs)
            runs.update(functions(profile, binary))
            print(f"{scene}: {len(runs) - known} functions more", flush=True)
    # What all scenes run is what a key runs, too.
    ranked = sorted(runs, key=lambda name: (-runs[name], name))
    with open(order, "w") as file:
        file.writelines(f"{name}\n" for name in ranked)


if __name__ == "__main__":
    main()
