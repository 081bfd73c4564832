/// Ends the search around a view: neither a text nor tokens are searched for, and the field loses
/// the focus.
///
/// Outside of searches it does nothing.
public struct DismissSearchAction {
  let text: Binding<String>?
  let isSearching: Binding<Bool>?
  var removeTokens: (() -> Void)?

  @MainActor
  public func callAsFunction() {
    text?.wrappedValue = ""
    removeTokens?()
    isSearching?.wrappedValue = false
  }
}

extension EnvironmentValues {
  /// Whether something is being searched for in what is around the view: from when the field gets
  /// the focus until it loses it with nothing in it.
  @Entry public internal(set) var isSearching: Bool = false

  /// Ends the search around the view.
  @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction(
    text: nil, isSearching: nil)
}
