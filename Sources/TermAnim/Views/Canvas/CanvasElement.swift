import Foundation

/// What a canvas shows on the screen.
final class CanvasElement: Element, Animating {
  /// Draws a canvas of a size that may contain some elements, from the origin.
  private let render: (CGSize, [Element]) -> [DisplayList.Command]
  private var animatedFrame = AnimatedFrame()
  private var symbols: [Element] = []
  private var drawn: [DisplayList.Command]?
  var isAnimating = false

  init(
    graph: ViewGraph, scope: TransactionScope,
    render: @escaping (CGSize, [Element]) -> [DisplayList.Command]
  ) {
    self.render = render
    super.init(graph: graph, scope: scope)
  }

  /// Takes the elements that the drawing may contain.
  func show(_ symbols: [Element]) {
    if symbols.elementsEqual(self.symbols, by: { $0 === $1 }) { return }
    self.symbols = symbols
    for symbol in symbols { symbol.parent = self }
    setNeedsLayout()
    redraw()
  }

  /// Draws again, as something that shows has changed.
  func redraw() {
    drawn = nil
    setNeedsDrawing()
  }

  func step(to time: FrameTime) -> Bool {
    defer { redraw() }
    return animatedFrame.step(to: time)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func didPlace() {
    if animatedFrame.follow(self) { graph.animate(self) }
    for symbol in symbols { symbol.place(at: .zero, proposal: .unspecified) }
    redraw()
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    let isFresh = drawn != nil && !symbols.contains(where: \.isDrawingStale)
    let drawing = isFresh ? drawn ?? [] : draw(in: animatedFrame.presented)
    drawn = drawing
    commands.append(contentsOf: drawing)
  }

  private func draw(in frame: CGRect) -> [DisplayList.Command] {
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return Layer(canvas: render(frame.size, symbols), of: frame.size, transform: place)
      .map { [.layer($0)] } ?? []
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    animatedFrame.presented.covers(point)
  }
}
