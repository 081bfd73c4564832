import Foundation

/// Does what a menu does when it is pressed, and opens it for the down arrow key.
nonisolated struct MenuHandler: ControlHandler {
  let isPressed: Binding<Bool>
  let action: () -> Void
  let open: () -> Void

  @MainActor
  func press(_ press: Press, in size: CGSize) {
    ActivationHandler(isPressed: isPressed, action: action).press(press, in: size)
  }

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    if key.key == .downArrow {
      open()
      return true
    }
    return ActivationHandler(action: action).key(key)
  }

  @MainActor
  func activate() {
    action()
  }
}
