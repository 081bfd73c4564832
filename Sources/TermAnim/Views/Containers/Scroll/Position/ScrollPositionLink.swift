/// A binding that follows which view is at a place of a scroll view, and scrolls to where it is
/// set.
struct ScrollPositionLink {
  let goal: () -> ScrollGoal?
  /// Takes note of the view that is at the place; nil is none with an identity.
  let follow: (AnyHashable?) -> Void
  /// The point of view and window that counts; nil is the beginning.
  let anchor: UnitPoint?
  /// Whether it also follows where the program has scrolled to.
  let followsProgram: Bool

  init<ID: Hashable>(_ binding: Binding<ID?>, anchor: UnitPoint?) {
    goal = { binding.wrappedValue.map { ScrollGoal(AnyHashable(ofView: $0), anchor: nil) } }
    follow = { id in if let id { binding.wrappedValue = id.base as? ID } }
    (self.anchor, followsProgram) = (anchor, true)
  }

  init(_ binding: Binding<ScrollPosition>, anchor: UnitPoint?) {
    goal = { binding.wrappedValue.goal }
    follow = { id in
      var position = binding.wrappedValue
      position.follow(to: id)
      if position != binding.wrappedValue { binding.wrappedValue = position }
    }
    (self.anchor, followsProgram) = (anchor, false)
  }
}
