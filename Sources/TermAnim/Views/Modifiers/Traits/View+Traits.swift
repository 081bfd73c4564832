extension View {
  /// Draws the view in front of those with a smaller value; 0 unless set, and the innermost counts.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier { $0.zIndex = $0.zIndex ?? value })
  }

  /// Gives the view space before those with a smaller value; 0 unless set, and the innermost
  /// counts.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier { $0.layoutPriority = $0.layoutPriority ?? value })
  }

  /// Gives the view a value for the custom layout around it; the innermost counts.
  nonisolated public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    modifier(
      TraitModifier { traits in
        let identifier = ObjectIdentifier(key)
        traits.layoutValues[identifier] = traits.layoutValues[identifier] ?? value
      })
  }

  /// Lets the view come and go with a transition when that happens in an animated change.
  ///
  /// Those that place the view elsewhere, such as `move` and `offset`, go by its own animation,
  /// too.
  ///
  /// Of several between the view and the next container around, such as a stack, the innermost
  /// counts; those inside of a container are for what comes and goes in it. What goes is drawn
  /// behind what stays unless a `zIndex` says otherwise.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TraitModifier { $0.transition = $0.transition ?? t })
  }

  /// The same, whatever views further in say, and in its place among the others to the end: for
  /// what the library itself shows and hides.
  nonisolated func comesAndGoes(with transition: AnyTransition) -> some View {
    modifier(TraitModifier { ($0.transition, $0.leavesInPlace) = (transition, true) })
  }

  /// Lets the view come and go with a transition when that happens in an animated change.
  ///
  /// Those that place the view elsewhere, such as `move` and `offset`, go by its own animation,
  /// too.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
