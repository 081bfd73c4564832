import Foundation

/// The views of a lazy grid in lines.
struct GridLines {
  /// A line, or several of them of which nothing is made.
  struct Line {
    /// The views that are made; only one where it is over all tracks.
    var cells: [Cell] = []
    /// How many tracks are taken.
    var taken = 0
    /// Whether a header or footer stands alone.
    var isWhole = false
    /// How many lines it stands for.
    var span = 1
    /// How long it is guessed to be where nothing in it is made; nil where all of it is.
    var guess: LazyGuess?
    /// Where it begins along the grid, in points.
    var start: CGFloat = 0
    /// In points.
    var length: CGFloat = 0
  }

  /// A view in a track.
  struct Cell {
    let view: Int
    let track: Int
  }

  /// A view that stands for others, which are not made.
  struct Run {
    let view: Int
    /// The index of the line that is all its own, or else of one in which it begins or ends.
    let line: Int
    let hasOwnLine: Bool
  }

  private(set) var lines: [Line] = []
  private(set) var runs: [Run] = []
  private let count: Int

  /// Breaks `subviews` into lines of `count`; sections begin with a line of their own, and their
  /// headers and footers stand alone.
  ///
  /// Views that are not made take as many tracks as they would if they were.
  init(of subviews: LayoutSubviews, count: Int) {
    self.count = count
    guard count > 0 else { return }
    for index in subviews.indices {
      if startsSection(subviews, index) { endLine() }
      if subviews[index][SectionPartKey.self] != nil {
        let cells = [Cell(view: index, track: 0)]
        lines.append(Line(cells: cells, taken: count, isWhole: true))
      } else if let run = subviews[index][UnmadeRunKey.self] {
        appendRun(run, of: index)
      } else {
        appendCell(index)
      }
    }
  }

  private func startsSection(_ subviews: LayoutSubviews, _ index: Int) -> Bool {
    index > 0
      && subviews[index][SectionIdentityKey.self] != subviews[index - 1][SectionIdentityKey.self]
  }

  /// How many tracks of the last line are free; 0 where another line has to be begun.
  private var free: Int { lines.last.map { count - $0.taken } ?? 0 }

  private mutating func endLine() {
    if !lines.isEmpty { lines[lines.count - 1].taken = count }
  }

  private mutating func appendCell(_ view: Int) {
    if free == 0 { lines.append(Line()) }
    let track = lines[lines.count - 1].taken
    lines[lines.count - 1].cells.append(Cell(view: view, track: track))
    lines[lines.count - 1].taken += 1
  }

  /// Goes to the end of the line, on in lines of which nothing is made, and into another one.
  private mutating func appendRun(_ run: UnmadeRun, of view: Int) {
    let rest = run.views - min(run.views, free)
    take(run.views - rest, of: run)
    let (span, last) = rest.quotientAndRemainder(dividingBy: count)
    if span > 0 { lines.append(Line(taken: count, span: span, guess: run.guess)) }
    let begins = span == 0 && last > 0 && last == run.views
    let line = begins ? lines.count : max(lines.count - 1, 0)
    runs.append(Run(view: view, line: line, hasOwnLine: span > 0))
    if last > 0 { lines.append(Line()) }
    take(last, of: run)
  }

  /// Lets tracks of the last line be taken by views that are not made.
  private mutating func take(_ views: Int, of run: UnmadeRun) {
    guard views > 0 else { return }
    lines[lines.count - 1].taken += views
    lines[lines.count - 1].guess = run.guess
  }

  /// Puts the lines one after the other, with `gap` between them.
  ///
  /// - Parameters:
  ///   - gap: In points.
  ///   - length: That of a view of a line along the grid.
  mutating func arrange(gap: CGFloat, length: (Cell, Line) -> CGFloat) {
    var start: CGFloat = 0
    for index in lines.indices {
      let line = lines[index]
      lines[index].length =
        line.cells.isEmpty
        ? line.guess?.length(of: Double(line.span)) ?? 0
        : line.cells.reduce(0) { max($0, length($1, line)) }
      lines[index].start = start
      start += lines[index].length + gap
    }
  }

  /// From the beginning of the first line to the end of the last one, in points.
  var length: CGFloat { lines.last.map { $0.start + $0.length } ?? 0 }
}
