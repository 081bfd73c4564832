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
  /// How many groups its manager had kept when it was, with it.
  var number = 0

  var isEmpty: Bool { parts.isEmpty }

  /// Whether the actions would change something.
  var isOfUse: Bool {
    parts.contains { part in
      switch part {
      case .action(let action): action.isOfUse
      case .group(let group): group.isOfUse
      }
    }
  }

  func append(_ action: UndoAction) {
    parts.append(.action(action))
  }

  func append(_ group: UndoGroup) {
    parts.append(.group(group))
  }

  func removeAll() {
    parts.removeAll()
  }

  /// Forgets what is done to `target`, and groups in which nothing else is; nil is what has gone.
  func remove(of target: AnyObject?) {
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
