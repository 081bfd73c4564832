import Foundation
import Testing

@testable import TermAnim

/// Shortcuts press controls as well as buttons.
@MainActor
struct ControlShortcutTests {
  private let isOn = HeldValue(false)
  private let isOpen = HeldValue(false)

  @Test func `a shortcut flips a toggle, whatever its style`() {
    func flips(_ toggle: some View) -> Bool {
      isOn.value = false
      let host = ViewHost(toggle.keyboardShortcut("t"))
      #expect(host.key("t", modifiers: .command))
      return isOn.value
    }
    #expect(flips(Toggle("a", isOn: isOn.binding)))
    #expect(flips(Toggle("a", isOn: isOn.binding).toggleStyle(.switch)))
    #expect(flips(Toggle("a", isOn: isOn.binding).toggleStyle(.checkbox)))
    #expect(flips(Toggle("a", isOn: isOn.binding).toggleStyle(.button)))
    isOn.value = false
    ViewHost(Toggle("a", isOn: isOn.binding).keyboardShortcut("t").disabled(true))
      .key("t", modifiers: .command)
    #expect(!isOn.value)
  }

  @Test func `a shortcut opens a menu, and another one presses a line of it`() {
    let lines = HeldValue<[String]>([])
    let host = ViewHost(
      Menu("More") {
        Button("Copy") { lines.value.append("copy") }.keyboardShortcut("c")
        Button("Paste") { lines.value.append("paste") }.keyboardShortcut("v")
      }
      .keyboardShortcut("m"))
    host.key("m", modifiers: .command)
    host.run(for: 0.5)
    #expect(host.strings.contains("Paste"))
    host.key("v", modifiers: .command)
    host.run(for: 0.5)
    #expect(lines.value == ["paste"])
    #expect(!host.strings.contains("Paste"))
  }

  @Test func `a shortcut follows a link and opens a group`() {
    let host = ViewHost(
      VStack {
        NavigationStack {
          NavigationLink("go") { Text("there") }.keyboardShortcut("g")
        }
        DisclosureGroup("more", isExpanded: isOpen.binding) { Text("inside") }
          .keyboardShortcut("d")
      })
    host.key("g", modifiers: .command)
    host.run(for: 1)
    #expect(host.strings.contains("there"))
    host.key("d", modifiers: .command)
    #expect(isOpen.value)
  }
}
