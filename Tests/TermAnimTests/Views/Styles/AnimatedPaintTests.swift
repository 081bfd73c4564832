import Foundation
import Testing

@testable import TermAnim

struct AnimatedPaintTests {
  private final class Token {}

  /// What is kept from frame to frame, known by a token.
  private struct Held: AnimationStateKey {
    var token = Token()

    static var defaultValue: Held { Held() }
  }

  /// For each frame, whether nobody else held what is kept.
  private final class Log: @unchecked Sendable {
    var isAlone: [Bool] = []
  }

  /// Goes all the way in a second, and takes note of who else holds what it keeps.
  private struct Watchful: CustomAnimation {
    let log: Log

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      log.isAlone.append(
        context.state.update(Held.self) { isKnownUniquelyReferenced(&$0.token) })
      return time < 1 ? value.scaled(by: time) : nil
    }

    static func == (one: Watchful, other: Watchful) -> Bool { one.log === other.log }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(log)) }
  }

  private static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private static let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  private static func shadow(_ radius: CGFloat) -> PaintShadow {
    PaintShadow(isInner: false, color: red, radius: radius, offset: .zero)
  }

  /// Paints, and others that they can go to.
  private static let ways: [(StylePaint, StylePaint)] = [
    (.color(red), .color(blue)),
    (.blended(.color(red), .multiply), .blended(.color(blue), .multiply)),
    (.faded(.color(red), 0.5), .faded(.color(blue), 0.5)),
    (.faded(.color(red), 0.5), .faded(.color(red), 1)),
    (.shadowed(.color(red), shadow(1)), .shadowed(.color(red), shadow(4))),
    (.blended(.faded(.color(red), 0.5), .multiply), .blended(.faded(.color(blue), 1), .multiply)),
  ]

  @Test(arguments: ways.indices)
  func `nobody else holds the animation of a paint on its way, so that no frame copies it`(
    way: Int
  ) {
    let (start, end) = Self.ways[way]
    let log = Log()
    let transaction = Transaction(animation: Animation(Watchful(log: log)))
    var paint = AnimatedPaint(start)
    var isRunning = [paint.change(to: end, with: transaction, at: .zero)]
    for frame in 1..<10 { isRunning.append(paint.step(to: FrameTime(seconds: Double(frame) / 10))) }
    #expect(isRunning == Array(repeating: true, count: 10))
    #expect(log.isAlone.count >= 10 && !log.isAlone.contains(false))
  }

  @Test func `a paint is where its parts are, and at its end what was set`() {
    let transaction = Transaction(animation: .linear(duration: 1))
    var paint = AnimatedPaint(.faded(.color(Self.red), 0))
    let isRunning = [
      paint.change(to: .faded(.color(Self.blue), 1), with: transaction, at: .zero),
      paint.step(to: FrameTime(seconds: 0.5)),
    ]
    #expect(isRunning == [true, true])
    guard case .faded(.color(let color), let opacity) = paint.presented else {
      Issue.record("another kind of paint")
      return
    }
    #expect(abs(opacity - 0.5) < 1e-9)
    #expect(color != Self.red && color != Self.blue)
    let isRunningStill = paint.step(to: FrameTime(seconds: 1.1))
    #expect(!isRunningStill)
    guard case .faded(.color(Self.blue), 1) = paint.presented else {
      Issue.record("not what was set")
      return
    }
  }

  /// What is done with a paint, the outermost first, and whether its base is blue.
  private static func parts(of paint: StylePaint) -> [String] {
    switch paint {
    case .blended(let base, let mode): ["\(mode)"] + parts(of: base)
    case .faded(let base, let opacity): ["\(opacity)"] + parts(of: base)
    case .shadowed(let base, let shadow): ["\(shadow.radius)"] + parts(of: base)
    case .color(let color): [color == blue ? "blue" : "other"]
    default: ["fixed"]
    }
  }

  @Test func `what is done with a paint otherwise changes at once, and all that is inside of it`() {
    let goal = StylePaint.color(Self.blue)
    let kinds: [StylePaint] = [
      .color(Self.red), .faded(.color(Self.red), 0.5), .blended(.color(Self.red), .multiply),
      .blended(.color(Self.red), .screen), .shadowed(.color(Self.red), Self.shadow(1)),
      .faded(.blended(.color(Self.red), .multiply), 0.5),
    ]
    let goals: [StylePaint] = [
      goal, .faded(goal, 0.5), .blended(goal, .multiply), .blended(goal, .screen),
      .shadowed(goal, Self.shadow(1)), .faded(.blended(goal, .multiply), 0.5),
    ]
    let transaction = Transaction(animation: .linear(duration: 1))
    for (number, kind) in kinds.enumerated() {
      for (other, goal) in goals.enumerated() {
        var paint = AnimatedPaint(kind)
        let isRunning = paint.change(to: goal, with: transaction, at: .zero)
        #expect(isRunning == (number == other), "\(number) \(other)")
        let expected = Self.parts(of: goal)
        #expect(Self.parts(of: paint.presented).dropLast() == expected.dropLast())
        if number != other { #expect(Self.parts(of: paint.presented) == expected) }
      }
    }
  }
}
