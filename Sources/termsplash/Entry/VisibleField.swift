/// The part of a field around its cursor that there is room for.
struct VisibleField: Hashable {
  /// What is shown before the cursor, under it (a space at the end), and after it.
  let before: String
  let cursor: String
  let after: String

  /// The cells that it takes.
  var columns: Int { [before, cursor, after].joined().reduce(0) { $0 + $1.columns } }

  /// As much of `field` as fits into `columns`, with what is before the cursor first.
  init(_ field: EntryField, columns: Int) {
    let rest = field.afterCursor
    cursor = rest.first.map(String.init) ?? " "
    var room = max(0, columns - (cursor.first ?? " ").columns)
    before = String(
      String(field.beforeCursor).reversed().prefix { Self.take(&room, for: $0) }.reversed())
    after = String(rest.dropFirst().prefix { Self.take(&room, for: $0) })
  }

  private static func take(_ room: inout Int, for character: Character) -> Bool {
    room -= character.columns
    return room >= 0
  }
}
