import Foundation
import Testing

@testable import TermAnim

/// Transitions, and parts of them, that have animations of their own.
@MainActor
struct OwnAnimationTests {
  private let probe = Probe()

  private func host(_ transition: AnyTransition) -> ViewHost {
    ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack { if flag { Color.red.frame(width: 10, height: 10).transition(transition) } }
      }, size: CGSize(width: 100, height: 100))
  }

  /// The opacity that is seen of the view, and how far it is from its place; nil when it is not
  /// there.
  private func seen(_ host: ViewHost) -> [Double]? {
    host.drawing.last.flatMap { flat in
      flat.bounds.map { [flat.opacity, Double($0.midX) - 50].map { ($0 * 100).rounded() / 100 } }
    }
  }

  private func seen(_ host: ViewHost, after seconds: Double) -> [Double]? {
    host.advance(by: seconds)
    return seen(host)
  }

  @Test func `the parts for coming and going each have theirs, whatever the change says`() {
    let host = host(
      .asymmetric(
        insertion: .opacity.animation(.linear(duration: 1)),
        removal: .offset(x: 40).animation(.linear(duration: 2))))
    host.animate(nil) { probe.flag = true }
    #expect(seen(host, after: 0) == nil)
    #expect(seen(host, after: 0.5) == [0.5, 0])
    #expect(seen(host, after: 0.6) == [1, 0])
    #expect(host.graph.nextWakeUp == nil)
    host.animate(nil) { probe.flag = false }
    #expect(seen(host, after: 0.5) == [1, 10])
    #expect(seen(host, after: 1) == [1, 30])
    #expect(seen(host, after: 0.6) == nil)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a part without one comes and goes at once where the change is not animated`() {
    let host = host(
      .asymmetric(insertion: .opacity, removal: .offset(x: 40).animation(.linear(duration: 1))))
    host.animate(nil) { probe.flag = true }
    #expect(seen(host) == [1, 0])
    host.animate(nil) { probe.flag = false }
    #expect(seen(host, after: 0.5) == [1, 20])
    #expect(seen(host, after: 0.6) == nil)
  }

  @Test func `one of two together does not lend it to the other`() {
    let host = host(.offset(x: 40).combined(with: .opacity.animation(.linear(duration: 1))))
    host.animate(.linear(duration: 4)) { probe.flag = true }
    #expect(seen(host, after: 0.5) == [0.5, 35])
    #expect(seen(host, after: 1.5) == [1, 20])
    #expect(seen(host, after: 2.1) == [1, 0])
    host.animate(nil) { probe.flag = false }
    #expect(seen(host, after: 0.5) == [0.5, 40])
    #expect(seen(host, after: 0.6) == nil)
  }

  @Test func `typed transitions have theirs`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if flag {
            Color.red.frame(width: 10, height: 10)
              .transition(.opacity.combined(with: .offset(x: 40)).animation(.linear(duration: 1)))
          }
        }
      }, size: CGSize(width: 100, height: 100))
    host.animate(nil) { probe.flag = true }
    #expect(seen(host, after: 0.25) == [0.25, 30])
    host.advance(by: 1)
    host.animate(nil) { probe.flag = false }
    #expect(seen(host, after: 0.75) == [0.25, 30])
    #expect(seen(host, after: 0.3) == nil)
  }

  @Test func `transitions of programs may animate in their bodies`() {
    struct Paced: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.animation(.linear(duration: 1)) { $0.opacity(phase.isIdentity ? 1 : 0) }
      }
    }
    let host = host(AnyTransition(Paced()))
    host.animate(nil) { probe.flag = true }
    #expect(seen(host, after: 0.5) == [0.5, 0])
    host.advance(by: 1)
    host.animate(nil) { probe.flag = false }
    #expect(seen(host, after: 0.25) == [0.75, 0])
    host.animate(nil) { probe.flag = true }
    #expect(seen(host, after: 0.25) == [0.63, 0])
    host.animate(nil) { probe.flag = false }
    #expect(seen(host, after: 1.1) == nil)
    #expect(host.graph.nextWakeUp == nil)
  }

  private static let moving: [String: AnyTransition] = [
    "whole": .offset(x: 40).animation(.linear(duration: 1)),
    "part": .offset(x: 40).animation(.linear(duration: 1)).combined(with: .opacity),
    "insertion": .asymmetric(
      insertion: .slide.animation(.linear(duration: 1)), removal: .scale),
  ]

  @Test(arguments: ["whole", "part", "insertion"])
  func `a fade in the place of motion has theirs`(name: String) throws {
    let transition = try #require(Self.moving[name])
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack { if flag { Color.red.frame(width: 10, height: 10).transition(transition) } }
      }, size: CGSize(width: 100, height: 100), environment: environment)
    host.animate(nil) { probe.flag = true }
    #expect(seen(host, after: 0.25) == [0.25, 0])
    host.advance(by: 1)
    #expect(seen(host) == [1, 0])
  }

  @Test func `an animation of nothing leaves the change's to no part of it`() {
    let host = host(.opacity.animation(nil))
    host.animate { probe.flag = true }
    #expect(seen(host, after: 0.5) == [1, 0])
    host.animate { probe.flag = false }
    #expect(seen(host, after: 0) == nil)
  }
}
