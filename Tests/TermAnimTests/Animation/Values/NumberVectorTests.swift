import Foundation
import Testing

@testable import TermAnim

struct NumberVectorTests {
  /// Two numbers that keep to themselves that they are nothing else.
  private struct Opaque: VectorArithmetic {
    var pair: AnimatablePair<Double, Double>

    static var zero: Opaque { Opaque(pair: .zero) }

    static func + (a: Opaque, b: Opaque) -> Opaque { Opaque(pair: a.pair + b.pair) }

    static func - (a: Opaque, b: Opaque) -> Opaque { Opaque(pair: a.pair - b.pair) }

    mutating func scale(by rhs: Double) { pair.scale(by: rhs) }

    var magnitudeSquared: Double { pair.magnitudeSquared }
  }

  @Test func `pairs of numbers are made of numbers, others are not`() {
    #expect(Double.isMadeOfNumbers)
    #expect(CGRect.AnimatableData.isMadeOfNumbers)
    #expect(AnimatablePair<Double, EmptyAnimatableData>.isMadeOfNumbers)
    #expect(!Float.isMadeOfNumbers)
    #expect(!AnimatablePair<Double, Float>.isMadeOfNumbers)
    #expect(!Opaque.isMadeOfNumbers)
    #expect(
      MemoryLayout<CGRect.AnimatableData>.size == 4 * MemoryLayout<Double>.size)
  }

  @Test func `a spring moves numbers in memory exactly as it moves any vector`() {
    var (plain, opaque) = (
      FluidSpringMotion<AnimatablePair<Double, Double>>(), FluidSpringMotion<Opaque>()
    )
    plain.velocity = AnimatablePair(3, -40)
    opaque.velocity = Opaque(pair: plain.velocity)
    let target = AnimatablePair(100.0, -7.5)
    let pull = SpringPull(response: 0.5, dampingFraction: 0.7)
    var times = (0.0, 0.0)
    for frame in 1...90 {
      let time = Double(frame) / 60 + (frame % 7 == 0 ? 0.004 : 0)
      times.0 = plain.advance(from: times.0, to: time, target: target, by: pull)
      times.1 = opaque.advance(
        from: times.1, to: time, target: Opaque(pair: target), by: pull)
      #expect(plain.offset == opaque.offset.pair)
      #expect(plain.velocity == opaque.velocity.pair)
      #expect(plain.agitation == opaque.agitation)
    }
    #expect(times.0 == times.1)
    #expect(abs(plain.offset.first - 100) < 1)
  }
}
