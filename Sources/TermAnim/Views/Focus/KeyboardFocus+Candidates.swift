/// What can have the focus inside an element.
extension KeyboardFocus {
  /// Presses the first view in `element` that can be used at times, if it can be now.
  func activateFirst(in element: Element) {
    let first = candidates.objects.first { $0.isReachable && $0.isInside(element) }
    guard let first, first.isEnabled, !first.press(KeyPress(.return)) else { return }
    first.activate()
  }

  /// The views in `element` that keys may go to now.
  func candidates(in element: Element) -> [FocusableElement] {
    candidates.objects.filter { $0 !== element && $0.isInside(element) && $0.canBeFocused }
  }

  /// The first view that can be used in `element`.
  func firstCandidate(in element: Element) -> FocusableElement? {
    candidates.objects.first { candidate in
      candidate.isEnabled && candidate.isReachable && candidate.isInside(element)
    }
  }
}
