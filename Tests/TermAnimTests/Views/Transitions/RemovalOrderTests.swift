import Foundation
import Testing

@testable import TermAnim

/// Where a view is drawn while it goes.
@MainActor
struct RemovalOrderTests {
  private let probe = Probe()

  private func widths(_ host: ViewHost) -> [Double] {
    host.drawing.compactMap { $0.bounds.map { Double($0.width) } }
  }

  private func removed(zIndex: Double?) -> [Double] {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          Color.red.frame(width: 10, height: 10)
          if !flag {
            if let zIndex {
              Color.green.frame(width: 20, height: 10).zIndex(zIndex)
            } else {
              Color.green.frame(width: 20, height: 10)
            }
          }
          Color.blue.frame(width: 30, height: 10)
        }
      })
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    return widths(host)
  }

  @Test func `a view that goes is behind those that stay`() {
    #expect(removed(zIndex: nil) == [20, 10, 30])
  }

  @Test func `with a z index it goes where that says`() {
    #expect(removed(zIndex: 1) == [10, 30, 20])
    #expect(removed(zIndex: -1) == [20, 10, 30])
  }
}
