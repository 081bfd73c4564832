import Testing

@testable import TermAnim

/// Which of an app's scenes a terminal shows.
@MainActor
struct SceneKindsTests {
  private func strings(@SceneBuilder _ scene: () -> some Scene) -> [String] {
    ViewHost(scene().rootView).strings
  }

  @Test func `a scene may be there or not`() {
    for isFirst in [true, false] {
      let shown = strings {
        if isFirst { WindowGroup { Text("first") } }
        WindowGroup("Others", id: "others") { Text("second") }
      }
      #expect(shown == [isFirst ? "first" : "second"])
    }
  }

  @Test func `one or the other scene is shown`() {
    for isFirst in [true, false] {
      let shown = strings {
        if isFirst {
          WindowGroup(Text("First"), id: "first") { Text("first") }
        } else {
          Window("Second", id: "second") { Text("second") }
        }
      }
      #expect(shown == [isFirst ? "first" : "second"])
    }
  }

  @Test func `menus and settings give way to windows`() {
    let shown = strings {
      Settings { Text("settings") }
      MenuBarExtra("Menu", systemImage: "star") { Text("menu") }.menuBarExtraStyle(.window)
      Group { WindowGroup { Text("window") } }
    }
    #expect(shown == ["window"])
    #expect(strings { MenuBarExtra("Menu") { Text("menu") } } == ["menu"])
  }

  /// A scene of a program's own, of settings.
  private struct Preferences: Scene {
    var body: some Scene {
      Group { Settings { Text("settings") }.commandsRemoved() }
    }
  }

  /// A scene of a program's own, of a window.
  private struct Main: Scene {
    var body: some Scene {
      WindowGroup { Text("window") }
    }
  }

  @Test func `a scene of one's own gives way as what it is made of does`() {
    let shown = strings {
      Preferences()
      Main()
    }
    #expect(shown == ["window"])
    #expect(strings { Preferences() } == ["settings"])
  }

  /// A scene of a program's own, of several that give way and of one that is there or not.
  private struct Extras: Scene {
    let hasSettings: Bool

    var body: some Scene {
      if hasSettings { Settings { Text("settings") } }
      MenuBarExtra("Menu") { Text("menu") }
      if hasSettings {
        MenuBarExtra("Menu") { Text("menu") }
      } else {
        Settings { Text("settings") }
      }
    }
  }

  /// A scene of a program's own, of which one part is a window.
  private struct Mixed: Scene {
    var body: some Scene {
      MenuBarExtra("Menu") { Text("menu") }
      WindowGroup { Text("first") }
    }
  }

  @Test func `a scene of one's own of several gives way if they all do`() {
    for hasSettings in [false, true] {
      let shown = strings {
        Extras(hasSettings: hasSettings)
        Main()
      }
      #expect(shown == ["window"])
    }
    let mixed = strings {
      Mixed()
      Main()
    }
    #expect(mixed == ["first"])
  }

  @Test func `a window for a value begins without one, or with that by default`() {
    let shown = strings {
      WindowGroup("Numbers", id: "numbers", for: Int.self) { $number in
        Text(number.map { "\($0)" } ?? "none")
        Button("set") { number = 5 }
      }
    }
    #expect(shown == ["none", "set"])
    let scene = WindowGroup(for: Int.self) { $number in
      Text("\(number)")
      Button("more") { number += 1 }
    } defaultValue: {
      7
    }
    let host = ViewHost(scene.rootView)
    #expect(host.strings == ["7", "more"])
    host.tap(on: "more")
    #expect(host.strings == ["8", "more"])
  }

  @Test func `scenes that an app does not begin with, and tools, give way`() {
    let shown = strings {
      WindowGroup { Text("suppressed") }.defaultLaunchBehavior(.suppressed)
      UtilityWindow("Tools", id: "tools") { Text("tools") }
      Window(Text("Main"), id: "main") { Text("main") }.defaultLaunchBehavior(.presented)
    }
    #expect(shown == ["main"])
    #expect(strings { UtilityWindow(Text("Tools"), id: "tools") { Text("tools") } } == ["tools"])
    #expect(strings { Main().defaultLaunchBehavior(.suppressed) } == ["window"])
  }

  @Test func `what a terminal has no place for leaves a scene as it is`() {
    let shown = strings {
      WindowGroup(makeContent: { Text("window") })
        .restorationBehavior(.disabled)
        .windowLevel(.floating)
        .windowManagerRole(.associated)
        .windowBackgroundDragBehavior(.enabled)
        .handlesExternalEvents(matching: [])
        .persistentSystemOverlays(.hidden)
        .windowIdealSize(.maximum)
        .windowIdealPlacement { _, context in
          WindowPlacement(size: context.defaultDisplay.visibleRect.size)
        }
        .defaultWindowPlacement { content, _ in
          WindowPlacement(.topLeading, size: content.sizeThatFits(.unspecified))
        }
    }
    #expect(shown == ["window"])
    let valued = strings {
      WindowGroup(Text("Numbers"), for: Int.self) { $number in
        Text("number \(number)")
      } defaultValue: {
        4
      }
    }
    #expect(valued == ["number 4"])
  }

  @Test(arguments: [ToolbarLabelStyle.automatic, .titleAndIcon, .titleOnly, .iconOnly])
  func `a scene says what is shown of labels in toolbars`(style: ToolbarLabelStyle) {
    let shown = strings {
      WindowGroup {
        NavigationStack {
          Text("page").toolbar { ToolbarItem { Label("add", systemImage: "number") } }
        }
      }
      .windowToolbarLabelStyle(fixed: style)
    }
    let words = style == .titleAndIcon || style == .titleOnly
    #expect(shown.contains("add") == words && shown.contains("#") == (style != .titleOnly))
  }

  @Test func `a scene gives its views objects`() {
    let shown = strings {
      WindowGroup { Reader() }
        .environmentObject(Model())
        .windowToolbarStyle(.unified(showsTitle: false))
    }
    #expect(shown == ["model"])
  }

  private final class Model: ObservableObject {
    let name = "model"
  }

  private struct Reader: View {
    @EnvironmentObject private var model: Model

    var body: some View { Text(model.name) }
  }
}
