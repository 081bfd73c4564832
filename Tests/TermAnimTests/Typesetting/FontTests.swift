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

  @Test func `sizes that are no sizes are equal`() {
    #expect(Font.system(size: .nan) == .system(size: 0))
    #expect(Font.system(size: -3) == .system(size: 0))
    #expect(Font.Width(.nan) == .standard)
  }
}
