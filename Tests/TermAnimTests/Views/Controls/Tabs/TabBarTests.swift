import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TabBarTests {
  private struct Tabs: View {
    @State var tab = 0
    let isHidden: Binding<Bool>

    var body: some View {
      TabView(selection: $tab) {
        VStack { Text("first").toolbar(isHidden.wrappedValue ? .hidden : .visible, for: .tabBar) }
          .tabItem { Text("A") }.tag(0)
        Text("second").tabItem { Text("B") }.tag(1)
      }
    }
  }

  private struct Switching: View {
    @State var isHidden = false

    var body: some View {
      VStack(spacing: 0) {
        Tabs(isHidden: $isHidden)
        Text("flip").onTapGesture { isHidden.toggle() }
        Text("slowly").onTapGesture { withAnimation(.linear(duration: 1)) { isHidden.toggle() } }
      }
    }
  }

  /// What is seen but for the words of `Switching`.
  private func tabs(_ host: ViewHost) -> [String] {
    host.strings.filter { !["flip", "slowly"].contains($0) }
  }

  @Test func `a view hides the bar by a state for as long as it shows`() {
    let host = ViewHost(Switching())
    #expect(tabs(host) == ["first", "A", "B"])
    host.tap(on: "flip")
    #expect(tabs(host) == ["first"])
    host.tap(on: "flip")
    #expect(tabs(host) == ["first", "A", "B"])
    host.tap(on: "B")
    host.run(for: 1)
    host.tap(on: "flip")
    #expect(tabs(host) == ["second", "A", "B"])
    host.tap(on: "A")
    host.run(for: 1)
    #expect(tabs(host) == ["first"])
  }

  @Test func `the bar goes in the transaction that hides it, and its room with it`() {
    func y(_ text: String, _ host: ViewHost) -> CGFloat? { host.frame(of: text)?.minY }
    let (slow, fast) = (ViewHost(Switching()), ViewHost(Switching()))
    let start = y("first", slow)
    fast.tap(on: "flip")
    slow.tap(on: "slowly")
    slow.advance(by: 0.5)
    #expect(slow.graph.isAnimating)
    #expect(tabs(slow) == ["first", "A", "B"])
    slow.run(for: 1)
    #expect(tabs(slow) == ["first"])
    #expect(y("first", slow) == y("first", fast))
    #expect(y("first", slow) != start)
  }

  @Test func `a page of a stack hides the bar while nothing covers it`() {
    struct Stack: View {
      @State var path: [Int] = []
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            VStack {
              Text("root")
              Text("go").onTapGesture { path = [1] }
            }
            .toolbarVisibility(.visible, for: .tabBar)
            .navigationDestination(for: Int.self) { number in
              Text("page \(number)").toolbarVisibility(
                number == 1 ? .hidden : .automatic, for: .tabBar
              )
              .onTapGesture { path.append(number + 1) }
            }
          }
          .tabItem { Text("A") }
        }
      }
    }
    let host = ViewHost(Stack())
    #expect(host.strings.contains("A"))
    host.tap(on: "go")
    host.run(for: 2)
    #expect(host.strings.contains("page 1") && !host.strings.contains("A"))
    host.tap(on: "page 1")
    host.run(for: 2)
    #expect(host.strings.contains("page 2") && host.strings.contains("A"))
    host.key(.escape)
    host.key(.escape)
    host.run(for: 2)
    #expect(host.strings.contains("root") && host.strings.contains("A"))
  }

  @Test func `tabs inside of a tab are asked for their own bar alone`() {
    let host = ViewHost(
      TabView {
        TabView {
          Text("inner").toolbar(.hidden, for: .tabBar, .navigationBar).tabItem { Text("I") }
        }
        .tabItem { Text("O") }
      })
    #expect(host.strings == ["inner", "O"])
  }

  @Test func `pages have no bar, and what is said on the one that shows is for the tabs around`() {
    struct Paged: View {
      @State var page = 0
      @State var isPaged = true
      var body: some View {
        TabView {
          VStack(spacing: 0) {
            pages
            Text("turn").onTapGesture { page = 1 - page }
            Text("style").onTapGesture { isPaged.toggle() }
          }
          .tabItem { Text("O") }
        }
      }

      @ViewBuilder private var pages: some View {
        let pages = TabView(selection: $page) {
          VStack { Text("open") }.tag(0)
          VStack { Text("hiding").toolbar(.hidden, for: .tabBar) }.tag(1)
        }
        if isPaged { pages.tabViewStyle(.page(indexDisplayMode: .never)) } else { pages }
      }
    }
    let host = ViewHost(Paged())
    #expect(host.strings.contains("O"))
    for hides in [true, false, true] {
      host.tap(on: "turn")
      host.run(for: 1)
      #expect(host.strings.contains("O") == !hides)
    }
    host.tap(on: "style")
    host.run(for: 1)
    #expect(host.strings.contains("O"))
    host.tap(on: "style")
    host.run(for: 1)
    #expect(!host.strings.contains("O"))
  }

  @Test func `a program hides all bars before it shows its own`() {
    let look = UITabBar.appearance()
    defer { look.isHidden = false }
    look.isHidden = true
    #expect(ViewHost(Tabs(isHidden: .constant(false))).strings == ["first"])
    look.isHidden = false
    #expect(ViewHost(Tabs(isHidden: .constant(false))).strings == ["first", "A", "B"])
  }

  @Test func `a tab needs no label, and is chosen by its value or its number`() {
    enum Place { case home, look }
    let place = HeldValue(Place.look)
    let bare = ViewHost(
      TabView(selection: place.binding) {
        Tab(value: .home) { Text("first") }
        Tab(value: .look) { Text("second") }
      }
      .tabViewStyle(.tabBarOnly))
    #expect(bare.strings == ["second"])
    bare.key(.tab)
    bare.key(.leftArrow)
    #expect(place.value == .home)
    let mixed = ViewHost(
      TabView {
        Tab { Text("first") }
        Tab("B", image: "none") { Text("second") }
        Tab("C", image: ImageResource(name: "none", bundle: .main)) { Text("third") }
      })
    #expect(mixed.strings == ["first", "B", "C"])
    mixed.key(.tab)
    mixed.key(.end)
    #expect(mixed.strings == ["third", "B", "C"])
  }

  @Test func `tabs of an optional selection are chosen by its values`() {
    enum Place { case home, look }
    let place = HeldValue<Place?>(.look)
    let known = Place.home
    let host = ViewHost(
      TabView(selection: place.binding) {
        Tab("A", systemImage: "ladybug", value: known) { Text("first") }
        Tab(value: .look) {
          Text("second")
        } label: {
          Text("B")
        }
      })
    #expect(host.strings == ["second", "A", "B"])
    host.tap(on: "A")
    #expect(place.value == .home)
  }
}
