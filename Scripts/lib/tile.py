"""Puts PNG pictures of one size side by side: tile.py SHEET COLUMNS PICTURE...

Knows just the pictures that termsplash writes: 8 bits, RGB, filters 0 and 2, not interlaced.
"""

import struct
import sys
import zlib

GAP = 8
GROUND = bytes((0x0E, 0x11, 0x16))


def read(path):
    """The rows of a picture, as bytes of red, green and blue."""
    with open(path, "rb") as file:
        data = file.read()
    width, height = struct.unpack(">II", data[16:24])
    place, packed = 8, b""
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        if data[place + 4 : place + 8] == b"IDAT":
            packed += data[place + 8 : place + 8 + length]
        place += length + 12
    lines = zlib.decompress(packed)
    rows, above = [], bytes(3 * width)
    for y in range(height):
        start = y * (3 * width + 1)
        row = lines[start + 1 : start + 1 + 3 * width]
        if lines[start] == 2:
            row = bytes((a + b) & 0xFF for a, b in zip(row, above)) if any(row) else above
        rows.append(row)
        above = row
    return rows


def write(path, rows):
    """Writes rows of bytes of red, green and blue as a picture."""

    def chunk(kind, content):
        body = kind + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", len(rows[0]) // 3, len(rows), 8, 2, 0, 0, 0)
    lines = b"".join(b"\0" + row for row in rows)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
        file.write(chunk(b"IDAT", zlib.compress(lines, 9)) + chunk(b"IEND", b""))


def tile(pictures, columns):
    """The rows of a sheet with a gap around every picture."""
    width, height = len(pictures[0][0]), len(pictures[0])
    blank = [GROUND * (width // 3)] * height
    gap = GROUND * GAP
    empty = GROUND * (columns * (width // 3 + GAP) + GAP)
    rows = [empty] * GAP
    for start in range(0, len(pictures), columns):
        line = pictures[start : start + columns]
        line += [blank] * (columns - len(line))
        rows += [gap + gap.join(parts) + gap for parts in zip(*line)] + [empty] * GAP
    return rows


if __name__ == "__main__":
    write(sys.argv[1], tile([read(path) for path in sys.argv[3:]], int(sys.argv[2])))
