import Foundation

/// The inline part of Markdown, as SwiftUI reads it in the texts of a program.
///
/// Emphasis with `*` and `_`, strong emphasis, `~~strike~~`, code between backticks, links, bare
/// addresses and escapes, by CommonMark 0.31's rules for what opens and closes; of a picture the
/// words that stand for it. There are no blocks: a `#` is a `#`, and line breaks stay. What is
/// interpolated is never read as Markdown. Links are shown in the accent colour. Time and room are
/// in proportion to the text.
///
/// - SeeAlso: spec.commonmark.org/0.31.2, section 6
struct InlineMarkdown {
  /// What Markdown is read in.
  enum Part: Sendable {
    case literal(String)
    /// What is not read, such as an interpolated value.
    case pieces([TextPiece])
  }

  /// The smallest unit that is read.
  enum Atom {
    case character(Character)
    case piece(TextPiece)

    var character: Character? {
      if case .character(let character) = self { return character }
      return nil
    }
  }

  private let atoms: [Atom]
  private let marks: MarkdownMarks
  private var index = 0
  private var emphasis = MarkdownEmphasis()
  /// Whether all of it is the text of a link, in which addresses are but text.
  private let isInLink: Bool

  /// The pieces of a text made of `parts`, neighbours of one style together.
  static func pieces(of parts: [Part]) -> [TextPiece] {
    guard parts.contains(where: { $0.hasMarks }) else {
      return joined(parts.flatMap { $0.plain })
    }
    var reader = InlineMarkdown(parts.flatMap { $0.atoms })
    return joined(reader.read())
  }

  private init(_ atoms: [Atom], isInLink: Bool = false) {
    (self.atoms, self.isInLink) = (atoms, isInLink)
    marks = MarkdownMarks(atoms)
  }

  private mutating func read() -> [TextPiece] {
    while index < atoms.count { readNext() }
    return emphasis.pieces()
  }

  private mutating func readNext() {
    switch atoms[index] {
    case .character("\\") where isPunctuation(at: index + 1): readEscape()
    case .character("`"): readCode()
    case .character("["): readLink()
    case .character("!") where index + 1 < atoms.count && atoms[index + 1].character == "[":
      readPicture()
    case .character("^") where index + 1 < atoms.count && atoms[index + 1].character == "[":
      readInflection()
    case .character("<"): readAddress()
    case .character("h") where !isInLink, .character("w") where !isInLink: readBareAddress()
    case .character(let mark) where MarkdownEmphasis.marks.contains(mark): readRun(of: mark)
    default: takePlain()
    }
  }

  private mutating func takePlain() {
    emphasis.append(atoms[index].plain)
    index += 1
  }

  private mutating func readEscape() {
    index += 1
    takePlain()
  }

  // MARK: Emphasis

  private mutating func readRun(of mark: Character) {
    let count = marks.runLength(at: index)
    let before = index > 0 ? MarkdownSide(atoms[index - 1]) : .space
    let after = index + count < atoms.count ? MarkdownSide(atoms[index + count]) : .space
    emphasis.append(run: mark, count: count, before: before, after: after)
    index += count
  }

  // MARK: Code

  private mutating func readCode() {
    let count = marks.runLength(at: index)
    guard let end = marks.codeEnd(from: index) else {
      for _ in 0..<count { takePlain() }
      return
    }
    for atom in trimmed(atoms[(index + count)..<end]) {
      var piece = atom.plain
      piece.styling.design = piece.styling.design ?? .monospaced
      emphasis.append(piece)
    }
    index = end + count
  }

  /// Without the one space on both sides that allows a code to begin with a backtick.
  private func trimmed(_ atoms: ArraySlice<Atom>) -> ArraySlice<Atom> {
    guard atoms.count > 2, atoms.first?.character == " ", atoms.last?.character == " " else {
      return atoms
    }
    return atoms.dropFirst().dropLast()
  }

  // MARK: Links

  private mutating func readLink() {
    guard let (text, target) = bracketed(at: index) else { return takePlain() }
    let address = address(in: target)
    for piece in read(text, isInLink: true) { emphasis.append(piece.linked(to: address)) }
    index = target.upperBound + 1
  }

  /// Reads the words that stand for a picture: `![words](address)`.
  private mutating func readPicture() {
    guard let (text, address) = bracketed(at: index + 1) else { return takePlain() }
    for piece in read(text, isInLink: isInLink) { emphasis.append(piece) }
    index = address.upperBound + 1
  }

  /// Reads an address with nothing around it, or else a letter.
  private mutating func readBareAddress() {
    guard let address = BareAddress(at: index, of: atoms) else { return takePlain() }
    let end = index + address.count
    for piece in Self.joined(atoms[index..<end].map(\.plain)) {
      emphasis.append(piece.linked(to: address.url))
    }
    index = end
  }

  /// The address in the parentheses of a link, without the title that may follow; nil for none.
  ///
  /// What is interpolated is part of it, whatever is in there.
  private func address(in target: Range<Int>) -> URL? {
    var text = ""
    var isEscaped = false
    for index in target {
      let character = atoms[index].character
      if character == " " { break }
      isEscaped = character == "\\" && !isEscaped && isPunctuation(at: index + 1)
      if !isEscaped { text += atoms[index].plain.text }
    }
    let isBracketed = text.hasPrefix("<") && text.hasSuffix(">")
    let address = isBracketed ? String(text.dropFirst().dropLast()) : text
    return URL(string: address.replacing("&amp;", with: "&"))
  }

  /// Reads `^[3 item](inflect: true)`; attributes that ask for something else leave the text as it
  /// is.
  private mutating func readInflection() {
    guard let (text, attributes) = bracketed(at: index + 1) else { return takePlain() }
    let isInflected = String(atoms[attributes].compactMap(\.character).filter { $0 != " " })
      .contains("inflect:true")
    let pieces = read(text, isInLink: isInLink)
    for piece in isInflected ? Inflection.applied(to: pieces) : pieces { emphasis.append(piece) }
    index = attributes.upperBound + 1
  }

  /// Where the texts in `[...](...)` are, which begins at `index`.
  private func bracketed(at index: Int) -> (Range<Int>, Range<Int>)? {
    guard let close = marks.partners[index], close + 1 < atoms.count,
      atoms[close + 1].character == "(", let end = marks.partners[close + 1]
    else { return nil }
    return (index + 1..<close, close + 2..<end)
  }

  private func read(_ range: Range<Int>, isInLink: Bool) -> [TextPiece] {
    var inner = InlineMarkdown(Array(atoms[range]), isInLink: isInLink)
    return Self.joined(inner.read())
  }

  /// Reads `<https://example.com>`.
  private mutating func readAddress() {
    guard let end = marks.partners[index], !isEmptyAddress(until: end) else { return takePlain() }
    let address = Self.joined(atoms[(index + 1)..<end].map(\.plain))
    let text = address.map(\.text).joined()
    let url = URL(string: text.contains(":") ? text : "mailto:" + text)
    for piece in address { emphasis.append(piece.linked(to: url)) }
    index = end + 1
  }

  private func isEmptyAddress(until end: Int) -> Bool {
    let characters = atoms[(index + 1)..<end].map(\.character)
    let isAddress = characters.contains(":") || characters.dropFirst().dropLast().contains("@")
    return !isAddress || characters.contains { $0 == nil || $0 == " " }
  }

  private func isPunctuation(at index: Int) -> Bool {
    guard index < atoms.count, let scalar = atoms[index].character?.asciiValue else { return false }
    return (0x21...0x2F).contains(scalar) || (0x3A...0x40).contains(scalar)
      || (0x5B...0x60).contains(scalar) || (0x7B...0x7E).contains(scalar)
  }

  /// Pieces of one style as one.
  static func joined(_ pieces: some Sequence<TextPiece>) -> [TextPiece] {
    var joined: [TextPiece] = []
    for piece in pieces {
      if let last = joined.last, last.joins(piece) {
        joined[joined.count - 1].text += piece.text
      } else {
        joined.append(piece)
      }
    }
    return joined
  }
}

extension InlineMarkdown.Part {
  /// Whether there is anything to be read.
  fileprivate var hasMarks: Bool {
    guard case .literal(let text) = self else { return false }
    var (first, second) = (UInt8(0), UInt8(0))
    for byte in text.utf8 {
      if MarkdownMarks.special.contains(byte) || MarkdownMarks.isInAddress(first, second, byte) {
        return true
      }
      (first, second) = (second, byte)
    }
    return false
  }

  /// The part as it is.
  fileprivate var plain: [TextPiece] {
    switch self {
    case .literal(let text): text.isEmpty ? [] : [TextPiece(text: text)]
    case .pieces(let pieces): pieces
    }
  }

  fileprivate var atoms: [InlineMarkdown.Atom] {
    switch self {
    case .literal(let text): text.map { .character($0) }
    case .pieces(let pieces): pieces.map { .piece($0) }
    }
  }
}

extension InlineMarkdown.Atom {
  /// The atom as it is.
  var plain: TextPiece {
    switch self {
    case .character(let character): TextPiece(text: String(character))
    case .piece(let piece): piece
    }
  }
}

extension TextPiece {
  /// Whether a piece after this one can be part of it.
  fileprivate func joins(_ next: TextPiece) -> Bool {
    isPlain && next.isPlain && styling == next.styling
  }

  /// The piece as part of a link, which a link around it does not change.
  fileprivate func linked(to address: URL?) -> TextPiece {
    var piece = self
    piece.styling.link = styling.link ?? address
    if piece.styling.link != nil {
      piece.styling.foreground = styling.foreground ?? EnvironmentStyle(style: TintShapeStyle())
    }
    return piece
  }
}
