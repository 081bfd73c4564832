import Foundation
import Testing

@testable import TermAnim

/// What a transition makes of the layout moves, when a view comes as when it goes.
@MainActor
struct TransitionLayoutTests {
  private let probe = Probe()

  /// A column from the top on, of a red view that comes with `transition` and a blue one below.
  private func column(_ transition: AnyTransition, _ content: some View) -> ViewHost {
    ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack(spacing: 0) {
          if flag { content.transition(transition) }
          Color.blue.frame(width: 10, height: 10)
        }
        .frame(height: 100, alignment: .top)
      }, size: CGSize(width: 100, height: 100))
  }

  private var red: some View { Color.red.frame(width: 10, height: 40) }

  private func blueTop(_ host: ViewHost) -> CGFloat {
    host.drawing.last { $0.color == Color.blue.resolved }?.bounds?.minY
      ?? .nan
  }

  /// Comes out of no height, in front of a green ground.
  private struct Unfold: Transition {
    var change: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.frame(height: phase.isIdentity ? nil : 0, alignment: .top)
        .background { Color.green }
        .transaction { [change] in if let change { $0.animation = change } }
    }
  }

  private func greenHeight(_ host: ViewHost) -> CGFloat {
    host.drawing.first { $0.color == Color.green.resolved }?.bounds?.height
      ?? 0
  }

  // With 20 points around, roundings would have it that the container has no room for it.
  @Test(arguments: [false, true], [10.0, 20])
  func `what leaves is at the same place of a screen that becomes another`(
    hasOwn: Bool, margin: Double
  ) {
    let transition = hasOwn ? AnyTransition.opacity.animation(.linear(duration: 1)) : .opacity
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack { if flag { Color.red.transition(transition) } }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding(margin)
      }, size: CGSize(width: 100, height: 100))
    func screen(_ width: Double, _ height: Double) -> CGRect {
      CGRect(x: 0, y: 0, width: width, height: height).insetBy(dx: margin, dy: margin)
    }
    func red() -> CGRect? { host.drawing.last { $0.color == Color.red.resolved }?.bounds }
    host.animate { probe.flag = true }
    host.advance(by: 2)
    host.animate { probe.flag = false }
    host.advance(by: 0.25)
    #expect(red() == screen(100, 100))
    for size in [CGSize(width: 220, height: 100), CGSize(width: 60, height: 180)] {
      host.graph.resize(to: size)
      host.advance(by: 0.1)
      #expect(red() == screen(size.width, size.height))
    }
    host.advance(by: 1)
    #expect(red() == nil)
  }

  @Test func `a frame that opens moves what is below and what is behind`() {
    let host = column(AnyTransition(Unfold()), red)
    host.animate { probe.flag = true }
    #expect(blueTop(host) == 0)
    #expect(greenHeight(host) == 0)
    host.advance(by: 0.25)
    #expect(blueTop(host) == 10)
    #expect(greenHeight(host) == 10)
    host.advance(by: 0.5)
    #expect(blueTop(host) == 30)
    host.advance(by: 0.5)
    #expect(blueTop(host) == 40)
    #expect(greenHeight(host) == 40)
    #expect(host.graph.nextWakeUp == nil)
    host.animate { probe.flag = false }
    host.advance(by: 0.25)
    #expect(greenHeight(host) == 30)
    host.advance(by: 1)
    #expect(host.drawing.count == 1 && host.graph.nextWakeUp == nil)
  }

  private struct Inset: ViewModifier {
    let length: CGFloat

    func body(content: Content) -> some View { content.padding(.top, length) }
  }

  @Test func `padding that goes moves what comes`() {
    let host = column(
      .modifier(active: Inset(length: 20), identity: Inset(length: 0)), red)
    host.animate { probe.flag = true }
    func top() -> CGFloat? { host.firstBox?.minY }
    #expect(top() == 20)
    host.advance(by: 0.5)
    #expect(top() == 10)
    #expect(blueTop(host) == 20)
    host.advance(by: 1)
    #expect(top() == 0 && blueTop(host) == 40)
  }

  private struct Widen: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.frame(width: phase.isIdentity ? 80 : 0)
    }
  }

  @Test func `what takes the room it is given grows with that`() {
    let host = column(AnyTransition(Widen()), Color.red.frame(height: 10))
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    #expect(host.firstWidth == 40)
    host.advance(by: 0.6)
    #expect(host.firstWidth == 80)
  }

  @Test func `put together with another transition it moves, too`() {
    let host = column(.opacity.combined(with: AnyTransition(Widen())), Color.red.frame(height: 10))
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    #expect(host.firstWidth == 40)
  }

  @Test func `it moves at the transition's own pace`() {
    let content = Color.red.frame(height: 10)
    let host = column(AnyTransition(Widen()).animation(.linear(duration: 2)), content)
    host.animate(nil) { probe.flag = true }
    host.advance(by: 0.5)
    #expect(host.firstWidth == 20)
    host.advance(by: 2)
    host.animate(nil) { probe.flag = false }
    host.advance(by: 0.5)
    #expect(host.firstWidth == 60)
  }

  @Test func `a transaction of the body is that of its layout`() {
    let host = column(AnyTransition(Unfold(change: .linear(duration: 2))), Color.red)
    func height() -> CGFloat? {
      host.drawing.first { $0.color == Color.red.resolved }?.bounds?.height
    }
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    #expect(height() == 22.5)
    #expect(greenHeight(host) == 22.5)
    host.advance(by: 2)
    #expect(height() == 90)
  }

  @Test func `without an animation it is at its end at once`() {
    let host = column(AnyTransition(Unfold()), red)
    host.animate(nil) { probe.flag = true }
    #expect(blueTop(host) == 40 && greenHeight(host) == 40)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `what goes before it has come goes from where it is`() {
    let host = column(AnyTransition(Widen()), Color.red.frame(height: 10))
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    host.animate { probe.flag = false }
    #expect(host.firstWidth == 40)
    host.advance(by: 0.1)
    host.animate { probe.flag = true }
    host.advance(by: 2)
    #expect(host.firstWidth == 80)
    host.animate { probe.flag = false }
    host.run(for: 1.1)
    #expect(host.drawing.count == 1 && host.graph.nextWakeUp == nil)
  }

  @Test func `a font that grows is laid out on its way`() throws {
    struct Sized: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.font(.system(size: phase.isIdentity ? 40 : 20))
      }
    }
    func height(_ size: CGFloat) -> CGFloat {
      let host = ViewHost(Text(verbatim: "a").font(.system(size: size)).background(Color.red))
      return host.firstBox?.height ?? .nan
    }
    let host = column(AnyTransition(Sized()), Text(verbatim: "a").background(Color.red))
    host.animate { probe.flag = true }
    let first = try #require(host.firstBox?.height)
    host.advance(by: 0.5)
    let second = try #require(host.firstBox?.height)
    #expect(abs(first - height(20)) < 0.5)
    #expect(abs(second - (first + height(40)) / 2) < 0.5)
    #expect(abs(blueTop(host) - height(40) / 2) < 0.01)
  }

  /// Turns, which changes no layout.
  private struct Turned: ViewModifier {
    let angle: Angle

    func body(content: Content) -> some View { content.rotationEffect(angle) }
  }

  @Test func `a view that comes alone comes where it stays`() {
    for transition in [
      AnyTransition.modifier(
        active: Turned(angle: .degrees(0.5)), identity: Turned(angle: .zero)), .opacity,
    ] {
      let host = ViewHost(
        ProbeView(probe) { _, _, flag in
          VStack { if flag { Color.red.frame(width: 40, height: 40).transition(transition) } }
        }, size: CGSize(width: 100, height: 100))
      host.animate { probe.flag = true }
      host.advance(by: 0.25)
      let bounds = host.firstBox
      #expect(abs((bounds?.midX ?? 0) - 50) < 0.01 && abs((bounds?.midY ?? 0) - 50) < 0.01)
      probe.flag = false
      host.settle()
    }
  }

  @Test func `others that come at the same time come along`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack(spacing: 0) {
          if flag { red.transition(Unfold()) }
          if flag { Color.blue.frame(width: 10, height: 10) }
        }
        .frame(height: 100, alignment: .top)
      }, size: CGSize(width: 100, height: 100))
    host.animate { probe.flag = true }
    host.advance(by: 0.25)
    #expect(blueTop(host) == 10)
    host.advance(by: 0.25)
    #expect(blueTop(host) == 20)
  }

  @Test func `in a frame of a fixed size it moves, too`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack(spacing: 0) {
          if flag { red.transition(Unfold()) }
          Color.blue.frame(width: 10, height: 10)
        }
        .frame(width: 50, height: 100, alignment: .top)
      }, size: CGSize(width: 100, height: 100))
    for _ in 0..<2 {
      host.animate { probe.flag = true }
      #expect(blueTop(host) == 0)
      host.advance(by: 0.5)
      #expect(blueTop(host) == 20 && greenHeight(host) == 20)
      host.advance(by: 1)
      #expect(blueTop(host) == 40)
      host.animate { probe.flag = false }
      host.run(for: 1.5)
      #expect(blueTop(host) == 0 && host.drawing.count == 1)
    }
  }
}
