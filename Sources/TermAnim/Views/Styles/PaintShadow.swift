import Foundation

/// A shadow that belongs to a paint: behind what is painted, or on it from its own edges.
struct PaintShadow: Sendable, Animatable {
  let isInner: Bool
  var color: Color.Resolved
  /// The standard deviation of the blur, in points.
  var radius: CGFloat
  var offset: CGSize

  var animatableData:
    AnimatablePair<
      Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
    >
  {
    get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  /// How far around a frame an inner shadow is seen of what is drawn for it, in points.
  private static let reach: CGFloat = 8192

  /// What is drawn for a shape in `frame`, with its shadow; `coverage` is the shape in an opaque
  /// paint.
  func commands(
    around drawn: [DisplayList.Command], in frame: CGRect,
    coverage: () -> [DisplayList.Command]
  ) -> [DisplayList.Command] {
    guard !drawn.isEmpty, color.opacity > 0 else { return drawn }
    guard isInner else {
      let shadow = Filter.shadow(color: color, radius: max(0, radius), offset: offset)
      return [.layer(Layer(filters: [shadow], contents: DisplayList(drawn)))]
    }
    // All around the shape throws the shadow, however much is seen through its paint, and only on
    // the shape it is seen. What throws it is not: it would darken the smooth edges.
    let shape = DisplayList(coverage())
    let everything = Path(frame.insetBy(dx: -Self.reach, dy: -Self.reach))
    let move = CGAffineTransform(translationX: offset.width, y: offset.height)
    let thrown = Layer(
      transform: ProjectionTransform(move),
      mask: Layer.Mask(contents: shape, isInverse: true),
      filters: [.blur(radius: max(0, radius), isOpaque: false)],
      contents: DisplayList([.fill(everything, .color(color), FillStyle())]))
    return drawn + [
      .layer(
        Layer(mask: Layer.Mask(contents: shape), contents: DisplayList([.layer(thrown)])))
    ]
  }
}
