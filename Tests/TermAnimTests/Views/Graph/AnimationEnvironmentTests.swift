import Foundation
import Testing

@testable import TermAnim

/// What custom animations learn about the views they move.
@MainActor
struct AnimationEnvironmentTests {
  fileprivate enum Share: EnvironmentKey {
    static var defaultValue: Double { 0 }
  }

  /// Stays for ever where the environment says.
  private struct Lingering: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      value.scaled(by: context.environment[Share.self])
    }
  }

  private func offset(_ host: ViewHost, _ index: Int) -> Double {
    Double(host.drawing[index].bounds?.minX ?? .nan)
  }

  @Test func `an animation sees the environment of the view it moves`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        ZStack(alignment: .topLeading) {
          Color.red.offset(x: v).environment(\.lingeringShare, 0.25)
          Color.blue.offset(x: v).environment(\.lingeringShare, 0.5)
          Color.green.offset(x: v)
        }
      })
    host.animate(Animation(Lingering())) { probe.v = 100 }
    host.advance(by: 1)
    #expect([0, 1, 2].map { offset(host, $0) } == [25, 50, 0])
  }

  @Test func `an animation that goes on sees what becomes of the environment`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in Color.red.offset(x: v).environment(\.lingeringShare, u) })
    probe.u = 0.25
    host.animate(Animation(Lingering())) { probe.v = 100 }
    host.advance(by: 1)
    #expect(offset(host, 0) == 25)
    probe.u = 0.5
    host.advance(by: 1)
    #expect(offset(host, 0) == 50)
  }

  @Test func `the environment of the whole screen counts too, and its changes`() {
    let probe = Probe()
    var environment = EnvironmentValues()
    environment[Share.self] = 0.5
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in Color.red.offset(x: v) }, environment: environment)
    environment[Share.self] = 0.75
    host.graph.update(environment: environment)
    host.settle()
    withAnimation(Animation(Lingering())) { probe.v = 100 }
    host.advance(by: 1)
    #expect(offset(host, 0) == 75)
  }
}

extension EnvironmentValues {
  /// The share at which a lingering animation stays.
  fileprivate var lingeringShare: Double {
    get { self[AnimationEnvironmentTests.Share.self] }
    set { self[AnimationEnvironmentTests.Share.self] = newValue }
  }
}
