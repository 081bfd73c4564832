import Foundation

/// The recogniser of whatever is done with the pointer from pressing it to letting it go.
final class PressRecognizer: GestureRecognizer<Press> {
  private let context: GestureContext
  /// Whether moving the pointer is part of what the press is for, as marking a text is.
  private let isDrag: Bool
  /// What was told last of a press.
  private(set) var last: Press?

  init(in context: GestureContext, isDrag: Bool = false) {
    (self.context, self.isDrag) = (context, isDrag)
  }

  override var claimsMovement: Bool { isDrag && last.map { $0.phase != .began } ?? false }

  override func begin() {
    last = nil
    super.begin()
  }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .began: move(to: .active(press(.began, event)))
    case .moved where status == .active: move(to: .active(press(.moved, event)))
    case .ended where status == .active: move(to: .ended(press(.ended, event)))
    case .timePassed: break
    case .moved, .ended, .cancelled, .scrolled: move(to: .failed)
    }
  }

  private func press(_ phase: PressPhase, _ event: GestureEvent) -> Press {
    let press = Press(
      phase: phase, location: context.location(of: event, in: .local),
      screenLocation: event.location,
      isInside: context.element?.isUnderPointer(at: event.location) ?? false, time: event.time)
    last = press
    return press
  }
}
