import Foundation

/// The views of a lazy container: which of them are in the tree.
///
/// A class because it stays the same from one description of the container to the next.
@MainActor
final class LazyRows {
  private(set) weak var list: ViewNode?
  private var shown: ShownSubviews?
  private(set) var rows: [LazyRow] = []
  private var areStale = true
  /// What makes rows as they come near; nil where all are made.
  private(set) var maker: RowMaker?
  /// What says which part of the container is seen.
  weak var window: LazyWindowElement?
  /// Which parts of sections stay in view; nil is none.
  var pinning: SectionPinning? {
    didSet { if pinning != oldValue { window?.tellAgain() } }
  }

  nonisolated init() {}

  /// Takes the views below `node`, which has none yet, and keeps them out of the tree; of many rows
  /// only those are made that come near the window, unless they run from right to left.
  func list(below node: ViewNode, along axis: Axis, isGrid: Bool) {
    (list, shown) = (node, ShownSubviews(of: node))
    let isReversed = axis == .horizontal && node.inputs.environment.isRightToLeft
    maker = isReversed ? nil : RowMaker(for: self, along: axis, isGrid: isGrid)
  }

  /// Takes note that there may be other views.
  func rowsChanged() {
    areStale = true
  }

  /// Takes note that what is around has come into the tree.
  func cameBack() {
    window?.tellAgain()
    list?.graph.placesChanged()
  }

  /// Brings views into the tree that have come into a part of the axis, and takes out those that
  /// have left it; nil is everywhere.
  ///
  /// Rows that are not made are made as they come near.
  /// Parts of sections that stay in view come and go with their sections: they are shown within
  /// these, at an edge of the window. What lies outside of `sight`, which is around the window, is
  /// not drawn.
  ///
  /// O(rows).
  func look(
    in window: ClosedRange<CGFloat>?, sight: ClosedRange<CGFloat>?, along axis: Axis
  ) {
    guard let list, let shown, !list.isRemoved else { return }
    if areStale { collect(below: list, shown) }
    let moved = maker?.keepPlace() ?? 0
    let (window, sight) = (window?.moved(by: moved), sight?.moved(by: moved))
    let sections = pinning == nil ? [:] : sections(along: axis)
    // What an animation takes far away is seen on its way.
    let keepsSight = list.transaction.effectiveAnimation != nil
    var (hasSomeLeft, hasNewInSight) = (false, false)
    for row in rows {
      if row.unmade != nil { continue }
      let wasInWindow = row.isInWindow
      let pinned = isPinned(row) ? row.section.flatMap { sections[$0] } : nil
      let extent = pinned ?? row.extent(along: axis)
      row.isInWindow = window.map(extent.isIn) ?? true
      let isInSight = row.isInWindow || sight.map(extent.isIn) ?? true
      if row.element.isOutOfSight, isInSight { hasNewInSight = true }
      if isInSight || !keepsSight { row.element.isOutOfSight = !isInSight }
      if !row.isInWindow {
        hasSomeLeft = hasSomeLeft || wasInWindow
      } else if !wasInWindow || row.item?.isRemoved == true {
        shown.show(row)
      }
    }
    if hasSomeLeft { shown.lookLater() }
    if hasNewInSight { list.graph.placesChanged() }
    maker?.lookLater(in: window)
  }

  /// How much of the axis the parts before and after the other rows of a section take that stay in
  /// view, where something of such a row is in `range`; nothing elsewhere.
  ///
  /// O(rows).
  func pinnedLengths(
    in range: ClosedRange<CGFloat>, along axis: Axis
  ) -> (before: CGFloat, after: CGFloat) {
    guard pinning != nil,
      let row = rows.first(where: { $0.extent(along: axis).isIn(range) && !isPinned($0) }),
      let section = row.section
    else { return (0, 0) }
    func length(_ part: SectionPart) -> CGFloat {
      rows.lazy.filter { $0.section == section && $0.part == part && self.isPinned($0) }
        .reduce(0) { $0 + $1.extent(along: axis).length }
    }
    return (length(.header), length(.footer))
  }

  private func isPinned(_ row: LazyRow) -> Bool {
    guard let pinning, let part = row.part else { return false }
    return pinning.parts.contains(part.option)
  }

  private func sections(along axis: Axis) -> [ObjectIdentifier: LazyExtent] {
    var sections: [ObjectIdentifier: LazyExtent] = [:]
    for row in rows {
      guard let section = row.section else { continue }
      let extent = row.extent(along: axis)
      sections[section, default: extent].formUnion(extent)
    }
    return sections
  }

  private func collect(below list: ViewNode, _ shown: ShownSubviews) {
    areStale = false
    var elements: [Element] = []
    list.appendElements(to: &elements)
    let known = Dictionary(
      rows.map { (ObjectIdentifier($0.element), $0) }, uniquingKeysWith: { first, _ in first })
    let count = rows.count
    rows = elements.map { known[ObjectIdentifier($0)] ?? LazyRow($0) }
    shown.find(rows.filter { $0.unmade == nil })
    // What is left of a row without an element is not seen.
    let kept = elements.count { known[ObjectIdentifier($0)] != nil }
    if kept < count { shown.lookLater() }
  }
}
