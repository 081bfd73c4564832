import Foundation
import Testing

@testable import TermAnim

/// Where lines stand that begin on the right.
@MainActor
struct TextDirectionTests {
  /// Where the two lines of a text begin, in a column of 40 points.
  private func places(_ alignment: TextAlignment, _ direction: LayoutDirection) -> [CGFloat] {
    let view = Text("longer\nab").multilineTextAlignment(alignment)
      .environment(\.layoutDirection, direction)
    let host = ViewHost(view, size: CGSize(width: 40, height: 40))
    return ["longer", "ab"].compactMap { host.frame(of: $0)?.minX }
  }

  @Test func `leading lines end on the right`() {
    #expect(places(.leading, .rightToLeft) == places(.trailing, .leftToRight))
    #expect(places(.trailing, .rightToLeft) == places(.leading, .leftToRight))
    #expect(places(.center, .rightToLeft) == places(.center, .leftToRight))
    #expect(places(.leading, .rightToLeft) != places(.leading, .leftToRight))
  }

  @Test func `what is typed stands on the right`() {
    let host = ViewHost(
      TextField("Name", text: .constant("ab")).textFieldStyle(.plain).frame(width: 80)
        .environment(\.layoutDirection, .rightToLeft))
    #expect(host.frame(of: "ab")?.maxX == 200)
  }
}
