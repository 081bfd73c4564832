"""Measures termsplash on links that are slow or stuck, and prints a Markdown table.

The splash scene, at whose keys the whole card changes its colour. A link is a reader of the
pseudo-terminal that takes so many bytes a second; what the kernel keeps in between is its backlog.
"""

import argparse
import time

from guest import Guest

SWEEPS = 20
SWEEP_INTERVAL = 0.25
# A link is at rest when nothing has come for so many seconds.
SILENCE = 0.5


def start(binary, options, rate):
    guest = Guest([binary, "splash", "--seed", "1", *options])
    guest.greet()
    settle(guest, rate)
    return guest


def settle(guest, rate, seconds=60):
    """Reads until nothing comes any more; returns the seconds until the last byte."""
    begin = time.monotonic()
    guest.last_arrival = begin
    guest.read(seconds, rate, until=lambda: time.monotonic() - guest.last_arrival > SILENCE)
    return guest.last_arrival - begin


def sweep(guest, rate):
    """Presses keys whose colours sweep one after the other; returns the bytes that came."""
    before = guest.received
    for number in range(SWEEPS):
        guest.send((b"c", b"9", b"C", b"1")[number % 4])
        guest.read(SWEEP_INTERVAL, rate)
    return guest.received - before


def row(name, cells):
    print("| " + " | ".join([name, *cells]) + " |", flush=True)


def slow(binary, name, rate, options=()):
    """A link that takes `rate` bytes a second, during sweeps, at rest and at the end."""
    guest = start(binary, options, rate)
    before = guest.memory()
    sent = sweep(guest, rate)
    rest = settle(guest, rate)
    after = guest.memory()
    guest.send(b"c")
    guest.read(0.1, rate)
    took, status = guest.quit(rate=rate)
    row(name, [
        f"{sent / (SWEEPS * SWEEP_INTERVAL) / 1000:.1f}", f"{rest:.2f}",
        f"{before / 1024:.1f}, {after / 1024:.1f}", f"{took * 1000:.0f}", f"{status}"])


def stuck(binary, name):
    """A link that takes nothing for five seconds of sweeps, and then everything."""
    guest = start(binary, (), None)
    before = guest.memory()
    for number in range(SWEEPS):
        guest.send((b"c", b"9", b"C", b"1")[number % 4])
        time.sleep(SWEEP_INTERVAL)
    after, received = guest.memory(), guest.received
    rest = settle(guest, None)
    backlog = guest.received - received
    guest.send(b"c")
    time.sleep(0.3)
    took, status = quit_unread(guest)
    row(name, [
        f"{backlog / 1000:.1f} in all", f"{rest:.2f}", f"{before / 1024:.1f}, {after / 1024:.1f}",
        f"{took * 1000:.0f}", f"{status}"])


def quit_unread(guest):
    """Presses q on a terminal that does not read; returns the seconds until the end."""
    begin = time.monotonic()
    guest.send(b"q")
    while guest.process.poll() is None and time.monotonic() < begin + 5:
        time.sleep(0.001)
    took = time.monotonic() - begin
    guest.read(0.2)
    return took, guest.process.poll()


def main():
    parser = argparse.ArgumentParser(prog="links", description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    binary = parser.parse_args().binary
    row("the terminal takes", [
        "kB/s during sweeps", "s until exact at rest", "memory before, after, MB",
        "ms from `q` to the end", "status"])
    row("---", ["---"] * 5)
    for rate in (1_000, 10_000, 100_000):
        slow(binary, f"{rate // 1000} kB/s", rate)
    stuck(binary, "nothing for 5 s, then all")
    slow(binary, "all", None)
    slow(binary, "1 kB/s, with `--max-rate 900`", 1_000, ("--max-rate", "900"))


if __name__ == "__main__":
    main()
