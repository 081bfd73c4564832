public import Foundation

/// The drawing effect of `clipShape`.
nonisolated struct ClipModifier<Outline> {
  var shape: Outline
  let style: FillStyle
  private var direction = LayoutDirection.leftToRight

  init(shape: Outline, style: FillStyle) {
    (self.shape, self.style) = (shape, style)
  }
}

nonisolated extension ClipModifier: ViewModifier, PrimitiveModifier, EffectModifier, Animatable,
  DrawingEffect
where Outline: Shape {
  static var usesFrame: Bool { true }

  var animatableData: Outline.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard !contents.isEmpty else { return contents }
    let clip = Layer.Clip(path: path(in: frame), style: style)
    return [.layer(Layer(clips: [clip], contents: DisplayList(contents)))]
  }

  func shows(_ point: CGPoint, in frame: CGRect) -> Bool {
    path(in: frame).contains(point, eoFill: style.isEOFilled)
  }

  private func path(in frame: CGRect) -> Path {
    shape.path(in: CGRect(origin: .zero, size: frame.size), direction)
      .offsetBy(dx: frame.minX, dy: frame.minY)
  }

  func effect(in environment: EnvironmentValues) -> ClipModifier<Outline> {
    var effect = self
    effect.shape = shape.adapted(to: environment)
    effect.direction = environment.layoutDirection
    return effect
  }
}

extension View {
  /// Draws only what lies inside `shape`.
  nonisolated public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Draws only what lies inside the view's frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Draws only what lies inside the view's frame with round corners; `radius` is in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
