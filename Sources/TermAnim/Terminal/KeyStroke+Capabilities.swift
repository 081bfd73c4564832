extension KeyStroke {
  /// The keys that terminfo knows, with what their capabilities are called there.
  ///
  /// Of two keys that send the same a terminal means the later one, so they are in the order of
  /// ncurses' numbers: a function key may be an arrow by another name, and an editing key is one
  /// that is also called a function key.
  static let capabilities: [(name: String, stroke: KeyStroke)] =
    arrows.map { ($0, KeyStroke($1)) }
    + (1...63).map { ("kf\($0)", KeyStroke(.function($0))) }
    + scrolling.map { ($0, KeyStroke($1, modifiers: .shift)) }
    + plain.map { ($0, KeyStroke($1)) }
    + shifted.map { ($0, KeyStroke($1, modifiers: .shift)) }
    + (3...8).flatMap { parameter in
      modified.map {
        ("\($0)\(parameter)", KeyStroke($1, modifiers: Modifiers(parameter: parameter)))
      }
    }

  private static let arrows: [(String, Key)] = [
    ("kcud1", .down), ("kcuu1", .up), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
    ("kbs", .backspace),
  ]

  private static let scrolling: [(String, Key)] = [("kind", .down), ("kri", .up)]

  private static let plain: [(String, Key)] = [
    ("kdch1", .delete), ("kich1", .insert), ("knp", .pageDown), ("kpp", .pageUp),
    ("kent", .return), ("kll", .end), ("ka1", .home), ("ka3", .pageUp), ("kc1", .end),
    ("kc3", .pageDown), ("kend", .end), ("kfnd", .home), ("kslt", .end),
  ]

  private static let shifted: [(String, Key)] = [
    ("kcbt", .tab), ("kDC", .delete), ("kEND", .end), ("kHOM", .home), ("kIC", .insert),
    ("kLFT", .left), ("kNXT", .pageDown), ("kPRV", .pageUp), ("kRIT", .right), ("kUP", .up),
    ("kDN", .down),
  ]

  /// Xterm's names for keys with other modifiers, before their parameter.
  private static let modified: [(String, Key)] = [
    ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home),
    ("kEND", .end), ("kNXT", .pageDown), ("kPRV", .pageUp), ("kIC", .insert), ("kDC", .delete),
  ]
}
