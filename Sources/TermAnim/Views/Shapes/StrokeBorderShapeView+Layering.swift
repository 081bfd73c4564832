public import Foundation

extension StrokeBorderShapeView {
  /// The view with the inside of the shape painted over it.
  nonisolated public func fill<NewStyle: ShapeStyle>(
    _ content: NewStyle, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, NewStyle, Self> {
    FillShapeView<Content, NewStyle, Self>(
      shape: shape, style: content, fillStyle: style, background: self)
  }

  /// The view with a line along the outline painted over it; `lineWidth` is in points.
  nonisolated public func stroke<NewStyle: ShapeStyle>(
    _ content: NewStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, NewStyle, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The view with a line along the outline painted over it.
  nonisolated public func stroke<NewStyle: ShapeStyle>(
    _ content: NewStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, NewStyle, Self> {
    StrokeShapeView<Content, NewStyle, Self>(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
}

extension StrokeBorderShapeView {
  /// The view with a line inside the outline painted over it; `lineWidth` is in points.
  nonisolated public func strokeBorder<NewStyle: ShapeStyle>(
    _ content: NewStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, NewStyle, Self> {
    StrokeBorderShapeView<Content, NewStyle, Self>(
      shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased, background: self)
  }

  /// The view with a line inside the outline painted over it.
  nonisolated public func strokeBorder<NewStyle: ShapeStyle>(
    _ content: NewStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, NewStyle, Self> {
    StrokeBorderShapeView<Content, NewStyle, Self>(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
}
