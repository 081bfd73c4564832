// Pictures in files: libpng reads and writes PNG, libjpeg-turbo reads JPEG.
//
// Both libraries are opened when a picture of their kind is first needed and never before, so that a
// program that shows none pays nothing for them and starts where they are not installed. Nothing here
// is safe to be called by two threads at once.

#ifndef SYSTEM_PICTURES_H
#define SYSTEM_PICTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A picture from the top left, row after row without gaps; to be given back with `system_picture_free`.
struct system_picture {
  /// Red, green, blue and opacity of each pixel in sRGB, colours not multiplied by the opacity.
  uint8_t *pixels;
  int width;
  int height;
};

/// Reads the picture in the bytes of a file.
///
/// False when it is of another kind, broken, larger than 64 million pixels, or when the library that
/// reads it is not there.
bool system_picture_read(const uint8_t *bytes, size_t count, struct system_picture *picture);

void system_picture_free(struct system_picture *picture);

/// The bytes of a file; to be given back with `system_file_free`.
struct system_file {
  uint8_t *bytes;
  size_t count;
};

/// Writes a picture into a PNG file.
///
/// False when it is empty, when there is no memory, or when libpng is not there.
bool system_picture_write(const struct system_picture *picture, struct system_file *file);

void system_file_free(struct system_file *file);

#endif
