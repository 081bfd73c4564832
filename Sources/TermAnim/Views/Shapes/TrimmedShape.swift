import Foundation

/// A stretch of a shape's outline.
struct TrimmedShape<Content: Sendable>: Sendable {
  var shape: Content
  /// Shares of the outline's length.
  var startFraction: CGFloat
  var endFraction: CGFloat
}

extension TrimmedShape: Animatable, View, Shape where Content: Shape {
  static var role: ShapeRole { Content.role }

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get {
      let scale = CGFloat(Double.unitScale)
      return AnimatablePair(
        shape.animatableData, AnimatablePair(startFraction * scale, endFraction * scale))
    }
    set {
      let scale = CGFloat(Double.unitScale)
      shape.animatableData = newValue.first
      startFraction = newValue.second.first / scale
      endFraction = newValue.second.second / scale
    }
  }
}
