import Foundation

/// The layout of lazy grids: lines of as many views as there are tracks.
struct LazyGridLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  /// Along which the lines follow one another.
  let axis: Axis
  let items: [GridItem]
  /// Where the tracks stand across, when there is more space.
  let guide: AlignmentKey
  /// Between lines, in points; nil is the usual distance.
  let spacing: CGFloat?

  private struct Arrangement {
    var tracks: [GridTrack]
    var grid: GridLines

    /// Across the axis.
    var breadth: CGFloat { tracks.last?.end ?? 0 }
  }

  private var across: Axis { axis == .vertical ? .horizontal : .vertical }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let arrangement = arrangement(of: subviews, in: proposal)
    let length = arrangement.grid.length
    let breadth = max(arrangement.breadth, usable(proposal[across]) ?? 0)
    return axis == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let arrangement = arrangement(of: subviews, in: proposal)
    let breadth = axis == .vertical ? bounds.width : bounds.height
    let inset = inset(of: arrangement.breadth, in: breadth)
    for line in arrangement.grid.lines {
      for cell in line.cells {
        let track = arrangement.tracks[cell.track]
        let room =
          line.isWhole
          ? rect(line.start, line.length, 0, breadth)
          : rect(line.start, line.length, inset + track.start, track.length)
        let proposal = cellProposal(line.isWhole ? breadth : track.length)
        subviews[cell.view].place(
          at: track.alignment.origin(
            of: subviews[cell.view].dimensions(in: proposal),
            in: room.offsetBy(dx: bounds.minX, dy: bounds.minY)),
          proposal: proposal)
      }
    }
    let lines = arrangement.grid.lines
    for run in arrangement.grid.runs {
      // What stands for no views may have no line: it is at the beginning.
      let line = lines.indices.contains(run.line) ? lines[run.line] : GridLines.Line()
      let room = rect(line.start, run.hasOwnLine ? line.length : 0, 0, breadth)
      subviews[run.view].place(
        at: CGPoint(x: bounds.minX + room.minX, y: bounds.minY + room.minY),
        proposal: ProposedViewSize(room.size))
    }
  }

  private func rect(
    _ start: CGFloat, _ length: CGFloat, _ acrossStart: CGFloat, _ breadth: CGFloat
  ) -> CGRect {
    axis == .vertical
      ? CGRect(x: acrossStart, y: start, width: breadth, height: length)
      : CGRect(x: start, y: acrossStart, width: length, height: breadth)
  }

  private func cellProposal(_ breadth: CGFloat) -> ProposedViewSize {
    ProposedViewSize(along: across, breadth, across: nil)
  }

  /// Where tracks of a breadth begin in a greater one.
  private func inset(of inner: CGFloat, in outer: CGFloat) -> CGFloat {
    func place(_ length: CGFloat) -> CGFloat {
      guide.id.defaultValue(in: ViewDimensions(size: CGSize(width: length, height: length)))
    }
    return place(outer) - place(inner)
  }

  private func usable(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite ? $0 : nil }
  }

  private func arrangement(of subviews: Subviews, in proposal: ProposedViewSize) -> Arrangement {
    let breadth = usable(proposal[across])
    let tracks = GridTrack.tracks(for: items, in: breadth)
    let whole = max(tracks.last?.end ?? 0, breadth ?? 0)
    var grid = GridLines(of: subviews, count: tracks.count)
    grid.arrange(gap: spacing ?? 8) { cell, line in
      let proposal = cellProposal(line.isWhole ? whole : tracks[cell.track].length)
      return subviews[cell.view].sizeThatFits(proposal).along(axis)
    }
    return Arrangement(tracks: tracks, grid: grid)
  }
}
