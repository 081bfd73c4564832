/// What takes one change back; nothing once its target is gone.
@MainActor
struct UndoAction {
  private(set) weak var target: AnyObject?
  /// Whether there is something to be taken back.
  let isNeeded: (AnyObject) -> Bool
  let handler: (AnyObject) -> Void

  var isOfUse: Bool { target.map(isNeeded) ?? false }

  func perform() {
    if let target { handler(target) }
  }
}
