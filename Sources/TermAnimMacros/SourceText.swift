/// The text of a declaration, to be taken apart at its brackets.
struct SourceText {
  /// The text without comments.
  let uncommented: String
  /// The text without comments, and with nothing in its strings.
  let code: String

  init(_ text: String) {
    var (uncommented, code) = ("", "")
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if character == "\"" {
        let end = Self.afterString(rest)
        uncommented += rest[..<end.startIndex]
        code += "\"\""
        rest = end
      } else {
        uncommented.append(character)
        code.append(character)
        rest.removeFirst()
      }
    }
    (self.uncommented, self.code) = (uncommented, code)
  }

  private static func afterString(_ text: Substring) -> Substring {
    let quote = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var rest = text.dropFirst(quote.count)
    while !rest.isEmpty, !rest.hasPrefix(quote) {
      let isInterpolation = rest.hasPrefix("\\(")
      rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
      if isInterpolation { rest = afterInterpolation(rest) }
    }
    return rest.dropFirst(quote.count)
  }

  /// What follows the bracket that closes an interpolation, which may have strings of its own.
  private static func afterInterpolation(_ text: Substring) -> Substring {
    var (rest, depth) = (text, 1)
    while depth > 0, let character = rest.first {
      if character == "\"" {
        rest = afterString(rest)
      } else {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        rest.removeFirst()
      }
    }
    return rest
  }

  /// What stands before the first brace.
  var header: String { String(code.prefix { $0 != "{" }) }

  /// The statements between the outermost braces, attributes with what they belong to.
  var members: [String] {
    let body = code.drop { $0 != "{" }.dropFirst()
    let inside = body.lastIndex(of: "}").map { body[..<$0] } ?? body
    let lines = Self.parts(of: inside, angles: false) { $0.isNewline || $0 == ";" }
      .map(\.trimmed).filter { !$0.isEmpty }
    var members: [String] = []
    for line in lines {
      if let last = members.last, goesOn(last, in: line) {
        members[members.count - 1] += " " + line
      } else {
        members.append(line)
      }
    }
    return members
  }

  /// Whether a statement is not at its end with its line, but goes on in the next.
  private func goesOn(_ line: String, in next: String) -> Bool {
    line.hasSuffix(",") || line.hasSuffix("=") || next.hasPrefix("{") || isOnlyAttributes(line)
  }

  /// Whether a line is but attributes, with what they are given: the declaration is in the next
  /// one.
  private func isOnlyAttributes(_ line: String) -> Bool {
    let words = Self.parts(of: line) { $0 == " " }.filter { !$0.isEmpty }
    return !words.isEmpty && words.allSatisfy { $0.hasPrefix("@") }
  }

  /// The parts of `text` between separators that stand in no brackets; among statements, angles are
  /// comparisons as well.
  static func parts(
    of text: some StringProtocol, angles: Bool = true, at isSeparator: (Character) -> Bool
  ) -> [String] {
    var (parts, depth) = ([""], 0)
    var previous: Character = " "
    for character in text {
      if angles || !"<>".contains(character) {
        depth += change(of: character, after: previous)
      }
      previous = character
      if depth == 0, isSeparator(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// How many brackets deeper it is from `character` on; angles are brackets only after names.
  private static func change(of character: Character, after previous: Character) -> Int {
    switch character {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    case "<" where previous.isLetter || previous.isNumber: 1
    case ">" where previous != "-" && previous != " ": -1
    default: 0
    }
  }
}
