import Foundation
import Testing

@testable import TermAnim

struct SpringTests {
  private static let springs = [
    Spring(), Spring(duration: 0.4, bounce: 0.3), Spring(duration: 0.7, bounce: 0.9),
    Spring(duration: 0.7, bounce: -0.4), Spring(mass: 2, stiffness: 120, damping: 7),
  ]

  @Test func `parameters are as captured`() throws {
    for row in try ReferenceRow.all(.springParams) {
      let spring = try row.spring()
      if let expected = row.expected.numbers {
        let actual =
          expected.count == 3
          ? [spring.mass, spring.stiffness, spring.damping] : [spring.duration, spring.bounce]
        for (actual, expected) in zip(actual, expected) {
          #expect(abs(actual - expected) <= row.tolerance, "\(row.name)")
        }
      } else {
        try row.expect(row.name.hasSuffix("damping") ? spring.damping : spring.stiffness)
      }
    }
  }

  @Test func `values are as captured`() throws {
    for row in try ReferenceRow.all(.springValue) {
      let value = try row.spring().value(
        target: row.number("target"), initialVelocity: row.number("initialVelocity"),
        time: row.number("time"))
      try row.expect(value)
    }
  }

  @Test func `values are those of the published physical springs`() throws {
    for row in try ReferenceRow.all(.springPhysical) {
      let spring: Spring
      if row.inputs["mass"].number != nil {
        spring = Spring(
          mass: try row.number("mass"), stiffness: try row.number("stiffness"),
          damping: try row.number("damping"), allowOverDamping: true)
      } else {
        spring = try row.spring()
      }
      let from = row.inputs["from"].number ?? 0
      let to = try row.inputs["to"].number ?? row.number("target")
      let time = try row.number("time")
      let velocity = try row.number("initialVelocity")
      try row.expect(
        from + spring.value(target: to - from, initialVelocity: velocity, time: time))
    }
  }

  @Test func `settling durations are as captured`() throws {
    for row in try ReferenceRow.all(.springSettling) {
      try row.expect(row.spring().settlingDuration)
    }
  }

  @Test func `springs come to rest when they were seen to`() throws {
    for row in try ReferenceRow.all(.springEpsilonSettle) {
      let spring = try row.spring()
      let (epsilon, step) = (try row.number("epsilon"), try row.number("step"))
      let times = (0...Int(1.5 * spring.settlingDuration / step)).map { Double($0) * step }
      let last = times.last { abs(1 - spring.value(target: 1.0, time: $0)) >= epsilon }
      try row.expect(try #require(last))
    }
  }

  @Test func `formulas are those that were proven equal`() throws {
    for row in try ReferenceRow.all(.springProven) {
      try row.expect(try Self.proven(row))
    }
  }

  private static func proven(_ row: ReferenceRow) throws -> Double {
    let name = row.name
    let spring = try row.name.hasPrefix("…") ? proofSpring(row) : row.spring()
    if let deltas = row.inputs["deltas"].numbers {
      var (value, velocity) = (0.0, 0.0)
      for delta in deltas {
        spring.update(
          value: &value, velocity: &velocity, target: try row.number("target"), deltaTime: delta)
      }
      return name.contains("velocity") ? velocity : value
    }
    if name.contains("angularFrequency") { return spring.angularFrequency }
    if name.contains("decayConstant") { return spring.decayConstant }
    if name.contains("stiffness getter") { return spring.stiffness }
    if name.contains("damping getter") { return spring.damping }
    let target = try row.number("target")
    let initialVelocity = row.inputs["initialVelocity"].number ?? 0
    if name.contains("settlingDuration") {
      return spring.settlingDuration(
        target: target, initialVelocity: initialVelocity, epsilon: try row.number("epsilon"))
    }
    if name.contains(".force(") {
      return spring.force(
        target: target, position: try row.number("position"), velocity: try row.number("velocity"))
    }
    let time = try row.number("time")
    return name.contains(".velocity(")
      ? spring.velocity(target: target, initialVelocity: initialVelocity, time: time)
      : spring.value(target: target, initialVelocity: initialVelocity, time: time)
  }

  private static func proofSpring(_ row: ReferenceRow) throws -> Spring {
    try row.spring()
  }

  @Test func `motion starts at rest at zero and obeys the equation of motion`() {
    for spring in Self.springs {
      let (mass, damping) = (spring.mass, spring.damping)
      let stiffness = mass * pow(2 * .pi / spring.response, 2)
      #expect(spring.value(target: 3.0, time: 0).magnitude < 1e-12)
      let step = 1e-4
      for time in stride(from: 2 * step, to: 1, by: 0.05) {
        let x = [-1, 0, 1].map {
          spring.value(target: 3.0, initialVelocity: 2, time: time + $0 * step)
        }
        let velocity = (x[2] - x[0]) / (2 * step)
        let acceleration = (x[2] - 2 * x[1] + x[0]) / (step * step)
        let force = stiffness * (3 - x[1]) - damping * velocity
        #expect(abs(mass * acceleration - force) < 0.05, "\(spring) at \(time)")
        if spring.angularFrequency >= 0 {
          let stated = spring.velocity(target: 3.0, initialVelocity: 2, time: time)
          #expect(abs(velocity - stated) < 1e-3)
        }
      }
    }
  }

  @Test func `initialisers and parameters agree with each other`() {
    for spring in Self.springs {
      #expect(
        abs(spring.dampingRatio - 1 / (1 + min(spring.bounce, 0)) + max(spring.bounce, 0)) < 1e-9)
      let same = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
      #expect(abs(same.duration - spring.duration) < 1e-9)
      #expect(abs(same.bounce - spring.bounce) < 1e-9)
      if spring.angularFrequency >= 0 {
        let physical = Spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(physical.bounce - spring.bounce) < 1e-6)
        #expect(abs(physical.duration - spring.duration) < 1e-9)
      }
    }
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.4))
    #expect(Spring(mass: 1, stiffness: 1, damping: 9).bounce == 0)
  }

  @Test(arguments: [0.05, 0.3, 0.8, 1.0])
  func `a spring made to settle in a time settles then`(dampingRatio: Double) {
    for duration in [0.2, 1, 3] {
      for epsilon in [0.001, 0.05] {
        let spring = Spring(
          settlingDuration: duration, dampingRatio: dampingRatio, epsilon: epsilon)
        #expect(abs(spring.dampingRatio - dampingRatio) < 1e-9)
        // The envelope of the oscillation is what is solved for, not its last crossing.
        let late = spring.value(target: 1.0, time: duration)
        #expect(abs(1 - late) <= epsilon * 1.001 / dampingRatio)
        if dampingRatio == 1 { #expect(abs(abs(1 - late) - epsilon) < 1e-9) }
      }
    }
  }

  @Test func `a spring moves the data of animatable values`() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    let (from, to) = (CGPoint(x: 1, y: 2), CGPoint(x: 11, y: -8))
    let still = CGPoint(x: 0, y: 0)
    let value = spring.value(fromValue: from, toValue: to, initialVelocity: still, time: 0.1)
    let share = spring.value(target: 10.0, time: 0.1)
    #expect(value == CGPoint(x: 1 + share, y: 2 - share))
    let velocity = spring.velocity(fromValue: from, toValue: to, initialVelocity: still, time: 0.1)
    #expect(velocity.x == spring.velocity(target: 10.0, time: 0.1))
    let force = spring.force(fromValue: from, toValue: to, position: from, velocity: still)
    #expect(force.x == spring.force(target: 10, position: 0, velocity: 0))
    let rest = spring.settlingDuration(
      fromValue: from, toValue: to, initialVelocity: still, epsilon: 0.01)
    let way = AnimatablePair(10.0, -10.0)
    #expect(rest == spring.settlingDuration(target: way, epsilon: 0.01))
  }

  @Test func `senseless parameters make a spring that is at its target at once`() {
    let instant = [
      Spring(duration: 0), Spring(duration: -1), Spring(duration: .nan), Spring(bounce: .nan),
      Spring(mass: 0, stiffness: 1, damping: 1), Spring(mass: .nan, stiffness: 1, damping: 1),
      Spring(mass: -1, stiffness: 1, damping: 1),
      Spring(stiffness: .infinity, damping: 1), Spring(stiffness: .nan, damping: 1),
    ]
    for spring in instant {
      #expect(spring.value(target: 3.0, time: 0) == 3)
      #expect(spring.velocity(target: 3.0, time: 0.1) == 0)
      #expect(spring.settlingDuration == 0)
      #expect((spring.duration, spring.bounce, spring.dampingRatio) == (0, 0, 1))
    }
  }

  @Test(arguments: [-0.5, 0, 0.5])
  func `in the end a spring is at its target`(bounce: Double) {
    #expect(Spring(duration: 0.5, bounce: bounce).value(target: 3.0, time: .infinity) == 3)
  }

  @Test func `a slow spring in closed form is on its way for long`() {
    let slow = Animation.interpolatingSpring(duration: 80)
    var context = AnimationContext<Double>()
    let places = [1.0, 20, 100].map { slow.animate(value: 1, time: $0, context: &context) ?? 1 }
    #expect(places == places.sorted() && places[0] > 0 && places[2] < 1)
    #expect(slow.animate(value: 1, time: 103, context: &context) == nil)
  }

  @Test func `a spring in closed form stays where it is when time goes back`() {
    let backwards = Animation.interpolatingSpring(stiffness: 100, damping: 10).speed(-1)
    var context = AnimationContext<Double>()
    for time in [0, 0.5, 3] {
      #expect(backwards.animate(value: 1, time: time, context: &context) == 0)
    }
  }

  @Test func `infinite damping never moves and no damping never rests`() {
    let frozen = Spring(duration: 0.5, bounce: -1)
    #expect(frozen.value(target: 3.0, initialVelocity: 9, time: 100) == 0)
    #expect(frozen.velocity(target: 3.0, initialVelocity: 9, time: 1) == 0)
    #expect((frozen.duration, frozen.bounce) == (.infinity, -1))
    #expect(frozen.settlingDuration == 0)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(Spring(duration: 0.5, bounce: 7) == Spring(duration: 0.5, bounce: 1))
    #expect(Spring(duration: .infinity).value(target: 3.0, time: 9) == 0)
  }

  @Test func `no parameter traps`() {
    let numbers = [0, -1, 1, 1e-300, 1e300, .nan, .infinity, -.infinity, 0.3]
    for (a, b) in numbers.flatMap({ a in numbers.map { (a, $0) } }) {
      let springs = [
        Spring(duration: a, bounce: b), Spring(response: a, dampingRatio: b),
        Spring(mass: a, stiffness: b, damping: 1), Spring(stiffness: a, damping: b),
        Spring(mass: a, stiffness: 1, damping: b, allowOverDamping: true),
        Spring(settlingDuration: a, dampingRatio: b, epsilon: a),
      ]
      for spring in springs {
        _ = (spring.duration, spring.bounce, spring.stiffness, spring.damping)
        _ = spring.settlingDuration
        _ = spring.settlingDuration(target: a, initialVelocity: b, epsilon: a)
        var (value, velocity) = (a, b)
        spring.update(value: &value, velocity: &velocity, target: b, deltaTime: a)
      }
      let finite = Spring(settlingDuration: a, dampingRatio: b, epsilon: a)
      #expect(finite.value(target: 1.0, time: 0.5).isFinite)
    }
  }
}
