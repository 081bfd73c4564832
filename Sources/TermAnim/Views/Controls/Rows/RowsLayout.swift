import Foundation

/// The layout of the rows of a list: below each other, as wide as each of them chooses.
struct RowsLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

  /// Between rows of a section, in points.
  let rowSpacing: CGFloat
  /// Between the last row of a section and the first of the next, in points.
  let sectionSpacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let row = subview.sizeThatFits(offer)
      size.width = max(size.width, row.width)
      size.height += row.height + gap(before: index, subviews)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    var y = bounds.minY
    var rowCount = 0
    for (index, subview) in subviews.enumerated() {
      y += gap(before: index, subviews)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
      y += subview.sizeThatFits(offer).height
      let above = index > 0 ? subviews[index - 1] : nil
      let below = index + 1 < subviews.count ? subviews[index + 1] : nil
      var place = place(of: subview, between: above, and: below)
      place.isOdd = !rowCount.isMultiple(of: 2)
      if subview[SectionPartKey.self] == nil { rowCount += subview[UnmadeRunKey.self]?.rows ?? 1 }
      subview.show(lineBefore: below, place)
    }
  }

  private func place(
    of row: LayoutSubview, between above: LayoutSubview?, and below: LayoutSubview?
  ) -> RowPlace {
    func continues(_ other: LayoutSubview?) -> Bool {
      guard rowSpacing == 0, let other else { return false }
      return other[SectionIdentityKey.self] == row[SectionIdentityKey.self]
        && other[SectionPartKey.self] == nil
    }
    return RowPlace(isFirst: !continues(above), isLast: !continues(below))
  }

  private func gap(before index: Int, _ subviews: Subviews) -> CGFloat {
    guard index > 0, rowSpacing > 0 || sectionSpacing > 0 else { return 0 }
    let (row, above) = (subviews[index], subviews[index - 1])
    if row[SectionIdentityKey.self] != above[SectionIdentityKey.self] { return sectionSpacing }
    let areRows = row[SectionPartKey.self] == nil && above[SectionPartKey.self] == nil
    return areRows ? rowSpacing : 0
  }
}

extension LayoutSubview {
  /// Lets a row know what line is to be seen between it and the next one, and where in its section
  /// it is.
  fileprivate func show(lineBefore next: LayoutSubview?, _ place: RowPlace) {
    let line = RowLine(between: self[RowLinesKey.self], and: next?[RowLinesKey.self])
    let rowBelow = next.flatMap { MainActor.trusting({ $0.row }, with: $0.element) }
    MainActor.trusting(
      {
        guard let row = $0.row else { return }
        (row.line, row.place, row.next) = (line, place, rowBelow)
      }, with: element)
  }
}

extension Element {
  /// The row of a list that the element is; what comes and goes is wrapped in its transition.
  fileprivate var row: OptionElement? { wrapped.lazy.compactMap { $0 as? OptionElement }.first }
}
