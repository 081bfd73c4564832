/// Which style each piece of a symbol is painted with: 0 is the first one, that of what the symbol
/// says.
enum SymbolLevels {
  /// The levels of the `count` pieces that the drawing called `name` is made of, in the order in
  /// which they are drawn; nil where all are in the first style.
  ///
  /// A shape around a sign is a level below it and drawn before it, and so is what has a badge.
  static func levels(of name: String, count: Int) -> [Int]? {
    if let badge = badge(of: name) {
      guard let own = badgePieces[badge], own < count else { return nil }
      return Array(repeating: 1, count: count - own) + Array(repeating: 0, count: own)
    }
    let words = words(of: name)
    if let known = others[words.joined(separator: ".")] {
      return (0..<count).map { known[min($0, known.count - 1)] }
    }
    guard count > 1, words.count > 1, let last = words.last, SymbolCut.isShape(last),
      !words.contains("on")
    else { return nil }
    return [1] + Array(repeating: 0, count: count - 1)
  }

  /// What is in the badge that a name says, perhaps nothing; nil where it says none.
  static func badge(of name: String) -> Substring? {
    let words = words(of: name)
    guard let place = words.dropFirst().firstIndex(of: "badge") else { return nil }
    return words[(place + 1)...].first ?? ""
  }

  private static func words(of name: String) -> [Substring] {
    name.split(separator: ".").filter { $0 != "fill" }
  }

  /// How many pieces, the last ones, a badge is by what is in it.
  private static let badgePieces: [Substring: Int] = [
    "": 1, "checkmark": 1, "clock": 2, "exclamationmark": 2, "minus": 1, "plus": 2, "waveform": 3,
  ]

  /// The level of each piece of other drawings; the last one is that of all that follow.
  private static let others: [String: [Int]] = [
    "battery.0": [1], "battery.25": [1, 1, 0], "battery.50": [1, 1, 0], "battery.75": [1, 1, 0],
    "battery.100": [1, 1, 0], "battery.100.bolt": [1, 1, 1, 0],
    "cloud.bolt": [0, 1], "cloud.drizzle": [0, 1], "cloud.fog": [0, 1],
    "cloud.moon": [0, 1], "cloud.rain": [0, 1], "cloud.snow": [0, 1], "cloud.sun": [0, 1],
    "cloud.sun.rain": [0, 1, 1, 1, 1, 1, 2], "moon.stars": [0, 1],
    "sun.rain": [0, 0, 0, 0, 0, 0, 1],
  ]
}
