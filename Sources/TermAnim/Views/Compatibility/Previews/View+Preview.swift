extension View {
  /// The view as it is: nobody shows previews.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// The view as it is: nobody shows previews.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// The view as it is: nobody shows previews.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// The view as it is: nobody shows previews.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    self
  }
}
