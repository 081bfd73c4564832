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

  @Test func `options of Markdown are understood`() throws {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let string = try AttributedString(markdown: "a\n **b**", options: options)
    #expect(Text(string) == Text(verbatim: "a\n ") + Text(verbatim: "b").bold())
  }

  @Test(arguments: [8.0, 40])
  func `a background lies behind its characters and no others`(size: Double) throws {
    var string = AttributedString("to find")
    let range = try #require(string.range(of: "find"))
    string[range].backgroundColor = .yellow
    let host = ViewHost(Text(string).font(.system(size: size)).fixedSize())
    let yellow = Color.yellow.resolved
    let grounds = host.drawing.enumerated().filter { $0.element.color == yellow }
    let ground = try #require(grounds.first)
    #expect(grounds.count == 1 && ground.offset < host.drawing.count - 1)
    let box = try #require(ground.element.bounds)
    if size < 20 {
      #expect(box.size == CGSize(width: 16, height: 8))
    } else {
      #expect(box.height > 36 && box.width > 40 && box.width < 120)
    }
  }

  private struct MarkedCounter: View {
    @State private var count = 1
    let transition: ContentTransition

    private var text: AttributedString {
      var text = AttributedString("found")
      text.backgroundColor = .yellow
      return text + AttributedString(" \(count)")
    }

    var body: some View {
      Text(text).font(.system(size: 40)).contentTransition(transition).fixedSize()
        .onTapGesture { withAnimation(.linear(duration: 1)) { count += 1 } }
    }
  }

  @Test(arguments: [ContentTransition.interpolate, .opacity, .numericText()])
  func `a background stays below a text that changes into another`(transition: ContentTransition) {
    let host = ViewHost(MarkedCounter(transition: transition))
    let yellow = Color.yellow.resolved
    func ground() -> CGRect? {
      host.drawing.first.flatMap { $0.color == yellow ? $0.bounds : nil }
    }
    let rest = ground()
    host.tap(at: CGPoint(x: 160, y: 96))
    host.advance(by: 0.5)
    #expect(rest != nil && ground()?.size == rest?.size)
    #expect(host.drawing.filter { $0.color == yellow }.count == 1)
  }

  @Test func `links have the accent colour`() {
    var string = AttributedString("site")
    string.link = URL(string: "https://example.com")
    let host = ViewHost(Text(string))
    let color = Color.accentColor.resolved
    #expect(DrawnText.characters(in: host).map(\.color) == [color])
  }

  @Test func `a background throws no shadow, although its characters do`() {
    var string = AttributedString("find")
    string.backgroundColor = .yellow
    let host = ViewHost(
      Text(string).font(.system(size: 40)).foregroundStyle(.red.shadow(.drop(radius: 3))))
    let yellow = Color.yellow.resolved
    let grounds = host.drawing.filter { $0.color == yellow }
    #expect(grounds.map { $0.layers.flatMap(\.filters).isEmpty } == [true])
    #expect(host.drawing.contains { !$0.layers.flatMap(\.filters).isEmpty })
  }
}
