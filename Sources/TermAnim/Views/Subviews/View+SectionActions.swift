extension View {
  /// The view as it is: sections show no actions of their own.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    self
  }
}
