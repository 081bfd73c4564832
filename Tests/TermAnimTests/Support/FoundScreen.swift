/// A screen with something on it before a program runs, as an emulator that is not ours shows it.
///
/// Of as many columns and rows as the program's, which must not change meanwhile.
struct FoundScreen {
  private let screen: VirtualScreen
  private let found: [[VirtualScreen.Cell]]
  private let cursor: (column: Int, row: Int)
  private static let words = "found \u{1B}[31;44mhere\u{1B}[m\r\n$ run"
  private static let lastWords = "below"

  init(columns: Int, rows: Int) {
    screen = VirtualScreen(columns: columns, rows: rows, hasAlternate: true)
    screen.feed("\u{1B}[\(rows)H\(Self.lastWords)\u{1B}[H\(Self.words)".utf8)
    found = Self.cells(of: screen)
    cursor = screen.cursor
  }

  private static func cells(of screen: VirtualScreen) -> [[VirtualScreen.Cell]] {
    (0..<screen.rows).map { row in (0..<screen.columns).map { screen[$0, row] } }
  }

  /// What is not as it was found, now that a program has sent `bytes`: all that it gave back comes
  /// after the last sequence that leaves the alternate screen.
  func changes(by bytes: [UInt8]) -> Set<String> {
    screen.feed(bytes)
    var changes: Set<String> = []
    let said = bytes[Self.end(of: "\u{1B}[?1049l", in: bytes)...]
    let hasSaid = said.contains(0x0A) || said.contains(0x0D)
    // What was said afterwards follows what stood there.
    let rowsSaid = hasSaid ? cursor.row..<max(cursor.row, screen.cursor.row + 1) : 0..<0
    let shown = Self.cells(of: screen)
    if shown.indices.contains(where: { !rowsSaid.contains($0) && shown[$0] != found[$0] }) {
      changes.insert("screen")
    }
    if !hasSaid, screen.cursor != cursor { changes.insert("cursor") }
    screen.feed("\r\nx".utf8)
    let typed = screen[0, screen.cursor.row]
    if typed.text != "x" { changes.insert("characters") }
    if typed.foreground != .terminalDefault || typed.background != .terminalDefault
      || !typed.attributes.isEmpty
    {
      changes.insert("colours")
    }
    return changes
  }

  private static func end(of text: String, in bytes: [UInt8]) -> Int {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return 0 }
    for start in (0...(bytes.count - wanted.count)).reversed()
    where bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
      return start + wanted.count
    }
    return 0
  }
}
