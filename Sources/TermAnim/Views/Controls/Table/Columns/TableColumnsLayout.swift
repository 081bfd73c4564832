import Foundation

/// The layout of a row of a table: cells beside each other, all rows alike.
///
/// In a tree the first view is the mark before the row, which the first cell is behind.
struct TableColumnsLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  /// Between columns, and between a mark and what it stands before, in points.
  private static let spacing: CGFloat = 8
  /// Between the beginning of a row and those that it shows, in points.
  private static let step: CGFloat = 12

  let columns: [TableColumnWidth]
  /// How many rows around the row show and hide it; nil is one without a mark.
  var level: Int?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let widths = widths(in: proposal.width)
    let (mark, cells) = parts(of: subviews)
    let lead = lead(behind: mark)
    let heights = zip(cells, widths.indices).map { cell, index in
      let width = index == 0 ? max(widths[0] - lead, 0) : widths[index]
      return cell.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    let height = max(heights.max() ?? 0, mark?.sizeThatFits(.unspecified).height ?? 0)
    let gaps = Self.spacing * CGFloat(max(columns.count - 1, 0))
    // Columns that find no room are cut off at the end.
    let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(width: offered ?? widths.reduce(gaps, +), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (mark, cells) = parts(of: subviews)
    let indent = Self.step * CGFloat(level ?? 0)
    mark?.place(
      at: CGPoint(x: bounds.minX + indent, y: bounds.midY), anchor: .leading,
      proposal: .unspecified)
    var (x, lead) = (bounds.minX, lead(behind: mark))
    for (cell, width) in zip(cells, widths(in: bounds.width)) {
      let offer = ProposedViewSize(width: max(width - lead, 0), height: nil)
      cell.place(at: CGPoint(x: x + lead, y: bounds.midY), anchor: .leading, proposal: offer)
      x += width + Self.spacing
      lead = 0
    }
  }

  private func parts(of subviews: Subviews) -> (mark: LayoutSubview?, cells: Subviews) {
    level == nil ? (nil, subviews) : (subviews.first, subviews[subviews.indices.dropFirst()])
  }

  /// The room before the first cell, in points.
  private func lead(behind mark: LayoutSubview?) -> CGFloat {
    guard let mark, let level else { return 0 }
    return Self.step * CGFloat(level) + mark.sizeThatFits(.unspecified).width + Self.spacing
  }

  /// The widths of the columns, from whole cells on where they are the usual size.
  private func widths(in room: CGFloat?) -> [CGFloat] {
    let gaps = Self.spacing * CGFloat(max(columns.count - 1, 0))
    let room = room.flatMap { $0.isFinite ? max($0 - gaps, 0) : nil } ?? 80 * CGFloat(columns.count)
    var (end, last) = (CGFloat.zero, CGFloat.zero)
    return TableColumnWidth.widths(of: columns, in: room).map { width in
      end += width
      defer { last = (end / 4).rounded() * 4 }
      return (end / 4).rounded() * 4 - last
    }
  }
}
