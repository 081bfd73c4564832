/// What a character does to the line breaks beside it: the classes of UAX #14.
///
/// Scripts that are broken with a dictionary (Thai, Lao, Khmer, Myanmar) count as alphabetic.
///
/// - SeeAlso: Unicode Standard Annex #14, table 1
enum LineBreakClass: Hashable, Sendable {
  case mandatory
  case space
  case zeroWidthSpace
  case wordJoiner
  case glue
  case breakAfter
  case breakBefore
  case breakBoth
  case contingent
  case hyphen
  case nonStarter
  case exclamation
  case closePunctuation
  case closeParenthesis
  case infixSeparator
  case symbolAllowingBreak
  case inseparable
  case openPunctuation
  case quotation
  case initialQuotation
  case finalQuotation
  case prefix
  case postfix
  case numeric
  case alphabetic
  case hebrewLetter
  case ideographic
  case emojiBase
  case emojiModifier
  case regionalIndicator
  case combiningMark
  case joiner
  case leadingJamo
  case vowelJamo
  case trailingJamo
  /// A Hangul syllable without a final consonant.
  case openSyllable
  case closedSyllable
  /// A letter of an orthographic syllable of a Brahmic script.
  case aksara
  case aksaraPrebase
  case aksaraStart
  case virama
  case finalVirama

  /// O(log ranges).
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A: self = .alphabetic
    case 0x30...0x39: self = .numeric
    case 0xAC00...0xD7A3:
      self = (scalar.value - 0xAC00).isMultiple(of: 28) ? .openSyllable : .closedSyllable
    default:
      self =
        Self.exceptionTable[scalar.value] ?? Self.byCategory(scalar)
        ?? Self.ideographTable[scalar.value] ?? .alphabetic
    }
  }

  private static let exceptionTable = ScalarTable(exceptions)
  private static let ideographTable = ScalarTable([(LineBreakClass.ideographic, ideographs)])

  /// The class that a general category mostly has; nil for categories that do not tell.
  private static func byCategory(_ scalar: Unicode.Scalar) -> LineBreakClass? {
    switch scalar.properties.generalCategory {
    case .openPunctuation: .openPunctuation
    case .closePunctuation: .closePunctuation
    case .initialPunctuation: .initialQuotation
    case .finalPunctuation: .finalQuotation
    case .decimalNumber: .numeric
    case .currencySymbol: .prefix
    case .spaceSeparator: .breakAfter
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format: .combiningMark
    default: nil
    }
  }

  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  var isQuotation: Bool {
    self == .quotation || self == .initialQuotation || self == .finalQuotation
  }

  /// Whether it is a Hangul syllable or a part of one.
  var isHangul: Bool {
    switch self {
    case .leadingJamo, .vowelJamo, .trailingJamo, .openSyllable, .closedSyllable: true
    default: false
    }
  }

  /// Whether marks after it are its own (rule 9).
  var takesMarks: Bool {
    self != .mandatory && self != .space && self != .zeroWidthSpace
  }
}
