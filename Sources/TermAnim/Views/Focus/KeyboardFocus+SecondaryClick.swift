extension KeyboardFocus {
  /// Does what the second button would do where the focus is: what is the innermost around it, or
  /// else inside of what has it; false for nothing.
  func secondaryClick() -> Bool {
    guard let focused, focused.canBeFocused else { return false }
    // Nobody means a view that has been scrolled away.
    guard isFocusInSight else {
      scrollToFocus()
      return true
    }
    if focused.chain.contains(where: { ($0 as? any Pressable)?.secondaryClick(at: nil) == true }) {
      return true
    }
    return focused.graph.secondaryClickElement(inside: focused)?.secondaryClick(at: nil) == true
  }
}

extension ViewGraph {
  /// The outermost view in `element` that can be clicked with the second button; nil for none.
  func secondaryClickElement(inside element: Element) -> SecondaryClickElement? {
    secondaryClicks.objects
      .filter { $0.isReachable && $0.isInside(element) && $0.isUseful }
      .min { $0.depth < $1.depth }
  }
}

extension KeyPress {
  /// Whether the key stands for the second button, as it does in most desktops: Shift and F10.
  var isSecondaryClick: Bool {
    key == KeyEquivalent("\u{F70D}") && modifiers == .shift
  }
}
