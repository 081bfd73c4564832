extension View {
  /// Runs `action` when the keys that are held with others have changed, of those in `mask`; if
  /// `initial`, also with what is held when the view comes.
  ///
  /// Terminals tell of such keys only together with another one: as far as is known none is held,
  /// and `action` is run at the beginning or not at all.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    onChange(of: false, initial: initial) { action([], []) }
  }
}
