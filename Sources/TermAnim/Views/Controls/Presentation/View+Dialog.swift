/// What a dialog of a Mac has besides its words and buttons, and one in a terminal has not.
extension View {
  /// The view as it is: dialogs have no pictures.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// The view as it is: all dialogs look alike.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// The view as it is: dialogs cannot be asked not to come again.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    self
  }

  /// The view as it is: dialogs cannot be asked not to come again.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// The view as it is: dialogs cannot be asked not to come again.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// The view as it is: dialogs cannot be asked not to come again.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// The view as it is: a program can always be ended.
  nonisolated public func dialogPreventsAppTermination(
    _ preventsAppTermination: Bool?
  ) -> some View {
    self
  }
}
