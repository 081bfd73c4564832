import Foundation
import Testing

@testable import TermAnim

struct AnimationTests {
  /// The value after each of the times, in one run.
  private func values(_ animation: Animation, at times: [Double], of value: Double = 1) -> [Double?]
  {
    var context = AnimationContext<Double>()
    return times.map { animation.animate(value: value, time: $0, context: &context) }
  }

  @Test func `descriptions are those that were printed`() throws {
    let animations: [String: Animation] = [
      "Animation.default.description": .default, "Animation.linear base": .linear,
      "Animation.smooth base": .smooth, "Animation.interactiveSpring() base": .interactiveSpring(),
    ]
    for row in try ReferenceRow.all(.description) {
      let animation = try #require(animations[row.name])
      #expect(animation.description == row.expected.string)
      #expect(String(describing: animation.base) == row.expected.string)
    }
  }

  @Test func `factories have their defaults`() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
    #expect(Animation.easeOut == .timingCurve(0, 0, 0.58, 1, duration: 0.35))
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring == .spring(response: 0.5, dampingFraction: 1))
    #expect(Animation.spring(dampingFraction: 0.825) == .spring(response: 0.5))
    #expect(
      Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    #expect(Animation.interactiveSpring(response: 0.2) != .interactiveSpring(duration: 0.2))
    #expect(Animation.smooth == .spring)
    #expect(Animation.snappy == .spring(bounce: 0.15))
    #expect(Animation.bouncy(extraBounce: 0.1) == .spring(bounce: 0.4))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(Spring()))
  }

  @Test func `the default animation moves as a spring does and is none`() {
    let times = [0, 0.1, 0.2, 0.9]
    #expect(values(.default, at: times) == values(.spring, at: times))
    #expect(Animation.default != .spring)
    #expect(Animation.default == .default)
    #expect(Set([Animation.default, .default, .spring, .smooth]).count == 2)
  }

  @Test func `a curve still has its last frame at the end of its duration`() {
    #expect(values(.linear(duration: 2), at: [0, 0.5, 2, 2.0001], of: 8) == [0, 2, 8, nil])
    let curve = Animation.timingCurve(.circularEaseIn, duration: 1)
    #expect(values(curve, at: [1, 1.1]) == [1, nil])
    #expect(values(curve, at: [0.5]) == [UnitCurve.circularEaseIn.value(at: 0.5)])
  }

  @Test func `four numbers may overshoot and a unit curve may not`() throws {
    let values = values(.timingCurve(0.5, -1, 0.5, 2, duration: 1), at: [0.2, 0.8])
    #expect(try #require(values[0]) < 0)
    #expect(try #require(values[1]) > 1)
  }

  @Test func `only what knows its speed tells it`() {
    let context = AnimationContext<Double>()
    #expect(Animation.linear.velocity(value: 1, time: 0.1, context: context) == nil)
    let curve = Animation.timingCurve(.linear, duration: 2)
    #expect(curve.velocity(value: 3, time: 0.1, context: context) == 1.5)
    #expect(curve.velocity(value: 3, time: 2.1, context: context) == nil)
    let vertical = Animation.timingCurve(.circularEaseOut, duration: 2)
    #expect(vertical.velocity(value: 3, time: 0, context: context) == nil)
    #expect(Animation.spring.delay(1).velocity(value: 1, time: 0, context: context) == nil)
  }

  @Test func `a delay holds the start and a negative one skips it`() {
    let line = Animation.linear(duration: 1)
    #expect(values(line.delay(2), at: [0, 1.9, 2.5, 3, 3.1]) == [0, 0, 0.5, 1, nil])
    #expect(values(line.delay(-0.5), at: [0, 0.25, 0.6]) == [0.5, 0.75, nil])
    #expect(values(line.delay(.nan), at: [0.5]) == [0.5])
    #expect(values(line.delay(.infinity), at: [9]) == [0])
  }

  @Test func `modifiers nest in the order of their calls`() {
    let line = Animation.linear(duration: 1)
    #expect(values(line.delay(2).speed(2), at: [1, 1.25, 1.5, 1.6]) == [0, 0.5, 1, nil])
    #expect(values(line.speed(2).delay(2), at: [1, 2, 2.25, 2.5, 2.6]) == [0, 0, 0.5, 1, nil])
  }

  @Test func `a speed that does not move time on holds the start`() {
    let line = Animation.linear(duration: 1)
    #expect(values(line.speed(0), at: [0, 100]) == [0, 0])
    #expect(values(line.speed(-1), at: [0, 100]) == [0, 0])
    #expect(values(line.speed(.nan), at: [0.5]) == [nil])
    #expect(values(.spring.speed(0), at: [0, 100]) == [0, 0])
    #expect(values(.spring.speed(.nan), at: [0.5]) == [nil])
    #expect(values(line.delay(1).speed(.nan), at: [0.5]) == [nil])
  }

  /// What the animation returns in frames of a sixtieth of a second.
  private func values(_ animation: Animation, inFrames frames: [Double]) -> [Double?] {
    values(animation, at: frames.map { $0 / 60 })
  }

  @Test func `cycles turn around, begin in frames and end at the target`() {
    let line = Animation.linear(duration: 1).repeatCount(3)
    // The frame after that of the end is the first in which the line has ended.
    let frames = [0.0, 30, 60, 61, 91, 121, 122, 152, 182]
    let ends: [Double?] = [0, 0.5, 1, 1, 0.5, 0, 0, 0.5, 1]
    for (value, expected) in zip(values(line, inFrames: frames), ends) {
      #expect(abs((value ?? 9) - (expected ?? 9)) < 1e-9)
    }
    #expect(values(line, inFrames: [61, 122, 182, 183]).last == .some(nil))
  }

  @Test func `an even number of cycles travels back and then jumps`() {
    let there = Animation.linear(duration: 1).repeatCount(2)
    #expect(values(there, inFrames: [60, 61, 121, 121.5, 122]) == [1, 1, 0, 0, nil])
  }

  @Test func `without reversing each cycle starts again`() {
    let line = Animation.linear(duration: 0.99).repeatForever(autoreverses: false)
    let isLate = values(line, inFrames: [59, 60, 60.5]).map { ($0 ?? 9) > 0.5 }
    #expect(isLate == [true, true, false])
    #expect(values(.linear.repeatCount(0), at: [0, 1]) == [0, nil])
  }

  @Test func `cycles are where they are, whichever frames are shown`() throws {
    for animation in [Animation.linear(duration: 0.3), .spring, .bouncy, .linear(duration: 0)] {
      for autoreverses in [true, false] {
        let repetition = animation.repeatForever(autoreverses: autoreverses)
        let times = stride(from: 0.0, through: 6, by: 0.9)
        for (index, time) in times.enumerated() {
          let many = stride(from: 0.0, to: time, by: 0.0123) + [time]
          let few = Array(times.prefix(index + 1))
          #expect(values(repetition, at: many).last == values(repetition, at: few).last)
        }
      }
    }
  }

  @Test func `repetitions nest and clear the state of what they repeat`() {
    let inner = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    let both = inner.repeatCount(2, autoreverses: false)
    let frames = [30.0, 61, 91, 122, 123, 152, 244, 245]
    let expected = [0.5, 1, 0.5, 1, 0, 0.5, nil, nil]
    for (value, expected) in zip(values(both, inFrames: frames), expected) {
      #expect(abs((value ?? 9) - (expected ?? 9)) < 0.02)
    }
    let spring = Animation.spring.repeatForever(autoreverses: false)
    let shown = values(spring, at: (0..<200).map { Double($0) / 60 })
    let first = values(.spring, at: (0..<50).map { Double($0) / 60 })
    #expect(Array(shown[0..<50]) == first)
    #expect(shown[50] == 1)
    for frame in 0..<40 {
      #expect(abs((shown[50 + frame] ?? 9) - (frame == 0 ? 1 : first[frame] ?? 9)) < 0.03)
    }
  }

  @Test func `a delay inside a repetition is repeated`() throws {
    let inside = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    #expect(values(inside, inFrames: [30, 90, 121, 122, 181]) == [0, 0.5, 1, 0, 0])
    let again = try #require(values(inside, inFrames: [121, 211]).last ?? nil)
    #expect(abs(again - 0.5) < 1e-9)
  }

  @Test func `logical completion comes when it is said and not later than without`() {
    func isComplete(_ animation: Animation, at time: Double) -> Bool {
      var context = AnimationContext<Double>()
      _ = animation.animate(value: 1, time: time, context: &context)
      return context.isLogicallyComplete
    }
    let line = Animation.linear(duration: 5)
    #expect(!isComplete(line, at: 4))
    #expect(!isComplete(line.logicallyComplete(after: 1), at: 0.9))
    #expect(isComplete(line.logicallyComplete(after: 1), at: 1))
    #expect(isComplete(.spring.logicallyComplete(after: 2), at: 0.6))
    #expect(values(line.logicallyComplete(after: 1), at: [2.5]) == [0.5])
  }

  @Test func `equally modified springs merge in their own time`() throws {
    let spring = Animation.spring.delay(1)
    var context = AnimationContext<Double>()
    _ = spring.animate(value: 1, time: 1, context: &context)
    let offset = try #require(spring.animate(value: 1, time: 1.1, context: &context))
    #expect(spring.shouldMerge(previous: spring, value: 1, time: 1.1, context: &context))
    #expect(spring.animate(value: 2, time: 1.1, context: &context) == offset)
    #expect(try #require(spring.animate(value: 2, time: 1.2, context: &context)) > offset + 0.1)
    #expect(
      !spring.shouldMerge(previous: .spring.delay(2), value: 1, time: 1, context: &context))
    #expect(!spring.shouldMerge(previous: .spring, value: 1, time: 1, context: &context))
    #expect(Animation.spring.shouldMerge(previous: spring, value: 1, time: 2, context: &context))
    let line = Animation.linear.delay(1)
    #expect(!line.shouldMerge(previous: line, value: 1, time: 1, context: &context))
  }

  @Test func `interpolating springs follow the closed form and end at rest`() throws {
    let spring = Spring(duration: 1.5, bounce: 0.3)
    let animation = Animation.interpolatingSpring(spring, initialVelocity: 2)
    for time in [0, 0.1, 0.3, 0.9] {
      let value = try #require(values(animation, at: [time], of: 5)[0])
      #expect(abs(value - spring.value(target: 5.0, initialVelocity: 10, time: time)) < 1e-9)
    }
    let lag = (spring.decayConstant - 2) / spring.angularFrequency
    let rest = log((1 + abs(lag)) / 0.001) / spring.decayConstant
    #expect(rest > 1)
    #expect(values(animation, at: [rest - 1e-3])[0] != nil)
    #expect(values(animation, at: [rest + 1e-3]) == [nil])
    let critical = Animation.interpolatingSpring(duration: 0.2)
    #expect(values(critical, at: [0.999])[0] != nil)
    #expect(values(critical, at: [1]) == [nil])
    #expect(values(.interpolatingSpring(bounce: 1), at: [1e6])[0] != nil)
  }

  @Test func `an interpolating spring is logically complete after one period`() {
    var context = AnimationContext<Double>()
    let animation = Animation.interpolatingSpring(mass: 4, stiffness: 400, damping: 10)
    _ = animation.animate(value: 1, time: 0.31, context: &context)
    #expect(!context.isLogicallyComplete)
    _ = animation.animate(value: 1, time: 0.32, context: &context)
    #expect(context.isLogicallyComplete)
  }

  @Test func `senseless parameters end an animation at once or hold its start`() {
    for duration in [0, -1, Double.nan, -Double.infinity] {
      #expect(values(.linear(duration: duration), at: [0]) == [nil])
      #expect(values(.timingCurve(.easeIn, duration: duration), at: [0]) == [nil])
      #expect(values(.interpolatingSpring(duration: duration), at: [0.1]) == [nil])
    }
    #expect(values(.linear(duration: .infinity), at: [0, 1e9]) == [0, 0])
    for bad in [0, -1, Double.nan] {
      #expect(values(.interpolatingSpring(mass: bad, stiffness: 1, damping: 1), at: [0.1]) == [nil])
      #expect(values(.interpolatingSpring(stiffness: bad, damping: 1), at: [0.1]) == [nil])
    }
  }

  @Test func `no animation traps or hangs, whatever its parameters`() {
    var random = SeededGenerator(seed: 3)
    let numbers = [0, -1, 1, 0.3, 1e-300, 1e300, .nan, .infinity, -.infinity, 7]
    for _ in 0..<2000 {
      func number() -> Double { numbers[Int.random(in: 0..<numbers.count, using: &random)] }
      var animation: Animation =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .timingCurve(number(), number(), number(), number(), duration: number())
        case 1: .spring(response: number(), dampingFraction: number(), blendDuration: number())
        case 2:
          .interpolatingSpring(
            mass: number(), stiffness: number(), damping: number(), initialVelocity: number())
        case 3: .timingCurve(.polyline([number(), number()]), duration: number())
        default: .spring(Spring(duration: number(), bounce: number()))
        }
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        animation =
          switch Int.random(in: 0..<4, using: &random) {
          case 0: animation.delay(number())
          case 1: animation.speed(number())
          case 2: animation.repeatForever()
          default: animation.logicallyComplete(after: number())
          }
      }
      _ = values(animation, at: [0, 0.1, 0.5, 2, 1e300, .nan, .infinity], of: number())
    }
  }
}
