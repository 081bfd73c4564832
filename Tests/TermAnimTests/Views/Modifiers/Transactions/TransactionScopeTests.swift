import Foundation
import Testing

@testable import TermAnim

/// How far what a modifier does to transactions reaches: in time, and to the end.
@MainActor
struct TransactionScopeTests {
  private let log = RecordingLog()
  private let probe = Probe()

  @Test func `an animation of a value is for the updates in which that changes`() {
    let host = ViewHost(
      ProbeView(probe) { [log] u, v, _ in
        Rectangle().blur(radius: u).brightness(v * 0.25).animation(log.animation(), value: v)
      })
    probe.v = 1
    host.settle()
    #expect(log.entries.map(\.delta) == [[0.25]])
    probe.u = 3
    host.settle()
    #expect(log.entries.count == 1)
  }

  @Test func `a transaction edited with a value is left alone when that rests`() {
    let host = ViewHost(
      ProbeView(probe) { [log] u, v, _ in
        Rectangle().blur(radius: u).brightness(v * 0.25)
          .transaction(value: v) { $0.animation = log.animation() }
      })
    #expect(log.entries.isEmpty)
    probe.u = 1
    host.settle()
    #expect(log.entries.isEmpty)
    probe.v = 1
    host.settle()
    #expect(log.entries.map(\.delta) == [[0.25]])
    probe.u = 3
    host.settle()
    #expect(log.entries.count == 1)
  }

  /// How much of a blur shows, whose radius is the modifier's data.
  private struct Haze: AnimatableModifier {
    var radius: CGFloat

    var animatableData: CGFloat {
      get { radius }
      set { radius = newValue }
    }

    func body(content: Content) -> some View { content.blur(radius: radius) }
  }

  private func blur(_ host: ViewHost) -> CGFloat {
    for layer in host.drawing.first?.layers ?? [] {
      for case .blur(let radius, _) in layer.filters { return radius }
    }
    return 0
  }

  @Test(arguments: [false, true])
  func `what moves already is not animated again on its way`(isOfModifier: Bool) {
    let line = Animation.linear(duration: 1)
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        if isOfModifier {
          Rectangle().modifier(Haze(radius: u).animation(line))
        } else {
          Rectangle().modifier(Haze(radius: u)).animation(line)
        }
      })
    probe.u = 8
    host.settle()
    for step in 1...4 {
      host.advance(by: 0.25)
      #expect(abs(blur(host) - 2 * CGFloat(step)) < 1e-6)
    }
  }

  @Test(arguments: [false, true])
  func `a completion that a modifier adds comes, though nothing may move`(moves: Bool) {
    var completions = 0
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in
        Rectangle().blur(radius: u).brightness(v)
          .transaction(value: u) { transaction in
            transaction.animation = moves ? .linear(duration: 1) : nil
            transaction.addAnimationCompletion { completions += 1 }
          }
      })
    probe.u = 1
    host.settle()
    host.advance(by: 0.5)
    #expect(completions == (moves ? 0 : 1))
    host.advance(by: 1)
    host.advance(by: 0.1)
    #expect(completions == 1)
  }

  @Test func `a completion does not wait for what goes while it moves`() {
    var completions = 0
    let host = ViewHost(
      ProbeView(probe) { u, _, flag in
        ZStack {
          Color.red.frame(width: 10 + u, height: 10).animation(.linear(duration: 1), value: u)
          if !flag {
            Color.blue.frame(width: 10, height: 10).opacity(u)
              .animation(.linear(duration: 9), value: u)
          }
        }
      })
    withAnimation {
      probe.u = 1
    } completion: {
      completions += 1
    }
    host.settle()
    host.advance(by: 0.5)
    probe.flag = true
    host.advance(by: 0.4)
    #expect(completions == 0)
    host.run(for: 0.2)
    #expect(completions == 1)
  }

  /// Sets a style for what comes and goes.
  private struct Dyeing: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.foregroundStyle(phase.isIdentity ? Color.red : Color.blue)
    }
  }

  /// How many completions a modifier around a number of views adds that come and go in a
  /// transition.
  private func completions(around count: Int) -> Int {
    var added = 0
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if flag {
            HStack { ForEach(0..<count) { _ in Circle() } }
              .transaction { $0.addAnimationCompletion { added += 1 } }
              .transition(Dyeing())
          }
        }
      })
    for flag in [true, false] {
      host.animate { probe.flag = flag }
      host.run(for: 2)
    }
    return added
  }

  @Test func `a modifier adds its completion once, however many views ask, in a transition too`() {
    let alone = completions(around: 1)
    #expect(alone > 0)
    #expect(completions(around: 3) == alone)
  }

  @Test func `an implicit animation is one of those that can be disabled`() {
    let host = ViewHost(
      ProbeView(probe) { [log] _, v, _ in
        Rectangle().brightness(v * 0.25).animation(log.animation())
      })
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { probe.v = 1 }
    host.settle()
    #expect(log.entries.isEmpty)
    probe.v = 2
    host.settle()
    #expect(log.entries.map(\.delta) == [[0.25]])
  }
}
