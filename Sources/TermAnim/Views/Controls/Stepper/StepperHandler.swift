import Foundation

/// Steps once for a press of a half, and for arrow keys.
nonisolated struct StepperHandler: ControlHandler {
  let pressedHalf: Binding<StepperHalf?>
  let change: (_ isGreater: Bool) -> Void
  /// Is told of left and right arrow keys.
  let turn: (_ isForward: Bool) -> Void

  @MainActor
  func press(_ press: Press, in size: CGSize) {
    let half: StepperHalf = press.location.x < size.width / 2 ? .less : .greater
    switch press.phase {
    case .began:
      pressedHalf.wrappedValue = half
    case .moved:
      break
    case .ended:
      if press.isInside, pressedHalf.wrappedValue == half { change(half == .greater) }
      pressedHalf.wrappedValue = nil
    case .cancelled:
      pressedHalf.wrappedValue = nil
    }
  }

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    switch key.key {
    case .upArrow: change(true)
    case .downArrow: change(false)
    case .rightArrow: turn(true)
    case .leftArrow: turn(false)
    default: return false
    }
    return true
  }
}
