import Testing

@testable import TermAnim

struct CombiningAnimationTests {
  private func combination(
    of children: [(animation: Animation, start: Double, target: Double)]
  ) -> (Animation, AnimationContext<Double>) {
    var (animation, context) = (children[0].animation, AnimationContext<Double>())
    for (previous, next) in zip(children, children.dropFirst()) {
      CombiningAnimation.combine(
        into: &animation, state: &context.state, value: previous.target, elapsed: next.start,
        newAnimation: next.animation, newValue: next.target - previous.target)
    }
    return (animation, context)
  }

  @Test func `curves bend each other as published`() throws {
    for row in try ReferenceRow.all(.combiningAnimation) {
      let children = try #require(row.inputs["children"].array).map { child in
        (
          animation: Animation.linear(duration: try #require(child["duration"].number)),
          start: try #require(child["start"].number), target: try #require(child["value"].number)
        )
      }
      var (animation, context) = combination(of: children)
      let time = try row.number("time")
      let result = animation.animate(value: children[0].target, time: time, context: &context)
      if row.expected == .null {
        #expect(result == nil)
      } else {
        try row.expect(try #require(result))
      }
    }
  }

  @Test func `what came before a finished entry is forgotten and changes nothing`() throws {
    let line = Animation.linear(duration: 1)
    var (animation, context) = combination(of: [(line, 0, 10), (line, 0.5, 15), (line, 1.2, 12)])
    var (again, fresh) = combination(of: [(line, 0, 10), (line, 0.5, 15), (line, 1.2, 12)])
    for time in stride(from: 0.0, through: 2.15, by: 0.1) {
      let stepped = animation.animate(value: 12, time: time, context: &context)
      if time > 1.6 {
        var once = fresh
        let direct = again.animate(value: 12, time: time, context: &once)
        #expect(abs(try #require(stepped) - (try #require(direct))) < 1e-9)
      }
    }
    #expect(context.state[CombinedAnimations<Double>.self].entries.count == 2)
    (again, fresh) = (animation, context)
    #expect(again.animate(value: 12, time: 2.3, context: &fresh) == nil)
  }

  @Test func `logical completion is that of the last entry`() {
    let line = Animation.linear(duration: 9)
    var (animation, context) = combination(of: [
      (line.logicallyComplete(after: 0), 0, 10), (line.logicallyComplete(after: 1), 1, 15),
    ])
    _ = animation.animate(value: 15, time: 1.5, context: &context)
    #expect(!context.isLogicallyComplete)
    _ = animation.animate(value: 15, time: 2, context: &context)
    #expect(context.isLogicallyComplete)
  }

  @Test func `a spring can take over a combination`() {
    let line = Animation.linear(duration: 1)
    var (animation, context) = combination(of: [(line, 0, 10), (line, 0.25, 15)])
    #expect(
      Animation.spring.shouldMerge(previous: animation, value: 15, time: 0.75, context: &context))
    #expect(Animation.spring.animate(value: 20, time: 0.75, context: &context) == 11.25)
    animation = .spring
  }

  /// What is shown last when `children` come in one after the other and the frames are at `times`.
  private func value(
    of children: [(animation: Animation, start: Double, target: Double)], at times: [Double]
  ) -> Double? {
    var (animation, state) = (children[0].animation, AnimationState<Double>())
    var target = children[0].target
    func show(_ time: Double) -> Double? {
      var context = AnimationContext(state: state)
      let result = animation.animate(value: target, time: time, context: &context)
      state = context.state
      return result
    }
    var (result, waiting): (Double?, _) = (0, children.dropFirst())
    for time in times {
      while let child = waiting.first, child.start <= time {
        waiting.removeFirst()
        // Once it has ended, the next one begins alone.
        guard show(child.start) != nil else { return nil }
        CombiningAnimation.combine(
          into: &animation, state: &state, value: target, elapsed: child.start,
          newAnimation: child.animation, newValue: child.target - target)
        target = child.target
        _ = show(child.start)
      }
      result = show(time)
    }
    return result
  }

  // With some of these it shows when frames are left out, and with some when those that are shown
  // are gone through as well.
  @Test(arguments: [0, 1, 2, 3, 93, 235, 493, 579, 790, 899, 1102, 3192])
  func `a combination with springs is a function of time, whichever frames are shown`(seed: Int) {
    var dice = SeededGenerator(seed: UInt64(seed))
    let animations: [Animation] = [
      .spring, .bouncy, .spring(response: 1.5, dampingFraction: 0.2), .linear(duration: 0.7),
    ]
    var start = 0.0
    let children = (0..<3).map { _ in
      let animation = animations.randomElement(using: &dice) ?? .spring
      let delay = Double.random(in: 0...0.3, using: &dice)
      defer { start += .random(in: 0.05...0.4, using: &dice) }
      let target = [0.0, 0.02, 10.0].randomElement(using: &dice) ?? 0.0
      return (animation: animation.delay(delay), start: start, target: target)
    }
    let time = Double.random(in: 0.1...1.85, using: &dice)
    let many = stride(from: 0.0, to: time, by: 0.0123) + [time]
    let few = time > 0.9 ? [0.9, time] : [time]
    #expect(value(of: children, at: many) == value(of: children, at: few))
  }
}
