import Foundation
import Testing

@testable import TermAnim

/// What it takes to move things, and to pass over frames that nobody sees.
@MainActor
struct MotionTests {
  private let probe = Probe()

  /// As wide as its number, and counts its bodies.
  private struct Bar: View, Animatable {
    var number: Double
    var height: CGFloat = 1
    var look: () -> Void = {}

    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    var body: some View {
      look()
      return Color.red.frame(width: number, height: height)
    }
  }

  @Test func `of a hundred views with one that moves, one body runs in a frame`() {
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        VStack(spacing: 0) { ForEach(0..<100) { Bar(number: $0 == 40 ? 10 + 100 * v : 10) } }
      })
    host.animate { probe.v = 1 }
    let count = host.graph.bodyEvaluationCount
    for _ in 0..<30 { host.advance(by: 1 / 60) }
    #expect(host.graph.bodyEvaluationCount == count + 30)
  }

  @Test func `a body does not run because what it sees is about to move`() {
    let host = ViewHost(ProbeView(probe) { _, v, _ in Bar(number: 10 + 100 * v) })
    let count = host.graph.bodyEvaluationCount
    host.animate { probe.v = 1 }
    #expect(host.graph.bodyEvaluationCount == count + 1)
    #expect(host.firstWidth == 10)
    host.advance(by: 0.5)
    #expect(host.firstWidth == 60)
    host.animate { probe.v = 0 }
    #expect(host.firstWidth == 60)
  }

  @Test func `a body runs when something else changes along with what moves`() {
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in Bar(number: 10 + 100 * v, height: 1 + v) })
    host.animate { probe.v = 1 }
    host.advance(by: 1)
    #expect(host.firstBox?.size == CGSize(width: 110, height: 2))
  }

  @Test func `a jump is seen at once, with and without a motion that goes on`() {
    let host = ViewHost(ProbeView(probe) { _, v, _ in Bar(number: 10 + 100 * v) })
    probe.v = 1
    host.settle()
    #expect(host.firstWidth == 110)
    host.animate { probe.v = 0 }
    host.advance(by: 0.5)
    #expect(host.firstWidth == 60)
    probe.v = 2
    host.settle()
    #expect(host.firstWidth == 260)
  }

  @Test func `frames that nobody sees run no body, and the next one shows where things are`() {
    let host = ViewHost(ProbeView(probe) { _, v, _ in Bar(number: 10 + 100 * v) })
    host.animate { probe.v = 1 }
    let count = host.graph.bodyEvaluationCount
    for step in 1...5 {
      host.graph.advance(to: FrameTime(seconds: Double(step) / 10), showing: false)
    }
    #expect(host.graph.bodyEvaluationCount == count)
    host.graph.advance(to: FrameTime(seconds: 0.5))
    #expect(host.graph.bodyEvaluationCount == count + 1)
    #expect(host.firstWidth == 60)
  }

  @Test func `a frame that nobody sees does what else is due`() {
    let host = ViewHost(ProbeView(probe) { _, v, _ in Bar(number: 10 + 100 * v) })
    probe.v = 1
    host.graph.advance(to: FrameTime(seconds: 0.5), showing: false)
    #expect(host.firstWidth == 110)
  }

  @Test func `only motion that sets something else going leaves a trace`() {
    // Completions of other tests wait in the same queue, and would be traces here.
    let plain = ViewHost(
      ProbeView(probe) { _, v, _ in Bar(number: 10 + 100 * v) }, tellsCompletions: false)
    withAnimation(.linear(duration: 1)) { probe.v = 1 }
    plain.run(for: 2)
    #expect(plain.graph.traceCount == 0)

    let other = Probe()
    let nested = ViewHost(
      ProbeView(other) { _, v, _ in Follower(number: v) }, tellsCompletions: false)
    withAnimation(.linear(duration: 1)) { other.v = 1 }
    nested.run(for: 2)
    #expect(nested.graph.traceCount == 1)
  }

  /// Goes to the other side, with a spring, when its number has come half of the way.
  private struct Follower: View, Animatable {
    var number: Double

    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .offset(x: number > 0.5 ? 50 : 0)
        .animation(.bouncy, value: number > 0.5)
    }
  }

  @Test func `an element that is offered ever new sizes forgets the old ones`() {
    struct Grown: Shape {
      static nonisolated(unsafe) var asked = 0

      func path(in rect: CGRect) -> Path { Path(rect) }

      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        Self.asked += 1
        return proposal.replacingUnspecifiedDimensions()
      }
    }
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in
        Grown().fill(Color(white: u)).frame(width: 10 + v, height: 10)
      })
    for step in 0..<200 {
      probe.v = Double(step)
      host.settle()
    }
    Grown.asked = 0
    probe.u = 0.5
    host.settle()
    #expect(Grown.asked < 20)
    #expect(host.firstWidth == 209)
  }

  /// Turns for ever.
  private struct Spinner: View {
    @State private var isTurned = false

    var body: some View {
      Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(isTurned ? 360 : 0))
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
            isTurned = true
          }
        }
    }
  }

  @Test(arguments: [nil, Animation.linear(duration: 0.2)])
  func `what is gone moves no more, though it would for ever`(animation: Animation?) {
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { _, _, flag in ZStack { if flag { Spinner() } } })
    for _ in 0..<3 {
      host.animate(animation) { probe.flag = true }
      host.advance(by: 0.5)
      #expect(host.graph.animatorCount == 1)
      host.animate(animation) { probe.flag = false }
      host.advance(by: 0.3)
      host.advance(by: 0.1)
      #expect(host.graph.animatorCount == 0 && host.graph.nextWakeUp == nil)
    }
  }

  @Test func `the animations of what goes are complete in the same frame`() {
    let (probe, told) = (Probe(), MomentLog<Double>())
    let host = ViewHost(
      ProbeView(probe) { u, _, flag in
        ZStack { if !flag { Color.red.frame(width: 10, height: 10).opacity(1 - u) } }
      })
    withAnimation(.linear(duration: 10)) {
      probe.u = 1
    } completion: {
      told.note(1)
    }
    host.advance(by: 0.5)
    #expect(told.values.isEmpty)
    host.animate(nil) { probe.flag = true }
    #expect(told.values == [1])
  }
}
