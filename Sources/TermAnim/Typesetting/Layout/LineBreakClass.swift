/// What a character does to the line breaks beside it: the classes of UAX #14 that this library
/// tells apart.
///
/// Grapheme clusters are never cut, so classes that only act inside one (marks, joiners, jamo,
/// regional indicators, emoji modifiers) are not needed; scripts that break by dictionary (Thai, Lao,
/// Khmer) count as alphabetic.
///
/// - SeeAlso: Unicode Standard Annex #14, table 1
enum LineBreakClass: Sendable {
  case mandatory
  case space
  case zeroWidthSpace
  case wordJoiner
  case glue
  case breakAfter
  case breakBefore
  case breakBoth
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

  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  var isQuotation: Bool {
    self == .quotation || self == .initialQuotation || self == .finalQuotation
  }

  init(_ scalar: Unicode.Scalar) {
    if let known = Self.exceptions[scalar] {
      self = known
    } else if Self.isIdeographic(scalar) {
      self = Self.isWidePunctuation(scalar) ?? .ideographic
    } else {
      self = Self.byCategory(scalar)
    }
  }

  /// The class that a general category mostly has.
  private static func byCategory(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.properties.generalCategory {
    case .openPunctuation: .openPunctuation
    case .closePunctuation: .closePunctuation
    case .initialPunctuation: .initialQuotation
    case .finalPunctuation: .finalQuotation
    case .decimalNumber: .numeric
    case .currencySymbol: .prefix
    case .spaceSeparator: .breakAfter
    case .otherLetter where (0x5D0...0x5F2).contains(scalar.value): .hebrewLetter
    default: scalar.properties.isEmojiPresentation ? .ideographic : .alphabetic
    }
  }

  /// Whether the scalar is in a block whose characters each stand alone.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The class of punctuation and small letters among ideographs; nil for the rest.
  private static func isWidePunctuation(_ scalar: Unicode.Scalar) -> LineBreakClass? {
    switch scalar.properties.generalCategory {
    case .openPunctuation: return .openPunctuation
    case .closePunctuation: return .closePunctuation
    default: return smallKana.contains(scalar) ? .nonStarter : nil
    }
  }

  private static let smallKana = Set(
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶー々〻ゝゞヽヾ・゛゜〜゠：；".unicodeScalars)

  /// Characters whose class does not follow from their category or block.
  private static let exceptions: [Unicode.Scalar: LineBreakClass] = {
    let groups: [(String, LineBreakClass)] = [
      ("\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}", .mandatory), (" ", .space),
      ("\u{200B}", .zeroWidthSpace), ("\u{2060}\u{FEFF}", .wordJoiner),
      ("\u{A0}\u{202F}\u{2007}\u{2011}\u{34F}\u{F0C}", .glue),
      ("\t|\u{AD}\u{2010}\u{2012}\u{2013}\u{3000}\u{2056}\u{2E17}", .breakAfter),
      ("\u{B4}\u{2C8}\u{2CC}", .breakBefore), ("\u{2014}", .breakBoth), ("-", .hyphen),
      ("\u{203C}\u{2047}\u{2048}\u{2049}", .nonStarter), ("!?\u{FF01}\u{FF1F}", .exclamation),
      ("\u{3001}\u{3002}\u{FF0C}\u{FF0E}\u{FF61}\u{FF64}", .closePunctuation),
      (")]", .closeParenthesis), (",.:;\u{37E}", .infixSeparator), ("/", .symbolAllowingBreak),
      ("\u{2024}\u{2025}\u{2026}", .inseparable), ("\u{A1}\u{BF}", .openPunctuation),
      ("\"'\u{275B}\u{275C}", .quotation), ("+\\\u{B1}\u{2116}\u{2212}\u{2213}", .prefix),
      ("%\u{B0}\u{2030}\u{2032}\u{2033}\u{A2}\u{2103}\u{2109}", .postfix),
    ]
    var exceptions: [Unicode.Scalar: LineBreakClass] = [:]
    for (scalars, value) in groups {
      for scalar in scalars.unicodeScalars { exceptions[scalar] = value }
    }
    return exceptions
  }()
}
