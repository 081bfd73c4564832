public import Foundation

extension GraphicsContext {
  /// Paints the inside of `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard let paint = shading.paint(in: environment, for: path) else { return }
    draw([.fill(path, paint, style)])
  }

  /// Paints a line along `path`, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints a line along `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let paint = shading.paint(in: environment, for: path) else { return }
    draw([.stroke(path, paint, style)])
  }

  /// Draws what `content` draws as one: filters, opacity and blending apply to it as a whole.
  ///
  /// Inside, none of these are set; the transform is the same.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = layerContext()
    try content(&layer)
    draw(layer.drawing.commands, through: .identity, isIsolated: true)
  }

  /// A context that draws on another ground.
  func layerContext() -> GraphicsContext {
    GraphicsContext(
      bounds: visibleBounds, environment: environment, symbols: symbols, transform: transform,
      views: views)
  }

  /// Draws commands of the space in which things are drawn.
  func draw(_ commands: [DisplayList.Command]) {
    draw(commands, through: transform, isIsolated: false)
  }

  private func draw(
    _ commands: [DisplayList.Command], through transform: CGAffineTransform, isIsolated: Bool
  ) {
    guard !commands.isEmpty, opacity > 0 else { return }
    var stack = LayerStack(commands, transform: transform, isIsolated: isIsolated)
    for stage in stages.reversed() { stack.add(stage) }
    stack.finish(opacity: opacity, blendMode: blendMode.mode)
    drawing.commands += stack.commands
  }
}
