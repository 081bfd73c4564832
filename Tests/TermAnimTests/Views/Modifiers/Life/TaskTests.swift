import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TaskTests {
  private let events: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() {
    (events, continuation) = AsyncStream.makeStream(of: String.self)
  }

  @Test func `a task begins with its view and is cancelled with it`() async {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        if !flag { Color.red.task { await wait("a") } }
      })
    var events = events.makeAsyncIterator()
    #expect(await events.next() == "a begins")
    probe.flag = true
    host.settle()
    #expect(await events.next() == "a is cancelled")
  }

  @Test func `a task whose value changes while its view leaves begins when that comes back`() async
  {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, flag in
        ZStack { if !flag { Color.red.modifier(Waiting(wait: { await wait($0) })) } }
      })
    var events = events.makeAsyncIterator()
    #expect(await events.next() == "0 begins")
    host.animate { probe.flag = true }
    host.advance(by: 0.3)
    Waiting.number?.wrappedValue = 1
    host.settle()
    #expect(await events.next() == "0 is cancelled")
    host.animate { probe.flag = false }
    #expect(await events.next() == "1 begins")
  }

  /// Waits for something that a state of its own says.
  private struct Waiting: ViewModifier {
    static var number: Binding<Int>?
    let wait: @MainActor @Sendable (String) async -> Void
    @State private var id = 0

    func body(content: Content) -> some View {
      Self.number = $id
      return content.task(id: id) { [id, wait] in await wait("\(id)") }
    }
  }

  @Test func `a task begins anew when its value has changed, and only then`() async {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in
        Color.red.offset(x: u).task(id: v) { await wait("\(v)") }
      })
    var events = events.makeAsyncIterator()
    #expect(await events.next() == "0.0 begins")
    probe.u = 1
    host.settle()
    probe.v = 1
    host.settle()
    var rest: Set<String?> = []
    rest.insert(await events.next())
    rest.insert(await events.next())
    #expect(rest == ["0.0 is cancelled", "1.0 begins"])
  }

  @Test func `a task ends with the graph`() async {
    var host: ViewHost? = ViewHost(Color.red.task { await wait("a") })
    var events = events.makeAsyncIterator()
    #expect(await events.next() == "a begins")
    #expect(host != nil)
    host = nil
    #expect(await events.next() == "a is cancelled")
  }

  @Test func `what a task changes asks for a frame and shows in it`() async {
    let model = Level()
    let host = ViewHost(LevelView(model: model, continuation: continuation))
    var events = events.makeAsyncIterator()
    #expect(await events.next() == "done")
    #expect(host.graph.nextWakeUp == host.time)
    host.settle()
    #expect(host.firstBox?.height == 50)
  }

  /// Goes on until the task is cancelled.
  private func wait(_ name: String) async {
    continuation.yield("\(name) begins")
    try? await Task.sleep(for: .seconds(1_000_000))
    continuation.yield(Task.isCancelled ? "\(name) is cancelled" : "\(name) ends")
  }
}

private final class Level: ObservableObject {
  @Published var height = 1.0
}

private struct LevelView: View {
  @ObservedObject var model: Level
  let continuation: AsyncStream<String>.Continuation

  var body: some View {
    Color.red.frame(width: 1, height: model.height).task {
      model.height = 50
      continuation.yield("done")
    }
  }
}
