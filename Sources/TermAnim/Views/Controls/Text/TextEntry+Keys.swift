extension TextEntry {
  /// Does what `key` asks for, and says whether it asked for something.
  ///
  /// Knows the keys of an editor and the control keys of a shell (A, E, B, F, D, H, K, U, W). Keys
  /// that move the cursor mark what it passes over with Shift; A with Command or Alt marks all. In
  /// one line, up and down are for others, and a space stands for line ends and tabs of a pasted
  /// text. Up, down, Home and End go by rows of `room` columns, or by lines where that is nil.
  mutating func edit(_ key: KeyPress, isMultiline: Bool, room: Int? = nil) -> Bool {
    if key.modifiers.contains(.control), editByControl(key) { return true }
    if key.modifiers == .command || key.modifiers == .option, key.key == "a" {
      markAll()
      return true
    }
    let (byWord, marks) = (key.isByWord, key.modifiers.contains(.shift))
    if let move = TextMove(key) {
      self.move(move, marks: marks)
      return true
    }
    switch key.key {
    case .delete: delete(byWord ? .wordBackward : .backward)
    case .deleteForward: delete(byWord ? .wordForward : .forward)
    case .home: moveInRow(toEnd: false, room: room, marks: marks)
    case .end: moveInRow(toEnd: true, room: room, marks: marks)
    case .upArrow where isMultiline: moveByRow(-1, room: room, marks: marks)
    case .downArrow where isMultiline: moveByRow(1, room: room, marks: marks)
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
    case "k": delete(line(at: cursor).upperBound == cursor ? .forward : .toLineEnd)
    case "u": delete(.toLineStart)
    case "w": delete(.wordBackward)
    default: return false
    }
    return true
  }
}

extension TextMove {
  /// What a key that moves the cursor asks for; nil for others.
  fileprivate init?(_ key: KeyPress) {
    let byWord = key.isByWord
    switch key.key {
    case .leftArrow: self = byWord ? .wordBackward : .backward
    case .rightArrow: self = byWord ? .wordForward : .forward
    case .home where byWord: self = .toStart
    case .end where byWord: self = .toEnd
    default: return nil
    }
  }
}

extension KeyPress {
  /// The key for a text whose words nobody is to see: what would go to the end of one goes to that
  /// of the line.
  var regardlessOfWords: KeyPress {
    switch key {
    case .leftArrow where isByWord: KeyPress(.home, modifiers: modifiers)
    case .rightArrow where isByWord: KeyPress(.end, modifiers: modifiers)
    case .delete where isByWord: KeyPress("u", modifiers: .control)
    case .deleteForward where isByWord: KeyPress("k", modifiers: .control)
    case "w" where modifiers.contains(.control): KeyPress("u", modifiers: .control)
    default: self
    }
  }

  fileprivate var isByWord: Bool { !modifiers.isDisjoint(with: [.option, .control]) }

  /// Whether a pasted text writes the end of a line or a tab; the keys for those are others.
  fileprivate var isPastedGap: Bool {
    characters == "\n" || (characters == "\t" && key != .tab)
  }
}
