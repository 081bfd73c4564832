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
/// animation by a part of a frame. The frames are those of the cycle's own.
struct RepeatModifier: AnimationModifier, CustomStringConvertible {
  /// How many cycles; without end when nil.
  let count: Int?
  let autoreverses: Bool

  func animate<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard !time.isNaN else { return nil }
    var cycle = context.state[RepeatCycle<Base, V>.self]
    while true {
      let isReversed = autoreverses && !cycle.index.isMultiple(of: 2)
      if let end = cycle.end {
        if time <= end + AnimationFrames.tolerance {
          let isOver = isLast(cycle.index) && time >= end - AnimationFrames.tolerance
          return isOver ? nil : isReversed ? value.nothing : value
        }
        if isLast(cycle.index) { return nil }
        cycle = RepeatCycle(index: cycle.index + 1, start: end)
        continue
      }
      let wasComplete = context.isLogicallyComplete
      let share = base.animate(value: value, time: time - cycle.start, context: &context)
      if share == nil {
        // By a time after its end an animation may have become what it was not when it ended.
        let isComplete = cycle.findEnd(of: base, value: value, at: time, in: context)
        context.isLogicallyComplete = wasComplete || isComplete
        context.state = AnimationState()
      }
      // A repetition inside the base may have cleared the state.
      context.state[RepeatCycle<Base, V>.self] = cycle
      if let share { return isReversed ? value - share : share }
    }
  }

  private func isLast(_ index: Int) -> Bool {
    count.map { index + 1 >= $0 } ?? false
  }

  func baseTime<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, at time: TimeInterval, context: AnimationContext<V>
  ) -> TimeInterval {
    time - context.state[RepeatCycle<Base, V>.self].start
  }

  func didMerge<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, at time: TimeInterval, context: inout AnimationContext<V>
  ) {
    RepeatCycle<Base, V>.merge(at: time, in: &context.state)
  }

  var description: String {
    count.map { "repeatCount(\($0), autoreverses: \(autoreverses))" }
      ?? "repeatForever(autoreverses: \(autoreverses))"
  }
}
