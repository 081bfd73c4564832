"""TerminalTextEffects' beams over a screen full of text."""

import sys

from terminaltexteffects.effects.effect_beams import Beams

from tally import Tally

text = "\n".join("".join(chr(33 + (x * 7 + y * 13) % 94) for x in range(198)) for y in range(58))
effect = Beams(text)
tally = None
with effect.terminal_output() as terminal:
    is_over = False
    while not is_over:
        for frame in effect:
            terminal.print(frame)
            # Laying the effect out takes seconds, which are not counted.
            tally = tally or Tally(float(sys.argv[1]))
            is_over = tally.count()
            if is_over:
                break
tally.write()
