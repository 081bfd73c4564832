#include "ligatures.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>

// HarfBuzz's interface is functions of plain types and opaque pointers, and this structure, which is
// the same in all releases with the name libharfbuzz.so.0.
struct glyph_info {
  uint32_t glyph, mask, cluster, reserved[2];
};

enum { remove_default_ignorables = 8 };

static struct {
  bool is_tried, is_complete;
  void *(*blob_create)(const char *);
  void (*blob_destroy)(void *);
  void *(*face_create)(void *, unsigned);
  void (*face_destroy)(void *);
  void *(*font_create)(void *);
  void (*font_destroy)(void *);
  void *(*buffer_create)(void);
  void (*buffer_destroy)(void *);
  void (*buffer_add)(void *, const uint32_t *, int, unsigned, int);
  void (*buffer_guess)(void *);
  void (*buffer_set_flags)(void *, int);
  void (*shape)(void *, void *, const void *, unsigned);
  struct glyph_info *(*glyph_infos)(void *, unsigned *);
} harfbuzz;

struct ligatures {
  void *font;
};

static bool find_symbol(void *object, void **target, const char *name) {
  *target = dlsym(object, name);
  return *target != NULL;
}

#define FIND(member, name) find_symbol(object, (void **)&harfbuzz.member, name)

static void open_harfbuzz(void) {
  void *object = dlopen("libharfbuzz.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (!object) return;
  harfbuzz.is_complete =
      FIND(blob_create, "hb_blob_create_from_file") && FIND(blob_destroy, "hb_blob_destroy") &&
      FIND(face_create, "hb_face_create") && FIND(face_destroy, "hb_face_destroy") &&
      FIND(font_create, "hb_font_create") && FIND(font_destroy, "hb_font_destroy") &&
      FIND(buffer_create, "hb_buffer_create") && FIND(buffer_destroy, "hb_buffer_destroy") &&
      FIND(buffer_add, "hb_buffer_add_utf32") &&
      FIND(buffer_guess, "hb_buffer_guess_segment_properties") &&
      FIND(buffer_set_flags, "hb_buffer_set_flags") && FIND(shape, "hb_shape") &&
      FIND(glyph_infos, "hb_buffer_get_glyph_infos");
}

struct ligatures *ligatures_open(const char *path, int index) {
  if (!harfbuzz.is_tried) open_harfbuzz();
  harfbuzz.is_tried = true;
  if (!harfbuzz.is_complete) return NULL;
  struct ligatures *ligatures = malloc(sizeof *ligatures);
  if (!ligatures) return NULL;
  void *blob = harfbuzz.blob_create(path);
  void *face = harfbuzz.face_create(blob, (unsigned)index);
  ligatures->font = harfbuzz.font_create(face);
  harfbuzz.face_destroy(face);
  harfbuzz.blob_destroy(blob);
  return ligatures;
}

void ligatures_close(struct ligatures *ligatures) {
  if (!ligatures) return;
  harfbuzz.font_destroy(ligatures->font);
  free(ligatures);
}

uint32_t ligatures_glyph(struct ligatures *ligatures, const uint32_t *characters, int count) {
  void *buffer = harfbuzz.buffer_create();
  harfbuzz.buffer_add(buffer, characters, count, 0, count);
  harfbuzz.buffer_guess(buffer);
  harfbuzz.buffer_set_flags(buffer, remove_default_ignorables);
  harfbuzz.shape(ligatures->font, buffer, NULL, 0);
  unsigned length = 0;
  const struct glyph_info *infos = harfbuzz.glyph_infos(buffer, &length);
  uint32_t glyph = infos && length == 1 ? infos[0].glyph : 0;
  harfbuzz.buffer_destroy(buffer);
  return glyph;
}
