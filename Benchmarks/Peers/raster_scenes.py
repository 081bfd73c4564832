"""What the rasterisers that are called from Python share: measures, letters and the clock."""

import math
import os
import re
import sys
import time

FRAMES = 300
SIZES = [(200, 120), (1280, 720)]
LETTERS = os.path.join(os.path.dirname(__file__), "../Sources/CLetters/include")


class Stage:
    """The measures of one frame, as `SceneStage` of the Swift program has them."""

    def __init__(self, frame, width, height):
        self.t, self.unit = frame / FRAMES, height / 120
        self.width, self.height, self.x, self.y = width, height, width / 2, height / 2

    def disc_radius(self):
        return (self.t + 1 / FRAMES) * math.hypot(self.width, self.height) / 2

    def gradient_reach(self):
        """From the centre to the gradient's end."""
        turn = 2 * math.pi * self.t
        return math.cos(turn) * 0.4 * self.width, math.sin(turn) * 0.4 * self.width

    def dashes(self):
        return [length * self.unit for length in (6, 3, 20, 3)]

    def star(self):
        """The corners of the star."""
        for i in range(24):
            angle, radius = 2 * math.pi * (self.t + i / 24), (25 if i % 2 else 50) * self.unit
            yield self.x + radius * math.cos(angle), self.y + radius * math.sin(angle)

    def petals(self):
        """The maps from a circle of radius 1 to the petals: a, b, c, d, tx, ty."""
        for i in range(40):
            angle = 2 * math.pi * (i / 40 + self.t)
            c, d = math.cos(angle) * self.unit, math.sin(angle) * self.unit
            yield 26 * c, 26 * d, -9 * d, 9 * c, self.x + 30 * c, self.y + 30 * d

    def letters(self, face, units):
        """Each letter's outline and the map to its place: a, b, c, d, tx, ty."""
        for i, letter in enumerate("TERMANIM-ENGINE"):
            outline, x, y = face[letter]
            pulse = 0.6 + 0.4 * math.sin(2 * math.pi * (3 * self.t + i / 15))
            scale = 34 * self.unit / units * pulse
            yield outline, (scale, 0, 0, -scale, self.x + (i % 5 - 2) * 38 * self.unit - x * scale,
                            self.y + (i // 5 - 1) * 38 * self.unit + y * scale)


def letters(name):
    """Of each letter of a face, the commands of its outline and the middle of its bounds."""
    result = {}
    text = open(f"{LETTERS}/{name}").read()
    for letter, strings in re.findall(r"case '(.)':\s*return ((?:\s*\"[^\"]*\")+);", text):
        commands = [(verb, [float(number) for number in numbers.split()]) for verb, numbers in
                    re.findall(r"([MLQZ])([^MLQZ]*)", "".join(re.findall(r'"([^"]*)"', strings)))]
        numbers = [values for _, values in commands]
        across, down = (sorted(value for values in numbers for value in values[axis::2])
                        for axis in (0, 1))
        result[letter] = (commands, (across[0] + across[-1]) / 2, (down[0] + down[-1]) / 2)
    return result


OUTLINED, STROKED = (letters("letters.h"), 2048), (letters("strokes.h"), 100)


def write_picture(library, scene, size, rows):
    """Rows of red, green and blue as a file that `DUMP` asks for."""
    name = f"{os.environ['DUMP']}/{library}_S{scene}_{size[0]}x{size[1]}.ppm"
    with open(name, "wb") as file:
        file.write(b"P6\n%d %d\n255\n" % size + rows.tobytes())


def repetition(draw, frames, least):
    """Microseconds of processor time a frame, all frames in turn until `least` seconds are over."""
    start, count = time.thread_time(), 0
    while True:
        for frame in frames:
            draw(frame)
        count += len(frames)
        elapsed = time.thread_time() - start
        if elapsed >= least:
            return elapsed / count * 1e6


def chosen(name, value):
    text = os.environ.get(name, "").lstrip("Ss")
    return text == "" or int(text) == value


def run(library, scenes, begin):
    """Runs the scenes as the Swift program does, and prints its lines of JSON.

    `scenes` make what is drawn of a stage; `begin` makes a target of a size, which has `draw` and
    `rows`.
    """
    repetitions = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    least = float(os.environ.get("MINMS", 200)) / 1e3
    for index, size in enumerate(SIZES):
        target = begin(*size)
        for scene, make in enumerate(scenes, 1):
            if not chosen("SIZE", index) or not chosen("SCENE", scene):
                continue
            if "DUMP" in os.environ:
                target.draw(make(Stage(100, *size)))
                write_picture(library, scene, size, target.rows())
                continue
            frames = [make(Stage(i, *size)) for i in range(FRAMES)]
            for _ in range(repetitions):
                us = repetition(target.draw, frames, least)
                print('{"lib":"%s","scene":"S%d","size":"%dx%d","us":%.3f}'
                      % (library, scene, *size, us), flush=True)
