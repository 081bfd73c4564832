/* Compares the declarations of FreeType's structures that the library uses with FreeType's own. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include <stdbool.h>

/* Whether every structure and constant is as FreeType's headers have it. */
bool freetype_layouts_agree(void);

#endif
