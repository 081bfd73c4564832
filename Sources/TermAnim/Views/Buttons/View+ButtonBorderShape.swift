extension EnvironmentValues {
  @Entry var buttonBorderShape: ButtonBorderShape = .automatic
}

extension View {
  /// Sets the outline of the buttons of the view that have a plate.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
