// What characters of a face become one glyph, by HarfBuzz.

#ifndef LIGATURES_H
#define LIGATURES_H

#include <stdint.h>

struct ligatures;

/// The ligatures of a face in a file; NULL when there is no HarfBuzz.
struct ligatures *ligatures_open(const char *path, int index);

/// `ligatures` may be NULL.
void ligatures_close(struct ligatures *ligatures);

/// The glyph that all characters are together; 0 when they are several.
uint32_t ligatures_glyph(struct ligatures *ligatures, const uint32_t *characters, int count);

#endif
