import Testing

struct SymbolPageTests {
  @Test func `the page of symbols has the names that are drawn`() throws {
    try Golden.expect(SymbolPage.text, inFile: "docs/Symbols.md")
  }
}
