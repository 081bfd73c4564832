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
    // `joined` would have the runtime look for what arrays conform to.
    bindings.reduce(into: "") { text, binding in
      if !text.isEmpty { text += String(repeating: " ", count: Self.gap) }
      text += binding.words
    }
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
