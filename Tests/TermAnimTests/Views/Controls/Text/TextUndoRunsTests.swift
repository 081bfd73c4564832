import Testing

@testable import TermAnim

/// What is typed in one go, beside other things that can be undone.
@MainActor
struct TextUndoRunsTests {
  private let name = HeldValue("")

  /// A field for the name, and buttons that do something else which can be undone, or not.
  private struct Document: View {
    let name: Binding<String>
    @State private var number = HeldValue(0)
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      TextField("name", text: name)
      Button("count") { set(number.value + 1) }.keyboardShortcut("k", modifiers: .option)
      Button("forget") { undoManager?.removeAllActions() }
        .keyboardShortcut("f", modifiers: .option)
      Button("off") { undoManager?.disableUndoRegistration() }
        .keyboardShortcut("d", modifiers: .option)
      Button("on") { undoManager?.enableUndoRegistration() }
        .keyboardShortcut("e", modifiers: .option)
      Button("group") { undoManager?.beginUndoGrouping() }.keyboardShortcut("g", modifiers: .option)
      Button("end") { undoManager?.endUndoGrouping() }.keyboardShortcut("h", modifiers: .option)
      Button("seen") { seen(number.value) }.keyboardShortcut("s", modifiers: .option)
    }

    let seen: (Int) -> Void

    private func set(_ new: Int) {
      let old = number.value
      undoManager?.registerUndo(withTarget: number) { _ in set(old) }
      number.value = new
    }
  }

  @MainActor
  private final class Session {
    let host: ViewHost
    private let name: HeldValue<String>
    private let seen: HeldValue<Int>

    init(_ name: HeldValue<String>) {
      let seen = HeldValue(0)
      (self.name, self.seen) = (name, seen)
      host = ViewHost(
        VStack { Document(name: name.binding) { seen.value = $0 } },
        size: CGSize(width: 320, height: 320))
      host.key(.tab)
    }

    /// Does what the button with a key does.
    func does(_ key: KeyEquivalent) { host.key(key, modifiers: .option) }

    /// The text, and the number.
    var state: String {
      does("s")
      return "\(name.value) \(seen.value)"
    }
  }

  @Test func `typing goes on behind nothing else that can be undone`() {
    let session = Session(name)
    session.host.type("ab")
    session.does("k")
    session.host.type("cd")
    #expect(session.state == "abcd 1")
    var seen: [String] = []
    while session.host.undo() { seen.append(session.state) }
    #expect(seen == ["ab 1", "ab 0", " 0"])
    while session.host.redo() {}
    #expect(session.state == "abcd 1")
  }

  @Test
  func `typing after something was undone is a step of its own, and ends what can be done again`() {
    let session = Session(name)
    session.host.type("ab")
    session.does("k")
    session.host.undo()
    #expect(session.state == "ab 0")
    session.host.type("c")
    #expect(!session.host.redo() && session.state == "abc 0")
    #expect(session.host.undo() && session.state == "ab 0")
    #expect(session.host.undo() && session.state == " 0")
  }

  @Test func `what is typed after all was forgotten can be undone`() {
    let session = Session(name)
    session.host.type("ab")
    session.does("f")
    session.host.type("cd")
    #expect(session.host.undo() && name.value == "ab")
    #expect(!session.host.undo())
  }

  @Test func `what is typed while nothing is registered is no part of a step`() {
    let session = Session(name)
    session.host.type("ab")
    session.does("d")
    session.host.type("cd")
    session.does("e")
    session.host.type("ef")
    #expect(name.value == "abcdef")
    #expect(session.host.undo() && name.value == "abcd")
    #expect(!session.host.undo() && name.value == "abcd")
  }

  @Test func `typing goes on neither into a group of the program nor out of it`() {
    let session = Session(name)
    session.host.type("ab")
    session.does("g")
    session.host.type("cd")
    session.does("k")
    session.does("h")
    session.host.type("ef")
    var seen: [String] = []
    while session.host.undo() { seen.append(session.state) }
    #expect(seen == ["abcd 1", "ab 0", " 0"])
  }
}
