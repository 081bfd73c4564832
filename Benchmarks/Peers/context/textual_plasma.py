"""A plasma in half blocks through Textual's line API."""

import sys

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.strip import Strip
from textual.widget import Widget

import plasma
from tally import Tally


def strip(row):
    return Strip([Segment("▀", Style(color=Color.from_rgb(*upper), bgcolor=Color.from_rgb(*lower)))
                  for upper, lower in row])


FRAMES = [[strip(row) for row in frame] for frame in plasma.frames(200, 60)[::10]]


class Plasma(Widget):
    frame = 0

    def render_line(self, y):
        lines = FRAMES[self.frame % len(FRAMES)]
        return lines[y] if y < len(lines) else Strip.blank(self.size.width)


class PlasmaApp(App):
    CSS = "Plasma { width: 100%; height: 100%; }"

    def compose(self):
        yield Plasma()

    def on_mount(self):
        self.tally = Tally(float(sys.argv[1]))
        self.set_interval(1 / 60, self.step)

    def step(self):
        plasma_widget = self.query_one(Plasma)
        plasma_widget.frame += 1
        plasma_widget.refresh()
        if self.tally.count():
            self.tally.write()
            self.exit()


PlasmaApp().run()
