import Foundation
import Testing

@testable import TermAnim

/// The value of the environment that says whether what a view is in has the focus.
@MainActor
struct IsFocusedTests {
  /// As wide as 20 with the focus around, and as 10 without.
  private struct Mark: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      Color.red.frame(width: isFocused ? 20 : 10, height: 10)
    }
  }

  private struct Marked: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.overlay { Mark() }
    }
  }

  /// Tells an action what the view saw.
  private struct Telling: View {
    let log: HeldValue<[Bool]>
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .onKeyPress("x") {
          log.value.append(isFocused)
          return .handled
        }
    }
  }

  private let probe = Probe()

  private func widths(_ host: ViewHost) -> [CGFloat] {
    host.drawing.filter { !$0.isStroke }.compactMap { $0.bounds?.width }
  }

  @Test func `it follows the focus`() {
    let host = ViewHost(
      VStack {
        Mark()
        Mark().focusable()
        VStack { Mark() }.padding(2).focusable()
      })
    var seen = [widths(host)]
    for _ in 0..<3 {
      host.key(.tab)
      host.run(for: 0.5)
      seen.append(widths(host))
    }
    #expect(seen == [[10, 10, 10], [10, 20, 10], [10, 10, 20], [10, 20, 10]])
    host.graph.focus.move(to: nil)
    host.run(for: 0.5)
    #expect(widths(host) == [10, 10, 10])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `the nearest view that can have the focus counts`() {
    let host = ViewHost(
      VStack {
        Mark()
        Mark().onTapGesture {}
        Mark().focusable()
        Mark().focusable(false)
      }
      .focusable())
    host.key(.tab)
    host.run(for: 0.5)
    #expect(widths(host) == [20, 20, 10, 20])
  }

  @Test func `a view that comes to be able to have the focus takes it from what is in it`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack {
          VStack { Mark() }.focusable(flag)
          Mark()
        }
        .focusable()
      })
    host.graph.focus.move(to: nil)
    host.key(.tab)
    host.run(for: 0.5)
    #expect(widths(host) == [20, 20])
    for flag in [true, false] {
      probe.flag = flag
      host.run(for: 0.5)
      #expect(widths(host) == [flag ? 10 : 20, 20])
    }
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `of several views that one modifier lets have the focus, each has its own`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack {
          ForEach(0..<3) { index in
            if flag || index < 2 { Mark() }
          }
          .focusable()
        }
      })
    var seen = [widths(host)]
    for _ in 0..<2 {
      host.key(.tab)
      host.run(for: 0.5)
      seen.append(widths(host))
    }
    #expect(seen == [[10, 10], [20, 10], [10, 20]])
    probe.flag = true
    host.run(for: 0.5)
    #expect(widths(host) == [10, 20, 10])
    host.key(.tab)
    host.run(for: 0.5)
    #expect(widths(host) == [10, 10, 20])
  }

  @Test func `a view that comes beside the one that has the focus does not have it`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack {
          Group {
            Mark()
            if flag { Mark() }
          }
          .focusable()
        }
      })
    host.key(.tab)
    probe.flag = true
    host.run(for: 0.5)
    #expect(widths(host) == [20, 10])
  }

  @Test func `styles and labels of buttons see it, and views that come later`() {
    let host = ViewHost(
      Button {
      } label: {
        Color.blue.frame(width: 30, height: 10)
      }
      .buttonStyle(Marked()))
    #expect(widths(host) == [30, 10])
    host.key(.tab)
    host.run(for: 0.5)
    #expect(widths(host) == [30, 20])
    let probe = Probe()
    let late = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack {
          Color.blue.frame(width: 30, height: 10)
          if flag { Mark() }
        }
        .focusable()
      })
    late.key(.tab)
    probe.flag = true
    late.settle()
    #expect(widths(late) == [30, 20])
  }

  @Test func `actions see it, and only who asks is described again`() {
    let log = HeldValue<[Bool]>([])
    let host = ViewHost(
      VStack {
        Telling(log: log).focusable()
        Color.blue.frame(width: 10, height: 10).focusable()
      })
    host.key("x")
    host.key(.tab)
    host.key("x")
    host.key(.tab)
    let bodies = host.graph.bodyEvaluationCount
    host.key(.tab)
    host.key(.tab)
    #expect(host.graph.bodyEvaluationCount == bodies)
    host.key("x")
    #expect(log.value == [false, true, false])
  }

  @Test func `on another thread nothing has the focus`() async throws {
    let host = ViewHost(Mark().focusable())
    host.key(.tab)
    var node = try #require(host.graph.root?.node)
    while let child = node.children.first { node = child }
    let reads = EnvironmentReads()
    reads.connect(to: node)
    nonisolated(unsafe) let values = EnvironmentValues().recording(in: reads)
    #expect(values.isFocused)
    let elsewhere = await Task.detached { values.isFocused }.value
    #expect(!elsewhere)
    // The views are there until now.
    host.settle()
  }

  @Test func `outside of views nothing has the focus`() {
    #expect(!EnvironmentValues().isFocused)
  }
}
