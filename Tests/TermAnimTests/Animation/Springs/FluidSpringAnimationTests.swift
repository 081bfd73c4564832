import Foundation
import Testing

@testable import TermAnim

struct FluidSpringAnimationTests {
  private func spring(_ response: Double, _ damping: Double, blend: Double = 0) -> Animation {
    .spring(response: response, dampingFraction: damping, blendDuration: blend)
  }

  /// What the animation returns frame after frame, without the nil at its end.
  private func frames<V: VectorArithmetic>(
    _ animation: Animation, _ value: V, rate: Double = 60, limit: Int = 600
  ) -> [V] {
    var context = AnimationContext<V>()
    var frames: [V] = []
    while frames.count < limit,
      let result = animation.animate(
        value: value, time: Double(frames.count) / rate, context: &context)
    {
      frames.append(result)
    }
    return frames
  }

  @Test func `the integrator goes through the recorded frames`() throws {
    for row in try ReferenceRow.all(.fluidSpringIntegrator) {
      let animation = spring(try row.number("response"), try row.number("dampingFraction"))
      let frames = frames(
        animation, try row.number("value"), rate: try row.number("frameRate"))
      if let frame = row.inputs["frame"].number {
        try row.expect(frames[Int(frame)])
      } else {
        try row.expect(Double(frames.count))
      }
    }
  }

  @Test func `the integrator stays close to the closed form`() {
    for bounce in [0, 0.3, -0.3] {
      let closed = Spring(duration: 0.5, bounce: bounce)
      for (frame, value) in frames(.spring(duration: 0.5, bounce: bounce), 1.0).enumerated() {
        #expect(abs(value - closed.value(target: 1.0, time: Double(frame) / 60)) < 0.02)
      }
    }
  }

  @Test func `components move alike until something takes over`() {
    let pairs = frames(.spring, AnimatablePair(100.0, -50))
    for pair in pairs { #expect(pair.second == pair.first / -2) }
  }

  @Test func `a longer way takes longer, since rest is an absolute speed`() {
    #expect(frames(.spring, 1.0).count == 50)
    #expect(frames(.spring, 100.0).count == 76)
  }

  @Test func `played slowly it comes to rest in the first frame in which it is at rest`() {
    var parts: Set<Int> = []
    for value in [1.0, 3, 10, 50, 100] {
      let own = frames(spring(0.5, 1), value).count
      let slow = frames(spring(0.5, 1).speed(0.1), value, limit: 6000).count
      #expect((Double(slow) / 10).rounded(.up) == Double(own))
      parts.insert(slow % 10)
      // In a repetition it does the same.
      let twice = frames(
        spring(0.5, 1).repeatCount(2, autoreverses: false).speed(0.1), value, limit: 12000)
      #expect(abs(twice.count - 2 * slow) <= 1)
    }
    #expect(parts.count > 1)
  }

  @Test(arguments: [0.5, 2, 8, 60, 100, 2000])
  func `played at another speed it is where it is, however far frames are apart`(speed: Double) {
    let animation = spring(2 * speed, 0.3).speed(speed)
    func last(rate: Double, count: Int) -> Double? {
      var context = AnimationContext<Double>()
      return (0...count).map {
        animation.animate(value: 100, time: Double($0) / rate, context: &context)
      }.last ?? nil
    }
    let live = last(rate: 60, count: 54)
    #expect(live.map { abs($0 - 100) > 1 } == true)
    #expect(last(rate: 5, count: 4) == last(rate: 60, count: 48))
    #expect(last(rate: 1 / 0.9, count: 1) == live)
  }

  @Test(arguments: [(61.0, 60.0), (31, 30), (1e5, 60), (1e300, 60)])
  func `played very fast it ends`(speed: Double, rate: Double) {
    #expect(frames(.spring.speed(speed), 1.0, rate: rate).count < 100)
  }

  @Test func `it comes to rest in the same frame whenever it began`() {
    for start: Double in [0.1, 0.3, 1.0 / 3, 7.77, 1234.5678] {
      var context = AnimationContext<Double>()
      let last = (0..<100).first { frame in
        let elapsed = start + Double(frame) / 60 - start
        return Animation.spring.animate(value: 1, time: elapsed, context: &context) == nil
      }
      #expect(last == 50)
    }
  }

  @Test func `it is logically complete after its response`() {
    var context = AnimationContext<Double>()
    _ = Animation.spring.animate(value: 1, time: 0.49, context: &context)
    #expect(!context.isLogicallyComplete)
    _ = Animation.spring.animate(value: 1, time: 0.5, context: &context)
    #expect(context.isLogicallyComplete)
  }

  @Test func `a spring takes over offset and speed from a spring`() throws {
    var context = AnimationContext<Double>()
    for frame in 0...6 {
      _ = Animation.spring.animate(value: 10, time: Double(frame) / 60, context: &context)
    }
    let speed = try #require(Animation.spring.velocity(value: 10, time: 0.1, context: context))
    let offset = try #require(Animation.spring.animate(value: 10, time: 0.1, context: &context))
    let next = Animation.snappy
    #expect(next.shouldMerge(previous: .spring, value: 10, time: 0.1, context: &context))
    #expect(next.animate(value: 15, time: 0.1, context: &context) == offset)
    #expect(next.velocity(value: 15, time: 0.1, context: context) == speed)
    let later = try #require(next.animate(value: 15, time: 0.1 + 1 / 60, context: &context))
    #expect(later - offset > speed / 60)
    #expect(later - offset < speed / 30)
  }

  @Test func `a spring takes over the place of a curve and starts it from rest`() throws {
    var context = AnimationContext<Double>()
    let curve = Animation.linear(duration: 1)
    #expect(Animation.spring.shouldMerge(previous: curve, value: 8, time: 0.25, context: &context))
    #expect(Animation.spring.animate(value: 8, time: 0.25, context: &context) == 2)
    #expect(Animation.spring.velocity(value: 8, time: 0.25, context: context) == 0)
  }

  @Test func `the response changes over in the time given`() throws {
    func after(blend: Double) throws -> Double {
      var context = AnimationContext<Double>()
      _ = Animation.spring.animate(value: 1, time: 0, context: &context)
      let next = spring(0.1, 1, blend: blend)
      _ = next.shouldMerge(previous: .spring, value: 1, time: 0, context: &context)
      var result: Double? = 0
      for frame in 1...3 {
        result = next.animate(value: 1, time: Double(frame) / 60, context: &context)
      }
      return try #require(result)
    }
    #expect(try after(blend: 0) > after(blend: 0.1))
    #expect(try after(blend: 0.1) > after(blend: 10))
    #expect(try abs(after(blend: 1e9) - frames(.spring, 1.0)[3]) < 1e-6)
  }

  @Test func `it is a function of time, whichever frames are shown`() {
    func value(_ spring: Animation, at times: [Double]) -> Double? {
      var context = AnimationContext<Double>()
      _ = Animation.smooth.animate(value: 3, time: 0.05, context: &context)
      _ = spring.shouldMerge(previous: .smooth, value: 3, time: 0.05, context: &context)
      return times.map { spring.animate(value: 3, time: $0, context: &context) }.last ?? nil
    }
    let springs = [spring(0.5, 0.15), spring(0.3, 1), spring(0.9, 0.5, blend: 0.6)]
    for spring in springs {
      for time in stride(from: 0.06, through: 1.9, by: 0.0407) {
        let many = stride(from: 0.06, to: time, by: 0.0123) + [time]
        #expect(value(spring, at: many) == value(spring, at: time > 1 ? [1, time] : [time]))
      }
    }
  }

  @Test func `a spring at rest stays at rest, however it would swing on`() {
    var context = AnimationContext<Double>()
    let swinging = spring(0.3, 0.04)
    let end = frames(swinging, 0.02).count
    for frame in 0...end {
      _ = swinging.animate(value: 0.02, time: Double(frame) / 60, context: &context)
    }
    for frame in 1...60 {
      let time = Double(end + frame) / 60
      #expect(swinging.animate(value: 0.02, time: time, context: &context) == nil)
    }
  }

  @Test func `a pause of more than a second is left out`() throws {
    var context = AnimationContext<Double>()
    let spring = spring(5, 0.5)
    _ = spring.animate(value: 1, time: 0, context: &context)
    let resumed = try #require(spring.animate(value: 1, time: 1.1, context: &context))
    #expect(abs(resumed - frames(spring, 1.0)[1]) < 1e-3)
  }

  @Test(arguments: [(0.5, 1.5, 2.5), (1, 0.9, 1.1), (4, 0.9, 1.1)])
  func `a pause is more than a second, on the screen and of its own`(
    speed: Double, short: Double, long: Double
  ) throws {
    let spring = spring(20 * speed, 0.5).speed(speed)
    func moved(by gap: Double) throws -> Double {
      var context = AnimationContext<Double>()
      _ = spring.animate(value: 1, time: 0, context: &context)
      return try #require(spring.animate(value: 1, time: gap, context: &context))
    }
    // After a pause it has hardly begun.
    #expect(try moved(by: short) > 100 * moved(by: long))
  }

  @Test(arguments: [
    Spring(duration: 0.5, bounce: -0.97), Spring(duration: 0.1, bounce: -0.8),
    Spring(response: 0.03, dampingRatio: 1.5), Spring(duration: 0.15, bounce: -0.9),
    Spring(mass: 1, stiffness: 100, damping: 1000, allowOverDamping: true),
  ])
  func `a spring that is damped a lot creeps`(spring: Spring) {
    let frames = frames(.spring(spring), 1.0, limit: 300)
    #expect(frames.count > 3)
    for (frame, value) in frames.enumerated() {
      #expect(abs(value - spring.value(target: 1, time: Double(frame) / 60)) < 0.05)
    }
  }

  @Test(arguments: [1e-4, 0.01, 0.02, 0.03, 0.04, 0.05, 0.07, 0.1, 0.2, 0.5])
  func `a short spring that is damped a lot neither swings nor flies away`(response: Double) {
    for damping in stride(from: 1.0, through: 12, by: 0.05) {
      let frames = frames(spring(response, damping), 1.0, limit: 1200)
      #expect(frames.count < 1200 && frames.allSatisfy { $0 < 1.05 }, "damping \(damping)")
    }
  }

  @Test func `with infinite damping it does not move`() {
    let frames = frames(.spring(duration: 0.5, bounce: -1), 1.0)
    #expect(frames.count == 600 && frames.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [0, -1, Double.nan])
  func `a spring without a response is at its target nearly at once`(response: Double) {
    let frames = frames(spring(response, 1), 100)
    #expect(frames.count < 15 && frames[3] > 95)
  }

  @Test func `no parameter traps or hangs`() {
    let numbers = [0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity, 0.3]
    for response in numbers {
      for damping in numbers {
        var context = AnimationContext<Double>()
        let spring = spring(response, damping, blend: response)
        for time in [0, 0.01, 0.5, 1e18, .nan, .infinity] {
          _ = spring.animate(value: 1, time: time, context: &context)
          _ = spring.shouldMerge(previous: .bouncy, value: 1, time: time, context: &context)
        }
      }
    }
  }
}
