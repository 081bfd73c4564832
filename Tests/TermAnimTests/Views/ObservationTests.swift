import Foundation
import OpenCombine
import Testing

@testable import TermAnim

@Observable
private final class Tank {
  var level = 0.0
  var label = "tank"
}

private final class Store: ObservableObject {
  @Published var color: Color

  init(color: Color) {
    self.color = color
  }
}

/// The seed of all splash views: every new colour is a new store, and what it publishes is received.
private struct Listener: View {
  @ObservedObject var store: Store
  let received: (Color) -> Void

  init(color: Color, received: @escaping (Color) -> Void) {
    (store, self.received) = (Store(color: color), received)
  }

  var body: some View {
    Rectangle().foregroundColor(store.color).onReceive(store.$color) { received($0) }
  }
}

private struct Gauge: View {
  let tank: Tank

  var body: some View {
    Color.red.frame(width: 10, height: tank.level)
  }
}

@MainActor
struct ObservationTests {
  @Test func `a body runs again only for properties that it read`() {
    let tank = Tank()
    let host = ViewHost(Gauge(tank: tank))
    let count = host.graph.bodyEvaluationCount
    tank.label = "another"
    host.settle()
    #expect(host.graph.bodyEvaluationCount == count)
    tank.level = 40
    host.settle()
    #expect(host.drawing.first?.bounds?.height == 40)
    #expect(host.graph.bodyEvaluationCount == count + 1)
  }

  @Test func `a change of an observable object is animated`() {
    let tank = Tank()
    let host = ViewHost(Gauge(tank: tank))
    withAnimation(.linear(duration: 1)) { tank.level = 100 }
    host.settle()
    host.advance(by: 0.25)
    #expect(abs((host.drawing.first?.bounds?.height ?? 0) - 25) < 1e-6)
  }

  @Test func `a new publisher is received from, with the value it has`() {
    var colors: [Color] = []
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in Listener(color: v == 0 ? .red : .green) { colors.append($0) } })
    #expect(colors == [.red])
    probe.v = 1
    host.settle()
    #expect(colors == [.red, .green])
    #expect(host.drawing.first?.color == Color.green.resolve(in: EnvironmentValues()))
  }

  @Test func `an observed object shows its changes`() {
    let store = Store(color: .red)
    struct Shown: View {
      @ObservedObject var store: Store

      var body: some View { store.color }
    }
    let host = ViewHost(Shown(store: store))
    store.color = .blue
    host.settle()
    #expect(host.drawing.first?.color == Color.blue.resolve(in: EnvironmentValues()))
  }

  @Test func `a state object is made once for the life of its view`() {
    var made = 0
    struct Owner: View {
      @StateObject var store: Store
      let v: Double

      var body: some View { store.color.frame(width: v + 1) }
    }
    let probe = Probe()
    func makeStore() -> Store {
      made += 1
      return Store(color: .red)
    }
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in Owner(store: makeStore(), v: v) })
    probe.v = 5
    host.settle()
    #expect(made == 1)
    #expect(host.drawing.first?.bounds?.width == 6)
  }
}
