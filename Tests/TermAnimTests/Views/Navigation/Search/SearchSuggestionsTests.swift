import Foundation
import Testing

@testable import TermAnim

@MainActor
struct SearchSuggestionsTests {
  private struct Page: View {
    let words: [String]
    @State private var text = ""

    var body: some View {
      Text("page \(text).")
        .searchable(text: $text, prompt: "Find")
        .searchSuggestions {
          ForEach(words.filter { $0.hasPrefix(text) }, id: \.self) {
            Text($0).searchCompletion($0)
          }
        }
    }
  }

  private var host: ViewHost { ViewHost(Page(words: ["apple", "apricot", "pear"])) }

  private func search(_ host: ViewHost, for text: String) {
    host.tap(on: "Find")
    host.run(for: 0.1)
    host.type(text)
    host.run(for: 0.1)
  }

  @Test func `suggestions are there while something is searched for`() {
    let host = host
    #expect(host.strings == ["Find", "page ."])
    search(host, for: "ap")
    #expect(host.strings == ["ap", "page ap.", "apple", "apricot"])
    host.type("x")
    host.run(for: 0.1)
    #expect(host.strings == ["apx", "page apx."])
  }

  @Test func `one that is chosen is searched for, and then they are gone`() {
    let host = host
    search(host, for: "ap")
    host.tap(on: "apricot")
    host.run(for: 0.1)
    #expect(host.strings == ["apricot", "page apricot."])
  }

  @Test func `they are gone when the search is submitted, until it is for something else`() {
    let host = host
    search(host, for: "a")
    host.key(.return)
    host.run(for: 0.1)
    #expect(host.strings == ["a", "page a."])
    host.type("p")
    host.run(for: 0.1)
    #expect(host.strings == ["ap", "page ap.", "apple", "apricot"])
  }

  @Test func `keys lead to them`() {
    let host = host
    search(host, for: "pe")
    host.key(.tab)
    host.key(.return)
    host.run(for: 0.1)
    #expect(host.strings == ["pear", "page pear."])
  }

  @Test func `a completion elsewhere leaves the view as it is`() {
    let host = ViewHost(Text("a").searchCompletion("b"))
    #expect(host.strings == ["a"])
    #expect(!host.tap(on: "a"))
  }

  @Test func `one is chosen before anything is typed`() throws {
    let host = host
    host.tap(on: "Find")
    host.run(for: 0.1)
    #expect(host.strings == ["Find", "page .", "apple", "apricot", "pear"])
    let origin = try #require(host.frame(of: "pear")).origin
    let place = CGPoint(x: origin.x + 4, y: origin.y + 4)
    host.press(at: place)
    host.run(for: 0.1)
    host.release(at: place)
    host.run(for: 0.1)
    #expect(host.strings == ["pear", "page pear."])
  }

  @Test func `keys lead to them before anything is typed, and out again`() {
    let host = host
    host.tap(on: "Find")
    host.run(for: 0.1)
    host.key(.tab)
    host.run(for: 0.1)
    #expect(host.strings.contains("apple"))
    host.key(.return)
    host.run(for: 0.1)
    #expect(host.strings == ["apple", "page apple."])
  }
}
