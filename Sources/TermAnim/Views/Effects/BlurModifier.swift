public import Foundation

/// The drawing effect of `blur`.
nonisolated struct BlurModifier: EffectModifier, DrawingEffect {
  var radius: CGFloat
  let isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard radius > 0, !contents.isEmpty else { return contents }
    return [
      .layer(
        Layer(
          filters: [.blur(radius: radius, isOpaque: isOpaque)], contents: DisplayList(contents)))
    ]
  }

  func effect(in environment: EnvironmentValues) -> BlurModifier { self }
}

extension View {
  /// Blurs the view with a Gaussian of standard deviation `radius`, in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }
}
