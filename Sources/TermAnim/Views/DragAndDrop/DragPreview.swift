import Foundation

/// What is seen of something that is dragged, above everything else.
///
/// It is in no layout, and nothing can be pressed in it.
final class DragPreview: Element, Animating {
  /// Where the middle of the source was on the screen.
  private let center: CGPoint
  private var content: DragPreviewContent
  /// How far it is from there.
  private var offset = AnimatedValue(CGSize.zero)
  private var look = AnimatedValue(DragLook.plain)
  /// What follows the pointer; nil once it has been let go.
  var session: DragSession?
  /// Whether it is held by the pointer.
  private(set) var isHeld = true
  /// Whether it is on its way out, at the end of which it is gone.
  private var isLeaving = false
  var isAnimating = false

  /// The preview of `source`, in an environment and with transactions.
  init(of source: Element, showing content: DragPreviewContent, in inputs: ViewInputs) {
    let middle = CGPoint(x: source.frame.midX, y: source.frame.midY)
    center = source.pointerPoint(ofLocal: middle)
    self.content = content
    super.init(graph: source.graph, scope: inputs.transactions)
  }

  /// Comes in, lifted.
  func show() {
    graph.drags.append(self)
    graph.needsDrawing()
    change(with: .spring(response: 0.2, dampingFraction: 0.7)) { preview in
      preview.content.makeViews(in: preview)
      preview.show(.lifted)
    }
  }

  /// Stands `offset` points from where it was picked up.
  func follow(_ offset: CGSize) {
    change(with: nil) { $0.go(to: offset) }
  }

  /// Vanishes where it has been dropped.
  func vanish() {
    isHeld = false
    change(with: .easeOut(duration: 0.2)) { preview in
      preview.isLeaving = true
      preview.show(.gone)
    }
  }

  /// Goes back to where it was picked up, and is gone.
  func goBack() {
    isHeld = false
    change(with: .spring(response: 0.35, dampingFraction: 0.8)) { preview in
      preview.isLeaving = true
      preview.show(.plain)
      preview.go(to: .zero)
    }
  }

  private func show(_ look: DragLook) {
    if self.look.change(to: look, with: transaction, at: graph.time) { graph.animate(self) }
  }

  private func go(to offset: CGSize) {
    if self.offset.change(to: offset, with: transaction, at: graph.time) {
      graph.animate(self)
    }
  }

  /// Makes `change` in an update of its own.
  private func change(
    with animation: Animation?, _ change: @escaping @MainActor (DragPreview) -> Void
  ) {
    // Of its own: changes without a number are one update.
    let transaction = Transaction(animation: animation).numbered(Transaction.nextIdentifier())
    graph.enqueue(transaction) { [weak self] in
      guard let self else { return }
      change(self)
      setNeedsDrawing()
      endIfOver()
    }
  }

  func step(to time: FrameTime) -> Bool {
    let (moves, changes) = (offset.step(to: time), look.step(to: time))
    setNeedsDrawing()
    if !moves, !changes, isLeaving { change(with: nil) { _ in } }
    return moves || changes
  }

  private func endIfOver() {
    guard isLeaving, !isAnimating else { return }
    graph.drags.removeAll { $0 === self }
    content.end()
  }

  /// Lays out what is inside, as large as it likes to be.
  func layOut() {
    content.place(around: center)
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    commands += look.presented.commands(
      of: content.commands, around: center, offset: offset.presented)
  }
}
