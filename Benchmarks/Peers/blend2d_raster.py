"""The scenes through Blend2D (blend2d-python), with paths and gradients made beforehand."""

import math

import blend2d
import numpy
import raster_scenes as scenes


def color(hex, alpha=1.0):
    return (*(((hex >> shift) & 255) / 255 for shift in (16, 8, 0)), alpha)


GROUND = color(0x101420)


def filled(path, style, place=None):
    def draw(context):
        context.set_fill_style(style)
        context.fill_path(path)

    def draw_placed(context):
        context.save()
        context.transform(place)
        draw(context)
        context.restore()
    return draw_placed if place else draw


def stroked(path, style, width):
    def draw(context):
        context.set_stroke_style(style)
        context.stroke_width = width
        context.stroke_path(path)
    return draw


def growing_disc(s):
    path = blend2d.BLPath()
    path.add_circle(s.x, s.y, s.disc_radius())
    return [filled(path, color(0xE6463C))]


def gradient_rectangle(s):
    path = blend2d.BLPath()
    path.add_round_rect(
        blend2d.BLRect(s.width * 0.1, s.height * 0.1, s.width * 0.8, s.height * 0.8), 16 * s.unit)
    dx, dy = s.gradient_reach()
    gradient = blend2d.create_linear_gradient(s.x - dx, s.y - dy, s.x + dx, s.y + dy)
    gradient.add_stop(0, color(0x28A0DC))
    gradient.add_stop(1, color(0xFAC83C))
    return [filled(path, gradient)]


def dashed_arc(s):
    """Blend2D does not dash lines: the dashes are parts of the arc, cut beforehand."""
    radius, path = 45 * s.unit, blend2d.BLPath()
    dashes, end = s.dashes(), 1.5 * math.pi * radius
    place, index = 0 - (100 * s.unit * s.t) % sum(dashes), 0
    while place < end:
        start, stop = max(place, 0), min(place + dashes[index % 4], end)
        if index % 2 == 0 and start < stop:
            path.arc_to(s.x, s.y, radius, radius, 2 * math.pi * s.t + start / radius,
                        (stop - start) / radius, True)
        place, index = place + dashes[index % 4], index + 1
    return [stroked(path, color(0x5AC878), 10 * s.unit)]


def stroked_star(s):
    path = blend2d.BLPath()
    corners = list(s.star())
    path.move_to(*corners[0])
    for corner in corners[1:]:
        path.line_to(*corner)
    path.close()
    return [filled(path, color(0xFAC83C)), stroked(path, color(0xE6463C), 4 * s.unit)]


def translucent_ellipses(s):
    gradient = blend2d.create_radial_gradient(0, 0, 0, 0, 1)
    gradient.add_stop(0, color(0xE64696, 0.5))
    gradient.add_stop(1, color(0x28A0DC, 0.1))
    path = blend2d.BLPath()
    path.add_circle(0, 0, 1)
    return [filled(path, gradient, blend2d.Matrix2D(*place)) for place in s.petals()]


def outline(commands, place):
    path = blend2d.BLPath()
    verbs = {"M": path.move_to, "L": path.line_to, "Q": path.quadric_to, "Z": path.close}
    for verb, values in commands:
        verbs[verb](*values)
    path.transform(blend2d.Matrix2D(*place))
    return path


def scaled(s, face):
    word = blend2d.BLPath()
    for commands, place in s.letters(*face):
        word.add_path(outline(commands, place))
    return [filled(word, color(0xF0F0E0))]


class Target:
    def __init__(self, width, height):
        self.image = blend2d.BLImage(width, height, blend2d.BLFormat.PRGB32)
        self.context = blend2d.BLContext(self.image)
        self.context.fill_rule = blend2d.BLFillRule.NON_ZERO

    def draw(self, commands):
        self.context.set_fill_style(GROUND)
        self.context.fill_all()
        for command in commands:
            command(self.context)

    def rows(self):
        self.context.flush()
        pixels = self.image.getDataAsNumPy().reshape(self.image.height, -1, 4)
        return numpy.ascontiguousarray(pixels[:, :, :3])


scenes.run("blend2d",
           [growing_disc, gradient_rectangle, dashed_arc, stroked_star, translucent_ellipses,
            lambda s: scaled(s, scenes.OUTLINED), lambda s: scaled(s, scenes.STROKED)], Target)
