/// The scalars of a text that line breaks are decided between: each with the marks after it.
///
/// Rules 9 and 10 of UAX #14 are applied here: marks and joiners become a part of what they follow,
/// and those that follow nothing count as letters.
struct LineBreakUnits: Sendable {
  /// A scalar and its marks.
  struct Unit: Sendable {
    let scalar: Unicode.Scalar
    let kind: LineBreakClass
    /// Whether the last of its marks is a zero width joiner.
    var endsInJoiner = false
    /// Whether it belongs to a number at whose end it is: figures, and separators after them.
    var isInNumber = false
    /// Whether it is the first, third and so on of regional indicators in a row.
    var isOddIndicator = false
    /// The last unit up to it that is no space; nil when there is none.
    var solid: Int?
  }

  private var units: [Unit] = []
  /// For each character the unit that begins with it; nil when its first scalar is a mark of the
  /// unit before.
  private(set) var starts: [Int?] = []

  init(_ characters: [Character]) {
    for character in characters {
      for (index, scalar) in character.unicodeScalars.enumerated() {
        let isNew = append(scalar)
        if index == 0 { starts.append(isNew ? units.count - 1 : nil) }
      }
    }
  }

  /// Adds a scalar, and says whether it is a unit of its own.
  private mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    let kind = LineBreakClass(scalar)
    let isMark = kind == .combiningMark || kind == .joiner
    if isMark, let last = units.last, last.kind.takesMarks {
      units[units.count - 1].endsInJoiner = kind == .joiner
      return false
    }
    var unit = Unit(scalar: scalar, kind: isMark ? .alphabetic : kind)
    unit.endsInJoiner = kind == .joiner
    let last = units.last
    unit.isInNumber =
      unit.kind == .numeric
      || (unit.kind == .infixSeparator || unit.kind == .symbolAllowingBreak)
        && last?.isInNumber == true
    unit.isOddIndicator = unit.kind == .regionalIndicator && last?.isOddIndicator != true
    unit.solid = unit.kind == .space ? last?.solid : units.count
    units.append(unit)
    return true
  }

  subscript(index: Int) -> Unit { units[index] }

  private func unit(_ index: Int) -> Unit? { units.indices.contains(index) ? units[index] : nil }

  /// The class of a unit; nil beyond the ends of the text.
  func kind(_ index: Int) -> LineBreakClass? { unit(index)?.kind }

  /// Whether a unit is of an East Asian width; nil beyond the ends of the text.
  func isEastAsian(_ index: Int) -> Bool? { unit(index)?.isEastAsian }

  /// Whether what ends with a unit is figures, or separators after them.
  func isInNumber(_ index: Int) -> Bool { unit(index)?.isInNumber == true }

  func isAksara(_ index: Int) -> Bool { unit(index)?.isAksara == true }

  func isOddIndicator(_ index: Int) -> Bool { unit(index)?.isOddIndicator == true }

  /// The unit before `index` and any spaces.
  func beforeSpaces(_ index: Int) -> Unit? { units[index - 1].solid.map { units[$0] } }

  /// Rule 15a: whether the opening quotation mark before `index` and any spaces has nothing before
  /// it that it could close.
  func beginsQuotation(before index: Int) -> Bool {
    guard let solid = units[index - 1].solid, let before = kind(solid - 1) else { return true }
    return before.isQuotation
      || [.mandatory, .openPunctuation, .glue, .space, .zeroWidthSpace].contains(before)
  }

  /// Rule 15b: whether a closing quotation mark has nothing after it that it could open.
  func endsQuotation(at index: Int) -> Bool {
    guard let after = kind(index + 1) else { return true }
    let closers: [LineBreakClass] = [
      .space, .glue, .wordJoiner, .closePunctuation, .closeParenthesis, .exclamation,
      .infixSeparator, .symbolAllowingBreak, .mandatory, .zeroWidthSpace,
    ]
    return after.isQuotation || closers.contains(after)
  }

  /// Rule 20a: whether a hyphen at `index` is the first of a word.
  func beginsWord(before index: Int) -> Bool {
    guard let before = kind(index - 1) else { return true }
    return [.mandatory, .space, .zeroWidthSpace, .contingent, .glue].contains(before)
  }
}

extension LineBreakUnits.Unit {
  /// Whether it is of an East Asian width (UAX #11, classes F, W and H).
  var isEastAsian: Bool {
    switch scalar.value {
    case 0x20A9, 0x16FE4, 0xFF61...0xFFDC, 0xFFE8...0xFFEE: true
    default: CharacterWidth.columns(of: scalar) == 2
    }
  }

  /// Whether it is an opening bracket that is not of an East Asian width.
  var opensNarrowly: Bool { kind == .openPunctuation && !isEastAsian }

  /// Whether it is a closing bracket that is not of an East Asian width.
  var closesNarrowly: Bool { kind == .closeParenthesis && !isEastAsian }

  /// Whether it is a letter of a Brahmic script, or the circle that stands for one.
  var isAksara: Bool {
    kind == .aksara || kind == .aksaraStart || scalar == "\u{25CC}"
  }
}
