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
