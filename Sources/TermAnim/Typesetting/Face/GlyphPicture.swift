import Foundation

/// A glyph that is a picture in colours of its own, such as an emoji of a font of the machine.
///
/// Copies share the pixels, and comparing two copies is O(1).
struct GlyphPicture: Equatable, Sendable {
  let width: Int
  let height: Int
  /// Rows from the top; red in the lowest byte, then green, blue and opacity, premultiplied.
  let pixels: [UInt32]
  /// Where it lies: ems, y down from the baseline, x from where the glyph's room begins.
  let box: CGRect
  /// From where the glyph's room begins to where the next one's does, in ems.
  let advance: Double
}
