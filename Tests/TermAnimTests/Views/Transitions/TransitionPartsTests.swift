import Foundation
import Testing

@testable import TermAnim

/// Views that a transition itself adds to what comes and goes.
@MainActor
struct TransitionPartsTests {
  /// Puts a blue square in front, and a mask around, both of which grow.
  private struct Iris: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content
        .overlay {
          Color.blue.frame(width: 10, height: 10).scaleEffect(phase.isIdentity ? 1 : 0.5)
        }
        .mask { Circle().scaleEffect(phase.isIdentity ? 2 : 1) }
    }
  }

  private struct Shown: View {
    @State private var isShown: Bool

    init(atFirst isShown: Bool) {
      _isShown = State(initialValue: isShown)
    }

    var body: some View {
      ZStack {
        if isShown { Color.red.frame(width: 40, height: 40).transition(Iris()) }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
    }
  }

  /// The widths of the square and of the mask.
  private func widths(_ host: ViewHost) -> [CGFloat] {
    guard let square = host.drawing.last, let mask = square.layers.compactMap(\.mask).first else {
      return []
    }
    return [square, FlatCommand.all(in: mask.contents).last].compactMap { $0?.bounds?.width }
  }

  @Test func `what a transition adds moves when a view comes`() {
    let host = ViewHost(Shown(atFirst: false))
    #expect(widths(host) == [5, 40])
    host.advance(by: 0.5)
    #expect(widths(host) == [7.5, 60])
    host.advance(by: 0.6)
    #expect(widths(host) == [10, 80])
  }

  @Test func `what a transition adds moves when a view goes`() {
    let host = ViewHost(Shown(atFirst: true))
    #expect(widths(host) == [10, 80])
    host.advance(by: 0.5)
    #expect(widths(host) == [7.5, 60])
    host.advance(by: 0.6)
    #expect(host.drawing.isEmpty)
  }
}
