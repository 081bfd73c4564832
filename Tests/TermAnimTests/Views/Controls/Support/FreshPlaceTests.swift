import Testing

@testable import TermAnim

@MainActor
struct FreshPlaceTests {
  private struct Reader: View {
    @Environment(\.self) private var environment
    let tell: (EnvironmentValues) -> Void

    var body: some View {
      Color.clear.onAppear { tell(environment) }
    }
  }

  /// What is told of a place in a list, a menu, a bar, an alert and the commands of an app at once.
  private func told(_ present: (Reader) -> some View) throws -> EnvironmentValues {
    var told: EnvironmentValues?
    let view = present(Reader { told = $0 })
      .environment(\.isInList, true)
      .environment(\.sectionPinning, SectionPinning(parts: .sectionHeaders, axis: .vertical))
      .environment(\.isInMenu, true)
      .environment(\.menuIndent, 8)
      .environment(\.barEdge, .top)
      .environment(\.rowBadge, Text("new"))
      .environment(\.isOnlyAnswer, true)
      .environment(\.isInCommands, true)
      .environment(\.formLabelWidth, 80)
    ViewHost(view).run(for: 1)
    return try #require(told)
  }

  @Test func `what is presented is told nothing of what the view is in that it comes from`() throws
  {
    let sheet = try told { reader in
      Color.red.sheet(isPresented: .constant(true)) { reader }
    }
    #expect(!sheet.isInList && !sheet.isInMenu && !sheet.isInBar && sheet.rowBadge == nil)
    #expect(!sheet.isOnlyAnswer && !sheet.isInCommands)
    #expect(sheet.menuIndent == 0 && sheet.formLabelWidth == nil && sheet.sectionPinning == nil)
  }

  @Test func `a page is told nothing of it, and what is around a view is`() throws {
    let page = try told { reader in NavigationStack { reader } }
    #expect(!page.isInList && page.rowBadge == nil && page.sectionPinning == nil)
    let row = try told { $0 }
    #expect(row.isInList && row.rowBadge != nil && row.sectionPinning != nil)
  }
}
