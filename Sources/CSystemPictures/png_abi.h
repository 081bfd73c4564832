// What is used of libpng's simplified interface, declared by hand from its manual (libpng-manual.txt,
// "The simplified API"): its layout belongs to the name libpng16.so.16. A test compares it with the
// library's own header.

#ifndef PNG_ABI_H
#define PNG_ABI_H

#include <stdint.h>

enum { png_abi_version = 1, png_abi_rgba = 3 };

struct png_abi_image {
  void *opaque;
  uint32_t version;
  uint32_t width;
  uint32_t height;
  uint32_t format;
  uint32_t flags;
  uint32_t colormap_entries;
  uint32_t warning_or_error;
  char message[64];
};

#endif
