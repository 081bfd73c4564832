import Foundation
import Testing

@testable import TermAnim

/// Pickers that lead to a page with their options.
@MainActor
struct PickerLinkTests {
  private struct Choosing: View {
    @State var chosen = 1

    var body: some View {
      Picker("size", selection: $chosen) {
        Text("small").tag(1)
        Text("large").tag(2)
      }
      .pickerStyle(.navigationLink)
    }
  }

  private let picker = Choosing()

  @Test func `a row shows the chosen value, and leads to a page from which a choice goes back`() {
    let host = ViewHost(NavigationStack { Form { picker }.navigationTitle("Form") })
    #expect(host.strings.filter { $0 != "Form" } == ["size", "small", "\u{203A}"])
    host.tap(on: "size")
    host.run(for: 1)
    let page = host.strings
    #expect(page.contains("large") && page.contains("\u{2713}") && !page.contains("\u{203A}"))
    host.tap(on: "large")
    host.run(for: 1)
    #expect(host.strings.filter { $0 != "Form" } == ["size", "large", "\u{203A}"])
  }

  @Test func `the page has the label as its title, and marks the chosen option`() throws {
    let host = ViewHost(NavigationStack { Form { Choosing(chosen: 2) } })
    host.tap(on: "size")
    host.run(for: 1)
    let (title, mark) = (host.frame(of: "size"), host.frame(of: "\u{2713}"))
    #expect(try abs(#require(title).midX - 160) <= 4 && #require(title).maxY <= 32)
    #expect(mark?.midY == host.frame(of: "large")?.midY)
  }

  @Test func `the page begins where the chosen option is seen`() throws {
    let host = ViewHost(
      NavigationStack {
        Form {
          Picker("number", selection: .constant(70)) {
            ForEach(0..<100) { Text(verbatim: "\($0)") }
          }
          .pickerStyle(.navigationLink)
        }
      })
    host.tap(on: "number")
    host.run(for: 1)
    let place = try #require(host.frame(of: "70"))
    #expect(place.minY > 32 && place.maxY < 192)
  }

  @Test func `arrow keys go from option to option, and Return chooses`() {
    let host = ViewHost(NavigationStack { Form { picker } })
    host.key(.tab)
    host.key(.return)
    host.run(for: 1)
    host.key(.tab)
    host.key(.downArrow)
    host.key(.downArrow)
    host.key(.return)
    host.run(for: 1)
    #expect(host.strings == ["size", "large", "\u{203A}"])
  }

  @Test func `without a stack, and in a menu, it is a menu`() {
    let host = ViewHost(Form { picker })
    #expect(host.strings == ["size", "small", "\u{25BE}"])
    let menu = ViewHost(NavigationStack { Menu("menu") { picker } })
    menu.tap(on: "menu")
    menu.run(for: 0.5)
    #expect(menu.strings.filter { $0 != "menu" } == ["size", "\u{203A}"])
  }
}
