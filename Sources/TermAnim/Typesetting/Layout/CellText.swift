/// A text whose clusters and columns are known, before it is broken into lines.
struct CellText {
  /// Line breaks among them, as clusters of no columns.
  private(set) var clusters: [CellTextLayout.Cluster] = []
  /// What may happen after each cluster.
  private(set) var breaks: [LineBreaks.Opportunity] = []
  /// The clusters after which the text says that a word may be divided.
  private var hyphens: Set<Int> = []

  /// Takes `spans` apart as one text.
  ///
  /// What a terminal might obey is shown by a stand-in, tabs by a space; a cluster that has no
  /// column of its own is left out. O(characters).
  init(_ spans: [CellTextLayout.Span]) {
    let characters = spans.flatMap { Array($0.text) }
    let opportunities = LineBreaks.opportunities(in: characters)
    var index = 0
    for (number, span) in spans.enumerated() {
      for character in span.text {
        let isLast = index == characters.count - 1
        let opportunity =
          isLast ? (character.isNewline ? .mandatory : .prohibited) : opportunities[index]
        append(character, opportunity, span: number, gap: span.gap)
        index += 1
      }
    }
  }

  private mutating func append(
    _ character: Character, _ opportunity: LineBreaks.Opportunity, span: Int, gap: Int
  ) {
    guard let (text, columns) = Self.shown(character) else {
      noteUnseen(character, opportunity)
      return
    }
    clusters.append(
      CellTextLayout.Cluster(
        text: text, columns: columns, gap: columns == 0 ? 0 : gap, span: span))
    breaks.append(opportunity)
  }

  /// Gives the last cluster the effect of an unseen one after it.
  private mutating func noteUnseen(_ character: Character, _ opportunity: LineBreaks.Opportunity) {
    guard !breaks.isEmpty else { return }
    if opportunity == .allowed { breaks.allowAtEnd() }
    let isInWord = clusters[clusters.count - 1].text != " "
    if character == "\u{AD}", isInWord { hyphens.insert(breaks.count - 1) }
  }

  /// What a terminal is given for a character, and the columns that it has: none for a line break;
  /// nil for what is not seen.
  private static func shown(_ character: Character) -> (text: String, columns: Int)? {
    if let code = character.asciiValue, (0x20...0x7E).contains(code) {
      return (String(character), 1)
    }
    switch character {
    case "\t": return (" ", 1)
    case "\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}": return nil
    case _ where character.unicodeScalars.allSatisfy(\.isDirectionMark): return nil
    default: break
    }
    let text = String(character).withControlsVisible
    if character.isNewline { return (text, 0) }
    let columns = min(text.terminalColumns, 2)
    return columns > 0 ? (text, columns) : nil
  }

  /// Where the line that begins at `start` ends: at least one cluster further on.
  func end(ofLineFrom start: Int, columns: Int) -> Int {
    var reach = 0
    var opportunity: Int?
    for index in start..<clusters.count {
      reach += clusters[index].columns
      let isTooLong = reach > columns && clusters[index].text != " "
      reach += clusters[index].gap
      if isTooLong, index > start { return opportunity ?? index }
      if breaks[index] == .mandatory { return index + 1 }
      if breaks[index] == .allowed, !hyphens.contains(index) || reach < columns {
        opportunity = index + 1
      }
    }
    return clusters.count
  }

  /// From the start of a line to the end of its paragraph.
  func paragraph(from start: Int) -> Range<Int> {
    start..<(breaks[start...].firstIndex(of: .mandatory).map { $0 + 1 } ?? clusters.count)
  }

  /// What is seen of a line: no line break, spaces at the end only where the text ends, and a
  /// hyphen where a word is divided by a soft one.
  func visible(_ line: Range<Int>, columns: Int) -> [CellTextLayout.Cluster] {
    var seen = clusters[line].filter { $0.columns > 0 }
    var width = seen.reduce(0) { $0 + $1.columns + $1.gap } - (seen.last?.gap ?? 0)
    while let last = seen.last, last.text == " ",
      width > columns || line.upperBound < clusters.count
    {
      width -= 1 + last.gap
      seen.removeLast()
    }
    if let last = seen.last, isDivided(line), width + last.gap < columns {
      seen.append(CellTextLayout.Cluster(text: "-", columns: 1, span: last.span))
    }
    return seen
  }

  /// Whether a soft hyphen stands between the end of a line and the next one.
  private func isDivided(_ line: Range<Int>) -> Bool {
    guard let end = line.last, end < clusters.count - 1 else { return false }
    return breaks[end] == .allowed && hyphens.contains(end)
  }
}
