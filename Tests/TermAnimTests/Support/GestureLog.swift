@testable import TermAnim

/// What gestures of a test have told, in order.
@MainActor
final class GestureLog {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// What has been told since the last time this was asked for.
  func take() -> [String] {
    defer { entries.removeAll() }
    return entries
  }
}

extension Gesture where Value: Equatable {
  /// The gesture, with `name` and a plus noted when it changes and a full stop when it ends.
  func noted(_ name: String, in log: GestureLog) -> some Gesture<Value> {
    onChanged { _ in log.note(name + "+") }.onEnded { _ in log.note(name + ".") }
  }
}
