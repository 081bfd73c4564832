import Foundation
import Testing

@testable import TermAnim

@MainActor
struct CompactSplitViewTests {
  /// A list of letters, and what was chosen.
  private struct Letters: View {
    var isCompact = true
    @State private var chosen: String?
    @State private var count = 0

    var body: some View {
      NavigationSplitView {
        List(["a", "b", "c"], id: \.self, selection: $chosen) { Text("row \($0)") }
          .navigationTitle("Letters")
          .toolbar { Button("last") { chosen = "c" } }
      } detail: {
        Button("\(chosen ?? "nothing") \(count)") { count += 1 }
      }
      .environment(\.horizontalSizeClass, isCompact ? .compact : .regular)
    }
  }

  private static let rows = ["row a", "row b", "row c"]

  @Test func `one column shows at a time, and a choice leads to the next`() {
    let host = ViewHost(Letters())
    #expect(Set(host.strings) == Set(Self.rows + ["Letters", "last"]))
    host.tap(on: "row b")
    host.run(for: 2)
    #expect(Set(host.strings) == ["\u{2039} Back", "b 0"])
    host.tap(on: "\u{2039} Back")
    host.run(for: 2)
    #expect(Set(host.strings) == Set(Self.rows + ["Letters", "last"]))
  }

  @Test func `the chosen row leads on once more, and a column keeps its state`() {
    let host = ViewHost(Letters())
    host.tap(on: "row b")
    host.run(for: 2)
    host.tap(on: "b 0")
    host.key(.escape)
    host.run(for: 2)
    #expect(host.strings.contains("row b"))
    host.tap(on: "row b")
    host.run(for: 2)
    #expect(host.strings.contains("b 1"))
  }

  @Test func `arrow keys go through the rows, and Return leads on`() {
    let host = ViewHost(Letters())
    host.tap(on: "row a")
    host.run(for: 2)
    host.key(.escape)
    host.run(for: 2)
    host.key(.tab)
    for key in [.downArrow, .downArrow] as [KeyEquivalent] {
      host.key(key)
      host.run(for: 2)
      #expect(host.strings.contains("row a"))
    }
    host.key(.return)
    host.run(for: 2)
    #expect(host.strings.contains("c 0"))
  }

  @Test func `what the program chooses leads on, too`() {
    let host = ViewHost(Letters())
    host.tap(on: "last")
    host.run(for: 2)
    #expect(host.strings.contains("c 0"))
  }

  @Test func `columns slide in from where they lead to, and back`() throws {
    let host = ViewHost(Letters())
    func places() throws -> (list: CGFloat, detail: CGFloat) {
      (
        try #require(host.frame(of: "row a")).minX,
        try #require(host.frame(of: "a 0")).minX
      )
    }
    host.tap(on: "row a")
    host.run(for: 0.1)
    let (list, detail) = try places()
    #expect(list < 0 && detail > 160)
    host.run(for: 0.1)
    #expect(try places().list < list && places().detail < detail)
    host.run(for: 2)
    host.key(.escape)
    host.run(for: 0.1)
    let (back, leaving) = try places()
    #expect(back < 0 && leaving > detail - 160)
    host.run(for: 0.1)
    #expect(try places().list > back && places().detail > leaving)
  }

  @Test func `with more room the columns are side by side, and what was chosen is`() {
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, isWide in Letters(isCompact: !isWide) })
    host.tap(on: "row b")
    host.run(for: 2)
    #expect(!host.strings.contains("row a"))
    probe.flag = true
    host.run(for: 0.1)
    #expect(Set(host.strings) == Set(Self.rows + ["Letters", "last", "b 0"]))
    host.tap(on: "row c")
    host.run(for: 0.1)
    probe.flag = false
    host.run(for: 0.1)
    #expect(Set(host.strings) == ["\u{2039} Back", "c 0"])
  }

  @Test func `a link leads through all columns, and the way back is the same`() {
    let host = ViewHost(
      NavigationSplitView {
        NavigationLink("first") { NavigationLink("second") { Text("third") } }
      } content: {
        Text("nothing")
      } detail: {
        Text("nothing else")
      }
      .environment(\.horizontalSizeClass, .compact))
    for name in ["first", "second"] {
      #expect(host.strings.contains(name))
      host.tap(on: name)
      host.run(for: 2)
    }
    #expect(host.strings.contains("third"))
    for name in ["second", "first"] {
      host.key(.escape)
      host.run(for: 2)
      #expect(host.strings.contains(name) && !host.strings.contains("third"))
    }
    #expect(!host.key(.escape) && !host.strings.contains("\u{2039} Back"))
    host.tap(on: "first")
    host.run(for: 2)
    #expect(host.strings.contains("second"))
  }

  @Test func `a program says which column shows, and is told`() {
    struct Columns: View {
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        VStack {
          NavigationSplitView(preferredCompactColumn: $column) {
            NavigationLink("link") { Text("page") }
          } detail: {
            Button("turn") { column = .sidebar }
          }
          .environment(\.horizontalSizeClass, .compact)
          Text(column == .sidebar ? "at the list" : "at the detail")
        }
      }
    }
    let host = ViewHost(Columns())
    #expect(Set(host.strings) == ["\u{2039} Back", "turn", "at the detail"])
    for leave in [{ host.tap(on: "turn") }, { host.key(.escape) }] {
      _ = leave()
      host.run(for: 2)
      #expect(Set(host.strings) == ["link", "at the list"])
      host.tap(on: "link")
      host.run(for: 2)
      #expect(Set(host.strings) == ["\u{2039} Back", "page", "at the detail"])
    }
  }

  @Test func `a stack in a column has the button that leads back, and only its root does`() {
    let host = ViewHost(
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("list")
      } detail: {
        NavigationStack {
          NavigationLink("more") { Text("page") }.navigationTitle("Title")
        }
      }
      .environment(\.horizontalSizeClass, .compact))
    #expect(host.strings.filter { $0.hasSuffix("Back") }.count == 1)
    let (title, back) = (host.frame(of: "Title"), host.frame(of: "\u{2039} Back"))
    #expect(title != nil && title?.minY == back?.minY)
    host.tap(on: "more")
    host.run(for: 2)
    #expect(host.strings.filter { $0.hasSuffix("Back") }.count == 1)
    host.key(.escape)
    host.run(for: 2)
    #expect(host.strings.contains("more"))
  }

  @Test func `a link that a program keeps open leads on once more`() {
    struct Columns: View {
      @State private var isActive = false
      var body: some View {
        NavigationSplitView {
          NavigationLink("link", isActive: $isActive) { Text("page") }
        } detail: {
          Text("nothing")
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = ViewHost(Columns())
    for _ in 0..<2 {
      host.tap(on: "link")
      host.run(for: 2)
      #expect(host.strings.contains("page"))
      host.key(.escape)
      host.run(for: 2)
      #expect(host.strings == ["link"])
    }
  }

  @Test func `what is in a column can lead back, and a sheet of it can not`() {
    struct Detail: View {
      @State private var isPresented = false
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        VStack {
          Button("leave") { dismiss() }
          Button("present") { isPresented = true }
        }
        .sheet(isPresented: $isPresented) { NavigationStack { Text("sheet") } }
      }
    }
    let host = ViewHost(
      NavigationSplitView {
        NavigationLink("link") { Detail() }
      } detail: {
        Text("nothing")
      }
      .environment(\.horizontalSizeClass, .compact))
    host.tap(on: "link")
    host.run(for: 2)
    host.tap(on: "present")
    host.run(for: 2)
    #expect(host.strings.contains("sheet"))
    #expect(host.strings.filter { $0.hasSuffix("Back") }.count == 1)
    host.key(.escape)
    host.run(for: 2)
    host.tap(on: "leave")
    host.run(for: 2)
    #expect(host.strings == ["link"])
  }

  @Test func `without a second column the first one stands for it`() {
    let host = ViewHost(
      NavigationSplitView(preferredCompactColumn: .constant(.content)) {
        Text("list")
      } detail: {
        Text("detail")
      }
      .environment(\.horizontalSizeClass, .compact))
    #expect(host.strings == ["list"])
  }

  @Test func `what was chosen elsewhere does not lead on from a column that comes back`() {
    struct Columns: View {
      @State private var chosen: String?
      var body: some View {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $chosen) { Text("row \($0)") }
        } detail: {
          Button("turn \(chosen ?? "")") { chosen = "b" }
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = ViewHost(Columns())
    for row in ["row a", "row b"] {
      host.tap(on: row)
      host.run(for: 2)
      host.tap(on: row == "row a" ? "turn a" : "turn b")
      host.run(for: 2)
      host.key(.escape)
      host.run(for: 2)
      #expect(Set(host.strings) == ["row a", "row b"])
    }
  }

  @Test func `what is chosen at the beginning leads on at once, until somebody goes back`() {
    struct Columns: View {
      @State private var chosen: String? = "a"
      var body: some View {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $chosen) { Text("row \($0)") }
        } detail: {
          Text("detail \(chosen ?? "")")
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let host = ViewHost(Columns())
    #expect(Set(host.strings) == ["‹ Back", "detail a"])
    host.key(.escape)
    host.run(for: 2)
    #expect(host.strings == ["row a", "row b"])
    host.tap(on: "row b")
    host.run(for: 2)
    #expect(Set(host.strings) == ["‹ Back", "detail b"])
  }

  @Test func `a list on a sheet of a column leads nowhere, and arrow keys choose in it`() {
    struct Columns: View {
      @State private var isPresented = false
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          Button("present") { isPresented = true }
            .sheet(isPresented: $isPresented) {
              List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
            }
        } detail: {
          Text("detail")
        }
        .environment(\.horizontalSizeClass, .compact)
        .onChange(of: chosen) { log.note("\(chosen ?? -1)") }
      }
      let log: NoteList
    }
    let log = NoteList()
    let host = ViewHost(Columns(log: log))
    host.tap(on: "present")
    host.run(for: 2)
    host.tap(on: "row 0")
    host.run(for: 2)
    host.key(.downArrow)
    host.run(for: 2)
    #expect(log.take() == ["0", "1"])
    #expect(host.strings.contains("present") && !host.strings.contains("detail"))
  }
}
