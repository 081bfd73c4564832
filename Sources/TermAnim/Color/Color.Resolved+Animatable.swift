extension Color.Resolved: Animatable {
  public typealias AnimatableData =
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// 128 times the point of the perceptual mixing space: three cube roots of cone responses, each
  /// times opacity, and opacity.
  ///
  /// Colours therefore animate along straight lines of OKLab, and one that fades to clear keeps its
  /// hue. Without opacity the components are those of black.
  public var animatableData: AnimatableData {
    get {
      let vector = ColorMixingSpace.perceptual.vector(of: self) * Self.scale
      return AnimatablePair(
        vector.x, AnimatablePair(vector.y, AnimatablePair(vector.z, vector.w)))
    }
    set {
      let vector = SIMD4(
        newValue.first, newValue.second.first, newValue.second.second.first,
        newValue.second.second.second)
      self = ColorMixingSpace.perceptual.color(at: vector / Self.scale)
    }
  }

  private static var scale: Float { Float(Float.unitScale) }
}
