import Testing

@testable import TermAnim

@MainActor
struct SearchBehaviorTests {
  private struct Page: View {
    var behavior = SearchToolbarBehavior.automatic
    var suggestions = Visibility.automatic
    @State private var text = ""
    @State private var selection: TextSelection?

    var body: some View {
      VStack {
        Text("found")
          .searchable(text: $text, prompt: "Find")
          .searchToolbarBehavior(behavior)
          .searchPresentationToolbarBehavior(.avoidHidingContent)
          .searchDictationBehavior(.inline(activation: .onSelect))
          .searchSuggestions { Text("apple").searchCompletion("apple") }
          .searchSuggestions(suggestions, for: .content)
          .searchSelection($selection)
        Text(verbatim: "\(selection.map { "\($0.isInsertion)" } ?? "nothing") for \(text).")
        Button("all") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
          .keyboardShortcut("k", modifiers: .control)
      }
    }
  }

  @Test func `a search that takes no room is a sign until it begins`() {
    let host = ViewHost(Page(behavior: .minimize))
    #expect(!host.strings.contains("Find"))
    host.key(.tab)
    host.key(.return)
    host.run(for: 0.5)
    #expect(host.strings.contains("Find"))
    host.type("a")
    #expect(host.strings.contains("a"))
    host.key(.escape)
    host.run(for: 0.5)
    #expect(!host.strings.contains("Find") && host.strings.contains("found"))
  }

  @Test(arguments: [Visibility.automatic, .visible, .hidden])
  func `suggestions can be hidden`(visibility: Visibility) {
    let host = ViewHost(Page(suggestions: visibility))
    host.tap(on: "Find")
    host.run(for: 0.5)
    #expect(host.strings.contains("apple") == (visibility != .hidden))
  }

  @Test func `what is marked in the field is followed and said`() {
    let host = ViewHost(Page(suggestions: .hidden))
    #expect(host.strings.contains("nothing for ."))
    host.tap(on: "Find")
    host.run(for: 0.5)
    host.type("abc")
    #expect(host.strings.contains("true for abc."))
    host.key("k", modifiers: .control)
    #expect(host.strings.contains("false for abc."))
    host.type("x")
    #expect(host.strings.contains("true for x."))
  }
}
