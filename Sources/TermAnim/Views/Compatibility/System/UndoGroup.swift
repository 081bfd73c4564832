/// What is undone together.
///
/// A class because actions are added to it while it lies within others.
@MainActor
final class UndoGroup {
  private enum Part {
    case action(UndoAction)
    case group(UndoGroup)
  }

  private var parts: [Part] = []
  /// For menus; empty is none.
  var name = ""

  var isEmpty: Bool { parts.isEmpty }

  func append(_ action: UndoAction) {
    parts.append(.action(action))
  }

  func append(_ group: UndoGroup) {
    parts.append(.group(group))
  }

  func removeAll() {
    parts.removeAll()
  }

  /// Forgets what is done to `target`, and groups in which nothing else is.
  func remove(of target: AnyObject) {
    parts.removeAll { part in
      switch part {
      case .action(let action):
        return action.target === target
      case .group(let group):
        group.remove(of: target)
        return group.isEmpty
      }
    }
  }

  /// Takes back all that has been done, the latest first.
  func perform() {
    for part in parts.reversed() {
      switch part {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }
}

/// What takes one change back; nothing once its target is gone.
@MainActor
struct UndoAction {
  private(set) weak var target: AnyObject?
  let handler: (AnyObject) -> Void

  func perform() {
    if let target { handler(target) }
  }
}
