import Foundation
import Testing

@testable import TermAnim

/// What keys undo while something is presented in front of a page.
@MainActor
struct UndoScopeTests {
  enum Front: CaseIterable {
    case sheet, cover, popover, alert, dialog
  }

  private let name = HeldValue("")
  private let note = HeldValue("")

  /// Text fields, one of them in what is presented.
  private struct Page: View {
    let front: Front
    let name: Binding<String>
    let note: Binding<String>
    @State private var isPresented = false

    var body: some View {
      VStack {
        TextField("name", text: name)
        Button("open") { isPresented = true }
      }
      .sheet(isPresented: shows(.sheet)) { VStack { panel } }
      .fullScreenCover(isPresented: shows(.cover)) { VStack { panel } }
      .popover(isPresented: shows(.popover)) { VStack { panel } }
      .alert("title", isPresented: shows(.alert)) { panel }
      .confirmationDialog("title", isPresented: shows(.dialog)) { panel }
    }

    private func shows(_ front: Front) -> Binding<Bool> {
      self.front == front ? $isPresented : .constant(false)
    }

    @ViewBuilder private var panel: some View {
      TextField("note", text: note)
      Button("close") { isPresented = false }
    }
  }

  private func host(_ front: Front) -> ViewHost {
    ViewHost(Page(front: front, name: name.binding, note: note.binding))
  }

  @Test(arguments: Front.allCases)
  func `what was typed before stays as it is until the page is in front again`(front: Front) {
    let host = host(front)
    host.tap(on: "name")
    host.type("Ada")
    host.tap(on: "open", runningFor: 1)
    #expect(!host.undo() && name.value == "Ada")
    host.tap(on: "close", runningFor: 1)
    #expect(host.undo() && name.value == "")
    host.tap(on: "open", runningFor: 1)
    #expect(!host.redo() && name.value == "")
    host.tap(on: "close", runningFor: 1)
    #expect(host.redo() && name.value == "Ada")
  }

  @Test(arguments: Front.allCases)
  func `what is typed in front is undone there, and forgotten with its field`(front: Front) {
    let host = host(front)
    host.tap(on: "name")
    host.type("Ada")
    host.tap(on: "open", runningFor: 1)
    host.tap(on: "note")
    host.type("one")
    #expect(host.undo() && note.value == "")
    #expect(host.redo() && note.value == "one")
    #expect(host.undo() && note.value == "" && !host.undo())
    #expect(host.redo() && name.value == "Ada")
    host.tap(on: "close", runningFor: 1)
    #expect(host.undo())
    #expect([name.value, note.value] == ["", "one"])
  }

  @Test func `under an open menu nothing is undone`() {
    let host = ViewHost(
      VStack {
        TextField("name", text: name.binding)
        Menu("menu") { Button("item") {} }
      })
    host.tap(on: "name")
    host.type("Ada")
    host.tap(on: "menu", runningFor: 1)
    #expect(host.strings.contains("item") && !host.undo() && name.value == "Ada")
  }

  /// Registers what takes back a press of its button.
  private struct Doer: View {
    let done: HeldValue<Int>
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Button("do") {
        done.value += 1
        undoManager?.registerUndo(withTarget: done) { $0.value -= 1 }
      }
    }
  }

  @Test func `what a sheet has done to the program is undone in it, and once it has gone`() {
    let done = HeldValue(0)
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isPresented in
        Text("page").sheet(isPresented: .constant(isPresented)) { Doer(done: done) }
      })
    probe.flag = true
    host.run(for: 1)
    for _ in 0..<2 { host.tap(on: "do") }
    #expect(host.undo() && done.value == 1)
    probe.flag = false
    host.run(for: 1)
    #expect(host.undo() && done.value == 0)
  }

  @Test(arguments: [false, true], [false, true])
  func `a program's own use of the key goes first in a sheet as on a page`(
    isSheet: Bool, hasFocus: Bool
  ) {
    let uses = HeldValue(0)
    let done = HeldValue(0)
    @ViewBuilder var content: some View {
      VStack {
        Doer(done: done)
        Text("listener").onKeyPress("z") {
          uses.value += 1
          return .handled
        }
      }
    }
    let host =
      isSheet
      ? ViewHost(Text("page").sheet(isPresented: .constant(true)) { content }) : ViewHost(content)
    host.run(for: 1)
    host.tap(on: "do")
    if hasFocus { host.key(.tab) }
    #expect(host.undo())
    #expect(uses.value == 1 && done.value == 1)
  }

  @Test func `with nothing to undo in a sheet the key is left to others`() {
    let host = ViewHost(Text("page").sheet(isPresented: .constant(true)) { Button("close") {} })
    host.run(for: 1)
    host.key(.tab)
    #expect(!host.undo() && !host.redo())
  }
}
