/// A gesture that calls an action when it ends.
public struct EndedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension EndedGesture: Gesture, PrimitiveGesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    base.recognizer(in: context, callback: report)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    base.update(recognizer, callback: report)
  }

  private func report(_ phase: GesturePhase<Value>, previous: Value?) {
    if case .ended(let value) = phase { action(value) }
  }
}

/// The same by SwiftUI's own name, which packages write.
// swift-format-ignore: NoLeadingUnderscores
public typealias _EndedGesture = EndedGesture

extension Gesture {
  /// Runs `action` with the last value when the gesture has ended; not when it is broken off.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(base: self, action: action)
  }
}
