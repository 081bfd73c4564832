import Testing

@testable import TermAnim

@MainActor
struct CommandsTests {
  private static let log = HeldValue<[String]>([])
  private static let isOn = HeldValue(false)

  private func host(_ scene: some Scene) -> ViewHost {
    Self.log.value = []
    return ViewHost(scene.rootView)
  }

  private static func button(_ key: KeyEquivalent) -> some View {
    Button(String(key.character)) { log.value.append(String(key.character)) }
      .keyboardShortcut(key)
  }

  private func window(_ text: String = "window") -> WindowGroup<some View> {
    WindowGroup { Button(text) { Self.log.value.append(text) } }
  }

  @Test func `a command is done at its shortcut, and not seen`() {
    let plain = host(window())
    let host = host(
      window().commands {
        CommandMenu("Things") { Self.button("a") }
        CommandGroup(replacing: .newItem) { Self.button("b") }
      })
    #expect(host.strings == ["window"])
    #expect(host.drawing.count == plain.drawing.count)
    for key: KeyEquivalent in ["b", "a", "c"] {
      #expect(host.key(key, modifiers: .control) == (key != "c"))
    }
    #expect(Self.log.value == ["b", "a"])
  }

  @Test func `commands stay where the window shows nothing, or several views`() {
    for count in [0, 2] {
      let scene = WindowGroup { ForEach(0..<count, id: \.self) { Text("\($0)") } }
      let host = host(scene.commands { CommandMenu("Things") { Self.button("a") } })
      #expect(host.strings == (0..<count).map(String.init))
      #expect(host.key("a", modifiers: .command))
      #expect(Self.log.value == ["a"])
    }
  }

  @Test func `the focus goes past commands`() {
    let host = host(window().commands { CommandMenu("Things") { Self.button("a") } })
    for _ in 0..<2 {
      host.key(.tab)
      host.key(.return)
    }
    #expect(Self.log.value == ["window", "window"])
  }

  @Test func `all of a menu in a command can be reached`() {
    let host = host(
      window().commands {
        CommandMenu("Things") {
          Menu("More") {
            Self.button("a")
            Toggle("on", isOn: Self.isOn.binding).keyboardShortcut("t")
          }
        }
      })
    Self.isOn.value = false
    host.key("a", modifiers: .command)
    host.key("t", modifiers: .command)
    #expect(Self.log.value == ["a"] && Self.isOn.value)
  }

  /// Commands that know whether they have been called.
  private struct Counted: Commands {
    @State private var count = 0
    @FocusedValue(\.commandName) private var name

    var body: some Commands {
      CommandMenu("Count") {
        Button("count") {
          count += 1
          CommandsTests.log.value.append("\(count) \(name ?? "nothing")")
        }
        .keyboardShortcut("n", modifiers: [])
      }
      if count > 1 { CommandGroup(after: .help) { CommandsTests.button("x") } }
      if count.isMultiple(of: 2) {
        CommandGroup(before: .help) { CommandsTests.button("e") }
      } else {
        CommandGroup(before: .help) { CommandsTests.button("o") }
      }
      SidebarCommands()
    }
  }

  @Test func `commands have state, know the focus, and come and go`() {
    let host = host(
      WindowGroup { Text("window").focusedSceneValue(\.commandName, "scene") }
        .commands { Counted() })
    for key: KeyEquivalent in ["x", "o", "e"] { host.key(key, modifiers: .control) }
    #expect(Self.log.value == ["e"])
    host.key("n")
    for key: KeyEquivalent in ["x", "o", "e"] { host.key(key, modifiers: .control) }
    #expect(Self.log.value == ["e", "1 scene", "o"])
    host.key("n")
    for key: KeyEquivalent in ["x", "o", "e"] { host.key(key, modifiers: .control) }
    #expect(Self.log.value == ["e", "1 scene", "o", "2 scene", "x", "e"])
  }

  @Test func `commands can be removed and replaced`() {
    let scene = window().commands { CommandMenu("Things") { Self.button("a") } }
    let removed = host(
      scene.commands { CommandMenu("More") { Self.button("b") } }.commandsRemoved())
    #expect(!removed.key("a", modifiers: .command) && !removed.key("b", modifiers: .command))
    let replaced = host(
      scene.commandsReplaced { CommandMenu("Others") { Self.button("b") } })
    #expect(!replaced.key("a", modifiers: .command))
    #expect(replaced.key("b", modifiers: .command))
    #expect(Self.log.value == ["b"])
  }
}

extension FocusedValues {
  @Entry fileprivate var commandName: String?
}
