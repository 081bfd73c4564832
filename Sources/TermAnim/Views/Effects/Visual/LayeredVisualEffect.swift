import Foundation

/// A visual effect on top of another one.
struct LayeredVisualEffect<Base: VisualEffect, Effect: DrawingEffect>: VisualEffect, DrawingEffect,
  @unchecked Sendable
{
  var base: Base
  var effect: Effect

  static var usesFrame: Bool { true }

  var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
    get { AnimatablePair(base.animatableData, effect.animatableData) }
    set { (base.animatableData, effect.animatableData) = (newValue.first, newValue.second) }
  }

  private var inner: (any DrawingEffect)? { base as? any DrawingEffect }

  func commands(
    of contents: [DisplayList.Command], in frame: CGRect
  ) -> [DisplayList.Command] {
    effect.commands(of: inner?.commands(of: contents, in: frame) ?? contents, in: frame)
  }

  func transform(in frame: CGRect) -> ProjectionTransform? {
    switch (inner?.transform(in: frame), effect.transform(in: frame)) {
    case (let first?, let second?): first.concatenating(second)
    case (let only?, nil), (nil, let only?): only
    case (nil, nil): nil
    }
  }

  func shows(_ point: CGPoint, in frame: CGRect) -> Bool {
    effect.shows(point, in: frame) && inner?.shows(point, in: frame) ?? true
  }
}
