import Foundation
import Testing

@testable import TermAnim

/// What comes and goes stays the same view within the body of its transition.
@MainActor
struct TransitionLifeTests {
  private let probe = Probe()
  private let log = NoteList()

  private func change(_ host: ViewHost, to flag: Bool, after seconds: Double = 0) {
    host.animate { probe.flag = flag }
    host.advance(by: seconds)
  }

  /// Fades, says in the environment which phase it is in, and notes that it is around.
  private struct Telling: Transition {
    let log: NoteList

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.environment(\.layoutPhase, "\(phase)")
        .opacity(phase.isIdentity ? 1 : 0)
        .onAppear { log.note("appears") }
        .onDisappear { log.note("disappears") }
    }
  }

  /// Counts, and notes which phase it sees.
  private struct Counter: View {
    let log: NoteList
    @State private var count = 0
    @Environment(\.layoutPhase) private var phase

    var body: some View {
      log.note("\(phase) \(count)")
      return Color.red.frame(width: 10, height: 10 + CGFloat(count))
        .onTapGesture { count += 1 }
    }
  }

  private func host(first isThere: Bool = false) -> ViewHost {
    ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack { if flag != isThere { Counter(log: log).transition(Telling(log: log)) } }
      }, size: CGSize(width: 100, height: 100))
  }

  private let center = CGPoint(x: 50, y: 50)

  @Test func `state is kept through all phases`() {
    let host = host()
    change(host, to: true, after: 0.5)
    #expect(log.take() == [" 0", "willAppear 0", "identity 0", "appears"])
    host.tap(at: center)
    #expect(log.take() == ["identity 1"])
    host.advance(by: 1)
    change(host, to: false, after: 0.5)
    #expect(log.take() == ["didDisappear 1"])
    change(host, to: true, after: 0.5)
    host.tap(at: center)
    #expect(log.take() == ["identity 1", "identity 2"])
    change(host, to: false, after: 1.1)
    #expect(log.take() == ["didDisappear 2", "disappears"])
    #expect(host.drawing.isEmpty)
    change(host, to: true)
    #expect(log.take() == [" 0", "willAppear 0", "identity 0", "appears"])
  }

  @Test func `the transition is around what is there from the start, and what is not animated`() {
    let host = host(first: true)
    #expect(log.take() == [" 0", "identity 0", "appears"])
    change(host, to: true, after: 0.5)
    #expect(log.take() == ["didDisappear 0"])
    host.advance(by: 0.6)
    #expect(log.take() == ["disappears"])
    probe.flag = false
    host.settle()
    #expect(log.take() == [" 0", "willAppear 0", "identity 0", "appears"])
    probe.flag = true
    host.settle()
    #expect(log.take() == ["didDisappear 0", "disappears"])
    #expect(host.drawing.isEmpty && host.graph.nextWakeUp == nil)
  }

  @Test func `the views of a transition are told when their container goes and comes back`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if !flag {
            ZStack { Color.red.frame(width: 10, height: 10).transition(Telling(log: log)) }
          }
        }
      }, size: CGSize(width: 100, height: 100))
    #expect(log.take() == ["appears"])
    change(host, to: true, after: 0.5)
    change(host, to: false, after: 0.5)
    #expect(log.take().isEmpty)
    host.advance(by: 1)
    change(host, to: true, after: 1.1)
    #expect(log.take() == ["disappears"])
    change(host, to: false, after: 1.1)
    #expect(log.take() == ["appears"])
    probe.flag = true
    host.settle()
    #expect(log.take() == ["disappears"])
    host.run(for: 1.5)
    #expect(log.take().isEmpty && host.drawing.isEmpty)
  }

  @Test func `at rest a transition costs no bodies`() {
    func bodies(_ transition: AnyTransition, _ act: (ViewHost) -> Void) -> Int {
      let host = ViewHost(
        ProbeView(probe) { u, _, _ in
          ZStack { Color.red.frame(width: 10 + u, height: 10).transition(transition) }
        })
      let count = host.graph.bodyEvaluationCount
      act(host)
      return host.graph.bodyEvaluationCount - count
    }
    for transition in [AnyTransition.opacity, .scale, AnyTransition(Telling(log: log))] {
      let changed = bodies(transition) { host in
        probe.u = 1
        host.settle()
      }
      #expect(changed == 1)
      #expect(bodies(transition) { $0.run(for: 1) } == 0)
    }
  }

  @Test func `a transition of the library is not around what is there`() {
    let host = ViewHost(ZStack { Color.red.transition(.scale.combined(with: .opacity)) })
    #expect(host.graph.bodyEvaluationCount == 0)
  }

  /// Shows one of two views as the environment says.
  private struct Choosing: View {
    @Environment(\.layoutPhase) private var phase

    var body: some View {
      if phase == "identity" {
        Color.green.frame(width: 20, height: 20).transition(.identity)
      } else {
        Color.blue.frame(width: 30, height: 30).transition(.identity)
      }
    }
  }

  @Test func `what is there may be another view in another phase`() {
    let log = log
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack { if flag { VStack { Choosing() }.transition(Telling(log: log)) } }
      })
    change(host, to: true, after: 0.5)
    #expect(host.lastWidth == 20)
    host.advance(by: 1)
    change(host, to: false, after: 0.5)
    #expect(host.lastWidth == 30)
  }

  @Test func `a view leaves as the transition says that it has last`() {
    let host = ViewHost(
      ProbeView(probe) { u, _, flag in
        ZStack {
          if flag {
            Color.red.frame(width: 10, height: 10)
              .transition(u > 0 ? .offset(x: 100) : .offset(x: -100))
          }
        }
      })
    let middle = CGFloat(160)
    func x(_ host: ViewHost) -> CGFloat { (host.lastBox?.midX ?? .nan) - middle }
    change(host, to: true, after: 0.5)
    #expect(x(host) == -50)
    host.advance(by: 1)
    probe.u = 1
    host.settle()
    change(host, to: false, after: 0.5)
    #expect(x(host) == 50)
  }

  @Test func `the views of a transition see what has changed around`() {
    struct Framed: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.overlay { Rectangle().frame(width: 4, height: 4) }
      }
    }
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        ZStack { Color.red.frame(width: 10, height: 10).transition(Framed()) }
          .foregroundStyle(Color(white: u))
      })
    #expect(host.drawing.last?.color?.linearRed == 0)
    probe.u = 1
    host.settle()
    #expect(host.drawing.last?.color?.linearRed == 1)
  }
}

extension EnvironmentValues {
  /// The phase that a transition of these tests tells.
  fileprivate var layoutPhase: String {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }

  private enum PhaseKey: EnvironmentKey {
    static let defaultValue = ""
  }
}
