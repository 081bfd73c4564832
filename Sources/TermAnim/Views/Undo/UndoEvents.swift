/// The undo managers that wait for the end of an event.
///
/// A class because there is one list of them, whichever views and whichever objects of a program
/// they belong to.
@MainActor
final class UndoEvents {
  static let shared = UndoEvents()
  private var waiting: [UndoManager] = []

  func append(_ manager: UndoManager) {
    waiting.append(manager)
  }

  /// Closes what is open because of the event.
  func end() {
    guard !waiting.isEmpty else { return }
    let managers = waiting
    waiting.removeAll()
    for manager in managers { manager.eventEnded() }
  }
}

extension ViewGraph {
  /// Runs what comes of one event, apart from others in what can be undone.
  func asUndoEvent<Result>(_ body: () -> Result) -> Result {
    UndoEvents.shared.end()
    defer { UndoEvents.shared.end() }
    return body()
  }
}
