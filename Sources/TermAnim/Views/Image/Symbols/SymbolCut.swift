/// A symbol as it is cut for small sizes, as small type was: whole pixels, characters of the
/// terminal, or both.
struct SymbolCut: Equatable, Sendable {
  /// Lines of pixels from the top, equally long; none where it is characters alone.
  ///
  /// `#` is a pixel, `o` a faint one, and anything else is clear. So is `x`, a pixel of a sign that
  /// is cut out, unless that has a style of its own.
  var pixels: [Substring] = []
  /// Characters of one column each, in the middle columns of the pixels.
  var text = ""
  /// Whether the characters are cut out of the pixels, and not in front of them.
  var isTextCutOut = false

  /// Whether it is a sign of characters on a shape of pixels, or cut out of it.
  var hasShape: Bool { !pixels.isEmpty && !text.isEmpty }

  /// The first of the two lines in the row of cells that the characters are in, and text beside the
  /// symbol.
  var textLine: Int { (pixels.count - 1) / 2 }

  /// The columns that it takes.
  var columns: Int { max(pixels.first?.count ?? 0, text.count) }

  /// The cut for titles, which are drawn, so that nothing of it is a character; nil for most
  /// symbols.
  init?(titled name: String) {
    guard let lines = SymbolDrawings.title(name) else { return nil }
    self.init(pixels: lines)
  }

  /// The drawing of a sign that is a character beside text, for sizes above that; nil for other
  /// symbols.
  init?(sign name: String) {
    guard let lines = SymbolDrawings.sign(name) else { return nil }
    self.init(pixels: lines)
  }

  /// The cut for text that is characters; nil when the symbol called `name` can only be shown as
  /// its outline.
  ///
  /// That is the drawing of its name, a sign in a shape, the character that shows all of it, or the
  /// drawing of a name that it begins with: a `bell.badge` is a `bell`.
  init?(named name: String) {
    let cut =
      Self.words[name].map { SymbolCut(text: $0) }
      ?? SymbolDrawings.small(name).map { SymbolCut(pixels: $0) } ?? SymbolCut(inShape: name)
      ?? SymbolCut(written: name) ?? SymbolCut(beginningOf: name)
    guard let cut else { return nil }
    self = cut
  }

  /// Whether there is a symbol called `name`, or one of which it is the name of a form: in a
  /// circle, filled, struck through.
  static func isKnown(_ name: String) -> Bool {
    var words = name.split(separator: ".")
    while GlyphTable.home(of: words.joined(separator: ".")[...]) == nil {
      guard let last = words.popLast(), shapes[last] != nil || ["fill", "slash"].contains(last)
      else { return false }
    }
    return true
  }

  /// The character that shows all of the symbol called `name`.
  init?(written name: String) {
    guard let text = SymbolCharacter.exact(for: name) else { return nil }
    self.init(text: text)
  }

  private init(pixels: [Substring] = [], text: String = "", isTextCutOut: Bool = false) {
    (self.pixels, self.text, self.isTextCutOut) = (pixels, text, isTextCutOut)
  }
}

extension SymbolCut {
  /// Symbols that are several characters.
  private static let words = [
    "chevron.left.forwardslash.chevron.right": "</>", "terminal": ">_", "curlybraces": "{}",
    "textformat.size": "aA", "textformat.abc": "abc",
  ]
}

// MARK: - Signs in shapes

extension SymbolCut {
  /// Shapes by the last word of a name.
  private static let shapes: [Substring: [Substring]] = {
    let disc: [Substring] = [".###.", "#####", "#####", ".###."]
    let bubble: [Substring] = [".###.", "#####", "#####", ".###.", ".#..."]
    let box = [Substring](repeating: "#####", count: 4)
    return [
      "circle": disc, "seal": disc, "octagon": disc, "square": box, "app": box, "rectangle": box,
      "triangle": ["..#..", ".###.", ".###.", "#####", "#####"],
      "shield": ["#####", "#####", "#####", ".###.", "..#.."],
      "bubble": bubble, "message": bubble,
    ]
  }()

  /// Whether a word of a name is that for a shape around a sign.
  static func isShape(_ word: Substring) -> Bool { shapes[word] != nil }

  /// The sign that a name says before the word for a shape, on a faint one or cut out of a filled
  /// one.
  private init?(inShape name: String) {
    var words = name.split(separator: ".")
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    guard let shape = words.popLast().flatMap({ Self.shapes[$0] }) else { return nil }
    let base = words.joined(separator: ".")
    let filled = isFilled ? SymbolCharacter.sign(for: base + ".fill") : nil
    guard let sign = filled ?? SymbolCharacter.sign(for: base) else { return nil }
    let wide = sign.count > 1 ? shape.map(\.widened) : shape
    self.init(pixels: isFilled ? wide : wide.map(\.faint), text: sign, isTextCutOut: isFilled)
  }
}

// MARK: - Other names

extension SymbolCut {
  /// The drawing of the longest beginning of `name` that has one, filled if the name says so;
  /// struck through, if it says that.
  private init?(beginningOf name: String) {
    let words = name.split(separator: ".")
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let stem = words.prefix(count).joined(separator: ".")
      let names = words.contains("fill") ? [stem + ".fill", stem] : [stem]
      guard let lines = names.lazy.compactMap(SymbolDrawings.small).first else { continue }
      self.init(pixels: words.contains("slash") ? Self.struck(lines) : lines)
      return
    }
    return nil
  }

  /// Some lines, faint behind a stroke that falls from the left to the right.
  private static func struck(_ lines: [Substring]) -> [Substring] {
    lines.enumerated().map { row, line in
      let place = row * (line.count - 1) / (lines.count - 1)
      return line.faint.prefix(place) + "#" + line.dropFirst(place + 1).faint
    }
  }
}

extension Substring {
  /// The line with faint pixels in the place of others.
  fileprivate var faint: Substring { Substring(map { $0 == "#" ? "o" : $0 }) }

  /// The line with its middle pixel twice.
  fileprivate var widened: Substring { prefix(count / 2 + 1) + suffix(count - count / 2) }
}
