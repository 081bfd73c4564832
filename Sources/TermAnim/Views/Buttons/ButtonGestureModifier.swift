/// Lets a view be pressed as buttons are, besides what is in it.
///
/// What is pressed in it is told of as well, and does what it does by itself: `action` is for
/// presses that nothing in the view makes use of.
nonisolated struct ButtonGestureModifier: ViewModifier {
  let pressing: ((Bool) -> Void)?
  let action: () -> Void
  @State private var isPressed = false

  @MainActor
  func body(content: Content) -> some View {
    content
      .gesture(
        ButtonGesture().onPhase { phase in
          if case .ended(let press) = phase, press.isInside { action() }
        }
      )
      .simultaneousGesture(
        ButtonGesture().onPhase { phase in
          let isDown = phase.status == .active && phase.value?.isInside == true
          guard isDown != isPressed else { return }
          isPressed = isDown
          pressing?(isDown)
        })
  }
}

extension View {
  // swift-format-ignore: NoLeadingUnderscores
  /// Runs `action` for a press that ends on the view, as buttons do, unless something in the view
  /// makes use of it; `pressing` is told while it goes on and is on the view.
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(ButtonGestureModifier(pressing: pressing, action: action))
  }
}
