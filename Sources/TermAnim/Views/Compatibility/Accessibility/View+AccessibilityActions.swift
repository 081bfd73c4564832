/// Actions beside those of the pointer and the keys, which a terminal has nobody to start.
extension View {
  /// The view as it is: nobody starts the action.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// The view as it is: nobody starts the action.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// The view as it is: nobody starts the action.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// The view as it is: nobody starts the actions.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  /// The view as it is: nobody starts the action.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }
}
