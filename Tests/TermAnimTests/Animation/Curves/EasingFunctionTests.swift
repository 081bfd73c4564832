import Foundation
import Testing

@testable import TermAnim

/// Easing as other libraries have it, written as a client would write animations of its own.
struct EasingFunctionTests {
  /// A curve of a client, as a custom animation of one second.
  private struct Easing: CustomAnimation {
    let name: String

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time <= 1 ? value.scaled(by: share(at: time)) : nil
    }

    private func share(at t: Double) -> Double {
      switch name {
      case "easeLinear": t
      case "easeQuadIn": t * t
      case "easeCubicIn", "easePolyIn": t * t * t
      case "easePolyIn.exponent(2.5)": pow(t, 2.5)
      case "easeSinIn": 1 - cos(t * .pi / 2)
      case "easeExpIn": tpmt(1 - t)
      case "easeCircleIn": 1 - (1 - t * t).squareRoot()
      case "easeBackIn": t * t * (2.70158 * t - 1.70158)
      case "easeBounceIn": 1 - bounce(1 - t)
      case "easeElasticIn": elastic(t, amplitude: 1, period: 0.3)
      case "easeElasticIn.amplitude(1.3)": elastic(t, amplitude: 1.3, period: 0.3)
      case "easeElasticIn.amplitude(1.5).period(1)": elastic(t, amplitude: 1.5, period: 1)
      default: .nan
      }
    }

    /// Two to the power of minus ten x, moved and stretched so that it goes from 1 to 0.
    private func tpmt(_ x: Double) -> Double {
      (pow(2, -10 * x) - 0.0009765625) * 1.0009775171065494
    }

    private func elastic(_ t: Double, amplitude: Double, period: Double) -> Double {
      let shift = asin(1 / amplitude) * period / (2 * .pi)
      return amplitude * tpmt(1 - t) * sin((shift - (t - 1)) / period * 2 * .pi)
    }

    private func bounce(_ t: Double) -> Double {
      for (start, width, floor) in [(0, 4, 0), (4, 4, 0.75), (8, 2, 0.9375)]
      where t < Double(start + width) / 11 {
        let middle = start == 0 ? 0 : (Double(start) + Double(width) / 2) / 11
        return 7.5625 * (t - middle) * (t - middle) + floor
      }
      return 7.5625 * (t - 21 / 22) * (t - 21 / 22) + 0.984375
    }
  }

  @Test func `curves of clients have the published values`() throws {
    for row in try ReferenceRow.all(.d3Ease) {
      let name = try #require(row.inputs["function"].string)
      var context = AnimationContext<Double>()
      let animation = Animation(Easing(name: name))
      try row.expect(
        try #require(animation.animate(value: 1, time: row.number("t"), context: &context)))
    }
  }

  @Test func `custom animations are equal when their rules are`() {
    #expect(Animation(Easing(name: "a")) == Animation(Easing(name: "a")))
    #expect(Animation(Easing(name: "a")) != Animation(Easing(name: "b")))
    #expect(Animation(Easing(name: "a")) != .linear)
    let animation = Animation(Easing(name: "a"))
    var context = AnimationContext<Double>()
    #expect(!animation.shouldMerge(previous: animation, value: 1, time: 0, context: &context))
    #expect(animation.velocity(value: 1, time: 0, context: context) == nil)
  }
}
