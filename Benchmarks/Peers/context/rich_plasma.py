"""A plasma in half blocks through rich's Live."""

import sys
import time

from rich.color import Color
from rich.console import Console
from rich.live import Live
from rich.segment import Segment
from rich.style import Style

import plasma
from tally import Tally


class Frame:
    def __init__(self, rows):
        self.segments = []
        for row in rows:
            self.segments += [
                Segment("▀", Style(color=Color.from_rgb(*upper), bgcolor=Color.from_rgb(*lower)))
                for upper, lower in row]
            self.segments.append(Segment.line())

    def __rich_console__(self, console, options):
        return self.segments


frames = [Frame(rows[:59]) for rows in plasma.frames(200, 60)[::10]]
console = Console(force_terminal=True, color_system="truecolor", width=200, height=60)
with Live(frames[0], console=console, screen=True, auto_refresh=False) as live:
    tally = Tally(float(sys.argv[1]))
    while True:
        began = time.monotonic()
        live.update(frames[tally.frames % len(frames)], refresh=True)
        if tally.count():
            break
        time.sleep(max(0, 1 / 60 - (time.monotonic() - began)))
tally.write()
