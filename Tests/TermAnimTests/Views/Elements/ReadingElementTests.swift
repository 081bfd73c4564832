import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ReadingElementTests {
  /// A view of which only what layout and drawing run reads the number.
  private enum Kind {
    case guide, length, effect, path
  }

  private struct Reading: View {
    let kind: Kind
    @Binding var number: Double

    var body: some View {
      switch kind {
      case .guide:
        ZStack(alignment: .leading) {
          Color.clear
          square.alignmentGuide(.leading) { _ in -number }
        }
      case .length:
        Rectangle().containerRelativeFrame(.horizontal) { _, _ in 10 + number }
          .frame(maxWidth: .infinity, alignment: .leading)
      case .effect:
        square.visualEffect { [binding = $number] content, _ in
          content.offset(x: binding.wrappedValue)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      case .path:
        Bar(end: $number).frame(maxWidth: .infinity)
      }
    }

    private var square: some View { Rectangle().frame(width: 10, height: 10) }
  }

  private struct Bar: Shape {
    @Binding var end: Double

    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: 10 + end, height: 10))
    }
  }

  /// Where the view ends, half way to another number and there.
  private func ends(_ kind: Kind) -> [CGFloat?] {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, _, _ in Reading(kind: kind, number: probe.vBinding) })
    #expect(host.lastBox?.maxX == 10)
    host.animate(.linear(duration: 1)) { probe.v = 40 }
    var ends: [CGFloat?] = []
    for _ in 0..<2 {
      host.advance(by: 0.5)
      ends.append(host.lastBox?.maxX)
    }
    return ends
  }

  @Test func `layout and effects go with state that only their closures read`() {
    for kind in [Kind.guide, .length, .effect] { #expect(ends(kind) == [30, 50], "\(kind)") }
  }

  @Test func `a shape is drawn anew when state changes that only its path reads`() {
    #expect(ends(.path) == [50, 50])
  }
}
