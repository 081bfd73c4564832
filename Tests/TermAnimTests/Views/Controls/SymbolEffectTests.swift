import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SymbolEffectTests {
  private struct Heart: View {
    @State var likes = 0

    var body: some View {
      Image(systemName: "heart.fill").font(.system(size: 40))
        .symbolEffect(.bounce, value: likes)
        .onTapGesture { likes += 1 }
    }
  }

  @Test func `a symbol jumps once for a change`() {
    let host = ViewHost(Heart())
    func width() -> CGFloat { host.drawing.first?.bounds?.width ?? 0 }
    let rest = width()
    host.tap(at: CGPoint(x: 160, y: 96))
    host.run(for: 0.15)
    #expect(width() > rest * 1.1)
    host.run(for: 1)
    #expect(abs(width() - rest) < 1e-6)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `an effect that lasts goes on while it is active`() {
    let pulsing = Image(systemName: "heart").symbolEffect(.pulse)
    let host = ViewHost(pulsing)
    host.run(for: 0.5)
    #expect((host.drawing.first?.opacity ?? 1) < 0.5)
    let still = Image(systemName: "heart").symbolEffect(.pulse, isActive: false)
    #expect(ViewHost(still).graph.nextWakeUp == nil)
  }

  private struct Counter: View {
    let appearances: HeldValue<Int>
    @State private var count = 0

    var body: some View {
      Text("\(count)").onTapGesture { count += 1 }.onAppear { appearances.value += 1 }
    }
  }

  private struct Beating: View {
    let appearances: HeldValue<Int>
    @State private var isActive = false

    var body: some View {
      Counter(appearances: appearances)
        .symbolEffect(.pulse, isActive: isActive)
        .onKeyPress("b") {
          withAnimation { isActive.toggle() }
          return .handled
        }
    }
  }

  @Test func `what has an effect keeps its state when that begins and ends`() {
    let appearances = HeldValue(0)
    let host = ViewHost(Beating(appearances: appearances))
    host.tap(at: CGPoint(x: 160, y: 96))
    host.run(for: 1)
    host.key("b")
    host.run(for: 0.5)
    #expect(host.strings == ["1"] && appearances.value == 1)
    #expect((host.drawing.first?.opacity ?? 1) < 0.9)
    host.key("b")
    host.run(for: 2)
    #expect(host.strings == ["1"] && appearances.value == 1)
    #expect((host.drawing.first?.opacity ?? 0) == 1 && host.graph.nextWakeUp == nil)
  }

  private struct Cloud: View {
    @State var isGone = false
    var body: some View {
      Image(systemName: "heart.fill").font(.system(size: 40))
        .symbolEffect(.disappear, isActive: isGone)
        .contentShape(Rectangle())
        .onTapGesture { isGone.toggle() }
    }
  }

  @Test func `a symbol leaves by itself while an effect lasts, and comes back`() {
    let host = ViewHost(Cloud())
    func opacity() -> Double { host.drawing.first?.opacity ?? 0 }
    #expect(opacity() == 1)
    host.tap(at: CGPoint(x: 160, y: 96))
    host.run(for: 0.1)
    #expect(opacity() > 0 && opacity() < 1)
    host.run(for: 1)
    #expect(opacity() == 0)
    host.tap(at: CGPoint(x: 160, y: 96))
    host.run(for: 1)
    #expect(opacity() == 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a symbol comes and goes in an effect`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        if flag { Image(systemName: "cloud").transition(.symbolEffect(.appear)) }
      })
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.settle()
    host.advance(by: 0.5)
    #expect(abs((host.drawing.first?.opacity ?? 0) - 0.5) < 1e-9)
    host.run(for: 1)
    #expect(host.drawing.first?.opacity == 1)
  }

  @Test func `the transition moves, and is not around symbols at rest`() {
    #expect(SymbolEffectTransition.properties.hasMotion)
    #expect(!SymbolEffectTransition.properties.isSeenAtRest)
  }

  @Test func `options say how often and how fast an effect happens`() {
    #expect(SymbolEffectOptions.repeat(.continuous) == .repeating)
    #expect(SymbolEffectOptions.repeat(.periodic(delay: 1)) == .repeating)
    #expect(SymbolEffectOptions.repeat(.periodic(3)) == .nonRepeating)
    #expect(SymbolEffectOptions.speed(2).repeat(.periodic) == .repeating.speed(2))
  }

  @Test func `a variant is another symbol where there is one`() {
    let filled = ViewHost(Image(systemName: "heart").symbolVariant(.fill)).displayList
    #expect(filled == ViewHost(Image(systemName: "heart.fill")).displayList)
    #expect(SymbolVariants.circle.fill.names(of: "play") == ["play.circle.fill", "play"])
    #expect(SymbolVariants.fill.names(of: "heart.fill") == ["heart.fill"])
  }
}
