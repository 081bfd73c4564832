/// The agreement of a noun with the number before it, in English.
enum Inflection {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "half": "halves",
    "shelf": "shelves", "knife": "knives", "life": "lives", "wife": "wives", "fish": "fish",
    "sheep": "sheep", "series": "series",
  ]

  /// Nouns in the singular that end as many plurals do.
  private static let singular = [
    "bus", "virus", "status", "bonus", "campus", "census", "chorus", "circus", "citrus", "focus",
    "genius", "octopus", "plus", "minus", "walrus",
  ]

  /// Words that follow a noun, and are none.
  private static let followers: Set = [
    "left", "ago", "away", "more", "old", "total", "earlier", "later", "available", "missing",
    "online", "pending", "remaining", "unread", "waiting",
  ]

  /// The pieces with their last noun in the plural, unless the first number in them is one, or
  /// there is none.
  static func applied(to pieces: [TextPiece]) -> [TextPiece] {
    guard let number = number(in: pieces.map(\.text).joined()), number != "1" else { return pieces }
    var pieces = pieces
    for index in pieces.indices.reversed() {
      guard let noun = noun(in: pieces[index].text) else { continue }
      let plural = plural(of: String(noun))
      pieces[index].text.replaceSubrange(noun.startIndex..<noun.endIndex, with: plural)
      break
    }
    return pieces
  }

  /// The last word of a text that may be a noun: "item" in "2 items selected".
  private static func noun(in text: String) -> Substring? {
    text.split { !$0.isLetter }.last { word in
      let word = word.lowercased()
      let isParticiple = word.count > 4 && word.hasSuffix("ed") && !word.hasSuffix("eed")
      return !isParticiple && !followers.contains(word)
    }
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
    if (["ss", "is", "x", "z", "ch", "sh"] + singular).contains(where: ending.hasSuffix) {
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
