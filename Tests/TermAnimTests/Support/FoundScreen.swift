/// A screen with something on it before a program runs, as an emulator that is not ours shows it.
///
/// Of as many columns and rows as the program's, which must not change meanwhile.
struct FoundScreen {
  private let screen: VirtualScreen
  private let cells: [VirtualScreen.Cell]
  private let cursor: (column: Int, row: Int)
  private static let words = "found \u{1B}[31;44mhere\u{1B}[m\r\n$ run"

  init(columns: Int, rows: Int) {
    screen = VirtualScreen(columns: columns, rows: rows, hasAlternate: true)
    screen.feed(Self.words.utf8)
    cells = Self.cells(of: screen)
    cursor = screen.cursor
  }

  private static func cells(of screen: VirtualScreen) -> [VirtualScreen.Cell] {
    (0..<2).flatMap { row in (0..<screen.columns).map { screen[$0, row] } }
  }

  /// What is not as it was found, now that a program has sent `bytes`: all that it gave back comes
  /// after the last sequence that leaves the alternate screen.
  func changes(by bytes: [UInt8]) -> Set<String> {
    screen.feed(bytes)
    var changes: Set<String> = []
    let said = bytes[Self.end(of: "\u{1B}[?1049l", in: bytes)...]
    if said.contains(0x0A) || said.contains(0x0D) {
      // What was said afterwards follows what stood there.
      if screen[0, 0] != cells[0] || screen[6, 0] != cells[6] { changes.insert("screen") }
    } else {
      if Self.cells(of: screen) != cells { changes.insert("screen") }
      if screen.cursor != cursor { changes.insert("cursor") }
    }
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
