"""Plays the tour on a pseudo-terminal with random keys, and watches memory and descriptors.

Prints a Markdown table with one line for each sample; the last line says how it ended. The exit
status is 1 when something grew that must not.
"""

import argparse
import random
import sys
import time

from guest import Guest

# Everything but what quits: scenes, tour, help, inspector, transport, zoom, texts, digits, clicks.
KEYS = [
    " ", "c", "C", "f", "g", "?", "i", "p", ".", ",", "<", ">", "+", "_", "\r", "\t",
    "1", "2", "3", "5", "9", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[5~", "\x1b[6~", "\x1b[H",
    "\x0c", "\x1b[I", "\x1b[O", "a", "s", "r", "x",
]
SIZES = [(80, 24), (120, 40), (40, 12), (100, 30), (80, 24)]
KEY_INTERVAL = 0.15
# Until everything has been shown once, memory is being taken for the first time.
WARM_UP = 0.2


def arguments():
    parser = argparse.ArgumentParser(prog="soak", description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("--minutes", type=float, default=10, help="how long (10)")
    parser.add_argument("--seed", type=int, default=1, help="of the keys (1)")
    return parser.parse_args()


def press(guest, dice):
    """Sends a key, now and then a click or another size."""
    chance = dice.random()
    if chance < 0.02:
        guest.resize(*dice.choice(SIZES))
    elif chance < 0.1:
        x, y = dice.randint(1, 80), dice.randint(1, 24)
        guest.send(f"\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m".encode())
    else:
        guest.send(dice.choice(KEYS).encode())


def sample(guest, start):
    return (
        time.monotonic() - start, guest.memory(), guest.descriptors(), guest.threads(),
        guest.processor_seconds(), guest.received)


def print_sample(sample):
    elapsed, memory, descriptors, threads, processor, received = sample
    print(
        f"| {elapsed:.0f} | {memory / 1024:.1f} | {descriptors} | {threads} "
        f"| {100 * processor / max(elapsed, 1):.1f} | {received / 1e6:.1f} |", flush=True)


def play(guest, minutes, seed):
    """Presses keys for `minutes`; returns what was sampled every twentieth of the time."""
    dice = random.Random(seed)
    start = time.monotonic()
    samples = []
    while (elapsed := time.monotonic() - start) < minutes * 60:
        if guest.process.poll() is not None:
            sys.exit(f"it ended by itself after {elapsed:.0f} s: {guest.process.returncode}")
        press(guest, dice)
        guest.read(KEY_INTERVAL)
        if elapsed >= len(samples) * minutes * 3:
            samples.append(sample(guest, start))
            print_sample(samples[-1])
    samples.append(sample(guest, start))
    print_sample(samples[-1])
    return samples


def end(guest):
    """Quits, with a second key where the first closes a text or a panel that has the keys."""
    start = time.monotonic()
    guest.send(b"\x1b")
    guest.read(1, until=lambda: guest.process.poll() is not None)
    if guest.process.poll() is None:
        return guest.quit()
    return time.monotonic() - start, guest.process.returncode


def verdict(samples):
    """What must not be: growth of more than a tenth after the warm-up, or of descriptors."""
    warm = samples[int(len(samples) * WARM_UP):]
    wrong = []
    early = max(item[1] for item in warm[: len(warm) // 2])
    late = max(item[1] for item in warm[len(warm) // 2:])
    if late > 1.1 * early:
        wrong.append(f"memory grew from {early} kB to {late} kB")
    if warm[-1][2] > warm[0][2]:
        wrong.append(f"descriptors grew from {warm[0][2]} to {warm[-1][2]}")
    return wrong


def main():
    options = arguments()
    print("| s | memory, MB | descriptors | threads | processor, % | sent, MB |")
    print("|---|---|---|---|---|---|")
    guest = Guest([options.binary])
    if not guest.greet():
        sys.exit("it asked nothing")
    samples = play(guest, options.minutes, options.seed)
    took, status = end(guest)
    if status == -9:
        sys.exit("it did not end")
    print(f"\nEnded {took * 1000:.0f} ms after the key with status {status}.")
    wrong = verdict(samples)
    if wrong or status != 0:
        sys.exit("; ".join(wrong) or f"status {status}")


if __name__ == "__main__":
    main()
