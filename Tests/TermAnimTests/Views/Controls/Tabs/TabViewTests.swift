import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TabViewTests {
  private struct Tabs: View {
    @State var tab = "b"

    var body: some View {
      TabView(selection: $tab) {
        Text("first").tabItem { Text("A") }.tag("a")
        Text("second").tabItem { Text("B") }.tag("b")
      }
    }
  }

  @Test func `the bar chooses which view shows`() {
    let host = ViewHost(Tabs())
    #expect(host.strings == ["second", "A", "B"])
    host.tap(on: "A")
    host.run(for: 1)
    #expect(host.strings == ["first", "A", "B"])
    host.key(.rightArrow)
    host.run(for: 1)
    #expect(host.strings == ["second", "A", "B"])
  }

  private struct Counted: View {
    @State private var tab = 0
    @State private var count = 0

    var body: some View {
      TabView(selection: $tab) {
        Text("first \(count)").tabItem { Text("A") }.tag(0)
        Text("second").tabItem { Text("B") }.tag(1)
      }
      .onKeyPress("c") {
        count += 1
        return .handled
      }
      .onKeyPress("t") {
        withAnimation { tab = 1 - tab }
        return .handled
      }
    }
  }

  @Test(arguments: [0.05, 0.15, 0.3])
  func `a tab that is returned to while it leaves goes on`(pause: Double) {
    let host = ViewHost(Counted())
    for pause in [1, 1, pause, 2] {
      host.key("t")
      host.run(for: pause)
    }
    #expect(host.strings.contains("first 0"))
    host.key("c")
    #expect(host.strings.contains("first 1"))
  }

  @Test func `tabs are chosen by their values, or by their numbers`() {
    struct Tagged: View {
      @State var tab = "b"
      var body: some View {
        TabView(selection: $tab) {
          Tab("A", systemImage: "ladybug", value: "a") { Text("first") }
          Tab(value: "b") {
            Text("second")
          } label: {
            Text("B")
          }
        }
      }
    }
    let host = ViewHost(Tagged())
    #expect(host.strings == ["second", "A", "B"])
    host.tap(on: "A")
    host.run(for: 1)
    #expect(host.strings == ["first", "A", "B"])
    let numbered = ViewHost(
      TabView {
        Tab("A", systemImage: "ladybug") { Text("first") }
        Tab("B", systemImage: "ladybug") { Text("second") }
      })
    numbered.tap(on: "B")
    numbered.run(for: 1)
    #expect(numbered.strings == ["second", "A", "B"])
  }

  @Test func `a value is known by the type of the selection`() {
    enum Place { case home, library, search }
    struct Places: View {
      @State var place = Place.library
      let hasSearch: Bool
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("first") }.badge(2)
          TabSection("More") {
            Tab("Library", systemImage: "book", value: Place.library) { Text("second") }
          }
          if hasSearch { Tab(value: .search, role: .search) { Text("third") } }
        }
      }
    }
    let host = ViewHost(Places(hasSearch: true))
    #expect(host.strings == ["second", "Home", "2", "Library", "Search"])
    host.tap(on: "Search")
    host.run(for: 1)
    #expect(host.strings.first == "third")
    #expect(ViewHost(Places(hasSearch: false)).strings == ["second", "Home", "2", "Library"])
  }

  @Test func `a tab of no role has neither a title nor a picture`() {
    let tab = TabView {
      Tab("A", systemImage: "ladybug") { Color.clear }
      Tab(role: nil) { Color.clear }
    }
    let other = TabView {
      Tab("A", systemImage: "ladybug") { Color.clear }
      Tab(role: .search) { Color.clear }
    }
    #expect(ViewHost(tab).strings == ["A"] && ViewHost(other).strings == ["A", "Search"])
    func pictures(_ view: some View) -> Int {
      let host = ViewHost(view)
      return host.drawing.count { $0.bounds.map { $0.width > 0 } == true }
        + DrawnText.characters(in: host).count(where: \.clusters.isEmpty)
    }
    #expect(pictures(tab) == pictures(other) - 1)
  }

  @Test func `keys do not reach a view that does not show`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(
      TabView {
        Button("a") { log.value.append("a") }.tabItem { Text("A") }
        Button("b") { log.value.append("b") }.tabItem { Text("B") }
      })
    host.tap(on: "B")
    host.tap(on: "A")
    for _ in 0..<3 {
      host.key(.tab)
      host.key(.return)
    }
    #expect(Set(log.value) == ["a"])
  }

  @Test func `a drag turns pages, and less than a fifth of one springs back`() {
    struct Pages: View {
      var body: some View {
        TabView {
          Text("one")
          Text("two")
        }
        .tabViewStyle(.page)
      }
    }
    let host = ViewHost(Pages())
    func x(_ text: String) -> CGFloat? { host.frame(of: text)?.minX }
    let home = x("one")
    host.drag(from: CGPoint(x: 200, y: 96), to: CGPoint(x: 150, y: 96))
    host.run(for: 2)
    #expect(x("one") == home)
    host.drag(from: CGPoint(x: 200, y: 96), to: CGPoint(x: 100, y: 96))
    host.run(for: 2)
    #expect(x("two") == home)
    host.key(.leftArrow)
    host.run(for: 2)
    #expect(x("one") == home)
  }

  @Test func `what is on a page is still inside of the tabs after pages have been turned`() {
    struct Paged: View {
      @State var page = 0
      let note: () -> Void
      var body: some View {
        VStack(spacing: 0) {
          TabView(selection: $page) {
            Text("first").tag(0)
            Text("second").onTapGesture(perform: note).tag(1)
          }
          .tabViewStyle(.page)
          Text("turn").onTapGesture { page = 1 - page }
        }
      }
    }
    var count = 0
    let host = ViewHost(Paged { count += 1 })
    host.tap(on: "turn")
    host.run(for: 1)
    host.tap(on: "second")
    #expect(count == 1)
  }

  @Test(arguments: [false, true])
  func `the dots of pages have a ground where the style says always`(isAlways: Bool) {
    let pages = TabView {
      Text("One")
      Text("Two")
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: isAlways ? .always : .interactive))
    let shapes = ViewHost(pages).boxes.filter { $0.minY > 150 }
    #expect(shapes.count == (isAlways ? 3 : 2))
    if isAlways { #expect(shapes.first?.contains(shapes[1]) == true) }
  }
}
