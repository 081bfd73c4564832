/// The name of the space of a scroll view.
struct ScrollSpaceName: Hashable, Sendable {
  /// Along which the scroll view is to scroll; nil is any.
  let axis: Axis?
}
