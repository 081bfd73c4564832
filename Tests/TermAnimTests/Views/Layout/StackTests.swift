import Foundation
import Testing

@testable import TermAnim

private enum OneThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let oneThird = VerticalAlignment(OneThird.self)
}

@MainActor
struct StackTests {
  @Test func `the least flexible view chooses first`() {
    let row = HStack(spacing: 0) {
      Color.red
      Color.green.frame(maxWidth: 10)
      Color.blue.frame(minWidth: 60, maxWidth: 80)
    }
    // The green one is offered a third and takes 10, the blue one half of the rest and takes 60.
    #expect(ViewHost.boxes(of: row).map(\.width) == [30, 10, 60])
  }

  @Test func `views of greater priority leave the others their least`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(minWidth: 5, maxWidth: 50)
      Color.green.layoutPriority(2)
      Color.blue.frame(minWidth: 15).layoutPriority(1)
    }
    #expect(ViewHost.boxes(of: row).map(\.width) == [5, 80, 15])
  }

  @Test func `views keep 8 points unless told otherwise`() {
    let column = VStack {
      Color.red.frame(height: 10)
      Color.blue.frame(height: 10)
    }
    #expect(ViewHost.boxes(of: column).map(\.minY) == [36, 54])
    #expect(
      ViewHost.boxes(
        of: VStack(spacing: 2) {
          Color.red.frame(height: 10)
          Color.blue.frame(height: 10)
        }
      ).map(\.minY) == [39, 51])
  }

  @Test func `views that fill are as wide as the widest of a stack that fits`() {
    let column = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(maxWidth: .infinity).frame(height: 10)
      Color.blue.frame(width: 40, height: 10)
    }
    #expect(ViewHost.boxes(of: column.fixedSize()).map(\.width) == [40, 40])
    let wide = column.fixedSize(horizontal: true, vertical: false)
    #expect(ViewHost.boxes(of: wide).map(\.minX) == [30, 30])
  }

  @Test func `views that fill are as high as the highest of a row in a scroll view`() {
    let page = ScrollView {
      HStack(spacing: 0) {
        Color.red
        Divider()
        Color.blue.frame(width: 40, height: 50)
      }
    }
    #expect(ViewHost.boxes(of: page).map(\.height) == [50, 50, 50])
  }

  @Test func `views too large for a stack stick out on both sides`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 80, height: 10)
      Color.blue.frame(width: 80, height: 10)
    }
    #expect(ViewHost.boxes(of: row).map(\.minX) == [-30, 50])
  }

  @Test func `what is offered without end is so for all views`() {
    let size = CGSize(width: 30, height: 30)
    let views = [
      AnyView(HStack(spacing: 0) { ForEach(0..<2) { _ in Flexible() } }),
      AnyView(VStack(spacing: 0) { ForEach(0..<2) { _ in Flexible() } }),
    ]
    for view in views {
      #expect(ViewHost.boxes(of: Endless { view }).map(\.size) == [size, size])
    }
  }

  /// A view of up to 30 points each way.
  private struct Flexible: View {
    var body: some View { Color.red.frame(maxWidth: 30, maxHeight: 30) }
  }

  /// Offers all the room that there is, and more.
  private struct Endless: CornerLayout {
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for view in subviews { view.place(at: .zero, proposal: .infinity) }
    }
  }

  @Test func `a guide of one's own lines views up`() {
    let row = HStack(alignment: .oneThird, spacing: 0) {
      Color.red.frame(width: 10, height: 30)
      Color.blue.frame(width: 10, height: 60)
    }
    #expect(ViewHost.boxes(of: row).map(\.minY) == [30, 20])
  }

  @Test func `a guide set inside a stack is that of the stack`() {
    let row = HStack(alignment: .oneThird, spacing: 0) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.green.frame(width: 10, height: 10).alignmentGuide(.oneThird) { $0[.bottom] }
      }
      Color.blue.frame(width: 10, height: 30).alignmentGuide(.oneThird) { $0[.top] }
    }
    #expect(ViewHost.boxes(of: row).map(\.minY) == [25, 35, 45])
  }

  @Test func `spacings are joined edge by edge`() {
    var spacing = ViewSpacing.zero
    #expect(spacing.distance(to: .zero, along: .horizontal) == 0)
    spacing.formUnion(ViewSpacing(), edges: .trailing)
    #expect(spacing.distance(to: .zero, along: .horizontal) == 8)
    #expect(spacing.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: spacing, along: .horizontal) == 0)
    #expect(spacing.union(ViewSpacing()) == ViewSpacing())
  }
}
