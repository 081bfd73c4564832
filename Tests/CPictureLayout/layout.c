#include "picture_layout.h"

#include "../../Sources/CSystemPictures/png_abi.h"

#include <png.h>
#include <stddef.h>

#define SAME(member) \
  (offsetof(struct png_abi_image, member) == offsetof(png_image, member))

bool png_layouts_agree(void) {
  return SAME(opaque) && SAME(version) && SAME(width) && SAME(height) && SAME(format) &&
         SAME(flags) && SAME(colormap_entries) && SAME(warning_or_error) && SAME(message) &&
         sizeof(struct png_abi_image) == sizeof(png_image) &&
         png_abi_version == PNG_IMAGE_VERSION && png_abi_rgba == PNG_FORMAT_RGBA;
}
