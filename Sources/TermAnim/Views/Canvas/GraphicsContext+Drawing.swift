public import Foundation

extension GraphicsContext {
  /// Paints the inside of `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, with: shading) { .fill(path, $0, style) }
  }

  /// Paints a line along `path`, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints a line along `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path, with: shading) { .stroke(path, $0, style) }
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

  /// Draws what `command` makes of the paint for a path.
  ///
  /// Modes that would act beyond the path take away what is behind it first.
  private func draw(
    _ path: Path, with shading: Shading, command: (Paint) -> DisplayList.Command
  ) {
    guard let paint = shading.paint(in: environment, for: path) else { return }
    switch blendMode {
    case .clear:
      erase(command)
    case .copy:
      erase(command)
      var copy = self
      copy.blendMode = .plusLighter
      copy.draw([command(paint)])
    default:
      draw([command(paint)])
    }
  }

  /// Takes away what is behind a path.
  private func erase(_ command: (Paint) -> DisplayList.Command) {
    var copy = self
    (copy.opacity, copy.blendMode) = (1, .destinationOut)
    copy.draw([command(.color(Color.Resolved(red: 0, green: 0, blue: 0)))])
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
