import Foundation

/// Where something that is dragged is over a view, and what becomes of it there.
struct DropPhase {
  enum Step {
    /// It may be dropped there: told before the first movement.
    case entered
    case moved
    case exited
  }

  let step: Step
  let payload: any Transferable
  /// Where it is, from the top left of the view.
  let place: CGPoint
}
