import Foundation
import Testing

@testable import TermAnim

@MainActor
struct KeyboardFocusTests {
  private let log = NoteList()

  private func button(_ name: String, height: CGFloat = 20) -> some View {
    let log = log
    return Button {
      log.note(name)
    } label: {
      Rectangle().frame(width: 40, height: height)
    }
  }

  @Test func `Tab goes through buttons as one reads them, and Return and space press`() {
    let host = ViewHost(
      VStack(spacing: 20) {
        HStack(spacing: 20) {
          button("a")
          button("b", height: 60)
          button("c")
        }
        button("d")
      })
    #expect(!host.key(.return))
    for expected in ["a", "b", "c", "d", "a"] {
      #expect(host.key(.tab))
      #expect(host.key(.return))
      #expect(host.key(.space))
      #expect(log.take() == [expected, expected])
    }
    host.key(.tab, modifiers: .shift)
    host.key(.return)
    #expect(log.take() == ["d"])
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `disabled buttons are left out`() {
    let host = ViewHost(
      VStack {
        button("a").disabled(true)
        button("b")
      })
    host.key(.tab)
    host.key(.tab)
    host.key(.return)
    #expect(log.take() == ["b"])
  }

  @Test func `the focus goes past what is hidden, whose shortcuts are heard`() {
    let host = ViewHost(
      VStack {
        VStack { button("a").keyboardShortcut("a") }.hidden()
        button("b")
      })
    for _ in 0..<2 {
      host.key(.tab)
      host.key(.return)
    }
    #expect(log.take() == ["b", "b"])
    #expect(host.key("a", modifiers: .command))
    #expect(log.take() == ["a"])
  }

  @Test func `the focus goes past what is clear, and on from what has become so`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, isClear in
        VStack {
          button("a").opacity(isClear ? 0 : 1)
          button("b").opacity(0)
          button("c").opacity(0.001)
          button("d")
        }
      })
    for expected in ["a", "c", "d", "a"] {
      host.key(.tab)
      host.key(.return)
      #expect(log.take() == [expected])
    }
    probe.flag = true
    host.settle()
    for expected in ["c", "d", "c"] {
      host.key(.tab)
      host.key(.return)
      #expect(log.take() == [expected])
    }
  }

  @Test func `the focus goes to a clear text, for which something else may stand`() {
    let code = HeldValue("")
    let host = ViewHost(
      VStack {
        button("a")
        TextField("code", text: code.binding).opacity(0)
      })
    host.key(.tab)
    host.key(.tab)
    host.type("7")
    #expect(code.value == "7")
  }

  @Test func `a ring on whole pixels is around what has the focus`() {
    let host = ViewHost(button("a").offset(x: 1.3, y: -0.7))
    #expect(host.focusRing == nil)
    host.key(.tab)
    #expect(host.focusRing == CGRect(x: 134, y: 78, width: 52, height: 32))
    let plain = ViewHost(button("a").focusEffectDisabled())
    plain.key(.tab)
    #expect(plain.focusRing == nil)
  }

  @Test func `keys go to the view with the focus and those around it before all others`() {
    let log = log
    let host = ViewHost(
      HStack {
        button("a").onKeyPress("x") { note("a", .ignored) }
        VStack { button("b") }.onKeyPress("x") { note("b", .handled) }
      }
      .onKeyPress("x") { note("all", .handled) })
    func note(_ name: String, _ result: KeyPress.Result) -> KeyPress.Result {
      log.note(name)
      return result
    }
    host.key(.tab)
    #expect(host.key("x"))
    #expect(log.take() == ["a", "all"])
    host.key(.tab)
    #expect(host.key("x"))
    #expect(log.take() == ["b"])
    #expect(!host.key("y"))
  }

  @Test func `keys that nothing with the focus takes go to the innermost view that does`() {
    let log = log
    func note(_ name: String, _ result: KeyPress.Result) -> KeyPress.Result {
      log.note(name)
      return result
    }
    let host = ViewHost(
      VStack {
        Rectangle().onKeyPress("x") { note("in", .ignored) }
      }
      .onKeyPress("x") { note("out", .handled) }
      .padding().onKeyPress("x") { note("around", .handled) })
    #expect(host.key("x"))
    #expect(log.take() == ["in", "out"])
  }

  @Test func `keys can be chosen by set, characters and phases`() {
    let log = log
    let host = ViewHost(
      Rectangle()
        .onKeyPress(keys: ["a", "b"]) { press in
          log.note("set \(press.characters)")
          return .handled
        }
        .onKeyPress(characters: .decimalDigits) { press in
          log.note("digit \(press.characters)")
          return .handled
        }
        .onKeyPress(phases: .up) { press in
          log.note("up \(press.characters)")
          return .handled
        }
        .onKeyPress("q", phases: .down) { _ in
          log.note("q")
          return .ignored
        })
    for key: KeyEquivalent in ["a", "c", "7"] { host.key(key) }
    #expect(!host.key("q"))
    host.graph.send(.key(KeyPress("z", phase: .up)))
    #expect(log.take() == ["set a", "digit 7", "q", "up z"])
  }

  @Test func `return submits a field, and presses the button that it is the shortcut of`() {
    let text = HeldValue("")
    let host = ViewHost(
      VStack {
        TextField("name", text: text.binding).onSubmit { [log] in log.note("submitted") }
        TextEditor(text: text.binding)
        button("ok").keyboardShortcut(.defaultAction)
      })
    host.key(.tab)
    host.key(.return)
    #expect(log.take() == ["submitted", "ok"])
    host.key(.tab)
    host.key(.return)
    #expect(log.take() == [] && text.value == "\n")
  }

  @Test func `a return that a listener takes from a field presses no button`() {
    let host = ViewHost(
      VStack {
        TextField("name", text: .constant(""))
          .onSubmit { [log] in log.note("submitted") }
          .onKeyPress(.return) { [log] in
            log.note("listener")
            return .handled
          }
        button("ok").keyboardShortcut(.defaultAction)
      })
    host.key(.tab)
    host.key(.return)
    #expect(log.take() == ["listener"])
  }

  @Test func `shortcuts press their button from anywhere`() {
    let host = ViewHost(
      VStack {
        button("save").keyboardShortcut("s")
        button("all").keyboardShortcut("a", modifiers: [.command, .shift])
        button("bare").keyboardShortcut("b", modifiers: [])
        button("ok").keyboardShortcut(.defaultAction)
        button("no").keyboardShortcut(.cancelAction)
        button("off").keyboardShortcut("o").disabled(true)
        button("nil").keyboardShortcut(nil)
      })
    host.key("s", modifiers: .command)
    host.key("s", modifiers: .control)
    host.key("s", modifiers: .option)
    #expect(!host.key("s"))
    #expect(!host.key("s", modifiers: [.control, .shift]))
    host.key("a", modifiers: [.control, .shift])
    host.key("A", modifiers: .option)
    host.key("b")
    host.key(.return)
    host.key(.escape)
    #expect(!host.key("o", modifiers: .command))
    #expect(log.take() == ["save", "save", "save", "all", "all", "bare", "ok", "no"])
    host.key(.tab)
    host.key(.return)
    #expect(log.take() == ["save"])
  }

  @Test func `arrows and Esc can be taken as commands`() {
    let log = log
    let host = ViewHost(
      Rectangle()
        .onMoveCommand { log.note("\($0)") }
        .onExitCommand { log.note("exit") })
    #expect(host.key(.leftArrow))
    #expect(host.key(.downArrow))
    #expect(host.key(.escape))
    #expect(!host.key(.home))
    #expect(log.take() == ["left", "down", "exit"])
  }

  @Test func `what is submitted goes to all views around, the innermost first`() {
    let log = log
    let host = ViewHost(
      SubmittingView()
        .onSubmit { log.note("in") }
        .onSubmit(of: .search) { log.note("search") }
        .onSubmit(of: [.text, .search]) { log.note("out") })
    host.key("t")
    #expect(log.take() == ["in", "out"])
    host.key("s")
    #expect(log.take() == ["search", "out"])
  }

  @Test func `a press gives the focus without a ring, which the next key shows`() {
    let host = ViewHost(
      VStack(spacing: 20) {
        Text("a").modifier(ControlModifier(handler: ActivationHandler {}))
        Text("b").modifier(ControlModifier(handler: ActivationHandler {}))
      })
    host.tap(on: "b")
    #expect(host.focusRing == nil)
    host.key(.leftArrow)
    host.run(for: 0.1)
    let ring = host.focusRing
    #expect(ring != nil)
    host.tap(on: "a")
    #expect(host.focusRing == nil)
    host.key(.tab)
    #expect(host.focusRing == ring)
  }

  @Test func `a text that is pressed has its ring at once`() {
    let host = ViewHost(TextField("name", text: .constant("")))
    host.tap(on: "name")
    #expect(host.focusRing != nil)
  }
}

private struct SubmittingView: View {
  @Environment(\.submit) private var submit

  var body: some View {
    Rectangle().onKeyPress(keys: ["t", "s"]) { press in
      submit(press.key == "t" ? .text : .search)
      return .handled
    }
  }
}
