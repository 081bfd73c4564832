import Foundation
import Testing

@testable import TermAnim

/// Subviews in places that change, of views that change on account of them.
@MainActor
struct SubviewPlacesTests {
  private let probe = Probe()

  /// Says whether it is enabled.
  private struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "on" : "off") }
  }

  private struct Green: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.foregroundStyle(Color.green)
    }
  }

  private func resolved(_ colors: [Color]) -> [Color.Resolved] {
    colors.map { $0.resolve(in: EnvironmentValues()) }
  }

  @Test func `a subview follows its place with a transition that sets something, too`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        VStack {
          Group(
            subviews: Group {
              Enabled()
              Enabled()
            }
            .transition(Green())
          ) { subviews in
            ForEach(subviews) { $0.disabled(flag) }
          }
        }
      })
    for flag in [false, true, false] {
      probe.flag = flag
      host.settle()
      #expect(host.strings == (flag ? ["off", "off"] : ["on", "on"]))
      #expect(DrawnText.characters(in: host).map(\.color) == resolved([.green, .green]))
    }
  }

  /// Two views where it is not enabled, or else one.
  private struct Doubling: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text("a")
      if !isEnabled { Text("b") }
    }
  }

  @Test func `a subview that becomes two in its place comes to rest, and one again elsewhere`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        Group(subviews: Doubling()) { subviews in
          ForEach(subviews) { $0.disabled(flag) }
        }
      })
    for flag in [false, true, false, true] {
      probe.flag = flag
      host.settle()
      #expect(host.strings == (flag ? ["a", "b"] : ["a"]))
    }
  }

  @Test func `a subview that becomes two in its first place is shown as two`() {
    let host = ViewHost(
      Group(subviews: Doubling()) { subviews in
        ForEach(subviews) { $0.disabled(true) }
      })
    #expect(host.strings == ["a", "b"])
  }

  @Test func `a subview that is disabled for being the only one comes to rest`() {
    let host = ViewHost(
      Group(subviews: Doubling()) { subviews in
        ForEach(subviews) { $0.disabled(subviews.count == 1) }
      })
    #expect(host.strings == ["a", "b"])
  }

  @Test func `subviews that come do not look as the place of one that has gone says`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        Group(subviews: ForEach(flag ? ["b", "c"] : ["a"], id: \.self) { Text($0) }) { subviews in
          ForEach(subviews) { subview in
            subview.foregroundStyle(subview.id == subviews.first?.id ? Color.red : Color.blue)
          }
        }
      })
    for flag in [false, true, false, true] {
      probe.flag = flag
      host.settle()
      #expect(
        DrawnText.characters(in: host).map(\.color) == resolved(flag ? [.red, .blue] : [.red]))
    }
  }

  /// White when it is there, black on the way.
  private struct Fill: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.foregroundStyle(Color(white: phase.isIdentity ? 1 : 0))
    }
  }

  @Test func `a subview that moves looks as its transition in the new place says`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        Group(subviews: Rectangle().frame(width: 10, height: 10).transition(Fill())) { subviews in
          VStack {
            HStack { if !flag { subviews } }
            HStack { if flag { subviews } }
          }
        }
      })
    for flag in [true, false, true] {
      withAnimation(.linear(duration: 1)) { probe.flag = flag }
      host.run(for: 3)
      #expect(host.drawing.compactMap { $0.color?.linearRed } == [1])
    }
  }
}
