import Testing

@testable import TermAnim

struct GradientVectorTests {
  private static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private static let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  private func ramp(_ stops: [(Color.Resolved, Double)]) -> GradientRamp {
    GradientRamp(stops: stops.map { .init(color: $0, location: $1) })
  }

  private func between(
    _ start: GradientRamp, _ end: GradientRamp, amount: Double
  ) -> GradientRamp {
    var result = end
    result.animatableData = start.animatableData.interpolated(
      towards: end.animatableData, amount: amount)
    return result
  }

  private func expectEqual(
    _ color: Color.Resolved, _ other: Color.Resolved, _ comment: Comment? = nil
  ) {
    let space = ColorMixingSpace.linear
    let difference = space.vector(of: color) - space.vector(of: other)
    #expect(difference.magnitudeSquared < 1e-9, comment)
  }

  @Test func `gradients with the same places animate stop by stop`() {
    let start = ramp([(Self.red, 0), (.white, 1)])
    let end = ramp([(Self.blue, 0), (.black, 1)])
    let middle = between(start, end, amount: 0.25)
    #expect(middle.stops.map(\.location) == [0, 1])
    expectEqual(middle.stops[0].color, Self.red.mixed(with: Self.blue, by: 0.25, in: .perceptual))
  }

  @Test func `gradients with unlike places fade into each other without sliding`() {
    let start = ramp([(Self.red, 0), (.white, 0.3), (Self.blue, 1)])
    let end = ramp([(.black, 0.2), (Self.red, 0.6), (.clear, 0.6), (.white, 0.9)])
    let middle = between(start, end, amount: 0.4)
    #expect(middle.stops.map(\.location) == [0, 0.2, 0.3, 0.6, 0.6, 0.9, 1])
    for step in 0...100 {
      let place = Double(step) / 100 + 0.001
      let expected = start.color(at: place).mixed(
        with: end.color(at: place), by: 0.4, in: .perceptual)
      expectEqual(middle.color(at: place), expected, "at \(place)")
    }
  }

  @Test func `an animation between gradients ends where it should`() {
    let start = ramp([(Self.red, 0), (.white, 0.3)])
    let end = ramp([(Self.blue, 0.1), (.black, 0.7), (.white, 0.7)])
    for place in [0, 0.2, 0.5, 0.69, 0.71, 1] {
      expectEqual(between(start, end, amount: 0).color(at: place), start.color(at: place))
      expectEqual(between(start, end, amount: 1).color(at: place), end.color(at: place))
    }
  }

  @Test func `zero adds nothing on either side`() {
    let vector = ramp([(Self.red, 0), (.white, 1)]).animatableData
    #expect(vector + .zero == vector)
    #expect(.zero + vector == vector)
    #expect(vector - .zero == vector)
    #expect((.zero - vector) == vector.scaled(by: -1))
    #expect((vector - vector).magnitudeSquared == 0)
  }

  @Test func `scaling is measured by the magnitude`() {
    let vector = ramp([(Self.red, 0), (.white, 1)]).animatableData
    #expect(vector.magnitudeSquared > 0)
    #expect(vector.scaled(by: 2).magnitudeSquared == 4 * vector.magnitudeSquared)
  }

  @Test func `a ramp comes back from its vector and keeps its space`() {
    let ramp = GradientRamp(
      stops: [.init(color: Self.red, location: 0.25), .init(color: .clear, location: 0.75)],
      space: .device)
    var copy = GradientRamp(stops: [], space: .device)
    copy.animatableData = ramp.animatableData
    #expect(copy.space == .device)
    #expect(copy.stops.map(\.location) == [0.25, 0.75])
    expectEqual(copy.stops[0].color, Self.red)
  }
}
