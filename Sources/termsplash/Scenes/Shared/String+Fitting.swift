extension String {
  /// The text, or if it takes more than so many columns as much of its beginning as leaves room for
  /// an ellipsis.
  func fitting(columns: Int) -> String {
    var (end, room) = (startIndex, columns - 1)
    while end < endIndex, self[end].columns <= room {
      room -= self[end].columns
      end = index(after: end)
    }
    let rest = self[end...]
    return rest.count <= 1 && rest.reduce(0) { $0 + $1.columns } <= room + 1
      ? self : self[..<end] + "\u{2026}"
  }
}

extension String {
  /// Columns that all characters may take.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// Columns that the character may take: two from the first script with wide characters on.
  var columns: Int {
    unicodeScalars.contains { $0.value >= 0x1100 } ? 2 : 1
  }
}
