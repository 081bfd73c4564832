/// What an asset or a folder is called in Swift, by the words of its name.
///
/// As in Xcode's generated symbols: words are of ASCII letters or of digits, and a new one begins
/// at everything else, at a capital after a small letter, and at the last capital before a small
/// one.
struct SymbolName {
  private let words: [String]

  /// The name without a last word `suffix`, whatever its capitals, where that is not all of it.
  init(_ name: String, droppingSuffix suffix: String? = nil) {
    var words = Self.words(of: name)
    if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
    self.words = words
  }

  /// The name of a value: `R Back` is `rBack`, `2nd-place` is `_2NdPlace`; nil for no words.
  ///
  /// Without small letters the words stay as they are: `AL-1` is `AL_1`.
  var value: String? {
    identifier { words in
      [words[0].lowercased()] + words.dropFirst().map(Self.capitalized)
    }
  }

  /// The name of a type: `game icons` is `GameIcons`; nil for no words.
  var type: String? {
    identifier { $0.map(Self.capitalized) }
  }

  private func identifier(_ joined: ([String]) -> [String]) -> String? {
    guard let first = words.first?.first else { return nil }
    let hasCapitals = words.contains { $0.contains(where: \.isUppercase) }
    let isLoud = hasCapitals && !words.contains { $0.contains(where: \.isLowercase) }
    let isFigures = words.allSatisfy { $0.allSatisfy(\.isNumber) }
    let name = isLoud || isFigures ? words.joined(separator: "_") : joined(words).joined()
    return first.isNumber ? "_" + name : name
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var last = Kind.other
    for (index, character) in characters.enumerated() {
      let kind = Kind(character)
      let next = index + 1 < characters.count ? Kind(characters[index + 1]) : .other
      if kind != .other {
        if kind.beginsWord(after: last, before: next) {
          words.append(String(character))
        } else {
          words[words.count - 1].append(character)
        }
      }
      last = kind
    }
    return words
  }

  private enum Kind {
    case small
    case capital
    case digit
    case other

    init(_ character: Character) {
      switch character {
      case "a"..."z": self = .small
      case "A"..."Z": self = .capital
      case "0"..."9": self = .digit
      default: self = .other
      }
    }

    func beginsWord(after last: Kind, before next: Kind) -> Bool {
      switch (last, self) {
      case (.capital, .small): false
      case (.capital, .capital): next == .small
      default: last != self
      }
    }
  }
}
