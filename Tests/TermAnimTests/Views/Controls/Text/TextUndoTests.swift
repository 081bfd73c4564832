import Foundation
import Testing

@testable import TermAnim

@MainActor
struct TextUndoTests {
  private struct Form: View {
    let name: Binding<String>
    let note: Binding<String>

    var body: some View {
      VStack {
        TextField("Name", text: name).frame(width: 80)
        TextEditor(text: note).frame(width: 80, height: 40)
      }
    }
  }

  private let name = HeldValue("")
  private let note = HeldValue("")

  /// A form with the focus in the field for the name.
  private func form() -> ViewHost {
    let host = ViewHost(Form(name: name.binding, note: note.binding))
    host.key(.tab)
    return host
  }

  @Test func `what is typed in one go is undone at one stroke, and done again`() {
    let host = form()
    host.type("Ada")
    #expect(host.undo())
    #expect(name.value == "")
    #expect(host.redo())
    #expect(name.value == "Ada")
    #expect(host.undo())
    #expect(name.value == "" && !host.undo())
  }

  private struct Notes: View {
    @State private var notes = ["a", "b"]
    @State private var at = 1
    let seen: HeldValue<[String]>

    var body: some View {
      VStack {
        TextField("Note", text: $notes[at]).frame(width: 80)
        Button("other") { at = 0 }
        Button("delete") {
          notes.remove(at: at)
          at = 0
        }
      }
      .onChange(of: notes) { seen.value = notes }
    }
  }

  @Test(arguments: ["other", "delete"])
  func `a field that shows another text meanwhile leaves both alone`(button: String) {
    let seen = HeldValue<[String]>([])
    let host = ViewHost(Notes(seen: seen))
    host.key(.tab)
    host.type("x")
    #expect(seen.value == ["a", "bx"])
    host.tap(on: button)
    host.undo()
    #expect(seen.value == (button == "other" ? ["a", "bx"] : ["a"]))
  }

  @Test func `a text that has taken the place of what was typed stays`() {
    let host = form()
    host.type("Ada")
    name.value = "a longer text from elsewhere"
    host.undo()
    #expect(name.value == "a longer text from elsewhere")
  }

  @Test func `moving the cursor, deleting and pasting begin another step`() {
    let host = form()
    host.type("Ada")
    host.key(.home)
    host.type("I ")
    host.key(.end)
    host.key(.delete)
    host.key(.delete)
    for text in ["xyz", "!?"] {
      host.graph.send(.text(text))
      host.settle()
    }
    var seen = [name.value]
    for _ in 0..<5 {
      host.undo()
      seen.append(name.value)
    }
    #expect(seen == ["I Axyz!?", "I Axyz", "I A", "I Ada", "Ada", ""])
    for _ in 0..<5 { host.redo() }
    #expect(name.value == "I Axyz!?")
  }

  @Test func `what is typed after undoing is a step of its own, where the cursor was`() {
    let host = form()
    host.type("abc")
    host.key(.leftArrow)
    host.key(.delete)
    host.undo()
    #expect(name.value == "abc")
    host.type("-")
    #expect(name.value == "ab-c")
    host.undo()
    #expect(name.value == "abc")
  }

  @Test func `fields are undone in the order in which they were typed in, wherever the focus is`() {
    let host = form()
    host.type("Ada")
    host.key(.tab)
    host.type("one")
    host.key(.return)
    host.type("two")
    host.key(.tab, modifiers: .shift)
    host.type("!")
    #expect([name.value, note.value] == ["Ada!", "one\ntwo"])
    host.undo()
    #expect(name.value == "Ada")
    host.undo()
    #expect([name.value, note.value] == ["Ada", ""])
    host.undo()
    #expect(name.value == "")
  }

  @Test func `what a program makes of what is typed is what is undone`() {
    let text = HeldValue("")
    let loud = Binding(get: { text.value }, set: { text.value = $0.uppercased() })
    let refusing = Binding(get: { "no" }, set: { _ in })
    let host = ViewHost(
      VStack {
        TextField("Loud", text: loud)
        TextField("Refusing", text: refusing)
      })
    host.key(.tab)
    host.type("ab")
    host.key(.tab)
    host.type("xyz")
    #expect(text.value == "AB")
    host.undo()
    #expect(text.value == "" && !host.undo())
    host.redo()
    #expect(text.value == "AB")
  }

  @Test func `a part of the text that a program has made another one of stays as it is`() {
    name.value = "my "
    let host = form()
    host.type("abc")
    name.value = "your abc"
    host.undo()
    #expect(name.value == "your abc")
    name.value = "m"
    host.undo()
    #expect(name.value == "m")
  }

  @Test func `any keys are undone and done again, stroke by stroke`() {
    var random = SeededGenerator(seed: 7)
    let keys: [KeyEquivalent] = [
      "a", "a", "b", " ", .leftArrow, .rightArrow, .delete, .deleteForward, .home, .end,
    ]
    for _ in 0..<40 {
      (name.value, note.value) = ("aab", "")
      let host = form()
      for _ in 0..<30 {
        let marks = Int.random(in: 0..<4, using: &random) == 0
        host.key(keys.randomElement(using: &random) ?? "a", modifiers: marks ? .shift : [])
      }
      let end = name.value
      var steps = 0
      while host.undo() { steps += 1 }
      #expect(name.value == "aab")
      for _ in 0..<steps { host.redo() }
      #expect(name.value == end)
    }
  }

  @Test(arguments: [false, true])
  func `a key reads the text only before and after it, and to show it`(isEditor: Bool) {
    name.value = "a text"
    var reads = 0
    let text = Binding {
      reads += 1
      return name.value
    } set: {
      name.value = $0
    }
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, _ in
        VStack { if isEditor { TextEditor(text: text) } else { TextField("Name", text: text) } }
      })
    host.key(.tab)
    for word in ["b", "c"] {
      reads = 0
      host.type(word)
      #expect(reads <= 3, "\(reads) times")
    }
    #expect(name.value == "a textbc")
  }

  @Test func `what has been submitted is not part of what is typed then`() {
    let host = form()
    host.type("a")
    host.key(.return)
    host.type("b")
    host.undo()
    #expect(name.value == "a")
  }

  @Test func `fields that have gone are not written to`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack {
          if !flag {
            TextField("Name", text: name.binding)
            TextEditor(text: note.binding)
          }
        }
      })
    host.key(.tab)
    host.type("a")
    host.key(.tab)
    host.type("b")
    probe.flag = true
    host.run(for: 1)
    #expect(!host.undo())
    #expect([name.value, note.value] == ["a", "b"])
  }

  @Test func `what can be undone keeps no graph alive`() {
    var host: ViewHost? = form()
    weak let graph = host?.graph
    host?.type("a")
    host?.key(.tab)
    host?.type("b")
    #expect(graph != nil)
    host = nil
    #expect(graph == nil)
  }

  @Test func `what is secret, and a value in a format, cannot be undone`() {
    let (secret, number) = (HeldValue(""), HeldValue(0))
    let host = ViewHost(
      VStack {
        SecureField("Password", text: secret.binding)
        TextField("Number", value: number.binding, format: .number)
      })
    host.key(.tab)
    host.type("pass")
    host.key(.tab)
    host.type("7")
    host.key(.return)
    #expect(secret.value == "pass" && number.value != 0)
    #expect(!host.undo())
  }
}
