import Foundation
import Testing

@testable import TermAnim

struct VelocitySamplerTests {
  @Test func `velocities are those of the compared implementation`() throws {
    for row in try ReferenceRow.all(.velocitySampler) {
      var sampler = VelocitySampler<Double>()
      for sample in try #require(row.inputs["samples"].array) {
        let sample = try #require(sample.numbers)
        sampler.addSample(sample[0], time: sample[1])
      }
      if let isEmpty = row.expected["isEmpty"].bool {
        // SwiftUI's property says the opposite of its name; ours says what it is called.
        #expect(sampler.isEmpty != isEmpty)
      } else {
        try row.expect(sampler.velocity)
      }
    }
  }

  @Test func `a tracked velocity wears off within a second or two`() throws {
    let tracking = VelocityTrackingAnimation()
    var context = AnimationContext<Double>()
    _ = tracking.animate(value: 1, time: 0, context: &context)
    _ = tracking.animate(value: 2, time: 0.1, context: &context)
    #expect(tracking.velocity(value: 2, time: 0.1, context: context) == 10)
    let later = try #require(tracking.velocity(value: 2, time: 1.1, context: context))
    #expect(abs(later - 10 * pow(0.998, 1000)) < 1e-9)
  }

  @Test func `a sampler forgets old samples and takes the last of a moment`() {
    var sampler = VelocitySampler<Double>()
    for (value, time) in [(9.0, 0.0), (0, 1), (1, 2), (4, 3), (5, 3), (-7, 2.5)] {
      sampler.addSample(value, time: time)
    }
    #expect(sampler.lastTime == 3)
    #expect(sampler.velocity == 4 * 0.25 + 1 * 0.75)
  }

  @Test func `values between two frames are of one moment, and the last of them counts`() {
    var sampler = VelocitySampler<Double>()
    for frame in 0..<4 {
      var time = 1000 + Double(frame) / 60
      for share in [0.25, 0.5, 1] {
        sampler.addSample(Double(frame) + share, time: time)
        time = time.nextUp
      }
    }
    #expect(abs(sampler.velocity - 60) < 1e-6)
  }
}
