import Foundation
import Testing

@testable import TermAnim

@MainActor
struct BadgeTests {
  @Test func `a badge is at the end of its row`() throws {
    let host = ViewHost(
      List {
        Text("mail").badge(3)
        Text("none").badge(0)
        Text("more").badge("new")
      })
    host.run(for: 1)
    #expect(host.strings == ["mail", "3", "none", "more", "new"])
    let runs = DrawnText.characters(in: host)
    #expect(runs[1].origin == CGPoint(x: 308, y: 8))
    #expect(runs[4].origin == CGPoint(x: 300, y: 56))
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `the badge of a link is before its arrow`() throws {
    let host = ViewHost(List { NavigationLink("mail") { Text("page") }.badge(3) })
    host.run(for: 1)
    #expect(host.strings == ["mail", "3", "\u{203A}"])
    let (badge, arrow) = (host.frame(of: "3"), host.frame(of: "\u{203A}"))
    #expect(try #require(badge).maxX + 8 == #require(arrow).minX)
    #expect(arrow?.maxX == 312)
  }

  @Test func `badges stand out as much as is said around them`() {
    func color(_ prominence: BadgeProminence) -> Color.Resolved? {
      let list = List { Text("mail").badge("new") }.badgeProminence(prominence)
      return DrawnText.characters(in: ViewHost(list)).last?.color
    }
    let usual = DrawnText.characters(in: ViewHost(List { Text("mail").badge("new") })).last?.color
    #expect(color(.standard) == usual)
    #expect(color(.increased) == Color.accentColor.resolved)
    #expect(color(.decreased) != usual && color(.decreased) != color(.increased))
  }

  @Test func `a row makes room for its badge`() {
    let text = String(repeating: "word ", count: 30)
    let host = ViewHost(List { Text(text).badge("many") })
    host.run(for: 1)
    let runs = DrawnText.characters(in: host)
    let badge = runs.first { $0.text == "many" }
    let end =
      runs.filter { $0.origin != badge?.origin }
      .map { $0.origin.x + CGFloat($0.clusters.count) * 4 }.max() ?? .infinity
    #expect(end <= (badge?.origin.x ?? 0))
  }

  @Test func `a tab's badge is beside its item`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { count, _, _ in
        TabView {
          Text("first").tabItem { Text("A") }.badge(Int(count))
          Text("second").tabItem { Text("B") }
        }
      })
    #expect(host.strings == ["first", "A", "B"])
    probe.u = 12
    host.run(for: 1)
    #expect(host.strings == ["first", "A", "12", "B"])
  }

  @Test func `a badge may come before the item`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { count, _, _ in
        TabView {
          Text("first").badge(Int(count)).tabItem { Text("A") }
          Text("second").tabItem { Text("B") }
        }
      })
    probe.u = 12
    host.run(for: 1)
    #expect(host.strings == ["first", "A", "12", "B"])
    probe.u = 0
    host.run(for: 1)
    #expect(host.strings == ["first", "A", "B"])
  }

  @Test func `a badge of a tab is none of the tab that its tab view is in`() {
    let host = ViewHost(
      TabView {
        TabView { Text("first").tabItem { Text("inner") }.badge(3) }.tabItem { Text("outer") }
      })
    host.run(for: 1)
    #expect(host.strings.filter { $0 == "3" }.count == 1)
  }

  @Test func `a badge around a tab view is none of its tabs'`() {
    let host = ViewHost(TabView { Text("first").tabItem { Text("A") } }.badge(3))
    #expect(host.strings == ["first", "A"])
  }
}
