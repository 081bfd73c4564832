extension GlyphSkeleton {
  /// The glyph that `notation` describes.
  ///
  /// - Precondition: the notation is well formed; it comes from this module's own tables, and a
  ///   test parses every one of them.
  init(notation: Substring) {
    let words = notation.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    var parser = Parser(words: words)
    parts = parser.parts()
  }

  /// Reads the words of one glyph from left to right.
  private struct Parser {
    let words: [Substring]
    private var index = 0
    private var current = Part(manner: .stroked, segments: [])
    private var finished: [Part] = []

    init(words: [Substring]) {
      self.words = words
    }

    mutating func parts() -> [Part] {
      while index < words.count { readStep() }
      begin(.stroked)
      return finished
    }

    private mutating func readStep() {
      let word = words[index]
      index += 1
      switch word {
      case "M": append(.move(point()))
      case "L": append(.line(point()))
      case "h": append(.arc(point(), leavesHorizontally: true))
      case "v": append(.arc(point(), leavesHorizontally: false))
      case "C": append(.curve(point(), point(), point()))
      case ".": append(.dot(point()))
      case "z": append(.close)
      case "@": include()
      case "S": begin(.stroked)
      case "B": begin(.filledAndStroked)
      case "F": begin(.filled)
      default: preconditionFailure("\(word) is no step of a glyph: \(words)")
      }
    }

    private mutating func append(_ segment: Segment) {
      current.segments.append(segment)
    }

    private mutating func begin(_ manner: Manner) {
      if !current.segments.isEmpty { finished.append(current) }
      current = Part(manner: manner, segments: [])
    }

    /// Draws another glyph of the table where a component is called for.
    private mutating func include() {
      guard index < words.count, let entry = GlyphTable.entry(named: words[index]) else {
        preconditionFailure("no such component at word \(index) of \(words)")
      }
      index += 1
      let (origin, scale) = (point(), number())
      let component = GlyphSkeleton(notation: entry.notation).map {
        GridPoint(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale)
      }
      for part in component.parts {
        begin(part.manner)
        current.segments = part.segments
      }
      begin(.stroked)
    }

    private mutating func point() -> GridPoint {
      GridPoint(x: number(), y: number())
    }

    private mutating func number() -> Double {
      guard index < words.count, let value = Double(words[index]) else {
        preconditionFailure("a number is missing at word \(index) of \(words)")
      }
      index += 1
      return value
    }
  }
}
