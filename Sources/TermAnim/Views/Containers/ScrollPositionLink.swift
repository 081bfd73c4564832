/// A binding that follows which view is at a place of a scroll view, and scrolls to the view it is
/// set to.
struct ScrollPositionLink {
  let get: () -> AnyHashable?
  let set: (AnyHashable?) -> Void
  /// The point of view and window that counts; nil is the beginning.
  let anchor: UnitPoint?

  init<ID: Hashable & Sendable>(_ binding: Binding<ID?>, anchor: UnitPoint?) {
    get = { binding.wrappedValue.map(AnyHashable.init) }
    set = { binding.wrappedValue = $0?.base as? ID }
    self.anchor = anchor
  }
}
