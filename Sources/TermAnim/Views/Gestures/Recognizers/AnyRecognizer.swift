/// The recogniser of an `AnyGesture`, and of an optional one.
final class AnyRecognizer<Value>: GestureRecognizer<Value> {
  private let context: GestureContext
  private var type: any Any.Type
  private var base: GestureRecognizer<Value>?
  /// What took the place of `base` while the gesture was going on, and waits for its end.
  private var next: GestureRecognizer<Value>??

  /// The recogniser of a gesture of `type`; nil recognises nothing.
  init(_ base: GestureRecognizer<Value>?, of type: any Any.Type, in context: GestureContext) {
    (self.base, self.type, self.context) = (base, type, context)
  }

  /// Takes another gesture; one of another type is looked for from the next press on.
  func update(
    type: any Any.Type, make: (GestureContext) -> GestureRecognizer<Value>?,
    update: (GestureRecognizer<Value>) -> Void
  ) {
    if type == self.type {
      if let current = next ?? base { update(current) }
    } else {
      self.type = type
      next = .some(make(context))
    }
  }

  override var deadline: FrameTime? { base?.deadline }
  override var claimsMovement: Bool { base?.claimsMovement ?? false }
  override var wasHeld: Bool { base?.wasHeld ?? false }
  override var yieldsToHolding: Bool { base?.yieldsToHolding ?? false }

  override func begin() {
    if let next { base = next }
    next = nil
    base?.begin()
    super.begin()
  }

  override func follow(_ event: GestureEvent) {
    guard let base else { return move(to: .failed) }
    let revision = base.revision
    base.receive(event)
    if base.revision != revision { move(to: base.phase) }
  }

  override func commit() {
    base?.commit()
  }

  override func cancel() {
    base?.cancel()
    super.cancel()
  }

  override func withdraw() {
    base?.withdraw()
    super.withdraw()
  }
}
