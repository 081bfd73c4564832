import Foundation
import Testing

@testable import TermAnim

/// Items of toolbars that are there without being told, hidden, or changed.
@MainActor
struct ToolbarItemsTests {
  private struct Searched: View {
    let placement: ToolbarItemPlacement
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Text("found \(text).")
          .navigationTitle("Title")
          .searchable(text: $text, prompt: "Find")
          .toolbar {
            ToolbarItem(placement: placement) { Text("before") }
            DefaultToolbarItem(kind: .search, placement: placement)
            DefaultToolbarItem(kind: .title)
            ToolbarItem(placement: placement) { Text("after") }
          }
      }
    }
  }

  @Test(arguments: [ToolbarItemPlacement.bottomBar, .topBarTrailing])
  func `the field of a search is where an item of the toolbar says`(
    placement: ToolbarItemPlacement
  ) throws {
    let host = ViewHost(Searched(placement: placement))
    host.run(for: 0.5)
    let names = ["before", "Find", "after"]
    let frames = try names.map { try #require(host.frame(of: $0)) }
    #expect(Set(frames.map(\.midY)).count == 1)
    #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
    #expect((frames[1].midY > 150) == (placement == .bottomBar))
    host.tap(on: "Find")
    host.type("x")
    #expect(host.strings.contains("found x."))
  }

  @Test func `a menu opens beside the title`() throws {
    struct Page: View {
      let isModifier: Bool
      @State private var name = "one"

      var body: some View {
        NavigationStack {
          if isModifier {
            Text("page").navigationTitle("Title").toolbarTitleMenu { lines }
          } else {
            Text("page").navigationTitle("Title").toolbar { ToolbarTitleMenu { lines } }
          }
        }
        Text(name)
      }

      private var lines: some View { Button("rename") { name = "two" } }
    }
    for isModifier in [false, true] {
      let host = ViewHost(Page(isModifier: isModifier))
      let (title, sign) = (host.frame(of: "Title"), host.frame(of: "\u{25BE}"))
      #expect(try #require(title).midY == #require(sign).midY)
      host.tap(on: "\u{25BE}")
      host.run(for: 0.5)
      host.tap(on: "rename")
      #expect(host.strings.contains("two"))
    }
  }

  /// A page with an item that is moved when it is pressed, and counts that.
  private struct Moving: View {
    let placements: [ToolbarItemPlacement]
    var animation: Animation?
    /// Whether there is an item in the place that the other one goes to.
    var hasOther = false
    @State private var isMoved = false

    var body: some View {
      NavigationStack {
        Text("page").navigationTitle("Title").toolbar {
          ToolbarItem(placement: placements[isMoved ? 1 : 0]) {
            Counter { withAnimation(animation) { isMoved.toggle() } }
          }
          if hasOther {
            ToolbarItem(placement: placements[1]) { Text("other") }
          }
        }
      }
    }
  }

  private struct Counter: View {
    let move: () -> Void
    @State private var count = 0

    var body: some View {
      Button("move \(count)") {
        count += 1
        move()
      }
    }
  }

  @Test(arguments: [ToolbarItemPlacement.topBarTrailing, .bottomBar, .principal], [false, true])
  func `an item whose placement changes goes there, with its state`(
    placement: ToolbarItemPlacement, isAnimated: Bool
  ) throws {
    let placements = [.topBarLeading, placement]
    let host = ViewHost(
      Moving(placements: placements, animation: isAnimated ? .linear(duration: 0.2) : nil))
    let first = try #require(host.frame(of: "move 0"))
    for count in 1...4 {
      host.tap(on: "move \(count - 1)")
      host.run(for: 0.5)
      #expect(host.strings.filter { $0.hasPrefix("move") } == ["move \(count)"])
      let here = try #require(host.frame(of: "move \(count)"))
      #expect((here == first) == (count % 2 == 0))
      #expect(placement != .bottomBar || (here.midY > 150) == (count % 2 == 1))
    }
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `an item that is moved stands where it is written, before what is there`() throws {
    let host = ViewHost(Moving(placements: [.topBarLeading, .bottomBar], hasOther: true))
    host.tap(on: "move 0")
    #expect(
      try #require(host.frame(of: "move 1")).maxX < #require(host.frame(of: "other")).minX
    )
  }

  @Test func `items are hidden, and grouped under a label`() {
    let host = ViewHost(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem { Text("seen") }.hidden(false)
          ToolbarItem { Text("hidden") }.hidden()
          ToolbarItemGroup(placement: .bottomBar) {
            Text("one")
            Text("two")
          } label: {
            Text("label")
          }
        }
        .toolbarForegroundStyle(.blue, for: .navigationBar)
      })
    #expect(Set(host.strings) == ["page", "seen", "one", "two"])
  }

  @Test func `items that could be customized are there`() {
    struct Items: CustomizableToolbarContent {
      var body: some CustomizableToolbarContent {
        ToolbarItem(id: "a") { Text("a") }.customizationBehavior(.disabled)
        ToolbarItem(id: "b", placement: .accessoryBar(id: "bar")) { Text("b") }
          .defaultCustomization(.hidden, options: .alwaysAvailable)
      }
    }
    let host = ViewHost(
      NavigationStack {
        Text("page").toolbar(id: "main") { Items() }
      })
    #expect(Set(host.strings) == ["page", "a", "b"])
  }

  @Test func `a page grows out of an item of the toolbar`() throws {
    struct Page: View {
      @Namespace private var names
      @State private var isOpen = false

      var body: some View {
        NavigationStack {
          Text("page")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) {
                Button("open") { isOpen = true }
              }
              .matchedTransitionSource(id: "source", in: names)
            }
            .fullScreenCover(isPresented: $isOpen) {
              Color(red: 1, green: 0, blue: 0)
                .navigationTransition(.zoom(sourceID: "source", in: names))
            }
        }
      }
    }
    let host = ViewHost(Page())
    host.tap(on: "open")
    host.advance(by: 0.02)
    let cover = try #require(host.seen(Color.Resolved(red: 1, green: 0, blue: 0)))
    #expect(cover.minX < 20 && cover.width < 200)
  }
}
