/// Which view keys go to.
@MainActor
final class KeyboardFocus {
  /// What can have the focus, in the order of their making.
  private var candidates: [Weak<FocusableElement>] = []
  private(set) weak var focused: FocusableElement?

  func add(_ element: FocusableElement) {
    candidates.append(Weak(element))
  }

  func remove(_ element: FocusableElement) {
    candidates.removeAll { $0.object == nil || $0.object === element }
    if focused === element { focused = nil }
  }

  /// Moves the focus `step` candidates on, around the end; the first one when nothing has it.
  func move(by step: Int) {
    candidates.removeAll { $0.object == nil }
    guard !candidates.isEmpty else { return }
    let index = candidates.firstIndex { $0.object === focused }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : -1)
    let old = focused
    focused = candidates[(next % candidates.count + candidates.count) % candidates.count].object
    old?.setNeedsDrawing()
    focused?.setNeedsDrawing()
  }
}
