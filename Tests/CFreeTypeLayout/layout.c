#include "layout.h"

#include "../../Sources/CSystemFonts/freetype_abi.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include <stddef.h>

#define SAME(ours, mine, theirs, yours) (offsetof(struct ours, mine) == offsetof(theirs, yours))

bool freetype_layouts_agree(void) {
  return SAME(ft_face, face_flags, FT_FaceRec, face_flags) &&
         SAME(ft_face, units_per_em, FT_FaceRec, units_per_EM) &&
         SAME(ft_face, ascender, FT_FaceRec, ascender) &&
         SAME(ft_face, descender, FT_FaceRec, descender) &&
         SAME(ft_face, glyph, FT_FaceRec, glyph) &&
         SAME(ft_face, fixed_size_count, FT_FaceRec, num_fixed_sizes) &&
         SAME(ft_face, fixed_sizes, FT_FaceRec, available_sizes) &&
         SAME(ft_bitmap_size, ppem_y, FT_Bitmap_Size, y_ppem) &&
         sizeof(struct ft_bitmap_size) == sizeof(FT_Bitmap_Size) &&
         SAME(ft_slot, advance, FT_GlyphSlotRec, advance) &&
         SAME(ft_slot, format, FT_GlyphSlotRec, format) &&
         SAME(ft_slot, bitmap, FT_GlyphSlotRec, bitmap) &&
         SAME(ft_slot, bitmap_left, FT_GlyphSlotRec, bitmap_left) &&
         SAME(ft_slot, bitmap_top, FT_GlyphSlotRec, bitmap_top) &&
         SAME(ft_slot, outline, FT_GlyphSlotRec, outline) &&
         SAME(ft_bitmap, pitch, FT_Bitmap, pitch) && SAME(ft_bitmap, buffer, FT_Bitmap, buffer) &&
         SAME(ft_bitmap, pixel_mode, FT_Bitmap, pixel_mode) &&
         SAME(ft_outline, points, FT_Outline, points) &&
         SAME(ft_outline, flags, FT_Outline, flags) &&
         sizeof(struct ft_outline) == sizeof(FT_Outline) &&
         sizeof(struct ft_vector) == sizeof(FT_Vector) &&
         sizeof(struct ft_outline_functions) == sizeof(FT_Outline_Funcs) &&
         SAME(ft_outline_functions, cubic, FT_Outline_Funcs, cubic_to) &&
         SAME(ft_outline_functions, delta, FT_Outline_Funcs, delta) &&
         ft_scalable == FT_FACE_FLAG_SCALABLE && ft_load_no_hinting == FT_LOAD_NO_HINTING &&
         ft_load_no_bitmap == FT_LOAD_NO_BITMAP &&
         ft_load_force_autohint == FT_LOAD_FORCE_AUTOHINT &&
         ft_load_target_light == FT_LOAD_TARGET_LIGHT &&
         ft_colored == FT_FACE_FLAG_COLOR && ft_load_render == FT_LOAD_RENDER &&
         ft_load_color == FT_LOAD_COLOR && ft_pixels_bgra == FT_PIXEL_MODE_BGRA &&
         ft_format_outline == FT_GLYPH_FORMAT_OUTLINE;
}
