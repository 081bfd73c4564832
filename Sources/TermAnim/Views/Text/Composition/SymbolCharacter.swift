/// The character of a terminal that stands for a picture of the face.
enum SymbolCharacter {
  /// Characters by the names of pictures, those that every terminal has in one column.
  private static let characters: [String: String] = [
    "heart": "\u{2661}", "heart.fill": "\u{2665}", "star": "\u{2606}", "star.fill": "\u{2605}",
    "circle": "\u{25CB}", "circle.fill": "\u{25CF}", "square": "\u{25A1}",
    "square.fill": "\u{25A0}", "triangle": "\u{25B3}", "triangle.fill": "\u{25B2}",
    "diamond": "\u{25C7}", "diamond.fill": "\u{25C6}", "checkmark": "\u{2713}",
    "xmark": "\u{2715}", "plus": "+", "minus": "\u{2212}", "multiply": "\u{D7}",
    "divide": "\u{F7}", "equal": "=", "percent": "%", "number": "#", "at": "@",
    "play": "\u{25B7}", "play.fill": "\u{25B6}\u{FE0E}", "pause": "\u{2016}",
    "stop.fill": "\u{25A0}", "chevron.left": "\u{2039}", "chevron.right": "\u{203A}",
    "chevron.up": "\u{2303}", "chevron.down": "\u{2304}", "arrow.left": "\u{2190}",
    "arrow.right": "\u{2192}", "arrow.up": "\u{2191}", "arrow.down": "\u{2193}",
    "arrow.clockwise": "\u{21BB}", "arrow.counterclockwise": "\u{21BA}", "music.note": "\u{266A}",
    "sun.max": "\u{263C}", "moon": "\u{263E}", "moon.fill": "\u{263E}", "ellipsis": "\u{2026}",
    "bolt": "\u{21AF}", "bolt.fill": "\u{21AF}", "pencil": "\u{270E}",
    "envelope": "\u{2709}\u{FE0E}",
    "flag": "\u{2690}", "flag.fill": "\u{2691}", "gear": "\u{2699}\u{FE0E}",
    "gearshape": "\u{2699}\u{FE0E}", "info": "i", "questionmark": "?", "exclamationmark": "!",
  ]

  /// The character for the picture called `name`; that of the name without its last parts when it
  /// has none, and a box when none of them has.
  static func text(for name: String) -> String {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let text = characters[parts.joined(separator: ".")] { return text }
      parts.removeLast()
    }
    return "\u{25A1}"
  }
}
