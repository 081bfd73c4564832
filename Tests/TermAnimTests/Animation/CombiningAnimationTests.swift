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

  @Test func `a combination with springs is a function of time, whichever frames are shown`() {
    let children: [(Animation, Double, Double)] = [
      (.spring.delay(0.2), 0, 10), (.bouncy.delay(0.1), 0.15, 0), (.spring.speed(2), 0.4, 7),
    ]
    func value(at times: [Double]) -> Double? {
      var result: Double? = 0
      var (animation, context) = combination(of: Array(children.prefix(1)))
      var elapsed = children.dropFirst().makeIterator()
      var next = elapsed.next()
      var target = children[0].2
      for time in times {
        while let child = next, child.1 <= time {
          _ = animation.animate(value: target, time: child.1, context: &context)
          CombiningAnimation.combine(
            into: &animation, state: &context.state, value: target, elapsed: child.1,
            newAnimation: child.0, newValue: child.2 - target)
          target = child.2
          next = elapsed.next()
          _ = animation.animate(value: target, time: child.1, context: &context)
        }
        result = animation.animate(value: target, time: time, context: &context)
      }
      return result
    }
    for time in stride(from: 0.05, through: 2, by: 0.0617) {
      let many = stride(from: 0.0, to: time, by: 0.0123) + [time]
      let few = time > 0.9 ? [0.9, time] : [time]
      #expect(value(at: many) == value(at: few))
    }
  }
}
