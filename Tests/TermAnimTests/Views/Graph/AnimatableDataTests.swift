import Foundation
import Testing

@testable import TermAnim

/// When modifiers and views are given their animatable data.
///
/// Programs notice that they are set, and take data at their goal for the end of an animation.
@MainActor
struct AnimatableDataTests {
  private struct Watching: AnimatableModifier {
    let log: HeldValue<[Double]>
    var animatableData: Double {
      didSet {
        let data = animatableData
        MainActor.assumeIsolated { log.value.append(data) }
      }
    }

    init(_ data: Double, log: HeldValue<[Double]>) {
      (self.log, animatableData) = (log, data)
    }

    func body(content: Content) -> some View { content.opacity(1 - animatableData / 2) }
  }

  private let probe = Probe()
  private let log = HeldValue<[Double]>([])

  private var host: ViewHost {
    ViewHost(
      ProbeView(probe) { [log] u, v, _ in
        Rectangle().blur(radius: u).modifier(Watching(v, log: log))
      })
  }

  @Test func `data at rest are not set, whatever else changes`() {
    let host = host
    probe.u = 1
    host.settle()
    probe.v = 1
    host.run(for: 1)
    #expect(log.value == [])
    #expect(host.drawing.first?.opacity == 0.5)
  }

  @Test func `data on their way are set in every frame, and to their goal once`() {
    let host = host
    host.animate { probe.v = 1 }
    // To compare an owner with the one before, what that had may be set again, and never the goal.
    #expect(log.value.allSatisfy { $0 == 0 })
    log.value = []
    for _ in 0..<8 { host.advance(by: 0.25) }
    #expect(log.value == [0.25, 0.5, 0.75, 1])
    probe.u = 1
    host.run(for: 1)
    #expect(log.value.count == 4)
  }

  @Test func `an animation that ends where it begins is noticed, too`() {
    let host = host
    host.animate(.linear(duration: 0)) { probe.v = 1 }
    host.run(for: 1)
    #expect(log.value.filter { $0 == 1 }.count == 1)
  }
}
