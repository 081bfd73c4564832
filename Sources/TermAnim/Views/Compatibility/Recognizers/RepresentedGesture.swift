/// A gesture that is recognised as a recognizer of UIKit would.
struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable> {
  let representable: Representable
}

extension RepresentedGesture: Gesture, PrimitiveGesture {
  typealias Value = PointerSample?
  typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    let represented = RepresentedRecognizer(representable, in: context)
    return RepresentingRecognizer(represented, in: context)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    (recognizer as? RepresentingRecognizer<Representable>)?.update(to: representable)
  }
}
