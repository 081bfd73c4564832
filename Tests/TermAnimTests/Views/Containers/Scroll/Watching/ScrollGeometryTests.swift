import Foundation
import Testing

@testable import TermAnim

/// What those are told who watch where the window of a scroll view is.
@MainActor
struct ScrollGeometryTests {
  private let size = CGSize(width: 200, height: 50)

  /// Five pages that begin where `position` says when they appear.
  private struct Pages: View {
    let seen: HeldValue<[CGFloat]>
    var first: Int?
    @State private var position: Int?

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { _ in Color.red.frame(width: 200, height: 50) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: {
        seen.value.append($1)
      }
      .onAppear { position = first }
    }
  }

  @Test func `the first place that is told is the one that a view goes to as it appears`() {
    let seen = HeldValue<[CGFloat]>([])
    let host = ViewHost(Pages(seen: seen, first: 2), size: size)
    #expect(seen.value == [400])
    host.wheel(at: CGPoint(x: 100, y: 25), by: CGSize(width: 100, height: 0))
    host.run(for: 2)
    #expect(seen.value.last == 500)
  }

  @Test func `the place is told of a view that goes nowhere`() {
    let seen = HeldValue<[CGFloat]>([])
    _ = ViewHost(Pages(seen: seen), size: size)
    #expect(seen.value == [0])
  }

  /// What is told of a row of 600 points with what `surroundings` puts around it.
  private func geometry(_ surroundings: (AnyView) -> some View) -> ScrollGeometry? {
    var seen: ScrollGeometry?
    let view = ScrollView(.horizontal) { Color.red.frame(width: 600, height: 50) }
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: {
        seen = $1
      }
    _ = ViewHost(surroundings(AnyView(view)), size: size)
    return seen
  }

  @Test func `a safe area that the content scrolls through is an inset, as a margin is`() {
    let insets = EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 10)
    let margin = geometry { $0.contentMargins(.leading, 40).contentMargins(.trailing, 10) }
    #expect(margin?.contentInsets == insets && margin?.contentOffset.x == -40)
    #expect(margin?.containerSize == size)
    #expect(geometry { $0.safeAreaPadding(insets) } == margin)
    let both = geometry { $0.contentMargins(.leading, 25).safeAreaPadding(.leading, 15) }
    #expect(both?.contentInsets.leading == 40 && both?.contentOffset.x == -40)
    #expect(geometry { $0.padding(insets) }?.contentInsets == EdgeInsets())
    let barred = geometry { view in
      view.safeAreaInset(edge: .leading) { Color.blue.frame(width: 40) }
    }
    #expect(barred?.contentInsets.leading == 40 && barred?.containerSize.width == 200)
  }

  @Test func `in a mirror the insets are those of the beginning`() {
    let insets = geometry {
      $0.safeAreaPadding(.leading, 40).environment(\.layoutDirection, .rightToLeft)
    }?.contentInsets
    #expect(insets == EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
  }
}
