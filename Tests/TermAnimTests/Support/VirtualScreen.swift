import CVterm
import Foundation

@testable import TermAnim

/// The screen of a terminal emulator that is not ours, libvterm, to play bytes into.
///
/// A class because it owns the emulator.
final class VirtualScreen {
  enum Color: Hashable {
    case rgb(UInt32)
    case indexed(UInt8)
    case terminalDefault
  }

  struct Cell: Hashable {
    /// Empty where nothing was written or where it was erased, and in the second half of a wide
    /// one.
    var text: String
    var columns: Int
    var foreground: Color
    var background: Color
    var attributes: CharacterRun.Attributes
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private var repeats = RepeatExpander()

  /// An empty screen; with an alternate one, which hides it while that is on, where it is asked
  /// for.
  init(columns: Int, rows: Int, hasAlternate: Bool = false) {
    (self.columns, self.rows) = (columns, rows)
    terminal = vterm_new(Int32(rows), Int32(columns))
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    vterm_screen_enable_altscreen(screen, hasAlternate ? 1 : 0)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
  }

  /// Plays bytes as the terminal would obey them.
  func feed(_ bytes: some Sequence<UInt8>) {
    let expanded = repeats.expanded(Array(bytes))
    expanded.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        _ = vterm_input_write(terminal, $0.baseAddress, $0.count)
      }
    }
  }

  /// Prints lines from the cursor on, as a terminal in its usual modes would; the last one is not
  /// ended, so that nothing scrolls.
  func show(lines: String) {
    feed(lines.split(separator: "\n").joined(separator: "\r\n").utf8)
  }

  func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  /// Where the next character goes, counted from 0.
  var cursor: (column: Int, row: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.col), Int(position.row))
  }

  subscript(column: Int, row: Int) -> Cell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    var text = ""
    for index in 0..<6 {
      guard let scalar = Unicode.Scalar(cvterm_char(&cell, Int32(index))), scalar.value != 0 else {
        break
      }
      text.unicodeScalars.append(scalar)
    }
    return Cell(
      text: text, columns: Int(cell.width), foreground: Self.color(cvterm_color(&cell.fg)),
      background: Self.color(cvterm_color(&cell.bg)),
      attributes: CharacterRun.Attributes(rawValue: cvterm_attributes(&cell)))
  }

  /// The colours of a cell's upper and lower half; nil when a character is in it.
  func halves(column: Int, row: Int) -> (upper: Color, lower: Color)? {
    let cell = self[column, row]
    return switch cell.text {
    case "", " ": (cell.background, cell.background)
    case "\u{2588}": (cell.foreground, cell.foreground)
    case "\u{2580}": (cell.foreground, cell.background)
    case "\u{2584}": (cell.background, cell.foreground)
    default: nil
    }
  }

  /// A row's text, spaces for cells with nothing in them.
  func text(row: Int) -> String {
    var (text, column) = ("", 0)
    while column < columns {
      let cell = self[column, row]
      text += cell.text.isEmpty ? " " : cell.text
      column += max(cell.columns, 1)
    }
    return text
  }

  private static func color(_ bits: UInt32) -> Color {
    switch Int(bits >> 24) {
    case CVTERM_COLOR_INDEXED: .indexed(UInt8(truncatingIfNeeded: bits))
    case CVTERM_COLOR_DEFAULT: .terminalDefault
    default: .rgb(bits & 0xFF_FFFF)
    }
  }
}
