import Foundation
import TermAnim
import Testing

@MainActor
struct AttributedTextTests {
  @Test func `attributes of strings are styles of texts`() {
    var string = AttributedString("plain ")
    var loud = AttributedString("loud")
    loud.font = .largeTitle
    loud.foregroundColor = .red
    loud.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    loud.strikethroughStyle = .single
    (loud.kern, loud.tracking, loud.baselineOffset) = (1, 2, 3)
    string.append(loud)
    let expected =
      Text(verbatim: "plain ")
      + Text(verbatim: "loud").font(.largeTitle).foregroundColor(.red)
      .underline(pattern: .dot, color: .blue).strikethrough().kerning(1).tracking(2)
      .baselineOffset(3)
    #expect(Text(string) == expected)
  }

  @Test func `fonts and colours of UIKit are obeyed where there are none of the library`() {
    var string = AttributedString("+")
    string.font = .systemFont(ofSize: 14, weight: .bold)
    string.foregroundColor = UIColor(Color.green)
    let expected =
      Text(verbatim: "+").font(.system(size: 14, weight: .bold))
      .foregroundColor(Color(UIColor(Color.green)))
    #expect(Text(string) == expected)
    string.font = .largeTitle
    string.foregroundColor = .red
    #expect(Text(string) == Text(verbatim: "+").font(.largeTitle).foregroundColor(.red))
  }

  @Test func `Markdown makes attributed strings`() throws {
    let string = try AttributedString(markdown: "a **b** *c* `d` ~~e~~")
    let expected =
      Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " ")
      + Text(verbatim: "c").italic() + Text(verbatim: " ")
      + Text(verbatim: "d").fontDesign(.monospaced) + Text(verbatim: " ")
      + Text(verbatim: "e").strikethrough()
    #expect(Text(string) == expected)
  }

  @Test func `links have the accent colour`() {
    var string = AttributedString("site")
    string.link = URL(string: "https://example.com")
    let host = ViewHost(Text(string))
    let color = Color.accentColor.resolve(in: EnvironmentValues())
    #expect(DrawnText.characters(in: host).map(\.color) == [color])
  }
}
