public import Foundation

extension VisualEffect {
  private func adding<Effect: DrawingEffect>(_ effect: Effect) -> some VisualEffect {
    LayeredVisualEffect(base: self, effect: effect)
  }

  private func adding<Effect: GeometryEffect>(geometry effect: Effect) -> some VisualEffect {
    LayeredVisualEffect(base: self, effect: GeometryDrawing(effect: effect))
  }

  /// Makes the view let through what is behind: 0 is clear, 1 as it was.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(OpacityModifier(opacity: opacity))
  }

  /// Blurs the view; `radius` is in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Makes the view brighter by `amount`, 0 being as it was.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(BrightnessModifier(amount: amount))
  }

  /// Multiplies the distances from grey by `amount`, 1 being as it was.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(ContrastModifier(amount: amount))
  }

  /// Multiplies how colourful the view is by `amount`, 1 being as it was.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(SaturationModifier(amount: amount))
  }

  /// Takes the share `amount` of the colour away.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(GrayscaleModifier(amount: amount))
  }

  /// Turns all hues by `angle`.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(HueRotationModifier(angle: angle))
  }

  /// Shows the view `offset` points off its place.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(geometry: _OffsetEffect(offset: offset))
  }

  /// Shows the view `x` and `y` points off its place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Enlarges the view about `anchor`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(geometry: _ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Enlarges the view about `anchor`.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Enlarges the view about `anchor`.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the view about `anchor`, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(geometry: _RotationEffect(angle: angle, anchor: anchor))
  }

  /// Turns the view in space about an axis through `anchor`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      geometry: _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Maps what the view looks like, from its own space.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(geometry: TransformEffect(transform: transform))
  }
}
