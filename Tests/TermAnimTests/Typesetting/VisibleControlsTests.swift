import Testing

@testable import TermAnim

struct VisibleControlsTests {
  @Test(arguments: [
    ("\u{1B}[31m", "\u{241B}[31m"), ("a\tb\n", "a\u{2409}b\u{240A}"), ("\u{7F}", "\u{2421}"),
    ("\u{9B}2J", "\u{FFFD}2J"), ("\u{202E}x\u{2069}", "\u{FFFD}x\u{FFFD}"),
    ("\u{E0061}", "\u{FFFD}"), ("\u{2028}", "\u{FFFD}"),
    ("\u{1F3F4}\u{E0068}\u{E0069}\u{E007F}", "\u{1F3F4}\u{FFFD}\u{FFFD}\u{FFFD}"),
  ])
  func `controls become visible`(text: String, visible: String) {
    #expect(text.withControlsVisible == visible)
  }

  @Test(arguments: [
    "plain", "na\u{EF}ve", "\u{6211}\u{662F}", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}",
    "\u{2764}\u{FE0F}", "\u{5E9}\u{5DC}", "\u{E0A0}", "",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
  ])
  func `text is left as it is`(text: String) {
    #expect(text.withControlsVisible == text)
  }

  @Test func `no scalar survives that is a control by its category`() {
    for value in Array(UInt32(0)...0x1_FFFF) + Array(0xE_0000...0xE_01FF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let category = scalar.properties.generalCategory
      if category == .control || category == .lineSeparator || category == .paragraphSeparator {
        #expect(scalar.visibleStandIn != nil)
      }
      if let standIn = scalar.visibleStandIn { #expect(standIn.visibleStandIn == nil) }
    }
  }
}
