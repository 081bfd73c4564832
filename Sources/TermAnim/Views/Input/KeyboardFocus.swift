/// Which elements keys go to.
@MainActor
final class KeyboardFocus {
  /// What may have the focus, in the order of making.
  private var candidates = WeakList<FocusableElement>()
  /// What listens to keys wherever the focus is.
  private var listeners = WeakList<KeyPressElement>()
  private(set) weak var focused: FocusableElement?

  func add(_ element: FocusableElement) {
    candidates.append(element)
  }

  func add(_ listener: KeyPressElement) {
    listeners.append(listener)
  }

  /// Offers `key` to the listeners, the innermost first, and says whether one made use of it.
  func offer(_ key: KeyPress) -> Bool {
    listeners.objects.filter(\.isShown)
      .sorted { $0.depth > $1.depth }
      .contains { $0.press(key) }
  }

  /// Moves the focus `step` candidates on, around the end; to the first or last when nothing has
  /// it.
  func move(by step: Int) {
    let elements = candidates.objects.filter(\.isFocusable)
    guard !elements.isEmpty else { return }
    let index = elements.firstIndex { $0 === focused }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : -1)
    let old = focused
    focused = elements[(next % elements.count + elements.count) % elements.count]
    old?.setNeedsDrawing()
    focused?.setNeedsDrawing()
  }
}
