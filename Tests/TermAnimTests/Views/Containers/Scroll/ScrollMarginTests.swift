import Foundation
import Testing

@testable import TermAnim

/// Five cards of 120 points in a window of 200, with margins of 40.
private struct Carousel: View {
  @State var id: Int?
  var anchor: UnitPoint?
  /// Whether the margins are the padding of a safe area.
  var isPadded = false

  var body: some View {
    let view = ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(0..<5) { _ in Color.red.frame(width: 120, height: 50) }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $id, anchor: anchor)
    if isPadded {
      view.safeAreaPadding(.horizontal, 40)
    } else {
      view.contentMargins(.horizontal, 40)
    }
  }
}

@MainActor
struct ScrollMarginTests {
  private let size = CGSize(width: 200, height: 50)

  private func places(_ host: ViewHost) -> [CGFloat] {
    host.drawing.compactMap { $0.bounds?.minX.rounded() }
  }

  @Test(arguments: [false, true])
  func `a view that is scrolled to stands between the margins`(isPadded: Bool) {
    let host = ViewHost(Carousel(id: 2, isPadded: isPadded), size: size)
    #expect(places(host) == [-200, -80, 40, 160, 280])
    let last = ViewHost(Carousel(id: 4, anchor: .trailing, isPadded: isPadded), size: size)
    #expect(places(last).last == 40)
    let second = ViewHost(Carousel(id: 3, anchor: .trailing, isPadded: isPadded), size: size)
    #expect(places(second)[3] == 40)
  }

  @Test(arguments: [false, true])
  func `views come to rest between the margins`(isPadded: Bool) {
    let host = ViewHost(Carousel(isPadded: isPadded), size: size)
    #expect(places(host)[0] == 40)
    host.pull(from: CGPoint(x: 150, y: 25), to: CGPoint(x: 50, y: 25))
    host.run(for: 3)
    #expect(places(host)[1] == 40)
  }

  @Test func `a reader scrolls to the margins, and no further than is needed`() {
    var reader: ScrollViewProxy?
    let view = ScrollViewReader { proxy in
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(width: 50, height: 40) } }
      }
      .contentMargins(.vertical, 20)
      .onAppear { reader = proxy }
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    func top(after row: Int, _ anchor: UnitPoint?) -> CGFloat? {
      reader?.scrollTo(row, anchor: anchor)
      host.settle()
      return host.drawing[row].bounds?.minY
    }
    #expect(top(after: 9, .bottom) == 40)
    #expect(top(after: 5, .bottom) == 40)
    #expect(top(after: 5, .top) == 20)
    #expect(top(after: 6, nil) == 40)
    #expect(top(after: 3, nil) == 20)
  }

  @Test func `at rest at the beginning the offset and the inset before the content make nothing`() {
    var seen: [ScrollGeometry] = []
    let view = ScrollView(showsIndicators: false) { Color.red.frame(width: 50, height: 300) }
      .contentMargins(.vertical, 40)
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: {
        seen.append($1)
      }
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    #expect(seen.map(\.contentOffset.y) == [-40] && seen.map(\.contentInsets.top) == [40])
    host.key(.end)
    host.run(for: 2)
    #expect(seen.last?.contentOffset.y == 240)
  }

  @Test func `paddings of a safe area add up, and follow what is said`() {
    let probe = Probe()
    let view = ProbeView(probe) { u, _, _ in
      ScrollView { Color.red.frame(width: 50, height: 300) }
        .safeAreaPadding(.top, 10)
        .safeAreaPadding(.top, 20 + u)
        .contentMargins(.top, 5)
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    #expect(host.firstBox?.minY == 35)
    #expect(host.drawing.first?.layers.first?.clips.first?.path.boundingRect.minY == 0)
    probe.u = 3
    host.settle()
    #expect(host.firstBox?.minY == 38)
  }

  @Test func `margins are not those of a scroll view inside`() {
    let view = ScrollView(showsIndicators: false) {
      ScrollView(.horizontal, showsIndicators: false) { Color.red.frame(width: 120, height: 50) }
    }
    .contentMargins(.top, 40)
    #expect(ViewHost(view, size: size).drawing.first?.bounds?.minY == 40)
  }

  @Test func `rows appear in the margins, too`() {
    var shown: Set<Int> = []
    let view = ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(0..<5) { index in
          Color.red.frame(width: 120, height: 50).onAppear { shown.insert(index) }
        }
      }
    }
    .contentMargins(.horizontal, 40)
    _ = ViewHost(view, size: size)
    #expect(shown == [0, 1])
  }

  @Test func `views between the margins are in no transition, and those beyond either in the same`()
  {
    let view = ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(0..<5) { _ in
          Color.red.frame(width: 120, height: 50)
            .scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
              effect.opacity(1 - abs(phase.value) / 2)
            }
        }
      }
    }
    .contentMargins(.horizontal, 40)
    let host = ViewHost(view, size: size)
    #expect(host.drawing.map(\.opacity).prefix(2) == [1, 0.5])
    host.wheel(at: CGPoint(x: 50, y: 25), by: CGSize(width: 120, height: 0))
    host.run(for: 2)
    #expect(host.drawing.map(\.opacity).prefix(3) == [0.5, 1, 0.5])
  }

  @Test func `headers and footers are pinned between the margins`() {
    let view = ScrollView(showsIndicators: false) {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section {
          Color.red.frame(height: 300)
        } header: {
          Color.green.frame(height: 10)
        } footer: {
          Color.blue.frame(height: 10)
        }
      }
    }
    .contentMargins(.vertical, 20)
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 60))
    host.run(for: 2)
    #expect(host.boxes.filter { $0.height == 10 }.map(\.minY) == [20, 70])
  }

  @Test func `views as large as the window leave out the margins`() {
    let view = ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in Color.red.frame(height: 40).containerRelativeFrame(.horizontal) }
      }
    }
    .safeAreaPadding(.horizontal, 40)
    #expect(places(ViewHost(view, size: size)) == [40, 160, 280])
  }

  @Test func `the size of the content is told without its margins`() {
    var seen: [ScrollGeometry] = []
    let view = ScrollView([.horizontal, .vertical], showsIndicators: false) {
      Color.red.frame(width: 150, height: 300)
    }
    .contentMargins(40)
    .onScrollGeometryChange(for: ScrollGeometry.self) {
      $0
    } action: {
      seen.append($1)
    }
    _ = ViewHost(view, size: CGSize(width: 100, height: 100))
    #expect(seen.map(\.contentSize) == [CGSize(width: 150, height: 300)])
  }
}
