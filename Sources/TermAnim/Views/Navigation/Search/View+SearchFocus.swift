extension View {
  /// Ties the focus of the field of a search further in to a focus state.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus) { AnyView($0.focused(binding)) }
  }

  /// Ties the focus of the field of a search further in to a value of a focus state.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    environment(\.searchFocus) { AnyView($0.focused(binding, equals: value)) }
  }
}

extension EnvironmentValues {
  /// Ties the field of a search further in to a focus state; nil for none.
  @Entry var searchFocus: ((AnyView) -> AnyView)?
}
