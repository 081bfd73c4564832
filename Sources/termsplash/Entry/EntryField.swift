/// A line of text that is being edited, and where its cursor stands.
///
/// Counted in grapheme clusters, so that the cursor steps over and deletes what a reader takes for
/// one character, whatever it is made of.
struct EntryField: Hashable, Sendable {
  private(set) var text: String
  /// How many characters are before the cursor, from 0 to `text.count`.
  private(set) var cursor: Int

  /// The most characters a field takes; more are left out.
  static let capacity = 120

  /// A field that holds the beginning of `text`, the cursor behind it.
  init(_ text: String = "") {
    self.text = String(text.prefix(Self.capacity))
    cursor = self.text.count
  }

  var beforeCursor: Substring { text.prefix(cursor) }
  var afterCursor: Substring { text.dropFirst(cursor) }

  /// Types a character; one that combines becomes a part of the character before it.
  mutating func insert(_ character: Character) {
    let before = String(beforeCursor) + String(character)
    set(before: before, after: String(afterCursor))
  }

  mutating func deleteBackward() {
    set(before: String(beforeCursor.dropLast()), after: String(afterCursor))
  }

  mutating func deleteToStart() {
    set(before: "", after: String(afterCursor))
  }

  mutating func deleteForward() {
    set(before: String(beforeCursor), after: String(afterCursor.dropFirst()))
  }

  /// Moves the cursor over so many characters, no farther than the ends.
  mutating func move(by count: Int) {
    cursor = min(max(cursor + count, 0), text.count)
  }

  mutating func moveToStart() {
    cursor = 0
  }

  mutating func moveToEnd() {
    cursor = text.count
  }

  /// Puts the cursor between two texts, or behind the character that they meet in.
  private mutating func set(before: String, after: String) {
    let whole = before + after
    guard whole.count <= Self.capacity else { return }
    text = whole
    cursor = min(before.count, whole.count)
  }
}
