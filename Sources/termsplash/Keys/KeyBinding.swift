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
    /// Something that the mouse does, and no key.
    case pointing
  }

  /// The keys, any of which does it.
  let strokes: [KeyStroke]
  /// The keys as the help names them; empty where another binding speaks for this one.
  private(set) var label: String
  /// What happens, as a short phrase.
  private(set) var meaning: String
  let deed: Deed
  /// The keys that the label names, where it names two.
  private var ends: (KeyStroke, KeyStroke)?

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

  /// What a motion of the mouse does, for the help.
  init(mouse motion: String, _ meaning: String) {
    (strokes, label) = ([], motion)
    (self.meaning, deed) = (meaning, .pointing)
  }

  /// The binding in other words.
  func named(_ label: String, _ meaning: String) -> KeyBinding {
    var binding = self
    (binding.label, binding.meaning) = (label, meaning)
    return binding
  }

  /// The binding whose label names two keys.
  func naming(_ first: KeyStroke, _ last: KeyStroke) -> KeyBinding {
    var binding = self
    binding.ends = (first, last)
    return binding
  }

  /// Whether it undoes what the binding before it does, as both are listed.
  var isOppositeOfLast: Bool {
    switch deed {
    case .show(.previous), .player(.stepBack), .player(.slower): true
    default: false
    }
  }

  /// Whether it is something that the mouse does.
  var isOfMouse: Bool { if case .pointing = deed { true } else { false } }

  /// The keys and what they do.
  var words: String { "\(label) \(meaning)" }

  /// The key that is named at a place in the words, counted from 0.
  ///
  /// What they do is done by the first key.
  func stroke(at place: Int) -> KeyStroke? {
    guard let ends, place < label.count else { return strokes.first }
    let lastName = label.split(separator: "/").last.flatMap { $0 == label ? nil : $0.count } ?? 1
    return place < label.count - lastName ? ends.0 : ends.1
  }

  /// The binding without words, for a help in which it means nothing.
  var unlisted: KeyBinding { named("", "") }

  /// The binding with arrows in words, for terminals that have none: what is nearest in ASCII,
  /// such as `<>`, are other keys.
  var inASCII: KeyBinding {
    let words = label.replacingOccurrences(of: Self.upAndDownLabel, with: "up/down")
      .replacingOccurrences(of: Self.leftAndRightLabel, with: "left/right")
    return named(words, meaning)
  }

  static let upAndDownLabel = "\u{2191}\u{2193}"
  static let leftAndRightLabel = "\u{2190}\u{2192}"
}
