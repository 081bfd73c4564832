import Foundation

/// The modifier of `onHover` and `onContinuousHover`.
nonisolated struct HoverModifier: ElementModifier {
  let coordinateSpace: CoordinateSpace
  /// Told every place, and of the pointer's leaving; `isFirst` when the pointer has come.
  let action: (_ phase: HoverPhase, _ isFirst: Bool) -> Void

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> HoverElement {
    HoverElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: HoverElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}

extension View {
  /// Runs `action` with true when the pointer comes over the view and with false when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      HoverModifier(coordinateSpace: .local) { phase, isFirst in
        if isFirst || phase == .ended { action(phase != .ended) }
      })
  }

  /// Runs `action` with the place whenever the pointer moves over the view, and when it leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(coordinateSpace: coordinateSpace) { phase, _ in action(phase) })
  }

  /// Runs `action` with the place whenever the pointer moves over the view, and when it leaves.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
