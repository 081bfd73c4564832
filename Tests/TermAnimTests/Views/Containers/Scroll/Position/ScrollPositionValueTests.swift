import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ScrollPositionValueTests {
  /// A position that a test sets and reads from outside.
  private final class Place: ObservableObject {
    @Published var position: ScrollPosition
    @Published var count = 10

    init(_ position: ScrollPosition) {
      self.position = position
    }
  }

  private struct Rows: View {
    @ObservedObject var place: Place

    var body: some View {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<place.count, id: \.self) { _ in
            Color.red.frame(width: 100, height: 40)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($place.position)
    }
  }

  private func show(_ position: ScrollPosition) -> (ViewHost, Place) {
    let place = Place(position)
    return (ViewHost(Rows(place: place), size: CGSize(width: 100, height: 100)), place)
  }

  private func go(_ host: ViewHost) -> CGFloat {
    for _ in 0..<3 { host.settle() }
    return host.scrollOffset
  }

  @Test func `it is there from the first frame on`() {
    #expect(show(ScrollPosition()).0.scrollOffset == 0)
    #expect(show(ScrollPosition(edge: .bottom)).0.scrollOffset == 300)
    #expect(show(ScrollPosition(y: 70)).0.scrollOffset == 70)
    #expect(show(ScrollPosition(id: 5)).0.scrollOffset == 200)
    #expect(show(ScrollPosition(id: 5, anchor: .bottom)).0.scrollOffset == 140)
  }

  @Test func `it scrolls to views, ends and points`() {
    let (host, place) = show(ScrollPosition(idType: Int.self))
    place.position.scrollTo(id: 3)
    #expect(go(host) == 120)
    #expect(place.position.viewID(type: Int.self) == 3)
    place.position.scrollTo(edge: .bottom)
    #expect(go(host) == 300 && place.position.edge == .bottom)
    place.position.scrollTo(point: CGPoint(x: 0, y: 50))
    #expect(go(host) == 50 && place.position.point == CGPoint(x: 0, y: 50))
    place.position.scrollTo(y: 9000)
    #expect(go(host) == 300 && place.position.y == 9000 && place.position.x == nil)
    place.position.scrollTo(id: 77)
    #expect(go(host) == 300)
  }

  @Test(arguments: [false, true])
  func `a state that no body reads is followed`(isLazy: Bool) {
    struct Pages: View {
      let isLazy: Bool
      @State private var position = ScrollPosition(idType: Int.self)

      var body: some View {
        ScrollView(showsIndicators: false) {
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
        .scrollPosition($position)
        .onTapGesture { withAnimation(.linear(duration: 1)) { position.scrollTo(id: 7) } }
      }

      private var rows: some View {
        ForEach(0..<10) { row in
          Color(hue: Double(row) / 10, saturation: 1, brightness: 1).frame(width: 100, height: 100)
        }
      }
    }
    let host = ViewHost(Pages(isLazy: isLazy), size: CGSize(width: 100, height: 100))
    func top() -> CGFloat? { host.boxes.map(\.minY).min() }
    #expect(top() == 0)
    host.tap(at: CGPoint(x: 50, y: 50))
    host.run(for: 0.5)
    let seventh = Color(hue: 0.7, saturation: 1, brightness: 1).resolved
    #expect(!host.drawing.contains { $0.color == seventh && $0.bounds?.minY == 0 })
    host.run(for: 1)
    #expect(host.drawing.contains { $0.color == seventh && $0.bounds?.minY == 0 })
  }

  @Test func `it moves with the animation of the change`() {
    let (host, place) = show(ScrollPosition())
    host.animate { place.position.scrollTo(y: 200) }
    host.settle()
    host.advance(by: 0.5)
    #expect(abs(host.scrollOffset - 100) < 1e-6)
  }

  @Test func `it tells when somebody has scrolled, and which view is there`() {
    let (host, place) = show(ScrollPosition(idType: Int.self, edge: .top))
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
    host.run(for: 4)
    #expect(place.position.isPositionedByUser && place.position.edge == nil)
    let nearest = Int((host.scrollOffset / 40).rounded())
    #expect(place.position.viewID(type: Int.self) == nearest)
    place.position.scrollTo(edge: .top)
    #expect(go(host) == 0 && !place.position.isPositionedByUser)
  }

  @Test(arguments: [0, 1, 2])
  func `a completion comes when the view has come that is scrolled to`(kind: Int) {
    struct Reader: View {
      let isLazy: Bool
      @Binding var proxy: ScrollViewProxy?

      var body: some View {
        ScrollViewReader { proxy in
          let _ = self.proxy = proxy
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { ForEach(0..<900) { _ in Color.red.frame(height: 40) } }
            } else {
              VStack(spacing: 0) { ForEach(0..<40) { _ in Color.red.frame(height: 40) } }
            }
          }
        }
      }
    }
    let proxy = HeldValue<ScrollViewProxy?>(nil)
    let (positioned, place) = show(ScrollPosition(idType: Int.self))
    let host =
      kind == 2
      ? positioned
      : ViewHost(
        Reader(
          isLazy: kind == 1, proxy: Binding(get: { proxy.value }, set: { proxy.value = $0 })),
        size: CGSize(width: 100, height: 100))
    var isDone = false
    withAnimation(.linear(duration: 1)) {
      if kind == 2 {
        place.position.scrollTo(id: 5)
      } else {
        proxy.value?.scrollTo(30 + 600 * kind)
      }
    } completion: {
      isDone = true
    }
    host.run(for: 0.9)
    #expect(!isDone)
    host.run(for: 0.3)
    #expect(isDone)
    // Of lazy rows only those are drawn that are seen.
    #expect(kind == 1 || host.scrollOffset > 100)
  }

  @Test func `it tells which view is there while the content is dragged`() {
    let (host, place) = show(ScrollPosition(idType: Int.self, edge: .top))
    host.press(at: CGPoint(x: 50, y: 90))
    for row in 1...2 {
      for _ in 0..<4 {
        host.move(to: CGPoint(x: 50, y: 90 - 40 * CGFloat(row)))
        host.advance(by: 1 / 60)
      }
      #expect(place.position.viewID(type: Int.self) == row)
    }
    host.release(at: CGPoint(x: 50, y: 10))
    host.run(for: 4)
    let nearest = Int((host.scrollOffset / 40).rounded())
    #expect(place.position.viewID(type: Int.self) == nearest)
  }

  @Test func `without the type of the identities it only tells that somebody has`() {
    let (host, place) = show(ScrollPosition())
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
    host.run(for: 2)
    #expect(place.position.isPositionedByUser && place.position.viewID == nil)
  }

  @Test func `it can be sent back to where it was while somebody scrolls`() {
    let (host, place) = show(ScrollPosition(edge: .bottom))
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -200))
    host.run(for: 0.1)
    #expect(host.scrollOffset < 300 && place.position.isPositionedByUser)
    place.position.scrollTo(edge: .bottom)
    #expect(go(host) == 300)
    host.run(for: 2)
    #expect(host.scrollOffset == 300 && place.position.edge == .bottom)
  }

  @Test func `a drag makes it that of who looks from its beginning on`() {
    let (host, place) = show(ScrollPosition(edge: .top))
    host.press(at: CGPoint(x: 50, y: 90))
    host.move(to: CGPoint(x: 50, y: 60))
    host.settle()
    #expect(place.position.isPositionedByUser && place.position.edge == nil)
  }

  @Test func `where it is set goes before what somebody scrolls at the same time`() {
    let (host, place) = show(ScrollPosition(idType: Int.self, edge: .bottom))
    host.graph.send(.wheel(CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: -200)))
    place.position.scrollTo(id: 2)
    #expect(go(host) == 80)
    host.run(for: 2)
    #expect(host.scrollOffset == 80 && place.position.viewID(type: Int.self) == 2)
  }

  @Test func `an end is no longer held when nothing is asked for`() {
    let (host, place) = show(ScrollPosition(edge: .bottom))
    place.position = ScrollPosition()
    host.settle()
    place.count = 12
    #expect(go(host) == 300)
  }

  @Test func `an end that a reader has scrolled away from is no longer held`() {
    struct Read: View {
      let place: Place
      let proxy: (ScrollViewProxy) -> Void

      var body: some View {
        ScrollViewReader { reader in
          Rows(place: place).onAppear { proxy(reader) }
        }
      }
    }
    let place = Place(ScrollPosition(edge: .bottom))
    var reader: ScrollViewProxy?
    let host = ViewHost(
      Read(place: place) { reader = $0 }, size: CGSize(width: 100, height: 100))
    reader?.scrollTo(2, anchor: .top)
    #expect(go(host) == 80)
    place.count = 12
    #expect(go(host) == 80)
  }

  @Test func `at an end it stays there while the content grows`() {
    let (host, place) = show(ScrollPosition(edge: .bottom))
    place.count = 12
    #expect(go(host) == 380)
  }
}
