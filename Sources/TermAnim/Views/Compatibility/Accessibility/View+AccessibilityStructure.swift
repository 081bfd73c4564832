/// What descriptions of views are made of, which a terminal has no place for.
extension View {
  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibility(hidden: Bool) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
}
