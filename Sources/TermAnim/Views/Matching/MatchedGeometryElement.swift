import Foundation

/// An element whose content is shown where another one is.
final class MatchedGeometryElement: WrapperElement {
  private var modifier: MatchedGeometryModifier
  private let owner: Weak<ViewNode>
  private var group: MatchedGeometryGroup
  private var isPlaced = false

  init(_ modifier: MatchedGeometryModifier, around content: Element, owner: ViewNode) {
    (self.modifier, self.owner) = (modifier, Weak(owner))
    group = owner.graph.matchedGeometry.group(for: modifier.key)
    super.init(around: content, scope: owner.inputs.transactions)
    group.join(self)
  }

  /// Whether the element may be the one that others are shown with.
  var canLead: Bool { modifier.isSource && !isLeaving }

  private var isLeaving: Bool { owner.object?.isRemoved ?? true }

  func update(to modifier: MatchedGeometryModifier) {
    if modifier.key != self.modifier.key {
      group.leave(self)
      group = graph.matchedGeometry.group(for: modifier.key)
      group.join(self)
    }
    self.modifier = modifier
    setNeedsLayout()
  }

  /// Layout is to put the content in its place even if that is the old one.
  override func cameBack() {
    setNeedsLayout()
  }

  override func didPlace() {
    if group.source === self {
      lead()
    } else {
      follow()
    }
    isPlaced = true
  }

  /// Shows the content in its own place, coming from where the source was before.
  private func lead() {
    if !isPlaced, let sourceFrame = group.sourceFrame { depart(from: sourceFrame) }
    showContentInPlace()
    group.sourceWasPlaced(in: content.frame)
  }

  private func depart(from source: CGRect) {
    // One inside of another that departs is not the last one to do so.
    let wasDeparting = graph.placesDepartures
    graph.placesDepartures = true
    showContent(with: source)
    graph.placesDepartures = wasDeparting
  }

  /// Shows the content where the source is; without one, in its own place.
  func follow() {
    if let sourceFrame = group.sourceFrame, isLeaving || group.source != nil {
      showContent(with: sourceFrame)
    } else if !isLeaving {
      showContentInPlace()
    }
  }

  private func showContentInPlace() {
    content.place(at: frame.origin, proposal: placedProposal)
  }

  private func showContent(with source: CGRect) {
    let proposal =
      modifier.properties.contains(.size) ? ProposedViewSize(source.size) : placedProposal
    let size = content.size(for: proposal)
    let anchor = modifier.anchor
    let point = anchor.point(in: modifier.properties.contains(.position) ? source : frame)
    content.place(
      at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
      proposal: proposal)
  }
}
