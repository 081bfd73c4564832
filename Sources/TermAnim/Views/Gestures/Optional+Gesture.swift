extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Wrapped.Value> {
    AnyRecognizer(map { $0.recognizer(in: context) }, of: kind, in: context)
  }

  func update(_ recognizer: GestureRecognizer<Wrapped.Value>) {
    guard let recognizer = recognizer as? AnyRecognizer<Wrapped.Value> else { return }
    recognizer.update(type: kind) { context in
      map { $0.recognizer(in: context) }
    } update: { base in
      _ = map { $0.updateRecognizer(base) }
    }
  }

  private var kind: any Any.Type { self == nil ? Never.self : Wrapped.self }
}
