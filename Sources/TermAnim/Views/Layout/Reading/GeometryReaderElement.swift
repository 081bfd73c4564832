import Foundation

/// The element of a geometry reader.
final class GeometryReaderElement: GeometryObserverElement {
  /// Describes the content where that has yet to be done.
  private let describe: () -> Void

  /// An element that calls `describe` when it is to be there at once, and else `changed`, after
  /// layout, when there is a space and whenever that is another.
  init(
    around content: Element, scope: TransactionScope, describe: @escaping () -> Void,
    changed: @escaping Change
  ) {
    self.describe = describe
    super.init(around: content, scope: scope, changed: changed)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var holdsLayout: Bool { !hasToldOfContent }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// What departs from here is described before it is placed, and not when all has arrived.
  override func placeContent() {
    if graph.placesDepartures { describe() }
    place(content, at: frame.origin, proposal: ProposedViewSize(frame.size))
  }
}
