"""Counts frames and processor time, and writes them where the driver looks for them."""

import json
import os
import time


class Tally:
    def __init__(self, seconds):
        self.limit, self.frames = seconds, 0
        self.start, self.cpu = time.monotonic(), time.process_time()

    def count(self):
        """Notes a frame; true when time is up."""
        self.frames += 1
        return time.monotonic() - self.start >= self.limit

    def write(self):
        line = {"frames": self.frames, "seconds": time.monotonic() - self.start,
                "cpu": time.process_time() - self.cpu}
        with open(os.environ["BENCH_OUT"], "a") as file:
            file.write(json.dumps(line) + "\n")
