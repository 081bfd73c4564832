import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ToolbarContentTests {
  private struct Tools: ToolbarContent {
    @Binding var count: Int
    @Environment(\.colorScheme) private var scheme

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Text(scheme == .dark ? "dark" : "light") }
      ToolbarItemGroup(placement: .bottomBar) {
        Text("count \(count)").onTapGesture { count += 1 }
      }
    }
  }

  private struct Page: View {
    @State var count = 0

    var body: some View {
      NavigationStack {
        Text("page").toolbar {
          Tools(count: $count)
          if count == 1 { ToolbarItem(placement: .principal) { Text("one") } }
          if count.isMultiple(of: 2) {
            ToolbarItem { Text("even") }
          } else {
            ToolbarItem { Text("odd") }
          }
        }
      }
    }
  }

  @Test func `a program's own items read what is around and change it`() {
    let host = ViewHost(Page())
    #expect(Set(host.strings) == ["page", "light", "count 0", "even"])
    host.tap(on: "count 0")
    host.run(for: 1)
    #expect(Set(host.strings) == ["page", "light", "count 1", "one", "odd"])
    host.tap(on: "count 1")
    host.run(for: 1)
    #expect(Set(host.strings) == ["page", "light", "count 2", "even"])
    let dark = ViewHost(Page().environment(\.colorScheme, .dark))
    #expect(dark.strings.contains("dark"))
  }

  @MainActor
  private final class Tally: ObservableObject {
    @Published var count = 0
  }

  private struct Counted: ToolbarContent {
    @ObservedObject var tally: Tally

    var body: some ToolbarContent { ToolbarItem { Text("\(tally.count)") } }
  }

  @Test func `a program's own items change with an object`() {
    let tally = Tally()
    let host = ViewHost(NavigationStack { Text("page").toolbar { Counted(tally: tally) } })
    #expect(Set(host.strings) == ["page", "0"])
    tally.count = 7
    host.settle()
    #expect(Set(host.strings) == ["page", "7"])
  }

  @Test func `a program's own items are described anew with the page`() {
    struct Named: ToolbarContent {
      let name: String
      var body: some ToolbarContent { ToolbarItem { Text(name) } }
    }
    struct Page: View {
      @State var name = "old"
      var body: some View {
        NavigationStack {
          Text("page").onTapGesture { name = "new" }.toolbar { Named(name: name) }
        }
      }
    }
    let host = ViewHost(Page())
    #expect(Set(host.strings) == ["page", "old"])
    host.tap(on: "page")
    #expect(Set(host.strings) == ["page", "new"])
  }

  @Test func `items are those of a branch, and of a system that is there`() {
    func host(_ number: Int) -> ViewHost {
      ViewHost(
        NavigationStack {
          Text("page").toolbar {
            switch number {
            case 0: ToolbarItem { Text("zero") }.bare()
            case 1: ToolbarItem(placement: .topBarLeading) { Text("one") }
            default: ToolbarSpacer(.fixed)
            }
            if #available(iOS 26.0, *) {
              ToolbarItem { Text("new") }.sharedBackgroundVisibility(.hidden)
            } else {
              ToolbarItem { Text("old") }
            }
          }
        })
    }
    #expect(Set(host(0).strings) == ["page", "zero", "new"])
    #expect(Set(host(1).strings) == ["page", "one", "new"])
    #expect(Set(host(2).strings) == ["page", "new"])
  }

  /// A page with a title and an item in its place, in either order.
  private struct Titled: View {
    let isTitleFirst: Bool
    var hasItem = true
    var removed: ToolbarDefaultItemKind?

    var body: some View {
      NavigationStack {
        if isTitleFirst {
          tools(Text("page").navigationTitle("title")).toolbar(removing: removed)
        } else {
          tools(Text("page")).navigationTitle("title").toolbar(removing: removed)
        }
      }
    }

    private func tools(_ content: some View) -> some View {
      content.toolbar { if hasItem { ToolbarItem(placement: .principal) { Text("item") } } }
    }
  }

  @Test(arguments: [true, false])
  func `an item takes the place of the title, and keeps it when the title is removed`(
    isTitleFirst: Bool
  ) {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { number, _, isRemoved in
        Titled(
          isTitleFirst: isTitleFirst, hasItem: number == 0, removed: isRemoved ? .title : nil)
      })
    #expect(Set(host.strings) == ["page", "item"])
    probe.flag = true
    host.run(for: 1)
    #expect(Set(host.strings) == ["page", "item"])
    probe.u = 1
    host.run(for: 1)
    #expect(host.strings == ["page"])
    probe.flag = false
    host.run(for: 1)
    #expect(Set(host.strings) == ["page", "title"])
    probe.u = 0
    host.run(for: 1)
    #expect(Set(host.strings) == ["page", "item"])
  }

  @Test func `items take the places of the title and of the line below it`() {
    let host = ViewHost(
      NavigationStack {
        Text("page").navigationTitle("plain").toolbar {
          ToolbarItem(placement: .title) { Text("title") }
          ToolbarItem(placement: .subtitle) { Text("below") }
        }
      })
    #expect(Set(host.strings) == ["page", "title", "below"])
    let frames = host.drawing.compactMap { $0.frame(ofText: "title") ?? $0.frame(ofText: "below") }
    #expect(frames.count == 2 && Set(frames.map(\.minY)).count == 2)
  }
}

extension ToolbarContent {
  @ToolbarContentBuilder
  fileprivate func bare() -> some ToolbarContent {
    if #available(iOS 26.0, *) { sharedBackgroundVisibility(.hidden) } else { self }
  }
}
