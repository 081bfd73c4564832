import Foundation

/// The order in which people sort texts: numbers by their size, and capitals as small letters.
struct TextOrder: SortComparator {
  var order = SortOrder.forward

  func compare(_ one: String, _ other: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (one, other) : (other, one)
    return first.compare(
      second, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
      locale: .current)
  }
}
