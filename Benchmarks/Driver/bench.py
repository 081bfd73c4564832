"""Runs TermAnim and its peers on the same work, alternating, and prints tables in Markdown."""

import argparse
import sys

import context
import links
import long_lists
import machine
import output
import program
import rasters
import replay

SECTIONS = {
    "output": output.report,
    "raster": rasters.report,
    "program": program.report,
    "replay": replay.report,
    "rows": long_lists.report,
    "context": context.report,
    "links": links.report,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="SECTION",
                        help="of " + ", ".join(SECTIONS) + "; all of them when none is named")
    parser.add_argument("--rounds", type=int, default=5,
                        help="times that everything is measured; medians of 5 by default")
    parser.add_argument("--quick", action="store_true", help="the small screen, once, briefly")
    options = parser.parse_args()
    if unknown := set(options.sections) - set(SECTIONS):
        parser.error("no such section: " + ", ".join(sorted(unknown)))
    if options.quick:
        options.rounds = 1
    print(machine.description() + "\n")
    for name in options.sections or SECTIONS:
        print(SECTIONS[name](options), flush=True)


if __name__ == "__main__":
    sys.exit(main())
