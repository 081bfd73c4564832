// The part of FreeType's binary interface that is used here, as its reference documents it.
//
// Declared by hand so that nothing but the library itself is needed, and that only when it is used.
// The layouts are those of all releases with the name libfreetype.so.6; a test compares them with
// FreeType's own headers.

#ifndef FREETYPE_ABI_H
#define FREETYPE_ABI_H

struct ft_vector {
  long x, y;
};

struct ft_generic {
  void *data;
  void *finalizer;
};

struct ft_outline {
  short contour_count, point_count;
  struct ft_vector *points;
  char *tags;
  short *contours;
  int flags;
};

struct ft_bitmap {
  unsigned rows, width;
  int pitch;
  unsigned char *buffer;
  unsigned short gray_count;
  unsigned char pixel_mode, palette_mode;
  void *palette;
};

struct ft_bitmap_size {
  short height, width;
  long size, ppem_x, ppem_y;
};

struct ft_slot {
  void *library, *face, *next;
  unsigned glyph_index;
  struct ft_generic generic;
  long metrics[8];
  long linear_advance_x, linear_advance_y;
  struct ft_vector advance;
  int format;
  struct ft_bitmap bitmap;
  int bitmap_left, bitmap_top;
  struct ft_outline outline;
};

struct ft_face {
  long face_count, face_index, face_flags, style_flags, glyph_count;
  char *family_name, *style_name;
  int fixed_size_count;
  struct ft_bitmap_size *fixed_sizes;
  int charmap_count;
  void *charmaps;
  struct ft_generic generic;
  long bounds[4];
  unsigned short units_per_em;
  short ascender, descender, height;
  short max_advance_width, max_advance_height, underline_position, underline_thickness;
  struct ft_slot *glyph;
};

struct ft_outline_functions {
  int (*move)(const struct ft_vector *, void *);
  int (*line)(const struct ft_vector *, void *);
  int (*quad)(const struct ft_vector *, const struct ft_vector *, void *);
  int (*cubic)(const struct ft_vector *, const struct ft_vector *, const struct ft_vector *, void *);
  int shift;
  long delta;
};

enum {
  ft_scalable = 1,
  ft_colored = 1 << 14,
  ft_load_no_hinting = 1 << 1,
  ft_load_render = 1 << 2,
  ft_load_no_bitmap = 1 << 3,
  ft_load_force_autohint = 1 << 5,
  ft_load_target_light = 1 << 16,
  ft_load_color = 1 << 20,
  ft_pixels_bgra = 7,
  ft_kerning_unscaled = 2,
  ft_format_outline = 0x6F75746C,  // 'outl'
};

#endif
