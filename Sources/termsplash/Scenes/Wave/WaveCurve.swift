import TermAnim

/// A swell that travels along a row of letters, from before the first to behind the last.
struct WaveCurve: Hashable, Sendable {
  /// Letters in the row.
  let count: Int
  /// Letters that are lifted at a time, more than 0.
  let width: Double

  /// How far a letter is lifted, 0 to 1, when the swell has gone a share of its way.
  ///
  /// Nothing is lifted at 0 and at 1. One period of a raised cosine, so that nothing jerks.
  func lift(ofLetter index: Int, at phase: Double) -> Double {
    let crest = phase * (Double(count - 1) + width) - width / 2
    let distance = abs(Double(index) - crest)
    return distance < width / 2 ? (1 + cos(2 * .pi * distance / width)) / 2 : 0
  }
}
