import Foundation

extension TextComposition {
  /// The text in the terminal's own characters, in whole cells.
  ///
  /// As many lines as there is room for, at least one. Characters have one size, so that nothing
  /// shrinks; tracking is rounded to whole columns.
  init(charactersOf content: TextContent, for proposal: ProposedViewSize) {
    let (cell, flow) = (content.cell, content.flow)
    let gap =
      CGFloat(max(0, (flow.spacing(over: cell.height) / cell.height).rounded())) * cell.height
    let room = Self.whole((proposal.width ?? .infinity) / cell.width)
    let rows = Self.whole(((proposal.height ?? .infinity) + gap) / (cell.height + gap))
    let layout = CellTextLayout(
      content.cellText, columns: room, lineLimit: min(flow.lineLimit ?? .max, rows),
      alignment: flow.side, truncation: flow.truncation.truncation)
    if !layout.lines.isEmpty {
      let height = CGFloat(layout.lines.count) * (cell.height + gap) - gap
      size = CGSize(width: CGFloat(layout.columns) * cell.width, height: height)
      baselines = (
        cell.height * Self.cellAscent, height - cell.height * (1 - Self.cellAscent)
      )
      source = .cells(layout, cell: cell, pitch: cell.height + gap)
      for (row, line) in layout.lines.enumerated() {
        append(line, y: CGFloat(row) * (cell.height + gap), cell, of: content.runs)
      }
    }
    reserve(flow.leastLines, have: layout.lines.count, height: cell.height, gap: gap)
  }

  /// Adds a line, its stretches of one run each.
  private mutating func append(
    _ line: CellTextLayout.Line, y: CGFloat, _ cell: CGSize, of runs: [TextRun]
  ) {
    let width = line.clusters.reduce(0) { $0 + $1.columns + $1.gap }
    var column = line.column
    var rest = line.clusters[...]
    while let first = rest.first {
      let stretch = rest.prefix { $0.span == first.span }
      let clusters = stretch.flatMap { cluster in
        [CharacterRun.Cluster(text: cluster.text, columns: cluster.columns)]
          + Array(repeating: CharacterRun.Cluster(text: " ", columns: 1), count: cluster.gap)
      }
      let place = CGPoint(x: CGFloat(column) * cell.width, y: y)
      let columns = stretch.reduce(0) { $0 + $1.columns + $1.gap }
      if runs.indices.contains(first.span), let ground = runs[first.span].background {
        let size = CGSize(width: CGFloat(columns) * cell.width, height: cell.height)
        marks.append((first.span, .ground(CGRect(origin: place, size: size), ground)))
      }
      let before = column - line.column
      marks.append((first.span, .characters(clusters, at: place, line: -before..<width - before)))
      column += columns
      rest = rest.dropFirst(stretch.count)
    }
  }

  /// Whole cells in a length, a rounding error more included; at least 1, for NaN too.
  private static func whole(_ cells: CGFloat) -> Int {
    cells >= 1 ? Int(min(cells + 1e-6, 1e6)) : 1
  }
}
