@testable import TermAnim

extension Gesture where Value: Equatable {
  /// The gesture, with `name` and a plus noted when it changes and a full stop when it ends.
  func noted(_ name: String, in log: NoteList) -> some Gesture<Value> {
    onChanged { _ in log.note(name + "+") }.onEnded { _ in log.note(name + ".") }
  }
}
