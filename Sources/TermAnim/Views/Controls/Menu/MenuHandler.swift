import Foundation

/// Does what a menu does when it is pressed, and opens it for an arrow key.
nonisolated struct MenuHandler: ControlHandler {
  let isPressed: Binding<Bool>
  /// The key that opens the menu.
  let opener: KeyEquivalent
  /// Does what the menu does when it is pressed, by a key or otherwise.
  let action: (_ isByKey: Bool) -> Void
  let open: () -> Void

  @MainActor
  func press(_ press: Press, in size: CGSize) {
    ActivationHandler(isPressed: isPressed) { action(false) }.press(press, in: size)
  }

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    if key.key == opener {
      open()
      return true
    }
    return ActivationHandler { action(true) }.key(key)
  }

  @MainActor
  func activate() {
    action(true)
  }
}
