import TermAnim

/// A few colours that belong together, in the order in which a gradient goes through them.
struct Palette: Hashable, Sendable {
  let colors: [Color]

  /// The palettes, in the order in which the keys go through them.
  static let all = [
    Palette(colors: [.mint, .blue, .purple]),
    Palette(colors: [.yellow, .orange, .pink]),
    Palette(colors: [.pink, .purple, .indigo]),
    Palette(colors: [.yellow, .green, .teal]),
    Palette(colors: [.orange, .red, .purple]),
    Palette(colors: [.mint, .cyan, .blue]),
  ]

  /// The palette `step` places further, around the end.
  func next(by step: Int = 1) -> Palette {
    let index = Self.all.firstIndex(of: self) ?? 0
    return Self.all[(index + step % Self.all.count + Self.all.count) % Self.all.count]
  }

  /// The colour at a share of the way, 0 the first and 1 the last; NaN is 0.
  func color(at share: Double) -> Color {
    let place = min(max(share, 0), 1) * Double(colors.count - 1)
    guard place > 0 else { return colors[0] }
    let index = min(Int(place), colors.count - 2)
    return colors[index].mix(with: colors[index + 1], by: place - Double(index))
  }

  var gradient: Gradient { Gradient(colors: colors) }
}
