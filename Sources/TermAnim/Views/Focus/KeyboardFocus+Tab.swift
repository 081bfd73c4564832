/// How Tab goes from control to control.
extension KeyboardFocus {
  /// Gives the focus to the first view in `element` that can have it, and says whether there is
  /// one.
  func lead(into element: Element) -> Bool {
    guard let target = order.first(where: { $0.isInside(element) }) else { return false }
    lead(to: target)
    return true
  }

  /// Moves the focus `step` stops of the Tab key on, around the end, and says whether something has
  /// it then.
  func tab(by step: Int) -> Bool {
    let old = focused
    guard move(by: step, among: stops) else { return false }
    let row = focused?.chain.lazy.compactMap { $0 as? FocusableElement }
      .first { $0.listEntry != nil }
    if let row, old?.isInside(row) != true { row.enteredByTab() }
    return true
  }

  /// What Tab stops at: of the rows of a list that have the focus themselves, among which arrow
  /// keys lead, a single one with what is in it.
  private var stops: [FocusableElement] {
    let elements = order
    let listRows = Set(elements.filter { $0.listEntry != nil }.map(ObjectIdentifier.init))
    guard !listRows.isEmpty else { return elements }
    let rows = elements.map { element in
      element.chain.first { listRows.contains(ObjectIdentifier($0)) } as? FocusableElement
    }
    var entries: [ObjectIdentifier?: FocusableElement] = [:]
    for case let row? in rows {
      if let best = entries[row.list], !isBetter(row, than: best) { continue }
      entries[row.list] = row
    }
    return zip(elements, rows).filter { $1.map { entries[$0.list] === $0 } ?? true }.map(\.0)
  }

  /// Whether Tab stops at a row rather than at another one of its list: the focus is in it, or was
  /// there later, unless it goes with what is chosen, or else the row is chosen.
  private func isBetter(_ row: FocusableElement, than other: FocusableElement) -> Bool {
    let (isHere, isThere) = (isWithin(row), isWithin(other))
    if isHere || isThere { return isHere && !isThere }
    let (entry, otherEntry) = (row.listEntry ?? .ordinary, other.listEntry ?? .ordinary)
    if max(entry, otherEntry) == .chosenByFocus { return entry > otherEntry }
    return (row.lastFocus, entry) > (other.lastFocus, otherEntry)
  }
}

extension FocusableElement {
  /// What the rows of a list have in common.
  fileprivate var list: ObjectIdentifier? { nearestScrollElement.map(ObjectIdentifier.init) }
}
