import TermAnim

/// How large cards are in a picture, and how far apart, in pixels of which a row of cells has two.
struct TransitionGrid: Hashable, Sendable {
  let width: Int
  private(set) var height: Int
  /// Between two cards of a row.
  let gap: Int
  /// Between the two rows of cards.
  let rowGap: Int

  static let columns = 4

  /// Whether a card has room for a name below it: it is as wide as the longest and a cell.
  var isNamed: Bool { width >= 11 }

  /// A pixel between a card and its name, so that two cards with names fill whole rows of cells.
  static let nameGap = 1

  /// The cards of a picture of so many cells.
  init(columns: Int, rows: Int) {
    gap = max(2, Int((Double(columns) * 0.03).rounded()))
    rowGap = Self.rowGap(near: gap, rows: rows)
    width = max((columns - (Self.columns - 1) * gap) / Self.columns, 0)
    height = (2 * rows - rowGap) / 2
    if isNamed { height = (2 * rows - rowGap) / 4 * 2 - 2 - Self.nameGap }
  }

  /// Such that both rows of cards with names begin on whole rows of cells: names are as far below
  /// the cards in each.
  private static func rowGap(near gap: Int, rows: Int) -> Int {
    let rest = rows % 2 * 2
    return max(Int((Double(gap - rest) / 4).rounded()), rest == 0 ? 1 : 0) * 4 + rest
  }
}
