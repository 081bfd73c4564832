import Foundation
import Testing

@testable import TermAnim

/// How a geometry reader places the views in it.
@MainActor
struct GeometryReaderTests {
  @Test func `each view has all its room from its corner, whatever the others take`() {
    let host = ViewHost(
      GeometryReader { geometry in
        Color.red
        Color.blue.frame(width: 40, height: geometry.size.height + 80)
        Color.green.frame(width: 10, height: 10)
      }
      .padding(10))
    #expect(
      host.boxes == [
        CGRect(x: 10, y: 10, width: 300, height: 172), CGRect(x: 10, y: 10, width: 40, height: 252),
        CGRect(x: 10, y: 10, width: 10, height: 10),
      ])
  }
}
