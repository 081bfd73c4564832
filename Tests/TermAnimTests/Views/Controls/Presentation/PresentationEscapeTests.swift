import Foundation
import Testing

@testable import TermAnim

/// What Esc, and a press outside, do with what is presented.
@MainActor
struct PresentationEscapeTests {
  enum Style: CaseIterable {
    case sheet, cover, popover
  }

  /// What of the panel has the focus when Esc is pressed.
  enum Focus: CaseIterable {
    case nothing, button, field
  }

  private let log = HeldValue<[String]>([])
  private let isPresented = HeldValue(true)
  private let text = HeldValue("")

  private func button(_ name: String, _ role: ButtonRole? = nil) -> some View {
    Button(name, role: role) { log.value.append(name) }
  }

  @ViewBuilder private func presenting(_ style: Style, _ panel: some View) -> some View {
    let page = Text("page")
    switch style {
    case .sheet: page.sheet(isPresented: isPresented.binding) { panel }
    case .cover: page.fullScreenCover(isPresented: isPresented.binding) { panel }
    case .popover: page.popover(isPresented: isPresented.binding) { panel }
    }
  }

  /// The view when all has come, with the focus in it.
  private func host(_ view: some View, focus: Focus = .nothing) -> ViewHost {
    let host = ViewHost(view)
    host.run(for: 1)
    switch focus {
    case .nothing: break
    case .button: host.key(.tab, modifiers: .shift)
    case .field: host.tap(on: "name")
    }
    return host
  }

  private func press(outsideIn host: ViewHost) {
    host.tap(at: CGPoint(x: 160, y: 4))
  }

  // MARK: Alerts and dialogs

  @Test(arguments: Focus.allCases, [false, true])
  func `Esc presses the button of an alert or a dialog that cancels, wherever the focus is`(
    focus: Focus, isDialog: Bool
  ) {
    @ViewBuilder var actions: some View {
      TextField("name", text: text.binding)
      button("stop", .cancel)
      button("go")
    }
    let page = Text("page")
    let host =
      isDialog
      ? host(
        page.confirmationDialog("title", isPresented: isPresented.binding) { actions },
        focus: focus)
      : host(page.alert("title", isPresented: isPresented.binding) { actions }, focus: focus)
    #expect(host.key(.escape))
    #expect(log.value == ["stop"] && !isPresented.value)
  }

  @Test(arguments: Focus.allCases)
  func `an alert in which nothing cancels stays, and lets no Esc through`(focus: Focus) {
    let host = host(
      Text("page").alert("title", isPresented: isPresented.binding) {
        TextField("name", text: text.binding)
        button("stop", .cancel).disabled(true)
        button("go")
      }, focus: focus)
    #expect(host.key(.escape))
    #expect(log.value == [] && isPresented.value)
  }

  @Test(arguments: [false, true])
  func `a button of an alert that the program gives the key to goes first`(hasFocus: Bool) {
    let host = host(
      Text("page").alert("title", isPresented: isPresented.binding) {
        button("keep").keyboardShortcut(.cancelAction)
        button("stop", .cancel)
        button("go")
      }, focus: hasFocus ? .button : .nothing)
    host.key(.escape)
    #expect(log.value == ["keep"] && !isPresented.value)
  }

  @Test func `a press outside of a dialog cancels it, wherever the focus is`() {
    let host = host(
      Text("page").confirmationDialog("title", isPresented: isPresented.binding) {
        button("stop", .cancel)
        button("go")
      }, focus: .button)
    press(outsideIn: host)
    #expect(log.value == ["stop"] && !isPresented.value)
  }

  // MARK: Sheets, covers and popovers

  @Test(arguments: Style.allCases, Focus.allCases)
  func `Esc presses the button that it is the shortcut of before it closes`(
    style: Style, focus: Focus
  ) {
    let panel = VStack {
      TextField("name", text: text.binding)
      button("stop").keyboardShortcut(.cancelAction)
      button("go")
    }
    let host = host(presenting(style, panel), focus: focus)
    #expect(host.key(.escape))
    #expect(log.value == ["stop"] && isPresented.value)
  }

  @Test(arguments: Style.allCases, [false, true])
  func `a panel that is held lets Esc press that button, and nothing else close it`(
    style: Style, isDisabled: Bool
  ) {
    let panel = VStack {
      button("stop").keyboardShortcut(.cancelAction).disabled(isDisabled)
      button("go")
    }
    .interactiveDismissDisabled()
    let host = host(presenting(style, panel), focus: .button)
    press(outsideIn: host)
    #expect(log.value == [] && isPresented.value)
    #expect(host.key(.escape))
    #expect(log.value == (isDisabled ? [] : ["stop"]) && isPresented.value)
  }

  @Test(arguments: [Style.sheet, .popover], [false, true])
  func `a press outside closes, and presses no button`(
    style: Style, isDisabled: Bool
  ) {
    let panel = VStack {
      button("stop").keyboardShortcut(.cancelAction).disabled(isDisabled)
      button("go")
    }
    let host = host(presenting(style, panel), focus: .button)
    press(outsideIn: host)
    #expect(log.value == [] && !isPresented.value)
  }

  @Test(arguments: [false, true])
  func `a view of a sheet that listens goes first, wherever the focus is`(hasFocus: Bool) {
    let panel = VStack {
      Text("listener").onKeyPress(.escape) {
        log.value.append("heard")
        return .handled
      }
      button("go")
    }
    let host = host(presenting(.sheet, panel), focus: hasFocus ? .button : .nothing)
    host.key(.escape)
    #expect(log.value == ["heard"] && isPresented.value)
  }

  @Test func `pages of a sheet close before the button in its title line is pressed`() {
    let panel = NavigationStack {
      NavigationLink("next") { button("go") }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            button("stop").keyboardShortcut(.cancelAction)
          }
        }
    }
    let host = host(presenting(.sheet, panel))
    host.tap(on: "next")
    host.run(for: 1)
    host.key(.escape)
    host.run(for: 1)
    #expect(log.value == [] && host.strings.contains("next"))
    host.key(.escape)
    #expect(log.value == ["stop"] && isPresented.value)
  }
}
