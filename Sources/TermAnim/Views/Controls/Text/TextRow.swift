/// A row of cells that shows a part of a text that is edited.
struct TextRow: Hashable, Sendable {
  /// How many characters of the text are before the row.
  var start: Int
  /// What stands in its cells.
  private(set) var clusters: [CharacterRun.Cluster] = []
  /// How many columns are before each of its characters, and before what comes behind the last one.
  private(set) var columns = [0]
  /// Whether a line of the text ends with the row.
  private(set) var endsLine = false

  /// How far tabs go: to the next multiple of so many columns.
  static let tabStop = 4

  private init(start: Int) {
    self.start = start
  }

  /// A row of all of a text, whatever is in it.
  init(_ characters: some Sequence<Character>, start: Int = 0) {
    self.init(start: start)
    for character in characters { append(character) }
    endsLine = true
  }

  private mutating func append(_ character: Character) {
    let width = Self.columns(of: character, at: width)
    columns.append(columns[columns.count - 1] + width)
    if character == "\t" {
      clusters += Array(repeating: CharacterRun.Cluster(text: " ", columns: 1), count: width)
    } else {
      clusters.append(CharacterRun.Cluster(character))
    }
  }

  private static func columns(of character: Character, at column: Int) -> Int {
    character == "\t"
      ? tabStop - column % tabStop : CharacterRun.Cluster(character).columns
  }

  /// How many characters are in the row, a line break at its end excepted.
  var count: Int { columns.count - 1 }

  /// The columns of all characters.
  var width: Int { columns[count] }

  /// The places before its characters, and that behind the last one where a line ends.
  var places: ClosedRange<Int> { start...(endsLine ? start + count : start + max(count - 1, 0)) }

  /// Where the cursor is at the end of the row: behind it, or before the space behind which its
  /// line goes on.
  var end: TextEntry.Caret {
    var end = TextEntry.Caret(start + count)
    guard !endsLine else { return end }
    guard clusters.last?.text != " " else { return TextEntry.Caret(places.upperBound) }
    end.isAtRowEnd = true
    return end
  }

  /// The columns without those of spaces behind which its line goes on.
  var shownWidth: Int {
    endsLine ? width : width - clusters.reversed().prefix { $0.text == " " }.count
  }

  /// The columns of the cursor before a character; a tab has one then.
  func width(at place: Int) -> Int {
    let index = place - start
    guard (0..<count).contains(index) else { return 1 }
    let width = columns[index + 1] - columns[index]
    return width <= 2 ? width : 1
  }

  /// The columns of each character.
  var widths: [Int] { zip(columns.dropFirst(), columns).map(-) }

  /// The column of a place, or of the end of the row that is nearer to it.
  func column(of place: Int) -> Int { columns[min(max(place - start, 0), count)] }

  /// The place before the character in `column`, or else the end of the row.
  func place(at column: Int) -> TextEntry.Caret {
    guard let behind = columns.dropFirst().firstIndex(where: { $0 > column }) else { return end }
    return TextEntry.Caret(start + behind - 1)
  }

  /// What stands in the cells from `first` on, as far as there are columns for it.
  func clusters(from first: Int, columns room: Int) -> [CharacterRun.Cluster] {
    // Mostly it is the whole row, which need not be copied.
    if first == 0, width <= room { return clusters }
    var column = 0
    return clusters.filter { cluster in
      defer { column += cluster.columns }
      return column >= first && column + cluster.columns <= first + room
    }
  }

  /// Breaks a line of a text, which has `start` characters before it, into rows of at most `room`
  /// columns, each as full as can be.
  ///
  /// Spaces and tabs at the end of a row may go beyond. A word that is wider than the room is torn
  /// apart. O(characters).
  static func rows(of line: ArraySlice<Character>, start: Int, room: Int) -> [TextRow] {
    let whole = TextRow(line, start: start)
    guard whole.width > room else { return [whole] }
    let characters = Array(line)
    let breaks = LineBreaks.opportunities(in: characters) + [.prohibited]
    var rows: [TextRow] = []
    var (row, opportunity) = (TextRow(start: start), 0)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      let end = row.width + columns(of: character, at: row.width)
      if end > room, !character.isBlank, row.count > 0 {
        let next = opportunity > row.start - start ? opportunity : index
        rows.append(TextRow(broken: characters[row.start - start..<next], start: row.start))
        row = TextRow(start: start + next)
        index = next
        continue
      }
      row.append(character)
      index += 1
      if breaks[index - 1] == .allowed { opportunity = index }
    }
    row.endsLine = true
    return rows + [row]
  }

  /// A row behind which its line goes on.
  private init(broken characters: ArraySlice<Character>, start: Int) {
    self.init(characters, start: start)
    endsLine = false
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension CharacterRun.Cluster {
  /// A character as it is shown: a visible stand-in for what a terminal might obey.
  init(_ character: Character) {
    let text = String(character).withControlsVisible
    let columns = text.reduce(0) { $0 + CharacterWidth(of: $1).columns }
    // A mark alone has no column of its own, and is shown on a space so that it can be deleted.
    self = columns > 0 ? Self(text: text, columns: min(columns, 2)) : Self(text: " ", columns: 1)
  }
}
