import Foundation

/// The element of a `TextEntryView`: it takes all the width it is offered, and its rows.
final class TextEntryElement: LeafElement, Pressable {
  private(set) var view: TextEntryView
  private(set) var environment: EnvironmentValues
  /// Those of the text, or of the prompt where there is none, in the room they were broken for
  /// last.
  private var rows: TextRows
  /// The part of a line that shows.
  var window = TextWindow()
  /// The first row that shows, of a field that has not room for all.
  var firstRow = 0
  /// From which height to which a scroll view shows the element; nil where it is in none.
  var sight: ClosedRange<CGFloat>?
  /// The rows that have been drawn.
  var drawnRows = 0..<0
  /// The size of the frame; nil before there is one.
  private var placedSize: CGSize?
  /// Where on the screen it was pressed last, when, and how many times in a row.
  private var click: (point: CGPoint, time: FrameTime, count: Int)?

  init(
    _ view: TextEntryView, environment: EnvironmentValues, graph: ViewGraph,
    scope: TransactionScope
  ) {
    (self.view, self.environment) = (view, environment)
    rows = TextRows(view.shown, room: nil)
    super.init(graph: graph, scope: scope)
    view.room.element = self
  }

  /// Brings the cursor into sight, if the text is being edited, when all around has been placed.
  func showCursorWhileEdited() {
    if view.isEdited { showCursorLater() }
  }

  private func showCursorLater() {
    graph.afterUpdate { [weak self] in self?.showCursor() }
  }

  func update(to view: TextEntryView, environment: EnvironmentValues) {
    let (old, cell, flow) = (self.view, cell, self.environment.textFlow)
    (self.view, self.environment) = (view, environment)
    follow(old)
    if cell != self.cell || environment.textFlow != flow || view.shape != old.shape {
      setNeedsLayout()
    }
    if !view.isEdited, old.isEdited { firstRow = 0 }
    view.room.element = self
    if isToShowCursor(after: old) { showCursorLater() }
    redraw()
  }

  /// Breaks the text anew where it is another one than before.
  private func follow(_ old: TextEntryView) {
    let isText = !view.entry.characters.isEmpty && !old.entry.characters.isEmpty
    let count = rows.rows.count
    if isText, view.isSecret == old.isSecret {
      guard view.entry.text != old.entry.text else { return }
      let difference = TextDifference(from: old.entry, to: view.entry)
      guard !difference.isEmpty else { return }
      rows.follow(view.characters, difference)
    } else if view.shown != old.shown {
      rows = TextRows(view.shown, room: rows.room)
    } else {
      return
    }
    click = nil
    if rows.rows.count != count { setNeedsLayout() }
  }

  // MARK: Layout

  var cell: CGSize {
    let scale = environment.pixelsPerPoint
    return CGSize(width: 1 / max(scale.width, 1e-6), height: 2 / max(scale.height, 1e-6))
  }

  /// The rows of the text in a room of that width, which has a column for the cursor behind them.
  private func rows(in width: CGFloat) -> [TextRow] {
    let room = view.shape == .line ? nil : max(columns(in: width) - 1, 1)
    if rows.room != room { rows = TextRows(view.shown, room: room) }
    return rows.rows
  }

  /// The number of the row that the cursor is in.
  var cursorRow: Int {
    let caret = view.entry.caret
    return rows.row(at: caret.isAtRowEnd ? caret.cursor - 1 : caret.cursor)
  }

  /// The rows as they are placed.
  var placedRows: [TextRow] { rows(in: frame.width) }

  /// How many of them there is room for.
  var shownRows: Int {
    view.shape == .line ? 1 : max(1, Int(min(frame.height / cell.height, 1e6).rounded()))
  }

  func columns(in width: CGFloat) -> Int { Int(max(1, min(width / cell.width, 1e4))) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? cell.width * 20, cell.width * 4)
    let count = rowsWanted(in: width, height: proposal.height)
    return CGSize(width: width, height: CGFloat(count) * cell.height)
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let ascent = cell.height * TextComposition.cellAscent
    return switch guide {
    case VerticalAlignment.firstTextBaseline.key: ascent
    case VerticalAlignment.lastTextBaseline.key:
      measure(proposal).height - cell.height + ascent
    default: nil
    }
  }

  private func rowsWanted(in width: CGFloat, height: CGFloat?) -> Int {
    switch view.shape {
    case .line: return 1
    case .page: return rows(in: width).count
    case .field:
      let flow = environment.textFlow
      let most = max(flow.lineLimit ?? .max, 1)
      let room = height.map { Int(max(1, min($0 / cell.height + 0.01, 1e6))) } ?? .max
      return min(max(rows(in: width).count, flow.leastLines), most, room)
    }
  }

  override func didPlace() {
    super.didPlace()
    let placed = placedRows
    if view.shape != .line { view.room.columns = rows.room }
    firstRow = min(firstRow, max(0, placed.count - shownRows))
    let (old, new) = (placedSize, frame.size)
    placedSize = new
    // A text that grows by itself leaves what is seen where it is.
    guard let old, view.isEdited, view.shape != .line else { return }
    if new.width != old.width || view.shape == .field && new.height < old.height {
      showCursorLater()
    }
  }

  // MARK: Cursor

  /// Whether the cursor has been moved where somebody looks.
  private func isToShowCursor(after old: TextEntryView) -> Bool {
    if view.isEdited { return !old.isEdited || view.entry.caret != old.entry.caret }
    return view.selection != old.selection && view.selection != nil
  }

  /// Brings the row with the cursor into sight.
  private func showCursor() {
    guard view.shape != .line else { return scrollToSee(frame) }
    let number = cursorRow
    let shown = shownRows
    let first = min(max(firstRow, number - shown + 1), number)
    if first != firstRow {
      firstRow = first
      redraw()
    }
    let box = cursorBox(in: CGRect(origin: .zero, size: frame.size))
    if view.shape == .page, let scroll = nearestScrollElement {
      let place = frame(inContentOf: scroll).origin
      let offset = scroll.offset(showing: box.offsetBy(dx: place.x, dy: place.y))
      // A glide would still be under way when the next character comes.
      if !scroll.isBound(for: offset) { scroll.scroll(to: offset) }
    }
    scrollToSee(box.offsetBy(dx: frame.minX, dy: frame.minY))
  }

  override func commands(in frame: CGRect) -> [DisplayList.Command] { drawing(in: frame) }

  // MARK: Pointing

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    // What is pressed below the last row of a page is its end.
    let isBelow = view.shape == .page && point.y >= presentedFrame.maxY
    guard super.hitTest(point, path: &path) || isBelow else { return false }
    if enclosingField?.isEnabled == true { path.append(self) }
    return true
  }

  var usesHolding: Bool { true }

  private(set) lazy var participant: GestureParticipant? =
    CallbackRecognizer(followingPressesOf: self, isDrag: true) { [weak self] in self?.follow($0) }

  /// Gives the field the focus, and puts the cursor before the character that was pressed; the
  /// pointer then marks what it passes over.
  private func follow(_ press: Press) {
    switch press.phase {
    case .began:
      graph.focus.move(to: enclosingField)
      view.press(count(press), place(at: press.location))
    case .moved where click.map({ !isInCell(of: $0.point, press.screenLocation) }) ?? true:
      click = nil
      view.press(.marks, place(at: press.location))
    default: break
    }
  }

  /// Follows a press of what is around the text, as if it were at the edge.
  func follow(beside press: Press) {
    var press = press
    let point = localPoint(ofScreen: press.screenLocation)
    press.location = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    follow(press)
  }

  private func isInCell(of one: CGPoint, _ other: CGPoint) -> Bool {
    Int(one.x / cell.width) == Int(other.x / cell.width)
      && Int(one.y / cell.height) == Int(other.y / cell.height)
  }

  /// What a press is: one soon after another in the same cell marks more.
  private func count(_ press: Press) -> TextPress {
    var count = 1
    if let click, isInCell(of: click.point, press.screenLocation),
      press.time.seconds - click.time.seconds <= TapRecognizer.repeatInterval
    {
      count = click.count % 3 + 1
    }
    click = (press.screenLocation, press.time, count)
    return switch count {
    case 1: .placesCursor
    case 2: view.isSecret ? .marksLine : .marksWord
    default: .marksLine
    }
  }

  private var enclosingField: FocusableElement? { nearest() }

  /// Where the cursor is to be for a point of the element, or of the rows above and below it.
  private func place(at point: CGPoint) -> TextEntry.Caret {
    let rows = placedRows
    let number = Int(max(-1e6, min(point.y / cell.height, 1e6)).rounded(.down)) + firstRow
    let row = rows[min(max(number, 0), rows.count - 1)]
    let lead = lead(of: row, columns: columns(in: frame.width))
    let column = Int(max(0, min(point.x / cell.width, 1e4))) - lead
    return row.place(at: max(0, column) + hiddenColumns(of: row))
  }

  /// Shows other rows of a field that has not room for all.
  func scroll(by delta: CGSize) -> Bool {
    guard view.shape == .field, delta.height.isFinite else { return false }
    let step = Int((max(-1e4, min(delta.height / cell.height, 1e4))).rounded(.awayFromZero))
    let first = min(max(firstRow + step, 0), max(0, placedRows.count - shownRows))
    guard first != firstRow else { return false }
    firstRow = first
    redraw()
    return true
  }
}
