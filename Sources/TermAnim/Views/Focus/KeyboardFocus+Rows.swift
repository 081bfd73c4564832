/// How the focus goes from row to row.
extension KeyboardFocus {
  /// Moves the focus out of `row`, to what is above (-1) or below (1), around the end, and says
  /// whether something has it then.
  func move(by step: Int, outOf row: FocusableElement) -> Bool {
    let elements = order
    let inside = elements.indices.filter { elements[$0].isInside(row) }
    guard let first = inside.first, let last = inside.last else { return move(by: step) }
    let next = step > 0 ? last + 1 : first + elements.count - 1
    let target = elements[next % elements.count]
    guard !target.isInside(row) else { return true }
    lead(to: self.row(of: target, beside: row) ?? target)
    return true
  }

  /// Moves the focus among what is in a menu, alert or dialog; where nothing there has it, on from
  /// the line that is chosen.
  func moveInPanel(by step: Int) -> Bool {
    let elements = order
    guard !elements.contains(where: { $0 === focused }),
      let chosen = elements.firstIndex(where: \.isChosenLine)
    else { return move(by: step, among: elements) }
    lead(to: elements[(chosen + step + elements.count) % elements.count])
    return true
  }

  /// The nearest row above `row` (-1) or below it (1) that is wanted; nil where there is none.
  func row(
    by step: Int, from row: FocusableElement, where isWanted: (FocusableElement) -> Bool
  ) -> FocusableElement? {
    let elements = order
    let inside = elements.indices.filter { elements[$0].isInside(row) }
    guard let first = inside.first, let last = inside.last else { return nil }
    let others =
      step < 0 ? elements[..<first].reversed() : Array(elements[elements.index(after: last)...])
    return others.lazy.compactMap { self.row(of: $0, beside: row) }.first(where: isWanted)
  }

  /// The row, other than `row`, that has the focus as a whole where `element` is in it.
  private func row(
    of element: FocusableElement, beside row: FocusableElement
  ) -> FocusableElement? {
    element.chain.lazy.compactMap { $0 as? FocusableElement }.first {
      $0.isEnteredAsRow && $0.canBeFocused && !row.isInside($0)
    }
  }
}
