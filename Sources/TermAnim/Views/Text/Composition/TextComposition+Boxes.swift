import Foundation

extension TextComposition {
  /// What is shown of some runs: a box for each run in each line, in points from the text's top
  /// left corner.
  func boxes(of runs: Range<Int>) -> [CGRect] {
    switch source {
    case .none: []
    case .outlines(let layout, _): boxes(of: runs, in: layout)
    case .cells(let layout, let cell, let pitch):
      layout.lines.enumerated().flatMap { row, line in
        line.columns(of: runs).map { columns in
          CGRect(
            x: CGFloat(columns.lowerBound) * cell.width, y: CGFloat(row) * pitch,
            width: CGFloat(columns.count) * cell.width, height: cell.height)
        }
      }
    }
  }

  private func boxes(of runs: Range<Int>, in layout: TextLayout) -> [CGRect] {
    layout.lines.flatMap { line in
      layout.runs(of: line).compactMap { range in
        guard let first = layout.glyphs[range].first, let last = layout.glyphs[range].last,
          runs.contains(first.span)
        else { return nil }
        return first.typographicBounds.union(last.typographicBounds)
      }
    }
  }
}

extension CellTextLayout.Line {
  /// The columns of those clusters side by side that come from some of the spans.
  fileprivate func columns(of spans: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = column
    for cluster in clusters {
      let end = start + cluster.columns + cluster.gap
      if spans.contains(cluster.span) {
        let isNext = found.last?.upperBound == start
        if isNext { found[found.count - 1] = found[found.count - 1].lowerBound..<end }
        if !isNext { found.append(start..<end) }
      }
      start = end
    }
    return found
  }
}
