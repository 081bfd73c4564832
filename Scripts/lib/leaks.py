"""Runs a termsplash that was built with LeakSanitizer, and shows what it never frees.

The sanitizer looks when a program ends, and makes it end with a status of its own.
"""

import subprocess
import sys

from guest import Guest

KEYS = "space wait:0.3 c wait:0.3 up ? wait:0.2 ? i wait:0.3"


def scenes(binary):
    return subprocess.run([binary, "list"], check=True, capture_output=True, text=True).stdout.split()


def run_headless(arguments):
    """What a program said that ended badly; None when it ended well."""
    result = subprocess.run(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    return result.stderr.decode(errors="replace") if result.returncode else None


def run_on_terminal(arguments):
    guest = Guest(arguments)
    guest.greet()
    guest.read(120, until=lambda: guest.process.poll() is not None)
    if guest.process.poll() is None:
        guest.process.kill()
        return "it did not end"
    return guest.tail.decode(errors="replace") if guest.process.returncode else None


def main():
    binary = sys.argv[1]
    failed = 0
    for scene in scenes(binary):
        keys = ["--keys", KEYS, "--seed", "1"]
        drawn = run_headless([binary, "render", scene, "--at", "1", "-o", "-", *keys])
        played = run_on_terminal([binary, "play", scene, "--duration", "3", *keys])
        for way, said in (("drawn", drawn), ("played", played)):
            print(f"{scene}, {way}: {'clean' if said is None else 'LEAKS'}", flush=True)
            if said is not None:
                failed += 1
                print(said, file=sys.stderr)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
