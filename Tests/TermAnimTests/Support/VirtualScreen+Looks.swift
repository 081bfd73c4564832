extension VirtualScreen {
  /// How a cell looks, by whichever character it is drawn.
  enum Look: Hashable {
    case halves(upper: Color, lower: Color)
    case character(Cell)
  }

  /// How the cells look, row by row.
  var looks: [Look] {
    (0..<rows).flatMap { row in (0..<columns).map { look(column: $0, row: row) } }
  }

  func look(column: Int, row: Int) -> Look {
    halves(column: column, row: row).map { .halves(upper: $0.upper, lower: $0.lower) }
      ?? .character(self[column, row])
  }
}
