/// Two gestures that are looked for at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of the gestures; nil for one that has not been recognised.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(
      first.recognizer(in: context), second.recognizer(in: context))
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? SimultaneousRecognizer<First, Second> else { return }
    first.updateRecognizer(recognizer.first)
    second.updateRecognizer(recognizer.second)
  }
}

extension Gesture {
  /// This gesture and `other`, at the same time or one of them alone.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
