/// When a glyph has another drawing than the usual one.
enum GlyphOccasion: String, Sendable {
  /// Cells of one width: narrow letters get serifs, zero a dot.
  case mono
  /// Figures of one width.
  case cell
  /// So few pixels between bars that the ends of strokes must not bend into them.
  case small
  /// A letter of x-height four pixels or less.
  case tiny
}
