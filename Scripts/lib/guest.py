"""A program on a pseudo-terminal: what the scripts that measure termsplash share."""

import fcntl
import os
import select
import signal
import struct
import subprocess
import termios
import time

# What a terminal answers that knows synchronised output.
ANSWERS = b"\x1b[?2026;2$y\x1b[?62;22c"
LAST_QUESTION = b"\x1b[c"
# A slow reader takes its bytes in portions of this many seconds.
PORTION = 0.01


class Guest:
    """A program on a terminal of its own, whose questions are answered."""

    def __init__(self, arguments, columns=80, rows=24):
        self.master, slave = os.openpty()
        self.resize(columns, rows)
        environment = {
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8",
            "PATH": os.environ["PATH"],
        }
        # A program built with a sanitizer is told what to suppress.
        environment |= {
            name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")}
        self.process = subprocess.Popen(
            arguments, stdin=slave, stdout=slave, stderr=slave, env=environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(slave)
        self.received = 0
        self.last_arrival = time.monotonic()
        self.tail = b""

    def resize(self, columns, rows):
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, size)

    def greet(self, seconds=10):
        """Answers the questions of the start, and returns whether they came."""
        deadline = time.monotonic() + seconds
        seen = b""
        while time.monotonic() < deadline:
            seen += self.take(65536, 0.1)
            if LAST_QUESTION in seen:
                self.send(ANSWERS)
                return True
        return False

    def send(self, keys):
        os.write(self.master, keys)

    def take(self, count, seconds):
        """Reads at most `count` bytes, and waits at most `seconds` for the first."""
        if not select.select([self.master], [], [], max(0, seconds))[0]:
            return b""
        try:
            taken = os.read(self.master, count)
        except OSError:
            taken = b""
        if taken:
            self.last_arrival = time.monotonic()
        self.received += len(taken)
        self.tail = (self.tail + taken)[-65536:]
        return taken

    def read(self, seconds, rate=None, until=None):
        """Reads for `seconds`, at most `rate` bytes a second; ends early when `until` says so."""
        start = time.monotonic()
        budget_since = start
        while (now := time.monotonic()) < start + seconds and not (until and until()):
            left = start + seconds - now
            if rate is None:
                self.take(65536, min(left, 0.02))
                continue
            portion = int(rate * (now - budget_since))
            if portion < 1:
                time.sleep(max(min(PORTION, left), 0))
                continue
            budget_since = now
            self.take(portion, 0)
            time.sleep(PORTION)

    def quit(self, key=b"q", rate=None, seconds=10):
        """Presses `key`, and returns the seconds until the end and the status; kills after all."""
        start = time.monotonic()
        self.send(key)
        self.read(seconds, rate, until=lambda: self.process.poll() is not None)
        took = time.monotonic() - start
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        return took, self.process.returncode

    # What the kernel knows of the process.

    def memory(self):
        """Resident memory in kilobytes."""
        with open(f"/proc/{self.process.pid}/status") as file:
            for line in file:
                if line.startswith("VmRSS"):
                    return int(line.split()[1])
        return 0

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def threads(self):
        return len(os.listdir(f"/proc/{self.process.pid}/task"))

    def processor_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
