"""A terminal made of nothing: runs a program on a pty, answers its questions, and watches it."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time
import tty

# What a terminal with synchronised output says, as far as it is asked.
ANSWERS = {
    b"\x1b[?2026$p": b"\x1b[?2026;2$y",
    b"\x1b]11;?": b"\x1b]11;rgb:1010/1414/2020\x1b\\",
    b"\x1b[c": b"\x1b[?62;22c",
}
# Where synchronised output begins, which is once a frame.
FRAME_BEGIN = b"\x1b[?2026h"


class Terminal:
    def __init__(self, command, columns=200, rows=60, is_silent=False):
        self.answers = {} if is_silent else ANSWERS
        self.started = time.monotonic()
        self.process, self.master = pty.fork()
        if self.process == 0:
            tty.setraw(0)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
            try:
                os.execvp(command[0], command)
            finally:
                os._exit(127)
        self.bytes, self.writes, self.is_closed = 0, 0, False
        self.frames = []
        self.tail = b""

    def read(self, seconds, most=1 << 18):
        """What comes next within some time, at most so many bytes; empty when nothing does."""
        if not select.select([self.master], [], [], max(seconds, 0))[0]:
            return b""
        try:
            data = os.read(self.master, most)
        except OSError:
            self.is_closed = True
            return b""
        self.bytes += len(data)
        self.writes += 1
        # A mark may be cut by the end of what came before.
        self.frames += [time.monotonic()] * (self.tail + data).count(FRAME_BEGIN)
        self.tail = (self.tail + data)[1 - len(FRAME_BEGIN):]
        for question, answer in self.answers.items():
            if question in data:
                os.write(self.master, answer)
        return data

    def wait_for(self, mark, seconds=10):
        """Seconds since the start when some bytes have come."""
        seen, end = b"", time.monotonic() + seconds
        while time.monotonic() < end:
            seen += self.read(0.1)
            if mark in seen:
                return time.monotonic() - self.started
        raise RuntimeError(f"{mark} did not come")

    def drain(self, seconds):
        """Reads for some time."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self.read(left)

    def trickle(self, rate, end):
        """Reads so many bytes a second until some time or the program's end."""
        since, before = time.monotonic(), self.bytes
        while not self.is_closed and (now := time.monotonic()) < end:
            room = int((now - since) * rate) - (self.bytes - before)
            if room > 0:
                self.read(min(end - now, 0.1), room)
            time.sleep(0.002)

    def settle(self, quiet=0.3, limit=10):
        """Reads until nothing has come for a while."""
        end = time.monotonic() + limit
        while self.read(quiet) and time.monotonic() < end:
            pass

    def rest(self, quiet=0.15, limit=10):
        """Reads until the program sleeps; what moves less than a pixel sends nothing and is awake."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            before = self.switches()
            if not self.read(quiet) and self.switches() == before:
                return

    def send(self, keys):
        os.write(self.master, keys)

    def processor_seconds(self):
        """What all threads of the program have run, also those that have ended, by its own clock."""
        # The number of another process's clock, which the C library has in clock_getcpuclockid.
        return time.clock_gettime((~self.process << 3) | 2)

    def switches(self):
        """How often the program's threads have gone to sleep or been stopped."""
        total = 0
        for thread in os.listdir(f"/proc/{self.process}/task"):
            for line in open(f"/proc/{self.process}/task/{thread}/status"):
                if "ctxt_switches" in line:
                    total += int(line.split()[1])
        return total

    def resident_kb(self):
        for line in open(f"/proc/{self.process}/status"):
            if line.startswith("VmHWM"):
                return int(line.split()[1])
        return 0

    def end(self):
        try:
            os.kill(self.process, signal.SIGTERM)
            self.drain(0.3)
            os.kill(self.process, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.close(self.master)
        os.waitpid(self.process, 0)
