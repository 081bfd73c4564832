import Foundation

/// How a symbol is held in a moment of an effect.
struct SymbolPose: Hashable, Sendable {
  var scale = 1.0
  var opacity = 1.0
  /// In degrees, clockwise.
  var angle = 0.0
  /// How far it is from its place, to the right and down, in heights of the symbol.
  var x = 0.0
  var y = 0.0
  /// Seconds on the way here.
  var duration = 0.25

  static let rest = SymbolPose()
}

extension SymbolPose: Animatable {
  typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, AnimatablePair<Double, Double>>
  >

  var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(scale, opacity), AnimatablePair(angle, AnimatablePair(x, y)))
    }
    set {
      (scale, opacity) = (newValue.first.first, newValue.first.second)
      (angle, x, y) = (
        newValue.second.first, newValue.second.second.first, newValue.second.second.second
      )
    }
  }
}

extension SymbolPose {
  private var isRest: Bool { animatableData == Self.rest.animatableData }

  /// What `contents` in a frame look like in the pose.
  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    return isRest
      ? contents : commands(of: contents, around: center, at: center, height: frame.height)
  }

  /// What `contents` around a point look like in the pose around another, as parts of a symbol of a
  /// height.
  func commands(
    of contents: [DisplayList.Command], around old: CGPoint, at new: CGPoint, height: CGFloat
  ) -> [DisplayList.Command] {
    guard !contents.isEmpty, opacity > 0 else { return [] }
    let transform = CGAffineTransform(translationX: -old.x, y: -old.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: angle * .pi / 180))
      .concatenating(
        CGAffineTransform(translationX: new.x + x * height, y: new.y + y * height))
    let layer = Layer(
      transform: ProjectionTransform(transform), opacity: min(opacity, 1),
      contents: DisplayList(contents))
    return [.layer(layer)]
  }
}
