extension CellGrid {
  /// From what cannot be told from the ground to what differs from it most.
  private static let shades = Array(" .:-=+*#%@")
  /// The largest difference from the ground that matters, in OKLab.
  private static let range = 0.7

  /// The cells as lines of plain text, spaces at their ends left out.
  ///
  /// Characters are shown as they are, pixels by how much their colour differs from `ground`.
  func text(on ground: Color.Resolved) -> String {
    let ground = OKLab(ground)
    return (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        switch self[column, row] {
        case let cell where cell.content == .pixels: line.append(Self.shade(of: cell, on: ground))
        case let cell: if case .character(let text, _, _) = cell.content { line += text }
        }
      }
      return line.trimmingSpacesAtEnd + "\n"
    }.joined()
  }

  private static func shade(of cell: Cell, on ground: OKLab) -> Character {
    let distances = [cell.foreground, cell.background].map {
      OKLab(Color.Resolved(straightPixel: $0.bits | 0xFF00_0000))
        .distanceSquared(to: ground).squareRoot()
    }
    let share = Double(distances.reduce(0, +)) / 2 / range
    return shades[min(Int((share * 9).rounded()), 9)]
  }
}

extension String {
  fileprivate var trimmingSpacesAtEnd: Substring {
    prefix(count - reversed().prefix { $0 == " " }.count)
  }
}
