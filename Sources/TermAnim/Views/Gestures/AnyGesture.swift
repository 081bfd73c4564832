/// A gesture of any type with values of one type.
public struct AnyGesture<Output> {
  private let make: @MainActor (GestureContext) -> GestureRecognizer<Output>
  private let update: @MainActor (GestureRecognizer<Output>) -> Void
  private let type: any Any.Type

  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Output {
    // Used on the main actor only.
    nonisolated(unsafe) let gesture = gesture
    make = { gesture.recognizer(in: $0) }
    update = { gesture.updateRecognizer($0) }
    type = T.self
  }
}

extension AnyGesture: Gesture, PrimitiveGesture {
  public typealias Value = Output
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    AnyRecognizer(make(context), of: type, in: context)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? AnyRecognizer<Value> else { return }
    recognizer.update(type: type, make: make, update: update)
  }
}
