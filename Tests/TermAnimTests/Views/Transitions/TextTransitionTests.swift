import Foundation
import Testing

@testable import TermAnim

/// Texts that come and go glyph by glyph, by a renderer that the transition sets.
@MainActor
struct TextTransitionTests {
  /// Moves each glyph down by as much of its place as is left of the time.
  private struct Falling: TextRenderer {
    var elapsed: Double
    let total: Double

    var animatableData: Double {
      get { elapsed }
      set { elapsed = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
        var copy = ctx
        copy.translateBy(x: 0, y: CGFloat(index) * CGFloat(total - elapsed) * 10)
        copy.draw(slice)
      }
    }
  }

  /// Takes its own time, at an even pace, whatever the animation of the change is.
  private struct TextFall: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

    func body(content: Content, phase: TransitionPhase) -> some View {
      let total = 2.0
      let renderer = Falling(elapsed: phase.isIdentity ? total : 0, total: total)
      content.transaction { transaction in
        if !transaction.disablesAnimations { transaction.animation = .linear(duration: total) }
      } body: { view in
        view.textRenderer(renderer)
      }
    }
  }

  private let probe = Probe()

  private func host(reducesMotion: Bool = false) -> ViewHost {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = reducesMotion
    return ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack {
          if flag {
            Text(verbatim: "abc").font(.system(size: 40)).padding(2).transition(TextFall())
          }
        }
      }, environment: environment)
  }

  /// How far each glyph is below the first one.
  private func heights(_ host: ViewHost) -> [Double] {
    let drawn = host.drawing.flatMap { flat -> [Double] in
      guard case .glyphs(let run, _) = flat.command else { return [] }
      return run.glyphs.map { Double($0.transform.ty + flat.transform.m32) }
    }
    return drawn.map { (($0 - (drawn.first ?? 0)) * 1e6).rounded() / 1e6 }
  }

  private func change(_ host: ViewHost, to flag: Bool) {
    host.animate(.easeIn(duration: 0.3)) { probe.flag = flag }
  }

  @Test func `a text comes glyph by glyph, and goes in the same way`() {
    let host = host()
    change(host, to: true)
    #expect(heights(host) == [0, 20, 40])
    host.advance(by: 1)
    #expect(heights(host) == [0, 10, 20])
    host.advance(by: 1.1)
    #expect(heights(host) == [0, 0, 0])
    #expect(host.graph.nextWakeUp == nil)
    change(host, to: false)
    host.advance(by: 1.5)
    #expect(heights(host) == [0, 15, 30])
    host.advance(by: 0.6)
    #expect(host.drawing.isEmpty && host.graph.nextWakeUp == nil)
  }

  @Test func `a text that comes back begins where it is`() {
    let host = host()
    change(host, to: true)
    host.advance(by: 1)
    change(host, to: false)
    #expect(heights(host) == [0, 10, 20])
    host.advance(by: 0.5)
    let between = heights(host)
    change(host, to: true)
    #expect(heights(host) == between)
    host.run(for: 3)
    #expect(heights(host) == [0, 0, 0])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `where less motion is asked for, the text fades`() {
    let host = host(reducesMotion: true)
    change(host, to: true)
    host.advance(by: 0.15)
    #expect(heights(host) == [0, 0, 0])
    #expect((host.drawing.first?.opacity ?? 1) < 1)
  }

  @Test func `a renderer moves as animations around it say, and not those inside`() {
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Text(verbatim: "abc").font(.system(size: 40))
          .animation(.linear(duration: 8), value: u)
          .textRenderer(Falling(elapsed: u, total: 2))
          .animation(.linear(duration: 1), value: u)
      })
    probe.u = 2
    host.settle()
    host.advance(by: 0.5)
    #expect(heights(host) == [0, 10, 20])
  }
}
