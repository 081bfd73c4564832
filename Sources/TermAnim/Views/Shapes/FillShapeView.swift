/// The inside of a shape, painted, in front of a background.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  nonisolated public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    (self.shape, self.style) = (shape, style)
    (self.fillStyle, self.background) = (fillStyle, background)
  }
}

extension FillShapeView where Background == EmptyView {
  nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.init(shape: shape, style: style, fillStyle: fillStyle, background: EmptyView())
  }
}

extension FillShapeView: ShapeView, PrimitiveView, PaintedShapeView {
  public typealias Body = Never

  nonisolated var fill: ShapeFill<Content, Style> {
    ShapeFill(shape: shape, style: style, fillStyle: fillStyle)
  }
}
