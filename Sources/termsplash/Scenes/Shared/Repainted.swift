import TermAnim

/// A view in the colours of a palette, which fade to those of the next one.
///
/// For what is drawn in one piece, of whose colours animations know nothing.
struct Repainted<Content> {
  private var colors: GradientRamp
  private let content: (Palette) -> Content
}

extension Repainted: View, Animatable where Content: View {
  init(
    _ palette: Palette, in environment: EnvironmentValues,
    @ViewBuilder content: @escaping (Palette) -> Content
  ) {
    let stops = palette.colors.enumerated().map { index, color in
      GradientRamp.Stop(color: color.resolve(in: environment), location: Double(index))
    }
    (colors, self.content) = (GradientRamp(stops: stops), content)
  }

  nonisolated var animatableData: GradientVector {
    get { colors.animatableData }
    set { colors.animatableData = newValue }
  }

  var body: some View {
    content(Palette(colors: colors.stops.map { Color($0.color) }))
  }
}
