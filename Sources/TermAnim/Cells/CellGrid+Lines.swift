extension CellGrid {
  /// The cells as lines of text in colours of 24 bits, each ended by a reset and a line feed.
  ///
  /// For files and pipes: unlike what a presenter sends, the lines stand wherever they are printed
  /// and do not rely on what the screen shows. Cells of a palette come out in its colours.
  var lines: String {
    (0..<rows).map(line).joined()
  }

  private func line(_ row: Int) -> String {
    var (line, pen) = ("", Pen?.none)
    for column in 0..<columns {
      let cell = self[column, row]
      let next = Pen(foreground: cell.foreground, background: cell.background)
      switch cell.content {
      case .continuation: continue
      case .pixels:
        line += next.sequence(after: pen) + "\u{2580}"
      case .character(let text, _, _):
        line += next.sequence(after: pen) + text
      }
      pen = next
    }
    return line + "\(EscapeSequences.resetGraphicRendition)\n"
  }

  /// The two colours that text is written with.
  private struct Pen {
    let foreground: CellColor
    let background: CellColor

    /// What selects the colours that `pen` has not selected already.
    func sequence(after pen: Pen?) -> String {
      var parameters: [String] = []
      if foreground != pen?.foreground {
        parameters.append("\(EscapeSequences.trueColorForeground)\(foreground.components)")
      }
      if background != pen?.background {
        parameters.append("\(EscapeSequences.trueColorBackground)\(background.components)")
      }
      guard !parameters.isEmpty else { return "" }
      return "\(EscapeSequences.controlSequence)\(parameters.joined(separator: ";"))m"
    }
  }
}

extension CellColor {
  fileprivate var components: String { "\(red);\(green);\(blue)" }
}
