public import Foundation

/// An order of texts by the rules of a language, that of the program.
///
/// Of the orders that texts have on Apple's systems, Foundation has only `lexical` on Linux.
public struct TextOrder: SortComparator {
  private enum Rules: Hashable {
    /// Those of the language alone.
    case language
    /// Besides, numbers go by their size, and capitals and small letters are told apart last.
    case people
  }

  private let rules: Rules
  public var order = SortOrder.forward

  /// The order in which people sort texts: "item 2" is before "Item 10".
  static let people = TextOrder(rules: .people)
  /// The order of a dictionary.
  static let language = TextOrder(rules: .language)

  /// That of the program, which stays what it is.
  private static let locale = Locale.current
  private static let isPlain = PlainTextOrder.isMeant(by: locale)

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
    switch rules {
    case .language: return first.compare(second, locale: Self.locale)
    case .people:
      if Self.isPlain, let result = PlainTextOrder.compare(first, second) { return result }
      return Self.people(first, second, in: Self.locale)
    }
  }

  /// How people in a place sort two texts.
  static func people(
    _ first: String, _ second: String, in locale: Locale
  ) -> ComparisonResult {
    first.compare(
      second, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
      locale: locale)
  }
}
