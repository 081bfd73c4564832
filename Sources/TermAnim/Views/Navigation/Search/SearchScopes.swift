/// What a search can be narrowed to, for the search further in.
struct SearchScopes {
  /// The scopes side by side, of which one is chosen.
  let picker: AnyView
  let activation: SearchScopeActivation
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
