/// A gesture with another value made of the value of a gesture.
public struct MapGesture<Base: Gesture, Output> {
  let base: Base
  let transform: (Base.Value) -> Output
}

extension MapGesture: Gesture, PrimitiveGesture {
  public typealias Value = Output
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    MapRecognizer(base.recognizer(in: context), transform: transform)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? MapRecognizer<Base.Value, Value> else { return }
    recognizer.transform = transform
    base.updateRecognizer(recognizer.base)
  }
}

extension Gesture {
  /// The gesture with what `body` makes of its value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> MapGesture<Self, T> {
    MapGesture(base: self, transform: body)
  }
}
