public import Foundation

/// The modifier of `onTapGesture`.
nonisolated struct TapGestureModifier: ElementModifier {
  let count: Int
  /// Is told where the tap was: in the view's own space, and on the screen.
  let action: (CGPoint, CGPoint) -> Void

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> TapElement {
    TapElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: TapElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}

extension View {
  /// Runs `action` when the view is pressed and let go `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapGestureModifier(count: count) { _, _ in action() })
  }

  /// Runs `action` with the place, in points, when the view is pressed and let go `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      TapGestureModifier(count: count) { action(coordinateSpace == .local ? $0 : $1) })
  }
}
