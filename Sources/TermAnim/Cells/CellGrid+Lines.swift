extension CellGrid {
  /// The cells as lines of text with attributes and in colours of 24 bits, each ended by a reset
  /// and a line feed.
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
      var next = Pen(foreground: cell.foreground, background: cell.background)
      let character: String
      switch cell.content {
      case .continuation: continue
      case .pixels: character = "\u{2580}"
      case .character(let text, _, let attributes):
        (character, next.attributes) = (text, attributes)
      }
      line += next.sequence(after: pen) + character
      pen = next
    }
    return line + "\(EscapeSequences.resetGraphicRendition)\n"
  }

  /// The two colours and the attributes that text is written with.
  private struct Pen {
    let foreground: CellColor
    let background: CellColor
    var attributes: CharacterRun.Attributes = []

    /// What selects the colours and attributes that `pen` has not selected already.
    func sequence(after pen: Pen?) -> String {
      var parameters = attributeParameters(after: pen?.attributes ?? [])
      if foreground != pen?.foreground {
        parameters.append("\(EscapeSequences.trueColorForeground)\(foreground.components)")
      }
      if background != pen?.background {
        parameters.append("\(EscapeSequences.trueColorBackground)\(background.components)")
      }
      guard !parameters.isEmpty else { return "" }
      return "\(EscapeSequences.controlSequence)\(parameters.joined(separator: ";"))m"
    }

    private func attributeParameters(after others: CharacterRun.Attributes) -> [String] {
      guard attributes != others else { return [] }
      return EscapeSequences.attributeSwitches.enumerated().compactMap { bit, switches in
        let attribute = CharacterRun.Attributes(rawValue: 1 << UInt8(bit))
        guard attributes.contains(attribute) != others.contains(attribute) else { return nil }
        return "\(attributes.contains(attribute) ? switches.on : switches.off)"
      }
    }
  }
}

extension CellColor {
  fileprivate var components: String { "\(red);\(green);\(blue)" }
}
