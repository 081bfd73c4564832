extension EnvironmentValues {
  /// How large symbols are beside text of the same font.
  @Entry public var imageScale: Image.Scale = .medium
}

extension View {
  /// How large symbols inside are beside text of the same font.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
