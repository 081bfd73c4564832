/// How colours go through a line, letter after letter.
struct ColorFlow: Hashable, Sendable {
  /// Letters in the line.
  let count: Int
  /// How far the line has changed, from 0 to 1.
  let share: Double

  /// How far the last letter is behind the first, as a share of the time that one letter takes.
  private static let lag = 1.0

  /// How far a letter has gone through the palette, 0 to 1.
  func progress(ofLetter index: Int) -> Double {
    let delay = Self.lag * Double(index) / Double(max(count - 1, 1))
    return min(max(share * (1 + Self.lag) - delay, 0), 1)
  }
}
