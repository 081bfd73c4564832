extension View {
  /// Keeps rows of lists, and options of pickers in lists and menus, from being chosen; false
  /// leaves alone what something inside or around forbids.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(
      TraitModifier { traits in
        let key = ObjectIdentifier(SelectionDisabledKey.self)
        let isDisabledInside = traits.layoutValues[key] as? Bool ?? false
        traits.layoutValues[key] = isDisabled || isDisabledInside
      })
  }
}
