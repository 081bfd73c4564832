#ifndef PICTURE_LAYOUT_H
#define PICTURE_LAYOUT_H

#include <stdbool.h>

/// Whether what the library declares of libpng is what libpng declares.
bool png_layouts_agree(void);

#endif
