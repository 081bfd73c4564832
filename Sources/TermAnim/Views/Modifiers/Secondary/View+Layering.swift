public import Foundation

extension View {
  /// Puts views in front of this one, aligned in its frame.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(role: .overlay, alignment: alignment, secondary: content()))
  }

  /// Puts a view in front of this one, aligned in its frame.
  ///
  /// A colour or a gradient goes the way of styles, unless the alignment is said.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(role: .overlay, alignment: alignment, secondary: overlay))
  }

  /// Covers the view with a style, and bars where it touches them at one of `edges`.
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Covers the view with a painted shape.
  nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }

  /// Puts views behind this one, aligned in its frame.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(role: .background, alignment: alignment, secondary: content()))
  }

  /// Puts a view behind this one, aligned in its frame.
  ///
  /// A colour or a gradient goes the way of styles, unless the alignment is said.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(role: .background, alignment: alignment, secondary: background))
  }

  /// Paints a style behind the view, and behind bars where it touches them at one of `edges`.
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Paints a material behind the view, which is told of it, and behind bars where it touches them
  /// at one of `edges`.
  nonisolated public func background(
    _ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    environment(\.backgroundMaterial, material)
      .background { Rectangle().fill(material).ignoresSafeArea(edges: edges) }
  }

  /// Paints the background style behind the view, and behind bars where it touches them.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Puts a shape in the background style behind the view.
  nonisolated public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts a painted shape behind the view.
  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }

  /// Puts a shape of a material behind the view, which is told of it.
  nonisolated public func background<Outline: Shape>(
    _ material: Material, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    environment(\.backgroundMaterial, material)
      .background(shape.fill(material, style: fillStyle))
  }

  /// Shows the view only where `mask` is opaque; shapes and texts in it are, unless they are given
  /// a style that is not.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      SecondaryModifier(
        role: .mask, alignment: alignment,
        secondary: mask().modifier(UsualForeground(style: Color.black))))
  }

  /// Shows the view only where `mask` is opaque; shapes and texts in it are, unless they are given
  /// a style that is not.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(
      SecondaryModifier(
        role: .mask, alignment: .center,
        secondary: mask.modifier(UsualForeground(style: Color.black))))
  }

  /// Draws a line inside the view's frame; `width` is in points.
  nonisolated public func border<Style: ShapeStyle>(
    _ content: Style, width: CGFloat = 1
  ) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
