/// A participant that finds out the value of a gesture.
class GestureRecognizer<Value>: GestureParticipant {
  final private(set) var phase = GesturePhase<Value>.possible
  private var phaseCount = 0

  final override var status: GestureStatus { phase.status }

  /// Counts the phases there have been.
  final override var revision: Int { phaseCount }

  /// Goes to another phase, or to the same with another value.
  final func move(to phase: GesturePhase<Value>) {
    self.phase = phase
    phaseCount += 1
  }

  final override func receive(_ event: GestureEvent) {
    guard !status.isOver else { return }
    follow(event)
  }

  /// Does the work of `receive(_:)` as long as the gesture is not over.
  func follow(_ event: GestureEvent) {}

  override func begin() {
    move(to: .possible)
  }

  override func cancel() {
    if !status.isOver { move(to: .failed) }
  }

  override func withdraw() {
    if status != .failed { move(to: .failed) }
  }
}
