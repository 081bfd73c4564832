import Testing

@testable import TermAnim

@MainActor
struct ListItemTintTests {
  private func color<Row: View>(_ tint: (Button<Text>) -> Row) -> Color.Resolved? {
    let list = List { tint(Button("press") {}) }.tint(.purple)
    return DrawnText.characters(in: ViewHost(list)).first?.color
  }

  @Test func `buttons of a row have its tint, or else that of the list`() {
    let purple = color { $0 }
    #expect(purple == color { $0.listItemTint(nil) })
    #expect(color { $0.listItemTint(.fixed(.green)) } == color { $0.tint(.green) })
    #expect(color { $0.listItemTint(.preferred(.green)) } == color { $0.tint(.green) })
    #expect(color { $0.listItemTint(.green) } == color { $0.tint(.green) })
    #expect(color { $0.listItemTint(.monochrome) } == color { $0.tint(.gray) })
    #expect(color { $0.listItemTint(.monochrome) } != purple)
  }
}
