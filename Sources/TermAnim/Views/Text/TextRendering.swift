/// What texts are drawn with.
public enum TextRendering: Hashable, Sendable {
  /// Outlines from six pixels an em upwards, characters below and where the face lacks a glyph.
  case automatic
  /// The terminal's own characters, one size fits all.
  case characters
  /// Outlines, however small; an empty box where the face lacks a glyph.
  case outlines
}
