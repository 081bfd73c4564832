extension UnitCurve {
  /// Where on each step of a staircase the output rises.
  public enum StepRise: Hashable, Sendable {
    /// As the step begins: the first output is one step up, the last is 1.
    case start
    /// As the step is over: the first output is 0, the last is one step below 1.
    case end
  }

  /// A staircase of equal steps; what CSS calls `steps()`.
  ///
  /// Unlike in CSS the output at 1 belongs to the last step: with the rise at the end it is
  /// 1 - 1/count, and the animation itself goes to its target when it ends.
  ///
  /// - Precondition: `count` is positive.
  public static func staircase(count: Int, rise: StepRise = .end) -> UnitCurve {
    precondition(count > 0, "a staircase needs at least one step, not \(count)")
    return UnitCurve(function: .staircase(Staircase(count: count, rise: rise)))
  }

  /// A staircase of equal steps.
  struct Staircase: Hashable, Sendable {
    let count: Int
    let rise: StepRise

    /// The output at an input of 0...1.
    func value(at input: Double) -> Double {
      let steps = Double(count)
      let position = input * steps
      return switch rise {
      case .start: Double.maximum(position.rounded(.up), 1) / steps
      case .end: Double.minimum(position.rounded(.down), steps - 1) / steps
      }
    }

    var inverse: Staircase {
      Staircase(count: count, rise: rise == .start ? .end : .start)
    }
  }
}
