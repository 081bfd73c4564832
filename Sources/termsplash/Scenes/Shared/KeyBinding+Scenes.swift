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

  /// The next palette, and the one before, to which what is there fades.
  @MainActor
  static func colors(of model: some Colorful) -> [KeyBinding] {
    colors { [model] step in
      withAnimation(.easeInOut(duration: 0.4)) { model.palette = model.palette.next(by: step) }
    }
  }

  /// The next colours, and those before.
  static func colors(_ change: @escaping @MainActor (_ step: Int) -> Void) -> [KeyBinding] {
    let (next, previous) = (KeyStroke(.character("c")), KeyStroke(.character("C")))
    return steps(next, previous, forth: next, "c/C", "colour", change)
  }

  /// Two keys that are opposites, in the order of the label: `forth` steps by 1, the other by -1.
  static func steps(
    _ first: KeyStroke, _ last: KeyStroke, forth: KeyStroke, _ label: String, _ meaning: String,
    _ change: @escaping @MainActor (_ step: Int) -> Void
  ) -> [KeyBinding] {
    let back = forth == first ? last : first
    return [
      KeyBinding([forth], label: label, meaning: meaning) { change(1) }.naming(first, last),
      KeyBinding([back], label: "", meaning: "") { change(-1) },
    ]
  }

  /// Down and up.
  static func upAndDown(
    _ meaning: String, modifiers: KeyStroke.Modifiers = [], label: String = upAndDownLabel,
    _ change: @escaping @MainActor (_ step: Int) -> Void
  ) -> [KeyBinding] {
    let up = KeyStroke(.up, modifiers: modifiers)
    let down = KeyStroke(.down, modifiers: modifiers)
    return steps(up, down, forth: up, label, meaning, change)
  }

  /// Left and right.
  static func leftAndRight(
    _ meaning: String, _ change: @escaping @MainActor (_ step: Int) -> Void
  ) -> [KeyBinding] {
    let right = KeyStroke(.right)
    return steps(KeyStroke(.left), right, forth: right, leftAndRightLabel, meaning, change)
  }

  /// The square brackets.
  static func brackets(
    _ meaning: String, _ change: @escaping @MainActor (_ step: Int) -> Void
  ) -> [KeyBinding] {
    let right = KeyStroke(.character("]"))
    return steps(KeyStroke(.character("[")), right, forth: right, "[ ]", meaning, change)
  }

  /// What a click does, for the help.
  static func click(_ meaning: String) -> KeyBinding { KeyBinding(mouse: "click", meaning) }

  /// What a press that moves on does, for the help.
  static func drag(_ meaning: String) -> KeyBinding { KeyBinding(mouse: "drag", meaning) }

  /// What a pointer does with no button pressed, for the help.
  static func point(_ meaning: String) -> KeyBinding { KeyBinding(mouse: "point", meaning) }

  /// What keys do while a button has the focus.
  static let ofButton = [
    KeyBinding(LibraryKey.pressButton).named("space", "press"),
    KeyBinding(LibraryKey.nextButton).named(LibraryKey.nextButton.label, "next one"),
    KeyBinding(PlayerKey.close).named(PlayerKey.close.label, "leave"),
  ]

  /// A row of digits, beginning with `first`, of which each chooses one of `count`.
  static func digits(
    from first: Int = 1, count: Int, _ meaning: String,
    _ choose: @escaping @MainActor (_ index: Int) -> Void
  ) -> [KeyBinding] {
    let strokes = (first..<first + count).map { KeyStroke(.character(Character("\($0)"))) }
    return strokes.enumerated().map { index, stroke in
      KeyBinding(
        [stroke], label: index == 0 ? "\(first)-\(first + count - 1)" : "",
        meaning: index == 0 ? meaning : ""
      ) { choose(index) }
      .naming(strokes[0], strokes[count - 1])
    }
  }
}
