/// Outlines that share one paint, each with a map of its own: a line of text drawn as shapes.
///
/// Outlines are shared with the face that made them, so comparing two runs of the same face
/// compares addresses.
public struct GlyphRun: Hashable, Sendable {
  /// One outline and where it goes.
  public struct Glyph: Hashable, Sendable {
    public var outline: Path
    public var transform: CGAffineTransform
    /// Nil fills the outline; otherwise the outline is a stroke face's skeleton.
    public var stroke: StrokeStyle?

    public init(outline: Path, transform: CGAffineTransform, stroke: StrokeStyle? = nil) {
      (self.outline, self.transform, self.stroke) = (outline, transform, stroke)
    }
  }

  public var glyphs: [Glyph]

  public init(glyphs: [Glyph]) {
    self.glyphs = glyphs
  }
}
