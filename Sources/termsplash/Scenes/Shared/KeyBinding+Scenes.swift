import TermAnim

/// Keys that mean the same in many scenes.
extension KeyBinding {
  /// The scene's main action.
  static func space(_ meaning: String, _ action: @escaping @MainActor () -> Void) -> KeyBinding {
    KeyBinding([KeyStroke(.character(" "))], label: "space", meaning: meaning, action: action)
  }

  /// One character that does one thing.
  static func key(
    _ character: Character, _ meaning: String, _ action: @escaping @MainActor () -> Void
  ) -> KeyBinding {
    KeyBinding(
      [KeyStroke(.character(character))], label: String(character), meaning: meaning,
      action: action)
  }

  /// The next palette, and the one before.
  @MainActor
  static func colors(of model: some Colorful) -> [KeyBinding] {
    colors { [model] in model.palette = model.palette.next(by: $0) }
  }

  /// The next colours, and those before.
  static func colors(_ change: @escaping @MainActor (_ step: Int) -> Void) -> [KeyBinding] {
    steps(KeyStroke(.character("C")), KeyStroke(.character("c")), "c/C", "colour", change)
  }

  /// Two keys that are opposites: the first steps by -1, the second by 1.
  static func steps(
    _ back: KeyStroke, _ forth: KeyStroke, _ label: String, _ meaning: String,
    _ change: @escaping @MainActor (_ step: Int) -> Void
  ) -> [KeyBinding] {
    [
      KeyBinding([forth], label: label, meaning: meaning) { change(1) },
      KeyBinding([back], label: "", meaning: "") { change(-1) },
    ]
  }

  /// Down and up.
  static func upAndDown(
    _ meaning: String, modifiers: KeyStroke.Modifiers = [], label: String = upAndDownLabel,
    _ change: @escaping @MainActor (_ step: Int) -> Void
  ) -> [KeyBinding] {
    steps(
      KeyStroke(.down, modifiers: modifiers), KeyStroke(.up, modifiers: modifiers), label, meaning,
      change)
  }

  /// Left and right.
  static func leftAndRight(
    _ meaning: String, _ change: @escaping @MainActor (_ step: Int) -> Void
  ) -> [KeyBinding] {
    steps(KeyStroke(.left), KeyStroke(.right), leftAndRightLabel, meaning, change)
  }

  /// The square brackets.
  static func brackets(
    _ meaning: String, _ change: @escaping @MainActor (_ step: Int) -> Void
  ) -> [KeyBinding] {
    steps(KeyStroke(.character("[")), KeyStroke(.character("]")), "[ ]", meaning, change)
  }

  /// A row of digits, beginning with `first`, of which each chooses one of `count`.
  static func digits(
    from first: Int = 1, count: Int, _ meaning: String,
    _ choose: @escaping @MainActor (_ index: Int) -> Void
  ) -> [KeyBinding] {
    (0..<count).map { index in
      KeyBinding(
        [KeyStroke(.character(Character("\(first + index)")))],
        label: index == 0 ? "\(first)-\(first + count - 1)" : "",
        meaning: index == 0 ? meaning : ""
      ) { choose(index) }
    }
  }
}
