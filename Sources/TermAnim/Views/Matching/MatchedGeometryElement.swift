import Foundation

/// An element whose content is shown where another one is.
final class MatchedGeometryElement: WrapperElement {
  private var modifier: MatchedGeometryModifier
  private let owner: Backlink<ViewNode>
  private var group: MatchedGeometryGroup
  private var isPlaced = false
  /// The source's frame that the content is shown with, in the element's own space.
  private var followed: CGRect?

  init(_ modifier: MatchedGeometryModifier, around content: Element, owner: ViewNode) {
    (self.modifier, self.owner) = (modifier, owner.backlink)
    group = Self.group(of: modifier, owner)
    super.init(around: content, scope: owner.inputs.transactions)
    group.join(self)
  }

  /// Whether the element may be the one that others are shown with.
  var canLead: Bool { modifier.isSource && !isLeaving }

  /// The point of the content that is put on that of the source.
  var anchor: UnitPoint { modifier.anchor }

  private var isLeaving: Bool { owner.object?.isRemoved ?? true }

  func update(to modifier: MatchedGeometryModifier) {
    self.modifier = modifier
    if let owner = owner.object { change(to: Self.group(of: modifier, owner)) }
    setNeedsLayout()
  }

  private static func group(
    of modifier: MatchedGeometryModifier, _ owner: ViewNode
  ) -> MatchedGeometryGroup {
    owner.graph.matchedGeometry.group(
      for: modifier.key, in: owner.environment.matchingScope)
  }

  private func change(to group: MatchedGeometryGroup) {
    guard group !== self.group else { return }
    self.group.leave(self)
    followed = nil
    self.group = group
    group.join(self)
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
    // A row that is laid out before it comes into the tree has yet to come from somewhere.
    isPlaced = isPlaced || !isLeaving
  }

  /// Shows the content in its own place, coming from where the source was before.
  private func lead() {
    if !isPlaced, let source = group.sourceCorners.flatMap(box(around:)) {
      graph.placeDepartures { showContent(with: source) }
    }
    takeLead()
  }

  private func takeLead() {
    followed = nil
    showContentInPlace()
  }

  /// Where the content is on the screen when it is in its own place; nil before there is one.
  func leadingCorners() -> FrameCorners? {
    guard isPlaced else { return nil }
    watchPlace(in: .global)
    takeLead()
    return FrameCorners(of: content.frame, moving: matchedScreenPoint(ofLocal:))
  }

  /// Shows the content where the source has come to be on the screen since.
  func keepUp() {
    guard isPlaced else { return }
    watchPlace(in: .global)
    follow()
  }

  /// Shows the content where the source is; without one, in its own place.
  ///
  /// What leaves stays where it was shown last.
  private func follow() {
    if group.source != nil { followSource() } else if !isLeaving { followed = nil }
    if let followed { showContent(with: followed) } else { showContentInPlace() }
  }

  private func followSource() {
    guard let source = group.sourceCorners.flatMap(box(around:)), followed?.isNear(source) != true
    else {
      return
    }
    followed = source
    graph.placesChanged()
  }

  /// The box around what is at `corners` of the screen, in the element's space; nil where the
  /// effects around leave no numbers.
  private func box(around corners: FrameCorners) -> CGRect? {
    let box = corners.moved(by: localPoint(ofMatchedScreen:)).box
    return [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite) ? box : nil
  }

  private func showContentInPlace() {
    placeContent(at: frame.origin, proposal: placedProposal)
  }

  private func showContent(with source: CGRect) {
    let proposal =
      modifier.properties.contains(.size) ? ProposedViewSize(source.size) : placedProposal
    let size = content.size(for: proposal)
    let point =
      modifier.properties.contains(.position)
      ? (group.sourceAnchor ?? anchor).point(in: source) : anchor.point(in: frame)
    placeContent(
      at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
      proposal: proposal)
  }

  private func placeContent(at origin: CGPoint, proposal: ProposedViewSize) {
    let old = content.frame
    content.place(at: origin, proposal: proposal)
    guard content.frame != old else { return }
    var around = parent as? WrapperElement
    while let wrapper = around {
      if wrapper.isOfTransition { wrapper.matchedFrameChanged() }
      around = wrapper.parent as? WrapperElement
    }
  }

  override var matchedFrame: CGRect? { content.frame }
}

extension CGRect {
  /// Whether the rectangles differ by no more than what turning to the screen's space and back
  /// does.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
