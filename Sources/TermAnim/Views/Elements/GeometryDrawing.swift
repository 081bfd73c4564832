import Foundation

/// A geometry effect as a drawing effect.
struct GeometryDrawing<Effect: GeometryEffect>: DrawingEffect {
  var effect: Effect

  static var usesFrame: Bool { true }

  static var movesSpaces: Bool { !(Effect.self is any LayoutIgnoredEffect.Type) }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    guard !contents.isEmpty, let transform = transform(in: frame) else { return contents }
    return [.layer(Layer(transform: transform, contents: DisplayList(contents)))]
  }

  /// The effect about the origin of `frame`.
  func transform(in frame: CGRect) -> ProjectionTransform? {
    let value = effect.effectValue(size: frame.size)
    guard !value.isIdentity else { return nil }
    let there = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
    let back = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return ProjectionTransform(there)
      .concatenating(value)
      .concatenating(ProjectionTransform(back))
  }
}
