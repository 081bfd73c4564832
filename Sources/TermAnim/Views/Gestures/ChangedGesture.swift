/// A gesture that calls an action whenever its value changes.
public struct ChangedGesture<Base: Gesture> where Base.Value: Equatable {
  let base: Base
  let action: (Base.Value) -> Void
}

extension ChangedGesture: Gesture, PrimitiveGesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    base.recognizer(in: context, callback: report)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    base.update(recognizer, callback: report)
  }

  private func report(_ phase: GesturePhase<Value>, previous: Value?) {
    guard case .active(let value) = phase, value != previous else { return }
    Transaction.continuous.perform { action(value) }
  }
}

/// The same by SwiftUI's own name, which packages write.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ChangedGesture = ChangedGesture

extension Gesture where Value: Equatable {
  /// Runs `action` with the value of the gesture when it begins and whenever the value changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> {
    ChangedGesture(base: self, action: action)
  }
}

extension Transaction {
  /// The current transaction, as one of a row that goes on while a gesture does, and whose speed
  /// the animation that follows takes over; what else changes at that moment is another update.
  static var continuous: Transaction {
    var transaction = current.numbered(nextIdentifier())
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    return transaction
  }
}
