extension OptionElement {
  /// Whether the rows below are shown; nil is a row that hides none.
  var disclosure: Binding<Bool>? {
    for case .disclose(let isExpanded) in rowActions { return isExpanded }
    return nil
  }

  /// Goes from a row of a tree to the one around it, or to the first one inside, where `key` asks
  /// for that, and says whether there is one.
  func moveFocusInTree(by key: KeyPress) -> Bool {
    guard let level = treeLevel, key.isUnmodified else { return false }
    let row: FocusableElement? =
      switch key.facing(layoutDirection).key {
      case .leftArrow: graph.focus.row(by: -1, from: self) { ($0.treeLevel ?? level) < level }
      case .rightArrow:
        graph.focus.row(by: 1, from: self) { _ in true }
          .flatMap { ($0.treeLevel ?? level) > level ? $0 : nil }
      default: nil
      }
    guard let row else { return false }
    graph.focus.lead(to: row)
    chooseFocused()
    return true
  }
}
