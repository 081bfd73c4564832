import Foundation
import Testing

@testable import TermAnim

/// Panes of glass that come and go in a container, and panes that are one piece.
@MainActor
struct GlassMotionTests {
  private let probe = Probe()

  /// A pane of 40 points on the left, and more at some distance from it.
  private func host(
    gap: CGFloat = 20, spacing: CGFloat? = 40, transition: GlassEffectTransition? = nil
  ) -> ViewHost {
    ViewHost(Stage(probe: probe, gap: gap, spacing: spacing, transition: transition))
  }

  private struct Stage: View {
    let probe: Probe
    let gap: CGFloat
    let spacing: CGFloat?
    let transition: GlassEffectTransition?
    @Namespace private var names

    var body: some View {
      ProbeView(probe) { _, _, isOpen in
        GlassEffectContainer(spacing: spacing) {
          HStack(spacing: gap) {
            pane("a")
            if isOpen {
              if let transition {
                pane("b").glassEffectTransition(transition)
              } else {
                pane("b")
              }
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }

    private func pane(_ name: String) -> some View {
      Text(verbatim: name).frame(width: 40, height: 40)
        .glassEffect(in: Rectangle()).glassEffectID(name, in: names)
    }
  }

  /// The places of the panes, from the left, and how much light each takes.
  private func panes(_ host: ViewHost) -> [(box: CGRect, opacity: Double)] {
    host.drawing.filter { $0.color == Color.white.resolved && !$0.isStroke && $0.opacity > 0 }
      .compactMap { flat in flat.bounds.map { ($0, flat.opacity) } }
      .reduce(into: []) { panes, pane in
        if !panes.contains(where: { $0.box.isNear(pane.0, within: 1e-6) }) { panes.append(pane) }
      }
      .sorted { $0.box.minX < $1.box.minX }
  }

  private func opacity(of text: String, _ host: ViewHost) -> Double? {
    host.drawing.first { $0.frame(ofText: text) != nil }?.opacity
  }

  @Test func `a pane comes out of the nearest one, and goes back into it`() throws {
    let host = host()
    let first = try #require(panes(host).first).box
    host.animate { probe.flag = true }
    for progress in [0.25, 0.75] {
      host.advance(by: progress - host.time.seconds)
      let shown = panes(host)
      #expect(shown.count == 2)
      #expect(shown.first?.box.isNear(first, within: 1e-6) == true)
      #expect(
        shown.last?.box.isNear(first.offsetBy(dx: 60 * progress, dy: 0), within: 1e-6) == true)
      #expect(shown.allSatisfy { abs($0.opacity - Glass.regular.density) < 1e-9 })
      #expect(abs((opacity(of: "b", host) ?? 0) - max(0, 2 * progress - 1)) < 1e-9)
    }
    host.advance(by: 1)
    #expect(panes(host).last?.box.isNear(first.offsetBy(dx: 60, dy: 0), within: 1e-6) == true)
    host.animate { probe.flag = false }
    host.advance(by: 0.25)
    #expect(panes(host).last?.box.isNear(first.offsetBy(dx: 45, dy: 0), within: 1e-6) == true)
    host.advance(by: 1)
    #expect(panes(host).count == 1 && opacity(of: "b", host) == nil)
  }

  @Test(arguments: [nil, GlassEffectTransition.materialize])
  func `one that is far from others, or materialises, fades in where it is`(
    transition: GlassEffectTransition?
  ) throws {
    let host = host(gap: transition == nil ? 50 : 20, transition: transition)
    let first = try #require(panes(host).first).box
    host.animate { probe.flag = true }
    host.advance(by: 0.25)
    let last = try #require(panes(host).last)
    #expect(last.box.isNear(first.offsetBy(dx: transition == nil ? 90 : 60, dy: 0), within: 1e-6))
    #expect(abs(last.opacity - Glass.regular.density / 4) < 1e-9)
  }

  private struct Crowd: View {
    let probe: Probe
    @Namespace private var names

    var body: some View {
      ProbeView(probe) { _, _, isOpen in
        GlassEffectContainer {
          HStack(spacing: 0) {
            pane("far").padding(.trailing, 80)
            pane("near").padding(.trailing, 8)
            if isOpen { pane("new") }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }

    private func pane(_ name: String) -> some View {
      Color.clear.frame(width: 40, height: 40)
        .glassEffect(in: Rectangle()).glassEffectID(name, in: names)
    }
  }

  @Test func `without a spacing it comes out of the nearest of its neighbours`() {
    let host = ViewHost(Crowd(probe: probe))
    host.animate { probe.flag = true }
    host.advance(by: 0.25)
    #expect(panes(host).map(\.box.minX) == [0, 120, 132])
    #expect(panes(host).allSatisfy { abs($0.opacity - Glass.regular.density) < 1e-9 })
  }

  private struct Prominent: View {
    let probe: Probe
    @Namespace private var names

    var body: some View {
      ProbeView(probe) { _, _, isOpen in
        GlassEffectContainer(spacing: 40) {
          HStack(spacing: 20) {
            Button("open") {}.buttonStyle(.glassProminent).glassEffectID("open", in: names)
            if isOpen {
              Color.clear.frame(width: 40, height: 40)
                .glassEffect(in: Rectangle()).glassEffectID("more", in: names)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  @Test func `a pane comes out of a prominent button, too`() throws {
    let host = ViewHost(Prominent(probe: probe))
    let plate = host.drawing.first { $0.color != nil }
    let button = try #require(plate?.bounds)
    guard case .fill(let path, _, _)? = plate?.command else {
      Issue.record("no plate is drawn")
      return
    }
    #expect(path == Capsule().path(in: path.boundingRect))
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    let half = try #require(panes(host).first).box
    #expect(abs(half.midX - (button.midX + button.maxX + 40) / 2) < 1e-6)
    host.advance(by: 1)
    #expect(panes(host).first?.box.midX == button.maxX + 40)
  }

  private struct Nested: View {
    let probe: Probe
    @Namespace private var names

    var body: some View {
      ProbeView(probe) { _, _, isOpen in
        GlassEffectContainer {
          if isOpen {
            Text(verbatim: "in").glassEffect().padding(8).glassEffect()
              .glassEffectID("one", in: names)
          }
        }
      }
    }
  }

  @Test func `a pane on a pane fades once with it`() {
    let host = ViewHost(Nested(probe: probe))
    host.animate { probe.flag = true }
    host.advance(by: 0.75)
    #expect(opacity(of: "in", host).map { abs($0 - 0.5) < 1e-9 } == true)
  }

  @Test func `the identity is there at once`() throws {
    let host = host(transition: .identity)
    host.animate { probe.flag = true }
    #expect(panes(host).count == 2)
    #expect(panes(host).allSatisfy { $0.opacity == Glass.regular.density })
    #expect(opacity(of: "b", host) == 1)
  }

  private struct Exchange: View {
    let probe: Probe
    @Namespace private var names

    var body: some View {
      ProbeView(probe) { _, _, isOther in
        GlassEffectContainer {
          ZStack(alignment: .leading) {
            Color.clear
            if isOther {
              pane(width: 80).offset(x: 120).glassEffectID("one", in: names)
            } else {
              pane(width: 40).glassEffectID("one", in: names)
            }
          }
        }
      }
    }

    private func pane(width: CGFloat) -> some View {
      Color.clear.frame(width: width, height: 40).glassEffect(in: Rectangle())
    }
  }

  @Test func `a pane takes the place of the one of its name that goes`() throws {
    let host = ViewHost(Exchange(probe: probe))
    let first = try #require(panes(host).first).box
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    let shown = panes(host)
    #expect(shown.count == 1)
    let half = CGRect(x: first.minX + 60, y: first.minY, width: 60, height: 40)
    #expect(shown.first?.box.isNear(half, within: 1e-6) == true)
    #expect(shown.first.map { abs($0.opacity - Glass.regular.density) < 1e-9 } == true)
  }

  private struct Union: View {
    /// The union of each pane; nil is none.
    let unions: [Int?]
    @Namespace private var names

    var body: some View {
      GlassEffectContainer {
        HStack(spacing: 60) {
          ForEach(unions.indices, id: \.self) { index in
            Color.clear.frame(width: 40, height: 40).glassEffect(in: Rectangle())
              .glassEffectUnion(id: unions[index], namespace: names)
          }
        }
      }
    }
  }

  @Test func `filters around a pane are not for its place among others`() {
    let pane = Color.clear.frame(width: 40, height: 40).glassEffect(in: Rectangle())
    let host = ViewHost(GlassEffectContainer { pane.blur(radius: 4).offset(x: 20) })
    let drawn = host.drawing.filter { $0.color == Color.white.resolved }
    #expect(!drawn.isEmpty && drawn.allSatisfy { $0.layers.allSatisfy(\.filters.isEmpty) })
    #expect(panes(host).map(\.box.midX) == [180])
  }

  @Test func `panes of a union are one piece with all that is between them`() {
    func places(_ unions: [Int?]) -> [ClosedRange<CGFloat>] {
      panes(ViewHost(Union(unions: unions))).map { $0.box.minX...$0.box.maxX }
    }
    #expect(places([nil, nil, nil]) == [40...80, 140...180, 240...280])
    #expect(places([1, nil, 1]) == [40...280, 140...180])
    #expect(places([1, 1, 2]) == [40...180, 240...280])
  }
}
