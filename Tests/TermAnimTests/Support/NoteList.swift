@testable import TermAnim

/// Notes of what has happened, in order.
///
/// A class because views and transitions write into the one that the test reads.
final class NoteList {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// What has been noted since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

extension View {
  /// The view, with `name` noted after a plus when it appears and after a minus when it disappears.
  func noted(_ name: String, in notes: NoteList) -> some View {
    onAppear { notes.note("+" + name) }.onDisappear { notes.note("-" + name) }
  }
}
