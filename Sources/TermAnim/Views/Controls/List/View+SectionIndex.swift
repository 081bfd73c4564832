/// The letters at the side of a long list that lead to its sections, as keys and the wheel do here.
extension View {
  /// The view as it is: lists have no index of their sections.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    self
  }

  /// The section as it is: lists have no index of their sections.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// The section as it is: lists have no index of their sections.
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
}
