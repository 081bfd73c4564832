import Foundation

/// Turns pages by dragging them, and by arrow keys.
nonisolated struct PagingHandler: ControlHandler {
  let index: Int
  let count: Int
  /// How far the pages are dragged, in pages.
  let drag: Binding<Double>
  let select: (Int) -> Void

  private static var turn: Animation { .spring(response: 0.4, dampingFraction: 0.9) }

  // Drags are those of a `PagingElement`.
  var takesPresses: Bool { false }

  @MainActor
  func press(_ press: Press, in size: CGSize) {}

  /// Follows a drag of pages that are `width` points wide, negative where the first is on the
  /// right.
  @MainActor
  func follow(_ phase: GesturePhase<DragGesture.Value>, width: CGFloat) {
    guard width != 0 else { return }
    switch phase {
    case .possible: break
    case .active(let value): drag.wrappedValue = damped(value.translation.width / width)
    case .ended(let value):
      let distance = value.translation.width / width
      turn(by: abs(distance) > 0.2 ? (distance < 0 ? 1 : -1) : 0)
    case .failed: turn(by: 0)
    }
  }

  /// A drag beyond the first or last page goes a third as far.
  private func damped(_ distance: Double) -> Double {
    let isAtEnd = distance > 0 ? index == 0 : index >= count - 1
    return isAtEnd ? distance / 3 : distance
  }

  @MainActor
  private func turn(by step: Int) {
    withAnimation(Self.turn) {
      drag.wrappedValue = 0
      select(min(max(index + step, 0), max(count - 1, 0)))
    }
  }

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    switch key.key {
    case .leftArrow: turn(by: -1)
    case .rightArrow: turn(by: 1)
    default: return false
    }
    return true
  }
}
