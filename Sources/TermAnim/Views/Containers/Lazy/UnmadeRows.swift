import Foundation

/// What stands for rows of a lazy container that are not made: as long as they are guessed to be,
/// with nothing to be seen.
final class UnmadeRows: Element {
  private let axis: Axis
  private(set) weak var source: (any LazyRowSource)?
  /// The places of the rows among those of their `ForEach`.
  var rows = 0..<0 {
    didSet { if rows != oldValue { setNeedsLayout() } }
  }
  /// How many views there are to a row, as far as rows are made.
  var density = 1.0 {
    didSet { if density != oldValue { setNeedsLayout() } }
  }
  /// How long the rows are guessed to be.
  var guess: LazyGuess {
    didSet { setNeedsLayout() }
  }

  init(
    of source: any LazyRowSource, along axis: Axis, guess: LazyGuess, scope: TransactionScope
  ) {
    (self.source, self.axis, self.guess) = (source, axis, guess)
    super.init(graph: source.graph, scope: scope)
    standsForUnmadeRows = true
  }

  override var traits: ElementTraits {
    var traits = ElementTraits()
    let run = UnmadeRun(rows: rows.count, views: Int(views.rounded()), guess: guess)
    traits.layoutValues[ObjectIdentifier(UnmadeRunKey.self)] = run
    return traits
  }

  /// As long as there is room for, or else as guessed.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let length = proposal[axis] ?? guess.length(of: views / Double(guess.viewsInLine))
    return axis == .horizontal
      ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
  }

  private var views: Double { density * Double(rows.count) }

  /// How many rows a line has.
  private var rowsInLine: Double { Double(guess.viewsInLine) / max(density, 0.001) }

  /// The places of the rows that are guessed to be in a part of the axis, where the first begins at
  /// `start`.
  func rows(in range: ClosedRange<CGFloat>, from start: CGFloat) -> Range<Int> {
    let first = place(at: range.lowerBound - start)
    let last = place(at: range.upperBound - start)
    return (first..<max(first, last + Int(rowsInLine.rounded(.up)))).clamped(to: rows)
  }

  /// Where the row at a place is guessed to begin, from where the first one does.
  func offset(of place: Int) -> CGFloat {
    (Double(place - rows.lowerBound) / rowsInLine).rounded(.down) * pitch
  }

  /// The place of the first row that is guessed to be so far from where the first of all begins;
  /// that of the first for NaN.
  func place(at offset: CGFloat) -> Int {
    let index = (offset / pitch).rounded(.down) * rowsInLine
    return rows.lowerBound + Int(index > 0 ? min(index, Double(rows.count)) : 0)
  }

  private var pitch: CGFloat { max(guess.pitch, 1) }
}

extension Element {
  /// The size of what stands for rows that are not made, whatever is put around it: the room for a
  /// view is not that for many.
  final func unmadeSize(_ proposal: ProposedViewSize) -> CGSize {
    (self as? WrapperElement)?.content.size(for: proposal) ?? measure(proposal)
  }
}
