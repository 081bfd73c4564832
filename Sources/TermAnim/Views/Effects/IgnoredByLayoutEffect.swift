import Foundation

/// The effect of `ignoredByLayout`.
struct IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect, LayoutIgnoredEffect {
  var base: Base

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}
