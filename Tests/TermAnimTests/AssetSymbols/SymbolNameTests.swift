import Testing

@testable import AssetSymbolsTool

/// What Xcode calls assets, seen in sources that it has written.
struct SymbolNameTests {
  @Test(arguments: [
    ("charmeleon", "charmeleon"), ("R Back", "rBack"), ("main-background", "mainBackground"),
    ("meal_map_icon", "mealMapIcon"), ("AppIcon", "appIcon"), ("iOS", "iOS"),
    ("getStartedBG", "getStartedBG"), ("GetStartedBG", "getStartedBG"), ("icon_ID ", "iconID"),
    ("TLSold", "tlSold"), ("M-stadt", "mStadt"), ("welcomeVCimage", "welcomeVCimage"),
    ("orbita+", "orbita"), ("chon-ji-10", "chonJi10"), ("megadrive2", "megadrive2"),
    ("tab5_sel", "tab5Sel"), ("icon_2x", "icon2X"), ("sy_head_10@2x", "syHead102X"),
  ])
  func `words are joined as in camel case`(asset: String, symbol: String) {
    #expect(SymbolName(asset).value == symbol)
  }

  @Test(arguments: [
    ("M", "M"), ("BMW", "BMW"), ("TLS2016", "TLS_2016"), ("AL-1", "AL_1"), ("A-1-1-0", "A_1_1_0"),
  ])
  func `names without small letters stay as they are`(asset: String, symbol: String) {
    #expect(SymbolName(asset).value == symbol)
  }

  @Test(arguments: [
    ("1", "_1"), ("121212", "_121212"), ("292C38", "_292_C_38"), ("0b3b", "_0B3B"),
    ("2nd-place", "_2NdPlace"),
  ])
  func `a name that begins with a digit has a line before it`(asset: String, symbol: String) {
    #expect(SymbolName(asset).value == symbol)
  }

  @Test(arguments: ["", " ", "---", "かぐや", "🎉"])
  func `a name without letters and digits of ASCII has no symbol`(asset: String) {
    #expect(SymbolName(asset).value == nil && SymbolName(asset).type == nil)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("vkBrandColor", "vkBrand"), ("card-number-color", "cardNumber"),
    ("Color", "color"), ("watercolor", "watercolor"), ("colorful", "colorful"),
    ("shadowColor2", "shadowColor2"), ("BackgroundImage", "backgroundImage"),
  ])
  func `a last word that says the kind is dropped`(asset: String, symbol: String) {
    #expect(SymbolName(asset, droppingSuffix: "color").value == symbol)
  }

  @Test(arguments: [
    ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("brand", "Brand"), ("UI", "UI"),
    ("2024 cards", "_2024Cards"),
  ])
  func `a namespace is named like a type`(folder: String, type: String) {
    #expect(SymbolName(folder).type == type)
  }
}
