/// One cell of a screen, as tests and tools look at it; a `CellGrid` stores cells in planes.
public struct Cell: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// Two pixels: `foreground` above `background`.
    case pixels
    /// A grapheme cluster of one or two columns, in `foreground` on `background`.
    case character(String, columns: Int, attributes: CharacterRun.Attributes)
    /// The right half of the wide character to the left.
    case continuation
  }

  public var content: Content
  public var foreground: CellColor
  public var background: CellColor

  public init(content: Content, foreground: CellColor, background: CellColor) {
    (self.content, self.foreground, self.background) = (content, foreground, background)
  }
}
