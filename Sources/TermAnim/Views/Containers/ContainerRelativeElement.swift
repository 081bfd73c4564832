import Foundation

/// The element of a `ContainerRelativeModifier`.
final class ContainerRelativeElement: UnaryLayoutElement<ContainerRelativeModifier> {
  /// The scroll view that has been asked to tell of its size.
  private weak var scroll: ScrollElement?

  /// The size of what the view is in; that of a scroll view is known when it has been placed.
  private var container: CGSize {
    guard let nearest = nearestScrollElement else { return graph.size }
    if nearest !== scroll {
      scroll = nearest
      nearest.relativeElements.append(self)
    }
    return nearest.limits.innerWindow
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
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

  override func origin(in frame: CGRect, offering inner: ProposedViewSize) -> CGPoint {
    modifier.alignment.origin(of: content.dimensions(for: inner), in: frame)
  }
}
