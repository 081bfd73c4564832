import Foundation

/// The element of a `RowPadding`.
final class RowPaddingElement: PaddingElement {
  /// Those of rows that ask for none.
  nonisolated static let usualInsets = EdgeInsets(
    top: RowMetrics.padding, leading: RowMetrics.padding, bottom: RowMetrics.padding,
    trailing: RowMetrics.padding)

  private let isTakenBack: Bool
  /// Nil for a row that asks for insets in the environment.
  var pixelsPerPoint: CGSize? {
    didSet { if pixelsPerPoint != oldValue { setNeedsLayout() } }
  }

  init(
    _ modifier: PaddingModifier, around content: Element, isTakenBack: Bool,
    scope: TransactionScope
  ) {
    self.isTakenBack = isTakenBack
    super.init(modifier, around: content, scope: scope)
  }

  private var askedInsets: EdgeInsets? {
    traits.layoutValues[ObjectIdentifier(RowInsetsKey.self)] as? EdgeInsets
  }

  /// Whole pixels above and below what asks for none, so that rows are no higher than with square
  /// pixels.
  private var usualInsets: EdgeInsets {
    let insets = super.insets
    return pixelsPerPoint.map { insets.inWholePixels(pixelsPerPoint: $0) } ?? insets
  }

  /// Rows that leave their insets to the list are whole cells high, so that what is in them lies
  /// alike in all of them: text begins at cells, symbols beside it are an odd number of pixels
  /// high.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = super.measure(proposal)
    if !isTakenBack, askedInsets == nil, let pixelsPerPoint {
      size.height = GridHeight(pixelsPerPoint: pixelsPerPoint, unit: .cell).rounded(size.height)
    }
    return size
  }

  override var insets: EdgeInsets {
    let insets = askedInsets ?? usualInsets
    guard isTakenBack else { return insets }
    return EdgeInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
      trailing: -insets.trailing)
  }
}
