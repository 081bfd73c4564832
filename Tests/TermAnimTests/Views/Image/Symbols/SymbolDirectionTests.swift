import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SymbolDirectionTests {
  private func drawing(_ name: String, _ direction: LayoutDirection, _ font: Font) -> DisplayList {
    ViewHost(
      Image(systemName: name).font(font).environment(\.layoutDirection, direction)
    ).displayList
  }

  @Test(arguments: [
    "chevron.forward", "chevron.forward.circle.fill", "arrow.forward", "arrow.up.forward",
    "sidebar.leading", "delete.backward",
  ])
  func `what points forward points to the left where rows begin on the right`(name: String) {
    let opposites = [
      "forward": "backward", "backward": "forward", "leading": "trailing",
    ]
    let opposite = opposites.first { name.contains($0.key) }.map {
      name.replacing($0.key, with: $0.value)
    }
    for font in [Font.body, .system(size: 80)] {
      let seen = drawing(name, .rightToLeft, font)
      #expect(seen != drawing(name, .leftToRight, font))
      #expect(seen == drawing(opposite ?? "", .leftToRight, font))
    }
  }

  @Test(arguments: [
    "chevron.right", "arrow.left", "forward.fill", "star.leadinghalf.filled",
    "rectangle.portrait.and.arrow.forward",
  ])
  func `what has a side, or is a sign of its own, stays`(name: String) {
    #expect(drawing(name, .rightToLeft, .title) == drawing(name, .leftToRight, .title))
  }

  @Test func `symbols in texts turn, too`() {
    func drawing(_ name: String, _ direction: LayoutDirection) -> DisplayList {
      ViewHost(
        Text("a \(Image(systemName: name)) b").font(.system(size: 80))
          .environment(\.layoutDirection, direction)
      ).displayList
    }
    #expect(drawing("arrow.forward", .rightToLeft) == drawing("arrow.left", .leftToRight))
  }
}
