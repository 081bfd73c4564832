/// The recogniser of an `ExclusiveGesture`.
final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: DerivedRecognizer<
  ExclusiveGesture<First, Second>.Value
>
{
  let first: GestureRecognizer<First.Value>
  let second: GestureRecognizer<Second.Value>

  init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init(from: ExclusivePair(first, second))
  }

  override func derivedPhase() -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    first.status == .failed
      ? second.phase.map { .second($0) } : first.phase.map { .first($0) }
  }
}
