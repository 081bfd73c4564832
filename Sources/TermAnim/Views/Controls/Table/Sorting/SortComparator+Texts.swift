public import Foundation

extension SortComparator where Self == TextOrder {
  /// The order in which people sort texts: by their language, numbers by their size, and capitals
  /// as small letters.
  public static var localizedStandard: TextOrder { .people }

  /// The order of texts in a dictionary of their language.
  public static var localized: TextOrder { .language }
}

extension SortComparator where Self == String.StandardComparator {
  /// The order of the numbers of characters.
  public static var lexical: String.StandardComparator { .lexical }
}
