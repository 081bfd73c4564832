extension View {
  /// The view, fainter when it cannot be used.
  nonisolated func dimmed(unless isEnabled: Bool) -> some View {
    opacity(isEnabled ? 1 : 0.4)
  }
}
