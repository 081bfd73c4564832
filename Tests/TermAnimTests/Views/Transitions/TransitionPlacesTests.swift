import Foundation
import Testing

@testable import TermAnim

/// Transitions that show what comes and goes in several places.
@MainActor
struct TransitionPlacesTests {
  private let probe = Probe()

  private func host(
    _ transition: AnyTransition, _ content: @escaping (Double) -> some View
  ) -> ViewHost {
    ViewHost(
      ProbeView(probe) { u, _, flag in
        ZStack { if flag { content(u).transition(transition) } }
      }, size: CGSize(width: 100, height: 100))
  }

  private func left(_ host: ViewHost) -> [CGFloat] { host.drawing.compactMap(\.bounds?.minX) }

  /// A copy on either side.
  private struct Doors: ViewModifier {
    var shift: CGFloat

    func body(content: Content) -> some View {
      ZStack {
        content.offset(x: -shift)
        content.offset(x: shift)
      }
    }
  }

  private let doors = AnyTransition.modifier(active: Doors(shift: 40), identity: Doors(shift: 0))

  @Test func `each place goes its own way, in and out`() {
    let host = host(doors) { _ in Color.red.frame(width: 10, height: 10) }
    host.animate { probe.flag = true }
    #expect(left(host) == [5, 85])
    host.advance(by: 0.25)
    #expect(left(host) == [15, 75])
    host.advance(by: 1)
    #expect(left(host) == [45, 45])
    host.animate { probe.flag = false }
    host.advance(by: 0.75)
    #expect(left(host) == [15, 75])
    host.advance(by: 0.5)
    #expect(host.drawing.isEmpty && host.graph.nextWakeUp == nil)
  }

  @Test func `what changes in the view is seen in all places`() {
    let host = host(doors) { u in Color.red.frame(width: 10 + u, height: 10) }
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    probe.u = 4
    host.settle()
    #expect(host.drawing.compactMap(\.bounds?.width) == [14, 14])
    host.advance(by: 0.25)
    #expect(left(host) == [33, 53])
    host.advance(by: 1)
    host.animate { probe.u = 0 }
    host.advance(by: 0.5)
    #expect(host.drawing.compactMap(\.bounds?.width) == [12, 12])
  }

  /// The view, and its double in twice the size.
  private struct Enlarged: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      ZStack {
        content
        content.scaleEffect(2)
      }
    }
  }

  @Test func `effects of the view are seen in all places`() {
    let host = host(AnyTransition(Enlarged())) { u in
      Color.red.frame(width: 10, height: 10).scaleEffect(1 + u)
    }
    host.animate { probe.flag = true }
    host.advance(by: 1)
    #expect(host.drawing.compactMap(\.bounds?.width) == [10, 20])
    host.animate { probe.u = 1 }
    host.advance(by: 0.5)
    #expect(host.drawing.compactMap(\.bounds?.width) == [15, 30])
  }

  /// Behind the view its shadow, which falls while it comes or goes.
  private struct Shadowed: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      ZStack {
        if !phase.isIdentity { content.offset(y: 20) }
        content
      }
    }
  }

  @Test func `a place that goes leaves the view to another`() {
    let host = host(AnyTransition(Shadowed())) { [probe] _ in
      Color.red.frame(width: 10, height: 10).onTapGesture { probe.v += 1 }
    }
    for taps in [1.0, 2] {
      host.animate { probe.flag = true }
      host.run(for: 1.5)
      #expect(host.boxes == [CGRect(x: 45, y: 45, width: 10, height: 10)])
      #expect(host.graph.nextWakeUp == nil)
      host.tap(at: CGPoint(x: 50, y: 50))
      #expect(probe.v == taps)
      host.animate { probe.flag = false }
      host.advance(by: 0.5)
      #expect(left(host) == [45, 45])
      host.run(for: 1.1)
      #expect(host.drawing.isEmpty)
    }
  }

  /// A copy to the right, behind which nothing is seen or pressed.
  private struct Beside: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      ZStack {
        content
        Color.white.frame(width: 20, height: 20)
        content.offset(x: 30)
      }
    }
  }

  @Test func `a view is pressed in each of its places`() {
    let host = host(AnyTransition(Beside())) { [probe] _ in
      Color.red.frame(width: 10, height: 10).onTapGesture { probe.v += 1 }
    }
    host.animate { probe.flag = true }
    host.advance(by: 2)
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(probe.v == 0)
    host.tap(at: CGPoint(x: 80, y: 50))
    #expect(probe.v == 1)
  }
}
