/// The recogniser of a `SimultaneousGesture`.
final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: DerivedRecognizer<
  SimultaneousGesture<First, Second>.Value
>
{
  typealias Output = SimultaneousGesture<First, Second>.Value

  let first: GestureRecognizer<First.Value>
  let second: GestureRecognizer<Second.Value>

  init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init(from: SimultaneousPair(first, second))
  }

  override func derivedPhase() -> GesturePhase<Output> {
    let value = Output(first: first.phase.value, second: second.phase.value)
    return switch first.status.joined(with: second.status) {
    case .possible: .possible
    case .active: .active(value)
    case .ended: .ended(value)
    case .failed: .failed
    }
  }
}
