import TermAnim

extension KeyScript {
  /// The keys that `words` name.
  ///
  /// - Precondition: Every word names a key.
  static func strokes(_ words: String) -> [KeyStroke] {
    guard let script = try? KeyScript(words) else {
      preconditionFailure("'\(words)' names no keys")
    }
    return script.steps.compactMap { step in
      if case .press(let stroke) = step { stroke } else { nil }
    }
  }
}
