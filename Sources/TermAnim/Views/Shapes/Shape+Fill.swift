extension Shape {
  /// The inside of the shape, painted with `content`.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, Style, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The inside of the shape, painted with the foreground style.
  public func fill(
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }
}
