import Foundation
import TermAnim
import Testing

struct FontTests {
  @Test func `text styles are fonts of their own, and equal by value`() {
    let styles: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .callout, .footnote,
      .caption, .caption2,
    ]
    #expect(Set(styles).count == styles.count)
    #expect(Font.body == .system(size: 17))
    #expect(Font.headline == .system(size: 17, weight: .semibold))
    #expect(Font.largeTitle == .system(.largeTitle))
    #expect(Font.title == .system(size: 28) && Font.title2 == .system(size: 22))
    #expect(Font.caption == .system(size: 12) && Font.caption2 == .system(size: 11))
  }

  @Test func `modifiers change one thing each`() {
    let font = Font.system(size: 20)
    #expect(font.bold() == font.weight(.bold) && font.bold() != font)
    #expect(font.monospaced() == .system(size: 20, design: .monospaced))
    #expect(font.italic() != font && font.italic().italic() == font.italic())
    #expect(font.monospacedDigit() != font.monospaced())
    #expect(font.width(.condensed).width(.standard) == font)
    #expect(font.leading(.tight).leading(.standard) == font)
    #expect(Font.custom("Avenir", size: 20) != font)
    #expect(Font.custom("Avenir", size: 20) == .custom("Avenir", fixedSize: 20))
    #expect(Font.custom("Avenir", size: 20) == .custom("Avenir", size: 20, relativeTo: .body))
  }

  @Test(
    arguments: [
      ("AvenirNext-Bold", .bold, false), ("AvenirNext-DemiBoldItalic", .semibold, true),
      ("Gill Sans Light", .light, false), ("Helvetica-Oblique", .regular, true),
      ("Montserrat-ExtraBold", .heavy, false), ("HelveticaNeue-UltraLight", .ultraLight, false),
      ("SF Pro Semi Bold", .semibold, false), ("Poppins-thin", .thin, false),
      ("Avenir Black Oblique", .black, true), ("Moonlight", .regular, false),
      ("Bold", .regular, false), ("Italic", .regular, false), ("", .regular, false),
      ("Avenir-Medium", .medium, false), ("Arial-BoldMT", .bold, false),
      ("TimesNewRomanPS-BoldItalicMT", .bold, true), ("ArialMT", .regular, false),
    ] as [(String, Font.Weight, Bool)])
  func `the last words of a name are the weight and the slant`(
    name: String, weight: Font.Weight, isItalic: Bool
  ) {
    var plain = Font.custom(name, size: 20)
    #expect(plain.weight(weight) == plain)
    #expect((plain.italic() == plain) == isItalic)
    plain = plain.weight(.regular)
    #expect((plain == Font.custom(name, size: 20)) == (weight == .regular))
  }

  @Test func `sizes that are no sizes are equal`() {
    #expect(Font.system(size: .nan) == .system(size: 0))
    #expect(Font.system(size: -3) == .system(size: 0))
    #expect(Font.system(size: 12).scaled(by: 1.5) == .system(size: 18))
    for factor in [-1, Double.nan, .infinity] {
      #expect(Font.system(size: 12).scaled(by: factor) == .system(size: 0))
    }
    #expect(Font.Width(.nan) == .standard)
  }
}
