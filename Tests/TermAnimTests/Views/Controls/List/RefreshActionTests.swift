import Foundation
import Testing

@testable import TermAnim

@MainActor
struct RefreshActionTests {
  private struct Asking: View {
    @Environment(\.refresh) private var refresh
    let found: (RefreshAction?) -> Void

    var body: some View {
      let _ = found(refresh)
      Text("data")
    }
  }

  /// A view whose own state is changed by its action.
  private struct Rows: View {
    @State private var rows = ["old"]
    let found: (RefreshAction?) -> Void

    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { Text($0) }
        Asking(found: found)
      }
      .refreshable { rows.append("new") }
    }
  }

  @Test func `the action may change the state of the view that says it`() async {
    var action: RefreshAction?
    let host = ViewHost(Rows { action = $0 })
    await action?()
    host.settle()
    #expect(host.strings == ["old", "new", "data"])
  }

  @Test func `a view inside can have the data anew, and none where nothing has any`() async {
    let count = Locked(0)
    var action: RefreshAction?
    let host = ViewHost(
      Asking { action = $0 }.refreshable { count.withLock { $0 += 1 } })
    await action?()
    #expect(count.withLock(\.self) == 1)
    let other = ViewHost(Asking { action = $0 })
    #expect(action == nil)
    _ = (host, other)
  }

  /// Says how often the data have been asked for, and when they are there.
  @MainActor
  private final class Source {
    private(set) var requests = 0
    private var answers: [CheckedContinuation<Void, Never>] = []

    func data() async {
      requests += 1
      await withCheckedContinuation { answers.append($0) }
    }

    /// Sends all data that have been asked for.
    func answer() {
      for answer in answers { answer.resume() }
      answers = []
    }
  }

  private struct Feed: View {
    var axes = Axis.Set.vertical
    var rows = 20
    let source: Source

    var body: some View {
      ScrollView(axes, showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { _ in Color.red.frame(width: 100, height: 20) }
        }
      }
      .refreshable { await source.data() }
    }
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 100, height: 200))
  }

  /// Lets tasks go on until `isDone`, and says whether it came to that.
  private func wait(until isDone: () -> Bool) async -> Bool {
    for _ in 0..<1000 where !isDone() { await Task.yield() }
    return isDone()
  }

  /// Pulls the content down by hand, and lets it come to rest.
  private func pull(_ host: ViewHost, by way: CGFloat) {
    host.pull(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 20 + way))
    host.run(for: 2)
  }

  private func dots(_ host: ViewHost) -> Int {
    host.drawing.count { $0.bounds?.size == CGSize(width: 8, height: 8) }
  }

  @Test(arguments: [2, 20])
  func `content that is pulled down has the data anew, below a wheel until they are there`(
    rows: Int
  ) async {
    let source = Source()
    let host = host(Feed(rows: rows, source: source))
    #expect(host.firstBox?.minY == 0 && dots(host) == 0)
    pull(host, by: 150)
    #expect(await wait { source.requests == 1 })
    #expect(host.firstBox?.minY == 40 && dots(host) == 8)
    pull(host, by: 150)
    #expect(host.firstBox?.minY == 40)
    source.answer()
    #expect(
      await wait {
        host.run(for: 0.1)
        return host.firstBox?.minY == 0
      })
    host.run(for: 1)
    #expect(dots(host) == 0 && !host.graph.isAnimating && source.requests == 1)
    pull(host, by: 150)
    #expect(await wait { source.requests == 2 })
    source.answer()
  }

  @Test func `content that is pulled down a little, or by no hand, has nothing anew`() async {
    let source = Source()
    let host = host(Feed(source: source))
    pull(host, by: 30)
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -40))
    host.run(for: 1)
    #expect(await wait { source.requests > 0 } == false)
    #expect(host.firstBox?.minY == 0)
  }

  @Test func `of scroll views in each other the outermost that scrolls vertically has data anew`()
    async
  {
    let source = Source()
    let across = host(
      ScrollView(.horizontal) {
        ScrollView(showsIndicators: false) { Color.red.frame(width: 100, height: 400) }
      }
      .refreshable { await source.data() })
    pull(across, by: 150)
    #expect(await wait { source.requests == 1 })
    source.answer()
    let outer = Source()
    let nested = host(
      ScrollView {
        ScrollView(showsIndicators: false) { Color.red.frame(width: 100, height: 400) }
          .frame(height: 160)
        Color.green.frame(width: 100, height: 400)
      }
      .refreshable { await outer.data() })
    pull(nested, by: 150)
    #expect(await wait { outer.requests > 0 } == false)
    nested.pull(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 380))
    nested.run(for: 2)
    #expect(await wait { outer.requests == 1 })
    outer.answer()
  }
}
