import Foundation

@testable import TermAnim

/// The rows of a log in a grid that scrolls, or one after the other in a row that does.
struct LongGrid: View {
  /// How the cells are arranged.
  enum Arrangement: CaseIterable {
    case columns, rows, row
  }

  let log: RowLog
  var arrangement = Arrangement.columns
  var isUneven = false
  /// Whether all cells are made, wherever they are.
  var makesAll = false
  var tracks = Array(repeating: GridItem(.fixed(16), spacing: 4), count: 4)

  var body: some View {
    switch arrangement {
    case .columns:
      ScrollView(showsIndicators: false) { LazyVGrid(columns: tracks, spacing: 4) { cells } }
    case .rows:
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: tracks, spacing: 4) { cells }
      }
    case .row:
      ScrollView(.horizontal, showsIndicators: false) { LazyHStack(spacing: 4) { cells } }
    }
  }

  private var cells: some View {
    ForEach(log.rows, id: \.self) {
      LongCell(index: $0, log: log, arrangement: arrangement, isUneven: isUneven)
    }
    .makingAll(makesAll)
  }
}

extension View {
  /// Lets all rows of this view be made, wherever they are: what takes elements for itself does so.
  @ViewBuilder
  func makingAll(_ makesAll: Bool) -> some View {
    if makesAll {
      onGeometryChange(for: CGRect.self) {
        $0.frame(in: .local)
      } action: { _ in
      }
    } else {
      self
    }
  }
}
