import Foundation

/// A place along a line that is painted in some stretches and not in others.
///
/// The lengths are taken in turn, on and off, and over again when they are used up. Dashes and
/// trims both walk with it: a trim is one gap, one dash and one endless gap.
struct DashCursor {
  private let lengths: [CGFloat]
  private var index = 0
  /// Whether the line is painted here.
  private(set) var isOn: Bool
  /// How far it is to the next change.
  private(set) var remaining: Double

  /// - Precondition: there are lengths, none is negative or NaN, and one is positive.
  private init(lengths: [CGFloat], isOn: Bool) {
    precondition(lengths.contains { $0 > 0 } && lengths.allSatisfy { $0 >= 0 }, "\(lengths)")
    (self.lengths, self.isOn, remaining) = (lengths, isOn, Double(lengths[0]))
  }

  /// A cursor at the start of a line whose painted part lies between two distances from there.
  ///
  /// - Precondition: `0 <= start <= end`.
  init(from start: Double, to end: Double) {
    self.init(lengths: [CGFloat(start), CGFloat(end - start), .infinity], isOn: false)
  }

  /// A cursor at the start of a dashed line; nil when the line is to be painted whole.
  ///
  /// That is so when there are no dashes, when one is negative, infinite or NaN, and when they sum
  /// to zero. A phase shifts the pattern towards the start, backwards when it is negative; one that
  /// is not finite is no phase.
  init?(dash: [CGFloat], phase: CGFloat) {
    let sum = dash.reduce(0, +)
    guard sum > 0, sum.isFinite, dash.allSatisfy({ $0 >= 0 }) else { return nil }
    self.init(lengths: dash, isOn: true)
    let period = Double(dash.count.isMultiple(of: 2) ? sum : 2 * sum)
    var rest = phase.isFinite ? Double(phase).truncatingRemainder(dividingBy: period) : 0
    if rest < 0 { rest += period }
    while rest > 0, rest >= remaining {
      rest -= remaining
      change()
    }
    remaining -= rest
  }

  /// Walks on by no more than `remaining`.
  mutating func advance(by length: Double) {
    remaining -= length
  }

  /// Goes over from on to off or from off to on, wherever the cursor is.
  mutating func change() {
    index = index + 1 == lengths.count ? 0 : index + 1
    (isOn, remaining) = (!isOn, Double(lengths[index]))
  }

  /// The changes that a line of that length may see, at most.
  func changeBound(forLength length: Double) -> Double {
    (length / Double(lengths.reduce(0, +)) + 1) * Double(lengths.count)
  }
}
