import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextLinkTests {
  private let log = HeldValue<[String]>([])

  private func host(_ view: some View, width: CGFloat = 200) -> ViewHost {
    ViewHost(
      view.frame(width: width).environment(
        \.openURL,
        OpenURLAction { [log] url in
          log.value.append(url.absoluteString)
          return .handled
        }))
  }

  private func frame(of text: String, in host: ViewHost) throws -> CGRect {
    try #require(host.frame(of: text))
  }

  @Test func `a link in markdown opens its address where it is pressed, and nowhere else`() throws {
    let host = host(Text("Read [the guide](https://a.b/guide \"Title\") or <mailto:me@a.b>."))
    let link = try frame(of: "the guide", in: host)
    let plain = try frame(of: "Read ", in: host)
    host.tap(at: CGPoint(x: plain.midX, y: plain.midY))
    #expect(log.value.isEmpty)
    host.tap(at: CGPoint(x: link.midX, y: link.midY))
    #expect(log.value == ["https://a.b/guide"])
    host.tap(on: "mailto:me@a.b")
    #expect(log.value == ["https://a.b/guide", "mailto:me@a.b"])
  }

  @Test func `a press that ends elsewhere opens nothing`() throws {
    let host = host(Text("[one](https://a.b) [two](https://c.d)"))
    let (one, two) = (try frame(of: "one", in: host), try frame(of: "two", in: host))
    host.drag(from: CGPoint(x: one.midX, y: one.midY), to: CGPoint(x: two.midX, y: two.midY))
    #expect(log.value.isEmpty)
  }

  @Test func `keys lead from link to link, and on to what comes next`() {
    let host = host(
      VStack {
        Text("[one](https://a.b) and [**t**wo](https://c.d)")
        Button("three") { log.value.append("three") }
      })
    host.key(.tab)
    host.key(.return)
    host.key(.rightArrow)
    host.key(.space)
    #expect(log.value == ["https://a.b", "https://c.d"])
    #expect(!host.key(.downArrow))
    host.key(.upArrow)
    host.key(.return)
    #expect(log.value.last == "https://a.b")
    host.key(.tab)
    host.key(.return)
    #expect(log.value.last == "three")
  }

  @Test func `the link that keys are meant for has a ground`() throws {
    let host = host(Text("[one](https://a.b) and [**t**wo](https://c.d)"))
    #expect(host.boxes.isEmpty)
    host.key(.tab)
    // The ground is on the cells that the characters go to.
    func columns() -> [[CGFloat]] { host.boxes.map { [$0.minX, $0.maxX] } }
    let one = try frame(of: "one", in: host)
    #expect(columns() == [[one.minX, one.maxX]])
    host.key(.rightArrow)
    let (t, wo) = (try frame(of: "t", in: host), try frame(of: "wo", in: host))
    #expect(columns() == [[t.minX, wo.maxX]])
  }

  @Test func `a link that is broken into lines is pressed in each of them`() throws {
    let host = host(Text("See [a long way around](https://a.b)"), width: 60)
    let last = try #require(host.strings.last)
    host.tap(on: last)
    #expect(host.strings.count > 1 && log.value == ["https://a.b"])
  }

  @Test func `links in large letters are pressed, too`() {
    let host = host(Text("[W](https://a.b)").font(.system(size: 60)))
    host.tap(at: CGPoint(x: 160, y: 96))
    #expect(log.value == ["https://a.b"])
  }

  @Test func `attributes make links, and markdown gives them to strings`() throws {
    var text = AttributedString("see here")
    let here = try #require(text.range(of: "here"))
    text[here].link = URL(string: "https://a.b")
    let first = host(Text(text))
    first.tap(on: "here")
    let options = AttributedString.MarkdownParsingOptions()
    let markdown = try AttributedString(
      markdown: "see [there](there?x=1)", options: options, baseURL: URL(string: "https://c.d/e/"))
    #expect(markdown.runs.compactMap(\.link?.absoluteString) == ["https://c.d/e/there?x=1"])
    let second = host(Text(markdown))
    second.tap(on: "there")
    #expect(log.value == ["https://a.b", "https://c.d/e/there?x=1"])
  }

  @Test func `in a row that leads to a page the row is pressed`() {
    let host = host(
      NavigationStack { List { NavigationLink("www.swift.org") { Text("page") } } })
    host.tap(on: "www.swift.org")
    host.run(for: 1)
    #expect(host.strings.contains("page") && log.value.isEmpty)
  }

  @Test func `in a button the button is pressed, and disabled links are not`() {
    let count = HeldValue(0)
    let button = host(Button("[one](https://a.b)") { count.value += 1 })
    button.tap(on: "one")
    button.key(.tab)
    button.key(.return)
    #expect(count.value == 2)
    let disabled = host(Text("[one](https://a.b)").disabled(true))
    disabled.tap(on: "one")
    disabled.key(.tab)
    disabled.key(.return)
    #expect(log.value.isEmpty)
  }

  @Test func `a text that gets links is followed, and one that loses them is text`() {
    struct Changing: View {
      @State private var hasLink = false
      var body: some View {
        VStack {
          Text(hasLink ? "[one](https://a.b)" : "one")
          Button("change") { hasLink.toggle() }
        }
      }
    }
    let host = host(Changing())
    host.tap(on: "one")
    host.tap(on: "change")
    host.tap(on: "one")
    #expect(log.value == ["https://a.b"])
    host.tap(on: "change")
    host.tap(on: "one")
    #expect(log.value.count == 1 && host.boxes.allSatisfy { $0.height > 8 })
  }

  @Test(arguments: [
    ("[a](https://a.b/x\\_y)", "https://a.b/x_y"),
    ("[a](https://a.b/?x=1&amp;y=2)", "https://a.b/?x=1&y=2"),
    ("[a](<https://a.b>)", "https://a.b"), ("<me@a.b>", "mailto:me@a.b"),
    ("[a](https://a.b \"c\")", "https://a.b"),
  ])
  func `an address is read as in Markdown`(source: String, address: String) {
    let host = host(Text(.init(source)))
    host.key(.tab)
    host.key(.return)
    #expect(log.value == [address])
  }

  @Test func `the action is that of the environment at the time`() {
    struct Changing: View {
      @State private var count = 0
      let log: HeldValue<[String]>
      var body: some View {
        VStack {
          Text("[one](https://a.b)")
          Button("next") { count += 1 }
        }
        .environment(
          \.openURL,
          OpenURLAction { [count] _ in
            log.value.append("\(count)")
            return .handled
          })
      }
    }
    let host = ViewHost(Changing(log: log))
    host.tap(on: "one")
    host.tap(on: "next")
    host.tap(on: "one")
    #expect(log.value == ["0", "1"])
  }

  @Test func `links that are cut off, or hidden by a placeholder, are none`() {
    let text = Text("[one](https://a.b) and a great many words [two](https://c.d)")
    let cut = host(text.lineLimit(1), width: 60)
    cut.key(.tab)
    #expect(!cut.key(.rightArrow))
    let redacted = host(text.redacted(reason: .placeholder))
    #expect(!redacted.key(.tab))
    #expect(log.value.isEmpty)
  }

  @Test func `a link that arrow keys lead to comes into sight`() {
    let words = (0..<40).map { "[link\($0)](https://a.b/\($0))" }.joined(separator: "\n")
    let host = host(ScrollView { Text(.init(words)) })
    host.key(.tab)
    for _ in 0..<35 { host.key(.downArrow) }
    host.run(for: 1)
    #expect(host.boxes.contains { (0..<192).contains($0.midY) && $0.height == 8 })
  }

  @Test func `what is no address is no link`() {
    let host = host(Text("[one]() [two](https://a.b)"))
    host.key(.tab)
    host.key(.return)
    #expect(log.value == ["https://a.b"])
  }
}
