"""asciimatics' own plasma, in 256 colours, which is the most that it knows."""

import sys

from asciimatics.effects import Print
from asciimatics.renderers import Plasma
from asciimatics.scene import Scene
from asciimatics.screen import Screen

from tally import Tally


def main(screen):
    effect = Print(screen, Plasma(screen.height, screen.width, screen.colours), 0, speed=1,
                   transparent=False)
    screen.set_scenes([Scene([effect], -1)])
    tally = Tally(float(sys.argv[1]))
    while True:
        screen.force_update()
        screen.draw_next_frame()
        if tally.count():
            return tally.write()


Screen.wrapper(main, catch_interrupt=True)
