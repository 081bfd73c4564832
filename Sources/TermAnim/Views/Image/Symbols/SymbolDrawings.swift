/// Symbols drawn pixel by pixel, for sizes at which their outlines would be spots.
///
/// A table has drawings side by side: a line of names, and under it lines of pixels. `#` is a
/// pixel, `o` a faint one, `x` one of a sign that is cut out. Where a symbol that is hollow can be
/// told from the filled one, both are drawn; else one of them stands for both.
enum SymbolDrawings {
  /// The five lines of pixels, or four, of a symbol beside text; nil when it is not drawn.
  ///
  /// The text is beside the second line and the third from below.
  static func small(_ name: String) -> [Substring]? {
    smallDrawings[Substring(others[name] ?? name)]
  }

  /// The five lines of pixels, or four, of a symbol that is a character beside text, where it is
  /// larger than that; nil when it is not drawn.
  static func sign(_ name: String) -> [Substring]? {
    signDrawings[Substring(otherSigns[name] ?? name)]
  }

  /// The seven lines of pixels of a symbol beside a title; nil when it is not drawn.
  static func title(_ name: String) -> [Substring]? {
    titleDrawings[Substring(name)] ?? titleDrawings[Substring(others[name] ?? name)]
  }

  /// All that are beside text, read when the first is shown.
  ///
  /// A drawing of four lines leaves the first one of its table empty.
  private static let smallDrawings: [Substring: [Substring]] = {
    var all: [Substring: [Substring]] = [:]
    for table in [places, office, devices] {
      all.merge(drawings(in: table, lines: 5)) { one, _ in
        preconditionFailure("a symbol is drawn twice: \(one)")
      }
    }
    return all.mapValues(lowered)
  }()

  private static let signDrawings = drawings(in: signs, lines: 5).mapValues(lowered)

  /// Without an empty first line, unless the last one is empty, too.
  private static func lowered(_ pixels: [Substring]) -> [Substring] {
    let isLow = !pixels[0].contains("#") && pixels[4].contains("#")
    return isLow ? Array(pixels.dropFirst()) : pixels
  }

  private static let titleDrawings = drawings(in: titles, lines: 7)

  private static func drawings(in table: String, lines count: Int) -> [Substring: [Substring]] {
    let lines = table.split(separator: "\n").map { $0.split(separator: " ") }
    var drawings: [Substring: [Substring]] = [:]
    for first in stride(from: 0, to: lines.count, by: count + 1) {
      for (column, name) in lines[first].enumerated() {
        drawings[name] = lines[first + 1...first + count].map { $0[column] }
      }
    }
    return drawings
  }

  /// Names of symbols that have the drawing of another, beyond those that begin with its name.
  static let others = [
    "airpods.pro": "airpodspro", "battery.0percent": "battery.0", "battery.25percent": "battery.25",
    "battery.50percent": "battery.50", "battery.75percent": "battery.75",
    "battery.100percent": "battery.100", "backward": "backward.fill", "bird.fill": "bird",
    "bolt": "bolt.fill", "bolt.car": "car", "bolt.car.fill": "car", "bubble": "message",
    "bubble.fill": "message.fill", "building": "building.2", "cat.fill": "cat",
    "circle.grid.2x2": "square.grid.2x2", "cloud.drizzle": "cloud.rain",
    "cloud.heavyrain": "cloud.rain", "cloud.snow": "cloud.rain", "crown.fill": "crown",
    "deskclock": "clock", "deskclock.fill": "clock.fill", "display": "tv", "document": "doc",
    "document.fill": "doc.fill", "document.on.document": "doc.on.doc", "dog.fill": "dog",
    "envelope": "envelope.fill",
    "ferry.fill": "ferry", "forward": "forward.fill", "gearshape": "gear", "gearshape.fill": "gear",
    "hand.wave": "hand.raised", "hands.clap": "hand.raised", "humidity": "drop",
    "humidity.fill": "drop.fill", "list.dash": "list.bullet", "list.number": "list.bullet",
    "macbook": "laptopcomputer", "moon": "moon.fill", "pause": "pause.fill",
    "person.2.fill": "person.2", "person.3.fill": "person.3", "phone": "phone.fill",
    "radio.fill": "radio", "rectangle.grid.2x2": "square.grid.2x2",
    "rectangle.stack": "square.stack",
    "shippingbox": "cube", "square.on.square": "doc.on.doc", "stop": "square",
    "stop.fill": "square.fill", "stopwatch": "clock", "stopwatch.fill": "clock.fill",
    "suit.heart": "heart", "suit.heart.fill": "heart.fill", "suitcase": "briefcase",
    "suitcase.fill": "briefcase.fill", "sun": "sun.max", "sun.min": "sun.max",
    "text.justify": "line.3.horizontal", "wand.and.rays": "wand.and.stars",
    "speaker.fill": "speaker", "speaker.wave.1.fill": "speaker.wave.1",
    "speaker.wave.2.fill": "speaker.wave.2", "speaker.wave.3.fill": "speaker.wave.3",
    "hand.thumbsup.fill": "hand.thumbsup", "star.lefthalf.fill": "star.leadinghalf.filled",
  ]
}
