"""The scenes through Skia's raster backend (skia-python), with paths and paints made beforehand."""

import math
import os
import re
import sys
import time

import numpy
import skia

FRAMES = 300
GROUND = 0xFF101420
LETTERS = os.path.join(os.path.dirname(__file__), "../Sources/CLetters/include")


def fill(color):
    return skia.Paint(Color=0xFF000000 | color, AntiAlias=True)


class Stage:
    def __init__(self, frame, width, height):
        self.t, self.unit = frame / FRAMES, height / 120
        self.width, self.height, self.x, self.y = width, height, width / 2, height / 2


def growing_disc(s):
    path = skia.Path()
    path.addCircle(s.x, s.y, (s.t + 1 / FRAMES) * math.hypot(s.width, s.height) / 2)
    return [(path, fill(0xE6463C), None)]


def gradient_rectangle(s):
    path = skia.Path()
    bounds = skia.Rect(s.width * 0.1, s.height * 0.1, s.width * 0.9, s.height * 0.9)
    path.addRoundRect(bounds, 16 * s.unit, 16 * s.unit)
    turn = 2 * math.pi * s.t
    dx, dy = math.cos(turn) * 0.4 * s.width, math.sin(turn) * 0.4 * s.width
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(s.x - dx, s.y - dy), skia.Point(s.x + dx, s.y + dy)],
        [0xFF28A0DC, 0xFFFAC83C])
    return [(path, skia.Paint(Shader=shader, AntiAlias=True), None)]


def dashed_arc(s):
    path = skia.Path()
    r = 45 * s.unit
    path.addArc(skia.Rect(s.x - r, s.y - r, s.x + r, s.y + r), 360 * s.t, 270)
    paint = fill(0x5AC878)
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(10 * s.unit)
    paint.setPathEffect(
        skia.DashPathEffect.Make([6 * s.unit, 3 * s.unit, 20 * s.unit, 3 * s.unit],
                                 100 * s.unit * s.t))
    return [(path, paint, None)]


def stroked_star(s):
    path = skia.Path()
    points = []
    for i in range(24):
        angle, radius = 2 * math.pi * (s.t + i / 24), (25 if i % 2 else 50) * s.unit
        points.append(skia.Point(s.x + radius * math.cos(angle), s.y + radius * math.sin(angle)))
    path.addPoly(points, True)
    line = fill(0xE6463C)
    line.setStyle(skia.Paint.kStroke_Style)
    line.setStrokeWidth(4 * s.unit)
    line.setStrokeMiter(10)
    return [(path, fill(0xFAC83C), None), (path, line, None)]


def translucent_ellipses(s):
    shader = skia.GradientShader.MakeRadial(
        skia.Point(0, 0), 1, [0x80E64696, 0x1A28A0DC])
    paint = skia.Paint(Shader=shader, AntiAlias=True)
    path = skia.Path()
    path.addCircle(0, 0, 1)
    result = []
    for i in range(40):
        angle = 2 * math.pi * (i / 40 + s.t)
        c, d = math.cos(angle) * s.unit, math.sin(angle) * s.unit
        place = skia.Matrix.MakeAll(26 * c, -9 * d, s.x + 30 * c, 26 * d, 9 * c, s.y + 30 * d,
                                    0, 0, 1)
        result.append((path, paint, place))
    return result


def letters(name):
    """Each letter's path and the middle of its bounds."""
    result = {}
    cases = re.findall(r"case '(.)':\s*return ((?:\s*\"[^\"]*\")+);", open(f"{LETTERS}/{name}").read())
    for letter, strings in cases:
        path = skia.Path()
        verbs = re.findall(r"([MLQZ])([^MLQZ]*)", "".join(re.findall(r'"([^"]*)"', strings)))
        for verb, numbers in verbs:
            values = [float(number) for number in numbers.split()]
            if verb == "M":
                path.moveTo(*values)
            elif verb == "L":
                path.lineTo(*values)
            elif verb == "Q":
                path.quadTo(*values)
            else:
                path.close()
        bounds = path.getBounds()
        result[letter] = (path, bounds.centerX(), bounds.centerY())
    return result


OUTLINED, STROKED = (letters("letters.h"), 2048), (letters("strokes.h"), 100)


def scaled(s, face):
    outlines, units = face
    word = skia.Path()
    for i, letter in enumerate("TERMANIM-ENGINE"):
        path, x, y = outlines[letter]
        pulse = 0.6 + 0.4 * math.sin(2 * math.pi * (3 * s.t + i / 15))
        scale = 34 * s.unit / units * pulse
        place = skia.Matrix.MakeAll(
            scale, 0, s.x + (i % 5 - 2) * 38 * s.unit - x * scale,
            0, -scale, s.y + (i // 5 - 1) * 38 * s.unit + y * scale, 0, 0, 1)
        word.addPath(path, place)
    return [(word, fill(0xF0F0E0), None)]


def scaled_letters(s):
    return scaled(s, OUTLINED)


def scaled_stroke_letters(s):
    return scaled(s, STROKED)


SCENES = [growing_disc, gradient_rectangle, dashed_arc, stroked_star, translucent_ellipses,
          scaled_letters, scaled_stroke_letters]


def draw(canvas, commands):
    canvas.clear(GROUND)
    for path, paint, place in commands:
        if place is None:
            canvas.drawPath(path, paint)
        else:
            canvas.save()
            canvas.concat(place)
            canvas.drawPath(path, paint)
            canvas.restore()


def dump(surface, scene, width, height):
    pixels = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    name = f"{os.environ['DUMP']}/skia_S{scene}_{width}x{height}.ppm"
    with open(name, "wb") as file:
        file.write(b"P6\n%d %d\n255\n" % (width, height))
        file.write(numpy.ascontiguousarray(pixels[:, :, :3]).tobytes())


def repetition(canvas, frames, least):
    start, count = time.thread_time(), 0
    while True:
        for commands in frames:
            draw(canvas, commands)
        count += len(frames)
        elapsed = time.thread_time() - start
        if elapsed >= least:
            return elapsed / count * 1e6


def chosen(name, value):
    text = os.environ.get(name, "").lstrip("Ss")
    return text == "" or int(text) == value


def main():
    repetitions = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    least = float(os.environ.get("MINMS", 200)) / 1e3
    for size, (width, height) in enumerate([(200, 120), (1280, 720)]):
        surface = skia.Surface.MakeRasterN32Premul(width, height)
        canvas = surface.getCanvas()
        for scene in range(1, 8):
            if not chosen("SIZE", size) or not chosen("SCENE", scene):
                continue
            make = SCENES[scene - 1]
            if "DUMP" in os.environ:
                draw(canvas, make(Stage(100, width, height)))
                dump(surface, scene, width, height)
                continue
            frames = [make(Stage(i, width, height)) for i in range(FRAMES)]
            for _ in range(repetitions):
                us = repetition(canvas, frames, least)
                print('{"lib":"skia","scene":"S%d","size":"%dx%d","us":%.3f}'
                      % (scene, width, height, us), flush=True)


main()
