/* The yardstick: a careful greedy diff, row by row, as one would write it by hand.
 *
 * Rows are compared as a whole first, then cell by cell. A changed cell takes whichever of ▀, ▄,
 * █ and space needs fewest bytes with the colours that the pen has; foreground and background are
 * left out separately; digits come from a table; one write a frame. */
#include "output.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct digits {
  char text[4]; /* "255;" */
  int count;
};

static struct digits digits[256];
static uint32_t *shown; /* the frame on the screen */
static uint8_t *buffer;
static int is_first = 1;

/* A colour that no pixel has. */
#define UNKNOWN 0x01000000u

struct pen {
  uint32_t fore, back;
  int column, row;
  uint8_t *out;
};

static inline void put(struct pen *pen, const char *text, int count) {
  memcpy(pen->out, text, count);
  pen->out += count;
}

static inline void put_number(struct pen *pen, int number) {
  pen->out += sprintf((char *)pen->out, "%d", number);
}

static inline void put_byte(struct pen *pen, uint8_t value) {
  memcpy(pen->out, digits[value].text, 4);
  pen->out += digits[value].count;
}

static inline void put_color(struct pen *pen, const char *kind, uint32_t color) {
  put(pen, kind, 5); /* "38;2;" or "48;2;" */
  put_byte(pen, color);
  put_byte(pen, color >> 8);
  put_byte(pen, color >> 16);
}

/* Sets what differs of both colours in one sequence. */
static inline void set_colors(struct pen *pen, uint32_t fore, uint32_t back) {
  if (fore == pen->fore && back == pen->back) return;
  put(pen, "\033[", 2);
  if (fore != pen->fore) put_color(pen, "38;2;", fore);
  if (back != pen->back) put_color(pen, "48;2;", back);
  pen->out[-1] = 'm';
  pen->fore = fore;
  pen->back = back;
}

static void move_to(struct pen *pen, int column, int row) {
  if (pen->row == row && pen->column == column) return;
  if (pen->row == row && pen->column < column) {
    put(pen, "\033[", 2);
    if (column - pen->column > 1) put_number(pen, column - pen->column);
    put(pen, "C", 1);
  } else if (pen->row + 1 == row && column == 0 && pen->column >= 0) {
    put(pen, "\r\n", 2);
  } else {
    put(pen, "\033[", 2);
    put_number(pen, row + 1);
    if (column > 0) {
      put(pen, ";", 1);
      put_number(pen, column + 1);
    }
    put(pen, "H", 1);
  }
  pen->column = column;
  pen->row = row;
}

static inline void put_solid(struct pen *pen, uint32_t color) {
  if (pen->fore == color && pen->back != color) {
    put(pen, "\xE2\x96\x88", 3);
    return;
  }
  set_colors(pen, pen->fore, color);
  put(pen, " ", 1);
}

static inline void put_cell(struct pen *pen, uint32_t upper, uint32_t lower) {
  if (upper == lower) {
    put_solid(pen, upper);
    return;
  }
  int as_upper = (pen->fore != upper) + (pen->back != lower);
  int as_lower = (pen->fore != lower) + (pen->back != upper);
  if (as_upper < as_lower) {
    set_colors(pen, upper, lower);
    put(pen, "\xE2\x96\x80", 3);
  } else {
    set_colors(pen, lower, upper);
    put(pen, "\xE2\x96\x84", 3);
  }
}

static void put_row(struct pen *pen, int row, int width, const uint32_t *upper,
                    const uint32_t *lower, uint32_t *shown_upper, uint32_t *shown_lower) {
  for (int column = 0; column < width; column++) {
    if (!is_first && upper[column] == shown_upper[column] && lower[column] == shown_lower[column])
      continue;
    move_to(pen, column, row);
    put_cell(pen, upper[column] & 0xFFFFFF, lower[column] & 0xFFFFFF);
    pen->column += 1;
    if (pen->column == width) pen->column = -1; /* where the cursor waits differs */
  }
  memcpy(shown_upper, upper, width * 4);
  memcpy(shown_lower, lower, width * 4);
}

static struct pen pen = {UNKNOWN, UNKNOWN, -1, -1, NULL};

static void show(struct output_run *run, const uint32_t *frame) {
  int width = run->width;
  pen.out = buffer;
  for (int row = 0; row < run->height / 2; row++) {
    const uint32_t *upper = frame + 2 * row * width;
    uint32_t *known = shown + 2 * row * width;
    if (!is_first && memcmp(upper, known, 2 * width * 4) == 0) continue;
    put_row(&pen, row, width, upper, upper + width, known, known + width);
  }
  is_first = 0;
  output_write(run, buffer, pen.out - buffer);
}

int main(int argc, char **argv) {
  struct output_run run;
  output_open(&run, "greedy-c", argc, argv);
  for (int value = 0; value < 256; value++) {
    char text[8];
    digits[value].count = sprintf(text, "%d;", value);
    memcpy(digits[value].text, text, 4);
  }
  shown = calloc((size_t)run.width * run.height, 4);
  buffer = malloc((size_t)run.width * run.height / 2 * 64 + 64);
  output_run_all(&run, show);
  return 0;
}
