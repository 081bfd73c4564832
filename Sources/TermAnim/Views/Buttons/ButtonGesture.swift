/// What is done with the pointer from pressing a view to letting it go, as buttons see it.
nonisolated struct ButtonGesture: Gesture, PrimitiveGesture {
  typealias Value = Press
  typealias Body = Never

  @MainActor
  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Press> {
    PressRecognizer(in: context)
  }

  @MainActor
  func update(_ recognizer: GestureRecognizer<Press>) {}
}
