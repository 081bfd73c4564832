/// The ground of a token.
nonisolated struct SearchTokenLook: ViewModifier {
  @MainActor
  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 8)
      .inWholeRows()
      .background(ControlColor.track, in: RoundedRectangle(cornerRadius: 4))
      .aligned(to: .cell)
  }
}
