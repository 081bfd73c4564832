/// A gesture that is recognised by a recogniser of its own instead of having a body.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  /// A recogniser that has seen nothing yet.
  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value>

  /// Lets a recogniser that `makeRecognizer(in:)` made look for what the gesture now describes.
  func update(_ recognizer: GestureRecognizer<Value>)
}

extension PrimitiveGesture {
  /// Never asked for: a recogniser is made of the gesture instead.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }

  /// The type of the values.
  public static var valueType: Value.Type { Value.self }
}

extension Gesture {
  /// A recogniser of the gesture, whether it is primitive or has a body.
  func recognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    if let primitive = self as? any PrimitiveGesture {
      return primitive.typedRecognizer(in: context)
    }
    return body.recognizer(in: context).typed()
  }

  /// Tells a recogniser that `recognizer(in:)` made of the same type what the gesture now is.
  func updateRecognizer(_ recognizer: GestureParticipant) {
    if let primitive = self as? any PrimitiveGesture {
      primitive.updateTypedRecognizer(recognizer)
    } else {
      body.updateRecognizer(recognizer)
    }
  }
}

extension PrimitiveGesture {
  fileprivate func typedRecognizer<Other>(
    in context: GestureContext
  ) -> GestureRecognizer<Other> {
    makeRecognizer(in: context).typed()
  }

  fileprivate func updateTypedRecognizer(_ recognizer: GestureParticipant) {
    if let recognizer = recognizer as? GestureRecognizer<Value> { update(recognizer) }
  }
}

extension GestureRecognizer {
  /// The same recogniser, for callers who know that the types of value are equal: those of a
  /// gesture and its body.
  fileprivate func typed<Other>() -> GestureRecognizer<Other> {
    guard let recognizer = self as? GestureRecognizer<Other> else {
      preconditionFailure("a gesture of \(Other.self) has a body that is one of \(Value.self)")
    }
    return recognizer
  }
}
