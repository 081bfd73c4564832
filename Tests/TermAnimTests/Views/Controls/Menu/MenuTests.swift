import Foundation
import Testing

@testable import TermAnim

@MainActor
struct MenuTests {
  private struct Actions: View {
    @State var isAlerting = false
    let log: HeldValue<[String]>

    var body: some View {
      VStack(spacing: 16) {
        Menu("More") {
          Button("Copy") { log.value.append("copy") }
          Button("Delete", role: .destructive) { log.value.append("delete") }
        }
        Button("Ask") { isAlerting = true }
      }
      .alert("Sure?", isPresented: $isAlerting) {
        Button("Yes") { log.value.append("yes") }
        Button("No", role: .cancel) { log.value.append("no") }
      } message: {
        Text("It is for ever.")
      }
    }
  }

  @Test func `a button of a menu does what it does and closes the menu`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Actions(log: log))
    host.tap(on: "More")
    host.run(for: 0.5)
    host.tap(on: "Copy")
    host.run(for: 0.5)
    #expect(log.value == ["copy"])
    #expect(!host.strings.contains("Copy"))
  }

  @Test func `a menu whose lines do not dismiss it stays, and alerts go all the same`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Actions(log: log).menuActionDismissBehavior(.disabled))
    host.tap(on: "More")
    host.run(for: 0.5)
    host.tap(on: "Copy")
    host.run(for: 0.5)
    host.tap(on: "Copy")
    host.run(for: 0.5)
    #expect(log.value == ["copy", "copy"] && host.strings.contains("Copy"))
    let other = ViewHost(Actions(log: log).menuActionDismissBehavior(.disabled))
    other.tap(on: "Ask")
    other.run(for: 0.5)
    other.tap(on: "Yes")
    other.run(for: 0.5)
    #expect(log.value.last == "yes" && !other.strings.contains("Yes"))
  }

  @Test func `a menu is used by keys, too`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Actions(log: log))
    host.key(.tab)
    host.key(.downArrow)
    host.run(for: 0.5)
    host.key(.tab)
    host.key(.tab)
    host.key(.return)
    host.run(for: 0.5)
    #expect(log.value == ["delete"])
    #expect(!host.strings.contains("Copy"))
  }

  @Test(arguments: [false, true])
  func `a line of a menu in a menu closes both`(isPicker: Bool) {
    let chosen = HeldValue("")
    let host = ViewHost(
      Menu("Outer") {
        Button("One") {}
        if isPicker {
          Picker("Inner", selection: chosen.binding) {
            Text("Inner").tag("")
            Text("Two").tag("two")
          }
          .pickerStyle(.menu)
        } else {
          Menu("Inner") { Button("Two") { chosen.value = "two" } }
        }
      })
    for name in ["Outer", "Inner"] {
      host.tap(on: name)
      host.run(for: 0.5)
    }
    #expect(host.strings.contains("One") && host.strings.contains("Two"))
    host.tap(on: "Two")
    host.run(for: 0.5)
    #expect(chosen.value == "two" && host.strings == ["Outer"])
  }

  @Test func `a menu in a menu that a key opens begins with the focus on its first line`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(
      Menu("Outer") {
        Button("One") { log.value.append("one") }
        Menu("Inner") {
          Button("Two") { log.value.append("two") }
          Button("Three") { log.value.append("three") }
        }
      })
    host.key(.tab)
    for key in [.downArrow, .downArrow, .downArrow, .rightArrow, .downArrow, .return]
      as [KeyEquivalent]
    {
      host.key(key)
      host.run(for: 0.5)
    }
    #expect(log.value == ["three"] && host.strings == ["Outer"])
  }

  @Test func `a menu in a menu that is left by escape leaves the outer one`() {
    let host = ViewHost(Menu("Outer") { Menu("Inner") { Button("Two") {} } })
    for name in ["Outer", "Inner"] {
      host.tap(on: name)
      host.run(for: 0.5)
    }
    host.key(.escape)
    host.run(for: 0.5)
    #expect(Set(host.strings) == ["Outer", "Inner", "\u{203A}"])
  }

  @Test func `a dialog can be cancelled, by a button of its own where there is none`() {
    func buttons(_ actions: some View) -> [String] {
      let host = ViewHost(
        Color.clear.confirmationDialog(Text("Sure?"), isPresented: .constant(true)) { actions })
      host.run(for: 1)
      return host.strings
    }
    #expect(buttons(Button("Go") {}) == ["Go", "Cancel"])
    #expect(buttons(Group { Button("Stay", role: .cancel) {} }) == ["Stay"])
    #expect(buttons(EmptyView()) == ["Cancel"])
    let isPresented = HeldValue(true)
    let host = ViewHost(
      Color.clear.confirmationDialog(Text("Sure?"), isPresented: isPresented.binding) {
        Button("Go") {}
      })
    host.run(for: 1)
    host.tap(on: "Cancel")
    #expect(!isPresented.value)
  }

  @Test func `a button of a dialog or a menu closes it, whatever its style`() {
    let (isPresented, log) = (HeldValue(true), HeldValue<[String]>([]))
    let dialog = ViewHost(
      Color.clear.confirmationDialog(Text("Sure?"), isPresented: isPresented.binding) {
        Button("Go") { log.value.append("go") }.buttonStyle(Loud())
        Button("Stay", role: .cancel) { log.value.append("stay") }.buttonStyle(.bordered)
      })
    dialog.run(for: 1)
    #expect(dialog.strings == ["Go", "Stay"])
    dialog.tap(on: "Stay")
    #expect(log.value == ["stay"] && !isPresented.value)
    let menu = ViewHost(
      Menu("Open") { Button("Line") { log.value.append("line") }.buttonStyle(.borderedProminent) })
    menu.tap(on: "Open")
    menu.run(for: 0.5)
    menu.tap(on: "Line")
    menu.run(for: 0.5)
    #expect(log.value == ["stay", "line"])
    #expect(menu.strings == ["Open"])
  }

  /// A style that says more than the label.
  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("!")
      }
    }
  }

  @Test func `buttons of a sheet over a menu's line have styles of their own`() {
    let host = ViewHost(
      Menu("Open") {
        Button("Line") {}.sheet(isPresented: .constant(true)) {
          Button("Inside") {}.buttonStyle(Loud())
        }
      })
    host.tap(on: "Open")
    host.run(for: 1)
    #expect(Set(["Line", "Inside", "!"]).isSubset(of: host.strings))
  }

  @Test func `an alert asks, and a click outside is no answer`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Actions(log: log))
    host.tap(on: "Ask")
    host.run(for: 0.5)
    #expect(Set(["Sure?", "It is for ever.", "Yes", "No"]).isSubset(of: host.strings))
    host.tap(at: CGPoint(x: 4, y: 4))
    host.run(for: 0.5)
    #expect(host.strings.contains("Yes"))
    host.tap(on: "Yes")
    host.run(for: 0.5)
    #expect(log.value == ["yes"])
    #expect(!host.strings.contains("Yes"))
  }

  /// The middle of the line `text` on the screen; nil where none of it is seen.
  private func place(of text: String, in host: ViewHost) -> CGPoint? {
    let frames = host.frames(of: text)
    let screen = CGRect(x: 0, y: 0, width: 320, height: 192)
    return frames.first { screen.contains($0) }.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  @Test func `a menu that is longer than the screen begins with its first line, and scrolls`() {
    let log = HeldValue<[Int]>([])
    let host = ViewHost(
      Menu("More") {
        ForEach(0..<40) { number in
          Button("line \(number)") { log.value.append(number) }
        }
      })
    host.tap(on: "More")
    host.run(for: 0.5)
    let first = place(of: "line 0", in: host)
    #expect(first != nil && place(of: "line 39", in: host) == nil)
    for _ in 0..<40 { host.key(.tab) }
    host.run(for: 2)
    #expect(place(of: "line 0", in: host) == nil)
    host.key(.return)
    #expect(log.value == [39])
  }

  /// A style that puts a mark beside the menu it is given.
  private struct Marked: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("!")
        Menu(configuration)
      }
    }
  }

  /// A style that shows what is in a menu instead of the menu.
  private struct Spread: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func `a style of a program makes of a menu what it wants`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(Actions(log: log).menuStyle(Marked()))
    #expect(host.strings == ["!", "More", "Ask"])
    host.tap(on: "More")
    host.run(for: 0.5)
    host.tap(on: "Copy")
    #expect(log.value == ["copy"])
    let spread = ViewHost(Actions(log: log).menuStyle(Spread()))
    #expect(spread.strings == ["More", "Copy", "Delete", "Ask"])
    spread.tap(on: "Delete")
    #expect(log.value == ["copy", "delete"])
    let nested = ViewHost(Actions(log: log).menuStyle(Marked()).menuStyle(Spread()))
    #expect(nested.strings == ["!", "More", "Copy", "Delete", "Ask"])
  }

  @Test func `a menu in a menu has its style, and the action of the menu stays`() {
    let log = HeldValue<[String]>([])
    let host = ViewHost(
      Menu("Outer", systemImage: "plus") {
        Menu("Inner") { Button("Copy") {} }
      } primaryAction: {
        log.value.append("pressed")
      }
      .menuStyle(Marked()))
    host.tap(on: "Outer")
    #expect(log.value == ["pressed"])
    host.key(.downArrow)
    host.run(for: 0.5)
    #expect(host.strings == ["!", "+", "Outer", "!", "Inner", "\u{203A}"])
  }

  @Test func `a context menu may be a value, or none`() {
    let host = ViewHost(Text("view").contextMenu(ContextMenu { Button("Copy") {} }))
    host.longPress(at: CGPoint(x: 160, y: 96), for: 0.6)
    host.run(for: 0.5)
    #expect(host.strings.contains("Copy"))
    let none = ViewHost(Text("view").contextMenu(ContextMenu<Text>?.none))
    none.longPress(at: CGPoint(x: 160, y: 96), for: 0.6)
    none.run(for: 0.5)
    #expect(none.strings == ["view"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a menu in a menu is beside its line, and arrow keys go there and back`(
    direction: LayoutDirection
  ) throws {
    let (to, from): (KeyEquivalent, KeyEquivalent) =
      direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
    let host = ViewHost(
      Menu("Outer") {
        Button("One") {}
        Menu("Inner") { Button("Two") {} }
      }
      .environment(\.layoutDirection, direction))
    host.key(.tab)
    for key in [.downArrow, .downArrow, .downArrow, to] as [KeyEquivalent] {
      host.key(key)
      host.run(for: 0.5)
    }
    let (line, inner) = (try #require(host.frame(of: "Inner")), host.frame(of: "Two"))
    #expect(inner?.minY == line.minY)
    #expect(((inner?.minX ?? 0) > line.maxX) == (direction == .leftToRight))
    host.key(from)
    host.run(for: 0.5)
    #expect(!host.strings.contains("Two") && host.strings.contains("One"))
    #expect(!host.key(from) && host.strings.contains("One"))
  }

  @Test func `a menu that the mouse opens and closes leaves no ring behind`() {
    let host = ViewHost(Actions(log: HeldValue([])))
    host.tap(on: "More")
    host.run(for: 0.5)
    host.tap(on: "Copy")
    host.run(for: 0.5)
    #expect(host.focusRing == nil)
  }
}
