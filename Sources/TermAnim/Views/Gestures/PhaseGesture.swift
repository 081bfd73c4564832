/// A gesture that tells a container of the library every phase, failing included.
struct PhaseGesture<Base: Gesture> {
  let base: Base
  let action: (GesturePhase<Base.Value>) -> Void
}

extension PhaseGesture: Gesture, PrimitiveGesture {
  typealias Value = Base.Value
  typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    base.recognizer(in: context) { phase, _ in action(phase) }
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    base.update(recognizer) { phase, _ in action(phase) }
  }
}

extension Gesture {
  /// Runs `action` while the gesture is active and when it ends; with `failed` when it is broken
  /// off after it was active.
  func onPhase(
    _ action: @escaping (GesturePhase<Value>) -> Void
  ) -> PhaseGesture<Self> {
    PhaseGesture(base: self, action: action)
  }
}
