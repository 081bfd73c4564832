import Foundation
import Testing

@testable import TermAnim

/// What has happened to the rows of a container.
@MainActor
@Observable
final class RowLog {
  /// The rows, from top to bottom.
  var rows: [Int]
  @ObservationIgnored var bodies: [Int: Int] = [:]
  @ObservationIgnored var shown: Set<Int> = []
  @ObservationIgnored var frames: [Int: CGRect] = [:]
  @ObservationIgnored var tops: [Int: CGFloat] = [:]
  @ObservationIgnored var contentHeight: CGFloat = .nan

  init(_ rows: some Sequence<Int> = []) {
    self.rows = Array(rows)
  }

  /// The places of the rows that are shown, in the window of their scroll view.
  var seen: [Int: CGFloat] { tops.filter { shown.contains($0.key) } }

  /// Expects the rows that are shown, of those that are uneven, to be each right below the one
  /// before, and to fill a window of a height as far as there are rows.
  func expectRowsFill(_ height: CGFloat, at: SourceLocation = #_sourceLocation) {
    let places = rows.indices.filter { shown.contains(rows[$0]) }
    guard let first = places.first, let last = places.last else {
      #expect(rows.isEmpty, sourceLocation: at)
      return
    }
    #expect(places == Array(first...last), sourceLocation: at)
    for (row, next) in zip(places, places.dropFirst()) {
      let way = (tops[rows[next]] ?? .nan) - (tops[rows[row]] ?? .nan)
      #expect(abs(way - LongRow.height(of: rows[row])) < 0.01, sourceLocation: at)
    }
    let (top, bottom) = (
      tops[rows[first]] ?? .nan, (tops[rows[last]] ?? .nan) + LongRow.height(of: rows[last])
    )
    #expect(top < 0.01, sourceLocation: at)
    #expect(bottom > height - 0.01 || last == rows.count - 1, sourceLocation: at)
  }
}

extension View {
  /// Notes how high the content is of the scroll view in this view.
  func notingContentHeight(in log: RowLog) -> some View {
    onScrollGeometryChange(for: CGFloat.self) {
      $0.contentSize.height
    } action: { _, height in
      log.contentHeight = height
    }
  }
}
