import Foundation
import Testing

@testable import TermAnim

@Observable
private final class Tank: @unchecked Sendable {
  var level = 0.0
  var label = "tank"
}

private struct Gauge: View {
  let tank: Tank

  var body: some View {
    Color.red.frame(width: 10, height: tank.level)
  }
}

@MainActor
struct ObservableTests {
  @Test func `a body runs again only for properties that it read`() {
    let tank = Tank()
    let host = ViewHost(Gauge(tank: tank))
    let count = host.graph.bodyEvaluationCount
    tank.label = "another"
    host.settle()
    #expect(host.graph.bodyEvaluationCount == count)
    tank.level = 40
    host.settle()
    #expect(host.firstBox?.height == 40)
    #expect(host.graph.bodyEvaluationCount == count + 1)
  }

  @Test func `a change of an observable object is animated`() {
    let tank = Tank()
    let host = ViewHost(Gauge(tank: tank))
    host.animate { tank.level = 100 }
    host.advance(by: 0.25)
    #expect(abs((host.firstBox?.height ?? 0) - 25) < 1e-6)
  }

  @Test func `each transaction is an update of its own, though objects have but one value`() {
    let tank = Tank()
    let host = ViewHost(Gauge(tank: tank))
    tank.level = 60
    withAnimation(.linear(duration: 1)) { tank.level = 100 }
    #expect(host.graph.time == .zero)
    host.settle()
    #expect(host.firstBox?.height == 60)
    host.advance(by: 0.5)
    #expect(host.firstBox?.height == 80)
  }

  @Test func `state that changed before an animation does not take an object's change along`() {
    let (probe, tank) = (Probe(), Tank())
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in
        Color.red.frame(width: 10 + u, height: tank.level).offset(x: v)
      })
    probe.v = 10
    withAnimation(.linear(duration: 1)) {
      probe.u = 10
      tank.level = 100
    }
    host.settle()
    host.advance(by: 0.5)
    #expect(host.firstBox?.height == 50)
    #expect(host.firstBox?.width == 15)
  }

  @Test func `a row of a list runs again for what it read itself`() {
    let tanks = [Tank(), Tank()]
    let host = ViewHost(
      HStack(spacing: 0) {
        ForEach(tanks.indices, id: \.self) { Gauge(tank: tanks[$0]) }
      })
    let count = host.graph.bodyEvaluationCount
    tanks[1].level = 40
    host.settle()
    #expect(host.graph.bodyEvaluationCount == count + 1)
  }

  @Test func `the content of a list runs again when it read an object`() {
    let tank = Tank()
    let host = ViewHost(ForEach(0..<1) { _ in Color.red.frame(height: tank.level) })
    tank.level = 40
    host.settle()
    #expect(host.firstBox?.height == 40)
  }

  @Test func `a change on another thread shows`() async {
    let tank = Tank()
    let host = ViewHost(Gauge(tank: tank))
    await Task.detached { tank.level = 30 }.value
    host.settle()
    #expect(host.firstBox?.height == 30)
  }

  @Test func `objects hold on to nothing of evaluations that are over`() {
    let tank = Tank()
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, flag in
        if flag { Color.blue } else { Color.red.frame(width: v, height: tank.level) }
      })
    for v in 1...3 {
      probe.v = Double(v)
      host.settle()
    }
    weak let second = host.watches.first?.invalidation
    #expect(second != nil)
    probe.v = 4
    host.settle()
    #expect(second == nil)
    weak let last = host.watches.first?.invalidation
    #expect(last != nil)
    probe.flag = true
    host.settle()
    #expect(last == nil)
    tank.level = 5
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a graph that is gone leaves nothing in objects`() {
    let tank = Tank()
    var hosts = [ViewHost(Gauge(tank: tank)), ViewHost(Gauge(tank: tank))]
    for host in hosts { host.graph.root?.node.invalidateAll() }
    for host in hosts { host.settle() }
    weak let invalidation = hosts.first?.watches.first?.invalidation
    #expect(invalidation != nil)
    hosts.removeAll()
    #expect(invalidation == nil)
    tank.level = 5
  }

  @Test func `views that read no object have no watch`() {
    let host = ViewHost(VStack { Color.red })
    #expect(host.watches.isEmpty)
    #expect(host.graph.observingTypes.isEmpty)
  }

  @Test func `a bindable object's binding changes it, animated if it says so`() {
    let tank = Tank()
    @Bindable var bindable = tank
    let host = ViewHost(Gauge(tank: tank))
    $bindable.level.animation(.linear(duration: 1)).wrappedValue = 10
    host.settle()
    host.advance(by: 0.5)
    #expect(tank.level == 10)
    #expect(host.firstBox?.height == 5)
  }

  @Test func `an object in the environment is found by its type, the nearest first`() {
    let (outer, inner) = (Tank(), Tank())
    (outer.level, inner.level) = (10, 20)
    let host = ViewHost(
      HStack(spacing: 0) {
        EnvironmentGauge().environment(inner)
        EnvironmentGauge()
      }
      .environment(outer))
    #expect(host.drawing.map(\.bounds?.height) == [20, 10])
    outer.level = 15
    host.settle()
    #expect(host.drawing.map(\.bounds?.height) == [20, 15])
  }

  @Test func `an optional object of the environment may be missing`() {
    let host = ViewHost(OptionalGauge())
    #expect(host.firstBox?.height == 1)
  }

  @Test func `a missing object of the environment is a programmer's error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Environment(Tank.self).wrappedValue
    }
  }
}

private struct EnvironmentGauge: View {
  @Environment(Tank.self) private var tank

  var body: some View {
    Color.red.frame(width: 10, height: tank.level)
  }
}

private struct OptionalGauge: View {
  @Environment(Tank.self) private var tank: Tank?

  var body: some View {
    Color.red.frame(width: 10, height: tank?.level ?? 1)
  }
}

extension ViewHost {
  /// The watches of all nodes.
  fileprivate var watches: [ObservationWatch] {
    graph.root?.node.watches ?? []
  }
}

extension ViewNode {
  fileprivate var watches: [ObservationWatch] {
    (watch.map { [$0] } ?? []) + children.flatMap(\.watches)
  }

  fileprivate func invalidateAll() {
    invalidate()
    for child in children { child.invalidateAll() }
  }
}
