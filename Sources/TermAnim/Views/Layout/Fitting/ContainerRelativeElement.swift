import Foundation

/// The element of a `ContainerRelativeModifier`.
final class ContainerRelativeElement: UnaryLayoutElement<ContainerRelativeModifier>, ReadingElement
{
  var reader: Backlink<ViewNode>?
  /// What has been asked to tell of its size.
  private weak var teller: (any RelativeContainer)?

  /// The size of what the view is in.
  private var container: CGSize {
    guard let nearest = nearestRelativeContainer else { return graph.size }
    if nearest !== teller {
      teller = nearest
      nearest.room.add(self)
    }
    return nearest.relativeSize
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = container
    var inner = proposal
    if modifier.axes.contains(.horizontal) {
      inner.width = length(of: container.width, .horizontal)
    }
    if modifier.axes.contains(.vertical) {
      inner.height = length(of: container.height, .vertical)
    }
    return inner
  }

  /// The length in a container of a length, or none when it is no length.
  private func length(of container: CGFloat, _ axis: Axis) -> CGFloat {
    let length = reading { modifier.length(container, axis) }
    return length > 0 && length.isFinite ? length : 0
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
