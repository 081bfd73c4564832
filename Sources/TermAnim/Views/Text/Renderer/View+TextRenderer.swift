extension View {
  /// Lets `renderer` draw the texts inside.
  nonisolated public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// The modifier of `textRenderer(_:)`.
nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: EnvironmentModifier {
  let renderer: Renderer

  @MainActor
  func edit(_ environment: inout EnvironmentValues, in scope: TransactionScope) {
    environment.textRenderer = SetTextRenderer(renderer: renderer, scope: scope)
  }
}

extension EnvironmentValues {
  /// What draws texts; nil when they draw themselves.
  @Entry var textRenderer: SetTextRenderer?
}
