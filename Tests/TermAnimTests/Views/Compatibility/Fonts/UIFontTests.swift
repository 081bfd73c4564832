import Foundation
import Testing

@testable import TermAnim

@MainActor
struct UIFontTests {
  /// Texts are measured for the screen of the views that were shown last, which is this one.
  init() {
    ViewHost(EmptyView()).settle()
  }

  /// What a text covers in a view.
  private func shown(_ text: Text, width: CGFloat? = nil) -> CGSize? {
    var size: CGSize?
    let host = ViewHost(
      text.frame(width: width, alignment: .leading).fixedSize()
        .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 })
    host.settle()
    return size
  }

  @Test func `a text is measured as a view shows it`() {
    for size in [12.0, 28, 40] {
      let font = UIFont.systemFont(ofSize: size, weight: .bold)
      let measured = "Measured".size(withAttributes: [.font: font])
      #expect(measured == shown(Text("Measured").font(Font(font))), "at \(size) points")
      #expect(measured == NSString(string: "Measured").size(withAttributes: [.font: font]))
    }
    #expect("aa".size() == "aa".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test func `room between characters counts`() {
    let font = UIFont.systemFont(ofSize: 40)
    let plain = "abc".size(withAttributes: [.font: font]).width
    let kerned = "abc".size(withAttributes: [.font: font, .kern: 5])
    #expect(kerned.width > plain)
    #expect(kerned == shown(Text("abc").font(Font(font)).kerning(5)))
  }

  @Test func `lines break only where that is asked for`() {
    let text = String(repeating: "word ", count: 8) + "word"
    let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 28)]
    let room = CGSize(width: 200, height: CGFloat.infinity)
    let line = text.boundingRect(with: room, attributes: attributes, context: nil)
    let lines = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(line.width > 200)
    #expect(lines.width <= 200)
    #expect(lines.height == shown(Text(text).font(.system(size: 28)), width: 200)?.height)
    #expect(lines.height > 2 * line.height)
  }

  @Test func `fonts know their distances and styles`() {
    let font = UIFont.systemFont(ofSize: 40)
    #expect(font.ascender > 0 && font.descender < 0)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    #expect(font.withSize(20).pointSize == 20)
    #expect(font.withSize(-.infinity).pointSize == 0)
    #expect(UIFont(name: "Menlo", size: 12)?.familyName == "Menlo")
    #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
    #expect(UIFont.boldSystemFont(ofSize: 9) == .systemFont(ofSize: 9, weight: .bold))
  }
}
