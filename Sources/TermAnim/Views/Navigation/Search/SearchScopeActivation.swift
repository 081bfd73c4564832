/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  /// Whether there has to be a text to search for.
  let needsText: Bool

  /// From when the field gets the focus until the search is over.
  public static let automatic = SearchScopeActivation(needsText: false)
  /// While there is something in the field.
  public static let onTextEntry = SearchScopeActivation(needsText: true)
  /// From when the field gets the focus until the search is over.
  public static let onSearchPresentation = SearchScopeActivation(needsText: false)
}
