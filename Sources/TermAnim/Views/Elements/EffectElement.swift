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
    if self.effect.change(to: effect, with: transaction, at: graph.time) { graph.animate(self) }
    redraw()
  }

  /// Shows another effect at once.
  func show(_ effect: Effect) {
    self.effect = AnimatedValue(effect)
    redraw()
  }

  /// Whether the content is placed at the origin of a space of its own, which moves with the
  /// effect.
  ///
  /// Around what comes and goes it is not: who is matched there is told where without the
  /// transition.
  private var ownsSpace: Bool { !isOfTransition && effect.model.makesSpace }

  override func placeTransaction(within outer: Transaction?) -> Transaction {
    ownsSpace ? transaction : super.placeTransaction(within: outer)
  }

  override var safeAreaRole: SafeAreaRole? { ownsSpace ? .origin : nil }

  override var contentGridOffset: CGPoint { ownsSpace ? gridOffsetOfCorner : gridOffset }

  override func didPlace() {
    // Where a matched view is shown is known when it has been placed.
    if isOfTransition { super.didPlace() }
    if Effect.usesFrame { follow(isOfTransition ? matchedFrame ?? frame : frame) }
    if !isOfTransition {
      content.place(at: ownsSpace ? .zero : frame.origin, proposal: placedProposal)
    }
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
    if ownsSpace || Effect.usesFrame && Effect.movesSpaces { contentMoved() }
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    if let drawn, !content.isDrawingStale {
      commands.append(contentsOf: drawn)
      return
    }
    var contents: [DisplayList.Command] = []
    content.draw(into: &contents)
    let drawing = drawing(of: contents)
    drawn = drawing
    commands.append(contentsOf: drawing)
  }

  private func drawing(of contents: [DisplayList.Command]) -> [DisplayList.Command] {
    guard ownsSpace else { return effect.presented.commands(of: contents, in: effectFrame) }
    guard !contents.isEmpty else { return [] }
    return [.layer(Layer(transform: drawnTransform ?? .init(), contents: DisplayList(contents)))]
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard let point = drawnTransform.source(of: point),
      effect.presented.shows(point, in: effectFrame)
    else { return false }
    return super.hitTest(point, path: &path) || effect.presented.covers(point, in: effectFrame)
  }

  // MARK: Spaces

  /// What the effect is shown for at the moment, in the space of the content.
  private var effectFrame: CGRect {
    let frame = animatedFrame.presented
    return ownsSpace ? CGRect(origin: .zero, size: frame.size) : frame
  }

  /// Takes the space of the content to that of the element; nil where they are the same.
  private var spaceTransform: ProjectionTransform? {
    guard ownsSpace else { return nil }
    let origin = animatedFrame.presented.origin
    return ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  /// The same, with the effect.
  private var drawnTransform: ProjectionTransform? {
    guard let effect = effect.presented.transform(in: effectFrame) else { return spaceTransform }
    return spaceTransform.map(effect.concatenating) ?? effect
  }

  /// Takes points of the content to where they are said to be shown.
  private var toldTransform: ProjectionTransform? {
    keepUp()
    return Effect.movesSpaces ? drawnTransform : spaceTransform
  }

  override var keepsKeysOut: Bool { !effect.model.takesKeys }

  override var showsNothing: Bool { effect.model.isClear }

  /// Moves to the time of the update that is going on: who asks where something is in it gets one
  /// answer, whether or not layout has come here before.
  private func keepUp() {
    guard isAnimating else { return }
    _ = effect.step(to: graph.time)
    _ = animatedFrame.step(to: graph.time)
  }

  override func drawnPoint(at point: CGPoint) -> CGPoint {
    keepUp()
    return drawnTransform.source(of: point) ?? point
  }

  override func drawnPlace(ofContent point: CGPoint) -> CGPoint {
    keepUp()
    return drawnTransform.map(point.applying) ?? point
  }

  override func contentPoint(at point: CGPoint) -> CGPoint {
    toldTransform.source(of: point) ?? point
  }

  override func shownPoint(ofContent point: CGPoint) -> CGPoint {
    toldTransform.map(point.applying) ?? point
  }
}
