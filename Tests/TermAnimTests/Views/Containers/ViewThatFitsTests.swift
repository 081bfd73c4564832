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
