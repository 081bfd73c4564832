import Foundation
import Testing

@testable import TermAnim

/// Something thrown, as an animation that keeps its speed from frame to frame.
struct ProjectileTests {
  private struct Throw: CustomAnimation {
    let velocity: SIMD2<Double>
    let gravity: SIMD2<Double>

    /// Falls freely, whatever `value` is, when that is a plane vector.
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      var flight = context.state[Flight.self] ?? Flight(velocity: velocity)
      let step = time - flight.time
      flight.position += flight.velocity * step
      flight.velocity += gravity * step
      flight.time = time
      context.state[Flight.self] = flight
      return flight.position as? V
    }
  }

  private struct Flight: AnimationStateKey {
    static var defaultValue: Flight? { nil }

    var position = SIMD2<Double>()
    var velocity: SIMD2<Double>
    var time = 0.0
  }

  @Test func `a thrown thing is where it was published to be`() throws {
    for row in try ReferenceRow.all(.projectile) {
      let velocity = try #require(row.inputs["velocity"].numbers)
      let gravity = try #require(row.inputs["gravity"].numbers)
      let expected = try #require(row.expected.numbers)
      let rate = try row.number("fps")
      let animation = Animation(
        Throw(velocity: [velocity[0], velocity[1]], gravity: [gravity[0], gravity[1]]))
      var context = AnimationContext<SIMD2<Double>>()
      var position: SIMD2<Double>?
      for frame in 0...Int(try row.number("seconds") * rate) {
        position = animation.animate(
          value: .zero, time: Double(frame) / rate, context: &context)
      }
      let place = try #require(position)
      #expect(abs(place.x - expected[0]) <= row.tolerance, "\(row.name)")
      #expect(abs(place.y - expected[1]) <= row.tolerance, "\(row.name)")
    }
  }
}
