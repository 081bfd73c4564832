import Foundation

/// The element of what a panel belongs to: takes the panel along on its way to where layout puts
/// it.
final class PresentationAnchorElement: GeometryObserverElement, Animating {
  var modifier: PresentationAnchorModifier
  private var animatedFrame = AnimatedFrame()
  var isAnimating = false

  init(_ modifier: PresentationAnchorModifier, around content: Element, in inputs: ViewInputs) {
    self.modifier = modifier
    super.init(around: content, scope: inputs.transactions) { element in
      (element as? PresentationAnchorElement)?.movePanel()
    }
  }

  /// Lets the panel be laid out where the element is now.
  func movePanel() {
    modifier.anchor.panel?.setNeedsLayout()
  }

  /// What the panel is attached to, in points of the screen, as it is shown at the moment.
  var attachedFrame: CGRect {
    _ = proxy().frame(in: .global)
    return modifier.attachment.place(in: animatedFrame.presented) { convert($0, to: .global) }
  }

  /// Without a panel there is nothing to take along, and one that opens is at its place at once.
  override func placeContent() {
    if !modifier.anchor.hasPanel { animatedFrame = AnimatedFrame() }
    if animatedFrame.follow(self) { graph.animate(self) }
    super.placeContent()
  }

  func step(to time: FrameTime) -> Bool {
    let isRunning = animatedFrame.step(to: time)
    movePanel()
    return isRunning
  }
}
