/// What had the focus when something was presented above it.
@MainActor
struct FocusMemory {
  private var covered: [Weak<FocusableElement>] = []

  nonisolated init() {}

  /// Takes note that the focus is taken from `element`, if that is only covered.
  mutating func insert(_ element: FocusableElement) {
    guard element.isShown, !element.isReachable else { return }
    covered.removeAll { $0.object == nil || $0.object === element }
    covered.append(Weak(element))
  }

  /// Takes out the last of what has come to be uncovered; nil when there is none.
  ///
  /// What has gone meanwhile is forgotten.
  mutating func takeUncovered() -> FocusableElement? {
    guard !covered.isEmpty else { return nil }
    covered.removeAll { $0.object?.isShown != true }
    let uncovered = covered.compactMap(\.object).filter(\.isReachable)
    covered.removeAll { $0.object?.isReachable == true }
    return uncovered.last { $0.canBeFocused }
  }
}
