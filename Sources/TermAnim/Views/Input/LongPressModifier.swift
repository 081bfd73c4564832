/// The modifier of `onLongPressGesture`.
nonisolated struct LongPressModifier: ViewModifier {
  let gesture: LongPressGesture
  let action: () -> Void
  let pressingChanged: ((Bool) -> Void)?

  @MainActor
  func body(content: Content) -> some View {
    content.gesture(gesture.onPhase(report))
  }

  @MainActor
  private func report(_ phase: GesturePhase<Bool>) {
    if phase.status == .ended { action() }
    pressingChanged?(phase.status == .active)
  }
}
