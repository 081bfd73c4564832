/// What had the focus when something was presented above it, or it was hidden.
@MainActor
struct FocusMemory {
  private var covered: [Weak<FocusableElement>] = []

  nonisolated init() {}

  /// Takes note that the focus is taken from `element`, if keys do not lead there any more.
  mutating func insert(_ element: FocusableElement) {
    guard !element.isReachable else { return }
    covered.removeAll { $0.object == nil || $0.object === element }
    covered.append(Weak(element))
  }

  /// Takes out the last of what has come to be uncovered; nil when there is none.
  ///
  /// What has gone for good is forgotten; what a view keeps while it hides it comes back.
  mutating func takeUncovered() -> FocusableElement? {
    guard !covered.isEmpty else { return nil }
    covered.removeAll { $0.object == nil }
    let uncovered = covered.compactMap(\.object).filter(\.isReachable)
    covered.removeAll { $0.object?.isReachable == true }
    return uncovered.last { $0.canBeFocused }
  }
}
