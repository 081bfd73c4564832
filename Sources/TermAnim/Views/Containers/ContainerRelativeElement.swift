import Foundation

/// The element of a `ContainerRelativeModifier`.
final class ContainerRelativeElement: WrapperElement {
  var modifier: ContainerRelativeModifier {
    didSet { setNeedsLayout() }
  }
  /// The scroll view that has been asked to tell of its size.
  private weak var scroll: ScrollElement?

  init(_ modifier: ContainerRelativeModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  /// The size of what the view is in; that of a scroll view is known when it has been placed.
  private var container: CGSize {
    guard let nearest = nearestScrollElement else { return graph.size }
    if nearest !== scroll {
      scroll = nearest
      nearest.relativeElements.append(self)
    }
    let margins = nearest.options.asked.contentMargins
    let window = nearest.limits.window
    return CGSize(
      width: max(0, window.width - margins.leading - margins.trailing),
      height: max(0, window.height - margins.top - margins.bottom))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = container
    var inner = proposal
    if modifier.axes.contains(.horizontal) {
      inner.width = usable(modifier.length(container.width, .horizontal))
    }
    if modifier.axes.contains(.vertical) {
      inner.height = usable(modifier.length(container.height, .vertical))
    }
    return inner
  }

  /// The length, or none when it is no length.
  private func usable(_ length: CGFloat) -> CGFloat {
    length > 0 && length.isFinite ? length : 0
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let size = content.size(for: inner)
    return CGSize(
      width: modifier.axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
      height: modifier.axes.contains(.vertical) ? inner.height ?? size.height : size.height)
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override func didPlace() {
    let inner = inner(placedProposal)
    content.place(
      at: modifier.alignment.origin(of: content.dimensions(for: inner), in: frame),
      proposal: inner)
  }
}
