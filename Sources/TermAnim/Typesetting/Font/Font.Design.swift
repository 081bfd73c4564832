extension Font {
  /// The kind of letter shapes.
  public enum Design: Hashable, Sendable {
    case `default`
    /// The face has no serifs: this is drawn as `default`.
    case serif
    /// Strokes end round at every size.
    case rounded
    /// All characters share one advance.
    case monospaced
  }

  /// How much room is between lines.
  public enum Leading: Hashable, Sendable {
    case standard
    /// A tenth of the font size less.
    case tight
    /// A tenth of the font size more.
    case loose
  }
}
