extension KeyStroke {
  /// The key of `CSI 1 ; modifiers LETTER`, as xterm sends it.
  init?(letter sequence: ControlSequence) {
    guard let key = Self.keys(byLetter: sequence.final), sequence.parameter(0) <= 1,
      sequence.isPress
    else { return nil }
    self.init(key, modifiers: Modifiers(parameter: sequence.parameter(1)))
  }

  private static func keys(byLetter letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  /// The key of `CSI number ; modifiers ~`, as DEC's and xterm's keyboards send it.
  init?(tilde sequence: ControlSequence) {
    guard sequence.isPress else { return nil }
    let modifiers = Modifiers(parameter: sequence.parameter(1))
    if sequence.parameter(0) == 27 {  // xterm's modifyOtherKeys: CSI 27 ; modifiers ; code ~
      self.init(code: sequence.parameter(2), modifiers: modifiers)
      return
    }
    guard let key = Self.keys(byNumber: sequence.parameter(0)) else { return nil }
    self.init(key, modifiers: modifiers)
  }

  private static func keys(byNumber number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The key of `CSI code : alternates ; modifiers : kind ; text u`.
  ///
  /// - SeeAlso: sw.kovidgoyal.net/kitty/keyboard-protocol
  init?(kitty sequence: ControlSequence) {
    guard sequence.isPress else { return nil }
    self.init(
      code: sequence.parameter(0), modifiers: Modifiers(parameter: sequence.parameter(1)))
  }

  /// The key with the number that kitty's protocol gives it: mostly its character's code point.
  private init?(code: Int, modifiers: Modifiers) {
    if let key = Self.keys(byCode: code) {
      self.init(key, modifiers: modifiers)
      return
    }
    guard (0x20..<0xE000).contains(code) || code > 0xF8FF, let number = UInt32(exactly: code),
      let scalar = Unicode.Scalar(number), !(0x80..<0xA0).contains(number)
    else { return nil }
    self.init(.character(Character(scalar)), modifiers: modifiers)
    capitalize()
  }

  /// Gives a shifted letter the form that it has without the protocol: the capital alone.
  private mutating func capitalize() {
    guard modifiers.contains(.shift), !modifiers.contains(.control),
      case .character(let character) = key, character.isLowercase
    else { return }
    guard let capital = character.uppercased().first, character.uppercased().count == 1 else {
      return
    }
    key = .character(capital)
    modifiers.remove(.shift)
  }

  private static func keys(byCode code: Int) -> Key? {
    switch code {
    case 9: .tab
    case 13, 57414: .return
    case 27: .escape
    case 8, 127: .backspace
    case 57376...57398: .function(code - 57363)
    case 57399...57408: .character(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30))))
    case 57409...57413: .character(Array("./*-+")[code - 57409])
    case 57415: .character("=")
    case 57416: .character(",")
    case 57417...57426:
      [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete][code - 57417]
    default: nil
    }
  }
}

extension KeyStroke.Modifiers {
  /// The modifiers that a parameter of xterm's or kitty's says: one more than a sum of bits.
  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & (2 | 32) != 0 { insert(.option) }  // Alt, and Meta where a keyboard has both
    if bits & 4 != 0 { insert(.control) }
    if bits & 8 != 0 { insert(.command) }
  }
}

extension ControlSequence {
  /// Whether a key went down or repeats, rather than up; kitty's event types 1, 2 and 3.
  fileprivate var isPress: Bool { parameter(1, part: 1) != 3 }
}
