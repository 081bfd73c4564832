// libvterm (Debian: libvterm-dev 0.1.4) for Swift, which does not see C's bit fields and unions.

#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H

#include <vterm.h>

// What a colour is: bits 0...23 are red, green, blue (or an index), bits 24...25 say which.
enum {
  CVTERM_COLOR_RGB = 0,
  CVTERM_COLOR_INDEXED = 1,
  CVTERM_COLOR_DEFAULT = 2,
};

static inline uint32_t cvterm_color(const VTermColor *color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(color) || VTERM_COLOR_IS_DEFAULT_BG(color))
    return (uint32_t)CVTERM_COLOR_DEFAULT << 24;
  if (VTERM_COLOR_IS_INDEXED(color))
    return (uint32_t)CVTERM_COLOR_INDEXED << 24 | color->indexed.idx;
  return (uint32_t)color->rgb.red | (uint32_t)color->rgb.green << 8 |
         (uint32_t)color->rgb.blue << 16;
}

// In the order of TermAnim's attributes: bold, italic, underline, strikethrough, inverse.
static inline uint8_t cvterm_attributes(const VTermScreenCell *cell) {
  return (uint8_t)(cell->attrs.bold | cell->attrs.italic << 1 |
                   (cell->attrs.underline != 0) << 2 | cell->attrs.strike << 3 |
                   cell->attrs.reverse << 4);
}

static inline uint32_t cvterm_char(const VTermScreenCell *cell, int index) {
  return cell->chars[index];
}

#endif
