import TermAnim

/// The ground of one character, on whole cells.
///
/// An even number of columns, so that a wide character stands in its middle, and an odd number of
/// rows.
struct Plate: Hashable, Sendable {
  /// In points, as all lengths.
  let width: CGFloat
  let height: CGFloat

  /// Two pixels up to the next one.
  static let gap: CGFloat = 8

  /// The least height on which a character is drawn, of 14 pixels then; in fewer many strokes run
  /// together.
  private static let drawnHeight: CGFloat = 80

  /// A plate as large as its room lets it be, if a character can be drawn on it.
  ///
  /// The terminal's own characters have one size: their plates are little larger, so that it is
  /// they that are seen.
  init(room: CGSize) {
    let side = max(room.width - Self.gap, 0)
    let rows = Self.odd(min(room.height, side * 1.3) / 8)
    let isDrawnOn = rows * 8 >= Self.drawnHeight
    let most = isDrawnOn ? rows * 8 * 1.1 : 24
    width = max((min(side, most) / 8).rounded(.down), 1) * 8
    height = (isDrawnOn ? rows : min(rows, 3)) * 8
  }

  /// Whether a character is drawn on it, rather than the terminal's own put there.
  var isDrawnOn: Bool { height >= Self.drawnHeight }

  /// Of a third of a low plate, so that what is between two corners is straight.
  var cornerRadius: CGFloat { max(height * (isDrawnOn ? 0.16 : 0.33), 4) }

  /// Continuous corners are longer than their radius.
  var cornerStyle: RoundedCornerStyle { isDrawnOn ? .continuous : .circular }

  private static func odd(_ rows: CGFloat) -> CGFloat {
    max(((rows - 1) / 2).rounded(.down), 0) * 2 + 1
  }
}
