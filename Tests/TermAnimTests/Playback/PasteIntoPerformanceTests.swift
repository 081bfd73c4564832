import Testing

@testable import TermAnim

/// Text that is pasted while a program is shown.
@MainActor
struct PasteIntoPerformanceTests {
  private struct Field: View {
    @State private var text = ""
    @State private var keys = ""

    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Text("<\(text)> <\(keys)>")
      }
      .onKeyPress { key in
        guard key.key != .tab else { return .ignored }
        keys += key.characters
        return .handled
      }
    }
  }

  private func performance() -> ManualPerformance {
    ManualPerformance { RootProgram(root: Field()) }
  }

  private func strings(_ performance: ManualPerformance) -> [String] {
    FlatCommand.all(in: performance.performance.run.graph.displayList()).compactMap {
      guard case .characters(let run) = $0.command else { return nil }
      return run.text
    }
  }

  @Test func `what takes text is given it in one event, and again when time is turned back`() {
    let shown = performance()
    shown.frame(after: 0.1)
    shown.performance.receive(.key(KeyStroke(.tab)))
    let before = shown.performance.log.entries.count
    shown.performance.paste("one two")
    #expect(shown.performance.log.entries.count == before + 1)
    let entered = strings(shown)
    #expect(entered.contains("<one two> <>"))
    shown.frame(after: 0.5)
    shown.performance.turn(to: .zero)
    #expect(strings(shown).contains("<> <>"))
    shown.performance.turn(to: FrameTime(seconds: 0.6))
    #expect(strings(shown) == entered)
  }

  @Test func `where time is not to be turned back nothing is kept of what happens`() {
    let shown = performance()
    shown.performance.keepsPast = false
    shown.frame(after: 0.1)
    shown.performance.paste("abc")
    shown.frame(after: 0.1)
    shown.performance.receive(.key(KeyStroke(.tab)))
    shown.performance.paste("one two")
    shown.frame(after: 0.1)
    #expect(strings(shown).contains("<one two> <abc>"))
    #expect(shown.performance.log.entries.isEmpty)
  }

  @Test func `elsewhere a pasted text is typed`() {
    let shown = performance()
    shown.frame(after: 0.1)
    shown.performance.paste("abc")
    #expect(strings(shown).contains("<> <abc>"))
  }
}
