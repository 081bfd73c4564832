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
    listeners.objects.filter(\.isReachable)
      .sorted { $0.depth > $1.depth }
      .contains { $0.press(key) }
  }

  /// Moves the focus `step` candidates on, around the end; to the first or last when nothing has
  /// it.
  func move(by step: Int) {
    let elements = candidates.objects.filter { $0.isFocusable && $0.isReachable }
    guard !elements.isEmpty else { return }
    let index = elements.firstIndex { $0 === focused }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : -1)
    focus(elements[(next % elements.count + elements.count) % elements.count])
  }

  /// Lets keys go to `element`; nil is nowhere.
  func focus(_ element: FocusableElement?) {
    guard element !== focused else { return }
    let old = focused
    focused = element
    for element in [old, element] {
      element?.setNeedsDrawing()
      element?.focusDidChange()
    }
  }
}
