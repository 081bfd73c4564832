import Foundation

/// The element of a geometry reader.
final class GeometryReaderElement: WrapperElement {
  private let frameChanged: () -> Void
  private(set) var isPlaced = false
  private var known = CGRect.null

  init(around content: Element, scope: TransactionScope, frameChanged: @escaping () -> Void) {
    self.frameChanged = frameChanged
    super.init(around: content, scope: scope)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override func didPlace() {
    isPlaced = true
    if frame != known {
      known = frame
      frameChanged()
    }
    content.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }
}
