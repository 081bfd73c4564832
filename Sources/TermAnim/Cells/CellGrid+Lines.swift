extension CellGrid {
  /// The cells as lines of text with attributes and in colours of 24 bits, each ended by a reset
  /// and a line feed.
  ///
  /// For files and pipes: unlike what a presenter sends, the lines stand wherever they are printed
  /// and do not rely on what the screen shows. Cells of a palette come out in its colours.
  var lines: String {
    lines(of: 0..<rows, in: .trueColor)
  }

  /// Some rows as lines of text, in colours that a terminal with so many shows.
  ///
  /// Cells of one colour are spaces, so that the words are found when the lines are copied.
  func lines(of rows: Range<Int>, in depth: ColorDepth) -> String {
    rows.map { line($0, in: depth) }.joined()
  }

  /// The rows from the first to the last that have another cell than `cell`.
  func rows(beyond cell: Cell) -> Range<Int> {
    let filled = (0..<rows).filter { row in
      (0..<columns).contains { self[$0, row] != cell }
    }
    guard let first = filled.first, let last = filled.last else { return 0..<0 }
    return first..<last + 1
  }

  private func line(_ row: Int, in depth: ColorDepth) -> String {
    var (line, pen) = ("", Pen?.none)
    for column in 0..<columns {
      let cell = self[column, row]
      var next = Pen(foreground: cell.foreground, background: cell.background)
      let character: String
      switch cell.content {
      case .continuation: continue
      // Its foreground is set, too, so that cells which look alike are alike in a terminal.
      case .pixels where cell.foreground == cell.background: character = " "
      case .pixels: character = "\u{2580}"
      case .character(let text, _, let attributes):
        (character, next.attributes) = (text, attributes)
      }
      line += next.sequence(after: pen, in: depth) + character
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
    func sequence(after pen: Pen?, in depth: ColorDepth) -> String {
      var parameters = attributeParameters(after: pen?.attributes ?? [])
      if foreground != pen?.foreground {
        parameters += foreground.parameters(in: depth, isBackground: false)
      }
      if background != pen?.background {
        parameters += background.parameters(in: depth, isBackground: true)
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
  /// What selects the colour; nothing where there are none.
  fileprivate func parameters(in depth: ColorDepth, isBackground: Bool) -> [String] {
    switch depth {
    case .trueColor:
      let prefix =
        isBackground ? EscapeSequences.trueColorBackground : EscapeSequences.trueColorForeground
      return ["\(prefix)\(red);\(green);\(blue)"]
    case .indexed256:
      let prefix =
        isBackground ? EscapeSequences.indexedBackground : EscapeSequences.indexedForeground
      return ["\(prefix)\(index)"]
    case .indexed16:
      let basic = isBackground ? EscapeSequences.basicBackground : EscapeSequences.basicForeground
      return ["\(basic + Int(index & 7) + (index >= 8 ? EscapeSequences.brightOffset : 0))"]
    case .monochrome: return []
    }
  }
}
