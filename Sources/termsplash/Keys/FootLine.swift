import TermAnim

/// Some bindings side by side in one line of cells, as the foot of the screen names them.
struct FootLine {
  let bindings: [KeyBinding]

  /// Cells between two of them.
  static let gap = 3

  init(_ bindings: [KeyBinding]) {
    self.bindings = bindings
  }

  var text: String {
    bindings.map(\.words).joined(separator: String(repeating: " ", count: Self.gap))
  }

  /// The key that is named in a column, counted from 0; nil in a gap and behind the line.
  func stroke(at column: Int) -> KeyStroke? {
    var start = 0
    for binding in bindings {
      let length = binding.words.count
      if start..<start + length ~= column { return binding.stroke(at: column - start) }
      start += length + Self.gap
    }
    return nil
  }
}
