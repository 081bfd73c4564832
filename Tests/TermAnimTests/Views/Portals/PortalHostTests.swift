import Foundation
import Testing

@testable import TermAnim

/// The order in which titles, items and tabs are shown that come and go.
@MainActor
struct PortalHostTests {
  /// What is said of `names`, from left to right.
  private func line(of names: [String], in host: ViewHost) -> [String] {
    names.compactMap { name in host.frame(of: name).map { (name, $0.minX) } }
      .sorted { $0.1 < $1.1 }
      .map(\.0)
  }

  @Test(arguments: [ToolbarItemPlacement.primaryAction, .navigation, .bottomBar])
  func `an item that comes stands where it is written`(placement: ToolbarItemPlacement) {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isEditing in
        NavigationStack {
          Text("page")
            .toolbar {
              if isEditing { ToolbarItem(placement: placement) { Text("one") } }
              ToolbarItem(placement: placement) { Text("two") }
            }
            .toolbar {
              if isEditing { ToolbarItem(placement: placement) { Text("three") } }
              ToolbarItem(placement: placement) { Text("four") }
            }
        }
      })
    let names = ["one", "two", "three", "four"]
    #expect(line(of: names, in: host) == ["two", "four"])
    for isEditing in [true, false, true] {
      probe.flag = isEditing
      host.run(for: 1)
    }
    #expect(line(of: names, in: host) == names)
  }

  @Test func `items of several views follow their order, also where that changes`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isOther in
        NavigationStack {
          VStack {
            ForEach(isOther ? ["c", "a", "b"] : ["a", "b"], id: \.self) { name in
              Text(name).toolbar { Text("of \(name)") }
            }
          }
          .toolbar { Text("of all") }
        }
      })
    let names = ["of a", "of b", "of c", "of all"]
    #expect(line(of: names, in: host) == ["of a", "of b", "of all"])
    probe.flag = true
    host.run(for: 1)
    #expect(line(of: names, in: host) == ["of c", "of a", "of b", "of all"])
  }

  @Test func `of several titles the first one is shown, whichever came first`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isThere in
        NavigationStack {
          VStack {
            if isThere { Text("one").navigationTitle("First") }
            Text("two").navigationTitle("Second")
          }
        }
      })
    #expect(host.strings.contains("Second"))
    probe.flag = true
    host.run(for: 1)
    #expect(host.strings.contains("First") && !host.strings.contains("Second"))
  }

  @Test func `a tab that comes has its place in the bar, and its button shows it`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, hasMore in
        TabView {
          Text("first").tabItem { Text("A") }
          if hasMore { Text("second").tabItem { Text("B") } }
          Text("third").tabItem { Text("C") }
        }
      })
    probe.flag = true
    host.run(for: 1)
    #expect(line(of: ["A", "B", "C"], in: host) == ["A", "B", "C"])
    host.tap(on: "B")
    host.run(for: 1)
    #expect(host.strings.contains("second"))
  }

  @Test func `tabs change places in the bar with their pages`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isOther in
        TabView {
          ForEach(isOther ? ["C", "B", "A"] : ["A", "B", "C"], id: \.self) { name in
            Text("page \(name)").tabItem { Text(name) }
          }
        }
      })
    probe.flag = true
    host.run(for: 1)
    #expect(line(of: ["A", "B", "C"], in: host) == ["C", "B", "A"])
    for name in ["A", "C"] {
      host.tap(on: name)
      host.run(for: 1)
      #expect(host.strings.contains("page \(name)"))
    }
  }
}
