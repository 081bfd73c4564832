public import Foundation

/// A view that a closure draws.
///
/// It takes all the space that it is offered and shows nothing outside of it. The closure runs
/// again when the view is described with another one, when it has another size, and when what it
/// read has changed.
public struct Canvas<Symbols: View> {
  /// Views that the drawing may contain, each found by its tag.
  public var symbols: Symbols
  /// What draws: in points from the canvas's top left corner, and told its size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Of no effect here.
  public var isOpaque: Bool
  /// Of no effect here.
  public var colorMode: ColorRenderingMode
  /// Of no effect here.
  public var rendersAsynchronously: Bool

  /// A canvas whose drawing may contain `symbols`.
  ///
  /// - Parameters:
  ///   - opaque: Of no effect here.
  ///   - colorMode: Of no effect here.
  ///   - rendersAsynchronously: Of no effect here.
  ///   - renderer: What draws, in points from the canvas's top left corner; it is told the size.
  ///   - symbols: Views with tags, by which the renderer can resolve them.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (self.symbols, self.renderer) = (symbols(), renderer)
    (isOpaque, self.colorMode) = (opaque, colorMode)
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas that contains no views.
  ///
  /// - Parameters:
  ///   - opaque: Of no effect here.
  ///   - colorMode: Of no effect here.
  ///   - rendersAsynchronously: Of no effect here.
  ///   - renderer: What draws, in points from the canvas's top left corner; it is told the size.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    CanvasNode(self, in: context)
  }
}
