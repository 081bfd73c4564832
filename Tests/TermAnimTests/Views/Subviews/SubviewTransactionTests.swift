import Foundation
import Testing

@testable import TermAnim

/// What a place does to subviews happens in the transactions of the place.
@MainActor
struct SubviewTransactionTests {
  private let probe = Probe()

  private func host<Made: View>(
    @ViewBuilder _ make: @escaping (SubviewsCollection, Double) -> Made
  ) -> ViewHost {
    ViewHost(
      ProbeView(probe) { u, _, _ in
        Group(
          subviews: Group {
            Rectangle().frame(height: 10)
            Circle().frame(height: 10)
          }
        ) { make($0, u) }
      }, size: CGSize(width: 100, height: 100))
  }

  private func brightness(_ host: ViewHost) -> Double? {
    host.drawing.first?.color.map { Double($0.linearRed) }
  }

  @Test func `they move where an animation of the place says so`() {
    let host = host { subviews, u in
      HStack(spacing: 0) { ForEach(subviews) { $0.frame(width: 20 + u) } }
        .animation(.linear(duration: 1), value: u)
    }
    probe.u = 20
    host.settle()
    #expect(host.firstWidth == 20)
    host.advance(by: 0.5)
    #expect(host.firstWidth == 30)
    host.advance(by: 0.6)
    #expect(host.firstWidth == 40 && host.graph.nextWakeUp == nil)
  }

  @Test func `they move in a loop over them, each with the animation around it`() {
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        HStack(spacing: 0) {
          ForEach(subviews: Rectangle().frame(height: 10)) {
            $0.frame(width: 20 + u).animation(.linear(duration: 1), value: u)
          }
        }
      }, size: CGSize(width: 100, height: 100))
    probe.u = 20
    host.settle()
    host.advance(by: 0.5)
    #expect(host.firstWidth == 30)
  }

  @Test func `they move by an animation of their own, whatever the place makes of them`() {
    for isChanged in [false, true] {
      let host = ViewHost(
        ProbeView(probe) { u, _, _ in
          let bar = Rectangle().frame(width: 20 + u, height: 10)
            .animation(.linear(duration: 1), value: u)
          HStack(spacing: 0) {
            ForEach(subviews: bar) {
              if isChanged { $0.font(.title) } else { $0 }
            }
          }
        }, size: CGSize(width: 100, height: 100))
      probe.u = 20
      host.settle()
      #expect(host.firstWidth == 20)
      host.advance(by: 0.5)
      #expect(host.firstWidth == 30)
      host.advance(by: 0.6)
      #expect(host.firstWidth == 40)
    }
  }

  @Test func `they stay away from an animation that the place takes away`() {
    let host = host { subviews, u in
      HStack(spacing: 0) { ForEach(subviews) { $0.frame(width: 20 + u) } }
        .transaction { $0.animation = nil }
    }
    host.animate { probe.u = 20 }
    #expect(host.firstWidth == 40)
  }

  @Test func `what the place sets for them moves, too`() throws {
    let host = host { subviews, u in
      HStack(spacing: 0) { subviews }
        .foregroundStyle(Color(white: u))
        .animation(.linear(duration: 1), value: u)
    }
    probe.u = 1
    host.settle()
    #expect(brightness(host) == 0)
    host.advance(by: 0.5)
    #expect(try #require(brightness(host)) > 0.05 && #require(brightness(host)) < 0.5)
    host.advance(by: 0.6)
    #expect(brightness(host) == 1)
  }
}
