import Testing

@testable import TermAnim

@MainActor
struct SymbolVariantsTests {
  @Test func `variants add up in any order, and the inner one around a symbol counts`() {
    func shown(_ view: some View) -> DisplayList { ViewHost(view).displayList }
    let heart = Image(systemName: "heart")
    let expected = shown(Image(systemName: "heart.circle.fill"))
    #expect(shown(heart.symbolVariant(.fill).symbolVariant(.circle)) == expected)
    #expect(shown(heart.symbolVariant(.circle).symbolVariant(.fill)) == expected)
    #expect(shown(heart.symbolVariant(.fill.circle).symbolVariant(.square)) == expected)
    #expect(
      shown(heart.environment(\.symbolVariants, .none).symbolVariant(.fill)) == shown(heart))
  }

  @Test func `a variant is another symbol where there is one`() {
    let filled = ViewHost(Image(systemName: "heart").symbolVariant(.fill)).displayList
    #expect(filled == ViewHost(Image(systemName: "heart.fill")).displayList)
    #expect(SymbolVariants.circle.fill.names(of: "play") == ["play.circle.fill", "play"])
    #expect(SymbolVariants.fill.circle.slash.names(of: "bell")[0] == "bell.slash.circle.fill")
    #expect(SymbolVariants.circle.names(of: "heart.fill")[0] == "heart.circle.fill")
    #expect(SymbolVariants.circle.names(of: "heart.square")[0] == "heart.square")
    #expect(SymbolVariants.fill.names(of: "circle") == ["circle.fill", "circle"])
    let doubled = ["circle.circle", "rectangle.on.rectangle", "rectangle.on.rectangle.fill"]
    #expect(
      doubled.map { SymbolVariants.fill.names(of: $0)[0] }
        == ["circle.circle.fill", "rectangle.on.rectangle.fill", "rectangle.on.rectangle.fill"])
    #expect(SymbolVariants.fill.names(of: "largecircle.fill.circle").count == 1)
    #expect(SymbolVariants.none.names(of: "a.fill.circle") == ["a.fill.circle"])
    #expect(SymbolVariants.fill.names(of: "heart.fill") == ["heart.fill"])
  }
}
