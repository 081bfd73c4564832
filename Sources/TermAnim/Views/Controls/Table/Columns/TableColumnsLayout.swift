import Foundation

/// The layout of a row of a table: cells beside each other, all rows alike.
struct TableColumnsLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  /// Between columns, in points.
  private static let spacing: CGFloat = 8

  let columns: [TableColumnWidth]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let widths = widths(in: proposal.width)
    let heights = zip(subviews, widths).map { subview, width in
      subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    let gaps = Self.spacing * CGFloat(max(columns.count - 1, 0))
    // Columns that find no room are cut off at the end.
    let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(width: offered ?? widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(in: bounds.width)) {
      let offer = ProposedViewSize(width: width, height: nil)
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
      x += width + Self.spacing
    }
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
