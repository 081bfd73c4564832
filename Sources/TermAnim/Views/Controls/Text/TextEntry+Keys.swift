extension TextEntry {
  /// Does what `key` asks for, and says whether it asked for something.
  ///
  /// Knows the keys of an editor and the control keys of a shell (A, E, B, F, D, H, K, U, W). In one
  /// line, up and down are for others, and a space stands for line ends and tabs of a pasted text.
  mutating func edit(_ key: KeyPress, isMultiline: Bool) -> Bool {
    if key.modifiers.contains(.control), editByControl(key) { return true }
    let byWord = !key.modifiers.isDisjoint(with: [.option, .control])
    switch key.key {
    case .leftArrow: move(byWord ? .wordBackward : .backward)
    case .rightArrow: move(byWord ? .wordForward : .forward)
    case .home: move(byWord ? .toStart : .toLineStart)
    case .end: move(byWord ? .toEnd : .toLineEnd)
    case .delete: delete(byWord ? .wordBackward : .backward)
    case .deleteForward: delete(byWord ? .wordForward : .forward)
    case .upArrow where isMultiline: move(.lineUp)
    case .downArrow where isMultiline: move(.lineDown)
    case .return where isMultiline: insert("\n")
    default: return type(key, isMultiline: isMultiline)
    }
    return true
  }

  /// Puts in what the key writes, if it writes something.
  private mutating func type(_ key: KeyPress, isMultiline: Bool) -> Bool {
    let isCommand = !key.modifiers.isDisjoint(with: [.control, .option, .command])
    guard !isCommand, let first = key.characters.unicodeScalars.first else { return false }
    if key.isPastedGap {
      insert(isMultiline ? key.characters : " ")
      return true
    }
    // What AppKit names function keys by, and control characters, are not text.
    guard first.value >= 0x20, first.value != 0x7F, !(0xF700...0xF8FF).contains(first.value) else {
      return false
    }
    insert(key.characters)
    return true
  }

  private mutating func editByControl(_ key: KeyPress) -> Bool {
    switch key.key.character {
    case "a": move(.toLineStart)
    case "e": move(.toLineEnd)
    case "b": move(.backward)
    case "f": move(.forward)
    case "d": delete(.forward)
    case "h": delete(.backward)
    case "k": delete(.toLineEnd)
    case "u": delete(.toLineStart)
    case "w": delete(.wordBackward)
    default: return false
    }
    return true
  }
}

extension KeyPress {
  /// Whether a pasted text writes the end of a line or a tab; the keys for those are others.
  fileprivate var isPastedGap: Bool {
    characters == "\n" || (characters == "\t" && key != .tab)
  }
}
