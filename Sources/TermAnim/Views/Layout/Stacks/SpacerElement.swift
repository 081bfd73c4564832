import Foundation

/// The element of a `Spacer`.
final class SpacerElement: Element {
  var minLength: CGFloat? {
    didSet { if minLength != oldValue { setNeedsLayout() } }
  }
  /// The direction in which the spacer grows; nil is both.
  var axis: Axis? {
    didSet { if axis != oldValue { setNeedsLayout() } }
  }

  init(_ minLength: CGFloat?, _ context: NodeContext) {
    self.minLength = minLength
    axis = context.inputs.stackAxis
    super.init(graph: context.graph, scope: context.inputs.transactions)
  }

  /// A spacer gives way to everything else.
  override var traits: ElementTraits {
    ElementTraits(usualPriority: -.infinity)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? 8
    let size = CGSize(
      width: max(least, proposal.width ?? least), height: max(least, proposal.height ?? least))
    switch axis {
    case .horizontal: return CGSize(width: size.width, height: 0)
    case .vertical: return CGSize(width: 0, height: size.height)
    case nil: return size
    }
  }
}
