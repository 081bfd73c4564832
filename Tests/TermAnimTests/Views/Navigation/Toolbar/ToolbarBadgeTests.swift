import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ToolbarBadgeTests {
  private func page(_ count: Int, isOfItem: Bool) -> ViewHost {
    ViewHost(
      NavigationStack {
        Text("page").toolbar {
          if isOfItem {
            ToolbarItem { Button("Mail", systemImage: "x") {} }.badge(count)
          } else {
            ToolbarItem { Button("Mail") {}.badge(count) }
          }
        }
      })
  }

  @Test(arguments: [true, false])
  func `a badge is beside its button in a toolbar, white on red`(isOfItem: Bool) throws {
    let host = page(3, isOfItem: isOfItem)
    let badge = try #require(DrawnText.characters(in: host).first { $0.text == "3" })
    #expect(badge.color == Color.Resolved.white)
    let ground = try #require(host.seen(Color.red.resolved))
    #expect(ground.height == 8 && ground.width == 12)
    #expect(badge.origin.y == ground.minY && badge.origin.x == ground.minX + 4)
    if !isOfItem { #expect(host.frame(of: "Mail")?.midY == ground.midY) }
  }

  @Test func `a badge of none is not shown`() {
    #expect(page(0, isOfItem: true).seen(Color.red.resolved) == nil)
    #expect(page(0, isOfItem: false).strings.sorted() == ["Mail", "page"])
  }
}
