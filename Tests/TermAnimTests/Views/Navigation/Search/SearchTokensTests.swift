import Testing

@testable import TermAnim

@MainActor
struct SearchTokensTests {
  private struct Tag: Identifiable {
    let id: String
    var isOn = true
  }

  private struct Page: View {
    @State var text = ""
    @State private var tags = [Tag(id: "red"), Tag(id: "blue")]
    @State private var suggested = [Tag(id: "green"), Tag(id: "white")]
    @State private var isPresented = true

    var body: some View {
      VStack {
        Text("found")
          .searchable(
            text: $text, tokens: $tags, suggestedTokens: $suggested, isPresented: $isPresented,
            prompt: "Find"
          ) { Text($0.id) }
        Text(verbatim: "\(tags.map(\.id).joined(separator: " ")) for \(text).")
      }
    }
  }

  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost(view)
    host.run(for: 0.5)
    return host
  }

  @Test func `backspace takes away the last token when there is nothing before the cursor`() {
    let host = host(Page())
    host.type("ab")
    host.key(.home)
    host.key(.delete)
    #expect(host.strings.contains("red for ab."))
    host.key(.end)
    for _ in 0..<2 { host.key(.delete) }
    #expect(host.strings.contains("red for ."))
    for _ in 0..<2 { host.key(.delete) }
    #expect(host.strings.contains(" for ."))
  }

  @Test func `a token with a symbol has a ground of whole rows, its text in the middle`() throws {
    let host = host(
      Text("found").searchable(
        text: .constant(""), tokens: .constant([Tag(id: "red")]), prompt: "Find"
      ) { Label($0.id, systemImage: "leaf") })
    let text = try #require(host.frame(of: "red"))
    let ground = try #require(
      host.boxes.filter { $0.contains(text) && $0.width < 100 }.max { $0.width < $1.width })
    #expect(ground.midY == text.midY)
    #expect(ground.minY.truncatingRemainder(dividingBy: 8) == 0)
    #expect(ground.height.truncatingRemainder(dividingBy: 8) == 0)
  }

  @Test func `escape ends a search that has tokens`() {
    let host = host(Page())
    host.type("ab")
    host.key(.escape)
    host.run(for: 0.5)
    #expect(host.strings.contains(" for ."))
    host.type("x")
    host.run(for: 0.5)
    #expect(host.strings.contains(" for ."))
  }

  @Test(arguments: [KeyEquivalent.delete, .deleteForward])
  func `a key takes the token away that has the focus, and leads back to the text`(
    key: KeyEquivalent
  ) {
    let host = host(Page())
    for _ in 0..<2 { host.key(.tab, modifiers: .shift, runningFor: 0.5) }
    host.key(key, runningFor: 0.5)
    #expect(host.strings.contains("blue for ."))
    host.type("x")
    #expect(host.strings.contains("blue for x."))
  }

  @Test func `a key takes no token away that has not the focus`() {
    let host = ViewHost(
      VStack {
        Page()
        Button("elsewhere") {}
      })
    host.run(for: 0.5)
    for _ in 0..<3 { host.key(.tab, modifiers: .shift, runningFor: 0.5) }
    for key in [KeyEquivalent.delete, .deleteForward] { host.key(key, runningFor: 0.5) }
    #expect(host.strings.contains("red blue for ."))
  }

  @Test func `what is marked is deleted before a token`() {
    let host = host(Page(text: "ab"))
    host.key(.home, modifiers: .shift)
    host.key(.delete)
    #expect(host.strings.contains("red blue for ."))
  }

  @Test func `a token that is suggested joins the others, and the field goes on`() {
    let host = host(Page())
    host.type("gr")
    host.tap(on: "green")
    host.run(for: 0.5)
    #expect(host.strings.contains("red blue green for ."))
    host.type("x")
    #expect(host.strings.contains("red blue green for x."))
  }

  @Test func `tokens that can be changed change where they stand`() {
    struct Editing: View {
      @State private var text = ""
      @State private var tags = [Tag(id: "red"), Tag(id: "blue")]

      var body: some View {
        VStack {
          Text("found")
            .searchable(text: $text, editableTokens: $tags, prompt: "Find") { $tag in
              Text(tag.isOn ? tag.id : "no \(tag.id)").onTapGesture { tag.isOn.toggle() }
            }
          Text(verbatim: tags.map { "\($0.id) \($0.isOn)" }.joined(separator: ", "))
        }
      }
    }
    let host = host(Editing())
    host.tap(on: "blue")
    #expect(host.strings.contains("no blue") && host.strings.contains("red true, blue false"))
  }
}
