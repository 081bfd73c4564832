import Foundation

/// What becomes of something that is dragged over a view that would take it.
struct DropPhase {
  enum Step {
    case entered
    case moved
    case exited
  }

  let step: Step
  let payload: any Transferable
  /// Where it is, from the top left of the view.
  let place: CGPoint
}
