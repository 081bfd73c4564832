/// Calls an action for a press that ends where it began, and shows that it goes on.
nonisolated struct ButtonHandler {
  let action: @MainActor () -> Void
  let isPressed: Binding<Bool>
  /// Whether the row of a list hands its presses on to the button.
  let isPressedByRow: Bool

  @MainActor
  func press(_ press: Press) {
    switch press.phase {
    case .began:
      isPressed.wrappedValue = true
    case .moved:
      if isPressed.wrappedValue != press.isInside { isPressed.wrappedValue = press.isInside }
    case .ended:
      isPressed.wrappedValue = false
      if press.isInside { action() }
    case .cancelled:
      isPressed.wrappedValue = false
    }
  }
}
