import TermAnim

/// What some keys do, in the words of the help line.
struct KeyBinding {
  /// The keys, any of which does it.
  let strokes: [KeyStroke]
  /// The keys as the help line names them; empty where another binding speaks for this one.
  let label: String
  /// What happens, as a short phrase.
  let meaning: String
  let action: @MainActor () -> Void

  init(
    _ strokes: [KeyStroke], label: String, meaning: String,
    action: @escaping @MainActor () -> Void
  ) {
    (self.strokes, self.label) = (strokes, label)
    (self.meaning, self.action) = (meaning, action)
  }

  /// A binding of the keys that `words` name, in the grammar of `KeyScript`: `"space c S-up"`.
  ///
  /// - Precondition: Every word names a key.
  init(
    _ words: String, label: String, meaning: String, action: @escaping @MainActor () -> Void
  ) {
    guard let script = try? KeyScript(words) else {
      preconditionFailure("'\(words)' names no keys")
    }
    let strokes = script.steps.compactMap { step -> KeyStroke? in
      if case .press(let stroke) = step { stroke } else { nil }
    }
    self.init(strokes, label: label, meaning: meaning, action: action)
  }
}
