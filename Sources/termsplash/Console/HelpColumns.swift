/// Columns of so many rows that are filled with sections of the help, one below the other.
struct HelpColumns {
  typealias Content = HelpLayout.Line.Content

  let rows: Int
  private(set) var columns: [[Content]] = [[]]

  init(rows: Int) {
    self.rows = rows
  }

  private var last: [Content] { columns[columns.count - 1] }

  /// Rows below what is there, and below a gap.
  private var room: Int { rows - last.count - (last.isEmpty ? 0 : 1) }

  /// Begins a column, unless the last one is empty.
  mutating func begin() {
    if !last.isEmpty { columns.append([]) }
  }

  /// Adds a section: in one piece if a column has room for it, or else in parts, each as long as
  /// there is room and below the title.
  ///
  /// The lines of a group stay together.
  mutating func add(_ title: String, _ groups: [[Content]]) {
    if 1 + groups.joined().count <= rows, 1 + groups.joined().count > room { begin() }
    var rest = groups[...]
    while !rest.isEmpty {
      var free = room - 1
      let part = rest.prefix { group in
        free -= group.count
        return free >= 0
      }
      // A title with one line below it would be no beginning.
      guard last.isEmpty || part.joined().count > 1 || part.count == rest.count else {
        begin()
        continue
      }
      let taken = part.isEmpty ? rest.prefix(1) : part
      columns[columns.count - 1] += (last.isEmpty ? [] : [.gap]) + [.title(title)] + taken.joined()
      rest = rest.dropFirst(taken.count)
    }
  }
}
