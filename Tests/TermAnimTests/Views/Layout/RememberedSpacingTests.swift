import Foundation
import Testing

@testable import TermAnim

/// A view in a layout that keeps a distance of its own.
private struct Distant: Layout {
  var distance: CGFloat
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 20, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    // The greatest of two texts is that of a view with a larger one.
    distance > 8 ? .spread : .zero
  }
}

extension ViewSpacing {
  /// The spacing of most views.
  fileprivate static var spread: ViewSpacing { ViewSpacing() }
}

/// Distances that stacks keep, which are found out once.
@MainActor
struct RememberedSpacingTests {
  private func tops(_ host: ViewHost) -> [CGFloat] { host.boxes.map(\.minY) }

  private func box(_ color: Color) -> some View { color.frame(width: 20, height: 10) }

  @Test func `a view that comes to keep another distance is heard`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isFar in
        VStack {
          Distant(distance: isFar ? 20 : 0).callAsFunction { Color.red }.padding(0)
          Distant(distance: isFar ? 20 : 0).callAsFunction { Color.blue }.padding(0)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      })
    #expect(tops(host) == [0, 10])
    probe.flag = true
    host.settle()
    #expect(tops(host) == [0, 18])
    probe.flag = false
    host.settle()
    #expect(tops(host) == [0, 10])
  }

  @Test func `of views of which one fits, the one that is shown is heard`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isTold in
        VStack {
          ViewThatFits(in: .horizontal) {
            Distant(distance: 0).callAsFunction { Color.red }.frame(width: 900)
            Distant(distance: 20).callAsFunction { Color.red }
          }
          Distant(distance: 0).callAsFunction { Color.blue }
          if isTold { Color.clear.frame(height: 0) }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      })
    probe.flag = true
    host.settle()
    #expect(tops(host).prefix(2) == [0, 18])
  }

  @Test func `of two views beside each other the one counts that keeps more`() {
    let column = VStack {
      Distant(distance: 0).callAsFunction { Color.red }
      box(.blue)
      Distant(distance: 0).callAsFunction { Color.red }
      Distant(distance: 0).callAsFunction { Color.red }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    #expect(tops(ViewHost(column)) == [0, 18, 36, 46])
  }

  @Test func `a stack of one view, and one of none, keep no distances`() {
    let single = VStack { box(.red) }.frame(maxHeight: .infinity, alignment: .top)
    #expect(tops(ViewHost(single)) == [0])
    #expect(tops(ViewHost(VStack {})) == [])
  }
}
