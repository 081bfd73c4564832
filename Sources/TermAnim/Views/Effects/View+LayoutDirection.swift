extension View {
  /// The view itself: everything runs from left to right here.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    self
  }
}
