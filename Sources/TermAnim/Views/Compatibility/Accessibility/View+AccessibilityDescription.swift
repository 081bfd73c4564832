/// Descriptions of views, which a terminal has no place for.
extension View {
  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibility(label: Text) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibility(hint: Text) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibility(value: Text) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibility(identifier: String) -> some View { self }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<S: StringProtocol>(
    _ label: LocalizedStringKey, _ value: S
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View {
    self
  }
}

extension Text {
  /// The text as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { self }

  /// The text as it is: a terminal is read by its characters, and takes no descriptions.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// The text as it is: a terminal is read by its characters, and takes no descriptions.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
}
