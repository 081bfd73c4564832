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
          LineLimit()
          CountButton(count: $count)
        }
      }
      .onChange(of: count) { old, new in Self.log.value.append("\(old) to \(new)") }
      .onChange(of: count > 1, initial: true) { Self.log.value.append("more than one?") }
      .onChange(of: count) { count in Self.log.value.append("is \(count)") }
      .environment(\.lineLimit, 1)
      .defaultSize(width: 10, height: 10)
      Settings { Text("settings") }
    }
  }

  /// Shows what its environment says.
  private struct LineLimit: View {
    @Environment(\.lineLimit) private var limit

    var body: some View {
      Text("limit \(limit ?? 0)")
    }
  }

  private struct CountButton: View {
    @Binding var count: Int

    var body: some View {
      Button("more") { count += 1 }
    }
  }

  @Test func `an app keeps its state, and its first scene is shown as it becomes`() {
    let host = ViewHost(OwnerView(Counting()) { $0.body.rootView })
    #expect(host.strings == ["count 1", "limit 1", "more"])
    #expect(Counting.log.value == ["more than one?"])
    host.tap(on: "more")
    #expect(host.strings == ["count 2", "limit 1", "more"])
    let first = Counting.log.value
    #expect(first.count == 4)
    #expect(Set(first) == ["more than one?", "1 to 2", "is 2"])
    host.tap(on: "more")
    #expect(host.strings == ["count 3", "limit 1", "more"])
    #expect(Counting.log.value.count == 6)
    #expect(Set(Counting.log.value.suffix(2)) == ["2 to 3", "is 3"])
  }

  /// An app with one window.
  private struct Single: App {
    var body: some Scene {
      Window("Title", id: "single") { Text("window") }
        .environment(\.isEnabled, false)
    }
  }

  @Test func `an app shows its window`() {
    #expect(ViewHost(OwnerView(Single()) { $0.body.rootView }).strings == ["window"])
  }
}
