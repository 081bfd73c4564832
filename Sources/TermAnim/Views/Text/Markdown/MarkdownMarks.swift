/// Where the marks of a text are that come in pairs, found in one pass each.
struct MarkdownMarks {
  /// Characters without any of which a text is what it seems, in ASCII: ``\ ` * _ ~ [ <``.
  static let special: Set<UInt8> = [0x5C, 0x60, 0x2A, 0x5F, 0x7E, 0x5B, 0x3C]

  /// Whether three bytes may be of the beginning of an address: `://`, or the end of `www.`.
  static func isInAddress(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch third {
    case 0x2F: second == 0x2F && first == 0x3A
    case 0x2E: second == 0x77 && first == 0x77
    default: false
    }
  }

  /// For an opening bracket its closing one, both by their places.
  private(set) var partners: [Int: Int] = [:]
  /// For the first of equal characters in a row how many they are.
  private var runs: [Int: Int] = [:]
  /// For the first of some backticks where as many come again.
  private var codeEnds: [Int: Int] = [:]

  init(_ atoms: [InlineMarkdown.Atom]) {
    findRuns(atoms)
    findCodes(atoms)
    let signs = signs(in: atoms)
    for (open, close) in [("[", "]"), ("(", ")"), ("<", ">")] as [(Character, Character)] {
      pair(open, with: close, in: signs)
    }
  }

  /// How many equal marks begin at `index`.
  func runLength(at index: Int) -> Int { runs[index] ?? 1 }

  /// Where the backticks begin that close those at `index`; nil when nothing closes them.
  func codeEnd(from index: Int) -> Int? { codeEnds[index] }

  private mutating func findRuns(_ atoms: [InlineMarkdown.Atom]) {
    var start = 0
    while start < atoms.count {
      guard let mark = atoms[start].character else {
        start += 1
        continue
      }
      let end = atoms[start...].firstIndex { $0.character != mark } ?? atoms.count
      if mark == "`" || MarkdownEmphasis.marks.contains(mark) { runs[start] = end - start }
      start = end
    }
  }

  private mutating func findCodes(_ atoms: [InlineMarkdown.Atom]) {
    var last: [Int: Int] = [:]
    for (start, count) in runs.sorted(by: { $0.key > $1.key }) where atoms[start].character == "`" {
      codeEnds[start] = last[count]
      last[count] = start
    }
  }

  /// The characters that may be marks, each with its place: those that no backslash is before and
  /// that are not in code, which comes before all else.
  private func signs(in atoms: [InlineMarkdown.Atom]) -> [(place: Int, character: Character)] {
    var signs: [(Int, Character)] = []
    var index = 0
    while index < atoms.count {
      let character = atoms[index].character
      switch character {
      case "\\": index += 2
      case "`": index = (codeEnds[index] ?? index) + runLength(at: index)
      default:
        if let character { signs.append((index, character)) }
        index += 1
      }
    }
    return signs
  }

  private mutating func pair(
    _ open: Character, with close: Character, in signs: [(place: Int, character: Character)]
  ) {
    var waiting: [Int] = []
    for (index, character) in signs {
      if character == open { waiting.append(index) }
      if character == close, let first = waiting.popLast() { partners[first] = index }
    }
  }
}
