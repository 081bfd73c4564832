import TermAnim

/// A colour that the splash scene paints with, and its name.
struct Swatch: Hashable, Sendable {
  let name: String
  let color: Color

  /// The scene's palette, in the order in which the keys go through it.
  static let all: [Swatch] = [
    Swatch(name: "Blue", color: .blue),
    Swatch(name: "Red", color: .red),
    Swatch(name: "Green", color: .green),
    Swatch(name: "Orange", color: .orange),
    Swatch(name: "Purple", color: .purple),
    Swatch(name: "Teal", color: .teal),
    Swatch(name: "Pink", color: .pink),
    Swatch(name: "Yellow", color: .yellow),
    Swatch(name: "Indigo", color: .indigo),
    Swatch(name: "Mint", color: .mint),
  ]
}

extension Swatch {
  /// The colour where most light falls on the card, and where least does.
  var lit: Color { color.mix(with: .white, by: 0.16) }
  var shaded: Color { color.mix(with: .black, by: 0.2) }

  /// What is written on the shaded colour with: white, or the colour itself, but nearly black.
  var ink: Color { isBright ? color.mix(with: .black, by: 0.8) : .white }

  private var isBright: Bool { [.green, .orange, .teal, .yellow, .mint].contains(color) }
}
