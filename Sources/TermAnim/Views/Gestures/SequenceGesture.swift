/// Two gestures one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// What is known of the gestures: of the first one alone until it has ended.
  public enum Value {
    case first(First.Value)
    /// The second value is nil until the second gesture is recognised.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(
      first.recognizer(in: context), second.recognizer(in: context))
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? SequenceRecognizer<First, Second> else { return }
    first.updateRecognizer(recognizer.first)
    second.updateRecognizer(recognizer.second)
  }
}

extension Gesture {
  /// This gesture, and `other` after it has ended.
  ///
  /// When this one ends with the pointer still pressed, such as a long press, `other` begins with
  /// the same press; otherwise with one that follows within 0.35 seconds.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
    Self, Other
  > {
    SequenceGesture(self, other)
  }
}
