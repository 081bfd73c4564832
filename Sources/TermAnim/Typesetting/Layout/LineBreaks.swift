/// Where the lines of a text may end.
///
/// The rules of UAX #14 (revision 51), applied between grapheme clusters. Left out: rule 28a (Brahmic
/// orthographic syllables).
///
/// - SeeAlso: Unicode Standard Annex #14, section 6
struct LineBreaks: Sendable {
  /// What may happen after a character.
  enum Opportunity: Hashable, Sendable {
    case prohibited
    case allowed
    case mandatory
  }

  private let first: [LineBreakClass]
  private let last: [LineBreakClass]
  /// For each character, the last one up to it that is no space.
  private let beforeSpaces: [Int?]

  /// Finds the opportunities after each of `characters`, the last one excepted.
  ///
  /// Takes time and room in proportion to the number of characters.
  static func opportunities(in characters: [Character]) -> [Opportunity] {
    let breaks = LineBreaks(characters)
    return characters.indices.dropLast().map { breaks.opportunity(after: $0) }
  }

  private init(_ characters: [Character]) {
    first = characters.map { $0.unicodeScalars.first.map { LineBreakClass($0) } ?? .alphabetic }
    last = zip(characters, first).map { character, first in
      // Marks take on the class of what they are on, so only the base of a cluster counts.
      character.unicodeScalars.last == "\u{200B}" ? .zeroWidthSpace : first
    }
    var before: [Int?] = []
    for (index, value) in last.enumerated() {
      before.append(value == .space ? before.last ?? nil : index)
    }
    beforeSpaces = before
  }

  private func opportunity(after index: Int) -> Opportunity {
    let (left, right) = (last[index], first[index + 1])
    if left == .mandatory { return .mandatory }
    if right == .mandatory || right == .space || right == .zeroWidthSpace { return .prohibited }
    let solid = beforeSpaces[index].map { last[$0] }
    if solid == .zeroWidthSpace { return .allowed }
    if left == .wordJoiner || right == .wordJoiner || left == .glue { return .prohibited }
    let isAfterSpace = left == .space
    if let forced = acrossSpaces(from: solid, to: right, at: index, isAfterSpace) { return forced }
    if isAfterSpace { return .allowed }
    return isKeptTogether(left, right, at: index) ? .prohibited : .allowed
  }

  /// Rules 12a to 17, which look through spaces; nil when none of them decides.
  private func acrossSpaces(
    from solid: LineBreakClass?, to right: LineBreakClass, at index: Int, _ isAfterSpace: Bool
  ) -> Opportunity? {
    switch (solid, right) {
    case (_, .glue) where !isAfterSpace && solid != .breakAfter && solid != .hyphen: .prohibited
    case (_, .infixSeparator)
    where isAfterSpace && index + 2 < first.count && first[index + 2] == .numeric:
      .allowed
    case (_, .closePunctuation), (_, .closeParenthesis), (_, .exclamation), (_, .infixSeparator),
      (_, .symbolAllowingBreak):
      .prohibited
    case (.openPunctuation, _), (.breakBoth, .breakBoth): .prohibited
    case (.initialQuotation, _) where beginsQuotation(at: beforeSpaces[index] ?? 0): .prohibited
    case (_, .finalQuotation) where endsQuotation(at: index + 1): .prohibited
    case (.closePunctuation, .nonStarter), (.closeParenthesis, .nonStarter): .prohibited
    default: nil
    }
  }

  /// Rule 15a: whether an opening quotation mark has nothing before it that it could close.
  private func beginsQuotation(at index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = last[index - 1]
    let openers: [LineBreakClass] = [
      .mandatory, .openPunctuation, .glue, .space, .zeroWidthSpace,
    ]
    return before.isQuotation || openers.contains(before)
  }

  /// Rule 15b: whether a closing quotation mark has nothing after it that it could open.
  private func endsQuotation(at index: Int) -> Bool {
    guard index + 1 < first.count else { return true }
    let after = first[index + 1]
    let closers: [LineBreakClass] = [
      .space, .glue, .wordJoiner, .closePunctuation, .closeParenthesis, .exclamation,
      .infixSeparator, .symbolAllowingBreak, .mandatory, .zeroWidthSpace,
    ]
    return after.isQuotation || closers.contains(after)
  }

  /// Rules 19 to 30: pairs between which a line does not end.
  private func isKeptTogether(
    _ left: LineBreakClass, _ right: LineBreakClass, at index: Int
  ) -> Bool {
    if left.isQuotation || right.isQuotation { return true }
    return switch (left, right) {
    case (_, .breakAfter), (_, .hyphen), (_, .nonStarter), (.breakBefore, _): true
    case (.hyphen, _) where index > 0 && last[index - 1] == .hebrewLetter: true
    case (.breakAfter, _) where index > 0 && last[index - 1] == .hebrewLetter: true
    case (.symbolAllowingBreak, .hebrewLetter), (_, .inseparable): true
    case (.prefix, .ideographic), (.ideographic, .postfix): true
    default: isWord(left, right) || isNumber(left, right)
    }
  }

  /// Rules 23, 24, 28, 29 and 30: letters and what belongs to them.
  private func isWord(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch (left.isLetter, right.isLetter) {
    case (true, true): true
    case (false, true):
      left == .numeric || left == .prefix || left == .postfix || left == .infixSeparator
        || left == .closeParenthesis
    case (true, false):
      right == .numeric || right == .prefix || right == .postfix || right == .openPunctuation
    case (false, false): false
    }
  }

  /// Rule 25, and rule 30 for figures: numbers with their signs, separators and units.
  private func isNumber(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch (left, right) {
    case (.closePunctuation, .postfix), (.closeParenthesis, .postfix), (.closePunctuation, .prefix),
      (.closeParenthesis, .prefix), (.numeric, .postfix), (.numeric, .prefix),
      (.postfix, .openPunctuation), (.postfix, .numeric), (.prefix, .openPunctuation),
      (.prefix, .numeric), (.hyphen, .numeric), (.infixSeparator, .numeric), (.numeric, .numeric),
      (.symbolAllowingBreak, .numeric), (.numeric, .openPunctuation), (.closeParenthesis, .numeric):
      true
    default: false
    }
  }
}
