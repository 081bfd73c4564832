import Foundation
import Testing

@testable import TermAnim

struct InlineMarkdownTests {
  /// The text with a letter before each style's part: bold, italic, code, strike, link.
  private func marked(_ pieces: [TextPiece]) -> String {
    pieces.map { piece in
      var marks = ""
      if piece.styling.isBold == true { marks += "B" }
      if piece.styling.isItalic == true { marks += "I" }
      if piece.styling.design == .monospaced { marks += "C" }
      if piece.styling.strikethrough?.isActive == true { marks += "S" }
      if piece.styling.foreground != nil { marks += "L" }
      return marks.isEmpty ? piece.text : "\(marks){\(piece.text)}"
    }.joined()
  }

  private func marked(_ source: String) -> String {
    marked(InlineMarkdown.pieces(of: [.literal(source)]))
  }

  /// Cases of CommonMark 0.31.2, section 6, and of GitHub's strikethrough.
  @Test(arguments: [
    ("plain", "plain"), ("*foo bar*", "I{foo bar}"), ("_foo bar_", "I{foo bar}"),
    ("**foo bar**", "B{foo bar}"), ("__foo bar__", "B{foo bar}"),
    ("***strong emph***", "BI{strong emph}"), ("a * foo bar*", "a * foo bar*"),
    ("foo*bar*", "fooI{bar}"), ("5*6*78", "5I{6}78"), ("foo_bar_", "foo_bar_"),
    ("foo_bar_baz", "foo_bar_baz"), ("*foo", "*foo"), ("**foo*", "*I{foo}"),
    ("*foo**bar**baz*", "I{foo}BI{bar}I{baz}"), ("**foo *bar* baz**", "B{foo }BI{bar}B{ baz}"),
    ("*foo __bar *baz bim__ bam*", "I{foo }BI{bar *baz bim}I{ bam}"), ("foo ***", "foo ***"),
    ("foo *\\**", "foo I{*}"), ("**", "**"), ("* a *", "* a *"), ("*(*foo*)*", "I{(foo)}"),
    ("~~gone~~", "S{gone}"), ("~gone~", "S{gone}"), ("~~~not~~~", "~~~not~~~"),
    ("~~a~ b", "~~a~ b"), ("`code`", "C{code}"), ("``a`b``", "C{a`b}"), ("`` ` ``", "C{`}"),
    ("`*a*`", "C{*a*}"), ("*a `*` b*", "I{a }IC{*}I{ b}"), ("`open", "`open"), ("\\*a\\*", "*a*"),
    ("a\\b", "a\\b"), ("[link](https://a.b)", "L{link}"), ("[**b** c](x)", "BL{b}L{ c}"),
    ("**[b](x)**", "BL{b}"), ("[no] (x)", "[no] (x)"), ("[no", "[no"),
    ("<https://a.b>", "L{https://a.b}"), ("<me@a.b>", "L{me@a.b}"), ("<@a>", "<@a>"),
    ("[no]()", "no"), ("a < b > c", "a < b > c"),
    ("# no heading", "# no heading"),
    ("[a `](x) b`", "[a C{](x) b}"), ("[a`]`](x)", "L{a}CL{]}"), ("\\\\[a](x)", "\\L{a}"),
    ("\\\\\\[a](x)", "\\[a](x)"), ("`<a:b`>", "C{<a:b}>"), ("![words](x)", "words"),
    ("![*a* b](x)!", "I{a} b!"), ("![no]", "![no]"), ("a![", "a!["), ("[a\\]b](x)", "L{a]b}"),
    ("one\ntwo", "one\ntwo"), ("我**是**人", "我B{是}人"),
  ])
  func `inline marks are read as CommonMark has them`(source: String, expected: String) {
    #expect(marked(source) == expected)
  }

  /// Cases of GitHub Flavored Markdown 0.29, section 6.9, and their like.
  @Test(arguments: [
    ("www.commonmark.org/help", "L{www.commonmark.org/help}"),
    ("Visit www.commonmark.org/a.b.", "Visit L{www.commonmark.org/a.b}."),
    ("(see http://a.b/x(y))", "(see L{http://a.b/x(y)})"),
    ("www.google.com/q=hl&amp;", "L{www.google.com/q=hl}&amp;"),
    ("www.google.com/q=a&hl=en", "L{www.google.com/q=a&hl=en}"),
    ("www.commonmark.org/he<lp", "L{www.commonmark.org/he}<lp"),
    ("**https://a.b**, *x*", "BL{https://a.b}, I{x}"), ("https://a.b/_c_d", "L{https://a.b/_c_d}"),
    ("http://localhost:80/", "L{http://localhost:80/}"), ("xhttp://a.b", "xhttp://a.b"),
    ("https://", "https://"), ("http://.a", "http://.a"), ("www.", "www."), ("www", "www"),
    ("www.a_b.c", "www.a_b.c"), ("http://a_b.c.d", "L{http://a_b.c.d}"),
    ("`www.a.b`", "C{www.a.b}"), ("how http://a.b\nwhy", "how L{http://a.b}\nwhy"),
  ])
  func `addresses without marks are links`(source: String, expected: String) {
    #expect(marked(source) == expected)
  }

  @Test func `what is interpolated in an address is part of it, and no more behind a space`() {
    func links(_ value: String) -> [String] {
      InlineMarkdown.pieces(of: [
        .literal("at http://localhost:"), .pieces([TextPiece(text: value)]), .literal("/x, then"),
      ]).map { $0.styling.link.map { "<\($0)>" } ?? $0.text }
    }
    #expect(links("80").joined().contains("<http://localhost:80/x>"))
    #expect(links("80").last == ", then")
    #expect(links("8 0").contains("<http://localhost>"))
  }

  @Test func `an address leads where it says, and in the text of a link where that leads`() {
    func links(_ source: String) -> [String] {
      InlineMarkdown.pieces(of: [.literal(source)]).compactMap { $0.styling.link?.absoluteString }
    }
    #expect(links("www.a.b and https://c.d/e?f") == ["http://www.a.b", "https://c.d/e?f"])
    #expect(links("[https://a.b](https://c.d)") == ["https://c.d"])
    let told = InlineMarkdown.pieces(of: [.pieces([TextPiece(text: "https://a.b")])])
    #expect(told.map(\.styling.link) == [nil])
  }

  @Test(arguments: [
    (1, "item", "1 item"), (0, "item", "0 items"), (3, "new message", "3 new messages"),
    (1200, "box", "1,200 boxes"), (2, "Child", "2 Children"), (2, "class", "2 classes"),
    (2, "day", "2 days"), (2, "city!", "2 cities!"), (2, "items", "2 items"),
    (2, "item left", "2 items left"), (3, "photo selected", "3 photos selected"),
    (3, "day remaining", "3 days remaining"), (2, "menus", "2 menus"), (2, "bus", "2 buses"),
    (2, "status", "2 statuses"), (2, "bed", "2 beds"), (2, "left", "2 left"),
    (2, "new seed", "2 new seeds"), (5, "minute ago", "5 minutes ago"),
  ])
  func `a noun agrees with its number`(number: Int, noun: String, expected: String) {
    let key: LocalizedStringKey = "^[\(number) \(Text(verbatim: noun))](inflect: true)"
    #expect(marked(key.pieces) == expected)
  }

  @Test(arguments: [
    ("^[2 *item*](inflect: true)", "2 I{items}"), ("^[one item](inflect: true)", "one item"),
    ("^[2 *item* left](inflect:true)", "2 I{items} left"), ("^[2 item](other: 1)", "2 item"),
    ("^[2 item]", "^[2 item]"), ("2^3", "2^3"),
    ("\\^[item](x)", "^L{item}"),
  ])
  func `attributes of a text are no link`(source: String, expected: String) {
    #expect(marked(source) == expected)
  }

  @Test func `values in a text are taken as they are but share its style`() {
    let name = "*star*"
    let key: LocalizedStringKey = "**Hi \(name)** and \(Text("you").italic())"
    #expect(marked(key.pieces) == "B{Hi *star*} and I{you}")
    #expect(marked(LocalizedStringKey("*read* at run time").pieces) == "I{read} at run time")
    #expect(marked(Text(verbatim: "*a*").pieces) == "*a*")
    let string = "*a*"
    #expect(marked(Text(string).pieces) == "*a*")
  }

  @Test func `a style of its own stays within emphasis`() {
    let key: LocalizedStringKey = "**a \(Text("b").bold(false))**"
    #expect(key.pieces.map(\.styling.isBold) == [true, false])
  }

  @Test(arguments: ["*a ", "[", "`", "_*", "<", "**a*", "\\", "[a](", "~a", "``a`"])
  func `any number of marks is read in time that grows with them`(unit: String) {
    let source = String(repeating: unit, count: 20_000)
    let text = InlineMarkdown.pieces(of: [.literal(source)]).map(\.text).joined()
    #expect(text.count <= source.count)
  }
}
