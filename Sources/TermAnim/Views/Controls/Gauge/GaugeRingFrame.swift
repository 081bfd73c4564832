/// The size of the rings of gauges.
private struct GaugeRingFrame: ViewModifier {
  @Environment(\.controlSize) private var size

  /// The side in points: 14 pixels, seven rows of text.
  private static let side = 56.0

  func body(content: Content) -> some View {
    content
      .frame(width: Self.side * size.factor, height: Self.side * size.factor)
      .aligned(to: .cell)
  }
}

extension View {
  /// The view in the size of a gauge's ring, with its rows on those of the screen.
  func gaugeRingFrame() -> some View {
    modifier(GaugeRingFrame())
  }
}
