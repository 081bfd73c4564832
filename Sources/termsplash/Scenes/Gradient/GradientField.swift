import TermAnim

/// A rounded field of two gradients, mixed.
struct GradientField: View, Animatable {
  let pair: GradientPair
  let kind: GradientKind
  /// 0 shows the first gradient alone, 1 the second.
  var share: Double
  let cornerRadius: CGFloat

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  var body: some View {
    GeometryReader { field in
      RoundedRectangle(cornerRadius: cornerRadius)
        .fill(style(in: field.size))
    }
  }

  private func style(in size: CGSize) -> AnyShapeStyle {
    let colors = pair.colors(at: share)
    switch kind {
    case .linear:
      return AnyShapeStyle(
        LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
    case .radial:
      return AnyShapeStyle(
        RadialGradient(
          colors: colors, center: .center, startRadius: 0,
          endRadius: hypot(size.width, size.height) / 2))
    case .angular:
      return AnyShapeStyle(AngularGradient(colors: colors + colors.prefix(1), center: .center))
    }
  }
}
