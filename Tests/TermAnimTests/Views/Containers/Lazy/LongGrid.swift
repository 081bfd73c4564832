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

  @ViewBuilder private var cells: some View {
    let cells = ForEach(log.rows, id: \.self) { index in
      LongCell(index: index, log: log, arrangement: arrangement, isUneven: isUneven)
    }
    // What takes elements for itself lets all of them be made.
    if makesAll {
      cells.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .local)
      } action: { _ in
      }
    } else {
      cells
    }
  }
}
