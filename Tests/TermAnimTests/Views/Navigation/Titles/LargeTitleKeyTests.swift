import Foundation
import Testing

@testable import TermAnim

@MainActor
struct LargeTitleKeyTests {
  /// Whether the title is large, hence no characters, on a page that `content` is on.
  private func isLarge(_ host: ViewHost) -> Bool { !host.strings.contains("Title") }

  @Test func `a title is large for as long as a view on the page asks for that`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isOther in
        NavigationStack {
          VStack {
            if !isOther { Text("one").navigationBarTitleDisplayMode(.large) }
            Text("two")
          }
          .navigationTitle("Title")
        }
      })
    #expect(isLarge(host))
    for isOther in [true, false, true] {
      probe.flag = isOther
      host.run(for: 1)
      #expect(isLarge(host) != isOther)
    }
  }

  @Test func `what is around a view has the last word, whichever came first`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isThere in
        NavigationStack {
          VStack { if isThere { Text("one").navigationBarTitleDisplayMode(.large) } }
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
        }
      })
    probe.flag = true
    host.run(for: 1)
    #expect(host.strings.contains("one") && !isLarge(host))
  }

  @Test func `the wish of one page is nothing to another`() {
    struct Stack: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationTitle("Title")
            .navigationDestination(for: Int.self) { _ in
              Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.large)
            }
            .onKeyPress("g") {
              path = [1]
              return .handled
            }
        }
      }
    }
    let host = ViewHost(Stack())
    #expect(!isLarge(host))
    host.key("g")
    host.run(for: 1)
    #expect(isLarge(host))
    host.key(.escape)
    host.run(for: 1)
    #expect(!isLarge(host))
  }
}
