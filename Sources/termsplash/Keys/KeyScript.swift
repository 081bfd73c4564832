import TermAnim

/// Keys to press and pauses between them, written as words: `c c 2 wait:0.5 q`.
///
/// A word is one character, the name of a key in letters of any case (`space`, `return` or `enter`,
/// `esc`, `tab`, `backspace`, `delete` or `del`, `insert`, `up`, `down`, `left`, `right`, `home`,
/// `end`, `pgup`, `pgdn`, `f1`...`f35`), either of them behind any of `C-` or `ctrl-`, `M-` or
/// `alt-`, and `S-` or `shift-`, or `wait:SECONDS`.
struct KeyScript {
  /// One thing to do.
  enum Step: Hashable {
    case press(KeyStroke)
    /// Seconds, not negative.
    case wait(Double)
  }

  let steps: [Step]

  /// - Throws: `KeyScriptError` with the word that makes no sense.
  init(_ text: String) throws(KeyScriptError) {
    var steps: [Step] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      steps.append(try Self.step(word))
    }
    self.steps = steps
  }

  private static func step(_ word: Substring) throws(KeyScriptError) -> Step {
    guard word.hasPrefix("wait:") else { return .press(try stroke(word)) }
    guard let seconds = Double(word.dropFirst(5)), 0...86_400 ~= seconds else {
      throw .unknownPause(String(word))
    }
    return .wait(seconds)
  }

  private static func stroke(_ word: Substring) throws(KeyScriptError) -> KeyStroke {
    var (name, modifiers) = (word, KeyStroke.Modifiers())
    while let dash = name.dropLast().firstIndex(of: "-"),
      let modifier = self.modifiers[name[..<dash].lowercased()]
    {
      modifiers.insert(modifier)
      name = name[name.index(after: dash)...]
    }
    guard let key = key(name) else { throw .unknownKey(String(word)) }
    return KeyStroke(key, modifiers: modifiers)
  }

  private static func key(_ name: Substring) -> KeyStroke.Key? {
    if name.count == 1 { return name.first.map(KeyStroke.Key.character) }
    let name = name.lowercased()
    if name.first == "f", let number = Int(name.dropFirst()), 1...35 ~= number {
      return .function(number)
    }
    return names[name]
  }

  private static let modifiers: [String: KeyStroke.Modifiers] = [
    "c": .control, "ctrl": .control, "m": .option, "alt": .option, "s": .shift, "shift": .shift,
  ]

  private static let names: [String: KeyStroke.Key] = [
    "space": .character(" "), "return": .return, "enter": .return, "esc": .escape, "tab": .tab,
    "backspace": .backspace, "delete": .delete, "del": .delete, "insert": .insert,
    "up": .up, "down": .down, "left": .left, "right": .right,
    "home": .home, "end": .end, "pgup": .pageUp, "pgdn": .pageDown,
  ]
}

extension [KeyScript.Step] {
  /// Seconds of all pauses together.
  var pauses: Double {
    reduce(0) { sum, step in if case .wait(let seconds) = step { sum + seconds } else { sum } }
  }
}
