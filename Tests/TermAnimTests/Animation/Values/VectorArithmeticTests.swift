import Foundation
import Testing

@testable import TermAnim

struct VectorArithmeticTests {
  private func expectLaws<V: VectorArithmetic>(_ a: V, _ b: V, squared: Double) {
    #expect(a + b - b == a)
    #expect(a - a == .zero)
    #expect(a.scaled(by: 0) == .zero)
    #expect(a.scaled(by: 2) == a + a)
    #expect(a.magnitudeSquared == squared)
    #expect(V.zero.magnitudeSquared == 0)
    #expect(a.interpolated(towards: b, amount: 0) == a)
    #expect(a.interpolated(towards: b, amount: 1) == b)
    #expect(a.interpolated(towards: b, amount: 0.5) == (a + b).scaled(by: 0.5))
    #expect(a.interpolated(towards: b, amount: 2) == b + b - a)
    var sum = a
    sum += b
    #expect(sum == a + b)
    sum -= b
    #expect(sum == a)
  }

  @Test func `all vectors obey the laws of vectors`() {
    expectLaws(3.0, 5.0, squared: 9)
    expectLaws(3 as Float, 5 as Float, squared: 9)
    expectLaws(3 as CGFloat, 5 as CGFloat, squared: 9)
    expectLaws(SIMD2<Double>(3, 4), SIMD2(5, 6), squared: 25)
    expectLaws(SIMD3<Float>(3, 4, 1), SIMD3(5, 6, 2), squared: 26)
    expectLaws(SIMD4<Float>(3, 4, 1, 2), SIMD4(5, 6, 2, 9), squared: 30)
    expectLaws(SIMD8<Double>(repeating: 1), SIMD8(repeating: 2), squared: 8)
    expectLaws(SIMD16<Float>(repeating: 1), SIMD16(repeating: 2), squared: 16)
    expectLaws(AnimatablePair(3.0, 4.0), AnimatablePair(5, 6), squared: 25)
    expectLaws(AnimatableValues(3.0, 4.0, 1 as Float), AnimatableValues(5, 6, 2), squared: 26)
    expectLaws(EmptyAnimatableData(), EmptyAnimatableData(), squared: 0)
  }

  @Test func `values differ when any component differs`() {
    #expect(AnimatableValues(1.0, 2.0, 3.0) != AnimatableValues(1, 2, 4))
    #expect(AnimatableValues(0.0, 2.0, 3.0) != AnimatableValues(1, 2, 3))
    #expect(AnimatablePair(1.0, 2.0) != AnimatablePair(1, 3))
    #expect(AnimatablePair(1.0, 2.0) != AnimatablePair(0, 2))
  }

  @Test func `numbers interpolate as published`() throws {
    for row in try ReferenceRow.all(.numberInterpolate) {
      let time = try #require(row.inputs["t"].number)
      let expected = try #require(row.expected.number)
      let values =
        try row.inputs["values"].numbers
        ?? [#require(row.inputs["a"].number), #require(row.inputs["b"].number)]
      let piece = max(
        0, min(values.count - 2, Int((time * Double(values.count - 1)).rounded(.down))))
      let amount = time * Double(values.count - 1) - Double(piece)
      let value = values[piece].interpolated(towards: values[piece + 1], amount: amount)
      #expect(abs(value - expected) <= row.tolerance, "\(row.name)")
    }
  }
}
