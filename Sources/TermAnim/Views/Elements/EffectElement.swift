import Foundation

/// An element that draws its content with an effect.
final class EffectElement<Effect: DrawingEffect>: WrapperElement, Animating {
  private var effect: AnimatedValue<Effect>
  private var animatedFrame = AnimatedFrame()
  private var drawn: [DisplayList.Command]?
  var isAnimating = false

  init(_ effect: Effect, around content: Element, scope: TransactionScope) {
    self.effect = AnimatedValue(effect)
    super.init(around: content, scope: scope)
  }

  /// Changes the effect in the transaction of the current update.
  func update(to effect: Effect) {
    if self.effect.change(to: effect, with: { transaction }, at: graph.time) { graph.animate(self) }
    redraw()
  }

  /// Shows another effect at once.
  func show(_ effect: Effect) {
    self.effect = AnimatedValue(effect)
    redraw()
  }

  override func didPlace() {
    // Where a matched view is shown is known when it has been placed.
    if isOfTransition { super.didPlace() }
    if Effect.usesFrame { follow(isOfTransition ? matchedFrame ?? frame : frame) }
    if !isOfTransition { super.didPlace() }
  }

  override func matchedFrameChanged() {
    if Effect.usesFrame, let matchedFrame { follow(matchedFrame) }
  }

  /// Shows the effect for a content in `frame`.
  private func follow(_ frame: CGRect) {
    if animatedFrame.change(to: frame, with: { transaction }, in: graph) { graph.animate(self) }
    redraw()
  }

  func step(to time: FrameTime) -> Bool {
    let effectRuns = effect.step(to: time)
    let frameRuns = animatedFrame.step(to: time)
    redraw()
    return effectRuns || frameRuns
  }

  private func redraw() {
    drawn = nil
    setNeedsDrawing()
    // What moves its content depends on where that is.
    if Effect.usesFrame, Effect.movesSpaces { contentMoved() }
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    if let drawn, !content.isDrawingStale {
      commands.append(contentsOf: drawn)
      return
    }
    var contents: [DisplayList.Command] = []
    content.draw(into: &contents)
    let drawing = effect.presented.commands(of: contents, in: animatedFrame.presented)
    drawn = drawing
    commands.append(contentsOf: drawing)
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    let (effect, frame) = (effect.presented, animatedFrame.presented)
    guard let point = effect.contentPoint(at: point, in: frame), effect.shows(point, in: frame)
    else { return false }
    return super.hitTest(point, path: &path)
  }

  override var keepsKeysOut: Bool { !effect.model.takesKeys }

  /// Moves to the time of the update that is going on: who asks where something is in it gets one
  /// answer, whether or not layout has come here before.
  private func keepUp() {
    guard isAnimating else { return }
    _ = effect.step(to: graph.time)
    _ = animatedFrame.step(to: graph.time)
  }

  override func contentPoint(at point: CGPoint) -> CGPoint {
    guard Effect.movesSpaces else { return point }
    keepUp()
    return effect.presented.contentPoint(at: point, in: animatedFrame.presented) ?? point
  }

  override func shownPoint(ofContent point: CGPoint) -> CGPoint {
    guard Effect.movesSpaces else { return point }
    keepUp()
    let transform = effect.presented.transform(in: animatedFrame.presented)
    return transform.map(point.applying) ?? point
  }
}
