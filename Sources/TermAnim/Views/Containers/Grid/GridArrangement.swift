import Foundation

/// The arithmetic of a grid: how wide its columns and how high its rows are in a given space.
struct GridArrangement {
  private let table: GridTable
  private let alignment: Alignment
  private let gaps: CGSize
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []
  /// Where the guide of each row is, from its top.
  private var guides: [CGFloat] = []

  init(
    _ subviews: LayoutSubviews, in proposal: ProposedViewSize, alignment: Alignment, gaps: CGSize
  ) {
    table = GridTable(subviews)
    (self.alignment, self.gaps) = (alignment, gaps)
    widths = columnWidths(subviews, proposal)
    (heights, guides) = rowHeights(subviews, proposal)
  }

  var size: CGSize {
    CGSize(
      width: length(of: widths[...], gaps.width), height: length(of: heights[...], gaps.height))
  }

  private func length(of lengths: ArraySlice<CGFloat>, _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }

  /// The width of a view's columns, with the distances between them.
  private func width(_ columns: Range<Int>) -> CGFloat {
    length(of: widths[columns], gaps.width)
  }

  // MARK: Columns

  private func columnWidths(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> [CGFloat] {
    let entries = Array(table.rows.joined())
    let single = (0..<table.columnCount).map { column in
      entries.filter { $0.columns == column..<(column + 1) && !$0.isUnsized(.horizontal) }
    }
    func width(_ column: Int, offered: CGFloat?) -> CGFloat {
      single[column].reduce(0) {
        let proposal = ProposedViewSize(width: offered, height: nil)
        return max($0, subviews[$1.index].sizeThatFits(proposal).width)
      }
    }
    let count = table.columnCount
    let available = proposal.width.map { $0 - gaps.width * CGFloat(max(0, count - 1)) }
    var widths = SpaceSharing.lengths(count: count, in: available, length: width)
    for entry in entries where entry.columns.count > 1 && !entry.isUnsized(.horizontal) {
      widen(&widths, for: entry, subviews[entry.index], proposal)
    }
    return widths
  }

  /// Makes room for a view that reaches over several columns, the same in each.
  private func widen(
    _ widths: inout [CGFloat], for entry: GridTable.Entry, _ subview: LayoutSubview,
    _ proposal: ProposedViewSize
  ) {
    let present = length(of: widths[entry.columns], gaps.width)
    let others = length(of: widths[...], gaps.width) - present
    let offered = proposal.width.map { max(present, $0 - others) }
    let wanted = subview.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
    let missing = (wanted - present) / CGFloat(entry.columns.count)
    guard missing > 0 else { return }
    for column in entry.columns { widths[column] += missing }
  }

  // MARK: Rows

  private func rowHeights(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> (heights: [CGFloat], guides: [CGFloat]) {
    let count = table.rows.count
    let available = proposal.height.map { $0 - gaps.height * CGFloat(max(0, count - 1)) }
    let heights = SpaceSharing.lengths(count: count, in: available) { row, offered in
      extent(ofRow: row, subviews, offered: offered).height
    }
    let guides = heights.indices.map { extent(ofRow: $0, subviews, offered: heights[$0]).guide }
    return (heights, guides)
  }

  /// How high a row is when its views line up, and where they do.
  private func extent(
    ofRow row: Int, _ subviews: LayoutSubviews, offered: CGFloat?
  ) -> (height: CGFloat, guide: CGFloat) {
    var (above, below): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    for entry in table.rows[row] where !entry.isUnsized(.vertical) {
      let dimensions = subviews[entry.index].dimensions(
        in: ProposedViewSize(width: width(entry.columns), height: offered))
      guard dimensions.height != .infinity else { return (.infinity, 0) }
      let guide = dimensions[rowAlignment(of: entry)]
      above = max(above, guide)
      below = max(below, dimensions.height - guide)
    }
    return above.isFinite && below.isFinite ? (above + below, above) : (0, 0)
  }

  private func rowAlignment(of entry: GridTable.Entry) -> VerticalAlignment {
    entry.cell.row?.alignment ?? alignment.vertical
  }

  // MARK: Places

  func place(_ subviews: LayoutSubviews, at origin: CGPoint) {
    var top = origin.y
    for (row, entries) in table.rows.enumerated() {
      for entry in entries {
        let before = length(of: widths[..<entry.columns.lowerBound], gaps.width)
        let gap = entry.columns.lowerBound > 0 ? gaps.width : 0
        let cell = CGRect(
          x: origin.x + before + gap, y: top, width: width(entry.columns), height: heights[row])
        place(subviews[entry.index], entry, in: cell, guide: guides[row])
      }
      top += heights[row] + gaps.height
    }
  }

  private func place(
    _ subview: LayoutSubview, _ entry: GridTable.Entry, in cell: CGRect, guide: CGFloat
  ) {
    let proposal = ProposedViewSize(cell.size)
    if let anchor = entry.cell.anchor {
      return subview.place(at: anchor.point(in: cell), anchor: anchor, proposal: proposal)
    }
    let dimensions = subview.dimensions(in: proposal)
    let columnAlignment =
      entry.cell.row == nil ? nil : table.columnAlignments[entry.columns.lowerBound]
    let inCell = Alignment(
      horizontal: columnAlignment ?? alignment.horizontal, vertical: rowAlignment(of: entry))
    var point = inCell.origin(of: dimensions, in: cell)
    if !entry.isUnsized(.vertical) { point.y = cell.minY + guide - dimensions[inCell.vertical] }
    subview.place(at: point, proposal: proposal)
  }
}

extension GridTable.Entry {
  fileprivate func isUnsized(_ axis: Axis.Set) -> Bool {
    cell.unsizedAxes.contains(axis)
  }
}
