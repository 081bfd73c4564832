extension OptionElement {
  /// Gives the focus to the chosen row of the list in place of this one, if it was too far away to
  /// be made: arrow keys choose, and go on from there.
  func leadToChosenRow() {
    guard let choice = modifier.choice, choice.followsFocus, !isSelected,
      let list = nearestScrollElement?.owner
    else { return }
    for tag in choice.selected {
      list.find(tag, with: Transaction()) { [weak self] content in
        guard let self, graph.focus.isWithin(self) else { return }
        let row = content.chain.lazy.compactMap { $0 as? OptionElement }.first
        if let row, row.isSelected, row.canBeFocused { graph.focus.lead(to: row) }
      }
    }
  }
}
