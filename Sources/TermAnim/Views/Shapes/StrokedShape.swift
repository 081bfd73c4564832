import Foundation

/// The line along a shape's outline, as a shape.
struct StrokedShape<Content: Sendable>: Sendable {
  var shape: Content
  var style: StrokeStyle
}

extension StrokedShape: Animatable, View, Shape, StrokedOutline where Content: Shape {
  static var role: ShapeRole { .stroke }

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  func outline(in rect: CGRect) -> (path: Path, style: StrokeStyle) {
    (shape.path(in: rect), style)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}
