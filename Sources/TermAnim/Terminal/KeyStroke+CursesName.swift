extension KeyStroke {
  /// The key that ncurses calls `name`, such as `KEY_UP`, `KEY_F(5)` or `kUP5`.
  init?(cursesName name: String) {
    if let number = Self.number(in: name, after: "KEY_F(") {
      self.init(.function(number))
    } else if let stroke = Self.named[name] {
      self = stroke
    } else {
      self.init(extendedName: name)
    }
  }

  private static func number(in name: String, after prefix: String) -> Int? {
    guard name.hasPrefix(prefix), name.hasSuffix(")") else { return nil }
    guard let number = Int(name.dropFirst(prefix.count).dropLast()), number > 0 else { return nil }
    return number
  }

  /// `kUP5` and its like: the key, and xterm's parameter for the modifiers.
  private init?(extendedName name: String) {
    guard let digit = name.last?.wholeNumberValue ?? (Self.extended[name] == nil ? nil : 2),
      let key = Self.extended[name.trimmingSuffix { $0.isWholeNumber }]
    else { return nil }
    self.init(key, modifiers: Modifiers(parameter: digit))
  }

  private static let extended: [String: Key] = [
    "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end,
    "kNXT": .pageDown, "kPRV": .pageUp, "kIC": .insert, "kDC": .delete,
  ]

  private static let named: [String: KeyStroke] = [
    "KEY_UP": KeyStroke(.up), "KEY_DOWN": KeyStroke(.down),
    "KEY_LEFT": KeyStroke(.left), "KEY_RIGHT": KeyStroke(.right),
    "KEY_HOME": KeyStroke(.home), "KEY_FIND": KeyStroke(.home), "KEY_A1": KeyStroke(.home),
    "KEY_END": KeyStroke(.end), "KEY_LL": KeyStroke(.end), "KEY_SELECT": KeyStroke(.end),
    "KEY_C1": KeyStroke(.end),
    "KEY_PPAGE": KeyStroke(.pageUp), "KEY_A3": KeyStroke(.pageUp),
    "KEY_NPAGE": KeyStroke(.pageDown), "KEY_C3": KeyStroke(.pageDown),
    "KEY_IC": KeyStroke(.insert), "KEY_DC": KeyStroke(.delete),
    "KEY_BACKSPACE": KeyStroke(.backspace), "KEY_ENTER": KeyStroke(.return),
    "KEY_BTAB": KeyStroke(.tab, modifiers: .shift),
    "KEY_SR": KeyStroke(.up, modifiers: .shift), "KEY_SF": KeyStroke(.down, modifiers: .shift),
    "KEY_SLEFT": KeyStroke(.left, modifiers: .shift),
    "KEY_SRIGHT": KeyStroke(.right, modifiers: .shift),
    "KEY_SHOME": KeyStroke(.home, modifiers: .shift),
    "KEY_SEND": KeyStroke(.end, modifiers: .shift),
    "KEY_SPREVIOUS": KeyStroke(.pageUp, modifiers: .shift),
    "KEY_SNEXT": KeyStroke(.pageDown, modifiers: .shift),
    "KEY_SIC": KeyStroke(.insert, modifiers: .shift),
    "KEY_SDC": KeyStroke(.delete, modifiers: .shift),
  ]
}

extension String {
  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> String {
    var rest = self[...]
    while let last = rest.last, matches(last) { rest.removeLast() }
    return String(rest)
  }
}
