/// Where the lines of a text may end.
///
/// The rules of UAX #14 (revision 53, Unicode 16), applied to scalars and told for grapheme
/// clusters, which are never cut.
///
/// - SeeAlso: Unicode Standard Annex #14, section 6
struct LineBreaks: Sendable {
  /// What may happen after a character.
  enum Opportunity: Hashable, Sendable {
    case prohibited
    case allowed
    case mandatory
  }

  let units: LineBreakUnits

  /// Finds the opportunities after each of `characters`, the last one excepted.
  ///
  /// Takes time and room in proportion to the number of characters.
  static func opportunities(in characters: [Character]) -> [Opportunity] {
    let breaks = LineBreaks(units: LineBreakUnits(characters))
    return breaks.units.starts.dropFirst().map { start in
      start.map { breaks.opportunity(before: $0) } ?? .prohibited
    }
  }

  private func opportunity(before index: Int) -> Opportunity {
    let (left, right) = (units[index - 1], units[index])
    if left.kind == .mandatory { return .mandatory }
    if let forced = strongRules(left, right, at: index) { return forced }
    if let forced = acrossSpaces(to: right.kind, at: index) { return forced }
    if left.kind == .space { return .allowed }
    let isKept = isQuoted(left, right, at: index) ?? isJoined(left, right, at: index)
    return isKept ? .prohibited : .allowed
  }

  /// Rules 20a to 31: whether the two belong together.
  private func isJoined(
    _ left: LineBreakUnits.Unit, _ right: LineBreakUnits.Unit, at index: Int
  ) -> Bool {
    isKeptTogether(left, right, at: index) || isNumber(left.kind, right.kind, at: index)
      || isHangul(left.kind, right.kind) || isSyllable(left, right, at: index)
      || isFlag(left.kind, right.kind, at: index)
  }

  /// Rules 6 to 12a; nil when none of them decides.
  private func strongRules(
    _ left: LineBreakUnits.Unit, _ right: LineBreakUnits.Unit, at index: Int
  ) -> Opportunity? {
    switch right.kind {
    case .mandatory, .space, .zeroWidthSpace: return .prohibited
    default: break
    }
    if units.beforeSpaces(index)?.kind == .zeroWidthSpace { return .allowed }
    if left.endsInJoiner || left.kind == .wordJoiner || right.kind == .wordJoiner
      || left.kind == .glue
    {
      return .prohibited
    }
    guard right.kind == .glue else { return nil }
    let mayEnd = [.space, .breakAfter, .hyphen].contains(left.kind)
    return mayEnd ? nil : .prohibited
  }

  /// Rules 13 to 17, which look through spaces; nil when none of them decides.
  private func acrossSpaces(to right: LineBreakClass, at index: Int) -> Opportunity? {
    let solid = units.beforeSpaces(index)
    switch (solid?.kind, right) {
    case (_, .closePunctuation), (_, .closeParenthesis), (_, .exclamation),
      (_, .symbolAllowingBreak), (.openPunctuation, _):
      return .prohibited
    case (.initialQuotation, _) where units.beginsQuotation(before: index): return .prohibited
    case (_, .finalQuotation) where units.endsQuotation(at: index): return .prohibited
    case (_, .infixSeparator):
      let isDecimal = units[index - 1].kind == .space && units.kind(index + 1) == .numeric
      return isDecimal ? .allowed : .prohibited
    case (.closePunctuation, .nonStarter), (.closeParenthesis, .nonStarter),
      (.breakBoth, .breakBoth):
      return .prohibited
    default: return nil
    }
  }
}

extension [LineBreaks.Opportunity] {
  /// Allows a line to end after the last character, where it need not end there.
  mutating func allowAtEnd() {
    if last == .prohibited { self[count - 1] = .allowed }
  }
}
