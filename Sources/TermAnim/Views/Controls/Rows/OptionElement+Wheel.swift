extension OptionElement {
  /// Whether the element is a value on the wheel of a picker.
  var isOnWheel: Bool { modifier.look == .menuItem && modifier.choice?.followsFocus == true }

  /// Goes to the value above (-1) or below (1) and chooses it; the wheel keeps the focus at its
  /// ends.
  func turnWheel(by step: Int) {
    let next = graph.focus.row(by: step, from: self) {
      $0.nearestScrollElement === nearestScrollElement
    }
    guard let next else { return }
    graph.focus.lead(to: next)
    chooseFocused()
  }
}
