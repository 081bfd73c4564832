import Foundation

/// A visual effect as a drawing effect.
struct VisualEffectDrawing<Effect: VisualEffect>: DrawingEffect {
  var effect: Effect

  static var usesFrame: Bool { true }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  private var drawing: (any DrawingEffect)? { effect as? any DrawingEffect }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    drawing?.commands(of: contents, in: frame) ?? contents
  }

  func transform(in frame: CGRect) -> ProjectionTransform? {
    drawing?.transform(in: frame)
  }

  func shows(_ point: CGPoint, in frame: CGRect) -> Bool {
    drawing?.shows(point, in: frame) ?? true
  }

  func covers(_ point: CGPoint, in frame: CGRect) -> Bool {
    drawing?.covers(point, in: frame) ?? false
  }
}
