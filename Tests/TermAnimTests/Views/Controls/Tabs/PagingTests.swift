import Foundation
import Testing

@testable import TermAnim

@MainActor
struct PagingTests {
  private let size = CGSize(width: 200, height: 100)

  private func shown(_ host: ViewHost) -> [CGFloat] {
    host.drawing.filter { !$0.isStroke }.compactMap { $0.bounds?.minX.rounded() }
  }

  private func swipe(_ page: some View) -> ViewHost {
    let host = ViewHost(
      TabView {
        page
        Color.blue
      }
      .tabViewStyle(.page(indexDisplayMode: .never)), size: size)
    host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 60, y: 46))
    host.run(for: 2)
    return host
  }

  @Test func `pages are turned by drags that begin on what is pressed or scrolls the other way`() {
    var count = 0
    let tapped = Color.red.onTapGesture { count += 1 }
    #expect(shown(swipe(tapped)) == [-200, 0])
    #expect(swipe(Button("Press") { count += 1 }).lastBox?.minX == 0)
    let scrolled = ScrollView(showsIndicators: false) { Color.red.frame(width: 200, height: 500) }
    #expect(shown(swipe(scrolled)) == [-200, 0])
    #expect(count == 0)
  }

  @Test func `what scrolls across in a page keeps a drag, and taps go to what is inside`() {
    let across = ScrollView(.horizontal, showsIndicators: false) {
      Color.red.frame(width: 500, height: 100)
    }
    let host = swipe(across)
    #expect((host.firstBox?.minX ?? 0) < -80 && shown(host).last == 200)
    var count = 0
    let tapped = ViewHost(
      TabView { Color.red.onTapGesture { count += 1 } }.tabViewStyle(.page), size: size)
    tapped.tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 1)
  }

  @Test func `a tap on pages may be meant for what is around them`() {
    var count = 0
    let host = ViewHost(
      TabView { Color.red }.tabViewStyle(.page).onTapGesture { count += 1 }, size: size)
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 1)
  }

  @Test func `arrow keys turn pages that were dragged`() {
    let host = swipe(Color.red)
    host.key(.leftArrow)
    host.run(for: 2)
    #expect(shown(host) == [0, 200])
  }

  @Test func `a ring around the dots shows that pages have the focus`() throws {
    for display in [PageIndexViewStyle.BackgroundDisplayMode.never, .always] {
      let host = ViewHost(
        TabView {
          Color.red
          Color.blue
        }
        .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: display)), size: size)
      #expect(host.focusRing == nil)
      host.key(.tab)
      let ring = try #require(host.focusRing)
      let dots = host.boxes.filter { $0.height < 20 && $0.minY >= 0 && $0.width < 60 }
      let all = try #require(dots.first).union(dots[dots.count - 1])
      #expect(ring.insetBy(dx: 4, dy: 4).contains(all))
      #expect(!ring.insetBy(dx: 10, dy: 10).contains(all))
      #expect(abs(ring.midX - all.midX) < 4)
      #expect(CGRect(origin: .zero, size: size).contains(ring))
    }
  }

  @Test func `without dots the ring is along the edge of the pages`() throws {
    let pages = TabView {
      Color.red
      Color.blue
    }
    let host = ViewHost(pages.tabViewStyle(.page(indexDisplayMode: .never)), size: size)
    host.key(.tab)
    let ring = try #require(host.focusRing)
    #expect(CGRect(origin: .zero, size: size).contains(ring) && ring.width > 190)
  }

  @Test func `a drag mostly down a page turns nothing`() {
    let host = ViewHost(
      TabView {
        Color.red
        Color.blue
      }
      .tabViewStyle(.page(indexDisplayMode: .never)), size: size)
    host.press(at: CGPoint(x: 150, y: 10))
    host.move(to: CGPoint(x: 140, y: 30))
    host.move(to: CGPoint(x: 20, y: 90))
    #expect(shown(host) == [0, 200])
  }

  @Test func `an accessory stands above the tabs, and knows where it is`() {
    struct Accessory: View {
      @Environment(\.tabViewBottomAccessoryPlacement) var placement

      var body: some View { Text(placement == .expanded ? "playing" : "nowhere") }
    }
    func host(isEnabled: Bool) -> ViewHost {
      ViewHost(
        TabView {
          Tab("A", systemImage: "house") { Accessory() }
        }
        .tabViewBottomAccessory(isEnabled: isEnabled) { Accessory() }, size: size)
    }
    let runs = DrawnText.characters(in: host(isEnabled: true)).filter { !$0.clusters.isEmpty }
    let places = Dictionary(
      runs.map { ($0.text, $0.origin.y) }, uniquingKeysWith: max)
    #expect(Set(places.keys) == ["nowhere", "playing", "A"])
    #expect((places["playing"] ?? 0) < (places["A"] ?? 0))
    #expect((places["nowhere"] ?? 0) < (places["playing"] ?? 0))
    #expect(host(isEnabled: false).strings == ["nowhere", "A"])
  }

  @Test func `the accessory of tabs is not that of tabs in a sheet over them`() {
    let host = ViewHost(
      TabView { Tab("A", systemImage: "house") { Text("outer") } }
        .sheet(isPresented: .constant(true)) {
          TabView { Tab("B", systemImage: "house") { Text("inner") } }
        }
        .tabViewBottomAccessory { Text("playing") })
    host.run(for: 1)
    #expect(host.strings.contains("inner"))
    #expect(host.strings.count { $0 == "playing" } == 1)
  }
}
