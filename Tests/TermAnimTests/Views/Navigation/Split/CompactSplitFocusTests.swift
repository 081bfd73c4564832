import Foundation
import Testing

@testable import TermAnim

/// What has the focus, and what is chosen, where one column of a split view shows at a time.
@MainActor
struct CompactSplitFocusTests {
  private struct Letters: View {
    var isCompact = true
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $chosen) { Text("row \($0)") }
      } detail: {
        VStack {
          Button("other") {}
          Button("none of \(chosen ?? "all")") { chosen = nil }
        }
      }
      .environment(\.horizontalSizeClass, isCompact ? .compact : .regular)
    }
  }

  private func lead(_ host: ViewHost) {
    host.key(.tab)
    host.key(.downArrow, runningFor: 1)
    host.key(.return, runningFor: 2)
  }

  @Test func `a column that comes back has the focus where it was`() throws {
    let host = ViewHost(Letters())
    lead(host)
    let detail = host.strings
    #expect(detail.contains("none of b") && host.focusRing == nil)
    host.key(.tab, runningFor: 1)
    let ring = try #require(host.focusRing)
    host.key(.escape, runningFor: 2)
    let row = try #require(host.frame(of: "row b"))
    #expect(host.focusRing.map { $0.minY < row.minY && $0.maxY > row.maxY } == true)
    host.key(.return, runningFor: 2)
    #expect(host.strings == detail && host.focusRing == ring)
  }

  @Test func `what has the focus in a column that had no room has it again with more`() throws {
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, isCompact in Letters(isCompact: isCompact) })
    for _ in 0..<2 { host.key(.tab, runningFor: 1) }
    let ring = try #require(host.focusRing)
    let button = try #require(host.frame(of: "other"))
    #expect(ring.contains(button))
    probe.flag = true
    host.run(for: 2)
    #expect(host.strings == ["row a", "row b"] && host.focusRing == nil)
    probe.flag = false
    host.run(for: 2)
    #expect(host.focusRing == ring)
  }

  @Test func `a selection that is set to nil leads back`() {
    let host = ViewHost(Letters())
    for row in ["row a", "row b"] {
      host.tap(on: row)
      host.run(for: 2)
      #expect(!host.strings.contains("row a"))
      host.tap(on: row == "row a" ? "none of a" : "none of b")
      host.run(for: 2)
      #expect(host.strings == ["row a", "row b"])
    }
  }

  @Test func `a selection that is set to nil leads back to its column`() {
    struct Columns: View {
      @State private var letter: String?
      @State private var number: Int?
      var body: some View {
        NavigationSplitView {
          List(["a"], id: \.self, selection: $letter) { Text("row \($0)") }
            .safeAreaInset(edge: .bottom) { Button("forget") { number = nil } }
        } content: {
          List([1], id: \.self, selection: $number) { Text("line \($0)") }
        } detail: {
          VStack {
            Button("no number") { number = nil }
            Button("no letter") { letter = nil }
          }
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = ViewHost(Columns())
    for name in ["row a", "line 1", "no number", "line 1", "no letter"] {
      #expect(host.strings.contains(name))
      host.tap(on: name)
      host.run(for: 2)
    }
    for name in ["row a", "line 1"] {
      host.tap(on: name)
      host.run(for: 2)
    }
    for _ in 0..<2 { host.key(.escape, runningFor: 2) }
    host.tap(on: "forget")
    host.run(for: 2)
    #expect(host.strings == ["row a", "forget"])
  }

  @Test func `what is chosen at the beginning does not lead on where a binding names a column`() {
    struct Columns: View {
      @State private var column = NavigationSplitViewColumn.sidebar
      @State private var chosen: String? = "a"
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(["a"], id: \.self, selection: $chosen) { Text("row \($0)") }
        } detail: {
          Text("detail")
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = ViewHost(Columns())
    host.run(for: 2)
    #expect(host.strings == ["row a"])
  }
}
