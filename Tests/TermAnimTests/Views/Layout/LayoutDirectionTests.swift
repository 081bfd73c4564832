import Foundation
import Testing

@testable import TermAnim

/// Views where rows begin on the right.
@MainActor
struct LayoutDirectionTests {
  private static let size = CGSize(width: 120, height: 60)

  private func host(_ view: some View, _ direction: LayoutDirection) -> ViewHost {
    ViewHost(
      view.frame(width: Self.size.width, height: Self.size.height)
        .environment(\.layoutDirection, direction), size: Self.size)
  }

  /// The boxes of what is drawn, in the order of drawing.
  private func boxes(_ view: some View, _ direction: LayoutDirection) -> [CGRect] {
    host(view, direction).boxes
  }

  private func mirrored(_ box: CGRect) -> CGRect {
    CGRect(
      x: Self.size.width - box.maxX, y: box.minY, width: box.width, height: box.height)
  }

  private var red: some View { Color.red.frame(width: 12, height: 8) }

  private var blue: some View { Color.blue.frame(width: 20, height: 16) }

  /// Whether the view is drawn from the right as in the mirror of what it is from the left, and not
  /// the same.
  private func expectMirror(
    _ view: some View, _ location: SourceLocation = #_sourceLocation
  ) {
    let (left, right) = (boxes(view, .leftToRight), boxes(view, .rightToLeft))
    #expect(!left.isEmpty && left != right, sourceLocation: location)
    #expect(left.count == right.count, sourceLocation: location)
    for (seen, wanted) in zip(right, left.map(mirrored)) {
      let isNear = abs(seen.minX - wanted.minX) < 1e-9 && abs(seen.maxX - wanted.maxX) < 1e-9
      #expect(isNear && abs(seen.minY - wanted.minY) < 1e-9, sourceLocation: location)
    }
  }

  @Test func `what is arranged is mirrored in its container`() {
    expectMirror(
      HStack(spacing: 4) {
        red; blue; red
      })
    expectMirror(
      HStack(alignment: .top) {
        red; Spacer(); blue
      })
    expectMirror(
      VStack(alignment: .leading) {
        red; blue
      })
    expectMirror(
      VStack(alignment: .trailing) {
        red; blue
      })
    expectMirror(
      ZStack(alignment: .topLeading) {
        red; blue
      })
    expectMirror(
      Grid(alignment: .leading) {
        GridRow {
          red; blue
        }; GridRow { blue }
      })
    expectMirror(
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem()]) {
        red; blue; red
      })
    expectMirror(
      LazyVStack(alignment: .leading) {
        red; blue
      })
    expectMirror(
      Corner {
        red; blue
      })
  }

  private struct Corner: CornerLayout {}

  @Test func `what is put somewhere is mirrored where it is put`() {
    expectMirror(red.padding(.leading, 10))
    expectMirror(red.frame(width: 50, alignment: .leading))
    expectMirror(red.frame(maxWidth: .infinity, alignment: .trailing))
    expectMirror(red.offset(x: 7))
    expectMirror(red.position(x: 20, y: 20))
    expectMirror(blue.overlay(alignment: .topLeading) { Color.red.frame(width: 4, height: 4) })
    expectMirror(blue.background(alignment: .leading) { Color.red.frame(width: 30, height: 4) })
    expectMirror(GeometryReader { _ in red })
    expectMirror(red.fixedSize().frame(width: 4, alignment: .leading))
    expectMirror(red.containerRelativeFrame(.horizontal, alignment: .leading))
  }

  @Test func `guides are those of a layout from the left`() {
    expectMirror(
      VStack(alignment: .leading) {
        red
        blue.alignmentGuide(.leading) { $0[.leading] - 9 }
      })
    expectMirror(
      blue.overlay(alignment: .leading) {
        red.alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
      })
  }

  @Test func `the direction of the container counts, and not that of what is in it`() {
    let row = HStack(spacing: 0) {
      red; blue.environment(\.layoutDirection, .leftToRight)
    }
    expectMirror(row)
    let island = HStack(spacing: 0) {
      red
      HStack(spacing: 0) {
        red; blue
      }.environment(\.layoutDirection, .leftToRight)
    }
    let xs = boxes(island, .rightToLeft).map(\.minX)
    #expect(xs == [70, 38, 50])
  }

  @Test func `effects are those in the mirror`() {
    expectMirror(blue.scaleEffect(x: 0.5, anchor: .leading))
    expectMirror(blue.rotationEffect(.degrees(90), anchor: .topLeading))
    expectMirror(blue.transformEffect(CGAffineTransform(translationX: 6, y: 2)))
    expectMirror(red.modifier(Sideways()))
  }

  private struct Sideways: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 11, y: 0))
    }

    var animatableData: EmptyAnimatableData {
      get { EmptyAnimatableData() }
      set {}
    }
  }

  @Test func `places tell the truth about the screen`() {
    let probe = Probe()
    var frames: [CGRect] = []
    let view = HStack(spacing: 0) {
      red
      GeometryReader { proxy in
        let _ = frames.append(proxy.frame(in: .global))
        Color.clear
      }
    }
    _ = (probe, host(view, .rightToLeft))
    #expect(frames.last == CGRect(x: 0, y: 0, width: 108, height: 60))
  }

  @Test func `a change of direction moves views`() {
    let probe = Probe()
    let view = ProbeView(probe) { [red] _, v, _ in
      HStack {
        red; Spacer()
      }
      .frame(width: 120, height: 60)
      .environment(\.layoutDirection, v > 0 ? .rightToLeft : .leftToRight)
    }
    let host = ViewHost(view, size: Self.size)
    #expect(host.firstBox?.minX == 0)
    host.animate { probe.v = 1 }
    host.advance(by: 0.5)
    #expect(host.firstBox?.minX == 54)
    host.advance(by: 0.6)
    #expect(host.firstBox?.minX == 108)
  }

  @Test func `modifiers and scroll views take another direction`() {
    func places(_ view: @escaping () -> AnyView) -> [CGFloat] {
      let probe = Probe()
      let host = ViewHost(
        ProbeView(probe) { _, v, _ in
          view().environment(\.layoutDirection, v > 0 ? .rightToLeft : .leftToRight)
        }, size: Self.size)
      let first = host.firstBox?.minX
      probe.v = 1
      host.settle()
      return [first, host.firstBox?.minX].compactMap { $0 }
    }
    let wide = {
      AnyView(Color.red.frame(width: 12, height: 8).frame(width: 120, alignment: .leading))
    }
    #expect(places(wide) == [0, 108])
    let row = {
      AnyView(
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 50, height: 8) } }
        })
    }
    #expect(places(row) == [0, 70])
  }

  @Test func `bars at the leading edge are on the right`() {
    var insets: EdgeInsets?
    let view = GeometryReader { proxy in
      let _ = insets = proxy.safeAreaInsets
      Color.red.ignoresSafeArea(edges: .leading)
    }
    .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 20) }
    let boxes = boxes(view, .rightToLeft)
    #expect(boxes.first == CGRect(x: 0, y: 0, width: 120, height: 60))
    #expect(insets == EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
  }

  @Test func `what comes from the leading edge comes from the right`() {
    let probe = Probe()
    let view = ProbeView(probe) { _, v, _ in
      ZStack {
        if v > 0 { Color.red.frame(width: 20, height: 10).transition(.move(edge: .leading)) }
      }
      .frame(width: 120, height: 60)
      .environment(\.layoutDirection, .rightToLeft)
    }
    let host = ViewHost(view, size: Self.size)
    host.animate { probe.v = 1 }
    host.advance(by: 0.5)
    #expect(host.firstBox?.minX == 60)
  }

  @Test func `layouts are told of the direction, and place as from the left`() {
    #expect(boxes(Told { red }, .leftToRight).map(\.minX) == [4])
    #expect(boxes(Told { red }, .rightToLeft).map(\.minX) == [105])
  }

  /// Puts each view 3 points from the leading edge where rows begin on the right, and else 4.
  private struct Told: FillingLayout {
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let x = bounds.minX + (subviews.layoutDirection == .rightToLeft ? 3 : 4)
      for view in subviews { view.place(at: CGPoint(x: x, y: 0), proposal: proposal) }
    }
  }
}
