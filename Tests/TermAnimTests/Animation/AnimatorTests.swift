import Foundation
import Testing

@testable import TermAnim

struct AnimatorTests {
  /// An attribute with its animator, as a view would have it.
  private struct Attribute {
    var animator = Animator<Double>()
    var model = 0.0

    mutating func set(_ value: Double, _ transaction: Transaction, at time: Double) {
      animator.modelChanged(
        from: model, to: value, transaction: transaction, at: FrameTime(seconds: time))
      model = value
    }

    mutating func set(_ value: Double, _ animation: Animation?, at time: Double) {
      set(value, Transaction(animation: animation), at: time)
    }

    mutating func shown(at time: Double) -> Double {
      animator.presented(model: model, at: FrameTime(seconds: time))
    }
  }

  private let line = Animation.linear(duration: 1)

  @Test func `without an animation the model is shown`() {
    var attribute = Attribute()
    attribute.set(4, nil, at: 0)
    #expect(attribute.shown(at: 0) == 4)
    #expect(!attribute.animator.isRunning)
  }

  @Test func `an animation leads from the old model to the new one`() {
    var attribute = Attribute(model: 2)
    attribute.set(6, line, at: 10)
    #expect([10, 10.25, 10.5, 11].map { attribute.shown(at: $0) } == [2, 3, 4, 6])
    #expect(attribute.animator.isRunning)
    #expect(attribute.shown(at: 11.01) == 6)
    #expect(!attribute.animator.isRunning)
  }

  @Test func `time begins with the first frame that is shown`() {
    var attribute = Attribute()
    attribute.set(8, line, at: 0)
    #expect([3, 3.5].map { attribute.shown(at: $0) } == [0, 4])
  }

  @Test func `a change without an animation moves the model and leaves the rest running`() {
    var attribute = Attribute()
    attribute.set(10, line, at: 0)
    _ = attribute.shown(at: 0)
    #expect(attribute.shown(at: 0.5) == 5)
    attribute.set(110, nil, at: 0.5)
    #expect(attribute.shown(at: 0.75) == 107.5)
    #expect(attribute.shown(at: 2) == 110)
  }

  @Test func `a change by nothing or by no number is not animated`() {
    var attribute = Attribute()
    attribute.set(0, line, at: 0)
    #expect(!attribute.animator.isRunning)
    attribute.set(.nan, line, at: 0)
    attribute.set(3, line, at: 0)
    attribute.set(.infinity, line, at: 0)
    #expect(!attribute.animator.isRunning)
    #expect(attribute.shown(at: 0) == .infinity)
  }

  @Test func `curves bend each other on their way to the new target`() {
    var attribute = Attribute()
    attribute.set(10, line, at: 0)
    _ = attribute.shown(at: 0)
    attribute.set(15, line, at: 0.25)
    #expect(attribute.shown(at: 0.25) == 2.5)
    #expect(attribute.shown(at: 0.75) == 11.25)
    #expect(attribute.shown(at: 1.25) == 15)
    #expect(attribute.shown(at: 1.3) == 15)
    #expect(!attribute.animator.isRunning)
  }

  @Test func `a new target does not make a spring jump or stop`() {
    var attribute = Attribute()
    attribute.set(100, .spring, at: 0)
    let before = (0...6).map { attribute.shown(at: Double($0) / 60) }
    attribute.set(-100, .spring, at: 0.1)
    let turn = attribute.shown(at: 0.1)
    let next = attribute.shown(at: 7 / 60)
    #expect(turn == before[6])
    #expect(next > turn, "it goes on in its old direction at first")
    for frame in 8...200 { _ = attribute.shown(at: Double(frame) / 60) }
    #expect(attribute.shown(at: 4) == -100)
    #expect(!attribute.animator.isRunning)
  }

  @Test func `a spring takes over a curve where it is`() {
    var attribute = Attribute()
    attribute.set(100, line, at: 0)
    _ = attribute.shown(at: 0)
    #expect(attribute.shown(at: 0.5) == 50)
    attribute.set(0, .spring, at: 0.5)
    #expect(attribute.shown(at: 0.5) == 50)
    let next = attribute.shown(at: 0.5 + 1 / 60)
    #expect(next < 50)
    #expect(next > 45)
  }

  @Test func `a spring goes on from the end of what has ended by then`() {
    var tracking = Transaction()
    tracking.tracksVelocity = true
    for begun in [Transaction(animation: line), tracking] {
      var attribute = Attribute()
      attribute.set(100, begun, at: 0)
      _ = attribute.shown(at: 0)
      _ = attribute.shown(at: 0.2)
      attribute.set(200, .spring, at: 1.01)
      #expect(attribute.shown(at: 1.01) == 100)
      let next = attribute.shown(at: 1.01 + 1 / 60)
      #expect(next > 100 && next < 110)
    }
  }

  @Test func `a spring takes over the same speed however far frames are apart`() {
    let ends = [60.0, 20, 10].map { rate in
      var attribute = Attribute()
      attribute.set(100, .spring(duration: 0.5), at: 0)
      for frame in 0..<Int(rate / 10) { _ = attribute.shown(at: Double(frame) / rate) }
      attribute.set(0, .spring(duration: 0.5), at: 0.1)
      _ = attribute.shown(at: 0.1)
      return attribute.shown(at: 0.2)
    }
    #expect(ends.allSatisfy { abs($0 - ends[0]) < 1e-9 } && ends[0] > 20)
  }

  @Test func `what is caught on its way is where it is put, and thrown again from there`() {
    var tracking = Transaction()
    tracking.tracksVelocity = true
    /// The way in the first frame after a throw.
    func thrown(_ before: (inout Attribute) -> Void) -> Double {
      var attribute = Attribute()
      before(&attribute)
      for frame in 12...20 {
        let (time, place) = (Double(frame) / 60, Double(frame) * 5)
        attribute.set(place, tracking, at: time)
        #expect(attribute.shown(at: time) == place)
      }
      attribute.set(0, .spring, at: 20.5 / 60)
      return attribute.shown(at: 21.5 / 60) - attribute.shown(at: 20.5 / 60)
    }
    let atRest = thrown { _ in }
    let inFlight = thrown { attribute in
      attribute.set(-80, .spring, at: 0)
      for frame in 0...11 { _ = attribute.shown(at: Double(frame) / 60) }
    }
    #expect(abs(atRest - inFlight) < 0.5)
  }

  @Test func `two changes in one update are one way`() {
    var attribute = Attribute()
    attribute.set(4, .spring, at: 0)
    attribute.set(10, .spring, at: 0)
    var once = Attribute()
    once.set(10, .spring, at: 0)
    for frame in 0...30 {
      let time = Double(frame) / 60
      #expect(abs(attribute.shown(at: time) - once.shown(at: time)) < 1e-9)
    }
  }

  @Test func `a repeated spring that is taken over ends its cycle where it has come to rest`() {
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.7)
    func values(at times: [Double], _ animation: Animation) -> [Double] {
      var attribute = Attribute()
      attribute.set(6, animation, at: 0)
      _ = attribute.shown(at: 0)
      _ = attribute.shown(at: 0.89)
      attribute.set(2, animation, at: 0.89)
      return times.map { attribute.shown(at: $0) }
    }
    let frames = (54...600).map { Double($0) / 60 }
    let seldom = frames.filter { ($0 * 10).rounded() == $0 * 10 }
    for autoreverses in [true, false] {
      let animation = spring.repeatCount(3, autoreverses: autoreverses)
      let shown = values(at: frames, animation)
      let first = values(at: frames, spring)
      // As without a repetition until the spring is at rest.
      let end = first.firstIndex(of: 2) ?? 0
      #expect(end > 40)
      #expect(shown[..<end].elementsEqual(first[..<end]))
      #expect(abs(shown[end] - (autoreverses ? 2 : 0)) < 0.1)
      let same = zip(frames, shown).filter { seldom.contains($0.0) }.map(\.1)
      for (value, other) in zip(values(at: seldom, animation), same) {
        #expect(abs(value - other) < 1e-9)
      }
    }
  }

  @Test func `a repetition ends with a newer animation on top of it`() {
    var attribute = Attribute()
    attribute.set(10, line.repeatForever(), at: 0)
    for frame in 0...100 { _ = attribute.shown(at: Double(frame) / 10) }
    #expect(attribute.animator.isRunning)
    attribute.set(0, line, at: 10)
    _ = attribute.shown(at: 10.5)
    #expect(attribute.shown(at: 11.1) == 0)
    #expect(!attribute.animator.isRunning)
  }

  @Test func `asking again at the same time or before it changes nothing`() {
    var attribute = Attribute()
    attribute.set(10, line.repeatForever(autoreverses: false), at: 0)
    _ = attribute.shown(at: 0)
    let end = 61 / 60.0
    #expect(attribute.shown(at: end) == 10)
    #expect(attribute.shown(at: end) == 10)
    #expect(attribute.shown(at: 1) == 10)
    #expect(abs(attribute.shown(at: end + 0.25) - 2.5) < 1e-9)
  }

  @Test func `a new animation has its say in the frame in which it comes in`() {
    var attribute = Attribute()
    attribute.set(10, line, at: 0)
    _ = attribute.shown(at: 0)
    #expect(attribute.shown(at: 0.5) == 5)
    attribute.set(20, line.delay(-0.5), at: 0.5)
    #expect(attribute.shown(at: 0.5) == 12.5)
  }

  @Test func `stopping shows the model`() {
    var attribute = Attribute()
    attribute.set(60, line, at: 0)
    _ = attribute.shown(at: 0)
    attribute.animator.stop()
    #expect(attribute.shown(at: 0.5) == 60)
  }

  @Test func `velocity that was tracked is given to the spring that follows`() {
    var tracking = Transaction()
    tracking.tracksVelocity = true
    var attribute = Attribute()
    for frame in 0...10 {
      let time = Double(frame) / 60
      attribute.set(Double(frame + 1) * 5, tracking, at: time)
      #expect(attribute.shown(at: time) == Double(frame + 1) * 5)
    }
    attribute.set(56, .spring, at: 11 / 60)
    let first = attribute.shown(at: 11 / 60)
    #expect(first == 55)
    #expect(attribute.shown(at: 12 / 60) > 58, "300 a second carry it past its target")
    for frame in 13...200 { _ = attribute.shown(at: Double(frame) / 60) }
    #expect(!attribute.animator.isRunning)
  }

  @Test func `tracking ends when the value rests`() {
    var tracking = Transaction()
    tracking.tracksVelocity = true
    var attribute = Attribute()
    attribute.set(5, tracking, at: 0)
    for frame in 0...5 { #expect(attribute.shown(at: Double(frame) / 60) == 5) }
    #expect(attribute.animator.isRunning)
    attribute.set(6, tracking, at: 5 / 60)
    for frame in 5...7 { #expect(attribute.shown(at: Double(frame) / 60) == 6) }
    #expect(attribute.animator.isRunning)
    #expect(attribute.shown(at: 8.1 / 60) == 6)
    #expect(!attribute.animator.isRunning)
    attribute.set(6.5, tracking, at: 1)
    _ = attribute.shown(at: 1)
    #expect(attribute.shown(at: 1.2) == 6.5)
    #expect(attribute.animator.isRunning)
    #expect(attribute.shown(at: 1.3) == 6.5)
    #expect(!attribute.animator.isRunning)
  }

  @Test func `a copy of a running animator goes its own way`() {
    var attribute = Attribute()
    attribute.set(4, line, at: 0)
    _ = attribute.shown(at: 0)
    var copy = attribute
    copy.set(8, line, at: 0.5)
    #expect([0.5, 0.75].map { attribute.shown(at: $0) } == [2, 3])
    #expect([0.75, 1.5].map { copy.shown(at: $0) } == [4.25, 8])
    #expect(attribute.shown(at: 1) == 4)
  }

  @Test func `an animation that asks for the environment gets it`() {
    enum Scale: EnvironmentKey { static let defaultValue = 1.0 }
    struct Scaled: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        value.scaled(by: context.environment[Scale.self])
      }
    }
    var animator = Animator<Double>()
    var transaction = Transaction(animation: Animation(Scaled()))
    let environment = LiveEnvironment(EnvironmentValues())
    transaction.environment = environment
    animator.modelChanged(from: 0, to: 10, transaction: transaction, at: .zero)
    #expect(animator.presented(model: 10, at: .zero) == 10)
    environment.values[Scale.self] = 0.25
    #expect(animator.presented(model: 10, at: FrameTime(seconds: 1)) == 2.5)
  }
}
