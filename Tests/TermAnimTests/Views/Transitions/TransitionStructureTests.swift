import Foundation
import Testing

@testable import TermAnim

/// Transitions that show their view in another way in each phase.
@MainActor
struct TransitionStructureTests {
  private let probe = Probe()

  private func host(_ transition: some Transition, _ content: some View) -> ViewHost {
    ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack(alignment: .leading) {
          Color.black
          if flag { content.transition(transition) }
        }
      }, size: CGSize(width: 100, height: 100))
  }

  private var red: some View { Color.red.frame(width: 10, height: 10) }

  private func colors(_ host: ViewHost) -> [Color.Resolved] {
    host.drawing.dropFirst().compactMap(\.color)
  }

  private let green = Color.green.resolved
  private let redAlone = Color.red.resolved

  /// In front of green while the view is there.
  private struct Grounded: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity { content.background(Color.green) } else { content }
    }
  }

  @Test func `what is shown is that of the phase`() {
    let host = host(Grounded(), red)
    host.animate { probe.flag = true }
    #expect(colors(host) == [green, redAlone])
    host.advance(by: 0.5)
    #expect(colors(host) == [green, redAlone])
    host.animate { probe.flag = false }
    #expect(colors(host) == [redAlone] || colors(host).isEmpty)
    host.run(for: 1.1)
    #expect(colors(host).isEmpty && host.graph.nextWakeUp == nil)
    host.animate { probe.flag = true }
    host.advance(by: 1)
    #expect(colors(host) == [green, redAlone])
    host.animate { probe.flag = true }
  }

  /// From the right, by another structure, and with a fade that goes by the phase.
  private struct FromRight: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      Group {
        if phase.isIdentity { content } else { content.padding(.leading, 40) }
      }
      .opacity(phase.isIdentity ? 1 : 0)
    }
  }

  private func left(_ host: ViewHost) -> CGFloat? {
    host.boxes.first { $0.width == 10 }?.minX
  }

  @Test func `the view moves from where one structure has it to where another has`() {
    let host = host(FromRight(), red)
    host.animate { probe.flag = true }
    host.advance(by: 0.25)
    #expect(left(host) == 30)
    host.advance(by: 1)
    #expect(left(host) == 0)
    host.animate { probe.flag = false }
    host.advance(by: 0.25)
    #expect(left(host) == 10)
    host.animate { probe.flag = true }
    host.advance(by: 0.01)
    #expect(left(host).map { $0 > 5 && $0 < 15 } == true)
    host.advance(by: 2)
    #expect(left(host) == 0)
    host.animate { probe.flag = false }
    host.run(for: 1.1)
    #expect(colors(host).isEmpty && host.graph.nextWakeUp == nil)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Color.red.frame(width: 10 + CGFloat(count), height: 10).onTapGesture { count += 1 }
    }
  }

  @Test func `the view keeps its state`() {
    let host = host(FromRight(), Counter())
    host.animate { probe.flag = true }
    host.advance(by: 2)
    host.tap(at: CGPoint(x: 5, y: 50))
    #expect(host.lastWidth == 11)
    host.animate { probe.flag = false }
    host.advance(by: 0.5)
    host.animate { probe.flag = true }
    host.advance(by: 2)
    #expect(host.lastWidth == 11)
    host.tap(at: CGPoint(x: 5, y: 50))
    #expect(host.lastWidth == 12)
  }

  /// Nothing but while the view is there.
  private struct Abrupt: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity { content }
    }
  }

  @Test func `a phase may show nothing`() {
    let host = host(Abrupt(), red)
    for _ in 0..<2 {
      host.animate { probe.flag = true }
      #expect(colors(host) == [redAlone])
      host.advance(by: 2)
      host.animate { probe.flag = false }
      #expect(colors(host).isEmpty)
      host.advance(by: 2)
      #expect(host.graph.nextWakeUp == nil)
    }
  }

  /// Fades from one layer to the other.
  private struct Layered: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      ZStack {
        if phase.isIdentity { content } else { content.background(Color.green) }
      }
    }
  }

  @Test func `a container in the body shows both on the way`() {
    let host = host(Layered(), red)
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    #expect(colors(host).count == 3)
    host.advance(by: 1)
    #expect(colors(host) == [redAlone])
    host.animate { probe.flag = false }
    host.run(for: 1.1)
    #expect(colors(host).isEmpty && host.graph.nextWakeUp == nil)
  }

  /// Tints the view by the structure of the phase.
  private struct Tinted: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity {
        content.foregroundStyle(Color.green)
      } else {
        content.foregroundStyle(Color.red)
      }
    }
  }

  @Test func `what a structure sets reaches the view`() {
    let host = host(Tinted(), Rectangle().frame(width: 10, height: 10))
    host.animate { probe.flag = true }
    host.advance(by: 2)
    #expect(colors(host) == [green])
    host.animate { probe.flag = false }
    host.advance(by: 0.5)
    #expect(colors(host) != [green])
  }
}
