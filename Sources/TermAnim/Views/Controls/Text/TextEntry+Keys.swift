extension TextEntry {
  /// Does what `key` asks for, and says whether it asked for something.
  ///
  /// Knows the keys of an editor and the control keys of a shell (A, E, B, F, D, H, K, U, W). Keys
  /// that move the cursor mark what it passes over with Shift; A with Command or Alt marks all. In
  /// one line, up and down are for others, and a space stands for line ends and tabs of a pasted
  /// text.
  mutating func edit(_ key: KeyPress, isMultiline: Bool) -> Bool {
    if key.modifiers.contains(.control), editByControl(key) { return true }
    if key.modifiers == .command || key.modifiers == .option, key.key == "a" {
      markAll()
      return true
    }
    if let move = TextMove(key, isMultiline: isMultiline) {
      self.move(move, marks: key.modifiers.contains(.shift))
      return true
    }
    let byWord = key.isByWord
    switch key.key {
    case .delete: delete(byWord ? .wordBackward : .backward)
    case .deleteForward: delete(byWord ? .wordForward : .forward)
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

extension TextMove {
  /// What a key that moves the cursor asks for; nil for others.
  fileprivate init?(_ key: KeyPress, isMultiline: Bool) {
    let byWord = key.isByWord
    switch key.key {
    case .leftArrow: self = byWord ? .wordBackward : .backward
    case .rightArrow: self = byWord ? .wordForward : .forward
    case .home: self = byWord ? .toStart : .toLineStart
    case .end: self = byWord ? .toEnd : .toLineEnd
    case .upArrow where isMultiline: self = .lineUp
    case .downArrow where isMultiline: self = .lineDown
    default: return nil
    }
  }
}

extension KeyPress {
  fileprivate var isByWord: Bool { !modifiers.isDisjoint(with: [.option, .control]) }

  /// Whether a pasted text writes the end of a line or a tab; the keys for those are others.
  fileprivate var isPastedGap: Bool {
    characters == "\n" || (characters == "\t" && key != .tab)
  }
}
