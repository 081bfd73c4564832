/// The recogniser of a `MapGesture`.
final class MapRecognizer<Input, Value>: DerivedRecognizer<Value> {
  let base: GestureRecognizer<Input>
  var transform: (Input) -> Value

  init(_ base: GestureRecognizer<Input>, transform: @escaping (Input) -> Value) {
    (self.base, self.transform) = (base, transform)
    super.init(from: base)
  }

  override func derivedPhase() -> GesturePhase<Value> { base.phase.map(transform) }
}
