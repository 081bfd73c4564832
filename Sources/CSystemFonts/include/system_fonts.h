// The machine's own typefaces: fontconfig finds their files, FreeType reads their outlines and
// pictures, HarfBuzz says which characters are one picture.
//
// The libraries are opened when they are first needed and never before, so that a program that
// needs none pays nothing for them and starts where they are not installed. Nothing here is safe to
// be called by two threads at once.

#ifndef SYSTEM_FONTS_H
#define SYSTEM_FONTS_H

#include <stdbool.h>
#include <stdint.h>

/// A face in a file, and how near it comes to what was asked for.
struct system_font {
  char path[4096];
  int index;
  /// On fontconfig's scale: 80 is regular, 200 bold.
  int weight;
  bool is_slanted;
};

/// What a face is to be like.
struct system_font_wish {
  /// A family, a full name or a PostScript name; NULL for any face.
  const char *name;
  /// A generic family for the case that `name` is NULL, such as "monospace"; or NULL.
  const char *kind;
  /// A character that the face must have; 0 for any.
  uint32_t character;
  /// On fontconfig's scale.
  int weight;
  bool is_slanted;
  /// Whether its glyphs are to be pictures in colours, or else outlines.
  bool is_colored;
};

/// Finds the face that comes nearest to a wish.
///
/// False when there is none of that name, none with the character, or no fontconfig.
bool system_font_find(const struct system_font_wish *wish, struct system_font *font);

/// A face whose outlines or pictures can be had.
struct system_face;

/// Opens a face; NULL when the file has none with outlines or pictures, or there is no FreeType.
struct system_face *system_face_open(const char *path, int index);

void system_face_close(struct system_face *face);

/// How far lines reach above the baseline, in ems.
double system_face_ascent(const struct system_face *face);

/// How far lines reach below the baseline, in ems; positive.
double system_face_descent(const struct system_face *face);

/// The glyph of a character; 0 when the face lacks it.
uint32_t system_face_glyph(struct system_face *face, uint32_t character);

/// How much further apart than their advances say two characters stand, in ems, by the `kern` table.
double system_face_kerning(struct system_face *face, uint32_t left, uint32_t right);

/// One step of an outline.
enum system_outline_step { system_outline_move, system_outline_line, system_outline_quad, system_outline_cubic };

/// A step with its points, the last of which is where it ends; pixels, y up from the baseline.
struct system_outline_element {
  enum system_outline_step step;
  double x[3];
  double y[3];
};

/// The outline of a glyph; to be given back with `system_outline_free`.
struct system_outline {
  struct system_outline_element *elements;
  int count;
  /// From where the glyph's room begins to where the next one's does, in pixels.
  double advance;
};

/// Reads the outline of a glyph at a size of `pixels` an em.
///
/// Hinted, heights are fitted to whole pixels. `boldness` is added to the width of strokes, in
/// pixels. False when the glyph has no outline, such as a picture made of pixels.
bool system_face_outline(
    struct system_face *face, uint32_t glyph, double pixels, bool is_hinted, double boldness,
    struct system_outline *outline);

void system_outline_free(struct system_outline *outline);

/// A glyph in colours; to be given back with `system_glyph_picture_free`.
struct system_glyph_picture {
  int width, height;
  /// Rows from the top; red in the lowest byte, then green, blue and opacity, premultiplied.
  uint32_t *pixels;
  /// From where the glyph's room begins to the left edge, and from the baseline up to the top, in
  /// pixels.
  int left, top;
  /// From where the glyph's room begins to where the next one's does, in pixels.
  double advance;
  /// Pixels an em.
  double size;
};

/// The one glyph of some characters that belong together, such as a flag; 0 when the face draws
/// them apart, or there is no HarfBuzz.
uint32_t system_face_ligature(struct system_face *face, const uint32_t *characters, int count);

/// Reads the picture of a glyph, as large as the face has it; where it has shapes in colours, at
/// 128 pixels an em.
///
/// False when the glyph has none, or one that FreeType cannot draw.
bool system_face_picture(
    struct system_face *face, uint32_t glyph, struct system_glyph_picture *picture);

void system_glyph_picture_free(struct system_glyph_picture *picture);

#endif
