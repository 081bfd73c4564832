import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SelectionDisabledTests {
  @Test func `rows that are not to be chosen are left alone`() {
    let chosen = HeldValue<Set<Int>>([])
    let host = ViewHost(
      List(0..<3, selection: chosen.binding) {
        Text("row \($0)").selectionDisabled($0 == 1)
      })
    for row in 0..<3 { host.tap(on: "row \(row)") }
    #expect(chosen.value == [0, 2])
    let all = ViewHost(
      List(0..<3, selection: chosen.binding) {
        Text("row \($0)").selectionDisabled().selectionDisabled(false)
      })
    all.tap(on: "row 1")
    #expect(chosen.value == [0, 2])
  }
}
