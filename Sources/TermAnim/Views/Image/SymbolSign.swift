import Foundation

/// A character of the terminal in the place of a symbol that would be less than about five pixels high,
/// as text beside it would be.
struct SymbolSign: Equatable, Sendable {
  private let text: String
  /// A cell of the terminal, in points.
  private let cell: CGSize

  /// The pixels an em from which on symbols are drawn.
  private static let leastOutlines = 5.0

  /// Nil where the symbol called `name` is drawn: it is large enough, there are no cells, or the
  /// terminal has no character that shows all of it.
  init?(for name: String, size: CGFloat, in environment: EnvironmentValues) {
    let scale = environment.pixelsPerPoint
    guard environment.hasCells, size * scale.height < Self.leastOutlines, scale.width > 0,
      let text = SymbolCharacter.exact(for: name),
      environment.terminalHasUnicode || text.utf8.allSatisfy({ $0 < 128 })
    else { return nil }
    self.text = text
    cell = CGSize(width: 1 / scale.width, height: 2 / scale.height)
  }

  /// The sign in the middle of a frame, `outline` being drawn where a character could not follow.
  ///
  /// At rest it is on the pixel that a line of text with the same middle would be on.
  func command(
    in frame: CGRect, isAtRest: Bool, paint: Paint, outline: Path
  ) -> DisplayList.Command {
    var origin = CGPoint(x: frame.midX - cell.width / 2, y: frame.midY - cell.height / 2)
    if isAtRest {
      origin.x = (origin.x / cell.width).rounded() * cell.width
      origin.y = (origin.y / cell.height * 2).rounded() * cell.height / 2
    }
    return .characters(
      CharacterRun(
        clusters: [CharacterRun.Cluster(text: text, columns: 1)], origin: origin, paint: paint,
        outline: outline))
  }
}
