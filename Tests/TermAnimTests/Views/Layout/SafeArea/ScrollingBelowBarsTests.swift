import Foundation
import Testing

@testable import TermAnim

/// A red content of 300 points in a window of 100.
@MainActor
struct ScrollingBelowBarsTests {
  private let size = CGSize(width: 100, height: 100)

  private var red: Color { Color(red: 1, green: 0, blue: 0) }

  private func rows(_ axes: Axis.Set = .vertical) -> some View {
    ScrollView(axes, showsIndicators: false) {
      red.frame(width: axes == .horizontal ? 300 : 100, height: 300)
    }
  }

  private func bar() -> some View { Color.blue.frame(width: 30, height: 30) }

  /// Where what is red may be seen, and where it is.
  private func sight(_ view: some View) -> (window: CGRect?, content: CGRect?) {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let first = ViewHost(view, size: size).drawing.first { $0.color == red }
    return (first?.layers.flatMap(\.clips).last?.path.boundingRect, first?.bounds)
  }

  @Test func `what scrolls is seen below an inset view, and begins beside it`() {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    let below = sight(rows().safeAreaInset(edge: .bottom) { bar() })
    #expect(below.window == whole && below.content?.minY == 0)
    let above = sight(rows().safeAreaInset(edge: .top) { bar() })
    #expect(above.window == whole && above.content?.minY == 30)
    let before = sight(rows(.horizontal).safeAreaInset(edge: .leading) { bar() })
    #expect(before.window?.minX == 0 && before.content?.minX == 30)
  }

  @Test func `a view that does not touch the inset one is no hindrance, and not seen below it`() {
    let apart = sight(
      VStack(spacing: 0) {
        rows()
        Color.green.frame(height: 20)
      }
      .safeAreaInset(edge: .bottom) { bar() })
    #expect(apart.window == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `what scrolls ends at bars and at the lines of pages`() {
    let barred = sight(rows().safeAreaBar(edge: .bottom) { bar() })
    #expect(barred.window == CGRect(x: 0, y: 0, width: 100, height: 70))
    let page = sight(NavigationStack { rows().navigationTitle("Page") })
    #expect(page.window?.minY == 24 && page.content?.minY == 24)
  }

  @Test func `a bar at one edge is no hindrance at another`() {
    let inside = sight(
      rows().safeAreaBar(edge: .top) { bar() }.safeAreaInset(edge: .bottom) { bar() })
    #expect(inside.window == CGRect(x: 0, y: 30, width: 100, height: 70))
    let outside = sight(
      rows().safeAreaInset(edge: .bottom) { bar() }.safeAreaBar(edge: .top) { bar() })
    #expect(outside.window == inside.window)
    let padded = sight(
      rows().safeAreaBar(edge: .top) { bar() }.safeAreaPadding(.leading, 20))
    #expect(padded.window?.minX == padded.content.map { $0.minX - 20 })
    #expect(padded.window?.minY == 30)
  }

  @Test func `what does not touch a bar any more is not seen below it`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { [self] u, _, _ in
        VStack(spacing: 0) {
          rows().frame(height: 60)
          Spacer(minLength: 0)
        }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(width: 30, height: 40 - u) }
      }, size: size)
    func bottom() -> CGFloat? {
      let red = Color.Resolved(red: 1, green: 0, blue: 0)
      let first = host.drawing.first { $0.color == red }
      return first?.layers.flatMap(\.clips).last?.path.boundingRect.maxY
    }
    #expect(bottom() == 100)
    probe.u = 20
    host.settle()
    #expect(bottom() == 60)
  }

  @Test func `the padding of a safe area around a stack is scrolled through`() {
    let view = sight(VStack { rows(.horizontal) }.safeAreaPadding(.horizontal, 20))
    #expect(view.window?.minX == 0 && view.window?.width == 100)
    #expect(view.content?.minX == 20)
    let padded = sight(VStack { rows(.horizontal) }.padding(.horizontal, 20))
    #expect(padded.window?.minX == 20)
  }

  @Test func `a scroll view lies between the paddings of a safe area, as it says itself`() {
    var found: [CGRect] = []
    func note(_ rect: CGRect) -> Color {
      found.append(rect)
      return .clear
    }
    let view = ScrollView(.horizontal, showsIndicators: false) {
      red.frame(width: 300, height: 300)
        .overlay { GeometryReader { note($0.frame(in: .scrollView)) } }
    }
    .overlay { GeometryReader { note($0.frame(in: .global)) } }
    .safeAreaPadding(.horizontal, 20)
    let sight = sight(view)
    #expect(sight.window?.minX == 0 && sight.window?.width == 100 && sight.content?.minX == 20)
    #expect(Set(found.map(\.minX)) == [0, 20] && Set(found.map(\.width)) == [300, 60])
  }

  @Test func `views that ignore safe areas and background styles reach into their padding`() {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(sight(red.ignoresSafeArea().safeAreaPadding(20)).content == whole)
    #expect(sight(Color.clear.background(red).safeAreaPadding(20)).content == whole)
    #expect(sight(red.safeAreaPadding(20)).content == whole.insetBy(dx: 20, dy: 20))
  }

  @Test func `what is seen below a clear view can be pressed, and appears`() {
    var pressed: [Int] = []
    var shown: Set<Int> = []
    let view = ScrollView(showsIndicators: false) {
      LazyVStack(spacing: 0) {
        ForEach(0..<5) { index in
          Color.red.frame(height: 40)
            .onTapGesture { pressed.append(index) }
            .onAppear { shown.insert(index) }
        }
      }
    }
    .safeAreaInset(edge: .bottom) { Color.clear.frame(width: 30, height: 30) }
    let host = ViewHost(view, size: size)
    #expect(shown == [0, 1, 2])
    host.tap(at: CGPoint(x: 90, y: 90))
    #expect(pressed == [2])
  }

  @Test func `an inset view covers what is below it from presses`() {
    var (rows, bars) = (0, 0)
    let view = ScrollView { Color.red.frame(height: 300).onTapGesture { rows += 1 } }
      .safeAreaInset(edge: .bottom) {
        Color.blue.frame(height: 30).onTapGesture { bars += 1 }
      }
    let host = ViewHost(view, size: size)
    host.tap(at: CGPoint(x: 50, y: 90))
    host.tap(at: CGPoint(x: 50, y: 60))
    #expect(rows == 1 && bars == 1)
  }
}
