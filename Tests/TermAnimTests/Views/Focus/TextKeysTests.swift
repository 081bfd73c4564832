import Foundation
import Testing

@testable import TermAnim

/// Which keys go to a text that is edited, and which to what is around.
@MainActor
struct TextKeysTests {
  private let text = HeldValue("")
  private let heard = HeldValue<[String]>([])

  private func hears(
    _ keys: Set<KeyEquivalent>, _ view: some View, _ name: String = "inner",
    result: KeyPress.Result = .handled
  ) -> some View {
    view.onKeyPress(keys: keys) { [heard] key in
      heard.value.append("\(name) \(key.key == .return ? "return" : "\(key.key.character)")")
      return result
    }
  }

  @Test func `what listens around a text alone comes before it`() {
    func use(_ field: some View) {
      let host = ViewHost(hears([KeyEquivalent.return, "5"], field.padding()))
      host.key(.tab)
      host.type("a5b")
      host.key(.return)
    }
    use(TextField("", text: text.binding))
    #expect(text.value == "ab" && heard.value == ["inner 5", "inner return"])
    use(TextEditor(text: text.binding))
    #expect(text.value == "abab" && heard.value.count == 4)
  }

  @Test func `a key that it leaves comes to the text, and is told once`() {
    let host = ViewHost(hears(["5"], TextField("", text: text.binding), result: .ignored))
    host.key(.tab)
    host.type("5")
    #expect(text.value == "5" && heard.value == ["inner 5"])
  }

  @Test func `what listens around more than a text comes after it`() {
    let host = ViewHost(
      hears(
        ["5", .return],
        VStack {
          TextField("", text: text.binding)
          Text("more")
        }, "outer"))
    host.key(.tab)
    host.type("5")
    #expect(text.value == "5" && heard.value.isEmpty)
  }

  @Test func `around a text that has not the focus nothing is heard`() {
    let other = HeldValue("")
    let host = ViewHost(
      VStack {
        TextField("first", text: text.binding)
        hears([.tab, "q"], TextEditor(text: other.binding).frame(height: 40))
      })
    host.key(.tab)
    host.type("aq")
    host.key(.escape)
    host.type("q")
    #expect(text.value == "aq" && heard.value.isEmpty)
    host.key(.tab)
    host.key(.tab)
    host.type("q")
    #expect(heard.value == ["inner q"])
  }

  @Test func `arrow keys go from field to field in rows that are swiped, and deletion stays there`()
  {
    struct Rows: View {
      @State private var items = ["ab", "cd", "ef"]
      let log: HeldValue<[String]>
      var body: some View {
        List {
          ForEach($items, id: \.self) { $item in
            TextField("", text: $item).swipeActions { Button("Flag") {} }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        .onChange(of: items) { log.value = items }
      }
    }
    let host = ViewHost(Rows(log: heard))
    host.tap(on: "ab")
    host.key(.downArrow)
    host.key(.delete)
    host.run(for: 1)
    #expect(heard.value == ["ab", "c", "ef"])
  }
}
