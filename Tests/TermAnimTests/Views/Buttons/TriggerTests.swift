import Foundation
import Testing

@testable import TermAnim

/// How keys reach buttons of styles that say themselves how they are pressed.
@MainActor
struct TriggerTests {
  /// A style whose buttons are pressed by a gesture alone.
  private struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  /// A style that puts a plate behind the button it is given, which is perhaps disabled.
  private struct Plated: PrimitiveButtonStyle {
    var isEnabled = true

    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).background(Color.red).disabled(!isEnabled)
    }
  }

  private let log = HeldValue([String]())

  private func button(_ name: String) -> some View {
    Button(name) { log.value.append(name) }
  }

  private func press(_ keys: [KeyEquivalent], in host: ViewHost) -> [String] {
    log.value = []
    for key in keys { host.key(key) }
    return log.value
  }

  @Test func `keys reach a button that is pressed by a gesture alone, with a ring around it`() {
    let host = ViewHost(
      VStack(spacing: 16) {
        button("a")
        button("b").buttonStyle(Tapped())
        button("c")
      })
    #expect(press([.tab, .tab, .return], in: host) == ["b"])
    let ring = host.focusRing
    #expect(host.frame(of: "b").map { ring?.contains($0) } == true)
    #expect(press([.space, .tab, .return], in: host) == ["b", "c"])
    host.tap(on: "b")
    #expect(log.value == ["b", "c", "b"])
  }

  @Test func `a style that makes a button of the button has one stop`() {
    let host = ViewHost(
      VStack(spacing: 16) {
        button("a").buttonStyle(Plated())
        button("b").buttonStyle(Plated(isEnabled: false))
        button("c").buttonStyle(Plated())
      })
    #expect(press([.tab, .return, .tab, .return, .tab, .return], in: host) == ["a", "c", "a"])
  }

  @Test func `a button that is disabled is no stop`() {
    let host = ViewHost(
      VStack(spacing: 16) {
        button("a").buttonStyle(Tapped()).disabled(true)
        button("b").buttonStyle(Tapped())
      })
    #expect(press([.tab, .return, .tab, .return], in: host) == ["b", "b"])
  }

  @Test func `a shortcut presses it, too`() {
    let host = ViewHost(button("a").buttonStyle(Tapped()).keyboardShortcut(.defaultAction))
    #expect(press([.return], in: host) == ["a"])
  }
}
