import Foundation

/// Does one thing when a control is pressed, or Return or the space bar is.
nonisolated struct ActivationHandler: ControlHandler {
  /// Told while the pointer holds the control down.
  var isPressed: Binding<Bool>?
  let action: () -> Void

  @MainActor
  func press(_ press: Press, in size: CGSize) {
    let isDown = press.isInside && (press.phase == .began || press.phase == .moved)
    if let isPressed, isPressed.wrappedValue != isDown { isPressed.wrappedValue = isDown }
    if press.phase == .ended, press.isInside { action() }
  }

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    guard key.key == .return || key.key == .space else { return false }
    action()
    return true
  }

  @MainActor
  func activate() {
    action()
  }
}
