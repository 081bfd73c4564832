import Foundation
import Testing

@testable import TermAnim

@MainActor
struct RowInsertionTests {
  private let notes = NoteList()

  /// A source above a list of two rows.
  private func host(_ rows: some View) -> ViewHost {
    ViewHost(
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 16).draggable("card")
        List { rows }
      }, size: CGSize(width: 100, height: 96))
  }

  private func drop(at y: CGFloat, in host: ViewHost) {
    host.drag(from: CGPoint(x: 50, y: 8), to: CGPoint(x: 90, y: y))
    host.run(for: 1)
  }

  private var rows: ForEach<Range<Int>, Int, Text> { ForEach(0..<2) { Text("row \($0)") } }

  @Test func `what is dropped on a row comes above or below its middle`() {
    let host = host(
      rows.onInsert(of: [.plainText]) { index, providers in
        let texts = providers.compactMap { $0.converted(to: String.self) }
        notes.note("\(index) \(texts)")
      })
    // Rows are from 16 to 40, and from 40 to 64.
    for y in [20.0, 36, 44, 60] { drop(at: y, in: host) }
    #expect(notes.entries == [0, 1, 1, 2].map { "\($0) [\"card\"]" })
  }

  @Test func `what is not of the types is not dropped`() {
    let host = host(rows.onInsert(of: [.png]) { index, _ in notes.note("\(index)") })
    drop(at: 20, in: host)
    #expect(notes.entries.isEmpty)
  }

  @Test func `values are dropped between rows`() {
    let host = host(
      rows.dropDestination(for: String.self) { values, index in notes.note("\(index) \(values)") })
    drop(at: 60, in: host)
    #expect(notes.entries == ["2 [\"card\"]"])
  }
}
