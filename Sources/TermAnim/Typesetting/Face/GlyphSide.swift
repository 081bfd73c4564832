/// The shape of a glyph's left or right side, which decides how much room it needs there.
enum GlyphSide: Character, Sendable {
  case straight = "s"
  case round = "r"
  case open = "o"
  /// Slanting or overhanging: air comes with the shape.
  case diagonal = "d"
  case none = "n"
  /// Joined to its neighbour: the middles of the outer strokes are the ends of the cell.
  case joined = "b"

  /// The room on this side in units of the grid, from the edge of the ink.
  var bearing: Double {
    switch self {
    case .straight: 1.4
    case .round: 0.9
    case .open: 0.7
    case .diagonal: 0.3
    case .none, .joined: 0
    }
  }
}
