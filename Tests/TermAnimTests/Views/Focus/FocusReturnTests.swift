import Foundation
import Testing

@testable import TermAnim

/// What was presented gives the focus back when it goes.
@MainActor
struct FocusReturnTests {
  enum Style {
    case sheet, popover, cover, menu
  }

  private struct Page: View {
    let log: HeldValue<[String]>
    let style: Style
    @State private var isOpen = false
    @State private var isNested = false
    @State private var isLocked = false
    @FocusState private var field: String?

    var body: some View {
      VStack(spacing: 16) {
        Button("First") { log.value.append("first") }
        switch style {
        case .sheet: opener.sheet(isPresented: $isOpen) { panel }
        case .cover: opener.fullScreenCover(isPresented: $isOpen) { panel }
        case .popover: opener.popover(isPresented: $isOpen) { panel }
        case .menu:
          Menu("Open") {
            Button("Close") { log.value.append("close") }
            Button("Lock") { isLocked = true }
          }
          .disabled(isLocked)
        }
        Button("Last") { log.value.append("last") }
          .focused($field, equals: "last")
      }
      .onKeyPress("o") {
        isOpen = true
        return .handled
      }
    }

    private var opener: some View {
      Button("Open") { isOpen = true }.disabled(isLocked)
    }

    private var panel: some View {
      VStack(spacing: 16) {
        Button("Close") {
          log.value.append("close")
          isOpen = false
        }
        .focused($field, equals: "close")
        Button("Lock") {
          isLocked = true
          isOpen = false
        }
        Button("Leave") {
          isOpen = false
          field = "last"
        }
        Button("Nest") { isNested = true }
          .sheet(isPresented: $isNested) {
            Button("Up") {
              log.value.append("up")
              isNested = false
            }
          }
      }
      .onAppear { field = "close" }
    }
  }

  private let log = HeldValue<[String]>([])

  private func host(_ style: Style) -> ViewHost {
    ViewHost(Page(log: log, style: style), size: CGSize(width: 320, height: 320))
  }

  private func type(_ keys: [KeyEquivalent], _ host: ViewHost) {
    for key in keys {
      host.key(key)
      rest(host)
    }
  }

  private func rest(_ host: ViewHost) {
    for _ in 0..<6 { host.advance(by: 0.5) }
  }

  /// What Return does where the focus is.
  private func atFocus(_ host: ViewHost) -> String? {
    log.value = []
    type([.return], host)
    return log.value.last
  }

  @Test(arguments: [Style.sheet, .popover, .cover])
  func `the button that opened it has the focus again`(style: Style) {
    let host = host(style)
    type([.tab, .tab, .return], host)
    #expect(atFocus(host) == "close")
    #expect(!host.strings.contains("Close"))
    type([.tab], host)
    #expect(atFocus(host) == "last")
  }

  @Test func `a menu gives it back, whether something in it was chosen or not`() {
    let host = host(.menu)
    type([.tab, .tab, .return, .tab], host)
    #expect(atFocus(host) == "close")
    type([.tab], host)
    #expect(atFocus(host) == "last")
    type([.tab, .tab, .return, .tab, .escape, .tab], host)
    #expect(atFocus(host) == "last")
  }

  @Test func `what is covered has not got the focus, though no key has been pressed`() {
    let host = host(.menu)
    host.tap(on: "Open")
    rest(host)
    #expect(host.strings.contains("Close"))
    #expect(host.graph.focus.focused == nil)
    host.tap(on: "Close")
    rest(host)
    type([.tab], host)
    #expect(atFocus(host) == "last")
  }

  @Test func `panels above each other give it back one after the other`() {
    let host = host(.sheet)
    type([.tab, .tab, .return, .tab, .tab, .tab, .return, .tab], host)
    #expect(atFocus(host) == "up")
    type([.tab], host)
    #expect(atFocus(host) == "close")
    type([.tab], host)
    #expect(atFocus(host) == "last")
  }

  @Test func `what was in a panel that went, too, does not get it`() {
    let host = host(.sheet)
    type([.tab, .tab, .return, .tab, .tab, .tab, .return, .tab], host)
    type([.escape, .escape], host)
    #expect(!host.strings.contains("Close"))
    type([.tab], host)
    #expect(atFocus(host) == "last")
  }

  @Test func `what cannot have the focus any more does not get it`() {
    let host = host(.sheet)
    type([.tab, .tab, .return, .tab, .return], host)
    #expect(host.graph.focus.focused == nil)
    type([.tab], host)
    #expect(atFocus(host) == "first")
  }

  @Test func `a focus state that wants it elsewhere gets it`() {
    let host = host(.sheet)
    type([.tab, .tab, .return, .tab, .tab, .return], host)
    #expect(atFocus(host) == "last")
  }

  @Test func `where nothing had the focus nothing gets it`() {
    let host = host(.popover)
    type(["o"], host)
    #expect(atFocus(host) == "close")
    #expect(host.graph.focus.focused == nil)
  }
}
