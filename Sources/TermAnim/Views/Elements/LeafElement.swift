import Foundation

/// An element that draws by itself: what moves when layout changes in an animated transaction.
class LeafElement: Element, Animating {
  private var animatedFrame = AnimatedFrame()
  final var isAnimating = false
  private var drawn: [DisplayList.Command]?

  /// Where the element is shown at the moment.
  final var presentedFrame: CGRect { animatedFrame.presented }

  override func didPlace() {
    if animatedFrame.follow(self) { graph.animate(self) }
    redraw()
  }

  override func directionChanged() {
    super.directionChanged()
    redraw()
  }

  final func step(to time: FrameTime) -> Bool {
    let frameRuns = animatedFrame.step(to: time)
    let contentRuns = stepContent(to: time)
    redraw()
    return frameRuns || contentRuns
  }

  /// Moves everything but the frame to `time`, and says whether there is more to come.
  func stepContent(to time: FrameTime) -> Bool {
    false
  }

  /// Draws again, as something that shows has changed.
  final func redraw() {
    drawn = nil
    setNeedsDrawing()
  }

  final override func appendCommands(to commands: inout [DisplayList.Command]) {
    let drawing = drawn ?? self.commands(in: presentedFrame)
    drawn = drawing
    commands.append(contentsOf: drawing)
  }

  /// What the element looks like in `frame`.
  func commands(in frame: CGRect) -> [DisplayList.Command] {
    []
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    presentedFrame.covers(point)
  }
}
