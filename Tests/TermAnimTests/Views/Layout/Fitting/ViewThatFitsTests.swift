import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ViewThatFitsTests {
  private let notes = NoteList()

  /// A wide button and a narrow one in a space of `width` points.
  private func host(width: CGFloat) -> ViewHost {
    ViewHost(
      ViewThatFits(in: .horizontal) { [notes] in
        Button("wide") { notes.note("wide") }.frame(width: 150)
        Button("narrow") { notes.note("narrow") }.frame(width: 50)
      }
      .frame(width: width))
  }

  @Test func `a height is looked at in the width that there is`() {
    func widths(height: CGFloat) -> [CGFloat] {
      ViewHost(
        ViewThatFits(in: .vertical) {
          // As high as it is wide.
          Color.red.aspectRatio(1, contentMode: .fit).frame(maxWidth: .infinity)
          Color.blue.frame(width: 30, height: 20)
        }
        .frame(width: 100, height: height)
      ).drawing.compactMap { $0.bounds?.width }
    }
    #expect(widths(height: 120) == [100])
    #expect(widths(height: 60) == [30])
  }

  @Test func `keys go to the view that is shown`() {
    for (width, name) in [(200.0, "wide"), (100, "narrow")] {
      let host = host(width: width)
      host.key(.tab)
      host.key(.return)
      host.settle()
      #expect(notes.take() == [name])
    }
  }
}
