import Foundation

extension Animation {
  /// The animation, run through a number of times.
  ///
  /// It runs at least once. With an even number and `autoreverses` it travels back to the start at
  /// last and then jumps to the target.
  ///
  /// - Parameters:
  ///   - repeatCount: How many times, there and back counting as two.
  ///   - autoreverses: Whether every other time runs backwards.
  /// - Returns: The animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    modified(by: RepeatModifier(count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation, run through again and again.
  ///
  /// - Parameter autoreverses: Whether every other time runs backwards.
  /// - Returns: The animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(by: RepeatModifier(count: nil, autoreverses: autoreverses))
  }
}

/// Runs an animation through several times.
///
/// A cycle begins in the frame in which the one before ended, so that cycles are longer than the
/// animation by a part of a frame.
struct RepeatModifier: AnimationModifier, CustomStringConvertible {
  /// How many cycles; without end when nil.
  let count: Int?
  let autoreverses: Bool

  func animate<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var cycle = context.state[RepeatCycle<Base>.self]
    let isReversed = autoreverses && !cycle.index.isMultiple(of: 2)
    if let result = base.animate(value: value, time: time - cycle.start, context: &context) {
      // A repetition inside the base may have cleared the state.
      context.state[RepeatCycle<Base>.self] = cycle
      return isReversed ? value - result : result
    }
    (cycle.index, cycle.start) = (cycle.index + 1, time)
    context.state = AnimationState()
    context.state[RepeatCycle<Base>.self] = cycle
    if let count, cycle.index >= count { return nil }
    return isReversed ? .zero : value
  }

  func baseTime<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, at time: TimeInterval, context: AnimationContext<V>
  ) -> TimeInterval {
    time - context.state[RepeatCycle<Base>.self].start
  }

  var description: String {
    count.map { "repeatCount(\($0), autoreverses: \(autoreverses))" }
      ?? "repeatForever(autoreverses: \(autoreverses))"
  }
}

/// Which cycle of a repetition runs, and since when.
///
/// Repetitions of repetitions have bases of different types, and so each has a key of its own.
private struct RepeatCycle<Base: CustomAnimation>: AnimationStateKey {
  static var defaultValue: RepeatCycle { RepeatCycle() }

  var index = 0
  /// In the time of the whole.
  var start = 0.0
}
