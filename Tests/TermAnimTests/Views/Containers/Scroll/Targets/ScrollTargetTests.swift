import Foundation
import Testing

@testable import TermAnim

/// Where the window comes to rest that is moved by drags, the wheel and keys.
@MainActor
struct ScrollTargetTests {
  private let middle = CGPoint(x: 50, y: 50)

  /// Ten rows of 40 points in a window of 100 by 100.
  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 40) }
    }
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view.scrollIndicators(.hidden), size: CGSize(width: 100, height: 100))
  }

  @Test func `pages are as large as the window`() {
    let host = host(ScrollView { rows }.scrollTargetBehavior(.paging))
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60), duration: 0.05)
    host.run(for: 3)
    #expect(host.scrollOffset == 100)
    host.pull(from: middle, to: CGPoint(x: 50, y: 70))
    host.run(for: 3)
    #expect(host.scrollOffset == 100)
  }

  @Test func `a behaviour can hold a movement to the length of the window`() {
    struct Held: ScrollTargetBehavior {
      let isHeld: Bool

      func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = isHeld
        return properties
      }

      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    }
    func reached(_ behavior: Held) -> CGFloat? {
      let host = host(ScrollView { rows }.scrollTargetBehavior(behavior))
      host.drag(from: CGPoint(x: 50, y: 95), to: CGPoint(x: 50, y: 5), duration: 0.05)
      host.run(for: 3)
      return host.scrollOffset
    }
    #expect(reached(Held(isHeld: true)) == 100)
    #expect((reached(Held(isHeld: false)) ?? 0) > 100)
  }

  @Test func `content comes to rest at a view`() {
    let host = host(
      ScrollView { rows.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned))
    host.pull(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
    host.run(for: 3)
    #expect(host.scrollOffset == 40)
  }

  @Test(arguments: [
    (UnitPoint?.none, CGFloat(40)), (.top, 40), (.center, 50), (.bottom, 60),
    (UnitPoint(x: .nan, y: 0), 40),
  ])
  func `content comes to rest with a point of a view at that of the window`(
    anchor: UnitPoint?, expected: CGFloat
  ) {
    let host = host(
      ScrollView { rows.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned(anchor: anchor)))
    host.pull(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
    host.run(for: 3)
    #expect(host.scrollOffset == expected)
  }

  @Test func `the wheel and keys go from page to page`() {
    let host = host(ScrollView { rows }.scrollTargetBehavior(.paging))
    func places(_ act: () -> Void) -> CGFloat? {
      act()
      host.run(for: 2)
      return host.scrollOffset
    }
    func turn(_ height: CGFloat) { host.wheel(at: middle, by: CGSize(width: 0, height: height)) }
    #expect(places { turn(24) } == 100)
    #expect(places { for _ in 0..<5 { turn(24) } } == 200, "a wheel turned on is one movement")
    #expect(places { turn(-24) } == 100)
    #expect(places { host.key(.downArrow) } == 200)
    #expect(places { host.key(.pageDown) } == 300)
    #expect(places { turn(24) } == 300)
    #expect(places { host.key(.upArrow) } == 200)
    #expect(places { host.key(.home) } == 0)
    #expect(places { host.key(.end) } == 300)
  }

  @Test func `the wheel and keys go at least from view to view`() {
    let host = host(
      ScrollView { rows.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned))
    func place(after delta: CGFloat) -> CGFloat? {
      host.wheel(at: middle, by: CGSize(width: 0, height: delta))
      host.run(for: 2)
      return host.scrollOffset
    }
    #expect(place(after: 4) == 40)
    #expect(place(after: 24) == 80)
    #expect(place(after: 90) == 160)
    #expect(place(after: -24) == 120)
    host.key(.downArrow)
    host.run(for: 2)
    #expect(host.scrollOffset == 160)
  }

  @Test func `a behaviour that lets nothing move holds the wheel, and what is around has it`() {
    struct Stuck: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin = context.originalTarget.rect.origin
      }
    }
    let host = host(ScrollView { rows }.scrollTargetBehavior(Stuck()))
    #expect(!host.wheel(at: middle, by: CGSize(width: 0, height: 24)))
    host.run(for: 1)
    #expect(host.scrollOffset == 0)
  }

  @Test(arguments: [0, 1e-300, .nan, .infinity] as [CGFloat], [false, true])
  func `a wheel that turns by next to nothing, or no number, does no harm`(
    turn: CGFloat, isPaged: Bool
  ) {
    let view = ScrollView { rows }
    let host = isPaged ? host(view.scrollTargetBehavior(.paging)) : host(view)
    host.wheel(at: middle, by: CGSize(width: 0, height: turn))
    host.run(for: 2)
    #expect(host.scrollOffset == (isPaged && turn == 1e-300 ? 100 : 0))
  }

  @Test func `scroll views inside come to rest where they like`() {
    let host = ViewHost(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 320, height: 700) }
          Color.blue.frame(width: 320)
        }
      }
      .scrollTargetBehavior(.paging))
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 40))
    host.run(for: 2)
    #expect(host.boxes.first { $0.height == 700 }?.minY == -40)
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 200, height: 0))
    host.run(for: 2)
    #expect(host.boxes.first { $0.height == 700 }?.minX == -320)
  }

  @Test func `the page that is seen is said to be that, whatever rows are on it`() {
    struct Pages: View {
      let told: NoteList
      @State private var page: String?

      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(["A", "B"], id: \.self) { _ in
              VStack {
                ForEach(["x", "y"], id: \.self) { Text($0) }
              }
              .frame(width: 320)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $page)
        .onChange(of: page) { told.note($1 ?? "none") }
      }
    }
    let notes = NoteList()
    let host = ViewHost(Pages(told: notes))
    host.wheel(at: CGPoint(x: 50, y: 96), by: CGSize(width: 200, height: 0))
    host.run(for: 2)
    #expect(notes.take() == ["B"])
  }
}
