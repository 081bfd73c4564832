import Foundation
import Testing

@testable import TermAnim

/// How alerts are laid out, and answered by keys.
@MainActor
struct AlertTests {
  /// An alert that is open at first and closes itself.
  private struct Page<Actions: View>: View {
    @State var isPresented = true
    @ViewBuilder let actions: Actions

    var body: some View {
      Text("page").alert("title", isPresented: $isPresented) { actions }
    }
  }

  private let log = HeldValue("")

  private func host(@ViewBuilder _ actions: () -> some View) -> ViewHost {
    let host = ViewHost(Page(actions: actions))
    host.run(for: 0.5)
    return host
  }

  private func button(_ name: String, _ role: ButtonRole? = nil) -> some View {
    Button(name, role: role) { log.value += name }
  }

  /// What has been pressed after `key`, and whether the alert is gone.
  private func answer(to key: KeyEquivalent, in host: ViewHost) -> String {
    log.value = ""
    #expect(host.key(key) || key == .return)
    host.run(for: 0.5)
    return host.strings == ["page"] ? log.value : "open" + log.value
  }

  @Test func `a field has a line of its own above the buttons`() throws {
    let text = HeldValue("field")
    let host = host {
      TextField("name", text: text.binding)
      button("A", .cancel)
      button("B")
    }
    let frames = try ["field", "A", "B"].map { try #require(host.frame(of: $0)) }
    #expect(frames[0].maxY < frames[1].minY && frames[1].minY == frames[2].minY)
    #expect(frames[0].minX < frames[1].minX)
  }

  @Test func `more than two buttons are below each other`() throws {
    let host = host {
      button("A")
      button("B")
      button("C", .cancel)
    }
    let frames = try ["A", "B", "C"].map { try #require(host.frame(of: $0)) }
    #expect(Set(frames.map(\.minX)).count == 1 && Set(frames.map(\.minY)).count == 3)
  }

  @Test func `return and escape press the only button`() {
    #expect(answer(to: .return, in: host { button("A") }) == "A")
    #expect(answer(to: .escape, in: host { button("A") }) == "A")
    #expect(answer(to: .return, in: host { EmptyView() }) == "")
    #expect(answer(to: .escape, in: host { EmptyView() }) == "")
  }

  @Test func `escape presses the button that cancels, and else nothing`() {
    let two = host {
      button("A", .destructive)
      button("B", .cancel)
    }
    #expect(answer(to: .escape, in: two) == "B")
    let none = host {
      button("A")
      button("B")
    }
    #expect(answer(to: .escape, in: none) == "open")
  }

  @Test func `return presses the only button without a role, unless it is not clear`() {
    let one = host {
      button("A", .cancel)
      button("B")
    }
    #expect(answer(to: .return, in: one) == "B")
    let two = host {
      button("A")
      button("B")
    }
    #expect(answer(to: .return, in: two) == "open")
    let roles = host {
      button("A", .cancel)
      button("B", .destructive)
    }
    #expect(answer(to: .return, in: roles) == "open")
  }

  @Test func `the button that a program gives the key to goes first`() {
    let host = host {
      button("A")
      button("B", .destructive).keyboardShortcut(.defaultAction)
    }
    #expect(answer(to: .return, in: host) == "B")
  }

  @Test func `return in a field submits it and presses the button`() {
    let text = HeldValue("")
    let host = host {
      TextField("name", text: text.binding).onSubmit { log.value += "submitted" }
      button("A", .cancel)
      button("B")
    }
    host.tap(on: "name")
    host.type("new")
    #expect(answer(to: .return, in: host) == "submittedB" && text.value == "new")
  }

  @Test func `a dialog is cancelled by its own button`() {
    let host = ViewHost(
      Text("page").confirmationDialog("title", isPresented: .constant(true)) {
        button("A")
        button("B", .cancel)
      })
    host.run(for: 1)
    host.key(.escape)
    #expect(log.value == "B")
    #expect(host.strings.contains("A"))
  }

  @Test func `a press outside of a dialog does what its button does that cancels`() {
    let isPresented = HeldValue(true)
    let host = ViewHost(
      Text("page").confirmationDialog("title", isPresented: isPresented.binding) {
        button("A")
        button("B", .cancel)
      })
    host.run(for: 1)
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.value == "B" && !isPresented.value)
  }

  @Test func `a press outside of a dialog that has no such button closes it`() {
    let isPresented = HeldValue(true)
    let host = ViewHost(
      Text("page").confirmationDialog("title", isPresented: isPresented.binding) { button("A") })
    host.run(for: 1)
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.value.isEmpty && !isPresented.value)
  }
}
