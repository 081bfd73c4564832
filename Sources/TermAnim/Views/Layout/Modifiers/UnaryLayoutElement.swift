import Foundation

/// The element of a modifier that says what its content is offered and where it is put.
///
/// The guides that the content has set are where the content is.
class UnaryLayoutElement<Modifier>: WrapperElement {
  final var modifier: Modifier {
    didSet { modifierChanged() }
  }
  /// The guides of which the elements around have heard that they are not set.
  private var unsetGuides: [AlignmentKey] = []

  init(_ modifier: Modifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  /// Takes note of another modifier, of which what is around may depend unless overridden.
  func modifierChanged() {
    setNeedsLayout()
  }

  /// What the content is offered.
  func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal
  }

  /// What the content is offered where the element is placed, or a guide is asked for, in `size`.
  func placing(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    inner(proposal)
  }

  /// Where the content is put when the element has `frame` and the content is offered `inner`.
  func origin(in frame: CGRect, offering inner: ProposedViewSize) -> CGPoint {
    frame.origin
  }

  final override func explicitGuide(
    _ guide: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let frame = CGRect(origin: .zero, size: size(for: proposal))
    let inner = placing(proposal, in: frame.size)
    let place = content.explicitGuide(guide, for: inner)
    if guide.merging != .none || place != nil { tellOfContent() }
    guard let place else {
      if holdsLayout, !unsetGuides.contains(guide) { unsetGuides.append(guide) }
      return nil
    }
    return place + origin(in: frame, offering: inner).along(guide.axis)
  }

  final override var contentSetsGuide: Bool {
    unsetGuides.contains { explicitGuide($0, for: placedProposal) != nil }
  }

  final override func didPlace() {
    let inner = placing(placedProposal, in: frame.size)
    place(content, at: origin(in: frame, offering: inner), proposal: inner)
  }
}
