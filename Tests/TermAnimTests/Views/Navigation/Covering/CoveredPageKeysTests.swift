import Testing

@testable import TermAnim

/// Which pages of a navigation stack keys are for.
@MainActor
struct CoveredPageKeysTests {
  private struct Pages: View {
    let log: HeldValue<[String]>
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("go", value: 1)
          Button("root") { log.value.append("root") }.keyboardShortcut("s", modifiers: .control)
          Text("keys").onKeyPress("k") {
            log.value.append("k")
            return .handled
          }
        }
        .navigationDestination(for: Int.self) { number in
          Button("page") { log.value.append("page \(number) of \(path.count)") }
        }
      }
    }
  }

  private let log = HeldValue<[String]>([])

  /// A stack on which the link of the root has been followed by keys.
  private func hostOfPage() -> ViewHost {
    let host = ViewHost(Pages(log: log))
    host.key(.tab)
    host.key(.return)
    return host
  }

  @Test func `keys are for the page on top, as soon as it comes`() {
    let host = hostOfPage()
    for _ in 0..<2 {
      #expect(
        log.entries {
          host.key(.return)
          host.key("k")
          host.key("s", modifiers: .control)
        } == [])
      host.run(for: 2)
    }
    // The title line has a button, too.
    for _ in 0..<2 {
      #expect(
        log.entries {
          host.key(.tab)
          host.key(.tab)
          host.key(.return)
        } == ["page 1 of 1"])
    }
  }

  @Test func `a page that is uncovered has the focus where it was, and its keys`() {
    let host = hostOfPage()
    host.run(for: 2)
    host.key(.tab)
    host.key(.escape)
    host.run(for: 2)
    #expect(
      log.entries {
        host.key("k")
        host.key("s", modifiers: .control)
      } == ["k", "root"])
    host.key(.return)
    host.run(for: 2)
    #expect(host.strings.contains("page"))
  }
}
