import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ListLinesTests {
  private struct Three<Middle: View>: View {
    let middle: Middle

    init(@ViewBuilder middle: () -> Middle) {
      self.middle = middle()
    }

    var body: some View {
      List {
        Text("one")
        middle
        Text("three")
      }
    }
  }

  private func lines(_ view: some View) -> [CGFloat] {
    lines(in: ViewHost(view))
  }

  private func lines(in host: ViewHost) -> [CGFloat] {
    marks(in: host).compactMap(\.bounds).map(\.minY)
  }

  private func marks(in host: ViewHost) -> [FlatCommand] {
    host.drawing.filter { $0.bounds?.height == 4 }
  }

  @Test func `a row hides the lines above and below it`() {
    #expect(lines(Three { Text("two") }) == [20, 44, 68])
    #expect(lines(Three { Text("two").listRowSeparator(.hidden) }) == [68])
    #expect(lines(Three { Text("two").listRowSeparator(.hidden, edges: .top) }) == [44, 68])
    #expect(lines(Three { Text("two").listRowSeparator(.hidden, edges: .bottom) }) == [20, 68])
    let shownAgain = Text("two").listRowSeparator(.hidden)
      .listRowSeparator(.visible, edges: .bottom)
    #expect(lines(Three { shownAgain }) == [44, 68])
  }

  @Test func `every row of a loop hides its lines, with a ground of its own too`() {
    let rows = ForEach(0..<3) { Text("\($0)") }
    #expect(lines(List { rows }).count == 3)
    #expect(lines(List { rows.listRowSeparator(.hidden) }).isEmpty)
    #expect(lines(List { rows.listRowBackground(Color.red) }).count == 3)
    #expect(lines(List { rows.listRowBackground(Color.red).listRowSeparator(.hidden) }).isEmpty)
  }

  @Test func `a line has the colour of the row above it, or else of the row below`() {
    func colors(_ view: some View) -> [Color.Resolved?] { marks(in: ViewHost(view)).map(\.color) }
    let usual = colors(Three { Text("two") })[0]
    let (red, green) = (
      Color.red.resolved, Color.green.resolved
    )
    #expect(
      colors(Three { Text("two").listRowSeparatorTint(.red) }) == [red, red, usual])
    #expect(
      colors(Three { Text("two").listRowSeparatorTint(.red, edges: .bottom) })
        == [usual, red, usual])
    let two = Three {
      Text("a").listRowSeparatorTint(.red)
      Text("b").listRowSeparatorTint(.green)
    }
    #expect(colors(two) == [red, red, green, usual])
  }

  @Test func `the ground of a chosen row has no line at either end`() {
    struct Chosen: View {
      @State private var chosen: Set<Int> = []

      var body: some View {
        List(selection: $chosen) { ForEach(0..<4) { Text("\($0)").tag($0) } }
      }
    }
    let host = ViewHost(Chosen())
    #expect(lines(in: host) == [20, 44, 68, 92])
    host.tap(on: "2")
    #expect(lines(in: host) == [20, 92])
    host.tap(on: "0")
    #expect(lines(in: host) == [92])
  }

  @Test func `rows of a sidebar have no lines`() {
    let rows = List { ForEach(0..<3) { Text("\($0)").listRowSeparator(.visible) } }
    #expect(lines(rows.listStyle(.sidebar)).isEmpty)
    #expect(lines(rows.listStyle(.grouped)).count == 3)
  }

  @Test func `a line comes and goes as its row says`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        List {
          Text("one").listRowBackground(Color.clear)
          Text("two").listRowSeparator(flag ? .hidden : .visible)
        }
      })
    #expect(Set(lines(in: host)) == [20, 44])
    probe.flag = true
    host.settle()
    #expect(lines(in: host).isEmpty)
    probe.flag = false
    host.settle()
    #expect(Set(lines(in: host)) == [20, 44])
  }

  @Test(arguments: [false, true])
  func `the line of a row that grows goes with its lower edge`(isFollowed: Bool) {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        List {
          Text("one").frame(height: 8 + 16 * v)
          if isFollowed { Text("two") }
        }
      })
    let ends: (CGFloat) -> [CGFloat] = { isFollowed ? [$0, $0 + 24] : [$0] }
    host.animate { probe.v = 1 }
    #expect(lines(in: host) == ends(20))
    host.advance(by: 0.5)
    #expect(lines(in: host) == ends(28))
    host.run(for: 1)
    #expect(lines(in: host) == ends(36))
  }

  @Test func `UIKit's appearance of lists says whether there are lines, and of what colour`() {
    let appearance = UITableView.appearance()
    defer { (appearance.separatorStyle, appearance.separatorColor) = (.singleLine, nil) }
    appearance.separatorColor = .red
    let red = Color(UIColor.red).resolved
    #expect(marks(in: ViewHost(Three { Text("two") })).map(\.color) == [red, red, red])
    appearance.separatorStyle = .none
    #expect(lines(Three { Text("two") }).isEmpty)
  }
}
