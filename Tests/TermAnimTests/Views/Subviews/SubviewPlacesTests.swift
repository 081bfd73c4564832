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
}
