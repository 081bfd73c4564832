import Foundation

/// The element of a `PagingModifier`: drags that are mostly across turn pages, also where they
/// begin on something to press; taps, and drags of what is inside, are left to that.
final class PagingElement: WrapperElement, Pressable {
  var handler: PagingHandler
  var isEnabled: Bool

  init(_ handler: PagingHandler, around content: Element, in inputs: ViewInputs) {
    self.handler = handler
    isEnabled = inputs.environment.values.isEnabled
    super.init(around: content, scope: inputs.transactions)
  }

  var priority: GesturePriority { .preempting }

  private(set) lazy var participant: GestureParticipant? =
    DragGesture(minimumDistance: 6, coordinateSpace: .local) { $0.mainAxis == .horizontal }
    .recognizer(in: GestureContext(self)) { [weak self] phase, _ in self?.follow(phase) }

  /// Turns pages, which arrow keys are for from then on.
  private func follow(_ phase: GesturePhase<DragGesture.Value>) {
    if case .active = phase, let pages = content as? FocusableElement {
      graph.focus.move(to: pages, byPress: true)
    }
    // Where lines begin on the right, so do pages, and a drag of some way is one the other way.
    handler.follow(phase, width: isRightToLeft ? -frame.width : frame.width)
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard super.hitTest(point, path: &path) else { return false }
    if isEnabled { path.append(self) }
    return true
  }
}
