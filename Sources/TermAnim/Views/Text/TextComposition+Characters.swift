import Foundation

extension TextComposition {
  /// The text in the terminal's own characters, in whole cells.
  ///
  /// As many lines as there is room for, at least one.
  init(charactersOf content: TextContent, for proposal: ProposedViewSize) {
    let cell = content.cell
    let gap = CGFloat(max(0, (content.flow.lineSpacing / cell.height).rounded())) * cell.height
    let room = Self.whole((proposal.width ?? .infinity) / cell.width)
    let rows = Self.whole(((proposal.height ?? .infinity) + gap) / (cell.height + gap))
    let layout = CellTextLayout(
      content.runs.map(\.span.text), columns: room,
      lineLimit: min(content.flow.lineLimit ?? .max, rows), alignment: content.flow.alignment,
      truncation: content.flow.truncation.truncation)
    guard !layout.lines.isEmpty else { return }
    let height = CGFloat(layout.lines.count) * (cell.height + gap) - gap
    size = CGSize(width: CGFloat(layout.columns) * cell.width, height: height)
    baselines = (cell.height * 0.75, height - cell.height * 0.25)
    for (row, line) in layout.lines.enumerated() {
      append(line, y: CGFloat(row) * (cell.height + gap), cell.width)
    }
  }

  /// Adds a line, its stretches of one run each.
  private mutating func append(
    _ line: CellTextLayout.Line, y: CGFloat, _ columnWidth: CGFloat
  ) {
    var column = line.column
    var rest = line.clusters[...]
    while let first = rest.first {
      let stretch = rest.prefix { $0.span == first.span }
      let clusters = stretch.map { CharacterRun.Cluster(text: $0.text, columns: $0.columns) }
      let place = CGPoint(x: CGFloat(column) * columnWidth, y: y)
      marks.append((first.span, .characters(clusters, at: place)))
      column += stretch.reduce(0) { $0 + $1.columns }
      rest = rest.dropFirst(stretch.count)
    }
  }

  /// Whole cells in a length, a rounding error more included; at least 1, for NaN too.
  private static func whole(_ cells: CGFloat) -> Int {
    cells >= 1 ? Int(min(cells + 1e-6, 1e6)) : 1
  }
}
