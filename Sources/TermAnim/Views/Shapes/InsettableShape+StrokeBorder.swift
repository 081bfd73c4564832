public import Foundation

extension InsettableShape {
  /// A line inside the outline, painted with `content`; `lineWidth` is in points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line inside the outline, painted with `content`.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// A line inside the outline, painted with the foreground style; `lineWidth` is in points.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }

  /// A line inside the outline, painted with the foreground style.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
}
