import Foundation
import Testing

@testable import TermAnim

@MainActor
struct NavigationTests {
  private struct Root: View {
    var body: some View {
      NavigationView {
        NavigationLink("Go") {
          Text("There").navigationTitle("Second")
        }
        .navigationTitle("First")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Text("Item") }
        }
      }
    }
  }

  @Test func `a link shows its page for as long as a selection is its tag`() {
    struct Model: View {
      let tag: Binding<String?>
      @State var own: String?
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink(tag: "a", selection: $own) {
              Text("page a").onTapGesture { own = nil }
            } label: {
              Text("first")
            }
            NavigationLink("second", tag: "b", selection: $own) { Text("page b") }
          }
        }
        .onChange(of: own) { tag.wrappedValue = own }
      }
    }
    let tag = HeldValue<String?>(nil)
    let host = ViewHost(Model(tag: tag.binding))
    host.tap(on: "first")
    host.run(for: 2)
    #expect(tag.value == "a" && host.strings.contains("page a"))
    host.tap(on: "page a")
    host.run(for: 2)
    #expect(tag.value == nil && Set(host.strings) == ["first", "second"])
    host.tap(on: "second")
    host.run(for: 2)
    #expect(tag.value == "b" && host.strings.contains("page b"))
    host.key(.escape)
    host.run(for: 2)
    #expect(tag.value == nil && Set(host.strings) == ["first", "second"])
  }

  @Test func `the title line comes and goes by a state`() {
    struct Page: View {
      @State var isHidden = true
      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("T")
            .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
            .navigationBarTitleDisplayMode(.inline)
            .onTapGesture { isHidden.toggle() }
        }
      }
    }
    let host = ViewHost(Page())
    for _ in 0..<2 {
      #expect(host.strings == ["page"])
      host.tap(on: "page")
      #expect(Set(host.strings) == ["page", "T"])
      host.tap(on: "page")
    }
  }

  @Test func `a title is bold, and drawn larger where that is asked for`() {
    func host(_ mode: NavigationBarItem.TitleDisplayMode) -> ViewHost {
      let page = Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      let host = ViewHost(NavigationStack { page.font(.caption).foregroundColor(.red) })
      host.run(for: 1)
      return host
    }
    let title = DrawnText.characters(in: host(.inline)).first {
      $0.text == "Title"
    }
    #expect(title?.attributes == [.bold])
    #expect(title?.color == Color.primary.resolved)
    let large = host(.large)
    #expect(large.strings == ["page"])
    #expect(DrawnText.glyphs(in: large).count == 1)
  }

  @Test func `the title line shows title and items of the page`() {
    let host = ViewHost(Root())
    #expect(Set(host.strings) == ["First", "Item", "Go"])
    let title = DrawnText.characters(in: host).first { $0.clusters.first?.text == "F" }
    #expect(
      title.map { abs($0.origin.x - 150) <= 2 && $0.origin.y == 8 } == true,
      "\(title?.origin ?? .zero)")
  }

  @Test func `a link slides its page in and escape slides it out`() {
    let host = ViewHost(Root())
    host.tap(on: "Go")
    host.advance(by: 0.1)
    #expect(host.graph.isAnimating)
    host.run(for: 2)
    #expect(Set(host.strings) == ["Second", "There", "\u{2039} Back"])
    #expect(host.graph.nextWakeUp == nil)
    host.key(.escape)
    host.run(for: 2)
    #expect(Set(host.strings) == ["First", "Item", "Go"])
    #expect(!host.key(.escape))
  }

  @Test func `items go from the title line with the view that has them`() {
    struct Changing: View {
      @State var hasItem = true
      var body: some View {
        NavigationView {
          VStack {
            if hasItem { Text("view").toolbar { ToolbarItem { Text("item") } } }
            Button("drop") { hasItem = false }
          }
        }
      }
    }
    let host = ViewHost(Changing())
    #expect(host.strings.contains("item"))
    host.tap(on: "drop")
    #expect(host.strings == ["drop"])
  }

  @Test func `a page can go back by itself`() {
    struct Page: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Button("leave") { dismiss() } }
    }
    let host = ViewHost(NavigationStack { NavigationLink("enter") { Page() } })
    host.tap(on: "enter")
    host.run(for: 2)
    host.tap(on: "leave")
    host.run(for: 2)
    #expect(host.strings == ["enter"])
  }

  @Test func `the button in the title line goes back`() {
    let host = ViewHost(Root())
    host.tap(on: "Go")
    host.run(for: 2)
    host.tap(on: "\u{2039} Back")
    host.run(for: 2)
    #expect(host.strings.contains("Go"))
  }

  @Test func `a path and its pages are one`() {
    struct Numbers: View {
      let log: HeldValue<[[Int]]>
      @State var path: [Int] = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              NavigationLink("at \(number)", value: number + 1)
            }
        }
        .onChange(of: path) { log.value.append(path) }
      }
    }
    let log = HeldValue<[[Int]]>([])
    let host = ViewHost(Numbers(log: log))
    #expect(host.strings.contains("at 1"))
    host.tap(on: "at 1")
    host.run(for: 2)
    #expect(host.strings.contains("at 2"))
    host.key(.escape)
    host.key(.escape)
    host.run(for: 2)
    #expect(log.value == [[1, 2], [1], []])
    #expect(host.strings == ["root"])
  }

  @Test func `a hidden title line takes no room`() {
    let shown = ViewHost(NavigationView { Text("a").navigationTitle("T") })
    let hidden = ViewHost(
      NavigationView { Text("a").navigationTitle("T").navigationBarHidden(true) })
    let place = { (host: ViewHost) in
      DrawnText.characters(in: host).first { $0.clusters.first?.text == "a" }?.origin.y
    }
    #expect(place(shown) == 104)
    #expect(place(hidden) == 92)
  }

  @Test func `a title line is hidden by the animation that hides it`() {
    struct Hiding: View {
      @State var isHidden = false
      var body: some View {
        NavigationView {
          Button("hide") { withAnimation(.linear(duration: 1)) { isHidden.toggle() } }
            .navigationTitle("T")
            .navigationBarHidden(isHidden)
        }
      }
    }
    let host = ViewHost(Hiding())
    let top = { DrawnText.characters(in: host).first { $0.text == "hide" }?.origin.y }
    host.tap(on: "hide")
    host.run(for: 0.5)
    #expect(top() == 98)
    #expect(host.strings.contains("T"))
    host.run(for: 1)
    #expect(top() == 92)
    #expect(host.strings == ["hide"])
  }

  @Test func `an active link shows its page as long as its state says so`() {
    struct Active: View {
      @State var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("page"), isActive: $isActive) { EmptyView() }
            Button(isActive ? "on" : "off") { isActive = true }
          }
        }
      }
    }
    let host = ViewHost(Active())
    host.tap(on: "off")
    host.run(for: 2)
    #expect(host.strings.contains("page"))
    host.key(.escape)
    host.run(for: 2)
    #expect(host.strings == ["off"])
  }
}
