/// The agreement of a noun with the number before it, in English.
enum Inflection {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "half": "halves",
    "shelf": "shelves", "knife": "knives", "life": "lives", "wife": "wives", "fish": "fish",
    "sheep": "sheep", "series": "series",
  ]

  /// The pieces with their last word in the plural, unless the first number in them is one, or there
  /// is none.
  static func applied(to pieces: [TextPiece]) -> [TextPiece] {
    guard let number = number(in: pieces.map(\.text).joined()), number != "1",
      let index = pieces.lastIndex(where: { $0.text.contains(where: \.isLetter) })
    else { return pieces }
    var pieces = pieces
    let text = pieces[index].text
    guard let last = text.lastIndex(where: \.isLetter) else { return pieces }
    let head = text[...last]
    let start = head.lastIndex { !$0.isLetter }.map(head.index(after:)) ?? head.startIndex
    pieces[index].text =
      head[..<start] + plural(of: String(head[start...])) + text[head.endIndex...]
    return pieces
  }

  private static func number(in text: String) -> Substring? {
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    return number.isEmpty ? nil : number
  }

  /// The plural of a noun; one that seems to be in the plural stays.
  static func plural(of noun: String) -> String {
    if let plural = irregular[noun.lowercased()] {
      return noun.first?.isUppercase == true ? plural.capitalizedFirst : plural
    }
    let ending = noun.lowercased()
    if ["ss", "us", "is", "x", "z", "ch", "sh"].contains(where: ending.hasSuffix) {
      return noun + "es"
    }
    if ending.hasSuffix("s") { return noun }
    if ending.hasSuffix("y"), let before = ending.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
