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

  @Test func `those with symbols are evenly apart, their text in whole rows`() throws {
    let names = ["one", "two", "three"]
    let host = ViewHost(
      Text("page").searchable(text: .constant(""), prompt: "Find")
        .searchSuggestions {
          ForEach(names, id: \.self) { Label($0, systemImage: "leaf").searchCompletion($0) }
        })
    host.tap(on: "Find", runningFor: 0.1)
    let rows = try names.map { try #require(host.frame(of: $0)).minY }
    #expect(rows[1] - rows[0] == rows[2] - rows[1])
    #expect(rows.allSatisfy { $0.truncatingRemainder(dividingBy: 8) == 0 })
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

  @Test func `arrow keys lead into them and back to the text`() {
    let host = host
    search(host, for: "ap")
    for key in [.downArrow, .downArrow, .upArrow, .upArrow] as [KeyEquivalent] {
      host.key(key)
      host.run(for: 0.1)
    }
    host.type("r")
    host.run(for: 0.1)
    #expect(host.strings == ["apr", "page apr.", "apricot"])
    host.key(.downArrow)
    host.key(.return)
    host.run(for: 0.1)
    #expect(host.strings == ["apricot", "page apricot."])
  }

  @Test func `who has chosen one can type on`() {
    let host = host
    search(host, for: "p")
    host.tap(on: "pear")
    host.run(for: 0.1)
    host.type("s")
    host.run(for: 0.1)
    #expect(host.strings.first == "pears")
  }

  @Test func `keys pass by what lies beneath them, which can be pressed and ends them`() {
    let pressed = NoteList()
    let host = ViewHost(
      SearchedList(pressed: pressed).frame(width: 320, height: 192))
    search(host, for: "a")
    #expect(host.strings.contains("apple"))
    host.key(.tab)
    host.key(.return)
    host.run(for: 0.1)
    #expect(pressed.take() == [] && host.strings.first == "apple")
    host.key(.tab)
    host.key(.return)
    host.run(for: 0.1)
    #expect(pressed.take() == ["below"])
    host.tap(on: "apple")
    host.key(.end)
    host.type("s")
    host.run(for: 0.1)
    #expect(host.strings.contains("apples too"))
    host.tap(on: "below")
    host.run(for: 0.1)
    #expect(pressed.take() == ["below"] && !host.strings.contains("apples too"))
  }

  /// A control far below what is suggested, which a press gives the focus.
  private struct SearchedList: View {
    let pressed: NoteList
    @State private var text = ""

    var body: some View {
      VStack {
        Spacer()
        Text("below")
          .modifier(ControlModifier(handler: ActivationHandler { pressed.note("below") }))
      }
      .searchable(text: $text, prompt: "Find")
      .searchSuggestions {
        if !text.isEmpty {
          Text(text == "a" ? "apple" : "\(text) too").searchCompletion(
            text == "a" ? "apple" : "\(text) too")
        }
      }
    }
  }

  @Test func `who comes back to the field is shown them again`() {
    let host = ViewHost(SearchedList(pressed: NoteList()).frame(width: 320, height: 192))
    search(host, for: "x")
    host.tap(on: "below")
    host.run(for: 0.1)
    #expect(!host.strings.contains("x too"))
    host.tap(on: "x")
    host.run(for: 0.1)
    #expect(host.strings.contains("x too"))
  }
}
