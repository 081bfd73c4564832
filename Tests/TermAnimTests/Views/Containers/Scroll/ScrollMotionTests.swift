import Foundation
import Testing

@testable import TermAnim

struct ScrollMotionTests {
  @Test func `a glide keeps 0.998 of its speed each millisecond`() {
    let motion = ScrollMotion(from: 10, velocity: 1000, within: 0...10_000)
    #expect(motion.position(at: 0) == 10)
    #expect(abs(motion.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(motion.velocity(at: 0.01) - 1000 * pow(0.998, 10)) < 1e-9)
  }

  @Test func `speed is the change of place`() {
    let motions = [
      ScrollMotion(from: 10, velocity: -900, within: 0...500),
      ScrollMotion(from: 10, to: 300, velocity: 50, spring: ScrollMotion.following),
      ScrollMotion(from: -40, velocity: 100, within: 0...500),
    ]
    for motion in motions {
      for time in stride(from: 0.05, to: motion.duration - 0.01, by: 0.05) {
        let slope = (motion.position(at: time + 1e-6) - motion.position(at: time - 1e-6)) / 2e-6
        #expect(abs(slope - motion.velocity(at: time)) < 0.05 + abs(slope) * 1e-3)
      }
    }
  }

  @Test func `a glide ends slow and inside, and stays there`() {
    let motion = ScrollMotion(from: 0, velocity: 400, within: 0...1000)
    #expect(motion.end > 190 && motion.end < 200)
    #expect(abs(motion.velocity(at: motion.duration - 1e-9) - 6) < 1e-3)
    #expect(motion.position(at: 100) == motion.end && motion.velocity(at: 100) == 0)
  }

  @Test func `a glide that may not swing over stops at the end`() {
    let motion = ScrollMotion(from: 80, velocity: 800, within: 0...100, swingsOver: false)
    let free = ScrollMotion(from: 80, velocity: 800, within: 0...100)
    let places = stride(from: 0, through: motion.duration, by: 0.001).map(motion.position)
    #expect(places.allSatisfy { $0 <= 100 } && places == places.sorted())
    #expect(motion.position(at: 0.01) == free.position(at: 0.01))
    #expect(motion.duration > 0.02 && motion.position(at: motion.duration) == 100)
  }

  @Test func `a throw keeps within its limits, and is over at an end when it gets there`() {
    for (start, target, velocity) in [
      (80.0, 100.0, 900.0), (20, 0, -900), (60, 50, 4000), (100, 100, 500), (0, 0, 500),
      (40, 100, 0),
    ] {
      let free = ScrollMotion(
        from: start, to: target, velocity: velocity, spring: ScrollMotion.returning)
      let motion = ScrollMotion(throwing: start, to: target, velocity: velocity, within: 0...100)
      for time in stride(from: 0, through: motion.duration - 1e-9, by: 0.001) {
        let place = min(max(free.position(at: time), 0), 100)
        #expect(abs(motion.position(at: time) - place) < 1e-9)
        let isHeld = place != free.position(at: time)
        #expect(motion.velocity(at: time) == (isHeld ? 0 : free.velocity(at: time)))
      }
      #expect(motion.end == target && motion.duration <= free.duration)
      #expect(abs(motion.position(at: motion.duration - 1e-6) - target) < 0.6)
    }
    let outwards = ScrollMotion(throwing: 100, to: 100, velocity: 500, within: 0...100)
    #expect(outwards.duration == 0)
    let arriving = ScrollMotion(throwing: 80, to: 100, velocity: 900, within: 0...100)
    #expect(arriving.duration > 0.01 && arriving.duration < 0.05)
  }

  @Test func `a glide over the end swings back to it without a jump`() {
    let motion = ScrollMotion(from: 80, velocity: 800, within: 0...100)
    let places = stride(from: 0, through: motion.duration, by: 0.001).map(motion.position)
    #expect((places.max() ?? 0) > 110)
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 1 })
    #expect(motion.end == 100)
  }

  @Test func `what is let go beyond an edge comes back`() {
    let motion = ScrollMotion(from: -30, velocity: 0, within: 0...100)
    #expect(motion.position(at: 0) == -30)
    #expect(motion.end == 0 && motion.duration < 1.5)
  }

  @Test func `a motion without speed is over at once`() {
    let motion = ScrollMotion(from: 30, velocity: 0, within: 0...100)
    #expect(motion.duration == 0 && motion.position(at: 0) == 30)
  }

  @Test func `a pull beyond the content gives way less and less`() {
    let limits = ScrollLimits(
      content: CGSize(width: 50, height: 300), window: CGSize(width: 100, height: 100))
    #expect(limits.range(.vertical) == 0...200 && limits.range(.horizontal) == 0...0)
    func y(_ place: CGFloat) -> CGFloat { limits.stretched(CGPoint(x: 0, y: place)).y }
    #expect(y(50) == 50 && y(200) == 200)
    #expect(abs(y(-1) + 0.55) < 0.01)
    #expect(y(-50) - y(-100) < y(0) - y(-50))
    #expect(y(-1_000_000) > -100 && y(1_000_000) < 300)
  }
}
