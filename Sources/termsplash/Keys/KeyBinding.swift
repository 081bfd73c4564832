import TermAnim

/// What some keys do, in the words of the help.
struct KeyBinding {
  /// What comes of the keys.
  enum Deed {
    /// Something that happens to the scene.
    case act(@MainActor () -> Void)
    /// Something that happens to the order of scenes.
    case show(ShowKey)
    /// Something about the showing itself.
    case player(PlayerKey)
    /// Something that the library does by itself.
    case library
  }

  /// The keys, any of which does it.
  let strokes: [KeyStroke]
  /// The keys as the help names them; empty where another binding speaks for this one.
  let label: String
  /// What happens, as a short phrase.
  let meaning: String
  let deed: Deed

  init(
    _ strokes: [KeyStroke], label: String, meaning: String,
    action: @escaping @MainActor () -> Void
  ) {
    (self.strokes, self.label) = (strokes, label)
    (self.meaning, deed) = (meaning, .act(action))
  }

  /// A binding of the keys that `words` name, in the grammar of `KeyScript`: `"space c S-up"`.
  ///
  /// - Precondition: Every word names a key.
  init(
    _ words: String, label: String, meaning: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(KeyScript.strokes(words), label: label, meaning: meaning, action: action)
  }

  /// The binding of a key of the show.
  init(_ key: ShowKey) {
    (strokes, label, meaning) = (key.strokes, key.label, key.meaning)
    deed = .show(key)
  }

  /// The binding of a key of the player.
  init(_ key: PlayerKey) {
    (strokes, label, meaning) = (key.strokes, key.label, key.meaning)
    deed = .player(key)
  }

  /// The binding of a key of the library.
  init(_ key: LibraryKey) {
    (strokes, label, meaning) = (key.strokes, key.label, key.meaning)
    deed = .library
  }

  private init(_ binding: KeyBinding, label: String, meaning: String) {
    (strokes, self.label) = (binding.strokes, label)
    (self.meaning, deed) = (meaning, binding.deed)
  }

  /// The keys and what they do.
  var words: String { "\(label) \(meaning)" }

  /// The binding without words, for a help in which it means nothing.
  var unlisted: KeyBinding { KeyBinding(self, label: "", meaning: "") }

  /// The binding with arrows in words, for terminals that have none: what is nearest in ASCII,
  /// such as `<>`, are other keys.
  var inASCII: KeyBinding {
    let words = label.replacingOccurrences(of: Self.upAndDownLabel, with: "up/down")
      .replacingOccurrences(of: Self.leftAndRightLabel, with: "left/right")
    return KeyBinding(self, label: words, meaning: meaning)
  }

  static let upAndDownLabel = "\u{2191}\u{2193}"
  static let leftAndRightLabel = "\u{2190}\u{2192}"
}
