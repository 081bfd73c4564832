import Foundation

/// Makes the rows of a long lazy container as they come near its window, and takes back those that
/// are far away; what is seen stays where it is meanwhile.
///
/// Where it turns out that they run from right to left it makes all of them.
///
/// All that happens in updates of its own, as nothing of it is to be seen moving, and nothing that
/// a program does at the same time is to be taken for it.
@MainActor
final class RowMaker {
  /// How long rows are guessed to be that are not made.
  private(set) var guess = LazyGuess()
  let axis: Axis
  private let isGrid: Bool
  private weak var container: LazyRows?
  private var anchor: LazyAnchor?
  /// The number of the update that the anchor is for.
  private var anchoredIn = -1
  private var isAboutToLook = false
  /// The part of the axis that is in the window; nil is everywhere.
  private var window: ClosedRange<CGFloat>?
  /// Where the window began when it was there.
  private var offset: CGFloat = 0
  /// From how many views on rows are taken back.
  private var limit = 4 * MadeRows<Int>.chunk

  init(for container: LazyRows, along axis: Axis, isGrid: Bool) {
    (self.container, self.axis, self.isGrid) = (container, axis, isGrid)
  }

  /// Whether the rows run from right to left, which may change.
  private var isReversed: Bool { axis == .horizontal && container?.window?.isRightToLeft == true }

  private var graph: ViewGraph? { container?.list?.graph }

  /// The scroll view that shows a part of the container.
  private var scroll: ScrollElement? { container?.window?.scrollElement(along: axis) }

  private var rows: [LazyRow] { container?.rows ?? [] }

  // MARK: Keeping the place

  /// Moves the window with what stays in it, if rows are made in this update, and says how far.
  func keepPlace() -> CGFloat {
    guard anchoredIn == graph?.currentUpdate.whole.number, let scroll,
      let way = anchor?.takeWay(among: rows), abs(way) > 0.001
    else { return 0 }
    scroll.contentMoved(
      by: axis == .horizontal ? CGSize(width: way, height: 0) : CGSize(width: 0, height: way))
    return way
  }

  /// Lets what is in the window stay there in this update.
  func hold() {
    guard let graph, let scroll, let window = windows?.first,
      anchoredIn != graph.currentUpdate.whole.number
    else { return }
    anchor = LazyAnchor(among: rows, in: window, of: scroll, along: axis)
    guard anchor != nil else { return }
    anchoredIn = graph.currentUpdate.whole.number
    scroll.beginToFollowContent()
  }

  /// The parts of the axis that are in the window, and that will be when it has come to rest; nil
  /// is everywhere.
  private var windows: [ClosedRange<CGFloat>]? {
    guard let window, let scroll, !isReversed else { return nil }
    let now = window.moved(by: scroll.presentedOffset.along(axis) - offset)
    return [now, now.moved(by: scroll.wayToGo.along(axis))]
  }

  // MARK: Guessing

  /// The guess by the rows as they are now; nil while the last one is good enough.
  private var betterGuess: LazyGuess? {
    guard let graph, !isReversed else { return nil }
    let scale = graph.environment.pixelsPerPoint
    let unit = axis == .horizontal ? 1 / scale.width : GridUnit.cell.height(at: scale)
    return LazyGuess(of: rows, along: axis, isGrid: isGrid, unit: unit).flatMap {
      $0.isLike(guess) ? nil : $0
    }
  }

  // MARK: Making

  /// Looks after rows that are not made when all that comes in this update has come, where there
  /// is something to do.
  func lookLater(in window: ClosedRange<CGFloat>?) {
    (self.window, offset) = (window, scroll?.presentedOffset.along(axis) ?? 0)
    guard !isAboutToLook, let graph else { return }
    let unmade = rows.filter { $0.unmade != nil }
    let near = windows?.map { $0.grown(byLengths: 1) }
    let isNear = unmade.contains { row in
      near?.contains(where: row.extent(along: axis).isIn) ?? true
    }
    let isMuch = rows.count > limit
    guard isNear || isMuch || !unmade.isEmpty && betterGuess != nil else { return }
    isAboutToLook = true
    graph.enqueueStill { [weak self] in self?.look() }
  }

  private func look() {
    isAboutToLook = false
    guard let container, container.list?.isRemoved == false else { return }
    hold()
    if let betterGuess {
      guess = betterGuess
      for row in rows { row.unmade?.guess = betterGuess }
    } else {
      makeRows()
    }
    if rows.count > limit, let windows { dropRows(farFrom: windows) }
  }

  private func makeRows() {
    let windows = windows?.map { $0.grown(byLengths: 2) }
    for row in rows {
      guard let unmade = row.unmade, let source = unmade.source else { continue }
      guard let windows else {
        source.make(unmade.rows)
        continue
      }
      for part in windows where row.extent(along: axis).isIn(part) {
        source.make(unmade.rows(in: part, from: row.extent(along: axis).start))
      }
    }
  }

  /// Takes back rows that are far from the window, and from the one that has the focus.
  private func dropRows(farFrom windows: [ClosedRange<CGFloat>]) {
    var kept = windows.map { $0.grown(byLengths: 4) }
    if let focus = graph?.focus.focused, let row = rows.first(where: { $0.isAround(focus) }) {
      let place = row.extent(along: axis).start - windows[0].lowerBound
      kept.append(windows[0].moved(by: place).grown(byLengths: 1))
    }
    var far: [ObjectIdentifier: (source: any LazyRowSource, nodes: Set<ObjectIdentifier>)] = [:]
    for row in rows where row.isOrdinary {
      guard !kept.contains(where: row.extent(along: axis).isIn), let made = made(row)
      else { continue }
      far[ObjectIdentifier(made.source), default: (made.source, [])].nodes
        .insert(ObjectIdentifier(made.node))
    }
    let count = far.values.reduce(0) { $0 + $1.source.drop($1.nodes) }
    limit = max(limit, 2 * (rows.count - count))
  }

  /// The node that was made for a row, and what has made it; nil where all rows are made.
  private func made(_ row: LazyRow) -> (node: ViewNode, source: any LazyRowSource)? {
    var node = row.item
    while let inner = node, let around = inner.parent, around !== container?.list {
      if let source = around as? any LazyRowSource { return (inner, source) }
      node = around
    }
    return nil
  }
}

extension ClosedRange<CGFloat> {
  /// The range with so many times its length on both sides.
  fileprivate func grown(byLengths count: CGFloat) -> Self {
    let way = (upperBound - lowerBound) * count
    return lowerBound - way...upperBound + way
  }

  /// The range so much further.
  func moved(by way: CGFloat) -> Self {
    lowerBound + way...upperBound + way
  }
}
