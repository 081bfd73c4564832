/// The views of a transition whose type is not known.
@MainActor
protocol TransitionContent {
  var node: ViewNode { get }

  func update(to phase: TransitionPhase, inputs: ViewInputs)
}
