/// The text of a declaration, to be taken apart at its brackets.
struct SourceText {
  /// The text without comments, and with nothing in its strings.
  let code: String

  init(_ text: String) {
    var code = ""
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if character == "\"" {
        rest = Self.afterString(rest)
        code += "\"\""
      } else {
        code.append(character)
        rest.removeFirst()
      }
    }
    self.code = code
  }

  private static func afterString(_ text: Substring) -> Substring {
    let quote = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var rest = text.dropFirst(quote.count)
    while !rest.isEmpty, !rest.hasPrefix(quote) {
      rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
    }
    return rest.dropFirst(quote.count)
  }

  /// What stands before the first brace.
  var header: String { String(code.prefix { $0 != "{" }) }

  /// The statements between the outermost braces, attributes with what they belong to.
  var members: [String] {
    let body = code.drop { $0 != "{" }.dropFirst()
    let inside = body.lastIndex(of: "}").map { body[..<$0] } ?? body
    var members = [""]
    for line in Self.parts(of: inside, at: { $0.isNewline || $0 == ";" }) {
      if isOnlyAttributes(members[members.count - 1]) {
        members[members.count - 1] += " " + line.trimmed
      } else {
        members.append(line.trimmed)
      }
    }
    return members.filter { !$0.isEmpty }
  }

  /// Whether a line is but attributes, with what they are given: the declaration is in the next one.
  private func isOnlyAttributes(_ line: String) -> Bool {
    let words = Self.parts(of: line) { $0 == " " }.filter { !$0.isEmpty }
    return !words.isEmpty && words.allSatisfy { $0.hasPrefix("@") }
  }

  /// The parts of `text` between separators that stand in no brackets.
  static func parts(
    of text: some StringProtocol, at isSeparator: (Character) -> Bool
  ) -> [String] {
    var (parts, depth) = ([""], 0)
    var previous: Character = " "
    for character in text {
      depth += change(of: character, after: previous)
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
