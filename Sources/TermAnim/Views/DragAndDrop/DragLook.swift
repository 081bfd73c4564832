import Foundation

/// What the preview of something that is dragged looks like, besides where it is.
struct DragLook: Animatable {
  /// As the source.
  static let plain = DragLook(scale: 1, opacity: 1)
  /// While it is dragged: a little larger, and letting through what is below.
  static let lifted = DragLook(scale: 1.05, opacity: 0.8)
  /// When it has been dropped.
  static let gone = DragLook(scale: 0.5, opacity: 0)

  var scale: Double
  /// 0...1; beyond that the nearer end.
  var opacity: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(scale, opacity) }
    set { (scale, opacity) = (newValue.first, newValue.second) }
  }

  /// What `contents` around `center` look like, `offset` points away.
  func commands(
    of contents: [DisplayList.Command], around center: CGPoint, offset: CGSize
  ) -> [DisplayList.Command] {
    guard !contents.isEmpty, opacity > 0 else { return [] }
    let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(
        CGAffineTransform(translationX: center.x + offset.width, y: center.y + offset.height))
    let layer = Layer(
      transform: ProjectionTransform(transform), opacity: opacity, contents: DisplayList(contents))
    return [.layer(layer)]
  }
}
