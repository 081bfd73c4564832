import Foundation
import Testing

@testable import TermAnim

/// What views look like for a host that wishes nothing to move.
@MainActor
struct StillnessTests {
  private let probe = Probe()

  private func host<Content: View>(
    isStill: Bool = true, @ViewBuilder _ content: @escaping (Double) -> Content
  ) -> ViewHost {
    var environment = EnvironmentValues()
    environment.isStill = isStill
    return ViewHost(
      ProbeView(probe) { _, v, _ in content(v) }, environment: environment)
  }

  private func bar(_ width: Double) -> some View {
    Color.red.frame(width: width, height: 10)
  }

  @Test func `changes are at once where they would end, whatever animates them`() {
    let host = host { v in
      bar(10 + v).animation(.linear(duration: 1), value: v)
        .transaction { $0.animation = .linear(duration: 2) }
    }
    host.animate { probe.v = 50 }
    #expect(host.firstWidth == 60)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `phases rest in the first one, triggered or not`() {
    let host = host { v in
      PhaseAnimator([10.0, 20, 30]) { bar($0) }
      PhaseAnimator([10.0, 20, 30], trigger: v) { bar($0) }
    }
    probe.v = 1
    host.run(for: 1)
    #expect(host.drawing.compactMap { $0.bounds?.width } == [10, 10])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `keyframes show their last value, or the first if they repeat`() {
    let host = host { v in
      KeyframeAnimator(initialValue: 10.0, trigger: v) {
        bar($0)
      } keyframes: { start in
        KeyframeTrack { LinearKeyframe(start + 20, duration: 0.2) }
      }
      KeyframeAnimator(initialValue: 10.0, repeating: true) {
        bar($0)
      } keyframes: { start in
        KeyframeTrack { LinearKeyframe(start + 20, duration: 0.2) }
      }
    }
    #expect(host.drawing.compactMap { $0.bounds?.width } == [10, 10])
    probe.v = 1
    host.settle()
    #expect(host.drawing.compactMap { $0.bounds?.width } == [30, 10])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `what moves comes to rest when the host wishes so, and goes on when it allows it`() {
    let host = host(isStill: false) { _ in
      PhaseAnimator([10.0, 20]) {
        bar($0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    host.advance(by: 0.5)
    #expect(host.firstWidth == 15)
    var environment = EnvironmentValues()
    environment.isStill = true
    host.graph.update(environment: environment)
    host.run(for: 2)
    #expect(host.firstWidth == 10)
    #expect(host.graph.nextWakeUp == nil)
    host.graph.update(environment: EnvironmentValues())
    host.settle()
    host.advance(by: 0.5)
    #expect(host.firstWidth == 15)
  }
}
