import Foundation
import Testing

@testable import TermAnim

@MainActor
struct UndoCommandTests {
  private final class Count {
    var value = 0
  }

  /// Counts with the space bar, so that it can be undone.
  private struct Counter: View {
    let count: Count
    var groups = 0
    @Environment(\.undoManager) private var undo

    var body: some View {
      Text("counter").onKeyPress(.space) {
        count.value += 1
        undo?.registerUndo(withTarget: count) { $0.value -= 1 }
        for _ in 0..<groups { undo?.beginUndoGrouping() }
        return .handled
      }
    }
  }

  @Test(arguments: [EventModifiers.command, .option, .control])
  func `a key undoes what a program has registered`(modifier: EventModifiers) {
    let count = Count()
    let host = ViewHost(Counter(count: count))
    #expect(!host.key("z", modifiers: modifier))
    host.key(.space)
    #expect(count.value == 1)
    #expect(host.key("z", modifiers: modifier))
    #expect(count.value == 0)
    #expect(!host.key("z", modifiers: modifier))
    #expect(!host.key("z", modifiers: []))
  }

  @Test(arguments: [false, true])
  func `a shortcut of the program's and a view that listens go first`(isShortcut: Bool) {
    let count = Count()
    let uses = HeldValue(0)
    let host = ViewHost(
      VStack {
        Counter(count: count)
        if isShortcut {
          Button("Undo") { uses.value += 1 }.keyboardShortcut("z")
        } else {
          Text("listener").onKeyPress("z") {
            uses.value += 1
            return .handled
          }
        }
      })
    host.key(.space)
    #expect(host.undo())
    #expect(count.value == 1 && uses.value == 1)
  }

  @Test func `a key that is held undoes again, and one that comes up does not`() {
    let count = Count()
    let host = ViewHost(Counter(count: count))
    for _ in 0..<3 { host.key(.space) }
    for (phase, left) in [(KeyPress.Phases.down, 2), (.repeat, 1), (.up, 1)] {
      host.graph.send(.key(KeyPress("z", modifiers: .option, phase: phase)))
      #expect(count.value == left)
    }
  }

  @Test func `a group that a program has open is not closed by a key`() {
    let count = Count()
    let host = ViewHost(Counter(count: count, groups: 1))
    host.key(.space)
    #expect(!host.undo())
    #expect(count.value == 1)
  }
}
