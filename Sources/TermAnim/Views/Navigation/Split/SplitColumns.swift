import Foundation

/// The layout of the columns of a split view: side by side, the last one with the rest of the room.
struct SplitColumns: Layout {
  typealias AnimatableData = EmptyAnimatableData

  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  /// The width of the line behind a column, in points.
  static let separator: CGFloat = 4
  /// What the last column keeps if there is as much, in points.
  private static let leastRest: CGFloat = 100

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = zip(subviews, offers(proposal, subviews)).map { $0.sizeThatFits($1) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (subview, offer) in zip(subviews, offers(proposal, subviews)) {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
      x += subview.sizeThatFits(offer).width
    }
  }

  private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
    let all = proposal.width.flatMap { $0.isNaN ? nil : $0 }
    var widths = columnWidths(in: all ?? .infinity, subviews)
    let rest = all.map { max(0, $0 - widths.reduce(0, +)) }
    return subviews.map { subview in
      let isLast = subview[SplitColumnWidth.OfColumn.self] == nil
      return ProposedViewSize(
        width: isLast ? rest : widths.removeFirst(), height: proposal.height)
    }
  }

  /// The widths of the columns but for the last, with their lines.
  ///
  /// They are what each likes best, or as much less as the last one needs: first those that can be
  /// narrower are, and then all are.
  private func columnWidths(in available: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    let ranges = subviews.compactMap { subview in
      subview[SplitColumnWidth.OfColumn.self]?.range(in: available)
    }
    let lines = Self.separator * CGFloat(ranges.count)
    let room = max(0, available - Self.leastRest - lines)
    let least = ranges.map(\.lowerBound).reduce(0, +)
    let best = ranges.map(\.upperBound).reduce(0, +)
    return ranges.map { range in
      let (low, high) = (range.lowerBound, range.upperBound)
      if best <= room { return high + Self.separator }
      let width =
        least <= room
        ? low + (high - low) * (room - least) / (best - least) : low * room / least
      return Self.wholeColumns(width) + Self.separator
    }
  }

  /// The length without a part of a column of the usual screen, so that lines are sharp; infinity
  /// as it is.
  static func wholeColumns(_ length: CGFloat) -> CGFloat {
    (length / 4).rounded(.down) * 4
  }
}
