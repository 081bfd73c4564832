import Foundation

/// A geometry effect as a drawing effect.
struct GeometryDrawing<Effect: GeometryEffect>: DrawingEffect {
  var effect: Effect
  /// Whether rows begin on the right where the effect is: it is then that of a view from left to
  /// right, in the mirror.
  var isRightToLeft = false
  var makesSpace = false

  static var usesFrame: Bool { true }

  static var movesSpaces: Bool { !(Effect.self is any LayoutIgnoredEffect.Type) }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    moved(contents, in: frame)
  }

  /// The effect about the origin of `frame`.
  func transform(in frame: CGRect) -> ProjectionTransform? {
    let value = effect.effectValue(size: frame.size)
    guard !value.isIdentity else { return nil }
    let seen = isRightToLeft ? value.mirrored(across: frame.width) : value
    let there = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
    let back = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return ProjectionTransform(there)
      .concatenating(seen)
      .concatenating(ProjectionTransform(back))
  }
}
