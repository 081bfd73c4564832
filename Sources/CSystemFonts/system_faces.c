#include "freetype_abi.h"
#include "ligatures.h"
#include "system_fonts.h"

#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct {
  bool is_tried;
  void *library;
  int (*new_face)(void *, const char *, long, struct ft_face **);
  int (*done_face)(struct ft_face *);
  unsigned (*char_index)(struct ft_face *, unsigned long);
  int (*set_size)(struct ft_face *, long, long, unsigned, unsigned);
  int (*select_size)(struct ft_face *, int);
  int (*load_glyph)(struct ft_face *, unsigned, int);
  int (*decompose)(struct ft_outline *, const struct ft_outline_functions *, void *);
  int (*embolden)(struct ft_outline *, long);
  int (*kerning)(struct ft_face *, unsigned, unsigned, unsigned, struct ft_vector *);
} freetype;

struct system_face {
  struct ft_face *face;
  char *path;
  int index;
  /// NULL before a ligature is first asked for, and without HarfBuzz.
  struct ligatures *ligatures;
};

static void open_freetype(void) {
  void *object = dlopen("libfreetype.so.6", RTLD_LAZY | RTLD_LOCAL);
  if (!object) return;
  int (*init)(void **);
  *(void **)&init = dlsym(object, "FT_Init_FreeType");
  *(void **)&freetype.new_face = dlsym(object, "FT_New_Face");
  *(void **)&freetype.done_face = dlsym(object, "FT_Done_Face");
  *(void **)&freetype.char_index = dlsym(object, "FT_Get_Char_Index");
  *(void **)&freetype.set_size = dlsym(object, "FT_Set_Char_Size");
  *(void **)&freetype.select_size = dlsym(object, "FT_Select_Size");
  *(void **)&freetype.load_glyph = dlsym(object, "FT_Load_Glyph");
  *(void **)&freetype.decompose = dlsym(object, "FT_Outline_Decompose");
  *(void **)&freetype.embolden = dlsym(object, "FT_Outline_Embolden");
  *(void **)&freetype.kerning = dlsym(object, "FT_Get_Kerning");
  bool is_complete = init && freetype.new_face && freetype.done_face && freetype.char_index &&
                     freetype.set_size && freetype.select_size && freetype.load_glyph &&
                     freetype.decompose && freetype.embolden && freetype.kerning;
  if (!is_complete || init(&freetype.library) != 0) freetype.library = NULL;
}

static bool has_pictures(const struct ft_face *face) {
  return (face->face_flags & ft_colored) && face->fixed_size_count > 0;
}

struct system_face *system_face_open(const char *path, int index) {
  if (!freetype.is_tried) open_freetype();
  freetype.is_tried = true;
  if (!freetype.library) return NULL;
  struct ft_face *face = NULL;
  if (freetype.new_face(freetype.library, path, index, &face) != 0 || !face) return NULL;
  struct system_face *opened = NULL;
  bool has_outlines = (face->face_flags & ft_scalable) && face->units_per_em > 0;
  if (has_outlines || has_pictures(face)) opened = malloc(sizeof *opened);
  if (opened) {
    *opened = (struct system_face){.face = face, .path = strdup(path), .index = index};
  } else {
    freetype.done_face(face);
  }
  return opened;
}

void system_face_close(struct system_face *face) {
  ligatures_close(face->ligatures);
  free(face->path);
  freetype.done_face(face->face);
  free(face);
}

/// A face of pictures alone may not say what its units are.
static double units(const struct system_face *face) {
  return face->face->units_per_em > 0 ? face->face->units_per_em : 1;
}

double system_face_ascent(const struct system_face *face) {
  return face->face->ascender / units(face);
}

double system_face_descent(const struct system_face *face) {
  return -face->face->descender / units(face);
}

uint32_t system_face_glyph(struct system_face *face, uint32_t character) {
  return freetype.char_index(face->face, character);
}

double system_face_kerning(struct system_face *face, uint32_t left, uint32_t right) {
  uint32_t glyphs[] = {system_face_glyph(face, left), system_face_glyph(face, right)};
  struct ft_vector kerning = {0, 0};
  if (!glyphs[0] || !glyphs[1]) return 0;
  if (freetype.kerning(face->face, glyphs[0], glyphs[1], ft_kerning_unscaled, &kerning) != 0) {
    return 0;
  }
  return kerning.x / units(face);
}

// Lengths of FreeType are in 64ths of a pixel.
static const double unit = 64;

struct collector {
  struct system_outline *outline;
  int capacity;
};

static int collect(
    struct collector *collector, enum system_outline_step step, const struct ft_vector **points,
    int count) {
  struct system_outline *outline = collector->outline;
  if (outline->count == collector->capacity) {
    int capacity = collector->capacity ? 2 * collector->capacity : 64;
    void *larger = realloc(outline->elements, (size_t)capacity * sizeof *outline->elements);
    if (!larger) return 1;
    outline->elements = larger;
    collector->capacity = capacity;
  }
  struct system_outline_element *element = &outline->elements[outline->count++];
  *element = (struct system_outline_element){.step = step};
  for (int i = 0; i < count; i++) {
    element->x[i] = points[i]->x / unit;
    element->y[i] = points[i]->y / unit;
  }
  return 0;
}

static int move(const struct ft_vector *to, void *collector) {
  return collect(collector, system_outline_move, &to, 1);
}

static int line(const struct ft_vector *to, void *collector) {
  return collect(collector, system_outline_line, &to, 1);
}

static int quad(const struct ft_vector *control, const struct ft_vector *to, void *collector) {
  const struct ft_vector *points[] = {control, to};
  return collect(collector, system_outline_quad, points, 2);
}

static int cubic(
    const struct ft_vector *first, const struct ft_vector *second, const struct ft_vector *to,
    void *collector) {
  const struct ft_vector *points[] = {first, second, to};
  return collect(collector, system_outline_cubic, points, 3);
}

bool system_face_outline(
    struct system_face *face, uint32_t glyph, double pixels, bool is_hinted, double boldness,
    struct system_outline *outline) {
  // FreeType refuses sizes of 2048 pixels and more with hinting, and needs at least one.
  if (!(pixels >= 1 && pixels <= 2000)) return false;
  long size = lround(pixels * unit);
  int flags = is_hinted ? ft_load_force_autohint | ft_load_target_light : ft_load_no_hinting;
  if (freetype.set_size(face->face, size, size, 72, 72) != 0) return false;
  if (freetype.load_glyph(face->face, glyph, ft_load_no_bitmap | flags) != 0) return false;
  struct ft_slot *slot = face->face->glyph;
  if (slot->format != ft_format_outline) return false;
  if (boldness > 0) freetype.embolden(&slot->outline, lround(boldness * unit));
  *outline = (struct system_outline){.advance = slot->advance.x / unit + fmax(boldness, 0)};
  struct collector collector = {outline, 0};
  const struct ft_outline_functions functions = {move, line, quad, cubic, 0, 0};
  if (freetype.decompose(&slot->outline, &functions, &collector) == 0) return true;
  system_outline_free(outline);
  return false;
}

void system_outline_free(struct system_outline *outline) {
  free(outline->elements);
  outline->elements = NULL;
  outline->count = 0;
}

/// Chooses the largest pictures of a face, or a size for shapes in colours; returns pixels an em.
static double choose_picture_size(struct ft_face *face) {
  int largest = 0;
  for (int i = 1; i < face->fixed_size_count; i++) {
    if (face->fixed_sizes[i].ppem_y > face->fixed_sizes[largest].ppem_y) largest = i;
  }
  if (face->fixed_size_count > 0) {
    if (freetype.select_size(face, largest) != 0) return 0;
    return face->fixed_sizes[largest].ppem_y / unit;
  }
  const double pixels = 128;
  const long size = lround(pixels * unit);
  return freetype.set_size(face, size, size, 72, 72) == 0 ? pixels : 0;
}

/// The pixels of a bitmap in the order of `system_glyph_picture`; NULL when there is no memory.
static uint32_t *copy_pixels(const struct ft_bitmap *bitmap) {
  uint32_t *pixels = malloc((size_t)bitmap->width * bitmap->rows * sizeof *pixels);
  if (!pixels) return NULL;
  for (unsigned y = 0; y < bitmap->rows; y++) {
    const unsigned char *row = bitmap->buffer + (long)y * bitmap->pitch;
    for (unsigned x = 0; x < bitmap->width; x++) {
      const unsigned char *from = row + 4 * x;
      pixels[y * bitmap->width + x] = (uint32_t)from[2] | (uint32_t)from[1] << 8 |
                                      (uint32_t)from[0] << 16 | (uint32_t)from[3] << 24;
    }
  }
  return pixels;
}

bool system_face_picture(
    struct system_face *face, uint32_t glyph, struct system_glyph_picture *picture) {
  double size = choose_picture_size(face->face);
  if (!(size > 0)) return false;
  if (freetype.load_glyph(face->face, glyph, ft_load_color | ft_load_render) != 0) return false;
  struct ft_slot *slot = face->face->glyph;
  const struct ft_bitmap *bitmap = &slot->bitmap;
  const unsigned most = 4096;
  if (bitmap->pixel_mode != ft_pixels_bgra || bitmap->pitch < 0 || !bitmap->buffer) return false;
  if (bitmap->width == 0 || bitmap->rows == 0) return false;
  if (bitmap->width > most || bitmap->rows > most) return false;
  *picture = (struct system_glyph_picture){
      .width = (int)bitmap->width, .height = (int)bitmap->rows, .pixels = copy_pixels(bitmap),
      .left = slot->bitmap_left, .top = slot->bitmap_top, .advance = slot->advance.x / unit,
      .size = size};
  return picture->pixels != NULL;
}

void system_glyph_picture_free(struct system_glyph_picture *picture) {
  free(picture->pixels);
  picture->pixels = NULL;
}

uint32_t system_face_ligature(struct system_face *face, const uint32_t *characters, int count) {
  if (!face->ligatures && face->path) face->ligatures = ligatures_open(face->path, face->index);
  return face->ligatures ? ligatures_glyph(face->ligatures, characters, count) : 0;
}
