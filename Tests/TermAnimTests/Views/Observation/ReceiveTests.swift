import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ReceiveTests {
  @Test func `a new publisher is received from, with the value it has`() {
    var colors: [Color] = []
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in Listener(color: v == 0 ? .red : .green) { colors.append($0) } })
    #expect(colors == [.red])
    probe.v = 1
    host.settle()
    #expect(colors == [.red, .green])
    #expect(host.drawing.first?.color == Color.green.resolved)
  }

  @Test func `the same publisher is not subscribed to again`() {
    let (probe, subject) = (Probe(), CurrentValueSubject<Int, Never>(1))
    var values: [Int] = []
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Color.red.offset(x: v).onReceive(subject) { values.append($0) }
      })
    probe.v = 1
    host.settle()
    #expect(values == [1])
    subject.send(2)
    host.settle()
    #expect(values == [1, 2])
  }

  @Test func `the action is that of the view as it is now`() {
    let (probe, subject) = (Probe(), PassthroughSubject<Void, Never>())
    var values: [Double] = []
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in Color.red.onReceive(subject) { values.append(v) } })
    probe.v = 4
    host.settle()
    subject.send()
    host.settle()
    #expect(values == [4])
  }

  @Test func `a view that is gone receives nothing`() {
    let (probe, subject) = (Probe(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        if !flag { Color.red.onReceive(subject) { values.append($0) } }
      })
    subject.send(1)
    probe.flag = true
    subject.send(2)
    host.settle()
    subject.send(3)
    host.settle()
    #expect(values == [1, 2])
  }

  @Test func `what a received value changes animates if it says so`() {
    let (model, subject) = (Fader(), PassthroughSubject<Double, Never>())
    let host = ViewHost(FaderView(model: model, subject: subject))
    subject.send(0.5)
    host.settle()
    #expect(host.drawing.map(\.opacity) == [0.5])
    host.advance(by: 0.5)
    #expect(host.drawing.map(\.opacity) == [0.25])
  }

  @Test func `a value sent within withAnimation is received within it`() {
    let (probe, subject) = (Probe(), PassthroughSubject<Double, Never>())
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Rectangle().opacity(1 - v).onReceive(subject) { probe.v = $0 }
      })
    host.animate { subject.send(1) }
    host.advance(by: 0.25)
    #expect(host.drawing.map(\.opacity) == [0.75])
  }

  @Test func `a value of another thread is received on the main one`() async {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let host = ViewHost(Color.red.onReceive(subject) { values.append($0) })
    nonisolated(unsafe) let sender = subject
    await Task.detached { sender.send(5) }.value
    #expect(values == [])
    host.settle()
    #expect(values == [5])
  }
}

private final class Store: ObservableObject {
  @Published var color: Color

  init(color: Color) {
    self.color = color
  }
}

/// The view makes its store anew whenever it is described.
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

private final class Fader: ObservableObject {
  @Published var opacity = 1.0
}

private struct FaderView: View {
  @ObservedObject var model: Fader
  let subject: PassthroughSubject<Double, Never>

  var body: some View {
    Rectangle().opacity(model.opacity).onReceive(subject) { start in
      model.opacity = start
      withAnimation(.linear(duration: 1)) { model.opacity = 0 }
    }
  }
}
