/* The scenes through Cairo's image surface, with its default anti-aliasing and tolerance. */
#include "../Sources/CLetters/include/letters.h"
#include "../Sources/CLetters/include/strokes.h"
#include "scenes.h"

#include <cairo.h>
#include <math.h>
#include <stdlib.h>

struct canvas {
  cairo_surface_t *surface;
  cairo_t *cairo;
};

/* A letter's outline, read once, and the middle of its bounds. */
struct outline {
  int count;
  struct {
    char verb;
    double at[4];
  } parts[512];
  double x, y;
};

/* The letters of one face. */
struct face {
  double units_per_em;
  struct outline outlines[128];
};

static struct face outlined = {letters_units_per_em}, stroked = {stroke_units_per_em};

static void set_color(cairo_t *cairo, unsigned hex) {
  cairo_set_source_rgb(cairo, (hex >> 16 & 255) / 255.0, (hex >> 8 & 255) / 255.0,
                       (hex & 255) / 255.0);
}

static void add_stop(cairo_pattern_t *pattern, double place, unsigned hex, double opacity) {
  cairo_pattern_add_color_stop_rgba(pattern, place, (hex >> 16 & 255) / 255.0,
                                    (hex >> 8 & 255) / 255.0, (hex & 255) / 255.0, opacity);
}

static void growing_disc(cairo_t *cairo, struct stage s) {
  cairo_arc(cairo, s.x, s.y, stage_radius(s), 0, 2 * M_PI);
  set_color(cairo, 0xE6463C);
  cairo_fill(cairo);
}

static void gradient_rectangle(cairo_t *cairo, struct stage s) {
  double x = s.width * 0.1, y = s.height * 0.1, r = 16 * s.unit;
  double right = s.width * 0.9, bottom = s.height * 0.9;
  double dx = cos(2 * M_PI * s.t) * 0.4 * s.width, dy = sin(2 * M_PI * s.t) * 0.4 * s.width;
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, right - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cairo, right - r, bottom - r, r, 0, M_PI / 2);
  cairo_arc(cairo, x + r, bottom - r, r, M_PI / 2, M_PI);
  cairo_arc(cairo, x + r, y + r, r, M_PI, 1.5 * M_PI);
  cairo_close_path(cairo);
  cairo_pattern_t *pattern =
      cairo_pattern_create_linear(s.x - dx, s.y - dy, s.x + dx, s.y + dy);
  add_stop(pattern, 0, 0x28A0DC, 1);
  add_stop(pattern, 1, 0xFAC83C, 1);
  cairo_set_source(cairo, pattern);
  cairo_fill(cairo);
  cairo_pattern_destroy(pattern);
}

static void dashed_arc(cairo_t *cairo, struct stage s) {
  double dashes[4] = {6 * s.unit, 3 * s.unit, 20 * s.unit, 3 * s.unit};
  cairo_arc(cairo, s.x, s.y, 45 * s.unit, 2 * M_PI * s.t, 2 * M_PI * s.t + 1.5 * M_PI);
  cairo_set_line_width(cairo, 10 * s.unit);
  cairo_set_dash(cairo, dashes, 4, 100 * s.unit * s.t);
  set_color(cairo, 0x5AC878);
  cairo_stroke(cairo);
  cairo_set_dash(cairo, NULL, 0, 0);
}

static void stroked_star(cairo_t *cairo, struct stage s) {
  for (int i = 0; i < 24; i++) {
    double angle = 2 * M_PI * (s.t + i / 24.0), radius = (i % 2 ? 25 : 50) * s.unit;
    cairo_line_to(cairo, s.x + radius * cos(angle), s.y + radius * sin(angle));
  }
  cairo_close_path(cairo);
  set_color(cairo, 0xFAC83C);
  cairo_fill_preserve(cairo);
  cairo_set_line_width(cairo, 4 * s.unit);
  set_color(cairo, 0xE6463C);
  cairo_stroke(cairo);
}

static void translucent_ellipses(cairo_t *cairo, struct stage s) {
  cairo_pattern_t *pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1);
  add_stop(pattern, 0, 0xE64696, 0.5);
  add_stop(pattern, 1, 0x28A0DC, 0.1);
  for (int i = 0; i < 40; i++) {
    double angle = 2 * M_PI * (i / 40.0 + s.t), c = cos(angle) * s.unit, d = sin(angle) * s.unit;
    cairo_matrix_t place;
    cairo_matrix_init(&place, 26 * c, 26 * d, -9 * d, 9 * c, s.x + 30 * c, s.y + 30 * d);
    cairo_set_matrix(cairo, &place);
    cairo_arc(cairo, 0, 0, 1, 0, 2 * M_PI);
    cairo_set_source(cairo, pattern);
    cairo_fill(cairo);
  }
  cairo_identity_matrix(cairo);
  cairo_pattern_destroy(pattern);
}

static void add_outline(cairo_t *cairo, const struct outline *outline) {
  double x = 0, y = 0;
  for (int i = 0; i < outline->count; i++) {
    const double *at = outline->parts[i].at;
    switch (outline->parts[i].verb) {
    case 'M': cairo_move_to(cairo, at[0], at[1]); break;
    case 'L': cairo_line_to(cairo, at[0], at[1]); break;
    case 'Q':
      cairo_curve_to(cairo, x + (at[0] - x) * 2 / 3, y + (at[1] - y) * 2 / 3,
                     at[2] + (at[0] - at[2]) * 2 / 3, at[3] + (at[1] - at[3]) * 2 / 3, at[2],
                     at[3]);
      break;
    default: cairo_close_path(cairo);
    }
    int end = outline->parts[i].verb == 'Q' ? 2 : 0;
    x = at[end];
    y = at[end + 1];
  }
}

static void scaled(cairo_t *cairo, struct stage s, const struct face *face) {
  const char *text = "TERMANIM-ENGINE";
  for (int i = 0; i < 15; i++) {
    const struct outline *outline = &face->outlines[(int)text[i]];
    double pulse = 0.6 + 0.4 * sin(2 * M_PI * (3 * s.t + i / 15.0));
    double scale = 34 * s.unit / face->units_per_em * pulse;
    cairo_matrix_t place;
    cairo_matrix_init(&place, scale, 0, 0, -scale,
                      s.x + (i % 5 - 2) * 38 * s.unit - outline->x * scale,
                      s.y + (i / 5 - 1) * 38 * s.unit + outline->y * scale);
    cairo_set_matrix(cairo, &place);
    add_outline(cairo, outline);
  }
  cairo_identity_matrix(cairo);
  set_color(cairo, 0xF0F0E0);
  cairo_fill(cairo);
}

static void scaled_letters(cairo_t *cairo, struct stage s) { scaled(cairo, s, &outlined); }

static void scaled_stroke_letters(cairo_t *cairo, struct stage s) { scaled(cairo, s, &stroked); }

static void draw(int scene, struct stage stage, void *target) {
  static void (*const scenes[7])(cairo_t *, struct stage) = {
      growing_disc, gradient_rectangle, dashed_arc, stroked_star, translucent_ellipses,
      scaled_letters, scaled_stroke_letters};
  struct canvas *canvas = target;
  set_color(canvas->cairo, 0x101420);
  cairo_paint(canvas->cairo);
  cairo_new_path(canvas->cairo);
  scenes[scene - 1](canvas->cairo, stage);
}

static void *begin(int width, int height) {
  struct canvas *canvas = malloc(sizeof *canvas);
  canvas->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  canvas->cairo = cairo_create(canvas->surface);
  return canvas;
}

static const unsigned *pixels(void *target) {
  struct canvas *canvas = target;
  cairo_surface_flush(canvas->surface);
  return (const unsigned *)cairo_image_surface_get_data(canvas->surface);
}

static void end(void *target) {
  struct canvas *canvas = target;
  cairo_destroy(canvas->cairo);
  cairo_surface_destroy(canvas->surface);
  free(canvas);
}

static void read_outline(struct outline *outline, const char *text) {
  double left = 1e9, right = -1e9, top = 1e9, bottom = -1e9;
  while (*text) {
    char verb = *text++;
    int wanted = verb == 'Q' ? 4 : verb == 'Z' ? 0 : 2;
    outline->parts[outline->count].verb = verb;
    for (int i = 0; i < wanted; i++) {
      double value = strtod(text, (char **)&text);
      outline->parts[outline->count].at[i] = value;
      if (i % 2 == 0) left = fmin(left, value), right = fmax(right, value);
      if (i % 2 == 1) top = fmin(top, value), bottom = fmax(bottom, value);
    }
    outline->count++;
    while (*text == ' ') text++;
  }
  outline->x = (left + right) / 2;
  outline->y = (top + bottom) / 2;
}

int main(int argc, char **argv) {
  for (const char *letter = "TERMAN-IG"; *letter; letter++)
    read_outline(&outlined.outlines[(int)*letter], letter_outline(*letter)),
        read_outline(&stroked.outlines[(int)*letter], stroke_outline(*letter));
  scenes_run("cairo", argc, argv, begin, draw, pixels, end);
  return 0;
}
