extension LineBreaks {
  /// Rules 19 to 20: quotation marks, and what stands for something unknown; nil when none decides.
  func isQuoted(
    _ left: LineBreakUnits.Unit, _ right: LineBreakUnits.Unit, at index: Int
  ) -> Bool? {
    if right.kind == .quotation || right.kind == .finalQuotation { return true }
    if left.kind == .quotation || left.kind == .initialQuotation { return true }
    if right.kind == .initialQuotation {
      if !left.isEastAsian || units.isEastAsian(index + 1) != true { return true }
    }
    if left.kind == .finalQuotation {
      if !right.isEastAsian || units.isEastAsian(index - 2) != true { return true }
    }
    return left.kind == .contingent || right.kind == .contingent ? false : nil
  }

  /// Rules 20a to 24, 28, 29 and 30: words and what belongs to them.
  func isKeptTogether(
    _ left: LineBreakUnits.Unit, _ right: LineBreakUnits.Unit, at index: Int
  ) -> Bool {
    switch (left.kind, right.kind) {
    case (_, .breakAfter), (_, .hyphen), (_, .nonStarter), (.breakBefore, _), (_, .inseparable),
      (.symbolAllowingBreak, .hebrewLetter), (.prefix, .ideographic), (.prefix, .emojiBase),
      (.prefix, .emojiModifier), (.ideographic, .postfix), (.emojiBase, .postfix),
      (.emojiModifier, .postfix):
      true
    case (.hyphen, _) where isAfterHebrew(index): right.kind != .hebrewLetter
    case (.breakAfter, _) where isAfterHebrew(index) && !left.isEastAsian:
      right.kind != .hebrewLetter
    case (.hyphen, .alphabetic): units.beginsWord(before: index - 1)
    case (.breakAfter, .alphabetic):
      left.scalar == "\u{2010}" && units.beginsWord(before: index - 1)
    default: isWord(left, right)
    }
  }

  /// Whether the unit before the one before `index` is a Hebrew letter (rule 21a).
  private func isAfterHebrew(_ index: Int) -> Bool {
    units.kind(index - 2) == .hebrewLetter
  }

  private func isWord(_ left: LineBreakUnits.Unit, _ right: LineBreakUnits.Unit) -> Bool {
    switch (left.kind.isLetter, right.kind.isLetter) {
    case (true, true): true
    case (false, true):
      [.numeric, .prefix, .postfix, .infixSeparator].contains(left.kind) || left.closesNarrowly
    case (true, false):
      [.numeric, .prefix, .postfix].contains(right.kind) || right.opensNarrowly
    case (false, false):
      left.kind == .numeric && right.opensNarrowly || left.closesNarrowly && right.kind == .numeric
    }
  }

  /// Rule 25: numbers with their signs, separators and units.
  func isNumber(_ left: LineBreakClass, _ right: LineBreakClass, at index: Int) -> Bool {
    switch (left, right) {
    case (.closePunctuation, .postfix), (.closePunctuation, .prefix),
      (.closeParenthesis, .postfix), (.closeParenthesis, .prefix):
      units.isInNumber(index - 2)
    case (_, .postfix), (_, .prefix): units.isInNumber(index - 1)
    case (.postfix, .openPunctuation), (.prefix, .openPunctuation):
      units.kind(index + 1) == .numeric
        || units.kind(index + 1) == .infixSeparator && units.kind(index + 2) == .numeric
    case (.postfix, .numeric), (.prefix, .numeric), (.hyphen, .numeric),
      (.infixSeparator, .numeric):
      true
    case (_, .numeric): units.isInNumber(index - 1)
    default: false
    }
  }

  /// Rules 26 and 27: syllables of Hangul.
  func isHangul(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch (left, right) {
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .openSyllable),
      (.leadingJamo, .closedSyllable), (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo),
      (.openSyllable, .vowelJamo), (.openSyllable, .trailingJamo), (.trailingJamo, .trailingJamo),
      (.closedSyllable, .trailingJamo):
      true
    case (_, .postfix): left.isHangul
    case (.prefix, _): right.isHangul
    default: false
    }
  }

  /// Rule 28a: orthographic syllables of Brahmic scripts.
  func isSyllable(
    _ left: LineBreakUnits.Unit, _ right: LineBreakUnits.Unit, at index: Int
  ) -> Bool {
    if left.kind == .aksaraPrebase { return right.isAksara }
    if left.isAksara, right.kind == .virama || right.kind == .finalVirama { return true }
    if left.kind == .virama, right.isAksara, right.kind != .aksaraStart {
      return units.isAksara(index - 2)
    }
    return left.isAksara && right.isAksara && units.kind(index + 1) == .finalVirama
  }

  /// Rule 30a: flags.
  ///
  /// Rule 30b, about skin colours of emoji, has no case, because they never begin a cluster.
  func isFlag(_ left: LineBreakClass, _ right: LineBreakClass, at index: Int) -> Bool {
    left == .regionalIndicator && right == .regionalIndicator && units.isOddIndicator(index - 1)
  }
}
