"""Where things are, what machine this is, and how programs are run."""

import json
import os
import platform
import re
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PEERS = os.path.join(ROOT, ".build/peers/bin")
VENV = os.path.join(ROOT, ".build/peers/venv/bin/python")
RELEASE = os.path.join(ROOT, ".build/release")
FRAMES = os.path.join(ROOT, ".build/frames")


def description():
    cpu = re.search(r"model name\s*: (.*)", open("/proc/cpuinfo").read())
    system = platform.freedesktop_os_release().get("PRETTY_NAME", platform.system())
    swift = first_line(["swift", "--version"])
    compiler = first_line(["cc", "--version"])
    load = os.getloadavg()[0]
    return "\n".join([
        f"- {cpu.group(1) if cpu else platform.machine()}, {os.cpu_count()} cores, {system}, "
        f"Linux {platform.release()}",
        f"- {swift}; {compiler}",
        f"- load when it began: {load:.1f}",
    ])


def first_line(command):
    result = subprocess.run(command, capture_output=True, text=True)
    return (result.stdout or result.stderr).strip().splitlines()[0]


def peer(name):
    """The path of a peer that has been built, else None."""
    path = os.path.join(PEERS, name)
    return path if os.access(path, os.X_OK) else None


def json_lines(command, environment=None):
    """The objects that a program prints, a line each."""
    result = subprocess.run(command, capture_output=True, text=True,
                            env=os.environ | (environment or {}))
    if result.returncode != 0:
        raise RuntimeError(f"{command[0]}: {result.stderr.strip()[-400:]}")
    return [json.loads(line) for line in result.stdout.splitlines() if line.startswith("{")]


def appended(command, environment=None, **arguments):
    """What a program appends to BENCH_OUT, and its output."""
    with tempfile.NamedTemporaryFile("r", suffix=".json") as file:
        result = subprocess.run(
            command, text=True, env=os.environ | (environment or {}) | {"BENCH_OUT": file.name},
            **({"stdout": subprocess.DEVNULL} | arguments))
        text = file.read().strip()
        return (json.loads(text.splitlines()[-1]) if text else None), result


def on_terminal(command, columns, rows, environment=None, seconds=None):
    """Runs a program on a pty that only counts: what it appends to BENCH_OUT, and the sink's line."""
    limit = {"SINK_SECONDS": str(seconds)} if seconds else {}
    figures, result = appended(
        [peer("sink"), str(columns), str(rows), *command],
        {"TERM": "xterm-256color", "COLORTERM": "truecolor"} | (environment or {}) | limit,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    lines = [line for line in result.stdout.splitlines() if line.startswith("{")]
    if not lines:
        raise RuntimeError(f"{command[0]}: {result.stderr.strip()[-400:]}")
    return figures, json.loads(lines[-1])
