#include "system_pictures.h"

#include "png_abi.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

static const uint64_t most_pixels = 64 * 1000 * 1000;

/// Makes room for a picture; false for one that is empty or too large.
static bool reserve(struct system_picture *picture, uint64_t width, uint64_t height) {
  if (width == 0 || height == 0 || width > most_pixels || width * height > most_pixels) return false;
  *picture = (struct system_picture){calloc(width * height, 4), (int)width, (int)height};
  return picture->pixels != NULL;
}

void system_picture_free(struct system_picture *picture) {
  free(picture->pixels);
  picture->pixels = NULL;
}

static bool find(void *library, void **function, const char *name) {
  *function = dlsym(library, name);
  return *function != NULL;
}

// MARK: PNG

static struct {
  bool is_tried;
  bool is_complete;
  int (*begin)(struct png_abi_image *, const void *, size_t);
  int (*finish)(struct png_abi_image *, const void *, void *, int32_t, void *);
  int (*write)(struct png_abi_image *, void *, size_t *, int, const void *, int32_t, const void *);
  void (*free)(struct png_abi_image *);
} png;

static bool has_png(void) {
  if (png.is_tried) return png.is_complete;
  png.is_tried = true;
  void *library = dlopen("libpng16.so.16", RTLD_LAZY | RTLD_LOCAL);
  png.is_complete =
      library != NULL && find(library, (void **)&png.begin, "png_image_begin_read_from_memory") &&
      find(library, (void **)&png.finish, "png_image_finish_read") &&
      find(library, (void **)&png.write, "png_image_write_to_memory") &&
      find(library, (void **)&png.free, "png_image_free");
  return png.is_complete;
}

static bool read_png(const uint8_t *bytes, size_t count, struct system_picture *picture) {
  struct png_abi_image image = {.version = png_abi_version};
  if (!has_png() || !png.begin(&image, bytes, count)) return false;
  image.format = png_abi_rgba;
  bool is_read = reserve(picture, image.width, image.height) &&
                 png.finish(&image, NULL, picture->pixels, 0, NULL) != 0;
  png.free(&image);
  return is_read;
}

/// Writes the file, or only finds its size where `bytes` is null.
static bool write_png(const struct system_picture *picture, uint8_t *bytes, size_t *count) {
  struct png_abi_image image = {
      .version = png_abi_version,
      .width = (uint32_t)picture->width,
      .height = (uint32_t)picture->height,
      .format = png_abi_rgba,
  };
  bool is_written = png.write(&image, bytes, count, 0, picture->pixels, 0, NULL) != 0;
  png.free(&image);
  return is_written;
}

bool system_picture_write(const struct system_picture *picture, struct system_file *file) {
  *file = (struct system_file){NULL, 0};
  if (picture->width <= 0 || picture->height <= 0 || !has_png()) return false;
  if (!write_png(picture, NULL, &file->count)) return false;
  file->bytes = malloc(file->count);
  if (file->bytes != NULL && write_png(picture, file->bytes, &file->count)) return true;
  system_file_free(file);
  return false;
}

void system_file_free(struct system_file *file) {
  free(file->bytes);
  file->bytes = NULL;
}

// MARK: JPEG

static struct {
  bool is_tried;
  bool is_complete;
  void *(*begin)(void);
  int (*header)(void *, const unsigned char *, unsigned long, int *, int *, int *, int *);
  int (*read)(void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int);
  int (*error)(void *);
  int (*end)(void *);
} jpeg;

/// TurboJPEG's numbers for pixels of red, green, blue and a byte that is 255, and for an error that
/// left a picture, such as an end that is missing.
enum { jpeg_rgba = 7, jpeg_warning = 0 };

static bool has_jpeg(void) {
  if (jpeg.is_tried) return jpeg.is_complete;
  jpeg.is_tried = true;
  void *library = dlopen("libturbojpeg.so.0", RTLD_LAZY | RTLD_LOCAL);
  jpeg.is_complete = library != NULL && find(library, (void **)&jpeg.begin, "tjInitDecompress") &&
                     find(library, (void **)&jpeg.header, "tjDecompressHeader3") &&
                     find(library, (void **)&jpeg.read, "tjDecompress2") &&
                     find(library, (void **)&jpeg.error, "tjGetErrorCode") &&
                     find(library, (void **)&jpeg.end, "tjDestroy");
  return jpeg.is_complete;
}

/// Whether what returned `status` has done its work, maybe with a warning.
static bool jpeg_went_well(void *reader, int status) {
  return status == 0 || jpeg.error(reader) == jpeg_warning;
}

static bool read_jpeg(const uint8_t *bytes, size_t count, struct system_picture *picture) {
  void *reader = has_jpeg() ? jpeg.begin() : NULL;
  if (reader == NULL) return false;
  int width = 0, height = 0, sampling = 0, space = 0;
  int status = jpeg.header(reader, bytes, count, &width, &height, &sampling, &space);
  bool is_read = jpeg_went_well(reader, status) && width > 0 && height > 0 &&
                 reserve(picture, width, height);
  if (is_read) {
    status = jpeg.read(reader, bytes, count, picture->pixels, width, 0, height, jpeg_rgba, 0);
    is_read = jpeg_went_well(reader, status);
  }
  jpeg.end(reader);
  return is_read;
}

// MARK: Any

static bool begins(const uint8_t *bytes, size_t count, const char *mark) {
  return count > strlen(mark) && memcmp(bytes, mark, strlen(mark)) == 0;
}

bool system_picture_read(const uint8_t *bytes, size_t count, struct system_picture *picture) {
  picture->pixels = NULL;
  bool is_read = false;
  if (begins(bytes, count, "\x89PNG")) is_read = read_png(bytes, count, picture);
  if (begins(bytes, count, "\xFF\xD8\xFF")) is_read = read_jpeg(bytes, count, picture);
  if (!is_read) system_picture_free(picture);
  return is_read;
}
