import TermAnim

/// The ground of one character, on whole cells.
///
/// An even number of columns, so that a wide character stands in its middle, and an odd number of
/// rows.
struct Plate: Hashable, Sendable {
  /// In points, as all lengths.
  let width: CGFloat
  let height: CGFloat
  /// Up to the next one.
  let gap: CGFloat
  /// Whether a character is drawn on it, rather than the terminal's own put there.
  let isDrawnOn: Bool

  /// The least rows on which a character is drawn, of 14 pixels then; in fewer many strokes run
  /// together.
  private static let drawnRows: CGFloat = 10

  /// A plate as large as its room lets it be, if a character can be drawn on it.
  ///
  /// The terminal's own characters have one size: their plates are little larger, so that it is
  /// they that are seen. Of a wide room it has as many cells, whatever the height of one is.
  init(room: CGSize, cell: CGSize = CGSize(width: 4, height: 8)) {
    gap = Self.gap(cell: cell)
    let pairs = max(room.width - gap, 0) / (2 * cell.width)
    let rows = Self.odd(min(room.height / cell.height, pairs * 1.3))
    isDrawnOn = rows >= Self.drawnRows
    let most = isDrawnOn ? rows * 1.1 : 3
    width = max(min(pairs, most).rounded(.down), 1) * 2 * cell.width
    height = (isDrawnOn ? rows : min(rows, 3)) * cell.height
  }

  /// Two pixels.
  static func gap(cell: CGSize) -> CGFloat { 2 * cell.width }

  /// Of a third of a low plate, so that what is between two corners is straight.
  var cornerRadius: CGFloat { max(height * (isDrawnOn ? 0.16 : 0.33), 4) }

  /// Continuous corners are longer than their radius.
  var cornerStyle: RoundedCornerStyle { isDrawnOn ? .continuous : .circular }

  private static func odd(_ rows: CGFloat) -> CGFloat {
    max(((rows - 1) / 2).rounded(.down), 0) * 2 + 1
  }
}
