import TermAnim

/// Two rows of colours of the same length, to be mixed.
///
/// Colours to be mixed lie within a third of the colour circle, so that there is no grey between.
struct GradientPair: Hashable, Sendable {
  let first: [Color]
  let second: [Color]

  /// The pairs, in the order of their keys.
  static let all = [
    GradientPair(first: [.cyan, .indigo], second: [.purple, .pink]),
    GradientPair(first: [.indigo, .purple, .pink], second: [.pink, .orange, .yellow]),
    GradientPair(first: [.yellow, .green, .teal], second: [.teal, .blue, .indigo]),
  ]

  /// The colours between the rows: the first at 0, the second at 1.
  func colors(at share: Double) -> [Color] {
    zip(first, second).map { $0.mix(with: $1, by: share) }
  }
}
