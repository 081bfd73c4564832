import Foundation
import Testing

@testable import TermAnim

/// How menus, alerts and dialogs are used by keys.
@MainActor
struct PanelKeysTests {
  private let log = HeldValue<[String]>([])

  private func button(_ name: String) -> some View {
    let log = log
    return Button(name) { log.value.append(name) }
  }

  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost(view)
    host.run(for: 1)
    return host
  }

  /// What is done by `keys`, one after the other.
  private func done(_ keys: [KeyEquivalent], in host: ViewHost) -> [String] {
    log.entries { for key in keys { host.key(key, runningFor: 0.5) } }
  }

  @Test func `arrow keys go through a menu, around its ends`() {
    let menu = Menu("Menu") {
      button("a")
      button("b")
      button("c")
    }
    for (keys, name) in [
      ([.downArrow], "a"), ([.downArrow, .downArrow], "b"), ([.upArrow], "c"),
      ([.downArrow, .upArrow], "c"), ([.upArrow, .downArrow], "a"),
      ([.downArrow, .rightArrow], "a"),
    ] as [([KeyEquivalent], String)] {
      let host = host(menu)
      host.tap(on: "Menu", runningFor: 0.5)
      #expect(done(keys + [.return], in: host) == [name])
    }
  }

  @Test(arguments: ["Menu", "Picker", "Menu with picker"])
  func `the line of a menu that has the focus stands out by its ground, without a ring`(
    kind: String
  ) {
    let picker = Picker("letter", selection: .constant("Menu")) {
      ForEach(["a", "b", "Menu"], id: \.self) { Text($0) }
    }
    let host = host(
      Group {
        switch kind {
        case "Picker": picker
        case "Menu": Menu("Menu") { button("a") }
        default: Menu("Menu") { picker }
        }
      })
    host.tap(on: "Menu", runningFor: 0.5)
    let accent = Color.accentColor.opacity(0.35).resolved
    #expect(!host.drawing.contains { $0.color == accent })
    host.key(.downArrow, runningFor: 0.5)
    let ground = host.drawing.first { $0.color == accent }?.bounds
    #expect(host.frame(of: "a").map { ground?.contains($0) } == true)
    #expect(!host.drawing.contains { $0.isStroke && $0.color == Color.accentColor.resolved })
  }

  @Test func `an arrow key to the right opens a menu in a menu`() {
    let host = host(
      Menu("Menu") {
        Menu("more") { button("inner") }
        button("outer")
      })
    host.tap(on: "Menu", runningFor: 0.5)
    #expect(done([.downArrow, .downArrow, .return], in: host) == ["outer"])
    host.tap(on: "Menu", runningFor: 0.5)
    #expect(done([.downArrow, .rightArrow, .downArrow, .return], in: host) == ["inner"])
  }

  @Test func `arrow keys choose in the menu of a picker`() {
    struct Choice: View {
      @State private var colour = "Red"

      var body: some View {
        VStack {
          Picker("Colour", selection: $colour) {
            ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
          }
          Text("is \(colour)")
        }
      }
    }
    let host = host(Choice())
    for key: KeyEquivalent in [.tab, .return, .downArrow, .return] {
      host.key(key, runningFor: 0.5)
    }
    #expect(host.strings.contains("is Green"))
    for key: KeyEquivalent in [.return, .upArrow, .upArrow, .return] {
      host.key(key, runningFor: 0.5)
    }
    #expect(host.strings.contains("is Blue"))
  }

  @Test func `arrow keys go through the buttons of dialogs and alerts`() {
    let dialog = host(
      Text("page").confirmationDialog("Sure?", isPresented: .constant(true)) {
        button("keep")
        button("drop")
      })
    #expect(done([.downArrow, .downArrow, .return], in: dialog) == ["drop"])
    let alert = Text("page").alert("Sure?", isPresented: .constant(true)) {
      button("yes")
      Button("no", role: .cancel) { [log] in log.value.append("no") }
    }
    #expect(done([.rightArrow, .rightArrow, .return], in: host(alert)) == ["no"])
    #expect(done([.leftArrow, .leftArrow, .return], in: host(alert)) == ["yes"])
    let mirrored = host(alert.environment(\.layoutDirection, .rightToLeft))
    #expect(done([.leftArrow, .leftArrow, .return], in: mirrored) == ["no"])
  }

  @Test func `what is to be filled in on an alert has the focus, and Return answers`() {
    struct Question: View {
      @State private var asks = true
      @State private var name = ""

      var body: some View {
        Text("Hello \(name)").alert("Your name?", isPresented: $asks) {
          TextField("Name", text: $name)
          Button("OK") {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let host = host(Question())
    host.type("Bob")
    host.key(.return, runningFor: 1)
    #expect(host.strings == ["Hello Bob"])
  }

  @Test func `segments that are clicked leave the focus where it is`() {
    struct Game: View {
      let log: HeldValue<[String]>
      @State private var speed = 1
      @FocusState private var isPlayed: Bool

      var body: some View {
        VStack {
          Text("game").focusable().focused($isPlayed).onAppear { isPlayed = true }
            .onKeyPress(.rightArrow) {
              log.value.append("right")
              return .handled
            }
          Picker("Speed", selection: $speed) { ForEach(1..<4) { Text("x\($0)") } }
            .pickerStyle(.segmented)
          Text("at \(speed)")
        }
      }
    }
    let host = host(Game(log: log))
    host.tap(on: "x3", runningFor: 0.5)
    #expect(host.strings.contains("at 3"))
    #expect(done([.rightArrow], in: host) == ["right"])
    let alone = ViewHost(
      Picker("", selection: .constant(1)) { ForEach(1..<4) { Text("x\($0)") } }
        .pickerStyle(.segmented))
    alone.tap(on: "x3")
    #expect(alone.graph.focus.focused != nil)
  }
}
