/* ncurses with extended colours: every cell's two colours become colours and a pair of the table.
 *
 * Colours are redefined as frames need them, the way a program on ncurses has to go about 24-bit
 * colour: TERM=xterm-direct, where a colour's number is its value and only pairs are a table. */
#define NCURSES_WIDECHAR 1
#include "output.h"

#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>

enum { pair_limit = 32767, slot_count = 1 << 16 };

static uint64_t slot_keys[slot_count];
static int slot_pairs[slot_count];
static int pair_count;

static void forget_pairs(void) {
  memset(slot_pairs, 0, sizeof slot_pairs);
  pair_count = 0;
}

static int rgb(uint32_t pixel) {
  return (pixel & 0xFF) << 16 | (pixel & 0xFF00) | (pixel >> 16 & 0xFF);
}

/* The pair of two colours; when the table is full it begins anew. */
static int pair_of(uint32_t fore, uint32_t back) {
  uint64_t key = (uint64_t)(fore & 0xFFFFFF) << 32 | (back & 0xFFFFFF);
  uint32_t slot = (uint32_t)((key * 0x9E3779B97F4A7C15u) >> 48);
  while (slot_pairs[slot] != 0 && slot_keys[slot] != key) slot = (slot + 1) % slot_count;
  if (slot_pairs[slot] == 0) {
    if (pair_count == pair_limit) {
      forget_pairs();
      reset_color_pairs();
    }
    slot_keys[slot] = key;
    slot_pairs[slot] = ++pair_count;
    init_extended_pair(pair_count, rgb(fore), rgb(back));
  }
  return slot_pairs[slot];
}

static void show(struct output_run *run, const uint32_t *frame) {
  for (int row = 0; row < run->height / 2; row++) {
    const uint32_t *upper = frame + 2 * row * run->width, *lower = upper + run->width;
    for (int column = 0; column < run->width; column++) {
      int pair = pair_of(upper[column], lower[column]);
      cchar_t cell;
      setcchar(&cell, L"\u2580", A_NORMAL, 0, &pair);
      mvadd_wch(row, column, &cell);
    }
  }
  refresh();
  run->writes += 1;
}

int main(int argc, char **argv) {
  struct output_run run;
  setlocale(LC_ALL, "C.UTF-8");
  output_open(&run, "ncurses-pairs", argc, argv);
  if (!newterm("xterm-direct", stdout, stdin)) {
    fprintf(stderr, "no terminal, or no entry for xterm-direct (ncurses-term)\n");
    return 2;
  }
  start_color();
  scrollok(stdscr, FALSE);
  output_run_all(&run, show);
  endwin();
  return 0;
}
