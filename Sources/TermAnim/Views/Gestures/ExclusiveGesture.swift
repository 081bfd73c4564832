/// Two gestures of which one can be recognised; the first comes first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that was recognised.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      first.recognizer(in: context), second.recognizer(in: context))
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? ExclusiveRecognizer<First, Second> else { return }
    first.updateRecognizer(recognizer.first)
    second.updateRecognizer(recognizer.second)
  }
}

extension Gesture {
  /// This gesture, or `other` when this one fails.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > {
    ExclusiveGesture(self, other)
  }
}
