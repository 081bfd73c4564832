import Foundation

extension TextEntryElement {
  /// The rows that show, and behind them what is marked, or else the cursor.
  func drawing(in frame: CGRect) -> [DisplayList.Command] {
    let rows = placedRows
    if view.shape == .line {
      let columns = columns(in: frame.width)
      window.show(view.isEdited ? view.entry.cursor : 0, in: rows[0].widths, columns: columns)
    }
    let shown = rowsToDraw
    drawnRows = shown
    var commands: [DisplayList.Command] = []
    if view.isEdited, !view.entry.caret.marked.isEmpty {
      commands += shown.compactMap { mark(in: rows[$0], origin(ofRow: $0, in: frame), in: frame) }
    } else if view.isEdited, shown.contains(cursorRow) {
      commands.append(fill(cursorBox(in: frame), .accentColor))
    }
    return commands
      + shown.compactMap { characters(of: rows[$0], origin(ofRow: $0, in: frame), in: frame) }
  }

  /// The rows that the frame has room for; in a scroll view those that it shows, with as many
  /// before and behind them, so that they need not be drawn again at every step.
  private var rowsToDraw: Range<Int> {
    let placed = placedRows.indices.clamped(to: firstRow..<firstRow + shownRows)
    guard view.shape == .page, let sight else { return placed }
    let length = sight.upperBound - sight.lowerBound
    return rows(at: sight.lowerBound - length...sight.upperBound + length).clamped(to: placed)
  }

  /// The rows from one height to another, among them some that there may not be.
  private func rows(at heights: ClosedRange<CGFloat>) -> Range<Int> {
    let first = max(-1e9, min(heights.lowerBound / cell.height, 1e9)).rounded(.down)
    let end = max(first, min(heights.upperBound / cell.height, 1e9)).rounded(.up)
    return Int(first)..<Int(end)
  }

  /// Takes note that a scroll view shows another part of the element, and draws that.
  func look(at part: CGRect?) {
    sight = part.flatMap { $0.minY <= $0.maxY ? $0.minY...$0.maxY : nil }
    guard let sight else { return redraw() }
    let seen = rows(at: sight).clamped(to: placedRows.indices)
    if !seen.isEmpty, seen.clamped(to: drawnRows) != seen { redraw() }
  }

  /// The first cell of a row, with what is before its window.
  private func origin(ofRow number: Int, in frame: CGRect) -> CGPoint {
    let lead = lead(of: placedRows[number], columns: columns(in: frame.width))
    return CGPoint(
      x: frame.minX + CGFloat(lead) * cell.width,
      y: frame.minY + CGFloat(number - firstRow) * cell.height)
  }

  /// How many columns are free before a row that is aligned so.
  func lead(of row: TextRow, columns: Int) -> Int {
    let hasCursor = view.isEdited || view.shape != .line
    let free = max(0, columns - row.shownWidth - (hasCursor ? 1 : 0))
    return switch environment.textFlow.side {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }

  /// How many columns the frame has from the first one of a row on; spaces at its end may go
  /// beyond.
  private func room(behindLeadOf row: TextRow, in frame: CGRect) -> Int {
    let columns = columns(in: frame.width)
    return columns - lead(of: row, columns: columns)
  }

  /// How many columns of a row are before the first one that shows.
  func hiddenColumns(of row: TextRow) -> Int {
    view.shape == .line ? row.column(of: window.first) : 0
  }

  private func characters(
    of row: TextRow, _ origin: CGPoint, in frame: CGRect
  ) -> DisplayList.Command? {
    let clusters = row.clusters(
      from: hiddenColumns(of: row), columns: room(behindLeadOf: row, in: frame))
    guard !clusters.isEmpty else { return nil }
    let paint = environment.foregroundStyle.paint(in: environment)
      .multiplyingOpacity(by: view.entry.characters.isEmpty ? 0.5 : 1)
    return .characters(
      CharacterRun(clusters: clusters, origin: origin, paint: paint.paint(in: frame)))
  }

  /// The cells of the characters that are marked in a row, and one for a line break, as far as they
  /// show, in a pale tint.
  private func mark(
    in row: TextRow, _ origin: CGPoint, in frame: CGRect
  ) -> DisplayList.Command? {
    let marked = view.entry.caret.marked
    let hasBreak = view.shape != .line && row.endsLine && marked.contains(row.places.upperBound)
    let room = room(behindLeadOf: row, in: frame)
    let first = hiddenColumns(of: row)
    let start = row.column(of: marked.lowerBound) - first
    let end = row.column(of: marked.upperBound) - first + (hasBreak ? 1 : 0)
    let columns = max(start, 0)..<max(min(end, room), max(start, 0))
    guard !columns.isEmpty else { return nil }
    return fill(box(columns, origin), .accentColor.opacity(0.35))
  }

  /// The cell of the character that the cursor is before.
  func cursorBox(in frame: CGRect) -> CGRect {
    let (rows, cursor) = (placedRows, view.entry.cursor)
    let number = cursorRow
    let row = rows[number]
    let last = room(behindLeadOf: row, in: frame) - 1
    let column = min(row.column(of: cursor) - hiddenColumns(of: row), last)
    let width = row.width(at: cursor)
    return box(column..<column + width, origin(ofRow: number, in: frame))
  }

  private func box(_ columns: Range<Int>, _ origin: CGPoint) -> CGRect {
    CGRect(
      x: origin.x + CGFloat(columns.lowerBound) * cell.width, y: origin.y,
      width: CGFloat(columns.count) * cell.width, height: cell.height)
  }

  private func fill(_ box: CGRect, _ color: Color) -> DisplayList.Command {
    .fill(Path(box), color.paint(in: environment).paint(in: box), FillStyle())
  }
}
