import Foundation
import Testing

@testable import TermAnim

/// Symbols that take the place of others.
@MainActor
struct SymbolContentTransitionTests {
  /// Play becomes pause by a tap, in some transition.
  private struct Player: View {
    let transition: ContentTransition
    var animation: Animation?
    @State private var isPlaying = false

    var body: some View {
      Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.system(size: 40))
        .contentTransition(transition)
        .frame(width: 80, height: 80)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(animation) { isPlaying.toggle() } }
    }
  }

  /// What is seen of the old and the new symbol at a moment after the tap.
  private func looks(
    _ transition: ContentTransition, animation: Animation? = nil, after seconds: Double
  ) -> [(scale: CGFloat, opacity: Double)] {
    let host = ViewHost(Player(transition: transition, animation: animation))
    host.tap(at: CGPoint(x: 160, y: 96))
    host.run(for: seconds)
    return host.drawing.map { ($0.transform.affine.a, $0.opacity) }
  }

  @Test func `the old symbol goes, and the new one grows`() throws {
    let early = try #require(looks(.symbolEffect(.replace), after: 0.07).first)
    #expect(early.scale < 1 && early.scale > 0.4 && early.opacity < 1)
    let upwards = try #require(looks(.symbolEffect(.replace.upUp), after: 0.07).first)
    #expect(upwards.scale > 1 && upwards.opacity == early.opacity)
    for way in [ReplaceSymbolEffect.replace, .downUp, .upUp, .offUp] {
      let late = looks(.symbolEffect(way), after: 0.3)
      #expect(late.count == 1)
      #expect(
        late.allSatisfy { $0.scale > 0.5 && $0.scale < 1 && $0.opacity > 0.1 && $0.opacity < 1 })
      let last = looks(.symbolEffect(way), after: 2)
      #expect(last.count == 1 && last[0].scale == 1 && last[0].opacity == 1)
    }
    let off = looks(.symbolEffect(.replace.offUp), after: 0.07)
    #expect(off.count == 1 && off[0].scale < 1 && off[0].opacity < 0.5)
    let fast = looks(.symbolEffect(.replace, options: .speed(4)), after: 0.3)
    #expect(fast.count == 1 && fast[0].opacity > 0.95)
  }

  @Test func `symbols fade into each other in animated changes, unless they are not to`() {
    let half = Animation.linear(duration: 1)
    for transition in [ContentTransition.interpolate, .opacity] {
      #expect(looks(transition, after: 0.5).map(\.opacity) == [1])
      let faded = looks(transition, animation: half, after: 0.5)
      #expect(faded.count == 2)
      #expect(faded.allSatisfy { abs($0.opacity - 0.5) < 0.02 && $0.scale == 1 })
    }
    #expect(looks(.identity, animation: half, after: 0.5).map(\.opacity) == [1])
  }

  @Test func `nothing moves where animations are switched off`() {
    var environment = EnvironmentValues()
    environment.isStill = true
    let host = ViewHost(Player(transition: .symbolEffect), environment: environment)
    host.tap(at: CGPoint(x: 160, y: 96))
    host.advance(by: 0.05)
    #expect(host.drawing.map(\.opacity) == [1] && host.graph.nextWakeUp == nil)
  }
}
