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
    b"\x1b[5n": b"\x1b[0n",
    b"\x1b[c": b"\x1b[?62;22c",
}
# Where synchronised output begins, which is once a frame.
FRAME_BEGIN = b"\x1b[?2026h"


class Terminal:
    LONGEST_MARK = max(map(len, [FRAME_BEGIN, *ANSWERS]))
    # What a program finds in its environment.
    VARIABLES = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}

    def __init__(self, command, columns=200, rows=60, is_silent=False):
        self.answers = {} if is_silent else ANSWERS
        self.started = time.monotonic()
        self.process, self.master = pty.fork()
        if self.process == 0:
            tty.setraw(0)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.environ |= self.VARIABLES
            try:
                os.execvp(command[0], command)
            finally:
                os._exit(127)
        self.bytes, self.writes, self.is_closed = 0, 0, False
        self.frames = []
        self.tail = b""

    def read(self, seconds, most=1 << 18):
        """What comes next within some time, at most so many bytes; empty when nothing does."""
        data = self.take(seconds, most)
        self.see(data)
        return data

    def wait_for_any(self, seconds=10):
        """Waits until something has come."""
        select.select([self.master], [], [], seconds)

    def take(self, seconds, most):
        """What the kernel has; seen by nobody yet."""
        if not select.select([self.master], [], [], max(seconds, 0))[0]:
            return b""
        try:
            data = os.read(self.master, most)
        except OSError:
            self.is_closed = True
            return b""
        self.writes += 1
        return data

    def see(self, data):
        """Takes what has come to the screen, and answers it."""
        self.bytes += len(data)
        self.frames += [time.monotonic()] * self.count(FRAME_BEGIN, data)
        for question, answer in self.answers.items():
            for _ in range(self.count(question, data)):
                self.send(answer)
        self.tail = (self.tail + data)[-self.LONGEST_MARK:]

    def count(self, mark, data):
        """How often a mark ends in what has come, which may have cut it."""
        return (self.tail[len(self.tail) + 1 - len(mark):] + data).count(mark)

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
        try:
            os.write(self.master, keys)
        except OSError:
            self.is_closed = True

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


class DistantTerminal(Terminal):
    """A terminal behind a link that takes megabytes at once and passes them on by and by, as ssh."""

    VARIABLES = Terminal.VARIABLES | {"SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"}
    # What ssh lets a channel have on its way (OpenSSH, CHAN_SES_WINDOW_DEFAULT).
    CAPACITY = 2 << 20
    # Seconds there and back.
    ROUND_TRIP = 0.05

    def __init__(self, command, columns=200, rows=60, is_silent=False):
        super().__init__(command, columns, rows, is_silent)
        self.queue = bytearray()
        self.on_their_way = []

    def trickle(self, rate, end):
        """Passes so many bytes a second on until some time, or until all that there was is seen."""
        before = time.monotonic()
        room = 0.0
        while (now := time.monotonic()) < end and not (self.is_closed and not self.queue):
            if len(self.queue) < self.CAPACITY and not self.is_closed:
                self.queue += self.take(0, 1 << 16)
            room = min(room + (now - before) * rate, rate * 0.05)
            before = now
            data = bytes(self.queue[:int(room)])
            del self.queue[:len(data)]
            room -= len(data)
            self.see(data)
            self.deliver(now)
            time.sleep(0.001)

    def send(self, keys):
        """What the terminal sends takes its time, too."""
        self.on_their_way.append((time.monotonic() + self.ROUND_TRIP, keys))

    def deliver(self, now):
        while self.on_their_way and self.on_their_way[0][0] <= now:
            super().send(self.on_their_way.pop(0)[1])
