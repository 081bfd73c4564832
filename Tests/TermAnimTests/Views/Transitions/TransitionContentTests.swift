import Foundation
import Testing

@testable import TermAnim

/// What is set in the body of a transition reaches what comes and goes.
@MainActor
struct TransitionContentTests {
  private let probe = Probe()

  /// A view that comes and goes with `transition` as the probe's flag says.
  private func host(
    _ transition: AnyTransition, isThere: Bool = false, _ content: some View
  ) -> ViewHost {
    ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack { if flag != isThere { content.transition(transition) } }
      })
  }

  // MARK: Containers

  /// Stacks what comes and goes beside a line.
  private struct Lined: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      HStack(spacing: 0) {
        Color.blue.frame(width: 2, height: 10)
        content.opacity(phase.isIdentity ? 1 : 0)
      }
    }
  }

  @Test(arguments: [true, false])
  func `a transition may put what comes and goes into a stack`(isAnimated: Bool) {
    let host = host(AnyTransition(Lined()), Color.red.frame(width: 10, height: 10))
    host.animate(isAnimated ? .linear(duration: 1) : nil) { probe.flag = true }
    host.run(for: 2)
    #expect(host.boxes.map(\.width) == [2, 10])
    host.animate(isAnimated ? .linear(duration: 1) : nil) { probe.flag = false }
    host.run(for: 2)
    #expect(host.drawing.isEmpty)
  }

  private struct Clipped: ViewModifier {
    func body(content: Content) -> some View { content.clipped() }
  }

  @Test func `what lets a view go is around what lets it come`() throws {
    let transition = AnyTransition.asymmetric(
      insertion: .modifier(active: Clipped(), identity: Clipped()), removal: .scale(scale: 2))
    let host = host(transition, isThere: true, Color.red.frame(width: 10, height: 10))
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    let layers = try #require(host.drawing.first?.layers)
    let growing = try #require(layers.firstIndex { $0.transform.m11 > 1 })
    let cutting = try #require(layers.firstIndex { !$0.clips.isEmpty })
    #expect(growing < cutting)
  }

  // MARK: Styles

  /// Large enough to be drawn by its outlines.
  private var text: Text { Text(verbatim: "a").font(.system(size: 40)) }

  /// Black while it comes, white when it is there, black again while it goes.
  private struct Fill: Transition {
    var change: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.foregroundStyle(Color(white: phase.isIdentity ? 1 : 0))
        .transaction { [change] in if let change { $0.animation = change } }
    }
  }

  /// How bright what is drawn is, 0...1; nil when nothing is.
  private func brightness(_ host: ViewHost) -> Double? {
    guard let last = host.drawing.last else { return nil }
    guard case .glyphs(_, .color(let color)) = last.command else {
      return last.color.map { Double($0.linearRed) }
    }
    return Double(color.linearRed)
  }

  private func middle() -> Double {
    Double(Color(white: 0).mix(with: Color(white: 1), by: 0.5).resolve(in: .init()).linearRed)
  }

  private func expectFilled(_ content: some View, _ transition: AnyTransition) throws {
    let host = host(transition, content)
    host.animate { probe.flag = true }
    #expect(brightness(host) == 0)
    host.advance(by: 0.5)
    #expect(try abs(#require(brightness(host)) - middle()) < 1e-3)
    host.advance(by: 1)
    #expect(brightness(host) == 1)
    host.animate { probe.flag = false }
    #expect(brightness(host) == 1)
    host.advance(by: 0.5)
    #expect(try abs(#require(brightness(host)) - middle()) < 1e-3)
    host.advance(by: 1)
    #expect(host.drawing.isEmpty)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `shapes and texts take the style of each phase, and move there`() throws {
    try expectFilled(Rectangle().frame(width: 20, height: 20), AnyTransition(Fill()))
    try expectFilled(text, AnyTransition(Fill()))
    try expectFilled(
      HStack { Circle().frame(width: 8, height: 8).padding(4) }, AnyTransition(Fill()))
  }

  @Test func `transitions put together reach it, too`() throws {
    try expectFilled(text, .scale(scale: 0.9).combined(with: AnyTransition(Fill())))
    try expectFilled(text, AnyTransition(Fill()).combined(with: .offset(x: 4)))
  }

  @Test func `each side of an asymmetric transition reaches it alone`() throws {
    let host = host(
      .asymmetric(insertion: .identity, removal: AnyTransition(Fill())), text)
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    #expect(brightness(host) == 1)
    host.advance(by: 1)
    host.animate { probe.flag = false }
    host.advance(by: 0.5)
    #expect(try abs(#require(brightness(host)) - middle()) < 1e-3)
  }

  private struct Tone: ViewModifier {
    var white: Double

    func body(content: Content) -> some View {
      content.foregroundStyle(Color(white: white))
    }
  }

  @Test func `modifiers for coming and going reach it`() throws {
    try expectFilled(
      text, .modifier(active: Tone(white: 0), identity: Tone(white: 1)))
  }

  @Test func `a transition that the view has from the start is seen at rest`() {
    let host = host(AnyTransition(Fill()), isThere: true, text)
    #expect(brightness(host) == 1)
    host.animate(nil) { probe.flag = true }
    #expect(host.drawing.isEmpty)
    host.animate(nil) { probe.flag = false }
    #expect(brightness(host) == 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `the transition's own animation is that of its content`() throws {
    for transition in [
      AnyTransition(Fill()).animation(.linear(duration: 2)),
      AnyTransition(Fill(change: .linear(duration: 2))).animation(.linear(duration: 2)),
    ] {
      let host = host(transition, text)
      host.animate(nil) { probe.flag = true }
      host.advance(by: 1)
      #expect(try abs(#require(brightness(host)) - middle()) < 1e-3)
      host.advance(by: 1)
      host.animate(nil) { probe.flag = false }
      host.advance(by: 1)
      #expect(try abs(#require(brightness(host)) - middle()) < 1e-3)
      host.advance(by: 1.1)
      #expect(host.drawing.isEmpty)
      host.animate(nil) { probe.flag = true }
      host.advance(by: 1)
      host.animate(nil) { probe.flag = false }
      host.advance(by: 0.5)
      host.animate(nil) { probe.flag = true }
      let before = try #require(brightness(host))
      #expect(before > 0 && before < 1)
      host.advance(by: 0.05)
      #expect(try abs(#require(brightness(host)) - before) < 0.1)
      host.advance(by: 2)
      #expect(brightness(host) == 1)
    }
  }

  @Test func `transactions in the body are those of its content`() throws {
    let host = host(AnyTransition(Fill(change: .linear(duration: 4))), text)
    host.animate { probe.flag = true }
    host.advance(by: 2)
    #expect(try abs(#require(brightness(host)) - middle()) < 1e-3)
    host.advance(by: 2)
    host.animate { probe.flag = false }
    host.advance(by: 2)
    #expect(try abs(#require(brightness(host)) - middle()) < 1e-3)
    host.advance(by: 2.1)
    #expect(host.drawing.isEmpty)
  }

  @Test func `what a transition has set is taken back when another one stands in for it`() throws {
    let host = ViewHost(
      ProbeView(probe) { u, _, flag in
        ZStack {
          if !flag {
            Rectangle().frame(width: 20, height: 20)
              .transition(u == 0 ? AnyTransition(Fill()) : AnyTransition.opacity)
          }
        }
        .foregroundStyle(Color(white: 0.5))
      })
    #expect(brightness(host) == 1)
    probe.u = 1
    host.settle()
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    host.animate { probe.flag = false }
    host.run(for: 2)
    let plain = Double(Color(white: 0.5).resolved.linearRed)
    #expect(try abs(#require(brightness(host)) - plain) < 1e-3)
  }

  private struct Watched: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.foregroundStyle(Color(white: phase.isIdentity ? 1 : 0))
        .animation(.linear(duration: 4), value: phase)
    }
  }

  @Test func `an animation of the phase is that of its content`() throws {
    let host = host(AnyTransition(Watched()), text)
    host.animate { probe.flag = true }
    host.advance(by: 2)
    #expect(try abs(#require(brightness(host)) - middle()) < 1e-3)
  }

  // MARK: Layout

  private struct Sized: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.font(.system(size: phase.isIdentity ? 40 : 20))
    }
  }

  @Test func `a font of the transition is laid out`() throws {
    func height(_ size: CGFloat) -> CGFloat {
      let host = ViewHost(Text(verbatim: "a").font(.system(size: size)).background(Color.red))
      return host.firstBox?.height ?? .nan
    }
    let host = host(AnyTransition(Sized()), Text(verbatim: "a").background(Color.red))
    host.animate { probe.flag = true }
    host.advance(by: 1)
    #expect(host.firstBox?.height == height(40))
    host.animate { probe.flag = false }
    host.advance(by: 0.99)
    #expect(try abs(#require(host.firstBox?.height) - height(20)) < 0.5)
  }

  // MARK: Others

  /// Marks a row by a style while it goes.
  @Test func `rows beside the one that comes or goes are left alone`() throws {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack {
          ForEach(flag ? [1, 3] : [1, 2, 3], id: \.self) { _ in
            Rectangle().frame(width: 10, height: 10)
          }
          .transition(Fill())
        }
      })
    #expect(host.drawing.compactMap { $0.color?.linearRed } == [1, 1, 1])
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    let tones = host.drawing.compactMap { $0.color?.linearRed }.map(Double.init).sorted()
    #expect(tones.count == 3 && tones[1] == 1 && tones[2] == 1)
    #expect(abs(tones[0] - middle()) < 1e-3)
    host.animate { probe.flag = false }
    host.advance(by: 1)
    #expect(host.drawing.compactMap { $0.color?.linearRed } == [1, 1, 1])
  }

  @Test func `views that take each other's place have each their own phase`() throws {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if flag {
            Rectangle().frame(width: 10, height: 10).transition(Fill())
          } else {
            Rectangle().frame(width: 30, height: 10).transition(Fill())
          }
        }
      })
    host.animate { probe.flag = true }
    host.advance(by: 0.25)
    for command in host.drawing {
      let tone = try Double(#require(command.color?.linearRed))
      let isComing = try #require(command.bounds?.width) == 10
      #expect(isComing == (tone < middle()))
    }
    #expect(host.drawing.count == 2)
  }
}
