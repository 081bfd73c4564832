/// What is to be done after an update, in order.
///
/// A class because views that wait for layout keep a place in the list, so that they are told in
/// the order of views all the same.
@MainActor
final class ActionList {
  private enum Entry {
    case action(() -> Void)
    case place(ActionList)
  }

  private var entries: [Entry] = []
  /// Whether what is added from now on would never be done.
  private(set) var isOver = false

  var isEmpty: Bool {
    entries.allSatisfy { if case .place(let place) = $0 { place.isEmpty } else { false } }
  }

  /// Whether nothing has been added, and no place been kept.
  var isUntouched: Bool { entries.isEmpty }

  func append(_ action: @escaping () -> Void) {
    entries.append(.action(action))
  }

  /// A place at the end of the list, for actions that become known later.
  func makePlace() -> ActionList {
    let place = ActionList()
    entries.append(.place(place))
    return place
  }

  /// The actions, which the list forgets; it is over then.
  func takeAll() -> [() -> Void] {
    isOver = true
    defer { entries = [] }
    return entries.flatMap {
      switch $0 {
      case .action(let action): [action]
      case .place(let place): place.takeAll()
      }
    }
  }
}
