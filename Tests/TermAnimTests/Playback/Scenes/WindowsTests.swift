import Foundation
import Testing

@testable import TermAnim

/// Windows that are opened in front of the one that an app begins with.
@MainActor
struct WindowsTests {
  private struct Opener: View {
    let name: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.supportsMultipleWindows) private var hasMore

    var body: some View {
      Text(name)
      Text(hasMore ? "more" : "alone")
      Text("about").onTapGesture { openWindow(id: "about") }
      Text("seven").onTapGesture { openWindow(value: 7) }
      Text("eight").onTapGesture { openWindow(id: "numbers", value: 8) }
      Text("settings").onTapGesture { openSettings() }
      Text("main").onTapGesture { openWindow(id: "main") }
      Text("unknown").onTapGesture { openWindow(id: "none") }
      Text("close").onTapGesture { dismissWindow() }
      Text("no about").onTapGesture { dismissWindow(id: "about") }
      Text("no seven").onTapGesture { dismissWindow(value: 7) }
    }
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      Opener(name: "count \(count)")
      Text("plus").onTapGesture { count += 1 }
    }
  }

  @SceneBuilder private var scenes: some Scene {
    Settings { SettingsLink() }
    Window("Main", id: "main") { Counting() }
    Window(Text("About"), id: "about") { Opener(name: "This is it") }
    WindowGroup("Numbers", id: "numbers", for: Int.self) { $number in
      Opener(name: "number \(number)")
    } defaultValue: {
      0
    }
  }

  private func host() -> ViewHost {
    ViewHost(scenes.appView, size: CGSize(width: 320, height: 400))
  }

  /// The first words of the window in front, when it has come to be there.
  private func front(_ host: ViewHost) -> String? {
    host.run(for: 2)
    let beginnings = ["count", "This is it", "number", "limit", "Settings"]
    return host.strings.last { string in beginnings.contains { string.hasPrefix($0) } }
  }

  private func course(_ host: ViewHost, _ words: String...) -> [String?] {
    words.map { word in
      if word == "esc" { host.key(.escape) } else { host.tap(on: word) }
      return front(host)
    }
  }

  @Test func `a window is opened by its name or value, and Esc closes it`() {
    let host = host()
    #expect(front(host) == "count 0")
    #expect(host.strings.contains("more"))
    #expect(
      course(host, "plus", "about", "seven", "eight", "esc", "esc", "close") == [
        "count 1", "This is it", "number 7", "number 8", "number 7", "This is it", "count 1",
      ])
  }

  @Test func `a window that there is one of comes to the front`() {
    let host = host()
    #expect(
      course(host, "plus", "about", "seven", "about", "seven", "eight", "seven", "main") == [
        "count 1", "This is it", "number 7", "This is it", "number 7", "number 8", "number 7",
        "count 1",
      ])
  }

  @Test func `coming to the front, a window closes those before it`() {
    #expect(
      course(host(), "about", "seven", "about", "esc") == [
        "This is it", "number 7", "This is it", "count 0",
      ])
    #expect(
      course(host(), "seven", "eight", "seven", "esc") == [
        "number 7", "number 8", "number 7", "count 0",
      ])
  }

  @Test func `a window is closed with those in front of it`() {
    let host = host()
    #expect(course(host, "about", "seven", "no seven") == ["This is it", "number 7", "This is it"])
    #expect(course(host, "seven", "eight", "no about") == ["number 7", "number 8", "count 0"])
    #expect(course(host, "unknown", "close", "no seven") == ["count 0", "count 0", "count 0"])
  }

  @Test func `settings are shown in front, and given way to before`() {
    let host = host()
    #expect(course(host, "settings") == ["Settings\u{2026}"])
    #expect(course(host, "esc") == ["count 0"])
  }

  @Test func `a window that is pushed is in the place of the one before`() {
    struct Pusher: View {
      @Environment(\.pushWindow) private var pushWindow

      var body: some View {
        Text("count").onTapGesture { pushWindow(id: "number", value: 3) }
      }
    }
    struct Scenes {
      @SceneBuilder @MainActor var body: some Scene {
        WindowGroup { Pusher() }
        WindowGroup(id: "number", for: Int.self) { $number in Text("number \(number ?? 0)") }
      }
    }
    let host = ViewHost(Scenes().body.appView)
    #expect(course(host, "count", "esc") == ["number 3", "count"])
  }

  @Test func `a shortcut opens a window, which may keep Esc from closing it`() {
    struct Scenes {
      @SceneBuilder @MainActor var body: some Scene {
        WindowGroup { Text("count") }
        Window("About", id: "about") { Text("This is it").windowDismissBehavior(.disabled) }
          .keyboardShortcut("b", modifiers: .control)
        Window("Number", id: "number") { Text("number") }.keyboardShortcut("n")
      }
    }
    let host = ViewHost(Scenes().body.appView)
    host.key("n", modifiers: .control)
    #expect(front(host) == "number")
    #expect(course(host, "esc") == ["count"])
    host.key("b", modifiers: .control)
    #expect(course(host, "esc") == ["This is it"])
  }

  @Test func `a window whose scene goes is closed, and those of others stay`() {
    struct Shrinking: App {
      @State private var isShort = false

      var body: some Scene {
        WindowGroup { Opener(name: "count") }
        if !isShort {
          Window("Limit", id: "limit") { Text("limit") }
        }
        Window("About", id: "about") {
          Opener(name: "This is it")
          Text("lengthen").onTapGesture { isShort = false }
        }
        if !isShort {
          WindowGroup(for: Int.self) { $number in
            Opener(name: "number \(number ?? 0)")
            Text("shorten").onTapGesture { isShort = true }
          }
        }
      }
    }
    let host = ViewHost(OwnerView(Shrinking()) { $0.body.appView })
    #expect(
      course(host, "about", "seven", "shorten", "seven", "lengthen", "seven", "esc", "esc") == [
        "This is it", "number 7", "This is it", "This is it", "This is it", "number 7",
        "This is it", "count",
      ])
  }

  @Test func `each window has an undo manager of its own`() {
    struct Reader: View {
      let name: String
      let seen: HeldValue<[ObjectIdentifier]>
      @Environment(\.undoManager) private var undoManager
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        Text(name).onTapGesture {
          seen.value += [undoManager].compactMap { $0.map(ObjectIdentifier.init) }
          openWindow(id: "about")
        }
      }
    }
    struct Scenes {
      let seen: HeldValue<[ObjectIdentifier]>
      @SceneBuilder @MainActor var body: some Scene {
        WindowGroup { Reader(name: "count", seen: seen) }
        Window("About", id: "about") { Reader(name: "This is it", seen: seen) }
      }
    }
    let seen = HeldValue<[ObjectIdentifier]>([])
    let host = ViewHost(Scenes(seen: seen).body.appView)
    #expect(course(host, "count", "This is it", "This is it").count == 3)
    #expect(seen.value.count == 3 && Set(seen.value).count == 2)
    #expect(seen.value.last == seen.value.dropLast().last)
  }

  @Test func `a key undoes in the window in front alone`() {
    struct Doer: View {
      let name: String
      let undone: HeldValue<[String]>
      @Environment(\.undoManager) private var undoManager
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        Text(name).onTapGesture {
          undoManager?.registerUndo(withTarget: undone) { $0.value.append(name) }
          openWindow(id: "about")
        }
      }
    }
    struct Scenes {
      let undone: HeldValue<[String]>
      @SceneBuilder @MainActor var body: some Scene {
        WindowGroup { Doer(name: "count", undone: undone) }
        Window("About", id: "about") { Doer(name: "This is it", undone: undone) }
      }
    }
    let undone = HeldValue<[String]>([])
    let host = ViewHost(Scenes(undone: undone).body.appView)
    #expect(course(host, "count", "This is it") == ["This is it", "This is it"])
    for _ in 0..<2 { host.undo() }
    #expect(undone.value == ["This is it"])
    #expect(course(host, "esc") == ["count"])
    host.undo()
    #expect(undone.value == ["This is it", "count"])
  }

  @Test func `a key undoes in the window in front through its sheet, too`() {
    struct Doer: View {
      let name: String
      let undone: HeldValue<[String]>
      var hasSheet = false
      @Environment(\.undoManager) private var undoManager
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        Text(name)
          .onTapGesture { openWindow(id: "about") }
          .onAppear { undoManager?.registerUndo(withTarget: undone) { $0.value.append(name) } }
          .sheet(isPresented: .constant(hasSheet)) { Text("limit") }
      }
    }
    struct Scenes {
      let undone: HeldValue<[String]>
      @SceneBuilder @MainActor var body: some Scene {
        WindowGroup { Doer(name: "count", undone: undone) }
        Window("About", id: "about") { Doer(name: "This is it", undone: undone, hasSheet: true) }
      }
    }
    let undone = HeldValue<[String]>([])
    let host = ViewHost(Scenes(undone: undone).body.appView)
    #expect(course(host, "count") == ["limit"])
    for _ in 0..<2 { host.undo() }
    #expect(undone.value == ["This is it"])
  }

  @Test func `what a scene sets for its windows each of them sees`() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        Text("limit \(limit ?? 0)").onTapGesture { openWindow(id: "other") }
      }
    }
    struct Scenes {
      @SceneBuilder @MainActor var body: some Scene {
        WindowGroup { Reader() }
        Window("Other", id: "other") { Reader() }.environment(\.lineLimit, 3)
      }
    }
    let host = ViewHost(Scenes().body.appView)
    #expect(course(host, "limit 0") == ["limit 3"])
  }

  @Test func `an app with one window has no others, and asking for one does nothing`() {
    let host = ViewHost(WindowGroup { Counting() }.appView, size: CGSize(width: 320, height: 400))
    #expect(host.strings.contains("alone"))
    #expect(
      course(host, "plus", "about", "settings", "close") == Array(repeating: "count 1", count: 4))
  }
}
