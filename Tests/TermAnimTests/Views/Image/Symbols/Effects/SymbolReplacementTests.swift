import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SymbolReplacementTests {
  private let probe = Probe()

  private func host(_ transition: ContentTransition) -> ViewHost {
    ViewHost(
      ProbeView(probe) { u, _, _ in
        Image(systemName: Int(u) % 2 == 0 ? "star.fill" : "heart.fill")
          .contentTransition(transition)
      })
  }

  @Test(arguments: [.symbolEffect(.replace), .opacity] as [ContentTransition])
  func `symbols that follow each other fast do not pile up`(transition: ContentTransition) {
    let host = host(transition)
    for number in 1...80 {
      withAnimation(.linear(duration: 1)) { probe.u = Double(number) }
      host.advance(by: 0.04)
      #expect(host.drawing.count < 16)
      #expect(host.drawing.allSatisfy { $0.layers.count < 16 })
    }
    host.run(for: 2)
    #expect(host.drawing.count == 1)
  }
}
