import Foundation
import Testing

@testable import TermAnim

/// Scroll views where rows begin on the right.
@MainActor
struct ScrollDirectionTests {
  private static let size = CGSize(width: 100, height: 40)

  private func host(_ view: some View) -> ViewHost {
    ViewHost(
      view.scrollIndicators(.hidden).environment(\.layoutDirection, .rightToLeft),
      size: Self.size)
  }

  /// Five views of 60 points, the first on the right.
  private var row: some View {
    HStack(spacing: 0) {
      ForEach(0..<5) { index in
        Color(red: Double(index) / 5, green: 0, blue: 0).frame(width: 60, height: 40).id(index)
      }
    }
  }

  /// How far the right edge of the first view is beyond that of the window.
  private func progress(_ host: ViewHost) -> CGFloat {
    (host.firstBox?.maxX ?? .nan) - Self.size.width
  }

  /// Drags the content to the right, lets it rest under the hand, and lets go.
  private func pull(_ host: ViewHost, by way: CGFloat) {
    let end = CGPoint(x: 20 + way, y: 20)
    host.pull(from: CGPoint(x: 20, y: 20), to: end)
    host.run(for: 3)
  }

  @Test func `content begins on the right, and goes on to the left`() {
    let host = host(ScrollView(.horizontal) { row })
    #expect(progress(host) == 0)
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 70, y: 20), duration: 0.5)
    host.run(for: 3)
    #expect(progress(host) > 40)
  }

  @Test func `short content is on the right`() {
    let host = host(ScrollView(.horizontal) { Color.red.frame(width: 30, height: 10) })
    #expect(host.firstBox?.maxX == 100)
  }

  @Test func `margins are mirrored`() {
    let view = ScrollView(.horizontal) { row }.contentMargins(.leading, 7, for: .scrollContent)
    #expect(progress(host(view)) == -7)
  }

  @Test func `home and end are those of the row, and a page leads on`() {
    let host = host(ScrollView(.horizontal) { row })
    host.wheel(at: CGPoint(x: 50, y: 20), by: .zero)
    host.key(.tab)
    host.key(.end)
    host.run(for: 3)
    #expect(abs(progress(host) - 200) < 1e-6)
    host.key(.home)
    host.run(for: 3)
    #expect(abs(progress(host)) < 1e-6)
    host.key(.pageDown)
    host.run(for: 3)
    #expect(abs(progress(host) - 76) < 1e-6)
  }

  @Test func `programs scroll to what is leading`() {
    var reader: ScrollViewProxy?
    let host = host(
      ScrollViewReader { proxy in
        ScrollView(.horizontal) { row }.onAppear { reader = proxy }
      })
    reader?.scrollTo(2, anchor: .leading)
    host.settle()
    host.advance(by: 0.1)
    #expect(abs(progress(host) - 120) < 1e-6)
  }

  @Test func `the beginning stays in its place when content comes`() {
    let probe = Probe()
    let host = host(
      ScrollView(.horizontal) {
        ProbeView(probe) { _, v, _ in
          HStack(spacing: 0) {
            ForEach(0..<Int(v), id: \.self) { _ in Color.red.frame(width: 60, height: 40) }
          }
        }
      })
    for count in [3.0, 5] {
      probe.v = count
      host.settle()
      host.advance(by: 0.1)
      #expect(progress(host) == 0)
    }
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 70, y: 20), duration: 0.5)
    host.run(for: 3)
    let place = progress(host)
    probe.v = 8
    host.settle()
    host.advance(by: 0.1)
    #expect(place > 20 && abs(progress(host) - place) < 1e-6)
  }

  @Test func `a position is told the view at the leading edge`() {
    let id = HeldValue<Int?>(nil)
    let host = host(
      ScrollView(.horizontal) { row.scrollTargetLayout() }
        .scrollTargetBehavior(.viewAligned).scrollPosition(id: id.binding))
    pull(host, by: 50)
    #expect(abs(progress(host) - 60) < 1e-6)
    #expect(id.value == 1)
  }

  @Test func `pinned headers are on the right`() {
    let host = host(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<5) { _ in Color.red.frame(width: 60, height: 40) }
          } header: {
            Color.blue.frame(width: 10, height: 40)
          }
        }
      })
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 70, y: 20), duration: 0.5)
    host.run(for: 3)
    let header = host.boxes.first { abs($0.width - 10) < 1e-6 }
    #expect(abs((header?.maxX ?? 0) - 100) < 1e-6)
  }

  @Test func `views of unlike widths to rest at count from the right`() {
    let host = host(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach([30.0, 50, 80, 90], id: \.self) { Color.red.frame(width: $0, height: 40) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned))
    pull(host, by: 25)
    #expect(abs(progress(host) - 30) < 1e-6)
  }

  @Test func `what leaves at the leading edge leaves on the right`() {
    let host = host(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { _ in
            Color.red.frame(width: 60, height: 40)
              .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) {
                $0.opacity($1.isIdentity ? 1 : 0.25)
              }
          }
        }
      })
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20), duration: 0.5)
    host.run(for: 3)
    let faded = host.drawing.filter { $0.opacity < 0.99 }.compactMap(\.bounds)
    #expect(!faded.isEmpty && faded.allSatisfy { $0.maxX > 100 })
  }

  @Test func `the bar of a list is on the left`() {
    let limits = ScrollLimits(
      content: CGSize(width: 100, height: 400), window: CGSize(width: 100, height: 100))
    let frame = CGRect(x: 10, y: 0, width: 100, height: 100)
    func x(_ isOnLeft: Bool) -> CGFloat? {
      let bar = ScrollIndicators().bar(
        .vertical, in: frame, offset: .zero, limits, opacity: 1, isOnLeft: isOnLeft)
      guard case .fill(let path, _, _)? = bar else { return nil }
      return path.boundingRect.minX
    }
    #expect(x(true) == 10 && (x(false) ?? 0) > 100)
  }

  @Test func `an edge is the edge of the row`() {
    let position = HeldValue(ScrollPosition(edge: .trailing))
    let host = host(ScrollView(.horizontal) { row }.scrollPosition(position.binding))
    #expect(progress(host) == 200)
  }

  @Test func `pages and views to rest at count from the right`() {
    let pages = host(ScrollView(.horizontal) { row }.scrollTargetBehavior(.paging))
    pages.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20), duration: 0.05)
    pages.run(for: 3)
    #expect(abs(progress(pages) - 100) < 1e-6)
    let views = host(
      ScrollView(.horizontal) { row.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned))
    pull(views, by: 40)
    #expect(abs(progress(views) - 60) < 1e-6)
  }
}
