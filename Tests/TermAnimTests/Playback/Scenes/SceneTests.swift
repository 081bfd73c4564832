import Testing

@testable import TermAnim

@MainActor
struct SceneTests {
  /// A scene with a state of its own.
  private struct Counting: Scene {
    let name: String
    @State private var count = 1

    var body: some Scene {
      WindowGroup {
        Text("\(name) \(count)")
        Button("more") { count += 1 }
      }
    }
  }

  /// An app that tells its scene something that it can change.
  private struct Named: App {
    @State private var name = "first"

    var body: some Scene {
      Counting(name: name)
        .commands {
          CommandMenu("Name") {
            Button("Next") { name = "second" }.keyboardShortcut("n")
          }
        }
    }
  }

  @Test func `a scene keeps its own state while the app tells it more`() {
    let host = ViewHost(OwnerView(Named()) { $0.body.rootView })
    #expect(host.strings == ["first 1", "more"])
    host.tap(on: "more")
    #expect(host.strings == ["first 2", "more"])
    host.key("n", modifiers: .command)
    #expect(host.strings == ["second 2", "more"])
  }
}
