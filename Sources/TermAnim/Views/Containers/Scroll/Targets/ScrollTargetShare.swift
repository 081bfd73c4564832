/// How much of a view that a scroll view comes to rest at is in its window.
struct ScrollTargetShare {
  let id: AnyHashable
  /// 0...1; -1 where nothing of it is in there.
  let share: Double
}
