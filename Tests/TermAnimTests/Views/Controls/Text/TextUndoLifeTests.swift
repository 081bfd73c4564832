import Foundation
import Testing

@testable import TermAnim

/// For how long what is typed into a field can be undone.
@MainActor
struct TextUndoLifeTests {
  private let name = HeldValue("")
  private let note = HeldValue("")

  /// Whether what was typed into the field for the name is undone, and done again.
  private func expectHistory(in host: ViewHost, _ location: SourceLocation = #_sourceLocation) {
    #expect(host.undo() && name.value == "", sourceLocation: location)
    #expect(host.redo() && name.value == "Ada", sourceLocation: location)
  }

  @Test(arguments: [false, true])
  func `fields out of the window of a form keep their history, in the order of all`(
    isEditor: Bool
  ) {
    let isSeen = HeldValue(false)
    let host = ViewHost(
      Form {
        Group {
          if isEditor {
            TextEditor(text: name.binding).frame(height: 40)
          } else {
            TextField("name", text: name.binding)
          }
        }
        .onAppear { isSeen.value = true }
        .onDisappear { isSeen.value = false }
        ForEach(0..<20) { Button("button \($0)") {} }
        TextField("note", text: note.binding)
      })
    host.key(.tab)
    host.type("Ada")
    for _ in 0..<21 { host.key(.tab) }
    host.run(for: 1)
    host.type("one")
    #expect([name.value, note.value] == ["Ada", "one"] && !isSeen.value)
    #expect(host.undo() && [name.value, note.value] == ["Ada", ""])
    expectHistory(in: host)
    host.key(.tab)
    host.run(for: 1)
    #expect(isSeen.value)
    expectHistory(in: host)
  }

  @Test func `a page keeps its history under another one, which loses its own when it goes`() {
    let host = ViewHost(
      NavigationStack {
        VStack {
          TextField("name", text: name.binding)
          NavigationLink("next") { TextField("note", text: note.binding) }
        }
      })
    host.tap(on: "name")
    host.type("Ada")
    #expect(host.tap(on: "next", runningFor: 1))
    expectHistory(in: host)
    host.tap(on: "note")
    host.type("one")
    expectOnPage()
    host.key(.escape)
    host.run(for: 1)
    expectHistory(in: host)
    #expect(host.undo() && !host.undo())
    #expect([name.value, note.value] == ["", "one"])

    func expectOnPage() {
      #expect(host.undo() && note.value == "")
      #expect(host.redo() && note.value == "one")
    }
  }

  @Test func `a tab keeps its history while another one shows`() {
    let host = ViewHost(
      TabView {
        TextField("name", text: name.binding).tabItem { Text("A") }
        TextField("note", text: note.binding).tabItem { Text("B") }
      })
    host.tap(on: "name")
    host.type("Ada")
    #expect(host.tap(on: "B", runningFor: 1))
    expectHistory(in: host)
    #expect(host.tap(on: "A", runningFor: 1))
    expectHistory(in: host)
  }

  @Test func `what is typed after a field has come back is a step of its own`() {
    let host = ViewHost(
      TabView {
        TextField("name", text: name.binding).tabItem { Text("A") }
        Text("other").tabItem { Text("B") }
      })
    host.tap(on: "name")
    host.type("Ada")
    #expect(host.tap(on: "B", runningFor: 1))
    #expect(host.tap(on: "A", runningFor: 1))
    host.key(.tab)
    host.type("!")
    #expect(name.value == "Ada!")
    #expect(host.undo() && name.value == "Ada")
    #expect(host.undo() && name.value == "")
  }

  @Test func `a field that is gone lets go of what it was bound to`() {
    final class Model {
      var name = ""
    }
    weak var model: Model?
    func field() -> TextField<Text> {
      let made = Model()
      model = made
      return TextField("name", text: Binding(get: { made.name }, set: { made.name = $0 }))
    }
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isGone in
        if !isGone { field() }
      })
    host.key(.tab)
    host.type("Ada")
    #expect(model?.name == "Ada")
    probe.flag = true
    host.run(for: 1)
    #expect(model == nil && !host.undo())
  }

  /// A field that is emptied whenever it has been submitted.
  private struct Chat: View {
    let sent: HeldValue<[String]>
    @State private var text = ""

    var body: some View {
      TextField("chat", text: $text).onSubmit {
        sent.value.append(text)
        text = ""
      }
    }
  }

  @Test func `steps that would change nothing are passed by`() {
    let sent = HeldValue<[String]>([])
    let host = ViewHost(
      VStack {
        TextField("name", text: name.binding)
        Chat(sent: sent)
      })
    host.tap(on: "name")
    host.type("Ada")
    host.tap(on: "chat")
    for word in ["hi", "you"] {
      host.type(word)
      host.key(.return)
    }
    #expect(sent.value == ["hi", "you"])
    #expect(host.undo() && name.value == "")
    #expect(!host.undo())
    #expect(host.redo() && name.value == "Ada")
    #expect(!host.redo() && !host.strings.contains("you"))
  }

  @Test func `steps that would change nothing cannot be undone`() throws {
    let (sent, manager) = (HeldValue<[String]>([]), HeldValue<UndoManager?>(nil))
    let host = ViewHost(
      VStack {
        Chat(sent: sent)
        UndoReader { manager.value = $0 }
      })
    let undoManager = try #require(manager.value)
    host.tap(on: "chat")
    host.type("hi")
    #expect(undoManager.canUndo)
    host.key(.return)
    #expect(sent.value == ["hi"] && !undoManager.canUndo)
    undoManager.undo()
    #expect(!undoManager.canUndo && !undoManager.canRedo)
  }

  private struct UndoReader: View {
    let read: (UndoManager?) -> Void
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      let _ = read(undoManager)
      Text("reader")
    }
  }
}
