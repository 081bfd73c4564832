import Foundation

/// The room that a container is offered, for the views inside that are as large as that.
///
/// It is known before these views are measured, and they are measured again when it changes.
@MainActor
struct RelativeRoom {
  private var offer = ProposedViewSize.unspecified
  private var elements = WeakList<ContainerRelativeElement>()

  /// Tells a view of other rooms from now on.
  mutating func add(_ element: ContainerRelativeElement) {
    elements.append(element)
  }

  mutating func change(to offer: ProposedViewSize) {
    guard offer != self.offer else { return }
    self.offer = offer
    measureAgain()
  }

  /// Whether something is as long as the room along an axis.
  func isAsked(along axis: Axis) -> Bool {
    elements.objects.contains { $0.modifier.axes.contains(Axis.Set(axis)) }
  }

  func measureAgain() {
    for element in elements.objects { element.setNeedsLayout() }
  }

  /// The room in points; along an axis of which no length was offered, or an endless one, that of
  /// `own`.
  func size(or own: CGSize) -> CGSize {
    CGSize(width: offer.width.usable ?? own.width, height: offer.height.usable ?? own.height)
  }
}

extension CGFloat? {
  fileprivate var usable: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}
