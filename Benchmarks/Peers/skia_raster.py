"""The scenes through Skia's raster backend (skia-python), with paths and paints made beforehand."""

import numpy
import raster_scenes as scenes
import skia

GROUND = 0xFF101420


def fill(color):
    return skia.Paint(Color=0xFF000000 | color, AntiAlias=True)


def line(color, width):
    paint = fill(color)
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    return paint


def matrix(a, b, c, d, tx, ty):
    return skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1)


def growing_disc(s):
    path = skia.Path()
    path.addCircle(s.x, s.y, s.disc_radius())
    return [(path, fill(0xE6463C), None)]


def gradient_rectangle(s):
    path = skia.Path()
    bounds = skia.Rect(s.width * 0.1, s.height * 0.1, s.width * 0.9, s.height * 0.9)
    path.addRoundRect(bounds, 16 * s.unit, 16 * s.unit)
    dx, dy = s.gradient_reach()
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(s.x - dx, s.y - dy), skia.Point(s.x + dx, s.y + dy)],
        [0xFF28A0DC, 0xFFFAC83C])
    return [(path, skia.Paint(Shader=shader, AntiAlias=True), None)]


def dashed_arc(s):
    path = skia.Path()
    r = 45 * s.unit
    path.addArc(skia.Rect(s.x - r, s.y - r, s.x + r, s.y + r), 360 * s.t, 270)
    paint = line(0x5AC878, 10 * s.unit)
    paint.setPathEffect(skia.DashPathEffect.Make(s.dashes(), 100 * s.unit * s.t))
    return [(path, paint, None)]


def star(s):
    path = skia.Path()
    path.addPoly([skia.Point(*corner) for corner in s.star()], True)
    return path


def stroked_star(s):
    path = star(s)
    paint = line(0xE6463C, 4 * s.unit)
    paint.setStrokeMiter(10)
    return [(path, fill(0xFAC83C), None), (path, paint, None)]


def shadowed_star(s):
    """The shadow by a filter of masks: one of images takes four times as long."""
    path = star(s)
    blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 2.5 * s.unit, False)
    shadow = skia.Paint(Color=0x59000000, AntiAlias=True, MaskFilter=blur)
    return [(path, shadow, matrix(1, 0, 0, 1, 0, 2 * s.unit)), (path, fill(0xFAC83C), None)]


def translucent_ellipses(s):
    shader = skia.GradientShader.MakeRadial(skia.Point(0, 0), 1, [0x80E64696, 0x1A28A0DC])
    paint = skia.Paint(Shader=shader, AntiAlias=True)
    path = skia.Path()
    path.addCircle(0, 0, 1)
    return [(path, paint, matrix(*place)) for place in s.petals()]


def outline(commands):
    path = skia.Path()
    verbs = {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "Z": path.close}
    for verb, values in commands:
        verbs[verb](*values)
    return path


def scaled(s, face):
    word = skia.Path()
    for commands, place in s.letters(*face):
        word.addPath(outline(commands), matrix(*place))
    return [(word, fill(0xF0F0E0), None)]


class Target:
    def __init__(self, width, height):
        self.surface = skia.Surface.MakeRasterN32Premul(width, height)
        self.canvas = self.surface.getCanvas()

    def draw(self, commands):
        canvas = self.canvas
        canvas.clear(GROUND)
        for path, paint, place in commands:
            if place is None:
                canvas.drawPath(path, paint)
            else:
                canvas.save()
                canvas.concat(place)
                canvas.drawPath(path, paint)
                canvas.restore()

    def rows(self):
        pixels = self.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
        return numpy.ascontiguousarray(pixels[:, :, :3])


scenes.run("skia", [growing_disc, gradient_rectangle, dashed_arc, stroked_star,
                    translucent_ellipses, lambda s: scaled(s, scenes.OUTLINED),
                    lambda s: scaled(s, scenes.STROKED), shadowed_star],
           Target)
