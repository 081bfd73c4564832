import Foundation
import Testing

@testable import TermAnim

private struct Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Views one below the other, each as high as its share of the space.
private struct Shares: Layout {
  /// Moves everything to the right.
  var shift: CGFloat = 0

  var animatableData: CGFloat {
    get { shift }
    set { shift = newValue }
  }

  struct Cache {
    var total: CGFloat
    var uses = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(total: subviews.reduce(0) { $0 + $1[Share.self] })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.uses += 1
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var top = bounds.minY
    for subview in subviews {
      let height = bounds.height * subview[Share.self] / cache.total
      subview.place(
        at: CGPoint(x: bounds.minX + shift, y: top),
        proposal: ProposedViewSize(width: 10, height: height))
      top += height
    }
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .zero }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == .top ? 4 : nil
  }
}

@MainActor
struct CustomLayoutTests {
  private let size = CGSize(width: 100, height: 100)

  private func frames(_ view: some View) -> [CGRect] {
    ViewHost(view, size: size).boxes
  }

  @Test func `a layout of one's own asks for values and keeps a cache`() {
    let view = Shares {
      Color.red
      Color.blue.layoutValue(key: Share.self, value: 3)
    }
    #expect(frames(view).map(\.height) == [25, 75])
  }

  /// Views above one another, as wide as the widest, which is found out once.
  private struct EqualWidths: Layout {
    func makeCache(subviews: Subviews) -> CGFloat {
      subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) -> CGSize {
      CGSize(width: cache, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(width: cache, height: 10))
      }
    }
  }

  @Test func `a cache is made anew when a view has another size`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        EqualWidths {
          Color.red
          Color.blue.frame(width: 20 + u)
        }
      }, size: size)
    #expect(host.drawing.compactMap(\.bounds?.width) == [20, 20])
    probe.u = 30
    host.settle()
    #expect(host.drawing.compactMap(\.bounds?.width) == [50, 50])
  }

  @Test func `what animates of a layout moves what it arranges`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in Shares(shift: u) { Color.red } }, size: size)
    host.animate { probe.u = 40 }
    host.run(for: 0.5)
    #expect(abs((host.lastBox?.minX ?? 0) - 20) < 1)
    host.run(for: 1)
    #expect(host.lastBox?.minX == 40)
  }

  @Test func `its spacing and its guides count in stacks`() {
    let column = VStack(spacing: nil) {
      Shares { Color.red }.frame(width: 10, height: 20)
      Shares { Color.red }.frame(width: 10, height: 20)
    }
    #expect(frames(column).map(\.minY) == [30, 50])
    let row = HStack(alignment: .top, spacing: 0) {
      Color.blue.frame(width: 10, height: 20)
      Shares { Color.red }
    }
    #expect(frames(row).map(\.minY) == [4, 0])
  }

  @Test(arguments: [false, true])
  func `any layout does what the one inside does`(isErased: Bool) {
    let layout = isErased ? AnyLayout(AnyLayout(Shares(shift: 3))) : nil
    let view = ZStack {
      if let layout {
        layout { Color.red }
      } else {
        Shares(shift: 3) { Color.red }
      }
    }
    #expect(frames(view) == [CGRect(x: 3, y: 0, width: 10, height: 100)])
    let row = HStack(alignment: .top, spacing: 0) {
      Color.blue.frame(width: 10, height: 20)
      if let layout { layout { Color.red } } else { Shares(shift: 3) { Color.red } }
    }
    #expect(frames(row).map(\.minY) == [4, 0])
  }

  @Test func `views stay themselves and move when a layout becomes another`() {
    struct Switching: View {
      let isUpright: Bool

      var body: some View {
        let layout =
          isUpright ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        return layout {
          Color.red.frame(width: 20, height: 20)
          Spacer()
          Color.blue.frame(width: 20, height: 20)
        }
      }
    }
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, flag in Switching(isUpright: flag) }, size: size)
    #expect(
      host.drawing.compactMap(\.bounds?.origin) == [
        CGPoint(x: 0, y: 40), CGPoint(x: 80, y: 40),
      ])
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    let half = host.drawing.compactMap(\.bounds?.origin)
    #expect(half == [CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 60)])
    host.advance(by: 1)
    #expect(
      host.drawing.compactMap(\.bounds?.origin) == [
        CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 80),
      ])
  }

  @Test func `a spacer in a view that stays the same follows the layout's direction`() {
    struct Gap: View {
      var body: some View { Spacer(minLength: 30) }
    }
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isUpright in
        let layout =
          isUpright ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Gap().fixedSize()
          Color.red
        }
      }, size: size)
    #expect(host.firstBox == CGRect(x: 30, y: 0, width: 70, height: 100))
    probe.flag = true
    host.settle()
    #expect(host.firstBox == CGRect(x: 0, y: 30, width: 100, height: 70))
  }

  @Test func `the numbers of layouts of one type mix, those of two do not`() {
    typealias Numbers = ErasedAnimatableData
    let (one, two) = (Numbers(of: Shares(shift: 1)), Numbers(of: Shares(shift: 2)))
    let other = Numbers(of: VStackLayout())
    #expect(one + one == two)
    #expect((two - one) == one)
    #expect(one.scaled(by: 2) == two)
    #expect(two.magnitudeSquared == 4)
    #expect(one + .zero == one && .zero + one == one && one - .zero == one)
    #expect((one - other).magnitudeSquared == 0)
    #expect(one != other)
    var layout = AnyLayout(Shares(shift: 1))
    layout.animatableData = other
    #expect(layout.animatableData == one)
  }
}
