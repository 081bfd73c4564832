/// What a search can be narrowed to, for the search further in.
struct SearchScopes {
  /// The scopes side by side, of which one is chosen.
  let picker: AnyView
  let activation: SearchScopeActivation
}

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

extension View {
  /// Shows views side by side below the field of a search further in: the one whose tag is `scope`
  /// is chosen, and a press chooses another.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Shows views side by side below the field of a search further in: the one whose tag is `scope`
  /// is chosen, and a press chooses another.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { EmptyView() }
      .pickerStyle(.segmented)
    return environment(
      \.searchScopes, SearchScopes(picker: AnyView(picker), activation: activation))
  }
}

extension EnvironmentValues {
  /// What a search further in can be narrowed to; nil for nothing.
  @Entry var searchScopes: SearchScopes?
}
