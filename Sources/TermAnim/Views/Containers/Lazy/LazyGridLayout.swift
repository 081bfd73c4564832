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

  /// One line: views in tracks, or a header or footer over all of them.
  private struct Line {
    var views: Range<Int>
    var isWhole: Bool
    var length: CGFloat = 0
  }

  private struct Arrangement {
    var tracks: [GridTrack]
    var lines: [Line]

    /// Across the axis.
    var breadth: CGFloat { tracks.last?.end ?? 0 }
  }

  private var across: Axis { axis == .vertical ? .horizontal : .vertical }

  private var gap: CGFloat { spacing ?? 8 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let arrangement = arrangement(of: subviews, in: proposal)
    let length = arrangement.lines.reduce(0) { $0 + $1.length }
    let gaps = gap * CGFloat(max(0, arrangement.lines.count - 1))
    let breadth = max(arrangement.breadth, usable(proposal[across]) ?? 0)
    return axis == .vertical
      ? CGSize(width: breadth, height: length + gaps)
      : CGSize(width: length + gaps, height: breadth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let arrangement = arrangement(of: subviews, in: proposal)
    let breadth = axis == .vertical ? bounds.width : bounds.height
    let inset = inset(of: arrangement.breadth, in: breadth)
    var start: CGFloat = 0
    for line in arrangement.lines {
      for (index, track) in zip(line.views, arrangement.tracks) {
        let cell =
          line.isWhole
          ? rect(start, line.length, 0, breadth)
          : rect(start, line.length, inset + track.start, track.length)
        let proposal = cellProposal(line.isWhole ? breadth : track.length)
        subviews[index].place(
          at: track.alignment.origin(
            of: subviews[index].dimensions(in: proposal),
            in: cell.offsetBy(dx: bounds.minX, dy: bounds.minY)),
          proposal: proposal)
      }
      start += line.length + gap
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
    var lines = lines(of: subviews, count: tracks.count)
    for index in lines.indices {
      lines[index].length = zip(lines[index].views, tracks).reduce(0) { length, cell in
        let whole = max(tracks.last?.end ?? 0, breadth ?? 0)
        let proposal = cellProposal(lines[index].isWhole ? whole : cell.1.length)
        return max(length, subviews[cell.0].sizeThatFits(proposal).along(axis))
      }
    }
    return Arrangement(tracks: tracks, lines: lines)
  }

  /// Breaks the views into lines of `count`; headers and footers of sections stand alone.
  private func lines(of subviews: Subviews, count: Int) -> [Line] {
    var lines: [Line] = []
    guard count > 0 else { return lines }
    for index in subviews.indices {
      let isWhole = subviews[index][SectionPartKey.self] != nil
      if let last = lines.last, !last.isWhole, !isWhole, last.views.count < count,
        !startsSection(subviews, index)
      {
        lines[lines.count - 1].views = last.views.lowerBound..<(index + 1)
      } else {
        lines.append(Line(views: index..<(index + 1), isWhole: isWhole))
      }
    }
    return lines
  }

  private func startsSection(_ subviews: Subviews, _ index: Int) -> Bool {
    subviews[index][SectionIdentityKey.self] != subviews[index - 1][SectionIdentityKey.self]
  }
}
