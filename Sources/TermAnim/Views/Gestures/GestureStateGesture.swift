/// A gesture that keeps a state up to date while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void

  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.base, self.state, self.body) = (base, state, body)
  }
}

extension GestureStateGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  func makeRecognizer(in context: GestureContext) -> GestureRecognizer<Value> {
    base.recognizer(in: context, callback: report)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    base.update(recognizer, callback: report)
  }

  private func report(_ phase: GesturePhase<Value>, previous: Value?) {
    switch phase {
    case .active(let value):
      state.update { body(value, &$0, &$1) }
    case .ended, .failed:
      if previous != nil { state.reset() }
    case .possible:
      break
    }
  }
}

extension Gesture {
  /// Keeps `state` up to date with what `body` makes of the value while the gesture goes on.
  ///
  /// `body` is also given the transaction of the change, for it to be animated. When the gesture
  /// ends or is broken off the state returns to its first value, as it has been told to.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
