import Foundation
import Testing

@testable import TermAnim

extension ContainerValues {
  @Entry fileprivate var share = 0.0
}

/// Views side by side, each as wide as its share of the space.
private struct Slices: FillingLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for subview in subviews where !subview.containerValues.hasTag("none") {
      let width = bounds.width * subview.containerValues.share
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

@MainActor
struct LayoutContainerValueTests {
  private struct Model: View {
    @State var first = 0.25

    var body: some View {
      Slices {
        Color.clear.frame(width: 0, height: 0).containerValue(\.share, 1).tag("none")
        Color.red.containerValue(\.share, first)
        Color.blue.containerValue(\.share, 0.5)
      }
      .onTapGesture { withAnimation(.linear(duration: 1)) { first = 0.5 } }
    }
  }

  @Test func `a layout reads what views tell it, and follows when only that changes`() {
    let host = ViewHost(Model())
    func frames() -> [CGRect] { host.boxes.filter { $0.width > 0 } }
    #expect(frames().map(\.minX) == [0, 80] && frames().map(\.width) == [80, 160])
    host.tap(at: CGPoint(x: 10, y: 10))
    host.advance(by: 0.5)
    #expect(frames().first.map { abs($0.width - 120) < 1e-6 } == true)
    host.run(for: 1)
    #expect(frames().map(\.minX) == [0, 160] && frames().map(\.width) == [160, 160])
  }
}
