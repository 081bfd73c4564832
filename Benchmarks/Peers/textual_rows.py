"""What containers of many rows cost in Textual: milliseconds of processor time to the next rest.

`textual_rows.py KIND COUNT [CHANGES]`, where the kind is `options`, an OptionList, whose lines are
text alone, or `list`, a ListView, whose rows are widgets.
"""

import asyncio
import json
import resource
import statistics
import sys
import time

from textual.app import App
from textual.widgets import Label, ListItem, ListView, OptionList


def text(index):
    return f"Message {index}" + ", and some more of it" * (index * 7919 % 9)


class RowsApp(App):
    CSS = "Label { text-wrap: nowrap; }"

    def __init__(self, kind, count):
        super().__init__()
        self.kind, self.count = kind, count

    def compose(self):
        yield Label("Seen 0", id="head")
        if self.kind == "options":
            yield OptionList(*map(text, range(self.count)), id="rows")
        else:
            yield ListView(*(ListItem(Label(text(index))) for index in range(self.count)), id="rows")

    async def add(self):
        rows = self.query_one("#rows")
        if self.kind == "options":
            rows.add_option(text(self.count))
        else:
            await rows.append(ListItem(Label(text(self.count))))
        self.count += 1

    async def change_head(self):
        self.query_one("#head").update(f"Seen {time.monotonic()}")

    async def scroll(self):
        self.query_one("#rows").scroll_relative(y=3, animate=False)


async def cost(pilot, change):
    start = time.process_time()
    await change()
    await pilot.pause()
    return (time.process_time() - start) * 1e3


async def main(kind, count, changes=60):
    app, start = RowsApp(kind, count), time.process_time()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        figures = {"kind": kind, "rows": count, "start": (time.process_time() - start) * 1e3}
        for name, change in [("append", app.add), ("other", app.change_head), ("scroll", app.scroll)]:
            figures[name] = statistics.median(
                [await cost(pilot, change) for _ in range(changes)])
    figures["residentKilobytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(json.dumps(figures))


asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:])))
