import Foundation
import Testing

@testable import TermAnim

@MainActor
struct AppTests {
  /// An app that keeps a number, which its view changes.
  private struct Counting: App {
    static let log = HeldValue<[String]>([])
    @State private var count = 1

    var body: some Scene {
      WindowGroup {
        VStack {
          Text("count \(count)")
          CountButton(count: $count)
        }
      }
      .onChange(of: count) { old, new in Self.log.value.append("\(old) to \(new)") }
      .environment(\.isEnabled, true)
      .defaultSize(width: 10, height: 10)
      Settings { Text("settings") }
    }
  }

  private struct CountButton: View {
    @Binding var count: Int

    var body: some View {
      Button("more") { count += 1 }
    }
  }

  @Test func `an app keeps its state, and its first scene is shown as it becomes`() {
    let host = ViewHost(AppView(app: Counting()))
    #expect(host.strings == ["count 1", "more"])
    host.tap(on: "more")
    #expect(host.strings == ["count 2", "more"])
    host.tap(on: "more")
    #expect(host.strings == ["count 3", "more"])
    #expect(Counting.log.value == ["1 to 2", "2 to 3"])
  }
}
