/// How far the recognition of a gesture has come, and what is known of it.
enum GesturePhase<Value> {
  /// Nothing speaks against the gesture; it may still turn out to be another one.
  case possible
  case active(Value)
  case ended(Value)
  /// What happened was not the gesture, or it was broken off.
  case failed
}

extension GesturePhase {
  var status: GestureStatus {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}
