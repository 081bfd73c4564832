/// A recogniser that tells what another one has found out.
final class CallbackRecognizer<Value>: DerivedRecognizer<Value> {
  private let base: GestureRecognizer<Value>
  /// What is called for phases other than `possible`; `failed` only follows `active`.
  ///
  /// A gesture may be possible again that has been active, as when one of two has failed and the
  /// other has yet to begin. What was going on has failed then.
  var callback: (_ phase: GesturePhase<Value>, _ previous: Value?) -> Void
  private var committedRevision = 0
  private var committedValue: Value?

  init(
    _ base: GestureRecognizer<Value>,
    callback: @escaping (_ phase: GesturePhase<Value>, _ previous: Value?) -> Void
  ) {
    (self.base, self.callback) = (base, callback)
    super.init(from: base)
  }

  override func derivedPhase() -> GesturePhase<Value> { base.phase }

  override func begin() {
    super.begin()
    (committedRevision, committedValue) = (revision, nil)
  }

  override func commit() {
    super.commit()
    guard committedRevision != revision else { return }
    committedRevision = revision
    let previous = committedValue
    committedValue = phase.value
    switch phase {
    case .possible, .failed: if previous != nil { callback(.failed, previous) }
    case .active, .ended: callback(phase, previous)
    }
  }
}

extension Gesture {
  /// A recogniser of the gesture that calls `callback` for what it finds out.
  func recognizer(
    in context: GestureContext,
    callback: @escaping (_ phase: GesturePhase<Value>, _ previous: Value?) -> Void
  ) -> CallbackRecognizer<Value> {
    CallbackRecognizer(recognizer(in: context), callback: callback)
  }

  /// Tells a recogniser that `recognizer(in:callback:)` made what the gesture now is.
  func update(
    _ recognizer: GestureRecognizer<Value>,
    callback: @escaping (_ phase: GesturePhase<Value>, _ previous: Value?) -> Void
  ) {
    guard let recognizer = recognizer as? CallbackRecognizer<Value> else { return }
    recognizer.callback = callback
    recognizer.update(base: self)
  }
}

extension CallbackRecognizer {
  fileprivate func update<Base: Gesture>(base gesture: Base) where Base.Value == Value {
    gesture.updateRecognizer(base)
  }
}
