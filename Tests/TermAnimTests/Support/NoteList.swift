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
