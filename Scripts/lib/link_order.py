"""Plays the scenes of a termsplash that has its names, and lists the functions that run.

Callgrind counts what every function does; here only matters which of them do anything, and when:
from the first key on, or only until then.
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
    """Plays a scene, with keys, as someone does who names it.

    Leaves what ran before the first key in PROFILE.1, and what ran from then on in PROFILE.2.
    """
    guest = Guest(
        ["valgrind", "--quiet", "--tool=callgrind", "--demangle=no",
         f"--callgrind-out-file={profile}", binary, scene],
        columns=200, rows=60)
    if not guest.greet(seconds=60):
        sys.exit(f"{scene}: it did not begin")
    guest.read(PAUSE)
    finish_profile(guest)
    for key in KEYS:
        guest.send(key)
        guest.read(PAUSE)
    finish_profile(guest)
    if guest.quit(seconds=60)[1] != 0:
        sys.exit(f"{scene}: it did not end")


def finish_profile(guest):
    """Writes what has run since the start, or since the profile before."""
    subprocess.run(
        ["callgrind_control", "--dump", str(guest.process.pid)], check=True, capture_output=True)


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
    listed = subprocess.run([binary, "list"], check=True, capture_output=True, text=True)
    # The scenes in which a function runs, by its name: at all, and from the first key on.
    runs, answers = collections.defaultdict(list), collections.defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        for scene in listed.stdout.split():
            profile, known = os.path.join(folder, scene), len(runs)
            play(binary, scene, profile)
            began, answered = (functions(f"{profile}.{part}", binary) for part in (1, 2))
            for name in began | answered:
                runs[name].append(scene)
            for name in answered:
                answers[name].append(scene)
            print(f"{scene}: {len(runs) - known} functions more", flush=True)

    def place(name):
        """What most scenes need lies first, and beside each other what the same scenes need."""
        return -len(answers[name]), answers[name], -len(runs[name]), runs[name], name

    with open(order, "w") as file:
        file.writelines(f"{name}\n" for name in sorted(runs, key=place))


if __name__ == "__main__":
    main()
