import Foundation
import Testing

@testable import TermAnim

/// What is matched is shown in one place of the screen, whatever is around the one and the other.
@MainActor
struct MatchedGeometrySpacesTests {
  /// A small red view in what is around it, and a large green one outside, of which one is there.
  private struct Hero: View {
    let probe: Probe
    let around: @MainActor (AnyView) -> AnyView
    @Namespace private var space

    var body: some View {
      ProbeView(probe) { _, _, isOpen in
        ZStack {
          around(
            AnyView(
              ZStack {
                if !isOpen {
                  Color.red.matchedGeometryEffect(id: 0, in: space).frame(width: 20, height: 20)
                }
              }))
          if isOpen {
            Color.green.matchedGeometryEffect(id: 0, in: space).frame(width: 60, height: 60)
          }
        }
      }
    }
  }

  /// A red source and a green view that is shown there, each in what is around it.
  private struct Pair: View {
    let probe: Probe
    let aroundSource: @MainActor (AnyView, Double) -> AnyView
    let aroundMatch: @MainActor (AnyView, Double) -> AnyView
    @Namespace private var space

    var body: some View {
      ProbeView(probe) { u, _, _ in
        ZStack {
          aroundSource(
            AnyView(
              Color.red.matchedGeometryEffect(id: 0, in: space).frame(width: 20, height: 20)), u)
          aroundMatch(
            AnyView(
              Color.green.matchedGeometryEffect(id: 0, in: space, isSource: false)
                .frame(width: 30, height: 30)), u)
        }
      }
    }
  }

  private let size = CGSize(width: 200, height: 200)

  private static func scrolled(_ content: AnyView) -> AnyView {
    AnyView(
      ScrollView {
        content.padding(.top, 150).padding(.bottom, 400)
      }
      .scrollIndicators(.hidden)
      .defaultScrollAnchor(UnitPoint(x: 0.5, y: 0.3)))
  }

  /// What may be around a view so that its own space is not the screen's.
  private static let surroundings: [@MainActor (AnyView) -> AnyView] = [
    scrolled,
    { AnyView($0.geometryGroup().offset(x: -50, y: 30)) },
    { AnyView($0.padding(30).scaleEffect(0.5, anchor: .topLeading)) },
    { AnyView($0.padding(.leading, 40).rotationEffect(.degrees(90), anchor: .topLeading)) },
  ]

  private func expect(
    _ box: CGRect?, near other: CGRect, within tolerance: Double = 1e-6,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let box = box ?? .null
    let differences = [
      box.minX - other.minX, box.minY - other.minY, box.width - other.width,
      box.height - other.height,
    ]
    #expect(
      differences.allSatisfy { abs($0) < tolerance }, "\(box), \(other)", sourceLocation: location)
  }

  private func middle(_ box: CGRect, _ other: CGRect) -> CGRect {
    CGRect(
      x: (box.minX + other.minX) / 2, y: (box.minY + other.minY) / 2,
      width: (box.width + other.width) / 2, height: (box.height + other.height) / 2)
  }

  /// Whether both views go from `start` to `end` when the one takes the place of the other.
  private func expectSwap(
    in host: ViewHost, from start: CGRect, to end: CGRect,
    _ location: SourceLocation = #_sourceLocation
  ) {
    host.settle()
    host.advance(by: 0.0001)
    #expect(host.boxes.count == 2, sourceLocation: location)
    for box in host.boxes { expect(box, near: start, within: 0.05, location) }
    host.advance(by: 0.4999)
    for box in host.boxes { expect(box, near: middle(start, end), location) }
    host.advance(by: 0.6)
    #expect(host.boxes.count == 1, sourceLocation: location)
    expect(host.boxes.last, near: end, location)
  }

  @Test(arguments: 0..<4)
  func `a view comes out of what is around another one, and goes back in`(index: Int) {
    let probe = Probe()
    let host = ViewHost(Hero(probe: probe, around: Self.surroundings[index]), size: size)
    let (small, large) = (host.boxes[0], CGRect(x: 70, y: 70, width: 60, height: 60))
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    expectSwap(in: host, from: small, to: large)
    withAnimation(.linear(duration: 1)) { probe.flag = false }
    expectSwap(in: host, from: large, to: small)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test(arguments: 0..<4)
  func `a view is shown where its source is, whichever is in something`(index: Int) {
    let around = Self.surroundings[index]
    for isSourceInside in [true, false] {
      let host = ViewHost(
        Pair(
          probe: Probe(),
          aroundSource: { content, _ in isSourceInside ? around(content) : content },
          aroundMatch: { content, _ in isSourceInside ? content : around(content) }),
        size: size)
      expect(host.boxes[1], near: host.boxes[0])
    }
  }

  @Test func `a view stays with its source while either is scrolled`() {
    for isSourceInside in [true, false] {
      let host = ViewHost(
        Pair(
          probe: Probe(),
          aroundSource: { content, _ in isSourceInside ? Self.scrolled(content) : content },
          aroundMatch: { content, _ in isSourceInside ? content : Self.scrolled(content) }),
        size: size)
      let before = host.boxes[0]
      host.wheel(at: CGPoint(x: 100, y: 20), by: CGSize(width: 0, height: 100))
      for _ in 0..<20 {
        host.advance(by: 0.05)
        expect(host.boxes[1], near: host.boxes[0])
      }
      #expect((host.boxes[0] != before) == isSourceInside)
      host.run(for: 3)
      #expect(!host.graph.isAnimating)
    }
  }

  @Test func `a view stays with its source while effects and groups move either`() {
    let moves: [@MainActor (AnyView, Double) -> AnyView] = [
      { AnyView($0.scaleEffect(1 + $1)) },
      { AnyView($0.padding(.leading, 40).rotationEffect(.degrees(90 * $1))) },
      { AnyView($0.geometryGroup().offset(x: 40 * $1)) },
    ]
    let still: @MainActor (AnyView, Double) -> AnyView = { content, _ in content }
    for (index, move) in moves.enumerated() {
      for isSourceInside in index == 1 ? [true] : [true, false] {
        let probe = Probe()
        let host = ViewHost(
          Pair(
            probe: probe, aroundSource: isSourceInside ? move : still,
            aroundMatch: isSourceInside ? still : move),
          size: size)
        host.animate { probe.u = 1 }
        for _ in 0..<6 {
          host.advance(by: 0.25)
          expect(host.boxes[1], near: host.boxes[0])
        }
      }
    }
  }

  @Test func `views that are turned together have the same frame`() {
    let host = ViewHost(
      Pair(
        probe: Probe(),
        aroundSource: { content, _ in AnyView(content.rotationEffect(.degrees(30))) },
        aroundMatch: { content, _ in AnyView(content.rotationEffect(.degrees(30))) }),
      size: size)
    expect(host.boxes[1], near: host.boxes[0])
  }

  @Test func `a view that an effect shows nowhere is matched again when it is back`() {
    let probe = Probe()
    let host = ViewHost(
      Pair(
        probe: probe, aroundSource: { content, _ in AnyView(content.offset(x: 30)) },
        aroundMatch: { AnyView($0.scaleEffect(1 - $1)) }),
      size: size)
    for value in [1, .nan, 0.5] {
      probe.u = value
      host.settle()
    }
    expect(host.boxes[1], near: host.boxes[0])
  }

  @Test func `a view that leaves alone is scrolled along`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isGone in
        Self.scrolled(
          AnyView(
            ZStack {
              Color.blue.frame(width: 20, height: 20)
              if !isGone { LoneMatch().frame(width: 20, height: 20) }
            }))
      }, size: size)
    let distance = host.boxes[1].minY - host.boxes[0].minY
    withAnimation(.linear(duration: 10)) { probe.flag = true }
    host.wheel(at: CGPoint(x: 100, y: 20), by: CGSize(width: 0, height: 60))
    host.run(for: 1)
    #expect(abs(host.boxes[1].minY - host.boxes[0].minY - distance) < 1e-6)
  }

  private struct LoneMatch: View {
    @Namespace private var space

    var body: some View { Color.red.matchedGeometryEffect(id: 0, in: space) }
  }

  @Test func `where it flies does not depend on the frames in between`() {
    let pictures = [1, 7, 30].map { frames in
      let probe = Probe()
      let host = ViewHost(Hero(probe: probe, around: Self.scrolled), size: size)
      host.wheel(at: CGPoint(x: 100, y: 20), by: CGSize(width: 0, height: 60))
      host.run(for: 2)
      host.animate { probe.flag = true }
      for _ in 0..<frames { host.advance(by: 0.6 / Double(frames)) }
      return host.boxes
    }
    for picture in pictures.dropFirst() {
      for (box, other) in zip(picture, pictures[0]) { expect(box, near: other) }
    }
  }

  /// Notes what it is offered, and where it is put.
  private struct Noting: Layout {
    final class Log: @unchecked Sendable {
      // Layouts run on the main actor only.
      var proposals: [ProposedViewSize] = []
      var placements = 0
    }

    let log: Log

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      log.proposals.append(proposal)
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      log.placements += 1
    }
  }

  /// A source and a match that notes, together in what is around them.
  private struct NotedPair: View {
    let probe: Probe
    let log: Noting.Log
    let aroundSource: @MainActor (AnyView, Double) -> AnyView
    let aroundBoth: @MainActor (AnyView, Double) -> AnyView
    @Namespace private var space

    var body: some View {
      ProbeView(probe) { u, v, _ in
        aroundBoth(
          AnyView(
            ZStack {
              aroundSource(
                AnyView(
                  Color.red.matchedGeometryEffect(id: 0, in: space).frame(width: 20, height: 20)), u
              )
              Noting(log: log) { Color.green }
                .matchedGeometryEffect(id: 0, in: space, isSource: false)
                .frame(width: 30, height: 30)
            }), v)
      }
    }
  }

  @Test func `a view whose source an effect shows nowhere is offered numbers only`() {
    let (probe, log) = (Probe(), Noting.Log())
    let host = ViewHost(
      NotedPair(
        probe: probe, log: log, aroundSource: { AnyView($0.scaleEffect(1 - $1)) },
        aroundBoth: { content, _ in content }),
      size: size)
    for value in [1, .nan, .infinity, 0.5] {
      probe.u = value
      host.settle()
    }
    #expect(log.proposals.count > 1)
    #expect(log.proposals.allSatisfy { ($0.width ?? 0).isFinite && ($0.height ?? 0).isFinite })
  }

  @Test func `views that are turned together are not placed again`() {
    let (probe, log) = (Probe(), Noting.Log())
    let host = ViewHost(
      NotedPair(
        probe: probe, log: log, aroundSource: { content, _ in content },
        aroundBoth: { AnyView($0.rotationEffect(.degrees(50 * $1))) }),
      size: size)
    let before = log.placements
    withAnimation(.linear(duration: 1)) { probe.v = 1 }
    host.run(for: 2)
    #expect(log.placements == before)
    #expect(!host.graph.isAnimating)
  }

  @Test func `a match that leaves with its source stays where that was`() {
    struct Leaving: View {
      let isGone: Bool
      @Namespace private var space

      var body: some View {
        ZStack {
          if !isGone {
            Color.green.frame(width: 20, height: 20)
              .matchedGeometryEffect(id: 0, in: space).offset(x: 50)
            Color.red.matchedGeometryEffect(id: 0, in: space, isSource: false)
              .frame(width: 40, height: 40)
          }
        }
      }
    }
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, isGone in Leaving(isGone: isGone) }, size: size)
    let before = host.boxes[1]
    expect(before, near: CGRect(x: 140, y: 90, width: 20, height: 20))
    host.animate { probe.flag = true }
    for _ in 0..<3 {
      host.advance(by: 0.25)
      expect(host.boxes[1], near: before)
    }
  }

  /// A view that takes another one's place, both with a transition.
  private struct Changing: View {
    let isLarge: Bool
    let transition: AnyTransition
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        if isLarge {
          Color.green.matchedGeometryEffect(id: 0, in: space).transition(transition)
            .frame(width: 60, height: 60).offset(x: 100, y: 40)
        } else {
          Color.red.matchedGeometryEffect(id: 0, in: space).transition(transition)
            .frame(width: 20, height: 20)
        }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test(arguments: [0, 0.5, 2])
  func `a transition scales a view about where it is matched`(scale: Double) {
    let (probe, transition) = (Probe(), AnyTransition.scale(scale: scale))
    let host = ViewHost(
      ProbeView(probe) { _, _, isLarge in Changing(isLarge: isLarge, transition: transition) },
      size: size)
    let (start, end) = (
      CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 100, y: 40, width: 60, height: 60)
    )
    expect(host.boxes[0], near: start)
    host.animate { probe.flag = true }
    for step in 1...3 {
      host.advance(by: 0.25)
      let share = Double(step) / 4
      let center = CGPoint(x: 10 + 120 * share, y: 10 + 60 * share)
      let length = 20 + 40 * share
      for (box, portion) in zip(host.boxes, [1 - share, share]) {
        // Nothing has an inverse, so that the least there is takes its place.
        let side = length * (portion + (scale == 0 ? 1e-5 : scale) * (1 - portion))
        expect(
          box,
          near: CGRect(
            x: center.x - side / 2, y: center.y - side / 2, width: side, height: side),
          within: 1e-3)
      }
      #expect(host.boxes.count == 2)
    }
    host.run(for: 1)
    #expect(host.boxes.count == 1)
    expect(host.boxes[0], near: end)
    #expect(!host.graph.isAnimating)
  }

  @Test func `a transition that moves has no say in where a view is matched`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isLarge in
        Changing(isLarge: isLarge, transition: .move(edge: .leading))
      }, size: size)
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    #expect(host.boxes.count == 2)
    for box in host.boxes { expect(box, near: CGRect(x: 50, y: 20, width: 40, height: 40)) }
  }
}
