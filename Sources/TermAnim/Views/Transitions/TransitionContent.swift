/// The views of a transition whose type is not known; `TypedTransitionContent` knows it.
@MainActor
class TransitionContent {
  var node: ViewNode { preconditionFailure("\(Self.self) has no views") }

  /// Becomes `transition`, and says whether it can: whether that is of the same type.
  func take(_ transition: any TransitionBox) -> Bool {
    preconditionFailure("\(Self.self) has no views")
  }

  func update(to phase: TransitionPhase, inputs: ViewInputs) {
    preconditionFailure("\(Self.self) has no views")
  }
}
