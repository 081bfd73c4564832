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
    "arrow.trianglehead.clockwise": "\u{21BB}",
    "arrow.trianglehead.counterclockwise": "\u{21BA}", "arrow.clockwise": "\u{21BB}",
    "arrow.counterclockwise": "\u{21BA}", "music.note": "\u{266A}",
    "sun.max": "\u{263C}", "moon": "\u{263E}", "moon.fill": "\u{263E}", "ellipsis": "\u{2026}",
    "bolt": "\u{21AF}", "bolt.fill": "\u{21AF}", "pencil": "\u{270E}",
    "envelope": "\u{2709}\u{FE0E}",
    "flag": "\u{2690}", "flag.fill": "\u{2691}", "gear": "\u{2699}\u{FE0E}",
    "gearshape": "\u{2699}\u{FE0E}", "info": "i", "questionmark": "?", "exclamationmark": "!",
    "arrowtriangle.up": "\u{25B3}", "arrowtriangle.up.fill": "\u{25B2}",
    "arrowtriangle.down": "\u{25BD}", "arrowtriangle.down.fill": "\u{25BC}",
    "arrowtriangle.left": "\u{25C1}", "arrowtriangle.left.fill": "\u{25C0}\u{FE0E}",
    "arrowtriangle.right": "\u{25B7}", "arrowtriangle.right.fill": "\u{25B6}\u{FE0E}",
    "arrow.forward": "\u{2192}", "arrow.backward": "\u{2190}",
    "arrow.up.right": "\u{2197}\u{FE0E}", "arrow.up.forward": "\u{2197}\u{FE0E}",
    "arrow.up.left": "\u{2196}\u{FE0E}", "arrow.down.right": "\u{2198}\u{FE0E}",
    "arrow.down.left": "\u{2199}\u{FE0E}", "arrow.left.and.right": "\u{2194}\u{FE0E}",
    "arrow.up.and.down": "\u{2195}\u{FE0E}", "arrow.right.to.line": "\u{21E5}",
    "arrow.left.to.line": "\u{21E4}", "arrow.uturn.left": "\u{21B6}",
    "arrow.uturn.backward": "\u{21B6}", "arrow.uturn.right": "\u{21B7}",
    "arrow.uturn.forward": "\u{21B7}", "arrow.turn.down.left": "\u{21B5}", "return": "\u{21B5}",
    "gobackward": "\u{21BA}", "goforward": "\u{21BB}", "chevron.backward": "\u{2039}",
    "chevron.forward": "\u{203A}", "chevron.left.2": "\u{AB}", "chevron.right.2": "\u{BB}",
    "circle.lefthalf.filled": "\u{25D0}", "circle.righthalf.filled": "\u{25D1}",
    "circle.bottomhalf.filled": "\u{25D2}", "circle.tophalf.filled": "\u{25D3}",
    "circle.dashed": "\u{25CC}", "circle.circle": "\u{25CE}", "target": "\u{25CE}",
    "line.3.horizontal": "\u{2261}", "infinity": "\u{221E}", "plusminus": "\u{B1}",
    "sum": "\u{2211}", "x.squareroot": "\u{221A}", "lessthan": "<", "greaterthan": ">",
    "function": "\u{192}", "pi": "\u{3C0}",
    "dollarsign": "$", "eurosign": "\u{20AC}", "sterlingsign": "\u{A3}", "character": "A",
    "textformat": "A", "bold": "B",
    "italic": "I", "underline": "U", "quote.opening": "\u{201C}",
    "suit.heart": "\u{2661}", "suit.heart.fill": "\u{2665}", "suit.diamond": "\u{2662}",
    "suit.diamond.fill": "\u{2666}", "suit.spade": "\u{2664}", "suit.spade.fill": "\u{2660}",
    "suit.club": "\u{2667}", "suit.club.fill": "\u{2663}", "music.quarternote.3": "\u{266B}",
    "cloud": "\u{2601}\u{FE0E}", "umbrella": "\u{2602}\u{FE0E}", "sun.min": "\u{263C}",
    "snowflake": "\u{2744}\u{FE0E}", "scissors": "\u{2702}\u{FE0E}",
    "airplane": "\u{2708}\u{FE0E}", "phone": "\u{260E}\u{FE0E}", "house": "\u{2302}",
    "magnifyingglass": "\u{2315}", "person": "\u{265F}\u{FE0E}",
    "person.crop": "\u{265F}\u{FE0E}", "crown": "\u{2654}", "crown.fill": "\u{265A}",
    "arrow.up.arrow.down": "\u{21C5}", "arrow.left.arrow.right": "\u{21C4}",
    "arrow.triangle.2.circlepath": "\u{21BB}", "delete.left": "\u{232B}",
    "eject.fill": "\u{23CF}\u{FE0E}", "square.grid.2x2": "\u{229E}", "sparkles": "\u{2726}",
    "sidebar.left": "\u{25E7}", "sidebar.right": "\u{25E8}", "text.justify": "\u{2261}",
    "line.3.horizontal.decrease": "\u{2261}", "location": "\u{27A4}", "hammer": "\u{2692}",
    "exclamationmark.triangle": "\u{26A0}\u{FE0E}",
    "exclamationmark.triangle.fill": "\u{26A0}\u{FE0E}",
  ]

  /// The character that shows all of the picture called `name`; nil where there is none.
  static func exact(for name: String) -> String? { characters[name] }

  /// The characters for what a name says is in a shape: one of `exact`, a letter, or figures; nil
  /// for else.
  static func sign(for name: String) -> String? {
    if let text = characters[name] { return text }
    let isNumber = name.utf8.count <= 2 && name.allSatisfy(\.isNumber)
    let isLetter = name.utf8.count == 1 && name.allSatisfy(\.isLetter)
    return !name.isEmpty && (isNumber || isLetter) ? name.uppercased() : nil
  }

  /// The character for the picture called `name`; that of the name without its last parts when it
  /// has none, and a box when none of them has.
  ///
  /// A letter in a shape is its capital, a figure in one itself.
  static func text(for name: String) -> String {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let text = characters[parts.joined(separator: ".")] { return text }
      parts.removeLast()
    }
    let first = name.prefix { $0 != "." }
    let isSign = first.utf8.count == 1 && first.allSatisfy { $0.isLetter || $0.isNumber }
    return isSign && first != name ? first.uppercased() : "\u{25A1}"
  }
}
