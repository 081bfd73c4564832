extension KeyPress {
  /// The press that views are told of when the terminal reports `stroke`.
  init(_ stroke: KeyStroke) {
    let modifiers = EventModifiers(stroke.modifiers)
    // A tab of a pasted text is something to write, and not the key.
    if stroke.key == .character("\t") {
      self.init(.space, characters: "\t", modifiers: modifiers)
    } else {
      self.init(KeyEquivalent(stroke.key), modifiers: modifiers)
    }
  }
}

extension KeyEquivalent {
  /// The key under its SwiftUI name; function keys and Insert have AppKit's private characters.
  fileprivate init(_ key: KeyStroke.Key) {
    switch key {
    case .character(let character): self.init(character)
    case .up: self = .upArrow
    case .down: self = .downArrow
    case .left: self = .leftArrow
    case .right: self = .rightArrow
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .insert: self.init("\u{F727}")
    case .delete: self = .deleteForward
    case .backspace: self = .delete
    case .tab: self = .tab
    case .return: self = .return
    case .escape: self = .escape
    case .function(let number): self = Self.function(number)
    }
  }

  /// AppKit's F1 to F35 follow one another from U+F704.
  private static func function(_ number: Int) -> KeyEquivalent {
    let code = 0xF703 + UInt32(clamping: min(max(number, 1), 35))
    return KeyEquivalent(Unicode.Scalar(code).map(Character.init) ?? "\u{F704}")
  }
}

extension EventModifiers {
  init(_ modifiers: KeyStroke.Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.option) }
    if modifiers.contains(.command) { insert(.command) }
  }
}
